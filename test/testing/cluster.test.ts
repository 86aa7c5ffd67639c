import { describe, expect, it } from "vitest";
import { CreateTopics } from "../../codec/messages/create_topics.ts";
import { DeleteTopics } from "../../codec/messages/delete_topics.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { DescribeConfigs } from "../../codec/messages/describe_configs.ts";
import { FindCoordinator } from "../../codec/messages/find_coordinator.ts";
import { IncrementalAlterConfigs } from "../../codec/messages/incremental_alter_configs.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { FakeBroker, FakeCluster, type FakeTopicInit } from "../../codec/testing/mod.ts";
import { ask } from "./asking.ts";

function three(topics: readonly FakeTopicInit[] = []): [FakeCluster, FakeBroker[]] {
  const cluster = new FakeCluster({ topics });
  const brokers = [3, 1, 2].map((nodeId) =>
    new FakeBroker({ cluster, nodeId, host: `b${nodeId}`, port: 9090 + nodeId })
  );
  return [cluster, brokers];
}

const CLUSTER_REQUEST = { includeClusterAuthorizedOperations: false };

describe("brokers of one cluster", () => {
  it("tell the same nodes, in the order of their ids", () => {
    const [, brokers] = three();
    for (const broker of brokers) {
      const { brokers, controllerId } = ask(broker, DescribeCluster, CLUSTER_REQUEST);
      expect(brokers.map(({ host }) => host)).toEqual(["b1", "b2", "b3"]);
      expect(ask(broker, Metadata, { topics: [] }).brokers.map(({ port }) => port)).toEqual([
        9091,
        9092,
        9093,
      ]);
      expect(controllerId).toBe(1);
    }
  });
  it("share topics: leaders go round, replicas follow", () => {
    const [cluster, [broker]] = three([{ name: "orders", partitions: 4, replicationFactor: 2 }]);
    const { topics } = ask(broker!, Metadata, { topics: null });
    const expected = [[1, 2], [2, 3], [3, 1], [1, 2]];
    expect(topics[0]!.partitions.map(({ replicaNodes }) => replicaNodes)).toEqual(expected);
    expect(topics[0]!.partitions.map(({ leaderId }) => leaderId)).toEqual([1, 2, 3, 1]);
    expect(cluster.topic("orders")?.partitions.map(({ isr }) => isr)).toEqual(expected);
  });
  it("keep leaders where they are when a node comes later", () => {
    const [cluster] = three([{ name: "orders", partitions: 4 }]);
    const leaders = () => cluster.topic("orders")!.partitions.map(({ leaderId }) => leaderId);
    const before = leaders();
    new FakeBroker({ cluster, nodeId: 0 });
    expect(leaders()).toEqual(before);
  });
  it("are told elsewhere than they are reached, if the test says so", () => {
    const broker = new FakeBroker({
      port: 19092,
      advertised: { host: "kafka.internal", port: 9092 },
    });
    expect([broker.host, broker.port]).toEqual(["localhost", 19092]);
    expect(ask(broker, Metadata, { topics: [] }).brokers[0])
      .toMatchObject({ host: "kafka.internal", port: 9092 });
  });
  it("show what a test changes", () => {
    const [cluster, [broker]] = three([{ name: "orders", partitions: 3 }]);
    cluster.topic("orders"); // partitions have not been read yet
    ask(broker!, Metadata, { topics: null });
    cluster.controllerId = 3;
    cluster.nodes.get(2)!.rack = "r2";
    cluster.nodes.get(1)!.isFenced = true;
    cluster.topic("orders")!.partitions[1]!.leaderId = 3;
    cluster.topic("orders")!.partitions[1]!.leaderEpoch++;
    const { brokers, controllerId, topics } = ask(broker!, Metadata, { topics: null });
    expect(controllerId).toBe(3);
    expect(brokers.map(({ nodeId, rack }) => [nodeId, rack])).toEqual([[2, "r2"], [3, null]]);
    const partitions = topics[0]!.partitions.map((p) => [p.errorCode, p.leaderId, p.leaderEpoch]);
    expect(partitions).toEqual([[5, -1, 0], [0, 3, 1], [0, 3, 0]]);
    expect(topics[0]!.partitions[0]!.offlineReplicas).toEqual([1]);
  });
  it("without a live node have no controller, and nobody coordinates", () => {
    const broker = new FakeBroker();
    broker.node.isFenced = true;
    expect(ask(broker, Metadata, { topics: [] }).controllerId).toBe(-1);
    const { coordinators } = ask(broker, FindCoordinator, { coordinatorKeys: ["g"] });
    expect(coordinators).toEqual([
      { key: "g", nodeId: -1, host: "", port: -1, errorCode: 15, errorMessage: "" },
    ]);
  });
});

