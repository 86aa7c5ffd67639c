/** Messages as clusters of three sizes send them, and what they must look like on the wire. */
import {
  ApiVersionsResponseCodec,
  type ApiVersionsResponseInit,
  encodeApiVersionsResponseInto,
} from "../../codec/messages/api_versions.ts";
import {
  DescribeConfigsResponseCodec,
  type DescribeConfigsResponseInit,
  encodeDescribeConfigsResponseInto,
} from "../../codec/messages/describe_configs.ts";
import {
  encodeMetadataResponseInto,
  MetadataResponseCodec,
  type MetadataResponseInit,
} from "../../codec/messages/metadata.ts";
import type { MessageCodec } from "../../codec/wire/mod.ts";

/** One message in one version. */
export interface Case {
  readonly name: string;
  readonly codec: MessageCodec;
  readonly version: number;
  /** Encodes into a buffer that is there. */
  readonly encodeInto: EncodeInto;
  /** Makes the message anew. */
  readonly message: () => object;
  /** Length of the body in bytes. */
  readonly length: number;
  /** First 16 hex digits of the SHA-256 of the body, where it has been computed independently. */
  readonly hash?: string;
}

/** The signature of every generated `encode…Into`. */
export type EncodeInto = (message: never, version: number, target: Uint8Array) => number;

const Metadata = { codec: MetadataResponseCodec, encodeInto: encodeMetadataResponseInto };
const Configs = {
  codec: DescribeConfigsResponseCodec,
  encodeInto: encodeDescribeConfigsResponseInto,
};
const Versions = { codec: ApiVersionsResponseCodec, encodeInto: encodeApiVersionsResponseInto };

const S = { ...Metadata, message: () => metadata(3, 1, 3) };
const M = { ...Metadata, message: () => metadata(30, 200, 12) };
const L = { ...Metadata, message: () => metadata(300, 5000, 20) };
const one = { ...Configs, message: () => describeConfigs(1) };
const hundred = { ...Configs, message: () => describeConfigs(100) };
const versions = { ...Versions, message: apiVersions };

/** Every case. The hashes come from an encoder that shares no code with this library. */
export const cases: readonly Case[] = [
  { name: "Metadata S v12", ...S, version: 12, length: 390, hash: "6b4f76f36d67c0c1" },
  { name: "Metadata S v9", ...S, version: 9, length: 378 },
  { name: "Metadata S v6", ...S, version: 6, length: 394 },
  { name: "Metadata M v12", ...M, version: 12, length: 115_396, hash: "2d78572b0fb2edf7" },
  { name: "Metadata M v9", ...M, version: 9, length: 112_200, hash: "fdf752cd1514e054" },
  { name: "Metadata M v6", ...M, version: 6, length: 121_631 },
  { name: "Metadata L v12", ...L, version: 12, length: 4_537_332, hash: "ec27a803c2b3b137" },
  { name: "DescribeConfigs x1 v4", ...one, version: 4, length: 3_882, hash: "890f18e1d0da53e9" },
  {
    name: "DescribeConfigs x100 v4",
    ...hundred,
    version: 4,
    length: 388_083,
    hash: "d30e98e06ed77f91",
  },
  { name: "ApiVersions v3", ...versions, version: 3, length: 645, hash: "5546f1f4f1a8e23a" },
];

/** The case of that name. */
export function findCase(name: string): Case {
  const found = cases.find((c) => c.name === name);
  if (!found) throw new Error(`Cannot find the case ${name}`);
  return found;
}

/** What is wrong with the body of a case; nothing if it is what an independent encoder wrote. */
export async function faultOf(
  { name, length, hash }: Case,
  body: Uint8Array,
): Promise<string | undefined> {
  if (body.length !== length) return `${name}: ${body.length} bytes, not ${length}`;
  const found = await hashOf(body);
  return hash === undefined || found === hash
    ? undefined
    : `${name}: SHA-256 ${found}, not ${hash}`;
}

async function hashOf(body: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(body)));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A MetadataResponse; S is (3, 1, 3), M is (30, 200, 12), L is (300, 5000, 20). */
export function metadata(
  brokerCount: number,
  topicCount: number,
  partitionCount: number,
): MetadataResponseInit {
  const random = xorshift(12345);
  return {
    throttleTimeMs: 0,
    brokers: list(brokerCount, broker),
    clusterId: "x7Fq3mQzT0a2bC9dE1gH4w",
    controllerId: brokerCount - 1,
    topics: list(topicCount, (t) => {
      const partitions = list(partitionCount, (p) => partition(p, brokerCount, random));
      return topic(t, partitions, random);
    }),
    clusterAuthorizedOperations: -2147483648,
  };
}

