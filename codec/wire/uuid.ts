// Kafka's text form of a uuid: the 16 bytes as base64url without padding, 22 characters.

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// Made on first use: what a module constructs when it loads stays in every bundle.
let digits: Uint8Array | undefined;
let values: Int32Array | undefined;

/** The uuid whose 16 bytes are zero: "no uuid" in most fields. */
export const ZERO_UUID = "AAAAAAAAAAAAAAAAAAAAAA";

/** The text of the 16 bytes at `p`. One call builds one flat string; joining pieces keeps five times the memory. */
export function uuidText(b: Uint8Array, p: number): string {
  const d = digits ??= Uint8Array.from(DIGITS, (c) => c.charCodeAt(0));
  const s = word(b, p), t = word(b, p + 3), u = word(b, p + 6), v = word(b, p + 9);
  const w = word(b, p + 12), x = b[p + 15]!;
  // deno-fmt-ignore
  return String.fromCharCode(
    d[s >> 18]!, d[s >> 12 & 63]!, d[s >> 6 & 63]!, d[s & 63]!,
    d[t >> 18]!, d[t >> 12 & 63]!, d[t >> 6 & 63]!, d[t & 63]!,
    d[u >> 18]!, d[u >> 12 & 63]!, d[u >> 6 & 63]!, d[u & 63]!,
    d[v >> 18]!, d[v >> 12 & 63]!, d[v >> 6 & 63]!, d[v & 63]!,
    d[w >> 18]!, d[w >> 12 & 63]!, d[w >> 6 & 63]!, d[w & 63]!,
    d[x >> 2]!, d[(x & 3) << 4]!,
  );
}

/** Three bytes, which are four digits. */
function word(b: Uint8Array, p: number): number {
  return b[p]! << 16 | b[p + 1]! << 8 | b[p + 2]!;
}

/** Writes the 16 bytes of `text` at `p`; false if it is not the text of a uuid. */
export function putUuidText(text: string, b: Uint8Array, p: number): boolean {
  if (text.length !== 22) return false;
  const v = values ??= valuesOfDigits();
  let or = 0; // negative once a character is no digit
  for (let i = 0; i < 20; i += 4) {
    const bits = v[code(text, i)]! << 18 | v[code(text, i + 1)]! << 12 |
      v[code(text, i + 2)]! << 6 | v[code(text, i + 3)]!;
    or |= bits;
    b[p++] = bits >> 16;
    b[p++] = bits >> 8;
    b[p++] = bits;
  }
  const bits = v[code(text, 20)]! << 6 | v[code(text, 21)]!;
  b[p] = bits >> 4;
  return (or | bits) >= 0 && (bits & 15) === 0;
}

/** Anything beyond ASCII counts as character 0, which is no digit. */
function code(text: string, i: number): number {
  const c = text.charCodeAt(i);
  return c < 128 ? c : 0;
}

function valuesOfDigits(): Int32Array {
  const all = new Int32Array(128).fill(-1);
  for (let i = 0; i < 64; i++) all[DIGITS.charCodeAt(i)] = i;
  return all;
}
