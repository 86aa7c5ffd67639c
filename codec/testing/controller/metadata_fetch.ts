import type {
  FetchRequest,
  FetchRequestPartition,
  FetchResponseInit,
  FetchResponsePartitionDataInit,
} from "../../messages/fetch.ts";
import type { RequestContext } from "../handler.ts";
import {
  FENCED_LEADER_EPOCH,
  INCONSISTENT_CLUSTER_ID,
  INVALID_REQUEST,
  NOT_LEADER_OR_FOLLOWER,
  UNKNOWN_LEADER_EPOCH,
} from "../handlers/error_codes.ts";
import type { Quorum } from "./quorum.ts";

/** The uuid of `__cluster_metadata`. */
export const METADATA_TOPIC_ID = "AAAAAAAAAAAAAAAAAAAAAQ";

const IDS_FROM = 13; // first version with uuids in place of names
const ENDPOINTS_FROM = 17; // first version in which a controller tells where it is
const MOST_BYTES = 8_388_608;

/** Broker facts, "Reading the metadata log from a controller listener". Whoever asks is given it. */
export function metadataFetch(
  request: FetchRequest,
  context: Pick<RequestContext, "apiVersion" | "delay" | "node">,
  quorum: Quorum,
): FetchResponseInit {
  const { clusterId, topics } = request;
  const asked = topics[0]?.partitions[0];
  if (clusterId !== null && clusterId !== quorum.cluster.clusterId) {
    return { errorCode: INCONSISTENT_CLUSTER_ID, responses: [] };
  }
  if (!asked || context.apiVersion < IDS_FROM || !isMetadata(request)) {
    return { errorCode: INVALID_REQUEST, responses: [] };
  }
  const isLeader = quorum.leader.node === context.node;
  const data = partitionData(request, asked, quorum, isLeader);
  if (isEmpty(data) && request.maxWaitMs > 0) context.delay(request.maxWaitMs);
  const { nodeId, host, port, rack } = quorum.leader.node;
  return {
    responses: [{ topicId: METADATA_TOPIC_ID, partitions: [data] }],
    nodeEndpoints: context.apiVersion < ENDPOINTS_FROM ? [] : [{ nodeId, host, port, rack }],
  };
}

/** Whether it asks for the one partition of the log and nothing else. */
function isMetadata({ topics }: FetchRequest): boolean {
  const [topic] = topics;
  return topics.length === 1 && topic?.topicId === METADATA_TOPIC_ID &&
    topic.partitions.length === 1 && topic.partitions[0]?.partition === 0;
}

/** Nothing has happened since: the answer comes when the time is over. */
function isEmpty(data: FetchResponsePartitionDataInit): boolean {
  return data.errorCode === 0 && data.records?.length === 0 && !data.divergingEpoch &&
    !data.snapshotId;
}

function partitionData(
  request: FetchRequest,
  asked: FetchRequestPartition,
  { cluster, leader }: Quorum,
  isLeader: boolean,
): FetchResponsePartitionDataInit {
  const { log, leaderEpoch } = cluster.metadata;
  const errorCode = isLeader ? errorOf(request, asked, leaderEpoch) : NOT_LEADER_OR_FOLLOWER;
  return {
    partitionIndex: 0,
    errorCode,
    highWatermark: errorCode === 0 ? log.endOffset : -1n,
    logStartOffset: log.startOffset,
    currentLeader: { leaderId: leader.node.nodeId, leaderEpoch },
    abortedTransactions: [],
    records: NOTHING,
    ...errorCode === 0 && readFrom(request, asked, { cluster }),
  };
}

const NOTHING = new Uint8Array(0);

function errorOf(
  { maxWaitMs }: FetchRequest,
  { currentLeaderEpoch, fetchOffset, lastFetchedEpoch }: FetchRequestPartition,
  leaderEpoch: number,
): number {
  if (maxWaitMs < 0 || fetchOffset < 0n || lastFetchedEpoch < 0 || currentLeaderEpoch < 0) {
    return INVALID_REQUEST;
  }
  if (currentLeaderEpoch === leaderEpoch) return 0;
  return currentLeaderEpoch < leaderEpoch ? FENCED_LEADER_EPOCH : UNKNOWN_LEADER_EPOCH;
}

type Found = Partial<FetchResponsePartitionDataInit>;

/** Records, or where the reader's log stops being this one, or the snapshot that stands for what is gone. */
function readFrom(
  { maxBytes }: FetchRequest,
  { fetchOffset, lastFetchedEpoch }: FetchRequestPartition,
  { cluster: { metadata } }: Pick<Quorum, "cluster">,
): Found {
  const { log } = metadata;
  if (fetchOffset < log.startOffset) {
    return { snapshotId: { endOffset: log.startOffset, epoch: metadata.leaderEpoch } };
  }
  const known = metadata.endOf(lastFetchedEpoch);
  const isOurs = known.epoch === lastFetchedEpoch && fetchOffset <= known.endOffset;
  if (fetchOffset > 0n && !isOurs) return { divergingEpoch: known };
  const limits = { maxBytes: Math.min(Math.max(0, maxBytes), MOST_BYTES), minOneBatch: true };
  return { records: log.read(fetchOffset, limits) };
}
