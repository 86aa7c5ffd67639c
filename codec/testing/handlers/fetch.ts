import type {
  FetchRequest,
  FetchRequestPartition,
  FetchRequestTopic,
  FetchResponseFetchableTopicResponseInit,
  FetchResponseInit,
  FetchResponsePartitionDataInit,
} from "../../messages/fetch.ts";
import type { FakeTopic } from "../fake_cluster.ts";
import type { RequestContext } from "../handler.ts";
import type { PartitionLog } from "../partition_log.ts";
import { FETCH_SESSION_ID_NOT_FOUND, OFFSET_OUT_OF_RANGE } from "./error_codes.ts";
import { currentLeaderOf, endpointsOf, locate, type Located, topicOf } from "./partitions.ts";

const IDS_FROM = 13; // first version with uuids in place of names
const LEADERS_FROM = 12;
const ENDPOINTS_FROM = 16;
const READ_COMMITTED = 1;

/**
 * As of a broker whose sessions are all taken: every request says which partitions it is about.
 *
 * What is there is sent at once. Fewer than `minBytes` are sent when `maxWaitMs` have passed, and are what was there at
 * the beginning: the broker does not see what is produced meanwhile.
 */
export function fetch(request: FetchRequest, context: RequestContext): FetchResponseInit {
  const isFull = request.sessionEpoch <= 0; // begins or ends a session, or does without
  if (!isFull) return { errorCode: FETCH_SESSION_ID_NOT_FOUND, responses: [] };
  const reading = new Reading(request, context);
  const responses = request.topics.map((topic) => reading.topic(topic));
  if (reading.size < request.minBytes && !reading.hasFailed) context.delay(request.maxWaitMs);
  const nodeEndpoints = context.apiVersion < ENDPOINTS_FROM
    ? []
    : endpointsOf(reading.leaderIds, context);
  return { responses, nodeEndpoints };
}

/** What one request has read so far: its limit is for all partitions together. */
class Reading {
  size = 0;
  hasFailed = false;
  readonly leaderIds: number[] = [];
  readonly #request: FetchRequest;
  readonly #context: RequestContext;

  constructor(request: FetchRequest, context: RequestContext) {
    this.#request = request;
    this.#context = context;
  }

  topic(
    { topic, topicId, partitions }: FetchRequestTopic,
  ): FetchResponseFetchableTopicResponseInit {
    const { cluster, apiVersion } = this.#context;
    const found = topicOf(cluster, topic, topicId, apiVersion >= IDS_FROM);
    return { topic, topicId, partitions: partitions.map((asked) => this.#partition(found, asked)) };
  }

  #partition(
    topic: FakeTopic | undefined,
    asked: FetchRequestPartition,
  ): FetchResponsePartitionDataInit {
    const { partition: index, currentLeaderEpoch, fetchOffset } = asked;
    const byId = this.#context.apiVersion >= IDS_FROM;
    const located = locate(topic, index, currentLeaderEpoch, byId, this.#context);
    const { errorCode, partition } = located;
    if (errorCode !== 0 || !partition) return this.#elsewhere(index, located);
    const { log } = partition;
    const isIn = fetchOffset >= log.startOffset && fetchOffset <= log.endOffset;
    return isIn ? this.#read(log, asked) : this.#failed(index, OFFSET_OUT_OF_RANGE);
  }

  #read(
    log: PartitionLog,
    { partition, fetchOffset, partitionMaxBytes }: FetchRequestPartition,
  ): FetchResponsePartitionDataInit {
    const { maxBytes, isolationLevel } = this.#request;
    const left = Math.min(maxBytes - this.size, partitionMaxBytes);
    const limits = { maxBytes: Math.max(0, left), minOneBatch: this.size === 0 };
    const records = log.read(fetchOffset, limits);
    this.size += records.length;
    return {
      partitionIndex: partition,
      errorCode: 0,
      highWatermark: log.endOffset,
      lastStableOffset: log.endOffset,
      logStartOffset: log.startOffset,
      abortedTransactions: isolationLevel === READ_COMMITTED ? [] : null,
      records,
    };
  }

  #elsewhere(index: number, located: Located): FetchResponsePartitionDataInit {
    const failed = this.#failed(index, located.errorCode);
    const { currentLeader } = currentLeaderOf(located);
    if (!currentLeader || this.#context.apiVersion < LEADERS_FROM) return failed;
    this.leaderIds.push(currentLeader.leaderId);
    return { ...failed, currentLeader };
  }

  #failed(partitionIndex: number, errorCode: number): FetchResponsePartitionDataInit {
    this.hasFailed = true;
    return {
      partitionIndex,
      errorCode,
      highWatermark: -1n,
      lastStableOffset: -1n,
      logStartOffset: -1n,
      abortedTransactions: null,
      records: new Uint8Array(0),
    };
  }
}
