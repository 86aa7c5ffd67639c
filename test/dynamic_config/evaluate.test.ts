import { describe, expect, it } from "vitest";
import type { StaticConfig } from "../../codec/dynamic_config/mod.ts";
import {
  ACKS_0,
  active,
  applied,
  entriesOf,
  Follower,
  GATE_OPENED,
  HEARTBEAT,
  ignored,
  LOCKED,
  MANAGED,
  pair,
  reading,
  refused,
  REJOIN,
  SESSION,
  STATIC,
  type Values,
} from "./follower.ts";

/** What a first answer brings, without the gate. */
function first(
  role: "producer" | "consumer",
  client: Values,
  byDefault: Values = {},
  config: StaticConfig = STATIC,
): { readonly effects: object[]; readonly follower: Follower } {
  const follower = reading(role, config);
  const effects = follower.describe(client, byDefault)
    .filter((effect) => JSON.stringify(effect) !== JSON.stringify(GATE_OPENED));
  return { effects, follower };
}

describe("connection D.8, vectors", () => {
  it("connection D.8 row 1: {} / {acks=0}, producer: acks 0, warning", () => {
    const { effects, follower } = first("producer", {}, { acks: 0 });
    expect(effects).toEqual([applied(["acks", 1, 0, "default"]), ACKS_0]);
    expect(follower.effective).toEqual({ acks: 0 });
  });
  it("connection D.8 row 2: {acks=all} / {acks=0}, producer: acks −1", () => {
    const { effects } = first("producer", { acks: "all" }, { acks: 0 });
    expect(effects).toEqual([applied(["acks", 1, -1, "client"])]);
  });
  it("connection D.8 row 3: {acks= ALL }, producer: −1", () => {
    const { effects } = first("producer", { acks: " ALL " });
    expect(effects).toEqual([applied(["acks", 1, -1, "client"])]);
  });
  it("connection D.8 row 4: {acks=1}, idempotent producer: ignored, −1 stays", () => {
    const { effects, follower } = first("producer", { acks: 1 }, {}, LOCKED);
    expect(effects).toEqual([ignored("acks", "locked")]);
    expect(follower.effective).toEqual({ acks: -1 });
  });
  it("connection D.8 row 5: {acks=2}, producer: ignored (parse), accepted stays", () => {
    const { effects, follower } = first("producer", { acks: 2 });
    expect(effects).toEqual([ignored("acks", "parse")]);
    expect(follower.effective).toEqual({ acks: 1 });
    const later = active("producer", { acks: 0 });
    expect(later.next({ acks: 2 })).toEqual([ignored("acks", "parse")]);
    expect(later.effective).toEqual({ acks: 0 });
  });
  it("connection D.8 row 6: {session=10000}, consumer: pair (10000, 3000), rejoin", () => {
    const { effects, follower } = first("consumer", pair(10_000));
    expect(effects).toEqual([applied([SESSION, 45_000, 10_000, "client"]), REJOIN]);
    expect(follower.effective).toEqual(pair(10_000, 3_000));
  });
  it("connection D.8 row 7: {session=3000}, consumer: refused, 3000 ≥ 3000", () => {
    const { effects, follower } = first("consumer", pair(3_000));
    expect(effects).toEqual([refused("heartbeat-not-below-session", 3_000, 3_000)]);
    expect(follower.effective).toEqual(pair(45_000, 3_000));
  });
  it("connection D.8 row 8: {heartbeat=45000}, consumer: refused", () => {
    const { effects } = first("consumer", pair(undefined, 45_000));
    expect(effects).toEqual([refused("heartbeat-not-below-session", 45_000, 45_000)]);
  });
  it("connection D.8 row 9: {heartbeat=5000} then {}, consumer: 5000, back to 3000, no rejoin", () => {
    const { effects, follower } = first("consumer", pair(undefined, 5_000));
    expect(effects).toEqual([applied([HEARTBEAT, 3_000, 5_000, "client"])]);
    expect(follower.next({})).toEqual([applied([HEARTBEAT, 5_000, 3_000, "static"])]);
  });
  it("connection D.8 row 10: {session=10000, heartbeat=20000} twice, consumer: refused once", () => {
    const { effects, follower } = first("consumer", pair(10_000, 20_000));
    expect(effects).toEqual([refused("heartbeat-not-below-session", 10_000, 20_000)]);
    expect(follower.next(pair(10_000, 20_000))).toEqual([]);
  });
  it("connection D.8 row 11: error 31 after {acks=0} accepted: acks stays 0, one warning", () => {
    const follower = active("producer", { acks: 0 });
    follower.wake();
    expect(follower.fails(31)).toEqual([{
      type: "warning",
      code: "DESCRIBE_ERROR",
      detail: "DescribeConfigs was answered with error 31",
    }]);
    follower.wake();
    expect(follower.fails(31)).toEqual([]);
    expect(follower.effective).toEqual({ acks: 0 });
  });
  for (const role of ["producer", "consumer"] as const) {
    it(`connection D.8 row 12: error 42 first, ${role}: disabled; gate opens`, () => {
      const disabled = { type: "disabled", reason: "invalid-request" };
      const gate = { type: "gateOpened", reason: "disabled" };
      expect(reading(role).fails(42)).toEqual(role === "consumer" ? [disabled, gate] : [disabled]);
    });
    it(`connection D.8 row 13: disconnect ×3, ${role}: retries at ~100, ~200, ~400 ms`, () => {
      for (let seed = 0; seed < 50; seed++) {
        const follower = reading(role, STATIC, { seed });
        for (const about of [100, 200, 400]) {
          follower.lose();
          const { deadlineMs } = follower.machine;
          expect(deadlineMs! - follower.now).toBeGreaterThanOrEqual(0.8 * about);
          expect(deadlineMs! - follower.now).toBeLessThanOrEqual(1.2 * about);
          expect(follower.wake()).toEqual([{
            type: "describe",
            resourceType: 9,
            resourceName: "shop",
            keys: null,
          }]);
        }
      }
    });
  }
});

