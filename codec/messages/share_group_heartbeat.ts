// Generated from schemas/clients/ShareGroupHeartbeat{Request,Response}.json. Do not edit.

/**
 * ShareGroupHeartbeat (API, key 76), versions 0-1.
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
 * Decodes the body of a ShareGroupHeartbeat request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeShareGroupHeartbeatRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupHeartbeatRequest {
  return runDecode(
    "ShareGroupHeartbeatRequest",
    0,
    1,
    readShareGroupHeartbeatRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupHeartbeat request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupHeartbeatRequest(
  message: ShareGroupHeartbeatRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupHeartbeatRequest",
    0,
    1,
    writeShareGroupHeartbeatRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupHeartbeat request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupHeartbeatRequestInto(
  message: ShareGroupHeartbeatRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupHeartbeatRequest",
    0,
    1,
    writeShareGroupHeartbeatRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupHeartbeatRequest, for registries. */
export const ShareGroupHeartbeatRequestCodec: MessageCodec<ShareGroupHeartbeatRequest> = {
  name: "ShareGroupHeartbeatRequest",
  type: "request",
  module: "clients",
  apiKey: 76,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeShareGroupHeartbeatRequest,
  encode: encodeShareGroupHeartbeatRequest,
};

/** ShareGroupHeartbeatRequest: a request, key 76, versions 0-1, flexible versions 0+. */
export interface ShareGroupHeartbeatRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from ShareGroupHeartbeatRequest.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupHeartbeatRequest.json MemberId
   */
  memberId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupHeartbeatRequest.json MemberEpoch
   */
  memberEpoch: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareGroupHeartbeatRequest.json RackId
   */
  rackId: string | null;
  /**
   * []string, versions 0+, nullable 0+, default null, topicName.
   *
   * @generated from ShareGroupHeartbeatRequest.json SubscribedTopicNames
   */
  subscribedTopicNames: readonly string[] | null;
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
 * What encoders take for ShareGroupHeartbeatRequest; fields with a default may be left out.
 */
