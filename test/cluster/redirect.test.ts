import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { parseRedirector, type RedirectInput } from "../../codec/redirect/mod.ts";
import { Bench, type WorldOptions } from "../kit/cluster.ts";

/** Whoever is dialled need not say who it is. */
const ANYBODY: Partial<ClusterOptions> = {
  metadataClusterCheckEnable: false,
  connectionsMaxIdleMs: -1,
};

function begun(
  redirector: ClusterOptions["redirector"],
  options: Partial<ClusterOptions> = {},
  world: WorldOptions = {},
): Bench {
  const bench = new Bench({ ...ANYBODY, ...(redirector && { redirector }), ...options }, world);
  for (const [nodeId, broker] of bench.brokers) {
    bench.world.listen(`gw${nodeId}.test`, 9092, broker);
    bench.world.listen("tunnel.test", 9000 + nodeId, broker);
  }
  bench.world.listen("tunnel.test", 9092, bench.brokers.get(1)!);
  return bench.begin();
}

/** Where lanes of nodes have dialled. */
function dialled(bench: Bench): string[] {
  return bench.story("open").filter((line) => line.includes(" n:")).map((line) =>
    line.slice(line.indexOf(" ") + 1)
  );
}

describe("connection C.9: other rules at run time", () => {
  it("connection C.9: the same decision: nothing happens", () => {
    const bench = begun(parseRedirector("b1.test => gw1.test")).ready(1, 2);
    const redirector = parseRedirector("node:1 => gw1.test:9092");
    expect(bench.do({ type: "setRedirector", redirector })).toEqual([]);
    bench.ready(1, 2);
    expect(dialled(bench)).toEqual(["n:1/main open gw1.test:9092", "n:2/main open b2.test:9092"]);
  });

  it("connection C.9, B.3 step 7: another one: the lane retires, a fresh one goes there; others stay", () => {
    const bench = begun(null).ready(1, 2);
    bench.hold(1);
    const old = bench.call({ node: 1 });
    bench.arrive();
    bench.do({ type: "setRedirector", redirector: parseRedirector("b1.test => gw1.test") });
    expect(bench.states.get("n:1/main")).toBe("draining");
    const next = bench.call({ node: 1 });
    expect(bench.outcome(next)).toMatchObject({ type: "callAnswered", nodeId: 1, latencyMs: 3 });
    bench.release("b1.test:9092");
    expect(bench.outcome(old)).toMatchObject({ type: "callAnswered", nodeId: 1 });
    bench.ready(2);
    expect(dialled(bench)).toEqual([
      "n:1/main open b1.test:9092",
      "n:2/main open b2.test:9092",
      "n:1/main.2 open gw1.test:9092",
    ]);
    expect(bench.told("tableChanged")).toHaveLength(1);
  });

  it("connection C.9: with host.change.policy = abort it ends at once", () => {
    const bench = begun(null, { hostChangePolicy: "abort" }).ready(1);
    bench.hold(1);
    const id = bench.call({ node: 1 });
    bench.arrive();
    bench.do({ type: "setRedirector", redirector: parseRedirector("b1.test => gw1.test") });
    expect(bench.states.get("n:1/main")).toBe("closed");
    expect(bench.outcomes.get(id)).toMatchObject({
      reason: "OUTCOME_UNKNOWN",
      cause: "LOCAL_CLOSE",
    });
  });

  it("connection C.9: null takes the rules away", () => {
    const bench = begun(parseRedirector("* => tunnel.test:+0")).ready(2);
    bench.do({ type: "setRedirector", redirector: null });
    bench.ready(2);
    expect(dialled(bench)).toEqual([
      "n:2/main open tunnel.test:9092",
      "n:2/main.2 open b2.test:9092",
    ]);
  });

  it("connection C.9: a lane on its way is replaced, too, and its calls go with the fresh one", () => {
    const bench = begun(null);
    bench.place(1).manner = "blackHole";
    const id = bench.call({ node: 1 });
    bench.run(100);
    bench.do({ type: "setRedirector", redirector: parseRedirector("b1.test => gw1.test") });
    expect(bench.result(id)).toBe("answered by 1 at 306");
  });

  it("connection C.9: what a function says now counts at the next connect, or with refreshRedirects", () => {
    let host = "gw1.test";
    const bench = begun(({ nodeId }) => nodeId === 1 ? { type: "to", host } : { type: "keep" });
    bench.ready(1, 2);
    host = "tunnel.test";
    bench.ready(1);
    expect(dialled(bench)).toHaveLength(2);
    bench.do({ type: "refreshRedirects" });
    bench.ready(1, 2);
    expect(dialled(bench)).toEqual([
      "n:1/main open gw1.test:9092",
      "n:2/main open b2.test:9092",
      "n:1/main.2 open tunnel.test:9092",
    ]);
    bench.do({ type: "refreshRedirects" });
    bench.ready(1, 2);
    expect(dialled(bench)).toHaveLength(3);
  });

  it("connection B.3 step 3: an advertised port that moves behind the same redirect is no move of the lane", () => {
    const bench = begun(parseRedirector("node:1 => gw1.test:9092")).ready(1, 2);
    bench.fake.nodes.get(1)!.port = 9095;
    bench.do({ type: "refreshMetadata" });
    bench.run(200).ready(1);
    expect(dialled(bench)).toEqual(["n:1/main open gw1.test:9092", "n:2/main open b2.test:9092"]);
    expect(bench.view.nodes[0]).toMatchObject({ nodeId: 1, port: 9095 });
  });

  it("connection F34: a lane dials what the rules say of its node's address, and stays with its node", () => {
    const rules = "b1.test => gw1.test\n* => tunnel.test:9002";
    const bench = begun(null).ready(1, 2);
    bench.do({ type: "setRedirector", redirector: parseRedirector(rules) });
    bench.ready(1, 2);
    bench.fake.nodes.get(1)!.host = "b2.test"; // which the rules send elsewhere
    bench.do({ type: "refreshMetadata" });
    bench.run(200);
    bench.ready(1);
    const seen = new Map<string, Set<number | null>>();
    for (const { connection, nodeId } of bench.effects("redirectDecided")) {
      seen.set(connection, (seen.get(connection) ?? new Set()).add(nodeId));
    }
    for (const [connection, ids] of seen) {
      const id = /^n:(\d+)/.exec(connection)?.[1];
      expect([connection, [...ids]]).toEqual([connection, [id === undefined ? null : Number(id)]]);
    }
    expect(dialled(bench)).toEqual([
      "n:1/main open b1.test:9092",
      "n:2/main open b2.test:9092",
      "n:1/main.2 open gw1.test:9092",
      "n:2/main.2 open tunnel.test:9002",
      "n:1/main.3 open tunnel.test:9002",
    ]);
  });
});

