import { describe, expect, it } from "vitest";
import {
  DynamicConfig,
  type DynamicConfigEffect,
  type DynamicConfigInput,
} from "../../codec/dynamic_config/mod.ts";
import type { Answer } from "../../codec/machine/machine.ts";
import { ReferenceConfig } from "./reference.ts";
import { optionsOf, type Step, World } from "./traces.ts";

const SEEDS = 200;
const STEPS = 200;

interface Machine {
  handle(input: DynamicConfigInput, nowMs: number): Answer;
  poll(): DynamicConfigEffect | undefined;
  readonly deadlineMs: number | undefined;
}

interface Seen {
  readonly answer: Answer;
  readonly effects: readonly DynamicConfigEffect[];
  readonly deadlineMs: number | undefined;
}

describe("connection J.2: the machine and a second implementation", () => {
  it("connection J.2: they do the same on random runs", () => {
    for (let seed = 1; seed <= SEEDS; seed++) expect(differenceOf(seed)).toBeUndefined();
  });
  it("connection J.2: the random runs meet everything that can happen", () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= SEEDS; seed++) {
      run(seed, new ReferenceConfig(optionsOf(seed)), (_, { answer, effects }) => {
        if (!answer.ok) met.add(answer.reason);
        for (const effect of effects) for (const word of wordsOf(effect)) met.add(word);
        return false;
      });
    }
    expect(EXPECTED.split(/\s+/).filter((word) => !met.has(word))).toEqual([]);
  });
});

const EXPECTED = `describe applied ignored refused reverted rejoin gateOpened disabled warning
  client default static unknown sensitive null source parse locked broker-managed
  heartbeat-not-positive heartbeat-not-below-session join-rejected
  described failed timeout off stopped invalid-request unsupported-version other-resource
  GENERATED_CLIENT_ID ACKS_0 UNSUPPORTED DESCRIBE_ERROR CLOSED WRONG_STATE`;

function wordsOf(effect: DynamicConfigEffect): string[] {
  const { type } = effect;
  switch (type) {
    case "applied":
      return [type, ...effect.changes.map(({ source }) => source)];
    case "ignored":
    case "refused":
      return [type, effect.why];
    case "gateOpened":
    case "disabled":
      return [type, effect.reason];
    case "warning":
      return [type, effect.code];
  }
  return [type];
}

/** Runs two machines side by side; tells where they part. */
function differenceOf(seed: number): string | undefined {
  const options = optionsOf(seed);
  const machine = new DynamicConfig(options);
  let difference: string | undefined;
  run(seed, new ReferenceConfig(options), (step, seen, n) => {
    const expected = shown(seen);
    const found = shown(look(machine, step));
    if (expected === found) return false;
    difference = `seed ${seed}, step ${n}: ${JSON.stringify(step)}\n` +
      `options ${JSON.stringify(options)}\nreference ${expected}\nmachine ${found}`;
    return true;
  });
  return difference;
}

/** Plays a run with a machine until `each` has seen enough. */
function run(
  seed: number,
  machine: Machine,
  each: (step: Step, seen: Seen, n: number) => boolean,
): void {
  const world = new World(optionsOf(seed), seed);
  for (let n = 0; n < STEPS; n++) {
    const step = world.next(n, machine.deadlineMs);
    const seen = look(machine, step);
    if (each(step, seen, n)) return;
    world.see(seen.effects);
  }
}

function look(machine: Machine, { input, nowMs, take }: Step): Seen {
  const answer = machine.handle(input, nowMs);
  const effects: DynamicConfigEffect[] = [];
  for (let effect; effects.length < take && (effect = machine.poll());) effects.push(effect);
  return { answer, effects, deadlineMs: machine.deadlineMs };
}

/** One line for the answer, for each effect, and for the deadline; sentences for people may differ. */
function shown({ answer, effects, deadlineMs }: Seen): string {
  const lines = [answer, ...effects, { deadlineMs }];
  return lines.map((line) =>
    JSON.stringify(sorted(line), (name, value) => name === "detail" ? 0 : value)
  )
    .join("\n  ");
}

function sorted(line: object): object {
  return Object.fromEntries(Object.entries(line).sort(([a], [b]) => a < b ? -1 : 1));
}
