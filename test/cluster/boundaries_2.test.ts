import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { parseRedirector, type RedirectInput } from "../../codec/redirect/mod.ts";
import { FakeCluster } from "../../codec/testing/mod.ts";
import { Bench } from "../kit/cluster.ts";

const LED = [{ name: "t", assignments: [[1, 2]] }];
const LEADER = { leader: "t", partition: 0 } as const;

/** A cluster with a table; node 1 leads `t`. */
function begun(options: Partial<ClusterOptions> = {}, nodes = [1, 2]): Bench {
  const bench = new Bench({ connectionsMaxIdleMs: -1, ...options }, { nodes, topics: LED });
  bench.do({ type: "useTopics", topics: ["t"] });
  return bench.begin();
}

/** Where a lane has been opened. */
function opened(bench: Bench, connection: string): string[] {
  return bench.effects("open").filter((one) => one.connection === connection)
    .map(({ host, port }) => `${host}:${port}`);
}

/** Asks for metadata, and lets the answer come. */
function refresh(bench: Bench): void {
  bench.do({ type: "refreshMetadata" });
  bench.run(120);
}

describe("connection B.7: lanes that do not get ready", () => {
  it("connection B.7 row 5: a call for a leader that is not in reach follows it, long before its lane has failed", () => {
    const bench = begun({ socketConnectionSetupTimeoutMs: 60_000 }).ready(2);
    bench.place(1).manner = "blackHole";
    const id = bench.call(LEADER);
    bench.run(10);
    Object.assign(bench.fake.topic("t")!.partitions[0]!, { leaderId: 2, leaderEpoch: 1 });
    expect(bench.result(id, 4_000)).toMatch(/^answered by 2 /);
  });

  it("connection B.7 row 1: a call for a node whose lane has failed goes on waiting, with or without metadata", () => {
    const bench = begun().ready(1);
    bench.hold(1, "Metadata");
    bench.do({ type: "refreshMetadata" });
    bench.run(5);
    bench.place(2).manner = "refuses";
    const id = bench.call({ node: 2 }, { timeoutMs: 1_000 });
    bench.run(10);
    bench.place(2).manner = "answers";
    expect(bench.result(id)).toMatch(/^answered by 2 /);
    expect(bench.view.generation).toBe(1);
  });

  it("connection B.7, A.17: a failure for good ends the calls that wait for this node, and no others", () => {
    const bench = begun({ redirector: parseRedirector("node:2 => :+60000") }, [1, 2, 3]);
    bench.place(3).manner = "blackHole";
    const other = bench.call({ node: 3 }, { timeoutMs: 4_000 });
    const id = bench.call({ node: 2 }, { timeoutMs: 4_000 });
    bench.run(10);
    expect(bench.outcomes.get(id)).toMatchObject({
      reason: "RETRIES_EXHAUSTED",
      cause: "REDIRECT_INVALID",
      sent: "no",
      nodeId: 2,
    });
    expect(bench.outcomes.has(other)).toBe(false);
    bench.place(3).manner = "answers";
    expect(bench.outcome(other)).toMatchObject({ reason: "CALL_TIMEOUT" });
  });

  it("connection B.7, A.17: one for any node ends when every node has failed for good", () => {
    const redirector = parseRedirector("purpose:broker => :+60000");
    const bench = begun({ redirector, metadataRecoveryStrategy: "none" });
    const id = bench.call("any", { timeoutMs: 30_000 });
    expect(bench.result(id)).toMatch(/^RETRIES_EXHAUSTED REDIRECT_INVALID, sent no, /);
    expect(bench.now).toBeLessThan(10_000);
  });

  it("connection B.6, A.16: without backoff a node that fails at once is tried again in the next millisecond", () => {
    const bench = begun({ reconnectBackoffMs: 0, reconnectBackoffMaxMs: 0 }, [1]);
    Object.assign(bench.place(1), { manner: "refuses", latencyMs: 0 });
    const id = bench.call("any", { timeoutMs: 1_000 });
    const startMs = bench.now;
    bench.runTo(startMs + 5);
    bench.place(1).manner = "answers";
    expect(bench.result(id)).toBe(`answered by 1 at ${startMs + 6}`);
    expect(bench.told("rebootstrapped")).toEqual([]);
  });
});

describe("connection B.3: a lane at rest learns where its node is", () => {
  /** A cluster whose node 2 has just failed and rests; the redirector's inputs for it. */
  function resting(): { bench: Bench; inputs: RedirectInput[]; id: number } {
    const inputs: RedirectInput[] = [];
    const bench = begun({
      reconnectBackoffMs: 500,
      redirector: (input) => {
        if (input.nodeId === 2) inputs.push(input);
        return { type: "keep" };
      },
    }).ready(1);
    bench.place(2).manner = "refuses";
    const id = bench.call({ node: 2 }, { timeoutMs: 2_000 });
    bench.run(5);
    return { bench, inputs, id };
  }

  it("connection B.3 step 3: another port alone", () => {
    const { bench, id } = resting();
    bench.world.listen("b2.test", 9093, bench.brokers.get(2)!);
    bench.fake.nodes.get(2)!.port = 9093;
    refresh(bench);
    expect(bench.result(id)).toMatch(/^answered by 2 /);
    expect(opened(bench, "n:2/main")).toEqual(["b2.test:9092", "b2.test:9093"]);
  });

  for (const what of ["rack", "pod"] as const) {
    it(`connection C.1: another ${what} alone: the redirector is told of it at the next attempt`, () => {
      const { bench, inputs, id } = resting();
      bench.fake.nodes.get(2)![what] = "new";
      refresh(bench);
      bench.place(2).manner = "answers";
      expect(bench.result(id)).toMatch(/^answered by 2 /);
      expect(inputs.map((input) => input[what])).toEqual([null, "new"]);
    });
  }
});

