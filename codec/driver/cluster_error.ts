import type { CallFailureReason, Route } from "../cluster/mod.ts";
import type { RequestFailureReason } from "../connection/mod.ts";
import type { Endpoint } from "../redirect/mod.ts";
import { certaintyOf, tellFacts } from "./driver_error.ts";

/**
 * Why there is no cluster, or no answer to a call.
 *
 * | Reason | What has happened |
 * | --- | --- |
 * | `OUTCOME_UNKNOWN` | it was sent, and may have been done or not; it is not idempotent |
 * | `NODE_GONE` | the cluster has no such node |
 * | `CALL_TIMEOUT` | the time is over: of the call, of connecting, of a refresh |
 * | `RETRIES_EXHAUSTED` | it may not be tried again; `because` or `errorCode` tells why it would have to |
 * | `FRAME_TOO_LARGE` | the request is larger than a frame may be |
 * | `ALL_NODES_DOWN` | connecting: no bootstrap server can be used |
 * | `UNKNOWN_API` | a coordinator is meant, and `FindCoordinator` is not among `apis` |
 * | `QUEUE_FULL` | too many calls have no outcome yet |
 * | `ABORTED` | the signal was aborted; `cause` is its reason |
 * | `CLOSED` | the client is closed |
 */
export type ClusterReason =
  | Exclude<CallFailureReason, "UNSUPPORTED_VERSION" | "ENCODE">
  | "ALL_NODES_DOWN"
  | "UNKNOWN_API"
  | "QUEUE_FULL"
  | "ABORTED";

/** The facts of a {@linkcode ClusterError}. */
export interface ClusterFacts {
  /** Why, as one word. */
  readonly reason: ClusterReason;
  /** Whether a node can have got the request: `no` means that none has. */
  readonly sent: "no" | "maybe";
  /** Which node the call was for. */
  readonly route?: Route | undefined;
  /** The node it was last sent to, or meant for. */
  readonly nodeId?: number | undefined;
  /** How the last request, or the last attempt to connect, has failed. */
  readonly because?: RequestFailureReason | undefined;
  /** Kafka's code of the last answer that was no reason to give up. */
  readonly errorCode?: number | undefined;
  /** The platform's code or one of the library's, if the node was lost, such as `ECONNREFUSED`. */
  readonly code?: string | undefined;
  /** The address of a node that was lost, as the cluster or the caller gave it. */
  readonly advertised?: Endpoint | undefined;
  /** The address that was dialled then, if it came to that. */
  readonly dialled?: Endpoint | undefined;
}

/**
 * There is no cluster, or a call has no answer.
 *
 * Holds names, addresses and codes, never a credential or a byte of a message: it can be logged.
 */
export class ClusterError extends Error implements ClusterFacts {
  /** Always `ClusterError`. */
  override readonly name: string = "ClusterError";
  /** {@inheritDoc ClusterFacts.reason} */
  declare readonly reason: ClusterReason;
  /** {@inheritDoc ClusterFacts.sent} */
  declare readonly sent: "no" | "maybe";
  /** {@inheritDoc ClusterFacts.route} */
  declare readonly route?: Route | undefined;
  /** {@inheritDoc ClusterFacts.nodeId} */
  declare readonly nodeId?: number | undefined;
  /** {@inheritDoc ClusterFacts.because} */
  declare readonly because?: RequestFailureReason | undefined;
  /** {@inheritDoc ClusterFacts.errorCode} */
  declare readonly errorCode?: number | undefined;
  /** {@inheritDoc ClusterFacts.code} */
  declare readonly code?: string | undefined;
  /** {@inheritDoc ClusterFacts.advertised} */
  declare readonly advertised?: Endpoint | undefined;
  /** {@inheritDoc ClusterFacts.dialled} */
  declare readonly dialled?: Endpoint | undefined;

  /**
   * Builds the sentence: `Cannot WHAT: REASON, not sent: WHY`.
   *
   * @param what `connect` or `refresh metadata`, of which nobody asks whether it was sent, or which call.
   * @param why What is known.
   * @param cause What it comes from.
   */
  constructor(what: string, facts: ClusterFacts, why: string, cause?: unknown) {
    const { reason, sent } = facts;
    super(
      `Cannot ${what}: ${reason}${certaintyOf(what, sent)}: ${why}`,
      cause === undefined ? {} : { cause },
    );
    tellFacts(this, facts);
  }
}
