// Kafka's text form of a uuid: the 16 bytes as base64url without padding, 22 characters.

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const codes: number[] = []; // kept, for the 22 characters
let values: Int32Array | undefined;

/** The uuid whose 16 bytes are zero: "no uuid" in most fields. */
export const ZERO_UUID = "AAAAAAAAAAAAAAAAAAAAAA";

/** The text of the 16 bytes at `p`. One call builds one flat string; joining pieces keeps five times the memory. */
export function uuidText(b: Uint8Array, p: number): string {
  for (let i = 0; i < 22; i++) {
    const bit = i * 6;
    const at = p + (bit >> 3);
    const two = b[at]! << 8 | (i < 21 ? b[at + 1]! : 0); // the last digit has two bits
    codes[i] = DIGITS.charCodeAt(two >> 10 - (bit & 7) & 63);
  }
  return String.fromCharCode.apply(null, codes);
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
