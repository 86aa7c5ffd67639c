// The queue of bytes that wait, against a list of single bytes.

import { describe, expect, it } from "vitest";
import { ByteQueue, type Stretch } from "../../codec/capture/kafka/byte_queue.ts";
import type { Piece } from "../../codec/capture/kafka/piece.ts";
import { concat, counting, timeAt } from "../kit/capture_writer.ts";
import { Random } from "../kit/random.ts";

/** A byte of a stream, and the piece it came in; without a value it is missing. */
interface Byte {
  readonly value: number | undefined;
  readonly piece: Piece;
  readonly at: number;
}

function bytesIn(piece: Piece): Byte[] {
  return Array.from({ length: piece.length }, (_, at) => ({ value: piece.bytes?.[at], piece, at }));
}

/** What a queue has to say of these bytes. */
function expected(start: number, all: readonly Byte[]): Stretch {
  const hole = all.findIndex(({ value }) => value === undefined);
  const captured = all.filter(({ value }) => value !== undefined);
  const packets = captured.flatMap(({ piece: { packet } }) => packet === undefined ? [] : [packet]);
  const t = all.findLast(({ piece }) => piece.t)?.piece.t;
  return {
    start,
    length: all.length,
    bytes: Uint8Array.from(all.slice(0, hole < 0 ? all.length : hole), ({ value }) => value!),
    missing: all.length - captured.length,
    ...(t && { t }),
    packets: [...new Set(packets)].sort((a, b) => a - b),
    file: rangesOf(captured),
    retransmitted: captured.some(({ piece }) => piece.retransmitted),
  };
}

/** Neighbours in the file are one range, wherever one piece ends and the next begins. */
function rangesOf(all: readonly Byte[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const { piece: { fileOffset }, at } of all) {
    if (fileOffset === undefined) continue;
    const last = ranges.at(-1);
    if (last && last[0] + last[1] === fileOffset + at) last[1]++;
    else ranges.push([fileOffset + at, 1]);
  }
  return ranges;
}

/** Pieces as a capture has them: mostly tiny ones, views of larger arrays, with and without places and times. */
class Pieces {
  readonly #random: Random;
  readonly #most: number;
  #packet = 0;
  #offset = 40;

  constructor(random: Random, most: number) {
    this.#random = random;
    this.#most = most;
  }

