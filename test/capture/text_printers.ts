// Writes bytes in the forms of texts, knowing nothing of how they are read.

import { hexOf } from "../kit/hex.ts";

/** Turns bytes into a text of a form. */
export type Printer = (bytes: Uint8Array) => string;

/** Offset dumps, by name. */
export const dumps: Readonly<Record<string, Printer>> = {
  "xxd": (bytes) => xxd(bytes, 16, 2),
  "xxd -g1 -c8": (bytes) => xxd(bytes, 8, 1),
  "xxd -g4 -c20": (bytes) => xxd(bytes, 20, 4),
  "hexdump -C": (bytes) =>
    squeezed(bytes, (offset, row) => `${hex(offset, 8)}  ${halves(row)}  |${ascii(row)}|`) +
    `${hex(bytes.length, 8)}\n`,
  "od -A x -t x1z": (bytes) =>
    squeezed(
      bytes,
      (offset, row) => `${hex(offset, 6)} ${pairs(row).padEnd(47)}  >${ascii(row)}<`,
    ) +
    `${hex(bytes.length, 6)}\n`,
  "od -A x -t x1": (bytes) => od(bytes, 16).replace(/^0/gm, ""),
  "od -t x1": (bytes) => od(bytes, 8),
  "od -A d -t x1": (bytes) => od(bytes, 10),
  "Wireshark": (bytes) =>
    rows(bytes, 16).map((row, i) =>
      `${hex(16 * i, 4)}   ${pairs(row).padEnd(47)}   ${ascii(row)}\n`
    )
      .join(""),
};

/** All other forms that hold one message, by name. */
export const literals: Readonly<Record<string, Printer>> = {
  "digits": hexOf,
  "upper case": (bytes) => hexOf(bytes).toUpperCase(),
  "pairs": pairs,
  "xxd -p": (bytes) => rows(bytes, 30).map((row) => `${hexOf(row)}\n`).join(""),
  "colons": (bytes) => `${pairs(bytes).replaceAll(" ", ":")}:`,
  "dashes": (bytes) => pairs(bytes).replaceAll(" ", "-"),
  "0x": (bytes) => list(bytes, (byte) => `0x${hex(byte, 2)}`, " "),
  "comments": (bytes) => rows(bytes, 5).map((row) => `${pairs(row)}  # ${ascii(row)}\n`).join(""),
  "C": (bytes) => `unsigned char a[] = {\n  ${list(bytes, (byte) => `0x${hex(byte, 2)}`)}\n};`,
  "Go": (bytes) => `[]byte{${list(bytes, (byte) => `0x${byte.toString(16)}`)}}`,
  "Java": (bytes) => `[${list(Int8Array.from(bytes), String)}]`,
  "Erlang": (bytes) => `<<${list(bytes, String, ",")}>>`,
  "Rust": (bytes) => `[${list(bytes, (byte) => `0x${hex(byte, 2)}`)}]`,
  "<Buffer>": (bytes) => `{ value: <Buffer ${pairs(bytes)}> }`,
  "JSON": (bytes) =>
    `{"level":"DEBUG","data":{"type":"Buffer","data":[${list(bytes, String, ",")}]}}`,
  "Python": (bytes) => `b'${list(bytes, pythonByte, "")}'`,
  "escapes": (bytes) => list(bytes, (byte) => `\\x${hex(byte, 2)}`, ""),
  "octal": (bytes) => `"${list(bytes, (byte) => `\\${byte.toString(8).padStart(3, "0")}`, "")}"`,
  "JavaScript": (bytes) => `"${list(bytes, (byte) => `\\u${hex(byte, 4)}`, "")}"`,
};

