import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { globMatcher } from "../../codec/redirect/glob.ts";

describe("globMatcher()", () => {
  for (
    const [glob, yes, no] of [
      ["a.b", ["a.b"], ["a", "a.b.c", "x.a.b", "aXb"]],
      ["*.b", ["a.b", "aaa.b"], ["b", "a.a.b", ".b.b"]],
      ["a*c.b", ["ac.b", "abc.b", "abcc.b"], ["a.c.b", "ab.b", "bac.b"]],
      ["*a*a*", ["aa", "baba", "aaa"], ["a", "bab", "a.a"]],
      ["**.b", ["a.b", "a.a.b", "b.b"], ["b", "ab"]],
      ["a.**", ["a.b", "a.b.c"], ["a", "ab"]],
      ["**.b.**", ["a.b.c", "b.b.b", "a.a.b.c.c"], ["b.c", "a.b", "b.b"]],
      ["**.**", ["a.b", "a.b.c"], ["a"]],
      ["**.a*.b", ["x.a.b", "a.ab.a.b", "x.ac.b"], ["a.b", "x.a.c"]],
    ] as const
  ) {
    it(`connection C.3: ${glob}`, () => {
      const matches = globMatcher(glob);
      expect([...yes, ...no].filter(matches)).toEqual(yes);
    });
  }

  it("connection J.6: agrees with regular expressions", () => {
    const label = fc.stringMatching(/^[ab]{1,3}$/);
    const part = fc.oneof(
      label,
      fc.stringMatching(/^[ab]{0,2}\*[ab]{0,1}(?:\*[ab])?$/),
      fc.constant("**"),
    );
    const dotted = (item: fc.Arbitrary<string>) => fc.array(item, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(dotted(part), dotted(label), (glob, name) => {
        const pattern = glob.map((text) =>
          text === "**" ? "[^.]+(?:[.][^.]+)*" : text.replaceAll("*", "[^.]*")
        );
        const expected = new RegExp(`^${pattern.join("[.]")}$`).test(name.join("."));
        expect(globMatcher(glob.join("."))(name.join("."))).toBe(expected);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  it("reliability R-24: does not go back and forth", () => {
    const start = performance.now();
    expect(globMatcher(`${"*a".repeat(60)}*b`)("a".repeat(63))).toBe(false);
    expect(globMatcher(`${"**.a.".repeat(40)}b`)("a.".repeat(120) + "c")).toBe(false);
    expect(performance.now() - start).toBeLessThan(50);
  });
});
