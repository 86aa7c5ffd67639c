import type {
  MetadataRequest,
  MetadataRequestTopic,
  MetadataResponseInit,
  MetadataResponsePartitionInit,
  MetadataResponseTopicInit,
} from "../../messages/metadata.ts";
import { ZERO_UUID } from "../../wire/mod.ts";
import type { FakeCluster, FakePartition, FakeTopic } from "../fake_cluster.ts";
import type { RequestContext } from "../handler.ts";
import {
  CLUSTER_OPERATIONS,
  LEADER_NOT_AVAILABLE,
  TOPIC_OPERATIONS,
  UNKNOWN_TOPIC_ID,
  UNKNOWN_TOPIC_OR_PARTITION,
} from "./error_codes.ts";

/** Topics are never created by asking for them. */
export function metadata(
  request: MetadataRequest,
  { apiVersion, cluster }: RequestContext,
): MetadataResponseInit {
  const { topics, includeClusterAuthorizedOperations, includeTopicAuthorizedOperations } = request;
  const isAll = topics === null || apiVersion === 0 && topics.length === 0;
  const told = isAll
    ? cluster.topics.map((topic) => described(topic, cluster))
    : topics.map((asked) => found(asked, cluster));
  return {
    brokers: cluster.liveNodes.map(({ isFenced: _, ...node }) => node),
    clusterId: cluster.clusterId,
    controllerId: cluster.controllerId,
    topics: includeTopicAuthorizedOperations ? told.map(withOperations) : told,
    ...includeClusterAuthorizedOperations && { clusterAuthorizedOperations: CLUSTER_OPERATIONS },
  };
}

function withOperations(topic: MetadataResponseTopicInit): MetadataResponseTopicInit {
  return topic.errorCode === 0 ? { ...topic, topicAuthorizedOperations: TOPIC_OPERATIONS } : topic;
}

function found(asked: MetadataRequestTopic, cluster: FakeCluster): MetadataResponseTopicInit {
  const { name, topicId } = asked;
  const topic = name === null ? cluster.topicById(topicId) : cluster.topic(name);
  if (topic) return described(topic, cluster);
  const unknown = { isInternal: false, partitions: [] };
  return name === null
    ? { ...unknown, errorCode: UNKNOWN_TOPIC_ID, name, topicId }
    : { ...unknown, errorCode: UNKNOWN_TOPIC_OR_PARTITION, name, topicId: ZERO_UUID };
}

function described(topic: FakeTopic, cluster: FakeCluster): MetadataResponseTopicInit {
  const { name, topicId, isInternal, partitions } = topic;
  const live = new Set(cluster.liveNodes.map(({ nodeId }) => nodeId));
  return {
    errorCode: 0,
    name,
    topicId,
    isInternal,
    partitions: partitions.map((partition) => partitionOf(partition, live)),
  };
}

function partitionOf(
  partition: FakePartition,
  live: ReadonlySet<number>,
): MetadataResponsePartitionInit {
  const { index, leaderId, leaderEpoch, replicas, isr } = partition;
  const isLed = live.has(leaderId);
  return {
    errorCode: isLed ? 0 : LEADER_NOT_AVAILABLE,
    partitionIndex: index,
    leaderId: isLed ? leaderId : -1,
    leaderEpoch,
    replicaNodes: replicas,
    isrNodes: isr,
    offlineReplicas: replicas.filter((id) => !live.has(id)),
  };
}
