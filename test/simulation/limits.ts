import type { ConnectionOptions } from "../../codec/connection/mod.ts";

/** What of the settings bounds what may be seen. Times in milliseconds. */
export interface Limits {
  readonly connectMaxMs: number;
  readonly setupMaxMs: number;
  readonly backoffMs: number;
  readonly backoffMaxMs: number;
  readonly maxInFlight: number;
  readonly requestTimeoutMs: number;
  readonly drainTimeoutMs: number;
  readonly graceMs: number;
  readonly throttleMaxMs: number;
  readonly races: boolean;
  readonly abandons: boolean;
}

/** The limits of a connection, with the defaults of connection A.2. */
export function limitsOf(options: ConnectionOptions): Limits {
  const { requestTimeoutMs = 30_000, reconnectBackoffMs: backoffMs = 50 } = options;
  return {
    connectMaxMs: connectMaxMs(options),
    setupMaxMs: setupMaxMs(options),
    backoffMs,
    backoffMaxMs: options.reconnectBackoffMaxMs ??
      (options.reconnectBackoffMs === undefined ? 1_000 : backoffMs),
    maxInFlight: options.maxInFlightRequestsPerConnection ?? 5,
    requestTimeoutMs,
    drainTimeoutMs: options.drainTimeoutMs ?? requestTimeoutMs,
    graceMs: options.stallForgiveness ? options.stallGraceMs ?? 50 : 0,
    throttleMaxMs: options.throttleMaxMs ?? Infinity,
    races: options.addressPolicy === "race",
    abandons: options.onRequestTimeout === "abandon",
  };
}

function connectMaxMs(options: ConnectionOptions): number {
  const { profile = "default", connectTimeoutMaxMs = 0 } = options;
  const byDefault = profile === "default" ? 5_000 : null;
  const { connectTimeoutMs = byDefault } = options;
  return connectTimeoutMs === null ? Infinity : Math.max(connectTimeoutMs, connectTimeoutMaxMs);
}

function setupMaxMs(options: ConnectionOptions): number {
  const { profile, socketConnectionSetupTimeoutMaxMs = 30_000 } = options;
  const byDefault = profile === "librdkafka" ? 30_000 : 10_000;
  const { socketConnectionSetupTimeoutMs = byDefault } = options;
  return Math.max(socketConnectionSetupTimeoutMs, socketConnectionSetupTimeoutMaxMs);
}
