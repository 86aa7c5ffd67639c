import { describe, expect, it } from "vitest";
import {
  type Captured,
  concat,
  conversation,
  counting,
  enhancedPacket,
  ethernet,
  exportedPdu,
  interfaceBlock,
  ip,
  ipv4,
  ipv6,
  LINK,
  loop,
  nullLink,
  pack,
  pcapFile,
  pcapngFile,
  raw,
  section,
  sll,
  sll2,
  tcp,
  timeAt,
  udp,
} from "../kit/capture_writer.ts";
import { hexOf } from "../kit/hex.ts";
import {
  briefly,
  problemsOf,
  segmentItems,
  segmentItemsOf,
  segmentsOf,
  segmentText,
} from "./file_reading.ts";

const requests = [counting(10)];
const V4 = { requests, link: (ip: Uint8Array) => ip };
const V6 = {
  ...V4,
  client: { address: "fe80::1", port: 40_000 },
  server: { address: "2001:db8::2", port: 9092 },
};

/** What has to come of the conversation, whatever it is wrapped in. */
const SEGMENTS = texts("10.0.0.1:40000", "10.0.0.2:9092");
const SEGMENTS6 = texts("[fe80::1]:40000", "[2001:db8::2]:9092");

function texts(client: string, server: string): string[] {
  const [there, back] = [`${client} > ${server}`, `${server} > ${client}`];
  return [
    `${there} 1000 2 `,
    `${back} 5000 18 `,
    `${there} 1001 16 `,
    `${there} 1001 24 ${hexOf(counting(10))}`,
    `${there} 1011 17 `,
    `${back} 5001 17 `,
    `${there} 1012 16 `,
  ];
}

function read(packets: readonly Captured[], options: Parameters<typeof segmentItems>[1]): string[] {
  return segmentsOf(segmentItems(packets, options)).map(segmentText);
}

/** The conversation in this link layer. */
function through(link: (ip: Uint8Array) => Uint8Array, linkType: number, is = V4): string[] {
  return read(conversation({ ...is, link }), { linkType });
}

