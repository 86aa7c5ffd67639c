import { firstDifference, type Run } from "./same_bytes.ts";

const MOST_BYTES = 1_048_576;
const MOST_PACKETS = 4_096;
const SLOTS = 1_024; // a power of two

interface Delivered extends Run {
  readonly stream: object;
  readonly packet: number;
}

/**
 * The bytes that were handed on last, of all connections together, to compare copies with.
 *
 * They are views and hold the buffers they lie in. So they are few: under 1,024 runs, 1 MiB, and none from more than
 * 4,096 packets ago, which keeps what they hold to one stretch of the file however rare TCP is in it.
 */
export class RecentBytes {
  readonly #slots: (Delivered | undefined)[] = [];
  #first = 0;
  #end = 0;
  #bytes = 0;

  /** Adds what is handed on. */
  add(stream: object, position: number, bytes: Uint8Array, packet: number): void {
    this.#slots[this.#end++ & (SLOTS - 1)] = { stream, position, bytes, packet };
    this.#bytes += bytes.length;
    this.#forget(packet - MOST_PACKETS);
  }

  /** The first position where a run differs from what was handed on, as far as that is still there. */
  differenceOf(stream: object, run: Run): number | undefined {
    const end = run.position + run.bytes.length;
    let first: number | undefined;
    for (let i = this.#end - 1; i >= this.#first; i--) {
      const delivered = this.#slots[i & (SLOTS - 1)]!;
      if (delivered.stream !== stream || delivered.position >= end) continue;
      first = firstDifference(delivered, run) ?? first;
      if (delivered.position <= run.position) break; // those before it end where it begins, or sooner
    }
    return first;
  }

  #forget(packet: number): void {
    for (; this.#first < this.#end; this.#first++) {
      const slot = this.#first & (SLOTS - 1);
      const { bytes, packet: its } = this.#slots[slot]!;
      const isKept = this.#bytes <= MOST_BYTES && its >= packet &&
        this.#end - this.#first < SLOTS;
      if (isKept) return;
      this.#bytes -= bytes.length;
      this.#slots[slot] = undefined;
    }
  }
}
