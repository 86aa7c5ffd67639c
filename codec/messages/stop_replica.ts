// Generated from schemas/clients/StopReplica{Request,Response}.json. Do not edit.

/**
 * StopReplica (API, key 5), versions 0-4.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  isEmptyList,
  type MessageCodec,
  type Reader,
  readInt32s,
  readInt64,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  writeInt64,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of a StopReplica request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeStopReplicaRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StopReplicaRequest {
  return runDecode("StopReplicaRequest", 0, 4, readStopReplicaRequest, body, version, options);
}

/**
 * Encodes the body of a StopReplica request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStopReplicaRequest(message: StopReplicaRequestInit, version: number): Bytes {
  return runEncode("StopReplicaRequest", 0, 4, writeStopReplicaRequest, message, version);
}

/**
 * Encodes the body of a StopReplica request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStopReplicaRequestInto(
  message: StopReplicaRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StopReplicaRequest",
    0,
    4,
    writeStopReplicaRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StopReplicaRequest, for registries. */
export const StopReplicaRequestCodec: MessageCodec<StopReplicaRequest> = {
  name: "StopReplicaRequest",
  type: "request",
  module: "clients",
  apiKey: 5,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 2,
  decode: decodeStopReplicaRequest,
  encode: encodeStopReplicaRequest,
};

/** Part of StopReplicaRequest, versions 0. */
export interface StopReplicaRequestPartitionV0 {
  /**
   * string, versions 0, topicName.
   *
   * @generated from StopReplicaRequest.json StopReplicaPartitionV0.TopicName
   */
  topicName: string;
  /**
   * int32, versions 0.
   *
   * @generated from StopReplicaRequest.json StopReplicaPartitionV0.PartitionIndex
   */
  partitionIndex: number;
}

/**
 * What encoders take for StopReplicaRequestPartitionV0; fields with a default may be left out.
 */
export interface StopReplicaRequestPartitionV0Init {
  /** See {@linkcode StopReplicaRequestPartitionV0.topicName}. */
  topicName: string;
  /** See {@linkcode StopReplicaRequestPartitionV0.partitionIndex}. */
  partitionIndex: number;
}

