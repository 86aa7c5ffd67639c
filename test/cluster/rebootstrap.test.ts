import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { Bench, type Manner } from "../kit/cluster.ts";

const HOUR = 3_600_000;

/** Two nodes whose lanes are ready; one that has failed rests for so long that nobody is left to ask. */
function begun(options: Partial<ClusterOptions> = {}): Bench {
  const topics = [{ name: "t", assignments: [[1]] }];
  const settings = { connectionsMaxIdleMs: -1, reconnectBackoffMs: 5_000, ...options };
  const bench = new Bench(settings, { nodes: [1, 2], topics });
  bench.do({ type: "useTopics", topics: ["t"] });
  return bench.begin().ready(1, 2);
}

/** Every node, but not the list, is gone, and metadata is due. */
function lose(bench: Bench, manner: Manner = "refuses"): void {
  for (const node of [1, 2]) bench.place(node).manner = manner;
  for (const node of [1, 2]) bench.world.cut(bench.place(node), bench.now);
  bench.arrive().run(6_000); // an end in quiet is no failure, and nobody is asked for the reason
  bench.do({ type: "refreshMetadata" });
}

/** Nor is the list. */
function loseAll(bench: Bench, manner: Manner = "refuses"): void {
  bench.place("boot.test:9092").manner = manner;
  lose(bench, manner);
}

describe("connection B.9: trigger (a): no node to ask", () => {
  it("connection B.9 (a): no node in reach, no lane ready, metadata due", () => {
    const bench = begun();
    lose(bench);
    bench.until(() => bench.told("rebootstrapped").length > 0);
    expect(bench.told("rebootstrapped")).toEqual([{ type: "rebootstrapped", cause: "no-node" }]);
    expect(bench.view.nodes).toEqual([]);
    bench.run(50);
    expect(bench.asked("Metadata").at(-1)).toMatch(/ b:-1\/main\.\d+ Metadata$/);
    expect(bench.view.nodes.map(({ nodeId }) => nodeId)).toEqual([1, 2]);
  });

  it("connection B.9: not with metadata.recovery.strategy = none: the known nodes are tried further", () => {
    const bench = begun({ metadataRecoveryStrategy: "none" });
    lose(bench);
    bench.run(HOUR);
    expect(bench.told("rebootstrapped")).toEqual([]);
    expect(bench.story("open").filter((line) => line.includes("boot"))).toHaveLength(1);
    expect(bench.view.nodes.map(({ nodeId }) => nodeId)).toEqual([1, 2]);
    for (const node of [1, 2]) bench.place(node).manner = "answers";
    expect(bench.outcome(bench.call("any"))).toMatchObject({ type: "callAnswered" });
  });

  it("connection B.6 (iii): a lane that is throttled is alive", () => {
    const bench = begun();
    bench.kill(2);
    bench.run(200);
    bench.brokers.get(1)!.fault({ kind: "throttle", throttleTimeMs: 20_000, api: "Metadata" });
    bench.do({ type: "refreshMetadata" });
    bench.run(5);
    bench.do({ type: "refreshMetadata" });
    bench.run(10_000);
    expect(bench.told("rebootstrapped")).toEqual([]);
  });

  it("connection F43: with a list that is in reach an accepted table follows", () => {
    for (const manner of ["refuses", "blackHole", "silent", "hangsUp"] as const) {
      const bench = begun({
        metadataRecoveryRebootstrapTriggerMs: 20_000,
        requestTimeoutMs: 5_000,
      });
      lose(bench, manner);
      const startMs = bench.now;
      const { generation } = bench.view;
      bench.until(() => bench.view.generation > generation && bench.view.nodes.length > 0);
      expect([manner, bench.now - startMs <= 20_000 + 15_000]).toEqual([manner, true]);
    }
  });
});

