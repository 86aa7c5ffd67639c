import { describe, expect, it } from "vitest";
import {
  Cluster,
  type ClusterInput,
  type ClusterOptions,
  explainPick,
  restoreCluster,
} from "../../codec/cluster/mod.ts";
import { explainWait, type Json, OptionsError, recorded, replay } from "../../codec/machine/mod.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { APIS, Bench, type WorldOptions } from "../kit/cluster.ts";

/** Draws wherever something is drawn. */
const LIVELY: Partial<ClusterOptions> = {
  reconnectBackoffMs: 50,
  reconnectBackoffMaxMs: 1_000,
  retryBackoffMs: 100,
  retryBackoffMaxMs: 1_000,
  socketConnectionSetupTimeoutMaxMs: 30_000,
  requestTimeoutMs: 3_000,
  connectHedgeMs: 400,
  metadataMaxAgeMs: 20_000,
  metadataRecoveryRebootstrapTriggerMs: 30_000,
  coordinatorLane: "separate",
  clientId: "life",
};

const WORLD: WorldOptions = {
  nodes: [{ nodeId: 1, pod: "blue", rack: "a" }, { nodeId: 2, pod: "green" }, 3],
  topics: [{ name: "t", assignments: [[1], [2], [3]] }],
};

/** A life with most of what can happen. Each call is marked, so that peers know how often they saw it. */
function live<B extends Bench>(bench: B): B {
  let calls = 0;
  const call = (...[route, more]: Parameters<Bench["call"]>) => {
    const often = more?.idempotent ? "often" : "once";
    const message = { statesFilter: [`${often} ${++calls}`] };
    return bench.call(route, { message, ...more });
  };
  const everywhere = (more: Parameters<Bench["call"]>[1] = {}) => {
    for (
      const route of [
        "any",
        "bootstrap",
        "controller",
        { node: 3 },
        { node: 9 },
        { leader: "t", partition: 1 },
        { leader: "new", partition: 0 },
        { coordinator: "group", key: "g" },
        { pod: "blue" },
        { pod: "green", podless: "include" },
      ] as const
    ) call(route, more);
  };
  everywhere();
  bench.do({ type: "useTopics", topics: ["t"] });
  bench.run(300);
  bench.fake.createTopic({ name: "new", assignments: [[2]] });
  everywhere({ idempotent: true, retries: 5 });
  bench.run(500);
  for (const manner of ["refuses", "blackHole", "silent", "hangsUp"] as const) {
    bench.kill(2, manner);
    everywhere({ idempotent: manner !== "silent", timeoutMs: 8_000 });
    bench.do({ type: "refreshMetadata" });
    bench.run(4_000);
  }
  bench.kill(2, "answers");
  bench.script(1, [6, 15, 0]);
  bench.brokers.get(3)!.fault({ kind: "throttle", throttleTimeMs: 300, times: 3 });
  everywhere();
  bench.run(2_000);
  bench.do({ type: "setRedirector", redirector: parseRedirector("node:1-2 => b3.test:9092") });
  everywhere({ timeoutMs: 2_000 });
  bench.run(3_000);
  bench.do({ type: "setRedirector", redirector: null });
  bench.do({ type: "refreshRedirects" });
  bench.fake.nodes.get(3)!.pod = "green";
  bench.fake.topic("t")!.partitions[1]!.leaderEpoch++;
  everywhere();
  bench.run(1_000);
  for (const node of [1, 2, 3]) bench.kill(node, node === 2 ? "blackHole" : "refuses");
  everywhere({ timeoutMs: 50_000, idempotent: true });
  bench.run(40_000);
  for (const node of [1, 2, 3]) bench.kill(node, "answers");
  bench.run(10_000);
  bench.hold(1);
  everywhere();
  bench.do({ type: "drain", timeoutMs: 1_500 });
  bench.run(5_000);
  return bench;
}

function life(
  seed: number,
  options: Partial<ClusterOptions> = {},
  world: WorldOptions = {},
): Bench {
  return live(new Bench({ ...LIVELY, seed, ...options }, { ...WORLD, ...world }));
}

