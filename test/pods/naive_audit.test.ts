import { describe, expect, it } from "vitest";
import { auditDifference } from "./audited.ts";

const CASES = 1_500; // 100,000 in test/deep/pods.deep.ts

describe("connection E.4: the audit", () => {
  it(`finds what a naive one finds, and no more, in ${CASES} random placements`, () => {
    const codes = new Set<string>();
    const wrong: string[] = [];
    for (let n = 0; n < CASES; n++) {
      const found = auditDifference(n);
      for (const code of found.codes) codes.add(code);
      wrong.push(...found.wrong);
    }
    expect(wrong).toEqual([]);
    expect(codes.size).toBe(12);
  });
});
