import { describe, expect, it } from "vitest";
import {
  Connection,
  type ConnectionOptions,
  connectionOptionsFrom,
  type Finding,
  OptionsError,
} from "../../codec/connection/mod.ts";
import { settingsOf } from "../../codec/connection/settings.ts";
import { parseRedirector } from "../../codec/redirect/mod.ts";
import { Lane, OPTIONS, readyLane, SCRAM } from "../kit/lane.ts";

const MOST = 2_147_483_647;

/** What is wrong with these options: setting by setting. */
function findings(options: object): readonly Finding[] {
  try {
    new Connection({ ...OPTIONS, ...options } as ConnectionOptions);
  } catch (error) {
    if (error instanceof OptionsError) return error.findings;
    throw error;
  }
  return [];
}

function wrongOnes(options: object): string[] {
  return findings(options).map(({ setting }) => setting);
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
const FROM_1: readonly unknown[] = [-1, 0, ...NUMBERLESS, MOST + 1];

const SETTINGS: readonly Row[] = [
  ["profile", "profile", "default", ["kafka", "librdkafka"], ["java", 1]],
  ["connect.timeout.ms", "connectTimeoutMs", 5_000, [null, 1, 2, 5_000], FROM_1],
  ["connect.timeout.max.ms", "connectTimeoutMaxMs", 5_000, [5_000, 5_001, MOST], [
    4_999,
    1.5,
    "1",
    MOST + 1,
  ]],
  [
    "socket.connection.setup.timeout.ms",
    "socketConnectionSetupTimeoutMs",
    10_000,
    [1, 2, MOST],
    [null, ...FROM_1],
  ],
  [
    "socket.connection.setup.timeout.max.ms",
    "socketConnectionSetupTimeoutMaxMs",
    30_000,
    [1, 2, 9_999, MOST],
    [null, ...FROM_1],
  ],
  ["setup.covers.api.versions", "setupCoversApiVersions", false, [true], [null, 0, "true"]],
  ["request.timeout.ms", "requestTimeoutMs", 30_000, [1, 2, MOST], [null, ...FROM_1]],
  [
    "connections.max.idle.ms",
    "connectionsMaxIdleMs",
    540_000,
    [-1, 1, MOST],
    [null, -2, 0, ...NUMBERLESS, MOST + 1],
  ],
  ["reconnect.backoff.ms", "reconnectBackoffMs", 50, [0, 1, MOST], [
    null,
    -1,
    ...NUMBERLESS,
    MOST + 1,
  ]],
  [
    "reconnect.backoff.max.ms",
    "reconnectBackoffMaxMs",
    1_000,
    [0, 1, MOST],
    [null, -1, ...NUMBERLESS, MOST + 1],
  ],
  [
    "max.in.flight.requests.per.connection",
    "maxInFlightRequestsPerConnection",
    5,
    [1, 2, MOST],
    [null, ...FROM_1],
  ],
  [
    "receive.max.frame.bytes",
    "receiveMaxFrameBytes",
    104_857_600,
    [4, 5, MOST],
    [null, 3, 0, -1, ...NUMBERLESS, MOST + 1],
  ],
  ["on.request.timeout", "onRequestTimeout", "disconnect", ["abandon"], ["ABANDON", null, true]],
  ["write.gate", "writeGate", "flushed", ["buffered"], ["none", null]],
  ["negotiation", "negotiation", "required", ["required"], ["never", null]],
  ["reconnect", "reconnect", "lazy", ["eager"], ["always", null]],
  [
    "address.policy",
    "addressPolicy",
    "one-per-attempt",
    ["all-in-attempt", "race"],
    ["happy-eyeballs", null],
  ],
  ["address.family", "addressFamily", "any", ["first", 4, 6], [5, "4", null]],
  ["throttle.max.ms", "throttleMaxMs", null, [null, 1, MOST], FROM_1],
  ["drain.timeout.ms", "drainTimeoutMs", 30_000, [1, 2, MOST], [null, ...FROM_1]],
  ["idle.probe.after.ms", "idleProbeAfterMs", null, [null, 1, MOST], FROM_1],
  ["stall.forgiveness", "stallForgiveness", false, [true], [null, 1]],
  ["stall.ms", "stallMs", 1_000, [1, 2, MOST], [null, ...FROM_1]],
  ["stall.grace.ms", "stallGraceMs", 50, [1, 2, MOST], [null, ...FROM_1]],
  ["expect.cluster.id", "expectClusterId", null, [null, "c", ""], [1, true]],
  ["expect.node.id", "expectNodeId", null, [null, 0, 1, MOST], [-1, "1", 1.5]],
  [
    "security.protocol",
    "securityProtocol",
    "PLAINTEXT",
    ["SSL", "SASL_PLAINTEXT", "SASL_SSL"],
    ["ssl", "TLS", null],
  ],
];

describe("connection A.2, settings", () => {
  it("connection A.2: every setting has a row here", () => {
    const { sasl } = SCRAM;
    const known = Object.keys(settingsOf({ ...OPTIONS, sasl: sasl! }));
    expect(known.toSorted()).toEqual(SETTINGS.map(([, option]) => option).toSorted());
  });
  for (const [setting, option, byDefault, good, bad] of SETTINGS) {
    it(`connection A.2: ${setting} is ${byDefault} by default`, () => {
      expect((settingsOf(OPTIONS) as { [option: string]: unknown })[option]).toBe(byDefault);
    });
    it(`connection A.2: ${setting}, what is good`, () => {
      for (const value of good) {
        expect(findings({ ...SCRAM, securityProtocol: "PLAINTEXT", [option]: value })).toEqual([]);
      }
    });
    it(`connection A.2: ${setting}, what is not`, () => {
      for (const value of bad) {
        const found = findings({ [option]: value });
        const settings = new Set(found.map((finding) => finding.setting));
        expect([value, ...settings]).toEqual([value, setting]);
        expect(found[0]!.level).toBe("error");
        expect(found[0]!.message).toMatch(/expected .*, found /);
      }
    });
  }
  it("connection A.2: undefined is as if it were not given", () => {
    const options = Object.fromEntries(SETTINGS.map(([, option]) => [option, undefined]));
    expect(settingsOf({ ...OPTIONS, ...options })).toEqual(settingsOf(OPTIONS));
  });
});

describe("connection A.2, couplings", () => {
  it("connection A.2: connect.timeout.max.ms is connect.timeout.ms by default", () => {
    expect(settingsOf({ ...OPTIONS, connectTimeoutMs: 7_000 }).connectTimeoutMaxMs).toBe(7_000);
    expect(wrongOnes({ connectTimeoutMs: 7_000, connectTimeoutMaxMs: 6_999 })).toEqual([
      "connect.timeout.max.ms",
    ]);
    expect(wrongOnes({ connectTimeoutMs: null, connectTimeoutMaxMs: 10 })).toEqual([]);
  });
  it("connection A.2: drain.timeout.ms is request.timeout.ms by default", () => {
    expect(settingsOf({ ...OPTIONS, requestTimeoutMs: 7_000 }).drainTimeoutMs).toBe(7_000);
    expect(settingsOf({ ...OPTIONS, requestTimeoutMs: 7, drainTimeoutMs: 9 }).drainTimeoutMs).toBe(
      9,
    );
  });
  it("connection A.2: reconnect.backoff.max.ms follows if only the base is set", () => {
    const max = (options: object) => settingsOf({ ...OPTIONS, ...options }).reconnectBackoffMaxMs;
    expect(max({ reconnectBackoffMs: 2_000 })).toBe(2_000);
    expect(max({ reconnectBackoffMs: 0 })).toBe(0);
    expect(max({ reconnectBackoffMaxMs: 500 })).toBe(500);
    expect(max({ reconnectBackoffMs: 2_000, reconnectBackoffMaxMs: 500 })).toBe(500);
  });
  it("connection A.2: negotiation skip needs staticVersions", () => {
    expect(wrongOnes({ negotiation: "skip" })).toEqual(["negotiation"]);
    expect(wrongOnes({ negotiation: "skip", staticVersions: {} })).toEqual([]);
  });
  it("connection A.2: SASL needs a mechanism, and PLAIN its credentials", () => {
    for (const securityProtocol of ["SASL_PLAINTEXT", "SASL_SSL"]) {
      expect(wrongOnes({ securityProtocol })).toEqual(["sasl.mechanism"]);
      expect(wrongOnes({ securityProtocol, sasl: { mechanism: "" } })).toEqual(["sasl.mechanism"]);
      expect(wrongOnes({ securityProtocol, sasl: { mechanism: "X" } })).toEqual([]);
    }
    const plain = { username: "u", password: "p" };
    const options = { securityProtocol: "SASL_SSL", sasl: { mechanism: "SCRAM-SHA-256", plain } };
    expect(wrongOnes(options)).toEqual(["sasl.mechanism"]);
  });
  it("connection A.2: an address that is none", () => {
    expect(wrongOnes({ host: "" })).toEqual(["host"]);
    expect(wrongOnes({ host: 7 })).toEqual(["host"]);
    for (const port of [0, -1, 65_536, 1.5, "9092"]) expect(wrongOnes({ port })).toEqual(["port"]);
    for (const port of [1, 65_535]) expect(wrongOnes({ port })).toEqual([]);
    for (const seed of [0.5, NaN, undefined, "1"]) expect(wrongOnes({ seed })).toEqual(["seed"]);
  });
  it("connection A.2: what is expected, and what was found", () => {
    const message = (options: object) => findings(options).map((finding) => finding.message);
    expect(message({ connectTimeoutMs: 0 })).toEqual(["expected 1 to 2147483647, found 0"]);
    expect(message({ connectTimeoutMs: "5" })).toEqual([
      'expected 1 to 2147483647, found the text "5"',
    ]);
    expect(message({ requestTimeoutMs: {} })).toEqual([
      "expected 1 to 2147483647, found an object",
    ]);
    expect(message({ connectionsMaxIdleMs: 0 })).toEqual([
      "expected -1 or 1 to 2147483647, found 0",
    ]);
    expect(message({ stallForgiveness: null })).toEqual(["expected true or false, found null"]);
    expect(message({ addressFamily: "x".repeat(500) })).toEqual([
      `expected any, first, 4, 6, found ${"x".repeat(99)}`,
    ]);
    expect(message({ port: 65_536 })).toEqual(["expected 1 to 65535, found 65536"]);
  });
  it("connection A.2: a client id must fit into its header", () => {
    expect(wrongOnes({ clientId: "x".repeat(32_767) })).toEqual([]);
    expect(wrongOnes({ clientId: "x".repeat(32_768) })).toEqual(["client.id"]);
    expect(wrongOnes({ clientId: "é".repeat(16_383) })).toEqual([]);
    expect(wrongOnes({ clientId: "é".repeat(16_384) })).toEqual(["client.id"]);
    expect(wrongOnes({ clientId: "\ud800" })).toEqual(["client.id"]);
    expect(wrongOnes({ clientId: 7 })).toEqual(["client.id"]);
  });
  it("connection M8: nor may any other text be what a message cannot carry", () => {
    for (const text of ["\ud800", "x".repeat(32_768), "é".repeat(16_384)]) {
      expect(wrongOnes({ expectClusterId: text })).toEqual(["expect.cluster.id"]);
      expect(wrongOnes({ securityProtocol: "SASL_SSL", sasl: { mechanism: text } })).toEqual([
        "sasl.mechanism",
      ]);
    }
  });
  it("connection A.2: broker.redirector is null, rules, a function or ask-driver", () => {
    for (
      const redirector of [null, undefined, "ask-driver", () => null, parseRedirector("* => keep")]
    ) {
      expect(wrongOnes({ redirector })).toEqual([]);
    }
    for (const redirector of ["* => keep", {}, 7, { evaluate: () => null }]) {
      expect(wrongOnes({ redirector })).toEqual(["broker.redirector"]);
    }
  });
  it("connection 1.2: OptionsError lists every finding at once", () => {
    const options = {
      port: 0,
      connectTimeoutMs: 0,
      requestTimeoutMs: -1,
      writeGate: "none",
      negotiation: "skip",
      securityProtocol: "SASL_SSL",
    };
    expect(wrongOnes(options).toSorted()).toEqual([
      "connect.timeout.ms",
      "negotiation",
      "port",
      "request.timeout.ms",
      "sasl.mechanism",
      "write.gate",
    ]);
    let error: unknown;
    try {
      new Connection({ ...OPTIONS, ...options } as never);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(RangeError);
    const { message, name } = error as OptionsError;
    expect(name).toBe("OptionsError");
    for (const setting of wrongOnes(options)) expect(message).toContain(`Cannot use ${setting}: `);
  });
  it("reliability 4.5: no finding has a secret in it", () => {
    const plain = { username: "alice", password: "alice-\0secret" };
    const found = findings({ securityProtocol: "SASL_SSL", sasl: { mechanism: "PLAIN", plain } });
    expect(found.length).toBe(1);
    expect(JSON.stringify(found)).not.toMatch(/alice|secret/);
  });
});

describe("connection A.2, profiles", () => {
  /** What differs from the defaults. */
  const changed = (options: object) => {
    const byDefault = settingsOf(OPTIONS) as { [option: string]: unknown };
    const settings = settingsOf({ ...OPTIONS, ...options }) as { [option: string]: unknown };
    const names = Object.keys(settings).filter((name) => settings[name] !== byDefault[name]);
    return Object.fromEntries(names.map((name) => [name, settings[name]]));
  };
  it("connection A.2: default", () => {
    expect(changed({ profile: "default" })).toEqual({});
  });
  it("connection A.2: kafka turns the connect limit off, and keeps the first family", () => {
    expect(changed({ profile: "kafka" })).toEqual({
      profile: "kafka",
      connectTimeoutMs: null,
      connectTimeoutMaxMs: null,
      addressFamily: "first",
    });
  });
  it("connection A.2: librdkafka has a flat setup limit that includes ApiVersions", () => {
    expect(changed({ profile: "librdkafka" })).toEqual({
      profile: "librdkafka",
      connectTimeoutMs: null,
      connectTimeoutMaxMs: null,
      socketConnectionSetupTimeoutMs: 30_000,
      setupCoversApiVersions: true,
    });
  });
  it("connection A.2: what is given always wins", () => {
    expect(settingsOf({
      ...OPTIONS,
      profile: "librdkafka",
      connectTimeoutMs: 7_000,
      setupCoversApiVersions: false,
      socketConnectionSetupTimeoutMs: 1_000,
    })).toMatchObject({
      connectTimeoutMs: 7_000,
      connectTimeoutMaxMs: 7_000,
      setupCoversApiVersions: false,
      socketConnectionSetupTimeoutMs: 1_000,
      socketConnectionSetupTimeoutMaxMs: 30_000,
    });
    expect(settingsOf({ ...OPTIONS, profile: "kafka", connectTimeoutMs: 1 }).connectTimeoutMs).toBe(
      1,
    );
  });
});

describe("connection G14, Kafka's property names", () => {
  const SAMPLES: { readonly [setting: string]: readonly [text: string, value: unknown] } = {
    profile: ["kafka", "kafka"],
    "connect.timeout.ms": ["3000", 3_000],
    "connect.timeout.max.ms": ["9000", 9_000],
    "socket.connection.setup.timeout.ms": ["11", 11],
    "socket.connection.setup.timeout.max.ms": ["12", 12],
    "setup.covers.api.versions": ["true", true],
    "request.timeout.ms": ["13", 13],
    "connections.max.idle.ms": ["-1", -1],
    "reconnect.backoff.ms": ["0", 0],
    "reconnect.backoff.max.ms": ["14", 14],
    "max.in.flight.requests.per.connection": ["1", 1],
    "receive.max.frame.bytes": ["4", 4],
    "on.request.timeout": ["abandon", "abandon"],
    "write.gate": ["buffered", "buffered"],
    negotiation: ["skip", "skip"],
    reconnect: ["eager", "eager"],
    "address.policy": ["race", "race"],
    "address.family": ["4", 4],
    "throttle.max.ms": ["15", 15],
    "drain.timeout.ms": ["16", 16],
    "idle.probe.after.ms": ["17", 17],
    "stall.forgiveness": ["true", true],
    "stall.ms": ["18", 18],
    "stall.grace.ms": ["19", 19],
    "expect.cluster.id": ["c", "c"],
    "expect.node.id": ["20", 20],
    "security.protocol": ["SASL_SSL", "SASL_SSL"],
  };
  for (const [setting, option] of SETTINGS) {
    it(`connection G14: ${setting}`, () => {
      const [text, value] = SAMPLES[setting]!;
      expect(connectionOptionsFrom({ [setting]: text })).toEqual({ [option]: value });
      expect(connectionOptionsFrom({ [setting]: ` ${text} ` })).toEqual({ [option]: value });
    });
  }
  it("connection G14: nothing given, nothing said", () => {
    expect(connectionOptionsFrom({})).toEqual({});
  });
  it("connection G14: other properties are somebody else's", () => {
    expect(connectionOptionsFrom({ "group.id": "g", "bootstrap.servers": "b" })).toEqual({});
    const inherited = Object.create({ "connect.timeout.ms": "3000" });
    expect(connectionOptionsFrom(inherited)).toEqual({});
  });
  it("connection G14: client.id, mechanism and the credentials of PLAIN", () => {
    const plain = { username: "alice", password: 'a"s' };
    expect(connectionOptionsFrom({
      "client.id": "c1",
      "sasl.mechanism": "PLAIN",
      "sasl.jaas.config":
        'org.apache.kafka.common.security.plain.PlainLoginModule required username="alice" password="a\\"s";',
    })).toEqual({ clientId: "c1", sasl: { mechanism: "PLAIN", plain } });
    expect(connectionOptionsFrom({
      "sasl.mechanism": "PLAIN",
      "sasl.username": "alice",
      "sasl.password": 'a"s',
    })).toEqual({ sasl: { mechanism: "PLAIN", plain } });
    expect(connectionOptionsFrom({ "sasl.mechanism": "SCRAM-SHA-512" })).toEqual({
      sasl: { mechanism: "SCRAM-SHA-512" },
    });
  });
  it("connection G14: the mechanism that Kafka lists where nobody has chosen one counts with SASL only", () => {
    const dump = { "sasl.mechanism": "GSSAPI", "security.protocol": "PLAINTEXT" };
    expect(connectionOptionsFrom(dump)).toEqual({ securityProtocol: "PLAINTEXT" });
    expect(connectionOptionsFrom({ ...dump, "security.protocol": "sasl_ssl" })).toEqual({
      securityProtocol: "SASL_SSL",
      sasl: { mechanism: "GSSAPI" },
    });
  });
  it("connection G14: broker.redirector in text form", () => {
    const { redirector } = connectionOptionsFrom({ "broker.redirector": "* => 127.0.0.1" });
    const lane = new Lane({ redirector: redirector! });
    lane.do({ type: "connect" });
    expect(lane.last("open").address).toBe("127.0.0.1");
  });
  it("connection G14: every value that is none, at once", () => {
    const thrown = () =>
      connectionOptionsFrom({
        "connect.timeout.ms": "5s",
        "request.timeout.ms": "",
        "write.gate": "none",
        "stall.forgiveness": "1",
        "broker.redirector": "nonsense",
      });
    let found: readonly Finding[] = [];
    try {
      thrown();
    } catch (error) {
      found = (error as OptionsError).findings;
    }
    expect(found.map(({ setting, message }) => `${setting}: ${message}`)).toEqual([
      "connect.timeout.ms: expected 1 to 2147483647, found 5s",
      "request.timeout.ms: expected 1 to 2147483647, found ",
      "write.gate: expected flushed, buffered, found none",
      "stall.forgiveness: expected true or false, found 1",
      'broker.redirector: expected selectors => target (classes cannot be loaded), found "nonsense"',
    ]);
  });
  it("connection G14: a value out of range is refused, at the latest by the connection", () => {
    const make = (setting: string, text: string) => () =>
      new Connection({ ...OPTIONS, ...connectionOptionsFrom({ [setting]: text }) });
    expect(make("connect.timeout.ms", "0")).toThrow(OptionsError);
    expect(make("request.timeout.ms", "null")).toThrow(OptionsError);
    expect(make("receive.max.frame.bytes", "3")).toThrow(OptionsError);
    expect(make("connect.timeout.ms", "null")).not.toThrow();
  });
  it("connection A.2: the backoff follows its base through property names, too", () => {
    const options = connectionOptionsFrom({ "reconnect.backoff.ms": "70" });
    const lane = readyLane(options);
    lane.send(1);
    lane.take();
    lane.report("peerClosed", {});
    expect(lane.told("disconnected")).toMatchObject({ backoffUntilMs: 70, jitterDraw: null });
  });
});
