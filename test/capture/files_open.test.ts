import { describe, expect, it } from "vitest";
import { captureFormat, UnknownFormatError } from "../../codec/capture/files/capture_format.ts";
import { openCapture } from "../../codec/capture/files/open_capture.ts";
import type { PacketItem } from "../../codec/capture/files/packet_parser.ts";
import { compressGzip, storeGzip } from "../../codec/records/gzip.ts";
import type { ByteSource } from "../../codec/records/mod.ts";
import {
  ascii,
  concat,
  conversation,
  counting,
  enhancedPacket,
  interfaceBlock,
  pcapFile,
  pcapngFile,
} from "../kit/capture_writer.ts";
import { bytesOf } from "../kit/hex.ts";
import { flat, itemsOf, problemsOf } from "./file_reading.ts";

const packets = conversation({
  requests: [counting(30)],
  responses: [counting(200)],
  segmentBytes: 64,
});
const pcap = pcapFile(packets);
const pcapng = pcapngFile(interfaceBlock(), ...packets.map((packet) => enhancedPacket(packet)));

async function opened(source: ByteSource): Promise<PacketItem[]> {
  const items: PacketItem[] = [];
  for await (const item of openCapture(source)) items.push(item);
  return items;
}

async function failure(source: ByteSource): Promise<unknown> {
  return await opened(source).then(() => undefined, (error: unknown) => error);
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([bytes.slice()]).stream();
}

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await bytes.subarray(at, at + size);
}

describe("captureFormat()", () => {
  it("knows formats by their first bytes", () => {
    const cases: readonly [hex: string, found: unknown][] = [
      ["a1b2c3d4", { format: "pcap", bigEndian: true }],
      ["d4c3b2a1", { format: "pcap" }],
      ["a1b23c4d", { format: "pcap", bigEndian: true, nanoseconds: true }],
      ["4d3cb2a1", { format: "pcap", nanoseconds: true }],
      ["a1b2cd34", { format: "modified-pcap", bigEndian: true }],
      ["34cdb2a1", { format: "modified-pcap" }],
      ["0a0d0d0a", { format: "pcapng" }],
      ["1f8b", { format: "gzip" }],
      ["28b52ffd", { format: "zstd" }],
      ["04224d18", { format: "lz4" }],
      ["736e6f6f70000000", { format: "snoop" }],
      ["474d4255", { format: "netmon" }],
      ["d4c3b2", { format: undefined }],
      ["736e6f6f70000001", { format: undefined }],
      ["", { format: undefined }],
    ];
    expect(cases.map(([hex]) => captureFormat(bytesOf(hex)))).toEqual(
      cases.map(([, found]) => found),
    );
  });
});

describe("openCapture()", () => {
  it("gives the same from whatever source", async () => {
    const expected = flat(itemsOf(pcap));
    const sources = [pcap, new Blob([pcap]), streamOf(pcap), pieces(pcap, 100), pieces(pcap, 1)];
    for (const source of sources) expect(flat(await opened(source))).toEqual(expected);
    expect(expected.length).toBe(packets.length);
  });

  it("unpacks gzip, of one member and of several, with offsets in what is unpacked", async () => {
    for (const file of [pcap, pcapng]) {
      const expected = flat(itemsOf(file));
      const halves = concat(
        await compressGzip(file.subarray(0, 300)),
        storeGzip(file.subarray(300)),
      );
      for (const packed of [await compressGzip(file), halves]) {
        expect(flat(await opened(packed))).toEqual(expected);
        expect(flat(await opened(pieces(packed, 7)))).toEqual(expected);
      }
    }
  });

  it("C-29: gives what could be unpacked of a cut gzip, and says once that it is cut", async () => {
    const packed = await compressGzip(pcap);
    const whole = flat(itemsOf(pcap));
    let least = 0;
    for (let n = 1; n < packed.length; n += 9) {
      const items = await opened(packed.subarray(0, n));
      const problems = items.filter(({ kind }) => kind === "problem");
      expect(problems.map((problem) => problem.kind === "problem" && problem.code)).toEqual([
        "capture-truncated",
      ]);
      expect(flat(items.slice(0, -1))).toEqual(whole.slice(0, items.length - 1));
      expect(items.length).toBeGreaterThanOrEqual(least);
      least = items.length;
    }
    expect(least).toBeGreaterThan(3);
  });

  it("tells a wrong checksum of gzip, behind all packets", async () => {
    const packed = await compressGzip(pcap);
    packed[packed.length - 5]! ^= 1;
    const items = await opened(packed);
    expect(items.length).toBe(packets.length + 1);
    expect(problemsOf(items)).toEqual([
      `capture-corrupt@${pcap.length} ×1: What was unpacked has another checksum`,
    ]);
  });

  it("refuses what it cannot read, by name and with advice", async () => {
    const expected = "Cannot read the capture: expected pcap or pcapng, found ";
    const nested = await compressGzip(await compressGzip(pcap));
    const cases: readonly [source: Uint8Array, format: unknown, found: string][] = [
      [bytesOf("28b52ffd00"), "zstd", "zstd; unpack it first, as with unzstd"],
      [bytesOf("04224d1800"), "lz4", "lz4; unpack it first, as with unlz4"],
      [
        bytesOf("736e6f6f7000000000"),
        "snoop",
        "snoop; convert it first, as with editcap -F pcapng",
      ],
      [bytesOf("474d4255"), "netmon", "NetMon; convert it first, as with editcap -F pcapng"],
      [await compressGzip(bytesOf("28b52ffd00")), "zstd", "zstd; unpack it first, as with unzstd"],
      [nested, "gzip", "gzip; unpack it first, as with gunzip"],
      [ascii("a text of some length"), undefined, "other bytes"],
      [ascii("abc"), undefined, "other bytes"],
      [counting(0), undefined, "no bytes"],
      [await compressGzip(counting(0)), undefined, "no bytes"],
    ];
    for (const [source, format, found] of cases) {
      for (const error of [await failure(source), await failure(pieces(source, 1))]) {
        if (!(error instanceof UnknownFormatError)) throw new Error(`Cannot match ${found}`);
        expect([error.name, error.format, error.message]).toEqual([
          "UnknownFormatError",
          format,
          expected + found,
        ]);
      }
    }
  });

  it("takes the first bytes of a magic for a file that is cut", async () => {
    for (const hex of ["d4", "d4c3", "a1b2c3", "0a0d0d", "1f"]) {
      const items = await opened(bytesOf(hex));
      expect(problemsOf(items)).toEqual([
        `capture-truncated@0 ×1: The file ends inside its header, after ${hex.length / 2} ` +
        `byte${hex.length === 2 ? "" : "s"} of it`,
      ]);
    }
  });

  it("throws what the source throws, and lets the source go when it is left early", async () => {
    const broken = async function* () {
      yield await pcap.subarray(0, 200);
      throw new Error("the disk is gone");
    };
    expect(String(await failure(broken()))).toBe("Error: the disk is gone");
    let closed = 0;
    const watched = async function* () {
      try {
        for (;;) yield await pcap;
      } finally {
        closed++;
      }
    };
    for await (const item of openCapture(watched())) if (item.kind === "packet") break;
    let cancelled = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(pcap),
      cancel: () => void cancelled++,
    });
    for await (const item of openCapture(stream)) if (item.kind === "packet") break;
    expect([closed, cancelled]).toEqual([1, 1]);
  });
});
