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
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  putInt32,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt64,
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
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt64,
  writeInt8,
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
  key: Key,
  version: number,
): UpdateMetadataRequestPartitionState {
  r.down(key);
  const m: UpdateMetadataRequestPartitionState = {
    topicName: version >= 5 ? "" : readString(r, "topicName", repeated),
    partitionIndex: readInt32(r, "partitionIndex"),
    controllerEpoch: readInt32(r, "controllerEpoch"),
    leader: readInt32(r, "leader"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    isr: version >= 6 ? readCompactInt32s(r, "isr") : readInt32s(r, "isr"),
    zkVersion: readInt32(r, "zkVersion"),
    replicas: version >= 6 ? readCompactInt32s(r, "replicas") : readInt32s(r, "replicas"),
    offlineReplicas: version >= 6 ? readCompactInt32s(r, "offlineReplicas")
      : version >= 4 ? readInt32s(r, "offlineReplicas")
      : EMPTY,
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readUpdateMetadataRequestPartitionStateList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateMetadataRequestPartitionState[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateMetadataRequestPartitionState>(r, n, 104);
  for (let i = 0; i < n; i++) {
    list[i] = readUpdateMetadataRequestPartitionState(r, i, version);
  }
  return list;
}

function readUpdateMetadataRequestTopicState(
  r: Reader,
  key: Key,
  version: number,
): UpdateMetadataRequestTopicState {
  r.down(key);
  const m: UpdateMetadataRequestTopicState = {
    topicName: version >= 6 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    topicId: version >= 7 ? readUuid(r, "topicId") : ZERO_UUID,
    partitionStates: readUpdateMetadataRequestPartitionStateList(
      r,
      version >= 6 ? readCompactCount(r, "partitionStates", 24)
        : readCount(r, "partitionStates", 32),
      version,
    ),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readUpdateMetadataRequestTopicStateList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateMetadataRequestTopicState[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateMetadataRequestTopicState>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readUpdateMetadataRequestTopicState(r, i, version);
  }
  return list;
}

function readUpdateMetadataRequestEndpoint(
  r: Reader,
  key: Key,
  version: number,
): UpdateMetadataRequestEndpoint {
  r.down(key);
  const m: UpdateMetadataRequestEndpoint = {
    port: readInt32(r, "port"),
    host: version >= 6 ? readCompactString(r, "host", repeated) : readString(r, "host", repeated),
    listener: version >= 6 ? readCompactString(r, "listener", repeated)
      : version >= 3 ? readString(r, "listener", repeated)
      : "",
    securityProtocol: readInt16(r, "securityProtocol"),
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readUpdateMetadataRequestEndpointList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateMetadataRequestEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateMetadataRequestEndpoint>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readUpdateMetadataRequestEndpoint(r, i, version);
  }
  return list;
}

function readUpdateMetadataRequestBroker(
  r: Reader,
  key: Key,
  version: number,
): UpdateMetadataRequestBroker {
  r.down(key);
  const m: UpdateMetadataRequestBroker = {
    id: readInt32(r, "id"),
    v0Host: version >= 1 ? "" : readString(r, "v0Host", repeated),
    v0Port: version >= 1 ? 0 : readInt32(r, "v0Port"),
    endpoints: version >= 1 ? readUpdateMetadataRequestEndpointList(
      r,
      version >= 6 ? readCompactCount(r, "endpoints", 9)
        : version >= 3 ? readCount(r, "endpoints", 10)
        : readCount(r, "endpoints", 8),
      version,
    )
      : EMPTY,
    rack: version >= 6 ? readCompactNullableString(r, "rack", repeated)
      : version >= 2 ? readNullableString(r, "rack", repeated)
      : "",
  };
  if (version >= 6) readTags(r, m);
  r.up();
  return m;
}

function readUpdateMetadataRequestBrokerList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateMetadataRequestBroker[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateMetadataRequestBroker>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readUpdateMetadataRequestBroker(r, i, version);
  }
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
      if (version <= 7) return false;
      m.type = readInt8(r, "type");
      return true;
  }
  return false;
}

function readUpdateMetadataRequest(r: Reader, version: number): UpdateMetadataRequest {
  const m: UpdateMetadataRequest = {
    controllerId: readInt32(r, "controllerId"),
    isKRaftController: version >= 8 ? readBool(r, "isKRaftController") : false,
    type: 0,
    controllerEpoch: readInt32(r, "controllerEpoch"),
    brokerEpoch: version >= 5 ? readInt64(r, "brokerEpoch") : -1n,
    ungroupedPartitionStates: version >= 5 ? EMPTY
      : readUpdateMetadataRequestPartitionStateList(
        r,
        version >= 4 ? readCount(r, "ungroupedPartitionStates", 34)
          : readCount(r, "ungroupedPartitionStates", 30),
        version,
      ),
    topicStates: version >= 5 ? readUpdateMetadataRequestTopicStateList(
      r,
      version >= 7 ? readCompactCount(r, "topicStates", 19)
        : version >= 6 ? readCompactCount(r, "topicStates", 3)
        : readCount(r, "topicStates", 6),
      version,
    )
      : EMPTY,
    liveBrokers: readUpdateMetadataRequestBrokerList(
      r,
      version >= 6 ? readCompactCount(r, "liveBrokers", 7)
        : version >= 2 ? readCount(r, "liveBrokers", 10)
        : version >= 1 ? readCount(r, "liveBrokers", 8)
        : readCount(r, "liveBrokers", 10),
      version,
    ),
  };
  if (version >= 6) readTags(r, m, readUpdateMetadataRequestTag, version);
  return m;
}

function writeUpdateMetadataRequestPartitionState(
  w: Writer,
  key: Key,
  m: UpdateMetadataRequestPartitionStateInit,
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
    zkVersion,
    replicas,
    offlineReplicas = EMPTY,
    unknownTaggedFields,
  } = m;
  if (version <= 4) writeString(w, "topicName", topicName);
  const atPartitionIndex = w.room(16);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt32(w, atPartitionIndex + 4, "controllerEpoch", controllerEpoch);
  putInt32(w, atPartitionIndex + 8, "leader", leader);
  putInt32(w, atPartitionIndex + 12, "leaderEpoch", leaderEpoch);
  if (version >= 6) writeCompactInt32s(w, "isr", isr);
  else writeList(w, "isr", isr, writeCount(w, "isr", isr), writeInt32);
  writeInt32(w, "zkVersion", zkVersion);
  if (version >= 6) writeCompactInt32s(w, "replicas", replicas);
  else writeList(w, "replicas", replicas, writeCount(w, "replicas", replicas), writeInt32);
  if (version >= 6) writeCompactInt32s(w, "offlineReplicas", offlineReplicas);
  else if (version >= 4) {
    writeList(
      w,
      "offlineReplicas",
      offlineReplicas,
      writeCount(w, "offlineReplicas", offlineReplicas),
      writeInt32,
    );
  }
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeUpdateMetadataRequestTopicState(
  w: Writer,
  key: Key,
  m: UpdateMetadataRequestTopicStateInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName, topicId = ZERO_UUID, partitionStates, unknownTaggedFields } = m;
  if (version >= 6) writeCompactString(w, "topicName", topicName);
  else writeString(w, "topicName", topicName);
  if (version >= 7) writeUuid(w, "topicId", topicId);
  writeList(
    w,
    "partitionStates",
    partitionStates,
    version >= 6 ? writeCompactCount(w, "partitionStates", partitionStates)
      : writeCount(w, "partitionStates", partitionStates),
    writeUpdateMetadataRequestPartitionState,
    version,
  );
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeUpdateMetadataRequestEndpoint(
  w: Writer,
  key: Key,
  m: UpdateMetadataRequestEndpointInit,
  version: number,
): void {
  w.into(key, m);
  const { port, host, listener = "", securityProtocol, unknownTaggedFields } = m;
  writeInt32(w, "port", port);
  if (version >= 6) writeCompactString(w, "host", host);
  else writeString(w, "host", host);
  if (version >= 6) writeCompactString(w, "listener", listener);
  else if (version >= 3) writeString(w, "listener", listener);
  writeInt16(w, "securityProtocol", securityProtocol);
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeUpdateMetadataRequestBroker(
  w: Writer,
  key: Key,
  m: UpdateMetadataRequestBrokerInit,
  version: number,
): void {
  w.into(key, m);
  const { id, v0Host = "", v0Port = 0, endpoints = EMPTY, rack = "", unknownTaggedFields } = m;
  writeInt32(w, "id", id);
  if (version <= 0) writeString(w, "v0Host", v0Host);
  if (version <= 0) writeInt32(w, "v0Port", v0Port);
  if (version >= 1) {
    writeList(
      w,
      "endpoints",
      endpoints,
      version >= 6 ? writeCompactCount(w, "endpoints", endpoints)
        : writeCount(w, "endpoints", endpoints),
      writeUpdateMetadataRequestEndpoint,
      version,
    );
  }
  if (version >= 6) writeCompactNullableString(w, "rack", rack);
  else if (version >= 2) writeNullableString(w, "rack", rack);
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeUpdateMetadataRequest(
  w: Writer,
  m: UpdateMetadataRequestInit,
  version: number,
): void {
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
  writeInt32(w, "controllerId", controllerId);
  if (version >= 8) writeBool(w, "isKRaftController", isKRaftController);
  else writeAbsent(w, "isKRaftController", isKRaftController === false, "8+");
  if (version <= 7) writeAbsent(w, "type", type === 0, "8+");
  writeInt32(w, "controllerEpoch", controllerEpoch);
  if (version >= 5) writeInt64(w, "brokerEpoch", brokerEpoch);
  if (version >= 5) {
    writeAbsent(w, "ungroupedPartitionStates", isEmptyList(ungroupedPartitionStates), "0-4");
  }
  else {
    writeList(
      w,
      "ungroupedPartitionStates",
      ungroupedPartitionStates,
      writeCount(w, "ungroupedPartitionStates", ungroupedPartitionStates),
      writeUpdateMetadataRequestPartitionState,
      version,
    );
  }
  if (version >= 5) {
    writeList(
      w,
      "topicStates",
      topicStates,
      version >= 6 ? writeCompactCount(w, "topicStates", topicStates)
        : writeCount(w, "topicStates", topicStates),
      writeUpdateMetadataRequestTopicState,
      version,
    );
  }
  else writeAbsent(w, "topicStates", isEmptyList(topicStates), "5+");
  writeList(
    w,
    "liveBrokers",
    liveBrokers,
    version >= 6 ? writeCompactCount(w, "liveBrokers", liveBrokers)
      : writeCount(w, "liveBrokers", liveBrokers),
    writeUpdateMetadataRequestBroker,
    version,
  );
  if (version >= 6) {
    const sendsType = version >= 8 && type !== 0;
    let unknown = writeTagCount(w, unknownTaggedFields, sendsType ? 1 : 0);
    if (version >= 8) unknown = writeTagsBefore(w, unknown, 0);
    if (sendsType) {
      const p = startTag(w, 0);
      writeInt8(w, "type", type);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
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
  const m: UpdateMetadataResponse = {
    errorCode: readInt16(r, "errorCode"),
  };
  if (version >= 6) readTags(r, m);
  return m;
}

function writeUpdateMetadataResponse(
  w: Writer,
  m: UpdateMetadataResponseInit,
  version: number,
): void {
  const { errorCode, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 6) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
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
