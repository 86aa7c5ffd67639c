// A machine that follows its configuration as something to explore: the real code, forked by its snapshots.

import {
  type DescribedEntry,
  DynamicConfig,
  type DynamicConfigEffect,
  type DynamicConfigInput,
  restoreDynamicConfig,
} from "../../codec/dynamic_config/mod.ts";
import type { Json } from "../../codec/machine/machine.ts";
import { type Chance, EXTREMES } from "./chance.ts";
import {
  type FollowEdge,
  followInvariants,
  type FollowSide,
  type FollowSnapshot,
} from "./dynamic_config_invariants.ts";
import {
  afterFollowEffect,
  afterFollowInput,
  type Following,
  type FollowLedger,
  UNBORN,
} from "./dynamic_config_ledger.ts";
import type { Step, Subject } from "./explorer.ts";

/** A machine at one moment. */
export interface FollowState extends FollowSide {
  readonly nowMs: number;
  readonly key: string;
}

/** Something that can happen. */
interface Move {
  readonly label: string;
  readonly input: DynamicConfigInput;
}

/** Answers by name. */
export type Answers = Readonly<Record<string, readonly DescribedEntry[]>>;

const FAR_MS = 1_000;
const REPEAT_EVERY = 16;
/** From here on the wait is always the same, with the options that are explored. */
const MOST_FAILURES = 3;

/** One machine and its environment. */
export class FollowSpace implements Subject<FollowState> {
  readonly first: FollowState;
  readonly #following: Following;
  readonly #chance: Chance;
  readonly #moves: readonly Move[];
  /** A machine that was in a state and is so still: forks cost most of the time. */
  #spare: { readonly of: FollowState; readonly machine: DynamicConfig } | undefined;
  #taken = 0;

  constructor(following: Following, answers: Answers, chance: Chance) {
    this.#following = following;
    this.#chance = chance;
    this.#moves = movesOf(following, answers);
    this.first = sideOf(new DynamicConfig(following.options), UNBORN, 0);
  }

  /** {@inheritDoc Subject.key} */
  key({ key }: FollowState): string {
    return key;
  }

  /** {@inheritDoc Subject.steps} */
  steps(state: FollowState): readonly Step<FollowState>[] {
    return this.#moves.flatMap((move) =>
      waitsOf(state, move).map((waitMs) => this.#step(state, move, waitMs))
    );
  }

  #step(state: FollowState, { label, input }: Move, waitMs: number): Step<FollowState> {
    const isWait = input.type === "tick" && state.nowMs + waitMs === state.deadlineMs;
    return {
      label: waitMs > 0 ? `+${waitMs} ${label}` : label,
      silent: isWait,
      friendly: friendOf(state.ledger) === label && (label === "tick" ? isWait : waitMs === 0),
      take: () => this.#take(state, input, state.nowMs + waitMs),
    };
  }

  /** Leads to two states if chance has a part in it. */
  #take(state: FollowState, input: DynamicConfigInput, nowMs: number): readonly FollowState[] {
    const [least, most] = EXTREMES as [number, number];
    this.#chance.drew = false;
    const after = this.#takeWith(least, state, input, nowMs);
    return this.#chance.drew ? [after, this.#takeWith(most, state, input, nowMs)] : [after];
  }

  #takeWith(
    draw: number,
    state: FollowState,
    input: DynamicConfigInput,
    nowMs: number,
  ): FollowState {
    this.#chance.value = draw;
    const { machine, edge, after } = this.#run(state, input, nowMs);
    for (const { id, says, check } of followInvariants) {
      const wrong = check(edge);
      if (wrong) throw new Error(`${id}, ${says}: ${wrong}${told(edge)}`);
    }
    const { drew } = this.#chance;
    if (this.#taken++ % REPEAT_EVERY === 0) this.#repeat(edge, machine, state, after);
    else if (isSame(state, after) && edge.moments.length === 0) {
      this.#spare = { of: state, machine };
    }
    this.#chance.drew = drew; // what was drawn in repeats does not count
    return after;
  }

  #run(state: FollowState, input: DynamicConfigInput, nowMs: number) {
    const machine = this.#machineIn(state);
    const answer = machine.handle(input, nowMs);
    let ledger = afterFollowInput(state.ledger, input, answer, nowMs, this.#following);
    const moments: { effect: DynamicConfigEffect; ledger: FollowLedger }[] = [];
    for (let effect; (effect = machine.poll()) !== undefined;) {
      moments.push({ effect, ledger });
      ledger = afterFollowEffect(ledger, effect, this.#following);
    }
    const after = sideOf(machine, ledger, nowMs);
    const { before, following } = { before: state, following: this.#following };
    const edge: FollowEdge = { following, nowMs, input, answer, before, moments, after };
    return { machine, edge, after };
  }

  /** The same once more, and with another clock: F20, F22, F21, F19. */
  #repeat(edge: FollowEdge, machine: DynamicConfig, state: FollowState, after: FollowState): void {
    const expected = effectsOf(edge);
    const clocks = edge.nowMs === state.snapshot.engine.nowMs
      ? [edge.nowMs, edge.nowMs - 7]
      : [edge.nowMs];
    for (const nowMs of clocks) {
      const again = this.#fork(state.snapshot);
      again.handle(edge.input, nowMs);
      const effects = JSON.stringify(drained(again));
      if (effects !== expected) throw new Error(`F20, F22: other effects at ${nowMs}: ${effects}`);
      if (JSON.stringify(again.snapshot()) !== JSON.stringify(after.snapshot)) {
        throw new Error(`F20, F22: another state at ${nowMs}`);
      }
    }
    const restored = this.#fork(after.snapshot);
    if (JSON.stringify(quiet(restored)) !== JSON.stringify(quiet(machine))) {
      throw new Error("F19: a restored machine goes on otherwise");
    }
  }

  #machineIn(state: FollowState): DynamicConfig {
    const spare = this.#spare;
    this.#spare = undefined;
    return spare?.of === state ? spare.machine : this.#fork(state.snapshot);
  }

  #fork(snapshot: FollowSnapshot): DynamicConfig {
    return restoreDynamicConfig(this.#following.options, snapshot as unknown as Json);
  }
}