describe("connection C10: redirectCollapse", () => {
  it("connection C10: of a function it is told as soon as the second node is sent there", () => {
    const bench = begun({
      redirector: ({ nodeId }) => nodeId === null ? null : { type: "to", host: "tunnel.test" },
    });
    bench.world.listen("tunnel.test", 9092, null);
    for (const node of [1, 2]) bench.call({ node }, { timeoutMs: 1_000 });
    expect(bench.told("redirectCollapse")).toEqual([{
      type: "redirectCollapse",
      target: { host: "tunnel.test", port: 9092 },
      nodeIds: [1, 2],
    }]);
  });
});

describe("connection B.4: what is asked, and what is taken", () => {
  it("connection B.4: while an answer is waited for nothing wakes the cluster because of age", () => {
    const bench = begun({ metadataMaxAgeMs: 2_000, requestTimeoutMs: 30_000 }, [1]);
    bench.hold(1, "Metadata");
    bench.do({ type: "refreshMetadata" });
    bench.run(100);
    expect(bench.machine.deadlineMs).toBeGreaterThan(bench.now + 20_000);
  });

  it("connection B.4: a new topic at the very moment of metadata.max.age.ms: all are asked for", () => {
    const bench = begun({ metadataMaxAgeMs: 2_000 }, [1]).ready(1);
    const agedMs = bench.refreshes[0]!.atMs + 1 + 2_000;
    expect(bench.machine.deadlineMs).toBe(agedMs);
    bench.now = agedMs;
    bench.call({ leader: "new", partition: 0 }, { timeoutMs: 50 });
    bench.run(10);
    expect(bench.refreshes[1]).toMatchObject({ atMs: agedMs, topics: ["t", "new"] });
  });

  for (const [max, creates] of [[3, true], [4, false]] as const) {
    it(`connection B.4: Metadata ${max} ${creates ? "cannot say" : "says"} that nothing is to be created`, () => {
      const bench = new Bench({}, { nodes: [{ nodeId: 1, versions: { Metadata: { max } } }] });
      bench.do({ type: "useTopics", topics: ["t"] });
      bench.begin();
      const asked = bench.world.seen.filter(({ apiName }) => apiName === "Metadata");
      expect(asked[0]!.apiVersion).toBe(max);
      expect(asked[0]!.body).toMatchObject({ allowAutoTopicCreation: creates });
    });
  }

  it("connection B.3 step 6: a partial answer removes the topic that it says is none, and no other", () => {
    const topics = ["a", "b"].map((name) => ({ name, assignments: [[1]] }));
    const bench = new Bench({ connectionsMaxIdleMs: -1 }, { nodes: [1], topics });
    bench.do({ type: "useTopics", topics: ["a", "b"] });
    bench.begin();
    expect(bench.view.topics).toEqual(["a", "b"]);
    bench.do({ type: "useTopics", topics: ["a"] });
    bench.fake.deleteTopic("b");
    bench.do({ type: "useTopics", topics: ["a", "b"] });
    bench.run(20);
    expect(bench.refreshes.at(-1)!.topics).toEqual(["b"]);
    expect(bench.view.topics).toEqual(["a"]);
  });

  it("connection B.2: ports are 1 to 65535", () => {
    const ports = [[2, 0], [3, 1], [4, 65_535], [5, 65_536]] as const;
    const bench = new Bench({}, { nodes: [1] });
    bench.brokers.get(1)!.on(MetadataServer, (request, context) => {
      const answer = context.next(request)!;
      const more = ports.map(([nodeId, port]) => ({ nodeId, host: "x.test", port }));
      return { ...answer, brokers: [...answer.brokers, ...more] };
    });
    bench.begin();
    expect(bench.view.nodes.map(({ nodeId }) => nodeId)).toEqual([1, 3, 4]);
  });
});

describe("connection B.5, B.9: the bootstrap list leads to another cluster", () => {
  const OURS = "ZmFrZS1jbHVzdGVyLTAwMQ";
  const OTHER = "b3RoZXItY2x1c3Rlci0wMQ";

  /** The cluster is known; then its nodes are gone, and another one listens where it began. */
  function replaced(clusterCheck: "reject" | "rebootstrap"): Bench {
    const bench = begun({ clusterCheck, reconnectBackoffMs: 5_000 }).ready(1, 2);
    const stranger = bench.addBroker({ nodeId: 7 }, new FakeCluster({ clusterId: OTHER }));
    bench.place("boot.test:9092").broker = stranger;
    for (const node of [1, 2]) bench.kill(node);
    bench.run(6_000);
    bench.do({ type: "refreshMetadata" });
    bench.until(() => bench.told("rebootstrapped").length > 0);
    bench.run(500);
    return bench;
  }

  it("connection B.5: reject: nothing of it is taken, though no node is known", () => {
    const bench = replaced("reject");
    expect([bench.view.clusterId, bench.view.nodes]).toEqual([OURS, []]);
    expect(bench.story("disconnected").at(-1)).toContain("CLUSTER_MISMATCH");
  });

  it("connection B.5: rebootstrap: it is believed, as there is nothing else to begin with", () => {
    const bench = replaced("rebootstrap");
    expect([bench.view.clusterId, bench.view.nodes.length]).toEqual([OTHER, 1]);
    expect(bench.story("disconnected").join()).not.toContain("CLUSTER_MISMATCH");
  });
});
