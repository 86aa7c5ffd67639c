// Standard base64 with padding (RFC 4648, 4), without a platform's help.

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const PAD = 61; // =

let digits: Uint8Array | undefined;
let values: Int8Array | undefined;
let ascii: TextDecoder | undefined;

/** The base64 of `bytes`, without line breaks. */
export function formatBase64(bytes: Uint8Array): string {
  const d = digits ??= Uint8Array.from(DIGITS, (c) => c.charCodeAt(0));
  const n = bytes.length;
  const out = new Uint8Array(Math.ceil(n / 3) * 4);
  let p = 0;
  for (let i = 0; i < n; i += 3) {
    const bits = bytes[i]! << 16 | (bytes[i + 1] ?? 0) << 8 | (bytes[i + 2] ?? 0);
    out[p++] = d[bits >> 18]!;
    out[p++] = d[(bits >> 12) & 63]!;
    out[p++] = i + 1 < n ? d[(bits >> 6) & 63]! : PAD;
    out[p++] = i + 2 < n ? d[bits & 63]! : PAD;
  }
  ascii ??= new TextDecoder();
  return ascii.decode(out);
}

/** The bytes; undefined if `text` is not padded base64. Spare bits do not count. */
export function parseBase64(text: string): Uint8Array | undefined {
  const n = text.length;
  if (n % 4 !== 0) return undefined;
  const v = values ??= valuesOfDigits();
  const pads = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const out = new Uint8Array(n / 4 * 3);
  let or = 0; // negative once a character is no digit
  let p = 0;
  for (let i = 0; i < n; i += 4) {
    const last = i + 4 === n ? pads : 0;
    const bits = v[code(text, i)]! << 18 | v[code(text, i + 1)]! << 12 |
      (last > 1 ? 0 : v[code(text, i + 2)]! << 6) | (last > 0 ? 0 : v[code(text, i + 3)]!);
    or |= bits;
    out[p++] = bits >> 16;
    out[p++] = bits >> 8;
    out[p++] = bits;
  }
  return or < 0 ? undefined : out.subarray(0, p - pads);
}

/** Anything beyond ASCII counts as character 0, which is no digit. */
function code(text: string, i: number): number {
  const c = text.charCodeAt(i);
  return c < 128 ? c : 0;
}

function valuesOfDigits(): Int8Array {
  const all = new Int8Array(128).fill(-1);
  for (let i = 0; i < 64; i++) all[DIGITS.charCodeAt(i)] = i;
  return all;
}
