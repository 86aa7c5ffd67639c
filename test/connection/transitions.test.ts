import { describe, expect, it } from "vitest";
import type {
  ConnectionInput,
  ConnectionReport,
  ConnectionState,
} from "../../codec/connection/mod.ts";
import type { Answer } from "../../codec/machine/mod.ts";
import type { RedirectDecision } from "../../codec/redirect/mod.ts";
import { bare, type Lane, laneIn, PLAIN, responseFrame, STEADY, typesOf } from "../kit/lane.ts";

/** What an input does in a state: the types of the effects in order, states as `from>to`. */
type Row = readonly [what: string, does: (lane: Lane) => unknown, effects: string];

const SEND: ConnectionInput = {
  type: "send",
  id: 9,
  apiKey: 3,
  apiVersion: 1,
  flexible: false,
  body: new Uint8Array(0),
};
const MOVED: ConnectionInput = { type: "retarget", host: "b2.internal", port: 9092 };
const STAYED: ConnectionInput = { type: "retarget", host: "b1.internal", port: 9092, rack: "r2" };

/** A report before it has its attempt. */
type Said<R> = R extends unknown ? Omit<R, "attempt"> : never;

const command = (input: ConnectionInput) => (lane: Lane): Answer => lane.answer(input);
const report = (said: Said<ConnectionReport>) => (lane: Lane): Answer =>
  lane.answer({ attempt: lane.attempt, ...said } as ConnectionReport);
const timer = (name: string) => (lane: Lane): void => {
  for (let i = 0; i < 9; i++) {
    if (lane.wake().length > 0) return;
  }
  throw new Error(`Cannot see ${name}: expected an effect`);
};
const reply = (bytes: (lane: Lane) => Uint8Array) => (lane: Lane) =>
  lane.answer({ type: "received", attempt: lane.attempt, bytes: bytes(lane) });

/** Listed rows whose effects are the same in several states. */
function common(state: ConnectionState): Row[] {
  const rows: Row[] = [
    ["throttle", command({ type: "throttle", throttleMs: 10 }), "throttled"],
    ["throttle of nothing", command({ type: "throttle", throttleMs: 0 }), ""],
    ["tick", command({ type: "tick" }), ""],
  ];
  const hasTransport = !["idle", "backoff", "redirecting", "resolving"].includes(state);
  const abort = hasTransport ? "abort " : "";
  const ends = state === "draining" ? "requestFailed closed" : "closed";
  return [...rows, ["close", command({ type: "close" }), `${abort}${state}>closed ${ends}`]];
}

function drainsAsClose(state: ConnectionState): Row[] {
  const [, , effects] = common(state).at(-1)!;
  return [["drain", command({ type: "drain" }), effects]];
}

function resets(state: ConnectionState, abort = "abort "): Row[] {
  const reset = command({ type: "reset", reason: "moved" });
  return [["reset", reset, `${abort}${state}>idle disconnected`]];
}

function live(state: ConnectionState): Row[] {
  const gone = `${state}>backoff disconnected hint`;
  return [
    ["peerClosed", report({ type: "peerClosed" }), gone],
    ["halfClosed", report({ type: "halfClosed" }), `close ${gone}`],
  ];
}

const REDIRECTED = (decision: RedirectDecision | null) => report({ type: "redirected", decision });

