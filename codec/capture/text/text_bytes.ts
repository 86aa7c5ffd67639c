// What a text that stands for bytes was taken for.

import type { Side } from "../packet.ts";

/** The forms; `readText` says in which order they are tried. */
export type TextForm =
  | "follow-hex"
  | "follow-raw"
  | "tcpdump"
  | "xxd"
  | "hexdump"
  | "od"
  | "hex-dump"
  | "array"
  | "string"
  | "hex"
  | "decimal"
  | "node-buffer"
  | "json-buffer"
  | "base64";

/** What a text was taken for, and its bytes. */
export interface TextBytes {
  /** What it was taken for, for programs. */
  readonly form: TextForm;
  /** The same in words: "hexdump -C". */
  readonly what: string;
  /** In the order of the text; together at least one byte. */
  readonly pieces: readonly TextPiece[];
  /** Addresses of the two sides where the text says them: "10.0.0.1:40000". */
  readonly nodes?: readonly [string, string];
  /** What was passed over or had to be decided: sentences with line numbers, without any value. */
  readonly notes: readonly string[];
  /** The pieces are whole packets, not what they carry. */
  readonly packets?: true;
  /** What the packets begin with; only with `packets`. */
  readonly layer?: "ip" | "ethernet";
}

/** Bytes that stand together in a text. */
export interface TextPiece {
  /** Who sent them where the text tells directions, else 0. */
  readonly side: Side;
  /** The bytes. */
  readonly bytes: Uint8Array;
  /** Bytes after these that the text leaves out and counts: "... 50 more bytes". */
  readonly missing?: number;
}
