import { describe, expect, it } from "vitest";
import type { ClusterOptions } from "../../codec/cluster/mod.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { Bench, type WorldOptions } from "../kit/cluster.ts";

/** Waits that grow, and are drawn. */
const GROWING: Partial<ClusterOptions> = { retryBackoffMs: 100, retryBackoffMaxMs: 1_000 };
/** What `expBackoff(n, 100, 1000)` may be (connection A.16). */
const RANGES = [[80, 120], [160, 240], [320, 480], [640, 960], [800, 1_000], [800, 1_000]];

function when(bench: Bench): number[] {
  return bench.refreshes.map(({ atMs }) => atMs);
}

/** From each answer to the request after it: an answer comes 1 ms after its request. */
function gaps(bench: Bench): number[] {
  return when(bench).slice(1).map((atMs, i) => atMs - when(bench)[i]! - 1);
}

function expectRanges(found: readonly number[], ranges: readonly (readonly number[])[]): void {
  expect(found.length).toBeGreaterThanOrEqual(ranges.length);
  const within = ranges.map(([least, most], i) => found[i]! >= least! && found[i]! <= most!);
  expect([found.slice(0, ranges.length), within]).toEqual([
    found.slice(0, ranges.length),
    ranges.map(() => true),
  ]);
}

/** One broker with a lane that is ready, long after the last refresh. */
function alone(options: Partial<ClusterOptions> = {}, world: WorldOptions = {}): Bench {
  return new Bench(options, { nodes: [1], ...world }).begin().ready(1);
}

