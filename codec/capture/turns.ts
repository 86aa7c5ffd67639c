// Both directions of a connection of which nobody knows when their bytes came: which is read next.

import type { Direction } from "./event.ts";

/** The next bytes of a direction. */
export interface Piece {
  readonly direction: Direction;
  readonly bytes: Uint8Array;
}

const LEAST_FRAME = 8; // a response without a body
/** Requests that are read before answers are: many fewer than a tracker keeps. */
const LEAD = 4_096;
/** A piece has no more answers than that. */
const PIECE = LEAD * LEAST_FRAME;

/** A few answers are enough to see whether their requests are known. */
const MORSEL = 64;

/**
 * Gives requests before their answers, and answers before there are more requests than a tracker keeps. What is next does
 * not depend on which source is the quicker one.
 */
export class Turns {
  readonly #requests: Source;
  readonly #responses: Source;
  #hasTasted = false;

  /** Nothing is read yet. */
  constructor(requests: AsyncIterable<Uint8Array>, responses: AsyncIterable<Uint8Array>) {
    this.#requests = new Source(requests, "request");
    this.#responses = new Source(responses, "response");
  }

  /**
   * The next piece; undefined at the end of both.
   *
   * @param lead How far the requests are ahead, as `KafkaTracker.lead` tells it.
   */
  async next(lead: number = 0): Promise<Piece | undefined> {
    const isGood = this.#hasTasted && lead >= 0;
    this.#hasTasted = !this.#hasTasted && lead >= LEAD;
    const [first, second] = isGood || this.#hasTasted
      ? [this.#responses, this.#requests]
      : [this.#requests, this.#responses];
    return await first.take(this.#hasTasted ? MORSEL : PIECE) ?? await second.take(PIECE);
  }

  /** Lets both sources go. */
  async close(): Promise<void> {
    await Promise.all([this.#requests.close(), this.#responses.close()]);
  }
}

/** One direction. */
class Source {
  readonly #direction: Direction;
  readonly #chunks: AsyncIterator<Uint8Array>;
  #bytes: Uint8Array = new Uint8Array(0);
  #isOver = false;

  constructor(chunks: AsyncIterable<Uint8Array>, direction: Direction) {
    this.#direction = direction;
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** At most so many bytes; undefined at the end. */
  async take(most: number): Promise<Piece | undefined> {
    while (this.#bytes.length === 0) {
      if (this.#isOver) return undefined;
      await this.#read();
    }
    const bytes = this.#bytes.subarray(0, most);
    this.#bytes = this.#bytes.subarray(most);
    return { direction: this.#direction, bytes };
  }

  async #read(): Promise<void> {
    this.#isOver = true; // also if it throws
    const { done, value } = await this.#chunks.next();
    if (done) return;
    this.#isOver = false;
    this.#bytes = value;
  }

  /** How a source takes its end matters to nobody: what it has given counts. */
  async close(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    try {
      await this.#chunks.return?.();
    } catch {
      // it is over
    }
  }
}
