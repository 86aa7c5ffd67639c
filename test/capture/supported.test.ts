import { describe, expect, it } from "vitest";
import { supported, type SupportedApi } from "../../codec/capture/summary/supported.ts";
import { HeartbeatRequestCodec, HeartbeatResponseCodec } from "../../codec/messages/heartbeat.ts";
import { MetadataRequestCodec, MetadataResponseCodec } from "../../codec/messages/metadata.ts";
import { registry } from "../../codec/messages/registry.ts";
import {
  StopReplicaRequestCodec,
  StopReplicaResponseCodec,
} from "../../codec/messages/stop_replica.ts";
import { registryOf } from "../../codec/wire/mod.ts";

describe("supported()", () => {
  it("capture U-23: is the table of all keys and versions", () => {
    expect(supported(registry).map(text)).toEqual(TABLE);
  });
  it("has what the registry has, and no more", () => {
    const few = registryOf([
      StopReplicaRequestCodec,
      StopReplicaResponseCodec,
      MetadataRequestCodec,
      MetadataResponseCodec,
      HeartbeatRequestCodec, // without its response
    ]);
    expect(supported(few)).toEqual([
      {
        apiKey: 3,
        apiName: "Metadata",
        minVersion: 0,
        maxVersion: 13,
        flexibleFrom: 9,
        keptFrom: 0,
      },
      {
        apiKey: 5,
        apiName: "StopReplica",
        minVersion: 0,
        maxVersion: 4,
        flexibleFrom: 2,
        keptFrom: null,
      },
    ]);
    expect(supported(registryOf([]))).toEqual([]);
  });
  it("has the versions in which both directions can be decoded", () => {
    const narrow = registryOf([
      { ...HeartbeatRequestCodec, minVersion: 1 },
      { ...HeartbeatResponseCodec, maxVersion: 3 },
    ]);
    expect(supported(narrow).map(text)).toEqual(["12 Heartbeat 1-3, flexible 4, kept 0"]);
  });
});

function text(api: SupportedApi): string {
  const { apiKey, apiName, minVersion, maxVersion, flexibleFrom, keptFrom } = api;
  return `${apiKey} ${apiName} ${minVersion}-${maxVersion}, flexible ${flexibleFrom}, kept ${keptFrom}`;
}

