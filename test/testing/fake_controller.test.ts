import { describe, expect, it } from "vitest";
import { AbortTransactionRecordCodec } from "../../codec/messages/abort_transaction_record.ts";
import { BeginTransactionRecordCodec } from "../../codec/messages/begin_transaction_record.ts";
import { BrokerHeartbeat } from "../../codec/messages/broker_heartbeat.ts";
import {
  BrokerRegistration,
  type BrokerRegistrationRequestInit,
} from "../../codec/messages/broker_registration.ts";
import { CreateTopics } from "../../codec/messages/create_topics.ts";
import { DeleteTopics } from "../../codec/messages/delete_topics.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { DescribeConfigs } from "../../codec/messages/describe_configs.ts";
import { DescribeQuorum } from "../../codec/messages/describe_quorum.ts";
import { EndTransactionRecordCodec } from "../../codec/messages/end_transaction_record.ts";
import { FeatureLevelRecordCodec } from "../../codec/messages/feature_level_record.ts";
import { FenceBrokerRecordCodec } from "../../codec/messages/fence_broker_record.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { ListOffsets } from "../../codec/messages/list_offsets.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { RegisterBrokerRecordCodec } from "../../codec/messages/register_broker_record.ts";
import { UnfenceBrokerRecordCodec } from "../../codec/messages/unfence_broker_record.ts";
import { UnregisterBroker } from "../../codec/messages/unregister_broker.ts";
import { encodeMetadataRecord } from "../../codec/records/metadata_log.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import {
  FakeBroker,
  FakeController,
  type FakeControllerOptions,
  type FakePartition,
  registrationOf,
  VirtualClock,
} from "../../codec/testing/mod.ts";
import { ZERO_UUID } from "../../codec/wire/mod.ts";
import { ID, REC } from "../messages/focus_values.ts";
import { POD } from "../messages/focus_vectors.ts";
import { actionsTo, ask, bytesOf, hexOf } from "./asking.ts";
import * as byHand from "./by_hand.ts";
import { START, withClusters } from "./controller_client.ts";

/** A controller and brokers 0, 1, … that have joined it. */
function joined(count: number, options?: FakeControllerOptions): [FakeController, FakeBroker[]] {
  const controller = new FakeController(options);
  const { cluster } = controller;
  const brokers = Array.from(
    { length: count },
    (_, nodeId) => new FakeBroker({ cluster, nodeId, port: 9200 + nodeId }),
  );
  controller.join(...brokers);
  return [controller, brokers];
}

function brokerOf({ cluster }: FakeController, nodeId: number): FakeBroker {
  return new FakeBroker({ cluster, nodeId, port: 9200 + nodeId });
}

const OTHER = "b3RoZXItcnVuLW9mLW9uZQ";
const VERSION = { name: "metadata.version", minSupportedVersion: 7, maxSupportedVersion: 33 };

describe("broker facts 5: BrokerRegistration", () => {
  type Row = readonly [name: string, code: number, more: Partial<BrokerRegistrationRequestInit>];
  const rows: readonly Row[] = [
    ["another cluster", 104, { clusterId: ZERO_UUID }],
    ["another run of a live broker", 101, { incarnationId: OTHER }],
    ["a broker that comes from ZooKeeper", 102, { isMigratingZkBroker: true }],
    ["no directory", 119, { logDirs: [] }],
    ["a reserved directory", 119, { logDirs: ["AAAAAAAAAAAAAAAAAAAAYw"] }],
    ["a directory twice", 119, { logDirs: [OTHER, OTHER] }],
    ["the directory of another broker", 119, { logDirs: ["ZmFrZS1kaXIAAAAAAAAAAA"] }],
    ["too low a metadata.version", 35, { features: [{ ...VERSION, maxSupportedVersion: 32 }] }],
    ["too high a metadata.version", 35, { features: [{ ...VERSION, minSupportedVersion: 34 }] }],
    ["no metadata.version", 119, { features: [{ ...VERSION, name: "x", minSupportedVersion: 0 }] }],
    ["a feature that cannot be off", 35, { features: [VERSION, { ...VERSION, name: "x" }] }],
    ["a feature less than the cluster has", 35, { features: [VERSION] }],
  ];
  for (const [name, code, more] of rows) {
    it(`${name} is refused with ${code}, and nothing is written`, () => {
      const [controller, brokers] = joined(2);
      const end = controller.log.endOffset;
      const request = { ...registrationOf(brokers[1]!), ...more };
      expect(ask(controller, BrokerRegistration, request))
        .toMatchObject({ throttleTimeMs: 0, errorCode: code, brokerEpoch: -1n });
      expect(controller.log.endOffset).toBe(end);
    });
  }
  it("directories are needed, and features with minimum 0, so versions below 4 do not do", () => {
    const controller = new FakeController();
    const { pod: _, ...request } = registrationOf(brokerOf(controller, 1));
    const features = request.features.filter(({ minSupportedVersion }) => minSupportedVersion > 0);
    const codes = [0, 1, 2, 3, 4].map((version) =>
      ask(controller, BrokerRegistration, version < 4 ? { ...request, features } : request, version)
        .errorCode
    );
    expect(codes).toEqual([119, 119, 35, 35, 0]);
  });
  it("the pod is taken from every version", () => {
    const controller = new FakeController();
    const off = ["eligible.leader.replicas.version", "group.version", "share.version"];
    const features = [...off, "streams.version", "transaction.version"];
    controller.write(
      features.map((name) =>
        encodeMetadataRecord(FeatureLevelRecordCodec, { name, featureLevel: 0 }, 0)
      ),
    );
    for (const version of [2, 3, 4]) {
      const request = { ...registrationOf(brokerOf(controller, version)), pod: `pod-${version}` };
      ask(controller, BrokerRegistration, { ...request, features: [VERSION] }, version);
    }
    expect([...controller.cluster.nodes.values()].map(({ pod }) => pod))
      .toEqual(["pod-2", "pod-3", "pod-4"]);
  });
  it("unknown tags are ignored, wherever they are", () => {
    const controller = new FakeController();
    const plain = registrationOf(brokerOf(controller, 1));
    const unknownTaggedFields = [{ tag: 10_000, data: Uint8Array.of(5) }];
    const tagged = {
      ...plain,
      unknownTaggedFields,
      listeners: plain.listeners.map((listener) => ({ ...listener, unknownTaggedFields })),
      features: plain.features.map((feature) => ({ ...feature, unknownTaggedFields })),
    };
    const other = new FakeController();
    ask(controller, BrokerRegistration, tagged);
    ask(other, BrokerRegistration, plain);
    expect(hexOf(controller.log.read(0n))).toBe(hexOf(other.log.read(0n)));
  });
  it("a broker that has never sent a heartbeat may be taken the place of", () => {
    const controller = new FakeController();
    const request = registrationOf(brokerOf(controller, 1));
    const epochs = [ZERO_UUID, OTHER, ZERO_UUID].map((incarnationId) =>
      ask(controller, BrokerRegistration, { ...request, incarnationId }).brokerEpoch
    );
    expect(epochs).toEqual([START, START + 1, START + 2].map(BigInt));
  });
});

