import { describe, expect, it } from "vitest";
import { Lane, OFFERED, openingLane, readyLane, typesOf } from "../kit/lane.ts";
import { Ledger, textOf } from "./ledger.ts";
import { scenarioOf } from "./scenario.ts";
import { Simulation } from "./simulation.ts";
import { TraceHash } from "./trace_hash.ts";

const HOUR = 3_600_000;
const TEN_YEARS = 87_660 * HOUR;
const MOST = Number.MAX_SAFE_INTEGER;

/** A connection that is ready at this time, with 30 seconds for a request. */
function readyAt(nowMs: number): Lane {
  const lane = new Lane({ nodeId: 1 });
  lane.now = nowMs;
  lane.do({ type: "connect" });
  lane.do({ type: "resolved", attempt: 1, addresses: ["10.0.0.1"] });
  lane.opened();
  lane.flush();
  lane.replyVersions(OFFERED);
  return lane;
}

/** The requests that have failed. */
function failed(lane: Lane): number[] {
  return lane.all.flatMap((effect) => effect.type === "requestFailed" ? [effect.id] : []);
}

describe("reliability R-18: the time of a call", () => {
  for (const nowMs of [NaN, Infinity, -Infinity, 2 ** 53, -(2 ** 53), 1e300]) {
    it(`${nowMs} is no time: nothing changes`, () => {
      const lane = readyLane();
      const before = lane.machine.snapshot();
      expect(() => lane.machine.handle({ type: "tick" }, nowMs)).toThrow(
        new RangeError(`Cannot handle tick: expected a finite time, found ${nowMs}`),
      );
      expect(lane.machine.snapshot()).toEqual(before);
      expect(lane.take()).toEqual([]);
    });
  }
  for (const nowMs of [0, -1, -(2 ** 31), 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 52, MOST - 2 ** 32]) {
    it(`at ${nowMs} a request has its time, and no more`, () => {
      const lane = readyAt(nowMs);
      lane.send(1);
      lane.take();
      lane.flush();
      expect(typesOf(lane.at(nowMs + 29_999))).toEqual([]);
      expect(failed(lane)).toEqual([]);
      lane.at(nowMs + 30_000);
      expect(failed(lane)).toEqual([1]);
    });
  }
  it("the last of all times is one: no wake-up lies in the past, and every call ends", () => {
    for (const reconnect of ["lazy", "eager"] as const) {
      const redirector = () => ({ type: "reject", message: "no" }) as const;
      for (const options of [{}, { redirector }, { redirector, reconnectBackoffMs: 0 }]) {
        const lane = new Lane({ reconnect, ...options });
        lane.do({ type: "connect" }, MOST);
        for (let i = 0; i < 5; i++) lane.at(MOST);
        expect(lane.machine.deadlineMs ?? Infinity).toBeGreaterThan(MOST);
      }
    }
  });
});

describe("reliability R-18: a clock that is set", () => {
  for (const byMs of [HOUR, TEN_YEARS]) {
    it(`forward by ${byMs / HOUR} h: what is due fires once, in order`, () => {
      const lane = readyAt(1_000);
      lane.send(1, { timeoutMs: 40_000 });
      lane.take();
      lane.flush();
      lane.send(2);
      const effects = typesOf(lane.at(lane.now + byMs)); // nobody has taken the second write
      expect(effects).toEqual([
        "abort",
        "ready>backoff",
        "requestFailed",
        "requestFailed",
        "disconnected",
        "hint",
      ]);
      expect(failed(lane)).toEqual([1, 2]);
      expect(typesOf(lane.at(lane.now))).toEqual([]);
    });
    it(`back by ${byMs / HOUR} h: nothing is early, and nothing is lost`, () => {
      const lane = readyAt(TEN_YEARS + 1_000);
      const sentMs = lane.now;
      lane.send(1);
      lane.take();
      lane.flush();
      const { deadlineMs } = lane.machine;
      expect(typesOf(lane.at(sentMs - byMs))).toEqual([]);
      expect(lane.machine.deadlineMs).toBe(deadlineMs);
      lane.machine.handle({ type: "tick" }, sentMs + 29_999 - byMs);
      expect(failed(lane)).toEqual([]);
      lane.at(sentMs + 30_000);
      expect(failed(lane)).toEqual([1]);
    });
  }
});

