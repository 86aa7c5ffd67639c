import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ConnectionChunk,
  exportConnection,
  exportFrame,
  type FrameFacts,
  PcapngWriter,
} from "../../codec/capture/output/export.ts";
import * as frames from "../../codec/frame/mod.ts";
import * as apiVersions from "../../codec/messages/api_versions.ts";
import * as heartbeat from "../../codec/messages/heartbeat.ts";
import * as metadata from "../../codec/messages/metadata.ts";
import * as wire from "../../codec/wire/mod.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { at, response, undecodable } from "./made_events.ts";

const { encodeRequestFrame, encodeResponseFrame } = frames;

describe("exportFrame()", () => {
  it("wants bytes, and a form that there is", () => {
    expect(() => exportFrame(undefined as never, "hex")).toThrow(
      new TypeError("Cannot export a frame: expected its bytes"),
    );
    expect(() => exportFrame(new Uint8Array(4), "ts" as never)).toThrow(
      new TypeError("Cannot export a frame: expected hex, c, typescript or fixture, found ts"),
    );
  });
  const bytes = Uint8Array.from({ length: 18 }, (_, i) => i * 15);

  it("writes hexadecimal, C and TypeScript", () => {
    expect(exportFrame(bytes, "hex")).toBe(
      "00 0f 1e 2d 3c 4b 5a 69 78 87 96 a5 b4 c3 d2 e1\nf0 ff\n",
    );
    const rows =
      "  0x00, 0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96, 0xa5, 0xb4, " +
      "0xc3, 0xd2, 0xe1,\n  0xf0, 0xff,\n";
    expect(exportFrame(bytes, "c")).toBe(`static const unsigned char frame[18] = {\n${rows}};\n`);
    expect(exportFrame(bytes, "typescript")).toBe(
      `export const frame: Uint8Array = new Uint8Array([\n${rows}]);\n`,
    );
    expect(exportFrame(new Uint8Array(0), "hex")).toBe("");
  });

  it("writes views, not what lies around them", () => {
    expect(exportFrame(bytes.subarray(1, 3), "hex")).toBe("0f 1e\n");
  });
});

