// Where the replicas of a new topic go.

import {
  canaryRules,
  place,
  PlacementError,
  type PlacementRules,
  type PodBroker,
  type ReplicaPlacer,
  stripedPlacer,
} from "../../pods/mod.ts";
import { type FakeTopicInit, tooFew, type TopicRefusal } from "../fake_cluster.ts";
import { INVALID_REPLICA_ASSIGNMENT, INVALID_REPLICATION_FACTOR } from "../handlers/error_codes.ts";
import { isActive, type Registration } from "./registration.ts";

/** How new topics are placed. */
export interface TopicPlacerOptions {
  /** `canary.partition.interval`: every so many partitions one is a canary. Default 0: none is. */
  readonly canaryInterval?: number;
  /** `canary.pod.name`, where the canaries go. Default `canary-broker`. */
  readonly canaryPod?: string;
  /** See `place` of `kafka-wire/pods`. Default false, as in the pull request. */
  readonly carryState?: boolean;
  /** Where the generator of Kafka's placement begins. Default 1. */
  readonly seed?: number;
  /** Places partitions whatever the pods, in place of Kafka's way. */
  readonly placer?: ReplicaPlacer;
}

/** What has come of placing a topic. */
export interface Assignment {
  /** The replicas of each partition. */
  readonly replicas: readonly (readonly number[])[];
  /** Why there are none. */
  readonly refusal?: TopicRefusal | undefined;
}

type Registrations = ReadonlyMap<number, Registration>;

/** Places topics; what it draws goes on from topic to topic. */
export class TopicPlacer {
  readonly #rules: PlacementRules;
  readonly #carryState: boolean;
  readonly #placer: ReplicaPlacer;

  /** @throws {OptionsError} If the settings of canaries cannot be. */
  constructor(options: TopicPlacerOptions) {
    const { canaryInterval = 0, canaryPod, carryState = false, seed = 1 } = options;
    this.#rules = canaryRules({
      interval: canaryInterval,
      ...canaryPod !== undefined && { pod: canaryPod },
    });
    this.#carryState = carryState;
    this.#placer = options.placer ?? stripedPlacer(seed);
  }

  /** Every partition gets a replica that can lead. */
  assign(init: FakeTopicInit, registrations: Registrations): Assignment {
    const { assignments } = init;
    if (!assignments) return this.#place(init, registrations);
    const refusal = manualRefusal(assignments, registrations);
    return { replicas: assignments, refusal };
  }

  #place(
    { partitions = 1, replicationFactor = 1 }: FakeTopicInit,
    registrations: Registrations,
  ): Assignment {
    const brokers = Array.from(registrations.values(), podBroker);
    const rules = this.#rules;
    const request = { brokers, count: partitions, replicationFactor, rules };
    try {
      const placement = place({ ...request, carryState: this.#carryState }, this.#placer);
      const replicas = placement.assignments.map((partition) => partition.replicas);
      const isIdle = idle(replicas, registrations) >= 0;
      return { replicas, ...isIdle && { refusal: refused(replicationFactor, INACTIVE) } };
    } catch (error) {
      if (!(error instanceof PlacementError)) throw error;
      return { replicas: [], refusal: refusalOf(error, replicationFactor) };
    }
  }
}

const FENCED = "All brokers are currently fenced.";
const INACTIVE = "All brokers are currently fenced or in controlled shutdown.";

function podBroker({ node }: Registration): PodBroker {
  const { nodeId, rack, pod, isFenced } = node;
  return { id: nodeId, rack, pod, isFenced };
}

/** Kafka's words; where pods are in question, which those are. */
function refusalOf(error: PlacementError, replicationFactor: number): TopicRefusal {
  const { pods, brokers = 0 } = error.facts;
  if (pods.length > 0) return refused(replicationFactor, error.message);
  return tooFew(replicationFactor, brokers) ?? refused(replicationFactor, FENCED);
}

function refused(replicationFactor: number, why: string): TopicRefusal {
  const errorMessage = `Unable to replicate the partition ${replicationFactor} time(s): ${why}`;
  return { errorCode: INVALID_REPLICATION_FACTOR, errorMessage };
}

/** The first partition that nobody could lead; -1 if there is none. */
function idle(assignments: readonly (readonly number[])[], registrations: Registrations): number {
  const canLead = (id: number) => isActive(registrations.get(id));
  return assignments.findIndex((replicas) => !replicas.some(canLead));
}

/** What is wrong with assignments of a user. */
function manualRefusal(
  assignments: readonly (readonly number[])[],
  registrations: Registrations,
): TopicRefusal | undefined {
  const length = assignments[0]?.length ?? 0;
  for (const replicas of assignments) {
    const errorMessage = replicasError(replicas, length, registrations);
    if (errorMessage) return { errorCode: INVALID_REPLICA_ASSIGNMENT, errorMessage };
  }
  const partition = idle(assignments, registrations);
  if (partition < 0) return undefined;
  const errorMessage = "All brokers specified in the manual partition assignment for partition " +
    `${partition} are fenced or in controlled shutdown.`;
  return { errorCode: INVALID_REPLICA_ASSIGNMENT, errorMessage };
}

function replicasError(
  replicas: readonly number[],
  length: number,
  registrations: Registrations,
): string | undefined {
  const subject = "The manual partition assignment includes";
  if (replicas.length === 0) return `${subject} an empty replica list.`;
  const unknown = replicas.find((id) => !registrations.has(id));
  if (unknown !== undefined) {
    return `${subject} broker ${unknown}, but no such broker is registered.`;
  }
  const twice = replicas.find((id, i) => replicas.indexOf(id) !== i);
  if (twice !== undefined) return `${subject} the broker ${twice} more than once.`;
  if (replicas.length === length) return undefined;
  return `${subject} a partition with ${replicas.length} replica(s), but this is not consistent ` +
    `with previous partitions, which have ${length} replica(s).`;
}
