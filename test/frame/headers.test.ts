import { describe, expect, it } from "vitest";
import { encodeRequestHeader } from "../../codec/messages/request_header.ts";
import {
  apis,
  findApi,
  isRemoved,
  requestHeaderVersion,
  responseHeaderVersion,
} from "../../codec/frame/mod.ts";
import { requestHeaderOf, responseHeaderOf } from "../../codec/frame/headers.ts";

const cases: [api: string, key: number, version: number, request: number, response: number][] = [
  ["Produce", 0, 8, 1, 0],
  ["Produce", 0, 9, 2, 1],
  ["Metadata", 3, 8, 1, 0],
  ["Metadata", 3, 9, 2, 1],
  ["CreateTopics", 19, 4, 1, 0],
  ["CreateTopics", 19, 5, 2, 1],
  ["ControlledShutdown", 7, 0, 0, 0],
  ["ControlledShutdown", 7, 1, 1, 0],
  ["ControlledShutdown", 7, 3, 2, 1],
  ["ApiVersions", 18, 0, 1, 0],
  ["ApiVersions", 18, 2, 1, 0],
  ["ApiVersions", 18, 3, 2, 0],
  ["ApiVersions", 18, 99, 2, 0],
  ["SaslHandshake", 17, 1, 1, 0],
  ["OffsetDelete", 47, 0, 1, 0],
  ["DescribeConfigs", 32, 3, 1, 0],
  ["DescribeConfigs", 32, 4, 2, 1],
  ["DescribeCluster", 60, 0, 2, 1],
  ["BrokerRegistration", 62, 0, 2, 1],
  ["Metadata", 3, 32767, 2, 1],
  ["Metadata", 3, -1, 1, 0],
];

describe("requestHeaderVersion() and responseHeaderVersion()", () => {
  for (const [name, key, version, request, response] of cases) {
    it(`protocol 8.5: ${name} ${version} -> ${request}/${response}`, () => {
      expect(findApi(key)?.name).toBe(name);
      expect(requestHeaderVersion(key, version)).toBe(request);
      expect(responseHeaderVersion(key, version)).toBe(response);
    });
  }

  it("protocol 8.5: FindCoordinator 1 has a header of 10 bytes, CreateDelegationToken 2 of 11", () => {
    expect(headerOf("FindCoordinator", 1).length).toBe(10);
    expect(headerOf("CreateDelegationToken", 2).length).toBe(11);
  });

  it("protocol 3.1: a map in the schema decides instead of flexible versions", () => {
    const listed = { key: 3, flexibleFrom: 9 };
    const requestHeaders: [number, number][] = [[0, 1], [9, 2], [14, 3]];
    const responseHeaders: [number, number][] = [[0, 0], [12, 1]];
    const versionsOf = (version: number) => [
      requestHeaderOf({ ...listed, requestHeaders }, version),
      responseHeaderOf({ ...listed, responseHeaders }, version),
    ];
    expect([0, 8, 9, 11, 12, 13, 14, 99].map(versionsOf)).toEqual([
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 0],
      [2, 1],
      [2, 1],
      [3, 1],
      [3, 1],
    ]);
    expect(responseHeaderOf({ key: 18, flexibleFrom: 3, responseHeaders }, 12)).toBe(0);
  });

  it("agree with the first flexible version of every API", () => {
    for (const { key, minVersion, maxVersion, flexibleFrom, ...lists } of apis) {
      if (lists.requestHeaders || lists.responseHeaders) continue;
      for (let version = minVersion; version <= maxVersion; version++) {
        const flexible = Number(flexibleFrom !== null && version >= flexibleFrom);
        const oldest = key === 7 && version === 0;
        expect(requestHeaderVersion(key, version)).toBe(oldest ? 0 : 1 + flexible);
        expect(responseHeaderVersion(key, version)).toBe(key === 18 ? 0 : flexible);
      }
    }
  });

  it("refuse an unknown key", () => {
    const message = "Cannot choose a header version: expected a known api key, found 32000";
    expect(() => requestHeaderVersion(32000, 0)).toThrow(new RangeError(message));
    expect(() => responseHeaderVersion(32000, 0)).toThrow(new RangeError(message));
  });
});

describe("findApi()", () => {
  it("finds each API by its key", () => {
    expect(apis.length).toBe(95);
    for (const api of apis) expect(findApi(api.key)).toBe(api);
  });
  it("finds nothing for unknown keys", () => {
    for (const key of [-1, 95, 32767, 1.5, NaN]) expect(findApi(key)).toBe(undefined);
  });
});

describe("isRemoved()", () => {
  const removed = (name: string) => {
    const api = apis.find((api) => api.name === name)!;
    return versionsOf(api.minVersion - 1, api.maxVersion + 1).filter((v) => isRemoved(api, v));
  };
  const rows: [api: string, versions: number[]][] = [ // KIP-896 and KIP-500
    ["Produce", [0, 1, 2]],
    ["Fetch", [0, 1, 2, 3]],
    ["ListOffsets", [0]],
    ["Metadata", []],
    ["OffsetCommit", [0, 1]],
    ["OffsetFetch", [0]],
    ["JoinGroup", []],
    ["ApiVersions", []],
    ["CreateTopics", [0, 1]],
    ["OffsetForLeaderEpoch", [0, 1]],
    ["DescribeConfigs", [0]],
    ["AlterConfigs", []],
    ["BrokerRegistration", []],
    ["LeaderAndIsr", [0, 1, 2, 3, 4, 5, 6, 7]],
    ["StopReplica", [0, 1, 2, 3, 4]],
    ["UpdateMetadata", [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ["ControlledShutdown", [0, 1, 2, 3]],
  ];
  for (const [name, versions] of rows) {
    it(`capture U-19: of ${name} Kafka 4 has removed ${versions.join(", ") || "nothing"}`, () => {
      expect(removed(name)).toEqual(versions);
    });
  }
  it("leaves the 309 pairs that Kafka 4.4 counts of the 368 of the merged schemas", () => {
    const pairs = apis.flatMap((api) =>
      versionsOf(api.minVersion, api.maxVersion).map((version) => isRemoved(api, version))
    );
    expect([pairs.length, pairs.filter(Boolean).length]).toEqual([368, 368 - 309]);
  });
});

function versionsOf(lowest: number, highest: number): number[] {
  return Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
}

function headerOf(name: string, requestApiVersion: number): Uint8Array {
  const requestApiKey = apis.find((api) => api.name === name)!.key;
  const header = { requestApiKey, requestApiVersion, correlationId: 7, clientId: "" };
  return encodeRequestHeader(header, requestHeaderVersion(requestApiKey, requestApiVersion));
}
