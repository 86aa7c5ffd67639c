// CRC-32: of message sets (magic 0 and 1) and of gzip. Its engine also serves CRC-32C.

let table: Int32Array | undefined;

/**
 * CRC-32 (ISO-HDLC) of `bytes` from `start` to `end`, as uint32.
 *
 * @example
 * ```ts
 * import { crc32 } from "kafka-wire/records";
 * const check = crc32(new TextEncoder().encode("123456789"));
 * if (check !== 0xcbf43926) throw new Error("Cannot match the check value");
 * ```
 */
export function crc32(bytes: Uint8Array, start = 0, end: number = bytes.length): number {
  return crcOf(table ??= crcTable(0xedb88320), bytes, start, end);
}

/** Eight tables of 256: `table[256 * k + b]` is the effect of byte `b` followed by `k` zero bytes. */
export function crcTable(polynomial: number): Int32Array {
  const table = new Int32Array(2_048);
  for (let b = 0; b < 256; b++) {
    let c = b;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ polynomial : c >>> 1;
    table[b] = c;
  }
  for (let i = 256; i < 2_048; i++) {
    const c = table[i - 256]!;
    table[i] = (c >>> 8) ^ table[c & 255]!;
  }
  return table;
}

/** The checksum, eight bytes a step. */
export function crcOf(t: Int32Array, bytes: Uint8Array, start: number, end: number): number {
  let c = -1;
  let i = start;
  for (const last = end - 8; i <= last; i += 8) {
    c ^= bytes[i]! | bytes[i + 1]! << 8 | bytes[i + 2]! << 16 | bytes[i + 3]! << 24;
    c = t[1_792 + (c & 255)]! ^ t[1_536 + (c >>> 8 & 255)]! ^ t[1_280 + (c >>> 16 & 255)]! ^
      t[1_024 + (c >>> 24)]! ^ t[768 + bytes[i + 4]!]! ^ t[512 + bytes[i + 5]!]! ^
      t[256 + bytes[i + 6]!]! ^ t[bytes[i + 7]!]!;
  }
  for (; i < end; i++) c = (c >>> 8) ^ t[(c ^ bytes[i]!) & 255]!;
  return ~c >>> 0;
}
