import { describe, expect, it } from "vitest";
import { explainWait } from "../../codec/dynamic_config/mod.ts";
import {
  active,
  applied,
  Follower,
  GATE_OPENED,
  ignored,
  LOCKED,
  MANAGED,
  OPTIONS,
  pair,
  reading,
  REJOIN,
  SESSION,
  STATIC,
} from "./follower.ts";

const DESCRIBE = { type: "describe", resourceType: 9, resourceName: "shop", keys: null };
const OFF = { type: "enable", enabled: false } as const;
const ON = { type: "enable", enabled: true } as const;

function opened(reason: string): object {
  return { type: "gateOpened", reason };
}

function disabled(reason: string): object {
  return { type: "disabled", reason };
}

function errorWarning(errorCode: number): object {
  return {
    type: "warning",
    code: "DESCRIBE_ERROR",
    detail: `DescribeConfigs was answered with error ${errorCode}`,
  };
}

describe("connection D.5, 1: when it reads", () => {
  it("connection D.5: as soon as a node is ready", () => {
    const follower = new Follower();
    expect(follower.start("producer")).toEqual([]);
    expect(follower.machine.deadlineMs).toBeUndefined();
    expect(follower.do({ type: "nodeReady" }, 700)).toEqual([DESCRIBE]);
  });
  it("connection D.5: at the start, if one was ready before", () => {
    const follower = new Follower();
    expect(follower.do({ type: "nodeReady" })).toEqual([]);
    expect(follower.start("producer")).toEqual([DESCRIBE]);
  });
  it("connection D.5: then every metadata.max.age.ms after the last success", () => {
    const follower = active("producer");
    follower.wake();
    follower.now += 5_000;
    follower.describe({});
    const waitMs = follower.machine.deadlineMs! - follower.now;
    expect(waitMs).toBeGreaterThanOrEqual(270_000);
    expect(waitMs).toBeLessThan(330_000);
    expect(follower.wake()).toEqual([DESCRIBE]);
  });
  it("connection D.5: one in flight", () => {
    const follower = reading("producer");
    expect(follower.machine.deadlineMs).toBeUndefined();
    for (let i = 0; i < 3; i++) expect(follower.do({ type: "nodeReady" })).toEqual([]);
    expect(follower.at(10_000_000)).toEqual([]);
    follower.describe({});
    expect(follower.do({ type: "nodeReady" })).toEqual([]);
    expect(follower.told("describe")).toHaveLength(1);
  });
  it("connection D.5: an outcome of nothing changes nothing", () => {
    const follower = active("producer");
    const before = follower.machine.snapshot();
    expect(follower.describe({ acks: 0 })).toEqual([]);
    expect(follower.fails(42)).toEqual([]);
    expect(follower.lose()).toEqual([]);
    expect(follower.machine.snapshot()).toEqual(before);
  });
  it("connection D1: with the byte that is set", () => {
    const follower = reading("producer", STATIC, { resourceType: 77 });
    expect(follower.told("describe")).toEqual([{ ...DESCRIBE, seq: 0, resourceType: 77 }]);
    expect(follower.describe({ acks: "all" })).toEqual([applied(["acks", 1, -1, "client"])]);
  });
});

describe("connection D.5, 2: no answer", () => {
  it("connection D.5: the wait grows to its limit, and begins anew after an answer", () => {
    const follower = reading("producer");
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      follower.lose();
      waits.push(follower.machine.deadlineMs! - follower.now);
      follower.wake();
    }
    [100, 200, 400, 800, 1_000, 1_000, 1_000, 1_000].forEach((about, i) => {
      expect(waits[i]).toBeGreaterThanOrEqual(0.8 * about);
      expect(waits[i]).toBeLessThanOrEqual(Math.min(1.2 * about, 1_000));
    });
    follower.fails(31);
    follower.wake();
    follower.lose();
    expect(follower.machine.deadlineMs! - follower.now).toBeLessThanOrEqual(120);
  });
  it("connection D.5: a node that is ready does not cut it short", () => {
    const follower = reading("producer");
    follower.lose();
    expect(follower.do({ type: "nodeReady" })).toEqual([]);
  });
  it("connection D.5: a read that fails later keeps what is in effect", () => {
    const follower = active("producer", { acks: 0 });
    follower.wake();
    expect(follower.lose()).toEqual([]);
    expect(follower.effective).toEqual({ acks: 0 });
    expect(follower.machine.deadlineMs! - follower.now).toBeLessThanOrEqual(120);
  });
  it("connection M4: without backoff and age it reads at most once a millisecond", () => {
    const follower = reading("producer", STATIC, {
      retryBackoffMs: 0,
      retryBackoffMaxMs: 0,
      metadataMaxAgeMs: 0,
    });
    for (let i = 0; i < 5; i++) {
      follower.lose();
      expect(follower.machine.deadlineMs).toBe(follower.now + 1);
      expect(follower.wake()).toEqual([DESCRIBE]);
      follower.describe({});
      expect(follower.machine.deadlineMs).toBe(follower.now + 1);
      expect(follower.wake()).toEqual([DESCRIBE]);
    }
  });
});

