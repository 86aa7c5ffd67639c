import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { ListGroups, ListGroupsServer } from "../../codec/messages/list_groups.ts";
import { Bench } from "../kit/cluster.ts";

const LED = [{ name: "t", assignments: [[1, 2]] }];
const LEADER = { leader: "t", partition: 0 } as const;

/** Two nodes, with a table; node 1 leads `t`. */
function begun(options: Partial<ClusterOptions> = {}, nodes = [1, 2]): Bench {
  const bench = new Bench({ connectionsMaxIdleMs: -1, ...options }, { nodes, topics: LED });
  bench.do({ type: "useTopics", topics: ["t"] });
  return bench.begin();
}

describe("connection B.7: outcomes", () => {
  it("connection B.7: an answer, whole", () => {
    const bench = begun();
    bench.brokers.get(2)!.on(ListGroupsServer, () => ({
      errorCode: 0,
      groups: [{ groupId: "g", protocolType: "consumer" }],
    }));
    const id = bench.call({ node: 2 });
    expect(bench.outcome(id)).toEqual({
      type: "callAnswered",
      id: 1,
      nodeId: 2,
      apiKey: 16,
      apiVersion: 5,
      body: expect.any(Uint8Array),
      latencyMs: 3,
    });
    expect(bench.response(ListGroups, id)).toEqual({
      throttleTimeMs: 0,
      errorCode: 0,
      groups: [{ groupId: "g", protocolType: "consumer", groupState: "", groupType: "" }],
    });
  });

  it("connection B.7: a message is encoded at the version of the lane that is chosen", () => {
    const bench = new Bench({}, {
      nodes: [{ nodeId: 1, versions: { ListGroups: { max: 2 } } }, {
        nodeId: 2,
        versions: { ListGroups: { max: 4 } },
      }],
    }).begin().ready(1, 2);
    const versions = [1, 2].map((id) =>
      (bench.outcomes.get(id) as { apiVersion: number }).apiVersion
    );
    expect(versions).toEqual([2, 4]);
  });

  it("connection B.7: no shared version", () => {
    const bench = new Bench({}, { nodes: [{ nodeId: 1, versions: { ListGroups: null } }] }).begin();
    const id = bench.call({ node: 1 });
    expect(bench.outcome(id)).toEqual({
      type: "callFailed",
      id: 1,
      reason: "UNSUPPORTED_VERSION",
      sent: "no",
      nodeId: 1,
      detail: expect.stringContaining("ListGroups"),
    });
    expect(bench.effects("disconnected")).toEqual([]);
  });

  it("connection B.7: a message that the version cannot carry", () => {
    const bench = new Bench({}, { nodes: [{ nodeId: 1, versions: { ListGroups: { max: 3 } } }] });
    bench.begin();
    const id = bench.call({ node: 1 }, { message: { statesFilter: ["Stable"] } });
    expect(bench.outcome(id)).toEqual({
      type: "callFailed",
      id: 1,
      reason: "ENCODE",
      sent: "no",
      nodeId: 1,
      detail: expect.stringContaining("statesFilter"),
    });
  });

  it("connection B.7: a message that is none is ENCODE, too, and harms nobody", () => {
    const bench = begun().ready(1);
    for (const message of [{ statesFilter: 7 }, { statesFilter: [null] }, { typesFilter: "x" }]) {
      expect(bench.outcome(bench.call({ node: 1 }, { message }))).toMatchObject({
        reason: "ENCODE",
      });
    }
    expect(bench.outcome(bench.call({ node: 1 }))).toMatchObject({ type: "callAnswered" });
  });

  it("connection A.9 step 8: a request that no frame may hold fails alone", () => {
    const bench = begun({ receiveMaxFrameBytes: 1_000 }).ready(1);
    const lost = bench.call({ node: 1 }, { message: { statesFilter: ["x".repeat(1_000)] } });
    expect(bench.outcome(lost)).toEqual({
      type: "callFailed",
      id: 2,
      reason: "FRAME_TOO_LARGE",
      sent: "no",
      nodeId: 1,
      detail: expect.stringContaining("receive.max.frame.bytes"),
    });
    expect(bench.outcome(bench.call({ node: 1 }))).toMatchObject({ type: "callAnswered" });
    expect(bench.effects("disconnected")).toEqual([]);
  });

  it("connection B.7: default.api.timeout.ms is the time of a call that names none", () => {
    for (const [defaultApiTimeoutMs, endMs] of [[undefined, 60_203], [7_000, 7_203]] as const) {
      const bench = begun({ ...(defaultApiTimeoutMs && { defaultApiTimeoutMs }) });
      bench.place(2).manner = "refuses";
      const id = bench.call({ node: 2 });
      expect(bench.result(id)).toBe(`CALL_TIMEOUT, sent no, at ${endMs}`);
    }
  });

  it("connection B.7: a call that waits says what is known of why", () => {
    const bench = begun();
    bench.place(2).manner = "refuses";
    const outcome = bench.outcome(bench.call({ node: 2 }, { timeoutMs: 1_000 }));
    expect(outcome).toEqual({
      type: "callFailed",
      id: 1,
      reason: "CALL_TIMEOUT",
      sent: "no",
      nodeId: 2,
      detail: expect.stringMatching(/./),
      lost: {
        code: "ECONNREFUSED",
        message: expect.stringContaining("b2.test:9092"),
        advertised: { host: "b2.test", port: 9092 },
        dialled: { host: "10.0.0.2", port: 9092 },
      },
    });
  });

  it("connection F45: every call ends by its time, whatever is wrong", () => {
    const routes = [
      "any",
      "bootstrap",
      "controller",
      { node: 1 },
      { node: 9 },
      LEADER,
      { leader: "unknown", partition: 3 },
      { coordinator: "group", key: "g" },
      { pod: "nowhere" },
    ] as const;
    for (const manner of ["refuses", "blackHole", "silent", "hangsUp"] as const) {
      const bench = begun();
      for (const place of bench.world.places.values()) place.manner = manner;
      const startMs = bench.now;
      const ids = routes.map((route) => bench.call(route, { timeoutMs: 20_000, idempotent: true }));
      bench.run(20_000);
      for (const id of ids) {
        expect([manner, bench.outcomes.get(id)?.type]).toEqual([manner, "callFailed"]);
      }
      expect(bench.now).toBe(startMs + 20_000);
    }
  });
});

