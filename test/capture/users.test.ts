// What people report of other tools, U-01 to U-32 of capture.md 4, each made small.

import { describe, expect, it } from "vitest";
import {
  type CaptureEvent,
  type CaptureOptions,
  decodeCapture,
  KafkaTracker,
  type UndecodableEvent,
} from "../../codec/capture/mod.ts";
import { diffCaptures, formatDiff } from "../../codec/capture/output/diff.ts";
import { formatSummary } from "../../codec/capture/summary/format_summary.ts";
import { formatEvent } from "../../codec/capture/output/ndjson.ts";
import { EventText } from "../../codec/capture/output/text.ts";
import { encodeRequestFrame } from "../../codec/frame/mod.ts";
import { traceMessage } from "../../codec/inspect/mod.ts";
import { formatRequestLog } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import { DescribeConfigs } from "../../codec/messages/describe_configs.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { Metadata, MetadataResponseCodec } from "../../codec/messages/metadata.ts";
import { registry } from "../../codec/messages/registry.ts";
import { TopicRecordCodec } from "../../codec/messages/topic_record.ts";
import { compressors, encodeBatch, encodePlainBatch } from "../../codec/records/mod.ts";
import { encodeMetadataRecord } from "../../codec/records/metadata_log.ts";
import { registryOf } from "../../codec/wire/mod.ts";
import {
  ascii,
  concat,
  conversation,
  type ConversationOptions,
  type ConversationPacket,
  later,
  pack,
  timeAt,
} from "../kit/capture_writer.ts";
import { bytesOf } from "../kit/hex.ts";
import { Random } from "../kit/random.ts";
import {
  apiVersionsRequest,
  apiVersionsResponse,
  framed,
  heartbeatRequest,
  heartbeatResponse,
  metadataRequest,
  metadataResponse,
  registrationRequest,
  registrationResponse,
  request,
  response,
  topicId,
} from "./frames_made.ts";
import {
  batchOf,
  fetchRequest,
  fetchResponse,
  file,
  framesOf,
  messagesOf,
  producedResponse,
  produceRecords,
  said,
} from "./made_captures.ts";
import { eventsOf, lineOf, told } from "./told.ts";

const elsewhere = { address: "10.0.0.2", port: 36_333 }; // a port that nobody would guess

/** What is said on a port of its own, from the first packet on or from somewhere in the middle. */
function saidElsewhere(options: ConversationOptions, handshake = true): Uint8Array {
  return said({ server: elsewhere, handshake, ...options });
}

function count(events: readonly CaptureEvent[], kind: CaptureEvent["kind"]): number {
  return events.filter((event) => event.kind === kind).length;
}

describe("U-01: detection does not depend on the newest schema", () => {
  const later = request(18, 9, 1, concat(), "new"); // no Kafka that is known has version 9
  const unknown = [1, 2].map((id) => request(95, 0, id, pack([[1, 0]])));
  const cases = [
    ["ApiVersions 4", [apiVersionsRequest(1, 4)], [apiVersionsResponse(1, 4)]],
    ["ApiVersions in a version to come", [later], [apiVersionsResponse(1, 0, 35)]],
    ["an API to come", unknown, [response(1, pack([[1, 0]])), response(2, pack([[1, 0]]))]],
  ] as const;
  for (const [what, requests, responses] of cases) {
    it(`takes ${what} as the first frame for Kafka`, async () => {
      const events = await eventsOf(saidElsewhere({ requests, responses }));
      const frames = framesOf(events);
      expect(frames.map(({ direction }) => direction)).toEqual(
        responses.flatMap(() => ["request", "response"]),
      );
      expect(frames[1]!.pairedWith).toBe(frames[0]!.id);
      expect(count(events, "gap")).toBe(0);
    });
  }

  it("says of an API to come what its header says", async () => {
    const [asked] = framesOf(await eventsOf(saidElsewhere({ requests: unknown, responses: [] })));
    expect(asked).toMatchObject({
      kind: "undecodable",
      reason: "unknown-api",
      apiKey: 95,
      version: 0,
      header: { correlationId: 1, clientId: "made", guessed: true },
    });
  });
});

