// Generated from schemas/clients/CreateTopics{Request,Response}.json. Do not edit.

/**
 * CreateTopics (API, key 19), versions 0-7.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  type Key,
  type MessageCodec,
  orNull,
  putBool,
  putInt16,
  putInt32,
  putInt8,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt8,
  readNullableString,
  readString,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  startTag,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
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
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a CreateTopics request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 7.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 7.
 */
export function decodeCreateTopicsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): CreateTopicsRequest {
  return runDecode("CreateTopicsRequest", 0, 7, readCreateTopicsRequest, body, version, options);
}

/**
 * Encodes the body of a CreateTopics request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 7.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeCreateTopicsRequest(
  message: CreateTopicsRequestInit,
  version: number,
): Bytes {
  return runEncode("CreateTopicsRequest", 0, 7, writeCreateTopicsRequest, message, version);
}

/**
 * Encodes the body of a CreateTopics request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeCreateTopicsRequestInto(
  message: CreateTopicsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "CreateTopicsRequest",
    0,
    7,
    writeCreateTopicsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of CreateTopicsRequest, for registries. */
export const CreateTopicsRequestCodec: MessageCodec<CreateTopicsRequest> = {
  name: "CreateTopicsRequest",
  type: "request",
  module: "clients",
  apiKey: 19,
  minVersion: 0,
  maxVersion: 7,
  flexibleFrom: 5,
  decode: decodeCreateTopicsRequest,
  encode: encodeCreateTopicsRequest,
};

