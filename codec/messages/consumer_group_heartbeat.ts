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
  type Key,
  type MessageCodec,
  orNull,
  putInt16,
  putInt32,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readList,
  readPresence,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeList,
  writePresence,
  type Writer,
  writeUnknownTags,
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
  key: Key,
): ConsumerGroupHeartbeatRequestTopicPartitions {
  r.down(key);
  const m: ConsumerGroupHeartbeatRequestTopicPartitions = {
    topicId: readUuid(r, "topicId"),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupHeartbeatRequestTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ConsumerGroupHeartbeatRequestTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupHeartbeatRequestTopicPartitions>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupHeartbeatRequestTopicPartitions(r, i);
  }
  return list;
}

function readConsumerGroupHeartbeatRequest(
  r: Reader,
  version: number,
): ConsumerGroupHeartbeatRequest {
  const m: ConsumerGroupHeartbeatRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    memberId: readCompactString(r, "memberId"),
    memberEpoch: readInt32(r, "memberEpoch"),
    instanceId: readCompactNullableString(r, "instanceId"),
    rackId: readCompactNullableString(r, "rackId", repeated),
    rebalanceTimeoutMs: readInt32(r, "rebalanceTimeoutMs"),
    subscribedTopicNames: orNull(
      readCompactNullableCount(r, "subscribedTopicNames", 1),
      (n) => readList(r, n, (r, i) => readCompactString(r, i, repeated)),
    ),
    subscribedTopicRegex: version >= 1 ? readCompactNullableString(r, "subscribedTopicRegex")
      : null,
    serverAssignor: readCompactNullableString(r, "serverAssignor", repeated),
    topicPartitions: orNull(
      readCompactNullableCount(r, "topicPartitions", 18),
      (n) => readConsumerGroupHeartbeatRequestTopicPartitionsList(r, n),
    ),
  };
  readTags(r, m);
  return m;
}

function writeConsumerGroupHeartbeatRequestTopicPartitions(
  w: Writer,
  key: Key,
  m: ConsumerGroupHeartbeatRequestTopicPartitionsInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupHeartbeatRequest(
  w: Writer,
  m: ConsumerGroupHeartbeatRequestInit,
  version: number,
): void {
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
  writeCompactString(w, "groupId", groupId);
  writeCompactString(w, "memberId", memberId);
  writeInt32(w, "memberEpoch", memberEpoch);
  writeCompactNullableString(w, "instanceId", instanceId);
  writeCompactNullableString(w, "rackId", rackId);
  writeInt32(w, "rebalanceTimeoutMs", rebalanceTimeoutMs);
  writeList(
    w,
    "subscribedTopicNames",
    subscribedTopicNames,
    writeCompactNullableCount(w, "subscribedTopicNames", subscribedTopicNames),
    writeCompactString,
  );
  if (version >= 1) writeCompactNullableString(w, "subscribedTopicRegex", subscribedTopicRegex);
  else writeAbsent(w, "subscribedTopicRegex", subscribedTopicRegex === null, "1+");
  writeCompactNullableString(w, "serverAssignor", serverAssignor);
  writeList(
    w,
    "topicPartitions",
    topicPartitions,
    writeCompactNullableCount(w, "topicPartitions", topicPartitions),
    writeConsumerGroupHeartbeatRequestTopicPartitions,
  );
  writeUnknownTags(w, unknownTaggedFields);
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
  key: Key,
): ConsumerGroupHeartbeatResponseTopicPartitions {
  r.down(key);
  const m: ConsumerGroupHeartbeatResponseTopicPartitions = {
    topicId: readUuid(r, "topicId"),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupHeartbeatResponseTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ConsumerGroupHeartbeatResponseTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupHeartbeatResponseTopicPartitions>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupHeartbeatResponseTopicPartitions(r, i);
  }
  return list;
}

function readConsumerGroupHeartbeatResponseAssignment(
  r: Reader,
  key: Key,
): ConsumerGroupHeartbeatResponseAssignment {
  r.down(key);
  const m: ConsumerGroupHeartbeatResponseAssignment = {
    topicPartitions: readConsumerGroupHeartbeatResponseTopicPartitionsList(
      r,
      readCompactCount(r, "topicPartitions", 18),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupHeartbeatResponse(r: Reader): ConsumerGroupHeartbeatResponse {
  const m: ConsumerGroupHeartbeatResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    memberId: readCompactNullableString(r, "memberId"),
    memberEpoch: readInt32(r, "memberEpoch"),
    heartbeatIntervalMs: readInt32(r, "heartbeatIntervalMs"),
    assignment: readPresence(
      r,
      "assignment",
    ) ? readConsumerGroupHeartbeatResponseAssignment(r, "assignment")
      : null,
  };
  readTags(r, m);
  return m;
}

function writeConsumerGroupHeartbeatResponseTopicPartitions(
  w: Writer,
  key: Key,
  m: ConsumerGroupHeartbeatResponseTopicPartitionsInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupHeartbeatResponseAssignment(
  w: Writer,
  key: Key,
  m: ConsumerGroupHeartbeatResponseAssignmentInit,
): void {
  w.into(key, m);
  const { topicPartitions, unknownTaggedFields } = m;
  writeList(
    w,
    "topicPartitions",
    topicPartitions,
    writeCompactCount(w, "topicPartitions", topicPartitions),
    writeConsumerGroupHeartbeatResponseTopicPartitions,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupHeartbeatResponse(
  w: Writer,
  m: ConsumerGroupHeartbeatResponseInit,
): void {
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
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeCompactNullableString(w, "memberId", memberId);
  const atMemberEpoch = w.room(8);
  putInt32(w, atMemberEpoch, "memberEpoch", memberEpoch);
  putInt32(w, atMemberEpoch + 4, "heartbeatIntervalMs", heartbeatIntervalMs);
  if (writePresence(w, assignment)) {
    writeConsumerGroupHeartbeatResponseAssignment(w, "assignment", assignment);
  }
  writeUnknownTags(w, unknownTaggedFields);
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
  throttlesFrom: 0,
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
