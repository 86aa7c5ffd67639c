import {
  type DescribeAction,
  describedOf,
  describeRequestOf,
  DynamicConfig,
  type DynamicConfigEvent,
  type DynamicConfigInput,
  type DynamicConfigOptions,
  type DynamicConfigReport,
  type StaticConfig,
} from "../dynamic_config/mod.ts";
import { DescribeConfigs } from "../messages/describe_configs.ts";
import { EncodeError } from "../wire/mod.ts";
import { Alarm } from "./alarm.ts";
import type { BrokerClient } from "./broker_client.ts";
import { checkClient, checkClock, checkNames, type Names } from "./checks.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { ClusterClient, ClusterClientEvent } from "./cluster_client.ts";
import { EventHub } from "./event_hub.ts";
import { anySeed } from "./helpers.ts";

/** What to follow, and from where: `dynamicConfigOptionsFrom` gives the machine's part from Kafka's property names. */
export interface FollowOptions extends Omit<DynamicConfigOptions, "seed"> {
  /** Where the generator of backoffs begins: 32 bits. Default: another one for each follower. */
  readonly seed?: number;
  /** Default: the platform's time. */
  readonly clock?: Clock;
  /** What the client is. */
  readonly role: "producer" | "consumer";
  /** What the user configured. */
  readonly config: StaticConfig;
}

/** The settings that can be kept in the cluster. */
export type FollowedValues = Pick<
  StaticConfig,
  "acks" | "sessionTimeoutMs" | "heartbeatIntervalMs"
>;

/** A client's configuration, as it is kept in the cluster (KIP-649). */
export interface ConfigFollower {
  /** What holds now. */
  readonly values: FollowedValues;
  /** Resolves when a consumer may send its first JoinGroup, or `stop` was called; for a producer at once. */
  readonly gate: Promise<void>;
  /**
   * What is applied, ignored and refused: for the first one who asks from the start, for others from now on. Bounded as
   * the events of a client are.
   */
  events(): AsyncIterableIterator<DynamicConfigEvent>;
  /** Follows the configuration, or returns to what the user configured. */
  enable(enabled: boolean): void;
  /**
   * The client has begun anew with its bootstrap servers, or the cluster is another one. A `ClusterClient` says so
   * itself.
   */
  rebootstrapped(): void;
  /** JoinGroup was answered with this error. */
  joinRejected(errorCode: number): void;
  /** Ends it: no timer is left, and what the user configured holds. */
  stop(): void;
}

/** What a configuration is read with: whatever can call a broker, or a cluster. */
export type ConfigSource =
  | Pick<BrokerClient, "call">
  | Pick<ClusterClient, "call" | "events" | "view">;

/**
 * Follows a client's configuration in the cluster, over a client's own connections.
 *
 * Released brokers do not know it: they are asked once, and then it is off. In a cluster the node that has least to do
 * is asked, and when the cluster begins anew with its bootstrap servers, so does this.
 *
 * @param client A broker's or a cluster's; it stays open at the end.
 * @throws {OptionsError} If the options cannot work; it lists every finding.
 * @throws {TypeError} If the client is none, or an option has a name that means nothing.
 * @throws {RangeError} If the user's own heartbeat interval is not below the session's timeout.
 */
export function followConfig(
  client: ConfigSource,
  options: FollowOptions,
): ConfigFollower {
  checkClient(FOLLOW, client);
  checkNames(FOLLOW, options, NAMES);
  return new Follower(client, options);
}

const FOLLOW = "follow a configuration";

const NAMES: Names<FollowOptions> = {
  seed: true,
  clock: true,
  role: true,
  config: true,
  clientId: true,
  clientIdGenerated: true,
  resourceType: true,
  enabled: true,
  gateMs: true,
  acksLock: true,
  requestTimeoutMs: true,
  metadataMaxAgeMs: true,
  retryBackoffMs: true,
  retryBackoffMaxMs: true,
};

const UNSUPPORTED_VERSION = 35;

