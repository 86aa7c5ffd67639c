/**
 * Bytes: readers, writers, errors and limits. The one module that generated code imports.
 *
 * @module
 */
export type { Api, MessageCodec, MessageModule, MessageType, ServerApi } from "./api.ts";
export { detach } from "./detach.ts";
export { type Bytes, type Read, runDecode, runEncode, runEncodeInto, type Write } from "./entry.ts";
export { DecodeError, type DecodeReason, EncodeError, formatPath, type Path } from "./errors.ts";
export type { DecodeLimits } from "./limits.ts";
export { type InvalidText, PathReader } from "./path_reader.ts";
export * from "./read.ts";
export { type DecodeOptions, Reader, type TaggedField, type TagReader } from "./reader.ts";
export { type Registry, registryOf } from "./registry.ts";
export { repeated, type TextOf } from "./text.ts";
export { ZERO_UUID } from "./uuid.ts";
export * from "./write.ts";
export { Writer } from "./writer.ts";
