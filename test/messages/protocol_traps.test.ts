// protocol.md 6.5: fields that a version lacks. Some are dropped in silence, others must not be.

import { describe, expect, it } from "vitest";
import { hexOf } from "../kit/hex.ts";
import { CFG, clu, DIR, ID, meta, REC, REG } from "./focus_values.ts";
import { known, versionsOf } from "./known.ts";
import { encodeError } from "./refusals.ts";

/** A field with another value than its default, and the versions that lack it. */
interface Trap {
  readonly message: string;
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly lacking: readonly number[];
}

const ask = { topics: [{ name: "t" }] };
const askCluster = { includeClusterAuthorizedOperations: false };
const askConfigs = { resources: [{ resourceType: 4, resourceName: "1", configurationKeys: null }] };

/** Messages that every version can say. */
const PLAIN: Readonly<Record<string, object>> = {
  BrokerRegistrationRequest: { ...REG, logDirs: [] },
  RegisterBrokerRecord: REC,
  MetadataRequest: ask,
  MetadataResponse: {
    ...without(meta(), "throttleTimeMs", "clusterId", "controllerId", "errorCode"),
    topics: meta().topics.map((topic) => ({
      ...without(topic, "topicId"),
      partitions: topic.partitions.map((partition) => without(partition, "leaderEpoch")),
    })),
  },
  DescribeClusterRequest: askCluster,
  DescribeClusterResponse: clu(false),
  DescribeConfigsRequest: askConfigs,
  DescribeConfigsResponse: {
    ...CFG,
    results: CFG.results.map((result) => ({
      ...result,
      configs: result.configs.map((config) =>
        without(config, "configSource", "synonyms", "configType", "documentation")
      ),
    })),
  },
};

const OPERATIONS = 3400;

const REFUSED: readonly Trap[] = [
  trap("BrokerRegistrationRequest", ["isMigratingZkBroker"], true, [0]),
  trap("RegisterBrokerRecord", ["isMigratingZkBroker"], true, upTo(1)),
  trap("RegisterBrokerRecord", ["inControlledShutdown"], true, [0]),
  trap("RegisterBrokerRecord", ["logDirs"], [DIR], upTo(2)),
  trap("MetadataRequest", ["allowAutoTopicCreation"], false, upTo(3)),
  trap("MetadataRequest", ["includeClusterAuthorizedOperations"], true, [...upTo(7), 11, 12, 13]),
  trap("MetadataRequest", ["includeTopicAuthorizedOperations"], true, upTo(7)),
  trap("MetadataResponse", ["topics", 0, "topicAuthorizedOperations"], OPERATIONS, upTo(7)),
  trap("MetadataResponse", ["clusterAuthorizedOperations"], OPERATIONS, [...upTo(7), 11, 12, 13]),
  trap("DescribeClusterRequest", ["endpointType"], 2, [0]),
  trap("DescribeClusterResponse", ["endpointType"], 2, [0]),
  trap("DescribeClusterRequest", ["includeFencedBrokers"], true, upTo(1)),
  trap("DescribeClusterResponse", ["brokers", 0, "isFenced"], true, upTo(1)),
  trap("DescribeConfigsRequest", ["includeSynonyms"], true, [0]),
  trap("DescribeConfigsRequest", ["includeDocumentation"], true, upTo(2)),
  trap("DescribeConfigsResponse", ["results", 0, "configs", 0, "isDefault"], true, [1, 2, 3, 4]),
];

const DROPPED: readonly Trap[] = [
  trap("BrokerRegistrationRequest", ["logDirs"], [DIR], upTo(1)),
  trap("BrokerRegistrationRequest", ["previousBrokerEpoch"], 7n, upTo(2)),
  trap("MetadataRequest", ["topics", 0, "topicId"], ID, upTo(9)),
  trap("MetadataResponse", ["brokers", 0, "rack"], "r1", [0]),
  trap("MetadataResponse", ["brokers", 0, "pod"], "p", upTo(10)),
  trap("MetadataResponse", ["clusterId"], "c", upTo(1)),
  trap("MetadataResponse", ["controllerId"], 1, [0]),
  trap("MetadataResponse", ["throttleTimeMs"], 1, upTo(2)),
  trap("MetadataResponse", ["topics", 0, "topicId"], ID, upTo(9)),
  trap("MetadataResponse", ["topics", 0, "isInternal"], true, [0]),
  trap("MetadataResponse", ["topics", 0, "partitions", 0, "leaderEpoch"], 5, upTo(6)),
  trap("MetadataResponse", ["topics", 0, "partitions", 0, "offlineReplicas"], [1], upTo(4)),
  trap("MetadataResponse", ["errorCode"], 41, upTo(12)),
  trap("DescribeConfigsResponse", ["results", 0, "configs", 0, "configSource"], 5, [0]),
  trap("DescribeConfigsResponse", ["results", 0, "configs", 0, "synonyms"], [
    { name: "k", value: "v", source: 5 },
  ], [0]),
  trap("DescribeConfigsResponse", ["results", 0, "configs", 0, "configType"], 2, upTo(2)),
  trap("DescribeConfigsResponse", ["results", 0, "configs", 0, "documentation"], "d", upTo(2)),
];

describe("protocol 6.5: a value that must not get lost", () => {
  for (const { message, path, value, lacking } of REFUSED) {
    it(`protocol 6.5: ${message} ${path.join(".")}`, () => {
      const codec = known.get(message)!;
      const given = withField(PLAIN[message]!, path, value);
      for (const version of versionsOf(codec)) {
        if (lacking.includes(version)) {
          expect(encodeError(() => codec.encode(given, version)).path).toEqual(path);
        } else expectSent(message, given, version);
      }
    });
  }
});

describe("protocol 6.5: a value that is dropped", () => {
  for (const { message, path, value, lacking } of DROPPED) {
    it(`protocol 6.5: ${message} ${path.join(".")}`, () => {
      const codec = known.get(message)!;
      const given = withField(PLAIN[message]!, path, value);
      for (const version of versionsOf(codec)) {
        if (lacking.includes(version)) {
          expect(encoded(message, given, version)).toBe(plain(message, version));
        } else expectSent(message, given, version);
      }
    });
  }
});

function expectSent(message: string, given: object, version: number): void {
  expect(encoded(message, given, version)).not.toBe(plain(message, version));
}

function plain(message: string, version: number): string {
  return encoded(message, PLAIN[message]!, version);
}

function encoded(message: string, given: object, version: number): string {
  return hexOf(known.get(message)!.encode(given, version));
}

function trap(
  message: string,
  path: readonly (string | number)[],
  value: unknown,
  lacking: readonly number[],
): Trap {
  return { message, path, value, lacking };
}

/** 0 to `version`. */
function upTo(version: number): number[] {
  return Array.from({ length: version + 1 }, (_, i) => i);
}

/** A copy with one field replaced. */
function withField(
  owner: object,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): object {
  const copy = (Array.isArray(owner) ? [...owner] : { ...owner }) as Record<
    string | number,
    unknown
  >;
  copy[key!] = rest.length === 0 ? value : withField(copy[key!] as object, rest, value);
  return copy;
}

function without(owner: object, ...fields: string[]): object {
  return Object.fromEntries(Object.entries(owner).filter(([key]) => !fields.includes(key)));
}
