import { describe, expect, it } from "vitest";
import {
  decodeDescribeProducersRequest,
  encodeDescribeProducersRequest,
} from "../../codec/messages/describe_producers.ts";
import { decodeListConfigResourcesRequest } from "../../codec/messages/list_config_resources.ts";
import {
  decodeMetadataRequest,
  decodeMetadataResponse,
  encodeMetadataResponse,
} from "../../codec/messages/metadata.ts";
import { decodeRequestHeader } from "../../codec/messages/request_header.ts";
import type { DecodeLimits } from "../../codec/wire/mod.ts";
import { placeOf } from "../kit/plan.ts";
import { leastOf } from "../kit/values.ts";
import { codecOf } from "../kit/vectors.ts";
import { withTags } from "../hostile/amplification.ts";
import { varint } from "../hostile/inputs.ts";
import { refusal } from "./kitchen.ts";

const LIMIT = /^Cannot decode .* at byte \d+: expected .*, found a larger one$/;

/** The reason of the error, or "a value". */
function verdict(run: () => unknown): string {
  try {
    run();
    return "a value";
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  }
}

/** A request header with so many unknown tagged fields of so many bytes. */
function tagged(count: number, size: number): Uint8Array {
  const field = [...varint(100), ...varint(size), ...new Array(size).fill(7)];
  return Uint8Array.from([...NO_TAGS, ...varint(count), ...new Array(count).fill(field).flat()]);
}

const PLACE = placeOf(codecOf("MetadataResponse"), 13);
const NO_TAGS = [0, 3, 0, 13, 0, 0, 0, 1, 255, 255];

function header(bytes: Uint8Array, limits: Partial<DecodeLimits> = {}): string {
  return verdict(() => decodeRequestHeader(bytes, 2, { limits }));
}

/** A Metadata response whose brokers have so many unknown tagged fields each, of so many bytes. */
function brokers(counts: readonly number[], size: number, clusterId = ""): Uint8Array {
  const fields = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ tag: i + 9, data: new Uint8Array(size) }));
  const broker = { nodeId: 1, host: "", port: 1 };
  const list = counts.map((n) => ({ ...broker, unknownTaggedFields: fields(n) }));
  return encodeMetadataResponse({ brokers: list, clusterId, topics: [] }, 13);
}

function metadata(bytes: Uint8Array, limits: Partial<DecodeLimits> = {}): string {
  return verdict(() => decodeMetadataResponse(bytes, 13, { limits }));
}

/** A list of so many int8, and no tagged field. */
function int8s(count: number): Uint8Array {
  const head = varint(count + 1);
  const bytes = new Uint8Array(head.length + count + 1);
  bytes.set(head);
  return bytes;
}

function listed(count: number, limits: Partial<DecodeLimits> = {}): string {
  return verdict(() => decodeListConfigResourcesRequest(int8s(count), 1, { limits }));
}

/** A list of so many topics whose names are null, so that the first ends what the count has begun. */
function nulls(count: number, limits: Partial<DecodeLimits>): string {
  const bytes = new Uint8Array(2 * count + 32);
  bytes.set(varint(count + 1));
  return verdict(() => decodeMetadataRequest(bytes, 9, { limits }));
}

const ROOM: Partial<DecodeLimits> = { budget: 2 ** 30 };

describe("DecodeLimits.elements", () => {
  it("is 1,000,000 by default, exactly", () => {
    expect(listed(999_999)).toBe("a value");
    expect(listed(1_000_000)).toBe("a value");
    expect(listed(1_000_001)).toBe("limit");
  });
  it("can be lowered and raised", () => {
    expect([2, 3, 4].map((n) => listed(n, { elements: 3 }))).toEqual([
      "a value",
      "a value",
      "limit",
    ]);
    expect(listed(1_000_001, { elements: 1_000_001 })).toBe("a value");
    expect(listed(0, { elements: 0 })).toBe("a value");
  });
  it("is never more than 16,000,000", () => {
    const decode = (count: number, elements: number) => nulls(count, { ...ROOM, elements });
    expect(decode(16_000_000, Infinity)).toBe("null-not-allowed");
    expect(decode(16_000_001, Infinity)).toBe("limit");
    expect(decode(16_000_001, 20_000_000)).toBe("limit");
  });
  it("counts elements of all lists, and unknown tagged fields", () => {
    const bytes = brokers([2, 3], 1); // 2 brokers, 5 fields
    expect([6, 7, 8].map((elements) => metadata(bytes, { elements }))).toEqual(
      ["limit", "a value", "a value"],
    );
  });
});

