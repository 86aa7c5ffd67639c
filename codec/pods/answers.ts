// Brokers and topics out of what brokers answer.

import type { PodBroker, PodCluster, PodTopic } from "./cluster.ts";

/** What matters of an answer to Metadata, which `MetadataResponse` has. */
export interface MetadataFacts {
  /** The brokers in service. */
  readonly brokers: readonly {
    readonly nodeId: number;
    readonly rack: string | null;
    readonly pod: string | null;
  }[];
  /** The topics that were asked for. */
  readonly topics: readonly {
    readonly errorCode: number;
    readonly name: string | null;
    readonly partitions: readonly {
      readonly partitionIndex: number;
      readonly leaderId: number;
      readonly replicaNodes: readonly number[];
      readonly isrNodes: readonly number[];
    }[];
  }[];
}

/**
 * The cluster in an answer to Metadata. Topics with an error are left out, as are those whose name is not told.
 *
 * Pods are told from version 11 on. Brokers that are fenced are not in it.
 */
export function metadataCluster({ brokers, topics }: MetadataFacts): PodCluster {
  return {
    brokers: brokers.map(({ nodeId: id, rack, pod }) => ({ id, rack, pod })),
    topics: topics.flatMap(topicOf),
  };
}

function topicOf({ errorCode, name, partitions }: MetadataFacts["topics"][number]): PodTopic[] {
  if (errorCode !== 0 || name === null) return [];
  return [{
    name,
    partitions: partitions.map(({ partitionIndex, leaderId, replicaNodes, isrNodes }) => ({
      partition: partitionIndex,
      replicas: replicaNodes,
      leader: leaderId,
      isr: isrNodes,
    })),
  }];
}

/** What matters of an answer to DescribeCluster, which `DescribeClusterResponse` has. */
export interface DescribeClusterFacts {
  /** What it lists: 1 brokers, 2 controllers. */
  readonly endpointType: number;
  /** The brokers; from version 2 on also those that are fenced, if they were asked for. */
  readonly brokers: readonly {
    readonly brokerId: number;
    readonly rack: string | null;
    readonly pod: string | null;
    readonly isFenced: boolean;
  }[];
}

/** The brokers in an answer to DescribeCluster; none if it lists controllers. */
export function describedBrokers(
  { endpointType, brokers }: DescribeClusterFacts,
): readonly PodBroker[] {
  if (endpointType !== BROKERS) return [];
  return brokers.map(({ brokerId: id, rack, pod, isFenced }) => ({ id, rack, pod, isFenced }));
}

const BROKERS = 1;
