import { describe, expect, it } from "vitest";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { Bench } from "../kit/cluster.ts";

/** Lets a node be known by another address, where the same broker listens. */
function move(bench: Bench, nodeId: number, host: string): void {
  bench.world.listen(host, 9092, bench.brokers.get(nodeId)!);
  bench.fake.nodes.get(nodeId)!.host = host;
}

/** Metadata is asked for, and has come. */
function refresh(bench: Bench): Bench {
  bench.do({ type: "refreshMetadata" });
  return bench.run(150);
}

describe("connection B.1: keys", () => {
  it("connection B.1: entries of the list are b:-1/main, b:-2/main … in their order", () => {
    const bench = new Bench({ bootstrapServers: "x.test:1, y.test:2,[::1]:3" }, { nodes: [] });
    bench.do({ type: "tick" });
    bench.run(350);
    const found = bench.effects("resolve", "open").slice(0, 3).map((effect) => [
      effect.connection,
      effect.type,
      effect.host,
    ]);
    expect(found.sort()).toEqual([
      ["b:-1/main", "resolve", "x.test"],
      ["b:-2/main", "resolve", "y.test"],
      ["b:-3/main", "open", "::1"],
    ]);
  });

  it("connection B.1: nodes are n:<id>/main, whatever their address", () => {
    const bench = new Bench({}, { nodes: [7, 1] }).begin().ready(1, 7);
    expect(bench.asked("ListGroups")).toEqual([
      "205 n:1/main ListGroups",
      "208 n:7/main ListGroups",
    ]);
  });

  it("connection B.1: several ids at one address have lanes of their own", () => {
    const bench = new Bench({ metadataClusterCheckEnable: false }, { nodes: [1, 2] });
    bench.fake.nodes.get(2)!.host = "b1.test";
    bench.begin().ready(1, 2);
    expect(bench.view.nodes.map(({ nodeId, host, port }) => [nodeId, host, port])).toEqual([
      [1, "b1.test", 9092],
      [2, "b1.test", 9092],
    ]);
    expect(bench.world.transports).toEqual(["n:1/main b1.test:9092", "n:2/main b1.test:9092"]);
  });

  it("connection B.1: with bootstrap.controllers lanes are c:<id>/main", () => {
    const bench = new Bench({ bootstrapControllers: "boot.test:9092" }, { nodes: [100, 101] });
    bench.asControllers(101).begin();
    bench.call({ node: 101 });
    expect(bench.result(1)).toBe("answered by 101 at 206");
    expect(bench.asked()).toEqual(["2 b:-1/main DescribeCluster", "205 c:101/main ListGroups"]);
  });

  it("connection B.1: a lane in place of a retired one takes the next suffix, again and again", () => {
    const bench = new Bench().begin().ready(1);
    for (const host of ["two.test", "three.test"]) {
      move(bench, 1, host);
      refresh(bench).ready(1);
    }
    expect(bench.asked("ListGroups").map((line) => line.slice(line.indexOf(" ") + 1))).toEqual([
      "n:1/main ListGroups",
      "n:1/main.2 ListGroups",
      "n:1/main.3 ListGroups",
    ]);
  });

  it("connection B.1: reports of a retired lane's transport do not reach the lane in its place", () => {
    const bench = new Bench({ hostChangePolicy: "abort" }).begin().ready(1);
    move(bench, 1, "two.test");
    refresh(bench).ready(1);
    const { attempt } = bench.effects("open").find(({ connection }) => connection === "n:1/main")!;
    const before = bench.machine.deadlineMs;
    for (
      const report of [
        { type: "received", bytes: new Uint8Array([0, 0, 0, 4, 9, 9, 9, 9]) },
        { type: "opened", remote: "10.0.0.1:9092" },
        { type: "peerClosed" },
      ] as const
    ) {
      const input = { connection: "n:1/main", attempt, ...report };
      expect(bench.answer(input)).toEqual({ ok: true });
      expect(bench.take()).toEqual([]);
    }
    expect(bench.machine.deadlineMs).toBe(before);
    const id = bench.call({ node: 1 });
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 1, latencyMs: 1 });
  });
});

