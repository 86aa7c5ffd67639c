import { describe, expect, it } from "vitest";
import { decodeRequestFrame, decodeResponseFrame } from "../../codec/frame/mod.ts";
import {
  type RequestTrace,
  type ResponseTrace,
  traceRequestFrame,
  traceResponseFrame,
} from "../../codec/inspect/mod.ts";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import { DescribeCluster, DescribeClusterServer } from "../../codec/messages/describe_cluster.ts";
import { MetadataServer } from "../../codec/messages/metadata.ts";
import { DecodeError, formatPath } from "../../codec/wire/mod.ts";
import { withoutStacks } from "../hostile/verdict.ts";
import { type FrameLine, goldenFrames } from "../kit/golden.ts";
import { bytesOf } from "../kit/hex.ts";
import { clientOf, serverOf } from "../kit/vectors.ts";
import { difference, failures } from "../messages/failures.ts";
import { coverProblem, leavesOf, lineOf, treeProblem } from "./leaves.ts";

const REQUEST = bytesOf("00000010 003c 0001 00000007 0002 6364 00 00 01 00"); // DescribeCluster v1
const RESPONSE = bytesOf(
  "00000027 00000007 00 00000000 0000 00 01 0263 00000001" +
    "02 00000001 0268 00002384 037231 00 80000000 00",
);
const NOT_KNOWN = bytesOf("00000010 00000001 0023 00000001 0012 0000 0004"); // answer to ApiVersions v9

const golden = [...await goldenFrames("frames-4.4"), ...await goldenFrames("frames-3.9")];

type Trace = RequestTrace<object> | ResponseTrace<object>;

function traced({ api, direction, version }: FrameLine, frame: Uint8Array): Trace {
  return direction === "request"
    ? traceRequestFrame(serverOf(api), frame)
    : traceResponseFrame(clientOf(api), frame, version);
}

function decoded({ api, direction, version }: FrameLine, frame: Uint8Array) {
  return direction === "request"
    ? decodeRequestFrame(serverOf(api), frame)
    : decodeResponseFrame(clientOf(api), frame, version);
}

function label({ api, direction, version }: FrameLine, i: number): string {
  return `line ${i + 1}, ${api} ${direction} v${version}`;
}

describe("a traced frame that Kafka wrote", () => {
  it("is covered once", () => {
    expect(golden.length).toBe(148);
    expect(failures(golden, label, (line) => {
      const { spans, error, omitted } = traced(line, line.frame);
      if (error || omitted > 0) return `is not whole: ${error}`;
      return treeProblem(spans) || coverProblem(spans, 0, line.frame.length);
    })).toEqual([]);
  });
  it("has the header, the message and the version that the decoder gives", () => {
    for (const line of golden) {
      const { header, message, version } = traced(line, line.frame);
      const plain = decoded(line, line.frame);
      expect({ header, body: message }).toEqual({ header: plain.header, body: plain.body });
      expect(version).toBe(line.version);
    }
  });
  it("may stand anywhere in its buffer, and gives views of it", () => {
    const line = golden.find(({ api }) => api === "BrokerRegistration")!;
    const buffer = new Uint8Array(line.frame.length + 9);
    buffer.set(line.frame, 5);
    const frame = buffer.subarray(5, -4);
    expect(traced(line, frame)).toEqual(traced(line, line.frame));
  });
});

