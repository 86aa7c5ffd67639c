import { describe, expect, it } from "vitest";
import fc from "fast-check";
import {
  Connection,
  type ConnectionEffect,
  type ConnectionInput,
  type ConnectionOptions,
  explainWait,
  restoreConnection,
  timerDelayMs,
} from "../../codec/connection/mod.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import {
  bare,
  joined,
  Lane,
  laneIn,
  OPTIONS,
  PLAIN,
  plainLane,
  readyLane,
  responseFrame,
  saslLane,
  SCRAM,
  sizePrefix,
  STEADY,
  typesOf,
} from "../kit/lane.ts";

/** One call of a recorded run. */
interface Call {
  readonly input: ConnectionInput;
  readonly nowMs: number;
  /** How many effects are taken after it. */
  readonly taken: number;
}

/** A lane that writes its calls down. */
class Recorder extends Lane {
  readonly calls: Call[] = [];
  override answer(input: ConnectionInput, nowMs: number = this.now): ReturnType<Lane["answer"]> {
    this.calls.push({ input, nowMs, taken: 0 });
    return super.answer(input, nowMs);
  }
  override take(): ConnectionEffect[] {
    const effects = super.take();
    const last = this.calls.at(-1);
    if (last) this.calls[this.calls.length - 1] = { ...last, taken: last.taken + effects.length };
    return effects;
  }
}

/** A life with most of what can happen: TLS, SASL, requests, a throttle, a loss, two retries, a drain. */
function life(): { options: ConnectionOptions; calls: readonly Call[] } {
  const lane = new Recorder({
    ...PLAIN,
    securityProtocol: "SASL_SSL",
    seed: 7,
    clientId: "c",
    nodeId: 1,
    redirector: parseRedirector("b1.internal => gw.example.com | 127.0.0.1:19092"),
    addressPolicy: "all-in-attempt",
    onRequestTimeout: "abandon",
    writeGate: "buffered",
    idleProbeAfterMs: 60_000,
    stallForgiveness: true,
    requestTimeoutMs: 2_000,
  });
  lane.do({ type: "connect" }, 100);
  lane.report("resolveFailed", { code: "ENOTFOUND" });
  lane.now += 5;
  lane.report("openFailed", { code: "ECONNREFUSED" });
  lane.do({ type: "connect", asap: true });
  lane.wake();
  lane.report("resolved", { addresses: ["10.0.0.1", "10.0.0.2"] });
  lane.now += 3;
  lane.opened();
  lane.report("secured", {});
  lane.replyVersions({ 18: { min: 0, max: 4 } }, 35, 0);
  lane.replyVersions();
  lane.replyHandshake();
  lane.now += 2;
  lane.replyToken({ sessionLifetimeMs: 100_000n });
  lane.replyVersions();
  lane.flush();
  for (const id of [1, 2, 3]) lane.send(id);
  lane.take();
  lane.receive(joined(responseFrame(5, [1, 2, 3]), sizePrefix(9), [0, 0]));
  lane.do({ type: "throttle", throttleMs: 700 });
  lane.wake();
  lane.receive(new Uint8Array([0, 6, 1, 2, 3, 4, 5]));
  lane.wake();
  lane.respond(7);
  lane.at(lane.now + 70_000);
  lane.send(9);
  lane.take();
  lane.replyVersions();
  lane.respond(9);
  lane.flush();
  lane.at(lane.now + 25_000);
  lane.report("peerClosed", { code: "ECONNRESET" });
  lane.wake();
  lane.do({ type: "connect" });
  lane.report("resolved", { addresses: ["10.0.0.1"] });
  lane.do({ type: "reset", reason: "moved" });
  lane.do({ type: "retarget", host: "10.0.0.9", port: 9_093 });
  lane.do({ type: "connect" });
  lane.opened();
  lane.do({ type: "drain" });
  return { options: lane.options, calls: lane.calls };
}

