import { describe, expect, it } from "vitest";
import {
  type ConnectionOptions,
  explainWait,
  type VersionTable,
} from "../../codec/connection/mod.ts";
import { ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import { SaslAuthenticateServer } from "../../codec/messages/sasl_authenticate.ts";
import { SaslHandshakeServer } from "../../codec/messages/sasl_handshake.ts";
import { bytesOf } from "../kit/hex.ts";
import {
  bare,
  joined,
  type Lane,
  OFFERED,
  openingLane,
  PLAIN,
  plainLane,
  readyLane,
  saslLane,
  SCRAM,
  sizePrefix,
  STEADY,
  typesOf,
} from "../kit/lane.ts";

const OLD: VersionTable = { ...OFFERED, 17: { min: 0, max: 0 } };
const text = (words: string) => new TextEncoder().encode(words);

/** A connection that has written SaslHandshake to a peer that offers `versions`. */
function shaking(options: Partial<ConnectionOptions>, versions: VersionTable = OFFERED): Lane {
  const lane = openingLane({ ...STEADY, ...options });
  lane.opened();
  lane.flush();
  lane.replyVersions(versions);
  return lane;
}

describe("connection A.12, the exchange", () => {
  it("connection A.12: ApiVersions, SaslHandshake, SaslAuthenticate, ApiVersions, ready", () => {
    const lane = openingLane({ ...STEADY, ...PLAIN });
    expect(typesOf(lane.opened())).toEqual(["write", "tcp>sasl"]);
    expect(lane.written(ApiVersionsServer).header.requestApiVersion).toBe(5);
    expect(typesOf(lane.replyVersions())).toEqual(["write"]);
    const handshake = lane.written(SaslHandshakeServer);
    expect(handshake.header).toMatchObject({ requestApiVersion: 1, correlationId: 1 });
    expect(handshake.body).toMatchObject({ mechanism: "PLAIN" });
    expect(typesOf(lane.replyHandshake())).toEqual(["write"]);
    const authenticate = lane.written(SaslAuthenticateServer);
    expect(authenticate.header).toMatchObject({ requestApiVersion: 2, correlationId: 2 });
    expect(authenticate.body.authBytes).toEqual(text("\0alice\0alice-secret"));
    expect(typesOf(lane.replyToken())).toEqual(["write", "sasl>negotiating"]);
    expect(lane.written(ApiVersionsServer).header).toMatchObject({
      requestApiVersion: 5,
      correlationId: 3,
    });
    expect(typesOf(lane.replyVersions())).toEqual(["negotiating>ready", "ready"]);
    expect(lane.told("ready").timings).toEqual({ resolve: 0, tcp: 0, sasl: 0, negotiating: 0 });
  });
  it("connection A.12: as a broker of 4.4 answers it", () => {
    const lane = shaking(PLAIN);
    lane.replyHandshake(0, ["PLAIN", "SCRAM-SHA-512", "SCRAM-SHA-256"]);
    const answer = bytesOf("00000012 00000002 00 0000 00 01 0000000000000000 00");
    expect(typesOf(lane.receive(answer))).toEqual(["write", "sasl>negotiating"]);
  });
  it("connection A.12: writes of tokens are marked secret, no others", () => {
    const lane = plainLane();
    expect(lane.allOf("write").map(({ secret }) => secret)).toEqual([
      undefined,
      undefined,
      true,
      undefined,
    ]);
  });
  it("connection A.12: at most one good ApiVersions before SASL, one more after error 35", () => {
    const lane = openingLane({ ...STEADY, ...PLAIN });
    lane.opened();
    lane.replyVersions({ 18: { min: 0, max: 3 } }, 35, 0);
    expect(lane.written(ApiVersionsServer).header.requestApiVersion).toBe(3);
    expect(lane.state).toBe("sasl");
    lane.replyVersions();
    expect(lane.written(SaslHandshakeServer).body.mechanism).toBe("PLAIN");
  });
  it("connection A.12: a second error 35 before SASL fails the attempt", () => {
    const lane = openingLane({ ...STEADY, ...PLAIN });
    lane.opened();
    lane.replyVersions({}, 35, 0);
    lane.replyVersions({}, 35, 0);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "NEGOTIATION_FAILED",
      phase: "sasl",
    });
  });
  it("connection A.12: after authentication negotiation may fall back anew", () => {
    const lane = openingLane({ ...STEADY, ...PLAIN });
    lane.opened();
    lane.replyVersions({ 18: { min: 0, max: 3 } }, 35, 0);
    lane.replyVersions();
    lane.replyHandshake();
    lane.replyToken();
    expect(typesOf(lane.replyVersions({ 18: { min: 0, max: 3 } }, 35, 0))).toEqual(["write"]);
    expect(typesOf(lane.replyVersions())).toEqual(["negotiating>ready", "ready"]);
  });
  for (const [max, version] of [[0, 0], [1, 1], [2, 2], [7, 2]] as const) {
    it(`connection A.12: SaslAuthenticate at the highest common version, peer offers ${max}`, () => {
      const lane = shaking(PLAIN, { ...OFFERED, 36: { min: 0, max } });
      lane.replyHandshake();
      expect(lane.written(SaslAuthenticateServer).header.requestApiVersion).toBe(version);
    });
  }
  it("connection A.12: with negotiation skip there is no ApiVersions at all", () => {
    const lane = openingLane({
      ...STEADY,
      ...PLAIN,
      negotiation: "skip",
      staticVersions: { ...OFFERED, 36: { min: 0, max: 1 } },
    });
    expect(typesOf(lane.opened())).toEqual(["write", "tcp>sasl"]);
    expect(lane.written(SaslHandshakeServer).header.requestApiVersion).toBe(1);
    lane.replyHandshake();
    expect(lane.written(SaslAuthenticateServer).header.requestApiVersion).toBe(1);
    expect(typesOf(lane.replyToken())).toEqual(["sasl>ready", "ready"]);
  });
  it("connection F9: the whole exchange is under the setup limit", () => {
    const lane = shaking({ ...PLAIN, requestTimeoutMs: 10 });
    expect(lane.machine.deadlineMs).toBe(10_000);
    lane.wake();
    expect(lane.told("disconnected")).toMatchObject({ reason: "SETUP_TIMEOUT", phase: "sasl" });
  });
});

