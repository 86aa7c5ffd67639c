// One deterministic test for each report from the field (connection H, reliability 6.5) that a connection can show.

import { describe, expect, it } from "vitest";
import {
  type ConnectionEffect,
  type ConnectionOptions,
  timerDelayMs,
} from "../../codec/connection/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { SaslHandshakeServer } from "../../codec/messages/sasl_handshake.ts";
import { parseRedirector, type RedirectDecision } from "../../codec/redirect/mod.ts";
import { Driver, type FaultKind } from "../kit/driver.ts";
import {
  backoffLane,
  bare,
  joined,
  Lane,
  laneIn,
  openingLane,
  PLAIN,
  plainLane,
  readyLane,
  responseFrame,
  SCRAM,
  sizePrefix,
  STEADY,
  typesOf,
} from "../kit/lane.ts";

/** Drives a connection by its deadline alone, as a driver with a silent peer does; gives the moments. */
function silence(lane: Lane): number[] {
  const moments: number[] = [];
  while (lane.machine.deadlineMs !== undefined && moments.length < 99) {
    moments.push(lane.machine.deadlineMs);
    lane.wake();
  }
  return moments;
}

/** A ready connection with requests 1 to `n` in flight. */
function inFlight(n: number, options: Partial<ConnectionOptions> = {}): Lane {
  const lane = readyLane({ ...STEADY, writeGate: "buffered", ...options });
  for (let id = 1; id <= n; id++) lane.send(id);
  lane.take();
  return lane;
}

function dial(options: Partial<ConnectionOptions>): Lane {
  const lane = new Lane({ ...STEADY, ...options });
  lane.do({ type: "connect" });
  return lane;
}

function resolvedLane(lane: Lane, addresses: readonly string[] = ["10.0.0.1"]): Lane {
  if (lane.state === "resolving") lane.report("resolved", { addresses });
  return lane;
}

function again(lane: Lane): Lane {
  if (lane.state === "backoff") lane.wake();
  lane.do({ type: "connect" });
  return lane;
}

describe("connection H.1, dead or silent brokers", () => {
  it("connection R-1: a SYN that nobody answers ends at the configured limit", () => {
    const lane = openingLane();
    expect(lane.at(4_999)).toEqual([]);
    expect(typesOf(lane.at(5_000))).toEqual(["abort", "tcp>backoff", "disconnected", "hint"]);
    const { reason, backoffUntilMs } = lane.told("disconnected");
    expect(reason).toBe("CONNECT_TIMEOUT");
    expect(backoffUntilMs).toBeGreaterThanOrEqual(5_040);
    expect(backoffUntilMs).toBeLessThanOrEqual(5_060);
  });
  it("connection R-2: a broker that accepts and never answers ApiVersions", () => {
    const lane = openingLane();
    lane.now = 700;
    lane.opened();
    expect(lane.at(30_699)).toEqual([]);
    lane.at(30_700);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "REQUEST_TIMEOUT",
      phase: "negotiating",
    });
  });
  it("connection R-3: after ETIMEDOUT the next connect opens anew", () => {
    const lane = openingLane(STEADY);
    lane.report("openFailed", { code: "ETIMEDOUT" });
    expect(lane.state).toBe("backoff");
    expect(lane.told("disconnected")).toMatchObject({
      reason: "UNREACHABLE",
      detail: { code: "ETIMEDOUT" },
    });
    resolvedLane(again(lane));
    expect(lane.last("open").attempt).toBe(2);
  });
  it("connection R-4: ECONNRESET in tcp, tls and sasl is one failure each", () => {
    for (const state of ["tcp", "tls", "sasl"] as const) {
      const lane = laneIn(state);
      lane.report("peerClosed", { code: "ECONNRESET" });
      lane.do({ type: "peerClosed", attempt: lane.attempt });
      expect(lane.allOf("disconnected").map(({ reason, phase }) => [reason, phase])).toEqual([
        ["PEER_RESET", state],
      ]);
    }
  });
  it("connection R-5: an old broker that drops ApiVersions is seen at once; skip is the way out", () => {
    const lane = laneIn("negotiating");
    expect(typesOf(lane.report("peerClosed", {}))).toEqual([
      "negotiating>backoff",
      "disconnected",
      "hint",
    ]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "PEER_CLOSED",
      phase: "negotiating",
    });
    const skip = openingLane({ negotiation: "skip", staticVersions: { 3: { min: 0, max: 1 } } });
    skip.opened();
    expect(skip.state).toBe("ready");
  });
  it("connection R-6: a silent peer costs at most three wake-ups", () => {
    for (const state of ["tcp", "tls", "sasl", "negotiating"] as const) {
      const moments = silence(laneIn(state));
      expect(moments.length).toBeLessThanOrEqual(3);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    }
  });
  it("connection R-7: a half-open connection ends with the request, and the next goes to the new target", () => {
    let host = "10.0.0.1";
    const redirector = (): RedirectDecision => ({ type: "to", host });
    const lane = readyLane({ ...STEADY, redirector });
    lane.send(1);
    lane.take();
    expect(lane.at(29_999)).toEqual([]);
    lane.at(30_000);
    expect(lane.told("requestFailed")).toMatchObject({ id: 1, reason: "REQUEST_TIMEOUT" });
    host = "10.0.0.2";
    again(lane);
    expect(lane.last("open").address).toBe("10.0.0.2");
  });
});

