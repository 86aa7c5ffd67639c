import type {
  ListOffsetsRequest,
  ListOffsetsRequestPartition,
  ListOffsetsResponseInit,
  ListOffsetsResponsePartitionResponseInit,
} from "../../messages/list_offsets.ts";
import type { FakeTopic } from "../fake_cluster.ts";
import type { RequestContext } from "../handler.ts";
import type { OffsetAtTime, PartitionLog } from "../partition_log.ts";
import { locate } from "./partitions.ts";

const LATEST = -1n;
const EARLIEST = -2n;
const MAX_TIMESTAMP = -3n;
const EPOCHS_FROM = 4;

/** There is no tier but memory, so the other special timestamps find nothing. */
export function listOffsets(
  { topics }: ListOffsetsRequest,
  context: RequestContext,
): ListOffsetsResponseInit {
  return {
    topics: topics.map(({ name, partitions }) => {
      const topic = context.cluster.topic(name);
      return { name, partitions: partitions.map((asked) => partitionOf(topic, asked, context)) };
    }),
  };
}

function partitionOf(
  topic: FakeTopic | undefined,
  { partitionIndex, currentLeaderEpoch, timestamp }: ListOffsetsRequestPartition,
  context: RequestContext,
): ListOffsetsResponsePartitionResponseInit {
  const located = locate(topic, partitionIndex, currentLeaderEpoch, false, context);
  const { errorCode, partition } = located;
  if (errorCode !== 0 || !partition) return { partitionIndex, errorCode };
  const found = offsetIn(partition.log, timestamp);
  const hasEpoch = context.apiVersion >= EPOCHS_FROM && found.offset >= 0n;
  const leaderEpoch = hasEpoch ? { leaderEpoch: partition.leaderEpoch } : {};
  return { partitionIndex, errorCode, ...found, ...leaderEpoch };
}

function offsetIn(log: PartitionLog, timestamp: bigint): OffsetAtTime {
  const nowhen = -1n;
  switch (timestamp) {
    case LATEST:
      return { offset: log.endOffset, timestamp: nowhen };
    case EARLIEST:
      return { offset: log.startOffset, timestamp: nowhen };
    case MAX_TIMESTAMP:
      return log.latest;
  }
  return timestamp < 0n ? { offset: -1n, timestamp: nowhen } : log.offsetAt(timestamp);
}
