import { BROKER, type FakeConfigs } from "./config_store.ts";
import { partitionChangeRecord } from "./controller/values.ts";
import type { TopicPlacerOptions } from "./controller/topic_placer.ts";
import { FakeBroker, type FakeNodeOptions } from "./fake_broker.ts";
import type { FakeCluster, FakePartition, FakeTopicInit } from "./fake_cluster.ts";
import { FakeController, type FakeControllerOptions } from "./fake_controller.ts";
import type { Fault } from "./faults.ts";
import type { VersionRanges } from "./offers.ts";

/** What a whole cluster is made from. */
export interface FakeKafkaOptions
  extends
    TopicPlacerOptions,
    Pick<FakeControllerOptions, "clusterId" | "clock">,
    Pick<FakeNodeOptions, "sasl" | "versions" | "throttleTimeMs"> {
  /** How many, or what each of them is. By default the first is node 1 at `broker-1:9092`, the second node 2, … */
  readonly brokers: number | readonly FakeNodeOptions[];
  /** How many, or what each of them is; default 1. By default the first, which leads, is node 100 at `controller-100:9093`. */
  readonly controllers?: number | readonly FakeNodeOptions[];
  /** Default none. Their partitions have three replicas, or as many as there are brokers, unless they say otherwise. */
  readonly topics?: readonly FakeTopicInit[];
  /** What is set for all brokers at run time. */
  readonly defaultConfigs?: FakeConfigs;
}

/** What is different about a node when it starts again. */
export interface FakeNodeChange {
  /** The host where it is reached, and which the cluster tells clients. */
  readonly host?: string;
  /** The port where it is reached, and which the cluster tells clients. */
  readonly port?: number;
  /** The address that the cluster tells clients, if it is another one. */
  readonly advertised?: { readonly host: string; readonly port: number };
  /** Null: none. */
  readonly rack?: string | null;
  /** Null: none. */
  readonly pod?: string | null;
  /** What it offers in place of the versions of Kafka 4.4. */
  readonly versions?: VersionRanges;
}

const FIRST_BROKER = 1;
const FIRST_CONTROLLER = 100;
const MOST_REPLICAS = 3;

/**
 * A whole cluster in memory: brokers and controllers that share one metadata log, and what can happen to them. Made by
 * {@linkcode fakeCluster}.
 */
export class FakeKafka {
  /** What the log says: nodes, topics with their records, configurations. */
  readonly cluster: FakeCluster;
  readonly #controllers: readonly FakeController[];
  readonly #brokers: FakeBroker[] = [];
  readonly #options: FakeKafkaOptions;
  readonly #down: Map<FakeBroker, () => void> = new Map(); // and what takes back that they are