/** Runs calls again; gives the answers and effects, each with the deadline after it. */
function run(
  machine: Connection,
  calls: readonly Call[],
  between: (machine: Connection, i: number) => Connection = (same) => same,
): unknown[] {
  const outcome: unknown[] = [];
  calls.forEach(({ input, nowMs, taken }, i) => {
    outcome.push(machine.handle(input, nowMs), machine.deadlineMs);
    for (let n = 0; n < taken; n++) outcome.push(machine.poll());
    machine = between(machine, i);
  });
  outcome.push(machine.snapshot());
  return outcome;
}

const MODEL = life();

describe("connection M2, time", () => {
  for (const nowMs of [NaN, Infinity, -Infinity, undefined, "1", null]) {
    it(`connection M2: ${nowMs} throws before anything changes`, () => {
      const lane = readyLane();
      const before = lane.machine.snapshot();
      expect(() => lane.machine.handle({ type: "close" }, nowMs as number)).toThrow();
      expect(lane.machine.snapshot()).toEqual(before);
      expect(lane.take()).toEqual([]);
    });
  }
  it("connection F22: a clock that steps back stands still", () => {
    const back = laneIn("ready");
    back.at(1_000);
    back.machine.handle({ type: "throttle", throttleMs: 10 }, 400);
    const same = laneIn("ready");
    same.at(1_000);
    same.machine.handle({ type: "throttle", throttleMs: 10 }, 1_000);
    expect(back.machine.snapshot()).toEqual(same.machine.snapshot());
    expect(back.machine.deadlineMs).toBe(1_010);
  });
  it("connection F21: a shift of all times shifts the deadlines, and nothing else", () => {
    const shifted = (byMs: number) => {
      const { machine } = new Lane(MODEL.options);
      return MODEL.calls.map(({ input, nowMs, taken }) => {
        const answer = machine.handle(input, nowMs + byMs);
        const { deadlineMs } = machine;
        const effects = Array.from({ length: taken }, () => machine.poll());
        const times = JSON.stringify(
          [answer, effects],
          (name, value) => /untilMs/i.test(name) && value !== null ? value - byMs : value,
        );
        return [times, deadlineMs === undefined ? null : deadlineMs - byMs];
      });
    };
    const here = shifted(0);
    for (const byMs of [1, -5_000, 10 ** 12]) expect(shifted(byMs)).toEqual(here);
  });
  it("connection M2: any scale will do, also one below 0", () => {
    const lane = new Lane(STEADY);
    lane.now = -1_000;
    lane.do({ type: "connect" }, -1_000);
    expect(lane.machine.deadlineMs).toBe(9_000);
  });
});

describe("connection M3, order", () => {
  it("connection M3: the input first, then the timers", () => {
    const lane = laneIn("tcp");
    lane.now = 5_000;
    expect(typesOf(lane.opened())).toEqual(["write", "tcp>negotiating"]);
    const late = laneIn("negotiating");
    late.now = 30_000;
    expect(typesOf(late.replyVersions())).toEqual(["negotiating>ready", "ready"]);
  });
  it("connection M3: then all that is due, until nothing is", () => {
    const lane = laneIn("ready", { connectionsMaxIdleMs: 540_000, reconnect: "eager" });
    lane.send(1);
    lane.take();
    expect(typesOf(lane.at(999_999))).toEqual([
      "abort",
      "ready>backoff",
      "requestFailed",
      "disconnected",
      "hint",
    ]);
    expect(lane.machine.deadlineMs).toBe(1_000_049);
  });
});

