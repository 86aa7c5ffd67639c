// Generated from schemas/clients/DescribeGroups{Request,Response}.json. Do not edit.

/**
 * DescribeGroups (API, key 15), versions 0-6.
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
  readList,
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
 * Decodes the body of a DescribeGroups request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeDescribeGroupsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeGroupsRequest {
  return runDecode(
    "DescribeGroupsRequest",
    0,
    6,
    readDescribeGroupsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeGroups request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeGroupsRequest(
  message: DescribeGroupsRequestInit,
  version: number,
): Bytes {
  return runEncode("DescribeGroupsRequest", 0, 6, writeDescribeGroupsRequest, message, version);
}

/**
 * Encodes the body of a DescribeGroups request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeGroupsRequestInto(
  message: DescribeGroupsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeGroupsRequest",
    0,
    6,
    writeDescribeGroupsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeGroupsRequest, for registries. */
export const DescribeGroupsRequestCodec: MessageCodec<DescribeGroupsRequest> = {
  name: "DescribeGroupsRequest",
  type: "request",
  module: "clients",
  apiKey: 15,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 5,
  decode: decodeDescribeGroupsRequest,
  encode: encodeDescribeGroupsRequest,
};

/** DescribeGroupsRequest: a request, key 15, versions 0-6, flexible versions 5+. */
export interface DescribeGroupsRequest {
  /**
   * []string, versions 0+, groupId.
   *
   * @generated from DescribeGroupsRequest.json Groups
   */
  groups: readonly string[];
  /**
   * bool, versions 3+.
   *
   * @generated from DescribeGroupsRequest.json IncludeAuthorizedOperations
   */
  includeAuthorizedOperations: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeGroupsRequest; fields with a default may be left out. */
export interface DescribeGroupsRequestInit {
  /** See {@linkcode DescribeGroupsRequest.groups}. */
  groups: readonly string[];
  /** See {@linkcode DescribeGroupsRequest.includeAuthorizedOperations}. */
  includeAuthorizedOperations?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeGroupsRequest(r: Reader, version: number): DescribeGroupsRequest {
  const m: DescribeGroupsRequest = {
    groups: readList(
      r,
      version >= 5 ? readCompactCount(r, "groups", 1) : readCount(r, "groups", 2),
      version >= 5 ? (r, i) => readCompactString(r, i, repeated)
        : (r, i) => readString(r, i, repeated),
    ),
    includeAuthorizedOperations: version >= 3 ? readBool(r, "includeAuthorizedOperations") : false,
  };
  if (version >= 5) readTags(r, m);
  return m;
}

function writeDescribeGroupsRequest(
  w: Writer,
  m: DescribeGroupsRequestInit,
  version: number,
): void {
  const { groups, includeAuthorizedOperations = false, unknownTaggedFields } = m;
  writeList(
    w,
    "groups",
    groups,
    version >= 5 ? writeCompactCount(w, "groups", groups) : writeCount(w, "groups", groups),
    version >= 5 ? writeCompactString : writeString,
  );
  if (version >= 3) writeBool(w, "includeAuthorizedOperations", includeAuthorizedOperations);
  else writeAbsent(w, "includeAuthorizedOperations", includeAuthorizedOperations === false, "3+");
  if (version >= 5) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DescribeGroups response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeDescribeGroupsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeGroupsResponse {
  return runDecode(
    "DescribeGroupsResponse",
    0,
    6,
    readDescribeGroupsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeGroups response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeGroupsResponse(
  message: DescribeGroupsResponseInit,
  version: number,
): Bytes {
  return runEncode("DescribeGroupsResponse", 0, 6, writeDescribeGroupsResponse, message, version);
}

/**
 * Encodes the body of a DescribeGroups response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeGroupsResponseInto(
  message: DescribeGroupsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeGroupsResponse",
    0,
    6,
    writeDescribeGroupsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeGroupsResponse, for registries. */
export const DescribeGroupsResponseCodec: MessageCodec<DescribeGroupsResponse> = {
  name: "DescribeGroupsResponse",
  type: "response",
  module: "clients",
  apiKey: 15,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 5,
  decode: decodeDescribeGroupsResponse,
  encode: encodeDescribeGroupsResponse,
};

/** Part of DescribeGroupsResponse, versions 0-6. */
export interface DescribeGroupsResponseDescribedGroupMember {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroupMember.MemberId
   */
  memberId: string;
  /**
   * string, versions 4+, nullable 4+, default null, ignorable.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroupMember.GroupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroupMember.ClientId
   */
  clientId: string;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroupMember.ClientHost
   */
  clientHost: string;
  /**
   * bytes, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroupMember.MemberMetadata
   */
  memberMetadata: Uint8Array;
  /**
   * bytes, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroupMember.MemberAssignment
   */
  memberAssignment: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeGroupsResponseDescribedGroupMember; fields with a default may be left out.
 */
export interface DescribeGroupsResponseDescribedGroupMemberInit {
  /** See {@linkcode DescribeGroupsResponseDescribedGroupMember.memberId}. */
  memberId: string;
  /** See {@linkcode DescribeGroupsResponseDescribedGroupMember.groupInstanceId}. */
  groupInstanceId?: string | null | undefined;
  /** See {@linkcode DescribeGroupsResponseDescribedGroupMember.clientId}. */
  clientId: string;
  /** See {@linkcode DescribeGroupsResponseDescribedGroupMember.clientHost}. */
  clientHost: string;
  /** See {@linkcode DescribeGroupsResponseDescribedGroupMember.memberMetadata}. */
  memberMetadata: Uint8Array;
  /** See {@linkcode DescribeGroupsResponseDescribedGroupMember.memberAssignment}. */
  memberAssignment: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeGroupsResponse, versions 0-6. */
export interface DescribeGroupsResponseDescribedGroup {
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroup.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 6+, nullable 6+, default null.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroup.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * string, versions 0+, groupId.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroup.GroupId
   */
  groupId: string;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroup.GroupState
   */
  groupState: string;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroup.ProtocolType
   */
  protocolType: string;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroup.ProtocolData
   */
  protocolData: string;
  /**
   * []DescribedGroupMember, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroup.Members
   */
  members: readonly DescribeGroupsResponseDescribedGroupMember[];
  /**
   * int32, versions 3+, default -2147483648.
   *
   * @generated from DescribeGroupsResponse.json DescribedGroup.AuthorizedOperations
   */
  authorizedOperations: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeGroupsResponseDescribedGroup; fields with a default may be left out.
 */
export interface DescribeGroupsResponseDescribedGroupInit {
  /** See {@linkcode DescribeGroupsResponseDescribedGroup.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeGroupsResponseDescribedGroup.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode DescribeGroupsResponseDescribedGroup.groupId}. */
  groupId: string;
  /** See {@linkcode DescribeGroupsResponseDescribedGroup.groupState}. */
  groupState: string;
  /** See {@linkcode DescribeGroupsResponseDescribedGroup.protocolType}. */
  protocolType: string;
  /** See {@linkcode DescribeGroupsResponseDescribedGroup.protocolData}. */
  protocolData: string;
  /** See {@linkcode DescribeGroupsResponseDescribedGroup.members}. */
  members: readonly DescribeGroupsResponseDescribedGroupMemberInit[];
  /** See {@linkcode DescribeGroupsResponseDescribedGroup.authorizedOperations}. */
  authorizedOperations?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeGroupsResponse: a response, key 15, versions 0-6, flexible versions 5+. */
export interface DescribeGroupsResponse {
  /**
   * int32, versions 1+, ignorable.
   *
   * @generated from DescribeGroupsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DescribedGroup, versions 0+.
   *
   * @generated from DescribeGroupsResponse.json Groups
   */
  groups: readonly DescribeGroupsResponseDescribedGroup[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DescribeGroupsResponse; fields with a default may be left out. */
export interface DescribeGroupsResponseInit {
  /** See {@linkcode DescribeGroupsResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode DescribeGroupsResponse.groups}. */
  groups: readonly DescribeGroupsResponseDescribedGroupInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeGroupsResponseDescribedGroupMember(
  r: Reader,
  key: Key,
  version: number,
): DescribeGroupsResponseDescribedGroupMember {
  r.down(key);
  const m: DescribeGroupsResponseDescribedGroupMember = {
    memberId: version >= 5 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    groupInstanceId: version >= 5 ? readCompactNullableString(r, "groupInstanceId")
      : version >= 4 ? readNullableString(r, "groupInstanceId")
      : null,
    clientId: version >= 5 ? readCompactString(r, "clientId") : readString(r, "clientId"),
    clientHost: version >= 5 ? readCompactString(r, "clientHost", repeated)
      : readString(r, "clientHost", repeated),
    memberMetadata: version >= 5 ? readCompactBytes(r, "memberMetadata")
      : readBytes(r, "memberMetadata"),
    memberAssignment: version >= 5 ? readCompactBytes(r, "memberAssignment")
      : readBytes(r, "memberAssignment"),
  };
  if (version >= 5) readTags(r, m);
  r.up();
  return m;
}

function readDescribeGroupsResponseDescribedGroupMemberList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeGroupsResponseDescribedGroupMember[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeGroupsResponseDescribedGroupMember>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeGroupsResponseDescribedGroupMember(r, i, version);
  }
  return list;
}

function readDescribeGroupsResponseDescribedGroup(
  r: Reader,
  key: Key,
  version: number,
): DescribeGroupsResponseDescribedGroup {
  r.down(key);
  const m: DescribeGroupsResponseDescribedGroup = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 6 ? readCompactNullableString(r, "errorMessage") : null,
    groupId: version >= 5 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    groupState: version >= 5 ? readCompactString(r, "groupState", repeated)
      : readString(r, "groupState", repeated),
    protocolType: version >= 5 ? readCompactString(r, "protocolType", repeated)
      : readString(r, "protocolType", repeated),
    protocolData: version >= 5 ? readCompactString(r, "protocolData")
      : readString(r, "protocolData"),
    members: readDescribeGroupsResponseDescribedGroupMemberList(
      r,
      version >= 5 ? readCompactCount(r, "members", 7)
        : version >= 4 ? readCount(r, "members", 16)
        : readCount(r, "members", 14),
      version,
    ),
    authorizedOperations: version >= 3 ? readInt32(r, "authorizedOperations") : -2147483648,
  };
  if (version >= 5) readTags(r, m);
  r.up();
  return m;
}

function readDescribeGroupsResponseDescribedGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeGroupsResponseDescribedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeGroupsResponseDescribedGroup>(r, n, 96);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeGroupsResponseDescribedGroup(r, i, version);
  }
  return list;
}

function readDescribeGroupsResponse(r: Reader, version: number): DescribeGroupsResponse {
  const m: DescribeGroupsResponse = {
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    groups: readDescribeGroupsResponseDescribedGroupList(
      r,
      version >= 6 ? readCompactCount(r, "groups", 13)
        : version >= 5 ? readCompactCount(r, "groups", 12)
        : version >= 3 ? readCount(r, "groups", 18)
        : readCount(r, "groups", 14),
      version,
    ),
  };
  if (version >= 5) readTags(r, m);
  return m;
}

function writeDescribeGroupsResponseDescribedGroupMember(
  w: Writer,
  key: Key,
  m: DescribeGroupsResponseDescribedGroupMemberInit,
  version: number,
): void {
  w.into(key, m);
  const {
    memberId,
    groupInstanceId = null,
    clientId,
    clientHost,
    memberMetadata,
    memberAssignment,
    unknownTaggedFields,
  } = m;
  if (version >= 5) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  if (version >= 5) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else if (version >= 4) writeNullableString(w, "groupInstanceId", groupInstanceId);
  if (version >= 5) writeCompactString(w, "clientId", clientId);
  else writeString(w, "clientId", clientId);
  if (version >= 5) writeCompactString(w, "clientHost", clientHost);
  else writeString(w, "clientHost", clientHost);
  if (version >= 5) writeCompactBytes(w, "memberMetadata", memberMetadata);
  else writeBytes(w, "memberMetadata", memberMetadata);
  if (version >= 5) writeCompactBytes(w, "memberAssignment", memberAssignment);
  else writeBytes(w, "memberAssignment", memberAssignment);
  if (version >= 5) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeGroupsResponseDescribedGroup(
  w: Writer,
  key: Key,
  m: DescribeGroupsResponseDescribedGroupInit,
  version: number,
): void {
  w.into(key, m);
  const {
    errorCode,
    errorMessage = null,
    groupId,
    groupState,
    protocolType,
    protocolData,
    members,
    authorizedOperations = -2147483648,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 6) writeCompactNullableString(w, "errorMessage", errorMessage);
  else writeAbsent(w, "errorMessage", errorMessage === null, "6+");
  if (version >= 5) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  if (version >= 5) writeCompactString(w, "groupState", groupState);
  else writeString(w, "groupState", groupState);
  if (version >= 5) writeCompactString(w, "protocolType", protocolType);
  else writeString(w, "protocolType", protocolType);
  if (version >= 5) writeCompactString(w, "protocolData", protocolData);
  else writeString(w, "protocolData", protocolData);
  writeList(
    w,
    "members",
    members,
    version >= 5 ? writeCompactCount(w, "members", members) : writeCount(w, "members", members),
    writeDescribeGroupsResponseDescribedGroupMember,
    version,
  );
  if (version >= 3) writeInt32(w, "authorizedOperations", authorizedOperations);
  else writeAbsent(w, "authorizedOperations", authorizedOperations === -2147483648, "3+");
  if (version >= 5) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeGroupsResponse(
  w: Writer,
  m: DescribeGroupsResponseInit,
  version: number,
): void {
  const { throttleTimeMs = 0, groups, unknownTaggedFields } = m;
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "groups",
    groups,
    version >= 5 ? writeCompactCount(w, "groups", groups) : writeCount(w, "groups", groups),
    writeDescribeGroupsResponseDescribedGroup,
    version,
  );
  if (version >= 5) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of DescribeGroups. */
export const DescribeGroups: Api<DescribeGroupsRequestInit, DescribeGroupsResponse> = {
  name: "DescribeGroups",
  key: 15,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 5,
  throttlesFrom: 2,
  encodeRequest: encodeDescribeGroupsRequest,
  decodeResponse: decodeDescribeGroupsResponse,
};

/** The broker's half of DescribeGroups. */
export const DescribeGroupsServer: ServerApi<DescribeGroupsRequest, DescribeGroupsResponseInit> = {
  name: "DescribeGroups",
  key: 15,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 5,
  decodeRequest: decodeDescribeGroupsRequest,
  encodeResponse: encodeDescribeGroupsResponse,
};
