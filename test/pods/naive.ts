// A second, simple implementation of connection E.3 and of the audit, written from the text: no part is shared with the
// library but the numbers that are drawn.

import { Random } from "../../codec/machine/random.ts";

export interface NaiveBroker {
  readonly id: number;
  readonly rack: string | null;
  readonly pod: string | null;
  readonly isFenced: boolean;
}

/** Rules as arrays: a pod and its predicate. */
export type NaiveRule = readonly [pod: string, claims: (partition: number) => boolean];

/** Draws an integer below a bound. */
export type Draw = (bound: number) => number;

export function drawOf(seed: number): Draw {
  const random = new Random(seed);
  return (bound) => Math.floor(random.draw("pick.offset") * bound);
}

/** Step 1: rules whose pod has no live broker are dropped. */
export function liveRules(brokers: readonly NaiveBroker[], rules: readonly NaiveRule[]) {
  return rules.filter(([pod]) => brokers.some((b) => b.pod === pod && !b.isFenced));
}

/** Step 2: the brokers of a partition, and its pod; the pods that overlap, if they do. */
export function setFor(
  partition: number,
  brokers: readonly NaiveBroker[],
  rules: readonly NaiveRule[],
): { pod: string | null; set: NaiveBroker[] } | { overlap: string[] } {
  const matching = rules.filter(([, claims]) => claims(partition)).map(([pod]) => pod);
  if (matching.length > 1) return { overlap: matching };
  if (matching.length === 1) {
    const pod = matching[0]!;
    return { pod, set: brokers.filter((b) => b.pod === pod || b.pod === null) };
  }
  const ruled = rules.map(([pod]) => pod);
  return { pod: null, set: brokers.filter((b) => b.pod === null || !ruled.includes(b.pod)) };
}

export type NaiveResult =
  | { readonly assignments: number[][]; readonly ranges: [start: number, ids: number[]][] }
  | { readonly reason: string; readonly partition: number; readonly pods: string[] };

/** Steps 1 to 5. */
export function naivePlace(
  { start, count, replicationFactor, brokers, rules, carryState }: {
    readonly start: number;
    readonly count: number;
    readonly replicationFactor: number;
    readonly brokers: readonly NaiveBroker[];
    readonly rules: readonly NaiveRule[];
    readonly carryState: boolean;
  },
  draw: Draw,
): NaiveResult {
  const live = liveRules(brokers, rules);
  const sets: { partition: number; pod: string | null; ids: number[]; set: NaiveBroker[] }[] = [];
  for (let partition = start; partition < start + count; partition++) {
    const found = setFor(partition, brokers, live);
    if ("overlap" in found) {
      return { reason: "PLACEMENT_OVERLAP", partition, pods: found.overlap };
    }
    const ids = found.set.map((b) => b.id).sort((a, b) => a - b);
    sets.push({ partition, ...found, ids });
  }
  const kept = new Map<string, Striped>();
  const assignments: number[][] = [];
  const ranges: [number, number[]][] = [];
  let striped: Striped | undefined;
  let before: string | undefined;
  for (const { partition, pod, ids, set } of sets) {
    const key = JSON.stringify(ids);
    if (key !== before) {
      ranges.push([partition, ids]);
      striped = carryState ? kept.get(key) : undefined;
      if (striped === undefined) {
        striped = new Striped(set, draw);
        const isRefused = replicationFactor <= 0 || set.every((b) => b.isFenced) ||
          replicationFactor > set.length;
        if (isRefused) {
          const pods = pod === null ? live.map(([name]) => name) : [pod];
          return { reason: "INVALID_REPLICATION_FACTOR", partition, pods };
        }
        kept.set(key, striped);
      }
    }
    before = key;
    assignments.push(striped!.place(replicationFactor));
  }
  return { assignments, ranges };
}

interface List {
  ids: number[];
  index: number;
  offset: number;
  epoch: number;
}

/** Kafka's striped placer, step by step: two nested loops over racks, lists with an index, an offset and an epoch. */
export class Striped {
  readonly racks: { name: string | null; unfenced: List; fenced: List }[] = [];
  names: number[];
  unfenced: number;
  epoch = 0;
  offset: number;
  draw: Draw;

  constructor(brokers: readonly NaiveBroker[], draw: Draw) {
    this.draw = draw;
    this.unfenced = brokers.filter((b) => !b.isFenced).length;
    const names = [...new Set(brokers.map((b) => b.rack))];
    names.sort((a, b) => a === null ? -1 : b === null ? 1 : a < b ? -1 : 1);
    for (const name of names) {
      const own = brokers.filter((b) => b.rack === name);
      const fenced = this.#list(own.filter((b) => b.isFenced));
      const unfenced = this.#list(own.filter((b) => !b.isFenced));
      this.racks.push({ name, fenced, unfenced });
    }
    this.names = names.map((_, i) => i);
    this.offset = names.length === 0 ? 0 : draw(names.length);
  }

  #list(brokers: readonly NaiveBroker[]): List {
    const ids = brokers.map((b) => b.id).sort((a, b) => a - b);
    return { ids, index: 0, offset: ids.length === 0 ? 0 : this.draw(ids.length), epoch: 0 };
  }

  #next(list: List): number {
    if (list.ids.length === 0) return -1;
    if (list.epoch !== this.epoch) {
      list.epoch = this.epoch;
      list.index = 0;
      list.offset = (list.offset + 1) % list.ids.length;
    }
    if (list.index >= list.ids.length) return -1;
    const id = list.ids[(list.index + list.offset) % list.ids.length]!;
    list.index += 1;
    return id;
  }

  #mix(list: unknown[]): void {
    for (let i = list.length; i > 1; i--) {
      const j = this.draw(i);
      const one = list[i - 1];
      list[i - 1] = list[j];
      list[j] = one;
    }
  }

  place(factor: number): number[] {
    if (this.epoch === this.unfenced && this.unfenced > 1) {
      this.#mix(this.names);
      for (const rack of this.racks) {
        this.#mix(rack.fenced.ids);
        this.#mix(rack.unfenced.ids);
      }
      this.epoch = 0;
    }
    if (this.offset === this.names.length) this.offset = 0;
    const replicas: number[] = [];
    let first = this.offset;
    for (let steps = 0;; steps++) {
      if (steps > 10_000) throw new Error("Cannot end: no leader");
      const id = this.#next(this.racks[this.names[first]!]!.unfenced);
      if (id >= 0) {
        replicas.push(id);
        break;
      }
      first = first + 1 === this.names.length ? 0 : first + 1;
    }
    let at = this.offset;
    let steps = 0;
    while (replicas.length < factor) {
      if (steps++ > 10_000) throw new Error("Cannot end: no follower");
      let id = -1;
      if (at === first) first = -1;
      else {
        const rack = this.racks[this.names[at]!]!;
        id = this.#next(rack.unfenced);
        if (id < 0) id = this.#next(rack.fenced);
      }
      at = at + 1 === this.names.length ? 0 : at + 1;
      if (id >= 0) replicas.push(id);
    }
    this.epoch++;
    this.offset++;
    return replicas;
  }
}
