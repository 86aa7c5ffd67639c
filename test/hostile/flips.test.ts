import { describe, expect, it } from "vitest";
import { madeUpPlaces } from "../kit/plan.ts";
import { bodyVectors, recordVectors, type Vector } from "../kit/vectors.ts";
import { flipAll } from "./flips.ts";
import { fullBody } from "./inputs.ts";
import { parts } from "./round_trip.ts";
import { withoutStacks } from "./verdict.ts";

const PERCENT = 12; // all of them: npm run test:deep
const files: Record<string, readonly Vector[]> = {
  "kafka-3.9": await bodyVectors("kafka-3.9"),
  "metadata-frames-4.4": await recordVectors("metadata-frames-4.4"),
};
for (const [i, part] of parts(await bodyVectors("kafka-4.4"), 6).entries()) {
  files[`kafka-4.4, part ${i}`] = part;
}

describe("reliability R-06: a flipped bit", () => {
  for (const [name, vectors] of Object.entries(files)) {
    it(`of ${name} is refused, or read and explained`, () => {
      const { flips, accepted, failures } = withoutStacks(() => flipAll(name, vectors, PERCENT));
      expect(failures).toEqual([]);
      expect(accepted / flips).toBeGreaterThan(0.5);
    });
  }
  it("of a made-up message with everything set is refused, or read and explained", () => {
    const vectors = madeUpPlaces().map((place) => ({ place, body: fullBody(place).bytes }));
    expect(withoutStacks(() => flipAll("made-up messages", vectors, 100)).failures).toEqual([]);
  });
});
