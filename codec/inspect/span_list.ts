import type { Path } from "../wire/mod.ts";
import type { Span, SpanPart, SpanRole, SpanType } from "./span.ts";

/** A span while it is open. */
export type DraftSpan = { -readonly [K in keyof Span]: Span[K] };

/** A span and its place in the list. */
export interface Entry {
  readonly span: DraftSpan;
  readonly index: number;
}

/** The spans of one header or body: each before its parts, and those in the order of the bytes. */
export class SpanList {
  /** All so far. */
  readonly spans: DraftSpan[] = [];
  /** How many there was no room for. */
  omitted = 0;
  readonly #part: SpanPart;
  readonly #max: number;

  /** An empty list for at most `max` spans. */
  constructor(part: SpanPart, max: number) {
    this.#part = part;
    this.#max = max;
  }

  /** Whether the next span will only be counted. */
  get full(): boolean {
    return !(this.spans.length < this.#max); // what is no number allows nothing
  }

  /** Adds a span that is still empty; `parent` is the one it is in. */
  add(start: number, path: Path, type: SpanType, role: SpanRole, parent?: Entry): Entry {
    const index = this.spans.length;
    const above = parent?.index ?? -1;
    const span = { start, end: start, path, type, role, part: this.#part, parent: above };
    if (this.full) this.omitted++;
    else this.spans.push(span);
    return { span, index };
  }
}