describe("connection H.2, addresses that cannot be reached", () => {
  it("connection R-8: redirection comes before resolution; else DNS_FAILED names the host", () => {
    const redirector = parseRedirector(".svc.cluster.local => tunnel.example.com");
    const host = "kafka-0.kafka.svc.cluster.local";
    const lane = dial({ host, redirector });
    expect(lane.allOf("resolve").map((resolve) => resolve.host)).toEqual(["tunnel.example.com"]);
    const bare = dial({ host });
    bare.report("resolveFailed", { code: "ENOTFOUND" });
    expect(bare.told("disconnected")).toMatchObject({
      reason: "DNS_FAILED",
      detail: {
        code: "ENOTFOUND",
        message: expect.stringContaining(host),
        advertised: { host, port: 9092 },
      },
    });
  });
  it("connection R-9: a host that cannot be resolved is an event, each time", () => {
    const lane = dial({});
    for (let n = 1; n <= 3; n++) {
      expect(lane.answer({ type: "resolveFailed", attempt: lane.attempt, code: "ENOTFOUND" }))
        .toEqual({
          ok: true,
        });
      lane.take();
      expect(lane.told("disconnected")).toMatchObject({ reason: "DNS_FAILED", failedAttempts: n });
      again(lane);
    }
    expect(lane.state).toBe("resolving");
  });
  it("connection R-10: three nodes behind one forwarded port", () => {
    const redirector = parseRedirector("* => 127.0.0.1:9092");
    const targets = [1, 2, 3].map((nodeId) => {
      const lane = dial({ nodeId, host: `b${nodeId}.internal`, redirector });
      const { host, port } = lane.last("open");
      return [lane.told("redirectDecided").nodeId, host, port];
    });
    expect(targets).toEqual([
      [1, "127.0.0.1", 9092],
      [2, "127.0.0.1", 9092],
      [3, "127.0.0.1", 9092],
    ]);
  });
  it("connection R-11: another address is dialled, the original name is verified", () => {
    const redirector = (): RedirectDecision => ({ type: "to", host: "gw.example.com" });
    const upgraded = resolvedLane(dial({ redirector, securityProtocol: "SSL" }));
    upgraded.opened();
    expect(upgraded.last("secure")).toMatchObject({
      serverName: "b1.internal",
      verifyName: "b1.internal",
    });
    const withOpen = resolvedLane(
      dial({ redirector, securityProtocol: "SSL", transport: { tls: "with-open" } }),
    );
    expect(withOpen.last("open").tls).toMatchObject({
      serverName: "b1.internal",
      verifyName: "b1.internal",
    });
  });
  const RULES = parseRedirector([
    "b1.internal:9092 => 127.0.0.1:19092",
    ".kafka.svc => {label}.example.com:+10000 tls=original",
    "10.0.0.0/8 & purpose:broker => gw.example.com:{nodeId}+30000",
    "purpose:bootstrap => keep",
    '* => reject "not reachable from here"',
  ].join("\n"));
  const VECTORS: readonly (readonly [Partial<ConnectionOptions>, object | string])[] = [
    [
      { nodeId: 1, host: "B1.Internal." },
      { host: "127.0.0.1", port: 19_092, serverName: "b1.internal", verifyName: "b1.internal" },
    ],
    [{ nodeId: 1, host: "b1.internal", port: 9093 }, "REDIRECT_REJECTED"],
    [
      { nodeId: 2, host: "kafka-2.kafka.svc" },
      {
        host: "kafka-2.example.com",
        port: 19_092,
        serverName: "kafka-2.kafka.svc",
        verifyName: "kafka-2.kafka.svc",
      },
    ],
    [{ nodeId: 2, host: "kafka.svc" }, "REDIRECT_REJECTED"],
    [{ nodeId: 2, host: "xkafka.svc" }, "REDIRECT_REJECTED"],
    [{ nodeId: 2, host: "kafka-2.kafka.svc", port: 60_000 }, "PORT_RANGE"],
    [
      { nodeId: 7, host: "10.9.8.7" },
      { host: "gw.example.com", port: 30_007, serverName: null, verifyName: "10.9.8.7" },
    ],
    [
      { nodeId: 7, host: "::ffff:10.9.8.7" },
      { host: "gw.example.com", port: 30_007, serverName: null },
    ],
    [{ nodeId: 7, host: "11.0.0.1" }, "REDIRECT_REJECTED"],
    [{ purpose: "bootstrap", host: "seed.example.com" }, { host: "seed.example.com", port: 9092 }],
    [{ nodeId: 9, host: "010.0.0.1" }, "BAD_IPV4"],
  ];
  for (const [options, result] of VECTORS) {
    it(`connection R-12: C.11, ${options.host}:${options.port ?? 9092}`, () => {
      const lane = resolvedLane(dial({ ...options, redirector: RULES, securityProtocol: "SSL" }));
      if (typeof result === "string") {
        expect(lane.allOf("open")).toEqual([]);
        expect(lane.allOf("resolve")).toEqual([]);
        const { reason, detail } = lane.told("disconnected");
        expect([reason, detail.code]).toContain(result);
        return;
      }
      lane.opened();
      const { host, port } = lane.last("open");
      const { serverName, verifyName } = lane.last("secure");
      expect({ host, port, serverName, verifyName }).toMatchObject(result);
    });
  }
  it("connection R-13: SNI is sent whatever is verified", () => {
    const redirector = (): RedirectDecision => ({
      type: "to",
      host: "127.0.0.1",
      tls: { verifyName: "anything.example.com" },
    });
    const lane = resolvedLane(dial({ redirector, securityProtocol: "SSL" }));
    lane.opened();
    expect(lane.last("secure")).toMatchObject({
      serverName: "b1.internal",
      verifyName: "anything.example.com",
    });
  });
  it("connection R-14: brokers told apart by name or port, nodes 0 to 5", () => {
    const byName = parseRedirector("node:0-5 => broker-{nodeId}.example.com");
    const byPort = parseRedirector("node:0-5 => gw.example.com:{nodeId}+9000");
    for (let nodeId = 0; nodeId <= 5; nodeId++) {
      expect(dial({ nodeId, redirector: byName }).last("resolve").host).toBe(
        `broker-${nodeId}.example.com`,
      );
      const { target } = dial({ nodeId, redirector: byPort }).told("redirectDecided");
      expect(target).toEqual({ host: "gw.example.com", port: 9_000 + nodeId });
    }
  });
  it("connection R-15: a bootstrap name is resolved anew after each loss", () => {
    const lane = dial({ purpose: "bootstrap" });
    for (let n = 1; n <= 2; n++) {
      lane.report("resolved", { addresses: [`10.0.0.${n}`] });
      lane.opened();
      lane.replyVersions();
      lane.do({ type: "reset", reason: "rebootstrap" });
      lane.do({ type: "connect" });
    }
    expect(lane.allOf("resolve").length).toBe(3);
    expect(lane.allOf("open").map(({ address }) => address)).toEqual(["10.0.0.1", "10.0.0.2"]);
  });
  const HOSTS: readonly (readonly [string, string])[] = [
    ["::1", "::1"],
    ["[::1]", "::1"],
    ["fe80::1%2", "fe80::1%2"],
    ["2001:db8::9092", "2001:db8::9092"],
    ["::ffff:10.0.0.1", "::ffff:10.0.0.1"],
    ["10.0.0.1", "10.0.0.1"],
  ];
  for (const [host, address] of HOSTS) {
    it(`connection R-17: host ${host} is not cut at a colon`, () => {
      const lane = dial({ host, port: 9_093 });
      expect(lane.allOf("resolve")).toEqual([]);
      expect(lane.last("open")).toMatchObject({ host: address, address, port: 9_093 });
    });
  }
});

