// How large each space is. A change of these numbers is a change of behaviour: look why.

import type { FollowResult } from "./dynamic_config_configurations.ts";

/** By the name of the configuration. */
export const followCounts: Readonly<Record<string, FollowResult>> = {
  "a producer, auto": { states: 235, transitions: 7258, depth: 14, silent: 1, friendly: 3 },
  "a producer, true, its id generated": {
    states: 235,
    transitions: 7258,
    depth: 14,
    silent: 1,
    friendly: 3,
  },
  "a producer, false": { states: 235, transitions: 7258, depth: 15, silent: 1, friendly: 4 },
  "a producer, locked": { states: 211, transitions: 6527, depth: 14, silent: 1, friendly: 3 },
  "a consumer, auto": { states: 369, transitions: 10817, depth: 16, silent: 1, friendly: 3 },
  "a consumer, true, the request's timeout before the gate's": {
    states: 366,
    transitions: 10702,
    depth: 16,
    silent: 1,
    friendly: 3,
  },
  "a consumer, false, one more answer": {
    states: 847,
    transitions: 26440,
    depth: 17,
    silent: 1,
    friendly: 4,
  },
  "a consumer without gate and waits": {
    states: 259,
    transitions: 6838,
    depth: 16,
    silent: 1,
    friendly: 3,
  },
  "a consumer of the broker's": {
    states: 109,
    transitions: 3128,
    depth: 12,
    silent: 1,
    friendly: 3,
  },
};
