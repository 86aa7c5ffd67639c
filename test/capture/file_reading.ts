// Reads whole captures with the two lowest layers, cut as a test wants them.

import type { SegmentOptions } from "../../codec/capture/link/to_segments.ts";
import { SegmentReader } from "../../codec/capture/link/to_segments.ts";
import type { CaptureLimits } from "../../codec/capture/options.ts";
import type { CaptureProblem, Packet, Pdu, Segment } from "../../codec/capture/packet.ts";
import type { PacketItem } from "../../codec/capture/files/packet_parser.ts";
import { PacketReader } from "../../codec/capture/files/packet_reader.ts";
import { type Captured, pcapFile, type PcapOptions } from "../kit/capture_writer.ts";
import { hexOf } from "../kit/hex.ts";

/** All that a file gives, pushed in pieces that end at `cuts`. */
export function itemsOf(
  file: Uint8Array,
  { cuts = [], limits = {} }: { cuts?: readonly number[]; limits?: Partial<CaptureLimits> } = {},
): PacketItem[] {
  const reader = new PacketReader({ limits });
  const items: PacketItem[] = [];
  const drain = () => {
    for (let item = reader.next(); item; item = reader.next()) items.push(item);
  };
  let from = 0;
  for (const to of [...cuts, file.length]) {
    reader.push(file.subarray(from, to));
    drain();
    from = to;
  }
  reader.end();
  drain();
  return items;
}

/** The packets among them. */
export function packetsOf(items: readonly PacketItem[]): Packet[] {
  return items.filter((item) => item.kind === "packet");
}

/** What is wrong, in the short form of {@linkcode briefly}. */
export function problemsOf(items: readonly (PacketItem | Segment | Pdu)[]): string[] {
  return items.filter((item) => item.kind === "problem").map(briefly);
}

/** A problem as "code@offset ×count: text". */
export function briefly({ code, text, fileOffset, count }: CaptureProblem): string {
  return `${code}${fileOffset === undefined ? "" : `@${fileOffset}`} ×${count}: ${text}`;
}

/** Everything as plain text, to be compared. */
export function flat(items: readonly (PacketItem | Segment | Pdu)[]): string[] {
  return items.map((item) =>
    JSON.stringify(item, (_, value) => value instanceof Uint8Array ? hexOf(value) : value)
  );
}

/** What the segment layer makes of a file. */
export function segmentItemsOf(
  file: Uint8Array,
  options: SegmentOptions = {},
): (Segment | Pdu | CaptureProblem)[] {
  const reader = new SegmentReader(options);
  const items: (Segment | Pdu | CaptureProblem)[] = [];
  for (const packet of packetsOf(itemsOf(file))) {
    for (const item of reader.push(packet)) items.push(item);
  }
  return [...items, ...reader.end()];
}

/** What it makes of packets of one link type. */
export function segmentItems(
  packets: readonly Captured[],
  options: SegmentOptions & PcapOptions = {},
): (Segment | Pdu | CaptureProblem)[] {
  return segmentItemsOf(pcapFile(packets, options), options);
}

/** The segments among them. */
export function segmentsOf(items: readonly (Segment | Pdu | CaptureProblem)[]): Segment[] {
  return items.filter((item) => item.kind === "segment");
}

/** A segment as "flow seq flags payload+hole". */
export function segmentText({ flow, seq, flags, payload, hole }: Segment): string {
  return `${flow.key} ${seq} ${flags} ${hexOf(payload)}${hole > 0 ? `+${hole}` : ""}`;
}

/** All ways to cut `n` bytes at one place, at two, and byte by byte. */
export function* allCuts(n: number, step = 1): Generator<number[]> {
  for (let a = 0; a <= n; a += step) yield [a];
  for (let a = 0; a <= n; a += step) for (let b = a; b <= n; b += step) yield [a, b];
  yield Array.from({ length: n }, (_, i) => i + 1);
}