describe("a fixture", () => {
  const asked = encodeRequestFrame(metadata.Metadata, { correlationId: 7 }, { topics: null }, 12);
  const answer = encodeResponseFrame(
    metadata.MetadataServer,
    { correlationId: 7 },
    { brokers: [{ nodeId: 1, host: "b", port: 9_092 }], topics: [] },
    12,
  );

  it("expects the version that the event says", () => {
    expect(exportFrame(asked, "fixture", factsOf({ direction: "request" }))).toBe(
      `import { decodeRequestFrame } from "kafka-wire";
import { MetadataServer } from "kafka-wire/messages/metadata";
import { expect, it } from "vitest";

const frame = new Uint8Array([
  0x00, 0x00, 0x00, 0x0f, 0x00, 0x03, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x07, 0xff, 0xff, 0x00, 0x00,
  0x01, 0x00, 0x00,
]);

it("decodes a Metadata request v12", () => {
  const decoded = decodeRequestFrame(MetadataServer, frame);
  expect(decoded.header.correlationId).toBe(7);
  expect(decoded.header.requestApiVersion).toBe(12);
});
`,
    );
    expect(run(exportFrame(asked, "fixture", factsOf({ direction: "request" })))).toBe("passed");
    expect(run(exportFrame(answer, "fixture", factsOf({})))).toBe("passed");
    expect(run(exportFrame(answer, "fixture", factsOf({ version: 8 })))).toBe("failed");
  });

  it("U-08: expects the sentence of the error", () => {
    const broken = answer.slice();
    broken[18] = 0; // the host of the broker
    const path = ["brokers", 0, "host"];
    const failedAt = {
      reason: "null-not-allowed",
      path,
      offset: 9,
      expected: "string",
      found: "null",
    } as const;
    const text = exportFrame(broken, "fixture", factsOf({ reason: "malformed", failedAt }));
    expect(text).toContain(`
it("refuses a Metadata response v12", () => {
  expect(() => decodeResponseFrame(Metadata, frame, 12)).toThrow(
    "Cannot decode MetadataResponse.brokers[0].host at byte 18: expected string, found null",
  );
});
`);
    expect(run(text)).toBe("passed");
    expect(run(exportFrame(answer, "fixture", factsOf({ reason: "malformed", failedAt })))).toBe(
      "failed",
    );
  });

  it("C-11, C-22: knows answers in another version, and bytes behind the last field", () => {
    const fallback = encodeResponseFrame(apiVersions.ApiVersionsServer, { correlationId: 7 }, {
      errorCode: 35,
      apiKeys: [],
    }, 0);
    const facts = factsOf({ apiKey: 18, version: 0, requestedVersion: 4, flags: ["fallback"] });
    const text = exportFrame(fallback, "fixture", facts);
    expect(text).toContain(`import { ApiVersions } from "kafka-wire/messages/api-versions";`);
    expect(text).toContain("decodeResponseFrame(ApiVersions, frame, 4)");
    expect(run(text)).toBe("passed");

    const trailing = bytesOf("0000000a 00000007 0000 00000000");
    const beat = factsOf({ apiKey: 12, version: 0, flags: ["trailing-bytes"] });
    expect(run(exportFrame(trailing, "fixture", beat))).toBe("passed");
    expect(run(exportFrame(trailing, "fixture", { ...beat, flags: [] }))).toBe("failed");
  });

  it("expects no sentence where the bytes are cut, masked, or of no version known", () => {
    const failedAt = {
      reason: "truncated",
      path: ["x"],
      offset: 1,
      expected: "a",
      found: "b",
    } as const;
    const masked = answer.slice().fill(0x2a, 9);
    for (
      const text of [
        exportFrame(answer.subarray(0, 12), "fixture", factsOf({ reason: "malformed", failedAt })),
        exportFrame(answer.subarray(0, 12), "fixture", factsOf({ flags: ["truncated"] })),
        exportFrame(masked, "fixture", factsOf({ reason: "malformed", failedAt })),
        exportFrame(answer, "fixture", factsOf({ reason: "unsupported-version", version: 99 })),
      ]
    ) {
      expect(text).toContain("toThrow(\n    DecodeError,\n  )");
      expect(run(text)).toBe("passed");
    }
  });

  it("reads the numbers of a frame whose message is not known", () => {
    const orphan = { ...undecodable(), header: { correlationId: 7, headerVersion: 0 } } as object;
    const unknown = factsOf({
      direction: "request",
      reason: "unknown-api",
      apiKey: 95,
      version: 0,
      header: { apiKey: 95, apiVersion: 0, correlationId: 7 },
    });
    const frame = bytesOf("0000000a 005f 0000 00000007 ffff");
    const texts = [
      exportFrame(answer, "fixture", { ...orphan, apiKey: undefined, reason: "orphan" } as never),
      exportFrame(frame, "fixture", unknown),
      exportFrame(frame.subarray(0, 5), "fixture"),
    ];
    expect(texts.map((text) => text.split("\n").at(-3))).toEqual([
      "  expect(peekResponseFrame(frame)).toMatchObject({ correlationId: 7 });",
      "  expect(peekRequestFrame(frame)).toMatchObject({ apiKey: 95, apiVersion: 0, correlationId: 7 });",
      "  expect(frame.length).toBe(5);",
    ]);
    expect(texts.map(run)).toEqual(["passed", "passed", "passed"]);
  });

  it("cannot be broken out of by what an event says", () => {
    const evil = `"); throw 1; //\u2028\u202e`;
    const failedAt = {
      reason: "corrupt",
      path: [evil],
      offset: 0,
      expected: evil,
      found: evil,
    } as const;
    const text = exportFrame(answer, "fixture", factsOf({ reason: "malformed", failedAt }));
    expect(text).toContain(`\\"); throw 1; //\\u2028\\u202e`);
    expect(run(text)).toBe("failed");
  });
});

