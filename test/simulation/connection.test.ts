import { describe, expect, it } from "vitest";
import { CALM } from "../../codec/testing/mod.ts";
import { Ledger, textOf } from "./ledger.ts";
import { type Scenario, scenarioOf } from "./scenario.ts";
import { type Outcome, Simulation } from "./simulation.ts";
import { TraceHash } from "./trace_hash.ts";

const SEEDS = 2_000;
const INPUTS = 150; // of each connection, under faults
const HASHED = 200; // seeds

/** Every effect of the first seeds. A change of what the machine does changes it, and goes with a new number here. */
const TRACE = "8ae81d83";

/** What is looked at in every run, and how often at least: an oracle that sees nothing finds nothing. */
const INVARIANTS: readonly (readonly [id: string, text: string, least: number])[] = [
  ["F1", "each accepted request completes exactly once", 30_000],
  ["F2", "no request gets what belongs to another", 30_000],
  ["F3", "responses and the outcomes of one failure keep the order of acceptance", 10_000],
  ["F4", "at rest nothing is in flight and no transport lives", 50_000],
  ["F5", "at most one transport is open", 200_000],
  ["F6", "every transport that was asked for is ended exactly once", 10_000],
  ["F7", "nothing follows closed", 100_000],
  ["F8", "no wake-up lies in the past", 200_000],
  ["F9", "in setup there is a wake-up, by the limits of setup and connect", 50_000],
  ["F10", "at most so many requests are in flight, and nothing is written out of season", 20_000],
  ["F11", "nothing is written before ready, nothing accepted while throttled", 30_000],
  ["F12", "what was not sent was not written", 1_000],
  ["F14", "a throttle never ends earlier", 500],
  ["F15", "failures are counted until ready, and the backoff is that of their number", 10_000],
  ["F16", "a connection with requests in flight is not idle", 500],
  ["F25", "writes keep the order of acceptance, without gaps", 20_000],
  ["F26", "ApiVersions is asked twice at most, each time within the request timeout", 1_000],
  ["F27", "with a silent peer and no commands a connection comes to rest", 300],
  ["F28", "each request completes in time, and none times out early", 30_000],
  ["F29", "a drain ends in time, a close at once", 200_000],
  ["F30", "a healthy network leads to ready", 1_000],
  ["M6", "effects are numbered, and states follow each other", 100_000],
  ["M7", "no attempt has two transports", 5_000],
  ["M8", "no report and no tick is refused", 50_000],
  ["M10", "after closed every command is refused", 10_000],
  ["R-18", "no attempt begins before the backoff is over", 5_000],
];

/** All runs, once. */
interface Runs {
  readonly ledger: Ledger;
  readonly hash: string;
  readonly report: string;
}

let runs: Runs | undefined;

function allRuns(): Runs {
  return runs ??= simulate();
}

function simulate(): Runs {
  const ledger = new Ledger();
  const hash = new TraceHash();
  const start = performance.now();
  let inputs = 0;
  let effects = 0;
  let elapsedMs = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const outcome = runOf(seed, ledger, seed <= HASHED ? { hash } : {});
    inputs += outcome.inputs;
    effects += outcome.effects;
    elapsedMs += outcome.elapsedMs;
  }
  const seconds = (performance.now() - start) / 1_000;
  const report =
    `${SEEDS} seeds, ${inputs} inputs, ${effects} effects in ${seconds.toFixed(1)} s, ` +
    `${Math.round(elapsedMs / 1_000 / seconds)} times real time`;
  console.log(report);
  return { ledger, hash: hash.hex, report };
}

function runOf(seed: number, ledger: Ledger, settings: object): Outcome {
  const end = { inputs: INPUTS, nowMs: Infinity };
  return new Simulation(scenarioOf(seed), ledger, settings).run(end);
}

describe("reliability R-17: connections, a network with faults and brokers", () => {
  it(`${SEEDS} seeds: nothing is wrong`, () => {
    expect(allRuns().ledger.violations.map(textOf)).toEqual([]);
  });
  for (const [id, text, least] of INVARIANTS) {
    it(`connection ${id}: ${text}`, () => {
      const { ledger } = allRuns();
      expect(ledger.of(id)).toEqual([]);
      expect(ledger.checks.get(id) ?? 0).toBeGreaterThan(least);
    });
  }
  it("connection F13: brokers see only versions that they offer, and order, and who it is", () => {
    expect(allRuns().ledger.of("broker")).toEqual([]);
  });
  it("everything that can happen does", () => {
    const { seen } = allRuns().ledger;
    const all = Object.fromEntries([...seen].map(([kind, what]) => [kind, [...what].sort()]));
    expect(all).toEqual(EVERYTHING);
  });
  it(`connection F20: the first ${HASHED} seeds do the same on every runtime`, () => {
    expect(allRuns().hash).toBe(TRACE);
  });
  it("connection F19: a connection that is a snapshot of itself goes on in the same way", () => {
    const hashes = [0, 1, 7].map((restoresEvery) => {
      const hash = new TraceHash();
      for (let seed = 1; seed <= 40; seed++) runOf(seed, new Ledger(), { hash, restoresEvery });
      return hash.hex;
    });
    expect(new Set(hashes).size).toBe(1);
  });
});

