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
  type InvalidText,
  type MessageCodec,
  orNull,
  type Reader,
  readInt32s,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  type Writer,
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
  version: number,
): CreateTopicsRequestCreatableReplicaAssignment {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("brokerIds");
  const brokerIds = readInt32s(r, version >= 5 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: CreateTopicsRequestCreatableReplicaAssignment = { partitionIndex, brokerIds };
  if (version >= 5) r.tags(m);
  r.up();
  return m;
}

function readCreateTopicsRequestCreatableReplicaAssignmentList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateTopicsRequestCreatableReplicaAssignment[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsRequestCreatableReplicaAssignment>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreateTopicsRequestCreatableReplicaAssignment(r, version);
  }
  r.up();
  return list;
}

function readCreateTopicsRequestCreatableTopicConfig(
  r: Reader,
  version: number,
): CreateTopicsRequestCreatableTopicConfig {
  r.down();
  r.at("name"); const name = version >= 5 ? r.compactString(repeated) : r.string(repeated);
  r.at("value"); const value = version >= 5 ? r.compactNullableString() : r.nullableString();
  const m: CreateTopicsRequestCreatableTopicConfig = { name, value };
  if (version >= 5) r.tags(m);
  r.up();
  return m;
}

function readCreateTopicsRequestCreatableTopicConfigList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateTopicsRequestCreatableTopicConfig[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsRequestCreatableTopicConfig>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreateTopicsRequestCreatableTopicConfig(r, version);
  }
  r.up();
  return list;
}

function readCreateTopicsRequestCreatableTopic(
  r: Reader,
  version: number,
): CreateTopicsRequestCreatableTopic {
  r.down();
  r.at("name"); const name = version >= 5 ? r.compactString(repeated) : r.string(repeated);
  r.at("numPartitions"); const numPartitions = r.int32();
  r.at("replicationFactor"); const replicationFactor = r.int16();
  r.at("assignments");
  const assignments = readCreateTopicsRequestCreatableReplicaAssignmentList(
    r,
    version >= 5 ? r.compactCount(6, 48) : r.count(8, 48),
    version,
  );
  r.at("configs");
  const configs = readCreateTopicsRequestCreatableTopicConfigList(
    r,
    version >= 5 ? r.compactCount(3, 48) : r.count(4, 48),
    version,
  );
  const m: CreateTopicsRequestCreatableTopic = {
    name,
    numPartitions,
    replicationFactor,
    assignments,
    configs,
  };
  if (version >= 5) r.tags(m);
  r.up();
  return m;
}

function readCreateTopicsRequestCreatableTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateTopicsRequestCreatableTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsRequestCreatableTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreateTopicsRequestCreatableTopic(r, version);
  }
  r.up();
  return list;
}

function readCreateTopicsRequest(r: Reader, version: number): CreateTopicsRequest {
  r.down();
  r.at("topics");
  const topics = readCreateTopicsRequestCreatableTopicList(
    r,
    version >= 5 ? r.compactCount(10, 72) : r.count(16, 72),
    version,
  );
  r.at("timeoutMs"); const timeoutMs = r.int32();
  r.at("validateOnly"); const validateOnly = version >= 1 ? r.bool() : false;
  const m: CreateTopicsRequest = { topics, timeoutMs, validateOnly };
  if (version >= 5) r.tags(m);
  r.up();
  return m;
}

function writeCreateTopicsRequestCreatableReplicaAssignment(
  w: Writer,
  m: CreateTopicsRequestCreatableReplicaAssignmentInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, brokerIds, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("brokerIds");
  writeInt32s(w, brokerIds, version >= 5 ? w.compactCount(brokerIds) : w.count(brokerIds));
  if (version >= 5) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeCreateTopicsRequestCreatableReplicaAssignmentList(
  w: Writer,
  list: readonly CreateTopicsRequestCreatableReplicaAssignmentInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreateTopicsRequestCreatableReplicaAssignment(w, list![i]!, version);
  }
  w.up();
}

