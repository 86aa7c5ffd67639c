// What a reader may leave behind: beyond these the oldest events are dropped, which the gap in `seq` shows.
const MOST_EVENTS = 1000;
const MOST_BYTES = 64 << 20; // of responses

/** Something that is told, by number. */
export interface Numbered {
  readonly seq: number;
}

/** Gives every event to every reader, numbered anew: actions have numbers, too, and readers would take them for gaps. */
export class EventHub<E extends Numbered> {
  readonly #readers = new Set<EventReader<E>>();
  #seq = 0;
  #isOver = false;

  tell(event: E): void {
    const seq = this.#seq++;
    if (this.#readers.size === 0) return;
    const numbered = { ...event, seq };
    for (const reader of this.#readers) reader.push(numbered);
  }

  /** No event follows. */
  end(): void {
    this.#isOver = true;
    for (const reader of this.#readers) reader.end();
    this.#readers.clear();
  }

  read(): AsyncIterableIterator<E> {
    const reader = new EventReader<E>(() => this.#readers.delete(reader));
    if (this.#isOver) reader.end();
    else this.#readers.add(reader);
    return reader;
  }
}

function bytesOf(event: Numbered & { readonly body?: Uint8Array }): number {
  return event.body?.length ?? 0; // of a response
}

class EventReader<E extends Numbered> implements AsyncIterableIterator<E, undefined> {
  readonly #leave: () => void;
  readonly #events: E[] = [];
  readonly #waiting: ((result: IteratorResult<E, undefined>) => void)[] = [];
  #bytes = 0;
  #isOver = false;

  constructor(leave: () => void) {
    this.#leave = leave;
  }

  push(event: E): void {
    const taker = this.#waiting.shift();
    if (taker) return taker({ done: false, value: event });
    this.#events.push(event);
    this.#bytes += bytesOf(event);
    while (this.#events.length > MOST_EVENTS || this.#bytes > MOST_BYTES) this.#shift();
  }

  #shift(): E | undefined {
    const event = this.#events.shift();
    if (event) this.#bytes -= bytesOf(event);
    return event;
  }

  end(): void {
    this.#isOver = true;
    for (const taker of this.#waiting.splice(0)) taker({ done: true, value: undefined });
  }

  next(): Promise<IteratorResult<E, undefined>> {
    const value = this.#shift();
    if (value) return Promise.resolve({ done: false, value });
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<E, undefined>> {
    this.#leave();
    this.#events.length = 0;
    this.end();
    return this.next();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
