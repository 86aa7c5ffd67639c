import { describe, expect, it } from "vitest";
import type { CaptureEvent, FailedAt, UndecodableEvent } from "../../codec/capture/event.ts";
import { EventText, type TextOptions } from "../../codec/capture/output/text.ts";
import { metadataRequestShape } from "../../codec/json/shapes/metadata.ts";
import { decodeMetadataResponse, encodeMetadataResponse } from "../../codec/messages/metadata.ts";
import type { DecodeError } from "../../codec/wire/mod.ts";
import {
  at,
  batch,
  errorName,
  gap,
  metadata,
  opened,
  rangeOf,
  record,
  request,
  response,
  sasl,
  undecodable,
} from "./made_events.ts";

const brokers = [
  { nodeId: 1, host: "b1", port: 9092, rack: null },
  { nodeId: 2, host: "b2", port: 9092, rack: null },
];
const topics = [0, 3, 3].map((errorCode, i) => ({
  errorCode,
  name: `topic-${i}`,
  topicId: "AAAAAAAAAAAAAAAAAAAAAA",
  isInternal: false,
  partitions: [{ errorCode: 5, partitionIndex: 0, leaderId: -1, leaderEpoch: -1 }],
  topicAuthorizedOperations: -2_147_483_648,
}));
const asked = request({ topics: null, allowAutoTopicCreation: true, other: null });
const answer = response({ throttleTimeMs: 0, brokers, clusterId: "c", topics, errorCode: 0 });
const issue = { path: ["topics", 0, "tag 1"], offset: 3, what: "tag 1 is not valid at version 12" };

