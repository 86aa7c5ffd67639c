import type {
  AnyApi,
  ClusterEvent,
  ClusterOptions,
  ClusterView,
  LaneEvent,
  Route,
} from "../cluster/mod.ts";
import type { RedirectDecision, RedirectInput } from "../redirect/mod.ts";
import type { SaslAuthenticator } from "../sasl/mod.ts";
import type { Api } from "../wire/mod.ts";
import type { AsyncDisposal, CloseOptions } from "./broker_client.ts";
import type { Clock } from "./clock.ts";

/** What a client of a cluster is made from: the options of a `Cluster`, and what the driver adds. */
export interface ClusterClientOptions extends Omit<ClusterOptions, "seed" | "apis" | "transport"> {
  /** Where the generator of backoffs begins: 32 bits. Default: another one for each client. */
  readonly seed?: number;
  /**
   * APIs that must be known although nobody calls them: `FindCoordinator`, for routes to coordinators. Others need not
   * be here.
   */
  readonly apis?: readonly AnyApi[];
  /** Default: the platform's time. */
  readonly clock?: Clock;
  /**
   * Makes what authenticates, for mechanisms other than PLAIN: one for each connection that is opened, since one can
   * serve only one at a time. `sasl` may be left out then.
   */
  readonly authenticator?: () => SaslAuthenticator;
  /** The redirector, with `redirector: "ask-driver"`. */
  readonly decide?: (
    input: RedirectInput,
  ) => Promise<RedirectDecision | null | undefined>;
  /**
   * Whether connecting goes on when every bootstrap server has failed, unless no other try can mend any of them; at most
   * for `defaultApiTimeoutMs`. Default false.
   */
  readonly retry?: boolean;
  /** Gives up connecting; does nothing to a client that is there. */
  readonly signal?: AbortSignal;
  /** What metadata is asked for, beside the topics that calls name; null: all. Default none. */
  readonly topics?: readonly string[] | null;
}

/** How one call is made. */
export interface ClusterCallOptions {
  /** Which node it is for. Default `"any"`. */
  readonly route?: Route;
  /** It may be sent again when nobody knows whether it was done: say so of every read. Default false. */
  readonly idempotent?: boolean;
  /** How often it may be tried again. Default: until its time is over. */
  readonly retries?: number;
  /** How long it may take altogether, in milliseconds: 1 to 2147483647. Default `defaultApiTimeoutMs`. */
  readonly timeoutMs?: number;
  /** Gives up the call: what is not encoded yet will not be sent, an answer will be dropped. */
  readonly signal?: AbortSignal;
}

/** What happens to a cluster: its own events, and those of its connections, which have a `connection`. */
export type ClusterClientEvent = ClusterEvent | LaneEvent;

/**
 * A cluster to call: connections to its nodes that open when they are needed.
 *
 * A call waits until its node is known and takes it; at most 10,000 calls may be without outcome. What was not sent, or
 * is declared `idempotent`, is tried again until its time is over. Anything else is never sent twice: its `sent` tells
 * whether a node can have got it.
 */
export interface ClusterClient extends AsyncDisposal {
  /**
   * Sends a request to the node that `route` means, and gives the response. The message is encoded when that node is
   * found, and again when it is tried again: it must not change until then.
   *
   * @throws {ClusterError} If there is no response.
   * @throws {EncodeError} If node and API have no common version, or that version cannot say the message; also for
   * Produce with `acks` 0, which has no response.
   * @throws {DecodeError} If the bytes are not such a response; the connection goes on.
   * @throws {RangeError} If `timeoutMs` or `retries` is out of range.
   * @throws {TypeError} If `route` is none, or another version range of this API was called with this client.
   */
  call<Req, Res>(api: Api<Req, Res>, message: Req, options?: ClusterCallOptions): Promise<Res>;
  /**
   * What metadata is asked for, beside the topics that calls name; null: all. Nothing happens once the client is closed.
   *
   * @throws {TypeError} If these are no topics.
   */
  useTopics(topics: readonly string[] | null): void;
  /**
   * Asks for metadata; resolves with the view once a table has been accepted after this.
   *
   * @throws {ClusterError} If there is none within `defaultApiTimeoutMs`.
   */
  refreshMetadata(options?: { readonly signal?: AbortSignal }): Promise<ClusterView>;
  /**
   * Other rules from now on: connections that they would send elsewhere are replaced. Nothing happens once the client is
   * closed.
   *
   * @throws {OptionsError} If the dialer cannot follow these rules, or `decide` is missing.
   */
  setRedirector(redirector: ClusterOptions["redirector"]): void;
  /** What is known now. */
  view(): ClusterView;
  /**
   * What happens from now on, until the client is closed. A reader that is more than 1,000 events behind, or 64 MiB of
   * answers, loses the oldest, which a gap in `seq` shows: here events are numbered by themselves.
   */
  events(): AsyncIterableIterator<ClusterClientEvent>;
  /**
   * Ends every connection and everything that belongs to them. Idempotent. Streams that do not end are given up a second
   * later.
   */
  close(options?: CloseOptions): Promise<void>;
}
