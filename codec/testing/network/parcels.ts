// What is on its way through a network.

import type { NetworkReport } from "./network_inputs.ts";
import type { Pipe } from "./pipe.ts";

/** Something that arrives at a time. */
export interface Parcel {
  /** When. */
  atMs: number;
  readonly connection: string;
  readonly attempt: number;
  /** For the client. */
  report?: NetworkReport;
  /** The transport that carries it; reports without one do not come from afar. */
  readonly pipe?: Pipe;
  /** For the peer: bytes, the first knock, or that the client is gone. */
  readonly toPeer?: Uint8Array | "knock" | "end";
  /** When the peer said it. */
  readonly saidMs?: number;
}

/** All that is on its way, each with the time at which it arrives. */
export class Parcels {
  #all: Parcel[] = [];

  /** The earliest; of those at one moment the one that set out first. */
  get first(): Parcel | undefined {
    let first: Parcel | undefined;
    for (const one of this.#all) if (!first || one.atMs < first.atMs) first = one;
    return first;
  }

  push(parcel: Parcel): void {
    this.#all.push(parcel);
  }

  /** What a transport has held up goes on now, before all else that it carries. */
  putBack(pipe: Pipe, nowMs: number): void {
    this.#all.unshift(...pipe.held.splice(0));
    for (const one of this.#all) if (one.pipe === pipe) one.atMs = Math.max(one.atMs, nowMs);
  }

  remove(parcel: Parcel): void {
    this.#all.splice(this.#all.indexOf(parcel), 1);
  }

  /** Keeps only some. */
  keep(isKept: (parcel: Parcel) => boolean): void {
    this.#all = this.#all.filter(isKept);
  }

  clear(): void {
    this.#all = [];
  }

  /** The last report about a transport, apart from those of what the client itself has written. */
  lastIn({ connection, attempt }: Pipe): Parcel | undefined {
    for (let i = this.#all.length - 1; i >= 0; i--) {
      const one = this.#all[i]!;
      const isOf = one.connection === connection && one.attempt === attempt;
      if (isOf && one.report && !OF_WRITING.includes(one.report.type)) return one;
    }
    return undefined;
  }

  /** Everything that a transport carries comes so much later. */
  postpone(pipe: Pipe, byMs: number): void {
    for (const one of this.#all) if (one.pipe === pipe) one.atMs += byMs;
  }
}

const OF_WRITING = ["flushed", "writable"];
