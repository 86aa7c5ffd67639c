// What a client has told of its calls and of itself.

import type { ClusterClient, ClusterClientEvent } from "../../../codec/driver/mod.ts";

/** Reads the events of a client from now on. */
export class Ledger {
  /** Those that are no outcome of a call. */
  readonly events: ClusterClientEvent[] = [];
  readonly #outcomes: Map<number, number> = new Map();
  readonly #reading: Promise<void>;

  constructor(client: ClusterClient) {
    this.#reading = this.#read(client.events());
  }

  /** How many calls have an outcome. */
  get settled(): number {
    return this.#outcomes.size;
  }

  /** How many calls have had more than one. */
  get settledTwice(): number {
    return [...this.#outcomes.values()].filter((count) => count > 1).length;
  }

  /** Events of a kind. */
  of<T extends ClusterClientEvent["type"]>(
    type: T,
  ): Extract<ClusterClientEvent, { readonly type: T }>[] {
    return this.events.filter((event): event is Extract<ClusterClientEvent, { type: T }> =>
      event.type === type
    );
  }

  /** Resolves when the client is closed. */
  end(): Promise<void> {
    return this.#reading;
  }

  async #read(events: AsyncIterable<ClusterClientEvent>): Promise<void> {
    for await (const event of events) {
      if (event.type !== "callAnswered" && event.type !== "callFailed") this.events.push(event);
      else this.#outcomes.set(event.id, (this.#outcomes.get(event.id) ?? 0) + 1);
    }
  }
}