describe("connection B.7: a lane fails before the write is taken", () => {
  it("connection B.7 row 1: the call goes elsewhere at once, and no retry is used", () => {
    const bench = begun({}, [1, 2]).ready(1, 2);
    const [first] = bench.pick === 1 ? [1] : [2];
    const id = bench.callQuietly("any", { retries: 0 });
    const { attempt } = bench.effects("open").find(({ connection }) =>
      connection === `n:${first}/main`
    )!;
    bench.answer({ type: "peerClosed", connection: `n:${first}/main`, attempt });
    bench.take();
    expect(bench.result(id)).toBe(`answered by ${3 - first!} at ${bench.now}`);
    expect(bench.asked("ListGroups").slice(2).map((line) => line.split(" ")[1])).toEqual([
      `n:${3 - first!}/main`,
    ]);
  });

  it("connection B.7 row 1: one for this very node waits for it, and uses no retry either", () => {
    const bench = begun().ready(1);
    const id = bench.callQuietly({ node: 1 }, { retries: 0 });
    const { attempt } = bench.effects("open").at(-1)!;
    bench.answer({ type: "peerClosed", connection: "n:1/main", attempt });
    bench.take();
    expect(bench.result(id)).toBe("answered by 1 at 259");
    expect(bench.asked("ListGroups").slice(1)).toEqual(["258 n:1/main ListGroups"]);
  });

  it("connection B.7 row 1: a lane that fails in setup uses no retry of the calls that wait", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const bench = begun({ seed });
      bench.place(1).manner = "refuses";
      const id = bench.call("any", { retries: 0 });
      expect(bench.result(id)).toMatch(/^answered by 2 at 20[67]$/);
    }
  });
});