describe("U-02: a Fetch response that is cut", () => {
  const topic = { topic: "orders" };
  const asked = fetchRequest(1, 12, topic);
  const answer = fetchResponse(1, 12, topic, batchOf("a", "b"));

  it("at each byte by the capture, keeps the pair and the prefix", async () => {
    for (let kept = 0; kept < answer.length; kept++) {
      const packets = conversation({ requests: [asked], responses: [answer] });
      const last = packets.map(({ what }) => what).lastIndexOf("data");
      const whole = packets[last]!;
      const data = whole.data.subarray(0, whole.data.length - answer.length + kept);
      packets[last] = { ...whole, data, origLen: whole.data.length };
      const events = await eventsOf(file(packets));
      const [, cut] = framesOf(events);
      if (kept < 4) expect(count(events, "gap"), `${kept}`).toBe(1);
      else expect(cut!.range, `${kept}`).toMatchObject({ missing: answer.length - kept });
      if (kept >= 8) expect(cut!.pairedWith, `${kept}`).toBe(2);
      expect(lineOf(events.at(-1)!)).toMatch(/closed fin by client$/);
    }
  });

  it("at each byte by its broker, is malformed or a message, and the next frame is found", () => {
    for (let kept = 8; kept < answer.length; kept++) {
      const tracker = new KafkaTracker(registry);
      const shorter = framed(answer.subarray(4, kept));
      const events = [
        ...tracker.push(0, "request", undefined, concat(asked, heartbeatRequest(2))),
        ...tracker.push(0, "response", undefined, concat(shorter, heartbeatResponse(2))),
      ];
      const [, , cut, next] = framesOf(events);
      expect(cut, `${kept}`).toMatchObject({ kind: "undecodable", reason: "malformed" });
      expect(next, `${kept}`).toMatchObject({ kind: "message", apiName: "Heartbeat" });
    }
  });
});

describe("U-03, U-24: a decoder sees exactly its frame", () => {
  it("does not read on in the next one", async () => {
    const whole = fetchResponse(1, 15, { topicId: topicId(0) }, batchOf("a"));
    const short = framed(whole.subarray(4, whole.length - 3));
    const requests = [concat(fetchRequest(1, 15, { topicId: topicId(0) }), metadataRequest(2))];
    const responses = [concat(short, metadataResponse(2))];
    const [, , broken, good] = framesOf(await eventsOf(said({ requests, responses })));
    expect(broken).toMatchObject({ kind: "undecodable", reason: "malformed" });
    expect(["truncated", "length-out-of-range"]).toContain(
      (broken as UndecodableEvent).failedAt!.reason,
    );
    expect(good).toMatchObject({ kind: "message", apiName: "Metadata", pairedWith: 3 });
  });
});

describe("U-04, U-24: names of topic ids", () => {
  const topic = { topicId: topicId(1) };
  const fetched = {
    requests: [fetchRequest(1, 13, topic)],
    responses: [fetchResponse(1, 13, topic, batchOf("a"))],
  };

  it("are learnt from Metadata on another connection", async () => {
    const first = { requests: [metadataRequest(1)], responses: [metadataResponse(1)], fin: false };
    const client = { address: "10.0.0.1", port: 40_001 };
    const second = { ...fetched, client, start: timeAt(10_000) };
    const events = await eventsOf(file([...conversation(first), ...conversation(second)]));
    const [asked, answer] = messagesOf(events).filter(({ apiKey }) => apiKey === 1);
    expect(asked!.topicNames).toEqual({ [topicId(1)]: "topic-1" });
    expect(answer!.topicNames).toEqual({ [topicId(1)]: "topic-1" });
    expect(answer!.records![0]).toMatchObject({ topic: "topic-1", partition: 0 });
    const [{ topicId: id }] = (answer!.message as { responses: [{ topicId: string }] }).responses;
    expect(id).toBe(topicId(1));
  });

  it("are learnt from a TopicRecord of the metadata log", async () => {
    const value = encodeMetadataRecord(TopicRecordCodec, { name: "events", ...topic }, 0);
    const records = encodePlainBatch({ records: [{ timestamp: 1n, value }] });
    const metadataLog = { topicId: "AAAAAAAAAAAAAAAAAAAAAQ" };
    const requests = [fetchRequest(8, 17, metadataLog), ...fetched.requests];
    const responses = [fetchResponse(8, 17, metadataLog, records), ...fetched.responses];
    const events = messagesOf(await eventsOf(said({ requests, responses })));
    expect(events.map(({ topicNames }) => topicNames)).toEqual([
      { [metadataLog.topicId]: "__cluster_metadata" },
      { [metadataLog.topicId]: "__cluster_metadata" },
      { [topicId(1)]: "events" },
      { [topicId(1)]: "events" },
    ]);
  });
});

describe("U-05: what is not Kafka", () => {
  it("is not taken for it: 8 MB of random bytes, whole or from the middle on", async () => {
    const bytes = new Random(5).bytes(8_000_000);
    for (const handshake of [true, false]) {
      const requests = [bytes.subarray(0, 4_000_000)];
      const responses = [bytes.subarray(4_000_000)];
      const source = saidElsewhere({ requests, responses, segmentBytes: 32_000 }, handshake);
      expect(await told(source)).toEqual(["1 0 not-kafka unknown"]);
    }
  });
});

