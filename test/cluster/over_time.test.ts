// What is known of nodes, topics and lanes while these come, go and come back.

import { describe, expect, it } from "vitest";
import { clusterView } from "../../codec/cluster/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { FindCoordinatorServer } from "../../codec/messages/find_coordinator.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { FakeCluster } from "../../codec/testing/mod.ts";
import { Bench, type WorldOptions } from "../kit/cluster.ts";

const ONE: WorldOptions = { nodes: [1], topics: [{ name: "t", assignments: [[1]] }] };

const ID = "AAAAAAAAAAAAAAAAAAAAAQ";

/** Every node names this one as every coordinator. */
function coordinatorIs(bench: Bench, nodeId: () => number): void {
  for (const broker of bench.brokers.values()) {
    broker.on(FindCoordinatorServer, ({ coordinatorKeys }) => ({
      coordinators: coordinatorKeys.map((key) => ({
        key,
        nodeId: nodeId(),
        host: `b${nodeId()}.test`,
        port: 9092,
        errorCode: 0,
        errorMessage: null,
      })),
    }));
  }
}

/** Every node says this of topic `t`. */
function topicIs(bench: Bench, told: () => { errorCode: number; leaderEpoch: number }): void {
  const { clusterId } = bench.fake;
  const brokers = [...bench.brokers].map(([nodeId, { host, port }]) => ({ nodeId, host, port }));
  for (const broker of bench.brokers.values()) {
    broker.on(MetadataServer, () => {
      const { errorCode, leaderEpoch } = told();
      const partition = {
        errorCode: 0,
        partitionIndex: 0,
        leaderId: 1,
        leaderEpoch,
        replicaNodes: [1],
        isrNodes: [1],
        offlineReplicas: [],
      };
      const partitions = errorCode === 0 ? [partition] : [];
      const topic = { errorCode, name: "t", topicId: ID, isInternal: false, partitions };
      return { clusterId, controllerId: 1, brokers, topics: [topic] };
    });
  }
}

describe("connection B.4: errors in metadata itself", () => {
  it("connection B.4: a topic that has no leader yet is asked for until it has one", () => {
    const bench = new Bench({}, { nodes: [1] });
    let errorCode = 5;
    topicIs(bench, () => ({ errorCode, leaderEpoch: 0 }));
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.runTo(1_000);
    expect(bench.view.topics).toEqual([]);
    errorCode = 0;
    bench.run(200);
    expect(bench.view.topics).toEqual(["t"]);
    const { length } = bench.refreshes;
    bench.run(5_000);
    expect(bench.refreshes).toHaveLength(length);
  });

  it("connection F37: an error between them does not let an older epoch in", () => {
    const bench = new Bench({}, { nodes: [1], restores: 7 });
    let told = { errorCode: 0, leaderEpoch: 5 };
    topicIs(bench, () => told);
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.runTo(500);
    told = { errorCode: 3, leaderEpoch: 0 };
    bench.do({ type: "refreshMetadata" });
    bench.run(50);
    expect(bench.view.partitionsOf("t")).toEqual([]);
    told = { errorCode: 0, leaderEpoch: 4 };
    bench.run(500);
    expect(bench.view.partitionsOf("t")).toMatchObject([{ leaderEpoch: 5 }]);
    told = { errorCode: 0, leaderEpoch: 6 };
    bench.do({ type: "refreshMetadata" });
    bench.run(500);
    expect(bench.view.partitionsOf("t")).toMatchObject([{ leaderEpoch: 6 }]);
  });

  it("connection B.4: a topic is asked for once, however many calls name it meanwhile", () => {
    const bench = new Bench({}, ONE).begin().ready(1);
    bench.run(500);
    const { length } = bench.refreshes;
    bench.place(1).latencyMs = 10;
    const ids = [bench.call({ leader: "t", partition: 0 })];
    bench.run(3);
    ids.push(bench.call({ leader: "t", partition: 0 }));
    for (const id of ids) expect(bench.result(id)).toMatch(/^answered by 1 /);
    bench.run(2_000);
    expect(bench.refreshes.slice(length).map(({ topics }) => topics)).toEqual([["t"]]);
  });

  it("connection B.4: an answer that comes too late for its call tells of old metadata all the same", () => {
    const bench = new Bench({}, ONE).begin();
    bench.outcome(bench.call({ leader: "t", partition: 0 }));
    bench.run(1_000);
    bench.script(1, [6]);
    bench.place(1).latencyMs = 1_000;
    const { length } = bench.refreshes;
    const id = bench.call({ leader: "t", partition: 0 }, { timeoutMs: 500 });
    expect(bench.outcome(id)).toMatchObject({ reason: "CALL_TIMEOUT", sent: "maybe" });
    bench.run(5_000);
    expect(bench.refreshes).toHaveLength(length + 1);
  });

  it("connection F33: controllers know no leaders, and are not asked for any", () => {
    const bench = new Bench({ bootstrapControllers: "boot.test:9092" }, { nodes: [1, 2, 3] })
      .asControllers(1).begin();
    bench.run(1_000);
    const { length } = bench.asked("DescribeCluster");
    for (let i = 0; i < 20; i++) {
      const id = bench.call({ leader: `t${i}`, partition: 0 });
      expect(bench.outcome(id)).toMatchObject({ reason: "NODE_GONE" });
      bench.run(4);
    }
    expect(bench.asked("DescribeCluster")).toHaveLength(length);
  });
});