describe("connection H.3, loops and storms", () => {
  it("connection R-18: 100 connects in backoff open nothing, and begin one attempt", () => {
    const lane = backoffLane();
    const before = lane.all.length;
    for (let i = 0; i < 100; i++) {
      expect(lane.answer({ type: "connect" })).toEqual({
        ok: false,
        reason: "BACKOFF",
        untilMs: 50,
      });
      expect(lane.answer({ type: "connect", asap: true })).toEqual({ ok: true });
    }
    expect(lane.take()).toEqual([]);
    lane.at(50);
    const begun = lane.all.slice(before).filter(({ type }) =>
      type === "resolve" || type === "open"
    );
    expect(begun.length).toBe(1);
  });
  it("connection R-19: a coarse clock never makes a delay below 1 or beyond 2³¹ − 1", () => {
    for (const grainMs of [1, 16, 1_000, 60_000]) {
      const lane = dial({ reconnectBackoffMaxMs: 1_000 });
      const coarse = (nowMs: number) => Math.floor(nowMs / grainMs) * grainMs;
      let wakeUps = 0;
      for (let nowMs = 0; lane.machine.deadlineMs !== undefined && wakeUps < 50; wakeUps++) {
        const delayMs = timerDelayMs(lane.machine.deadlineMs, coarse(nowMs));
        expect(delayMs).toBeGreaterThanOrEqual(1);
        expect(delayMs).toBeLessThanOrEqual(2_147_483_647);
        nowMs += Math.max(delayMs, grainMs);
        lane.at(coarse(nowMs));
        if (lane.state === "idle" && wakeUps < 20) lane.do({ type: "connect" });
      }
      expect(wakeUps).toBeLessThan(50);
    }
  });
});

