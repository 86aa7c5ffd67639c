import type { FakeNode } from "../fake_cluster.ts";
import type { LoggedCluster } from "./logged_cluster.ts";

/** What the handlers of a controller share. It is the only one, so it leads. */
export interface Quorum {
  readonly cluster: LoggedCluster;
  /** The controller, as it tells others. */
  readonly node: FakeNode;
  /** Id of the directory where its log would lie. */
  readonly directoryId: string;
  /** Brokers that have sent a heartbeat, each with the epoch that was in it. */
  readonly sessions: Map<number, bigint>;
}

/** Kafka's name of the listener of controllers, in all its examples. */
export const LISTENER = "CONTROLLER";
