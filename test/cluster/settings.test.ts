import { describe, expect, it } from "vitest";
import { clusterLints } from "../../codec/cluster/lints.ts";
import type { ClusterOptions } from "../../codec/cluster/options.ts";
import { clusterSettingsOf } from "../../codec/cluster/settings.ts";
import { settingsOf } from "../../codec/connection/settings.ts";
import { type Finding, OptionsError } from "../../codec/machine/mod.ts";
import { FindCoordinator } from "../../codec/messages/find_coordinator.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { OPTIONS as CONNECTION, SCRAM } from "../kit/lane.ts";

const MOST = 2_147_483_647;
const OPTIONS: ClusterOptions = { bootstrapServers: "b1:9092", seed: 1, apis: [Metadata] };

/** What is wrong with these options. */
function findings(options: object): readonly Finding[] {
  try {
    clusterSettingsOf({ ...OPTIONS, ...options } as ClusterOptions);
  } catch (error) {
    if (error instanceof OptionsError) return error.findings;
    throw error;
  }
  return [];
}

function wrongOnes(options: object): string[] {
  return findings(options).map(({ setting, message }) => `${setting}: ${message}`);
}

function value(option: string, options: object = {}): unknown {
  return new Map(Object.entries(clusterSettingsOf({ ...OPTIONS, ...options }))).get(option);
}

/** A setting, its option, its default, and its bounds: good ones and bad ones. */
type Row = readonly [
  setting: string,
  option: string,
  byDefault: unknown,
  good: readonly unknown[],
  bad: readonly unknown[],
];

const NUMBERLESS: readonly unknown[] = [1.5, NaN, Infinity, "1", true, {}];
const FROM_0: readonly unknown[] = [null, -1, ...NUMBERLESS, MOST + 1];
const NO_FLAG: readonly unknown[] = [null, 0, "true"];

const SETTINGS: readonly Row[] = [
  ["metadata.max.age.ms", "metadataMaxAgeMs", 300_000, [0, 1, MOST], FROM_0],
  ["metadata.max.idle.ms", "metadataMaxIdleMs", 300_000, [0, 1, MOST], FROM_0],
  ["metadata.priority", "metadataPriority", true, [false], NO_FLAG],
  ["metadata.recovery.strategy", "metadataRecoveryStrategy", "rebootstrap", ["none"], [
    "NONE",
    null,
  ]],
  [
    "metadata.recovery.rebootstrap.trigger.ms",
    "metadataRecoveryRebootstrapTriggerMs",
    300_000,
    [0, 1, MOST],
    FROM_0,
  ],
  ["metadata.cluster.check.enable", "metadataClusterCheckEnable", true, [false], NO_FLAG],
  ["cluster.check", "clusterCheck", "reject", ["rebootstrap", "accept"], ["none", null, true]],
  ["retry.backoff.ms", "retryBackoffMs", 100, [0, 1, MOST], FROM_0],
  ["retry.backoff.max.ms", "retryBackoffMaxMs", 1_000, [0, 1, MOST], FROM_0],
  ["default.api.timeout.ms", "defaultApiTimeoutMs", 60_000, [1, MOST], [0, ...FROM_0]],
  ["coordinator.lane", "coordinatorLane", "shared", ["separate"], ["own", null]],
  ["host.change.policy", "hostChangePolicy", "drain", ["abort"], ["keep", null]],
  ["connect.hedge.ms", "connectHedgeMs", null, [null, 1, MOST], [-1, 0, ...NUMBERLESS, MOST + 1]],
  ["connect.concurrent.max", "connectConcurrentMax", 2, [1, MOST], [0, ...FROM_0]],
];

