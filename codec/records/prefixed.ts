// Bytes that begin with a number, and the message behind it.

import { bytesText, DecodeError, type DecodeOptions, type MessageCodec } from "../wire/mod.ts";

/**
 * The int16 in front of a message: its type or its version.
 *
 * @param what What the bytes are of, for the error.
 * @param field What the number is in, for the error.
 */
export function int16Before(what: string, field: string, bytes: Uint8Array | null): number {
  if (bytes !== null && bytes.length >= 2) {
    return new DataView(bytes.buffer, bytes.byteOffset).getInt16(0);
  }
  const found = bytes === null ? "null" : bytesText(bytes.length);
  const reason = bytes === null ? "null-not-allowed" : "truncated";
  throw new DecodeError(reason, what, [field], 0, "int16 (2 bytes)", found);
}

/** What the codec decodes; `offset` of its errors counts `before` bytes more. */
export function decodeAfter<T extends object>(
  before: number,
  codec: MessageCodec<T>,
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): T {
  try {
    return codec.decode(body, version, options);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    const { reason, path, offset, expected, found } = error;
    throw new DecodeError(reason, codec.name, path, before + offset, expected, found);
  }
}