describe("DecodeLimits.budget", () => {
  it("is 64 KiB and 64 bytes for each byte of input by default, exactly", () => {
    const verdicts = new Set<string>();
    for (let length = 1000; length < 1500; length++) {
      const bytes = withTags(PLACE, brokers([0, 0, 0, 0], 0, "x".repeat(length)), 4, 2);
      const byDefault = metadata(bytes);
      verdicts.add(byDefault);
      expect(metadata(bytes, { budget: 65_536 + 64 * bytes.length })).toBe(byDefault);
    }
    expect(verdicts).toEqual(new Set(["limit-memory", "a value"]));
  });
  it("grows with the input up to 256 MiB, exactly", () => {
    const charge = (count: number) =>
      leastBudget((budget) => nulls(count, { budget }), "null-not-allowed");
    const each = charge(11) - charge(10);
    const most = 10 + Math.floor((65_536 + 268_435_456 - charge(10)) / each);
    const limits = { elements: 16_000_000 };
    expect(nulls(most, limits)).toBe("null-not-allowed");
    expect(nulls(most + 1, limits)).toBe("limit-memory");
    expect(nulls(most + 1, { ...limits, budget: 300_000_000 })).toBe("null-not-allowed");
  });
  it("can be lowered and raised, exactly", () => {
    const bytes = tagged(10, 3);
    const least = leastBudget((budget) => header(bytes, { budget }));
    expect(header(bytes, { budget: least })).toBe("a value");
    expect(header(bytes, { budget: least + 1 })).toBe("a value");
    expect(header(bytes, { budget: least - 1 })).toBe("limit-memory");
    expect(header(bytes, { budget: 0 })).toBe("limit-memory");
    expect(header(tagged(0, 0), { budget: 0 })).toBe("a value");
  });
  it("is charged for each element and each byte more", () => {
    const charge = (bytes: Uint8Array) => leastBudget((budget) => header(bytes, { budget }));
    const [one, two, three] = [1, 2, 3].map((n) => charge(tagged(n, 0))) as [
      number,
      number,
      number,
    ];
    expect(two).toBeGreaterThan(one);
    expect(three - two).toBe(two - one);
  });
  it("is never more than 1 GiB", () => {
    const place = placeOf(codecOf("DescribeGroupsResponse"), 5);
    const { min } = place.plan.body[1]!;
    expect(min).toBeGreaterThan(7);
    const count = 15_999_999;
    const groups = new Uint8Array(4 + varint(count + 1).length + count * min + 1);
    groups.set(varint(count + 1), 4);
    const limits = { elements: 16_000_000, budget: Infinity };
    expect(verdict(() => place.codec.decode(groups, 5, { limits }))).toBe("limit-memory");
  });
});

it("DecodeLimits.budget is charged for the room that a list of five numbers grows to", () => {
  const charge = (n: number) => {
    const partitionIndexes = new Array<number>(n).fill(7);
    const body = encodeDescribeProducersRequest({ topics: [{ name: "a", partitionIndexes }] }, 0);
    return leastBudget((budget) =>
      verdict(() => decodeDescribeProducersRequest(body, 0, { limits: { budget } }))
    );
  };
  const [three, four, five, six] = [3, 4, 5, 6].map(charge);
  expect([four! - three!, five! - four!, six! - five!]).toEqual([8, 8 + 96, 8]);
});

/** The least budget with which a decode ends as it should. */
function leastBudget(decode: (budget: number) => string, end = "a value"): number {
  let [refused, accepted] = [-1, 1_000_000];
  while (accepted - refused > 1) {
    const budget = (refused + accepted) >> 1;
    if (decode(budget) === end) accepted = budget;
    else refused = budget;
  }
  return accepted;
}

describe("DecodeLimits.unknownTagsPerStruct", () => {
  it("is 1,024 by default, exactly", () => {
    expect([1023, 1024, 1025].map((n) => header(tagged(n, 3)))).toEqual(
      ["a value", "a value", "limit"],
    );
  });
  it("can be lowered and raised", () => {
    const decode = (n: number, unknownTagsPerStruct: number) =>
      header(tagged(n, 3), { unknownTagsPerStruct });
    expect([2, 3, 4].map((n) => decode(n, 3))).toEqual(["a value", "a value", "limit"]);
    expect(decode(1025, 1025)).toBe("a value");
  });
  it("is for each struct alone", () => {
    expect(metadata(brokers([3, 3, 3], 1), { unknownTagsPerStruct: 3 })).toBe("a value");
    expect(metadata(brokers([3, 4, 3], 1), { unknownTagsPerStruct: 3 })).toBe("limit");
  });
});

describe("DecodeLimits.unknownTags", () => {
  it("is 4,096 for the whole message by default, exactly", () => {
    const at = (last: number) => metadata(brokers([1024, 1024, 1024, last, 1], 2), ROOM);
    expect([1022, 1023, 1024].map(at)).toEqual(["a value", "a value", "limit"]);
  });
  it("can be lowered and raised", () => {
    expect(metadata(brokers([1, 1], 1), { unknownTags: 2 })).toBe("a value");
    expect(metadata(brokers([1, 2], 1), { unknownTags: 2 })).toBe("limit");
    const all = brokers([1024, 1024, 1024, 1024, 1024], 2);
    expect(metadata(all, { ...ROOM, unknownTags: 5120 })).toBe("a value");
  });
});

