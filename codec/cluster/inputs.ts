import type { ConnectionReport } from "../connection/mod.ts";
import type { Tick } from "../machine/machine.ts";
import type { Redirector } from "../redirect/mod.ts";

/** What a cluster takes. */
export type ClusterInput = ClusterCommand | LaneReport | Tick;

/** Something that has happened to a transport of the lane `connection`. */
export type LaneReport = ConnectionReport & { readonly connection: string };

/** Which node a call is for. */
export type Route =
  /** The one that has least to do. */
  | "any"
  /** One of `bootstrap.servers`. */
  | "bootstrap"
  /** The one that metadata calls the controller. */
  | "controller"
  /** Any of the controllers; only with `bootstrap.controllers`. */
  | "controllerQuorum"
  | { readonly node: number }
  | { readonly leader: string; readonly partition: number }
  /** It is found with FindCoordinator. */
  | { readonly coordinator: "group" | "transaction" | "share"; readonly key: string }
  /** Any broker of a pod (KIP-1095); those without pod only if `podless` says so. */
  | { readonly pod: string; readonly podless?: "exclude" | "include" };

/** A request for a node that the cluster finds. */
export interface CallCommand {
  /** Which command this is. */
  readonly type: "call";
  /** Chosen by the owner, unique among the calls that have no outcome yet. */
  readonly id: number;
  /** One of `apis`. */
  readonly apiKey: number;
  /** Plain data. It is encoded when a node is found, and must not change until the outcome. */
  readonly message: unknown;
  /** Which node it is for. */
  readonly route: Route;
  /** It may be sent again when nobody knows whether it was done. Default false. */
  readonly idempotent?: boolean;
  /** How often it may be tried again. Default: until its time is over. */
  readonly retries?: number;
  /** How long it may take altogether. Default `default.api.timeout.ms`. */
  readonly timeoutMs?: number;
}

/** Something the owner wants. It may be refused. */
export type ClusterCommand =
  | CallCommand
  /** What metadata is asked for, beside the topics that calls name; null: all. */
  | { readonly type: "useTopics"; readonly topics: readonly string[] | null }
  /** Ask for metadata as soon as the floor between two refreshes allows. */
  | { readonly type: "refreshMetadata" }
  /** Other rules from now on: connections that they would send elsewhere are replaced. */
  | { readonly type: "setRedirector"; readonly redirector: Redirector | null }
  /** Asks the redirector again, for every connection. */
  | { readonly type: "refreshRedirects" }
  /** Take no more calls, wait for those there are, then close. */
  | { readonly type: "drain"; readonly timeoutMs?: number }
  /** Close at once. */
  | { readonly type: "close" };
