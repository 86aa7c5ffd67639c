import { Engine } from "../machine/engine.ts";
import type { Endpoint } from "../redirect/mod.ts";
import { type Context, type Data, type Timer, TIMERS } from "./context.ts";
import type { ClusterEffect } from "./effects.ts";
import type { ClusterOptions } from "./options.ts";
import { clusterSettingsOf } from "./settings.ts";
import { newNode } from "./table.ts";

/** A cluster of which nothing but the bootstrap list is known. */
export function newContext(options: ClusterOptions): Context {
  const settings = clusterSettingsOf(options);
  return {
    options,
    settings,
    engine: new Engine<ClusterEffect, Timer>(TIMERS, options.seed),
    redirector: options.redirector ?? null,
    data: newData(settings.bootstrap),
    topics: new Map(),
    former: new Map(),
    topicsInUse: new Set(),
    named: new Map(),
    fresh: new Set(),
    coordinators: new Map(),
    seekers: new Map(),
    lanes: new Map(),
    machines: new Map(),
    slots: new Map(),
    calls: new Map(),
    requests: new Map(),
    pools: new Map(),
    collapses: new Map(),
    unheard: new Set(),
    unplaced: new Set(),
    out: [],
    taken: 0,
  };
}

function newData(bootstrap: readonly Endpoint[]): Data {
  return {
    state: "open",
    clusterId: null,
    controllerId: -1,
    generation: 0,
    isBootstrap: true,
    nodes: [],
    bootstrap: bootstrap.map(({ host, port }, i) =>
      newNode({ nodeId: -1 - i, host, port, rack: null })
    ),
    schedule: {
      lastRefreshMs: null,
      lastSuccessMs: null,
      attempts: 0,
      equivalent: 0,
      attemptsDelayMs: 0,
      equivalentDelayMs: 0,
      needsFull: true,
      needsPartial: false,
      again: false,
      insists: false,
      inProgress: null,
      attemptStartMs: null,
      ended: 0,
      lastFull: 0,
    },
    allTopics: false,
    offset: null,
    rebootstraps: 0,
    brakeMs: Number.MIN_SAFE_INTEGER,
    isDown: false,
    laneCount: 0,
    seekCount: 0,
    requestCount: 0,
    seq: 0,
    staleInputs: 0,
    graceSpent: false,
  };
}
