// Generated from schemas/clients/LeaveGroup{Request,Response}.json. Do not edit.

/**
 * LeaveGroup (API, key 13), versions 0-5.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
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
 * Decodes the body of a LeaveGroup request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeLeaveGroupRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): LeaveGroupRequest {
  return runDecode("LeaveGroupRequest", 0, 5, readLeaveGroupRequest, body, version, options);
}

/**
 * Encodes the body of a LeaveGroup request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeLeaveGroupRequest(message: LeaveGroupRequestInit, version: number): Bytes {
  return runEncode("LeaveGroupRequest", 0, 5, writeLeaveGroupRequest, message, version);
}

/**
 * Encodes the body of a LeaveGroup request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeLeaveGroupRequestInto(
  message: LeaveGroupRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "LeaveGroupRequest",
    0,
    5,
    writeLeaveGroupRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of LeaveGroupRequest, for registries. */
export const LeaveGroupRequestCodec: MessageCodec<LeaveGroupRequest> = {
  name: "LeaveGroupRequest",
  type: "request",
  module: "clients",
  apiKey: 13,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 4,
  decode: decodeLeaveGroupRequest,
  encode: encodeLeaveGroupRequest,
};

/** Part of LeaveGroupRequest, versions 3-5. */
export interface LeaveGroupRequestMemberIdentity {
  /**
   * string, versions 3+.
   *
   * @generated from LeaveGroupRequest.json MemberIdentity.MemberId
   */
  memberId: string;
  /**
   * string, versions 3+, nullable 3+, default null.
   *
   * @generated from LeaveGroupRequest.json MemberIdentity.GroupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * string, versions 5+, nullable 5+, default null, ignorable.
   *
   * @generated from LeaveGroupRequest.json MemberIdentity.Reason
   */
  reason: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for LeaveGroupRequestMemberIdentity; fields with a default may be left out.
 */
export interface LeaveGroupRequestMemberIdentityInit {
  /** See {@linkcode LeaveGroupRequestMemberIdentity.memberId}. */
  memberId: string;
  /** See {@linkcode LeaveGroupRequestMemberIdentity.groupInstanceId}. */
  groupInstanceId?: string | null | undefined;
  /** See {@linkcode LeaveGroupRequestMemberIdentity.reason}. */
  reason?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** LeaveGroupRequest: a request, key 13, versions 0-5, flexible versions 4+. */
export interface LeaveGroupRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from LeaveGroupRequest.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0-2.
   *
   * @generated from LeaveGroupRequest.json MemberId
   */
  memberId: string;
  /**
   * []MemberIdentity, versions 3+.
   *
   * @generated from LeaveGroupRequest.json Members
   */
  members: readonly LeaveGroupRequestMemberIdentity[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for LeaveGroupRequest; fields with a default may be left out. */
export interface LeaveGroupRequestInit {
  /** See {@linkcode LeaveGroupRequest.groupId}. */
  groupId: string;
  /** See {@linkcode LeaveGroupRequest.memberId}. */
  memberId?: string | undefined;
  /** See {@linkcode LeaveGroupRequest.members}. */
  members?: readonly LeaveGroupRequestMemberIdentityInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readLeaveGroupRequestMemberIdentity(
  r: Reader,
  key: Key,
  version: number,
): LeaveGroupRequestMemberIdentity {
  r.down(key);
  const m: LeaveGroupRequestMemberIdentity = {
    memberId: version >= 4 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    groupInstanceId: version >= 4 ? readCompactNullableString(r, "groupInstanceId")
      : readNullableString(r, "groupInstanceId"),
    reason: version >= 5 ? readCompactNullableString(r, "reason") : null,
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readLeaveGroupRequestMemberIdentityList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaveGroupRequestMemberIdentity[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaveGroupRequestMemberIdentity>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readLeaveGroupRequestMemberIdentity(r, i, version);
  }
  return list;
}

function readLeaveGroupRequest(r: Reader, version: number): LeaveGroupRequest {
  const m: LeaveGroupRequest = {
    groupId: version >= 4 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    memberId: version >= 3 ? "" : readString(r, "memberId"),
    members: version >= 3 ? readLeaveGroupRequestMemberIdentityList(
      r,
      version >= 5 ? readCompactCount(r, "members", 4)
        : version >= 4 ? readCompactCount(r, "members", 3)
        : readCount(r, "members", 4),
      version,
    )
      : EMPTY,
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeLeaveGroupRequestMemberIdentity(
  w: Writer,
  key: Key,
  m: LeaveGroupRequestMemberIdentityInit,
  version: number,
): void {
  w.into(key, m);
  const { memberId, groupInstanceId = null, reason = null, unknownTaggedFields } = m;
  if (version >= 4) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  if (version >= 4) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else writeNullableString(w, "groupInstanceId", groupInstanceId);
  if (version >= 5) writeCompactNullableString(w, "reason", reason);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeLeaveGroupRequest(w: Writer, m: LeaveGroupRequestInit, version: number): void {
  const { groupId, memberId = "", members = EMPTY, unknownTaggedFields } = m;
  if (version >= 4) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  if (version >= 3) writeAbsent(w, "memberId", memberId === "", "0-2");
  else writeString(w, "memberId", memberId);
  if (version >= 3) {
    writeList(
      w,
      "members",
      members,
      version >= 4 ? writeCompactCount(w, "members", members) : writeCount(w, "members", members),
      writeLeaveGroupRequestMemberIdentity,
      version,
    );
  }
  else writeAbsent(w, "members", isEmptyList(members), "3+");
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a LeaveGroup response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeLeaveGroupResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): LeaveGroupResponse {
  return runDecode("LeaveGroupResponse", 0, 5, readLeaveGroupResponse, body, version, options);
}

/**
 * Encodes the body of a LeaveGroup response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeLeaveGroupResponse(message: LeaveGroupResponseInit, version: number): Bytes {
  return runEncode("LeaveGroupResponse", 0, 5, writeLeaveGroupResponse, message, version);
}

/**
 * Encodes the body of a LeaveGroup response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeLeaveGroupResponseInto(
  message: LeaveGroupResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "LeaveGroupResponse",
    0,
    5,
    writeLeaveGroupResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of LeaveGroupResponse, for registries. */
export const LeaveGroupResponseCodec: MessageCodec<LeaveGroupResponse> = {
  name: "LeaveGroupResponse",
  type: "response",
  module: "clients",
  apiKey: 13,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 4,
  decode: decodeLeaveGroupResponse,
  encode: encodeLeaveGroupResponse,
};

/** Part of LeaveGroupResponse, versions 3-5. */
export interface LeaveGroupResponseMemberResponse {
  /**
   * string, versions 3+.
   *
   * @generated from LeaveGroupResponse.json MemberResponse.MemberId
   */
  memberId: string;
  /**
   * string, versions 3+, nullable 3+.
   *
   * @generated from LeaveGroupResponse.json MemberResponse.GroupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * int16, versions 3+.
   *
   * @generated from LeaveGroupResponse.json MemberResponse.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for LeaveGroupResponseMemberResponse; fields with a default may be left out.
 */
export interface LeaveGroupResponseMemberResponseInit {
  /** See {@linkcode LeaveGroupResponseMemberResponse.memberId}. */
  memberId: string;
  /** See {@linkcode LeaveGroupResponseMemberResponse.groupInstanceId}. */
  groupInstanceId: string | null;
  /** See {@linkcode LeaveGroupResponseMemberResponse.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** LeaveGroupResponse: a response, key 13, versions 0-5, flexible versions 4+. */
export interface LeaveGroupResponse {
  /**
   * int32, versions 1+, ignorable.
   *
   * @generated from LeaveGroupResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from LeaveGroupResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []MemberResponse, versions 3+.
   *
   * @generated from LeaveGroupResponse.json Members
   */
  members: readonly LeaveGroupResponseMemberResponse[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for LeaveGroupResponse; fields with a default may be left out. */
export interface LeaveGroupResponseInit {
  /** See {@linkcode LeaveGroupResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode LeaveGroupResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode LeaveGroupResponse.members}. */
  members?: readonly LeaveGroupResponseMemberResponseInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readLeaveGroupResponseMemberResponse(
  r: Reader,
  key: Key,
  version: number,
): LeaveGroupResponseMemberResponse {
  r.down(key);
  const m: LeaveGroupResponseMemberResponse = {
    memberId: version >= 4 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    groupInstanceId: version >= 4 ? readCompactNullableString(r, "groupInstanceId")
      : readNullableString(r, "groupInstanceId"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readLeaveGroupResponseMemberResponseList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaveGroupResponseMemberResponse[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaveGroupResponseMemberResponse>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readLeaveGroupResponseMemberResponse(r, i, version);
  }
  return list;
}

function readLeaveGroupResponse(r: Reader, version: number): LeaveGroupResponse {
  const m: LeaveGroupResponse = {
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    errorCode: readInt16(r, "errorCode"),
    members: version >= 3 ? readLeaveGroupResponseMemberResponseList(
      r,
      version >= 4 ? readCompactCount(r, "members", 5) : readCount(r, "members", 6),
      version,
    )
      : EMPTY,
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeLeaveGroupResponseMemberResponse(
  w: Writer,
  key: Key,
  m: LeaveGroupResponseMemberResponseInit,
  version: number,
): void {
  w.into(key, m);
  const { memberId, groupInstanceId, errorCode, unknownTaggedFields } = m;
  if (version >= 4) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  if (version >= 4) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else writeNullableString(w, "groupInstanceId", groupInstanceId);
  writeInt16(w, "errorCode", errorCode);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeLeaveGroupResponse(w: Writer, m: LeaveGroupResponseInit, version: number): void {
  const { throttleTimeMs = 0, errorCode, members = EMPTY, unknownTaggedFields } = m;
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeInt16(w, "errorCode", errorCode);
  if (version >= 3) {
    writeList(
      w,
      "members",
      members,
      version >= 4 ? writeCompactCount(w, "members", members) : writeCount(w, "members", members),
      writeLeaveGroupResponseMemberResponse,
      version,
    );
  }
  else writeAbsent(w, "members", isEmptyList(members), "3+");
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of LeaveGroup. */
export const LeaveGroup: Api<LeaveGroupRequestInit, LeaveGroupResponse> = {
  name: "LeaveGroup",
  key: 13,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 4,
  throttlesFrom: 2,
  encodeRequest: encodeLeaveGroupRequest,
  decodeResponse: decodeLeaveGroupResponse,
};

/** The broker's half of LeaveGroup. */
export const LeaveGroupServer: ServerApi<LeaveGroupRequest, LeaveGroupResponseInit> = {
  name: "LeaveGroup",
  key: 13,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 4,
  decodeRequest: decodeLeaveGroupRequest,
  encodeResponse: encodeLeaveGroupResponse,
};
