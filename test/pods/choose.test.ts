import { describe, expect, it } from "vitest";
import { canaryPartitions, isCanary } from "../../codec/pods/canary.ts";
import { partitionFor } from "../../codec/pods/choose.ts";
import { murmur2 } from "../../codec/pods/murmur2.ts";

const keys = Array.from({ length: 300 }, (_, i) => new TextEncoder().encode(`key-${i}`));

function positive(key: Uint8Array): number {
  return murmur2(key) & 0x7fff_ffff;
}

/** subset[hash mod |subset|], with the subset written out. */
function naive(hash: number, partitions: number, interval: number, canary: boolean): number {
  const all = Array.from({ length: partitions }, (_, i) => i);
  const subset = all.filter((i) => isCanary(i, interval) === canary);
  const from = subset.length === 0 ? all : subset;
  return from[hash % from.length]!;
}

describe("connection E.4: the partition for a key", () => {
  it("is that of a list of its class, for every interval", () => {
    for (const partitions of [1, 2, 4, 5, 6, 12, 31]) {
      for (const interval of [-1, 0, 1, 2, 3, 5, 10, 40]) {
        for (const canary of [false, true]) {
          const found = keys.map((key) =>
            partitionFor(key, { partitions, interval, canary }).partition
          );
          const expected = keys.map((key) => naive(positive(key), partitions, interval, canary));
          expect([partitions, interval, canary, found])
            .toEqual([partitions, interval, canary, expected]);
        }
      }
    }
  });
  it("of a canary producer is a canary, and reaches all of them", () => {
    const choice = { partitions: 20, interval: 5, canary: true };
    const found = keys.map((key) => partitionFor(key, choice));
    expect(found.every(({ among }) => among === "canary")).toBe(true);
    const used = [...new Set(found.map(({ partition }) => partition))].sort((a, b) => a - b);
    expect(used).toEqual(canaryPartitions(20, 5));
  });
  it("of a canary producer on a topic without canaries is any", () => {
    const choice = { partitions: 4, interval: 5, canary: true };
    const found = keys.map((key) => partitionFor(key, choice));
    expect(new Set(found.map(({ partition }) => partition)).size).toBe(4);
    expect(found.every((one) => one.among === "all" && one.partition === one.defaultPartition))
      .toBe(true);
  });
  it("of another producer is never a canary, unless there is nothing else", () => {
    const main = keys.map((key) =>
      partitionFor(key, { partitions: 20, interval: 5, canary: false })
    );
    expect(main.some(({ partition }) => isCanary(partition, 5))).toBe(false);
    const all = partitionFor(keys[0]!, { partitions: 20, interval: 1, canary: false });
    expect(all.among).toBe("all");
  });
  it("without canaries is the one of Kafka's default partitioner, for everybody", () => {
    for (const canary of [false, true]) {
      for (const key of keys) {
        const found = partitionFor(key, { partitions: 7, interval: 0, canary });
        const partition = positive(key) % 7;
        expect(found).toEqual({ partition, among: "all", defaultPartition: partition });
      }
    }
  });
  it("says where the default partitioner puts the key: mostly elsewhere", () => {
    const found = keys.map((key) =>
      partitionFor(key, { partitions: 20, interval: 5, canary: false })
    );
    expect(found.map(({ defaultPartition }) => defaultPartition))
      .toEqual(keys.map((key) => positive(key) % 20));
    const elsewhere = found.filter((one) => one.partition !== one.defaultPartition).length;
    expect(elsewhere).toBeGreaterThan(200);
  });
  it("of a number takes its low 31 bits, so that a count goes round", () => {
    const choice = { partitions: 12, interval: 5, canary: true };
    expect([0, 1, 2, 3].map((n) => partitionFor(n, choice).partition)).toEqual([4, 9, 4, 9]);
    expect(partitionFor(-1, { ...choice, canary: false }).partition)
      .toBe(naive(0x7fff_ffff, 12, 5, false));
  });
  it("of the largest topic takes no longer", () => {
    const choice = { partitions: 2_147_483_647, interval: 1_000_000_007, canary: true };
    expect(partitionFor(3, choice).partition).toBe(2_000_000_013);
  });
  for (const partitions of [0, -1, 1.5, NaN, 2_147_483_648]) {
    it(`is refused for ${partitions} partitions`, () => {
      expect(() => partitionFor(0, { partitions, interval: 5, canary: true })).toThrow(
        new RangeError(
          `Cannot choose a partition: expected partitions 1 to 2147483647, found ${partitions}`,
        ),
      );
    });
  }
});
