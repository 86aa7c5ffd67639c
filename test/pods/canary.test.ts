import { describe, expect, it } from "vitest";
import {
  canaryCount,
  canaryPartitions,
  canaryRules,
  type CanarySettings,
  isCanary,
} from "../../codec/pods/canary.ts";
import { OptionsError } from "../../codec/machine/options_error.ts";

const PARTITIONS = [1, 4, 5, 9, 10, 12];
const rows: readonly [interval: number, counts: readonly number[]][] = [
  [-1, [0, 0, 0, 0, 0, 0]],
  [0, [0, 0, 0, 0, 0, 0]],
  [1, [1, 4, 5, 9, 10, 12]],
  [2, [0, 2, 2, 4, 5, 6]],
  [5, [0, 0, 1, 1, 2, 2]],
  [10, [0, 0, 0, 0, 1, 1]],
];

describe("connection E.2: canaries", () => {
  for (const [interval, counts] of rows) {
    it(`interval ${interval}: are counted`, () => {
      expect(PARTITIONS.map((partitions) => canaryCount(partitions, interval))).toEqual(counts);
    });
    it(`interval ${interval}: are as many as the predicate and the list have`, () => {
      const found = PARTITIONS.map((partitions) =>
        Array.from({ length: partitions }, (_, i) => i).filter((i) => isCanary(i, interval))
      );
      expect(found.map(({ length }) => length)).toEqual(counts);
      expect(PARTITIONS.map((partitions) => canaryPartitions(partitions, interval)))
        .toEqual(found);
    });
  }
  it("the first one is N - 1", () => {
    expect([1, 2, 5, 10].map((n) => canaryPartitions(100, n)[0])).toEqual([0, 1, 4, 9]);
  });
  it("of partitions 8 to 11 that are added, with N = 5, only 9 is one", () => {
    expect([8, 9, 10, 11].filter((i) => isCanary(i, 5))).toEqual([9]);
  });
  it("are not listed of more partitions than there can be", () => {
    for (const partitions of [-1, 0.5, NaN, Infinity, 1_000_001]) {
      expect(() => canaryPartitions(partitions, 1)).toThrow(
        new RangeError(
          `Cannot list canaries: expected partitions 0 to 1000000, found ${partitions}`,
        ),
      );
    }
    expect(canaryPartitions(1_000_000, 1).length).toBe(1_000_000);
  });
});

describe("connection E.1: the settings of canaries", () => {
  it("have Kafka's defaults", () => {
    expect([...canaryRules({ interval: 5 }).keys()]).toEqual(["canary-broker"]);
    expect(canaryRules({ interval: 0 }).size).toBe(0);
    expect(canaryRules({ interval: 0, pod: "c" }).size).toBe(0);
  });
  it("make a rule for the pod", () => {
    const claims = canaryRules({ interval: 3, pod: "c" }).get("c")!;
    expect([0, 1, 2, 3, 4, 5].filter(claims)).toEqual([2, 5]);
  });
  const RANGE = "Cannot use canary.partition.interval: expected 0 to 2147483647, found";
  const NAME = "Cannot use canary.pod.name: expected a name, found none";
  const refused: readonly [settings: CanarySettings, message: string, findings: number][] = [
    [{ interval: -1 }, `${RANGE} -1`, 1],
    [{ interval: 1.5 }, `${RANGE} 1.5`, 1],
    [{ interval: NaN }, `${RANGE} NaN`, 1],
    [{ interval: 2_147_483_648 }, `${RANGE} 2147483648`, 1],
    [{ interval: 0, pod: "" }, NAME, 1],
    [{ interval: -5, pod: "" }, `${RANGE} -5; ${NAME}`, 2],
  ];
  for (const [settings, message, findings] of refused) {
    it(`are refused, every finding at once: ${JSON.stringify(settings)}`, () => {
      const error = thrown(() => canaryRules(settings));
      expect(error).toBeInstanceOf(OptionsError);
      expect((error as OptionsError).message).toBe(message);
      expect((error as OptionsError).findings.length).toBe(findings);
    });
  }
});

function thrown(body: () => unknown): unknown {
  try {
    body();
  } catch (error) {
    return error;
  }
  return undefined;
}
