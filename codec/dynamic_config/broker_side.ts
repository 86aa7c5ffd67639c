// What a broker would do that had KIP-649 (connection D.7), for emulators.

import type {
  DescribeConfigsRequestResource,
  DescribeConfigsResponseResourceResultInit,
  DescribeConfigsResponseResultInit,
} from "../messages/describe_configs.ts";
import type {
  IncrementalAlterConfigsRequestAlterableConfig,
  IncrementalAlterConfigsRequestAlterConfigsResource,
  IncrementalAlterConfigsResponseAlterConfigsResourceResponseInit,
} from "../messages/incremental_alter_configs.ts";
import { HEARTBEAT, int32Of, isKey, type Key, KEYS, SESSION } from "./values.ts";

const NONE = 0;
const CLUSTER_AUTHORIZATION_FAILED = 31;
const INVALID_REQUEST = 42;

const SET = 0;
const DELETE = 1;

const CLIENT_SOURCE = 7;
const DEFAULT_SOURCE = 8;

const STRING_TYPE = 2;
const INT_TYPE = 3;

const ACKS: readonly string[] = ["all", "-1", "0", "1"];
const QUOTAS: readonly string[] = [
  "producer_byte_rate",
  "consumer_byte_rate",
  "request_percentage",
  "controller_mutation_rate",
];

const DENIED = {
  errorCode: CLUSTER_AUTHORIZATION_FAILED,
  errorMessage: "Cluster authorization failed.",
};

/** Within which the session's timeout of a group may be, in milliseconds. */
export interface SessionLimits {
  /** `group.min.session.timeout.ms`. Default 6000. */
  readonly minSessionTimeoutMs?: number;
  /** `group.max.session.timeout.ms`. Default 1800000. */
  readonly maxSessionTimeoutMs?: number;
}

/** What of an IncrementalAlterConfigs request holds for all its resources; the request itself will do. */
export interface AlterClientConfigsOptions {
  /** Only looks whether it could be done. */
  readonly validateOnly: boolean;
  /** Whether the client may alter the configurations of the cluster. Default true. */
  readonly authorized?: boolean;
}

/** What of a DescribeConfigs request holds for all its resources; the request itself will do. */
export interface DescribeClientConfigsOptions {
  /** Whether each entry tells also what it hides. */
  readonly includeSynonyms: boolean;
  /** Whether the client may see the configurations of the cluster. Default true. */
  readonly authorized?: boolean;
}

/** One value for one entity. */
interface Stored {
  readonly name: Key;
  readonly value: string;
  readonly source: number;
}

/**
 * The configurations of clients that a broker with KIP-649 would keep: by client id, and under the empty name the
 * default for all. A stock broker has nothing of the kind; an emulator gives each resource of the configured type here.
 *
 * @example
 * ```ts
 * import { ClientConfigStore } from "kafka-wire/dynamic-config";
 * const store = new ClientConfigStore();
 * const configs = [{ name: "acks", configOperation: 0, value: "all" }];
 * store.alter({ resourceType: 9, resourceName: "", configs }, { validateOnly: false });
 * const shop = { resourceType: 9, resourceName: "shop", configurationKeys: null };
 * const [acks] = store.describe(shop, { includeSynonyms: false }).configs;
 * if (acks?.value !== "all" || acks.configSource !== 8) throw new Error("Cannot match the default");
 * ```
 */
export class ClientConfigStore {
  readonly #entities: Map<string, Map<string, string>> = new Map();
  readonly #limits: Required<SessionLimits>;

  /** A store without entities. */
  constructor(
    { minSessionTimeoutMs = 6_000, maxSessionTimeoutMs = 1_800_000 }: SessionLimits = {},
  ) {
    this.#limits = { minSessionTimeoutMs, maxSessionTimeoutMs };
  }