describe("traceResponseFrame()", () => {
  it("gives all spans of DescribeCluster v1", () => {
    const { spans, header, message, version, error } = traceResponseFrame(
      DescribeCluster,
      RESPONSE,
      1,
    );
    expect([header, version, error]).toEqual([{ correlationId: 7 }, 1, undefined]);
    expect(message?.brokers[0]?.port).toBe(9092);
    expect(spans.map(lineOf)).toEqual([
      "0-43 in -1 frame : frame field",
      "0-4 in 0 frame : int32 length = 39",
      "4-9 in 0 header : struct field",
      "4-8 in 2 header correlationId: int32 field = 7",
      "8-9 in 2 header taggedFields: tagged fields field",
      "8-9 in 4 header taggedFields: uvarint count = 0",
      "9-43 in 0 body : struct field",
      "9-13 in 6 body throttleTimeMs: int32 field = 0",
      "13-15 in 6 body errorCode: int16 field = 0",
      "15-16 in 6 body errorMessage: compact string field = null",
      "15-16 in 9 body errorMessage: uvarint length = null",
      "16-17 in 6 body endpointType: int8 field = 1",
      '17-19 in 6 body clusterId: compact string field = "c"',
      "17-18 in 12 body clusterId: uvarint length = 1",
      "18-19 in 12 body clusterId: compact string data",
      "19-23 in 6 body controllerId: int32 field = 1",
      "23-38 in 6 body brokers: compact array field",
      "23-24 in 16 body brokers: uvarint count = 1",
      "24-38 in 16 body brokers[0]: struct field",
      "24-28 in 18 body brokers[0].brokerId: int32 field = 1",
      '28-30 in 18 body brokers[0].host: compact string field = "h"',
      "28-29 in 20 body brokers[0].host: uvarint length = 1",
      "29-30 in 20 body brokers[0].host: compact string data",
      "30-34 in 18 body brokers[0].port: int32 field = 9092",
      '34-37 in 18 body brokers[0].rack: compact string field = "r1"',
      "34-35 in 24 body brokers[0].rack: uvarint length = 2",
      "35-37 in 24 body brokers[0].rack: compact string data",
      "37-38 in 18 body brokers[0].taggedFields: tagged fields field",
      "37-38 in 27 body brokers[0].taggedFields: uvarint count = 0",
      "38-42 in 6 body clusterAuthorizedOperations: int32 field = -2147483648",
      "42-43 in 6 body taggedFields: tagged fields field",
      "42-43 in 30 body taggedFields: uvarint count = 0",
    ]);
  });
  it("gives all spans of an ApiVersions response at the version it was read at", () => {
    const { spans, version, message } = traceResponseFrame(ApiVersions, NOT_KNOWN, 4);
    expect([version, message?.errorCode]).toEqual([0, 35]);
    expect(spans.map(lineOf)).toEqual([
      "0-20 in -1 frame : frame field",
      "0-4 in 0 frame : int32 length = 16",
      "4-8 in 0 header : struct field",
      "4-8 in 2 header correlationId: int32 field = 1",
      "8-20 in 0 body : struct field",
      "8-10 in 4 body errorCode: int16 field = 35",
      "10-20 in 4 body apiKeys: array field",
      "10-14 in 6 body apiKeys: int32 count = 1",
      "14-20 in 6 body apiKeys[0]: struct field",
      "14-16 in 8 body apiKeys[0].apiKey: int16 field = 18",
      "16-18 in 8 body apiKeys[0].minVersion: int16 field = 0",
      "18-20 in 8 body apiKeys[0].maxVersion: int16 field = 4",
    ]);
  });
  it("keeps to the version asked for where an ApiVersions response is neither", () => {
    const frame = bytesOf("0000000c 00000001 0023 06 000000 00ff");
    const { spans, version, error, partial } = traceResponseFrame(ApiVersions, frame, 4);
    expect([version, partial]).toEqual([4, { errorCode: 35, apiKeys: [] }]);
    expect([formatPath(error!.path), error!.offset]).toEqual(["apiKeys", 10]);
    expect(lineOf(spans.at(-1)!)).toBe("10-11 in 6 body apiKeys: uvarint count = 5");
  });
  it("places an error in the frame, beside header and fields", () => {
    const frame = RESPONSE.slice();
    frame[28] = 0; // the host of a broker is null
    const { header, error, partial } = traceResponseFrame(DescribeCluster, frame, 1);
    expect(header).toEqual({ correlationId: 7 });
    expect([error?.reason, error?.offset]).toEqual(["null-not-allowed", 28]);
    expect(partial).toMatchObject({ clusterId: "c", brokers: [{ brokerId: 1 }] });
  });
});

