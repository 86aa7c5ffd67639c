// A capture of any size out of a small one: its packets again and again, each time with other addresses and later.

import { closeSync, openSync, readFileSync, writeSync } from "node:fs";

const FILE_HEADER = 24;
const PACKET_HEADER = 16;
const ADDRESSES = 14 + 12; // behind Ethernet, in IPv4

/** Writes a pcap of at least `size` bytes; the small one is little-endian, of Ethernet and IPv4. */
export function writeBigCapture(path: string, small: string, size: number): void {
  const bytes = readFileSync(small);
  const round = bytes.subarray(FILE_HEADER);
  const starts = packetStarts(round);
  const seconds = round.readUInt32LE(starts.at(-1)!) - round.readUInt32LE(0) + 1;
  const file = openSync(path, "w");
  let written = writeSync(file, bytes.subarray(0, FILE_HEADER));
  for (let n = 0; written < size; n++) {
    written += writeSync(file, round);
    for (const start of starts) moveOn(round, start, n + 1, seconds);
  }
  closeSync(file);
}

function packetStarts(round: Buffer): number[] {
  const starts: number[] = [];
  for (let at = 0; at < round.length; at += PACKET_HEADER + round.readUInt32LE(at + 8)) {
    starts.push(at);
  }
  return starts;
}

/** Both ends get the address 10.x.y.1 of the round, so its connections are new ones. */
function moveOn(round: Buffer, start: number, n: number, seconds: number): void {
  round.writeUInt32LE(round.readUInt32LE(start) + seconds, start);
  const address = start + PACKET_HEADER + ADDRESSES;
  for (const at of [address, address + 4]) round.set([10, n >> 8, n & 255, 1], at);
}
