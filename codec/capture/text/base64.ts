// Base64 in either alphabet (RFC 4648, 4 and 5).

import { ByteList } from "./byte_list.ts";
import { Misfit } from "./misfit.ts";
import { withoutQuotes } from "./quotes.ts";
import type { Source } from "./source.ts";
import type { TextBytes } from "./text_bytes.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const MIN_DIGITS = 12; // fewer may be any word
const OTHERS = /[g-z]/i;
const HEX_SHARE = 16; // with fewer of these letters than 1 in 16 it is hexadecimal, and has a mistake

/** Reads digits to the end, in lines of one length: padded or not, of one alphabet, and without spare bits. */
export function readBase64(source: Source): TextBytes {
  const reader = new Base64Reader();
  for (const { text, number } of withoutQuotes(source).lines) reader.read(text.trimEnd(), number);
  const bytes = reader.end();
  return { form: "base64", what: reader.what, pieces: [{ side: 0, bytes }], notes: [] };
}

class Base64Reader {
  readonly #list = new ByteList();
  #place = { line: 1, column: 1 };
  #count = 0;
  #others = 0;
  #pads = 0;
  #bits = 0;
  #alphabet: "" | "+/" | "-_" = "";
  #width = 0;
  #isShort = false;

  get what(): string {
    return this.#alphabet === "-_" ? "base64url" : "base64";
  }

  read(text: string, line: number): void {
    const start = text.length - text.trimStart().length;
    this.#checkWidth(text.length - start, line);
    for (let i = start; i < text.length; i++) {
      this.#place = { line, column: i + 1 };
      this.#digit(text[i]!);
    }
  }

  end(): Uint8Array {
    const rest = this.#count % 4;
    const isWhole = this.#pads === 0 ? rest !== 1 : (this.#count + this.#pads) % 4 === 0;
    if (!isWhole || this.#count < MIN_DIGITS || this.#bits !== 0) throw this.#misfit("base64");
    if (this.#others * HEX_SHARE < this.#count) throw this.#misfit("base64");
    return this.#list.bytes;
  }

  /** All lines but the last are of one length. */
  #checkWidth(width: number, line: number): void {
    this.#place = { line, column: 1 };
    if (this.#width === 0) this.#width = width;
    if (this.#isShort || width > this.#width) throw this.#misfit("lines of one length");
    this.#isShort = width < this.#width;
  }

  #digit(digit: string): void {
    if (digit === "=" && this.#pads < 2) {
      this.#pads++;
      return;
    }
    const value = this.#valueOf(digit);
    if (value < 0 || this.#pads > 0) throw this.#misfit("a digit of base64");
    if (OTHERS.test(digit)) this.#others++;
    this.#push(value);
  }

  /** Six bits more: from the second digit on a byte is full, and the rest of the bits waits. */
  #push(value: number): void {
    const bits = this.#bits << 6 | value;
    const spare = 6 - 2 * (this.#count % 4); // 6: all of them
    this.#count++;
    if (spare === 6) this.#bits = value;
    else {
      this.#list.push(bits >> spare & 255);
      this.#bits = bits & (1 << spare) - 1;
    }
  }

  #valueOf(digit: string): number {
    if ("+/-_".includes(digit)) return this.#signValue(digit);
    return DIGITS.indexOf(digit);
  }

  #signValue(sign: string): number {
    const alphabet = "+/".includes(sign) ? "+/" : "-_";
    if (this.#alphabet !== "" && this.#alphabet !== alphabet) return -1;
    this.#alphabet = alphabet;
    return 62 + alphabet.indexOf(sign);
  }

  #misfit(expected: string): Misfit {
    return new Misfit(this.#place, "base64", expected);
  }
}
