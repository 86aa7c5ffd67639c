// Generated from schemas/clients/LeaderAndIsr{Request,Response}.json. Do not edit.

/**
 * LeaderAndIsr (API, key 4), versions 0-7.
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
  readInt8,
  readString,
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
  writeBool,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt64,
  writeInt8,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a LeaderAndIsr request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 7.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 7.
 */
export function decodeLeaderAndIsrRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): LeaderAndIsrRequest {
  return runDecode("LeaderAndIsrRequest", 0, 7, readLeaderAndIsrRequest, body, version, options);
}

/**
 * Encodes the body of a LeaderAndIsr request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 7.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeLeaderAndIsrRequest(
  message: LeaderAndIsrRequestInit,
  version: number,
): Bytes {
  return runEncode("LeaderAndIsrRequest", 0, 7, writeLeaderAndIsrRequest, message, version);
}

/**
 * Encodes the body of a LeaderAndIsr request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeLeaderAndIsrRequestInto(
  message: LeaderAndIsrRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "LeaderAndIsrRequest",
    0,
    7,
    writeLeaderAndIsrRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of LeaderAndIsrRequest, for registries. */
export const LeaderAndIsrRequestCodec: MessageCodec<LeaderAndIsrRequest> = {
  name: "LeaderAndIsrRequest",
  type: "request",
  module: "clients",
  apiKey: 4,
  minVersion: 0,
  maxVersion: 7,
  flexibleFrom: 4,
  decode: decodeLeaderAndIsrRequest,
  encode: encodeLeaderAndIsrRequest,
};

