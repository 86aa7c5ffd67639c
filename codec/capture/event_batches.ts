// Events by the batch inside, one by one outside, so that not every layer has to wait for every event.

import type { CaptureEvent } from "./event.ts";

/** Events that came together. */
export type EventBatches = AsyncGenerator<readonly CaptureEvent[], void, undefined>;

const BATCH = 256;

/** Gathers events until they are worth handing on. */
export class EventBatch {
  #events: CaptureEvent[] = [];

  /** Adds events; true if it is time to take them. */
  add(events: readonly CaptureEvent[]): boolean {
    for (const event of events) this.#events.push(event);
    return this.#events.length >= BATCH;
  }

  /** What has been gathered; the batch is empty then. */
  take(): readonly CaptureEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}

/** The events of batches, one by one. */
export class EventIterator implements AsyncIterator<CaptureEvent, void, undefined> {
  readonly #batches: EventBatches;
  #events: readonly CaptureEvent[] = [];
  #at = 0;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(batches: EventBatches) {
    this.#batches = batches;
  }

  /** The next event. Whoever asks for one before the last one has come gets the one behind it. */
  next(): Promise<IteratorResult<CaptureEvent, void>> {
    const value = this.#waiting === 0 ? this.#events[this.#at] : undefined;
    if (value === undefined) return this.#nextInLine();
    this.#at++;
    return Promise.resolve({ value, done: false });
  }

  async #nextInLine(): Promise<IteratorResult<CaptureEvent, void>> {
    this.#waiting++;
    const result = this.#line.then(() => this.#take());
    this.#line = result.catch(() => {}); // whoever asked is told
    try {
      return await result;
    } finally {
      this.#waiting--;
    }
  }

  async #take(): Promise<IteratorResult<CaptureEvent, void>> {
    while (this.#at >= this.#events.length) {
      const { done, value } = await this.#batches.next();
      if (done) return { value: undefined, done: true };
      this.#events = value;
      this.#at = 0;
    }
    return { value: this.#events[this.#at++]!, done: false };
  }

  /** Lets the source go. One that is silent is not waited for. */
  async return(): Promise<IteratorResult<CaptureEvent, void>> {
    this.#events = [];
    const ended = this.#batches.return();
    if (this.#waiting > 0) ended.catch(() => {}); // what it throws is thrown to whoever waits
    else await ended;
    return { value: undefined, done: true };
  }
}