const TABLE: Partial<Record<ConnectionState, readonly Row[]>> = {
  idle: [
    ...common("idle"),
    ...drainsAsClose("idle"),
    ["connect", command({ type: "connect" }), "resolve idle>resolving"],
    ["connect asap", command({ type: "connect", asap: true }), "resolve idle>resolving"],
    ["reset", command({ type: "reset", reason: "moved" }), ""],
    ["retarget", command(MOVED), ""],
    ["retarget to the same host", command(STAYED), ""],
  ],
  backoff: [
    ...common("backoff"),
    ...drainsAsClose("backoff"),
    ["connect asap", command({ type: "connect", asap: true }), ""],
    ["the timer", timer("backoff"), "backoff>idle available"],
    ["reset", command({ type: "reset", reason: "moved" }), ""],
    ["retarget", command(MOVED), "backoff>idle"],
    ["retarget to the same host", command(STAYED), ""],
  ],
  redirecting: [
    ...common("redirecting"),
    ...drainsAsClose("redirecting"),
    ...resets("redirecting", ""),
    [
      "redirected keep",
      REDIRECTED({ type: "keep" }),
      "resolve redirecting>resolving redirectDecided",
    ],
    ["redirected null", REDIRECTED(null), "resolve redirecting>resolving redirectDecided"],
    [
      "redirected to a name",
      REDIRECTED({ type: "to", host: "gw.internal" }),
      "resolve redirecting>resolving redirectDecided",
    ],
    [
      "redirected to an address",
      REDIRECTED({ type: "to", host: "127.0.0.1" }),
      "open redirecting>tcp redirectDecided",
    ],
    [
      "redirected to candidates",
      REDIRECTED({ type: "candidates", candidates: [{ port: 1 }, { port: 2 }] }),
      "resolve redirecting>resolving redirectDecided",
    ],
    [
      "redirected reject",
      REDIRECTED({ type: "reject", message: "no" }),
      "redirectDecided redirectRejected redirecting>backoff disconnected hint",
    ],
    [
      "redirected to nothing",
      REDIRECTED({ type: "to", port: 0 }),
      "redirectInvalid redirecting>backoff disconnected",
    ],
    [
      "redirectFailed",
      report({ type: "redirectFailed", message: "threw" }),
      "redirectInvalid redirecting>backoff disconnected",
    ],
    ["the setup timer", timer("setup"), "redirecting>backoff disconnected hint"],
  ],
  resolving: [
    ...common("resolving"),
    ...drainsAsClose("resolving"),
    ...resets("resolving", ""),
    [
      "resolved",
      report({ type: "resolved", addresses: ["10.0.0.1"] }),
      "open resolving>tcp",
    ],
    [
      "resolved to nothing",
      report({ type: "resolved", addresses: [] }),
      "resolving>backoff disconnected hint",
    ],
    [
      "resolveFailed",
      report({ type: "resolveFailed", code: "ENOTFOUND" }),
      "resolving>backoff disconnected hint",
    ],
    ["the setup timer", timer("setup"), "resolving>backoff disconnected hint"],
  ],
  tcp: [
    ...common("tcp"),
    ...drainsAsClose("tcp"),
    ...resets("tcp"),
    ["opened", (lane) => lane.opened(), "write tcp>negotiating"],
    [
      "openFailed",
      report({ type: "openFailed", code: "ECONNREFUSED" }),
      "tcp>backoff disconnected hint",
    ],
    ["peerClosed", report({ type: "peerClosed" }), "tcp>backoff disconnected hint"],
    ["the connect timer", timer("connect"), "abort tcp>backoff disconnected hint"],
  ],
  tls: [
    ...common("tls"),
    ...drainsAsClose("tls"),
    ...resets("tls"),
    ...live("tls"),
    ["secured", report({ type: "secured" }), "write tls>negotiating"],
    [
      "secureFailed",
      report({ type: "secureFailed", code: "EPROTO" }),
      "abort tls>backoff disconnected hint",
    ],
    [
      "secureFailed for the identity",
      report({ type: "secureFailed", code: "X", authentication: true }),
      "abort tls>backoff disconnected",
    ],
    ["the setup timer", timer("setup"), "abort tls>backoff disconnected hint"],
  ],
  sasl: [
    ...common("sasl"),
    ...drainsAsClose("sasl"),
    ...resets("sasl"),
    ...live("sasl"),
    ["saslAnswered", answered({}), "write"],
    ["saslAnswered, done", answered({ done: true }), "write sasl>negotiating"],
    [
      "saslFailed",
      report({ type: "saslFailed", round: 0, message: "no password" }),
      "abort sasl>backoff disconnected",
    ],
    ["flushed", (lane) => lane.flush(), ""],
    ["writable", report({ type: "writable", writable: false }), ""],
    ["received, a part", reply(() => new Uint8Array(3)), ""],
    ["the setup timer", timer("setup"), "abort sasl>backoff disconnected hint"],
  ],
  negotiating: [
    ...common("negotiating"),
    ...drainsAsClose("negotiating"),
    ...resets("negotiating"),
    ...live("negotiating"),
    ["versions", (lane) => lane.replyVersions(), "negotiating>ready ready"],
    ["error 35", (lane) => lane.replyVersions({}, 35, 0), "write"],
    [
      "error 35 twice",
      (lane) => (lane.replyVersions({}, 35, 0), lane.replyVersions({}, 35, 0)),
      "write abort negotiating>backoff disconnected hint",
    ],
    [
      "another error",
      (lane) => lane.replyVersions({}, 42),
      "abort negotiating>backoff disconnected hint",
    ],
    ["flushed", (lane) => lane.flush(), ""],
    ["writable", report({ type: "writable", writable: true }), ""],
    ["the request timer", timer("request"), "abort negotiating>backoff disconnected hint"],
  ],
  ready: [
    ...common("ready"),
    ...resets("ready"),
    ["send", command(SEND), "write"],
    ["a response", (lane) => (lane.send(1), lane.take(), lane.respond(1)), "write response"],
    ["the idle timer, quiet", timer("idle"), "close ready>idle disconnected"],
    ["drain, quiet", command({ type: "drain" }), "close ready>closed drained closed"],
    [
      "drain, not quiet",
      (lane) => (lane.send(1), lane.take(), lane.answer({ type: "drain" })),
      "write ready>draining",
    ],
    ["peerClosed, quiet", report({ type: "peerClosed" }), "ready>backoff disconnected"],
    ["halfClosed, quiet", report({ type: "halfClosed" }), "close ready>backoff disconnected"],
    [
      "peerClosed, not quiet",
      (lane) => (lane.send(1), lane.take(), lane.report("peerClosed", {})),
      "write ready>backoff requestFailed disconnected hint",
    ],
    [
      "halfClosed, not quiet",
      (lane) => (lane.send(1), lane.take(), lane.report("halfClosed", {})),
      "write close ready>backoff requestFailed disconnected hint",
    ],
    [
      "fail",
      command({ type: "fail", id: 1, detail: "undecodable" }),
      "abort ready>backoff disconnected hint",
    ],
    [
      "the request timer",
      (lane) => (lane.send(1), lane.take(), timer("request")(lane)),
      "write abort ready>backoff requestFailed disconnected hint",
    ],
    ["flushed", (lane) => lane.flush(), ""],
    ["writable", report({ type: "writable", writable: false }), ""],
  ],
  draining: [
    ...common("draining"),
    [
      "the last completion",
      (lane) => lane.respond(1),
      "response close draining>closed drained closed",
    ],
    ["the drain timer", timer("drain"), "abort draining>closed requestFailed closed"],
    ["drain again", command({ type: "drain", timeoutMs: 1 }), ""],
    [
      "peerClosed",
      report({ type: "peerClosed" }),
      "draining>closed requestFailed disconnected hint closed",
    ],
    [
      "halfClosed",
      report({ type: "halfClosed" }),
      "close draining>closed requestFailed disconnected hint closed",
    ],
    [
      "fail",
      command({ type: "fail", id: 0, detail: "undecodable" }),
      "abort draining>closed requestFailed disconnected hint closed",
    ],
    [
      "reset",
      command({ type: "reset", reason: "moved" }),
      "abort draining>closed requestFailed disconnected closed",
    ],
    ["flushed", (lane) => lane.flush(), ""],
    ["writable", report({ type: "writable", writable: false }), ""],
  ],
};

