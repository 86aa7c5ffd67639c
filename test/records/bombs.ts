// Blocks that are small and become very large: zeros, where a codec can say them shortly.

import { compressLz4 } from "../../codec/records/lz4.ts";
import { compressSnappy } from "../../codec/records/snappy.ts";
import { bytesOf } from "../kit/hex.ts";
import { Bits, HEADER, lengths, trailer } from "./deflated.ts";
import { joined, repeated } from "./hostile.ts";
import { block, frame, RLE } from "./zstd_frames.ts";

export const GIB = 1_073_741_824;

/** About `n` zeros in one gzip member: copies of 258 bytes, two bits each. Gives their exact number, too. */
export function gzipZeros(
  n: number,
  crc = 0,
): { readonly block: Uint8Array; readonly size: number } {
  const start = new Bits().number(1, 1).number(2, 2);
  // The code of length 258 is 0 and so is that of distance 1, so that the copies are bytes of 0.
  start.codes(lengths(286, { 0: 2, 256: 2, 285: 1 }), [1]).code(0b10, 2);
  const before = start.length;
  const head = start.align().bytes();
  const zeros = new Uint8Array(Math.ceil(n / 258 / 4));
  const odd = (start.length - before) % 2;
  const end = new Bits().number(0, odd).code(0b11, 2).bytes();
  const copies = (start.length - before + 8 * zeros.length + odd) / 2;
  const size = 1 + 258 * copies;
  return { block: joined(HEADER, head, zeros, end, trailer(crc, size)), size };
}

/** 1 GiB in chunks of 32 KiB. */
export function snappyZeros(): Uint8Array {
  const all = compressSnappy(new Uint8Array(32_768));
  return joined(all.subarray(0, 16), repeated(all.subarray(16), GIB / 32_768));
}

/** 1 GiB in blocks of 64 KiB. */
export function lz4Zeros(): Uint8Array {
  const all = compressLz4(new Uint8Array(65_536));
  const blocks = repeated(all.subarray(7, -4), GIB / 65_536);
  return joined(all.subarray(0, 7), blocks, all.subarray(-4));
}

/** 1 GiB in blocks of 128 KiB whose size stands in front of them. */
export function zstdZeros(): Uint8Array {
  const blocks = repeated(Uint8Array.from(block(RLE, [0], 131_072, false)), GIB / 131_072 - 1);
  return frame({ blocks: joined(blocks, block(RLE, [0], 131_072)) });
}

/** 1 GiB of "ab", as zstd 1.5.4 compresses it: no block says what it becomes. */
export function zstdPairs(): Uint8Array {
  const next = repeated(bytesOf("4c000008610100fcff391002"), GIB / 131_072 - 2);
  const blocks = joined(
    bytesOf("540000 1061620100fbffe50e0b"),
    next,
    bytesOf("4d0000 08610100fcff391002"),
  );
  return frame({ blocks });
}