describe("connection B.4: when metadata is asked for", () => {
  it("connection B.4: at the first input, whatever it is", () => {
    const tick = new Bench();
    tick.do({ type: "tick" });
    const call = new Bench();
    call.call("any");
    for (const bench of [tick, call]) {
      bench.run(2);
      expect(when(bench)).toEqual([2]);
    }
  });

  it("connection B.4: again when the table is metadata.max.age.ms old", () => {
    const bench = new Bench({ metadataMaxAgeMs: 10_000, connectionsMaxIdleMs: -1 }, { nodes: [1] });
    bench.do({ type: "tick" });
    bench.runTo(30_100);
    // Answered at 3; then the lane to node 1 has to be opened first; then it is there.
    expect(bench.refreshes).toEqual([
      { atMs: 2, connection: "b:-1/main", topics: [] },
      { atMs: 10_005, connection: "n:1/main", topics: [] },
      { atMs: 20_006, connection: "n:1/main", topics: [] },
      { atMs: 30_007, connection: "n:1/main", topics: [] },
    ]);
  });

  it("connection B.4: metadata.max.age.ms 300000 by default, at the exact moment", () => {
    const bench = new Bench({}, { nodes: [1] }).begin();
    bench.runTo(300_002);
    expect(bench.machine.deadlineMs).toBe(300_003);
    expect(bench.story("open")).toHaveLength(1);
    bench.runTo(300_003);
    expect(bench.story("open").slice(1)).toEqual(["300003 n:1/main open b1.test:9092"]);
  });

  it("connection B.4: on demand no earlier than the floor after the last one", () => {
    const bench = alone();
    bench.do({ type: "refreshMetadata" });
    bench.run(1);
    bench.do({ type: "refreshMetadata" }); // 1 ms after the request, with its answer
    bench.run(99);
    expect(when(bench)).toEqual([2, 206]);
    bench.run(1);
    expect(when(bench)).toEqual([2, 206, 307]);
  });

  it("connection B.4, F33: the floor is 80 to 120 ms with the default backoff", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const bench = alone({ ...GROWING, seed });
      bench.do({ type: "refreshMetadata" });
      bench.run(1);
      bench.do({ type: "refreshMetadata" });
      bench.run(400);
      expectRanges(gaps(bench).slice(1), RANGES.slice(0, 1));
    }
  });

  it("connection B.4: whoever asks long after the last one is not kept waiting", () => {
    const bench = alone().run(1_000);
    bench.do({ type: "refreshMetadata" });
    bench.run(0);
    expect(when(bench)).toEqual([2, 1_206]);
  });

  it("connection B.4: failures are delay(attempts − 1) apart", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const bench = new Bench({ ...GROWING, seed, metadataRecoveryStrategy: "none" }, {
        nodes: [1],
      });
      bench.begin().ready(1);
      bench.brokers.get(1)!.on(MetadataServer, (request, context) => ({
        ...context.next(request)!,
        brokers: [],
      }));
      bench.do({ type: "refreshMetadata" });
      bench.run(6_000);
      expectRanges(gaps(bench).slice(1), RANGES);
    }
  });

  it("connection B.4: a good answer ends the row of failures", () => {
    const bench = new Bench({ ...GROWING }, { nodes: [1] }).begin().ready(1);
    let left = 4;
    bench.brokers.get(1)!.on(MetadataServer, (request, context) => ({
      ...context.next(request)!,
      ...(left-- > 0 && { brokers: [] }),
    }));
    bench.do({ type: "refreshMetadata" });
    bench.run(4_000);
    expectRanges(gaps(bench).slice(1), RANGES.slice(0, 4));
    const before = when(bench).length;
    bench.do({ type: "refreshMetadata" });
    bench.run(1);
    bench.do({ type: "refreshMetadata" });
    bench.run(400);
    expect(when(bench)).toHaveLength(before + 2);
    expectRanges(gaps(bench).slice(-1), RANGES.slice(0, 1));
  });

  it("connection B.4: answers without progress are delay(equivalent − 1) apart", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const topics = [{ name: "t" }];
      const bench = new Bench({ ...GROWING, seed }, { nodes: [1], topics });
      bench.do({ type: "useTopics", topics: ["t"] });
      bench.begin().ready(1);
      bench.script(1, [6]); // each answer says that metadata is old
      bench.call({ leader: "t", partition: 0 }, { timeoutMs: 5_000 });
      bench.run(6_000);
      const found = gaps(bench).slice(1);
      // The call itself waits between its tries, so a refresh may come later than the floor.
      expect(found.length).toBeGreaterThan(5);
      const floors = found.slice(0, 5).map((gap, i) => gap >= RANGES[Math.max(i - 1, 0)]![0]!);
      expect([found, floors]).toEqual([found, [true, true, true, true, true]]);
    }
  });

  it("connection B.4: progress ends the row of answers without it", () => {
    const topics = [{ name: "t", assignments: [[1]] }];
    const bench = new Bench({ retryBackoffMs: 100, retryBackoffMaxMs: 10_000 }, {
      nodes: [1],
      topics,
    });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.begin().ready(1);
    for (let i = 0; i < 6; i++) {
      bench.do({ type: "refreshMetadata" });
      bench.until(() => when(bench).length === i + 2);
      bench.run(1);
    }
    bench.fake.topic("t")!.partitions[0]!.leaderEpoch++;
    bench.do({ type: "refreshMetadata" });
    bench.until(() => when(bench).length === 8);
    bench.run(1);
    bench.do({ type: "refreshMetadata" });
    bench.until(() => when(bench).length === 9);
    expectRanges(gaps(bench).slice(-1), RANGES.slice(0, 1));
  });

  it("connection B.4: a topic that is new skips the floor, and is asked for alone", () => {
    const bench = alone({}, { topics: [{ name: "t" }, { name: "u" }] });
    bench.do({ type: "refreshMetadata" });
    bench.run(2);
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.run(2);
    bench.call({ leader: "u", partition: 0 });
    bench.run(5);
    expect(bench.refreshes.slice(1)).toEqual([
      { atMs: 206, connection: "n:1/main", topics: [] },
      { atMs: 208, connection: "n:1/main", topics: ["t"] },
      { atMs: 210, connection: "n:1/main", topics: ["u"] },
    ]);
    expect(bench.view.topics).toEqual(["t", "u"]);
  });

  it("connection B.4: a topic that is known does not", () => {
    const bench = alone({}, { topics: [{ name: "t" }] });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.run(500);
    bench.do({ type: "useTopics", topics: ["t"] });
    const id = bench.call({ leader: "t", partition: 0 });
    bench.run(500);
    expect(bench.result(id)).toBe("answered by 1 at 707");
    expect(when(bench)).toEqual([2, 206]);
  });

  it("connection B.4: what is wanted in full wins over what is wanted in part", () => {
    const bench = alone({}, { topics: [{ name: "t" }, { name: "u" }] });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.run(500);
    bench.hold(1, "Metadata");
    bench.do({ type: "refreshMetadata" });
    bench.do({ type: "refreshMetadata" });
    const id = bench.call({ leader: "u", partition: 0 });
    bench.release(1);
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 1 });
    expect(bench.refreshes.slice(1)).toEqual([
      { atMs: 206, connection: "n:1/main", topics: ["t"] },
      { atMs: 706, connection: "n:1/main", topics: ["t"] },
      { atMs: 807, connection: "n:1/main", topics: ["t", "u"] },
    ]);
  });

  it("connection B.4: a table that is too old is asked for in full, though a part would do", () => {
    const bench = alone({ metadataMaxAgeMs: 10_000, connectionsMaxIdleMs: -1 }, {
      topics: [{ name: "t" }, { name: "u" }],
    });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.run(10);
    bench.kill(1, "blackHole");
    bench.runTo(10_100); // it is due, and there is nobody to ask
    const id = bench.call({ leader: "u", partition: 0 });
    bench.place(1).manner = "answers";
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 1 });
    expect(bench.refreshes.slice(1).map(({ topics }) => topics)).toEqual([["t"], ["t", "u"]]);
  });

  describe("connection B.4: one refresh at a time", () => {
    it("connection F33: k requests during one cause one more, not k", () => {
      const bench = alone();
      bench.hold(1, "Metadata");
      bench.do({ type: "refreshMetadata" });
      for (let i = 0; i < 20; i++) {
        bench.do({ type: "refreshMetadata" });
        bench.run(10);
      }
      expect(when(bench)).toEqual([2, 206]);
      bench.release(1);
      bench.run(5_000);
      expect(when(bench)).toEqual([2, 206, 507]);
    });

    it("connection B.4: a request during a full one survives it", () => {
      const bench = alone();
      bench.do({ type: "refreshMetadata" });
      bench.do({ type: "refreshMetadata" });
      bench.run(5_000);
      expect(when(bench)).toEqual([2, 206, 307]);
    });

    it("connection B.4: unless the answer brings something new", () => {
      const topics = [{ name: "t", assignments: [[1]] }];
      const bench = new Bench({}, { nodes: [1, 2], topics });
      bench.do({ type: "useTopics", topics: ["t"] });
      bench.begin();
      const asked = (epochs: number) => {
        bench.ready(1, 2).run(1_000);
        const before = when(bench).length;
        bench.fake.topic("t")!.partitions[0]!.leaderEpoch += epochs;
        for (const node of [1, 2]) bench.hold(node, "Metadata");
        bench.do({ type: "refreshMetadata" });
        const other = bench.refreshes.at(-1)!.connection === "n:1/main" ? 2 : 1;
        bench.hold(other);
        bench.call({ node: other }, { retries: 0 });
        bench.arrive();
        bench.kill(other, "answers"); // a lost connection wants metadata
        for (const node of [1, 2]) {
          bench.place(node).held.clear();
          bench.release(node);
        }
        bench.run(5_000);
        return when(bench).length - before;
      };
      expect([asked(0), asked(1)]).toEqual([2, 1]);
    });

    it("connection B.4: what the owner asks for is asked after that, whatever is on its way", () => {
      const bench = alone({}, { topics: [{ name: "t", assignments: [[1]] }] });
      bench.do({ type: "useTopics", topics: ["t"] });
      bench.run(500);
      const before = when(bench).length;
      bench.fake.topic("t")!.partitions[0]!.leaderEpoch++;
      bench.do({ type: "refreshMetadata" });
      bench.do({ type: "refreshMetadata" });
      bench.run(5_000);
      expect(when(bench)).toHaveLength(before + 2);
    });

    it("connection B.4: a topic that is new during one is asked for behind it, alone, after the floor", () => {
      const bench = alone({}, { topics: [{ name: "t" }] });
      bench.hold(1, "Metadata");
      bench.do({ type: "refreshMetadata" });
      bench.do({ type: "useTopics", topics: ["t"] });
      bench.run(50);
      bench.release(1);
      bench.run(5_000);
      expect(bench.refreshes.slice(1)).toEqual([
        { atMs: 206, connection: "n:1/main", topics: [] },
        { atMs: 357, connection: "n:1/main", topics: ["t"] },
      ]);
    });
  });

  it("connection B.4: a connection that is lost makes it urgent, not sooner than the floor", () => {
    const bench = new Bench({}, { nodes: [1, 2] }).begin().ready(1, 2);
    for (const atMs of [209, 310]) {
      bench.hold(2);
      bench.call({ node: 2 });
      bench.arrive();
      bench.kill(2, "answers"); // at 209, and at 260
      bench.place(2).held.clear();
      bench.until(() => when(bench).at(-1) === atMs);
      bench.ready(2);
    }
    bench.run(1_000);
    expect(bench.refreshes.slice(1)).toEqual([
      { atMs: 209, connection: "n:1/main", topics: [] },
      { atMs: 310, connection: "n:1/main", topics: [] },
    ]);
  });

  it("connection B.4: one that is lost while it is asked for is a failure; another node is asked", () => {
    const bench = new Bench({}, { nodes: [1, 2] }).begin().ready(1);
    bench.hold(1, "Metadata");
    bench.do({ type: "refreshMetadata" });
    bench.run(10);
    bench.kill(1);
    bench.run(300);
    expect(bench.refreshes.slice(1)).toEqual([
      { atMs: 206, connection: "n:1/main", topics: [] },
      { atMs: 318, connection: "n:2/main", topics: [] },
    ]);
  });

  it("connection B.4: one that nobody answers ends with request.timeout.ms", () => {
    const bench = new Bench({ requestTimeoutMs: 2_000 }, { nodes: [1, 2] }).begin().ready(1);
    bench.hold(1, "Metadata");
    bench.do({ type: "refreshMetadata" });
    bench.run(2_500);
    expect(bench.refreshes.slice(1)).toEqual([
      { atMs: 206, connection: "n:1/main", topics: [] },
      { atMs: 2_308, connection: "n:2/main", topics: [] },
    ]);
  });

  it("connection B.4: an answer that cannot be read is a failure, and ends the lane", () => {
    const bench = new Bench({}, { nodes: [1, 2] }).begin().ready(1);
    bench.do({ type: "refreshMetadata" });
    const { connection, attempt } = bench.effects("open").at(-1)!;
    const body = new Uint8Array([0, 0, 0, 9, 0, 0, 0, 2, 0, 0, 0, 0, 0]);
    bench.do({ type: "received", connection, attempt, bytes: body });
    bench.run(300);
    expect(bench.view.generation).toBe(2);
    expect(bench.story("disconnected").at(-1)).toBe("206 n:1/main disconnected PROTOCOL_ERROR");
    expect(bench.refreshes.at(-1)!.atMs).toBeGreaterThanOrEqual(306);
  });
});