describe("connection M4, deadlines", () => {
  it("connection F8: after each call the deadline is none, or later than now", () => {
    const { machine } = new Lane(MODEL.options);
    for (const { input, nowMs } of MODEL.calls) {
      machine.handle(input, nowMs);
      expect(machine.deadlineMs ?? Infinity).toBeGreaterThan(nowMs);
    }
  });
  it("connection M4: limits that are over before they begin fire in the same call", () => {
    const lane = readyLane({ ...STEADY });
    expect(lane.send(1, { timeoutMs: 0 })).toEqual({ ok: true, correlationId: 1 });
    expect(typesOf(lane.take())).toEqual(
      ["abort", "ready>backoff", "requestFailed", "disconnected", "hint"],
    );
    expect(lane.told("requestFailed")).toMatchObject({ id: 1, sent: "no", timedOut: true });
    const negative = readyLane({ ...STEADY });
    negative.send(1, { timeoutMs: -5 });
    expect(negative.machine.deadlineMs).toBe(50);
  });
  it("connection F24: an early tick does nothing", () => {
    for (
      const state of ["tcp", "tls", "sasl", "negotiating", "ready", "draining", "backoff"] as const
    ) {
      const lane = laneIn(state);
      const { data: before } = lane.machine.snapshot() as { data: unknown };
      expect(lane.at(lane.machine.deadlineMs! - 1)).toEqual([]);
      expect((lane.machine.snapshot() as { data: unknown }).data).toEqual(before);
    }
  });
  it("connection M4: reading the deadline changes nothing", () => {
    const lane = laneIn("ready");
    const before = lane.machine.snapshot();
    expect(lane.machine.deadlineMs).toBe(lane.machine.deadlineMs);
    expect(explainWait(lane.machine)).toEqual(explainWait(lane.machine));
    expect(lane.machine.snapshot()).toEqual(before);
  });
  it("connection F27: with a silent peer it comes to rest, and then waits for an input only", () => {
    for (
      const state of [
        "redirecting",
        "resolving",
        "tcp",
        "tls",
        "sasl",
        "negotiating",
        "ready",
        "draining",
        "backoff",
      ] as const
    ) {
      const lane = laneIn(state);
      let ticks = 0;
      while (lane.machine.deadlineMs !== undefined && ticks < 9) {
        lane.wake();
        ticks++;
      }
      expect(ticks).toBeLessThan(4);
      expect(["idle", "closed"]).toContain(lane.state);
    }
  });
});

describe("connection M6, effects", () => {
  it("connection M6: they are numbered in order, over the whole life", () => {
    const { machine } = new Lane(MODEL.options);
    const numbers: number[] = [];
    for (const { input, nowMs } of MODEL.calls) {
      machine.handle(input, nowMs);
      for (let effect; (effect = machine.poll());) numbers.push(effect.seq);
    }
    expect(numbers).toEqual(numbers.map((_, i) => i));
  });
  it("connection M6: it goes on with effects that nobody has taken", () => {
    const lane = new Lane(STEADY);
    lane.answer({ type: "connect" });
    lane.answer({ type: "resolved", attempt: 1, addresses: ["10.0.0.1"] });
    lane.answer({ type: "opened", attempt: 1, remote: "10.0.0.1:9092" });
    expect(typesOf(lane.take())).toEqual([
      "resolve",
      "idle>resolving",
      "open",
      "resolving>tcp",
      "write",
      "tcp>negotiating",
    ]);
  });
  it("connection M6: each is plain data", () => {
    const { machine } = new Lane(MODEL.options);
    for (const { input, nowMs } of MODEL.calls) {
      machine.handle(input, nowMs);
      for (let effect; (effect = machine.poll());) {
        expect(Object.getPrototypeOf(effect)).toBe(Object.prototype);
        for (const value of Object.values(effect)) {
          expect(typeof value).not.toMatch(/function|undefined/);
        }
      }
    }
  });
  it("connection M6: every action about a transport names its attempt", () => {
    const actions = [
      "redirect",
      "resolve",
      "open",
      "secure",
      "answerSasl",
      "write",
      "close",
      "abort",
    ];
    const { machine } = new Lane(MODEL.options);
    for (const { input, nowMs } of MODEL.calls) {
      machine.handle(input, nowMs);
      for (let effect; (effect = machine.poll());) {
        if (actions.includes(effect.type)) expect(effect).toHaveProperty("attempt");
      }
    }
  });
});