describe("connection D.5, 3: brokers that cannot do it", () => {
  for (
    const [errorCode, reason] of [[42, "invalid-request"], [35, "unsupported-version"]] as const
  ) {
    it(`connection D.5: error ${errorCode} disables, for good`, () => {
      const follower = reading("producer");
      expect(follower.fails(errorCode)).toEqual([disabled(reason)]);
      expect(follower.mode).toBe("disabled");
      expect(follower.machine.deadlineMs).toBeUndefined();
      expect(follower.do({ type: "nodeReady" })).toEqual([]);
      expect(follower.do(ON)).toEqual([]);
      expect(follower.at(10_000_000)).toEqual([]);
    });
  }
  for (const changed of [{ resourceType: 16 }, { resourceName: "x" }, { resourceName: "" }]) {
    it(`connection D2: success for ${JSON.stringify(changed)} counts as that, too`, () => {
      const follower = reading("producer");
      const { entries } = {
        entries: [{ name: "acks", value: "0", isSensitive: false, source: 7 }],
      };
      expect(follower.do(follower.described({ ...changed, entries })))
        .toEqual([disabled("other-resource")]);
      expect(follower.effective).toEqual({ acks: 1 });
    });
  }
  it("connection D2: an error needs no echo", () => {
    const follower = reading("producer");
    expect(follower.do(follower.described({ errorCode: 31, resourceType: 0, resourceName: "" })))
      .toEqual([errorWarning(31)]);
  });
  it("connection D.5: rebootstrapped asks once more", () => {
    const follower = reading("producer");
    follower.fails(42);
    expect(follower.do({ type: "rebootstrapped" })).toEqual([DESCRIBE]);
    expect(follower.describe({ acks: "all" })).toEqual([applied(["acks", 1, -1, "client"])]);
    expect(follower.mode).toBe("active");
  });
  it("connection D.2: auto is quiet, true warns at a first refusal", () => {
    const warning = {
      type: "warning",
      code: "UNSUPPORTED",
      detail: "the brokers have no configuration for clients",
    };
    expect(reading("producer", STATIC, { enabled: "auto" }).fails(42))
      .toEqual([disabled("invalid-request")]);
    expect(reading("producer", STATIC, { enabled: true }).fails(42))
      .toEqual([warning, disabled("invalid-request")]);
    const later = active("producer", {}, STATIC, { enabled: true });
    later.wake();
    expect(later.fails(42)).toEqual([disabled("invalid-request")]);
  });
  it("connection D16: disabled after success, what was accepted stays, one event", () => {
    const follower = active("consumer", pair(10_000));
    follower.wake();
    expect(follower.fails(35)).toEqual([disabled("unsupported-version")]);
    expect(follower.effective).toEqual(pair(10_000, 3_000));
    expect(follower.do({ type: "rebootstrapped" })).toEqual([DESCRIBE]);
    expect(follower.fails(42)).toEqual([disabled("invalid-request")]);
    expect(follower.effective).toEqual(pair(10_000, 3_000));
    expect(follower.do(OFF)).toEqual([{ type: "reverted", keys: [SESSION] }, REJOIN]);
  });
  it("connection D16: stop reverts it, too", () => {
    const follower = active("producer", { acks: 0 });
    follower.wake();
    follower.fails(42);
    expect(follower.do({ type: "stop" })).toEqual([{ type: "reverted", keys: ["acks"] }]);
  });
});

