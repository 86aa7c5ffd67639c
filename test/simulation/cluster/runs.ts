// Many runs, and what is looked at in each of them.

import { Ledger, textOf } from "../ledger.ts";
import { scenarioOf } from "./scenario.ts";
import { ClusterSimulation, type RunSettings } from "./simulation.ts";

/** Inputs under troubles. */
export const INPUTS = 300;

/** Many runs, and what came of them. */
export class Runs {
  readonly ledger: Ledger = new Ledger();
  inputs = 0;
  effects = 0;
  elapsedMs = 0;

  /** Runs these seeds, too. */
  add(
    from: number,
    to: number,
    settings: RunSettings = {},
    at: (seed: number) => void = () => {},
  ): this {
    for (let seed = from; seed <= to; seed++) {
      const run = new ClusterSimulation(scenarioOf(seed), this.ledger, settings);
      const { inputs, effects, elapsedMs } = run.run({ inputs: INPUTS, nowMs: Infinity });
      this.inputs += inputs;
      this.effects += effects;
      this.elapsedMs += elapsedMs;
      at(seed);
    }
    return this;
  }

  /** What was not right, for people. */
  get wrong(): string[] {
    return this.ledger.violations.map(textOf);
  }
}

/** What is looked at in every run, and how often at least in 1,000: an oracle that sees nothing finds nothing. */
export const INVARIANTS: readonly (readonly [id: string, text: string, least: number])[] = [
  ["F2", "no call gets the answer to another one, and none that was not done", 60_000],
  ["F6", "every transport that was asked for is ended exactly once", 20_000],
  ["F7", "nothing follows closed", 200_000],
  ["F8", "no wake-up lies in the past", 300_000],
  ["F11", "no call is written while its peer wants nothing", 20_000],
  ["F12", "what was not sent was not written, and no broker has it", 20_000],
  ["F29", "a drain ends in time, a close at once", 1_000],
  [
    "F32",
    "a call has one outcome, is on one lane, and is sent again only if that can do no harm",
    200_000,
  ],
  ["F33", "at most one refresh is under way, and the next one waits its time", 50_000],
  ["F34", "a lane goes where its node is advertised", 5_000],
  ["F35", "where a node is no more it is asked nothing", 80_000],
  ["F36", "another cluster changes nothing", 300_000],
  ["F37", "a leader epoch never gets smaller", 100_000],
  ["F38", "a node in backoff is not chosen, and another one is if there is any", 30_000],
  ["F39", "bootstrap entries are in no table", 200_000],
  ["F40", "after a rebootstrap no lane of before says anything", 80_000],
  ["F41", "not too many lanes are in setup for any node", 10_000],
  ["F42", "in health every route leads to an answer", 5_000],
  ["F43", "and it comes soon after trouble is over", 5_000],
  ["F44", "in health there is no rebootstrap", 500],
  ["F45", "no call is without its outcome at its deadline, and none times out before", 1_000_000],
  ["B.7", "answers, reasons and retries are those of the route", 80_000],
  ["B.9", "a rebootstrap forgets, and does not follow upon another", 2_000],
  ["B.11", "there is no loop of wake-ups, and all nodes are down once", 60_000],
  ["M6", "effects are numbered", 200_000],
  ["M7", "no attempt has two transports", 10_000],
  ["M8", "no report and no tick is refused", 300_000],
  ["M10", "after closed every command is refused", 3_000],
];
