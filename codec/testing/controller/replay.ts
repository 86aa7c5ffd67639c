// What the records of the metadata log mean for the facts of a cluster.

import {
  type BrokerRegistrationChangeRecord,
  BrokerRegistrationChangeRecordCodec,
} from "../../messages/broker_registration_change_record.ts";
import { type ConfigRecord, ConfigRecordCodec } from "../../messages/config_record.ts";
import {
  type FeatureLevelRecord,
  FeatureLevelRecordCodec,
} from "../../messages/feature_level_record.ts";
import { FenceBrokerRecordCodec } from "../../messages/fence_broker_record.ts";
import {
  type PartitionChangeRecord,
  PartitionChangeRecordCodec,
} from "../../messages/partition_change_record.ts";
import { type PartitionRecord, PartitionRecordCodec } from "../../messages/partition_record.ts";
import {
  type RegisterBrokerRecord,
  RegisterBrokerRecordCodec,
} from "../../messages/register_broker_record.ts";
import {
  type RemoveTopicRecord,
  RemoveTopicRecordCodec,
} from "../../messages/remove_topic_record.ts";
import { type TopicRecord, TopicRecordCodec } from "../../messages/topic_record.ts";
import { UnfenceBrokerRecordCodec } from "../../messages/unfence_broker_record.ts";
import {
  type UnregisterBrokerRecord,
  UnregisterBrokerRecordCodec,
} from "../../messages/unregister_broker_record.ts";
import { readMetadataFrame } from "../../records/metadata_log.ts";
import type { MessageCodec } from "../../wire/mod.ts";
import type { ConfigStore } from "../config_store.ts";
import type { FakeNode, FakePartition, FakeTopic, FakeTopicInit } from "../fake_cluster.ts";
import type { LoggedRecord } from "./metadata_log.ts";
import type { Registration } from "./registration.ts";

/** Who may lead a partition that has nobody in sync (KIP-966). */
export interface Eligible {
  /** Node ids. */
  readonly replicas: readonly number[];
  /** The last leader, who may lead although it has lost what was not on disk. */
  readonly lastKnown: readonly number[];
}

/** What the log tells of. */
export interface Facts {
  readonly nodes: Map<number, FakeNode>;
  readonly registrations: Map<number, Registration>;
  readonly features: Map<string, number>;
  readonly configs: ConfigStore;
  /** Those of partitions that have any. */
  readonly eligible: WeakMap<FakePartition, Eligible>;
  /** The node of this id, as a test knows it already. */
  nodeOf(nodeId: number): FakeNode;
  topicById(topicId: string): FakeTopic | undefined;
  createTopic(init: FakeTopicInit): void;
  deleteTopic(name: string): void;
  addPartition(topic: FakeTopic, replicas: readonly number[]): FakePartition;
}

/**
 * Lets a record take effect; those that tell of nothing here are passed over.
 *
 * @throws {RangeError} If it is about a broker, topic or partition that is not there.
 * @throws {DecodeError} If its bytes are not such a record.
 */
export function replay(facts: Facts, { type, version, body, offset }: LoggedRecord): void {
  const entry = BY_TYPE.get(type);
  if (entry) entry.apply(facts, entry.codec.decode(body, version), offset);
}

/**
 * Makes sure that the values are metadata records.
 *
 * @throws {DecodeError} If one is none, or its bytes are not those of a record that takes effect here.
 */
export function checkValues(values: readonly Uint8Array[]): void {
  for (const value of values) {
    const { type, version, body } = readMetadataFrame(value);
    BY_TYPE.get(type)?.codec.decode(body, version);
  }
}

interface Entry {
  readonly codec: MessageCodec;
  readonly apply: (facts: Facts, record: object, offset: bigint) => void;
}

/** Keeps the types of a pair in step, then forgets them. */
function entry<T extends object>(
  codec: MessageCodec<T>,
  apply: (facts: Facts, record: T, offset: bigint) => void,
): readonly [type: number, entry: Entry] {
  return [codec.apiKey!, { codec: codec as MessageCodec, apply: apply as Entry["apply"] }];
}

const BY_TYPE: ReadonlyMap<number, Entry> = new Map([
  entry(RegisterBrokerRecordCodec, registerBroker),
  entry(UnregisterBrokerRecordCodec, unregisterBroker),
  entry(FenceBrokerRecordCodec, (facts, { id }) => setFenced(facts, id, true)),
  entry(UnfenceBrokerRecordCodec, (facts, { id }) => setFenced(facts, id, false)),
  entry(BrokerRegistrationChangeRecordCodec, changeBroker),
  entry(TopicRecordCodec, createTopic),
  entry(RemoveTopicRecordCodec, removeTopic),
  entry(PartitionRecordCodec, setPartition),
  entry(PartitionChangeRecordCodec, changePartition),
  entry(ConfigRecordCodec, setConfig),
  entry(FeatureLevelRecordCodec, setFeature),
]);

