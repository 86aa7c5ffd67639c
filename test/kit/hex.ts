// Hexadecimal text, as the vectors are written.

/** The bytes of a hexadecimal text; blanks do not count. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const digits = hex.replaceAll(" ", "");
  if (!/^(?:[0-9a-f]{2})*$/.test(digits)) throw new Error(`Cannot read hex: ${digits}`);
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  }
  return bytes;
}

/** The hexadecimal text of bytes. */
export function hexOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}

const PAIRS: readonly string[] = Array.from(
  { length: 256 },
  (_, byte) => byte.toString(16).padStart(2, "0"),
);
