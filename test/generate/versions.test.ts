import { describe, expect, it } from "vitest";
import fc from "fast-check";
import type { Versions } from "../../schemas/generate/spec.ts";
import {
  contains,
  formatVersions,
  hasVersion,
  intersect,
  isEmpty,
  isOpen,
  isSame,
  NONE,
  OPEN,
  parseVersions,
  versions,
} from "../../schemas/generate/versions.ts";

describe("parseVersions()", () => {
  it("reads each form", () => {
    expect(parseVersions("7")).toEqual({ lowest: 7, highest: 7 });
    expect(parseVersions("0-4")).toEqual({ lowest: 0, highest: 4 });
    expect(parseVersions("3-3")).toEqual({ lowest: 3, highest: 3 });
    expect(parseVersions("3+")).toEqual({ lowest: 3, highest: OPEN });
    expect(parseVersions("3-32767")).toEqual(parseVersions("3+"));
    expect(parseVersions("32767")).toEqual({ lowest: OPEN, highest: OPEN });
    expect(parseVersions("none")).toBe(NONE);
  });

  it("ignores blanks around the range, as Java trims them", () => {
    expect(parseVersions(" \t\n0-4\u0001 ")).toEqual({ lowest: 0, highest: 4 });
    expect(parseVersions("\u00a00-4")).toBe("malformed");
  });

  it("takes blank text for unset", () => {
    expect(parseVersions("")).toBe("unset");
    expect(parseVersions(" \t")).toBe("unset");
  });

  it("takes a range that runs backwards for empty", () => {
    expect(parseVersions("4-3")).toBe(NONE);
  });

  it("refuses everything else", () => {
    const texts = ["-1", "0-", "+", "-", "+1", "0--1", "0 - 4", "0 +", "0-4+", "1.0", "0x1", "٣"];
    texts.push("32768", "32768+", "0-32768", "99999999999999999999", "None", "all", "1,3", "0-1-2");
    for (const text of texts) expect([text, parseVersions(text)]).toEqual([text, "malformed"]);
  });
});

describe("formatVersions()", () => {
  it("writes what parseVersions() reads", () => {
    for (const text of ["none", "7", "0-4", "3+", "32766"]) {
      expect(formatVersions(parseVersions(text) as Versions)).toBe(text);
    }
    expect(formatVersions({ lowest: 5, highest: 2 })).toBe("none");
  });
});

/** Versions up to 9, and the open end, stand for all: more would be more of the same. */
const SOME = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, OPEN];

function members(range: Versions): Set<number> {
  return new Set(SOME.filter((version) => range.lowest <= version && version <= range.highest));
}

function checkAgainstSets(a: Versions, b: Versions): void {
  const [setA, setB] = [members(a), members(b)];
  const both = [...setA].filter((version) => setB.has(version));
  expect([...members(intersect(a, b))]).toEqual(both);
  expect(contains(a, b)).toBe(both.length === setB.size);
  expect(isSame(a, b)).toBe([...setA].join() === [...setB].join());
  expect(isEmpty(a)).toBe(setA.size === 0);
  expect(isOpen(a)).toBe(setA.has(OPEN));
  for (const version of SOME) expect(hasVersion(a, version)).toBe(setA.has(version));
}

describe("range algebra", () => {
  it("reliability 6.3-40: agrees with sets for every pair of small ranges", () => {
    const bounds = [0, 1, 2, 3, OPEN];
    const ranges = bounds.flatMap((lowest) => bounds.map((highest) => ({ lowest, highest })));
    for (const a of ranges) for (const b of ranges) checkAgainstSets(a, b);
  });

  it("reliability 6.3-40: agrees with sets for random ranges", () => {
    const bound = fc.constantFrom(...SOME);
    const range = fc.record({ lowest: bound, highest: bound });
    fc.assert(fc.property(range, range, checkAgainstSets), { seed: 1, numRuns: 2000 });
  });

  it("gives NONE for every empty range it makes", () => {
    expect(versions(2, 1)).toBe(NONE);
    expect(intersect(versions(0, 1), versions(2, 3))).toBe(NONE);
    expect(intersect(NONE, versions(0, OPEN))).toBe(NONE);
  });

  it("reads back every range it writes", () => {
    const bound = fc.integer({ min: 0, max: OPEN });
    fc.assert(
      fc.property(bound, bound, (lowest, highest) => {
        const range = versions(lowest, highest);
        expect(parseVersions(formatVersions(range))).toEqual(range);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