function answered(more: { done?: boolean }): (lane: Lane) => Answer {
  return report({ type: "saslAnswered", round: 0, token: new Uint8Array(3), ...more });
}

describe("connection A.6, what is listed", () => {
  for (const [state, rows] of Object.entries(TABLE)) {
    for (const [what, does, effects] of rows) {
      it(`connection A.6: ${state}, ${what}`, () => {
        const lane = laneIn(state as ConnectionState);
        expect(lane.state).toBe(state);
        const before = lane.all.length;
        const answer = does(lane);
        lane.take();
        expect(typesOf(lane.all.slice(before)).join(" ")).toBe(effects);
        if (answer && typeof answer === "object" && "ok" in answer) expect(answer.ok).toBe(true);
      });
    }
  }
});

/** One input of each type. */
const INPUTS: { readonly [type: string]: ConnectionInput } = {
  connect: { type: "connect" },
  send: SEND,
  drain: { type: "drain" },
  close: { type: "close" },
  reset: { type: "reset", reason: "moved" },
  fail: { type: "fail", id: 1, detail: "undecodable" },
  throttle: { type: "throttle", throttleMs: 10 },
  retarget: MOVED,
};

const REPORTS: readonly ConnectionReport[] = [
  { type: "redirected", attempt: 0, decision: null },
  { type: "redirectFailed", attempt: 0, message: "threw" },
  { type: "resolved", attempt: 0, addresses: ["10.0.0.9"] },
  { type: "resolveFailed", attempt: 0, code: "ENOTFOUND" },
  { type: "opened", attempt: 0, remote: "10.0.0.9:9092" },
  { type: "openFailed", attempt: 0, code: "ECONNREFUSED" },
  { type: "secured", attempt: 0 },
  { type: "secureFailed", attempt: 0, code: "EPROTO" },
  { type: "saslAnswered", attempt: 0, round: 7, token: new Uint8Array(1) },
  { type: "saslFailed", attempt: 0, round: 7, message: "no" },
  { type: "received", attempt: 0, bytes: new Uint8Array(1) },
  { type: "flushed", attempt: 0, writeSeq: 99 },
  { type: "writable", attempt: 0, writable: true },
  { type: "halfClosed", attempt: 0 },
  { type: "peerClosed", attempt: 0 },
];

