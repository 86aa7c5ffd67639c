// How attempts and connections end.

import { expBackoff } from "../machine/backoff.ts";
import type { FailureReason } from "../machine/failure.ts";
import { advertised, ask, type Context, enter, isSetup, phaseOf, tell } from "./context.ts";
import type { ConnectionState, FailureDetail, Phase } from "./effects.ts";
import type { Failure } from "./failure_type.ts";
import { FrameBuffer } from "./frame_buffer.ts";
import { armRequests, failRequests } from "./requests.ts";

/** What follows from a failure (connection A.17). */
interface FailureClass {
  /** Another try may succeed. */
  readonly again: boolean;
  /** It counts, and there is a backoff. */
  readonly counts: boolean;
  /** The next address is tried next: always, never, or if it happened in setup. */
  readonly moves: boolean | "setup";
  /** Metadata may be stale. */
  readonly hint: boolean;
}

const NODE: FailureClass = { again: true, counts: true, moves: false, hint: true };
const ADDRESS: FailureClass = { ...NODE, moves: true };
const PEER: FailureClass = { ...NODE, moves: "setup" };
const FINAL: FailureClass = { again: false, counts: true, moves: false, hint: false };
const QUIET: FailureClass = { again: true, counts: false, moves: false, hint: false };

/** What follows from each failure. */
const CLASSES: Readonly<Record<FailureReason, FailureClass>> = {
  REDIRECT_REJECTED: NODE,
  REDIRECT_INVALID: FINAL,
  DNS_FAILED: ADDRESS,
  CONNECT_REFUSED: ADDRESS,
  UNREACHABLE: ADDRESS,
  CONNECT_TIMEOUT: ADDRESS,
  SETUP_TIMEOUT: ADDRESS,
  TLS_HANDSHAKE: ADDRESS,
  TLS_IDENTITY: FINAL,
  SASL_UNSUPPORTED: FINAL,
  AUTH_FAILED: FINAL,
  NEGOTIATION_FAILED: NODE,
  CLUSTER_MISMATCH: ADDRESS,
  REQUEST_TIMEOUT: NODE,
  PEER_CLOSED: PEER,
  PEER_RESET: PEER,
  PEER_IDLE_CLOSE: QUIET,
  PROTOCOL_ERROR: NODE,
  IDLE_EXPIRED: QUIET,
  DRAIN_TIMEOUT: QUIET,
  LOCAL_CLOSE: QUIET,
  INVALIDATED: QUIET,
};

/**
 * Whether another attempt may succeed after this failure (connection A.17). After any other one the connection waits to
 * be told, even if it is to reconnect by itself.
 */
export function isRetriable(reason: FailureReason): boolean {
  return CLASSES[reason].again;
}

/** Ends the attempt or the connection: action, state, requests, `disconnected`, hint. */
export function fail(c: Context, failure: Failure): void {
  const phase = phaseOf(c)!;
  const { reason } = failure;
  const drains = c.data.state === "draining";
  dropTransport(c, failure.transport ?? "abort");
  if (!failure.moved) moveOn(c, reason);
  count(c, reason);
  const lost = c.data.requests;
  const to = drains ? "closed" : stateAfter(reason);
  leave(c, to, reason);
  const backoff = to === "backoff" ? startBackoff(c, reason) : NO_BACKOFF;
  failRequests(c, lost, failure);
  tellDisconnected(c, failure, phase, backoff);
  tellHints(c, reason, phase);
  if (drains) tell(c, { type: "closed" });
}

function stateAfter(reason: FailureReason): ConnectionState {
  return reason === "IDLE_EXPIRED" || reason === "INVALIDATED" ? "idle" : "backoff";
}

/** Gives up every transport that is open or opening, and what was received. */
export function dropTransport(c: Context, how: "abort" | "close" | "gone"): void {
  const { data } = c;
  if (data.transport && how !== "gone") ask(c, { type: how });
  for (const { attempt } of data.racers) ask(c, { type: "abort" }, attempt);
  data.transport = 0;
  data.racers = [];
  c.inbox = new FrameBuffer();
}

