// What the parts of the machine work on: its settings, its state as plain data, its engine.

import type { Engine, Unnumbered } from "../machine/engine.ts";
import type { DynamicConfigEffect } from "./effects.ts";
import type { Settings } from "./settings.ts";
import type { Answered, Held } from "./values.ts";

/** The timers, by rank. */
export const TIMERS = ["gateEnd", "retryEnd", "nextRead"] as const;

/** The name of a timer. */
export type Timer = typeof TIMERS[number];

/**
 * Not started; switched off; on without a valid answer of this cluster; with one; the brokers cannot do it; over.
 */
export type Mode = "new" | "off" | "probing" | "active" | "disabled" | "closed";

/** The whole state beside the engine: plain data. */
export interface Data {
  mode: Mode;
  /** What the user configured, for the keys of the role: all others are not followed. */
  own: Held;
  /** `acks` must be `all`. */
  locked: boolean;
  /** The keys of a consumer are the broker's. */
  managed: boolean;
  /** A node can be asked. */
  ready: boolean;
  /** Whether a read is in flight; the outcome of a void one counts for nothing. */
  read: "no" | "asked" | "void";
  /** Reads without answer since the last one that had one. */
  failures: number;
  /** The error that was warned of last; 0: none since the last valid answer. */
  errorCode: number;
  /** The last valid answer, accepted or refused. */
  lastAnswer: Answered | null;
  /** What of it was left out, and why. */
  ignored: readonly (readonly [key: string, why: string])[];
  /** What is in effect. */
  accepted: Held;
  /** What was in effect before the session's timeout was changed: where a rejected join returns to. */
  previous: Held | null;
  /** The first JoinGroup waits. */
  gate: boolean;
  /** It has been said that the client id is generated. */
  warned: boolean;
}

/** One machine, for its parts. */
export interface Context {
  readonly settings: Settings;
  readonly engine: Engine<DynamicConfigEffect, Timer>;
  data: Data;
}

/** Puts an effect at the end of the queue. */
export function emit(c: Context, effect: Unnumbered<DynamicConfigEffect>): void {
  c.engine.emit(effect);
}

/** Tells people. */
export function warn(c: Context, code: string, detail: string): void {
  emit(c, { type: "warning", code, detail });
}
