import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expBackoff } from "../../codec/machine/backoff.ts";

/** The range of the results for failure 0, 1, 2 …: the least draw and the greatest. */
function ranges(base: number, max: number, n: number): string[] {
  return Array.from({ length: n }, (_, i) => {
    const [least, most] = [0, 1 - 2 ** -32].map((draw) => expBackoff(i, base, max, () => draw));
    return `${least}-${most}`;
  });
}

describe("expBackoff()", () => {
  it("connection A.16: reconnect 50/1000", () => {
    expect(ranges(50, 1_000, 7)).toEqual(
      ["40-59", "80-119", "160-239", "320-479", "640-959", "800-1000", "800-1000"],
    );
  });
  it("connection A.16: setup 10000/30000", () => {
    expect(ranges(10_000, 30_000, 4)).toEqual(
      ["8000-11999", "16000-23999", "24000-30000", "24000-30000"],
    );
  });
  it("connection A.16: retry 100/1000", () => {
    expect(ranges(100, 1_000, 5)).toEqual(["80-119", "160-239", "320-479", "640-959", "800-1000"]);
  });
  it("connection A.16: constant where max is no more than base, and nothing is drawn", () => {
    const none = () => {
      throw new Error("Cannot draw");
    };
    expect([0, 5].map((n) => expBackoff(n, 5_000, 1_000, none))).toEqual([1_000, 1_000]);
    expect(expBackoff(3, 50, 50, none)).toBe(50);
    expect(expBackoff(3, 0, 0, none)).toBe(0);
  });
  it("connection A.16: base 0 is 0", () => {
    expect([0, 1, 20].map((n) => expBackoff(n, 0, 1_000, () => 0.999))).toEqual([0, 0, 0]);
  });
  it("stays an integer within 80 % and 120 % of the growth, and at most max", () => {
    const number = fc.integer({ min: 0, max: 2_147_483_647 });
    const draw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(fc.property(fc.nat(100), number, number, draw, (n, base, max, value) => {
      const wait = expBackoff(n, base, max, () => value);
      const growth = Math.min(base * 2 ** n, max);
      expect(Number.isInteger(wait) && wait >= Math.trunc(0.8 * growth) - 1 && wait <= max).toBe(
        true,
      );
    }));
  });
});