describe("connection D.5, 4: other errors", () => {
  for (const errorCode of [31, -1, 1, 7, 41, 87, 32_767, -32_768]) {
    it(`connection D.5: ${errorCode} keeps what is in effect; next try at the normal interval`, () => {
      const follower = active("producer", { acks: 0 });
      follower.wake();
      expect(follower.fails(errorCode)).toEqual([errorWarning(errorCode)]);
      expect(follower.effective).toEqual({ acks: 0 });
      expect(follower.machine.deadlineMs! - follower.now).toBeGreaterThanOrEqual(270_000);
      expect(follower.machine.deadlineMs! - follower.now).toBeLessThan(330_000);
    });
  }
  it("connection D.5: one warning, until there is another error or an answer", () => {
    const follower = reading("producer");
    const answer = (errorCode: number) => {
      const effects = follower.fails(errorCode);
      follower.wake();
      return effects;
    };
    expect(answer(31)).toEqual([errorWarning(31)]);
    expect(answer(31)).toEqual([]);
    expect(answer(41)).toEqual([errorWarning(41)]);
    expect(follower.lose()).toEqual([]);
    follower.wake();
    expect(answer(41)).toEqual([]);
    follower.describe({});
    follower.wake();
    expect(answer(41)).toEqual([errorWarning(41)]);
  });
});

describe("connection D.5, 5: the gate of a consumer", () => {
  it("connection D.5: any outcome of one read opens it, once", () => {
    const outcomes: readonly (readonly [string, (follower: Follower) => object[]])[] = [
      ["described", (follower) => follower.describe({})],
      ["described", (follower) => follower.fails(31)],
      ["disabled", (follower) => follower.fails(42)],
      ["failed", (follower) => follower.lose()],
      ["timeout", (follower) => follower.at(3_000)],
      ["off", (follower) => follower.do(OFF)],
      ["stopped", (follower) => follower.do({ type: "stop" })],
    ];
    for (const [reason, happen] of outcomes) {
      const follower = reading("consumer");
      expect(happen(follower).at(-1)).toEqual(opened(reason));
      for (const [, again] of outcomes) again(follower);
      expect(follower.told("gateOpened")).toHaveLength(1);
    }
  });
  it("connection D.5: at most dynamic.config.gate.ms, nor request.timeout.ms", () => {
    const opensAt = (options: object) => {
      const follower = reading("consumer", STATIC, options);
      expect(follower.at(follower.machine.deadlineMs! - 1)).toEqual([]);
      expect(follower.wake()).toEqual([opened("timeout")]);
      return follower.now;
    };
    expect(opensAt({})).toBe(3_000);
    expect(opensAt({ gateMs: 5 })).toBe(5);
    expect(opensAt({ requestTimeoutMs: 2_000 })).toBe(2_000);
  });
  it("connection D.5: it waits also while there is no node", () => {
    const follower = new Follower();
    follower.start("consumer");
    expect(follower.wake()).toEqual([opened("timeout")]);
    expect(follower.now).toBe(3_000);
    expect(follower.do({ type: "nodeReady" })).toEqual([DESCRIBE]);
  });
  it("connection D.5: with 0 it does not wait", () => {
    const follower = new Follower({ gateMs: 0 });
    expect(follower.start("consumer")).toEqual([opened("timeout")]);
  });
  it("connection M3: the answer at the very moment of its end wins", () => {
    const follower = reading("consumer");
    follower.now = 3_000;
    expect(follower.describe(pair(10_000)).at(-1)).toEqual(GATE_OPENED);
  });
  it("connection D.5: a late answer is applied all the same", () => {
    const follower = reading("consumer");
    follower.at(3_000);
    expect(follower.describe(pair(10_000))).toEqual([
      applied([SESSION, 45_000, 10_000, "client"]),
      REJOIN,
    ]);
  });
  it("connection D.5: it is open at once where nothing is read, or nothing can come of it", () => {
    expect(new Follower({ enabled: false }).start("consumer")).toEqual([opened("off")]);
    expect(new Follower().start("consumer", MANAGED)).toEqual([opened("broker-managed")]);
    expect(new Follower({ enabled: false }).start("consumer", MANAGED)).toEqual([opened("off")]);
  });
  it("connection D.5: a producer has none", () => {
    const follower = active("producer");
    follower.do({ type: "stop" });
    expect(follower.told("gateOpened")).toEqual([]);
    expect(new Follower({ enabled: false }).start("producer")).toEqual([]);
  });
});

