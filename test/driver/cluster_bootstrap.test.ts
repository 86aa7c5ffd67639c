import { expect, it } from "vitest";
import type { FailureReason } from "../../codec/connection/mod.ts";
import { BootstrapLosses } from "../../codec/driver/bootstrap_losses.ts";
import type { ClusterClientEvent } from "../../codec/driver/cluster_client.ts";

/** The losses after these events. */
function after(...events: object[]): BootstrapLosses {
  const losses = new BootstrapLosses();
  for (const event of events) losses.hear(event as ClusterClientEvent);
  return losses;
}

function lost(host: string, reason: FailureReason): object {
  const advertised = { host, port: 9092 };
  return { type: "disconnected", reason, detail: { advertised, message: `${host}: ${reason}` } };
}

const DOWN = { type: "allNodesDown" };
const READY = { type: "ready" };

it("BootstrapLosses: nothing is over before every server has failed", () => {
  for (const retry of [false, true]) {
    expect(after(lost("a", "AUTH_FAILED")).isOver(retry)).toBe(false);
    expect(after(lost("a", "AUTH_FAILED"), DOWN).isOver(retry)).toBe(true);
  }
});

it("BootstrapLosses: with `retry`, one that may be mended is enough to go on", () => {
  const mixed = [lost("a", "AUTH_FAILED"), lost("b", "CONNECT_REFUSED"), DOWN];
  expect(after(...mixed).isOver(false)).toBe(true);
  expect(after(...mixed).isOver(true)).toBe(false);
  expect(after(...mixed, lost("b", "TLS_IDENTITY")).isOver(true)).toBe(true);
});

it("BootstrapLosses: one that can be used is enough to go on, whatever it did before", () => {
  const events = [lost("a", "AUTH_FAILED"), lost("b", "CONNECT_REFUSED"), DOWN, READY];
  expect(after(...events, lost("b", "AUTH_FAILED")).isOver(true)).toBe(false);
});

it("BootstrapLosses: tells each server's last failure, in the order in which they failed", () => {
  const losses = after(
    lost("a", "CONNECT_REFUSED"),
    lost("b", "CONNECT_TIMEOUT"),
    lost("a", "AUTH_FAILED"),
  );
  expect(losses.text).toBe("b: CONNECT_TIMEOUT; a: AUTH_FAILED");
  expect(losses.facts.because).toBe("AUTH_FAILED");
  expect(after().text).toBe("");
});
