import { uuidText } from "../wire/mod.ts";
import { BROKER, ConfigStore, type FakeConfigs, TOPIC } from "./config_store.ts";
import { INVALID_REPLICATION_FACTOR } from "./handlers/error_codes.ts";
import { PartitionLog } from "./partition_log.ts";

/** A broker as its cluster knows it. A test may change it at any time. */
export interface FakeNode {
  /** Its id. */
  readonly nodeId: number;
  /** The host that the cluster tells clients. */
  host: string;
  /** The port that the cluster tells clients. */
  port: number;
  /** Null: none. */
  rack: string | null;
  /** Proposed in KIP-1095. Null: none, and then no tag is sent. */
  pod: string | null;
  /** Registered, but not to be used. */
  isFenced: boolean;
}

/** A node, as a test gives it. */
export interface FakeNodeInit {
  /** Its id. */
  readonly nodeId: number;
  /** Default `localhost`. */
  readonly host?: string;
  /** Default 9092. */
  readonly port?: number;
  /** Default null. */
  readonly rack?: string | null;
  /** Default null. */
  readonly pod?: string | null;
  /** Default false. */
  readonly isFenced?: boolean;
}

/** A partition. A test may move its leader. */
export interface FakePartition {
  /** From 0. */
  readonly index: number;
  /** The records. */
  readonly log: PartitionLog;
  /** A node id. */
  leaderId: number;
  /** Grows when the leader changes. */
  leaderEpoch: number;
  /** Node ids. */
  replicas: readonly number[];
  /** Node ids. */
  isr: readonly number[];
}

/** A topic. */
export interface FakeTopic {
  /** Its name. */
  readonly name: string;
  /** Its uuid in Kafka's text form. */
  readonly topicId: string;
  /** Whether clients should hide it. */
  readonly isInternal: boolean;
  /** By index. Leaders are chosen when this is first read, among the nodes that are there by then. */
  readonly partitions: readonly FakePartition[];
}

/** A topic, as a test gives it. */
export interface FakeTopicInit {
  /** Its name. */
  readonly name: string;
  /** How many; default 1. */
  readonly partitions?: number;
  /** How many replicas each of them has, at most one a node; default 1. */
  readonly replicationFactor?: number;
  /** The nodes of each partition, its leader first, in place of the two numbers. */
  readonly assignments?: readonly (readonly number[])[];
  /** A uuid in Kafka's text form; default one of its own for each topic. */
  readonly topicId?: string;
  /** Default false. */
  readonly isInternal?: boolean;
  /** What was set for the topic. */
  readonly configs?: FakeConfigs;
}

/** Why a topic cannot be created. */
export interface TopicRefusal {
  /** Kafka's code. */
  readonly errorCode: number;
  /** Kafka's words. */
  readonly errorMessage: string;
}

/** What a cluster is made from. */
export interface FakeClusterOptions {
  /** Default `ZmFrZS1jbHVzdGVyLTAwMQ`. */
  readonly clusterId?: string;
  /** Default none. */
  readonly topics?: readonly FakeTopicInit[];
  /** Nodes that are listed and do not answer. Those of a `FakeBroker` are added by it. */
  readonly nodes?: readonly FakeNodeInit[];
  /** What is set for all brokers at run time. */
  readonly defaultConfigs?: FakeConfigs;
}

/**
 * The facts of a cluster, which all its brokers share: nodes, topics with their records, configurations.
 *
 * @example
 * ```ts
 * import { FakeBroker, FakeCluster } from "kafka-wire/testing";
 * const cluster = new FakeCluster({ topics: [{ name: "orders", partitions: 2 }] });
 * for (const nodeId of [1, 2]) new FakeBroker({ cluster, nodeId, port: 9091 + nodeId });
 * const leaders = cluster.topic("orders")!.partitions.map(({ leaderId }) => leaderId);
 * if (leaders.join() !== "1,2") throw new Error("Cannot match: expected a partition for each broker");
 * ```
 */
export class FakeCluster {
  /** Its uuid in Kafka's text form. */
  readonly clusterId: string;
  /** By id, those of brokers among them. */
  readonly nodes: Map<number, FakeNode> = new Map();
  /** Those of topics, brokers and other resources. */
  readonly configs: ConfigStore = new ConfigStore();
  readonly #topics: Map<string, FakeTopic> = new Map();
  #controllerId: number | undefined;
  #made = 0; // topics that got an id here

  /** A cluster with these facts. */
  constructor(options: FakeClusterOptions = {}) {
    const { clusterId = "ZmFrZS1jbHVzdGVyLTAwMQ", topics = [], nodes = [] } = options;
    this.clusterId = clusterId;
    for (const node of nodes) this.addNode(node);
    for (const topic of topics) this.createTopic(topic);
    this.configs.set(BROKER, "", options.defaultConfigs ?? {});
  }

  /** The node that is said to be the controller. Default the live node with the lowest id; -1 if there is none. */
  get controllerId(): number {
    return this.#controllerId ?? this.liveNodes[0]?.nodeId ?? -1;
  }

