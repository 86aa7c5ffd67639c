import * as dns from "node:dns";
import * as net from "node:net";
import * as tls from "node:tls";
import { describe, expect, it } from "vitest";
import { nodeDialer } from "../../../codec/driver/node_dialer.ts";
import { Journey, LOCALHOST, MB } from "./journey.ts";
import { Loopback, pem } from "./loopback.ts";
import { runNode } from "./run.ts";

const loopback = await Loopback.start();
const modules = { net, tls, dns };
const journey = new Journey(nodeDialer(modules, { ca: pem("ca") }), loopback.ports);
const untrusting = new Journey(nodeDialer(modules), loopback.ports);

describe("nodeDialer() opens", () => {
  it("a socket", async () => {
    expect(await journey.opens()).toBe("hello");
  });

  it("what is given, as connection A.21 wants it", async () => {
    const seen: object[] = [];
    const connect = (options: net.NetConnectOpts) => {
      seen.push(options);
      return net.connect(options);
    };
    const { open } = nodeDialer({ net: { connect }, tls, dns });
    const target = { host: "b1.internal", address: "127.0.0.1", port: loopback.ports.echo };
    (await open(target, new AbortController().signal)).close?.();
    expect(seen).toEqual([{
      host: "127.0.0.1",
      port: loopback.ports.echo,
      noDelay: true,
      allowHalfOpen: true,
      autoSelectFamily: false,
    }]);
  });

  it("not what refuses", async () => {
    expect(await journey.refused()).toEqual({ code: "ECONNREFUSED", authentication: false });
  });

  it("not what cannot be", async () => {
    const { open } = nodeDialer({ net, tls, dns });
    const target = { host: "127.0.0.1", address: null, port: 70_000 };
    await expect(open(target, new AbortController().signal)).rejects.toMatchObject({
      code: "ERR_SOCKET_BAD_PORT",
    });
  });

  it("not what cannot be resolved", async () => {
    const { code } = await journey.unresolvable();
    expect(["ENOTFOUND", "EAI_AGAIN"]).toContain(code); // the latter where there is no resolver at all
  });

  it("all addresses of a name", async () => {
    const { resolve } = nodeDialer({ net, tls, dns });
    const addresses = await resolve!("localhost", "any", new AbortController().signal);
    expect(addresses).toContain("127.0.0.1");
  });
});

describe("nodeDialer() encrypts", () => {
  it("connection C13: a name is said, an address is not", async () => {
    expect(await journey.encrypts(LOCALHOST)).toEqual({ text: "secret", serverName: "localhost" });
    const address = { serverName: null, verifyName: "127.0.0.1", alpn: [] as [] };
    expect(await journey.encrypts(address)).toEqual({ text: "secret", serverName: null });
  });

  it("connection C12: one name is said, another one verified", async () => {
    const names = { ...LOCALHOST, serverName: "router.example" };
    expect(await journey.encrypts(names)).toEqual({ text: "secret", serverName: "router.example" });
  });

  it("not for another name", async () => {
    const wrong = { code: "ERR_TLS_CERT_ALTNAME_INVALID", authentication: true };
    const names = { ...LOCALHOST, verifyName: "other.example" };
    expect(await journey.refusesPeer("tls", names)).toEqual(wrong);
  });

  it("not with an authority that is unknown", async () => {
    const unknown = { code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE", authentication: true };
    expect(await untrusting.refusesPeer("tls")).toEqual(unknown);
  });

  it("not with a certificate that has expired", async () => {
    const expired = { code: "CERT_HAS_EXPIRED", authentication: true };
    expect(await journey.refusesPeer("expired")).toEqual(expired);
  });

  it("not with a peer that does not", async () => {
    const noTls = { code: "ERR_SSL_WRONG_VERSION_NUMBER", authentication: false };
    const gone = { code: "ECONNRESET", authentication: false };
    expect(await journey.refusesPeer("greeting")).toEqual(noTls);
    expect(await journey.refusesPeer("hangup")).toEqual(gone);
    expect(await journey.refusesPeer("reset")).toEqual(gone);
  });
});

describe("nodeDialer() gives up", () => {
  it("when the signal says so, and no later", async () => {
    expect(await journey.abortedBefore()).toBe("before");
    expect(await journey.abortedOpening()).toBe("while opening");
    expect(await journey.abortedSecuring()).toBe("while securing");
    expect(await journey.abortedLater()).toBe("still here");
  });

  it("what is left of it", async () => {
    const { open } = await journey.meterWhen(({ open }) => open === 0);
    expect(open).toBe(0);
  });
});

describe("nodeDialer() streams", () => {
  it("to the end of the peer, and can still write", async () => {
    expect(await journey.peerEnds()).toEqual({ text: "bye", heard: 1000 });
  });

  it("to the reset of the peer", async () => {
    expect(await journey.peerResets()).toEqual({
      read: { code: "ECONNRESET", authentication: false },
      wrote: false,
    });
  });

  it("no more than the peer reads", async () => {
    const { done, sunk } = await journey.writesMuch();
    expect(done).toBeLessThan(32);
    expect(sunk).toBe(64 * MB);
  });

  it("no more than is read", async () => {
    const { flooded, ...rest } = await journey.readsMuch();
    expect(flooded).toBeLessThan(32 * MB);
    expect(rest).toEqual({ read: 64 * MB, right: true });
  });

  it("nothing after it is closed", async () => {
    expect(await journey.closesDuringWrite()).toBe(0);
  });

  it("all that was written, if it is closed in order", async () => {
    expect(await journey.closesInOrder()).toBe(8 * MB);
  });
});

describe("nodeDialer() under a connection", () => {
  it("connection A.17: failures are told apart", async () => {
    const tls = { securityProtocol: "SSL", addressFamily: 4 } as const;
    expect(await journey.cannotConnect("closed", { addressFamily: 4 })).toEqual([
      "CONNECT_REFUSED",
      "ECONNREFUSED",
    ]);
    const nowhere = await journey.cannotConnect("closed", { host: "no-such-host.invalid" });
    expect(nowhere[0]).toBe("DNS_FAILED");
    expect(await untrusting.cannotConnect("tls", tls)).toEqual([
      "TLS_IDENTITY",
      "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    ]);
    expect(await journey.cannotConnect("tls", { ...tls, ...journey.elsewhere("tls") })).toEqual([
      "TLS_IDENTITY",
      "ERR_TLS_CERT_ALTNAME_INVALID",
    ]);
    expect(await journey.cannotConnect("greeting", tls)).toEqual(["TLS_HANDSHAKE", "PEER_NOT_TLS"]);
  });

  it("and nothing is left", async () => {
    expect((await journey.meterWhen(({ open }) => open === 0)).open).toBe(0);
  });

  it("and the process ends by itself", async () => {
    const input = JSON.stringify([loopback.ports, pem("ca")]);
    const told = await runNode("test/driver/dialers/node_program.ts", input);
    expect(JSON.parse(told)).toEqual([
      "hello",
      { text: "secret", serverName: "localhost" },
      { code: "CERT_HAS_EXPIRED", authentication: true },
      "while opening",
      "while securing",
      { read: { code: "ECONNRESET", authentication: false }, wrote: false },
      0,
      ["CONNECT_REFUSED", "ECONNREFUSED"],
    ]);
  });
});

it("the peers stop", async () => {
  await loopback.stop();
});