describe("connection D.2, keys", () => {
  it("connection D.2: acks is the producer's, the others are the consumer's", () => {
    const all = { acks: 0, ...pair(10_000, 1_000) };
    expect(first("producer", all).effects).toEqual([applied(["acks", 1, 0, "client"]), ACKS_0]);
    expect(first("consumer", all).effects).toEqual([
      applied([SESSION, 45_000, 10_000, "client"], [HEARTBEAT, 3_000, 1_000, "client"]),
      REJOIN,
    ]);
  });
  it("connection D.2: the other role's keys make no answer another one", () => {
    const follower = active("consumer", { acks: 0, ...pair(3_000) });
    expect(follower.next({ acks: 1, ...pair(3_000) })).toEqual([]);
  });
  it("connection D.2: the range of a broker is not the client's business", () => {
    expect(first("consumer", pair(2, 1)).follower.effective).toEqual(pair(2, 1));
    expect(first("consumer", pair(2_147_483_647, 2_147_483_646)).follower.effective)
      .toEqual(pair(2_147_483_647, 2_147_483_646));
  });
});

describe("connection D5, precedence", () => {
  const session = (name: string, source: number, value: string | null = `${source}000`) => ({
    name,
    value,
    isSensitive: false,
    source,
  });
  it("connection D5: the client id's over the default's, in any order", () => {
    for (const sources of [[7, 8], [8, 7]]) {
      const follower = reading("consumer");
      follower.entries(sources.map((source) => session(SESSION, source)));
      expect(follower.told("applied")[0]?.changes).toEqual(
        [{ key: SESSION, old: 45_000, new: 7_000, source: "client" }],
      );
    }
  });
  it("connection D5: each key by itself", () => {
    const { effects } = first("consumer", pair(10_000), pair(20_000, 4_000));
    expect(effects).toEqual([
      applied([SESSION, 45_000, 10_000, "client"], [HEARTBEAT, 3_000, 4_000, "default"]),
      REJOIN,
    ]);
  });
  it("connection D5: the default where the client id's is none", () => {
    const { effects } = first("consumer", { [SESSION]: null }, pair(20_000));
    expect(effects).toEqual([
      ignored(SESSION, "null"),
      applied([SESSION, 45_000, 20_000, "default"]),
      REJOIN,
    ]);
  });
  it("connection D5: of two from one source the first", () => {
    const follower = reading("consumer");
    follower.entries([session(SESSION, 8, "20000"), session(SESSION, 8, "30000")]);
    expect(follower.effective).toEqual(pair(20_000, 3_000));
  });
  it("connection D5: what the user configured over what is no client's", () => {
    for (const source of [-1, 0, 1, 4, 5, 6, 9, 127]) {
      const follower = reading("consumer");
      expect(follower.entries([session(SESSION, source, "20000")])).toEqual(
        [ignored(SESSION, "source"), GATE_OPENED],
      );
      expect(follower.effective).toEqual(pair(45_000, 3_000));
    }
  });
  it("connection D5: another source alone is not told", () => {
    const follower = active("producer", { acks: 0 });
    expect(follower.next({}, { acks: 0 })).toEqual([]);
  });
});

