// Puts IP datagrams together that were sent in fragments.

import { Datagram, type Fragment } from "./datagram.ts";
import { elapsedMs } from "../elapsed.ts";
import type { CaptureLimits } from "../options.ts";
import type { CaptureTime, Packet } from "../packet.ts";
import { packetFault, type Place } from "./place.ts";
import type { Fault } from "../files/problem_fold.ts";
import { firstDifference } from "../tcp/same_bytes.ts";

const UNEVEN = packetFault("a fragment of a multiple of 8 bytes", "another length");
const CONTRADICTION = packetFault("fragments that make up one datagram", "contradicting ones");
const OVERLAP = packetFault("IPv6 fragments side by side", "overlapping ones");

/** Some fragments of a datagram never came. */
export const INCOMPLETE: Fault = {
  code: "fragments-missing",
  noun: "datagram",
  expected: "all its fragments",
  found: "some of them",
};

/** A datagram that was put together: some captures hold every packet twice. */
interface Finished {
  readonly bytes: Uint8Array;
  readonly length: number;
  readonly since: CaptureTime | undefined;
}

/** Collects fragments by sender, receiver, number and protocol. */
export class Fragments {
  readonly #limits: CaptureLimits;
  readonly #tooLong: Fault;
  readonly #waiting = new Map<string, Datagram>(); // the oldest first
  readonly #finished = new Map<string, Finished>(); // likewise
  #lost: Datagram[] = [];

  /** A collector within these limits. */
  constructor(limits: CaptureLimits) {
    this.#limits = limits;
    const expected = `a datagram of at most ${limits.fragmentBytes} bytes`;
    this.#tooLong = packetFault(expected, "a longer one");
  }

  /**
   * Adds the fragment in which `place` stands. True: it was the last that was missing, and `place` stands at the start
   * of the whole datagram now. Gives what is wrong with the fragment, if something is.
   */
  add(place: Place, packet: Packet): boolean | Fault {
    const key = keyOf(place);
    const fragment = fragmentOf(place);
    this.#expire(packet.t);
    if (this.#isRepeated(key, fragment, packet.t)) return false;
    const datagram = this.#waiting.get(key) ?? this.#begin(key, packet);
    if (datagram.isRefused || datagram.has(fragment)) return false;
    const fault = this.#faultOf(datagram, fragment, place);
    if (fault) return this.#refused(datagram, fault);
    datagram.add(fragment);
    const { length } = datagram;
    if (length === undefined) return false;
    this.#finish(key, { bytes: datagram.join(), length, since: datagram.since }, place);
    return true;
  }

  #expire(t: CaptureTime | undefined): void {
    for (const [key, { since }] of this.#waiting) if (this.#isOld(since, t)) this.#giveUp(key);
  }

  #isOld(since: CaptureTime | undefined, t: CaptureTime | undefined): boolean {
    return since !== undefined && t !== undefined && elapsedMs(since, t) > this.#limits.fragmentMs;
  }

  /** Whether it is of a datagram that is whole already, and not of another with the same number. */
  #isRepeated(key: string, fragment: Fragment, t: CaptureTime | undefined): boolean {
    const whole = this.#finished.get(key);
    if (!whole || this.#waiting.has(key) || this.#isOld(whole.since, t)) return false;
    return fragment.position + fragment.length <= whole.length &&
      firstDifference({ position: 0, bytes: whole.bytes }, fragment) === undefined;
  }

  #begin(key: string, { t, number }: Packet): Datagram {
    if (this.#waiting.size >= this.#limits.fragments) this.#giveUp(oldest(this.#waiting));
    const datagram = new Datagram(t, number);
    this.#waiting.set(key, datagram);
    return datagram;
  }

  #faultOf(datagram: Datagram, fragment: Fragment, place: Place): Fault | undefined {
    const { position, length, isLast } = fragment;
    if (!isLast && length % 8 !== 0) return UNEVEN;
    if (position + length > this.#limits.fragmentBytes) return this.#tooLong;
    if (!datagram.fits(fragment)) return CONTRADICTION;
    return place.addressSize === 16 && datagram.overlaps(fragment) ? OVERLAP : undefined;
  }

  /** A fragment that is wrong in itself costs nothing else. */
  #refused(datagram: Datagram, fault: Fault): Fault {
    if (fault !== UNEVEN) datagram.refuse();
    return fault;
  }

  #finish(key: string, whole: Finished, place: Place): void {
    this.#waiting.delete(key);
    this.#finished.delete(key);
    this.#finished.set(key, whole);
    if (this.#finished.size > this.#limits.fragments) this.#finished.delete(oldest(this.#finished));
    place.data = whole.bytes;
    place.at = 0;
    place.end = whole.length;
    place.isFragment = false;
    place.isJoined = true;
  }

  #giveUp(key: string): void {
    const datagram = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (datagram && !datagram.isRefused) this.#lost.push(datagram);
  }

  /** Datagrams that have been given up since the last time. */
  takeLost(): readonly Datagram[] {
    const lost = this.#lost;
    if (lost.length > 0) this.#lost = [];
    return lost;
  }

  /** Gives up all that wait. */
  end(): void {
    for (const key of this.#waiting.keys()) this.#giveUp(key);
  }
}

function oldest(map: ReadonlyMap<string, unknown>): string {
  for (const key of map.keys()) return key;
  return "";
}

/** Fragments are rare enough for a text. */
function keyOf({ addresses, addressesAt, addressSize, id, protocol }: Place): string {
  let key = `${id} ${protocol}`;
  for (let i = 0; i < 2 * addressSize; i++) key += ` ${addresses[addressesAt + i]}`;
  return key;
}

function fragmentOf({ data, at, end, offset, isMore }: Place): Fragment {
  const length = Math.max(end - at, 0);
  const from = Math.min(at, data.length);
  const bytes = data.subarray(from, Math.max(from, Math.min(end, data.length)));
  return { position: offset, length, bytes, isLast: !isMore };
}
