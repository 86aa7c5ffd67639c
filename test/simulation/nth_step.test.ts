import { describe, expect, it } from "vitest";
import type { ConnectionOptions } from "../../codec/connection/mod.ts";
import { CALM, type Strike } from "../../codec/testing/mod.ts";
import type { BrokerTraits, SaslTraits } from "../kit/scripted_broker.ts";
import { Ledger, textOf } from "./ledger.ts";
import { OFFERED, type Scenario } from "./scenario.ts";
import { type Outcome, Simulation } from "./simulation.ts";

// A network on which one single action goes wrong: each in turn, until there are none left.

const HOWS: readonly Strike["how"][] = ["fails", "closes", "stalls"];
const SEED = 5; // no multiple of 4: each run ends in health
const INPUTS = 80;

const OWN = { host: "b1.kafka", port: 9092, seed: 7, requestTimeoutMs: 2_000 };
const PLAIN = { username: "ada", password: "lovelace" };
const EXTERNAL = { mechanism: "SCRAM-SHA-256" };

const CASES: readonly (readonly [name: string, options: Partial<ConnectionOptions>])[] = [
  ["plaintext", {}],
  ["TLS", { securityProtocol: "SSL" }],
  ["PLAIN over TLS", {
    securityProtocol: "SASL_SSL",
    sasl: { mechanism: "PLAIN", plain: PLAIN },
  }],
  ["an external mechanism", { securityProtocol: "SASL_PLAINTEXT", sasl: EXTERNAL }],
  ["abandoned requests", { onRequestTimeout: "abandon" }],
  ["several in flight", { writeGate: "buffered" }],
  ["a race", { addressPolicy: "race" }],
  ["all addresses in an attempt", { addressPolicy: "all-in-attempt" }],
  ["a redirector outside", { redirector: "ask-driver" }],
  ["eager", { reconnect: "eager" }],
];

describe("reliability R-13: the n-th action fails, closes or stalls", () => {
  for (const [name, options] of CASES) {
    it(`${name}: whatever n, every request is settled and no transport is left`, () => {
      const { performed } = runOf(options, new Ledger());
      expect(performed).toBeGreaterThan(10);
      const ledger = new Ledger();
      for (let at = 1; at <= performed; at++) {
        for (const how of HOWS) runOf(options, ledger, { at, how });
      }
      expect(ledger.violations.map(textOf)).toEqual([]);
      expect(ledger.checks.get("F30")).toBe(performed * HOWS.length);
      expect([...ledger.seen.get("failure")!].filter((reason) => !EXPECTED.includes(reason)))
        .toEqual([]);
    });
  }
});

/** How an action that goes wrong may be told. */
const EXPECTED = [
  "AUTH_FAILED",
  "CONNECTION_LOST",
  "CONNECT_TIMEOUT",
  "DNS_FAILED",
  "DRAIN_TIMEOUT",
  "PEER_CLOSED",
  "PEER_IDLE_CLOSE",
  "PEER_RESET",
  "REDIRECT_INVALID",
  "REDIRECT_REJECTED",
  "REQUEST_TIMEOUT",
  "SETUP_TIMEOUT",
  "TLS_HANDSHAKE",
  "UNREACHABLE",
];

function runOf(options: Partial<ConnectionOptions>, ledger: Ledger, strike?: Strike): Outcome {
  const scenario = scenarioOf({ ...OWN, ...options });
  const settings = strike ? { strike } : {};
  return new Simulation(scenario, ledger, settings).run({ inputs: INPUTS, nowMs: Infinity });
}

function scenarioOf(options: ConnectionOptions): Scenario {
  const sasl = options.sasl ? saslTraits(options.sasl.mechanism) : null;
  return {
    seed: SEED,
    lanes: [options],
    brokers: [brokerTraits(sasl), brokerTraits(sasl)],
    faults: CALM,
    clock: { jumps: 0, unpunctual: 0 },
    startMs: 0,
    lags: 0,
    paces: [1, 30, 100],
    rare: 0,
    ends: false,
    stalls: 0,
    rounds: sasl?.rounds ?? 1,
    reachable: true,
  };
}

function brokerTraits(sasl: SaslTraits | null): BrokerTraits {
  return {
    clusterId: "c1",
    nodeId: 1,
    offered: OFFERED,
    apiVersionsMax: 4,
    listsOnError: true,
    sasl,
    throttles: 0,
    versionsThrottle: 0,
    slow: 0,
    misbehaves: 0,
  };
}

function saslTraits(mechanism: string): SaslTraits {
  const isPlain = mechanism === "PLAIN";
  return {
    mechanism,
    plain: isPlain ? PLAIN : null,
    rounds: isPlain ? 1 : 2,
    handshakeMax: 1,
    authenticateMax: 2,
    lifetimeMs: 0,
  };
}
