import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { Bench, type Manner } from "../kit/cluster.ts";

const QUIET: Partial<ClusterOptions> = {
  metadataRecoveryStrategy: "none",
  connectionsMaxIdleMs: -1,
};

/** How often each lane has begun an attempt. */
function attempts(bench: Bench): Map<string, number> {
  const found = new Map<string, number>();
  for (const { connection } of bench.effects("open")) {
    found.set(connection, (found.get(connection) ?? 0) + 1);
  }
  return found;
}

describe("connection B.11: load", () => {
  it("connection B.11: nothing connects without a call, except metadata", () => {
    const bench = new Bench({}, { nodes: [1, 2, 3, 4, 5] }).begin();
    bench.runTo(200_000);
    expect(bench.story("open")).toEqual(["0 b:-1/main open boot.test:9092"]);
    expect(bench.world.transports).toEqual([]);
  });

  it("connection B.11: a lane that is idle is closed, and nothing takes its place", () => {
    const bench = new Bench({ connectionsMaxIdleMs: 10_000, metadataMaxAgeMs: 3_600_000 }).begin();
    bench.ready(1, 2);
    bench.run(60_000);
    expect(bench.story("disconnected")).toEqual([
      "10206 n:1/main disconnected IDLE_EXPIRED",
      "10209 n:2/main disconnected IDLE_EXPIRED",
    ]);
    expect(bench.world.transports).toEqual([]);
    expect(bench.refreshes).toHaveLength(1);
  });

  it("connection R-18: a hundred calls for a node that fails are one attempt at a time, each after its backoff", () => {
    const bench = new Bench({ ...QUIET, reconnectBackoffMs: 1_000 }, { nodes: [1, 2] }).begin();
    bench.ready(2);
    bench.place(1).manner = "refuses";
    for (let i = 0; i < 100; i++) bench.call({ node: 1 }, { timeoutMs: 10_000 });
    const times = () =>
      bench.log.flatMap(({ atMs, effect }) =>
        effect.type === "open" && effect.connection === "n:1/main" ? atMs : []
      );
    bench.run(500);
    expect(times()).toEqual([206]);
    for (let i = 0; i < 100; i++) bench.call({ node: 1 }, { timeoutMs: 10_000 });
    bench.run(499);
    expect(times()).toEqual([206]);
    bench.run(2_600);
    expect(times()).toEqual([206, 1_207, 2_208, 3_209]);
  });

  it("connection B.11: a hundred calls for one node are one connection", () => {
    const bench = new Bench({}, { nodes: [1] }).begin();
    const ids = Array.from({ length: 100 }, () => bench.call({ node: 1 }));
    for (const id of ids) expect(bench.outcome(id)).toMatchObject({ type: "callAnswered" });
    expect(attempts(bench)).toEqual(new Map([["b:-1/main", 1], ["n:1/main", 1]]));
  });

  it("connection A.9: no more than max.in.flight are in flight, and they are answered in order", () => {
    const bench = new Bench({ maxInFlightRequestsPerConnection: 2 }, { nodes: [1] }).begin().ready(
      1,
    );
    bench.hold(1);
    const ids = Array.from({ length: 5 }, () => bench.call({ node: 1 }));
    bench.run(10);
    expect(bench.asked("ListGroups")).toHaveLength(1 + 2);
    bench.release(1);
    for (const id of ids) bench.outcome(id);
    const order = bench.effects("callAnswered").map(({ id }) => id);
    expect(order).toEqual([1, ...ids]);
  });

  it("connection B.11: calls for one node go out in the order in which they came", () => {
    const bench = new Bench({}, { nodes: [1] }).begin();
    const ids = Array.from({ length: 30 }, () => bench.call({ node: 1 }));
    bench.run(1_000);
    expect(bench.effects("callAnswered").map(({ id }) => id)).toEqual(ids);
  });
});

describe("connection B.11: allNodesDown", () => {
  it("connection B.11: once, when every lane has failed; again after one was ready", () => {
    const bench = new Bench({ ...QUIET, reconnectBackoffMs: 5_000 }, { nodes: [1, 2] }).begin();
    for (const node of [1, 2]) bench.place(node).manner = "refuses";
    const id = bench.call("any");
    bench.run(1_000);
    expect(bench.told("allNodesDown")).toEqual([{ type: "allNodesDown" }]);
    bench.run(20_000);
    expect(bench.told("allNodesDown")).toHaveLength(1);
    expect(bench.outcomes.size).toBe(0); // it is information, not an error
    bench.place(2).manner = "answers";
    expect(bench.result(id)).toMatch(/^answered by 2 /);
    expect(bench.told("allNodesDown")).toHaveLength(1);
    bench.hold(2);
    bench.call({ node: 2 });
    bench.arrive();
    bench.kill(2);
    bench.call("any");
    bench.run(20_000);
    expect(bench.told("allNodesDown")).toHaveLength(2);
  });

  it("connection B.11: not while one is ready, or not tried yet", () => {
    const bench = new Bench(QUIET, { nodes: [1, 2, 3] }).begin().ready(3);
    for (const node of [1, 2]) bench.place(node).manner = "refuses";
    for (const node of [1, 2]) bench.call({ node }, { timeoutMs: 5_000 });
    bench.run(10_000);
    expect(bench.told("allNodesDown")).toEqual([]);
  });

  it("connection B.11: before the first table it is about the entries of the list", () => {
    const bench = new Bench({ bootstrapServers: "x.test:1,y.test:1" }, { nodes: [] });
    bench.do({ type: "tick" });
    bench.run(30_000);
    expect(bench.told("allNodesDown")).toHaveLength(1);
  });
});