/** Goes to a state without transport. */
export function leave(c: Context, to: ConnectionState, cause: string): void {
  const { data, engine } = c;
  data.requests = [];
  data.sasl = null;
  data.sessionEndMs = data.reauthMs = null;
  data.reauth = "no";
  engine.timers.clear(
    "connectTimeout",
    "raceStep",
    "setupTimeout",
    "drainTimeout",
    "reauthentication",
    "idleExpiry",
    "backoffEnd",
  );
  armRequests(c);
  if (to === "closed") engine.timers.clear("throttleEnd", "graceEnd");
  enter(c, to, cause);
}

function moveOn(c: Context, reason: FailureReason): void {
  const { data } = c;
  const { moves } = CLASSES[reason];
  if (data.state === "redirecting") return; // nothing was tried
  if (moves === true || moves === "setup" && isSetup(c)) nextAddress(c);
  else if (!isEarly(data.state)) {
    data.addresses = [];
    data.address = 0;
  }
}

function isEarly(state: ConnectionState): boolean {
  return state === "redirecting" || state === "resolving" || state === "tcp" || state === "tls" ||
    state === "sasl";
}

/** Moves to the next address, else to the next candidate; false if the candidates have come round. */
export function nextAddress({ data }: Context): boolean {
  if (++data.address < data.addresses.length) return true;
  data.addresses = [];
  data.address = 0;
  data.candidate = (data.candidate + 1) % Math.max(data.targets.length, 1);
  return data.candidate !== data.firstCandidate;
}

function count(c: Context, reason: FailureReason): void {
  const { data } = c;
  data.lastFailure = reason;
  const { again, counts } = CLASSES[reason];
  if (!again) {
    data.asap = false;
    data.suspended = true;
  }
  if (!counts) return;
  data.failedAttempts++;
  data.setupFailures = isSetup(c) ? data.setupFailures + 1 : 0;
}

interface Backoff {
  readonly untilMs: number | null;
  readonly draw: number | null;
}

const NO_BACKOFF: Backoff = { untilMs: null, draw: null };

function startBackoff(c: Context, reason: FailureReason): Backoff {
  const { data, engine, settings } = c;
  const { counts } = CLASSES[reason];
  let draw: number | null = null;
  const waitMs = expBackoff(
    counts ? data.failedAttempts - 1 : 0,
    settings.reconnectBackoffMs,
    settings.reconnectBackoffMaxMs,
    () => draw = engine.random.draw("jitter.reconnect"),
  );
  const untilMs = engine.nowMs + waitMs;
  engine.timers.set("backoffEnd", untilMs);
  return { untilMs, draw };
}

function tellDisconnected(
  c: Context,
  { reason, message, code }: Failure,
  phase: Phase,
  { untilMs, draw }: Backoff,
): void {
  const { failedAttempts, setupFailures } = c.data;
  tell(c, {
    type: "disconnected",
    reason,
    phase,
    detail: detailOf(c, message, code),
    failedAttempts,
    setupFailures,
    backoffUntilMs: untilMs,
    jitterDraw: draw,
  });
}

/** "node 3 advertised b3.internal:9092, dialled 127.0.0.1:19093: connect timed out after 5000 ms" */
function detailOf(c: Context, message: string, code: string | undefined): FailureDetail {
  const { dialled } = c.data;
  const from = advertised(c);
  const { nodeId = null } = c.options;
  const who = nodeId === null ? "" : `node ${nodeId} `;
  const differs = dialled && (dialled.host !== from.host || dialled.port !== from.port);
  const where = differs ? `, dialled ${dialled.host}:${dialled.port}` : "";
  return {
    ...(code !== undefined && { code }),
    message: `${who}advertised ${from.host}:${from.port}${where}: ${message}${leftOutText(c)}`,
    advertised: from,
    ...(dialled && { dialled }),
  };
}

/** Addresses that were not tried may be the ones that work. */
function leftOutText({ data: { leftOut }, settings: { addressFamily } }: Context): string {
  return leftOut === 0 ? "" : ` (${leftOut} left out by address.family=${addressFamily})`;
}

function tellHints(c: Context, reason: FailureReason, phase: Phase): void {
  const urgent = phase === "ready" || phase === "draining";
  if (CLASSES[reason].hint) tell(c, { type: "hint", kind: "requestMetadata", urgent });
  if (reason === "CLUSTER_MISMATCH") tell(c, { type: "hint", kind: "misrouted", urgent: true });
}
