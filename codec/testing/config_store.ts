/** What a resource can be, by Kafka's numbers. */
export const TOPIC = 2;
/** A broker by its id, or with an empty name the default of all brokers. */
export const BROKER = 4;
/** The log levels of a broker. */
export const BROKER_LOGGER = 8;
/** A subscription to the metrics of clients. */
export const CLIENT_METRICS = 16;
/** A group. */
export const GROUP = 32;

const DYNAMIC_DEFAULT_BROKER = 3;
const STATIC_BROKER = 4;
const DEFAULT = 5;

// Where a value comes from that was set at run time, by the type of the resource.
const DYNAMIC: readonly (readonly [resourceType: number, source: number])[] = [
  [TOPIC, 1],
  [BROKER, 2],
  [BROKER_LOGGER, 6],
  [CLIENT_METRICS, 7],
  [GROUP, 8],
];

/** One configuration, from one source. A text stands for `{ value: text }`. */
export interface FakeConfigInit {
  /** Null if it is sensitive, or not set. */
  readonly value: string | null;
  /**
   * Kafka's number: 1 topic, 2 broker, 3 default of all brokers, 4 the broker's file, 5 default, 6 logger, 7 client
   * metrics, 8 group. Default 4 for a broker, for others what was set at run time.
   */
  readonly source?: number;
  /** Default false. */
  readonly isSensitive?: boolean;
  /** Default false. */
  readonly readOnly?: boolean;
  /** Kafka's number: 1 boolean, 2 string, 3 int, 4 short, 5 long, 6 double, 7 list, 8 class, 9 password. Default 2. */
  readonly type?: number;
  /** Default null. */
  readonly documentation?: string | null;
}

/** Configurations by name. */
export type FakeConfigs = Readonly<Record<string, string | FakeConfigInit>>;

/** One configuration, from one source. */
export interface FakeConfig extends Required<FakeConfigInit> {
  /** Such as `retention.ms`. */
  readonly name: string;
}

/** The configurations of all resources of a cluster. */
export class ConfigStore {
  readonly #resources: Map<string, FakeConfig[]> = new Map();

  /** Sets configurations of a resource; of one name there can be one from each source. */
  set(resourceType: number, resourceName: string, configs: FakeConfigs): void {
    for (const [name, init] of Object.entries(configs)) {
      const given = typeof init === "string" ? { value: init } : init;
      const source = given.source ?? usualSource(resourceType, resourceName);
      this.#put(resourceType, resourceName, { ...BLANK, ...given, source, name });
    }
  }

  /** Sets a value at run time, or with null takes it back. */
  alter(resourceType: number, resourceName: string, name: string, value: string | null): void {
    const source = dynamicSource(resourceType, resourceName);
    const known = this.describe(resourceType, resourceName).get(name)?.[0] ?? { ...BLANK, name };
    if (value !== null) this.#put(resourceType, resourceName, { ...known, source, value });
    else this.#remove(resourceType, resourceName, name, source);
  }

  /** By name, what a resource has from every source, the one that counts first. */
  describe(resourceType: number, resourceName: string): Map<string, readonly FakeConfig[]> {
    const isBroker = resourceType === BROKER && resourceName !== "";
    const all = [
      ...this.#of(resourceType, resourceName),
      ...isBroker ? this.#of(BROKER, "") : [],
    ].sort((a, b) => rankOf(a) - rankOf(b));
    const byName = new Map<string, FakeConfig[]>();
    for (const config of all) {
      const same = byName.get(config.name);
      if (same) same.push(config);
      else byName.set(config.name, [config]);
    }
    return byName;
  }

  /** Forgets a resource. */
  delete(resourceType: number, resourceName: string): void {
    this.#resources.delete(keyOf(resourceType, resourceName));
  }

  #put(resourceType: number, resourceName: string, config: FakeConfig): void {
    this.#remove(resourceType, resourceName, config.name, config.source);
    const all = this.#of(resourceType, resourceName);
    this.#resources.set(keyOf(resourceType, resourceName), [...all, config]);
  }

  #remove(resourceType: number, resourceName: string, name: string, source: number): void {
    const rest = this.#of(resourceType, resourceName)
      .filter((config) => config.name !== name || config.source !== source);
    this.#resources.set(keyOf(resourceType, resourceName), rest);
  }

  #of(resourceType: number, resourceName: string): readonly FakeConfig[] {
    return this.#resources.get(keyOf(resourceType, resourceName)) ?? [];
  }
}

const BLANK = {
  value: null,
  source: DEFAULT,
  isSensitive: false,
  readOnly: false,
  type: 2,
  documentation: null,
};

/** Whether 4.4 has such resources at all. */
export function isResourceType(resourceType: number): boolean {
  return DYNAMIC.some(([type]) => type === resourceType);
}

function usualSource(resourceType: number, resourceName: string): number {
  const isBroker = resourceType === BROKER && resourceName !== "";
  return isBroker ? STATIC_BROKER : dynamicSource(resourceType, resourceName);
}

function dynamicSource(resourceType: number, resourceName: string): number {
  if (resourceType === BROKER && resourceName === "") return DYNAMIC_DEFAULT_BROKER;
  return DYNAMIC.find(([type]) => type === resourceType)?.[1] ?? DEFAULT;
}

/** What was set for this very resource wins; the others stand in the order of their numbers. */
function rankOf({ source }: FakeConfig): number {
  return source > DEFAULT ? 0 : source;
}

function keyOf(resourceType: number, resourceName: string): string {
  return `${resourceType}/${resourceName}`;
}