export interface ShareGroupHeartbeatRequestInit {
  /** See {@linkcode ShareGroupHeartbeatRequest.groupId}. */
  groupId: string;
  /** See {@linkcode ShareGroupHeartbeatRequest.memberId}. */
  memberId: string;
  /** See {@linkcode ShareGroupHeartbeatRequest.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode ShareGroupHeartbeatRequest.rackId}. */
  rackId?: string | null | undefined;
  /** See {@linkcode ShareGroupHeartbeatRequest.subscribedTopicNames}. */
  subscribedTopicNames?: readonly string[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupHeartbeatRequest(r: Reader): ShareGroupHeartbeatRequest {
  const m: ShareGroupHeartbeatRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    memberId: readCompactString(r, "memberId"),
    memberEpoch: readInt32(r, "memberEpoch"),
    rackId: readCompactNullableString(r, "rackId", repeated),
    subscribedTopicNames: orNull(
      readCompactNullableCount(r, "subscribedTopicNames", 1),
      (n) => readList(r, n, (r, i) => readCompactString(r, i, repeated)),
    ),
  };
  readTags(r, m);
  return m;
}

function writeShareGroupHeartbeatRequest(w: Writer, m: ShareGroupHeartbeatRequestInit): void {
  const {
    groupId,
    memberId,
    memberEpoch,
    rackId = null,
    subscribedTopicNames = null,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "groupId", groupId);
  writeCompactString(w, "memberId", memberId);
  writeInt32(w, "memberEpoch", memberEpoch);
  writeCompactNullableString(w, "rackId", rackId);
  writeList(
    w,
    "subscribedTopicNames",
    subscribedTopicNames,
    writeCompactNullableCount(w, "subscribedTopicNames", subscribedTopicNames),
    writeCompactString,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ShareGroupHeartbeat response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeShareGroupHeartbeatResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupHeartbeatResponse {
  return runDecode(
    "ShareGroupHeartbeatResponse",
    0,
    1,
    readShareGroupHeartbeatResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupHeartbeat response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupHeartbeatResponse(
  message: ShareGroupHeartbeatResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupHeartbeatResponse",
    0,
    1,
    writeShareGroupHeartbeatResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupHeartbeat response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupHeartbeatResponseInto(
  message: ShareGroupHeartbeatResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupHeartbeatResponse",
    0,
    1,
    writeShareGroupHeartbeatResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupHeartbeatResponse, for registries. */
export const ShareGroupHeartbeatResponseCodec: MessageCodec<ShareGroupHeartbeatResponse> = {
  name: "ShareGroupHeartbeatResponse",
  type: "response",
  module: "clients",
  apiKey: 76,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeShareGroupHeartbeatResponse,
  encode: encodeShareGroupHeartbeatResponse,
};

/** Part of ShareGroupHeartbeatResponse, versions 0-1. */
export interface ShareGroupHeartbeatResponseTopicPartitions {
  /**
   * uuid, versions 0+.
   *
   * @generated from ShareGroupHeartbeatResponse.json TopicPartitions.TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from ShareGroupHeartbeatResponse.json TopicPartitions.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupHeartbeatResponseTopicPartitions; fields with a default may be left out.
 */
export interface ShareGroupHeartbeatResponseTopicPartitionsInit {
  /** See {@linkcode ShareGroupHeartbeatResponseTopicPartitions.topicId}. */
  topicId: string;
  /** See {@linkcode ShareGroupHeartbeatResponseTopicPartitions.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ShareGroupHeartbeatResponse, versions 0-1. */
export interface ShareGroupHeartbeatResponseAssignment {
  /**
   * []TopicPartitions, versions 0+.
   *
   * @generated from ShareGroupHeartbeatResponse.json Assignment.TopicPartitions
   */
  topicPartitions: readonly ShareGroupHeartbeatResponseTopicPartitions[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ShareGroupHeartbeatResponseAssignment; fields with a default may be left out.
 */
export interface ShareGroupHeartbeatResponseAssignmentInit {
  /** See {@linkcode ShareGroupHeartbeatResponseAssignment.topicPartitions}. */
  topicPartitions: readonly ShareGroupHeartbeatResponseTopicPartitionsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ShareGroupHeartbeatResponse: a response, key 76, versions 0-1, flexible versions 0+. */
export interface ShareGroupHeartbeatResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupHeartbeatResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ShareGroupHeartbeatResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareGroupHeartbeatResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareGroupHeartbeatResponse.json MemberId
   */
  memberId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupHeartbeatResponse.json MemberEpoch
   */
  memberEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from ShareGroupHeartbeatResponse.json HeartbeatIntervalMs
   */
  heartbeatIntervalMs: number;
  /**
   * Assignment, versions 0+, nullable 0+, default null.
   *
   * @generated from ShareGroupHeartbeatResponse.json Assignment
   */
  assignment: ShareGroupHeartbeatResponseAssignment | null;
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
 * What encoders take for ShareGroupHeartbeatResponse; fields with a default may be left out.
 */
export interface ShareGroupHeartbeatResponseInit {
  /** See {@linkcode ShareGroupHeartbeatResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ShareGroupHeartbeatResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ShareGroupHeartbeatResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode ShareGroupHeartbeatResponse.memberId}. */
  memberId?: string | null | undefined;
  /** See {@linkcode ShareGroupHeartbeatResponse.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode ShareGroupHeartbeatResponse.heartbeatIntervalMs}. */
  heartbeatIntervalMs: number;
  /** See {@linkcode ShareGroupHeartbeatResponse.assignment}. */
  assignment?: ShareGroupHeartbeatResponseAssignmentInit | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupHeartbeatResponseTopicPartitions(
  r: Reader,
  key: Key,
): ShareGroupHeartbeatResponseTopicPartitions {
  r.down(key);
  const m: ShareGroupHeartbeatResponseTopicPartitions = {
    topicId: readUuid(r, "topicId"),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupHeartbeatResponseTopicPartitionsList(
  r: Reader,
  n: number,
): readonly ShareGroupHeartbeatResponseTopicPartitions[] {
  if (n === 0) return EMPTY;
  const list = slots<ShareGroupHeartbeatResponseTopicPartitions>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readShareGroupHeartbeatResponseTopicPartitions(r, i);
  }
  return list;
}

function readShareGroupHeartbeatResponseAssignment(
  r: Reader,
  key: Key,
): ShareGroupHeartbeatResponseAssignment {
  r.down(key);
  const m: ShareGroupHeartbeatResponseAssignment = {
    topicPartitions: readShareGroupHeartbeatResponseTopicPartitionsList(
      r,
      readCompactCount(r, "topicPartitions", 18),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readShareGroupHeartbeatResponse(r: Reader): ShareGroupHeartbeatResponse {
  const m: ShareGroupHeartbeatResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    memberId: readCompactNullableString(r, "memberId"),
    memberEpoch: readInt32(r, "memberEpoch"),
    heartbeatIntervalMs: readInt32(r, "heartbeatIntervalMs"),
    assignment: readPresence(
      r,
      "assignment",
    ) ? readShareGroupHeartbeatResponseAssignment(r, "assignment")
      : null,
  };
  readTags(r, m);
  return m;
}

function writeShareGroupHeartbeatResponseTopicPartitions(
  w: Writer,
  key: Key,
  m: ShareGroupHeartbeatResponseTopicPartitionsInit,
): void {
  w.into(key, m);
  const { topicId, partitions, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupHeartbeatResponseAssignment(
  w: Writer,
  key: Key,
  m: ShareGroupHeartbeatResponseAssignmentInit,
): void {
  w.into(key, m);
  const { topicPartitions, unknownTaggedFields } = m;
  writeList(
    w,
    "topicPartitions",
    topicPartitions,
    writeCompactCount(w, "topicPartitions", topicPartitions),
    writeShareGroupHeartbeatResponseTopicPartitions,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeShareGroupHeartbeatResponse(w: Writer, m: ShareGroupHeartbeatResponseInit): void {
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
    writeShareGroupHeartbeatResponseAssignment(w, "assignment", assignment);
  }
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ShareGroupHeartbeat. */
export const ShareGroupHeartbeat: Api<
  ShareGroupHeartbeatRequestInit,
  ShareGroupHeartbeatResponse
> = {
  name: "ShareGroupHeartbeat",
  key: 76,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 1,
  encodeRequest: encodeShareGroupHeartbeatRequest,
  decodeResponse: decodeShareGroupHeartbeatResponse,
};

/** The broker's half of ShareGroupHeartbeat. */
export const ShareGroupHeartbeatServer: ServerApi<
  ShareGroupHeartbeatRequest,
  ShareGroupHeartbeatResponseInit
> = {
  name: "ShareGroupHeartbeat",
  key: 76,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeShareGroupHeartbeatRequest,
  encodeResponse: encodeShareGroupHeartbeatResponse,
};
