import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { allPlaces } from "../kit/plan.ts";
import { failingDecodes, failingEncodes, leakIn, leaks, leakyErrors } from "./secrets.ts";

const newest = allPlaces().filter(({ codec, version }) => version === codec.maxVersion);

function inspected(error: unknown): string[] {
  return [inspect(error, { showHidden: true, depth: Infinity, maxStringLength: Infinity })];
}

describe("reliability R-24: a secret, for inspect()", () => {
  it("is found in leaky errors", () => {
    const shown = leakyErrors().filter((error) => inspected(error).some(leaks));
    expect(shown.length).toBeGreaterThan(15);
  });
  it("does not come out of an error", () => {
    const runs = newest.flatMap((place) => [...failingDecodes(place), ...failingEncodes(place)])
      .filter((_, i) => i % 10 === 0);
    expect(runs.length).toBeGreaterThan(4_000);
    const found = runs.map(([what, run]) => leakIn(what, run, inspected));
    expect(found.filter((leak) => leak !== "").slice(0, 10)).toEqual([]);
  });
});
