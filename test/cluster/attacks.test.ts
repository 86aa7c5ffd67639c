// What a reviewer or an attacker has found: each was wrong once.

import { describe, expect, it } from "vitest";
import {
  type ClusterInput,
  type ClusterOptions,
  type LaneReport,
  restoreCluster,
  type Route,
} from "../../codec/cluster/mod.ts";
import type { Answer, Json } from "../../codec/machine/mod.ts";
import { FindCoordinatorServer } from "../../codec/messages/find_coordinator.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { Bench } from "../kit/cluster.ts";

const LIMIT = 3_000; // ms, ten times what it takes on a machine that is busy

const COORDINATOR = { coordinator: "group", key: "g" } as const;

describe("connection F32: one outcome, whatever ends a call", () => {
  it("connection F32: calls that wait for one coordinator end once when the cluster closes", () => {
    const bench = new Bench().begin();
    for (const node of [1, 2, 3]) bench.hold(node, "FindCoordinator");
    const ids = [1, 2, 3].map(() => bench.call(COORDINATOR));
    bench.run(10);
    bench.do({ type: "close" }); // the kit throws at a second outcome
    expect(ids.map((id) => bench.result(id))).toEqual(
      ids.map(() => expect.stringMatching(/^CLOSED/)),
    );
  });

  it("connection F32: and when FindCoordinator cannot be asked", () => {
    const bench = new Bench({}, {
      nodes: [{ nodeId: 1, versions: { FindCoordinator: null } }],
    }).begin();
    const ids = [1, 2, 3].map(() => bench.call(COORDINATOR));
    for (const id of ids) {
      expect(bench.outcome(id)).toMatchObject({
        reason: "UNSUPPORTED_VERSION",
        detail: expect.stringMatching(/^FindCoordinator: /),
      });
    }
  });

  it("connection F32: a late answer is not that of a later call with the same id", () => {
    const bench = new Bench({}, { nodes: [1, 2] }).begin().ready(1, 2);
    for (const node of [1, 2]) bench.hold(node);
    const id = bench.call({ node: 1 }, { timeoutMs: 100 });
    expect(bench.outcome(id)).toMatchObject({ reason: "CALL_TIMEOUT", sent: "maybe", nodeId: 1 });
    bench.callAgain(id, { node: 2 });
    bench.run(10);
    bench.release(1);
    bench.run(10);
    expect(bench.outcomes.has(id)).toBe(false);
    bench.release(2);
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 2 });
  });

  it("connection F32: nor is the loss of an earlier one's lane its own", () => {
    const bench = new Bench({}, { nodes: [1, 2] }).begin().ready(1, 2);
    for (const node of [1, 2]) bench.hold(node);
    const id = bench.call({ node: 1 }, { timeoutMs: 100 });
    bench.until(() => bench.outcomes.has(id));
    bench.callAgain(id, { node: 2 });
    bench.run(10);
    bench.kill(1);
    expect(bench.outcomes.has(id)).toBe(false);
    bench.release(2);
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 2 });
    expect(bench.asked("ListGroups").slice(2)).toHaveLength(2);
  });
});

describe("connection M8: nothing that a peer does makes it throw", () => {
  it("connection B.2: controllers that know only version 0 of DescribeCluster", () => {
    const nodes = [{ nodeId: 1, versions: { DescribeCluster: { max: 0 } } }];
    const bench = new Bench({ bootstrapControllers: "boot.test:9092" }, { nodes });
    bench.do({ type: "tick" });
    bench.run(10_000);
    expect(bench.view.nodes).toEqual([]);
    expect(bench.asked("DescribeCluster")).toEqual([]);
  });
});

/** A route that counts how often it is looked at. */
class Watched {
  looks = 0;

  leader(topic: string, partition = 0): Route {
    const look = () => this.#look(topic);
    return {
      get leader() {
        return look();
      },
      partition,
    };
  }

  coordinator(key: string): Route {
    const look = () => this.#look("group" as const);
    return {
      get coordinator() {
        return look();
      },
      key,
    };
  }

  #look<T>(value: T): T {
    this.looks++;
    return value;
  }
}