/** Part of StopReplicaRequest, versions 1-2. */
export interface StopReplicaRequestTopicV1 {
  /**
   * string, versions 1-2, topicName.
   *
   * @generated from StopReplicaRequest.json StopReplicaTopicV1.Name
   */
  name: string;
  /**
   * []int32, versions 1-2.
   *
   * @generated from StopReplicaRequest.json StopReplicaTopicV1.PartitionIndexes
   */
  partitionIndexes: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StopReplicaRequestTopicV1; fields with a default may be left out.
 */
export interface StopReplicaRequestTopicV1Init {
  /** See {@linkcode StopReplicaRequestTopicV1.name}. */
  name: string;
  /** See {@linkcode StopReplicaRequestTopicV1.partitionIndexes}. */
  partitionIndexes: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StopReplicaRequest, versions 3-4. */
export interface StopReplicaRequestPartitionState {
  /**
   * int32, versions 3+.
   *
   * @generated from StopReplicaRequest.json StopReplicaPartitionState.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int32, versions 3+, default -1.
   *
   * @generated from StopReplicaRequest.json StopReplicaPartitionState.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * bool, versions 3+.
   *
   * @generated from StopReplicaRequest.json StopReplicaPartitionState.DeletePartition
   */
  deletePartition: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StopReplicaRequestPartitionState; fields with a default may be left out.
 */
export interface StopReplicaRequestPartitionStateInit {
  /** See {@linkcode StopReplicaRequestPartitionState.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode StopReplicaRequestPartitionState.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** See {@linkcode StopReplicaRequestPartitionState.deletePartition}. */
  deletePartition: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StopReplicaRequest, versions 3-4. */
export interface StopReplicaRequestTopicState {
  /**
   * string, versions 3+, topicName.
   *
   * @generated from StopReplicaRequest.json StopReplicaTopicState.TopicName
   */
  topicName: string;
  /**
   * []StopReplicaPartitionState, versions 3+.
   *
   * @generated from StopReplicaRequest.json StopReplicaTopicState.PartitionStates
   */
  partitionStates: readonly StopReplicaRequestPartitionState[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StopReplicaRequestTopicState; fields with a default may be left out.
 */
export interface StopReplicaRequestTopicStateInit {
  /** See {@linkcode StopReplicaRequestTopicState.topicName}. */
  topicName: string;
  /** See {@linkcode StopReplicaRequestTopicState.partitionStates}. */
  partitionStates: readonly StopReplicaRequestPartitionStateInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** StopReplicaRequest: a request, key 5, versions 0-4, flexible versions 2+. */
export interface StopReplicaRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from StopReplicaRequest.json ControllerId
   */
  controllerId: number;
  /**
   * bool, versions 4+, default false.
   *
   * @generated from StopReplicaRequest.json isKRaftController
   */
  isKRaftController: boolean;
  /**
   * int32, versions 0+.
   *
   * @generated from StopReplicaRequest.json ControllerEpoch
   */
  controllerEpoch: number;
  /**
   * int64, versions 1+, default -1, ignorable.
   *
   * @generated from StopReplicaRequest.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * bool, versions 0-2.
   *
   * @generated from StopReplicaRequest.json DeletePartitions
   */
  deletePartitions: boolean;
  /**
   * []StopReplicaPartitionV0, versions 0.
   *
   * @generated from StopReplicaRequest.json UngroupedPartitions
   */
  ungroupedPartitions: readonly StopReplicaRequestPartitionV0[];
  /**
   * []StopReplicaTopicV1, versions 1-2.
   *
   * @generated from StopReplicaRequest.json Topics
   */
  topics: readonly StopReplicaRequestTopicV1[];
  /**
   * []StopReplicaTopicState, versions 3+.
   *
   * @generated from StopReplicaRequest.json TopicStates
   */
  topicStates: readonly StopReplicaRequestTopicState[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for StopReplicaRequest; fields with a default may be left out. */
export interface StopReplicaRequestInit {
  /** See {@linkcode StopReplicaRequest.controllerId}. */
  controllerId: number;
  /** See {@linkcode StopReplicaRequest.isKRaftController}. */
  isKRaftController?: boolean | undefined;
  /** See {@linkcode StopReplicaRequest.controllerEpoch}. */
  controllerEpoch: number;
  /** See {@linkcode StopReplicaRequest.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** See {@linkcode StopReplicaRequest.deletePartitions}. */
  deletePartitions?: boolean | undefined;
  /** See {@linkcode StopReplicaRequest.ungroupedPartitions}. */
  ungroupedPartitions?: readonly StopReplicaRequestPartitionV0Init[] | undefined;
  /** See {@linkcode StopReplicaRequest.topics}. */
  topics?: readonly StopReplicaRequestTopicV1Init[] | undefined;
  /** See {@linkcode StopReplicaRequest.topicStates}. */
  topicStates?: readonly StopReplicaRequestTopicStateInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStopReplicaRequestPartitionV0(r: Reader): StopReplicaRequestPartitionV0 {
  r.down();
  r.at("topicName"); const topicName = r.string(repeated);
  r.at("partitionIndex"); const partitionIndex = r.int32();
  const m: StopReplicaRequestPartitionV0 = { topicName, partitionIndex };
  r.up();
  return m;
}

function readStopReplicaRequestPartitionV0List(
  r: Reader,
  n: number,
): readonly StopReplicaRequestPartitionV0[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaRequestPartitionV0>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStopReplicaRequestPartitionV0(r);
  }
  r.up();
  return list;
}

function readStopReplicaRequestTopicV1(r: Reader, version: number): StopReplicaRequestTopicV1 {
  r.down();
  r.at("name"); const name = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitionIndexes");
  const partitionIndexes = readInt32s(r, version >= 2 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: StopReplicaRequestTopicV1 = { name, partitionIndexes };
  if (version === 2) r.tags(m);
  r.up();
  return m;
}

function readStopReplicaRequestTopicV1List(
  r: Reader,
  n: number,
  version: number,
): readonly StopReplicaRequestTopicV1[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaRequestTopicV1>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStopReplicaRequestTopicV1(r, version);
  }
  r.up();
  return list;
}

function readStopReplicaRequestPartitionState(r: Reader): StopReplicaRequestPartitionState {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("deletePartition"); const deletePartition = r.bool();
  const m: StopReplicaRequestPartitionState = { partitionIndex, leaderEpoch, deletePartition };
  r.tags(m);
  r.up();
  return m;
}

function readStopReplicaRequestPartitionStateList(
  r: Reader,
  n: number,
): readonly StopReplicaRequestPartitionState[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaRequestPartitionState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStopReplicaRequestPartitionState(r);
  }
  r.up();
  return list;
}

function readStopReplicaRequestTopicState(r: Reader): StopReplicaRequestTopicState {
  r.down();
  r.at("topicName"); const topicName = r.compactString(repeated);
  r.at("partitionStates");
  const partitionStates = readStopReplicaRequestPartitionStateList(r, r.compactCount(10, 56));
  const m: StopReplicaRequestTopicState = { topicName, partitionStates };
  r.tags(m);
  r.up();
  return m;
}

function readStopReplicaRequestTopicStateList(
  r: Reader,
  n: number,
): readonly StopReplicaRequestTopicState[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaRequestTopicState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStopReplicaRequestTopicState(r);
  }
  r.up();
  return list;
}

function readStopReplicaRequest(r: Reader, version: number): StopReplicaRequest {
  r.down();
  r.at("controllerId"); const controllerId = r.int32();
  r.at("isKRaftController"); const isKRaftController = version >= 4 ? r.bool() : false;
  r.at("controllerEpoch"); const controllerEpoch = r.int32();
  r.at("brokerEpoch"); const brokerEpoch = version >= 1 ? readInt64(r) : -1n;
  r.at("deletePartitions"); const deletePartitions = version >= 3 ? false : r.bool();
  r.at("ungroupedPartitions");
  const ungroupedPartitions = version >= 1 ? EMPTY
    : readStopReplicaRequestPartitionV0List(r, r.count(6, 48));
  r.at("topics");
  const topics = version >= 1 &&
    version <= 2 ? readStopReplicaRequestTopicV1List(
      r,
      version >= 2 ? r.compactCount(3, 48) : r.count(6, 48),
      version,
    )
    : EMPTY;
  r.at("topicStates");
  const topicStates = version >= 3 ? readStopReplicaRequestTopicStateList(r, r.compactCount(3, 48))
    : EMPTY;
  const m: StopReplicaRequest = {
    controllerId,
    isKRaftController,
    controllerEpoch,
    brokerEpoch,
    deletePartitions,
    ungroupedPartitions,
    topics,
    topicStates,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeStopReplicaRequestPartitionV0(w: Writer, m: StopReplicaRequestPartitionV0Init): void {
  w.down(m);
  const { topicName, partitionIndex } = m;
  w.at("topicName"); w.string(topicName);
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.up();
}

function writeStopReplicaRequestPartitionV0List(
  w: Writer,
  list: readonly StopReplicaRequestPartitionV0Init[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStopReplicaRequestPartitionV0(w, list![i]!);
  }
  w.up();
}

function writeStopReplicaRequestTopicV1(
  w: Writer,
  m: StopReplicaRequestTopicV1Init,
  version: number,
): void {
  w.down(m);
  const { name, partitionIndexes, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 2) w.compactString(name);
  else w.string(name);
  w.at("partitionIndexes");
  writeInt32s(
    w,
    partitionIndexes,
    version >= 2 ? w.compactCount(partitionIndexes) : w.count(partitionIndexes),
  );
  if (version === 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeStopReplicaRequestTopicV1List(
  w: Writer,
  list: readonly StopReplicaRequestTopicV1Init[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStopReplicaRequestTopicV1(w, list![i]!, version);
  }
  w.up();
}

function writeStopReplicaRequestPartitionState(
  w: Writer,
  m: StopReplicaRequestPartitionStateInit,
): void {
  w.down(m);
  const { partitionIndex, leaderEpoch = -1, deletePartition, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("deletePartition"); w.bool(deletePartition);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStopReplicaRequestPartitionStateList(
  w: Writer,
  list: readonly StopReplicaRequestPartitionStateInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStopReplicaRequestPartitionState(w, list![i]!);
  }
  w.up();
}

function writeStopReplicaRequestTopicState(w: Writer, m: StopReplicaRequestTopicStateInit): void {
  w.down(m);
  const { topicName, partitionStates, unknownTaggedFields } = m;
  w.at("topicName"); w.compactString(topicName);
  w.at("partitionStates");
  writeStopReplicaRequestPartitionStateList(w, partitionStates, w.compactCount(partitionStates));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStopReplicaRequestTopicStateList(
  w: Writer,
  list: readonly StopReplicaRequestTopicStateInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStopReplicaRequestTopicState(w, list![i]!);
  }
  w.up();
}

function writeStopReplicaRequest(w: Writer, m: StopReplicaRequestInit, version: number): void {
  w.down(m);
  const {
    controllerId,
    isKRaftController = false,
    controllerEpoch,
    brokerEpoch = -1n,
    deletePartitions = false,
    ungroupedPartitions = EMPTY,
    topics = EMPTY,
    topicStates = EMPTY,
    unknownTaggedFields,
  } = m;
  w.at("controllerId"); w.int32(controllerId);
  w.at("isKRaftController");
  if (version >= 4) w.bool(isKRaftController);
  else w.absent(isKRaftController === false, "4+");
  w.at("controllerEpoch"); w.int32(controllerEpoch);
  w.at("brokerEpoch");
  if (version >= 1) writeInt64(w, brokerEpoch);
  w.at("deletePartitions");
  if (version >= 3) w.absent(deletePartitions === false, "0-2");
  else w.bool(deletePartitions);
  w.at("ungroupedPartitions");
  if (version >= 1) w.absent(isEmptyList(ungroupedPartitions), "0");
  else writeStopReplicaRequestPartitionV0List(w, ungroupedPartitions, w.count(ungroupedPartitions));
  w.at("topics");
  if (version >= 1 && version <= 2) {
    writeStopReplicaRequestTopicV1List(
    w,
    topics,
    version >= 2 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  }
  else w.absent(isEmptyList(topics), "1-2");
  w.at("topicStates");
  if (version >= 3) {
    writeStopReplicaRequestTopicStateList(w, topicStates, w.compactCount(topicStates));
  }
  else w.absent(isEmptyList(topicStates), "3+");
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of a StopReplica response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeStopReplicaResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StopReplicaResponse {
  return runDecode("StopReplicaResponse", 0, 4, readStopReplicaResponse, body, version, options);
}

/**
 * Encodes the body of a StopReplica response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStopReplicaResponse(
  message: StopReplicaResponseInit,
  version: number,
): Bytes {
  return runEncode("StopReplicaResponse", 0, 4, writeStopReplicaResponse, message, version);
}

/**
 * Encodes the body of a StopReplica response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStopReplicaResponseInto(
  message: StopReplicaResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StopReplicaResponse",
    0,
    4,
    writeStopReplicaResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StopReplicaResponse, for registries. */
export const StopReplicaResponseCodec: MessageCodec<StopReplicaResponse> = {
  name: "StopReplicaResponse",
  type: "response",
  module: "clients",
  apiKey: 5,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 2,
  decode: decodeStopReplicaResponse,
  encode: encodeStopReplicaResponse,
};

/** Part of StopReplicaResponse, versions 0-4. */
export interface StopReplicaResponsePartitionError {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from StopReplicaResponse.json StopReplicaPartitionError.TopicName
   */
  topicName: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StopReplicaResponse.json StopReplicaPartitionError.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from StopReplicaResponse.json StopReplicaPartitionError.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StopReplicaResponsePartitionError; fields with a default may be left out.
 */
export interface StopReplicaResponsePartitionErrorInit {
  /** See {@linkcode StopReplicaResponsePartitionError.topicName}. */
  topicName: string;
  /** See {@linkcode StopReplicaResponsePartitionError.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode StopReplicaResponsePartitionError.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** StopReplicaResponse: a response, key 5, versions 0-4, flexible versions 2+. */
export interface StopReplicaResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from StopReplicaResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []StopReplicaPartitionError, versions 0+.
   *
   * @generated from StopReplicaResponse.json PartitionErrors
   */
  partitionErrors: readonly StopReplicaResponsePartitionError[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for StopReplicaResponse; fields with a default may be left out. */
export interface StopReplicaResponseInit {
  /** See {@linkcode StopReplicaResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode StopReplicaResponse.partitionErrors}. */
  partitionErrors: readonly StopReplicaResponsePartitionErrorInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStopReplicaResponsePartitionError(
  r: Reader,
  version: number,
): StopReplicaResponsePartitionError {
  r.down();
  r.at("topicName");
  const topicName = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  const m: StopReplicaResponsePartitionError = { topicName, partitionIndex, errorCode };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readStopReplicaResponsePartitionErrorList(
  r: Reader,
  n: number,
  version: number,
): readonly StopReplicaResponsePartitionError[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaResponsePartitionError>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStopReplicaResponsePartitionError(r, version);
  }
  r.up();
  return list;
}

function readStopReplicaResponse(r: Reader, version: number): StopReplicaResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("partitionErrors");
  const partitionErrors = readStopReplicaResponsePartitionErrorList(
    r,
    version >= 2 ? r.compactCount(8, 56) : r.count(8, 56),
    version,
  );
  const m: StopReplicaResponse = { errorCode, partitionErrors };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeStopReplicaResponsePartitionError(
  w: Writer,
  m: StopReplicaResponsePartitionErrorInit,
  version: number,
): void {
  w.down(m);
  const { topicName, partitionIndex, errorCode, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 2) w.compactString(topicName);
  else w.string(topicName);
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeStopReplicaResponsePartitionErrorList(
  w: Writer,
  list: readonly StopReplicaResponsePartitionErrorInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStopReplicaResponsePartitionError(w, list![i]!, version);
  }
  w.up();
}

function writeStopReplicaResponse(w: Writer, m: StopReplicaResponseInit, version: number): void {
  w.down(m);
  const { errorCode, partitionErrors, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("partitionErrors");
  writeStopReplicaResponsePartitionErrorList(
    w,
    partitionErrors,
    version >= 2 ? w.compactCount(partitionErrors) : w.count(partitionErrors),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of StopReplica. */
export const StopReplica: Api<StopReplicaRequestInit, StopReplicaResponse> = {
  name: "StopReplica",
  key: 5,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 2,
  encodeRequest: encodeStopReplicaRequest,
  decodeResponse: decodeStopReplicaResponse,
};

/** The broker's half of StopReplica. */
export const StopReplicaServer: ServerApi<StopReplicaRequest, StopReplicaResponseInit> = {
  name: "StopReplica",
  key: 5,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 2,
  decodeRequest: decodeStopReplicaRequest,
  encodeResponse: encodeStopReplicaResponse,
};
