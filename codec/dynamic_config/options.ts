/** What a machine that follows its configuration is made from. All times in milliseconds. */
export interface DynamicConfigOptions {
  /** Where the generator begins: 32 bits. */
  readonly seed: number;
  /** Whose configuration it is. Empty, or generated: only the default for all clients is read. */
  readonly clientId: string;
  /** Whether nobody has chosen the client id, so that no entity can be meant for it. Default false. */
  readonly clientIdGenerated?: boolean;
  /** `dynamic.config.resource.type`: the byte that stands for clients, of those that no release has taken. Default 9. */
  readonly resourceType?: number;
  /**
   * `enable.dynamic.config`: whether the configuration is followed from the start. With `true` it warns if the brokers
   * cannot do it, with `auto` it is quiet about that. Default `auto`.
   */
  readonly enabled?: "auto" | boolean;
  /** `dynamic.config.gate.ms`: how long the first JoinGroup waits for the first read, at most. Default 3000. */
  readonly gateMs?: number;
  /** `dynamic.acks.lock`: which of {@linkcode StaticConfig.acksLocked} counts. Default `effective`. */
  readonly acksLock?: "effective" | "explicit";
  /** `request.timeout.ms`: the gate does not wait longer than that. Default 30000. */
  readonly requestTimeoutMs?: number;
  /** `metadata.max.age.ms`: from one read to the next, within ± 10 %. Default 300000. */
  readonly metadataMaxAgeMs?: number;
  /** `retry.backoff.ms`: wait after the first read without answer. Default 100. */
  readonly retryBackoffMs?: number;
  /** `retry.backoff.max.ms`: what that wait may grow to. Default 1000. */
  readonly retryBackoffMaxMs?: number;
}

/** What the user configured: the values that a missing key returns to. */
export interface StaticConfig {
  /** −1 is `all`. */
  readonly acks: -1 | 0 | 1;
  /**
   * Whether idempotence or transactions need `acks` to be `all`: because they are in effect, or because the user asked
   * for them.
   */
  readonly acksLocked: { readonly effective: boolean; readonly explicit: boolean };
  /** `session.timeout.ms`. */
  readonly sessionTimeoutMs: number;
  /** `heartbeat.interval.ms`; below the session's timeout. */
  readonly heartbeatIntervalMs: number;
  /** `group.protocol`; with `consumer` both times belong to the broker. */
  readonly groupProtocol: "classic" | "consumer";
}