function writeCreateTopicsRequestCreatableTopicConfig(
  w: Writer,
  m: CreateTopicsRequestCreatableTopicConfigInit,
  version: number,
): void {
  w.down(m);
  const { name, value, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 5) w.compactString(name);
  else w.string(name);
  w.at("value");
  if (version >= 5) w.compactNullableString(value);
  else w.nullableString(value);
  if (version >= 5) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeCreateTopicsRequestCreatableTopicConfigList(
  w: Writer,
  list: readonly CreateTopicsRequestCreatableTopicConfigInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreateTopicsRequestCreatableTopicConfig(w, list![i]!, version);
  }
  w.up();
}

function writeCreateTopicsRequestCreatableTopic(
  w: Writer,
  m: CreateTopicsRequestCreatableTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, numPartitions, replicationFactor, assignments, configs, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 5) w.compactString(name);
  else w.string(name);
  w.at("numPartitions"); w.int32(numPartitions);
  w.at("replicationFactor"); w.int16(replicationFactor);
  w.at("assignments");
  writeCreateTopicsRequestCreatableReplicaAssignmentList(
    w,
    assignments,
    version >= 5 ? w.compactCount(assignments) : w.count(assignments),
    version,
  );
  w.at("configs");
  writeCreateTopicsRequestCreatableTopicConfigList(
    w,
    configs,
    version >= 5 ? w.compactCount(configs) : w.count(configs),
    version,
  );
  if (version >= 5) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeCreateTopicsRequestCreatableTopicList(
  w: Writer,
  list: readonly CreateTopicsRequestCreatableTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreateTopicsRequestCreatableTopic(w, list![i]!, version);
  }
  w.up();
}

function writeCreateTopicsRequest(w: Writer, m: CreateTopicsRequestInit, version: number): void {
  w.down(m);
  const { topics, timeoutMs = 60000, validateOnly = false, unknownTaggedFields } = m;
  w.at("topics");
  writeCreateTopicsRequestCreatableTopicList(
    w,
    topics,
    version >= 5 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("timeoutMs"); w.int32(timeoutMs);
  w.at("validateOnly");
  if (version >= 1) w.bool(validateOnly);
  else w.absent(validateOnly === false, "1+");
  if (version >= 5) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
): CreateTopicsResponseCreatableTopicConfigs {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("value"); const value = r.compactNullableString();
  r.at("readOnly"); const readOnly = r.bool();
  r.at("configSource"); const configSource = r.int8();
  r.at("isSensitive"); const isSensitive = r.bool();
  const m: CreateTopicsResponseCreatableTopicConfigs = {
    name,
    value,
    readOnly,
    configSource,
    isSensitive,
  };
  r.tags(m);
  r.up();
  return m;
}

function readCreateTopicsResponseCreatableTopicConfigsList(
  r: Reader,
  n: number,
): readonly CreateTopicsResponseCreatableTopicConfigs[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsResponseCreatableTopicConfigs>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreateTopicsResponseCreatableTopicConfigs(r);
  }
  r.up();
  return list;
}

function readCreateTopicsResponseCreatableTopicResultTag(
  r: Reader,
  m: CreateTopicsResponseCreatableTopicResult,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (!(version >= 5)) return false;
      r.at("topicConfigErrorCode"); m.topicConfigErrorCode = r.int16();
      return true;
  }
  return false;
}

function readCreateTopicsResponseCreatableTopicResult(
  r: Reader,
  version: number,
): CreateTopicsResponseCreatableTopicResult {
  r.down();
  r.at("name"); const name = version >= 5 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 7 ? readUuid(r) : ZERO_UUID;
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 5 ? r.compactNullableString()
    : version >= 1 ? r.nullableString()
    : "";
  r.at("numPartitions"); const numPartitions = version >= 5 ? r.int32() : -1;
  r.at("replicationFactor"); const replicationFactor = version >= 5 ? r.int16() : -1;
  r.at("configs");
  const configs = version >= 5 ? orNull(
    r.compactNullableCount(6, 72),
    (n) => readCreateTopicsResponseCreatableTopicConfigsList(r, n),
  )
    : EMPTY;
  const m: CreateTopicsResponseCreatableTopicResult = {
    name,
    topicId,
    errorCode,
    errorMessage,
    topicConfigErrorCode: 0,
    numPartitions,
    replicationFactor,
    configs,
  };
  if (version >= 5) r.tags(m, readCreateTopicsResponseCreatableTopicResultTag, version);
  r.up();
  return m;
}

function readCreateTopicsResponseCreatableTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateTopicsResponseCreatableTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateTopicsResponseCreatableTopicResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readCreateTopicsResponseCreatableTopicResult(r, version);
  }
  r.up();
  return list;
}

function readCreateTopicsResponse(r: Reader, version: number): CreateTopicsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 2 ? r.int32() : 0;
  r.at("topics");
  const topics = readCreateTopicsResponseCreatableTopicResultList(
    r,
    version >= 7 ? r.compactCount(28, 96)
      : version >= 5 ? r.compactCount(12, 96)
      : version >= 1 ? r.count(6, 96)
      : r.count(4, 96),
    version,
  );
  const m: CreateTopicsResponse = { throttleTimeMs, topics };
  if (version >= 5) r.tags(m);
  r.up();
  return m;
}

function writeCreateTopicsResponseCreatableTopicConfigs(
  w: Writer,
  m: CreateTopicsResponseCreatableTopicConfigsInit,
): void {
  w.down(m);
  const { name, value, readOnly, configSource = -1, isSensitive, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("value"); w.compactNullableString(value);
  w.at("readOnly"); w.bool(readOnly);
  w.at("configSource"); w.int8(configSource);
  w.at("isSensitive"); w.bool(isSensitive);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeCreateTopicsResponseCreatableTopicConfigsList(
  w: Writer,
  list: readonly CreateTopicsResponseCreatableTopicConfigsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreateTopicsResponseCreatableTopicConfigs(w, list![i]!);
  }
  w.up();
}

function writeCreateTopicsResponseCreatableTopicResult(
  w: Writer,
  m: CreateTopicsResponseCreatableTopicResultInit,
  version: number,
): void {
  w.down(m);
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
  w.at("name");
  if (version >= 5) w.compactString(name);
  else w.string(name);
  w.at("topicId");
  if (version >= 7) writeUuid(w, topicId);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 5) w.compactNullableString(errorMessage);
  else if (version >= 1) w.nullableString(errorMessage);
  w.at("numPartitions");
  if (version >= 5) w.int32(numPartitions);
  w.at("replicationFactor");
  if (version >= 5) w.int16(replicationFactor);
  w.at("configs");
  if (version >= 5) {
    writeCreateTopicsResponseCreatableTopicConfigsList(w, configs, w.compactNullableCount(configs));
  }
  if (version >= 5) {
    const sendsTopicConfigErrorCode = topicConfigErrorCode !== 0;
    let unknown = w.tags(unknownTaggedFields, sendsTopicConfigErrorCode ? 1 : 0);
    unknown = w.unknownTags(unknown, 0);
    if (sendsTopicConfigErrorCode) {
      w.at("topicConfigErrorCode");
      const p = w.startTag(0);
      w.int16(topicConfigErrorCode);
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}

function writeCreateTopicsResponseCreatableTopicResultList(
  w: Writer,
  list: readonly CreateTopicsResponseCreatableTopicResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeCreateTopicsResponseCreatableTopicResult(w, list![i]!, version);
  }
  w.up();
}

function writeCreateTopicsResponse(w: Writer, m: CreateTopicsResponseInit, version: number): void {
  w.down(m);
  const { throttleTimeMs = 0, topics, unknownTaggedFields } = m;
  w.at("throttleTimeMs");
  if (version >= 2) w.int32(throttleTimeMs);
  w.at("topics");
  writeCreateTopicsResponseCreatableTopicResultList(
    w,
    topics,
    version >= 5 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  if (version >= 5) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of CreateTopics. */
export const CreateTopics: Api<CreateTopicsRequestInit, CreateTopicsResponse> = {
  name: "CreateTopics",
  key: 19,
  minVersion: 0,
  maxVersion: 7,
  flexibleFrom: 5,
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
