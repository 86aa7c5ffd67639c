// A pasted text, with what editors and web pages do to blanks and line ends undone.

import type { Place } from "./misfit.ts";

/** A line that holds more than blanks. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without its end. */
  readonly text: string;
}

// Each is one character, so that columns stay what they were.
const BLANKS = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const NOT_BLANK = /\S/;

/** The text as readers of forms see it. */
export class Source {
  /** Lines end with "\n", blanks are " " and "\t". */
  readonly text: string;
  #lines: readonly Line[] | undefined;

  /** Takes a text as it came. */
  constructor(given: string) {
    const text = given.charCodeAt(0) === 0xfeff ? given.slice(1) : given;
    this.text = text.replace(LINE_ENDS, "\n").replace(BLANKS, " ");
  }

  /** Its lines, without blank ones. */
  get lines(): readonly Line[] {
    return this.#lines ??= linesOf(this.text);
  }
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let number = 0;
  for (let start = 0, end = 0; end >= 0; start = end + 1) {
    end = text.indexOf("\n", start);
    number++;
    const line = end < 0 ? text.slice(start) : text.slice(start, end);
    if (NOT_BLANK.test(line)) lines.push({ number, text: line });
  }
  return lines;
}

/** Line and column of an index, both from 1. */
export function placeOf(text: string, at: number): Place {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < at; end = text.indexOf("\n", start)) {
    line++;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
}
