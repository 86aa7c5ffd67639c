// Brokers and topics out of a metadata log.

import type { PartitionChangeRecord } from "../messages/partition_change_record.ts";
import type { PartitionRecord } from "../messages/partition_record.ts";
import { registry } from "../messages/registry.ts";
import type { RemoveTopicRecord } from "../messages/remove_topic_record.ts";
import type { TopicRecord } from "../messages/topic_record.ts";
import type { PodBroker, PodCluster, PodPartition, PodTopic } from "../pods/mod.ts";
import { type BrokerHistory, historiesOf, type PlacedRecord } from "../records/broker_history.ts";
import { committedIn } from "../records/committed_records.ts";
import { builtIn, type ByteSource, readSegment } from "../records/mod.ts";
import type { CommandIo } from "./io.ts";

/**
 * The cluster that a metadata log tells of, at its end.
 *
 * Records of aborted metadata transactions do not count. Replicas that a reassignment removes do not count, for the
 * partition is on its way without them. A topic whose name is older than the log goes by its id.
 *
 * @param source A segment or a snapshot of `__cluster_metadata`.
 * @throws {DecodeError} Rejects, if a batch or one of the records that matter is broken.
 */
export async function logCluster(
  source: ByteSource,
  { decompressors }: Pick<CommandIo, "decompressors">,
): Promise<PodCluster> {
  const decompress = { ...builtIn, ...decompressors };
  const events = readSegment(source, { registry, decompress, topic: LOG });
  const records = await committedIn(events, (type) => RELEVANT.has(type));
  return { brokers: historiesOf(records).flatMap(brokerOf), topics: topicsOf(records) };
}

const LOG = "__cluster_metadata";

/** Of brokers, of topics, of transactions. The numbers are Kafka's and stand on disk, so they do not change. */
const RELEVANT: ReadonlySet<number> = new Set([0, 1, 7, 8, 17, 2, 3, 5, 9, 23, 24, 25]);

/** The broker as it is registered; none if it no longer is, or since before the log. */
function brokerOf({ brokerId: id, registrations }: BrokerHistory): PodBroker[] {
  const last = registrations.at(-1);
  if (!last?.record || last.end) return [];
  const { rack, pod } = last.record;
  return [{ id, rack, pod, isFenced: last.fenced ?? false }];
}

/** A partition that may still change. */
interface OpenPartition {
  replicas: readonly number[];
  removing: readonly number[];
  isr: readonly number[];
  leader: number;
}

interface OpenTopic {
  readonly name: string;
  readonly partitions: Map<number, OpenPartition>;
}

type Topics = Map<string, OpenTopic>;

/** The topics at the end of these records, in the order in which they were created. */
function topicsOf(records: readonly PlacedRecord[]): readonly PodTopic[] {
  const topics: Topics = new Map();
  for (const { type, data } of records) apply(topics, type, data);
  return Array.from(topics.values(), ({ name, partitions }) => ({
    name,
    partitions: Array.from(partitions, partitionOf).sort((a, b) => a.partition - b.partition),
  }));
}

function apply(topics: Topics, type: number, data: object): void {
  switch (type) {
    case 2: {
      const { topicId, name } = data as TopicRecord;
      topics.set(topicId, { name, partitions: new Map() });
      return;
    }
    case 3:
      return create(topics, data as PartitionRecord);
    case 5:
      return change(topics, data as PartitionChangeRecord);
    case 9:
      topics.delete((data as RemoveTopicRecord).topicId);
      return;
  }
}

function create(topics: Topics, record: PartitionRecord): void {
  const { topicId, partitionId, replicas, removingReplicas: removing, isr, leader } = record;
  topicOf(topics, topicId).partitions.set(partitionId, { replicas, removing, isr, leader });
}

function topicOf(topics: Topics, topicId: string): OpenTopic {
  const topic = topics.get(topicId) ?? { name: topicId, partitions: new Map() };
  topics.set(topicId, topic);
  return topic;
}

const SAME_LEADER = -2;

/** A partition that is older than the log is known from the first change on that says who holds it. */
function change(topics: Topics, record: PartitionChangeRecord): void {
  const { topicId, partitionId, replicas, removingReplicas, isr, leader } = record;
  const known = topics.get(topicId)?.partitions.get(partitionId);
  if (known === undefined && replicas === null) return;
  topicOf(topics, topicId).partitions.set(partitionId, {
    replicas: replicas ?? known!.replicas,
    removing: removingReplicas ?? known?.removing ?? [],
    isr: isr ?? known?.isr ?? replicas ?? [],
    leader: leader !== SAME_LEADER ? leader : known?.leader ?? NO_LEADER,
  });
}

const NO_LEADER = -1;

function partitionOf([partition, open]: readonly [number, OpenPartition]): PodPartition {
  const { replicas, removing, isr, leader } = open;
  return { partition, replicas: replicas.filter((id) => !removing.includes(id)), leader, isr };
}
