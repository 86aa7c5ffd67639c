// The connections that random runs are about, with limits small enough to be met.

import type { RedirectDecision, RedirectInput } from "../../codec/redirect/decision.ts";
import { Random } from "../kit/random.ts";
import { type Configuration, OFFERED } from "./traces.ts";

const BROKER = { host: "b1.kafka", port: 9092, nodeId: 1 };
const QUICK = {
  ...BROKER,
  connectTimeoutMs: 60,
  socketConnectionSetupTimeoutMs: 150,
  socketConnectionSetupTimeoutMaxMs: 400,
  requestTimeoutMs: 120,
  connectionsMaxIdleMs: 700,
};
const PLAIN = { mechanism: "PLAIN", plain: { username: "ada", password: "secret" } };
const STATIC = {
  ...OFFERED,
  17: { min: 0, max: 1 },
  18: { min: 0, max: 5 },
  36: { min: 0, max: 2 },
};

/** Two tunnels, one of them with names of its own; depends on nothing. */
function tunnels(): RedirectDecision {
  return {
    type: "candidates",
    candidates: [{ host: "Tunnel-A.", port: 19_092 }, {
      host: "tunnel-b",
      tls: { serverName: "sni.kafka" },
    }, { host: "127.0.0.1", tls: "target" }],
  };
}

/** Every kind of answer in turn. */
function moody({ attempt, host }: RedirectInput): RedirectDecision | null | undefined {
  switch (attempt % 12) {
    case 1:
      return null;
    case 2:
      return { type: "reject", message: "not from here" };
    case 3:
      return { type: "to", host: "300.1.1.1" };
    case 4:
      return { type: "to", host: "tunnel", port: 70_000 };
    case 5:
      throw new Error("no idea");
    case 6:
      return { type: "candidates", candidates: new Array(17).fill({ host }) };
    case 7:
      return { type: "elsewhere" } as unknown as RedirectDecision;
    case 8:
      return { type: "to", host: "a b" };
    case 9:
      return { type: "keep" };
  }
  return { type: "to", host: "tunnel", port: 19_092, tls: "target" };
}

