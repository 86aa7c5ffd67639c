// How many inputs a second a connection takes with five requests in flight, and what a tick costs that does nothing.

import process from "node:process";
import {
  Connection,
  type ConnectionEffect,
  type ConnectionInput,
  type ConnectionOptions,
} from "../../codec/connection/mod.ts";
import type { Answer } from "../../codec/machine/mod.ts";
import { type Effort, type Timing, timingOf } from "./measure.ts";

/** What takes the inputs: a connection, nothing at all in its place, or a connection that gets only ticks. */
export type Who = "connection" | "nothing" | "tick";

const IN_FLIGHT = 5;
const BODY = new Uint8Array(64);
const METADATA = 3;
const OPTIONS: ConnectionOptions = {
  host: "localhost",
  port: 9092,
  seed: 1,
  clientId: "bench",
  negotiation: "skip",
  staticVersions: { [METADATA]: { min: 0, max: 13 } },
  transport: { resolve: false },
  connectionsMaxIdleMs: -1, // ticks come for days
};

/** What is measured: a connection, or nothing at all in its place. */
interface Taker {
  handle(input: ConnectionInput, nowMs: number): Answer;
  poll(): ConnectionEffect | undefined;
}

/** Takes inputs and forgets them. */
class Nothing implements Taker {
  #seen = 0;

  handle(input: ConnectionInput, nowMs: number): Answer {
    if (input.type === "tick" && nowMs < 0) throw new Error(`Cannot be: ${this.#seen} seen`);
    this.#seen++;
    return { ok: true };
  }

  poll(): ConnectionEffect | undefined {
    return undefined;
  }
}

/** Times a response, a request and a flush, with five requests in flight; or a tick. */
export function machine(who: Who, effort: string): Timing {
  const wanted: Effort = JSON.parse(effort);
  if (who === "tick") return timingOf(ticks(readyConnection()), wanted);
  const traffic = new Traffic(who === "connection" ? readyConnection() : new Nothing());
  const timing = timingOf(() => traffic.next(), wanted);
  if (who === "connection" && traffic.answered === 0) throw new Error("Cannot see any response");
  return timing;
}

/** A client and its peer that talk for ever. */
class Traffic {
  answered = 0;
  readonly #taker: Taker;
  readonly #frame: Uint8Array = new Uint8Array(8 + BODY.length);
  readonly #view: DataView = new DataView(this.#frame.buffer);
  #sent = 0;
  #nowMs = 1;

  constructor(taker: Taker) {
    this.#taker = taker;
    this.#view.setInt32(0, 4 + BODY.length);
    while (this.#sent < IN_FLIGHT) this.#request();
  }

  /** The oldest request is answered, and another one sent. */
  next(): boolean {
    this.#nowMs += 0.25; // clocks tell fractions
    this.#view.setInt32(4, this.#sent - IN_FLIGHT);
    this.#hand({ type: "received", attempt: 1, bytes: this.#frame });
    this.#request();
    return true;
  }

  #request(): void {
    const id = this.#sent++;
    this.#hand({ type: "send", id, apiKey: METADATA, apiVersion: 1, flexible: false, body: BODY });
    this.#hand({ type: "flushed", attempt: 1, writeSeq: id });
  }

  #hand(input: ConnectionInput): void {
    const answer = this.#taker.handle(input, this.#nowMs);
    if (!answer.ok) throw new Error(`Cannot send: ${answer.reason}`);
    for (let effect; (effect = this.#taker.poll()) !== undefined;) {
      if (effect.type === "response") this.answered++;
    }
  }
}

function readyConnection(): Connection {
  const connection = new Connection(OPTIONS);
  connection.handle({ type: "connect" }, 0);
  connection.handle({ type: "opened", attempt: 1, remote: "localhost" }, 0);
  while (connection.poll() !== undefined);
  return connection;
}

function ticks(connection: Connection): () => boolean {
  const tick = { type: "tick" } as const;
  let nowMs = 1;
  return () => {
    nowMs++;
    return connection.handle(tick, nowMs).ok;
  };
}

const TICKS = 100_000;
const ROUNDS = 12;
const COLD = 4; // of them, until V8 has compiled it all

/** Bytes of heap that a tick takes which does nothing. */
export function tickHeap(): number {
  const { gc } = globalThis as unknown as { gc: () => void };
  const tick = ticks(readyConnection());
  const grown = Array.from({ length: ROUNDS }, () => {
    gc();
    const before = process.memoryUsage().heapUsed;
    for (let n = 0; n < TICKS; n++) tick();
    return process.memoryUsage().heapUsed - before;
  });
  return Math.min(...grown.slice(COLD)) / TICKS;
}