describe("EventText", () => {
  it("writes a line an event", () => {
    expect(written([opened(), asked, answer, sasl(), gap(), opened({ id: 9, state: "reset" })]))
      .toEqual([
        "   1    0.000000  c0   10.0.0.1:40000 → 10.0.0.2:9092  opened",
        "   2    0.000100  c0 → Metadata v12              #1      41 B  client etl  topics=null allowAutoTopicCreation=true",
        "   3    0.000400  c0 ← Metadata v12              #1     344 B  0.300 ms    LEADER_NOT_AVAILABLE ×3, UNKNOWN_TOPIC_OR_PARTITION ×2 …",
        "   7    3.000000  c0 → SASL SCRAM-SHA-256 token 1  «32 bytes»",
        "   6    2.000000  c0 ← gap of 1,448 bytes, 1,428 of them not captured: a segment is not in the capture; next frame found after 20 bytes",
        "   9    0.000000  c0   10.0.0.1:40000 → 10.0.0.2:9092  reset",
      ]);
  });

  it("writes all fields on demand", () => {
    const fetch = request({ topics: [{ topicId: "AAAAAAAAAAAAAAAAAAAABQ", partitions: [1, 2] }] }, {
      topicNames: { AAAAAAAAAAAAAAAAAAAABQ: "orders" },
    });
    const long = response({
      hosts: Array.from({ length: 20 }, (_, i) => `host-${i}`),
      items: Array.from({ length: 9 }, (_, i) => ({ id: i, text: "x".repeat(36), more: [{}, {}] })),
      text: "y".repeat(50),
      "unknownTaggedFields": [{ tag: 10_000, data: Uint8Array.of(6, 112, 111, 100, 45, 49) }],
    });
    expect(written([answer, fetch, long], { details: "all", width: 80 })).toEqual([
      "   3    0.000000  c0 ← Metadata v12              #1     344 B  0.300 ms    LEADER_NOT_AVAILABLE ×3, UNKNOWN_TOPIC_OR_PARTITION ×2",
      "      clusterId=c",
      "      brokers (nodeId host port): 1 b1 9092, 2 b2 9092",
      "      topics[0]  name=topic-0",
      "        partitions[0]  errorCode=LEADER_NOT_AVAILABLE partitionIndex=0",
      "          leaderId=-1",
      "      topics[1]  errorCode=UNKNOWN_TOPIC_OR_PARTITION name=topic-1",
      "        partitions[0]  errorCode=LEADER_NOT_AVAILABLE partitionIndex=0",
      "          leaderId=-1",
      "      topics[2]  errorCode=UNKNOWN_TOPIC_OR_PARTITION name=topic-2",
      "        partitions[0]  errorCode=LEADER_NOT_AVAILABLE partitionIndex=0",
      "          leaderId=-1",
      "   2   -0.000300  c0 → Metadata v12              #1      41 B  client etl",
      "      topics=[{topicId=AAAAAAAAAAAAAAAAAAAABQ(orders) partitions=[1,2]}]",
      "   3    0.000000  c0 ← Metadata v12              #1     344 B  0.300 ms",
      "      hosts=[host-0,host-1,host-2,host-3,host-4,host-5 … 14 more]",
      `        text="${"y".repeat(40)}"…`,
      `        unknownTaggedFields=[tag 10000 06706f642d31 ".pod-1"]`,
      `      items[0]  id=0 text=${"x".repeat(36)} more=[{} {}]`,
      `      items[1]  id=1 text=${"x".repeat(36)} more=[{} {}]`,
      `      items[2]  id=2 text=${"x".repeat(36)} more=[{} {}]`,
      `      items[3]  id=3 text=${"x".repeat(36)} more=[{} {}]`,
      `      items[4]  id=4 text=${"x".repeat(36)} more=[{} {}]`,
      "      items … 4 more",
    ]);
  });

  it("leaves out what the version lacks, where shapes say so", () => {
    const message = {
      topics: [],
      allowAutoTopicCreation: true,
      includeClusterAuthorizedOperations: true,
    };
    const shapeOf = (name: string) => name === "MetadataRequest" ? metadataRequestShape : undefined;
    expect(written([request(message)], { details: "all", shapeOf })).toEqual([
      "   2    0.000000  c0 → Metadata v12              #1      41 B  client etl",
      "      topics=[]",
    ]);
  });

  it("shows time since 1970 if asked, and none where the source has none", () => {
    expect(written([answer], { time: "absolute" })[0]).toMatch(
      /^ {3}3 1700000000\.000400 {2}c0 ← /,
    );
    const { time: _time, ...timeless } = asked;
    expect(written([timeless, sasl(), timeless]).map((line) => line.slice(0, 24))).toEqual([
      "   2  c0 → Metadata v12 ",
      "   7    0.000000  c0 → S",
      "   2              c0 → M",
    ]);
  });

  it("says what is special about a frame", () => {
    const lines = written([
      response({}, { flags: ["truncated", "late-pair"], range: rangeOf(100, 40), enclosedBy: 7 }),
      response({}, {
        apiKey: 18,
        apiName: "ApiVersions",
        version: 0,
        requestedVersion: 4,
        trailingBytes: 4,
      }),
      response({}, { issues: [issue, issue] as never, records: [{ path: [], batches: [] }] }),
    ], { details: "none" });
    expect(lines).toEqual([
      "   3    0.000000  c0 ← Metadata v12              #1     100 B  0.300 ms    inside event 7  [truncated, late-pair]  40 bytes missing",
      "   3    0.000000  c0 ← ApiVersions v0 (asked v4) #1     344 B  0.300 ms    4 bytes after the last field",
      "   3    0.000000  c0 ← Metadata v12              #1     344 B  0.300 ms    ! 2 issues  no records",
    ]);
  });

  it("U-09: writes what is wrong with a message of which the rest stands", () => {
    const seven = Array.from({ length: 8 }, () => issue);
    expect(written([response({}, { issues: [issue] as never })])[1]).toBe(
      "      ! topics[0].tag 1: tag 1 is not valid at version 12",
    );
    expect(written([response({}, { issues: seven as never })]).slice(6)).toEqual([
      "      ! topics[0].tag 1: tag 1 is not valid at version 12",
      "      … 2 issues more",
    ]);
  });

  it("U-14: counts the records of a message, and writes them on demand", () => {
    const { kind: _kind, id: _id, ...header } = batch({ count: 8, lastOffset: 7n, codec: "gzip" });
    const records = Array.from({ length: 8 }, (_, i) => {
      const { kind: _kind, id: _id, batch: _batch, ...rest } = record({ offset: BigInt(i) });
      return rest;
    });
    const set = { path: ["responses", 0], topic: "orders", partition: 4 };
    const fetch = response({ responses: [{ topic: "orders" }] }, {
      records: [{ ...set, batches: [{ ...header, records }] }, {
        ...set,
        partition: 5,
        batches: [],
      }],
    });
    expect(written([fetch], { details: "all" })).toEqual([
      "   3    0.000000  c0 ← Metadata v12              #1     344 B  0.300 ms    8 records in 1 batch",
      "      responses=[{topic=orders}]",
      "      orders-4",
      "        offsets 0-7  8 records, 100 bytes, gzip, leader epoch 1, 2023-11-14T22:13:20.000Z",
      ...[0, 1, 2, 3, 4, 5].map((i) => `          #${i}  key=null value=«12 bytes»`),
      "          … 2 records more",
      "      orders-5: no records",
    ]);
  });

  it("C-16: says what a connection is, and what to do", () => {
    const advice =
      'Export the decrypted bytes with tshark -r FILE -U "OSI layer 7" -w OUT and read that.';
    const tls = opened({ state: "not-kafka", detail: "tls 1.3, SNI b.example", advice });
    expect(written([tls], { width: 80 })).toEqual([
      "   1    0.000000  c0   10.0.0.1:40000 → 10.0.0.2:9092  is not Kafka: tls 1.3, SNI b.example",
      '      Export the decrypted bytes with tshark -r FILE -U "OSI layer 7" -w OUT and',
      "        read that.",
    ]);
    const { client: _client, server: _server, ...unknown } = opened({ state: "midstream" });
    expect(written([unknown, opened({ server: { address: "::1", port: 1 } })])).toEqual([
      "   1    0.000000  c0   ? → ?  was open before the capture",
      "   1    0.000000  c0   10.0.0.1:40000 → [::1]:1  opened",
    ]);
  });

  it("writes warnings with their place and count", () => {
    const warning = { kind: "warning", id: 4, code: "x", text: "The file ends inside a packet" };
    expect(written([
      { ...warning, count: 1, fileOffset: 12_345 },
      { ...warning, count: 12, bytes: 1_000, fileOffset: 0 },
      { ...warning, count: 1, connection: 2, time: at(1_700_000_009) },
    ] as CaptureEvent[])).toEqual([
      "   4  ! The file ends inside a packet (at byte 12,345 of the file)",
      "   4  ! The file ends inside a packet (×12, 1,000 bytes, at byte 0 of the file)",
      "   4    0.000000  c2    ! The file ends inside a packet",
    ]);
  });

  it("writes unmasked bytes as text, or in hexadecimal, where the event holds them", () => {
    const token = (bytes: Uint8Array) =>
      written([sasl({ mechanism: "PLAIN", bytes })])[0]!.slice(24);
    expect(token(new TextEncoder().encode("\0user\0secret"))).toBe(
      `SASL PLAIN token 1  "\\u0000user\\u0000secret"`.slice(1),
    );
    expect(token(Uint8Array.of(0x60, 0x82, 0xff))).toContain("token 1  6082ff");
  });

  it("U-17: null client ids and null topics are words, not failures", () => {
    const nobody = { ...asked.header, clientId: null };
    expect(written([request({ topics: [null, null] }, { header: nobody })])[0]).toContain(
      "no client id  topics=[null,null]",
    );
  });
});

