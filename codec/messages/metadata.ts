// Generated from schemas/clients/Metadata{Request,Response}.json. Do not edit.

/**
 * Metadata (API, key 3), versions 0-13.
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
  putInt16,
  putInt32,
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
  readNullableCount,
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
  writeNullableCount,
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
 * Decodes the body of a Metadata request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 13.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 13.
 */
export function decodeMetadataRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): MetadataRequest {
  return runDecode("MetadataRequest", 0, 13, readMetadataRequest, body, version, options);
}

/**
 * Encodes the body of a Metadata request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 13.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeMetadataRequest(message: MetadataRequestInit, version: number): Bytes {
  return runEncode("MetadataRequest", 0, 13, writeMetadataRequest, message, version);
}

/**
 * Encodes the body of a Metadata request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeMetadataRequestInto(
  message: MetadataRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "MetadataRequest",
    0,
    13,
    writeMetadataRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of MetadataRequest, for registries. */
export const MetadataRequestCodec: MessageCodec<MetadataRequest> = {
  name: "MetadataRequest",
  type: "request",
  module: "clients",
  apiKey: 3,
  minVersion: 0,
  maxVersion: 13,
  flexibleFrom: 9,
  decode: decodeMetadataRequest,
  encode: encodeMetadataRequest,
};

