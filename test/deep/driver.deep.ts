import { describe, expect, it } from "vitest";
import { simulateAll } from "../driver/simulation.ts";
import { Progress } from "../kit/progress.ts";

const SEEDS = 10_000;

describe("reliability R-17: client, connection and broker under faults, on a virtual clock", () => {
  it(`${SEEDS} seeds: each call settles once and in time, nothing is sent twice or left`, async () => {
    const progress = new Progress("R-17 driver");
    const { wrong, seen } = await simulateAll(1, SEEDS, (seed) => progress.at(seed));
    const total = [...seen.values()].reduce((a, b) => a + b);
    progress.end(`of ${total} outcomes ${seen.get("answered")} answers;`);
    expect(wrong).toEqual([]);
  });
});