describe("connection B.7: a lane fails with the call perhaps sent", () => {
  it("connection B.7 row 2: one that is idempotent is tried again after retry.backoff.ms", () => {
    const bench = begun().ready(1);
    bench.hold(1);
    const id = bench.call({ node: 1 }, { idempotent: true });
    bench.run(20);
    bench.kill(1, "answers");
    expect(bench.result(id)).toBe("answered by 1 at 329");
    // Lost at 226; the backoffs of connection and call end at 276 and 326; opened at 327, ready at 328.
    expect(bench.asked("ListGroups").slice(1)).toEqual([
      "206 n:1/main ListGroups",
      "328 n:1/main ListGroups",
    ]);
  });

  it("connection B.7 row 2: the waits grow", () => {
    const bench = begun({ retryBackoffMs: 100, retryBackoffMaxMs: 1_000 }, [1]).ready(1);
    const broker = bench.brokers.get(1)!;
    broker.fault({ kind: "close", api: "ListGroups", times: 4 });
    const id = bench.call("any", { idempotent: true });
    bench.until(() => bench.outcomes.has(id));
    const times = bench.world.seen.filter(({ apiName }) => apiName === "ListGroups").slice(1)
      .map(({ atMs }) => atMs);
    const waits = times.slice(1).map((atMs, i) => atMs - times[i]! - 1);
    const ranges = [[80, 122], [160, 242], [320, 482], [640, 962]];
    expect(waits).toHaveLength(4);
    for (const [i, [least, most]] of ranges.entries()) {
      expect(waits[i]).toBeGreaterThanOrEqual(least!);
      expect(waits[i]).toBeLessThanOrEqual(most!);
    }
  });

  it("connection B.7 row 2: for a leader metadata is asked for first", () => {
    const bench = begun().ready(1, 2);
    bench.hold(1);
    const id = bench.call(LEADER, { idempotent: true });
    bench.run(1);
    Object.assign(bench.fake.topic("t")!.partitions[0]!, { leaderId: 2, leaderEpoch: 1 });
    bench.kill(1);
    expect(bench.result(id)).toBe("answered by 2 at 311");
    expect(bench.asked().slice(-3)).toEqual([
      "209 n:1/main ListGroups",
      "210 n:2/main Metadata",
      "310 n:2/main ListGroups",
    ]);
  });

  it("connection B.7 row 3, F32: one that is not has an unknown outcome, and is not sent again", () => {
    const bench = begun().ready(1);
    bench.hold(1);
    const id = bench.call({ node: 1 });
    bench.run(1);
    bench.kill(1, "answers");
    expect(bench.outcome(id)).toEqual({
      type: "callFailed",
      id: 2,
      reason: "OUTCOME_UNKNOWN",
      sent: "maybe",
      cause: "PEER_CLOSED",
      nodeId: 1,
      detail: expect.stringMatching(/./),
      lost: {
        message: expect.stringMatching(/./),
        advertised: { host: "b1.test", port: 9092 },
        dialled: { host: "10.0.0.1", port: 9092 },
      },
    });
    bench.run(5_000);
    expect(bench.asked("ListGroups")).toHaveLength(2);
  });

  it("connection B.7 row 3: so has each of those behind it on the lane", () => {
    const bench = begun().ready(1);
    bench.hold(1);
    const ids = [1, 2, 3].map(() => {
      const id = bench.call({ node: 1 });
      bench.arrive();
      return id;
    });
    bench.kill(1);
    expect(ids.map((id) => bench.result(id))).toEqual(
      ids.map(() => "OUTCOME_UNKNOWN PEER_CLOSED, sent maybe, at 206"),
    );
  });

  it("connection R-40: one whose write was not taken is sent, the one before it has an unknown outcome", () => {
    const bench = begun({ writeGate: "buffered" }).ready(1);
    bench.hold(1);
    const sent = bench.call({ node: 1 });
    const unsent = bench.callQuietly({ node: 1 });
    const { attempt } = bench.effects("open").at(-1)!;
    bench.answer({ type: "peerClosed", connection: "n:1/main", attempt });
    bench.take();
    bench.place(1).held.clear();
    expect(bench.outcome(sent)).toMatchObject({ reason: "OUTCOME_UNKNOWN", sent: "maybe" });
    expect(bench.outcome(unsent)).toMatchObject({ type: "callAnswered", nodeId: 1 });
  });
});

