import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { FakeCluster } from "../../codec/testing/mod.ts";
import { Bench, type WorldOptions } from "../kit/cluster.ts";

const OURS = "ZmFrZS1jbHVzdGVyLTAwMQ";
const OTHER = "b3RoZXItY2x1c3Rlci0wMQ";
/** Brokers before KIP-1242: they do not look whom a client means. */
const OLD = { ApiVersions: { max: 4 } };

/** A cluster of two, node 2 of which has given its address to node 2 of another cluster. */
function mixed(options: Partial<ClusterOptions> = {}): Bench {
  const nodes: WorldOptions["nodes"] = [{ nodeId: 1, versions: OLD }, { nodeId: 2, versions: OLD }];
  const bench = new Bench({ connectionsMaxIdleMs: -1, ...options }, { nodes });
  bench.begin().ready(1);
  const cluster = new FakeCluster({ clusterId: OTHER });
  bench.addBroker({ nodeId: 2, versions: OLD }, cluster);
  bench.addBroker({ nodeId: 9, versions: OLD }, cluster);
  return bench;
}

/** Lets metadata be asked for where only node 2 is ready and has nothing to do. */
function askNodeTwo(bench: Bench): void {
  bench.ready(2);
  bench.hold(1);
  bench.call({ node: 1 }, { idempotent: true });
  bench.do({ type: "refreshMetadata" });
  bench.run(50);
}

describe("connection B.5: the right cluster", () => {
  it("connection B.5: the first id is remembered, the same one accepted", () => {
    const bench = new Bench().begin();
    expect(bench.view.clusterId).toBe(OURS);
    bench.do({ type: "refreshMetadata" });
    bench.run(150);
    expect([bench.view.clusterId, bench.view.generation]).toEqual([OURS, 2]);
  });

  it("connection F36: another id changes nothing; the lane fails and metadata is asked for elsewhere", () => {
    const bench = mixed();
    const { nodes, generation } = bench.view;
    askNodeTwo(bench);
    expect(bench.refreshes.at(-1)!.connection).toBe("n:2/main");
    const view = bench.view;
    expect([view.clusterId, view.nodes, view.generation]).toEqual([OURS, nodes, generation]);
    const { reason, phase, detail } = bench.effects("disconnected").at(-1)!;
    expect({ reason, phase }).toEqual({ reason: "CLUSTER_MISMATCH", phase: "ready" });
    expect(detail.message).toContain(OTHER);
    bench.release(1);
    bench.run(500);
    expect(bench.refreshes.at(-1)!.connection).toBe("n:1/main");
    expect(bench.view.generation).toBe(generation + 1);
  });

  it("connection B.5: a node's other lane leads to the same stranger: it fails with the first", () => {
    const bench = mixed({ coordinatorLane: "separate" });
    const id = bench.call({ coordinator: "group", key: "g" });
    bench.until(() => bench.effects("ready").some((e) => e.connection === "n:2/coordinator"));
    bench.outcome(id);
    askNodeTwo(bench);
    const lost = bench.effects("disconnected").map((e) => `${e.connection} ${e.reason}`);
    expect(lost).toEqual(["n:2/coordinator CLUSTER_MISMATCH", "n:2/main CLUSTER_MISMATCH"]);
  });

  it("connection B.5: with cluster.check = accept the other cluster is believed", () => {
    const bench = mixed({ clusterCheck: "accept" });
    askNodeTwo(bench);
    expect(bench.view.clusterId).toBe(OTHER);
    expect(bench.view.nodes.map(({ nodeId }) => nodeId)).toEqual([2, 9]);
    expect(bench.effects("disconnected")).toEqual([]);
  });

  it("connection B.5: with cluster.check = rebootstrap the cluster begins anew", () => {
    const bench = mixed({ clusterCheck: "rebootstrap" });
    askNodeTwo(bench);
    expect(bench.told("rebootstrapped")).toHaveLength(1);
    expect(bench.view.clusterId).toBe(OURS);
    expect(bench.view.nodes.map(({ nodeId }) => nodeId)).toEqual([1, 2]);
    expect(bench.asked().at(-1)).toMatch(/b:-1\/main(\.\d)? Metadata$/);
  });

  it("connection B.5: null keeps the id that is known", () => {
    const bench = new Bench({}, { nodes: [1] }).begin();
    bench.brokers.get(1)!.on(MetadataServer, (request, context) => ({
      ...context.next(request)!,
      clusterId: null,
    }));
    bench.do({ type: "refreshMetadata" });
    bench.run(150);
    expect([bench.view.clusterId, bench.view.generation]).toEqual([OURS, 2]);
  });
});

