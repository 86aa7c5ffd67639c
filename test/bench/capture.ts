// Captures of any size: A, small Metadata pairs; B, large ones in many segments.

import { spawnSync } from "node:child_process";
import { closeSync, openSync, readSync, statSync, writeSync } from "node:fs";
import process from "node:process";
import { decodeCapture, formatEvent } from "../../codec/capture/mod.ts";
import { encodeRequestFrame, encodeResponseFrame } from "../../codec/frame/mod.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { registry } from "../../codec/messages/registry.ts";

const MSS = 1_448;
const CHUNK = 262_144;
const HEADERS = 54; // Ethernet, IPv4, TCP
const RECORD = 16;

/** What is done with the events. */
export type CaptureWork = "objects" | "ndjson" | "headers";

/** How fast a capture was read, and what that took. */
export interface CaptureRun {
  /** Million bytes of the capture a second. */
  readonly speed: number;
  /** Most resident memory, MB. */
  readonly resident: number;
  /** The same while the first 200 MB were read. */
  readonly residentEarly: number;
  readonly events: number;
  /** Bytes of output for each byte of the capture. */
  readonly output: number;
}

/** Writes a capture of so many million bytes, which other processes read. */
export function writeCapture(kind: "A" | "B", megabytes: string): string {
  const file = openSync(fileOf(kind), "w");
  for (const chunk of made(kind, Number(megabytes))) writeSync(file, chunk);
  closeSync(file);
  return fileOf(kind);
}

function fileOf(kind: "A" | "B"): string {
  return `build/capture-${kind}.pcap`;
}

/** Reads the capture that has been written. */
export async function capture(
  kind: "A" | "B",
  work: CaptureWork,
): Promise<CaptureRun> {
  const start = performance.now();
  const counts = { bytes: 0, events: 0, output: 0, resident: 0, residentEarly: 0 };
  const options = work === "headers" ? { decode: "headers" } as const : {};
  for await (const event of decodeCapture(counted(written(kind), counts), registry, options)) {
    if (work === "ndjson") counts.output += formatEvent(event).length + 1;
    if (event.kind !== "message" && event.kind !== "connection") {
      throw new Error(`Cannot trust a ${event.kind}`);
    }
    counts.events++;
  }
  const { bytes, events, output, resident } = counts;
  const speed = bytes / 1000 / (performance.now() - start);
  const residentEarly = counts.residentEarly / 1e6;
  return { speed, resident: resident / 1e6, residentEarly, events, output: output / bytes };
}

/**
 * How fast tshark reads the first packets of a capture that has been written, in million bytes a second; 0 where it is
 * not installed. Its JSON takes minutes for all of them.
 */
export function tsharkSpeed(kind: "A" | "B", form: "filter" | "json"): number {
  const packets = 50_000;
  const args = form === "json" ? ["-T", "json"] : ["-Y", "kafka"];
  const start = performance.now();
  const { status } = spawnSync("tshark", ["-r", fileOf(kind), "-c", `${packets}`, ...args], {
    stdio: "ignore",
  });
  const ms = performance.now() - start;
  return status === 0 ? statSync(fileOf(kind)).size * shareOf(kind, packets) / 1000 / ms : 0;
}

/** Which part of a capture so many packets are: all pairs are alike. */
function shareOf(kind: "A" | "B", packets: number): number {
  const response = answer(kind).length;
  const segments = Math.ceil(response / MSS);
  const pair = question(1).length + response + (1 + segments) * (RECORD + HEADERS);
  return packets / (1 + segments) * pair / statSync(fileOf(kind)).size;
}

async function* counted(
  source: Iterable<Uint8Array>,
  counts: { bytes: number; resident: number; residentEarly: number },
): AsyncGenerator<Uint8Array> {
  for (const chunk of source) {
    counts.bytes += chunk.length;
    counts.resident = Math.max(counts.resident, process.memoryUsage.rss());
    if (counts.bytes < 2e8) counts.residentEarly = counts.resident;
    yield await chunk;
  }
}

function* written(kind: "A" | "B"): Generator<Uint8Array> {
  const file = openSync(fileOf(kind), "r");
  for (;;) {
    const chunk = new Uint8Array(CHUNK);
    const n = readSync(file, chunk);
    if (n === 0) break;
    yield chunk.subarray(0, n);
  }
  closeSync(file);
}

