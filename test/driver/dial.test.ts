import { describe, expect, it } from "vitest";
import type { BrokerOptions } from "../../codec/driver/broker_client.ts";
import { type Dialer, DialError } from "../../codec/driver/dialer.ts";
import type { AddressFamily, TlsNames } from "../../codec/connection/mod.ts";
import {
  parseRedirector,
  type RedirectDecision,
  type RedirectInput,
} from "../../codec/redirect/mod.ts";
import {
  ADDRESS,
  ADVERTISED,
  connected,
  connecting,
  Echo,
  errorOf,
  expectNothingLeft,
  failureOf,
  inSteps,
  never,
  platformError,
  rest,
  shown,
  TestBroker,
  track,
} from "./kit.ts";

/** What a dialer was asked. */
interface Asked {
  readonly resolved: { host: string; family: AddressFamily }[];
  readonly secured: TlsNames[];
}

/** A dialer of three steps that notes what it is asked. */
function noting(broker: TestBroker, asked: Asked, other: Partial<Dialer> = {}): Dialer {
  const steps = inSteps(broker, other);
  return {
    ...steps,
    resolve(host, family, signal) {
      asked.resolved.push({ host, family });
      return steps.resolve!(host, family, signal);
    },
    secure(duplex, names, signal) {
      asked.secured.push(names);
      return steps.secure!(duplex, names, signal);
    },
  };
}

/** The failure of the first attempt, through a dialer of three steps. */
async function failureBy(other: Partial<Dialer>, options: Partial<BrokerOptions> = {}) {
  const attempt = await connecting(options, (broker) => inSteps(broker, other));
  if (attempt.connecting.state === "pending") await attempt.clock.pass(10_000);
  expectNothingLeft(attempt);
  return shown(attempt.connecting.error);
}

const DIALLED = { host: ADDRESS, port: 9092 };
const SSL: Partial<BrokerOptions> = { securityProtocol: "SSL" };
const NAMES: TlsNames = { serverName: "b1.internal", verifyName: "b1.internal", alpn: [] };

