// What one seed stands for: which connections, brokers and owners, and what goes wrong.

import type { ConnectionOptions, SaslOptions, VersionTable } from "../../codec/connection/mod.ts";
import {
  parseRedirector,
  type RedirectDecision,
  type RedirectInput,
  type Redirector,
} from "../../codec/redirect/mod.ts";
import { CALM, type ClockFaults, type NetworkFaults } from "../../codec/testing/mod.ts";
import { Random } from "../kit/random.ts";
import type { BrokerTraits, SaslTraits } from "../kit/scripted_broker.ts";

/** Everything about a run that is not decided in its course. */
export interface Scenario {
  readonly seed: number;
  /** One connection each. */
  readonly lanes: readonly ConnectionOptions[];
  readonly brokers: readonly BrokerTraits[];
  readonly faults: NetworkFaults;
  readonly clock: ClockFaults;
  /** What the clock shows at the beginning. */
  readonly startMs: number;
  /** Percent of calls after which effects are left for later. */
  readonly lags: number;
  /** Milliseconds between two things that an owner does. */
  readonly paces: readonly number[];
  /** Percent of an owner's commands that are not `connect` or `send`. */
  readonly rare: number;
  /** Whether `drain` and `close` are among them. */
  readonly ends: boolean;
  /** Percent of steps at which the whole process stands still for a while. */
  readonly stalls: number;
  /** How many tokens an external mechanism has. */
  readonly rounds: number;
  /** Whether a healthy network leads to `ready`. */
  readonly reachable: boolean;
}

/** The addresses of names. */
export const NAMES: { readonly [host: string]: readonly string[] } = {
  "b1.kafka": ["fd00::1", "10.0.0.1", "10.0.0.11"],
  "b2.kafka": ["10.0.0.2", "fd00::2"],
  "tunnel-a": ["10.0.0.1", "fd00::1"],
  "tunnel-b": ["10.0.0.2", "10.9.9.9", "fd00::2"], // nobody listens at the second
};

/** Which of the brokers listens where. */
export const LISTENERS: { readonly [address: string]: number } = {
  "10.0.0.1": 0,
  "10.0.0.11": 0,
  "fd00::1": 0,
  "127.0.0.1": 0,
  "10.0.0.2": 1,
  "fd00::2": 1,
};

/** What applications may use. */
export const OFFERED: VersionTable = {
  0: { min: 3, max: 13 },
  1: { min: 4, max: 18 },
  3: { min: 0, max: 13 },
  60: { min: 0, max: 2 },
};

const PLAIN = { username: "ada", password: "lovelace" };

/** The scenario of a seed. */
export function scenarioOf(seed: number): Scenario {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ 0x51ed270b);
  const security = random.one(SECURITIES);
  const sasl = security.startsWith("SASL") ? saslTraits(random) : null;
  const broker = brokerTraits(random, sasl);
  const credentials = random.chance(93) ? "right" : random.one(["wrong", "foreign"] as const);
  const lane = () => laneOptions(random, security, broker, credentials);
  const lanes = random.chance(70) ? [lane()] : [lane(), lane(), lane()];
  return {
    seed,
    lanes,
    brokers: brokersOf(broker, lanes),
    faults: faultsOf(random),
    clock: random.chance(30) ? { jumps: 2, unpunctual: 10 } : { jumps: 0, unpunctual: 3 },
    startMs: random.one([0, 1_000, 123_456.75, -5_000, 2_147_483_000, 1_700_000_000_000]),
    lags: random.one([0, 0, 10, 40]),
    paces: random.one([[0, 0, 1, 5], [0, 3, 20, 60], [0, 50, 400, 900, 3_000]]),
    rare: random.one([1, 4, 10]),
    ends: true,
    stalls: 1,
    rounds: sasl?.rounds ?? 1,
    reachable: (sasl === null || credentials === "right") && !lanes.some(isRejected),
  };
}

