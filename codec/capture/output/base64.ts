// Standard base64 with padding (RFC 4648, 4).

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const PIECE = 12_288; // bytes whose digits are one argument list

/** The base64 of `bytes`, without line breaks. */
export function formatBase64(bytes: Uint8Array): string {
  let out = "";
  for (let start = 0; start < bytes.length; start += PIECE) {
    out += piece(bytes.subarray(start, start + PIECE));
  }
  return out;
}

/** Only the last piece has a number of bytes that 3 does not divide. */
function piece(bytes: Uint8Array): string {
  const whole = bytes.length - bytes.length % 3;
  const codes: number[] = [];
  for (let i = 0; i < whole; i += 3) {
    const bits = bytes[i]! << 16 | bytes[i + 1]! << 8 | bytes[i + 2]!;
    codes.push(digit(bits >> 18), digit(bits >> 12), digit(bits >> 6), digit(bits));
  }
  return String.fromCharCode.apply(null, codes) + rest(bytes.subarray(whole));
}

/** One or two bytes, padded; nothing for none. */
function rest(bytes: Uint8Array): string {
  if (bytes.length === 0) return "";
  const bits = bytes[0]! << 16 | (bytes[1] ?? 0) << 8;
  const [a, b, c] = [bits >> 18, bits >> 12, bits >> 6].map((six) => DIGITS[six & 63]!);
  return bytes.length === 1 ? `${a}${b}==` : `${a}${b}${c}=`;
}

function digit(bits: number): number {
  return DIGITS.charCodeAt(bits & 63);
}
