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

function readMetadataRequestTopic(r: Reader, version: number): MetadataRequestTopic {
  r.down();
  r.at("topicId"); const topicId = version >= 10 ? readUuid(r) : ZERO_UUID;
  r.at("name");
  const name = version >= 10 ? r.compactNullableString(repeated)
    : version >= 9 ? r.compactString(repeated)
    : r.string(repeated);
  const m: MetadataRequestTopic = { topicId, name };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function readMetadataRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly MetadataRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<MetadataRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readMetadataRequestTopic(r, version);
  }
  r.up();
  return list;
}

function readMetadataRequest(r: Reader, version: number): MetadataRequest {
  r.down();
  r.at("topics");
  const topics = orNull(
    version >= 10 ? r.compactNullableCount(18, 48)
      : version >= 9 ? r.compactNullableCount(2, 48)
      : version >= 1 ? r.nullableCount(2, 48)
      : r.count(2, 48),
    (n) => readMetadataRequestTopicList(r, n, version),
  );
  r.at("allowAutoTopicCreation"); const allowAutoTopicCreation = version >= 4 ? r.bool() : true;
  r.at("includeClusterAuthorizedOperations");
  const includeClusterAuthorizedOperations = version >= 8 && version <= 10 ? r.bool() : false;
  r.at("includeTopicAuthorizedOperations");
  const includeTopicAuthorizedOperations = version >= 8 ? r.bool() : false;
  const m: MetadataRequest = {
    topics,
    allowAutoTopicCreation,
    includeClusterAuthorizedOperations,
    includeTopicAuthorizedOperations,
  };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function writeMetadataRequestTopic(w: Writer, m: MetadataRequestTopicInit, version: number): void {
  w.down(m);
  const { topicId = ZERO_UUID, name, unknownTaggedFields } = m;
  w.at("topicId");
  if (version >= 10) writeUuid(w, topicId);
  w.at("name");
  if (version >= 10) w.compactNullableString(name);
  else if (version >= 9) w.compactString(name);
  else w.string(name);
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeMetadataRequestTopicList(
  w: Writer,
  list: readonly MetadataRequestTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeMetadataRequestTopic(w, list![i]!, version);
  }
  w.up();
}

function writeMetadataRequest(w: Writer, m: MetadataRequestInit, version: number): void {
  w.down(m);
  const {
    topics,
    allowAutoTopicCreation = true,
    includeClusterAuthorizedOperations = false,
    includeTopicAuthorizedOperations = false,
    unknownTaggedFields,
  } = m;
  w.at("topics");
  writeMetadataRequestTopicList(
    w,
    topics,
    version >= 9 ? w.compactNullableCount(topics)
      : version >= 1 ? w.nullableCount(topics)
      : w.count(topics),
    version,
  );
  w.at("allowAutoTopicCreation");
  if (version >= 4) w.bool(allowAutoTopicCreation);
  else w.absent(allowAutoTopicCreation === true, "4+");
  w.at("includeClusterAuthorizedOperations");
  if (version >= 8 && version <= 10) w.bool(includeClusterAuthorizedOperations);
  else w.absent(includeClusterAuthorizedOperations === false, "8-10");
  w.at("includeTopicAuthorizedOperations");
  if (version >= 8) w.bool(includeTopicAuthorizedOperations);
  else w.absent(includeTopicAuthorizedOperations === false, "8+");
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
      if (!(version >= 11)) return false;
      r.at("pod"); m.pod = r.compactNullableString(repeated);
      return true;
  }
  return false;
}

function readMetadataResponseBroker(r: Reader, version: number): MetadataResponseBroker {
  r.down();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = version >= 9 ? r.compactString(repeated) : r.string(repeated);
  r.at("port"); const port = r.int32();
  r.at("rack");
  const rack = version >= 9 ? r.compactNullableString(repeated)
    : version >= 1 ? r.nullableString(repeated)
    : null;
  const m: MetadataResponseBroker = { nodeId, host, port, rack, pod: null };
  if (version >= 9) r.tags(m, readMetadataResponseBrokerTag, version);
  r.up();
  return m;
}

function readMetadataResponseBrokerList(
  r: Reader,
  n: number,
  version: number,
): readonly MetadataResponseBroker[] {
  if (n === 0) return EMPTY;
  const list = slots<MetadataResponseBroker>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readMetadataResponseBroker(r, version);
  }
  r.up();
  return list;
}

