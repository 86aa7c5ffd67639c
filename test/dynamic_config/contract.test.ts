import { describe, expect, it } from "vitest";
import {
  DynamicConfig,
  type DynamicConfigInput,
  type DynamicConfigOptions,
  restoreDynamicConfig,
} from "../../codec/dynamic_config/mod.ts";
import { type Json, recorded, replay } from "../../codec/machine/mod.ts";
import { active, entriesOf, Follower, pair, reading, STATIC } from "./follower.ts";

/** One call of a recorded run. */
interface Call {
  readonly input: DynamicConfigInput;
  readonly nowMs: number;
  /** How many effects are taken after it. */
  readonly taken: number;
}

/** A follower that writes its calls down. */
class Recorder extends Follower {
  readonly calls: Call[] = [];
  override answer(input: DynamicConfigInput, nowMs: number = this.now) {
    this.calls.push({ input, nowMs, taken: 0 });
    return super.answer(input, nowMs);
  }
  override take(): object[] {
    const effects = super.take();
    const last = this.calls.pop()!;
    this.calls.push({ ...last, taken: last.taken + effects.length });
    return effects;
  }
}

/** A life with most of what can happen to a consumer. */
function life(): { readonly options: DynamicConfigOptions; readonly calls: readonly Call[] } {
  const follower = new Recorder({ seed: 7, clientIdGenerated: true, enabled: true });
  follower.now = 100;
  follower.start("consumer");
  follower.do({ type: "nodeReady" });
  follower.lose();
  follower.wake();
  follower.lose();
  follower.wake();
  follower.describe({ ...pair(10_000, 1_000), x: 1 });
  follower.wake();
  follower.fails(31);
  follower.next(pair(3_000));
  follower.next(pair(12_000));
  follower.do({ type: "joinRejected", errorCode: 26 });
  follower.answer({ type: "rebootstrapped" });
  follower.answer(follower.described({ entries: entriesOf({}, pair(20_000)) }));
  follower.wake();
  follower.fails(42);
  follower.do({ type: "enable", enabled: false });
  follower.do({ type: "enable", enabled: true });
  follower.describe(pair(undefined, 2_000));
  follower.answer({ type: "enable", enabled: true });
  follower.wake();
  follower.do({ type: "stop" });
  follower.describe({});
  return follower;
}

