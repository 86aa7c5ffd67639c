import { describe, expect, it } from "vitest";
import type { ConnectionEffect } from "../../codec/connection/mod.ts";
import {
  bare,
  joined,
  type Lane,
  laneIn,
  OFFERED,
  openingLane,
  readyLane,
  responseFrame,
  sizePrefix,
  STEADY,
  typesOf,
} from "../kit/lane.ts";

/** A ready connection with requests 1 to `n` in flight; their correlation ids are the same. */
function inFlight(n: number, options = {}): Lane {
  const lane = readyLane({ ...STEADY, writeGate: "buffered", ...options });
  for (let id = 1; id <= n; id++) lane.send(id);
  lane.take();
  return lane;
}

const LOST = {
  type: "requestFailed",
  reason: "CONNECTION_LOST",
  sent: "maybe",
  flushed: false,
  timedOut: false,
  cause: "PROTOCOL_ERROR",
} as const;

/** The whole failure of a connection whose peer cannot be trusted. */
function distrusted(code: string, lost: readonly object[]): object[] {
  return [
    { type: "abort", attempt: 1 },
    { type: "stateChanged", from: "ready", to: "backoff", cause: expect.any(String) },
    ...lost,
    {
      type: "disconnected",
      reason: "PROTOCOL_ERROR",
      phase: "ready",
      detail: {
        code,
        message: expect.any(String),
        advertised: { host: "b1.internal", port: 9092 },
        dialled: { host: "10.0.0.1", port: 9092 },
      },
      failedAttempts: 1,
      setupFailures: 0,
      backoffUntilMs: 50,
      jitterDraw: null,
    },
    { type: "hint", kind: "requestMetadata", urgent: true },
  ];
}

describe("connection A.10, frames", () => {
  it("connection A.10: the whole response", () => {
    const lane = inFlight(1);
    lane.now = 12;
    expect(bare(lane.respond(1, [7, 8]))).toEqual([{
      type: "response",
      id: 1,
      apiKey: 3,
      apiVersion: 1,
      correlationId: 1,
      body: new Uint8Array([7, 8]),
      latencyMs: 12,
    }]);
  });
  it("connection A.10: a body may be empty", () => {
    expect(inFlight(1).respond(1)[0]).toMatchObject({ body: new Uint8Array(0) });
  });
  it("connection F17: cut at any byte, the events are the same", () => {
    const stream = joined(responseFrame(1, [1]), responseFrame(2), responseFrame(3, [3, 3, 3]));
    const whole = bare(inFlight(3).receive(stream));
    expect(whole.length).toBe(3);
    for (let at = 0; at <= stream.length; at++) {
      const lane = inFlight(3);
      const effects = [
        ...lane.receive(stream.subarray(0, at)),
        ...lane.receive(stream.subarray(at)),
      ];
      expect(bare(effects)).toEqual(whole);
    }
  });
  it("connection F17: byte by byte, and in chunks of any size", () => {
    const stream = joined(responseFrame(1, [1]), responseFrame(2, [2, 2]), responseFrame(3));
    const whole = bare(inFlight(3).receive(stream));
    for (let size = 1; size < stream.length; size++) {
      const lane = inFlight(3);
      const effects: ConnectionEffect[] = [];
      for (let at = 0; at < stream.length; at += size) {
        effects.push(...lane.receive(stream.subarray(at, at + size)));
      }
      expect(bare(effects)).toEqual(whole);
    }
  });
  it("connection F17: what is wrong with a frame is seen wherever it is cut", () => {
    const stream = joined(responseFrame(1, [1]), responseFrame(3));
    const whole = bare(inFlight(2).receive(stream));
    for (let at = 1; at < stream.length; at++) {
      const lane = inFlight(2);
      const effects = [
        ...lane.receive(stream.subarray(0, at)),
        ...lane.receive(stream.subarray(at)),
      ];
      expect(bare(effects)).toEqual(whole);
    }
  });
  it("connection A.10: bytes after the frame that ended the connection are dropped", () => {
    const lane = inFlight(1);
    const effects = lane.receive(joined(responseFrame(9), responseFrame(1)));
    expect(typesOf(effects)).toEqual([
      "abort",
      "ready>backoff",
      "requestFailed",
      "disconnected",
      "hint",
    ]);
  });
  it("connection A.19: a part of a frame does not outlive its transport", () => {
    const lane = inFlight(1);
    lane.receive(joined(sizePrefix(400), [0, 0]));
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    expect(typesOf(lane.replyVersions())).toEqual(["negotiating>ready", "ready"]);
  });
  it("connection F23: the buffer grows with what has come, not with what is announced", () => {
    const lane = inFlight(1);
    lane.receive(joined(sizePrefix(100_000_000), [0, 0, 0, 1]));
    lane.receive(new Uint8Array(1_000));
    expect(JSON.stringify(lane.machine.snapshot()).length).toBeLessThan(5_000);
  });
});

