import { describe, expect, it } from "vitest";
import { followConfigurations, followed } from "./dynamic_config_configurations.ts";
import { followCounts } from "./dynamic_config_counts.ts";

describe("connection J.1, following a configuration, explored whole on every runtime", () => {
  for (const configuration of followConfigurations) {
    if (!configuration.everywhere) continue;
    it(`connection J.1: ${configuration.name}`, () => {
      expect(followed(configuration)).toEqual(followCounts[configuration.name]);
    });
  }
});
