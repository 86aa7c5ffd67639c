// What the transition table of the connection lists, and what really happens.

import type { Context, Timer } from "../../codec/connection/context.ts";
import type { ConnectionState } from "../../codec/connection/effects.ts";
import type { ConnectionInput } from "../../codec/connection/inputs.ts";
import { type Transition, transitions } from "../../codec/connection/states.ts";

/** Every state with what is listed for it. */
export const listed: readonly {
  readonly from: ConnectionState;
  readonly on: ConnectionInput["type"] | Timer;
  /** The other states that may follow. */
  readonly to: readonly ConnectionState[];
}[] = Object.entries(transitions).flatMap(([from, row]) =>
  Object.entries(row).map(([on, [to]]) => ({
    from: from as ConnectionState,
    on: on as ConnectionInput["type"] | Timer,
    to: to.split(" ").filter((name) => name !== "") as ConnectionState[],
  }))
);

/** "ready, drain: draining". */
export function textOf(from: string, on: string, to: string): string {
  return `${from}, ${on}: ${to}`;
}

/** All changes of state that are listed. */
export const expected: readonly string[] = listed.flatMap(({ from, on, to }) =>
  to.filter((state) => state !== from).map((state) => textOf(from, on, state))
);

type Rows = { [from: string]: { [on: string]: Transition } };

/** Notes every change of state that an input or a timer makes while `run` runs. */
export function observing<T>(changes: Set<string>, run: () => T): T {
  const rows = transitions as unknown as Rows;
  const before = listed.map(({ from, on }) => ({ from, on, row: rows[from]![on]! }));
  for (const { from, on, row: [to, handler] } of before) {
    rows[from]![on] = [to, (c: Context, input: never) => {
      const answer = handler(c, input);
      if (c.data.state !== from) changes.add(textOf(from, on, c.data.state));
      return answer;
    }];
  }
  try {
    return run();
  } finally {
    for (const { from, on, row } of before) rows[from]![on] = row;
  }
}