describe("U-06: a capture that begins with a response", () => {
  const requests = [1, 2, 3].map((id) => metadataRequest(id));
  const responses = [1, 2, 3].map((id) => metadataResponse(id));

  for (const server of [elsewhere, { address: "10.0.0.2", port: 50_000 }]) {
    it(`finds who asks: port ${server.port}`, async () => {
      const packets = conversation({ requests, responses, server, handshake: false });
      const lines = await told(file(packets.slice(1)));
      expect(lines.slice(0, 4)).toEqual([
        "1 0 midstream",
        "2 0 < Metadata 12 #1, inferred",
        "3 0 > Metadata 12 #2",
        "4 0 < Metadata 12 #2 of 3",
      ]);
      const [open] = await eventsOf(file(packets.slice(1)));
      expect(open).toMatchObject({ server });
    });
  }
});

describe("U-07: what a trace needs", () => {
  it("is in the event: key, correlation id, topic, partition, offset", async () => {
    const [asked, answer] = messagesOf(
      await eventsOf(said({
        requests: [produceRecords(77, 9, batchOf("a", "b"))],
        responses: [producedResponse(77, 9)],
      })),
    );
    expect(asked).toMatchObject({
      apiKey: 0,
      header: { correlationId: 77, clientId: "made" },
      records: [{ topic: "orders", partition: 3, batches: [{ baseOffset: 0n, count: 2 }] }],
    });
    expect(answer).toMatchObject({
      header: { correlationId: 77 },
      message: { responses: [{ partitionResponses: [{ index: 3, baseOffset: 40n }] }] },
    });
  });
});

describe("U-08: a null where none may be", () => {
  const bad = metadataResponse(1);
  const { spans } = traceMessage(MetadataResponseCodec, bad.subarray(9), 12);
  const offset =
    spans.find(({ path, role }) => path.join() === "topics" && role === "count")!.start;
  bad[9 + offset] = 0;

  it("is told with its field, its offset, and who sent it; the next frame is decoded", async () => {
    const requests = [metadataRequest(1), metadataRequest(2)];
    const events = await eventsOf(said({ requests, responses: [bad, metadataResponse(2)] }));
    const [, broken, , next] = framesOf(events);
    expect(broken).toMatchObject({
      kind: "undecodable",
      direction: "response",
      reason: "malformed",
      partial: { brokers: [{ host: "broker-1" }, { host: "broker-2" }], controllerId: 1 },
      failedAt: { reason: "null-not-allowed", path: ["topics"], offset },
    });
    expect(next).toMatchObject({ kind: "message", pairedWith: 4 });
    const text = new EventText();
    const lines = events.flatMap((event) => text.lines(event)).join("\n");
    expect(lines).toMatch(
      /✗ topics: expected .*\n.*byte \d+ of the body.*; .*10\.0\.0\.2:9092.* sent it/,
    );
  });
});

describe("U-09: a tag that the version does not have", () => {
  it("is an issue with its path, and kept raw", async () => {
    const asked = encodeRequestFrame(Fetch, { correlationId: 1, clientId: "made" }, {
      maxWaitMs: 1,
      minBytes: 1,
      topics: [{
        topicId: topicId(0),
        partitions: [{
          partition: 0,
          fetchOffset: 0n,
          partitionMaxBytes: 1,
          unknownTaggedFields: [{ tag: 0, data: new Uint8Array(16).fill(7) }],
        }],
      }],
    }, 16);
    const [event] = messagesOf(await eventsOf(said({ requests: [asked] })));
    expect(event!.issues).toMatchObject([{
      path: ["topics", 0, "partitions", 0, "replicaDirectoryId"],
      error: { reason: "unsupported-version" },
    }]);
    expect(event!.message).toMatchObject({
      topics: [{
        partitions: [{ unknownTaggedFields: [{ tag: 0, data: new Uint8Array(16).fill(7) }] }],
      }],
    });
  });
});