function movesOf({ options, role, config }: Following, answers: Answers): readonly Move[] {
  const { resourceType = 9, clientId, clientIdGenerated } = options;
  const answer = (
    label: string,
    errorCode: number,
    entries: readonly DescribedEntry[],
    more = 0,
  ) => ({
    label,
    input: {
      type: "described",
      errorCode,
      resourceType: resourceType + more,
      resourceName: clientIdGenerated ? "" : clientId,
      entries,
    } as const,
  });
  const errors = [31, 42].map((errorCode) => answer(`error ${errorCode}`, errorCode, []));
  const simple: readonly DynamicConfigInput[] = [
    { type: "tick" },
    { type: "start", role, config },
    { type: "stop" },
    { type: "nodeReady" },
    { type: "describeFailed", reason: "test" },
    { type: "rebootstrapped" },
  ];
  return [
    ...simple.map((input) => ({ label: input.type, input })),
    { label: "on", input: { type: "enable", enabled: true } },
    { label: "off", input: { type: "enable", enabled: false } },
    { label: "join 26", input: { type: "joinRejected", errorCode: 26 } },
    { label: "join 25", input: { type: "joinRejected", errorCode: 25 } },
    ...Object.entries(answers).map(([label, entries]) => answer(label, 0, entries)),
    answer("another's", 0, Object.values(answers).at(-1)!, 1),
    ...errors,
  ];
}

/** What a friendly environment does: what is missing until it follows. */
function friendOf(ledger: FollowLedger): string | undefined {
  if (ledger.stopped) return undefined;
  if (!ledger.started) return "start";
  if (!ledger.on) return "on";
  if (!ledger.ready) return "nodeReady";
  if (ledger.disabled) return "rebootstrapped";
  return ledger.inFlight ? "nothing" : "tick";
}

function isSame(one: FollowState, other: FollowState): boolean {
  return one.key === other.key && one.nowMs === other.nowMs;
}

/** How long after the last call a move comes. */
function waitsOf({ deadlineMs, nowMs }: FollowState, { input }: Move): readonly number[] {
  const early = input.type === "tick" ? [0, 1, FAR_MS] : [0];
  if (deadlineMs === undefined) return early;
  const wait = deadlineMs - nowMs;
  return [...new Set([...early, wait, ...input.type === "tick" ? [wait + 1] : []])];
}

function sideOf(machine: DynamicConfig, ledger: FollowLedger, nowMs: number): FollowState {
  const snapshot = machine.snapshot() as unknown as FollowSnapshot;
  const { deadlineMs } = machine;
  return { snapshot, ledger, deadlineMs, nowMs, key: keyOf(snapshot, ledger, nowMs) };
}

/** Two states with the same key differ in nothing but the time, the numbers of effects and of draws. */
function keyOf({ data, engine }: FollowSnapshot, ledger: FollowLedger, nowMs: number): string {
  if (ledger.stopped) return "stopped";
  const away = (moment: number) => moment - nowMs;
  return JSON.stringify([
    { ...data, failures: Math.min(data.failures, MOST_FAILURES) },
    Object.entries(engine.timers.deadlines).map(([name, at]) => [name, away(at)]),
    {
      ...ledger,
      failures: Math.min(ledger.failures, MOST_FAILURES),
      gateUntilMs: ledger.gateUntilMs === null ? null : away(ledger.gateUntilMs),
    },
  ]);
}

function drained(machine: DynamicConfig): DynamicConfigEffect[] {
  const effects: DynamicConfigEffect[] = [];
  for (let effect; (effect = machine.poll()) !== undefined;) effects.push(effect);
  return effects;
}

function effectsOf({ moments }: FollowEdge): string {
  return JSON.stringify(moments.map(({ effect }) => effect));
}

/** What happens when nobody does anything any more. */
function quiet(machine: DynamicConfig): unknown[] {
  const seen: unknown[] = [];
  while (machine.deadlineMs !== undefined && seen.length < 6) {
    const { deadlineMs } = machine;
    machine.handle({ type: "tick" }, deadlineMs);
    seen.push(deadlineMs, drained(machine));
  }
  return seen;
}

/** The effects of a transition, for a message. */
function told(edge: FollowEdge): string {
  return `\n  at ${edge.nowMs}, answered ${JSON.stringify(edge.answer)}, ${effectsOf(edge)}`;
}
