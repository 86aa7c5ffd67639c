import { JsonError } from "./errors.ts";

const MAX_DEPTH = 64;
const QUOTE = 34;
const BACKSLASH = 92;

/** The kind of the value that comes next; of what is no value, words for an error. */
export type Kind = "object" | "array" | "string" | "number" | "boolean" | "null" | NoValue;

/** What can stand where a value should, in words. */
type NoValue = "end of text" | "control character" | "punctuation" | "another character";

/**
 * A cursor over JSON text (RFC 8259): strict, in one pass, never deeper than 64 levels.
 *
 * Methods named after a kind read a value of that kind and assume that `kind` has just announced it.
 */
export class JsonReader {
  /** Where the next token is searched; after `kind`, where it is. */
  position = 0;
  /** Fields and indexes down to the current value. Left as it is by whatever throws. */
  readonly path: (string | number)[] = [];
  readonly #name: string;
  readonly #text: string;
  #depth = 0;

  /** A cursor at the start of `text`, which is to be a message called `name`. */
  constructor(name: string, text: string) {
    this.#name = name;
    this.#text = text;
  }

  /** Moves to the next token and tells what begins there. */
  kind(): Kind {
    this.#skipBlanks();
    return kindAt(this.#text, this.position);
  }

  /** An object: `member` is called at the value of each key and reads it. */
  object(member: (key: string) => void): void {
    this.#open();
    if (!this.#closes("}")) {
      do {
        if (this.kind() !== "string") throw this.bad("key");
        const key = this.string();
        this.#punctuation(":");
        member(key);
      } while (this.#continues("}"));
    }
    this.#depth--;
  }

  /** An array: `element` is called at each element and reads it. */
  array(element: (index: number) => void): void {
    this.#open();
    if (!this.#closes("]")) {
      let i = 0;
      do element(i++); while (this.#continues("]"));
    }
    this.#depth--;
  }

  /** A string. */
  string(): string {
    const text = this.#text;
    const start = this.position;
    let escaped = false;
    let i = start + 1;
    for (let c; (c = text.charCodeAt(i)) !== QUOTE;) {
      if (!(c >= 32)) throw this.error(i, "end of string", kindAt(text, i));
      i = c === BACKSLASH ? this.#escapeEnd(i + 1) : i + 1;
      escaped ||= c === BACKSLASH;
    }
    this.position = i + 1;
    // Its form has been checked; the engine's own reader puts it together without waste.
    return escaped ? JSON.parse(text.slice(start, i + 1)) : text.slice(start + 1, i);
  }

  /** The text of a number. */
  number(): string {
    const start = this.position;
    this.#skip("-");
    if (!this.#skip("0")) this.#digits();
    if (this.#skip(".")) this.#digits();
    if (this.#skip("e") || this.#skip("E")) {
      if (!this.#skip("+")) this.#skip("-");
      this.#digits();
    }
    return this.#text.slice(start, this.position);
  }

  /** `true` or `false`. */
  boolean(): boolean {
    const yes = this.#text[this.position] === "t";
    this.#word(yes ? "true" : "false");
    return yes;
  }

  /** `null`. */
  null(): null {
    this.#word("null");
    return null;
  }

  /** Any value, of which only the form is checked. */
  skip(): void {
    switch (this.kind()) {
      case "object":
        return this.object(() => this.skip());
      case "array":
        return this.array(() => this.skip());
      case "string":
        return void this.string();
      case "number":
        return void this.number();
      case "boolean":
        return void this.boolean();
      case "null":
        return void this.null();
      default:
        throw this.bad("value");
    }
  }

  /** Nothing but blanks may follow. */
  end(): void {
    if (this.kind() !== "end of text") throw this.bad("end of text");
  }

  /** The error for a token, just looked at, that is not what is `expected`. */
  bad(expected: string): JsonError {
    return this.error(this.position, expected, kindAt(this.#text, this.position));
  }

  /** An error at `offset`. */
  error(offset: number, expected: string, found: string): JsonError {
    return new JsonError(this.#name, this.path.slice(), offset, expected, found);
  }

  #skipBlanks(): void {
    const text = this.#text;
    let i = this.position;
    for (let c; (c = text.charCodeAt(i)) === 32 || c === 10 || c === 13 || c === 9;) i++;
    this.position = i;
  }

  #open(): void {
    if (++this.#depth > MAX_DEPTH) {
      throw this.error(this.position, `at most ${MAX_DEPTH} levels`, "one more");
    }
    this.position++;
  }

  #closes(bracket: string): boolean {
    this.#skipBlanks();
    return this.#skip(bracket);
  }

  #continues(bracket: string): boolean {
    if (this.#closes(bracket)) return false;
    if (this.#skip(",")) return true;
    throw this.bad(`"," or "${bracket}"`);
  }

  #punctuation(mark: string): void {
    if (!this.#closes(mark)) throw this.bad(`"${mark}"`);
  }

  #skip(c: string): boolean {
    if (this.#text[this.position] !== c) return false;
    this.position++;
    return true;
  }

  #word(word: string): void {
    if (!this.#text.startsWith(word, this.position)) {
      throw this.error(this.position, word, "another word");
    }
    this.position += word.length;
  }

  #digits(): void {
    if (!isDigit(this.#text[this.position])) throw this.bad("digit");
    while (isDigit(this.#text[this.position])) this.position++;
  }

  /** The end of an escape whose letter is at `i`. */
  #escapeEnd(i: number): number {
    const letter = this.#text.charAt(i);
    if (letter !== "" && '"\\/bfnrt'.includes(letter)) return i + 1;
    if (letter !== "u") throw this.error(i, "escape", kindAt(this.#text, i));
    for (let k = i + 1; k < i + 5; k++) {
      if (!/^[0-9A-Fa-f]$/.test(this.#text.charAt(k))) {
        throw this.error(k, "hexadecimal digit", kindAt(this.#text, k));
      }
    }
    return i + 5;
  }
}

function isDigit(c: string | undefined): boolean {
  return c !== undefined && c >= "0" && c <= "9";
}

function kindAt(text: string, i: number): Kind {
  const c = text[i];
  switch (c) {
    case undefined:
      return "end of text";
    case "{":
      return "object";
    case "[":
      return "array";
    case '"':
      return "string";
    case "t":
    case "f":
      return "boolean";
    case "n":
      return "null";
    case "}":
    case "]":
    case ",":
    case ":":
      return "punctuation";
  }
  if (c === "-" || isDigit(c)) return "number";
  return c < " " ? "control character" : "another character";
}
