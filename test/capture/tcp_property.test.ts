import { describe, expect, it } from "vitest";
import type { CaptureLimits } from "../../codec/capture/options.ts";
import type { Segment, Side, TcpChunk } from "../../codec/capture/packet.ts";
import { TcpTracker } from "../../codec/capture/tcp/tcp_tracker.ts";
import { Random } from "../kit/random.ts";
import { type SegmentInit, Segments } from "../kit/segments.ts";

/** What stands at a position of a stream: a byte, or that it is in no packet, or was cut off. */
type Cell = number | "lost" | "cut";
const PATIENT = { pendingBytes: Infinity, pendingSegments: Infinity, pendingMs: Infinity };

/** A stream as a table: what came first at a position stands there. It knows nothing of sequence numbers. */
class Table {
  readonly #cells = new Map<number, Cell>();
  #end = 0;

  /** Takes what a segment has; true if something was there of it. */
  take(from: number, bytes: Uint8Array, hole: number): boolean {
    let isCopy = false;
    for (let i = 0; i < bytes.length + hole; i++) {
      if (this.#cells.has(from + i)) isCopy = true;
      else this.#cells.set(from + i, i < bytes.length ? bytes[i]! : "cut");
    }
    this.#end = Math.max(this.#end, from + bytes.length + hole);
    return isCopy;
  }

  all(): Cell[] {
    return Array.from({ length: this.#end }, (_, i) => this.#cells.get(i) ?? "lost");
  }

  /** Bytes that were captured from a position on. */
  bytesFrom(position: number): number {
    let n = 0;
    for (const [at, cell] of this.#cells) if (at >= position && typeof cell === "number") n++;
    return n;
  }
}

/** The chunks of one side as cells. */
function cellsOf(chunks: readonly TcpChunk[], side: Side): Cell[] {
  return chunks.flatMap((chunk): Cell[] => {
    if (chunk.kind === "bytes" && chunk.side === side) return [...chunk.bytes];
    if (chunk.kind !== "hole" || chunk.side !== side) return [];
    return new Array<Cell>(chunk.bytes).fill(chunk.cause === "snaplen" ? "cut" : "lost");
  });
}

/** A part of a stream, from the position `at`. */
interface Part {
  at: number;
  length: number;
  hole: number;
}

/** Cuts `length` bytes into parts; then repeats, loses, overlaps, cuts short and disorders some of them. */
function partsOf(random: Random, length: number): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < length;) {
    const size = Math.min(1 + random.below(12), length - at);
    const before = random.chance(15) ? random.below(Math.min(at + 1, 20)) : 0;
    const hole = random.chance(10) ? random.below(size) : 0;
    const part = { at: at - before, length: size + before - hole, hole };
    if (random.chance(90)) parts.push(part);
    if (random.chance(15)) parts.push({ ...part });
    at += size;
  }
  for (let i = 0; i + 1 < parts.length; i++) {
    if (!random.chance(30)) continue;
    const j = Math.min(parts.length - 1, i + 1 + random.below(8));
    [parts[i], parts[j]] = [parts[j]!, parts[i]!];
  }
  return parts;
}

/** A first number, often so that the stream wraps. */
function initialOf(random: Random): number {
  return random.chance(50) ? 2 ** 32 - random.below(300) : random.uint32();
}

function inside(seq: number): number {
  return seq % 2 ** 32;
}

describe("TcpTracker, against a table of first bytes", () => {
  it("C-01 C-02 C-03 C-18 C-21 tells exactly what came first, and every gap with its size", () => {
    for (let seed = 0; seed < 150; seed++) {
      const random = new Random(seed);
      const initial = initialOf(random);
      const tracker = new TcpTracker({ limits: PATIENT });
      const segments = new Segments();
      const table = new Table();
      const copies = new Set<number>();
      const chunks = [...tracker.push(segments.of({ seq: initial, flags: "S" }))];
      for (const { at, length, hole } of partsOf(random, 50 + random.below(250))) {
        const data = random.bytes(length); // of its own, so that copies differ
        const segment = segments.of({ seq: inside(initial + 1 + at), data, hole });
        if (table.take(at, data, hole)) copies.add(segment.packet);
        chunks.push(...tracker.push(segment));
      }
      chunks.push(...tracker.end());
      const cells = table.all();
      expect(cellsOf(chunks, 0).join(), `seed ${seed}`).toBe(cells.join());
      const flagged = chunks.filter((chunk) => chunk.kind === "bytes" && chunk.retransmitted);
      const wrong = chunks.filter((chunk) =>
        chunk.kind === "bytes" && copies.has(chunk.packet) !== flagged.includes(chunk)
      );
      expect(wrong, `seed ${seed}`).toEqual([]);
    }
  });

  it("tells every byte at most once, and keeps its limits, however early it gives up", () => {
    const limits = { pendingBytes: 60, pendingSegments: 9, pendingMs: 3, totalPendingBytes: 80 };
    let lost = 0;
    for (let seed = 0; seed < 80; seed++) {
      const random = new Random(seed);
      const run = new TwoSided(random, limits);
      while (run.step()) {
        const [bytes, all] = run.waiting();
        if (bytes > limits.pendingBytes || all > limits.totalPendingBytes) {
          expect.fail(`seed ${seed}: ${bytes} bytes of a side wait, ${all} of both`);
        }
      }
      run.end();
      run.checkCells(`seed ${seed}`);
      lost += run.lost;
    }
    expect(lost).toBeGreaterThan(500);
  });
});

/** Both sides of a connection at a time, acknowledged at random. */
class TwoSided {
  readonly #random: Random;
  readonly #tracker: TcpTracker;
  readonly #segments: Segments = new Segments();
  readonly #initial: readonly [number, number];
  readonly #content: readonly [Uint8Array, Uint8Array];
  readonly #parts: readonly [Part[], Part[]];
  readonly #tables: readonly [Table, Table] = [new Table(), new Table()];
  readonly #chunks: TcpChunk[] = [];
  readonly #told: [number, number] = [0, 0];
  #ms = 0;

  constructor(random: Random, limits: Partial<CaptureLimits>) {
    this.#random = random;
    this.#tracker = new TcpTracker({ limits });
    this.#initial = [initialOf(random), initialOf(random)];
    this.#content = [random.bytes(300), random.bytes(300)];
    this.#parts = [partsOf(random, 300), partsOf(random, 300)];
    this.#push({ seq: this.#initial[0], flags: "S" });
    this.#push({ side: 1, seq: this.#initial[1], ack: this.#initial[0] + 1, flags: "S" });
  }

  get lost(): number {
    return this.#chunks.filter((chunk) => chunk.kind === "hole").length;
  }

  /** Pushes a segment; false if there is none. */
  step(): boolean {
    const random = this.#random;
    const side = random.chance(50) ? 0 : 1;
    const part = this.#parts[side].shift();
    if (!part) return this.#parts[0].length + this.#parts[1].length > 0;
    const { at, length, hole } = part;
    const data = this.#content[side].subarray(at, at + length);
    this.#tables[side].take(at, data, hole);
    this.#ms += random.below(10) / 10;
    const other = side === 0 ? 1 : 0;
    const ack = inside(this.#initial[other] + 1 + random.below(this.#told[other] + 30));
    const seq = inside(this.#initial[side] + 1 + at);
    this.#push({ side, seq, ack, data, hole, ms: this.#ms });
    return true;
  }

  end(): void {
    this.#take(this.#tracker.end());
  }

  /** Bytes that were captured and not told: of the side that has more, and of both. */
  waiting(): [number, number] {
    const [first, second] = [0, 1].map((side) => this.#tables[side]!.bytesFrom(this.#told[side]!));
    return [Math.max(first!, second!), first! + second!];
  }

  /** What was told of each side is its content, with holes where nothing was captured in time. */
  checkCells(where: string): void {
    for (const side of [0, 1] as const) {
      const cells = cellsOf(this.#chunks, side);
      expect(cells.length, where).toBe(this.#tables[side].all().length);
      const wrong = cells.filter((cell, i) =>
        typeof cell === "number" && cell !== this.#content[side][i]
      );
      expect(wrong, where).toEqual([]);
    }
    expect(this.#chunks.map(({ kind }) => kind)).not.toContain("problem");
  }

  #push(init: SegmentInit): void {
    this.#take(this.#tracker.push(this.#segments.of(init)));
  }

  #take(chunks: readonly TcpChunk[]): void {
    for (const chunk of chunks) {
      this.#chunks.push(chunk);
      if (chunk.kind === "bytes") this.#told[chunk.side] += chunk.bytes.length;
      if (chunk.kind === "hole") this.#told[chunk.side] += chunk.bytes;
    }
  }
}

describe("TcpTracker, reliability R-09", () => {
  const limits = {
    pendingBytes: 100,
    pendingSegments: 7,
    pendingMs: 50,
    totalPendingBytes: 250,
    connections: 4,
    idleMs: 500,
  };

  it("takes any segments without a throw, and tells of each connection in order", () => {
    let chunks = 0;
    for (let seed = 0; seed < 40; seed++) {
      const random = new Random(seed);
      const tracker = new TcpTracker({ limits });
      const story = new Story();
      const all = Array.from({ length: 6 }, (_, i) => new Segments(`10.0.0.${i}:1`, "10.0.0.1:1"));
      let ms = 0;
      for (let i = 0; i < 400; i++) {
        ms += random.chance(2) ? random.below(1_000) - 300 : random.below(20);
        for (const chunk of tracker.push(anySegment(random, random.one(all), ms))) {
          story.take(chunk);
        }
      }
      const last = tracker.end();
      for (const chunk of last) story.take(chunk);
      expect(story.end(), `seed ${seed}`).toEqual([]);
      chunks += story.chunks;
      const waited = last.map((chunk) => chunk.kind === "bytes" ? chunk.bytes.length : 0);
      expect(waited.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(limits.totalPendingBytes);
    }
    expect(chunks).toBeGreaterThan(10_000);
  });
});

/** Numbers around a few places, so that segments meet each other. */
function anySegment(random: Random, segments: Segments, ms: number): Segment {
  const place = random.one([0, 0, 0, 50, 2 ** 32 - 30, 2 ** 31, 2 ** 30, random.uint32()]);
  const seq = inside(place + random.below(60));
  return segments.of({
    side: random.chance(50) ? 0 : 1,
    seq,
    flags: random.chance(20) ? random.one(["S", "F", "F", "R", "SF", "SR", "FR", "SFR"]) : "",
    ...(random.chance(70) && { ack: random.chance(90) ? random.below(200) : random.uint32() }),
    data: random.chance(70) ? random.bytes(random.below(30)) : "",
    hole: random.chance(10) ? random.one([1, 5, 70_000, 2 ** 31, 2 ** 33]) : 0,
    ms: random.chance(5) ? null : ms,
  });
}

/** Checks that what is told makes sense. */
class Story {
  chunks = 0;
  readonly #open = new Set<number>();
  readonly #closed = new Set<number>();
  readonly #problems = new Set<string>();
  readonly #wrong: TcpChunk[] = [];

  take(chunk: TcpChunk): void {
    this.chunks++;
    if (!this.#isFine(chunk)) this.#wrong.push(chunk);
  }

  /** What made no sense, and how many were never closed. */
  end(): unknown[] {
    return [...this.#wrong, ...this.#open];
  }

  #isFine(chunk: TcpChunk): boolean {
    const { number } = chunk.connection;
    switch (chunk.kind) {
      case "open":
        this.#open.add(number);
        return number === this.#open.size + this.#closed.size - 1;
      case "close":
        this.#closed.add(number);
        return this.#open.delete(number);
      case "problem":
        return this.#problems.size < this.#problems.add(`${number} ${chunk.code}`).size;
      case "bytes":
        return this.#open.has(number) && chunk.bytes.length > 0;
      case "hole":
        return this.#open.has(number) && chunk.bytes > 0;
    }
  }
}
