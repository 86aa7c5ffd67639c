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
  type Key,
  type MessageCodec,
  putBool,
  putInt16,
  putInt32,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt64,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt64,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
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

function readStopReplicaRequestPartitionV0(r: Reader, key: Key): StopReplicaRequestPartitionV0 {
  r.down(key);
  const m: StopReplicaRequestPartitionV0 = {
    topicName: readString(r, "topicName", repeated),
    partitionIndex: readInt32(r, "partitionIndex"),
  };
  r.up();
  return m;
}

function readStopReplicaRequestPartitionV0List(
  r: Reader,
  n: number,
): readonly StopReplicaRequestPartitionV0[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaRequestPartitionV0>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStopReplicaRequestPartitionV0(r, i);
  }
  return list;
}

function readStopReplicaRequestTopicV1(
  r: Reader,
  key: Key,
  version: number,
): StopReplicaRequestTopicV1 {
  r.down(key);
  const m: StopReplicaRequestTopicV1 = {
    name: version >= 2 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitionIndexes: version >= 2 ? readCompactInt32s(r, "partitionIndexes")
      : readInt32s(r, "partitionIndexes"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readStopReplicaRequestTopicV1List(
  r: Reader,
  n: number,
  version: number,
): readonly StopReplicaRequestTopicV1[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaRequestTopicV1>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStopReplicaRequestTopicV1(r, i, version);
  }
  return list;
}

function readStopReplicaRequestPartitionState(
  r: Reader,
  key: Key,
): StopReplicaRequestPartitionState {
  r.down(key);
  const m: StopReplicaRequestPartitionState = {
    partitionIndex: readInt32(r, "partitionIndex"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    deletePartition: readBool(r, "deletePartition"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStopReplicaRequestPartitionStateList(
  r: Reader,
  n: number,
): readonly StopReplicaRequestPartitionState[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaRequestPartitionState>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readStopReplicaRequestPartitionState(r, i);
  }
  return list;
}

function readStopReplicaRequestTopicState(r: Reader, key: Key): StopReplicaRequestTopicState {
  r.down(key);
  const m: StopReplicaRequestTopicState = {
    topicName: readCompactString(r, "topicName", repeated),
    partitionStates: readStopReplicaRequestPartitionStateList(
      r,
      readCompactCount(r, "partitionStates", 10),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStopReplicaRequestTopicStateList(
  r: Reader,
  n: number,
): readonly StopReplicaRequestTopicState[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaRequestTopicState>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStopReplicaRequestTopicState(r, i);
  }
  return list;
}

function readStopReplicaRequest(r: Reader, version: number): StopReplicaRequest {
  const m: StopReplicaRequest = {
    controllerId: readInt32(r, "controllerId"),
    isKRaftController: version >= 4 ? readBool(r, "isKRaftController") : false,
    controllerEpoch: readInt32(r, "controllerEpoch"),
    brokerEpoch: version >= 1 ? readInt64(r, "brokerEpoch") : -1n,
    deletePartitions: version >= 3 ? false : readBool(r, "deletePartitions"),
    ungroupedPartitions: version >= 1 ? EMPTY
      : readStopReplicaRequestPartitionV0List(r, readCount(r, "ungroupedPartitions", 6)),
    topics: version >= 1 &&
      version <= 2 ? readStopReplicaRequestTopicV1List(
        r,
        version >= 2 ? readCompactCount(r, "topics", 3) : readCount(r, "topics", 6),
        version,
      )
      : EMPTY,
    topicStates: version >= 3 ? readStopReplicaRequestTopicStateList(
      r,
      readCompactCount(r, "topicStates", 3),
    )
      : EMPTY,
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeStopReplicaRequestPartitionV0(
  w: Writer,
  key: Key,
  m: StopReplicaRequestPartitionV0Init,
): void {
  w.into(key, m);
  const { topicName, partitionIndex } = m;
  writeString(w, "topicName", topicName);
  writeInt32(w, "partitionIndex", partitionIndex);
  w.up();
}

function writeStopReplicaRequestTopicV1(
  w: Writer,
  key: Key,
  m: StopReplicaRequestTopicV1Init,
  version: number,
): void {
  w.into(key, m);
  const { name, partitionIndexes, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 2) writeCompactInt32s(w, "partitionIndexes", partitionIndexes);
  else {
    writeList(
      w,
      "partitionIndexes",
      partitionIndexes,
      writeCount(w, "partitionIndexes", partitionIndexes),
      writeInt32,
    );
  }
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeStopReplicaRequestPartitionState(
  w: Writer,
  key: Key,
  m: StopReplicaRequestPartitionStateInit,
): void {
  w.into(key, m);
  const { partitionIndex, leaderEpoch = -1, deletePartition, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(9);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt32(w, atPartitionIndex + 4, "leaderEpoch", leaderEpoch);
  putBool(w, atPartitionIndex + 8, "deletePartition", deletePartition);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStopReplicaRequestTopicState(
  w: Writer,
  key: Key,
  m: StopReplicaRequestTopicStateInit,
): void {
  w.into(key, m);
  const { topicName, partitionStates, unknownTaggedFields } = m;
  writeCompactString(w, "topicName", topicName);
  writeList(
    w,
    "partitionStates",
    partitionStates,
    writeCompactCount(w, "partitionStates", partitionStates),
    writeStopReplicaRequestPartitionState,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStopReplicaRequest(w: Writer, m: StopReplicaRequestInit, version: number): void {
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
  writeInt32(w, "controllerId", controllerId);
  if (version >= 4) writeBool(w, "isKRaftController", isKRaftController);
  else writeAbsent(w, "isKRaftController", isKRaftController === false, "4+");
  writeInt32(w, "controllerEpoch", controllerEpoch);
  if (version >= 1) writeInt64(w, "brokerEpoch", brokerEpoch);
  if (version >= 3) writeAbsent(w, "deletePartitions", deletePartitions === false, "0-2");
  else writeBool(w, "deletePartitions", deletePartitions);
  if (version >= 1) writeAbsent(w, "ungroupedPartitions", isEmptyList(ungroupedPartitions), "0");
  else {
    writeList(
      w,
      "ungroupedPartitions",
      ungroupedPartitions,
      writeCount(w, "ungroupedPartitions", ungroupedPartitions),
      writeStopReplicaRequestPartitionV0,
    );
  }
  if (version >= 1 && version <= 2) {
    writeList(
      w,
      "topics",
      topics,
      version >= 2 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
      writeStopReplicaRequestTopicV1,
      version,
    );
  }
  else writeAbsent(w, "topics", isEmptyList(topics), "1-2");
  if (version >= 3) {
    writeList(
      w,
      "topicStates",
      topicStates,
      writeCompactCount(w, "topicStates", topicStates),
      writeStopReplicaRequestTopicState,
    );
  }
  else writeAbsent(w, "topicStates", isEmptyList(topicStates), "3+");
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
  key: Key,
  version: number,
): StopReplicaResponsePartitionError {
  r.down(key);
  const m: StopReplicaResponsePartitionError = {
    topicName: version >= 2 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readStopReplicaResponsePartitionErrorList(
  r: Reader,
  n: number,
  version: number,
): readonly StopReplicaResponsePartitionError[] {
  if (n === 0) return EMPTY;
  const list = slots<StopReplicaResponsePartitionError>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readStopReplicaResponsePartitionError(r, i, version);
  }
  return list;
}

function readStopReplicaResponse(r: Reader, version: number): StopReplicaResponse {
  const m: StopReplicaResponse = {
    errorCode: readInt16(r, "errorCode"),
    partitionErrors: readStopReplicaResponsePartitionErrorList(
      r,
      version >= 2 ? readCompactCount(r, "partitionErrors", 8) : readCount(r, "partitionErrors", 8),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeStopReplicaResponsePartitionError(
  w: Writer,
  key: Key,
  m: StopReplicaResponsePartitionErrorInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName, partitionIndex, errorCode, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "topicName", topicName);
  else writeString(w, "topicName", topicName);
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeStopReplicaResponse(w: Writer, m: StopReplicaResponseInit, version: number): void {
  const { errorCode, partitionErrors, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  writeList(
    w,
    "partitionErrors",
    partitionErrors,
    version >= 2 ? writeCompactCount(w, "partitionErrors", partitionErrors)
      : writeCount(w, "partitionErrors", partitionErrors),
    writeStopReplicaResponsePartitionError,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
