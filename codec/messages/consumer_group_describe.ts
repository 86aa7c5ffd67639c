// Generated from schemas/clients/ConsumerGroupDescribe{Request,Response}.json. Do not edit.

/**
 * ConsumerGroupDescribe (API, key 69), versions 0-1.
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
  readInt8,
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
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConsumerGroupDescribe request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeConsumerGroupDescribeRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupDescribeRequest {
  return runDecode(
    "ConsumerGroupDescribeRequest",
    0,
    1,
    readConsumerGroupDescribeRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupDescribe request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupDescribeRequest(
  message: ConsumerGroupDescribeRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupDescribeRequest",
    0,
    1,
    writeConsumerGroupDescribeRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupDescribe request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupDescribeRequestInto(
  message: ConsumerGroupDescribeRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupDescribeRequest",
    0,
    1,
    writeConsumerGroupDescribeRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupDescribeRequest, for registries. */
export const ConsumerGroupDescribeRequestCodec: MessageCodec<ConsumerGroupDescribeRequest> = {
  name: "ConsumerGroupDescribeRequest",
  type: "request",
  module: "clients",
  apiKey: 69,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeConsumerGroupDescribeRequest,
  encode: encodeConsumerGroupDescribeRequest,
};

/** ConsumerGroupDescribeRequest: a request, key 69, versions 0-1, flexible versions 0+. */
export interface ConsumerGroupDescribeRequest {
  /**
   * []string, versions 0+, groupId.
   *
   * @generated from ConsumerGroupDescribeRequest.json GroupIds
   */
  groupIds: readonly string[];
  /**
   * bool, versions 0+.
   *
   * @generated from ConsumerGroupDescribeRequest.json IncludeAuthorizedOperations
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
 * What encoders take for ConsumerGroupDescribeRequest; fields with a default may be left out.
 */
export interface ConsumerGroupDescribeRequestInit {
  /** See {@linkcode ConsumerGroupDescribeRequest.groupIds}. */
  groupIds: readonly string[];
  /** See {@linkcode ConsumerGroupDescribeRequest.includeAuthorizedOperations}. */
  includeAuthorizedOperations: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupDescribeRequest(r: Reader): ConsumerGroupDescribeRequest {
  const m: ConsumerGroupDescribeRequest = {
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

function writeConsumerGroupDescribeRequest(w: Writer, m: ConsumerGroupDescribeRequestInit): void {
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
 * Decodes the body of a ConsumerGroupDescribe response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeConsumerGroupDescribeResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupDescribeResponse {
  return runDecode(
    "ConsumerGroupDescribeResponse",
    0,
    1,
    readConsumerGroupDescribeResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupDescribe response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupDescribeResponse(
  message: ConsumerGroupDescribeResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupDescribeResponse",
    0,
    1,
    writeConsumerGroupDescribeResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupDescribe response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupDescribeResponseInto(
  message: ConsumerGroupDescribeResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupDescribeResponse",
    0,
    1,
    writeConsumerGroupDescribeResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupDescribeResponse, for registries. */
export const ConsumerGroupDescribeResponseCodec: MessageCodec<ConsumerGroupDescribeResponse> = {
  name: "ConsumerGroupDescribeResponse",
  type: "response",
  module: "clients",
  apiKey: 69,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeConsumerGroupDescribeResponse,
  encode: encodeConsumerGroupDescribeResponse,
};

/** Part of ConsumerGroupDescribeResponse, versions 0-1. */
export interface ConsumerGroupDescribeResponseTopicPartitions {
  /**
   * uuid, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json TopicPartitions.TopicId
   */
  topicId: string;
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ConsumerGroupDescribeResponse.json TopicPartitions.TopicName
   */
  topicName: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json TopicPartitions.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupDescribeResponseTopicPartitions; fields with a default may be left out.
 */
export interface ConsumerGroupDescribeResponseTopicPartitionsInit {
  /** See {@linkcode ConsumerGroupDescribeResponseTopicPartitions.topicId}. */
  topicId: string;
  /** See {@linkcode ConsumerGroupDescribeResponseTopicPartitions.topicName}. */
  topicName: string;
  /** See {@linkcode ConsumerGroupDescribeResponseTopicPartitions.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ConsumerGroupDescribeResponse, versions 0-1. */
export interface ConsumerGroupDescribeResponseAssignment {
  /**
   * []TopicPartitions, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json Assignment.TopicPartitions
   */
  topicPartitions: readonly ConsumerGroupDescribeResponseTopicPartitions[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupDescribeResponseAssignment; fields with a default may be left out.
 */
export interface ConsumerGroupDescribeResponseAssignmentInit {
  /** See {@linkcode ConsumerGroupDescribeResponseAssignment.topicPartitions}. */
  topicPartitions: readonly ConsumerGroupDescribeResponseTopicPartitionsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ConsumerGroupDescribeResponse, versions 0-1. */
export interface ConsumerGroupDescribeResponseMember {
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.MemberId
   */
  memberId: string;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.InstanceId
   */
  instanceId: string | null;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.RackId
   */
  rackId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.MemberEpoch
   */
  memberEpoch: number;
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.ClientId
   */
  clientId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.ClientHost
   */
  clientHost: string;
  /**
   * []string, versions 0+, topicName.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.SubscribedTopicNames
   */
  subscribedTopicNames: readonly string[];
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.SubscribedTopicRegex
   */
  subscribedTopicRegex: string | null;
  /**
   * Assignment, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.Assignment
   */
  assignment: ConsumerGroupDescribeResponseAssignment;
  /**
   * Assignment, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.TargetAssignment
   */
  targetAssignment: ConsumerGroupDescribeResponseAssignment;
  /**
   * int8, versions 1+, default -1, ignorable.
   *
   * @generated from ConsumerGroupDescribeResponse.json Member.MemberType
   */
  memberType: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupDescribeResponseMember; fields with a default may be left out.
 */
export interface ConsumerGroupDescribeResponseMemberInit {
  /** See {@linkcode ConsumerGroupDescribeResponseMember.memberId}. */
  memberId: string;
  /** See {@linkcode ConsumerGroupDescribeResponseMember.instanceId}. */
  instanceId?: string | null | undefined;
  /** See {@linkcode ConsumerGroupDescribeResponseMember.rackId}. */
  rackId?: string | null | undefined;
  /** See {@linkcode ConsumerGroupDescribeResponseMember.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode ConsumerGroupDescribeResponseMember.clientId}. */
  clientId: string;
  /** See {@linkcode ConsumerGroupDescribeResponseMember.clientHost}. */
  clientHost: string;
  /** See {@linkcode ConsumerGroupDescribeResponseMember.subscribedTopicNames}. */
  subscribedTopicNames: readonly string[];
  /** See {@linkcode ConsumerGroupDescribeResponseMember.subscribedTopicRegex}. */
  subscribedTopicRegex?: string | null | undefined;
  /** See {@linkcode ConsumerGroupDescribeResponseMember.assignment}. */
  assignment: ConsumerGroupDescribeResponseAssignmentInit;
  /** See {@linkcode ConsumerGroupDescribeResponseMember.targetAssignment}. */
  targetAssignment: ConsumerGroupDescribeResponseAssignmentInit;
  /** See {@linkcode ConsumerGroupDescribeResponseMember.memberType}. */
  memberType?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ConsumerGroupDescribeResponse, versions 0-1. */
export interface ConsumerGroupDescribeResponseDescribedGroup {
  /**
   * int16, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json DescribedGroup.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupDescribeResponse.json DescribedGroup.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * string, versions 0+, groupId.
   *
   * @generated from ConsumerGroupDescribeResponse.json DescribedGroup.GroupId
   */
  groupId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json DescribedGroup.GroupState
   */
  groupState: string;
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json DescribedGroup.GroupEpoch
   */
  groupEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json DescribedGroup.AssignmentEpoch
   */
  assignmentEpoch: number;
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json DescribedGroup.AssignorName
   */
  assignorName: string;
  /**
   * []Member, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json DescribedGroup.Members
   */
  members: readonly ConsumerGroupDescribeResponseMember[];
  /**
   * int32, versions 0+, default -2147483648.
   *
   * @generated from ConsumerGroupDescribeResponse.json DescribedGroup.AuthorizedOperations
   */
  authorizedOperations: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupDescribeResponseDescribedGroup; fields with a default may be left out.
 */
export interface ConsumerGroupDescribeResponseDescribedGroupInit {
  /** See {@linkcode ConsumerGroupDescribeResponseDescribedGroup.errorCode}. */
  errorCode: number;
  /** See {@linkcode ConsumerGroupDescribeResponseDescribedGroup.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ConsumerGroupDescribeResponseDescribedGroup.groupId}. */
  groupId: string;
  /** See {@linkcode ConsumerGroupDescribeResponseDescribedGroup.groupState}. */
  groupState: string;
  /** See {@linkcode ConsumerGroupDescribeResponseDescribedGroup.groupEpoch}. */
  groupEpoch: number;
  /** See {@linkcode ConsumerGroupDescribeResponseDescribedGroup.assignmentEpoch}. */
  assignmentEpoch: number;
  /** See {@linkcode ConsumerGroupDescribeResponseDescribedGroup.assignorName}. */
  assignorName: string;
  /** See {@linkcode ConsumerGroupDescribeResponseDescribedGroup.members}. */
  members: readonly ConsumerGroupDescribeResponseMemberInit[];
  /** See {@linkcode ConsumerGroupDescribeResponseDescribedGroup.authorizedOperations}. */
  authorizedOperations?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ConsumerGroupDescribeResponse: a response, key 69, versions 0-1, flexible versions 0+. */
export interface ConsumerGroupDescribeResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []DescribedGroup, versions 0+.
   *
   * @generated from ConsumerGroupDescribeResponse.json Groups
   */
  groups: readonly ConsumerGroupDescribeResponseDescribedGroup[];
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
 * What encoders take for ConsumerGroupDescribeResponse; fields with a default may be left out.
 */
export interface ConsumerGroupDescribeResponseInit {
  /** See {@linkcode ConsumerGroupDescribeResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ConsumerGroupDescribeResponse.groups}. */
  groups: readonly ConsumerGroupDescribeResponseDescribedGroupInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupDescribeResponseTopicPartitions(
  r: Reader,
  key: Key,
): ConsumerGroupDescribeResponseTopicPartitions {
  r.down(key);
  const m: ConsumerGroupDescribeResponseTopicPartitions = {
    topicId: readUuid(r, "topicId"),
    topicName: readCompactString(r, "topicName", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupDescribeResponseTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ConsumerGroupDescribeResponseTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupDescribeResponseTopicPartitions>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupDescribeResponseTopicPartitions(r, i);
  }
  return list;
}

function readConsumerGroupDescribeResponseAssignment(
  r: Reader,
  key: Key,
): ConsumerGroupDescribeResponseAssignment {
  r.down(key);
  const m: ConsumerGroupDescribeResponseAssignment = {
    topicPartitions: readConsumerGroupDescribeResponseTopicPartitionsList(
      r,
      readCompactCount(r, "topicPartitions", 19),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupDescribeResponseMember(
  r: Reader,
  key: Key,
  version: number,
): ConsumerGroupDescribeResponseMember {
  r.down(key);
  const m: ConsumerGroupDescribeResponseMember = {
    memberId: readCompactString(r, "memberId"),
    instanceId: readCompactNullableString(r, "instanceId"),
    rackId: readCompactNullableString(r, "rackId", repeated),
    memberEpoch: readInt32(r, "memberEpoch"),
    clientId: readCompactString(r, "clientId"),
    clientHost: readCompactString(r, "clientHost", repeated),
    subscribedTopicNames: readList(
      r,
      readCompactCount(r, "subscribedTopicNames", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    subscribedTopicRegex: readCompactNullableString(r, "subscribedTopicRegex"),
    assignment: readConsumerGroupDescribeResponseAssignment(r, "assignment"),
    targetAssignment: readConsumerGroupDescribeResponseAssignment(r, "targetAssignment"),
    memberType: version >= 1 ? readInt8(r, "memberType") : -1,
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupDescribeResponseMemberList(
  r: Reader,
  n: number,
  version: number,
): readonly ConsumerGroupDescribeResponseMember[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupDescribeResponseMember>(r, n, 184);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupDescribeResponseMember(r, i, version);
  }
  return list;
}

function readConsumerGroupDescribeResponseDescribedGroup(
  r: Reader,
  key: Key,
  version: number,
): ConsumerGroupDescribeResponseDescribedGroup {
  r.down(key);
  const m: ConsumerGroupDescribeResponseDescribedGroup = {
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    groupId: readCompactString(r, "groupId", repeated),
    groupState: readCompactString(r, "groupState", repeated),
    groupEpoch: readInt32(r, "groupEpoch"),
    assignmentEpoch: readInt32(r, "assignmentEpoch"),
    assignorName: readCompactString(r, "assignorName", repeated),
    members: readConsumerGroupDescribeResponseMemberList(
      r,
      version >= 1 ? readCompactCount(r, "members", 17) : readCompactCount(r, "members", 16),
      version,
    ),
    authorizedOperations: readInt32(r, "authorizedOperations"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupDescribeResponseDescribedGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly ConsumerGroupDescribeResponseDescribedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupDescribeResponseDescribedGroup>(r, n, 104);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupDescribeResponseDescribedGroup(r, i, version);
  }
  return list;
}

function readConsumerGroupDescribeResponse(
  r: Reader,
  version: number,
): ConsumerGroupDescribeResponse {
  const m: ConsumerGroupDescribeResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    groups: readConsumerGroupDescribeResponseDescribedGroupList(
      r,
      readCompactCount(r, "groups", 20),
      version,
    ),
  };
  readTags(r, m);
  return m;
}

function writeConsumerGroupDescribeResponseTopicPartitions(
  w: Writer,
  key: Key,
  m: ConsumerGroupDescribeResponseTopicPartitionsInit,
): void {
  w.into(key, m);
  const { topicId, topicName, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactString(w, "topicName", topicName);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupDescribeResponseAssignment(
  w: Writer,
  key: Key,
  m: ConsumerGroupDescribeResponseAssignmentInit,
): void {
  w.into(key, m);
  const { topicPartitions, unknownTaggedFields } = m;
  writeList(
    w,
    "topicPartitions",
    topicPartitions,
    writeCompactCount(w, "topicPartitions", topicPartitions),
    writeConsumerGroupDescribeResponseTopicPartitions,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupDescribeResponseMember(
  w: Writer,
  key: Key,
  m: ConsumerGroupDescribeResponseMemberInit,
  version: number,
): void {
  w.into(key, m);
  const {
    memberId,
    instanceId = null,
    rackId = null,
    memberEpoch,
    clientId,
    clientHost,
    subscribedTopicNames,
    subscribedTopicRegex = null,
    assignment,
    targetAssignment,
    memberType = -1,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "memberId", memberId);
  writeCompactNullableString(w, "instanceId", instanceId);
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
  writeCompactNullableString(w, "subscribedTopicRegex", subscribedTopicRegex);
  writeConsumerGroupDescribeResponseAssignment(w, "assignment", assignment);
  writeConsumerGroupDescribeResponseAssignment(w, "targetAssignment", targetAssignment);
  if (version >= 1) writeInt8(w, "memberType", memberType);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupDescribeResponseDescribedGroup(
  w: Writer,
  key: Key,
  m: ConsumerGroupDescribeResponseDescribedGroupInit,
  version: number,
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
    writeConsumerGroupDescribeResponseMember,
    version,
  );
  writeInt32(w, "authorizedOperations", authorizedOperations);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupDescribeResponse(
  w: Writer,
  m: ConsumerGroupDescribeResponseInit,
  version: number,
): void {
  const { throttleTimeMs, groups, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "groups",
    groups,
    writeCompactCount(w, "groups", groups),
    writeConsumerGroupDescribeResponseDescribedGroup,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ConsumerGroupDescribe. */
export const ConsumerGroupDescribe: Api<
  ConsumerGroupDescribeRequestInit,
  ConsumerGroupDescribeResponse
> = {
  name: "ConsumerGroupDescribe",
  key: 69,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeConsumerGroupDescribeRequest,
  decodeResponse: decodeConsumerGroupDescribeResponse,
};

/** The broker's half of ConsumerGroupDescribe. */
export const ConsumerGroupDescribeServer: ServerApi<
  ConsumerGroupDescribeRequest,
  ConsumerGroupDescribeResponseInit
> = {
  name: "ConsumerGroupDescribe",
  key: 69,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeConsumerGroupDescribeRequest,
  encodeResponse: encodeConsumerGroupDescribeResponse,
};
