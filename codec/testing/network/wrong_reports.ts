import type { ConnectionReport } from "../../connection/mod.ts";

/** How a handshake of TLS fails. */
export function tlsFailures(attempt: number): readonly ConnectionReport[] {
  return [
    { type: "secureFailed", attempt, code: "ERR_SSL_WRONG_VERSION_NUMBER" },
    { type: "secureFailed", attempt, code: "CERT_HAS_EXPIRED", authentication: true },
    { type: "halfClosed", attempt },
    { type: "peerClosed", attempt },
  ];
}

/** What a driver that has lost its way reports about a transport. */
export function nonsenseAbout(attempt: number): readonly ConnectionReport[] {
  return [
    { type: "opened", attempt, remote: "twice" },
    { type: "secured", attempt },
    { type: "redirected", attempt, decision: null },
    { type: "resolved", attempt, addresses: ["10.9.9.9"] },
    { type: "openFailed", attempt, code: "ECONNREFUSED" },
    { type: "secureFailed", attempt, code: "EPROTO" },
    { type: "saslAnswered", attempt, round: 3, token: Uint8Array.of(1) },
    { type: "flushed", attempt, writeSeq: 1_000_000_000 },
    { type: "received", attempt, bytes: new Uint8Array(0) }, // more would spoil what the peer says
    { type: "halfClosed", attempt },
    { type: "writable", attempt, writable: true },
  ];
}