/** Measures the input that takes longest. */
class Timed extends Bench {
  longestMs = 0;

  override answer(input: ClusterInput, nowMs?: number): Answer {
    const startMs = performance.now();
    const answer = super.answer(input, nowMs);
    this.longestMs = Math.max(this.longestMs, performance.now() - startMs);
    return answer;
  }
}

type Parts = { readonly [part: string]: readonly (readonly [string, Inside])[] };
interface Inside {
  readonly queue: readonly number[];
  readonly engine: { readonly effects: readonly { readonly type: string }[] };
}

/** What is in a snapshot, by part. */
function insideOf({ machine }: Bench): Parts {
  return machine.snapshot() as unknown as Parts;
}

function times<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => make(i));
}

/** Hands in all that is on its way; what was received as one chunk. */
function arriveAsOne(bench: Bench): void {
  const reports: LaneReport[] = [];
  while (bench.world.deadlineMs < Infinity) reports.push(bench.world.next());
  const received = reports.flatMap((report) => report.type === "received" ? report : []);
  const bytes = new Uint8Array(received.flatMap((report) => [...report.bytes]));
  bench.do({ ...received[0]!, bytes });
}

describe("connection B.11: work that does not grow with the square of what there is", () => {
  it("connection B.7: a queue holds each call once, however often its lane is lost", () => {
    const options = { metadataRecoveryStrategy: "none", reconnectBackoffMs: 0, retryBackoffMs: 0 };
    const bench = new Bench(options as Partial<ClusterOptions>, {
      topics: [{ name: "t", partitions: 30 }],
    });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.begin();
    for (const node of [1, 2, 3]) bench.kill(node);
    for (let i = 0; i < 30; i++) {
      bench.call({ leader: "t", partition: i }, { idempotent: true, timeoutMs: 50 });
      bench.call({ node: 1 + i % 3 }, { timeoutMs: 50 });
    }
    let longest = 0;
    while (bench.outcomes.size < 60 && bench.step()) {
      const queues = insideOf(bench).lanes!.map(([, { queue }]) => queue.length);
      longest = Math.max(longest, ...queues);
    }
    expect([bench.outcomes.size, longest]).toEqual([60, 20]);
  });

  it("connection B.8: a coordinator that is found concerns its own calls alone", () => {
    const watched = new Watched();
    const bench = new Bench({}, { nodes: [1] }).begin();
    const ids = times(150, (i) => bench.call(watched.coordinator(`g${i}`)));
    for (const id of ids) bench.outcome(id);
    expect(watched.looks).toBeLessThan(150 * 30);
  });

  it("connection B.8: so does one that is not found", () => {
    const watched = new Watched();
    const bench = new Bench({}, { nodes: [1] }).begin();
    bench.place(1).manner = "blackHole";
    for (let i = 0; i < 150; i++) bench.call(watched.coordinator(`g${i}`));
    bench.do({ type: "close" });
    expect(watched.looks).toBeLessThan(150 * 30);
  });

  it("connection B.7: a retry that is due concerns no call that still rests", () => {
    const watched = new Watched();
    const options = { retryBackoffMs: 1_000, retryBackoffMaxMs: 10_000 };
    const bench = new Bench(options, { nodes: [1], topics: [{ name: "t" }] }).begin().ready(1);
    bench.script(1, [6]);
    for (let i = 0; i < 300; i++) bench.call(watched.leader("t"), { timeoutMs: 3_000 });
    bench.until(() => bench.outcomes.size === 301);
    const sent = bench.asked("ListGroups").length - 1;
    expect(sent).toBeGreaterThan(300);
    expect(watched.looks).toBeLessThan(sent * 30);
  });

  it("connection B.4: topics are forgotten with one look at each call", () => {
    const watched = new Watched();
    const topics = times(150, (i) => ({ name: `t${i}`, assignments: [[2]] }));
    const options = { metadataMaxIdleMs: 500, metadataMaxAgeMs: 1_000 };
    const bench = new Bench(options, { nodes: [1, 2], topics }).begin().ready(1);
    bench.place(2).manner = "blackHole";
    for (const { name } of topics) bench.call(watched.leader(name), { timeoutMs: 5_000 });
    bench.run(1_500);
    expect(bench.refreshes.at(-1)!.topics).toHaveLength(150);
    expect(watched.looks).toBeLessThan(150 * 30);
  });

  it("connection M6: effects that nobody takes make nothing slower", () => {
    const { machine, now } = new Bench({}, { nodes: [1] }).begin().ready(1);
    const stale = { type: "opened", connection: "n:1/main", attempt: 9, remote: "" } as const;
    const startMs = performance.now();
    for (let i = 0; i < 15_000; i++) machine.handle(stale, now);
    expect(performance.now() - startMs).toBeLessThan(LIMIT);
    const effects = times(15_000, () => machine.poll()?.type);
    expect([new Set(effects), machine.poll()]).toEqual([new Set(["abort"]), undefined]);
  });

  it("connection B.3: a topic of 60,000 partitions, again", () => {
    const partitions = times(60_000, (partitionIndex) => ({
      errorCode: 0,
      partitionIndex,
      leaderId: 1,
      leaderEpoch: 3,
      replicaNodes: [1],
      isrNodes: [1],
    }));
    const bench = new Timed({}, { nodes: [1] });
    bench.brokers.get(1)!.on(MetadataServer, (request, context) => ({
      ...context.next(request)!,
      topics: [{ errorCode: 0, name: "t", partitions }],
    }));
    bench.begin();
    bench.do({ type: "refreshMetadata" });
    bench.run(200);
    expect(bench.view.partitionsOf("t")).toHaveLength(60_000);
    expect(bench.longestMs).toBeLessThan(LIMIT);
  });

  it("connection B.4: 60,000 topics in use, and then 60,000 others", () => {
    const { machine } = new Bench();
    const topics = times(60_000, (i) => `t${i}`);
    machine.handle({ type: "useTopics", topics }, 0);
    const startMs = performance.now();
    machine.handle({ type: "useTopics", topics: topics.map((name) => `${name}x`) }, 0);
    expect(performance.now() - startMs).toBeLessThan(LIMIT);
  });
});

