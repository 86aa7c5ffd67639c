import { describe, expect, it } from "vitest";
import { textOf } from "../ledger.ts";
import { INVARIANTS, type Runs, runsOf } from "./runs.ts";

const SEEDS = 1_000;

let runs: Runs | undefined;

/** All runs, once. */
function allRuns(): Runs {
  if (runs) return runs;
  const start = performance.now();
  runs = runsOf({ from: 1, to: SEEDS });
  const seconds = (performance.now() - start) / 1_000;
  const { inputs, effects, elapsedMs } = runs;
  console.log(
    `${SEEDS} seeds, ${inputs} inputs, ${effects} effects in ${seconds.toFixed(1)} s, ` +
      `${Math.round(elapsedMs / 1_000 / seconds)} times real time`,
  );
  return runs;
}

describe("connection J.5: a cluster, its network and its brokers in trouble", () => {
  it(`${SEEDS} seeds: nothing is wrong`, () => {
    expect(allRuns().ledger.violations.map(textOf)).toEqual([]);
  }, 900_000);
  for (const [id, text, least] of INVARIANTS) {
    it(`connection ${id}: ${text}`, () => {
      const { ledger } = allRuns();
      expect(ledger.of(id)).toEqual([]);
      expect(ledger.checks.get(id) ?? 0).toBeGreaterThan(least);
    });
  }
  it("connection F13: brokers see only versions that they offer", () => {
    expect(allRuns().ledger.of("brokers")).toEqual([]);
  });
  it("everything that can happen does", () => {
    const { seen } = allRuns().ledger;
    const all = Object.fromEntries([...seen].map(([kind, what]) => [kind, [...what].sort()]));
    expect(all).toEqual(EVERYTHING);
  });
});

const EVERYTHING = {
  effect: [
    "abort",
    "allNodesDown",
    "available",
    "callAnswered",
    "callFailed",
    "close",
    "closed",
    "disconnected",
    "drained",
    "misrouteSuspected",
    "open",
    "podChanged",
    "ready",
    "rebootstrapped",
    "redirectCollapse",
    "redirectDecided",
    "redirectInvalid",
    "redirectRejected",
    "resolve",
    "stalled",
    "stateChanged",
    "tableChanged",
    "throttled",
    "write",
  ],
  failure: [
    "CLUSTER_MISMATCH",
    "CONNECT_REFUSED",
    "CONNECT_TIMEOUT",
    "DNS_FAILED",
    "IDLE_EXPIRED",
    "INVALIDATED",
    "NEGOTIATION_FAILED",
    "PEER_CLOSED",
    "PEER_IDLE_CLOSE",
    "PEER_RESET",
    "PROTOCOL_ERROR",
    "REDIRECT_REJECTED",
    "REQUEST_TIMEOUT",
    "SETUP_TIMEOUT",
    "UNREACHABLE",
  ],
  outcome: [
    "CALL_TIMEOUT",
    "CLOSED",
    "NODE_GONE",
    "OUTCOME_UNKNOWN",
    "RETRIES_EXHAUSTED",
    "UNSUPPORTED_VERSION",
    "answered",
  ],
  rebootstrap: ["error-129", "no-node", "trigger"],
  refusal: ["DUPLICATE_ID", "UNKNOWN_API"],
  trouble: [] as string[],
};
