import { describe, expect, it } from "vitest";
import { randomCase } from "./clusters.ts";
import { type Verdict, verdictOf } from "./holds.ts";

const CASES = 5_000; // 100,000 in test/deep/pods.deep.ts

describe("connection E.3, F53, F54: a placement", () => {
  it(`is that of the naive reference on ${CASES} random clusters`, () => {
    const kinds = new Map<Verdict["kind"], number>();
    const wrong: string[] = [];
    for (let n = 0; n < CASES; n++) {
      const verdict = verdictOf(randomCase(n));
      kinds.set(verdict.kind, (kinds.get(verdict.kind) ?? 0) + 1);
      wrong.push(...verdict.wrong.map((text) => `${n}: ${text}`));
    }
    expect(wrong).toEqual([]);
    expect(kinds.get("placed")).toBeGreaterThan(CASES / 4);
    expect(kinds.get("PLACEMENT_OVERLAP")).toBeGreaterThan(CASES / 200);
    expect(kinds.get("INVALID_REPLICATION_FACTOR")).toBeGreaterThan(CASES / 20);
  });
});
