// LZ4 frames put together by hand, and what Kafka's reader makes of them (kafka-clients 4.4.0).

import { xxhash32 } from "../../codec/records/xxhash32.ts";
import { bytesOf } from "../kit/hex.ts";
import { joined } from "./hostile.ts";

/** The frame, Kafka's answer and, if it is another, ours; null if refused. */
export interface Verdict {
  readonly name: string;
  readonly block: Uint8Array;
  readonly kafka: string | null;
  readonly ours: string | null;
}

interface Parts {
  readonly flags?: number;
  readonly descriptor?: number;
  readonly size?: readonly number[];
  readonly blocks?: string;
  readonly end?: string;
}

export const INDEPENDENT = 0x60;
const ABC = "03000080 616263"; // not compressed
const LAST = "50 7878787878"; // five literals
const MARK = "00000000";

/** A frame with the right checksum of its header. */
export function frame(parts: Parts): Uint8Array {
  const { flags = INDEPENDENT, descriptor = 0x40, size = [], blocks = ABC, end = MARK } = parts;
  const header = Uint8Array.of(4, 0x22, 0x4d, 0x18, flags, descriptor, ...size);
  const checksum = xxhash32(header, 4) >>> 8 & 255;
  return joined(header, [checksum], bytesOf(blocks), bytesOf(end));
}

/** The eight bytes of a size, last first. */
export function sizeOf(size: bigint): number[] {
  return Array.from({ length: 8 }, (_, i) => Number(BigInt.asUintN(8, size >> BigInt(8 * i))));
}

function row(name: string, parts: Parts | Uint8Array, kafka: string | null, ours = kafka): Verdict {
  return { name, block: parts instanceof Uint8Array ? parts : frame(parts), kafka, ours };
}

function changed(block: Uint8Array, at: number): Uint8Array {
  return block.map((byte, i) => i === at ? byte ^ 1 : byte);
}

const abc = frame({});
const SKIPPABLE = bytesOf("502a4d18 01000000 00");

export const lz4Verdicts: readonly Verdict[] = [
  row("a block that is not compressed", {}, "abc"),
  row("a compressed block of literals", { blocks: "04000000 30616263" }, "abc"),
  row("no blocks", { blocks: "" }, ""),
  row("no byte at all", new Uint8Array(0), null),
  row("a frame behind", joined(abc, abc), "abc", "abcabc"),
  row("half a frame behind", joined(abc, abc.subarray(0, 9)), "abc", null),
  row("other bytes behind", joined(abc, [1, 2, 3, 4, 5, 6, 7, 8]), "abc"),
  row("a skippable frame behind", joined(abc, SKIPPABLE, abc), "abc"),
  row("a skippable frame before", joined(SKIPPABLE, abc), null),
  row("no end mark", { end: "" }, null),
  row("half an end mark", { end: "0000" }, null),
  row("an empty block for an end mark", { blocks: "00000080", end: ABC }, ""),
  row("version 0", { flags: 0x20 }, null),
  row("version 2", { flags: 0xa0 }, null),
  row("a reserved flag", { flags: 0x62 }, null),
  row("a dictionary", { flags: 0x61, size: [1, 0, 0, 0] }, null),
  row("reserved bits of the descriptor", { descriptor: 0x41 }, null),
  row("the last reserved bit of the descriptor", { descriptor: 0xc0 }, null),
  row("blocks of 32 KiB", { descriptor: 0x30 }, null),
  row("blocks of 4 MiB", { descriptor: 0x70 }, "abc"),
  row("dependent blocks", { flags: 0x40 }, null, "abc"),
  row("another checksum of the header", changed(abc, 6), null),
  row("a size of the content", { flags: 0x68, size: sizeOf(3n) }, "abc"),
  row("size 0", { flags: 0x68, size: sizeOf(0n) }, "abc", null),
  row("size 2", { flags: 0x68, size: sizeOf(2n) }, "abc", null),
  row("size 4", { flags: 0x68, size: sizeOf(4n) }, "abc", null),
  row("size -1", { flags: 0x68, size: sizeOf(-1n) }, "abc", "<limit>"),
  row("size 2^32 - 1", { flags: 0x68, size: sizeOf(0xffffffffn) }, "abc", "<limit>"),
  row("a checksum of a block", { flags: 0x70, blocks: `${ABC} ff53d132` }, "abc"),
  row("another checksum of a block", { flags: 0x70, blocks: `${ABC} fe53d132` }, null),
  row("half a checksum of a block", { flags: 0x70, blocks: `${ABC} ff53`, end: "" }, null),
  row("a checksum of the content", { flags: 0x64, end: `${MARK} ff53d132` }, "abc"),
  row("another checksum of the content", { flags: 0x64, end: `${MARK} fe53d132` }, "abc", null),
  row("half a checksum of the content", { flags: 0x64, end: `${MARK} ff53` }, null),
  row("a block beyond the frame", { blocks: "10000080 616263" }, null),
  row("a block above its largest size", { blocks: `01000180 ${"61".repeat(65_537)}` }, null),
  row("a block that becomes more than its largest size", {
    blocks: `0c010000 1f 61 0100 ${"ff".repeat(257)} 06 ${LAST}`,
  }, null),
  row("literals beyond the block", { blocks: "04000000 40616263" }, null),
  row("a block that ends in a copy", { blocks: "06000000 32616263 0300" }, null),
  row(
    "a copy at distance 0",
    { blocks: `0c000000 32616263 0000 ${LAST}` },
    "abc\0\0\0\0\0\0xxxxx",
    null,
  ),
  row("a copy from before the start", { blocks: `0c000000 32616263 0400 ${LAST}` }, null),
  row("a copy at the start", { blocks: `09000000 02 0100 ${LAST}` }, null),
  row("half a distance", { blocks: "05000000 32616263 03" }, null),
  row("a length without end", { blocks: "04000000 f0ffffff" }, null),
];