describe("a dialer of three steps", () => {
  it("resolves the host, opens its address and secures that", async () => {
    const asked: Asked = { resolved: [], secured: [] };
    const broker = new TestBroker();
    const world = await connected(SSL, broker, noting(broker, asked));
    expect(asked).toEqual({
      resolved: [{ host: "b1.internal", family: "any" }],
      secured: [NAMES],
    });
    expect(broker.targets).toEqual([{ host: "b1.internal", address: ADDRESS, port: 9092 }]);
    await world.client.close();
    expectNothingLeft(world);
  });

  it("does not secure without TLS", async () => {
    const asked: Asked = { resolved: [], secured: [] };
    const broker = new TestBroker();
    const { client } = await connected({}, broker, noting(broker, asked));
    expect(asked.secured).toEqual([]);
    await client.close();
  });

  it("uses what `secure` gives, and closes that", async () => {
    const broker = new TestBroker();
    const secure: Dialer["secure"] = () => Promise.resolve(broker.open());
    const world = await connected(SSL, broker, inSteps(broker, { secure }));
    const [plain, secured] = broker.sessions;
    expect(plain!.received).toBe(0);
    expect(secured!.received).toBeGreaterThan(0);
    await world.client.close();
    expect(secured!.freed).toBe(1);
    expect(plain!.freed).toBe(0); // what it is wrapped in frees it
  });

  it("opens what errors name for as long as the connection is there", async () => {
    const broker = new TestBroker();
    const options = { maxInFlightRequestsPerConnection: 1 };
    const { client, clock } = await connected(options, broker, inSteps(broker));
    const first = track(client.call(Echo, "first"));
    const failure = failureOf(client.call(Echo, "second", { timeoutMs: 10 }));
    await clock.pass(10);
    expect((await failure)["dialled"]).toEqual(DIALLED);
    expect(first.state).toBe("pending");
    await client.close();
  });

  it("connection A.8: opens the next address at the next attempt", async () => {
    const broker = new TestBroker();
    const asked: Asked = { resolved: [], secured: [] };
    const dialer = noting(broker, asked, {
      resolve: () => Promise.resolve(["10.0.0.1", "10.0.0.2"]),
      open: (target, signal) =>
        target.address === "10.0.0.2"
          ? broker.dial(target, signal)
          : Promise.reject(platformError("EHOSTUNREACH")),
    });
    const attempt = await connecting({ retry: true }, () => dialer, broker);
    await attempt.clock.pass(50);
    expect(broker.targets).toEqual([{ host: "b1.internal", address: "10.0.0.2", port: 9092 }]);
    expect(asked.resolved.length).toBe(1);
    await attempt.connecting.value!.close();
    expectNothingLeft(attempt);
  });

  it("connection A.8: races addresses, and closes those that come second", async () => {
    const broker = new TestBroker();
    const opens: (() => void)[] = [];
    const dialer = inSteps(broker, {
      resolve: () => Promise.resolve(["10.0.0.1", "10.0.0.2"]),
      open: (_target, signal) => {
        broker.signals.push(signal);
        return new Promise((resolve) => opens.push(() => resolve(broker.open())));
      },
    });
    const attempt = await connecting({ addressPolicy: "race" }, () => dialer, broker);
    await attempt.clock.pass(250);
    expect(opens.length).toBe(2);
    opens[1]!();
    await rest();
    expect(attempt.connecting.state).toBe("resolved");
    expect(broker.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    opens[0]!();
    await rest();
    expect(broker.sessions.map(({ freed }) => freed)).toEqual([0, 1]);
    await attempt.connecting.value!.close();
    expectNothingLeft(attempt);
  });

  it("connection A.8: tries all addresses within an attempt", async () => {
    const dialled: (string | null)[] = [];
    const failure = await failureBy({
      resolve: () => Promise.resolve(["10.0.0.1", "fd00::1"]),
      open({ address }) {
        dialled.push(address);
        return Promise.reject(platformError("ECONNREFUSED"));
      },
    }, { addressPolicy: "all-in-attempt" });
    expect(dialled).toEqual(["10.0.0.1", "fd00::1"]);
    expect(failure["message"]).toBe(
      "Cannot connect: CONNECT_REFUSED in tcp: " +
        "advertised b1.internal:9092, dialled fd00::1:9092: cannot connect: ECONNREFUSED",
    );
  });
});

describe("the failures of a dialer", () => {
  const common = { name: "DriverError", sent: "no", advertised: ADVERTISED };

  it("connection A.17: a name that is not found", async () => {
    const error = new DialError("ENOTFOUND");
    expect(await failureBy({ resolve: () => Promise.reject(error) })).toEqual({
      ...common,
      message: "Cannot connect: DNS_FAILED in resolve: " +
        "advertised b1.internal:9092: cannot resolve b1.internal: ENOTFOUND",
      reason: "DNS_FAILED",
      phase: "resolve",
      code: "ENOTFOUND",
    });
  });

  it("connection A.17: a name without address, or without one of the family", async () => {
    const none = await failureBy({ resolve: () => Promise.resolve([]) });
    expect(none["message"]).toBe(
      "Cannot connect: DNS_FAILED in resolve: " +
        "advertised b1.internal:9092: no address for b1.internal",
    );
    const other = await failureBy(
      { resolve: () => Promise.resolve(["fd00::1"]) },
      { addressFamily: 4 },
    );
    expect(other["message"]).toBe(
      "Cannot connect: DNS_FAILED in resolve: advertised b1.internal:9092: " +
        "no address for b1.internal (1 left out by address.family=4)",
    );
  });

  it("connection A.7: a resolver that does not answer", async () => {
    let signal: AbortSignal | undefined;
    const failure = await failureBy({
      resolve: (_host, _family, given) => {
        signal = given;
        return never();
      },
    });
    expect(failure).toEqual({
      ...common,
      message: "Cannot connect: SETUP_TIMEOUT in resolve: " +
        "advertised b1.internal:9092: not set up in 10000 ms, in state resolving",
      reason: "SETUP_TIMEOUT",
      phase: "resolve",
    });
    expect(signal!.aborted).toBe(true);
  });

  it("connection A.17: refused, unreachable, reset", async () => {
    const reasons: unknown[] = [];
    for (const code of ["ECONNREFUSED", "ConnectionRefused", "EHOSTUNREACH", "ECONNRESET"]) {
      const { reason, phase, dialled, message } = await failureBy({
        open: () => Promise.reject(platformError(code)),
      });
      expect({ phase, dialled, message }).toEqual({
        phase: "tcp",
        dialled: DIALLED,
        message: `Cannot connect: ${reason} in tcp: ` +
          `advertised b1.internal:9092, dialled 10.0.0.1:9092: cannot connect: ${code}`,
      });
      reasons.push(reason);
    }
    expect(reasons).toEqual(["CONNECT_REFUSED", "CONNECT_REFUSED", "UNREACHABLE", "PEER_RESET"]);
  });

  it("an error without code goes by its name", async () => {
    const failure = await failureBy({
      open: () => Promise.reject(new DOMException("no", "NotAllowedError")),
    });
    expect(failure["code"]).toBe("NotAllowedError");
  });

  it("connection A.17: TLS that fails, and a certificate that is another's", async () => {
    const handshake = await failureBy({
      secure: () => Promise.reject(platformError("ERR_SSL_NO_CIPHER")),
    }, SSL);
    expect(handshake).toEqual({
      ...common,
      message: "Cannot connect: TLS_HANDSHAKE in tls: " +
        "advertised b1.internal:9092, dialled 10.0.0.1:9092: TLS failed: ERR_SSL_NO_CIPHER",
      reason: "TLS_HANDSHAKE",
      phase: "tls",
      code: "ERR_SSL_NO_CIPHER",
      dialled: DIALLED,
    });
    const error = new DialError("CERT_HAS_EXPIRED", { authentication: true });
    const identity = await failureBy({ secure: () => Promise.reject(error) }, {
      ...SSL,
      retry: true,
    });
    expect(identity).toEqual({
      ...common,
      message: "Cannot connect: TLS_IDENTITY in tls: advertised b1.internal:9092, " +
        "dialled 10.0.0.1:9092: the certificate of b1.internal is not to be trusted: CERT_HAS_EXPIRED",
      reason: "TLS_IDENTITY",
      phase: "tls",
      code: "CERT_HAS_EXPIRED",
      dialled: DIALLED,
    });
  });

  it("connection A.7: TLS that does not end", async () => {
    let signal: AbortSignal | undefined;
    const { message } = await failureBy({
      secure: (_duplex, _names, given) => {
        signal = given;
        return never();
      },
    }, SSL);
    expect(message).toBe(
      "Cannot connect: SETUP_TIMEOUT in tls: advertised b1.internal:9092, " +
        "dialled 10.0.0.1:9092: not set up in 10000 ms, in state tls",
    );
    expect(signal!.aborted).toBe(true);
  });

  it("frees what `secure` gives when nobody wants it any more", async () => {
    const broker = new TestBroker();
    let give = () => {};
    const secure: Dialer["secure"] = () =>
      new Promise((resolve) => give = () => resolve(broker.open()));
    const attempt = await connecting(SSL, () => inSteps(broker, { secure }), broker);
    await attempt.clock.pass(10_000);
    expect(attempt.connecting.state).toBe("rejected");
    give();
    await rest();
    expect(broker.sessions.map(({ freed }) => freed)).toEqual([1, 1]);
  });
});

describe("a dial of one step", () => {
  it("is told the names of TLS, and encrypts", async () => {
    const world = await connected(SSL);
    expect(world.broker.targets).toEqual([
      { host: "b1.internal", address: null, port: 9092, tls: NAMES },
    ]);
    await world.client.close();
    expectNothingLeft(world);
  });

  it("connection C13: has no server name for an address", async () => {
    const { broker, client } = await connected({ ...SSL, host: "10.1.2.3" });
    expect(broker.targets).toEqual([{
      host: "10.1.2.3",
      address: "10.1.2.3",
      port: 9092,
      tls: { serverName: null, verifyName: "10.1.2.3", alpn: [] },
    }]);
    await client.close();
  });
});

describe("redirection", () => {
  const rules = (text: string) => parseRedirector(text);

  it("connection C1, C14: applies rules before a name is resolved, and keeps the advertised name for TLS", async () => {
    const asked: Asked = { resolved: [], secured: [] };
    const broker = new TestBroker();
    const redirector = rules("b1.internal:9092 => gw.example.com:19093");
    const { client } = await connected({ ...SSL, redirector }, broker, noting(broker, asked));
    expect(asked).toEqual({
      resolved: [{ host: "gw.example.com", family: "any" }],
      secured: [NAMES],
    });
    expect(broker.targets).toEqual([{ host: "gw.example.com", address: ADDRESS, port: 19093 }]);
    await client.close();
  });

  it("connection C14: takes the target's name for TLS if the rule says so", async () => {
    const redirector = rules("b1.internal:9092 => gw.example.com:19093 tls=target");
    const { broker, client } = await connected({ ...SSL, redirector });
    expect(broker.targets).toEqual([{
      host: "gw.example.com",
      address: null,
      port: 19093,
      tls: { serverName: "gw.example.com", verifyName: "gw.example.com", alpn: [] },
    }]);
    await client.close();
  });

  it("connection C15: refuses rules that need names which the transport cannot set", async () => {
    const redirector = rules("* => gw.example.com");
    const error = await errorOf(connected(
      { ...SSL, redirector },
      new TestBroker(),
      { ...inSteps(new TestBroker()), capabilities: { tlsNames: false } },
    ));
    expect((error as Error).name).toBe("OptionsError");
    expect((error as { findings: { code: string }[] }).findings.map(({ code }) => code)).toEqual([
      "TLS_NAMES_UNSUPPORTED",
    ]);
  });

  it("connection C.10: errors name both addresses, of a connection that was there, too", async () => {
    const redirector = rules("* => 127.0.0.1:19093");
    const { client, broker, clock } = await connected({ redirector, nodeId: 3 });
    const call = client.call(Echo, "lost");
    broker.session.cut();
    expect(await failureOf(call)).toEqual({
      name: "DriverError",
      message: "Cannot call Echo: PEER_CLOSED in ready, perhaps sent: node 3 " +
        "advertised b1.internal:9092, dialled 127.0.0.1:19093: the peer closed the connection",
      reason: "PEER_CLOSED",
      sent: "maybe",
      phase: "ready",
      advertised: ADVERTISED,
      dialled: { host: "127.0.0.1", port: 19093 },
    });
    await client.close();
    expectNothingLeft({ clock, broker });
  });

  it("connection C.2: a rule that rejects is a failure that may pass", async () => {
    const redirector = rules(`* => reject "not reachable from here"`);
    const { connecting: { error }, broker } = await connecting({ redirector });
    expect(shown(error)).toEqual({
      name: "DriverError",
      message: "Cannot connect: REDIRECT_REJECTED in redirect: advertised b1.internal:9092: " +
        "redirection refused: not reachable from here",
      reason: "REDIRECT_REJECTED",
      sent: "no",
      phase: "redirect",
      advertised: ADVERTISED,
    });
    expect(broker.targets).toEqual([]);
  });

  it("asks `decide`, once for each attempt", async () => {
    const inputs: RedirectInput[] = [];
    const decisions: (RedirectDecision | null)[] = [
      { type: "reject", message: "not yet" },
      { type: "to", host: "10.9.9.9", port: 1234 },
    ];
    const attempt = await connecting({
      retry: true,
      redirector: "ask-driver",
      decide: (input) => {
        inputs.push(input);
        return Promise.resolve(decisions.shift());
      },
    });
    await attempt.clock.pass(50);
    expect(
      inputs.map(({ host, port, attempt, lastFailure }) => ({ host, port, attempt, lastFailure })),
    )
      .toEqual([
        { ...ADVERTISED, attempt: 1, lastFailure: undefined },
        { ...ADVERTISED, attempt: 2, lastFailure: "REDIRECT_REJECTED" },
      ]);
    expect(attempt.broker.targets).toEqual([{ host: "10.9.9.9", address: "10.9.9.9", port: 1234 }]);
    await attempt.connecting.value!.close();
    expectNothingLeft(attempt);
  });

  it("connection C.2: takes nothing from `decide` for keep", async () => {
    const world = await connected({
      redirector: "ask-driver",
      decide: () => Promise.resolve(null),
    });
    expect(world.broker.targets).toEqual([{ host: "b1.internal", address: null, port: 9092 }]);
    await world.client.close();
  });

  it("connection A.7: does not wait for `decide` longer than the setup may take", async () => {
    let decide = (_decision: RedirectDecision) => {};
    const attempt = await connecting({
      redirector: "ask-driver",
      decide: () => new Promise((resolve) => decide = resolve),
    });
    await attempt.clock.pass(10_000);
    expect(shown(attempt.connecting.error)["message"]).toBe(
      "Cannot connect: SETUP_TIMEOUT in redirect: advertised b1.internal:9092: " +
        "not set up in 10000 ms, in state redirecting",
    );
    decide({ type: "keep" });
    await rest();
    expect(attempt.broker.targets).toEqual([]);
    expectNothingLeft(attempt);
  });

  it("connection A.17: what cannot be dialled is final", async () => {
    const told: unknown[] = [];
    const decisions = [
      { type: "to", port: 99_999 },
      { type: "somewhere" },
      "127.0.0.1:9092",
      {
        get type(): never {
          throw new Error("no");
        },
      },
    ];
    for (const decision of decisions) {
      const attempt = await connecting({
        retry: true,
        redirector: "ask-driver",
        decide: () => Promise.resolve(decision as never),
      });
      told.push(shown(attempt.connecting.error)["message"]);
      expectNothingLeft(attempt);
    }
    const start = "Cannot connect: REDIRECT_INVALID in redirect: " +
      "advertised b1.internal:9092: redirection is not valid: ";
    expect(told).toEqual([
      `${start}expected a port of 1 to 65535, found 99999`,
      `${start}expected keep, to, candidates or reject, found "somewhere"`,
      `${start}expected keep, to, candidates or reject, found undefined`,
      `${start}expected plain data, found "something that throws"`,
    ]);
  });

  it("connection A.17: a `decide` that fails is final", async () => {
    const told: unknown[] = [];
    const fails: (() => Promise<never>)[] = [
      () => Promise.reject(new Error("no table")),
      () => {
        throw new TypeError("at once");
      },
      () => Promise.reject("text"),
      () => Promise.reject(undefined),
      () => Promise.reject(Object.create(null)),
      () =>
        Promise.reject({
          toString: () => {
            throw new Error("no");
          },
        }),
      () =>
        Promise.reject(Object.defineProperty(new Error(), "message", {
          get: () => {
            throw new Error("no");
          },
        })),
    ];
    for (const decide of fails) {
      const attempt = await connecting({ retry: true, redirector: "ask-driver", decide });
      const { message, reason, code } = shown(attempt.connecting.error);
      told.push(String(message).split("valid: ")[1]);
      expect({ reason, code }).toEqual({ reason: "REDIRECT_INVALID", code: "THREW" });
      expectNothingLeft(attempt);
    }
    expect(told).toEqual([
      "no table",
      "at once",
      "text",
      "undefined",
      "for a reason that is no text",
      "for a reason that is no text",
      "for a reason that is no text",
    ]);
  });
});