describe("connection H.4, requests, responses, order", () => {
  it("connection R-24: abandon swallows the late response", () => {
    const lane = inFlight(1, { onRequestTimeout: "abandon" });
    lane.now = 10;
    lane.send(2);
    lane.take();
    lane.at(30_000);
    expect(lane.respond(1)).toEqual([]);
    expect(bare(lane.respond(2))).toEqual([expect.objectContaining({ type: "response", id: 2 })]);
    expect(lane.state).toBe("ready");
  });
  const FOREIGN: readonly (readonly [string, readonly number[], string])[] = [
    ["connection R-25: a TLS handshake", [0x16, 0x03, 0x01, 0x00], "PEER_SPEAKS_TLS"],
    ["connection R-26: a TLS alert", [0x15, 0x03, 0x03, 0x00], "PEER_SPEAKS_TLS"],
    ["connection R-27: HTTP", [...new TextEncoder().encode("HTTP/1.1")], "PEER_SPEAKS_HTTP"],
  ];
  for (const [name, bytes, code] of FOREIGN) {
    it(`${name} is ${code}, and nothing is allocated for it`, () => {
      const lane = laneIn("negotiating", { receiveMaxFrameBytes: 2_147_483_647 });
      lane.receive(new Uint8Array(bytes));
      expect(lane.told("disconnected")).toMatchObject({
        reason: "PROTOCOL_ERROR",
        phase: "negotiating",
        detail: { code },
      });
      expect(JSON.stringify(lane.machine.snapshot()).length).toBeLessThan(5_000);
    });
  }
  it("connection R-28: an answer out of order fails all, and is nobody's", () => {
    const lane = inFlight(2);
    lane.respond(2, [1]);
    expect(lane.allOf("response")).toEqual([]);
    expect(lane.allOf("requestFailed").map(({ id, reason, cause }) => [id, reason, cause])).toEqual(
      [
        [1, "CONNECTION_LOST", "PROTOCOL_ERROR"],
        [2, "CONNECTION_LOST", "PROTOCOL_ERROR"],
      ],
    );
    expect(lane.told("disconnected").detail.code).toBe("CORRELATION_MISMATCH");
  });
  it("connection R-29: after five silent minutes a probe comes first; without answer nothing was sent", () => {
    const lane = readyLane({ ...STEADY, idleProbeAfterMs: 240_000 });
    lane.now = 300_000;
    lane.send(1);
    expect(typesOf(lane.take())).toEqual(["write"]);
    expect(lane.written(ApiVersionsServer).header.requestApiKey).toBe(18);
    expect(lane.at(304_999)).toEqual([]);
    lane.at(305_000);
    expect(lane.told("requestFailed")).toMatchObject({ id: 1, sent: "no" });
  });
  it("connection R-30: a quiet connection that the peer closes is no failure", () => {
    const lane = readyLane(STEADY);
    expect(typesOf(lane.report("peerClosed", {}))).toEqual(["ready>backoff", "disconnected"]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "PEER_IDLE_CLOSE",
      failedAttempts: 0,
      setupFailures: 0,
      backoffUntilMs: 50,
    });
  });
  it("connection R-31: a clock that steps back neither loses nor repeats a timeout", () => {
    const lane = inFlight(0);
    lane.at(1_000);
    lane.send(1);
    lane.take();
    for (const nowMs of [500, 1_001, 3, 1_001]) {
      expect(lane.machine.handle({ type: "tick" }, nowMs)).toEqual({ ok: true });
      expect(lane.machine.deadlineMs).toBe(31_000);
    }
    expect(lane.at(30_999)).toEqual([]);
    lane.at(31_000);
    expect(lane.told("requestFailed").timedOut).toBe(true);
  });
  it("connection R-32: only differences of time count", () => {
    const outcome = (startMs: number) => {
      const lane = new Lane(STEADY);
      lane.now = startMs;
      lane.do({ type: "connect" });
      lane.report("resolved", { addresses: ["10.0.0.1"] });
      const moments = silence(lane).map((moment) => moment - startMs);
      return [moments, typesOf(lane.all)];
    };
    for (const startMs of [-5_000, 1_700_000_000_000]) expect(outcome(startMs)).toEqual(outcome(0));
  });
  it("connection R-33: drain with a silent peer is closed at its limit, and then it is quiet", () => {
    const lane = inFlight(3);
    lane.do({ type: "drain", timeoutMs: 5_000 });
    expect(lane.at(4_999)).toEqual([]);
    lane.at(5_000);
    expect(lane.all.at(-1)?.type).toBe("closed");
    lane.receive(responseFrame(1));
    lane.do({ type: "connect", asap: true }, 60_000);
    expect(lane.at(999_999)).toEqual([]);
    expect(lane.allOf("closed").length).toBe(1);
    expect(lane.machine.deadlineMs).toBeUndefined();
  });
  it("connection R-34: throttle time is no request time, and its very end admits", () => {
    const lane = inFlight(1);
    lane.do({ type: "throttle", throttleMs: 1 });
    expect(lane.send(2)).toEqual({ ok: false, reason: "THROTTLED", untilMs: 1 });
    lane.now = 1;
    expect(lane.send(2).ok).toBe(true);
    lane.take();
    expect(lane.at(30_000)).toEqual([]);
    lane.at(30_001);
    expect(lane.told("requestFailed").reason).toMatch(/REQUEST_TIMEOUT|CONNECTION_LOST/);
  });
  it("connection R-35: authentication again waits for three in flight, and none is admitted", () => {
    const lane = plainLane({ ...STEADY, writeGate: "buffered" }, 10_000n);
    for (const id of [1, 2, 3]) lane.send(id);
    lane.take();
    expect(lane.at(9_500)).toEqual([]);
    expect(lane.send(4)).toEqual({ ok: false, reason: "REAUTHENTICATING" });
    const effects = [4, 5, 6].flatMap((correlationId) => lane.respond(correlationId));
    expect(typesOf(effects)).toEqual(["response", "response", "response", "write"]);
    expect(lane.written(SaslHandshakeServer).header.correlationId).toBe(7);
    lane.replyHandshake();
    lane.replyToken({ sessionLifetimeMs: 10_000n });
    lane.flush();
    expect(lane.send(4).ok).toBe(true);
  });
  it("connection R-36: the failure of ApiVersions is the failure of the attempt", () => {
    const lane = laneIn("negotiating");
    lane.report("peerClosed", {});
    expect(lane.allOf("disconnected").length).toBe(1);
    expect(lane.allOf("requestFailed")).toEqual([]);
  });
  it("connection R-37: two brokers of one cluster, two tables", () => {
    const old = readyLane({ nodeId: 1 }, { 3: { min: 0, max: 4 } });
    const young = readyLane({ nodeId: 2 }, { 3: { min: 5, max: 13 } });
    expect([old.send(1, { apiVersion: 5 }).ok, young.send(1, { apiVersion: 5 }).ok]).toEqual([
      false,
      true,
    ]);
    expect([old.send(1, { apiVersion: 4 }).ok, young.send(2, { apiVersion: 4 }).ok]).toEqual([
      true,
      false,
    ]);
  });
  it("connection R-38: a late response is consumed, with the next frame in the same chunk", () => {
    const lane = inFlight(1, { onRequestTimeout: "abandon" });
    lane.now = 10;
    lane.send(2);
    lane.take();
    lane.at(30_000);
    const chunk = joined(responseFrame(1, [9, 9, 9]), responseFrame(2, [5]));
    expect(bare(lane.receive(chunk))).toEqual([
      expect.objectContaining({ type: "response", id: 2, body: new Uint8Array([5]) }),
    ]);
  });
  it("connection R-40: the transport is lost between acceptance and poll", () => {
    const lane = readyLane(STEADY);
    expect(lane.send(1).ok).toBe(true);
    lane.answer({ type: "peerClosed", attempt: lane.attempt });
    const effects = lane.take();
    expect(typesOf(effects)).not.toContain("write");
    expect(lane.allOf("requestFailed").map(({ id, sent }) => [id, sent])).toEqual([[1, "no"]]);
  });
});

