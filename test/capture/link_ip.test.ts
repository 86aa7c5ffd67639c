import { describe, expect, it } from "vitest";
import { FlowTable, hashOf } from "../../codec/capture/link/flow_table.ts";
import { SegmentReader, toSegments } from "../../codec/capture/link/to_segments.ts";
import type { PacketItem } from "../../codec/capture/files/packet_parser.ts";
import {
  concat,
  counting,
  ethernet,
  fragmentHeader,
  ip,
  ipv4,
  ipv6,
  LINK,
  pack,
  pcapFile,
  tcp,
} from "../kit/capture_writer.ts";
import { hexOf } from "../kit/hex.ts";
import {
  flat,
  itemsOf,
  packetsOf,
  problemsOf,
  segmentItems,
  segmentItemsOf,
  segmentText,
} from "./file_reading.ts";

const payload = counting(6);
const segment = tcp(1, 2, { payload });

/** Payload and hole of the one segment in a packet, else what is wrong with it. */
function read(data: Uint8Array, origLen = data.length, linkType: number = LINK.raw): unknown {
  const [item, ...others] = segmentItems([{ data, origLen }], { linkType });
  expect(others).toEqual([]);
  if (item?.kind === "problem") return item.text.replace("Cannot read packet 1: expected ", "");
  return item?.kind === "segment" ? segmentText(item).replace(/^.* /, "") : item;
}

const ALL = hexOf(payload);

