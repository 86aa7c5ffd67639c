// Where partitions lie if there are no pods: as Kafka's controller places them (StripedReplicaPlacer.java).

import { grouped, idsOf, liveOf, type PodBroker } from "./cluster.ts";
import type { NextReplicas, PlacerRun, ReplicaPlacer } from "./place.ts";
import { PlacementError } from "./placement_error.ts";
import { type Below, drawing, shuffle } from "./shuffle.ts";

/**
 * A placer that does what Kafka's controller does: replicas in as many racks as there are, leaders in turn, brokers in
 * service first. Every run begins at random offsets.
 *
 * For the same draws it gives what Kafka gives, but for one thing: Kafka draws for racks in the order of a hash table,
 * this in the order of their names, that without a name first.
 *
 * @param seed An integer; its low 32 bits count. What is drawn goes on from run to run.
 * @example
 * ```ts
 * import { place, stripedPlacer } from "kafka-wire/pods";
 * const brokers = [{ id: 0, rack: "a" }, { id: 1, rack: "a" }, { id: 2, rack: "b" }];
 * const { assignments } = place({ brokers, count: 3, replicationFactor: 2 }, stripedPlacer(1));
 * if (!assignments.every(({ replicas }) => replicas.includes(2))) throw new Error("Cannot match");
 * ```
 */
export function stripedPlacer(seed: number): ReplicaPlacer {
  const below = drawing(seed);
  return (run) => {
    const next = stripe(run.brokers, run.replicationFactor, below);
    checkFactor(run);
    return next;
  };
}

function checkFactor(run: PlacerRun): void {
  const { replicationFactor: factor, brokers: { length } } = run;
  if (factor < 1) throw refused(run, `a replication factor of 1 or more, found ${factor}`);
  if (liveOf(run.brokers).length === 0) throw refused(run, "a broker in service, found none");
  if (factor > length) throw refused(run, `${factor} brokers, one a replica, found ${length}`);
}

function refused(run: PlacerRun, text: string): PlacementError {
  const { start, brokers, replicationFactor, pods, where } = run;
  const facts = { partition: start, pods, replicationFactor, brokers: brokers.length };
  return new PlacementError("INVALID_REPLICATION_FACTOR", facts, `${where}: expected ${text}`);
}

/** The replicas of one partition after the other. */
function stripe(brokers: readonly PodBroker[], factor: number, below: Below): NextReplicas {
  const live = liveOf(brokers).length;
  const racks = racksOf(brokers);
  const rings = racks.flat();
  let order: Rack[];
  let offset: number;
  let epoch: number;
  const begin = () => {
    for (const ring of rings) beginRing(ring, below);
    order = [...racks];
    offset = below(order.length);
    epoch = 0;
  };
  begin();
  return (anew = false) => {
    if (anew) begin();
    if (epoch === live && live > 1) { // lest assignments are repeated
      shuffle(order, below);
      for (const { ids } of rings) shuffle(ids, below);
      epoch = 0;
    }
    if (offset === order.length) offset = 0;
    const visited = [...order.slice(offset), ...order.slice(0, offset)];
    offset++;
    return replicasOf(visited, factor, epoch++);
  };
}

/** A leader in service, then followers from the other racks and again from all, as long as they have any. */
function replicasOf(racks: readonly Rack[], factor: number, epoch: number): number[] {
  const replicas: number[] = [];
  const add = (ring: Ring) => {
    const id = next(ring, epoch);
    return id !== undefined && replicas.push(id) > 0;
  };
  const first = racks.find(([, live]) => add(live));
  const follows = ([fenced, live]: Rack) => replicas.length < factor && (add(live) || add(fenced));
  let left = racks.filter((rack) => rack === first || follows(rack));
  while (replicas.length < factor) left = left.filter(follows);
  return replicas;
}

/** The brokers of a rack. */
type Rack = readonly [fenced: Ring, live: Ring];

/** The racks by name, that without one first. */
function racksOf(brokers: readonly PodBroker[]): readonly Rack[] {
  const racks = grouped(brokers, ({ rack }) => rack ?? null);
  const names = [...racks.keys()].sort((a, b) => b === null || a !== null && a > b ? 1 : -1);
  return names.map((name) => {
    const own = racks.get(name)!;
    return [ringOf(own.filter(({ isFenced }) => isFenced)), ringOf(liveOf(own))];
  });
}

/** Brokers that are taken in turn. */
interface Ring {
  readonly ids: number[];
  offset: number;
  epoch: number;
  /** How many have been taken in this epoch. */
  taken: number;
}

function ringOf(brokers: readonly PodBroker[]): Ring {
  return { ids: idsOf(brokers), offset: 0, epoch: 0, taken: 0 };
}

function beginRing(ring: Ring, below: Below): void {
  ring.ids.sort((a, b) => a - b);
  ring.offset = below(ring.ids.length);
  ring.epoch = ring.taken = 0;
}

/** The next one of this epoch; undefined if all have been taken. A new epoch begins one broker further. */
function next(ring: Ring, epoch: number): number | undefined {
  const { ids } = ring;
  if (epoch !== ring.epoch) {
    ring.epoch = epoch;
    ring.taken = 0;
    ring.offset++;
  }
  return ring.taken < ids.length ? ids[(ring.taken++ + ring.offset) % ids.length] : undefined;
}
