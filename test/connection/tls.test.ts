import { describe, expect, it } from "vitest";
import type { ConnectionOptions } from "../../codec/connection/mod.ts";
import { OptionsError, parseRedirector, type TlsPolicy } from "../../codec/redirect/mod.ts";
import { bare, Lane, laneIn, openingLane, PLAIN, SCRAM, STEADY, typesOf } from "../kit/lane.ts";

const TLS: Partial<ConnectionOptions> = { ...STEADY, securityProtocol: "SSL" };

/** The names of the handshake of a connection that is redirected to another host. */
function namesFor(host: string, tls?: TlsPolicy): object {
  const lane = new Lane({
    ...TLS,
    host,
    redirector: () => ({ type: "to", host: "gw.example.com", ...(tls !== undefined && { tls }) }),
  });
  lane.do({ type: "connect" });
  lane.report("resolved", { addresses: ["10.0.0.1"] });
  lane.opened();
  const { serverName, verifyName } = lane.last("secure");
  return { serverName, verifyName };
}

describe("connection A.12, TLS", () => {
  it("connection A.12: TLS is started on the open transport", () => {
    const lane = openingLane(TLS);
    expect("tls" in lane.last("open")).toBe(false);
    expect(bare(lane.opened())).toEqual([
      {
        type: "secure",
        attempt: 1,
        serverName: "b1.internal",
        verifyName: "b1.internal",
        alpn: [],
      },
      { type: "stateChanged", from: "tcp", to: "tls", cause: expect.any(String) },
    ]);
    expect(typesOf(lane.report("secured", { alpn: "kafka" }))).toEqual([
      "write",
      "tls>negotiating",
    ]);
  });
  it("connection A.3: a transport that opens and encrypts in one step gets the names with open", () => {
    const lane = openingLane({ ...TLS, transport: { tls: "with-open" } });
    expect(lane.last("open")).toMatchObject({
      tls: { serverName: "b1.internal", verifyName: "b1.internal", alpn: [] },
    });
    expect(lane.machine.deadlineMs).toBe(5_000);
    expect(typesOf(lane.opened({ secured: true }))).toEqual(["write", "tcp>negotiating"]);
  });
  it("connection A.3: without encryption that is a fault of the driver", () => {
    const lane = openingLane({ ...TLS, transport: { tls: "with-open" } });
    lane.opened();
    expect(lane.told("disconnected").detail.code).toBe("DRIVER");
  });
  it("connection A.3: without TLS there are no names", () => {
    const lane = openingLane({ ...STEADY, transport: { tls: "with-open" } });
    expect("tls" in lane.last("open")).toBe(false);
    expect(typesOf(lane.opened())).toEqual(["write", "tcp>negotiating"]);
  });
  it("connection A.3: more than was wanted is taken", () => {
    expect(typesOf(laneIn("tcp").opened({ secured: true }))).toEqual(["write", "tcp>negotiating"]);
  });
  it("connection A.12: SASL_SSL has TLS first", () => {
    const lane = openingLane({ ...STEADY, ...SCRAM, securityProtocol: "SASL_SSL" });
    expect(typesOf(lane.opened())).toEqual(["secure", "tcp>tls"]);
    expect(typesOf(lane.report("secured", {}))).toEqual(["write", "tls>sasl"]);
  });
  it("connection A.12: secureFailed for the identity is TLS_IDENTITY, names the name, and is not repeated", () => {
    const lane = laneIn("tls", { reconnect: "eager" });
    const effects = lane.report("secureFailed", {
      code: "ERR_TLS_CERT_ALTNAME_INVALID",
      authentication: true,
    });
    expect(bare(effects).slice(2)).toEqual([{
      type: "disconnected",
      reason: "TLS_IDENTITY",
      phase: "tls",
      detail: {
        code: "ERR_TLS_CERT_ALTNAME_INVALID",
        message: expect.stringContaining("b1.internal"),
        advertised: { host: "b1.internal", port: 9092 },
        dialled: { host: "10.0.0.1", port: 9092 },
      },
      failedAttempts: 1,
      setupFailures: 1,
      backoffUntilMs: 50,
      jitterDraw: null,
    }]);
    expect(typesOf(lane.wake())).toEqual(["backoff>idle", "available"]);
  });
  it("connection A.12: any other secureFailed is TLS_HANDSHAKE", () => {
    const lane = laneIn("tls");
    lane.report("secureFailed", { code: "EPROTO" });
    expect(lane.told("disconnected")).toMatchObject({
      reason: "TLS_HANDSHAKE",
      detail: { code: "EPROTO" },
    });
  });
  it("connection A.12: TLS to a plaintext port is PEER_NOT_TLS", () => {
    for (const code of ["ERR_SSL_WRONG_VERSION_NUMBER", "InvalidContentType"]) { // Node, Deno
      const failed = laneIn("tls");
      failed.report("secureFailed", { code });
      expect(failed.told("disconnected")).toMatchObject({
        reason: "TLS_HANDSHAKE",
        detail: { code: "PEER_NOT_TLS" },
      });
    }
    const closed = laneIn("tls");
    closed.report("peerClosed", {});
    expect(closed.told("disconnected")).toMatchObject({
      reason: "PEER_CLOSED",
      phase: "tls",
      detail: {
        code: "PEER_NOT_TLS",
        message: expect.stringMatching(
          /the peer closed the connection: perhaps it does not speak TLS$/,
        ),
      },
    });
  });
  it("connection A.12: plaintext to a TLS port is PEER_SPEAKS_TLS, in sasl too", () => {
    for (const options of [STEADY, { ...STEADY, ...PLAIN }]) {
      const lane = openingLane(options);
      lane.opened();
      // The alert of a broker's TLS listener.
      lane.receive(new Uint8Array([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x50]));
      expect(lane.told("disconnected").detail.code).toBe("PEER_SPEAKS_TLS");
    }
  });
});