const SEEDS = [1, 2, 3];
const LIVES = new Map<number, Bench>();

/** The life of a seed, lived once for all tests that only look at it. */
function lived(seed: number): Bench {
  const bench = LIVES.get(seed) ?? life(seed);
  LIVES.set(seed, bench);
  return bench;
}

describe("connection 1.3: a life of a cluster", () => {
  it("connection M11, F20: the same options and inputs give the same effects and the same snapshot", () => {
    for (const seed of SEEDS) {
      const [one, other] = [lived(seed), life(seed)];
      expect(other.trace()).toEqual(one.trace());
      expect(JSON.stringify(other.machine.snapshot())).toBe(JSON.stringify(one.machine.snapshot()));
    }
    expect(lived(1).trace()).not.toEqual(lived(2).trace());
  });

  it("connection M11, F19: restored after every input, with its effects not yet taken, it goes on the same", () => {
    for (const [seed, restores] of [[1, 1], [2, 3], [3, 7]] as const) {
      expect(life(seed, {}, { restores }).trace()).toEqual(lived(seed).trace());
    }
  });

  it("connection F21: other times, the same life", () => {
    const here = lived(1);
    for (const startMs of [1, 12_345_678, 1_700_000_000_000, -5_000_000]) {
      expect(life(1, {}, { startMs }).trace()).toEqual(here.trace());
    }
  });

  it("connection F22, R-31: time that goes back is time that stays", () => {
    class Wobbly extends Bench {
      override answer(input: ClusterInput, nowMs: number = this.now): ReturnType<Bench["answer"]> {
        const answer = super.answer(input, nowMs);
        for (const backMs of [1, 1_000, 1e9]) {
          expect(super.answer({ type: "tick" }, this.now - backMs)).toEqual({ ok: true });
        }
        return answer;
      }
    }
    const bench = live(new Wobbly({ ...LIVELY, seed: 1 }, WORLD));
    expect(bench.trace()).toEqual(lived(1).trace());
  });

  it("connection F24: an early tick is a no-op", () => {
    class Impatient extends Bench {
      override step(atMostMs?: number): boolean {
        const { deadlineMs = Infinity } = this.machine;
        const nextMs = Math.min(deadlineMs, this.world.deadlineMs, atMostMs ?? Infinity);
        for (const share of [0.25, 0.5, 0.999]) {
          const atMs = Math.floor(this.now + (nextMs - this.now) * share);
          if (!(atMs > this.now && atMs < nextMs)) continue;
          const before = this.now;
          this.machine.handle({ type: "tick" }, atMs);
          expect(this.machine.poll()).toBe(undefined);
          expect([this.machine.deadlineMs, before < atMs]).toEqual([
            deadlineMs === Infinity ? undefined : deadlineMs,
            true,
          ]);
        }
        return super.step(atMostMs);
      }
    }
    const bench = live(new Impatient({ ...LIVELY, seed: 1 }, WORLD));
    expect(bench.trace()).toEqual(lived(1).trace());
  });

  it("connection M6: whether effects are taken at once or later changes no outcome of time", () => {
    class Lazy extends Bench {
      override take(): ReturnType<Bench["take"]> {
        return this.world.deadlineMs <= this.now ? [] : super.take();
      }
    }
    const bench = new Lazy({ ...LIVELY, seed: 1 }, WORLD).begin().ready(1, 2, 3);
    expect([...bench.outcomes.values()].map(({ type }) => type)).toEqual([
      "callAnswered",
      "callAnswered",
      "callAnswered",
    ]);
  });

  it("connection F32: each call has one outcome; what is not idempotent is seen once", () => {
    for (const seed of SEEDS) {
      const bench = lived(seed);
      expect(bench.outcomes.size).toBe(110);
      const times = new Map<string, number>();
      const once = () => [...times].filter(([mark]) => mark.startsWith("once"));
      for (const { apiName, body } of bench.world.seen) {
        if (apiName !== "ListGroups") continue;
        const [mark] = (body as { statesFilter: readonly string[] }).statesFilter;
        times.set(mark!, (times.get(mark!) ?? 0) + 1);
      }
      expect(once().length).toBeGreaterThan(20);
      // Node 1 says once each that metadata and coordinator are old: whoever hears that may ask again.
      const again = once().reduce((sum, [, count]) => sum + count - 1, 0);
      expect(again).toBeLessThanOrEqual(2);
      expect(bench.told("closed")).toHaveLength(1);
      expect(bench.machine.deadlineMs).toBe(undefined);
      expect(bench.world.transports).toEqual([]);
    }
  });

  it("connection F6: every transport that was opened is ended, by the peer, close or abort", () => {
    for (const seed of SEEDS) {
      const bench = lived(seed);
      const opened = bench.effects("open").length;
      expect(opened).toBeGreaterThan(30);
      expect(bench.world.transports).toEqual([]);
    }
  });

  it("connection M11: a recorded run gives the same again", () => {
    const options = { ...LIVELY, bootstrapServers: "boot.test:9092", seed: 7, apis: APIS };
    const lines: string[] = [];
    const bench = new Bench(options, { nodes: [1, 2] });
    bench.machine = recorded(bench.machine, (line) => lines.push(line)) as Cluster;
    bench.begin();
    for (const node of [1, 2]) bench.call({ node });
    bench.run(100);
    bench.kill(1);
    bench.call({ node: 1 }, { timeoutMs: 500 });
    bench.run(1_000);
    bench.do({ type: "close" });
    expect(lines.length).toBeGreaterThan(50);
    expect(replay(new Cluster(bench.options), lines)).toBe(undefined);
    const drawn = new Set<string>();
    for (const line of lines) {
      const { draws = [] } = JSON.parse(line) as { draws?: readonly [string, number][] };
      for (const [point] of draws) drawn.add(point);
    }
    const points = ["jitter.reconnect", "jitter.setup", "jitter.retry", "pick.offset"];
    expect([...drawn].every((point) => points.includes(point))).toBe(true);
    expect(drawn.has("pick.offset")).toBe(true);
  });

  it("connection M11: the snapshot is JSON, and bytes in it are text", () => {
    const bench = new Bench(LIVELY, WORLD).begin().ready(1);
    bench.hold(1);
    bench.call({ node: 1 });
    const snapshot = bench.machine.snapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
  });
});

