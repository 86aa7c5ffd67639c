import { describe, expect, it } from "vitest";
import { allPlaces, madeUpPlaces } from "../kit/plan.ts";
import { shortInputs, siteInputs } from "./inputs.ts";
import { withoutStacks } from "./verdict.ts";

const FOCUS =
  /^(BrokerRegistration|Metadata|DescribeCluster|DescribeConfigs|ApiVersions)Re|^RegisterBrokerRecord|Header v/;
const places = allPlaces();
const focus = places.filter(({ name }) => FOCUS.test(name));
const others = places.filter(({ name }) => !FOCUS.test(name));
const newest = focus.filter(({ codec, version }) => version === codec.maxVersion);
const older = focus.filter(({ codec, version }) => version < codec.maxVersion);

describe("reliability R-07: an input of at most two bytes", () => {
  it("is typed, every one for the newest versions of the focus messages", () => {
    expect(newest.length).toBe(13);
    expect(withoutStacks(() => shortInputs(newest, 1)).failures).toEqual([]);
  });
  it("is typed, every 64th for their older versions", () => {
    expect(older.length).toBe(63);
    expect(withoutStacks(() => shortInputs(older, 64)).failures).toEqual([]);
  });
  it("is typed, every 1024th for the others", () => {
    expect(withoutStacks(() => shortInputs(others, 1024)).failures).toEqual([]);
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
    expect(withoutStacks(() => siteInputs(others, 3)).failures).toEqual([]);
  });
});