describe("connection A.10, sizes", () => {
  const BAD: readonly (readonly [number, string])[] = [
    [-1, "NEGATIVE_SIZE"],
    [-2_147_483_648, "NEGATIVE_SIZE"],
    [0, "TOO_SMALL"],
    [3, "TOO_SMALL"],
    [1_001, "TOO_LARGE"],
    [2_147_483_647, "TOO_LARGE"],
  ];
  for (const [size, code] of BAD) {
    it(`connection A.10: size ${size} is ${code}`, () => {
      const lane = inFlight(2, { receiveMaxFrameBytes: 1_000 });
      expect(bare(lane.receive(sizePrefix(size)))).toEqual(
        distrusted(code, [{ ...LOST, id: 1 }, { ...LOST, id: 2 }]),
      );
    });
  }
  it("connection A.10: a frame of 4 bytes, and one of exactly the limit", () => {
    const lane = inFlight(2, { receiveMaxFrameBytes: 1_000 });
    expect(typesOf(lane.respond(1))).toEqual(["response"]);
    expect(typesOf(lane.respond(2, Array(996).fill(0)))).toEqual(["response"]);
  });
  for (const [size, code] of [[524_288, undefined], [524_289, "TOO_LARGE"]] as const) {
    it(`reliability 4.4: before the first response, size ${size}`, () => {
      const lane = laneIn("negotiating");
      lane.receive(sizePrefix(size));
      const told = lane.allOf("disconnected").map(({ detail }) => detail.code);
      expect(told).toEqual(code === undefined ? [] : [code]);
    });
  }
  it("reliability 4.4: after it receive.max.frame.bytes holds, 100 MiB by default", () => {
    const lane = inFlight(1);
    expect(lane.receive(sizePrefix(104_857_600))).toEqual([]);
    const over = inFlight(1);
    over.receive(sizePrefix(104_857_601));
    expect(over.told("disconnected").detail.code).toBe("TOO_LARGE");
  });
  it("reliability 4.4: the next attempt trusts nobody", () => {
    const lane = inFlight(1);
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.receive(sizePrefix(524_289));
    expect(lane.told("disconnected").detail.code).toBe("TOO_LARGE");
  });
  it("reliability 4.4: a smaller receive.max.frame.bytes holds from the start", () => {
    const lane = laneIn("negotiating", { receiveMaxFrameBytes: 600 });
    lane.receive(sizePrefix(601));
    expect(lane.told("disconnected").detail.code).toBe("TOO_LARGE");
  });
});