describe("broker facts 5: BrokerHeartbeat", () => {
  const beat = (
    controller: FakeController,
    brokerEpoch: bigint,
    more: { wantFence?: boolean; wantShutDown?: boolean; currentMetadataOffset?: bigint } = {},
  ) =>
    ask(controller, BrokerHeartbeat, {
      brokerId: 0,
      brokerEpoch,
      currentMetadataOffset: controller.log.endOffset,
      wantFence: false,
      wantShutDown: false,
      ...more,
    });
  const outline = ({ isCaughtUp, isFenced, shouldShutDown }: ReturnType<typeof beat>) =>
    [isCaughtUp && "caught up", isFenced && "fenced", shouldShutDown && "shut down"]
      .filter((word) => word !== false).join(", ");

  it("a stale epoch, and an unknown broker: 77", () => {
    const [controller] = joined(1);
    const expected = { errorCode: 77, isCaughtUp: false, isFenced: true, shouldShutDown: false };
    expect(beat(controller, BigInt(START - 1))).toMatchObject(expected);
    const request = { brokerId: 9, brokerEpoch: 1n, currentMetadataOffset: 1n };
    expect(ask(controller, BrokerHeartbeat, { ...request, wantFence: false, wantShutDown: false }))
      .toMatchObject(expected);
  });
  it("a fenced broker works when it has read its registration and wants to", () => {
    const controller = new FakeController();
    const request = registrationOf(brokerOf(controller, 0));
    const { brokerEpoch } = ask(controller, BrokerRegistration, request);
    const behind = { currentMetadataOffset: brokerEpoch - 1n };
    expect(outline(beat(controller, brokerEpoch, behind))).toBe("fenced");
    expect(outline(beat(controller, brokerEpoch, { wantFence: true }))).toBe("caught up, fenced");
    expect(controller.log.endOffset).toBe(brokerEpoch + 1n);
    expect(outline(beat(controller, brokerEpoch))).toBe("caught up");
    expect(controller.cluster.nodes.get(0)?.isFenced).toBe(false);
    expect(outline(beat(controller, brokerEpoch))).toBe("caught up");
    expect(controller.log.endOffset).toBe(brokerEpoch + 2n); // it says so once
    expect(outline(beat(controller, brokerEpoch, { wantFence: true }))).toBe("caught up, fenced");
    expect(controller.cluster.nodes.get(0)?.isFenced).toBe(true);
  });
  it("a broker that leads stops in two steps, another one at once", () => {
    const [controller] = joined(2);
    const epoch = BigInt(START);
    controller.cluster.createTopic({ name: "orders", assignments: [[0, 1], [1, 0]] });
    expect(outline(beat(controller, epoch, { wantShutDown: true }))).toBe("caught up");
    expect(partitions(controller)).toEqual([[1, [1]], [1, [1]]]);
    expect(outline(beat(controller, epoch, { wantShutDown: true })))
      .toBe("caught up, fenced, shut down");
    const [idle] = joined(1);
    expect(outline(beat(idle, epoch, { wantShutDown: true }))).toBe("caught up, fenced, shut down");
    expect(idle.cluster.nodes.get(0)?.isFenced).toBe(true);
    expect(outline(beat(idle, epoch, { wantShutDown: true }))).toBe("caught up, fenced, shut down");
  });
  it("a broker that leads and asks for both goes at once", () => {
    const [controller] = joined(1);
    controller.cluster.createTopic({ name: "orders" });
    const both = { wantFence: true, wantShutDown: true };
    expect(outline(beat(controller, BigInt(START), both))).toBe("caught up, fenced, shut down");
  });
  it("what takes no new replicas is written when it changes", () => {
    const [controller] = joined(1);
    const cordon = (cordonedLogDirs: string[] | null) => {
      const from = controller.log.endOffset;
      const more = { brokerId: 0, brokerEpoch: BigInt(START), currentMetadataOffset: from };
      const request = { ...more, wantFence: false, wantShutDown: false, cordonedLogDirs };
      ask(controller, BrokerHeartbeat, request);
      return Number(controller.log.endOffset - from);
    };
    expect([null, [], [], [OTHER], [OTHER], [ZERO_UUID], null, []].map(cordon))
      .toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  });
});

/** Leader and replicas in sync of each partition. */
function partitions(controller: FakeController, name = "orders") {
  return controller.cluster.topic(name)!.partitions
    .map(({ leaderId, isr }: FakePartition) => [leaderId, isr]);
}

