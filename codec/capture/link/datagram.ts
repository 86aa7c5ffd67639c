// A datagram that comes in fragments.

import { join } from "../join.ts";
import type { CaptureTime } from "../packet.ts";

/** One fragment. */
export interface Fragment {
  /** Where it belongs in the datagram. */
  readonly position: number;
  /** How long it was on the wire. */
  readonly length: number;
  /** What was captured of it. */
  readonly bytes: Uint8Array;
  readonly isLast: boolean;
}

// Real datagrams have some 50: more would take more memory than their bytes.
const MOST_FRAGMENTS = 1_024;

/** What has come of a datagram. Fragments are copied, so that they do not hold the chunks they came in. */
export class Datagram {
  /** When its first fragment came. */
  readonly since: CaptureTime | undefined;
  /** Number of the packet which that one was in. */
  readonly packet: number;
  /** It has been given up; what comes of it is not to begin another. */
  isRefused: boolean = false;
  readonly #fragments: Fragment[] = []; // by position, those that came first in front
  #received = 0;
  #length = Infinity; // until the last fragment has come

  /** A datagram of which nothing has come. */
  constructor(since: CaptureTime | undefined, packet: number) {
    this.since = since;
    this.packet = packet;
  }

  /** Takes nothing more, and forgets what has come. */
  refuse(): void {
    this.isRefused = true;
    this.#fragments.length = 0;
  }

  /** Whether a fragment of the same place and length has come. */
  has({ position, length }: Fragment): boolean {
    return this.#fragments.some((other) => other.position === position && other.length === length);
  }

  /** Whether bytes of the fragment have come. */
  overlaps({ position, length }: Fragment): boolean {
    return this.#fragments.some((other) =>
      position < other.position + other.length && other.position < position + length
    );
  }

  /** Whether the fragment agrees with those before it about where the datagram ends. */
  fits({ position, length, isLast }: Fragment): boolean {
    const end = position + length;
    if (this.#fragments.length === MOST_FRAGMENTS || end > this.#length) return false;
    if (!isLast) return true;
    return this.#length === Infinity
      ? this.#fragments.every((other) => other.position + other.length <= end)
      : this.#length === end;
  }

  /** Adds a fragment that fits. */
  add(fragment: Fragment): void {
    const { position, length, isLast } = fragment;
    const after = this.#fragments.findIndex((other) => other.position > position);
    const index = after < 0 ? this.#fragments.length : after;
    this.#fragments.splice(index, 0, { ...fragment, bytes: fragment.bytes.slice() });
    this.#received += length;
    if (isLast) this.#length = position + length;
  }

  /** How long it was on the wire; undefined as long as some of it has not come. */
  get length(): number | undefined {
    if (this.#received < this.#length) return undefined;
    let reached = 0;
    for (const { position, length } of this.#fragments) {
      if (position > reached) return undefined;
      reached = Math.max(reached, position + length);
    }
    return reached;
  }

  /** Its bytes up to the first that was not captured. Where fragments overlap, the one in front counts. */
  join(): Uint8Array {
    const parts: Uint8Array[] = [];
    let reached = 0;
    for (const { position, bytes } of this.#fragments) {
      if (position > reached) break;
      const part = bytes.subarray(Math.min(reached - position, bytes.length));
      parts.push(part);
      reached += part.length;
    }
    return join(parts);
  }
}
