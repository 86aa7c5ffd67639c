/** Bytes of hexadecimal text; blanks are for the reader. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replaceAll(" ", "");
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Hexadecimal text of bytes. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes of ASCII text. */
export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** One array out of several. */
export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    all.set(part, position);
    position += part.length;
  }
  return all;
}

/** A frame with this many bytes after its prefix, all different from their neighbours. */
export function frameOf(size: number): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(4 + size);
  for (let i = 4; i < frame.length; i++) frame[i] = i;
  new DataView(frame.buffer).setInt32(0, size);
  return frame;
}

/** The prefix alone. */
export function prefixOf(size: number): Uint8Array<ArrayBuffer> {
  const prefix = new Uint8Array(4);
  new DataView(prefix.buffer).setInt32(0, size);
  return prefix;
}

/** What `run` throws. */
export function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("Cannot test an error: expected one, found none");
}
