import { describe, expect, it } from "vitest";
import { connectBroker } from "../../codec/driver/mod.ts";
import { BrokerHeartbeat } from "../../codec/messages/broker_heartbeat.ts";
import { BrokerRegistration } from "../../codec/messages/broker_registration.ts";
import { CreateTopics } from "../../codec/messages/create_topics.ts";
import { DeleteTopics } from "../../codec/messages/delete_topics.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { DescribeConfigs } from "../../codec/messages/describe_configs.ts";
import { DescribeQuorum } from "../../codec/messages/describe_quorum.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { UnregisterBroker } from "../../codec/messages/unregister_broker.ts";
import { readBatches } from "../../codec/records/mod.ts";
import {
  type FakeBroker,
  fakeCluster,
  FakeController,
  type FakeKafka,
  memoryDial,
  registrationOf,
  VirtualClock,
} from "../../codec/testing/mod.ts";
import { ask } from "./asking.ts";

const ORDERS = { name: "orders", partitions: 6 };

/** The nodes that a broker tells clients of. */
function told(broker: FakeBroker) {
  return ask(broker, Metadata, { topics: null }).brokers;
}

function leaders({ cluster }: FakeKafka): number[] {
  return cluster.topic("orders")!.partitions.map(({ leaderId }) => leaderId);
}

function addresses(nodes: readonly FakeBroker[]): string[] {
  return nodes.map(({ node, host, port }) => `${node.nodeId}@${host}:${port}`);
}

describe("fakeCluster()", () => {
  it("makes brokers, a controller, and topics with three replicas", () => {
    const kafka = fakeCluster({ brokers: 4, topics: [ORDERS] });
    expect(addresses(kafka.brokers)).toEqual([
      "1@broker-1:9092",
      "2@broker-2:9092",
      "3@broker-3:9092",
      "4@broker-4:9092",
    ]);
    expect(addresses(kafka.controllers)).toEqual(["100@controller-100:9093"]);
    expect(kafka.bootstrapServers).toBe(
      "broker-1:9092,broker-2:9092,broker-3:9092,broker-4:9092",
    );
    expect(kafka.bootstrapControllers).toBe("controller-100:9093");
    const { brokers, topics, clusterId } = ask(kafka.broker(3), Metadata, { topics: null });
    expect(brokers.map(({ nodeId, host }) => `${nodeId} ${host}`)).toEqual([
      "1 broker-1",
      "2 broker-2",
      "3 broker-3",
      "4 broker-4",
    ]);
    expect(clusterId).toBe(kafka.cluster.clusterId);
    expect(
      topics[0]!.partitions.map((
        { replicaNodes, isrNodes },
      ) => [replicaNodes.length, isrNodes.length]),
    ).toEqual(new Array(6).fill([3, 3]));
    expect(kafka.leaderOf("orders", 2)).toBe(topics[0]!.partitions[2]!.leaderId);
  });
  it("has as many replicas as brokers if those are few, and as many as it is told", () => {
    const two = fakeCluster({ brokers: 2, topics: [ORDERS] });
    expect(two.cluster.topic("orders")!.partitions[0]!.replicas.length).toBe(2);
    const one = fakeCluster({ brokers: 3, topics: [{ ...ORDERS, replicationFactor: 1 }] });
    expect(one.cluster.topic("orders")!.partitions[0]!.replicas.length).toBe(1);
    const assignments = [[3, 1], [2, 3]];
    const given = fakeCluster({ brokers: 3, topics: [{ name: "orders", assignments }] });
    expect(leaders(given)).toEqual([3, 2]);
  });
  it("takes what each node is, and what all are", () => {
    const kafka = fakeCluster({
      brokers: [
        { nodeId: 7, host: "localhost", port: 9001, rack: "a", pod: "main" },
        { versions: { Metadata: { max: 8 } }, throttleTimeMs: 5 },
      ],
      versions: { Metadata: { max: 12 } },
      throttleTimeMs: 3,
      defaultConfigs: { "message.max.bytes": "77" },
      clusterId: "b3RoZXItY2x1c3Rlci0wMQ",
    });
    expect(addresses(kafka.brokers)).toEqual(["7@localhost:9001", "8@broker-8:9092"]);
    const max = ({ offered }: FakeBroker) => offered.find(({ apiKey }) => apiKey === 3)!.maxVersion;
    expect(kafka.brokers.map((broker) => [max(broker), broker.throttleTimeMs])).toEqual([
      [12, 3],
      [8, 5],
    ]);
    const [first] = ask(kafka.broker(7), Metadata, { topics: [] }, 12).brokers;
    expect([first!.rack, first!.pod]).toEqual(["a", "main"]);
    const resources = [{ resourceType: 4, resourceName: "8", configurationKeys: null }];
    const { results } = ask(kafka.broker(8), DescribeConfigs, { resources });
    expect(results[0]!.configs.map(({ name, value }) => `${name}=${value}`)).toEqual([
      "message.max.bytes=77",
    ]);
    expect(kafka.cluster.clusterId).toBe("b3RoZXItY2x1c3Rlci0wMQ");
  });
  it("places topics by pod, if asked to", () => {
    const pods = ["main", "main", "canary-broker"];
    const topics = [{ ...ORDERS, partitions: 5, replicationFactor: 1 }];
    const brokers = pods.map((pod) => ({ pod }));
    const kafka = fakeCluster({ brokers, topics, canaryInterval: 5 });
    expect(leaders(kafka).indexOf(3)).toBe(4);
  });
  it("names what it cannot find, or make", () => {
    const kafka = fakeCluster({ brokers: 2, topics: [ORDERS] });
    expect(() => kafka.broker(100)).toThrow(
      new RangeError("Cannot find broker 100: expected one of 1, 2"),
    );
    expect(() => kafka.stop(3)).toThrow(
      new RangeError("Cannot find node 3: expected one of 1, 2, 100"),
    );
    expect(() => kafka.leaderOf("orders", 6)).toThrow(
      new RangeError('Cannot find partition 6 of "orders": expected one that is there'),
    );
    expect(() => kafka.add({ nodeId: 2 })).toThrow(
      new RangeError("Cannot add broker 2: expected an id that is free"),
    );
    expect(() => fakeCluster({ brokers: 1, controllers: 0 })).toThrow(
      new RangeError("Cannot make a cluster: expected at least one controller"),
    );
    expect(() => fakeCluster({ brokers: 1, topics: [{ ...ORDERS, replicationFactor: 2 }] }))
      .toThrow(RangeError);
  });
});

