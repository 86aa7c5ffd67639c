import { describe, expect, it } from "vitest";
import { connectBroker, DriverError } from "../../codec/driver/mod.ts";
import { encodeRequestFrame } from "../../codec/frame/mod.ts";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { SaslAuthenticate } from "../../codec/messages/sasl_authenticate.ts";
import { SaslHandshake } from "../../codec/messages/sasl_handshake.ts";
import {
  FakeBroker,
  type FakeBrokerOptions,
  type FakeSession,
  memoryDial,
  type SaslMechanism,
  VirtualClock,
} from "../../codec/testing/mod.ts";
import { actionsTo, ask, bytesOf, hexOf } from "./asking.ts";

const sasl = { users: { alice: "alice-secret", admin: "admin-secret" } };
const LATE_MS = 300;

const token = (text: string) => new TextEncoder().encode(text);
const ALICE = token("\0alice\0alice-secret");

function begun(options: FakeBrokerOptions = { sasl }, version = 1): FakeSession {
  const session = new FakeBroker(options).accept();
  expect(ask(session, SaslHandshake, { mechanism: "PLAIN" }, version).errorCode).toBe(0);
  return session;
}

function authenticated(options: FakeBrokerOptions = { sasl }): FakeSession {
  const session = begun(options);
  expect(ask(session, SaslAuthenticate, { authBytes: ALICE }).errorCode).toBe(0);
  return session;
}

const versionsRequest = { clientSoftwareName: "test", clientSoftwareVersion: "1" };
const closed = [{ type: "close", afterMs: 0 }];

/** What was sent, and when; behind it the end. */
function lateAnswer(actions: ReturnType<FakeSession["receive"]>): string {
  expect(actions.map(({ type, afterMs }) => [type, afterMs])).toEqual([["send", LATE_MS], [
    "close",
    0,
  ]]);
  const [action] = actions;
  return action?.type === "send" ? hexOf(action.bytes) : "";
}

