// How far a long reading has come: one line of a terminal that is written over, and erased at the end.

import { counted } from "../capture/text_words.ts";
import type { CommandIo } from "./io.ts";

const FIRST_MS = 1_000;
const NEXT_MS = 250;
const ERASED = "\r\x1b[K";

/** Tells a person that something happens. It is silent where nobody looks, and in the first second. */
export class Progress {
  readonly #io: CommandIo;
  readonly #size: number | undefined;
  #dueMs: number;
  #bytes = 0;
  #events = 0;
  #isShown = false;

  /** @param size Bytes of what is read, if that is known. */
  constructor(io: CommandIo, size: number | undefined) {
    this.#io = io;
    this.#size = size;
    this.#dueMs = io.nowMs() + FIRST_MS;
  }

  /** Bytes that have been read. */
  get bytes(): number {
    return this.#bytes;
  }

  /** So many bytes more were read. */
  read(bytes: number): void {
    this.#bytes += bytes;
    this.#show();
  }

  /** An event more; the clock is not asked each time. */
  event(): void {
    this.#events++;
    if (this.#events % 1_024 === 0) this.#show();
  }

  /** Erases the line: something else is about to be written, or it is over. */
  clear(): void {
    if (this.#isShown) this.#io.warn(ERASED);
    this.#isShown = false;
  }

  #show(): void {
    if (!this.#io.terminals.error) return;
    const nowMs = this.#io.nowMs();
    if (nowMs < this.#dueMs) return;
    this.#dueMs = nowMs + NEXT_MS;
    this.#isShown = true;
    this.#io.warn(`${ERASED}${this.#text()}`);
  }

  #text(): string {
    const read = this.#size === undefined
      ? `${megabytes(this.#bytes)} MB`
      : `${megabytes(this.#bytes)} of ${megabytes(this.#size)} MB`;
    return `${read}, ${counted(this.#events, "event")}`;
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