  next(): Piece {
    const random = this.#random;
    const length = random.chance(3) ? 500 + random.below(30) : 1 + random.below(this.#most);
    this.#packet++;
    if (random.chance(2)) return { length, cause: "snaplen", t: timeAt(this.#packet) };
    const around = random.bytes(length + random.below(3 * length));
    const fileOffset = this.#offset;
    this.#offset += length + (random.chance(50) ? 70 : 0);
    return {
      bytes: around.subarray(0, length),
      length,
      ...(random.chance(80) && { t: timeAt(1_000 * this.#packet, random.below(9)) }),
      ...(random.chance(90) && { packet: this.#packet }),
      ...(random.chance(90) && { fileOffset }),
      ...(random.chance(10) && { retransmitted: true }),
    };
  }
}

function ranWith(seed: number): void {
  const random = new Random(seed);
  const pieces = new Pieces(random, random.one([1, 4, 40]));
  const queue = new ByteQueue();
  let waiting: Byte[] = [];
  let position = 0;
  for (let step = 0; step < 40; step++) {
    for (let n = random.below(random.one([2, 100, 700])); n > 0; n--) {
      const piece = pieces.next();
      queue.push(piece);
      for (const byte of bytesIn(piece)) waiting.push(byte);
    }
    if (random.chance(50)) queue.keep();
    expect([queue.position, queue.length]).toEqual([position, waiting.length]);
    expect(queue.captured).toBe(waiting.filter(({ value }) => value !== undefined).length);
    expect(waitingIn(queue)).toEqual(waitingOf(waiting));
    expect(queue.peek(4)).toEqual(expected(0, waiting.slice(0, 4)).bytes);
    const n = random.chance(30) ? waiting.length : random.below(waiting.length + 1);
    if (n === 0) continue;
    const all = expected(position, waiting.slice(0, n));
    const nothing = { bytes: concat(), packets: [], file: [], retransmitted: false };
    if (n < waiting.length || random.chance(50)) expect(queue.take(n)).toEqual(all);
    else expect(queue.drop()).toEqual({ ...all, ...nothing });
    waiting = waiting.slice(n);
    position += n;
  }
}

/** Where pieces end, which a search has to know, and what is in them. */
function waitingIn(queue: ByteQueue): unknown[] {
  return [...queue.waiting()].map(([start, { bytes, length, ...facts }]) => {
    const used = Math.max(0, queue.position - start);
    return { bytes: bytes && [...bytes.subarray(used)], length: length - used, t: facts.t };
  });
}

function waitingOf(all: readonly Byte[]): unknown[] {
  const byPiece = new Map<Piece, number[]>();
  for (const { piece, value } of all) {
    if (!byPiece.has(piece)) byPiece.set(piece, []);
    byPiece.get(piece)!.push(value!);
  }
  return [...byPiece].map(([{ bytes, t }, values]) => {
    return { bytes: bytes && values, length: values.length, t };
  });
}

/** A queue with one byte left of many pieces. */
function manyGone(): ByteQueue {
  const queue = new ByteQueue();
  for (let i = 0; i < 1_500; i++) queue.push({ bytes: new Uint8Array(600), length: 600 });
  queue.keep();
  queue.take(1_500 * 600 - 1);
  return queue;
}

describe("ByteQueue", () => {
  it("gives what came, however small the pieces were", () => {
    for (let seed = 0; seed < 10; seed++) ranWith(seed);
  });

  it("says the place of pieces that lie next to each other as one", () => {
    const queue = new ByteQueue();
    const bytes = counting(9);
    for (const [from, to] of [[0, 2], [2, 5], [5, 9]] as const) {
      const piece = { bytes: bytes.subarray(from, to), length: to - from, packet: from };
      queue.push({ ...piece, fileOffset: from < 5 ? 100 + from : 300 });
    }
    expect(queue.take(8)).toEqual({
      start: 0,
      length: 8,
      bytes: counting(8),
      missing: 0,
      packets: [0, 2, 5],
      file: [[100, 5], [300, 3]],
      retransmitted: false,
    });
  });

  it("gives a piece that is taken at once as it is, without a copy", () => {
    const queue = new ByteQueue();
    const bytes = counting(100).subarray(10, 20);
    queue.push({ bytes, length: 10 });
    expect(queue.take(10).bytes).toBe(bytes);
  });

  it("copies what has to be kept, if the array is large that it lies in", () => {
    const queue = new ByteQueue();
    const large = counting(256);
    const [first, own] = [large.subarray(0, 100), counting(60)];
    queue.push({ bytes: first, length: 100 });
    queue.take(30);
    queue.push({ bytes: large.subarray(100, 140), length: 40 });
    queue.push({ bytes: own, length: 60 });
    queue.keep();
    large.fill(0);
    own[0] = 77;
    const rest = concat(counting(70, 30), counting(40, 100), own);
    expect(queue.take(170).bytes).toEqual(rest);
  });

  it("copies what comes behind many pieces, the first of which are gone", () => {
    const queue = manyGone();
    const chunk = new Uint8Array(5_000).fill(9);
    queue.push({ bytes: chunk.subarray(0, 999), length: 999 });
    queue.keep();
    chunk.fill(0);
    expect(queue.take(1_000).bytes.subarray(1)).toEqual(new Uint8Array(999).fill(9));
  });

  it("packs what comes behind many pieces, the first of which are gone", () => {
    const queue = manyGone();
    const large = counting(256);
    for (let i = 0; i < 2_560; i++) {
      const at = i % 256;
      queue.push({ bytes: large.subarray(at, at + 1), length: 1 });
    }
    queue.keep();
    large.fill(0);
    expect(queue.overhead / queue.length).toBeLessThan(120); // up to 256 are not packed yet
    const tens = Array.from({ length: 10 }, () => counting(256));
    expect(queue.take(2_561).bytes).toEqual(concat(new Uint8Array(1), ...tens));
  });

  it("says about what that costs", () => {
    const queue = new ByteQueue();
    const costs = [1, 256, 257, 2_560].map((n) => {
      while (queue.length < n) queue.push({ bytes: counting(1), length: 1 });
      return queue.overhead / queue.length;
    });
    expect(costs.map((cost) => cost < 60)).toEqual([false, true, true, true]);
    for (const empty of [() => queue.take(queue.length), () => queue.drop()]) {
      for (let i = 0; i < 300; i++) queue.push({ bytes: counting(1), length: 1 });
      empty();
      expect(queue.overhead).toBe(0);
    }
  });
});