describe("connection M4, R-6, R-19: it never spins", () => {
  for (const manner of ["refuses", "blackHole", "silent", "hangsUp"] as const) {
    it(`connection M4: everything ${manner}: few wake-ups, each in the future`, () => {
      const bench = new Bench({ reconnectBackoffMs: 50, reconnectBackoffMaxMs: 1_000 }).begin();
      for (const place of bench.world.places.values()) place.manner = manner;
      for (
        const route of ["any", { node: 1 }, "controller", { leader: "t", partition: 0 }] as const
      ) {
        bench.call(route, { timeoutMs: 3_600_000 });
      }
      let steps = 0;
      const endMs = bench.now + 600_000;
      while (bench.step(endMs)) steps++; // the bench looks at each deadline
      expect(steps).toBeLessThan(600 * 40); // 40 a second, with a handful of nodes and waits of at least 40 ms
      expect(bench.outcomes.size).toBe(0);
    });
  }

  it("connection M4: with no backoff at all, too", () => {
    const bench = new Bench({ ...QUIET, reconnectBackoffMs: 0, retryBackoffMs: 0 }).begin();
    for (const place of bench.world.places.values()) {
      place.manner = "refuses";
      place.latencyMs = 0;
    }
    bench.call("any", { timeoutMs: 1_000 });
    bench.call({ leader: "t", partition: 0 }, { timeoutMs: 1_000, idempotent: true });
    bench.run(2_000);
    expect(bench.outcomes.size).toBe(2);
  });

  it("connection F27: without calls there is nothing to wait for but metadata", () => {
    const bench = new Bench({ connectionsMaxIdleMs: 10_000 }, { nodes: [1] }).begin().ready(1);
    bench.run(20_000);
    expect(bench.machine.deadlineMs).toBe(300_003);
  });
});

describe("connection F33: metadata is no flood", () => {
  it("connection R-21: a thousand leader errors in one tick are at most two refreshes a window", () => {
    const topics = [{ name: "t", partitions: 1_000 }];
    const bench = new Bench({ maxInFlightRequestsPerConnection: 1_000, writeGate: "buffered" }, {
      nodes: [1, 2],
      topics,
    });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.begin().ready(1, 2);
    bench.script(1, [6]);
    bench.script(2, [6]);
    for (let partition = 0; partition < 1_000; partition++) {
      bench.call({ leader: "t", partition }, { timeoutMs: 950 });
    }
    const startMs = bench.now;
    bench.run(1_000);
    const times = bench.refreshes.map(({ atMs }) => atMs).filter((atMs) => atMs >= startMs);
    expect(times.length).toBeGreaterThan(3);
    expect(times.length).toBeLessThanOrEqual(11);
    times.slice(1).forEach((atMs, i) => expect(atMs - times[i]!).toBeGreaterThanOrEqual(100));
    expect(bench.outcomes.size).toBe(1_002);
  });

  it("connection R-22: many topics that are new are asked for together", () => {
    const topics = Array.from({ length: 300 }, (_, i) => ({ name: `t${i}`, assignments: [[1]] }));
    const bench = new Bench({}, { nodes: [1], topics }).begin().ready(1);
    const startMs = bench.now;
    const ids = topics.map(({ name }) => bench.call({ leader: name, partition: 0 }));
    for (const id of ids) expect(bench.outcome(id)).toMatchObject({ type: "callAnswered" });
    const later = bench.refreshes.filter(({ atMs }) => atMs >= startMs);
    expect(later.length).toBeLessThanOrEqual(3);
    expect(bench.view.topics).toHaveLength(300);
  });

  it("connection F33: never two at a time, whatever fails", () => {
    const manners: Manner[] = ["answers", "refuses", "silent", "hangsUp"];
    const bench = new Bench({ requestTimeoutMs: 1_000 }, { nodes: [1, 2, 3] }).begin();
    for (let i = 0; i < 200; i++) {
      bench.place(1 + i % 3).manner = manners[i * 7 % 4]!;
      bench.do({ type: "refreshMetadata" });
      bench.call("any", { timeoutMs: 300, idempotent: true });
      bench.run(90);
    }
    const times = bench.refreshes.map(({ atMs }) => atMs);
    expect(times.length).toBeGreaterThan(10);
    times.slice(1).forEach((atMs, i) => expect(atMs - times[i]!).toBeGreaterThanOrEqual(100));
  });
});
