// Both directions of a connection of which nobody knows when their bytes came: which is read next.

import { type ByteSource, chunksOf } from "../records/mod.ts";
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

/** A few answers are enough to see whether their requests are known; until it is known that it is Kafka's, requests too. */
const MORSEL = 64;
const FIRST_ASKED = 16_384;

/**
 * Gives requests before their answers, and answers before there are more requests than a tracker keeps. What is next does
 * not depend on which source is the quicker one.
 */
export class Turns {
  readonly #requests: Source;
  readonly #responses: Source;
  #rounds = 0; // before it is known that it is Kafka's
  #hasTasted = false;

  /** Nothing is read yet. */
  constructor(requests: ByteSource, responses: ByteSource) {
    const [asked, answered] = [requests, responses].map(chunksOf); // both are looked at before one is taken
    this.#requests = new Source(asked!, "request");
    this.#responses = new Source(answered!, "response");
  }

  /**
   * The next piece; undefined at the end of both.
   *
   * @param lead How far the requests are ahead, as `KafkaTracker.lead` tells it.
   */
  async next(lead: number | undefined): Promise<Piece | undefined> {
    const { answersFirst, most } = lead === undefined ? this.#atFirst() : this.#knowing(lead);
    const [first, second] = answersFirst
      ? [this.#responses, this.#requests]
      : [this.#requests, this.#responses];
    return await first.take(most) ?? await second.take(PIECE);
  }

  /** By turns, each time twice as much, since all of it is looked at again. */
  #atFirst(): Choice {
    const answersFirst = this.#rounds % 2 === 1;
    const most = (answersFirst ? MORSEL : FIRST_ASKED) * 2 ** (this.#rounds++ >> 1);
    return { answersFirst, most: Math.min(most, PIECE) };
  }

  /** Answers, if there are requests enough; many, unless a few have shown that theirs are still to come. */
  #knowing(lead: number): Choice {
    const isGood = this.#hasTasted && lead >= 0;
    this.#hasTasted = !this.#hasTasted && lead >= LEAD;
    return { answersFirst: isGood || this.#hasTasted, most: this.#hasTasted ? MORSEL : PIECE };
  }

  /** Lets both sources go. */
  async close(): Promise<void> {
    await Promise.all([this.#requests.close(), this.#responses.close()]);
  }
}

/** Which side is next, and how many bytes at most. */
interface Choice {
  readonly answersFirst: boolean;
  readonly most: number;
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
