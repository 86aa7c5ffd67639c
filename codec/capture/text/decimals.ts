// Numbers without brackets.

import { skipAsides } from "./asides.ts";
import { Cursor } from "./cursor.ts";
import { CUT_SHORT, Notes } from "./notes.ts";
import { NumberList } from "./number_list.ts";
import type { Source } from "./source.ts";
import type { TextBytes, TextPiece } from "./text_bytes.ts";

/** Reads numbers between blanks or commas, two or more: one alone says too little. With "0x" they are as in C. */
export function readDecimals(source: Source): TextBytes {
  const cursor = new Cursor(source, "decimal numbers");
  const notes = new Notes();
  const list = new NumberList(cursor);
  do skipAsides(cursor, notes); while (list.take());
  if (!cursor.isAtEnd || list.length < 2) throw cursor.misfit("a number from -128 to 255");
  if (list.base() !== 10) throw cursor.misfit("decimal digits", {}, 0);
  const { isCut, missing } = list;
  if (isCut) notes.add(CUT_SHORT, cursor.line);
  const piece: TextPiece = {
    side: 0,
    bytes: list.bytes(10),
    ...missing !== undefined && { missing },
  };
  return { form: "decimal", what: "decimal numbers", pieces: [piece], notes: notes.list() };
}
