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

  constructor(batches: EventBatches) {
    this.#batches = batches;
  }

  /** The next event. */
  next(): Promise<IteratorResult<CaptureEvent, void>> {
    const value = this.#events[this.#at++];
    return value === undefined ? this.#refill() : Promise.resolve({ value, done: false });
  }

  async #refill(): Promise<IteratorResult<CaptureEvent, void>> {
    for (;;) {
      const { done, value } = await this.#batches.next();
      if (done) return { value: undefined, done: true };
      this.#events = value;
      this.#at = 1;
      if (value.length > 0) return { value: value[0]!, done: false };
    }
  }

  /** Lets the source go. */
  async return(): Promise<IteratorResult<CaptureEvent, void>> {
    this.#events = [];
    await this.#batches.return();
    return { value: undefined, done: true };
  }
}