describe("broker facts 6: a SASL listener", () => {
  it("answers ApiVersions, SaslHandshake 1, SaslAuthenticate 2, then anything", () => {
    const session = new FakeBroker({ sasl }).accept();
    expect(ask(session, ApiVersions, versionsRequest).errorCode).toBe(0);
    expect(ask(session, SaslHandshake, { mechanism: "PLAIN" })).toEqual({
      errorCode: 0,
      mechanisms: ["PLAIN"],
    });
    const frame = encodeRequestFrame(
      SaslAuthenticate,
      { correlationId: 3 },
      { authBytes: ALICE },
      2,
    );
    const [action] = session.receive(frame);
    expect(action?.type === "send" && hexOf(action.bytes)).toBe(
      // The facts have a null message; in the recordings, sasl.pcap, it is empty.
      "00000012" + "00000003" + "00" + "0000" + "01" + "01" + "0000000000000000" + "00",
    );
    expect(ask(session, Metadata, { topics: [] }).brokers.length).toBe(1);
    expect(ask(session, ApiVersions, versionsRequest).errorCode).toBe(0);
  });
  it("takes one ApiVersions more behind an error 35", () => {
    const session = new FakeBroker({ sasl }).accept();
    session.receive(bytesOf("0000000d 0012 0063 00000007 ffff 00 01 01"));
    expect(ask(session, ApiVersions, versionsRequest).errorCode).toBe(0);
  });
  const refused: [what: string, session: () => FakeSession, act: (s: FakeSession) => unknown][] = [
    ["a second ApiVersions before the handshake", () => {
      const session = new FakeBroker({ sasl }).accept();
      ask(session, ApiVersions, versionsRequest);
      return session;
    }, (s) => actionsTo(s, ApiVersions, versionsRequest)],
    [
      "Metadata before SASL",
      () => new FakeBroker({ sasl }).accept(),
      (s) => actionsTo(s, Metadata, { topics: [] }),
    ],
    [
      "SaslAuthenticate without a handshake",
      () => new FakeBroker({ sasl }).accept(),
      (s) => actionsTo(s, SaslAuthenticate, { authBytes: ALICE }),
    ],
    [
      "a raw GSSAPI token",
      () => new FakeBroker({ sasl }).accept(),
      (s) => s.receive(bytesOf("00000008 6082000000000000")),
    ],
    [
      "a token over 524,288 bytes",
      () => begun(),
      (s) => actionsTo(s, SaslAuthenticate, { authBytes: new Uint8Array(524_288) }),
    ],
    [
      "Metadata between handshake and token",
      () => begun(),
      (s) => actionsTo(s, Metadata, { topics: [] }),
    ],
  ];
  for (const [what, session, act] of refused) {
    it(`closes at ${what}`, () => {
      expect(act(session())).toEqual(closed);
    });
  }
  it("gives a handshake between handshake and token error 34 after 0.3 s, then the end", () => {
    const late = lateAnswer(actionsTo(begun(), SaslHandshake, { mechanism: "PLAIN" }));
    expect(late).toBe("0000000a" + "00000007" + "0022" + "00000000");
  });
  it("gives ApiVersions there error 34 after 0.3 s, then the end", () => {
    const late = lateAnswer(actionsTo(begun(), ApiVersions, versionsRequest, 0));
    expect(late).toBe("0000000a" + "00000007" + "0022" + "00000000");
  });
  for (const version of [0, 1]) {
    it(`gives an unknown mechanism error 33 with the list after 0.3 s, then the end (v${version})`, () => {
      const session = new FakeBroker({ sasl }).accept();
      const late = lateAnswer(actionsTo(session, SaslHandshake, { mechanism: "GSSAPI" }, version));
      expect(late).toBe(
        "00000011" + "00000007" + "0021" + "00000001" + "0005" + hexOf(token("PLAIN")),
      );
    });
  }
  it("gives a wrong password error 58 after 0.3 s, then the end", () => {
    const broker = new FakeBroker({ sasl });
    const session = broker.accept();
    ask(session, SaslHandshake, { mechanism: "PLAIN" });
    const late = lateAnswer(
      actionsTo(session, SaslAuthenticate, { authBytes: token("\0alice\0wrong") }, 0),
    );
    expect(late.slice(16, 20)).toBe("003a");
    expect(broker.complaints).toEqual(["Authentication failed: Invalid username or password"]);
  });
  it("lets nobody in by a name that every object has", () => {
    const session = begun();
    const late = lateAnswer(
      actionsTo(session, SaslAuthenticate, { authBytes: token("\0constructor\0x") }),
    );
    expect(late.slice(18, 22)).toBe("003a");
  });
});

describe("broker facts 6: handshake 0 and raw tokens", () => {
  it("a good token gets an empty frame, then anything goes", () => {
    const session = begun({ sasl }, 0);
    const actions = session.receive(Uint8Array.of(0, 0, 0, ALICE.length, ...ALICE));
    expect(actions).toEqual([{ type: "send", bytes: bytesOf("00000000"), afterMs: 0 }]);
    expect(ask(session, Metadata, { topics: [] }).brokers.length).toBe(1);
  });
  it("a wrong one ends the transport after 0.3 s without a token", () => {
    const wrong = token("\0alice\0wrong");
    const actions = begun({ sasl }, 0).receive(Uint8Array.of(0, 0, 0, wrong.length, ...wrong));
    expect(actions).toEqual([{ type: "close", afterMs: LATE_MS }]);
  });
});

describe("broker facts 6: a PLAINTEXT listener", () => {
  it("gives SaslHandshake error 34 and an empty list, and stays open", () => {
    const session = new FakeBroker().accept();
    const frame = encodeRequestFrame(
      SaslHandshake,
      { correlationId: 2 },
      { mechanism: "PLAIN" },
      1,
    );
    const [action] = session.receive(frame);
    expect(action?.type === "send" && hexOf(action.bytes)).toBe(
      "0000000a000000020022" + "00000000",
    );
    expect(ask(session, Metadata, { topics: [] }).brokers.length).toBe(1);
  });
  it("gives SaslAuthenticate error 34, and stays open", () => {
    const session = new FakeBroker().accept();
    expect(ask(session, SaslAuthenticate, { authBytes: ALICE })).toMatchObject({
      errorCode: 34,
      errorMessage: "SaslAuthenticate request received after successful authentication",
    });
    expect(ask(session, Metadata, { topics: [] }).brokers.length).toBe(1);
  });
});

