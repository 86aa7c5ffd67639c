// The transition table: what each input and timer does in each mode.

import type { Context, Mode, Timer } from "./context.ts";
import { joinRejected } from "./evaluate.ts";
import type { DynamicConfigInput, Input } from "./inputs.ts";
import {
  described,
  describeFailed,
  nodeReady,
  openGate,
  probe,
  read,
  settle,
  start,
  stop,
  switchOff,
  switchOn,
} from "./schedule.ts";

/** Does what an input or timer means. */
export type Handler = (c: Context, input: never) => unknown;

/** What is listed for a mode. A command that is not is refused; a report that is not changes nothing. */
export type Transitions = { readonly [on in DynamicConfigInput["type"] | Timer]?: Handler };

const on: Transitions = {
  enable,
  stop,
  nodeReady,
  described,
  describeFailed,
  rebootstrapped: probe,
  joinRejected,
  gateEnd: (c) => openGate(c, "timeout"),
  retryEnd: read,
  nextRead: read,
};

/** The whole machine, by mode. */
export const transitions: Readonly<Record<Mode, Transitions>> = {
  new: { start, stop: (c) => c.data.mode = "closed", nodeReady },
  off: { enable, stop, nodeReady, described: settle, describeFailed: settle },
  probing: on,
  active: on,
  disabled: { enable, stop, rebootstrapped: probe, joinRejected },
  closed: {},
};

function enable(c: Context, { enabled }: Input<"enable">): void {
  const isOff = c.data.mode === "off";
  if (enabled && isOff) switchOn(c);
  if (!enabled && !isOff) switchOff(c, "off");
}
