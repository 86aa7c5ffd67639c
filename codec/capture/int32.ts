// Numbers in network order, without a view for each.

/** The int32 at `at`; bytes that are not there are 0. */
export function int32(bytes: Uint8Array, at: number): number {
  return bytes[at]! << 24 | bytes[at + 1]! << 16 | bytes[at + 2]! << 8 | bytes[at + 3]!;
}