describe("exportConnection()", () => {
  it("writes what tshark 4.0.17 reads, with checksums that are right", () => {
    const file = exportConnection([
      {
        direction: "request",
        bytes: bytesOf("00000004 deadbeef"),
        time: at(1_700_000_000, 123_456.789),
      },
      { direction: "response", bytes: bytesOf("00000001 07") },
    ]);
    expect(hexOf(file)).toBe(FILE);
  });

  it("gives back the bytes of both directions, however they are cut", () => {
    const chunk = fc.record({
      direction: fc.constantFrom("request", "response"),
      bytes: fc.uint8Array({ maxLength: 50 }),
      missing: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    }, { requiredKeys: ["direction", "bytes"] }) as fc.Arbitrary<ConnectionChunk>;
    const ends = fc.constantFrom(
      {},
      { client: { address: "fe80::1", port: 9_093 }, server: { address: "2001:db8::", port: 1 } },
      { client: { address: "::ffff:1.2.3.4", port: 2 }, server: { address: "10.0.0.9", port: 1 } },
    );
    fc.assert(
      fc.property(
        fc.array(chunk),
        ends,
        fc.integer({ min: 1, max: 60 }),
        (chunks, ends, segmentBytes) => {
          const packets = packetsIn(exportConnection(chunks, { ...ends, segmentBytes }));
          expect(packets.slice(0, 3).map(({ flags }) => flags)).toEqual([2, 18, 16]);
          expect(packets.filter(({ sums, payload }) => sums !== 0 || payload.length > segmentBytes))
            .toEqual([]);
          for (const [direction, start] of [["request", 1_001], ["response", 2_001]] as const) {
            expect(streamOf(packets, direction, start)).toEqual(wanted(chunks, direction));
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it("acknowledges what the other side has sent", () => {
    const packets = packetsIn(exportConnection([
      { direction: "request", bytes: new Uint8Array(10), missing: 5 },
      { direction: "response", bytes: new Uint8Array(3) },
      { direction: "request", bytes: new Uint8Array(1) },
    ]));
    expect(packets.map(({ seq, ack }) => [seq, ack])).toEqual([
      [1_000, 0],
      [2_000, 1_001],
      [1_001, 2_001],
      [1_001, 2_001],
      [2_001, 1_016],
      [1_016, 2_004],
    ]);
  });

  it("takes sequence numbers round 2³²", () => {
    const chunks = [
      { direction: "request", bytes: new Uint8Array(1), missing: 4_294_967_290 },
      { direction: "request", bytes: new Uint8Array(2) },
    ] as const;
    expect(packetsIn(exportConnection(chunks)).slice(3).map(({ seq }) => seq)).toEqual([
      1_001,
      996,
    ]);
  });

  it("writes a connection without bytes, and the same in parts", () => {
    expect(packetsIn(exportConnection([])).length).toBe(3);
    const chunks: ConnectionChunk[] = [
      { direction: "response", bytes: new Uint8Array(2_000), time: at(1) },
      { direction: "request", bytes: new Uint8Array(7) },
    ];
    const writer = new PcapngWriter();
    const parts = [...chunks.map((chunk) => writer.write(chunk)), writer.end()];
    expect(parts.map(hexOf).join("")).toBe(hexOf(exportConnection(chunks)));
    expect(parts[2]!.length).toBe(0);
  });

  for (
    const [options, sentence] of [
      [{ segmentBytes: 0 }, "Cannot export segmentBytes: expected 1 to 65000, found 0"],
      [{ segmentBytes: 65_001 }, "Cannot export segmentBytes: expected 1 to 65000, found 65001"],
      [
        { client: { address: "::1", port: 65_536 } },
        "Cannot export a port: expected 0 to 65535, found 65536",
      ],
      ...[
        "broker.example",
        "1.2.3",
        "1.2.3.256",
        "",
        ":",
        ":::",
        "1::2::3",
        "1:2:3:4:5:6:7",
        "1:2:3:4:5:6:7:8:9",
        "::12345",
        "fe80::1%eth0",
        "::1.2.3",
        "1.2.3.4::",
      ].map((address) =>
        [
          { server: { address, port: 1 } },
          "Cannot export an address: expected IPv4 or IPv6, found other text",
        ] as const
      ),
    ] as const
  ) {
    it(`refuses ${JSON.stringify(options)}`, () => {
      expect(() => new PcapngWriter(options)).toThrow(new RangeError(sentence));
    });
  }

  it("reads every form of an IPv6 address", () => {
    const texts = ["::", "1::", "::1", "1:2:3:4:5:6:7:8", "1:2::7:8", "::1.2.3.4", "ABCD::ef"];
    const read = texts.map((address) => {
      const [packet] = packetsIn(
        exportConnection([], { client: { address, port: 1 }, server: { address: "::", port: 2 } }),
      );
      return packet!.source;
    });
    expect(read).toEqual([
      "0".repeat(32),
      "0001".padEnd(32, "0"),
      "1".padStart(32, "0"),
      "00010002000300040005000600070008",
      "00010002000000000000000000070008",
      "01020304".padStart(32, "0"),
      "abcd" + "0".repeat(24) + "00ef",
    ]);
  });
});

function factsOf(facts: Partial<FrameFacts>): FrameFacts {
  const { apiKey, version, bodyStart, flags } = response({});
  const header = { correlationId: 7 };
  return { direction: "response", header, apiKey, version, bodyStart, flags, ...facts };
}

/** Runs a fixture: its imports are what they name. */
function run(text: string): "passed" | "failed" {
  const known: Record<string, unknown> = {
    ...frames,
    ...wire,
    ...metadata,
    ...apiVersions,
    ...heartbeat,
  };
  const names = [...text.matchAll(/^import \{ (.*) \} from "kafka-wire/gm)]
    .flatMap(([, names]) => names!.split(", "));
  const body = text.replace(/^import .*$/gm, "");
  let result: "passed" | "failed" = "failed";
  const runner = (_title: string, test: () => void) => {
    try {
      test();
      result = "passed";
    } catch {
      // that is a test that fails
    }
  };
  new Function("it", "expect", ...names, body)(runner, expect, ...names.map((name) => known[name]));
  return result;
}

interface Packet {
  readonly source: string;
  readonly port: number;
  readonly seq: number;
  readonly ack: number;
  readonly flags: number;
  readonly payload: Uint8Array;
  /** 0 if all checksums are right. */
  readonly sums: number;
}

/** The packets of a file, read as RFC 791, 8200 and 9293 say. */
function packetsIn(file: Uint8Array): Packet[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const packets: Packet[] = [];
  for (let at = 0; at < file.length;) {
    const size = view.getUint32(at + 4);
    expect([size % 4, view.getUint32(at + size - 4)]).toEqual([0, size]);
    if (view.getUint32(at) === 6) {
      packets.push(packetOf(file.subarray(at + 28, at + 28 + view.getUint32(at + 20))));
    }
    at += size;
  }
  return packets;
}

function packetOf(bytes: Uint8Array): Packet {
  const isIpv4 = hexOf(bytes.subarray(12, 14)) === "0800";
  const ip = bytes.subarray(14, isIpv4 ? 34 : 54);
  const tcp = bytes.subarray(14 + ip.length);
  const view = new DataView(tcp.buffer, tcp.byteOffset, tcp.byteLength);
  const [source, destination] = isIpv4
    ? [ip.subarray(12, 16), ip.subarray(16, 20)]
    : [ip.subarray(8, 24), ip.subarray(24, 40)];
  const length = Uint8Array.of(0, 6, tcp.length >> 8, tcp.length & 255);
  return {
    source: hexOf(source),
    port: view.getUint16(0),
    seq: view.getUint32(4),
    ack: view.getUint32(8),
    flags: tcp[13]!,
    payload: tcp.subarray(20),
    sums: onesSum([source, destination, length, tcp]) + (isIpv4 ? onesSum([ip]) : 0),
  };
}

function onesSum(parts: readonly Uint8Array[]): number {
  let sum = 0;
  for (const part of parts) {
    for (let i = 0; i < part.length; i += 2) {
      sum += part[i]! * 256 + (part[i + 1] ?? 0);
      if (sum > 65_535) sum -= 65_535;
    }
  }
  return sum - 65_535;
}

/** The bytes of one side by their sequence numbers, null where none came. */
function streamOf(packets: readonly Packet[], direction: string, start: number): (number | null)[] {
  const port = packets[direction === "request" ? 0 : 1]!.port;
  const stream: (number | null)[] = [];
  for (const { seq, payload } of packets.slice(3).filter((packet) => packet.port === port)) {
    while (stream.length < seq - start) stream.push(null);
    stream.push(...payload);
  }
  return stream;
}

function wanted(chunks: readonly ConnectionChunk[], direction: string): (number | null)[] {
  const stream: (number | null)[] = [];
  for (const { bytes, missing = 0 } of chunks.filter((chunk) => chunk.direction === direction)) {
    stream.push(...bytes, ...Array<null>(missing).fill(null));
  }
  while (stream.at(-1) === null) stream.pop(); // a hole at the end is not seen
  return stream;
}

// tshark -T fields, with both checksums verified: times 1700000000.123456789; 40000 > 9092 SYN 1000; SYN ACK 2000, 1001;
// ACK; 40000 > 9092 PSH ACK 1001, 2001, 00000004deadbeef; 9092 > 40000 PSH ACK 2001, 1009, 0000000107.
const FILE = [
  "0a0d0d0a000000801a2b3c4d00010000ffffffffffffffff0001004954686520",
  "6279746573206f66206120636f6e6e656374696f6e2061732074686579207765",
  "7265206465636f6465643b20616c6c2062656c6f7720544350206973206d6164",
  "652075702e0000000004000a6b61666b612d7769726500000000000000000080",
  "0000000100000020000100000000000000090001090000000000000000000020",
  "00000006000000580000000017979cfe3d85cd15000000360000003602000000",
  "000202000000000108004500002800004000400626ce0a0000010a0000029c40",
  "2384000003e8000000005002ffffd83300000000000000580000000600000058",
  "0000000017979cfe3d85cd150000003600000036020000000001020000000002",
  "08004500002800014000400626cd0a0000020a00000123849c40000007d00000",
  "03e95012ffffd052000000000000005800000006000000580000000017979cfe",
  "3d85cd1500000036000000360200000000020200000000010800450000280002",
  "4000400626cc0a0000010a0000029c402384000003e9000007d15010ffffd053",
  "000000000000005800000006000000600000000017979cfe3d85cd150000003e",
  "0000003e02000000000202000000000108004500003000034000400626c30a00",
  "00010a0000029c402384000003e9000007d15018ffff32a2000000000004dead",
  "beef000000000060000000060000005c0000000017979cfe3d85cd150000003b",
  "0000003b02000000000102000000000208004500002d00044000400626c50a00",
  "00020a00000123849c40000007d1000003f15018ffffc93d0000000000010700",
  "0000005c",
].join("");