describe("connection D.6, evaluation", () => {
  it("connection D.6: unknown, sensitive and null ones are dropped, each with ignored", () => {
    const follower = reading("producer");
    expect(follower.entries([
      { name: "linger.ms", value: "5", isSensitive: false, source: 7 },
      { name: "acks", value: "0", isSensitive: true, source: 7 },
      { name: SESSION, value: null, isSensitive: false, source: 8 },
    ])).toEqual([
      ignored("linger.ms", "unknown"),
      ignored("acks", "sensitive"),
      ignored(SESSION, "null"),
    ]);
  });
  it("connection D.6: each of them is told when it is new", () => {
    const follower = active("producer", { "linger.ms": 5 });
    expect(follower.next({ "linger.ms": 6 })).toEqual([]);
    expect(follower.next({ "linger.ms": 6, acks: null })).toEqual([ignored("acks", "null")]);
    expect(follower.next({ acks: 0 })).toEqual([applied(["acks", 1, 0, "client"]), ACKS_0]);
    expect(follower.next({ acks: 0, "linger.ms": 6 })).toEqual([ignored("linger.ms", "unknown")]);
  });
  it("connection D.6: at most 100 are named, each by at most 99 characters", () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`key.${i}`, i]));
    const follower = reading("producer");
    expect(follower.describe(many)).toHaveLength(100);
    const long = active("producer", { ["k".repeat(100)]: 1, ["n".repeat(99)]: 1 });
    expect(long.told("ignored").map(({ key }) => key)).toEqual(
      [`${"k".repeat(12)}…`, "n".repeat(99)],
    );
  });
  it("connection D.6: the same answer is silent, and counts as a success", () => {
    const follower = active("producer", { acks: 0 });
    const before = follower.machine.deadlineMs!;
    expect(follower.next({ acks: 0 })).toEqual([]);
    expect(follower.machine.deadlineMs!).toBeGreaterThan(before + 260_000);
  });
  it("connection D.6: a missing key returns to what the user configured", () => {
    const follower = active("producer", { acks: "all" });
    expect(follower.next({})).toEqual([applied(["acks", -1, 1, "static"])]);
    const consumer = active("consumer", pair(10_000, 1_000));
    expect(consumer.next(pair(10_000))).toEqual([applied([HEARTBEAT, 1_000, 3_000, "static"])]);
    expect(consumer.next({})).toEqual([applied([SESSION, 10_000, 45_000, "static"]), REJOIN]);
  });
  it("connection D.6: nothing is told where nothing changes", () => {
    expect(first("producer", { acks: 1 }).effects).toEqual([]);
    expect(first("producer", {}).effects).toEqual([]);
    expect(first("consumer", pair(45_000, 3_000)).effects).toEqual([]);
    expect(first("producer", { acks: "all" }, {}, LOCKED).effects).toEqual([]);
  });
  it("connection D.6: of a pair that does not parse nothing is applied", () => {
    expect(first("consumer", pair("10s", 1_000)).effects).toEqual([refused("parse", "10s", 1_000)]);
    expect(first("consumer", pair(10_000, "")).effects).toEqual([refused("parse", 10_000, "")]);
    const long = first("consumer", pair("9".repeat(500)));
    expect(long.effects).toEqual([refused("parse", `${"9".repeat(12)}…`, 3_000)]);
  });
  it("connection D.6: a heartbeat is above 0", () => {
    expect(first("consumer", pair(10_000, 0)).effects)
      .toEqual([refused("heartbeat-not-positive", 10_000, 0)]);
    expect(first("consumer", pair(-5, -9)).effects)
      .toEqual([refused("heartbeat-not-positive", -5, -9)]);
    expect(first("consumer", pair(2, 1)).effects).toHaveLength(2);
  });
});