describe("connection F32: one lane at a time", () => {
  it("connection F32: a call in flight is on one lane, however long its answer takes", () => {
    for (const route of ["any", LEADER, { coordinator: "group", key: "g" }, { node: 1 }] as const) {
      const bench = begun({ connectHedgeMs: 100, requestTimeoutMs: 20_000 }, [1, 2, 3]);
      for (const node of [1, 2, 3]) bench.hold(node);
      const id = bench.call(route, { idempotent: true, timeoutMs: 19_000 });
      bench.run(18_000);
      bench.do({ type: "refreshMetadata" });
      bench.run(500);
      expect(bench.asked("ListGroups")).toHaveLength(1);
      for (const node of [1, 2, 3]) bench.release(node);
      expect(bench.outcome(id)).toMatchObject({ type: "callAnswered" });
    }
  });

  it("connection A.9: a Produce that wants no answer has none: it is refused, and nothing is sent", () => {
    const bench = begun().ready(1);
    const message = { acks: 0, timeoutMs: 1_000, topicData: [] };
    const id = bench.call(LEADER, { apiKey: 0, message });
    expect(bench.outcomes.get(id)).toEqual({
      type: "callFailed",
      id: 2,
      seq: expect.any(Number),
      reason: "ENCODE",
      sent: "no",
      detail: expect.stringContaining("acks"),
    });
    bench.run(1_000);
    expect(bench.asked("Produce")).toEqual([]);
  });
});

describe("connection B.7: nodes", () => {
  it("connection B.7 row 4: a node that there is not: NODE_GONE after one refresh", () => {
    const bench = begun().ready(1);
    const id = bench.call({ node: 9 });
    expect(bench.outcome(id)).toEqual({
      type: "callFailed",
      id: 2,
      reason: "NODE_GONE",
      sent: "no",
      nodeId: 9,
      detail: expect.stringContaining("9"),
    });
    expect(bench.refreshes.slice(1)).toHaveLength(1);
  });

  it("connection B.7 row 4: one that the refresh brings is called", () => {
    const bench = begun().ready(1);
    bench.addBroker({ nodeId: 9 });
    const id = bench.call({ node: 9 });
    expect(bench.result(id)).toMatch(/^answered by 9 /);
  });

  it("connection B.7 row 4: one that vanishes while calls wait for it", () => {
    const bench = begun().ready(1);
    bench.place(2).manner = "blackHole";
    const id = bench.call({ node: 2 });
    bench.run(10);
    bench.fake.nodes.delete(2);
    bench.do({ type: "refreshMetadata" });
    expect(bench.outcome(id)).toMatchObject({ reason: "NODE_GONE", sent: "no", nodeId: 2 });
    expect(bench.now).toBeLessThan(500);
  });

  it("connection B.7 row 4: before the first table a node is waited for", () => {
    const bench = new Bench();
    const id = bench.call({ node: 3 });
    expect(bench.result(id)).toBe("answered by 3 at 6");
  });

  it("connection B.7 row 5: a lane that is not ready within request.timeout.ms lets its calls go elsewhere", () => {
    for (let seed = 1; seed <= 10; seed++) {
      const bench = begun({ seed, requestTimeoutMs: 2_000 });
      bench.place(1).manner = "blackHole";
      const id = bench.call("any");
      expect(["answered by 2 at 206", "answered by 2 at 2206"]).toContain(bench.result(id));
    }
  });

  it("connection B.7 row 5: a call for this very node goes on waiting", () => {
    const bench = begun({ requestTimeoutMs: 2_000 });
    bench.place(1).manner = "blackHole";
    const id = bench.call({ node: 1 });
    bench.run(4_000);
    bench.place(1).manner = "answers";
    expect(bench.result(id)).toMatch(/^answered by 1 /);
  });

  it("connection B.7 row 6: after a connect timeout the next pick is another node, while it rests", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const bench = begun({ seed, reconnectBackoffMs: 3_000 });
      bench.place(1).manner = "blackHole";
      const ids = [bench.call("any")];
      bench.run(5_100);
      for (let i = 0; i < 5; i++) ids.push(bench.call("any"));
      for (const id of ids) expect(bench.result(id)).toMatch(/^answered by 2 /);
      expect(bench.story("open").filter((line) => line.includes("b1.test")).length).toBeLessThan(2);
    }
  });
});

