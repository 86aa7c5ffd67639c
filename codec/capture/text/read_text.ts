// Which form a text is of.

import { readArrays } from "./arrays.ts";
import { readBase64 } from "./base64.ts";
import { readJsonBuffers, readNodeBuffers } from "./buffers.ts";
import { readDecimals } from "./decimals.ts";
import { readDump } from "./dump.ts";
import { readFollowHex, readFollowRaw } from "./follow.ts";
import { readHex } from "./hex.ts";
import { type Claim, Misfit } from "./misfit.ts";
import { packetsAmong } from "./packets_among.ts";
import { Source } from "./source.ts";
import { readStrings } from "./strings.ts";
import { readTcpdump } from "./tcpdump.ts";
import type { TextBytes } from "./text_bytes.ts";
import { UnknownTextError } from "./unknown_text.ts";
import { refuseWords } from "./words.ts";

/** In the order in which they are tried. */
const FORMS: readonly ((source: Source) => TextBytes)[] = [
  readFollowHex,
  readFollowRaw,
  readTcpdump,
  readDump,
  refuseWords,
  readArrays,
  readStrings,
  readHex,
  readDecimals,
  readNodeBuffers,
  readJsonBuffers,
  readBase64,
];

/**
 * The bytes that a pasted text stands for. Forms are tried in this order, and the first that fits the whole text is
 * taken:
 *
 * 1. `tshark -z follow,tcp,hex,N` and Wireshark's "Hex Dump" of a followed stream: two sides, side 1 is indented.
 * 2. `tshark -z follow,tcp,raw,N` or `tls,raw`, and Wireshark's "Raw": a line a segment, side 1 behind a tab.
 *    Without the frame of tshark there must be lines of both sides.
 * 3. tcpdump with -x, -X, -xx or -XX: packets.
 * 4. Dumps with offsets: xxd, `hexdump -C`, `od -t x1` with offsets in any base, `tshark -x`, Wireshark. Each offset
 *    must follow from the bytes before, save where a "*" leaves lines out. A single line must have a colon or a frame,
 *    or begin with zeros and two blanks.
 * 5. Dumps of words (plain hexdump, `od -x`) are refused: the order of their bytes is not known.
 * 6. Arrays of C, Go, Java, JavaScript, Python, Kotlin, Rust, Erlang, and lists in brackets; "peer1_0" of Wireshark
 *    is side 1. Numbers without "0x" are decimal, unless there are letters, or all have two digits of which one
 *    begins with 0.
 * 7. Strings with escapes of which at least one is a number: "\x00", "\0", "\u0000"; without quotes as well.
 * 8. Hexadecimal digits in groups of even number: plain, with "0x", colons, dashes, commas, comments. So "00000014"
 *    and "00 00 00 14" are hexadecimal.
 * 9. Numbers between blanks or commas: decimal, if one has one digit or three, or a sign, and none a letter.
 * 10. `<Buffer 00 …>` of Node anywhere in the text, then `{"type":"Buffer","data":[…]}`.
 * 11. Base64 and base64url, 12 digits or more, of which enough are not hexadecimal.
 *
 * If the bytes begin with headers of IP or Ethernet whose lengths fit, `packets` is set.
 *
 * The time this takes, and the memory, are those of the text's length, save for at most 16 MiB that "*" may stand for.
 *
 * @throws {UnknownTextError} If the text is of no form, or clearly of one and broken.
 * @example
 * ```ts
 * const { what, pieces } = readText("00 00 00 02  # length\n00 12");
 * if (what !== "hexadecimal digits" || pieces[0]?.bytes.length !== 6) throw new Error("Cannot match");
 * ```
 */
export function readText(text: string): TextBytes {
  const source = new Source(text);
  const misfits: Misfit[] = [];
  for (const read of FORMS) {
    const found = attempt(read, source);
    if (!(found instanceof Misfit)) return withPackets(found);
    misfits.push(found);
    if (found.claim === "certain") break;
  }
  throw unknown(misfits);
}

function attempt(read: (source: Source) => TextBytes, source: Source): TextBytes | Misfit {
  try {
    const found = read(source);
    if (found.pieces.some(({ bytes }) => bytes.length > 0)) return found;
    return new Misfit({ line: 1, column: 1 }, found.what, "at least one byte", { found: "none" });
  } catch (error) {
    if (error instanceof Misfit) return error;
    throw error;
  }
}

/** Where the text tells no sides it may be of packets. */
function withPackets(found: TextBytes): TextBytes {
  const isSided = found.form.startsWith("follow") || found.pieces.some(({ side }) => side === 1);
  if (found.packets || isSided) return found;
  const notes: string[] = [];
  const packets = packetsAmong(found.pieces, true, notes);
  return packets === undefined ? found : { ...found, ...packets, notes: found.notes.concat(notes) };
}

/** Of the reader that is surest; else of the one for digits that came furthest, for those are the likeliest forms. */
function unknown(misfits: readonly Misfit[]): UnknownTextError {
  const claiming = (claim: Claim) => misfits.find((misfit) => misfit.claim === claim);
  const sure = claiming("certain") ?? claiming("begun");
  if (sure !== undefined) {
    return new UnknownTextError(sure.place, sure.expected, sure.found, sure.what);
  }
  const [hex, decimal] = [readHex, readDecimals].map((read) => misfits[FORMS.indexOf(read)]!);
  const { place, expected, found } = isBehind(decimal!, hex!) ? decimal! : hex!;
  return new UnknownTextError(place, `${expected}, or another form of bytes`, found);
}

function isBehind({ place: a }: Misfit, { place: b }: Misfit): boolean {
  return a.line > b.line || (a.line === b.line && a.column > b.column);
}
