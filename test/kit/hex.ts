/** The bytes of a hexadecimal text; blanks do not count. */
export function bytesOf(hex: string): Uint8Array {
  const digits = hex.replaceAll(" ", "");
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** The hexadecimal text of bytes. */
export function hexOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte.toString(16).padStart(2, "0");
  return text;
}
