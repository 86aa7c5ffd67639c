import type { ConnectionEvent, ConnectionOptions, VersionTable } from "../connection/mod.ts";
import type { RedirectDecision, RedirectInput } from "../redirect/mod.ts";
import type { SaslAuthenticator } from "../sasl/mod.ts";
import type { Api } from "../wire/mod.ts";
import type { Clock } from "./clock.ts";

/** What a client is made from: a connection's options, and what its driver needs. */
export interface BrokerOptions extends Omit<ConnectionOptions, "seed" | "transport"> {
  /** Where the generator of backoffs begins: 32 bits. Default: another one for each client. */
  readonly seed?: number;
  /** Default: the platform's time. */
  readonly clock?: Clock;
  /** For mechanisms other than PLAIN; `sasl` may be left out then. */
  readonly authenticator?: SaslAuthenticator;
  /** Asked where to dial, with `redirector: "ask-driver"`. */
  readonly decide?: (input: RedirectInput) => Promise<RedirectDecision | null | undefined>;
  /** Whether `connectBroker` goes on after a failure of which another try may help. Default false. */
  readonly retry?: boolean;
  /** Gives up connecting; does nothing to a client that is there. */
  readonly signal?: AbortSignal;
}

/** What one call may say. */
export interface CallOptions {
  /** The version of the request. Default: the highest that both sides know. */
  readonly version?: number;
  /**
   * From the call to its answer, in milliseconds: 1 to 2147483647. Default: `requestTimeoutMs`. A throttle of the broker
   * while the request is in flight does not count.
   */
  readonly timeoutMs?: number;
  /** Gives up the call: what is not sent yet will not be sent, an answer will be dropped. */
  readonly signal?: AbortSignal;
}

/** How to close. */
export interface CloseOptions {
  /** How long calls in flight may still be answered, in milliseconds. Default 0: they fail. */
  readonly drainTimeoutMs?: number;
}

/** Makes `await using` work where the engine and the compiler know it. */
export type AsyncDisposal = SymbolConstructor extends
  { readonly asyncDispose: infer S extends symbol } ? { readonly [K in S]: () => Promise<void> }
  : object;

/**
 * A broker to call: one connection that opens again when it is needed.
 *
 * Calls leave in the order in which they were made. While the connection is lost, throttled or busy they wait: at most
 * 10,000 calls and 64 MiB. Nothing is ever sent twice: calls in flight on a connection that is lost are rejected, and
 * their `sent` tells whether the broker can have got them.
 */
export interface BrokerClient extends AsyncDisposal {
  /**
   * Sends a request and gives the response. The message must not change until then.
   *
   * @throws {DriverError} If there is no response.
   * @throws {EncodeError} If there is no common version, or that version cannot say the message; also for Produce with
   * `acks` 0, which is for `send`.
   * @throws {RangeError} If `timeoutMs` is out of range.
   * @throws {DecodeError} If the bytes are not such a response; the connection goes on.
   */
  call<Req, Res>(api: Api<Req, Res>, message: Req, options?: CallOptions): Promise<Res>;
  /**
   * Sends a request that has no response: Produce with `acks` 0. Done when the platform has taken the bytes.
   *
   * @throws {DriverError} If they were not taken.
   * @throws {EncodeError} As `call` does.
   * @throws {TypeError} If the API is another one: all others have a response, which `call` gives.
   */
  send<Req, Res>(api: Api<Req, Res>, message: Req, options?: CallOptions): Promise<void>;
  /** What the broker offers, as it said when the connection was last opened. */
  readonly versions: VersionTable;
  /**
   * What happens to the connection from now on, until it is closed. A reader that is more than 1,000 events behind, or
   * 64 MiB of responses, loses the oldest, which a gap in `seq` shows: here events are numbered by themselves.
   */
  events(): AsyncIterableIterator<ConnectionEvent>;
  /**
   * Ends the connection and everything that belongs to it. Idempotent. Streams that do not end are given up a second
   * later.
   */
  close(options?: CloseOptions): Promise<void>;
}
