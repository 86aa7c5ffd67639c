import { describe, expect, it } from "vitest";
import { decodeDescribeConfigsResponse } from "../../codec/messages/describe_configs.ts";
import {
  decodeMetadataRequest,
  decodeMetadataResponse,
  encodeMetadataResponse,
} from "../../codec/messages/metadata.ts";
import {
  decodeRegisterBrokerRecord,
  encodeRegisterBrokerRecord,
} from "../../codec/messages/register_broker_record.ts";
import { DecodeError, type DecodeReason, EncodeError, formatPath } from "../../codec/wire/mod.ts";
import { bytesOf } from "../kit/hex.ts";

/** A large response: 50 topics of 12 partitions each. */
function large(): Uint8Array {
  const partitions = Array.from({ length: 12 }, (_, partitionIndex) => ({
    errorCode: 0,
    partitionIndex,
    leaderId: 1,
    replicaNodes: [1, 2, 3],
    isrNodes: [1, 2, 3],
  }));
  const topics = Array.from({ length: 50 }, (_, i) => ({
    errorCode: 0,
    name: `topic-${i + 10}`,
    partitions,
  }));
  return encodeMetadataResponse({ brokers: [], topics }, 12);
}

interface Refused {
  readonly reason: DecodeReason;
  readonly path: readonly (string | number)[];
  readonly run: () => unknown;
  readonly sentence: string;
}

const metadata = (hex: string, version: number) => () =>
  decodeMetadataResponse(bytesOf(hex), version);
const register = (hex: string) => () => decodeRegisterBrokerRecord(bytesOf(hex), 0);

// Broker 1, incarnation 0, epoch 2, no endpoints, no features, no rack, fenced.
const BROKER = "00000001 00000000000000000000000000000000 0000000000000002 01 01 00 01";

const REFUSED: readonly Refused[] = [
  {
    reason: "truncated",
    path: ["brokers", 1, "port"],
    run: metadata("00000002 00000001 0001 61 00002384 00000002 0001 62 0000", 0),
    sentence: "Cannot decode MetadataResponse.brokers[1].port at byte 22: " +
      "expected int32 (4 bytes), found 2 bytes",
  },
  {
    reason: "length-out-of-range",
    path: ["topics"],
    run: metadata("00000000 7fffffff 0000000000000000", 0),
    sentence: "Cannot decode MetadataResponse.topics at byte 4: " +
      "expected at most 1 elements, found 2147483647",
  },
  {
    reason: "length-out-of-range",
    path: ["brokers", 0, "host"],
    run: metadata("00000001 00000001 7fff 616263 00000000", 0),
    sentence: "Cannot decode MetadataResponse.brokers[0].host at byte 8: " +
      "expected at most 7 bytes, found 32767",
  },
  {
    reason: "length-out-of-range",
    path: ["brokers", 0, "host"],
    run: metadata("00000001 00000001 fffe 0000000000000000", 0),
    sentence: "Cannot decode MetadataResponse.brokers[0].host at byte 8: " +
      "expected at least -1, found -2",
  },
  {
    reason: "varint-range",
    path: ["brokers"],
    run: metadata("00000000 ffffffff1f", 9),
    sentence: "Cannot decode MetadataResponse.brokers at byte 4: " +
      "expected uvarint of 32 bits, found more bits",
  },
  {
    reason: "null-not-allowed",
    path: ["brokers", 0, "host"],
    run: metadata("00000001 00000001 ffff 0000000000000000", 0),
    sentence:
      "Cannot decode MetadataResponse.brokers[0].host at byte 8: expected string, found null",
  },
  {
    reason: "null-not-allowed",
    path: ["topics"],
    run: () => decodeMetadataRequest(bytesOf("ffffffff"), 0),
    sentence: "Cannot decode MetadataRequest.topics at byte 0: expected array, found null",
  },
  {
    reason: "invalid-utf8",
    path: ["topics", 0, "name"],
    run: metadata("00000000 00000001 0000 0002 fffe 00000000", 0),
    sentence: "Cannot decode MetadataResponse.topics[0].name at byte 12: " +
      "expected UTF-8, found something else",
  },
  {
    reason: "tag-size",
    path: ["pod"],
    run: register(`${BROKER} 01 02 03 0261 62`),
    sentence: "Cannot decode RegisterBrokerRecord.pod at byte 34: expected 2 bytes, found 3 bytes",
  },
  {
    reason: "tag-duplicate",
    path: ["taggedFields"],
    run: register(`${BROKER} 02 02 02 0261 02 02 0261`),
    sentence: "Cannot decode RegisterBrokerRecord.taggedFields at byte 37: " +
      "expected tag 2 once, found tag 2 twice",
  },
  {
    reason: "trailing-bytes",
    path: [],
    run: register(`${BROKER} 00 ffffffffffffffffffffffff`),
    sentence:
      "Cannot decode RegisterBrokerRecord at byte 33: expected end of message, found 12 bytes",
  },
  {
    reason: "unsupported-version",
    path: [],
    run: metadata("", 14),
    sentence:
      "Cannot decode MetadataResponse at byte 0: expected version 0 to 13, found version 14",
  },
];

