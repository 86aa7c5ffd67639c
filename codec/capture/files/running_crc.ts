// CRC-32 of bytes that come one piece after the other.

let table: Int32Array | undefined;

/** The checksum of gzip (CRC-32, ISO-HDLC). */
export class RunningCrc {
  #crc = -1;

  /** The checksum of all that was added, a uint32. */
  get value(): number {
    return ~this.#crc >>> 0;
  }

  /** Adds bytes. */
  add(bytes: Uint8Array): void {
    const t = table ??= crcTable();
    let c = this.#crc;
    for (let i = 0; i < bytes.length; i++) c = (c >>> 8) ^ t[(c ^ bytes[i]!) & 255]!;
    this.#crc = c;
  }
}

function crcTable(): Int32Array {
  const table = new Int32Array(256);
  for (let b = 0; b < 256; b++) {
    let c = b;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
    table[b] = c;
  }
  return table;
}
