import { describe, expect, it } from "vitest";
import { restoreConnection } from "../../codec/connection/mod.ts";
import type { Json } from "../../codec/machine/mod.ts";
import {
  bare,
  int32At,
  type Lane,
  laneIn,
  plainLane,
  readyLane,
  responseFrame,
  STEADY,
  typesOf,
} from "../kit/lane.ts";

const UNOFFERED = { apiKey: 99 };

/** A ready connection whose next correlation id is `next`. */
function numberedLane(next: number): Lane {
  const lane = readyLane({ writeGate: "buffered", maxInFlightRequestsPerConnection: 100 });
  const snapshot = lane.machine.snapshot() as { readonly data: { readonly [key: string]: Json } };
  const moved = { ...snapshot, data: { ...snapshot.data, correlationId: next } };
  lane.machine = restoreConnection(lane.options, moved as unknown as Json);
  return lane;
}

describe("connection A.9, admission", () => {
  it("connection A.9.1: closed, draining, not ready, in this order before all else", () => {
    for (
      const [state, reason] of [
        ["closed", "CLOSED"],
        ["draining", "DRAINING"],
        ["negotiating", "NOT_READY"],
      ] as const
    ) {
      const lane = laneIn(state);
      if (state !== "closed") lane.do({ type: "throttle", throttleMs: 99 });
      expect(lane.send(1, UNOFFERED)).toEqual({ ok: false, reason });
    }
  });
  it("connection A.9: the first test that fails names the refusal", () => {
    const lane = plainLane({ maxInFlightRequestsPerConnection: 1 }, 10_000n);
    lane.send(1);
    lane.take();
    lane.at(9_500); // authentication is due, and waits for request 1
    lane.do({ type: "throttle", throttleMs: 100 });
    expect(lane.send(1, UNOFFERED)).toEqual({ ok: false, reason: "DUPLICATE_ID" });
    expect(lane.send(2, UNOFFERED)).toEqual({ ok: false, reason: "THROTTLED", untilMs: 9_600 });
    lane.at(9_600);
    expect(lane.send(2, UNOFFERED)).toEqual({ ok: false, reason: "REAUTHENTICATING" });
  });
  it("connection A.9: and after these", () => {
    const full = readyLane({ maxInFlightRequestsPerConnection: 1 });
    full.send(1);
    expect(full.send(2, UNOFFERED)).toEqual({ ok: false, reason: "UNSUPPORTED_VERSION" });
    expect(full.send(2)).toEqual({ ok: false, reason: "IN_FLIGHT_FULL" });
    const lane = readyLane({ receiveMaxFrameBytes: 200 });
    lane.send(1);
    lane.take();
    const body = new Uint8Array(200);
    expect(lane.send(2, { body })).toEqual({ ok: false, reason: "WRITE_PENDING" });
    lane.flush();
    expect(lane.send(2, { body })).toEqual({ ok: false, reason: "FRAME_TOO_LARGE" });
  });
  it("connection A.9.2: an id is free again when its request is complete", () => {
    const lane = readyLane();
    lane.send(1);
    lane.take();
    lane.flush();
    expect(lane.send(1)).toEqual({ ok: false, reason: "DUPLICATE_ID" });
    lane.respond(1);
    expect(lane.send(1)).toEqual({ ok: true, correlationId: 2 });
  });
  it("connection A.9.3: send at exactly the end of the throttle is admitted", () => {
    const lane = readyLane();
    lane.do({ type: "throttle", throttleMs: 10 });
    lane.now = 9;
    expect(lane.send(1)).toEqual({ ok: false, reason: "THROTTLED", untilMs: 10 });
    lane.now = 10;
    expect(lane.send(1)).toEqual({ ok: true, correlationId: 1 });
  });
  it("connection F13: versions at the ends of the offered range", () => {
    const lane = readyLane({ writeGate: "buffered" }, { 3: { min: 2, max: 4 } });
    const answers = [1, 2, 4, 5].map((apiVersion, id) => lane.send(id, { apiVersion }));
    const refused = { ok: false, reason: "UNSUPPORTED_VERSION", min: 2, max: 4 };
    expect(answers).toEqual([
      refused,
      { ok: true, correlationId: 1 },
      { ok: true, correlationId: 2 },
      refused,
    ]);
  });
  it("connection A.9.5: nothing is written, and others are not touched", () => {
    const lane = readyLane();
    lane.send(1);
    lane.take();
    lane.send(2, { apiKey: 1_000 });
    expect(lane.take()).toEqual([]);
    expect(typesOf(lane.respond(1))).toEqual(["response"]);
  });
  it("connection A.9.6: at most so many in flight, tombstones counted", () => {
    const lane = readyLane({
      maxInFlightRequestsPerConnection: 2,
      onRequestTimeout: "abandon",
      writeGate: "buffered",
    });
    expect(lane.send(1, { timeoutMs: 10 }).ok).toBe(true);
    expect(lane.send(2).ok).toBe(true);
    expect(lane.send(3)).toEqual({ ok: false, reason: "IN_FLIGHT_FULL" });
    lane.take();
    lane.at(10);
    expect(lane.send(3)).toEqual({ ok: false, reason: "IN_FLIGHT_FULL" });
    lane.respond(1);
    expect(lane.send(3).ok).toBe(true);
  });
  it("connection A.9.7: under flushed the newest write must be flushed", () => {
    const lane = readyLane();
    lane.send(1);
    lane.take();
    expect(lane.send(2)).toEqual({ ok: false, reason: "WRITE_PENDING" });
    const first = lane.last("write").writeSeq;
    lane.report("flushed", { writeSeq: first - 1 });
    expect(lane.send(2)).toEqual({ ok: false, reason: "WRITE_PENDING" });
    lane.report("flushed", { writeSeq: first });
    expect(lane.send(2).ok).toBe(true);
  });
  it("connection A.9.7: under flushed an empty queue needs no flush", () => {
    const lane = readyLane();
    lane.send(1);
    lane.take();
    lane.respond(1);
    expect(lane.send(2).ok).toBe(true);
  });
  it("connection A.9.7: under buffered the last writable counts", () => {
    const lane = readyLane({ writeGate: "buffered" });
    expect(lane.send(1).ok).toBe(true);
    expect(lane.send(2).ok).toBe(true);
    lane.report("writable", { writable: false });
    expect(lane.send(3)).toEqual({ ok: false, reason: "WRITE_PENDING" });
    lane.report("writable", { writable: true });
    expect(lane.send(3).ok).toBe(true);
  });
  it("connection A.9.7: a new transport is writable", () => {
    const lane = readyLane({ ...STEADY, writeGate: "buffered" });
    lane.report("writable", { writable: false });
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.replyVersions();
    expect(lane.send(1).ok).toBe(true);
  });
  it("connection A.9.8: a frame of exactly the limit is sent, one byte more is not", () => {
    const header = 10; // of version 1, without client id
    const lane = readyLane({ receiveMaxFrameBytes: 200, writeGate: "buffered" });
    const sized = (size: number) => ({ body: new Uint8Array(size - header) });
    expect(lane.send(1, sized(201))).toEqual({ ok: false, reason: "FRAME_TOO_LARGE" });
    expect(lane.send(1, sized(200)).ok).toBe(true);
  });
  it("connection A.9: a refusal takes no correlation id", () => {
    const lane = readyLane({ writeGate: "buffered" });
    lane.send(1, UNOFFERED);
    expect(lane.send(1)).toEqual({ ok: true, correlationId: 1 });
  });
});