describe("connection M8, faults of the caller", () => {
  const WRONG: readonly (readonly [string, unknown])[] = [
    ["null", null],
    ["undefined", undefined],
    ["a text", "connect"],
    ["no type", {}],
    ["an unknown type", { type: "explode" }],
    ["toString", { type: "toString" }],
    ["constructor", { type: "constructor" }],
    ["__proto__", { type: "__proto__" }],
    ["connect, asap a text", { type: "connect", asap: "yes" }],
    ["send without id", {
      type: "send",
      apiKey: 3,
      apiVersion: 1,
      flexible: false,
      body: new Uint8Array(0),
    }],
    ["send, id NaN", { ...sendOf(), id: NaN }],
    ["send, body an array", { ...sendOf(), body: [1] }],
    ["send, body a DataView", { ...sendOf(), body: new DataView(new ArrayBuffer(1)) }],
    ["send, body of 16 bits", { ...sendOf(), body: new Uint16Array(1) }],
    ["send, flexible missing", { ...sendOf(), flexible: undefined }],
    ["send, timeout Infinity", { ...sendOf(), timeoutMs: Infinity }],
    ["send, timeout null", { ...sendOf(), timeoutMs: null }],
    ["send, expectResponse 0", { ...sendOf(), expectResponse: 0 }],
    ["drain, timeout NaN", { type: "drain", timeoutMs: NaN }],
    ["reset without reason", { type: "reset" }],
    ["fail without detail", { type: "fail", id: 1 }],
    ["fail with a mismatch that is no flag", { type: "fail", id: 1, detail: "", mismatch: 1 }],
    ["throttle, a text", { type: "throttle", throttleMs: "5" }],
    ["throttle, Infinity", { type: "throttle", throttleMs: Infinity }],
    ["retarget without port", { type: "retarget", host: "b2" }],
    ["retarget, rack a number", { type: "retarget", host: "b2", port: 1, rack: 7 }],
    ["received without attempt", { type: "received", bytes: new Uint8Array(1) }],
    ["received, attempt a text", { type: "received", attempt: "1", bytes: new Uint8Array(1) }],
    ["received, bytes a text", { type: "received", attempt: 1, bytes: "x" }],
    ["received, bytes of 16 bits", { type: "received", attempt: 1, bytes: new Uint16Array(1) }],
    ["received, an ArrayBuffer", { type: "received", attempt: 1, bytes: new ArrayBuffer(1) }],
    ["resolved, addresses a text", { type: "resolved", attempt: 1, addresses: "10.0.0.1" }],
    ["resolved, an address null", { type: "resolved", attempt: 1, addresses: [null] }],
    ["resolveFailed without code", { type: "resolveFailed", attempt: 1 }],
    ["opened without remote", { type: "opened", attempt: 1 }],
    ["openFailed without code", { type: "openFailed", attempt: 1 }],
    ["secureFailed, code a number", { type: "secureFailed", attempt: 1, code: 5 }],
    ["saslAnswered without token", { type: "saslAnswered", attempt: 1, round: 0 }],
    ["saslFailed without message", { type: "saslFailed", attempt: 1, round: 0 }],
    ["flushed without number", { type: "flushed", attempt: 1 }],
    ["writable without flag", { type: "writable", attempt: 1 }],
    ["peerClosed, code a number", { type: "peerClosed", attempt: 1, code: 5 }],
    ["redirectFailed without message", { type: "redirectFailed", attempt: 1 }],
  ];
  for (const [what, input] of WRONG) {
    it(`connection M8: ${what} throws, and nothing changes`, () => {
      const lane = readyLane();
      const before = lane.machine.snapshot();
      expect(() => lane.machine.handle(input as ConnectionInput, 99)).toThrow(TypeError);
      expect(lane.machine.snapshot()).toEqual(before);
      expect(lane.take()).toEqual([]);
    });
  }
  const NUMBERS: readonly object[] = [
    { apiVersion: 1.5 },
    { apiKey: 3.5 },
    { apiVersion: 40_000 },
    { apiKey: -1 },
  ];
  for (const numbers of NUMBERS) {
    it(`connection M8: send with ${JSON.stringify(numbers)} changes nothing, refused or thrown`, () => {
      const lane = readyLane({ stallForgiveness: true });
      lane.at(99);
      const before = lane.machine.snapshot();
      let ok = false;
      try {
        ({ ok } = lane.machine.handle({ ...sendOf(), ...numbers } as ConnectionInput, 99));
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
      expect(ok).toBe(false);
      expect(lane.machine.snapshot()).toEqual(before);
    });
  }
  it("connection M8: after the end, too", () => {
    const lane = laneIn("closed");
    expect(() => lane.machine.handle({ type: "explode" } as never, 0)).toThrow(TypeError);
  });
  it("connection M8: a report or a tick is always ok", () => {
    for (const state of ["idle", "tcp", "ready", "closed"] as const) {
      const lane = laneIn(state);
      const attempt = state === "idle" || state === "closed" ? 1 : lane.attempt;
      expect(lane.answer({ type: "secured", attempt })).toEqual({ ok: true });
      expect(lane.answer({ type: "tick" })).toEqual({ ok: true });
    }
  });
  it("connection M8: bytes of a peer never make it throw", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("sasl", "negotiating", "ready", "draining" as const),
        fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 4 }),
        fc.boolean(),
        (state, chunks, framed) => {
          const lane = laneIn(state as "ready");
          for (const chunk of chunks) {
            lane.receive(framed ? joined(sizePrefix(chunk.length), chunk) : chunk);
          }
          expect(lane.machine.deadlineMs ?? Infinity).toBeGreaterThan(lane.now);
        },
      ),
      { numRuns: 100 },
    );
  });
  it("connection M8: nor do answers to its own requests", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("versions", "handshake", "authenticate", "raw", "again"),
        fc.uint8Array({ maxLength: 60 }),
        (step, body) => {
          const lane = answering(step);
          const id = new DataView(lane.last("write").bytes.buffer).getInt32(8);
          lane.receive(responseFrame(id, [...body]));
          while (lane.machine.deadlineMs !== undefined) lane.wake();
          expect(["idle", "closed"]).toContain(lane.state);
        },
      ),
      { numRuns: 200 },
    );
  });
});