describe("connection B.14, settings", () => {
  it("connection B.14: every setting has a row here, beside those of a connection", () => {
    const known = Object.keys(clusterSettingsOf(OPTIONS));
    expect(known.toSorted()).toEqual([
      ...SETTINGS.map(([, option]) => option),
      ...Object.keys(settingsOf(CONNECTION)),
      "bootstrap",
      "bootstrapIs",
    ].toSorted());
  });
  for (const [setting, option, byDefault, good, bad] of SETTINGS) {
    it(`connection B.14: ${setting} is ${byDefault} by default`, () => {
      expect(value(option)).toBe(byDefault);
      expect(value(option, { [option]: undefined })).toBe(byDefault);
    });
    it(`connection B.14: ${setting}, what is good`, () => {
      for (const one of good) expect(value(option, { [option]: one })).toBe(one);
    });
    it(`connection B.14: ${setting}, what is not`, () => {
      for (const one of bad) {
        const found = findings({ [option]: one });
        expect([one, ...found]).toMatchObject([one, { level: "error", code: "RANGE", setting }]);
        expect(found[0]!.message).toMatch(/^expected .*, found /);
      }
    });
  }
  it("connection A.2: settings of a connection have its values, profiles too", () => {
    for (const options of [{}, { profile: "librdkafka" }, { requestTimeoutMs: 7 }] as const) {
      const ofConnection = settingsOf({ ...CONNECTION, ...options });
      expect(clusterSettingsOf({ ...OPTIONS, ...options })).toMatchObject(ofConnection);
    }
  });
  it("connection B.14: retry.backoff.max.ms is 1000 by default, and no less than the base", () => {
    const max = (options: object) => value("retryBackoffMaxMs", options);
    expect(max({ retryBackoffMs: 2_000 })).toBe(2_000);
    expect(max({ retryBackoffMs: 50 })).toBe(1_000);
    expect(max({ retryBackoffMaxMs: 500 })).toBe(500);
    expect(max({ retryBackoffMs: 2_000, retryBackoffMaxMs: 500 })).toBe(500);
  });
});

describe("connection B.14, where a cluster begins", () => {
  it("connection B.12: brokers or controllers", () => {
    expect(clusterSettingsOf({ ...OPTIONS, bootstrapServers: " b1:9092, [::1]:9093" }))
      .toMatchObject({
        bootstrapIs: "brokers",
        bootstrap: [{ host: "b1", port: 9_092 }, { host: "::1", port: 9_093 }],
      });
    const { apis } = OPTIONS;
    expect(clusterSettingsOf({ seed: 1, apis, bootstrapControllers: ["c1:9093"] }))
      .toMatchObject({ bootstrapIs: "controllers", bootstrap: [{ host: "c1", port: 9_093 }] });
  });
  it("connection B.14: exactly one of them", () => {
    expect(wrongOnes({ bootstrapServers: undefined })).toEqual([
      "bootstrap.servers: expected bootstrap.servers or bootstrap.controllers, found neither",
    ]);
    expect(wrongOnes({ bootstrapControllers: "c1:9093" })).toEqual([
      "bootstrap.servers: expected bootstrap.servers or bootstrap.controllers, found both",
    ]);
  });
});