describe("a frame that cannot be decoded", () => {
  it("U-08: shows the tree so far, a cross, whose fault it is and the byte", () => {
    const { partial, failedAt, rawBytes } = brokenMetadata();
    const event = undecodable({ partial, failedAt, rawBytes, range: rangeOf(rawBytes.length) });
    expect(written([opened(), event]).slice(1)).toEqual([
      "   5    1.000000  c0 ← Metadata v12              #9     116 B  1.250 ms    ✗ malformed at brokers[4].host",
      "      throttleTimeMs=7",
      "      brokers … 2 before",
      "      brokers[2]  nodeId=2 host=broker-2 port=9092",
      "      brokers[3]  nodeId=3 host=broker-3 port=9092",
      "      brokers[4]",
      "        nodeId=4",
      "        ✗ brokers[4].host: expected string, found null",
      "      byte 85 of the body, 94 of the frame; the server 10.0.0.2:9092 sent it",
      "      0030  23 84 00 00 00 00 00 02  09 62 72 6f 6b 65 72 2d  #........broker-",
      "      0040  32 00 00 23 84 00 00 00  00 00 03 09 62 72 6f 6b  2..#........brok",
      "      0050  65 72 2d 33 00 00 23 84  00 00 00 00 00 04 00 62  er-3..#........b",
      "                                                       ^^                   ^",
      "      0060  72 6f 6b 65 72 2d 34 00  00 23 84 00 00 00 ff ff  roker-4..#......",
    ]);
  });

  it("goes down the path of what failed, however deep", () => {
    const path = ["topics", 3, "partitions", 1, "leaderId"];
    const failedAt = {
      reason: "truncated",
      path,
      offset: 4,
      expected: "int32 (4 bytes)",
      found: "2 bytes",
    } as const;
    const partitions = [{ partitionIndex: 0, leaderId: 1 }, { partitionIndex: 1 }];
    const partial = {
      topics: [{ name: "a" }, { name: "b" }, { name: "c" }, { name: "d", partitions }],
    };
    expect(written([undecodable({ failedAt, partial })]).slice(1)).toEqual([
      "      topics … 1 before",
      "      topics[1]  name=b",
      "      topics[2]  name=c",
      "      topics[3]",
      "        name=d",
      "        partitions[0]  partitionIndex=0 leaderId=1",
      "        partitions[1]",
      "          partitionIndex=1",
      "          ✗ topics[3].partitions[1].leaderId: expected int32 (4 bytes), found 2 bytes",
      "      byte 4 of the body, 13 of the frame; the server sent it",
    ]);
  });

  it("C-03: puts the caret behind what was captured", () => {
    const failedAt = {
      reason: "truncated",
      path: ["a", 2],
      offset: 7,
      expected: "int32 (4 bytes)",
      found: "0 bytes",
    } as const;
    const cut = { failedAt, rawBytes: new Uint8Array(16).fill(0x41), range: rangeOf(40, 24) };
    expect(written([undecodable(cut)]).slice(1)).toEqual([
      "      ✗ a[2]: expected int32 (4 bytes), found 0 bytes",
      "      byte 7 of the body, 16 of the frame, of which 24 bytes are missing; the server sent it",
      "      0000  41 41 41 41 41 41 41 41  41 41 41 41 41 41 41 41  AAAAAAAAAAAAAAAA",
      "      0010",
      "            ^                                                 ^",
    ]);
  });

  it("5.9: shows the bytes as the event holds them, masked or not at all", () => {
    const rawBytes = new Uint8Array(40).fill(0x2a);
    const failedAt = {
      reason: "truncated",
      path: [],
      offset: 0,
      expected: "a",
      found: "b",
    } as const;
    expect(written([undecodable({ rawBytes, failedAt })]).slice(3, 5)).toEqual([
      "      0000  2a 2a 2a 2a 2a 2a 2a 2a  2a 2a 2a 2a 2a 2a 2a 2a  ****************",
      "                                        ^^                             ^",
    ]);
    expect(written([undecodable({ failedAt })]).slice(1)).toEqual([
      "      ✗ expected a, found b",
      "      byte 0 of the body, 9 of the frame; the server sent it",
    ]);
    expect(written([undecodable({ rawBytes, failedAt })], { details: "none" }).length).toBe(1);
  });

  it("U-26: says why for each reason, and shows the first bytes on demand", () => {
    const header = { correlationId: 9, headerVersion: 0 };
    const orphan = {
      header,
      apiKey: undefined,
      apiName: undefined,
      version: undefined,
    } as never as UndecodableEvent;
    const unknown = {
      header: { ...header, guessed: true, clientId: "x" },
      apiKey: 95,
      apiName: undefined,
      version: 2,
    } as never as UndecodableEvent;
    const rawBytes = new Uint8Array(70);
    const lines = written([
      undecodable({ ...orphan, reason: "orphan", rawBytes }),
      undecodable({ ...unknown, reason: "unknown-api", direction: "request" }),
      undecodable({ reason: "unsupported-version", version: 14 }),
      undecodable({ header: {}, reason: "short-header" }),
      undecodable({ reason: "malformed" }),
    ], { details: "all" });
    expect(lines).toEqual([
      "   5    0.000000  c0 ← unknown API               #9      64 B  1.250 ms    ✗ orphan: its request was not captured",
      ...["0000", "0010", "0020", "0030"].map((offset) =>
        `      ${offset}  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  ................`
      ),
      "      … 6 bytes more",
      "   5    0.000000  c0 → API 95 v2                 #9      64 B  client x    header guessed  ✗ API 95 is not known here",
      "   5    0.000000  c0 ← Metadata v14              #9      64 B  1.250 ms    ✗ version 14 is not known here",
      "   5    0.000000  c0 ← Metadata v12                      64 B  1.250 ms    ✗ ends inside its header",
      "   5    0.000000  c0 ← Metadata v12              #9      64 B  1.250 ms    ✗ malformed",
    ]);
  });
});

