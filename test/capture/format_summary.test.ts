import { describe, expect, it } from "vitest";
import { formatSummary } from "../../codec/capture/summary/format_summary.ts";
import { Summary } from "../../codec/capture/summary/summary.ts";
import type { ApiSummary, CaptureSummary } from "../../codec/capture/summary/summary_data.ts";
import { errorName } from "./made_events.ts";

const nothing = new Summary().read();
const api: ApiSummary = {
  apiKey: 3,
  apiName: "Metadata",
  version: 12,
  requests: 1_000,
  responses: 998,
  undecodable: 0,
  unanswered: 2,
  errors: [{ code: 5, count: 200 }, { code: 12_345, count: 1 }],
  latencyMs: { count: 998, p50: 0.1234, p95: 1.239, p99: 12.39, max: 501.4 },
  throttledMs: 4_000,
  removed: false,
};
const lines = (change: Partial<CaptureSummary>) =>
  formatSummary({ ...nothing, ...change }, errorName);

describe("formatSummary()", () => {
  it("says nothing of nothing", () => {
    expect(formatSummary(nothing)).toEqual([]);
  });
  it("begins with the capture as a whole", () => {
    const head = lines({
      packets: 41,
      bytes: 8_676,
      lostPackets: 2,
      skippedLinkTypes: [{ linkType: 105, packets: 3_412 }],
      from: { seconds: 1_700_000_000, nanoseconds: 500_000_000 },
      to: { seconds: 1_700_000_013, nanoseconds: 0 },
      connections: { total: 8, kafka: 6, notKafka: [{ protocol: "tls", connections: 2 }] },
      otherFrames: 3,
      batches: 1,
      records: 2,
    });
    expect(head).toEqual([
      "41 packets, 8,676 bytes, 2023-11-14 22:13:20 UTC, 12.5 s",
      "2 packets lost by the capture tool",
      "3,412 packets of link type 105 skipped",
      "8 connections, 6 Kafka, 2 tls",
      "0 requests, 0 responses, 3 unattributed",
      "1 record batch, 2 records",
    ]);
  });
  it("has a row for each API and version, in columns", () => {
    const { latencyMs: _, ...silent } = api;
    const gone = { ...silent, apiKey: 0, apiName: "Produce", version: 2, removed: true };
    const quiet = {
      ...gone,
      requests: 1,
      responses: 0,
      errors: [],
      throttledMs: 0,
      undecodable: 1,
    };
    expect(lines({ apis: [quiet, api], unanswered: { requests: 4, longest: [] } })).toEqual([
      "1,001 requests, 998 responses, 4 unanswered, 1 undecodable",
      "",
      "API           version  requests  responses  p50 ms  p95 ms  p99 ms  max ms",
      "Produce (0)         2         1          0                                  gone in Kafka 4; " +
      "2 unanswered; 1 undecodable",
      "Metadata (3)       12     1,000        998   0.123    1.24    12.4     501  2 unanswered; " +
      "throttled 4.00 s; 200 × LEADER_NOT_AVAILABLE; 1 × error 12345",
    ]);
  });
  it("leaves out columns that would be empty, and knows numbers without a name", () => {
    const { latencyMs: _, apiName: _name, ...silent } = api;
    const plain = { ...silent, unanswered: 0, errors: [], throttledMs: 0 };
    expect(lines({ apis: [plain] }).slice(2)).toEqual([
      "API              version  requests  responses",
      "unknown API (3)       12     1,000        998",
    ]);
    expect(formatSummary({ ...nothing, apis: [api] })[3]).toContain(
      "200 × error 5; 1 × error 12345",
    );
  });
  it("capture U-17, U-19, U-20: has the clients, and what they should not do", () => {
    const used = { removed: [], offered: [], outside: [] };
    const clients = [
      {
        clientId: null,
        requests: 1_000,
        addresses: ["10.0.0.1", "10.0.0.2", "10.0.0.3"],
        software: [{ name: "librdkafka", version: "2.0.2" }],
        apis: [
          { ...used, apiKey: 0, apiName: "Produce", versions: [2, 3], removed: [2] },
          {
            ...used,
            apiKey: 3,
            apiName: "Metadata",
            versions: [13],
            offered: [[0, 9], [0, 12]] as const,
            outside: [13],
          },
        ],
      },
      {
        clientId: "a\u202eb",
        requests: 1,
        addresses: [],
        software: [],
        apis: [{ ...used, apiKey: 200, versions: [1], outside: [1] }],
      },
    ];
    const { clientId: _, ...others } = clients[1]!;
    expect(lines({ clients, otherClients: others })).toEqual([
      "Client      requests  address                software          versions",
      "(null)         1,000  10.0.0.1, 10.0.0.2 +1  librdkafka 2.0.2  Produce 2/3, Metadata 13",
      '"a\\u202eb"         1                                           API 200 1',
      "all others         1                                           API 200 1",
      "",
      "(null) uses what Kafka 4 has removed: Produce 2",
      "(null) uses Metadata 13, its broker offers 0 to 9 or 0 to 12",
      '"a\\u202eb" uses API 200 1, its broker does not offer it',
    ]);
  });
  it("cuts long lists", () => {
    const errors = [1, 2, 3, 5, 6, 7].map((code) => ({ code, count: 1 }));
    const { latencyMs: _, ...silent } = api;
    expect(lines({ apis: [{ ...silent, unanswered: 0, throttledMs: 0, errors }] })[3]).toBe(
      "Metadata (3)       12     1,000        998  1 × OFFSET_OUT_OF_RANGE; 1 × CORRUPT_MESSAGE; " +
        "1 × UNKNOWN_TOPIC_OR_PARTITION; 1 × LEADER_NOT_AVAILABLE; 2 more error codes",
    );
    const versions = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const used = {
      apiKey: 3,
      apiName: "Metadata",
      removed: [],
      offered: [],
      outside: [],
      versions,
    };
    const client = { clientId: "a", requests: 1, addresses: [], software: [] };
    const apis = Array.from({ length: 9 }, () => used);
    expect(lines({ clients: [{ ...client, apis: [used] }] })[1]).toBe(
      "a              1  Metadata 0/1/2/3/4/5/6/7/…",
    );
    expect(lines({ clients: [{ ...client, apis }] })[1]).toMatch(/^(?:.* Metadata){8}.* \+1$/);
  });
  it("shows the busiest clients only", () => {
    const client = { clientId: "a", requests: 1, addresses: [], software: [], apis: [] };
    const text = lines({ clients: Array.from({ length: 52 }, () => client) });
    expect([text.length, text.at(-1)]).toEqual([52, "and 2 clients with fewer requests"]);
  });
  it("capture U-29: lists what was not answered", () => {
    const request = { id: 1, connection: 4, apiKey: 18, version: 3 };
    const longest = [
      {
        ...request,
        apiName: "ApiVersions",
        correlationId: 7,
        clientId: null,
        waitedMs: 10_000,
        ended: "fin by client",
      },
      request,
    ];
    expect(lines({ unanswered: { requests: 2, longest } })).toEqual([
      "Unanswered   version  correlation id  client  connection  waited",
      "ApiVersions        3               7  (null)           4  10.0 s  fin by client",
      "API 18             3                                   4",
    ]);
  });
  it("writes durations for a reader", () => {
    const waits = [0, 0.25, 999, 59_900, 60_000, 3_599_999, 7_500_000, 21_288_064_000];
    const longest = waits.map((waitedMs) => ({
      id: 1,
      connection: 4,
      apiKey: 18,
      version: 3,
      waitedMs,
    }));
    const rows = lines({ unanswered: { requests: 8, longest } }).slice(1);
    expect(rows.map((row) => row.slice(-13).trim())).toEqual([
      "0 ms",
      "0.250 ms",
      "999 ms",
      "59.9 s",
      "1 min 0 s",
      "59 min 59 s",
      "2 h 5 min",
      "246 d 9 h",
    ]);
  });
  it("lists gaps, warnings, and says if it is not complete", () => {
    const gap = {
      id: 1,
      connection: 2,
      direction: "response",
      bytes: 1_448,
      cause: "lost-segment",
    } as const;
    const longest = [
      gap,
      { ...gap, direction: "request", bytes: 12, cause: "bad-length" } as const,
    ];
    const warnings = [{ code: "capture-truncated", count: 1 }, {
      code: "b\u001b[2J",
      count: 1_000,
    }];
    expect(
      lines({ gaps: { count: 2, bytes: 1_460, missing: 1_448, longest }, warnings, cut: true }),
    ).toEqual([
      "2 gaps of 1,460 bytes, 1,448 of them not captured",
      "  1,448  responses  connection 2  lost-segment",
      "     12  requests   connection 2  bad-length",
      "",
      "Warnings",
      "      1  capture-truncated",
      "  1,000  b\\u001b[2J",
      "Some of the above is not complete: there was too much to keep",
    ]);
  });
});
