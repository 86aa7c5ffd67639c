import { describe, expect, it } from "vitest";
import { configurations } from "./configurations.ts";
import { counts } from "./counts.ts";
import { explored } from "./exploration.ts";

describe("connection J.1, explored whole on every runtime", () => {
  for (const configuration of configurations) {
    if (configuration.often !== "everywhere") continue;
    it(`connection J.1: ${configuration.name}`, () => {
      expect(explored(configuration)).toEqual(counts[configuration.name]);
    });
  }
});
