import { describe, expect, it } from "vitest";
import type { ConnectionOptions, FailureReason, Phase } from "../../codec/connection/mod.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import {
  bare,
  type Event,
  Lane,
  laneIn,
  PLAIN,
  readyLane,
  SCRAM,
  STEADY,
  typesOf,
} from "../kit/lane.ts";

const ADDRESSES = ["10.0.0.1", "10.0.0.2", "10.0.0.3"];

/** A connection to a name with three addresses that is opening the second, after one failure. */
function second(options: Partial<ConnectionOptions> = {}): Lane {
  const lane = new Lane({ ...STEADY, ...options });
  lane.do({ type: "connect" });
  lane.report("resolved", { addresses: ADDRESSES });
  lane.report("openFailed", { code: "EHOSTUNREACH" });
  lane.wake();
  if (lane.state === "idle") lane.do({ type: "connect" });
  return lane;
}

/** The same, but further. */
function secondIn(state: "tls" | "sasl" | "negotiating" | "ready", options = {}): Lane {
  const more = {
    tls: { securityProtocol: "SSL" },
    sasl: SCRAM,
    negotiating: {},
    ready: {},
  }[state] as Partial<ConnectionOptions>;
  const lane = second({ ...more, ...options });
  lane.opened();
  if (state === "sasl") {
    lane.replyVersions();
    lane.replyHandshake(0, ["SCRAM-SHA-256"]);
  }
  if (state === "ready") lane.replyVersions();
  return lane;
}

function busy(options = {}): Lane {
  const lane = secondIn("ready", options);
  lane.send(1);
  lane.take();
  return lane;
}

const THREW = () => {
  throw new Error("threw");
};

/** One failure of each class with its columns of A.17: `again` R, `counts` F, `setup` S, `moves` X, `hint` M. */
interface Row {
  readonly what: string;
  readonly reason: FailureReason;
  readonly phase: Phase;
  readonly columns: string;
  readonly fails: (options: Partial<ConnectionOptions>) => Lane;
  readonly code?: string;
}

const opening = (code: string) => (options: Partial<ConnectionOptions>) => {
  const lane = second(options);
  lane.report("openFailed", { code });
  return lane;
};