describe("connection B.7: waiting for a lane", () => {
  it("connection B.7: after request.timeout.ms another coordinator is looked for, whatever tables say meanwhile", () => {
    const options = { requestTimeoutMs: 3_000, connectTimeoutMs: null };
    const bench = new Bench({ ...options, socketConnectionSetupTimeoutMs: 30_000 }, {
      nodes: [1, 2, 3],
    });
    bench.begin().ready(1, 3);
    let coordinator = 2;
    coordinatorIs(bench, () => coordinator);
    bench.kill(2, "blackHole");
    const startMs = bench.now;
    const id = bench.call({ coordinator: "group", key: "g" }, { idempotent: true });
    bench.run(1_000);
    coordinator = 3;
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 3 });
    expect(bench.now - startMs).toBeLessThan(3_200);
  });

  it("connection F45: a lane that nobody waits for any more wakes nobody", () => {
    const topics = [{ name: "t", assignments: [[1]] }];
    const bench = new Bench({ reconnectBackoffMs: 20_000 }, { nodes: [1, 2], topics });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.begin().ready(2);
    bench.place(1).manner = "refuses";
    bench.hold(2, "Metadata");
    const id = bench.call({ leader: "t", partition: 0 }, { timeoutMs: 100 });
    expect(bench.outcome(id)).toMatchObject({ reason: "CALL_TIMEOUT" });
    expect(bench.machine.deadlineMs).toBeGreaterThan(bench.now + 15_000);
  });

  it("connection B.8: more coordinators may be sought at once than are remembered", () => {
    const n = 10_050;
    const bench = new Bench({ maxInFlightRequestsPerConnection: 1_000 }, { nodes: [1] }).begin();
    coordinatorIs(bench, () => 1);
    bench.ready(1);
    for (let i = 0; i < n; i++) bench.callQuietly({ coordinator: "group", key: `g${i}` });
    bench.take();
    while (bench.outcomes.size < n + 1 && bench.step(bench.now + 1_000));
    const answers = [...bench.outcomes.values()].filter(({ type }) => type === "callAnswered");
    expect(answers).toHaveLength(n + 1);
    expect(bench.asked("FindCoordinator")).toHaveLength(n);
  });
});

