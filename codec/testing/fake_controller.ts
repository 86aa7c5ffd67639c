import type { Clock } from "../driver/mod.ts";
import { ApiVersionsServer } from "../messages/api_versions.ts";
import { BrokerHeartbeatServer } from "../messages/broker_heartbeat.ts";
import {
  type BrokerRegistrationRequest,
  BrokerRegistrationServer,
} from "../messages/broker_registration.ts";
import { DescribeClusterServer } from "../messages/describe_cluster.ts";
import { DescribeQuorumServer } from "../messages/describe_quorum.ts";
import { FetchServer } from "../messages/fetch.ts";
import { UnregisterBrokerServer } from "../messages/unregister_broker.ts";
import { fence, heartbeat } from "./controller/broker_heartbeat.ts";
import { registerBroker } from "./controller/broker_registration.ts";
import { describeControllers } from "./controller/describe_controllers.ts";
import { describeQuorum } from "./controller/describe_quorum.ts";
import { firstTerm, newVoter, nextTerm } from "./controller/leader_change.ts";
import { LoggedCluster } from "./controller/logged_cluster.ts";
import { metadataFetch } from "./controller/metadata_fetch.ts";
import { notController } from "./controller/not_controller.ts";
import type { Quorum, Voter } from "./controller/quorum.ts";
import { TopicPlacer, type TopicPlacerOptions } from "./controller/topic_placer.ts";
import { unregisterBroker } from "./controller/unregister_broker.ts";
import { bootstrap } from "./controller/values.ts";
import { FakeBroker, type FakeNodeOptions } from "./fake_broker.ts";
import type { PartitionLog } from "./partition_log.ts";
import { registrationOf } from "./registration_of.ts";

/** What a controller is. */
export interface FakeControllerOptions
  extends TopicPlacerOptions, Omit<FakeNodeOptions, "rack" | "pod" | "configs"> {
  /** Default `ZmFrZS1jbHVzdGVyLTAwMQ`. */
  readonly clusterId?: string;
  /** Default 100. */
  readonly nodeId?: number;
  /** Default 9093. */
  readonly port?: number;
  /** Tells the time, in milliseconds since 1970, which stands in the records. Default: it is always 0. */
  readonly clock?: Pick<Clock, "nowMs">;
  /** Number of its term as leader. Default 1. */
  readonly leaderEpoch?: number;
  /** Id of the directory where its log would lie. Default `ZmFrZS1jb250cm9sbGVyLQ`. */
  readonly directoryId?: string;
  /**
   * A metadata log that is there already, from its first record on. It goes on in the same term, and the brokers in it
   * are taken to be alive.
   */
  readonly log?: Uint8Array;
  /**
   * One of the controllers that are there already: this one votes with them, and stands by until `lead`. What is said
   * above of cluster, clock, log, leader and canaries is theirs.
   */
  readonly beside?: FakeController;
}

const MOST_EPOCH = 2_147_483_647;

/** What a broker has and a controller does not. */
const OF_BROKERS = {
  FindCoordinator: null,
  IncrementalAlterConfigs: null,
  ListOffsets: null,
  Metadata: null,
  Produce: null,
};

