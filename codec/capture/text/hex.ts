// Hexadecimal digits and little else.

import { isAsideLine } from "./asides.ts";
import { blanksEnd, ByteList, digitsEnd, hexValue } from "./byte_list.ts";
import { foundIn, Misfit } from "./misfit.ts";
import { ASIDE, COMMENT, Notes } from "./notes.ts";
import type { Source } from "./source.ts";
import type { TextBytes } from "./text_bytes.ts";
import { withoutQuotes } from "./quotes.ts";

// Each begins a comment up to the end of its line; two of them only behind a blank, since they are digits of base64.
const COMMENT_START = /[#;]|\/\*|(?:^|[\s,])(?:\/\/|--)/;

/**
 * Reads digits in groups of any even number, with or without "0x", between blanks, commas, colons or dashes.
 * Colons and dashes stand between single bytes only: longer digits before a colon are an offset.
 */
export function readHex(source: Source): TextBytes {
  const notes = new Notes();
  const reader = new HexReader();
  for (const { text, number } of withoutQuotes(source).lines) {
    const isAside = isAsideLine(text);
    const end = isAside ? 0 : commentStart(text);
    if (end < text.length) notes.add(isAside ? ASIDE : COMMENT, number);
    reader.read(text.slice(0, end), number);
  }
  const { bytes, what } = reader.result();
  return { form: "hex", what, pieces: [{ side: 0, bytes }], notes: notes.list() };
}

function commentStart(line: string): number {
  const at = line.search(COMMENT_START);
  return at < 0 ? line.length : at;
}

class HexReader {
  readonly #list = new ByteList();
  #line = 1;
  #text = "";
  #hasPrefix = false;
  #hasBare = false;
  #hasCommas = false;
  #hasSigns = false;

  /** Reads a line without its comment. */
  read(text: string, line: number): void {
    [this.#text, this.#line] = [text, line];
    let at = blanksEnd(text, 0);
    while (at < text.length) at = this.#separator(text, this.#group(text, at));
  }

  result(): { bytes: Uint8Array; what: string } {
    if (this.#hasPrefix && this.#hasBare && this.#hasCommas) {
      throw this.#misfit(0, 'numbers that are all written with "0x" or all without');
    }
    const what = this.#hasPrefix ? ' with "0x"' : this.#hasSigns ? " with colons or dashes" : "";
    return { bytes: this.#list.bytes, what: `hexadecimal digits${what}` };
  }

  /** Where the group ends that begins here. */
  #group(text: string, at: number): number {
    const hasPrefix = text[at] === "0" && (text[at + 1] === "x" || text[at + 1] === "X");
    const start = hasPrefix ? at + 2 : at;
    const end = digitsEnd(text, start);
    const isDigit = hasPrefix && end - start === 1; // "0x0"
    if (end === start || ((end - start) % 2 !== 0 && !isDigit)) {
      throw this.#misfit(end, "two hexadecimal digits for each byte");
    }
    if (hasPrefix) this.#hasPrefix = true;
    else this.#hasBare = true;
    if (isDigit) this.#list.push(hexValue(text.charCodeAt(start)));
    else this.#list.pushHex(text, start, end);
    return this.#checkSign(text, start, end);
  }

  #checkSign(text: string, start: number, end: number): number {
    const sign = text[end];
    if (sign !== ":" && sign !== "-") return end;
    if (end - start !== 2) throw this.#misfit(end, "a single byte before this sign");
    this.#hasSigns = true;
    const next = digitsEnd(text, end + 1);
    const isPair = next - end === 3 || blanksEnd(text, end + 1) === text.length;
    if (!isPair) throw this.#misfit(end + 1, "a single byte behind this sign");
    return end;
  }

  /** Where the next group begins, or the line ends. */
  #separator(text: string, at: number): number {
    const blanks = blanksEnd(text, at);
    const sign = text[blanks];
    if (sign === ",") this.#hasCommas = true;
    if (sign === "," || (blanks === at && (sign === ":" || sign === "-"))) {
      return blanksEnd(text, blanks + 1);
    }
    if (blanks === at && at < text.length) throw this.#misfit(at, "a blank or a digit");
    return blanks;
  }

  /** `at` is an index of the line. */
  #misfit(at: number, expected: string): Misfit {
    const place = { line: this.#line, column: at + 1 };
    const found = foundIn(this.#text, at);
    return new Misfit(place, "hexadecimal digits", expected, { found });
  }
}
