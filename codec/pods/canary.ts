// Which partitions are canaries: every Nth one (connection E.2).

import { type Finding, OptionsError } from "../machine/options_error.ts";
import { checkInteger, MOST_INT32 } from "./cluster.ts";
import type { PlacementRules } from "./isolation.ts";

/**
 * Whether a partition is a canary: with an interval of 5 these are 4, 9, 14 …
 *
 * @param partition Its index in the topic, also of one that is added later.
 * @param interval `canary.partition.interval`. There is no canary if it is 0 or less; all are if it is 1.
 */
export function isCanary(partition: number, interval: number): boolean {
  return interval > 0 && partition % interval === interval - 1;
}

/** How many of the first `partitions` partitions of a topic are canaries. */
export function canaryCount(partitions: number, interval: number): number {
  return interval > 0 ? Math.floor(partitions / interval) : 0;
}

/** Most partitions that are listed, placed or assigned at a time. */
export const MOST_PARTITIONS = 1_000_000;

/**
 * The canaries of a topic, in order.
 *
 * @param partitions How many partitions the topic has, 0 to 1,000,000.
 * @throws {RangeError} If that is another number.
 * @example
 * ```ts
 * import { canaryPartitions } from "kafka-wire/pods";
 * if (canaryPartitions(12, 5).join() !== "4,9") throw new Error("Cannot match the canaries");
 * ```
 */
export function canaryPartitions(partitions: number, interval: number): number[] {
  checkInteger("list canaries", "partitions", partitions, 0, MOST_PARTITIONS);
  const length = canaryCount(partitions, interval);
  return Array.from({ length }, (_, i) => (i + 1) * interval - 1);
}

/** The settings of a controller for canaries. */
export interface CanarySettings {
  /** `canary.partition.interval`: every so many partitions one is a canary; 0 switches canaries off. */
  readonly interval: number;
  /** `canary.pod.name`. Default "canary-broker". */
  readonly pod?: string;
}

/**
 * The rule that puts canaries into their pod, for {@linkcode place}, {@linkcode auditPlacement} and
 * {@linkcode planReassignment}; no rule if the interval is 0.
 *
 * @throws {OptionsError} If the interval is negative or no int32, or the name is empty; it lists both.
 * @example
 * ```ts
 * import { canaryRules } from "kafka-wire/pods";
 * const rules = canaryRules({ interval: 5 });
 * if (!rules.get("canary-broker")?.(9)) throw new Error("Cannot match: expected a canary");
 * ```
 */
export function canaryRules({ interval, pod = "canary-broker" }: CanarySettings): PlacementRules {
  const isValid = Number.isInteger(interval) && interval >= 0 && interval <= MOST_INT32;
  const findings = [
    ...isValid ? [] : [wrong("partition.interval", `0 to ${MOST_INT32}, found ${interval}`)],
    ...pod !== "" ? [] : [wrong("pod.name", "a name, found none")],
  ];
  if (findings.length > 0) throw new OptionsError(findings);
  return new Map(interval === 0 ? [] : [[pod, (partition) => isCanary(partition, interval)]]);
}

function wrong(name: string, text: string): Finding {
  return { level: "error", code: "RANGE", setting: `canary.${name}`, message: `expected ${text}` };
}
