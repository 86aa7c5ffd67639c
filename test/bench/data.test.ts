import { describe, expect, it } from "vitest";
import { decodeDescribeConfigsResponse } from "../../codec/messages/describe_configs.ts";
import { decodeMetadataResponse } from "../../codec/messages/metadata.ts";
import { type Case, cases, faultOf, findCase, type metadata } from "./data.ts";
import { dirty } from "./dirty.ts";
import { encodeDescribeConfigsNaively, encodeMetadataNaively } from "./naive.ts";
import { decodeYardstick } from "./yardstick.ts";

/** All but the 100,000 partitions of L, which `npm run bench` checks. */
const tested = cases.filter(({ name }) => name !== "Metadata L v12");

describe("bench data", () => {
  for (const one of tested) {
    const { name, codec, version, message } = one;
    it(`${name}: encode() gives the bytes of an independent encoder`, async () => {
      expect(await faultOf(one, bodyOf(name))).toBe(undefined);
    });
    it(`${name}: decode() gives the message back, field by field`, () => {
      expect(differences(codec.decode(bodyOf(name), version), carried(one))).toEqual([]);
    });
    it(`${name}: encodeInto() gives the same bytes for doubles and ropes`, () => {
      const target = new Uint8Array(one.length);
      expect(one.encodeInto(dirty(message()) as never, version, target)).toBe(one.length);
      expect(differences(target, bodyOf(name))).toEqual([]);
    });
    it(`${name}: dirty() changes no value`, () => {
      expect(differences(dirty(message()), message())).toEqual([]);
    });
  }
});

describe("bench peers", () => {
  const M = bodyOf("Metadata M v12");
  const configs = bodyOf("DescribeConfigs x100 v4");

  it("decodeYardstick() gives what decodeMetadataResponse() gives", () => {
    expect(differences(decodeMetadataResponse(M, 12), decodeYardstick(M))).toEqual([]);
  });
  it("encodeMetadataNaively() gives the same bytes", () => {
    const body = encodeMetadataNaively(decodeMetadataResponse(M, 12));
    expect(differences(body, M)).toEqual([]);
  });
  it("encodeDescribeConfigsNaively() gives the same bytes", () => {
    const body = encodeDescribeConfigsNaively(decodeDescribeConfigsResponse(configs, 4));
    expect(differences(body, configs)).toEqual([]);
  });
});

function bodyOf(name: string): Uint8Array {
  const { codec, message, version } = findCase(name);
  return codec.encode(message(), version);
}

/** The message of a case, with the default in place of what its version cannot say. */
function carried({ message, version }: Case): object {
  const all = message();
  if (!("topics" in all)) return all;
  const { topics, ...rest } = all as Metadata;
  return { ...rest, topics: topics.map((topic) => carriedTopic(topic, version)) };
}

type Metadata = ReturnType<typeof metadata>;
type Topic = Metadata["topics"][number];

function carriedTopic(topic: Topic, version: number): Topic {
  return {
    ...topic,
    topicId: version >= 10 ? topic.topicId : "A".repeat(22),
    partitions: topic.partitions.map((p) => version >= 7 ? p : { ...p, leaderEpoch: -1 }),
  };
}

/** Where `found` lacks what is in `expected`; it may have more fields. */
function differences(found: unknown, expected: unknown, path = ""): string[] {
  if (typeof expected !== "object" || expected === null || typeof found !== "object") {
    return Object.is(found, expected) ? [] : [`${path}: ${found}, not ${expected}`];
  }
  const owner = found as Record<string, unknown>;
  const nested = Object.entries({ ...lengthOf(expected), ...expected })
    .flatMap(([key, field]) => differences(owner?.[key], field, `${path}.${key}`));
  return nested.slice(0, 5);
}

function lengthOf(value: object): object {
  return "length" in value ? { length: value.length } : {};
}
