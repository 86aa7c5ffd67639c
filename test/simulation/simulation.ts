// Connections, their owners, a network and brokers in virtual time: one seed is one run, and a failing seed is the
// report of a bug.

import type { ConnectionEffect } from "../../codec/connection/mod.ts";
import {
  EmulatedClock,
  NetworkEmulator,
  type NetworkPeers,
  type Strike,
} from "../../codec/testing/mod.ts";
import { Random } from "../kit/random.ts";
import { ScriptedBroker } from "../kit/scripted_broker.ts";
import { Client } from "./client.ts";
import type { Ledger } from "./ledger.ts";
import { Owner } from "./owner.ts";
import { LISTENERS, NAMES, type Scenario, tunnels } from "./scenario.ts";
import type { TraceHash } from "./trace_hash.ts";

/** When a run under faults ends: after so many inputs for each connection, or at this time. */
export interface End {
  readonly inputs: number;
  readonly nowMs: number;
}

/** What else is done in a run. */
export interface RunSettings {
  /** Takes every effect. */
  readonly hash?: TraceHash;
  /** After how many inputs a snapshot of a connection takes its place; 0: never. */
  readonly restoresEvery?: number;
  /** The one action that goes wrong. */
  readonly strike?: Strike;
}

/** What there is to report of a run. */
export interface Outcome {
  readonly inputs: number;
  readonly effects: number;
  /** Actions, without `close` and `abort`. */
  readonly performed: number;
  /** Virtual time. */
  readonly elapsedMs: number;
}

const STALLS = [500, 1_500, 1_500, 600_000];
const MOST_INPUTS_TO_READY = 500;
const MOST_INPUTS_TO_CLOSED = 400;
const MOST_WAKES_TO_QUIET = 60;
const PATIENCE = 10_000; // a request that is due later keeps a connection from resting

/** One run. */
export class Simulation {
  readonly #scenario: Scenario;
  readonly #ledger: Ledger;
  readonly #random: Random;
  readonly #brokers: readonly ScriptedBroker[];
  readonly #network: NetworkEmulator;
  readonly #clients: readonly Client[];
  readonly #settings: RunSettings;
  #now = 0;
  #effects = 0;
  #stalls: number; // percent

