import { describe, expect, it } from "vitest";
import { type ClusterOptions, explainPick, restoreCluster } from "../../codec/cluster/mod.ts";
import type { Json } from "../../codec/machine/mod.ts";
import { FakeBroker } from "../../codec/testing/mod.ts";
import { Random } from "../kit/random.ts";
import { APIS, Bench, isAction, type Manner, STEADY, World } from "../kit/cluster.ts";

const SEEDS = Array.from({ length: 40 }, (_, i) => i + 1);

/** Two nodes, with a table that stays, and no surprise by time. */
const TWO: Partial<ClusterOptions> = {
  metadataMaxAgeMs: 3_600_000,
  connectionsMaxIdleMs: -1,
  metadataRecoveryStrategy: "none",
  retryBackoffMs: 3_600_000, // the floor between two refreshes: none follows the first one
  retryBackoffMaxMs: 3_600_000,
};

/** So many calls are in flight at a node whose lane is ready. */
function load(bench: Bench, node: number, inFlight: number): void {
  bench.ready(node);
  bench.hold(node);
  for (let i = 0; i < inFlight; i++) {
    bench.call({ node });
    bench.arrive(); // it is flushed
  }
}

/** A node's lane is opening, and stays so. */
function connecting(bench: Bench, node: number): void {
  bench.place(node).manner = "blackHole";
  bench.call({ node });
  bench.arrive();
}

/** A node was tried at this time, and failed; its backoff is over. */
function tried(bench: Bench, node: number): void {
  bench.place(node).manner = "refuses";
  bench.call({ node }, { timeoutMs: 2 });
  bench.run(60);
}

/** A node has failed just now. */
function resting(bench: Bench, node: number): void {
  bench.place(node).manner = "refuses";
  bench.call({ node }, { timeoutMs: 2 });
  bench.run(3);
}

interface Vector {
  readonly title: string;
  readonly prepare: (bench: Bench) => void;
  /** What is chosen over all offsets. */
  readonly picks: readonly (number | null)[];
  /** What is thought of the nodes, as words that stand in the verdicts. */
  readonly verdicts: readonly [RegExp, RegExp];
  readonly options?: Partial<ClusterOptions>;
}

const READY = /^ready/;
const UNTRIED = /never/;
const CONNECTING = /^connecting/;
const RESTING = /backoff/;

const VECTORS: readonly Vector[] = [
  {
    title: "row 1: 1 ready n0, 2 ready n0: 1 or 2 by offset",
    prepare: (bench) => bench.ready(1, 2),
    picks: [1, 2],
    verdicts: [READY, READY],
  },
  {
    title: "row 2: 1 ready n3, 2 ready n1: 2",
    prepare: (bench) => [load(bench, 1, 3), load(bench, 2, 1)],
    picks: [2],
    verdicts: [/^ready.*3/, /^ready.*1/],
  },
  {
    title: "row 3: 1 ready n2, 2 ready n2: 1 or 2 by offset",
    prepare: (bench) => [load(bench, 1, 2), load(bench, 2, 2)],
    picks: [1, 2],
    verdicts: [/^ready.*2/, /^ready.*2/],
  },
  {
    title: "row 4: 1 ready n5 (full), 2 never tried: 2",
    prepare: (bench) => load(bench, 1, 5),
    picks: [2],
    verdicts: [/^ready.*5/, UNTRIED],
  },
  {
    title: "row 5: 1 ready n1 unflushed, 2 connecting: 2",
    prepare(bench) {
      bench.ready(1);
      bench.place(1).flushes = false;
      bench.hold(1);
      bench.call({ node: 1 });
      connecting(bench, 2);
    },
    picks: [2],
    verdicts: [/^ready.*1/, CONNECTING],
  },
  {
    title: "row 6: 1 connecting, 2 connecting: the last one seen, 2 or 1",
    prepare: (bench) => [connecting(bench, 1), connecting(bench, 2)],
    picks: [1, 2],
    verdicts: [CONNECTING, CONNECTING],
  },
  {
    title: "row 7: 1 connecting, 2 never tried: 1",
    prepare: (bench) => connecting(bench, 1),
    picks: [1],
    verdicts: [CONNECTING, UNTRIED],
  },
  {
    title: "row 8: 1 last tried 900, 2 never: 2",
    prepare: (bench) => tried(bench, 1),
    picks: [2],
    verdicts: [/tried at/, UNTRIED],
  },
  {
    title: "row 8: both tried: the one whose last attempt is older",
    prepare: (bench) => [tried(bench, 2), tried(bench, 1)],
    picks: [2],
    verdicts: [/tried at/, /tried at/],
  },
  {
    title: "row 9: 1 never, 2 never: the first from the offset on",
    prepare: () => {},
    picks: [1, 2],
    verdicts: [UNTRIED, UNTRIED],
  },
  {
    title: "row 10: both in backoff: none",
    prepare: (bench) => [resting(bench, 1), resting(bench, 2)],
    picks: [null],
    verdicts: [RESTING, RESTING],
  },
  {
    title: "row 11: 1 ready but throttled, 2 in backoff: none",
    prepare(bench) {
      bench.ready(1);
      bench.brokers.get(1)!.fault({ kind: "throttle", throttleTimeMs: 60_000, api: "Metadata" });
      const id = bench.call({ node: 1 }, { apiKey: 3, message: { topics: [] } });
      bench.until(() => bench.outcomes.has(id));
      resting(bench, 2);
    },
    picks: [null],
    verdicts: [/^throttled/, RESTING],
  },
  {
    title: "row 12: 1 ready n4, 2 ready n0: 2",
    prepare: (bench) => [load(bench, 1, 4), bench.ready(2)],
    picks: [2],
    verdicts: [/^ready.*4/, READY],
  },
];

