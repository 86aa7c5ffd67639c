// What a reader tells beside the bytes: one sentence for each kind of thing, however often it comes.

/** What is told of a comment. */
export const COMMENT = "a comment was passed over";

/** What is told of a line that is around the bytes. */
export const ASIDE = "a comment or a command was passed over";

/** What is told of bytes that a program did not print. */
export const CUT_SHORT = 'not all bytes were printed ("...")';

interface Seen {
  count: number;
  readonly first: number;
  last: number;
}

/** Sentences about lines. */
export class Notes {
  readonly #seen = new Map<string, Seen>();

  /** Something about a line: "a comment was passed over". */
  add(what: string, line: number): void {
    const seen = this.#seen.get(what);
    if (seen === undefined) this.#seen.set(what, { count: 1, first: line, last: line });
    else [seen.count, seen.last] = [seen.count + 1, line];
  }

  /** All of them: "Lines 3 to 17: a comment was passed over (12 times)". */
  list(): readonly string[] {
    return Array.from(this.#seen, ([what, seen]) => `${linesOf(seen)}: ${what}${timesOf(seen)}`);
  }
}

function linesOf({ first, last }: Seen): string {
  return first === last ? `Line ${first}` : `Lines ${first} to ${last}`;
}

function timesOf({ count }: Seen): string {
  return count === 1 ? "" : ` (${count} times)`;
}