describe("leaders follow the log", () => {
  const topic = { name: "orders", assignments: [[0, 1, 2], [1, 2, 0], [2, 0, 1]] };
  it("what a broker led goes to the next replica, and stays there when it comes back", () => {
    const [controller, brokers] = joined(3);
    controller.cluster.createTopic(topic);
    controller.fence(1);
    expect(partitions(controller)).toEqual([[0, [0, 2]], [2, [2, 0]], [2, [2, 0]]]);
    const epochs = controller.cluster.topic("orders")!.partitions.map((p) => p.leaderEpoch);
    expect(epochs).toEqual([0, 1, 0]);
    const told = ask(brokers[0]!, Metadata, { topics: null }).topics[0]!.partitions[1]!;
    expect(told).toMatchObject({
      leaderId: 2,
      leaderEpoch: 1,
      replicaNodes: [1, 2, 0],
      isrNodes: [2, 0],
      offlineReplicas: [1],
    });
    controller.join(brokers[1]!);
    expect(partitions(controller)).toEqual([[0, [0, 2, 1]], [2, [2, 0, 1]], [2, [2, 0, 1]]]);
  });
  it("the last one in sync leads again, whoever else comes first", () => {
    const [controller, brokers] = joined(2);
    controller.cluster.createTopic({ name: "orders", assignments: [[0, 1]] });
    controller.fence(0);
    controller.fence(1);
    expect(partitions(controller)).toEqual([[-1, []]]);
    controller.join(brokers[0]!);
    expect(partitions(controller)).toEqual([[-1, []]]);
    expect(ask(brokers[0]!, Metadata, { topics: null }).topics[0]!.partitions[0])
      .toMatchObject({ errorCode: 5, leaderId: -1 });
    controller.join(brokers[1]!);
    expect(partitions(controller)).toEqual([[1, [1]]]);
    controller.join(brokers[0]!); // which says nothing new
    expect(partitions(controller)).toEqual([[1, [1]]]);
  });
  for (const isClean of [true, false]) {
    it(`the only replica leads again after a ${isClean ? "clean" : "broken"} end`, () => {
      const [controller, brokers] = joined(1);
      controller.cluster.createTopic({ name: "orders" });
      controller.fence(0);
      const previousBrokerEpoch = isClean ? BigInt(START) : -1n;
      const request = { ...registrationOf(brokers[0]!), incarnationId: OTHER, previousBrokerEpoch };
      const end = controller.log.endOffset;
      const { brokerEpoch } = ask(controller, BrokerRegistration, request);
      expect(brokerEpoch).toBe(end);
      expect(controller.log.endOffset - end).toBe(isClean ? 1n : 2n); // it is not to be trusted
      expect(partitions(controller)).toEqual([[-1, []]]);
      const beat = { brokerId: 0, brokerEpoch, currentMetadataOffset: end + 1n };
      const heartbeat = { ...beat, wantFence: false, wantShutDown: false };
      const { isCaughtUp } = ask(controller, BrokerHeartbeat, heartbeat);
      expect(isCaughtUp).toBe(true); // the offset is that of the registration itself
      expect(partitions(controller)).toEqual([[0, [0]]]);
    });
  }
  it("a broker that comes back before it was missed gives up what it led", () => {
    const controller = new FakeController();
    const brokers = [0, 1].map((id) => brokerOf(controller, id));
    const epochs = brokers.map((broker) =>
      ask(controller, BrokerRegistration, registrationOf(broker)).brokerEpoch
    );
    controller.write(
      epochs.map((epoch, id) => encodeMetadataRecord(UnfenceBrokerRecordCodec, { id, epoch }, 0)),
    );
    controller.cluster.createTopic({ name: "orders", assignments: [[0, 1]] });
    const end = controller.log.endOffset;
    const again = { ...registrationOf(brokers[0]!), incarnationId: OTHER };
    expect(ask(controller, BrokerRegistration, again).brokerEpoch).toBe(end);
    expect(controller.log.endOffset).toBe(end + 2n);
    expect(partitions(controller)).toEqual([[1, [1]]]);
    const beat = { brokerId: 0, brokerEpoch: end, wantFence: false, wantShutDown: false };
    const caughtUp = [end, end + 1n].map((currentMetadataOffset) =>
      ask(controller, BrokerHeartbeat, { ...beat, currentMetadataOffset }).isCaughtUp
    );
    expect(caughtUp).toEqual([false, true]); // the record stands behind the change
    expect(partitions(controller)).toEqual([[1, [1, 0]]]);
  });
  it("a broker that is unregistered is gone", () => {
    const [controller, brokers] = joined(2);
    controller.cluster.createTopic({ name: "orders", assignments: [[0, 1]] });
    expect(ask(controller, UnregisterBroker, { brokerId: 0 }).errorCode).toBe(0);
    expect(partitions(controller)).toEqual([[1, [1]]]);
    expect(ask(brokers[1]!, Metadata, { topics: null }).brokers.map(({ nodeId }) => nodeId))
      .toEqual([1]);
    expect(ask(controller, UnregisterBroker, { brokerId: 0 })).toMatchObject({
      errorCode: 102,
      errorMessage: "Broker ID 0 is not currently registered",
    });
  });
});

const byHandUnfenced = (id: number, epoch: number) => byHand.fencing(id, epoch, -1);

