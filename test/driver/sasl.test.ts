import { describe, expect, it } from "vitest";
import type { BrokerOptions } from "../../codec/driver/broker_client.ts";
import { decodeRequestFrame } from "../../codec/frame/mod.ts";
import { SaslAuthenticateServer } from "../../codec/messages/sasl_authenticate.ts";
import { SaslHandshakeServer } from "../../codec/messages/sasl_handshake.ts";
import { type SaslAuthenticator, scram } from "../../codec/sasl/mod.ts";
import {
  ADVERTISED,
  type Attempt,
  connecting,
  Echo,
  expectNothingLeft,
  never,
  rest,
  shown,
  track,
  until,
  untilSettled,
} from "./kit.ts";

const PASSWORD = "alice-secret";
const PLAIN: Partial<BrokerOptions> = {
  securityProtocol: "SASL_PLAINTEXT",
  sasl: { mechanism: "PLAIN", plain: { username: "alice", password: PASSWORD } },
};

/** The broker knows the mechanism, or another. */
async function handshake({ broker }: Attempt, errorCode = 0): Promise<void> {
  broker.session.reply(SaslHandshakeServer, { errorCode, mechanisms: ["PLAIN"] });
  await rest();
}

/** The broker answers a token. */
async function token(
  { broker }: Attempt,
  text = "",
  error: { errorCode?: number; errorMessage?: string; sessionLifetimeMs?: bigint } = {},
): Promise<void> {
  const authBytes = new TextEncoder().encode(text);
  broker.session.reply(SaslAuthenticateServer, {
    errorCode: 0,
    errorMessage: null,
    authBytes,
    ...error,
  });
  await rest();
}

/** The tokens that the broker has got. */
function tokens({ broker }: Attempt): string[] {
  return broker.session.requests.filter(({ apiKey }) => apiKey === 36).map(({ frame }) => {
    const { body } = decodeRequestFrame(SaslAuthenticateServer, frame);
    return new TextDecoder().decode(body.authBytes);
  });
}

/** A mechanism that is asked by the driver. */
function mechanism(answer: SaslAuthenticator["answer"]): Partial<BrokerOptions> {
  return { securityProtocol: "SASL_PLAINTEXT", authenticator: { mechanism: "TEST", answer } };
}

/** What is said of a failure, without what all have in common. */
function failure({ connecting: { error } }: Attempt): Record<string, unknown> {
  const { name, sent, advertised, dialled, ...facts } = shown(error);
  expect({ name, sent, advertised, dialled }).toEqual({
    name: "DriverError",
    sent: "no",
    advertised: ADVERTISED,
    dialled: ADVERTISED,
  });
  return facts;
}

