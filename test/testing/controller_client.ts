// What brokers and readers say to a fake controller, through the library's own client, in no time.

import { type BrokerClient, connectBroker } from "../../codec/driver/mod.ts";
import { BrokerHeartbeat } from "../../codec/messages/broker_heartbeat.ts";
import {
  BrokerRegistration,
  type BrokerRegistrationRequestInit,
} from "../../codec/messages/broker_registration.ts";
import { CreateTopics } from "../../codec/messages/create_topics.ts";
import { DescribeQuorum } from "../../codec/messages/describe_quorum.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import {
  FakeBroker,
  FakeController,
  type FakeControllerOptions,
  memoryDial,
  registrationOf,
  VirtualClock,
} from "../../codec/testing/mod.ts";
import type { Api } from "../../codec/wire/mod.ts";

/** When everything happens. */
export const NOW = 1_700_000_000_000;
/** Where a new log ends: after three control records and the eight of the bootstrap transaction. */
export const START = 11;
const METADATA = "AAAAAAAAAAAAAAAAAAAAAQ";

/** What a broker says of itself, beyond its id. */
export interface Facts {
  readonly pod?: string | null;
  readonly rack?: string | null;
}

/** A controller and its brokers, which have told it nothing yet; clients reach them in memory. */
export class Cluster {
  readonly clock: VirtualClock = new VirtualClock({ nowMs: NOW });
  readonly controller: FakeController;
  readonly brokers: readonly FakeBroker[];
  readonly #clients: Map<number, BrokerClient> = new Map();

  constructor(brokers: readonly Facts[], options: FakeControllerOptions = {}) {
    this.controller = new FakeController({ clock: this.clock, ...options });
    const { cluster } = this.controller;
    this.brokers = brokers.map((facts, nodeId) =>
      new FakeBroker({ cluster, nodeId, host: "b", port: 9200 + nodeId, ...facts })
    );
  }

  /** The bytes of the log, from an offset on. */
  bytesFrom(offset: number): Uint8Array {
    return this.controller.log.read(BigInt(offset));
  }

  /** Asks a broker, or the controller. */
  async ask<Req, Res>(
    peer: FakeBroker,
    api: Api<Req, Res>,
    message: Req,
    version: number = api.maxVersion,
  ): Promise<Res> {
    const client = await this.#client(peer);
    return await this.clock.run(client.call(api, message, { version }));
  }

  async #client({ host, port }: FakeBroker): Promise<BrokerClient> {
    const known = this.#clients.get(port);
    if (known) return known;
    const { clock } = this;
    const dial = memoryDial([this.controller, ...this.brokers], { clock });
    const client = await clock.run(connectBroker(dial, { host, port, clock, seed: 1 }));
    this.#clients.set(port, client);
    return client;
  }

  /** A broker registers, as it is or as `more` says, and gives its epoch. */
  async register(id: number, more: Partial<BrokerRegistrationRequestInit> = {}): Promise<bigint> {
    const request = { ...registrationOf(this.brokers[id]!), ...more };
    const { errorCode, brokerEpoch } = await this.ask(this.controller, BrokerRegistration, request);
    if (errorCode !== 0) throw new Error(`registration of ${id} has failed: ${errorCode}`);
    return brokerEpoch;
  }

  /** A broker says that it has read everything and wants to work. */
  async unfence(brokerId: number, brokerEpoch: bigint): Promise<void> {
    const { errorCode, isFenced } = await this.ask(this.controller, BrokerHeartbeat, {
      brokerId,
      brokerEpoch,
      currentMetadataOffset: this.controller.log.endOffset,
      wantFence: false,
      wantShutDown: false,
    });
    if (errorCode !== 0 || isFenced) {
      throw new Error(`broker ${brokerId} stays fenced: ${errorCode}`);
    }
  }

  /** All brokers come up, one after the other. */
  async start(): Promise<void> {
    for (const { node: { nodeId } } of this.brokers) {
      await this.unfence(nodeId, await this.register(nodeId));
    }
  }

  /** Creates a topic through the first broker. */
  async createTopic(name: string, numPartitions: number, replicationFactor: number) {
    const topic = { name, numPartitions, replicationFactor, assignments: [], configs: [] };
    const request = { topics: [topic], timeoutMs: 1000 };
    return (await this.ask(this.brokers[0]!, CreateTopics, request)).topics[0]!;
  }

  /** The log, as a reader gets it from the controller; `maxBytes` for each answer. */
  async readLog(maxBytes = 1_048_576): Promise<Uint8Array<ArrayBuffer>> {
    const topics = [{ topicName: "__cluster_metadata", partitions: [{ partitionIndex: 0 }] }];
    const quorum = await this.ask(this.controller, DescribeQuorum, { topics });
    const { leaderEpoch, highWatermark } = quorum.topics[0]!.partitions[0]!;
    const pieces: number[] = [];
    for (let offset = 0n, epoch = 0; offset < highWatermark; epoch = leaderEpoch) {
      const { records } = await this.fetch(offset, epoch, leaderEpoch, maxBytes);
      const whole = records ?? new Uint8Array(0);
      pieces.push(...whole);
      offset = endOf(whole);
    }
    return Uint8Array.from(pieces);
  }

  /** One answer of the controller about its log. */
  async fetch(
    fetchOffset: bigint,
    lastFetchedEpoch: number,
    currentLeaderEpoch: number,
    maxBytes = 1_048_576,
    version = 18,
  ) {
    const partition = {
      partition: 0,
      currentLeaderEpoch,
      fetchOffset,
      lastFetchedEpoch,
      partitionMaxBytes: 0,
    };
    const { responses } = await this.ask(this.controller, Fetch, {
      clusterId: this.controller.cluster.clusterId,
      maxWaitMs: 500,
      minBytes: 0,
      maxBytes,
      topics: [{ topicId: METADATA, partitions: [partition] }],
    }, version);
    return responses[0]!.partitions[0]!;
  }

  /** Ends the clients; true if nothing is left of them. */
  async close(): Promise<boolean> {
    for (const client of this.#clients.values()) await this.clock.run(client.close());
    const peers = [this.controller, ...this.brokers];
    return this.clock.pending === 0 && peers.every(({ openTransports }) => openTransports === 0);
  }
}

/** Makes clusters for one test. */
export type MakeCluster = (brokers: readonly Facts[], options?: FakeControllerOptions) => Cluster;

/** The body of a test with clusters, which are closed behind it. */
export function withClusters(body: (make: MakeCluster) => Promise<void>): () => Promise<void> {
  return async () => {
    const made: Cluster[] = [];
    await body((brokers, options) => {
      const cluster = new Cluster(brokers, options);
      made.push(cluster);
      return cluster;
    });
    for (const cluster of made) {
      if (!await cluster.close()) throw new Error("a transport or a timer is left");
    }
  };
}

/** The offset behind the last of these batches, each whole. */
function endOf(batches: Uint8Array): bigint {
  const view = new DataView(batches.buffer, batches.byteOffset, batches.byteLength);
  let end = 0n;
  for (let at = 0; at < view.byteLength; at += 12 + view.getInt32(at + 8)) {
    end = view.getBigInt64(at) + BigInt(view.getInt32(at + 23)) + 1n;
  }
  return end;
}
