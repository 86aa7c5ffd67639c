import { describe, expect, it } from "vitest";
import { describedOf, describeRequestOf } from "../../codec/dynamic_config/mod.ts";
import {
  decodeDescribeConfigsRequest,
  decodeDescribeConfigsResponse,
  encodeDescribeConfigsRequest,
  encodeDescribeConfigsResponse,
} from "../../codec/messages/describe_configs.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { active, Follower, reading } from "./follower.ts";

const DESCRIBE = {
  type: "describe",
  seq: 3,
  resourceType: 9,
  resourceName: "x",
  keys: null,
} as const;

describe("describeRequestOf()", () => {
  it("connection D4: the resource is alone in its request", () => {
    expect(describeRequestOf(DESCRIBE)).toEqual({
      resources: [{ resourceType: 9, resourceName: "x", configurationKeys: null }],
    });
  });
  it("connection D1: every version can say it", () => {
    for (const version of [0, 1, 2, 3, 4]) {
      const body = encodeDescribeConfigsRequest(describeRequestOf(DESCRIBE), version);
      expect(decodeDescribeConfigsRequest(body, version).resources[0]).toEqual({
        resourceType: 9,
        resourceName: "x",
        configurationKeys: null,
      });
    }
  });
  it("connection D1: the bytes after the header are those that a 4.4 broker was sent, but for documentation", () => {
    // Broker facts 4: … 02 09 02 78 00 00 01 01 00, with synonyms and documentation.
    expect(hexOf(encodeDescribeConfigsRequest(describeRequestOf(DESCRIBE), 4)))
      .toBe("020902780000000000");
  });
});

describe("describedOf()", () => {
  it("connection D.7: what a 4.4 broker answers, and the machine is quiet from then on", () => {
    // Broker facts 4, the body: error 42, type 9 and the name echoed, no configs.
    const body = bytesOf("00000000 02 002a 05 54657874 09 05 73686f70 01 00 00");
    const report = describedOf(decodeDescribeConfigsResponse(body, 4));
    expect(report).toEqual({
      type: "described",
      errorCode: 42,
      resourceType: 9,
      resourceName: "shop",
      entries: [],
    });
    const follower = reading("producer");
    expect(follower.do(report)).toEqual([{ type: "disabled", reason: "invalid-request" }]);
    expect(follower.machine.deadlineMs).toBeUndefined();
  });
  it("keeps names, values and sources in their order", () => {
    const body = encodeDescribeConfigsResponse({
      throttleTimeMs: 0,
      results: [{
        errorCode: 0,
        errorMessage: null,
        resourceType: 9,
        resourceName: "shop",
        configs: [
          { name: "b", value: "1", readOnly: false, isSensitive: false, configSource: 8 },
          { name: "a", value: null, readOnly: true, isSensitive: false, configSource: 7 },
        ],
      }],
    }, 4);
    expect(describedOf(decodeDescribeConfigsResponse(body, 4)).entries).toEqual([
      { name: "b", value: "1", isSensitive: false, source: 8 },
      { name: "a", value: null, isSensitive: false, source: 7 },
    ]);
  });
  it("leaves the value of a sensitive entry out", () => {
    const config = {
      name: "acks",
      value: "secret",
      readOnly: false,
      isDefault: false,
      isSensitive: true,
      configSource: 7,
      synonyms: [],
      configType: 9,
      documentation: null,
    };
    const result = { errorCode: 0, errorMessage: null, resourceType: 9, resourceName: "shop" };
    const report = describedOf({ results: [{ ...result, configs: [config] }] });
    expect(report.entries).toEqual([{ name: "acks", value: null, isSensitive: true, source: 7 }]);
  });
  it("connection D.5: an answer without result is an error that changes nothing", () => {
    const follower = new Follower();
    follower.start("producer");
    follower.do({ type: "nodeReady" });
    expect(follower.do(describedOf({ results: [] }))).toEqual([{
      type: "warning",
      code: "DESCRIBE_ERROR",
      detail: "DescribeConfigs was answered with error -1",
    }]);
    expect(follower.machine.deadlineMs).toBeGreaterThanOrEqual(270_000);
  });
  it("connection D2: of several results the first counts; another resource's is refused", () => {
    const result = { errorMessage: null, resourceName: "shop", configs: [] };
    const results = [
      { ...result, errorCode: 0, resourceType: 16 },
      { ...result, errorCode: 0, resourceType: 9 },
    ];
    const follower = active("producer");
    follower.wake();
    expect(follower.do(describedOf({ results })))
      .toEqual([{ type: "disabled", reason: "other-resource" }]);
  });
  it("connection D5: version 0 has no sources, so nothing of it is used", () => {
    const body = encodeDescribeConfigsResponse({
      throttleTimeMs: 0,
      results: [{
        errorCode: 0,
        errorMessage: null,
        resourceType: 9,
        resourceName: "shop",
        configs: [{ name: "acks", value: "0", readOnly: false, isSensitive: false }],
      }],
    }, 0);
    const follower = reading("producer");
    expect(follower.do(describedOf(decodeDescribeConfigsResponse(body, 0))))
      .toEqual([{ type: "ignored", key: "acks", why: "source" }]);
  });
});
