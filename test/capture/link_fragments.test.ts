import { describe, expect, it } from "vitest";
import type { CaptureLimits } from "../../codec/capture/options.ts";
import type { CaptureProblem, Pdu, Segment } from "../../codec/capture/packet.ts";
import {
  type Captured,
  concat,
  counting,
  enhancedPacket,
  ethernet,
  fragmentHeader,
  interfaceBlock,
  ipv4,
  ipv4Fragments,
  ipv6,
  ipv6Fragments,
  LINK,
  pcapngFile,
  simplePacket,
  tcp,
  timeAt,
  udp,
} from "../kit/capture_writer.ts";
import { hexOf } from "../kit/hex.ts";
import { Random } from "../kit/random.ts";
import {
  problemsOf,
  segmentItems,
  segmentItemsOf,
  segmentsOf,
  segmentText,
} from "./file_reading.ts";

const payload = counting(100);
const segment = tcp(1, 2, { seq: 9, payload });
const A = "10.0.0.1";
const B = "10.0.0.2";
const WHOLE = `10.0.0.1:1 > 10.0.0.2:2 9 16 ${hexOf(payload)}`;
const MISSING = "expected all its fragments, found some of them";

const v4 = (size = 40, id = 1, bytes: Uint8Array = segment) =>
  ipv4Fragments(A, B, bytes, size, { id });
const v6 = (size = 40, id = 1) => ipv6Fragments("::1", "::2", segment, size, id);

type Item = Segment | Pdu | CaptureProblem;

function read(
  packets: readonly (Uint8Array | Captured)[],
  limits: Partial<CaptureLimits> = {},
): Item[] {
  const captured = packets.map((packet, i) =>
    packet instanceof Uint8Array ? { t: timeAt(100 * i), data: packet } : packet
  );
  return segmentItems(captured, { linkType: LINK.raw, limits });
}

/** Segments and problems as texts. */
function told(items: readonly Item[]): string[] {
  return items.map((item) =>
    item.kind === "segment" ? segmentText(item) : item.kind === "problem" ? item.text : item.kind
  );
}