describe("SegmentReader, link layers", () => {
  it("gives segments as they are declared, with time, packet and place", () => {
    const segment = tcp(1, 2, {
      seq: 2 ** 32 - 1,
      ack: 2 ** 32 - 2,
      flags: 24,
      payload: counting(3),
    });
    const t = timeAt(5);
    const packets = [{ t, data: ethernet(ipv4("1.2.3.4", "5.6.7.8", segment)), origLen: 59 }];
    expect(segmentItems(packets)).toEqual([
      {
        kind: "segment",
        flow: {
          source: { address: "1.2.3.4", port: 1 },
          destination: { address: "5.6.7.8", port: 2 },
          key: "1.2.3.4:1 > 5.6.7.8:2",
        },
        seq: 2 ** 32 - 1,
        ack: 2 ** 32 - 2,
        flags: 24,
        payload: counting(3),
        hole: 0,
        t,
        packet: 1,
        fileOffset: 24 + 16 + 14 + 20 + 20,
      },
    ]);
  });

  it("gives no acknowledgement without its flag, and no time where there is none", () => {
    const data = ip("::1", "::2", tcp(1, 2, { ack: 77, flags: 8 }));
    const file = pcapngFile(interfaceBlock({ linkType: LINK.raw }), {
      type: 3,
      body: (bigEndian) => pack([[4, data.length], data], bigEndian),
    });
    const [segment] = segmentsOf(segmentItemsOf(file));
    expect([segment!.ack, "t" in segment!, segment!.fileOffset]).toEqual([
      0,
      false,
      28 + 20 + 12 + 60,
    ]);
  });

  it("C-23: NULL, in either byte order and with each number of IPv6", () => {
    for (const bigEndian of [false, true]) {
      expect(through((ip) => nullLink(ip, 2, bigEndian), LINK.null)).toEqual(SEGMENTS);
      for (const family of [10, 24, 28, 30]) {
        expect(through((ip) => nullLink(ip, family, bigEndian), LINK.null, V6)).toEqual(SEGMENTS6);
      }
      expect(through((ip) => nullLink(ip, 7, bigEndian), LINK.null)).toEqual([]);
    }
  });
  it("C-23: LOOP, in network order only", () => {
    expect(through(loop, LINK.loop)).toEqual(SEGMENTS);
    expect(through(loop, LINK.loop, V6)).toEqual(SEGMENTS6);
    expect(through((ip) => nullLink(ip, 2, false), LINK.loop)).toEqual([]);
  });
  it("C-23: RAW under each of its numbers", () => {
    for (const linkType of [101, 12, 14, 228, 229]) {
      expect(through(raw, linkType)).toEqual(SEGMENTS);
      expect(through(raw, linkType, V6)).toEqual(SEGMENTS6);
    }
  });
  it("C-23: SLL and SLL2, also with a VLAN tag", () => {
    for (const options of [{}, { vlan: 5 }]) {
      expect(through((ip) => sll(ip, options), LINK.sll)).toEqual(SEGMENTS);
      expect(through((ip) => sll2(ip, options), LINK.sll2)).toEqual(SEGMENTS);
      expect(through((ip) => sll2(ip, options), LINK.sll2, V6)).toEqual(SEGMENTS6);
    }
  });
  it("C-24: IPv6, VLAN, QinQ, and a big-endian pcap with nanoseconds", () => {
    expect(through(ethernet, LINK.ethernet, V6)).toEqual(SEGMENTS6);
    expect(through((ip) => ethernet(ip, { vlan: 5 }), LINK.ethernet)).toEqual(SEGMENTS);
    expect(through((ip) => ethernet(ip, { qinq: 5, vlan: 6 }), LINK.ethernet)).toEqual(SEGMENTS);
    const packets = conversation({ requests });
    expect(read(packets, { bigEndian: true, nanoseconds: true })).toEqual(SEGMENTS);
  });

  it("reads what stands between Ethernet and IP", () => {
    const cases = [
      { vlan: [1, 2, 3, 4] },
      { qinq: 1, vlan: [1, 2, 3] },
      { pppoe: 5 },
      { vlan: 3, pppoe: 5 },
      { mpls: [16] },
      { mpls: [16, 17, 18], vlan: 2 },
      { snap: true },
      { snap: true, vlan: 7 },
      { trailer: counting(9) },
    ];
    for (const options of cases) {
      for (const [is, expected] of [[V4, SEGMENTS], [V6, SEGMENTS6]] as const) {
        expect(through((ip) => ethernet(ip, options), LINK.ethernet, is)).toEqual(expected);
      }
    }
    const old = (ip: Uint8Array) =>
      ethernet(pack([[2, 5], [2, 0x0800], ip]), { etherType: 0x9100 });
    expect(through(old, LINK.ethernet)).toEqual(SEGMENTS);
  });

  it("takes no other packets for TCP, and says nothing of them", () => {
    const others = [
      ethernet(counting(46), { etherType: 0x0806 }),
      ethernet(counting(46), { etherType: 46 }),
      ethernet(pack([[4, 0xaaaa0300], [2, 12], [2, 0x0800], counting(40)]), { etherType: 48 }),
      ethernet(pack([[4, 0x00000110], counting(40)]), { etherType: 0x8847 }),
      ethernet(pack([[2, 0x1100], [2, 1], [2, 9], [2, 0xc021], counting(9)]), {
        etherType: 0x8864,
      }),
      ethernet(ipv4("1.2.3.4", "5.6.7.8", udp(1, 4789, counting(40)), { protocol: 17 })),
      ethernet(ipv6("::1", "::2", counting(40), { protocol: 58 })),
    ];
    expect(segmentItems(others.map((data) => ({ data })))).toEqual([]);
  });

  it("counts and names link types that are not read", () => {
    const file = pcapngFile(
      ...[105, 1, 147, 300].map((linkType) => interfaceBlock({ linkType })),
      ...[0, 2, 1, 0, 3].map((iface) =>
        enhancedPacket({ data: ethernet(ip("1.1.1.1", "2.2.2.2", tcp(1, 2))), iface })
      ),
    );
    const items = segmentItemsOf(file);
    expect(items.map(({ kind }) => kind)).toEqual(["segment", "problem", "problem", "problem"]);
    expect(problemsOf(items)).toEqual([
      "link-type ×2: 2 packets of link type 105 (IEEE 802.11) skipped",
      "link-type ×1: 1 packet of link type 147 (USER0) skipped",
      "link-type ×1: 1 packet of link type 300 skipped",
    ]);
    const many = pcapFile(Array.from({ length: 3_412 }, () => ({ data: counting(1) })), {
      linkType: 105,
    });
    expect(problemsOf(segmentItemsOf(many))).toEqual([
      "link-type ×3412: 3,412 packets of link type 105 (IEEE 802.11) skipped",
    ]);
  });

  it("reads interfaces of different link types and resolutions in one file", () => {
    const [first, second] = [V4, V6].map((is) => conversation(is));
    const file = pcapngFile(
      interfaceBlock({ linkType: LINK.sll }),
      interfaceBlock({ linkType: LINK.raw, resolution: 9 }),
      ...first!.flatMap((packet, i) => [
        enhancedPacket({ ...packet, data: sll(packet.data) }),
        enhancedPacket({ ...second![i]!, iface: 1, perSecond: 1e9 }),
      ]),
      section({ bigEndian: true }),
      interfaceBlock({ linkType: LINK.loop }),
      ...first!.map((packet) => enhancedPacket({ ...packet, data: loop(packet.data) })),
    );
    const segments = segmentsOf(segmentItemsOf(file));
    const texts = segments.map(segmentText);
    const mixed = SEGMENTS.flatMap((text, i) => [text, SEGMENTS6[i]!]);
    expect(texts).toEqual([...mixed, ...SEGMENTS]);
    expect(segments[2]!.t).toEqual(segments[3]!.t);
  });

  it("tells broken link headers, by kind", () => {
    const tags = (n: number) =>
      ethernet(ip("1.1.1.1", "2.2.2.2", tcp(1, 2)), { vlan: Array(n).fill(1) });
    const cases: readonly [linkType: number, data: Uint8Array][] = [
      [1, counting(13)],
      [1, ethernet(counting(3), { etherType: 0x8100 })],
      [1, ethernet(counting(7), { etherType: 0x8864 })],
      [1, ethernet(pack([[4, 0]]), { etherType: 0x8847 })],
      [1, tags(5)],
      [0, counting(3)],
      [108, counting(3)],
      [101, counting(0)],
      [101, counting(40)],
      [113, counting(15)],
      [276, counting(19)],
    ];
    const found = cases.map(([linkType, data]) =>
      segmentItems([{ data }], { linkType }).map((item) =>
        item.kind === "problem" ? briefly(item) : item.kind
      )
    );
    const bad = (
      expected: string,
    ) => [`bad-packet@40 ×1: Cannot read packet 1: expected ${expected}`];
    const cut = bad("a whole link header, found fewer bytes");
    const noIp = bad("a whole IP header, found fewer bytes");
    const other = bad("IP of version 4 or 6, found another version");
    expect(found).toEqual([
      ...[cut, cut, cut, cut],
      bad("at most 4 VLAN tags, found more"),
      ...[cut, cut, noIp, other, cut, cut],
    ]);
    expect(read([{ data: tags(4) }], {}).length).toBe(1);
  });
});

