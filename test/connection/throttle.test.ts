import { describe, expect, it } from "vitest";
import { explainWait } from "../../codec/connection/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import {
  bare,
  type Lane,
  laneIn,
  openingLane,
  PLAIN,
  readyLane,
  STEADY,
  typesOf,
} from "../kit/lane.ts";

/** The peer answers ApiVersions with a throttle time, at a version. */
function replyThrottled(lane: Lane, throttleTimeMs: number, version = 5): string[] {
  const message = { errorCode: 0, apiKeys: [], throttleTimeMs };
  return typesOf(lane.reply(ApiVersionsServer, message, version));
}

describe("connection A.13, throttling", () => {
  it("connection A.13: sends wait until then, and the deadline says when", () => {
    const lane = readyLane();
    expect(bare(lane.do({ type: "throttle", throttleMs: 30 }, 10))).toEqual([
      { type: "throttled", untilMs: 40 },
    ]);
    expect(lane.machine.deadlineMs).toBe(40);
    expect(lane.send(1)).toEqual({ ok: false, reason: "THROTTLED", untilMs: 40 });
    expect(lane.at(40)).toEqual([]);
    expect(lane.send(1).ok).toBe(true);
  });
  it("connection F14: it never moves backwards", () => {
    const lane = readyLane();
    lane.do({ type: "throttle", throttleMs: 100 }, 0);
    expect(lane.do({ type: "throttle", throttleMs: 50 }, 10)).toEqual([]);
    expect(lane.do({ type: "throttle", throttleMs: 90 }, 10)).toEqual([]);
    expect(bare(lane.do({ type: "throttle", throttleMs: 91 }, 10))).toEqual([
      { type: "throttled", untilMs: 101 },
    ]);
  });
  it("connection A.13: nothing, or less, is no throttle", () => {
    const lane = readyLane();
    for (const throttleMs of [0, -1]) {
      expect(lane.do({ type: "throttle", throttleMs })).toEqual([]);
    }
    expect(lane.send(1).ok).toBe(true);
  });
  it("connection A.13: it survives a reconnect to the same host", () => {
    const lane = readyLane(STEADY);
    lane.do({ type: "throttle", throttleMs: 5_000 });
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.replyVersions();
    expect(lane.send(1)).toEqual({ ok: false, reason: "THROTTLED", untilMs: 5_000 });
  });
  it("connection A.13: it goes when the host changes", () => {
    const lane = laneIn("backoff");
    lane.do({ type: "throttle", throttleMs: 5_000 });
    lane.do({ type: "retarget", host: "b2.internal", port: 9092 });
    expect(lane.machine.deadlineMs).toBeUndefined();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.replyVersions();
    expect(lane.send(1).ok).toBe(true);
  });
  it("connection A.13: requests in flight get the time added, whether the end moves or not", () => {
    const lane = readyLane({ writeGate: "buffered" });
    lane.send(1, { timeoutMs: 100 });
    lane.send(2, { timeoutMs: 200, expectResponse: false });
    lane.take();
    lane.do({ type: "throttle", throttleMs: 50 });
    lane.do({ type: "throttle", throttleMs: 20 });
    expect(lane.at(169)).toEqual([]);
    expect(explainWait(lane.machine)).toMatchObject({ timer: "requestTimeout", deadlineMs: 170 });
    lane.at(170);
    expect(lane.allOf("requestFailed").map(({ id, timedOut }) => [id, timedOut])).toEqual([
      [1, true],
      [2, false],
    ]);
  });
  it("connection A.13: so does ApiVersions", () => {
    const lane = laneIn("negotiating", { requestTimeoutMs: 100 });
    lane.do({ type: "throttle", throttleMs: 50 });
    expect(lane.at(149)).toEqual([]);
    lane.at(150);
    expect(lane.told("disconnected").reason).toBe("REQUEST_TIMEOUT");
  });
  it("connection A.13: so does a tombstone", () => {
    const lane = readyLane({ onRequestTimeout: "abandon", requestTimeoutMs: 100 });
    lane.send(1);
    lane.take();
    lane.at(100);
    lane.do({ type: "throttle", throttleMs: 50 });
    expect(lane.at(249)).toEqual([]);
    lane.at(250);
    expect(lane.state).toBe("backoff");
  });
  it("connection A.13: the setup limit is not extended", () => {
    const lane = laneIn("tls");
    lane.do({ type: "throttle", throttleMs: 50_000 });
    expect(lane.machine.deadlineMs).toBe(10_000);
  });
  it("connection A.13: idle expiry still applies", () => {
    const lane = readyLane({ connectionsMaxIdleMs: 100 });
    lane.do({ type: "throttle", throttleMs: 1_000 });
    expect(typesOf(lane.at(100))).toEqual(["close", "ready>idle", "disconnected"]);
  });
  it("connection A.13: throttle.max.ms caps it, for deadlines too", () => {
    const lane = readyLane({ throttleMaxMs: 40 });
    lane.send(1, { timeoutMs: 100 });
    lane.take();
    expect(bare(lane.do({ type: "throttle", throttleMs: 1_000_000 }))).toEqual([
      { type: "throttled", untilMs: 40 },
    ]);
    lane.at(40);
    expect(lane.machine.deadlineMs).toBe(140);
  });
  it("connection A.13: of ApiVersions it counts from version 2 on", () => {
    const told = [5, 4, 3, 2].map((version) => {
      const lane = laneIn("negotiating");
      if (version < 5) lane.replyVersions({ 18: { min: 0, max: version } }, 35, 0);
      return replyThrottled(lane, 70, version);
    });
    const throttled = ["throttled", "negotiating>ready", "ready"];
    for (const types of told) expect(types.toSorted()).toEqual(throttled.toSorted());
    const old = laneIn("negotiating");
    old.replyVersions({ 18: { min: 0, max: 1 } }, 35, 0);
    expect(replyThrottled(old, 70, 1)).toEqual(["negotiating>ready", "ready"]);
  });
  it("connection A.13: of the ApiVersions before SASL, too", () => {
    const lane = openingLane({ ...STEADY, ...PLAIN });
    lane.opened();
    replyThrottled(lane, 70);
    expect(lane.told("throttled").untilMs).toBe(70);
    expect(lane.state).toBe("sasl");
  });
  it("connection A.13: and of a probe", () => {
    const lane = readyLane({ idleProbeAfterMs: 100 });
    lane.now = 101;
    lane.send(1);
    lane.take();
    replyThrottled(lane, 70);
    expect(lane.told("throttled").untilMs).toBe(171);
  });
  it("connection A.13: in every state but closed", () => {
    for (
      const state of [
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
      ] as const
    ) {
      const lane = laneIn(state);
      expect(bare(lane.do({ type: "throttle", throttleMs: 1 }))).toEqual([
        { type: "throttled", untilMs: 1 },
      ]);
      expect(lane.machine.deadlineMs).toBe(1);
    }
    expect(laneIn("closed").answer({ type: "throttle", throttleMs: 1 })).toEqual({
      ok: false,
      reason: "CLOSED",
    });
  });
});
