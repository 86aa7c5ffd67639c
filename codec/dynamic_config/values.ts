// The keys, and what a text means for each.

import type { ConfigSource } from "./effects.ts";
import type { StaticConfig } from "./options.ts";

/** A key that can be followed. */
export type Key = "acks" | "session.timeout.ms" | "heartbeat.interval.ms";

/** The session's timeout. */
export const SESSION = "session.timeout.ms";
/** From one heartbeat to the next. */
export const HEARTBEAT = "heartbeat.interval.ms";

/** All keys (connection D.2): the producer's, then those of the consumer. */
export const KEYS: readonly Key[] = ["acks", SESSION, HEARTBEAT];

/** Whether a name is that of a key, of whatever role. */
export function isKey(name: string): name is Key {
  return KEYS.includes(name as Key);
}

/** A value of an answer: a number, or the beginning of a text that is none. */
export interface Said {
  readonly value: number | string;
  readonly source: ConfigSource;
}

/** A value that is in effect, or may be. */
export interface Value extends Said {
  readonly value: number;
}

/** What an answer says of the keys of one role. */
export type Answered = { readonly [key in Key]?: Said };

/** A value for each key of one role. */
export type Held = { readonly [key in Key]?: Value };

/** What the user configured for the keys of a role. */
export function ownValues(
  role: "producer" | "consumer",
  { acks, sessionTimeoutMs, heartbeatIntervalMs }: StaticConfig,
): Held {
  const own = (value: number): Value => ({ value, source: "static" });
  if (role === "producer") return { acks: own(acks) };
  return { [SESSION]: own(sessionTimeoutMs), [HEARTBEAT]: own(heartbeatIntervalMs) };
}

/** The number that a text means; undefined if it means none (connection D8). */
export function numberOf(key: Key, text: string): number | undefined {
  if (key !== "acks") return int32Of(text);
  const word = text.trim().toLowerCase();
  if (word === "all") return -1;
  return ["-1", "0", "1"].includes(word) ? Number(word) : undefined;
}

/** A whole number of 32 bits in decimal digits; undefined if it is none. */
export function int32Of(text: string): number | undefined {
  const n = /^[+-]?\d+$/.test(text) ? Number(text) : NaN;
  return n === (n | 0) ? n | 0 : undefined; // −0 is 0
}

const LONG = 99;

/** A text of a peer, if it is short; else its beginning, which is so short that engines do not keep the whole for it. */
export function cut(text: string): string {
  return text.length > LONG ? `${text.slice(0, 12)}…` : text;
}
