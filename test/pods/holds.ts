// What has to hold of a placement (connection F53, F54), beside that it is that of the naive reference.

import { auditPlacement } from "../../codec/pods/audit.ts";
import { place, type PlaceRequest } from "../../codec/pods/place.ts";
import { PlacementError } from "../../codec/pods/placement_error.ts";
import { stripedPlacer } from "../../codec/pods/striped_placer.ts";
import type { RandomCase } from "./clusters.ts";
import { drawOf, liveRules, naivePlace, type NaiveResult } from "./naive.ts";

/** What went wrong with a case, in words; and what kind of case it was. */
export interface Verdict {
  readonly kind: "placed" | "PLACEMENT_OVERLAP" | "INVALID_REPLICATION_FACTOR";
  readonly wrong: string[];
}

export function verdictOf(one: RandomCase): Verdict {
  const expected = naivePlace(one, drawOf(one.seed));
  const request: PlaceRequest = { ...one, rules: new Map(one.rules) };
  const [found, again] = [placed(request, one.seed), placed(request, one.seed)];
  const wrong: string[] = [];
  if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push("is not the naive one");
  if (JSON.stringify(found) !== JSON.stringify(again)) wrong.push("is not the same again");
  if (!("assignments" in found)) return { kind: found.reason as Verdict["kind"], wrong };
  wrong.push(...wrongOf(one, found.assignments));
  return { kind: "placed", wrong };
}

/** As the naive reference tells it. */
function placed(request: PlaceRequest, seed: number): NaiveResult {
  try {
    const { assignments, ranges } = place(request, stripedPlacer(seed));
    return {
      assignments: assignments.map(({ replicas }) => [...replicas]),
      ranges: ranges.map(({ start, brokers }) => [start, [...brokers]]),
    };
  } catch (error) {
    if (!(error instanceof PlacementError)) throw error;
    const { reason, facts } = error;
    return { reason, partition: facts.partition, pods: [...facts.pods] };
  }
}

function wrongOf(one: RandomCase, assignments: readonly (readonly number[])[]): string[] {
  const { brokers, rules, start, replicationFactor } = one;
  const live = liveRules(brokers, rules);
  const byId = new Map(brokers.map((broker) => [broker.id, broker]));
  const wrong: string[] = [];
  for (const [i, replicas] of assignments.entries()) {
    const partition = start + i;
    const pods = live.filter(([, claims]) => claims(partition)).map(([pod]) => pod);
    const ruled = live.map(([pod]) => pod);
    const mayHold = (id: number) => {
      const { pod } = byId.get(id)!;
      return pod === null || (pods.length === 1 ? pod === pods[0] : !ruled.includes(pod));
    };
    const set = brokers.filter(({ id }) => mayHold(id));
    if (replicas.length !== replicationFactor) wrong.push(`${partition}: replication factor`);
    if (new Set(replicas).size !== replicas.length) wrong.push(`${partition}: a broker twice`);
    if (!replicas.every(mayHold)) wrong.push(`${partition}: isolation`);
    if (byId.get(replicas[0]!)!.isFenced) wrong.push(`${partition}: a fenced leader`);
    const racks = new Set(set.map(({ rack }) => rack)).size;
    const used = new Set(replicas.map((id) => byId.get(id)!.rack)).size;
    if (used < Math.min(racks, replicationFactor)) wrong.push(`${partition}: racks`);
  }
  return [...wrong, ...audited(one, assignments)];
}

/** F54: what was placed has no LEAK and no SPILL. */
function audited(one: RandomCase, assignments: readonly (readonly number[])[]): string[] {
  const partitions = assignments.map((replicas, i) => ({ partition: one.start + i, replicas }));
  const topics = [{ name: "t", partitions }];
  const { findings } = auditPlacement({ ...one, topics, rules: new Map(one.rules) });
  return findings.filter(({ code }) => code === "LEAK" || code === "SPILL").map(({ code }) => code);
}
