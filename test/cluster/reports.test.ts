import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { Bench } from "../kit/cluster.ts";

const QUIET: Partial<ClusterOptions> = { connectionsMaxIdleMs: -1 };

describe("connection H.1: dead or silent brokers", () => {
  it("connection R-1: a node that does not answer is given up at connect.timeout.ms, the next one is asked", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const bench = new Bench({ ...QUIET, seed }, { nodes: [1, 2] }).begin();
      bench.place(1).manner = "blackHole";
      const id = bench.call("any");
      expect(["answered by 2 at 206", "answered by 2 at 5206"]).toContain(bench.result(id));
    }
  });

  it("connection R-2: one that opens and never answers ApiVersions is given up at the request timeout; the next pick is another", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const bench = new Bench({ ...QUIET, seed }, { nodes: [1, 2] }).begin();
      bench.place(1).manner = "silent";
      const id = bench.call("any");
      const result = bench.result(id);
      // The call lets go of the lane after as long, a millisecond before: it began to wait before the transport was open.
      expect(["answered by 2 at 206", "answered by 2 at 30206"]).toContain(result);
      if (result.endsWith(" 206")) continue;
      bench.run(100);
      expect(bench.story("disconnected")).toEqual(["30204 n:1/main disconnected REQUEST_TIMEOUT"]);
    }
  });

  it("connection R-2: so it is at the beginning, with the list", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const bench = new Bench({
        ...QUIET,
        seed,
        bootstrapServers: "dead.test:9092,boot.test:9092",
      });
      bench.world.listen("dead.test", 9092, null).manner = "silent";
      bench.do({ type: "tick" });
      const atMs = bench.until(() => bench.view.generation === 1);
      expect(atMs === 3 || atMs <= 30_104).toBe(true); // a refresh that fails waits for its backoff
    }
  });

  it("connection R-7: a lane that is half open ends at the request timeout; the next call goes to the node's new address", () => {
    const bench = new Bench(QUIET, { nodes: [1, 2] }).begin().ready(1, 2);
    bench.hold(1);
    const lost = bench.call({ node: 1 });
    expect(bench.result(lost)).toBe("OUTCOME_UNKNOWN REQUEST_TIMEOUT, sent maybe, at 30209");
    bench.world.listen("replaced.test", 9092, bench.brokers.get(1)!);
    bench.fake.nodes.get(1)!.host = "replaced.test";
    bench.do({ type: "refreshMetadata" });
    bench.run(200);
    const id = bench.call({ node: 1 });
    expect(bench.result(id)).toBe("answered by 1 at 30412");
    expect(bench.story("open").at(-1)).toMatch(/ n:1\/main(\.2)? open replaced\.test:9092$/);
  });
});

describe("connection H.2: addresses that cannot be reached", () => {
  it("connection R-8: a name that nobody resolves is redirected before, or else named in the failure", () => {
    const bench = new Bench({ metadataClusterCheckEnable: false }, { nodes: [1, 2] });
    bench.fake.nodes.get(1)!.host = "inside.svc.cluster.local";
    bench.world.listen("outside.test", 9092, bench.brokers.get(1)!);
    bench.begin();
    const lost = bench.outcome(bench.call({ node: 1 }, { timeoutMs: 1_000 }));
    expect(lost).toMatchObject({
      reason: "CALL_TIMEOUT",
      lost: { message: expect.stringContaining("inside.svc.cluster.local"), code: "ENOTFOUND" },
    });
    const redirector = parseRedirector(".svc.cluster.local => outside.test");
    bench.do({ type: "setRedirector", redirector });
    const length = bench.effects("resolve").length;
    expect(bench.outcome(bench.call({ node: 1 }))).toMatchObject({
      type: "callAnswered",
      nodeId: 1,
    });
    expect(bench.effects("resolve").slice(length).map(({ host }) => host)).toEqual([
      "outside.test",
    ]);
  });

  it("connection R-9: names that cannot be resolved are events, never exceptions; other nodes serve; calls end in time", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const bench = new Bench({ ...QUIET, seed }, { nodes: [1, 2, 3] }).begin();
      for (const host of ["b1.test", "b2.test"]) bench.world.names.set(host, null);
      const any = Array.from({ length: 20 }, () => bench.call("any"));
      const one = bench.call({ node: 1 }, { timeoutMs: 10_000 });
      for (const id of any) {
        expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 3 });
      }
      expect(bench.result(one)).toBe("CALL_TIMEOUT, sent no, at 10203");
      const failures = bench.effects("disconnected").filter(({ connection }) =>
        connection === "n:1/main"
      );
      expect(failures.length).toBeGreaterThan(3);
      for (const { reason } of failures) expect(reason).toBe("DNS_FAILED");
    }
  });

  it("connection R-9: with a list that cannot be resolved calls end in time, and a later answer is taken", () => {
    const bench = new Bench();
    bench.world.names.set("boot.test", null);
    const lost = bench.call("any", { timeoutMs: 5_000 });
    const id = bench.call("any");
    expect(bench.result(lost)).toBe("CALL_TIMEOUT, sent no, at 5000");
    bench.world.names.set("boot.test", "10.0.0.4");
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered" });
  });

  it("connection R-14: a proxy tells six brokers apart by port", () => {
    const nodes = [0, 1, 2, 3, 4, 5];
    const bench = new Bench({
      ...QUIET,
      metadataClusterCheckEnable: false,
      redirector: parseRedirector("purpose:broker => proxy-{nodeId}.test:{nodeId}+9000"),
    }, { nodes });
    for (const [nodeId, broker] of bench.brokers) {
      bench.world.listen(`proxy-${nodeId}.test`, 9000 + nodeId, broker);
    }
    bench.begin().ready(...nodes);
    expect(bench.story("open").slice(1).map((line) => line.split(" ").at(-1))).toEqual(
      nodes.map((id) => `proxy-${id}.test:${9000 + id}`),
    );
    expect(bench.asked("ListGroups").map((line) => line.split(" ")[1])).toEqual(
      nodes.map((id) => `n:${id}/main`),
    );
  });
});

