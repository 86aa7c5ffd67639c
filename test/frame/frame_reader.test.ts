import { describe, expect, it } from "vitest";
import { DecodeError } from "../../codec/wire/mod.ts";
import { FrameReader } from "../../codec/frame/mod.ts";
import { ascii, frameOf, fromHex, joined, prefixOf, thrown, toHex } from "./bytes.ts";

const MIB = 1_048_576;
const DEFAULT = 104_857_600;
const F8 = fromHex("00000010003c0001000000070002636400000100");
const F9 = fromHex(
  "00000027000000070000000000000000010263000000010200000001026800002384037231008000000000",
);
const F10 = fromHex("0000000e0003000100000007ffffffffffff");
const F12 = fromHex("0000001000000001002300000001001200000004");

describe("FrameReader", () => {
  it("gives whole frames with their prefix, in order", () => {
    const reader = new FrameReader();
    reader.push(joined(F8, F10, F12));
    expect(drain(reader).map(toHex)).toEqual([F8, F10, F12].map(toHex));
    reader.end();
  });

  it("gives nothing before the last byte", () => {
    const reader = new FrameReader();
    expect(reader.next()).toBe(undefined);
    for (const byte of F9.subarray(0, -1)) {
      reader.push(Uint8Array.of(byte));
      expect(reader.next()).toBe(undefined);
    }
    reader.push(F9.subarray(-1));
    expect(toHex(reader.next()!)).toBe(toHex(F9));
    expect(reader.next()).toBe(undefined);
  });

  it("protocol 3.2: tolerates size 0", () => {
    for (const cut of [1, 2, 3, 4, 5, 7, 8]) {
      const reader = new FrameReader();
      const stream = joined(prefixOf(0), prefixOf(0), F10);
      expect(read(reader, [stream.subarray(0, cut), stream.subarray(cut)])).toEqual({
        frames: ["00000000", "00000000", toHex(F10)],
        end: "",
      });
    }
  });

  it("gives views of a chunk, at whatever offset it stands in its buffer", () => {
    for (let offset = 0; offset < 8; offset++) {
      const buffer = joined(new Uint8Array(offset), F8, F10, Uint8Array.of(9, 9));
      const reader = new FrameReader();
      reader.push(buffer.subarray(offset, -2));
      const frames = drain(reader);
      expect(frames.map(toHex)).toEqual([toHex(F8), toHex(F10)]);
      expect(frames.map((frame) => frame.buffer === buffer.buffer)).toEqual([true, true]);
      expect(frames.map((frame) => frame.byteOffset)).toEqual([offset, offset + F8.length]);
    }
  });

  it("gives a frame out of several chunks a buffer of its own, and the next one as a view", () => {
    const reader = new FrameReader();
    const second = joined(F8.subarray(2), F10);
    reader.push(F8.subarray(0, 2));
    expect(reader.next()).toBe(undefined);
    reader.push(second);
    const [own, view] = drain(reader);
    expect([own!.byteOffset, own!.buffer.byteLength]).toEqual([0, F8.length]);
    expect([view!.byteOffset, view!.buffer === second.buffer]).toEqual([F8.length - 2, true]);
  });

  it("gives plain arrays for a subclass, too", () => {
    class Special extends Uint8Array {}
    const reader = new FrameReader();
    reader.push(Special.from(joined(F8, F10)));
    for (const frame of drain(reader)) expect(frame.constructor).toBe(Uint8Array);
  });

  it("takes chunks that wait, however many", () => {
    const reader = new FrameReader();
    const stream = joined(...Array.from({ length: 50 }, () => joined(F8, F10)));
    for (const byte of stream) reader.push(Uint8Array.of(byte));
    expect(reader.buffered).toBe(stream.length);
    expect(drain(reader).length).toBe(100);
    for (const behind of [1, 2, 5]) {
      for (let i = 0; i < 50; i++) {
        reader.push(frameOf(i));
        if (i >= behind) expect(toHex(reader.next()!)).toBe(toHex(frameOf(i - behind)));
      }
      expect(drain(reader).length).toBe(behind);
    }
  });

  it("puts pieces of all sizes together", () => {
    const frame = frameOf(400_000);
    for (let i = 0; i < frame.length; i++) frame[i] ||= i >> 8;
    frame.set(prefixOf(400_000));
    for (let seed = 1; seed <= 20; seed++) {
      const reader = new FrameReader();
      let random = seed;
      let got: Uint8Array | undefined;
      for (let i = 0; i < frame.length;) {
        random = random * 48_271 % 2_147_483_647;
        const length = random % 2 ? random % 50 : random % 30_000;
        const chunk = frame.slice(i, i += length);
        reader.push(chunk);
        got = reader.next();
      }
      expect(got?.length).toBe(frame.length);
      expect(got!.every((byte, i) => byte === frame[i])).toBe(true);
    }
  });

  it("knows how much is buffered", () => {
    const reader = new FrameReader();
    const seen: number[] = [reader.buffered];
    for (const chunk of [F8.subarray(0, 3), F8.subarray(3, 19), joined(F8.subarray(19), F10)]) {
      reader.push(chunk);
      seen.push(reader.buffered);
      while (reader.next()) seen.push(reader.buffered);
    }
    expect(seen).toEqual([0, 3, 19, 20 + F10.length, F10.length, 0]);
  });

  it("refuses what is no Uint8Array", () => {
    const reader = new FrameReader();
    const wrong: [unknown, string][] = [
      ["00000000", "string"],
      [undefined, "undefined"],
      [[0, 0, 0, 0], "object"],
      [new ArrayBuffer(4), "object"],
      [new Uint8ClampedArray(4), "object"],
      [new DataView(new ArrayBuffer(4)), "object"],
    ];
    for (const [chunk, found] of wrong) {
      const error = new TypeError(`Cannot read frames: expected Uint8Array, found ${found}`);
      expect(() => reader.push(chunk as Uint8Array)).toThrow(error);
    }
    reader.push(F8);
    expect(drain(reader).length).toBe(1);
  });
});

