import { describe, expect, it } from "vitest";
import { auditPlacement } from "../../codec/pods/audit.ts";
import { canaryRules } from "../../codec/pods/canary.ts";
import type { PodBroker } from "../../codec/pods/cluster.ts";
import { describePods } from "../../codec/pods/describe.ts";
import { place, type PlacedPartition } from "../../codec/pods/place.ts";
import { stripedPlacer } from "../../codec/pods/striped_placer.ts";
import { Random } from "../kit/random.ts";

const TRIALS = 400;
const CANARY = "canary-broker";
const brokers: readonly PodBroker[] = [
  ...Array.from({ length: 12 }, (_, id) => ({ id, rack: `r${id % 3}`, pod: "main" })),
  ...Array.from({ length: 3 }, (_, i) => ({ id: 12 + i, rack: `r${i}`, pod: CANARY })),
];
const all = { brokers, count: 120, replicationFactor: 3, rules: canaryRules({ interval: 5 }) };

/** Leaders and replicas of the brokers of a pod, by how much they differ. */
function spreads(assignments: readonly PlacedPartition[], pod: string): [number, number] {
  const topics = [{ name: "t", partitions: assignments }];
  const { leaderSpread, replicaSpread } = describePods({ brokers, topics })
    .find((description) => description.pod === pod)!;
  return [leaderSpread.most - leaderSpread.least, replicaSpread.most - replicaSpread.least];
}

/** Over many seeds: leaders in main and in the canary, replicas in main and in the canary. */
function means(carryState: boolean): number[] {
  const sums = [0, 0, 0, 0];
  for (let seed = 0; seed < TRIALS; seed++) {
    const { assignments } = place({ ...all, carryState }, stripedPlacer(seed));
    const [main, canary] = ["main", CANARY].map((pod) => spreads(assignments, pod));
    const found = [main![0], canary![0], main![1], canary![1]];
    for (const [i, n] of found.entries()) sums[i]! += n;
  }
  return sums.map((sum) => sum / TRIALS);
}

describe("connection E.3: coalescing does not preserve global balance", () => {
  it("one range gives every broker exactly 8 leaders", () => {
    for (let seed = 0; seed < TRIALS; seed++) {
      const main = brokers.filter(({ pod }) => pod === "main");
      const request = { brokers: main, count: 96, replicationFactor: 3 };
      const { assignments, ranges } = place(request, stripedPlacer(seed));
      expect(ranges.length).toBe(1);
      const [pod] = describePods({
        brokers: main,
        topics: [{ name: "t", partitions: assignments }],
      });
      expect(pod!.leaderSpread).toEqual({ least: 8, most: 8, mean: 8 });
      expect(pod!.replicaSpread).toEqual({ least: 24, most: 24, mean: 24 });
    }
  });
  it("without carryState the spread averages 7.7 leaders, in the canary pod 4.7", () => {
    const [main, canary, mainReplicas, canaryReplicas] = means(false);
    console.log(
      `E.3: spread of leaders over ${TRIALS} trials: main ${main!.toFixed(2)}, ` +
        `canary ${canary!.toFixed(2)}; of replicas ${
          mainReplicas!.toFixed(2)
        } and ${canaryReplicas}`,
    );
    expect(Math.abs(main! - 7.7)).toBeLessThan(0.2);
    expect(Math.abs(canary! - 4.7)).toBeLessThan(0.2);
    expect(canaryReplicas).toBe(0);
  });
  it("with carryState every broker has 8 again, in both pods", () => {
    expect(means(true)).toEqual([0, 0, 0, 0]);
  });
  it("the audit tells SKEW without carryState, and nothing with it", () => {
    const found = [false, true].map((carryState) => {
      let skewed = 0;
      for (let seed = 0; seed < 100; seed++) {
        const { assignments } = place({ ...all, carryState }, stripedPlacer(seed));
        const topics = [{ name: "t", partitions: assignments }];
        const { findings } = auditPlacement({ brokers, topics, rules: all.rules });
        if (findings.some(({ code }) => code === "SKEW")) skewed++;
        expect(findings.every(({ code }) => code === "SKEW")).toBe(true);
      }
      return skewed;
    });
    console.log(`E.3: SKEW in ${found[0]} of 100 placements, with carryState in ${found[1]}`);
    expect(found[0]).toBeGreaterThan(90);
    expect(found[1]).toBe(0);
  });
  it("with carryState the leaders of brokers in one rack differ by one at most, in any cluster", () => {
    for (let n = 0; n < 500; n++) {
      const random = new Random(n);
      const many = 2 + random.below(12);
      const brokers = Array.from({ length: many }, (_, id) => ({
        id,
        pod: id === 0 || random.chance(70) ? "main" : CANARY,
      }));
      const rules = canaryRules({ interval: 2 + random.below(5) });
      const request = { brokers, rules, count: random.below(200), replicationFactor: 1 };
      const { assignments } = place({ ...request, carryState: true }, stripedPlacer(n));
      const topics = [{ name: "t", partitions: assignments }];
      for (const { leaderSpread: { least, most } } of describePods({ brokers, topics })) {
        expect(most - least).toBeLessThanOrEqual(1);
      }
    }
  });
});
