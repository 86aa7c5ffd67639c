// A program of Deno's dials with its WebSocket, through the tunnel of the examples.

import { describe, expect, it } from "vitest";
import { MB } from "./journey.ts";
import { Loopback } from "./loopback.ts";
import { runDeno } from "./run.ts";

const loopback = await Loopback.start();
const input = JSON.stringify([loopback.ports]);
const told = JSON.parse(await runDeno("test/driver/dialers/web_socket_program.ts", input)); // it ends by itself
await loopback.stop();

const failed = (code: string) => ({ code, authentication: false });

describe("webSocketDialer() through a real tunnel", () => {
  it("opens, or not", () => {
    expect(told["opens"]).toBe("hello");
    expect(told["refused"]).toEqual(failed("CLOSE_0")); // Deno gives no code to what never was open
  });

  it("gives up when the signal says so, and no later", () => {
    expect(told["abortedBefore"]).toBe("before");
    expect(told["abortedOpening"]).toBe("while opening");
    expect(told["abortedLater"]).toBe("still here");
  });

  it("reads to the end, to a failure, and no text", () => {
    expect(told["peerEnds"]).toBe("bye");
    expect(told["peerResets"]).toEqual(failed("CLOSE_4000"));
    expect(told["text"]).toBe("TEXT_FRAME");
  });

  it("carries much, both ways", () => {
    expect(told["writes"]).toBe(16 * MB);
    expect(told["reads"]).toEqual({ read: 64 * MB, right: true });
  });

  it("connection A.17: failures are told apart", () => {
    expect(told["cannotConnect"]).toEqual([
      ["UNREACHABLE", "CLOSE_0"],
      ["UNREACHABLE", "NOT_ENCRYPTED"],
    ]);
  });

  it("leaves nothing", () => {
    expect(told["left"]).toBe(0);
  });
});
