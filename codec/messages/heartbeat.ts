// Generated from schemas/clients/Heartbeat{Request,Response}.json. Do not edit.

/**
 * Heartbeat (API, key 12), versions 0-4.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readNullableString,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeAbsent,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a Heartbeat request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeHeartbeatRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): HeartbeatRequest {
  return runDecode("HeartbeatRequest", 0, 4, readHeartbeatRequest, body, version, options);
}

/**
 * Encodes the body of a Heartbeat request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeHeartbeatRequest(message: HeartbeatRequestInit, version: number): Bytes {
  return runEncode("HeartbeatRequest", 0, 4, writeHeartbeatRequest, message, version);
}

/**
 * Encodes the body of a Heartbeat request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeHeartbeatRequestInto(
  message: HeartbeatRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "HeartbeatRequest",
    0,
    4,
    writeHeartbeatRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of HeartbeatRequest, for registries. */
export const HeartbeatRequestCodec: MessageCodec<HeartbeatRequest> = {
  name: "HeartbeatRequest",
  type: "request",
  module: "clients",
  apiKey: 12,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decode: decodeHeartbeatRequest,
  encode: encodeHeartbeatRequest,
};

/** HeartbeatRequest: a request, key 12, versions 0-4, flexible versions 4+. */
export interface HeartbeatRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from HeartbeatRequest.json GroupId
   */
  groupId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from HeartbeatRequest.json GenerationId
   */
  generationId: number;
  /**
   * string, versions 0+.
   *
   * @generated from HeartbeatRequest.json MemberId
   */
  memberId: string;
  /**
   * string, versions 3+, nullable 3+, default null.
   *
   * @generated from HeartbeatRequest.json GroupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for HeartbeatRequest; fields with a default may be left out. */
export interface HeartbeatRequestInit {
  /** See {@linkcode HeartbeatRequest.groupId}. */
  groupId: string;
  /** See {@linkcode HeartbeatRequest.generationId}. */
  generationId: number;
  /** See {@linkcode HeartbeatRequest.memberId}. */
  memberId: string;
  /** See {@linkcode HeartbeatRequest.groupInstanceId}. */
  groupInstanceId?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readHeartbeatRequest(r: Reader, version: number): HeartbeatRequest {
  const m: HeartbeatRequest = {
    groupId: version >= 4 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    generationId: readInt32(r, "generationId"),
    memberId: version >= 4 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    groupInstanceId: version >= 4 ? readCompactNullableString(r, "groupInstanceId")
      : version >= 3 ? readNullableString(r, "groupInstanceId")
      : null,
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeHeartbeatRequest(w: Writer, m: HeartbeatRequestInit, version: number): void {
  const { groupId, generationId, memberId, groupInstanceId = null, unknownTaggedFields } = m;
  if (version >= 4) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  writeInt32(w, "generationId", generationId);
  if (version >= 4) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  if (version >= 4) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else if (version >= 3) writeNullableString(w, "groupInstanceId", groupInstanceId);
  else writeAbsent(w, "groupInstanceId", groupInstanceId === null, "3+");
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a Heartbeat response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeHeartbeatResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): HeartbeatResponse {
  return runDecode("HeartbeatResponse", 0, 4, readHeartbeatResponse, body, version, options);
}

/**
 * Encodes the body of a Heartbeat response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeHeartbeatResponse(message: HeartbeatResponseInit, version: number): Bytes {
  return runEncode("HeartbeatResponse", 0, 4, writeHeartbeatResponse, message, version);
}

/**
 * Encodes the body of a Heartbeat response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeHeartbeatResponseInto(
  message: HeartbeatResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "HeartbeatResponse",
    0,
    4,
    writeHeartbeatResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of HeartbeatResponse, for registries. */
export const HeartbeatResponseCodec: MessageCodec<HeartbeatResponse> = {
  name: "HeartbeatResponse",
  type: "response",
  module: "clients",
  apiKey: 12,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decode: decodeHeartbeatResponse,
  encode: encodeHeartbeatResponse,
};

/** HeartbeatResponse: a response, key 12, versions 0-4, flexible versions 4+. */
export interface HeartbeatResponse {
  /**
   * int32, versions 1+, ignorable.
   *
   * @generated from HeartbeatResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from HeartbeatResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for HeartbeatResponse; fields with a default may be left out. */
export interface HeartbeatResponseInit {
  /** See {@linkcode HeartbeatResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode HeartbeatResponse.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readHeartbeatResponse(r: Reader, version: number): HeartbeatResponse {
  const m: HeartbeatResponse = {
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeHeartbeatResponse(w: Writer, m: HeartbeatResponseInit, version: number): void {
  const { throttleTimeMs = 0, errorCode, unknownTaggedFields } = m;
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeInt16(w, "errorCode", errorCode);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of Heartbeat. */
export const Heartbeat: Api<HeartbeatRequestInit, HeartbeatResponse> = {
  name: "Heartbeat",
  key: 12,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  throttlesFrom: 2,
  encodeRequest: encodeHeartbeatRequest,
  decodeResponse: decodeHeartbeatResponse,
};

/** The broker's half of Heartbeat. */
export const HeartbeatServer: ServerApi<HeartbeatRequest, HeartbeatResponseInit> = {
  name: "Heartbeat",
  key: 12,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decodeRequest: decodeHeartbeatRequest,
  encodeResponse: encodeHeartbeatResponse,
};