describe("connection F40, B.5, B.9: what stands behind an answer in its chunk", () => {
  function behind(answer: object, options: Partial<ClusterOptions> = {}): string[] {
    const bench = new Bench({ writeGate: "buffered", ...options }, { nodes: [1] }).begin();
    bench.ready(1).run(200);
    bench.brokers.get(1)!.on(MetadataServer, (request, context) => ({
      ...context.next(request)!,
      ...answer,
    }));
    bench.hold(1, "Metadata");
    bench.do({ type: "refreshMetadata" });
    const id = bench.call({ node: 1 });
    bench.run(10);
    bench.release(1);
    arriveAsOne(bench);
    return [...bench.told("rebootstrapped").map(() => "rebootstrapped"), bench.result(id)];
  }
  const REBOOTSTRAP = { errorCode: 129, brokers: [], topics: [] };

  it("connection F40: answers behind an error 129 in one chunk are not given out", () => {
    expect(behind(REBOOTSTRAP)).toEqual([
      "rebootstrapped",
      "OUTCOME_UNKNOWN INVALIDATED, sent maybe, at 416",
    ]);
  });

  it("connection B.5: nor are those behind the metadata of another cluster", () => {
    expect(behind({ clusterId: "other" })).toEqual([
      "OUTCOME_UNKNOWN CLUSTER_MISMATCH, sent maybe, at 416",
    ]);
  });

  it("connection B.5: nor with cluster.check = rebootstrap", () => {
    expect(behind({ clusterId: "other" }, { clusterCheck: "rebootstrap" })).toEqual([
      "rebootstrapped",
      "OUTCOME_UNKNOWN INVALIDATED, sent maybe, at 416",
    ]);
  });

  it("connection B.9 (c): an error 129 of another API than Metadata is handed out, and no more", () => {
    const bench = new Bench({}, { nodes: [1] }).begin();
    bench.script(1, [129]);
    const id = bench.call({ node: 1 });
    expect(bench.result(id)).toBe("answered by 1 at 206");
    expect(bench.told("rebootstrapped")).toEqual([]);
  });

  it("connection B.9 (c): nor is one below the top of Metadata a reason to begin anew", () => {
    const bench = new Bench({}, { nodes: [1], topics: [{ name: "t" }] }).begin();
    bench.brokers.get(1)!.on(MetadataServer, (request, context) => ({
      ...context.next(request)!,
      topics: [{ errorCode: 129, name: "t", partitions: [] }],
    }));
    const id = bench.call({ node: 1 }, { apiKey: 3, message: { topics: null } });
    expect(bench.result(id)).toBe("answered by 1 at 206");
    expect(bench.told("rebootstrapped")).toEqual([]);
  });

  it("connection B.9 (c): with metadata.recovery.strategy = none, too", () => {
    const bench = new Bench({ metadataRecoveryStrategy: "none" }, { nodes: [1] }).begin();
    bench.script(1, [129]);
    expect(bench.result(bench.call({ node: 1 }))).toBe("answered by 1 at 206");
  });
});

