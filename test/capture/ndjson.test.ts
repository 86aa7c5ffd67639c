import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBase64 } from "../../codec/capture/output/base64.ts";
import { formatEvent } from "../../codec/capture/output/ndjson.ts";
import { formatBase64 as kafkaBase64 } from "../../codec/json/base64.ts";
import type { FieldShape } from "../../codec/json/mod.ts";
import { shapes } from "../../codec/json/shapes/mod.ts";
import { MissingDecompressorError } from "../../codec/records/mod.ts";
import { DecodeError } from "../../codec/wire/mod.ts";
import { batch, opened, record, request, response, undecodable } from "./made_events.ts";

const messageOf = (message: object) =>
  /"message":(.*)}$/.exec(formatEvent({ ...request({}), message }))![1];

describe("formatEvent()", () => {
  it("capture 5.5: writes the members in their order on one line", () => {
    const event = response({ throttleTimeMs: 0, brokers: [], errorCode: 0 });
    expect(formatEvent(event)).toBe(
      '{"kind":"message","id":3,"connection":0,"time":"1700000000.000400000",' +
        '"direction":"response",' +
        '"header":{"apiKey":3,"apiVersion":12,"correlationId":1,"clientId":"etl",' +
        '"headerVersion":2},' +
        '"apiKey":3,"apiName":"Metadata","version":12,' +
        '"range":{"stream":0,"length":344,"missing":0,"file":[]},' +
        '"bodyStart":9,"packets":[5,6],"flags":[],"issues":[],' +
        '"message":{"throttleTimeMs":0,"brokers":[],"errorCode":0},' +
        '"pairedWith":2,"latencyMs":0.3}',
    );
  });
  it("capture U-07: has key, version, correlation id, topic, partition and offset", () => {
    const records = [{
      path: ["topicData", 0, "partitionData", 0, "records"],
      topic: "orders",
      partition: 3,
      batches: [{ ...batch({ baseOffset: 72n }), kind: undefined, id: undefined }],
    }];
    const line = formatEvent({
      ...request({}),
      apiKey: 0,
      apiName: "Produce",
      version: 9,
      records,
    });
    const event = JSON.parse(line);
    expect([event.apiKey, event.version, event.header.correlationId]).toEqual([0, 9, 1]);
    const { path, topic, partition, batches: [{ baseOffset, kind }] } = event.records[0];
    expect([topic, partition, baseOffset, kind]).toEqual(["orders", 3, 72, undefined]);
    expect(path).toEqual(["topicData", 0, "partitionData", 0, "records"]);
  });
  it("capture U-17: takes null for a client id and for topics", () => {
    const header = { ...request({}).header, clientId: null };
    const event = JSON.parse(formatEvent({ ...request({ topics: null }), header }));
    expect([event.header.clientId, event.message.topics]).toEqual([null, null]);
  });
  it("leaves out what is undefined, whatever comes after it", () => {
    expect(messageOf({ a: undefined, b: 1, c: undefined, d: [] })).toBe('{"b":1,"d":[]}');
    expect(messageOf({ a: undefined })).toBe("{}");
  });
  it("writes an int64 as a number as long as a double holds it", () => {
    const safe = 9007199254740991n;
    expect(messageOf({ a: safe, b: -safe, c: 0n })).toBe(
      '{"a":9007199254740991,"b":-9007199254740991,"c":0}',
    );
    expect(messageOf({ a: safe + 1n, b: -safe - 1n, c: -(2n ** 63n) })).toBe(
      '{"a":"9007199254740992","b":"-9007199254740992","c":"-9223372036854775808"}',
    );
  });
  it("writes numbers that JSON lacks as text", () => {
    expect(messageOf({ a: NaN, b: Infinity, c: -Infinity, d: 1.5, e: -0 })).toBe(
      '{"a":"NaN","b":"Infinity","c":"-Infinity","d":1.5,"e":0}',
    );
  });
  it("writes bytes as base64 and keeps masks", () => {
    const bytes = Uint8Array.of(9, 1, 2, 3, 9).subarray(1, 4);
    expect(messageOf({ a: bytes, b: new Uint8Array(0), c: null, d: "«3 bytes»" })).toBe(
      '{"a":"AQID","b":"","c":null,"d":"«3 bytes»"}',
    );
  });
  it("names an unknown tagged field by tag, bytes and what they may say (C-13)", () => {
    const tag = (tag: number, ...data: number[]) => ({ tag, data: Uint8Array.from(data) });
    const unknownTaggedFields = [
      tag(10_000, 6, ...new TextEncoder().encode("pod-1")),
      tag(3, 0, 0, 0, 65),
      tag(4, 0, 65),
      tag(5),
      { tag: 6, data: "«2 bytes»" },
    ];
    expect(JSON.parse(messageOf({ unknownTaggedFields })!).unknownTaggedFields).toEqual([
      { tag: 10_000, data: "BnBvZC0x", text: ".pod-1" },
      { tag: 3, data: "AAAAQQ==" },
      { tag: 4, data: "AEE=" },
      { tag: 5, data: "" },
      { tag: 6, data: "«2 bytes»" },
    ]);
  });
  it("looks for text in the first 256 bytes of a tagged field", () => {
    const data = new Uint8Array(1_000).fill(65);
    const { unknownTaggedFields: [{ text }] } = JSON.parse(
      messageOf({ unknownTaggedFields: [{ tag: 1, data }] })!,
    );
    expect(text).toBe("A".repeat(256));
  });
  it("writes an error as its facts and its sentence", () => {
    const error = new DecodeError("corrupt", "batch", ["crc"], 4, "that of its bytes", "another");
    const issue = { path: ["crc"], offset: 4, what: error.message, error };
    const missing = { ...issue, error: new MissingDecompressorError("zstd") };
    const { issues } = JSON.parse(formatEvent({ ...request({}), issues: [issue, missing] }));
    expect(issues.map(({ error }: { error: object }) => error)).toEqual([
      {
        reason: "corrupt",
        path: ["crc"],
        offset: 4,
        expected: "that of its bytes",
        found: "another",
        message: "Cannot decode batch.crc at byte 4: expected that of its bytes, found another",
      },
      {
        codec: "zstd",
        message: "Cannot open a batch: expected a decompressor for zstd, found none",
      },
    ]);
  });
  it("writes names of topics, whose keys are from the wire too", () => {
    const topicNames = { 'a"\u202e': "orders", b: "\u001b[2J" };
    expect(formatEvent({ ...request({}), topicNames })).toContain(
      '"topicNames":{"a\\"\\u202e":"orders","b":"\\u001b[2J"}',
    );
    expect(messageOf({ topicNames: ["a", "b"] })).toBe('{"topicNames":["a","b"]}'); // of DeleteTopics
  });
  it("writes every other kind of event", () => {
    const kinds = [opened(), undecodable(), batch(), record()];
    expect(kinds.map((event) => JSON.parse(formatEvent(event)).kind)).toEqual([
      "connection",
      "undecodable",
      "batch",
      "record",
    ]);
  });
});