describe("connection A.12, outcomes", () => {
  it("connection A.12: error 33 is SASL_UNSUPPORTED, and says what is offered", () => {
    const lane = shaking({ ...PLAIN, reconnect: "eager" });
    const effects = lane.replyHandshake(33, ["GSSAPI", "OAUTHBEARER"]);
    expect(typesOf(effects)).toEqual(["abort", "sasl>backoff", "disconnected"]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "SASL_UNSUPPORTED",
      phase: "sasl",
      failedAttempts: 1,
      setupFailures: 1,
      detail: { code: "ERROR_33", message: expect.stringMatching(/GSSAPI, OAUTHBEARER/) },
    });
    expect(typesOf(lane.wake())).toEqual(["backoff>idle", "available"]);
  });
  it("connection A.12: error 58 is AUTH_FAILED, once in the backoff, and not tried again by itself", () => {
    const lane = shaking({ ...PLAIN, reconnect: "eager" });
    lane.replyHandshake();
    const effects = lane.replyToken({
      errorCode: 58,
      errorMessage: "Invalid username or password",
    });
    expect(typesOf(effects)).toEqual(["abort", "sasl>backoff", "disconnected"]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "AUTH_FAILED",
      phase: "sasl",
      failedAttempts: 1,
      setupFailures: 1,
      backoffUntilMs: 50,
      detail: { code: "ERROR_58", message: expect.stringMatching(/Invalid username or password/) },
    });
    expect(typesOf(lane.wake())).toEqual(["backoff>idle", "available"]);
  });
  it("connection A.12: error 33 to a token is SASL_UNSUPPORTED, too", () => {
    const lane = shaking(PLAIN);
    lane.replyHandshake();
    lane.replyToken({ errorCode: 33 });
    expect(lane.told("disconnected").reason).toBe("SASL_UNSUPPORTED");
  });
  it("connection A.12: any other error of the handshake is AUTH_FAILED", () => {
    const lane = shaking(PLAIN);
    lane.replyHandshake(34, []);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "AUTH_FAILED",
      detail: { code: "ERROR_34" },
    });
  });
  it("connection A.12: no failure has the password in it", () => {
    const lane = shaking(PLAIN);
    lane.replyHandshake();
    lane.replyToken({ errorCode: 58, errorMessage: "no" });
    expect(JSON.stringify(lane.allOf("disconnected"))).not.toMatch(/alice-secret/);
  });
  it("connection A.6: the peer that closes during the exchange is PEER_CLOSED in setup", () => {
    const lane = shaking(PLAIN);
    lane.replyHandshake();
    lane.report("peerClosed", {});
    expect(lane.told("disconnected")).toMatchObject({
      reason: "PEER_CLOSED",
      phase: "sasl",
      setupFailures: 1,
    });
  });
  it("connection A.10: a token that is no message is DECODE", () => {
    const lane = shaking(PLAIN);
    lane.replyHandshake();
    lane.respond(2, [0]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "PROTOCOL_ERROR",
      phase: "sasl",
      detail: { code: "DECODE" },
    });
  });
});

