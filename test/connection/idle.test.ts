import { describe, expect, it } from "vitest";
import { explainWait } from "../../codec/connection/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import {
  bare,
  int32At,
  type Lane,
  laneIn,
  OFFERED,
  readyLane,
  responseFrame,
  STEADY,
  typesOf,
} from "../kit/lane.ts";

describe("connection A.14, idle", () => {
  it("connection A.14: expiry is no failure: no backoff, no counter, no hint", () => {
    const lane = readyLane({ ...STEADY, connectionsMaxIdleMs: 100, reconnect: "eager" });
    expect(lane.at(99)).toEqual([]);
    expect(bare(lane.at(100))).toEqual([
      { type: "close", attempt: 1 },
      { type: "stateChanged", from: "ready", to: "idle", cause: expect.any(String) },
      {
        type: "disconnected",
        reason: "IDLE_EXPIRED",
        phase: "ready",
        detail: {
          message: expect.any(String),
          advertised: { host: "b1.internal", port: 9092 },
          dialled: { host: "10.0.0.1", port: 9092 },
        },
        failedAttempts: 0,
        setupFailures: 0,
        backoffUntilMs: null,
        jitterDraw: null,
      },
    ]);
    expect(lane.machine.deadlineMs).toBeUndefined();
    expect(typesOf(lane.do({ type: "connect" }))).toEqual(["resolve", "idle>resolving"]);
  });
  it("connection A.14: it never expires with −1", () => {
    const lane = readyLane({ connectionsMaxIdleMs: -1 });
    expect(lane.machine.deadlineMs).toBeUndefined();
    expect(lane.at(10 ** 12)).toEqual([]);
  });
  const ACTIVITY: readonly (readonly [string, (lane: Lane) => void])[] = [
    ["bytes in", (lane) => lane.receive(new Uint8Array(1))],
    ["a flush", (lane) => lane.flush()],
    ["an admitted send", (lane) => (lane.send(1), lane.take(), lane.respond(1))],
  ];
  for (const [what, does] of ACTIVITY) {
    it(`connection A.14: ${what} is activity`, () => {
      const lane = readyLane({ connectionsMaxIdleMs: 100 });
      lane.now = 60;
      does(lane);
      expect(lane.machine.deadlineMs).toBe(160);
      expect(explainWait(lane.machine)!.timer).toBe("idleExpiry");
    });
  }
  it("connection A.14: a refused send, a tick, writable or throttle are none", () => {
    const lane = readyLane({ connectionsMaxIdleMs: 100 });
    lane.now = 60;
    lane.send(1, { apiKey: 99 });
    lane.at(60);
    lane.report("writable", { writable: true });
    lane.do({ type: "throttle", throttleMs: 1 });
    lane.at(61);
    expect(lane.machine.deadlineMs).toBe(100);
  });
  it("connection M3: a send in the very call in which idle expires wins", () => {
    const lane = readyLane({ connectionsMaxIdleMs: 100 });
    lane.now = 100;
    expect(lane.send(1).ok).toBe(true);
    expect(typesOf(lane.take())).toEqual(["write"]);
    expect(lane.state).toBe("ready");
  });
  it("connection F16: never with something in flight, a tombstone included", () => {
    const lane = readyLane({
      connectionsMaxIdleMs: 100,
      onRequestTimeout: "abandon",
      requestTimeoutMs: 350,
    });
    lane.send(1);
    lane.take();
    for (const nowMs of [100, 200, 300, 350, 400, 500, 600]) lane.at(nowMs);
    expect(lane.state).toBe("ready");
    lane.respond(1);
    lane.at(700);
    expect(lane.told("disconnected").reason).toBe("IDLE_EXPIRED");
  });
  it("connection A.14: a peer that closes a quiet connection is PEER_IDLE_CLOSE", () => {
    for (const code of [undefined, "ECONNRESET", "EPIPE"]) {
      const lane = readyLane({ ...STEADY, reconnect: "eager" });
      const effects = lane.report("peerClosed", code === undefined ? {} : { code });
      expect(bare(effects)).toEqual([
        { type: "stateChanged", from: "ready", to: "backoff", cause: expect.any(String) },
        {
          type: "disconnected",
          reason: "PEER_IDLE_CLOSE",
          phase: "ready",
          detail: {
            ...(code !== undefined && { code }),
            message:
              "advertised b1.internal:9092, dialled 10.0.0.1:9092: the peer closed a quiet connection",
            advertised: { host: "b1.internal", port: 9092 },
            dialled: { host: "10.0.0.1", port: 9092 },
          },
          failedAttempts: 0,
          setupFailures: 0,
          backoffUntilMs: 50,
          jitterDraw: null,
        },
      ]);
      expect(typesOf(lane.at(50))).toEqual([
        "backoff>idle",
        "available",
        "resolve",
        "idle>resolving",
      ]);
    }
  });
  it("connection A.14: one base backoff, with its draw, whatever has failed before", () => {
    const lane = readyLane();
    lane.report("peerClosed", {});
    const { backoffUntilMs, jitterDraw } = lane.told("disconnected");
    expect(backoffUntilMs).toBe(Math.trunc((0.8 + 0.4 * jitterDraw!) * 50));
  });
  it("connection A.14: with something in flight it is a failure", () => {
    const lane = readyLane(STEADY);
    lane.send(1);
    lane.take();
    lane.report("peerClosed", {});
    expect(lane.told("disconnected")).toMatchObject({ reason: "PEER_CLOSED", failedAttempts: 1 });
  });
});

