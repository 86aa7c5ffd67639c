import { describe, expect, it } from "vitest";
import { Ledger, textOf } from "../ledger.ts";
import { TraceHash } from "../trace_hash.ts";
import { Runs } from "./runs.ts";
import { dayOf } from "./scenario.ts";
import { ClusterSimulation } from "./simulation.ts";

const HASHED = 60; // seeds
const RESTORED = 6; // seeds
const DAY_MS = 86_400_000;

/** Every effect of the first seeds. A change of what the machines do changes it, and goes with a new number here. */
const TRACE = "57a283b4";

describe("connection J.5: a cluster in trouble, on every runtime", () => {
  it(
    `connection F20: the first ${HASHED} seeds do the same on every runtime, and nothing is wrong`,
    () => {
      const hash = new TraceHash();
      expect(new Runs().add(1, HASHED, { hash }).wrong).toEqual([]);
      expect(hash.hex).toBe(TRACE);
    },
  );
  it("connection F19: a cluster that is a snapshot of itself goes on in the same way", () => {
    const hashes = [0, 1, 7].map((restoresEvery) => {
      const hash = new TraceHash();
      new Runs().add(1, RESTORED, { hash, restoresEvery });
      return hash.hex;
    });
    expect(new Set(hashes).size).toBe(1);
  });
  it("reliability R-17: six hours under trouble", () => {
    const ledger = new Ledger();
    const outcome = new ClusterSimulation(dayOf(1), ledger)
      .run({ inputs: Infinity, nowMs: DAY_MS / 4 });
    expect(ledger.violations.map(textOf)).toEqual([]);
    expect(outcome.elapsedMs).toBeGreaterThan(DAY_MS / 4 - 1);
    expect(outcome.inputs).toBeGreaterThan(2_000);
  });
});