describe("U-10: GSSAPI tokens outside messages", () => {
  const token = framed(bytesOf("6082"), new Uint8Array(40).fill(9));
  const answer = framed(bytesOf("6f20"), new Uint8Array(20));

  it("are known as the first frame", async () => {
    const requests = [token, metadataRequest(1)];
    const lines = await told(said({ requests, responses: [answer, metadataResponse(1)] }));
    expect(lines.slice(1, 5)).toEqual([
      "2 0 > GSSAPI token 1 «42 bytes»",
      "3 0 < GSSAPI token 1 «22 bytes»",
      "4 0 > Metadata 12 #1",
      "5 0 < Metadata 12 #1 of 4",
    ]);
  });

  it("are known as the third", async () => {
    const requests = [apiVersionsRequest(1), apiVersionsRequest(2), token, metadataRequest(3)];
    const responses = [
      apiVersionsResponse(1),
      apiVersionsResponse(2),
      answer,
      metadataResponse(3),
    ];
    const lines = await told(said({ requests, responses }));
    expect(lines.slice(5, 9)).toEqual([
      "6 0 > GSSAPI token 1 «42 bytes»",
      "7 0 < GSSAPI token 1 «22 bytes»",
      "8 0 > Metadata 12 #3",
      "9 0 < Metadata 12 #3 of 8",
    ]);
  });
});

describe("U-11: one side of a connection on a port of its own", () => {
  const records = batchOf("a");
  const requests = [1, 2, 3].map((id) => produceRecords(id, 7, records));
  const responses = [1, 2, 3].map((id) => producedResponse(id, 7));

  it("is decoded where it is the requests", async () => {
    const messages = messagesOf(await eventsOf(saidElsewhere({ requests }, false)));
    expect(messages.map(({ apiName, version }) => `${apiName} ${version}`)).toEqual(
      Array(3).fill("Produce 7"),
    );
    expect(messages[0]!.records![0]!.batches[0]!.records!.length).toBe(1);
  });

  it("has headers where it is the responses, and bodies where they can be told", async () => {
    const events = framesOf(await eventsOf(saidElsewhere({ responses }, false)));
    expect(events.map(({ direction, header }) => `${direction} ${header.correlationId}`)).toEqual(
      ["response 1", "response 2", "response 3"],
    );
    const offers = [4, 5, 6].map((id) => apiVersionsResponse(id, 0));
    const lines = await told(saidElsewhere({ responses: offers }, false));
    expect(lines[1]).toBe("2 0 < ApiVersions 0 #4, inferred");
  });

  it("leaves open what may be two things: ApiVersions 3 and later look alike", async () => {
    const offers = [4, 5, 6].map((id) => apiVersionsResponse(id, 3));
    const lines = await told(saidElsewhere({ responses: offers }, false));
    expect(lines[1]).toBe("2 0 < ? undefined #4 orphan");
  });
});

describe("U-12: a request that never arrived", () => {
  it("is in the list of the unanswered", async () => {
    const reading = decodeCapture(said({ requests: [metadataRequest(5)] }), registry);
    const events: CaptureEvent[] = [];
    for await (const event of reading) events.push(event);
    expect(reading.summary().unanswered).toMatchObject({
      requests: 1,
      longest: [{ apiName: "Metadata", correlationId: 5, ended: "fin by client" }],
    });
  });
});

describe("U-14: two captures, a good one and a bad one", () => {
  it("differ in the records of a Fetch, by API and field", async () => {
    const topic = { topic: "orders" };
    const [good, bad] = await Promise.all(
      [batchOf("a", "b"), new Uint8Array(0)].map((records) =>
        eventsOf(said({
          requests: [fetchRequest(1, 12, topic)],
          responses: [fetchResponse(1, 12, topic, records)],
        }))
      ),
    );
    const diff = diffCaptures(good!, bad!);
    const [fetched] = diff.messages.filter(({ direction }) => direction === "response");
    expect(fetched).toMatchObject({ apiName: "Fetch", pairs: 1, differing: 1 });
    const patterns = fetched!.fields.map(({ pattern }) => pattern);
    expect(patterns.some((pattern) => pattern.startsWith("records"))).toBe(true);
    expect(formatDiff(diff).join("\n")).toMatch(/Fetch/);
  });
});

describe("U-15: compressed batches", () => {
  const records = [{ timestamp: 1n, value: ascii("snappy ".repeat(20)) }];

  for (const [framing, snappy] of [["xerial", compressors.snappy], ["raw", rawSnappy]] as const) {
    it(`are opened: snappy, ${framing}`, async () => {
      const batch = await encodeBatch({ codec: "snappy", records }, { compress: { snappy } });
      const [asked] = messagesOf(await eventsOf(said({ requests: [produceRecords(1, 9, batch)] })));
      const [shown] = asked!.records![0]!.batches;
      expect(shown).toMatchObject({
        codec: "snappy",
        issues: [],
        records: [{ value: "«140 bytes»" }],
      });
    });
  }

  it("keep header and block where there is no decompressor: zstd", async () => {
    const compress = { zstd: (bytes: Uint8Array) => concat(bytesOf("28b52ffd"), bytes) };
    const batch = await encodeBatch({ codec: "zstd", records }, { compress });
    const source = said({ requests: [produceRecords(1, 9, batch)] });
    const [asked] = messagesOf(await eventsOf(source, { redact: false }));
    const [shown] = asked!.records![0]!.batches;
    expect(shown).toMatchObject({ codec: "zstd", count: 1, attributes: 4, crcOk: true });
    expect(shown!.block).toEqual(batch.subarray(61));
    expect(shown!.issues).toMatchObject([{ path: ["block"] }]);
  });
});