describe("connection A.10, foreigners", () => {
  const FIRST: readonly (readonly [readonly number[], string])[] = [
    [[0x16, 0x03, 0x01, 0x00], "PEER_SPEAKS_TLS"],
    [[0x16, 0x03, 0x03, 0xff], "PEER_SPEAKS_TLS"],
    [[0x15, 0x03, 0x03, 0x00], "PEER_SPEAKS_TLS"],
    [[0x48, 0x54, 0x54, 0x50], "PEER_SPEAKS_HTTP"],
    [[0x53, 0x53, 0x48, 0x2d], "PEER_SPEAKS_SSH"],
    [[0x53, 0x53, 0x48, 0x2e], "TOO_LARGE"],
    [[0x17, 0x03, 0x03, 0x00], "TOO_LARGE"],
  ];
  for (const [bytes, code] of FIRST) {
    it(`connection A.10: first bytes ${bytes.map((byte) => byte.toString(16)).join(" ")}`, () => {
      for (const at of [0, 1, 2, 3]) {
        const lane = laneIn("negotiating");
        lane.receive(new Uint8Array(bytes.slice(0, at)));
        lane.receive(new Uint8Array(bytes.slice(at)));
        expect(lane.told("disconnected")).toMatchObject({
          reason: "PROTOCOL_ERROR",
          phase: "negotiating",
          detail: { code },
        });
      }
    });
  }
  it("connection A.10: they are looked for on the first four bytes only", () => {
    const lane = inFlight(1);
    lane.receive(new Uint8Array([0x16, 0x03, 0x01, 0x00]));
    expect(lane.told("disconnected").detail.code).toBe("TOO_LARGE");
  });
  it("connection A.10: and on every transport anew", () => {
    const lane = inFlight(1);
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.receive(new Uint8Array([0x48, 0x54, 0x54, 0x50]));
    expect(lane.told("disconnected").detail.code).toBe("PEER_SPEAKS_HTTP");
  });
  it("connection A.10: a limit below 256 MiB or above, a foreigner is named", () => {
    const lane = laneIn("negotiating", { receiveMaxFrameBytes: 2_147_483_647 });
    lane.receive(new Uint8Array([0x15, 0x03, 0x03, 0x00]));
    expect(lane.told("disconnected").detail.code).toBe("PEER_SPEAKS_TLS");
  });
});

describe("connection A.10, matching", () => {
  it("connection F2: another correlation id fails all, the oldest too", () => {
    expect(bare(inFlight(3).respond(2, [1]))).toEqual(
      distrusted("CORRELATION_MISMATCH", [1, 2, 3].map((id) => ({ ...LOST, id }))),
    );
  });
  it("connection A.18: frames before it are delivered", () => {
    const lane = inFlight(3);
    const effects = lane.receive(joined(responseFrame(1), responseFrame(3)));
    expect(typesOf(effects)[0]).toBe("response");
    expect(lane.allOf("requestFailed").map(({ id }) => id)).toEqual([2, 3]);
  });
  it("connection A.10: nothing in flight is UNSOLICITED", () => {
    expect(bare(inFlight(0).respond(1))).toEqual(distrusted("UNSOLICITED", []));
  });
  it("connection A.10: a request that expects no response cannot be answered", () => {
    const lane = inFlight(0);
    lane.send(1, { expectResponse: false });
    lane.take();
    expect(bare(lane.respond(1))).toEqual(distrusted("UNSOLICITED", [{ ...LOST, id: 1 }]));
  });
  it("connection A.18: a header that does not decode is DECODE for its request", () => {
    const lane = inFlight(0);
    lane.send(1, { apiVersion: 12, flexible: true });
    lane.send(2);
    lane.take();
    expect(bare(lane.receive(responseFrame(1, [0xff])))).toEqual(
      distrusted("DECODE", [
        { ...LOST, id: 1, reason: "DECODE" },
        { ...LOST, id: 2 },
      ]),
    );
  });
  it("connection A.10: a body of the owner's is passed on, whatever it holds", () => {
    const lane = inFlight(2);
    expect(typesOf(lane.respond(1, [255, 255, 255]))).toEqual(["response"]);
    expect(typesOf(lane.respond(2))).toEqual(["response"]);
  });
  it("connection A.10: fail ends the attempt for all others", () => {
    const lane = inFlight(3);
    lane.respond(1, [255]);
    expect(bare(lane.do({ type: "fail", id: 1, detail: "no brokers" }))).toEqual(
      distrusted("DECODE", [{ ...LOST, id: 2 }, { ...LOST, id: 3 }]),
    );
    expect(lane.told("disconnected").detail.message).toMatch(/no brokers/);
  });
  it("connection B.5: a response of another cluster fails the attempt as CLUSTER_MISMATCH", () => {
    const lane = inFlight(2);
    lane.respond(1);
    const effects = lane.do({
      type: "fail",
      id: 1,
      detail: "of cluster c2, not c1",
      mismatch: true,
    });
    expect(typesOf(effects)).toEqual([
      "abort",
      "ready>backoff",
      "requestFailed",
      "disconnected",
      "hint",
      "hint",
    ]);
    const { reason, detail } = lane.told("disconnected");
    expect(reason).toBe("CLUSTER_MISMATCH");
    expect(detail.code).toBeUndefined();
    expect(detail.message).toMatch(/: of cluster c2, not c1$/);
  });
  it("connection A.10: a body of its own that does not decode fails the attempt", () => {
    const lane = laneIn("negotiating");
    lane.respond(0, [0, 0, 9]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "PROTOCOL_ERROR",
      phase: "negotiating",
      detail: { code: "DECODE" },
    });
    expect(lane.allOf("requestFailed")).toEqual([]);
  });
  it("connection A.10: bytes after a body of its own are tolerated, and told", () => {
    const lane = openingLane();
    lane.opened();
    // ApiVersions 5: no error, no keys, no throttle, no tags; then two bytes.
    const effects = lane.respond(0, [0, 0, 1, 0, 0, 0, 0, 0, 42, 42]);
    expect(typesOf(effects).sort()).toEqual(["negotiating>ready", "protocolWarning", "ready"]);
    expect(lane.told("protocolWarning").code).toBe("TRAILING_BYTES");
  });
  it("connection A.10: unknown tagged fields are no trailing bytes", () => {
    const lane = openingLane();
    lane.opened();
    const effects = lane.respond(0, [0, 0, 1, 0, 0, 0, 0, 1, 99, 2, 42, 42]);
    expect(typesOf(effects)).toEqual(["negotiating>ready", "ready"]);
  });
});