describe("connection M3: the input first, then timers", () => {
  it("connection M3: an answer in the call that passes the time of its call wins", () => {
    const bench = new Bench().begin().ready(1);
    bench.place(1).latencyMs = 500;
    const id = bench.call({ node: 1 }, { timeoutMs: 500 });
    bench.arrive();
    expect(bench.machine.deadlineMs).toBe(706);
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", latencyMs: 500 });
  });

  it("connection M5: a call's time is over at the very moment", () => {
    const bench = new Bench().begin().ready(1);
    bench.hold(1);
    const id = bench.call({ node: 1 }, { timeoutMs: 500 });
    bench.do({ type: "tick" }, 705);
    expect(bench.outcomes.has(id)).toBe(false);
    bench.do({ type: "tick" }, 706);
    expect(bench.outcomes.get(id)).toMatchObject({ reason: "CALL_TIMEOUT" });
  });

  it("connection M3: a driver that is very late finds everything settled in one call", () => {
    const bench = new Bench({ reconnect: "lazy" }).begin().ready(1);
    bench.hold(1);
    const ids = [500, 20_000, 300_000].map((timeoutMs) => {
      const id = bench.call({ node: 1 }, { timeoutMs });
      bench.arrive();
      return id;
    });
    bench.do({ type: "tick" }, 500_000);
    expect(ids.map((id) => bench.outcomes.get(id)?.type)).toEqual([
      "callFailed",
      "callFailed",
      "callFailed",
    ]);
  });
});

