// What becomes of partitions when a broker goes, or comes back. One replica in sync is enough (min.insync.replicas 1).

import type { FakePartition, FakeTopic } from "../fake_cluster.ts";
import type { LoggedCluster } from "./logged_cluster.ts";
import { eligibleOf } from "./replay.ts";
import { type PartitionChange, partitionChangeRecord } from "./values.ts";

/** What is to change of a partition; undefined: nothing. */
type Change = Omit<PartitionChange, "partitionId" | "topicId"> | undefined;

/**
 * Takes a broker out of those that are in sync; what it led is led by the first replica that is left.
 *
 * @param isClean Whether it may lead again what nobody else can: it has lost nothing.
 */
export function withoutBroker(
  cluster: LoggedCluster,
  brokerId: number,
  isClean: boolean,
): Uint8Array[] {
  return [
    ...changes(cluster, (partition) => leave(partition, brokerId, isClean)),
    ...isClean ? [] : changes(cluster, (partition) => loseTrust(cluster, partition, brokerId)),
  ];
}

/** Lets a broker lead what nobody leads, and be in sync again. */
export function withBroker(cluster: LoggedCluster, brokerId: number): Uint8Array[] {
  return [
    ...changes(cluster, (partition) => lead(cluster, partition, brokerId)),
    ...changes(cluster, (partition) => catchUp(partition, brokerId)),
  ];
}

/** Whether a broker leads anything. */
export function leadsAny({ topics }: LoggedCluster, brokerId: number): boolean {
  return topics.some(({ partitions }) => partitions.some(({ leaderId }) => leaderId === brokerId));
}

function changes(
  { topics }: LoggedCluster,
  changeOf: (partition: FakePartition) => Change,
): Uint8Array[] {
  return topics.flatMap((topic) =>
    topic.partitions.flatMap((partition) => valueOf(topic, partition, changeOf(partition)))
  );
}

function valueOf({ topicId }: FakeTopic, { index }: FakePartition, change: Change): Uint8Array[] {
  return change ? [partitionChangeRecord({ partitionId: index, topicId, ...change })] : [];
}

function leave(
  { isr, replicas, leaderId }: FakePartition,
  brokerId: number,
  isClean: boolean,
): Change {
  if (!isr.includes(brokerId)) return undefined;
  const left = isr.filter((id) => id !== brokerId);
  if (left.length === 0) {
    const eligible = isClean ? { eligibleLeaderReplicas: [brokerId] } : {};
    return { isr: left, leader: -1, ...eligible, lastKnownElr: [brokerId] };
  }
  if (leaderId !== brokerId) return { isr: left };
  return { isr: left, leader: replicas.find((id) => left.includes(id)) ?? -1 };
}

function loseTrust(cluster: LoggedCluster, partition: FakePartition, brokerId: number): Change {
  const { replicas } = eligibleOf(cluster, partition);
  if (!replicas.includes(brokerId)) return undefined;
  return { eligibleLeaderReplicas: replicas.filter((id) => id !== brokerId) };
}

const RECOVERING = 1;

function lead(cluster: LoggedCluster, partition: FakePartition, brokerId: number): Change {
  if (partition.leaderId >= 0) return undefined;
  const { replicas, lastKnown } = eligibleOf(cluster, partition);
  const led = { isr: [brokerId], leader: brokerId, lastKnownElr: [] };
  if (replicas.includes(brokerId)) return { ...led, eligibleLeaderReplicas: [] };
  if (replicas.length > 0 || !lastKnown.includes(brokerId)) return undefined;
  return { ...led, leaderRecoveryState: RECOVERING };
}

/** All replicas of a partition share one log here, so who is there is in sync. */
function catchUp({ leaderId, replicas, isr }: FakePartition, brokerId: number): Change {
  const isBehind = leaderId >= 0 && replicas.includes(brokerId) && !isr.includes(brokerId);
  return isBehind ? { isr: [...isr, brokerId] } : undefined;
}