describe("reliability R-12: FrameReader gives the same, however the stream is cut", () => {
  for (const [name, stream, end] of streams()) {
    it(name, () => {
      const whole = read(new FrameReader(), [stream]);
      expect(whole.end).toBe(end);
      const expected = JSON.stringify(whole);
      let runs = 0;
      const same = (chunks: Uint8Array[]) => {
        runs++;
        if (JSON.stringify(read(new FrameReader(), chunks)) === expected) return;
        throw new Error(`Cannot match with chunks of ${chunks.map((chunk) => chunk.length)}`);
      };
      const empty = new Uint8Array(0);
      const n = stream.length;
      for (let i = 0; i <= n; i++) {
        same([stream.subarray(0, i), stream.subarray(i)]);
        same([stream.subarray(0, i), empty, stream.subarray(i), empty]);
        for (let j = i; j <= n; j++) {
          same([stream.subarray(0, i), stream.subarray(i, j), stream.subarray(j)]);
        }
      }
      const single = Array.from(stream, (_, i) => stream.subarray(i, i + 1));
      same(single);
      same(single.flatMap((chunk) => [empty, chunk]));
      expect(runs).toBe(2 * (n + 1) + (n + 1) * (n + 2) / 2 + 2);
      expect(JSON.stringify(readLate(new FrameReader(), single))).toBe(expected);
    });
  }
});

