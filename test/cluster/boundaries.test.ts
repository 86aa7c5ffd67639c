import { describe, expect, it } from "vitest";
import {
  type ClusterOptions,
  explainWait,
  type Json,
  restoreCluster,
} from "../../codec/cluster/mod.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import type { RedirectDecision } from "../../codec/redirect/mod.ts";
import { APIS, Bench, detailOf, type WorldOptions } from "../kit/cluster.ts";

const OURS = "ZmFrZS1jbHVzdGVyLTAwMQ";
const LED = [{ name: "t", assignments: [[1, 2]] }];
const LEADER = { leader: "t", partition: 0 } as const;
const COORDINATOR = { coordinator: "group", key: "g" } as const;

/** A cluster with a table; node 1 leads `t`. */
function begun(options: Partial<ClusterOptions> = {}, nodes: WorldOptions["nodes"] = [1, 2]) {
  const bench = new Bench({ connectionsMaxIdleMs: -1, ...options }, { nodes, topics: LED });
  bench.do({ type: "useTopics", topics: ["t"] });
  return bench.begin();
}

/** Another node leads `t`, and no client has heard of it. */
function elect(bench: Bench, leaderId: number): void {
  Object.assign(bench.fake.topic("t")!.partitions[0]!, { leaderId, leaderEpoch: 1 });
}

/** The places that a node's lane has opened. */
function opened(bench: Bench, connection: string): string[] {
  return bench.effects("open").filter((one) => one.connection === connection)
    .map(({ host, port }) => `${host}:${port}`);
}

describe("connection B.2: a node whose id is 0", () => {
  it("connection B.7: its answers and failures bear its id, and its name for people is no address", () => {
    const bench = begun({}, [0, 1]);
    expect(bench.result(bench.call({ node: 0 }))).toMatch(/^answered by 0 /);
    bench.hold(0);
    expect(bench.outcome(bench.call({ node: 0 }, { timeoutMs: 100 }))).toMatchObject({
      reason: "CALL_TIMEOUT",
      nodeId: 0,
      detail: "node 0 has not answered",
    });
  });

  it("connection B.8: it can be a coordinator", () => {
    const bench = begun({}, [0]);
    expect(bench.result(bench.call(COORDINATOR, { timeoutMs: 1_000 }))).toMatch(/^answered by 0 /);
  });

  it("connection B.5: it is asked whether it is the one", () => {
    const bench = begun({}, [0, 1]).ready(0);
    const { body } = bench.world.seen.find(({ apiName, connection }) =>
      apiName === "ApiVersions" && connection === "n:0/main"
    )!;
    expect(body).toMatchObject({ clusterId: OURS, nodeId: 0 });
  });

  it("connection B.12: it is no bootstrap entry, and need not tell of the cluster", () => {
    const nodes = [{ nodeId: 1 }, { nodeId: 0, versions: { Metadata: null } }];
    const bench = begun({}, nodes);
    expect(bench.result(bench.call({ node: 0 }, { timeoutMs: 1_000 }))).toMatch(/^answered by 0 /);
    expect(bench.effects("disconnected")).toEqual([]);
  });
});

describe("connection B.7: a call whose id is 0", () => {
  it("connection B.7: it is answered", () => {
    const bench = begun();
    bench.callAgain(0, { node: 1 }, { timeoutMs: 1_000 });
    expect(bench.result(0)).toMatch(/^answered by 1 /);
  });

  it("connection B.7: it fails", () => {
    const bench = begun();
    bench.callAgain(0, { node: 9 });
    expect(bench.outcome(0)).toMatchObject({ id: 0, reason: "NODE_GONE", nodeId: 9 });
  });

  it("connection B.7: a drain waits for it", () => {
    const bench = begun().ready(1);
    bench.hold(1);
    bench.callAgain(0, { node: 1 });
    bench.do({ type: "drain" });
    bench.run(10);
    bench.release(1);
    expect(bench.result(0)).toMatch(/^answered by 1 /);
  });
});