/** The reports that a state knows. Of `saslAnswered` and `flushed` those above are never known. */
const KNOWN: { readonly [state in ConnectionState]?: readonly string[] } = {
  redirecting: ["redirected", "redirectFailed"],
  resolving: ["resolved", "resolveFailed"],
  tcp: ["opened", "openFailed", "peerClosed"],
  tls: ["secured", "secureFailed", "halfClosed", "peerClosed"],
  sasl: ["received", "writable", "halfClosed", "peerClosed"],
  negotiating: ["received", "writable", "halfClosed", "peerClosed"],
  ready: ["received", "writable", "halfClosed", "peerClosed"],
  draining: ["received", "writable", "halfClosed", "peerClosed"],
};

const STATES: readonly ConnectionState[] = [
  "idle",
  "backoff",
  "redirecting",
  "resolving",
  "tcp",
  "tls",
  "sasl",
  "negotiating",
  "ready",
  "draining",
  "closed",
];

describe("connection A.6, what is not listed", () => {
  const refusals: { readonly [type: string]: readonly ConnectionState[] } = {
    connect: ["redirecting", "resolving", "tcp", "tls", "sasl", "negotiating", "ready", "draining"],
    fail: ["idle", "backoff", "redirecting", "resolving", "tcp", "tls", "sasl", "negotiating"],
    retarget: [
      "redirecting",
      "resolving",
      "tcp",
      "tls",
      "sasl",
      "negotiating",
      "ready",
      "draining",
    ],
  };
  for (const [type, states] of Object.entries(refusals)) {
    for (const state of states) {
      it(`connection A.6: ${type} in ${state} is refused`, () => {
        const lane = laneIn(state);
        lane.at(0);
        const before = lane.machine.snapshot();
        expect(lane.answer(INPUTS[type]!)).toEqual({ ok: false, reason: "WRONG_STATE" });
        expect(lane.take()).toEqual([]);
        expect(lane.machine.snapshot()).toEqual(before);
      });
    }
  }
  for (const state of STATES.filter((name) => !["ready", "draining", "closed"].includes(name))) {
    it(`connection A.9: send in ${state} is refused`, () => {
      const lane = laneIn(state);
      lane.at(0);
      const before = lane.machine.snapshot();
      expect(lane.answer(SEND)).toEqual({ ok: false, reason: "NOT_READY" });
      expect(lane.machine.snapshot()).toEqual(before);
    });
  }
  it("connection A.6: connect in backoff is refused until its end", () => {
    const lane = laneIn("backoff");
    expect(lane.answer(INPUTS["connect"]!, 49)).toEqual({
      ok: false,
      reason: "BACKOFF",
      untilMs: 50,
    });
    expect(lane.take()).toEqual([]);
  });
  it("connection A.6: send in draining is refused", () => {
    expect(laneIn("draining").answer(SEND)).toEqual({ ok: false, reason: "DRAINING" });
  });
  for (const type of Object.keys(INPUTS)) {
    it(`connection M10: ${type} in closed is refused`, () => {
      const lane = laneIn("closed");
      const before = lane.machine.snapshot();
      expect(lane.answer(INPUTS[type]!)).toEqual({ ok: false, reason: "CLOSED" });
      expect(lane.take()).toEqual([]);
      expect(lane.machine.snapshot()).toEqual(before);
    });
  }
});