function laneOptions(
  random: Random,
  security: typeof SECURITIES[number],
  broker: BrokerTraits,
  credentials: Credentials,
): ConnectionOptions {
  return {
    ...baseOptions(random, security),
    ...(broker.sasl && { sasl: saslOptions(broker.sasl, credentials) }),
    ...negotiation(random, broker),
    ...redirection(random),
  };
}

function brokersOf(broker: BrokerTraits, lanes: readonly ConnectionOptions[]): BrokerTraits[] {
  // What an answer to a probe adds to the deadlines of requests could not be told from outside.
  const probes = lanes.some(({ idleProbeAfterMs }) => idleProbeAfterMs !== undefined);
  const versionsThrottle = probes ? 0 : broker.throttles;
  return [1, 2].map((nodeId) => ({ ...broker, nodeId, versionsThrottle }));
}

const SECURITIES = [
  "PLAINTEXT",
  "PLAINTEXT",
  "PLAINTEXT",
  "SSL",
  "SASL_PLAINTEXT",
  "SASL_PLAINTEXT",
  "SASL_SSL",
] as const;

function saslTraits(random: Random): SaslTraits {
  const isPlain = random.chance(60);
  return {
    mechanism: isPlain ? "PLAIN" : "SCRAM-SHA-256",
    plain: isPlain ? PLAIN : null,
    rounds: isPlain ? 1 : 2,
    handshakeMax: random.chance(80) ? 1 : 0,
    authenticateMax: random.one([2, 2, 1, 0, null]),
    lifetimeMs: random.one([0, 0, 300, 2_000]),
  };
}

/** Those of the broker, a wrong password, or those of a mechanism that the broker does not have. */
type Credentials = "right" | "wrong" | "foreign";

function saslOptions({ mechanism, plain }: SaslTraits, credentials: Credentials): SaslOptions {
  if (credentials === "foreign") return { mechanism: "OAUTHBEARER" };
  if (!plain) return { mechanism };
  return { mechanism, plain: credentials === "right" ? plain : { ...plain, password: "babbage" } };
}

function brokerTraits(random: Random, sasl: SaslTraits | null): BrokerTraits {
  return {
    clusterId: "c1",
    nodeId: 1,
    offered: random.chance(80) ? OFFERED : { ...OFFERED, 3: { min: 1, max: 8 } },
    apiVersionsMax: random.one([5, 5, 5, 4, 3, 2, 0]),
    listsOnError: random.chance(70),
    sasl,
    throttles: random.one([0, 0, 5, 30]),
    versionsThrottle: 0,
    slow: random.one([0, 1, 5]),
    misbehaves: random.one([0, 0, 1, 5]),
  };
}

function baseOptions(random: Random, securityProtocol: typeof SECURITIES[number]) {
  const quick = random.chance(75);
  return {
    host: random.one(["b1.kafka", "b1.kafka", "b1.kafka", "b2.kafka", "10.0.0.1"]),
    port: 9092,
    seed: random.uint32(),
    securityProtocol,
    clientId: random.one([null, "simulation"]),
    nodeId: random.one([null, 1]),
    profile: random.one(PROFILES),
    ...(quick && QUICK),
    ...some(random, 30, { onRequestTimeout: "abandon" } as const),
    ...some(random, 30, { writeGate: "buffered" } as const),
    ...some(random, 25, { reconnect: "eager" } as const),
    ...some(random, 15, { addressPolicy: "race" } as const),
    ...some(random, 15, { addressPolicy: "all-in-attempt" } as const),
    ...some(random, 15, { addressFamily: random.one(["first", 4, 6] as const) }),
    ...some(random, 20, { stallForgiveness: true, stallMs: 800, stallGraceMs: 40 }),
    ...some(random, 20, { idleProbeAfterMs: random.one([100, 400]) }),
    ...some(random, 20, { throttleMaxMs: 60 }),
    ...some(random, 20, { setupCoversApiVersions: true }),
    ...some(random, 20, { connectTimeoutMs: 100, connectTimeoutMaxMs: 800 }),
    ...some(random, 10, { connectTimeoutMs: null }),
    ...some(random, 15, { reconnectBackoffMs: random.one([0, 1, 300]) }),
    ...some(random, 15, { reconnectBackoffMs: 10, reconnectBackoffMaxMs: 5_000 }),
    ...some(random, 20, { expectClusterId: "c1", expectNodeId: 1 }),
    ...some(random, 20, { drainTimeoutMs: 90 }),
    ...some(random, 15, { receiveMaxFrameBytes: 2_000 }),
    ...some(random, 10, { connectionsMaxIdleMs: -1 }),
    ...some(random, 15, { transport: transportOf(random) }),
    maxInFlightRequestsPerConnection: random.one([1, 2, 5, 5, 5, 8]),
  };
}