describe("connection B.7: answers that say that metadata is old", () => {
  // Of Errors.java those that extend InvalidMetadataException, as connection B.4 lists them.
  for (const code of [3, 5, 6, 9, 13, 56, 72, 74, 80, 83, 84, 100, 103]) {
    it(`connection B.7 row 7: error ${code}: metadata, then again after the backoff`, () => {
      const bench = begun().ready(1, 2);
      bench.script(1, [code, 0]);
      const id = bench.call(LEADER, { idempotent: true });
      expect(bench.result(id)).toBe("answered by 1 at 311");
      expect(bench.asked().slice(-3)).toEqual([
        "209 n:1/main ListGroups",
        expect.stringMatching(/^210 n:[12]\/main Metadata$/),
        "310 n:1/main ListGroups",
      ]);
    });
  }

  for (const code of [3, 5, 6, 9, 72, 74, 80, 83, 84, 100, 103]) {
    it(`connection B.7 row 7: error ${code} says that nothing was done, so one that is not idempotent is tried again, too`, () => {
      const bench = begun().ready(1, 2);
      bench.script(1, [code, 0]);
      expect(bench.result(bench.call(LEADER))).toBe("answered by 1 at 311");
    });
  }

  for (const code of [13, 56]) {
    it(`connection F32: error ${code} does not say so: one that is not idempotent is handed out; metadata is asked for`, () => {
      const bench = begun().ready(1, 2);
      bench.script(1, [code, 0]);
      const id = bench.call(LEADER);
      expect(bench.result(id)).toBe("answered by 1 at 210");
      expect(bench.response(ListGroups, id)).toMatchObject({ errorCode: code });
      expect(bench.refreshes.at(-1)!.atMs).toBe(210);
    });
  }

  it("connection B.4: on a route that metadata does not decide the answer is handed out; metadata is asked for", () => {
    for (const route of ["any", { node: 1 }] as const) {
      const bench = begun().ready(1);
      bench.script(1, [6, 0]);
      const id = bench.call(route);
      expect(bench.result(id)).toBe("answered by 1 at 207");
      expect(bench.response(ListGroups, id)).toMatchObject({ errorCode: 6 });
      expect(bench.refreshes.at(-1)!.atMs).toBe(207);
    }
  });

  for (const code of [0, 1, 7, 22, 25, 35, 42, 87]) {
    it(`connection B.7: error ${code} is an answer like any other`, () => {
      const bench = begun().ready(1);
      bench.script(1, [code, 0]);
      const id = bench.call({ node: 1 });
      expect(bench.result(id)).toBe("answered by 1 at 207");
      expect(bench.response(ListGroups, id)).toMatchObject({ errorCode: code });
      bench.run(1_000);
      expect(bench.refreshes).toHaveLength(1);
    });
  }

  it("connection B.7 row 7: they are found inside the answer, too", () => {
    const bench = begun().ready(1, 2);
    Object.assign(bench.fake.topic("t")!.partitions[0]!, { leaderId: 2, leaderEpoch: 1 });
    const message = {
      replicaId: -1,
      topics: [{ name: "t", partitions: [{ partitionIndex: 0, timestamp: -1n }] }],
    };
    const id = bench.call(LEADER, { apiKey: 2, message });
    expect(bench.result(id)).toBe("answered by 2 at 311");
    expect(bench.asked().slice(-3)).toEqual([
      "209 n:1/main ListOffsets",
      expect.stringMatching(/^210 n:[12]\/main Metadata$/),
      "310 n:2/main ListOffsets",
    ]);
  });

  it("connection B.7 row 8: error 41 forgets the controller", () => {
    const bench = begun().ready(1, 2);
    bench.script(1, [41]);
    const id = bench.call("controller");
    bench.fake.controllerId = 2;
    expect(bench.result(id)).toBe("answered by 2 at 311");
    expect(bench.view.controllerId).toBe(2);
  });
});