describe("FakeKafka.stop(), freeze() and start()", () => {
  it("stop: what a broker led is led by others, and it is in no table", () => {
    const kafka = fakeCluster({ brokers: 3, topics: [ORDERS] });
    const led = leaders(kafka);
    kafka.stop(2);
    expect(leaders(kafka)).not.toContain(2);
    expect(leaders(kafka).every((id, i) => id === led[i] || led[i] === 2)).toBe(true);
    expect(told(kafka.broker(1)).map(({ nodeId }) => nodeId)).toEqual([1, 3]);
    expect([kafka.isUp(1), kafka.isUp(2)]).toEqual([true, false]);
    kafka.start(2);
    expect(kafka.isUp(2)).toBe(true);
    expect(told(kafka.broker(1)).map(({ nodeId }) => nodeId)).toEqual([1, 2, 3]);
    const { partitions } = kafka.cluster.topic("orders")!;
    expect(partitions.every(({ isr }) => isr.includes(2))).toBe(true);
    expect(leaders(kafka)).not.toContain(2); // nobody gives back what he leads
  });
  it("stop: nobody leads what only it had, until it starts again", () => {
    const topics = [{ name: "orders", assignments: [[1], [2]] }];
    const kafka = fakeCluster({ brokers: 2, topics });
    kafka.stop(2);
    expect(leaders(kafka)).toEqual([1, -1]);
    kafka.start(2);
    expect(leaders(kafka)).toEqual([1, 2]);
  });
  for (const [how, reason] of [["close", "PEER_CLOSED"], ["reset", "PEER_RESET"]] as const) {
    it(`stop: transports end (${how}), new ones are refused, until it starts`, async () => {
      const kafka = fakeCluster({ brokers: 1 });
      const [clock, options] = timeOf(kafka);
      const dial = memoryDial(kafka.brokers, { clock });
      const client = await clock.run(connectBroker(dial, options));
      kafka.broker(1).fault({ kind: "slow", delayMs: 100 });
      const call = client.call(Metadata, { topics: [] }).catch((error) => error);
      await clock.advance(10);
      kafka.stop(1, how);
      expect((await clock.run(call)).reason).toBe(reason);
      const refused = await clock.run(connectBroker(dial, options).catch((error) => error));
      expect(refused.reason).toBe("CONNECT_REFUSED");
      kafka.start(1);
      expect((await clock.run(client.call(Metadata, { topics: [] }))).brokers.length).toBe(1);
      await clock.run(client.close());
      expect([kafka.broker(1).openTransports, clock.pending]).toEqual([0, 0]);
    });
  }
  it("freeze: nobody is told, nothing is done, who dials waits; start resets what is left", async () => {
    const kafka = fakeCluster({ brokers: 2, topics: [{ name: "orders", assignments: [[1, 2]] }] });
    const [clock, options] = timeOf(kafka);
    const dial = memoryDial(kafka.brokers, { clock });
    const client = await clock.run(connectBroker(dial, options));
    const broker = kafka.broker(1);
    const { length } = broker.requests;
    kafka.freeze(1);
    const calls = [1, 2].map(() => client.call(Metadata, { topics: [] }).catch((error) => error));
    await clock.advance(1_000);
    const dialled = connectBroker(dial, options).catch((error) => error);
    await clock.advance(3_000);
    expect([broker.openTransports, broker.requests.length]).toEqual([1, length]);
    expect([leaders(kafka), told(kafka.broker(2)).length]).toEqual([[1], 2]);
    kafka.controller.fence(1);
    expect([leaders(kafka), told(kafka.broker(2)).length]).toEqual([[2], 1]);
    expect((await clock.run(dialled)).reason).toBe("CONNECT_TIMEOUT");
    expect(clock.nowMs()).toBe(6_000);
    kafka.start(1);
    const errors = await clock.run(Promise.all(calls));
    expect(errors.map(({ reason }) => reason)).toEqual(["PEER_RESET", "PEER_RESET"]);
    expect(errors[0].sent).toBe("maybe");
    expect(clock.nowMs()).toBe(6_000);
    expect((await clock.run(client.call(Metadata, { topics: [] }))).brokers.length).toBe(2);
    await clock.run(client.close());
    expect([broker.openTransports, clock.pending]).toEqual([0, 0]);
  });
  it("freeze: what was about to be said is not said", async () => {
    const kafka = fakeCluster({ brokers: 1 });
    const [clock, options] = timeOf(kafka);
    const client = await clock.run(connectBroker(memoryDial(kafka.brokers, { clock }), options));
    kafka.broker(1).fault({ kind: "slow", delayMs: 100 });
    const call = client.call(Metadata, { topics: [] }, { timeoutMs: 5_000 })
      .catch((error) => error);
    await clock.advance(50);
    kafka.freeze(1);
    expect((await clock.run(call)).reason).toBe("REQUEST_TIMEOUT");
    expect(clock.nowMs()).toBe(5_000);
    await clock.run(client.close());
  });
  it("a stopped broker can be frozen, and the other way round", async () => {
    const kafka = fakeCluster({ brokers: 1 });
    const [clock, options] = timeOf(kafka);
    const dial = memoryDial(kafka.brokers, { clock });
    const reason = async () => {
      const error = await clock.run(connectBroker(dial, options).catch((error) => error));
      return error.reason;
    };
    kafka.stop(1);
    kafka.stop(1);
    kafka.freeze(1);
    expect(await reason()).toBe("CONNECT_TIMEOUT");
    kafka.stop(1);
    expect(await reason()).toBe("CONNECT_REFUSED");
    kafka.start(1);
    const client = await clock.run(connectBroker(dial, options));
    await clock.run(client.close());
  });
  it("start: with other versions, rack and pod, as after an upgrade", () => {
    const kafka = fakeCluster({ brokers: 2, versions: { Metadata: { max: 8 } } });
    kafka.stop(1);
    kafka.start(1, { versions: {}, rack: "b", pod: "main" });
    const [first, second] = told(kafka.broker(1));
    expect([first!.rack, first!.pod, second!.rack, second!.pod]).toEqual([
      "b",
      "main",
      null,
      null,
    ]);
    kafka.start(1, { pod: null });
    expect([told(kafka.broker(1))[0]!.rack, told(kafka.broker(1))[0]!.pod]).toEqual(["b", null]);
  });
});