describe("connection D.5, 6: jitter", () => {
  it("connection D.5: periodic reads by ± 10 %, over the whole range; the first by none", () => {
    const waits = Array.from({ length: 300 }, (_, seed) => {
      const follower = reading("producer", STATIC, { seed });
      expect(follower.now).toBe(0);
      follower.describe({});
      return follower.machine.deadlineMs!;
    });
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(270_000);
    expect(Math.min(...waits)).toBeLessThan(272_000);
    expect(Math.max(...waits)).toBeGreaterThan(328_000);
    expect(Math.max(...waits)).toBeLessThan(330_000);
    expect(waits.every(Number.isInteger)).toBe(true);
  });
  it("connection M9: one draw for each read that is put off", () => {
    const follower = reading("producer");
    const generator = () =>
      (follower.machine.snapshot() as { engine: { random: number } }).engine.random;
    const first = generator();
    follower.describe({});
    const second = generator();
    expect(second).not.toBe(first);
    follower.at(100_000);
    expect(generator()).toBe(second);
  });
});

describe("connection D.2, generated client ids", () => {
  const options = { clientId: "producer-1", clientIdGenerated: true };
  const warning = {
    type: "warning",
    code: "GENERATED_CLIENT_ID",
    detail: "only the default for all clients can be meant for this one",
  };
  it("connection D.2: one warning, and the default is asked for", () => {
    const follower = new Follower(options);
    follower.do({ type: "nodeReady" });
    expect(follower.start("producer")).toEqual([warning, { ...DESCRIBE, resourceName: "" }]);
    follower.describe({}, { acks: "all" });
    follower.do(OFF);
    follower.do(ON);
    expect(follower.told("warning")).toHaveLength(1);
  });
  it("connection D.2: none where it is off", () => {
    const follower = new Follower({ ...options, enabled: false });
    expect(follower.start("producer")).toEqual([]);
    expect(follower.do(ON)).toEqual([warning]);
  });
  it("connection D.2: none for an empty one that is not generated", () => {
    const follower = new Follower({ clientId: "" });
    expect(follower.start("producer")).toEqual([]);
    expect(follower.do({ type: "nodeReady" })).toEqual([{ ...DESCRIBE, resourceName: "" }]);
  });
});

describe("connection D14, off and on", () => {
  it("connection D14: off reverts, once; on reads, and judges afresh", () => {
    const follower = active("consumer", pair(10_000, 1_000));
    expect(follower.do(OFF)).toEqual([
      { type: "reverted", keys: [SESSION, "heartbeat.interval.ms"] },
      REJOIN,
    ]);
    expect(follower.effective).toEqual(pair(45_000, 3_000));
    expect(follower.machine.deadlineMs).toBeUndefined();
    expect(follower.do(OFF)).toEqual([]);
    expect(follower.do(ON)).toEqual([DESCRIBE]);
    expect(follower.do(ON)).toEqual([]);
    expect(follower.describe(pair(10_000, 1_000))).toHaveLength(2);
  });
  it("connection D14: a heartbeat alone needs no join", () => {
    const follower = active("consumer", pair(undefined, 1_000));
    expect(follower.do(OFF)).toEqual([{ type: "reverted", keys: ["heartbeat.interval.ms"] }]);
  });
  it("connection D14: nothing is told where nothing is another", () => {
    expect(active("producer", { acks: 1 }).do(OFF)).toEqual([]);
    expect(reading("producer", LOCKED).do(OFF)).toEqual([]);
  });
  it("connection D14: the answer to a read from before counts for nothing", () => {
    const follower = reading("producer");
    follower.do(OFF);
    expect(follower.do(ON)).toEqual([]);
    expect(follower.describe({ acks: 0 })).toEqual([DESCRIBE]);
    expect(follower.effective).toEqual({ acks: 1 });
    expect(follower.describe({ acks: "all" })).toEqual([applied(["acks", 1, -1, "client"])]);
  });
  it("connection D14: nor while it is off; then nothing is in flight", () => {
    const follower = reading("producer");
    follower.do(OFF);
    expect(follower.fails(42)).toEqual([]);
    expect(follower.mode).toBe("off");
    expect(follower.do(ON)).toEqual([DESCRIBE]);
  });
  it("connection D14: nor a loss", () => {
    const follower = reading("producer");
    follower.do(OFF);
    follower.do(ON);
    expect(follower.lose()).toEqual([DESCRIBE]);
    expect(follower.machine.deadlineMs).toBeUndefined();
  });
  it("connection D14: off from the start, it waits to be switched on", () => {
    const follower = new Follower({ enabled: false });
    follower.start("producer");
    expect(follower.do({ type: "nodeReady" })).toEqual([]);
    expect(follower.at(1_000_000)).toEqual([]);
    expect(follower.do(ON)).toEqual([DESCRIBE]);
  });
  it("connection D14: errors are told anew", () => {
    const follower = reading("producer");
    follower.fails(31);
    follower.do(OFF);
    follower.do(ON);
    expect(follower.fails(31)).toEqual([errorWarning(31)]);
  });
});

