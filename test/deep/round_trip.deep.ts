import { describe, expect, it } from "vitest";
import { nameOf, parts, roundTripFailures } from "../hostile/round_trip.ts";
import { allPlaces, madeUpPlaces } from "../kit/plan.ts";

const VALUES = 10_000; // of each version

describe("reliability R-01, R-02, deep: what is encoded", () => {
  for (const part of parts([...allPlaces(), ...madeUpPlaces()], 12)) {
    it(`comes back: ${nameOf(part)}`, () => {
      expect(roundTripFailures(part, 0, VALUES)).toEqual([]);
    });
  }
});
