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
  r.down();
  r.at("groupIds");
  const groupIds = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("includeAuthorizedOperations"); const includeAuthorizedOperations = r.bool();
  const m: ShareGroupDescribeRequest = { groupIds, includeAuthorizedOperations };
  r.tags(m);
  r.up();
  return m;
}

function writeShareGroupDescribeRequest(w: Writer, m: ShareGroupDescribeRequestInit): void {
  w.down(m);
  const { groupIds, includeAuthorizedOperations, unknownTaggedFields } = m;
  w.at("groupIds"); writeList(w, groupIds, w.compactCount(groupIds), (w, x) => w.compactString(x));
  w.at("includeAuthorizedOperations"); w.bool(includeAuthorizedOperations);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
): ShareGroupDescribeResponseTopicPartitions {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: ShareGroupDescribeResponseTopicPartitions = { topicId, topicName, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readShareGroupDescribeResponseTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ShareGroupDescribeResponseTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupDescribeResponseTopicPartitions>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareGroupDescribeResponseTopicPartitions(r);
  }
  r.up();
  return list;
}

function readShareGroupDescribeResponseAssignment(r: Reader): ShareGroupDescribeResponseAssignment {
  r.down();
  r.at("topicPartitions");
  const topicPartitions = readShareGroupDescribeResponseTopicPartitionsList(
    r,
    r.compactCount(19, 56),
  );
  const m: ShareGroupDescribeResponseAssignment = { topicPartitions };
  r.tags(m);
  r.up();
  return m;
}

function readShareGroupDescribeResponseMember(r: Reader): ShareGroupDescribeResponseMember {
  r.down();
  r.at("memberId"); const memberId = r.compactString();
  r.at("rackId"); const rackId = r.compactNullableString(repeated);
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("clientId"); const clientId = r.compactString();
  r.at("clientHost"); const clientHost = r.compactString(repeated);
  r.at("subscribedTopicNames");
  const subscribedTopicNames = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("assignment"); const assignment = readShareGroupDescribeResponseAssignment(r);
  const m: ShareGroupDescribeResponseMember = {
    memberId,
    rackId,
    memberEpoch,
    clientId,
    clientHost,
    subscribedTopicNames,
    assignment,
  };
  r.tags(m);
  r.up();
  return m;
}

function readShareGroupDescribeResponseMemberList(
  r: Reader,
  n: number,
): readonly ShareGroupDescribeResponseMember[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupDescribeResponseMember>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareGroupDescribeResponseMember(r);
  }
  r.up();
  return list;
}

function readShareGroupDescribeResponseDescribedGroup(
  r: Reader,
): ShareGroupDescribeResponseDescribedGroup {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("groupState"); const groupState = r.compactString(repeated);
  r.at("groupEpoch"); const groupEpoch = r.int32();
  r.at("assignmentEpoch"); const assignmentEpoch = r.int32();
  r.at("assignorName"); const assignorName = r.compactString(repeated);
  r.at("members");
  const members = readShareGroupDescribeResponseMemberList(r, r.compactCount(12, 120));
  r.at("authorizedOperations"); const authorizedOperations = r.int32();
  const m: ShareGroupDescribeResponseDescribedGroup = {
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

function readShareGroupDescribeResponseDescribedGroupList(
  r: Reader,
  n: number,
): readonly ShareGroupDescribeResponseDescribedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupDescribeResponseDescribedGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readShareGroupDescribeResponseDescribedGroup(r);
  }
  r.up();
  return list;
}

function readShareGroupDescribeResponse(r: Reader): ShareGroupDescribeResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("groups");
  const groups = readShareGroupDescribeResponseDescribedGroupList(r, r.compactCount(20, 104));
  const m: ShareGroupDescribeResponse = { throttleTimeMs, groups };
  r.tags(m);
  r.up();
  return m;
}

function writeShareGroupDescribeResponseTopicPartitions(
  w: Writer,
  m: ShareGroupDescribeResponseTopicPartitionsInit,
): void {
  w.down(m);
  const { topicId, topicName, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("topicName"); w.compactString(topicName);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareGroupDescribeResponseTopicPartitionsList(
  w: Writer,
  list: readonly ShareGroupDescribeResponseTopicPartitionsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareGroupDescribeResponseTopicPartitions(w, list![i]!);
  }
  w.up();
}

function writeShareGroupDescribeResponseAssignment(
  w: Writer,
  m: ShareGroupDescribeResponseAssignmentInit,
): void {
  w.down(m);
  const { topicPartitions, unknownTaggedFields } = m;
  w.at("topicPartitions");
  writeShareGroupDescribeResponseTopicPartitionsList(
    w,
    topicPartitions,
    w.compactCount(topicPartitions),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareGroupDescribeResponseMember(
  w: Writer,
  m: ShareGroupDescribeResponseMemberInit,
): void {
  w.down(m);
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
  w.at("memberId"); w.compactString(memberId);
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
  w.at("assignment"); writeShareGroupDescribeResponseAssignment(w, assignment);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareGroupDescribeResponseMemberList(
  w: Writer,
  list: readonly ShareGroupDescribeResponseMemberInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareGroupDescribeResponseMember(w, list![i]!);
  }
  w.up();
}

function writeShareGroupDescribeResponseDescribedGroup(
  w: Writer,
  m: ShareGroupDescribeResponseDescribedGroupInit,
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
  w.at("members"); writeShareGroupDescribeResponseMemberList(w, members, w.compactCount(members));
  w.at("authorizedOperations"); w.int32(authorizedOperations);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeShareGroupDescribeResponseDescribedGroupList(
  w: Writer,
  list: readonly ShareGroupDescribeResponseDescribedGroupInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeShareGroupDescribeResponseDescribedGroup(w, list![i]!);
  }
  w.up();
}

function writeShareGroupDescribeResponse(w: Writer, m: ShareGroupDescribeResponseInit): void {
  w.down(m);
  const { throttleTimeMs, groups, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("groups");
  writeShareGroupDescribeResponseDescribedGroupList(w, groups, w.compactCount(groups));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of ShareGroupDescribe. */
export const ShareGroupDescribe: Api<ShareGroupDescribeRequestInit, ShareGroupDescribeResponse> = {
  name: "ShareGroupDescribe",
  key: 77,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
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
