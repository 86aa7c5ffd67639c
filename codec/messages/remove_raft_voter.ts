// Generated from schemas/clients/RemoveRaftVoter{Request,Response}.json. Do not edit.

/**
 * RemoveRaftVoter (API, key 81), versions 0.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt16,
  putInt32,
  putUuid,
  readCompactNullableString,
  type Reader,
  readInt16,
  readInt32,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeCompactNullableString,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RemoveRaftVoter request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemoveRaftVoterRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemoveRaftVoterRequest {
  return runDecode(
    "RemoveRaftVoterRequest",
    0,
    0,
    readRemoveRaftVoterRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RemoveRaftVoter request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemoveRaftVoterRequest(
  message: RemoveRaftVoterRequestInit,
  version: number,
): Bytes {
  return runEncode("RemoveRaftVoterRequest", 0, 0, writeRemoveRaftVoterRequest, message, version);
}

/**
 * Encodes the body of a RemoveRaftVoter request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemoveRaftVoterRequestInto(
  message: RemoveRaftVoterRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemoveRaftVoterRequest",
    0,
    0,
    writeRemoveRaftVoterRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemoveRaftVoterRequest, for registries. */
export const RemoveRaftVoterRequestCodec: MessageCodec<RemoveRaftVoterRequest> = {
  name: "RemoveRaftVoterRequest",
  type: "request",
  module: "clients",
  apiKey: 81,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemoveRaftVoterRequest,
  encode: encodeRemoveRaftVoterRequest,
};

/** RemoveRaftVoterRequest: a request, key 81, versions 0, flexible versions 0+. */
export interface RemoveRaftVoterRequest {
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from RemoveRaftVoterRequest.json ClusterId
   */
  clusterId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from RemoveRaftVoterRequest.json VoterId
   */
  voterId: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from RemoveRaftVoterRequest.json VoterDirectoryId
   */
  voterDirectoryId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for RemoveRaftVoterRequest; fields with a default may be left out. */
export interface RemoveRaftVoterRequestInit {
  /** See {@linkcode RemoveRaftVoterRequest.clusterId}. */
  clusterId: string | null;
  /** See {@linkcode RemoveRaftVoterRequest.voterId}. */
  voterId: number;
  /** See {@linkcode RemoveRaftVoterRequest.voterDirectoryId}. */
  voterDirectoryId: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemoveRaftVoterRequest(r: Reader): RemoveRaftVoterRequest {
  const m: RemoveRaftVoterRequest = {
    clusterId: readCompactNullableString(r, "clusterId", repeated),
    voterId: readInt32(r, "voterId"),
    voterDirectoryId: readUuid(r, "voterDirectoryId"),
  };
  readTags(r, m);
  return m;
}

function writeRemoveRaftVoterRequest(w: Writer, m: RemoveRaftVoterRequestInit): void {
  const { clusterId, voterId, voterDirectoryId, unknownTaggedFields } = m;
  writeCompactNullableString(w, "clusterId", clusterId);
  const atVoterId = w.room(20);
  putInt32(w, atVoterId, "voterId", voterId);
  putUuid(w, atVoterId + 4, "voterDirectoryId", voterDirectoryId);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a RemoveRaftVoter response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRemoveRaftVoterResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RemoveRaftVoterResponse {
  return runDecode(
    "RemoveRaftVoterResponse",
    0,
    0,
    readRemoveRaftVoterResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RemoveRaftVoter response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRemoveRaftVoterResponse(
  message: RemoveRaftVoterResponseInit,
  version: number,
): Bytes {
  return runEncode("RemoveRaftVoterResponse", 0, 0, writeRemoveRaftVoterResponse, message, version);
}

/**
 * Encodes the body of a RemoveRaftVoter response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRemoveRaftVoterResponseInto(
  message: RemoveRaftVoterResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RemoveRaftVoterResponse",
    0,
    0,
    writeRemoveRaftVoterResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RemoveRaftVoterResponse, for registries. */
export const RemoveRaftVoterResponseCodec: MessageCodec<RemoveRaftVoterResponse> = {
  name: "RemoveRaftVoterResponse",
  type: "response",
  module: "clients",
  apiKey: 81,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRemoveRaftVoterResponse,
  encode: encodeRemoveRaftVoterResponse,
};

/** RemoveRaftVoterResponse: a response, key 81, versions 0, flexible versions 0+. */
export interface RemoveRaftVoterResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from RemoveRaftVoterResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from RemoveRaftVoterResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, ignorable.
   *
   * @generated from RemoveRaftVoterResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for RemoveRaftVoterResponse; fields with a default may be left out. */
export interface RemoveRaftVoterResponseInit {
  /** See {@linkcode RemoveRaftVoterResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode RemoveRaftVoterResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode RemoveRaftVoterResponse.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRemoveRaftVoterResponse(r: Reader): RemoveRaftVoterResponse {
  const m: RemoveRaftVoterResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  return m;
}

function writeRemoveRaftVoterResponse(w: Writer, m: RemoveRaftVoterResponseInit): void {
  const { throttleTimeMs, errorCode, errorMessage, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of RemoveRaftVoter. */
export const RemoveRaftVoter: Api<RemoveRaftVoterRequestInit, RemoveRaftVoterResponse> = {
  name: "RemoveRaftVoter",
  key: 81,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeRemoveRaftVoterRequest,
  decodeResponse: decodeRemoveRaftVoterResponse,
};

/** The broker's half of RemoveRaftVoter. */
export const RemoveRaftVoterServer: ServerApi<
  RemoveRaftVoterRequest,
  RemoveRaftVoterResponseInit
> = {
  name: "RemoveRaftVoter",
  key: 81,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeRemoveRaftVoterRequest,
  encodeResponse: encodeRemoveRaftVoterResponse,
};