type Broker = MetadataResponseInit["brokers"][number];
type Topic = MetadataResponseInit["topics"][number];
type Partition = Topic["partitions"][number];

function broker(i: number): Broker {
  return {
    nodeId: i,
    host: `b-${i}.kafka-prod.eu-west-1.example.internal`,
    port: 9092 + (i % 3),
    rack: i % 7 === 6 ? null : `eu-west-1${"abc"[i % 3]}`,
  };
}

function topic(t: number, partitions: readonly Partition[], random: () => number): Topic {
  return {
    errorCode: 0,
    topicId: uuid(random),
    isInternal: t === 0,
    partitions,
    topicAuthorizedOperations: -2147483648,
    name: t === 0 ? "__consumer_offsets" : topicName(t),
  };
}

function topicName(t: number): string {
  return `team-${t % 37}.orders.payment-events.v${t % 4}.${String(t).padStart(5, "0")}`;
}

/** A partition with up to three replicas; in one of 200 the last is offline. */
function partition(p: number, brokerCount: number, random: () => number): Partition {
  const leaderId = random() % brokerCount;
  const replicaNodes = list(Math.min(3, brokerCount), (k) => (leaderId + k) % brokerCount);
  const isOffline = random() % 200 === 0;
  const leaderEpoch = random() % 300;
  return {
    errorCode: 0,
    partitionIndex: p,
    leaderId,
    leaderEpoch,
    replicaNodes,
    isrNodes: isOffline ? replicaNodes.slice(0, -1) : replicaNodes.slice(),
    offlineReplicas: isOffline ? replicaNodes.slice(-1) : [],
  };
}

/** Kafka's text of 16 random bytes. */
function uuid(random: () => number): string {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  for (let k = 0; k < 4; k++) view.setUint32(4 * k, random());
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}

const CONFIG_NAMES = [
  "compression.type",
  "leader.replication.throttled.replicas",
  "remote.storage.enable",
  "message.downconversion.enable",
  "min.insync.replicas",
  "segment.jitter.ms",
  "local.retention.ms",
  "cleanup.policy",
  "flush.ms",
  "follower.replication.throttled.replicas",
  "segment.bytes",
  "retention.ms",
  "flush.messages",
  "message.format.version",
  "max.compaction.lag.ms",
  "file.delete.delay.ms",
  "max.message.bytes",
  "min.compaction.lag.ms",
  "message.timestamp.type",
  "local.retention.bytes",
  "preallocate",
  "min.cleanable.dirty.ratio",
  "index.interval.bytes",
  "unclean.leader.election.enable",
  "retention.bytes",
  "delete.retention.ms",
  "message.timestamp.after.max.ms",
  "message.timestamp.before.max.ms",
  "segment.ms",
  "message.timestamp.difference.max.ms",
  "segment.index.bytes",
];

/** A DescribeConfigsResponse with 60 settings for each resource. */
export function describeConfigs(resourceCount: number): DescribeConfigsResponseInit {
  const random = xorshift(777);
  return {
    throttleTimeMs: 0,
    results: list(resourceCount, (i) => ({
      errorCode: 0,
      errorMessage: i % 5 === 4 ? "" : null,
      resourceType: 2,
      configs: list(60, (c) => config(c, random)),
      resourceName: topicName(i),
    })),
  };
}

type Config = DescribeConfigsResponseInit["results"][number]["configs"][number];

function config(c: number, random: () => number): Config {
  const name = CONFIG_NAMES[c] ?? `custom.setting.number.${c}.enabled`;
  const value = configValue(c, random);
  return {
    name,
    value,
    readOnly: c % 9 === 0,
    configSource: 5,
    isSensitive: value === null,
    synonyms: c % 2 ? [{ name: "log." + name, value, source: 5 }] : [],
    configType: c % 9,
    documentation: null,
  };
}

function configValue(c: number, random: () => number): string | null {
  if (c % 20 === 19) return null;
  if (c % 59 === 58) return "größe=überprüft → ok ✓";
  return c % 3 === 0 ? "true" : String(random() % 1_000_000_000);
}

/** An ApiVersionsResponse with 91 keys. */
export function apiVersions(): ApiVersionsResponseInit {
  const keys = list(93, (k) => k).filter((k) => k < 72 || k > 73);
  return {
    errorCode: 0,
    apiKeys: keys.map((apiKey) => ({
      apiKey,
      minVersion: apiKey % 3 === 0 ? 1 : 0,
      maxVersion: (apiKey * 7) % 18 + 1,
    })),
    throttleTimeMs: 0,
  };
}

function list<T>(length: number, make: (index: number) => T): T[] {
  return Array.from({ length }, (_, i) => make(i));
}

/** Marsaglia's generator of pseudo-random 32-bit numbers, the same on every platform. */
function xorshift(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>>= 0;
  };
}
