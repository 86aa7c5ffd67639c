import type { ConnectionOptions, ConnectionSettings } from "../connection/mod.ts";
import type { Api } from "../wire/mod.ts";

/** Every setting under its name in camelCase; those of a connection are handed to every lane. Times in milliseconds. */
export interface ClusterSettings
  extends Omit<ConnectionSettings, "expectClusterId" | "expectNodeId"> {
  /** Where to begin: `host:port`, with commas between them, or as a list. */
  readonly bootstrapServers?: string | readonly string[];
  /** Controllers instead of brokers, to talk to them alone. */
  readonly bootstrapControllers?: string | readonly string[];
  /** Metadata older than this is asked for again. Default 300000. */
  readonly metadataMaxAgeMs?: number;
  /** A topic that only calls have named is forgotten after so long without one. Default 300000. */
  readonly metadataMaxIdleMs?: number;
  /** Whether calls wait for metadata that is due, at most `requestTimeoutMs`. Default true. */
  readonly metadataPriority?: boolean;
  /** What to do when no known node can be reached (KIP-899). Default `rebootstrap`. */
  readonly metadataRecoveryStrategy?: "rebootstrap" | "none";
  /** How long metadata may be due before the cluster begins anew (KIP-1102). Default 300000. */
  readonly metadataRecoveryRebootstrapTriggerMs?: number;
  /** Whether nodes are asked if they are those that are expected (KIP-1242). Default true. */
  readonly metadataClusterCheckEnable?: boolean;
  /** What to do with an answer from another cluster. Default `reject`. */
  readonly clusterCheck?: "reject" | "rebootstrap" | "accept";
  /** Wait before a call or a refresh is tried again. Default 100. */
  readonly retryBackoffMs?: number;
  /** What that wait may grow to. Default 1000, or `retryBackoffMs` if that is more. */
  readonly retryBackoffMaxMs?: number;
  /** How long a call may take altogether. Default 60000. */
  readonly defaultApiTimeoutMs?: number;
  /** Whether coordinators have a connection of their own. Default `shared`. */
  readonly coordinatorLane?: "shared" | "separate";
  /** What becomes of the connection to a node that has moved. Default `drain`. */
  readonly hostChangePolicy?: "drain" | "abort";
  /** How long a node may be in setup before a call for any node tries another one beside it; null: for ever. */
  readonly connectHedgeMs?: number | null;
  /** How many nodes may be in setup for calls for any node. Default 2. */
  readonly connectConcurrentMax?: number;
}

/** An API with whatever it takes and gives. */
// deno-lint-ignore no-explicit-any
export type AnyApi = Api<any, any>;

/** What a cluster is made from. */
export interface ClusterOptions extends
  ClusterSettings,
  Pick<
    ConnectionOptions,
    "seed" | "clientId" | "redirector" | "sasl" | "staticVersions" | "transport"
  > {
  /** The APIs that calls may name, FindCoordinator too if they are to find coordinators. */
  readonly apis: readonly AnyApi[];
}
