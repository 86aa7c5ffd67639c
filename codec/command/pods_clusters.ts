// Clusters out of answers to Metadata and DescribeCluster, in the order in which they came.

import type { CaptureEvent } from "../capture/mod.ts";
import {
  type DescribeClusterFacts,
  describedBrokers,
  metadataCluster,
  type MetadataFacts,
  type PodBroker,
  type PodCluster,
  type PodSighting,
  podSightings,
  type PodTopic,
  withSightings,
} from "../pods/mod.ts";

/** A cluster and its id; null: no answer told it. */
export interface KnownCluster extends PodCluster {
  readonly clusterId: string | null;
}

/** Who answered, and when. */
export interface Answered {
  /** Who: an address, or the number of a connection. */
  readonly responder: string | number;
  /** When, milliseconds. */
  readonly nowMs: number;
}

/** An answer to Metadata. */
export interface MetadataAnswer extends MetadataFacts {
  readonly clusterId: string | null;
}

/** An answer to DescribeCluster. */
export interface DescribeClusterAnswer extends DescribeClusterFacts {
  readonly clusterId: string | null;
  readonly errorCode: number;
}

/** What is known of each cluster. */
export class Clusters {
  readonly #byId: Map<string | null, Cluster> = new Map();
  /** Of the connections that are open: who is at the other end, and of which cluster it is. */
  readonly #servers: Map<number, { name?: string; clusterId?: string }> = new Map();

  /** Takes what an event of a capture tells. */
  event(event: CaptureEvent): void {
    if (event.kind === "connection") return this.#connection(event);
    if (event.kind !== "message" || event.direction !== "response" || !event.message) return;
    const server = this.#servers.get(event.connection) ?? {};
    this.#servers.set(event.connection, server);
    const { seconds = 0, nanoseconds = 0 } = event.time ?? {};
    const nowMs = seconds * 1_000 + nanoseconds / 1_000_000;
    const answered = { responder: server.name ?? event.connection, nowMs };
    const { clusterId = null } = event.message as { clusterId?: string | null };
    if (clusterId) server.clusterId = clusterId;
    if (event.apiKey === METADATA) {
      this.metadata(event.message as MetadataAnswer, answered, server.clusterId);
    } else if (event.apiKey === DESCRIBE_CLUSTER) {
      this.describe(event.message as DescribeClusterAnswer, answered);
    }
  }

  #connection({ connection, state, server }: Extract<CaptureEvent, { kind: "connection" }>): void {
    if (state === "closed" || state === "reset") this.#servers.delete(connection);
    else if (server) this.#servers.set(connection, { name: `${server.address}:${server.port}` });
  }

  /** Takes an answer to Metadata; `clusterId` where it does not tell that itself. */
  metadata(response: MetadataAnswer, answered: Answered, clusterId?: string): void {
    const { brokers, topics } = metadataCluster(response);
    if (brokers.length === 0) return;
    const cluster = this.#of(response.clusterId ?? clusterId ?? null);
    cluster.list(brokers, answered);
    for (const { name, errorCode } of response.topics) {
      if (name !== null && errorCode === UNKNOWN_TOPIC) cluster.topics.delete(name);
    }
    for (const topic of topics) cluster.topics.set(topic.name, topic);
  }

  /** Takes an answer to DescribeCluster. */
  describe(response: DescribeClusterAnswer, answered: Answered): void {
    const brokers = response.errorCode === 0 ? describedBrokers(response) : [];
    if (brokers.length > 0) this.#of(response.clusterId || null).list(brokers, answered);
  }

  #of(clusterId: string | null): Cluster {
    const cluster = this.#byId.get(clusterId) ?? new Cluster();
    this.#byId.set(clusterId, cluster);
    return cluster;
  }

  /** All of them, in the order in which they were seen. */
  all(): readonly KnownCluster[] {
    return Array.from(this.#byId, ([clusterId, cluster]) => ({ clusterId, ...cluster.now() }));
  }
}

const METADATA = 3;
const DESCRIBE_CLUSTER = 60;
const UNKNOWN_TOPIC = 3;

class Cluster {
  readonly topics: Map<string, PodTopic> = new Map();
  readonly #brokers: Map<number, PodBroker> = new Map();
  #sightings: readonly PodSighting[] = [];

  /** Takes a list of brokers. One that was listed before and is not now is out of service. */
  list(listed: readonly PodBroker[], answered: Answered): void {
    const valid = listed.filter(({ id }) => id >= 0);
    const brokers = [...new Map(valid.map((broker) => [broker.id, broker])).values()];
    for (const [id, broker] of this.#brokers) this.#brokers.set(id, { ...broker, isFenced: true });
    for (const broker of brokers) this.#brokers.set(broker.id, broker);
    this.#sightings = podSightings(this.#sightings, { ...answered, brokers });
  }

  now(): PodCluster {
    const brokers = [...this.#brokers.values()].sort((a, b) => a.id - b.id);
    return { brokers: withSightings(brokers, this.#sightings), topics: [...this.topics.values()] };
  }
}