const ROWS: readonly Row[] = [
  {
    what: "a rule rejects",
    reason: "REDIRECT_REJECTED",
    phase: "redirect",
    columns: "again counts setup hint",
    fails: (options) => {
      const lane = new Lane({ ...STEADY, ...options, redirector: parseRedirector("* => reject") });
      lane.do({ type: "connect" });
      return lane;
    },
  },
  {
    what: "a function throws",
    reason: "REDIRECT_INVALID",
    phase: "redirect",
    columns: "counts setup",
    code: "THREW",
    fails: (options) => {
      const lane = new Lane({ ...STEADY, ...options, redirector: THREW });
      lane.do({ type: "connect" });
      return lane;
    },
  },
  ...["ENOTFOUND", "EAI_AGAIN"].map((code): Row => ({
    what: `resolveFailed ${code}`,
    reason: "DNS_FAILED",
    phase: "resolve",
    columns: "again counts setup hint",
    code,
    fails: (options) => {
      const lane = laneIn("resolving", options);
      lane.report("resolveFailed", { code, temporary: code === "EAI_AGAIN" });
      return lane;
    },
  })),
  ...(
    [
      ["ECONNREFUSED", "CONNECT_REFUSED"],
      ["ConnectionRefused", "CONNECT_REFUSED"],
      ["ECONNRESET", "PEER_RESET"],
      ["ConnectionReset", "PEER_RESET"],
      ["EHOSTUNREACH", "UNREACHABLE"],
      ["ETIMEDOUT", "UNREACHABLE"],
      ["EPIPE", "UNREACHABLE"],
      ["whatever", "UNREACHABLE"],
    ] as const
  ).map(([code, reason]): Row => ({
    what: `openFailed ${code}`,
    reason,
    phase: "tcp",
    columns: "again counts setup moves hint",
    code,
    fails: opening(code),
  })),
  ...(
    [
      [undefined, "PEER_CLOSED"],
      ["ECONNRESET", "PEER_RESET"],
      ["ConnectionReset", "PEER_RESET"],
      ["EPIPE", "PEER_RESET"],
      ["whatever", "PEER_CLOSED"],
    ] as const
  ).flatMap(([code, reason]): Row[] => [
    {
      what: `peerClosed ${code} while opening`,
      reason,
      phase: "tcp",
      columns: "again counts setup moves hint",
      ...(code !== undefined && { code }),
      fails: (options) => {
        const lane = second(options);
        lane.report("peerClosed", code === undefined ? {} : { code });
        return lane;
      },
    },
    {
      what: `peerClosed ${code} in sasl`,
      reason,
      phase: "sasl",
      columns: "again counts setup moves hint",
      ...(code !== undefined && { code }),
      fails: (options) => {
        const lane = secondIn("sasl", options);
        lane.report("peerClosed", code === undefined ? {} : { code });
        return lane;
      },
    },
    {
      what: `peerClosed ${code} in negotiating`,
      reason,
      phase: "negotiating",
      columns: "again counts hint",
      ...(code !== undefined && { code }),
      fails: (options) => {
        const lane = secondIn("negotiating", options);
        lane.report("peerClosed", code === undefined ? {} : { code });
        return lane;
      },
    },
    {
      what: `peerClosed ${code} in ready`,
      reason,
      phase: "ready",
      columns: "again counts hint",
      ...(code !== undefined && { code }),
      fails: (options) => {
        const lane = busy(options);
        lane.report("peerClosed", code === undefined ? {} : { code });
        return lane;
      },
    },
  ]),
  {
    what: "the connect timer",
    reason: "CONNECT_TIMEOUT",
    phase: "tcp",
    columns: "again counts setup moves hint",
    fails: (options) => {
      const lane = second(options);
      lane.wake();
      return lane;
    },
  },
  {
    what: "the setup timer in tcp",
    reason: "SETUP_TIMEOUT",
    phase: "tcp",
    columns: "again counts setup moves hint",
    fails: (options) => {
      const lane = second({ ...options, connectTimeoutMs: null });
      lane.wake();
      return lane;
    },
  },
  {
    what: "the setup timer in tls",
    reason: "SETUP_TIMEOUT",
    phase: "tls",
    columns: "again counts setup moves hint",
    fails: (options) => {
      const lane = secondIn("tls", options);
      lane.wake();
      return lane;
    },
  },
  {
    what: "secureFailed",
    reason: "TLS_HANDSHAKE",
    phase: "tls",
    columns: "again counts setup moves hint",
    code: "EPROTO",
    fails: (options) => {
      const lane = secondIn("tls", options);
      lane.report("secureFailed", { code: "EPROTO" });
      return lane;
    },
  },
  {
    what: "secureFailed for the identity",
    reason: "TLS_IDENTITY",
    phase: "tls",
    columns: "counts setup",
    code: "CERT",
    fails: (options) => {
      const lane = secondIn("tls", options);
      lane.report("secureFailed", { code: "CERT", authentication: true });
      return lane;
    },
  },
  {
    what: "error 33",
    reason: "SASL_UNSUPPORTED",
    phase: "sasl",
    columns: "counts setup",
    code: "ERROR_33",
    fails: (options) => {
      const lane = second({ ...options, ...PLAIN });
      lane.opened();
      lane.replyVersions();
      lane.replyHandshake(33, []);
      return lane;
    },
  },
  {
    what: "error 58",
    reason: "AUTH_FAILED",
    phase: "sasl",
    columns: "counts setup",
    code: "ERROR_58",
    fails: (options) => {
      const lane = second({ ...options, ...PLAIN });
      lane.opened();
      lane.replyVersions();
      lane.replyHandshake();
      lane.replyToken({ errorCode: 58 });
      return lane;
    },
  },
  {
    what: "error 42 to ApiVersions",
    reason: "NEGOTIATION_FAILED",
    phase: "negotiating",
    columns: "again counts hint",
    code: "ERROR_42",
    fails: (options) => {
      const lane = secondIn("negotiating", options);
      lane.replyVersions({}, 42);
      return lane;
    },
  },
  {
    what: "error 42 to ApiVersions, covered by setup",
    reason: "NEGOTIATION_FAILED",
    phase: "negotiating",
    columns: "again counts setup hint",
    code: "ERROR_42",
    fails: (options) => {
      const lane = secondIn("negotiating", { ...options, setupCoversApiVersions: true });
      lane.replyVersions({}, 42);
      return lane;
    },
  },
  {
    what: "a request that is not answered",
    reason: "REQUEST_TIMEOUT",
    phase: "ready",
    columns: "again counts hint",
    fails: (options) => {
      const lane = busy(options);
      lane.wake();
      return lane;
    },
  },
  {
    what: "ApiVersions that is not answered",
    reason: "REQUEST_TIMEOUT",
    phase: "negotiating",
    columns: "again counts hint",
    fails: (options) => {
      const lane = secondIn("negotiating", options);
      lane.wake();
      return lane;
    },
  },
  {
    what: "a quiet peer that closes",
    reason: "PEER_IDLE_CLOSE",
    phase: "ready",
    columns: "again",
    fails: (options) => {
      const lane = secondIn("ready", options);
      lane.report("peerClosed", {});
      return lane;
    },
  },
  {
    what: "an unsolicited response",
    reason: "PROTOCOL_ERROR",
    phase: "ready",
    columns: "again counts hint",
    code: "UNSOLICITED",
    fails: (options) => {
      const lane = secondIn("ready", options);
      lane.respond(77);
      return lane;
    },
  },
  {
    what: "bytes of another protocol in sasl",
    reason: "PROTOCOL_ERROR",
    phase: "sasl",
    columns: "again counts setup hint",
    code: "UNSOLICITED",
    fails: (options) => {
      const lane = secondIn("sasl", options);
      lane.respond(77);
      return lane;
    },
  },
];