/** Snappy without framing: a length, and one literal. */
function rawSnappy(bytes: Uint8Array): Uint8Array {
  const length = bytes.length;
  return concat(
    Uint8Array.of(length & 127 | 128, length >> 7, 61 << 2, (length - 1) & 255, (length - 1) >> 8),
    bytes,
  );
}

describe("U-16: packets that were lost", () => {
  const requests = [1, 2, 3].map((id) => metadataRequest(id));
  const responses = [1, 2, 3].map((id) => metadataResponse(id));

  it("cost their frames alone, and are counted", async () => {
    const packets = conversation({ requests, responses }).filter((_, i) => i !== 4 && i !== 5);
    const reading = decodeCapture(file(packets), registry);
    const lines: string[] = [];
    for await (const event of reading) lines.push(lineOf(event));
    const [asked, answer] = [requests[1]!.length, responses[0]!.length];
    expect(lines).toEqual([
      "1 0 open",
      "2 0 > Metadata 12 #1",
      `3 0 > gap lost-segment ${asked} (${asked} missing), found after 0`,
      "4 0 > Metadata 12 #3",
      `5 0 < gap lost-segment ${answer} (${answer} missing), found after 0`,
      "6 0 < Metadata 12 #2, inferred",
      "7 0 < Metadata 12 #3 of 4",
      "8 warning unanswered 1",
      "9 0 closed fin by client",
    ]);
    const { gaps, unanswered } = reading.summary();
    expect(gaps.missing).toBe(asked + answer);
    expect(unanswered.requests).toBe(1);
  });
});

describe("U-17: null client id, null topics", () => {
  it("break no view", async () => {
    const header = { correlationId: 1, clientId: null };
    const asked = encodeRequestFrame(Metadata, header, { topics: null }, 12);
    const reading = decodeCapture(
      said({ requests: [asked], responses: [metadataResponse(1)] }),
      registry,
    );
    const events: CaptureEvent[] = [];
    for await (const event of reading) events.push(event);
    const text = new EventText({ details: "all" });
    const lines = events.flatMap((event) => text.lines(event)).join("\n");
    expect(lines).toContain("no client id");
    expect(events.map(formatEvent).join()).toContain('"clientId":null');
    const [first, second] = messagesOf(events);
    expect(formatRequestLog(second!, findShape, { pairedWith: first! })).toContain('"topics":null');
    expect(formatSummary(reading.summary()).join("\n")).toContain("(null)");
  });
});

describe("U-18: figures of what cannot be decoded", () => {
  it("stand under the numbers of API and version", async () => {
    const few = registryOf([]);
    const requests = [registrationRequest(1)];
    const reading = decodeCapture(said({ requests, responses: [registrationResponse(1)] }), few);
    const events: CaptureEvent[] = [];
    for await (const event of reading) events.push(event);
    expect(framesOf(events)).toMatchObject([
      { reason: "unknown-api", apiKey: 62 },
      { reason: "unknown-api", apiKey: 62, pairedWith: 2 },
    ]);
    const [row] = reading.summary().apis;
    expect(row).toMatchObject({
      apiKey: 62,
      apiName: "BrokerRegistration",
      version: 4,
      requests: 1,
      responses: 1,
      undecodable: 2,
      latencyMs: { count: 1 },
    });
  });
});

describe("U-19: which client is it?", () => {
  it("is told by client id: address, software, versions, those that Kafka 4 has removed", async () => {
    const topic = { topic: "orders" };
    const requests = [
      apiVersionsRequest(1),
      produceRecords(2, 0, batchOf()),
      fetchRequest(3, 3, topic),
      metadataRequest(4),
    ];
    const reading = decodeCapture(
      said({ requests, responses: [apiVersionsResponse(1)] }),
      registry,
    );
    for await (const _ of reading);
    const [client] = reading.summary().clients;
    expect(client).toMatchObject({
      clientId: "made",
      requests: 4,
      addresses: ["10.0.0.1"],
      software: [{ name: "made", version: "1" }],
    });
    expect(client!.apis.map(({ apiName, versions, removed }) => [apiName, versions, removed]))
      .toEqual([
        ["Produce", [0], [0]],
        ["Fetch", [3], [3]],
        ["Metadata", [12], []],
        ["ApiVersions", [3], []],
      ]);
  });
});