describe("connection A.12, a mechanism that is asked", () => {
  it("connection A.12: round by round, until it says done", () => {
    const lane = shaking(SCRAM);
    expect(bare(lane.replyHandshake(0, ["SCRAM-SHA-256"]))).toEqual([{
      type: "answerSasl",
      attempt: 1,
      mechanism: "SCRAM-SHA-256",
      round: 0,
      challenge: null,
    }]);
    expect(typesOf(lane.report("saslAnswered", { round: 0, token: text("client-first") }))).toEqual(
      [
        "write",
      ],
    );
    expect(lane.written(SaslAuthenticateServer).body.authBytes).toEqual(text("client-first"));
    expect(bare(lane.replyToken({ authBytes: text("server-first") }))).toEqual([{
      type: "answerSasl",
      attempt: 1,
      mechanism: "SCRAM-SHA-256",
      round: 1,
      challenge: text("server-first"),
    }]);
    lane.report("saslAnswered", { round: 1, token: text("client-final") });
    lane.replyToken({ authBytes: text("server-final") });
    expect(lane.last("answerSasl")).toMatchObject({ round: 2, challenge: text("server-final") });
    const effects = lane.report("saslAnswered", {
      round: 2,
      token: new Uint8Array(0),
      done: true,
    });
    expect(typesOf(effects)).toEqual(["write", "sasl>negotiating"]);
    expect(lane.allOf("write").filter(({ secret }) => secret).length).toBe(2);
  });
  it("connection A.12: a token may be empty", () => {
    const lane = saslLane();
    lane.report("saslAnswered", { round: 0, token: new Uint8Array(0) });
    expect(lane.written(SaslAuthenticateServer).body.authBytes).toEqual(new Uint8Array(0));
  });
  it("connection A.12: saslFailed is AUTH_FAILED with its message", () => {
    const lane = saslLane(STEADY);
    lane.report("saslFailed", { round: 0, message: "no ticket" });
    expect(lane.told("disconnected")).toMatchObject({
      reason: "AUTH_FAILED",
      phase: "sasl",
      detail: { message: expect.stringMatching(/no ticket/) },
    });
  });
  for (const round of [-1, 1]) {
    it(`connection A.6: a token of round ${round} is a fault of the driver`, () => {
      const lane = saslLane();
      lane.report("saslAnswered", { round, token: new Uint8Array(0) });
      expect(lane.told("disconnected").detail.code).toBe("DRIVER");
    });
  }
  it("connection A.12: while it thinks the peer may say nothing", () => {
    const lane = saslLane();
    lane.respond(9);
    expect(lane.told("disconnected").detail.code).toBe("UNSOLICITED");
  });
});

