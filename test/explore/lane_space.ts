// The connection as something to explore: the real code, forked by its snapshots.

import { Connection, restoreConnection } from "../../codec/connection/connection.ts";
import type { ConnectionEffect } from "../../codec/connection/effects.ts";
import type { ConnectionOptions } from "../../codec/connection/options.ts";
import { type Settings, settingsOf } from "../../codec/connection/settings.ts";
import type { Json } from "../../codec/machine/machine.ts";
import { type Chance, EXTREMES } from "./chance.ts";
import { Environment, type Move, type Traits } from "./environment.ts";
import type { Step, Subject } from "./explorer.ts";
import { type Call, type Edge, invariants, type Moment, type Side } from "./invariants.ts";
import { Keys, type Snapshot } from "./key.ts";
import { afterEffect, afterInput, atTime, EMPTY } from "./ledger.ts";
import { repeats } from "./repeats.ts";

/** How time passes and what is looked at in one exploration. */
export interface Plan {
  /** How long "far" is. */
  readonly farMs: number;
  /** Whether time also passes by single milliseconds. */
  readonly single: boolean;
  /** How long after a deadline ticks come, and other inputs; beside "far". */
  readonly ticksAfter: readonly number[];
  readonly othersAfter: readonly number[];
  /** Whether effects of `send` and `connect` may be left while the next input comes. */
  readonly untaken: boolean;
  /** One of how many transitions is taken once more in other ways. */
  readonly repeatEvery: number;
}

/** A connection at one moment. */
export interface LaneState extends Side {
  readonly nowMs: number;
  readonly key: string;
}

/** One connection and its environment. */
export class LaneSpace implements Subject<LaneState> {
  readonly first: LaneState;
  readonly settings: Settings;
  readonly #options: ConnectionOptions;
  readonly #plan: Plan;
  readonly #chance: Chance;
  readonly #environment: Environment;
  readonly #keys: Keys;
  #spare: Spare | undefined;
  #taken = 0;

  constructor(options: ConnectionOptions, traits: Traits, plan: Plan, chance: Chance) {
    this.#options = options;
    this.#plan = plan;
    this.#chance = chance;
    this.settings = settingsOf(options);
    this.#environment = new Environment(options, traits);
    this.#keys = new Keys(options, this.settings, traits);
    this.first = this.#side(new Connection(options), { ...EMPTY, host: options.host }, 0);
  }

  /** {@inheritDoc Subject.key} */
  key({ key }: LaneState): string {
    return key;
  }

  /** {@inheritDoc Subject.steps} */
  steps(state: LaneState): readonly Step<LaneState>[] {
    const moves = this.#environment.moves(state.ledger);
    const steps = moves.flatMap((move) =>
      this.#waits(state, move).map((waitMs) => this.#step(state, [move], waitMs))
    );
    return this.#plan.untaken ? [...steps, ...this.#untaken(state, moves)] : steps;
  }

  /** Another input comes while the effects of the first are not taken. */
  #untaken(state: LaneState, moves: readonly Move[]): Step<LaneState>[] {
    const first = moves.filter(({ label }) => label === "send" || label === "connect");
    return first.flatMap((one) => moves.map((move) => this.#step(state, [one, move], 0)));
  }

  /** How long after the last call a move comes. That an early tick does nothing is a rule of its own. */
  #waits({ deadlineMs, nowMs }: LaneState, { input, idle }: Move): readonly number[] {
    if (idle) return [0];
    const { farMs, single, ticksAfter, othersAfter } = this.#plan;
    const isTick = input.type === "tick";
    const early = !isTick ? [0] : single ? [0, 1, farMs] : [0, farMs];
    if (deadlineMs === undefined) return early;
    const wait = Math.ceil(deadlineMs - nowMs);
    const due = (isTick ? ticksAfter : othersAfter).map((lateMs) => wait + lateMs);
    return [...new Set([...early, ...due, farMs])];
  }