describe("connection B.9, B.11: nodes that go", () => {
  it("connection B.9: once a table was accepted, beginning anew waits no longer than a second", () => {
    const bench = new Bench({ reconnectBackoffMs: 2_000 }, { nodes: [1] });
    for (const place of ["boot.test:9092", 1]) bench.place(place).manner = "refuses";
    bench.do({ type: "tick" });
    bench.runTo(200_000); // the brake has grown to half a minute
    for (const place of ["boot.test:9092", 1]) bench.place(place).manner = "answers";
    const tables = bench.told("tableChanged").length;
    bench.until(() => bench.told("tableChanged").length > tables);
    bench.ready(1).run(300);
    bench.kill(1);
    bench.call({ node: 1 });
    const startMs = bench.now;
    const times = bench.told("rebootstrapped").length;
    bench.until(() => bench.told("rebootstrapped").length > times);
    expect(bench.now - startMs).toBeLessThan(5_000);
  });

  it("connection B.11: a node with a lane that is ready is not down", () => {
    const options = { coordinatorLane: "separate", metadataRecoveryStrategy: "none" } as const;
    const bench = new Bench(options, { nodes: [1] }).begin();
    coordinatorIs(bench, () => 1);
    bench.outcome(bench.call({ coordinator: "group", key: "g" }));
    bench.ready(1);
    for (const place of ["boot.test:9092", 1]) bench.place(place).manner = "refuses";
    const { attempt } = bench.effects("open").findLast((e) => e.connection === "n:1/main")!;
    bench.call({ node: 1 }, { timeoutMs: 3_000 });
    bench.do({ type: "peerClosed", connection: "n:1/main", attempt, code: "ECONNRESET" });
    bench.run(500);
    expect(bench.states.get("n:1/coordinator")).toBe("ready");
    expect(bench.told("allNodesDown")).toEqual([]);
  });

  it("connection B.5: of a stranger's node a lane in setup is begun anew", () => {
    const options = { coordinatorLane: "separate", metadataClusterCheckEnable: false } as const;
    const bench = new Bench({ ...options, metadataPriority: false }, { nodes: [1] }).begin();
    coordinatorIs(bench, () => 1);
    bench.outcome(bench.call({ coordinator: "group", key: "g" }));
    bench.kill(1, "answers");
    bench.run(300);
    bench.addBroker({ nodeId: 1 }, new FakeCluster({ clusterId: "b3RoZXItY2x1c3Rlci0wMQ" }));
    bench.ready(1).run(300);
    bench.place("b1.test:9092").latencyMs = 50;
    const startMs = bench.now;
    bench.do({ type: "refreshMetadata" });
    bench.run(10);
    bench.call({ coordinator: "group", key: "g" }, { timeoutMs: 1_000 });
    bench.run(60);
    const lost = bench.log.filter(({ atMs, effect }) =>
      atMs >= startMs && effect.type === "disconnected"
    );
    expect(
      lost.map(({ effect }) =>
        effect.type === "disconnected" ? [effect.connection, effect.reason] : []
      ),
    ).toEqual([["n:1/main", "CLUSTER_MISMATCH"], ["n:1/coordinator", "INVALIDATED"]]);
  });

  it("connection A.11, C10: without rules a lane goes where its node is, wherever it went before", () => {
    const redirector = parseRedirector("b1.test:9092 => proxy.test:9092");
    const bench = new Bench({ redirector }, { nodes: [1, 2], boot: 2 });
    bench.world.listen("proxy.test", 9092, bench.brokers.get(1)!);
    bench.begin().ready(1, 2);
    bench.kill("proxy.test:9092", "answers");
    bench.run(300);
    bench.do({ type: "setRedirector", redirector: null });
    bench.brokers.get(1)!.on(ApiVersionsServer, () => ({ errorCode: 129, apiKeys: [] }));
    bench.call({ node: 1 }, { timeoutMs: 2_000 });
    bench.run(1_500);
    expect(bench.told("misrouteSuspected")).toEqual([]);
    expect(bench.told("rebootstrapped")[0]).toMatchObject({ cause: "error-129" });
  });
});

describe("connection B.6: connect.hedge.ms", () => {
  it("connection B.6: attempts that others have begun put it off for nobody", () => {
    const options = { connectHedgeMs: 200, connectTimeoutMs: 20_000, metadataPriority: false };
    const bench = new Bench(options, { nodes: [1, 2, 3, 4, 5, 6] }).begin();
    for (const place of ["boot.test:9092", 1, 2, 3, 4, 5, 6]) bench.kill(place, "blackHole");
    bench.run(100);
    const before = bench.effects("open").length;
    bench.call("any", { timeoutMs: 5_000 });
    const nodes = () => bench.effects("open").slice(before).map(({ connection }) => connection[2]);
    const others = [1, 2, 3, 4, 5, 6].filter((node) => nodes()[0] !== `${node}`).slice(0, 3);
    for (const node of others) {
      bench.run(150);
      bench.call({ node }, { timeoutMs: 5_000 });
    }
    bench.run(50);
    expect(nodes().filter((node) => !others.includes(Number(node))).length).toBeGreaterThan(1);
  });
});

describe("connection 1.2: the view", () => {
  it("connection B.10: partitions by pod take no longer than there are partitions", () => {
    const partitions = 20_000;
    const bench = new Bench({}, { nodes: [1], topics: [{ name: "t", partitions }] });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.begin();
    const startMs = performance.now();
    expect(clusterView(bench.machine).partitionsByPod("t").get(null)).toHaveLength(partitions);
    expect(performance.now() - startMs).toBeLessThan(1_000); // some milliseconds
  });
});