describe("connection B.2: the node table", () => {
  it("connection B.2: it is empty at first, and holds what metadata tells", () => {
    const bench = new Bench({}, {
      nodes: [{ nodeId: 2, rack: "a", pod: "blue" }, { nodeId: 1, port: 9095 }],
    });
    const { clusterId, controllerId, generation, nodes, topics } = bench.view;
    expect({ clusterId, controllerId, generation, nodes, topics }).toEqual({
      clusterId: null,
      controllerId: -1,
      generation: 0,
      nodes: [],
      topics: [],
    });
    bench.begin();
    const view = bench.view;
    expect({ clusterId: view.clusterId, controllerId: view.controllerId }).toEqual({
      clusterId: "ZmFrZS1jbHVzdGVyLTAwMQ",
      controllerId: 1,
    });
    expect(view.nodes).toEqual([
      { nodeId: 1, host: "b1.test", port: 9095, rack: null, pod: null },
      { nodeId: 2, host: "b2.test", port: 9092, rack: "a", pod: "blue" },
    ]);
  });

  it("connection B.2: generation grows with each table; only other nodes are told", () => {
    const bench = new Bench().begin();
    expect(bench.view.generation).toBe(1);
    refresh(bench);
    expect(bench.view.generation).toBe(2);
    bench.addBroker({ nodeId: 4 });
    bench.fake.nodes.delete(2);
    move(bench, 3, "three.test");
    refresh(bench);
    expect(bench.told("tableChanged")).toEqual([
      { type: "tableChanged", generation: 1, added: [1, 2, 3], moved: [], removed: [] },
      { type: "tableChanged", generation: 3, added: [4], moved: [3], removed: [2] },
    ]);
  });

  it("connection B.2: a view is a copy, and does not change", () => {
    const bench = new Bench().begin();
    const { nodes, generation } = bench.view;
    bench.fake.nodes.delete(2);
    const view = bench.view;
    refresh(bench);
    expect(view.nodes).toEqual(nodes);
    expect(view.generation).toBe(generation);
    expect(bench.view.nodes.map(({ nodeId }) => nodeId)).toEqual([1, 3]);
  });

  it("connection B.2: controllers come from DescribeCluster with endpoint type 2", () => {
    const bench = new Bench({ bootstrapControllers: "boot.test:9092" }, { nodes: [100, 101] });
    bench.asControllers(101).begin();
    expect(bench.world.seen[1]).toEqual({
      atMs: 2,
      connection: "b:-1/main",
      place: "boot.test:9092",
      apiName: "DescribeCluster",
      apiVersion: 2,
      body: {
        includeClusterAuthorizedOperations: false,
        endpointType: 2,
        includeFencedBrokers: false,
      },
    });
    const { controllerId, clusterId, nodes } = bench.view;
    expect({ controllerId, clusterId, nodes }).toEqual({
      controllerId: 101,
      clusterId: "ZmFrZS1jbHVzdGVyLTAwMQ",
      nodes: [
        { nodeId: 100, host: "b100.test", port: 9092, rack: null, pod: null },
        { nodeId: 101, host: "b101.test", port: 9092, rack: null, pod: null },
      ],
    });
  });

  it("connection B.2: the wrong kind of endpoint, error 114, is a failed update", () => {
    const bench = new Bench({ bootstrapControllers: "boot.test:9092" }, { nodes: [1, 2] });
    bench.do({ type: "tick" }); // these are brokers, and answer 114
    bench.run(250);
    expect(bench.view.generation).toBe(0);
    expect(bench.asked()).toEqual([
      "2 b:-1/main DescribeCluster",
      "103 b:-1/main DescribeCluster",
      "204 b:-1/main DescribeCluster",
    ]);
  });
});