describe("connection B.9: trigger (b): metadata overdue", () => {
  const SOON = { metadataRecoveryRebootstrapTriggerMs: 20_000 };

  it("connection B.9 (b): at the exact moment, counted from when it was due", () => {
    const bench = begun(SOON);
    bench.run(100_000);
    lose(bench, "blackHole"); // always one that is opening: (a) does not apply
    bench.arrive();
    const startMs = bench.now;
    bench.runTo(startMs + 19_999);
    expect(bench.told("rebootstrapped")).toEqual([]);
    bench.runTo(startMs + 20_000);
    expect(bench.told("rebootstrapped")).toEqual([{ type: "rebootstrapped", cause: "trigger" }]);
  });

  it("connection B.9 (b): an accepted table clears it", () => {
    const bench = begun(SOON);
    lose(bench, "blackHole");
    bench.run(15_000);
    for (const node of [1, 2]) bench.place(node).manner = "answers";
    bench.run(5_500);
    expect(bench.view.generation).toBeGreaterThan(1);
    lose(bench, "blackHole");
    const startMs = bench.now;
    bench.run(19_000);
    expect(bench.told("rebootstrapped")).toEqual([]);
    bench.until(() => bench.told("rebootstrapped").length > 0);
    expect(bench.now - startMs).toBeLessThanOrEqual(20_010);
  });

  it("connection F44: a healthy cluster never, whatever metadata.max.age.ms is", () => {
    for (const metadataMaxAgeMs of [0, 1_000, 20_000, 300_000, 900_000]) {
      const bench = new Bench({ ...SOON, metadataMaxAgeMs }, { nodes: [1, 2] }).begin();
      bench.run(metadataMaxAgeMs < 1_000 ? 60_000 : HOUR);
      expect([metadataMaxAgeMs, bench.told("rebootstrapped")]).toEqual([metadataMaxAgeMs, []]);
      expect(bench.view.generation).toBeGreaterThan(3);
    }
  });

  it("connection F44: nor with the defaults, in a day", () => {
    const bench = new Bench({}, { nodes: [1, 2, 3] }).begin();
    bench.run(24 * HOUR);
    expect(bench.told("rebootstrapped")).toEqual([]);
    expect(bench.view.generation).toBe(288);
  });
});

describe("connection B.9: trigger (c): error 129", () => {
  function says129(bench: Bench): void {
    for (const broker of bench.brokers.values()) {
      let left = 1;
      broker.on(MetadataServer, (request, context) => ({
        ...context.next(request)!,
        ...(left-- > 0 && { errorCode: 129, brokers: [], topics: [] }),
      }));
    }
  }

  it("connection B.9 (c): at the top of Metadata 13", () => {
    const bench = begun();
    says129(bench);
    const startMs = bench.now;
    bench.do({ type: "refreshMetadata" });
    bench.run(1);
    expect(bench.story("rebootstrapped")).toEqual([`${startMs + 1} rebootstrapped error-129`]);
  });

  it("connection B.9 (c): not with metadata.recovery.strategy = none: a failed update", () => {
    const bench = begun({ metadataRecoveryStrategy: "none" });
    says129(bench);
    const { generation } = bench.view;
    bench.do({ type: "refreshMetadata" });
    bench.run(1);
    expect(bench.view.generation).toBe(generation);
    bench.run(1_000);
    expect(bench.told("rebootstrapped")).toEqual([]);
    expect(bench.view.generation).toBeGreaterThan(generation);
  });

  it("connection B.9 (c): in ApiVersions", () => {
    const bench = begun({ reconnectBackoffMs: 50 });
    bench.kill(2, "answers");
    bench.brokers.get(2)!.on(ApiVersionsServer, () => ({ errorCode: 129, apiKeys: [] }));
    bench.run(200);
    bench.call({ node: 2 }, { timeoutMs: 500 });
    bench.run(100);
    expect(bench.told("rebootstrapped")[0]).toEqual({ type: "rebootstrapped", cause: "error-129" });
  });

  it("connection R-20: leaders and coordinators are forgotten", () => {
    const bench = begun();
    const found = bench.call({ coordinator: "group", key: "g" });
    bench.until(() => bench.outcomes.has(found));
    expect(bench.view.partitionsOf("t")).toHaveLength(1);
    says129(bench);
    bench.do({ type: "refreshMetadata" });
    bench.run(1);
    expect(bench.view.partitionsOf("t")).toEqual([]);
    expect(bench.view.topics).toEqual([]);
    expect(bench.view.controllerId).toBe(-1);
    const leader = bench.call({ leader: "t", partition: 0 });
    const again = bench.call({ coordinator: "group", key: "g" });
    expect(bench.outcome(leader)).toMatchObject({ type: "callAnswered", nodeId: 1 });
    expect(bench.outcome(again)).toMatchObject({ type: "callAnswered" });
    expect(bench.asked("FindCoordinator")).toHaveLength(2);
  });

  it("connection B.9: what is in flight is INVALIDATED, and tried again if it may be", () => {
    const bench = begun();
    bench.hold(2);
    const once = bench.call({ node: 2 });
    bench.arrive();
    const often = bench.call({ node: 2 }, { idempotent: true });
    bench.arrive();
    bench.place(2).held.clear();
    says129(bench);
    const startMs = bench.now;
    bench.do({ type: "refreshMetadata" });
    expect(bench.result(once)).toBe(`OUTCOME_UNKNOWN INVALIDATED, sent maybe, at ${startMs + 1}`);
    expect(bench.result(often)).toMatch(/^answered by 2 /);
  });

  it("connection F40: no lane of the old table can answer a call", () => {
    const bench = begun();
    bench.hold(2);
    bench.call({ node: 2 });
    bench.arrive();
    const old = bench.effects("open").filter(({ connection }) => connection.startsWith("n:"));
    says129(bench);
    bench.do({ type: "refreshMetadata" });
    bench.run(1);
    const before = bench.outcomes.size;
    for (const { connection, attempt } of old) {
      const frame = new Uint8Array([0, 0, 0, 11, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1]);
      bench.do({ type: "received", connection, attempt, bytes: frame });
    }
    expect(bench.outcomes.size).toBe(before);
  });
});

