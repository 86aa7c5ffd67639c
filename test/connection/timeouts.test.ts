import { describe, expect, it } from "vitest";
import { type ConnectionOptions, explainWait, type Phase } from "../../codec/connection/mod.ts";
import {
  backoffLane,
  bare,
  Lane,
  laneIn,
  openingLane,
  plainLane,
  readyLane,
  STEADY,
  typesOf,
} from "../kit/lane.ts";

/** A connection whose last `n` attempts have failed before they were set up, at no time at all. */
function failedLane(n: number, options: Partial<ConnectionOptions>): Lane {
  const lane = new Lane(options);
  for (let i = 0; i < n; i++) {
    lane.do({ type: "connect" });
    lane.report("resolveFailed", { code: "ENOTFOUND" });
    lane.wake();
  }
  return lane;
}

function waitOf(lane: Lane): { timer: string; deadlineMs: number } {
  const { timer, deadlineMs } = explainWait(lane.machine)!;
  return { timer, deadlineMs };
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

describe("connection A.5, timers", () => {
  it("connection A.5: connect, from open", () => {
    const lane = laneIn("resolving");
    lane.now = 100;
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    expect(waitOf(lane)).toEqual({ timer: "connectTimeout", deadlineMs: 5_100 });
  });
  it("connection A.5: setup, from the start of the attempt", () => {
    const lane = new Lane(STEADY);
    lane.do({ type: "connect" }, 7);
    expect(waitOf(lane)).toEqual({ timer: "setupTimeout", deadlineMs: 10_007 });
  });
  it("connection A.5: drain", () => {
    const lane = laneIn("ready", { drainTimeoutMs: 300 });
    lane.send(1);
    lane.take();
    lane.do({ type: "drain" }, 20);
    expect(waitOf(lane)).toEqual({ timer: "drainTimeout", deadlineMs: 320 });
  });
  it("connection A.5: the earliest of the requests in flight", () => {
    const lane = laneIn("ready", { writeGate: "buffered" });
    lane.send(1);
    expect(waitOf(lane)).toEqual({ timer: "requestTimeout", deadlineMs: 30_000 });
    lane.now = 10;
    lane.send(2, { timeoutMs: 700 });
    lane.send(3, { timeoutMs: 900 });
    expect(waitOf(lane)).toEqual({ timer: "requestTimeout", deadlineMs: 710 });
    lane.take();
    lane.respond(1);
    lane.respond(2);
    expect(waitOf(lane)).toEqual({ timer: "requestTimeout", deadlineMs: 910 });
  });
  it("connection A.5: a SASL exchange has the setup timer only", () => {
    const lane = laneIn("sasl", { requestTimeoutMs: 10 });
    expect(waitOf(lane)).toEqual({ timer: "setupTimeout", deadlineMs: 10_000 });
    lane.report("saslAnswered", { round: 0, token: new Uint8Array(1) });
    expect(waitOf(lane)).toEqual({ timer: "setupTimeout", deadlineMs: 10_000 });
  });
  for (const seed of SEEDS) {
    it(`connection A.5: authentication again after 85 to 95 % of the session, seed ${seed}`, () => {
      const { timer, deadlineMs } = waitOf(plainLane({ seed }, 10_000n));
      expect(timer).toBe("reauthentication");
      expect(deadlineMs).toBeGreaterThanOrEqual(8_500);
      expect(deadlineMs).toBeLessThan(9_500);
    });
  }
  it("connection A.5: the end of a throttle, in any state", () => {
    for (const state of ["idle", "backoff", "resolving", "ready"] as const) {
      const lane = laneIn(state);
      lane.do({ type: "throttle", throttleMs: 30 });
      expect(waitOf(lane)).toEqual({ timer: "throttleEnd", deadlineMs: 30 });
      expect(lane.at(30)).toEqual([]);
    }
  });
  it("connection A.5: idle", () => {
    expect(waitOf(laneIn("ready"))).toEqual({ timer: "idleExpiry", deadlineMs: 540_000 });
  });
  it("connection A.5: backoff", () => {
    expect(waitOf(laneIn("backoff"))).toEqual({ timer: "backoffEnd", deadlineMs: 50 });
  });
  it("connection M5: each timer fires at its deadline, and not before", () => {
    for (
      const state of [
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
      const { deadlineMs } = lane.machine;
      expect(lane.at(deadlineMs! - 1)).toEqual([]);
      expect(lane.machine.deadlineMs).toBe(deadlineMs);
      expect(lane.at(deadlineMs!)).not.toEqual([]);
    }
  });
  it("connection A.5: of equal deadlines connect comes before setup", () => {
    const lane = openingLane({ ...STEADY, connectTimeoutMs: 10_000 });
    lane.at(10_000);
    expect(lane.allOf("disconnected").map(({ reason }) => reason)).toEqual(["CONNECT_TIMEOUT"]);
  });
  it("connection A.5: setup before request", () => {
    const lane = laneIn("negotiating", { setupCoversApiVersions: true, requestTimeoutMs: 10_000 });
    lane.at(10_000);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "SETUP_TIMEOUT",
      phase: "negotiating",
    });
  });
  it("connection A.5: drain before request", () => {
    const lane = laneIn("draining");
    lane.at(30_000);
    expect(lane.told("requestFailed").reason).toBe("DRAIN_TIMEOUT");
  });
  it("connection A.5: request before idle", () => {
    const lane = laneIn("ready", { connectionsMaxIdleMs: 30_000 });
    lane.send(1);
    lane.at(30_000);
    expect(lane.told("disconnected").reason).toBe("REQUEST_TIMEOUT");
  });
  it("connection A.5: authentication again before idle", () => {
    const { deadlineMs } = waitOf(plainLane({}, 10_000n));
    const lane = plainLane({ connectionsMaxIdleMs: deadlineMs }, 10_000n);
    expect(typesOf(lane.at(deadlineMs))).toEqual(["write"]);
    expect(lane.state).toBe("ready");
  });
  it("connection M3: late timers fire in the order of their deadlines", () => {
    const lane = laneIn("ready", { connectionsMaxIdleMs: 20 });
    lane.do({ type: "throttle", throttleMs: 10 });
    expect(typesOf(lane.at(1_000))).toEqual(["close", "ready>idle", "disconnected"]);
    const first = backoffLane({ reconnect: "eager" });
    // The backoff ends late, an attempt begins, and has its whole time before it.
    expect(typesOf(first.at(99_999))).toEqual([
      "backoff>idle",
      "available",
      "resolve",
      "idle>resolving",
    ]);
    expect(first.machine.deadlineMs).toBe(109_999);
  });
  it("connection A.5: there is no timer without something to wait for", () => {
    expect(new Lane().machine.deadlineMs).toBeUndefined();
    expect(laneIn("closed").machine.deadlineMs).toBeUndefined();
    expect(explainWait(laneIn("closed").machine)).toBeUndefined();
    expect(laneIn("ready", { connectionsMaxIdleMs: -1 }).machine.deadlineMs).toBeUndefined();
  });
});

