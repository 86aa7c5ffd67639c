import { describe, expect, it } from "vitest";
import { allPlaces, madeUpPlaces } from "../kit/plan.ts";
import { mutateAll } from "./mutations.ts";
import { withoutStacks } from "./verdict.ts";

describe("reliability R-08: a damaged message", () => {
  it("is refused, or read and explained", () => {
    const { mutants, failures } = withoutStacks(() => mutateAll(allPlaces(), 160));
    expect(failures).toEqual([]);
    expect(mutants).toBeGreaterThan(140_000);
  });
  it("is refused, or read and explained, where it is made up", () => {
    expect(withoutStacks(() => mutateAll(madeUpPlaces(), 2000)).failures).toEqual([]);
  });
});