describe("connection M7: reports", () => {
  it("connection M7: a stale `opened` draws an abort, with its lane; other stale ones nothing", () => {
    const bench = new Bench({}, { nodes: [1] }).begin().ready(1);
    const stale = { connection: "n:1/main", attempt: 0 };
    const before = bench.machine.deadlineMs;
    expect(bench.do({ ...stale, type: "peerClosed" })).toEqual([]);
    expect(bench.do({ ...stale, type: "received", bytes: new Uint8Array(9) })).toEqual([]);
    const [abort, ...rest] = bench.do({ ...stale, type: "opened", remote: "10.0.0.1:9092" });
    expect(abort).toMatchObject({ type: "abort", connection: "n:1/main", attempt: 0 });
    expect(rest).toEqual([]);
    expect(bench.machine.deadlineMs).toBe(before);
    expect(bench.outcome(bench.call({ node: 1 }))).toMatchObject({ type: "callAnswered" });
  });

  it("connection M7: reports of lanes that there never were, or are no more, do no harm", () => {
    const bench = new Bench({}, { nodes: [1] }).begin();
    for (const connection of ["b:-1/main", "n:99/main", "", "constructor"]) {
      for (
        const report of [
          { type: "opened", remote: "x" },
          { type: "received", bytes: new Uint8Array([1, 2, 3]) },
          { type: "resolved", addresses: ["10.0.0.1"] },
          { type: "peerClosed" },
        ] as const
      ) {
        expect(bench.answer({ connection, attempt: 1, ...report })).toEqual({ ok: true });
        bench.take();
      }
    }
    expect(bench.outcome(bench.call({ node: 1 }))).toMatchObject({ type: "callAnswered" });
  });

  it("connection M8: what a peer sends never throws", () => {
    for (let length = 0; length < 60; length++) {
      const bench = new Bench({}, { nodes: [1, 2] }).begin().ready(1);
      const id = bench.call({ node: 1 });
      const { attempt } = bench.effects("open").at(-1)!;
      const bytes = Uint8Array.from({ length }, (_, i) => i === 3 ? length - 4 : i * 37 & 255);
      expect(bench.answer({ type: "received", connection: "n:1/main", attempt, bytes })).toEqual({
        ok: true,
      });
      bench.take();
      expect(bench.outcome(id).type).toMatch(/^call(Answered|Failed)$/);
    }
  });
});

