// What one seed stands for: which cluster, which client, and what goes wrong.

import type { ClusterOptions } from "../../../codec/cluster/mod.ts";
import {
  parseRedirector,
  type RedirectDecision,
  type RedirectInput,
  type Redirector,
} from "../../../codec/redirect/mod.ts";
import { CALM, type FakeNodeOptions, type NetworkFaults } from "../../../codec/testing/mod.ts";
import { Random } from "../../kit/random.ts";
import { APIS } from "./calls.ts";
import type { Trouble } from "./troubles.ts";

/** Everything about a run that is not decided in its course. */
export interface Scenario {
  readonly seed: number;
  readonly options: Omit<ClusterOptions, "bootstrapServers" | "bootstrapControllers">;
  readonly brokers: readonly FakeNodeOptions[];
  /** Whether the client talks to controllers only. */
  readonly controllers: boolean;
  readonly faults: NetworkFaults;
  readonly clock: { readonly jumps: number; readonly unpunctual: number };
  /** What the clock shows at the beginning. */
  readonly startMs: number;
  /** What can happen, each with its weight. */
  readonly troubles: readonly (readonly [trouble: Trouble, weight: number])[];
  /** Milliseconds between two of them. */
  readonly troublePaces: readonly number[];
  /** Milliseconds between two things that the owner does. */
  readonly paces: readonly number[];
  /** Only routes that any of several nodes can serve. */
  readonly isAnyOnly: boolean;
  /** Nothing goes wrong at all. */
  readonly isHealthy: boolean;
  /** Percent of calls after which effects are left for later. */
  readonly lags: number;
  /** Percent of steps at which the whole process stands still for a while. */
  readonly stalls: number;
}

/** What brokers of different ages offer. */
export const AGES = {
  "4.4": {},
  "4.1": { ApiVersions: { max: 4 }, DescribeCluster: { max: 2 } },
  "3.6": {
    ApiVersions: { max: 3 },
    CreateTopics: { max: 7 },
    FindCoordinator: { max: 4 },
    Metadata: { max: 12 },
    Produce: { max: 9 },
  },
  "2.8": {
    ApiVersions: { max: 3 },
    DescribeCluster: { max: 0 },
    FindCoordinator: { max: 3 },
    Metadata: { max: 11 },
    Produce: { max: 9 },
  },
  "1.0": {
    ApiVersions: { max: 1 },
    CreateTopics: { min: 0, max: 2 },
    DescribeCluster: null,
    DescribeConfigs: { min: 0, max: 1 },
    FindCoordinator: { max: 1 },
    Heartbeat: { max: 1 },
    Metadata: { max: 5 },
    Produce: { max: 5 },
  },
} as const;

/** Pods that brokers have. */
export const PODS = [null, "main", "main", "canary"];

/** The scenario of a seed. */
export function scenarioOf(seed: number): Scenario {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ 0x632be5ab);
  const isQuick = random.chance(80);
  const paces = random.one([[0, 1, 5, 30], [0, 20, 100, 400], [5, 300, 1_000, 4_000]]);
  return scenario(seed, random, isQuick, paces);
}

/** A day: settings as they are by default, an owner that wants something every few seconds, trouble every few minutes. */
export function dayOf(seed: number): Scenario {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ 0x1c69b3f7);
  const day = scenario(seed, random, false, [100, 1_000, 10_000, 30_000]);
  return { ...day, troublePaces: [20_000, 60_000, 300_000, 900_000], stalls: 0 };
}

