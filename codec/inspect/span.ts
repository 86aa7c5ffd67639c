import type { Path } from "../wire/mod.ts";

/** What kind of thing these bytes are: a closed list. */
export type SpanType =
  | "bool"
  | "int8"
  | "int16"
  | "uint16"
  | "int32"
  | "uint32"
  | "int64"
  | "float64"
  | "uuid"
  | "uvarint"
  | "string"
  | "compact string"
  | "bytes"
  | "compact bytes"
  | "records"
  | "compact records"
  | "array"
  | "compact array"
  | "struct"
  | "tagged fields"
  | "unknown tagged field"
  | "frame";

/**
 * What the bytes are for. `field` is the whole of a field, an element, a struct or a frame, whatever belongs to it
 * included; the others are parts of one.
 *
 * - `length`: bytes of a string, of bytes, or of what follows the size of a frame
 * - `count`: elements of a list, or how many tagged fields there are
 * - `presence`: whether a nullable struct is there
 * - `tag`, `size`: number and length that stand in front of a tagged field
 * - `data`: what is left, the value itself
 */
export type SpanRole = "field" | "length" | "count" | "presence" | "tag" | "size" | "data";

/** Which part of a frame a span is in. */
export type SpanPart = "frame" | "header" | "body";

/** A decoded value. Structs, lists and bytes have none, unless they are null. */
export type SpanValue = number | bigint | boolean | string | null;

/**
 * Bytes that became something.
 *
 * @example
 * ```ts
 * import { traceMessage } from "kafka-wire/inspect";
 * import { HeartbeatResponseCodec } from "kafka-wire/messages/heartbeat";
 * const { spans } = traceMessage(HeartbeatResponseCodec, Uint8Array.of(0, 0, 0, 0, 0, 27), 1);
 * const { start, end, path, type, value } = spans.at(-1)!;
 * if (`${start}-${end} ${path} ${type} ${value}` !== "4-6 errorCode int16 27") throw new Error("Cannot match");
 * ```
 */
export interface Span {
  /** Offset of the first byte, from the start of what was traced. */
  readonly start: number;
  /** Offset behind the last byte. */
  readonly end: number;
  /**
   * Where in the header or the message: that of a `DecodeError` at the same place. Parts have the path of
   * their field. The tagged section of a struct is `taggedFields` of it, what is unknown there
   * `unknownTaggedFields` and an index, as in the message.
   */
  readonly path: Path;
  /** What kind of thing it is; with `data` that of its field. */
  readonly type: SpanType;
  /** What it is for. */
  readonly role: SpanRole;
  /** Header or body, or what is around them. */
  readonly part: SpanPart;
  /** Index of the span that this one is part of; −1 for the first. */
  readonly parent: number;
  /**
   * The value of a field; of a length, count, tag or size the number, null where its field is null. Texts are given
   * as they are: which of them are secret, the caller knows by message and path.
   */
  readonly value?: SpanValue;
}
