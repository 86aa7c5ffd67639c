// Generated from schemas/clients/JoinGroup{Request,Response}.json. Do not edit.

/**
 * JoinGroup (API, key 11), versions 0-9.
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
  putInt16,
  putInt32,
  readBool,
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
  writeBool,
  writeBytes,
  writeCompactBytes,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt32,
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a JoinGroup request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 9.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 9.
 */
export function decodeJoinGroupRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): JoinGroupRequest {
  return runDecode("JoinGroupRequest", 0, 9, readJoinGroupRequest, body, version, options);
}

/**
 * Encodes the body of a JoinGroup request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 9.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeJoinGroupRequest(message: JoinGroupRequestInit, version: number): Bytes {
  return runEncode("JoinGroupRequest", 0, 9, writeJoinGroupRequest, message, version);
}

/**
 * Encodes the body of a JoinGroup request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeJoinGroupRequestInto(
  message: JoinGroupRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "JoinGroupRequest",
    0,
    9,
    writeJoinGroupRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of JoinGroupRequest, for registries. */
export const JoinGroupRequestCodec: MessageCodec<JoinGroupRequest> = {
  name: "JoinGroupRequest",
  type: "request",
  module: "clients",
  apiKey: 11,
  minVersion: 0,
  maxVersion: 9,
  flexibleFrom: 6,
  decode: decodeJoinGroupRequest,
  encode: encodeJoinGroupRequest,
};