describe("CreateTopics and DeleteTopics", () => {
  const topic = (more: object = {}) => ({
    name: "orders",
    numPartitions: 2,
    replicationFactor: 1,
    assignments: [],
    configs: [],
    ...more,
  });
  const create = (peer: FakeBroker, more: object = {}, validateOnly = false) =>
    ask(peer, CreateTopics, { topics: [topic(more)], timeoutMs: 1, validateOnly }).topics[0]!;

  it("through a broker and through the controller, with configurations", () => {
    const [controller, brokers] = joined(2);
    const configs = [{ name: "retention.ms", value: "1000" }];
    expect(create(brokers[0]!, { name: "a", configs })).toMatchObject({ errorCode: 0 });
    expect(create(controller, { name: "b" })).toMatchObject({ errorCode: 0, numPartitions: 2 });
    const resources = [{ resourceType: 2, resourceName: "a", configurationKeys: null }];
    for (const peer of [controller, brokers[1]!]) {
      expect(ask(peer, DescribeConfigs, { resources }).results[0]!.configs)
        .toMatchObject([{ name: "retention.ms", value: "1000", configSource: 1 }]);
    }
    const copy = new FakeController({ log: controller.log.read(0n) });
    expect(copy.cluster.topics.map(({ name, topicId }) => [name, topicId]))
      .toEqual(controller.cluster.topics.map(({ name, topicId }) => [name, topicId]));
    expect(copy.cluster.configs.describe(2, "a").get("retention.ms")?.[0]?.value).toBe("1000");
  });
  it("validateOnly writes nothing", () => {
    const [controller, brokers] = joined(2);
    const end = controller.log.endOffset;
    expect(create(brokers[0]!, {}, true)).toMatchObject({ errorCode: 0, topicId: ZERO_UUID });
    expect(create(brokers[0]!, { replicationFactor: 3 }, true).errorCode).toBe(38);
    expect(controller.log.endOffset).toBe(end);
  });
  it("a topic that is there, too many replicas, no broker in service", () => {
    const [controller, brokers] = joined(2);
    create(controller);
    expect(create(controller)).toMatchObject({ errorCode: 36 });
    expect(create(controller, { name: "b", replicationFactor: 3 })).toMatchObject({
      errorCode: 38,
      errorMessage: "Unable to replicate the partition 3 time(s): The target replication factor " +
        "of 3 cannot be reached because only 2 broker(s) are registered.",
    });
    controller.fence(1);
    expect(create(controller, { name: "c", replicationFactor: 2 })).toMatchObject({ errorCode: 0 });
    expect(partitions(controller, "c")).toEqual([[0, [0]], [0, [0]]]);
    controller.fence(0);
    expect(create(brokers[0]!, { name: "d" })).toMatchObject({
      errorCode: 38,
      errorMessage:
        "Unable to replicate the partition 1 time(s): All brokers are currently fenced.",
    });
  });
  it("a broker that is about to stop gets no leader", () => {
    const [controller] = joined(1);
    create(controller);
    ask(controller, BrokerHeartbeat, {
      brokerId: 0,
      brokerEpoch: BigInt(START),
      currentMetadataOffset: 99n,
      wantFence: false,
      wantShutDown: true,
    });
    expect(create(controller, { name: "b" })).toMatchObject({
      errorCode: 38,
      errorMessage: "Unable to replicate the partition 1 time(s): All brokers are currently " +
        "fenced or in controlled shutdown.",
    });
  });
  it("assignments of a user", () => {
    const [controller] = joined(3);
    controller.fence(2);
    const rows = [
      [[[0, 1], [1, 0]], null],
      [[[]], "an empty replica list."],
      [[[0, 7]], "broker 7, but no such broker is registered."],
      [[[0, 0]], "the broker 0 more than once."],
      [
        [[0, 1], [1]],
        "a partition with 1 replica(s), but this is not consistent with previous " +
        "partitions, which have 2 replica(s).",
      ],
    ] as const;
    for (const [i, [replicas, message]] of rows.entries()) {
      const assignments = replicas.map((brokerIds, partitionIndex) => ({
        partitionIndex,
        brokerIds,
      }));
      const answer = create(controller, {
        name: `t${i}`,
        assignments,
        numPartitions: -1,
        replicationFactor: -1,
      });
      expect([answer.errorCode, answer.errorMessage]).toEqual(
        message === null ? [0, null] : [39, `The manual partition assignment includes ${message}`],
      );
    }
    const idle = [{ partitionIndex: 0, brokerIds: [0] }, { partitionIndex: 1, brokerIds: [2] }];
    expect(create(controller, { name: "idle", assignments: idle })).toMatchObject({
      errorCode: 39,
      errorMessage: "All brokers specified in the manual partition assignment for partition 1 " +
        "are fenced or in controlled shutdown.",
    });
  });
  it("a replica lies in the only directory of its broker, else nobody knows yet where", () => {
    const controller = new FakeController();
    const two = { ...registrationOf(brokerOf(controller, 2)), logDirs: [OTHER, ID] };
    ask(controller, BrokerRegistration, two);
    controller.join(brokerOf(controller, 1));
    const none = { ...REC, brokerId: 3, fenced: false, logDirs: [] }; // from before directories had ids
    controller.write([encodeMetadataRecord(RegisterBrokerRecordCodec, none, 2)]);
    const from = controller.log.endOffset;
    controller.cluster.createTopic({ name: "orders", topicId: ID, assignments: [[1, 3]] });
    controller.write([byHandUnfenced(2, START)].map(bytesOf));
    controller.cluster.createTopic({ name: "b", topicId: OTHER, assignments: [[2]] });
    const fakeDir = registrationOf(brokerOf(controller, 1)).logDirs[0]!;
    const first = [
      byHand.topic("orders", ID),
      byHand.partition(ID, 0, [1, 3], [fakeDir, ZERO_UUID]),
    ];
    const unassigned = "AAAAAAAAAAAAAAAAAAAAAQ";
    const second = [byHand.topic("b", OTHER), byHand.partition(OTHER, 0, [2], [unassigned])];
    const at = Number(from);
    expect(hexOf(controller.log.read(from))).toBe(
      byHand.batch(at, 1, 0, first) + byHand.batch(at + 2, 1, 0, [byHandUnfenced(2, START)]) +
        byHand.batch(at + 3, 1, 0, second),
    );
  });
  it("a topic is gone from log and answers", () => {
    const [controller, brokers] = joined(1);
    create(controller);
    const names = {
      topics: [{ name: "orders", topicId: ZERO_UUID }],
      topicNames: [],
      timeoutMs: 1,
    };
    expect(ask(brokers[0]!, DeleteTopics, names).responses[0]!.errorCode).toBe(0);
    expect(ask(brokers[0]!, Metadata, { topics: null }).topics).toEqual([]);
    expect(new FakeController({ log: controller.log.read(0n) }).cluster.topics).toEqual([]);
    expect(controller.cluster.deleteTopic("orders")).toBe(false);
  });
  it("a test that asks for what cannot be is told", () => {
    const [{ cluster }] = joined(1);
    cluster.createTopic({ name: "orders" });
    expect(() => cluster.createTopic({ name: "orders" }))
      .toThrow(new RangeError('Cannot create topic "orders": expected a new name'));
    expect(() => cluster.createTopic({ name: "b", replicationFactor: 2 })).toThrow(
      'Cannot create topic "b": Unable to replicate the partition 2 time(s): The target',
    );
    expect(() => cluster.createTopic({ name: "b", isInternal: true })).toThrow(
      new RangeError(
        'Cannot create topic "b": expected a name that says isInternal true: the log does not',
      ),
    );
  });
  it("a placer of the test's own", () => {
    const [controller] = joined(3, { placer: () => () => [2, 0] });
    create(controller, { replicationFactor: 2 });
    expect(partitions(controller)).toEqual([[2, [2, 0]], [2, [2, 0]]]);
  });
  it("the same seed gives the same, checked or not; another one does not", () => {
    const run = (seed: number | undefined, peers: (brokers: FakeBroker[]) => FakeBroker) => {
      const [controller, brokers] = joined(9, seed === undefined ? {} : { seed });
      create(peers(brokers), { numPartitions: 30, replicationFactor: 3 });
      return partitions(controller);
    };
    const first = run(undefined, (brokers) => brokers[0]!);
    expect(run(1, (brokers) => brokers[8]!)).toEqual(first);
    expect(run(2, (brokers) => brokers[0]!)).not.toEqual(first);
    const [direct] = joined(9);
    direct.cluster.createTopic({ name: "orders", partitions: 30, replicationFactor: 3 });
    expect(partitions(direct)).toEqual(first);
  });
});

