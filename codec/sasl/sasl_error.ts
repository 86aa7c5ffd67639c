/**
 * What a client met that ended an authentication: a closed list, for programs.
 *
 * | Reason | What it met |
 * | --- | --- |
 * | `round` | another round than the next one, no challenge where one is due, or an exchange that is over |
 * | `message` | a server-first-message that is not formed as in RFC 5802 |
 * | `extension` | an attribute `m`: the server demands what this client does not know |
 * | `error` | an attribute `e`: the server reports an error |
 * | `nonce` | a nonce that does not extend the client's |
 * | `iterations` | fewer than 4,096 iterations, or more than 1,000,000 |
 * | `signature` | another signature than that of a server which knows the password |
 */
export type SaslReason =
  | "round"
  | "message"
  | "extension"
  | "error"
  | "nonce"
  | "iterations"
  | "signature";

/**
 * An authentication that the client has ended: it was asked out of turn, or the server is not to be trusted.
 *
 * Holds no credential, no nonce, no salt and nothing else that the server sent, so that it can be logged.
 *
 * @example
 * ```ts
 * import { SaslError, scram } from "kafka-wire/sasl";
 * const authenticator = scram(crypto.subtle, () => crypto.randomUUID(), {
 *   mechanism: "SCRAM-SHA-512",
 *   username: "alice",
 *   password: "alice-secret",
 * });
 * await authenticator.answer(0, null);
 * const error = await authenticator.answer(1, new TextEncoder().encode("e=other-error")).catch((e) => e);
 * if (!(error instanceof SaslError) || error.reason !== "error") {
 *   throw new Error("Cannot match the example: expected the server's error");
 * }
 * ```
 */
export class SaslError extends Error {
  /** Always `SaslError`. */
  override readonly name: string = "SaslError";
  /** What the client met, as one word. */
  declare readonly reason: SaslReason;
}

/** Throws the {@linkcode SaslError} of `reason` unless `truth` holds. */
export function check(truth: unknown, reason: SaslReason): asserts truth {
  if (truth) return;
  throw Object.assign(new SaslError("Cannot authenticate: unexpected " + reason), { reason });
}
