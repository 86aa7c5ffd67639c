import { describe, expect, it } from "vitest";
import { clusterOptionsFrom } from "../../codec/cluster/properties.ts";
import { clusterSettingsOf } from "../../codec/cluster/settings.ts";
import { connectionOptionsFrom } from "../../codec/connection/mod.ts";
import { OptionsError } from "../../codec/machine/mod.ts";
import { Metadata } from "../../codec/messages/metadata.ts";

/** What is wrong with these properties. */
function wrongOnes(properties: { readonly [name: string]: string }): string[] {
  try {
    clusterOptionsFrom(properties);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return error.findings.map(({ setting, message }) => `${setting}: ${message}`);
  }
  return [];
}

/** A property, its option, a text, what that means. */
const SAMPLES:
  readonly (readonly [property: string, option: string, text: string, value: unknown])[] = [
    ["bootstrap.servers", "bootstrapServers", "b1:9092,[::1]:9093", "b1:9092,[::1]:9093"],
    ["bootstrap.controllers", "bootstrapControllers", "c1:9093", "c1:9093"],
    ["metadata.max.age.ms", "metadataMaxAgeMs", "1", 1],
    ["metadata.max.idle.ms", "metadataMaxIdleMs", "2", 2],
    ["metadata.priority", "metadataPriority", "False", false],
    ["metadata.recovery.strategy", "metadataRecoveryStrategy", "NONE", "none"],
    ["metadata.recovery.rebootstrap.trigger.ms", "metadataRecoveryRebootstrapTriggerMs", "3", 3],
    ["metadata.cluster.check.enable", "metadataClusterCheckEnable", "true", true],
    ["cluster.check", "clusterCheck", "accept", "accept"],
    ["retry.backoff.ms", "retryBackoffMs", "0", 0],
    ["retry.backoff.max.ms", "retryBackoffMaxMs", "4", 4],
    ["default.api.timeout.ms", "defaultApiTimeoutMs", "5", 5],
    ["coordinator.lane", "coordinatorLane", "separate", "separate"],
    ["host.change.policy", "hostChangePolicy", "abort", "abort"],
    ["connect.hedge.ms", "connectHedgeMs", "null", null],
    ["connect.concurrent.max", "connectConcurrentMax", "6", 6],
    ["request.timeout.ms", "requestTimeoutMs", "7", 7],
    ["connect.timeout.ms", "connectTimeoutMs", "null", null],
    ["security.protocol", "securityProtocol", "sasl_ssl", "SASL_SSL"],
    ["client.id", "clientId", "shop", "shop"],
  ];

describe("connection B.14, Kafka's property names", () => {
  for (const [property, option, text, value] of SAMPLES) {
    it(`connection B.14: ${property}`, () => {
      expect(clusterOptionsFrom({ [property]: text })).toEqual({ [option]: value });
      expect(clusterOptionsFrom({ [property]: ` ${text} ` })).toEqual({ [option]: value });
    });
  }
  it("connection B.14: every option that a cluster has can be said", () => {
    const texts = Object.fromEntries(SAMPLES.map(([property, , text]) => [property, text]));
    delete texts["bootstrap.controllers"];
    const options = clusterOptionsFrom({ ...texts, "sasl.mechanism": "SCRAM-SHA-512" });
    const settings = clusterSettingsOf({ ...options, seed: 1, apis: [Metadata] });
    expect(settings).toMatchObject({
      bootstrap: [{ host: "b1", port: 9_092 }, { host: "::1", port: 9_093 }],
      bootstrapIs: "brokers",
      retryBackoffMs: 0,
      connectHedgeMs: null,
      securityProtocol: "SASL_SSL",
    });
  });
  it("connection B.14: SASL and redirect rules are read as for a connection", () => {
    const properties = {
      "security.protocol": "SASL_SSL",
      "sasl.mechanism": "PLAIN",
      "sasl.username": "alice",
      "sasl.password": "alice-secret",
      "drain.timeout.ms": "9",
      profile: "kafka",
    };
    expect(clusterOptionsFrom(properties)).toEqual(connectionOptionsFrom(properties));
    const { redirector } = clusterOptionsFrom({ "broker.redirector": "* => keep" });
    expect(redirector).toMatchObject({ rules: [{ match: { all: true }, to: "keep" }] });
  });
  it("connection B.14: nothing given, nothing said; other properties are somebody else's", () => {
    expect(clusterOptionsFrom({})).toEqual({});
    expect(clusterOptionsFrom({ "group.id": "g", acks: "all", seed: "x", apis: "y" })).toEqual({});
    expect(clusterOptionsFrom({ "expect.node.id": "x", "expect.cluster.id": "c" })).toEqual({});
    expect(clusterOptionsFrom(Object.create({ "bootstrap.servers": "b1" }))).toEqual({});
  });
  it("connection B.14: values from a caller without a compiler are read by their text", () => {
    const properties = {
      "bootstrap.servers": ["b1:9092", "b2:9092"],
      "retry.backoff.ms": 50,
      "metadata.priority": false,
      "connect.hedge.ms": null,
      "client.id": undefined,
    };
    expect(clusterOptionsFrom(properties as never)).toEqual({
      bootstrapServers: "b1:9092,b2:9092",
      retryBackoffMs: 50,
      metadataPriority: false,
      connectHedgeMs: null,
    });
  });
  it("connection B.14: every value that is none, at once", () => {
    const properties = {
      "bootstrap.servers": "b1:9092,b2",
      "bootstrap.controllers": "",
      "metadata.max.age.ms": "5m",
      "metadata.priority": "1",
      "cluster.check": "refuse",
      "retry.backoff.ms": "-1",
      "default.api.timeout.ms": "0",
      "connect.hedge.ms": "0",
      "connect.concurrent.max": "null",
      "request.timeout.ms": "",
      "connections.max.idle.ms": "0",
      "broker.redirector": "* => b:0",
    };
    expect(wrongOnes(properties)).toEqual([
      'bootstrap.servers: expected host:port, commas between several, brackets around an IPv6 address, found "b2" in entry 1',
      "bootstrap.controllers: expected host:port, found nothing",
      "metadata.max.age.ms: expected 0 to 2147483647, found 5m",
      "metadata.priority: expected true or false, found 1",
      "cluster.check: expected reject, rebootstrap, accept, found refuse",
      "retry.backoff.ms: expected 0 to 2147483647, found -1",
      "default.api.timeout.ms: expected 1 to 2147483647, found 0",
      "connect.hedge.ms: expected 1 to 2147483647, found 0",
      "connect.concurrent.max: expected 1 to 2147483647, found null",
      "request.timeout.ms: expected 1 to 2147483647, found ",
      "connections.max.idle.ms: expected -1 or 1 to 2147483647, found 0",
      'broker.redirector: expected a port of 1 to 65535, found "0"',
    ]);
  });
  it("reliability 4.5: no finding has a secret in it", () => {
    const jaas = 'x.PlainLoginModule required username="alice" password="alice-secret";';
    const properties = { "sasl.mechanism": "PLAIN", "sasl.jaas.config": jaas };
    const wrong = wrongOnes({ ...properties, "bootstrap.servers": "alice:alice-secret@b1:1" });
    expect(wrong).toEqual(['bootstrap.servers: expected a host, found "…@b1:1" in entry 0']);
  });
});