describe("broker facts: reading the metadata log from a controller listener", () => {
  const METADATA = "AAAAAAAAAAAAAAAAAAAAAQ";
  const partition = {
    partition: 0,
    currentLeaderEpoch: 2,
    fetchOffset: 0n,
    lastFetchedEpoch: 0,
    partitionMaxBytes: 0,
  };
  const request = (more: object = {}, of: object = {}) => ({
    clusterId: "ZmFrZS1jbHVzdGVyLTAwMQ",
    maxWaitMs: 500,
    minBytes: 0,
    topics: [{ topicId: METADATA, partitions: [{ ...partition, ...of }] }],
    ...more,
  });
  const controllerOf = () => joined(1, { leaderEpoch: 2 })[0];

  it("records, the high watermark, the leader and where it is", () => {
    const controller = controllerOf();
    const { errorCode, responses, nodeEndpoints } = ask(controller, Fetch, request());
    expect(errorCode).toBe(0);
    expect(responses[0]!.topicId).toBe(METADATA);
    expect(responses[0]!.partitions[0]).toMatchObject({
      errorCode: 0,
      highWatermark: controller.log.endOffset,
      lastStableOffset: -1n,
      logStartOffset: 0n,
      currentLeader: { leaderId: 100, leaderEpoch: 2 },
      abortedTransactions: [],
    });
    expect(hexOf(responses[0]!.partitions[0]!.records!)).toBe(hexOf(controller.log.read(0n)));
    expect(nodeEndpoints).toMatchObject([{
      nodeId: 100,
      host: "localhost",
      port: 9093,
      rack: null,
    }]);
    expect(ask(controller, Fetch, request(), 13).responses[0]!.partitions[0]!.errorCode).toBe(0);
  });
  type Row = readonly [name: string, code: number, more: object];
  const rows: readonly Row[] = [
    ["no leader epoch", 42, { currentLeaderEpoch: -1 }],
    ["an old one", 74, { currentLeaderEpoch: 1 }],
    ["one that is to come", 75, { currentLeaderEpoch: 3 }],
    ["a negative offset", 42, { fetchOffset: -1n }],
    ["no last fetched epoch", 42, { lastFetchedEpoch: -1 }],
  ];
  for (const [name, code, of] of rows) {
    it(`${name}: partition error ${code}, no records`, () => {
      const [data] = ask(controllerOf(), Fetch, request({}, of)).responses[0]!.partitions;
      expect(data).toMatchObject({
        errorCode: code,
        highWatermark: -1n,
        logStartOffset: 0n,
        currentLeader: { leaderId: 100, leaderEpoch: 2 },
        records: new Uint8Array(0),
      });
    });
  }
  const wholes: readonly Row[] = [
    ["another cluster", 104, { clusterId: ZERO_UUID }],
    ["another topic", 42, { topics: [{ topicId: ZERO_UUID, partitions: [partition] }] }],
    ["another partition", 42, {
      topics: [{ topicId: METADATA, partitions: [{ ...partition, partition: 1 }] }],
    }],
    ["two partitions", 42, {
      topics: [{ topicId: METADATA, partitions: [partition, partition] }],
    }],
    ["nothing", 42, { topics: [] }],
    ["a negative wait", 0, { maxWaitMs: -1 }],
  ];
  for (const [name, code, more] of wholes) {
    it(`${name}: error ${code} of the whole`, () => {
      const { errorCode, responses } = ask(controllerOf(), Fetch, request(more));
      expect(errorCode).toBe(code);
      expect(responses.flatMap(({ partitions }) => partitions.map((p) => p.errorCode)))
        .toEqual(code === 0 ? [42] : []);
    });
  }
  it("no cluster id will do, and version 12 will not", () => {
    const topics = [{ topic: "__cluster_metadata", partitions: [partition] }];
    expect(ask(controllerOf(), Fetch, request({ clusterId: null })).errorCode).toBe(0);
    expect(ask(controllerOf(), Fetch, { maxWaitMs: 1, minBytes: 0, topics }, 12))
      .toMatchObject({ errorCode: 42, responses: [] });
  });
  it("a broker does not have it: error 100 by id, 3 by name", () => {
    const [, brokers] = joined(1);
    const codeOf = (
      { responses }: { responses: readonly { partitions: readonly { errorCode: number }[] }[] },
    ) => responses[0]!.partitions[0]!.errorCode;
    expect(codeOf(ask(brokers[0]!, Fetch, request()))).toBe(100);
    const topics = [{ topic: "__cluster_metadata", partitions: [partition] }];
    expect(codeOf(ask(brokers[0]!, Fetch, { maxWaitMs: 1, minBytes: 0, topics }, 12))).toBe(3);
  });
  it("a reader at the end waits", () => {
    const controller = controllerOf();
    const at = { fetchOffset: controller.log.endOffset, lastFetchedEpoch: 2 };
    const waits = (more: object, of: object) => {
      const [action] = actionsTo(controller.accept(), Fetch, request(more, of));
      return action?.afterMs;
    };
    expect(waits({}, at)).toBe(500);
    expect(waits({ maxWaitMs: 0 }, at)).toBe(0);
    expect(waits({}, {})).toBe(0);
  });
  it("a reader that has read something else is told where", () => {
    const controller = controllerOf();
    const end = controller.log.endOffset;
    const found = (of: object) => {
      const [data] = ask(controller, Fetch, request({ maxWaitMs: 0 }, of)).responses[0]!.partitions;
      return [data!.divergingEpoch.epoch, data!.divergingEpoch.endOffset, data!.records?.length];
    };
    expect(found({ fetchOffset: end + 1n, lastFetchedEpoch: 2 })).toEqual([2, end, 0]);
    expect(found({ fetchOffset: 5n, lastFetchedEpoch: 1 })).toEqual([0, 0n, 0]);
    expect(found({ fetchOffset: 5n, lastFetchedEpoch: 7 })).toEqual([2, end, 0]);
    expect(found({ fetchOffset: end, lastFetchedEpoch: 2 })).toEqual([-1, -1n, 0]);
  });
  it("a log whose beginning is gone names a snapshot", () => {
    const controller = controllerOf();
    controller.log.deleteBefore(5n);
    const [data] = ask(controller, Fetch, request()).responses[0]!.partitions;
    expect(data).toMatchObject({
      errorCode: 0,
      highWatermark: controller.log.endOffset,
      logStartOffset: 5n,
      snapshotId: { endOffset: 5n, epoch: 2 },
    });
  });
  it("maxBytes cuts between batches for a first one, and later inside", () => {
    const controller = controllerOf();
    const sizes = [0, 1, 200].map((maxBytes) =>
      ask(controller, Fetch, request({ maxBytes })).responses[0]!.partitions[0]!.records!.length
    );
    const first = controller.log.read(0n, { maxBytes: 0, minOneBatch: true }).length;
    expect(sizes).toEqual([first, first, 200]);
  });
  it(
    "through a client: what is written while a reader waits is there afterwards",
    withClusters(
      async (clusterOf) => {
        const cluster = clusterOf([{}]);
        const end = cluster.controller.log.endOffset;
        const { records } = await cluster.fetch(end, 1, 1);
        expect(records).toEqual(new Uint8Array(0));
        expect(cluster.clock.nowMs()).toBe(1_700_000_000_500);
        await cluster.start();
        const later = await cluster.fetch(end, 1, 1);
        expect(hexOf(later.records!)).toBe(hexOf(cluster.controller.log.read(end)));
      },
    ),
  );
});