describe("connection D15, another beginning", () => {
  it("connection D15: keeps what is in effect, reads at once, judges afresh", () => {
    const follower = active("consumer", { ...pair(3_000), x: 1 });
    expect(follower.do({ type: "rebootstrapped" })).toEqual([DESCRIBE]);
    expect(follower.describe({ ...pair(3_000), x: 1 })).toEqual([
      ignored("x", "unknown"),
      { type: "refused", why: "heartbeat-not-below-session", candidate: pair(3_000, 3_000) },
    ]);
    const producer = active("producer", { acks: 0 });
    producer.do({ type: "rebootstrapped" });
    expect(producer.effective).toEqual({ acks: 0 });
    expect(producer.describe({ acks: 0 })).toEqual([]);
  });
  it("connection D15: a read in flight is for nothing, the next one begins behind it", () => {
    const follower = reading("consumer");
    expect(follower.do({ type: "rebootstrapped" })).toEqual([]);
    expect(follower.do({ type: "rebootstrapped" })).toEqual([]);
    expect(follower.describe(pair(10_000))).toEqual([DESCRIBE]);
    expect(follower.describe(pair(11_000))).toEqual([
      applied([SESSION, 45_000, 11_000, "client"]),
      REJOIN,
      GATE_OPENED,
    ]);
  });
  it("connection D15: in a backoff it does not wait for its end", () => {
    const follower = reading("producer");
    follower.lose();
    follower.wake();
    follower.lose();
    expect(follower.do({ type: "rebootstrapped" })).toEqual([DESCRIBE]);
    expect(follower.machine.deadlineMs).toBeUndefined();
    follower.lose();
    expect(follower.machine.deadlineMs! - follower.now).toBeLessThanOrEqual(120);
  });
  it("connection D15: nothing before the start, nor when it is off", () => {
    const follower = new Follower({ enabled: false });
    follower.do({ type: "nodeReady" });
    expect(follower.do({ type: "rebootstrapped" })).toEqual([]);
    follower.start("producer");
    expect(follower.do({ type: "rebootstrapped" })).toEqual([]);
  });
  it("connection D15: without a node it waits for one", () => {
    const follower = new Follower();
    follower.start("producer");
    expect(follower.do({ type: "rebootstrapped" })).toEqual([]);
    expect(follower.do({ type: "nodeReady" })).toEqual([DESCRIBE]);
  });
});

describe("connection G16, explainWait", () => {
  it("connection G16: says which timer, why, until when", () => {
    const follower = new Follower();
    expect(explainWait(follower.machine)).toBeUndefined();
    follower.start("consumer");
    expect(explainWait(follower.machine)).toEqual({
      timer: "gateEnd",
      reason: "the first JoinGroup waits for what is read",
      deadlineMs: 3_000,
    });
    follower.do({ type: "nodeReady" });
    follower.lose();
    expect(explainWait(follower.machine)).toEqual({
      timer: "retryEnd",
      reason: "the last read was not answered",
      deadlineMs: follower.machine.deadlineMs,
    });
    follower.wake();
    follower.describe({});
    expect(explainWait(follower.machine)).toEqual({
      timer: "nextRead",
      reason: "the configuration may have changed",
      deadlineMs: follower.machine.deadlineMs,
    });
    expect(follower.options).toEqual(OPTIONS);
  });
});
