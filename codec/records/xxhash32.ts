// xxHash32, the checksum of LZ4 frames.

import { word } from "./output.ts";

const PRIME_1 = 0x9e3779b1;
const PRIME_2 = 0x85ebca77;
const PRIME_3 = 0xc2b2ae3d;
const PRIME_4 = 0x27d4eb2f;
const PRIME_5 = 0x165667b1;

/** xxHash32 with seed 0 of `bytes` from `start` to `end`, as uint32. */
export function xxhash32(bytes: Uint8Array, start = 0, end: number = bytes.length): number {
  const n = end - start;
  let i = start;
  let hash = PRIME_5;
  if (n >= 16) {
    const stripes = end - n % 16;
    hash = lanes(bytes, i, stripes);
    i = stripes;
  }
  hash = hash + n | 0;
  for (; i + 4 <= end; i += 4) {
    hash = Math.imul(rotated(hash + Math.imul(word(bytes, i), PRIME_3), 17), PRIME_4);
  }
  for (; i < end; i++) hash = Math.imul(rotated(hash + Math.imul(bytes[i]!, PRIME_5), 11), PRIME_1);
  return mixed(hash);
}

/** Four sums over every fourth word, then joined. */
function lanes(bytes: Uint8Array, start: number, end: number): number {
  let a = PRIME_1 + PRIME_2 | 0;
  let b = PRIME_2 | 0;
  let c = 0;
  let d = -PRIME_1 | 0;
  for (let i = start; i < end; i += 16) {
    a = round(a, word(bytes, i));
    b = round(b, word(bytes, i + 4));
    c = round(c, word(bytes, i + 8));
    d = round(d, word(bytes, i + 12));
  }
  return rotated(a, 1) + rotated(b, 7) + rotated(c, 12) + rotated(d, 18) | 0;
}

function round(sum: number, word: number): number {
  return Math.imul(rotated(sum + Math.imul(word, PRIME_2), 13), PRIME_1);
}

function mixed(hash: number): number {
  hash = Math.imul(hash ^ hash >>> 15, PRIME_2);
  hash = Math.imul(hash ^ hash >>> 13, PRIME_3);
  return (hash ^ hash >>> 16) >>> 0;
}

function rotated(x: number, n: number): number {
  return x << n | x >>> 32 - n;
}
