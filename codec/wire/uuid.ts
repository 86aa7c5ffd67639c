// Kafka's text form of a uuid: the 16 bytes as base64url without padding, 22 characters.

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

let digits: Uint8Array | undefined;
let values: Int32Array | undefined;

/** The uuid whose 16 bytes are zero: "no uuid" in most fields. */
export const ZERO_UUID = "AAAAAAAAAAAAAAAAAAAAAA";

/** The text of the 16 bytes at `p`. One call builds one flat string; joining pieces keeps five times the memory. */
export function uuidText(b: Uint8Array, p: number): string {
  const d = digits ??= Uint8Array.from(DIGITS, (c) => c.charCodeAt(0));
  const b0 = b[p]!, b1 = b[p + 1]!, b2 = b[p + 2]!, b3 = b[p + 3]!, b4 = b[p + 4]!, b5 = b[p + 5]!;
  const b6 = b[p + 6]!, b7 = b[p + 7]!, b8 = b[p + 8]!, b9 = b[p + 9]!, b10 = b[p + 10]!;
  const b11 = b[p + 11]!, b12 = b[p + 12]!, b13 = b[p + 13]!, b14 = b[p + 14]!, b15 = b[p + 15]!;
  // deno-fmt-ignore
  return String.fromCharCode(
    d[b0 >> 2]!, d[((b0 & 3) << 4) | (b1 >> 4)]!, d[((b1 & 15) << 2) | (b2 >> 6)]!, d[b2 & 63]!,
    d[b3 >> 2]!, d[((b3 & 3) << 4) | (b4 >> 4)]!, d[((b4 & 15) << 2) | (b5 >> 6)]!, d[b5 & 63]!,
    d[b6 >> 2]!, d[((b6 & 3) << 4) | (b7 >> 4)]!, d[((b7 & 15) << 2) | (b8 >> 6)]!, d[b8 & 63]!,
    d[b9 >> 2]!, d[((b9 & 3) << 4) | (b10 >> 4)]!, d[((b10 & 15) << 2) | (b11 >> 6)]!, d[b11 & 63]!,
    d[b12 >> 2]!, d[((b12 & 3) << 4) | (b13 >> 4)]!, d[((b13 & 15) << 2) | (b14 >> 6)]!, d[b14 & 63]!,
    d[b15 >> 2]!, d[(b15 & 3) << 4]!,
  );
}

/** Writes the 16 bytes of `text` at `p`; false if it is not the text of a uuid. */
export function putUuid(text: string, b: Uint8Array, p: number): boolean {
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
