const PREFIX = 4;
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
const MIN_SIZE = 4; // of a correlation id

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
 * A frame within one chunk is a view of it; of any other the bytes are gathered in a buffer that grows with what has
 * been received, never with what its size announces. Unlike `FrameReader` of `frame` it can say what it holds, so
 * that a connection can be restored.
 */
export class FrameBuffer {
  /** Nothing has been received yet. */
  fresh = true;
  #kept: Uint8Array = NOTHING; // with room behind
  #length = 0; // of what is kept
  #chunk: Uint8Array = NOTHING;

  /** What is held, in a copy. */
  get rest(): Uint8Array {
    const rest = new Uint8Array(this.#length + this.#chunk.length);
    rest.set(this.#kept.subarray(0, this.#length));
    rest.set(this.#chunk, this.#length);
    return rest;
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
    const head = this.#length > 0 ? this.#kept : this.#chunk;
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
    const frame = this.#kept.subarray(PREFIX, end);
    this.#kept = NOTHING; // it belongs to whoever takes the frame
    this.#length = 0;
    return frame;
  }

  /** Keeps the rest of the chunk. */
  #keep(): undefined {
    this.#fill(this.#length + this.#chunk.length);
  }

  /** Moves bytes of the chunk to those that are kept, until there are `end`; false if there are not so many. */
  #fill(end: number): boolean {
    const wanted = Math.max(Math.min(end - this.#length, this.#chunk.length), 0);
    const length = this.#length + wanted;
    if (length > this.#kept.length) this.#grow(length, end);
    this.#kept.set(this.#chunk.subarray(0, wanted), this.#length);
    this.#chunk = this.#chunk.subarray(wanted);
    this.#length = length;
    return length >= end;
  }

  #grow(length: number, end: number): void {
    const grown = new Uint8Array(Math.max(length, Math.min(2 * length, end)));
    grown.set(this.#kept.subarray(0, this.#length));
    this.#kept = grown;
  }
}

/** Who speaks, if these are the first bytes of no frame. */
function greeting(size: number): FrameFault | undefined {
  const start = size >>> 16;
  if (start === 0x1603 || start === 0x1503) return "PEER_SPEAKS_TLS";
  if (size === 0x48545450) return "PEER_SPEAKS_HTTP"; // "HTTP"
  return size === 0x5353482d ? "PEER_SPEAKS_SSH" : undefined; // "SSH-"
}
