// Generated from schemas/clients/ShareGroupDescribe{Request,Response}.json. Do not edit.

/**
 * ShareGroupDescribe (API, key 77), versions 0-1.
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
  putInt32,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readList,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeBool,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ShareGroupDescribe request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeShareGroupDescribeRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupDescribeRequest {
  return runDecode(
    "ShareGroupDescribeRequest",
    0,
    1,
    readShareGroupDescribeRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupDescribe request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupDescribeRequest(
  message: ShareGroupDescribeRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupDescribeRequest",
    0,
    1,
    writeShareGroupDescribeRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupDescribe request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupDescribeRequestInto(
  message: ShareGroupDescribeRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupDescribeRequest",
    0,
    1,
    writeShareGroupDescribeRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupDescribeRequest, for registries. */
export const ShareGroupDescribeRequestCodec: MessageCodec<ShareGroupDescribeRequest> = {
  name: "ShareGroupDescribeRequest",
  type: "request",
  module: "clients",
  apiKey: 77,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeShareGroupDescribeRequest,
  encode: encodeShareGroupDescribeRequest,
};

/** ShareGroupDescribeRequest: a request, key 77, versions 0-1, flexible versions 0+. */
export interface ShareGroupDescribeRequest {
  /**
   * []string, versions 0+, groupId.
   *
   * @generated from ShareGroupDescribeRequest.json GroupIds
   */
  groupIds: readonly string[];
  /**
   * bool, versions 0+.
   *
   * @generated from ShareGroupDescribeRequest.json IncludeAuthorizedOperations
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

/**
 * What encoders take for ShareGroupDescribeRequest; fields with a default may be left out.
 */
export interface ShareGroupDescribeRequestInit {
  /** See {@linkcode ShareGroupDescribeRequest.groupIds}. */
  groupIds: readonly string[];
  /** See {@linkcode ShareGroupDescribeRequest.includeAuthorizedOperations}. */
  includeAuthorizedOperations: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupDescribeRequest(r: Reader): ShareGroupDescribeRequest {
  const m: ShareGroupDescribeRequest = {
    groupIds: readList(
      r,
      readCompactCount(r, "groupIds", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    includeAuthorizedOperations: readBool(r, "includeAuthorizedOperations"),
  };
  readTags(r, m);
  return m;
}

function writeShareGroupDescribeRequest(w: Writer, m: ShareGroupDescribeRequestInit): void {
  const { groupIds, includeAuthorizedOperations, unknownTaggedFields } = m;
  writeList(
    w,
    "groupIds",
    groupIds,
    writeCompactCount(w, "groupIds", groupIds),
    writeCompactString,
  );
  writeBool(w, "includeAuthorizedOperations", includeAuthorizedOperations);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ShareGroupDescribe response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeShareGroupDescribeResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupDescribeResponse {
  return runDecode(
    "ShareGroupDescribeResponse",
    0,
    1,
    readShareGroupDescribeResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupDescribe response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupDescribeResponse(
  message: ShareGroupDescribeResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupDescribeResponse",
    0,
    1,
    writeShareGroupDescribeResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupDescribe response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupDescribeResponseInto(
  message: ShareGroupDescribeResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupDescribeResponse",
    0,
    1,
    writeShareGroupDescribeResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupDescribeResponse, for registries. */
export const ShareGroupDescribeResponseCodec: MessageCodec<ShareGroupDescribeResponse> = {
  name: "ShareGroupDescribeResponse",
  type: "response",
  module: "clients",
  apiKey: 77,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeShareGroupDescribeResponse,
  encode: encodeShareGroupDescribeResponse,
};

/** Part of ShareGroupDescribeResponse, versions 0-1. */
export interface ShareGroupDescribeResponseTopicPartitions {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json TopicPartitions.TopicId
   */
  topicId: string;
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ShareGroupDescribeResponse.json TopicPartitions.TopicName
   */
  topicName: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json TopicPartitions.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupDescribeResponseTopicPartitions; fields with a default may be left out.
 */
export interface ShareGroupDescribeResponseTopicPartitionsInit {
  /** See {@linkcode ShareGroupDescribeResponseTopicPartitions.topicId}. */
  topicId: string;
  /** See {@linkcode ShareGroupDescribeResponseTopicPartitions.topicName}. */
  topicName: string;
  /** See {@linkcode ShareGroupDescribeResponseTopicPartitions.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareGroupDescribeResponse, versions 0-1. */
export interface ShareGroupDescribeResponseAssignment {
  /**
   * []TopicPartitions, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json Assignment.TopicPartitions
   */
  topicPartitions: readonly ShareGroupDescribeResponseTopicPartitions[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupDescribeResponseAssignment; fields with a default may be left out.
 */
export interface ShareGroupDescribeResponseAssignmentInit {
  /** See {@linkcode ShareGroupDescribeResponseAssignment.topicPartitions}. */
  topicPartitions: readonly ShareGroupDescribeResponseTopicPartitionsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareGroupDescribeResponse, versions 0-1. */
export interface ShareGroupDescribeResponseMember {
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json Member.MemberId
   */
  memberId: string;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareGroupDescribeResponse.json Member.RackId
   */
  rackId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json Member.MemberEpoch
   */
  memberEpoch: number;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json Member.ClientId
   */
  clientId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json Member.ClientHost
   */
  clientHost: string;
  /**
   * []string, versions 0+, topicName.
   *
   * @generated from ShareGroupDescribeResponse.json Member.SubscribedTopicNames
   */
  subscribedTopicNames: readonly string[];
  /**
   * Assignment, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json Member.Assignment
   */
  assignment: ShareGroupDescribeResponseAssignment;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupDescribeResponseMember; fields with a default may be left out.
 */
export interface ShareGroupDescribeResponseMemberInit {
  /** See {@linkcode ShareGroupDescribeResponseMember.memberId}. */
  memberId: string;
  /** See {@linkcode ShareGroupDescribeResponseMember.rackId}. */
  rackId?: string | null | undefined;
  /** See {@linkcode ShareGroupDescribeResponseMember.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode ShareGroupDescribeResponseMember.clientId}. */
  clientId: string;
  /** See {@linkcode ShareGroupDescribeResponseMember.clientHost}. */
  clientHost: string;
  /** See {@linkcode ShareGroupDescribeResponseMember.subscribedTopicNames}. */
  subscribedTopicNames: readonly string[];
  /** See {@linkcode ShareGroupDescribeResponseMember.assignment}. */
  assignment: ShareGroupDescribeResponseAssignmentInit;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareGroupDescribeResponse, versions 0-1. */
export interface ShareGroupDescribeResponseDescribedGroup {
  /**
   * int16, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json DescribedGroup.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareGroupDescribeResponse.json DescribedGroup.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * string, versions 0+, groupId.
   *
   * @generated from ShareGroupDescribeResponse.json DescribedGroup.GroupId
   */
  groupId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json DescribedGroup.GroupState
   */
  groupState: string;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json DescribedGroup.GroupEpoch
   */
  groupEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json DescribedGroup.AssignmentEpoch
   */
  assignmentEpoch: number;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json DescribedGroup.AssignorName
   */
  assignorName: string;
  /**
   * []Member, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json DescribedGroup.Members
   */
  members: readonly ShareGroupDescribeResponseMember[];
  /**
   * int32, versions 0+, default -2147483648.
   *
   * @generated from ShareGroupDescribeResponse.json DescribedGroup.AuthorizedOperations
   */
  authorizedOperations: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupDescribeResponseDescribedGroup; fields with a default may be left out.
 */
export interface ShareGroupDescribeResponseDescribedGroupInit {
  /** See {@linkcode ShareGroupDescribeResponseDescribedGroup.errorCode}. */
  errorCode: number;
  /** See {@linkcode ShareGroupDescribeResponseDescribedGroup.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ShareGroupDescribeResponseDescribedGroup.groupId}. */
  groupId: string;
  /** See {@linkcode ShareGroupDescribeResponseDescribedGroup.groupState}. */
  groupState: string;
  /** See {@linkcode ShareGroupDescribeResponseDescribedGroup.groupEpoch}. */
  groupEpoch: number;
  /** See {@linkcode ShareGroupDescribeResponseDescribedGroup.assignmentEpoch}. */
  assignmentEpoch: number;
  /** See {@linkcode ShareGroupDescribeResponseDescribedGroup.assignorName}. */
  assignorName: string;
  /** See {@linkcode ShareGroupDescribeResponseDescribedGroup.members}. */
  members: readonly ShareGroupDescribeResponseMemberInit[];
  /** See {@linkcode ShareGroupDescribeResponseDescribedGroup.authorizedOperations}. */
  authorizedOperations?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ShareGroupDescribeResponse: a response, key 77, versions 0-1, flexible versions 0+. */
export interface ShareGroupDescribeResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DescribedGroup, versions 0+.
   *
   * @generated from ShareGroupDescribeResponse.json Groups
   */
  groups: readonly ShareGroupDescribeResponseDescribedGroup[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for ShareGroupDescribeResponse; fields with a default may be left out.
 */
export interface ShareGroupDescribeResponseInit {
  /** See {@linkcode ShareGroupDescribeResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ShareGroupDescribeResponse.groups}. */
  groups: readonly ShareGroupDescribeResponseDescribedGroupInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupDescribeResponseTopicPartitions(
  r: Reader,
  key: Key,
): ShareGroupDescribeResponseTopicPartitions {
  r.down(key);
  const m: ShareGroupDescribeResponseTopicPartitions = {
    topicId: readUuid(r, "topicId"),
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupDescribeResponseTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ShareGroupDescribeResponseTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupDescribeResponseTopicPartitions>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupDescribeResponseTopicPartitions(r, i);
  }
  return list;
}

function readShareGroupDescribeResponseAssignment(
  r: Reader,
  key: Key,
): ShareGroupDescribeResponseAssignment {
  r.down(key);
  const m: ShareGroupDescribeResponseAssignment = {
    topicPartitions: readShareGroupDescribeResponseTopicPartitionsList(
      r,
      readCompactCount(r, "topicPartitions", 19),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupDescribeResponseMember(
  r: Reader,
  key: Key,
): ShareGroupDescribeResponseMember {
  r.down(key);
  const m: ShareGroupDescribeResponseMember = {
    memberId: readCompactString(r, "memberId"),
    rackId: readCompactNullableString(r, "rackId", repeated),
    memberEpoch: readInt32(r, "memberEpoch"),
    clientId: readCompactString(r, "clientId"),
    clientHost: readCompactString(r, "clientHost", repeated),
    subscribedTopicNames: readList(
      r,
      readCompactCount(r, "subscribedTopicNames", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    assignment: readShareGroupDescribeResponseAssignment(r, "assignment"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupDescribeResponseMemberList(
  r: Reader,
  n: number,
): readonly ShareGroupDescribeResponseMember[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupDescribeResponseMember>(r, n, 120);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupDescribeResponseMember(r, i);
  }
  return list;
}

function readShareGroupDescribeResponseDescribedGroup(
  r: Reader,
  key: Key,
): ShareGroupDescribeResponseDescribedGroup {
  r.down(key);
  const m: ShareGroupDescribeResponseDescribedGroup = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    groupId: readCompactString(r, "groupId", repeated),
    groupState: readCompactString(r, "groupState", repeated),
    groupEpoch: readInt32(r, "groupEpoch"),
    assignmentEpoch: readInt32(r, "assignmentEpoch"),
    assignorName: readCompactString(r, "assignorName", repeated),
    members: readShareGroupDescribeResponseMemberList(r, readCompactCount(r, "members", 12)),
    authorizedOperations: readInt32(r, "authorizedOperations"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupDescribeResponseDescribedGroupList(
  r: Reader,
  n: number,
): readonly ShareGroupDescribeResponseDescribedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupDescribeResponseDescribedGroup>(r, n, 104);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupDescribeResponseDescribedGroup(r, i);
  }
  return list;
}

function readShareGroupDescribeResponse(r: Reader): ShareGroupDescribeResponse {
  const m: ShareGroupDescribeResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    groups: readShareGroupDescribeResponseDescribedGroupList(r, readCompactCount(r, "groups", 20)),
  };
  readTags(r, m);
  return m;
}

function writeShareGroupDescribeResponseTopicPartitions(
  w: Writer,
  key: Key,
  m: ShareGroupDescribeResponseTopicPartitionsInit,
): void {
  w.into(key, m);
  const { topicId, topicName, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactString(w, "topicName", topicName);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupDescribeResponseAssignment(
  w: Writer,
  key: Key,
  m: ShareGroupDescribeResponseAssignmentInit,
): void {
  w.into(key, m);
  const { topicPartitions, unknownTaggedFields } = m;
  writeList(
    w,
    "topicPartitions",
    topicPartitions,
    writeCompactCount(w, "topicPartitions", topicPartitions),
    writeShareGroupDescribeResponseTopicPartitions,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupDescribeResponseMember(
  w: Writer,
  key: Key,
  m: ShareGroupDescribeResponseMemberInit,
): void {
  w.into(key, m);
  const {
    memberId,
    rackId = null,
    memberEpoch,
    clientId,
    clientHost,
    subscribedTopicNames,
    assignment,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "memberId", memberId);
  writeCompactNullableString(w, "rackId", rackId);
  writeInt32(w, "memberEpoch", memberEpoch);
  writeCompactString(w, "clientId", clientId);
  writeCompactString(w, "clientHost", clientHost);
  writeList(
    w,
    "subscribedTopicNames",
    subscribedTopicNames,
    writeCompactCount(w, "subscribedTopicNames", subscribedTopicNames),
    writeCompactString,
  );
  writeShareGroupDescribeResponseAssignment(w, "assignment", assignment);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupDescribeResponseDescribedGroup(
  w: Writer,
  key: Key,
  m: ShareGroupDescribeResponseDescribedGroupInit,
): void {
  w.into(key, m);
  const {
    errorCode,
    errorMessage = null,
    groupId,
    groupState,
    groupEpoch,
    assignmentEpoch,
    assignorName,
    members,
    authorizedOperations = -2147483648,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeCompactString(w, "groupId", groupId);
  writeCompactString(w, "groupState", groupState);
  const atGroupEpoch = w.room(8);
  putInt32(w, atGroupEpoch, "groupEpoch", groupEpoch);
  putInt32(w, atGroupEpoch + 4, "assignmentEpoch", assignmentEpoch);
  writeCompactString(w, "assignorName", assignorName);
  writeList(
    w,
    "members",
    members,
    writeCompactCount(w, "members", members),
    writeShareGroupDescribeResponseMember,
  );
  writeInt32(w, "authorizedOperations", authorizedOperations);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupDescribeResponse(w: Writer, m: ShareGroupDescribeResponseInit): void {
  const { throttleTimeMs, groups, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "groups",
    groups,
    writeCompactCount(w, "groups", groups),
    writeShareGroupDescribeResponseDescribedGroup,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ShareGroupDescribe. */
export const ShareGroupDescribe: Api<ShareGroupDescribeRequestInit, ShareGroupDescribeResponse> = {
  name: "ShareGroupDescribe",
  key: 77,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 1,
  encodeRequest: encodeShareGroupDescribeRequest,
  decodeResponse: decodeShareGroupDescribeResponse,
};

/** The broker's half of ShareGroupDescribe. */
export const ShareGroupDescribeServer: ServerApi<
  ShareGroupDescribeRequest,
  ShareGroupDescribeResponseInit
> = {
  name: "ShareGroupDescribe",
  key: 77,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeShareGroupDescribeRequest,
  encodeResponse: encodeShareGroupDescribeResponse,
};