describe("connection A.13, B.7: what an answer says", () => {
  for (const [max, waitMs] of [[1, 0], [2, 700]] as const) {
    it(`connection A.13: a throttled answer to ListGroups ${max}: a wait of ${waitMs} ms`, () => {
      const nodes = [{ nodeId: 1, versions: { ListGroups: { max } } }];
      const bench = begun({}, nodes).ready(1);
      bench.brokers.get(1)!.fault({ kind: "throttle", throttleTimeMs: 700, api: "ListGroups" });
      bench.ready(1);
      const startMs = bench.now;
      expect(bench.ready(1).now).toBe(startMs + waitMs + 1);
    });
  }

  for (const [max, waits] of [[5, []], [6, [700]]] as const) {
    it(`connection A.13: a throttled answer to Metadata ${max}: waits of ${waits} ms`, () => {
      const bench = begun({}, [{ nodeId: 1, versions: { Metadata: { max } } }]).ready(1);
      bench.brokers.get(1)!.fault({ kind: "throttle", throttleTimeMs: 700, api: "Metadata" });
      const startMs = bench.now;
      bench.do({ type: "refreshMetadata" });
      bench.run(50);
      expect(bench.effects("throttled").map(({ untilMs }) => untilMs - startMs - 1)).toEqual(waits);
    });
  }

  it("connection B.7 row 7: a success around parts is none: what the parts say counts", () => {
    const bench = begun(
      { apis: [...APIS, Fetch] },
      [1, 2].map((nodeId) => ({
        nodeId,
        versions: { Fetch: { max: 12 } },
      })),
    ).ready(1, 2);
    elect(bench, 2);
    const message = {
      maxWaitMs: 0,
      minBytes: 0,
      topics: [{
        topic: "t",
        partitions: [{ partition: 0, fetchOffset: 0n, partitionMaxBytes: 1_000 }],
      }],
    };
    expect(bench.result(bench.call(LEADER, { apiKey: 1, message }))).toMatch(/^answered by 2 /);
  });

  it("connection B.5: an answer without error codes is no success between refusals", () => {
    const bench = begun().ready(1);
    bench.script(1, [6]);
    const send = (more = {}) => {
      bench.outcome(bench.call(LEADER, { retries: 0, ...more }));
      bench.run(300);
    };
    send();
    send();
    send({ apiKey: 2, message: { replicaId: -1, topics: [] } });
    expect(bench.told("misrouteSuspected")).toEqual([]);
    send();
    expect(bench.told("misrouteSuspected")).toMatchObject([{ nodeId: 1 }]);
  });

  it("connection B.7 row 8: error 41 forgets the controller, whoever says it; the next table names it", () => {
    const bench = begun().ready(1, 2);
    bench.fake.controllerId = 2;
    bench.hold(1, "Metadata");
    bench.hold(2, "Metadata");
    bench.script(1, [41, 0]);
    bench.call({ node: 1 });
    bench.run(5);
    expect(bench.view.controllerId).toBe(-1);
  });

  it("connection B.8: any other error leaves the controller known", () => {
    const bench = begun().ready(1, 2);
    const { controllerId } = bench.view;
    bench.script(1, [6, 0]);
    bench.hold(1, "Metadata");
    bench.hold(2, "Metadata");
    bench.call(LEADER);
    bench.run(5);
    expect([controllerId, bench.view.controllerId]).toEqual([1, 1]);
  });

  it("connection B.7 row 9: error 14 asks for no metadata", () => {
    const bench = begun().ready(1, 2);
    bench.outcome(bench.call(COORDINATOR));
    const before = bench.refreshes.length;
    bench.script(bench.fake.coordinatorOf("g")!.nodeId, [14, 0]);
    expect(bench.outcome(bench.call(COORDINATOR))).toMatchObject({ type: "callAnswered" });
    expect(bench.refreshes).toHaveLength(before);
  });
});

describe("connection B.7: what a failed call tells people", () => {
  it("connection B.7: the error that the node has answered with", () => {
    const bench = begun().ready(1);
    bench.script(1, [6]);
    const outcome = bench.outcome(bench.call(LEADER, { retries: 0 }));
    expect(detailOf(outcome)).toBe(
      "node 1 answered with error 6; the leader of t-0, node 1 at b1.test:9092 is connected",
    );
  });

  it("connection B.7: how its node was lost, if that has ended it, and not how others were", () => {
    const bench = begun().ready(1, 2);
    for (const node of [1, 2]) bench.hold(node);
    const id = bench.call("any");
    bench.arrive();
    const nodeId = bench.asked("ListGroups").at(-1)!.includes("n:1") ? 1 : 2;
    bench.kill(3 - nodeId);
    bench.kill(nodeId);
    const outcome = bench.outcome(id);
    expect(outcome).toMatchObject({ cause: "PEER_CLOSED", nodeId });
    expect(outcome).toMatchObject({ lost: { message: detailOf(outcome) } });
    expect(detailOf(outcome)).toContain(`b${nodeId}.test`);
  });

  it("connection B.7: where the node is, while it has not been lost", () => {
    const bench = begun();
    bench.place(2).manner = "blackHole";
    const outcome = bench.outcome(bench.call({ node: 2 }, { timeoutMs: 100 }));
    expect(detailOf(outcome)).toBe("node 2 at b2.test:9092 is connecting");
  });
});

describe("connection M8: what is no input", () => {
  it("connection M8: a topic is at most 10,000 characters long", () => {
    const bench = new Bench();
    bench.do({ type: "useTopics", topics: ["x".repeat(10_000)] });
    const tooLong = () => bench.do({ type: "useTopics", topics: ["x".repeat(10_001)] });
    expect(tooLong).toThrow(new TypeError(TOPICS));
  });
  const TOPICS = "Cannot use topics: expected a list of names, or null for all";

  it("connection M8: the exception says what was expected, for a route and topics by example", () => {
    const call = { type: "call", id: 1, apiKey: 16, message: {}, route: "any" };
    const rows: readonly (readonly [object, string])[] = [
      [{ ...call, id: "1" }, "Cannot handle call: expected id of its type, found string"],
      [
        { ...call, route: "nowhere" },
        'Cannot call: expected a route such as "any" or { leader, partition }, found "nowhere"',
      ],
      [{ type: "useTopics", topics: 7 }, TOPICS],
    ];
    for (const [input, message] of rows) {
      expect(() => new Bench().do(input as never)).toThrow(new TypeError(message));
    }
  });
});