describe("connection A.7, connect and setup", () => {
  it("connection A.7.1: the connect limit is flat", () => {
    for (let n = 0; n < 4; n++) {
      const lane = failedLane(n, STEADY);
      const from = lane.now;
      lane.do({ type: "connect" });
      lane.report("resolved", { addresses: ["10.0.0.1"] });
      expect(waitOf(lane)).toEqual({ timer: "connectTimeout", deadlineMs: from + 5_000 });
    }
  });
  const GROWING = [[0, 800, 1_200], [1, 1_600, 2_400], [2, 3_200, 4_000], [3, 3_200, 4_000]];
  for (const [n, least, most] of GROWING) {
    it(`connection A.7.1: with connect.timeout.max.ms it grows, after ${n} failures`, () => {
      for (const seed of SEEDS) {
        const options = { ...STEADY, seed, connectTimeoutMs: 1_000, connectTimeoutMaxMs: 4_000 };
        const lane = failedLane(n!, options);
        const from = lane.now;
        lane.do({ type: "connect" });
        lane.report("resolved", { addresses: ["10.0.0.1"] });
        const { timer, deadlineMs } = waitOf(lane);
        expect(timer).toBe("connectTimeout");
        expect(deadlineMs - from).toBeGreaterThanOrEqual(least!);
        expect(deadlineMs - from).toBeLessThanOrEqual(most!);
      }
    });
  }
  const SETUP = [[0, 8_000, 12_000], [1, 16_000, 24_000], [2, 24_000, 30_000], [7, 24_000, 30_000]];
  for (const [n, least, most] of SETUP) {
    it(`connection A.7.2: the setup limit after ${n} failures`, () => {
      for (const seed of SEEDS) {
        const lane = failedLane(n!, { seed, reconnectBackoffMs: 50 });
        const from = lane.now;
        lane.do({ type: "connect" });
        const { timer, deadlineMs } = waitOf(lane);
        expect(timer).toBe("setupTimeout");
        expect(deadlineMs - from).toBeGreaterThanOrEqual(least!);
        expect(deadlineMs - from).toBeLessThanOrEqual(most!);
      }
    });
  }
  it("connection A.7.2: it is drawn once, and runs through the whole setup", () => {
    const lane = new Lane({ securityProtocol: "SSL", connectTimeoutMs: null });
    lane.do({ type: "connect" });
    const { deadlineMs } = lane.machine;
    lane.now = 100;
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    expect(lane.machine.deadlineMs).toBe(deadlineMs);
    lane.now = 200;
    lane.opened();
    expect(lane.machine.deadlineMs).toBe(deadlineMs);
  });
  it("connection A.7.3: the earlier of the two names the failure", () => {
    const late = laneIn("resolving");
    late.now = 6_000;
    late.report("resolved", { addresses: ["10.0.0.1"] });
    expect(waitOf(late)).toEqual({ timer: "setupTimeout", deadlineMs: 10_000 });
    late.wake();
    expect(late.told("disconnected")).toMatchObject({ reason: "SETUP_TIMEOUT", phase: "tcp" });
    const early = laneIn("resolving");
    early.now = 4_999;
    early.report("resolved", { addresses: ["10.0.0.1"] });
    early.wake();
    expect(early.told("disconnected")).toMatchObject({ reason: "CONNECT_TIMEOUT", phase: "tcp" });
  });
  it("connection A.7.3: a tie is CONNECT_TIMEOUT", () => {
    const lane = laneIn("resolving");
    lane.now = 5_000;
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.at(10_000);
    expect(lane.told("disconnected").reason).toBe("CONNECT_TIMEOUT");
  });
  const PHASES: readonly (readonly [Parameters<typeof laneIn>[0], Phase])[] = [
    ["redirecting", "redirect"],
    ["resolving", "resolve"],
    ["tcp", "tcp"],
    ["tls", "tls"],
    ["sasl", "sasl"],
  ];
  for (const [state, phase] of PHASES) {
    it(`connection A.7.4: ${state} is left when the setup limit is over`, () => {
      const lane = laneIn(state, { connectTimeoutMs: null });
      expect(lane.at(9_999)).toEqual([]);
      lane.at(10_000);
      expect(lane.state).toBe("backoff");
      expect(lane.told("disconnected")).toMatchObject({ reason: "SETUP_TIMEOUT", phase });
    });
  }
  it("connection A.7.4: negotiating has the request limit, or both", () => {
    const lane = laneIn("negotiating");
    expect(waitOf(lane)).toEqual({ timer: "requestTimeout", deadlineMs: 30_000 });
    const covered = laneIn("negotiating", { setupCoversApiVersions: true });
    expect(waitOf(covered)).toEqual({ timer: "setupTimeout", deadlineMs: 10_000 });
  });
  it("connection A.7.5: setup failures are counted by state", () => {
    const counts = PHASES.map(([state]) => {
      const lane = laneIn(state);
      lane.wake();
      return lane.told("disconnected").setupFailures;
    });
    expect(counts).toEqual([1, 1, 1, 1, 1]);
  });
  it("connection A.7.5: a failure after setup sets them to 0, and the counter of attempts grows", () => {
    const lane = backoffLane();
    expect(lane.told("disconnected")).toMatchObject({ failedAttempts: 1, setupFailures: 1 });
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.report("peerClosed", {});
    expect(lane.told("disconnected")).toMatchObject({ failedAttempts: 2, setupFailures: 0 });
  });
  it("connection A.7.5: with setup.covers.api.versions that state counts, too", () => {
    const lane = laneIn("negotiating", { setupCoversApiVersions: true });
    lane.report("peerClosed", {});
    expect(lane.told("disconnected")).toMatchObject({ phase: "negotiating", setupFailures: 1 });
  });
  it("connection F9: in every setup state there is a deadline within the limit", () => {
    for (const [state] of PHASES) {
      expect(laneIn(state, { connectTimeoutMs: null }).machine.deadlineMs).toBe(10_000);
    }
  });
  it("connection F26: negotiation with one retry ends within twice the request limit", () => {
    const lane = laneIn("negotiating");
    lane.now = 29_999;
    lane.replyVersions({}, 35, 0);
    expect(waitOf(lane)).toEqual({ timer: "requestTimeout", deadlineMs: 59_999 });
    lane.wake();
    expect(lane.told("disconnected").reason).toBe("REQUEST_TIMEOUT");
  });
});

