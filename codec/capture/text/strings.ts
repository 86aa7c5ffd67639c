// String literals with escapes, as programs print bytes.

import { ByteList } from "./byte_list.ts";
import { Cursor } from "./cursor.ts";
import { type Escape, readEscape } from "./escapes.ts";
import type { Doubt } from "./misfit.ts";
import { Notes } from "./notes.ts";
import type { Source } from "./source.ts";
import type { TextBytes } from "./text_bytes.ts";

/** How to take what is not the same in every language. */
interface Dialect {
  /** "\0" is a byte whatever digit follows. */
  readonly zeroStandsAlone: boolean;
  /** Characters from 80 on are what they are in UTF-8; else they are bytes. */
  readonly utf8: boolean;
  /** Blanks only part the escapes. */
  readonly skipBlanks: boolean;
}

/** Reads one string, which may be several literals, or without quotes if it begins with an escape. */
export function readStrings(source: Source): TextBytes {
  const zeroStandsAlone = source.text.includes("\\u{"); // that is how Rust and JavaScript write others
  let reader = new StringReader(source, { zeroStandsAlone, utf8: false, skipBlanks: false });
  reader.read();
  const { isUtf8: utf8, isSpaced: skipBlanks } = reader;
  if (utf8 || skipBlanks) {
    reader = new StringReader(source, { zeroStandsAlone, utf8, skipBlanks });
    reader.read();
  }
  const what = reader.isQuoted ? "a string with escapes" : "escapes without quotes";
  return { form: "string", what, pieces: [{ side: 0, bytes: reader.bytes }], notes: reader.notes };
}

const AS_UTF8 = "characters from 80 on were taken as UTF-8";
const AS_BYTES = "characters from 80 on were taken as one byte each";
const OPENING = /[\s(\[]+/y;
// `data =`, `let data: &[u8] =`
const DECLARATION = /[a-z_][\w \[\]*&<>:;.]{0,200}=\s*/iy;
const CALL = /(?:bytes|bytearray|Buffer\.from)?\(/y;
const QUOTE = /(?:b|B|u8|L)?(["'`\u2018\u2019\u201c\u201d\u201e])/y;
const SINGLE = "'\u2018\u2019";
const DOUBLE = '"\u201c\u201d';
// Editors turn quotes round; what begins with a straight one ends with a straight one.
const CLOSING: Readonly<Record<string, string>> = {
  "\u2018": SINGLE,
  "\u2019": SINGLE,
  "\u201c": DOUBLE,
  "\u201d": DOUBLE,
  "\u201e": DOUBLE,
};
const BETWEEN = /[\s+,)\];]+|\\[ \t]*\n/y;

/** Reads the text once, in one dialect, and sees whether another one would be right. */
class StringReader {
  /** The bytes are in quotes. */
  isQuoted = false;
  readonly #cursor: Cursor;
  readonly #dialect: Dialect;
  readonly #list = new ByteList();
  readonly #notes = new Notes();
  #numbers = 0;
  #blanks = 0;
  #signs = 0;
  #widest = 0;
  #hasHighBytes = false;

  constructor(source: Source, dialect: Dialect) {
    this.#cursor = new Cursor(source, "a string with escapes");
    this.#dialect = dialect;
  }

  get bytes(): Uint8Array {
    return this.#list.bytes;
  }

  get notes(): readonly string[] {
    return this.#notes.list();
  }

  /** There are only escapes, without quotes, and blanks between them. */
  get isSpaced(): boolean {
    return !this.isQuoted && this.#blanks > 0 && this.#signs === 0;
  }

  /** Characters are not bytes: some have numbers that no byte has, or there are such bytes beside them. */
  get isUtf8(): boolean {
    return this.#widest > 255 || (this.#widest > 127 && this.#hasHighBytes);
  }

  read(): void {
    const cursor = this.#cursor;
    cursor.skip(OPENING);
    cursor.skip(DECLARATION);
    cursor.skip(CALL);
    this.isQuoted = cursor.text[cursor.at] !== "\\";
    if (this.isQuoted) this.#literals();
    else this.#unquoted();
    if (this.#numbers === 0) throw cursor.misfit("an escape with a number", {}, 0);
  }

  #literals(): void {
    const cursor = this.#cursor;
    while (!cursor.isAtEnd) {
      if (cursor.skip(BETWEEN)) continue;
      const quote = cursor.match(QUOTE)?.[1];
      if (quote === undefined) throw cursor.misfit("a quoted string", this.#doubt);
      this.#literal(CLOSING[quote] ?? quote);
    }
  }

  #literal(closing: string): void {
    const cursor = this.#cursor;
    for (;;) {
      const next = cursor.text[cursor.at];
      if (next === undefined) throw cursor.misfit("a closing quote", this.#doubt);
      if (closing.includes(next)) break;
      this.#unit(next);
    }
    cursor.at++;
  }

  /** Up to the end; ends of lines do not count. */
  #unquoted(): void {
    const cursor = this.#cursor;
    const { length } = cursor.text.trimEnd();
    while (cursor.at < length) {
      const next = cursor.text[cursor.at]!;
      if (next === "\n") cursor.at++;
      else this.#unit(next);
    }
    cursor.at = cursor.text.length;
  }

  #unit(next: string): void {
    const cursor = this.#cursor;
    if (next !== "\\") return this.#printed(cursor.text.codePointAt(cursor.at)!);
    const { at } = cursor;
    const escape = readEscape(cursor, this.#dialect.zeroStandsAlone);
    if (escape === undefined) throw cursor.misfit("a known escape", this.#doubt);
    this.#escape(escape, at);
  }

  #printed(value: number): void {
    const cursor = this.#cursor;
    if (value < 32 || value === 127) {
      throw cursor.misfit("a closing quote or a printed character", this.#doubt);
    }
    const { at } = cursor;
    cursor.at += value > 0xffff ? 2 : 1;
    if (value === 32) this.#blanks++;
    else this.#signs++;
    if (value !== 32 || !this.#dialect.skipBlanks) this.#character(value, at);
  }

  #escape({ kind, value }: Escape, at: number): void {
    if (kind === "nothing") return;
    if (kind === "sign") this.#signs++;
    else this.#numbers++;
    if (kind !== "byte") return this.#character(value, at);
    if (value > 127) this.#hasHighBytes = true;
    this.#list.push(value);
  }

  #character(value: number, at: number): void {
    if (value < 128) return this.#list.push(value);
    if (isNoCharacter(value)) {
      const found = "one that stands for lost bytes";
      throw this.#cursor.misfit("a character", { claim: "certain", found }, at);
    }
    this.#widest = Math.max(this.#widest, value);
    const { utf8 } = this.#dialect;
    this.#notes.add(utf8 ? AS_UTF8 : AS_BYTES, this.#cursor.line);
    if (utf8) this.#list.pushUtf8(value);
    else this.#list.push(value);
  }

  /** A string with a number in it is meant to stand for bytes. */
  get #doubt(): Doubt {
    return { claim: this.#numbers > 0 ? "begun" : "none" };
  }
}

/** What stands for ill-formed bytes, half a character, or none. */
function isNoCharacter(value: number): boolean {
  return value === 0xfffd || (value >= 0xd800 && value < 0xe000) || value > 0x10ffff;
}