describe("connection C.10: what is observable", () => {
  it("connection C.10: redirectDecided per attempt, with the lane", () => {
    const bench = begun(parseRedirector("node:1 => gw1.test")).ready(1, 2);
    expect(bench.effects("redirectDecided").map(({ seq: _, ...event }) => event)).toEqual([
      {
        type: "redirectDecided",
        connection: "b:-1/main",
        nodeId: null,
        purpose: "bootstrap",
        from: { host: "boot.test", port: 9092 },
        decision: { type: "keep" },
        rule: "none",
        target: { host: "boot.test", port: 9092 },
        serverName: "boot.test",
        verifyName: "boot.test",
        candidate: 0,
        attempt: 1,
      },
      {
        type: "redirectDecided",
        connection: "n:1/main",
        nodeId: 1,
        purpose: "broker",
        from: { host: "b1.test", port: 9092 },
        decision: { type: "to", host: "gw1.test" },
        rule: 0,
        target: { host: "gw1.test", port: 9092 },
        serverName: "b1.test",
        verifyName: "b1.test",
        candidate: 0,
        attempt: 1,
      },
      {
        type: "redirectDecided",
        connection: "n:2/main",
        nodeId: 2,
        purpose: "broker",
        from: { host: "b2.test", port: 9092 },
        decision: { type: "keep" },
        rule: "none",
        target: { host: "b2.test", port: 9092 },
        serverName: "b2.test",
        verifyName: "b2.test",
        candidate: 0,
        attempt: 1,
      },
    ]);
  });

  it("connection C1: the table keeps the advertised addresses", () => {
    const bench = begun(parseRedirector("* => tunnel.test:9092")).ready(1, 2);
    expect(bench.view.nodes.map(({ host }) => host)).toEqual(["b1.test", "b2.test", "b3.test"]);
  });

  it("connection C.10: a failure names both addresses", () => {
    const bench = begun(parseRedirector("node:3 => 127.0.0.1:19093"));
    const outcome = bench.outcome(bench.call({ node: 3 }, { timeoutMs: 1_000 }));
    expect((outcome as { lost?: object }).lost).toEqual({
      code: "ECONNREFUSED",
      message:
        "node 3 advertised b3.test:9092, dialled 127.0.0.1:19093: cannot connect: ECONNREFUSED",
      advertised: { host: "b3.test", port: 9092 },
      dialled: { host: "127.0.0.1", port: 19093 },
    });
  });

  it("connection C.10: redirectRejected, and nobody is dialled; other nodes serve", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const bench = begun(parseRedirector('node:1-2 => reject "not from here"'), { seed });
      const id = bench.call("any");
      const lost = bench.call({ node: 2 }, { timeoutMs: 1_000 });
      expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 3 });
      expect(bench.outcome(lost)).toMatchObject({
        reason: "CALL_TIMEOUT",
        sent: "no",
        detail: expect.stringContaining("not from here"),
      });
      expect(dialled(bench)).toEqual(["n:3/main open b3.test:9092"]);
      expect(bench.effects("redirectRejected")[0]).toMatchObject({ message: "not from here" });
    }
  });

  it("connection C.10: redirectInvalid; such a node is not tried without end", () => {
    const bench = begun(parseRedirector("node:2 => :+60000"));
    const outcome = bench.outcome(bench.call({ node: 2 }, { timeoutMs: 1_000 }));
    expect(outcome).toMatchObject({ type: "callFailed", sent: "no" });
    expect(bench.effects("redirectInvalid")[0]).toMatchObject({
      connection: "n:2/main",
      code: "PORT_RANGE",
    });
  });
});

