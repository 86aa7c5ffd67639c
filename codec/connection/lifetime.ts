// What the owner wants of a connection, and what becomes of its requests.

import type { Answer, Refusal } from "../machine/machine.ts";
import { type Context, enter, offered, type Request, tell } from "./context.ts";
import { begin } from "./dial.ts";
import { dropTransport, fail, leave } from "./failure.ts";
import type { Command, Report } from "./inputs.ts";
import { finish, quiet } from "./receive.ts";
import {
  armRequests,
  failRequests,
  frameOf,
  inFlight,
  isUnsettled,
  type Outgoing,
  putInFlight,
  remove,
  tellFailed,
} from "./requests.ts";
import { canProbe, driverFault, probe } from "./session.ts";
import { touch } from "./time.ts";

const PREFIX = 4;

/** A command is refused. */
export function refused(
  reason: Refusal,
  more: { readonly untilMs?: number; readonly min?: number; readonly max?: number } = {},
): Answer {
  return { ok: false, reason, ...more };
}

// ---- connect ----

/** Begins an attempt. */
export function connect(c: Context): void {
  begin(c);
}

/** Not yet, but as soon as may be if that is wanted. */
export function connectLater(c: Context, { asap }: Command<"connect">): Answer | void {
  if (!asap) return refused("BACKOFF", { untilMs: c.engine.timers.at("backoffEnd") });
  c.data.asap = true;
}

/** The backoff is over. */
export function backoffEnded(c: Context): void {
  const { data, engine, settings } = c;
  const again = data.asap || settings.reconnect === "eager" && !data.suspended;
  if (again && engine.nowMs - data.startMs < 1) { // one attempt a millisecond: a call must end
    return engine.timers.set("backoffEnd", engine.nowMs + 1);
  }
  leave(c, "idle", "backoffEnd");
  tell(c, { type: "available" });
  if (again) begin(c);
}

// ---- send ----

/** Sends a request, or says why not (connection A.9). */
export function send(c: Context, command: Command<"send">): Answer {
  const refusal = inadmissible(c, command);
  if (refusal) return refusal;
  const { id, apiKey, apiVersion, flexible, body } = command;
  const out: Outgoing = {
    kind: "owner",
    id,
    apiKey,
    apiVersion,
    flexible,
    body,
    expectResponse: command.expectResponse ?? true,
    timeoutMs: command.timeoutMs ?? c.settings.requestTimeoutMs,
  };
  const frame = frameOf(c, out, c.data.correlationId);
  if (frame.length - PREFIX > c.settings.receiveMaxFrameBytes) return refused("FRAME_TOO_LARGE");
  const { correlationId } = mustProbe(c) ? sendProbed(c, out) : sendNow(c, out, frame);
  return { ok: true, correlationId };
}

function sendNow(c: Context, out: Outgoing, frame: Uint8Array): Request {
  if (c.data.state === "ready") touch(c);
  return putInFlight(c, out, frame, isHeldBack(c));
}

function sendProbed(c: Context, out: Outgoing): Request {
  probe(c);
  return sendNow(c, out, frameOf(c, out, c.data.correlationId));
}

function mustProbe(c: Context): boolean {
  const { data, engine, settings } = c;
  const { idleProbeAfterMs } = settings;
  if (idleProbeAfterMs === null || data.requests.length > 0) return false;
  return engine.nowMs - data.activityMs > idleProbeAfterMs && canProbe(c);
}

function isHeldBack({ data }: Context): boolean {
  return data.requests.some(({ kind, held }) => kind === "probe" || held !== undefined);
}

/** The first test that fails, in the order of connection A.9. */
function inadmissible(c: Context, command: Command<"send">): Answer | undefined {
  const { data, engine, settings } = c;
  const { id, apiKey, apiVersion } = command;
  if (data.state === "closed") return refused("CLOSED");
  if (data.state === "draining") return refused("DRAINING");
  if (data.state !== "ready") return refused("NOT_READY");
  if (data.requests.some((r) => r.kind === "owner" && r.id === id)) return refused("DUPLICATE_ID");
  const untilMs = data.throttleUntilMs;
  if (untilMs !== null && engine.nowMs < untilMs) return refused("THROTTLED", { untilMs });
  if (data.reauth !== "no") return refused("REAUTHENTICATING");
  const range = offered(c, apiKey);
  if (!range || apiVersion < range.min || apiVersion > range.max) {
    return refused("UNSUPPORTED_VERSION", range && { min: range.min, max: range.max });
  }
  if (inFlight(c) >= settings.maxInFlightRequestsPerConnection) return refused("IN_FLIGHT_FULL");
  return isWritable(c) ? undefined : refused("WRITE_PENDING");
}