/** Part of LeaderAndIsrRequest, versions 0-7. */
export interface LeaderAndIsrRequestPartitionState {
  /**
   * string, versions 0-1, ignorable, topicName.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.TopicName
   */
  topicName: string;
  /**
   * int32, versions 0+.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int32, versions 0+.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.ControllerEpoch
   */
  controllerEpoch: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.Leader
   */
  leader: number;
  /**
   * int32, versions 0+.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.Isr
   */
  isr: readonly number[];
  /**
   * int32, versions 0+.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.PartitionEpoch
   */
  partitionEpoch: number;
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.Replicas
   */
  replicas: readonly number[];
  /**
   * []int32, versions 3+, ignorable, brokerId.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.AddingReplicas
   */
  addingReplicas: readonly number[];
  /**
   * []int32, versions 3+, ignorable, brokerId.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.RemovingReplicas
   */
  removingReplicas: readonly number[];
  /**
   * bool, versions 1+, default false, ignorable.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.IsNew
   */
  isNew: boolean;
  /**
   * int8, versions 6+, default 0.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrPartitionState.LeaderRecoveryState
   */
  leaderRecoveryState: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for LeaderAndIsrRequestPartitionState; fields with a default may be left out.
 */
export interface LeaderAndIsrRequestPartitionStateInit {
  /** See {@linkcode LeaderAndIsrRequestPartitionState.topicName}. */
  topicName?: string | undefined;
  /** See {@linkcode LeaderAndIsrRequestPartitionState.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode LeaderAndIsrRequestPartitionState.controllerEpoch}. */
  controllerEpoch: number;
  /** See {@linkcode LeaderAndIsrRequestPartitionState.leader}. */
  leader: number;
  /** See {@linkcode LeaderAndIsrRequestPartitionState.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode LeaderAndIsrRequestPartitionState.isr}. */
  isr: readonly number[];
  /** See {@linkcode LeaderAndIsrRequestPartitionState.partitionEpoch}. */
  partitionEpoch: number;
  /** See {@linkcode LeaderAndIsrRequestPartitionState.replicas}. */
  replicas: readonly number[];
  /** See {@linkcode LeaderAndIsrRequestPartitionState.addingReplicas}. */
  addingReplicas?: readonly number[] | undefined;
  /** See {@linkcode LeaderAndIsrRequestPartitionState.removingReplicas}. */
  removingReplicas?: readonly number[] | undefined;
  /** See {@linkcode LeaderAndIsrRequestPartitionState.isNew}. */
  isNew?: boolean | undefined;
  /** See {@linkcode LeaderAndIsrRequestPartitionState.leaderRecoveryState}. */
  leaderRecoveryState?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of LeaderAndIsrRequest, versions 2-7. */
export interface LeaderAndIsrRequestTopicState {
  /**
   * string, versions 2+, topicName.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrTopicState.TopicName
   */
  topicName: string;
  /**
   * uuid, versions 5+, ignorable.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrTopicState.TopicId
   */
  topicId: string;
  /**
   * []LeaderAndIsrPartitionState, versions 2+.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrTopicState.PartitionStates
   */
  partitionStates: readonly LeaderAndIsrRequestPartitionState[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for LeaderAndIsrRequestTopicState; fields with a default may be left out.
 */
export interface LeaderAndIsrRequestTopicStateInit {
  /** See {@linkcode LeaderAndIsrRequestTopicState.topicName}. */
  topicName: string;
  /** See {@linkcode LeaderAndIsrRequestTopicState.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode LeaderAndIsrRequestTopicState.partitionStates}. */
  partitionStates: readonly LeaderAndIsrRequestPartitionStateInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of LeaderAndIsrRequest, versions 0-7. */
export interface LeaderAndIsrRequestLiveLeader {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrLiveLeader.BrokerId
   */
  brokerId: number;
  /**
   * string, versions 0+.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrLiveLeader.HostName
   */
  hostName: string;
  /**
   * int32, versions 0+.
   *
   * @generated from LeaderAndIsrRequest.json LeaderAndIsrLiveLeader.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for LeaderAndIsrRequestLiveLeader; fields with a default may be left out.
 */
export interface LeaderAndIsrRequestLiveLeaderInit {
  /** See {@linkcode LeaderAndIsrRequestLiveLeader.brokerId}. */
  brokerId: number;
  /** See {@linkcode LeaderAndIsrRequestLiveLeader.hostName}. */
  hostName: string;
  /** See {@linkcode LeaderAndIsrRequestLiveLeader.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** LeaderAndIsrRequest: a request, key 4, versions 0-7, flexible versions 4+. */
export interface LeaderAndIsrRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from LeaderAndIsrRequest.json ControllerId
   */
  controllerId: number;
  /**
   * bool, versions 7+, default false.
   *
   * @generated from LeaderAndIsrRequest.json isKRaftController
   */
  isKRaftController: boolean;
  /**
   * int32, versions 0+.
   *
   * @generated from LeaderAndIsrRequest.json ControllerEpoch
   */
  controllerEpoch: number;
  /**
   * int64, versions 2+, default -1, ignorable.
   *
   * @generated from LeaderAndIsrRequest.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * int8, versions 5+.
   *
   * @generated from LeaderAndIsrRequest.json Type
   */
  type: number;
  /**
   * []LeaderAndIsrPartitionState, versions 0-1.
   *
   * @generated from LeaderAndIsrRequest.json UngroupedPartitionStates
   */
  ungroupedPartitionStates: readonly LeaderAndIsrRequestPartitionState[];
  /**
   * []LeaderAndIsrTopicState, versions 2+.
   *
   * @generated from LeaderAndIsrRequest.json TopicStates
   */
  topicStates: readonly LeaderAndIsrRequestTopicState[];
  /**
   * []LeaderAndIsrLiveLeader, versions 0+.
   *
   * @generated from LeaderAndIsrRequest.json LiveLeaders
   */
  liveLeaders: readonly LeaderAndIsrRequestLiveLeader[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for LeaderAndIsrRequest; fields with a default may be left out. */
export interface LeaderAndIsrRequestInit {
  /** See {@linkcode LeaderAndIsrRequest.controllerId}. */
  controllerId: number;
  /** See {@linkcode LeaderAndIsrRequest.isKRaftController}. */
  isKRaftController?: boolean | undefined;
  /** See {@linkcode LeaderAndIsrRequest.controllerEpoch}. */
  controllerEpoch: number;
  /** See {@linkcode LeaderAndIsrRequest.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** See {@linkcode LeaderAndIsrRequest.type}. */
  type?: number | undefined;
  /** See {@linkcode LeaderAndIsrRequest.ungroupedPartitionStates}. */
  ungroupedPartitionStates?: readonly LeaderAndIsrRequestPartitionStateInit[] | undefined;
  /** See {@linkcode LeaderAndIsrRequest.topicStates}. */
  topicStates?: readonly LeaderAndIsrRequestTopicStateInit[] | undefined;
  /** See {@linkcode LeaderAndIsrRequest.liveLeaders}. */
  liveLeaders: readonly LeaderAndIsrRequestLiveLeaderInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readLeaderAndIsrRequestPartitionState(
  r: Reader,
  key: Key,
  version: number,
): LeaderAndIsrRequestPartitionState {
  r.down(key);
  const m: LeaderAndIsrRequestPartitionState = {
    topicName: version >= 2 ? "" : readString(r, "topicName", repeated),
    partitionIndex: readInt32(r, "partitionIndex"),
    controllerEpoch: readInt32(r, "controllerEpoch"),
    leader: readInt32(r, "leader"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    isr: version >= 4 ? readCompactInt32s(r, "isr") : readInt32s(r, "isr"),
    partitionEpoch: readInt32(r, "partitionEpoch"),
    replicas: version >= 4 ? readCompactInt32s(r, "replicas") : readInt32s(r, "replicas"),
    addingReplicas: version >= 4 ? readCompactInt32s(r, "addingReplicas")
      : version >= 3 ? readInt32s(r, "addingReplicas")
      : EMPTY,
    removingReplicas: version >= 4 ? readCompactInt32s(r, "removingReplicas")
      : version >= 3 ? readInt32s(r, "removingReplicas")
      : EMPTY,
    isNew: version >= 1 ? readBool(r, "isNew") : false,
    leaderRecoveryState: version >= 6 ? readInt8(r, "leaderRecoveryState") : 0,
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readLeaderAndIsrRequestPartitionStateList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrRequestPartitionState[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrRequestPartitionState>(r, n, 128);
  for (let i = 0; i < n; i++) {
    list[i] = readLeaderAndIsrRequestPartitionState(r, i, version);
  }
  return list;
}

function readLeaderAndIsrRequestTopicState(
  r: Reader,
  key: Key,
  version: number,
): LeaderAndIsrRequestTopicState {
  r.down(key);
  const m: LeaderAndIsrRequestTopicState = {
    topicName: version >= 4 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    topicId: version >= 5 ? readUuid(r, "topicId") : ZERO_UUID,
    partitionStates: readLeaderAndIsrRequestPartitionStateList(
      r,
      version >= 6 ? readCompactCount(r, "partitionStates", 27)
        : version >= 4 ? readCompactCount(r, "partitionStates", 26)
        : version >= 3 ? readCount(r, "partitionStates", 37)
        : readCount(r, "partitionStates", 29),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readLeaderAndIsrRequestTopicStateList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrRequestTopicState[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrRequestTopicState>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readLeaderAndIsrRequestTopicState(r, i, version);
  }
  return list;
}

function readLeaderAndIsrRequestLiveLeader(
  r: Reader,
  key: Key,
  version: number,
): LeaderAndIsrRequestLiveLeader {
  r.down(key);
  const m: LeaderAndIsrRequestLiveLeader = {
    brokerId: readInt32(r, "brokerId"),
    hostName: version >= 4 ? readCompactString(r, "hostName", repeated)
      : readString(r, "hostName", repeated),
    port: readInt32(r, "port"),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readLeaderAndIsrRequestLiveLeaderList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrRequestLiveLeader[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrRequestLiveLeader>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readLeaderAndIsrRequestLiveLeader(r, i, version);
  }
  return list;
}

function readLeaderAndIsrRequest(r: Reader, version: number): LeaderAndIsrRequest {
  const m: LeaderAndIsrRequest = {
    controllerId: readInt32(r, "controllerId"),
    isKRaftController: version >= 7 ? readBool(r, "isKRaftController") : false,
    controllerEpoch: readInt32(r, "controllerEpoch"),
    brokerEpoch: version >= 2 ? readInt64(r, "brokerEpoch") : -1n,
    type: version >= 5 ? readInt8(r, "type") : 0,
    ungroupedPartitionStates: version >= 2 ? EMPTY
      : readLeaderAndIsrRequestPartitionStateList(
        r,
        version >= 1 ? readCount(r, "ungroupedPartitionStates", 31)
          : readCount(r, "ungroupedPartitionStates", 30),
        version,
      ),
    topicStates: version >= 2 ? readLeaderAndIsrRequestTopicStateList(
      r,
      version >= 5 ? readCompactCount(r, "topicStates", 19)
        : version >= 4 ? readCompactCount(r, "topicStates", 3)
        : readCount(r, "topicStates", 6),
      version,
    )
      : EMPTY,
    liveLeaders: readLeaderAndIsrRequestLiveLeaderList(
      r,
      version >= 4 ? readCompactCount(r, "liveLeaders", 10) : readCount(r, "liveLeaders", 10),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeLeaderAndIsrRequestPartitionState(
  w: Writer,
  key: Key,
  m: LeaderAndIsrRequestPartitionStateInit,
  version: number,
): void {
  w.into(key, m);
  const {
    topicName = "",
    partitionIndex,
    controllerEpoch,
    leader,
    leaderEpoch,
    isr,
    partitionEpoch,
    replicas,
    addingReplicas = EMPTY,
    removingReplicas = EMPTY,
    isNew = false,
    leaderRecoveryState = 0,
    unknownTaggedFields,
  } = m;
  if (version <= 1) writeString(w, "topicName", topicName);
  const atPartitionIndex = w.room(16);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt32(w, atPartitionIndex + 4, "controllerEpoch", controllerEpoch);
  putInt32(w, atPartitionIndex + 8, "leader", leader);
  putInt32(w, atPartitionIndex + 12, "leaderEpoch", leaderEpoch);
  if (version >= 4) writeCompactInt32s(w, "isr", isr);
  else writeList(w, "isr", isr, writeCount(w, "isr", isr), writeInt32);
  writeInt32(w, "partitionEpoch", partitionEpoch);
  if (version >= 4) writeCompactInt32s(w, "replicas", replicas);
  else writeList(w, "replicas", replicas, writeCount(w, "replicas", replicas), writeInt32);
  if (version >= 4) writeCompactInt32s(w, "addingReplicas", addingReplicas);
  else if (version >= 3) {
    writeList(
      w,
      "addingReplicas",
      addingReplicas,
      writeCount(w, "addingReplicas", addingReplicas),
      writeInt32,
    );
  }
  if (version >= 4) writeCompactInt32s(w, "removingReplicas", removingReplicas);
  else if (version >= 3) {
    writeList(
      w,
      "removingReplicas",
      removingReplicas,
      writeCount(w, "removingReplicas", removingReplicas),
      writeInt32,
    );
  }
  if (version >= 1) writeBool(w, "isNew", isNew);
  if (version >= 6) writeInt8(w, "leaderRecoveryState", leaderRecoveryState);
  else writeAbsent(w, "leaderRecoveryState", leaderRecoveryState === 0, "6+");
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeLeaderAndIsrRequestTopicState(
  w: Writer,
  key: Key,
  m: LeaderAndIsrRequestTopicStateInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName, topicId = ZERO_UUID, partitionStates, unknownTaggedFields } = m;
  if (version >= 4) writeCompactString(w, "topicName", topicName);
  else writeString(w, "topicName", topicName);
  if (version >= 5) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitionStates",
    partitionStates,
    version >= 4 ? writeCompactCount(w, "partitionStates", partitionStates)
      : writeCount(w, "partitionStates", partitionStates),
    writeLeaderAndIsrRequestPartitionState,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeLeaderAndIsrRequestLiveLeader(
  w: Writer,
  key: Key,
  m: LeaderAndIsrRequestLiveLeaderInit,
  version: number,
): void {
  w.into(key, m);
  const { brokerId, hostName, port, unknownTaggedFields } = m;
  writeInt32(w, "brokerId", brokerId);
  if (version >= 4) writeCompactString(w, "hostName", hostName);
  else writeString(w, "hostName", hostName);
  writeInt32(w, "port", port);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeLeaderAndIsrRequest(w: Writer, m: LeaderAndIsrRequestInit, version: number): void {
  const {
    controllerId,
    isKRaftController = false,
    controllerEpoch,
    brokerEpoch = -1n,
    type = 0,
    ungroupedPartitionStates = EMPTY,
    topicStates = EMPTY,
    liveLeaders,
    unknownTaggedFields,
  } = m;
  writeInt32(w, "controllerId", controllerId);
  if (version >= 7) writeBool(w, "isKRaftController", isKRaftController);
  else writeAbsent(w, "isKRaftController", isKRaftController === false, "7+");
  writeInt32(w, "controllerEpoch", controllerEpoch);
  if (version >= 2) writeInt64(w, "brokerEpoch", brokerEpoch);
  if (version >= 5) writeInt8(w, "type", type);
  else writeAbsent(w, "type", type === 0, "5+");
  if (version >= 2) {
    writeAbsent(w, "ungroupedPartitionStates", isEmptyList(ungroupedPartitionStates), "0-1");
  }
  else {
    writeList(
      w,
      "ungroupedPartitionStates",
      ungroupedPartitionStates,
      writeCount(w, "ungroupedPartitionStates", ungroupedPartitionStates),
      writeLeaderAndIsrRequestPartitionState,
      version,
    );
  }
  if (version >= 2) {
    writeList(
      w,
      "topicStates",
      topicStates,
      version >= 4 ? writeCompactCount(w, "topicStates", topicStates)
        : writeCount(w, "topicStates", topicStates),
      writeLeaderAndIsrRequestTopicState,
      version,
    );
  }
  else writeAbsent(w, "topicStates", isEmptyList(topicStates), "2+");
  writeList(
    w,
    "liveLeaders",
    liveLeaders,
    version >= 4 ? writeCompactCount(w, "liveLeaders", liveLeaders)
      : writeCount(w, "liveLeaders", liveLeaders),
    writeLeaderAndIsrRequestLiveLeader,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a LeaderAndIsr response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 7.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 7.
 */
export function decodeLeaderAndIsrResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): LeaderAndIsrResponse {
  return runDecode("LeaderAndIsrResponse", 0, 7, readLeaderAndIsrResponse, body, version, options);
}

/**
 * Encodes the body of a LeaderAndIsr response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 7.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeLeaderAndIsrResponse(
  message: LeaderAndIsrResponseInit,
  version: number,
): Bytes {
  return runEncode("LeaderAndIsrResponse", 0, 7, writeLeaderAndIsrResponse, message, version);
}

/**
 * Encodes the body of a LeaderAndIsr response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeLeaderAndIsrResponseInto(
  message: LeaderAndIsrResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "LeaderAndIsrResponse",
    0,
    7,
    writeLeaderAndIsrResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of LeaderAndIsrResponse, for registries. */
export const LeaderAndIsrResponseCodec: MessageCodec<LeaderAndIsrResponse> = {
  name: "LeaderAndIsrResponse",
  type: "response",
  module: "clients",
  apiKey: 4,
  minVersion: 0,
  maxVersion: 7,
  flexibleFrom: 4,
  decode: decodeLeaderAndIsrResponse,
  encode: encodeLeaderAndIsrResponse,
};

/** Part of LeaderAndIsrResponse, versions 0-7. */
export interface LeaderAndIsrResponsePartitionError {
  /**
   * string, versions 0-4, ignorable, topicName.
   *
   * @generated from LeaderAndIsrResponse.json LeaderAndIsrPartitionError.TopicName
   */
  topicName: string;
  /**
   * int32, versions 0+.
   *
   * @generated from LeaderAndIsrResponse.json LeaderAndIsrPartitionError.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from LeaderAndIsrResponse.json LeaderAndIsrPartitionError.ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for LeaderAndIsrResponsePartitionError; fields with a default may be left out.
 */
export interface LeaderAndIsrResponsePartitionErrorInit {
  /** See {@linkcode LeaderAndIsrResponsePartitionError.topicName}. */
  topicName?: string | undefined;
  /** See {@linkcode LeaderAndIsrResponsePartitionError.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode LeaderAndIsrResponsePartitionError.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of LeaderAndIsrResponse, versions 5-7. */
export interface LeaderAndIsrResponseTopicError {
  /**
   * uuid, versions 5+.
   *
   * @generated from LeaderAndIsrResponse.json LeaderAndIsrTopicError.TopicId
   */
  topicId: string;
  /**
   * []LeaderAndIsrPartitionError, versions 5+.
   *
   * @generated from LeaderAndIsrResponse.json LeaderAndIsrTopicError.PartitionErrors
   */
  partitionErrors: readonly LeaderAndIsrResponsePartitionError[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for LeaderAndIsrResponseTopicError; fields with a default may be left out.
 */
export interface LeaderAndIsrResponseTopicErrorInit {
  /** See {@linkcode LeaderAndIsrResponseTopicError.topicId}. */
  topicId: string;
  /** See {@linkcode LeaderAndIsrResponseTopicError.partitionErrors}. */
  partitionErrors: readonly LeaderAndIsrResponsePartitionErrorInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** LeaderAndIsrResponse: a response, key 4, versions 0-7, flexible versions 4+. */
export interface LeaderAndIsrResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from LeaderAndIsrResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []LeaderAndIsrPartitionError, versions 0-4.
   *
   * @generated from LeaderAndIsrResponse.json PartitionErrors
   */
  partitionErrors: readonly LeaderAndIsrResponsePartitionError[];
  /**
   * []LeaderAndIsrTopicError, versions 5+.
   *
   * @generated from LeaderAndIsrResponse.json Topics
   */
  topics: readonly LeaderAndIsrResponseTopicError[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for LeaderAndIsrResponse; fields with a default may be left out. */
export interface LeaderAndIsrResponseInit {
  /** See {@linkcode LeaderAndIsrResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode LeaderAndIsrResponse.partitionErrors}. */
  partitionErrors?: readonly LeaderAndIsrResponsePartitionErrorInit[] | undefined;
  /** See {@linkcode LeaderAndIsrResponse.topics}. */
  topics?: readonly LeaderAndIsrResponseTopicErrorInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readLeaderAndIsrResponsePartitionError(
  r: Reader,
  key: Key,
  version: number,
): LeaderAndIsrResponsePartitionError {
  r.down(key);
  const m: LeaderAndIsrResponsePartitionError = {
    topicName: version >= 5 ? ""
      : version >= 4 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    partitionIndex: readInt32(r, "partitionIndex"),
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readLeaderAndIsrResponsePartitionErrorList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrResponsePartitionError[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrResponsePartitionError>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readLeaderAndIsrResponsePartitionError(r, i, version);
  }
  return list;
}

function readLeaderAndIsrResponseTopicError(
  r: Reader,
  key: Key,
  version: number,
): LeaderAndIsrResponseTopicError {
  r.down(key);
  const m: LeaderAndIsrResponseTopicError = {
    topicId: readUuid(r, "topicId"),
    partitionErrors: readLeaderAndIsrResponsePartitionErrorList(
      r,
      readCompactCount(r, "partitionErrors", 7),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readLeaderAndIsrResponseTopicErrorList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrResponseTopicError[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrResponseTopicError>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readLeaderAndIsrResponseTopicError(r, i, version);
  }
  return list;
}

function readLeaderAndIsrResponse(r: Reader, version: number): LeaderAndIsrResponse {
  const m: LeaderAndIsrResponse = {
    errorCode: readInt16(r, "errorCode"),
    partitionErrors: version >= 5 ? EMPTY
      : readLeaderAndIsrResponsePartitionErrorList(
        r,
        version >= 4 ? readCompactCount(r, "partitionErrors", 8)
          : readCount(r, "partitionErrors", 8),
        version,
      ),
    topics: version >= 5 ? readLeaderAndIsrResponseTopicErrorList(
      r,
      readCompactCount(r, "topics", 18),
      version,
    )
      : EMPTY,
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeLeaderAndIsrResponsePartitionError(
  w: Writer,
  key: Key,
  m: LeaderAndIsrResponsePartitionErrorInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName = "", partitionIndex, errorCode, unknownTaggedFields } = m;
  if (version === 4) writeCompactString(w, "topicName", topicName);
  else if (version <= 3) writeString(w, "topicName", topicName);
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "errorCode", errorCode);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeLeaderAndIsrResponseTopicError(
  w: Writer,
  key: Key,
  m: LeaderAndIsrResponseTopicErrorInit,
  version: number,
): void {
  w.into(key, m);
  const { topicId, partitionErrors, unknownTaggedFields } = m;
  writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitionErrors",
    partitionErrors,
    writeCompactCount(w, "partitionErrors", partitionErrors),
    writeLeaderAndIsrResponsePartitionError,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeLeaderAndIsrResponse(w: Writer, m: LeaderAndIsrResponseInit, version: number): void {
  const { errorCode, partitionErrors = EMPTY, topics = EMPTY, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 5) writeAbsent(w, "partitionErrors", isEmptyList(partitionErrors), "0-4");
  else {
    writeList(
      w,
      "partitionErrors",
      partitionErrors,
      version >= 4 ? writeCompactCount(w, "partitionErrors", partitionErrors)
        : writeCount(w, "partitionErrors", partitionErrors),
      writeLeaderAndIsrResponsePartitionError,
      version,
    );
  }
  if (version >= 5) {
    writeList(
      w,
      "topics",
      topics,
      writeCompactCount(w, "topics", topics),
      writeLeaderAndIsrResponseTopicError,
      version,
    );
  }
  else writeAbsent(w, "topics", isEmptyList(topics), "5+");
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of LeaderAndIsr. */
export const LeaderAndIsr: Api<LeaderAndIsrRequestInit, LeaderAndIsrResponse> = {
  name: "LeaderAndIsr",
  key: 4,
  minVersion: 0,
  maxVersion: 7,
  flexibleFrom: 4,
  encodeRequest: encodeLeaderAndIsrRequest,
  decodeResponse: decodeLeaderAndIsrResponse,
};

/** The broker's half of LeaderAndIsr. */
export const LeaderAndIsrServer: ServerApi<LeaderAndIsrRequest, LeaderAndIsrResponseInit> = {
  name: "LeaderAndIsr",
  key: 4,
  minVersion: 0,
  maxVersion: 7,
  flexibleFrom: 4,
  decodeRequest: decodeLeaderAndIsrRequest,
  encodeResponse: encodeLeaderAndIsrResponse,
};
