import { type Place, quote, SchemaError } from "./errors.ts";

/**
 * Reads JSON as Kafka's schemas are written: with comments, and nothing else that JSON forbids.
 *
 * A repeated key counts the last time. Members are in maps, so no key, not even `__proto__`, has a
 * meaning of its own.
 *
 * @param file Path of the file, for complaints.
 * @throws {SchemaError} If `text` is not exactly one object.
 */
export function parseJson(file: string, text: string): JsonObject {
  return new Scanner(file, text).document();
}

/** A value that knows the line it starts on. */
export type JsonValue = JsonObject | JsonArray | JsonScalar;

/** An object; its members in the order of the file. */
export interface JsonObject {
  readonly kind: "object";
  readonly line: number;
  readonly members: ReadonlyMap<string, JsonMember>;
}

/** A key and its value; `line` is that of the key. */
export interface JsonMember {
  readonly line: number;
  readonly value: JsonValue;
}

/** A list. */
export interface JsonArray {
  readonly kind: "array";
  readonly line: number;
  readonly items: readonly JsonValue[];
}

/** A value without parts. Numbers stay text: a default of `-1` or `1.0` is meant to the letter. */
export interface JsonScalar {
  readonly kind: "string" | "number" | "boolean" | "null";
  readonly line: number;
  readonly text: string;
}

/** Schemas nest some ten levels; without an end, hostile nesting would exhaust the stack. */
const DEEPEST = 100;

const BARE = /(true|false)|(null)|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;

class Scanner {
  readonly #file: string;
  readonly #text: string;
  #offset = 0;
  #line = 1;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
  }

  document(): JsonObject {
    this.#skipBlanks();
    if (this.#char() !== "{") throw this.#complaint("an object");
    const object = this.#object(1);
    this.#skipBlanks();
    if (this.#char() !== "") throw this.#complaint("end of file");
    return object;
  }

  #value(depth: number): JsonValue {
    if (depth > DEEPEST) throw this.#complaint(`at most ${DEEPEST} levels`, "one more");
    this.#skipBlanks();
    switch (this.#char()) {
      case "{":
        return this.#object(depth);
      case "[":
        return this.#array(depth);
      case '"':
        return { kind: "string", line: this.#line, text: this.#string() };
      default:
        return this.#bare();
    }
  }

  #object(depth: number): JsonObject {
    const line = this.#line;
    const members = new Map<string, JsonMember>();
    this.#each("}", () => {
      const keyLine = this.#line;
      const key = this.#string();
      this.#take(":");
      members.set(key, { line: keyLine, value: this.#value(depth + 1) });
    });
    return { kind: "object", line, members };
  }

  #array(depth: number): JsonArray {
    const line = this.#line;
    const items: JsonValue[] = [];
    this.#each("]", () => void items.push(this.#value(depth + 1)));
    return { kind: "array", line, items };
  }

  /** Reads the items between the brackets; `item` starts on the first character of each. */
  #each(close: string, item: () => void): void {
    this.#offset++;
    this.#skipBlanks();
    if (this.#char() === close) return void this.#offset++;
    do {
      this.#skipBlanks();
      item();
      this.#skipBlanks();
    } while (this.#takeIf(","));
    this.#take(close, `"," or "${close}"`);
  }

  #string(): string {
    const start = this.#offset;
    if (this.#char() !== '"') throw this.#complaint("a string in double quotes");
    this.#offset = this.#endOfString();
    const token = this.#text.slice(start, this.#offset);
    try {
      return JSON.parse(token);
    } catch {
      throw this.#complaint("a string with valid escapes", quote(token.slice(1, -1)));
    }
  }

  #endOfString(): number {
    for (let i = this.#offset + 1; i < this.#text.length; i++) {
      const char = this.#text[i]!;
      if (char === '"') return i + 1;
      if (char < " ") break;
      if (char === "\\") i++;
    }
    throw this.#complaint("a closing quote", "end of line");
  }

  #bare(): JsonScalar {
    BARE.lastIndex = this.#offset;
    const [text, boolean, none] = BARE.exec(this.#text) ?? [];
    if (text === undefined) throw this.#complaint("a value");
    this.#offset += text.length;
    return { kind: boolean ? "boolean" : none ? "null" : "number", line: this.#line, text };
  }

  #take(char: string, expected: string = `"${char}"`): void {
    this.#skipBlanks();
    if (!this.#takeIf(char)) throw this.#complaint(expected);
  }

  #takeIf(char: string): boolean {
    if (this.#char() !== char) return false;
    this.#offset++;
    return true;
  }

  #skipBlanks(): void {
    for (;;) {
      if (this.#text.startsWith("//", this.#offset)) this.#skipTo(this.#endOfLine());
      else if (this.#text.startsWith("/*", this.#offset)) this.#skipTo(this.#endOfComment());
      else if (/^[ \t\r\n]$/.test(this.#char())) this.#skipTo(this.#offset + 1);
      else return;
    }
  }

  #skipTo(offset: number): void {
    for (; this.#offset < offset; this.#offset++) if (this.#endsLine()) this.#line++;
  }

  /** A carriage return ends a line unless a line feed follows, which then does. */
  #endsLine(): boolean {
    const char = this.#char();
    return char === "\n" || (char === "\r" && this.#text[this.#offset + 1] !== "\n");
  }

  #endOfLine(): number {
    const length = this.#text.slice(this.#offset).search(/[\r\n]/);
    return length < 0 ? this.#text.length : this.#offset + length;
  }

  #endOfComment(): number {
    const end = this.#text.indexOf("*/", this.#offset + 2);
    if (end < 0) throw this.#complaint('"*/"', "end of file");
    return end + 2;
  }

  #char(): string {
    return this.#text.charAt(this.#offset);
  }

  #complaint(expected: string, found: string = this.#found()): SchemaError {
    return new SchemaError(this.#place(), "read JSON", expected, found);
  }

  #place(): Place {
    return { file: this.#file, line: this.#line };
  }

  #found(): string {
    const char = String.fromCodePoint(...this.#codePoint());
    return char === "" ? "end of file" : quote(char);
  }

  #codePoint(): number[] {
    const point = this.#text.codePointAt(this.#offset);
    return point === undefined ? [] : [point];
  }
}
