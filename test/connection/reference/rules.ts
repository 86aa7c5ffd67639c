// Tables of the connection machine, and what platform codes mean.

import type { ConnectionState, Phase } from "../../../codec/connection/effects.ts";
import type { FailureReason } from "../../../codec/machine/failure.ts";

/** Table A.17: R is 1 where another try may succeed; F failed attempt, X next address, M metadata hint. */
export const CLASSES: { readonly [reason in FailureReason]: string } = {
  REDIRECT_REJECTED: "R F M",
  REDIRECT_INVALID: "F",
  DNS_FAILED: "R F X M",
  CONNECT_REFUSED: "R F X M",
  UNREACHABLE: "R F X M",
  CONNECT_TIMEOUT: "R F X M",
  SETUP_TIMEOUT: "R F X M",
  TLS_HANDSHAKE: "R F X M",
  TLS_IDENTITY: "F",
  SASL_UNSUPPORTED: "F",
  AUTH_FAILED: "F",
  NEGOTIATION_FAILED: "R F M",
  CLUSTER_MISMATCH: "R F X M",
  REQUEST_TIMEOUT: "R F M",
  PEER_CLOSED: "R F X-in-setup M",
  PEER_RESET: "R F X-in-setup M",
  PEER_IDLE_CLOSE: "R",
  PROTOCOL_ERROR: "R F M",
  IDLE_EXPIRED: "R",
  DRAIN_TIMEOUT: "",
  LOCAL_CLOSE: "",
  INVALIDATED: "R",
};

/** What an attempt does in a state. */
export const PHASES: { readonly [state in ConnectionState]?: Phase } = {
  redirecting: "redirect",
  resolving: "resolve",
  tcp: "tcp",
  tls: "tls",
  sasl: "sasl",
  negotiating: "negotiating",
  ready: "ready",
  draining: "draining",
};

/** Effects for the driver. */
export const ACTIONS: readonly string[] =
  "redirect resolve open secure answerSasl write close abort".split(" ");
/** Inputs of the owner. */
export const COMMANDS: readonly string[] = "connect send drain close reset fail throttle retarget"
  .split(" ");

/** States in which bytes may travel, TLS included. */
export const OPEN: readonly ConnectionState[] = ["tls", "sasl", "negotiating", "ready", "draining"];

/** Why a transport could not be opened. */
export function openReason(code: string): FailureReason {
  if (code === "ECONNREFUSED" || code === "ConnectionRefused") return "CONNECT_REFUSED";
  return code === "ECONNRESET" || code === "ConnectionReset" ? "PEER_RESET" : "UNREACHABLE";
}

/** Why a transport is gone. */
export function closeReason(code: string | undefined): FailureReason {
  const reset = ["ECONNRESET", "ConnectionReset", "EPIPE"];
  return code !== undefined && reset.includes(code) ? "PEER_RESET" : "PEER_CLOSED";
}
