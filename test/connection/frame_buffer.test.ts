import { describe, expect, it } from "vitest";
import { FrameBuffer } from "../../codec/connection/frame_buffer.ts";
import { Random } from "../kit/random.ts";

const RULES = { limit: 1 << 27, tokens: true };

/** A stream of frames, and what is in them. */
function stream(random: Random, sizes: readonly number[]): { bytes: Uint8Array; bodies: string[] } {
  const bodies = sizes.map((size) => random.bytes(size));
  const bytes = new Uint8Array(bodies.reduce((sum, { length }) => sum + 4 + length, 0));
  let at = 0;
  for (const body of bodies) {
    new DataView(bytes.buffer).setInt32(at, body.length);
    bytes.set(body, at + 4);
    at += 4 + body.length;
  }
  return { bytes, bodies: bodies.map(textOf) };
}

function textOf(bytes: Uint8Array): string {
  return `${bytes.length}: ${bytes.join()}`;
}

/** Chunks of these sizes, over and over: each in a buffer of its own, or views of one. */
function* cut(bytes: Uint8Array, sizes: readonly number[], isCopied: boolean) {
  let at = 0;
  for (let i = 0; at < bytes.length; i++) {
    const end = at + sizes[i % sizes.length]!;
    yield isCopied ? bytes.slice(at, end) : bytes.subarray(at, end);
    at = end;
  }
}

function framesOf(
  chunks: Iterable<Uint8Array>,
  each: (buffer: FrameBuffer) => FrameBuffer = (same) => same,
): string[] {
  let buffer = new FrameBuffer();
  const frames: string[] = [];
  for (const chunk of chunks) {
    buffer.push(chunk);
    for (let frame; (frame = buffer.next(RULES)) !== undefined;) {
      if (typeof frame === "string") throw new Error(frame);
      frames.push(textOf(frame));
    }
    buffer = each(buffer);
  }
  return frames;
}

const SIZES = [0, 1, 3, 4, 5, 900, 1019, 1020, 1021, 1024, 5000, 66_000, 140_000];
const CUTS = [[1], [3], [4, 1], [7], [1000], [1023], [1024], [1025, 2], [4096, 1, 1], [70_000, 3]];

describe("connection A.10: frames that come in pieces", () => {
  for (const pieces of CUTS) {
    it(`of ${pieces.join(" and ")} bytes`, () => {
      const { bytes, bodies } = stream(new Random(1), pieces[0]! < 5 ? SIZES.slice(0, 11) : SIZES);
      for (const isCopied of [true, false]) {
        expect(framesOf(cut(bytes, pieces, isCopied))).toEqual(bodies);
      }
    });
  }
  it("go on after a snapshot at any place", () => {
    const { bytes, bodies } = stream(new Random(2), [0, 3, 900, 3000, 70_000, 1]);
    for (const pieces of [[5], [1024], [1500, 9], [40_000]]) {
      const frames = framesOf(cut(bytes, pieces, true), (buffer) => {
        const restored = new FrameBuffer();
        restored.restore(buffer.rest);
        restored.fresh = buffer.fresh;
        return restored;
      });
      expect(frames).toEqual(bodies);
    }
  });
  it("are copied once, however many they are", () => {
    const { bytes } = stream(new Random(3), [40_000]);
    const buffer = new FrameBuffer();
    const chunks = [...cut(bytes, [10_000], true)];
    for (const chunk of chunks) {
      expect(buffer.next(RULES)).toBeUndefined();
      buffer.push(chunk);
    }
    const frame = buffer.next(RULES) as Uint8Array;
    expect(frame.buffer.byteLength).toBe(40_000);
    chunks[0]!.fill(0); // what is taken is no view of a chunk
    expect(textOf(frame)).toBe(textOf(bytes.subarray(4)));
  });
  it("are kept as they came if they are large, and most of their buffer", () => {
    const isView = (length: number, room: number) => {
      const chunk = new Uint8Array(room).subarray(0, length);
      new DataView(chunk.buffer).setInt32(0, 100_000);
      const buffer = new FrameBuffer();
      buffer.push(chunk);
      expect(buffer.next(RULES)).toBeUndefined();
      chunk[4] = 1;
      return buffer.rest[4] === 1;
    };
    expect([isView(1024, 2048), isView(1023, 2046), isView(1024, 2049)])
      .toEqual([true, false, false]);
  });
  it("do not hold on to the large buffer that a small piece is part of", () => {
    const slab = new Uint8Array(1 << 16);
    new DataView(slab.buffer).setInt32(0, 100_000);
    const buffer = new FrameBuffer();
    buffer.push(slab.subarray(0, 2000));
    expect(buffer.next(RULES)).toBeUndefined();
    slab.fill(255);
    expect(buffer.rest.subarray(4).every((byte) => byte === 0)).toBe(true);
  });
});
