import { describe, expect, it } from "vitest";
import { Random } from "../../codec/machine/random.ts";

describe("Random", () => {
  it("connection M9: the state is the whole of it", () => {
    const random = new Random(7);
    random.draw("jitter.setup");
    const copy = new Random(random.state);
    expect([1, 2, 3].map(() => copy.draw("jitter.retry"))).toEqual(
      [1, 2, 3].map(() => random.draw("jitter.retry")),
    );
  });
  it("connection M9: notes each draw with its point", () => {
    const random = new Random(7);
    const value = random.draw("jitter.setup");
    expect(random.drawn).toEqual([["jitter.setup", value]]);
    random.forget();
    expect(random.drawn).toEqual([]);
  });
  it("is even: each tenth of the range gets a tenth of the draws", () => {
    const random = new Random(1);
    const counts = new Array(10).fill(0);
    for (let i = 0; i < 100_000; i++) counts[Math.floor(10 * random.draw("pick.offset"))]++;
    expect(Math.min(...counts)).toBeGreaterThan(9_600);
    expect(Math.max(...counts)).toBeLessThan(10_400);
  });
  it("takes the low 32 bits of a seed", () => {
    expect(new Random(-1).draw("jitter.setup")).toBe(new Random(2 ** 32 - 1).draw("jitter.setup"));
  });
});