describe("DecodeLimits.unknownTagSize", () => {
  it("is 131,072 bytes by default, exactly", () => {
    expect([131_071, 131_072, 131_073].map((size) => header(tagged(1, size)))).toEqual(
      ["a value", "a value", "limit"],
    );
  });
  it("can be lowered and raised", () => {
    const decode = (size: number, unknownTagSize: number) =>
      header(tagged(1, size), { unknownTagSize });
    expect([2, 3, 4].map((size) => decode(size, 3))).toEqual(["a value", "a value", "limit"]);
    expect(decode(131_073, 131_073)).toBe("a value");
  });
});

describe("DecodeLimits.unknownTagBytes", () => {
  it("is 1,048,576 for the whole message by default, exactly", () => {
    expect(header(tagged(8, 131_072))).toBe("a value");
    expect(header(joinedTags(8, 131_072, 0))).toBe("a value");
    expect(header(joinedTags(8, 131_072, 1))).toBe("limit");
  });
  it("can be lowered and raised", () => {
    const decode = (count: number, unknownTagBytes: number) =>
      header(tagged(count, 5), { unknownTagBytes });
    expect([1, 2, 3].map((count) => decode(count, 10))).toEqual(["a value", "a value", "limit"]);
    expect(header(joinedTags(8, 131_072, 1), { unknownTagBytes: 1_048_577 })).toBe("a value");
  });
});

/** So many fields of one size, and a last one of another. */
function joinedTags(count: number, size: number, last: number): Uint8Array {
  const bytes = tagged(count, size);
  const at = NO_TAGS.length;
  bytes[at] = count + 1;
  return Uint8Array.from([...bytes, 101, ...varint(last), ...new Array(last).fill(7)]);
}

describe("DecodeLimits", () => {
  const NOT_NUMBERS = [NaN, "", "x", {}];

  it("allow nothing where they are no number", () => {
    const keys = ["budget", "elements", "unknownTagsPerStruct", "unknownTags", "unknownTagSize"];
    for (const key of [...keys, "unknownTagBytes"]) {
      for (const value of NOT_NUMBERS) {
        const reason = key === "budget" ? "limit-memory" : "limit";
        expect([key, value, header(tagged(1, 1), { [key]: value })]).toEqual([key, value, reason]);
      }
    }
  });
  it("are those that hold by default where they are undefined", () => {
    const limits = { budget: undefined, elements: undefined, unknownTagsPerStruct: undefined };
    expect(header(tagged(5, 1), limits as never)).toBe("a value");
    expect(refusal(() => decodeRequestHeader(tagged(1_025, 1), 2, { limits: limits as never })))
      .toMatch(LIMIT);
  });
  it("allow a message that needs nothing, whatever they are", () => {
    for (const key of ["budget", "elements", "unknownTags"]) {
      expect(header(tagged(0, 0), { [key]: NaN })).toBe("a value");
    }
  });
  it("are exceeded with a sentence that names the place", () => {
    expect(refusal(() => decodeRequestHeader(tagged(1025, 1), 2))).toMatch(LIMIT);
    const limits = { budget: 200 };
    const message = refusal(() => decodeMetadataResponse(brokers([1, 1], 1), 13, { limits }));
    expect(message).toMatch(LIMIT);
    expect(message).toMatch(/^Cannot decode MetadataResponse\.brokers/);
  });
  it("do not change with a decode", () => {
    const limits = Object.freeze({ elements: 5, budget: 100_000, unknownTags: 3 });
    for (let i = 0; i < 3; i++) expect(header(tagged(2, 1), limits)).toBe("a value");
  });
  it("leave the least message of every kind alone", () => {
    const bytes = PLACE.codec.encode(leastOf(PLACE.plan), 13);
    expect(metadata(bytes, { elements: 0 })).toBe("a value");
  });
});

describe("reliability 6.1: a string", () => {
  it("has 32,767 bytes at most, in both encodings", () => {
    const classic = (n: number) => {
      const bytes = new Uint8Array(10 + n);
      bytes.set([0, 3, 0, 1, 0, 0, 0, 1]);
      new DataView(bytes.buffer).setInt16(8, n);
      return verdict(() => decodeRequestHeader(bytes, 1));
    };
    const compact = (n: number) => {
      const bytes = [2, ...varint(n + 1), ...new Array(n).fill(97), 0, 1, 0, 0, 0];
      return verdict(() => decodeMetadataRequest(Uint8Array.from(bytes), 9));
    };
    expect([32_766, 32_767].map(classic)).toEqual(["a value", "a value"]);
    expect([32_766, 32_767, 32_768].map(compact)).toEqual(
      ["a value", "a value", "length-out-of-range"],
    );
  });
});
