import { TOPIC } from "../config_store.ts";
import {
  FakeCluster,
  type FakeNode,
  type FakeNodeInit,
  type FakePartition,
  type FakeTopic,
  type FakeTopicInit,
  nodeFrom,
  type TopicRefusal,
} from "../fake_cluster.ts";
import { Committed } from "./committed.ts";
import { type LoggedRecord, MetadataLog } from "./metadata_log.ts";
import type { Registration } from "./registration.ts";
import { checkValues, type Eligible, type Facts, isInternal, replay } from "./replay.ts";
import type { Assignment, TopicPlacer } from "./topic_placer.ts";
import { topicValues } from "./topic_values.ts";
import { removeTopicRecord } from "./values.ts";

/** What a cluster with a log is made from. */
export interface LoggedClusterOptions {
  readonly clusterId: string | undefined;
  readonly placer: TopicPlacer;
  /** The time of what is written, in milliseconds since 1970. */
  readonly nowMs: () => number;
}

/** A cluster whose nodes and topics are those that its metadata log tells of: to change them is to write to the log. */
export class LoggedCluster extends FakeCluster {
  readonly metadata: MetadataLog = new MetadataLog();
  readonly registrations: Map<number, Registration> = new Map();
  readonly features: Map<string, number> = new Map();
  readonly eligible: WeakMap<FakePartition, Eligible> = new WeakMap();
  readonly nowMs: () => bigint;
  readonly #placer: TopicPlacer;
  readonly #committed: Committed = new Committed();
  readonly #expected: Map<number, FakeNode> = new Map(); // those of brokers, registered or not
  readonly #facts: Facts;
  #planned: Planned | undefined;

  constructor({ clusterId, placer, nowMs }: LoggedClusterOptions) {
    super(clusterId === undefined ? {} : { clusterId });
    this.#placer = placer;
    this.nowMs = () => BigInt(Math.floor(nowMs()));
    this.#facts = this.#factsOf();
  }

  /** Writes values that belong together, and lets them take effect. */
  write(values: readonly Uint8Array[]): void {
    checkValues(values);
    this.#replay(this.metadata.append(values, this.nowMs()));
  }

  /** Takes over a log from its first record on. */
  load(segment: Uint8Array): void {
    this.#replay(this.metadata.load(segment));
  }

  /** The node becomes one of the cluster when its broker registers. */
  override addNode(init: FakeNodeInit): FakeNode {
    const node = nodeFrom({ ...init, isFenced: true });
    this.#expected.set(node.nodeId, node);
    return node;
  }

  /** The node is that of a controller: no broker, although one may have the same id. */
  disown({ nodeId }: FakeNode): void {
    this.#expected.delete(nodeId);
  }

  /** Places the topic, and writes it. */
  override createTopic(init: FakeTopicInit): FakeTopic {
    const { name, configs = {} } = init;
    this.#checkName(init);
    const { replicas, refusal } = this.#assignmentOf(init);
    if (refusal) throw new RangeError(`Cannot create topic "${name}": ${refusal.errorMessage}`);
    const { topicId = this.nextTopicId() } = init;
    this.write(topicValues({ ...init, topicId }, replicas, this.registrations));
    this.configs.set(TOPIC, name, configs); // the log tells their values and no more
    return this.topic(name)!;
  }

  #checkName({ name, isInternal: asked }: FakeTopicInit): void {
    const refuse = (expected: string) => {
      throw new RangeError(`Cannot create topic "${name}": expected ${expected}`);
    };
    if (this.topic(name)) refuse("a new name");
    if (asked === !isInternal(name)) {
      refuse(`a name that says isInternal ${asked}: the log does not`);
    }
  }

  /** Writes that the topic is gone. */
  override deleteTopic(name: string): boolean {
    const topic = this.topic(name);
    if (topic) this.write([removeTopicRecord(topic.topicId)]);
    return topic !== undefined;
  }

  /** Places the topic, and keeps the result for `createTopic`: chance decides once. */
  override placementError(init: FakeTopicInit): TopicRefusal | undefined {
    const assignment = this.#placer.assign(init, this.registrations);
    this.#planned = { init, at: this.metadata.log.endOffset, assignment };
    return assignment.refusal;
  }

  #assignmentOf(init: FakeTopicInit): Assignment {
    const planned = this.#planned;
    const isFresh = planned?.init === init && planned.at === this.metadata.log.endOffset;
    return isFresh ? planned.assignment : this.#placer.assign(init, this.registrations);
  }

  #replay(records: readonly LoggedRecord[]): void {
    for (const record of records) {
      for (const committed of this.#committed.next(record)) replay(this.#facts, committed);
    }
  }

  /** What replaying changes without writing. */
  #factsOf(): Facts {
    const { nodes, registrations, features, configs, eligible } = this;
    return {
      nodes,
      registrations,
      features,
      configs,
      eligible,
      nodeOf: (nodeId) => this.#expected.get(nodeId) ?? nodes.get(nodeId) ?? nodeFrom({ nodeId }),
      topicById: (topicId) => this.topicById(topicId),
      createTopic: (init) => void super.createTopic(init),
      deleteTopic: (name) => void super.deleteTopic(name),
      addPartition: (topic, replicas) => this.addPartition(topic, replicas),
    };
  }
}

/** A topic that was placed and may be created next. */
interface Planned {
  readonly init: FakeTopicInit;
  /** Where the log ended. */
  readonly at: bigint;
  readonly assignment: Assignment;
}