function registerBroker(facts: Facts, record: RegisterBrokerRecord, offset: bigint): void {
  const { brokerId, endPoints, rack, pod, fenced, ...rest } = record;
  const { brokerEpoch, incarnationId, logDirs, cordonedLogDirs, inControlledShutdown } = rest;
  const node = facts.nodeOf(brokerId);
  const { host, port } = endPoints[0] ?? node; // the first listener is the one that clients use
  Object.assign(node, { host, port, rack, pod, isFenced: fenced });
  facts.nodes.set(brokerId, node);
  facts.registrations.set(brokerId, {
    node,
    brokerEpoch,
    offset,
    incarnationId,
    logDirs,
    cordonedLogDirs,
    inControlledShutdown,
  });
}

function unregisterBroker(facts: Facts, { brokerId }: UnregisterBrokerRecord): void {
  facts.nodes.delete(brokerId);
  facts.registrations.delete(brokerId);
}

function setFenced(facts: Facts, brokerId: number, isFenced: boolean): void {
  registrationOf(facts, brokerId).node.isFenced = isFenced;
}

function changeBroker(facts: Facts, record: BrokerRegistrationChangeRecord): void {
  const { brokerId, fenced, inControlledShutdown, logDirs, cordonedLogDirs } = record;
  const registration = registrationOf(facts, brokerId);
  if (fenced !== 0) registration.node.isFenced = fenced > 0; // 1 fences, -1 unfences
  if (inControlledShutdown !== 0) registration.inControlledShutdown = inControlledShutdown > 0;
  if (logDirs.length > 0) registration.logDirs = logDirs;
  if (cordonedLogDirs !== null) registration.cordonedLogDirs = cordonedLogDirs;
}

function registrationOf({ registrations }: Facts, brokerId: number): Registration {
  const registration = registrations.get(brokerId);
  if (registration) return registration;
  throw new RangeError(`Cannot replay the metadata log: expected broker ${brokerId} in it`);
}

/** Whose names are taken: the log has no other sign of a topic that clients should hide. */
const INTERNAL: readonly string[] = [
  "__consumer_offsets",
  "__transaction_state",
  "__share_group_state",
];

/** Whether clients should hide a topic of this name. */
export function isInternal(name: string): boolean {
  return INTERNAL.includes(name);
}

function createTopic(facts: Facts, { name, topicId }: TopicRecord): void {
  facts.createTopic({ name, topicId, isInternal: isInternal(name), assignments: [] });
}

function removeTopic(facts: Facts, { topicId }: RemoveTopicRecord): void {
  facts.deleteTopic(topicOf(facts, topicId).name);
}

function setPartition(facts: Facts, record: PartitionRecord): void {
  const { topicId, partitionId, replicas, isr, leader, leaderEpoch } = record;
  const topic = topicOf(facts, topicId);
  const isNext = partitionId === topic.partitions.length;
  const partition = isNext ? facts.addPartition(topic, replicas) : partitionOf(topic, partitionId);
  Object.assign(partition, { replicas, isr, leaderId: leader, leaderEpoch });
  facts.eligible.set(partition, {
    replicas: record.eligibleLeaderReplicas ?? [],
    lastKnown: record.lastKnownElr ?? [],
  });
}

const SAME_LEADER = -2;

function changePartition(facts: Facts, record: PartitionChangeRecord): void {
  const { topicId, partitionId, replicas, isr, leader } = record;
  const partition = partitionOf(topicOf(facts, topicId), partitionId);
  if (replicas) partition.replicas = replicas;
  if (isr) partition.isr = isr;
  if (leader !== SAME_LEADER) {
    partition.leaderId = leader;
    partition.leaderEpoch++;
  }
  const known = eligibleOf(facts, partition);
  facts.eligible.set(partition, {
    replicas: record.eligibleLeaderReplicas ?? known.replicas,
    lastKnown: record.lastKnownElr ?? known.lastKnown,
  });
}

const NOBODY: Eligible = { replicas: [], lastKnown: [] };

/** Who may lead a partition that has nobody in sync. */
export function eligibleOf(
  { eligible }: Pick<Facts, "eligible">,
  partition: FakePartition,
): Eligible {
  return eligible.get(partition) ?? NOBODY;
}

function topicOf(facts: Facts, topicId: string): FakeTopic {
  const topic = facts.topicById(topicId);
  if (topic) return topic;
  throw new RangeError(`Cannot replay the metadata log: expected topic ${topicId} in it`);
}

function partitionOf({ name, partitions }: FakeTopic, index: number): FakePartition {
  const partition = partitions[index];
  if (partition) return partition;
  throw new RangeError(`Cannot replay the metadata log: expected partition ${index} of "${name}"`);
}

function setConfig({ configs }: Facts, record: ConfigRecord): void {
  const { resourceType, resourceName, name, value } = record;
  configs.alter(resourceType, resourceName, name, value);
}

function setFeature({ features }: Facts, { name, featureLevel }: FeatureLevelRecord): void {
  if (featureLevel === 0) features.delete(name);
  else features.set(name, featureLevel);
}