describe("SegmentReader, IP", () => {
  it("ends a packet where its header says: what follows is padding or a checksum of the link", () => {
    for (const trailer of [counting(1), counting(4), counting(60)]) {
      const bare = ipv4("1.1.1.1", "2.2.2.2", tcp(1, 2));
      expect(read(ethernet(bare, { trailer }), undefined, LINK.ethernet)).toBe("");
      expect(read(concat(ipv6("::1", "::2", segment), trailer))).toBe(ALL);
    }
  });

  it("takes what was captured where network cards leave the length 0", () => {
    const v4 = ipv4("1.1.1.1", "2.2.2.2", segment, { totalLength: 0 });
    const v6 = ipv6("::1", "::2", segment, { payloadLength: 0 });
    expect([read(v4), read(v6)]).toEqual([ALL, ALL]);
    expect([read(v4.subarray(0, -2), v4.length), read(v6.subarray(0, -6), v6.length + 1)])
      .toEqual([`${hexOf(counting(4))}+2`, "+7"]);
  });

  it("counts the bytes that the snap length cut", () => {
    for (const whole of [ip("1.1.1.1", "2.2.2.2", segment), ip("::1", "::2", segment)]) {
      const texts = [0, 1, 5, 6].map((n) =>
        read(whole.subarray(0, whole.length - n), whole.length)
      );
      expect(texts).toEqual([ALL, `${hexOf(counting(5))}+1`, "00+5", "+6"]);
      const padded = concat(whole, counting(9)).subarray(0, whole.length - 1);
      expect(read(padded, whole.length + 9)).toBe(`${hexOf(counting(5))}+1`);
    }
  });

  it("counts all of the payload if the snap length cut the options of TCP", () => {
    const whole = ip("1.1.1.1", "2.2.2.2", tcp(1, 2, { payload, options: counting(12) }));
    expect([40, 45, 52, 53].map((n) => read(whole.subarray(0, n), whole.length)))
      .toEqual(["+6", "+6", "+6", "00+5"]);
  });

  it("trusts the length on the wire where the header says more", () => {
    const v4 = ipv4("1.1.1.1", "2.2.2.2", segment, { totalLength: 1_000 });
    const v6 = ipv6("::1", "::2", segment, { payloadLength: 1_000 });
    expect([read(v4), read(v6), read(v4, v4.length + 3)]).toEqual([ALL, ALL, `${ALL}+3`]);
  });

  it("passes options of IPv4 and TCP", () => {
    const data = ipv4("1.1.1.1", "2.2.2.2", tcp(1, 2, { payload, options: counting(40) }), {
      options: counting(40),
    });
    expect(read(data)).toBe(ALL);
  });

  it("passes extension headers of IPv6", () => {
    const eight = counting(7);
    const ah = concat(Uint8Array.of(4), counting(22)); // (4 + 2) words
    const sixteen = concat(Uint8Array.of(1), counting(14));
    const cases: readonly (readonly (readonly [number, Uint8Array])[])[] = [
      [[0, concat(Uint8Array.of(0), eight.subarray(1))]],
      [[0, sixteen], [43, sixteen], [60, sixteen]],
      [[51, ah]],
      [fragmentHeader(7, 0, false)],
      [[0, sixteen], fragmentHeader(7, 0, false), [51, ah], [60, sixteen]],
    ];
    for (const extensions of cases) {
      const data = ipv6("::1", "::2", segment, { extensions });
      expect(read(data)).toBe(ALL);
      expect(read(data.subarray(0, data.length - 30), data.length)).toMatch(/^a? ?whole /);
    }
  });

  it("goes by the version that the header itself says", () => {
    const v6 = ethernet(ipv6("::1", "::2", segment), { etherType: 0x0800 });
    const v4 = ethernet(ipv4("1.1.1.1", "2.2.2.2", segment), { etherType: 0x86dd });
    expect([v6, v4].map((data) => read(data, data.length, LINK.ethernet))).toEqual([ALL, ALL]);
  });

  it("does not verify checksums", () => {
    const data = ipv4("1.1.1.1", "2.2.2.2", segment);
    data[10] = 99;
    data[36] = 99;
    expect(read(data)).toBe(ALL);
  });

  it("reads both ends with one address", () => {
    const [item] = segmentItems([{ data: ip("127.0.0.1", "127.0.0.1", segment) }], {
      linkType: LINK.raw,
    });
    expect(item).toMatchObject({ flow: { key: "127.0.0.1:1 > 127.0.0.1:2" } });
  });

  it("tells broken headers, by kind", () => {
    const v4 = ipv4("1.1.1.1", "2.2.2.2", segment);
    const v6 = ipv6("::1", "::2", segment);
    const changed = (data: Uint8Array, at: number, byte: number) => {
      const copy = data.slice();
      copy[at] = byte;
      return copy;
    };
    expect([
      read(v4.subarray(0, 19)),
      read(v6.subarray(0, 39)),
      read(counting(0)),
      read(changed(v4, 0, 0x55)),
      read(changed(v4, 0, 0x44)),
      read(changed(v4, 3, 19)),
      read(v4.subarray(0, 39), v4.length),
      read(v4.subarray(0, 39)),
      read(changed(v4, 32, 0x40)),
      read(changed(v4, 32, 0x70)),
      read(changed(v4, 3, 39)),
    ]).toEqual([
      "a whole IP header, found fewer bytes",
      "a whole IP header, found fewer bytes",
      "a whole IP header, found fewer bytes",
      "IP of version 4 or 6, found another version",
      "an IPv4 header of 20 bytes or more, found a shorter one",
      "an IPv4 packet with all its header, found a shorter one",
      "a whole TCP header, found fewer bytes",
      "a TCP header of 20 bytes or more within its packet, found another",
      "a TCP header of 20 bytes or more within its packet, found another",
      "a TCP header of 20 bytes or more within its packet, found another",
      "a TCP header of 20 bytes or more within its packet, found another",
    ]);
  });

  it("folds equal problems: 10 by themselves, the rest at the end", () => {
    for (
      const [n, told, rest] of [[9, 9, []], [10, 10, []], [11, 11, ["1 more packet"]], [3_010, 11, [
        "3,000 more packets",
      ]]] as const
    ) {
      const packets = Array.from({ length: n }, () => ({ data: counting(3) }));
      const problems = problemsOf(
        segmentItems([...packets, { data: counting(40) }], { linkType: 0 }),
      );
      expect(problems.length).toBe(told);
      expect(problems.slice(10).map((text) => text.replace(/.*read (.*): expected.*/, "$1")))
        .toEqual(rest);
    }
    const items = segmentItems(Array.from({ length: 15 }, () => ({ data: counting(3) })), {
      linkType: 0,
    });
    expect(items.at(-1)).toEqual({
      kind: "problem",
      code: "bad-packet",
      text: "Cannot read 5 more packets: expected a whole link header, found fewer bytes",
      fileOffset: 24 + 10 * 19 + 16,
      count: 5,
    });
  });
});

describe("toSegments()", () => {
  it("gives what SegmentReader gives, with the problems of the file", async () => {
    const packets = [
      { data: ip("1.1.1.1", "2.2.2.2", segment) },
      { data: counting(1) },
      { data: ip("::1", "::2", segment) },
    ];
    const file = concat(pcapFile(packets, { linkType: LINK.raw }), counting(5));
    const items = async function* (): AsyncGenerator<PacketItem> {
      for (const item of itemsOf(file)) yield await item;
      yield { kind: "note", note: "lost", count: 1 };
    };
    const found: Parameters<typeof flat>[0][number][] = [];
    for await (const item of toSegments(items())) found.push(item);
    const alone = segmentItemsOf(file);
    const ofFile = itemsOf(file).filter(({ kind }) => kind === "problem");
    expect(flat(found)).toEqual(flat([...alone, ...ofFile]));
    expect(found.length).toBe(4);
  });
});

