import { describe, expect, it } from "vitest";
import {
  type Captured,
  counting,
  pack,
  pcapFile,
  pcapRecord,
  timeAt,
} from "../kit/capture_writer.ts";
import { concat } from "../kit/capture_writer.ts";
import { itemsOf, packetsOf, problemsOf } from "./file_reading.ts";

const ONE: Captured = { t: { seconds: 7, nanoseconds: 123_456_789 }, data: counting(5) };
const TWO: Captured = {
  t: { seconds: 4_294_967_295, nanoseconds: 999_999_000 },
  data: counting(3, 9),
  origLen: 70,
};

describe("PacketReader, pcap", () => {
  for (const bigEndian of [false, true]) {
    for (const nanoseconds of [false, true]) {
      it(`reads ${bigEndian ? "big" : "little"}-endian ${nanoseconds ? "nano" : "micro"}seconds`, () => {
        const file = pcapFile([ONE, TWO], { bigEndian, nanoseconds, linkType: 113 });
        expect(itemsOf(file)).toEqual([
          {
            kind: "packet",
            number: 1,
            t: { seconds: 7, nanoseconds: nanoseconds ? 123_456_789 : 123_456_000 },
            iface: 0,
            linkType: 113,
            data: ONE.data,
            origLen: 5,
            fileOffset: 40,
          },
          {
            kind: "packet",
            number: 2,
            t: TWO.t,
            iface: 0,
            linkType: 113,
            data: TWO.data,
            origLen: 70,
            fileOffset: 61,
          },
        ]);
      });
    }
  }

  it("reads the packet headers of 24 bytes of a modified pcap", () => {
    for (const bigEndian of [false, true]) {
      const packets = packetsOf(itemsOf(pcapFile([ONE, TWO], { bigEndian, modified: true })));
      expect(packets.map(({ data, fileOffset, t }) => [data, fileOffset, t!.seconds])).toEqual([
        [ONE.data, 48, 7],
        [TWO.data, 77, 4_294_967_295],
      ]);
    }
  });

  it("takes the low 16 bits of the network for the link type", () => {
    const file = pcapFile([ONE], { linkType: 0x1400_0071 });
    expect(packetsOf(itemsOf(file))[0]!.linkType).toBe(0x71);
  });

  it("takes the captured length for the original one if that is smaller", () => {
    const [packet] = packetsOf(itemsOf(pcapFile([{ data: counting(8), origLen: 3 }])));
    expect([packet!.data.length, packet!.origLen]).toEqual([8, 8]);
  });

  it("pays no heed to the snap length", () => {
    for (const snaplen of [0, 1, 262_145, 0xffff_ffff]) {
      expect(packetsOf(itemsOf(pcapFile([ONE], { snaplen }))).length).toBe(1);
    }
  });

  it("carries a fraction of a second or more, and says so once", () => {
    const late = (seconds: number, fraction: number) =>
      pack([[4, seconds], [4, fraction], [8, 0]], false);
    const micro = concat(pcapFile([]), late(1, 999_999), late(1, 1_000_000), late(1, 0xffff_ffff));
    expect(packetsOf(itemsOf(micro)).map(({ t }) => t)).toEqual([
      { seconds: 1, nanoseconds: 999_999_000 },
      { seconds: 2, nanoseconds: 0 },
      { seconds: 4_295, nanoseconds: 967_295_000 },
    ]);
    expect(problemsOf(itemsOf(micro))).toEqual([
      "bad-time@40 ×2: 2 packets with a time of a second or more behind the point, which is carried over",
    ]);
    const nano = concat(pcapFile([], { nanoseconds: true }), late(1, 1_000_000_000));
    expect(packetsOf(itemsOf(nano))[0]!.t).toEqual({ seconds: 2, nanoseconds: 0 });
    expect(problemsOf(itemsOf(nano))).toEqual([
      "bad-time@24 ×1: 1 packet with a time of a second or more behind the point, which is carried over",
    ]);
  });

  it("limits captured bytes to 256 MiB, and stops at a packet that says more", () => {
    const announced = (n: number) =>
      concat(pcapFile([ONE]), pack([[8, 0], [4, n], [4, n]], false), counting(9));
    const whole = packetsOf(itemsOf(announced(0x1000_0001)));
    expect(whole.map(({ data }) => data.length)).toEqual([5]);
    expect(problemsOf(itemsOf(announced(0x1000_0001)))).toEqual([
      "capture-corrupt@45 ×1: Cannot read on from the packet at byte 45: expected at most 268435456 captured bytes, found more",
    ]);
    expect(problemsOf(itemsOf(announced(0x1000_0000)))).toEqual([
      "capture-truncated@45 ×1: The file ends inside a packet, after 25 bytes of it",
    ]);
  });

  it("limits captured bytes exactly", () => {
    for (const [packetBytes, read] of [[4, 0], [5, 2], [6, 2]] as const) {
      const file = pcapFile([ONE, ONE]);
      const items = itemsOf(file, { limits: { packetBytes } });
      expect([packetsOf(items).length, problemsOf(items).length]).toEqual([
        read,
        read === 2 ? 0 : 1,
      ]);
    }
  });

  it("C-29: gives the packets before a cut, and says once that the file is cut", () => {
    const file = pcapFile([ONE, TWO, ONE]);
    const ends = [24, 45, 64, 85];
    for (let n = 1; n < file.length; n++) {
      const items = itemsOf(file.subarray(0, n));
      const whole = ends.filter((end) => end <= n).length - 1;
      expect(packetsOf(items).length).toBe(Math.max(whole, 0));
      const start = n < 24 ? 0 : ends[whole]!;
      const what = n < 24 ? "its header" : "a packet";
      const bytes = `${n - start} byte${n - start === 1 ? "" : "s"}`;
      expect(problemsOf(items)).toEqual(
        ends.includes(n) ? [] : [
          `capture-truncated@${start} ×1: The file ends inside ${what}, after ${bytes} of it`,
        ],
      );
    }
  });

  it("reads a file of another major version, and says so", () => {
    const items = itemsOf(pcapFile([ONE], { version: [3, 0] }));
    expect(packetsOf(items).length).toBe(1);
    expect(problemsOf(items)).toEqual([
      "capture-version@0 ×1: The file is of another major version than 2; it is read all the same",
    ]);
  });

  it("reads a packet without bytes, and a file without packets", () => {
    expect(packetsOf(itemsOf(pcapFile([{ data: counting(0) }])))[0]!.data).toEqual(counting(0));
    expect(itemsOf(pcapFile([]))).toEqual([]);
  });

  it("gives views of the chunk, and copies only where a packet goes over its end", () => {
    const buffer = concat(counting(3), pcapFile([ONE, TWO]));
    const file = buffer.subarray(3);
    const packets = packetsOf(itemsOf(file, { cuts: [62] }));
    expect(packets.map(({ data }) => data.buffer === buffer.buffer)).toEqual([true, false]);
    expect(packets.map(({ data }) => data)).toEqual([ONE.data, TWO.data]);
  });

  it("takes nothing after the end, and nothing that is no bytes", async () => {
    const { PacketReader } = await import("../../codec/capture/files/packet_reader.ts");
    const reader = new PacketReader();
    expect(() => reader.push("text" as never)).toThrow(
      "Cannot read a capture: expected Uint8Array, found string",
    );
    reader.push(pcapRecord({ t: timeAt(0), data: counting(1) }).subarray(0, 0));
    reader.end();
    expect(() => reader.push(counting(1))).toThrow(
      "Cannot read a capture: expected no chunk after end()",
    );
  });
});