describe("connection B.4: what is asked for", () => {
  it("connection B.4: nothing but nodes, all topics, or those in use", () => {
    const topics = [{ name: "t" }, { name: "u" }];
    const bench = alone({}, { topics });
    bench.do({ type: "useTopics", topics: null });
    bench.run(300);
    expect(bench.view.topics).toEqual(["t", "u"]);
    bench.do({ type: "useTopics", topics: ["u", "u"] });
    bench.do({ type: "refreshMetadata" });
    bench.run(300);
    expect(bench.view.topics).toEqual(["u"]);
    bench.do({ type: "useTopics", topics: [] });
    bench.do({ type: "refreshMetadata" });
    bench.run(300);
    expect(bench.view.topics).toEqual([]);
    expect(bench.refreshes.map(({ topics }) => topics)).toEqual([[], null, ["u"], []]);
  });

  it("connection B.4: version 0 says all topics with an empty list", () => {
    const bench = new Bench({}, {
      nodes: [{ nodeId: 1, versions: { Metadata: { max: 0 } } }],
      topics: [{ name: "t" }],
    });
    bench.do({ type: "useTopics", topics: null });
    bench.begin();
    expect(bench.refreshes).toEqual([{ atMs: 2, connection: "b:-1/main", topics: [] }]);
    expect(bench.view.topics).toEqual(["t"]);
    expect(bench.view.clusterId).toBe(null);
    expect(bench.view.controllerId).toBe(-1);
  });

  it("connection B.4: it asks in the highest version that both know, and creates no topics", () => {
    const nodes = [{ nodeId: 1, versions: { Metadata: { max: 8 } } }];
    const bench = new Bench({}, { nodes, topics: [{ name: "t" }] });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.begin();
    const seen = bench.world.seen.filter(({ apiName }) => apiName === "Metadata");
    expect(seen.map(({ apiVersion, body }) => [apiVersion, body])).toEqual([[8, {
      allowAutoTopicCreation: false,
      includeClusterAuthorizedOperations: false,
      includeTopicAuthorizedOperations: false,
      topics: [{ name: "t", topicId: "AAAAAAAAAAAAAAAAAAAAAA" }],
    }]]);
  });

  it("connection B.4: a topic that only calls have named is forgotten after metadata.max.idle.ms", () => {
    const bench = alone({
      metadataMaxIdleMs: 5_000,
      metadataMaxAgeMs: 4_000,
      connectionsMaxIdleMs: -1,
    }, { topics: [{ name: "t" }, { name: "u" }] });
    bench.do({ type: "useTopics", topics: ["u"] });
    bench.call({ leader: "t", partition: 0 });
    bench.runTo(14_000);
    const asked = bench.refreshes.filter(({ topics }) =>
      topics!.includes("u") && topics!.length > 1
    );
    expect(asked.map(({ atMs }) => atMs)).toEqual([4_003]);
    expect(bench.refreshes.slice(-2).map(({ topics }) => topics)).toEqual([["u"], ["u"]]);
    expect(bench.view.topics).toEqual(["u"]);
  });

  it("connection B.4: one that a call waits for is not", () => {
    const bench = alone({ metadataMaxIdleMs: 100, connectionsMaxIdleMs: -1 }, { topics: [] });
    const id = bench.call({ leader: "t", partition: 0 }, { timeoutMs: 10_000 });
    bench.run(4_000);
    bench.fake.createTopic({ name: "t" });
    expect(bench.result(id)).toMatch(/^answered by 1 at 4[23]/);
  });
});

