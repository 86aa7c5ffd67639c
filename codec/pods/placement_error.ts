/**
 * `PLACEMENT_OVERLAP`: more than one rule claims a partition. `INVALID_REPLICATION_FACTOR`: there are not so many
 * brokers to hold it, or none in service, or the factor is below 1.
 */
export type PlacementReason = "PLACEMENT_OVERLAP" | "INVALID_REPLICATION_FACTOR";

/** What is known of a placement that cannot be. */
export interface PlacementFacts {
  /** The first partition that cannot be placed. */
  readonly partition: number;
  /** The pods that claim it, or the one that it must be in, or those that it must stay out of. */
  readonly pods: readonly string[];
  /** How many replicas were asked for; absent for an overlap. */
  readonly replicationFactor?: number;
  /** How many brokers might hold it, fenced ones included; absent for an overlap. */
  readonly brokers?: number;
}

/**
 * Partitions that cannot be placed.
 *
 * @example
 * ```ts
 * import { canaryRules, place, PlacementError, stripedPlacer } from "kafka-wire/pods";
 * const brokers = [{ id: 0, pod: "main" }, { id: 1, pod: "main" }, { id: 2, pod: "canary-broker" }];
 * const rules = canaryRules({ interval: 5 });
 * try {
 *   place({ brokers, rules, count: 6, replicationFactor: 2 }, stripedPlacer(1));
 *   throw new Error("Cannot match: expected that partition 4 cannot be placed");
 * } catch (error) {
 *   if (!(error instanceof PlacementError) || error.facts.partition !== 4) throw error;
 * }
 * ```
 */
export class PlacementError extends RangeError {
  /** Always "PlacementError". */
  override readonly name = "PlacementError";
  /** Why, for programs. */
  readonly reason: PlacementReason;
  /** What is known of it. */
  readonly facts: PlacementFacts;

  /**
   * The error for what is known.
   *
   * @param text What was expected and found, and where.
   */
  constructor(reason: PlacementReason, facts: PlacementFacts, text: string) {
    super(`Cannot place partition ${facts.partition}${text}`);
    this.reason = reason;
    this.facts = facts;
  }
}
