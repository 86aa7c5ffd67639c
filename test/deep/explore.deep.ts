import { describe, expect, it } from "vitest";
import { configurations } from "../explore/configurations.ts";
import { counts } from "../explore/counts.ts";
import { explored, type Result, rules } from "../explore/exploration.ts";
import { expected } from "../explore/observed.ts";
import { Progress } from "../kit/progress.ts";

describe("connection J.1, deep: every state of every configuration", () => {
  const changes = new Set<string>();
  for (const configuration of configurations) {
    const { name } = configuration;
    it(`connection J.1: ${name}`, () => {
      const progress = new Progress(`J.1 ${name}`);
      const result = explored(configuration, changes);
      progress.end(shown(result));
      expect(result).toEqual(counts[name]);
    });
  }
  it("connection A.6: every change of state is listed, and every one that is listed happens", () => {
    expect([...changes].toSorted()).toEqual(expected.toSorted());
  });
  it("connection F: the rules that were looked at", () => {
    for (const { id, says, isIn } of rules) {
      const where = configurations.filter(isIn).length;
      console.log(`${id.padEnd(4)} in ${where} of ${configurations.length}: ${says}`);
    }
    expect(rules.length).toBeGreaterThan(30);
  });
});

function shown({ states, transitions, depth, silent, friendly }: Result): string {
  return `${states} states, ${transitions} transitions, depth ${depth}, ` +
    `at rest after ${silent ?? "no"} steps, ready after ${friendly}`;
}
