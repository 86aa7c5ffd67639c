// Numbers of a text, one for each byte, and which base they are in.

import type { Cursor } from "./cursor.ts";

// "0x12", "18", "-1", "1a", "(byte) 0xff", "0u8"; never more digits than a byte has.
const NUMBER = /(?:\(byte\)\s?)?(-?)(0x)?([0-9a-f]{1,3})(?:_?[ui]8|[ul]{1,2})?(?![0-9a-z_.-])/iy;
const ELIDED = /(?:\.\.\.|\u2026)(?:\s?(\d{1,9}) more (?:byte|item)s?)?/y;

interface Item {
  readonly at: number;
  readonly sign: string;
  readonly prefix: string;
  readonly digits: string;
}

/** A list of numbers as they are written. */
export class NumberList {
  readonly #items: Item[] = [];
  readonly #cursor: Cursor;
  /** The text leaves out what follows. */
  isCut = false;
  /** How many numbers that are, if it says so. */
  missing: number | undefined;

  /** An empty list, to be filled from where the cursor is. */
  constructor(cursor: Cursor) {
    this.#cursor = cursor;
  }

  /** How many there are. */
  get length(): number {
    return this.#items.length;
  }

  /** Passes a number, a comma or "... 50 more items"; false if there is none of them. */
  take(): boolean {
    const cursor = this.#cursor;
    if (cursor.next === ",") cursor.at++;
    else if (cursor.next === "." || cursor.next === "\u2026") return this.#takeElided();
    else return this.#takeNumber();
    return true;
  }

  #takeElided(): boolean {
    const found = this.#cursor.match(ELIDED);
    if (found === undefined) return false;
    this.isCut = true;
    if (found[1] !== undefined) this.missing = Number(found[1]);
    return true;
  }

  #takeNumber(): boolean {
    const { at } = this.#cursor;
    const found = this.#cursor.match(NUMBER);
    if (found === undefined) return false;
    if (this.isCut) throw this.#cursor.misfit("the end of the list", { claim: "begun" }, at);
    const [, sign = "", prefix = "", digits = ""] = found;
    this.#items.push({ at, sign, prefix, digits });
    return true;
  }

  /**
   * The base of numbers without "0x": 16 if one has a letter, or if all have two digits and one begins with 0;
   * 10 if one has a sign or three digits, or another has "0x", and where nothing tells.
   *
   * @throws {Misfit} If some numbers are filled up to two digits, and others have fewer or more.
   */
  base(): 10 | 16 {
    const bare = this.#items.filter(({ prefix }) => prefix === "");
    const isPadded = bare.some(({ digits }) => digits.length === 2 && digits.startsWith("0"));
    if (isPadded) return this.#paddedBase(bare);
    if (bare.length < this.#items.length || bare.some(isLong)) return 10;
    return bare.some(({ digits }) => /[a-f]/i.test(digits)) ? 16 : 10;
  }

  #paddedBase(bare: readonly Item[]): 16 {
    const odd = bare.find(({ digits, sign }) => digits.length !== 2 || sign !== "");
    if (odd === undefined) return 16;
    throw this.#cursor.misfit("a number of two digits", { claim: "begun" }, odd.at);
  }

  /**
   * The bytes.
   *
   * @throws {Misfit} If a number is none in its base, or does not fit into a byte.
   */
  bytes(base: 10 | 16): Uint8Array {
    const bytes = new Uint8Array(this.#items.length);
    this.#items.forEach((item, i) => {
      const value = valueOf(item, base);
      if (!(value >= -128 && value <= 255)) {
        throw this.#cursor.misfit("a number from -128 to 255", { claim: "begun" }, item.at);
      }
      bytes[i] = value;
    });
    return bytes;
  }
}

function isLong({ sign, digits }: Item): boolean {
  return sign !== "" || digits.length > 2;
}

/** NaN if the digits are not of the base. */
function valueOf({ sign, prefix, digits }: Item, base: 10 | 16): number {
  const value = Number((prefix !== "" || base === 16 ? "0x" : "") + digits);
  return sign === "" ? value : -value;
}