describe("connection A.12, raw tokens", () => {
  it("connection A.12: after handshake 0 tokens travel in frames of their own, and an empty one ends PLAIN", () => {
    const lane = shaking(PLAIN, OLD);
    expect(lane.written(SaslHandshakeServer).header.requestApiVersion).toBe(0);
    lane.replyHandshake();
    const token = text("\0alice\0alice-secret");
    expect(bare([lane.last("write")])).toEqual([{
      type: "write",
      attempt: 1,
      writeSeq: 2,
      bytes: joined(sizePrefix(token.length), token),
      secret: true,
    }]);
    expect(typesOf(lane.receive(sizePrefix(0)))).toEqual(["write", "sasl>negotiating"]);
    expect(typesOf(lane.replyVersions())).toEqual(["negotiating>ready", "ready"]);
  });
  it("connection A.12: no SaslAuthenticate in the table means raw tokens, too", () => {
    const { 36: _, ...without } = OFFERED as { [key: number]: never };
    const lane = shaking(PLAIN, without);
    expect(lane.written(SaslHandshakeServer).header.requestApiVersion).toBe(0);
  });
  it("connection A.12: a refused PLAIN gets no token, only the end", () => {
    const lane = shaking(PLAIN, OLD);
    lane.replyHandshake();
    lane.report("peerClosed", {});
    expect(lane.told("disconnected")).toMatchObject({ reason: "PEER_CLOSED", phase: "sasl" });
  });
  it("connection A.12: a mechanism that is asked, with tokens of any size and any cut", () => {
    const lane = shaking(SCRAM, OLD);
    lane.replyHandshake();
    lane.report("saslAnswered", { round: 0, token: text("client-first") });
    const challenge = text("s");
    for (const byte of joined(sizePrefix(1), challenge)) lane.receive(new Uint8Array([byte]));
    expect(lane.last("answerSasl")).toMatchObject({ round: 1, challenge });
    lane.report("saslAnswered", { round: 1, token: text("client-final") });
    expect(lane.last("write").bytes).toEqual(joined(sizePrefix(12), text("client-final")));
    lane.receive(sizePrefix(0));
    expect(lane.last("answerSasl")).toMatchObject({ round: 2, challenge: new Uint8Array(0) });
    expect(typesOf(lane.report("saslAnswered", { round: 2, token: text(""), done: true }))).toEqual(
      [
        "write",
        "sasl>negotiating",
      ],
    );
  });
  it("connection A.12: raw tokens take no correlation ids", () => {
    const lane = shaking(PLAIN, OLD);
    lane.replyHandshake();
    lane.receive(sizePrefix(0));
    expect(lane.written(ApiVersionsServer).header.correlationId).toBe(2);
  });
  it("connection A.10: a raw token is limited, and not negative", () => {
    for (const [size, code] of [[-1, "NEGATIVE_SIZE"], [104_857_601, "TOO_LARGE"]] as const) {
      const lane = shaking(PLAIN, OLD);
      lane.replyHandshake();
      lane.receive(sizePrefix(size));
      expect(lane.told("disconnected")).toMatchObject({ phase: "sasl", detail: { code } });
    }
  });
  it("connection A.10: after authentication a size of 0 is too small again", () => {
    const lane = shaking(PLAIN, OLD);
    lane.replyHandshake();
    lane.receive(joined(sizePrefix(0), sizePrefix(0)));
    expect(lane.told("disconnected")).toMatchObject({
      phase: "negotiating",
      detail: { code: "TOO_SMALL" },
    });
  });
});

