// Generated from schemas/clients/RequestHeader.json. Do not edit.

/**
 * RequestHeader (header), versions 0-2.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt16,
  putInt32,
  type Reader,
  readInt16,
  readInt32,
  readNullableString,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes a RequestHeader.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the header: no length prefix.
 * @param version The header version, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeRequestHeader(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RequestHeader {
  return runDecode("RequestHeader", 0, 2, readRequestHeader, body, version, options);
}

/**
 * Encodes a RequestHeader into an array of its own.
 *
 * @param version The header version, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRequestHeader(message: RequestHeaderInit, version: number): Bytes {
  return runEncode("RequestHeader", 0, 2, writeRequestHeader, message, version);
}

/**
 * Encodes a RequestHeader into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRequestHeaderInto(
  message: RequestHeaderInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("RequestHeader", 0, 2, writeRequestHeader, message, version, target, offset);
}

/** Both directions of RequestHeader, for registries. */
export const RequestHeaderCodec: MessageCodec<RequestHeader> = {
  name: "RequestHeader",
  type: "header",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 2,
  decode: decodeRequestHeader,
  encode: encodeRequestHeader,
};

/** RequestHeader: a header, versions 0-2, flexible versions 2+. */
export interface RequestHeader {
  /**
   * Number of the API that the body belongs to, such as 3 for Metadata.
   *
   * int16, versions 0+.
   *
   * @generated from RequestHeader.json RequestApiKey
   */
  requestApiKey: number;
  /**
   * Version of the body; together with the key it settles the version of this header.
   *
   * int16, versions 0+.
   *
   * @generated from RequestHeader.json RequestApiVersion
   */
  requestApiVersion: number;
  /**
   * Any number that the client picks; the response repeats it.
   *
   * int32, versions 0+.
   *
   * @generated from RequestHeader.json CorrelationId
   */
  correlationId: number;
  /**
   * Name the client gives itself, for logs and quotas; Kafka takes null for empty.
   *
   * string, versions 1+, nullable 1+, ignorable.
   *
   * @generated from RequestHeader.json ClientId
   */
  clientId: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for RequestHeader; fields with a default may be left out. */
export interface RequestHeaderInit {
  /** See {@linkcode RequestHeader.requestApiKey}. */
  requestApiKey: number;
  /** See {@linkcode RequestHeader.requestApiVersion}. */
  requestApiVersion: number;
  /** See {@linkcode RequestHeader.correlationId}. */
  correlationId: number;
  /** See {@linkcode RequestHeader.clientId}. */
  clientId?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRequestHeader(r: Reader, version: number): RequestHeader {
  const m: RequestHeader = {
    requestApiKey: readInt16(r, "requestApiKey"),
    requestApiVersion: readInt16(r, "requestApiVersion"),
    correlationId: readInt32(r, "correlationId"),
    clientId: version >= 1 ? readNullableString(r, "clientId") : "",
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeRequestHeader(w: Writer, m: RequestHeaderInit, version: number): void {
  const { requestApiKey, requestApiVersion, correlationId, clientId = "", unknownTaggedFields } = m;
  const atRequestApiKey = w.room(8);
  putInt16(w, atRequestApiKey, "requestApiKey", requestApiKey);
  putInt16(w, atRequestApiKey + 2, "requestApiVersion", requestApiVersion);
  putInt32(w, atRequestApiKey + 4, "correlationId", correlationId);
  if (version >= 1) writeNullableString(w, "clientId", clientId);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}
