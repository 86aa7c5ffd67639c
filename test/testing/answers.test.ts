// What a broker is born with, at every version that it offers.

import { describe, expect, it } from "vitest";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import { CreateTopics } from "../../codec/messages/create_topics.ts";
import { DeleteTopics } from "../../codec/messages/delete_topics.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { DescribeConfigs } from "../../codec/messages/describe_configs.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { FindCoordinator } from "../../codec/messages/find_coordinator.ts";
import { IncrementalAlterConfigs } from "../../codec/messages/incremental_alter_configs.ts";
import { ListOffsets } from "../../codec/messages/list_offsets.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { Produce } from "../../codec/messages/produce.ts";
import { SaslAuthenticate } from "../../codec/messages/sasl_authenticate.ts";
import { SaslHandshake } from "../../codec/messages/sasl_handshake.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import { FakeBroker } from "../../codec/testing/mod.ts";
import { type Api, ZERO_UUID } from "../../codec/wire/mod.ts";
import { ask } from "./asking.ts";

const THROTTLE_MS = 42;
const TOPIC_ID = "AAAAAAAAAAAAAAAAAAAAMQ";
const CLUSTER_ID = "a2Fma2Etd2lyZS10ZXN0MQ";

interface Row {
  readonly api: Api<never, unknown>;
  readonly versions: readonly [from: number, to: number];
  /** First version with a throttle in its response. */
  readonly throttlesFrom: number;
  ask(broker: FakeBroker, version: number): { throttleTimeMs?: number };
  /** What the answer is at a version, apart from what the version has not. */
  expected(version: number): object;
}

function row<Req, Res extends object>(
  api: Api<Req, Res>,
  facts: Pick<Row, "versions" | "throttlesFrom"> & {
    request: (version: number) => Req;
    expected: (version: number) => object;
  },
): Row {
  const { request, ...rest } = facts;
  return { ...rest, api, ask: (broker, version) => ask(broker, api, request(version), version) };
}

const node = { host: "localhost", port: 9092 };
const batch = encodePlainBatch({
  records: [{ timestamp: 1000n, value: Uint8Array.of(1) }, { timestamp: 3000n }],
});

