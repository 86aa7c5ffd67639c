import { describe, expect, it } from "vitest";
import type { MessageEvent } from "../../codec/capture/event.ts";
import { findApi } from "../../codec/frame/mod.ts";
import { formatJson, formatRequestLog, type Shape } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import { EncodeError } from "../../codec/wire/mod.ts";

/** An event of client "etl", of which only what is given differs. */
function event(
  direction: "request" | "response",
  apiKey: number,
  version: number,
  message?: object,
  more: Partial<MessageEvent> = {},
): MessageEvent {
  return {
    kind: "message",
    id: 1,
    connection: 0,
    direction,
    header: { apiKey, apiVersion: version, correlationId: 283, clientId: "etl", headerVersion: 2 },
    apiKey,
    apiName: findApi(apiKey)!.name,
    version,
    range: { stream: 0, length: 1, missing: 0, file: [] },
    bodyStart: 12,
    packets: [],
    flags: [],
    issues: [],
    ...(message && { message }),
    ...more,
  };
}

const topicId = "r3IRhpJiTnOM9i0B4tRT5g";
const produced = (records: unknown) => ({
  transactionalId: null,
  acks: -1,
  timeoutMs: 3000,
  topicData: [{ name: "", topicId, partitionData: [{ index: 8, records }] }],
});
const answer = {
  responses: [{
    name: "",
    topicId,
    partitionResponses: [{
      index: 8,
      errorCode: 0,
      baseOffset: 72n,
      logAppendTimeMs: -1n,
      logStartOffset: 0n,
      recordErrors: [],
      errorMessage: null,
    }],
  }],
  throttleTimeMs: 0,
};
const ends = {
  client: { address: "172.80.0.43", port: 52486 },
  server: { address: "172.80.0.11", port: 9092 },
};

