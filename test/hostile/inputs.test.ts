import { describe, expect, it } from "vitest";
import { allPlaces, madeUpPlaces } from "../kit/plan.ts";
import { FOCUS, shortInputs, siteInputs } from "./inputs.ts";
import { withoutStacks } from "./verdict.ts";

const places = allPlaces();
const focus = places.filter(({ name }) => FOCUS.test(name));
const others = places.filter(({ name }) => !FOCUS.test(name));
const older = focus.filter(({ codec, version }) => version < codec.maxVersion);

describe("reliability R-07: an input of at most two bytes", () => {
  it("is typed, every 64th for their older versions", () => {
    expect(older.length).toBe(63);
    expect(withoutStacks(() => shortInputs(older, 64)).failures).toEqual([]);
  });
  it("is typed, every 2048th for the others", () => {
    expect(withoutStacks(() => shortInputs(others, 2048)).failures).toEqual([]);
  });
});

describe("reliability R-07: a hostile number at every site", () => {
  it("is typed, all of them for the focus messages", () => {
    expect(withoutStacks(() => siteInputs(focus, 100)).failures).toEqual([]);
  });
  it("is typed, all of them for the made-up messages", () => {
    expect(withoutStacks(() => siteInputs(madeUpPlaces(), 100)).failures).toEqual([]);
  });
  it("is typed, a sample for the others", () => {
    expect(withoutStacks(() => siteInputs(others, 2)).failures).toEqual([]);
  });
});