const rows: readonly Row[] = [
  row(Produce, {
    versions: [3, 13],
    throttlesFrom: 1,
    request: (version) => ({
      acks: -1,
      timeoutMs: 1000,
      topicData: [{
        ...version < 13 ? { name: "orders" } : { topicId: TOPIC_ID },
        partitionData: [{ index: 0, records: batch }],
      }],
    }),
    expected: (version) => ({
      responses: [{
        ...version < 13 ? { name: "orders" } : { topicId: TOPIC_ID },
        partitionResponses: [{
          index: 0,
          errorCode: 0,
          baseOffset: 2n,
          logAppendTimeMs: -1n,
          logStartOffset: version < 5 ? -1n : 0n,
          errorMessage: null,
        }],
      }],
    }),
  }),
  row(Fetch, {
    versions: [4, 18],
    throttlesFrom: 1,
    request: (version) => ({
      maxWaitMs: 500,
      minBytes: 1,
      ...version < 15 ? { replicaId: -1 } : {},
      topics: [{
        ...version < 13 ? { topic: "orders" } : { topicId: TOPIC_ID },
        partitions: [{ partition: 0, fetchOffset: 1n, partitionMaxBytes: 1 << 20 }],
      }],
    }),
    expected: (version) => ({
      responses: [{
        ...version < 13 ? { topic: "orders" } : { topicId: TOPIC_ID },
        partitions: [{
          partitionIndex: 0,
          errorCode: 0,
          highWatermark: 2n,
          lastStableOffset: 2n,
          logStartOffset: version < 5 ? -1n : 0n,
          abortedTransactions: null,
          preferredReadReplica: -1,
          records: Uint8Array.of(...batch.subarray(0, 12), 0, 0, 0, 0, ...batch.subarray(16)),
        }],
      }],
    }),
  }),
  row(ListOffsets, {
    versions: [1, 11],
    throttlesFrom: 2,
    request: () => ({
      replicaId: -1,
      topics: [{ name: "orders", partitions: [{ partitionIndex: 0, timestamp: 2000n }] }],
    }),
    expected: (version) => ({
      topics: [{
        name: "orders",
        partitions: [{
          partitionIndex: 0,
          errorCode: 0,
          timestamp: 3000n,
          offset: 1n,
          leaderEpoch: version < 4 ? -1 : 0,
        }],
      }],
    }),
  }),
  row(Metadata, {
    versions: [0, 13],
    throttlesFrom: 3,
    request: () => ({ topics: [{ name: "orders" }] }),
    expected: (version) => ({
      brokers: [{ nodeId: 1, ...node, rack: version < 1 ? null : "r1" }],
      clusterId: version < 2 ? null : CLUSTER_ID,
      controllerId: version < 1 ? -1 : 1,
      topics: [{
        errorCode: 0,
        name: "orders",
        topicId: version < 10 ? ZERO_UUID : TOPIC_ID,
        isInternal: false,
        partitions: [0, 1].map((partitionIndex) => ({
          errorCode: 0,
          partitionIndex,
          leaderId: 1,
          leaderEpoch: version < 7 ? -1 : 0,
          replicaNodes: [1],
          isrNodes: [1],
          offlineReplicas: [],
        })),
      }],
    }),
  }),
  row(FindCoordinator, {
    versions: [0, 6],
    throttlesFrom: 1,
    request: (version) => version < 4 ? { key: "group" } : { coordinatorKeys: ["group", "other"] },
    expected: (version) => {
      const found = { nodeId: 1, ...node, errorCode: 0 };
      if (version < 4) {
        return { ...found, errorMessage: version < 1 ? "" : "NONE", coordinators: [] };
      }
      return {
        coordinators: ["group", "other"].map((key) => ({ key, ...found, errorMessage: "" })),
      };
    },
  }),
  row(SaslHandshake, {
    versions: [0, 1],
    throttlesFrom: Infinity,
    request: () => ({ mechanism: "PLAIN" }),
    expected: () => ({ errorCode: 34, mechanisms: [] }),
  }),
  row(ApiVersions, {
    versions: [0, 5],
    throttlesFrom: 1,
    request: () => ({ clientSoftwareName: "a", clientSoftwareVersion: "1" }),
    expected: (version) => ({
      errorCode: 0,
      apiKeys: new FakeBroker().offered
        .map((offer) => offer.apiKey === 0 ? { ...offer, minVersion: 0 } : offer),
      finalizedFeaturesEpoch: version < 3 ? -1n : 0n,
    }),
  }),
  row(CreateTopics, {
    versions: [2, 7],
    throttlesFrom: 2,
    request: () => ({
      topics: [
        { name: "new", numPartitions: 2, replicationFactor: 1, assignments: [], configs: [] },
        { name: "orders", numPartitions: 1, replicationFactor: 1, assignments: [], configs: [] },
      ],
      timeoutMs: 1000,
    }),
    expected: (version) => ({
      topics: [
        {
          name: "new",
          topicId: version < 7 ? ZERO_UUID : "ZmFrZS10b3BpYwAAAAAAAQ",
          errorCode: 0,
          errorMessage: null,
          numPartitions: version < 5 ? -1 : 2,
          replicationFactor: version < 5 ? -1 : 1,
        },
        {
          name: "orders",
          topicId: ZERO_UUID,
          errorCode: 36,
          errorMessage: "Topic 'orders' already exists.",
          numPartitions: -1,
          replicationFactor: -1,
        },
      ],
    }),
  }),
  row(DeleteTopics, {
    versions: [1, 6],
    throttlesFrom: 1,
    request: (version) =>
      version < 6 ? { topicNames: ["orders", "absent"], timeoutMs: 1000 } : {
        topics: [{ name: null, topicId: TOPIC_ID }, { name: "absent", topicId: ZERO_UUID }],
        timeoutMs: 1000,
      },
    expected: (version) => ({
      responses: [
        {
          name: "orders",
          topicId: version < 6 ? ZERO_UUID : TOPIC_ID,
          errorCode: 0,
          errorMessage: null,
        },
        {
          name: "absent",
          topicId: ZERO_UUID,
          errorCode: 3,
          errorMessage: version < 5 ? null : "This server does not host this topic-partition.",
        },
      ],
    }),
  }),
  row(DescribeConfigs, {
    versions: [1, 4],
    throttlesFrom: 0,
    request: () => ({
      resources: [{ resourceType: 2, resourceName: "orders", configurationKeys: null }],
      includeSynonyms: true,
    }),
    expected: (version) => ({
      results: [{
        errorCode: 0,
        errorMessage: "",
        resourceType: 2,
        resourceName: "orders",
        configs: [{
          name: "retention.ms",
          value: "7",
          readOnly: false,
          isDefault: false,
          configSource: 1,
          isSensitive: false,
          synonyms: [{ name: "retention.ms", value: "7", source: 1 }],
          configType: version < 3 ? 0 : 2,
          documentation: version < 3 ? "" : null,
        }],
      }],
    }),
  }),
  row(SaslAuthenticate, {
    versions: [0, 2],
    throttlesFrom: Infinity,
    request: () => ({ authBytes: new Uint8Array(0) }),
    expected: () => ({
      errorCode: 34,
      errorMessage: "SaslAuthenticate request received after successful authentication",
      sessionLifetimeMs: 0n,
    }),
  }),
  row(IncrementalAlterConfigs, {
    versions: [0, 1],
    throttlesFrom: 0,
    request: () => ({
      resources: [{
        resourceType: 2,
        resourceName: "orders",
        configs: [{ name: "retention.ms", configOperation: 1, value: null }],
      }],
      validateOnly: false,
    }),
    expected: () => ({
      responses: [{ errorCode: 0, errorMessage: null, resourceType: 2, resourceName: "orders" }],
    }),
  }),
  row(DescribeCluster, {
    versions: [0, 2],
    throttlesFrom: 0,
    request: () => ({ includeClusterAuthorizedOperations: true }),
    expected: () => ({
      errorCode: 0,
      errorMessage: null,
      endpointType: 1,
      clusterId: CLUSTER_ID,
      controllerId: 1,
      brokers: [{ brokerId: 1, ...node, rack: "r1", isFenced: false }],
      clusterAuthorizedOperations: 8096,
    }),
  }),
];

