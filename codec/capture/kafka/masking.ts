// Secrets out of what is shown: the one place that replaces values by masks (capture.md 5.9).

import { recordFields } from "../../messages/places.ts";
import { type SecretField, secrets } from "../../messages/secrets.ts";
import type { LogRecord } from "../../records/mod.ts";
import type { LogRecordEvent, Shown, UndecodableEvent } from "../event.ts";
import { byMessage } from "./by_message.ts";
import { bodyStartOf } from "./frame_header.ts";
import { requestSanity } from "./request_head.ts";

/** By the name of a message: what is masked in it. */
const RULES = /* @__PURE__ */ byMessage<SecretField>([
  ...secrets,
  ...recordFields.map((field) => ({ ...field, when: null })),
]);

/** What stands for a secret of `n` bytes. */
export function maskText(n: number): string {
  return `«${n} bytes»`;
}

/** Whether the message of that name has fields that are masked. */
export function hasSecrets(name: string): boolean {
  return RULES.has(name);
}

/** The paths that are masked in the message of that name. */
export function secretPaths(name: string): readonly (readonly string[])[] {
  return RULES.get(name)?.map(({ path }) => path) ?? [];
}

/** The message with masks for its secrets; the one given is left as it is. */
export function masked(name: string, message: object): object {
  const rules = RULES.get(name);
  if (rules === undefined) return message;
  return rules.reduce<object>(
    (shown, { path, when }) => maskedStruct(shown as Struct, path, when),
    message,
  );
}

/**
 * What could be read of a message, with masks.
 *
 * @param isPlaced Each field is what it seems to be: the message is whole, or its rest was not captured. Else a wrong
 * length may have put a secret into any text.
 */
export function maskedPart(name: string, part: object, isPlaced: boolean): object {
  return isPlaced || !RULES.has(name) ? masked(name, part) : maskedTexts(part) as object;
}

function maskedTexts(value: unknown): unknown {
  if (typeof value === "string" || value instanceof Uint8Array) return maskOf(value);
  if (Array.isArray(value)) return value.map(maskedTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskedTexts(inner)]));
}

/** Masks a client id that cannot be one: a wrong length has taken in what follows it. */
export function maskName(header: { clientId?: string | null }): void {
  const { clientId } = header;
  if (clientId && /\p{Cc}/u.test(clientId)) header.clientId = maskOf(clientId) as string;
}

type Struct = Readonly<Record<string, unknown>>;

function maskedStruct(struct: Struct, path: readonly string[], when: SecretField["when"]): Struct {
  const [field, ...rest] = path as [string, ...string[]];
  if (when?.length === 1 && struct[when[0]!] === false) return struct;
  const value = struct[field];
  if (value === null || value === undefined) return struct;
  const deeper = when && when.length > 1 ? when.slice(1) : null;
  const mask = rest.length === 0
    ? maskOf
    : (inner: unknown) => maskedStruct(inner as Struct, rest, deeper);
  return { ...struct, [field]: Array.isArray(value) ? value.map(mask) : mask(value) };
}

/** The mask of text or bytes. */
function maskOf(secret: unknown): unknown {
  if (typeof secret !== "string") return maskText((secret as Uint8Array).length);
  return maskText(new TextEncoder().encode(secret).length);
}

const STAR = 0x2a;

/**
 * How many bytes of a frame hold no secret: its length and header, as far as that is one. Tags of a header do not count,
 * since a wrong number of them takes in some of the body.
 */
export function openBytes(frame: Uint8Array, { direction, header, bodyStart }: Start): number {
  if (direction === "response") return Math.min(RESPONSE_HEADER, bodyStart);
  if (requestSanity(frame, Infinity) === "no") return PREFIX;
  return bodyStartOf(frame, header.headerVersion === 0 ? 0 : 1) ?? PREFIX;
}

type Start = Pick<UndecodableEvent, "direction" | "header" | "bodyStart">;

const PREFIX = 4;
const RESPONSE_HEADER = 8;

/** The frame with every byte from `from` on overwritten. */
export function starred(frame: Uint8Array, from: number): Uint8Array {
  const copy = frame.slice();
  copy.fill(STAR, from);
  return copy;
}

/** The frame with these stretches overwritten, each from the start of the frame. */
export function starredIn(
  frame: Uint8Array,
  stretches: Iterable<readonly [start: number, end: number]>,
): Uint8Array {
  const copy = frame.slice();
  for (const [start, end] of stretches) copy.fill(STAR, start, end);
  return copy;
}

/** Bytes as they may be shown. */
export function shown(bytes: Uint8Array | null, redact: boolean): Shown | null {
  return redact && bytes !== null ? maskText(bytes.length) : bytes;
}

/** Key, value and headers of a record as they may be shown. */
export function shownRecord(
  { key, value, headers }: Pick<LogRecord, "key" | "value" | "headers">,
  redact: boolean,
): Pick<LogRecordEvent, "key" | "value" | "headers"> {
  return {
    key: shown(key, redact),
    value: shown(value, redact),
    headers: headers.map((header) => ({ ...header, value: shown(header.value, redact) })),
  };
}