function sendOf(): object {
  return {
    type: "send",
    id: 1,
    apiKey: 3,
    apiVersion: 1,
    flexible: false,
    body: new Uint8Array(0),
  };
}

/** A connection that waits for the answer to one of its own requests. */
function answering(step: string): Lane {
  if (step === "versions") return laneIn("negotiating");
  if (step === "again") {
    const lane = plainLane({ ...STEADY, connectionsMaxIdleMs: 50_000 }, 10_000n);
    lane.at(9_500);
    return lane;
  }
  if (step === "authenticate") return saslLane({ ...STEADY, ...PLAIN });
  const lane = laneIn("tcp", SCRAM);
  lane.opened();
  lane.replyVersions({ 17: { min: 0, max: step === "raw" ? 0 : 1 }, 36: { min: 0, max: 2 } });
  if (step === "raw") {
    lane.replyHandshake(0, ["SCRAM-SHA-256"]);
    lane.report("saslAnswered", { round: 0, token: new Uint8Array(9) });
  }
  return lane;
}

describe("connection M9, draws", () => {
  it("connection F20: the same seed and calls, the same effects and snapshot", () => {
    const { options, calls } = MODEL;
    expect(run(new Connection(options), calls)).toEqual(run(new Connection(options), calls));
  });
  it("connection M9: another seed, other draws", () => {
    const waits = new Set(Array.from({ length: 20 }, (_, seed) => {
      const lane = laneIn("resolving", {
        seed,
        reconnectBackoffMaxMs: 100_000,
        reconnectBackoffMs: 10_000,
      });
      lane.report("resolveFailed", { code: "ENOTFOUND" });
      return lane.told("disconnected").backoffUntilMs;
    }));
    expect(waits.size).toBeGreaterThan(15);
  });
  it("connection M9: one draw for each thing that is put off", () => {
    const draws = (options: Partial<ConnectionOptions>) => {
      const lane = new Lane(options);
      const before = generatorOf(lane);
      lane.do({ type: "connect" });
      lane.report("resolveFailed", { code: "ENOTFOUND" });
      return generatorOf(lane) !== before;
    };
    expect(draws(STEADY)).toBe(false);
    expect(draws({})).toBe(true);
  });
});

