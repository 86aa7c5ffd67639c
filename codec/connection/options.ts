import type { Purpose, RedirectInput, Redirector } from "../redirect/decision.ts";
import type { AddressFamily, VersionTable } from "./effects.ts";

/** Every setting under its name in camelCase: `connect.timeout.ms` is `connectTimeoutMs`. All times in milliseconds. */
export interface ConnectionSettings {
  /** Defaults: those of this library, of Kafka's Java client, or of librdkafka. What is given explicitly always wins. */
  readonly profile?: "default" | "kafka" | "librdkafka";
  /** Limit for opening the transport; null: none. Default 5000. */
  readonly connectTimeoutMs?: number | null;
  /** What that limit may grow to with failures. Default: it does not grow. */
  readonly connectTimeoutMaxMs?: number;
  /** Limit for an attempt from its start through TLS and SASL. Default 10000. */
  readonly socketConnectionSetupTimeoutMs?: number;
  /** What that limit may grow to with failures. Default 30000. */
  readonly socketConnectionSetupTimeoutMaxMs?: number;
  /** Whether that limit holds for ApiVersions, too. Default false. */
  readonly setupCoversApiVersions?: boolean;
  /** Limit for a request, from its acceptance to its response. Default 30000. */
  readonly requestTimeoutMs?: number;
  /** Silence after which a connection is closed; −1: never. Default 540000. */
  readonly connectionsMaxIdleMs?: number;
  /** Wait after the first failure. Default 50. */
  readonly reconnectBackoffMs?: number;
  /** What that wait may grow to. Default 1000, or `reconnectBackoffMs` if only that is given. */
  readonly reconnectBackoffMaxMs?: number;
  /** How many requests may be unanswered. Default 5. */
  readonly maxInFlightRequestsPerConnection?: number;
  /** The largest frame that is read, in bytes after its length. Default 104857600. */
  readonly receiveMaxFrameBytes?: number;
  /** Whether a request that runs out of time ends the connection, as in Kafka, or leaves a place for its answer. */
  readonly onRequestTimeout?: "disconnect" | "abandon";
  /** Whether the next request waits for the last one to be flushed, as in Kafka, or for `writable`. */
  readonly writeGate?: "flushed" | "buffered";
  /** Whether ApiVersions is asked for; with `skip`, `staticVersions` says what the peer offers. */
  readonly negotiation?: "required" | "skip";
  /** Whether a lost connection is opened again without being asked for. Default `lazy`. */
  readonly reconnect?: "lazy" | "eager";
  /** How the addresses of a name are tried. Default `one-per-attempt`, as in Kafka. */
  readonly addressPolicy?: "one-per-attempt" | "all-in-attempt" | "race";
  /** Which addresses are tried. Default `any`. */
  readonly addressFamily?: AddressFamily;
  /** The longest throttle that is honoured. Default: any. */
  readonly throttleMaxMs?: number | null;
  /** Limit for what is in flight at a `drain`. Default `requestTimeoutMs`. */
  readonly drainTimeoutMs?: number;
  /** Silence after which a `send` is preceded by a probe. Default: no probe. */
  readonly idleProbeAfterMs?: number | null;
  /** Whether timeouts wait a moment after an input that comes very late. Default false. */
  readonly stallForgiveness?: boolean;
  /** How late very late is. Default 1000. */
  readonly stallMs?: number;
  /** How long the moment is. Default 50. */
  readonly stallGraceMs?: number;
  /** The cluster that the peer must belong to, asked by ApiVersions 5. */
  readonly expectClusterId?: string | null;
  /** The node that the peer must be, asked by ApiVersions 5. */
  readonly expectNodeId?: number | null;
  /** Whether there is TLS and SASL. Default `PLAINTEXT`. */
  readonly securityProtocol?: "PLAINTEXT" | "SSL" | "SASL_PLAINTEXT" | "SASL_SSL";
}

/** What a connection is made from. */
export interface ConnectionOptions extends ConnectionSettings {
  /** The advertised host, before redirection. */
  readonly host: string;
  /** The advertised port. */
  readonly port: number;
  /** Where the generator begins: 32 bits. */
  readonly seed: number;
  /** What requests call their sender. Default null. */
  readonly clientId?: string | null;
  /** The node; null for bootstrap entries. */
  readonly nodeId?: number | null;
  /** What the connection is for. Default `broker`. */
  readonly purpose?: Purpose;
  /** The node's rack, for redirect rules. */
  readonly rack?: string | null;
  /** The node's pod (KIP-1095), for redirect rules. */
  readonly pod?: string | null;
  /** Rewrites the address to dial. Default null. */
  readonly redirector?: Redirector | null;
  /** How to authenticate; required if `securityProtocol` says SASL. */
  readonly sasl?: SaslOptions;
  /** What the peer offers, with `negotiation: "skip"`. */
  readonly staticVersions?: VersionTable;
  /** What the driver's transport can do. */
  readonly transport?: TransportCapabilities;
}

/** What a cluster tells a lane besides, for its redirector. */
export interface LaneOptions extends ConnectionOptions {
  /** The cluster's id, and how many tables it has accepted, as they are now. */
  readonly facts?: () => Pick<RedirectInput, "clusterId" | "generation">;
}

/** What the driver's transport can do. */
export interface TransportCapabilities {
  /** False: it dials names itself, and nothing is resolved. Default true. */
  readonly resolve?: boolean;
  /** Whether it starts TLS on an open transport, or opens and encrypts in one step. Default `upgrade`. */
  readonly tls?: "upgrade" | "with-open";
  /** False: it cannot set the names of a handshake. Default true. */
  readonly tlsNames?: boolean;
}

/** With `plain` the machine makes PLAIN tokens itself; any other mechanism is asked with `answerSasl`. */
export interface SaslOptions {
  /** Such as `PLAIN` or `SCRAM-SHA-512`. */
  readonly mechanism: string;
  /** The credentials of PLAIN. */
  readonly plain?: { readonly username: string; readonly password: string };
}