describe("connection C10: redirectCollapse", () => {
  it("connection R-10: three nodes at one address: three lanes, one target, told once", () => {
    const bench = begun(parseRedirector("* => tunnel.test:9092")).ready(1, 2, 3);
    bench.do({ type: "refreshMetadata" });
    bench.run(500).ready(1, 2, 3);
    expect(dialled(bench)).toEqual([
      "n:1/main open tunnel.test:9092",
      "n:2/main open tunnel.test:9092",
      "n:3/main open tunnel.test:9092",
    ]);
    expect(bench.told("redirectCollapse")).toEqual([{
      type: "redirectCollapse",
      target: { host: "tunnel.test", port: 9092 },
      nodeIds: [1, 2, 3],
    }]);
  });

  it("connection C10: again when others share it", () => {
    const bench = begun(parseRedirector("node:1-2 => tunnel.test:9092"));
    bench.do({ type: "setRedirector", redirector: parseRedirector("* => tunnel.test:9092") });
    bench.do({ type: "setRedirector", redirector: parseRedirector("node:1-2 => :{nodeId}+9000") });
    bench.do({
      type: "setRedirector",
      redirector: parseRedirector("node:2-3 => tunnel.test:9092"),
    });
    expect(bench.told("redirectCollapse")).toMatchObject([
      { nodeIds: [1, 2] },
      { nodeIds: [1, 2, 3] },
      { nodeIds: [2, 3] },
    ]);
  });

  it("connection C10: each node at an address of its own is none", () => {
    const bench = begun(parseRedirector("purpose:broker => tunnel.test:{nodeId}+9000")).ready(
      1,
      2,
      3,
    );
    expect(dialled(bench)).toEqual([
      "n:1/main open tunnel.test:9001",
      "n:2/main open tunnel.test:9002",
      "n:3/main open tunnel.test:9003",
    ]);
    expect(bench.told("redirectCollapse")).toEqual([]);
  });

  it("connection C11: what one node's failure costs is its own", () => {
    const bench = begun(parseRedirector("purpose:broker => tunnel.test:{nodeId}+9000")).ready(1, 2);
    bench.hold("tunnel.test:9001");
    bench.call({ node: 1 });
    bench.arrive();
    bench.kill("tunnel.test:9001");
    bench.call({ node: 1 }, { timeoutMs: 300 });
    bench.run(400);
    const failed = bench.effects("disconnected").map(({ connection, failedAttempts }) => [
      connection,
      failedAttempts,
    ]);
    expect(new Set(failed.map(([connection]) => connection))).toEqual(new Set(["n:1/main"]));
    expect(failed.at(-1)![1]).toBeGreaterThan(2);
    const id = bench.call({ node: 2 });
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", latencyMs: 1 });
  });
});

