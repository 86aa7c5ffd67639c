// TCP segments as the layer below hands them up, and what became of them as short texts.

import type { Flow, Segment, Side, TcpChunk } from "../../codec/capture/packet.ts";
import type { CaptureLimits } from "../../codec/capture/options.ts";
import { TcpTracker } from "../../codec/capture/tcp/tcp_tracker.ts";

const FLAGS: Readonly<Record<string, number>> = { F: 1, S: 2, R: 4, P: 8, A: 16 };

/** What differs from an empty segment of side 0 with sequence number 0. */
export interface SegmentInit {
  side?: Side;
  seq?: number;
  /** Sets the ACK flag, too. */
  ack?: number;
  /** Letters out of F, S, R, P, A. */
  flags?: string;
  data?: string | Uint8Array;
  hole?: number;
  /** Milliseconds of capture time; without it each packet comes 100 µs after the one before, null means none. */
  ms?: number | null;
  fileOffset?: number;
}

/** Segments between two ends; side 0 is the first one. */
export class Segments {
  readonly flows: readonly [Flow, Flow];
  #packet = 0;
  #ms = 0;

  constructor(one = "10.0.0.1:40000", two = "10.0.0.2:9092") {
    this.flows = [flowOf(one, two), flowOf(two, one)];
  }

  of(init: SegmentInit): Segment {
    const { side = 0, seq = 0, ack, flags = "", data = "", hole = 0, ms, fileOffset } = init;
    const packet = ++this.#packet;
    if (typeof ms === "number") this.#ms = ms;
    const t = ms === null ? undefined : timeOf(this.#ms);
    this.#ms += 0.1;
    return {
      kind: "segment",
      flow: this.flows[side],
      seq: seq >>> 0,
      ack: (ack ?? 0) >>> 0,
      flags: flagsOf(flags) | (ack === undefined ? 0 : FLAGS["A"]!),
      payload: typeof data === "string" ? bytesOf(data) : data,
      hole,
      packet,
      ...(t && { t }),
      ...(fileOffset !== undefined && { fileOffset }),
    };
  }
}

/** A tracker and its segments, with what it told as texts. */
export class Tracked {
  readonly tracker: TcpTracker;
  readonly segments: Segments = new Segments();
  /** All chunks so far. */
  readonly chunks: TcpChunk[] = [];

  constructor(limits: Partial<CaptureLimits> = {}) {
    this.tracker = new TcpTracker({ limits });
  }

  /** Pushes segments, and says what was told at that. */
  push(...inits: SegmentInit[]): string[] {
    return this.pushOf(this.segments, ...inits);
  }

  /** Pushes segments between other ends. */
  pushOf(segments: Segments, ...inits: SegmentInit[]): string[] {
    return inits.flatMap((init) => this.#texts(this.tracker.push(segments.of(init))));
  }

  end(): string[] {
    return this.#texts(this.tracker.end());
  }

  #texts(chunks: readonly TcpChunk[]): string[] {
    this.chunks.push(...chunks);
    return chunks.map(textOf);
  }
}

/** What a tracker makes of segments, and of their end, as texts. */
export function told(inits: readonly SegmentInit[], limits: Partial<CaptureLimits> = {}): string[] {
  const tracked = new Tracked(limits);
  return [...tracked.push(...inits), ...tracked.end()];
}

/** The handshake from numbers `client` and `server`; the first data byte has the number after that. */
export function handshake(client = 0, server = 0): SegmentInit[] {
  return [
    { seq: client, flags: "S" },
    { side: 1, seq: server, ack: client + 1, flags: "S" },
    { seq: client + 1, ack: server + 1 },
  ];
}

/** "#0 open", "#0.1 abc", with a star behind bytes of a retransmission, "#0.1 hole 3 snaplen", "#0 close fin by 1". */
export function textOf(chunk: TcpChunk): string {
  const name = `#${chunk.connection.number}`;
  switch (chunk.kind) {
    case "bytes":
      return `${name}.${chunk.side} ${asciiOf(chunk.bytes)}${chunk.retransmitted ? "*" : ""}`;
    case "hole":
      return `${name}.${chunk.side} hole ${chunk.bytes} ${chunk.cause}`;
    case "open":
      return `${name} open`;
    case "close":
      return `${name} close ${chunk.how}${chunk.by === undefined ? "" : ` by ${chunk.by}`}`;
    case "problem":
      return `${name} ${chunk.code}`;
  }
}

/** One byte for each character. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function asciiOf(bytes: Uint8Array): string {
  if (bytes.length > 100) return `${bytes.length} bytes`;
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function timeOf(ms: number): { seconds: number; nanoseconds: number } {
  const nanoseconds = Math.round(ms * 1e6);
  return {
    seconds: 1_700_000_000 + Math.floor(nanoseconds / 1e9),
    nanoseconds: nanoseconds % 1e9,
  };
}

function flagsOf(letters: string): number {
  return [...letters].reduce((flags, letter) => flags | FLAGS[letter]!, 0);
}

function flowOf(from: string, to: string): Flow {
  return { source: endOf(from), destination: endOf(to), key: `${from} > ${to}` };
}

function endOf(text: string): { address: string; port: number } {
  const at = text.lastIndexOf(":");
  return { address: text.slice(0, at), port: Number(text.slice(at + 1)) };
}