describe("connection A.16, backoff", () => {
  const RECONNECT = [[40, 60], [80, 120], [160, 240], [320, 480], [640, 960], [800, 1_000]];
  for (const [n, [least, most]] of [...RECONNECT, [800, 1_000]].entries()) {
    it(`connection A.16: after failure ${n} of reconnect 50/1000`, () => {
      for (const seed of SEEDS) {
        const lane = failedLane(n, { seed });
        lane.do({ type: "connect" });
        lane.report("resolveFailed", { code: "ENOTFOUND" });
        const { backoffUntilMs, jitterDraw, failedAttempts } = lane.told("disconnected");
        const waitMs = backoffUntilMs! - lane.now;
        expect(failedAttempts).toBe(n + 1);
        expect(waitMs).toBeGreaterThanOrEqual(least!);
        expect(waitMs).toBeLessThanOrEqual(most!);
        expect(lane.machine.deadlineMs).toBe(backoffUntilMs);
        const grown = Math.min(50 * 2 ** n, 1_000);
        expect(waitMs).toBe(Math.min(Math.trunc((0.8 + 0.4 * jitterDraw!) * grown), 1_000));
      }
    });
  }
  it("connection A.16: base 0 is 0, and base 5000 with max 1000 is 1000, without a draw", () => {
    for (const [base, max] of [[0, 0], [5_000, 1_000]] as const) {
      const lane = laneIn("resolving", { reconnectBackoffMs: base, reconnectBackoffMaxMs: max });
      lane.report("resolveFailed", { code: "ENOTFOUND" });
      expect(lane.told("disconnected")).toMatchObject({ backoffUntilMs: max, jitterDraw: null });
    }
  });
  it("connection A.16: without backoff the connection is idle in the same call", () => {
    const lane = laneIn("resolving", { reconnectBackoffMs: 0, reconnectBackoffMaxMs: 0 });
    expect(typesOf(lane.report("resolveFailed", { code: "ENOTFOUND" }))).toEqual([
      "resolving>backoff",
      "disconnected",
      "hint",
      "backoff>idle",
      "available",
    ]);
    expect(lane.machine.deadlineMs).toBeUndefined();
  });
  it("connection F15: the counter is 0 again at ready, not when the transport opens", () => {
    const lane = backoffLane();
    for (let n = 2; n < 5; n++) {
      lane.wake();
      lane.do({ type: "connect" });
      lane.report("resolved", { addresses: ["10.0.0.1"] });
      lane.opened();
      lane.report("peerClosed", {});
      expect(lane.told("disconnected").failedAttempts).toBe(n);
    }
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.replyVersions();
    lane.send(1);
    lane.take();
    lane.report("peerClosed", {});
    expect(lane.told("disconnected")).toMatchObject({ failedAttempts: 1, setupFailures: 0 });
  });
  it("connection A.16: eager opens again by itself", () => {
    const lane = backoffLane({ reconnect: "eager" });
    expect(typesOf(lane.at(50))).toEqual([
      "backoff>idle",
      "available",
      "resolve",
      "idle>resolving",
    ]);
  });
  it("connection A.16: a failure that no retry cures suspends eager, until connect is called", () => {
    const lane = laneIn("sasl", { reconnect: "eager" });
    lane.report("saslFailed", { round: 0, message: "no" });
    expect(typesOf(lane.wake())).toEqual(["backoff>idle", "available"]);
    expect(lane.machine.deadlineMs).toBeUndefined();
    lane.do({ type: "connect" });
    lane.report("openFailed", { code: "ECONNREFUSED" });
    expect(typesOf(lane.wake())).toContain("idle>resolving");
  });
  it("connection M4: without backoff there is one attempt a millisecond, not a loop", () => {
    let asked = 0;
    const lane = new Lane({
      reconnect: "eager",
      reconnectBackoffMs: 0,
      reconnectBackoffMaxMs: 0,
      redirector: () => {
        if (++asked > 1_000) throw new Error("asked for ever");
        return { type: "reject", message: "no" };
      },
    });
    lane.do({ type: "connect" });
    expect([asked, lane.machine.deadlineMs]).toEqual([1, 1]);
    lane.at(1);
    expect([asked, lane.machine.deadlineMs]).toEqual([2, 2]);
    lane.at(10_000);
    expect([asked, lane.machine.deadlineMs]).toEqual([3, 10_001]);
  });
});

