// What free functions may see of a machine, which has four members and nothing else.

import type { Machine } from "./machine.ts";
import type { Draw } from "./random.ts";

/** Which timer comes next, and why it runs. */
export interface Wait {
  /** Its name. */
  readonly timer: string;
  /** What is being waited for. */
  readonly reason: string;
  /** Until when. */
  readonly deadlineMs: number;
}

/** The view of one machine. */
export interface Inside {
  /** The next wake-up. */
  wait(): Wait | undefined;
  /** The draws of the last call. */
  draws(): readonly Draw[];
}

const insides = /* @__PURE__ */ new WeakMap<object, Inside>();

/** Called by the constructor of a machine. */
export function reveal(machine: object, inside: Inside): void {
  insides.set(machine, inside);
}

/** The view of a machine; undefined for one of somebody else's. */
export function insideOf(machine: object): Inside | undefined {
  return insides.get(machine);
}

/**
 * Which timer comes next, why it runs, until when; undefined if the machine waits for an input only.
 */
export function explainWait(machine: Machine<never, unknown>): Wait | undefined {
  return insideOf(machine)?.wait();
}