describe("FrameReader refuses a size on its fourth byte", () => {
  it("reliability 8: sizes -1, -2^31, 0, limit, limit + 1, 2^31 - 1", () => {
    expect(sizeError(-1)).toBe(
      "Cannot decode frame at byte 0: expected frame size of at least 0, found -1",
    );
    expect(sizeError(-(2 ** 31))).toBe(
      "Cannot decode frame at byte 0: expected frame size of at least 0, found -2147483648",
    );
    expect(sizeError(0)).toBe("");
    expect(sizeError(DEFAULT - 1)).toBe("");
    expect(sizeError(DEFAULT)).toBe("");
    expect(sizeError(DEFAULT + 1)).toBe(
      "Cannot decode frame at byte 0: expected frame of at most 104857600 bytes, found 104857601",
    );
    expect(sizeError(2 ** 31 - 1)).toBe(
      "Cannot decode frame at byte 0: expected frame of at most 104857600 bytes, found 2147483647",
    );
  });

  it("reliability 10: the limit is on by default, and exact as an option", () => {
    for (const limit of [0, 1, 2, 255, 256, 65_535, 65_536, 16 * MIB]) {
      expect(sizeError(Math.max(0, limit - 1), limit)).toBe("");
      expect(sizeError(limit, limit)).toBe("");
      expect(sizeError(limit + 1, limit)).toMatch(/^Cannot decode frame at byte 0: expected frame/);
    }
    expect(new FrameReader().maxSize).toBe(DEFAULT);
    expect(new FrameReader({}).maxSize).toBe(DEFAULT);
    const frame = frameOf(64);
    expect(read(new FrameReader({ maxSize: 64 }), [frame]).frames).toEqual([toHex(frame)]);
    expect(read(new FrameReader({ maxSize: 63 }), [frame]).end).toMatch(/^limit 0 /);
  });

  it("reliability 9: takes 2^31 - 1 where it is allowed, and waits", () => {
    const reader = new FrameReader({ maxSize: 2 ** 31 - 1 });
    const prefix = prefixOf(2 ** 31 - 1);
    const allocated = allocations(() => {
      reader.push(prefix);
      expect(reader.next()).toBe(undefined);
    });
    expect(allocated).toEqual([]);
    reader.push(F8);
    expect([reader.next(), reader.buffered]).toEqual([undefined, 4 + F8.length]);
  });

  it("its limit may be raised between two frames of one chunk, and lowered", () => {
    const reader = new FrameReader({ maxSize: 16 });
    reader.push(joined(F8, F9, F8, F9));
    expect(toHex(reader.next()!)).toBe(toHex(F8));
    reader.maxSize = 39;
    expect(toHex(reader.next()!)).toBe(toHex(F9));
    reader.maxSize = 16;
    expect(toHex(reader.next()!)).toBe(toHex(F8));
    expect(reader.maxSize).toBe(16);
    expect(errorOf(() => reader.next())).toMatchObject({ reason: "limit", offset: 83 });
  });

  it("a frame begun under one limit is not measured by another", () => {
    const reader = new FrameReader();
    reader.push(F9.subarray(0, 4));
    expect(reader.next()).toBe(undefined);
    reader.maxSize = 0;
    reader.push(F9.subarray(4));
    expect(toHex(reader.next()!)).toBe(toHex(F9));
  });

  it("refuses a limit that is none", () => {
    for (const maxSize of [-1, 2 ** 31, 1.5, NaN, Infinity]) {
      const error = new RangeError(
        `Cannot use maxSize: expected 0 to 2147483647, found ${maxSize}`,
      );
      expect(() => new FrameReader({ maxSize })).toThrow(error);
      const reader = new FrameReader();
      expect(() => reader.maxSize = maxSize).toThrow(error);
      expect(reader.maxSize).toBe(DEFAULT);
    }
    expect(new FrameReader({ maxSize: 2 ** 31 - 1 }).maxSize).toBe(2 ** 31 - 1);
  });

  it("reliability 72: aa aa aa aa", () => {
    const error = errorAfter(fromHex("aa aa aa aa"));
    expect(error).toMatchObject({ reason: "length-out-of-range", offset: 0, path: [] });
    expect(error.found).toBe("-1431655766");
  });

  it("throws after the good frames, and the same error for ever", () => {
    const reader = new FrameReader();
    reader.push(joined(F8, F10, prefixOf(-1), F8));
    expect([toHex(reader.next()!), toHex(reader.next()!)]).toEqual([toHex(F8), toHex(F10)]);
    const error = errorOf(() => reader.next());
    expect(error).toMatchObject({ reason: "length-out-of-range", offset: F8.length + F10.length });
    reader.push(F8);
    expect(thrown(() => reader.next())).toBe(error);
    expect(thrown(() => reader.end())).toBe(error);
    expect(reader.buffered).toBe(0);
  });

  it("counts offsets from the start of the stream, beyond 2^32", () => {
    const reader = new FrameReader();
    const frame = joined(prefixOf(64 * MIB - 4), new Uint8Array(64 * MIB - 4));
    for (let i = 0; i < 65; i++) {
      reader.push(frame);
      if (reader.next()?.length !== 64 * MIB) throw new Error("Cannot match: expected a frame");
    }
    reader.push(prefixOf(-1));
    expect(errorOf(() => reader.next()).offset).toBe(65 * 64 * MIB);
  });
});

