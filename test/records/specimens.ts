// Batches to begin with, what changes them, and what catches their errors.

import { crc32 } from "../../codec/records/crc32.ts";
import { crc32c } from "../../codec/records/crc32c.ts";
import { type Batch, readBatches } from "../../codec/records/mod.ts";
import { bytesOf } from "../kit/hex.ts";

/** The batches of protocol.md 8.7. */
export const specified = {
  L5: bytesOf(
    "00000000000000000000004f00000002021154eaf90020000000000000018bcfe568000000018bcfe568" +
      "00ffffffffffffffffffffffffffff000000013a00000008000000022600000000000102000000010002" +
      "00000001000000",
  ),
  L6: bytesOf(
    "0000000000000001000000a100000002026e5894850000000000010000018bcfe568000000018bcfe568" +
      "00ffffffffffffffffffffffffffff00000002c60100000001b801010003000000010000010203040506" +
      "0708090a0b0c0d0e0f0000000000000007020a504c41494e544558540268238400000001037231010002" +
      "001102101112131415161718191a1b1c1d1e1f020e0e63616e6172792d62726f6b657200140000020108" +
      "0114000000",
  ),
  L7: bytesOf(
    "00000000000000000000005700000002021bc065600020000000010000018bcfe568000000018bcfe568" +
      "00ffffffffffffffffffffffffffff000000022a00000008000000031600000000018bcfe5680000001e" +
      "00000208000000050a000000010000",
  ),
  L8: bytesOf(
    "0000000000000001000000960000000202cddc1a000000000000000000018bcfe568000000018bcfe568" +
      "00ffffffffffffffffffffffffffff00000001c60100000001b801010003000000010000010203040506" +
      "0708090a0b0c0d0e0f0000000000000007020a504c41494e544558540268238400000001037231010002" +
      "001102101112131415161718191a1b1c1d1e1f020e0e63616e6172792d62726f6b657200",
  ),
  L9: bytesOf(
    "00000000000000020000003f00000002028f6608e60020000000000000018bcfe568000000018bcfe568" +
      "00ffffffffffffffffffffffffffff000000011a00000008000000040600000000",
  ),
};

/** One after the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A copy with the bytes of `hex` at `offset`. */
export function patched(bytes: Uint8Array, offset: number, hex: string): Uint8Array {
  const copy = bytes.slice();
  copy.set(bytesOf(hex), offset);
  return copy;
}

/** A copy with a checksum that fits. */
export function sealed(batch: Uint8Array): Uint8Array {
  const copy = batch.slice();
  const view = new DataView(copy.buffer);
  if (copy[16] === 2) view.setUint32(17, crc32c(copy, 21));
  else view.setUint32(12, crc32(copy, 16));
  return copy;
}

/** A copy of a batch of magic 2 with other records in its block; length and checksum fit. */
export function withBlock(batch: Uint8Array, count: number, hex: string): Uint8Array {
  const copy = joined(batch.subarray(0, 61), bytesOf(hex));
  const view = new DataView(copy.buffer);
  view.setInt32(8, copy.length - 12);
  view.setInt32(57, count);
  return sealed(copy);
}

/** The one batch there. */
export function batchIn(bytes: Uint8Array): Batch {
  const [batch, ...others] = readBatches(bytes);
  if (batch === undefined || others.length > 0) throw new Error("Cannot find the one batch");
  return batch;
}

/** What it throws, or gives if it does not throw. */
export function outcome(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

/** The same for a promise. */
export async function settled(promise: Promise<unknown>): Promise<unknown> {
  try {
    return await promise;
  } catch (error) {
    return error;
  }
}
