// Blanks and comments between the numbers of a text.

import type { Cursor } from "./cursor.ts";
import { COMMENT, type Notes } from "./notes.ts";

const MARKS = "/#-";
const BLANKS = /\s+/y;
// Wireshark writes eight bytes as text into a comment that ends its line; the text itself may be "*/".
const TEXT_OF_BYTES = /\/\* [ -~]{1,8} \*\/(?=\n)/y;
const LINE = /(?:\/\/|#|--).*/y;
const OPEN = /\/\*/y;

// Comments of people, and the command that printed what follows it, with or without who gave it and where.
const ASIDE =
  /^\s*(?:[$#%;]|\/\/|--|\S{1,100}\$(?: |$)|\S{1,50}@\S{1,50}#(?: |$)|\[[^\]]{1,100}\][$#](?: |$))/;

/** Whether a line is around the bytes, and holds none. */
export function isAsideLine(line: string): boolean {
  return ASIDE.test(line);
}

/** Passes blanks, and comments as C, Python and SQL have them. */
export function skipAsides(cursor: Cursor, notes: Notes): void {
  for (;;) {
    cursor.skip(BLANKS);
    if (!MARKS.includes(cursor.next)) return;
    const { line } = cursor;
    if (cursor.skip(TEXT_OF_BYTES)) continue;
    if (!cursor.skip(LINE) && !skipBlock(cursor)) return;
    notes.add(COMMENT, line);
  }
}

function skipBlock(cursor: Cursor): boolean {
  const start = cursor.at;
  if (!cursor.skip(OPEN)) return false;
  const end = cursor.text.indexOf("*/", cursor.at);
  if (end < 0) throw cursor.misfit("the end of this comment", { claim: "begun" }, start);
  cursor.at = end + 2;
  return true;
}