describe("connection M8: commands", () => {
  const CALL = { type: "call", id: 50, apiKey: 16, message: {}, route: "any" } as const;

  it("connection M8: a number that is in use", () => {
    const bench = new Bench().begin();
    expect(bench.answer(CALL)).toEqual({ ok: true });
    expect(bench.answer(CALL)).toEqual({ ok: false, reason: "DUPLICATE_ID" });
  });

  it("connection M8: an API that was not given", () => {
    const bench = new Bench().begin();
    expect(bench.answer({ ...CALL, apiKey: 1 })).toEqual({ ok: false, reason: "UNKNOWN_API" });
  });

  it("connection M8: what is refused changes nothing", () => {
    const bench = new Bench().begin();
    bench.do({ type: "tick" });
    const before = JSON.stringify(bench.machine.snapshot());
    bench.answer({ ...CALL, apiKey: 1 });
    expect(bench.take()).toEqual([]);
    expect(JSON.stringify(bench.machine.snapshot())).toBe(before);
  });

  const NOT_INPUTS: readonly [title: string, input: unknown][] = [
    ["nothing", undefined],
    ["null", null],
    ["a text", "tick"],
    ["no type", {}],
    ["an unknown type", { type: "connect" }],
    ["a type of every object", { type: "constructor" }],
    ["a call without number", { ...CALL, id: undefined }],
    ["a call with half a number", { ...CALL, id: 1.5 }],
    ["a call with a text for a number", { ...CALL, id: "1" }],
    ["a call without API", { ...CALL, apiKey: undefined }],
    ["a call without message", { ...CALL, message: undefined }],
    ["a call without route", { ...CALL, route: undefined }],
    ["an unknown route", { ...CALL, route: "all" }],
    ["an empty route", { ...CALL, route: {} }],
    ["a node that is no number", { ...CALL, route: { node: "1" } }],
    ["a node below 0", { ...CALL, route: { node: -1 } }],
    ["a leader without partition", { ...CALL, route: { leader: "t" } }],
    ["a leader of half a partition", { ...CALL, route: { leader: "t", partition: 0.5 } }],
    ["a leader of no topic", { ...CALL, route: { leader: 7, partition: 0 } }],
    ["a coordinator of an unknown type", { ...CALL, route: { coordinator: "x", key: "g" } }],
    ["a coordinator without key", { ...CALL, route: { coordinator: "group" } }],
    ["a pod that is no text", { ...CALL, route: { pod: null } }],
    ["a pod with an unknown rule", { ...CALL, route: { pod: "p", podless: "maybe" } }],
    ["idempotent that is no boolean", { ...CALL, idempotent: 1 }],
    ["retries below 0", { ...CALL, retries: -1 }],
    ["retries that are NaN", { ...CALL, retries: NaN }],
    ["a time below 0", { ...CALL, timeoutMs: -1 }],
    ["a time of 0", { ...CALL, timeoutMs: 0 }],
    ["a time that is NaN", { ...CALL, timeoutMs: NaN }],
    ["a time without end", { ...CALL, timeoutMs: Infinity }],
    ["topics that are a text", { type: "useTopics", topics: "t" }],
    ["no topics", { type: "useTopics" }],
    ["topics of another type", { type: "useTopics", topics: [1] }],
    ["a redirector that is none", { type: "setRedirector", redirector: "rules" }],
    ["no redirector", { type: "setRedirector" }],
    ["a drain of no time", { type: "drain", timeoutMs: "1" }],
    ["a report without attempt", { type: "opened", connection: "b:-1/main", remote: "x" }],
    ["a report without lane", { type: "opened", attempt: 1, remote: "x" }],
    ["a report with a number for a lane", {
      type: "opened",
      attempt: 1,
      connection: 1,
      remote: "x",
    }],
    ["a report that is a command of lanes", {
      type: "connect",
      attempt: 1,
      connection: "b:-1/main",
    }],
    ["a report of an unknown type", { type: "exploded", attempt: 1, connection: "b:-1/main" }],
    ["bytes that are a text", {
      type: "received",
      attempt: 1,
      connection: "b:-1/main",
      bytes: "x",
    }],
  ];
  for (const [title, input] of NOT_INPUTS) {
    it(`connection M8: ${title} throws TypeError, and leaves the state as it is`, () => {
      const bench = new Bench();
      bench.do({ type: "tick" });
      const before = JSON.stringify(bench.machine.snapshot());
      expect(() => bench.machine.handle(input as ClusterInput, 1)).toThrow(TypeError);
      expect(JSON.stringify(bench.machine.snapshot())).toBe(before);
      expect(bench.machine.poll()).toBe(undefined);
    });
  }

  for (const nowMs of [NaN, Infinity, -Infinity, undefined, "1"]) {
    it(`connection M2: a time of ${nowMs} throws before anything changes`, () => {
      const bench = new Bench();
      const before = JSON.stringify(bench.machine.snapshot());
      expect(() => bench.machine.handle({ type: "tick" }, nowMs as number)).toThrow(RangeError);
      expect(JSON.stringify(bench.machine.snapshot())).toBe(before);
      bench.begin();
      const later = JSON.stringify(bench.machine.snapshot());
      expect(() => bench.machine.handle({ ...CALL }, nowMs as number)).toThrow(RangeError);
      expect(JSON.stringify(bench.machine.snapshot())).toBe(later);
    });
  }

  it("connection M8: rules that cannot work are refused with every finding, and the old ones stay", () => {
    const bench = new Bench({ transport: { tlsNames: false }, securityProtocol: "SSL" }).begin();
    const redirector = parseRedirector("b1.test => gw.test tls=original");
    const before = JSON.stringify(bench.machine.snapshot());
    expect(() => bench.machine.handle({ type: "setRedirector", redirector }, bench.now))
      .toThrow(OptionsError);
    expect(JSON.stringify(bench.machine.snapshot())).toBe(before);
  });

  it("connection M11: a snapshot that is none is refused", () => {
    const { options } = new Bench();
    const others: Json[] = [null, {}, [], "x", 7, { data: {} }];
    for (const snapshot of others) {
      expect(() => restoreCluster(options, snapshot)).toThrow(TypeError);
    }
  });
});

