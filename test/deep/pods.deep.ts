import { describe, expect, it } from "vitest";
import { Progress } from "../kit/progress.ts";
import { auditDifference } from "../pods/audited.ts";
import { randomCase } from "../pods/clusters.ts";
import { verdictOf } from "../pods/holds.ts";
import { planVerdict } from "../pods/planned.ts";

const CASES = 100_000;
const FIRST = 10_001; // those before are run by `npm test`, or near to it

/** Runs all cases; what is wrong, in words. */
function all(what: string, wrongOf: (n: number) => { wrong: readonly string[] }): string[] {
  const progress = new Progress(what);
  const wrong: string[] = [];
  for (let i = 0; i < CASES; i++) {
    for (const text of wrongOf(FIRST + i).wrong) wrong.push(`${FIRST + i}: ${text}`);
    progress.at(i);
  }
  progress.end(`${CASES} clusters, ${wrong.length} wrong`);
  return wrong;
}

describe("connection E.3, E.4, deep: random clusters", () => {
  it("a placement is that of the naive reference, and isolates", () => {
    const kinds = new Map<string, number>();
    const wrong = all("E.3: placements", (n) => {
      const verdict = verdictOf(randomCase(n));
      kinds.set(verdict.kind, (kinds.get(verdict.kind) ?? 0) + 1);
      return verdict;
    });
    console.log("E.3:", Object.fromEntries(kinds));
    expect(wrong).toEqual([]);
  });
  it("the audit finds what a naive one finds", () => {
    expect(all("E.4: audits", auditDifference)).toEqual([]);
  });
  it("the plan is among the best of all sets of brokers", () => {
    const sums = { moves: 0, impossible: 0 };
    const wrong = all("E.4: plans", (n) => {
      const verdict = planVerdict(n);
      sums.moves += verdict.moves;
      sums.impossible += verdict.impossible;
      return verdict;
    });
    console.log("E.4:", sums);
    expect(wrong).toEqual([]);
  });
});
