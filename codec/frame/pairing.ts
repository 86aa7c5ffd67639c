/** What has to be remembered of a request, so that its response can be decoded. */
export interface SentRequest {
  /** Which API, such as 3 for Metadata. */
  readonly apiKey: number;
  /** The version of the body, and so of the response. */
  readonly apiVersion: number;
}

/** What {@linkcode Pairing.sent} answers. */
export type Sent =
  | { readonly ok: true }
  /** As many requests as allowed are in flight; this one is not remembered. */
  | { readonly ok: false; readonly reason: "full" };

/** What {@linkcode Pairing.answer} answers. */
export type PairedAnswer<T> =
  /** The response is that of `request`. */
  | { readonly ok: true; readonly request: T }
  /** No request in flight has this id: it was never sent, or has been answered. */
  | { readonly ok: false; readonly reason: "unknown" }
  /** A request in flight has it, but `oldest` has to be answered first. */
  | { readonly ok: false; readonly reason: "out-of-order"; readonly oldest: T };

/** How a {@linkcode Pairing} remembers. */
export interface PairingOptions {
  /** How many requests may be in flight. Default 1,000. */
  readonly maxInFlight?: number;
}

interface Entry<T> {
  readonly correlationId: number;
  readonly request: T;
  next?: Entry<T>;
}

/**
 * Remembers the requests in flight on one connection, since a response does not say what it is.
 *
 * Kafka answers in the order of the requests. A response out of that order, or with an unknown id, means that
 * the connection is no longer to be trusted; it leaves the pairing as it was. Produce with acks = 0 has no
 * response: do not call `sent` for it. A request whose caller has given up stays until its answer comes.
 *
 * `T` holds whatever the caller wants back with the answer, beside key and version.
 *
 * @example
 * ```ts
 * import { Pairing, type SentRequest } from "kafka-wire";
 * const pairing = new Pairing<SentRequest & { sentMs: number }>();
 * pairing.sent(7, { apiKey: 3, apiVersion: 12, sentMs: 0 });
 * const answer = pairing.answer(7);
 * if (!answer.ok || answer.request.apiVersion !== 12) throw new Error("Cannot match the answer");
 * if (pairing.answer(7).ok) throw new Error("Cannot match: expected one answer");
 * ```
 */
export class Pairing<T extends SentRequest = SentRequest> {
  readonly #maxInFlight: number;
  #oldest: Entry<T> | undefined;
  #newest: Entry<T> | undefined;
  #size = 0;

  /**
   * A pairing with nothing in flight.
   *
   * @throws {RangeError} If `maxInFlight` is not an integer of 1 or more.
   */
  constructor(options: PairingOptions = {}) {
    const { maxInFlight = 1_000 } = options;
    if (!(maxInFlight >= 1 && Number.isSafeInteger(maxInFlight))) {
      throw new RangeError(`Cannot use maxInFlight: expected at least 1, found ${maxInFlight}`);
    }
    this.#maxInFlight = maxInFlight;
  }

  /** How many requests are in flight. */
  get size(): number {
    return this.#size;
  }

  /** The request whose answer comes next, if one is in flight. */
  get oldest(): T | undefined {
    return this.#oldest?.request;
  }

  /**
   * Remembers a request, in the order of the wire.
   *
   * @param correlationId That of its header. If one in flight has the same, the older is answered first.
   * @param request Key, version and what the caller wants back.
   * @throws {RangeError} If `correlationId` is not an int32, which no response could match.
   */
  sent(correlationId: number, request: T): Sent {
    if ((correlationId | 0) !== correlationId) {
      throw new RangeError("Cannot remember a request: expected an int32 as correlation id");
    }
    if (this.#size === this.#maxInFlight) return { ok: false, reason: "full" };
    const entry: Entry<T> = { correlationId, request };
    if (this.#newest) this.#newest.next = entry;
    else this.#oldest = entry;
    this.#newest = entry;
    this.#size++;
    return { ok: true };
  }

  /**
   * Finds the request of a response, and forgets it.
   *
   * @param correlationId That of the response, as {@linkcode peekResponseFrame} gives it.
   */
  answer(correlationId: number): PairedAnswer<T> {
    const oldest = this.#oldest;
    if (oldest?.correlationId === correlationId) return { ok: true, request: this.#forget(oldest) };
    for (let entry = oldest; entry; entry = entry.next) {
      if (entry.correlationId !== correlationId) continue;
      return { ok: false, reason: "out-of-order", oldest: oldest!.request };
    }
    return { ok: false, reason: "unknown" };
  }

  /** Forgets all requests in flight and gives them, oldest first: whom to tell that a connection is gone. */
  takeAll(): T[] {
    const all: T[] = [];
    while (this.#oldest) all.push(this.#forget(this.#oldest));
    return all;
  }

  #forget(oldest: Entry<T>): T {
    this.#oldest = oldest.next;
    if (!this.#oldest) this.#newest = undefined;
    this.#size--;
    return oldest.request;
  }
}