describe("connection B.8: coordinators", () => {
  for (
    const [max, body] of [
      [3, { keyType: 0, key: "g" }],
      [4, { keyType: 0, coordinatorKeys: ["g"] }],
    ] as const
  ) {
    it(`connection B.8: FindCoordinator ${max} asks for ${Object.keys(body)}`, () => {
      const bench = begun({}, [{ nodeId: 1, versions: { FindCoordinator: { max } } }]);
      const id = bench.call(COORDINATOR, { timeoutMs: 1_000 });
      expect(bench.result(id)).toMatch(/^answered by 1 /);
      const asked = bench.world.seen.filter(({ apiName }) => apiName === "FindCoordinator");
      expect(asked.map(({ body }) => body)).toMatchObject([body]);
    });
  }

  it("connection B.8: 10,000 of them are remembered", () => {
    const bench = begun({}, [1]);
    const known = Array.from({ length: 9_999 }, (_, i) => [`group known${i}`, 1]);
    const snapshot = bench.machine.snapshot() as { readonly [part: string]: Json };
    bench.machine = restoreCluster(bench.options, { ...snapshot, coordinators: known });
    bench.outcome(bench.call(COORDINATOR));
    bench.outcome(bench.call({ coordinator: "group", key: "known0" }));
    expect(bench.asked("FindCoordinator")).toHaveLength(1);
  });
});

describe("connection M3: what is due at one moment", () => {
  it("connection M3, G16: a lane comes before the cluster", () => {
    const bench = begun().ready(1);
    bench.place(2).manner = "blackHole";
    bench.call({ node: 2 }, { timeoutMs: 5_000 });
    bench.run(4_500);
    const endMs = bench.now + 500;
    expect(explainWait(bench.machine)).toMatchObject({ deadlineMs: endMs });
    expect(explainWait(bench.machine)!.timer).toMatch(/^n:2\/main /);
    bench.run(500);
    expect(bench.story("disconnected", "callFailed").slice(0, 2)).toEqual([
      `${endMs} n:2/main disconnected CONNECT_TIMEOUT`,
      `${endMs} callFailed 2 CALL_TIMEOUT`,
    ]);
  });

  it("connection M3: lanes come in the order in which they were made", () => {
    const bench = begun({}, [1, 2, 3]);
    for (const node of [3, 1, 2]) bench.place(node).manner = "blackHole";
    for (const node of [3, 1, 2]) bench.call({ node });
    bench.run(10_000);
    expect(bench.effects("disconnected").map(({ connection }) => connection)).toEqual([
      "n:3/main",
      "n:1/main",
      "n:2/main",
    ]);
  });

  it("connection B.9 (c): error 129 in an answer to a call ends the lanes in that order, too", () => {
    const bench = begun().ready(1, 2);
    bench.brokers.get(2)!.on(MetadataServer, (request, context) => ({
      ...context.next(request)!,
      errorCode: 129,
    }));
    bench.outcome(bench.call({ node: 2 }, { apiKey: 3, message: { topics: [] } }));
    const lost = bench.effects("disconnected").filter(({ connection }) => /^n/.test(connection));
    expect(lost.map(({ connection }) => connection)).toEqual(["n:1/main", "n:2/main"]);
    expect(bench.told("rebootstrapped")).toEqual([{ type: "rebootstrapped", cause: "error-129" }]);
  });

  it("connection B.11: a lane whose backoff ends when its only call does opens nothing more", () => {
    const bench = begun();
    bench.place(2).manner = "refuses";
    const id = bench.call({ node: 2 }, { timeoutMs: 51 });
    expect(bench.result(id)).toBe("CALL_TIMEOUT, sent no, at 254");
    bench.run(20);
    expect(opened(bench, "n:2/main")).toHaveLength(1);
  });

  it("connection F21: so early that no clock can begin before, nothing is otherwise", () => {
    const trace = (startMs: number) => {
      const redirector = (): RedirectDecision => ({ type: "reject", message: "not yet" });
      const options = { redirector, metadataRecoveryStrategy: "none" } as const;
      const bench = new Bench(options, { startMs });
      bench.call("any", { timeoutMs: 500 });
      bench.do({ type: "useTopics", topics: ["t"] }); // wants metadata at once, though nobody is left
      return bench.run(1_000).trace();
    };
    expect(trace(Number.MIN_SAFE_INTEGER)).toEqual(trace(0));
  });
});
