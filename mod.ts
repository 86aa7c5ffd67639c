/**
 * Kafka's wire protocol for any JavaScript: the front door.
 *
 * Errors, limits, frames, registries, and the connection machine with its redirect rules. Messages are imported by
 * API, each from an entry of its own, such as `kafka-wire/messages/metadata`; the JSON mapping is `kafka-wire/json`.
 *
 * @module
 */
export {
  type Api,
  type Bytes,
  Cursor,
  DecodeError,
  type DecodeLimits,
  type DecodeOptions,
  type DecodeReason,
  detach,
  EncodeError,
  formatPath,
  type InvalidText,
  type Key,
  type MessageCodec,
  type MessageModule,
  type MessageType,
  type Path,
  Reader,
  type Registry,
  registryOf,
  type ServerApi,
  type TaggedField,
  Trail,
  ZERO_UUID,
} from "./codec/wire/mod.ts";
export * from "./codec/frame/mod.ts";
export * from "./codec/machine/mod.ts";
export * from "./codec/redirect/mod.ts";
export * from "./codec/connection/mod.ts";
