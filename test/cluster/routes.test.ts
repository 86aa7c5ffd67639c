import { describe, expect, it } from "vitest";
import type { ClusterOptions, Route } from "../../codec/cluster/mod.ts";
import { FindCoordinatorServer } from "../../codec/messages/find_coordinator.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { APIS, Bench, detailOf } from "../kit/cluster.ts";

const TOPICS = [{ name: "t", assignments: [[1], [2], [3]] }];

/** No coordinator, says FindCoordinator. */
const NOBODY = { key: "g", nodeId: -1, host: "", port: -1, errorCode: 15, errorMessage: null };

function begun(options: Partial<ClusterOptions> = {}): Bench {
  const bench = new Bench({ connectionsMaxIdleMs: -1, ...options }, { topics: TOPICS });
  bench.do({ type: "useTopics", topics: ["t"] });
  return bench.begin();
}

/** Who has answered so many calls. */
function answerers(bench: Bench, route: Route, count = 12): number[] {
  const found = new Set<number>();
  for (let i = 0; i < count; i++) {
    const outcome = bench.outcome(bench.call(route));
    found.add((outcome as { nodeId: number }).nodeId);
  }
  return [...found].sort();
}

describe("connection B.7: routes", () => {
  it("connection B.7: any: whoever has least to do", () => {
    const bench = begun().ready(1, 2, 3);
    expect(answerers(bench, "any", 40)).toEqual([1, 2, 3]);
  });

  it("connection B.7: node: this one", () => {
    const bench = begun();
    expect([3, 1, 2].map((node) => answerers(bench, { node }, 3))).toEqual([[3], [1], [2]]);
  });

  it("connection B.7: leader: that of the partition", () => {
    const bench = begun();
    const found = [0, 1, 2].map((partition) => answerers(bench, { leader: "t", partition }, 2));
    expect(found).toEqual([[1], [2], [3]]);
  });

  it("connection B.7: bootstrap: an entry of the list, before and after the first table", () => {
    const bench = new Bench();
    const first = bench.call("bootstrap");
    expect(bench.outcome(first)).toMatchObject({ type: "callAnswered", nodeId: null });
    bench.run(500);
    const second = bench.call("bootstrap");
    expect(bench.outcome(second)).toMatchObject({ type: "callAnswered", nodeId: null });
    expect(bench.asked("ListGroups").map((line) => line.split(" ")[1])).toEqual([
      "b:-1/main",
      "b:-1/main.2",
    ]);
    expect(bench.view.nodes.map(({ nodeId }) => nodeId)).toEqual([1, 2, 3]);
  });

  it("connection B.7: a route that is none, or needs what there is not", () => {
    const bench = begun({ apis: APIS.filter(({ name }) => name !== "FindCoordinator") });
    const call = { type: "call", id: 99, apiKey: 16, message: {} } as const;
    expect(bench.answer({ ...call, route: { coordinator: "group", key: "g" } }))
      .toEqual({ ok: false, reason: "UNKNOWN_API" });
    expect(bench.answer({ ...call, apiKey: 1, route: "any" }))
      .toEqual({ ok: false, reason: "UNKNOWN_API" });
    expect(bench.take()).toEqual([]);
  });

  it("connection B.7: a route that cannot be served fails at its end with what is known", () => {
    const bench = begun();
    const outcome = bench.outcome(bench.call("controllerQuorum", { timeoutMs: 1_000 }));
    expect(outcome).toMatchObject({ type: "callFailed", sent: "no" });
    expect(detailOf(outcome)).toMatch(/bootstrap\.controllers/);
  });
});