describe("U-20: supported range against what is used", () => {
  it("stands side by side", async () => {
    const requests = [apiVersionsRequest(1), apiVersionsRequest(2, 4)];
    const reading = decodeCapture(
      said({ requests, responses: [apiVersionsResponse(1)] }),
      registry,
    );
    for await (const _ of reading);
    const [client] = reading.summary().clients;
    expect(client!.apis).toMatchObject([
      { apiName: "ApiVersions", versions: [3, 4], offered: [[0, 3]], outside: [4] },
    ]);
  });
});

describe("U-21: a response by itself", () => {
  it("says its API and version", async () => {
    const requests = [metadataRequest(1, 8), registrationRequest(2)];
    const responses = [metadataResponse(1, 8), registrationResponse(2)];
    const events = framesOf(await eventsOf(said({ requests, responses })));
    expect(
      events.filter(({ direction }) => direction === "response")
        .map(({ apiKey, apiName, version }) => [apiKey, apiName, version]),
    ).toEqual([[3, "Metadata", 8], [62, "BrokerRegistration", 4]]);
  });
});

describe("U-13, U-22: a decoder for whatever gives bytes", () => {
  it("gives an event at the push that completes its frame", () => {
    const tracker = new KafkaTracker(registry);
    const [asked, answer] = [metadataRequest(1), metadataResponse(1)];
    const [t0, t1] = [timeAt(0), timeAt(2_500)];
    const lines = [
      tracker.push(7, "request", t0, asked.subarray(0, 10)),
      tracker.push(7, "request", t0, asked.subarray(10)),
      tracker.push(7, "response", t1, answer),
      tracker.close(7, t1),
    ].map((events) => events.map(lineOf));
    expect(lines).toEqual([
      ["1 7 open"],
      ["2 7 > Metadata 12 #1"],
      ["3 7 < Metadata 12 #1 of 2"],
      ["4 7 closed fin"],
    ]);
  });
});

describe("U-22: what is known of the bytes", () => {
  it("is told with the frame: packets, places in a file, copies", () => {
    const tracker = new KafkaTracker(registry);
    const asked = metadataRequest(1);
    const first = { packet: 3, fileOffset: 100, retransmitted: true };
    tracker.push(0, "request", timeAt(0), asked.subarray(0, 10), first);
    const rest = { packet: 5, fileOffset: 300 };
    const [event] = tracker.push(0, "request", timeAt(9), asked.subarray(10), rest);
    expect(event).toMatchObject({
      time: timeAt(9),
      packets: [3, 5],
      range: { file: [[100, 10], [300, asked.length - 10]] },
      flags: ["retransmitted"],
    });
  });
});

describe("U-24: what tells most", () => {
  it("is ApiVersions 3 and later: one request from the middle on any port decides", () => {
    const requests = [apiVersionsRequest(1)];
    const packets = conversation({ requests, server: elsewhere, handshake: false, fin: false });
    const tracker = new KafkaTracker(registry);
    tracker.openUnknown(0, timeAt(0), [undefined, undefined]);
    const events = tracker.push(0, 0, timeAt(0), packets[0]!.payload);
    expect(events.map(lineOf)).toEqual(["1 0 midstream", "2 0 > ApiVersions 3 #1"]);
  });

  it("is not a small correlation id, which reads as Produce", () => {
    const tracker = new KafkaTracker(registry);
    tracker.openUnknown(0, timeAt(0), [undefined, undefined]);
    expect(tracker.push(0, 0, timeAt(0), heartbeatResponse(1))).toEqual([]);
    const events = [
      ...tracker.push(0, 1, timeAt(1), heartbeatRequest(2)),
      ...tracker.push(0, 0, timeAt(2), heartbeatResponse(2)),
      ...tracker.close(0, timeAt(3)),
    ];
    expect(events.map(lineOf)).toContain("3 0 > Heartbeat 0 #2");
  });
});

