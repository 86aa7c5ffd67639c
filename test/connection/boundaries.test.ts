// Cases at the edges, without which a comparison could be another and no test would notice.

import { describe, expect, it } from "vitest";
import { OptionsError, readResponse, sendCommand } from "../../codec/connection/mod.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { Lane, OFFERED, openingLane, readyLane, responseFrame } from "../kit/lane.ts";

describe("sendCommand()", () => {
  const message = { topics: [] };

  it("connection 1.2: says flexible from the first flexible version on", () => {
    const flexible = [8, 9, 10].map((max) =>
      sendCommand(Metadata, { id: 1, message, versions: { 3: { min: 0, max } } }).flexible
    );
    expect(flexible).toEqual([false, true, true]);
  });

  it("connection 1.2: takes a version that is the lowest of one side and the highest of the other", () => {
    const versionOf = (min: number, max: number) =>
      sendCommand(Metadata, { id: 1, message, versions: { 3: { min, max } } }).apiVersion;
    expect([versionOf(13, 99), versionOf(-1, 0)]).toEqual([13, 0]);
    expect(() => versionOf(14, 99)).toThrow("version 14 to 99, which the peer offers");
  });

  it("connection 1.2: has a timeout if one is given", () => {
    const versions = OFFERED;
    const body = sendCommand(Metadata, { id: 1, message, versions }).body;
    const command = { type: "send", id: 1, apiKey: 3, apiVersion: 13, flexible: true, body };
    expect(sendCommand(Metadata, { id: 1, message, versions })).toStrictEqual(command);
    expect(sendCommand(Metadata, { id: 1, message, versions, timeoutMs: 0 }))
      .toStrictEqual({ ...command, timeoutMs: 0 });
  });

  it("connection 1.2: readResponse() refuses the response of another API", () => {
    const event = { apiKey: 3, apiVersion: 1, body: new Uint8Array(0) };
    expect(() => readResponse(DescribeCluster, event)).toThrow("response of api key 60");
  });
});

describe("boundaries", () => {
  it("connection M2: a time may be as large as an exact integer", () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(new Lane().answer({ type: "tick" }, most)).toEqual({ ok: true });
    expect(() => new Lane().answer({ type: "tick" }, most + 1)).toThrow(RangeError);
  });

  it("connection 1.2: a port of retarget is one of 1 to 65535", () => {
    for (const port of [1, 65_535]) {
      expect(new Lane().answer({ type: "retarget", host: "b2", port })).toEqual({ ok: true });
    }
    for (const port of [0, 65_536]) {
      expect(() => new Lane().answer({ type: "retarget", host: "b2", port })).toThrow(TypeError);
    }
  });

  it("connection C.10: a failure names both addresses if only their ports differ", () => {
    const redirector = () => ({ type: "to", port: 19_092 }) as const;
    const lane = openingLane({ host: "10.0.0.1", redirector });
    const { attempt } = lane.last("open");
    const failed = lane.do({ type: "openFailed", attempt, code: "ECONNREFUSED" });
    const disconnected = failed.find(({ type }) => type === "disconnected");
    expect(disconnected).toMatchObject({
      detail: {
        message: "advertised 10.0.0.1:9092, dialled 10.0.0.1:19092: cannot connect: ECONNREFUSED",
      },
    });
  });

  it("connection A.10: the body of a frame within one chunk is a view of the chunk", () => {
    const lane = readyLane();
    lane.send(1);
    lane.take();
    const bytes = responseFrame(1, [1, 2, 3]);
    const [response] = lane.receive(bytes);
    if (response?.type !== "response") throw new Error("Cannot read: expected a response");
    expect(response.body.buffer).toBe(bytes.buffer);
    expect([...response.body]).toEqual([1, 2, 3]);
  });

  it("connection A.14: a peer that offers only ApiVersions 0 is probed with it", () => {
    const lane = readyLane({ idleProbeAfterMs: 10 }, { ...OFFERED, 18: { min: 0, max: 0 } });
    lane.at(11);
    lane.send(1);
    expect(lane.take().map(({ type }) => type)).toEqual(["write"]);
    expect([...lane.last("write").bytes.subarray(4, 8)]).toEqual([0, 18, 0, 0]);
  });

  it("connection M13: at the end of a grace none is running, and another may begin", () => {
    const lane = readyLane({
      stallForgiveness: true,
      stallMs: 2,
      stallGraceMs: 5,
      requestTimeoutMs: 10,
      connectionsMaxIdleMs: -1,
    });
    lane.send(1);
    expect(lane.at(12).map(({ type }) => type)).toEqual(["write", "stalled"]);
    lane.do({ type: "throttle", throttleMs: 1 });
    lane.at(13); // on time
    lane.do({ type: "throttle", throttleMs: 1 });
    expect(lane.at(17)).toMatchObject([{ type: "stalled", gapMs: 3 }]);
    expect(lane.machine.deadlineMs).toBe(22);
  });

  it("connection A.9: versions that there are not are told as one or as several", () => {
    const send = (api: Partial<typeof Metadata>) =>
      sendCommand({ ...Metadata, ...api }, {
        id: 1,
        message: { topics: null },
        versions: { [Metadata.key]: { min: 20, max: 21 } },
      });
    expect(() => send({ minVersion: 5, maxVersion: 5 })).toThrow(/, found version 5$/);
    expect(() => send({ minVersion: 5, maxVersion: 6 })).toThrow(/, found version 5 to 6$/);
  });

  it("connection A.2: a limit that may not grow to less than it is, and what is found in its place", () => {
    const messageOf = (options: object) => {
      try {
        new Lane(options);
      } catch (error) {
        if (error instanceof OptionsError) return error.findings.map(({ message }) => message);
        throw error;
      }
      return [];
    };
    expect(messageOf({ connectTimeoutMs: 2, connectTimeoutMaxMs: 1 }))
      .toEqual(["expected at least connect.timeout.ms (2), found 1"]);
    expect(messageOf({ connectTimeoutMs: 2, connectTimeoutMaxMs: 2 })).toEqual([]);
    expect(messageOf({ connectionsMaxIdleMs: 0 }))
      .toEqual(["expected -1 or 1 to 2147483647, found 0"]);
    expect(messageOf({ requestTimeoutMs: 0 })).toEqual(["expected 1 to 2147483647, found 0"]);
    expect(messageOf({ requestTimeoutMs: "5000" }))
      .toEqual(['expected 1 to 2147483647, found the text "5000"']);
    expect(messageOf({ requestTimeoutMs: "soon" }))
      .toEqual(["expected 1 to 2147483647, found soon"]);
    expect(messageOf({ requestTimeoutMs: "" })).toEqual(["expected 1 to 2147483647, found "]);
    expect(messageOf({ requestTimeoutMs: {} }))
      .toEqual(["expected 1 to 2147483647, found an object"]);
    expect(messageOf({ requestTimeoutMs: null }))
      .toEqual(["expected 1 to 2147483647, found null"]);
  });
});