describe("connection A.12, authentication again (KIP-368)", () => {
  /** Seed 1 draws a moment between 8500 and 9500 ms. */
  const due = (lane: Lane): number => {
    const wait = explainWait(lane.machine)!;
    if (wait.timer !== "reauthentication") throw new Error(`Cannot match: found ${wait.timer}`);
    return wait.deadlineMs;
  };
  it("connection A.12: quiet, it begins at once, without ApiVersions, and stays ready", () => {
    const lane = plainLane(STEADY, 10_000n);
    expect(typesOf(lane.at(due(lane)))).toEqual(["write"]);
    expect(lane.written(SaslHandshakeServer).body.mechanism).toBe("PLAIN");
    expect(typesOf(lane.replyHandshake())).toEqual(["write"]);
    expect(lane.last("write").secret).toBe(true);
    expect(lane.replyToken({ sessionLifetimeMs: 10_000n })).toEqual([]);
    expect(lane.state).toBe("ready");
    lane.flush();
    expect(lane.send(1).ok).toBe(true);
    lane.take();
    lane.respond(6);
    const next = due(lane);
    expect(next).toBeGreaterThanOrEqual(lane.now + 8_500);
    expect(next).toBeLessThan(lane.now + 9_500);
  });
  it("connection F11: nothing is admitted from then to its end", () => {
    const lane = plainLane({ ...STEADY, writeGate: "buffered" }, 10_000n);
    lane.send(1);
    lane.take();
    lane.at(9_500);
    const refused = { ok: false, reason: "REAUTHENTICATING" };
    expect(lane.send(2)).toEqual(refused);
    lane.respond(4);
    expect(lane.send(2)).toEqual(refused);
    lane.replyHandshake();
    expect(lane.send(2)).toEqual(refused);
    lane.replyToken({ sessionLifetimeMs: 10_000n });
    expect(lane.send(2).ok).toBe(true);
  });
  it("connection A.12: it waits until nothing is in flight", () => {
    const lane = plainLane({ ...STEADY, writeGate: "buffered" }, 10_000n);
    lane.send(1);
    lane.send(2);
    lane.take();
    expect(lane.at(9_500)).toEqual([]);
    expect(typesOf(lane.respond(4))).toEqual(["response"]);
    expect(typesOf(lane.respond(5))).toEqual(["response", "write"]);
    expect(lane.written(SaslHandshakeServer).header.correlationId).toBe(6);
  });
  it("connection A.12: the flush of acks = 0 may be what it waits for", () => {
    const lane = plainLane(STEADY, 10_000n);
    lane.send(1, { expectResponse: false });
    lane.take();
    expect(lane.at(9_500)).toEqual([]);
    expect(typesOf(lane.flush())).toEqual(["completed", "write"]);
  });
  it("connection A.12: session over while it waits: drained, then a new connection at once", () => {
    const lane = plainLane({ ...STEADY, writeGate: "buffered" }, 10_000n);
    lane.send(1);
    lane.take();
    lane.at(9_500);
    expect(lane.at(10_000)).toEqual([]);
    expect(lane.send(2)).toEqual({ ok: false, reason: "REAUTHENTICATING" });
    const effects = lane.respond(4);
    expect(typesOf(effects)).toEqual([
      "response",
      "close",
      "ready>idle",
      "disconnected",
      "resolve",
      "idle>resolving",
    ]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "INVALIDATED",
      phase: "ready",
      failedAttempts: 0,
      setupFailures: 0,
      backoffUntilMs: null,
      jitterDraw: null,
    });
  });
  it("connection A.5: the exchange is limited by the setup timer, whenever the session ends", () => {
    const lane = plainLane({ ...STEADY, socketConnectionSetupTimeoutMs: 2_000 }, 10_000n);
    lane.at(9_500);
    const { deadlineMs } = lane.machine;
    expect(explainWait(lane.machine)!.timer).toBe("setupTimeout");
    expect(typesOf(lane.at(deadlineMs! - 1))).toEqual([]);
    expect(typesOf(lane.wake())).toEqual(["abort", "ready>backoff", "disconnected", "hint"]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "SETUP_TIMEOUT",
      phase: "ready",
      setupFailures: 0,
    });
  });
  it("connection A.12: a probe that is answered late does not hold up authentication", () => {
    const lane = plainLane({
      ...STEADY,
      idleProbeAfterMs: 100,
      onRequestTimeout: "abandon",
      connectTimeoutMs: 20_000,
    }, 10_000n);
    lane.now = 9_000;
    lane.send(1, { timeoutMs: 50 });
    lane.take();
    lane.at(9_050); // the request that waits for the probe gives up
    lane.at(10_500); // the session is over
    expect(typesOf(lane.replyVersions())).toEqual([
      "close",
      "ready>idle",
      "disconnected",
      "resolve",
      "idle>resolving",
    ]);
  });
  it("connection A.14: a connection that authenticates again is not quiet", () => {
    const lane = plainLane(STEADY, 10_000n);
    lane.at(9_500);
    lane.do({ type: "peerClosed", attempt: lane.last("open").attempt });
    expect(lane.told("disconnected")).toMatchObject({ reason: "PEER_CLOSED", phase: "ready" });
  });
  it("connection A.5: it is the limit that was drawn for this attempt", () => {
    const lane = saslLane({ ...PLAIN, seed: 5 });
    const limitMs = lane.machine.deadlineMs!;
    lane.replyToken({ sessionLifetimeMs: 10_000n });
    lane.replyVersions();
    lane.at(9_500);
    expect(lane.machine.deadlineMs).toBe(9_500 + limitMs);
  });
  it("connection A.14: nor is one whose mechanism thinks, with nothing in flight", () => {
    const lane = saslLane({ ...STEADY, connectionsMaxIdleMs: 10_000 });
    lane.report("saslAnswered", { round: 0, token: text("first") });
    lane.replyToken({ authBytes: text("final"), sessionLifetimeMs: 10_000n });
    lane.report("saslAnswered", { round: 1, token: text(""), done: true });
    lane.replyVersions();
    lane.at(9_500);
    lane.replyHandshake(0, ["SCRAM-SHA-256"]);
    expect(lane.at(19_499)).toEqual([]);
    expect(lane.state).toBe("ready");
  });
  it("connection A.12: a refusal is AUTH_FAILED, no setup failure", () => {
    const lane = plainLane(STEADY, 10_000n);
    lane.at(9_500);
    lane.replyHandshake();
    lane.replyToken({ errorCode: 58, errorMessage: "expired" });
    expect(lane.told("disconnected")).toMatchObject({
      reason: "AUTH_FAILED",
      phase: "ready",
      failedAttempts: 1,
      setupFailures: 0,
    });
  });
  it("connection A.12: its requests have no request limit", () => {
    const lane = plainLane({ ...STEADY, requestTimeoutMs: 10 }, 10_000n);
    lane.at(9_500);
    expect(explainWait(lane.machine)!.timer).toBe("setupTimeout");
  });
  it("connection A.12: a session without end is not renewed", () => {
    expect(explainWait(plainLane(STEADY).machine)!.timer).toBe("idleExpiry");
    const lane = plainLane(STEADY, 10_000n);
    lane.at(9_500);
    lane.replyHandshake();
    lane.replyToken();
    expect(explainWait(lane.machine)!.timer).toBe("idleExpiry");
  });
  it("connection A.12: a mechanism that is asked is asked again", () => {
    const lane = saslLane(STEADY);
    lane.report("saslAnswered", { round: 0, token: text("first") });
    lane.replyToken({ authBytes: text("final"), sessionLifetimeMs: 10_000n });
    lane.report("saslAnswered", { round: 1, token: text(""), done: true });
    lane.replyVersions();
    lane.at(9_500);
    expect(bare(lane.replyHandshake(0, ["SCRAM-SHA-256"]))).toEqual([{
      type: "answerSasl",
      attempt: 1,
      mechanism: "SCRAM-SHA-256",
      round: 0,
      challenge: null,
    }]);
    lane.report("saslAnswered", { round: 0, token: text("first") });
    lane.replyToken({ authBytes: text("final"), sessionLifetimeMs: 10_000n });
    expect(lane.report("saslAnswered", { round: 1, token: text(""), done: true })).toEqual([]);
    expect(lane.send(1).ok).toBe(true);
  });
  it("connection A.12: it is not forgotten when its moment comes before ready", () => {
    const lane = saslLane({ ...STEADY, ...PLAIN });
    lane.replyToken({ sessionLifetimeMs: 1_000n });
    expect(lane.at(960)).toEqual([]);
    expect(lane.state).toBe("negotiating");
    expect(typesOf(lane.replyVersions())).toEqual(["negotiating>ready", "ready", "write"]);
    expect(lane.written(SaslHandshakeServer).body.mechanism).toBe("PLAIN");
    expect(lane.send(1)).toEqual({ ok: false, reason: "REAUTHENTICATING" });
  });
  it("connection A.15: drain while it waits needs no new session", () => {
    const lane = plainLane({ ...STEADY, writeGate: "buffered" }, 10_000n);
    lane.send(1);
    lane.take();
    lane.at(9_500);
    lane.do({ type: "drain" });
    expect(lane.at(10_000)).toEqual([]);
    expect(typesOf(lane.respond(4))).toEqual([
      "response",
      "close",
      "draining>closed",
      "drained",
      "closed",
    ]);
  });
  it("connection A.15: drain during the exchange closes at once", () => {
    const lane = plainLane(STEADY, 10_000n);
    lane.at(9_500);
    expect(typesOf(lane.do({ type: "drain" }))).toEqual([
      "close",
      "ready>closed",
      "drained",
      "closed",
    ]);
  });
  it("connection A.12: without SASL there is no session", () => {
    expect(explainWait(readyLane().machine)!.timer).toBe("idleExpiry");
  });
});