describe("reliability R-13, a fault at the n-th step", () => {
  const LIVES: readonly (readonly [string, Partial<ConnectionOptions>])[] = [
    ["plaintext", STEADY],
    ["TLS", { ...STEADY, securityProtocol: "SSL" }],
    ["PLAIN over TLS", { ...STEADY, ...PLAIN, securityProtocol: "SASL_SSL" }],
    ["a mechanism that is asked", { ...STEADY, ...SCRAM }],
    ["redirection that is asked", { ...STEADY, redirector: "ask-driver" }],
    ["all-in-attempt", { ...STEADY, addressPolicy: "all-in-attempt" }],
    ["race", { ...STEADY, addressPolicy: "race" }],
    ["abandon", { ...STEADY, onRequestTimeout: "abandon", writeGate: "buffered" }],
  ];
  /** Connects, sends three requests, and drains; one action goes wrong. Gives the number of actions. */
  function live(options: Partial<ConnectionOptions>, at: number, kind: FaultKind): number {
    const lane = new Lane(options);
    const driver = new Driver(lane, { at, kind });
    const accepted: number[] = [];
    let next = 1;
    for (let round = 0; round < 9 && accepted.length < 3; round++) {
      lane.do({ type: "connect" });
      driver.perform();
      rest(lane, driver, (state) => state === "ready" || state === "idle");
      while (lane.state === "ready" && accepted.length < 3) {
        const id = next++;
        if (lane.send(id).ok) accepted.push(id);
        driver.perform();
        rest(lane, driver, () => lane.state !== "ready" || settledOf(lane).includes(id));
      }
    }
    expect(accepted.length).toBe(3);
    lane.answer({ type: "drain" });
    driver.perform();
    rest(lane, driver, (state) => state === "closed");
    expect(lane.allOf("closed").length).toBe(1);
    expect(settledOf(lane).toSorted()).toEqual(accepted.toSorted());
    expect([...driver.transports]).toEqual([]);
    expect(lane.machine.deadlineMs).toBeUndefined();
    for (const { detail } of lane.allOf("disconnected")) expect(detail.message).toMatch(/./);
    return driver.actions;
  }
  /** Lets time pass until a state of affairs is reached. */
  function rest(lane: Lane, driver: Driver, until: (state: string) => boolean): void {
    for (let n = 0; !until(lane.state); n++) {
      if (n > 50) throw new Error(`Cannot rest: found ${lane.state}`);
      lane.wake();
      driver.perform();
    }
  }
  function settledOf(lane: Lane): number[] {
    return [...lane.allOf("response"), ...lane.allOf("requestFailed")].map(({ id }) => id);
  }
  for (const [name, options] of LIVES) {
    for (const kind of ["throws", "closes", "stalls"] as const) {
      it(`reliability R-13: ${name}, the transport ${kind} at each call in turn`, () => {
        const actions = live(options, Infinity, kind);
        expect(actions).toBeGreaterThan(5);
        for (let at = 1; at <= actions; at++) live(options, at, kind);
      });
    }
  }
});