  set controllerId(nodeId: number) {
    this.#controllerId = nodeId;
  }

  /** The nodes that are not fenced, by id. */
  get liveNodes(): readonly FakeNode[] {
    return [...this.nodes.values()]
      .filter(({ isFenced }) => !isFenced)
      .sort((a, b) => a.nodeId - b.nodeId);
  }

  /** In the order in which they were created. */
  get topics(): readonly FakeTopic[] {
    return [...this.#topics.values()];
  }

  /** The topic of this name. */
  topic(name: string): FakeTopic | undefined {
    return this.#topics.get(name);
  }

  /** The topic of this uuid. */
  topicById(topicId: string): FakeTopic | undefined {
    return this.topics.find((topic) => topic.topicId === topicId);
  }

  /** Adds a node, or takes the place of one with the same id. */
  addNode(init: FakeNodeInit): FakeNode {
    const node = nodeFrom(init);
    this.nodes.set(node.nodeId, node);
    return node;
  }

  /**
   * Creates a topic.
   *
   * @throws {RangeError} If there is one of that name.
   */
  createTopic(init: FakeTopicInit): FakeTopic {
    const { name, topicId = this.nextTopicId(), isInternal = false, configs = {} } = init;
    if (this.#topics.has(name)) {
      throw new RangeError(`Cannot create topic "${name}": expected a new name`);
    }
    let partitions: FakePartition[] | undefined;
    const partitionsOf = () => partitions ??= this.#partitionsOf(init);
    const topic: FakeTopic = {
      name,
      topicId,
      isInternal,
      get partitions() {
        return partitionsOf();
      },
    };
    this.#topics.set(name, topic);
    this.configs.set(TOPIC, name, configs);
    return topic;
  }

  /** Deletes a topic, its records and its configuration; false if there is none. */
  deleteTopic(name: string): boolean {
    this.configs.delete(TOPIC, name);
    return this.#topics.delete(name);
  }

  /** Why the replicas of a new topic cannot be placed; undefined if they can. */
  placementError(init: FakeTopicInit): TopicRefusal | undefined {
    const { assignments, replicationFactor = 1 } = init;
    return tooFew(assignments?.[0]?.length ?? replicationFactor, this.liveNodes.length);
  }

  /** Adds a partition to a topic, behind its others. */
  protected addPartition(topic: FakeTopic, replicas: readonly number[]): FakePartition {
    const partition = partitionOf(replicas, topic.partitions.length);
    (topic.partitions as FakePartition[]).push(partition);
    return partition;
  }

  /** The node that coordinates a group or a transaction, chosen by its name. */
  coordinatorOf(key: string): FakeNode | undefined {
    const live = this.liveNodes;
    let hash = 0; // that of Java's strings, which Kafka uses as well
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash, 31) + key.charCodeAt(i) | 0;
    return live[(hash & 0x7fffffff) % live.length];
  }

  #partitionsOf(init: FakeTopicInit): FakePartition[] {
    const { partitions = 1, replicationFactor = 1 } = init;
    const assignments = init.assignments ?? this.#assign(partitions, replicationFactor);
    return assignments.map(partitionOf);
  }

  /** Goes round the nodes; each partition begins one node further. */
  #assign(partitions: number, replicationFactor: number): number[][] {
    const ids = this.liveNodes.map(({ nodeId }) => nodeId);
    const replicas = Math.min(replicationFactor, ids.length);
    return Array.from(
      { length: partitions },
      (_, index) => Array.from({ length: replicas }, (_, i) => ids[(index + i) % ids.length]!),
    );
  }

  /** A uuid that no topic of this cluster has been given yet. */
  protected nextTopicId(): string {
    const bytes = new Uint8Array(16);
    bytes.set(new TextEncoder().encode("fake-topic"));
    new DataView(bytes.buffer).setInt32(12, ++this.#made);
    return uuidText(bytes, 0);
  }
}

/** A node with the usual facts where none are given. */
export function nodeFrom(init: FakeNodeInit): FakeNode {
  const { nodeId, host = "localhost", port = 9092, rack = null, pod = null, isFenced = false } =
    init;
  return { nodeId, host, port, rack, pod, isFenced };
}

function partitionOf(replicas: readonly number[], index: number): FakePartition {
  const leaderId = replicas[0] ?? -1;
  return { index, log: new PartitionLog(), leaderId, leaderEpoch: 0, replicas, isr: replicas };
}

/** Why there cannot be so many replicas on so many brokers; undefined if there can. */
export function tooFew(replicationFactor: number, brokers: number): TopicRefusal | undefined {
  if (replicationFactor >= 1 && replicationFactor <= brokers) return undefined;
  const errorMessage = `Unable to replicate the partition ${replicationFactor} time(s): ` +
    `The target replication factor of ${replicationFactor} cannot be reached because only ` +
    `${brokers} broker(s) are registered.`;
  return { errorCode: INVALID_REPLICATION_FACTOR, errorMessage };
}
