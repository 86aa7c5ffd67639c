// Snappy blocks, what Kafka's reader makes of them and what this one does (kafka-clients 4.4.0); null if refused.

import { bytesOf } from "../kit/hex.ts";
import { joined } from "./hostile.ts";

/** The block, Kafka's answer and, if it is another, ours. */
export interface Verdict {
  readonly name: string;
  readonly block: Uint8Array;
  readonly kafka: string | null;
  readonly ours: string | null;
}

const MAGIC = "82534e4150505900";
const HEADER = `${MAGIC} 00000001 00000001`;
const ABC = "03 08 616263";
const LITERALS = "04 f0 00 61 f4 0000 61 f8 000000 61 fc 00000000 61";
const COPIES = "abc" + "abca" + "bcab" + "cabc";
const CHUNK = `00000005 ${ABC}`;

export const snappyVerdicts: readonly Verdict[] = [
  row("raw", ABC, "abc"),
  row("raw, nothing", "00", ""),
  row("no byte at all", "", null),
  row("one chunk", HEADER + CHUNK, "abc"),
  row("two chunks", HEADER + CHUNK + CHUNK, "abcabc"),
  row("no chunk", HEADER, ""),
  row("half a header", `${MAGIC} 00000001`, null),
  row("a header between chunks", HEADER + CHUNK + HEADER + CHUNK, "abcabc"),
  row("half a header between chunks", HEADER + CHUNK + MAGIC, null),
  row("other versions", `${MAGIC} 00000000 00000007 ${CHUNK}`, "abc"),
  row("three bytes behind the chunks", `${HEADER} ${CHUNK} 000000`, "abc", null),
  row("a length and nothing behind it", `${HEADER} ${CHUNK} 00000005`, null),
  row("a chunk of length -1", `${HEADER} ffffffff ${ABC}`, null),
  row("a chunk of length 2^31 - 1", `${HEADER} 7fffffff ${ABC}`, null),
  row("an empty chunk", `${HEADER} 00000000 ${CHUNK}`, null),
  row("a chunk of nothing", `${HEADER} 00000001 00 ${CHUNK}`, "abc"),
  row("a byte behind what a chunk declares", `${HEADER} 00000006 ${ABC} 00`, null),
  row("a byte behind what is declared", `${ABC} 00`, null),
  row("size too small by one", "02 08 616263", null),
  row("size too large by one", "04 08 616263", null),
  row("size 0", "00 08 616263", null),
  row("size 2^32 - 1", "ffffffff0f 08 616263", null, "<limit>"),
  row("size in five bytes", "8380808000 08 616263", "abc"),
  row("size in six bytes", "838080808000 08 616263", null),
  row("size without end", "ffffff", null),
  row("a literal of four bytes with three left", "04 0c 616263", null),
  row("literal lengths in 1, 2, 3 and 4 bytes", LITERALS, "a".repeat(4)),
  row("a literal length of 2^32", "03 fc ffffffff 616263", null),
  row("a literal length cut short", "03 f8 02 00", null),
  row("copies with distances in 1, 2 and 4 bytes", "0f 08 616263 0103 0e 0300 0f 03000000", COPIES),
  row("a copy that overlaps itself", "0b 00 61 2601 00", "a".repeat(11)),
  row("a copy at distance 0", "07 08 616263 0100", null),
  row("a copy at distance 0, in 4 bytes", "07 08 616263 0f 00000000", null),
  row("a copy from before the start", "07 08 616263 0104", null),
  row("a copy at distance 2^32 - 1", "07 08 616263 0f ffffffff", null),
  row("a copy cut short", "07 08 616263 0e 03", null),
  row("a copy at the start", "04 0100", null),
  row("a copy from the chunk before", `${HEADER} ${CHUNK} 00000003 04 0103`, null),
];

function row(name: string, hex: string, kafka: string | null, ours = kafka): Verdict {
  return { name, block: joined(bytesOf(hex)), kafka, ours };
}