describe("connection B.3: applying a table", () => {
  it("connection B.3 step 1: a table without brokers is a failed update; the old one stays", () => {
    const bench = new Bench({}, { nodes: [1] }).begin();
    const broker = bench.brokers.get(1)!;
    let empty = true;
    broker.on(MetadataServer, (request, context) => {
      const told = context.next(request)!;
      return empty ? { ...told, brokers: [] } : told;
    });
    bench.do({ type: "refreshMetadata" });
    bench.run(300);
    expect(bench.view.nodes.map(({ nodeId }) => nodeId)).toEqual([1]);
    expect(bench.view.generation).toBe(1);
    expect(bench.refreshes.map(({ atMs }) => atMs)).toEqual([2, 205, 306, 407]);
    empty = false;
    bench.run(500);
    expect(bench.view.generation).toBe(2);
    expect(bench.refreshes.map(({ atMs }) => atMs)).toEqual([2, 205, 306, 407, 508]);
  });

  it("connection B.3 step 3: a new node gets no connection until it is needed", () => {
    const bench = new Bench().begin();
    bench.run(1_000);
    expect(bench.story("open")).toEqual(["0 b:-1/main open boot.test:9092"]);
  });

  it("connection B.3 step 3: rack and pod change without touching a connection", () => {
    const bench = new Bench({}, { nodes: [{ nodeId: 1, rack: "a", pod: "blue" }] }).begin().ready(
      1,
    );
    Object.assign(bench.fake.nodes.get(1)!, { rack: "b", pod: "green" });
    refresh(bench).ready(1);
    expect(bench.view.nodes).toEqual([
      { nodeId: 1, host: "b1.test", port: 9092, rack: "b", pod: "green" },
    ]);
    expect(bench.story("open", "tableChanged", "podChanged", "close", "abort")).toEqual([
      "0 b:-1/main open boot.test:9092",
      "3 tableChanged 1 +1 ~ -",
      "3 podChanged 1 blue seen",
      "3 b:-1/main close",
      "203 n:1/main open b1.test:9092",
      "207 podChanged 1 green seen",
    ]);
  });

  it("connection B.3 step 3: the same host in other letters, or with a dot behind it, is the same", () => {
    const bench = new Bench().begin().ready(1);
    bench.fake.nodes.get(1)!.host = "B1.Test.";
    refresh(bench).ready(1);
    expect(bench.story("open", "tableChanged")).toEqual([
      "0 b:-1/main open boot.test:9092",
      "3 tableChanged 1 +1,2,3 ~ -",
      "203 n:1/main open b1.test:9092",
    ]);
  });

  it("connection B.3 step 3: a moved node's lane settles what is in flight; new calls take a fresh one", () => {
    const bench = new Bench().begin().ready(1, 2);
    bench.hold(1);
    const old = bench.call({ node: 1 });
    move(bench, 1, "two.test");
    refresh(bench);
    const next = bench.call({ node: 1 });
    expect(bench.result(next)).toBe("answered by 1 at 362");
    expect(bench.states.get("n:1/main")).toBe("draining");
    bench.release("b1.test:9092");
    expect(bench.result(old)).toBe("answered by 1 at 363");
    expect(bench.states.get("n:1/main")).toBe("closed");
    expect(bench.asked("ListGroups").slice(2)).toEqual([
      "209 n:1/main ListGroups",
      "361 n:1/main.2 ListGroups",
    ]);
  });

  it("connection B.3 step 3: what is not settled within drain.timeout.ms fails", () => {
    const bench = new Bench({ drainTimeoutMs: 700 }).begin().ready(1, 2);
    bench.hold(1);
    const id = bench.call({ node: 1 });
    move(bench, 1, "two.test");
    bench.do({ type: "refreshMetadata" });
    expect(bench.result(id)).toBe("OUTCOME_UNKNOWN DRAIN_TIMEOUT, sent maybe, at 910");
    expect(bench.outcome(id)).toMatchObject({ nodeId: 1 });
  });

  it("connection B.3 step 3: with host.change.policy = abort the old lane ends at once", () => {
    const bench = new Bench({ hostChangePolicy: "abort" }).begin().ready(1, 2);
    bench.hold(1);
    const lost = bench.call({ node: 1 });
    const again = bench.call({ node: 1 }, { idempotent: true });
    move(bench, 1, "two.test");
    bench.do({ type: "refreshMetadata" });
    expect(bench.result(lost)).toBe("OUTCOME_UNKNOWN LOCAL_CLOSE, sent maybe, at 210");
    expect(bench.states.get("n:1/main")).toBe("closed");
    expect(bench.result(again)).toBe("answered by 1 at 313");
    expect(bench.asked("ListGroups").at(-1)).toBe("312 n:1/main.2 ListGroups");
  });

  it("connection B.3 step 3, A.8: a lane at rest goes to the new address next, without the backoff of the old one", () => {
    const bench = new Bench({ reconnectBackoffMs: 60_000 }, { nodes: [1, 2] }).begin().ready(2);
    bench.place(1).manner = "refuses";
    const id = bench.call({ node: 1 });
    bench.run(10);
    expect(bench.states.get("n:1/main")).toBe("backoff");
    move(bench, 1, "two.test");
    bench.do({ type: "refreshMetadata" });
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 1 });
    expect(bench.now).toBeLessThan(500);
    expect(bench.story("open").at(-1)).toMatch(/ n:1\/main(\.2)? open two\.test:9092$/);
  });

  it("connection B.1: lanes that have ended are forgotten", () => {
    const bench = new Bench({ hostChangePolicy: "abort" }).begin().ready(1);
    const sizes: number[] = [];
    for (let i = 0; i < 30; i++) {
      move(bench, 1, `host${i}.test`);
      refresh(bench).ready(1);
      sizes.push(JSON.stringify(bench.machine.snapshot()).length);
    }
    expect(sizes.at(-1)! - sizes[5]!).toBeLessThan(200); // numbers get longer
  });

  it("connection B.3 step 3, F35: a node that is gone gets no call any more; its lane drains", () => {
    const bench = new Bench().begin().ready(1, 2, 3);
    bench.hold(3);
    const old = bench.call({ node: 3 });
    bench.fake.nodes.delete(3);
    refresh(bench);
    const next = bench.call({ node: 3 });
    const all = Array.from({ length: 8 }, () => bench.call("any"));
    bench.run(100);
    bench.release(3);
    expect(bench.result(old)).toMatch(/^answered by 3 /);
    expect(bench.outcome(next)).toMatchObject({ reason: "NODE_GONE", sent: "no", nodeId: 3 });
    for (const id of all) expect(bench.result(id)).toMatch(/^answered by [12] /);
    expect(bench.asked("ListGroups").filter((line) => line.includes("n:3"))).toHaveLength(2);
    expect(bench.states.get("n:3/main")).toBe("closed");
  });

  it("connection B.3 step 3: calls that wait for the lane of a node that is gone go elsewhere", () => {
    const bench = new Bench({}, {
      nodes: [1, 2, 3],
      topics: [{ name: "t", assignments: [[3, 1]] }],
    });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.begin().ready(1);
    bench.place(3).manner = "blackHole";
    const id = bench.call({ leader: "t", partition: 0 });
    bench.run(10);
    expect(bench.inSetup).toEqual(["n:3/main"]);
    bench.fake.nodes.delete(3);
    bench.fake.topic("t")!.partitions[0]!.leaderId = 1;
    bench.do({ type: "refreshMetadata" });
    expect(bench.result(id)).toBe("answered by 1 at 218");
  });

  it("connection B.3 step 4, F39: the entries of the list are no nodes; their lanes drain once quiet", () => {
    const bench = new Bench({}, { boot: 2 });
    bench.hold("boot.test:9092");
    bench.do({ type: "tick" });
    bench.run(2); // Metadata is on its way
    const id = bench.call("bootstrap");
    bench.run(1);
    expect(bench.view.nodes.map(({ nodeId }) => nodeId)).toEqual([1, 2, 3]);
    expect(bench.states.get("b:-1/main")).toBe("draining");
    bench.run(500);
    expect(bench.outcomes.size).toBe(0);
    bench.release("boot.test:9092");
    expect(bench.result(id)).toBe("answered by null at 504");
    expect(bench.states.get("b:-1/main")).toBe("closed");
    expect(bench.told("tableChanged")).toEqual([
      { type: "tableChanged", generation: 1, added: [1, 2, 3], moved: [], removed: [] },
    ]);
  });

  describe("connection B.3 step 5: leader epochs", () => {
    function begun(): { bench: Bench; leader: () => unknown[] } {
      const topics = [{ name: "t", assignments: [[1, 2, 3]] }];
      const bench = new Bench({}, { topics });
      bench.do({ type: "useTopics", topics: ["t"] });
      Object.assign(bench.fake.topic("t")!.partitions[0]!, { leaderEpoch: 5 });
      bench.begin();
      const leader = () =>
        bench.view.partitionsOf("t").map(({ leaderId, leaderEpoch }) => [leaderId, leaderEpoch]);
      return { bench, leader };
    }
    function lead(bench: Bench, leaderId: number, leaderEpoch: number): void {
      Object.assign(bench.fake.topic("t")!.partitions[0]!, { leaderId, leaderEpoch });
      refresh(bench);
    }

    it("connection B.3 step 5: what metadata tells of a partition", () => {
      const { bench } = begun();
      expect(bench.view.partitionsOf("t")).toEqual([
        { partition: 0, leaderId: 1, leaderEpoch: 5, replicas: [1, 2, 3], isr: [1, 2, 3] },
      ]);
      expect(bench.view.partitionsOf("u")).toEqual([]);
    });

    it("connection F37: a lower epoch of the same topic is ignored, an equal or higher one is taken", () => {
      const { bench, leader } = begun();
      expect(leader()).toEqual([[1, 5]]);
      lead(bench, 2, 4);
      expect(leader()).toEqual([[1, 5]]);
      lead(bench, 2, 5);
      expect(leader()).toEqual([[2, 5]]);
      lead(bench, 3, 6);
      expect(leader()).toEqual([[3, 6]]);
    });

    it("connection B.3 step 5: another topic id begins anew", () => {
      const { bench, leader } = begun();
      bench.fake.deleteTopic("t");
      bench.fake.createTopic({ name: "t", assignments: [[3]] });
      refresh(bench);
      expect(leader()).toEqual([[3, 0]]);
      lead(bench, 2, 1);
      expect(leader()).toEqual([[2, 1]]);
    });

    it("connection B.3 step 5: −1, from old brokers, is taken", () => {
      const { bench, leader } = begun();
      lead(bench, 2, -1);
      expect(leader()).toEqual([[2, -1]]);
    });
  });

  it("connection B.3 step 6: a partial answer leaves other topics alone, but brokers and controller are taken", () => {
    const topics = [{ name: "a" }, { name: "b", assignments: [[2]] }, { name: "c" }];
    const bench = new Bench({}, { topics });
    bench.do({ type: "useTopics", topics: ["a"] });
    bench.begin();
    bench.addBroker({ nodeId: 4 });
    bench.fake.nodes.delete(3);
    bench.fake.controllerId = 4;
    bench.do({ type: "useTopics", topics: ["a", "b"] });
    bench.run(10);
    expect(bench.refreshes.map(({ topics }) => topics)).toEqual([["a"], ["b"]]);
    expect(bench.view.topics).toEqual(["a", "b"]);
    expect(bench.view.controllerId).toBe(4);
    expect(bench.told("tableChanged").slice(1)).toEqual([
      { type: "tableChanged", generation: 2, added: [4], moved: [], removed: [3] },
    ]);
  });

  it("connection B.3: a full answer forgets topics that are not there any more", () => {
    const bench = new Bench({}, { topics: [{ name: "a" }, { name: "b" }] });
    bench.do({ type: "useTopics", topics: null });
    bench.begin();
    expect(bench.view.topics).toEqual(["a", "b"]);
    bench.fake.deleteTopic("a");
    refresh(bench);
    expect(bench.view.topics).toEqual(["b"]);
  });
});