describe("broker facts 6: authentication again", () => {
  const lasting = { sasl: { ...sasl, sessionLifetimeMs: 3000 } };
  it("without a lifetime gets error 34, and the transport stays usable", () => {
    const session = authenticated();
    expect(ask(session, SaslHandshake, { mechanism: "PLAIN" })).toEqual({
      errorCode: 34,
      mechanisms: [],
    });
    expect(ask(session, Metadata, { topics: [] }).brokers.length).toBe(1);
  });
  it("with a lifetime is answered, with a new lifetime", () => {
    const session = authenticated(lasting);
    expect(ask(session, SaslHandshake, { mechanism: "PLAIN" }).errorCode).toBe(0);
    const { sessionLifetimeMs } = ask(session, SaslAuthenticate, { authBytes: ALICE });
    expect(sessionLifetimeMs).toBe(3000n);
    expect(ask(session, Metadata, { topics: [] }).brokers.length).toBe(1);
  });
  it("by another user gets error 58, then the end", () => {
    const broker = new FakeBroker(lasting);
    const session = broker.accept();
    for (const authBytes of [ALICE, token("\0admin\0admin-secret")]) {
      ask(session, SaslHandshake, { mechanism: "PLAIN" });
      session.receive(encodeRequestFrame(SaslAuthenticate, { correlationId: 1 }, { authBytes }, 2));
    }
    expect(broker.complaints).toEqual([
      "Cannot change principals during re-authentication from User.alice: User.admin",
    ]);
  });
  it("is not interrupted by another request", () => {
    const session = authenticated(lasting);
    ask(session, SaslHandshake, { mechanism: "PLAIN" });
    expect(actionsTo(session, Metadata, { topics: [] })).toEqual(closed);
  });
});

describe("a mechanism of the test", () => {
  const twoRounds: SaslMechanism = () => {
    let round = 0;
    return (said) => round++ === 0 ? { token: Uint8Array.of(said.length) } : { principal: "bob" };
  };
  it("takes as many tokens as it likes", () => {
    const options = { sasl: { mechanisms: { "X-TWO": twoRounds } } };
    const session = new FakeBroker(options).accept();
    expect(ask(session, SaslHandshake, { mechanism: "X-TWO" }).mechanisms).toEqual(["X-TWO"]);
    expect(ask(session, SaslAuthenticate, { authBytes: ALICE }).authBytes).toEqual(
      Uint8Array.of(19),
    );
    expect(actionsTo(session, SaslAuthenticate, { authBytes: ALICE }).length).toBe(1);
    expect(ask(session, Metadata, { topics: [] }).brokers.length).toBe(1);
  });
});

describe("a client of a SASL listener", () => {
  const connectAs = (password: string) => {
    const clock = new VirtualClock();
    const dial = memoryDial(new FakeBroker({ sasl }), { clock });
    const credentials = { mechanism: "PLAIN", plain: { username: "alice", password } };
    return clock.run(connectBroker(dial, {
      host: "localhost",
      port: 9092,
      clock,
      securityProtocol: "SASL_PLAINTEXT",
      sasl: credentials,
    }));
  };
  it("connects with the right password", async () => {
    const client = await connectAs("alice-secret");
    expect((await client.call(Metadata, { topics: [] })).brokers.length).toBe(1);
    await client.close();
  });
  it("is told of a wrong one: AUTH_FAILED", async () => {
    const error = await connectAs("wrong").catch((error) => error);
    expect(error).toBeInstanceOf(DriverError);
    expect(error.reason).toBe("AUTH_FAILED");
  });
});
