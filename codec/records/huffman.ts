// The codes of deflated data (RFC 1951, 3.2).

const FAST = 10; // bits looked up at once; longer codes are rare
const MAX_BITS = 15;

/** A canonical Huffman code. */
export interface Code {
  /** By the next bits: symbol << 4 | length; 0 if the code is longer, or is none. */
  readonly fast: Uint16Array;
  /** Which bits those are. */
  readonly mask: number;
  /** How many codes there are of each length. */
  readonly counts: Uint16Array;
  /** Symbols in the order of their codes. */
  readonly symbols: Uint16Array;
}

/** The code with these lengths; undefined if there are too many, or too few and they are longer than `lone`. */
export function codeOf(lengths: Uint8Array, lone: number): Code | undefined {
  const counts = new Uint16Array(MAX_BITS + 1);
  for (const n of lengths) counts[n]!++;
  counts[0] = 0;
  let free = 1;
  let longest = 0;
  for (let n = 1; n <= MAX_BITS; n++) {
    free = 2 * free - counts[n]!;
    if (free < 0) return undefined;
    if (counts[n]! > 0) longest = n;
  }
  if (free > 0 && longest > lone) return undefined;
  const symbols = inOrder(lengths, counts);
  const fast = fastTable(counts, symbols, Math.min(longest, FAST));
  return { fast, mask: fast.length - 1, counts, symbols };
}

function inOrder(lengths: Uint8Array, counts: Uint16Array): Uint16Array {
  const next = new Uint16Array(MAX_BITS + 1);
  for (let n = 1; n < MAX_BITS; n++) next[n + 1] = next[n]! + counts[n]!;
  const symbols = new Uint16Array(lengths.length);
  for (let i = 0; i < lengths.length; i++) {
    const n = lengths[i]!;
    if (n > 0) symbols[next[n]!++] = i;
  }
  return symbols;
}

function fastTable(counts: Uint16Array, symbols: Uint16Array, bits: number): Uint16Array {
  const fast = new Uint16Array(1 << bits);
  let code = 0;
  let index = 0;
  for (let n = 1; n <= bits; n++, code <<= 1) {
    for (const end = code + counts[n]!; code < end; code++) {
      const entry = symbols[index++]! << 4 | n;
      for (let i = reversed(code, n); i < fast.length; i += 1 << n) fast[i] = entry;
    }
  }
  return fast;
}

/** Codes are packed from their first bit on, everything else from its last. */
function reversed(code: number, n: number): number {
  let r = 0;
  for (; n > 0; n--, code >>= 1) r = r << 1 | code & 1;
  return r;
}

/** The entry of a code of any length, bit by bit; 0 if there is none. */
export function longer({ counts, symbols }: Code, hold: number): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let n = 1; n <= MAX_BITS; n++, hold >>>= 1) {
    code = code << 1 | hold & 1;
    const count = counts[n]!;
    if (code - first < count) return symbols[index + code - first]! << 4 | n;
    index += count;
    first = first + count << 1;
  }
  return 0;
}

let fixed: readonly [literals: Code, distances: Code] | undefined;

/** The codes that need not be written down. */
export function fixedCodes(): readonly [literals: Code, distances: Code] {
  if (fixed) return fixed;
  const literals = new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280);
  return fixed = [codeOf(literals, 0)!, codeOf(new Uint8Array(32).fill(5), 0)!];
}