describe("connection D6, the lock", () => {
  const config = (effective: boolean, explicit: boolean): StaticConfig => ({
    ...STATIC,
    acks: -1,
    acksLocked: { effective, explicit },
  });
  const ROWS = [
    ["effective", true, false, true],
    ["effective", false, true, false],
    ["explicit", true, false, false],
    ["explicit", false, true, true],
  ] as const;
  for (const [acksLock, effective, explicit, locks] of ROWS) {
    it(`connection D6: ${acksLock}, effective ${effective}, explicit ${explicit}`, () => {
      const follower = reading("producer", config(effective, explicit), { acksLock });
      expect(follower.describe({ acks: 1 })).toEqual(
        locks ? [ignored("acks", "locked")] : [applied(["acks", -1, 1, "client"])],
      );
    });
  }
  it("connection D6: effective unless it is said otherwise", () => {
    expect(active("producer", { acks: 0 }, config(true, false)).effective).toEqual({ acks: -1 });
    expect(active("producer", { acks: 0 }, config(false, true)).effective).toEqual({ acks: 0 });
  });
  it("connection D6: all is not against the lock", () => {
    for (const acks of ["all", "-1", "ALL"]) {
      expect(first("producer", { acks }, {}, LOCKED).effects).toEqual([]);
    }
  });
  it("connection D6: an ignored one is told once", () => {
    const follower = active("producer", { acks: 1 }, LOCKED);
    expect(follower.next({ acks: 1 })).toEqual([]);
    expect(follower.next({ acks: 0 })).toEqual([ignored("acks", "locked")]);
  });
  it("connection D6: what the user configured must not be against it", () => {
    const follower = new Follower();
    const before = follower.machine.snapshot();
    expect(() => follower.start("producer", { ...LOCKED, acks: 1 })).toThrow(
      new RangeError("Cannot start: expected acks of all, which is locked, found 1"),
    );
    expect(follower.machine.snapshot()).toEqual(before);
    expect(follower.start("consumer", { ...LOCKED, acks: 1 })).toEqual([]);
  });
});

describe("connection D7, the pair", () => {
  it("connection D7: both change in one event, or none does", () => {
    const follower = active("consumer", pair(10_000, 1_000));
    expect(follower.told("applied").map(({ changes }) => changes.length)).toEqual([2]);
    expect(follower.next(pair(500, 1_000))).toEqual(
      [refused("heartbeat-not-below-session", 500, 1_000)],
    );
    expect(follower.effective).toEqual(pair(10_000, 1_000));
    expect(follower.next(pair(500, 499))).toEqual([
      applied([SESSION, 10_000, 500, "client"], [HEARTBEAT, 1_000, 499, "client"]),
      REJOIN,
    ]);
  });
  for (const [session, heartbeat] of [[3_000, 3_000], [3_000, 4_000], [3_000, 0], [3_000, -1]]) {
    it(`connection D7: static values ${session}, ${heartbeat} throw and change nothing`, () => {
      const follower = new Follower();
      const before = follower.machine.snapshot();
      const config = {
        ...STATIC,
        sessionTimeoutMs: session!,
        heartbeatIntervalMs: heartbeat!,
      };
      expect(() => follower.start("consumer", config)).toThrow(
        new RangeError(
          "Cannot start: expected heartbeat.interval.ms above 0 and below session.timeout.ms " +
            `(${session}), found ${heartbeat}`,
        ),
      );
      expect(follower.machine.snapshot()).toEqual(before);
      expect(follower.start("consumer")).toEqual([]);
      expect(new Follower().start("producer", config)).toEqual([]);
    });
  }
});

