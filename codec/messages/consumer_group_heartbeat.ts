// Generated from schemas/clients/ConsumerGroupHeartbeat{Request,Response}.json. Do not edit.

/**
 * ConsumerGroupHeartbeat (API, key 68), versions 0-1.
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
  orNull,
  type Reader,
  readInt32s,
  readList,
  readPresence,
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
  writePresence,
  type Writer,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConsumerGroupHeartbeat request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeConsumerGroupHeartbeatRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupHeartbeatRequest {
  return runDecode(
  "ConsumerGroupHeartbeatRequest",
  0,
  1,
  readConsumerGroupHeartbeatRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a ConsumerGroupHeartbeat request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupHeartbeatRequest(
  message: ConsumerGroupHeartbeatRequestInit,
  version: number,
): Bytes {
  return runEncode(
  "ConsumerGroupHeartbeatRequest",
  0,
  1,
  writeConsumerGroupHeartbeatRequest,
  message,
  version,
);
}

/**
 * Encodes the body of a ConsumerGroupHeartbeat request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupHeartbeatRequestInto(
  message: ConsumerGroupHeartbeatRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupHeartbeatRequest",
    0,
    1,
    writeConsumerGroupHeartbeatRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupHeartbeatRequest, for registries. */
export const ConsumerGroupHeartbeatRequestCodec: MessageCodec<ConsumerGroupHeartbeatRequest> = {
  name: "ConsumerGroupHeartbeatRequest",
  type: "request",
  module: "clients",
  apiKey: 68,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeConsumerGroupHeartbeatRequest,
  encode: encodeConsumerGroupHeartbeatRequest,
};