describe("DecodeError", () => {
  for (const { reason, path, run, sentence } of REFUSED) {
    it(`says what is wrong: ${reason}, ${sentence.slice(14)}`, () => {
      const error = decodeErrorOf(run);
      expect(error.message).toBe(sentence);
      expect([error.reason, error.path]).toEqual([reason, path]);
      const [, offset, expected, found] = / at byte (\d+): expected (.*), found (.*)$/.exec(
        sentence,
      )!;
      expect([`${error.offset}`, error.expected, error.found]).toEqual([offset, expected, found]);
    });
  }
  it("knows its place in a large message", () => {
    const body = large();
    const error = decodeErrorOf(() => decodeMetadataResponse(body.subarray(0, -20), 12));
    expect(formatPath(error.path)).toMatch(/^topics\[49\]\.partitions\[11\]\.[a-zA-Z]+$/);
    expect(error.offset).toBeGreaterThan(body.length - 60);
    expect(error.message).toMatch(
      /^Cannot decode MetadataResponse\.topics\[49\]\.partitions\[11\]\./,
    );
  });
  it("is an Error with a name, a stack and no cause", () => {
    const error = decodeErrorOf(metadata("", 0));
    expect(error).toBeInstanceOf(Error);
    expect([error.name, String(error)]).toEqual(["DecodeError", `DecodeError: ${error.message}`]);
    expect(error.stack).toMatch(/DecodeError|Cannot decode/);
    expect("cause" in error).toBe(false);
  });
  it("holds five facts and nothing that refers to the input", () => {
    const own = Object.entries(decodeErrorOf(metadata("00", 0)));
    const facts = ["reason", "path", "offset", "expected", "found"];
    expect(own.map(([key]) => key)).toEqual(expect.arrayContaining(facts));
    const kinds = own.map(([, value]) => Array.isArray(value) ? "path" : typeof value);
    expect(kinds.every((kind) => ["path", "string", "number"].includes(kind))).toBe(true);
  });
  it("does not change what the next decode says", () => {
    const body = large();
    const before = decodeMetadataResponse(body, 12);
    for (let n = 0; n < 50; n++) {
      decodeErrorOf(() => decodeMetadataResponse(body.subarray(0, n * 7), 12));
    }
    expect(decodeMetadataResponse(body, 12)).toEqual(before);
  });
  it("is pure: the same bytes give the same error", () => {
    const hex = "00000001 00000000 0000 ff";
    const run = () => decodeDescribeConfigsResponse(bytesOf(hex), 1);
    expect(decodeErrorOf(run)).toEqual(decodeErrorOf(run));
  });
});

describe("EncodeError", () => {
  it("says what is wrong, and where", () => {
    const broker = { nodeId: 1, host: "a", port: 1 };
    const error = encodeErrorOf(() =>
      encodeMetadataResponse({ brokers: [broker, { ...broker, port: 2 ** 31 }], topics: [] }, 0)
    );
    expect(error.message).toBe(
      "Cannot encode MetadataResponse.brokers[1].port: expected int32, found integer out of range",
    );
    expect(error).toMatchObject({
      name: "EncodeError",
      path: ["brokers", 1, "port"],
      expected: "int32",
      found: "integer out of range",
    });
    expect("cause" in error).toBe(false);
  });
  it("says of a version that the message does not have", () => {
    const error = encodeErrorOf(() => encodeMetadataResponse({ brokers: [], topics: [] }, 14));
    expect(error.message).toBe(
      "Cannot encode MetadataResponse: expected version 0 to 13, found version 14",
    );
  });
  it("says of a field that the version cannot carry", () => {
    const message = {
      brokerId: 1,
      incarnationId: "AAAAAAAAAAAAAAAAAAAAAA",
      brokerEpoch: 2n,
      endPoints: [],
      features: [],
      rack: null,
      isMigratingZkBroker: true,
    };
    expect(encodeErrorOf(() => encodeRegisterBrokerRecord(message, 0)).message).toBe(
      "Cannot encode RegisterBrokerRecord.isMigratingZkBroker: " +
        "expected its default, since only versions 2+ have it, found another value",
    );
  });
});

describe("formatPath()", () => {
  it("writes names with dots and indexes in brackets", () => {
    expect(formatPath([])).toBe("");
    expect(formatPath(["a"])).toBe("a");
    expect(formatPath(["a", 0, "b", 12, 3, "c"])).toBe("a[0].b[12][3].c");
  });
});

function decodeErrorOf(run: () => unknown): DecodeError {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
  throw new Error("Cannot match: expected a DecodeError");
}

function encodeErrorOf(run: () => unknown): EncodeError {
  try {
    run();
  } catch (error) {
    if (error instanceof EncodeError) return error;
    throw error;
  }
  throw new Error("Cannot match: expected an EncodeError");
}
