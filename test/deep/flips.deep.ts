import { describe, expect, it } from "vitest";
import { flipAll } from "../hostile/flips.ts";
import { prefixFailures } from "../hostile/prefixes.ts";
import { withoutStacks } from "../hostile/verdict.ts";
import { bodyVectors, recordVectors, type Vector } from "../kit/vectors.ts";

const files: readonly [name: string, vectors: readonly Vector[], percent: number][] = [
  ["kafka-4.4", await bodyVectors("kafka-4.4"), 100],
  ["kafka-3.9", await bodyVectors("kafka-3.9"), 100],
  ["metadata-frames-4.4", await recordVectors("metadata-frames-4.4"), 100],
  ["kafka-2024-10", await bodyVectors("kafka-2024-10"), 20],
  ["pod", await bodyVectors("pod"), 20],
];

describe("reliability R-06, deep: a flipped bit", () => {
  for (const [name, vectors, percent] of files) {
    it(`of ${name} is refused, or read and explained`, () => {
      const { flips, accepted, failures } = withoutStacks(() => flipAll(name, vectors, percent));
      expect(failures).toEqual([]);
      expect(accepted / flips).toBeGreaterThan(0.5);
    });
  }
});

describe("reliability R-05, deep: a proper prefix", () => {
  for (const [name, vectors] of files) {
    it(`of a body in ${name} is refused where it ends`, () => {
      expect(withoutStacks(() => prefixFailures(vectors))).toEqual([]);
    });
  }
});
