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

function readJoinGroupRequestProtocol(r: Reader, version: number): JoinGroupRequestProtocol {
  r.down();
  r.at("name"); const name = version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("metadata"); const metadata = version >= 6 ? readCompactBytes(r) : readBytes(r);
  const m: JoinGroupRequestProtocol = { name, metadata };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readJoinGroupRequestProtocolList(
  r: Reader,
  n: number,
  version: number,
): readonly JoinGroupRequestProtocol[] {
  if (n === 0) return EMPTY;
  const list = slots<JoinGroupRequestProtocol>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readJoinGroupRequestProtocol(r, version);
  }
  r.up();
  return list;
}

function readJoinGroupRequest(r: Reader, version: number): JoinGroupRequest {
  r.down();
  r.at("groupId"); const groupId = version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("sessionTimeoutMs"); const sessionTimeoutMs = r.int32();
  r.at("rebalanceTimeoutMs"); const rebalanceTimeoutMs = version >= 1 ? r.int32() : -1;
  r.at("memberId"); const memberId = version >= 6 ? r.compactString() : r.string();
  r.at("groupInstanceId");
  const groupInstanceId = version >= 6 ? r.compactNullableString()
    : version >= 5 ? r.nullableString()
    : null;
  r.at("protocolType");
  const protocolType = version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("protocols");
  const protocols = readJoinGroupRequestProtocolList(
    r,
    version >= 6 ? r.compactCount(3, 48) : r.count(6, 48),
    version,
  );
  r.at("reason"); const reason = version >= 8 ? r.compactNullableString() : null;
  const m: JoinGroupRequest = {
    groupId,
    sessionTimeoutMs,
    rebalanceTimeoutMs,
    memberId,
    groupInstanceId,
    protocolType,
    protocols,
    reason,
  };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function writeJoinGroupRequestProtocol(
  w: Writer,
  m: JoinGroupRequestProtocolInit,
  version: number,
): void {
  w.down(m);
  const { name, metadata, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 6) w.compactString(name);
  else w.string(name);
  w.at("metadata");
  if (version >= 6) writeCompactBytes(w, metadata);
  else writeBytes(w, metadata);
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeJoinGroupRequestProtocolList(
  w: Writer,
  list: readonly JoinGroupRequestProtocolInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeJoinGroupRequestProtocol(w, list![i]!, version);
  }
  w.up();
}

function writeJoinGroupRequest(w: Writer, m: JoinGroupRequestInit, version: number): void {
  w.down(m);
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
  w.at("groupId");
  if (version >= 6) w.compactString(groupId);
  else w.string(groupId);
  w.at("sessionTimeoutMs"); w.int32(sessionTimeoutMs);
  w.at("rebalanceTimeoutMs");
  if (version >= 1) w.int32(rebalanceTimeoutMs);
  w.at("memberId");
  if (version >= 6) w.compactString(memberId);
  else w.string(memberId);
  w.at("groupInstanceId");
  if (version >= 6) w.compactNullableString(groupInstanceId);
  else if (version >= 5) w.nullableString(groupInstanceId);
  else w.absent(groupInstanceId === null, "5+");
  w.at("protocolType");
  if (version >= 6) w.compactString(protocolType);
  else w.string(protocolType);
  w.at("protocols");
  writeJoinGroupRequestProtocolList(
    w,
    protocols,
    version >= 6 ? w.compactCount(protocols) : w.count(protocols),
    version,
  );
  w.at("reason");
  if (version >= 8) w.compactNullableString(reason);
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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

function readJoinGroupResponseMember(r: Reader, version: number): JoinGroupResponseMember {
  r.down();
  r.at("memberId"); const memberId = version >= 6 ? r.compactString() : r.string();
  r.at("groupInstanceId");
  const groupInstanceId = version >= 6 ? r.compactNullableString()
    : version >= 5 ? r.nullableString()
    : null;
  r.at("metadata"); const metadata = version >= 6 ? readCompactBytes(r) : readBytes(r);
  const m: JoinGroupResponseMember = { memberId, groupInstanceId, metadata };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readJoinGroupResponseMemberList(
  r: Reader,
  n: number,
  version: number,
): readonly JoinGroupResponseMember[] {
  if (n === 0) return EMPTY;
  const list = slots<JoinGroupResponseMember>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readJoinGroupResponseMember(r, version);
  }
  r.up();
  return list;
}

function readJoinGroupResponse(r: Reader, version: number): JoinGroupResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 2 ? r.int32() : 0;
  r.at("errorCode"); const errorCode = r.int16();
  r.at("generationId"); const generationId = r.int32();
  r.at("protocolType");
  const protocolType = version >= 7 ? r.compactNullableString(repeated) : null;
  r.at("protocolName");
  const protocolName = version >= 7 ? r.compactNullableString(repeated)
    : version >= 6 ? r.compactString(repeated)
    : r.string(repeated);
  r.at("leader"); const leader = version >= 6 ? r.compactString() : r.string();
  r.at("skipAssignment"); const skipAssignment = version >= 9 ? r.bool() : false;
  r.at("memberId"); const memberId = version >= 6 ? r.compactString() : r.string();
  r.at("members");
  const members = readJoinGroupResponseMemberList(
    r,
    version >= 6 ? r.compactCount(4, 56) : version >= 5 ? r.count(8, 56) : r.count(6, 56),
    version,
  );
  const m: JoinGroupResponse = {
    throttleTimeMs,
    errorCode,
    generationId,
    protocolType,
    protocolName,
    leader,
    skipAssignment,
    memberId,
    members,
  };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function writeJoinGroupResponseMember(
  w: Writer,
  m: JoinGroupResponseMemberInit,
  version: number,
): void {
  w.down(m);
  const { memberId, groupInstanceId = null, metadata, unknownTaggedFields } = m;
  w.at("memberId");
  if (version >= 6) w.compactString(memberId);
  else w.string(memberId);
  w.at("groupInstanceId");
  if (version >= 6) w.compactNullableString(groupInstanceId);
  else if (version >= 5) w.nullableString(groupInstanceId);
  w.at("metadata");
  if (version >= 6) writeCompactBytes(w, metadata);
  else writeBytes(w, metadata);
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeJoinGroupResponseMemberList(
  w: Writer,
  list: readonly JoinGroupResponseMemberInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeJoinGroupResponseMember(w, list![i]!, version);
  }
  w.up();
}

function writeJoinGroupResponse(w: Writer, m: JoinGroupResponseInit, version: number): void {
  w.down(m);
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
  w.at("throttleTimeMs");
  if (version >= 2) w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("generationId"); w.int32(generationId);
  w.at("protocolType");
  if (version >= 7) w.compactNullableString(protocolType);
  w.at("protocolName");
  if (version >= 7) w.compactNullableString(protocolName);
  else if (version >= 6) w.compactString(protocolName);
  else w.string(protocolName);
  w.at("leader");
  if (version >= 6) w.compactString(leader);
  else w.string(leader);
  w.at("skipAssignment");
  if (version >= 9) w.bool(skipAssignment);
  else w.absent(skipAssignment === false, "9+");
  w.at("memberId");
  if (version >= 6) w.compactString(memberId);
  else w.string(memberId);
  w.at("members");
  writeJoinGroupResponseMemberList(
    w,
    members,
    version >= 6 ? w.compactCount(members) : w.count(members),
    version,
  );
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of JoinGroup. */
export const JoinGroup: Api<JoinGroupRequestInit, JoinGroupResponse> = {
  name: "JoinGroup",
  key: 11,
  minVersion: 0,
  maxVersion: 9,
  flexibleFrom: 6,
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