describe("a log", () => {
  const noOp = (id: number, offset: bigint) => metadata("NoOpRecord", {}, { id, offset });
  const quiet = (id: number, offset: bigint): CaptureEvent[] => [
    batch({ id, count: 1, baseOffset: offset, lastOffset: offset }),
    noOp(id + 1, offset),
  ];

  it("2.7: runs of NoOp records are one line", () => {
    const events = [
      ...quiet(1, 0n),
      ...quiet(3, 1n),
      ...quiet(5, 2n),
      batch({ id: 7, baseOffset: 3n, lastOffset: 5n, count: 3, partitionLeaderEpoch: -1 }),
      noOp(8, 3n),
      metadata("TopicRecord", { name: "orders", topicId: "x" }, { id: 9, offset: 4n }),
      noOp(10, 5n),
      ...quiet(11, 6n),
    ];
    const text = new EventText();
    expect(events.map((event) => text.lines(event).length)).toEqual(
      [0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0],
    );
    expect(written([...events, opened({ id: 20 })])).toEqual([
      "   2  NoOp × 4 (offsets 0-3)",
      "   7  offsets 3-5  3 records, 100 bytes, 2023-11-14T22:13:20.000Z",
      "   9    #4  TopicRecord v0  name=orders topicId=x",
      "  10  NoOp × 2 (offsets 5-6)",
      "  20    0.000000  c0   10.0.0.1:40000 → 10.0.0.2:9092  opened",
    ]);
    expect(written(quiet(1, 7n))).toEqual(["   2  NoOp (offset 7)"]);
  });

  it("a batch that was not opened, or has issues, has its line", () => {
    const zstd = batch({ codec: "zstd", maxTimestamp: -1n });
    const broken = batch({
      id: 2,
      crcOk: false,
      issues: [{ ...issue, path: ["crc"], what: "wrong" }] as never,
    });
    expect(written([zstd, ...quiet(3, 0n), broken])).toEqual([
      "   1  offsets 0-1  2 records, 100 bytes, zstd, leader epoch 1, no timestamp",
      "   4  NoOp (offset 0)",
      "   2  offsets 0-1  2 records, 100 bytes, leader epoch 1, 2023-11-14T22:13:20.000Z, ✗ wrong checksum",
      "      ! crc: wrong",
    ]);
  });

  it("says all of a batch, and what kind of record each is", () => {
    const facts = batch({
      baseOffset: 4n,
      lastOffset: 4n,
      count: null,
      magic: 1,
      control: true,
      isTransactional: true,
      producerId: 7n,
      producerEpoch: 2,
      size: 1_234,
    });
    const control = {
      type: 1,
      name: "COMMIT",
      message: "EndTxnMarker",
      version: 0,
      data: { coordinatorEpoch: 3 },
    };
    const offsets = {
      type: 1,
      name: "OffsetCommit",
      key: { group: "g", partition: 0 },
      version: 4,
    };
    const headers = [{ key: "trace", value: "«2 bytes»" }, { key: "empty", value: null }];
    expect(written([
      facts,
      record({ control }),
      record({ coordinator: { ...offsets, value: { offset: 126n } } }),
      record({ coordinator: { ...offsets, value: null, version: null } }),
      record({ metadata: { type: 99, version: 0, body: Uint8Array.of(1, 2, 255) } }),
      record({ key: "«5 bytes»", value: null, headers }),
      record({
        key: new TextEncoder().encode("key 1"),
        value: Uint8Array.of(255),
        issues: [issue] as never,
      }),
    ])).toEqual([
      "   1  offset 4  a set of messages, 1,234 bytes, magic 1, control, transactional, producer 7 epoch 2, leader epoch 1, 2023-11-14T22:13:20.000Z",
      "   2    #0  COMMIT  coordinatorEpoch=3",
      "   2    #0  OffsetCommit v4  group=g partition=0 →  offset=126",
      "   2    #0  OffsetCommit  group=g partition=0 deleted",
      "   2    #0  type 99 v0  0102ff",
      "   2    #0  key=«5 bytes» value=null headers: trace=«2 bytes» empty=null",
      `   2    #0  key="key 1" value=ff`,
      "        ! topics[0].tag 1: tag 1 is not valid at version 12",
    ]);
  });

  it("cuts the fields of a record, or writes all below it", () => {
    const long = metadata("RegisterBrokerRecord", {
      host: "h".repeat(24),
      rack: "r".repeat(30),
      end: [{ port: 1 }],
    });
    expect(written([long], { width: 70 })).toEqual([
      `   2    #0  RegisterBrokerRecord v0  host=${"h".repeat(24)} …`,
    ]);
    expect(written([long], { width: 70, details: "all" })).toEqual([
      "   2    #0  RegisterBrokerRecord v0",
      `        host=${"h".repeat(24)}`,
      `          rack=${"r".repeat(30)}`,
      "        end[0]  port=1",
    ]);
  });
});

