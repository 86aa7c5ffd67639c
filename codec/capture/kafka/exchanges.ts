// The requests of a connection that have no answer yet, and the kinds of requests that have been seen.

import type { FrameHeader } from "../options.ts";
import type { Slot } from "./outbox.ts";
import type { CaptureTime } from "../packet.ts";

/** A request, as far as its answer needs it. */
export interface Asked {
  readonly slot: Slot;
  readonly header: FrameHeader & { readonly apiKey: number; readonly apiVersion: number };
  readonly t?: CaptureTime | undefined;
  /** False: Produce with acks = 0 expects no answer, but is given one if it comes. */
  readonly isAwaited: boolean;
  /** How many requests have been awaited then, itself included. */
  readonly number: number;
  /** The request inside, of an Envelope. */
  inner?: Asked | undefined;
}

const MAX_IN_FLIGHT = 10_000;

/** By correlation id, the oldest first. Of more than 10,000 the oldest are forgotten: their answers were not captured. */
export class Exchanges {
  readonly #byId = new Map<number, Asked[]>();
  #size = 0;

  has(correlationId: number): boolean {
    return this.#byId.has(correlationId);
  }

  add(asked: Asked): void {
    const { correlationId } = asked.header;
    const others = this.#byId.get(correlationId);
    if (others) others.push(asked);
    else this.#byId.set(correlationId, [asked]);
    if (++this.#size > MAX_IN_FLIGHT) this.#forget();
  }

  #forget(): void {
    for (const id of this.#byId.keys()) {
      this.take(id);
      return;
    }
  }

  /** The oldest request with this id, which is then answered. */
  take(correlationId: number): Asked | undefined {
    const all = this.#byId.get(correlationId);
    const first = all?.shift();
    if (all?.length === 0) this.#byId.delete(correlationId);
    if (first) this.#size--;
    return first;
  }

  /** The requests that are still waited for, oldest first by id. */
  unanswered(): readonly Asked[] {
    return [...this.#byId.values()].flat().filter(({ isAwaited }) => isAwaited);
  }
}

const MAX_PAIRS = 512;
const MAX_PLACES = 10_000;

/** Which versions of which APIs have been asked for, by server and by client id. */
export class Seen {
  readonly #byPlace = new Map<string, Map<string, readonly [apiKey: number, version: number]>>();

  add(place: string, apiKey: number, version: number): void {
    let pairs = this.#byPlace.get(place);
    if (!pairs) {
      if (this.#byPlace.size >= MAX_PLACES) return;
      this.#byPlace.set(place, pairs = new Map());
    }
    const pair = `${apiKey} ${version}`;
    if (!pairs.has(pair) && pairs.size < MAX_PAIRS) pairs.set(pair, [apiKey, version]);
  }

  at(place: string): readonly (readonly [apiKey: number, version: number])[] {
    return [...this.#byPlace.get(place)?.values() ?? []];
  }
}