function generatorOf(lane: Lane): number {
  return (lane.machine.snapshot() as { engine: { random: number } }).engine.random;
}

describe("connection M10, the end", () => {
  it("connection F7: nothing follows closed", () => {
    for (
      const state of [
        "idle",
        "backoff",
        "tcp",
        "tls",
        "sasl",
        "negotiating",
        "ready",
        "draining",
      ] as const
    ) {
      const lane = laneIn(state);
      const attempt = state === "idle" ? 1 : lane.attempt;
      lane.do({ type: "close" });
      for (const input of AFTERWARDS) {
        lane.answer("attempt" in input ? { ...input, attempt } : input, lane.now + 1_000);
        expect(lane.machine.deadlineMs).toBeUndefined();
      }
      expect(lane.take()).toEqual([]);
      expect(lane.state).toBe("closed");
    }
  });
  const AFTERWARDS: readonly ConnectionInput[] = [
    { type: "tick" },
    { type: "connect", asap: true },
    { type: "throttle", throttleMs: 9 },
    { type: "retarget", host: "b2", port: 1 },
    { type: "reset", reason: "x" },
    { type: "opened", attempt: 1, remote: "r" },
    { type: "received", attempt: 1, bytes: responseFrame(1) },
    { type: "flushed", attempt: 1, writeSeq: 0 },
    { type: "peerClosed", attempt: 1 },
    { type: "drain" },
    { type: "close" },
  ];
});

describe("connection M11, snapshots", () => {
  const restored = (options: ConnectionOptions) => (machine: Connection) =>
    restoreConnection(options, JSON.parse(JSON.stringify(machine.snapshot())));
  it("connection F19: a snapshot is JSON", () => {
    const { machine } = new Lane(MODEL.options);
    for (const { input, nowMs } of MODEL.calls) {
      machine.handle(input, nowMs);
      const snapshot = machine.snapshot();
      expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
    }
  });
  it("connection M11: restored after every call, it continues identically", () => {
    const { options, calls } = MODEL;
    const whole = run(new Connection(options), calls);
    expect(run(new Connection(options), calls, restored(options))).toEqual(whole);
  });
  it("connection F19: restored once, at any call", () => {
    const { options, calls } = MODEL;
    const whole = run(new Connection(options), calls);
    for (let at = 0; at < calls.length; at++) {
      const once = (machine: Connection, i: number) =>
        i === at ? restored(options)(machine) : machine;
      expect(run(new Connection(options), calls, once)).toEqual(whole);
    }
  });
  it("connection F19: a new one, and one that is closed", () => {
    const fresh = new Lane(STEADY);
    fresh.restore();
    expect(typesOf(fresh.do({ type: "connect" }))).toEqual(["resolve", "idle>resolving"]);
    const closed = laneIn("closed");
    closed.restore();
    expect(closed.answer({ type: "connect" })).toEqual({ ok: false, reason: "CLOSED" });
  });
  it("connection F19: in a race", () => {
    const lane = new Lane({ ...STEADY, addressPolicy: "race" });
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1", "10.0.0.2"] });
    lane.at(250);
    lane.restore();
    const effects = lane.do({ type: "opened", attempt: 1, remote: "10.0.0.1:9092" });
    expect(bare(effects).slice(0, 1)).toEqual([{ type: "abort", attempt: 2 }]);
  });
  it("connection F19: during the grace after a stall", () => {
    const lane = readyLane({ ...STEADY, stallForgiveness: true });
    lane.send(1);
    lane.take();
    lane.at(31_000);
    lane.restore();
    expect(lane.machine.deadlineMs).toBe(31_050);
    expect(typesOf(lane.respond(1))).toEqual(["response"]);
  });
  it("connection F19: a snapshot does not change with its machine", () => {
    const lane = readyLane({ writeGate: "buffered" });
    const snapshot = lane.machine.snapshot();
    const before = JSON.stringify(snapshot);
    lane.send(1);
    lane.take();
    lane.do({ type: "close" });
    expect(JSON.stringify(snapshot)).toBe(before);
  });
  it("connection F19: with a part of a frame, and bytes in its effects", () => {
    const lane = readyLane({ writeGate: "buffered" });
    lane.send(1, { body: new Uint8Array([1, 2, 255]) });
    lane.answer({ type: "received", attempt: 1, bytes: joined(sizePrefix(9), [0, 0]) });
    lane.restore();
    const [write] = lane.take();
    expect(write).toMatchObject({ type: "write" });
    expect([...(write as { bytes: Uint8Array }).bytes.slice(-3)]).toEqual([1, 2, 255]);
    expect(typesOf(lane.receive(new Uint8Array([0, 1, 1, 2, 3, 4, 5])))).toEqual(["response"]);
  });
});

