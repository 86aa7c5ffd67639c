import { describe, expect, it } from "vitest";
import type { BrokerOptions } from "../../codec/driver/broker_client.ts";
import { connectBroker } from "../../codec/driver/connect_broker.ts";
import type { Dialer } from "../../codec/driver/dialer.ts";
import { type Finding, OptionsError } from "../../codec/connection/mod.ts";
import type { SaslAuthenticator } from "../../codec/sasl/mod.ts";
import { ADVERTISED, errorOf, inSteps, never, TestBroker, TestClock } from "./kit.ts";

const authenticator: SaslAuthenticator = { mechanism: "SCRAM-SHA-512", answer: () => never() };

/** What is wrong with these options; nothing must have been dialled. */
async function findingsOf(options: Partial<BrokerOptions>): Promise<readonly Finding[]> {
  const broker = new TestBroker();
  const clock = new TestClock();
  const error = await errorOf(connectBroker(broker.dial, { ...ADVERTISED, clock, ...options }));
  expect(error).toBeInstanceOf(OptionsError);
  expect(broker.targets).toEqual([]);
  expect(clock.timers).toBe(0);
  return (error as OptionsError).findings;
}

describe("the options of connectBroker()", () => {
  it("are complained of all at once, the driver's beside the machine's", async () => {
    const findings = await findingsOf({
      host: "",
      port: 0,
      requestTimeoutMs: -1,
      redirector: "ask-driver",
      securityProtocol: "SASL_SSL",
      sasl: { mechanism: "SCRAM-SHA-256" },
    });
    const error = (code: string, setting: string, message: string) => ({
      level: "error",
      code,
      setting,
      message,
    });
    expect(findings).toEqual([
      error("HELPERS", "broker.redirector", 'expected `decide` beside "ask-driver", found none'),
      error("HELPERS", "sasl.mechanism", "expected `plain` or an authenticator, found none"),
      error("RANGE", "host", "expected a host, found "),
      error("RANGE", "port", "expected 1 to 65535, found 0"),
      error("RANGE", "request.timeout.ms", "expected 1 to 2147483647, found -1"),
    ]);
    expect(new OptionsError(findings).message).toBe(
      'Cannot use broker.redirector: expected `decide` beside "ask-driver", found none; ' +
        "Cannot use sasl.mechanism: expected `plain` or an authenticator, found none; " +
        "Cannot use host: expected a host, found ; " +
        "Cannot use port: expected 1 to 65535, found 0; " +
        "Cannot use request.timeout.ms: expected 1 to 2147483647, found -1",
    );
  });

  it("name one mechanism, if they name it twice", async () => {
    const findings = await findingsOf({
      securityProtocol: "SASL_SSL",
      sasl: { mechanism: "SCRAM-SHA-256" },
      authenticator,
    });
    expect(findings.map(({ setting, message }) => ({ setting, message }))).toEqual([{
      setting: "sasl.mechanism",
      message: "expected that of the authenticator, SCRAM-SHA-512, found SCRAM-SHA-256",
    }]);
  });

  it("have no helpers that nothing asks", async () => {
    const findings = await findingsOf({ authenticator, decide: () => never(), redirector: null });
    expect(findings.map(({ setting, message }) => ({ setting, message }))).toEqual([
      { setting: "broker.redirector", message: 'expected "ask-driver" beside `decide`' },
      {
        setting: "security.protocol",
        message: "expected SASL_PLAINTEXT or SASL_SSL to authenticate, found PLAINTEXT",
      },
    ]);
  });

  it("say nothing of SASL where there is none: nobody would be authenticated", async () => {
    for (const securityProtocol of [undefined, "PLAINTEXT", "SSL"] as const) {
      const findings = await findingsOf({
        ...(securityProtocol && { securityProtocol }),
        sasl: { mechanism: "PLAIN", plain: { username: "alice", password: "alice-secret" } },
      });
      expect(findings.map(({ setting, message }) => ({ setting, message }))).toEqual([{
        setting: "security.protocol",
        message: `expected SASL_PLAINTEXT or SASL_SSL to authenticate, found ${
          securityProtocol ?? "PLAINTEXT"
        }`,
      }]);
    }
  });

  it("demand a mechanism with SASL", async () => {
    const findings = await findingsOf({ securityProtocol: "SASL_SSL" });
    expect(findings.map(({ setting, message }) => ({ setting, message }))).toEqual([{
      setting: "sasl.mechanism",
      message: "expected a mechanism with security.protocol=SASL_SSL",
    }]);
  });

  it("hold no secret in what is said of them", async () => {
    const plain = { username: "alice", password: "alice\0secret" };
    const error = await errorOf(connectBroker(new TestBroker().dial, {
      ...ADVERTISED,
      securityProtocol: "SASL_SSL",
      sasl: { mechanism: "PLAIN", plain },
    }));
    expect((error as Error).message).toBe(
      "Cannot use sasl.plain: expected user name and password without NUL",
    );
    expect(JSON.stringify(error)).not.toContain("secret");
  });

  it("are not written into", async () => {
    const options = Object.freeze({ ...ADVERTISED, clock: new TestClock() });
    const client = await connectBroker(new TestBroker().dial, options);
    await client.close();
    expect(Object.keys(options)).toEqual(["host", "port", "clock"]);
  });
});

describe("what a dialer is said to be able to do", () => {
  /** How a dialer is used: whether it resolves, and whether TLS comes with the opening. */
  async function usedAs(dialer: (broker: TestBroker) => Dialer): Promise<unknown> {
    const broker = new TestBroker();
    const client = await connectBroker(dialer(broker), {
      ...ADVERTISED,
      clock: new TestClock(),
      securityProtocol: "SSL",
    });
    await client.close();
    const { address, tls } = broker.targets[0]!;
    return { address, isOneStep: tls !== undefined };
  }

  it("is what it can do", async () => {
    expect(await usedAs((broker) => inSteps(broker))).toEqual({
      address: "10.0.0.1",
      isOneStep: false,
    });
  });

  it("is less without the methods", async () => {
    expect(await usedAs(({ dial }) => ({ capabilities: {}, open: dial }))).toEqual({
      address: null,
      isOneStep: true,
    });
    expect(
      await usedAs(({ dial }) => ({ capabilities: { resolve: true, tls: "upgrade" }, open: dial })),
    ).toEqual({ address: null, isOneStep: true });
  });

  it("may be less than its methods", async () => {
    expect(
      await usedAs((broker) => ({
        ...inSteps(broker),
        capabilities: { resolve: false, tls: "with-open" },
      })),
    ).toEqual({ address: null, isOneStep: true });
  });
});