describe("SegmentReader, exported PDUs", () => {
  const source = { address: "10.0.0.1", port: 40_000 };
  const destination = { address: "10.0.0.2", port: 9092 };
  const payload = counting(8, 100);
  const of = (data: Uint8Array, origLen = data.length) =>
    segmentItems([{ t: timeAt(1), data, origLen }], { linkType: LINK.pdu });

  it("C-31: reads tags and the frame behind them", () => {
    const data = exportedPdu(payload, { source, destination, frame: 12 });
    expect(of(data, data.length + 5)).toEqual([
      {
        kind: "pdu",
        flow: { source, destination, key: "10.0.0.1:40000 > 10.0.0.2:9092" },
        dissector: "kafka",
        payload,
        hole: 5,
        t: timeAt(1),
        packet: 1,
        fileOffset: 40 + data.length - payload.length,
      },
    ]);
  });
  it("reads IPv6 ends, and ports above 32,767", () => {
    const ends = {
      source: { address: "::1", port: 65_535 },
      destination: { address: "::2", port: 40_000 },
    };
    const [pdu] = of(exportedPdu(payload, { ...ends, dissector: "tls" }));
    expect(pdu).toMatchObject({
      dissector: "tls",
      flow: { ...ends, key: "[::1]:65535 > [::2]:40000" },
    });
  });
  it("gives no flow where an end is missing or makes no sense, and passes other tags", () => {
    const address = counting(4);
    const cases = [
      exportedPdu(payload),
      exportedPdu(payload, { source }),
      exportedPdu(payload, { destination }),
      exportedPdu(payload, { tags: [[20, address], [21, address]] }),
      exportedPdu(payload, { source: { ...source, port: 65_536 }, destination }),
      exportedPdu(payload, { source: { address: "::1", port: 1 }, destination }),
      exportedPdu(payload, { tags: [[99, counting(5)], [20, counting(3)], [21, counting(3)]] }),
    ];
    for (const data of cases) {
      const [pdu] = of(data);
      expect(pdu).toMatchObject({ kind: "pdu", payload, dissector: "kafka" });
      expect("flow" in pdu!).toBe(false);
    }
    expect("dissector" in of(exportedPdu(payload, { dissector: null }))[0]!).toBe(false);
  });
  it("tells tags without an end", () => {
    const data = exportedPdu(counting(0), { source, destination });
    for (let n = 0; n < data.length; n++) {
      expect(problemsOf(of(data.subarray(0, n)))).toEqual([
        "bad-packet@40 ×1: Cannot read packet 1: " +
        "expected tags of an exported PDU up to the last one, found fewer bytes",
      ]);
    }
    expect(of(data)).toMatchObject([{ kind: "pdu", payload: counting(0) }]);
  });
  it("takes packets of USER link types for frames if it is told to", () => {
    const packets = [{ t: timeAt(1), data: payload, origLen: 9 }];
    expect(segmentItems(packets, { linkType: 150, userLinkTypes: [147, 150] })).toEqual([
      { kind: "pdu", payload, hole: 1, t: timeAt(1), packet: 1, fileOffset: 40 },
    ]);
    expect(problemsOf(segmentItems(packets, { linkType: 150, userLinkTypes: [147] })).length).toBe(
      1,
    );
  });
});