function scenario(
  seed: number,
  random: Random,
  isQuick: boolean,
  paces: readonly number[],
): Scenario {
  const isHealthy = seed % 8 === 0;
  const controllers = random.chance(8);
  return {
    seed,
    options: optionsOf(random, isQuick, isHealthy),
    brokers: Array.from({ length: random.one([1, 2, 3, 3, 3, 5]) }, () => brokerOf(random)),
    controllers,
    faults: isHealthy ? { ...CALM, chokes: 5, splits: 20, joins: 20 } : faultsOf(random),
    clock: clockOf(random, isHealthy),
    startMs: random.one([0, 1_000, 123_456.75, -5_000, 2_147_483_000, 1_700_000_000_000]),
    troubles: isHealthy ? [] : troublesOf(random),
    troublePaces: isQuick ? [20, 200, 1_000, 3_000] : [500, 5_000, 20_000, 60_000],
    paces,
    isAnyOnly: !controllers && random.chance(15),
    isHealthy,
    lags: random.one([0, 0, 0, 20]),
    stalls: isHealthy ? 0 : 1,
  };
}

function clockOf(random: Random, isHealthy: boolean): Scenario["clock"] {
  if (isHealthy) return { jumps: 0, unpunctual: 0 };
  return random.chance(30) ? { jumps: 2, unpunctual: 10 } : { jumps: 0, unpunctual: 3 };
}

function brokerOf(random: Random): FakeNodeOptions {
  return {
    versions: AGES[random.one(["4.4", "4.4", "4.1", "3.6", "2.8", "1.0"] as const)],
    pod: random.one(PODS),
    rack: random.one([null, "r1", "r2"]),
  };
}

function optionsOf(random: Random, isQuick: boolean, isHealthy: boolean): Scenario["options"] {
  return {
    seed: random.uint32() | 0,
    apis: APIS,
    clientId: random.one([null, "client"]),
    ...(isQuick && QUICK),
    metadataMaxAgeMs: random.one(isQuick ? [10, 300, 2_000, 60_000] : [1_000, 300_000, 300_000]),
    ...recovery(random, isQuick, isHealthy),
    ...some(random, 20, { metadataPriority: false }),
    ...some(random, 15, { clusterCheck: random.one(["rebootstrap", "accept"] as const) }),
    ...some(random, 15, { metadataClusterCheckEnable: false }),
    ...some(random, 20, { retryBackoffMs: random.one(isQuick ? [0, 1, 10] : [10]) }),
    ...some(random, 20, { retryBackoffMs: 20, retryBackoffMaxMs: 300 }),
    ...some(random, 25, { coordinatorLane: "separate" } as const),
    ...some(random, 25, { hostChangePolicy: "abort" } as const),
    ...some(random, 25, { connectHedgeMs: random.one([10, 100]) }),
    ...some(random, 25, { connectConcurrentMax: random.one([1, 3]) }),
    ...some(random, 15, { metadataMaxIdleMs: 500 }),
    ...some(random, 20, { onRequestTimeout: "abandon" } as const),
    ...some(random, 20, { writeGate: "buffered" } as const),
    ...some(random, 15, { reconnect: "eager" } as const),
    ...some(random, 10, { addressPolicy: "all-in-attempt" } as const),
    ...some(random, 20, { stallForgiveness: true, stallMs: 800, stallGraceMs: 40 }),
    ...some(random, 15, { idleProbeAfterMs: random.one([100, 400]) }),
    ...some(random, 20, { throttleMaxMs: 60 }),
    ...some(random, 15, { setupCoversApiVersions: true }),
    ...some(random, 10, { connectTimeoutMs: null }),
    ...some(random, 15, { reconnectBackoffMs: random.one([0, 1, 300]) }),
    ...some(random, 20, { drainTimeoutMs: 90 }),
    ...some(random, 10, { connectionsMaxIdleMs: -1 }),
    ...some(random, 15, { transport: { resolve: false } }),
    ...some(
      random,
      8,
      { securityProtocol: "SASL_PLAINTEXT", sasl: { mechanism: "PLAIN", plain: ADA } } as const,
    ),
    ...some(random, 10, { profile: random.one(["kafka", "librdkafka"] as const) }),
    ...some(random, 20, { redirector: random.one(isHealthy ? HARMLESS : REDIRECTORS) }),
    maxInFlightRequestsPerConnection: random.one([1, 2, 5, 5, 5, 8]),
  };
}

