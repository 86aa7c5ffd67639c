// What became of a block, and the ways to damage one.

import { DecodeError } from "../../codec/wire/mod.ts";

export type Open = (block: Uint8Array) => Uint8Array | Promise<Uint8Array>;

// What may take 2 seconds by the specification, on machines that are five times as slow.
const PATIENCE_MS = 10_000;

/** The text of the bytes, or why there are none. Only a `DecodeError` may be the reason, and soon. */
export async function outcome(open: Open, block: Uint8Array): Promise<string> {
  const start = Date.now();
  const result = await textOrReason(open, block);
  const ms = Date.now() - start;
  return ms < PATIENCE_MS ? result : `${result} after ${ms} ms`;
}

async function textOrReason(open: Open, block: Uint8Array): Promise<string> {
  try {
    return latin1(await open(block));
  } catch (error) {
    return error instanceof DecodeError ? `<${error.reason}>` : `untyped ${error}`;
  }
}

/** One character a byte. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8_192) {
    text += String.fromCharCode(...bytes.subarray(i, i + 8_192));
  }
  return text;
}

/** Prefixes that are neither refused as corrupt nor allowed by `may`. */
export async function badPrefixes(
  open: Open,
  block: Uint8Array,
  may: (length: number) => boolean = () => false,
): Promise<string[]> {
  const bad: string[] = [];
  for (let n = 0; n < block.length; n++) {
    const result = await outcome(open, block.slice(0, n));
    if (result !== "<corrupt>" && !may(n)) bad.push(`${n} bytes: ${result.slice(0, 80)}`);
  }
  return bad;
}

/** Flips of one bit that end in anything but bytes, `corrupt` or `limit`, or hang. */
export async function badFlips(open: Open, block: Uint8Array): Promise<string[]> {
  const bad: string[] = [];
  for (let bit = 0; bit < 8 * block.length; bit++) {
    const flipped = block.slice();
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    const start = Date.now();
    const result = await textOrReason(open, flipped);
    const ms = Date.now() - start;
    if (result.startsWith("untyped") || ms > PATIENCE_MS / 10) {
      bad.push(`bit ${bit}: ${result}, ${ms} ms`);
    }
  }
  return bad;
}

/** One array after the other. */
export function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** `n` times the same bytes. */
export function repeated(part: Uint8Array, n: number): Uint8Array {
  const bytes = new Uint8Array(n * part.length);
  bytes.set(part);
  for (let k = part.length; k < bytes.length; k *= 2) bytes.copyWithin(k, 0, k);
  return bytes;
}

/** Texts of different kinds and lengths, around the sizes of chunks and blocks too. */
export function samples(bytes: (n: number) => Uint8Array): Uint8Array[] {
  const lengths = [0, 1, 3, 4, 11, 12, 13, 60, 61, 64, 65, 255, 256, 257, 1_000];
  const long = [32_767, 32_768, 32_769, 65_535, 65_536, 65_537, 200_000];
  return [...lengths, ...long].flatMap((n) => [bytes(n), new Uint8Array(n), rows(n), mixed(n)]);

  function mixed(n: number): Uint8Array {
    const half = rows(n);
    half.set(bytes(n >> 1));
    return half;
  }
}

/** Rows that repeat in part, as records do. */
export function rows(n: number): Uint8Array {
  let text = "";
  for (let i = 0; text.length < n; i++) text += `{"id":${i},"key":"user-${(i * 7_919) % 1_009}"}`;
  return new TextEncoder().encode(text.slice(0, n));
}