describe("what is printed", () => {
  it("cannot steer a terminal, wherever it comes from", () => {
    const issues = [{ ...issue, path: [HOSTILE], what: HOSTILE }] as never;
    const failedAt = {
      reason: "corrupt",
      path: [HOSTILE],
      offset: 0,
      expected: HOSTILE,
      found: HOSTILE,
    } as const;
    const header = { ...asked.header, clientId: HOSTILE };
    const data = { [HOSTILE]: HOSTILE, list: [HOSTILE], structs: [{ [HOSTILE]: 1 }] };
    const end = { address: HOSTILE, port: 1 };
    const events: CaptureEvent[] = [
      opened({ client: end, server: end, detail: HOSTILE, advice: HOSTILE }),
      request(data, { header, issues, apiName: HOSTILE, topicNames: { [HOSTILE]: HOSTILE } }),
      undecodable({ header, failedAt, partial: data, apiName: HOSTILE }),
      sasl({ mechanism: HOSTILE, bytes: HOSTILE }),
      { kind: "warning", id: 1, code: HOSTILE, text: HOSTILE, count: 1 },
      batch({ issues }),
      metadata(HOSTILE, data),
      record({ key: HOSTILE, value: HOSTILE, headers: [{ key: HOSTILE, value: HOSTILE }], issues }),
    ];
    for (const details of ["errors", "all"] as const) {
      const lines = written(events, { details });
      expect(lines.filter((line) => /[\p{Cc}\p{Cf}\p{Cs}\u2028]/u.test(line))).toEqual([]);
      expect(lines.join("\n")).toContain("\\u202e");
    }
  });

  it("begins a text that is too long, but no number", () => {
    const name = { clientSoftwareName: "apache-kafka-java", nodeId: -1 };
    const number = { transactionTimeoutMs: 2_147_483_647, producerId: 7n };
    expect(written([request(name), request(number)], { width: 104 }).map((line) => line.slice(75)))
      .toEqual(["clientSoftwareName=apache-ka…", "producerId=7 …"]);
  });

  it("keeps to the width", () => {
    const message = {
      one: "x".repeat(9),
      three: [{ a: 1 }, { b: 2 }],
      four: "y".repeat(7),
      five: 5,
    };
    for (let width = 80; width < 130; width++) {
      for (const details of ["none", "all"] as const) {
        const lines = written([response(message)], { width, details });
        expect(lines.filter((line) => line.length > width)).toEqual([]);
      }
    }
  });

  it("is bounded for a message of any size", () => {
    const partitions = Array.from(
      { length: 300 },
      (_, i) => ({ partitionIndex: i, isrNodes: [i, i, i] }),
    );
    const topics = Array.from({ length: 300 }, (_, i) => ({ name: `t${i}`, partitions }));
    const text = "x".repeat(100_000);
    const lines = written([response({ topics, text, texts: [text, text] })], { details: "all" });
    expect(lines.length).toBeLessThan(12);
    expect(lines.filter((line) => line.length > 120)).toEqual([]);
  });
});

