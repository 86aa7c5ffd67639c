// Generated from schemas/clients/UpdateMetadata{Request,Response}.json. Do not edit.

/**
 * UpdateMetadata (API, key 6), versions 0-8.
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
 * Decodes the body of an UpdateMetadata request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 8.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 8.
 */
export function decodeUpdateMetadataRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UpdateMetadataRequest {
  return runDecode(
  "UpdateMetadataRequest",
  0,
  8,
  readUpdateMetadataRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an UpdateMetadata request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 8.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUpdateMetadataRequest(
  message: UpdateMetadataRequestInit,
  version: number,
): Bytes {
  return runEncode("UpdateMetadataRequest", 0, 8, writeUpdateMetadataRequest, message, version);
}

/**
 * Encodes the body of an UpdateMetadata request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUpdateMetadataRequestInto(
  message: UpdateMetadataRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UpdateMetadataRequest",
    0,
    8,
    writeUpdateMetadataRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UpdateMetadataRequest, for registries. */
export const UpdateMetadataRequestCodec: MessageCodec<UpdateMetadataRequest> = {
  name: "UpdateMetadataRequest",
  type: "request",
  module: "clients",
  apiKey: 6,
  minVersion: 0,
  maxVersion: 8,
  flexibleFrom: 6,
  decode: decodeUpdateMetadataRequest,
  encode: encodeUpdateMetadataRequest,
};

/** Part of UpdateMetadataRequest, versions 0-8. */
export interface UpdateMetadataRequestPartitionState {
  /**
   * string, versions 0-4, ignorable, topicName.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataPartitionState.TopicName
   */
  topicName: string;
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataPartitionState.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataPartitionState.ControllerEpoch
   */
  controllerEpoch: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataPartitionState.Leader
   */
  leader: number;
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataPartitionState.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataPartitionState.Isr
   */
  isr: readonly number[];
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataPartitionState.ZkVersion
   */
  zkVersion: number;
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataPartitionState.Replicas
   */
  replicas: readonly number[];
  /**
   * []int32, versions 4+, ignorable, brokerId.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataPartitionState.OfflineReplicas
   */
  offlineReplicas: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for UpdateMetadataRequestPartitionState; fields with a default may be left out.
 */
export interface UpdateMetadataRequestPartitionStateInit {
  /** See {@linkcode UpdateMetadataRequestPartitionState.topicName}. */
  topicName?: string | undefined;
  /** See {@linkcode UpdateMetadataRequestPartitionState.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode UpdateMetadataRequestPartitionState.controllerEpoch}. */
  controllerEpoch: number;
  /** See {@linkcode UpdateMetadataRequestPartitionState.leader}. */
  leader: number;
  /** See {@linkcode UpdateMetadataRequestPartitionState.leaderEpoch}. */
  leaderEpoch: number;
  /** See {@linkcode UpdateMetadataRequestPartitionState.isr}. */
  isr: readonly number[];
  /** See {@linkcode UpdateMetadataRequestPartitionState.zkVersion}. */
  zkVersion: number;
  /** See {@linkcode UpdateMetadataRequestPartitionState.replicas}. */
  replicas: readonly number[];
  /** See {@linkcode UpdateMetadataRequestPartitionState.offlineReplicas}. */
  offlineReplicas?: readonly number[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of UpdateMetadataRequest, versions 5-8. */
export interface UpdateMetadataRequestTopicState {
  /**
   * string, versions 5+, topicName.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataTopicState.TopicName
   */
  topicName: string;
  /**
   * uuid, versions 7+, ignorable.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataTopicState.TopicId
   */
  topicId: string;
  /**
   * []UpdateMetadataPartitionState, versions 5+.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataTopicState.PartitionStates
   */
  partitionStates: readonly UpdateMetadataRequestPartitionState[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for UpdateMetadataRequestTopicState; fields with a default may be left out.
 */
export interface UpdateMetadataRequestTopicStateInit {
  /** See {@linkcode UpdateMetadataRequestTopicState.topicName}. */
  topicName: string;
  /** See {@linkcode UpdateMetadataRequestTopicState.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode UpdateMetadataRequestTopicState.partitionStates}. */
  partitionStates: readonly UpdateMetadataRequestPartitionStateInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of UpdateMetadataRequest, versions 1-8. */
export interface UpdateMetadataRequestEndpoint {
  /**
   * int32, versions 1+.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataEndpoint.Port
   */
  port: number;
  /**
   * string, versions 1+.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataEndpoint.Host
   */
  host: string;
  /**
   * string, versions 3+, ignorable.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataEndpoint.Listener
   */
  listener: string;
  /**
   * int16, versions 1+.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataEndpoint.SecurityProtocol
   */
  securityProtocol: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for UpdateMetadataRequestEndpoint; fields with a default may be left out.
 */
export interface UpdateMetadataRequestEndpointInit {
  /** See {@linkcode UpdateMetadataRequestEndpoint.port}. */
  port: number;
  /** See {@linkcode UpdateMetadataRequestEndpoint.host}. */
  host: string;
  /** See {@linkcode UpdateMetadataRequestEndpoint.listener}. */
  listener?: string | undefined;
  /** See {@linkcode UpdateMetadataRequestEndpoint.securityProtocol}. */
  securityProtocol: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of UpdateMetadataRequest, versions 0-8. */
export interface UpdateMetadataRequestBroker {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataBroker.Id
   */
  id: number;
  /**
   * string, versions 0, ignorable.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataBroker.V0Host
   */
  v0Host: string;
  /**
   * int32, versions 0, ignorable.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataBroker.V0Port
   */
  v0Port: number;
  /**
   * []UpdateMetadataEndpoint, versions 1+, ignorable.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataBroker.Endpoints
   */
  endpoints: readonly UpdateMetadataRequestEndpoint[];
  /**
   * string, versions 2+, nullable 0+, ignorable.
   *
   * @generated from UpdateMetadataRequest.json UpdateMetadataBroker.Rack
   */
  rack: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for UpdateMetadataRequestBroker; fields with a default may be left out.
 */
export interface UpdateMetadataRequestBrokerInit {
  /** See {@linkcode UpdateMetadataRequestBroker.id}. */
  id: number;
  /** See {@linkcode UpdateMetadataRequestBroker.v0Host}. */
  v0Host?: string | undefined;
  /** See {@linkcode UpdateMetadataRequestBroker.v0Port}. */
  v0Port?: number | undefined;
  /** See {@linkcode UpdateMetadataRequestBroker.endpoints}. */
  endpoints?: readonly UpdateMetadataRequestEndpointInit[] | undefined;
  /** See {@linkcode UpdateMetadataRequestBroker.rack}. */
  rack?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** UpdateMetadataRequest: a request, key 6, versions 0-8, flexible versions 6+. */
export interface UpdateMetadataRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from UpdateMetadataRequest.json ControllerId
   */
  controllerId: number;
  /**
   * bool, versions 8+, default false.
   *
   * @generated from UpdateMetadataRequest.json isKRaftController
   */
  isKRaftController: boolean;
  /**
   * int8, versions 8+, tag 0 in 8+, default 0.
   *
   * @generated from UpdateMetadataRequest.json Type
   */
  type: number;
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateMetadataRequest.json ControllerEpoch
   */
  controllerEpoch: number;
  /**
   * int64, versions 5+, default -1, ignorable.
   *
   * @generated from UpdateMetadataRequest.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * []UpdateMetadataPartitionState, versions 0-4.
   *
   * @generated from UpdateMetadataRequest.json UngroupedPartitionStates
   */
  ungroupedPartitionStates: readonly UpdateMetadataRequestPartitionState[];
  /**
   * []UpdateMetadataTopicState, versions 5+.
   *
   * @generated from UpdateMetadataRequest.json TopicStates
   */
  topicStates: readonly UpdateMetadataRequestTopicState[];
  /**
   * []UpdateMetadataBroker, versions 0+.
   *
   * @generated from UpdateMetadataRequest.json LiveBrokers
   */
  liveBrokers: readonly UpdateMetadataRequestBroker[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UpdateMetadataRequest; fields with a default may be left out. */
export interface UpdateMetadataRequestInit {
  /** See {@linkcode UpdateMetadataRequest.controllerId}. */
  controllerId: number;
  /** See {@linkcode UpdateMetadataRequest.isKRaftController}. */
  isKRaftController?: boolean | undefined;
  /** See {@linkcode UpdateMetadataRequest.type}. */
  type?: number | undefined;
  /** See {@linkcode UpdateMetadataRequest.controllerEpoch}. */
  controllerEpoch: number;
  /** See {@linkcode UpdateMetadataRequest.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** See {@linkcode UpdateMetadataRequest.ungroupedPartitionStates}. */
  ungroupedPartitionStates?: readonly UpdateMetadataRequestPartitionStateInit[] | undefined;
  /** See {@linkcode UpdateMetadataRequest.topicStates}. */
  topicStates?: readonly UpdateMetadataRequestTopicStateInit[] | undefined;
  /** See {@linkcode UpdateMetadataRequest.liveBrokers}. */
  liveBrokers: readonly UpdateMetadataRequestBrokerInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUpdateMetadataRequestPartitionState(
  r: Reader,
  version: number,
): UpdateMetadataRequestPartitionState {
  r.down();
  r.at("topicName"); const topicName = version >= 5 ? "" : r.string(repeated);
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("controllerEpoch"); const controllerEpoch = r.int32();
  r.at("leader"); const leader = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("isr"); const isr = readInt32s(r, version >= 6 ? r.compactCount(4, 8) : r.count(4, 8));
  r.at("zkVersion"); const zkVersion = r.int32();
  r.at("replicas");
  const replicas = readInt32s(r, version >= 6 ? r.compactCount(4, 8) : r.count(4, 8));
  r.at("offlineReplicas");
  const offlineReplicas = version >= 4 ? readInt32s(
    r,
    version >= 6 ? r.compactCount(4, 8) : r.count(4, 8),
  )
    : EMPTY;
  const m: UpdateMetadataRequestPartitionState = {
    topicName,
    partitionIndex,
    controllerEpoch,
    leader,
    leaderEpoch,
    isr,
    zkVersion,
    replicas,
    offlineReplicas,
  };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readUpdateMetadataRequestPartitionStateList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateMetadataRequestPartitionState[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateMetadataRequestPartitionState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readUpdateMetadataRequestPartitionState(r, version);
  }
  r.up();
  return list;
}

function readUpdateMetadataRequestTopicState(
  r: Reader,
  version: number,
): UpdateMetadataRequestTopicState {
  r.down();
  r.at("topicName");
  const topicName = version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("topicId"); const topicId = version >= 7 ? readUuid(r) : ZERO_UUID;
  r.at("partitionStates");
  const partitionStates = readUpdateMetadataRequestPartitionStateList(
    r,
    version >= 6 ? r.compactCount(24, 104) : r.count(32, 104),
    version,
  );
  const m: UpdateMetadataRequestTopicState = { topicName, topicId, partitionStates };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readUpdateMetadataRequestTopicStateList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateMetadataRequestTopicState[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateMetadataRequestTopicState>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readUpdateMetadataRequestTopicState(r, version);
  }
  r.up();
  return list;
}

function readUpdateMetadataRequestEndpoint(
  r: Reader,
  version: number,
): UpdateMetadataRequestEndpoint {
  r.down();
  r.at("port"); const port = r.int32();
  r.at("host"); const host = version >= 6 ? r.compactString(repeated) : r.string(repeated);
  r.at("listener");
  const listener = version >= 6 ? r.compactString(repeated)
    : version >= 3 ? r.string(repeated)
    : "";
  r.at("securityProtocol"); const securityProtocol = r.int16();
  const m: UpdateMetadataRequestEndpoint = { port, host, listener, securityProtocol };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readUpdateMetadataRequestEndpointList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateMetadataRequestEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateMetadataRequestEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readUpdateMetadataRequestEndpoint(r, version);
  }
  r.up();
  return list;
}

function readUpdateMetadataRequestBroker(r: Reader, version: number): UpdateMetadataRequestBroker {
  r.down();
  r.at("id"); const id = r.int32();
  r.at("v0Host"); const v0Host = version >= 1 ? "" : r.string(repeated);
  r.at("v0Port"); const v0Port = version >= 1 ? 0 : r.int32();
  r.at("endpoints");
  const endpoints = version >= 1 ? readUpdateMetadataRequestEndpointList(
    r,
    version >= 6 ? r.compactCount(9, 64) : version >= 3 ? r.count(10, 64) : r.count(8, 64),
    version,
  )
    : EMPTY;
  r.at("rack");
  const rack = version >= 6 ? r.compactNullableString(repeated)
    : version >= 2 ? r.nullableString(repeated)
    : "";
  const m: UpdateMetadataRequestBroker = { id, v0Host, v0Port, endpoints, rack };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function readUpdateMetadataRequestBrokerList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateMetadataRequestBroker[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateMetadataRequestBroker>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readUpdateMetadataRequestBroker(r, version);
  }
  r.up();
  return list;
}

function readUpdateMetadataRequestTag(
  r: Reader,
  m: UpdateMetadataRequest,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (!(version === 8)) return false;
      r.at("type"); m.type = r.int8();
      return true;
  }
  return false;
}

function readUpdateMetadataRequest(r: Reader, version: number): UpdateMetadataRequest {
  r.down();
  r.at("controllerId"); const controllerId = r.int32();
  r.at("isKRaftController"); const isKRaftController = version >= 8 ? r.bool() : false;
  r.at("controllerEpoch"); const controllerEpoch = r.int32();
  r.at("brokerEpoch"); const brokerEpoch = version >= 5 ? readInt64(r) : -1n;
  r.at("ungroupedPartitionStates");
  const ungroupedPartitionStates = version >= 5 ? EMPTY
    : readUpdateMetadataRequestPartitionStateList(
      r,
      version >= 4 ? r.count(34, 104) : r.count(30, 104),
      version,
    );
  r.at("topicStates");
  const topicStates = version >= 5 ? readUpdateMetadataRequestTopicStateList(
    r,
    version >= 7 ? r.compactCount(19, 56) : version >= 6 ? r.compactCount(3, 56) : r.count(6, 56),
    version,
  )
    : EMPTY;
  r.at("liveBrokers");
  const liveBrokers = readUpdateMetadataRequestBrokerList(
    r,
    version >= 6 ? r.compactCount(7, 72)
      : version >= 2 ? r.count(10, 72)
      : version >= 1 ? r.count(8, 72)
      : r.count(10, 72),
    version,
  );
  const m: UpdateMetadataRequest = {
    controllerId,
    isKRaftController,
    type: 0,
    controllerEpoch,
    brokerEpoch,
    ungroupedPartitionStates,
    topicStates,
    liveBrokers,
  };
  if (version >= 6) r.tags(m, readUpdateMetadataRequestTag, version);
  r.up();
  return m;
}

function writeUpdateMetadataRequestPartitionState(
  w: Writer,
  m: UpdateMetadataRequestPartitionStateInit,
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
    zkVersion,
    replicas,
    offlineReplicas = EMPTY,
    unknownTaggedFields,
  } = m;
  w.at("topicName");
  if (version >= 5) {}
  else w.string(topicName);
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("controllerEpoch"); w.int32(controllerEpoch);
  w.at("leader"); w.int32(leader);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("isr"); writeInt32s(w, isr, version >= 6 ? w.compactCount(isr) : w.count(isr));
  w.at("zkVersion"); w.int32(zkVersion);
  w.at("replicas");
  writeInt32s(w, replicas, version >= 6 ? w.compactCount(replicas) : w.count(replicas));
  w.at("offlineReplicas");
  if (version >= 4) {
    writeInt32s(
    w,
    offlineReplicas,
    version >= 6 ? w.compactCount(offlineReplicas) : w.count(offlineReplicas),
  );
  }
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeUpdateMetadataRequestPartitionStateList(
  w: Writer,
  list: readonly UpdateMetadataRequestPartitionStateInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeUpdateMetadataRequestPartitionState(w, list![i]!, version);
  }
  w.up();
}

function writeUpdateMetadataRequestTopicState(
  w: Writer,
  m: UpdateMetadataRequestTopicStateInit,
  version: number,
): void {
  w.down(m);
  const { topicName, topicId = ZERO_UUID, partitionStates, unknownTaggedFields } = m;
  w.at("topicName");
  if (version >= 6) w.compactString(topicName);
  else w.string(topicName);
  w.at("topicId");
  if (version >= 7) writeUuid(w, topicId);
  w.at("partitionStates");
  writeUpdateMetadataRequestPartitionStateList(
    w,
    partitionStates,
    version >= 6 ? w.compactCount(partitionStates) : w.count(partitionStates),
    version,
  );
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeUpdateMetadataRequestTopicStateList(
  w: Writer,
  list: readonly UpdateMetadataRequestTopicStateInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeUpdateMetadataRequestTopicState(w, list![i]!, version);
  }
  w.up();
}

function writeUpdateMetadataRequestEndpoint(
  w: Writer,
  m: UpdateMetadataRequestEndpointInit,
  version: number,
): void {
  w.down(m);
  const { port, host, listener = "", securityProtocol, unknownTaggedFields } = m;
  w.at("port"); w.int32(port);
  w.at("host");
  if (version >= 6) w.compactString(host);
  else w.string(host);
  w.at("listener");
  if (version >= 6) w.compactString(listener);
  else if (version >= 3) w.string(listener);
  w.at("securityProtocol"); w.int16(securityProtocol);
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeUpdateMetadataRequestEndpointList(
  w: Writer,
  list: readonly UpdateMetadataRequestEndpointInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeUpdateMetadataRequestEndpoint(w, list![i]!, version);
  }
  w.up();
}

function writeUpdateMetadataRequestBroker(
  w: Writer,
  m: UpdateMetadataRequestBrokerInit,
  version: number,
): void {
  w.down(m);
  const { id, v0Host = "", v0Port = 0, endpoints = EMPTY, rack = "", unknownTaggedFields } = m;
  w.at("id"); w.int32(id);
  w.at("v0Host");
  if (version >= 1) {}
  else w.string(v0Host);
  w.at("v0Port");
  if (version >= 1) {}
  else w.int32(v0Port);
  w.at("endpoints");
  if (version >= 1) {
    writeUpdateMetadataRequestEndpointList(
    w,
    endpoints,
    version >= 6 ? w.compactCount(endpoints) : w.count(endpoints),
    version,
  );
  }
  w.at("rack");
  if (version >= 6) w.compactNullableString(rack);
  else if (version >= 2) w.nullableString(rack);
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeUpdateMetadataRequestBrokerList(
  w: Writer,
  list: readonly UpdateMetadataRequestBrokerInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeUpdateMetadataRequestBroker(w, list![i]!, version);
  }
  w.up();
}

function writeUpdateMetadataRequest(
  w: Writer,
  m: UpdateMetadataRequestInit,
  version: number,
): void {
  w.down(m);
  const {
    controllerId,
    isKRaftController = false,
    type = 0,
    controllerEpoch,
    brokerEpoch = -1n,
    ungroupedPartitionStates = EMPTY,
    topicStates = EMPTY,
    liveBrokers,
    unknownTaggedFields,
  } = m;
  w.at("controllerId"); w.int32(controllerId);
  w.at("isKRaftController");
  if (version >= 8) w.bool(isKRaftController);
  else w.absent(isKRaftController === false, "8+");
  w.at("type");
  if (version >= 8) {}
  else w.absent(type === 0, "8+");
  w.at("controllerEpoch"); w.int32(controllerEpoch);
  w.at("brokerEpoch");
  if (version >= 5) writeInt64(w, brokerEpoch);
  w.at("ungroupedPartitionStates");
  if (version >= 5) w.absent(isEmptyList(ungroupedPartitionStates), "0-4");
  else {
    writeUpdateMetadataRequestPartitionStateList(
    w,
    ungroupedPartitionStates,
    w.count(ungroupedPartitionStates),
    version,
  );
  }
  w.at("topicStates");
  if (version >= 5) {
    writeUpdateMetadataRequestTopicStateList(
    w,
    topicStates,
    version >= 6 ? w.compactCount(topicStates) : w.count(topicStates),
    version,
  );
  }
  else w.absent(isEmptyList(topicStates), "5+");
  w.at("liveBrokers");
  writeUpdateMetadataRequestBrokerList(
    w,
    liveBrokers,
    version >= 6 ? w.compactCount(liveBrokers) : w.count(liveBrokers),
    version,
  );
  if (version >= 6) {
    const sendsType = version === 8 && type !== 0;
    let unknown = w.tags(unknownTaggedFields, sendsType ? 1 : 0);
    if (version === 8) unknown = w.unknownTags(unknown, 0);
    if (sendsType) {
      w.at("type");
      const p = w.startTag(0);
      w.int8(type);
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of an UpdateMetadata response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 8.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 8.
 */
export function decodeUpdateMetadataResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UpdateMetadataResponse {
  return runDecode(
  "UpdateMetadataResponse",
  0,
  8,
  readUpdateMetadataResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an UpdateMetadata response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 8.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUpdateMetadataResponse(
  message: UpdateMetadataResponseInit,
  version: number,
): Bytes {
  return runEncode("UpdateMetadataResponse", 0, 8, writeUpdateMetadataResponse, message, version);
}

/**
 * Encodes the body of an UpdateMetadata response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUpdateMetadataResponseInto(
  message: UpdateMetadataResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UpdateMetadataResponse",
    0,
    8,
    writeUpdateMetadataResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UpdateMetadataResponse, for registries. */
export const UpdateMetadataResponseCodec: MessageCodec<UpdateMetadataResponse> = {
  name: "UpdateMetadataResponse",
  type: "response",
  module: "clients",
  apiKey: 6,
  minVersion: 0,
  maxVersion: 8,
  flexibleFrom: 6,
  decode: decodeUpdateMetadataResponse,
  encode: encodeUpdateMetadataResponse,
};

/** UpdateMetadataResponse: a response, key 6, versions 0-8, flexible versions 6+. */
export interface UpdateMetadataResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from UpdateMetadataResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UpdateMetadataResponse; fields with a default may be left out. */
export interface UpdateMetadataResponseInit {
  /** See {@linkcode UpdateMetadataResponse.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUpdateMetadataResponse(r: Reader, version: number): UpdateMetadataResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  const m: UpdateMetadataResponse = { errorCode };
  if (version >= 6) r.tags(m);
  r.up();
  return m;
}

function writeUpdateMetadataResponse(
  w: Writer,
  m: UpdateMetadataResponseInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  if (version >= 6) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of UpdateMetadata. */
export const UpdateMetadata: Api<UpdateMetadataRequestInit, UpdateMetadataResponse> = {
  name: "UpdateMetadata",
  key: 6,
  minVersion: 0,
  maxVersion: 8,
  flexibleFrom: 6,
  encodeRequest: encodeUpdateMetadataRequest,
  decodeResponse: decodeUpdateMetadataResponse,
};

/** The broker's half of UpdateMetadata. */
export const UpdateMetadataServer: ServerApi<UpdateMetadataRequest, UpdateMetadataResponseInit> = {
  name: "UpdateMetadata",
  key: 6,
  minVersion: 0,
  maxVersion: 8,
  flexibleFrom: 6,
  decodeRequest: decodeUpdateMetadataRequest,
  encodeResponse: encodeUpdateMetadataResponse,
};
