// Standard base64 with padding (RFC 4648, 4), as small as it gets: SCRAM has few bytes to write.

import type { Bytes } from "../wire/mod.ts";

const LOWER = "abcdefghijklmnopqrstuvwxyz";
const DIGITS = /* @__PURE__ */ LOWER.toUpperCase().concat(LOWER, "0123456789+/");

/** The base64 of `bytes`. */
export function formatBase64(bytes: Uint8Array): string {
  let text = "";
  for (let bit = 0; bit < bytes.length * 8; bit += 6) {
    const two = bytes[bit >> 3]! << 8 | bytes[(bit >> 3) + 1]!; // a digit lies in two bytes at most
    text += DIGITS[two >> (10 - bit % 8) & 63];
  }
  while (text.length % 4) text += "=";
  return text;
}

/** The bytes that `text` stands for, if it is base64: only then does {@linkcode formatBase64} give it back. */
export function parseBase64(text: string): Bytes {
  let bits = 0;
  return Uint8Array.from(
    Array.from(
      text.split("=")[0]!,
      (digit, i) => (bits = bits << 6 | DIGITS.indexOf(digit)) >> (6 - i * 2 & 7),
    ).filter((_, i) => i % 4), // of four digits the first completes no byte
  );
}
