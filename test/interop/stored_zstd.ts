const MOST = 131_072; // bytes of a block

/** The simplest frame there is: nothing is compressed (RFC 8878, 3.1.1). */
export function storedZstd(bytes: Uint8Array): Uint8Array {
  const size = new Uint8Array(new Uint32Array([bytes.length]).buffer);
  const parts: number[] = [0x28, 0xb5, 0x2f, 0xfd, 0xa0, ...size];
  for (let at = 0; at === 0 || at < bytes.length; at += MOST) {
    const block = bytes.subarray(at, at + MOST);
    const header = block.length << 3 | (at + MOST >= bytes.length ? 1 : 0);
    parts.push(header & 255, header >> 8 & 255, header >> 16);
    for (const byte of block) parts.push(byte);
  }
  return Uint8Array.from(parts);
}
