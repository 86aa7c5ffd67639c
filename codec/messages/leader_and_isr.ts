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
  type MessageCodec,
  type Reader,
  readInt32s,
  readInt64,
  readUuid,
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
  version: number,
): LeaderAndIsrRequestPartitionState {
  r.down();
  r.at("topicName"); const topicName = version >= 2 ? "" : r.string(repeated);
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("controllerEpoch"); const controllerEpoch = r.int32();
  r.at("leader"); const leader = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("isr"); const isr = readInt32s(r, version >= 4 ? r.compactCount(4, 8) : r.count(4, 8));
  r.at("partitionEpoch"); const partitionEpoch = r.int32();
  r.at("replicas");
  const replicas = readInt32s(r, version >= 4 ? r.compactCount(4, 8) : r.count(4, 8));
  r.at("addingReplicas");
  const addingReplicas = version >= 3 ? readInt32s(
    r,
    version >= 4 ? r.compactCount(4, 8) : r.count(4, 8),
  )
    : EMPTY;
  r.at("removingReplicas");
  const removingReplicas = version >= 3 ? readInt32s(
    r,
    version >= 4 ? r.compactCount(4, 8) : r.count(4, 8),
  )
    : EMPTY;
  r.at("isNew"); const isNew = version >= 1 ? r.bool() : false;
  r.at("leaderRecoveryState"); const leaderRecoveryState = version >= 6 ? r.int8() : 0;
  const m: LeaderAndIsrRequestPartitionState = {
    topicName,
    partitionIndex,
    controllerEpoch,
    leader,
    leaderEpoch,
    isr,
    partitionEpoch,
    replicas,
    addingReplicas,
    removingReplicas,
    isNew,
    leaderRecoveryState,
  };
  if (version >= 4) r.tags(m);
  r.up();
  return m;
}

function readLeaderAndIsrRequestPartitionStateList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrRequestPartitionState[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrRequestPartitionState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readLeaderAndIsrRequestPartitionState(r, version);
  }
  r.up();
  return list;
}

function readLeaderAndIsrRequestTopicState(
  r: Reader,
  version: number,
): LeaderAndIsrRequestTopicState {
  r.down();
  r.at("topicName");
  const topicName = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 5 ? readUuid(r) : ZERO_UUID;
  r.at("partitionStates");
  const partitionStates = readLeaderAndIsrRequestPartitionStateList(
    r,
    version >= 6 ? r.compactCount(27, 128)
      : version >= 4 ? r.compactCount(26, 128)
      : version >= 3 ? r.count(37, 128)
      : r.count(29, 128),
    version,
  );
  const m: LeaderAndIsrRequestTopicState = { topicName, topicId, partitionStates };
  if (version >= 4) r.tags(m);
  r.up();
  return m;
}

function readLeaderAndIsrRequestTopicStateList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrRequestTopicState[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrRequestTopicState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readLeaderAndIsrRequestTopicState(r, version);
  }
  r.up();
  return list;
}

function readLeaderAndIsrRequestLiveLeader(
  r: Reader,
  version: number,
): LeaderAndIsrRequestLiveLeader {
  r.down();
  r.at("brokerId"); const brokerId = r.int32();
  r.at("hostName");
  const hostName = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("port"); const port = r.int32();
  const m: LeaderAndIsrRequestLiveLeader = { brokerId, hostName, port };
  if (version >= 4) r.tags(m);
  r.up();
  return m;
}

function readLeaderAndIsrRequestLiveLeaderList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrRequestLiveLeader[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrRequestLiveLeader>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readLeaderAndIsrRequestLiveLeader(r, version);
  }
  r.up();
  return list;
}

function readLeaderAndIsrRequest(r: Reader, version: number): LeaderAndIsrRequest {
  r.down();
  r.at("controllerId"); const controllerId = r.int32();
  r.at("isKRaftController"); const isKRaftController = version >= 7 ? r.bool() : false;
  r.at("controllerEpoch"); const controllerEpoch = r.int32();
  r.at("brokerEpoch"); const brokerEpoch = version >= 2 ? readInt64(r) : -1n;
  r.at("type"); const type = version >= 5 ? r.int8() : 0;
  r.at("ungroupedPartitionStates");
  const ungroupedPartitionStates = version >= 2 ? EMPTY
    : readLeaderAndIsrRequestPartitionStateList(
      r,
      version >= 1 ? r.count(31, 128) : r.count(30, 128),
      version,
    );
  r.at("topicStates");
  const topicStates = version >= 2 ? readLeaderAndIsrRequestTopicStateList(
    r,
    version >= 5 ? r.compactCount(19, 56) : version >= 4 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  )
    : EMPTY;
  r.at("liveLeaders");
  const liveLeaders = readLeaderAndIsrRequestLiveLeaderList(
    r,
    version >= 4 ? r.compactCount(10, 56) : r.count(10, 56),
    version,
  );
  const m: LeaderAndIsrRequest = {
    controllerId,
    isKRaftController,
    controllerEpoch,
    brokerEpoch,
    type,
    ungroupedPartitionStates,
    topicStates,
    liveLeaders,
  };
  if (version >= 4) r.tags(m);
  r.up();
  return m;
}