describe("connection B.6: decision vectors", () => {
  for (const { title, prepare, picks, verdicts, options } of VECTORS) {
    const begun = (seed: number) => {
      const bench = new Bench({ ...TWO, ...options, seed }, { nodes: [1, 2] }).begin();
      prepare(bench);
      return bench;
    };

    it(`connection B.6 ${title}`, () => {
      const found = new Set<number | null>();
      for (const seed of SEEDS) {
        const bench = begun(seed);
        const { pick, nodes } = explainPick(bench.machine);
        found.add(pick);
        expect(nodes.map(({ nodeId }) => nodeId)).toEqual([1, 2]);
        nodes.forEach(({ verdict }, i) => expect(verdict).toMatch(verdicts[i]!));
      }
      expect([...found].sort()).toEqual([...picks].sort());
    });

    it(`connection B.6 ${title}: and so a call goes`, () => {
      for (const seed of SEEDS.slice(0, 10)) {
        const bench = begun(seed);
        const { pick } = explainPick(bench.machine);
        const setup = bench.inSetup.length;
        const length = bench.log.length;
        bench.call("any");
        const lanes = bench.log.slice(length)
          .filter(({ effect }) => ["write", "resolve"].includes(effect.type))
          .map(({ effect }) => effect.connection);
        expect(lanes).toEqual(setup > 0 || pick === null ? [] : [`n:${pick}/main`]);
      }
    });
  }

  // Nothing is drawn between two looks at one bench, so that both begin at the same node.
  const NODES = [1, 2, 3];
  const before = (node: number) => (node + 1) % 3 + 1;

  it("connection B.6 row 3: of equals the first one from the offset on wins", () => {
    for (const seed of SEEDS) {
      const bench = new Bench({ ...TWO, seed }, { nodes: NODES }).begin().ready(...NODES);
      const first = bench.pick!; // with nothing in flight anywhere the search stops at the first one
      for (const node of NODES) load(bench, node, 2);
      expect([bench.pick, NODES.map((node) => bench.states.get(`n:${node}/main`))]).toEqual([
        first,
        ["ready", "ready", "ready"],
      ]);
    }
  });

  it("connection B.6 row 6: of those that connect the last one seen wins", () => {
    for (const seed of SEEDS) {
      const bench = new Bench({ ...TWO, seed }, { nodes: NODES }).begin();
      const first = bench.pick!; // row 9: nobody was tried
      for (const node of NODES) connecting(bench, node);
      expect(bench.pick).toBe(before(first));
    }
  });

  it("connection B.6: to explain a choice changes nothing", () => {
    const bench = new Bench(TWO, { nodes: [1, 2] }).begin();
    const before = JSON.stringify(bench.machine.snapshot());
    explainPick(bench.machine);
    expect(JSON.stringify(bench.machine.snapshot())).toBe(before);
  });

  it("connection B.6: before the first table the entries of the list are the nodes", () => {
    const bench = new Bench({ bootstrapServers: "x.test:1,y.test:2" }, { nodes: [] });
    expect(explainPick(bench.machine).nodes).toEqual([
      { nodeId: -1, verdict: "never tried" },
      { nodeId: -2, verdict: "never tried" },
    ]);
  });

  it("connection B.6: a draining lane is no choice", () => {
    const bench = new Bench({ ...TWO, retryBackoffMs: 100, retryBackoffMaxMs: 100 }, {
      nodes: [1, 2],
    }).begin().ready(1, 2);
    bench.hold(1);
    bench.call({ node: 1 });
    bench.fake.nodes.delete(1);
    bench.do({ type: "refreshMetadata" });
    bench.run(150);
    expect(bench.states.get("n:1/main")).toBe("draining");
    expect(explainPick(bench.machine).nodes.map(({ nodeId }) => nodeId)).toEqual([2]);
  });

  it("connection B.6 (ii): every dead node is tried once before any is tried again", () => {
    for (const seed of SEEDS) {
      const bench = new Bench({ ...TWO, seed }, { nodes: [1, 2, 3, 4] }).begin();
      for (const node of [1, 2, 3, 4]) bench.place(node).manner = "refuses";
      bench.call("any");
      bench.run(400);
      const tries = bench.effects("open").slice(1).map(({ connection }) => connection);
      expect(tries.length).toBeGreaterThan(8);
      expect(new Set(tries.slice(0, 4)).size).toBe(4);
      expect(tries.slice(4, 8)).toEqual(tries.slice(0, 4));
    }
  });

  it("connection F38: none only if each is in backoff, throttled, full, unflushed or draining", () => {
    const bench = new Bench({ ...TWO, maxInFlightRequestsPerConnection: 1 }, { nodes: [1, 2] });
    bench.begin();
    load(bench, 1, 1);
    resting(bench, 2);
    expect(bench.pick).toBe(null);
    bench.run(60);
    expect(bench.pick).toBe(2);
  });
});

