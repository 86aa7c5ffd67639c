// What the events of a connection say of it once, and of which all its events are asked: its ends, its client id.

import { endpointText } from "../address.ts";
import type { CaptureEvent, Direction } from "../event.ts";
import type { Endpoint } from "../packet.ts";

/** What is known of a connection. */
export interface SeenConnection {
  client?: Endpoint;
  server?: Endpoint;
  /** Of its latest request that has one; null where that says null. */
  clientId?: string | null;
}

// As many as the capture room follows at a time.
const MOST = 100_000;

/** Remembers the connections that are open. */
export class SeenConnections {
  readonly #byNumber: Map<number, SeenConnection> = new Map();

  /** Takes what the event says of its connection, which is returned. */
  note(event: CaptureEvent): SeenConnection {
    if (!("connection" in event) || event.connection === undefined) return {};
    const seen = this.#of(event.connection);
    if (event.kind === "connection") {
      if (event.client) seen.client = event.client;
      if (event.server) seen.server = event.server;
    } else if ("header" in event && event.header.clientId !== undefined) {
      seen.clientId = event.header.clientId;
    }
    return seen;
  }

  /** Forgets the connection if the event was its end. To be called last. */
  pass(event: CaptureEvent): void {
    if (event.kind !== "connection") return;
    const { state, connection } = event;
    if (state === "closed" || state === "reset") this.#byNumber.delete(connection);
  }

  #of(connection: number): SeenConnection {
    let seen = this.#byNumber.get(connection);
    if (seen !== undefined) return seen;
    if (this.#byNumber.size >= MOST) this.#byNumber.delete(this.#oldest());
    this.#byNumber.set(connection, seen = {});
    return seen;
  }

  #oldest(): number {
    return this.#byNumber.keys().next().value!;
  }
}

/** Who sends in that direction, with the address if it is known: "the server 10.0.0.2:9092". */
export function senderText(seen: SeenConnection, direction: Direction): string {
  const name = direction === "request" ? "client" : "server";
  const end = seen[name];
  return end ? `the ${name} ${endpointText(end)}` : `the ${name}`;
}
