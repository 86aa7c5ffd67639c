// What a response without a request may be: capture.md 5.4.

import type { Registry } from "../../wire/mod.ts";
import { readResponseHeader } from "./frame_header.ts";
import { decodes } from "./whole_request.ts";

/** An API and a version. */
export type Pair = readonly [apiKey: number, version: number];

const API_VERSIONS = 18;
const MAX_TRIES = 64;
const MAX_ERROR_CODE = 999;

/**
 * The one pair as which the frame reads to its last byte, with plausible values. Each stage is tried only if no pair
 * of those before it fits; if more than one fits, nobody knows.
 */
export function inferPair(
  frame: Uint8Array,
  stages: readonly (readonly Pair[])[],
  registry: Registry,
): Pair | undefined {
  const last = mayBeApiVersions(frame) ? [allOfApiVersions(registry)] : [];
  for (const stage of [...stages, ...last]) {
    const fitting = stage.slice(0, MAX_TRIES).filter((pair) => fits(frame, pair, registry));
    if (fitting.length === 1) return fitting[0];
    if (fitting.length > 1) return undefined;
  }
  return undefined;
}

/** A look at error code and count: a decoder that refuses takes 100 times as long, and most orphans are something else. */
function mayBeApiVersions(frame: Uint8Array): boolean {
  if (frame.length < 14) return false;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const errorCode = view.getInt16(8);
  if (errorCode < -1 || errorCode > MAX_ERROR_CODE) return false;
  const left = frame.length - 14 - 6 * view.getInt32(10);
  if (left === 0 || left === 4) return true; // before version 3; since 1 with a throttle time
  const count = frame[10]! - 1;
  return count >= 127 || count >= 0 && frame.length >= 16 + 7 * count;
}

function allOfApiVersions(registry: Registry): readonly Pair[] {
  const codec = registry.api(API_VERSIONS)?.response;
  if (!codec) return [];
  const { minVersion, maxVersion } = codec;
  return Array.from(
    { length: maxVersion - minVersion + 1 },
    (_, i) => [API_VERSIONS, minVersion + i],
  );
}

function fits(frame: Uint8Array, [apiKey, version]: Pair, registry: Registry): boolean {
  const codec = registry.api(apiKey)?.response;
  if (!codec || version < codec.minVersion || version > codec.maxVersion) return false;
  const { bodyStart } = readResponseHeader(frame, apiKey, version);
  let message: object | undefined;
  const isWhole = decodes(() => message = codec.decode(frame.subarray(bodyStart), version));
  return isWhole && isPlausible(message);
}

/** No text with control characters, no error code that none of Kafka's is near. */
function isPlausible(value: unknown, name = ""): boolean {
  if (typeof value === "string") return !/\p{Cc}/u.test(value);
  if (typeof value === "number") {
    return !/errorCode$/i.test(name) || value >= -1 && value <= MAX_ERROR_CODE;
  }
  if (Array.isArray(value)) return value.every((item) => isPlausible(item, name));
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return true;
  return Object.entries(value).every(([key, inner]) => isPlausible(inner, key));
}
