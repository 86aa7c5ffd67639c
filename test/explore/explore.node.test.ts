import { describe, expect, it } from "vitest";
import { configurations } from "./configurations.ts";
import { counts } from "./counts.ts";
import { explored } from "./exploration.ts";

describe("connection J.1, explored whole", () => {
  for (const configuration of configurations) {
    if (configuration.often !== "node") continue;
    it(`connection J.1: ${configuration.name}`, () => {
      expect(explored(configuration)).toEqual(counts[configuration.name]);
    });
  }
  it("connection J.1: every configuration has its counts", () => {
    expect(Object.keys(counts)).toEqual(configurations.map(({ name }) => name));
  });
});
