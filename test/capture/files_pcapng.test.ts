import { describe, expect, it } from "vitest";
import {
  type Block,
  blockBytes,
  concat,
  counting,
  enhancedPacket,
  interfaceBlock,
  obsoletePacket,
  otherBlock,
  pack,
  pcapngFile,
  secretsBlock,
  section,
  simplePacket,
  statistics,
} from "../kit/capture_writer.ts";
import { itemsOf, packetsOf, problemsOf } from "./file_reading.ts";

const T = { seconds: 1_700_000_000, nanoseconds: 123_456_789 };
const data = counting(5);

describe("PacketReader, pcapng", () => {
  for (const bigEndian of [false, true]) {
    it(`reads all three packet blocks, ${bigEndian ? "big" : "little"}-endian`, () => {
      const file = pcapngFile(
        section({ bigEndian }),
        interfaceBlock({ linkType: 113, snaplen: 4 }),
        interfaceBlock({ linkType: 276, resolution: 9, name: "any" }),
        enhancedPacket({ t: T, data, origLen: 70, iface: 1, perSecond: 1e9, drops: 3, flags: 1 }),
        obsoletePacket({ t: T, data, iface: 0, drops: 2 }),
        simplePacket({ data: counting(4), origLen: 9 }),
      );
      const items = itemsOf(file);
      expect(items).toEqual([
        {
          kind: "packet",
          number: 1,
          t: T,
          iface: 1,
          linkType: 276,
          data,
          origLen: 70,
          fileOffset: 28 + 20 + 40 + 28,
          lost: 3,
        },
        {
          kind: "packet",
          number: 2,
          t: { ...T, nanoseconds: 123_456_000 },
          iface: 0,
          linkType: 113,
          data,
          origLen: 5,
          fileOffset: 28 + 20 + 40 + 64 + 28,
          lost: 2,
        },
        {
          kind: "packet",
          number: 3,
          iface: 0,
          linkType: 113,
          data: counting(4),
          origLen: 9,
          fileOffset: 28 + 20 + 40 + 64 + 40 + 12,
        },
      ]);
    });
  }

  it("tells no loss where none, or an unknown number of packets was dropped", () => {
    const items = itemsOf(pcapngFile(
      interfaceBlock(),
      enhancedPacket({ data, drops: 0 }),
      enhancedPacket({ data, flags: 2 }),
      obsoletePacket({ data, drops: 0xffff }),
      obsoletePacket({ data, drops: 0 }),
    ));
    expect(packetsOf(items).map((packet) => "lost" in packet)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(items.length).toBe(4);
  });

  it("counts time as the interface says", () => {
    const ticks = 1_700_000_000_123_456_789n;
    const cases: readonly [
      options: Parameters<typeof interfaceBlock>[0],
      ticks: bigint,
      t: unknown,
    ][] = [
      [{}, ticks / 1000n, { ...T, nanoseconds: 123_456_000 }],
      [{ resolution: 9 }, ticks, T],
      [{ resolution: 3 }, ticks / 1_000_000n, { ...T, nanoseconds: 123_000_000 }],
      [{ resolution: 0 }, 1_700_000_000n, { ...T, nanoseconds: 0 }],
      [{ resolution: 12 }, 1_234_567_890_123n, { seconds: 1, nanoseconds: 234_567_890 }],
      [{ resolution: 0x80 | 10 }, 1_700_000_000n * 1024n + 512n, {
        ...T,
        nanoseconds: 500_000_000,
      }],
      [{ resolution: 0x80 | 32 }, (1_700_000_000n << 32n) + 1n, { ...T, nanoseconds: 0 }],
      [{ offset: 1_600_000_000 }, 100_000_000_000_001n, { ...T, nanoseconds: 1_000 }],
      [{ offset: -1n, resolution: 9 }, 5n, { seconds: -1, nanoseconds: 5 }],
    ];
    for (const [options, ticks, t] of cases) {
      const file = pcapngFile(interfaceBlock(options), enhancedPacket({ data, ticks }));
      expect(packetsOf(itemsOf(file))[0]!.t).toEqual(t);
    }
  });

  it("leaves out a time that no number holds", () => {
    const file = pcapngFile(
      interfaceBlock({ resolution: 0 }),
      enhancedPacket({ data, ticks: (1n << 64n) - 1n }),
      enhancedPacket({ data, ticks: 1n }),
    );
    const items = itemsOf(file);
    expect(packetsOf(items).map(({ t }) => t)).toEqual([undefined, { seconds: 1, nanoseconds: 0 }]);
    expect(problemsOf(items)).toEqual([
      "bad-time@60 ×1: 1 packet with a time of more seconds than fit, which is left out",
    ]);
  });

  it("cuts a simple packet at the snap length of the first interface", () => {
    const lengths = (snaplen: number, held: number, origLen: number) => {
      const file = pcapngFile(
        interfaceBlock({ snaplen }),
        simplePacket({ data: counting(held), origLen }),
      );
      return packetsOf(itemsOf(file)).map(({ data, origLen }) => [data.length, origLen]);
    };
    expect(lengths(0, 6, 6)).toEqual([[6, 6]]);
    expect(lengths(8, 6, 6)).toEqual([[6, 6]]);
    expect(lengths(6, 6, 100)).toEqual([[6, 100]]);
    expect(lengths(7, 7, 100)).toEqual([[7, 100]]);
    expect(lengths(0, 6, 100)).toEqual([]);
  });

  it("numbers interfaces anew in each section, whatever its byte order and length", () => {
    const sections = [false, true, true, false].flatMap((bigEndian, i): Block[] => [
      section({ bigEndian, length: i % 2 ? -1n : 12n }),
      interfaceBlock({ linkType: i, resolution: i % 2 ? 9 : 6 }),
      enhancedPacket({ t: T, data, perSecond: i % 2 ? 1e9 : 1e6 }),
    ]);
    const packets = packetsOf(itemsOf(pcapngFile(...sections)));
    expect(packets.map(({ number, linkType, t }) => [number, linkType, t!.nanoseconds])).toEqual([
      [1, 0, 123_456_000],
      [2, 1, 123_456_789],
      [3, 2, 123_456_000],
      [4, 3, 123_456_789],
    ]);
    const lone = pcapngFile(interfaceBlock(), section(), enhancedPacket({ data }));
    expect(problemsOf(itemsOf(lone))).toEqual([
      "capture-corrupt@76 ×1: Cannot read the block at byte 76: expected an interface that the section describes, found another",
    ]);
  });

  it("passes blocks it does not know, of any size and cut anywhere", () => {
    const file = pcapngFile(
      interfaceBlock(),
      ...[4, 9, 0xbad, 0x40000bad, 0x80000001, 0].map((type, i) =>
        otherBlock(type, counting(4 * i))
      ),
      otherBlock(77, new Uint8Array(3_000_000)),
      enhancedPacket({ data }),
    );
    for (const cuts of [[], [50], [100_000, 200_000, file.length - 50]]) {
      expect(itemsOf(file, { cuts }).map(({ kind }) => kind)).toEqual(["packet"]);
    }
  });

  it("notes lost packets, as far as they were not noted before", () => {
    const items = itemsOf(pcapngFile(
      interfaceBlock(),
      interfaceBlock(),
      statistics({ ifDrop: 3, osDrop: 4 }),
      statistics({ iface: 1, osDrop: 1 }),
      statistics({ ifDrop: 5, osDrop: 5 }),
      statistics({ ifDrop: 5, osDrop: 5 }),
      statistics({}),
      section(),
      interfaceBlock(),
      statistics({ ifDrop: 2 }),
    ));
    expect(items).toEqual([7, 1, 3, 2].map((count) => ({ kind: "note", note: "lost", count })));
  });

  it("notes a log of TLS keys, and no other secrets", () => {
    const items = itemsOf(pcapngFile(
      secretsBlock("CLIENT_RANDOM 00 00"),
      secretsBlock("wireguard", 0x57474b4c),
    ));
    expect(items).toEqual([{ kind: "note", note: "tls-keys", count: 1 }]);
  });

  it("reads on behind a block that is wrong in itself", () => {
    const file = pcapngFile(
      section({ options: [[4, counting(7)]] }),
      interfaceBlock(),
      otherBlock(6, counting(8)),
      otherBlock(6, pack([[4, 0], [8, 0], [4, 1], [4, 1]], false)),
      otherBlock(2, counting(16)),
      otherBlock(3, counting(0)),
      otherBlock(5, counting(4)),
      otherBlock(10, counting(0)),
      otherBlock(1, counting(4)),
      enhancedPacket({ data, iface: 1 }),
      enhancedPacket({ data, iface: 2 }),
      interfaceBlock({ linkType: 9 }),
      enhancedPacket({ data, iface: 2 }),
    );
    const items = itemsOf(file);
    expect(packetsOf(items).map(({ number, linkType }) => [number, linkType])).toEqual([[7, 9]]);
    const faults = problemsOf(items).map((text) => text.replace(/^.*: expected /, ""));
    expect(faults).toEqual([
      "a block with all its fields, found a shorter one",
      "a packet within its block, found a longer one",
      "a block with all its fields, found a shorter one",
      "a block with all its fields, found a shorter one",
      "a block with all its fields, found a shorter one",
      "a block with all its fields, found a shorter one",
      "a block with all its fields, found a shorter one",
      "an interface that the section describes, found another",
      "an interface that the section describes, found another",
    ]);
  });

  it("folds equal problems after 10", () => {
    const bad = Array.from({ length: 15 }, () => enhancedPacket({ data, iface: 1 }));
    const problems = problemsOf(itemsOf(pcapngFile(interfaceBlock(), ...bad)));
    expect(problems.length).toBe(11);
    expect(problems[10]).toBe(
      `capture-corrupt@${28 + 20 + 10 * 40} ×5: Cannot read 5 more blocks: ` +
        "expected an interface that the section describes, found another",
    );
  });

  it("passes sections it cannot read", () => {
    const packets = [interfaceBlock(), enhancedPacket({ data })];
    const file = pcapngFile(
      section(),
      ...packets,
      section({ major: 2 }),
      ...packets,
      section(),
      ...packets,
    );
    const short = pack([[4, 0x0a0d0d0a], [4, 16], [4, 0x1a2b3c4d], [4, 16]], false);
    for (
      const [bad, fault] of [
        [file, "a section of major version 1, found another version"],
        [
          concat(file.subarray(0, 88), short, file.subarray(116)),
          "a section header with all its fields, found a shorter one",
        ],
      ] as const
    ) {
      const items = itemsOf(bad);
      expect(packetsOf(items).map(({ number }) => number)).toEqual([1, 2]);
      expect(problemsOf(items)).toEqual([
        `capture-corrupt@88 ×1: Cannot read the block at byte 88: expected ${fault}`,
      ]);
    }
  });

  it("stops where blocks cannot be told apart any more", () => {
    const start = pcapngFile(interfaceBlock(), enhancedPacket({ data }));
    const after = blockBytes(enhancedPacket({ data }));
    const bad: readonly [name: string, block: Uint8Array][] = [
      ["a length of 8", pack([[4, 6], [4, 8], [4, 8]], false)],
      ["a length of 13", pack([[4, 6], [4, 13], [8, 0]], false)],
      ["another length behind", blockBytes({ ...enhancedPacket({ data }), lengthAfter: 44 })],
      [
        "another length behind what is passed",
        blockBytes({ ...otherBlock(4, data), lengthAfter: 0 }),
      ],
      ["no byte order", pack([[4, 0x0a0d0d0a], [4, 28], [4, 0x1a2b3c4e], [8, 0], [8, 0]], false)],
    ];
    const found = bad.map(([name, block]) => {
      const items = itemsOf(concat(start, block, after));
      expect(packetsOf(items).length).toBe(1);
      const [text, ...others] = problemsOf(items);
      expect(others).toEqual([]);
      return [name, text!.replace("capture-corrupt@88 ×1: Cannot read on from ", "")];
    });
    const length =
      "a block at byte 88: expected a length of 12 or more that 4 divides, found another";
    const lengths =
      "a block at byte 88: expected the same length before and after it, found two lengths";
    expect(found).toEqual([
      ["a length of 8", length],
      ["a length of 13", length],
      ["another length behind", lengths],
      ["another length behind what is passed", lengths],
      ["no byte order", "a section at byte 88: expected a byte-order magic, found other bytes"],
    ]);
  });

  it("limits captured bytes exactly, and reads on behind a packet that has more", () => {
    const file = pcapngFile(
      interfaceBlock(),
      enhancedPacket({ data }),
      obsoletePacket({ data }),
      simplePacket({ data }),
      enhancedPacket({ data: counting(1) }),
    );
    const numbers = (packetBytes: number) =>
      packetsOf(itemsOf(file, { limits: { packetBytes } })).map(({ number }) => number);
    expect([numbers(4), numbers(5), numbers(6)]).toEqual([[4], [1, 2, 3, 4], [1, 2, 3, 4]]);
    expect(problemsOf(itemsOf(file, { limits: { packetBytes: 4 } })).length).toBe(3);
  });

  it("passes a block larger than any packet with its options, and keeps the numbers of interfaces", () => {
    const limits = { packetBytes: 100 };
    const large = new Uint8Array(1_048_576 + 101);
    const file = pcapngFile(
      otherBlock(1, large),
      interfaceBlock({ linkType: 5 }),
      otherBlock(6, large),
      enhancedPacket({ data, iface: 1 }),
    );
    const items = itemsOf(file, { limits, cuts: [1_000, 2_000_000] });
    expect(packetsOf(items).map(({ number, linkType }) => [number, linkType])).toEqual([[2, 5]]);
    expect(problemsOf(items).map((text) => text.replace(/^.*: expected/, ""))).toEqual([
      " a packet within the limit, or 1 MiB of options, found a larger block",
      " a packet within the limit, or 1 MiB of options, found a larger block",
    ]);
  });

  it("reads 65,536 interfaces of a section and no more", () => {
    const one = blockBytes(interfaceBlock());
    const many = new Uint8Array(one.length * 65_537);
    for (let i = 0; i < 65_537; i++) many.set(one, i * one.length);
    const last = [65_535, 65_536].map((iface) => blockBytes(enhancedPacket({ data, iface })));
    const items = itemsOf(concat(pcapngFile(), many, ...last));
    expect(packetsOf(items).map(({ iface }) => iface)).toEqual([65_535]);
    expect(problemsOf(items).length).toBe(2);
  });

  it("survives options without end", () => {
    const options = [
      pack([[2, 9], [2, 200]], false),
      pack([[2, 9]], false),
      pack([[2, 9], [2, 0]], false),
    ];
    for (const option of options) {
      const head = pack([[2, 1], [2, 0], [4, 0]], false);
      const file = pcapngFile(otherBlock(1, concat(head, option)), enhancedPacket({ data, t: T }));
      expect(packetsOf(itemsOf(file))[0]!.t).toEqual({ ...T, nanoseconds: 123_456_000 });
    }
  });

  it("C-29: gives the packets before a cut, and says once that the file is cut", () => {
    const blocks = [
      section({ bigEndian: true }),
      interfaceBlock({ resolution: 9 }),
      enhancedPacket({ data, perSecond: 1e9 }),
      simplePacket({ data }),
      otherBlock(4, counting(8)),
    ];
    const file = pcapngFile(...blocks);
    const ends = blocks.map((_, i) => pcapngFile(...blocks.slice(0, i + 1)).length);
    for (let n = 1; n < file.length; n++) {
      const items = itemsOf(file.subarray(0, n));
      const [first, second] = [ends[2]! <= n, ends[3]! <= n];
      expect(packetsOf(items).length).toBe(Number(first) + Number(second));
      const start = ends.findLast?.((end) => end <= n) ??
        Math.max(0, ...ends.filter((e) => e <= n));
      const codes = problemsOf(items).map((text) => text.replace(/ .*/, ""));
      expect(codes).toEqual(ends.includes(n) ? [] : [`capture-truncated@${start}`]);
    }
  });
});