const CONNECT_MS = 5_000;
const STEP_MS = 10;
const SETUP_MS = 2 * STEP_MS; // opening, and ApiVersions

/** A cluster that knows so many nodes and has no lane; a snapshot for each number and seed. */
function known(count: number, seed: number): Json {
  const key = `${count} ${seed}`;
  let snapshot = SNAPSHOTS.get(key);
  if (snapshot === undefined) {
    const nodes = Array.from({ length: count }, (_, i) => i + 1);
    const { machine } = new Bench({ seed, metadataClusterCheckEnable: false }, { nodes }).begin();
    SNAPSHOTS.set(key, snapshot = machine.snapshot());
  }
  return snapshot;
}

const SNAPSHOTS = new Map<string, Json>();
const BEGIN_MS = 203;

/** One call for any node, the first of which behaves like the first, and so on: when is a lane ready? */
function race(
  manners: readonly Manner[],
  seed: number,
  settings: Partial<ClusterOptions> = {},
): { readyMs: number; tries: number[]; most: number } {
  const options = {
    ...STEADY,
    bootstrapServers: "boot.test:9092",
    apis: APIS,
    metadataClusterCheckEnable: false, // one broker plays them all
    seed,
    ...settings,
  };
  const machine = restoreCluster(options, known(manners.length, seed));
  const world = new World();
  manners.forEach((manner, i) => {
    const place = world.listen(`b${i + 1}.test`, 9092, BROKER);
    place.latencyMs = manner === "answers" ? STEP_MS : 0;
    place.manner = manner;
  });
  const tries = manners.map(() => 0);
  const setup = new Set<string>();
  let now = BEGIN_MS;
  let most = 0;
  machine.handle({ type: "call", id: 1, apiKey: 16, message: {}, route: "any" }, now);
  for (let i = 0; i < 1_000; i++) {
    for (let effect; (effect = machine.poll()) !== undefined;) {
      const { connection } = effect;
      if (effect.type === "ready") return { readyMs: now - BEGIN_MS, tries, most };
      if (effect.type === "stateChanged") {
        if (IN_SETUP.includes(effect.to)) setup.add(effect.connection);
        else setup.delete(effect.connection);
        most = Math.max(most, setup.size);
      } else if (isAction(effect)) {
        if (effect.type === "open") tries[Number(connection!.slice(2, 3)) - 1]!++;
        world.perform(effect, now);
      }
    }
    const { deadlineMs = Infinity } = machine;
    const isReport = world.deadlineMs <= deadlineMs;
    now = Math.max(now, isReport ? world.deadlineMs : deadlineMs);
    if (now === Infinity) break;
    machine.handle(isReport ? world.next() : { type: "tick" }, now);
  }
  throw new Error(`Cannot match: expected a lane that is ready among ${manners}, seed ${seed}`);
}