/** Part of CreateTopicsRequest, versions 0-7. */
export interface CreateTopicsRequestCreatableReplicaAssignment {
  /**
   * int32, versions 0+.
   *
   * @generated from CreateTopicsRequest.json CreatableReplicaAssignment.PartitionIndex
   */
  partitionIndex: number;
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from CreateTopicsRequest.json CreatableReplicaAssignment.BrokerIds
   */
  brokerIds: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreateTopicsRequestCreatableReplicaAssignment; fields with a default may be left out.
 */
export interface CreateTopicsRequestCreatableReplicaAssignmentInit {
  /** See {@linkcode CreateTopicsRequestCreatableReplicaAssignment.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode CreateTopicsRequestCreatableReplicaAssignment.brokerIds}. */
  brokerIds: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of CreateTopicsRequest, versions 0-7. */
export interface CreateTopicsRequestCreatableTopicConfig {
  /**
   * string, versions 0+.
   *
   * @generated from CreateTopicsRequest.json CreatableTopicConfig.Name
   */
  name: string;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from CreateTopicsRequest.json CreatableTopicConfig.Value
   */
  value: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreateTopicsRequestCreatableTopicConfig; fields with a default may be left out.
 */
export interface CreateTopicsRequestCreatableTopicConfigInit {
  /** See {@linkcode CreateTopicsRequestCreatableTopicConfig.name}. */
  name: string;
  /** See {@linkcode CreateTopicsRequestCreatableTopicConfig.value}. */
  value: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of CreateTopicsRequest, versions 0-7. */
export interface CreateTopicsRequestCreatableTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from CreateTopicsRequest.json CreatableTopic.Name
   */
  name: string;
  /**
   * int32, versions 0+.
   *
   * @generated from CreateTopicsRequest.json CreatableTopic.NumPartitions
   */
  numPartitions: number;
  /**
   * int16, versions 0+.
   *
   * @generated from CreateTopicsRequest.json CreatableTopic.ReplicationFactor
   */
  replicationFactor: number;
  /**
   * []CreatableReplicaAssignment, versions 0+.
   *
   * @generated from CreateTopicsRequest.json CreatableTopic.Assignments
   */
  assignments: readonly CreateTopicsRequestCreatableReplicaAssignment[];
  /**
   * []CreatableTopicConfig, versions 0+.
   *
   * @generated from CreateTopicsRequest.json CreatableTopic.Configs
   */
  configs: readonly CreateTopicsRequestCreatableTopicConfig[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreateTopicsRequestCreatableTopic; fields with a default may be left out.
 */
export interface CreateTopicsRequestCreatableTopicInit {
  /** See {@linkcode CreateTopicsRequestCreatableTopic.name}. */
  name: string;
  /** See {@linkcode CreateTopicsRequestCreatableTopic.numPartitions}. */
  numPartitions: number;
  /** See {@linkcode CreateTopicsRequestCreatableTopic.replicationFactor}. */
  replicationFactor: number;
  /** See {@linkcode CreateTopicsRequestCreatableTopic.assignments}. */
  assignments: readonly CreateTopicsRequestCreatableReplicaAssignmentInit[];
  /** See {@linkcode CreateTopicsRequestCreatableTopic.configs}. */
  configs: readonly CreateTopicsRequestCreatableTopicConfigInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** CreateTopicsRequest: a request, key 19, versions 0-7, flexible versions 5+. */
export interface CreateTopicsRequest {
  /**
   * []CreatableTopic, versions 0+.
   *
   * @generated from CreateTopicsRequest.json Topics
   */
  topics: readonly CreateTopicsRequestCreatableTopic[];
  /**
   * int32, versions 0+, default 60000.
   *
   * @generated from CreateTopicsRequest.json timeoutMs
   */
  timeoutMs: number;
  /**
   * bool, versions 1+, default false.
   *
   * @generated from CreateTopicsRequest.json validateOnly
   */
  validateOnly: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for CreateTopicsRequest; fields with a default may be left out. */
export interface CreateTopicsRequestInit {
  /** See {@linkcode CreateTopicsRequest.topics}. */
  topics: readonly CreateTopicsRequestCreatableTopicInit[];
  /** See {@linkcode CreateTopicsRequest.timeoutMs}. */
  timeoutMs?: number | undefined;
  /** See {@linkcode CreateTopicsRequest.validateOnly}. */
  validateOnly?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readCreateTopicsRequestCreatableReplicaAssignment(
  r: Reader,
  key: Key,
  version: number,
): CreateTopicsRequestCreatableReplicaAssignment {
  r.down(key);
  const m: CreateTopicsRequestCreatableReplicaAssignment = {
    partitionIndex: readInt32(r, "partitionIndex"),
    brokerIds: version >= 5 ? readCompactInt32s(r, "brokerIds") : readInt32s(r, "brokerIds"),
  };
  if (version >= 5) readTags(r, m);
  r.up();
  return m;
}

function readCreateTopicsRequestCreatableReplicaAssignmentList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateTopicsRequestCreatableReplicaAssignment[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsRequestCreatableReplicaAssignment>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readCreateTopicsRequestCreatableReplicaAssignment(r, i, version);
  }
  return list;
}

function readCreateTopicsRequestCreatableTopicConfig(
  r: Reader,
  key: Key,
  version: number,
): CreateTopicsRequestCreatableTopicConfig {
  r.down(key);
  const m: CreateTopicsRequestCreatableTopicConfig = {
    name: version >= 5 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    value: version >= 5 ? readCompactNullableString(r, "value") : readNullableString(r, "value"),
  };
  if (version >= 5) readTags(r, m);
  r.up();
  return m;
}

function readCreateTopicsRequestCreatableTopicConfigList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateTopicsRequestCreatableTopicConfig[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsRequestCreatableTopicConfig>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readCreateTopicsRequestCreatableTopicConfig(r, i, version);
  }
  return list;
}

function readCreateTopicsRequestCreatableTopic(
  r: Reader,
  key: Key,
  version: number,
): CreateTopicsRequestCreatableTopic {
  r.down(key);
  const m: CreateTopicsRequestCreatableTopic = {
    name: version >= 5 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    numPartitions: readInt32(r, "numPartitions"),
    replicationFactor: readInt16(r, "replicationFactor"),
    assignments: readCreateTopicsRequestCreatableReplicaAssignmentList(
      r,
      version >= 5 ? readCompactCount(r, "assignments", 6) : readCount(r, "assignments", 8),
      version,
    ),
    configs: readCreateTopicsRequestCreatableTopicConfigList(
      r,
      version >= 5 ? readCompactCount(r, "configs", 3) : readCount(r, "configs", 4),
      version,
    ),
  };
  if (version >= 5) readTags(r, m);
  r.up();
  return m;
}

function readCreateTopicsRequestCreatableTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateTopicsRequestCreatableTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsRequestCreatableTopic>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readCreateTopicsRequestCreatableTopic(r, i, version);
  }
  return list;
}

function readCreateTopicsRequest(r: Reader, version: number): CreateTopicsRequest {
  const m: CreateTopicsRequest = {
    topics: readCreateTopicsRequestCreatableTopicList(
      r,
      version >= 5 ? readCompactCount(r, "topics", 10) : readCount(r, "topics", 16),
      version,
    ),
    timeoutMs: readInt32(r, "timeoutMs"),
    validateOnly: version >= 1 ? readBool(r, "validateOnly") : false,
  };
  if (version >= 5) readTags(r, m);
  return m;
}

function writeCreateTopicsRequestCreatableReplicaAssignment(
  w: Writer,
  key: Key,
  m: CreateTopicsRequestCreatableReplicaAssignmentInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, brokerIds, unknownTaggedFields } = m;
  writeInt32(w, "partitionIndex", partitionIndex);
  if (version >= 5) writeCompactInt32s(w, "brokerIds", brokerIds);
  else writeList(w, "brokerIds", brokerIds, writeCount(w, "brokerIds", brokerIds), writeInt32);
  if (version >= 5) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeCreateTopicsRequestCreatableTopicConfig(
  w: Writer,
  key: Key,
  m: CreateTopicsRequestCreatableTopicConfigInit,
  version: number,
): void {
  w.into(key, m);
  const { name, value, unknownTaggedFields } = m;
  if (version >= 5) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 5) writeCompactNullableString(w, "value", value);
  else writeNullableString(w, "value", value);
  if (version >= 5) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeCreateTopicsRequestCreatableTopic(
  w: Writer,
  key: Key,
  m: CreateTopicsRequestCreatableTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, numPartitions, replicationFactor, assignments, configs, unknownTaggedFields } = m;
  if (version >= 5) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  const atNumPartitions = w.room(6);
  putInt32(w, atNumPartitions, "numPartitions", numPartitions);
  putInt16(w, atNumPartitions + 4, "replicationFactor", replicationFactor);
  writeList(
    w,
    "assignments",
    assignments,
    version >= 5 ? writeCompactCount(w, "assignments", assignments)
      : writeCount(w, "assignments", assignments),
    writeCreateTopicsRequestCreatableReplicaAssignment,
    version,
  );
  writeList(
    w,
    "configs",
    configs,
    version >= 5 ? writeCompactCount(w, "configs", configs) : writeCount(w, "configs", configs),
    writeCreateTopicsRequestCreatableTopicConfig,
    version,
  );
  if (version >= 5) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeCreateTopicsRequest(w: Writer, m: CreateTopicsRequestInit, version: number): void {
  const { topics, timeoutMs = 60000, validateOnly = false, unknownTaggedFields } = m;
  writeList(
    w,
    "topics",
    topics,
    version >= 5 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeCreateTopicsRequestCreatableTopic,
    version,
  );
  writeInt32(w, "timeoutMs", timeoutMs);
  if (version >= 1) writeBool(w, "validateOnly", validateOnly);
  else writeAbsent(w, "validateOnly", validateOnly === false, "1+");
  if (version >= 5) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a CreateTopics response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 7.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 7.
 */
export function decodeCreateTopicsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): CreateTopicsResponse {
  return runDecode("CreateTopicsResponse", 0, 7, readCreateTopicsResponse, body, version, options);
}

/**
 * Encodes the body of a CreateTopics response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 7.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeCreateTopicsResponse(
  message: CreateTopicsResponseInit,
  version: number,
): Bytes {
  return runEncode("CreateTopicsResponse", 0, 7, writeCreateTopicsResponse, message, version);
}

/**
 * Encodes the body of a CreateTopics response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeCreateTopicsResponseInto(
  message: CreateTopicsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "CreateTopicsResponse",
    0,
    7,
    writeCreateTopicsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of CreateTopicsResponse, for registries. */
export const CreateTopicsResponseCodec: MessageCodec<CreateTopicsResponse> = {
  name: "CreateTopicsResponse",
  type: "response",
  module: "clients",
  apiKey: 19,
  minVersion: 0,
  maxVersion: 7,
  flexibleFrom: 5,
  decode: decodeCreateTopicsResponse,
  encode: encodeCreateTopicsResponse,
};

/** Part of CreateTopicsResponse, versions 5-7. */
export interface CreateTopicsResponseCreatableTopicConfigs {
  /**
   * string, versions 5+.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicConfigs.Name
   */
  name: string;
  /**
   * string, versions 5+, nullable 5+.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicConfigs.Value
   */
  value: string | null;
  /**
   * bool, versions 5+.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicConfigs.ReadOnly
   */
  readOnly: boolean;
  /**
   * int8, versions 5+, default -1, ignorable.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicConfigs.ConfigSource
   */
  configSource: number;
  /**
   * bool, versions 5+.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicConfigs.IsSensitive
   */
  isSensitive: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreateTopicsResponseCreatableTopicConfigs; fields with a default may be left out.
 */
export interface CreateTopicsResponseCreatableTopicConfigsInit {
  /** See {@linkcode CreateTopicsResponseCreatableTopicConfigs.name}. */
  name: string;
  /** See {@linkcode CreateTopicsResponseCreatableTopicConfigs.value}. */
  value: string | null;
  /** See {@linkcode CreateTopicsResponseCreatableTopicConfigs.readOnly}. */
  readOnly: boolean;
  /** See {@linkcode CreateTopicsResponseCreatableTopicConfigs.configSource}. */
  configSource?: number | undefined;
  /** See {@linkcode CreateTopicsResponseCreatableTopicConfigs.isSensitive}. */
  isSensitive: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of CreateTopicsResponse, versions 0-7. */
export interface CreateTopicsResponseCreatableTopicResult {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicResult.Name
   */
  name: string;
  /**
   * uuid, versions 7+, ignorable.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicResult.TopicId
   */
  topicId: string;
  /**
   * int16, versions 0+.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 1+, nullable 0+, ignorable.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int16, versions 5+, tag 0 in 5+, ignorable.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicResult.TopicConfigErrorCode
   */
  topicConfigErrorCode: number;
  /**
   * int32, versions 5+, default -1, ignorable.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicResult.NumPartitions
   */
  numPartitions: number;
  /**
   * int16, versions 5+, default -1, ignorable.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicResult.ReplicationFactor
   */
  replicationFactor: number;
  /**
   * []CreatableTopicConfigs, versions 5+, nullable 5+, ignorable.
   *
   * @generated from CreateTopicsResponse.json CreatableTopicResult.Configs
   */
  configs: readonly CreateTopicsResponseCreatableTopicConfigs[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreateTopicsResponseCreatableTopicResult; fields with a default may be left out.
 */
export interface CreateTopicsResponseCreatableTopicResultInit {
  /** See {@linkcode CreateTopicsResponseCreatableTopicResult.name}. */
  name: string;
  /** See {@linkcode CreateTopicsResponseCreatableTopicResult.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode CreateTopicsResponseCreatableTopicResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode CreateTopicsResponseCreatableTopicResult.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode CreateTopicsResponseCreatableTopicResult.topicConfigErrorCode}. */
  topicConfigErrorCode?: number | undefined;
  /** See {@linkcode CreateTopicsResponseCreatableTopicResult.numPartitions}. */
  numPartitions?: number | undefined;
  /** See {@linkcode CreateTopicsResponseCreatableTopicResult.replicationFactor}. */
  replicationFactor?: number | undefined;
  /** See {@linkcode CreateTopicsResponseCreatableTopicResult.configs}. */
  configs?: readonly CreateTopicsResponseCreatableTopicConfigsInit[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** CreateTopicsResponse: a response, key 19, versions 0-7, flexible versions 5+. */
export interface CreateTopicsResponse {
  /**
   * int32, versions 2+, ignorable.
   *
   * @generated from CreateTopicsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []CreatableTopicResult, versions 0+.
   *
   * @generated from CreateTopicsResponse.json Topics
   */
  topics: readonly CreateTopicsResponseCreatableTopicResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for CreateTopicsResponse; fields with a default may be left out. */
export interface CreateTopicsResponseInit {
  /** See {@linkcode CreateTopicsResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode CreateTopicsResponse.topics}. */
  topics: readonly CreateTopicsResponseCreatableTopicResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readCreateTopicsResponseCreatableTopicConfigs(
  r: Reader,
  key: Key,
): CreateTopicsResponseCreatableTopicConfigs {
  r.down(key);
  const m: CreateTopicsResponseCreatableTopicConfigs = {
    name: readCompactString(r, "name", repeated),
    value: readCompactNullableString(r, "value"),
    readOnly: readBool(r, "readOnly"),
    configSource: readInt8(r, "configSource"),
    isSensitive: readBool(r, "isSensitive"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readCreateTopicsResponseCreatableTopicConfigsList(
  r: Reader,
  n: number,
): readonly CreateTopicsResponseCreatableTopicConfigs[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsResponseCreatableTopicConfigs>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readCreateTopicsResponseCreatableTopicConfigs(r, i);
  }
  return list;
}

function readCreateTopicsResponseCreatableTopicResultTag(
  r: Reader,
  m: CreateTopicsResponseCreatableTopicResult,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.topicConfigErrorCode = readInt16(r, "topicConfigErrorCode");
      return true;
  }
  return false;
}

function readCreateTopicsResponseCreatableTopicResult(
  r: Reader,
  key: Key,
  version: number,
): CreateTopicsResponseCreatableTopicResult {
  r.down(key);
  const m: CreateTopicsResponseCreatableTopicResult = {
    name: version >= 5 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    topicId: version >= 7 ? readUuid(r, "topicId") : ZERO_UUID,
    errorCode: readInt16(r, "errorCode"),
    errorMessage: version >= 5 ? readCompactNullableString(r, "errorMessage")
      : version >= 1 ? readNullableString(r, "errorMessage")
      : "",
    topicConfigErrorCode: 0,
    numPartitions: version >= 5 ? readInt32(r, "numPartitions") : -1,
    replicationFactor: version >= 5 ? readInt16(r, "replicationFactor") : -1,
    configs: version >= 5 ? orNull(
      readCompactNullableCount(r, "configs", 6),
      (n) => readCreateTopicsResponseCreatableTopicConfigsList(r, n),
    )
      : EMPTY,
  };
  if (version >= 5) readTags(r, m, readCreateTopicsResponseCreatableTopicResultTag);
  r.up();
  return m;
}

function readCreateTopicsResponseCreatableTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateTopicsResponseCreatableTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsResponseCreatableTopicResult>(r, n, 96);
  for (let i = 0; i < n; i++) {
    list[i] = readCreateTopicsResponseCreatableTopicResult(r, i, version);
  }
  return list;
}

function readCreateTopicsResponse(r: Reader, version: number): CreateTopicsResponse {
  const m: CreateTopicsResponse = {
    throttleTimeMs: version >= 2 ? readInt32(r, "throttleTimeMs") : 0,
    topics: readCreateTopicsResponseCreatableTopicResultList(
      r,
      version >= 7 ? readCompactCount(r, "topics", 28)
        : version >= 5 ? readCompactCount(r, "topics", 12)
        : version >= 1 ? readCount(r, "topics", 6)
        : readCount(r, "topics", 4),
      version,
    ),
  };
  if (version >= 5) readTags(r, m);
  return m;
}

function writeCreateTopicsResponseCreatableTopicConfigs(
  w: Writer,
  key: Key,
  m: CreateTopicsResponseCreatableTopicConfigsInit,
): void {
  w.into(key, m);
  const { name, value, readOnly, configSource = -1, isSensitive, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactNullableString(w, "value", value);
  const atReadOnly = w.room(3);
  putBool(w, atReadOnly, "readOnly", readOnly);
  putInt8(w, atReadOnly + 1, "configSource", configSource);
  putBool(w, atReadOnly + 2, "isSensitive", isSensitive);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeCreateTopicsResponseCreatableTopicResult(
  w: Writer,
  key: Key,
  m: CreateTopicsResponseCreatableTopicResultInit,
  version: number,
): void {
  w.into(key, m);
  const {
    name,
    topicId = ZERO_UUID,
    errorCode,
    errorMessage = "",
    topicConfigErrorCode = 0,
    numPartitions = -1,
    replicationFactor = -1,
    configs = EMPTY,
    unknownTaggedFields,
  } = m;
  if (version >= 5) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 7) writeUuid(w, "topicId", topicId);
  writeInt16(w, "errorCode", errorCode);
  if (version >= 5) writeCompactNullableString(w, "errorMessage", errorMessage);
  else if (version >= 1) writeNullableString(w, "errorMessage", errorMessage);
  if (version >= 5) writeInt32(w, "numPartitions", numPartitions);
  if (version >= 5) writeInt16(w, "replicationFactor", replicationFactor);
  if (version >= 5) {
    writeList(
      w,
      "configs",
      configs,
      writeCompactNullableCount(w, "configs", configs),
      writeCreateTopicsResponseCreatableTopicConfigs,
    );
  }
  if (version >= 5) {
    const sendsTopicConfigErrorCode = topicConfigErrorCode !== 0;
    let unknown = writeTagCount(w, unknownTaggedFields, sendsTopicConfigErrorCode ? 1 : 0);
    unknown = writeTagsBefore(w, unknown, 0);
    if (sendsTopicConfigErrorCode) {
      const p = startTag(w, 0);
      writeInt16(w, "topicConfigErrorCode", topicConfigErrorCode);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeCreateTopicsResponse(w: Writer, m: CreateTopicsResponseInit, version: number): void {
  const { throttleTimeMs = 0, topics, unknownTaggedFields } = m;
  if (version >= 2) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "topics",
    topics,
    version >= 5 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeCreateTopicsResponseCreatableTopicResult,
    version,
  );
  if (version >= 5) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of CreateTopics. */
export const CreateTopics: Api<CreateTopicsRequestInit, CreateTopicsResponse> = {
  name: "CreateTopics",
  key: 19,
  minVersion: 0,
  maxVersion: 7,
  flexibleFrom: 5,
  throttlesFrom: 3,
  encodeRequest: encodeCreateTopicsRequest,
  decodeResponse: decodeCreateTopicsResponse,
};

/** The broker's half of CreateTopics. */
export const CreateTopicsServer: ServerApi<CreateTopicsRequest, CreateTopicsResponseInit> = {
  name: "CreateTopics",
  key: 19,
  minVersion: 0,
  maxVersion: 7,
  flexibleFrom: 5,
  decodeRequest: decodeCreateTopicsRequest,
  encodeResponse: encodeCreateTopicsResponse,
};