/** Part of ConsumerGroupHeartbeatRequest, versions 0-1. */
export interface ConsumerGroupHeartbeatRequestTopicPartitions {
  /**
   * uuid, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json TopicPartitions.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json TopicPartitions.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupHeartbeatRequestTopicPartitions; fields with a default may be left out.
 */
export interface ConsumerGroupHeartbeatRequestTopicPartitionsInit {
  /** See {@linkcode ConsumerGroupHeartbeatRequestTopicPartitions.topicId}. */
  topicId: string;
  /** See {@linkcode ConsumerGroupHeartbeatRequestTopicPartitions.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ConsumerGroupHeartbeatRequest: a request, key 68, versions 0-1, flexible versions 0+. */
export interface ConsumerGroupHeartbeatRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json MemberId
   */
  memberId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json MemberEpoch
   */
  memberEpoch: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json InstanceId
   */
  instanceId: string | null;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json RackId
   */
  rackId: string | null;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json RebalanceTimeoutMs
   */
  rebalanceTimeoutMs: number;
  /**
   * []string, versions 0+, nullable 0+, default null, topicName.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json SubscribedTopicNames
   */
  subscribedTopicNames: readonly string[] | null;
  /**
   * string, versions 1+, nullable 1+, default null.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json SubscribedTopicRegex
   */
  subscribedTopicRegex: string | null;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json ServerAssignor
   */
  serverAssignor: string | null;
  /**
   * []TopicPartitions, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupHeartbeatRequest.json TopicPartitions
   */
  topicPartitions: readonly ConsumerGroupHeartbeatRequestTopicPartitions[] | null;
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
 * What encoders take for ConsumerGroupHeartbeatRequest; fields with a default may be left out.
 */
export interface ConsumerGroupHeartbeatRequestInit {
  /** See {@linkcode ConsumerGroupHeartbeatRequest.groupId}. */
  groupId: string;
  /** See {@linkcode ConsumerGroupHeartbeatRequest.memberId}. */
  memberId: string;
  /** See {@linkcode ConsumerGroupHeartbeatRequest.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode ConsumerGroupHeartbeatRequest.instanceId}. */
  instanceId?: string | null | undefined;
  /** See {@linkcode ConsumerGroupHeartbeatRequest.rackId}. */
  rackId?: string | null | undefined;
  /** See {@linkcode ConsumerGroupHeartbeatRequest.rebalanceTimeoutMs}. */
  rebalanceTimeoutMs?: number | undefined;
  /** See {@linkcode ConsumerGroupHeartbeatRequest.subscribedTopicNames}. */
  subscribedTopicNames?: readonly string[] | null | undefined;
  /** See {@linkcode ConsumerGroupHeartbeatRequest.subscribedTopicRegex}. */
  subscribedTopicRegex?: string | null | undefined;
  /** See {@linkcode ConsumerGroupHeartbeatRequest.serverAssignor}. */
  serverAssignor?: string | null | undefined;
  /** See {@linkcode ConsumerGroupHeartbeatRequest.topicPartitions}. */
  topicPartitions?: readonly ConsumerGroupHeartbeatRequestTopicPartitionsInit[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupHeartbeatRequestTopicPartitions(
  r: Reader,
): ConsumerGroupHeartbeatRequestTopicPartitions {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: ConsumerGroupHeartbeatRequestTopicPartitions = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readConsumerGroupHeartbeatRequestTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ConsumerGroupHeartbeatRequestTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupHeartbeatRequestTopicPartitions>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readConsumerGroupHeartbeatRequestTopicPartitions(r);
  }
  r.up();
  return list;
}

function readConsumerGroupHeartbeatRequest(
  r: Reader,
  version: number,
): ConsumerGroupHeartbeatRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("memberId"); const memberId = r.compactString();
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("instanceId"); const instanceId = r.compactNullableString();
  r.at("rackId"); const rackId = r.compactNullableString(repeated);
  r.at("rebalanceTimeoutMs"); const rebalanceTimeoutMs = r.int32();
  r.at("subscribedTopicNames");
  const subscribedTopicNames = orNull(
    r.compactNullableCount(1, 8),
    (n) => readList(r, n, (r) => r.compactString(repeated)),
  );
  r.at("subscribedTopicRegex");
  const subscribedTopicRegex = version >= 1 ? r.compactNullableString() : null;
  r.at("serverAssignor"); const serverAssignor = r.compactNullableString(repeated);
  r.at("topicPartitions");
  const topicPartitions = orNull(
    r.compactNullableCount(18, 48),
    (n) => readConsumerGroupHeartbeatRequestTopicPartitionsList(r, n),
  );
  const m: ConsumerGroupHeartbeatRequest = {
    groupId,
    memberId,
    memberEpoch,
    instanceId,
    rackId,
    rebalanceTimeoutMs,
    subscribedTopicNames,
    subscribedTopicRegex,
    serverAssignor,
    topicPartitions,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeConsumerGroupHeartbeatRequestTopicPartitions(
  w: Writer,
  m: ConsumerGroupHeartbeatRequestTopicPartitionsInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeConsumerGroupHeartbeatRequestTopicPartitionsList(
  w: Writer,
  list: readonly ConsumerGroupHeartbeatRequestTopicPartitionsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeConsumerGroupHeartbeatRequestTopicPartitions(w, list![i]!);
  }
  w.up();
}

function writeConsumerGroupHeartbeatRequest(
  w: Writer,
  m: ConsumerGroupHeartbeatRequestInit,
  version: number,
): void {
  w.down(m);
  const {
    groupId,
    memberId,
    memberEpoch,
    instanceId = null,
    rackId = null,
    rebalanceTimeoutMs = -1,
    subscribedTopicNames = null,
    subscribedTopicRegex = null,
    serverAssignor = null,
    topicPartitions = null,
    unknownTaggedFields,
  } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("memberId"); w.compactString(memberId);
  w.at("memberEpoch"); w.int32(memberEpoch);
  w.at("instanceId"); w.compactNullableString(instanceId);
  w.at("rackId"); w.compactNullableString(rackId);
  w.at("rebalanceTimeoutMs"); w.int32(rebalanceTimeoutMs);
  w.at("subscribedTopicNames");
  writeList(
    w,
    subscribedTopicNames,
    w.compactNullableCount(subscribedTopicNames),
    (w, x) => w.compactString(x),
  );
  w.at("subscribedTopicRegex");
  if (version >= 1) w.compactNullableString(subscribedTopicRegex);
  else w.absent(subscribedTopicRegex === null, "1+");
  w.at("serverAssignor"); w.compactNullableString(serverAssignor);
  w.at("topicPartitions");
  writeConsumerGroupHeartbeatRequestTopicPartitionsList(
    w,
    topicPartitions,
    w.compactNullableCount(topicPartitions),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/**
 * Decodes the body of a ConsumerGroupHeartbeat response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeConsumerGroupHeartbeatResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupHeartbeatResponse {
  return runDecode(
  "ConsumerGroupHeartbeatResponse",
  0,
  1,
  readConsumerGroupHeartbeatResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a ConsumerGroupHeartbeat response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupHeartbeatResponse(
  message: ConsumerGroupHeartbeatResponseInit,
  version: number,
): Bytes {
  return runEncode(
  "ConsumerGroupHeartbeatResponse",
  0,
  1,
  writeConsumerGroupHeartbeatResponse,
  message,
  version,
);
}

/**
 * Encodes the body of a ConsumerGroupHeartbeat response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupHeartbeatResponseInto(
  message: ConsumerGroupHeartbeatResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupHeartbeatResponse",
    0,
    1,
    writeConsumerGroupHeartbeatResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupHeartbeatResponse, for registries. */
export const ConsumerGroupHeartbeatResponseCodec: MessageCodec<ConsumerGroupHeartbeatResponse> = {
  name: "ConsumerGroupHeartbeatResponse",
  type: "response",
  module: "clients",
  apiKey: 68,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeConsumerGroupHeartbeatResponse,
  encode: encodeConsumerGroupHeartbeatResponse,
};

/** Part of ConsumerGroupHeartbeatResponse, versions 0-1. */
export interface ConsumerGroupHeartbeatResponseTopicPartitions {
  /**
   * uuid, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json TopicPartitions.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json TopicPartitions.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupHeartbeatResponseTopicPartitions; fields with a default may be left out.
 */
export interface ConsumerGroupHeartbeatResponseTopicPartitionsInit {
  /** See {@linkcode ConsumerGroupHeartbeatResponseTopicPartitions.topicId}. */
  topicId: string;
  /** See {@linkcode ConsumerGroupHeartbeatResponseTopicPartitions.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ConsumerGroupHeartbeatResponse, versions 0-1. */
export interface ConsumerGroupHeartbeatResponseAssignment {
  /**
   * []TopicPartitions, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json Assignment.TopicPartitions
   */
  topicPartitions: readonly ConsumerGroupHeartbeatResponseTopicPartitions[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupHeartbeatResponseAssignment; fields with a default may be left out.
 */
export interface ConsumerGroupHeartbeatResponseAssignmentInit {
  /** See {@linkcode ConsumerGroupHeartbeatResponseAssignment.topicPartitions}. */
  topicPartitions: readonly ConsumerGroupHeartbeatResponseTopicPartitionsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ConsumerGroupHeartbeatResponse: a response, key 68, versions 0-1, flexible versions 0+. */
export interface ConsumerGroupHeartbeatResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json MemberId
   */
  memberId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json MemberEpoch
   */
  memberEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json HeartbeatIntervalMs
   */
  heartbeatIntervalMs: number;
  /**
   * Assignment, versions 0+, nullable 0+, default null.
   *
   * @generated from ConsumerGroupHeartbeatResponse.json Assignment
   */
  assignment: ConsumerGroupHeartbeatResponseAssignment | null;
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
 * What encoders take for ConsumerGroupHeartbeatResponse; fields with a default may be left out.
 */
export interface ConsumerGroupHeartbeatResponseInit {
  /** See {@linkcode ConsumerGroupHeartbeatResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ConsumerGroupHeartbeatResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ConsumerGroupHeartbeatResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ConsumerGroupHeartbeatResponse.memberId}. */
  memberId?: string | null | undefined;
  /** See {@linkcode ConsumerGroupHeartbeatResponse.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode ConsumerGroupHeartbeatResponse.heartbeatIntervalMs}. */
  heartbeatIntervalMs: number;
  /** See {@linkcode ConsumerGroupHeartbeatResponse.assignment}. */
  assignment?: ConsumerGroupHeartbeatResponseAssignmentInit | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupHeartbeatResponseTopicPartitions(
  r: Reader,
): ConsumerGroupHeartbeatResponseTopicPartitions {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: ConsumerGroupHeartbeatResponseTopicPartitions = { topicId, partitions };
  r.tags(m);
  r.up();
  return m;
}

function readConsumerGroupHeartbeatResponseTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ConsumerGroupHeartbeatResponseTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupHeartbeatResponseTopicPartitions>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readConsumerGroupHeartbeatResponseTopicPartitions(r);
  }
  r.up();
  return list;
}

function readConsumerGroupHeartbeatResponseAssignment(
  r: Reader,
): ConsumerGroupHeartbeatResponseAssignment {
  r.down();
  r.at("topicPartitions");
  const topicPartitions = readConsumerGroupHeartbeatResponseTopicPartitionsList(
    r,
    r.compactCount(18, 48),
  );
  const m: ConsumerGroupHeartbeatResponseAssignment = { topicPartitions };
  r.tags(m);
  r.up();
  return m;
}

function readConsumerGroupHeartbeatResponse(r: Reader): ConsumerGroupHeartbeatResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("memberId"); const memberId = r.compactNullableString();
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("heartbeatIntervalMs"); const heartbeatIntervalMs = r.int32();
  r.at("assignment");
  const assignment = readPresence(r) ? readConsumerGroupHeartbeatResponseAssignment(r) : null;
  const m: ConsumerGroupHeartbeatResponse = {
    throttleTimeMs,
    errorCode,
    errorMessage,
    memberId,
    memberEpoch,
    heartbeatIntervalMs,
    assignment,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeConsumerGroupHeartbeatResponseTopicPartitions(
  w: Writer,
  m: ConsumerGroupHeartbeatResponseTopicPartitionsInit,
): void {
  w.down(m);
  const { topicId, partitions, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeConsumerGroupHeartbeatResponseTopicPartitionsList(
  w: Writer,
  list: readonly ConsumerGroupHeartbeatResponseTopicPartitionsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeConsumerGroupHeartbeatResponseTopicPartitions(w, list![i]!);
  }
  w.up();
}

function writeConsumerGroupHeartbeatResponseAssignment(
  w: Writer,
  m: ConsumerGroupHeartbeatResponseAssignmentInit,
): void {
  w.down(m);
  const { topicPartitions, unknownTaggedFields } = m;
  w.at("topicPartitions");
  writeConsumerGroupHeartbeatResponseTopicPartitionsList(
    w,
    topicPartitions,
    w.compactCount(topicPartitions),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeConsumerGroupHeartbeatResponse(
  w: Writer,
  m: ConsumerGroupHeartbeatResponseInit,
): void {
  w.down(m);
  const {
    throttleTimeMs,
    errorCode,
    errorMessage = null,
    memberId = null,
    memberEpoch,
    heartbeatIntervalMs,
    assignment = null,
    unknownTaggedFields,
  } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("memberId"); w.compactNullableString(memberId);
  w.at("memberEpoch"); w.int32(memberEpoch);
  w.at("heartbeatIntervalMs"); w.int32(heartbeatIntervalMs);
  w.at("assignment");
  if (writePresence(w, assignment)) writeConsumerGroupHeartbeatResponseAssignment(w, assignment);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of ConsumerGroupHeartbeat. */
export const ConsumerGroupHeartbeat: Api<
  ConsumerGroupHeartbeatRequestInit,
  ConsumerGroupHeartbeatResponse
> = {
  name: "ConsumerGroupHeartbeat",
  key: 68,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  encodeRequest: encodeConsumerGroupHeartbeatRequest,
  decodeResponse: decodeConsumerGroupHeartbeatResponse,
};

/** The broker's half of ConsumerGroupHeartbeat. */
export const ConsumerGroupHeartbeatServer: ServerApi<
  ConsumerGroupHeartbeatRequest,
  ConsumerGroupHeartbeatResponseInit
> = {
  name: "ConsumerGroupHeartbeat",
  key: 68,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeConsumerGroupHeartbeatRequest,
  encodeResponse: encodeConsumerGroupHeartbeatResponse,
};
