import { describe, expect, it } from "vitest";
import { Progress } from "../kit/progress.ts";
import { Ledger, textOf } from "../simulation/ledger.ts";
import { scenarioOf } from "../simulation/scenario.ts";
import { Simulation } from "../simulation/simulation.ts";

const SEEDS = 100_000;
const FIRST = 10_001; // those before are run by `npm test`, or near to it

describe("reliability R-17, deep: connections, a network with faults and brokers", () => {
  it(`${SEEDS} seeds: nothing is wrong`, () => {
    const ledger = new Ledger();
    const progress = new Progress("R-17");
    let inputs = 0;
    let elapsedMs = 0;
    for (let i = 0; i < SEEDS; i++) {
      const outcome = new Simulation(scenarioOf(FIRST + i), ledger)
        .run({ inputs: 150, nowMs: Infinity });
      inputs += outcome.inputs;
      elapsedMs += outcome.elapsedMs;
      progress.at(i);
    }
    const years = (elapsedMs / 31_557_600_000).toFixed(1);
    const checks = [...ledger.checks.values()].reduce((sum, n) => sum + n, 0);
    progress.end(`${SEEDS} seeds, ${inputs} inputs, ${checks} checks, ${years} virtual years`);
    expect(ledger.violations.map(textOf)).toEqual([]);
  });
});
