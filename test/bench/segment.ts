// A log of any size that is made while it is read, so that nothing but the reader takes memory.

import process from "node:process";
import { crc32c, encodePlainBatch, readSegment } from "../../codec/records/mod.ts";

const RECORDS = 100; // a batch; with 1 KiB of value each as a broker stores it
const CHUNK = 65_536;
const MIB = 1_048_576;

/** How fast a log of so many MiB was read, and the most memory that took. */
export interface SegmentRun {
  /** Million bytes a second. */
  readonly speed: number;
  /** The largest of heap and buffers after a collection, MiB. */
  readonly memory: number;
  readonly records: number;
}

/** Reads it, or only computes the checksums of its batches. */
export async function segment(how: "read" | "crc", megabytes: string): Promise<SegmentRun> {
  const wanted = Number(megabytes) * MIB;
  await run(how, 16 * MIB); // V8 is warm then
  const start = performance.now();
  const { bytes, records, memory } = await run(how, wanted);
  return { speed: bytes / 1000 / (performance.now() - start), memory, records };
}

async function run(how: "read" | "crc", wanted: number) {
  const meter = new Meter();
  let records = 0;
  const counted = { bytes: 0 };
  if (how === "read") {
    for await (const event of readSegment(chunks(wanted, counted))) {
      if (event.kind === "record") records++;
      else meter.look(counted.bytes);
    }
  } else {
    const batch = batchAt();
    for (; counted.bytes < wanted; counted.bytes += batch.length) {
      if (crc32c(batch, 21) === 0) throw new Error("Cannot trust the checksum");
    }
  }
  return { bytes: counted.bytes, records, memory: meter.most };
}

function batchAt(): Uint8Array {
  const value = new Uint8Array(1024).map((_, i) => i * 31 + (i >> 3));
  const records = Array.from({ length: RECORDS }, (_, i) => ({ timestamp: BigInt(i), value }));
  return encodePlainBatch({ records });
}

/** Batches back to back, in chunks that are new each time, as a stream gives them. */
async function* chunks(wanted: number, counted: { bytes: number }): AsyncGenerator<Uint8Array> {
  const batch = batchAt();
  const view = new DataView(batch.buffer);
  let [offset, at] = [0n, 0];
  while (counted.bytes < wanted || at > 0) {
    const chunk = new Uint8Array(CHUNK);
    let filled = 0;
    while (filled < CHUNK && (counted.bytes + filled < wanted || at > 0)) {
      if (at === 0) view.setBigInt64(0, offset); // not covered by the checksum
      const part = batch.subarray(at, at + CHUNK - filled);
      chunk.set(part, filled);
      filled += part.length;
      at = (at + part.length) % batch.length;
      if (at === 0) offset += BigInt(RECORDS);
    }
    counted.bytes += filled;
    yield await chunk.subarray(0, filled);
  }
}

/** Looks at the memory now and then. */
class Meter {
  most = 0;
  #next = 0;

  look(bytes: number): void {
    if (bytes < this.#next) return;
    this.#next = bytes + 8 * MIB;
    const { gc } = globalThis as unknown as { gc?: () => void };
    if (gc === undefined) return;
    gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    this.most = Math.max(this.most, (heapUsed + (arrayBuffers ?? 0)) / MIB);
  }
}