describe("FakeKafka.move()", () => {
  it("nobody listens at the old address, and clients are told the new one", async () => {
    const kafka = fakeCluster({ brokers: 2, topics: [ORDERS] });
    const [clock, options] = timeOf(kafka);
    const dial = memoryDial(kafka.brokers, { clock });
    const client = await clock.run(connectBroker(dial, options));
    const led = leaders(kafka);
    kafka.move(1, { port: 9999 });
    await clock.advance(1); // until then a call would be sent, and lost
    const call = client.call(Metadata, { topics: [] }, { timeoutMs: 5_000 });
    const error = await clock.run(call.catch((error) => error));
    expect([error.reason, error.because]).toEqual(["CALL_TIMEOUT", "CONNECT_REFUSED"]);
    await clock.run(client.close());
    expect(told(kafka.broker(2)).map(({ nodeId, host, port }) => `${nodeId}@${host}:${port}`))
      .toEqual(["1@broker-1:9999", "2@broker-2:9092"]);
    expect(leaders(kafka)).toEqual(led);
    expect(kafka.bootstrapServers).toBe("broker-1:9999,broker-2:9092");
    const there = await clock.run(connectBroker(dial, { ...options, port: 9999 }));
    await clock.run(there.close());
  });
  it("may tell clients another address than the one where it is reached", () => {
    const kafka = fakeCluster({ brokers: 1 });
    kafka.move(1, { host: "b", advertised: { host: "tunnel", port: 19092 } });
    const [node] = told(kafka.broker(1));
    expect([node!.host, node!.port, kafka.bootstrapServers]).toEqual(["tunnel", 19092, "b:9092"]);
    kafka.start(1, { rack: "a" });
    expect(told(kafka.broker(1))[0]!.host).toBe("tunnel");
  });
});