/** Part of JoinGroupRequest, versions 0-9. */
export interface JoinGroupRequestProtocol {
  /**
   * string, versions 0+.
   *
   * @generated from JoinGroupRequest.json JoinGroupRequestProtocol.Name
   */
  name: string;
  /**
   * bytes, versions 0+.
   *
   * @generated from JoinGroupRequest.json JoinGroupRequestProtocol.Metadata
   */
  metadata: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for JoinGroupRequestProtocol; fields with a default may be left out. */
export interface JoinGroupRequestProtocolInit {
  /** See {@linkcode JoinGroupRequestProtocol.name}. */
  name: string;
  /** See {@linkcode JoinGroupRequestProtocol.metadata}. */
  metadata: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** JoinGroupRequest: a request, key 11, versions 0-9, flexible versions 6+. */
export interface JoinGroupRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from JoinGroupRequest.json GroupId
   */
  groupId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from JoinGroupRequest.json SessionTimeoutMs
   */
  sessionTimeoutMs: number;
  /**
   * int32, versions 1+, default -1, ignorable.
   *
   * @generated from JoinGroupRequest.json RebalanceTimeoutMs
   */
  rebalanceTimeoutMs: number;
  /**
   * string, versions 0+.
   *
   * @generated from JoinGroupRequest.json MemberId
   */
  memberId: string;
  /**
   * string, versions 5+, nullable 5+, default null.
   *
   * @generated from JoinGroupRequest.json GroupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * string, versions 0+.
   *
   * @generated from JoinGroupRequest.json ProtocolType
   */
  protocolType: string;
  /**
   * []JoinGroupRequestProtocol, versions 0+.
   *
   * @generated from JoinGroupRequest.json Protocols
   */
  protocols: readonly JoinGroupRequestProtocol[];
  /**
   * string, versions 8+, nullable 8+, default null, ignorable.
   *
   * @generated from JoinGroupRequest.json Reason
   */
  reason: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for JoinGroupRequest; fields with a default may be left out. */
export interface JoinGroupRequestInit {
  /** See {@linkcode JoinGroupRequest.groupId}. */
  groupId: string;
  /** See {@linkcode JoinGroupRequest.sessionTimeoutMs}. */
  sessionTimeoutMs: number;
  /** See {@linkcode JoinGroupRequest.rebalanceTimeoutMs}. */
  rebalanceTimeoutMs?: number | undefined;
  /** See {@linkcode JoinGroupRequest.memberId}. */
  memberId: string;
  /** See {@linkcode JoinGroupRequest.groupInstanceId}. */
  groupInstanceId?: string | null | undefined;
  /** See {@linkcode JoinGroupRequest.protocolType}. */
  protocolType: string;
  /** See {@linkcode JoinGroupRequest.protocols}. */
  protocols: readonly JoinGroupRequestProtocolInit[];
  /** See {@linkcode JoinGroupRequest.reason}. */
  reason?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readJoinGroupRequestProtocol(
  r: Reader,
  key: Key,
  version: number,
): JoinGroupRequestProtocol {
  r.down(key);
  const m: JoinGroupRequestProtocol = {
    name: version >= 6 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    metadata: version >= 6 ? readCompactBytes(r, "metadata") : readBytes(r, "metadata"),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readJoinGroupRequestProtocolList(
  r: Reader,
  n: number,
  version: number,
): readonly JoinGroupRequestProtocol[] {
  if (n === 0) return EMPTY;
  const list = slots<JoinGroupRequestProtocol>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readJoinGroupRequestProtocol(r, i, version);
  }
  return list;
}

function readJoinGroupRequest(r: Reader, version: number): JoinGroupRequest {
  const m: JoinGroupRequest = {
    groupId: version >= 6 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    sessionTimeoutMs: readInt32(r, "sessionTimeoutMs"),
    rebalanceTimeoutMs: version >= 1 ? readInt32(r, "rebalanceTimeoutMs") : -1,
    memberId: version >= 6 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    groupInstanceId: version >= 6 ? readCompactNullableString(r, "groupInstanceId")
      : version >= 5 ? readNullableString(r, "groupInstanceId")
      : null,
    protocolType: version >= 6 ? readCompactString(r, "protocolType", repeated)
      : readString(r, "protocolType", repeated),
    protocols: readJoinGroupRequestProtocolList(
      r,
      version >= 6 ? readCompactCount(r, "protocols", 3) : readCount(r, "protocols", 6),
      version,
    ),
    reason: version >= 8 ? readCompactNullableString(r, "reason") : null,
  };
  if (version >= 6) readTags(r, m);
  return m;
}

function writeJoinGroupRequestProtocol(
  w: Writer,
  key: Key,
  m: JoinGroupRequestProtocolInit,
  version: number,
): void {
  w.into(key, m);
  const { name, metadata, unknownTaggedFields } = m;
  if (version >= 6) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 6) writeCompactBytes(w, "metadata", metadata);
  else writeBytes(w, "metadata", metadata);
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeJoinGroupRequest(w: Writer, m: JoinGroupRequestInit, version: number): void {
  const {
    groupId,
    sessionTimeoutMs,
    rebalanceTimeoutMs = -1,
    memberId,
    groupInstanceId = null,
    protocolType,
    protocols,
    reason = null,
    unknownTaggedFields,
  } = m;
  if (version >= 6) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  writeInt32(w, "sessionTimeoutMs", sessionTimeoutMs);
  if (version >= 1) writeInt32(w, "rebalanceTimeoutMs", rebalanceTimeoutMs);
  if (version >= 6) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  if (version >= 6) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else if (version >= 5) writeNullableString(w, "groupInstanceId", groupInstanceId);
  else writeAbsent(w, "groupInstanceId", groupInstanceId === null, "5+");
  if (version >= 6) writeCompactString(w, "protocolType", protocolType);
  else writeString(w, "protocolType", protocolType);
  writeList(
    w,
    "protocols",
    protocols,
    version >= 6 ? writeCompactCount(w, "protocols", protocols)
      : writeCount(w, "protocols", protocols),
    writeJoinGroupRequestProtocol,
    version,
  );
  if (version >= 8) writeCompactNullableString(w, "reason", reason);
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a JoinGroup response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 9.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 9.
 */
export function decodeJoinGroupResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): JoinGroupResponse {
  return runDecode("JoinGroupResponse", 0, 9, readJoinGroupResponse, body, version, options);
}

/**
 * Encodes the body of a JoinGroup response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 9.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeJoinGroupResponse(message: JoinGroupResponseInit, version: number): Bytes {
  return runEncode("JoinGroupResponse", 0, 9, writeJoinGroupResponse, message, version);
}

/**
 * Encodes the body of a JoinGroup response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeJoinGroupResponseInto(
  message: JoinGroupResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "JoinGroupResponse",
    0,
    9,
    writeJoinGroupResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of JoinGroupResponse, for registries. */
export const JoinGroupResponseCodec: MessageCodec<JoinGroupResponse> = {
  name: "JoinGroupResponse",
  type: "response",
  module: "clients",
  apiKey: 11,
  minVersion: 0,
  maxVersion: 9,
  flexibleFrom: 6,
  decode: decodeJoinGroupResponse,
  encode: encodeJoinGroupResponse,
};

/** Part of JoinGroupResponse, versions 0-9. */
export interface JoinGroupResponseMember {
  /**
   * string, versions 0+.
   *
   * @generated from JoinGroupResponse.json JoinGroupResponseMember.MemberId
   */
  memberId: string;
  /**
   * string, versions 5+, nullable 5+, default null, ignorable.
   *
   * @generated from JoinGroupResponse.json JoinGroupResponseMember.GroupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * bytes, versions 0+.
   *
   * @generated from JoinGroupResponse.json JoinGroupResponseMember.Metadata
   */
  metadata: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for JoinGroupResponseMember; fields with a default may be left out. */
export interface JoinGroupResponseMemberInit {
  /** See {@linkcode JoinGroupResponseMember.memberId}. */
  memberId: string;
  /** See {@linkcode JoinGroupResponseMember.groupInstanceId}. */
  groupInstanceId?: string | null | undefined;
  /** See {@linkcode JoinGroupResponseMember.metadata}. */
  metadata: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** JoinGroupResponse: a response, key 11, versions 0-9, flexible versions 6+. */
export interface JoinGroupResponse {
  /**
   * int32, versions 2+, ignorable.
   *
   * @generated from JoinGroupResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from JoinGroupResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from JoinGroupResponse.json GenerationId
   */
  generationId: number;
  /**
   * string, versions 7+, nullable 7+, default null, ignorable.
   *
   * @generated from JoinGroupResponse.json ProtocolType
   */
  protocolType: string | null;
  /**
   * string, versions 0+, nullable 7+.
   *
   * @generated from JoinGroupResponse.json ProtocolName
   */
  protocolName: string | null;
  /**
   * string, versions 0+.
   *
   * @generated from JoinGroupResponse.json Leader
   */
  leader: string;
  /**
   * bool, versions 9+, default false.
   *
   * @generated from JoinGroupResponse.json SkipAssignment
   */
  skipAssignment: boolean;
  /**
   * string, versions 0+.
   *
   * @generated from JoinGroupResponse.json MemberId
   */
  memberId: string;
  /**
   * []JoinGroupResponseMember, versions 0+.
   *
   * @generated from JoinGroupResponse.json Members
   */
  members: readonly JoinGroupResponseMember[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for JoinGroupResponse; fields with a default may be left out. */
export interface JoinGroupResponseInit {
  /** See {@linkcode JoinGroupResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode JoinGroupResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode JoinGroupResponse.generationId}. */
  generationId?: number | undefined;
  /** See {@linkcode JoinGroupResponse.protocolType}. */
  protocolType?: string | null | undefined;
  /** See {@linkcode JoinGroupResponse.protocolName}. */
  protocolName: string | null;
  /** See {@linkcode JoinGroupResponse.leader}. */
  leader: string;
  /** See {@linkcode JoinGroupResponse.skipAssignment}. */
  skipAssignment?: boolean | undefined;
  /** See {@linkcode JoinGroupResponse.memberId}. */
  memberId: string;
  /** See {@linkcode JoinGroupResponse.members}. */
  members: readonly JoinGroupResponseMemberInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readJoinGroupResponseMember(
  r: Reader,
  key: Key,
  version: number,
): JoinGroupResponseMember {
  r.down(key);
  const m: JoinGroupResponseMember = {
    memberId: version >= 6 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    groupInstanceId: version >= 6 ? readCompactNullableString(r, "groupInstanceId")
      : version >= 5 ? readNullableString(r, "groupInstanceId")
      : null,
    metadata: version >= 6 ? readCompactBytes(r, "metadata") : readBytes(r, "metadata"),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readJoinGroupResponseMemberList(
  r: Reader,
  n: number,
  version: number,
): readonly JoinGroupResponseMember[] {
  if (n === 0) return EMPTY;
  const list = slots<JoinGroupResponseMember>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readJoinGroupResponseMember(r, i, version);
  }
  return list;
}

function readJoinGroupResponse(r: Reader, version: number): JoinGroupResponse {
  const m: JoinGroupResponse = {
    throttleTimeMs: version >= 2 ? readInt32(r, "throttleTimeMs") : 0,
    errorCode: readInt16(r, "errorCode"),
    generationId: readInt32(r, "generationId"),
    protocolType: version >= 7 ? readCompactNullableString(r, "protocolType", repeated) : null,
    protocolName: version >= 7 ? readCompactNullableString(r, "protocolName", repeated)
      : version >= 6 ? readCompactString(r, "protocolName", repeated)
      : readString(r, "protocolName", repeated),
    leader: version >= 6 ? readCompactString(r, "leader") : readString(r, "leader"),
    skipAssignment: version >= 9 ? readBool(r, "skipAssignment") : false,
    memberId: version >= 6 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    members: readJoinGroupResponseMemberList(
      r,
      version >= 6 ? readCompactCount(r, "members", 4)
        : version >= 5 ? readCount(r, "members", 8)
        : readCount(r, "members", 6),
      version,
    ),
  };
  if (version >= 6) readTags(r, m);
  return m;
}

function writeJoinGroupResponseMember(
  w: Writer,
  key: Key,
  m: JoinGroupResponseMemberInit,
  version: number,
): void {
  w.into(key, m);
  const { memberId, groupInstanceId = null, metadata, unknownTaggedFields } = m;
  if (version >= 6) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  if (version >= 6) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else if (version >= 5) writeNullableString(w, "groupInstanceId", groupInstanceId);
  if (version >= 6) writeCompactBytes(w, "metadata", metadata);
  else writeBytes(w, "metadata", metadata);
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeJoinGroupResponse(w: Writer, m: JoinGroupResponseInit, version: number): void {
  const {
    throttleTimeMs = 0,
    errorCode,
    generationId = -1,
    protocolType = null,
    protocolName,
    leader,
    skipAssignment = false,
    memberId,
    members,
    unknownTaggedFields,
  } = m;
  if (version >= 2) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  const atErrorCode = w.room(6);
  putInt16(w, atErrorCode, "errorCode", errorCode);
  putInt32(w, atErrorCode + 2, "generationId", generationId);
  if (version >= 7) writeCompactNullableString(w, "protocolType", protocolType);
  if (version >= 7) writeCompactNullableString(w, "protocolName", protocolName);
  else if (version >= 6) writeCompactString(w, "protocolName", protocolName);
  else writeString(w, "protocolName", protocolName);
  if (version >= 6) writeCompactString(w, "leader", leader);
  else writeString(w, "leader", leader);
  if (version >= 9) writeBool(w, "skipAssignment", skipAssignment);
  else writeAbsent(w, "skipAssignment", skipAssignment === false, "9+");
  if (version >= 6) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  writeList(
    w,
    "members",
    members,
    version >= 6 ? writeCompactCount(w, "members", members) : writeCount(w, "members", members),
    writeJoinGroupResponseMember,
    version,
  );
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of JoinGroup. */
export const JoinGroup: Api<JoinGroupRequestInit, JoinGroupResponse> = {
  name: "JoinGroup",
  key: 11,
  minVersion: 0,
  maxVersion: 9,
  flexibleFrom: 6,
  throttlesFrom: 3,
  encodeRequest: encodeJoinGroupRequest,
  decodeResponse: decodeJoinGroupResponse,
};

/** The broker's half of JoinGroup. */
export const JoinGroupServer: ServerApi<JoinGroupRequest, JoinGroupResponseInit> = {
  name: "JoinGroup",
  key: 11,
  minVersion: 0,
  maxVersion: 9,
  flexibleFrom: 6,
  decodeRequest: decodeJoinGroupRequest,
  encodeResponse: encodeJoinGroupResponse,
};