describe("connection C.2: what the redirector is told", () => {
  it("connection C.2: cluster, purpose, rack, pod, and what has failed", () => {
    const inputs: RedirectInput[] = [];
    const redirector = (input: RedirectInput) => {
      inputs.push(input);
      return null;
    };
    const bench = new Bench({ ...ANYBODY, redirector, coordinatorLane: "separate" }, {
      nodes: [{ nodeId: 1, rack: "a", pod: "blue" }],
    }).begin();
    bench.place(1).manner = "refuses";
    bench.call({ node: 1 }, { timeoutMs: 30 });
    bench.run(100);
    bench.place(1).manner = "answers";
    bench.ready(1);
    const id = bench.call({ coordinator: "group", key: "g" });
    bench.until(() => bench.outcomes.has(id));
    const all = { canonicalHost: "b1.test", hostKind: "name", port: 9092 };
    const first = inputs.filter(({ nodeId, purpose }) => nodeId === 1 && purpose === "broker");
    expect(inputs[0]).toMatchObject({
      ...all,
      purpose: "bootstrap",
      nodeId: null,
      host: "boot.test",
      canonicalHost: "boot.test",
      rack: null,
      pod: null,
      clusterId: null,
      attempt: 1,
      setupFailures: 0,
    });
    expect(first[0]).toMatchObject({
      ...all,
      host: "b1.test",
      rack: "a",
      pod: "blue",
      clusterId: "ZmFrZS1jbHVzdGVyLTAwMQ",
      attempt: 1,
      setupFailures: 0,
      generation: 1,
    });
    expect(first.at(-1)).toMatchObject({
      attempt: 2,
      setupFailures: 1,
      lastFailure: "CONNECT_REFUSED",
      generation: 2, // the failure has brought another table
    });
    expect(inputs.find(({ purpose }) => purpose === "coordinator")).toMatchObject({
      nodeId: 1,
      host: "b1.test",
      rack: "a",
      pod: "blue",
    });
  });

  it("connection C5: controllers have a purpose of their own", () => {
    const bench = new Bench({
      ...ANYBODY,
      bootstrapControllers: "boot.test:9092",
      redirector: parseRedirector("purpose:controller => gw.test:{nodeId}+9000"),
    }, { nodes: [100, 101] });
    for (const [nodeId, broker] of bench.brokers) {
      bench.world.listen("gw.test", 9000 + nodeId, broker);
    }
    bench.asControllers(101).begin().ready(100, 101);
    expect(bench.story("open")).toEqual([
      "0 b:-1/main open boot.test:9092",
      "203 c:100/main open gw.test:9100",
      "206 c:101/main open gw.test:9101",
    ]);
  });

  it("connection C6: ask-driver: the driver is asked with the lane's key, and its answer is taken", () => {
    const bench = new Bench({ ...ANYBODY, redirector: "ask-driver" }, { nodes: [1, 2] });
    bench.world.decide = ({ nodeId }) => nodeId === 2 ? { type: "to", port: 9002 } : null;
    bench.world.listen("b2.test", 9002, bench.brokers.get(2)!);
    bench.begin().ready(1, 2);
    expect(bench.effects("redirect").map(({ connection, input }) => [connection, input.nodeId]))
      .toEqual([["b:-1/main", null], ["n:1/main", 1], ["n:2/main", 2]]);
    expect(dialled(bench)).toEqual(["n:1/main open b1.test:9092", "n:2/main open b2.test:9002"]);
  });
});

describe("connection C.11: the vectors, node by node", () => {
  const RULES = `
    b1.internal:9092 => 127.0.0.1:19092
    .kafka.svc => {label}.example.com:+10000 tls=original
    10.0.0.0/8 & purpose:broker => gw.example.com:{nodeId}+30000
    purpose:bootstrap => keep
    * => reject "not reachable from here"`;

  const ROWS = [
    [1, "B1.Internal.", 9092, "127.0.0.1:19092"],
    [2, "b1.internal", 9093, "REDIRECT_REJECTED"],
    [3, "kafka-2.kafka.svc", 9092, "kafka-2.example.com:19092"],
    [4, "kafka.svc", 9092, "REDIRECT_REJECTED"],
    [5, "xkafka.svc", 9092, "REDIRECT_REJECTED"],
    [6, "kafka-2.kafka.svc", 60000, "REDIRECT_INVALID"],
    [7, "10.9.8.7", 9092, "gw.example.com:30007"],
    [8, "::ffff:10.9.8.7", 9092, "gw.example.com:30008"],
    [9, "11.0.0.1", 9092, "REDIRECT_REJECTED"],
    [10, "010.0.0.1", 9092, "REDIRECT_INVALID"],
  ] as const;

  it("connection C.11: one cluster with all of them: where each is dialled, or why not", () => {
    const bench = new Bench({
      ...ANYBODY,
      redirector: parseRedirector(RULES),
      reconnectBackoffMs: 5_000,
      metadataRecoveryStrategy: "none",
    }, {
      nodes: ROWS.map(([nodeId]) => nodeId),
    });
    for (const [nodeId, host, port] of ROWS) {
      Object.assign(bench.fake.nodes.get(nodeId)!, { host, port });
    }
    bench.begin();
    for (const [node] of ROWS) bench.call({ node }, { timeoutMs: 1_000 });
    bench.run(500);
    const found = new Map<string, string>();
    for (const effect of bench.effects("redirectDecided", "disconnected")) {
      const { connection } = effect;
      if (found.has(connection)) continue;
      if (effect.type === "disconnected") found.set(connection, effect.reason);
      else if (effect.target) found.set(connection, `${effect.target.host}:${effect.target.port}`);
    }
    expect([...found]).toEqual([
      ["b:-1/main", "boot.test:9092"],
      ...ROWS.map(([nodeId, , , expected]) => [`n:${nodeId}/main`, expected]),
    ]);
    expect(bench.effects("resolve").map(({ host }) => host)).not.toContain("kafka-2.kafka.svc"); // F47
  });
});