  constructor(scenario: Scenario, ledger: Ledger, settings: RunSettings = {}) {
    const { seed, brokers, faults, rounds, stalls } = scenario;
    this.#scenario = scenario;
    this.#ledger = ledger;
    this.#settings = settings;
    this.#stalls = stalls;
    this.#random = new Random(seed ^ 0x2545f491);
    this.#brokers = brokers.map((traits, i) => new ScriptedBroker(seed * 31 + i, traits));
    this.#network = new NetworkEmulator({
      seed: seed ^ 0x1b873593,
      names: NAMES,
      peers: listening(this.#brokers),
      faults,
      rounds,
      decide: tunnels,
      ...(settings.strike && { strike: settings.strike }),
    });
    this.#clients = scenario.lanes.map((_, lane) => this.#newClient(lane));
  }

  #newClient(lane: number): Client {
    const { seed, lanes, clock, startMs, lags, paces, rare, ends } = this.#scenario;
    const own = Math.imul(seed, 977) + lane;
    return new Client({
      options: lanes[lane]!,
      run: { seed, lane, ledger: this.#ledger },
      network: this.#network,
      clock: new EmulatedClock({ seed: own ^ 0x3c6ef372, startMs, ...clock }),
      owner: new Owner(own, lane, { rare, ends, paces, repeats: lags === 0 }),
      lags,
      restoresEvery: this.#settings.restoresEvery ?? 0,
      watch: (lane, effect) => this.#watch(lane, effect),
    });
  }

  #watch(lane: number, effect: ConnectionEffect): void {
    this.#effects++;
    this.#settings.hash?.add(lane, effect);
    this.#ledger.saw("effect", effect.type);
    if (effect.type === "stateChanged") this.#ledger.saw("state", effect.to);
    if (effect.type === "disconnected" || effect.type === "requestFailed") {
      this.#ledger.saw("failure", effect.reason);
    }
  }

  /** Runs to the end: faults, then a healthy network or a silent one, then the end of every connection. */
  run(end: End): Outcome {
    this.#underFaults(end);
    this.#withoutFaults();
    if (this.#scenario.seed % 4 === 0) this.#inSilence();
    else this.#inHealth();
    for (const client of this.#clients) this.#afterEnd(client);
    for (const text of this.#brokers.flatMap(({ complaints }) => complaints)) {
      this.#note("broker", false, this.#clients[0]!, () => text);
    }
    const { performed } = this.#network;
    return { inputs: this.#inputs(), effects: this.#effects, performed, elapsedMs: this.#now };
  }

  /** How many there were, of all connections. */
  #inputs(): number {
    return this.#clients.reduce((sum, { inputs }) => sum + inputs, 0);
  }

  #note(id: string, holds: boolean, client: Client, text: () => string): void {
    const { inputs, parts: { run: { seed, lane } } } = client;
    this.#ledger.note(id, holds, () => ({ seed, lane, step: inputs, text: text() }));
  }

  // ---- phases -----------------------------------------------------------------------------------

  #underFaults({ inputs, nowMs }: End): void {
    const isOver = () =>
      this.#now >= nowMs ||
      this.#clients.every(isClosed) ||
      this.#inputs() >= inputs * this.#clients.length;
    while (!isOver() && this.#next());
  }

  #withoutFaults(): void {
    this.#stalls = 0;
    this.#network.handle({ type: "calm" }, this.#now);
    for (const broker of this.#brokers) {
      broker.traits = {
        ...broker.traits,
        throttles: 0,
        versionsThrottle: 0,
        slow: 0,
        misbehaves: 0,
        nodeId: 1,
      };
    }
    for (const client of this.#clients) {
      client.parts.clock.calm();
      client.lags = 0;
      client.parts.owner.manners = {
        rare: 0,
        ends: false,
        paces: [300, 1_000, 3_000],
        repeats: false,
      };
    }
  }

  /** A healthy peer and repeated `connect` lead to `ready`, and a drain to the end. */
  #inHealth(): void {
    if (this.#scenario.reachable) this.#clients.forEach((client) => this.#toReady(client));
    this.#clients.forEach((client) => this.#drain(client));
  }

  #toReady(client: Client): void {
    const isThere = () => client.oracle.state === "ready" || isClosed(client);
    const comes = this.#until(client, isThere, MOST_INPUTS_TO_READY);
    this.#note("F30", comes, client, () => `${client.oracle.state} on a healthy network`);
  }

  #drain(client: Client): void {
    client.parts.owner.nextMs = Infinity;
    if (isClosed(client)) return;
    client.hand({ type: "drain" }, this.#now);
    const ends = this.#until(client, () => isClosed(client), MOST_INPUTS_TO_CLOSED);
    this.#note("F29", ends, client, () => `${client.oracle.state} after the drain`);
  }

  /** A silent peer, and no more commands: it comes to rest, unless it was told to be eager. */
  #inSilence(): void {
    this.#network.handle({ type: "silence" }, this.#now);
    for (const client of this.#clients) {
      client.parts.owner.nextMs = Infinity;
      if (client.parts.options.reconnect === "eager") this.#close(client);
    }
    for (const client of this.#clients) {
      if (client.oracle.busyMs < PATIENCE) this.#toRest(client);
      this.#close(client);
    }
  }

  #toRest(client: Client): void {
    const { oracle, parts: { options } } = client;
    const isQuiet = () => client.machine.deadlineMs === undefined && client.takeMs === Infinity;
    const comes = this.#until(client, isQuiet, MOST_WAKES_TO_QUIET);
    const { state } = oracle;
    const mayStay = options.connectionsMaxIdleMs === -1 && state === "ready";
    const rests = comes && (mayStay || state === "idle" || state === "closed");
    this.#note("F27", rests, client, () => `${state}, wakes at ${client.machine.deadlineMs}`);
  }

  #close(client: Client): void {
    if (!isClosed(client)) client.hand({ type: "close" }, this.#now);
  }

  /** Goes on until something is so; false if it is not after so many inputs of this client. */
  #until(client: Client, isSo: () => boolean, most: number): boolean {
    const last = client.inputs + most;
    while (!isSo() && client.inputs < last && this.#next());
    return isSo();
  }

  /** Nothing follows the end. */
  #afterEnd(client: Client): void {
    const attempt = 1;
    client.hand({ type: "opened", attempt, remote: "late" }, this.#now);
    client.hand({ type: "received", attempt, bytes: new Uint8Array(9) }, this.#now);
    client.hand({ type: "connect", asap: true }, this.#now);
    client.hand({ type: "drain" }, this.#now + 1);
    client.hand({ type: "close" }, this.#now + 1);
    client.hand(client.parts.owner.send(), this.#now + 1);
    client.hand({ type: "tick" }, this.#now + 1_000_000);
    client.oracle.end();
  }

  // ---- time -------------------------------------------------------------------------------------

  /** The next thing that happens; false if nothing ever will. */
  #next(): boolean {
    const at = Math.min(this.#network.deadlineMs ?? Infinity, ...this.#clients.map(nextOf));
    if (at === Infinity) return false;
    this.#now = Math.max(this.#now, at);
    if (this.#random.chance(this.#stalls)) this.#now += this.#random.one(STALLS);
    const due = this.#due();
    this.#random.one(due)();
    return true;
  }

  /** What may happen at this moment. */
  #due(): (() => void)[] {
    const now = this.#now;
    const due: (() => void)[] = [];
    if ((this.#network.deadlineMs ?? Infinity) <= now) due.push(() => this.#deliver());
    for (const client of this.#clients) {
      if (client.wakeMs <= now) due.push(() => client.wake(now));
      if (client.takeMs <= now) due.push(() => client.take(now));
      if (client.parts.owner.nextMs <= now) due.push(() => client.command(now));
    }
    return due;
  }

  #deliver(): void {
    this.#network.handle({ type: "tick" }, this.#now);
    const report = this.#network.poll();
    if (!report) return;
    const { connection, ...own } = report;
    this.#clients[Number(connection)]!.hand(own, this.#now);
  }
}

function nextOf({ wakeMs, takeMs, parts: { owner } }: Client): number {
  return Math.min(wakeMs, takeMs, owner.nextMs);
}

function isClosed({ oracle }: Client): boolean {
  return oracle.state === "closed";
}

function listening(brokers: readonly ScriptedBroker[]): NetworkPeers {
  const entries = Object.entries(LISTENERS).map(([address, i]) => [address, brokers[i]!] as const);
  return Object.fromEntries(entries);
}
