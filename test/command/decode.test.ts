import { describe, expect, it } from "vitest";
import { bytesOf } from "../kit/read_file.ts";
import { ascii, example, linesOf, ran, recording } from "./run.ts";

async function decoded(...args: string[]): Promise<string[]> {
  const { status, out, err } = await ran(["decode", ...args, "a.pcap"], {
    "a.pcap": await example(),
  });
  expect([status, err]).toEqual([0, ""]);
  return linesOf(out);
}

describe("the text form", () => {
  it("has a line for each event", async () => {
    const lines = await decoded();
    expect(lines.length).toBe(58);
    expect(lines.slice(0, 5).map((line) => line.slice(0, 74).trimEnd())).toEqual([
      "   1    0.000000  c0   127.0.0.1:56172 → 127.0.0.1:19103  opened",
      "   2    0.000000  c0 → ApiVersions v5           #13      46 B  client 1",
      "   3    0.001808  c0 ← ApiVersions v5           #13     477 B  1.808 ms",
      "   4    0.003322  c0 → BrokerRegistration v4    #12     279 B  client 1",
      "   5    0.203372  c0 ← BrokerRegistration v4    #12      24 B  200.050 ms",
    ]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
  });
  it("is as wide as the terminal", async () => {
    const files = { a: await example() };
    const terminals = { output: true, error: false };
    const widest = async (columns: number) => {
      const { out } = await ran(["decode", "a"], files, { terminals, columns });
      return Math.max(...linesOf(out).map((line) => line.length));
    };
    expect(await widest(110)).toBeLessThanOrEqual(110);
    expect(await widest(200)).toBeGreaterThan(120);
    expect(await widest(20)).toBe(await widest(80));
  });
  it("shows all fields on demand", async () => {
    const lines = await decoded("--details", "all", "--filter", "id==24");
    expect(lines.length).toBeGreaterThan(40);
    expect(lines).toContain("          #16  RegisterBrokerRecord v4");
    expect(lines.slice(1, 3)).toEqual([
      "      sessionId=0",
      "      responses[0]  topicId=AAAAAAAAAAAAAAAAAAAAAQ(__cluster_metadata)",
    ]);
  });
  it("shows what went wrong, unless nothing is wanted below a line", async () => {
    const files = { a: await recording("errors.pcap") };
    const args = ["decode", "a", "--filter", "malformed"];
    const [errors, none] = [await ran(args, files), await ran([...args, "--details=none"], files)];
    expect(errors.out).toMatch(/\n +✗ .*\n(.*\n)* +\^+/);
    expect(none.out).not.toContain("^");
    expect(linesOf(none.out).length).toBeGreaterThan(2);
  });
});

describe("the filter", () => {
  it("chooses events, whose lines stay the same", async () => {
    const all = await decoded();
    const some = await decoded("--filter", "api==Metadata || error");
    expect(some.map((line) => line.slice(0, 40).trimEnd())).toEqual([
      "  42   25.943125  c2 → Metadata v13",
      "  43   25.949607  c2 ← Metadata v13",
    ]);
    expect(some.filter((line) => !all.includes(line))).toEqual([]);
  });
  it("knows error codes by name", async () => {
    const files = { a: await recording("errors.pcap") };
    const { out } = await ran(["decode", "a", "--filter", "error==INVALID_REQUEST"], files);
    expect(linesOf(out).filter((line) => !line.includes("INVALID_REQUEST"))).toEqual([]);
    expect(linesOf(out).length).toBeGreaterThan(1);
  });
});

describe("--ndjson", () => {
  it("is an object a line and event", async () => {
    const lines = await decoded("--ndjson");
    expect(lines.length).toBe(58);
    const [first, second] = lines.map((line) => JSON.parse(line));
    expect(first).toEqual({
      kind: "connection",
      connection: 0,
      time: "1795996155.857178000",
      state: "open",
      client: { address: "127.0.0.1", port: 56172 },
      server: { address: "127.0.0.1", port: 19103 },
      id: 1,
    });
    expect(second).toMatchObject({
      kind: "message",
      direction: "request",
      apiKey: 18,
      apiName: "ApiVersions",
      version: 5,
      message: { clientSoftwareName: "apache-kafka-java", clientSoftwareVersion: "4.4.0" },
    });
  });
  it("with --headers leaves bodies alone", async () => {
    const events = (await decoded("--ndjson", "--headers")).map((line) => JSON.parse(line));
    const messages = events.filter(({ kind }) => kind === "message");
    expect(messages.length).toBe(52);
    expect(messages.filter(({ message }) => message !== undefined)).toEqual([]);
  });
});

describe("--request-log", () => {
  it("is an object a line and request, with its answer and what is known of the client", async () => {
    const lines = (await decoded("--request-log")).map((line) => JSON.parse(line));
    expect(lines.length).toBe(26);
    expect(Object.keys(lines[1])).toEqual([
      "isForwarded",
      "requestHeader",
      "request",
      "response",
      "connection",
      "totalTimeMs",
      "clientInformation",
    ]);
    expect(lines[1]).toMatchObject({
      requestHeader: { requestApiKeyName: "BROKER_REGISTRATION", correlationId: 12, clientId: "1" },
      request: { brokerId: 1, rack: "r1" },
      response: { errorCode: 0, brokerEpoch: 12 },
      connection: "127.0.0.1:19103-127.0.0.1:56172",
      clientInformation: { softwareName: "apache-kafka-java", softwareVersion: "4.4.0" },
    });
    expect(lines[1].totalTimeMs).toBeCloseTo(200.05, 9);
  });
  it("has a pair where one side of it is wanted", async () => {
    for (const side of ["request", "response"]) {
      const lines = await decoded("--request-log", "--filter", `${side} && api==Metadata`);
      expect(lines.length).toBe(1);
      expect(JSON.parse(lines[0]!)).toMatchObject({
        request: { topics: null },
        response: { controllerId: 1 },
      });
    }
  });
  it("has requests that nobody answered, where their connection ends", async () => {
    const files = { a: await recording("errors.pcap") };
    const { out } = await ran(["decode", "--request-log", "a"], files);
    const alone = linesOf(out).map((line) => JSON.parse(line)).filter((line) => !line.response);
    expect(alone.map(({ requestHeader }) => requestHeader.requestApiKey)).toContain(193);
    expect(alone.filter(({ totalTimeMs }) => totalTimeMs === undefined).length).toBeGreaterThan(5);
  });
});

describe("--summary", () => {
  it("is figures for people", async () => {
    const lines = await decoded("--summary");
    expect(lines.slice(0, 4)).toEqual([
      "92 packets, 42,502 bytes, 2026-11-29 23:49:15 UTC, 26.3 s",
      "3 connections, 3 Kafka",
      "26 requests, 26 responses",
      "8 record batches, 22 records",
    ]);
    expect(lines).toContain(
      "BrokerRegistration (62)          4         1          1     200     200     200     200",
    );
  });
  it("counts the packets that are not read, by link type", async () => {
    const wireless = (await example()).slice();
    wireless[20] = 105;
    const { status, out, err } = await ran(["decode", "--summary", "a"], { a: wireless });
    expect([status, err]).toEqual([
      0,
      "Warning: 92 packets of link type 105 (IEEE 802.11) skipped (×92)\n",
    ]);
    expect(linesOf(out)).toEqual([
      "92 packets, 42,502 bytes",
      "92 packets of link type 105 skipped",
      "",
      "Warnings",
      "  92  link-type",
    ]);
  });
  it("is one object with --ndjson", async () => {
    const [line, ...others] = await decoded("--summary", "--ndjson");
    expect(others).toEqual([]);
    expect(JSON.parse(line!)).toMatchObject({
      packets: 92,
      from: "1795996155.857178000",
      connections: { total: 3, kafka: 3, notKafka: [] },
      gaps: { count: 0 },
      cut: false,
    });
  });
});

describe("what is read", () => {
  it("may come from the standard input", async () => {
    const source = new Blob([await example()]).stream();
    const { status, out } = await ran(["decode", "-"], { "-": { source } });
    expect([status, linesOf(out)]).toEqual([0, await decoded()]);
  });
  it("may be packed", async () => {
    const source = new Blob([await example()]).stream().pipeThrough(new CompressionStream("gzip"));
    const { out } = await ran(["decode", "a"], { a: { source } });
    expect(linesOf(out)).toEqual(await decoded());
  });
  it("may be both directions of a connection", async () => {
    const requests = new Uint8Array([0, 0, 0, 11, 0, 18, 0, 0, 0, 0, 0, 7, 0, 1, 97]);
    const responses = new Uint8Array([0, 0, 0, 10, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0]);
    const { status, out, err } = await ran(["decode", "q", "s"], { q: requests, s: responses });
    expect([status, err]).toEqual([0, ""]);
    expect(
      linesOf(out).filter((line) => line.includes("ApiVersions v0")).map((line) => line.trim()),
    )
      .toEqual([
        "2  c0 → ApiVersions v0            #7      15 B  client a",
        "3  c0 ← ApiVersions v0            #7      14 B              apiKeys=[]",
      ]);
  });
  it("may be text that shows bytes, which is told", async () => {
    const text = ascii("0000000b 0012 0000 00000007 0001 61 # a request\n");
    const { status, out, err } = await ran(["decode", "a"], { a: text });
    expect(status).toBe(0);
    expect(out).toContain("→ ApiVersions v0");
    expect(err).toMatch(/^Warning: The text was taken for .*\n$/);
  });
  it("may be a log", async () => {
    const log = await bytesOf("test/captures/logs/__cluster_metadata-0/00000000000000000415.log");
    const { status, out, err } = await ran(["decode", "a.log"], { "a.log": log });
    expect([status, err]).toEqual([0, ""]);
    expect(linesOf(out)).toEqual(["   2  NoOp × 40 (offsets 415-454)"]);
  });
});

describe("warnings", () => {
  it("are events, and told beside them: C-29", async () => {
    const cut = (await example()).subarray(0, 40_000);
    const { status, out, err } = await ran(["decode", "--ndjson", "a"], { a: cut });
    expect(status).toBe(0);
    const warnings = linesOf(out).map((line) => JSON.parse(line)).filter((event) =>
      event.kind === "warning"
    );
    expect(warnings.map(({ code }) => code)).toEqual(["capture-truncated"]);
    expect(err).toBe(
      `Warning: ${warnings[0].text} (byte ${
        `${warnings[0].fileOffset}`.replace(/(?=\d{3}$)/, ",")
      } of the file)\n`,
    );
  });
  it("are told once where both are one screen", async () => {
    const cut = (await example()).subarray(0, 40_000);
    const screen = { terminals: { output: true, error: true } };
    expect((await ran(["decode", "a"], { a: cut }, screen)).err).toBe("");
    expect((await ran(["decode", "a", "--filter", "Metadata"], { a: cut }, screen)).err)
      .toMatch(/^Warning: /);
    expect((await ran(["decode", "a", "--ndjson"], { a: cut }, screen)).err).toMatch(/^Warning: /);
  });
  it("are told ten times a kind, then counted", async () => {
    const { out, err } = await ran(["decode", "--ndjson", "a"], {
      a: await recording("errors.pcap"),
    });
    const events = linesOf(out).filter((line) => line.includes('"code":"unanswered"'));
    expect(events.length).toBe(12);
    expect(linesOf(err).length).toBe(11);
    expect(linesOf(err).at(-1)).toBe("Warning: 2 more with the code unanswered");
  });
});

it("one request that waits for its answer until the client gives up is told: U-29", async () => {
  const { err } = await ran(["decode", "a"], { a: await recording("errors.pcap") });
  expect(linesOf(err)[0]).toMatch(
    /^Warning: Request unanswered for .* connection closed by server/,
  );
});
