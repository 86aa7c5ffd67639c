// Bytes in hexadecimal and ASCII, with a caret under the one that matters.

import { pad } from "./text_layout.ts";
import { asciiOf } from "./text_tree.ts";

const ROW = 16;
const ROWS_BEFORE = 2;
const ROWS_AFTER = 1;

/**
 * The rows around a byte of a frame, and a caret under it, or behind the last byte if there is no such byte.
 *
 * @param at Bytes from the start of the frame.
 */
export function dumpAround(frame: Uint8Array, at: number, indent: number): string[] {
  const place = Math.min(at, frame.length);
  const row = Math.floor(place / ROW);
  const digits = Math.max(4, (frame.length - 1).toString(16).length);
  const lines: string[] = [];
  for (let i = Math.max(0, row - ROWS_BEFORE); i <= row + ROWS_AFTER; i++) {
    if (i <= row || i * ROW < frame.length) lines.push(rowText(frame, i * ROW, digits, indent));
    if (i === row) lines.push(caretText(place % ROW, place < frame.length, digits, indent));
  }
  return lines;
}

/** The first rows of a frame. */
export function dumpStart(frame: Uint8Array, rows: number, indent: number): string[] {
  const lines: string[] = [];
  for (let at = 0; at < frame.length && lines.length < rows; at += ROW) {
    lines.push(rowText(frame, at, 4, indent));
  }
  return lines;
}

function rowText(frame: Uint8Array, start: number, digits: number, indent: number): string {
  const bytes = frame.subarray(start, start + ROW);
  const pairs = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
  const hex = `${pairs.slice(0, 8).join(" ")}  ${pairs.slice(8).join(" ")}`;
  const offset = start.toString(16).padStart(digits, "0");
  return `${pad(indent)}${offset}  ${hex.padEnd(HEX)}  ${asciiOf(bytes)}`.trimEnd();
}

// Columns of eight pairs, two blanks, eight pairs.
const HEX = 48;

function caretText(column: number, isByte: boolean, digits: number, indent: number): string {
  const hexAt = indent + digits + 2 + column * 3 + (column < 8 ? 0 : 1);
  const asciiAt = indent + digits + 2 + HEX + 2 + column;
  const hex = pad(hexAt) + (isByte ? "^^" : "^");
  return `${hex}${pad(asciiAt - hex.length)}^`;
}