describe("connection F3, order", () => {
  it("connection F3: responses come in the order of acceptance, whatever the ids are", () => {
    const lane = inFlight(0);
    for (const id of [7, -3, 5]) lane.send(id);
    lane.take();
    lane.receive(joined(responseFrame(1), responseFrame(2), responseFrame(3)));
    expect(lane.allOf("response").map(({ id }) => id)).toEqual([7, -3, 5]);
  });
  it("connection F3: completed comes with the flush, even before an earlier response", () => {
    const lane = inFlight(1);
    lane.send(2, { expectResponse: false });
    lane.take();
    expect(bare(lane.flush())).toEqual([{ type: "completed", id: 2 }]);
    expect(typesOf(lane.respond(1))).toEqual(["response"]);
  });
});

describe("connection A.10, abandon", () => {
  const abandoning = (n: number) =>
    inFlight(n, { onRequestTimeout: "abandon", requestTimeoutMs: 100 });
  it("connection A.18: only the expired request fails, and its late response is swallowed", () => {
    const lane = abandoning(1);
    lane.now = 50;
    lane.send(2);
    lane.take();
    expect(bare(lane.at(100))).toEqual([{
      type: "requestFailed",
      id: 1,
      reason: "REQUEST_TIMEOUT",
      sent: "maybe",
      flushed: false,
      timedOut: true,
    }]);
    expect(lane.respond(1)).toEqual([]);
    expect(typesOf(lane.respond(2))).toEqual(["response"]);
    expect(lane.state).toBe("ready");
  });
  it("connection A.10: a tombstone that is not answered in time ends the connection", () => {
    const lane = abandoning(1);
    lane.at(100);
    expect(lane.machine.deadlineMs).toBe(200);
    lane.now = 150;
    lane.send(2);
    lane.take();
    expect(bare(lane.at(200)).slice(0, 3)).toEqual([
      { type: "abort", attempt: 1 },
      { type: "stateChanged", from: "ready", to: "backoff", cause: expect.any(String) },
      {
        type: "requestFailed",
        id: 2,
        reason: "CONNECTION_LOST",
        sent: "maybe",
        flushed: false,
        timedOut: false,
        cause: "REQUEST_TIMEOUT",
      },
    ]);
    expect(lane.told("disconnected").reason).toBe("REQUEST_TIMEOUT");
  });
  it("connection F1: a tombstone has no second outcome when the connection is lost", () => {
    const lane = abandoning(1);
    lane.at(100);
    lane.report("peerClosed", {});
    expect(lane.allOf("requestFailed").map(({ id }) => id)).toEqual([1]);
    expect(lane.told("disconnected").reason).toBe("PEER_CLOSED");
  });
  it("connection A.10: a tombstone must be answered in its turn, like any other", () => {
    const lane = abandoning(2);
    lane.at(100);
    lane.respond(2);
    expect(lane.told("disconnected").detail.code).toBe("CORRELATION_MISMATCH");
  });
  it("connection A.10: two that expire at once both leave their places", () => {
    const lane = abandoning(2);
    expect(typesOf(lane.at(100))).toEqual(["requestFailed", "requestFailed"]);
    expect(lane.receive(joined(responseFrame(1), responseFrame(2)))).toEqual([]);
    expect(lane.state).toBe("ready");
  });
  it("connection A.10: a request without response leaves no tombstone", () => {
    const lane = inFlight(0, { onRequestTimeout: "abandon", maxInFlightRequestsPerConnection: 1 });
    lane.send(1, { expectResponse: false, timeoutMs: 10 });
    lane.take();
    expect(typesOf(lane.at(10))).toEqual(["requestFailed"]);
    expect(lane.flush()).toEqual([]);
    expect(lane.send(2).ok).toBe(true);
  });
  it("connection A.10: negotiation is never abandoned", () => {
    const lane = laneIn("negotiating", { onRequestTimeout: "abandon" });
    lane.at(30_000);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "REQUEST_TIMEOUT",
      phase: "negotiating",
    });
  });
});