const EVERYTHING = {
  effect: [
    "abort",
    "answerSasl",
    "available",
    "close",
    "closed",
    "completed",
    "disconnected",
    "drained",
    "hint",
    "open",
    "protocolWarning",
    "ready",
    "redirect",
    "redirectDecided",
    "redirectInvalid",
    "redirectRejected",
    "requestFailed",
    "resolve",
    "response",
    "secure",
    "stalled",
    "stateChanged",
    "throttled",
    "write",
  ],
  failure: [
    "AUTH_FAILED",
    "CLUSTER_MISMATCH",
    "CONNECTION_LOST",
    "CONNECT_REFUSED",
    "CONNECT_TIMEOUT",
    "DECODE",
    "DNS_FAILED",
    "DRAIN_TIMEOUT",
    "IDLE_EXPIRED",
    "INVALIDATED",
    "LOCAL_CLOSE",
    "NEGOTIATION_FAILED",
    "PEER_CLOSED",
    "PEER_IDLE_CLOSE",
    "PEER_RESET",
    "PROTOCOL_ERROR",
    "REDIRECT_INVALID",
    "REDIRECT_REJECTED",
    "REQUEST_TIMEOUT",
    "SASL_UNSUPPORTED",
    "SETUP_TIMEOUT",
    "TLS_HANDSHAKE",
    "TLS_IDENTITY",
    "UNREACHABLE",
  ],
  refusal: [
    "BACKOFF",
    "CLOSED",
    "DRAINING",
    "DUPLICATE_ID",
    "FRAME_TOO_LARGE",
    "IN_FLIGHT_FULL",
    "NOT_READY",
    "REAUTHENTICATING",
    "THROTTLED",
    "UNSUPPORTED_VERSION",
    "WRITE_PENDING",
    "WRONG_STATE",
  ],
  state: [
    "backoff",
    "closed",
    "draining",
    "idle",
    "negotiating",
    "ready",
    "redirecting",
    "resolving",
    "sasl",
    "tcp",
    "tls",
  ],
};

const DAY_MS = 86_400_000;

/** Three connections with the defaults of the settings, and owners that want something every few seconds. */
function day(): Scenario {
  const own = { host: "b1.kafka", port: 9092 };
  const broker = scenarioOf(1).brokers[0]!;
  return {
    seed: 1,
    lanes: [
      { ...own, seed: 1 },
      { ...own, seed: 2, reconnect: "eager", onRequestTimeout: "abandon" },
      { ...own, seed: 3, host: "b2.kafka", addressPolicy: "race", writeGate: "buffered" },
    ],
    brokers: [1, 2].map((nodeId) => ({
      ...broker,
      nodeId,
      sasl: null,
      apiVersionsMax: 4,
      throttles: 5,
      slow: 1,
      misbehaves: 1,
    })),
    faults: {
      ...CALM,
      chokes: 5,
      dnsFails: 5,
      dnsSlow: 3,
      swaps: 2,
      refuses: 10,
      blackHole: 5,
      slowOpen: 5,
      halfOpen: 10,
      resets: 10,
      loses: 10,
      stalls: 10,
      splits: 20,
      joins: 20,
      late: 20,
      stale: 5,
    },
    clock: { jumps: 0, unpunctual: 3 },
    startMs: 0,
    lags: 0,
    paces: [100, 1_000, 3_000, 9_000],
    rare: 1,
    ends: false,
    stalls: 0,
    rounds: 1,
    reachable: true,
  };
}

describe("connection J.5: a day", () => {
  it("reliability R-17: 24 hours under faults take no more than a hundredth of the time", () => {
    const ledger = new Ledger();
    const start = performance.now();
    const outcome = new Simulation(day(), ledger).run({ inputs: Infinity, nowMs: DAY_MS });
    const seconds = (performance.now() - start) / 1_000;
    const { inputs, effects, elapsedMs } = outcome;
    console.log(`24 h: ${inputs} inputs, ${effects} effects in ${seconds.toFixed(1)} s`);
    expect(ledger.violations.map(textOf)).toEqual([]);
    expect(elapsedMs).toBeGreaterThan(DAY_MS - 1);
    expect(inputs).toBeGreaterThan(20_000);
    expect(elapsedMs / 1_000 / seconds).toBeGreaterThan(100);
  });
});