describe("formatRequestLog()", () => {
  it("capture 1.4: has the shape of Kafka's line, without what only a broker knows", () => {
    const request = event("request", 0, 13, produced(new Uint8Array(115)));
    const response = event("response", 0, 13, answer, { pairedWith: 1, latencyMs: 4.67 });
    const facts = {
      ...ends,
      pairedWith: request,
      software: { name: "apache-kafka-java", version: "4.1.0" },
    };
    expect(formatRequestLog(response, findShape, facts)).toBe(
      '{"isForwarded":false,"requestHeader":{"requestApiKey":0,"requestApiVersion":13,' +
        '"correlationId":283,"clientId":"etl","requestApiKeyName":"PRODUCE"},' +
        '"request":{"transactionalId":null,"acks":-1,"timeoutMs":3000,"topicData":[' +
        `{"topicId":"${topicId}","partitionData":[{"index":8,"recordsSizeInBytes":115}]}]},` +
        `"response":{"responses":[{"topicId":"${topicId}","partitionResponses":[` +
        '{"index":8,"errorCode":0,"baseOffset":72,"logAppendTimeMs":-1,"logStartOffset":0,' +
        '"recordErrors":[],"errorMessage":null}]}],"throttleTimeMs":0},' +
        '"connection":"172.80.0.11:9092-172.80.0.43:52486","totalTimeMs":4.67,' +
        '"clientInformation":{"softwareName":"apache-kafka-java","softwareVersion":"4.1.0"}}',
    );
  });
  it("gives the same line for a request that was captured after its response", () => {
    const request = event("request", 0, 13, produced(null));
    const response = event("response", 0, 13, answer, { latencyMs: 4.67 });
    const line = formatRequestLog(response, findShape, { pairedWith: request });
    expect(formatRequestLog(request, findShape, { pairedWith: response })).toBe(line);
    expect(line).toContain('"records":null');
  });
  it("says what a response alone knows, or a request", () => {
    const head = '{"isForwarded":false,"requestHeader":{"requestApiKey":12,"requestApiVersion":0,' +
      '"correlationId":283,"clientId":"etl","requestApiKeyName":"HEARTBEAT"}';
    const response = event("response", 12, 0, { errorCode: 27 }, { latencyMs: 0.5 });
    expect(formatRequestLog(response, findShape)).toBe(
      `${head},"response":{"errorCode":27},"totalTimeMs":0.5}`,
    );
    const request = event("request", 12, 0, { groupId: "g", generationId: 1, memberId: "m" });
    expect(formatRequestLog(request, findShape, { client: ends.client })).toBe(
      `${head},"request":{"groupId":"g","generationId":1,"memberId":"m"}}`,
    );
  });
  it("capture U-17: takes a null client id, and leaves out one that is not known", () => {
    const { header, ...rest } = event("request", 12, 0);
    const { clientId: _, ...unread } = header;
    const line = (header: MessageEvent["header"]) =>
      formatRequestLog({ ...rest, header }, findShape);
    expect(line({ ...header, clientId: null })).toContain('"clientId":null');
    expect(line(unread)).not.toContain("clientId");
  });
  it("capture U-19: marks versions that Kafka 4 has removed, whichever side says so", () => {
    const flags = ["deprecated-version"] as const;
    const request = event("request", 12, 0, undefined, { flags });
    const response = event("response", 12, 0);
    const lines = [
      formatRequestLog(request, findShape),
      formatRequestLog(response, findShape, { pairedWith: request }),
      formatRequestLog(response, findShape),
    ];
    const mark = '"requestApiKeyName":"HEARTBEAT","requestApiVersionDeprecated":true}';
    expect(lines.map((line) => line?.includes(mark))).toEqual([true, true, false]);
  });
  it("says what was forwarded", () => {
    const line = formatRequestLog(event("request", 12, 0, undefined, { enclosedBy: 7 }), findShape);
    expect(line).toMatch(/^{"isForwarded":true,/);
  });
  it("writes the body of an answer in the version it has", () => {
    const header = { ...event("request", 18, 4).header };
    const refusal = { errorCode: 35, apiKeys: [{ apiKey: 18, minVersion: 0, maxVersion: 3 }] };
    const line = formatRequestLog(event("response", 18, 0, refusal, { header }), findShape);
    expect(line).toContain('"requestApiVersion":4');
    expect(line).toContain(
      '"response":{"errorCode":35,"apiKeys":[{"apiKey":18,"minVersion":0,"maxVersion":3}]}',
    );
  });
  it("leaves out bodies that were not decoded or have no shape", () => {
    const { message: _, issues: _issues, ...bare } = event("request", 12, 0, { groupId: "g" });
    const undecoded = { ...bare, kind: "undecodable", reason: "malformed", partial: {} } as const;
    expect(formatRequestLog(event("request", 12, 0), findShape)).toMatch(/"HEARTBEAT"}}$/);
    expect(formatRequestLog(undecoded, findShape)).toMatch(/"HEARTBEAT"}}$/);
    expect(formatRequestLog(event("request", 12, 0, {}), () => undefined)).toMatch(
      /"HEARTBEAT"}}$/,
    );
    const { apiName: _name, ...unnamed } = { ...undecoded, apiKey: 200 };
    expect(formatRequestLog(unnamed, findShape)).not.toContain("requestApiKeyName");
  });
  it("has no line for other events, nor for a response to nobody knows what", () => {
    const { message: _, issues: _issues, ...bare } = event("response", 12, 0);
    const orphan = { ...bare, kind: "undecodable", reason: "orphan" } as const;
    expect(formatRequestLog({ ...orphan, header: { correlationId: 1 } }, findShape)).toBe(
      undefined,
    );
    const warning = { kind: "warning", id: 1, code: "a", text: "b", count: 1 } as const;
    expect(formatRequestLog(warning, findShape)).toBe(undefined);
  });
  it("names every API as Kafka does", () => {
    const keys = [1, 9, 18, 22, 28, 34, 50, 55, 60, 71, 76, 84, 88, 93];
    const names = keys.map((key) =>
      /"requestApiKeyName":"(\w+)"/.exec(formatRequestLog(event("request", key, 0), findShape)!)
        ?.[1]
    );
    expect(names).toEqual([
      "FETCH",
      "OFFSET_FETCH",
      "API_VERSIONS",
      "INIT_PRODUCER_ID",
      "TXN_OFFSET_COMMIT",
      "ALTER_REPLICA_LOG_DIRS",
      "DESCRIBE_USER_SCRAM_CREDENTIALS",
      "DESCRIBE_QUORUM",
      "DESCRIBE_CLUSTER",
      "GET_TELEMETRY_SUBSCRIPTIONS",
      "SHARE_GROUP_HEARTBEAT",
      "READ_SHARE_GROUP_STATE",
      "STREAMS_GROUP_HEARTBEAT",
      "STREAMS_GROUP_TOPOLOGY_DESCRIPTION_UPDATE",
    ]);
  });
});