describe("FakeKafka.add()", () => {
  it("one more broker is in service at once, and is seen by those who have the list", () => {
    const kafka = fakeCluster({ brokers: 2, versions: { Metadata: { max: 12 } } });
    const { brokers } = kafka;
    const third = kafka.add({ rack: "c" });
    kafka.add({ nodeId: 0 });
    expect(brokers.map(({ node }) => node.nodeId)).toEqual([0, 1, 2, 3]);
    expect(third.host).toBe("broker-3");
    expect(third.offered.find(({ apiKey }) => apiKey === 3)!.maxVersion).toBe(12);
    const nodes = ask(kafka.broker(0), Metadata, { topics: [] }, 12).brokers;
    expect(nodes.map(({ nodeId, rack }) => [nodeId, rack])).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [3, "c"],
    ]);
  });
});

describe("FakeKafka.lead()", () => {
  it("another replica leads, with the next epoch", () => {
    const kafka = fakeCluster({ brokers: 3, topics: [{ name: "orders", assignments: [[1, 2]] }] });
    const [partition] = kafka.cluster.topic("orders")!.partitions;
    kafka.lead("orders", 0, 2);
    expect([partition!.leaderId, partition!.leaderEpoch]).toEqual([2, 1]);
    const refused = 'Cannot let 3 lead "orders" 0: expected one of the replicas in sync (1, 2)';
    expect(() => kafka.lead("orders", 0, 3)).toThrow(new RangeError(refused));
    kafka.stop(1);
    expect(() => kafka.lead("orders", 0, 1)).toThrow(RangeError);
  });
});

describe("FakeKafka.elect()", () => {
  it("a broker: it is said to be the controller as long as it is up", () => {
    const kafka = fakeCluster({ brokers: 3 });
    const said = () => ask(kafka.broker(3), Metadata, { topics: [] }).controllerId;
    expect(said()).toBe(1);
    kafka.elect(2);
    expect(said()).toBe(2);
    kafka.stop(2);
    expect(said()).toBe(1);
  });
  it("a controller: it becomes the active one, and clients are told", () => {
    const kafka = fakeCluster({ brokers: 1, controllers: 3 });
    const [first, second] = kafka.controllers as [FakeController, FakeController];
    expect(kafka.bootstrapControllers).toBe(
      "controller-100:9093,controller-101:9093,controller-102:9093",
    );
    const said = (controller: FakeBroker) => {
      const asked = { endpointType: 2, includeClusterAuthorizedOperations: false };
      const { controllerId, brokers } = ask(controller, DescribeCluster, asked);
      return [controllerId, ...brokers.map(({ brokerId, host }) => `${brokerId} ${host}`)];
    };
    const nodes = ["100 controller-100", "101 controller-101", "102 controller-102"];
    expect([first, second].map(said)).toEqual([[100, ...nodes], [100, ...nodes]]);
    kafka.elect(101);
    expect([first, second].map(said)).toEqual([[101, ...nodes], [101, ...nodes]]);
    expect([kafka.controller, first.isLeading]).toEqual([second, false]);
    kafka.stop(101);
    expect(kafka.controller).toBe(first);
    kafka.start(101);
    expect(kafka.controller).toBe(first);
  });
  it("the one controller that there is stays the active one", () => {
    const kafka = fakeCluster({ brokers: 2 });
    kafka.stop(100);
    expect(kafka.controller.isLeading).toBe(true);
    kafka.stop(1);
    expect(told(kafka.broker(2)).length).toBe(1);
  });
});