describe("FindCoordinator", () => {
  it("names one node for a key, and not the same for all", () => {
    const [, brokers] = three();
    const coordinatorKeys = Array.from({ length: 30 }, (_, i) => `group-${i}`);
    const answers = brokers.map((broker) =>
      ask(broker, FindCoordinator, { coordinatorKeys }).coordinators.map(({ nodeId }) => nodeId)
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(new Set(answers[0]).size).toBe(3);
    for (const [i, key] of coordinatorKeys.entries()) {
      expect(ask(brokers[2]!, FindCoordinator, { key }, 3).nodeId).toBe(answers[0]![i]);
    }
  });
  it("knows groups, transactions and share groups, and no other type", () => {
    const codes = [0, 1, 2, 3, -1].map((keyType) =>
      ask(new FakeBroker(), FindCoordinator, { keyType, coordinatorKeys: ["k"] }).coordinators[0]!
        .errorCode
    );
    expect(codes).toEqual([0, 0, 0, 42, 42]);
    expect(ask(new FakeBroker(), FindCoordinator, { keyType: 3, key: "k" }, 3)).toMatchObject({
      errorCode: 42,
      nodeId: -1,
      errorMessage: null,
    });
  });
});

describe("Metadata", () => {
  const broker = new FakeBroker({ topics: [{ name: "a" }, { name: "b", isInternal: true }] });
  const namesOf = (topics: { name: string }[] | null, version: number) =>
    ask(broker, Metadata, { topics }, version).topics.map((
      { name, errorCode },
    ) => [name, errorCode]);
  it("tells all topics, some, or none", () => {
    expect(namesOf(null, 13)).toEqual([["a", 0], ["b", 0]]);
    expect(namesOf([], 13)).toEqual([]);
    expect(namesOf([], 1)).toEqual([]);
    expect(namesOf([], 0)).toEqual([["a", 0], ["b", 0]]);
    expect(namesOf([{ name: "b" }, { name: "x" }], 4)).toEqual([["b", 0], ["x", 3]]);
  });
  it("finds topics by id, and has error 100 for another", () => {
    const { topicId } = broker.cluster.topic("b")!;
    const absent = "AAAAAAAAAAAAAAAAAAAAAQ";
    const asked = [{ name: null, topicId }, { name: null, topicId: absent }];
    const { topics } = ask(broker, Metadata, { topics: asked }, 12);
    expect(topics).toMatchObject([
      { name: "b", topicId, errorCode: 0, isInternal: true },
      { name: null, topicId: absent, errorCode: 100, partitions: [] },
    ]);
  });
  it("does not create topics", () => {
    ask(broker, Metadata, { topics: [{ name: "new" }], allowAutoTopicCreation: true });
    expect(broker.cluster.topic("new")).toBe(undefined);
  });
  it("tells the operations that are allowed to those who ask", () => {
    const request = {
      includeClusterAuthorizedOperations: true,
      includeTopicAuthorizedOperations: true,
    };
    const { clusterAuthorizedOperations, topics } = ask(
      broker,
      Metadata,
      { ...request, topics: [{ name: "a" }, { name: "x" }] },
      10,
    );
    expect([clusterAuthorizedOperations, ...topics.map((topic) => topic.topicAuthorizedOperations)])
      .toEqual([8096, 3576, -2147483648]);
  });
});

describe("CreateTopics and DeleteTopics", () => {
  const creatable = { numPartitions: -1, replicationFactor: -1, assignments: [], configs: [] };
  const create = (broker: FakeBroker, topic: object, validateOnly = false) =>
    ask(broker, CreateTopics, {
      topics: [{ ...creatable, name: "new", ...topic }],
      timeoutMs: 1,
      validateOnly,
    })
      .topics[0]!;
  it("create with the numbers asked for, and with configurations", () => {
    const [cluster, [broker]] = three();
    const configs = [{ name: "retention.ms", value: "5" }];
    expect(create(broker!, { numPartitions: 2, replicationFactor: 3, configs })).toMatchObject({
      errorCode: 0,
      numPartitions: 2,
      replicationFactor: 3,
      topicId: cluster.topic("new")!.topicId,
      configs: [{ name: "retention.ms", value: "5", configSource: 1 }],
    });
    expect(cluster.topic("new")!.partitions.map(({ replicas }) => replicas)).toEqual([[1, 2, 3], [
      2,
      3,
      1,
    ]]);
  });
  it("create with the assignments asked for, in whatever order", () => {
    const [cluster, [broker]] = three();
    const assignments = [{ partitionIndex: 1, brokerIds: [2, 1] }, {
      partitionIndex: 0,
      brokerIds: [3, 2],
    }];
    create(broker!, { assignments });
    expect(cluster.topic("new")!.partitions.map(({ leaderId }) => leaderId)).toEqual([3, 2]);
  });
  it("create nothing to validate", () => {
    const broker = new FakeBroker();
    expect(create(broker, {}, true)).toMatchObject({
      errorCode: 0,
      numPartitions: 1,
      replicationFactor: 1,
    });
    expect(broker.cluster.topics).toEqual([]);
  });
  const rows: [what: string, topic: object, errorCode: number, message: string][] = [
    ["a topic that is there", { name: "old" }, 36, "Topic 'old' already exists."],
    [
      "no partition",
      { numPartitions: 0 },
      37,
      "Number of partitions was set to an invalid non-positive value.",
    ],
    [
      "more than 10,000 partitions",
      { numPartitions: 2_147_483_647 },
      44,
      "Excessively large number of partitions per request.",
    ],
    [
      "more replicas than brokers",
      { replicationFactor: 2 },
      38,
      "Unable to replicate the partition 2 time(s): The target replication factor of 2 cannot be reached because only 1 broker(s) are registered.",
    ],
  ];
  for (const [what, topic, errorCode, errorMessage] of rows) {
    it(`refuse ${what} with error ${errorCode}`, () => {
      const broker = new FakeBroker({ topics: [{ name: "old" }] });
      expect(create(broker, topic)).toMatchObject({ errorCode, errorMessage });
      expect(broker.cluster.topics.length).toBe(1);
    });
  }
  it("delete topics with their records and configurations; a new one of the name has another id", () => {
    const broker = new FakeBroker({ topics: [{ name: "new", configs: { "retention.ms": "5" } }] });
    const { topicId } = broker.cluster.topic("new")!;
    const absent = "AAAAAAAAAAAAAAAAAAAAAQ";
    const asked = [{ name: null, topicId }, { name: null, topicId: absent }];
    const { responses } = ask(broker, DeleteTopics, { topics: asked, timeoutMs: 1 });
    expect(responses).toMatchObject([
      { name: "new", topicId, errorCode: 0 },
      {
        name: null,
        topicId: absent,
        errorCode: 100,
        errorMessage: "This server does not host this topic ID.",
      },
    ]);
    create(broker, {});
    expect(broker.cluster.topic("new")!.topicId).not.toBe(topicId);
    expect(broker.cluster.configs.describe(2, "new").size).toBe(0);
  });
});

describe("FakeCluster", () => {
  it("takes each name once", () => {
    expect(() => new FakeCluster({ topics: [{ name: "a" }, { name: "a" }] }))
      .toThrow(new RangeError('Cannot create topic "a": expected a new name'));
  });
  it("takes names that every object has", () => {
    const broker = new FakeBroker({ topics: [{ name: "__proto__" }] });
    const asked = [{ name: "__proto__" }, { name: "constructor" }];
    const { topics } = ask(broker, Metadata, { topics: asked });
    expect(topics.map(({ errorCode }) => errorCode)).toEqual([0, 3]);
  });
});

describe("configurations", () => {
  const broker = () =>
    new FakeBroker({
      configs: {
        "log.retention.ms": "1",
        "ssl.keystore.password": { value: "secret", isSensitive: true, readOnly: true, type: 9 },
        "num.io.threads": { value: "8", source: 5, type: 3 },
      },
      defaultConfigs: { "log.retention.ms": "2", "min.insync.replicas": "2" },
    });
  const describeOf = (broker: FakeBroker, resourceName: string, resourceType = 4) =>
    ask(broker, DescribeConfigs, {
      resources: [{ resourceType, resourceName, configurationKeys: null }],
      includeSynonyms: true,
    }).results[0]!.configs.map(({ name, value, configSource, synonyms }) => [
      name,
      value,
      configSource,
      synonyms.map(({ value, source }) => `${source}:${value}`).join(" "),
    ]);
  const alter = (broker: FakeBroker, resourceName: string, configs: object[], more: object = {}) =>
    ask(broker, IncrementalAlterConfigs, {
      resources: [{ resourceType: 4, resourceName, configs: configs as never, ...more }],
      validateOnly: false,
      ...more,
    }).responses[0]!;
  it("of a broker: what was set for it, then for all, then its file, then the default", () => {
    const one = broker();
    expect(describeOf(one, "1")).toEqual([
      ["log.retention.ms", "2", 3, "3:2 4:1"],
      ["min.insync.replicas", "2", 3, "3:2"],
      ["ssl.keystore.password", null, 4, "4:null"],
      ["num.io.threads", "8", 5, "5:8"],
    ]);
    alter(one, "1", [{ name: "log.retention.ms", configOperation: 0, value: "3" }]);
    expect(describeOf(one, "1")[0]).toEqual(["log.retention.ms", "3", 2, "2:3 3:2 4:1"]);
    alter(one, "1", [{ name: "log.retention.ms", configOperation: 1, value: null }]);
    alter(one, "", [{ name: "log.retention.ms", configOperation: 1, value: null }]);
    expect(describeOf(one, "1").at(-2)).toEqual(["ssl.keystore.password", null, 4, "4:null"]);
    expect(describeOf(one, "1")[1]).toEqual(["log.retention.ms", "1", 4, "4:1"]);
  });
  it("of all brokers", () => {
    expect(describeOf(broker(), "")).toEqual([
      ["log.retention.ms", "2", 3, "3:2"],
      ["min.insync.replicas", "2", 3, "3:2"],
    ]);
  });
  it("tell of what is sensitive, read only and typed", () => {
    const { results } = ask(broker(), DescribeConfigs, {
      resources: [{
        resourceType: 4,
        resourceName: "1",
        configurationKeys: ["ssl.keystore.password"],
      }],
    });
    expect(results[0]!.configs).toMatchObject([
      {
        value: null,
        readOnly: true,
        isSensitive: true,
        configType: 9,
        synonyms: [],
        documentation: null,
      },
    ]);
  });
  it("take items into lists, and out of them", () => {
    const one = new FakeBroker({ configs: { "log.cleanup.policy": "delete" } });
    const policy = () => describeOf(one, "1")[0]![1];
    alter(one, "1", [{ name: "log.cleanup.policy", configOperation: 2, value: "compact,delete" }]);
    expect(policy()).toBe("delete,compact");
    alter(one, "1", [{ name: "log.cleanup.policy", configOperation: 3, value: "delete" }]);
    expect(policy()).toBe("compact");
  });
  it("of groups, client metrics and loggers have sources of their own", () => {
    const one = new FakeBroker();
    for (const [resourceType, name] of [[32, "g"], [16, "m"], [8, "1"]] as const) {
      const resources = [{
        resourceType,
        resourceName: name,
        configs: [{ name: "a", configOperation: 0, value: "b" }],
      }];
      ask(one, IncrementalAlterConfigs, { resources, validateOnly: false });
    }
    expect([describeOf(one, "g", 32), describeOf(one, "m", 16), describeOf(one, "1", 8)])
      .toEqual([8, 7, 6].map((source) => [["a", "b", source, `${source}:b`]]));
  });
  it("are left alone to validate, and by what is refused", () => {
    const one = new FakeBroker();
    const configs = [{ name: "a", configOperation: 0, value: "b" }];
    expect(alter(one, "1", configs, { validateOnly: true }).errorCode).toBe(0);
    expect(alter(one, "2", configs)).toMatchObject({
      errorCode: 42,
      errorMessage: "Unexpected broker id, expected 1 or empty string, but received 2",
    });
    expect(alter(one, "1", [{ name: "a", configOperation: 4, value: "b" }])).toMatchObject({
      errorCode: 42,
      errorMessage: "Unknown operation type 4",
    });
    expect(describeOf(one, "1")).toEqual([]);
  });
});
