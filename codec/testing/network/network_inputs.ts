import type { ConnectionEffect, ConnectionReport } from "../../connection/mod.ts";
import type { NetworkFaults } from "./network_faults.ts";

/** What a network takes: what a machine wants or tells, what a test wants, or that time has passed. */
export type NetworkInput = LaneEffect | NetworkCommand | { readonly type: "tick" };

/**
 * An effect of a connection, and which one it is of: any text, or the `connection` of a cluster's effects. Actions are
 * performed; events are none of the network's business, and are taken so that nobody has to sort them out.
 */
export type LaneEffect = ConnectionEffect & { readonly connection: string };

/** What has happened to a transport of a connection: ready to be handed to it. */
export type NetworkReport = ConnectionReport & { readonly connection: string };

/** Which transport. */
export interface OfTransport {
  readonly connection: string;
  readonly attempt: number;
}

/** Which transports are meant: those to these places, and of these connections. Default all. */
export interface NetworkScope {
  /** Hosts or addresses, with or without a port: `broker-1`, `10.0.0.1`, `10.0.0.1:9092`, `[fd00::1]:9092`. */
  readonly to?: readonly string[];
  /** The keys of connections. */
  readonly connections?: readonly string[];
}

/** What a test wants to happen to a network. */
export type NetworkCommand =
  /** Other rates from now on; those that are not named stay. */
  | { readonly type: "faults"; readonly faults: Partial<NetworkFaults> }
  /** From now on nothing goes wrong, every condition is lifted, and everybody is where he was at the beginning. */
  | { readonly type: "calm" }
  /** From now on nothing happens at all. */
  | { readonly type: "silence" }
  /** A condition: nothing gets through in either direction. What was on its way arrives when it is lifted. */
  | ({ readonly type: "partition" } & NetworkScope)
  /** A condition: transports cannot be opened. Those that are open are not touched. */
  | ({ readonly type: "refuse" } & NetworkScope)
  /** A condition: what sets out takes so much longer, each way. */
  | ({ readonly type: "delay"; readonly delayMs: number } & NetworkScope)
  /** Lifts the conditions that were set for exactly this scope; without one, all. */
  | ({ readonly type: "heal" } & NetworkScope)
  /** A load balancer forgets transports that are idle for so long, and tells nobody; null: it does not. */
  | { readonly type: "dropIdle"; readonly afterMs: number | null }
  /**
   * Open transports end: in good order, broken, broken in the middle of the next chunk that comes from the peer, or
   * without anybody being told.
   */
  | ({
    readonly type: "lose";
    readonly how: "close" | "reset" | "resetMidFrame" | "halfOpen";
  } & NetworkScope)
  /** Open transports stand still for so long: nothing is lost. */
  | ({ readonly type: "stall"; readonly forMs: number } & NetworkScope)
  /** A name has these addresses from now on (null: it is unknown), and says so this late; Infinity: never. */
  | {
    readonly type: "name";
    readonly host: string;
    readonly addresses: readonly string[] | null;
    readonly delayMs?: number;
  }
  /** Whoever listens at one address listens at the other from now on, and the other way round. */
  | { readonly type: "swap"; readonly one: string; readonly other: string };
