import { describe, expect, it } from "vitest";
import {
  DynamicConfig,
  type DynamicConfigOptions,
  dynamicConfigOptionsFrom,
  type Finding,
  OptionsError,
} from "../../codec/dynamic_config/mod.ts";
import { settingsOf } from "../../codec/dynamic_config/settings.ts";
import { OPTIONS } from "./follower.ts";

const MOST = 2_147_483_647;
const NO_NUMBERS: readonly unknown[] = [1.5, NaN, Infinity, "1", true, {}, null];

/** A setting, its option, its default, good values and bad ones. */
type Row = readonly [
  setting: string,
  option: string,
  byDefault: unknown,
  good: readonly unknown[],
  bad: readonly unknown[],
];

const ROWS: readonly Row[] = [
  ["client.id", "clientId", undefined, ["", "x", "é", "k".repeat(32_767)], [
    null,
    7,
    "\ud800",
    "k".repeat(32_768),
    "é".repeat(16_384),
  ]],
  ["enable.dynamic.config", "enabled", "auto", ["auto", true, false], ["yes", 1, null, {}]],
  ["dynamic.config.resource.type", "resourceType", 9, [1, 3, 5, 9, 33, 127], [
    0,
    -1,
    2,
    4,
    8,
    16,
    32,
    128,
    ...NO_NUMBERS,
  ]],
  ["dynamic.config.gate.ms", "gateMs", 3_000, [0, 1, MOST], [-1, MOST + 1, ...NO_NUMBERS]],
  ["dynamic.acks.lock", "acksLock", "effective", ["effective", "explicit"], ["none", true, null]],
  ["request.timeout.ms", "requestTimeoutMs", 30_000, [1, MOST], [0, -1, MOST + 1, ...NO_NUMBERS]],
  ["metadata.max.age.ms", "metadataMaxAgeMs", 300_000, [0, MOST], [-1, MOST + 1, ...NO_NUMBERS]],
  ["retry.backoff.ms", "retryBackoffMs", 100, [0, MOST], [-1, MOST + 1, ...NO_NUMBERS]],
  ["retry.backoff.max.ms", "retryBackoffMaxMs", 1_000, [0, MOST], [-1, MOST + 1, ...NO_NUMBERS]],
  ["seed", "seed", undefined, [0, -1, 2 ** 40], [1.5, NaN, "1", undefined, null]],
  ["clientIdGenerated", "clientIdGenerated", false, [true, false], ["true", 0, null]],
];

/** What is wrong with these options. */
function findings(create: () => unknown): readonly Finding[] {
  try {
    create();
  } catch (error) {
    if (error instanceof OptionsError) return error.findings;
    throw error;
  }
  return [];
}

function wrongWith(options: object): readonly Finding[] {
  return findings(() => new DynamicConfig({ ...OPTIONS, ...options } as DynamicConfigOptions));
}

describe("settings", () => {
  for (const [setting, option, byDefault, good, bad] of ROWS) {
    it(`connection D.2: ${setting}`, () => {
      const settings = settingsOf(OPTIONS) as unknown as Record<string, unknown>;
      if (byDefault !== undefined) expect(settings[option]).toBe(byDefault);
      for (const value of good) expect(wrongWith({ [option]: value })).toEqual([]);
      for (const value of bad) {
        expect(wrongWith({ [option]: value })).toMatchObject([
          { level: "error", code: "RANGE", setting },
        ]);
      }
    });
  }
  it("say every finding at once", () => {
    const bad = { gateMs: -1, resourceType: 16, acksLock: "x", seed: "s", clientId: "\ud800" };
    expect(() => new DynamicConfig(bad as unknown as DynamicConfigOptions)).toThrow(
      new OptionsError(
        [
          ["seed", "expected -9007199254740991 to 9007199254740991, found s"],
          ["client.id", "expected well-formed text of at most 32767 bytes, found \ud800"],
          [
            "dynamic.config.resource.type",
            "expected none of 2, 4, 8, 16, 32, found 16",
          ],
          ["dynamic.config.gate.ms", "expected 0 to 2147483647, found -1"],
          ["dynamic.acks.lock", "expected effective, explicit, found x"],
        ].map(([setting, message]) => ({
          level: "error",
          code: "RANGE",
          setting: setting!,
          message: message!,
        })),
      ),
    );
  });
});

describe("dynamicConfigOptionsFrom()", () => {
  it("reads every property", () => {
    expect(dynamicConfigOptionsFrom({
      "client.id": "Shop 1",
      "enable.dynamic.config": "AUTO",
      "dynamic.config.resource.type": " 77 ",
      "dynamic.config.gate.ms": "0",
      "dynamic.acks.lock": "Explicit",
      "request.timeout.ms": "5000",
      "metadata.max.age.ms": "60000",
      "retry.backoff.ms": "10",
      "retry.backoff.max.ms": "20",
      "group.id": "g",
    })).toEqual({
      clientId: "Shop 1",
      enabled: "auto",
      resourceType: 77,
      gateMs: 0,
      acksLock: "explicit",
      requestTimeoutMs: 5_000,
      metadataMaxAgeMs: 60_000,
      retryBackoffMs: 10,
      retryBackoffMaxMs: 20,
    });
  });
  it("leaves out what is not given, and an empty client.id", () => {
    expect(dynamicConfigOptionsFrom({ "client.id": "", seed: "1", gateMs: "2" })).toEqual({});
    expect(dynamicConfigOptionsFrom({ "enable.dynamic.config": "true" })).toEqual({
      enabled: true,
    });
    expect(dynamicConfigOptionsFrom({ "enable.dynamic.config": "False" }))
      .toEqual({ enabled: false });
  });
  it("takes texts without the space around them, and a client.id of null as it stands", () => {
    expect(dynamicConfigOptionsFrom({ "client.id": " null " })).toEqual({ clientId: "null" });
    expect(dynamicConfigOptionsFrom({ "client.id": " " })).toEqual({});
  });
  it("does not take what is inherited", () => {
    expect(dynamicConfigOptionsFrom(Object.create({ "dynamic.config.gate.ms": "x" }))).toEqual({});
  });
  it("throws with every finding", () => {
    const properties = {
      "enable.dynamic.config": "yes",
      "dynamic.config.resource.type": "32",
      "dynamic.config.gate.ms": "3s",
      "request.timeout.ms": "0",
      "retry.backoff.ms": "",
    };
    const found = findings(() => dynamicConfigOptionsFrom(properties));
    expect(found.map(({ setting, message }) => `${setting}: ${message}`)).toEqual([
      "enable.dynamic.config: expected auto, true, false, found yes",
      "dynamic.config.resource.type: expected none of 2, 4, 8, 16, 32, found 32",
      "dynamic.config.gate.ms: expected 0 to 2147483647, found 3s",
      "request.timeout.ms: expected 1 to 2147483647, found 0",
      "retry.backoff.ms: expected 0 to 2147483647, found ",
    ]);
  });
  it("shows of a long text the beginning", () => {
    const [finding] = findings(() =>
      dynamicConfigOptionsFrom({ "dynamic.acks.lock": "x".repeat(500) })
    );
    expect(finding!.message).toBe(`expected effective, explicit, found ${"x".repeat(99)}`);
  });
});
