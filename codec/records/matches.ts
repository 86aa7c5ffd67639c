// Finds what snappy and LZ4 write as copies of earlier bytes.

import { word } from "./output.ts";

const BITS = 14;
const MIN = 4;
const LAST_START = 12; // LZ4: no copy begins in the last 12 bytes
const LAST_END = 5; // nor reaches into the last 5; snappy does not mind

/** Takes `bytes` from `from` to `at`, which are new, and then a copy of `n` bytes `distance` before `at`. */
export type Match = (from: number, at: number, distance: number, n: number) => void;

/** A table of positions, to be shared by all parts of one array of bytes. */
export function newTable(): Int32Array {
  return new Int32Array(1 << BITS).fill(-1);
}

/**
 * Takes the first match it sees, from `start` to `end`, at most 64 KiB apart. Gives where the last new bytes
 * begin.
 */
export function findMatches(
  bytes: Uint8Array,
  start: number,
  end: number,
  table: Int32Array,
  match: Match,
): number {
  let from = start;
  let misses = 0;
  for (let at = start; at <= end - LAST_START;) {
    const value = word(bytes, at);
    const slot = Math.imul(value, 0x9e3779b1) >>> 32 - BITS;
    const earlier = table[slot]!;
    table[slot] = at;
    if (earlier < start || word(bytes, earlier) !== value) {
      at += 1 + (misses++ >> 5); // what does not shrink is passed faster and faster
      continue;
    }
    const n = lengthOf(bytes, earlier, at, end - LAST_END);
    match(from, at, at - earlier, n);
    from = at += n;
    misses = 0;
  }
  return from;
}

function lengthOf(bytes: Uint8Array, earlier: number, at: number, end: number): number {
  let n = MIN;
  while (at + n < end && bytes[earlier + n] === bytes[at + n]) n++;
  return n;
}
