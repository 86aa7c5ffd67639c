import { describe, expect, it } from "vitest";
import { canaryRules } from "../../codec/pods/canary.ts";
import type { PodBroker, PodPartition } from "../../codec/pods/cluster.ts";
import {
  planReassignment,
  type PlanRequest,
  type ReassignmentPlan,
} from "../../codec/pods/plan.ts";
import { kafkaLines } from "./kafka.ts";
import { planVerdict } from "./planned.ts";

const CANARY = "canary-broker";
const brokers: readonly PodBroker[] = [
  ...[0, 1, 2].map((id) => ({ id, rack: `r${id}`, pod: "main" })),
  ...[3, 4, 5].map((id) => ({ id, rack: `r${id - 3}`, pod: CANARY })),
];
const rules = canaryRules({ interval: 2 });

/** Partition 1 of a topic, which is a canary. */
function planned(one: Omit<PodPartition, "partition">, request: Partial<PlanRequest> = {}) {
  const topics = [{ name: "t", partitions: [{ partition: 1, ...one }] }];
  return planReassignment({ brokers, topics, rules, ...request });
}

function replicasOf({ reassignment }: ReassignmentPlan): readonly number[] | undefined {
  return reassignment.partitions[0]?.replicas;
}

const CASES = 1_000; // 100,000 in test/deep/pods.deep.ts

describe("connection E.4: the plan", () => {
  it(`is among the best of all sets of brokers, in ${CASES} random placements`, () => {
    const sums = { moves: 0, impossible: 0 };
    const wrong: string[] = [];
    for (let n = 0; n < CASES; n++) {
      const verdict = planVerdict(n);
      sums.moves += verdict.moves;
      sums.impossible += verdict.impossible;
      wrong.push(...verdict.wrong);
    }
    expect(wrong).toEqual([]);
    expect(sums.moves).toBeGreaterThan(CASES);
    expect(sums.impossible).toBeGreaterThan(CASES / 10);
  });
  it("is nothing where nothing is wrong", () => {
    expect(planned({ replicas: [3, 4] })).toEqual({
      reassignment: { version: 1, partitions: [] },
      rollback: { version: 1, partitions: [] },
      moves: [],
      impossible: [],
    });
  });
  it("moves what leaks and nothing else, and says what undoes it", () => {
    expect(planned({ replicas: [3, 1, 5] })).toEqual({
      reassignment: { version: 1, partitions: [{ topic: "t", partition: 1, replicas: [3, 4, 5] }] },
      rollback: { version: 1, partitions: [{ topic: "t", partition: 1, replicas: [3, 1, 5] }] },
      moves: [{ topic: "t", partition: 1, removed: [1], added: [4] }],
      impossible: [],
    });
  });
  it("clears a spill of the other partitions", () => {
    const topics = [{ name: "t", partitions: [{ partition: 0, replicas: [4, 2] }] }];
    const plan = planReassignment({ brokers, topics, rules });
    expect(plan.moves).toEqual([{ topic: "t", partition: 0, removed: [4], added: [1] }]);
    expect(replicasOf(plan)).toEqual([2, 1]);
  });

  const leaders: readonly [title: string, one: Omit<PodPartition, "partition">, after: number[]][] =
    [
      ["the first replica stays the first, whoever leads", {
        replicas: [3, 0],
        leader: 0,
      }, [3, 4]],
      ["who leads and stays comes first if the first one leaves", {
        replicas: [0, 3, 4],
        leader: 4,
        isr: [0, 3, 4],
      }, [4, 5, 3]],
      ["else one that is in sync", { replicas: [0, 3, 4], leader: 0, isr: [0, 4] }, [4, 5, 3]],
      ["else one that stays", { replicas: [0, 3, 4], leader: 0, isr: [0] }, [3, 5, 4]],
      ["where none stays, new ones come in their places", { replicas: [0, 1], leader: 0 }, [3, 4]],
      ["and each in the rack of the one that leaves", { replicas: [2, 0, 1] }, [5, 3, 4]],
    ];
  for (const [title, one, after] of leaders) {
    it(`${title}: ${one.replicas} becomes ${after}`, () => {
      expect(replicasOf(planned(one))).toEqual(after);
    });
  }

  it("keeps racks: those that were left come first, then others, then the same again", () => {
    expect(replicasOf(planned({ replicas: [2, 0] }))).toEqual([5, 3]);
    const narrow = brokers.map((broker) => broker.id < 3 ? broker : { ...broker, rack: "r0" });
    expect(planned({ replicas: [0, 1, 2] }, { brokers: narrow }).impossible).toEqual([]);
  });
  it("takes brokers without a pod only if there are not enough with one", () => {
    const some = [...brokers.slice(0, 4), { id: 6, rack: "r1", pod: null }];
    expect(replicasOf(planned({ replicas: [0, 3] }, { brokers: some }))).toEqual([3, 6]);
    const enough = [...some, { id: 5, rack: "r0", pod: CANARY }];
    expect(replicasOf(planned({ replicas: [1, 3] }, { brokers: enough }))).toEqual([3, 5]);
  });
  it("takes no fenced broker, but leaves one where it may be", () => {
    const some = brokers.map((broker) => ({ ...broker, isFenced: broker.id === 4 }));
    const seeds = [1, 2, 3, 4, 5, 6];
    const plans = seeds.map((seed) => planned({ replicas: [4, 1] }, { brokers: some, seed }));
    expect(new Set(plans.map((plan) => `${replicasOf(plan)}`))).toEqual(new Set(["4,3", "4,5"]));
  });
  it("leaves what is on a broker that is not known", () => {
    expect(replicasOf(planned({ replicas: [42, 1] }))).toEqual([42, 4]);
  });
  it("spreads what it moves: every broker of an empty pod gets as much", () => {
    const many = Array.from({ length: 14 }, (_, id) => ({ id, pod: id < 4 ? "main" : CANARY }));
    const partitions = Array.from({ length: 200 }, (_, partition) => ({
      partition,
      replicas: [partition % 4, (partition + 1) % 4],
    }));
    const plan = planReassignment({ brokers: many, topics: [{ name: "t", partitions }], rules });
    const counts = new Map<number, number>();
    for (const id of plan.moves.flatMap(({ added }) => added)) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array(10).fill(20));
  });
  it("counts what leaves a broker: that one has room again", () => {
    const topics = [{
      name: "t",
      partitions: [
        { partition: 0, replicas: [3] },
        { partition: 3, replicas: [4] },
        { partition: 1, replicas: [0] },
      ],
    }];
    const some = brokers.filter(({ id }) => id !== 5).map(({ id, pod }) => ({ id, pod: pod! }));
    for (let seed = 0; seed < 10; seed++) {
      const { moves } = planReassignment({ brokers: some, topics, rules, seed });
      expect(moves[1]).toEqual({ topic: "t", partition: 1, removed: [0], added: [3] });
    }
  });
  it("is decided by the seed where brokers are equally good", () => {
    const many = Array.from({ length: 30 }, (_, id) => ({ id, pod: id === 0 ? "main" : CANARY }));
    const chosen = [1, 2, 3, 4].map((seed) =>
      replicasOf(planned({ replicas: [0] }, { brokers: many, seed }))
    );
    expect(new Set(chosen.map(String)).size).toBeGreaterThan(1);
    expect(chosen).toEqual(
      [1, 2, 3, 4].map((seed) => replicasOf(planned({ replicas: [0] }, { brokers: many, seed }))),
    );
  });

  it("tells what is impossible with pods and partition, and plans the rest", () => {
    const topics = [{
      name: "t",
      partitions: [
        { partition: 0, replicas: [3, 4, 1] },
        { partition: 1, replicas: [0, 1, 2] },
        { partition: 3, replicas: [0] },
      ],
    }];
    const some = brokers.filter(({ id }) => id !== 5)
      .map((broker) => ({ ...broker, isFenced: broker.id === 0 }));
    const plan = planReassignment({ brokers: some, topics, rules });
    expect(plan.impossible).toEqual([
      { topic: "t", partition: 0, reason: "TOO_FEW_BROKERS", pods: [CANARY] },
      { topic: "t", partition: 1, reason: "TOO_FEW_BROKERS", pods: [CANARY] },
    ]);
    expect(plan.moves.map(({ partition }) => partition)).toEqual([3]);
  });
  it("plans nothing for a partition that two rules claim", () => {
    const two = new Map([...rules, ["main", () => true]]);
    expect(planned({ replicas: [0, 3] }, { rules: two }).impossible).toEqual([
      { topic: "t", partition: 1, reason: "PLACEMENT_OVERLAP", pods: [CANARY, "main"] },
    ]);
  });
  it("plans nothing for a pod that is not live", () => {
    expect(planned({ replicas: [0] }, { brokers: brokers.slice(0, 3) }).moves).toEqual([]);
  });
  it("refuses a broker that is there twice, and more pairs than can be looked at", () => {
    expect(() => planned({ replicas: [0] }, { brokers: [{ id: 7 }, { id: 7 }] })).toThrow(
      new RangeError("Cannot plan: expected each broker once, found 7 twice"),
    );
    const many = Array.from({ length: 30_000 }, (_, id) => ({
      id,
      pod: id < 15_000 ? "main" : CANARY,
    }));
    const replicas = many.slice(0, 14_000).map(({ id }) => id);
    const topics = [{ name: "t", partitions: [{ partition: 1, replicas }] }];
    expect(() => planReassignment({ brokers: many, topics, rules })).toThrow(
      new RangeError("Cannot plan: expected pairs to compare 0 to 200000000, found 210000000"),
    );
  });
});