function readMetadataResponsePartition(r: Reader, version: number): MetadataResponsePartition {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("leaderId"); const leaderId = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = version >= 7 ? r.int32() : -1;
  r.at("replicaNodes");
  const replicaNodes = readInt32s(r, version >= 9 ? r.compactCount(4, 8) : r.count(4, 8));
  r.at("isrNodes");
  const isrNodes = readInt32s(r, version >= 9 ? r.compactCount(4, 8) : r.count(4, 8));
  r.at("offlineReplicas");
  const offlineReplicas = version >= 5 ? readInt32s(
    r,
    version >= 9 ? r.compactCount(4, 8) : r.count(4, 8),
  )
    : EMPTY;
  const m: MetadataResponsePartition = {
    errorCode,
    partitionIndex,
    leaderId,
    leaderEpoch,
    replicaNodes,
    isrNodes,
    offlineReplicas,
  };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function readMetadataResponsePartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly MetadataResponsePartition[] {
  if (n === 0) return EMPTY;
  const list = slots<MetadataResponsePartition>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readMetadataResponsePartition(r, version);
  }
  r.up();
  return list;
}

function readMetadataResponseTopic(r: Reader, version: number): MetadataResponseTopic {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("name");
  const name = version >= 12 ? r.compactNullableString(repeated)
    : version >= 9 ? r.compactString(repeated)
    : r.string(repeated);
  r.at("topicId"); const topicId = version >= 10 ? readUuid(r) : ZERO_UUID;
  r.at("isInternal"); const isInternal = version >= 1 ? r.bool() : false;
  r.at("partitions");
  const partitions = readMetadataResponsePartitionList(
    r,
    version >= 9 ? r.compactCount(18, 88)
      : version >= 7 ? r.count(26, 88)
      : version >= 5 ? r.count(22, 88)
      : r.count(18, 88),
    version,
  );
  r.at("topicAuthorizedOperations");
  const topicAuthorizedOperations = version >= 8 ? r.int32() : -2147483648;
  const m: MetadataResponseTopic = {
    errorCode,
    name,
    topicId,
    isInternal,
    partitions,
    topicAuthorizedOperations,
  };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function readMetadataResponseTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly MetadataResponseTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<MetadataResponseTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readMetadataResponseTopic(r, version);
  }
  r.up();
  return list;
}

function readMetadataResponse(r: Reader, version: number): MetadataResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 3 ? r.int32() : 0;
  r.at("brokers");
  const brokers = readMetadataResponseBrokerList(
    r,
    version >= 9 ? r.compactCount(11, 72) : version >= 1 ? r.count(12, 72) : r.count(10, 72),
    version,
  );
  r.at("clusterId");
  const clusterId = version >= 9 ? r.compactNullableString(repeated)
    : version >= 2 ? r.nullableString(repeated)
    : null;
  r.at("controllerId"); const controllerId = version >= 1 ? r.int32() : -1;
  r.at("topics");
  const topics = readMetadataResponseTopicList(
    r,
    version >= 10 ? r.compactCount(26, 80)
      : version >= 9 ? r.compactCount(10, 80)
      : version >= 8 ? r.count(13, 80)
      : version >= 1 ? r.count(9, 80)
      : r.count(8, 80),
    version,
  );
  r.at("clusterAuthorizedOperations");
  const clusterAuthorizedOperations = version >= 8 && version <= 10 ? r.int32() : -2147483648;
  r.at("errorCode"); const errorCode = version >= 13 ? r.int16() : 0;
  const m: MetadataResponse = {
    throttleTimeMs,
    brokers,
    clusterId,
    controllerId,
    topics,
    clusterAuthorizedOperations,
    errorCode,
  };
  if (version >= 9) r.tags(m);
  r.up();
  return m;
}

