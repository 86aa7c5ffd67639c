import type { FailureReason } from "../machine/failure.ts";
import type { Json } from "../machine/machine.ts";
import type { Endpoint, Purpose, RedirectDecision, RedirectInput } from "../redirect/decision.ts";

/** Where a connection is in its life. */
export type ConnectionState =
  | "idle"
  | "backoff"
  | "redirecting"
  | "resolving"
  | "tcp"
  | "tls"
  | "sasl"
  | "negotiating"
  | "ready"
  | "draining"
  | "closed";

/** What an attempt was doing. */
export type Phase =
  | "redirect"
  | "resolve"
  | "tcp"
  | "tls"
  | "sasl"
  | "negotiating"
  | "ready"
  | "draining";

/** What a connection wants done, or tells. */
export type ConnectionEffect = ConnectionAction | ConnectionEvent;

/** Something the driver does. `attempt` names the transport, and reports about it carry the same. */
export type ConnectionAction =
  & {
    /** The number of this effect, counted from 0 over the life of the machine. */
    readonly seq: number;
    /** The attempt that it belongs to. */
    readonly attempt: number;
  }
  & (
    /** Ask the redirector; report `redirected` or `redirectFailed`. */
    | { readonly type: "redirect"; readonly input: RedirectInput }
    /** Resolve a name; report `resolved` or `resolveFailed`. */
    | { readonly type: "resolve"; readonly host: string; readonly family: AddressFamily }
    /** Open a transport; report `opened` or `openFailed`. `address` is null if the driver resolves names itself. */
    | {
      readonly type: "open";
      readonly host: string;
      readonly address: string | null;
      readonly port: number;
      /** Of a transport that encrypts as it opens. */
      readonly tls?: TlsNames;
    }
    /** Start TLS on the open transport; report `secured` or `secureFailed`. */
    | ({ readonly type: "secure" } & TlsNames)
    /** Ask the mechanism for its next token; report `saslAnswered` or `saslFailed`. */
    | {
      readonly type: "answerSasl";
      readonly mechanism: string;
      readonly round: number;
      readonly challenge: Uint8Array | null;
    }
    /** Write bytes; report `flushed`. */
    | {
      readonly type: "write";
      /** The number of this write, counted from 0 over the life of the machine. */
      readonly writeSeq: number;
      readonly bytes: Uint8Array;
      /** The bytes hold credentials: they are for the wire and for no log. */
      readonly secret?: true;
    }
    /** Close the transport in good order. */
    | { readonly type: "close" }
    /** Discard the transport, or give up opening it. */
    | { readonly type: "abort" }
  );

/** Which addresses of a name are wanted: those of the first one's family, any, IPv4 or IPv6. */
export type AddressFamily = "first" | "any" | 4 | 6;

/** The names of a TLS handshake. */
export interface TlsNames {
  /** Server Name Indication; null: send none. */
  readonly serverName: string | null;
  /** The name or IP address that the certificate must match. */
  readonly verifyName: string;
  /** Application protocols to offer. */
  readonly alpn: readonly string[];
}