describe("a controller of itself", () => {
  const NO_OPERATIONS = { includeClusterAuthorizedOperations: false };
  const MISMATCH =
    "The request was sent to an endpoint of type CONTROLLER, but we wanted an endpoint of type BROKER";
  it("DescribeCluster tells of controllers, and not of brokers", () => {
    const [controller] = joined(2, { advertised: { host: "c", port: 7 } });
    const of = (endpointType: number, version: number) =>
      ask(controller, DescribeCluster, { ...NO_OPERATIONS, endpointType }, version);
    for (const version of [1, 2]) {
      expect(of(2, version)).toMatchObject({
        errorCode: 0,
        endpointType: 2,
        clusterId: "ZmFrZS1jbHVzdGVyLTAwMQ",
        controllerId: 100,
        brokers: [{ brokerId: 100, host: "c", port: 7, rack: null, pod: null, isFenced: false }],
      });
      expect(of(1, version)).toMatchObject({ errorCode: 114, errorMessage: MISMATCH, brokers: [] });
      expect(of(3, version))
        .toMatchObject({ errorCode: 115, errorMessage: "Unsupported endpoint type 3" });
    }
    expect(ask(controller, DescribeCluster, NO_OPERATIONS, 0))
      .toMatchObject({ errorCode: 42, errorMessage: MISMATCH });
    const asked = { includeClusterAuthorizedOperations: true, endpointType: 2 };
    expect(ask(controller, DescribeCluster, asked).clusterAuthorizedOperations).toBe(8096);
  });
  it("DescribeQuorum, in every version, and for another topic", () => {
    const controller = new FakeController({ clock: { nowMs: () => 7.9 }, leaderEpoch: 3 });
    const topics = [{ topicName: "__cluster_metadata", partitions: [{ partitionIndex: 0 }] }];
    for (const version of [0, 1, 2]) {
      const { errorCode, topics: told, nodes } = ask(
        controller,
        DescribeQuorum,
        { topics },
        version,
      );
      const lastFetchTimestamp = version < 1 ? -1n : 7n;
      const replicaDirectoryId = version < 2 ? ZERO_UUID : "ZmFrZS1jb250cm9sbGVyLQ";
      expect(errorCode).toBe(0);
      expect(told[0]!.partitions).toMatchObject([{
        leaderId: 100,
        leaderEpoch: 3,
        highWatermark: BigInt(START),
        currentVoters: [{ replicaId: 100, replicaDirectoryId, lastFetchTimestamp }],
        observers: [],
      }]);
      const listeners = [{ name: "CONTROLLER", host: "localhost", port: 9093 }];
      expect(nodes).toMatchObject(version < 2 ? [] : [{ nodeId: 100, listeners }]);
    }
    const other = [{ topicName: "orders", partitions: [{ partitionIndex: 4 }] }];
    expect(ask(controller, DescribeQuorum, { topics: other }).topics)
      .toMatchObject([{ topicName: "orders", partitions: [{ partitionIndex: 4, errorCode: 3 }] }]);
  });
  it("offers what a controller has, in the versions of 4.4, and closes on anything else", () => {
    const [controller] = joined(1);
    expect(
      controller.offered.map((
        { apiKey, minVersion, maxVersion },
      ) => [apiKey, minVersion, maxVersion]),
    )
      .toEqual([
        [1, 4, 18],
        [17, 0, 1],
        [18, 0, 5],
        [19, 2, 7],
        [20, 1, 6],
        [32, 1, 4],
        [36, 0, 2],
        [55, 0, 2],
        [60, 0, 2],
        [62, 0, 4],
        [63, 0, 2],
        [64, 0, 0],
      ]);
    const close = [{ type: "close", afterMs: 0 }];
    expect(actionsTo(controller.accept(), Metadata, { topics: null }, 12)).toEqual(close);
    expect(actionsTo(controller.accept(), ListOffsets, { replicaId: -1, topics: [] })).toEqual(
      close,
    );
    expect(controller.complaints.at(-1))
      .toBe("Cannot answer api key 2 (ListOffsets): expected one that is offered");
    const broker = brokerOf(controller, 1);
    expect(actionsTo(broker.accept(), BrokerRegistration, registrationOf(broker))).toEqual(close);
  });
  it("is no broker, even if one has its id", () => {
    const controller = new FakeController({ nodeId: 1, host: "controller" });
    expect(controller.cluster.nodes.size).toBe(0);
    const broker = new FakeBroker({ cluster: controller.cluster, nodeId: 1, host: "broker" });
    controller.join(broker);
    expect(controller.node.host).toBe("controller");
    expect([...controller.cluster.nodes.values()]).toEqual([broker.node]);
  });
  it(
    "has faults and a record of requests, as brokers have",
    withClusters(async (clusterOf) => {
      const cluster = clusterOf([{}]);
      cluster.controller.fault({ kind: "slow", api: "BrokerRegistration", delayMs: 300 });
      await cluster.register(0);
      expect(cluster.clock.nowMs()).toBe(1_700_000_000_300);
      expect(cluster.controller.requests.map(({ apiName }) => apiName))
        .toEqual(["ApiVersions", "BrokerRegistration"]);
    }),
  );
});

