import type { NetworkCommand, NetworkScope } from "./network_inputs.ts";
import type { NetworkMap } from "./network_map.ts";
import type { Pipe } from "./pipe.ts";

/** Something that holds until it is lifted. */
export type Condition = Extract<NetworkCommand, { type: "partition" | "refuse" | "delay" }>;

/** What holds on a network at present. */
export class Conditions {
  readonly #map: NetworkMap;
  #all: Condition[] = [];

  constructor(map: NetworkMap) {
    this.#map = map;
  }

  add(condition: Condition): void {
    this.#all.push(condition);
  }

  /** Lifts those of exactly this scope; without one, all. */
  lift(scope: NetworkScope): void {
    const lifted = textOf(scope);
    this.#all = lifted === textOf({})
      ? []
      : this.#all.filter((condition) => textOf(condition) !== lifted);
  }

  has(type: "partition" | "refuse", pipe: Pipe): boolean {
    return this.#all.some((condition) => condition.type === type && this.isIn(condition, pipe));
  }

  /** How much longer something takes through a transport. */
  delayOf(pipe: Pipe): number {
    let sum = 0;
    for (const one of this.#all) {
      if (one.type === "delay" && this.isIn(one, pipe)) sum += one.delayMs;
    }
    return sum;
  }

  /** Whether a transport is among those that are meant. */
  isIn({ to, connections }: NetworkScope, pipe: Pipe): boolean {
    if (connections && !connections.includes(pipe.connection)) return false;
    return !to || to.some((place) => this.#map.isAt(place, pipe));
  }
}

function textOf({ to, connections }: NetworkScope): string {
  return JSON.stringify([to ?? null, connections ?? null]);
}
