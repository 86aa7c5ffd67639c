// A place in a text that moves on, for forms which lines do not matter to.

import { type Doubt, Misfit } from "./misfit.ts";
import { placeOf, type Source } from "./source.ts";

/** A reader of a text from its start to its end. */
export class Cursor {
  /** The whole text. */
  readonly text: string;
  /** The form that is being read, in words, for errors. */
  readonly what: string;
  /** Where it is: an index of the text. */
  at = 0;
  #line = 1;
  #lineEnd: number;

  /** A cursor at the start. */
  constructor({ text }: Source, what: string) {
    this.text = text;
    this.#lineEnd = lineEnd(text, 0);
    this.what = what;
  }

  /** Nothing is left. */
  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The character here; a blank at the end. */
  get next(): string {
    return this.text[this.at] ?? " ";
  }

  /** Number of the line it is in. Must not be asked for after moving backwards. */
  get line(): number {
    while (this.#lineEnd < this.at) {
      this.#line++;
      this.#lineEnd = lineEnd(this.text, this.#lineEnd + 1);
    }
    return this.#line;
  }

  /** What a sticky pattern matches here, which is passed; undefined if it does not match. */
  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) return undefined;
    this.at += found[0].length;
    return found;
  }

  /** Passes what a sticky pattern matches here; whether it did. */
  skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  /** An error at this place, or at another. */
  misfit(expected: string, doubt: Doubt = {}, at: number = this.at): Misfit {
    const found = at < this.text.length ? "something else" : "the end of the text";
    return new Misfit(placeOf(this.text, at), this.what, expected, { found, ...doubt });
  }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}