describe("connection B.8: controller", () => {
  it("connection B.8: the one that metadata names", () => {
    const bench = begun();
    bench.fake.controllerId = 3;
    bench.do({ type: "refreshMetadata" });
    bench.run(200);
    expect(answerers(bench, "controller", 3)).toEqual([3]);
  });

  it("connection B.8: −1, as in an election, is waited for with backoff", () => {
    const bench = begun();
    bench.fake.controllerId = -1;
    bench.do({ type: "refreshMetadata" });
    bench.run(200);
    const id = bench.call("controller");
    const startMs = bench.now;
    bench.run(350);
    expect(bench.outcomes.has(id)).toBe(false);
    const asked = bench.refreshes.filter(({ atMs }) => atMs >= startMs).map(({ atMs }) => atMs);
    expect(asked.length).toBeGreaterThan(1);
    asked.slice(1).forEach((atMs, i) => expect(atMs - asked[i]!).toBeGreaterThanOrEqual(100));
    bench.fake.controllerId = 2;
    expect(bench.result(id)).toMatch(/^answered by 2 /);
  });

  it("connection B.8: two answers may name two, and both are right", () => {
    const bench = begun().ready(1, 2, 3);
    for (const [nodeId, broker] of bench.brokers) {
      broker.on(
        MetadataServer,
        (request, context) => ({ ...context.next(request)!, controllerId: nodeId }),
      );
    }
    const found: number[] = [];
    for (let i = 0; i < 12; i++) {
      bench.do({ type: "refreshMetadata" });
      bench.run(300);
      const { controllerId } = bench.view;
      const outcome = bench.outcome(bench.call("controller"));
      expect(outcome).toMatchObject({ type: "callAnswered", nodeId: controllerId });
      found.push(controllerId);
    }
    expect(new Set(found).size).toBeGreaterThan(1);
  });

  it("connection B.8: one that is no node of the table is asked for again", () => {
    const bench = begun();
    bench.fake.controllerId = 9;
    bench.do({ type: "refreshMetadata" });
    bench.run(200);
    const id = bench.call("controller");
    bench.run(200);
    expect(bench.outcomes.has(id)).toBe(false);
    bench.fake.controllerId = 1;
    expect(bench.result(id)).toMatch(/^answered by 1 /);
  });

  it("connection B.8: with bootstrap.controllers DescribeCluster names the active one; any is controllerQuorum", () => {
    const nodes = [100, 101, 102];
    const bench = new Bench({ bootstrapControllers: "boot.test:9092", connectionsMaxIdleMs: -1 }, {
      nodes,
    });
    bench.asControllers(101).begin();
    expect(answerers(bench, "controller", 3)).toEqual([101]);
    bench.ready(100, 102);
    expect(answerers(bench, "controllerQuorum", 40)).toEqual(nodes);
  });
});

describe("connection B.8: leaders", () => {
  it("connection B.8: one that is unknown is waited for, and nobody else is asked", () => {
    const bench = begun();
    bench.fake.topic("t")!.partitions[0]!.leaderId = -1;
    bench.do({ type: "refreshMetadata" });
    bench.run(200);
    expect(bench.view.partitionsOf("t")[0]).toMatchObject({ leaderId: -1 });
    const id = bench.call({ leader: "t", partition: 0 });
    bench.run(1_000);
    expect(bench.asked("ListGroups")).toEqual([]);
    const { length } = bench.refreshes;
    expect(length).toBeGreaterThan(3);
    Object.assign(bench.fake.topic("t")!.partitions[0]!, { leaderId: 3, leaderEpoch: 1 });
    expect(bench.result(id)).toMatch(/^answered by 3 /);
    expect(bench.asked("ListGroups")).toHaveLength(1);
  });

  it("connection B.8: so is a topic, and a partition, that there is not yet", () => {
    const bench = begun();
    const ids = [["u", 0], ["t", 3]].map(([leader, partition]) =>
      bench.call({ leader: leader as string, partition: partition as number })
    );
    bench.run(1_000);
    expect(bench.outcomes.size).toBe(0);
    bench.fake.createTopic({ name: "u", assignments: [[2]] });
    bench.fake.deleteTopic("t");
    bench.fake.createTopic({ name: "t", assignments: [[1], [1], [1], [3]] });
    expect(bench.result(ids[0]!)).toMatch(/^answered by 2 /);
    expect(bench.result(ids[1]!)).toMatch(/^answered by 3 /);
  });

  it("connection B.8: its time ends the wait, with what is known of why", () => {
    const bench = begun();
    const outcome = bench.outcome(bench.call({ leader: "u", partition: 4 }, { timeoutMs: 2_000 }));
    expect(outcome).toEqual({
      type: "callFailed",
      id: 1,
      reason: "CALL_TIMEOUT",
      sent: "no",
      detail: expect.stringContaining("u"),
    });
    expect(bench.now).toBe(2_203);
  });
});