const TABLE = [
  "0 Produce 0-13, flexible 9, kept 3",
  "1 Fetch 0-18, flexible 12, kept 4",
  "2 ListOffsets 0-11, flexible 6, kept 1",
  "3 Metadata 0-13, flexible 9, kept 0",
  "4 LeaderAndIsr 0-7, flexible 4, kept null",
  "5 StopReplica 0-4, flexible 2, kept null",
  "6 UpdateMetadata 0-8, flexible 6, kept null",
  "7 ControlledShutdown 0-3, flexible 3, kept null",
  "8 OffsetCommit 0-10, flexible 8, kept 2",
  "9 OffsetFetch 0-10, flexible 6, kept 1",
  "10 FindCoordinator 0-6, flexible 3, kept 0",
  "11 JoinGroup 0-9, flexible 6, kept 0",
  "12 Heartbeat 0-4, flexible 4, kept 0",
  "13 LeaveGroup 0-5, flexible 4, kept 0",
  "14 SyncGroup 0-5, flexible 4, kept 0",
  "15 DescribeGroups 0-6, flexible 5, kept 0",
  "16 ListGroups 0-5, flexible 3, kept 0",
  "17 SaslHandshake 0-1, flexible null, kept 0",
  "18 ApiVersions 0-5, flexible 3, kept 0",
  "19 CreateTopics 0-7, flexible 5, kept 2",
  "20 DeleteTopics 0-6, flexible 4, kept 1",
  "21 DeleteRecords 0-2, flexible 2, kept 0",
  "22 InitProducerId 0-6, flexible 2, kept 0",
  "23 OffsetForLeaderEpoch 0-4, flexible 4, kept 2",
  "24 AddPartitionsToTxn 0-5, flexible 3, kept 0",
  "25 AddOffsetsToTxn 0-4, flexible 3, kept 0",
  "26 EndTxn 0-5, flexible 3, kept 0",
  "27 WriteTxnMarkers 0-2, flexible 1, kept 1",
  "28 TxnOffsetCommit 0-6, flexible 3, kept 0",
  "29 DescribeAcls 0-3, flexible 2, kept 1",
  "30 CreateAcls 0-3, flexible 2, kept 1",
  "31 DeleteAcls 0-3, flexible 2, kept 1",
  "32 DescribeConfigs 0-4, flexible 4, kept 1",
  "33 AlterConfigs 0-2, flexible 2, kept 0",
  "34 AlterReplicaLogDirs 0-2, flexible 2, kept 1",
  "35 DescribeLogDirs 0-5, flexible 2, kept 1",
  "36 SaslAuthenticate 0-2, flexible 2, kept 0",
  "37 CreatePartitions 0-3, flexible 2, kept 0",
  "38 CreateDelegationToken 0-3, flexible 2, kept 1",
  "39 RenewDelegationToken 0-2, flexible 2, kept 1",
  "40 ExpireDelegationToken 0-2, flexible 2, kept 1",
  "41 DescribeDelegationToken 0-3, flexible 2, kept 1",
  "42 DeleteGroups 0-3, flexible 2, kept 0",
  "43 ElectLeaders 0-2, flexible 2, kept 0",
  "44 IncrementalAlterConfigs 0-1, flexible 1, kept 0",
  "45 AlterPartitionReassignments 0-1, flexible 0, kept 0",
  "46 ListPartitionReassignments 0-0, flexible 0, kept 0",
  "47 OffsetDelete 0-0, flexible null, kept 0",
  "48 DescribeClientQuotas 0-1, flexible 1, kept 0",
  "49 AlterClientQuotas 0-1, flexible 1, kept 0",
  "50 DescribeUserScramCredentials 0-0, flexible 0, kept 0",
  "51 AlterUserScramCredentials 0-0, flexible 0, kept 0",
  "52 Vote 0-2, flexible 0, kept 0",
  "53 BeginQuorumEpoch 0-1, flexible 1, kept 0",
  "54 EndQuorumEpoch 0-1, flexible 1, kept 0",
  "55 DescribeQuorum 0-2, flexible 0, kept 0",
  "56 AlterPartition 0-3, flexible 0, kept 2",
  "57 UpdateFeatures 0-2, flexible 0, kept 0",
  "58 Envelope 0-0, flexible 0, kept 0",
  "59 FetchSnapshot 0-1, flexible 0, kept 0",
  "60 DescribeCluster 0-2, flexible 0, kept 0",
  "61 DescribeProducers 0-0, flexible 0, kept 0",
  "62 BrokerRegistration 0-4, flexible 0, kept 0",
  "63 BrokerHeartbeat 0-2, flexible 0, kept 0",
  "64 UnregisterBroker 0-0, flexible 0, kept 0",
  "65 DescribeTransactions 0-0, flexible 0, kept 0",
  "66 ListTransactions 0-2, flexible 0, kept 0",
  "67 AllocateProducerIds 0-0, flexible 0, kept 0",
  "68 ConsumerGroupHeartbeat 0-1, flexible 0, kept 0",
  "69 ConsumerGroupDescribe 0-1, flexible 0, kept 0",
  "70 ControllerRegistration 0-0, flexible 0, kept 0",
  "71 GetTelemetrySubscriptions 0-0, flexible 0, kept 0",
  "72 PushTelemetry 0-0, flexible 0, kept 0",
  "73 AssignReplicasToDirs 0-0, flexible 0, kept 0",
  "74 ListConfigResources 0-1, flexible 0, kept 0",
  "75 DescribeTopicPartitions 0-0, flexible 0, kept 0",
  "76 ShareGroupHeartbeat 0-1, flexible 0, kept 1",
  "77 ShareGroupDescribe 0-1, flexible 0, kept 1",
  "78 ShareFetch 0-2, flexible 0, kept 1",
  "79 ShareAcknowledge 0-2, flexible 0, kept 1",
  "80 AddRaftVoter 0-1, flexible 0, kept 0",
  "81 RemoveRaftVoter 0-0, flexible 0, kept 0",
  "82 UpdateRaftVoter 0-0, flexible 0, kept 0",
  "83 InitializeShareGroupState 0-0, flexible 0, kept 0",
  "84 ReadShareGroupState 0-0, flexible 0, kept 0",
  "85 WriteShareGroupState 0-1, flexible 0, kept 0",
  "86 DeleteShareGroupState 0-0, flexible 0, kept 0",
  "87 ReadShareGroupStateSummary 0-1, flexible 0, kept 0",
  "88 StreamsGroupHeartbeat 0-1, flexible 0, kept 0",
  "89 StreamsGroupDescribe 0-1, flexible 0, kept 0",
  "90 DescribeShareGroupOffsets 0-1, flexible 0, kept 0",
  "91 AlterShareGroupOffsets 0-0, flexible 0, kept 0",
  "92 DeleteShareGroupOffsets 0-0, flexible 0, kept 0",
  "93 StreamsGroupTopologyDescriptionUpdate 0-0, flexible 0, kept 0",
  "94 UnregisterController 0-0, flexible 0, kept 0",
];