function writeMetadataResponseBroker(
  w: Writer,
  m: MetadataResponseBrokerInit,
  version: number,
): void {
  w.down(m);
  const { nodeId, host, port, rack = null, pod = null, unknownTaggedFields } = m;
  w.at("nodeId"); w.int32(nodeId);
  w.at("host");
  if (version >= 9) w.compactString(host);
  else w.string(host);
  w.at("port"); w.int32(port);
  w.at("rack");
  if (version >= 9) w.compactNullableString(rack);
  else if (version >= 1) w.nullableString(rack);
  if (version >= 9) {
    const sendsPod = version >= 11 && pod !== null;
    let unknown = w.tags(unknownTaggedFields, sendsPod ? 1 : 0);
    if (version >= 11) unknown = w.unknownTags(unknown, 0);
    if (sendsPod) {
      w.at("pod");
      const p = w.startTag(0);
      w.compactNullableString(pod);
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}

function writeMetadataResponseBrokerList(
  w: Writer,
  list: readonly MetadataResponseBrokerInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeMetadataResponseBroker(w, list![i]!, version);
  }
  w.up();
}

function writeMetadataResponsePartition(
  w: Writer,
  m: MetadataResponsePartitionInit,
  version: number,
): void {
  w.down(m);
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
  w.at("errorCode"); w.int16(errorCode);
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("leaderId"); w.int32(leaderId);
  w.at("leaderEpoch");
  if (version >= 7) w.int32(leaderEpoch);
  w.at("replicaNodes");
  writeInt32s(w, replicaNodes, version >= 9 ? w.compactCount(replicaNodes) : w.count(replicaNodes));
  w.at("isrNodes");
  writeInt32s(w, isrNodes, version >= 9 ? w.compactCount(isrNodes) : w.count(isrNodes));
  w.at("offlineReplicas");
  if (version >= 5) {
    writeInt32s(
    w,
    offlineReplicas,
    version >= 9 ? w.compactCount(offlineReplicas) : w.count(offlineReplicas),
  );
  }
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeMetadataResponsePartitionList(
  w: Writer,
  list: readonly MetadataResponsePartitionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeMetadataResponsePartition(w, list![i]!, version);
  }
  w.up();
}

function writeMetadataResponseTopic(
  w: Writer,
  m: MetadataResponseTopicInit,
  version: number,
): void {
  w.down(m);
  const {
    errorCode,
    name,
    topicId = ZERO_UUID,
    isInternal = false,
    partitions,
    topicAuthorizedOperations = -2147483648,
    unknownTaggedFields,
  } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("name");
  if (version >= 12) w.compactNullableString(name);
  else if (version >= 9) w.compactString(name);
  else w.string(name);
  w.at("topicId");
  if (version >= 10) writeUuid(w, topicId);
  w.at("isInternal");
  if (version >= 1) w.bool(isInternal);
  w.at("partitions");
  writeMetadataResponsePartitionList(
    w,
    partitions,
    version >= 9 ? w.compactCount(partitions) : w.count(partitions),
    version,
  );
  w.at("topicAuthorizedOperations");
  if (version >= 8) w.int32(topicAuthorizedOperations);
  else w.absent(topicAuthorizedOperations === -2147483648, "8+");
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeMetadataResponseTopicList(
  w: Writer,
  list: readonly MetadataResponseTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeMetadataResponseTopic(w, list![i]!, version);
  }
  w.up();
}

function writeMetadataResponse(w: Writer, m: MetadataResponseInit, version: number): void {
  w.down(m);
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
  w.at("throttleTimeMs");
  if (version >= 3) w.int32(throttleTimeMs);
  w.at("brokers");
  writeMetadataResponseBrokerList(
    w,
    brokers,
    version >= 9 ? w.compactCount(brokers) : w.count(brokers),
    version,
  );
  w.at("clusterId");
  if (version >= 9) w.compactNullableString(clusterId);
  else if (version >= 2) w.nullableString(clusterId);
  w.at("controllerId");
  if (version >= 1) w.int32(controllerId);
  w.at("topics");
  writeMetadataResponseTopicList(
    w,
    topics,
    version >= 9 ? w.compactCount(topics) : w.count(topics),
    version,
  );
  w.at("clusterAuthorizedOperations");
  if (version >= 8 && version <= 10) w.int32(clusterAuthorizedOperations);
  else w.absent(clusterAuthorizedOperations === -2147483648, "8-10");
  w.at("errorCode");
  if (version >= 13) w.int16(errorCode);
  if (version >= 9) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of Metadata. */
export const Metadata: Api<MetadataRequestInit, MetadataResponse> = {
  name: "Metadata",
  key: 3,
  minVersion: 0,
  maxVersion: 13,
  flexibleFrom: 9,
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
