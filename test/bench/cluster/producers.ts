// The same producer by several clients, with the same limits: acks from all replicas in sync, one record a request.

import { Producer as PlatformaticProducer, stringSerializers } from "@platformatic/kafka";
import { Kafka, logLevel, Partitioners } from "kafkajs";
import * as dns from "node:dns";
import * as net from "node:net";
import * as tls from "node:tls";
import { connectCluster, nodeDialer } from "../../../codec/driver/mod.ts";
import { Producer, topicOf } from "../../interop/cluster/producer.ts";

/** What to write to: partition 0 of a topic. */
export interface Target {
  /** Bootstrap servers, as `host:port`. */
  readonly brokers: readonly string[];
  readonly topic: string;
  /** With a producer id and sequence numbers, and retries without end; else 5 retries. */
  readonly isIdempotent: boolean;
}

/** Writes a record; done when it is acknowledged. */
export type Write = (value: string) => Promise<unknown>;

/** The producers by name. */
export const producers: Readonly<Record<string, (target: Target) => Promise<Write>>> = {
  "kafka-wire": ours,
  "kafkajs": kafkajs,
  "@platformatic/kafka": platformatic,
};

/** Milliseconds; what is not here is the default of the client. */
const REQUEST_TIMEOUT = 5000;
const CONNECT_TIMEOUT = 1000;
const BACKOFF = 100;
const BACKOFF_MAX = 1000;
const RETRIES = 5;

/** So many requests may be in flight. */
export const IN_FLIGHT = 5;

/** The client does not repeat what may have been done, unless it is idempotent. */
async function ours({ brokers, topic, isIdempotent }: Target): Promise<Write> {
  const client = await connectCluster(nodeDialer({ net, tls, dns }), {
    bootstrapServers: brokers,
    requestTimeoutMs: REQUEST_TIMEOUT,
    connectTimeoutMs: CONNECT_TIMEOUT,
    retryBackoffMs: BACKOFF,
    retryBackoffMaxMs: BACKOFF_MAX,
  });
  const producer = new Producer(client, await topicOf(client, topic), isIdempotent);
  return (value) => producer.write(value);
}

async function kafkajs({ brokers, topic, isIdempotent }: Target): Promise<Write> {
  const retry = {
    initialRetryTime: BACKOFF,
    maxRetryTime: BACKOFF_MAX,
    retries: isIdempotent ? Number.MAX_SAFE_INTEGER : RETRIES,
  };
  const kafka = new Kafka({
    brokers: [...brokers],
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: CONNECT_TIMEOUT,
    logLevel: logLevel.NOTHING,
    retry,
  });
  const producer = kafka.producer({
    idempotent: isIdempotent,
    maxInFlightRequests: isIdempotent ? 1 : IN_FLIGHT,
    createPartitioner: Partitioners.DefaultPartitioner,
    retry,
  });
  await producer.connect();
  const settings = { topic, acks: -1, timeout: REQUEST_TIMEOUT };
  return (value) => producer.send({ ...settings, messages: [{ value, partition: 0 }] });
}

function platformatic({ brokers, topic, isIdempotent }: Target): Promise<Write> {
  Object.assign(Promise, { withResolvers }); // it is made for Node 22, where this is built in
  const producer = new PlatformaticProducer({
    clientId: "bench",
    bootstrapBrokers: [...brokers],
    timeout: REQUEST_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    connectTimeout: CONNECT_TIMEOUT,
    maxInflights: IN_FLIGHT,
    retries: isIdempotent ? true : RETRIES,
    retryDelay: BACKOFF,
    idempotent: isIdempotent,
    serializers: stringSerializers,
  });
  // It asks the leader alone for an acknowledgement unless the send itself says otherwise.
  const write: Write = (value) =>
    producer.send({ acks: -1, messages: [{ topic, partition: 0, value }] });
  return Promise.resolve(write);
}

function withResolvers(): object {
  let resolve, reject;
  const promise = new Promise((...both) => [resolve, reject] = both);
  return { promise, resolve, reject };
}