describe("traceRequestFrame()", () => {
  it("gives the spans of the header that the version asks for", () => {
    const { spans, header, version } = traceRequestFrame(DescribeClusterServer, REQUEST);
    expect([header?.clientId, version]).toEqual(["cd", 1]);
    expect(spans.filter(({ part }) => part === "header").map(lineOf)).toEqual([
      "4-17 in 0 header : struct field",
      "4-6 in 2 header requestApiKey: int16 field = 60",
      "6-8 in 2 header requestApiVersion: int16 field = 1",
      "8-12 in 2 header correlationId: int32 field = 7",
      '12-16 in 2 header clientId: string field = "cd"',
      "12-14 in 6 header clientId: int16 length = 2",
      "14-16 in 6 header clientId: string data",
      "16-17 in 2 header taggedFields: tagged fields field",
      "16-17 in 9 header taggedFields: uvarint count = 0",
    ]);
  });
  it("gives the header alone of a version that is not known", () => {
    const frame = REQUEST.slice();
    frame[7] = 99;
    const { header, version, error, spans, ...rest } = traceRequestFrame(
      DescribeClusterServer,
      frame,
    );
    expect([header?.clientId, version, rest]).toEqual(["cd", 99, { omitted: 0 }]);
    expect([error?.reason, error?.offset]).toEqual(["unsupported-version", 6]);
    expect(leavesOf(spans).at(-1)).toMatchObject({ part: "header", end: 17 });
  });
  it("gives the three numbers that are the same everywhere of another API", () => {
    const { spans, header, version, error } = traceRequestFrame(MetadataServer, REQUEST);
    expect([header, version, error?.offset]).toEqual([undefined, 1, 4]);
    expect(spans.slice(2).map(lineOf)).toEqual([
      "4-12 in 0 header : struct field",
      "4-6 in 2 header requestApiKey: int16 field = 60",
      "6-8 in 2 header requestApiVersion: int16 field = 1",
      "8-12 in 2 header correlationId: int32 field = 7",
    ]);
  });
  it("says that there is no version where the frame ends before it", () => {
    const { spans, version, error } = traceRequestFrame(
      MetadataServer,
      bytesOf("00000003 0003 00"),
    );
    expect([version, error?.path, error?.offset]).toEqual([null, ["requestApiVersion"], 6]);
    expect(leavesOf(spans).at(-1)!.end).toBe(6);
  });
  it("counts the spans that there is no room for, of header and body", () => {
    const all = traceRequestFrame(DescribeClusterServer, REQUEST);
    for (const maxSpans of [0, 3]) {
      const { spans, omitted, version } = traceRequestFrame(DescribeClusterServer, REQUEST, {
        maxSpans,
      });
      expect(spans.length).toBe(2 + 2 * maxSpans); // the frame and its length are always there
      expect([spans.length + omitted, version]).toEqual([all.spans.length, 1]);
    }
  });
  it("gives what a broken header holds", () => {
    const frame = REQUEST.slice();
    frame[13] = 0x55; // the client id is longer than the frame
    const { spans, header, error, ...rest } = traceRequestFrame(DescribeClusterServer, frame);
    expect([header, rest]).toEqual([undefined, { omitted: 0, version: 1 }]);
    expect([error?.path, error?.offset]).toEqual([["clientId"], 12]);
    expect(lineOf(spans.at(-1)!)).toBe("12-14 in 6 header clientId: int16 length = 85");
  });
  it("gives a client id that is not UTF-8 with U+FFFD in its place, if it may", () => {
    const frame = REQUEST.slice();
    frame[15] = 0xff;
    const { header, spans } = traceRequestFrame(DescribeClusterServer, frame, {
      replaceInvalidUtf8: true,
    });
    expect(header?.invalidText).toEqual([{ path: ["clientId"], data: Uint8Array.of(0x63, 0xff) }]);
    expect(spans.find(({ path }) => path[0] === "clientId")?.value).toBe("c\ufffd");
  });
});

