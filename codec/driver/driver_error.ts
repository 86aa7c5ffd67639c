import type { FailureReason, Phase, RequestFailureReason } from "../connection/mod.ts";
import type { Endpoint } from "../redirect/mod.ts";

/**
 * Why there is no connection, or no answer to a call.
 *
 * | Reason | What has happened |
 * | --- | --- |
 * | those of `FailureReason` | what became of the connection |
 * | `CONNECTION_LOST` | it was lost while the call was in flight, through another one or an answer that was none; `because` tells |
 * | `CALL_TIMEOUT` | the call has waited for its turn, or for a connection, for most of its time, which is over |
 * | `QUEUE_FULL` | too many calls wait, or too many bytes |
 * | `FRAME_TOO_LARGE` | the request is larger than a frame may be |
 * | `ABORTED` | the signal was aborted; `cause` is its reason |
 * | `CLOSED` | the client is closed |
 */
export type DriverReason =
  | RequestFailureReason
  | "CALL_TIMEOUT"
  | "QUEUE_FULL"
  | "FRAME_TOO_LARGE"
  | "ABORTED"
  | "CLOSED";

/** The facts of a {@linkcode DriverError}. */
export interface DriverFacts {
  /** Why, as one word. */
  readonly reason: DriverReason;
  /** Whether the broker can have got the request: `no` means that it has not. */
  readonly sent: "no" | "maybe";
  /** What the connection was doing; null: there was none. */
  readonly phase: Phase | null;
  /** The platform's code or one of the library's, such as `ECONNREFUSED` or `PEER_SPEAKS_TLS`. */
  readonly code?: string | undefined;
  /** The address that the caller, or the cluster, gave. */
  readonly advertised: Endpoint;
  /** The address that was dialled, if it came to that. */
  readonly dialled?: Endpoint | undefined;
  /** Why the connection was lost, for a call that was lost with it; why there is none, for one that has waited. */
  readonly because?: FailureReason | undefined;
}

/**
 * There is no connection, or a call has no answer.
 *
 * Holds names, addresses and codes, never a credential or a byte of a message: it can be logged.
 */
export class DriverError extends Error implements DriverFacts {
  /** Always `DriverError`. */
  override readonly name: string = "DriverError";
  /** {@inheritDoc DriverFacts.reason} */
  declare readonly reason: DriverReason;
  /** {@inheritDoc DriverFacts.sent} */
  declare readonly sent: "no" | "maybe";
  /** {@inheritDoc DriverFacts.phase} */
  declare readonly phase: Phase | null;
  /** {@inheritDoc DriverFacts.code} */
  declare readonly code?: string | undefined;
  /** {@inheritDoc DriverFacts.advertised} */
  declare readonly advertised: Endpoint;
  /** {@inheritDoc DriverFacts.dialled} */
  declare readonly dialled?: Endpoint | undefined;
  /** {@inheritDoc DriverFacts.because} */
  declare readonly because?: FailureReason | undefined;

  /**
   * Builds the sentence: `Cannot WHAT: REASON in PHASE, not sent: WHY`.
   *
   * @param what `connect`, of which nobody asks whether it was sent, or which call.
   * @param why What the connection says of its failure, with both addresses. Default: the addresses alone.
   * @param cause What it comes from.
   */
  constructor(what: string, facts: DriverFacts, why: string = placeOf(facts), cause?: unknown) {
    const { reason, phase, sent } = facts;
    const where = phase === null ? "" : ` in ${phase}`;
    super(
      `Cannot ${what}: ${reason}${where}${certaintyOf(what, sent)}: ${why}`,
      cause === undefined ? {} : { cause },
    );
    tellFacts(this, facts);
  }
}

const SENT = { no: "not sent", maybe: "perhaps sent" };

/** Whether a request was sent, in words, where something is sent. */
export function certaintyOf(what: string, sent: "no" | "maybe"): string {
  return what.startsWith("call") ? `, ${SENT[sent]}` : "";
}

/** Gives an error its facts, as far as they are known. */
export function tellFacts(error: Error, facts: object): void {
  for (const [name, fact] of Object.entries(facts)) {
    if (fact !== undefined) Object.assign(error, { [name]: fact });
  }
}

/** Both addresses, as far as they are known. */
export function placeOf(
  { advertised, dialled }: Pick<DriverFacts, "advertised" | "dialled">,
): string {
  const from = `advertised ${textOf(advertised)}`;
  const differs = dialled && textOf(dialled) !== textOf(advertised);
  return differs ? `${from}, dialled ${textOf(dialled)}` : from;
}

function textOf({ host, port }: Endpoint): string {
  return `${host}:${port}`;
}
