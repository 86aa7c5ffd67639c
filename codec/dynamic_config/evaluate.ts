// What an answer means for the configuration (connection D.6).

import { type Context, emit, warn } from "./context.ts";
import type { ConfigSource } from "./effects.ts";
import type { DescribedEntry, Input } from "./inputs.ts";
import type { Settings } from "./settings.ts";
import {
  type Answered,
  cut,
  HEARTBEAT,
  type Held,
  isKey,
  type Key,
  numberOf,
  type Said,
  SESSION,
} from "./values.ts";

/** How many keys that have no effect are named, of one answer. */
const MOST_IGNORED = 100;
const INVALID_SESSION_TIMEOUT = 26;

const SOURCES: { readonly [byte: number]: ConfigSource } = { 7: "client", 8: "default" };

/** Values that are being put together. */
type Draft = { [key in Key]?: Said };

/** Looks at a valid answer, and applies it if it passes. One that is as the last one changes nothing. */
export function evaluate(c: Context, entries: readonly DescribedEntry[]): void {
  const { data } = c;
  const answer = sifted(c, entries);
  const last = data.lastAnswer;
  if (last && differing(c, answer, last).length === 0) return;
  data.lastAnswer = answer;
  const candidate = { ...data.own, ...answer };
  const passes = candidate.acks ? passesAcks : passesPair;
  if (passes(c, answer, candidate)) apply(c, candidate as Held);
}

/** The keys that are followed: those of the role, the session's before the heartbeat's. */
function keysOf({ data }: Context): readonly Key[] {
  return Object.keys(data.own) as Key[];
}

/** The keys whose values are not the same. */
function differing(c: Context, one: Answered, other: Answered): readonly Key[] {
  return keysOf(c).filter((key) => one[key]?.value !== other[key]?.value);
}

/** The values for the keys that are followed; says of new ones among the others that they have no effect. */
function sifted(c: Context, entries: readonly DescribedEntry[]): Answered {
  const { data } = c;
  const answer: Draft = {};
  const dropped = new Map<string, string>();
  for (const entry of entries) {
    const why = whyDropped(entry);
    if (why === undefined) put(c, answer, entry);
    else if (dropped.size < MOST_IGNORED) dropped.set(cut(entry.name), why);
  }
  const known = new Map(data.ignored);
  data.ignored = [...dropped];
  for (const [key, why] of dropped) if (known.get(key) !== why) ignore(c, key, why);
  return answer;
}

function whyDropped({ name, value, isSensitive, source }: DescribedEntry): string | undefined {
  if (!isKey(name)) return "unknown";
  if (isSensitive) return "sensitive";
  if (value === null) return "null";
  return SOURCES[source] ? undefined : "source";
}

/** What is said of the client id wins (connection D5), else the first. */
function put({ data }: Context, answer: Draft, entry: DescribedEntry): void {
  const key = entry.name as Key;
  const text = entry.value!;
  const source = SOURCES[entry.source]!;
  const known = answer[key];
  if (!data.own[key] || known && known.source <= source) return; // "client" is before "default"
  answer[key] = { value: numberOf(key, text) ?? cut(text), source };
}

function ignore(c: Context, key: string, why: string): false {
  emit(c, { type: "ignored", key, why });
  return false;
}

function passesAcks(c: Context, _: Answered, { acks }: Answered): boolean {
  if (typeof acks!.value === "string") return ignore(c, "acks", "parse");
  return !c.data.locked || acks!.value === -1 || ignore(c, "acks", "locked");
}

function passesPair(c: Context, answer: Answered, candidate: Answered): boolean {
  if (c.data.managed) {
    for (const key of keysOf(c)) if (answer[key]) ignore(c, key, "broker-managed");
    return false;
  }
  const why = whyRefused(candidate[SESSION]!.value, candidate[HEARTBEAT]!.value);
  return why === undefined || refuse(c, why, candidate);
}

function whyRefused(session: number | string, heartbeat: number | string): string | undefined {
  if (typeof session === "string" || typeof heartbeat === "string") return "parse";
  if (heartbeat <= 0) return "heartbeat-not-positive";
  return heartbeat >= session ? "heartbeat-not-below-session" : undefined;
}

function refuse(c: Context, why: string, candidate: Answered): false {
  const values = keysOf(c).map((key) => [key, candidate[key]!.value]);
  emit(c, { type: "refused", why, candidate: Object.fromEntries(values) });
  return false;
}

/** Puts values in effect, and tells what follows from those that differ. */
function apply(c: Context, next: Held): void {
  const { data } = c;
  const before = data.accepted;
  data.accepted = next;
  const keys = differing(c, before, next);
  if (keys.length === 0) return;
  const changes = keys.map((key) => {
    const { value, source } = next[key]!;
    return { key, old: before[key]!.value, new: value, source };
  });
  emit(c, { type: "applied", changes });
  if (next.acks?.value === 0) warn(c, "ACKS_0", "with acks=0 there are neither offsets nor errors");
  if (rejoin(c, keys)) data.previous = before;
}

/** Another session's timeout has to be told to the group. */
function rejoin(c: Context, [key]: readonly Key[]): boolean {
  if (key === SESSION) emit(c, { type: "rejoin" });
  return key === SESSION;
}

/** The group does not take the session's timeout that was applied last: back to the one before it (connection D12). */
export function joinRejected(c: Context, { errorCode }: Input<"joinRejected">): void {
  const { data } = c;
  const { accepted, previous } = data;
  if (errorCode !== INVALID_SESSION_TIMEOUT || !previous) return;
  refuse(c, "join-rejected", accepted);
  apply(c, previous);
  data.previous = null;
}

/** Returns to what the user configured (connection D14). */
export function revert(c: Context): void {
  const { data } = c;
  const keys = differing(c, data.accepted, data.own);
  data.accepted = data.own;
  data.previous = null;
  if (keys.length === 0) return;
  emit(c, { type: "reverted", keys });
  rejoin(c, keys);
}

/**
 * Looks whether what the user configured can be in effect.
 *
 * @throws {RangeError} If it cannot.
 */
export function checkStatic({ role, config }: Input<"start">, { acksLock }: Settings): void {
  const { acks, acksLocked, sessionTimeoutMs, heartbeatIntervalMs } = config;
  if (role === "producer" && acksLocked[acksLock] && acks !== -1) {
    throw new RangeError(`Cannot start: expected acks of all, which is locked, found ${acks}`);
  }
  if (role === "consumer" && whyRefused(sessionTimeoutMs, heartbeatIntervalMs) !== undefined) {
    throw new RangeError(
      `Cannot start: expected ${HEARTBEAT} above 0 and below ${SESSION} (${sessionTimeoutMs}), ` +
        `found ${heartbeatIntervalMs}`,
    );
  }
}