describe("connection A.10, disconnect", () => {
  it("connection A.18: only the expired request is flagged, the others are lost", () => {
    const lane = inFlight(1);
    lane.now = 10;
    lane.send(2);
    lane.send(3);
    lane.take();
    const effects = lane.at(30_000);
    expect(typesOf(effects)).toEqual([
      "abort",
      "ready>backoff",
      "requestFailed",
      "requestFailed",
      "requestFailed",
      "disconnected",
      "hint",
    ]);
    const lost = { ...LOST, cause: "REQUEST_TIMEOUT" };
    expect(bare(effects).slice(2, 5)).toEqual([
      {
        type: "requestFailed",
        id: 1,
        reason: "REQUEST_TIMEOUT",
        sent: "maybe",
        flushed: false,
        timedOut: true,
      },
      { ...lost, id: 2 },
      { ...lost, id: 3 },
    ]);
  });
  it("connection A.18: it need not be the oldest", () => {
    const lane = inFlight(1);
    lane.send(2, { timeoutMs: 10 });
    lane.take();
    lane.at(10);
    expect(lane.allOf("requestFailed").map(({ id, reason }) => [id, reason])).toEqual([
      [1, "CONNECTION_LOST"],
      [2, "REQUEST_TIMEOUT"],
    ]);
  });
  it("connection A.18: all that are due at the moment are flagged", () => {
    const lane = inFlight(3);
    lane.at(30_000);
    expect(lane.allOf("requestFailed").map(({ timedOut }) => timedOut)).toEqual([true, true, true]);
  });
  it("connection M3: a response in the call that passes its deadline wins", () => {
    const lane = inFlight(1);
    lane.now = 30_000;
    expect(typesOf(lane.respond(1))).toEqual(["response"]);
    expect(lane.state).toBe("ready");
  });
  it("connection A.11: the versions of this connection are those that its peer offers", () => {
    expect(readyLane({}, { 3: { min: 1, max: 2 } }).told("ready").versions).toEqual({
      3: { min: 1, max: 2 },
    });
    expect(readyLane().told("ready").versions).toEqual(OFFERED);
  });
});
