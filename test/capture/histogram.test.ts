import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Histogram } from "../../codec/capture/summary/histogram.ts";

describe("Histogram", () => {
  it("gives quantiles within 1 % of the true ones, and the greatest as it is", () => {
    const durations = fc.array(fc.double({ min: 0.001, max: 1e8, noNaN: true }), { minLength: 1 });
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(durations, shares, (list, share) => {
        const histogram = filled(list);
        const sorted = list.slice().sort((a, b) => a - b);
        const truth = sorted[Math.max(1, Math.ceil(share * list.length)) - 1]!;
        expect(Math.abs(histogram.quantile(share) - truth)).toBeLessThanOrEqual(truth / 100);
        expect(histogram.read().max).toBe(sorted.at(-1));
        expect(histogram.read().count).toBe(list.length);
      }),
      { numRuns: 200 },
    );
  });
  it("is exact for a single duration, and for the first 127 nanoseconds", () => {
    expect(filled([0.4321]).read()).toEqual({
      count: 1,
      p50: 0.4321,
      p95: 0.4321,
      p99: 0.4321,
      max: 0.4321,
    });
    const nanoseconds = Array.from({ length: 128 }, (_, i) => i / 1e6);
    expect(filled(nanoseconds).quantile(0.5)).toBe(63 / 1e6);
    expect(filled([0]).read().max).toBe(0);
  });
  it("knows the ranks of 1 to 1,000", () => {
    const { p50, p95, p99, max } = filled(Array.from({ length: 1_000 }, (_, i) => i + 1)).read();
    expect([p50, p95, p99].map((ms) => Math.round(ms / 10))).toEqual([50, 95, 99]);
    expect(max).toBe(1_000);
  });
  it("takes what is beyond any capture", () => {
    expect(filled([1e300]).read().max).toBe(1e300);
    expect(filled([1, 1e300]).quantile(1)).toBeGreaterThan(1e9);
  });
});

function filled(durations: readonly number[]): Histogram {
  const histogram = new Histogram();
  for (const ms of durations) histogram.add(ms);
  return histogram;
}
