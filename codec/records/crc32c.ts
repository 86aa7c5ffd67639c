// CRC-32C: the checksum of record batches (magic 2).

import { crcOf, crcTable } from "./crc32.ts";

let table: Int32Array | undefined;

/**
 * CRC-32C (Castagnoli) of `bytes` from `start` to `end`, as uint32.
 *
 * @example
 * ```ts
 * import { crc32c } from "kafka-wire/records";
 * const check = crc32c(new TextEncoder().encode("123456789"));
 * if (check !== 0xe3069283) throw new Error("Cannot match the check value");
 * ```
 */
export function crc32c(bytes: Uint8Array, start = 0, end: number = bytes.length): number {
  return crcOf(table ??= crcTable(0x82f63b78), bytes, start, end);
}
