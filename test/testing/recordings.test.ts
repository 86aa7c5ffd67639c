// A fake broker gets what a real one got, and says what that said, byte for byte.

import { describe, expect, it } from "vitest";
import { decodeResponseFrame } from "../../codec/frame/mod.ts";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import {
  FakeBroker,
  FakeCluster,
  type FakeSession,
  type SaslMechanism,
} from "../../codec/testing/mod.ts";
import { ZERO_UUID } from "../../codec/wire/mod.ts";
import { bytesOf, hexOf } from "./asking.ts";
import { type Exchange, exchangesIn, topicsIn } from "./recorded.ts";

const CLUSTER_ID = "a2Fma2Etd2lyZS10ZXN0MQ";

function answerOf(session: FakeSession, { frame }: Exchange): string | undefined {
  const [action] = session.receive(frame);
  return action?.type === "send" ? hexOf(action.bytes) : undefined;
}

/** How many answers are equal, by API and version; the others are told. */
class Tally {
  readonly equal: Record<string, number> = {};
  readonly others: string[] = [];

  add({ apiName, apiVersion, answer }: Exchange, found: string | undefined): void {
    const key = `${apiName} ${apiVersion}`;
    const expected = answer && hexOf(answer);
    if (found === expected) this.equal[key] = (this.equal[key] ?? 0) + 1;
    else this.others.push(`${key}: expected ${expected}, found ${found}`);
  }
}

const nodes = [
  { port: 19102, nodeId: 1, rack: "r1" },
  { port: 19112, nodeId: 2, rack: "r2" },
  { port: 19122, nodeId: 3, rack: "r3" },
];

describe("errors.pcap, a broker listener", () => {
  const answers = async () => {
    const exchanges = (await exchangesIn("errors.pcap")).filter(({ port }) => port === 19092);
    return exchanges.map((exchange) => {
      const options = { clusterId: CLUSTER_ID, host: "127.0.0.1", port: 19092, rack: "r1" };
      return { exchange, found: answerOf(new FakeBroker(options).accept(), exchange) };
    });
  };
  // What these answers hold is what that broker had: 77 APIs, hundreds of configurations, nodes that were fenced.
  const own = [170, 4667, 1986, 112018, 119];
  const isOwn = ({ apiName, answer }: Exchange) =>
    own.includes(answer?.length ?? 0) || (apiName === "ApiVersions" && (answer?.length ?? 0) > 20);
  it("every answer that is not of what that broker had is the same, and so is every silence", async () => {
    const tally = new Tally();
    for (const { exchange, found } of await answers()) {
      if (!isOwn(exchange)) tally.add(exchange, found);
    }
    expect(tally.others).toEqual([]);
    expect(tally.equal).toEqual({
      "-1 0": 1,
      "193 0": 1,
      "ApiVersions 3": 2,
      "ApiVersions 5": 2,
      "ApiVersions 99": 2,
      "DescribeCluster 0": 1,
      "DescribeCluster 2": 4,
      "DescribeConfigs 4": 12,
      "LeaderAndIsr 0": 1,
      "Metadata 99": 1,
      "Produce 2": 1,
      "undefined undefined": 2,
    });
  });
  it("ApiVersions tells the same of the APIs that there are, and the same features", async () => {
    let compared = 0;
    for (const { exchange, found } of await answers()) {
      const { apiName, apiVersion, answer } = exchange;
      if (apiName !== "ApiVersions" || !isOwn(exchange)) continue;
      const real = decodeResponseFrame(ApiVersions, answer!, apiVersion).body;
      const fake = decodeResponseFrame(ApiVersions, bytesOf(found!), apiVersion).body;
      const keys = fake.apiKeys.map(({ apiKey }) => apiKey);
      expect(sortedBy(real.apiKeys.filter(({ apiKey }) => keys.includes(apiKey)), "apiKey"))
        .toEqual(fake.apiKeys);
      expect(sortedBy(real.supportedFeatures, "name")).toEqual(fake.supportedFeatures);
      expect(sortedBy(real.finalizedFeatures, "name")).toEqual(fake.finalizedFeatures);
      compared++;
    }
    expect(compared).toBe(6);
  });
});

function sortedBy<T, K extends keyof T>(all: readonly T[], key: K): T[] {
  return [...all].sort((a, b) => a[key] < b[key] ? -1 : 1);
}

const changing = ["Produce", "CreateTopics", "DeleteTopics", "IncrementalAlterConfigs"];

/** What a cluster of fake brokers says to all that clients say in a recording. */
async function replay(name: string, apis: readonly string[]): Promise<Tally> {
  const exchanges = await exchangesIn(name);
  const played = [...changing, ...apis];
  const topics = topicsIn(exchanges);
  const cluster = new FakeCluster({ clusterId: CLUSTER_ID });
  const brokers = nodes.map((node) => new FakeBroker({ cluster, host: "127.0.0.1", ...node }));
  for (const topic of topics.values()) {
    if (!createdIn(exchanges).has(topic.name)) cluster.createTopic(topic);
  }
  const sessions = new Map<number, FakeSession>();
  const tally = new Tally();
  for (const exchange of exchanges) {
    const broker = brokers.find(({ port }) => port === exchange.port);
    if (!broker || !played.includes(exchange.apiName) || isOfBrokers(exchange)) continue;
    if (!sessions.has(exchange.connection)) sessions.set(exchange.connection, broker.accept());
    cluster.controllerId = controllerIn(exchange);
    const found = answerOf(sessions.get(exchange.connection)!, exchange);
    if (apis.includes(exchange.apiName) && !isBesideThePoint(exchange)) tally.add(exchange, found);
    for (const { name, topicId } of createdBy(exchange)) {
      cluster.deleteTopic(name); // the real one chose other leaders and another id
      cluster.createTopic({
        ...topics.get(name)!,
        ...topicId && topicId !== ZERO_UUID && { topicId },
      });
    }
  }
  return tally;
}