/** Who the client is, if it must say so. */
export const ADA = { username: "ada", password: "lovelace" };

const QUICK = {
  socketConnectionSetupTimeoutMs: 600,
  socketConnectionSetupTimeoutMaxMs: 2_000,
  connectTimeoutMs: 200,
  requestTimeoutMs: 300,
  connectionsMaxIdleMs: 2_500,
  defaultApiTimeoutMs: 3_000,
};

/** In health metadata must not be due for as long as the trigger is. */
function recovery(random: Random, isQuick: boolean, isHealthy: boolean) {
  if (random.chance(15)) return { metadataRecoveryStrategy: "none" } as const;
  const triggers = isHealthy ? [4_000, 300_000] : isQuick ? [0, 500, 4_000] : [20_000, 300_000];
  return { metadataRecoveryRebootstrapTriggerMs: random.one(triggers) };
}

function some<T extends object>(random: Random, percent: number, options: T): T | undefined {
  return random.chance(percent) ? options : undefined;
}

/** Rules and functions that lead to the nodes themselves, on another way. */
const HARMLESS: readonly (Redirector | null)[] = [
  null,
  null,
  parseRedirector("broker-1 => tunnel-1; broker-2 => tunnel-2; purpose:bootstrap => keep"),
  parseRedirector("node:1-9 => tunnel-{nodeId}"),
  tunnels,
];

/** Those, and others that lead nowhere now and then, or astray. */
export const REDIRECTORS: readonly (Redirector | null)[] = [
  ...HARMLESS,
  moody,
  parseRedirector("purpose:broker => 10.0.0.1:9092"), // a tunnel to one of them
];

/** Two ways to each broker. */
function tunnels({ host }: RedirectInput): RedirectDecision | null {
  const [, number] = /^broker-(\d+)$/.exec(host) ?? [];
  if (number === undefined) return null;
  return { type: "candidates", candidates: [{ host: `tunnel-${number}` }, { host }] };
}

/** Refuses now and then, or answers what cannot be. */
function moody({ attempt }: RedirectInput): RedirectDecision | null | undefined {
  if (attempt % 5 === 1) return { type: "reject", message: "not now" };
  if (attempt % 5 === 2) return { type: "to", host: "nowhere" };
  return attempt % 5 === 3 ? { type: "to", host: "300.1.1.1" } : undefined;
}

/** From hardly anything to a lot. */
function faultsOf(random: Random): NetworkFaults {
  const heat = random.one([0, 0.3, 1, 2]);
  const faults: Record<string, number> = { ...CALM, chokes: 5 };
  for (const fault of FAULTS) {
    faults[fault] = random.chance(60) ? Math.trunc(heat * (1 + random.below(10))) : 0;
  }
  for (const fault of ["splits", "joins", "late"]) faults[fault] = random.one([0, 20, 60]);
  return faults as unknown as NetworkFaults;
}

const FAULTS = [
  "dnsFails",
  "dnsSlow",
  "refuses",
  "blackHole",
  "slowOpen",
  "halfOpen",
  "resets",
  "loses",
  "stalls",
  "stale",
];

/** Most of what can happen, more and less often. */
function troublesOf(random: Random): (readonly [Trouble, number])[] {
  return TROUBLES.flatMap((trouble) =>
    random.chance(60) ? [[trouble, 1 + random.below(4)] as const] : []
  );
}

const TROUBLES: readonly Trouble[] = [
  "stop",
  "freeze",
  "start",
  "start",
  "upgrade",
  "move",
  "advertise",
  "add",
  "lead",
  "elect",
  "throttle",
  "lag",
  "confuse",
  "mood",
  "fault",
  "partition",
  "refuse",
  "delay",
  "heal",
  "heal",
  "lose",
  "stall",
  "idle",
  "swap",
  "rename",
  "foreign",
  "redirect",
  "jump",
];
