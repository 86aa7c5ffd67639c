import { describe, expect, it } from "vitest";
import { goldenFrames } from "../kit/golden.ts";
import { bodyVectors, recordVectors, type Vector } from "../kit/vectors.ts";
import { framePrefixFailures, prefixFailures, sizedPrefixFailures } from "./prefixes.ts";
import { withoutStacks } from "./verdict.ts";

const files: Record<string, readonly Vector[]> = {
  "kafka-4.4": await bodyVectors("kafka-4.4"),
  "kafka-3.9": await bodyVectors("kafka-3.9"),
  "metadata-frames-4.4": await recordVectors("metadata-frames-4.4"),
};
const frames = [...await goldenFrames("frames-4.4"), ...await goldenFrames("frames-3.9")];

/** Without its last field such a response is one of version 0, which is read, too (protocol.md 3.3). */
const LEGAL = /^ApiVersions v[12] response 4 bytes short: decoded$/;

describe("reliability R-05: a proper prefix", () => {
  for (const [name, vectors] of Object.entries(files)) {
    it(`of a body in ${name} is refused where it ends`, () => {
      expect(vectors.length).toBeGreaterThan(100);
      expect(withoutStacks(() => prefixFailures(vectors))).toEqual([]);
    });
  }
  it("of a frame is refused", () => {
    expect(frames.length).toBe(148);
    expect(withoutStacks(() => frames.flatMap(framePrefixFailures))).toEqual([]);
  });
  it("of a frame with its own length in front is refused", () => {
    const failures = withoutStacks(() => frames.flatMap(sizedPrefixFailures));
    expect(failures.filter((failure) => !LEGAL.test(failure))).toEqual([]);
    expect(failures.length).toBe(4);
  });
});