/**
 * A controller without clock, socket and randomness, the only one of its cluster unless others stand `beside` it. It writes a metadata log as Kafka 4.4
 * does, byte for byte, with the pods of KIP-1095; its cluster is what that log says. `FakeBroker`s of that cluster tell
 * clients of the nodes, pods, topics and leaders in the log, and of nothing else.
 *
 * | API | What is behind it |
 * | --- | --- |
 * | BrokerRegistration, BrokerHeartbeat, UnregisterBroker | who is in the cluster, and in service |
 * | CreateTopics, DeleteTopics, also those of its brokers | new topics are placed as `kafka-wire/pods` says, canaries apart |
 * | Fetch | the metadata log, for whoever asks with its epoch |
 * | DescribeQuorum, DescribeCluster | itself |
 * | ApiVersions, DescribeConfigs, SaslHandshake, SaslAuthenticate | as a broker has them |
 *
 * Faults, handlers, transports and the record of requests are those of a `FakeBroker`.
 *
 * @example
 * ```ts
 * import { connectBroker } from "kafka-wire/driver";
 * import { CreateTopics } from "kafka-wire/messages/create-topics";
 * import { Metadata } from "kafka-wire/messages/metadata";
 * import { FakeBroker, FakeController, memoryDial } from "kafka-wire/testing";
 *
 * const controller = new FakeController({ canaryInterval: 5 });
 * const { cluster } = controller;
 * const brokers = ["main", "main", "canary-broker"].map((pod, nodeId) =>
 *   new FakeBroker({ cluster, nodeId, port: 9100 + nodeId, pod })
 * );
 * controller.join(...brokers);
 *
 * const dial = memoryDial([controller, ...brokers]);
 * const client = await connectBroker(dial, { host: "localhost", port: 9100 });
 * const topic = { name: "orders", numPartitions: 5, replicationFactor: 1, assignments: [], configs: [] };
 * await client.call(CreateTopics, { topics: [topic], timeoutMs: 1_000 });
 * const { topics } = await client.call(Metadata, { topics: null });
 * await client.close();
 * const leaders = topics[0]!.partitions.map(({ leaderId }) => leaderId);
 * if (leaders[4] !== 2 || leaders.indexOf(2) !== 4) throw new Error("Cannot match: expected a canary");
 * ```
 */
export class FakeController extends FakeBroker {
  readonly #quorum: Quorum;
  readonly #self: Voter;

  /**
   * A controller, which has begun its log.
   *
   * @throws {OptionsError} If the settings of canaries cannot be.
   * @throws {RangeError} If another option cannot be, or the log does not begin with its first record.
   * @throws {EncodeError} If `directoryId` is no uuid.
   * @throws {DecodeError} If the log is broken.
   */
  constructor(options: FakeControllerOptions = {}) {
    const { nodeId = 100, port = 9093, beside, versions } = options;
    const cluster = beside ? beside.#quorum.cluster : clusterFrom(options);
    super({ ...options, cluster, nodeId, port, versions: { ...OF_BROKERS, ...versions } });
    cluster.disown(this.node);
    const { directoryId = "ZmFrZS1jb250cm9sbGVyLQ" } = options;
    const self = { node: this.node, directoryId };
    this.#self = self;
    this.#quorum = beside
      ? beside.#quorum
      : { cluster, voters: [self], leader: self, sessions: new Map() };
    this.#answer();
    if (beside) this.#standBy();
    else this.#begin(options);
  }

  /** Whether it is the active one. */
  get isLeading(): boolean {
    return this.#quorum.leader === this.#self;
  }