describe("connection A.15: drain and close", () => {
  it("connection R-33: drain waits for what there is, takes nothing new, and ends", () => {
    const bench = new Bench().begin().ready(1);
    bench.hold(1);
    const id = bench.call({ node: 1 });
    bench.do({ type: "drain" });
    expect(bench.answer({ type: "call", id: 99, apiKey: 16, message: {}, route: "any" })).toEqual({
      ok: false,
      reason: "DRAINING",
    });
    bench.run(1_000);
    expect(bench.told("closed")).toEqual([]);
    bench.release(1);
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered" });
    bench.run(10);
    expect([bench.told("drained"), bench.told("closed")]).toEqual([
      [{ type: "drained" }],
      [{ type: "closed" }],
    ]);
    expect(bench.world.transports).toEqual([]);
  });

  it("connection R-33: with a silent peer it ends at its time: what is left is closed", () => {
    for (const [timeoutMs, endMs] of [[700, 906], [undefined, 5_206]] as const) {
      const bench = new Bench({ drainTimeoutMs: 5_000 }).begin().ready(1);
      bench.hold(1);
      const id = bench.call({ node: 1 });
      bench.do({ type: "drain", ...(timeoutMs && { timeoutMs }) });
      expect(bench.until(() => bench.told("closed").length > 0)).toBe(endMs);
      expect(bench.outcomes.get(id)).toMatchObject({ type: "callFailed", sent: "maybe" });
      expect(bench.world.transports).toEqual([]);
    }
  });

  it("connection A.15: drain with nothing to wait for ends at once", () => {
    const bench = new Bench().begin().ready(1);
    const told = bench.do({ type: "drain" });
    const own = told.filter(({ connection }) => connection === undefined).map(({ type }) => type);
    expect(own).toEqual(["drained", "closed"]);
    expect(told.at(-1)!.type).toBe("closed");
    expect(bench.story("close", "abort").at(-1)).toBe("206 n:1/main close"); // in good order
  });

  it("connection M10: close ends everything at once, and after it there is nothing", () => {
    const bench = new Bench().begin().ready(1);
    bench.hold(1);
    const sent = bench.call({ node: 1 });
    const waiting = bench.call({ leader: "t", partition: 0 });
    bench.do({ type: "close" });
    expect(bench.outcomes.get(sent)).toMatchObject({ reason: "CLOSED", sent: "maybe" });
    expect(bench.outcomes.get(waiting)).toMatchObject({ reason: "CLOSED", sent: "no" });
    expect(bench.log.at(-1)!.effect).toMatchObject({ type: "closed" });
    expect(bench.log.at(-1)!.effect.connection).toBe(undefined);
    expect(bench.world.transports).toEqual([]);
    expect(bench.machine.deadlineMs).toBe(undefined);
    const commands: ClusterInput[] = [
      { type: "call", id: 99, apiKey: 16, message: {}, route: "any" },
      { type: "useTopics", topics: [] },
      { type: "refreshMetadata" },
      { type: "setRedirector", redirector: null },
      { type: "refreshRedirects" },
      { type: "drain" },
      { type: "close" },
    ];
    for (const command of commands) {
      expect(bench.answer(command)).toEqual({ ok: false, reason: "CLOSED" });
    }
    expect(bench.answer({ type: "tick" }, bench.now + 1e9)).toEqual({ ok: true });
    expect(bench.answer({ type: "peerClosed", connection: "n:1/main", attempt: 1 })).toEqual({
      ok: true,
    });
    expect(bench.take()).toEqual([]);
    expect(bench.machine.deadlineMs).toBe(undefined);
  });

  it("connection A.15: close cuts a drain short", () => {
    const bench = new Bench().begin().ready(1);
    bench.hold(1);
    bench.call({ node: 1 });
    bench.do({ type: "drain" });
    bench.do({ type: "close" });
    expect(bench.told("closed")).toHaveLength(1);
    bench.run(100_000);
  });

  it("connection A.15: before the first input, too", () => {
    for (const type of ["close", "drain"] as const) {
      const bench = new Bench();
      bench.do({ type });
      expect(bench.told("closed")).toHaveLength(1);
      expect(bench.story("open")).toEqual([]);
      expect(bench.world.transports).toEqual([]);
    }
  });
});