describe("connection C.7, names", () => {
  it("connection C14: SNI and the name to verify are the advertised host, in canonical form", () => {
    expect(namesFor("B1.Internal.")).toEqual({
      serverName: "b1.internal",
      verifyName: "b1.internal",
    });
  });
  it("connection C14: original, target, or names of one's own", () => {
    const advertised = { serverName: "b1.internal", verifyName: "b1.internal" };
    expect(namesFor("b1.internal", "original")).toEqual(advertised);
    expect(namesFor("b1.internal", "target")).toEqual({
      serverName: "gw.example.com",
      verifyName: "gw.example.com",
    });
    expect(namesFor("b1.internal", { serverName: "sni.example.com" })).toEqual({
      serverName: "sni.example.com",
      verifyName: "b1.internal",
    });
    expect(namesFor("b1.internal", { verifyName: "cert.example.com" })).toEqual({
      serverName: "b1.internal",
      verifyName: "cert.example.com",
    });
  });
  it("connection C13: SNI is no IP address; the certificate is checked for it", () => {
    expect(namesFor("10.9.8.7")).toEqual({ serverName: null, verifyName: "10.9.8.7" });
    expect(namesFor("[FD00::0:1]")).toEqual({ serverName: null, verifyName: "fd00::1" });
    expect(namesFor("b1.internal", { serverName: "b2.internal.", verifyName: "10.0.0.9" })).toEqual(
      {
        serverName: "b2.internal",
        verifyName: "10.0.0.9",
      },
    );
  });
  it("connection C12: the names of a candidate are its own", () => {
    const lane = new Lane({
      ...TLS,
      redirector: () => ({
        type: "candidates",
        candidates: [{ host: "127.0.0.1", tls: "target" }, {
          host: "gw.example.com",
          tls: "target",
        }],
      }),
    });
    lane.do({ type: "connect" });
    lane.report("openFailed", { code: "ECONNREFUSED" });
    lane.wake();
    lane.do({ type: "connect" });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    lane.opened();
    expect(lane.last("secure")).toMatchObject({ serverName: "gw.example.com" });
    expect(lane.told("redirectDecided")).toMatchObject({
      candidate: 1,
      serverName: "gw.example.com",
      verifyName: "gw.example.com",
    });
  });
  it("connection C15: a transport that cannot set names, and a rule that needs another", () => {
    const make = (rules: string, tlsNames: boolean) =>
      new Lane({ ...TLS, redirector: parseRedirector(rules), transport: { tlsNames } });
    const needs = "b1.internal => gw.example.com tls=original";
    expect(() => make(needs, true)).not.toThrow();
    expect(() => make("b1.internal => gw.example.com tls=target", false)).not.toThrow();
    let found: unknown;
    try {
      make(needs, false);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(OptionsError);
    expect((found as OptionsError).findings.map(({ level, code, rule }) => [level, code, rule]))
      .toEqual([["error", "TLS_NAMES_UNSUPPORTED", 0]]);
  });
});