describe("connection B.9: the loop brake", () => {
  function gapsAfterLoss(bench: Bench, ms: number): number[] {
    bench.run(ms);
    const times = bench.log.flatMap(({ atMs, effect }) =>
      effect.type === "rebootstrapped" ? atMs : []
    );
    return times.slice(1).map((atMs, i) => atMs - times[i]!);
  }

  it("connection R-20: everything dead for an hour: spaced by expBackoff(k, 1000, 30000)", () => {
    const bench = begun();
    loseAll(bench);
    const gaps = gapsAfterLoss(bench, HOUR);
    const least = [800, 1_600, 3_200, 6_400, 12_800, 24_000];
    gaps.forEach((gap, k) => expect(gap).toBeGreaterThanOrEqual(least[Math.min(k, 5)]!));
    expect(gaps.length).toBeGreaterThan(100); // 30 s at most, and something to fail
    expect(gaps.length).toBeLessThan(160);
  });

  it("connection B.9: with trigger (b) by the trigger at least", () => {
    const bench = begun({ metadataRecoveryRebootstrapTriggerMs: 60_000, reconnectBackoffMs: 50 });
    loseAll(bench, "blackHole");
    const gaps = gapsAfterLoss(bench, HOUR);
    gaps.forEach((gap) => expect(gap).toBeGreaterThanOrEqual(60_000));
    expect(gaps.length).toBeGreaterThan(50);
  });

  it("connection B.9: an accepted table takes the brake off", () => {
    const bench = begun();
    for (let i = 0; i < 4; i++) {
      for (const node of [1, 2]) bench.place(node).manner = "answers";
      bench.ready(1, 2);
      bench.run(1_000);
      lose(bench);
      const startMs = bench.now;
      bench.until(() => bench.told("rebootstrapped").length === i + 1);
      expect(bench.now - startMs).toBeLessThan(300);
    }
  });

  it("connection R-15: each entry of the list is resolved again each time", () => {
    const options = {
      bootstrapServers: "boot.test:9092,boot2.test:9092",
      reconnectBackoffMs: 5_000,
    };
    const bench = new Bench(options, { nodes: [1] });
    bench.world.listen("boot2.test", 9092, bench.brokers.get(1)!);
    for (const place of bench.world.places.values()) place.manner = "refuses";
    bench.do({ type: "tick" });
    bench.until(() => bench.told("rebootstrapped").length === 2);
    bench.run(500);
    const resolved = bench.effects("resolve").map(({ host }) => host);
    for (const host of ["boot.test", "boot2.test"]) {
      expect(resolved.filter((found) => found === host).length).toBeGreaterThanOrEqual(3);
    }
  });

  it("connection B.9: redirect rules hold for the list, unless they say otherwise", () => {
    for (
      const [rules, place] of [["* => gw.test:1", "gw.test:1"], [
        "purpose:broker => gw.test:1",
        "boot.test:9092",
      ]]
    ) {
      const bench = new Bench({
        redirector: parseRedirector(rules!),
        metadataClusterCheckEnable: false,
      }, {
        nodes: [1],
      });
      bench.world.listen("gw.test", 1, bench.brokers.get(1)!);
      bench.begin();
      expect(bench.story("open")).toEqual([`0 b:-1/main open ${place}`]);
      expect(bench.refreshes).toHaveLength(1);
    }
  });
});