const IN_SETUP = ["resolving", "tcp", "negotiating"];
const BROKER = new FakeBroker();

/** All mixes of so many with at least one that answers. */
function mixes(length: number): Manner[][] {
  const all: Manner[][] = [];
  for (let dead = 0; dead < length; dead++) {
    for (let silent = 0; silent <= dead; silent++) {
      all.push([
        ...repeated("answers", length - dead),
        ...repeated("refuses", dead - silent),
        ...repeated("blackHole", silent),
      ]);
    }
  }
  return all;
}

function repeated(manner: Manner, count: number): Manner[] {
  return Array.from({ length: count }, () => manner);
}

/** The same in an order of the seed's. */
function shuffled(mix: readonly Manner[], seed: number): Manner[] {
  const random = new Random(seed);
  const left = [...mix];
  return mix.map(() => left.splice(random.below(left.length), 1)[0]!);
}

describe("connection B.6: the failover bound", () => {
  for (let n = 1; n <= 5; n++) {
    it(`connection B.6, F42: all mixes of ${n}, 60 seeds each: ready within black holes × connect limit + setup, one attempt a node`, () => {
      for (const some of mixes(n)) {
        const holes = some.filter((manner) => manner === "blackHole").length;
        for (let seed = 1; seed <= 60; seed++) {
          const mix = shuffled(some, seed);
          const { readyMs, tries, most } = race(mix, seed);
          const isWithin = readyMs <= holes * CONNECT_MS + SETUP_MS;
          if (isWithin && Math.max(...tries) === 1 && most === 1) continue;
          expect({ mix, seed, readyMs, tries, most }).toBe("within the bound");
        }
      }
    });
  }

  it("connection B.6: with two black holes out of three the worst case is 10.02 s", () => {
    const times = SEEDS.map((seed) => race(["blackHole", "answers", "blackHole"], seed).readyMs);
    expect(Math.max(...times)).toBe(10_020);
    expect([...new Set(times)].sort((a, b) => a - b)).toEqual([20, 5_020, 10_020]);
  });

  it("connection B.6: with another connect limit it is another one", () => {
    const options = { connectTimeoutMs: 1_000 };
    const times = SEEDS.map((seed) => race(["blackHole", "answers", "blackHole"], seed, options));
    expect(Math.max(...times.map(({ readyMs }) => readyMs))).toBe(2_020);
  });

  it("connection F42: a call for any node of a table, three of which are dead", () => {
    for (const seed of SEEDS) {
      const bench = new Bench({ seed }, { nodes: [1, 2, 3, 4] }).begin();
      bench.place(1).manner = "blackHole";
      bench.place(2).manner = "refuses";
      bench.place(4).manner = "blackHole";
      const id = bench.call("any");
      expect(bench.outcome(id)).toMatchObject({ type: "callAnswered", nodeId: 3 });
      const { latencyMs } = bench.outcomes.get(id) as { latencyMs: number };
      expect(latencyMs).toBeLessThanOrEqual(2 * CONNECT_MS + 1 + 3);
      const opened = bench.effects("open").slice(1).map(({ connection }) => connection);
      expect(opened).toHaveLength(new Set(opened).size);
    }
  });
});

