// Whether bytes begin a request: the test of capture.md 5.3, which no response and no other protocol passes easily.

import { type ApiInfo, apis } from "../../frame/mod.ts";

/** By key. */
const APIS: ReadonlyMap<number, ApiInfo> = /* @__PURE__ */ new Map(
  apis.map((api) => [api.key, api]),
);

/** The API with this number, or nothing for a number that no known Kafka gives away. */
export function apiOf(apiKey: number): ApiInfo | undefined {
  return APIS.get(apiKey);
}

/**
 * `strict`: a known API in a known version with a sane header. `sane`: a header that a newer Kafka may send.
 * `short`: too few bytes to tell. `no`: no request.
 */
export type Sanity = "strict" | "sane" | "short" | "no";

const NUMBERS_END = 12; // length, key, version, correlation id
const NAME_AT = 14;
const MAX_NAME = 255;
const MAX_KEY = 999;
const MAX_VERSION = 255;

/** How much the bytes, from a length prefix on, look like a request of at most `limit` bytes. */
export function requestSanity(bytes: Uint8Array, limit: number): Sanity {
  if (bytes.length < 4) return "short";
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = view.getInt32(0);
  if (size < 8 || size > limit) return "no";
  if (bytes.length < NUMBERS_END) return "short";
  const key = view.getInt16(4);
  const version = view.getInt16(6);
  if (key < 0 || key > MAX_KEY || version < 0 || version > MAX_VERSION) return "no";
  if (view.getInt32(8) < 0) return "no";
  const api = APIS.get(key);
  const name = nameSanity(bytes, view, size, key === 7 && version === 0);
  if (name !== "strict") return name;
  return api !== undefined && version <= api.maxVersion ? "strict" : "sane";
}

function nameSanity(bytes: Uint8Array, view: DataView, size: number, none: boolean): Sanity {
  if (none) return "strict";
  if (size < 10) return "no";
  if (bytes.length < NAME_AT) return "short";
  const length = view.getInt16(NUMBERS_END);
  if (length === -1) return "strict";
  if (length < 0 || length > MAX_NAME || NAME_AT + length > 4 + size) return "no";
  const end = Math.min(NAME_AT + length, bytes.length);
  for (let i = NAME_AT; i < end; i++) {
    const byte = bytes[i]!;
    if (byte < 32 || byte === 127) return "no";
  }
  return end < NAME_AT + length ? "short" : "strict";
}

/** The client id of a request that is sane, as bytes would compare; undefined if the header has none. */
export function nameOf(bytes: Uint8Array): string | null | undefined {
  if (bytes.length < NAME_AT) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getInt16(NUMBERS_END);
  if (length < 0) return null;
  return new TextDecoder().decode(bytes.slice(NAME_AT, NAME_AT + length));
}