describe("connection B.8: coordinators", () => {
  const types = [["group", 0], ["transaction", 1], ["share", 2]] as const;
  for (const [coordinator, keyType] of types) {
    it(`connection B.8: ${coordinator}: found once with FindCoordinator, then remembered`, () => {
      const bench = begun();
      const route = { coordinator, key: "some-key" };
      const who = bench.fake.coordinatorOf("some-key")!.nodeId;
      expect(answerers(bench, route, 3)).toEqual([who]);
      const seen = bench.world.seen.filter(({ apiName }) => apiName === "FindCoordinator");
      expect(seen.map(({ body }) => body)).toEqual([
        { key: "", keyType, coordinatorKeys: ["some-key"] },
      ]);
    });
  }

  it("connection B.8: older brokers are asked for one key", () => {
    const versions = { FindCoordinator: { max: 3 } };
    const bench = new Bench({}, { nodes: [{ nodeId: 1, versions }, { nodeId: 2, versions }] })
      .begin();
    const who = bench.fake.coordinatorOf("g")!.nodeId;
    expect(answerers(bench, { coordinator: "group", key: "g" }, 2)).toEqual([who]);
    const seen = bench.world.seen.filter(({ apiName }) => apiName === "FindCoordinator");
    expect(seen.map(({ body }) => body)).toEqual([{ key: "g", keyType: 0, coordinatorKeys: [] }]);
  });

  it("connection B.8: many calls for one key are one search; each key has its own", () => {
    const bench = begun();
    const keys = ["g", "h", "g", "g", "h"];
    const ids = keys.map((key) => bench.call({ coordinator: "group", key }));
    const who = (key: string) => bench.fake.coordinatorOf(key)!.nodeId;
    ids.forEach((id, i) => expect(bench.outcome(id)).toMatchObject({ nodeId: who(keys[i]!) }));
    expect(bench.asked("FindCoordinator")).toHaveLength(2);
  });

  it("connection B.8: a group and a transaction of one name are two", () => {
    const bench = begun();
    const ids = (["group", "transaction"] as const).map((coordinator) =>
      bench.call({ coordinator, key: "g" })
    );
    for (const id of ids) expect(bench.outcome(id)).toMatchObject({ type: "callAnswered" });
    expect(bench.asked("FindCoordinator")).toHaveLength(2);
  });

  it("connection B.8: 15 in the answer of FindCoordinator itself is tried again with backoff", () => {
    const bench = begun();
    let left = 2;
    for (const broker of bench.brokers.values()) {
      broker.on(FindCoordinatorServer, (request, context) => {
        if (left-- <= 0) return context.next(request);
        return { coordinators: [NOBODY] };
      });
    }
    const startMs = bench.now;
    const id = bench.call({ coordinator: "group", key: "g" });
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered" });
    expect(bench.now - startMs).toBeGreaterThanOrEqual(200);
    expect(bench.asked("FindCoordinator")).toHaveLength(3);
  });

  it("connection B.8: one that FindCoordinator cannot find ends with the call's time, and says so", () => {
    const bench = begun();
    for (const broker of bench.brokers.values()) {
      broker.on(FindCoordinatorServer, () => ({ coordinators: [NOBODY] }));
    }
    const outcome = bench.outcome(
      bench.call({ coordinator: "group", key: "g" }, { timeoutMs: 3_000 }),
    );
    expect(outcome).toMatchObject({ reason: "CALL_TIMEOUT", sent: "no" });
    expect(bench.now).toBe(3_203);
  });

  it("connection B.8: an error of FindCoordinator that does not pass ends the calls, with its code", () => {
    const bench = begun();
    for (const broker of bench.brokers.values()) {
      broker.on(FindCoordinatorServer, () => ({ coordinators: [{ ...NOBODY, errorCode: 30 }] }));
    }
    const ids = [1, 2].map(() => bench.call({ coordinator: "group", key: "g" }));
    for (const id of ids) {
      const outcome = bench.outcome(id, 1_000);
      expect(outcome).toMatchObject({ type: "callFailed", sent: "no", errorCode: 30 });
      expect(detailOf(outcome)).toContain("FindCoordinator");
    }
    expect(bench.asked("FindCoordinator")).toHaveLength(1);
  });

  it("connection B.8: a search whose caller gives up early goes on for the others", () => {
    const bench = begun().ready(1, 2, 3);
    for (const node of [1, 2, 3]) bench.hold(node, "FindCoordinator");
    const short = bench.call({ coordinator: "group", key: "g" }, { timeoutMs: 100 });
    const long = bench.call({ coordinator: "group", key: "g" });
    expect(bench.outcome(short)).toMatchObject({ reason: "CALL_TIMEOUT", sent: "no" });
    for (const node of [1, 2, 3]) bench.release(node);
    expect(bench.outcome(long, 1_000)).toMatchObject({ type: "callAnswered" });
  });

  it("connection B.1, K9: shared: the calls travel on the node's own lane", () => {
    const bench = begun();
    const who = bench.fake.coordinatorOf("g")!.nodeId;
    bench.ready(who);
    const id = bench.call({ coordinator: "group", key: "g" });
    bench.until(() => bench.outcomes.has(id));
    expect(bench.asked("ListGroups").map((line) => line.split(" ")[1])).toEqual([
      `n:${who}/main`,
      `n:${who}/main`,
    ]);
  });

  it("connection B.1, K9: separate: they do not wait behind what the main lane does", () => {
    const bench = begun({ coordinatorLane: "separate" });
    const who = bench.fake.coordinatorOf("g")!.nodeId;
    bench.ready(who);
    const first = bench.call({ coordinator: "group", key: "g" });
    bench.until(() => bench.outcomes.has(first));
    bench.hold(who);
    const main = bench.call({ node: who });
    bench.place(who).held.clear(); // the main lane's answers go on waiting
    const id = bench.call({ coordinator: "group", key: "g" });
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: who, latencyMs: 1 });
    expect(bench.outcomes.has(main)).toBe(false);
    expect(bench.asked("ListGroups").map((line) => line.split(" ")[1])).toEqual([
      `n:${who}/main`,
      `n:${who}/coordinator`,
      `n:${who}/main`,
      `n:${who}/coordinator`,
    ]);
  });
});
