// What a summary knows of connections, those that are open one by one.

import { endpointText } from "../address.ts";
import type { ConnectionEvent } from "../event.ts";
import type { Offer } from "./offers.ts";
import type { Endpoint } from "../packet.ts";
import type { ConnectionCounts } from "./summary_data.ts";
import { ranked, type Room, tally } from "./summary_room.ts";
import type { Waiting } from "./unanswered.ts";

const OPEN = 100_000;
const PROTOCOLS = 100;

/** An open connection. */
export interface OpenConnection {
  client?: Endpoint;
  /** "10.0.0.2:9092". */
  server?: string;
  /** The latest that its broker has offered on it. */
  offer?: Offer | undefined;
  readonly waiting: Waiting;
  isKafka: boolean;
}

/** All connections, in numbers. */
export class Connections {
  readonly #room: Room;
  readonly #open = new Map<number, OpenConnection>();
  readonly #protocols = new Map<string, number>();
  #seen = 0;
  #known = 0;
  #kafka = 0;

  /** Counts as far as there is room. */
  constructor(room: Room) {
    this.#room = room;
  }

  /** One more, of which there may never be an event. */
  seen(): void {
    this.#seen++;
  }

  /** The connection of a frame, which makes it one of Kafka's. */
  kafka(number: number): OpenConnection {
    const connection = this.#openOf(number);
    if (!connection.isKafka) this.#kafka++;
    connection.isKafka = true;
    return connection;
  }

  /** It begins. Who is who may be said again. */
  open(number: number, { client, server }: ConnectionEvent): void {
    const connection = this.#openOf(number);
    if (client) connection.client = client;
    if (server) connection.server = endpointText(server);
  }

  /** It is something else. */
  notKafka(number: number, detail: string): void {
    if (!this.#open.delete(number)) this.#known++;
    const [protocol] = detail.split(/[ ,]/, 1) as [string];
    if (this.#protocols.has(protocol) || this.#protocols.size < PROTOCOLS) {
      tally(this.#protocols, protocol);
    } else this.#room.cut();
  }

  /** It is over; its last state, if it was open. */
  close(number: number): OpenConnection | undefined {
    const connection = this.#open.get(number);
    this.#open.delete(number);
    return connection;
  }

  /** What waits for an answer on those that are open. */
  *waiting(): Generator<Waiting> {
    for (const { waiting } of this.#open.values()) yield waiting;
  }

  /** The counts as data. */
  read(): ConnectionCounts {
    return {
      total: Math.max(this.#seen, this.#known),
      kafka: this.#kafka,
      notKafka: ranked(this.#protocols)
        .map(([protocol, connections]) => ({ protocol, connections })),
    };
  }

  #openOf(number: number): OpenConnection {
    return this.#open.get(number) ?? this.#newOpen(number);
  }

  #newOpen(number: number): OpenConnection {
    this.#known++;
    if (this.#open.size >= OPEN) this.#forgetOldest();
    const connection: OpenConnection = { waiting: new Map(), isKafka: false };
    this.#open.set(number, connection);
    return connection;
  }

  #forgetOldest(): void {
    this.#room.cut();
    for (const oldest of this.#open.keys()) return void this.#open.delete(oldest);
  }
}