describe("reliability R-18, anomalies of time", () => {
  const YEAR = 365 * 86_400_000;
  it("reliability R-18: timers fire neither early nor never when the clock jumps", () => {
    for (const jumpMs of [3_600_000, -3_600_000, 10 * YEAR, -10 * YEAR]) {
      const lane = inFlight(1);
      lane.at(29_999);
      lane.machine.handle({ type: "tick" }, 29_999 + jumpMs);
      const fired = lane.take().some(({ type }) => type === "requestFailed");
      expect(fired).toBe(jumpMs > 0);
      if (jumpMs < 0) expect(typesOf(lane.at(30_000))).toContain("requestFailed");
    }
  });
  it("reliability R-18: a timer 1 ms early does nothing, 10 minutes late it fires once", () => {
    for (const state of ["tcp", "negotiating", "draining", "backoff"] as const) {
      const lane = laneIn(state);
      const { deadlineMs } = lane.machine;
      expect(lane.at(deadlineMs! - 1)).toEqual([]);
      expect(lane.at(deadlineMs! + 600_000)).not.toEqual([]);
    }
  });
  it("reliability R-18: a timer that fires twice, or after it was cancelled", () => {
    const lane = laneIn("tcp");
    const before = lane.all.length;
    lane.at(5_000);
    lane.at(5_000);
    const told = lane.all.slice(before).filter(({ type }) => type === "disconnected");
    expect(told.length).toBe(1);
    const cancelled = laneIn("tcp");
    cancelled.opened();
    expect(cancelled.at(5_000)).toEqual([]);
  });
  it("reliability R-18: limits of 0 and less are over at once", () => {
    for (const timeoutMs of [0, -1, -(2 ** 53)]) {
      const lane = inFlight(0);
      lane.send(1, { timeoutMs });
      lane.take();
      expect(lane.told("requestFailed")).toMatchObject({ id: 1, timedOut: true, sent: "no" });
    }
  });
  for (const timeoutMs of [NaN, Infinity, -Infinity]) {
    it(`reliability R-18: a limit of ${timeoutMs} is a fault of the caller`, () => {
      const lane = inFlight(0);
      expect(() => lane.send(1, { timeoutMs })).toThrow(TypeError);
      expect(lane.take()).toEqual([]);
    });
  }
  it("reliability R-18: a deadline beyond 2³¹ is waited for in parts", () => {
    const lane = inFlight(0, { connectionsMaxIdleMs: -1 });
    const timeoutMs = 2 ** 31 + 5;
    lane.send(1, { timeoutMs });
    lane.take();
    let nowMs = 0;
    let wakeUps = 0;
    while (lane.state === "ready") {
      nowMs += timerDelayMs(lane.machine.deadlineMs!, nowMs);
      lane.at(nowMs);
      wakeUps++;
    }
    expect([nowMs, wakeUps]).toEqual([timeoutMs, 2]);
  });
});

