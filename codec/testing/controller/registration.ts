import type { FakeNode } from "../fake_cluster.ts";

/** A registration that is in force. */
export interface Registration {
  /** The broker, as clients are told of it. */
  readonly node: FakeNode;
  /** Number of the registration. */
  readonly brokerEpoch: bigint;
  /** Offset of its record. */
  readonly offset: bigint;
  /** Drawn anew at each start of the broker. */
  readonly incarnationId: string;
  /** Ids of its log directories. */
  logDirs: readonly string[];
  /** Ids of those that take no new replicas; null if it has not said. */
  cordonedLogDirs: readonly string[] | null;
  /** It hands over what it leads. */
  inControlledShutdown: boolean;
}

/** Whether a broker may lead, and be in sync. */
export function isActive(registration: Registration | undefined): boolean {
  if (!registration) return false;
  return !registration.node.isFenced && !registration.inControlledShutdown;
}
