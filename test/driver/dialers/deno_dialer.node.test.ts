// A program of Deno's dials, since only there are its sockets.

import { describe, expect, it } from "vitest";
import { MB } from "./journey.ts";
import { Loopback, pem } from "./loopback.ts";
import { runDeno } from "./run.ts";

const loopback = await Loopback.start();
const input = JSON.stringify([loopback.ports, pem("ca")]);
const told = JSON.parse(await runDeno("test/driver/dialers/deno_program.ts", input)); // it ends by itself
await loopback.stop();

const failed = (code: string) => ({ code, authentication: false });
const untrusted = (code: string) => ({ code, authentication: true });

describe("denoDialer() opens", () => {
  it("a socket", () => {
    expect(told["opens"]).toBe("hello");
  });

  it("not what refuses, and not what cannot be resolved", () => {
    expect(told["refused"]).toEqual(failed("ECONNREFUSED"));
    expect(told["unresolvable"]).toEqual(failed("NameOrServiceNotKnown"));
  });
});

describe("denoDialer() encrypts", () => {
  it("connection C13: a name is said, an address is not", () => {
    expect(told["encryptsName"]).toEqual({ text: "secret", serverName: "localhost" });
    expect(told["encryptsAddress"]).toEqual({ text: "secret", serverName: null });
  });

  it("connection C12: not with two names, which the platform does not know", () => {
    expect(told["twoNames"]).toEqual(failed("TLS_NAMES_DIFFER"));
  });

  it("not with a certificate that is another's, expired or of an unknown authority", () => {
    expect(told["wrongName"]).toEqual(untrusted("certificateNotValidForName"));
    expect(told["expired"]).toEqual(untrusted("certificateExpired"));
    expect(told["untrusted"]).toEqual(untrusted("UnknownIssuer"));
  });

  it("not with a peer that does not", () => {
    expect(told["greeting"]).toEqual(failed("InvalidContentType"));
    expect(told["hangup"]).toEqual(failed("UnexpectedEof"));
    expect(told["reset"]).toEqual(failed("ECONNRESET"));
  });
});

describe("denoDialer() gives up", () => {
  it("when the signal says so, and no later", () => {
    expect(told["abortedBefore"]).toBe("before");
    expect(told["abortedOpening"]).toBe("while opening");
    expect(told["abortedSecuring"]).toBe("while securing");
    expect(told["abortedLater"]).toBe("still here");
  });

  it("what is left of it, once the peers of broken handshakes have gone", () => {
    expect(told["leftAfterGivingUp"]).toBe(0);
  });
});

describe("denoDialer() streams", () => {
  it("to the end of the peer, with which the platform ends both ways", () => {
    expect(told["peerEnds"]).toEqual({ text: "bye", heard: 0 });
  });

  it("to the reset of the peer", () => {
    expect(told["peerResets"]).toEqual({ read: failed("ECONNRESET"), wrote: false });
  });

  it("no more than the peer reads", () => {
    const { done, sunk } = told["writesMuch"] as { done: number; sunk: number };
    expect(done).toBeLessThan(32);
    expect(sunk).toBe(64 * MB);
  });

  it("no more than is read", () => {
    const { flooded, ...rest } = told["readsMuch"] as { flooded: number };
    expect(flooded).toBeLessThan(32 * MB);
    expect(rest).toEqual({ read: 64 * MB, right: true });
  });

  it("nothing after it is closed, and all of it if it is closed in order", () => {
    expect(told["closesDuringWrite"]).toBe(0);
    expect(told["closesInOrder"]).toBe(8 * MB);
  });
});

describe("denoDialer() under a connection", () => {
  it("connection A.17: failures are told apart", () => {
    const [refused, unresolvable, unknown, another, plain] = told["cannotConnect"] as unknown[];
    expect(refused).toEqual(["CONNECT_REFUSED", "ECONNREFUSED"]);
    expect(unresolvable).toEqual(["UNREACHABLE", "NameOrServiceNotKnown"]);
    expect(unknown).toEqual(["TLS_IDENTITY", "UnknownIssuer"]);
    expect(another).toEqual(["TLS_IDENTITY", "certificateNotValidForName"]);
    expect((plain as unknown[])[0]).toBe("TLS_HANDSHAKE");
  });

  it("and nothing is left", () => {
    expect(told["leftAtLast"]).toBe(0);
  });
});
