import { describe, expect, it } from "vitest";
import { PlacementError } from "../../codec/pods/placement_error.ts";
import { stripedPlacer } from "../../codec/pods/striped_placer.ts";
import { murmur2 } from "../../codec/pods/murmur2.ts";
import { partitionFor } from "../../codec/pods/choose.ts";
import { bytesOf } from "../kit/hex.ts";
import { kafkaLines, type KafkaPlacement } from "./kafka.ts";
import { drawOf, type NaiveBroker, Striped } from "./naive.ts";

const lines = await kafkaLines("placement");

describe("connection E.3 [K]: what Kafka 4.4.0's own placer gives", () => {
  it("is what ours gives, for 600 clusters and three calls each", () => {
    const wrong = lines.filter((line) =>
      JSON.stringify(ours(line)) !== JSON.stringify(kafkas(line))
    );
    expect(wrong).toEqual([]);
    const calls = lines.flatMap(({ calls }) => calls);
    expect([lines.length, calls.length]).toEqual([600, 1_800]);
    expect(calls.filter(({ replicas }) => replicas === undefined).length).toBe(296);
  });
  it("is what the naive reference gives", () => {
    const placed = lines.filter(({ calls }) => calls.every(({ replicas }) => replicas));
    expect(placed.length).toBeGreaterThan(300);
    const wrong = placed.filter((line) =>
      JSON.stringify(naive(line)) !== JSON.stringify(kafkas(line))
    );
    expect(wrong).toEqual([]);
  });
});

function kafkas({ calls }: KafkaPlacement): unknown[] {
  return calls.map(({ replicas }) => replicas ?? null);
}

function ours({ seed, brokers, calls }: KafkaPlacement): unknown[] {
  const placer = stripedPlacer(seed);
  return calls.map(({ count, replicationFactor }) => {
    try {
      const next = placer({ start: 0, replicationFactor, brokers, pods: [], where: "" });
      return Array.from({ length: count }, () => next());
    } catch (error) {
      if (error instanceof PlacementError) return null;
      throw error;
    }
  });
}

function naive({ seed, brokers, calls }: KafkaPlacement): unknown[] {
  const draw = drawOf(seed);
  return calls.map(({ count, replicationFactor }) => {
    const striped = new Striped(
      brokers.map((broker) => ({ pod: null, ...broker }) as NaiveBroker),
      draw,
    );
    return Array.from({ length: count }, () => striped.place(replicationFactor));
  });
}

describe("what Kafka 4.4.0's own murmur2 gives", () => {
  it("is what ours gives, and so is the default partition", async () => {
    const hashes = await kafkaLines("murmur2");
    expect(hashes.length).toBe(209);
    for (const { hex, hash, positive } of hashes) {
      const key = bytesOf(hex);
      expect([hex, murmur2(key)]).toEqual([hex, hash]);
      const choice = { partitions: 12, interval: 0, canary: false };
      expect(partitionFor(key, choice).partition).toBe(positive % 12);
    }
  });
  it("of a view is that of its bytes", () => {
    const bytes = Uint8Array.of(9, 9, 9, 1, 2, 3, 4, 5, 9);
    expect(murmur2(bytes.subarray(3, 8))).toBe(murmur2(Uint8Array.of(1, 2, 3, 4, 5)));
  });
});