describe("connection A.9, on acceptance", () => {
  it("connection A.9: header 1, the body, the length", () => {
    const lane = readyLane({ clientId: "c1" });
    lane.send(1, { apiKey: 3, apiVersion: 1, body: new Uint8Array([7, 8]) });
    lane.take();
    expect([...lane.last("write").bytes]).toEqual([
      ...[0, 0, 0, 14],
      ...[0, 3, 0, 1, 0, 0, 0, 1, 0, 2, 0x63, 0x31],
      ...[7, 8],
    ]);
  });
  it("connection 1.2: header 2 for a flexible version, and a response with header 1", () => {
    const lane = readyLane();
    lane.send(1, { apiKey: 3, apiVersion: 12, flexible: true, body: new Uint8Array([7]) });
    lane.take();
    expect([...lane.last("write").bytes]).toEqual([
      ...[0, 0, 0, 12],
      ...[0, 3, 0, 12, 0, 0, 0, 1, 0xff, 0xff, 0],
      ...[7],
    ]);
    const [response] = lane.receive(responseFrame(1, [1, 9, 2, 5, 5, 42]));
    expect(response).toMatchObject({ type: "response", body: new Uint8Array([42]) });
  });
  it("connection 1.2: ControlledShutdown 0 has request header 0", () => {
    const lane = readyLane({ clientId: "c1" }, { 7: { min: 0, max: 3 } });
    lane.send(1, { apiKey: 7, apiVersion: 0, body: new Uint8Array([7]) });
    lane.take();
    expect([...lane.last("write").bytes]).toEqual([0, 0, 0, 9, 0, 7, 0, 0, 0, 0, 0, 1, 7]);
  });
  it("connection 1.2: every ApiVersions response has header 0", () => {
    const lane = readyLane();
    lane.send(1, { apiKey: 18, apiVersion: 3, flexible: true });
    lane.take();
    const [response] = lane.respond(1, [0, 0, 1]);
    expect(response).toMatchObject({ type: "response", body: new Uint8Array([0, 0, 1]) });
  });
  it("connection A.9: the deadline is the request's own, or request.timeout.ms", () => {
    const lane = readyLane({ requestTimeoutMs: 700, writeGate: "buffered" });
    lane.now = 5;
    lane.send(1);
    expect(lane.machine.deadlineMs).toBe(705);
    lane.send(2, { timeoutMs: 30 });
    expect(lane.machine.deadlineMs).toBe(35);
  });
  it("connection A.9: correlation ids are one more each, and go on across attempts", () => {
    const lane = readyLane({ ...STEADY });
    lane.send(1);
    lane.take();
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    expect(int32At(lane.last("write").bytes, 8)).toBe(2);
    lane.flush();
    lane.replyVersions();
    expect(lane.send(2)).toEqual({ ok: true, correlationId: 3 });
  });
  it("connection A.9: they leave out those that SASL reserves, and wrap to negative", () => {
    const lane = numberedLane(2_147_483_638);
    expect([1, 2, 3].map((id) => lane.send(id))).toEqual([
      { ok: true, correlationId: 2_147_483_638 },
      { ok: true, correlationId: 2_147_483_639 },
      { ok: true, correlationId: -2_147_483_648 },
    ]);
    const negative = numberedLane(-1);
    expect([1, 2].map((id) => negative.send(id))).toEqual([
      { ok: true, correlationId: -1 },
      { ok: true, correlationId: 0 },
    ]);
  });
  it("connection A.9: a negative id is matched", () => {
    const lane = numberedLane(-5);
    lane.send(1);
    lane.take();
    expect(lane.respond(-5)[0]).toMatchObject({ type: "response", id: 1, correlationId: -5 });
  });
  it("connection A.9: acks = 0 is complete when it is flushed, and then in flight no more", () => {
    const lane = readyLane({ maxInFlightRequestsPerConnection: 1 });
    lane.send(1, { apiKey: 0, apiVersion: 3, expectResponse: false });
    lane.take();
    expect(lane.machine.deadlineMs).toBe(30_000);
    expect(lane.send(2)).toEqual({ ok: false, reason: "IN_FLIGHT_FULL" });
    expect(bare(lane.flush())).toEqual([{ type: "completed", id: 1 }]);
    expect(lane.machine.deadlineMs).toBe(540_000);
    expect(lane.send(2).ok).toBe(true);
  });
  it("connection A.9: acks = 0 that is never flushed runs out of time", () => {
    const lane = readyLane();
    lane.send(1, { expectResponse: false, timeoutMs: 10 });
    lane.take();
    lane.at(10);
    expect(bare([lane.told("requestFailed")])).toEqual([{
      type: "requestFailed",
      id: 1,
      reason: "REQUEST_TIMEOUT",
      sent: "maybe",
      flushed: false,
      timedOut: true,
    }]);
  });
  it("connection A.9: a response after acks = 0 is that of the next request", () => {
    const lane = readyLane({ writeGate: "buffered" });
    lane.send(1, { expectResponse: false });
    lane.send(2);
    lane.take();
    expect(lane.respond(2)[0]).toMatchObject({ type: "response", id: 2 });
    expect(bare(lane.flush())).toEqual([{ type: "completed", id: 1 }]);
  });
  it("connection F25: writes are numbered without gaps, in the order of acceptance", () => {
    const lane = readyLane({ writeGate: "buffered" });
    for (const id of [1, 2, 3]) lane.send(id);
    lane.take();
    expect(lane.allOf("write").map(({ writeSeq }) => writeSeq)).toEqual([0, 1, 2, 3]);
    expect(lane.allOf("write").slice(1).map(({ bytes }) => int32At(bytes, 8))).toEqual([1, 2, 3]);
  });
});

