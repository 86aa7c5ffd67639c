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
  type MessageCodec,
  readBytes,
  readCompactBytes,
  type Reader,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeBytes,
  writeCompactBytes,
  type Writer,
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

function readSyncGroupRequestAssignment(r: Reader, version: number): SyncGroupRequestAssignment {
  r.down();
  r.at("memberId"); const memberId = version >= 4 ? r.compactString() : r.string();
  r.at("assignment"); const assignment = version >= 4 ? readCompactBytes(r) : readBytes(r);
  const m: SyncGroupRequestAssignment = { memberId, assignment };
  if (version >= 4) r.tags(m);
  r.up();
  return m;
}

function readSyncGroupRequestAssignmentList(
  r: Reader,
  n: number,
  version: number,
): readonly SyncGroupRequestAssignment[] {
  if (n === 0) return EMPTY;
  const list = slots<SyncGroupRequestAssignment>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readSyncGroupRequestAssignment(r, version);
  }
  r.up();
  return list;
}

function readSyncGroupRequest(r: Reader, version: number): SyncGroupRequest {
  r.down();
  r.at("groupId"); const groupId = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("generationId"); const generationId = r.int32();
  r.at("memberId"); const memberId = version >= 4 ? r.compactString() : r.string();
  r.at("groupInstanceId");
  const groupInstanceId = version >= 4 ? r.compactNullableString()
    : version >= 3 ? r.nullableString()
    : null;
  r.at("protocolType");
  const protocolType = version >= 5 ? r.compactNullableString(repeated) : null;
  r.at("protocolName");
  const protocolName = version >= 5 ? r.compactNullableString(repeated) : null;
  r.at("assignments");
  const assignments = readSyncGroupRequestAssignmentList(
    r,
    version >= 4 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  const m: SyncGroupRequest = {
    groupId,
    generationId,
    memberId,
    groupInstanceId,
    protocolType,
    protocolName,
    assignments,
  };
  if (version >= 4) r.tags(m);
  r.up();
  return m;
}

function writeSyncGroupRequestAssignment(
  w: Writer,
  m: SyncGroupRequestAssignmentInit,
  version: number,
): void {
  w.down(m);
  const { memberId, assignment, unknownTaggedFields } = m;
  w.at("memberId");
  if (version >= 4) w.compactString(memberId);
  else w.string(memberId);
  w.at("assignment");
  if (version >= 4) writeCompactBytes(w, assignment);
  else writeBytes(w, assignment);
  if (version >= 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeSyncGroupRequestAssignmentList(
  w: Writer,
  list: readonly SyncGroupRequestAssignmentInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeSyncGroupRequestAssignment(w, list![i]!, version);
  }
  w.up();
}

function writeSyncGroupRequest(w: Writer, m: SyncGroupRequestInit, version: number): void {
  w.down(m);
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
  w.at("groupId");
  if (version >= 4) w.compactString(groupId);
  else w.string(groupId);
  w.at("generationId"); w.int32(generationId);
  w.at("memberId");
  if (version >= 4) w.compactString(memberId);
  else w.string(memberId);
  w.at("groupInstanceId");
  if (version >= 4) w.compactNullableString(groupInstanceId);
  else if (version >= 3) w.nullableString(groupInstanceId);
  else w.absent(groupInstanceId === null, "3+");
  w.at("protocolType");
  if (version >= 5) w.compactNullableString(protocolType);
  w.at("protocolName");
  if (version >= 5) w.compactNullableString(protocolName);
  w.at("assignments");
  writeSyncGroupRequestAssignmentList(
    w,
    assignments,
    version >= 4 ? w.compactCount(assignments) : w.count(assignments),
    version,
  );
  if (version >= 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 1 ? r.int32() : 0;
  r.at("errorCode"); const errorCode = r.int16();
  r.at("protocolType");
  const protocolType = version >= 5 ? r.compactNullableString(repeated) : null;
  r.at("protocolName");
  const protocolName = version >= 5 ? r.compactNullableString(repeated) : null;
  r.at("assignment"); const assignment = version >= 4 ? readCompactBytes(r) : readBytes(r);
  const m: SyncGroupResponse = {
    throttleTimeMs,
    errorCode,
    protocolType,
    protocolName,
    assignment,
  };
  if (version >= 4) r.tags(m);
  r.up();
  return m;
}

function writeSyncGroupResponse(w: Writer, m: SyncGroupResponseInit, version: number): void {
  w.down(m);
  const {
    throttleTimeMs = 0,
    errorCode,
    protocolType = null,
    protocolName = null,
    assignment,
    unknownTaggedFields,
  } = m;
  w.at("throttleTimeMs");
  if (version >= 1) w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("protocolType");
  if (version >= 5) w.compactNullableString(protocolType);
  w.at("protocolName");
  if (version >= 5) w.compactNullableString(protocolName);
  w.at("assignment");
  if (version >= 4) writeCompactBytes(w, assignment);
  else writeBytes(w, assignment);
  if (version >= 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of SyncGroup. */
export const SyncGroup: Api<SyncGroupRequestInit, SyncGroupResponse> = {
  name: "SyncGroup",
  key: 14,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 4,
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
