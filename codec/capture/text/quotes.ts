// Quotes around a text that needs none.

import { Source } from "./source.ts";

const OPENING = /^[bB]?["'`\u2018\u2019\u201c\u201d\u201e]/;
const CLOSING = /["'`\u2018\u2019\u201c\u201d][;,]?$/;
const LONGEST = 2; // characters that either matches

/** The text with a pair of quotes around it turned to blanks, so that all else stays where it is. */
export function withoutQuotes(source: Source): Source {
  const { text } = source;
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const opening = OPENING.exec(text.slice(start, start + LONGEST))?.[0].length;
  const closing = CLOSING.exec(text.slice(Math.max(start, end - LONGEST), end))?.[0].length;
  if (opening === undefined || closing === undefined) return source;
  const inside = text.slice(start + opening, Math.max(start + opening, end - closing));
  return new Source(text.slice(0, start) + " ".repeat(opening) + inside);
}
