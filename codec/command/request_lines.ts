// The request log: a line for each request with its answer, whichever of them came first.

import type {
  CaptureEvent,
  ConnectionEvent,
  Endpoint,
  MessageEvent,
  UndecodableEvent,
} from "../capture/mod.ts";
import { formatRequestLog, type RequestLogFacts } from "../json/mod.ts";
import { findShape } from "../json/shapes/mod.ts";

type FrameEvent = MessageEvent | UndecodableEvent;

/** What is known of a connection. */
interface Known {
  client?: Endpoint;
  server?: Endpoint;
  software?: NonNullable<RequestLogFacts["software"]>;
  /** Its frames whose other half has not come. */
  readonly waiting: Set<number>;
}

interface Waiting {
  readonly event: FrameEvent;
  readonly isWanted: boolean;
  readonly known: Known;
}

// What may wait: so many frames, of so many bytes together.
const FRAMES = 10_000;
const BYTES = 33_554_432;
const CONNECTIONS = 100_000;
const API_VERSIONS = 18;

/** Pairs frames. What has no other half is given when its connection ends, when there is no room, or at the end. */
export class RequestLines {
  readonly #waiting: Map<number, Waiting> = new Map();
  readonly #connections: Map<number, Known> = new Map();
  #bytes = 0;

  /** The lines that this event completes: those of a pair if one side of it is wanted. */
  lines(event: CaptureEvent, isWanted: boolean): string[] {
    if (event.kind === "connection") return this.#connection(event);
    if (event.kind !== "message" && event.kind !== "undecodable") return [];
    const known = this.#knownOf(event.connection);
    const software = softwareOf(event);
    if (software) known.software = software;
    if (event.pairedWith === undefined) return this.#wait({ event, isWanted, known });
    const other = this.#take(event.pairedWith);
    return isWanted || other?.isWanted ? lineOf(known, event, other?.event) : [];
  }

  /** The lines of what is left. */
  end(): string[] {
    return [...this.#waiting.keys()].flatMap((id) => this.#alone(id));
  }

  #connection({ connection, state, client, server }: ConnectionEvent): string[] {
    const known = this.#knownOf(connection);
    if (client) known.client = client;
    if (server) known.server = server;
    if (state !== "closed" && state !== "reset") return [];
    this.#connections.delete(connection);
    return [...known.waiting].flatMap((id) => this.#alone(id));
  }

  #knownOf(connection: number): Known {
    const known = this.#connections.get(connection) ?? { waiting: new Set() };
    if (this.#connections.size < CONNECTIONS) this.#connections.set(connection, known);
    return known;
  }

  #wait(waiting: Waiting): string[] {
    const { id, range } = waiting.event;
    this.#waiting.set(id, waiting);
    waiting.known.waiting.add(id);
    this.#bytes += range.length;
    const lines: string[] = [];
    while (this.#waiting.size > FRAMES || this.#bytes > BYTES) {
      lines.push(...this.#alone(this.#waiting.keys().next().value!));
    }
    return lines;
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return undefined;
    this.#waiting.delete(id);
    waiting.known.waiting.delete(id);
    this.#bytes -= waiting.event.range.length;
    return waiting;
  }

  #alone(id: number): string[] {
    const waiting = this.#take(id);
    return waiting?.isWanted ? lineOf(waiting.known, waiting.event) : [];
  }
}

/** What a client says of itself in ApiVersions. */
function softwareOf(event: FrameEvent): RequestLogFacts["software"] {
  if (event.kind !== "message" || event.apiKey !== API_VERSIONS) return undefined;
  const message = (event.message ?? {}) as Readonly<Record<string, unknown>>;
  const { clientSoftwareName: name, clientSoftwareVersion: version } = message;
  return typeof name === "string" && typeof version === "string" && name !== ""
    ? { name, version }
    : undefined;
}

function lineOf(known: Known, event: FrameEvent, pairedWith?: FrameEvent): string[] {
  const { client, server, software } = known;
  const line = formatRequestLog(event, findShape, {
    ...pairedWith && { pairedWith },
    ...client && { client },
    ...server && { server },
    ...software && { software },
  });
  return line === undefined ? [] : [line];
}