describe("connection 1.2, what else a cluster is made from", () => {
  it("connection 1.2: apis is a list of Apis, each once", () => {
    expect(wrongOnes({ apis: [] })).toEqual([]);
    expect(wrongOnes({ apis: [Metadata, FindCoordinator] })).toEqual([]);
    expect(wrongOnes({ apis: undefined })).toEqual([
      "apis: expected a list of APIs, found undefined",
    ]);
    expect(wrongOnes({ apis: Metadata })).toEqual(["apis: expected a list of APIs, found object"]);
    const { decodeResponse: _, ...half } = Metadata;
    expect(wrongOnes({ apis: [Metadata, 3, null, half, { ...Metadata }] })).toEqual([
      "apis: expected an API such as Metadata, found number in entry 1",
      "apis: expected an API such as Metadata, found object in entry 2",
      "apis: expected an API such as Metadata, found object in entry 3",
      "apis: expected each API once, found Metadata again in entry 4",
    ]);
  });
  it("connection A.2: seed, client id, SASL and negotiation are those of a connection", () => {
    expect(wrongOnes({ seed: 0.5 })).toEqual(["seed: expected an integer, found 0.5"]);
    expect(wrongOnes({ clientId: 7 })).toEqual([
      "client.id: expected well-formed text of at most 32767 bytes, found 7",
    ]);
    expect(wrongOnes({ securityProtocol: "SASL_SSL" })).toEqual([
      "sasl.mechanism: expected a mechanism with security.protocol=SASL_SSL",
    ]);
    expect(wrongOnes({ ...SCRAM })).toEqual([]);
    expect(wrongOnes({ negotiation: "skip" })).toEqual([
      "negotiation: expected staticVersions with skip",
    ]);
  });
  it("connection A.2: broker.redirector is null, rules, a function or ask-driver", () => {
    for (const redirector of [null, "ask-driver", () => null, parseRedirector("* => keep")]) {
      expect(wrongOnes({ redirector })).toEqual([]);
    }
    for (const redirector of ["* => keep", {}, { rules: [{}] }, { rules: 7 }]) {
      expect(wrongOnes({ redirector })).toEqual([
        "broker.redirector: expected the rules of parseRedirector, a function or ask-driver",
      ]);
    }
  });
  it("connection C15: TLS_NAMES_UNSUPPORTED when the cluster is made, not when a lane is", () => {
    const redirector = parseRedirector("b1 => proxy.example");
    const transport = { tlsNames: false };
    expect(findings({ redirector, transport, securityProtocol: "SSL" })).toMatchObject([
      { level: "error", code: "TLS_NAMES_UNSUPPORTED", rule: 0 },
    ]);
    expect(findings({ redirector, transport })).toEqual([]);
  });
  it("connection 1.2: OptionsError lists every finding at once, in order", () => {
    const redirector = parseRedirector("purpose:coordinator => keep");
    const options = {
      bootstrapServers: "b1, b2:0",
      bootstrapControllers: "c1",
      metadataMaxAgeMs: -1,
      connectHedgeMs: 0,
      apis: [7],
      connectTimeoutMs: 0,
      writeGate: "none",
      seed: "s",
      securityProtocol: "SASL_SSL",
      redirector,
    };
    expect(findings(options).map(({ setting, code }) => `${setting} ${code}`)).toEqual([
      "bootstrap.servers NO_PORT",
      "bootstrap.servers BAD_PORT",
      "bootstrap.controllers NO_PORT",
      "bootstrap.servers REQUIRED",
      "metadata.max.age.ms RANGE",
      "connect.hedge.ms RANGE",
      "apis API",
      "connect.timeout.ms RANGE",
      "write.gate RANGE",
      "seed RANGE",
      "sasl.mechanism REQUIRED",
      "broker.redirector PURPOSE_UNUSED",
    ]);
  });
});

describe("connection C.5, lints of a cluster", () => {
  const rules = "b1 => keep; purpose:coordinator => c.example; b1 => d.example";
  const redirector = parseRedirector(rules.split("; ").slice(0, 2).join("; "));
  const unused: Finding = {
    level: "lint",
    code: "PURPOSE_UNUSED",
    setting: "broker.redirector",
    rule: 1,
    message: "expected coordinator.lane=separate with purpose:coordinator, found shared",
  };
  it("connection C.5: PURPOSE_UNUSED while coordinators have no lanes of their own", () => {
    const codes = (options: object) => clusterLints({ redirector, ...options });
    expect(codes({}).filter(({ code }) => code === "PURPOSE_UNUSED")).toEqual([unused]);
    expect(codes({ coordinatorLane: "shared" })).toContainEqual(unused);
    expect(codes({ coordinatorLane: "separate" })).not.toContainEqual(unused);
  });
  it("connection C.5: a lint stops nothing, and is among the findings that do", () => {
    expect(findings({ redirector })).toEqual([]);
    expect(findings({ redirector, seed: 0.5 })).toMatchObject([{ setting: "seed" }, unused]);
    expect(findings({ redirector, seed: 0.5, coordinatorLane: "separate" })).toHaveLength(1);
  });
  it("connection C.5: lints of the rules and of the transport are there, too", () => {
    const all = parseRedirector(`${rules}; b2 => e.example tls=target`);
    expect(clusterLints({ redirector: all }).map(({ code, rule }) => `${code} ${rule}`)).toEqual([
      ...all.lints.map(({ code, rule }) => `${code} ${rule}`),
      "IDENTITY_MISMATCH 3",
      "PURPOSE_UNUSED 1",
    ]);
    expect(all.lints.map(({ code }) => code)).toContain("SHADOWED");
  });
  it("connection C.5: errors are not lints, and functions have none", () => {
    const tls = { securityProtocol: "SSL", transport: { tlsNames: false } } as const;
    const lints = clusterLints({ redirector: parseRedirector("b1 => proxy.example"), ...tls });
    expect(lints).toEqual([]);
    for (const one of [null, undefined, "ask-driver", () => null, {}]) {
      expect(clusterLints({ redirector: one } as never)).toEqual([]);
    }
  });
});
