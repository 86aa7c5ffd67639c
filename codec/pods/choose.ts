// Which partition a producer writes to, if canaries are apart.

import { canaryCount } from "./canary.ts";
import { checkInteger, MOST_INT32 } from "./cluster.ts";
import { murmur2 } from "./murmur2.ts";

/** Who asks for a partition, of which topic. */
export interface PartitionChoice {
  /** How many partitions the topic has, at least 1. */
  readonly partitions: number;
  /** `canary.partition.interval` of the cluster; 0: there are no canaries. */
  readonly interval: number;
  /** Whether the producer is a canary. */
  readonly canary: boolean;
}

/** The partition for a key. */
export interface ChosenPartition {
  /** Its index. */
  readonly partition: number;
  /** What it was chosen from: "canary" and "main" are the two parts of the topic, "all" is where one of them is empty. */
  readonly among: "canary" | "main" | "all";
  /**
   * Where Kafka's default partitioner puts the key. If it is another partition, records of this key from a producer that
   * does not choose this way are not in order with these.
   */
  readonly defaultPartition: number;
}

/**
 * The partition for a key: a canary if the producer is one, else one that is none. The same key has the same
 * partition as long as the number of partitions is the same.
 *
 * Where there is no such partition, all of them are chosen from: availability goes first.
 *
 * **A key maps elsewhere than with Kafka's default partitioner** wherever there are canaries at all. All producers of a
 * topic have to choose this way, or the records of a key are not in one partition.
 *
 * @param key The bytes of the key, or an int32: a hash of yours, or for records without key a number that counts up.
 * @throws {RangeError} If there is no partition.
 * @example
 * ```ts
 * import { partitionFor } from "kafka-wire/pods";
 * const key = new TextEncoder().encode("order-1");
 * const { partition, among } = partitionFor(key, { partitions: 12, interval: 5, canary: true });
 * if (among !== "canary" || ![4, 9].includes(partition)) throw new Error("Cannot match a canary");
 * ```
 */
export function partitionFor(key: Uint8Array | number, choice: PartitionChoice): ChosenPartition {
  const { partitions, interval, canary } = choice;
  checkInteger("choose a partition", "partitions", partitions, 1, MOST_INT32);
  const hash = (typeof key === "number" ? key : murmur2(key)) & MOST_INT32; // Kafka's toPositive
  const defaultPartition = hash % partitions;
  const canaries = canaryCount(partitions, interval);
  const others = partitions - canaries;
  if (canaries === 0 || others === 0) {
    return { partition: defaultPartition, among: "all", defaultPartition };
  }
  const n = hash % (canary ? canaries : others);
  const partition = canary ? (n + 1) * interval - 1 : n + Math.floor(n / (interval - 1));
  return { partition, among: canary ? "canary" : "main", defaultPartition };
}