const has = (row: Row, column: string) => row.columns.split(" ").includes(column);
/** Failures before the one of the row, in `second`. */
const before = (lane: Lane) => lane.allOf("disconnected").length - 1;

describe("connection A.17, classes", () => {
  for (const row of ROWS) {
    const { what, reason, phase, code, fails } = row;
    it(`connection A.17: ${reason}, ${what}`, () => {
      const lane = fails({});
      const lost = lane.told("disconnected");
      const earlier = phase === "ready" ? 0 : before(lane);
      const failedAttempts = earlier + (has(row, "counts") ? 1 : 0);
      const setupFailures = has(row, "setup") ? earlier + 1 : 0;
      expect(lost).toMatchObject({
        reason,
        phase,
        failedAttempts,
        setupFailures,
        backoffUntilMs: lane.now + 50,
        jitterDraw: null,
        detail: { advertised: { host: "b1.internal", port: 9092 } },
      });
      expect(lost.detail.code).toBe(code);
      expect(lost.detail.message).toMatch(
        /^advertised b1\.internal:9092(, dialled 10\.0\.0\.[12]:9092)?: ./,
      );
      expect(lane.state).toBe("backoff");
    });
    it(`connection A.17: ${what}: metadata hint ${has(row, "hint") ? "yes" : "no"}`, () => {
      const lane = fails({});
      const after = lane.all.slice(lane.all.lastIndexOf(lane.told("disconnected")) + 1);
      const hint = { type: "hint", kind: "requestMetadata", urgent: phase === "ready" };
      expect(bare(after)).toEqual(has(row, "hint") ? [hint] : []);
    });
    it(`connection A.17: ${what}: another try by itself ${has(row, "again") ? "yes" : "no"}`, () => {
      const lane = fails({ reconnect: "eager" });
      const begun = lane.all.length;
      lane.wake();
      const types = typesOf(lane.all.slice(begun));
      expect(types.slice(0, 2)).toEqual(["backoff>idle", "available"]);
      expect(types.length > 2).toBe(has(row, "again"));
    });
    if (phase !== "redirect" && phase !== "resolve") {
      it(`connection A.17: ${what}: the next address ${has(row, "moves") ? "yes" : "no"}`, () => {
        const lane = fails({});
        lane.wake();
        lane.do({ type: "connect" });
        const past = phase === "ready" ||
          phase === "negotiating" && !has(row, "setup");
        if (past) {
          // The list was dropped.
          expect(lane.state).toBe("resolving");
        } else {
          const address = has(row, "moves") ? "10.0.0.3" : "10.0.0.2";
          expect(lane.last("open").address).toBe(address);
        }
      });
    }
  }
  it("connection A.17: CLUSTER_MISMATCH", () => {
    const lane = secondIn("negotiating");
    lane.replyVersions({}, 129);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "CLUSTER_MISMATCH",
      phase: "negotiating",
      failedAttempts: 2,
      setupFailures: 0,
    });
    expect(lane.allOf("hint").slice(-2).map(({ kind, urgent }) => [kind, urgent])).toEqual([
      ["requestMetadata", false],
      ["misrouted", true],
    ]);
  });
  it("connection A.17: CLUSTER_MISMATCH may come later, from a probe", () => {
    const lane = readyLane({ expectClusterId: "c", nodeId: 1, idleProbeAfterMs: 100 });
    lane.now = 101;
    lane.send(1);
    lane.take();
    lane.replyVersions({}, 129);
    expect(lane.told("disconnected")).toMatchObject({ reason: "CLUSTER_MISMATCH", phase: "ready" });
    expect(lane.told("requestFailed")).toMatchObject({ id: 1, sent: "no" });
  });
  it("connection A.17: INVALIDATED and IDLE_EXPIRED count for nothing and have no backoff", () => {
    const reset = secondIn("negotiating");
    reset.do({ type: "reset", reason: "moved" });
    expect(reset.told("disconnected")).toMatchObject({
      reason: "INVALIDATED",
      failedAttempts: 1,
      setupFailures: 1,
      backoffUntilMs: null,
    });
    const idle = secondIn("ready");
    idle.wake();
    expect(idle.told("disconnected")).toMatchObject({
      reason: "IDLE_EXPIRED",
      failedAttempts: 0,
      setupFailures: 0,
      backoffUntilMs: null,
    });
  });
  it("connection A.17: a quiet close leaves the counters alone", () => {
    const lane = secondIn("ready");
    lane.report("peerClosed", {});
    expect(lane.told("disconnected")).toMatchObject({ failedAttempts: 0, setupFailures: 0 });
  });
});

