// Zstd frames put together by hand.

import { joined } from "./hostile.ts";

/** Flags of the frame: the window is the content; a checksum follows. */
export const SINGLE = 0x20;
export const CHECKSUM = 4;

/** Types of blocks. */
export const RAW = 0;
export const RLE = 1;

interface Parts {
  readonly flags?: number;
  /** The byte of the window, 2 MiB unless given. */
  readonly window?: number;
  readonly dictionary?: readonly number[];
  readonly size?: readonly number[];
  /** "abc" as it is unless given. */
  readonly blocks?: Uint8Array | readonly number[];
}

/** A frame as its parts are. */
export function frame(parts: Parts): Uint8Array {
  const { flags = 0, window = 0x58, dictionary = [], size = [] } = parts;
  const { blocks = block(RAW, [97, 98, 99]) } = parts;
  const header = [0x28, 0xb5, 0x2f, 0xfd, flags, ...(flags & SINGLE ? [] : [window])];
  const checksum = flags & CHECKSUM ? [0, 0, 0, 0] : [];
  return joined(header, dictionary, size, blocks, checksum);
}

/** A block; the last one unless told otherwise. */
export function block(
  type: number,
  bytes: readonly number[],
  size: number = bytes.length,
  last = true,
): number[] {
  const header = size << 3 | type << 1 | Number(last);
  return [header & 255, header >> 8 & 255, header >> 16, ...bytes];
}

/** A skippable frame of `n` bytes. */
export function skippable(n: number): Uint8Array {
  return joined([0x5a, 0x2a, 0x4d, 0x18, n, 0, 0, 0], new Uint8Array(n));
}
