import { describe, expect, it } from "vitest";
import type { ConnectionInput, ConnectionOptions } from "../../codec/connection/mod.ts";
import { Connection } from "../../codec/connection/mod.ts";
import {
  type Answer,
  explainWait,
  type Json,
  type Machine,
  recorded,
  replay,
} from "../../codec/machine/mod.ts";
import { leaks, SECRET } from "../hostile/secrets.ts";
import { Lane, OPTIONS, PLAIN, SCRAM, STEADY } from "../kit/lane.ts";

const SECRET_BYTES = new TextEncoder().encode(SECRET);

/** A lane whose machine is recorded. */
class TracedLane extends Lane {
  readonly lines: string[] = [];
  constructor(options: Partial<ConnectionOptions> = {}) {
    super(options);
    this.machine = recorded(
      new Connection(this.options),
      (line) => this.lines.push(line),
    ) as Connection;
  }
}

function fresh(lane: Lane): Connection {
  return new Connection(lane.options);
}

/** A run with draws, bytes, a refusal and effects that nobody takes. */
function someLife(): TracedLane {
  const lane = new TracedLane({ nodeId: 1, reconnectBackoffMaxMs: 1_000 });
  lane.do({ type: "connect" }, 10);
  lane.report("resolveFailed", { code: "ENOTFOUND" });
  lane.do({ type: "connect" });
  lane.wake();
  lane.do({ type: "connect" });
  lane.report("resolved", { addresses: ["10.0.0.1"] });
  lane.now += 3;
  lane.opened();
  lane.flush();
  lane.replyVersions();
  lane.send(1, { body: new Uint8Array([1, 2, 255]) });
  lane.take();
  lane.respond(1, [9, 8, 7]);
  lane.answer({ type: "close" });
  return lane;
}

describe("recorded", () => {
  it("connection G10: one line of JSON for each call and for each effect that is taken", () => {
    const lane = new TracedLane(STEADY);
    lane.do({ type: "connect" }, 5);
    expect(lane.lines.map((line) => JSON.parse(line))).toEqual([
      { nowMs: 5, input: { type: "connect" }, answer: { ok: true }, deadlineMs: 10_005 },
      {
        effect: { type: "resolve", host: "b1.internal", family: "any", attempt: 1, seq: 0 },
      },
      {
        effect: { type: "stateChanged", from: "idle", to: "resolving", cause: "connect", seq: 1 },
      },
    ]);
    for (const line of lane.lines) expect(line).not.toMatch(/\n/);
  });
  it("connection M9: each draw is in the trace, by its name", () => {
    const draws = someLife().lines.flatMap((line) => JSON.parse(line).draws ?? []);
    expect(draws.map(([point]: [string]) => point)).toEqual([
      "jitter.setup",
      "jitter.reconnect",
      "jitter.setup",
    ]);
    for (const [, value] of draws) expect(value >= 0 && value < 1).toBe(true);
  });
  it("connection G10: bytes are base64, no deadline is null", () => {
    const lane = someLife();
    const inputs = lane.lines.map((line) => JSON.parse(line)).filter(({ input }) => input);
    expect(inputs.find(({ input }) => input.type === "send").input.body).toEqual({
      base64: "AQL/",
    });
    expect(inputs.at(-1)).toMatchObject({ input: { type: "close" }, deadlineMs: null });
  });
  it("connection G10: it is the machine that it records", () => {
    const lane = new TracedLane(STEADY);
    lane.do({ type: "connect" });
    expect(lane.machine.deadlineMs).toBe(10_000);
    expect(explainWait(lane.machine)).toMatchObject({ timer: "setupTimeout", deadlineMs: 10_000 });
    const plain = new Lane(STEADY);
    plain.do({ type: "connect" });
    expect(lane.machine.snapshot()).toEqual(plain.machine.snapshot());
  });
  it("connection M8: what throws is in no trace", () => {
    const lane = new TracedLane();
    expect(() => lane.do({ type: "explode" } as never)).toThrow(TypeError);
    expect(() => lane.do({ type: "tick" }, NaN)).toThrow(RangeError);
    expect(lane.lines).toEqual([]);
  });
  it("connection G10: any machine can be recorded", () => {
    const lines: string[] = [];
    const counter = recorded(new Counter(), (line) => lines.push(line));
    counter.handle({ add: 2 }, 1);
    expect(counter.poll()).toBe(2);
    expect(counter.poll()).toBeUndefined();
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { nowMs: 1, input: { add: 2 }, answer: { ok: true }, deadlineMs: null },
      { effect: 2 },
    ]);
    expect(replay(new Counter(), lines)).toBeUndefined();
  });
});

/** The smallest machine: it adds. */
class Counter implements Machine<{ add: number }, number> {
  #sum = 0;
  #effects: number[] = [];
  readonly deadlineMs: undefined;
  handle({ add }: { add: number }): Answer {
    this.#effects.push(this.#sum += add);
    return { ok: true };
  }
  poll(): number | undefined {
    return this.#effects.shift();
  }
  snapshot(): Json {
    return this.#sum;
  }
}

