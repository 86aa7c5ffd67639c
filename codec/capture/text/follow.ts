// Followed streams: both sides of a connection, as `tshark -z follow` and Wireshark's "Follow" write them.

import { blanksEnd, ByteList, digitsEnd } from "./byte_list.ts";
import { readDumpLines } from "./dump.ts";
import { beginsWithOffset } from "./dump_line.ts";
import { type Followed, unframed } from "./follow_frame.ts";
import { type Claim, type Doubt, foundIn, Misfit } from "./misfit.ts";
import { Notes } from "./notes.ts";
import type { Line, Source } from "./source.ts";
import type { TextBytes, TextPiece } from "./text_bytes.ts";

/** Reads the form "hex": a dump of both sides, of which side 1 is indented. */
export function readFollowHex({ lines }: Source): TextBytes {
  const notes = new Notes();
  const followed = unframed(lines, notes);
  if (followed.mode === undefined ? !isTwoDumps(followed.body) : followed.mode !== "hex") {
    throw misfit(1, 0, "a dump of two sides");
  }
  checkFilled(followed);
  const { pieces } = readDumpLines(followed.body, true, notes);
  return { form: "follow-hex", ...told(followed, "hex", pieces, notes) };
}

/** Whether both sides have lines, and begin at offset 0. */
function isTwoDumps(body: readonly Line[]): boolean {
  const isDump = ({ text }: Line) => beginsWithOffset(text);
  const first = body.find((line) => isDump(line) && !isIndented(line));
  const other = body.find((line) => isDump(line) && isIndented(line));
  return [first, other].every((line) => line !== undefined && /^\s*0+\s/.test(line.text));
}

/** Reads the form "raw": a line of digits for each segment, those of side 1 behind a tab. */
export function readFollowRaw({ lines }: Source): TextBytes {
  const notes = new Notes();
  const followed = unframed(lines, notes);
  checkMode(followed);
  if (followed.mode === undefined) checkSides(followed.body);
  else checkFilled(followed);
  const pieces = rawPieces(followed);
  return { form: "follow-raw", ...told(followed, "raw", pieces, notes) };
}

function checkMode({ mode, body }: Followed): void {
  if (mode === undefined || mode === "raw") return;
  const expected = 'a stream that was followed as "raw" or "hex"';
  const found = "a form that has lost bytes";
  throw misfit(body[0]?.number ?? 1, 0, expected, { claim: "certain", found });
}

/** Without a frame only the tabs tell that the lines are of two sides. */
function checkSides(body: readonly Line[]): void {
  const isTabbed = ({ text }: Line) => text.startsWith("\t");
  const isFlush = (line: Line) => !isIndented(line);
  if (!body.some(isTabbed) || !body.some(isFlush)) throw misfit(1, 0, "lines of two sides");
}

function checkFilled({ body }: Followed): void {
  if (body.length > 0) return;
  const found = "none: has the capture a stream of that number?";
  throw misfit(1, 0, "a line that holds bytes", { claim: "certain", found });
}

function rawPieces({ mode, body }: Followed): readonly TextPiece[] {
  const list = new ByteList();
  const claim = mode === undefined ? "none" : "certain";
  const ends = body.map((line) => addRaw(line, list, claim));
  const { bytes } = list;
  return body.map((line, i) => ({
    side: isIndented(line) ? 1 : 0,
    bytes: bytes.subarray(ends[i - 1] ?? 0, ends[i]),
  }));
}

/** Adds the bytes of a line; returns how many there are now. */
function addRaw({ text, number }: Line, list: ByteList, claim: Claim): number {
  const start = blanksEnd(text, 0);
  const end = digitsEnd(text, start);
  if (blanksEnd(text, end) < text.length || (end - start) % 2 !== 0) {
    const expected = "two hexadecimal digits for each byte";
    throw misfit(number, end, expected, { claim, found: foundIn(text, end) });
  }
  list.pushHex(text, start, end);
  return list.length;
}

function told(
  { protocol, nodes }: Followed,
  mode: string,
  pieces: readonly TextPiece[],
  notes: Notes,
): Omit<TextBytes, "form"> {
  const what = protocol === undefined
    ? `Wireshark's "Follow", as ${mode}`
    : `tshark -z follow,${protocol},${mode}`;
  return { what, pieces, ...nodes && { nodes }, notes: notes.list() };
}

function isIndented({ text }: Line): boolean {
  return text.startsWith(" ") || text.startsWith("\t");
}

function misfit(line: number, at: number, expected: string, doubt?: Doubt): Misfit {
  return new Misfit({ line, column: at + 1 }, "a followed stream", expected, doubt);
}