/** Every configuration of the random runs. */
export const configurations: readonly Configuration[] = [
  { name: "defaults", options: BROKER },
  { name: "quick", options: QUICK },
  {
    name: "profile kafka, skip",
    options: { ...QUICK, profile: "kafka", negotiation: "skip", staticVersions: STATIC },
  },
  { name: "profile kafka", options: { ...BROKER, profile: "kafka", requestTimeoutMs: 200 } },
  { name: "profile librdkafka", options: { ...BROKER, profile: "librdkafka" } },
  {
    name: "setup covers ApiVersions",
    options: { ...QUICK, setupCoversApiVersions: true, requestTimeoutMs: 300 },
  },
  {
    name: "an old peer",
    options: { ...QUICK, clientId: "ada" },
    traits: { apiVersionsMax: 3, throttles: 20 },
  },
  {
    name: "a very old peer",
    options: QUICK,
    traits: { apiVersionsMax: 0, listsOnError: false },
  },
  { name: "TLS", options: { ...QUICK, securityProtocol: "SSL", host: "B1.Kafka." } },
  {
    name: "TLS with open",
    options: { ...QUICK, securityProtocol: "SSL", transport: { tls: "with-open" } },
  },
  {
    name: "no resolver",
    options: { ...QUICK, transport: { resolve: false }, clientId: "none" },
  },
  { name: "an IP address", options: { ...QUICK, host: "10.1.2.3", securityProtocol: "SSL" } },
  {
    name: "PLAIN",
    options: { ...QUICK, securityProtocol: "SASL_PLAINTEXT", sasl: PLAIN },
  },
  {
    name: "PLAIN, skip",
    options: {
      ...QUICK,
      securityProtocol: "SASL_SSL",
      sasl: PLAIN,
      negotiation: "skip",
      staticVersions: STATIC,
    },
  },
  {
    name: "PLAIN, raw tokens",
    options: { ...QUICK, securityProtocol: "SASL_PLAINTEXT", sasl: PLAIN },
    traits: { handshakeMax: 0, authenticateMax: null, apiVersionsMax: 2 },
  },
  {
    name: "an external mechanism",
    options: {
      ...QUICK,
      securityProtocol: "SASL_SSL",
      sasl: { mechanism: "SCRAM-SHA-256" },
    },
    traits: { rounds: 2 },
  },
  {
    name: "an external mechanism, raw tokens",
    options: {
      ...QUICK,
      securityProtocol: "SASL_PLAINTEXT",
      sasl: { mechanism: "SCRAM-SHA-256" },
    },
    traits: { rounds: 2, authenticateMax: null },
  },
  {
    name: "PLAIN again and again",
    options: { ...QUICK, securityProtocol: "SASL_PLAINTEXT", sasl: PLAIN },
    traits: { lifetimeMs: 100, faults: 15, authenticateMax: 1 },
  },
  {
    name: "an external mechanism again and again",
    options: {
      ...QUICK,
      securityProtocol: "SASL_PLAINTEXT",
      sasl: { mechanism: "OAUTHBEARER" },
      requestTimeoutMs: 60,
    },
    traits: { lifetimeMs: 150, faults: 15 },
  },
  {
    name: "abandon",
    options: { ...QUICK, requestTimeoutMs: 20, onRequestTimeout: "abandon" },
    traits: { faults: 15 },
  },
  {
    name: "abandon, buffered",
    options: {
      ...QUICK,
      requestTimeoutMs: 20,
      onRequestTimeout: "abandon",
      writeGate: "buffered",
      maxInFlightRequestsPerConnection: 2,
    },
  },
  {
    name: "buffered",
    options: { ...QUICK, writeGate: "buffered", maxInFlightRequestsPerConnection: 8 },
  },
  {
    name: "one in flight, small frames",
    options: { ...QUICK, maxInFlightRequestsPerConnection: 1, receiveMaxFrameBytes: 2_000 },
  },
  {
    name: "race",
    options: {
      ...QUICK,
      addressPolicy: "race",
      connectTimeoutMs: 400,
      socketConnectionSetupTimeoutMs: 1_000,
    },
    traits: { faults: 50 },
  },
  {
    name: "race with growth",
    options: {
      ...QUICK,
      addressPolicy: "race",
      connectTimeoutMs: 100,
      connectTimeoutMaxMs: 400,
      socketConnectionSetupTimeoutMs: 600,
      socketConnectionSetupTimeoutMaxMs: 1_000,
      redirector: tunnels,
    },
    traits: { faults: 50 },
  },
  {
    name: "all in an attempt",
    options: { ...QUICK, addressPolicy: "all-in-attempt" },
    traits: { faults: 50 },
  },
  {
    name: "all in an attempt, candidates",
    options: { ...QUICK, addressPolicy: "all-in-attempt", redirector: tunnels, addressFamily: 4 },
    traits: { faults: 60 },
  },
  {
    name: "candidates",
    options: { ...QUICK, redirector: tunnels, securityProtocol: "SSL", addressFamily: "first" },
    traits: { faults: 45 },
  },
  { name: "every kind of redirection", options: { ...QUICK, redirector: moody, rack: "r0" } },
  {
    name: "the driver is asked",
    options: { ...QUICK, redirector: "ask-driver", purpose: "bootstrap", nodeId: null },
    traits: { decide: tunnels },
  },
  {
    name: "eager",
    options: { ...QUICK, reconnect: "eager", reconnectBackoffMs: 10, addressFamily: 6 },
    traits: { faults: 45 },
  },
  {
    name: "eager with TLS and SASL",
    options: {
      ...QUICK,
      reconnect: "eager",
      reconnectBackoffMs: 10,
      reconnectBackoffMaxMs: 100,
      securityProtocol: "SASL_SSL",
      sasl: PLAIN,
    },
    traits: { faults: 45 },
  },
  {
    name: "no backoff",
    options: { ...QUICK, reconnectBackoffMs: 0, reconnectBackoffMaxMs: 0 },
    traits: { faults: 50 },
  },
  {
    name: "stalls",
    options: { ...QUICK, stallForgiveness: true, stallMs: 18, stallGraceMs: 15 },
    traits: { paceMs: 60 },
  },
  {
    name: "stalls, abandon",
    options: {
      ...QUICK,
      stallForgiveness: true,
      stallMs: 15,
      stallGraceMs: 40,
      onRequestTimeout: "abandon",
      requestTimeoutMs: 20,
    },
    traits: { paceMs: 60 },
  },
  {
    name: "probes",
    options: { ...QUICK, idleProbeAfterMs: 250, connectTimeoutMs: 40 },
    traits: { pauses: 25, faults: 20 },
  },
  {
    name: "probes, buffered",
    options: { ...QUICK, idleProbeAfterMs: 250, writeGate: "buffered", connectTimeoutMs: null },
    traits: { pauses: 25, faults: 20, apiVersionsMax: 2, throttles: 30 },
  },
  {
    name: "throttles",
    options: { ...QUICK, throttleMaxMs: 25 },
    traits: { throttles: 60 },
  },
  {
    name: "identity",
    options: { ...QUICK, expectClusterId: "c1", expectNodeId: 1, redirector: tunnels },
    traits: { foreign: 25 },
  },
  {
    name: "half an identity",
    options: { ...QUICK, expectClusterId: "c1", drainTimeoutMs: 30 },
  },
  { name: "growth", options: { ...QUICK, connectTimeoutMaxMs: 200 }, traits: { faults: 60 } },
];

