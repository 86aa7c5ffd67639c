// Both directions of a connection of which nobody knows when their bytes came: which is read next.

import { type ByteSource, chunksOf } from "../records/mod.ts";
import type { Direction } from "./event.ts";

/** The next bytes of a direction. */
export interface Piece {
  readonly direction: Direction;
  readonly bytes: Uint8Array;
}

const PIECE = 4_096;
const LEAST_FRAME = 8; // a response without a body
/** Requests without an answer up to which further ones are read first: a piece has no more answers than these. */
const AHEAD = PIECE / LEAST_FRAME;

/**
 * Gives requests before their answers, and answers long before there are more requests than a tracker keeps. A side that
 * has nothing yet does not hold the other one up: sources may be live.
 */
export class Turns {
  readonly #requests: Source;
  readonly #responses: Source;

  /** Nothing is read yet. */
  constructor(requests: ByteSource, responses: ByteSource) {
    this.#requests = new Source(requests, "request");
    this.#responses = new Source(responses, "response");
  }

  /** The next piece; undefined at the end of both. */
  async next(): Promise<Piece | undefined> {
    const open = this.#requests.frames - this.#responses.frames;
    const [first, second] = open >= AHEAD
      ? [this.#responses, this.#requests]
      : [this.#requests, this.#responses];
    for (;;) {
      const mayPass = first.isOver || open > 0 && !first.isStored;
      if (first.hasBytes) return first.take();
      first.ready().catch(ignore); // whoever waits for it is told
      if (second.hasBytes && mayPass) return second.take();
      const due = mayPass ? [first, second] : [first];
      const coming = due.filter(({ isOver }) => !isOver);
      if (coming.length === 0) return undefined;
      await Promise.race(coming.map((source) => source.ready()));
    }
  }

  /** Lets both sources go. */
  async close(): Promise<void> {
    await Promise.all([this.#requests.close(), this.#responses.close()]);
  }
}

/** One direction. */
class Source {
  readonly direction: Direction;
  /** All of it is there: it is worth waiting for. */
  readonly isStored: boolean;
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #counter: FrameCounter = new FrameCounter();
  #bytes: Uint8Array = new Uint8Array(0);
  #reading: Promise<void> | undefined;
  isOver = false;

  constructor(source: ByteSource, direction: Direction) {
    this.direction = direction;
    this.isStored = source instanceof Uint8Array || source instanceof Blob;
    this.#chunks = chunksOf(source)[Symbol.asyncIterator]();
  }

  /** Frames that have begun in what was taken. */
  get frames(): number {
    return this.#counter.frames;
  }

  get hasBytes(): boolean {
    return this.#bytes.length > 0;
  }

  /** Settles when there are bytes, or none will come. */
  ready(): Promise<void> {
    return this.#reading ??= this.#read();
  }

  async #read(): Promise<void> {
    while (!this.hasBytes && !this.isOver) {
      const { done, value } = await this.#chunks.next();
      if (done) this.isOver = true;
      else this.#bytes = value;
    }
    this.#reading = undefined;
  }

  /** Some of the bytes. */
  take(): Piece {
    const bytes = this.#bytes.subarray(0, PIECE);
    this.#bytes = this.#bytes.subarray(PIECE);
    this.#counter.pass(bytes);
    return { direction: this.direction, bytes };
  }

  /** A read that has not come back may never do so: it is not waited for. */
  async close(): Promise<void> {
    const ended = this.#chunks.return?.();
    if (this.#reading) ended?.catch(ignore);
    else await ended;
  }
}

function ignore(): void {}

/** Counts frames by their lengths alone. Where these are none it is wrong, which costs order and no bytes. */
class FrameCounter {
  frames = 0;
  #left = 0; // of the frame
  #length = 0;
  #digits = 0;

  pass(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      if (this.#left > 0) {
        const passed = Math.min(this.#left, bytes.length - at);
        this.#left -= passed;
        at += passed;
      } else this.#digit(bytes[at++]!);
    }
  }

  #digit(byte: number): void {
    this.#length = this.#length << 8 | byte;
    if (++this.#digits < 4) return;
    this.frames++;
    this.#left = Math.max(this.#length, 0);
    this.#length = this.#digits = 0;
  }
}