const greetings: [name: string, bytes: Uint8Array, found: string][] = [
  ["a TLS alert", fromHex("15 03 03 00 02 02 28"), "a TLS record"],
  ["a TLS 1.0 alert", fromHex("15 03 01 00 02 02 46"), "a TLS record"],
  ["an SSL 3.0 alert", fromHex("15 03 00 00 02 02 28"), "a TLS record"],
  ["a TLS client hello", fromHex("16 03 01 02 00 01 00 01 fc"), "a TLS record"],
  ["a TLS server hello", fromHex("16 03 03 00 7a 02"), "a TLS record"],
  ["an HTTP answer", ascii("HTTP/1.1 400 Bad Request\r\n"), "an HTTP answer"],
  ["SSH", ascii("SSH-2.0-OpenSSH_9.6\r\n"), "an SSH greeting"],
  ["GET", ascii("GET / HTTP/1.1\r\n"), "an HTTP request"],
  ["HEAD", ascii("HEAD / HTTP/1.1\r\n"), "an HTTP request"],
  ["POST", ascii("POST / HTTP/1.1\r\n"), "an HTTP request"],
  ["PUT", ascii("PUT / HTTP/1.1\r\n"), "an HTTP request"],
  ["PATCH", ascii("PATCH / HTTP/1.1\r\n"), "an HTTP request"],
  ["DELETE", ascii("DELETE / HTTP/1.1\r\n"), "an HTTP request"],
  ["OPTIONS", ascii("OPTIONS * HTTP/1.1\r\n"), "an HTTP request"],
  ["CONNECT", ascii("CONNECT b:9092 HTTP/1.1\r\n"), "an HTTP request"],
  ["HTTP/2", ascii("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), "an HTTP request"],
  ["PROXY v1", ascii("PROXY TCP4 10.0.0.1 10.0.0.2 1 9092\r\n"), "a PROXY protocol header"],
  ["PROXY v2", fromHex("0d0a0d0a000d0a515549540a 21 11 000c"), "a PROXY protocol header"],
];

describe("reliability 65: FrameReader knows who speaks instead of Kafka", () => {
  for (const [name, stream, found] of greetings) {
    it(name, () => {
      const allocated = allocations(() => {
        const reader = new FrameReader();
        reader.push(stream.subarray(0, 3));
        expect(reader.next()).toBe(undefined);
        reader.push(stream.subarray(3, 4));
        const error = errorOf(() => reader.next());
        expect(error.reason).toBe("not-kafka");
        expect(error.message).toBe(
          `Cannot decode frame at byte 0: expected size of a Kafka frame, found ${found}`,
        );
      });
      expect(allocated).toEqual([]);
      expect(errorAfter(joined(F8, stream))).toMatchObject({ reason: "not-kafka", offset: 20 });
    });
  }

  it("whatever the limit is at the start of a stream", () => {
    for (const [, stream] of greetings) {
      const reader = new FrameReader({ maxSize: 2 ** 31 - 1 });
      reader.push(stream);
      expect(errorOf(() => reader.next()).reason).toBe("not-kafka");
    }
  });

  it("but a size within the limit is a size, later in the stream", () => {
    for (const [, stream] of greetings) {
      const reader = new FrameReader({ maxSize: 2 ** 31 - 1 });
      reader.push(joined(F8, stream));
      expect(drain(reader).length).toBe(1);
    }
    const exact = new FrameReader({ maxSize: 0x15030300 });
    exact.push(joined(F8, fromHex("15030300 020228")));
    expect(drain(exact).length).toBe(1);
  });

  it("reliability 3: other greetings are typed errors, too", () => {
    for (const text of ["-ERR unknown command\r\n", "E\0\0\0\x8bSFATAL", "220 mail ESMTP\r\n"]) {
      expect(errorAfter(ascii(text)).reason).toBe("limit");
    }
  });

  it("neighbours of TLS are sizes", () => {
    for (const hex of ["14030300", "15020300", "15031000", "16040100", "17030300"]) {
      expect(errorAfter(fromHex(hex)).reason).toBe("limit");
    }
  });
});

describe("FrameReader end()", () => {
  it("says nothing at the end of a frame, or of nothing", () => {
    new FrameReader().end();
    const reader = new FrameReader();
    reader.push(F8);
    expect(drain(reader).length).toBe(1);
    reader.end();
    reader.end();
    expect(reader.next()).toBe(undefined);
  });

  it("throws for the frame that is not whole", () => {
    for (let n = 1; n < F8.length; n++) {
      const reader = new FrameReader();
      reader.push(joined(F10, F8.subarray(0, n)));
      expect(drain(reader).length).toBe(1);
      const error = errorOf(() => reader.end());
      const facts = n < 4
        ? `frame size (4 bytes), found ${n} byte${n === 1 ? "" : "s"}`
        : `16 bytes after the frame size, found ${n - 4} byte${n === 5 ? "" : "s"}`;
      expect(error.message).toBe(`Cannot decode frame at byte 18: expected ${facts}`);
      expect(error).toMatchObject({ reason: "truncated", offset: 18 });
      expect(thrown(() => reader.next())).toBe(error);
      expect(thrown(() => reader.end())).toBe(error);
    }
  });

  it("is not held up by an empty chunk", () => {
    const reader = new FrameReader();
    reader.push(F8.subarray(0, 5));
    expect(reader.next()).toBe(undefined);
    reader.push(new Uint8Array(0));
    expect(errorOf(() => reader.end()).found).toBe("1 byte");
  });

  it("leaves whole frames to next(), which throws after them", () => {
    const reader = new FrameReader();
    reader.push(joined(F8, F10.subarray(0, 9)));
    reader.push(Uint8Array.of(1));
    reader.end();
    expect(toHex(reader.next()!)).toBe(toHex(F8));
    expect(errorOf(() => reader.next())).toMatchObject({ reason: "truncated", found: "6 bytes" });
  });

  it("takes no chunk afterwards", () => {
    const reader = new FrameReader();
    reader.end();
    const error = new TypeError("Cannot read frames: expected no chunk after end()");
    expect(() => reader.push(F8)).toThrow(error);
  });
});

describe("FrameReader memory", () => {
  it("never grows above twice what was received, nor the frame", () => {
    for (const step of [1, 2, 3, 7, 64, 100, 1_000]) {
      const frame = frameOf(20_000);
      const reader = new FrameReader();
      let received = 0;
      let reserved = 0;
      for (let i = 0; i < frame.length - step; i += step) {
        received += step;
        const chunk = frame.subarray(i, i + step);
        const grown = allocations(() => {
          reader.push(chunk);
          if (reader.next()) throw new Error("Cannot match: expected no frame yet");
        });
        reserved += sum(grown);
        if (reserved > 2 * received || reserved > 20_000) {
          throw new Error(
            `Cannot stay small: ${reserved} bytes for ${received} in steps of ${step}`,
          );
        }
      }
      reader.push(frame.subarray(received));
      expect(toHex(reader.next()!)).toBe(toHex(frame));
    }
  });

  it("reserves nothing for what is only announced", () => {
    const chunks = Array.from(
      { length: 1_000 },
      (_, i) => joined(prefixOf(DEFAULT), new Uint8Array(i % 100)),
    );
    const received = sum(chunks.map((chunk) => chunk.length));
    const readers: FrameReader[] = [];
    const grown = allocations(() => {
      for (const chunk of chunks) {
        const reader = new FrameReader();
        reader.push(chunk);
        expect(reader.next()).toBe(undefined);
        readers.push(reader);
      }
    });
    expect(sum(grown)).toBeLessThanOrEqual(2 * received);
    expect(sum(readers.map((reader) => reader.buffered))).toBe(received);
  });

  it("does not keep a chunk alive for a small rest of it", () => {
    const whole = frameOf(50_000);
    const slab = joined(whole, whole.subarray(0, 10));
    const reader = new FrameReader();
    reader.push(slab);
    expect(drain(reader).length).toBe(1);
    detach(slab); // a rest that was kept as a view would be gone
    reader.push(whole.subarray(10));
    expect(toHex(reader.next()!)).toBe(toHex(whole));
  });

  it("does not keep a large buffer alive for a chunk that is a small part of it", () => {
    const frame = frameOf(9_000);
    const slab = joined(frame.subarray(0, 8_000), new Uint8Array(7_992));
    const reader = new FrameReader();
    reader.push(slab.subarray(0, 8_000));
    expect(reader.next()).toBe(undefined);
    detach(slab);
    reader.push(frame.subarray(8_000));
    expect(toHex(reader.next()!)).toBe(toHex(frame));
  });

  it("peers P-38: a large frame in chunks of 64 KiB is allocated once", () => {
    const frame = frameOf(8 * MIB);
    const reader = new FrameReader();
    const chunks: Uint8Array[] = [];
    for (let i = 0; i < frame.length; i += 65_536) chunks.push(frame.slice(i, i + 65_536));
    let got: Uint8Array | undefined;
    const grown = allocations(() => {
      for (const chunk of chunks) {
        reader.push(chunk);
        got = reader.next();
      }
    });
    expect(got?.length).toBe(frame.length);
    expect(sum(grown)).toBeLessThanOrEqual(1.1 * frame.length);
  });

  it("reliability 4.3: a detached chunk is a typed error, not a wrong frame", () => {
    const message = "Cannot read frames: expected chunks that stay, found a detached buffer";
    const kept = frameOf(20_000);
    const cases: ((reader: FrameReader) => void)[] = [
      (reader) => { // a piece that was kept
        const piece = kept.slice(0, 15_000);
        reader.push(piece);
        expect(reader.next()).toBe(undefined);
        detach(piece);
        reader.push(kept.slice(15_000));
      },
      (reader) => { // a chunk that waits
        const chunk = joined(F8);
        reader.push(chunk);
        reader.push(F8);
        detach(chunk);
      },
      (reader) => { // a chunk that has been read in part
        const chunk = joined(F8, F8);
        reader.push(chunk);
        reader.next();
        detach(chunk);
      },
    ];
    for (const prepare of cases) {
      const reader = new FrameReader();
      prepare(reader);
      const error = thrown(() => reader.next());
      expect(error).toEqual(new TypeError(message));
      reader.push(F8);
      expect(thrown(() => reader.next())).toBe(error);
    }
  });

  it("a chunk that has been read may be filled again", () => {
    const buffer = new Uint8Array(F8.length);
    const reader = new FrameReader();
    for (const frame of [F8, F8, F8]) {
      for (let i = 0; i < frame.length; i += 5) {
        const chunk = buffer.subarray(0, 5);
        chunk.set(frame.subarray(i, i + 5));
        reader.push(chunk);
        const got = reader.next();
        expect(got && toHex(got)).toBe(i === 15 ? toHex(F8) : undefined);
      }
    }
  });
});

describe("FrameReader time", () => {
  // Measured 40 to 180 ms each on two busy cores; quadratic work would take minutes.
  it("10 MB in chunks of 100", () => {
    const frame = frameOf(10_000_000);
    const reader = new FrameReader();
    const got = timed(() => {
      for (let i = 0; i < frame.length; i += 100) {
        reader.push(frame.subarray(i, i + 100));
        const next = reader.next();
        if (next) return next;
      }
      return undefined;
    });
    expect(got?.length).toBe(frame.length);
    for (let i = 4; i < frame.length; i += 4_999) expect(got![i]).toBe(frame[i]);
  });

  it("200 kB in chunks of 1", () => {
    const frame = frameOf(200_000);
    const reader = new FrameReader();
    const got = timed(() => {
      for (let i = 0; i < frame.length; i++) {
        reader.push(frame.subarray(i, i + 1));
        const next = reader.next();
        if (next) return next;
      }
      return undefined;
    });
    expect(got?.length).toBe(frame.length);
  });

  it("100,000 small frames in one chunk", () => {
    const reader = new FrameReader();
    reader.push(new Uint8Array(4 * 100_000));
    expect(timed(() => drain(reader)).length).toBe(100_000);
  });

  it("100,000 chunks that wait", () => {
    const reader = new FrameReader();
    const count = timed(() => {
      for (let i = 0; i < 100_000; i++) reader.push(F10);
      return drain(reader).length;
    });
    expect(count).toBe(100_000);
  });
});

/** Name, bytes, and how it ends: "" or reason, offset and sentence of the error. */
function streams(): [name: string, stream: Uint8Array, end: string][] {
  const short = (offset: number, facts: string) =>
    `truncated ${offset} Cannot decode frame at byte ${offset}: expected ${facts}`;
  const size = (offset: number, found: number) =>
    `length-out-of-range ${offset} Cannot decode frame at byte ${offset}: ` +
    `expected frame size of at least 0, found ${found}`;
  const limit = (offset: number, found: number) =>
    `limit ${offset} Cannot decode frame at byte ${offset}: ` +
    `expected frame of at most 104857600 bytes, found ${found}`;
  const foreign = (offset: number, found: string) =>
    `not-kafka ${offset} Cannot decode frame at byte ${offset}: ` +
    `expected size of a Kafka frame, found ${found}`;
  const zero = prefixOf(0);
  return [
    ["nothing", new Uint8Array(0), ""],
    ["protocol F8", F8, ""],
    ["protocol F9", F9, ""],
    ["F8, F10", joined(F8, F10), ""],
    ["F8, F9, F10, F12", joined(F8, F9, F10, F12), ""],
    ["size 0", zero, ""],
    ["six sizes of 0", joined(zero, zero, zero, zero, zero, zero), ""],
    ["sizes of 0 between frames", joined(zero, F10, zero, zero, F8, zero), ""],
    ["sizes 1, 2, 3, 4, 5", joined(...[1, 2, 3, 4, 5].map(frameOf)), ""],
    ["a frame of prefixes", joined(prefixOf(16), zero, zero, F10.subarray(0, 8), F10), ""],
    ["a frame of size 70", frameOf(70), ""],
    ["one byte", fromHex("00"), short(0, "frame size (4 bytes), found 1 byte")],
    ["three bytes", fromHex("000000"), short(0, "frame size (4 bytes), found 3 bytes")],
    [
      "half a prefix after a frame",
      joined(F8, F10.subarray(0, 2)),
      short(20, "frame size (4 bytes), found 2 bytes"),
    ],
    [
      "a prefix after a frame",
      joined(F8, F10.subarray(0, 4)),
      short(20, "14 bytes after the frame size, found 0 bytes"),
    ],
    [
      "half a frame after frames",
      joined(F8, F10, F9.subarray(0, 30)),
      short(38, "39 bytes after the frame size, found 26 bytes"),
    ],
    ["size -1", joined(prefixOf(-1), F8), size(0, -1)],
    ["size -2^31 after frames", joined(F8, F10, prefixOf(-(2 ** 31)), F8), size(38, -(2 ** 31))],
    ["aa aa aa aa after size 0", joined(zero, fromHex("aaaaaaaaaaaa")), size(4, -1431655766)],
    ["size 2^31 - 1", joined(prefixOf(2 ** 31 - 1), F8), limit(0, 2 ** 31 - 1)],
    ["a size above the limit", joined(F10, prefixOf(DEFAULT + 1)), limit(18, DEFAULT + 1)],
    ["a TLS alert", fromHex("15030300020228"), foreign(0, "a TLS record")],
    ["HTTP", ascii("HTTP/1.1 400 Bad Request\r\n\r\n"), foreign(0, "an HTTP answer")],
    ["HTTP after a frame", joined(F8, ascii("HTTP/1.1 400")), foreign(20, "an HTTP answer")],
  ];
}

interface Outcome {
  frames: string[];
  end: string;
}

function read(reader: FrameReader, chunks: Uint8Array[]): Outcome {
  const frames: string[] = [];
  try {
    for (const chunk of chunks) {
      reader.push(chunk);
      for (let frame; (frame = reader.next()) !== undefined;) frames.push(toHex(frame));
    }
    reader.end();
    return { frames, end: "" };
  } catch (error) {
    return { frames, end: endOf(error) };
  }
}

/** The same with all chunks pushed before the first frame is taken. */
function readLate(reader: FrameReader, chunks: Uint8Array[]): Outcome {
  const frames: string[] = [];
  try {
    for (const chunk of chunks) reader.push(chunk);
    if (chunks.length > 0) reader.end();
    for (let frame; (frame = reader.next()) !== undefined;) frames.push(toHex(frame));
    return { frames, end: "" };
  } catch (error) {
    return { frames, end: endOf(error) };
  }
}

function endOf(error: unknown): string {
  if (!(error instanceof DecodeError)) throw error;
  return `${error.reason} ${error.offset} ${error.message}`;
}

function drain(reader: FrameReader): Uint8Array[] {
  const frames: Uint8Array[] = [];
  for (let frame; (frame = reader.next()) !== undefined;) frames.push(frame);
  return frames;
}

function errorOf(run: () => unknown): DecodeError {
  const error = thrown(run);
  if (error instanceof DecodeError) return error;
  throw error;
}

function errorAfter(stream: Uint8Array): DecodeError {
  const reader = new FrameReader();
  reader.push(stream);
  return errorOf(() => drain(reader));
}

/** The error on the fourth byte, and none before. */
function sizeError(size: number, maxSize?: number): string {
  const reader = maxSize === undefined ? new FrameReader() : new FrameReader({ maxSize });
  const prefix = prefixOf(size);
  reader.push(prefix.subarray(0, 3));
  expect(reader.next()).toBe(undefined);
  reader.push(prefix.subarray(3));
  try {
    reader.next();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

/** Lengths of the byte arrays that `run` makes. */
function allocations(run: () => void): number[] {
  const Original = globalThis.Uint8Array;
  const lengths: number[] = [];
  globalThis.Uint8Array = new Proxy(Original, {
    construct(target, args, newTarget) {
      if (args[0] > 0) lengths.push(args[0]);
      return Reflect.construct(
        target,
        args,
        newTarget === globalThis.Uint8Array ? target : newTarget,
      );
    },
  });
  try {
    run();
  } finally {
    globalThis.Uint8Array = Original;
  }
  return lengths;
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function detach(bytes: Uint8Array<ArrayBuffer>): void {
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
}

function timed<T>(run: () => T): T {
  const start = performance.now();
  const result = run();
  expect(performance.now() - start).toBeLessThan(2_000);
  return result;
}
