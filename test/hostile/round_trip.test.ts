import { describe, expect, it } from "vitest";
import { allPlaces, madeUpPlaces } from "../kit/plan.ts";
import { nameOf, parts, roundTripFailures } from "./round_trip.ts";

const VALUES = 120; // of each version
const places = allPlaces();

describe("reliability R-01, R-02: what is encoded", () => {
  it("is every version of every message", () => expect(places.length).toBe(876));
  it("comes back: made-up messages", () => {
    expect(roundTripFailures(madeUpPlaces(), 0, 10 * VALUES)).toEqual([]);
  });
  for (const part of parts(places, 12)) {
    it(`comes back: ${nameOf(part)}`, () => {
      expect(roundTripFailures(part, 0, VALUES)).toEqual([]);
    });
  }
});