  /** Becomes the active controller, if it is not: a new term begins. */
  lead(): void {
    if (this.isLeading) return;
    const { cluster } = this.#quorum;
    this.#quorum.leader = this.#self;
    cluster.metadata.begin(cluster.metadata.leaderEpoch + 1, nextTerm(this.#quorum));
  }

  /** The bytes of the metadata log. */
  get log(): PartitionLog {
    return this.#quorum.cluster.metadata.log;
  }

  /** Number of the leader's term, which a reader of the log has to know. */
  get leaderEpoch(): number {
    return this.#quorum.cluster.metadata.leaderEpoch;
  }

  /**
   * Registers brokers of its cluster, each with what it says of itself, and takes them into service.
   *
   * @throws {RangeError} If it refuses one.
   */
  join(...brokers: readonly FakeBroker[]): void {
    for (const broker of brokers) this.#join(broker, registrationOf(broker));
  }

  /**
   * Takes a broker out of service that has not been heard of for too long: what it led is led by others, and its id is
   * free for another one.
   *
   * @throws {RangeError} If it is not registered.
   */
  fence(nodeId: number): void {
    const { cluster, sessions } = this.#quorum;
    const known = cluster.registrations.get(nodeId);
    if (!known) throw new RangeError(`Cannot fence broker ${nodeId}: expected a registered one`);
    sessions.delete(nodeId);
    if (!known.node.isFenced) cluster.write(fence(this.#quorum, known));
  }

  /**
   * Writes records to the log, as one batch; they take effect at once.
   *
   * @param values Such as `encodeMetadataRecord` makes.
   * @throws {DecodeError} If one is no metadata record; nothing is written then.
   * @throws {RangeError} If one is about a broker, topic or partition that is not there. It is written all the same.
   */
  write(values: readonly Uint8Array[]): void {
    this.#quorum.cluster.write(values);
  }

  #begin({ log, leaderEpoch = 1 }: FakeControllerOptions): void {
    if (log && log.length > 0) return this.#goOn(log);
    if (!(Number.isInteger(leaderEpoch) && leaderEpoch > 0 && leaderEpoch <= MOST_EPOCH)) {
      const what = `expected a leaderEpoch of 1 to ${MOST_EPOCH}, found ${leaderEpoch}`;
      throw new RangeError(`Cannot make a controller: ${what}`);
    }
    const { cluster } = this.#quorum;
    cluster.metadata.begin(leaderEpoch, firstTerm(this.#quorum));
    cluster.write(bootstrap());
  }

  #standBy(): void {
    const { voters, cluster: { metadata } } = this.#quorum;
    voters.push(this.#self);
    metadata.begin(metadata.leaderEpoch, newVoter(this.#quorum));
  }

  /** The brokers of the log are taken to be alive. */
  #goOn(log: Uint8Array): void {
    const { cluster, sessions } = this.#quorum;
    cluster.load(log);
    for (const [id, { brokerEpoch }] of cluster.registrations) sessions.set(id, brokerEpoch);
  }

  #answer(): void {
    const quorum = this.#quorum;
    this.on(BrokerRegistrationServer, (request) => registerBroker(request, quorum))
      .on(BrokerHeartbeatServer, (request) => heartbeat(request, quorum))
      .on(UnregisterBrokerServer, (request) => unregisterBroker(request, quorum))
      .on(FetchServer, (request, context) => metadataFetch(request, context, quorum))
      .on(DescribeQuorumServer, (request, context) => describeQuorum(request, context, quorum))
      .on(DescribeClusterServer, (asked, context) => describeControllers(asked, context, quorum))
      // Who asks for another node is answered all the same (broker facts 1).
      .on(ApiVersionsServer, (asked, context) => context.next({ ...asked, clusterId: null }));
    for (const [api, refuse] of notController) {
      this.on(
        api,
        (asked, context) => this.isLeading ? context.next(asked) : refuse(asked, context),
      );
    }
  }

  #join(broker: FakeBroker, request: BrokerRegistrationRequest): void {
    const { brokerId } = request;
    const refuse = (what: string) => {
      throw new RangeError(`Cannot join broker ${brokerId}: ${what}`);
    };
    if (broker.cluster !== this.cluster) refuse("expected one of the controller's cluster");
    const { errorCode, brokerEpoch = -1n } = registerBroker(request, this.#quorum);
    if (errorCode !== 0) refuse(`expected to register it, found error ${errorCode}`);
    heartbeat(heartbeatOf(brokerId, brokerEpoch, this.log.endOffset), this.#quorum);
  }
}

function clusterFrom(options: FakeControllerOptions): LoggedCluster {
  const { clusterId, clock } = options;
  const nowMs = () => clock?.nowMs() ?? 0;
  return new LoggedCluster({ clusterId, nowMs, placer: new TopicPlacer(options) });
}

/** Of a broker that has read the whole log and wants to work. */
function heartbeatOf(brokerId: number, brokerEpoch: bigint, currentMetadataOffset: bigint) {
  return {
    brokerId,
    brokerEpoch,
    currentMetadataOffset,
    wantFence: false,
    wantShutDown: false,
    offlineLogDirs: [],
    cordonedLogDirs: null,
  };
}