describe("SegmentReader, tunnels", () => {
  const inner = ip("10.0.0.1", "10.0.0.2", tcp(1, 2, { payload: counting(4) }));
  const inner6 = ip("::1", "::2", tcp(1, 2, { payload: counting(4) }));
  const outer = (protocol: number, payload: Uint8Array) => [
    ethernet(ipv4("192.168.0.1", "192.168.0.2", payload, { protocol })),
    ethernet(ipv6("fe80::1", "fe80::2", payload, { protocol })),
  ];
  const vxlan = concat(pack([[4, 0x0800_0000], [4, 5 << 8]]), ethernet(inner));
  const geneve = (type: number, inside: Uint8Array) =>
    pack([[1, 2], [1, 0], [2, type], [4, 0], counting(8), inside]);
  const gre = (flags: number, type: number, ...rest: Uint8Array[]) =>
    pack([[2, flags], [2, type], ...rest]);
  const word = counting(4);
  type Kind = "vxlan" | "geneve" | "gre" | "ip-in-ip";
  const tunnels: readonly [kind: Kind, name: string, protocol: number, payload: Uint8Array][] = [
    ["vxlan", "VXLAN", 17, udp(9, 4789, vxlan)],
    [
      "geneve",
      "GENEVE with Ethernet and options",
      17,
      udp(9, 6081, geneve(0x6558, ethernet(inner))),
    ],
    ["geneve", "GENEVE with IP", 17, udp(9, 6081, geneve(0x0800, inner))],
    ["gre", "GRE", 47, gre(0, 0x0800, inner)],
    ["gre", "GRE with checksum, key and number", 47, gre(0xb000, 0x0800, word, word, word, inner)],
    ["gre", "GRE with Ethernet", 47, gre(0x2000, 0x6558, word, ethernet(inner))],
    ["gre", "ERSPAN I", 47, gre(0, 0x88be, ethernet(inner))],
    ["gre", "ERSPAN II", 47, gre(0x1000, 0x88be, word, counting(8), ethernet(inner))],
    ["gre", "ERSPAN III", 47, gre(0x1000, 0x22eb, word, new Uint8Array(12), ethernet(inner))],
    ["gre", "ERSPAN III, longer", 47, gre(0x1000, 0x22eb, word, counting(20, 2), ethernet(inner))],
    ["ip-in-ip", "IPv4 in IP", 4, inner],
  ];
  const TEXT = `10.0.0.1:1 > 10.0.0.2:2 0 16 ${hexOf(counting(4))}`;

  for (const [kind, name, protocol, payload] of tunnels) {
    it(`looks into ${name} if it is told to`, () => {
      const packets = outer(protocol, payload).map((data) => ({ data }));
      const others = ["vxlan", "geneve", "gre", "ip-in-ip"].filter((other) =>
        other !== kind
      ) as Kind[];
      expect(read(packets, { decap: [kind] })).toEqual([TEXT, TEXT]);
      expect(segmentItems(packets, { decap: others })).toEqual([]);
      expect(segmentItems(packets)).toEqual([]);
    });
    it(`tells where ${name} is cut`, () => {
      const [data] = outer(protocol, payload);
      for (let n = 35; n < data!.length - 5; n++) {
        const items = segmentItems([{ data: data!.subarray(0, n), origLen: data!.length }], {
          decap: [kind],
        });
        expect(items.map((item) => item.kind === "problem" ? item.code : item.kind)).toEqual([
          "bad-packet",
        ]);
      }
    });
  }
  it("looks into IPv6 in IP, and into tunnels in tunnels, up to 8 packets deep", () => {
    const decap = ["ip-in-ip", "gre"] as const;
    const [data] = outer(41, inner6);
    expect(read([{ data: data! }], { decap }).length).toBe(1);
    let packet: Uint8Array = inner;
    const counts: number[] = [];
    for (let depth = 1; depth <= 9; depth++) {
      counts.push(read([{ data: packet }], { decap, linkType: LINK.raw }).length);
      packet = ipv4("1.1.1.1", "2.2.2.2", packet, { protocol: 4 });
    }
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
    expect(problemsOf(segmentItems([{ data: packet }], { decap, linkType: LINK.raw }))).toEqual([
      "bad-packet@40 ×1: Cannot read packet 1: expected at most 8 packets inside each other, found more",
    ]);
  });
  it("leaves other ports and protocols of GRE alone", () => {
    const others = [
      ...outer(17, udp(4789, 9, vxlan)),
      ...outer(47, gre(1, 0x880b, inner)),
      ...outer(47, gre(0, 0x0806, inner)),
    ];
    const decap = ["vxlan", "geneve", "gre", "ip-in-ip"] as const;
    expect(segmentItems(others.map((data) => ({ data })), { decap })).toEqual([]);
  });
  it("counts what is missing in the packet inside", () => {
    const [data] = outer(17, udp(9, 4789, vxlan));
    const cut = { data: data!.subarray(0, -3), origLen: data!.length };
    expect(read([cut], { decap: ["vxlan"] })).toEqual([`10.0.0.1:1 > 10.0.0.2:2 0 16 00+3`]);
  });
});
