// Brokers and topics out of what brokers answer.

import type { DescribeClusterResponse } from "../messages/describe_cluster.ts";
import type { MetadataResponse } from "../messages/metadata.ts";
import type { PodBroker, PodCluster, PodTopic } from "./cluster.ts";

/**
 * The cluster in an answer to Metadata. Topics with an error are left out, as are those whose name is not told.
 *
 * Pods are told from version 11 on. Brokers that are fenced are not in it.
 */
export function metadataCluster(
  response: Pick<MetadataResponse, "brokers" | "topics">,
): PodCluster {
  const brokers = response.brokers.map(({ nodeId: id, rack, pod }) => ({ id, rack, pod }));
  return { brokers, topics: response.topics.flatMap(topicOf) };
}

const NO_LEADER = -1;

function topicOf({ errorCode, name, partitions }: MetadataResponse["topics"][number]): PodTopic[] {
  if (errorCode !== 0 || name === null) return [];
  return [{
    name,
    partitions: partitions.map(({ partitionIndex, leaderId, replicaNodes, isrNodes }) => ({
      partition: partitionIndex,
      replicas: replicaNodes,
      leader: leaderId < 0 ? NO_LEADER : leaderId,
      isr: isrNodes,
    })),
  }];
}

/** The brokers in an answer to DescribeCluster; none if it lists controllers. Version 2 tells which are fenced. */
export function describedBrokers(
  { endpointType, brokers }: Pick<DescribeClusterResponse, "brokers" | "endpointType">,
): readonly PodBroker[] {
  if (endpointType !== BROKERS) return [];
  return brokers.map(({ brokerId: id, rack, pod, isFenced }) => ({ id, rack, pod, isFenced }));
}

const BROKERS = 1;