describe("brokers of a controller's cluster", () => {
  it("are not there before they have registered", () => {
    const controller = new FakeController();
    const broker = brokerOf(controller, 3);
    expect(ask(broker, Metadata, { topics: null }).brokers).toEqual([]);
    expect(broker.node.isFenced).toBe(true);
    controller.join(broker);
    expect(controller.cluster.nodes.get(3)).toBe(broker.node);
    expect(broker.node.isFenced).toBe(false);
    controller.join(broker); // once more changes nothing
    expect(ask(broker, Metadata, { topics: null }).brokers.map(({ nodeId }) => nodeId)).toEqual([
      3,
    ]);
  });
  it("tell what the registration said, not what they were made with", () => {
    const controller = new FakeController();
    const broker = new FakeBroker({ cluster: controller.cluster, rack: "a", pod: "x" });
    const listeners = [{ name: "PLAINTEXT", host: "elsewhere", port: 1, securityProtocol: 0 }];
    const said = { ...registrationOf(broker), listeners, rack: null, pod: "" };
    ask(controller, BrokerRegistration, said);
    expect(broker.node).toEqual({
      nodeId: 1,
      host: "elsewhere",
      port: 1,
      rack: null,
      pod: "",
      isFenced: true,
    });
  });
  it("cannot join another controller, nor take a live id", () => {
    const [controller] = joined(1);
    expect(() => controller.join(new FakeBroker({ nodeId: 7 }))).toThrow(
      new RangeError("Cannot join broker 7: expected one of the controller's cluster"),
    );
    const later = new FakeController({ log: controller.log.read(0n) });
    const taken = { ...registrationOf(brokerOf(later, 0)), incarnationId: OTHER };
    expect(ask(later, BrokerRegistration, taken).errorCode).toBe(101);
    const features = encodeMetadataRecord(
      FeatureLevelRecordCodec,
      { name: "new.version", featureLevel: 9 },
      0,
    );
    later.write([features]);
    expect(() => later.join(brokerOf(later, 5))).toThrow(
      new RangeError("Cannot join broker 5: expected to register it, found error 35"),
    );
    expect(() => later.fence(9))
      .toThrow(new RangeError("Cannot fence broker 9: expected a registered one"));
  });
});

