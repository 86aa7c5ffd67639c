// How large each space is. A change of these numbers is a change of behaviour: look why.

import type { Result } from "./exploration.ts";

/** By the name of the configuration. */
export const counts: Readonly<Record<string, Result>> = {
  "plain, skip": { states: 1006, transitions: 195241, depth: 15, silent: 3, friendly: 4 },
  "plain, ApiVersions": { states: 1039, transitions: 155181, depth: 13, silent: 4, friendly: 5 },
  "TLS, skip": { states: 246, transitions: 34473, depth: 12, silent: 3, friendly: 5 },
  "TLS, ApiVersions": { states: 314, transitions: 44834, depth: 12, silent: 3, friendly: 6 },
  "TLS in one step": { states: 129, transitions: 17951, depth: 10, silent: 3, friendly: 3 },
  "PLAIN": { states: 397, transitions: 57269, depth: 15, silent: 3, friendly: 8 },
  "PLAIN, skip, raw tokens": { states: 176, transitions: 24408, depth: 13, silent: 3, friendly: 6 },
  "PLAIN, raw tokens": { states: 397, transitions: 56945, depth: 15, silent: 3, friendly: 8 },
  "a mechanism outside, over TLS": {
    states: 475,
    transitions: 68289,
    depth: 15,
    silent: 3,
    friendly: 11,
  },
  "abandon": { states: 498, transitions: 74692, depth: 11, silent: 4, friendly: 4 },
  "abandon, buffered": { states: 800, transitions: 117877, depth: 11, silent: 4, friendly: 4 },
  "buffered": { states: 664, transitions: 96217, depth: 12, silent: 3, friendly: 4 },
  "two addresses": { states: 587, transitions: 83034, depth: 12, silent: 3, friendly: 5 },
  "all in an attempt": { states: 908, transitions: 118728, depth: 13, silent: 4, friendly: 4 },
  "race": { states: 233, transitions: 31275, depth: 11, silent: 5, friendly: 4 },
  "two candidates": { states: 403, transitions: 52540, depth: 12, silent: 3, friendly: 4 },
  "the driver decides": { states: 631, transitions: 92514, depth: 13, silent: 3, friendly: 5 },
  "stall": { states: 741, transitions: 131066, depth: 11, silent: 4, friendly: 4 },
  "eager, no backoff": { states: 188, transitions: 26045, depth: 11, silent: null, friendly: 3 },
  "probe": { states: 1298, transitions: 189682, depth: 14, silent: 3, friendly: 4 },
  "growth": { states: 768, transitions: 170144, depth: 14, silent: 3, friendly: 5 },
  "identity": { states: 270, transitions: 38980, depth: 12, silent: 3, friendly: 5 },
  "re-authentication": { states: 1035, transitions: 152524, depth: 16, silent: 5, friendly: 6 },
  "re-authentication, an IP address": {
    states: 309,
    transitions: 43716,
    depth: 10,
    silent: 5,
    friendly: 5,
  },
  "re-authentication, the driver decides": {
    states: 510,
    transitions: 69706,
    depth: 15,
    silent: 5,
    friendly: 9,
  },
  "re-authentication, refusals": {
    states: 587,
    transitions: 81468,
    depth: 13,
    silent: 5,
    friendly: 8,
  },
  "untaken": { states: 141, transitions: 36091, depth: 10, silent: 3, friendly: 4 },
};
