import { describe, expect, it } from "vitest";
import { EmulatedClock } from "../../codec/testing/mod.ts";

describe("EmulatedClock", () => {
  it("shows the time, from where it begins, and is punctual", () => {
    const clock = new EmulatedClock({ seed: 1, startMs: 500 });
    expect([0, 10, 25].map((now) => clock.read(now))).toEqual([500, 510, 525]);
    expect([clock.fireAt(10, 30), clock.fireAt(10, 0), clock.firesTwice()]).toEqual([
      40,
      11,
      false,
    ]);
  });
  it("jumps when it is told, and is never before the past when it is calm", () => {
    const clock = new EmulatedClock({ seed: 1 });
    clock.jump(1_000);
    expect(clock.read(1)).toBe(1_001);
    clock.jump(-3_000);
    expect(clock.read(2)).toBe(-1_998);
    clock.calm();
    expect(clock.read(3)).toBe(1_003);
  });
  it("jumps by itself, both ways, and the same way for a seed", () => {
    const readings = (seed: number) => {
      const clock = new EmulatedClock({ seed, jumps: 50 });
      return Array.from({ length: 100 }, (_, now) => clock.read(now));
    };
    const all = readings(1);
    const steps = all.slice(1).map((ms, i) => ms - all[i]!);
    expect(steps.some((step) => step < 0)).toBe(true);
    expect(steps.some((step) => step > 1)).toBe(true);
    expect(readings(1)).toEqual(all);
    expect(readings(2)).not.toEqual(all);
  });
  it("wakes early, late and twice, but never in the past", () => {
    const clock = new EmulatedClock({ seed: 1, unpunctual: 50 });
    const delays = Array.from({ length: 200 }, () => clock.fireAt(1_000, 5) - 1_000);
    expect([...new Set(delays)].sort((a, b) => a - b)).toEqual([4, 5, 6, 25, 1_505, 600_005]);
    expect(Array.from({ length: 20 }, () => clock.fireAt(0, 1)).every((at) => at >= 1)).toBe(true);
    expect(new Set(Array.from({ length: 50 }, () => clock.firesTwice())).size).toBe(2);
    clock.calm();
    expect(clock.fireAt(0, 5)).toBe(5);
  });
});
