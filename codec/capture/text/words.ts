// Dumps of words, as plain hexdump and od write them. They look like bytes, and are refused: their order depends on the machine.

import { Misfit } from "./misfit.ts";
import type { Source } from "./source.ts";

const OFFSET = /^[0-9a-f]{6,8}$/i;
// How programs write a word, by its digits, and how many bytes it is.
const WORDS: Readonly<Record<number, { readonly digits: RegExp; readonly bytes: number }>> = {
  3: { digits: /^[0-7]{3}$/, bytes: 1 },
  4: { digits: /^[0-9a-f]{4}$/i, bytes: 2 },
  6: { digits: /^[0-7]{6}$/, bytes: 2 },
  8: { digits: /^[0-9a-f]{8}$/i, bytes: 4 },
};
const MAX_LINE = 400; // characters; such lines are shorter, and longer ones need not be looked at

/**
 * Reads nothing.
 *
 * @throws {Misfit} Always: certain, if the text begins as a dump of words.
 */
export function refuseWords({ lines: [first, second] }: Source): never {
  const isDump = first !== undefined && second !== undefined && follows(first.text, second.text);
  const place = { line: first?.number ?? 1, column: 1 };
  const expected = 'bytes one by one, as "hexdump -C", "od -A x -t x1" and "xxd" write them';
  const found = "words, in which the order of bytes depends on the machine";
  throw new Misfit(place, "a dump", expected, { claim: isDump ? "certain" : "none", found });
}

/** Whether the offset of the second line is behind the words of the first. */
function follows(first: string, second: string): boolean {
  const [offset, ...words] = tokens(first);
  const [next, ...more] = tokens(second);
  const size = sizeOf(words);
  if (size === 0 || !isOffset(offset) || more.some((word) => sizeOf([word]) === 0)) return false;
  if (next === "*") return true;
  if (!isOffset(next) || next.length !== offset.length) return false;
  return ["0x", "0o", ""].some((prefix) => {
    const gap = Number(prefix + next) - Number(prefix + offset);
    return gap === size || gap === size - 1; // the last word may be half filled
  });
}

function isOffset(token: string | undefined): token is string {
  return token !== undefined && OFFSET.test(token);
}

function tokens(line: string): readonly string[] {
  return line.length > MAX_LINE ? [] : line.trim().split(/\s+/);
}

/** Bytes of these words; 0 if there are none, or they are not words of one size. */
function sizeOf(words: readonly string[]): number {
  const word = WORDS[words[0]?.length ?? 0];
  if (word === undefined || !words.every((text) => word.digits.test(text))) return 0;
  return words.length * word.bytes;
}