describe("connection B.6: connect.hedge.ms", () => {
  const HEDGED = { connectHedgeMs: 500, connectConcurrentMax: 3 };

  it("connection B.6: without it one silent node holds up everything for its connect limit", () => {
    const times = SEEDS.map((seed) => race(["blackHole", "answers"], seed).readyMs);
    expect([...new Set(times)].sort((a, b) => a - b)).toEqual([20, 5_020]);
  });

  it("connection G8: with it the next one is begun beside it; time to ready ≤ hedges × 500 + setup", () => {
    for (let seed = 1; seed <= 60; seed++) {
      for (const some of mixes(3)) {
        const mix = shuffled(some, seed);
        const holes = mix.filter((manner) => manner === "blackHole").length;
        const { readyMs, tries } = race(mix, seed, HEDGED);
        expect([mix, readyMs <= holes * 500 + SETUP_MS, Math.max(...tries)]).toEqual([
          mix,
          true,
          1,
        ]);
      }
    }
    const times = SEEDS.map((seed) => race(["blackHole", "answers", "blackHole"], seed, HEDGED));
    expect([...new Set(times.map(({ readyMs }) => readyMs))].sort((a, b) => a - b)).toEqual([
      20,
      520,
      1_020,
    ]);
  });

  it("connection F41: no more than connect.concurrent.max are in setup", () => {
    const mix: Manner[] = ["blackHole", "blackHole", "answers", "blackHole", "blackHole"];
    for (const [limit, worstMs] of [[1, 20_020], [2, 10_520], [3, 6_020], [5, 2_020]] as const) {
      const found = SEEDS.map((seed) =>
        race(mix, seed, { connectHedgeMs: 500, connectConcurrentMax: limit })
      );
      for (const { most, tries } of found) {
        expect(most).toBeLessThanOrEqual(limit);
        expect(Math.max(...tries)).toBe(1);
      }
      expect([limit, Math.max(...found.map(({ readyMs }) => readyMs)) <= worstMs]).toEqual([
        limit,
        true,
      ]);
    }
  });

  for (
    const [title, options] of [
      ["of hedges", { connectHedgeMs: 100 }],
      ["of lanes that take longer than request.timeout.ms", { requestTimeoutMs: 500 }],
      ["of both", { connectHedgeMs: 100, requestTimeoutMs: 500 }],
    ] as const
  ) {
    it(`connection F41: calls beyond count do not open more lanes, in spite ${title}`, () => {
      const nodes = [1, 2, 3, 4, 5];
      const bench = new Bench({ ...TWO, ...options }, { nodes }).begin();
      for (const node of nodes) bench.place(node).manner = "blackHole";
      let most = 0;
      for (let i = 0; i < 200; i++) {
        bench.call("any");
        bench.run(20);
        most = Math.max(most, bench.inSetup.length);
      }
      expect(most).toBe(2);
    });
  }

  it("connection B.6: what was begun beside is used when it is there first", () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const bench = new Bench({ ...TWO, seed, connectHedgeMs: 300 }, { nodes: [1, 2] }).begin();
      bench.place(1).manner = "blackHole";
      const id = bench.call("any");
      const result = bench.result(id);
      expect(["answered by 2 at 206", "answered by 2 at 506"]).toContain(result);
    }
  });

  it("connection K8: a leader's call is not hedged", () => {
    const topics = [{ name: "t", assignments: [[1]] }];
    const bench = new Bench({ ...TWO, connectHedgeMs: 300 }, { nodes: [1, 2], topics });
    bench.do({ type: "useTopics", topics: ["t"] });
    bench.begin();
    bench.place(1).manner = "blackHole";
    bench.call({ leader: "t", partition: 0 });
    bench.run(4_000);
    expect(bench.story("open").slice(1)).toEqual(["203 n:1/main open b1.test:9092"]);
  });
});