/** Part of MetadataRequest, versions 0-13. */
export interface MetadataRequestTopic {
  /**
   * Looks the topic up by id, reliably only from version 12; all zero to go by name.
   *
   * uuid, versions 10+, ignorable.
   *
   * @generated from MetadataRequest.json MetadataRequestTopic.TopicId
   */
  topicId: string;
  /**
   * Looks the topic up by name; null to go by TopicId.
   *
   * string, versions 0+, nullable 10+, topicName.
   *
   * @generated from MetadataRequest.json MetadataRequestTopic.Name
   */
  name: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for MetadataRequestTopic; fields with a default may be left out. */
export interface MetadataRequestTopicInit {
  /** See {@linkcode MetadataRequestTopic.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode MetadataRequestTopic.name}. */
  name: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** MetadataRequest: a request, key 3, versions 0-13, flexible versions 9+. */
export interface MetadataRequest {
  /**
   * Topics to look up; null asks for all, and so does an empty list in version 0 only.
   *
   * []MetadataRequestTopic, versions 0+, nullable 1+.
   *
   * @generated from MetadataRequest.json Topics
   */
  topics: readonly MetadataRequestTopic[] | null;
  /**
   * False keeps this lookup from creating missing topics; before version 4 that cannot be ruled out.
   *
   * bool, versions 4+, default true.
   *
   * @generated from MetadataRequest.json AllowAutoTopicCreation
   */
  allowAutoTopicCreation: boolean;
  /**
   * True asks for ClusterAuthorizedOperations in the response; from version 11 DescribeCluster serves that purpose.
   *
   * bool, versions 8-10.
   *
   * @generated from MetadataRequest.json IncludeClusterAuthorizedOperations
   */
  includeClusterAuthorizedOperations: boolean;
  /**
   * True asks for TopicAuthorizedOperations with every topic of the response.
   *
   * bool, versions 8+.
   *
   * @generated from MetadataRequest.json IncludeTopicAuthorizedOperations
   */
  includeTopicAuthorizedOperations: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for MetadataRequest; fields with a default may be left out. */
export interface MetadataRequestInit {
  /** See {@linkcode MetadataRequest.topics}. */
  topics: readonly MetadataRequestTopicInit[] | null;
  /** See {@linkcode MetadataRequest.allowAutoTopicCreation}. */
  allowAutoTopicCreation?: boolean | undefined;
  /** See {@linkcode MetadataRequest.includeClusterAuthorizedOperations}. */
  includeClusterAuthorizedOperations?: boolean | undefined;
  /** See {@linkcode MetadataRequest.includeTopicAuthorizedOperations}. */
  includeTopicAuthorizedOperations?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readMetadataRequestTopic(r: Reader, key: Key, version: number): MetadataRequestTopic {
  r.down(key);
  const m: MetadataRequestTopic = {
    topicId: version >= 10 ? readUuid(r, "topicId") : ZERO_UUID,
    name: version >= 10 ? readCompactNullableString(r, "name", repeated)
      : version >= 9 ? readCompactString(r, "name", repeated)
      : readString(r, "name", repeated),
  };
  if (version >= 9) readTags(r, m);
  r.up();
  return m;
}

function readMetadataRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly MetadataRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<MetadataRequestTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readMetadataRequestTopic(r, i, version);
  }
  return list;
}

function readMetadataRequest(r: Reader, version: number): MetadataRequest {
  const m: MetadataRequest = {
    topics: orNull(
      version >= 10 ? readCompactNullableCount(r, "topics", 18)
        : version >= 9 ? readCompactNullableCount(r, "topics", 2)
        : version >= 1 ? readNullableCount(r, "topics", 2)
        : readCount(r, "topics", 2),
      (n) => readMetadataRequestTopicList(r, n, version),
    ),
    allowAutoTopicCreation: version >= 4 ? readBool(r, "allowAutoTopicCreation") : true,
    includeClusterAuthorizedOperations: version >= 8 &&
      version <= 10 ? readBool(r, "includeClusterAuthorizedOperations")
      : false,
    includeTopicAuthorizedOperations: version >= 8 ? readBool(r, "includeTopicAuthorizedOperations")
      : false,
  };
  if (version >= 9) readTags(r, m);
  return m;
}

function writeMetadataRequestTopic(
  w: Writer,
  key: Key,
  m: MetadataRequestTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { topicId = ZERO_UUID, name, unknownTaggedFields } = m;
  if (version >= 10) writeUuid(w, "topicId", topicId);
  if (version >= 10) writeCompactNullableString(w, "name", name);
  else if (version >= 9) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeMetadataRequest(w: Writer, m: MetadataRequestInit, version: number): void {
  const {
    topics,
    allowAutoTopicCreation = true,
    includeClusterAuthorizedOperations = false,
    includeTopicAuthorizedOperations = false,
    unknownTaggedFields,
  } = m;
  writeList(
    w,
    "topics",
    topics,
    version >= 9 ? writeCompactNullableCount(w, "topics", topics)
      : version >= 1 ? writeNullableCount(w, "topics", topics)
      : writeCount(w, "topics", topics),
    writeMetadataRequestTopic,
    version,
  );
  if (version >= 4) writeBool(w, "allowAutoTopicCreation", allowAutoTopicCreation);
  else writeAbsent(w, "allowAutoTopicCreation", allowAutoTopicCreation === true, "4+");
  if (version >= 8 && version <= 10) {
    writeBool(w, "includeClusterAuthorizedOperations", includeClusterAuthorizedOperations);
  }
  else {
    writeAbsent(
      w,
      "includeClusterAuthorizedOperations",
      includeClusterAuthorizedOperations === false,
      "8-10",
    );
  }
  if (version >= 8) {
    writeBool(w, "includeTopicAuthorizedOperations", includeTopicAuthorizedOperations);
  }
  else {
    writeAbsent(
      w,
      "includeTopicAuthorizedOperations",
      includeTopicAuthorizedOperations === false,
      "8+",
    );
  }
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a Metadata response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 13.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 13.
 */
export function decodeMetadataResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): MetadataResponse {
  return runDecode("MetadataResponse", 0, 13, readMetadataResponse, body, version, options);
}

/**
 * Encodes the body of a Metadata response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 13.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeMetadataResponse(message: MetadataResponseInit, version: number): Bytes {
  return runEncode("MetadataResponse", 0, 13, writeMetadataResponse, message, version);
}

/**
 * Encodes the body of a Metadata response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeMetadataResponseInto(
  message: MetadataResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "MetadataResponse",
    0,
    13,
    writeMetadataResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of MetadataResponse, for registries. */
export const MetadataResponseCodec: MessageCodec<MetadataResponse> = {
  name: "MetadataResponse",
  type: "response",
  module: "clients",
  apiKey: 3,
  minVersion: 0,
  maxVersion: 13,
  flexibleFrom: 9,
  decode: decodeMetadataResponse,
  encode: encodeMetadataResponse,
};

/** Part of MetadataResponse, versions 0-13. */
export interface MetadataResponseBroker {
  /**
   * Id by which the leader, replica and controller fields refer to this broker.
   *
   * int32, versions 0+, brokerId.
   *
   * @generated from MetadataResponse.json MetadataResponseBroker.NodeId
   */
  nodeId: number;
  /**
   * Name or IP address that the broker advertises to clients.
   *
   * string, versions 0+.
   *
   * @generated from MetadataResponse.json MetadataResponseBroker.Host
   */
  host: string;
  /**
   * TCP port that goes with Host.
   *
   * int32, versions 0+.
   *
   * @generated from MetadataResponse.json MetadataResponseBroker.Port
   */
  port: number;
  /**
   * Rack label from the broker's settings; null when none is set.
   *
   * string, versions 1+, nullable 1+, default null, ignorable.
   *
   * @generated from MetadataResponse.json MetadataResponseBroker.Rack
   */
  rack: string | null;
  /**
   * The pod of the broker, or null if it is in none.
   *
   * string, versions 11+, nullable 11+, tag 0 in 11+, default null, ignorable.
   *
   * Proposed in KIP-1095; in no Kafka release as of 4.4.0.
   *
   * @generated from MetadataResponse.json MetadataResponseBroker.Pod
   */
  pod: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for MetadataResponseBroker; fields with a default may be left out. */
export interface MetadataResponseBrokerInit {
  /** See {@linkcode MetadataResponseBroker.nodeId}. */
  nodeId: number;
  /** See {@linkcode MetadataResponseBroker.host}. */
  host: string;
  /** See {@linkcode MetadataResponseBroker.port}. */
  port: number;
  /** See {@linkcode MetadataResponseBroker.rack}. */
  rack?: string | null | undefined;
  /** See {@linkcode MetadataResponseBroker.pod}. */
  pod?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of MetadataResponse, versions 0-13. */
export interface MetadataResponsePartition {
  /**
   * State of the partition: 0 good, 5 no leader now, 72 leader lacks the asked listener.
   *
   * int16, versions 0+.
   *
   * @generated from MetadataResponse.json MetadataResponsePartition.ErrorCode
   */
  errorCode: number;
  /**
   * Number of the partition within its topic, counted from 0.
   *
   * int32, versions 0+.
   *
   * @generated from MetadataResponse.json MetadataResponsePartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * Broker to produce to and, by default, to fetch from; -1 while there is none.
   *
   * int32, versions 0+, brokerId.
   *
   * @generated from MetadataResponse.json MetadataResponsePartition.LeaderId
   */
  leaderId: number;
  /**
   * Grows with each new leader, so that stale metadata can be told; -1 when unknown.
   *
   * int32, versions 7+, default -1, ignorable.
   *
   * @generated from MetadataResponse.json MetadataResponsePartition.LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * Brokers assigned to hold a copy, the preferred leader first.
   *
   * []int32, versions 0+, brokerId.
   *
   * @generated from MetadataResponse.json MetadataResponsePartition.ReplicaNodes
   */
  replicaNodes: readonly number[];
  /**
   * Brokers whose copy is caught up, the leader among them.
   *
   * []int32, versions 0+, brokerId.
   *
   * @generated from MetadataResponse.json MetadataResponsePartition.IsrNodes
   */
  isrNodes: readonly number[];
  /**
   * Brokers whose copy cannot be used, because the broker or its log directory is down.
   *
   * []int32, versions 5+, ignorable, brokerId.
   *
   * @generated from MetadataResponse.json MetadataResponsePartition.OfflineReplicas
   */
  offlineReplicas: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for MetadataResponsePartition; fields with a default may be left out.
 */
export interface MetadataResponsePartitionInit {
  /** See {@linkcode MetadataResponsePartition.errorCode}. */
  errorCode: number;
  /** See {@linkcode MetadataResponsePartition.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode MetadataResponsePartition.leaderId}. */
  leaderId: number;
  /** See {@linkcode MetadataResponsePartition.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** See {@linkcode MetadataResponsePartition.replicaNodes}. */
  replicaNodes: readonly number[];
  /** See {@linkcode MetadataResponsePartition.isrNodes}. */
  isrNodes: readonly number[];
  /** See {@linkcode MetadataResponsePartition.offlineReplicas}. */
  offlineReplicas?: readonly number[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of MetadataResponse, versions 0-13. */
export interface MetadataResponseTopic {
  /**
   * Outcome of this lookup: 0 found, 3 unknown name, 29 not authorized, 100 unknown id.
   *
   * int16, versions 0+.
   *
   * @generated from MetadataResponse.json MetadataResponseTopic.ErrorCode
   */
  errorCode: number;
  /**
   * Topic name; null, from version 12, for a topic id that could not be resolved.
   *
   * string, versions 0+, nullable 12+, topicName.
   *
   * @generated from MetadataResponse.json MetadataResponseTopic.Name
   */
  name: string | null;
  /**
   * Id that stays with the topic until its deletion; all zero when not known.
   *
   * uuid, versions 10+, ignorable.
   *
   * @generated from MetadataResponse.json MetadataResponseTopic.TopicId
   */
  topicId: string;
  /**
   * True for topics that Kafka keeps for itself, such as __consumer_offsets.
   *
   * bool, versions 1+, default false, ignorable.
   *
   * @generated from MetadataResponse.json MetadataResponseTopic.IsInternal
   */
  isInternal: boolean;
  /**
   * Leader and replicas of each partition, in no fixed order; empty when the lookup failed.
   *
   * []MetadataResponsePartition, versions 0+.
   *
   * @generated from MetadataResponse.json MetadataResponseTopic.Partitions
   */
  partitions: readonly MetadataResponsePartition[];
  /**
   * Set of permissions: bit n allows ACL operation n on this topic; -2147483648 when not asked for.
   *
   * int32, versions 8+, default -2147483648.
   *
   * @generated from MetadataResponse.json MetadataResponseTopic.TopicAuthorizedOperations
   */
  topicAuthorizedOperations: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for MetadataResponseTopic; fields with a default may be left out. */
export interface MetadataResponseTopicInit {
  /** See {@linkcode MetadataResponseTopic.errorCode}. */
  errorCode: number;
  /** See {@linkcode MetadataResponseTopic.name}. */
  name: string | null;
  /** See {@linkcode MetadataResponseTopic.topicId}. */
  topicId?: string | undefined;
  /** See {@linkcode MetadataResponseTopic.isInternal}. */
  isInternal?: boolean | undefined;
  /** See {@linkcode MetadataResponseTopic.partitions}. */
  partitions: readonly MetadataResponsePartitionInit[];
  /** See {@linkcode MetadataResponseTopic.topicAuthorizedOperations}. */
  topicAuthorizedOperations?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** MetadataResponse: a response, key 3, versions 0-13, flexible versions 9+. */
export interface MetadataResponse {
  /**
   * Quota delay in milliseconds, 0 for none; from version 6 the client itself has to wait.
   *
   * int32, versions 3+, ignorable.
   *
   * @generated from MetadataResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * Live brokers, with their addresses on the listener that was asked.
   *
   * []MetadataResponseBroker, versions 0+.
   *
   * @generated from MetadataResponse.json Brokers
   */
  brokers: readonly MetadataResponseBroker[];
  /**
   * Identity of the answering cluster, to notice a wrong one; null when the broker cannot tell.
   *
   * string, versions 2+, nullable 2+, default null, ignorable.
   *
   * @generated from MetadataResponse.json ClusterId
   */
  clusterId: string | null;
  /**
   * Node to send controller requests to, in KRaft any live broker; -1 when none is known.
   *
   * int32, versions 1+, default -1, ignorable, brokerId.
   *
   * @generated from MetadataResponse.json ControllerId
   */
  controllerId: number;
  /**
   * Outcome for every topic that was looked up, failures included.
   *
   * []MetadataResponseTopic, versions 0+.
   *
   * @generated from MetadataResponse.json Topics
   */
  topics: readonly MetadataResponseTopic[];
  /**
   * Set of permissions: bit n allows ACL operation n on the cluster; -2147483648 when not asked for.
   *
   * int32, versions 8-10, default -2147483648.
   *
   * @generated from MetadataResponse.json ClusterAuthorizedOperations
   */
  clusterAuthorizedOperations: number;
  /**
   * Error of the request as a whole; 129 sends the client back to its bootstrap servers.
   *
   * int16, versions 13+, ignorable.
   *
   * @generated from MetadataResponse.json ErrorCode
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

/** What encoders take for MetadataResponse; fields with a default may be left out. */
export interface MetadataResponseInit {
  /** See {@linkcode MetadataResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode MetadataResponse.brokers}. */
  brokers: readonly MetadataResponseBrokerInit[];
  /** See {@linkcode MetadataResponse.clusterId}. */
  clusterId?: string | null | undefined;
  /** See {@linkcode MetadataResponse.controllerId}. */
  controllerId?: number | undefined;
  /** See {@linkcode MetadataResponse.topics}. */
  topics: readonly MetadataResponseTopicInit[];
  /** See {@linkcode MetadataResponse.clusterAuthorizedOperations}. */
  clusterAuthorizedOperations?: number | undefined;
  /** See {@linkcode MetadataResponse.errorCode}. */
  errorCode?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readMetadataResponseBrokerTag(
  r: Reader,
  m: MetadataResponseBroker,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (version <= 10) return false;
      m.pod = readCompactNullableString(r, "pod", repeated);
      return true;
  }
  return false;
}

function readMetadataResponseBroker(r: Reader, key: Key, version: number): MetadataResponseBroker {
  r.down(key);
  const m: MetadataResponseBroker = {
    nodeId: readInt32(r, "nodeId"),
    host: version >= 9 ? readCompactString(r, "host", repeated) : readString(r, "host", repeated),
    port: readInt32(r, "port"),
    rack: version >= 9 ? readCompactNullableString(r, "rack", repeated)
      : version >= 1 ? readNullableString(r, "rack", repeated)
      : null,
    pod: null,
  };
  if (version >= 9) readTags(r, m, readMetadataResponseBrokerTag, version);
  r.up();
  return m;
}

function readMetadataResponseBrokerList(
  r: Reader,
  n: number,
  version: number,
): readonly MetadataResponseBroker[] {
  if (n === 0) return EMPTY;
  const list = slots<MetadataResponseBroker>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readMetadataResponseBroker(r, i, version);
  }
  return list;
}

function readMetadataResponsePartition(
  r: Reader,
  key: Key,
  version: number,
): MetadataResponsePartition {
  r.down(key);
  const m: MetadataResponsePartition = {
    errorCode: readInt16(r, "errorCode"),
    partitionIndex: readInt32(r, "partitionIndex"),
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: version >= 7 ? readInt32(r, "leaderEpoch") : -1,
    replicaNodes: version >= 9 ? readCompactInt32s(r, "replicaNodes")
      : readInt32s(r, "replicaNodes"),
    isrNodes: version >= 9 ? readCompactInt32s(r, "isrNodes") : readInt32s(r, "isrNodes"),
    offlineReplicas: version >= 9 ? readCompactInt32s(r, "offlineReplicas")
      : version >= 5 ? readInt32s(r, "offlineReplicas")
      : EMPTY,
  };
  if (version >= 9) readTags(r, m);
  r.up();
  return m;
}

function readMetadataResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly MetadataResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<MetadataResponsePartition>(r, n, 88);
  for (let i = 0; i < n; i++) {
    list[i] = readMetadataResponsePartition(r, i, version);
  }
  return list;
}

function readMetadataResponseTopic(r: Reader, key: Key, version: number): MetadataResponseTopic {
  r.down(key);
  const m: MetadataResponseTopic = {
    errorCode: readInt16(r, "errorCode"),
    name: version >= 12 ? readCompactNullableString(r, "name", repeated)
      : version >= 9 ? readCompactString(r, "name", repeated)
      : readString(r, "name", repeated),
    topicId: version >= 10 ? readUuid(r, "topicId") : ZERO_UUID,
    isInternal: version >= 1 ? readBool(r, "isInternal") : false,
    partitions: readMetadataResponsePartitionList(
      r,
      version >= 9 ? readCompactCount(r, "partitions", 18)
        : version >= 7 ? readCount(r, "partitions", 26)
        : version >= 5 ? readCount(r, "partitions", 22)
        : readCount(r, "partitions", 18),
      version,
    ),
    topicAuthorizedOperations: version >= 8 ? readInt32(r, "topicAuthorizedOperations")
      : -2147483648,
  };
  if (version >= 9) readTags(r, m);
  r.up();
  return m;
}

function readMetadataResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly MetadataResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<MetadataResponseTopic>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readMetadataResponseTopic(r, i, version);
  }
  return list;
}

function readMetadataResponse(r: Reader, version: number): MetadataResponse {
  const m: MetadataResponse = {
    throttleTimeMs: version >= 3 ? readInt32(r, "throttleTimeMs") : 0,
    brokers: readMetadataResponseBrokerList(
      r,
      version >= 9 ? readCompactCount(r, "brokers", 11)
        : version >= 1 ? readCount(r, "brokers", 12)
        : readCount(r, "brokers", 10),
      version,
    ),
    clusterId: version >= 9 ? readCompactNullableString(r, "clusterId", repeated)
      : version >= 2 ? readNullableString(r, "clusterId", repeated)
      : null,
    controllerId: version >= 1 ? readInt32(r, "controllerId") : -1,
    topics: readMetadataResponseTopicList(
      r,
      version >= 10 ? readCompactCount(r, "topics", 26)
        : version >= 9 ? readCompactCount(r, "topics", 10)
        : version >= 8 ? readCount(r, "topics", 13)
        : version >= 1 ? readCount(r, "topics", 9)
        : readCount(r, "topics", 8),
      version,
    ),
    clusterAuthorizedOperations: version >= 8 &&
      version <= 10 ? readInt32(r, "clusterAuthorizedOperations")
      : -2147483648,
    errorCode: version >= 13 ? readInt16(r, "errorCode") : 0,
  };
  if (version >= 9) readTags(r, m);
  return m;
}

function writeMetadataResponseBroker(
  w: Writer,
  key: Key,
  m: MetadataResponseBrokerInit,
  version: number,
): void {
  w.into(key, m);
  const { nodeId, host, port, rack = null, pod = null, unknownTaggedFields } = m;
  writeInt32(w, "nodeId", nodeId);
  if (version >= 9) writeCompactString(w, "host", host);
  else writeString(w, "host", host);
  writeInt32(w, "port", port);
  if (version >= 9) writeCompactNullableString(w, "rack", rack);
  else if (version >= 1) writeNullableString(w, "rack", rack);
  if (version >= 9) {
    const sendsPod = version >= 11 && pod !== null;
    let unknown = writeTagCount(w, unknownTaggedFields, sendsPod ? 1 : 0);
    if (version >= 11) unknown = writeTagsBefore(w, unknown, 0);
    if (sendsPod) {
      const p = startTag(w, 0);
      writeCompactNullableString(w, "pod", pod);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeMetadataResponsePartition(
  w: Writer,
  key: Key,
  m: MetadataResponsePartitionInit,
  version: number,
): void {
  w.into(key, m);
  const {
    errorCode,
    partitionIndex,
    leaderId,
    leaderEpoch = -1,
    replicaNodes,
    isrNodes,
    offlineReplicas = EMPTY,
    unknownTaggedFields,
  } = m;
  const atErrorCode = w.room(10);
  putInt16(w, atErrorCode, "errorCode", errorCode);
  putInt32(w, atErrorCode + 2, "partitionIndex", partitionIndex);
  putInt32(w, atErrorCode + 6, "leaderId", leaderId);
  if (version >= 7) writeInt32(w, "leaderEpoch", leaderEpoch);
  if (version >= 9) writeCompactInt32s(w, "replicaNodes", replicaNodes);
  else {
    writeList(
      w,
      "replicaNodes",
      replicaNodes,
      writeCount(w, "replicaNodes", replicaNodes),
      writeInt32,
    );
  }
  if (version >= 9) writeCompactInt32s(w, "isrNodes", isrNodes);
  else writeList(w, "isrNodes", isrNodes, writeCount(w, "isrNodes", isrNodes), writeInt32);
  if (version >= 9) writeCompactInt32s(w, "offlineReplicas", offlineReplicas);
  else if (version >= 5) {
    writeList(
      w,
      "offlineReplicas",
      offlineReplicas,
      writeCount(w, "offlineReplicas", offlineReplicas),
      writeInt32,
    );
  }
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeMetadataResponseTopic(
  w: Writer,
  key: Key,
  m: MetadataResponseTopicInit,
  version: number,
): void {
  w.into(key, m);
  const {
    errorCode,
    name,
    topicId = ZERO_UUID,
    isInternal = false,
    partitions,
    topicAuthorizedOperations = -2147483648,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 12) writeCompactNullableString(w, "name", name);
  else if (version >= 9) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 10) writeUuid(w, "topicId", topicId);
  if (version >= 1) writeBool(w, "isInternal", isInternal);
  writeList(
    w,
    "partitions",
    partitions,
    version >= 9 ? writeCompactCount(w, "partitions", partitions)
      : writeCount(w, "partitions", partitions),
    writeMetadataResponsePartition,
    version,
  );
  if (version >= 8) writeInt32(w, "topicAuthorizedOperations", topicAuthorizedOperations);
  else writeAbsent(w, "topicAuthorizedOperations", topicAuthorizedOperations === -2147483648, "8+");
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeMetadataResponse(w: Writer, m: MetadataResponseInit, version: number): void {
  const {
    throttleTimeMs = 0,
    brokers,
    clusterId = null,
    controllerId = -1,
    topics,
    clusterAuthorizedOperations = -2147483648,
    errorCode = 0,
    unknownTaggedFields,
  } = m;
  if (version >= 3) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "brokers",
    brokers,
    version >= 9 ? writeCompactCount(w, "brokers", brokers) : writeCount(w, "brokers", brokers),
    writeMetadataResponseBroker,
    version,
  );
  if (version >= 9) writeCompactNullableString(w, "clusterId", clusterId);
  else if (version >= 2) writeNullableString(w, "clusterId", clusterId);
  if (version >= 1) writeInt32(w, "controllerId", controllerId);
  writeList(
    w,
    "topics",
    topics,
    version >= 9 ? writeCompactCount(w, "topics", topics) : writeCount(w, "topics", topics),
    writeMetadataResponseTopic,
    version,
  );
  if (version >= 8 && version <= 10) {
    writeInt32(w, "clusterAuthorizedOperations", clusterAuthorizedOperations);
  }
  else {
    writeAbsent(
      w,
      "clusterAuthorizedOperations",
      clusterAuthorizedOperations === -2147483648,
      "8-10",
    );
  }
  if (version >= 13) writeInt16(w, "errorCode", errorCode);
  if (version >= 9) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of Metadata. */
export const Metadata: Api<MetadataRequestInit, MetadataResponse> = {
  name: "Metadata",
  key: 3,
  minVersion: 0,
  maxVersion: 13,
  flexibleFrom: 9,
  throttlesFrom: 6,
  encodeRequest: encodeMetadataRequest,
  decodeResponse: decodeMetadataResponse,
};

/** The broker's half of Metadata. */
export const MetadataServer: ServerApi<MetadataRequest, MetadataResponseInit> = {
  name: "Metadata",
  key: 3,
  minVersion: 0,
  maxVersion: 13,
  flexibleFrom: 9,
  decodeRequest: decodeMetadataRequest,
  encodeResponse: encodeMetadataResponse,
};
