import { describe, expect, it } from "vitest";
import { allPlaces } from "../kit/plan.ts";
import { FOCUS, shortInputs } from "./inputs.ts";
import { withoutStacks } from "./verdict.ts";

const newest = allPlaces().filter(({ name, codec, version }) =>
  FOCUS.test(name) && version === codec.maxVersion
);

describe("reliability R-07: an input of at most two bytes", () => {
  it("is typed, every one for the newest versions of the focus messages", () => {
    expect(newest.length).toBe(13);
    expect(withoutStacks(() => shortInputs(newest, 1)).failures).toEqual([]);
  });
});