/** A configuration out of everything above and more, put together at random. */
export function mixture(seed: number): Configuration {
  const random = new Random(seed);
  const maybe = <T>(percent: number, part: T): T | Record<string, never> =>
    random.chance(percent) ? part : {};
  const skip = random.chance(20);
  const security = random.one(["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"] as const);
  const connectTimeoutMs = random.one([null, 40, 300]);
  const requestTimeoutMs = random.one([15, 60, 200]);
  const options = {
    ...QUICK,
    host: random.one(["b1.kafka", "B2.Kafka.", "10.9.8.7", "fd00::7"]),
    connectTimeoutMs,
    requestTimeoutMs,
    socketConnectionSetupTimeoutMs: random.one([50, 150, 600]),
    socketConnectionSetupTimeoutMaxMs: random.one([50, 400, 1_500]),
    ...maybe(30, { connectTimeoutMaxMs: connectTimeoutMs === null ? 100 : connectTimeoutMs * 3 }),
    setupCoversApiVersions: random.chance(25),
    connectionsMaxIdleMs: random.one([-1, 100, 700, 5_000]),
    reconnectBackoffMs: random.one([1, 20, 50]),
    reconnectBackoffMaxMs: random.one([1, 100, 1_000]),
    maxInFlightRequestsPerConnection: random.one([1, 2, 5]),
    onRequestTimeout: random.one(["disconnect", "abandon"] as const),
    writeGate: random.one(["flushed", "buffered"] as const),
    reconnect: random.one(["lazy", "lazy", "eager"] as const),
    addressPolicy: random.one(["one-per-attempt", "all-in-attempt", "race"] as const),
    addressFamily: random.one(["any", "any", "first", 4, 6] as const),
    ...maybe(20, { throttleMaxMs: 20 }),
    ...maybe(50, { drainTimeoutMs: 30 }),
    ...maybe(25, { idleProbeAfterMs: 60 }),
    ...maybe(25, { stallForgiveness: true, stallMs: 15, stallGraceMs: random.one([1, 30]) }),
    ...maybe(30, { expectClusterId: "c1", expectNodeId: random.one([null, 0, 4]) }),
    ...maybe(40, { redirector: random.one(["ask-driver", tunnels, moody, restless] as const) }),
    securityProtocol: security,
    ...maybe(20, { transport: { tls: "with-open" as const } }),
    ...(skip ? { negotiation: "skip" as const, staticVersions: STATIC } : {}),
    ...(security.startsWith("SASL") ? { sasl: random.one([PLAIN, { mechanism: "OTHER" }]) } : {}),
  };
  return {
    name: `mixture ${seed}`,
    options,
    traits: {
      apiVersionsMax: random.one([5, 5, 5, 4, 2, 0]),
      listsOnError: random.chance(70),
      handshakeMax: random.one([1, 1, 0]),
      authenticateMax: random.one([2, 1, 0, null]),
      rounds: random.one([0, 1, 1, 3]),
      lifetimeMs: random.one([0, 80, 400]),
      foreign: random.one([0, 10]),
      throttles: random.one([0, 30]),
      faults: random.one([5, 20, 50]),
      paceMs: random.one([2, 20, 60]),
      pauses: random.one([0, 10]),
      decide: random.one([tunnels, restless, () => null]),
    },
  };
}

/** Another list of candidates in every third attempt. */
function restless({ attempt }: RedirectInput): RedirectDecision {
  const candidates = attempt % 3 === 0
    ? [{ host: "tunnel-c" }, { port: 9_099 }]
    : [{ host: "tunnel-a" }, { host: "tunnel-b", tls: "target" as const }];
  return { type: "candidates", candidates };
}
