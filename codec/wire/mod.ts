/**
 * Bytes: readers, writers, errors and limits. The one module that generated code imports.
 *
 * @module
 */
export type { Api, MessageCodec, MessageModule, MessageType, ServerApi } from "./api.ts";
export { Cursor, type Key, Trail } from "./cursor.ts";
export { detach } from "./detach.ts";
export { type Bytes, type Read, runDecode, runEncode, runEncodeInto, type Write } from "./entry.ts";
export { DecodeError, type DecodeReason, EncodeError, formatPath, type Path } from "./errors.ts";
export { type DecodeLimits, limitsFor } from "./limits.ts";
export * from "./read.ts";
export * from "./read_list.ts";
export { readTags, type TagReader } from "./read_tags.ts";
export {
  bytesText,
  type DecodeOptions,
  type InvalidText,
  Reader,
  type TaggedField,
} from "./reader.ts";
export { type Registry, registryOf } from "./registry.ts";
export { repeated, type TextOf } from "./text.ts";
export { uuidText, ZERO_UUID } from "./uuid.ts";
export * from "./write.ts";
export * from "./write_list.ts";
export * from "./write_tags.ts";
export { isBytes, isWellFormed, kindOf, Writer } from "./writer.ts";