/** 344 and some 59,000 bytes of body, as in `performance.md`. */
function answer(kind: "A" | "B"): Uint8Array {
  const [topics, partitions] = kind === "A" ? [2, 2] : [129, 10];
  const message = {
    brokers: [1, 2, 3].map((nodeId) => ({
      nodeId,
      host: `broker-${nodeId}`,
      port: 9092,
      rack: null,
    })),
    clusterId: "a2Fma2Etd2lyZS10ZXN0MQ",
    controllerId: 1,
    topics: Array.from({ length: topics }, (_, topic) => ({
      errorCode: 0,
      name: `topic-${topic}`,
      topicId: "AAAAAAAAAAAAAAAAAAAAAg",
      partitions: Array.from({ length: partitions }, (_, partitionIndex) => ({
        errorCode: 0,
        partitionIndex,
        leaderId: 1,
        replicaNodes: [1, 2, 3],
        isrNodes: [1, 2, 3],
        offlineReplicas: [],
      })),
    })),
  };
  return encodeResponseFrame(MetadataServer, { correlationId: 0 }, message, 12);
}

function question(correlationId: number): Uint8Array {
  const header = { correlationId, clientId: "bench" };
  return encodeRequestFrame(Metadata, header, { topics: [{ name: "topic-1" }] }, 12);
}

/** The bytes of the file, piece by piece. */
function* made(kind: "A" | "B", megabytes: number): Generator<Uint8Array> {
  const writer = new PacketWriter();
  const response = answer(kind);
  const view = new DataView(response.buffer, response.byteOffset);
  writer.header();
  for (let id = 1, bytes = 0; bytes < megabytes * 1e6; id++) {
    view.setInt32(4, id);
    writer.send(0, question(id));
    for (let at = 0; at < response.length; at += MSS) {
      writer.send(1, response.subarray(at, at + MSS));
    }
    for (const chunk of writer.full()) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  yield writer.rest();
}

class PacketWriter {
  #chunk = new Uint8Array(CHUNK + 2 * MSS);
  #view = new DataView(this.#chunk.buffer);
  #used = 0;
  #full: Uint8Array[] = [];
  #microseconds = 0;
  readonly #seq = [1_000, 5_000];

  header(): void {
    const view = this.#view;
    view.setUint32(0, 0xa1b2c3d4);
    view.setUint16(4, 2);
    view.setUint16(6, 4);
    view.setUint32(16, 262_144);
    view.setUint32(20, 1);
    this.#used = 24;
    this.#segment(0, 2, new Uint8Array(0));
    this.#segment(1, 18, new Uint8Array(0));
  }

  send(side: 0 | 1, payload: Uint8Array): void {
    this.#segment(side, 24, payload);
    if (this.#used >= CHUNK) this.#flush();
  }

  full(): readonly Uint8Array[] {
    return this.#full.splice(0);
  }

  rest(): Uint8Array {
    return this.#chunk.subarray(0, this.#used);
  }

  #flush(): void {
    this.#full.push(this.rest());
    this.#chunk = new Uint8Array(CHUNK + 2 * MSS);
    this.#view = new DataView(this.#chunk.buffer);
    this.#used = 0;
  }

  #segment(side: 0 | 1, flags: number, payload: Uint8Array): void {
    this.#record(HEADERS + payload.length);
    this.#ip(side, payload.length);
    this.#tcp(side, flags);
    this.#chunk.set(payload, this.#used + RECORD + HEADERS);
    this.#used += RECORD + HEADERS + payload.length;
    this.#seq[side]! += payload.length + (flags & 2 ? 1 : 0);
  }

  #record(length: number): void {
    this.#microseconds += 100;
    const numbers = [
      1_700_000_000 + Math.floor(this.#microseconds / 1e6),
      this.#microseconds % 1e6,
      length,
      length,
    ];
    numbers.forEach((n, i) => this.#view.setUint32(this.#used + 4 * i, n));
  }

  #ip(side: 0 | 1, length: number): void {
    const [view, at] = [this.#view, this.#used + RECORD];
    view.setUint16(at + 12, 0x0800);
    view.setUint8(at + 14, 0x45);
    view.setUint16(at + 16, 40 + length);
    view.setUint16(at + 22, 0x4006); // 64 hops, TCP
    view.setUint32(at + 26, 0x0a000001 + side);
    view.setUint32(at + 30, 0x0a000002 - side);
  }

  #tcp(side: 0 | 1, flags: number): void {
    const [view, at] = [this.#view, this.#used + RECORD + 34];
    view.setUint16(at, side === 0 ? 40_000 : 9092);
    view.setUint16(at + 2, side === 0 ? 9092 : 40_000);
    view.setUint32(at + 4, this.#seq[side]!);
    view.setUint32(at + 8, this.#seq[1 - side]!);
    view.setUint16(at + 12, 0x5000 | flags);
  }
}