describe("U-25: responses alone", () => {
  const responses = [5, 6, 7].map((id) => metadataResponse(id));

  it("are claimed after three frames with rising ids", async () => {
    const events = framesOf(await eventsOf(saidElsewhere({ responses }, false)));
    expect(events.map(({ direction, header }) => `${direction} ${header.correlationId}`)).toEqual(
      ["response 5", "response 6", "response 7"],
    );
  });

  it("are claimed where the requests took another way", async () => {
    const packets = conversation({ responses, server: elsewhere });
    const events = await eventsOf(file(packets.filter(({ from }) => from === "server")));
    expect(events[0]).toMatchObject({ kind: "connection", state: "open", server: elsewhere });
    expect(framesOf(events).length).toBe(3);
  });

  it("are not after two, nor with ids that fall", async () => {
    for (const some of [responses.slice(0, 2), [...responses].reverse()]) {
      const lines = await told(saidElsewhere({ responses: some }, false));
      expect(lines).toEqual(["1 0 not-kafka unknown"]);
    }
  });
});

describe("U-26: records of a newer Kafka", () => {
  it("are shown by number, version and bytes, others by name", async () => {
    const topic = encodeMetadataRecord(TopicRecordCodec, { name: "foo", topicId: topicId(0) }, 0);
    const unknown = Uint8Array.of(1, 99, 3, 7, 7);
    const values = [topic, unknown].map((value) => ({ timestamp: 1n, value }));
    const log = concat(
      controlBatch(0n, 3, bytesOf("0000000000000000000100")),
      encodePlainBatch({
        baseOffset: 1n,
        records: values,
      }),
      controlBatch(3n, 4, bytesOf("000000")),
    );
    const records = (await eventsOf(log)).filter(({ kind }) => kind === "record");
    expect(records).toMatchObject([
      { control: { name: "SNAPSHOT_HEADER" } },
      { metadata: { name: "TopicRecord", data: { name: "foo" } } },
      {
        metadata: { type: 99, version: 3, body: Uint8Array.of(7, 7) },
        issues: [{ path: ["value", "type"] }],
      },
      { control: { name: "SNAPSHOT_FOOTER" } },
    ]);
  });
});

/** A batch with one control record. */
function controlBatch(baseOffset: bigint, type: number, value: Uint8Array): Uint8Array {
  const key = pack([[2, 0], [2, type]]);
  return encodePlainBatch({
    baseOffset,
    isControl: true,
    records: [{ timestamp: 1n, key, value }],
  });
}

describe("U-27: logs", () => {
  const at = (baseOffset: bigint, ...values: string[]) =>
    encodePlainBatch({
      baseOffset,
      records: values.map((value) => ({ timestamp: 1n, value: ascii(value) })),
    });

  it("may begin anywhere, have gaps, and end in zeros", async () => {
    const log = concat(at(40n, "a", "b"), at(50n, "c"), new Uint8Array(400));
    expect(await told(log)).toEqual([
      "1 batch 40",
      "2 record 40",
      "3 record 41",
      "4 batch 50",
      "5 record 50",
      "6 warning preallocated 1",
    ]);
  });

  it("lose one batch to a broken one", async () => {
    const broken = at(2n, "c");
    broken[broken.length - 2]! ^= 1;
    const events = await eventsOf(concat(at(0n, "a", "b"), broken, at(3n, "d")));
    expect(events.map(lineOf)).toEqual([
      "1 batch 0",
      "2 record 0",
      "3 record 1",
      "4 batch 2",
      "5 batch 3",
      "6 record 3",
    ]);
    expect(events[3]).toMatchObject({ crcOk: false, issues: [{ error: { reason: "corrupt" } }] });
  });

  it("that are empty are of no known format", async () => {
    await expect(eventsOf(new Uint8Array(0))).rejects.toThrow(/^Cannot read/);
  });
});

describe("U-28: the same error again and again", () => {
  it("is told ten times, then counted", async () => {
    const n = 10_000;
    const bad = Array.from({ length: n }, (_, i) => request(3, 8, i, bytesOf("7fffffff")));
    const source = said({ requests: [concat(...bad)], segmentBytes: 60_000 });
    const reading = decodeCapture(source, registry);
    const events: CaptureEvent[] = [];
    for await (const event of reading) events.push(event);
    expect(count(events, "undecodable")).toBe(10);
    expect(events.length).toBe(14);
    expect(events.filter(({ kind }) => kind === "warning")).toMatchObject([
      { code: "folded", count: n - 10, bytes: (n - 10) * bad[0]!.length },
      { code: "unanswered", count: n },
    ]);
    const [row] = reading.summary().apis;
    expect(row).toMatchObject({ apiName: "Metadata", requests: n, undecodable: n });
  });
});

