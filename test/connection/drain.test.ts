import { describe, expect, it } from "vitest";
import type { ConnectionState } from "../../codec/connection/mod.ts";
import { bare, type Lane, laneIn, readyLane, STEADY, typesOf } from "../kit/lane.ts";

/** A ready connection with requests 1 to `n` in flight. */
function inFlight(n: number, options = {}): Lane {
  const lane = readyLane({ ...STEADY, writeGate: "buffered", ...options });
  for (let id = 1; id <= n; id++) lane.send(id);
  lane.take();
  return lane;
}

const STATES: readonly ConnectionState[] = [
  "idle",
  "backoff",
  "redirecting",
  "resolving",
  "tcp",
  "tls",
  "sasl",
  "negotiating",
  "ready",
  "draining",
];

describe("connection A.15, drain", () => {
  it("connection A.15: what can be answered in time is answered", () => {
    const lane = inFlight(2);
    expect(bare(lane.do({ type: "drain" }))).toEqual([
      { type: "stateChanged", from: "ready", to: "draining", cause: expect.any(String) },
    ]);
    expect(typesOf(lane.respond(1))).toEqual(["response"]);
    expect(bare(lane.respond(2)).slice(1)).toEqual([
      { type: "close", attempt: 1 },
      { type: "stateChanged", from: "draining", to: "closed", cause: expect.any(String) },
      { type: "drained" },
      { type: "closed" },
    ]);
  });
  it("connection A.15: what is not, fails in order when the time is over", () => {
    const lane = inFlight(2, { drainTimeoutMs: 500 });
    lane.do({ type: "drain" }, 100);
    expect(lane.at(599)).toEqual([]);
    const failed = {
      type: "requestFailed",
      reason: "DRAIN_TIMEOUT",
      sent: "maybe",
      flushed: false,
      timedOut: false,
    };
    expect(bare(lane.at(600))).toEqual([
      { type: "abort", attempt: 1 },
      { type: "stateChanged", from: "draining", to: "closed", cause: expect.any(String) },
      { ...failed, id: 1 },
      { ...failed, id: 2 },
      { type: "closed" },
    ]);
  });
  it("connection A.15: the limit is that of the command, else drain.timeout.ms, else request.timeout.ms", () => {
    const limit = (options: object, timeoutMs?: number) => {
      const lane = inFlight(0, options);
      lane.send(1, { timeoutMs: 100_000 });
      lane.take();
      lane.do({ type: "drain", ...(timeoutMs !== undefined && { timeoutMs }) });
      return lane.machine.deadlineMs;
    };
    expect(limit({ drainTimeoutMs: 500 }, 70)).toBe(70);
    expect(limit({ drainTimeoutMs: 500 })).toBe(500);
    expect(limit({ requestTimeoutMs: 900 })).toBe(900);
  });
  it("connection A.15: a limit of 0 is over at once", () => {
    const lane = inFlight(1);
    expect(typesOf(lane.do({ type: "drain", timeoutMs: 0 }))).toEqual([
      "ready>draining",
      "abort",
      "draining>closed",
      "requestFailed",
      "closed",
    ]);
  });
  it("connection A.15: drain is idempotent, and does not move the limit", () => {
    const lane = inFlight(1);
    lane.do({ type: "drain", timeoutMs: 100 });
    expect(lane.answer({ type: "drain", timeoutMs: 9_000 }, 50)).toEqual({ ok: true });
    expect(lane.take()).toEqual([]);
    expect(lane.machine.deadlineMs).toBe(100);
  });
  it("connection A.15: the flush of acks = 0 may be the last completion", () => {
    const lane = inFlight(0);
    lane.send(1, { expectResponse: false });
    lane.take();
    lane.do({ type: "drain" });
    expect(typesOf(lane.flush())).toEqual([
      "completed",
      "close",
      "draining>closed",
      "drained",
      "closed",
    ]);
  });
  it("connection F10: a write that was accepted before may still be taken", () => {
    const lane = inFlight(0);
    lane.send(1);
    lane.answer({ type: "drain" });
    expect(typesOf(lane.take())).toEqual(["write", "ready>draining"]);
    expect(typesOf(lane.respond(1))).toContain("response");
  });
  it("connection A.15: a request that expires in a drain ends it", () => {
    const lane = inFlight(0);
    lane.send(1, { timeoutMs: 10 });
    lane.send(2);
    lane.take();
    lane.do({ type: "drain", timeoutMs: 100 });
    expect(typesOf(lane.at(10))).toEqual([
      "abort",
      "draining>closed",
      "requestFailed",
      "requestFailed",
      "disconnected",
      "hint",
      "closed",
    ]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "REQUEST_TIMEOUT",
      phase: "draining",
      backoffUntilMs: null,
    });
    expect(lane.told("hint").urgent).toBe(true);
  });
  it("connection A.15: tombstones keep nobody waiting", () => {
    const lane = inFlight(1, { onRequestTimeout: "abandon", requestTimeoutMs: 100 });
    lane.at(100);
    expect(typesOf(lane.do({ type: "drain" }))).toEqual([
      "close",
      "ready>closed",
      "drained",
      "closed",
    ]);
    const two = inFlight(1, { onRequestTimeout: "abandon", requestTimeoutMs: 100 });
    two.do({ type: "drain", timeoutMs: 500 });
    expect(typesOf(two.at(100))).toEqual([
      "requestFailed",
      "close",
      "draining>closed",
      "drained",
      "closed",
    ]);
  });
  it("connection A.15: a request behind a probe can still be answered", () => {
    const lane = inFlight(0, { idleProbeAfterMs: 100 });
    lane.now = 1_000;
    lane.send(1);
    lane.take();
    expect(typesOf(lane.do({ type: "drain" }))).toEqual(["ready>draining"]);
    expect(typesOf(lane.replyVersions())).toEqual(["write"]);
    expect(typesOf(lane.respond(2))).toEqual([
      "response",
      "close",
      "draining>closed",
      "drained",
      "closed",
    ]);
  });
  it("connection A.15: idle and eager play no part in it", () => {
    const lane = inFlight(1, { connectionsMaxIdleMs: 10, reconnect: "eager" });
    lane.do({ type: "drain", timeoutMs: 100 });
    expect(lane.at(99)).toEqual([]);
    lane.report("peerClosed", {});
    expect(lane.state).toBe("closed");
    expect(lane.at(10_000)).toEqual([]);
  });
  it("connection A.15: a drain after close is refused", () => {
    expect(laneIn("closed").answer({ type: "drain" })).toEqual({ ok: false, reason: "CLOSED" });
  });
  it("connection F29: a silent drain is closed within its limit", () => {
    const lane = inFlight(3);
    lane.do({ type: "drain" }, 1_000);
    while (lane.machine.deadlineMs !== undefined) lane.wake();
    expect(lane.state).toBe("closed");
    expect(lane.now).toBe(30_000); // the requests', which comes before the drain's
  });
});

