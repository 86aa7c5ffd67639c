// Generated from schemas/clients/SyncGroup{Request,Response}.json. Do not edit.

/**
 * SyncGroup (API, key 14), versions 0-5.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type Key,
  type MessageCodec,
  readBytes,
  readCompactBytes,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
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
  slots,
  type TaggedField,
  writeAbsent,
  writeBytes,
  writeCompactBytes,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a SyncGroup request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeSyncGroupRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): SyncGroupRequest {
  return runDecode("SyncGroupRequest", 0, 5, readSyncGroupRequest, body, version, options);
}

/**
 * Encodes the body of a SyncGroup request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeSyncGroupRequest(message: SyncGroupRequestInit, version: number): Bytes {
  return runEncode("SyncGroupRequest", 0, 5, writeSyncGroupRequest, message, version);
}

/**
 * Encodes the body of a SyncGroup request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeSyncGroupRequestInto(
  message: SyncGroupRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "SyncGroupRequest",
    0,
    5,
    writeSyncGroupRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of SyncGroupRequest, for registries. */
export const SyncGroupRequestCodec: MessageCodec<SyncGroupRequest> = {
  name: "SyncGroupRequest",
  type: "request",
  module: "clients",
  apiKey: 14,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 4,
  decode: decodeSyncGroupRequest,
  encode: encodeSyncGroupRequest,
};