describe("U-29: a broker that does not answer", () => {
  it("is told how long, and who closed", async () => {
    const packets = conversation({ requests: [apiVersionsRequest(1)] });
    const late = packets.map((packet) =>
      packet.what === "fin" || packet === packets.at(-1)
        ? { ...packet, t: later(packet.t, 10e6) }
        : packet
    );
    const [warning] = (await eventsOf(file(late))).filter(({ kind }) => kind === "warning");
    expect((warning as { text: string }).text).toMatch(
      /^Request unanswered for 10\.\d{3} s \(api key 18, version 3, correlation id 1\), connection closed by client$/,
    );
  });

  /** Packets, and one of another conversation 2,000 s after the first of them. */
  function muchLater(
    packets: readonly ConversationPacket[],
    client = { address: "10.0.0.9", port: 5 },
  ): Uint8Array {
    const start = { ...packets[0]!.t, seconds: packets[0]!.t.seconds + 2_000 };
    return file([...packets, conversation({ client, clientSeq: 9e6, start })[0]!]);
  }

  async function unanswered(source: Uint8Array, options: CaptureOptions = {}): Promise<string[]> {
    const events = await eventsOf(source, options);
    return events.flatMap((event) =>
      "code" in event && event.code === "unanswered" ? [`${event.time!.seconds} ${event.text}`] : []
    );
  }

  const silent = conversation({ requests: [metadataRequest(1)], fin: false }); // the request comes after 300 µs

  it("is told how long, where the connection falls silent, until others show that", async () => {
    expect(await unanswered(muchLater(silent))).toEqual([
      "1700002000 Request unanswered for 2000.000 s (api key 3, version 12, correlation id 1), " +
      "connection idle for 2000.000 s",
    ]);
    const ack = { ...silent[2]!, t: later(silent[2]!.t, 500e6) };
    expect(await unanswered(muchLater([...silent, ack]))).toEqual([
      "1700002000 Request unanswered for 2000.000 s (api key 3, version 12, correlation id 1), " +
      "connection idle for 1500.000 s",
    ]);
  });

  it("is told how long, where the same ends begin anew, or where there are too many", async () => {
    const sentence =
      "1700002000 Request unanswered for 2000.000 s (api key 3, version 12, correlation id 1), ";
    const limits = { idleMs: 1e9 };
    const anew = muchLater(silent, { address: "10.0.0.1", port: 40_000 });
    expect(await unanswered(anew, { limits })).toEqual([`${sentence}connection begun anew`]);
    expect(await unanswered(muchLater(silent), { limits: { ...limits, connections: 1 } }))
      .toEqual([`${sentence}connection no longer followed`]);
  });

  it("is in the summary with that time, too", async () => {
    const reading = decodeCapture(muchLater(silent), registry);
    for await (const _ of reading);
    const [longest] = reading.summary().unanswered.longest;
    expect(longest).toMatchObject({ ended: "idle", waitedMs: 2_000_000 - 0.3 });
  });

  it("is told how long, where whoever pushes says that the connection is idle", () => {
    const texts = [timeAt(6e6), undefined].map((t) => {
      const tracker = new KafkaTracker(registry);
      tracker.push(0, "request", t && timeAt(1e6), metadataRequest(1));
      tracker.push(0, "response", t && timeAt(3.5e6), framed(new Uint8Array(4)));
      const [warning] = tracker.close(0, t, "idle").filter(({ kind }) => kind === "warning");
      return (warning as { text: string }).text;
    });
    expect(texts).toEqual([
      "Request unanswered for 5.000 s (api key 3, version 12, correlation id 1), " +
      "connection idle for 2.500 s",
      "Request unanswered (api key 3, version 12, correlation id 1), connection idle",
    ]);
  });
});

describe("U-32: DescribeConfigs 4 with synonyms, which tshark 4.6.9 calls malformed", () => {
  it("is decoded", async () => {
    const payload = bytesOf(
      "0000003b00000001 00 00000000 02 0000 00 04 0231 02 096c6f672e64697273 052f766172 01 04 00 " +
        "02 096c6f672e64697273 052f766172 04 00 07 04646f63 00 00 00",
    );
    const resources = [{ resourceType: 4, resourceName: "1", configurationKeys: null }];
    const header = { correlationId: 1, clientId: "made" };
    const asked = encodeRequestFrame(DescribeConfigs, header, { resources }, 4);
    const source = said({ requests: [asked], responses: [payload] });
    const [, answer] = messagesOf(await eventsOf(source, { redact: false }));
    expect(answer!.message).toMatchObject({
      results: [{
        configs: [{
          name: "log.dirs",
          value: "/var",
          configType: 7,
          documentation: "doc",
          synonyms: [{ name: "log.dirs", value: "/var" }],
        }],
      }],
    });
    expect(answer!.trailingBytes).toBe(undefined);
  });
});
