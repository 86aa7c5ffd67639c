// The values of the metadata log that the controller writes, in the versions of Kafka 4.4.

import { BeginTransactionRecordCodec } from "../../messages/begin_transaction_record.ts";
import {
  type BrokerRegistrationChangeRecord,
  BrokerRegistrationChangeRecordCodec,
} from "../../messages/broker_registration_change_record.ts";
import { ConfigRecordCodec } from "../../messages/config_record.ts";
import { EndTransactionRecordCodec } from "../../messages/end_transaction_record.ts";
import { FeatureLevelRecordCodec } from "../../messages/feature_level_record.ts";
import {
  type PartitionChangeRecord,
  PartitionChangeRecordCodec,
} from "../../messages/partition_change_record.ts";
import { type PartitionRecord, PartitionRecordCodec } from "../../messages/partition_record.ts";
import {
  type RegisterBrokerRecord,
  RegisterBrokerRecordCodec,
} from "../../messages/register_broker_record.ts";
import { RemoveTopicRecordCodec } from "../../messages/remove_topic_record.ts";
import { TopicRecordCodec } from "../../messages/topic_record.ts";
import { UnregisterBrokerRecordCodec } from "../../messages/unregister_broker_record.ts";
import { encodeMetadataRecord } from "../../records/metadata_log.ts";
import { TOPIC } from "../config_store.ts";
import { FEATURES } from "../handlers/api_versions.ts";

const METADATA_VERSION = "metadata.version";
const OF_THE_QUORUM = "kraft.version"; // stands in a control record

/** The transaction with which a new cluster begins: metadata.version, then the other features by name. */
export function bootstrap(): readonly Uint8Array[] {
  const names = FEATURES.filter(([name]) => name !== OF_THE_QUORUM);
  const first = names.filter(([name]) => name === METADATA_VERSION);
  const others = names.filter(([name]) => name !== METADATA_VERSION);
  return [
    encodeMetadataRecord(BeginTransactionRecordCodec, { name: "Bootstrap records" }, 0),
    ...[...first, ...others].map(([name, , , featureLevel]) =>
      encodeMetadataRecord(FeatureLevelRecordCodec, { name, featureLevel }, 0)
    ),
    encodeMetadataRecord(EndTransactionRecordCodec, {}, 0),
  ];
}

export function registerBrokerRecord(record: RegisterBrokerRecord): Uint8Array {
  return encodeMetadataRecord(RegisterBrokerRecordCodec, record, 4);
}

export function unregisterBrokerRecord(brokerId: number, brokerEpoch: bigint): Uint8Array {
  return encodeMetadataRecord(UnregisterBrokerRecordCodec, { brokerId, brokerEpoch }, 0);
}

const UNCHANGED = { fenced: 0, inControlledShutdown: 0, logDirs: [], cordonedLogDirs: null };

/** Which broker, and what of it changes. */
export type BrokerChange =
  & Pick<BrokerRegistrationChangeRecord, "brokerId" | "brokerEpoch">
  & Partial<BrokerRegistrationChangeRecord>;

/** In the lowest version that can say it. */
export function brokerChangeRecord(change: BrokerChange): Uint8Array {
  const version = change.cordonedLogDirs ? 3 : change.inControlledShutdown ? 1 : 0;
  const record = { ...UNCHANGED, ...change };
  return encodeMetadataRecord(BrokerRegistrationChangeRecordCodec, record, version);
}

export function topicRecord(name: string, topicId: string): Uint8Array {
  return encodeMetadataRecord(TopicRecordCodec, { name, topicId }, 0);
}

export function removeTopicRecord(topicId: string): Uint8Array {
  return encodeMetadataRecord(RemoveTopicRecordCodec, { topicId }, 0);
}

/** A configuration of a topic. */
export function topicConfigRecord(
  resourceName: string,
  name: string,
  value: string | null,
): Uint8Array {
  const record = { resourceType: TOPIC, resourceName, name, value };
  return encodeMetadataRecord(ConfigRecordCodec, record, 0);
}

const NEW = {
  removingReplicas: [],
  addingReplicas: [],
  leaderRecoveryState: 0,
  leaderEpoch: 0,
  partitionEpoch: 0,
  eligibleLeaderReplicas: null,
  lastKnownElr: null,
};

/** What can be said of a new partition. */
export type NewPartition = Pick<
  PartitionRecord,
  "partitionId" | "topicId" | "replicas" | "isr" | "leader" | "directories"
>;

export function partitionRecord(partition: NewPartition): Uint8Array {
  return encodeMetadataRecord(PartitionRecordCodec, { ...NEW, ...partition }, 2);
}

const SAME = {
  isr: null,
  leader: -2,
  replicas: null,
  removingReplicas: null,
  addingReplicas: null,
  leaderRecoveryState: -1,
  directories: null,
  eligibleLeaderReplicas: null,
  lastKnownElr: null,
};

/** Which partition, and what of it changes. */
export type PartitionChange =
  & Pick<PartitionChangeRecord, "partitionId" | "topicId">
  & Partial<PartitionChangeRecord>;

export function partitionChangeRecord(change: PartitionChange): Uint8Array {
  return encodeMetadataRecord(PartitionChangeRecordCodec, { ...SAME, ...change }, 2);
}