describe("connection A.15, close", () => {
  for (const state of STATES) {
    it(`connection F29: close in ${state} ends in the same call, in exactly one closed`, () => {
      const lane = laneIn(state);
      lane.do({ type: "close" });
      expect(lane.all.at(-1)?.type).toBe("closed");
      expect(lane.allOf("closed").length).toBe(1);
      expect(lane.allOf("disconnected").filter(({ reason }) => reason === "LOCAL_CLOSE")).toEqual(
        [],
      );
      expect(lane.machine.deadlineMs).toBeUndefined();
    });
    it(`connection A.15: drain in ${state} ends in one closed, too`, () => {
      const lane = laneIn(state);
      lane.do({ type: "drain" });
      while (lane.machine.deadlineMs !== undefined) lane.wake();
      expect(lane.all.at(-1)?.type).toBe("closed");
      expect(lane.allOf("closed").length).toBe(1);
    });
  }
  it("connection A.15: close after drain cuts short", () => {
    const lane = inFlight(2);
    lane.do({ type: "drain" });
    expect(typesOf(lane.do({ type: "close" }))).toEqual([
      "abort",
      "draining>closed",
      "requestFailed",
      "requestFailed",
      "closed",
    ]);
    expect(lane.allOf("requestFailed").map(({ id, reason }) => [id, reason])).toEqual([
      [1, "LOCAL_CLOSE"],
      [2, "LOCAL_CLOSE"],
    ]);
  });
  it("connection A.15: close never waits, and in flight fails in order", () => {
    const lane = inFlight(3);
    expect(typesOf(lane.do({ type: "close" }))).toEqual([
      "abort",
      "ready>closed",
      "requestFailed",
      "requestFailed",
      "requestFailed",
      "closed",
    ]);
    expect(lane.allOf("requestFailed").map(({ id }) => id)).toEqual([1, 2, 3]);
  });
  it("connection A.15: close while throttled, or after a stall, leaves no timer", () => {
    const lane = inFlight(1, { stallForgiveness: true });
    lane.do({ type: "throttle", throttleMs: 100_000 });
    lane.at(130_000);
    lane.do({ type: "close" });
    expect(lane.machine.deadlineMs).toBeUndefined();
  });
});