describe("connection B.8: coordinators", () => {
  it("connection B.8: a coordinator of −1 without an error is none: it is sought again", () => {
    const bench = new Bench({}, { nodes: [1, 2] }).begin();
    let asked = 0;
    for (const broker of bench.brokers.values()) {
      broker.on(FindCoordinatorServer, () => ({
        coordinators: [{
          key: "g",
          nodeId: ++asked > 1 ? 2 : -1,
          host: "",
          port: -1,
          errorCode: 0,
          errorMessage: null,
        }],
      }));
    }
    expect(bench.outcome(bench.call(COORDINATOR))).toMatchObject({
      type: "callAnswered",
      nodeId: 2,
    });
    expect(asked).toBe(2);
  });

  it("connection B.8: of very many the oldest is forgotten", () => {
    const bench = new Bench({}, { nodes: [1] }).begin();
    const known = times(10_000, (i) => [`group known${i}`, 1]);
    const snapshot = bench.machine.snapshot() as { readonly [part: string]: Json };
    bench.machine = restoreCluster(bench.options, { ...snapshot, coordinators: known });
    bench.outcome(bench.call(COORDINATOR));
    const keys = insideOf(bench).coordinators!.map(([key]) => key);
    expect([keys.length, keys[0], keys.at(-1)]).toEqual([10_000, "group known1", "group g"]);
  });
});

describe("connection B.4, B.6, B.9: a peer that does not know", () => {
  const SEEDS = times(12, (i) => i + 1);
  const FIRST = { bootstrapServers: "b1.test:9092,b2.test:9092" };

  /** By seed: which entry was asked first, and the table that is known after so long. */
  function begun(ms: number, make: (seed: number) => Bench): [string, number][] {
    return SEEDS.map((seed) => {
      const bench = make(seed);
      bench.do({ type: "tick" });
      bench.run(ms);
      return [bench.effects("open")[0]!.host, Math.min(bench.view.generation, 1)];
    });
  }

  it("connection B.4: an entry that does not offer Metadata is not asked for ever", () => {
    const nodes = [{ nodeId: 1, versions: { Metadata: null } }, { nodeId: 2 }];
    const found = begun(1_000, (seed) => new Bench({ ...FIRST, seed }, { nodes }));
    expect(found.some(([host]) => host === "b1.test")).toBe(true);
    expect(found.map(([, generation]) => generation)).toEqual(SEEDS.map(() => 1));
  });

  it("connection B.3 step 1: nor is one that lists no broker", () => {
    const found = begun(1_000, (seed) => {
      const bench = new Bench({ ...FIRST, seed }, { nodes: [1, 2] });
      bench.brokers.get(1)!.on(MetadataServer, (request, context) => ({
        ...context.next(request)!,
        brokers: [],
      }));
      return bench;
    });
    expect(found.some(([host]) => host === "b1.test")).toBe(true);
    expect(found.map(([, generation]) => generation)).toEqual(SEEDS.map(() => 1));
  });

  it("connection B.9 (b): the trigger does not wait for a refresh that nobody answers", () => {
    const options = { metadataRecoveryRebootstrapTriggerMs: 1_000 };
    const bench = new Bench(options, { nodes: [1] }).begin().ready(1);
    bench.hold(1, "Metadata");
    const startMs = bench.now;
    bench.do({ type: "refreshMetadata" });
    expect(bench.machine.deadlineMs).toBe(startMs + 1_000);
    bench.run(1_500);
    expect(bench.story("rebootstrapped")).toEqual([`${startMs + 1_000} rebootstrapped trigger`]);
  });

  it("connection F44: a healthy cluster does not begin anew with a trigger of 0", () => {
    const options = { metadataRecoveryRebootstrapTriggerMs: 0, metadataMaxAgeMs: 1_000 };
    const bench = new Bench(options);
    for (const place of bench.world.places.values()) place.latencyMs = 0;
    bench.begin().run(20_000);
    expect([bench.told("rebootstrapped"), bench.view.generation > 15]).toEqual([[], true]);
  });

  it("connection B.4: a refresh because of age does not wait for long because it has no news", () => {
    const bench = new Bench({ metadataMaxAgeMs: 200, retryBackoffMaxMs: 1_000 }).begin().run(
      20_000,
    );
    expect(bench.refreshes.length).toBeGreaterThan(95);
  });
});