describe("connection D8, values", () => {
  const ACKS: readonly (readonly [string, number | undefined])[] = [
    ["all", -1],
    ["All", -1],
    ["\tALL\n", -1],
    ["-1", -1],
    ["0", 0],
    [" 1 ", 1],
    ["+1", undefined],
    ["01", undefined],
    ["-0", undefined],
    ["1.0", undefined],
    ["2", undefined],
    ["-2", undefined],
    ["", undefined],
    ["a ll", undefined],
    ["all,1", undefined],
    ["none", undefined],
  ];
  for (const [text, acks] of ACKS) {
    it(`connection D8: acks of ${JSON.stringify(text)} is ${acks ?? "none"}`, () => {
      const follower = reading("producer", { ...STATIC, acks: acks === 1 ? 0 : 1 });
      const effects = follower.describe({ acks: text });
      if (acks === undefined) expect(effects).toEqual([ignored("acks", "parse")]);
      else expect(follower.effective).toEqual({ acks });
    });
  }
  const NUMBERS: readonly (readonly [string, number | undefined])[] = [
    ["10000", 10_000],
    ["+10000", 10_000],
    ["0010000", 10_000],
    [`${"0".repeat(300)}10000`, 10_000],
    ["2147483647", 2_147_483_647],
    ["2147483648", undefined],
    ["-2147483649", undefined],
    ["4294967296", undefined],
    ["9".repeat(400), undefined],
    ["10000.0", undefined],
    ["1e4", undefined],
    ["0x2710", undefined],
    ["10_000", undefined],
    ["10,000", undefined],
    ["", undefined],
    [" ", undefined],
    [" 10000", undefined],
    ["10000\n", undefined],
    ["+", undefined],
    ["--1", undefined],
    ["١٠٠٠٠", undefined],
    ["１００００", undefined],
    ["NaN", undefined],
    ["Infinity", undefined],
  ];
  for (const [text, session] of NUMBERS) {
    const shown = text.length > 20 ? `${text.length} characters` : JSON.stringify(text);
    it(`connection D8: session.timeout.ms of ${shown} is ${session ?? "none"}`, () => {
      const follower = reading("consumer");
      const effects = follower.describe(pair(text));
      if (session !== undefined) expect(follower.effective).toEqual(pair(session, 3_000));
      else expect(effects).toMatchObject([{ type: "refused", why: "parse" }, GATE_OPENED]);
    });
  }
  it("connection D8: −0 is 0", () => {
    const follower = active("consumer", pair("10000", "-0"));
    expect(follower.told("refused")).toEqual([
      { seq: 1, ...refused("heartbeat-not-positive", 10_000, 0) },
    ]);
  });
  it("connection D8: the same value in other words is the same", () => {
    const follower = active("producer", { acks: "all" });
    expect(follower.next({ acks: " -1" })).toEqual([]);
  });
});

describe("connection D9, refused answers", () => {
  it("connection D9: another one is judged afresh, and so is the first after it", () => {
    const follower = active("consumer", pair(3_000));
    expect(follower.next(pair(3_000, 4_000))).toHaveLength(1);
    expect(follower.next(pair(3_000, 4_000))).toEqual([]);
    expect(follower.next(pair(3_000))).toHaveLength(1);
    expect(follower.told("refused")).toHaveLength(3);
    expect(follower.effective).toEqual(pair(45_000, 3_000));
  });
  it("connection D9: an error in between changes nothing of it", () => {
    const follower = active("consumer", pair(3_000));
    follower.wake();
    follower.fails(31);
    expect(follower.next(pair(3_000))).toEqual([]);
  });
});

describe("connection D10, acks of 0", () => {
  it("connection D10: a warning each time that it becomes 0, not while it stays", () => {
    const follower = active("producer", { acks: 0 });
    expect(follower.next({}, { acks: 0 })).toEqual([]);
    expect(follower.next({ acks: 1 })).toEqual([applied(["acks", 0, 1, "client"])]);
    expect(follower.next({ acks: 0 })).toEqual([applied(["acks", 1, 0, "client"]), ACKS_0]);
  });
  it("connection D10: none where the user wants 0 and nobody says otherwise", () => {
    const follower = active("producer", {}, { ...STATIC, acks: 0 });
    expect(follower.told("warning")).toEqual([]);
  });
});

