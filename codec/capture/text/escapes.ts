// Escapes in string literals: which bytes or characters they stand for.

import type { Cursor } from "./cursor.ts";

/** What an escape stands for. */
export interface Escape {
  /** "byte": a byte by its number. "character": a character by its number. "sign": one that has a name. "nothing": the end of a line of the source. */
  readonly kind: "byte" | "character" | "sign" | "nothing";
  /** The number; 0 for "nothing". */
  readonly value: number;
}

const SIGNS: Readonly<Record<string, number>> = {
  n: 10,
  t: 9,
  r: 13,
  a: 7,
  b: 8,
  f: 12,
  v: 11,
  e: 27,
  '"': 34,
  "'": 39,
  "`": 96,
  "\\": 92,
  "/": 47,
  "?": 63,
};

// JSON writes a character beyond ffff as two.
const PAIR = /\\u(d[89ab][0-9a-f]{2})\\u(d[c-f][0-9a-f]{2})/iy;
const CHARACTER = /\\(?:u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\}|U([0-9a-fA-F]{8}))/y;
const HEX = /\\x(?:([0-9a-fA-F]{1,2})|\{([0-9a-fA-F]{1,2})\})/y;
const OCTAL = /\\([0-3][0-7]{2}|[0-7]{1,2})/y;
const LINE_END = /\\[ \t]*\n/y;

/**
 * Reads an escape; undefined if it is none that is known.
 *
 * @param zeroStandsAlone Whether "\0" is a byte whatever digit follows, as in Rust and JavaScript.
 */
export function readEscape(cursor: Cursor, zeroStandsAlone: boolean): Escape | undefined {
  const letter = cursor.text[cursor.at + 1] ?? "";
  if (letter === "x") return numbered("byte", cursor.match(HEX), 16);
  if (letter === "u" || letter === "U") return readCharacter(cursor);
  if (letter === "0" && zeroStandsAlone) return named("byte", 0, cursor);
  if (letter >= "0" && letter <= "7") return numbered("byte", cursor.match(OCTAL), 8);
  const sign = SIGNS[letter];
  if (sign !== undefined) return named("sign", sign, cursor);
  return cursor.skip(LINE_END) ? { kind: "nothing", value: 0 } : undefined;
}

function readCharacter(cursor: Cursor): Escape | undefined {
  const pair = cursor.match(PAIR);
  if (pair === undefined) return numbered("character", cursor.match(CHARACTER), 16);
  const high = Number.parseInt(pair[1]!, 16);
  const low = Number.parseInt(pair[2]!, 16);
  return { kind: "character", value: 0x10000 + ((high & 0x3ff) << 10 | low & 0x3ff) };
}

/** An escape whose digits are one of the groups that were found. */
function numbered(
  kind: Escape["kind"],
  found: RegExpExecArray | undefined,
  base: number,
): Escape | undefined {
  if (found === undefined) return undefined;
  const digits = found[1] ?? found[2] ?? found[3]!;
  return { kind, value: Number.parseInt(digits, base) };
}

/** An escape of two characters. */
function named(kind: Escape["kind"], value: number, cursor: Cursor): Escape {
  cursor.at += 2;
  return { kind, value };
}
