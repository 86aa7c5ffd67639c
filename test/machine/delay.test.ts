import { describe, expect, it } from "vitest";
import { timerDelayMs } from "../../codec/machine/mod.ts";

describe("timerDelayMs()", () => {
  it("connection M12, R-19: what setTimeout takes, never less than 1 nor more than 2³¹ − 1", () => {
    const delays = [[1_500, 1_000], [1_000, 1_000], [5, 1_000], [0.5, 0], [1.2, 0], [2 ** 53, 0]]
      .map(([deadlineMs, nowMs]) => timerDelayMs(deadlineMs!, nowMs!));
    expect(delays).toEqual([500, 1, 1, 1, 2, 2_147_483_647]);
  });
});
