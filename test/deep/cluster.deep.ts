import { describe, expect, it } from "vitest";
import { Progress } from "../kit/progress.ts";
import { Runs } from "../simulation/cluster/runs.ts";
import { dayOf } from "../simulation/cluster/scenario.ts";
import { ClusterSimulation } from "../simulation/cluster/simulation.ts";
import { Ledger, textOf } from "../simulation/ledger.ts";

const SEEDS = 100_000;
const AT_ONCE = 10_000;
const FIRST = 1_001; // those before are run by `npm test`
const DAYS = 24; // seeds
const DAY_MS = 86_400_000;

describe("connection J.5, deep: a cluster, its network and its brokers in trouble", () => {
  for (let from = FIRST; from < FIRST + SEEDS; from += AT_ONCE) {
    const to = from + AT_ONCE - 1;
    it(`seeds ${from} to ${to}: nothing is wrong`, () => {
      const progress = new Progress(`J.5 from ${from}`);
      const runs = new Runs().add(from, to, {}, (seed) => progress.at(seed - from));
      const checks = [...runs.ledger.checks.values()].reduce((sum, n) => sum + n, 0);
      const days = (runs.elapsedMs / DAY_MS).toFixed(0);
      progress.end(`${AT_ONCE} seeds, ${runs.inputs} inputs, ${checks} checks, ${days} days`);
      expect(runs.wrong).toEqual([]);
    });
  }
  it(`${DAYS} seeds of 24 hours each: nothing is wrong`, () => {
    const progress = new Progress("J.5 days");
    const ledger = new Ledger();
    let inputs = 0;
    for (let seed = 1; seed <= DAYS; seed++) {
      const end = { inputs: Infinity, nowMs: DAY_MS };
      inputs += new ClusterSimulation(dayOf(seed), ledger).run(end).inputs;
      progress.at(seed);
    }
    progress.end(`${DAYS} days, ${inputs} inputs`);
    expect(ledger.violations.map(textOf)).toEqual([]);
  });
});
