// Dumps: lines that begin with an offset, as xxd, hexdump, od, tshark and Wireshark write them.

import { isAsideLine } from "./asides.ts";
import { ByteList } from "./byte_list.ts";
import { type DumpLine, readDumpLine } from "./dump_line.ts";
import { dumpPieces } from "./dump_pieces.ts";
import { isBackwards, isBits, textDiffers } from "./dump_text.ts";
import { type Claim, type Doubt, Misfit } from "./misfit.ts";
import { ASIDE, Notes } from "./notes.ts";
import { layoutOf } from "./offsets.ts";
import type { Line, Source } from "./source.ts";
import type { TextBytes, TextForm, TextPiece } from "./text_bytes.ts";

/** What was read of a dump. */
export interface Dump {
  readonly lines: readonly DumpLine[];
  readonly pieces: readonly TextPiece[];
}

// "Frame (112 bytes):", with which tshark tells the parts of a packet apart.
const PART = /^[A-Z][\w .()-]{0,80}\(\d{1,9} bytes\):$/;

/** Reads a dump that fills the text; several of them become a piece each. */
export function readDump(source: Source): TextBytes {
  const notes = new Notes();
  const body = source.lines.filter((line) => !isAside(line, notes));
  const { lines, pieces } = readDumpLines(body, false, notes);
  const [form, what] = programOf(lines);
  return { form, what, pieces, notes: notes.list() };
}

function isAside({ text, number }: Line, notes: Notes): boolean {
  if (!isAsideLine(text)) return PART.test(text);
  notes.add(ASIDE, number);
  return true;
}

/**
 * Reads lines of which each is one of a dump or a "*".
 *
 * @param sided Whether indented lines are of another side.
 * @throws {Misfit} Certain, if the lines before the one that does not fit cannot be anything but a dump.
 */
export function readDumpLines(body: readonly Line[], sided: boolean, notes: Notes): Dump {
  const list = new ByteList();
  const lines = parsedLines(body, sided, list, notes);
  const { bytes } = list;
  checkText(lines, bytes, notes);
  const layout = layoutOf(lines, sided);
  const bad = lines[layout.steps.length];
  if (bad !== undefined) {
    const fitting = lines.slice(0, layout.steps.length);
    const claim = isTable(lines) ? "certain" : claimOf(fitting, sided);
    throw misfit(bad.number, "the offset that follows from the lines before", { claim });
  }
  if (bytes.length === 0 || claimOf(lines, sided) === "none") {
    throw misfit(lines[0]?.number ?? 1, "a dump of bytes", {});
  }
  return { lines, pieces: dumpPieces(lines, layout, bytes) };
}

function parsedLines(
  body: readonly Line[],
  sided: boolean,
  bytes: ByteList,
  notes: Notes,
): readonly DumpLine[] {
  const lines: DumpLine[] = [];
  let squeezed = false;
  for (const { text, number } of body) {
    const isStar = text.trim() === "*";
    if (isStar) notes.add('"*" stands for lines like the one before it', number);
    else lines.push(parsedLine({ text, number }, squeezed, bytes, lines, sided));
    squeezed = isStar;
  }
  if (!squeezed) return lines;
  const number = body[body.length - 1]!.number;
  const found = "the end of the text";
  throw misfit(number, 'a line behind the "*"', { claim: claimOf(lines, sided), found });
}

/** A line that cannot be read breaks a dump if those before it are one. */
function parsedLine(
  { text, number }: Line,
  squeezed: boolean,
  bytes: ByteList,
  before: readonly DumpLine[],
  sided: boolean,
): DumpLine {
  try {
    return readDumpLine(text, number, squeezed, bytes);
  } catch (error) {
    throw error instanceof Misfit ? error.claiming(claimOf(before, sided)) : error;
  }
}

/** "certain", if the lines fit and cannot be anything but a dump. */
function claimOf(lines: readonly DumpLine[], sided: boolean): Claim {
  const { steps, following } = layoutOf(lines, sided);
  if (steps.length < lines.length) return "none";
  return following > 0 || lines.some(isMarked) ? "certain" : "none";
}

/** Whether all lines have an offset of one width and single bytes, as nobody writes anything but a dump. */
function isTable(lines: readonly DumpLine[]): boolean {
  const [first, second] = lines;
  if (first === undefined || second === undefined || !/^0{6,}$/.test(first.offset)) return false;
  return lines.every(({ offset, group }) => offset.length === first.offset.length && group < 2);
}

/** Whether a line shows alone that it begins with an offset, and not with bytes. */
function isMarked({ count, mark, frame, gap, offset }: DumpLine): boolean {
  if (count === 0) return false;
  return mark !== "" || frame !== undefined || (gap > 1 && /^0+$/.test(offset));
}

function checkText(lines: readonly DumpLine[], bytes: Uint8Array, notes: Notes): void {
  const found = isBackwards(lines, bytes)
    ? "words with their last byte first"
    : lines.some((line) => isBits(line, bytes))
    ? "binary digits"
    : undefined;
  if (found !== undefined) {
    const expected = "hexadecimal bytes in their order";
    throw misfit(lines[0]!.number, expected, { claim: "certain", found });
  }
  const differing = lines.find((line) => textDiffers(line, bytes));
  if (differing === undefined) return;
  notes.add("the text beside the bytes is not that of the bytes", differing.number);
}

/** The program, by what only its lines have. */
function programOf(lines: readonly DumpLine[]): [TextForm, string] {
  const has = (test: (line: DumpLine) => boolean) => lines.some(test);
  if (has(({ mark }) => mark !== "")) return ["xxd", "xxd"];
  if (has(({ frame }) => frame === "|")) return ["hexdump", "hexdump -C"];
  if (has(({ frame }) => frame === ">")) return ["od", "od -t x1z"];
  if (has(({ offset }) => offset.length === 6 || offset.length === 7)) return ["od", "od -t x1"];
  return ["hex-dump", "a hex dump of Wireshark"];
}

function misfit(line: number, expected: string, doubt: Doubt): Misfit {
  return new Misfit({ line, column: 1 }, "a hex dump", expected, doubt);
}