describe("connection E.4: the JSON of a plan", () => {
  it("is the one that Kafka 4.4.0's tool prints, directories included", async () => {
    const [line] = await kafkaLines("reassignment");
    const topics = [
      { name: "__consumer_offsets", partitions: [partition(0, [0, 1, 5], ["any", "any", "/x"])] },
      {
        name: "orders",
        partitions: [partition(4, [3, 0], ["/data/a", "/b"]), partition(9, [4, 3], undefined)],
      },
    ];
    const plan = planReassignment({
      brokers: brokers.slice(0, 5).concat({ id: 5, rack: "r2", pod: CANARY, isFenced: true }),
      topics,
      rules: new Map([[CANARY, (partition) => partition >= 4]]),
    });
    const kafkas = JSON.parse(line!.text).partitions;
    expect(JSON.stringify({ version: 1, partitions: kafkas })).toBe(line!.text);
    expect(JSON.stringify(plan.reassignment))
      .toBe(JSON.stringify({ version: 1, partitions: kafkas.slice(0, 2) }));
  });
  it("comes back the same", () => {
    const { reassignment } = planned({ replicas: [0, 1], logDirs: ["/a", "/b"] });
    expect(JSON.parse(JSON.stringify(reassignment))).toEqual(reassignment);
    expect(reassignment.partitions[0]!.log_dirs).toEqual(["any", "any"]);
  });
});

function partition(partition: number, replicas: number[], logDirs?: string[]): PodPartition {
  return { partition, replicas, ...logDirs && { logDirs } };
}
