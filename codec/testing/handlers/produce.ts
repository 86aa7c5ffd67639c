import type {
  ProduceRequest,
  ProduceRequestPartitionProduceData,
  ProduceRequestTopicProduceData,
  ProduceResponseInit,
  ProduceResponsePartitionProduceResponseInit,
  ProduceResponseTopicProduceResponseInit,
} from "../../messages/produce.ts";
import type { FakeTopic } from "../fake_cluster.ts";
import type { RequestContext } from "../handler.ts";
import { AppendError } from "../partition_log.ts";
import { INVALID_REQUIRED_ACKS, MESSAGE_TOO_LARGE } from "./error_codes.ts";
import { currentLeaderOf, endpointsOf, locate, topicOf } from "./partitions.ts";

const IDS_FROM = 13; // first version with uuids in place of names
const ENDPOINTS_FROM = 10;
const MAX_BYTES = 1_048_588; // of message.max.bytes in Kafka

/** Transactions are not looked at. */
export function produce(
  request: ProduceRequest,
  context: RequestContext,
): ProduceResponseInit | null {
  const responses = request.topicData.map((topic) => topicResponse(topic, request.acks, context));
  const partitions = responses.flatMap(({ partitionResponses }) => partitionResponses);
  if (request.acks === 0) {
    if (partitions.some(({ errorCode }) => errorCode !== 0)) {
      context.close("Cannot append: an error, which acks 0 leaves no other way to tell");
    }
    return null;
  }
  const leaderIds = partitions.map(({ currentLeader }) => currentLeader?.leaderId);
  const nodeEndpoints = context.apiVersion < ENDPOINTS_FROM ? [] : endpointsOf(leaderIds, context);
  return { responses, nodeEndpoints };
}

function topicResponse(
  { name, topicId, partitionData }: ProduceRequestTopicProduceData,
  acks: number,
  context: RequestContext,
): ProduceResponseTopicProduceResponseInit {
  const topic = topicOf(context.cluster, name, topicId, context.apiVersion >= IDS_FROM);
  return {
    name,
    topicId,
    partitionResponses: partitionData.map((data) => appended(topic, data, acks, context)),
  };
}

function appended(
  topic: FakeTopic | undefined,
  { index, records }: ProduceRequestPartitionProduceData,
  acks: number,
  context: RequestContext,
): ProduceResponsePartitionProduceResponseInit {
  if (acks < -1 || acks > 1) return failed(index, INVALID_REQUIRED_ACKS);
  const located = locate(topic, index, -1, context.apiVersion >= IDS_FROM, context);
  const { errorCode, partition } = located;
  if (errorCode !== 0 || !partition) {
    const leader = context.apiVersion < ENDPOINTS_FROM ? {} : currentLeaderOf(located);
    return { ...failed(index, errorCode), ...leader };
  }
  if (records && records.length > MAX_BYTES) return failed(index, MESSAGE_TOO_LARGE);
  try {
    const baseOffset = partition.log.append(records, partition.leaderEpoch);
    return { index, errorCode: 0, baseOffset, logStartOffset: partition.log.startOffset };
  } catch (error) {
    if (!(error instanceof AppendError)) throw error;
    return failed(index, error.errorCode);
  }
}

function failed(index: number, errorCode: number): ProduceResponsePartitionProduceResponseInit {
  return { index, errorCode, baseOffset: -1n, logStartOffset: -1n };
}