describe("connection A.9, sent no or maybe", () => {
  it("connection F12: a write that nobody has taken is withdrawn", () => {
    const lane = readyLane(STEADY);
    lane.send(1);
    lane.answer({ type: "peerClosed", attempt: lane.attempt });
    const effects = lane.take();
    expect(typesOf(effects)).toEqual(["ready>backoff", "requestFailed", "disconnected", "hint"]);
    expect(lane.told("requestFailed")).toMatchObject({ id: 1, sent: "no", flushed: false });
  });
  it("connection F12: one that was taken may have reached the peer, flushed or not", () => {
    for (const flushes of [false, true]) {
      const lane = readyLane();
      lane.send(1);
      lane.take();
      if (flushes) lane.flush();
      lane.report("peerClosed", {});
      expect(lane.told("requestFailed")).toMatchObject({ sent: "maybe", flushed: flushes });
    }
  });
  it("connection F12: of several, each on its own", () => {
    const lane = readyLane({ writeGate: "buffered" });
    for (const id of [1, 2, 3]) lane.send(id);
    expect(lane.machine.poll()?.type).toBe("write");
    expect(lane.machine.poll()?.type).toBe("write");
    lane.report("peerClosed", {});
    expect(lane.allOf("requestFailed").map(({ id, sent }) => [id, sent])).toEqual([
      [1, "maybe"],
      [2, "maybe"],
      [3, "no"],
    ]);
  });
  const ENDS: readonly (readonly [string, (lane: Lane) => void])[] = [
    ["close", (lane) => lane.answer({ type: "close" })],
    ["reset", (lane) => lane.answer({ type: "reset", reason: "moved" })],
    ["drain timeout", (lane) => lane.answer({ type: "drain", timeoutMs: 0 })],
    ["request timeout", (lane) => lane.answer({ type: "tick" }, 30_000)],
    ["halfClosed", (lane) => lane.answer({ type: "halfClosed", attempt: lane.attempt })],
    ["driver fault", (lane) => lane.answer({ type: "secured", attempt: lane.attempt })],
    ["fail", (lane) => lane.answer({ type: "fail", id: 0, detail: "x" })],
  ];
  for (const [name, end] of ENDS) {
    it(`connection F12: ${name} withdraws, too`, () => {
      const lane = readyLane();
      lane.send(1);
      end(lane);
      expect(typesOf(lane.take())).not.toContain("write");
      expect(lane.told("requestFailed")).toMatchObject({ id: 1, sent: "no" });
    });
  }
  it("connection F25: numbers of withdrawn writes are used again", () => {
    const lane = readyLane(STEADY);
    const { writeSeq } = lane.last("write");
    lane.send(1);
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    expect(lane.last("write").writeSeq).toBe(writeSeq + 1);
  });
  it("connection F12: a write of the connection's own is withdrawn, too", () => {
    const lane = laneIn("tcp");
    lane.answer({ type: "opened", attempt: 1, remote: "10.0.0.1:9092" });
    lane.answer({ type: "peerClosed", attempt: 1 });
    expect(typesOf(lane.take())).toEqual([
      "tcp>negotiating",
      "negotiating>backoff",
      "disconnected",
      "hint",
    ]);
  });
});
