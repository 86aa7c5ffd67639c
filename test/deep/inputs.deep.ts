import { describe, expect, it } from "vitest";
import { shortInputs, siteInputs } from "../hostile/inputs.ts";
import { mutateAll } from "../hostile/mutations.ts";
import { nameOf, parts } from "../hostile/round_trip.ts";
import { withoutStacks } from "../hostile/verdict.ts";
import { allPlaces } from "../kit/plan.ts";

const STEP = 4; // every fourth input of two bytes, another fourth for each version

describe("reliability R-07, R-08, deep: a hostile input", () => {
  for (const part of parts(allPlaces(), 8)) {
    it(`is typed where it is short: ${nameOf(part)}`, () => {
      expect(withoutStacks(() => shortInputs(part, STEP)).failures).toEqual([]);
    });
    it(`is typed where a site has a hostile number: ${nameOf(part)}`, () => {
      expect(withoutStacks(() => siteInputs(part, 100)).failures).toEqual([]);
    });
    it(`is refused, or read and explained, where it is damaged: ${nameOf(part)}`, () => {
      expect(withoutStacks(() => mutateAll(part, 5_700)).failures).toEqual([]);
    });
  }
});