  /** Made by `fakeCluster`. */
  constructor(options: FakeKafkaOptions) {
    this.#options = options;
    this.#controllers = controllersFrom(options);
    this.cluster = this.controller.cluster;
    const { brokers, topics = [], defaultConfigs = {} } = options;
    this.cluster.configs.set(BROKER, "", defaultConfigs);
    for (const node of listed(brokers)) this.add(node);
    for (const topic of topics) this.cluster.createTopic(this.#withReplicas(topic));
  }

  /** By id, also those that are down: what `memoryDial` and `NetworkEmulator` take. */
  get brokers(): readonly FakeBroker[] {
    return this.#brokers;
  }

  /** In the order in which they came. */
  get controllers(): readonly FakeController[] {
    return this.#controllers;
  }

  /** The active controller. */
  get controller(): FakeController {
    return this.#controllers.find(({ isLeading }) => isLeading)!;
  }

  /** Where its brokers are reached, as clients are configured. */
  get bootstrapServers(): string {
    return addressesOf(this.#brokers);
  }

  /** Where its controllers are reached, as clients are configured. */
  get bootstrapControllers(): string {
    return addressesOf(this.#controllers);
  }

  /**
   * The broker of this id.
   *
   * @throws {RangeError} If there is none.
   */
  broker(nodeId: number): FakeBroker {
    return found(this.#brokers, nodeId, "broker");
  }

  /**
   * The id of the broker that leads a partition; -1 if none does.
   *
   * @throws {RangeError} If there is no such partition.
   */
  leaderOf(topic: string, partition: number): number {
    return this.#partition(topic, partition).leaderId;
  }

  /**
   * One more broker, in service at once. It leads nothing yet.
   *
   * @throws {RangeError} If an option cannot be, or its id is taken.
   */
  add(options: FakeNodeOptions = {}): FakeBroker {
    const { nodeId = this.#nextId(), host = `broker-${nodeId}` } = options;
    if (this.#brokers.some(({ node }) => node.nodeId === nodeId)) {
      throw new RangeError(`Cannot add broker ${nodeId}: expected an id that is free`);
    }
    const { sasl, versions, throttleTimeMs } = this.#options;
    const common = definedOf({ sasl, versions, throttleTimeMs });
    const { cluster } = this;
    const broker = new FakeBroker({ ...common, ...options, cluster, nodeId, host });
    this.controller.join(broker);
    this.#brokers.push(broker);
    this.#brokers.sort((a, b) => a.node.nodeId - b.node.nodeId);
    return broker;
  }

  /**
   * Stops a node: its transports end, in good order or (`reset`) not, and new ones are refused. What a broker leads is
   * led by others at once; of several controllers another one becomes the active one.
   *
   * @throws {RangeError} If there is no such node.
   */
  stop(nodeId: number, how: "close" | "reset" = "close"): void {
    const node = this.#node(nodeId);
    this.#takeDown(node, { kind: "refuse" });
    node.disconnect(how);
    this.#retire(node);
  }

  /**
   * Takes power from a node's host: nobody is told, and who dials waits. A broker goes on leading what it leads until
   * its session is over, which is when the test says `kafka.controller.fence(nodeId)`.
   *
   * @throws {RangeError} If there is no such node.
   */
  freeze(nodeId: number): void {
    const node = this.#node(nodeId);
    this.#takeDown(node, { kind: "blackHole" });
    node.disconnect("silence");
  }

  /**
   * Starts a node that is down, or restarts one that is not; a broker is in service at once. Transports of the time
   * before are reset.
   *
   * @param change What is different from now on, as after an upgrade.
   * @throws {RangeError} If there is no such node.
   */
  start(nodeId: number, change: FakeNodeChange = {}): void {
    const node = this.#node(nodeId);
    node.disconnect("reset");
    this.#down.get(node)?.();
    this.#down.delete(node);
    apply(change, node);
    if (!(node instanceof FakeController)) this.controller.join(node);
  }

  /**
   * Moves a node to another address: its transports are reset, nobody listens at the old one, clients are told the new
   * one.
   *
   * @throws {RangeError} If there is no such node.
   */
  move(nodeId: number, to: Pick<FakeNodeChange, "host" | "port" | "advertised">): void {
    this.start(nodeId, to);
  }

  /** Whether a node is reached: it was neither stopped nor frozen, or was started since. */
  isUp(nodeId: number): boolean {
    return !this.#down.has(this.#node(nodeId));
  }

  /**
   * Lets a broker lead a partition; the leader epoch grows.
   *
   * @throws {RangeError} If it is not one of the replicas in sync.
   */
  lead(topic: string, partition: number, nodeId: number): void {
    const { isr, index } = this.#partition(topic, partition);
    if (!isr.includes(nodeId)) {
      const expected = `expected one of the replicas in sync (${isr.join(", ")})`;
      throw new RangeError(`Cannot let ${nodeId} lead "${topic}" ${partition}: ${expected}`);
    }
    const { topicId } = this.cluster.topic(topic)!;
    this.controller.write([partitionChangeRecord({ partitionId: index, topicId, leader: nodeId })]);
  }

  /**
   * Lets another controller be the active one; or, with the id of a broker, lets brokers tell clients that it is the
   * controller, as KRaft's do of some live broker.
   *
   * @throws {RangeError} If there is no such node.
   */
  elect(nodeId: number): void {
    const node = this.#node(nodeId);
    if (node instanceof FakeController) node.lead();
    else this.cluster.controllerId = nodeId;
  }

  // ---- what happens inside ----------------------------------------------------------------------

  #node(nodeId: number): FakeBroker {
    const all = [...this.#brokers, ...this.#controllers];
    return found(all, nodeId, "node");
  }

  #partition(name: string, index: number): FakePartition {
    const partition = this.cluster.topic(name)?.partitions[index];
    if (partition) return partition;
    throw new RangeError(`Cannot find partition ${index} of "${name}": expected one that is there`);
  }

  #takeDown(node: FakeBroker, fault: Fault): void {
    this.#down.get(node)?.();
    this.#down.set(node, node.fault({ ...fault, times: Infinity }));
  }

  /** The others go on without it. */
  #retire(node: FakeBroker): void {
    if (!(node instanceof FakeController)) return this.#fence(node.node.nodeId);
    const heir = this.#controllers.find((other) => !this.#down.has(other));
    if (node.isLeading) heir?.lead();
  }

  #fence(nodeId: number): void {
    const { cluster } = this;
    this.controller.fence(nodeId);
    if (cluster.controllerId === nodeId) cluster.controllerId = cluster.liveNodes[0]?.nodeId ?? -1;
  }

  #nextId(): number {
    return Math.max(FIRST_BROKER - 1, ...this.#brokers.map(({ node }) => node.nodeId)) + 1;
  }

  #withReplicas(topic: FakeTopicInit): FakeTopicInit {
    const replicationFactor = Math.min(MOST_REPLICAS, this.#brokers.length);
    return { replicationFactor, ...topic };
  }
}

/**
 * A whole cluster in memory, for clients that need more than one broker.
 *
 * @throws {OptionsError} If the settings of canaries cannot be.
 * @throws {RangeError} If another option cannot be.
 * @example A broker that is stopped:
 * ```ts
 * import { connectCluster } from "kafka-wire/driver";
 * import { ListOffsets } from "kafka-wire/messages/list-offsets";
 * import { fakeCluster, memoryDial, VirtualClock } from "kafka-wire/testing";
 *
 * const kafka = fakeCluster({ brokers: 3, topics: [{ name: "orders", partitions: 6 }] });
 * const clock = new VirtualClock();
 * const dial = memoryDial(kafka.brokers, { clock });
 * const { bootstrapServers } = kafka;
 * const client = await clock.run(connectCluster(dial, { bootstrapServers, clock }));
 *
 * kafka.stop(kafka.leaderOf("orders", 0)); // what it led is led by others
 * const asked = { name: "orders", partitions: [{ partitionIndex: 0, timestamp: -1n }] };
 * const route = { leader: "orders", partition: 0 };
 * const message = { replicaId: -1, topics: [asked] };
 * const { topics } = await clock.run(client.call(ListOffsets, message, { route, idempotent: true }));
 * await clock.run(client.close());
 * if (topics[0]?.partitions[0]?.errorCode !== 0) throw new Error("Cannot match: expected an offset");
 * ```
 */
export function fakeCluster(options: FakeKafkaOptions): FakeKafka {
  return new FakeKafka(options);
}

function controllersFrom(options: FakeKafkaOptions): FakeController[] {
  const { controllers: nodes = 1, clusterId, clock, sasl, versions, throttleTimeMs } = options;
  const { canaryInterval, canaryPod, carryState, seed, placer } = options;
  const placing = { canaryInterval, canaryPod, carryState, seed, placer };
  const common = { ...placing, clusterId, clock, sasl, versions, throttleTimeMs };
  const controllers: FakeController[] = [];
  for (const [i, node] of listed(nodes).entries()) {
    const { nodeId = FIRST_CONTROLLER + i, host = `controller-${nodeId}` } = node;
    const [beside] = controllers;
    const own = { ...node, nodeId, host, ...beside && { beside } };
    controllers.push(new FakeController({ ...definedOf(common), ...own }));
  }
  if (controllers.length === 0) {
    throw new RangeError("Cannot make a cluster: expected at least one controller");
  }
  return controllers;
}

function listed(nodes: number | readonly FakeNodeOptions[]): readonly FakeNodeOptions[] {
  return typeof nodes === "number" ? Array.from({ length: nodes }, () => ({})) : nodes;
}

/** Without those that are not given, which would hide defaults. */
function definedOf<T extends object>(options: T): { [key in keyof T]?: NonNullable<T[key]> } {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  ) as { [key in keyof T]?: NonNullable<T[key]> };
}

function found<T extends FakeBroker>(nodes: readonly T[], nodeId: number, what: string): T {
  const known = nodes.find(({ node }) => node.nodeId === nodeId);
  if (known) return known;
  const ids = nodes.map(({ node }) => node.nodeId).join(", ");
  throw new RangeError(`Cannot find ${what} ${nodeId}: expected one of ${ids}`);
}

function addressesOf(nodes: readonly FakeBroker[]): string {
  return nodes.map(({ host, port }) => `${host}:${port}`).join(",");
}

function apply(change: FakeNodeChange, broker: FakeBroker): void {
  const { host = broker.host, port = broker.port, advertised, versions } = change;
  const { node } = broker;
  const isMoved = host !== broker.host || port !== broker.port;
  Object.assign(broker, { host, port, ...versions && { versions } });
  Object.assign(node, advertised ?? (isMoved ? { host, port } : {}));
  const { rack = node.rack, pod = node.pod } = change;
  Object.assign(node, { rack, pod });
}