describe("connection A.6, faults of the driver", () => {
  for (const [state, known] of Object.entries(KNOWN)) {
    for (const input of REPORTS.filter(({ type }) => !known.includes(type))) {
      it(`connection A.6: ${input.type} in ${state}`, () => {
        const lane = laneIn(state as ConnectionState);
        const effects = lane.do({ ...input, attempt: lane.attempt });
        const abort = ["redirecting", "resolving"].includes(state) ? [] : ["abort"];
        const end = state === "draining"
          ? ["draining>closed", "requestFailed", "disconnected", "hint", "closed"]
          : [`${state}>backoff`, "disconnected", "hint"];
        expect(typesOf(effects)).toEqual([...abort, ...end]);
        expect(lane.told("disconnected")).toMatchObject({
          reason: "PROTOCOL_ERROR",
          detail: { code: "DRIVER" },
        });
      });
    }
  }
  it("connection A.6: a write that was never made cannot be flushed", () => {
    const lane = laneIn("ready");
    lane.report("flushed", { writeSeq: lane.last("write").writeSeq + 1 });
    expect(lane.told("disconnected").detail.code).toBe("DRIVER");
  });
  it("connection A.6: a token that was not asked for", () => {
    const lane = laneIn("sasl");
    lane.report("saslAnswered", { round: 1, token: new Uint8Array(0) });
    expect(lane.told("disconnected").detail.code).toBe("DRIVER");
  });
});

describe("connection M7, stale reports", () => {
  for (const state of ["idle", "backoff", "closed"] as const) {
    for (const input of REPORTS.filter(({ type }) => type !== "opened")) {
      it(`connection F18: ${input.type} in ${state} counts, nothing else`, () => {
        const lane = laneIn(state);
        const attempt = state === "backoff" ? lane.attempt : 1;
        expectStale(lane, { ...input, attempt });
        expect(lane.take()).toEqual([]);
      });
    }
  }
  for (const state of STATES.filter((name) => name !== "closed")) {
    for (const input of REPORTS) {
      it(`connection F18: ${input.type} of another attempt in ${state}`, () => {
        const lane = laneIn(state);
        expectStale(lane, { ...input, attempt: 77 });
        const abort = input.type === "opened" ? [{ type: "abort", attempt: 77 }] : [];
        expect(bare(lane.take())).toEqual(abort);
      });
    }
  }
  it("connection M7: a stale opened after closed draws nothing", () => {
    const lane = laneIn("tcp");
    const { attempt } = lane;
    lane.do({ type: "close" });
    expect(lane.do({ type: "opened", attempt, remote: "10.0.0.1:9092" })).toEqual([]);
  });
  it("connection F6: a transport that opens after its time is aborted", () => {
    const lane = laneIn("tcp");
    const { attempt } = lane;
    lane.wake();
    expect(bare(lane.do({ type: "opened", attempt, remote: "10.0.0.1:9092" }))).toEqual([
      { type: "abort", attempt },
    ]);
    expect(lane.state).toBe("backoff");
  });
});

function expectStale(lane: Lane, input: ConnectionReport): void {
  const before = stateOf(lane);
  const { deadlineMs } = lane.machine;
  expect(lane.answer(input)).toEqual({ ok: true });
  const { staleInputs, ...after } = stateOf(lane);
  expect(staleInputs).toBe(before.staleInputs + 1);
  expect(after).toEqual({ ...before, staleInputs: undefined });
  expect(lane.machine.deadlineMs).toBe(deadlineMs);
}

/** The part of the snapshot that is not about effects and the clock. */
function stateOf(lane: Lane): { staleInputs: number } {
  return (lane.machine.snapshot() as unknown as { data: { staleInputs: number } }).data;
}

