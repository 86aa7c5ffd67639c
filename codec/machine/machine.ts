/** JSON data. In a snapshot, bytes are base64 text and int64 values are decimal text. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };

/**
 * A state machine without clock, socket and randomness.
 *
 * Data goes in with its time, effects come out in order, there is one deadline and one snapshot. The owner and the
 * driver, which may be the same code, hand in inputs with `handle`, take effects with `poll` until there are none, and
 * arm one timer for `deadlineMs`.
 */
export interface Machine<Input, Effect> {
  /**
   * Applies one input at time `nowMs`, then fires every timer that is due.
   *
   * `nowMs` is in milliseconds on a monotonic clock of the caller's; a time before the last one counts as the last.
   *
   * @throws {TypeError} If the input is none, or lacks a field: a fault of the caller. The machine is as before.
   * @throws {RangeError} If `nowMs` is not a number of −2⁵³ + 1 to 2⁵³ − 1.
   */
  handle(input: Input, nowMs: number): Answer;
  /** Takes the oldest effect that has not been taken; `undefined` when there is none. */
  poll(): Effect | undefined;
  /** The moment of the next wake-up; `undefined` means "on input only". Reading it changes nothing. */
  readonly deadlineMs: number | undefined;
  /** The complete state. Restoring it gives a machine that continues identically. */
  snapshot(): Json;
}

/** Time has passed, nothing else has happened. */
export interface Tick {
  /** Which input this is. */
  readonly type: "tick";
}

/** A command may be refused. A report or a tick is always answered `{ ok: true }`. */
export type Answer =
  | {
    readonly ok: true;
    /** Of a `send`: the number that request and response carry. */
    readonly correlationId?: number;
  }
  | {
    readonly ok: false;
    /** Why. */
    readonly reason: Refusal;
    /** When it would be taken, for `BACKOFF` and `THROTTLED`. */
    readonly untilMs?: number;
    /** Lowest version that the peer offers, for `UNSUPPORTED_VERSION`. */
    readonly min?: number;
    /** Highest version that the peer offers. */
    readonly max?: number;
  };

/** Why a command is refused. The first ten are those of `send`, in the order in which they are looked for. */
export type Refusal =
  | "CLOSED"
  | "DRAINING"
  | "NOT_READY"
  | "DUPLICATE_ID"
  | "THROTTLED"
  | "REAUTHENTICATING"
  | "UNSUPPORTED_VERSION"
  | "IN_FLIGHT_FULL"
  | "WRITE_PENDING"
  | "FRAME_TOO_LARGE"
  | "BACKOFF"
  | "WRONG_STATE"
  | "UNKNOWN_API";
