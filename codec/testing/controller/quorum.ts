import type { FakeNode } from "../fake_cluster.ts";
import type { LoggedCluster } from "./logged_cluster.ts";

/** A controller, as the others know it. */
export interface Voter {
  /** What it tells others. */
  readonly node: FakeNode;
  /** Id of the directory where its log would lie. */
  readonly directoryId: string;
}

/** What the controllers of a cluster share, and what they agree on. */
export interface Quorum {
  readonly cluster: LoggedCluster;
  /** In the order in which they came. */
  readonly voters: Voter[];
  /** The active one. */
  leader: Voter;
  /** Brokers that have sent a heartbeat, each with the epoch that was in it. */
  readonly sessions: Map<number, bigint>;
}

/** Kafka's name of the listener of controllers, in all its examples. */
export const LISTENER = "CONTROLLER";
