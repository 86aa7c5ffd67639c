// The same traffic by three clients, each over one connection: small calls, and fetches of 1 MB.

import { Connection as PlatformaticConnection, fetchV12, metadataV12 } from "@platformatic/kafka";
import * as dns from "node:dns";
import { createRequire } from "node:module";
import * as net from "node:net";
import * as tls from "node:tls";
import { connectBroker, nodeDialer } from "../../../codec/driver/mod.ts";
import { Fetch } from "../../../codec/messages/fetch.ts";
import { Metadata } from "../../../codec/messages/metadata.ts";
import { builtIn, type CrcCheck, openBatch, readBatches } from "../../../codec/records/mod.ts";

/** What the traffic is about: one partition, which holds at most `bytes`. */
export interface Target {
  readonly port: number;
  readonly topic: string;
  readonly bytes: number;
}

/** One client. */
export interface Subject {
  /** Asks for the metadata of the topic; gives the number of its partitions. */
  small(): Promise<number>;
  /** Fetches the whole partition and decodes its records; gives their number. */
  large(): Promise<number>;
  close(): Promise<void>;
}

/** The clients by name. The peers do not look at checksums. */
export const subjects: Readonly<Record<string, (target: Target) => Promise<Subject>>> = {
  "kafka-wire": (target) => ours(target, "skip"),
  "· with checksums": (target) => ours(target, "refuse"),
  "kafkajs": kafkajs,
  "@platformatic/kafka": platformatic,
};

const HOST = "127.0.0.1";
const WAIT_MS = 1000;
const IN_FLIGHT = 5;

async function ours({ port, topic, bytes }: Target, crc: CrcCheck): Promise<Subject> {
  const client = await connectBroker(nodeDialer({ net, tls, dns }), { host: HOST, port });
  const metadata = { topics: [{ name: topic }], allowAutoTopicCreation: false };
  const partitions = [{ partition: 0, fetchOffset: 0n, partitionMaxBytes: bytes }];
  const fetch = {
    maxWaitMs: WAIT_MS,
    minBytes: 1,
    maxBytes: bytes,
    topics: [{ topic, partitions }],
  };
  return {
    async small() {
      const { topics } = await client.call(Metadata, metadata, { version: 12 });
      return topics[0]!.partitions.length;
    },
    async large() {
      const { responses } = await client.call(Fetch, fetch, { version: 12 });
      let count = 0;
      for (const batch of readBatches(responses[0]!.partitions[0]!.records!, { crc })) {
        count += (await openBatch(batch, { decompress: builtIn })).length;
      }
      return count;
    },
    close: () => client.close(),
  };
}

/** Below its consumer, which fetches when it wants to: the broker of its own cluster. */
async function kafkajs({ port, topic, bytes }: Target): Promise<Subject> {
  const require = createRequire(import.meta.url);
  const Cluster = require("kafkajs/src/cluster");
  const socketFactory = require("kafkajs/src/network/socketFactory")();
  const { createLogger } = require("kafkajs/src/loggers");
  const logger = createLogger({ level: 0, logCreator: () => () => {} });
  const brokers = [`${HOST}:${port}`];
  const cluster = new Cluster({
    logger,
    socketFactory,
    brokers,
    connectionTimeout: WAIT_MS,
    metadataMaxAge: 300_000,
    maxInFlightRequests: IN_FLIGHT,
  });
  await cluster.connect();
  await cluster.refreshMetadata();
  const broker = await cluster.findBroker({ nodeId: "1" });
  const partitions = [{ partition: 0, fetchOffset: "0", maxBytes: bytes }];
  return {
    async small() {
      const { topicMetadata } = await broker.metadata([topic]);
      return topicMetadata[0].partitionMetadata.length;
    },
    async large() {
      const topics = [{ topic, partitions }];
      const { responses } = await broker.fetch({ maxWaitTime: WAIT_MS, maxBytes: bytes, topics });
      return responses[0].partitions[0].messages.length;
    },
    close: () => cluster.disconnect(),
  };
}

async function platformatic({ port, topic, bytes }: Target): Promise<Subject> {
  Object.assign(Promise, { withResolvers }); // it is made for Node 22, where this is built in
  const connection = new PlatformaticConnection("bench", { maxInflights: IN_FLIGHT });
  await connection.connect(HOST, port);
  const partition = { partition: 0, currentLeaderEpoch: -1, fetchOffset: 0n, lastFetchedEpoch: -1 };
  const topics = [{ topicId: topic, partitions: [{ ...partition, partitionMaxBytes: bytes }] }];
  return {
    async small() {
      const answer = await metadataV12.api.async(connection, [topic], false, false);
      return answer.topics[0]!.partitions.length;
    },
    async large() {
      const { responses } = await fetchV12.api.async(
        connection,
        WAIT_MS,
        1,
        bytes,
        0,
        0,
        -1,
        topics,
        [],
        "",
      );
      const batches = responses[0]!.partitions[0]!.records!;
      return batches.reduce((count, { records }) => count + records.length, 0);
    },
    close: () => connection.close(),
  };
}

function withResolvers(): object {
  let resolve, reject;
  const promise = new Promise((...both) => [resolve, reject] = both);
  return { promise, resolve, reject };
}
