import type {
  DescribeQuorumRequest,
  DescribeQuorumResponseInit,
  DescribeQuorumResponsePartitionDataInit,
} from "../../messages/describe_quorum.ts";
import type { RequestContext } from "../handler.ts";
import { NOT_LEADER_OR_FOLLOWER, UNKNOWN_TOPIC_OR_PARTITION } from "../handlers/error_codes.ts";
import { LISTENER, type Quorum, type Voter } from "./quorum.ts";

const TOPIC = "__cluster_metadata";
const DIRECTORIES_FROM = 2; // first version with directories, and with the listeners of voters
const NOT_HOSTED = "This server does not host this topic-partition.";

/** The controllers vote, and nobody observes. Only the one that leads knows. */
export function describeQuorum(
  { topics }: DescribeQuorumRequest,
  { apiVersion, node }: Pick<RequestContext, "apiVersion" | "node">,
  quorum: Quorum,
): DescribeQuorumResponseInit {
  const [topic] = topics;
  const isMetadata = topics.length === 1 && topic?.topicName === TOPIC &&
    topic.partitions.length === 1 && topic.partitions[0]?.partitionIndex === 0;
  if (!isMetadata) return refused(topics, UNKNOWN_TOPIC_OR_PARTITION, NOT_HOSTED);
  if (quorum.leader.node !== node) return refused(topics, NOT_LEADER_OR_FOLLOWER, null);
  const hasDirectories = apiVersion >= DIRECTORIES_FROM;
  return {
    errorCode: 0,
    errorMessage: "",
    topics: [{ topicName: TOPIC, partitions: [partitionOf(quorum, hasDirectories)] }],
    nodes: hasDirectories ? quorum.voters.map(nodeOf) : [],
  };
}

function nodeOf({ node: { nodeId, host, port } }: Voter) {
  return { nodeId, listeners: [{ name: LISTENER, host, port }] };
}

function partitionOf(
  { cluster, voters, leader }: Quorum,
  hasDirectories: boolean,
): DescribeQuorumResponsePartitionDataInit {
  const { log, leaderEpoch } = cluster.metadata;
  const lastTimestamp = cluster.nowMs();
  return {
    partitionIndex: 0,
    errorCode: 0,
    errorMessage: "",
    leaderId: leader.node.nodeId,
    leaderEpoch,
    highWatermark: log.endOffset,
    currentVoters: voters.map(({ node, directoryId }) => ({
      replicaId: node.nodeId,
      ...hasDirectories && { replicaDirectoryId: directoryId },
      logEndOffset: log.endOffset,
      lastFetchTimestamp: lastTimestamp,
      lastCaughtUpTimestamp: lastTimestamp,
    })),
    observers: [],
  };
}

function refused(
  topics: DescribeQuorumRequest["topics"],
  errorCode: number,
  errorMessage: string | null,
): DescribeQuorumResponseInit {
  return {
    errorCode: 0,
    errorMessage: "",
    topics: topics.map(({ topicName, partitions }) => ({
      topicName,
      partitions: partitions.map(({ partitionIndex }) => ({
        partitionIndex,
        errorCode,
        errorMessage,
        leaderId: 0,
        leaderEpoch: 0,
        highWatermark: 0n,
        currentVoters: [],
        observers: [],
      })),
    })),
  };
}