describe("connection A.6, single steps", () => {
  it("connection A.6: connect again with asap while the backoff runs, and it goes on by itself", () => {
    const lane = laneIn("backoff");
    expect(lane.do({ type: "connect", asap: true }, 10)).toEqual([]);
    expect(bare(lane.at(50))).toEqual([
      { type: "stateChanged", from: "backoff", to: "idle", cause: expect.any(String) },
      { type: "available" },
      { type: "resolve", attempt: 2, host: "b1.internal", family: "any" },
      { type: "stateChanged", from: "idle", to: "resolving", cause: expect.any(String) },
    ]);
  });
  it("connection A.6: each attempt has the next number", () => {
    const lane = laneIn("backoff");
    lane.wake();
    lane.do({ type: "connect" });
    expect(lane.attempt).toBe(2);
  });
  it("connection A.6: reset drops a backoff without a word, and keeps the counters", () => {
    const lane = laneIn("backoff");
    expect(lane.do({ type: "reset", reason: "moved" })).toEqual([]);
    expect(lane.machine.deadlineMs).toBeUndefined();
    expect(typesOf(lane.do({ type: "connect" }))).toEqual(["resolve", "idle>resolving"]);
    lane.report("resolveFailed", { code: "ENOTFOUND" });
    expect(lane.told("disconnected")).toMatchObject({ failedAttempts: 2, setupFailures: 2 });
  });
  it("connection A.6: reset drops what asap has remembered", () => {
    const lane = laneIn("backoff");
    lane.do({ type: "connect", asap: true });
    lane.do({ type: "reset", reason: "moved" });
    expect(lane.at(1000)).toEqual([]);
  });
  it("connection A.6: reset of a live connection", () => {
    const lane = laneIn("ready");
    lane.send(1);
    lane.take();
    expect(bare(lane.do({ type: "reset", reason: "moved" }))).toEqual([
      { type: "abort", attempt: 1 },
      { type: "stateChanged", from: "ready", to: "idle", cause: expect.any(String) },
      {
        type: "requestFailed",
        id: 1,
        reason: "INVALIDATED",
        sent: "maybe",
        flushed: false,
        timedOut: false,
      },
      {
        type: "disconnected",
        reason: "INVALIDATED",
        phase: "ready",
        detail: {
          message: expect.stringContaining("moved"),
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
  });
  it("connection A.6: the idle timer begins anew with requests in flight", () => {
    const lane = laneIn("ready", { connectionsMaxIdleMs: 100, requestTimeoutMs: 250 });
    lane.send(1);
    lane.take();
    expect(lane.machine.deadlineMs).toBe(100);
    expect(lane.at(100)).toEqual([]);
    expect(lane.machine.deadlineMs).toBe(200);
    expect(lane.at(200)).toEqual([]);
    expect(lane.machine.deadlineMs).toBe(250);
  });
  it("connection A.6: opened with secured goes on as after secured", () => {
    const lane = laneIn("tcp", { securityProtocol: "SSL" });
    expect(typesOf(lane.opened({ secured: true }))).toEqual(["write", "tcp>negotiating"]);
  });
  it("connection A.6: opened goes to sasl", () => {
    const lane = laneIn("tcp", { ...STEADY, ...PLAIN });
    expect(typesOf(lane.opened())).toEqual(["write", "tcp>sasl"]);
  });
  it("connection A.6: with negotiation skip opened goes to ready", () => {
    const staticVersions = { 3: { min: 0, max: 9 } };
    const lane = laneIn("tcp", { negotiation: "skip", staticVersions });
    expect(typesOf(lane.opened())).toEqual(["tcp>ready", "ready"]);
    expect(lane.told("ready").versions).toEqual(staticVersions);
  });
  it("connection A.6: a response in the bytes before halfClosed is delivered", () => {
    const lane = laneIn("ready");
    lane.send(1);
    lane.take();
    const whole = responseFrame(1, [5]);
    const part = new Uint8Array([...whole, 0, 0]);
    expect(typesOf(lane.receive(part))).toEqual(["response"]);
    expect(typesOf(lane.report("halfClosed", {}))).toEqual([
      "close",
      "ready>backoff",
      "disconnected",
    ]);
  });
});