describe("connection B.7: coordinators", () => {
  const ROUTE = { coordinator: "group", key: "g" } as const;
  /** The coordinator of `g` is known, and its lane ready. */
  function found(options: Partial<ClusterOptions> = {}): { bench: Bench; who: number } {
    const bench = begun(options);
    const id = bench.call(ROUTE);
    bench.until(() => bench.outcomes.has(id));
    return { bench, who: bench.fake.coordinatorOf("g")!.nodeId };
  }
  const search = (bench: Bench) => bench.asked("FindCoordinator").length;

  it("connection B.7 row 9: error 14 keeps it, and tries again after the backoff", () => {
    const { bench, who } = found();
    bench.script(who, [14, 0]);
    const startMs = bench.now;
    const id = bench.call(ROUTE);
    expect(bench.result(id)).toBe(`answered by ${who} at ${startMs + 102}`);
    expect(search(bench)).toBe(1);
  });

  for (const code of [15, 16]) {
    it(`connection B.7 row 9: error ${code} finds it again, and tries again after the backoff`, () => {
      const { bench, who } = found();
      bench.script(who, [code, 0]);
      const startMs = bench.now;
      const id = bench.call(ROUTE);
      expect(bench.result(id)).toMatch(new RegExp(`^answered by ${who} at`));
      expect(bench.now).toBeGreaterThanOrEqual(startMs + 102);
      expect(search(bench)).toBe(2);
    });
  }

  it("connection B.8: it is forgotten when its lane fails", () => {
    const { bench, who } = found();
    bench.kill(who);
    const startMs = bench.now;
    const lost = bench.call(ROUTE, { timeoutMs: 100 });
    bench.runTo(startMs + 300);
    expect(bench.outcomes.get(lost)).toMatchObject({ type: "callFailed" });
    bench.place(who).manner = "answers";
    const id = bench.call(ROUTE);
    expect(bench.result(id)).toMatch(new RegExp(`^answered by ${who} at`));
    expect(search(bench)).toBeGreaterThan(1);
  });
});