describe("connection M13: stall forgiveness", () => {
  it("connection M13: off, a late tick ends what is due", () => {
    const bench = new Bench({ requestTimeoutMs: 5_000 }).begin().ready(1);
    bench.hold(1);
    const id = bench.call({ node: 1 });
    bench.do({ type: "tick" }, 60_000);
    expect(bench.outcomes.get(id)).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
  });

  it("connection M13, M14: on, lane and call wait for what the kernel already has", () => {
    const bench = new Bench({ requestTimeoutMs: 5_000, stallForgiveness: true }).begin().ready(1);
    bench.hold(1);
    const ids = [2_000, 60_000].map((timeoutMs) => {
      const id = bench.call({ node: 1 }, { timeoutMs });
      bench.arrive();
      return id;
    });
    bench.do({ type: "tick" }, 30_000);
    expect(bench.outcomes.size).toBe(1);
    expect(bench.effects("stalled").length).toBeGreaterThan(0);
    expect(bench.machine.deadlineMs).toBeGreaterThanOrEqual(30_050);
    bench.release(1);
    for (const id of ids) expect(bench.outcome(id)).toMatchObject({ type: "callAnswered" });
  });

  it("connection F31: it delays by the grace, no more", () => {
    const bench = new Bench({ requestTimeoutMs: 5_000, stallForgiveness: true }).begin().ready(1);
    bench.hold(1);
    const id = bench.call({ node: 1 }, { timeoutMs: 4_000 });
    bench.do({ type: "tick" }, 30_000);
    expect(bench.result(id)).toMatch(/ at 30050$/);
  });
});

describe("connection M14, G16: its lanes", () => {
  it("connection M14: the deadline is that of the lane or timer that is due first", () => {
    const bench = new Bench({ connectTimeoutMs: 700 }).begin();
    bench.place(1).manner = "blackHole";
    bench.call({ node: 1 }, { timeoutMs: 300 });
    bench.arrive();
    expect(bench.machine.deadlineMs).toBe(503); // of the call
    bench.runTo(503);
    expect(bench.machine.deadlineMs).toBe(903); // of the lane
  });

  it("connection G16: explainWait says which timer, and why", () => {
    const bench = new Bench().begin();
    const wait = explainWait(bench.machine)!;
    expect(wait.deadlineMs).toBe(bench.machine.deadlineMs);
    expect([typeof wait.timer, wait.reason.length > 0]).toEqual(["string", true]);
    bench.do({ type: "close" });
    expect(explainWait(bench.machine)).toBe(undefined);
  });

  it("connection M14: effects of lanes carry their key, those of the cluster none", () => {
    const bench = lived(1);
    const own = new Set([
      "callAnswered",
      "callFailed",
      "tableChanged",
      "podChanged",
      "redirectCollapse",
      "misrouteSuspected",
      "allNodesDown",
      "rebootstrapped",
    ]);
    const consumed = new Set(["response", "completed", "requestFailed", "hint"]);
    for (const { effect } of bench.log) {
      const { type, connection } = effect;
      expect(consumed.has(type)).toBe(false);
      if (own.has(type)) expect([type, connection]).toEqual([type, undefined]);
      else if (connection !== undefined) {
        expect(connection).toMatch(/^[bn]:-?\d+\/(main|coordinator)(\.\d+)?$/);
      } else expect(["drained", "closed", "stalled"]).toContain(type);
    }
  });

  it("connection G16: explainPick after close, and before the first input", () => {
    const bench = new Bench();
    expect(explainPick(bench.machine).pick).toBe(-1);
    bench.begin();
    bench.do({ type: "close" });
    expect(() => explainPick(bench.machine)).not.toThrow();
  });
});
