import type {
  DescribeQuorumRequest,
  DescribeQuorumResponseInit,
  DescribeQuorumResponsePartitionDataInit,
} from "../../messages/describe_quorum.ts";
import type { RequestContext } from "../handler.ts";
import { UNKNOWN_TOPIC_OR_PARTITION } from "../handlers/error_codes.ts";
import { LISTENER, type Quorum } from "./quorum.ts";

const TOPIC = "__cluster_metadata";
const DIRECTORIES_FROM = 2; // first version with directories, and with the listeners of voters
const NOT_HOSTED = "This server does not host this topic-partition.";

/** One voter, which leads; nobody observes. */
export function describeQuorum(
  { topics }: DescribeQuorumRequest,
  { apiVersion }: Pick<RequestContext, "apiVersion">,
  quorum: Quorum,
): DescribeQuorumResponseInit {
  const [topic] = topics;
  const isMetadata = topics.length === 1 && topic?.topicName === TOPIC &&
    topic.partitions.length === 1 && topic.partitions[0]?.partitionIndex === 0;
  if (!isMetadata) return unknown(topics);
  const hasDirectories = apiVersion >= DIRECTORIES_FROM;
  const { nodeId, host, port } = quorum.node;
  const listeners = [{ name: LISTENER, host, port }];
  return {
    errorCode: 0,
    errorMessage: "",
    topics: [{ topicName: TOPIC, partitions: [partitionOf(quorum, hasDirectories)] }],
    nodes: hasDirectories ? [{ nodeId, listeners }] : [],
  };
}

function partitionOf(
  { cluster, node, directoryId }: Quorum,
  hasDirectories: boolean,
): DescribeQuorumResponsePartitionDataInit {
  const { log, leaderEpoch } = cluster.metadata;
  const lastTimestamp = cluster.nowMs();
  return {
    partitionIndex: 0,
    errorCode: 0,
    errorMessage: "",
    leaderId: node.nodeId,
    leaderEpoch,
    highWatermark: log.endOffset,
    currentVoters: [{
      replicaId: node.nodeId,
      ...hasDirectories && { replicaDirectoryId: directoryId },
      logEndOffset: log.endOffset,
      lastFetchTimestamp: lastTimestamp,
      lastCaughtUpTimestamp: lastTimestamp,
    }],
    observers: [],
  };
}

function unknown(topics: DescribeQuorumRequest["topics"]): DescribeQuorumResponseInit {
  return {
    errorCode: 0,
    errorMessage: "",
    topics: topics.map(({ topicName, partitions }) => ({
      topicName,
      partitions: partitions.map(({ partitionIndex }) => ({
        partitionIndex,
        errorCode: UNKNOWN_TOPIC_OR_PARTITION,
        errorMessage: NOT_HOSTED,
        leaderId: 0,
        leaderEpoch: 0,
        highWatermark: 0n,
        currentVoters: [],
        observers: [],
      })),
    })),
  };
}