  /**
   * What DescribeConfigs answers for one resource: what is set for the client id over the default for all; an empty name
   * is the default alone. An id of which nothing is known is no error. Quotas, which share the entities, are
   * left out.
   */
  describe(
    { resourceType, resourceName, configurationKeys }: DescribeConfigsRequestResource,
    { includeSynonyms, authorized = true }: DescribeClientConfigsOptions,
  ): DescribeConfigsResponseResultInit {
    if (!authorized) {
      return { ...DENIED, resourceType, resourceName, configs: [] };
    }
    const isWanted = (key: Key) =>
      !configurationKeys || configurationKeys.length === 0 || configurationKeys.includes(key);
    const configs = KEYS.filter(isWanted)
      .map((key) => this.#stored(resourceName, key)).filter((all) => all.length > 0)
      .map((all) => entryOf(all, includeSynonyms));
    return { ...outcome(NONE, ""), resourceType, resourceName, configs };
  }

  /** What IncrementalAlterConfigs does to one resource: everything that it says, or with an error nothing. */
  alter(
    { resourceType, resourceName, configs }: IncrementalAlterConfigsRequestAlterConfigsResource,
    { validateOnly, authorized = true }: AlterClientConfigsOptions,
  ): IncrementalAlterConfigsResponseAlterConfigsResourceResponseInit {
    if (!authorized) return { ...DENIED, resourceType, resourceName };
    const complaints = [twice(configs), ...configs.map((config) => this.#complaint(config))];
    const wrong = complaints.find((complaint) => complaint !== undefined);
    if (wrong !== undefined) {
      return { ...outcome(INVALID_REQUEST, wrong), resourceType, resourceName };
    }
    if (!validateOnly) {
      for (const { name, configOperation, value } of configs) {
        this.put(resourceName, name, configOperation === DELETE ? null : value);
      }
    }
    return { ...outcome(NONE, null), resourceType, resourceName };
  }

  /** What AlterConfigs answers for a resource of clients, whatever it says: it is refused. */
  alterAll(
    { resourceType, resourceName }: {
      readonly resourceType: number;
      readonly resourceName: string;
    },
  ): IncrementalAlterConfigsResponseAlterConfigsResourceResponseInit {
    const message = "Expected IncrementalAlterConfigs for the configurations of clients";
    return { ...outcome(INVALID_REQUEST, message), resourceType, resourceName };
  }

  /** Sets a value without looking at it, as a tool does that writes where brokers keep it; null takes it away. */
  put(resourceName: string, name: string, value: string | null): void {
    const entity = this.#entities.get(resourceName) ?? new Map<string, string>();
    if (value === null) entity.delete(name);
    else entity.set(name, value);
    if (entity.size > 0) this.#entities.set(resourceName, entity);
    else this.#entities.delete(resourceName);
  }

  /** The quotas of an entity, which share it: what DescribeClientQuotas would tell of it. */
  quotas(resourceName: string): ReadonlyMap<string, string> {
    const all = [...this.#entities.get(resourceName) ?? []];
    return new Map(all.filter(([name]) => QUOTAS.includes(name)));
  }

  /** The values of one key that hold for a client, the stronger first. */
  #stored(resourceName: string, name: Key): readonly Stored[] {
    const entities = resourceName === "" ? [""] : [resourceName, ""];
    return entities.flatMap((entity) => {
      const value = this.#entities.get(entity)?.get(name);
      const source = entity === "" ? DEFAULT_SOURCE : CLIENT_SOURCE;
      return value === undefined ? [] : [{ name, value, source }];
    });
  }

  /** What is wrong with one change. */
  #complaint(
    { name, configOperation, value }: IncrementalAlterConfigsRequestAlterableConfig,
  ): string | undefined {
    if (!isKey(name)) return `Expected a configuration of clients, found ${name.slice(0, 99)}`;
    if (configOperation === DELETE) return undefined;
    if (configOperation !== SET) {
      return `Expected operation ${SET} or ${DELETE} for ${name}, found ${configOperation}`;
    }
    if (value === null) return `Expected a value for ${name}, found null`;
    return this.#isValid(name, value) ? undefined : `Expected ${this.#expected(name)} for ${name}`;
  }

  /** Each key by itself (connection D.2): that the heartbeat comes within the session is seen by clients. */
  #isValid(name: Key, value: string): boolean {
    if (name === "acks") return ACKS.includes(value);
    const n = int32Of(value);
    if (n === undefined || name === HEARTBEAT) return n !== undefined;
    return n >= this.#limits.minSessionTimeoutMs && n <= this.#limits.maxSessionTimeoutMs;
  }

  #expected(name: Key): string {
    if (name === "acks") return ACKS.join(", ");
    const { minSessionTimeoutMs, maxSessionTimeoutMs } = this.#limits;
    return name === SESSION ? `${minSessionTimeoutMs} to ${maxSessionTimeoutMs}` : "a number";
  }
}

function entryOf(
  all: readonly Stored[],
  includeSynonyms: boolean,
): DescribeConfigsResponseResourceResultInit {
  const { name, value, source } = all[0]!;
  return {
    name,
    value,
    readOnly: false,
    configSource: source,
    isSensitive: false,
    synonyms: includeSynonyms ? all : [],
    configType: name === "acks" ? STRING_TYPE : INT_TYPE,
    documentation: null,
  };
}

function outcome(errorCode: number, errorMessage: string | null): {
  readonly errorCode: number;
  readonly errorMessage: string | null;
} {
  return { errorCode, errorMessage };
}

function twice(
  configs: readonly IncrementalAlterConfigsRequestAlterableConfig[],
): string | undefined {
  const names = new Set(configs.map(({ name }) => name));
  return names.size < configs.length ? "Expected each configuration once" : undefined;
}

/**
 * Where brokers of that time would keep the configurations of a client id, quotas included; of the default for all with
 * the empty name.
 *
 * @throws {URIError} If the client id is ill-formed text, which no request can carry.
 */
export function clientConfigPath(resourceName: string): string {
  const escaped = encodeURIComponent(resourceName)
    .replace(/[!'()*~]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  return `config/clients/${resourceName === "" ? "<default>" : escaped}`;
}