describe("connection D11, joining again", () => {
  it("connection D11: with another session timeout, not with another heartbeat", () => {
    const follower = active("consumer", pair(10_000, 1_000));
    expect(follower.told("rejoin")).toHaveLength(1);
    follower.next(pair(10_000, 2_000));
    expect(follower.told("rejoin")).toHaveLength(1);
    follower.next(pair(11_000, 2_000));
    expect(follower.told("rejoin")).toHaveLength(2);
  });
  it("connection D11: first the values, then the join, then the gate", () => {
    expect(reading("consumer").describe(pair(10_000))).toEqual([
      applied([SESSION, 45_000, 10_000, "client"]),
      REJOIN,
      GATE_OPENED,
    ]);
  });
});

describe("connection D12, a rejected join", () => {
  const reject = { type: "joinRejected", errorCode: 26 } as const;
  it("connection D12: back to the pair before, the candidate is refused", () => {
    const follower = active("consumer", pair(10_000, 1_000));
    follower.next({}, pair(7_000));
    expect(follower.do(reject)).toEqual([
      refused("join-rejected", 7_000, 3_000),
      applied([SESSION, 7_000, 10_000, "client"], [HEARTBEAT, 3_000, 1_000, "client"]),
      REJOIN,
    ]);
    expect(follower.next({}, pair(7_000))).toEqual([]);
    expect(follower.effective).toEqual(pair(10_000, 1_000));
  });
  it("connection D12: once; another answer is judged afresh", () => {
    const follower = active("consumer", pair(10_000));
    follower.do(reject);
    expect(follower.do(reject)).toEqual([]);
    expect(follower.effective).toEqual(pair(45_000, 3_000));
    expect(follower.next(pair(12_000))).toEqual([
      applied([SESSION, 45_000, 12_000, "client"]),
      REJOIN,
    ]);
  });
  it("connection D12: a heartbeat that came later goes with it", () => {
    const follower = active("consumer", pair(10_000, 1_000));
    follower.next(pair(10_000, 2_000));
    expect(follower.do(reject)).toEqual([
      refused("join-rejected", 10_000, 2_000),
      applied([SESSION, 10_000, 45_000, "static"], [HEARTBEAT, 2_000, 3_000, "static"]),
      REJOIN,
    ]);
  });
  it("connection D12: nothing where no session timeout was applied, nor with another error", () => {
    expect(active("consumer").do(reject)).toEqual([]);
    expect(active("consumer", pair(undefined, 1_000)).do(reject)).toEqual([]);
    const follower = active("consumer", pair(10_000));
    for (const errorCode of [0, 25, 27, -1]) {
      expect(follower.do({ type: "joinRejected", errorCode })).toEqual([]);
    }
    expect(active("producer", { acks: 0 }).do(reject)).toEqual([]);
  });
  it("connection D12: also while it is disabled, not when it is off", () => {
    const disabled = active("consumer", pair(10_000));
    disabled.wake();
    disabled.fails(42);
    expect(disabled.do(reject)).toHaveLength(3);
    const off = active("consumer", pair(10_000));
    off.do({ type: "enable", enabled: false });
    expect(off.do(reject)).toEqual([]);
  });
});

describe("connection D13, group.protocol=consumer", () => {
  it("connection D13: both keys are the broker's", () => {
    const follower = new Follower();
    expect(follower.start("consumer", MANAGED)).toEqual([
      { type: "gateOpened", reason: "broker-managed" },
    ]);
    follower.do({ type: "nodeReady" });
    expect(follower.describe(pair(10_000), pair(undefined, 1_000))).toEqual([
      ignored(SESSION, "broker-managed"),
      ignored(HEARTBEAT, "broker-managed"),
    ]);
    expect(follower.next(pair(10_000), pair(undefined, 1_000))).toEqual([]);
    expect(follower.next(pair(3_000))).toEqual([ignored(SESSION, "broker-managed")]);
    expect(follower.next({})).toEqual([]);
    expect(follower.effective).toEqual(pair(45_000, 3_000));
  });
  it("connection D13: a producer is not concerned", () => {
    const follower = active("producer", { acks: "all" }, MANAGED);
    expect(follower.effective).toEqual({ acks: -1 });
  });
});

describe("the order of entries", () => {
  it("connection D.6: does not count", () => {
    const entries = entriesOf(pair(10_000), pair(20_000, 1_000));
    const one = reading("consumer");
    const other = reading("consumer");
    expect(other.entries([...entries].reverse())).toEqual(one.entries(entries));
  });
});