function newBroker(throttleTimeMs = 0): FakeBroker {
  const orders = {
    name: "orders",
    topicId: TOPIC_ID,
    partitions: 2,
    configs: { "retention.ms": "7" },
  };
  const broker = new FakeBroker({
    clusterId: CLUSTER_ID,
    rack: "r1",
    topics: [orders],
    throttleTimeMs,
  });
  broker.cluster.topic("orders")!.partitions[0]!.log.append(batch);
  return broker;
}

describe("the answers of a fake broker", () => {
  it("are all in this table", () => {
    expect(
      rows.map(({ api, versions: [minVersion, maxVersion] }) => ({
        apiKey: api.key,
        minVersion,
        maxVersion,
      })),
    )
      .toEqual(new FakeBroker().offered);
  });
  for (const { api, versions: [from, to], throttlesFrom, ask, expected } of rows) {
    for (let version = from; version <= to; version++) {
      it(`${api.name} ${version} says what that version can say`, () => {
        const broker = newBroker();
        expect(ask(broker, version)).toMatchObject(expected(version));
        expect(broker.complaints).toEqual([]);
        expect(broker.requests).toMatchObject([{
          apiName: api.name,
          apiKey: api.key,
          apiVersion: version,
          correlationId: 7,
          clientId: "test",
        }]);
      });
      it(`${api.name} ${version} ${version < throttlesFrom ? "carries no" : "carries a"} throttle`, () => {
        const { throttleTimeMs } = ask(newBroker(THROTTLE_MS), version);
        expect(throttleTimeMs ?? 0).toBe(version < throttlesFrom ? 0 : THROTTLE_MS);
      });
    }
  }
});
