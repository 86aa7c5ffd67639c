// One line of a dump: an offset, bytes, and perhaps the same bytes as text.

import { blanksEnd, type ByteList, digitsEnd } from "./byte_list.ts";
import { foundIn, Misfit } from "./misfit.ts";

/** A line of a dump. */
export interface DumpLine {
  /** Number of the line in the text, from 1. */
  readonly number: number;
  /** The line is indented: in a dump of two sides, side 1. */
  readonly indented: boolean;
  /** The offset as it is written, without "0x". */
  readonly offset: string;
  /** What surrounds the offset: "0x", ":", both or nothing. */
  readonly mark: "0x:" | ":" | "";
  /** Blanks between the offset and the bytes. */
  readonly gap: number;
  /** Its first byte, as an index of the list they were added to. */
  readonly start: number;
  /** How many bytes it holds: 0 at the end of some dumps. */
  readonly count: number;
  /** Bytes that are written together in the first group. */
  readonly group: number;
  /** The column of text, if there is one. */
  readonly text?: string;
  /** What that column stands between: "|" for `hexdump -C`, ">" for `od -t x1z`. */
  readonly frame?: "|" | ">";
  /** Lines before this one are left out, as a "*" says. */
  readonly squeezed: boolean;
}

const HEAD = /^([ \t]*)(0x)?([0-9a-f]{4,12})(:?)(?=[ \t]|$)/i;
const PAIR = "two hexadecimal digits for each byte";

/** Whether a line begins with what may be an offset. */
export function beginsWithOffset(line: string): boolean {
  return HEAD.test(line);
}

/**
 * Reads a line, and adds its bytes to `bytes`.
 *
 * @throws {Misfit} If it is no line of a dump.
 */
export function readDumpLine(
  line: string,
  number: number,
  squeezed: boolean,
  bytes: ByteList,
): DumpLine {
  const head = HEAD.exec(line);
  if (head === null) throw misfit(line, number, 0, "an offset and bytes");
  const [all, indent, hex = "", offset, colon] = head;
  const mark = colon === "" ? "" : hex === "" ? ":" : "0x:";
  if (hex !== "" && colon === "") {
    throw misfit(line, number, all.length, "a colon behind the offset");
  }
  const start = bytes.length;
  const column = new HexColumn(line, number, mark === "");
  const at = blanksEnd(line, all.length);
  const rest = line.slice(at < line.length ? column.read(at, bytes) : at).trimEnd();
  return {
    number,
    indented: indent !== "",
    offset: offset!,
    mark,
    gap: at - all.length,
    start,
    count: bytes.length - start,
    group: column.group,
    ...textColumn(rest),
    squeezed,
  };
}

/** The bytes of a line; knows where they end and the text begins. */
class HexColumn {
  readonly #line: string;
  readonly #number: number;
  readonly #single: boolean;
  /** Bytes of the first group. */
  group = 0;

  /** With `single` each byte must stand alone, as in all dumps whose offsets end without a colon. */
  constructor(line: string, number: number, single: boolean) {
    this.#line = line;
    this.#number = number;
    this.#single = single;
  }

  /** Adds the bytes that begin at `at`; returns where the text begins. */
  read(at: number, bytes: ByteList): number {
    const line = this.#line;
    const start = bytes.length;
    for (let isSure = true;;) {
      const end = digitsEnd(line, at);
      if (!this.#isGroup(at, end)) {
        if (isSure) throw misfit(line, this.#number, at, PAIR);
        return at;
      }
      if (bytes.length === start) this.group = (end - at) / 2;
      bytes.pushHex(line, at, end);
      at = blanksEnd(line, end);
      isSure = at - end === 1;
      if (!isSure && !this.#isHalf(line.slice(end, at), bytes.length - start)) return at;
      if (at === line.length) return at;
    }
  }

  #isGroup(at: number, end: number): boolean {
    const digits = end - at;
    if (digits === 0 || digits % 2 !== 0 || this.#single && digits > 2) return false;
    const next = this.#line[end];
    return next === undefined || next === " " || next === "\t";
  }

  /** Two blanks after the eighth byte part the halves of a line; any other two part bytes and text. */
  #isHalf(blanks: string, count: number): boolean {
    return this.#single && count === 8 && blanks === "  ";
  }
}

function textColumn(rest: string): { text?: string; frame?: "|" | ">" } {
  if (rest === "") return {};
  const isFramed = rest.length > 1;
  if (isFramed && rest.startsWith("|") && rest.endsWith("|")) {
    return { text: rest.slice(1, -1), frame: "|" };
  }
  if (isFramed && rest.startsWith(">") && rest.endsWith("<")) {
    return { text: rest.slice(1, -1), frame: ">" };
  }
  return { text: rest };
}

/** `at` is an index of the line. */
function misfit(text: string, line: number, at: number, expected: string): Misfit {
  const found = foundIn(text, at);
  return new Misfit({ line, column: at + 1 }, "a hex dump", expected, { found });
}
