// What is known of each connection, counted as its events come.

import type { CaptureEvent, Endpoint } from "kafka-wire/capture";
import type { ConnectionView } from "../protocol.ts";
import { endText } from "./rows.ts";

interface Known {
  readonly number: number;
  client: Endpoint | undefined;
  server: Endpoint | undefined;
  clientId: string | null | undefined;
  state: string;
  requests: number;
  responses: number;
  bytes: number;
  problems: number;
  advice: string;
}

// As many as the capture room follows at a time.
const MOST = 100_000;

/** The connections of a source, by number. */
export class Connections {
  readonly #known: Map<number, Known> = new Map();

  /** How many there are. */
  get size(): number {
    return this.#known.size;
  }

  /** Takes what an event says of its connection. */
  add(event: CaptureEvent): void {
    if (!("connection" in event) || event.connection === undefined) return;
    const known = this.#of(event.connection);
    if (known === undefined) return;
    switch (event.kind) {
      case "connection": {
        known.client ??= event.client;
        known.server ??= event.server;
        known.state = event.detail ? `${event.state}: ${event.detail}` : event.state;
        known.advice = event.advice ?? known.advice;
        return;
      }
      case "message":
      case "undecodable":
        if (event.kind === "undecodable") known.problems++;
        if (event.enclosedBy !== undefined) return;
        if (event.direction === "request") known.requests++;
        else known.responses++;
        if (event.header.clientId !== undefined) known.clientId = event.header.clientId;
        known.bytes += event.range.length;
        return;
      case "gap":
        known.bytes += event.bytes;
        known.problems++;
        return;
      case "warning":
        known.problems++;
    }
  }

  /** The ends of a connection. */
  ends(number: number): { readonly client?: Endpoint; readonly server?: Endpoint } {
    const { client, server } = this.#known.get(number) ?? {};
    return { ...(client && { client }), ...(server && { server }) };
  }

  /** Some of them, by number. */
  views(from: number, count: number): ConnectionView[] {
    const sorted = [...this.#known.values()].sort((a, b) => a.number - b.number);
    return sorted.slice(from, from + count).map(viewOf);
  }

  #of(number: number): Known | undefined {
    const found = this.#known.get(number);
    if (found || this.#known.size >= MOST) return found;
    const made: Known = {
      number,
      client: undefined,
      server: undefined,
      clientId: undefined,
      state: "",
      requests: 0,
      responses: 0,
      bytes: 0,
      problems: 0,
      advice: "",
    };
    this.#known.set(number, made);
    return made;
  }
}

function viewOf({ client, server, clientId, ...rest }: Known): ConnectionView {
  return {
    ...rest,
    client: client ? endText(client) : "",
    server: server ? endText(server) : "",
    clientId: clientId ?? "",
  };
}