describe("connection M12, delays", () => {
  it("connection M12: 1 to 2³¹ − 1", () => {
    expect([
      timerDelayMs(1_500, 1_000),
      timerDelayMs(1_000, 1_000),
      timerDelayMs(0, 1_000),
      timerDelayMs(2 ** 31 + 1_000, 1_000),
      timerDelayMs(2 ** 53, 0),
      timerDelayMs(Infinity, 0),
    ]).toEqual([500, 1, 1, 2_147_483_647, 2_147_483_647, 2_147_483_647]);
  });
});

describe("connection M13, stalls", () => {
  const stalled = (options: Partial<ConnectionOptions> = {}) => {
    const lane = readyLane({
      ...STEADY,
      stallForgiveness: true,
      writeGate: "buffered",
      ...options,
    });
    lane.send(1);
    lane.take();
    return lane;
  };
  it("connection M13: off in the bare machine", () => {
    const lane = readyLane(STEADY);
    lane.send(1);
    lane.take();
    lane.at(99_999);
    expect(lane.allOf("stalled")).toEqual([]);
    expect(lane.state).toBe("backoff");
  });
  it("connection M13: a tick that is very late holds the timeouts for a moment", () => {
    const lane = stalled();
    expect(bare(lane.at(31_000))).toEqual([{ type: "stalled", gapMs: 1_000 }]);
    expect(lane.machine.deadlineMs).toBe(31_050);
    expect(lane.at(31_049)).toEqual([]);
    expect(typesOf(lane.respond(1))).toEqual(["response"]);
    expect(lane.state).toBe("ready");
  });
  it("connection M13: at the end of the grace everything that is due fires", () => {
    const lane = stalled();
    lane.at(31_000);
    expect(typesOf(lane.at(31_050))).toEqual([
      "abort",
      "ready>backoff",
      "requestFailed",
      "disconnected",
      "hint",
    ]);
  });
  it("connection M13: stall.ms and stall.grace.ms are exact", () => {
    const lane = stalled({ stallMs: 10, stallGraceMs: 7 });
    expect(typesOf(lane.at(30_009))).not.toContain("stalled");
    const late = stalled({ stallMs: 10, stallGraceMs: 7 });
    expect(bare(late.at(30_010))).toEqual([{ type: "stalled", gapMs: 10 }]);
    expect(late.machine.deadlineMs).toBe(30_017);
  });
  it("connection M13: the input that is late is applied first", () => {
    const lane = stalled();
    lane.now = 50_000;
    expect(typesOf(lane.respond(1))).toEqual(["stalled", "response"]);
  });
  it("connection F31: another grace needs a wake-up that is on time", () => {
    const lane = stalled({ onRequestTimeout: "abandon", requestTimeoutMs: 10_000 });
    lane.at(11_000);
    expect(lane.at(12_050 + 1_000).map(({ type }) => type)).toEqual(["requestFailed"]);
    // The tombstone waits until 20 s. Late again, but nothing was on time since.
    expect(typesOf(lane.at(25_000))).toContain("disconnected");
    expect(lane.allOf("stalled").length).toBe(1);
  });
  it("connection F31: and after one there is another", () => {
    const lane = stalled({ requestTimeoutMs: 10_000 });
    lane.at(11_000);
    lane.respond(1);
    lane.at(11_050); // on time
    lane.send(2);
    lane.take();
    expect(typesOf(lane.at(30_000))).toEqual(["stalled"]);
    expect(lane.allOf("stalled").length).toBe(2);
  });
  it("connection M13: no grace begins while one runs", () => {
    const lane = stalled({ requestTimeoutMs: 1_000, stallMs: 10, stallGraceMs: 100 });
    expect(typesOf(lane.at(1_020))).toEqual(["stalled"]);
    lane.do({ type: "throttle", throttleMs: 5 }, 1_021);
    lane.at(1_026); // on time
    lane.do({ type: "throttle", throttleMs: 5 }, 1_027);
    expect(typesOf(lane.at(1_060))).toEqual([]);
  });
  it("connection M13: idle and drain are held, too", () => {
    const idle = readyLane({ ...STEADY, stallForgiveness: true, connectionsMaxIdleMs: 100 });
    expect(typesOf(idle.at(1_100))).toEqual(["stalled"]);
    expect(typesOf(idle.at(1_150))).toEqual(["close", "ready>idle", "disconnected"]);
    const drain = stalled();
    drain.do({ type: "drain", timeoutMs: 100 });
    expect(typesOf(drain.at(1_100))).toEqual(["stalled"]);
    expect(typesOf(drain.respond(1))).toEqual([
      "response",
      "close",
      "draining>closed",
      "drained",
      "closed",
    ]);
  });
  it("connection M13: connect, setup and backoff get no grace", () => {
    for (const state of ["resolving", "tcp", "backoff"] as const) {
      const lane = laneIn(state, { stallForgiveness: true });
      const types = typesOf(lane.at(100_000));
      expect(types[0]).toBe("stalled");
      expect(types.length).toBeGreaterThan(1);
    }
  });
  it("connection F28: a request completes by its limit, its throttles and one grace", () => {
    const lane = stalled();
    lane.do({ type: "throttle", throttleMs: 500 });
    lane.at(31_500);
    lane.at(31_550);
    expect(lane.told("requestFailed")).toMatchObject({ id: 1, timedOut: true });
  });
});

describe("explainWait", () => {
  it("connection G16: which timer, why, until when", () => {
    const names = {
      tcp: "connectTimeout",
      resolving: "setupTimeout",
      draining: "drainTimeout",
      negotiating: "requestTimeout",
      ready: "idleExpiry",
      backoff: "backoffEnd",
    } as const;
    for (const [state, timer] of Object.entries(names)) {
      const { machine } = laneIn(state as keyof typeof names);
      expect(explainWait(machine)).toEqual({
        timer,
        reason: expect.stringMatching(/./),
        deadlineMs: machine.deadlineMs,
      });
    }
    const race = new Lane({ ...OPTIONS, addressPolicy: "race" });
    race.do({ type: "connect" });
    race.report("resolved", { addresses: ["10.0.0.1", "10.0.0.2"] });
    expect(explainWait(race.machine)).toMatchObject({ timer: "raceStep", deadlineMs: 250 });
    const grace = readyLane({ stallForgiveness: true, connectionsMaxIdleMs: 10 });
    grace.send(1, { timeoutMs: 5 });
    grace.take();
    grace.at(2_000);
    expect(explainWait(grace.machine)?.deadlineMs).toBe(2_050);
  });
});
