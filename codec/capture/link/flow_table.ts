// Directions of connections, one object each: texts are made once, not for each packet.

import { endpointText, ipv4Text, ipv6Text } from "../address.ts";
import type { Endpoint, Flow } from "../packet.ts";
import { uint32 } from "./place.ts";

const FIRST_SLOTS = 256;
const MOST_PROBES = 16;
const MOST_FLOWS = 200_000;

/**
 * Finds flows by the bytes of their addresses.
 *
 * A hash table of numbers, at most half full, answers for nearly all packets. What finds no room near its place, as
 * flows that were made to meet there, goes into a map by text, which costs a text for each packet and no more.
 */
export class FlowTable {
  readonly #addressSize: number;
  readonly #most: number;
  readonly #key: Int32Array; // what is looked for: both addresses, then both ports
  #keys: Int32Array;
  #flows: (Flow | undefined)[] = [];
  #mask = 0;
  #count = 0;
  readonly #crowded = new Map<string, Flow>();

  /** An empty table for addresses of this many bytes, 4 or 16. */
  constructor(addressSize: number, mostFlows: number = MOST_FLOWS) {
    this.#addressSize = addressSize;
    this.#most = mostFlows;
    this.#key = new Int32Array(addressSize / 2 + 1);
    this.#keys = this.#clear(FIRST_SLOTS);
  }

  /**
   * The flow between the two addresses that stand at `at` of `bytes`, the source first. `ports` holds both, as an
   * int32 with that of the source in the upper half.
   */
  find(bytes: Uint8Array, at: number, ports: number): Flow {
    const key = this.#key;
    const last = key.length - 1;
    for (let i = 0; i < last; i++) key[i] = uint32(bytes, at + 4 * i);
    key[last] = ports;
    const slot = this.#slotOf(key, 0);
    if (slot < 0) return this.#findCrowded();
    return this.#flows[slot] ?? this.#add(slot);
  }

  /** Where the key at `from` is, or may be put; −1 if all places near its own are taken. */
  #slotOf(keys: Int32Array, from: number): number {
    const size = this.#key.length;
    const mask = this.#mask;
    let slot = hashOf(keys, from, size) & mask;
    for (let step = 1; step <= MOST_PROBES; slot = (slot + step++) & mask) {
      if (this.#flows[slot] === undefined) return slot;
      if (isEqual(this.#keys, slot * size, keys, from, size)) return slot;
    }
    return -1;
  }

  /** A new flow; or one that found no room before the table grew. */
  #add(slot: number): Flow {
    const made = this.#made();
    const flow = this.#crowded.get(made.key) ?? made;
    if (flow === made && this.#isFull()) return flow;
    this.#crowded.delete(flow.key);
    this.#keys.set(this.#key, slot * this.#key.length);
    this.#flows[slot] = flow;
    if (++this.#count * 2 > this.#flows.length) this.#grow();
    return flow;
  }

  /** A capture may be of any length, the table is not: when it is full it begins anew. */
  #isFull(): boolean {
    if (this.#count + this.#crowded.size < this.#most) return false;
    this.#keys = this.#clear(FIRST_SLOTS);
    this.#crowded.clear();
    return true;
  }

  #findCrowded(): Flow {
    const flow = this.#made();
    const known = this.#crowded.get(flow.key);
    if (known) return known;
    if (!this.#isFull()) this.#crowded.set(flow.key, flow);
    return flow;
  }

  #grow(): void {
    const [keys, flows] = [this.#keys, this.#flows];
    this.#keys = this.#clear(2 * flows.length);
    flows.forEach((flow, i) => flow && this.#move(flow, keys, i * this.#key.length));
  }

  #move(flow: Flow, keys: Int32Array, from: number): void {
    const size = this.#key.length;
    const slot = this.#slotOf(keys, from);
    if (slot < 0) {
      this.#crowded.set(flow.key, flow);
      return;
    }
    this.#keys.set(keys.subarray(from, from + size), slot * size);
    this.#flows[slot] = flow;
    this.#count++;
  }

  #clear(slots: number): Int32Array {
    this.#flows = new Array<undefined>(slots).fill(undefined);
    this.#mask = slots - 1;
    this.#count = 0;
    return new Int32Array(slots * this.#key.length);
  }

  #made(): Flow {
    const half = this.#addressSize / 4;
    const ports = this.#key[2 * half]!;
    const source = this.#endpoint(0, ports >>> 16);
    const destination = this.#endpoint(half, ports & 0xffff);
    return { source, destination, key: `${endpointText(source)} > ${endpointText(destination)}` };
  }

  #endpoint(from: number, port: number): Endpoint {
    const key = this.#key;
    const address = this.#addressSize === 4
      ? ipv4Text(key[from]!)
      : ipv6Text(key.subarray(from, from + 4));
    return { address, port };
  }
}

/** The hash of the `size` numbers at `from`. */
export function hashOf(keys: Int32Array, from: number, size: number): number {
  let hash = 0;
  for (let i = from; i < from + size; i++) {
    hash = Math.imul(hash ^ keys[i]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash;
}

function isEqual(a: Int32Array, i: number, b: Int32Array, k: number, size: number): boolean {
  for (const end = i + size; i < end; i++, k++) if (a[i] !== b[k]) return false;
  return true;
}
