// Generated from schemas/clients/ResponseHeader.json. Do not edit.

/**
 * ResponseHeader (header), versions 0-1.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt32,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeInt32,
  writeNoTags,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes a ResponseHeader.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the header: no length prefix.
 * @param version The header version, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeResponseHeader(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ResponseHeader {
  return runDecode("ResponseHeader", 0, 1, readResponseHeader, body, version, options);
}

/**
 * Encodes a ResponseHeader into an array of its own.
 *
 * @param version The header version, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeResponseHeader(message: ResponseHeaderInit, version: number): Bytes {
  return runEncode("ResponseHeader", 0, 1, writeResponseHeader, message, version);
}

/**
 * Encodes a ResponseHeader into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeResponseHeaderInto(
  message: ResponseHeaderInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ResponseHeader",
    0,
    1,
    writeResponseHeader,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ResponseHeader, for registries. */
export const ResponseHeaderCodec: MessageCodec<ResponseHeader> = {
  name: "ResponseHeader",
  type: "header",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeResponseHeader,
  encode: encodeResponseHeader,
};

/** ResponseHeader: a header, versions 0-1, flexible versions 1+. */
export interface ResponseHeader {
  /**
   * Repeats the number of the request, which alone tells how to decode this response.
   *
   * int32, versions 0+.
   *
   * @generated from ResponseHeader.json CorrelationId
   */
  correlationId: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ResponseHeader; fields with a default may be left out. */
export interface ResponseHeaderInit {
  /** See {@linkcode ResponseHeader.correlationId}. */
  correlationId: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readResponseHeader(r: Reader, version: number): ResponseHeader {
  const m: ResponseHeader = {
    correlationId: readInt32(r, "correlationId"),
  };
  if (version >= 1) readTags(r, m);
  return m;
}

function writeResponseHeader(w: Writer, m: ResponseHeaderInit, version: number): void {
  const { correlationId, unknownTaggedFields } = m;
  writeInt32(w, "correlationId", correlationId);
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}