  #step(state: LaneState, moves: readonly Move[], waitMs: number): Step<LaneState> {
    const last = moves.at(-1)!;
    const deadline = state.deadlineMs === undefined
      ? undefined
      : Math.ceil(state.deadlineMs - state.nowMs);
    const silent = last.input.type === "tick" && waitMs === deadline;
    const waits = silent && state.ledger.state === "backoff";
    return {
      label: `${waitMs > 0 ? `+${waitMs} ` : ""}${moves.map(({ label }) => label).join(", then ")}`,
      silent,
      friendly: waits || moves.length === 1 && last.friendly === true && waitMs === 0,
      take: () => this.#take(state, moves, state.nowMs + waitMs),
    };
  }

  #take(state: LaneState, moves: readonly Move[], nowMs: number): readonly LaneState[] {
    const [least, most] = EXTREMES as [number, number];
    this.#chance.drew = false;
    const after = this.#takeWith(least, state, moves, nowMs);
    return this.#chance.drew ? [after, this.#takeWith(most, state, moves, nowMs)] : [after];
  }

  #takeWith(
    draw: number,
    state: LaneState,
    moves: readonly Move[],
    nowMs: number,
  ): LaneState {
    this.#chance.value = draw;
    const isRepeated = this.#taken++ % this.#plan.repeatEvery === 0;
    const { machine, state: before } = this.#fork(state, isRepeated);
    const run = this.#run(machine, before, moves, nowMs);
    for (const { id, check } of invariants) {
      const wrong = check(run.edge);
      if (wrong) throw new Error(`${id}: ${wrong}${told(run.edge)}`);
    }
    const { drew } = this.#chance;
    if (isRepeated) this.#repeat(run, state, machine);
    else if (run.edge.moments.length === 0) this.#reuse(machine, state, run.state);
    this.#chance.drew = drew; // what was drawn in repeats does not count
    return run.state;
  }

  #repeat(run: Run, state: LaneState, machine: Connection): void {
    for (const { id, differs } of repeats) {
      const wrong = differs({
        edge: run.edge,
        machine,
        fork: () => restoreConnection(this.#options, state.snapshot as unknown as Json),
        restore: (snapshot) => restoreConnection(this.#options, snapshot),
        key: (snapshot, deadlineMs) => this.#keys.of(snapshot, run.edge.after.ledger, deadlineMs),
      });
      if (wrong) throw new Error(`${id}: ${wrong}${told(run.edge)}`);
    }
  }

  #run(machine: Connection, state: LaneState, moves: readonly Move[], nowMs: number): Run {
    const { settings } = this;
    let ledger = atTime(state.ledger, nowMs, state.deadlineMs, settings);
    const calls: Call[] = [];
    for (const { input, said } of moves) {
      const answer = machine.handle(input, nowMs);
      calls.push({ input, answer, ledger });
      ledger = afterInput(ledger, input, answer, nowMs, settings, said);
    }
    const moments: Moment[] = [];
    for (let effect; (effect = machine.poll()) !== undefined;) {
      moments.push({ effect, ledger });
      ledger = afterEffect(ledger, effect, nowMs, settings);
    }
    const after = this.#side(machine, ledger, nowMs);
    return { state: after, edge: { settings, nowMs, before: state, calls, moments, after } };
  }

  #side(machine: Connection, ledger: Side["ledger"], nowMs: number): LaneState {
    const snapshot = machine.snapshot() as unknown as Snapshot;
    const { deadlineMs } = machine;
    return {
      snapshot,
      ledger,
      deadlineMs,
      nowMs,
      key: this.#keys.of(snapshot, ledger, deadlineMs),
    };
  }

  /** A machine in this state: a restored one, or one that has come back to it and is not needed any more. */
  #fork(state: LaneState, isRestored: boolean): Omit<Spare, "of"> {
    const spare = this.#spare;
    this.#spare = undefined;
    if (spare?.of === state && !isRestored) return spare;
    return { state, machine: restoreConnection(this.#options, state.snapshot as unknown as Json) };
  }

  #reuse(machine: Connection, of: LaneState, after: LaneState): void {
    if (after.nowMs === of.nowMs && after.key === of.key) {
      this.#spare = { of, machine, state: after };
    }
  }
}

/** A machine that came back to a state, but for what the key leaves out. */
interface Spare {
  readonly of: LaneState;
  readonly state: LaneState;
  readonly machine: Connection;
}

interface Run {
  readonly state: LaneState;
  readonly edge: Edge;
}

/** The effects of a transition, for a message. */
function told({ moments, calls, nowMs }: Edge): string {
  const answers = calls.map(({ answer }) => JSON.stringify(answer)).join();
  const effects = moments.map(({ effect }) => `\n    ${shown(effect)}`).join("");
  return `\n  at ${nowMs}, answered ${answers}${effects}`;
}

function shown(effect: ConnectionEffect): string {
  return JSON.stringify(
    effect,
    (_, value) => value instanceof Uint8Array ? `${value.length} bytes` : value,
  );
}