describe("connection A.4, order within one failure", () => {
  it("connection A.4: action, state, requests in order, disconnected, hint", () => {
    const lane = readyLane({ ...STEADY, writeGate: "buffered" });
    for (const id of [5, 3, 4]) lane.send(id);
    lane.take();
    const effects = lane.wake();
    expect(typesOf(effects)).toEqual([
      "abort",
      "ready>backoff",
      "requestFailed",
      "requestFailed",
      "requestFailed",
      "disconnected",
      "hint",
    ]);
    expect(lane.allOf("requestFailed").map(({ id }) => id)).toEqual([5, 3, 4]);
    const numbers = effects.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });
  for (const state of ["tls", "sasl", "negotiating", "ready"] as const) {
    it(`connection A.4: the transport of ${state} is dropped before anything is told`, () => {
      const lane = laneIn(state);
      const [first] = lane.report("opened", { remote: "10.0.0.1:9092" });
      expect(bare([first!])).toEqual([{ type: "abort", attempt: 1 }]);
    });
  }
  it("connection A.18: failures in setup and negotiation concern no request of the owner's", () => {
    for (const state of ["tcp", "tls", "sasl", "negotiating"] as const) {
      const lane = laneIn(state);
      lane.report("peerClosed", {});
      expect(lane.allOf("requestFailed")).toEqual([]);
      expect(lane.allOf("disconnected").length).toBe(1);
    }
  });
});