describe("connection B.6: a node that hangs", () => {
  const ENTRIES = times(6, (i) => `b${i + 1}.test:9092`).join();

  function silent(options: Partial<ClusterOptions>): Bench {
    const nodes = times(6, (i) => i + 1);
    const bench = new Bench({ bootstrapServers: ENTRIES, ...options }, { nodes });
    for (const place of bench.world.places.values()) place.manner = "blackHole";
    return bench;
  }

  it("connection F41: lanes in setup for longer than request.timeout.ms count, too", () => {
    const bench = silent({
      connectTimeoutMs: null,
      requestTimeoutMs: 1_000,
      socketConnectionSetupTimeoutMs: 60_000,
      socketConnectionSetupTimeoutMaxMs: 127_000,
    });
    bench.do({ type: "tick" });
    bench.run(9_000);
    expect(bench.inSetup).toHaveLength(2);
  });

  it("connection B.6: entries of the list are hedged one after the other, after the first table too", () => {
    const bench = silent({ connectHedgeMs: 1_000, connectConcurrentMax: 10 });
    for (const place of bench.world.places.values()) place.manner = "answers";
    bench.begin();
    for (const place of bench.world.places.values()) place.manner = "blackHole";
    const startMs = bench.now;
    bench.call("bootstrap");
    bench.run(3_500);
    const opened = bench.log.filter(({ effect }) => effect.type === "open").slice(1);
    expect(opened.map(({ atMs }) => atMs - startMs)).toEqual([0, 1_000, 2_000, 3_000]);
  });

  it("connection M4: connect.hedge.ms does not wake what may begin nothing more", () => {
    const bench = silent({ connectHedgeMs: 1, connectConcurrentMax: 1 });
    bench.do({ type: "tick" });
    let steps = 0;
    while (bench.step(4_000)) steps++;
    expect(steps).toBeLessThan(10);
  });
});

describe("connection 1.3: what is kept", () => {
  it("connection M6: answers that the cluster has heard are kept in no lane", () => {
    const bench = new Bench({}, { nodes: [1] }).begin().ready(1);
    const effects = insideOf(bench).machines!.map(([key, { engine }]) => [key, engine.effects]);
    expect(effects).toEqual([["n:1/main", []]]);
  });

  it("connection F24: an early tick changes nothing while calls wait for a lane that is full", () => {
    const bench = new Bench({}, { nodes: [1] }).begin().ready(1);
    bench.hold(1);
    for (let i = 0; i < 20; i++) bench.call({ node: 1 });
    bench.run(10);
    const [before, after] = [10, 20].map((ms) => {
      bench.do({ type: "tick" }, bench.now + ms);
      const { engine: _, machines: _2, ...parts } = insideOf(bench);
      return parts;
    });
    expect(after).toEqual(before);
    expect(before!.lanes!.map(([, { queue }]) => queue.length)).toEqual([15]);
  });

  it("connection B.4: the list of useTopics is the caller's own", () => {
    const bench = new Bench({}, { nodes: [1], topics: [{ name: "a" }] }).begin();
    const topics: string[] = ["a"];
    bench.do({ type: "useTopics", topics });
    bench.run(200);
    topics.push(5 as never);
    bench.do({ type: "refreshMetadata" });
    bench.run(200);
    expect(bench.refreshes.slice(1).map(({ topics }) => topics)).toEqual([["a"], ["a"]]);
  });

  it("connection 1.2: expectNodeId and expectClusterId are no options of a cluster", () => {
    const meant = (options: object) => {
      const bench = new Bench(options, { nodes: [1] });
      bench.do({ type: "tick" });
      bench.run(20);
      return bench.world.seen.filter(({ apiName }) => apiName === "ApiVersions")
        .map(({ connection, body }) => [connection, body]);
    };
    expect(meant({ expectNodeId: 5, expectClusterId: "X" })).toEqual(meant({}));
  });
});