interface Facts {
  readonly replicaId?: number;
  readonly replicaState?: { readonly replicaId: number };
  readonly sessionEpoch?: number;
  readonly controllerId?: number;
  readonly validateOnly?: boolean;
  readonly responses?: readonly { readonly errorCode: number }[];
  readonly topics?:
    | readonly {
      readonly name: string;
      readonly topicId: string;
      readonly errorCode: number;
    }[]
    | null;
}

const createdBy = ({ apiName, request, response }: Exchange) =>
  apiName === "CreateTopics" && !(request as Facts).validateOnly
    ? (response as Facts).topics!.filter(({ errorCode }) => errorCode === 0)
    : [];

const createdIn = (exchanges: readonly Exchange[]) =>
  new Set(exchanges.flatMap(createdBy).map(({ name }) => name));

/** Brokers fetch from each other, too. */
const isOfBrokers = ({ request }: Exchange) => {
  const { replicaId = -1, replicaState } = (request ?? {}) as Facts;
  return replicaId >= 0 || (replicaState?.replicaId ?? -1) >= 0;
};

/** What the fake broker does otherwise, or the recording does not tell. */
const isBesideThePoint = ({ apiName, request, response }: Exchange) => {
  const { sessionEpoch = -1, topics } = request as Facts;
  switch (apiName) {
    case "Fetch": // no sessions; and some clients left before they were answered
      return sessionEpoch > -1 || !response;
    case "Metadata": // all topics, in an order of the broker's own
      return topics === null || topics?.length === 0;
    case "IncrementalAlterConfigs": // it does not know which names there are
      return (response as Facts).responses!.some(({ errorCode }) => errorCode === UNKNOWN_CONFIG);
  }
  return false;
};
const UNKNOWN_CONFIG = 40;

/** "Some live broker", so each answer may name another one. */
const controllerIn = ({ response }: Exchange) => (response as Facts | undefined)?.controllerId ?? 1;

const records = ["Produce", "Fetch", "ListOffsets", "Metadata", "DescribeCluster"];
const old = [...records, "CreateTopics"]; // before version 5, which tells the configurations too

const rows: readonly (readonly [name: string, apis: readonly string[], equal: object])[] = [
  ["client-kafkajs.pcap", old, {
    "Metadata 6": 4,
    "CreateTopics 3": 1,
    "Produce 7": 2,
    "ListOffsets 3": 6,
    "Fetch 11": 7,
  }],
  ["client-kafka-python-old.pcap", old, {
    "Metadata 1": 3,
    "CreateTopics 3": 1,
    "Produce 7": 2,
    "ListOffsets 1": 2,
    "Fetch 4": 22,
  }],
  ["client-librdkafka-old.pcapng", old, {
    "Metadata 4": 3,
    "CreateTopics 4": 1,
    "Produce 7": 2,
    "ListOffsets 2": 2,
    "Fetch 11": 2,
  }],
  ["client-librdkafka.pcap", old, {
    "Metadata 13": 2,
    "CreateTopics 4": 1,
    "Produce 10": 2,
    "ListOffsets 7": 2,
    "Fetch 16": 2,
  }],
  ["client-kafka-python.pcap", records, {
    "DescribeCluster 2": 1,
    "Metadata 13": 3,
    "Produce 9": 2,
    "ListOffsets 11": 2,
  }],
  ["client-franz.pcap", records, {
    "Metadata 13": 1,
    "Produce 13": 10,
    "ListOffsets 11": 2,
    "Fetch 18": 2,
  }],
  ["codecs.pcap", records, { "Metadata 13": 12, "Produce 13": 22 }],
  ["alter.pcap", ["Produce", "DeleteTopics", "IncrementalAlterConfigs"], {
    "DeleteTopics 6": 2,
    "IncrementalAlterConfigs 1": 7,
    "Produce 13": 6,
  }],
  ["describe.pcap", ["Metadata", "DescribeCluster"], { "Metadata 13": 1, "DescribeCluster 2": 3 }],
];

describe("a cluster of fake brokers says what the recorded one said", () => {
  for (const [name, apis, equal] of rows) {
    it(name, async () => {
      const tally = await replay(name, apis);
      expect(tally.others).toEqual([]);
      expect(tally.equal).toEqual(equal);
    });
  }
});

describe("sasl.pcap", () => {
  const nobody: SaslMechanism = () => () => ({});
  const sasl = {
    users: { alice: "alice-secret" },
    mechanisms: { "SCRAM-SHA-512": nobody, "SCRAM-SHA-256": nobody },
  };
  it("SaslHandshake and PLAIN are the same, with the right and the wrong password", async () => {
    const tally = new Tally();
    const sessions = new Map<number, FakeSession>();
    for (const exchange of await exchangesIn("sasl.pcap")) {
      const { connection, apiName, request } = exchange;
      if (!apiName.startsWith("Sasl")) continue;
      if (!sessions.has(connection)) sessions.set(connection, new FakeBroker({ sasl }).accept());
      const found = answerOf(sessions.get(connection)!, exchange);
      const isScram = (request as { authBytes?: Uint8Array }).authBytes?.[0]! > 0;
      if (!isScram) tally.add(exchange, found);
    }
    expect(tally.others).toEqual([]);
    expect(tally.equal).toEqual({ "SaslHandshake 1": 11, "SaslAuthenticate 2": 7 });
  });
});
