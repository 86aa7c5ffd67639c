// Whether a frame is a request to its last byte.

import { requestHeaderVersion } from "../frame/mod.ts";
import { DecodeError, type Registry } from "../wire/mod.ts";
import { apiOf } from "./request_head.ts";
import { bodyStartOf } from "./frame_header.ts";

/** Whether the request decodes to its last byte; undefined if the registry cannot tell. */
export function decodesWhole(frame: Uint8Array, registry: Registry): boolean | undefined {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const [key, version] = [view.getInt16(4), view.getInt16(6)];
  const codec = registry.api(key)?.request;
  if (!apiOf(key) || !codec || version < codec.minVersion || version > codec.maxVersion) {
    return undefined;
  }
  const start = bodyStartOf(frame, requestHeaderVersion(key, version));
  return start !== undefined && decodes(() => codec.decode(frame.subarray(start), version));
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
