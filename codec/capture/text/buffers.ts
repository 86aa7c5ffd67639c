// Buffers of Node in anything that was printed: `<Buffer 00 12>` and `{"type":"Buffer","data":[0,18]}`.

import { ByteList } from "./byte_list.ts";
import { Cursor } from "./cursor.ts";
import { CUT_SHORT, Notes } from "./notes.ts";
import { NumberList } from "./number_list.ts";
import type { Source } from "./source.ts";
import type { TextBytes, TextPiece } from "./text_bytes.ts";

const NODE = /<Buffer(?=[ >])|\[Uint8Contents\]: </g;
// A string of JSON within another has its quotes escaped; what Node prints has none.
const JSON_BEGIN =
  /\btype\\{0,3}["'“”]?\s{0,80}:\s{0,80}\\{0,3}["'“”]?Buffer\\{0,3}["'“”]?\s{0,80},\s{0,80}\\{0,3}["'“”]?data\\{0,3}["'“”]?\s{0,80}:\s{0,80}/g;
const NOTHING = /^[\s[\]{}(),;"'\u201c\u201d\\]*$/;

/** Reads all `<Buffer …>` of the text, each a piece. */
export function readNodeBuffers(source: Source): TextBytes {
  const cursor = new Cursor(source, "a buffer that Node printed");
  return { form: "node-buffer", what: "<Buffer …> of Node", ...allOf(cursor, NODE, pairs) };
}

/** Reads all `{"type":"Buffer","data":[…]}` of the text, each a piece. */
export function readJsonBuffers(source: Source): TextBytes {
  const cursor = new Cursor(source, "a buffer in JSON");
  return {
    form: "json-buffer",
    what: '{"type":"Buffer"} of Node',
    ...allOf(cursor, JSON_BEGIN, list),
  };
}

// No other form can have such a mark in it.
const SURE = { claim: "certain" } as const;
const FILTERED = "none: KafkaJS prints it with KAFKAJS_DEBUG_PROTOCOL_BUFFERS=1";

interface Read {
  readonly bytes: Uint8Array;
  readonly isCut: boolean;
  readonly missing: number | undefined;
}

/** `read` gives undefined for a buffer without bytes. */
function allOf(
  cursor: Cursor,
  begin: RegExp,
  read: (cursor: Cursor) => Read | undefined,
): Pick<TextBytes, "pieces" | "notes"> {
  const notes = new Notes();
  const pieces: TextPiece[] = [];
  let filtered: number | undefined;
  while (passTo(cursor, begin, notes)) {
    const { line } = cursor;
    const found = read(cursor);
    if (found === undefined) filtered ??= cursor.at;
    else pieces.push(pieceOf(found, line, notes));
  }
  if (pieces.length > 0) return { pieces, notes: notes.list() };
  if (filtered === undefined) throw cursor.misfit("a buffer", {}, 0);
  throw cursor.misfit("a list of numbers", { ...SURE, found: FILTERED }, filtered);
}

function pieceOf({ bytes, isCut, missing }: Read, line: number, notes: Notes): TextPiece {
  if (isCut) notes.add(CUT_SHORT, line);
  return { side: 0, bytes, ...missing !== undefined && { missing } };
}

/** Passes what begins the next buffer, and all before it; false at the end of the text. */
function passTo(cursor: Cursor, begin: RegExp, notes: Notes): boolean {
  begin.lastIndex = cursor.at;
  const found = begin.exec(cursor.text);
  const before = cursor.text.slice(cursor.at, found?.index);
  cursor.at = found === null ? cursor.text.length : begin.lastIndex;
  if (!NOTHING.test(before)) notes.add("text around a buffer was passed over", cursor.line);
  return found !== null;
}

const PAIR = /\s*([0-9a-f]{2})(?=[\s>])/iy;
const ELIDED = /\s*(?:\.\.\.|\u2026) ?(?:(\d{1,9}) more bytes?)?/y;
const END = /\s*>/y;

function pairs(cursor: Cursor): Read {
  const bytes = new ByteList();
  for (let pair = cursor.match(PAIR); pair !== undefined; pair = cursor.match(PAIR)) {
    bytes.pushHex(pair[1]!, 0, 2);
  }
  const elided = cursor.match(ELIDED);
  if (!cursor.skip(END)) throw cursor.misfit('two hexadecimal digits, or ">"', SURE);
  const missing = elided?.[1] === undefined ? undefined : Number(elided[1]);
  return { bytes: bytes.bytes, isCut: elided !== undefined, missing };
}

const OPEN = /\[/y;
const CLOSE = /\]/y;
const SPACE = /\s+/y;

function list(cursor: Cursor): Read | undefined {
  if (!cursor.skip(OPEN)) return undefined;
  const numbers = new NumberList(cursor);
  do cursor.skip(SPACE); while (numbers.take());
  if (!cursor.skip(CLOSE)) throw cursor.misfit("a number", SURE);
  const { isCut, missing } = numbers;
  return { bytes: numbers.bytes(10), isCut, missing };
}