describe("connection A.18, requests in flight", () => {
  const ENDS:
    readonly (readonly [string, (lane: Lane) => void, Partial<Event<"requestFailed">>])[] = [
      ["peerClosed", (lane) => lane.report("peerClosed", {}), { reason: "PEER_CLOSED" }],
      ["reset", (lane) => lane.report("peerClosed", { code: "EPIPE" }), { reason: "PEER_RESET" }],
      ["halfClosed", (lane) => lane.report("halfClosed", {}), { reason: "PEER_CLOSED" }],
      [
        "mismatch",
        (lane) => lane.respond(77),
        { reason: "CONNECTION_LOST", cause: "PROTOCOL_ERROR" },
      ],
      [
        "fail",
        (lane) => lane.do({ type: "fail", id: 0, detail: "x" }),
        { reason: "CONNECTION_LOST", cause: "PROTOCOL_ERROR" },
      ],
      [
        "a fault of the driver",
        (lane) => lane.report("secured", {}),
        { reason: "CONNECTION_LOST", cause: "PROTOCOL_ERROR" },
      ],
      ["close", (lane) => lane.do({ type: "close" }), { reason: "LOCAL_CLOSE" }],
      ["reset", (lane) => lane.do({ type: "reset", reason: "x" }), { reason: "INVALIDATED" }],
      ["drain", (lane) => lane.do({ type: "drain", timeoutMs: 0 }), { reason: "DRAIN_TIMEOUT" }],
    ];
  for (const [what, ends, outcome] of ENDS) {
    it(`connection A.18: ${what}, ${outcome.reason}, in order`, () => {
      const lane = readyLane({ ...STEADY, writeGate: "buffered" });
      for (const id of [3, 1, 2]) lane.send(id);
      lane.take();
      ends(lane);
      expect(bare(lane.allOf("requestFailed"))).toEqual([3, 1, 2].map((id) => ({
        type: "requestFailed",
        id,
        sent: "maybe",
        flushed: false,
        timedOut: false,
        ...outcome,
      })));
    });
  }
  it("connection F1: each accepted request has exactly one outcome", () => {
    for (const [, ends] of ENDS) {
      const lane = readyLane({ ...STEADY, writeGate: "buffered" });
      for (const id of [1, 2, 3]) lane.send(id);
      lane.take();
      lane.respond(1);
      ends(lane);
      while (lane.machine.deadlineMs !== undefined) lane.wake();
      const settled = [...lane.allOf("response"), ...lane.allOf("requestFailed")];
      expect(settled.map(({ id }) => id)).toEqual([1, 2, 3]);
    }
  });
});

describe("connection F4, F30, ends and beginnings", () => {
  it("connection F4: in idle, backoff and closed nothing is in flight, and no transport lives", () => {
    const ends: readonly ((lane: Lane) => void)[] = [
      (lane) => lane.do({ type: "reset", reason: "x" }),
      (lane) => lane.report("peerClosed", {}),
      (lane) => lane.do({ type: "close" }),
    ];
    const states = ends.map((end) => {
      const lane = readyLane(STEADY);
      lane.send(1);
      lane.take();
      end(lane);
      const before = lane.all.length;
      lane.report("received", { bytes: new Uint8Array(9) });
      expect(lane.all.length).toBe(before);
      expect(lane.allOf("requestFailed").length).toBe(1);
      return lane.state;
    });
    expect(states).toEqual(["idle", "backoff", "closed"]);
  });
  it("connection F30: with connect asap and a peer that recovers, ready is reached", () => {
    const lane = new Lane({});
    lane.do({ type: "connect", asap: true });
    for (let n = 0; n < 12; n++) {
      if (lane.state === "resolving") lane.report("resolved", { addresses: ADDRESSES });
      lane.report("openFailed", { code: "ECONNREFUSED" });
      expect(lane.answer({ type: "connect", asap: true })).toEqual({ ok: true });
      lane.wake();
    }
    if (lane.state === "resolving") lane.report("resolved", { addresses: ADDRESSES });
    lane.opened();
    lane.replyVersions();
    expect(lane.state).toBe("ready");
  });
});

describe("connection A.19, what is kept", () => {
  it("connection A.19: the versions of the last peer are no more than a hint", () => {
    const lane = readyLane(STEADY);
    lane.report("peerClosed", {});
    expect(lane.send(1)).toEqual({ ok: false, reason: "NOT_READY" });
  });
  it("connection A.19: the idle timer goes with its transport", () => {
    const lane = readyLane({ ...STEADY, connectionsMaxIdleMs: 20 });
    lane.report("peerClosed", {});
    expect(lane.machine.deadlineMs).toBe(50);
    expect(typesOf(lane.at(100))).toEqual(["backoff>idle", "available"]);
    expect(lane.machine.deadlineMs).toBeUndefined();
  });
  it("connection A.19: effects and writes are numbered on", () => {
    const lane = readyLane(STEADY);
    lane.report("peerClosed", {});
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    expect(lane.all.map(({ seq }) => seq)).toEqual(lane.all.map((_, i) => i));
    expect(lane.last("write").writeSeq).toBe(1);
  });
});