const PROFILES = ["default", "default", "default", "kafka", "librdkafka"] as const;

const QUICK = {
  socketConnectionSetupTimeoutMs: 600,
  socketConnectionSetupTimeoutMaxMs: 2_000,
  requestTimeoutMs: 250,
  connectionsMaxIdleMs: 900,
};

function transportOf(random: Random) {
  return random.chance(50) ? { resolve: false } : { tls: "with-open" } as const;
}

function some<T extends object>(random: Random, percent: number, options: T): T | undefined {
  return random.chance(percent) ? options : undefined;
}

function negotiation(random: Random, { offered, apiVersionsMax, sasl }: BrokerTraits) {
  if (random.chance(85)) return {};
  const own: Record<number, { min: number; max: number }> = {};
  if (random.chance(50)) own[18] = { min: 0, max: apiVersionsMax };
  if (sasl) own[17] = { min: 0, max: sasl.handshakeMax };
  if (sasl && sasl.authenticateMax !== null) own[36] = { min: 0, max: sasl.authenticateMax };
  return { negotiation: "skip", staticVersions: { ...offered, ...own } } as const;
}

function redirection(random: Random): { readonly redirector?: Redirector } {
  if (random.chance(65)) return {};
  return { redirector: random.one(REDIRECTORS)() };
}

const REDIRECTORS: readonly (() => Redirector)[] = [
  () => tunnels,
  () => tunnels,
  () => moody,
  () => never,
  () => "ask-driver",
  () => parseRedirector("b1.kafka:9092 => tunnel-a:19092; .kafka => tunnel-b"),
  () => parseRedirector("10.0.0.0/24&stage:address => 127.0.0.1:9092"),
];

function isRejected({ redirector }: ConnectionOptions): boolean {
  return redirector === never;
}

/** Two tunnels, one of them with names of its own, and a literal. */
export function tunnels(): RedirectDecision {
  return {
    type: "candidates",
    candidates: [
      { host: "Tunnel-A.", port: 19_092 },
      { host: "tunnel-b", tls: { serverName: "sni.kafka" } },
      { host: "127.0.0.1", tls: "target" },
    ],
  };
}

function never(): RedirectDecision {
  return { type: "reject", message: "not from here" };
}

/** Every kind of answer in turn. */
function moody({ attempt, host }: RedirectInput): RedirectDecision | null | undefined {
  switch (attempt % 8) {
    case 0:
      return { type: "reject", message: "not from here" };
    case 1:
      return { type: "to", host: "300.1.1.1" };
    case 2:
      throw new Error("no idea");
    case 3:
      return { type: "candidates", candidates: new Array(17).fill({ host }) };
    case 4:
      return { type: "to", host: "nowhere" };
    case 5:
      return null;
  }
  return { type: "to", host: "tunnel-a", port: 19_092, tls: "target" };
}

/** From hardly anything to everything at once. */
function faultsOf(random: Random): NetworkFaults {
  const heat = random.one([0.3, 1, 1, 3]);
  const faults: Record<string, number> = { ...CALM, chokes: 5 };
  for (const fault of Object.keys(CALM).filter((fault) => fault !== "chokes")) {
    faults[fault] = random.chance(60) ? Math.trunc(heat * (1 + random.below(12))) : 0;
  }
  for (const fault of ["splits", "joins", "late"]) faults[fault] = random.one([0, 20, 60]);
  faults["nonsense"] = Math.trunc(faults["nonsense"]! / 4);
  return faults as unknown as NetworkFaults;
}
