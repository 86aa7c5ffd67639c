import { describe, expect, it } from "vitest";
import { UnknownFormatError } from "../../codec/capture/files/capture_format.ts";
import { ChunkQueue } from "../../codec/capture/files/chunk_queue.ts";
import { compressGzip } from "../../codec/records/gzip.ts";
import {
  concat,
  conversation,
  counting,
  enhancedPacket,
  ethernet,
  exportedPdu,
  fragmentHeader,
  interfaceBlock,
  ipv4Fragments,
  ipv6,
  LINK,
  obsoletePacket,
  otherBlock,
  pcapFile,
  pcapngFile,
  secretsBlock,
  section,
  simplePacket,
  sll2,
  statistics,
  tcp,
  udp,
} from "../kit/capture_writer.ts";
import { Random } from "../kit/random.ts";
import { allCuts, flat, itemsOf, segmentItemsOf } from "./file_reading.ts";

const data = counting(5);
const smallPcap = pcapFile([{ data }, { data: counting(2), origLen: 9 }, { data: counting(0) }]);
const smallPcapng = pcapngFile(
  section({ bigEndian: true }),
  interfaceBlock({ resolution: 9 }),
  enhancedPacket({ data, drops: 2 }),
  section(),
  otherBlock(99, counting(7)),
  interfaceBlock(),
  simplePacket({ data }),
  statistics({ ifDrop: 1 }),
);

describe("reliability R-12: PacketReader gives the same", () => {
  const files: readonly [name: string, file: Uint8Array, step: number][] = [
    ["pcap", smallPcap, 1],
    ["pcapng", smallPcapng, 3],
  ];
  for (const [name, file, step] of files) {
    it(`in all cuts of a ${name}`, () => {
      const expected = flat(itemsOf(file));
      const all = [...allCuts(file.length, step)];
      const others = all.filter((cuts) => flat(itemsOf(file, { cuts })).join() !== expected.join());
      expect(others).toEqual([]);
      expect(all.length).toBeGreaterThan(2_000);
      expect(expected.length).toBe(3);
    });
  }
  it("in all cuts of a gzip", async () => {
    const file = await compressGzip(smallPcap);
    const expected = flat(itemsOf(smallPcap));
    for (const cuts of allCuts(file.length, 2)) {
      expect(flat(itemsOf(file, { cuts }))).toEqual(expected);
    }
  });
});

describe("ChunkQueue", () => {
  it("keeps bytes in order, however they are pushed, asked for and passed", () => {
    const random = new Random(7);
    const all = random.bytes(60_000);
    const queue = new ChunkQueue();
    let [pushed, read] = [0, 0];
    while (read < all.length) {
      const n = random.below(random.chance(30) ? 5_000 : 20);
      queue.push(all.subarray(pushed, pushed + n));
      pushed = Math.min(pushed + n, all.length);
      const wanted = random.below(random.chance(20) ? 9_000 : 40);
      expect(queue.has(wanted)).toBe(wanted <= pushed - read);
      if (random.chance(20)) read += queue.skip(random.below(50));
      else if (queue.has(wanted)) {
        expect(queue.take(wanted)).toEqual(all.subarray(read, read + wanted));
        read += wanted;
      }
      expect([queue.offset, queue.length]).toEqual([read, pushed - read]);
    }
  });

  it("holds a file that comes byte by byte in little more memory than its bytes", () => {
    const queue = new ChunkQueue();
    for (let i = 0; i < 5_000; i++) queue.push(Uint8Array.of(i & 255));
    const seen = new Set<ArrayBufferLike>();
    for (let i = 0; i < 5_000; i++) {
      if (!queue.has(1)) throw new Error("Cannot find the byte");
      seen.add(queue.bytes.buffer);
      queue.at++;
    }
    expect(seen.size).toBe(2);
  });

  it("says that a chunk was detached before it was read", () => {
    const queue = new ChunkQueue();
    const chunk = new Uint8Array(2_000);
    queue.push(counting(5));
    queue.push(chunk);
    structuredClone(chunk.buffer, { transfer: [chunk.buffer] });
    expect(() => queue.has(1_000)).toThrow(
      "Cannot read a capture: expected chunks that stay, found a detached buffer",
    );
  });

  it("does not set aside what is only announced", () => {
    const queue = new ChunkQueue();
    queue.push(counting(10));
    expect(queue.has(2 ** 40)).toBe(false);
    expect(queue.length).toBe(10);
  });
});

const segment = tcp(40_000, 9092, { seq: 1, payload: counting(40) });
const seeds: readonly (readonly [name: string, file: Uint8Array])[] = [
  ["pcap", pcapFile(conversation({ requests: [data], responses: [counting(20)] }))],
  [
    "pcap with fragments",
    pcapFile([
      ...ipv4Fragments("10.0.0.1", "10.0.0.2", segment, 24).map((data) => ({ data })),
      {
        data: ipv6("::1", "::2", segment, {
          extensions: [[0, counting(7)], fragmentHeader(1, 0, true)],
        }),
      },
    ], { linkType: LINK.raw }),
  ],
  [
    "pcap with tunnels",
    pcapFile([
      {
        data: ethernet(
          ipv6("::1", "::2", udp(9, 4789, concat(counting(8), ethernet(segment))), {
            protocol: 17,
          }),
        ),
      },
      { data: ethernet(segment, { vlan: [1, 2], qinq: 3, mpls: [4], pppoe: 5 }) },
    ]),
  ],
  [
    "pcap of PDUs",
    pcapFile([
      {
        data: exportedPdu(data, {
          source: { address: "::1", port: 1 },
          destination: { address: "::2", port: 2 },
        }),
      },
    ], { linkType: LINK.pdu }),
  ],
  [
    "pcapng",
    pcapngFile(
      section({ bigEndian: true }),
      interfaceBlock({ linkType: LINK.sll2, resolution: 0x84, offset: 5 }),
      enhancedPacket({ data: sll2(segment), drops: 1 }),
      obsoletePacket({ data: sll2(segment) }),
      section(),
      interfaceBlock({ linkType: LINK.raw }),
      simplePacket({ data: segment }),
      statistics({ osDrop: 1 }),
      secretsBlock("key"),
    ),
  ],
];

/** A copy with some bytes changed, and perhaps some taken out, doubled, or cut off. */
function mutated(file: Uint8Array, random: Random): Uint8Array {
  const copy = file.slice();
  for (let i = random.below(4); i >= 0; i--) {
    copy[random.below(copy.length)] = random.one([0, 1, 4, 127, 128, 255, random.below(256)]);
  }
  const [a, b] = [random.below(copy.length), random.below(copy.length)];
  switch (random.below(6)) {
    case 0:
      return copy.subarray(0, a);
    case 1:
      return concat(copy.subarray(0, a), copy.subarray(b));
    default:
      return copy;
  }
}

const ALL_TUNNELS = ["vxlan", "geneve", "gre", "ip-in-ip"] as const;

describe("reliability R-09: mutated files never make the two layers throw", () => {
  for (const [name, file] of seeds) {
    it(name, () => {
      const random = new Random(name.length);
      const counts = { items: 0, refused: 0 };
      for (let i = 0; i < 300; i++) {
        try {
          counts.items += segmentItemsOf(mutated(file, random), { decap: ALL_TUNNELS }).length;
        } catch (error) {
          if (!(error instanceof UnknownFormatError)) throw error;
          counts.refused++;
        }
      }
      expect(counts.items).toBeGreaterThan(50);
      expect(counts.refused).toBeLessThan(100);
    });
  }
});