/** A Metadata response v12 in its frame, with null where the host of its fifth broker should be. */
function brokenMetadata(): Required<Pick<UndecodableEvent, "partial" | "rawBytes" | "failedAt">> {
  const brokers = [0, 1, 2, 3, 4].map((nodeId) => ({
    nodeId,
    host: `broker-${nodeId}`,
    port: 9_092,
  }));
  const body = encodeMetadataResponse({ throttleTimeMs: 7, brokers, topics: [] }, 12);
  body[85] = 0;
  const rawBytes = new Uint8Array(9 + body.length);
  rawBytes.set([0, 0, 0, 5 + body.length, 0, 0, 0, 9, 0]);
  rawBytes.set(body, 9);
  const partial = { throttleTimeMs: 7, brokers: [...brokers.slice(0, 4), { nodeId: 4 }] };
  return { partial, rawBytes, failedAt: failureOf(() => decodeMetadataResponse(body, 12)) };
}

function failureOf(decode: () => unknown): FailedAt {
  try {
    decode();
  } catch (error) {
    const { reason, path, offset, expected, found } = error as DecodeError;
    return { reason, path, offset, expected, found };
  }
  throw new Error("Cannot go on: expected a DecodeError");
}

const HOSTILE = "a\u001b[2J\u009b\u202e\u200b\r\n\ud800b";

function written(events: readonly CaptureEvent[], options: TextOptions = {}): string[] {
  const text = new EventText({ errorName, ...options });
  return [...events.flatMap((event) => text.lines(event)), ...text.end()];
}