describe("formatEvent() of times", () => {
  const timeOf = (event: object) =>
    /"time":("[^"]*"|null)/.exec(formatEvent({ ...request({}), ...event } as never))?.[1];
  const packet = (seconds: number, nanoseconds: number) =>
    timeOf({ time: { seconds, nanoseconds } });

  it("capture 5.5: are seconds with nine decimals", () => {
    expect(packet(1_700_000_000, 123_456_789)).toBe('"1700000000.123456789"');
    expect(packet(0, 1)).toBe('"0.000000001"');
    expect(timeOf({ time: undefined })).toBe(undefined);
  });
  it("count back before 1970", () => {
    expect(packet(-1, 500_000_000)).toBe('"-0.500000000"');
    expect(packet(-2, 1)).toBe('"-1.999999999"');
    expect(packet(-2, 0)).toBe('"-2.000000000"');
  });
  it("of records are the same, from milliseconds, null where there is none", () => {
    expect(timeOf(record({ time: 1_700_000_000_001n }))).toBe('"1700000000.001000000"');
    expect(timeOf(record({ time: -1n }))).toBe("null");
    expect(timeOf(record({ time: -1_500n }))).toBe('"-1.500000000"');
    expect(timeOf(record({ time: 2n ** 63n - 1n }))).toBe('"9223372036854775.807000000"');
  });
  it("are no field of any message", () => {
    const names = (fields: readonly FieldShape[]): string[] =>
      fields.flatMap(({ name, struct }) => [name, ...names(struct?.fields ?? [])]);
    const all = new Set(shapes.flatMap(({ fields }) => names(fields)));
    expect(all.size).toBeGreaterThan(300);
    expect(["time", "unknownTaggedFields"].filter((name) => all.has(name))).toEqual([]);
  });
});

describe("formatEvent() of text", () => {
  // What a terminal obeys: controls, bidi and other format characters, halves of a pair.
  const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/u;

  it("escapes what would move or turn a terminal", () => {
    expect(messageOf({ a: '"\\\n\u001b[31m' })).toBe('{"a":"\\"\\\\\\n\\u001b[31m"}');
    expect(messageOf({ a: "\u007f\u009b\u202e\u2066\u200f\ufeff\u2028" })).toBe(
      '{"a":"\\u007f\\u009b\\u202e\\u2066\\u200f\\ufeff\\u2028"}',
    );
    expect(messageOf({ a: "\u{e0041}" })).toBe('{"a":"\\udb40\\udc41"}');
    expect(messageOf({ a: "\ud800x" })).toBe('{"a":"\\ud800x"}');
    expect(messageOf({ a: "grün 😀" })).toBe('{"a":"grün 😀"}');
  });
  it("gives back any text to a reader of JSON, and is one safe line", () => {
    const texts = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 5 }), texts, (list, clientId) => {
        const header = { ...request({}).header, clientId };
        const line = formatEvent({ ...request({ list }), header });
        expect(line).not.toMatch(unsafe);
        const event = JSON.parse(line);
        expect([event.message.list, event.header.clientId]).toEqual([list, clientId]);
      }),
      { numRuns: 200 },
    );
  });
});

describe("formatBase64()", () => {
  it("knows the vectors of RFC 4648", () => {
    const texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"];
    expect(texts.map((text) => formatBase64(new TextEncoder().encode(text)))).toEqual([
      "",
      "Zg==",
      "Zm8=",
      "Zm9v",
      "Zm9vYg==",
      "Zm9vYmE=",
      "Zm9vYmFy",
    ]);
  });
  it("agrees with that of Kafka's JSON for all lengths, its pieces and beyond", () => {
    for (const length of [0, 1, 2, 3, 4, 255, 256, 12_287, 12_288, 12_289, 30_000]) {
      const bytes = Uint8Array.from({ length }, (_, i) => i * 7 + (i >> 8));
      expect(formatBase64(bytes)).toBe(kafkaBase64(bytes));
    }
  });
});
