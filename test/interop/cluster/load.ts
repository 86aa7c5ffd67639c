// Records that are written and read while something happens to the brokers.

import { setTimeout as sleep } from "node:timers/promises";
import type { ClusterClient } from "../../../codec/driver/mod.ts";
import { Fetch } from "../../../codec/messages/fetch.ts";
import { openBatch, readBatches } from "../../../codec/records/mod.ts";
import { Producer, type Topic, topicOf } from "./producer.ts";

/** What became of a record, and when. */
export interface Outcome {
  readonly value: string;
  readonly at: number;
  /** Null: it was acknowledged. */
  readonly error: Error | null;
}

/** Two, since a broker answers one connection in order: what is written would wait for what is not there to read. */
export interface Clients {
  readonly writing: ClusterClient;
  readonly reading: ClusterClient;
}

/** Sequence numbers need an order; without them more is under way when something happens. */
const WRITERS = { idempotent: 1, plain: 5 };
const PAUSE_MS = 5;
const FETCH = { maxWaitMs: 200, minBytes: 1, maxBytes: 1 << 20 };

/** A writer and a reader of partition 0 of a topic, which holds nothing else. */
export class Load {
  readonly outcomes: Outcome[] = [];
  /** What was read, in order. */
  readonly read: string[] = [];
  /** Records without outcome. */
  open = 0;
  readonly #reader: ClusterClient;
  readonly #topic: Topic;
  readonly #producer: Producer;
  readonly #running: Promise<unknown>;
  #isWriting = true;
  #count = 0;
  #last = -1n;
  #end: bigint | undefined;

  static async start(clients: Clients, name: string, isIdempotent: boolean): Promise<Load> {
    return new Load(clients, await topicOf(clients.writing, name), isIdempotent);
  }

  private constructor({ writing, reading }: Clients, topic: Topic, isIdempotent: boolean) {
    this.#reader = reading;
    this.#topic = topic;
    this.#producer = new Producer(writing, topic, isIdempotent);
    const writers = WRITERS[isIdempotent ? "idempotent" : "plain"];
    this.#running = Promise.all([this.#write(writers), this.#read()]);
  }

  get acknowledged(): Outcome[] {
    return this.outcomes.filter(({ error }) => error === null);
  }

  get failed(): Outcome[] {
    return this.outcomes.filter(({ error }) => error !== null);
  }

  /** The longest time without an acknowledgement, since a moment. */
  silenceMs(start: number): number {
    const times = this.acknowledged.map(({ at }) => at);
    return Math.round(Math.max(...times.map((at, i) => at < start ? 0 : at - times[i - 1]!)));
  }

  /** Waits for some more acknowledgements. */
  async more(count: number): Promise<void> {
    const target = this.acknowledged.length + count;
    while (this.acknowledged.length < target) await sleep(PAUSE_MS);
  }

  /** Writes no more, and reads what is there. */
  async stop(): Promise<void> {
    this.#isWriting = false;
    await this.#running;
  }

  async #write(writers: number): Promise<void> {
    await Promise.all(Array.from({ length: writers }, () => this.#writeOn()));
    this.#end = this.#last + 1n;
  }

  async #writeOn(): Promise<void> {
    while (this.#isWriting) {
      const value = `${this.#topic.name} ${this.#count++}`;
      this.open++;
      const error = await this.#producer.write(value).then((offset) => {
        if (offset > this.#last) this.#last = offset;
        return null;
      }, (error: Error) => error);
      this.open--;
      this.outcomes.push({ value, at: performance.now(), error });
      await sleep(PAUSE_MS);
    }
  }

  async #read(): Promise<void> {
    let position = 0n;
    while (this.#end === undefined || position < this.#end) {
      for (const batch of readBatches(await this.#fetch(position))) {
        for (const { offset, value } of await openBatch(batch)) {
          if (offset < position) continue;
          this.read.push(new TextDecoder().decode(value!));
          position = offset + 1n;
        }
      }
    }
  }

  async #fetch(fetchOffset: bigint): Promise<Uint8Array> {
    const { name: topic, topicId } = this.#topic;
    const partitions = [{ partition: 0, fetchOffset, partitionMaxBytes: FETCH.maxBytes }];
    const message = { ...FETCH, topics: [{ topic, topicId, partitions }] };
    const route = { leader: topic, partition: 0 };
    const { responses } = await this.#reader.call(Fetch, message, { route, idempotent: true });
    const { errorCode, records } = responses[0]!.partitions[0]!;
    if (errorCode !== 0) throw new Error(`Cannot fetch: error ${errorCode}`);
    return records ?? new Uint8Array(0);
  }
}