describe("FakeController beside another", () => {
  const first = () => new FakeController();
  const besides = (beside: FakeController) =>
    new FakeController({ beside, nodeId: 101, host: "c", port: 9094 });

  it("shares cluster and log, and begins a new term when it leads", () => {
    const controller = first();
    const other = besides(controller);
    expect([other.cluster, other.log]).toEqual([controller.cluster, controller.log]);
    expect([controller.isLeading, other.isLeading]).toEqual([true, false]);
    other.lead();
    other.lead();
    expect([controller.isLeading, other.isLeading]).toEqual([false, true]);
    expect([controller.leaderEpoch, other.leaderEpoch]).toEqual([2, 2]);
    const batches = [...readBatches(other.log.read(0n))];
    expect(batches.map(({ isControl, partitionLeaderEpoch }) => [isControl, partitionLeaderEpoch]))
      .toEqual([[true, 1], [false, 1], [true, 1], [true, 2]]);
  });
  it("answers 41 to those who want the active one, and does nothing", () => {
    const controller = first();
    const other = besides(controller);
    const kafka = fakeCluster({ brokers: 1 });
    const { endOffset } = controller.log;
    const registration = registrationOf(kafka.broker(1));
    const { brokerId } = registration;
    const heartbeat = {
      brokerId,
      brokerEpoch: 0n,
      currentMetadataOffset: 0n,
      wantFence: false,
      wantShutDown: false,
    };
    const topic = {
      name: "a",
      numPartitions: 1,
      replicationFactor: 1,
      assignments: [],
      configs: [],
    };
    const topics = [{ name: "a", topicId: "AAAAAAAAAAAAAAAAAAAAAA" }];
    expect([
      ask(other, BrokerRegistration, registration).errorCode,
      ask(other, BrokerHeartbeat, heartbeat).errorCode,
      ask(other, UnregisterBroker, { brokerId }).errorCode,
      ask(other, CreateTopics, { topics: [topic], timeoutMs: 1 }).topics[0]!.errorCode,
      ask(other, DeleteTopics, { topics, timeoutMs: 1 }).responses[0]!.errorCode,
      ask(other, DeleteTopics, { topicNames: ["a"], timeoutMs: 1 }, 5).responses[0]!.errorCode,
    ]).toEqual([41, 41, 41, 41, 41, 41]);
    expect(controller.log.endOffset).toBe(endOffset);
    other.lead();
    const clusterId = other.cluster.clusterId;
    expect(ask(other, BrokerRegistration, { ...registration, clusterId }).errorCode).toBe(0);
  });
  it("says who leads to those who read the log, or ask for the quorum", () => {
    const controller = first();
    const other = besides(controller);
    const partition = { partition: 0, currentLeaderEpoch: 1, fetchOffset: 0n, lastFetchedEpoch: 0 };
    const asked = {
      topicId: "AAAAAAAAAAAAAAAAAAAAAQ",
      partitions: [{ ...partition, partitionMaxBytes: 9_999 }],
    };
    const fetched = ask(other, Fetch, {
      maxWaitMs: 0,
      minBytes: 0,
      topics: [asked],
    });
    const [data] = fetched.responses[0]!.partitions;
    expect([data!.errorCode, data!.currentLeader.leaderId, fetched.nodeEndpoints[0]!.nodeId])
      .toEqual([6, 100, 100]);
    const topics = [{ topicName: "__cluster_metadata", partitions: [{ partitionIndex: 0 }] }];
    const quorumOf = (controller: FakeController) => {
      const { topics: [topic], nodes } = ask(controller, DescribeQuorum, { topics });
      const { errorCode, leaderId, currentVoters } = topic!.partitions[0]!;
      return [errorCode, leaderId, currentVoters.length, nodes.length];
    };
    expect([controller, other].map(quorumOf)).toEqual([[0, 100, 2, 2], [6, 0, 0, 0]]);
    other.lead();
    expect([controller, other].map(quorumOf)).toEqual([[6, 0, 0, 0], [0, 101, 2, 2]]);
  });
});

/** A clock, and what connects to the first broker by it. */
function timeOf(kafka: FakeKafka) {
  const clock = new VirtualClock();
  const { host, port } = kafka.brokers[0]!;
  return [clock, { host, port, clock, seed: 1 }] as const;
}