/** Part of SyncGroupRequest, versions 0-5. */
export interface SyncGroupRequestAssignment {
  /**
   * string, versions 0+.
   *
   * @generated from SyncGroupRequest.json SyncGroupRequestAssignment.MemberId
   */
  memberId: string;
  /**
   * bytes, versions 0+.
   *
   * @generated from SyncGroupRequest.json SyncGroupRequestAssignment.Assignment
   */
  assignment: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for SyncGroupRequestAssignment; fields with a default may be left out.
 */
export interface SyncGroupRequestAssignmentInit {
  /** See {@linkcode SyncGroupRequestAssignment.memberId}. */
  memberId: string;
  /** See {@linkcode SyncGroupRequestAssignment.assignment}. */
  assignment: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** SyncGroupRequest: a request, key 14, versions 0-5, flexible versions 4+. */
export interface SyncGroupRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from SyncGroupRequest.json GroupId
   */
  groupId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from SyncGroupRequest.json GenerationId
   */
  generationId: number;
  /**
   * string, versions 0+.
   *
   * @generated from SyncGroupRequest.json MemberId
   */
  memberId: string;
  /**
   * string, versions 3+, nullable 3+, default null.
   *
   * @generated from SyncGroupRequest.json GroupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * string, versions 5+, nullable 5+, default null, ignorable.
   *
   * @generated from SyncGroupRequest.json ProtocolType
   */
  protocolType: string | null;
  /**
   * string, versions 5+, nullable 5+, default null, ignorable.
   *
   * @generated from SyncGroupRequest.json ProtocolName
   */
  protocolName: string | null;
  /**
   * []SyncGroupRequestAssignment, versions 0+.
   *
   * @generated from SyncGroupRequest.json Assignments
   */
  assignments: readonly SyncGroupRequestAssignment[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for SyncGroupRequest; fields with a default may be left out. */
export interface SyncGroupRequestInit {
  /** See {@linkcode SyncGroupRequest.groupId}. */
  groupId: string;
  /** See {@linkcode SyncGroupRequest.generationId}. */
  generationId: number;
  /** See {@linkcode SyncGroupRequest.memberId}. */
  memberId: string;
  /** See {@linkcode SyncGroupRequest.groupInstanceId}. */
  groupInstanceId?: string | null | undefined;
  /** See {@linkcode SyncGroupRequest.protocolType}. */
  protocolType?: string | null | undefined;
  /** See {@linkcode SyncGroupRequest.protocolName}. */
  protocolName?: string | null | undefined;
  /** See {@linkcode SyncGroupRequest.assignments}. */
  assignments: readonly SyncGroupRequestAssignmentInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readSyncGroupRequestAssignment(
  r: Reader,
  key: Key,
  version: number,
): SyncGroupRequestAssignment {
  r.down(key);
  const m: SyncGroupRequestAssignment = {
    memberId: version >= 4 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    assignment: version >= 4 ? readCompactBytes(r, "assignment") : readBytes(r, "assignment"),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readSyncGroupRequestAssignmentList(
  r: Reader,
  n: number,
  version: number,
): readonly SyncGroupRequestAssignment[] {
  if (n === 0) return EMPTY;
  const list = slots<SyncGroupRequestAssignment>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readSyncGroupRequestAssignment(r, i, version);
  }
  return list;
}

function readSyncGroupRequest(r: Reader, version: number): SyncGroupRequest {
  const m: SyncGroupRequest = {
    groupId: version >= 4 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    generationId: readInt32(r, "generationId"),
    memberId: version >= 4 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    groupInstanceId: version >= 4 ? readCompactNullableString(r, "groupInstanceId")
      : version >= 3 ? readNullableString(r, "groupInstanceId")
      : null,
    protocolType: version >= 5 ? readCompactNullableString(r, "protocolType", repeated) : null,
    protocolName: version >= 5 ? readCompactNullableString(r, "protocolName", repeated) : null,
    assignments: readSyncGroupRequestAssignmentList(
      r,
      version >= 4 ? readCompactCount(r, "assignments", 3) : readCount(r, "assignments", 6),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeSyncGroupRequestAssignment(
  w: Writer,
  key: Key,
  m: SyncGroupRequestAssignmentInit,
  version: number,
): void {
  w.into(key, m);
  const { memberId, assignment, unknownTaggedFields } = m;
  if (version >= 4) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  if (version >= 4) writeCompactBytes(w, "assignment", assignment);
  else writeBytes(w, "assignment", assignment);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeSyncGroupRequest(w: Writer, m: SyncGroupRequestInit, version: number): void {
  const {
    groupId,
    generationId,
    memberId,
    groupInstanceId = null,
    protocolType = null,
    protocolName = null,
    assignments,
    unknownTaggedFields,
  } = m;
  if (version >= 4) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  writeInt32(w, "generationId", generationId);
  if (version >= 4) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  if (version >= 4) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else if (version >= 3) writeNullableString(w, "groupInstanceId", groupInstanceId);
  else writeAbsent(w, "groupInstanceId", groupInstanceId === null, "3+");
  if (version >= 5) writeCompactNullableString(w, "protocolType", protocolType);
  if (version >= 5) writeCompactNullableString(w, "protocolName", protocolName);
  writeList(
    w,
    "assignments",
    assignments,
    version >= 4 ? writeCompactCount(w, "assignments", assignments)
      : writeCount(w, "assignments", assignments),
    writeSyncGroupRequestAssignment,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a SyncGroup response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeSyncGroupResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): SyncGroupResponse {
  return runDecode("SyncGroupResponse", 0, 5, readSyncGroupResponse, body, version, options);
}

/**
 * Encodes the body of a SyncGroup response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeSyncGroupResponse(message: SyncGroupResponseInit, version: number): Bytes {
  return runEncode("SyncGroupResponse", 0, 5, writeSyncGroupResponse, message, version);
}

/**
 * Encodes the body of a SyncGroup response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeSyncGroupResponseInto(
  message: SyncGroupResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "SyncGroupResponse",
    0,
    5,
    writeSyncGroupResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of SyncGroupResponse, for registries. */
export const SyncGroupResponseCodec: MessageCodec<SyncGroupResponse> = {
  name: "SyncGroupResponse",
  type: "response",
  module: "clients",
  apiKey: 14,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 4,
  decode: decodeSyncGroupResponse,
  encode: encodeSyncGroupResponse,
};

/** SyncGroupResponse: a response, key 14, versions 0-5, flexible versions 4+. */
export interface SyncGroupResponse {
  /**
   * int32, versions 1+, ignorable.
   *
   * @generated from SyncGroupResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from SyncGroupResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 5+, nullable 5+, default null, ignorable.
   *
   * @generated from SyncGroupResponse.json ProtocolType
   */
  protocolType: string | null;
  /**
   * string, versions 5+, nullable 5+, default null, ignorable.
   *
   * @generated from SyncGroupResponse.json ProtocolName
   */
  protocolName: string | null;
  /**
   * bytes, versions 0+.
   *
   * @generated from SyncGroupResponse.json Assignment
   */
  assignment: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for SyncGroupResponse; fields with a default may be left out. */
export interface SyncGroupResponseInit {
  /** See {@linkcode SyncGroupResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode SyncGroupResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode SyncGroupResponse.protocolType}. */
  protocolType?: string | null | undefined;
  /** See {@linkcode SyncGroupResponse.protocolName}. */
  protocolName?: string | null | undefined;
  /** See {@linkcode SyncGroupResponse.assignment}. */
  assignment: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readSyncGroupResponse(r: Reader, version: number): SyncGroupResponse {
  const m: SyncGroupResponse = {
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    errorCode: readInt16(r, "errorCode"),
    protocolType: version >= 5 ? readCompactNullableString(r, "protocolType", repeated) : null,
    protocolName: version >= 5 ? readCompactNullableString(r, "protocolName", repeated) : null,
    assignment: version >= 4 ? readCompactBytes(r, "assignment") : readBytes(r, "assignment"),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeSyncGroupResponse(w: Writer, m: SyncGroupResponseInit, version: number): void {
  const {
    throttleTimeMs = 0,
    errorCode,
    protocolType = null,
    protocolName = null,
    assignment,
    unknownTaggedFields,
  } = m;
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeInt16(w, "errorCode", errorCode);
  if (version >= 5) writeCompactNullableString(w, "protocolType", protocolType);
  if (version >= 5) writeCompactNullableString(w, "protocolName", protocolName);
  if (version >= 4) writeCompactBytes(w, "assignment", assignment);
  else writeBytes(w, "assignment", assignment);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of SyncGroup. */
export const SyncGroup: Api<SyncGroupRequestInit, SyncGroupResponse> = {
  name: "SyncGroup",
  key: 14,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 4,
  throttlesFrom: 2,
  encodeRequest: encodeSyncGroupRequest,
  decodeResponse: decodeSyncGroupResponse,
};

/** The broker's half of SyncGroup. */
export const SyncGroupServer: ServerApi<SyncGroupRequest, SyncGroupResponseInit> = {
  name: "SyncGroup",
  key: 14,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 4,
  decodeRequest: decodeSyncGroupRequest,
  encodeResponse: encodeSyncGroupResponse,
};
