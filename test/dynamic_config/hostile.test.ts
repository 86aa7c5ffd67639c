import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DescribedEntry,
  describedOf,
  DynamicConfig,
  type DynamicConfigInput,
} from "../../codec/dynamic_config/mod.ts";
import { recorded } from "../../codec/machine/mod.ts";
import {
  decodeDescribeConfigsResponse,
  encodeDescribeConfigsResponse,
} from "../../codec/messages/describe_configs.ts";
import { leaks, SECRET } from "../hostile/secrets.ts";
import {
  active,
  entriesOf,
  HEARTBEAT,
  OPTIONS,
  pair,
  reading,
  SESSION,
  STATIC,
} from "./follower.ts";

const NAMES = ["acks", SESSION, HEARTBEAT, "__proto__", "constructor", "toString", "", "base64"];

const anyEntry: fc.Arbitrary<DescribedEntry> = fc.record({
  name: fc.oneof(fc.constantFrom(...NAMES), fc.string()),
  value: fc.oneof(
    fc.constant(null),
    fc.string({ unit: "binary" }),
    fc.integer().map(String),
    fc.constantFrom("all", "0", "__proto__", "9".repeat(400), "-", "NaN", "null"),
  ),
  isSensitive: fc.boolean(),
  source: fc.oneof(fc.constantFrom(7, 8), fc.integer({ min: -128, max: 127 })),
});

const anyAnswer: fc.Arbitrary<DynamicConfigInput> = fc.oneof(
  fc.record({
    type: fc.constant("described" as const),
    errorCode: fc.oneof(fc.constant(0), fc.integer({ min: -32_768, max: 32_767 })),
    resourceType: fc.oneof(fc.constant(9), fc.integer({ min: -128, max: 127 })),
    resourceName: fc.oneof(fc.constant("shop"), fc.string({ unit: "binary" })),
    entries: fc.array(anyEntry, { maxLength: 12 }),
  }),
  fc.record({ type: fc.constant("describeFailed" as const), reason: fc.string() }),
  fc.record({ type: fc.constant("joinRejected" as const), errorCode: fc.integer() }),
);

describe("hostile answers", () => {
  it("connection M8: none makes it throw; connection F50 holds; a snapshot is JSON", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("producer" as const, "consumer" as const),
        fc.array(anyAnswer, { maxLength: 8 }),
        (role, answers) => {
          const follower = reading(role);
          for (const answer of answers) {
            expect(follower.answer(answer)).toEqual({ ok: true });
            follower.take();
            const snapshot = follower.machine.snapshot();
            expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
            const { acks = 1, [SESSION]: session = 2, [HEARTBEAT]: heartbeat = 1 } =
              follower.effective;
            expect([-1, 0, 1]).toContain(acks);
            expect(heartbeat).toBeGreaterThan(0);
            expect(heartbeat).toBeLessThan(session);
            if (follower.machine.deadlineMs !== undefined) follower.wake();
          }
        },
      ),
      { numRuns: 150 },
    );
  });
  it("connection M8: bytes of a peer that decode are an answer", () => {
    const model = encodeDescribeConfigsResponse({
      throttleTimeMs: 0,
      results: [{
        errorCode: 0,
        errorMessage: null,
        resourceType: 9,
        resourceName: "shop",
        configs: entriesOf({ acks: "all", ...pair(10_000, 1_000) }).map(
          ({ name, value, isSensitive, source }) => ({
            name,
            value,
            isSensitive,
            configSource: source,
            readOnly: false,
          }),
        ),
      }],
    }, 4);
    let decoded = 0;
    for (let at = 0; at < model.length; at++) {
      for (const bit of [0, 3, 7]) {
        const body = model.slice();
        body[at] = body[at]! ^ 1 << bit;
        const report = reportOf(body);
        if (report === undefined) continue;
        decoded++;
        expect(reading("consumer").answer(report)).toEqual({ ok: true });
      }
    }
    expect(decoded).toBeGreaterThan(100);
  });
  it("connection M8: a huge answer takes little time, and leaves little behind", () => {
    const entries = Array.from({ length: 100_000 }, (_, i) => ({
      name: i % 2 === 0 ? `key.${i}` : "acks",
      value: "x".repeat(200),
      isSensitive: false,
      source: 7 + i % 2,
    }));
    const follower = reading("producer");
    const effects = follower.entries(entries);
    expect(effects).toHaveLength(101);
    expect(JSON.stringify(follower.machine.snapshot()).length).toBeLessThan(5_000);
    expect(follower.next({})).toEqual([]);
  });
  it("connection M8: a huge text leaves only its beginning", () => {
    const huge = "7".repeat(3_000_000);
    const follower = reading("consumer");
    follower.describe({ [huge]: huge, [SESSION]: huge });
    expect(JSON.stringify(follower.effects).length).toBeLessThan(600);
    expect(JSON.stringify(follower.machine.snapshot()).length).toBeLessThan(1_500);
  });
  it("connection M8: keys that every object has are unknown", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
    const follower = reading("producer");
    const entries = names.map((name) => ({ name, value: "0", isSensitive: false, source: 7 }));
    expect(follower.entries(entries)).toEqual(
      names.map((key) => ({ type: "ignored", key, why: "unknown" })),
    );
    expect(follower.effective).toEqual({ acks: 1 });
    expect(({} as { acks?: unknown }).acks).toBeUndefined();
    expect(follower.next({})).toEqual([]);
  });
});

function reportOf(body: Uint8Array): DynamicConfigInput | undefined {
  try {
    return describedOf(decodeDescribeConfigsResponse(body, 4));
  } catch {
    return undefined;
  }
}

describe("secrets", () => {
  const entries = NAMES.map((name) => ({ name, value: SECRET, isSensitive: true, source: 7 }));
  const configs = entries.map(({ name, value, isSensitive, source }) => ({
    name,
    value,
    isSensitive,
    configSource: source,
    readOnly: false,
    isDefault: false,
    synonyms: [{ name, value, source }],
    configType: 9,
    documentation: null,
  }));
  const result = { errorCode: 0, errorMessage: null, resourceType: 9, resourceName: "shop" };
  it("connection D.6: the value of a sensitive entry is in no effect and in no snapshot", () => {
    for (const role of ["producer", "consumer"] as const) {
      const follower = reading(role);
      follower.entries(entries);
      follower.entries(entries.map((entry) => ({ ...entry, source: 5 })));
      expect(leaks(JSON.stringify(follower.effects))).toBe(false);
      expect(leaks(JSON.stringify(follower.machine.snapshot()))).toBe(false);
      expect(follower.told("ignored").length).toBe(NAMES.length);
    }
  });
  it("connection D.6: nor, by way of the translation, in a trace", () => {
    const lines: string[] = [];
    const machine = recorded(new DynamicConfig(OPTIONS), (line) => lines.push(line));
    machine.handle({ type: "start", role: "consumer", config: STATIC }, 0);
    machine.handle({ type: "nodeReady" }, 0);
    machine.handle(describedOf({ results: [{ ...result, configs }] }), 0);
    while (machine.poll() !== undefined);
    expect(lines.length).toBeGreaterThan(5);
    expect(leaks(lines.join("\n"))).toBe(false);
  });
  it("connection D.6: nor in an error of a wrong entry", () => {
    const follower = active("producer");
    const wrong = [{ name: SECRET, value: SECRET, isSensitive: "yes", source: 7 }];
    let error: unknown;
    try {
      follower.machine.handle(follower.described({ entries: wrong as never }), 0);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TypeError);
    expect(leaks(String(error))).toBe(false);
  });
});
