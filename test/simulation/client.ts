// One connection with its owner, its clock and its oracle: what a process has of it.

import {
  Connection,
  type ConnectionAction,
  type ConnectionEffect,
  type ConnectionInput,
  type ConnectionOptions,
  restoreConnection,
  timerDelayMs,
} from "../../codec/connection/mod.ts";
import type { EmulatedClock, NetworkEmulator } from "../../codec/testing/mod.ts";
import { Random } from "../kit/random.ts";
import { type Insides, Oracle, type Run } from "./oracle.ts";
import type { Owner } from "./owner.ts";

/** What a client is made of. */
export interface ClientParts {
  readonly options: ConnectionOptions;
  readonly run: Run;
  readonly network: NetworkEmulator;
  readonly clock: EmulatedClock;
  readonly owner: Owner;
  /** Percent of calls after which effects are left for later. */
  readonly lags: number;
  /** After how many inputs a snapshot of the connection takes its place; 0: never. */
  readonly restoresEvery: number;
  /** Takes every effect, too. */
  readonly watch: (lane: number, effect: ConnectionEffect) => void;
}

const LOOK_EVERY = 16; // inputs: a snapshot takes longer than an input

/** A connection in its world. */
export class Client {
  machine: Connection;
  readonly oracle: Oracle;
  readonly parts: ClientParts;
  /** How many inputs were handed in. */
  inputs = 0;
  /** When its timer fires; Infinity if none is set. */
  wakeMs = Infinity;
  /** When it takes the effects that are left. */
  takeMs = Infinity;
  lags: number;
  readonly #random: Random;

  constructor(parts: ClientParts) {
    this.parts = parts;
    this.machine = new Connection(parts.options);
    this.oracle = new Oracle(parts.options, parts.run);
    this.lags = parts.lags;
    this.#random = new Random(parts.options.seed);
  }

  /** Hands in one input, and takes effects. */
  hand(input: ConnectionInput, nowMs: number): void {
    this.inputs++;
    const { restoresEvery } = this.parts;
    if (restoresEvery > 0 && this.inputs % restoresEvery === 0) this.#restore();
    const { machine, oracle, parts: { clock } } = this;
    const t = clock.read(nowMs);
    oracle.before(input, t);
    const answer = machine.handle(input, t);
    if (!answer.ok) this.parts.run.ledger.saw("refusal", answer.reason);
    oracle.after(input, answer, machine.deadlineMs);
    this.take(nowMs);
    this.#arm(nowMs);
  }

  #restore(): void {
    const snapshot = JSON.parse(JSON.stringify(this.machine.snapshot()));
    this.machine = restoreConnection(this.parts.options, snapshot);
  }

  /** The timer has fired. */
  wake(nowMs: number): void {
    this.hand({ type: "tick" }, nowMs);
    if (this.parts.clock.firesTwice()) this.wakeMs = Math.min(this.wakeMs, nowMs + 1);
  }

  /** The owner does something. */
  command(nowMs: number): void {
    const command = this.parts.owner.next(this.oracle.state, nowMs);
    if (command.type === "reset" || command.type === "retarget") this.#takeAll(nowMs);
    this.hand(command, nowMs);
  }

  /** So that it is known what such a command forgets. */
  #takeAll(nowMs: number): void {
    const { lags } = this;
    this.lags = 0;
    this.take(nowMs);
    this.lags = lags;
  }

  /** Takes effects, all or only some. */
  take(nowMs: number): void {
    const random = this.#random;
    let most = random.chance(this.lags) ? random.below(4) : Infinity;
    this.oracle.taking(this.takeMs === Infinity);
    for (; most > 0; most--) {
      const effect = this.machine.poll();
      if (effect === undefined) {
        this.takeMs = Infinity;
        return this.#synced();
      }
      this.#perform(effect, nowMs);
    }
    this.takeMs = nowMs + random.below(30);
  }

  #synced(): void {
    this.oracle.synced();
    if (this.inputs % LOOK_EVERY !== 0) return;
    const { data } = this.machine.snapshot() as unknown as { readonly data: Insides };
    this.oracle.snapshot(data);
  }

  #perform(effect: ConnectionEffect, nowMs: number): void {
    const { run: { lane }, network, owner, watch } = this.parts;
    this.oracle.effect(effect);
    watch(lane, effect);
    network.handle({ ...effect, connection: `${lane}` }, nowMs);
    if (!isAction(effect)) owner.see(effect, nowMs);
  }

  #arm(nowMs: number): void {
    const { deadlineMs } = this.machine;
    if (deadlineMs === undefined) this.wakeMs = Infinity;
    else {
      const { clock } = this.parts;
      this.wakeMs = clock.fireAt(nowMs, timerDelayMs(deadlineMs, clock.read(nowMs)));
    }
  }
}

const ACTIONS = ["redirect", "resolve", "open", "secure", "answerSasl", "write", "close", "abort"];

function isAction(effect: ConnectionEffect): effect is ConnectionAction {
  return ACTIONS.includes(effect.type);
}