describe("connection B.7: limits", () => {
  it("connection B.7 row 10: metadata that moves the leader takes along the calls that still wait", () => {
    const bench = begun().ready(2);
    bench.place(1).manner = "blackHole";
    const ids = [bench.call(LEADER), bench.call(LEADER)];
    bench.run(50);
    Object.assign(bench.fake.topic("t")!.partitions[0]!, { leaderId: 2, leaderEpoch: 1 });
    bench.do({ type: "refreshMetadata" });
    expect(ids.map((id) => bench.result(id))).toEqual([
      "answered by 2 at 258",
      expect.stringMatching(/^answered by 2 at 25[89]$/),
    ]);
  });

  for (const [retries, tries] of [[0, 1], [1, 2], [3, 4]] as const) {
    it(`connection B.7: with ${retries} retries it is sent ${tries} times, then RETRIES_EXHAUSTED`, () => {
      const bench = begun().ready(1);
      bench.brokers.get(1)!.fault({ kind: "close", api: "ListGroups", times: Infinity });
      const id = bench.call({ node: 1 }, { idempotent: true, retries });
      expect(bench.outcome(id)).toMatchObject({
        type: "callFailed",
        reason: "RETRIES_EXHAUSTED",
        sent: "maybe",
        cause: "PEER_CLOSED",
        nodeId: 1,
      });
      expect(bench.asked("ListGroups")).toHaveLength(1 + tries);
    });

    it(`connection B.7: the same with answers that say that metadata is old`, () => {
      const bench = begun().ready(1);
      bench.script(1, [6]);
      const id = bench.call(LEADER, { retries });
      const outcome = bench.outcome(id);
      expect(outcome).toMatchObject({
        type: "callFailed",
        reason: "RETRIES_EXHAUSTED",
        errorCode: 6,
      });
      expect(bench.asked("ListGroups")).toHaveLength(1 + tries);
    });
  }

  it("connection B.7: the time of a call that is in flight ends it, and nobody else", () => {
    const bench = begun().ready(1);
    bench.hold(1);
    const short = bench.call({ node: 1 }, { timeoutMs: 1_000 });
    bench.arrive();
    const long = bench.call({ node: 1 }, { timeoutMs: 20_000 });
    expect(bench.result(short)).toBe("CALL_TIMEOUT, sent maybe, at 1206");
    bench.run(3_000);
    expect(bench.outcomes.has(long)).toBe(false);
    expect(bench.states.get("n:1/main")).toBe("ready");
    bench.release(1);
    expect(bench.result(long)).toBe("answered by 1 at 4207"); // and the late answer to the first is swallowed
    expect(bench.result(bench.call({ node: 1 }))).toBe("answered by 1 at 4208");
  });

  it("connection B.7, A.10: a request that nobody answers ends its lane at request.timeout.ms, not at the call's time", () => {
    const bench = begun({ requestTimeoutMs: 4_000 }).ready(1);
    bench.hold(1);
    const id = bench.call({ node: 1 }, { timeoutMs: 1_000 });
    expect(bench.result(id)).toBe("CALL_TIMEOUT, sent maybe, at 1206");
    bench.runTo(4_205);
    expect(bench.effects("disconnected")).toEqual([]);
    bench.runTo(4_206);
    expect(bench.story("disconnected")).toEqual(["4206 n:1/main disconnected REQUEST_TIMEOUT"]);
  });

  it("connection B.7, A.18: a request timeout of one call is OUTCOME_UNKNOWN for all on its lane", () => {
    const bench = begun({ requestTimeoutMs: 4_000 }).ready(1);
    bench.hold(1);
    const first = bench.call({ node: 1 });
    bench.run(1_000);
    const second = bench.call({ node: 1 });
    expect(bench.result(first)).toBe("OUTCOME_UNKNOWN REQUEST_TIMEOUT, sent maybe, at 4206");
    expect(bench.result(second)).toBe("OUTCOME_UNKNOWN CONNECTION_LOST, sent maybe, at 4206");
  });

  it("connection B.7: a failing node does not hold up a call that has another one", () => {
    const bench = begun({ reconnectBackoffMs: 10_000 }).ready(2);
    bench.place(1).manner = "refuses";
    bench.call({ node: 1 });
    bench.run(100);
    const id = bench.call("any");
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 2, latencyMs: 1 });
  });
});

describe("connection B.7: throttling", () => {
  it("connection A.13: the throttle of an answer that the cluster decodes holds its lane", () => {
    const bench = new Bench({}, { nodes: [1], topics: LED }).begin().ready(1);
    bench.brokers.get(1)!.fault({ kind: "throttle", throttleTimeMs: 700, api: "Metadata" });
    bench.do({ type: "refreshMetadata" });
    bench.run(1);
    const id = bench.call({ node: 1 });
    expect(bench.result(id)).toBe("answered by 1 at 908");
    expect(bench.effects("throttled").map(({ untilMs }) => untilMs)).toEqual([907]);
  });

  it("connection A.13: of other APIs it does, if the client is meant to wait in that version", () => {
    const bench = new Bench({}, { nodes: [1], topics: LED }).begin().ready(1);
    const broker = bench.brokers.get(1)!;
    const calls = [
      [60, { includeClusterAuthorizedOperations: false }, 0], // DescribeCluster: never
      [3, { topics: [] }, 700], // Metadata
      [0, { acks: -1, timeoutMs: 1_000, topicData: [] }, 700], // Produce
    ] as const;
    for (const [apiKey, message, waitMs] of calls) {
      broker.fault({ kind: "throttle", throttleTimeMs: 700 });
      const id = bench.call({ node: 1 }, { apiKey, message });
      bench.until(() => bench.outcomes.has(id));
      const startMs = bench.now;
      const next = bench.call({ node: 1 });
      bench.until(() => bench.outcomes.has(next));
      expect([apiKey, bench.now - startMs]).toEqual([apiKey, waitMs + 1]);
    }
  });
});
