import { describe, expect, it } from "vitest";
import { encodeRequestFrame, encodeResponseFrame } from "../../codec/frame/mod.ts";
import { ApiVersions, ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { Produce } from "../../codec/messages/produce.ts";
import { versionLines } from "../../codec/command/version_lines.ts";
import { Summary } from "../../codec/capture/mod.ts";
import { example, linesOf, ran, recording } from "./run.ts";

const etl = { clientId: "etl" };
const software = { clientSoftwareName: "old-client", clientSoftwareVersion: "0.9" };
const apiKeys = [
  { apiKey: 0, minVersion: 3, maxVersion: 13 },
  { apiKey: 3, minVersion: 0, maxVersion: 13 },
  { apiKey: 18, minVersion: 0, maxVersion: 5 },
];

function joined(...frames: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(frames.flatMap((frame) => [...frame]));
}

/** A client that uses Produce v0, Fetch v3 and Metadata v12 with a broker of Kafka 4. */
const requests = joined(
  encodeRequestFrame(ApiVersions, { ...etl, correlationId: 1 }, software, 3),
  encodeRequestFrame(
    Produce,
    { ...etl, correlationId: 2 },
    { acks: 1, timeoutMs: 1, topicData: [] },
    0,
  ),
  encodeRequestFrame(Fetch, { ...etl, correlationId: 3 }, {
    replicaId: -1,
    maxWaitMs: 1,
    minBytes: 1,
    maxBytes: 1,
    topics: [],
  }, 3),
  encodeRequestFrame(Metadata, { ...etl, correlationId: 4 }, { topics: [] }, 12),
);
const responses = encodeResponseFrame(
  ApiVersionsServer,
  { correlationId: 1 },
  { errorCode: 0, apiKeys, throttleTimeMs: 0 },
  3,
);

describe("the versions that clients use", () => {
  it("are named with what Kafka 4 has removed and what the broker offers: U-19, U-20", async () => {
    const { status, out } = await ran(["versions", "q"], { q: requests });
    expect(status).toBe(0);
    expect(linesOf(out)).toEqual([
      "q: 1 client, 1 with versions that Kafka 4 has removed",
      "",
      "etl  old-client 0.9, 4 requests",
      "  API          key  used",
      "  Produce        0  0     gone in Kafka 4: 0",
      "  Fetch          1  3     gone in Kafka 4: 3",
      "  Metadata       3  12",
      "  ApiVersions   18  3",
    ]);
  });
  it("are told as used outside of what was offered: U-20", async () => {
    const { out } = await ran(["versions", "a"], { a: await recording("errors.pcap") });
    const lines = linesOf(out);
    expect(lines[0]).toBe(
      "a: 3 clients, 1 with versions that Kafka 4 has removed, 1 with versions that were not offered",
    );
    const row = lines.find((line) => line.startsWith("  Produce "));
    expect(row).toMatch(/^ {2}Produce +0 {2}2 +0 to 13 {2}gone in Kafka 4: 2; not offered: 2$/);
    expect(lines.find((line) => line.startsWith("  LeaderAndIsr "))).toMatch(/not offered: 0$/);
  });
  it("are a table a client", async () => {
    const { out, err } = await ran(["versions", "a"], { a: await example() });
    expect(err).toBe("");
    expect(linesOf(out).slice(0, 5)).toEqual([
      "a: 3 clients, none uses a version that Kafka 4 has removed",
      "",
      "admin-describe  apache-kafka-java 4.4.0, 127.0.0.1, 13 requests",
      "  API                   key  used  offered",
      "  Metadata                3  13    0 to 13",
    ]);
  });
  it("are an object a client with --ndjson", async () => {
    const { out } = await ran(["versions", "--ndjson", "q"], { q: requests });
    const [client, ...others] = linesOf(out).map((line) => JSON.parse(line));
    expect(others).toEqual([]);
    expect(client).toMatchObject({
      clientId: "etl",
      requests: 4,
      software: [{ name: "old-client", version: "0.9" }],
    });
    expect(client.apis[0]).toMatchObject({ apiKey: 0, versions: [0], removed: [0] });
  });
  it("are none where there is no client, and what there is instead is said", async () => {
    const { status, out } = await ran(["versions", "a"], { a: await recording("tls.pcap") });
    expect([status, out]).toEqual([0, "a: no client on 4 connections, 4 of tls\n"]);
    expect(versionLines("a", new Summary().read())).toEqual(["a: no client"]);
  });
  it("of a broker that answers are beside its offer", async () => {
    const files = { q: requests, s: responses };
    const { out } = await ran(["decode", "--summary", "--ndjson", "q", "s"], files);
    const [client] = JSON.parse(out).clients;
    expect(client.apis.map(({ offered }: { offered: unknown }) => offered)).toEqual([
      [[3, 13]],
      [],
      [[0, 13]],
      [[0, 5]],
    ]);
  });
});
