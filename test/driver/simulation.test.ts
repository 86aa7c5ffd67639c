import { describe, expect, it } from "vitest";
import { simulateAll } from "./simulation.ts";

const SEEDS = 500;

describe("reliability R-17: client, connection and broker under faults, on a virtual clock", () => {
  it(`${SEEDS} seeds: each call settles once and in time, nothing is sent twice or left`, async () => {
    const { wrong, seen } = await simulateAll(1, SEEDS);
    expect(wrong).toEqual([]);
    expect([...seen.keys()].sort()).toEqual(EVERYTHING); // a run in which nothing happens shows nothing
    expect(seen.get("answered")).toBeGreaterThan(SEEDS);
  });
});

const EVERYTHING = [
  "ABORTED",
  "CALL_TIMEOUT",
  "CLOSED",
  "CONNECTION_LOST",
  "CONNECT_REFUSED",
  "CONNECT_TIMEOUT",
  "DRAIN_TIMEOUT",
  "LOCAL_CLOSE",
  "PEER_CLOSED",
  "PEER_RESET",
  "PROTOCOL_ERROR",
  "REQUEST_TIMEOUT",
  "SETUP_TIMEOUT",
  "answered",
];