describe("connection A.14, probe", () => {
  const probing = (options = {}) =>
    readyLane({ ...STEADY, idleProbeAfterMs: 100, connectTimeoutMs: 40, ...options });
  /** A connection that has sent request 1 after a long silence. */
  const probed = (options = {}) => {
    const lane = probing(options);
    lane.now = 1_000;
    expect(lane.send(1)).toEqual({ ok: true, correlationId: 2 });
    return lane;
  };
  it("connection A.14: the first send after a silence is preceded by ApiVersions", () => {
    const lane = probed();
    expect(typesOf(lane.take())).toEqual(["write"]);
    const { header, body } = lane.written(ApiVersionsServer);
    expect(header).toMatchObject({ requestApiVersion: 5, correlationId: 1 });
    // A broker answers a name that is empty with an error.
    expect(body).toMatchObject({
      clientSoftwareName: "kafka-wire",
      clientSoftwareVersion: "0.1.0",
    });
  });
  it("connection A.14: when it is answered the request is written", () => {
    const lane = probed();
    lane.take();
    lane.now = 1_030;
    expect(typesOf(lane.replyVersions())).toEqual(["write"]);
    expect(int32At(lane.last("write").bytes, 8)).toBe(2);
    lane.now = 1_050;
    expect(bare(lane.respond(2))).toEqual([{
      type: "response",
      id: 1,
      apiKey: 3,
      apiVersion: 1,
      correlationId: 2,
      body: new Uint8Array(0),
      latencyMs: 50,
    }]);
  });
  it("connection A.14: error 35 is an answer, too", () => {
    const lane = probed();
    lane.take();
    expect(typesOf(lane.replyVersions({}, 35, 0))).toEqual(["write"]);
  });
  it("connection A.14: any other error fails the connection, and the request was not sent", () => {
    for (
      const [errorCode, reason] of [[42, "NEGOTIATION_FAILED"], [129, "CLUSTER_MISMATCH"]] as const
    ) {
      const lane = probed();
      lane.take();
      lane.replyVersions({}, errorCode);
      expect(lane.told("disconnected")).toMatchObject({ reason, phase: "ready" });
      expect(lane.told("requestFailed")).toMatchObject({ id: 1, sent: "no" });
    }
  });
  it("connection F11: if the answer throttles, the request is written at its end", () => {
    const lane = probed();
    lane.take();
    lane.reply(ApiVersionsServer, { errorCode: 0, apiKeys: [], throttleTimeMs: 70 });
    expect(lane.allOf("write").length).toBe(2); // of negotiation and of the probe
    expect(lane.at(1_069)).toEqual([]);
    expect(typesOf(lane.at(1_070))).toEqual(["write"]);
    expect(int32At(lane.last("write").bytes, 8)).toBe(2);
  });
  it("connection A.14: no answer: the request was not sent", () => {
    const lane = probed();
    lane.take();
    expect(lane.machine.deadlineMs).toBe(1_040);
    expect(bare(lane.at(1_040)).slice(0, 3)).toEqual([
      { type: "abort", attempt: 1 },
      { type: "stateChanged", from: "ready", to: "backoff", cause: expect.any(String) },
      {
        type: "requestFailed",
        id: 1,
        reason: "CONNECTION_LOST",
        sent: "no",
        flushed: false,
        timedOut: false,
        cause: "REQUEST_TIMEOUT",
      },
    ]);
    expect(lane.told("disconnected")).toMatchObject({ reason: "REQUEST_TIMEOUT", phase: "ready" });
  });
  it("connection A.14: so when the peer resets", () => {
    const lane = probed();
    lane.take();
    lane.report("peerClosed", { code: "ECONNRESET" });
    expect(lane.told("requestFailed")).toMatchObject({ reason: "PEER_RESET", sent: "no" });
  });
  const LIMITS: readonly (readonly [object, number])[] = [
    [{ connectTimeoutMs: 40, requestTimeoutMs: 30 }, 30],
    [{ connectTimeoutMs: 40, requestTimeoutMs: 50 }, 40],
    [{ connectTimeoutMs: null, requestTimeoutMs: 50 }, 50],
  ];
  for (const [options, limitMs] of LIMITS) {
    it(`connection A.14: the limit with ${JSON.stringify(options)}`, () => {
      expect(probed(options).machine.deadlineMs).toBe(1_000 + limitMs);
    });
  }
  it("connection A.14: not before so long a silence, and not when something is in flight", () => {
    const lane = probing({ writeGate: "buffered" });
    lane.now = 99;
    expect(lane.send(1)).toEqual({ ok: true, correlationId: 1 });
    lane.take();
    lane.now = 500;
    expect(lane.send(2)).toEqual({ ok: true, correlationId: 2 });
  });
  it("connection A.14: only the first one", () => {
    const lane = probed();
    lane.take();
    lane.replyVersions();
    lane.respond(2);
    expect(lane.send(2)).toEqual({ ok: true, correlationId: 3 });
    expect(typesOf(lane.take())).toEqual(["write"]);
  });
  it("connection A.14: off by default", () => {
    const lane = readyLane();
    lane.now = 500_000;
    expect(lane.send(1)).toEqual({ ok: true, correlationId: 1 });
  });
  it("connection A.14: a peer without ApiVersions is not probed", () => {
    const lane = readyLane({ idleProbeAfterMs: 100 }, { 3: { min: 0, max: 9 } });
    lane.now = 1_000;
    expect(lane.send(1)).toEqual({ ok: true, correlationId: 1 });
  });
  it("connection A.14: it is asked at the highest common version", () => {
    const lane = readyLane({ idleProbeAfterMs: 100 }, { ...OFFERED, 18: { min: 0, max: 2 } });
    lane.now = 1_000;
    lane.send(1);
    lane.take();
    expect(lane.written(ApiVersionsServer).header.requestApiVersion).toBe(2);
  });
  it("connection A.14: it does not count against the requests in flight", () => {
    const lane = probed({ maxInFlightRequestsPerConnection: 2, writeGate: "buffered" });
    expect(lane.send(2).ok).toBe(true);
    expect(lane.send(3)).toEqual({ ok: false, reason: "IN_FLIGHT_FULL" });
  });
  it("connection A.14: further sends wait behind it, in order", () => {
    const lane = probed({ writeGate: "buffered" });
    lane.send(2);
    lane.send(3);
    expect(typesOf(lane.take())).toEqual(["write"]);
    expect(typesOf(lane.replyVersions())).toEqual(["write", "write", "write"]);
    expect(lane.allOf("write").slice(-3).map(({ bytes }) => int32At(bytes, 8))).toEqual([2, 3, 4]);
    const flushed = probed();
    flushed.take();
    flushed.flush();
    expect(flushed.send(2)).toEqual({ ok: false, reason: "WRITE_PENDING" });
  });
  it("connection A.14: abandon of a request that waits: not sent, and no tombstone", () => {
    const lane = probing({ onRequestTimeout: "abandon", writeGate: "buffered" });
    lane.now = 1_000;
    lane.send(1, { timeoutMs: 10 });
    lane.take();
    expect(bare(lane.at(1_010))).toEqual([{
      type: "requestFailed",
      id: 1,
      reason: "REQUEST_TIMEOUT",
      sent: "no",
      flushed: false,
      timedOut: true,
    }]);
    expect(lane.replyVersions()).toEqual([]);
    lane.send(2);
    lane.take();
    expect(typesOf(lane.receive(responseFrame(3)))).toEqual(["response"]);
  });
  it("connection A.14: an answer that is none fails the connection", () => {
    const lane = probed();
    lane.take();
    lane.respond(1, [0]);
    expect(lane.told("disconnected").detail.code).toBe("DECODE");
  });
  it("connection A.14: the probe may be late by nothing", () => {
    const lane = probed();
    lane.take();
    lane.now = 1_040;
    expect(typesOf(lane.replyVersions())).toEqual(["write"]);
    expect(laneIn("ready").state).toBe("ready");
  });
});
