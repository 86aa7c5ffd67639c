import { describe, expect, it } from "vitest";
import type { CaptureEvent, MessageEvent } from "../../codec/capture/event.ts";
import { decodeCapture, formatEvent, formatSummary } from "../../codec/capture/mod.ts";
import { Summary } from "../../codec/capture/summary/summary.ts";
import { registry } from "../../codec/messages/registry.ts";
import { counting, enhancedPacket, interfaceBlock, pcapngFile } from "../kit/capture_writer.ts";
import {
  at,
  batch,
  gap,
  opened,
  record,
  request,
  response,
  sasl,
  undecodable,
} from "./made_events.ts";

/** Makes events in a row, with numbers that fit. */
class Script {
  readonly summary = new Summary();
  #id = 0;

  /** One event; its number. */
  event(event: CaptureEvent): number {
    this.summary.event({ ...event, id: ++this.#id });
    return this.#id;
  }

  /** A request and its response. */
  pair(facts: Partial<MessageEvent>, asked: object, answer: object, latencyMs = 1): void {
    const header = { ...request({}, facts).header, ...facts.header };
    const pairedWith = this.event(request(asked, { ...facts, header }));
    this.event(response(answer, { ...facts, header, pairedWith, latencyMs }));
  }

  /** ApiVersions of a client that says what it is. */
  apiVersions(clientId: string | null, offers: [key: number, lowest: number, highest: number][]) {
    const apiKeys = offers.map(([apiKey, minVersion, maxVersion]) => ({
      apiKey,
      minVersion,
      maxVersion,
    }));
    const asked = { clientSoftwareName: "librdkafka", clientSoftwareVersion: "2.0.2" };
    const facts = {
      apiKey: 18,
      apiName: "ApiVersions",
      version: 3,
      header: headerOf(18, 3, clientId),
    };
    this.pair(facts, asked, { errorCode: 0, apiKeys });
  }
}

function headerOf(apiKey: number, apiVersion: number, clientId: string | null = "etl") {
  return { apiKey, apiVersion, correlationId: 1, clientId, headerVersion: 1 };
}

const produce = (version: number, clientId: string | null = "etl"): Partial<MessageEvent> => ({
  apiKey: 0,
  apiName: "Produce",
  version,
  header: headerOf(0, version, clientId),
});
const fetch = (version: number, clientId: string | null = "etl"): Partial<MessageEvent> => ({
  apiKey: 1,
  apiName: "Fetch",
  version,
  header: headerOf(1, version, clientId),
});
const metadata = (version: number, clientId: string | null = "etl"): Partial<MessageEvent> => ({
  version,
  header: headerOf(3, version, clientId),
});

describe("Summary", () => {
  it("begins with nothing", () => {
    expect(new Summary().read()).toEqual({
      packets: 0,
      bytes: 0,
      lostPackets: 0,
      skippedLinkTypes: [],
      connections: { total: 0, kafka: 0, notKafka: [] },
      apis: [],
      otherFrames: 0,
      unanswered: { requests: 0, longest: [] },
      clients: [],
      gaps: { count: 0, bytes: 0, missing: 0, longest: [] },
      batches: 0,
      records: 0,
      warnings: [],
      cut: false,
    });
  });
  it("counts packets, losses and link types", () => {
    const { summary } = new Script();
    for (const bytes of [60, 1_514]) summary.packet(bytes);
    summary.lost(3);
    summary.lost(4);
    summary.skippedLinkType(9);
    summary.skippedLinkType(105, 3_412);
    summary.skippedLinkType(9);
    const { packets, bytes, lostPackets, skippedLinkTypes } = summary.read();
    expect([packets, bytes, lostPackets]).toEqual([2, 1_574, 7]);
    expect(skippedLinkTypes).toEqual([
      { linkType: 105, packets: 3_412 },
      { linkType: 9, packets: 2 },
    ]);
  });
  it("counts the packets of link types that are not read, which the file has", async () => {
    const source = pcapngFile(
      ...[9, 1, 105].map((linkType) => interfaceBlock({ linkType })),
      ...[0, 1, 2, 2, 0, 2, 1].map((iface) => enhancedPacket({ data: counting(60), iface })),
    );
    const reading = decodeCapture(source, registry);
    const lines: string[] = [];
    for await (const event of reading) lines.push(formatEvent(event));
    expect(lines).toEqual([
      '{"kind":"warning","code":"link-type","text":"2 packets of link type 9 (PPP) skipped",' +
      '"count":2,"linkType":9,"id":1}',
      '{"kind":"warning","code":"link-type",' +
      '"text":"3 packets of link type 105 (IEEE 802.11) skipped","count":3,"linkType":105,"id":2}',
    ]);
    const { packets, skippedLinkTypes, warnings } = reading.summary();
    expect(packets).toBe(7);
    expect(skippedLinkTypes).toEqual([
      { linkType: 105, packets: 3 },
      { linkType: 9, packets: 2 },
    ]);
    expect(warnings).toEqual([{ code: "link-type", count: 5 }]);
    expect(formatSummary(reading.summary())).toEqual([
      "7 packets, 420 bytes",
      "3 packets of link type 105 skipped",
      "2 packets of link type 9 skipped",
      "",
      "Warnings",
      "  5  link-type",
    ]);
  });
  it("counts connections: all, those with frames, those of others", () => {
    const script = new Script();
    for (let i = 0; i < 7; i++) script.summary.connection();
    script.event(opened());
    script.pair({}, {}, {});
    script.event(opened({ connection: 1 }));
    script.event(opened({ connection: 2, state: "not-kafka", detail: "tls 1.3, SNI a.example" }));
    script.event(opened({ connection: 3, state: "not-kafka", detail: "tls 1.2" }));
    script.event(opened({ connection: 4, state: "not-kafka", detail: "http" }));
    script.event(sasl({ connection: 5 }));
    expect(script.summary.read().connections).toEqual({
      total: 7,
      kafka: 2,
      notKafka: [{ protocol: "tls", connections: 2 }, { protocol: "http", connections: 1 }],
    });
  });
  it("counts those that events tell of, where nobody else counts", () => {
    const script = new Script();
    script.event(opened());
    script.event(opened({ state: "not-kafka" }));
    script.event(opened({ connection: 1, state: "midstream" }));
    script.event(opened({ connection: 1, state: "closed" }));
    expect(script.summary.read().connections).toEqual({
      total: 2,
      kafka: 0,
      notKafka: [{ protocol: "unknown", connections: 1 }],
    });
  });
  it("knows the earliest and the latest time, in whatever order", () => {
    const script = new Script();
    for (const time of [at(100, 5), at(99, 7), at(100, 6)]) script.event(gap({ time }));
    const { from, to } = script.summary.read();
    expect([from, to]).toEqual([at(99, 7), at(100, 6)]);
  });
  it("counts batches and records of messages and logs", () => {
    const script = new Script();
    const batches = [batch(), batch({ count: 5 }), batch({ count: null })];
    script.event(request({}, { ...produce(9), records: [{ path: ["records"], batches }] }));
    script.event(batch({ count: 40 }));
    script.event(record());
    const { batches: n, records, from } = script.summary.read();
    expect([n, records, from]).toEqual([4, 48, request({}).time]);
  });
  it("counts warnings by their word", () => {
    const script = new Script();
    const warning = { kind: "warning", id: 0, text: "" } as const;
    script.event({ ...warning, code: "a", count: 1 });
    script.event({ ...warning, code: "b", count: 7 });
    script.event({ ...warning, code: "a", count: 2 });
    expect(script.summary.read().warnings).toEqual([
      { code: "b", count: 7 },
      { code: "a", count: 3 },
    ]);
  });
  it("capture U-16: counts what was lost, and keeps the ten longest gaps", () => {
    const script = new Script();
    for (let bytes = 1; bytes <= 30; bytes++) {
      const range = { stream: 0, length: bytes, missing: bytes - 1, file: [] };
      script.event(gap({ bytes: bytes === 30 ? 5 : bytes, range, connection: bytes }));
    }
    const { count, bytes, missing, longest } = script.summary.read().gaps;
    expect([count, bytes, missing]).toEqual([30, 29 * 30 / 2 + 5, 29 * 30 / 2]);
    expect(longest.map((gap) => gap.bytes)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20]);
    expect(longest[0]).toEqual({
      id: 29,
      connection: 29,
      direction: "response",
      bytes: 29,
      cause: "lost-segment",
      time: at(1_700_000_002),
    });
  });
});

describe("Summary of APIs", () => {
  it("capture U-07: counts by key and version, with errors, latency and throttling", () => {
    const script = new Script();
    const partition = (errorCode: number) => ({ errorCode });
    for (let i = 1; i <= 100; i++) {
      const topics = [
        { errorCode: 0, partitions: [partition(0), partition(i % 2 ? 5 : 0)] },
        { errorCode: i === 1 ? 3 : 0, partitions: [] },
      ];
      script.pair(metadata(12), {}, { throttleTimeMs: i === 7 ? 250 : 0, topics, errorCode: 0 }, i);
    }
    script.pair(metadata(9), {}, { throttleTimeMs: 1, topics: [], errorCode: -1 }, 2);
    script.pair(fetch(12), {}, { throttleTimeMs: 0, responses: [] }, 501);
    const [first, second, third, ...more] = script.summary.read().apis;
    expect(more).toEqual([]);
    expect(first).toEqual({
      apiKey: 1,
      apiName: "Fetch",
      version: 12,
      requests: 1,
      responses: 1,
      undecodable: 0,
      unanswered: 0,
      errors: [],
      latencyMs: { count: 1, p50: 501, p95: 501, p99: 501, max: 501 },
      throttledMs: 0,
      removed: false,
    });
    expect([second!.version, second!.throttledMs, second!.errors]).toEqual([9, 1, [
      { code: -1, count: 1 },
    ]]);
    expect([third!.version, third!.requests, third!.responses]).toEqual([12, 100, 100]);
    expect(third!.throttledMs).toBe(250);
    expect(third!.errors).toEqual([{ code: 5, count: 50 }, { code: 3, count: 1 }]);
    const { count, p50, p95, p99, max } = third!.latencyMs!;
    expect([count, max]).toEqual([100, 100]);
    [[p50, 50], [p95, 95], [p99, 99]].forEach(([is, should]) => {
      expect(Math.abs(is! - should!)).toBeLessThanOrEqual(should! / 100);
    });
  });
  it("finds error codes under other names, not in lists of numbers, and none in requests", () => {
    const script = new Script();
    const answer = {
      acknowledgeErrorCode: 7,
      terrorCode: 9,
      errorCode: 0,
      nested: { partitionErrorCode: 8 },
      none: null,
      bytes: Uint8Array.of(1),
      codes: [1, 2],
      list: [null, { errorCode: 8 }],
    };
    script.pair(metadata(12), { errorCode: 3 }, answer);
    expect(script.summary.read().apis[0]!.errors).toEqual([
      { code: 8, count: 2 },
      { code: 7, count: 1 },
    ]);
  });
  it("capture U-18: counts what cannot be decoded by the numbers of its header", () => {
    const script = new Script();
    const { latencyMs: _, ...facts } = undecodable({
      apiKey: 62,
      apiName: "BrokerRegistration",
      version: 4,
      header: headerOf(62, 4),
      reason: "unknown-api",
    });
    const pairedWith = script.event({ ...facts, direction: "request" });
    script.event({ ...facts, pairedWith, latencyMs: 3 });
    const { apiName: _name, version: _version, ...unnamed } = facts;
    script.event({ ...unnamed, apiKey: 200, header: headerOf(200, 7) });
    const [known, unknown] = script.summary.read().apis;
    expect(known).toMatchObject({
      apiKey: 62,
      version: 4,
      requests: 1,
      responses: 1,
      undecodable: 2,
      unanswered: 0,
      latencyMs: { count: 1, max: 3 },
    });
    expect(unknown).toMatchObject({ apiKey: 200, version: 7, responses: 1, undecodable: 1 });
    expect(unknown).not.toHaveProperty("apiName");
  });
  it("counts what has no numbers as other frames", () => {
    const script = new Script();
    const orphan = undecodable({ reason: "orphan", header: { correlationId: 7 } });
    const { apiKey: _key, version: _version, ...rest } = orphan;
    script.event(rest);
    expect(script.summary.read()).toMatchObject({ apis: [], otherFrames: 1 });
  });
  it("counts a pair in the version that was asked for", () => {
    const script = new Script();
    const facts = { apiKey: 18, apiName: "ApiVersions", header: headerOf(18, 4) };
    const pairedWith = script.event(request({}, { ...facts, version: 4 }));
    const fallback = { ...facts, version: 0, requestedVersion: 4, pairedWith };
    script.event(response({ errorCode: 35, apiKeys: [] }, fallback));
    const { apis } = script.summary.read();
    expect(apis.map(({ version, responses }) => [version, responses])).toEqual([[4, 1]]);
    expect(apis[0]!.errors).toEqual([{ code: 35, count: 1 }]);
  });
  it("capture U-19: marks the versions that Kafka 4 has removed", () => {
    const script = new Script();
    for (const facts of [produce(2), produce(3), fetch(3), fetch(4), metadata(0)]) {
      script.pair(facts, { acks: 1 }, {});
    }
    script.pair({ apiKey: 4, apiName: "LeaderAndIsr", version: 1, header: headerOf(4, 1) }, {}, {});
    expect(script.summary.read().apis.map(({ removed }) => removed)).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
  });
  it("is bounded: 500 rows, of whatever numbers", () => {
    const script = new Script();
    for (let i = 0; i < 600; i++) script.event(undecodable({ apiKey: i, version: i % 7 }));
    const { apis, otherFrames, cut } = script.summary.read();
    expect([apis.length, otherFrames, cut]).toEqual([500, 100, true]);
  });
});

describe("Summary of unanswered requests", () => {
  const unansweredOf = (script: Script) => {
    const { apis, unanswered } = script.summary.read();
    return [unanswered.requests, ...apis.map((api) => api.unanswered)];
  };

  it("capture U-29: says how long, and how the connection ended", () => {
    const script = new Script();
    script.event(opened());
    const facts = { apiKey: 18, apiName: "ApiVersions", version: 3, header: headerOf(18, 3) };
    const id = script.event(request({}, { ...facts, time: at(1_700_000_000) }));
    script.event(opened({ state: "closed", detail: "fin by client", time: at(1_700_000_010) }));
    expect(script.summary.read().unanswered).toEqual({
      requests: 1,
      longest: [{
        id,
        connection: 0,
        apiKey: 18,
        apiName: "ApiVersions",
        version: 3,
        correlationId: 1,
        clientId: "etl",
        time: at(1_700_000_000),
        waitedMs: 10_000,
        ended: "fin by client",
      }],
    });
  });
  it("capture U-12: lists those of open connections too, the longest wait first", () => {
    const script = new Script();
    for (let i = 0; i < 20; i++) {
      script.event(request({}, { connection: i, time: at(1_700_000_000 + i) }));
    }
    script.event(gap({ time: at(1_700_000_020) }));
    const { requests, longest } = script.summary.read().unanswered;
    expect(requests).toBe(20);
    expect(longest.map(({ connection, waitedMs }) => [connection, waitedMs]).slice(0, 3)).toEqual([
      [0, 20_000],
      [1, 19_000],
      [2, 18_000],
    ]);
    expect(longest.length).toBe(10);
    expect(longest[0]).not.toHaveProperty("ended");
    expect(script.summary.read().unanswered.longest).toEqual(longest);
  });
  it("expects no answer to Produce with acks = 0, and takes one that comes", () => {
    const script = new Script();
    script.event(request({ acks: 0 }, produce(9)));
    script.event(request({ acks: -1 }, produce(9)));
    expect(unansweredOf(script)).toEqual([1, 1]);
    script.pair(produce(9), { acks: 0 }, {});
    expect(unansweredOf(script)).toEqual([0, 0]);
  });
  it("takes a response that was captured before its request", () => {
    const script = new Script();
    const { pairedWith: _, ...early } = response({}, { flags: ["late-pair"] });
    const id = script.event(early);
    script.event(request({}, { pairedWith: id }));
    const { apis: [row], unanswered } = script.summary.read();
    expect([row!.unanswered, row!.latencyMs?.count]).toEqual([0, 1]);
    expect(unanswered.longest).toEqual([]);
  });
  it("forgets what is answered", () => {
    const script = new Script();
    script.pair(metadata(12), {}, {});
    const id = script.event(request({}, metadata(9)));
    script.pair(metadata(12), {}, {});
    const { requests, longest } = script.summary.read().unanswered;
    expect([requests, longest.map((request) => request.id)]).toEqual([1, [id]]);
  });
  it("leaves out a latency below 0, which is an order of recording", () => {
    const script = new Script();
    script.pair(metadata(12), {}, {}, -0.1);
    expect(script.summary.read().apis[0]).not.toHaveProperty("latencyMs");
  });
  it("counts all and lists the oldest, however many there are", () => {
    const script = new Script();
    for (let i = 0; i < 1_000; i++) script.event(request({}, { time: at(i) }));
    const { requests, longest } = script.summary.read().unanswered;
    expect([requests, longest[0]!.waitedMs]).toEqual([1_000, 999_000]);
  });
});

describe("Summary of clients", () => {
  it("capture U-19: says who used which versions, and which of them Kafka 4 has removed", () => {
    const script = new Script();
    script.event(opened());
    script.apiVersions("legacy", []);
    script.pair(produce(0, "legacy"), { acks: 1 }, {});
    script.pair(fetch(3, "legacy"), {}, {});
    script.pair(metadata(12, "legacy"), {}, {});
    script.pair(metadata(9, "legacy"), {}, {});
    script.event(opened({ connection: 1, client: { address: "10.0.0.9", port: 1 } }));
    script.pair({ ...metadata(12, "modern"), connection: 1 }, {}, {});
    const [legacy, modern] = script.summary.read().clients;
    const kept = { removed: [], offered: [], outside: [] };
    expect(legacy).toEqual({
      clientId: "legacy",
      requests: 5,
      addresses: ["10.0.0.1"],
      software: [{ name: "librdkafka", version: "2.0.2" }],
      apis: [
        { ...kept, apiKey: 0, apiName: "Produce", versions: [0], removed: [0], outside: [0] },
        { ...kept, apiKey: 1, apiName: "Fetch", versions: [3], removed: [3], outside: [3] },
        { ...kept, apiKey: 3, apiName: "Metadata", versions: [9, 12], outside: [9, 12] },
        { ...kept, apiKey: 18, apiName: "ApiVersions", versions: [3] },
      ],
    });
    expect([modern!.clientId, modern!.addresses]).toEqual(["modern", ["10.0.0.9"]]);
  });
  it("capture U-20: puts the ranges of ApiVersions beside the versions used", () => {
    const script = new Script();
    script.event(opened());
    script.pair(metadata(13), {}, {}); // before it was told, so no fault of its own
    script.apiVersions("etl", [[3, 0, 12], [18, 0, 4]]);
    script.pair(metadata(12), {}, {});
    script.pair(fetch(0), {}, {});
    script.event(opened({ connection: 1 }));
    script.pair({ ...metadata(13), connection: 1 }, {}, {}); // the same broker
    const [client] = script.summary.read().clients;
    const facts = client!.apis.map(({ apiKey, versions, offered, outside }) => [
      apiKey,
      versions,
      offered,
      outside,
    ]);
    expect(facts).toEqual([
      [1, [0], [], [0]],
      [3, [12, 13], [[0, 12]], [13]],
      [18, [3], [[0, 4]], []],
    ]);
  });
  it("keeps the ranges of different brokers apart", () => {
    const script = new Script();
    const server = (connection: number) => ({ address: "10.0.0.2", port: 9_092 + connection });
    for (const connection of [0, 1, 2]) {
      script.event(opened({ connection, server: server(connection) }));
    }
    const learn = (connection: number, highest: number) => {
      const apiKeys = [{ apiKey: 3, minVersion: 0, maxVersion: highest }];
      const facts = { apiKey: 18, apiName: "ApiVersions", version: 0, header: headerOf(18, 0) };
      script.pair({ ...facts, connection }, {}, { errorCode: 0, apiKeys });
    };
    learn(0, 12);
    learn(1, 9);
    for (const connection of [0, 1, 2]) script.pair({ ...metadata(10), connection }, {}, {});
    const { offered, outside } = script.summary.read().clients[0]!.apis[0]!;
    expect([offered, outside]).toEqual([[[0, 9], [0, 12]], [10]]);
  });
  it("does not learn from a refusal", () => {
    const script = new Script();
    script.event(opened());
    const facts = { apiKey: 18, apiName: "ApiVersions", version: 4, header: headerOf(18, 4) };
    const apiKeys = [{ apiKey: 18, minVersion: 0, maxVersion: 3 }];
    script.pair(facts, {}, { errorCode: 35, apiKeys });
    script.pair(metadata(12), {}, {});
    const [client] = script.summary.read().clients;
    expect(client!.apis.map(({ outside }) => outside)).toEqual([[], []]);
  });
  it("capture U-17: a null client id is a client, and a missing one is not", () => {
    const script = new Script();
    script.pair(metadata(12, null), { topics: null }, { topics: null });
    const header = { apiKey: 3, apiVersion: 12, correlationId: 1, headerVersion: 1 };
    script.event(undecodable({ direction: "request", header, reason: "short-header" }));
    script.pair(metadata(12, ""), {}, {});
    const { clients } = script.summary.read();
    expect(clients.map(({ clientId, requests }) => [clientId, requests])).toEqual([
      [null, 1],
      ["", 1],
    ]);
  });
  it("sees no address and no range in what a broker forwards for a client", () => {
    const script = new Script();
    script.event(opened());
    script.apiVersions("broker", [[3, 0, 9]]);
    script.event(request({}, { ...metadata(12, "far"), enclosedBy: 1 }));
    const far = script.summary.read().clients.find(({ clientId }) => clientId === "far");
    expect([far!.addresses, far!.apis[0]!.outside]).toEqual([[], []]);
  });
  it("is bounded: 10,000 client ids, twenty addresses, ten kinds of software", () => {
    const script = new Script();
    for (let i = 0; i < 10_005; i++) script.event(request({}, metadata(i % 3, `client ${i}`)));
    for (let i = 0; i < 30; i++) {
      script.event(opened({ connection: i, client: { address: `10.0.0.${i}`, port: 1 } }));
      const facts = { apiKey: 18, apiName: "ApiVersions", version: 3 };
      const message = { clientSoftwareName: "a", clientSoftwareVersion: `${i}` };
      const header = headerOf(18, 3, "client 0");
      script.event(request(message, { ...facts, header, connection: i }));
    }
    const { clients, otherClients, cut } = script.summary.read();
    expect([clients.length, otherClients!.requests, cut]).toEqual([10_000, 5, true]);
    expect(otherClients!.apis[0]!.versions).toEqual([0, 1, 2]);
    expect([clients[0]!.addresses.length, clients[0]!.software.length]).toEqual([20, 10]);
  });
  it("is bounded in the length of texts", () => {
    const script = new Script();
    for (let i = 0; i < 200; i++) {
      script.event(request({}, metadata(12, `${i}`.padEnd(32_767, "x"))));
    }
    const { clients, otherClients, cut } = script.summary.read();
    expect([clients.length, otherClients!.requests, cut]).toEqual([128, 72, true]);
  });
});

it("Summary.read() gives plain data, and the same again", () => {
  const script = new Script();
  script.event(opened());
  script.apiVersions("etl", [[3, 0, 12]]);
  script.pair(metadata(12), {}, { errorCode: 3 }, 0.25);
  script.event(request({}, fetch(3)));
  const first = script.summary.read();
  expect(JSON.parse(JSON.stringify(first))).toEqual(first);
  expect(script.summary.read()).toEqual(first);
});
