import type {
  ConnectionAction,
  ConnectionEvent,
  FailureDetail,
  RequestFailureReason,
} from "../connection/mod.ts";
import type { Endpoint } from "../redirect/mod.ts";

/** The events of a lane that a cluster passes on. */
export type LaneEvent =
  & Exclude<
    ConnectionEvent,
    { readonly type: "response" | "completed" | "requestFailed" | "hint" }
  >
  & {
    /** The lane. */
    readonly connection: string;
  };

/** An action of a lane. */
export type LaneAction = ConnectionAction & {
  /** The lane; reports carry the same. */
  readonly connection: string;
};

/** What a cluster wants done, or tells. `connection` is there exactly on the effects of a lane. */
export type ClusterEffect = LaneAction | LaneEvent | ClusterEvent;

/** The answer to a call. */
export interface CallAnsweredEvent {
  /** Which event this is. */
  readonly type: "callAnswered";
  /** The number of this effect. */
  readonly seq: number;
  /** The call. */
  readonly id: number;
  /** Who answered; null for a bootstrap entry. */
  readonly nodeId: number | null;
  /** That of the call. */
  readonly apiKey: number;
  /** The version it was sent in. */
  readonly apiVersion: number;
  /** The response without its header. */
  readonly body: Uint8Array;
  /** From the call to its answer. */
  readonly latencyMs: number;
}

/** Why a call has no answer. The request failure behind it, if any, is `cause`. */
export type CallFailureReason =
  /** It was sent, and may have been done or not; it is not idempotent. */
  | "OUTCOME_UNKNOWN"
  /** The cluster has no such node. */
  | "NODE_GONE"
  /** Its time is over. */
  | "CALL_TIMEOUT"
  /** It may not be tried again. */
  | "RETRIES_EXHAUSTED"
  /** The node and the API share no version. */
  | "UNSUPPORTED_VERSION"
  /** The version that they share cannot say the message. */
  | "ENCODE"
  /** The request is larger than a frame may be. */
  | "FRAME_TOO_LARGE"
  /** The cluster is closed. */
  | "CLOSED";

/** A call has no answer. */
export interface CallFailedEvent {
  /** Which event this is. */
  readonly type: "callFailed";
  /** The number of this effect. */
  readonly seq: number;
  /** The call. */
  readonly id: number;
  /** Why. */
  readonly reason: CallFailureReason;
  /** Whether a node can have got it. */
  readonly sent: "no" | "maybe";
  /** How the last request failed. */
  readonly cause?: RequestFailureReason;
  /** Kafka's code of the last answer that was no reason to give up. */
  readonly errorCode?: number;
  /** The node it was last sent to, or meant for. */
  readonly nodeId?: number;
  /** What is known of why, for people. */
  readonly detail: string;
  /** How the node was last lost, if it was. */
  readonly lost?: FailureDetail;
}

/** Something the owner of a cluster learns. */
export type ClusterEvent =
  & {
    /** Only effects of a lane have it. */
    readonly connection?: undefined;
  }
  & (
    | CallAnsweredEvent
    | CallFailedEvent
    | (
      & {
        /** The number of this effect, counted from 0 over the life of the machine. */
        readonly seq: number;
      }
      & (
        /** Other nodes than before, or the first. `moved`: at another address. */
        | {
          readonly type: "tableChanged";
          readonly generation: number;
          readonly added: readonly number[];
          readonly moved: readonly number[];
          readonly removed: readonly number[];
        }
        /** What is known of a node's pod has changed. */
        | {
          readonly type: "podChanged";
          readonly nodeId: number;
          readonly pod: string | null;
          readonly confidence: PodConfidence;
        }
        /** The redirector sends several nodes to one address. */
        | {
          readonly type: "redirectCollapse";
          readonly target: Endpoint;
          readonly nodeIds: readonly number[];
        }
        /** Whoever answers at this address is perhaps another node; `sharedWith` are sent there, too. */
        | {
          readonly type: "misrouteSuspected";
          readonly nodeId: number;
          readonly dialled: Endpoint;
          readonly sharedWith: readonly number[];
        }
        /** Every known node has failed; it is tried further. */
        | { readonly type: "allNodesDown" }
        /** Everything is forgotten but the bootstrap list. */
        | { readonly type: "rebootstrapped"; readonly cause: "no-node" | "trigger" | "error-129" }
        /** Every call has its outcome. */
        | { readonly type: "drained" }
        /** The end: no effect follows. */
        | { readonly type: "closed" }
      )
    )
  );

/** How sure a pod is: in the newest answer; in an older one; never seen, or long gone. */
export type PodConfidence = "seen" | "stale" | "none";