describe("connection H.3: loops and storms", () => {
  it("connection R-20: a list that is dead for an hour", () => {
    const bench = new Bench({ reconnectBackoffMs: 50, reconnectBackoffMaxMs: 1_000 }, {
      nodes: [1],
    });
    bench.place("boot.test:9092").manner = "refuses";
    bench.do({ type: "tick" });
    bench.run(3_600_000);
    const times = bench.log.flatMap(({ atMs, effect }) =>
      effect.type === "rebootstrapped" ? atMs : []
    );
    times.slice(1).forEach((atMs, i) => expect(atMs - times[i]!).toBeGreaterThanOrEqual(800));
    expect(times.length).toBeLessThan(160);
    expect(bench.story("open").length).toBeLessThan(3_600 * 5);
    bench.place("boot.test:9092").manner = "answers";
    bench.run(60_000);
    expect(bench.view.nodes).toHaveLength(1);
  });

  it("connection R-23: with the list gone after the start metadata comes from any node that is known", () => {
    const bench = new Bench({ ...QUIET, metadataMaxAgeMs: 10_000 }, { nodes: [1, 2, 3] }).begin();
    bench.kill("boot.test:9092");
    bench.runTo(200_000);
    expect(bench.view.generation).toBe(20);
    expect(bench.told("rebootstrapped")).toEqual([]);
    expect(bench.refreshes.slice(1).every(({ connection }) => connection.startsWith("n:"))).toBe(
      true,
    );
  });
});

describe("connection H.4: requests, responses, order", () => {
  it("connection R-30: a peer that ends a quiet connection is no failure: the next call opens another", () => {
    const bench = new Bench(QUIET, { nodes: [1] }).begin().ready(1);
    bench.run(5_000);
    bench.kill(1, "answers");
    bench.run(1_000);
    expect(bench.story("disconnected")).toEqual(["5206 n:1/main disconnected PEER_IDLE_CLOSE"]);
    expect(bench.effects("disconnected")[0]).toMatchObject({ failedAttempts: 0, setupFailures: 0 });
    expect(bench.refreshes).toHaveLength(1);
    expect(bench.told("allNodesDown")).toEqual([]);
    expect(bench.result(bench.call({ node: 1 }))).toBe("answered by 1 at 6209");
  });

  it("connection R-28: an answer in the wrong order fails all, and nobody gets another's", () => {
    const bench = new Bench(QUIET, { nodes: [1] }).begin().ready(1);
    bench.brokers.get(1)!.fault({ kind: "wrongId", api: "ListGroups" });
    const lost = bench.call({ node: 1 });
    const again = bench.call({ node: 1 }, { idempotent: true });
    expect(bench.result(lost)).toBe("OUTCOME_UNKNOWN CONNECTION_LOST, sent maybe, at 207");
    expect(bench.outcome(again)).toMatchObject({ type: "callAnswered" });
  });

  it("connection R-36: a peer that ends during ApiVersions is a failure of the attempt; calls go elsewhere", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const bench = new Bench({ ...QUIET, seed }, { nodes: [1, 2] }).begin();
      bench.place(1).manner = "hangsUp";
      const id = bench.call("any", { retries: 0 });
      expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 2 });
    }
  });

  it("connection R-37: each connection has versions of its own", () => {
    const bench = new Bench(QUIET, {
      nodes: [
        { nodeId: 1, versions: { ListGroups: { max: 1 }, Metadata: { max: 5 } } },
        { nodeId: 2, versions: { ListGroups: { min: 4, max: 5 } } },
      ],
    }).begin().ready(1, 2);
    for (let i = 0; i < 20; i++) bench.outcome(bench.call("any"));
    const seen = new Map<string, Set<number>>();
    for (const { connection, apiName, apiVersion } of bench.world.seen) {
      const key = `${connection} ${apiName}`;
      seen.set(key, (seen.get(key) ?? new Set()).add(apiVersion));
    }
    expect(seen.get("n:1/main ListGroups")).toEqual(new Set([1]));
    expect(seen.get("n:2/main ListGroups")).toEqual(new Set([5]));
    expect(seen.get("b:-1/main Metadata")).toEqual(new Set([5]));
  });

  it("connection R-39: a controller that is −1, then 3, then another: calls succeed, and nothing is asserted", () => {
    const bench = new Bench(QUIET, { nodes: [1, 3, 5] });
    bench.fake.controllerId = -1;
    bench.begin();
    const id = bench.call("controller");
    bench.run(500);
    expect(bench.outcomes.size).toBe(0);
    bench.fake.controllerId = 3;
    expect(bench.result(id)).toMatch(/^answered by 3 /);
    bench.fake.controllerId = 5;
    bench.script(3, [41]);
    expect(bench.result(bench.call("controller"))).toMatch(/^answered by 5 /);
  });
});
