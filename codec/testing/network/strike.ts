import type { ConnectionAction, ConnectionReport } from "../../connection/mod.ts";

/** An action that goes wrong: it fails, the transport closes at it, or it and what follows on the transport stalls. */
export interface Strike {
  /** Which one, counted from 1 without `close` and `abort`. */
  readonly at: number;
  /** In which way. */
  readonly how: "fails" | "closes" | "stalls";
}

/** How a driver reports an action that did not work. */
export function brokenReport(
  action: ConnectionAction,
  how: "fails" | "closes",
): ConnectionReport {
  const { attempt } = action;
  const fails = how === "fails";
  switch (action.type) {
    case "redirect":
      return fails
        ? { type: "redirectFailed", attempt, message: "thrown" }
        : { type: "redirected", attempt, decision: { type: "reject", message: "no" } };
    case "resolve":
      return fails
        ? { type: "resolveFailed", attempt, code: "ENOTFOUND" }
        : { type: "resolved", attempt, addresses: [] };
    case "open":
      return fails
        ? { type: "openFailed", attempt, code: "thrown" }
        : { type: "peerClosed", attempt };
    case "secure":
      return fails
        ? { type: "secureFailed", attempt, code: "thrown" }
        : { type: "peerClosed", attempt };
    case "answerSasl": {
      const { round } = action;
      return fails
        ? { type: "saslFailed", attempt, round, message: "thrown" }
        : { type: "peerClosed", attempt };
    }
  }
  return fails ? { type: "peerClosed", attempt, code: "EPIPE" } : { type: "halfClosed", attempt };
}