describe("SASL", () => {
  it("connection A.12: PLAIN", async () => {
    const attempt = await connecting(PLAIN);
    await handshake(attempt);
    expect(tokens(attempt)).toEqual([`\0alice\0${PASSWORD}`]);
    await token(attempt);
    expect(attempt.connecting.state).toBe("resolved");
    const call = track(attempt.connecting.value!.call(Echo, "in"));
    await rest();
    attempt.broker.session.answer();
    await rest();
    expect(call.value).toBe("in");
    await attempt.connecting.value!.close();
    expectNothingLeft(attempt);
  });

  it("connection A.12: SCRAM, by an authenticator, whose mechanism need not be named twice", async () => {
    const authenticator = scram(crypto.subtle, () => "rOprNGfwEbeRWgbNEkqO", {
      mechanism: "SCRAM-SHA-256",
      username: "user",
      password: "pencil",
    });
    const attempt = await connecting({ securityProtocol: "SASL_PLAINTEXT", authenticator });
    const { session } = attempt.broker;
    const { body } = decodeRequestFrame(SaslHandshakeServer, session.requests[0]!.frame);
    expect(body.mechanism).toBe("SCRAM-SHA-256");
    await handshake(attempt);
    await until(() => tokens(attempt).length === 1);
    // The exchange of RFC 7677, 3.
    await token(
      attempt,
      "r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096",
    );
    await until(() => tokens(attempt).length === 2);
    expect(tokens(attempt)).toEqual([
      "n,,n=user,r=rOprNGfwEbeRWgbNEkqO",
      "c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0," +
      "p=dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=",
    ]);
    await token(attempt, "v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=");
    await until(() => attempt.connecting.state !== "pending");
    expect(attempt.connecting.state).toBe("resolved");
    await attempt.connecting.value!.close();
    expectNothingLeft(attempt);
  });

  it("connection A.12: a server that does not know the password is not trusted", async () => {
    const authenticator = scram(crypto.subtle, () => "rOprNGfwEbeRWgbNEkqO", {
      mechanism: "SCRAM-SHA-256",
      username: "user",
      password: "pencil",
    });
    const attempt = await connecting({
      securityProtocol: "SASL_PLAINTEXT",
      authenticator,
      retry: true,
    });
    await handshake(attempt);
    await until(() => tokens(attempt).length === 1);
    await token(
      attempt,
      "r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0,s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096",
    );
    await until(() => tokens(attempt).length === 2);
    await token(attempt, "v=AAAA");
    await until(() => attempt.connecting.state !== "pending");
    expect(failure(attempt)).toEqual({
      message: "Cannot connect: AUTH_FAILED in sasl: advertised b1.internal:9092: " +
        "authentication failed: Cannot authenticate: unexpected signature",
      reason: "AUTH_FAILED",
      phase: "sasl",
      code: "MECHANISM",
    });
    expectNothingLeft(attempt);
  });

  it("connection A.17: a password that the broker does not accept is final, and in no error", async () => {
    const attempt = await connecting({ ...PLAIN, retry: true });
    await handshake(attempt);
    await token(attempt, "", { errorCode: 58, errorMessage: "Authentication failed" });
    expect(failure(attempt)).toEqual({
      message: "Cannot connect: AUTH_FAILED in sasl: advertised b1.internal:9092: " +
        "Authentication failed (error 58)",
      reason: "AUTH_FAILED",
      phase: "sasl",
      code: "ERROR_58",
    });
    const { error } = attempt.connecting;
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain(PASSWORD);
    expectNothingLeft(attempt);
  });

  it("connection A.17: a mechanism that the broker does not know is final", async () => {
    const attempt = await connecting({
      ...mechanism(() => never()),
      retry: true,
    });
    await handshake(attempt, 33);
    expect(failure(attempt)).toEqual({
      message: "Cannot connect: SASL_UNSUPPORTED in sasl: advertised b1.internal:9092: " +
        "TEST is not accepted, but PLAIN (error 33)",
      reason: "SASL_UNSUPPORTED",
      phase: "sasl",
      code: "ERROR_33",
    });
    expectNothingLeft(attempt);
  });

  it("connection A.12: an authenticator that fails, however it does", async () => {
    const told: unknown[] = [];
    const answers: SaslAuthenticator["answer"][] = [
      () => Promise.reject(new Error("no ticket")),
      () => {
        throw new TypeError("at once");
      },
      () => Promise.reject(undefined),
      () => Promise.reject(Object.create(null)),
      () => Promise.resolve(undefined as never),
      () => Promise.resolve({ token: "text" as never }),
      () => Promise.resolve({ token: [1] as never, done: true }),
      () =>
        Promise.resolve({
          get token(): never {
            throw new Error("a getter");
          },
        }),
    ];
    for (const answer of answers) {
      const attempt = await connecting(mechanism(answer));
      await handshake(attempt);
      const { message, ...facts } = failure(attempt);
      expect(facts).toEqual({ reason: "AUTH_FAILED", phase: "sasl", code: "MECHANISM" });
      told.push(String(message).split("authentication failed: ")[1]);
      expectNothingLeft(attempt);
    }
    const [first, second, third, fourth, fifth, ...others] = told;
    expect([first, second, third, fourth]).toEqual([
      "no ticket",
      "at once",
      "undefined",
      "for a reason that is no text",
    ]);
    expect(fifth).toContain("undefined"); // the engine's own words
    expect(others).toEqual(["expected a token of bytes", "expected a token of bytes", "a getter"]);
  });

  it("connection A.7: an authenticator that does not answer, or does so too late", async () => {
    let answer = () => {};
    const attempt = await connecting(
      mechanism(() =>
        new Promise((resolve) => answer = () => resolve({ token: new Uint8Array(1) }))
      ),
    );
    await handshake(attempt);
    await attempt.clock.pass(10_000);
    expect(failure(attempt)).toEqual({
      message: "Cannot connect: SETUP_TIMEOUT in sasl: advertised b1.internal:9092: " +
        "not set up in 10000 ms, in state sasl",
      reason: "SETUP_TIMEOUT",
      phase: "sasl",
    });
    answer();
    await rest();
    expectNothingLeft(attempt);
  });

  it("connection A.12: authenticates again while calls wait, and goes on with them", async () => {
    const rounds: number[] = [];
    const attempt = await connecting(mechanism((round) => {
      rounds.push(round);
      return Promise.resolve({ token: Uint8Array.of(round), ...(round > 0 && { done: true }) });
    }));
    await handshake(attempt);
    await token(attempt, "", { sessionLifetimeMs: 10_000n });
    const client = attempt.connecting.value!;
    await attempt.clock.pass(9_500); // between 85 and 95 % of the session
    const { session } = attempt.broker;
    expect(session.requests.map(({ apiKey }) => apiKey)).toEqual([17, 36, 17]);
    const call = track(client.call(Echo, "after"));
    await rest();
    expect(session.requests.length).toBe(3);
    await handshake(attempt);
    await token(attempt, "", { sessionLifetimeMs: 10_000n });
    expect(session.requests.map(({ apiKey }) => apiKey)).toEqual([17, 36, 17, 36, 3]);
    session.answer();
    await rest();
    expect(call.value).toBe("after");
    expect(rounds).toEqual([0, 1, 0, 1]);
    await client.close();
    expectNothingLeft(attempt);
  });

  it("connection A.17: a final failure at the reconnect fails the calls that wait for it", async () => {
    const attempt = await connecting(PLAIN);
    await handshake(attempt);
    await token(attempt);
    const client = attempt.connecting.value!;
    attempt.broker.session.cut();
    await rest();
    const calls = ["a", "b"].map((text) => track(client.call(Echo, text)));
    await attempt.clock.pass(50);
    await handshake(attempt);
    await token(attempt, "", { errorCode: 58, errorMessage: "revoked" });
    expect(calls.map(({ error }) => shown(error))).toEqual(calls.map(() => ({
      name: "DriverError",
      message: "Cannot call Echo: AUTH_FAILED in sasl, not sent: " +
        "advertised b1.internal:9092: revoked (error 58)",
      reason: "AUTH_FAILED",
      sent: "no",
      phase: "sasl",
      code: "ERROR_58",
      advertised: ADVERTISED,
      dialled: ADVERTISED,
    })));
    await attempt.clock.pass(60_000);
    expect(attempt.broker.sessions.length).toBe(2); // nobody wants it

    const later = track(client.call(Echo, "c")); // the password is right again
    await rest();
    await handshake(attempt);
    await token(attempt);
    attempt.broker.session.answer();
    await rest();
    expect(later.value).toBe("c");
    await client.close();
    await untilSettled(attempt);
    expectNothingLeft(attempt);
  });
});