describe("formatRequestLog() of values", () => {
  const field = { versions: [0, 1] } as const;
  const shape: Shape = {
    name: "HeartbeatRequest",
    minVersion: 0,
    maxVersion: 1,
    fields: [
      { ...field, name: "int", type: "int64" },
      { ...field, name: "bytes", type: "bytes", nullable: [0, 1] },
      { ...field, name: "text", type: "string" },
      { ...field, name: "records", type: "records", nullable: [0, 1] },
      { name: "late", type: "bytes", versions: [1, 1] },
    ],
  };
  const usual = { int: 0n, bytes: Uint8Array.of(1), text: "", records: null, late: "«0 bytes»" };
  const body = (change: object, version = 0) =>
    /"request":(.*)}$/.exec(
      formatRequestLog(event("request", 12, version, { ...usual, ...change }), () => shape)!,
    )![1];

  it("capture 5.5: an int64 that a double cannot hold is text", () => {
    const safe = 9007199254740991n;
    expect(body({ int: -safe })).toContain('"int":-9007199254740991,');
    expect(body({ int: safe })).toContain('"int":9007199254740991,');
    expect(body({ int: safe + 1n })).toContain('"int":"9007199254740992",');
    expect(body({ int: 2n ** 63n - 1n })).toContain('"int":"9223372036854775807",');
  });
  it("capture 5.9: masks stay, and tell the size of records", () => {
    expect(body({ bytes: "«7 bytes»", text: "«9 bytes»", records: "«115 bytes»" })).toBe(
      '{"int":0,"bytes":"«7 bytes»","text":"«9 bytes»","recordsSizeInBytes":115}',
    );
    expect(body({ records: "«0 bytes»", bytes: null }, 1)).toBe(
      '{"int":0,"bytes":null,"text":"","recordsSizeInBytes":0,"late":"«0 bytes»"}',
    );
  });
  it("refuses any other text where bytes should be", () => {
    for (const text of ["", "7 bytes", "«7 bytes» ", "«x bytes»", "«1234567890123456 bytes»"]) {
      for (const name of ["bytes", "records"]) {
        const message = `Cannot encode HeartbeatRequest.${name}: expected Uint8Array, found string`;
        expect(() => body({ [name]: text })).toThrow(message);
        expect(() => body({ [name]: text })).toThrow(EncodeError);
      }
    }
    expect(() => body({ int: 2n ** 63n })).toThrow(
      "expected int64 (bigint), found bigint out of range",
    );
    expect(() => formatRequestLog(event("request", 12, 2, usual), () => shape)).toThrow(
      "Cannot encode HeartbeatRequest: expected version 0 to 1, found version 2",
    );
  });
  it("knows masks only here: formatJson() refuses them, also for records", () => {
    const records = { name: "records", type: "records", versions: [0, 0] } as const;
    const bytes = { name: "bytes", type: "bytes", versions: [0, 0] } as const;
    for (const field of [records, bytes]) {
      const one = { name: "M", minVersion: 0, maxVersion: 0, fields: [field] };
      expect(() => formatJson(one, { [field.name]: "«7 bytes»" }, 0, { records: "size" })).toThrow(
        `Cannot encode M.${field.name}: expected Uint8Array, found string`,
      );
    }
  });
  it("escapes what would move or turn a terminal, in bodies and headers", () => {
    const { header } = event("request", 12, 0);
    const clientId = "\u009b1m\u2028";
    const request = event("request", 12, 0, { ...usual, text: "\u001b\u202e\u{e0041}ü" });
    const line = formatRequestLog({ ...request, header: { ...header, clientId } }, () => shape)!;
    expect(line).toContain('"clientId":"\\u009b1m\\u2028"');
    expect(line).toContain('"text":"\\u001B\\u202e\\udb40\\udc41ü"');
    expect(JSON.parse(line).request.text).toBe("\u001b\u202e\u{e0041}ü");
  });
});