describe("connection C.6: controllers behind one address", () => {
  for (const [purpose, collapses] of [["controller", 1], ["broker", 0]] as const) {
    it(`connection C10: rules for purpose ${purpose} send ${collapses * 2} of them there`, () => {
      const bench = new Bench({
        bootstrapControllers: "boot.test:9092",
        metadataClusterCheckEnable: false,
        redirector: parseRedirector(`purpose:${purpose} => boot.test:9092`),
      }, { nodes: [100, 101] });
      bench.asControllers(101).begin();
      const target = { host: "boot.test", port: 9092 };
      const told = { type: "redirectCollapse", target, nodeIds: [100, 101] };
      expect(bench.told("redirectCollapse")).toEqual(times(collapses, () => told));
    });
  }
});

describe("what the simulation has found", () => {
  it("connection B.8: a coordinator that the table does not list is a reason for another table", () => {
    const bench = new Bench({ connectionsMaxIdleMs: -1 }, { nodes: [1] }).begin();
    bench.addBroker({ nodeId: 2 });
    bench.brokers.get(1)!.on(FindCoordinatorServer, () => ({
      throttleTimeMs: 0,
      coordinators: [{
        key: "g",
        nodeId: 2,
        host: "b2.test",
        port: 9092,
        errorCode: 0,
        errorMessage: null,
      }],
    }));
    const id = bench.call({ coordinator: "group", key: "g" });
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 2 });
    expect(bench.now).toBeLessThan(2_000);
  });
});

describe("what a newcomer ran into", () => {
  it("connection B.7: error 100 is handed out after five more tries: the message may name what is not", () => {
    const nodes = [1, 2];
    const bench = new Bench({}, { nodes, topics: [{ name: "t", assignments: [[1]] }] }).begin();
    bench.script(1, [100]);
    const id = bench.call({ leader: "t", partition: 0 });
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 1 });
    expect(bench.asked("ListGroups")).toHaveLength(6);
    expect(bench.now).toBeLessThan(10_000);
  });

  it("connection B.12: a controller among bootstrap.servers is told as such, at once", () => {
    const bench = new Bench({}, { nodes: [{ nodeId: 1, versions: { Metadata: null } }] });
    bench.do({ type: "tick" });
    bench.until(() => bench.told("allNodesDown").length > 0, 100);
    const [lost] = bench.effects("disconnected");
    expect([lost?.reason, lost?.detail.message]).toEqual([
      "CLUSTER_MISMATCH",
      "advertised boot.test:9092, dialled 10.0.0.2:9092: it does not offer Metadata: " +
      "a controller belongs to bootstrap.controllers",
    ]);
  });

  it("connection B.12: and a broker among bootstrap.controllers", () => {
    const nodes = [{ nodeId: 1, versions: { DescribeCluster: { max: 0 } } }];
    const bench = new Bench({ bootstrapControllers: "boot.test:9092" }, { nodes });
    bench.do({ type: "tick" });
    bench.until(() => bench.told("allNodesDown").length > 0, 100);
    expect(bench.effects("disconnected")[0]?.detail.message).toMatch(
      /: it does not tell of controllers: a broker belongs to bootstrap\.servers$/,
    );
  });
});
