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
  type MessageCodec,
  readBytes,
  readCompactBytes,
  type Reader,
  readList,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeBytes,
  writeCompactBytes,
  writeList,
  type Writer,
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
  r.down();
  r.at("groups");
  const groups = readList(
    r,
    version >= 5 ? r.compactCount(1, 8) : r.count(2, 8),
    version >= 5 ? (r) => r.compactString(repeated) : (r) => r.string(repeated),
  );
  r.at("includeAuthorizedOperations");
  const includeAuthorizedOperations = version >= 3 ? r.bool() : false;
  const m: DescribeGroupsRequest = { groups, includeAuthorizedOperations };
  if (version >= 5) r.tags(m);
  r.up();
  return m;
}

function writeDescribeGroupsRequest(
  w: Writer,
  m: DescribeGroupsRequestInit,
  version: number,
): void {
  w.down(m);
  const { groups, includeAuthorizedOperations = false, unknownTaggedFields } = m;
  w.at("groups");
  writeList(
    w,
    groups,
    version >= 5 ? w.compactCount(groups) : w.count(groups),
    version >= 5 ? (w, x) => w.compactString(x) : (w, x) => w.string(x),
  );
  w.at("includeAuthorizedOperations");
  if (version >= 3) w.bool(includeAuthorizedOperations);
  else w.absent(includeAuthorizedOperations === false, "3+");
  if (version >= 5) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): DescribeGroupsResponseDescribedGroupMember {
  r.down();
  r.at("memberId"); const memberId = version >= 5 ? r.compactString() : r.string();
  r.at("groupInstanceId");
  const groupInstanceId = version >= 5 ? r.compactNullableString()
    : version >= 4 ? r.nullableString()
    : null;
  r.at("clientId"); const clientId = version >= 5 ? r.compactString() : r.string();
  r.at("clientHost");
  const clientHost = version >= 5 ? r.compactString(repeated) : r.string(repeated);
  r.at("memberMetadata");
  const memberMetadata = version >= 5 ? readCompactBytes(r) : readBytes(r);
  r.at("memberAssignment");
  const memberAssignment = version >= 5 ? readCompactBytes(r) : readBytes(r);
  const m: DescribeGroupsResponseDescribedGroupMember = {
    memberId,
    groupInstanceId,
    clientId,
    clientHost,
    memberMetadata,
    memberAssignment,
  };
  if (version >= 5) r.tags(m);
  r.up();
  return m;
}

function readDescribeGroupsResponseDescribedGroupMemberList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeGroupsResponseDescribedGroupMember[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeGroupsResponseDescribedGroupMember>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeGroupsResponseDescribedGroupMember(r, version);
  }
  r.up();
  return list;
}

function readDescribeGroupsResponseDescribedGroup(
  r: Reader,
  version: number,
): DescribeGroupsResponseDescribedGroup {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = version >= 6 ? r.compactNullableString() : null;
  r.at("groupId"); const groupId = version >= 5 ? r.compactString(repeated) : r.string(repeated);
  r.at("groupState");
  const groupState = version >= 5 ? r.compactString(repeated) : r.string(repeated);
  r.at("protocolType");
  const protocolType = version >= 5 ? r.compactString(repeated) : r.string(repeated);
  r.at("protocolData"); const protocolData = version >= 5 ? r.compactString() : r.string();
  r.at("members");
  const members = readDescribeGroupsResponseDescribedGroupMemberList(
    r,
    version >= 5 ? r.compactCount(7, 80) : version >= 4 ? r.count(16, 80) : r.count(14, 80),
    version,
  );
  r.at("authorizedOperations");
  const authorizedOperations = version >= 3 ? r.int32() : -2147483648;
  const m: DescribeGroupsResponseDescribedGroup = {
    errorCode,
    errorMessage,
    groupId,
    groupState,
    protocolType,
    protocolData,
    members,
    authorizedOperations,
  };
  if (version >= 5) r.tags(m);
  r.up();
  return m;
}

function readDescribeGroupsResponseDescribedGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeGroupsResponseDescribedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeGroupsResponseDescribedGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeGroupsResponseDescribedGroup(r, version);
  }
  r.up();
  return list;
}

function readDescribeGroupsResponse(r: Reader, version: number): DescribeGroupsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 1 ? r.int32() : 0;
  r.at("groups");
  const groups = readDescribeGroupsResponseDescribedGroupList(
    r,
    version >= 6 ? r.compactCount(13, 96)
      : version >= 5 ? r.compactCount(12, 96)
      : version >= 3 ? r.count(18, 96)
      : r.count(14, 96),
    version,
  );
  const m: DescribeGroupsResponse = { throttleTimeMs, groups };
  if (version >= 5) r.tags(m);
  r.up();
  return m;
}

function writeDescribeGroupsResponseDescribedGroupMember(
  w: Writer,
  m: DescribeGroupsResponseDescribedGroupMemberInit,
  version: number,
): void {
  w.down(m);
  const {
    memberId,
    groupInstanceId = null,
    clientId,
    clientHost,
    memberMetadata,
    memberAssignment,
    unknownTaggedFields,
  } = m;
  w.at("memberId");
  if (version >= 5) w.compactString(memberId);
  else w.string(memberId);
  w.at("groupInstanceId");
  if (version >= 5) w.compactNullableString(groupInstanceId);
  else if (version >= 4) w.nullableString(groupInstanceId);
  w.at("clientId");
  if (version >= 5) w.compactString(clientId);
  else w.string(clientId);
  w.at("clientHost");
  if (version >= 5) w.compactString(clientHost);
  else w.string(clientHost);
  w.at("memberMetadata");
  if (version >= 5) writeCompactBytes(w, memberMetadata);
  else writeBytes(w, memberMetadata);
  w.at("memberAssignment");
  if (version >= 5) writeCompactBytes(w, memberAssignment);
  else writeBytes(w, memberAssignment);
  if (version >= 5) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeGroupsResponseDescribedGroupMemberList(
  w: Writer,
  list: readonly DescribeGroupsResponseDescribedGroupMemberInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeGroupsResponseDescribedGroupMember(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeGroupsResponseDescribedGroup(
  w: Writer,
  m: DescribeGroupsResponseDescribedGroupInit,
  version: number,
): void {
  w.down(m);
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
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 6) w.compactNullableString(errorMessage);
  else w.absent(errorMessage === null, "6+");
  w.at("groupId");
  if (version >= 5) w.compactString(groupId);
  else w.string(groupId);
  w.at("groupState");
  if (version >= 5) w.compactString(groupState);
  else w.string(groupState);
  w.at("protocolType");
  if (version >= 5) w.compactString(protocolType);
  else w.string(protocolType);
  w.at("protocolData");
  if (version >= 5) w.compactString(protocolData);
  else w.string(protocolData);
  w.at("members");
  writeDescribeGroupsResponseDescribedGroupMemberList(
    w,
    members,
    version >= 5 ? w.compactCount(members) : w.count(members),
    version,
  );
  w.at("authorizedOperations");
  if (version >= 3) w.int32(authorizedOperations);
  else w.absent(authorizedOperations === -2147483648, "3+");
  if (version >= 5) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeGroupsResponseDescribedGroupList(
  w: Writer,
  list: readonly DescribeGroupsResponseDescribedGroupInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeGroupsResponseDescribedGroup(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeGroupsResponse(
  w: Writer,
  m: DescribeGroupsResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs = 0, groups, unknownTaggedFields } = m;
  w.at("throttleTimeMs");
  if (version >= 1) w.int32(throttleTimeMs);
  w.at("groups");
  writeDescribeGroupsResponseDescribedGroupList(
    w,
    groups,
    version >= 5 ? w.compactCount(groups) : w.count(groups),
    version,
  );
  if (version >= 5) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of DescribeGroups. */
export const DescribeGroups: Api<DescribeGroupsRequestInit, DescribeGroupsResponse> = {
  name: "DescribeGroups",
  key: 15,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 5,
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