describe("connection B.5: KIP-1242", () => {
  /** Whom a lane's ApiVersions says that it means. */
  function meant(options: Partial<ClusterOptions>, connection = "n:2/main"): unknown {
    const bench = new Bench(options).begin().ready(2);
    const seen = bench.world.seen.filter(({ apiName }) => apiName === "ApiVersions");
    const found = seen.find((one) => one.connection === connection)!;
    const { clusterId, nodeId } = found.body as { clusterId: string | null; nodeId: number };
    return { clusterId, nodeId };
  }
  const NOBODY = { clusterId: null, nodeId: -1 };

  it("connection B.5: a node is asked whether it is the one, when the cluster is known", () => {
    expect(meant({})).toEqual({ clusterId: OURS, nodeId: 2 });
    expect(meant({}, "b:-1/main")).toEqual(NOBODY);
  });

  it("connection B.5: not with metadata.recovery.strategy = none", () => {
    expect(meant({ metadataRecoveryStrategy: "none" })).toEqual(NOBODY);
  });

  it("connection B.5: not with metadata.cluster.check.enable = false", () => {
    expect(meant({ metadataClusterCheckEnable: false })).toEqual(NOBODY);
  });

  it("connection B.5: a coordinator's own lane says the plain node id", () => {
    const bench = new Bench({ coordinatorLane: "separate" }, { nodes: [1] }).begin();
    const id = bench.call({ coordinator: "group", key: "g" });
    expect(bench.result(id)).toMatch(/^answered by 1 /);
    const seen = bench.world.seen.filter(({ apiName }) => apiName === "ApiVersions");
    const { body } = seen.find(({ connection }) => connection === "n:1/coordinator")!;
    expect(body).toMatchObject({ clusterId: OURS, nodeId: 1 });
  });

  it("connection A.11, B.9: a node that is another one says 129, and the cluster begins anew", () => {
    const bench = new Bench().begin();
    bench.world.places.get("b2.test:9092")!.broker = bench.brokers.get(3)!; // the address has changed hands
    const id = bench.call({ node: 2 }, { timeoutMs: 3_000 });
    bench.run(20);
    expect(bench.story("disconnected", "rebootstrapped").slice(0, 2)).toEqual([
      "205 n:2/main disconnected CLUSTER_MISMATCH",
      "205 rebootstrapped error-129",
    ]);
    bench.world.places.get("b2.test:9092")!.broker = bench.brokers.get(2)!;
    expect(bench.result(id)).toMatch(/^answered by 2 /);
  });
});

describe("connection B.5: misrouteSuspected", () => {
  const topics = [{ name: "t", assignments: [[2], [2], [1]] }];
  const nodes: WorldOptions["nodes"] = [1, 2, 3].map((nodeId) => ({ nodeId, versions: OLD }));

  /** A tunnel that leads to broker 1 alone, whoever is meant; brokers say 6 for what they do not lead. */
  function tunnel(rules: string): Bench {
    const bench = new Bench({ redirector: parseRedirector(rules) }, { nodes, topics });
    bench.world.listen("tunnel.test", 9092, bench.brokers.get(1)!);
    bench.do({ type: "useTopics", topics: ["t"] });
    return bench.begin();
  }

  it("connection B.5, C10: three refusals in a row by a node that metadata still calls leader", () => {
    const bench = tunnel("purpose:broker => tunnel.test:9092").ready(1, 3);
    bench.script(1, [6]);
    bench.call({ leader: "t", partition: 0 }, { idempotent: true, timeoutMs: 5_000 });
    bench.until(() => bench.told("misrouteSuspected").length > 0);
    const asked = bench.asked("ListGroups").filter((line) => line.includes("n:2/main"));
    expect(asked).toHaveLength(3);
    expect(bench.told("misrouteSuspected")).toEqual([{
      type: "misrouteSuspected",
      nodeId: 2,
      dialled: { host: "tunnel.test", port: 9092 },
      sharedWith: [1, 3],
    }]);
    bench.run(4_000);
    expect(bench.told("misrouteSuspected")).toHaveLength(1);
  });

  it("connection A.11, C10: a broker that knows KIP-1242 says so itself: the event names who shares the address", () => {
    const rules = "purpose:broker => tunnel.test:9092";
    const bench = new Bench({ redirector: parseRedirector(rules) }, { nodes: [1, 2, 3], topics });
    bench.world.listen("tunnel.test", 9092, bench.brokers.get(1)!);
    bench.begin().ready(1);
    bench.call({ node: 2 }, { timeoutMs: 1_000 });
    bench.until(() => bench.told("misrouteSuspected").length > 0);
    expect(bench.told("misrouteSuspected")[0]).toEqual({
      type: "misrouteSuspected",
      nodeId: 2,
      dialled: { host: "tunnel.test", port: 9092 },
      sharedWith: [1],
    });
    expect(bench.story("disconnected")[0]).toMatch(/ n:2\/main disconnected CLUSTER_MISMATCH$/);
  });

  it("connection B.5: fewer, or with a success between them, are none", () => {
    const bench = tunnel("node:2 => tunnel.test:9092");
    bench.script(1, [6, 6, 0, 6, 6, 0]);
    for (let i = 0; i < 2; i++) {
      const id = bench.call({ leader: "t", partition: i }, { idempotent: true });
      expect(bench.result(id)).toMatch(/^answered by 2 /);
    }
    bench.run(500);
    expect(bench.told("misrouteSuspected")).toEqual([]);
  });

  it("connection B.5: refusals by a leader that has moved are none", () => {
    const bench = new Bench({}, { nodes, topics });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.begin();
    bench.script(2, [6]);
    const ids = [0, 1].map((partition) =>
      bench.call({ leader: "t", partition }, { idempotent: true })
    );
    for (const partition of bench.fake.topic("t")!.partitions) {
      Object.assign(partition, { leaderId: 3, leaderEpoch: 1 });
    }
    for (const id of ids) expect(bench.result(id)).toMatch(/^answered by 3 /);
    expect(bench.told("misrouteSuspected")).toEqual([]);
  });
});
