import { describe, expect, it } from "vitest";
import {
  DecodeError,
  type DecodeOptions,
  EncodeError,
  Reader,
  type ServerApi,
} from "../../codec/wire/mod.ts";
import {
  decodeRequestFrame,
  decodeResponseFrame,
  encodeRequestFrame,
  encodeResponseFrame,
  peekRequestFrame,
  peekResponseFrame,
  splitRequestFrame,
  splitResponseFrame,
} from "../../codec/frame/mod.ts";
import { ApiVersions, ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import {
  ControlledShutdown,
  ControlledShutdownServer,
} from "../../codec/messages/controlled_shutdown.ts";
import { DescribeCluster, DescribeClusterServer } from "../../codec/messages/describe_cluster.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { decodeRequestHeader, encodeRequestHeader } from "../../codec/messages/request_header.ts";
import {
  decodeResponseHeader,
  encodeResponseHeader,
} from "../../codec/messages/response_header.ts";
import { fromHex, joined, prefixOf, thrown, toHex } from "./bytes.ts";

const F8 = fromHex("00000010003c0001000000070002636400000100");
const F9 = fromHex(
  "00000027000000070000000000000000010263000000010200000001026800002384037231008000000000",
);
const F10 = fromHex("0000000e0003000100000007ffffffffffff");
const F11 = fromHex("00000012001200030000000100026364000278023100");
const F12 = fromHex("0000001000000001002300000001001200000004");

const cluster = {
  throttleTimeMs: 0,
  errorCode: 0,
  errorMessage: null,
  endpointType: 1,
  clusterId: "c",
  controllerId: 1,
  brokers: [{ brokerId: 1, host: "h", port: 9092, rack: "r1" }],
  clusterAuthorizedOperations: -2147483648,
};

describe("headers on the wire", () => {
  const numbers = { correlationId: 7, clientId: null };
  const describeCluster = { ...numbers, requestApiKey: 60, requestApiVersion: 1 };
  const unknownTaggedFields = [{ tag: 0, data: Uint8Array.of(0xaa) }];
  const requests = [
    ["F1", 0, "0007 0000 00000926", {
      requestApiKey: 7,
      requestApiVersion: 0,
      correlationId: 2342,
      clientId: "",
    }],
    ["F2", 1, "0003 0001 00000007 ffff", { ...numbers, requestApiKey: 3, requestApiVersion: 1 }],
    ["F3", 2, "003c 0001 00000007 0002 6364 00", { ...describeCluster, clientId: "cd" }],
    ["F4", 2, "003c 0001 00000007 0000 00", { ...describeCluster, clientId: "" }],
    ["F5", 2, "003c 0001 00000007 ffff 01 00 01 aa", { ...describeCluster, unknownTaggedFields }],
  ] as const;
  for (const [id, version, hex, header] of requests) {
    it(`protocol ${id}: request header v${version}`, () => {
      const bytes = fromHex(hex);
      expect(toHex(encodeRequestHeader(header, version))).toBe(toHex(bytes));
      expect(decodeRequestHeader(bytes, version)).toEqual(header);
      const frame = joined(prefixOf(bytes.length + 3), bytes, Uint8Array.of(1, 2, 3));
      const split = splitRequestFrame(frame);
      expect(split.header).toEqual(header);
      expect(toHex(split.body)).toBe("010203");
      expect(peekRequestFrame(frame)).toEqual({
        apiKey: header.requestApiKey,
        apiVersion: header.requestApiVersion,
        correlationId: header.correlationId,
      });
    });
  }
  const responses = [["F6", 0, "00000007", 8], ["F7", 1, "00000007 00", 9]] as const;
  for (const [id, version, hex, apiVersion] of responses) {
    it(`protocol ${id}: response header v${version}`, () => {
      const bytes = fromHex(hex);
      expect(toHex(encodeResponseHeader({ correlationId: 7 }, version))).toBe(toHex(bytes));
      expect(decodeResponseHeader(bytes, version)).toEqual({ correlationId: 7 });
      const frame = joined(prefixOf(bytes.length + 3), bytes, Uint8Array.of(1, 2, 3));
      const split = splitResponseFrame(frame, 3, apiVersion);
      expect(split.header).toEqual({ correlationId: 7 });
      expect(toHex(split.body)).toBe("010203");
      expect(peekResponseFrame(frame)).toEqual({ correlationId: 7 });
    });
  }
});

describe("whole frames", () => {
  const header = { correlationId: 7, clientId: "cd" };

  it("protocol F8: DescribeCluster v1 request", () => {
    const message = { includeClusterAuthorizedOperations: false, endpointType: 1 };
    expect(toHex(encodeRequestFrame(DescribeCluster, header, message, 1))).toBe(toHex(F8));
    const decoded = decodeRequestFrame(DescribeClusterServer, F8);
    expect(decoded.header).toEqual({ ...header, requestApiKey: 60, requestApiVersion: 1 });
    expect(decoded.body).toMatchObject(message);
  });

  it("protocol F9: its response", () => {
    const answer = encodeResponseFrame(DescribeClusterServer, { correlationId: 7 }, cluster, 1);
    expect(toHex(answer)).toBe(toHex(F9));
    const decoded = decodeResponseFrame(DescribeCluster, F9, 1);
    expect(decoded.header).toEqual({ correlationId: 7 });
    expect(decoded.version).toBe(1);
    expect(decoded.body).toMatchObject(cluster);
  });

  it("protocol F10: Metadata v1 request, client null unless given", () => {
    for (const clientId of [null, undefined]) {
      const frame = encodeRequestFrame(
        Metadata,
        { correlationId: 7, clientId },
        { topics: null },
        1,
      );
      expect(toHex(frame)).toBe(toHex(F10));
    }
    const without = encodeRequestFrame(Metadata, { correlationId: 7 }, { topics: null }, 1);
    expect(toHex(without)).toBe(toHex(F10));
    const { header, body } = decodeRequestFrame(MetadataServer, F10);
    expect([header.clientId, body.topics]).toEqual([null, null]);
  });

  it("protocol F11: ApiVersions v3 request", () => {
    const message = { clientSoftwareName: "x", clientSoftwareVersion: "1" };
    const frame = encodeRequestFrame(ApiVersions, { ...header, correlationId: 1 }, message, 3);
    expect(toHex(frame)).toBe(toHex(F11));
    expect(decodeRequestFrame(ApiVersionsServer, F11).body).toMatchObject(message);
  });

  it("protocol F12: answer to an ApiVersions version that the broker does not know", () => {
    const message = { errorCode: 35, apiKeys: [{ apiKey: 18, minVersion: 0, maxVersion: 4 }] };
    const frame = encodeResponseFrame(ApiVersionsServer, { correlationId: 1 }, message, 0);
    expect(toHex(frame)).toBe(toHex(F12));
    for (const version of [99, 5, 4, 3, 2, 1, 0]) {
      const decoded = decodeResponseFrame(ApiVersions, F12, version);
      expect([decoded.version, decoded.header.correlationId]).toEqual([0, 1]);
      expect(decoded.body).toMatchObject(message);
    }
  });

  it("reads them at every offset of a larger buffer, and gives views", () => {
    for (let offset = 0; offset < 8; offset++) {
      const at = (frame: Uint8Array) =>
        joined(new Uint8Array(offset), frame, new Uint8Array(3)).subarray(offset, -3);
      expect(decodeRequestFrame(DescribeClusterServer, at(F8)).header.clientId).toBe("cd");
      expect(decodeResponseFrame(DescribeCluster, at(F9), 1).body.clusterId).toBe("c");
      const frame = at(F8);
      const { body } = splitRequestFrame(frame);
      expect([body.buffer === frame.buffer, body.byteOffset]).toEqual([true, offset + 17]);
    }
  });

  it("ControlledShutdown v0 to v3 in both directions", () => {
    const lengths = [0, 1, 2, 3].map((version) => {
      const message = { brokerId: 5 };
      const frame = encodeRequestFrame(ControlledShutdown, header, message, version);
      const decoded = decodeRequestFrame(ControlledShutdownServer, frame);
      expect(decoded.body.brokerId).toBe(5);
      expect(decoded.header.clientId).toBe(version === 0 ? "" : "cd");
      const response = { errorCode: 0, remainingPartitions: [] };
      const answer = encodeResponseFrame(ControlledShutdownServer, header, response, version);
      expect(decodeResponseFrame(ControlledShutdown, answer, version)).toMatchObject({
        body: response,
        version,
      });
      return [frame.length, answer.length];
    });
    expect(lengths).toEqual([[16, 14], [20, 14], [28, 14], [30, 13]]);
  });

  it("takes a decoded header again, with its unknown tags", () => {
    const frame = fromHex("00000013 003c0001 00000007 ffff 01 05 03 aabbcc 00 01 00");
    const { header, body } = decodeRequestFrame(DescribeClusterServer, frame);
    expect(header.unknownTaggedFields).toEqual([{ tag: 5, data: fromHex("aabbcc") }]);
    expect(toHex(encodeRequestFrame(DescribeCluster, header, body, 1))).toBe(toHex(frame));
    const answer = joined(prefixOf(42), fromHex("00000007 01 05 01 aa"), F9.subarray(9));
    const response = decodeResponseFrame(DescribeCluster, answer, 1);
    expect(response.header.unknownTaggedFields).toEqual([{ tag: 5, data: fromHex("aa") }]);
    const again = encodeResponseFrame(DescribeClusterServer, response.header, response.body, 1);
    expect(toHex(again)).toBe(toHex(answer));
  });
});

describe("frames that are none", () => {
  const decoders: [string, (frame: Uint8Array) => unknown, Uint8Array][] = [
    ["decodeRequestFrame()", (f) => decodeRequestFrame(DescribeClusterServer, f), F8],
    ["decodeResponseFrame()", (f) => decodeResponseFrame(DescribeCluster, f, 1), F9],
    ["splitRequestFrame()", (f) => splitRequestFrame(f), F8],
    ["splitResponseFrame()", (f) => splitResponseFrame(f, 60, 1), F9],
    ["peekRequestFrame()", (f) => peekRequestFrame(f), F8],
    ["peekResponseFrame()", (f) => peekResponseFrame(f), F9],
  ];
  for (const [name, decode, good] of decoders) {
    const size = good.length - 4;

    it(`${name} wants all of the frame`, () => {
      decode(good);
      for (let n = 0; n < good.length; n++) {
        const facts = n < 4
          ? `frame size (4 bytes), found ${n} byte${n === 1 ? "" : "s"}`
          : `${size} bytes after the frame size, found ${n - 4} byte${n === 5 ? "" : "s"}`;
        const message = `Cannot decode frame at byte 0: expected ${facts}`;
        expect(factsOf(() => decode(good.subarray(0, n)))).toEqual(["truncated", 0, message]);
      }
    });

    it(`${name} wants nothing behind it`, () => {
      const at = good.length;
      for (const [more, found] of [[1, "1 byte"], [2, "2 bytes"]] as const) {
        const message = `Cannot decode frame at byte ${at}: expected end of frame, found ${found}`;
        const long = joined(good, new Uint8Array(more));
        expect(factsOf(() => decode(long))).toEqual(["trailing-bytes", at, message]);
      }
    });

    it(`${name} knows bad sizes and other protocols`, () => {
      const placeOf = (hex: string) => factsOf(() => decode(fromHex(hex))).slice(0, 2);
      expect(placeOf("aaaaaaaa 00")).toEqual(["length-out-of-range", 0]);
      expect(placeOf("ffffffff")).toEqual(["length-out-of-range", 0]);
      expect(placeOf("15030300020228")).toEqual(["not-kafka", 0]);
      expect(placeOf("48545450 2f312e31")).toEqual(["not-kafka", 0]);
      expect(placeOf("7fffffff")).toEqual(["truncated", 0]);
      expect(placeOf("00000000 00")).toEqual(["trailing-bytes", 4]);
    });

    it(`${name} wants a header of the frame`, () => {
      for (let n = 0; n < (name.includes("Request") ? 8 : 4); n++) {
        const short = joined(prefixOf(n), good.subarray(4, 4 + n));
        const [reason, offset] = factsOf(() => decode(short));
        expect(reason).toBe("truncated");
        expect(offset).toBeLessThanOrEqual(short.length);
      }
    });

    it(`${name} wants bytes`, () => {
      const error = new TypeError("Cannot decode frame: expected Uint8Array, found string");
      expect(() => decode("00000000" as unknown as Uint8Array)).toThrow(error);
    });
  }
});

describe("peekRequestFrame() and peekResponseFrame()", () => {
  it("say which number is cut", () => {
    const start = "Cannot decode RequestHeader";
    const messages = [
      `${start}.requestApiKey at byte 4: expected int16 (2 bytes), found 0 bytes`,
      `${start}.requestApiKey at byte 4: expected int16 (2 bytes), found 1 byte`,
      `${start}.requestApiVersion at byte 6: expected int16 (2 bytes), found 0 bytes`,
      `${start}.requestApiVersion at byte 6: expected int16 (2 bytes), found 1 byte`,
      `${start}.correlationId at byte 8: expected int32 (4 bytes), found 0 bytes`,
      `${start}.correlationId at byte 8: expected int32 (4 bytes), found 1 byte`,
      `${start}.correlationId at byte 8: expected int32 (4 bytes), found 2 bytes`,
      `${start}.correlationId at byte 8: expected int32 (4 bytes), found 3 bytes`,
    ];
    messages.forEach((message, n) => {
      const short = joined(prefixOf(n), F8.subarray(4, 4 + n));
      expect(errorOf(() => peekRequestFrame(short)).message).toBe(message);
    });
    expect(errorOf(() => peekResponseFrame(fromHex("00000003 000000"))).message).toBe(
      "Cannot decode ResponseHeader.correlationId at byte 4: expected int32 (4 bytes), found 3 bytes",
    );
  });

  it("read signed numbers, and all of a frame with nothing else", () => {
    expect(peekRequestFrame(fromHex("00000008 fffe fffd fffffffc"))).toEqual({
      apiKey: -2,
      apiVersion: -3,
      correlationId: -4,
    });
    expect(peekResponseFrame(fromHex("00000004 80000000"))).toEqual({ correlationId: -(2 ** 31) });
  });
});

describe("errors count from the start of the frame", () => {
  it("wherever the frame stands in its buffer", () => {
    const buffer = joined(new Uint8Array(100), prefixOf(15), F8.subarray(4, -1));
    const frame = buffer.subarray(100);
    const error = errorOf(() => decodeRequestFrame(DescribeClusterServer, frame));
    expect(error.offset).toBe(19);
  });

  it("in the header", () => {
    const frame = fromHex("0000000b 003c0001 00000007 0005 63");
    expect(errorOf(() => splitRequestFrame(frame)).message).toMatch(
      /^Cannot decode RequestHeader\.clientId at byte 12: expected at most 1 byte/,
    );
    const tag = fromHex("00000007 00000007 010509");
    const error = errorOf(() => splitResponseFrame(tag, 60, 1));
    expect([error.offset, error.path]).toEqual([10, ["taggedFields"]]);
  });

  it("in the body, with the name of the message and the path", () => {
    const bad = joined(F9);
    bad[23] = 9; // a compact array of 8 brokers
    const error = errorOf(() => decodeResponseFrame(DescribeCluster, bad, 1));
    expect(error.message).toMatch(/^Cannot decode DescribeClusterResponse\.brokers at byte 23: /);
    expect(error.path).toEqual(["brokers"]);
    const cut = joined(prefixOf(15), F8.subarray(4, -1));
    expect(factsOf(() => decodeRequestFrame(DescribeClusterServer, cut))[1]).toBe(cut.length);
  });

  it("every proper prefix of a body is a typed error within the frame", () => {
    for (let n = 4; n < F9.length; n++) {
      const short = joined(prefixOf(n - 4), F9.subarray(4, n));
      const [reason, offset] = factsOf(() => decodeResponseFrame(DescribeCluster, short, 1));
      expect(["truncated", "length-out-of-range"]).toContain(reason);
      expect(offset).toBeLessThanOrEqual(n);
    }
  });

  it("trailing bytes of the body", () => {
    const long = joined(prefixOf(18), F8.subarray(4), Uint8Array.of(1, 2));
    expect(factsOf(() => decodeRequestFrame(DescribeClusterServer, long))).toEqual([
      "trailing-bytes",
      20,
      "Cannot decode DescribeClusterRequest at byte 20: expected end of message, found 2 bytes",
    ]);
    const options = { allowTrailingBytes: true };
    expect(decodeRequestFrame(DescribeClusterServer, long, options).header.clientId).toBe("cd");
  });

  it("of another api", () => {
    expect(factsOf(() => decodeRequestFrame(MetadataServer, F8))).toEqual([
      "unsupported-version",
      4,
      "Cannot decode RequestHeader.requestApiKey at byte 4: " +
      "expected api key 3 (Metadata), found api key 60",
    ]);
    const unknown = fromHex("0000000a 7d00 0001 00000007 ffff");
    expect(factsOf(() => splitRequestFrame(unknown))).toEqual([
      "unsupported-version",
      4,
      "Cannot decode RequestHeader.requestApiKey at byte 4: " +
      "expected a known api key, found api key 32000",
    ]);
    expect(peekRequestFrame(unknown)).toEqual({ apiKey: 32000, apiVersion: 1, correlationId: 7 });
  });

  it("of another version, before the body is read", () => {
    for (const version of [-1, 14, 32767]) {
      const frame = joined(F10);
      new DataView(frame.buffer).setInt16(6, version);
      expect(factsOf(() => decodeRequestFrame(MetadataServer, frame))).toEqual([
        "unsupported-version",
        6,
        "Cannot decode RequestHeader.requestApiVersion at byte 6: " +
        `expected Metadata version 0 to 13, found version ${version}`,
      ]);
    }
    const error = errorOf(() => decodeResponseFrame(Metadata, fromHex("0000000500000007 00"), 14));
    expect([error.reason, error.path]).toEqual(["unsupported-version", []]);
    expect(splitRequestFrame(fromHex("0000000c 0003 0063 00000007 ffff 00 55")).body).toEqual(
      Uint8Array.of(0x55),
    );
  });

  it("splitResponseFrame() wants a known api key", () => {
    const message = "Cannot choose a header version: expected a known api key, found 32000";
    expect(() => splitResponseFrame(F9, 32000, 0)).toThrow(new RangeError(message));
  });

  it("what is no DecodeError passes", () => {
    const failing: ServerApi<never, never> = {
      ...DescribeClusterServer,
      decodeRequest: () => {
        throw new SyntaxError("mine");
      },
      encodeResponse: () => new Uint8Array(0),
    };
    expect(() => decodeRequestFrame(failing, F8)).toThrow(new SyntaxError("mine"));
  });
});

describe("protocol 3.3: an ApiVersions response at version 0", () => {
  const old = fromHex("0000000a 00000001 0023 00000000"); // before 2.4: no entries

  it("is decoded at 0, whatever was asked", () => {
    for (const version of [0, 1, 2, 3, 4, 5, 99]) {
      const { body, version: at } = decodeResponseFrame(ApiVersions, old, version);
      expect([body.errorCode, body.apiKeys, at]).toEqual([35, [], 0]);
    }
  });

  it("a good response keeps its version", () => {
    const message = { errorCode: 0, apiKeys: [{ apiKey: 3, minVersion: 0, maxVersion: 9 }] };
    for (const version of [0, 1, 2, 3, 4]) {
      const frame = encodeResponseFrame(ApiVersionsServer, { correlationId: 1 }, message, version);
      const decoded = decodeResponseFrame(ApiVersions, frame, version);
      expect(decoded.version).toBe(version);
      expect(decoded.body).toMatchObject(message);
    }
  });

  it("the first error counts if it decodes at neither", () => {
    const frame = fromHex("00000008 00000001 0000 0205");
    const error = errorOf(() => decodeResponseFrame(ApiVersions, frame, 3));
    expect(error.message).toMatch(/^Cannot decode ApiVersionsResponse\.apiKeys/);
    const unknown = errorOf(() => decodeResponseFrame(ApiVersions, frame, 99));
    expect(unknown.reason).toBe("unsupported-version");
  });

  it("other APIs have no such answer", () => {
    const message = { brokers: [], topics: [] };
    const frame = encodeResponseFrame(MetadataServer, { correlationId: 1 }, message, 0);
    expect(decodeResponseFrame(Metadata, frame, 0).version).toBe(0);
    expect(errorOf(() => decodeResponseFrame(Metadata, frame, 1)).reason).toBe("truncated");
  });

  it("what is no DecodeError is not tried again", () => {
    let calls = 0;
    const api = {
      ...ApiVersions,
      decodeResponse(): never {
        calls++;
        throw new SyntaxError("mine");
      },
    };
    expect(() => decodeResponseFrame(api, old, 3)).toThrow(new SyntaxError("mine"));
    expect(calls).toBe(1);
  });
});

describe("options", () => {
  const illFormed = fromHex("00000010 003c 0001 00000007 0002 ff64 00 00 01 00");

  it("ill-formed UTF-8 in the header is refused", () => {
    const error = errorOf(() => decodeRequestFrame(DescribeClusterServer, illFormed));
    expect([error.reason, error.path, error.offset]).toEqual(["invalid-utf8", ["clientId"], 14]);
  });

  it("or replaced, and kept beside the text", () => {
    const options = { replaceInvalidUtf8: true };
    const { header, body } = decodeRequestFrame(DescribeClusterServer, illFormed, options);
    expect(header.clientId).toBe("\ufffdd");
    expect(header.invalidText).toEqual([{ path: ["clientId"], data: fromHex("ff64") }]);
    expect(body.endpointType).toBe(1);
    expect(splitRequestFrame(illFormed, options).body.length).toBe(3);
    expect(splitRequestFrame(F8, options).header).not.toHaveProperty("invalidText");
  });

  it("limits hold for the header, too", () => {
    const frame = fromHex("00000012 003c0001 00000007 ffff 01 05 02 aabb 00 01 00");
    const decode = (limits: DecodeOptions["limits"]) => () =>
      decodeRequestFrame(DescribeClusterServer, frame, { limits: limits! });
    decode({ unknownTags: 1, unknownTagSize: 2 })();
    for (const limits of [{ unknownTags: 0 }, { unknownTagSize: 1 }]) {
      const error = errorOf(decode(limits));
      expect([error.reason, error.path]).toEqual(["limit", ["taggedFields"]]);
      expect([15, 16, 17]).toContain(error.offset); // tag, size, value
    }
    expect(errorOf(decode({ budget: 1 })).reason).toBe("limit-memory");
  });

  it("the reader seam watches the body", () => {
    const seen: number[] = [];
    const reader = (bytes: Uint8Array, options: DecodeOptions) => {
      seen.push(bytes.length);
      return new Reader(bytes, options);
    };
    decodeRequestFrame(DescribeClusterServer, F8, { reader });
    decodeResponseFrame(DescribeCluster, F9, 1, { reader });
    expect(seen).toEqual([3, 34]);
  });

  it("headerReader watches the header, and sees where it ends", () => {
    const seen: Reader[] = [];
    const headerReader = (bytes: Uint8Array, options: DecodeOptions) => {
      seen.push(new Reader(bytes, options, "header"));
      return seen.at(-1)!;
    };
    decodeRequestFrame(DescribeClusterServer, F8, { headerReader });
    decodeResponseFrame(DescribeCluster, F9, 1, { headerReader });
    splitRequestFrame(F8, { headerReader });
    splitResponseFrame(F9, DescribeCluster.key, 1, { headerReader });
    const ends = seen.map(({ position, end }) => end - position); // what is left is the body
    expect(ends).toEqual([3, 34, 3, 34]);
  });
});

describe("encoding", () => {
  it("says which field or version cannot be said", () => {
    const header = { correlationId: 7 };
    const tags = [{ tag: 0, data: new Uint8Array(0) }];
    const cases: [() => unknown, string][] = [
      [
        () => encodeRequestFrame(Metadata, { correlationId: 2 ** 31 }, { topics: null }, 1),
        "Cannot encode RequestHeader.correlationId: ",
      ],
      [
        () => encodeRequestFrame(Metadata, header, { topics: null }, 14),
        "Cannot encode MetadataRequest: expected version 0 to 13, found version 14",
      ],
      [
        () => encodeRequestFrame(Metadata, header, { topics: null }, 0),
        "Cannot encode MetadataRequest.topics: ",
      ],
      [
        () =>
          encodeRequestFrame(
            Metadata,
            { ...header, unknownTaggedFields: tags },
            { topics: null },
            1,
          ),
        "Cannot encode RequestHeader.",
      ],
      [
        () => encodeResponseFrame(DescribeClusterServer, { correlationId: 0.5 }, cluster, 1),
        "Cannot encode ResponseHeader.correlationId: ",
      ],
      [
        () => encodeResponseFrame(DescribeClusterServer, header, cluster, 9),
        "Cannot encode DescribeClusterResponse: expected version 0 to ",
      ],
    ];
    for (const [encode, start] of cases) {
      const error = thrown(encode);
      expect(error).toBeInstanceOf(EncodeError);
      expect((error as Error).message.slice(0, start.length)).toBe(start);
    }
  });

  it("refuses a frame above 2^31 - 1 before making it", () => {
    const body = { length: 2 ** 31 - 1 } as Uint8Array;
    const api = { ...Metadata, encodeRequest: () => body };
    const error = thrown(() => encodeRequestFrame(api, { correlationId: 7 }, { topics: null }, 1));
    const message =
      "Cannot encode MetadataRequest: expected frame of at most 2147483647 bytes, found a larger one";
    expect(error).toBeInstanceOf(EncodeError);
    expect((error as Error).message).toBe(message);
  });

  it("infers the message from the api", () => {
    const header = { correlationId: 7 };
    // @ts-expect-error: the message has no such field
    const wrong = () => encodeRequestFrame(Metadata, header, { topic: null }, 1);
    // @ts-expect-error: the message lacks its fields
    const less = () => encodeResponseFrame(DescribeClusterServer, header, { errorCode: 0 }, 1);
    expect([thrown(wrong), thrown(less)].map((e) => e instanceof Error)).toEqual([true, true]);
    const { body } = decodeResponseFrame(DescribeCluster, F9, 1);
    const host: string = body.brokers[0]!.host;
    expect(host).toBe("h");
  });
});

function errorOf(run: () => unknown): DecodeError {
  const error = thrown(run);
  if (error instanceof DecodeError) return error;
  throw error;
}

function factsOf(run: () => unknown): [reason: string, offset: number, message: string] {
  const { reason, offset, message } = errorOf(run);
  return [reason, offset, message];
}
