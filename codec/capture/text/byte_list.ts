// Bytes that come one after the other, in memory that grows with them.

const FIRST = 16; // many lists stay as short

/** A growing list of bytes. */
export class ByteList {
  #room: Uint8Array = new Uint8Array(FIRST);
  #length = 0;

  /** How many there are. */
  get length(): number {
    return this.#length;
  }

  /** A view of all of them; later additions do not show in it. */
  get bytes(): Uint8Array {
    return this.#room.subarray(0, this.#length);
  }

  /** Adds one: 0 to 255, or −128 to −1 for 128 to 255. */
  push(byte: number): void {
    if (this.#length === this.#room.length) this.#grow();
    this.#room[this.#length++] = byte;
  }

  /** Adds all of these. */
  pushAll(bytes: Uint8Array): void {
    for (const byte of bytes) this.push(byte);
  }

  /** Adds the last `count` bytes again and again, `total` bytes in all; that the sum is bounded is up to the caller. */
  pushAgain(count: number, total: number): void {
    const start = this.#length - count;
    for (let i = 0; i < total; i++) this.push(this.#room[start + i]!);
  }

  /** Adds the pairs of hexadecimal digits from `start` to `end`, which are known to be such. */
  pushHex(text: string, start: number, end: number): void {
    for (let i = start; i < end; i += 2) {
      this.push(hexValue(text.charCodeAt(i)) << 4 | hexValue(text.charCodeAt(i + 1)));
    }
  }

  /** Adds a character from 80 on, by its number, in UTF-8. */
  pushUtf8(value: number): void {
    if (value < 0x800) this.push(0xc0 | value >> 6);
    else {
      if (value < 0x10000) this.push(0xe0 | value >> 12);
      else {
        this.push(0xf0 | value >> 18);
        this.push(0x80 | value >> 12 & 63);
      }
      this.push(0x80 | value >> 6 & 63);
    }
    this.push(0x80 | value & 63);
  }

  #grow(): void {
    const room = new Uint8Array(2 * this.#length);
    room.set(this.#room);
    this.#room = room;
  }
}

/** The value of a hexadecimal digit, by its character code; −1 for anything else, NaN too. */
export function hexValue(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/** Where the hexadecimal digits end that begin at `at`; `at` itself if there are none. */
export function digitsEnd(text: string, at: number): number {
  while (hexValue(text.charCodeAt(at)) >= 0) at++;
  return at;
}

/** Where the blanks and tabs end that begin at `at`. */
export function blanksEnd(text: string, at: number): number {
  while (isBlank(text.charCodeAt(at))) at++;
  return at;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}
