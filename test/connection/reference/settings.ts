// The settings of a connection, with every default filled in.

import type { ConnectionOptions } from "../../../codec/connection/options.ts";

/** Every setting has a value; `null` means off. */
export interface Settings {
  readonly connectTimeoutMs: number | null;
  readonly connectTimeoutMaxMs: number;
  readonly setupTimeoutMs: number;
  readonly setupTimeoutMaxMs: number;
  readonly setupCoversApiVersions: boolean;
  readonly requestTimeoutMs: number;
  readonly maxIdleMs: number | null;
  readonly backoffMs: number;
  readonly backoffMaxMs: number;
  readonly maxInFlight: number;
  readonly maxFrameBytes: number;
  readonly abandon: boolean;
  readonly buffered: boolean;
  readonly negotiate: boolean;
  readonly eager: boolean;
  readonly addressPolicy: "one-per-attempt" | "all-in-attempt" | "race";
  readonly addressFamily: "first" | "any" | 4 | 6;
  readonly throttleMaxMs: number;
  readonly drainTimeoutMs: number;
  readonly idleProbeAfterMs: number | null;
  readonly forgive: boolean;
  readonly stallMs: number;
  readonly stallGraceMs: number;
  readonly tls: boolean;
  readonly sasl: boolean;
  readonly resolves: boolean;
  readonly tlsWithOpen: boolean;
}

/** Table A.2, with the profiles below it. */
export function settingsOf(options: ConnectionOptions): Settings {
  const profile = options.profile ?? "default";
  const protocol = options.securityProtocol ?? "PLAINTEXT";
  const connectTimeoutMs = options.connectTimeoutMs !== undefined
    ? options.connectTimeoutMs
    : profile === "default"
    ? 5_000
    : null;
  const setupTimeoutMs = options.socketConnectionSetupTimeoutMs ??
    (profile === "librdkafka" ? 30_000 : 10_000);
  const idle = options.connectionsMaxIdleMs ?? 540_000;
  const requestTimeoutMs = options.requestTimeoutMs ?? 30_000;
  return {
    connectTimeoutMs,
    connectTimeoutMaxMs: options.connectTimeoutMaxMs ?? connectTimeoutMs ?? 0,
    setupTimeoutMs,
    setupTimeoutMaxMs: options.socketConnectionSetupTimeoutMaxMs ?? 30_000,
    setupCoversApiVersions: options.setupCoversApiVersions ?? profile === "librdkafka",
    requestTimeoutMs,
    maxIdleMs: idle === -1 ? null : idle,
    backoffMs: options.reconnectBackoffMs ?? 50,
    backoffMaxMs: options.reconnectBackoffMaxMs ?? options.reconnectBackoffMs ?? 1_000,
    maxInFlight: options.maxInFlightRequestsPerConnection ?? 5,
    maxFrameBytes: options.receiveMaxFrameBytes ?? 104_857_600,
    abandon: options.onRequestTimeout === "abandon",
    buffered: options.writeGate === "buffered",
    negotiate: options.negotiation !== "skip",
    eager: options.reconnect === "eager",
    addressPolicy: options.addressPolicy ?? "one-per-attempt",
    addressFamily: options.addressFamily ?? (profile === "kafka" ? "first" : "any"),
    throttleMaxMs: options.throttleMaxMs ?? Infinity,
    drainTimeoutMs: options.drainTimeoutMs ?? requestTimeoutMs,
    idleProbeAfterMs: options.idleProbeAfterMs ?? null,
    forgive: options.stallForgiveness ?? false,
    stallMs: options.stallMs ?? 1_000,
    stallGraceMs: options.stallGraceMs ?? 50,
    tls: protocol.endsWith("SSL"),
    sasl: protocol.startsWith("SASL"),
    resolves: options.transport?.resolve ?? true,
    tlsWithOpen: options.transport?.tls === "with-open",
  };
}