describe("connection A.7, the whole failure", () => {
  it("connection C.10: the message names both addresses and the limit", () => {
    const lane = new Lane({
      ...STEADY,
      nodeId: 3,
      host: "b3.internal",
      redirector: () => ({ type: "to", host: "127.0.0.1", port: 19_093 }),
    });
    lane.do({ type: "connect" });
    expect(bare(lane.at(5_000))).toEqual([
      { type: "abort", attempt: 1 },
      { type: "stateChanged", from: "tcp", to: "backoff", cause: expect.any(String) },
      {
        type: "disconnected",
        reason: "CONNECT_TIMEOUT",
        phase: "tcp",
        detail: {
          message:
            "node 3 advertised b3.internal:9092, dialled 127.0.0.1:19093: connect timed out after 5000 ms",
          advertised: { host: "b3.internal", port: 9092 },
          dialled: { host: "127.0.0.1", port: 19_093 },
        },
        failedAttempts: 1,
        setupFailures: 1,
        backoffUntilMs: 5_050,
        jitterDraw: null,
      },
      { type: "hint", kind: "requestMetadata", urgent: false },
    ]);
  });
  it("connection A.7: profiles have the limits of Kafka and librdkafka", () => {
    const kafka = openingLane({ profile: "kafka", socketConnectionSetupTimeoutMaxMs: 10_000 });
    expect(waitOf(kafka)).toEqual({ timer: "setupTimeout", deadlineMs: 10_000 });
    const librdkafka = laneIn("negotiating", {
      profile: "librdkafka",
      socketConnectionSetupTimeoutMaxMs: 30_000,
      requestTimeoutMs: 60_000,
    });
    expect(waitOf(librdkafka)).toEqual({ timer: "setupTimeout", deadlineMs: 30_000 });
    expect(waitOf(readyLane({ profile: "librdkafka" })).timer).toBe("idleExpiry");
  });
});