describe("a traced frame that is none", () => {
  it("and was cut gives what there is, and the field where it ends", () => {
    const check = (line: FrameLine) => {
      const whole = leavesOf(traced(line, line.frame).spans);
      const steps = Math.ceil(line.frame.length / 15);
      for (let length = 0; length < line.frame.length; length += steps) {
        const problem = cutProblem(line, length, whole.map(({ end }) => end));
        if (problem !== "") return `${length} bytes: ${problem}`;
      }
      return "";
    };
    expect(withoutStacks(() => failures(golden, label, check))).toEqual([]);
  });
  it("and was cut gives the error of the field, which tells more than that of the frame", () => {
    const { error, partial } = traceResponseFrame(DescribeCluster, RESPONSE.subarray(0, 32), 1);
    expect(error?.message).toBe(
      "Cannot decode DescribeClusterResponse.brokers[0].port at byte 30: " +
        "expected int32 (4 bytes), found 2 bytes",
    );
    expect(partial).toMatchObject({ clusterId: "c", brokers: [{ brokerId: 1, host: "h" }] });
  });
  it("and was cut in its header gives the error of that", () => {
    const { error, version } = traceRequestFrame(DescribeClusterServer, REQUEST.subarray(0, 15));
    expect(error?.message).toBe(
      "Cannot decode RequestHeader.clientId at byte 14: expected string (2 bytes), found 1 byte",
    );
    expect(version).toBe(1);
  });
  it("but has a whole message and bytes behind it gives both", () => {
    const frame = Uint8Array.of(...RESPONSE, 0, 0);
    const { spans, message, error } = traceResponseFrame(DescribeCluster, frame, 1);
    expect(message?.clusterId).toBe("c");
    expect([error?.reason, error?.offset]).toEqual(["trailing-bytes", 43]);
    expect([spans[0]!.end, coverProblem(spans, 0, 43)]).toEqual([43, ""]);
  });
  it("but was cut behind a response of version 0 gives the message and the error", () => {
    const frame = bytesOf("0000000e 00000001 0000 00000000"); // version 1 without its last field
    const { message, version, error } = traceResponseFrame(ApiVersions, frame, 1);
    expect([message?.apiKeys, version, error?.reason]).toEqual([[], 0, "truncated"]);
  });
  for (
    const [hex, reason] of [
      ["16030100", "not-kafka"],
      ["48545450 2f312e31", "not-kafka"],
      ["fffffffe 0000", "length-out-of-range"],
    ] as const
  ) {
    it(`but ${hex} gives its length only`, () => {
      const frame = bytesOf(hex);
      const traces: Trace[] = [
        traceRequestFrame(MetadataServer, frame),
        traceResponseFrame(DescribeCluster, frame, 1),
      ];
      for (const { spans, error, message, partial, header } of traces) {
        expect([error?.reason, message ?? partial ?? header]).toEqual([reason, undefined]);
        expect(spans.map(({ start, end, role }) => `${start}-${end} ${role}`)).toEqual([
          `0-${frame.length} field`,
          "0-4 length",
        ]);
      }
    });
  }
  it("but three bytes has no length either", () => {
    const { spans, error } = traceResponseFrame(DescribeCluster, new Uint8Array(3), 1);
    expect([spans.length, spans[0]!.end, error?.reason]).toEqual([1, 3, "truncated"]);
  });
  it("is an error of the caller if it is no bytes", () => {
    const frame = "00000000" as unknown as Uint8Array;
    const sentence = "Cannot trace frame: expected Uint8Array, found string";
    expect(() => traceRequestFrame(MetadataServer, frame)).toThrow(new TypeError(sentence));
    expect(() => traceResponseFrame(DescribeCluster, frame, 1)).toThrow(new TypeError(sentence));
  });
  it("what is no DecodeError passes", () => {
    const decodeResponse = (): never => {
      throw new Error("a bug");
    };
    const api = { ...DescribeCluster, decodeResponse };
    expect(() => traceResponseFrame(api, RESPONSE, 1)).toThrow("a bug");
  });
});

/** Every leaf that is there as a whole has to be found: counts may need the bytes that are cut off. */
function cutProblem(line: FrameLine, length: number, ends: readonly number[]): string {
  const frame = line.frame.subarray(0, length);
  const { spans, error, version } = traced(line, frame);
  if (!(error instanceof DecodeError) || error.offset > length) return `error ${error}`;
  const found = leavesOf(spans).map(({ end }) => end);
  if (length < 4) return difference(length === 0 ? "" : `${length}`, found.join());
  if (version !== line.version && line.direction === "response") return ""; // ApiVersions, read at 0
  const whole = ends.filter((end) => end <= length);
  return treeProblem(spans) || difference(whole.join(), found.join());
}