function writeLeaderAndIsrRequestPartitionState(
  w: Writer,
  m: LeaderAndIsrRequestPartitionStateInit,
  version: number,
): void {
  w.down(m);
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
  w.at("topicName");
  if (version >= 2) {}
  else w.string(topicName);
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("controllerEpoch"); w.int32(controllerEpoch);
  w.at("leader"); w.int32(leader);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("isr"); writeInt32s(w, isr, version >= 4 ? w.compactCount(isr) : w.count(isr));
  w.at("partitionEpoch"); w.int32(partitionEpoch);
  w.at("replicas");
  writeInt32s(w, replicas, version >= 4 ? w.compactCount(replicas) : w.count(replicas));
  w.at("addingReplicas");
  if (version >= 3) {
    writeInt32s(
    w,
    addingReplicas,
    version >= 4 ? w.compactCount(addingReplicas) : w.count(addingReplicas),
  );
  }
  w.at("removingReplicas");
  if (version >= 3) {
    writeInt32s(
    w,
    removingReplicas,
    version >= 4 ? w.compactCount(removingReplicas) : w.count(removingReplicas),
  );
  }
  w.at("isNew");
  if (version >= 1) w.bool(isNew);
  w.at("leaderRecoveryState");
  if (version >= 6) w.int8(leaderRecoveryState);
  else w.absent(leaderRecoveryState === 0, "6+");
  if (version >= 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeLeaderAndIsrRequestPartitionStateList(
  w: Writer,
  list: readonly LeaderAndIsrRequestPartitionStateInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeLeaderAndIsrRequestPartitionState(w, list![i]!, version);
  }
  w.up();
}

function writeLeaderAndIsrRequestTopicState(
  w: Writer,
  m: LeaderAndIsrRequestTopicStateInit,
  version: number,
): void {
  w.down(m);
  const { topicName, topicId = ZERO_UUID, partitionStates, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 4) w.compactString(topicName);
  else w.string(topicName);
  w.at("topicId");
  if (version >= 5) writeUuid(w, topicId);
  w.at("partitionStates");
  writeLeaderAndIsrRequestPartitionStateList(
    w,
    partitionStates,
    version >= 4 ? w.compactCount(partitionStates) : w.count(partitionStates),
    version,
  );
  if (version >= 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeLeaderAndIsrRequestTopicStateList(
  w: Writer,
  list: readonly LeaderAndIsrRequestTopicStateInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeLeaderAndIsrRequestTopicState(w, list![i]!, version);
  }
  w.up();
}

function writeLeaderAndIsrRequestLiveLeader(
  w: Writer,
  m: LeaderAndIsrRequestLiveLeaderInit,
  version: number,
): void {
  w.down(m);
  const { brokerId, hostName, port, unknownTaggedFields } = m;
  w.at("brokerId"); w.int32(brokerId);
  w.at("hostName");
  if (version >= 4) w.compactString(hostName);
  else w.string(hostName);
  w.at("port"); w.int32(port);
  if (version >= 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeLeaderAndIsrRequestLiveLeaderList(
  w: Writer,
  list: readonly LeaderAndIsrRequestLiveLeaderInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeLeaderAndIsrRequestLiveLeader(w, list![i]!, version);
  }
  w.up();
}

function writeLeaderAndIsrRequest(w: Writer, m: LeaderAndIsrRequestInit, version: number): void {
  w.down(m);
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
  w.at("controllerId"); w.int32(controllerId);
  w.at("isKRaftController");
  if (version >= 7) w.bool(isKRaftController);
  else w.absent(isKRaftController === false, "7+");
  w.at("controllerEpoch"); w.int32(controllerEpoch);
  w.at("brokerEpoch");
  if (version >= 2) writeInt64(w, brokerEpoch);
  w.at("type");
  if (version >= 5) w.int8(type);
  else w.absent(type === 0, "5+");
  w.at("ungroupedPartitionStates");
  if (version >= 2) w.absent(isEmptyList(ungroupedPartitionStates), "0-1");
  else {
    writeLeaderAndIsrRequestPartitionStateList(
    w,
    ungroupedPartitionStates,
    w.count(ungroupedPartitionStates),
    version,
  );
  }
  w.at("topicStates");
  if (version >= 2) {
    writeLeaderAndIsrRequestTopicStateList(
    w,
    topicStates,
    version >= 4 ? w.compactCount(topicStates) : w.count(topicStates),
    version,
  );
  }
  else w.absent(isEmptyList(topicStates), "2+");
  w.at("liveLeaders");
  writeLeaderAndIsrRequestLiveLeaderList(
    w,
    liveLeaders,
    version >= 4 ? w.compactCount(liveLeaders) : w.count(liveLeaders),
    version,
  );
  if (version >= 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): LeaderAndIsrResponsePartitionError {
  r.down();
  r.at("topicName");
  const topicName = version >= 5 ? ""
    : version >= 4 ? r.compactString(repeated)
    : r.string(repeated);
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  const m: LeaderAndIsrResponsePartitionError = { topicName, partitionIndex, errorCode };
  if (version >= 4) r.tags(m);
  r.up();
  return m;
}

function readLeaderAndIsrResponsePartitionErrorList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrResponsePartitionError[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrResponsePartitionError>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readLeaderAndIsrResponsePartitionError(r, version);
  }
  r.up();
  return list;
}

function readLeaderAndIsrResponseTopicError(
  r: Reader,
  version: number,
): LeaderAndIsrResponseTopicError {
  r.down();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("partitionErrors");
  const partitionErrors = readLeaderAndIsrResponsePartitionErrorList(
    r,
    r.compactCount(7, 56),
    version,
  );
  const m: LeaderAndIsrResponseTopicError = { topicId, partitionErrors };
  r.tags(m);
  r.up();
  return m;
}

function readLeaderAndIsrResponseTopicErrorList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderAndIsrResponseTopicError[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderAndIsrResponseTopicError>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readLeaderAndIsrResponseTopicError(r, version);
  }
  r.up();
  return list;
}

function readLeaderAndIsrResponse(r: Reader, version: number): LeaderAndIsrResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("partitionErrors");
  const partitionErrors = version >= 5 ? EMPTY
    : readLeaderAndIsrResponsePartitionErrorList(
      r,
      version >= 4 ? r.compactCount(8, 56) : r.count(8, 56),
      version,
    );
  r.at("topics");
  const topics = version >= 5 ? readLeaderAndIsrResponseTopicErrorList(
    r,
    r.compactCount(18, 48),
    version,
  )
    : EMPTY;
  const m: LeaderAndIsrResponse = { errorCode, partitionErrors, topics };
  if (version >= 4) r.tags(m);
  r.up();
  return m;
}

function writeLeaderAndIsrResponsePartitionError(
  w: Writer,
  m: LeaderAndIsrResponsePartitionErrorInit,
  version: number,
): void {
  w.down(m);
  const { topicName = "", partitionIndex, errorCode, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 5) {}
  else if (version >= 4) w.compactString(topicName);
  else w.string(topicName);
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("errorCode"); w.int16(errorCode);
  if (version >= 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeLeaderAndIsrResponsePartitionErrorList(
  w: Writer,
  list: readonly LeaderAndIsrResponsePartitionErrorInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeLeaderAndIsrResponsePartitionError(w, list![i]!, version);
  }
  w.up();
}

function writeLeaderAndIsrResponseTopicError(
  w: Writer,
  m: LeaderAndIsrResponseTopicErrorInit,
  version: number,
): void {
  w.down(m);
  const { topicId, partitionErrors, unknownTaggedFields } = m;
  w.at("topicId"); writeUuid(w, topicId);
  w.at("partitionErrors");
  writeLeaderAndIsrResponsePartitionErrorList(
    w,
    partitionErrors,
    w.compactCount(partitionErrors),
    version,
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeLeaderAndIsrResponseTopicErrorList(
  w: Writer,
  list: readonly LeaderAndIsrResponseTopicErrorInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeLeaderAndIsrResponseTopicError(w, list![i]!, version);
  }
  w.up();
}

function writeLeaderAndIsrResponse(w: Writer, m: LeaderAndIsrResponseInit, version: number): void {
  w.down(m);
  const { errorCode, partitionErrors = EMPTY, topics = EMPTY, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("partitionErrors");
  if (version >= 5) w.absent(isEmptyList(partitionErrors), "0-4");
  else {
    writeLeaderAndIsrResponsePartitionErrorList(
    w,
    partitionErrors,
    version >= 4 ? w.compactCount(partitionErrors) : w.count(partitionErrors),
    version,
  );
  }
  w.at("topics");
  if (version >= 5) {
    writeLeaderAndIsrResponseTopicErrorList(w, topics, w.compactCount(topics), version);
  }
  else w.absent(isEmptyList(topics), "5+");
  if (version >= 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
