// Where the reader is in a packet, and what the headers behind it said.

import { int32 } from "../int32.ts";
import type { Fault } from "../files/problem_fold.ts";

const NOTHING = /* @__PURE__ */ new Uint8Array(0);

/** One object serves all packets: a new one for each would cost more than reading it. */
export class Place {
  /** The packet, or the datagram that was made of fragments. */
  data: Uint8Array = NOTHING;
  /** Where in `data` the next header begins. */
  at: number = 0;
  /** Where the packet ended on the wire, perhaps behind the end of `data`. */
  end: number = 0;
  /** An IP header follows, as far as the one before it says so. */
  isIp: boolean = false;
  /** What follows an IP header: 6 is TCP. */
  protocol: number = 0;
  /** Bytes of an IP address, 4 or 16. */
  addressSize: number = 0;
  /** The header that holds the addresses, source before destination. */
  addresses: Uint8Array = NOTHING;
  /** Where in it they are. */
  addressesAt: number = 0;
  /** This is a fragment: `offset`, `isMore` and `id` say which. */
  isFragment: boolean = false;
  /** Where in its datagram the fragment belongs. */
  offset: number = 0;
  /** It is not the last one. */
  isMore: boolean = false;
  /** Which datagram. */
  id: number = 0;
  /** `data` was made of fragments: it lies nowhere in the file. */
  isJoined: boolean = false;

  /** Begins with a packet. */
  start(data: Uint8Array, origLen: number): void {
    this.data = data;
    this.at = 0;
    this.end = origLen;
    this.isIp = false;
    this.isFragment = false;
    this.isJoined = false;
  }

  /** Whether `n` captured bytes are left. */
  has(n: number): boolean {
    return this.data.length - this.at >= n;
  }
}

/** A header that could not be read. */
export function packetFault(expected: string, found: string): Fault {
  return { code: "bad-packet", noun: "packet", expected, found };
}

/** The number in two bytes. The caller has checked that they are there. */
export function uint16(bytes: Uint8Array, at: number): number {
  return bytes[at]! << 8 | bytes[at + 1]!;
}

/** The number in four bytes, likewise. */
export function uint32(bytes: Uint8Array, at: number): number {
  return int32(bytes, at) >>> 0;
}