/** The settings by Kafka's names. */
const FIELDS: Readonly<Record<string, keyof FollowedValues>> = {
  "acks": "acks",
  "session.timeout.ms": "sessionTimeoutMs",
  "heartbeat.interval.ms": "heartbeatIntervalMs",
};

class Follower implements ConfigFollower {
  readonly gate: Promise<void>;
  readonly #client: Pick<ClusterClient, "call">;
  readonly #machine: DynamicConfig;
  readonly #clock: Clock;
  readonly #alarm: Alarm;
  readonly #hub: EventHub<DynamicConfigEvent> = new EventHub();
  #fromStart: AsyncIterableIterator<DynamicConfigEvent> | undefined = this.#hub.read();
  readonly #config: StaticConfig;
  #values: FollowedValues;
  #openGate: () => void = () => {};
  #news: AsyncIterableIterator<ClusterClientEvent> | undefined;

  constructor(client: ConfigSource, options: FollowOptions) {
    const { clock = systemClock, role, config, seed = anySeed() } = options;
    checkClock(FOLLOW, clock);
    this.#client = client;
    this.#clock = clock;
    this.#config = this.#values = config;
    this.gate = new Promise((resolve) => this.#openGate = resolve);
    this.#machine = new DynamicConfig({ ...options, seed });
    this.#alarm = new Alarm(clock, () => this.#handle({ type: "tick" }));
    this.#handle({ type: "start", role, config });
    if (role === "producer") this.#openGate();
    this.#handle({ type: "nodeReady" });
    if ("view" in client) void this.#watch(this.#news = client.events());
  }

  get values(): FollowedValues {
    const { acks, sessionTimeoutMs, heartbeatIntervalMs } = this.#values;
    return { acks, sessionTimeoutMs, heartbeatIntervalMs };
  }

  events(): AsyncIterableIterator<DynamicConfigEvent> {
    const first = this.#fromStart;
    this.#fromStart = undefined;
    return first ?? this.#hub.read();
  }

  enable(enabled: boolean): void {
    this.#handle({ type: "enable", enabled });
  }

  rebootstrapped(): void {
    this.#handle({ type: "rebootstrapped" });
  }

  joinRejected(errorCode: number): void {
    this.#handle({ type: "joinRejected", errorCode });
  }

  stop(): void {
    this.#handle({ type: "stop" });
    void this.#news?.return?.();
    this.#openGate();
    this.#hub.end();
  }

  async #watch(news: AsyncIterable<ClusterClientEvent>): Promise<void> {
    for await (const { type } of news) if (type === "rebootstrapped") this.rebootstrapped();
  }

  #handle(input: DynamicConfigInput): void {
    this.#machine.handle(input, this.#clock.nowMs());
    for (let effect; (effect = this.#machine.poll()) !== undefined;) {
      if (effect.type === "describe") void this.#describe(effect);
      else this.#hear(effect);
    }
    this.#alarm.set(this.#machine.deadlineMs ?? Infinity);
  }

  async #describe(action: DescribeAction): Promise<void> {
    this.#handle(await this.#answerTo(action));
  }

  async #answerTo(action: DescribeAction): Promise<DynamicConfigReport> {
    try {
      return describedOf(
        await this.#client.call(DescribeConfigs, describeRequestOf(action), { idempotent: true }),
      );
    } catch (error) {
      if (!(error instanceof EncodeError)) return { type: "describeFailed", reason: `${error}` };
      const { resourceType, resourceName } = action;
      const errorCode = UNSUPPORTED_VERSION; // the broker does not offer it
      return { type: "described", errorCode, resourceType, resourceName, entries: [] };
    }
  }

  #hear(event: DynamicConfigEvent): void {
    if (event.type === "applied") {
      for (const change of event.changes) this.#set(change.key, change.new as number);
    }
    if (event.type === "reverted") {
      for (const key of event.keys) this.#set(key, this.#config[FIELDS[key]!]);
    }
    if (event.type === "gateOpened") this.#openGate();
    this.#hub.tell(event);
  }

  #set(key: string, value: number): void {
    this.#values = { ...this.#values, [FIELDS[key]!]: value };
  }
}