describe("connection B.4: whom it asks", () => {
  it("connection B.4: the node with the least to do", () => {
    for (let seed = 1; seed <= 8; seed++) {
      const bench = new Bench({ seed }, { nodes: [1, 2, 3] }).begin().ready(1, 2, 3);
      for (const node of [1, 3]) {
        bench.hold(node);
        bench.call({ node });
      }
      bench.do({ type: "refreshMetadata" });
      expect(bench.refreshes.at(-1)!.connection).toBe("n:2/main");
    }
  });

  it("connection B.4: with none in reach it wakes when the first backoff ends", () => {
    const options = { metadataRecoveryStrategy: "none", reconnectBackoffMs: 5_000 } as const;
    const bench = new Bench(options, { nodes: [1, 2] }).begin();
    for (const node of [1, 2]) bench.place(node).manner = "refuses";
    bench.do({ type: "refreshMetadata" });
    bench.run(1_000);
    const ends = bench.effects("disconnected").flatMap(({ backoffUntilMs }) =>
      backoffUntilMs ?? []
    );
    expect(ends).toEqual([5_204, 5_305]); // the second one is tried after the floor between two refreshes
    expect(bench.machine.deadlineMs).toBe(5_204);
    bench.runTo(5_400);
    expect(bench.effects("open").slice(3).map(({ seq: _, ...open }) => open)).toHaveLength(2);
    expect(
      bench.log.filter(({ effect }) => effect.type === "open").slice(3).map(({ atMs }) => atMs),
    )
      .toEqual([5_204, 5_305]);
  });
});