describe("FlowTable", () => {
  const reader = new SegmentReader();
  const flowOf = (src: string, dst: string, sport = 1, dport = 2) => {
    const file = pcapFile([{ data: ip(src, dst, tcp(sport, dport)) }], { linkType: LINK.raw });
    const [item] = reader.push(packetsOf(itemsOf(file))[0]!);
    if (item?.kind !== "segment") throw new Error("Cannot find the segment");
    return item.flow;
  };

  it("gives one object for each direction", () => {
    const flow = flowOf("10.0.0.1", "10.0.0.2");
    expect(flowOf("10.0.0.1", "10.0.0.2")).toBe(flow);
    expect(flow.key).toBe("10.0.0.1:1 > 10.0.0.2:2");
    const others = [
      flowOf("10.0.0.2", "10.0.0.1"),
      flowOf("10.0.0.1", "10.0.0.2", 2, 1),
      flowOf("10.0.0.1", "10.0.0.3"),
      flowOf("0.0.0.1", "10.0.0.2"),
      flowOf("a00:1:a00:2::", "::"),
      flowOf("::1", "::2"),
    ];
    expect(new Set([flow, ...others, ...others.map(({ key }) => key)]).size).toBe(13);
    expect(flowOf("::1", "::2")).toBe(others.at(-1));
    expect(flowOf("255.255.255.255", "1.2.3.4", 65_535, 40_000).key).toBe(
      "255.255.255.255:65535 > 1.2.3.4:40000",
    );
  });

  it("writes IPv6 addresses as RFC 5952 says", () => {
    const texts = {
      "0:0:0:0:0:0:0:0": "::",
      "0:0:0:0:0:0:0:1": "::1",
      "1:0:0:0:0:0:0:0": "1::",
      "2001:0db8:0:0:1:0:0:1": "2001:db8::1:0:0:1",
      "2001:db8:0:1:1:1:1:1": "2001:db8:0:1:1:1:1:1",
      "2001:0:0:1:0:0:0:1": "2001:0:0:1::1",
      "1:0:0:2:0:0:3:4": "1::2:0:0:3:4",
      "ABCD:EF01:2345:6789:ABCD:EF01:2345:6789": "abcd:ef01:2345:6789:abcd:ef01:2345:6789",
      "0:0:0:0:0:ffff:a00:1": "::ffff:10.0.0.1",
      "0:0:0:0:0:ffff:ffff:ffff": "::ffff:255.255.255.255",
      "0:0:0:0:0:fffe:a00:1": "::fffe:a00:1",
    };
    for (const [given, expected] of Object.entries(texts)) {
      expect(flowOf(given, "::9").source.address).toBe(expected);
    }
  });

  /** Finds the flows of these keys, each of two addresses and the ports. */
  const find = (table: FlowTable, keys: readonly (readonly [number, number, number])[]) =>
    keys.map(([source, destination, ports]) =>
      table.find(pack([[4, source], [4, destination]]), 0, ports)
    );
  const keysOf = (n: number) =>
    Array.from(
      { length: n },
      (_, i) => [0x0a000001 + (i >> 1), 0x0a000000 + (i & 1), i * 7] as const,
    );

  it("keeps thousands of flows apart, and each the same", () => {
    const table = new FlowTable(4);
    const flows = find(table, keysOf(5_000));
    expect(new Set(flows.map(({ key }) => key)).size).toBe(5_000);
    expect(find(table, keysOf(5_000)).every((flow, i) => flow === flows[i])).toBe(true);
  });
  it("keeps flows apart that meet in one slot", () => {
    const meeting = keysOf(60_000).filter((key) =>
      (hashOf(Int32Array.from(key), 0, 3) & 1_023) === 5
    );
    const table = new FlowTable(4);
    const flows = find(table, [...meeting, ...keysOf(2_000)]);
    expect(meeting.length).toBeGreaterThan(40);
    expect(find(table, meeting).every((flow, i) => flow === flows[i])).toBe(true);
    expect(new Set(flows.map(({ key }) => key)).size).toBe(new Set(flows).size);
  });
  it("begins anew when it is full, also with flows that meet in one slot", () => {
    const meeting = keysOf(60_000).filter((key) =>
      (hashOf(Int32Array.from(key), 0, 3) & 1_023) === 5
    );
    for (const keys of [keysOf(41), meeting.slice(0, 41)]) {
      const table = new FlowTable(4, 40);
      const flows = find(table, keys.slice(0, 40));
      expect(find(table, keys.slice(0, 40)).every((flow, i) => flow === flows[i])).toBe(true);
      find(table, keys.slice(40));
      const [again] = find(table, keys);
      expect([again === flows[0], again]).toEqual([false, flows[0]]);
    }
  });
});