/** Runs calls again; gives answers, deadlines and effects. */
function run(
  machine: DynamicConfig,
  calls: readonly Call[],
  between: (machine: DynamicConfig, i: number) => DynamicConfig = (same) => same,
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
const STOP = { type: "stop" } as const;

describe("connection M2, time", () => {
  for (const nowMs of [NaN, Infinity, -Infinity, undefined, "1", null, 2 ** 53]) {
    it(`connection M2: ${nowMs} throws before anything changes`, () => {
      const follower = active("producer", { acks: 0 });
      const before = follower.machine.snapshot();
      expect(() => follower.machine.handle(STOP, nowMs as number)).toThrow(
        new RangeError(`Cannot handle stop: expected a finite time, found ${nowMs}`),
      );
      expect(follower.machine.snapshot()).toEqual(before);
      expect(follower.take()).toEqual([]);
    });
  }
  it("connection F22: a clock that steps back stands still", () => {
    const [back, same] = [400, 1_000].map((nowMs) => {
      const follower = reading("producer");
      follower.at(1_000);
      follower.machine.handle({ type: "describeFailed", reason: "x" }, nowMs);
      return follower.machine;
    });
    expect(back!.snapshot()).toEqual(same!.snapshot());
    expect(back!.deadlineMs).toBeGreaterThan(1_000);
  });
  it("connection F21: a shift of all times shifts the deadlines, and nothing else", () => {
    const shifted = (byMs: number) => {
      const machine = new DynamicConfig(MODEL.options);
      return MODEL.calls.map(({ input, nowMs, taken }) => {
        const answer = machine.handle(input, nowMs + byMs);
        const effects = Array.from({ length: taken }, () => machine.poll());
        const { deadlineMs } = machine;
        return [answer, effects, deadlineMs === undefined ? null : deadlineMs - byMs];
      });
    };
    const here = shifted(0);
    for (const byMs of [1, -5_000, 10 ** 12]) expect(shifted(byMs)).toEqual(here);
  });
});

describe("connection M4, deadlines", () => {
  it("connection F8: after each call the deadline is none, or later than now", () => {
    const machine = new DynamicConfig(MODEL.options);
    for (const { input, nowMs } of MODEL.calls) {
      machine.handle(input, nowMs);
      expect(machine.deadlineMs ?? Infinity).toBeGreaterThan(nowMs);
    }
  });
  it("connection F24: an early tick does nothing", () => {
    const lost = reading("consumer");
    lost.lose();
    for (const follower of [reading("consumer"), lost, active("consumer", pair(10_000))]) {
      const { data: before } = follower.machine.snapshot() as { data: unknown };
      const { deadlineMs } = follower.machine;
      expect(follower.at(deadlineMs! - 1)).toEqual([]);
      expect((follower.machine.snapshot() as { data: unknown }).data).toEqual(before);
      expect(follower.machine.deadlineMs).toBe(deadlineMs);
    }
  });
  it("connection M5: a timer fires at its deadline", () => {
    const follower = reading("consumer");
    expect(follower.at(2_999)).toEqual([]);
    expect(follower.at(3_000)).toEqual([{ type: "gateOpened", reason: "timeout" }]);
  });
  it("connection M4: reading the deadline changes nothing", () => {
    const { machine } = active("consumer");
    const before = machine.snapshot();
    expect(machine.deadlineMs).toBe(machine.deadlineMs);
    expect(machine.snapshot()).toEqual(before);
  });
  it("connection M3: a call that comes very late fires what is due, in order", () => {
    const follower = new Follower({ gateMs: 3_000 });
    follower.start("consumer");
    follower.do({ type: "nodeReady" });
    follower.lose();
    follower.do({ type: "enable", enabled: false });
    expect(follower.at(900_000)).toEqual([]);
  });
});

describe("connection M6, effects", () => {
  it("connection M6: they are numbered in order, over the whole life, and plain data", () => {
    const machine = new DynamicConfig(MODEL.options);
    const numbers: number[] = [];
    for (const { input, nowMs } of MODEL.calls) {
      machine.handle(input, nowMs);
      for (let effect; (effect = machine.poll());) {
        numbers.push(effect.seq);
        expect(JSON.parse(JSON.stringify(effect))).toEqual(effect);
      }
    }
    expect(numbers).toEqual(numbers.map((_, i) => i));
    expect(numbers.length).toBeGreaterThan(25);
  });
  it("connection M6: the life has every kind of effect", () => {
    const machine = new DynamicConfig(MODEL.options);
    const types = new Set<string>();
    for (const { input, nowMs } of MODEL.calls) {
      machine.handle(input, nowMs);
      for (let effect; (effect = machine.poll());) types.add(effect.type);
    }
    expect([...types].sort()).toEqual([
      "applied",
      "describe",
      "disabled",
      "gateOpened",
      "ignored",
      "refused",
      "rejoin",
      "reverted",
      "warning",
    ]);
  });
  it("connection M6: it goes on with effects that nobody has taken", () => {
    const follower = new Follower();
    follower.answer({ type: "start", role: "consumer", config: STATIC });
    follower.answer({ type: "nodeReady" });
    follower.answer(follower.described({ entries: entriesOf(pair(10_000)) }));
    expect(follower.take().map((effect) => (effect as { type: string }).type))
      .toEqual(["describe", "applied", "rejoin", "gateOpened"]);
  });
  it("connection M6: an effect that was given is not the machine's any more", () => {
    const follower = active("consumer", pair(10_000));
    const before = follower.machine.snapshot();
    for (const effect of follower.effects) Object.assign(effect, { key: "x", changes: null });
    expect(follower.machine.snapshot()).toEqual(before);
  });
});

const VALID = { name: "acks", value: "1", isSensitive: false, source: 7 };

function startOf(config: object): object {
  return { type: "start", role: "producer", config: { ...STATIC, ...config } };
}

function describedOf(entry: object): object {
  return {
    type: "described",
    errorCode: 0,
    resourceType: 9,
    resourceName: "x",
    entries: [{ ...VALID, ...entry }],
  };
}

describe("connection M8, faults of the caller", () => {
  const WRONG: readonly (readonly [string, unknown])[] = [
    ["null", null],
    ["undefined", undefined],
    ["a text", "start"],
    ["no type", {}],
    ["an unknown type", { type: "explode" }],
    ["toString", { type: "toString" }],
    ["__proto__", { type: "__proto__" }],
    ["a timer", { type: "nextRead" }],
    ["start without role", { type: "start", config: STATIC }],
    ["start as admin", { type: "start", role: "admin", config: STATIC }],
    ["start without config", { type: "start", role: "producer" }],
    ["start, config null", { type: "start", role: "producer", config: null }],
    ["start, acks 2", startOf({ acks: 2 })],
    ["start, acks a text", startOf({ acks: "1" })],
    ["start, no locks", startOf({ acksLocked: undefined })],
    ["start, locks null", startOf({ acksLocked: null })],
    ["start, half of the locks", startOf({ acksLocked: { effective: true } })],
    ["start, the other half", startOf({ acksLocked: { explicit: true } })],
    ["start, session NaN", startOf({ sessionTimeoutMs: NaN })],
    ["start, session 1.5", startOf({ sessionTimeoutMs: 1.5 })],
    ["start, heartbeat a text", startOf({ heartbeatIntervalMs: "3000" })],
    ["start, another protocol", startOf({ groupProtocol: "share" })],
    ["enable without flag", { type: "enable" }],
    ["enable, a text", { type: "enable", enabled: "true" }],
    ["described without entries", { ...describedOf({}), entries: undefined }],
    ["described, entries an object", { ...describedOf({}), entries: {} }],
    ["described, an entry null", { ...describedOf({}), entries: [null] }],
    ["described, an entry a text", { ...describedOf({}), entries: ["acks"] }],
    ["described, error a text", { ...describedOf({}), errorCode: "0" }],
    ["described, type missing", { ...describedOf({}), resourceType: undefined }],
    ["described, name null", { ...describedOf({}), resourceName: null }],
    ["described, a name a number", describedOf({ name: 1 })],
    ["described, a value a number", describedOf({ value: 1 })],
    ["described, a value undefined", describedOf({ value: undefined })],
    ["described, sensitive 0", describedOf({ isSensitive: 0 })],
    ["described, a source 1.5", describedOf({ source: 1.5 })],
    ["describeFailed without reason", { type: "describeFailed" }],
    ["joinRejected without error", { type: "joinRejected" }],
    ["joinRejected, error NaN", { type: "joinRejected", errorCode: NaN }],
  ];
  for (const [what, input] of WRONG) {
    it(`connection M8: ${what} throws, and nothing changes`, () => {
      for (const follower of [new Follower(), active("consumer", pair(10_000))]) {
        const before = follower.machine.snapshot();
        expect(() => follower.machine.handle(input as DynamicConfigInput, 99)).toThrow(TypeError);
        expect(follower.machine.snapshot()).toEqual(before);
        expect(follower.take()).toEqual([]);
      }
    });
  }
  it("connection M8: the sentences", () => {
    const { machine } = new Follower();
    const sentence = (input: object) => {
      try {
        machine.handle(input as DynamicConfigInput, 0);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(sentence({ type: "explode" }))
      .toBe("Cannot handle input: expected a known type, found explode");
    expect(sentence({ type: "enable", enabled: "true" }))
      .toBe("Cannot handle enable: expected enabled of its type, found string");
  });
});

describe("connection M8, commands and reports", () => {
  const refuses = (follower: Follower, input: DynamicConfigInput, reason: string) => {
    const { data: before } = follower.machine.snapshot() as { data: unknown };
    expect(follower.answer(input)).toEqual({ ok: false, reason });
    expect((follower.machine.snapshot() as { data: unknown }).data).toEqual(before);
    expect(follower.take()).toEqual([]);
  };
  const start = { type: "start", role: "consumer", config: STATIC } as const;
  it("connection M8: start a second time, and enable before it, are refused", () => {
    refuses(new Follower(), { type: "enable", enabled: true }, "WRONG_STATE");
    refuses(reading("producer"), start, "WRONG_STATE");
    refuses(active("producer"), start, "WRONG_STATE");
    const off = new Follower({ enabled: false });
    off.start("producer");
    refuses(off, start, "WRONG_STATE");
    const disabled = reading("producer");
    disabled.fails(42);
    refuses(disabled, start, "WRONG_STATE");
  });
  it("connection M10: after stop every command is refused", () => {
    for (const follower of [new Follower(), reading("producer"), active("consumer")]) {
      expect(follower.answer(STOP)).toEqual({ ok: true });
      follower.take();
      refuses(follower, start, "CLOSED");
      refuses(follower, { type: "enable", enabled: true }, "CLOSED");
      refuses(follower, STOP, "CLOSED");
    }
  });
  it("connection M8: a report or a tick is always ok", () => {
    const stopped = reading("consumer");
    stopped.do(STOP);
    for (const follower of [new Follower(), reading("producer"), active("consumer"), stopped]) {
      const reports: readonly DynamicConfigInput[] = [
        { type: "nodeReady" },
        follower.described(),
        { type: "describeFailed", reason: "x" },
        { type: "rebootstrapped" },
        { type: "joinRejected", errorCode: 26 },
        { type: "tick" },
      ];
      for (const report of reports) expect(follower.answer(report)).toEqual({ ok: true });
    }
  });
});

describe("connection M9 and M11, the same again", () => {
  it("connection F20: the same seed and calls, the same effects and snapshot", () => {
    const { options, calls } = MODEL;
    expect(run(new DynamicConfig(options), calls)).toEqual(run(new DynamicConfig(options), calls));
  });
  it("connection M9: another seed, other draws", () => {
    const waits = new Set(
      Array.from(
        { length: 20 },
        (_, seed) => active("producer", {}, STATIC, { seed }).machine.deadlineMs,
      ),
    );
    expect(waits.size).toBeGreaterThan(15);
  });
  it("connection F19: snapshot and restore at any point change nothing of what follows", () => {
    const { options, calls } = MODEL;
    const whole = run(new DynamicConfig(options), calls);
    const restored = (machine: DynamicConfig) => {
      const text = JSON.stringify(machine.snapshot());
      const other = restoreDynamicConfig(options, JSON.parse(text) as Json);
      expect(JSON.stringify(other.snapshot())).toBe(text);
      return other;
    };
    expect(run(new DynamicConfig(options), calls, restored)).toEqual(whole);
    for (let at = 0; at < calls.length; at++) {
      const once = (machine: DynamicConfig, i: number) => i === at ? restored(machine) : machine;
      expect(run(new DynamicConfig(options), calls, once)).toEqual(whole);
    }
  });
  it("connection F19: a snapshot is its own", () => {
    const follower = active("consumer", { ...pair(10_000), x: 1 });
    const snapshot = follower.machine.snapshot();
    const text = JSON.stringify(snapshot);
    follower.next({});
    expect(JSON.stringify(snapshot)).toBe(text);
  });
  it("connection G10: a recorded run can be run again", () => {
    const lines: string[] = [];
    const machine = recorded(new DynamicConfig(MODEL.options), (line) => lines.push(line));
    for (const { input, nowMs, taken } of MODEL.calls) {
      machine.handle(input, nowMs);
      for (let n = 0; n < taken; n++) machine.poll();
    }
    expect(replay(new DynamicConfig(MODEL.options), lines)).toBeUndefined();
    expect(lines.some((line) => line.includes('"jitter.retry"'))).toBe(true);
    const other = new DynamicConfig({ ...MODEL.options, seed: 8 });
    expect(replay(other, lines)).toBeDefined();
  });
});

describe("connection M10, the end", () => {
  it("connection F7: nothing follows stop", () => {
    const off = new Follower({ enabled: false });
    off.start("consumer");
    const disabled = active("consumer", pair(10_000));
    disabled.wake();
    disabled.fails(42);
    const lost = reading("consumer");
    lost.lose();
    const all = [new Follower(), off, reading("consumer"), lost, active("consumer"), disabled];
    for (const follower of all) {
      follower.do(STOP);
      const { data } = follower.machine.snapshot() as { data: unknown };
      expect(follower.machine.deadlineMs).toBeUndefined();
      expect(follower.mode).toBe("closed");
      for (const { input } of MODEL.calls) expect(follower.do(input)).toEqual([]);
      expect(follower.at(10 ** 9)).toEqual([]);
      expect((follower.machine.snapshot() as { data: unknown }).data).toEqual(data);
    }
  });
  it("connection M10: what was told before it can still be taken", () => {
    const follower = active("producer", { acks: 0 });
    follower.answer(STOP);
    expect(follower.take()).toEqual([{ type: "reverted", keys: ["acks"] }]);
  });
});
