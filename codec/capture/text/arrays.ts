// Arrays in the source code of programs, and lists as they are printed.

import { skipAsides } from "./asides.ts";
import { Cursor } from "./cursor.ts";
import type { Claim } from "./misfit.ts";
import { CUT_SHORT, Notes } from "./notes.ts";
import { NumberList } from "./number_list.ts";
import type { Source } from "./source.ts";
import type { TextBytes, TextPiece } from "./text_bytes.ts";

/** How an array begins. */
interface Opening {
  readonly what: string;
  /** Characters of which one is the first. */
  readonly first: string;
  readonly begin: RegExp;
  /** Numbers without "0x" are decimal, whatever they look like. */
  readonly decimal?: true;
}

// The first that fits is taken.
const OPENINGS: readonly Opening[] = [
  { what: "a Go slice", first: "[", begin: /\[\d{0,9}\](?:byte|u?int8)\s?\{/y, decimal: true },
  {
    what: "a Java array",
    first: "n",
    begin: /new\s(?:s?byte|Byte)\s?\[\d{0,9}\]\s?\{/y,
    decimal: true,
  },
  {
    what: "a JavaScript array",
    first: "nUI",
    begin: /(?:new )?(?:Uint8|Int8|Uint8Clamped)Array(?:\(\d{1,9}\) |\()\[/y,
    decimal: true,
  },
  {
    what: "a JavaScript array",
    first: "UIB",
    begin: /(?:(?:Uint8|Int8)Array|Buffer)\.(?:of\(|from\(\[)/y,
    decimal: true,
  },
  {
    what: "a Python array",
    first: "ba",
    begin: /(?:bytes|bytearray|array)\((?:['"][bB]['"],\s?)?\[/y,
    decimal: true,
  },
  { what: "a Kotlin array", first: "bu", begin: /u?byteArrayOf\(/y, decimal: true },
  { what: "a Rust array", first: "v&", begin: /(?:vec!|&)\s?\[/y, decimal: true },
  { what: "an Erlang binary", first: "<", begin: /<</y, decimal: true },
  { what: "a C array", first: "{", begin: /\{/y },
  { what: "a list of numbers", first: "[(", begin: /[[(]/y },
];

// "static const unsigned char pkt1[46] =", "byte[] data =", "let data: [u8; 46] ="
const DECLARATION = /[a-z_][\w \[\]*&<>:;.]{0,200}=\s*/iy;
// What `xxd -i` writes behind an array.
const LENGTH = /(?:unsigned )?(?:int|long|size_t) \w{1,200}\s?=\s?\d{1,10};/y;
const CLOSING = /(?:>>|[\]})])[\]})]{0,3}/y;
const BETWEEN = /[,;]/y;
const PEER = /\bpeer([01])_\d/;

/** Reads arrays, one or several, each a piece; those that Wireshark calls "peer1_…" are of side 1. */
export function readArrays(source: Source): TextBytes {
  const cursor = new Cursor(source, "an array");
  const notes = new Notes();
  const arrays: ReadArray[] = [];
  for (skipAsides(cursor, notes); !cursor.isAtEnd; skipAsides(cursor, notes)) {
    if (cursor.skip(BETWEEN) || cursor.skip(LENGTH)) continue;
    arrays.push(readArray(cursor, arrays.length > 0 ? "begun" : "none", notes));
  }
  const [first] = arrays;
  if (first === undefined) throw cursor.misfit("an array");
  const pieces = arrays.map(({ piece }) => piece);
  return { form: "array", what: first.what, pieces, notes: notes.list() };
}

interface ReadArray {
  readonly what: string;
  readonly piece: TextPiece;
}

function readArray(cursor: Cursor, claim: Claim, notes: Notes): ReadArray {
  const declared = cursor.match(DECLARATION)?.[0] ?? "";
  const peer = PEER.exec(declared)?.[1];
  const { line } = cursor;
  const opening = openingAt(cursor, claim);
  const list = numbersOf(cursor, claim, notes);
  const bytes = list.bytes(opening.decimal ? 10 : list.base());
  const { isCut, missing } = list;
  if (isCut) notes.add(CUT_SHORT, line);
  return {
    what: peer === undefined ? opening.what : "C arrays of Wireshark",
    piece: { side: peer === "1" ? 1 : 0, bytes, ...missing !== undefined && { missing } },
  };
}

function openingAt(cursor: Cursor, claim: Claim): Opening {
  const opening = OPENINGS.find(({ first, begin }) =>
    first.includes(cursor.next) && cursor.skip(begin)
  );
  if (opening === undefined) throw cursor.misfit("the start of an array", { claim });
  return opening;
}

function numbersOf(cursor: Cursor, claim: Claim, notes: Notes): NumberList {
  const list = new NumberList(cursor);
  do skipAsides(cursor, notes); while (list.take());
  if (list.length === 0) throw cursor.misfit("a number", { claim });
  if (!cursor.skip(CLOSING)) throw cursor.misfit("a number", { claim: "begun" });
  return list;
}