describe("replay", () => {
  it("connection F20: the same run", () => {
    const lane = someLife();
    expect(lane.lines.length).toBeGreaterThan(25);
    expect(replay(fresh(lane), lane.lines)).toBeUndefined();
  });
  it("connection G10: empty lines do not count, but are numbered", () => {
    const { lines, options } = someLife();
    const spaced = lines.flatMap((line) => ["", `${line} `]);
    expect(replay(new Connection(options), spaced)).toBeUndefined();
    const broken = [...spaced, JSON.stringify({ effect: { type: "ready" } })];
    expect(replay(new Connection(options), broken)?.line).toBe(broken.length);
  });
  it("connection F20: another seed is seen at its first draw", () => {
    const lane = someLife();
    const found = replay(new Connection({ ...lane.options, seed: 2 }), lane.lines);
    expect(found?.line).toBe(1);
    expect(found?.expected).toMatchObject({ input: { type: "connect" } });
    expect(found?.found).not.toEqual(found?.expected);
  });
  const CHANGES: readonly (readonly [string, (line: string) => string])[] = [
    ["a time", (line) => line.replace(/"nowMs":(\d+)/, (_, ms) => `"nowMs":${Number(ms) - 1}`)],
    ["an answer", (line) => line.replace('"ok":true', '"ok":false')],
    ["a deadline", (line) => line.replace(/"deadlineMs":(\d+)/, '"deadlineMs":1')],
    ["an effect", (line) => line.replace('"seq":', '"seq":1')],
  ];
  for (const [what, change] of CHANGES) {
    it(`connection F20: ${what} that differs is found, with its line`, () => {
      const { lines, options } = someLife();
      lines.forEach((line, i) => {
        const changed = change(line);
        if (changed === line) return;
        const found = replay(new Connection(options), lines.with(i, changed));
        // A time that differs may be harmless where it stands: it is seen later, or not at all.
        if (what === "a time") {
          if (found) expect(found.line).toBeGreaterThan(i);
        } else expect(found).toMatchObject({ line: i + 1, expected: JSON.parse(changed) });
      });
    });
  }
  it("connection F20: an effect that is missing, or one too many", () => {
    const { lines, options } = someLife();
    const at = lines.findIndex((line) => line.includes('"effect"'));
    expect(replay(new Connection(options), lines.toSpliced(at, 1))?.line).toBe(at + 1);
    const doubled = lines.toSpliced(at, 0, lines[at]!);
    expect(replay(new Connection(options), doubled)?.line).toBe(at + 2);
  });
  it("connection F20: an effect that is not there is null", () => {
    const line = JSON.stringify({ effect: { type: "closed", seq: 0 } });
    expect(replay(new Connection(OPTIONS), [line])).toEqual({
      line: 1,
      expected: { effect: { type: "closed", seq: 0 } },
      found: { effect: null },
    });
  });
  it("connection G10: what is no JSON throws", () => {
    expect(() => replay(new Connection(OPTIONS), ["{"])).toThrow(SyntaxError);
  });
});

describe("secrets in a trace", () => {
  const SECRETIVE: Partial<ConnectionOptions> = {
    ...PLAIN,
    ...STEADY,
    sasl: { mechanism: "PLAIN", plain: { username: "alice", password: SECRET } },
  };
  /** Two sessions, with authentication again, over messages or raw tokens. */
  function plainLife(handshakeMax: number): TracedLane {
    const lane = new TracedLane(SECRETIVE);
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.replyVersions({ 17: { min: 0, max: handshakeMax }, 36: { min: 0, max: 2 } });
    lane.replyHandshake();
    if (handshakeMax === 0) lane.receive(new Uint8Array(4));
    else {
      lane.replyToken({ sessionLifetimeMs: 10_000n });
      lane.replyVersions();
      lane.at(9_500);
      lane.replyHandshake();
      lane.replyToken({ errorCode: 58, errorMessage: "no" });
    }
    return lane;
  }
  for (const handshakeMax of [0, 1]) {
    it(`reliability 4.5: no password, handshake ${handshakeMax}; and the run can be replayed`, () => {
      const lane = plainLife(handshakeMax);
      expect(lane.allOf("write").some(({ secret }) => secret)).toBe(true);
      expect(lane.lines.filter(leaks)).toEqual([]);
      expect(replay(fresh(lane), lane.lines)).toBeUndefined();
    });
  }
  function scramLife(): TracedLane {
    const lane = new TracedLane({ ...STEADY, ...SCRAM });
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    lane.replyVersions();
    lane.replyHandshake(0, ["SCRAM-SHA-256"]);
    lane.report("saslAnswered", { round: 0, token: SECRET_BYTES });
    return lane;
  }
  it("reliability 4.5: no token of the mechanism's; and the run can be replayed", () => {
    const lane = scramLife();
    lane.replyToken({ authBytes: new Uint8Array([1, 2, 3]) });
    lane.report("saslAnswered", { round: 1, token: SECRET_BYTES });
    expect(lane.lines.filter(leaks)).toEqual([]);
    expect(lane.lines.join("")).toMatch(/"hidden":17/);
    expect(replay(fresh(lane), lane.lines)).toBeUndefined();
  });
  it("reliability 4.5: no challenge for the mechanism", () => {
    const lane = scramLife();
    lane.replyToken({ authBytes: SECRET_BYTES });
    const effects = lane.lines.filter((line) => line.includes('"effect"'));
    expect(effects.some((line) => line.includes("answerSasl"))).toBe(true);
    expect(effects.filter(leaks)).toEqual([]);
  });
  it("reliability 4.5: the scanner sees a trace that leaks", () => {
    const lines: string[] = [];
    const machine = recorded(new Connection(OPTIONS), (line) => lines.push(line));
    const input: ConnectionInput = { type: "received", attempt: 1, bytes: SECRET_BYTES };
    machine.handle(input, 0);
    expect(lines.filter(leaks).length).toBe(1);
  });
});
