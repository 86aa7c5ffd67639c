// Who wants something of a connection: sends as much as is let in, reads what comes, and now and then changes its mind.

import type {
  ConnectionCommand,
  ConnectionEvent,
  ConnectionState,
  SendCommand,
  VersionTable,
} from "../../codec/connection/mod.ts";
import { requestHeaderVersion } from "../../codec/frame/mod.ts";
import { Random } from "../kit/random.ts";
import { ECHO_AT, WANTS_ANSWER } from "../kit/scripted_broker.ts";
import { OFFERED } from "./scenario.ts";

const PRODUCE = 0;
const TIMEOUTS = [1, 20, 100, 2_000, 60_000, 2_147_483_648, 9_007_199_254_740_991, 0, -1];

/** How an owner behaves. */
export interface Manners {
  /** Percent of its commands that are not `connect` or `send`. */
  readonly rare: number;
  /** Whether `drain` and `close` are among them. */
  readonly ends: boolean;
  /** Whether it gives an id twice, now and then. */
  readonly repeats: boolean;
  /** Milliseconds between two commands. */
  readonly paces: readonly number[];
}

/** The owner of one connection. */
export class Owner {
  /** When it does something next; Infinity: never. */
  nextMs = 0;
  manners: Manners;
  readonly #random: Random;
  readonly #lane: number;
  #versions: VersionTable = OFFERED;
  #nextId = 1;
  /** What it has to say about responses it has read. */
  #urgent: ConnectionCommand[] = [];

  constructor(seed: number, lane: number, manners: Manners) {
    this.#random = new Random(seed);
    this.#lane = lane;
    this.manners = manners;
  }

  /** Reads an event. */
  see(event: ConnectionEvent, nowMs: number): void {
    if (event.type === "ready") this.#versions = event.versions;
    if (event.type !== "response") return;
    const { id, body } = event;
    if (body.length < ECHO_AT) {
      this.#urgent.push({ type: "fail", id, detail: "the body is too short" });
    } else if (body[1]! > 0) this.#urgent.push({ type: "throttle", throttleMs: body[1]! });
    else return;
    this.nextMs = nowMs;
  }

  /** What it does now. */
  next(state: ConnectionState, nowMs: number): ConnectionCommand {
    const urgent = this.#urgent.shift();
    if (this.#urgent.length > 0) return urgent!;
    this.nextMs = nowMs + this.#random.one(this.manners.paces);
    return urgent ?? this.#command(state);
  }

  #command(state: ConnectionState): ConnectionCommand {
    const random = this.#random;
    if (random.chance(this.manners.rare)) return this.#rareCommand();
    if (state === "idle" || state === "backoff") {
      return random.chance(60) ? { type: "connect", asap: true } : { type: "connect" };
    }
    return this.send();
  }

  /** A request. */
  send(): SendCommand {
    const random = this.#random;
    const keys = Object.keys(this.#versions).map(Number).filter((key) => key in OFFERED);
    const apiKey = random.chance(99) ? random.one(keys.length > 0 ? keys : [PRODUCE]) : 32;
    const { min, max } = this.#versions[apiKey] ?? { min: 1, max: 4 };
    const apiVersion = random.chance(99) ? min + random.below(max - min + 1) : max + 1;
    const id = random.chance(this.manners.repeats ? 98 : 100) ? this.#nextId++ : this.#nextId - 1;
    const isSilent = apiKey === PRODUCE && random.chance(25);
    return {
      type: "send",
      id,
      apiKey,
      apiVersion,
      flexible: requestHeaderVersion(apiKey, apiVersion) === 2,
      body: this.#body(id, isSilent),
      ...(isSilent ? { expectResponse: false } : {}),
      ...(random.chance(15) ? { timeoutMs: random.one(TIMEOUTS) } : {}),
    };
  }

  /** Bytes that no other request has. */
  #body(id: number, isSilent: boolean): Uint8Array {
    const random = this.#random;
    const body = random.bytes(6 + (random.chance(99) ? random.below(20) : 2_100));
    body[0] = isSilent ? 0 : WANTS_ANSWER;
    body[1] = this.#lane;
    new DataView(body.buffer).setInt32(2, id);
    return body;
  }

  #rareCommand(): ConnectionCommand {
    const random = this.#random;
    const first = this.manners.ends ? 0 : 2;
    switch (first + random.below(16 - first)) {
      case 0:
        return random.chance(20) ? { type: "close" } : { type: "drain" };
      case 1:
        return { type: "drain", timeoutMs: random.one([1, 40, 5_000]) };
      case 2:
      case 3:
      case 4:
        return { type: "reset", reason: "the owner wants it" };
      case 5:
        return { type: "fail", id: this.#nextId - 1, detail: "cannot be decoded" };
      case 6:
      case 7:
      case 8:
        return this.#retarget();
      case 9:
      case 10:
      case 11:
        return { type: "connect" };
    }
    return { type: "throttle", throttleMs: random.one([0, -1, 1, 1, 5, 30, 200, 90_000]) };
  }

  #retarget(): ConnectionCommand {
    const host = this.#random.one(["b1.kafka", "b2.kafka", "10.0.0.1"]);
    const rack = this.#random.one([null, "r1"]);
    return { type: "retarget", host, port: this.#random.one([9092, 9092, 9093]), rack };
  }
}
