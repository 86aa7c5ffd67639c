const PREFIX = 4;
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
const MIN_SIZE = 4; // of a correlation id
const LARGE = 1024; // bytes: worth a piece of its own
const PACKED = 1 << 16; // bytes: as much as is worth moving once more

/** What is wrong with the next frame. */
export type FrameFault =
  | "NEGATIVE_SIZE"
  | "TOO_SMALL"
  | "TOO_LARGE"
  | "PEER_SPEAKS_TLS"
  | "PEER_SPEAKS_HTTP"
  | "PEER_SPEAKS_SSH";

/** What frames are allowed to be at this moment. */
export interface FrameRules {
  /** The largest size, in bytes after the length. */
  readonly limit: number;
  /** Frames are tokens, which may be empty. */
  readonly tokens: boolean;
}

/**
 * The received bytes that are no whole frame yet, and the chunk being cut.
 *
 * A frame within one chunk is a view of it. Of any other one the chunks are kept, small ones packed together, and
 * joined when it is whole: what is held grows with what has been received, never with what a size announces. Unlike
 * `FrameReader` of `frame` it can say what it holds, so that a connection can be restored.
 */
export class FrameBuffer {
  /** Nothing has been received yet. */
  fresh = true;
  #pieces: Uint8Array[] = []; // the first holds the length, as soon as that has come
  #length = 0; // of all pieces
  #pack: Uint8Array = NOTHING; // what lies under the last piece, with room behind
  #packed = 0; // bytes of the last piece
  #chunk: Uint8Array = NOTHING;

  /** What is held, in a copy. */
  get rest(): Uint8Array {
    return joined([...this.#pieces, this.#chunk], this.#length + this.#chunk.length);
  }

  /** Takes back what `rest` gave. */
  restore(rest: Uint8Array): void {
    this.#chunk = rest;
    this.#keep();
  }

  /** Takes a chunk. What `next` gives must have been taken to its end before. */
  push(chunk: Uint8Array): void {
    this.#chunk = chunk;
  }

  /** The bytes after the length of the next frame; nothing if it is not whole; or what is wrong with it. */
  next(rules: FrameRules): Uint8Array | FrameFault | undefined {
    if (this.#length > 0 && !this.#fill(PREFIX)) return undefined;
    const head = this.#pieces[0] ?? this.#chunk;
    if (head.length < PREFIX) return this.#keep();
    const size = head[0]! << 24 | head[1]! << 16 | head[2]! << 8 | head[3]!;
    const fault = this.#fault(size, rules);
    if (fault) return fault;
    return this.#length > 0 ? this.#gathered(PREFIX + size) : this.#within(PREFIX + size);
  }

  #fault(size: number, { limit, tokens }: FrameRules): FrameFault | undefined {
    const foreign = this.fresh ? greeting(size) : undefined;
    this.fresh = false;
    if (foreign) return foreign;
    if (size < 0) return "NEGATIVE_SIZE";
    if (size < MIN_SIZE && !tokens) return "TOO_SMALL";
    return size > limit ? "TOO_LARGE" : undefined;
  }

  #within(end: number): Uint8Array | undefined {
    if (this.#chunk.length < end) return this.#keep();
    const frame = this.#chunk.subarray(PREFIX, end);
    this.#chunk = this.#chunk.subarray(end);
    return frame;
  }

  #gathered(end: number): Uint8Array | undefined {
    if (!this.#fill(end)) return undefined;
    const [head, ...others] = this.#pieces;
    const frame = joined([head!.subarray(PREFIX), ...others], end - PREFIX);
    this.#pieces = [];
    this.#length = 0;
    this.#seal();
    return frame;
  }

  /** Keeps the rest of the chunk. */
  #keep(): undefined {
    this.#fill(this.#length + this.#chunk.length);
  }

  /** Moves bytes of the chunk to those that are kept, until there are `end`; false if there are not so many. */
  #fill(end: number): boolean {
    const wanted = Math.max(Math.min(end - this.#length, this.#chunk.length), 0);
    if (wanted > 0) this.#add(this.#chunk.subarray(0, wanted));
    this.#chunk = this.#chunk.subarray(wanted);
    return this.#length >= end;
  }

  #add(bytes: Uint8Array): void {
    this.#length += bytes.length;
    if (bytes.length >= LARGE && 2 * bytes.length >= bytes.buffer.byteLength) {
      this.#pieces.push(bytes); // a smaller part of its buffer would hold on to the rest
      return this.#seal();
    }
    this.#makeRoom(bytes.length);
    this.#pack.set(bytes, this.#packed);
    this.#packed += bytes.length;
    this.#pieces[this.#pieces.length - 1] = this.#pack.subarray(0, this.#packed);
  }

  #makeRoom(wanted: number): void {
    if (this.#packed + wanted <= this.#pack.length) return;
    if (this.#packed >= PACKED) this.#seal();
    if (this.#packed === 0) this.#pieces.push(NOTHING);
    const pack = new Uint8Array(Math.max(this.#packed + wanted, 2 * this.#packed));
    pack.set(this.#pack.subarray(0, this.#packed));
    this.#pack = pack;
  }

  /** What comes next is a piece of its own. */
  #seal(): void {
    this.#pack = NOTHING;
    this.#packed = 0;
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Who speaks, if these are the first bytes of no frame. */
function greeting(size: number): FrameFault | undefined {
  const start = size >>> 16;
  if (start === 0x1603 || start === 0x1503) return "PEER_SPEAKS_TLS";
  if (size === 0x48545450) return "PEER_SPEAKS_HTTP"; // "HTTP"
  return size === 0x5353482d ? "PEER_SPEAKS_SSH" : undefined; // "SSH-"
}
