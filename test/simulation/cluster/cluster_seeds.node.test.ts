import { describe, expect, it } from "vitest";
import { bundled } from "../../kit/bundled.ts";
import type * as runsModule from "./runs.ts";

const { INVARIANTS, Runs } = await bundled<typeof runsModule>("test/simulation/cluster/runs.ts");

const SEEDS = 1_000;
const AT_ONCE = 100;

const runs = new Runs();
let done = 0;
let spentMs = 0;

/** The runs of the first seeds. */
function first(seeds: number): typeof runs {
  const start = performance.now();
  runs.add(done + 1, seeds);
  done = Math.max(done, seeds);
  spentMs += performance.now() - start;
  return runs;
}

describe("connection J.5: a cluster, its network and its brokers in trouble", () => {
  for (let to = AT_ONCE; to <= SEEDS; to += AT_ONCE) {
    it(`seeds ${to - AT_ONCE + 1} to ${to}: nothing is wrong`, () => {
      expect(first(to).wrong).toEqual([]);
    });
  }
  it("every seed was run", () => {
    const { inputs, effects, elapsedMs } = first(SEEDS);
    const speed = Math.round(elapsedMs / spentMs);
    console.log(
      `${SEEDS} seeds, ${inputs} inputs, ${effects} effects in ${
        (spentMs / 1_000).toFixed(1)
      } s, ` +
        `${speed} times real time`,
    );
    expect(done).toBe(SEEDS);
  });
  for (const [id, text, least] of INVARIANTS) {
    it(`connection ${id}: ${text}`, () => {
      const { ledger } = first(SEEDS);
      expect(ledger.of(id)).toEqual([]);
      expect(ledger.checks.get(id) ?? 0).toBeGreaterThan(least);
    });
  }
  it("connection F13: brokers see only versions that they offer", () => {
    expect(first(SEEDS).ledger.of("brokers")).toEqual([]);
  });
  it("everything that can happen does", () => {
    const { seen } = first(SEEDS).ledger;
    const missing = Object.entries(EVERYTHING).flatMap(([kind, all]) =>
      all.filter((what) => !seen.get(kind)?.has(what)).map((what) => `${kind} ${what}`)
    );
    expect(missing).toEqual([]);
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
    "PEER_CLOSED",
    "PEER_IDLE_CLOSE",
    "PEER_RESET",
    "PROTOCOL_ERROR",
    "REDIRECT_INVALID",
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
    "answered",
  ],
  rebootstrap: ["error-129", "no-node", "trigger"],
  refusal: ["DUPLICATE_ID", "UNKNOWN_API"],
  trouble: [
    "add",
    "advertise",
    "confuse",
    "delay",
    "elect",
    "fault",
    "foreign",
    "freeze",
    "heal",
    "idle",
    "jump",
    "lag",
    "lead",
    "lose",
    "mood",
    "move",
    "partition",
    "redirect",
    "refuse",
    "rename",
    "stall",
    "start",
    "stop",
    "swap",
    "throttle",
    "upgrade",
  ],
};
