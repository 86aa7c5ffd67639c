// Whether a frame is a request to its last byte, or nearly.

import { requestHeaderVersion } from "../../frame/mod.ts";
import { DecodeError, type Registry } from "../../wire/mod.ts";
import { apiOf } from "./request_head.ts";
import { bodyStartOf } from "./frame_header.ts";

/**
 * How the body of a request reads: to its last byte, with bytes left over (as librdkafka of old sends ApiVersions), or
 * not at all; undefined if the registry cannot tell.
 */
export function bodyReads(
  frame: Uint8Array,
  registry: Registry,
): "whole" | "longer" | "broken" | undefined {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const [key, version] = [view.getInt16(4), view.getInt16(6)];
  const codec = registry.api(key)?.request;
  if (!apiOf(key) || !codec || version < codec.minVersion || version > codec.maxVersion) {
    return undefined;
  }
  const start = bodyStartOf(frame, requestHeaderVersion(key, version));
  if (start === undefined) return "broken";
  const body = frame.subarray(start);
  if (decodes(() => codec.decode(body, version))) return "whole";
  return decodes(() => codec.decode(body, version, { allowTrailingBytes: true }))
    ? "longer"
    : "broken";
}

/** Whether this decodes. */
export function decodes(decode: () => unknown): boolean {
  try {
    decode();
    return true;
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}
