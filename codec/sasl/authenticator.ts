/**
 * The client's side of a SASL mechanism: a token for each challenge of the server.
 *
 * One authenticator serves one connection at a time. Round 0 always begins a new exchange, whatever became of
 * the one before: on the next connection, or to authenticate again on the same one (KIP-368).
 */
export interface SaslAuthenticator {
  /** The name of the mechanism, for SaslHandshake. */
  readonly mechanism: string;
  /**
   * Gives the token of a round. A rejection ends the exchange.
   *
   * @param round 0, then one more with each challenge.
   * @param challenge The server's token; null in round 0 of a mechanism in which the client speaks first.
   */
  answer(round: number, challenge: Uint8Array | null): Promise<SaslAnswer>;
}

/** What a round gives. */
export interface SaslAnswer {
  /** The bytes to send, in SaslAuthenticate or as a frame of their own. */
  readonly token: Uint8Array;
  /** True once the server has proved itself: the exchange is over, and the token, which is empty, is not sent. */
  readonly done?: boolean;
}