describe("records of the test's own", () => {
  const record = (hex: string) => bytesOf(hex);
  const rows = [["X4", 0], ["X5", 1], ["X6", 2], ["X7", 3], ["X8", 4]] as const;
  for (const [id, version] of rows) {
    it(`protocol 9.2 ${id}: RegisterBrokerRecord ${version} brings its pod`, () => {
      const controller = new FakeController();
      const value = record(`0100${version.toString().padStart(2, "0")}${POD[id]}`);
      controller.write([value]);
      const broker = brokerOf(controller, 1);
      const asked = { includeClusterAuthorizedOperations: false, includeFencedBrokers: true };
      expect(ask(broker, DescribeCluster, asked).brokers).toMatchObject([
        { brokerId: 1, host: "h", port: 9092, rack: "r1", isFenced: true, pod: "canary-broker" },
      ]);
    });
  }
  it("fence and unfence as the first versions of KRaft did", () => {
    const [controller] = joined(1);
    const data = { id: 0, epoch: BigInt(START) };
    controller.write([encodeMetadataRecord(FenceBrokerRecordCodec, data, 0)]);
    expect(controller.cluster.nodes.get(0)?.isFenced).toBe(true);
    controller.write([encodeMetadataRecord(UnfenceBrokerRecordCodec, data, 0)]);
    expect(controller.cluster.nodes.get(0)?.isFenced).toBe(false);
  });
  it("count when their transaction ends, and not if it is aborted", () => {
    const controller = new FakeController();
    const begin = encodeMetadataRecord(BeginTransactionRecordCodec, { name: null }, 0);
    const body = RegisterBrokerRecordCodec.decode(bytesOf(POD.X8), 4);
    const broker = (brokerId: number) =>
      encodeMetadataRecord(RegisterBrokerRecordCodec, { ...body, brokerId }, 4);
    controller.write([begin, broker(1)]);
    expect(controller.cluster.nodes.size).toBe(0);
    controller.write([
      broker(2),
      encodeMetadataRecord(AbortTransactionRecordCodec, { reason: null }, 0),
    ]);
    expect(controller.cluster.nodes.size).toBe(0);
    controller.write([begin, broker(3), encodeMetadataRecord(EndTransactionRecordCodec, {}, 0)]);
    expect([...controller.cluster.nodes.keys()]).toEqual([3]);
  });
  it("that are none are refused, and nothing is written", () => {
    const controller = new FakeController();
    for (const hex of ["", "02", "010004", "010009"]) {
      expect(() => controller.write([record("01140000"), record(hex)])).toThrow("Cannot decode");
    }
    expect(controller.log.endOffset).toBe(BigInt(START));
    controller.write([record("01140000"), record("01ff7f00")]); // a type that nobody knows
    expect(controller.log.endOffset).toBe(BigInt(START + 2));
    controller.write([]);
    expect(controller.log.endOffset).toBe(BigInt(START + 2));
  });
  it("about what is not there", () => {
    const controller = new FakeController();
    const fence = encodeMetadataRecord(FenceBrokerRecordCodec, { id: 7, epoch: 1n }, 0);
    expect(() => controller.write([fence])).toThrow(
      new RangeError("Cannot replay the metadata log: expected broker 7 in it"),
    );
    const removed = record(`010900${"11".repeat(16)}00`);
    expect(() => controller.write([removed])).toThrow(
      new RangeError("Cannot replay the metadata log: expected topic EREREREREREREREREREREQ in it"),
    );
    const [other] = joined(1);
    other.cluster.createTopic({ name: "orders", topicId: ID });
    expect(() => other.write([record(byHand.partition(ID, 2, [0], [ZERO_UUID]))])).toThrow(
      new RangeError('Cannot replay the metadata log: expected partition 2 of "orders"'),
    );
  });
});

describe("options that cannot be", () => {
  it("settings of canaries, both at once", () => {
    expect(() => new FakeController({ canaryInterval: -1, canaryPod: "" }))
      .toThrow(/canary\.partition\.interval.*canary\.pod\.name/s);
  });
  it("a leader epoch, a directory, a log, versions", () => {
    for (const leaderEpoch of [0, -1, 1.5, NaN, 2 ** 31]) {
      expect(() => new FakeController({ leaderEpoch })).toThrow(
        new RangeError(
          `Cannot make a controller: expected a leaderEpoch of 1 to 2147483647, found ${leaderEpoch}`,
        ),
      );
    }
    expect(() => new FakeController({ directoryId: "x" })).toThrow("voterDirectoryId");
    expect(() => new FakeController({ versions: { Nothing: null } }))
      .toThrow('Cannot find API "Nothing": expected a name such as "Metadata"');
    const late = encodePlainBatch({
      baseOffset: 5n,
      records: [{ timestamp: 0n, value: bytesOf("01140000") }],
    });
    expect(() => new FakeController({ log: late })).toThrow(
      new RangeError("Cannot load a metadata log: expected a batch at offset 0, found one at 5"),
    );
    const broken = encodePlainBatch({ records: [{ timestamp: 0n, value: null }] });
    expect(() => new FakeController({ log: broken })).toThrow("Cannot decode");
    const [controller] = joined(1);
    const empty = new FakeController({ log: new Uint8Array(0), clock: new VirtualClock() });
    expect(hexOf(empty.log.read(0n))).toBe(hexOf(new FakeController().log.read(0n)));
    const copy = new FakeController({ log: controller.log.read(0n), leaderEpoch: 9 });
    expect([copy.leaderEpoch, copy.log.endOffset]).toEqual([1, controller.log.endOffset]);
  });
});