describe("reliability R-18: a timer", () => {
  it("connection F24: a millisecond early it does nothing", () => {
    for (const lane of everyWait()) {
      const before = lane.machine.snapshot();
      const earlyMs = lane.machine.deadlineMs! - 1;
      expect(lane.at(earlyMs)).toEqual([]);
      const timeless = (json: unknown) => JSON.stringify(json).replace(/"nowMs":[^,}]+/, "");
      expect(timeless(lane.machine.snapshot())).toBe(timeless(before));
    }
  });
  it("ten minutes late it fires once", () => {
    for (const lane of everyWait()) {
      const lateMs = lane.machine.deadlineMs! + 600_000;
      expect(lane.at(lateMs).length).toBeGreaterThan(0);
      expect(lane.machine.deadlineMs ?? Infinity).toBeGreaterThan(lateMs);
    }
  });
  it("a second time at the same moment it does nothing", () => {
    for (const lane of everyWait()) {
      expect(lane.wake().length).toBeGreaterThan(0);
      expect(lane.at(lane.now)).toEqual([]);
    }
  });
  it("after it was cancelled it does nothing", () => {
    const lane = readyLane();
    lane.send(1);
    lane.take();
    lane.flush();
    const { deadlineMs } = lane.machine;
    expect(typesOf(lane.respond(1))).toEqual(["response"]);
    expect(lane.at(deadlineMs!)).toEqual([]);
  });
});

/** A connection for each thing that is waited for at first. */
function everyWait(): Lane[] {
  const resolving = new Lane();
  resolving.do({ type: "connect" });
  const negotiating = openingLane();
  negotiating.opened();
  const sending = readyLane();
  sending.send(1);
  sending.take();
  const backoff = openingLane();
  backoff.do({ type: "openFailed", attempt: 1, code: "ECONNREFUSED" });
  const draining = readyLane({ drainTimeoutMs: 100 });
  draining.send(1);
  draining.do({ type: "drain" });
  return [resolving, openingLane(), negotiating, readyLane(), sending, backoff, draining];
}

describe("reliability R-18: the timeout of a request", () => {
  for (const timeoutMs of [0, -1, -(2 ** 53)]) {
    it(`${timeoutMs}: it fails in the same call, unsent`, () => {
      const lane = readyLane();
      expect(lane.send(1, { timeoutMs })).toEqual({ ok: true, correlationId: 1 });
      const effects = lane.take();
      expect(typesOf(effects).slice(0, 3)).toEqual(["abort", "ready>backoff", "requestFailed"]);
      expect(effects[2]).toMatchObject({ reason: "REQUEST_TIMEOUT", sent: "no", timedOut: true });
    });
  }
  for (const timeoutMs of [2 ** 31 - 1, 2 ** 31, 2 ** 45]) {
    it(`${timeoutMs}: it fails then, not before`, () => {
      const lane = readyLane({ connectionsMaxIdleMs: -1 });
      lane.send(1, { timeoutMs });
      lane.take();
      lane.flush();
      expect(lane.machine.deadlineMs).toBe(timeoutMs);
      expect(lane.at(timeoutMs - 1)).toEqual([]);
      lane.at(timeoutMs);
      expect(failed(lane)).toEqual([1]);
    });
  }
  it("2⁵³ and more: it has all the time in the world", () => {
    for (const timeoutMs of [2 ** 53 - 1, 2 ** 53, Number.MAX_VALUE]) {
      const lane = readyLane({ connectionsMaxIdleMs: -1 });
      lane.send(1, { timeoutMs });
      lane.take();
      lane.flush();
      lane.at(TEN_YEARS * 1_000);
      expect(failed(lane)).toEqual([]);
    }
  });
  for (const timeoutMs of [NaN, Infinity, -Infinity]) {
    it(`${timeoutMs} is no time: the call throws, and nothing changes`, () => {
      const lane = readyLane();
      const before = lane.machine.snapshot();
      expect(() => lane.send(1, { timeoutMs })).toThrow(TypeError);
      expect(() => lane.answer({ type: "drain", timeoutMs })).toThrow(TypeError);
      expect(() => lane.answer({ type: "throttle", throttleMs: timeoutMs })).toThrow(TypeError);
      expect(lane.machine.snapshot()).toEqual(before);
    });
  }
});

describe("reliability R-18: runs at other times", () => {
  it("connection F21: they are the same run, from 0 and from 2³¹ and from near 2⁵³", () => {
    const hashes = [0, -(2 ** 32), 2 ** 31 - 1_000, 2 ** 40, 2 ** 52].map((startMs) => {
      const ledger = new Ledger();
      const hash = new TraceHash(startMs);
      for (let seed = 1; seed <= 40; seed++) {
        const scenario = { ...scenarioOf(seed), startMs };
        new Simulation(scenario, ledger, { hash }).run({ inputs: 60, nowMs: Infinity });
      }
      expect(ledger.violations.map(textOf)).toEqual([]);
      return hash.hex;
    });
    expect(new Set(hashes).size).toBe(1);
  });
  it("with clocks that jump all the time, and timers that are never in time", () => {
    const ledger = new Ledger();
    for (let seed = 1; seed <= 100; seed++) {
      const clock = { jumps: seed % 2 === 0 ? 30 : 0, unpunctual: 80 };
      const scenario = { ...scenarioOf(seed), clock };
      new Simulation(scenario, ledger).run({ inputs: 60, nowMs: Infinity });
    }
    expect(ledger.violations.map(textOf)).toEqual([]);
  });
});