describe("connection B.4: metadata.priority", () => {
  /** Metadata is due and cannot be asked for: no main lane opens; the coordinator's lane is ready. */
  function due(options: Partial<ClusterOptions>): Bench {
    const bench = new Bench({
      coordinatorLane: "separate",
      metadataRecoveryStrategy: "none",
      requestTimeoutMs: 3_000,
      connectionsMaxIdleMs: -1,
      ...options,
    }, { nodes: [1] });
    bench.begin();
    const id = bench.call({ coordinator: "group", key: "g" }, { idempotent: true });
    bench.until(() => bench.outcomes.has(id));
    bench.place(1).manner = "blackHole";
    const main = bench.effects("open").find(({ connection }) => connection === "n:1/main")!;
    bench.run(1_000);
    bench.do({ type: "peerClosed", connection: "n:1/main", attempt: main.attempt });
    bench.run(60);
    bench.do({ type: "refreshMetadata" });
    return bench;
  }

  it("connection B.4: calls wait for metadata that is due, at most request.timeout.ms", () => {
    const bench = due({});
    const startMs = bench.now;
    const id = bench.call({ coordinator: "group", key: "g" });
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 1 });
    expect(bench.now - startMs).toBe(3_001);
    expect(bench.asked("ListGroups").at(-1)).toBe(`${startMs + 3_000} n:1/coordinator ListGroups`);
  });

  it("connection B.4: without it they do not", () => {
    const bench = due({ metadataPriority: false });
    const id = bench.call({ coordinator: "group", key: "g" });
    expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 1, latencyMs: 1 });
  });

  it("connection B.4: at the beginning metadata goes first", () => {
    const bench = new Bench();
    bench.call("any");
    bench.call("bootstrap");
    bench.run(1_000);
    expect(bench.asked()[0]).toBe("2 b:-1/main Metadata");
    expect([...bench.outcomes.values()].map(({ type }) => type)).toEqual([
      "callAnswered",
      "callAnswered",
    ]);
  });
});