describe("reliability 6.5, connections and time", () => {
  it("reliability 59: closing while a request runs out of time settles all, then closed", () => {
    for (const type of ["close", "drain"] as const) {
      const lane = inFlight(3, { drainTimeoutMs: 30_000 });
      lane.do({ type }, 30_000);
      expect(lane.allOf("requestFailed").map(({ id }) => id)).toEqual([1, 2, 3]);
      expect(lane.all.at(-1)?.type).toBe("closed");
    }
  });
  it("reliability 60: a late or foreign response never meets a new request", () => {
    const lane = inFlight(1);
    lane.at(30_000);
    const late = lane.do({ type: "received", attempt: 1, bytes: responseFrame(1) });
    expect(late).toEqual([]);
    resolvedLane(again(lane));
    lane.opened();
    lane.replyVersions();
    expect(lane.send(1)).toEqual({ ok: true, correlationId: 3 });
    lane.take();
    lane.respond(1);
    expect(lane.told("disconnected").detail.code).toBe("CORRELATION_MISMATCH");
    expect(lane.allOf("response")).toEqual([]);
  });
  it("reliability 61: swapped responses are a typed error", () => {
    const lane = inFlight(2);
    const effects = lane.receive(joined(responseFrame(2), responseFrame(1)));
    expect(typesOf(effects)).toEqual([
      "abort",
      "ready>backoff",
      "requestFailed",
      "requestFailed",
      "disconnected",
      "hint",
    ]);
  });
  it("reliability 62: no delay is negative, whatever the clock says", () => {
    const lane = backoffLane();
    for (const nowMs of [0, 49, 50, 51, 1e12, -1e12]) {
      expect(timerDelayMs(lane.machine.deadlineMs!, nowMs)).toBeGreaterThanOrEqual(1);
    }
  });
  for (const limitMs of [2 ** 53, 2 ** 63 - 1, Number.MAX_VALUE]) {
    it(`reliability 64: a limit of ${limitMs} neither fires at once nor wraps`, () => {
      const lane = inFlight(0, { stallForgiveness: true });
      lane.send(1, { timeoutMs: limitMs });
      lane.do({ type: "throttle", throttleMs: limitMs });
      lane.do({ type: "throttle", throttleMs: limitMs });
      lane.take();
      const snapshot = lane.machine.snapshot();
      expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
      lane.restore();
      expect(lane.at(1.5 * 86_400_000).filter(({ type }) => type === "requestFailed")).toEqual([]);
      expect(typesOf(lane.respond(1))).toEqual(["response"]);
      const drained = inFlight(1);
      drained.do({ type: "drain", timeoutMs: limitMs });
      expect(drained.state).toBe("draining");
    });
  }
  it("reliability 64: a session of 2⁶³ − 1 ms does not end", () => {
    const lane = plainLane(STEADY, 2n ** 63n - 1n);
    expect(lane.at(1.5 * 86_400_000).map(({ type }) => type)).not.toContain("write");
  });
  const ANSWERS: readonly (readonly [string, readonly number[], string | undefined])[] = [
    ["15 03 03 00 02 02 28", [0x15, 3, 3, 0, 2, 2, 0x28], "PEER_SPEAKS_TLS"],
    ["16 03 01", [0x16, 3, 1], undefined],
    ["16 03 01 00", [0x16, 3, 1, 0], "PEER_SPEAKS_TLS"],
    ["HTTP/1.1", [...new TextEncoder().encode("HTTP/1.1")], "PEER_SPEAKS_HTTP"],
  ];
  for (const [text, bytes, code] of ANSWERS) {
    it(`reliability 65: ${text} is no frame`, () => {
      const lane = laneIn("negotiating");
      lane.receive(new Uint8Array(bytes));
      const codes = lane.allOf("disconnected").map(({ detail }) => detail.code);
      expect(codes).toEqual(code === undefined ? [] : [code]);
      expect(JSON.stringify(lane.machine.snapshot()).length).toBeLessThan(5_000);
    });
  }
  it("reliability 68: bodies are bytes, whatever is in them", () => {
    const blob = Uint8Array.from({ length: 999 }, (_, i) => (i * 197 + 13) % 256);
    const lane = inFlight(0);
    lane.send(1, { body: blob });
    const [write] = lane.take() as (ConnectionEffect & { bytes: Uint8Array })[];
    expect(write!.bytes.subarray(-999)).toEqual(blob);
    const [response] = lane.receive(joined(sizePrefix(1_003), [0, 0, 0, 1], blob));
    expect(response).toMatchObject({ type: "response", body: blob });
  });
});
