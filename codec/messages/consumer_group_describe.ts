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
  type MessageCodec,
  type Reader,
  readInt32s,
  readList,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  writeList,
  type Writer,
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
  r.down();
  r.at("groupIds");
  const groupIds = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("includeAuthorizedOperations"); const includeAuthorizedOperations = r.bool();
  const m: ConsumerGroupDescribeRequest = { groupIds, includeAuthorizedOperations };
  r.tags(m);
  r.up();
  return m;
}

function writeConsumerGroupDescribeRequest(w: Writer, m: ConsumerGroupDescribeRequestInit): void {
  w.down(m);
  const { groupIds, includeAuthorizedOperations, unknownTaggedFields } = m;
  w.at("groupIds"); writeList(w, groupIds, w.compactCount(groupIds), (w, x) => w.compactString(x));
  w.at("includeAuthorizedOperations"); w.bool(includeAuthorizedOperations);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
): ConsumerGroupDescribeResponseTopicPartitions {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: ConsumerGroupDescribeResponseTopicPartitions = { topicId, topicName, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readConsumerGroupDescribeResponseTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ConsumerGroupDescribeResponseTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupDescribeResponseTopicPartitions>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readConsumerGroupDescribeResponseTopicPartitions(r);
  }
  r.up();
  return list;
}

function readConsumerGroupDescribeResponseAssignment(
  r: Reader,
): ConsumerGroupDescribeResponseAssignment {
  r.down();
  r.at("topicPartitions");
  const topicPartitions = readConsumerGroupDescribeResponseTopicPartitionsList(
    r,
    r.compactCount(19, 56),
  );
  const m: ConsumerGroupDescribeResponseAssignment = { topicPartitions };
  r.tags(m);
  r.up();
  return m;
}

function readConsumerGroupDescribeResponseMember(
  r: Reader,
  version: number,
): ConsumerGroupDescribeResponseMember {
  r.down();
  r.at("memberId"); const memberId = r.compactString();
  r.at("instanceId"); const instanceId = r.compactNullableString();
  r.at("rackId"); const rackId = r.compactNullableString(repeated);
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("clientId"); const clientId = r.compactString();
  r.at("clientHost"); const clientHost = r.compactString(repeated);
  r.at("subscribedTopicNames");
  const subscribedTopicNames = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("subscribedTopicRegex"); const subscribedTopicRegex = r.compactNullableString();
  r.at("assignment"); const assignment = readConsumerGroupDescribeResponseAssignment(r);
  r.at("targetAssignment");
  const targetAssignment = readConsumerGroupDescribeResponseAssignment(r);
  r.at("memberType"); const memberType = version >= 1 ? r.int8() : -1;
  const m: ConsumerGroupDescribeResponseMember = {
    memberId,
    instanceId,
    rackId,
    memberEpoch,
    clientId,
    clientHost,
    subscribedTopicNames,
    subscribedTopicRegex,
    assignment,
    targetAssignment,
    memberType,
  };
  r.tags(m);
  r.up();
  return m;
}

function readConsumerGroupDescribeResponseMemberList(
  r: Reader,
  n: number,
  version: number,
): readonly ConsumerGroupDescribeResponseMember[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupDescribeResponseMember>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readConsumerGroupDescribeResponseMember(r, version);
  }
  r.up();
  return list;
}

function readConsumerGroupDescribeResponseDescribedGroup(
  r: Reader,
  version: number,
): ConsumerGroupDescribeResponseDescribedGroup {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("groupState"); const groupState = r.compactString(repeated);
  r.at("groupEpoch"); const groupEpoch = r.int32();
  r.at("assignmentEpoch"); const assignmentEpoch = r.int32();
  r.at("assignorName"); const assignorName = r.compactString(repeated);
  r.at("members");
  const members = readConsumerGroupDescribeResponseMemberList(
    r,
    version >= 1 ? r.compactCount(17, 184) : r.compactCount(16, 184),
    version,
  );
  r.at("authorizedOperations"); const authorizedOperations = r.int32();
  const m: ConsumerGroupDescribeResponseDescribedGroup = {
    errorCode,
    errorMessage,
    groupId,
    groupState,
    groupEpoch,
    assignmentEpoch,
    assignorName,
    members,
    authorizedOperations,
  };
  r.tags(m);
  r.up();
  return m;
}

function readConsumerGroupDescribeResponseDescribedGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly ConsumerGroupDescribeResponseDescribedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupDescribeResponseDescribedGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readConsumerGroupDescribeResponseDescribedGroup(r, version);
  }
  r.up();
  return list;
}

function readConsumerGroupDescribeResponse(
  r: Reader,
  version: number,
): ConsumerGroupDescribeResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("groups");
  const groups = readConsumerGroupDescribeResponseDescribedGroupList(
    r,
    r.compactCount(20, 104),
    version,
  );
  const m: ConsumerGroupDescribeResponse = { throttleTimeMs, groups };
  r.tags(m);
  r.up();
  return m;
}

function writeConsumerGroupDescribeResponseTopicPartitions(
  w: Writer,
  m: ConsumerGroupDescribeResponseTopicPartitionsInit,
): void {
  w.down(m);
  const { topicId, topicName, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("topicName"); w.compactString(topicName);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeConsumerGroupDescribeResponseTopicPartitionsList(
  w: Writer,
  list: readonly ConsumerGroupDescribeResponseTopicPartitionsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeConsumerGroupDescribeResponseTopicPartitions(w, list![i]!);
  }
  w.up();
}

function writeConsumerGroupDescribeResponseAssignment(
  w: Writer,
  m: ConsumerGroupDescribeResponseAssignmentInit,
): void {
  w.down(m);
  const { topicPartitions, unknownTaggedFields } = m;
  w.at("topicPartitions");
  writeConsumerGroupDescribeResponseTopicPartitionsList(
    w,
    topicPartitions,
    w.compactCount(topicPartitions),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeConsumerGroupDescribeResponseMember(
  w: Writer,
  m: ConsumerGroupDescribeResponseMemberInit,
  version: number,
): void {
  w.down(m);
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
  w.at("memberId"); w.compactString(memberId);
  w.at("instanceId"); w.compactNullableString(instanceId);
  w.at("rackId"); w.compactNullableString(rackId);
  w.at("memberEpoch"); w.int32(memberEpoch);
  w.at("clientId"); w.compactString(clientId);
  w.at("clientHost"); w.compactString(clientHost);
  w.at("subscribedTopicNames");
  writeList(
    w,
    subscribedTopicNames,
    w.compactCount(subscribedTopicNames),
    (w, x) => w.compactString(x),
  );
  w.at("subscribedTopicRegex"); w.compactNullableString(subscribedTopicRegex);
  w.at("assignment"); writeConsumerGroupDescribeResponseAssignment(w, assignment);
  w.at("targetAssignment"); writeConsumerGroupDescribeResponseAssignment(w, targetAssignment);
  w.at("memberType");
  if (version >= 1) w.int8(memberType);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeConsumerGroupDescribeResponseMemberList(
  w: Writer,
  list: readonly ConsumerGroupDescribeResponseMemberInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeConsumerGroupDescribeResponseMember(w, list![i]!, version);
  }
  w.up();
}

function writeConsumerGroupDescribeResponseDescribedGroup(
  w: Writer,
  m: ConsumerGroupDescribeResponseDescribedGroupInit,
  version: number,
): void {
  w.down(m);
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
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("groupId"); w.compactString(groupId);
  w.at("groupState"); w.compactString(groupState);
  w.at("groupEpoch"); w.int32(groupEpoch);
  w.at("assignmentEpoch"); w.int32(assignmentEpoch);
  w.at("assignorName"); w.compactString(assignorName);
  w.at("members");
  writeConsumerGroupDescribeResponseMemberList(w, members, w.compactCount(members), version);
  w.at("authorizedOperations"); w.int32(authorizedOperations);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeConsumerGroupDescribeResponseDescribedGroupList(
  w: Writer,
  list: readonly ConsumerGroupDescribeResponseDescribedGroupInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeConsumerGroupDescribeResponseDescribedGroup(w, list![i]!, version);
  }
  w.up();
}

function writeConsumerGroupDescribeResponse(
  w: Writer,
  m: ConsumerGroupDescribeResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, groups, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("groups");
  writeConsumerGroupDescribeResponseDescribedGroupList(w, groups, w.compactCount(groups), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