/** Whether the transport takes another write. */
export function isWritable(c: Context): boolean {
  const { data, settings } = c;
  if (settings.writeGate === "buffered") return data.writable;
  if (data.requests.length === 0) return true;
  return data.flushedSeq >= data.writeSeq - 1 && !isHeldBack(c);
}

/** The operating system has everything up to this write. */
export function flushed(c: Context, { writeSeq }: Report<"flushed">): void {
  const { data } = c;
  if (writeSeq >= data.writeSeq) return driverFault(c, `there is no write ${writeSeq}`);
  touch(c);
  data.flushedSeq = Math.max(data.flushedSeq, writeSeq);
  for (const request of [...data.requests]) {
    if (request.writeSeq < 0 || request.writeSeq > writeSeq) continue;
    request.flushed = true;
    if (!request.expectResponse) complete(c, request);
  }
  quiet(c);
}

function complete(c: Context, request: Request): void {
  remove(c, request);
  if (!request.tombstone) tell(c, { type: "completed", id: request.id });
}

/** The transport takes more, or does not. */
export function setWritable(c: Context, { writable }: Report<"writable">): void {
  c.data.writable = writable;
}

// ---- time ----

/** Requests are not answered in time. */
export function requestsTimedOut(c: Context): void {
  const { data, engine, settings } = c;
  const late = data.requests.filter(({ deadlineMs }) => deadlineMs <= engine.nowMs);
  if (settings.onRequestTimeout === "disconnect" || !late.every(isUnsettled)) {
    const message = `request timed out after ${late[0]!.timeoutMs} ms`;
    return fail(c, { reason: "REQUEST_TIMEOUT", message });
  }
  for (const request of late) abandon(c, request);
  armRequests(c);
  quiet(c);
}

/** Fails a request and keeps its place, so that the late answer is swallowed. */
function abandon(c: Context, request: Request): void {
  tellFailed(c, request, NONE, { reason: "REQUEST_TIMEOUT", timedOut: true });
  if (request.held || !request.expectResponse) remove(c, request);
  else {
    request.tombstone = true;
    request.deadlineMs += request.timeoutMs;
  }
}

const NONE: ReadonlySet<number> = /* @__PURE__ */ new Set();

/** An attempt is not set up in time. */
export function setupTimedOut(c: Context): void {
  fail(c, {
    reason: "SETUP_TIMEOUT",
    message: `not set up in ${c.engine.nowMs - c.data.startMs} ms, in state ${c.data.state}`,
  });
}

/** Nothing has moved for long. */
export function idleExpired(c: Context): void {
  const { data, engine, settings } = c;
  if (data.requests.length > 0 || data.reauth === "running") {
    engine.timers.set("idleExpiry", engine.nowMs + settings.connectionsMaxIdleMs);
  } else fail(c, { reason: "IDLE_EXPIRED", message: "nothing moved for long", transport: "close" });
}

// ---- the end ----

/** Takes no more requests, and closes when those in flight are settled. */
export function drain(c: Context, { timeoutMs }: Command<"drain">): void {
  const { data, engine, settings } = c;
  if (!data.requests.some(isUnsettled)) return finish(c);
  engine.timers.clear("idleExpiry", "reauthentication");
  engine.timers.set("drainTimeout", engine.nowMs + (timeoutMs ?? settings.drainTimeoutMs));
  data.reauth = "no";
  enter(c, "draining", "drain");
}

/** The drain takes too long. */
export function drainTimedOut(c: Context): void {
  end(c, "DRAIN_TIMEOUT", "the drain timed out");
}

/** Closes at once. */
export function close(c: Context): void {
  end(c, "LOCAL_CLOSE", "closed");
}

function end(c: Context, reason: "DRAIN_TIMEOUT" | "LOCAL_CLOSE", message: string): void {
  const lost = c.data.requests;
  dropTransport(c, "abort");
  leave(c, "closed", reason);
  failRequests(c, lost, { reason, message });
  tell(c, { type: "closed" });
}

/** Gives up the attempt or the connection, without backoff. */
export function reset(c: Context, { reason }: Command<"reset">): void {
  fail(c, { reason: "INVALIDATED", message: `reset: ${reason}` });
}

/** Drops the backoff. */
export function resetBackoff(c: Context): void {
  c.engine.timers.clear("backoffEnd");
  c.data.state = "idle";
  c.data.asap = false;
}

/** The owner does not trust the peer any more. */
export function giveUpPeer(c: Context, { id, detail, mismatch }: Command<"fail">): void {
  if (mismatch) return fail(c, { reason: "CLUSTER_MISMATCH", message: detail });
  fail(c, {
    reason: "PROTOCOL_ERROR",
    code: "DECODE",
    message: `the response to request ${id} is not one: ${detail}`,
  });
}