/** Forms of several messages, each with its side. */
export const followed: Readonly<Record<string, (segments: readonly Sent[]) => string>> = {
  "raw": (segments) =>
    framed("raw", segments.map(({ side, bytes }) => `${"\t".repeat(side)}${hexOf(bytes)}\n`)),
  "hex": (segments) => {
    const offsets = [0, 0];
    return framed(
      "hex",
      segments.map(({ side, bytes }) => {
        const text = rows(bytes, 16).map((row, i) =>
          `${"\t".repeat(side)}${hex(offsets[side]! + 16 * i, 8)}  ${halves(row)}  ${ascii(row)}\n`
        );
        offsets[side]! += bytes.length;
        return text.join("");
      }),
    );
  },
  "C arrays": (segments) =>
    segments.map(({ side, bytes }, i) =>
      `char peer${side}_${i}[] = { /* Packet ${i} */\n${
        list(bytes, (byte) => `0x${hex(byte, 2)}`)
      } };\n`
    ).join(""),
};

/** A message of one side. */
export interface Sent {
  readonly side: 0 | 1;
  readonly bytes: Uint8Array;
}

/** Base64 in an alphabet of 64 or, with padding, 65 characters. */
export function base64(bytes: Uint8Array, alphabet: string): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  const digits = bits.match(/.{1,6}/g) ?? [];
  const text = digits.map((six) => alphabet[Number.parseInt(six.padEnd(6, "0"), 2)]).join("");
  return alphabet.length === 65 ? text.padEnd(Math.ceil(text.length / 4) * 4, alphabet[64]) : text;
}

function xxd(bytes: Uint8Array, width: number, group: number): string {
  const size = width * 2 + Math.ceil(width / group) - 1;
  return rows(bytes, width).map((row, i) => {
    const groups = rows(row, group).map(hexOf).join(" ").padEnd(size);
    return `${hex(width * i, 8)}: ${groups}  ${ascii(row)}\n`;
  }).join("");
}

function od(bytes: Uint8Array, base: number): string {
  const offset = (n: number) => n.toString(base).padStart(7, "0");
  return squeezed(bytes, (at, row) => `${offset(at)} ${pairs(row)}`) + `${offset(bytes.length)}\n`;
}

/** Lines of 16 bytes; those that are like the one before become one "*". */
function squeezed(bytes: Uint8Array, line: (offset: number, row: Uint8Array) => string): string {
  let text = "";
  let before = "";
  rows(bytes, 16).forEach((row, i) => {
    const same = row.length === 16 && hexOf(row) === before;
    if (!same) text += `${line(16 * i, row)}\n`;
    else if (!text.endsWith("*\n")) text += "*\n";
    before = hexOf(row);
  });
  return text;
}

function framed(mode: string, lines: readonly string[]): string {
  const rule = "=".repeat(67);
  return `\n${rule}\nFollow: tcp,${mode}\nFilter: tcp.stream eq 0\nNode 0: a:1\nNode 1: b:2\n${
    lines.join("")
  }${rule}\n`;
}

function rows(bytes: Uint8Array, width: number): readonly Uint8Array[] {
  const all: Uint8Array[] = [];
  for (let i = 0; i < bytes.length; i += width) all.push(bytes.subarray(i, i + width));
  return all;
}

function halves(row: Uint8Array): string {
  return `${pairs(row.subarray(0, 8)).padEnd(23)}  ${pairs(row.subarray(8)).padEnd(23)}`;
}

function pairs(bytes: Uint8Array): string {
  return list(bytes, (byte) => hex(byte, 2), " ");
}

function list(bytes: Iterable<number>, text: (byte: number) => string, between = ", "): string {
  return Array.from(bytes, text).join(between);
}

function hex(n: number, digits: number): string {
  return n.toString(16).padStart(digits, "0");
}

function ascii(bytes: Uint8Array): string {
  return list(bytes, (byte) => byte > 31 && byte < 127 ? String.fromCharCode(byte) : ".", "");
}

function pythonByte(byte: number): string {
  const named: Readonly<Record<number, string>> = {
    9: "\\t",
    10: "\\n",
    13: "\\r",
    39: "\\'",
    92: "\\\\",
  };
  const isPrinted = byte > 31 && byte < 127;
  return named[byte] ?? (isPrinted ? String.fromCharCode(byte) : `\\x${hex(byte, 2)}`);
}