describe("SegmentReader, fragments", () => {
  it("C-24: puts them together in whatever order they come", () => {
    const [a, b, c] = v4();
    const orders = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
    for (const order of orders) expect(told(read(order.map((part) => part!)))).toEqual([WHOLE]);
    const [d, e, f] = v6();
    for (const order of [[d, e, f], [f, e, d], [e, f, d]]) {
      expect(told(read(order.map((part) => part!)))).toEqual([
        `[::1]:1 > [::2]:2 9 16 ${hexOf(payload)}`,
      ]);
    }
  });

  it("gives the time and number of the last one to come, and no place in the file", () => {
    expect(read(v4())).toEqual([
      {
        kind: "segment",
        flow: expect.objectContaining({ key: "10.0.0.1:1 > 10.0.0.2:2" }),
        seq: 9,
        ack: 0,
        flags: 16,
        payload,
        hole: 0,
        t: timeAt(200),
        packet: 3,
      },
    ]);
    expect("fileOffset" in read(v4())[0]!).toBe(false);
  });

  it("keeps datagrams apart by address, number and protocol", () => {
    const others = [
      ipv4Fragments("10.0.0.9", B, segment, 40),
      ipv4Fragments(A, "10.0.0.9", segment, 40),
      v4(40, 2),
      v4(),
      ipv4Fragments(A, B, segment, 40, { protocol: 17 }),
    ];
    const mixed = [0, 1, 2].flatMap((i) => others.map((parts) => parts[i]!));
    const keys = segmentsOf(read(mixed)).map(({ flow }) => flow.key);
    expect(keys).toEqual([
      "10.0.0.9:1 > 10.0.0.2:2",
      "10.0.0.1:1 > 10.0.0.9:2",
      "10.0.0.1:1 > 10.0.0.2:2",
      "10.0.0.1:1 > 10.0.0.2:2",
    ]);
    expect(problemsOf(read(mixed))).toEqual([]);
  });

  it("takes no fragments of what is no TCP", () => {
    const parts = ipv4Fragments(A, B, counting(100), 40, { protocol: 17 });
    expect(read(parts.slice(0, 2))).toEqual([]);
  });

  it("takes what comes twice once, before and after the datagram is whole", () => {
    const [a, b, c] = v4().map((part) => part);
    expect(told(read([a!, a!, b!, b!, c!, c!]))).toEqual([WHOLE]);
    expect(told(read([a!, b!, c!, a!, b!, c!]))).toEqual([WHOLE]);
    const [d, e, f] = v6();
    expect(told(read([d!, d!, e!, f!, e!, f!])).length).toBe(1);
  });

  it("begins another datagram with the number of one that is whole, also if they differ in one fragment", () => {
    const of = (seq: number, first: number) => tcp(1, 2, { seq, payload: counting(100, first) });
    for (const other of [of(10, 50), of(10, 0)]) {
      const items = told(read([...v4(), ...v4(40, 1, other)]));
      expect(items).toEqual([WHOLE, `10.0.0.1:1 > 10.0.0.2:2 10 16 ${hexOf(other.subarray(20))}`]);
    }
  });

  it("takes the bytes of overlapping IPv4 fragments that stand first", () => {
    const at = (offset: number, bytes: Uint8Array, more: boolean) =>
      ipv4(A, B, bytes, { fragment: { offset, more } });
    const start = segment.subarray(0, 64);
    const lie = new Uint8Array(40).fill(255);
    const rest = segment.subarray(72);
    const parts = [at(0, start, true), at(72, rest, false), at(32, lie, true)];
    const expected = concat(start, lie.subarray(0, 8), rest);
    expect(told(read(parts))).toEqual([
      `10.0.0.1:1 > 10.0.0.2:2 9 16 ${hexOf(expected.subarray(20))}`,
    ]);
  });

  it("drops datagrams with overlapping IPv6 fragments, with what comes later of them", () => {
    const at = (offset: number, end: number) =>
      ipv6("::1", "::2", segment.subarray(offset, end), {
        extensions: [fragmentHeader(3, offset, end < 120)],
      });
    for (
      const order of [[at(0, 64), at(56, 120)], [at(56, 120), at(0, 64)], [
        at(0, 64),
        at(8, 16),
        at(64, 120),
      ]]
    ) {
      expect(told(read([...order, at(0, 64), at(64, 120)]))).toEqual([
        "Cannot read packet 2: expected IPv6 fragments side by side, found overlapping ones",
      ]);
    }
  });

  it("drops datagrams whose fragments contradict each other", () => {
    const at = (offset: number, n: number, more: boolean, id = 1) =>
      ipv4(A, B, counting(n), { id, fragment: { offset, more } });
    const fault = (n: number) =>
      `Cannot read packet ${n}: expected fragments that make up one datagram, found contradicting ones`;
    expect(told(read([at(40, 8, false), at(80, 8, true), at(0, 40, true)]))).toEqual([fault(2)]);
    expect(told(read([at(80, 8, true), at(40, 8, false), at(0, 40, true)]))).toEqual([fault(2)]);
    expect(told(read([at(40, 8, false), at(40, 16, false), at(0, 40, true)]))).toEqual([fault(2)]);
  });

  it("tells a fragment of an uneven length, which costs nothing else", () => {
    const uneven = ipv4(A, B, counting(39), { fragment: { offset: 0, more: true } });
    expect(told(read([uneven, ...v4()]))).toEqual([
      "Cannot read packet 1: expected a fragment of a multiple of 8 bytes, found another length",
      WHOLE,
    ]);
  });

  it("passes extension headers that come with the fragments", () => {
    const inner = concat(Uint8Array.of(6, 0), counting(6), segment);
    const parts = [0, 64].map((offset) =>
      ipv6("::1", "::2", inner.subarray(offset, offset + 64), {
        protocol: 60,
        extensions: [fragmentHeader(1, offset, offset === 0)],
      })
    );
    expect(told(read(parts))).toEqual([`[::1]:1 > [::2]:2 9 16 ${hexOf(payload)}`]);
  });

  it("counts what the snap length cut: all behind the first cut is missing", () => {
    const [a, b, c] = v4();
    const cut = (data: Uint8Array, n: number) => ({
      t: timeAt(0),
      data: data.subarray(0, data.length - n),
      origLen: data.length,
    });
    const at = `10.0.0.1:1 > 10.0.0.2:2 9 16`;
    expect(told(read([a!, b!, cut(c!, 5)]))).toEqual([`${at} ${hexOf(counting(95))}+5`]);
    expect(told(read([a!, cut(b!, 5), c!]))).toEqual([`${at} ${hexOf(counting(55))}+45`]);
    expect(told(read([a!, cut(b!, 40), c!]))).toEqual([`${at} ${hexOf(counting(20))}+80`]);
    expect(told(read([cut(a!, 30), b!, c!]))).toEqual([
      "Cannot read packet 3: expected a whole TCP header, found fewer bytes",
    ]);
  });

  it("puts tunnels together that were sent in fragments", () => {
    const inner = ethernet(ipv4("1.1.1.1", "2.2.2.2", segment));
    const outer = udp(9, 4789, concat(counting(8), inner));
    const packets = ipv4Fragments(A, B, outer, 40, { protocol: 17 }).map((data) => ({ data }));
    const items = segmentItems(packets, { linkType: LINK.raw, decap: ["vxlan"] });
    expect(told(items)).toEqual([`1.1.1.1:1 > 2.2.2.2:2 9 16 ${hexOf(payload)}`]);
  });

  it("waits for 64 datagrams at a time, exactly", () => {
    for (
      const [fragments, n, lost] of [[64, 63, 0], [64, 64, 0], [64, 65, 1], [3, 3, 0], [
        3,
        4,
        1,
      ]] as const
    ) {
      const all = Array.from({ length: n }, (_, id) => v4(64, id));
      const limits = fragments === 64 ? {} : { fragments };
      const [first, second] = [all.map(([a]) => a!), all.map(([, b]) => b!)];
      const items = read([...first, ...second.reverse()], limits);
      expect(segmentsOf(items).length).toBe(n - lost);
      expect(problemsOf(items).map((text) => text.replace(/^.*Cannot/, "Cannot"))).toEqual(
        lost === 0 ? [] : [
          `Cannot read the datagram that began in packet 1: ${MISSING}`,
          `Cannot read the datagram that began in packet ${2 * n}: ${MISSING}`,
        ],
      );
    }
  });

  it("waits 30 s of capture time, exactly", () => {
    for (
      const [fragmentMs, later, whole] of [
        [30_000, 29_999_999, 1],
        [30_000, 30_000_000, 1],
        [30_000, 30_000_001, 0],
        [5, 5_000, 1],
        [5, 5_001, 0],
      ] as const
    ) {
      const [a, b] = v4(64);
      const limits = fragmentMs === 30_000 ? {} : { fragmentMs };
      const items = read([{ t: timeAt(7), data: a! }, { t: timeAt(7 + later), data: b! }], limits);
      expect(segmentsOf(items).length).toBe(whole);
      expect(problemsOf(items).length).toBe(whole ? 0 : 2);
    }
    const [a, b] = v4(64);
    expect(segmentsOf(read([{ t: timeAt(1e9), data: a! }, { t: timeAt(0), data: b! }])).length)
      .toBe(1);
  });

  it("waits for ever where no time is told", () => {
    const [a, b] = v4(64);
    const t = timeAt(0);
    for (
      const blocks of [[simplePacket({ data: a! }), enhancedPacket({ t, data: b! })], [
        enhancedPacket({ t, data: b! }),
        simplePacket({ data: a! }),
      ]]
    ) {
      const file = pcapngFile(interfaceBlock({ linkType: LINK.raw }), ...blocks);
      expect(told(segmentItemsOf(file))).toEqual([WHOLE]);
    }
  });

  it("takes datagrams of 64 KiB, exactly", () => {
    const cases = [
      [65_535, {}, 1],
      [65_536, {}, 1],
      [65_537, {}, 0],
      [199, { fragmentBytes: 200 }, 1],
      [200, { fragmentBytes: 200 }, 1],
      [201, { fragmentBytes: 200 }, 0],
    ] as const;
    for (const [n, limits, whole] of cases) {
      const bytes = tcp(1, 2, { payload: new Uint8Array(n - 20) });
      const parts = ipv6Fragments("::1", "::2", bytes, n < 300 ? 8 : 9_000);
      const items = read(parts, limits);
      expect(segmentsOf(items).length).toBe(whole);
      expect(told(items).filter((text) => text.startsWith("Cannot"))).toEqual(
        whole ? [] : [
          `Cannot read packet ${parts.length}: ` +
          `expected a datagram of at most ${n - 1} bytes, found a longer one`,
        ],
      );
    }
  });

  it("gives up datagrams of more than 1,024 fragments", () => {
    const of = (n: number) =>
      ipv4Fragments(A, B, tcp(1, 2, { payload: new Uint8Array(8 * n - 20) }), 8);
    expect([1_024, 1_025].map((n) => segmentsOf(read(of(n))).length)).toEqual([1, 0]);
  });

  it("tells datagrams whose fragments did not all come, and folds them", () => {
    const parts = Array.from({ length: 15 }, (_, id) => v4(64, id)[id % 2]!);
    const items = told(read(parts));
    expect(items.length).toBe(11);
    expect(items[0]).toBe(`Cannot read the datagram that began in packet 1: ${MISSING}`);
    expect(items[10]).toBe(`Cannot read 5 more datagrams: ${MISSING}`);
    expect(read(parts).at(-1)).toMatchObject({ code: "fragments-missing", count: 5 });
  });

  it("C-24: gives every datagram once or says that it lacks something, in any order and with doubles", () => {
    const random = new Random(5);
    for (let round = 0; round < 40; round++) {
      const all = Array.from({ length: 5 }, (_, id) => v4(8 * (1 + random.below(9)), id)).flat();
      const doubled = all.flatMap((part) => random.chance(20) ? [part, part] : [part]);
      const shuffled = doubled.map((part) => [random.uint32(), part] as const)
        .sort(([a], [b]) => a - b).map(([, part]) => part);
      const items = told(read(shuffled));
      expect(items).toEqual(Array(5).fill(WHOLE));
    }
  });
});