/** Something the owner learns. */
export type ConnectionEvent =
  | ResponseEvent
  | (
    & {
      /** The number of this effect, counted from 0 over the life of the machine. */
      readonly seq: number;
    }
    & (
      /** The machine has gone from one state to another. */
      | {
        readonly type: "stateChanged";
        readonly from: ConnectionState;
        readonly to: ConnectionState;
        readonly cause: string;
      }
      /** Requests may be sent. `timings` are in milliseconds by phase of this attempt. */
      | {
        readonly type: "ready";
        readonly versions: VersionTable;
        readonly remote: string;
        readonly identity: Identity;
        readonly timings: Readonly<Partial<Record<Phase, number>>>;
      }
      /** A request that expects no response is done. */
      | { readonly type: "completed"; readonly id: number }
      /** A request will have no response. */
      | {
        readonly type: "requestFailed";
        readonly id: number;
        readonly reason: RequestFailureReason;
        /** Whether the peer can have got it: `no` means that its write was never taken. */
        readonly sent: "no" | "maybe";
        readonly flushed: boolean;
        /** Whether this very request ran out of time. */
        readonly timedOut: boolean;
        /** Why the connection was lost. */
        readonly cause?: FailureReason;
      }
      /** An attempt, or the connection, has ended. */
      | {
        readonly type: "disconnected";
        readonly reason: FailureReason;
        readonly phase: Phase;
        readonly detail: FailureDetail;
        readonly failedAttempts: number;
        readonly setupFailures: number;
        readonly backoffUntilMs: number | null;
        readonly jitterDraw: number | null;
      }
      /** The backoff is over: `connect` would be taken. */
      | { readonly type: "available" }
      /** The peer wants no requests until then. */
      | { readonly type: "throttled"; readonly untilMs: number }
      /** Everything in flight at the `drain` is settled. */
      | { readonly type: "drained" }
      /** The end: no effect follows. */
      | { readonly type: "closed" }
      /** Advice: refresh metadata, or look whether this address leads to another node. */
      | {
        readonly type: "hint";
        readonly kind: "requestMetadata" | "misrouted";
        readonly urgent: boolean;
      }
      /** An input came this much later than the deadline; timeouts wait for a moment. */
      | { readonly type: "stalled"; readonly gapMs: number }
      /** The peer does something strange that does no harm. */
      | { readonly type: "protocolWarning"; readonly code: string; readonly detail: Json }
      /** What the redirector decided for this attempt. */
      | {
        readonly type: "redirectDecided";
        readonly nodeId: number | null;
        readonly purpose: Purpose;
        readonly from: Endpoint;
        readonly decision: RedirectDecision;
        readonly rule: number | "function" | "none";
        readonly target: Endpoint | null;
        readonly serverName: string | null;
        readonly verifyName: string | null;
        readonly candidate: number;
        readonly attempt: number;
      }
      /** The redirector said not to dial. */
      | { readonly type: "redirectRejected"; readonly attempt: number; readonly message: string }
      /** What the redirector said cannot be dialled. */
      | {
        readonly type: "redirectInvalid";
        readonly attempt: number;
        readonly code: string;
        readonly detail: string;
      }
    )
  );

/** The response to a request. */
export interface ResponseEvent {
  /** Which event this is. */
  readonly type: "response";
  /** The number of this effect. */
  readonly seq: number;
  /** The id that the owner gave to the request. */
  readonly id: number;
  /** That of the request. */
  readonly apiKey: number;
  /** That of the request. */
  readonly apiVersion: number;
  /** That of the request and of the response. */
  readonly correlationId: number;
  /** The bytes after the response header, a view of what was received; the machine never decodes them. */
  readonly body: Uint8Array;
  /** From the acceptance of the request to its response. */
  readonly latencyMs: number;
}

/** The versions the peer offers, by api key. */
export type VersionTable = {
  readonly [apiKey: number]: { readonly min: number; readonly max: number };
};

/** Who the peer is. */
export interface Identity {
  /** The node that was asked for, or null. */
  readonly nodeId: number | null;
  /** The cluster that was asked for, or null. */
  readonly clusterId: string | null;
  /** The peer was asked by ApiVersions 5, with both, and did not object. */
  readonly verified: boolean;
}

/** Where and how an attempt failed. */
export interface FailureDetail {
  /** The platform's code, such as `ECONNREFUSED`, or one of the library's, such as `PEER_SPEAKS_TLS`. */
  readonly code?: string;
  /** One sentence; names both addresses where they differ. */
  readonly message: string;
  /** What the cluster says the node's address is. */
  readonly advertised: Endpoint;
  /** What was dialled, if it came to that. */
  readonly dialled?: Endpoint;
}

/** Why a request has no response: the failure of its connection, or of itself. */
export type RequestFailureReason = FailureReason | "CONNECTION_LOST" | "DECODE";
