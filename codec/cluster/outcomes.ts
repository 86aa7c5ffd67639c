// How calls end, or go on (connection B.7).

import type { RequestFailureReason, ResponseEvent } from "../connection/mod.ts";
import { expBackoff } from "../machine/backoff.ts";
import { CODES, mustRetry, type Said } from "./answers.ts";
import {
  apiOf,
  type Call,
  type Context,
  type Lane,
  nameOf,
  nodeOf,
  tell,
  wakeBy,
} from "./context.ts";
import { coordinatorIn, NOT_AVAILABLE, remember, willPass } from "./coordinators.ts";
import type { CallFailureReason } from "./effects.ts";
import { expedite, nextRefresh } from "./refresh.ts";
import { coordinatorKey, followsTable, whatIsKnown } from "./routes.ts";

/** A call is answered. */
export function answered(
  c: Context,
  call: Call,
  lane: Lane,
  event: ResponseEvent,
  answer: Said | undefined,
): void {
  call.nodeId = lane.nodeId;
  if (answer && mustRetry(c, call, answer)) {
    return declined(c, call, answer.codes.find((code) => code !== 0)!);
  }
  if (call.id < 0) return found(c, call, event);
  const { apiKey, apiVersion, body } = event;
  settle(c, call);
  tell(c, {
    type: "callAnswered",
    id: call.id,
    nodeId: lane.nodeId < 0 ? null : lane.nodeId,
    apiKey,
    apiVersion,
    body,
    latencyMs: c.engine.nowMs - call.startMs,
  });
}

/** A coordinator is found, or not. */
function found(c: Context, call: Call, event: ResponseEvent): void {
  const key = call.message as string;
  const answer = coordinatorIn(apiOf(c, call.apiKey)!, event);
  if (willPass(answer)) return declined(c, call, answer.errorCode);
  if (answer.errorCode !== 0) {
    call.errorCode = answer.errorCode;
    call.place = "table"; // it is in flight no more
    return fail(c, call, "RETRIES_EXHAUSTED");
  }
  if (answer.nodeId < 0 || !nodeOf(c, answer.nodeId)) {
    expedite(c); // the table is old, or that node is gone
    return declined(c, call, NOT_AVAILABLE);
  }
  settle(c, call);
  remember(c, key, answer.nodeId);
  for (const { id } of takeSeekers(c, key)) c.unplaced.add(id);
}

/** The calls that have waited for a coordinator. */
function takeSeekers(c: Context, key: string): readonly Call[] {
  const ids = c.seekers.get(key) ?? [];
  c.seekers.delete(key);
  return ids.flatMap((id) => {
    const call = c.calls.get(id);
    return call?.place === "coordinator" && call.where === key ? call : [];
  });
}

/** The answer says that it should be tried elsewhere or later. */
function declined(c: Context, call: Call, errorCode: number): void {
  call.place = "table";
  call.sent = "maybe";
  call.errorCode = errorCode;
  call.cause = null;
  if (errorCode !== CODES.coordinatorLoading) forgetCoordinator(c, call);
  if (errorCode === CODES.notController) c.data.controllerId = -1;
  again(c, call);
}

/** The coordinator that a call was meant for may be another one. */
export function forgetCoordinator(c: Context, { route }: Call): void {
  if (typeof route !== "object" || !("coordinator" in route)) return;
  c.coordinators.delete(coordinatorKey(route));
}

/** A request has failed. */
export function requestLost(
  c: Context,
  call: Call,
  sent: "no" | "maybe",
  reason: RequestFailureReason,
): void {
  call.place = "table";
  call.cause = reason;
  call.errorCode = null;
  forgetCoordinator(c, call);
  if (c.data.state === "closed") return end(c, call, sent);
  if (sent === "no") return void c.unplaced.add(call.id);
  call.sent = "maybe";
  if (call.idempotent) again(c, call);
  else fail(c, call, "OUTCOME_UNKNOWN");
}

/** The cluster is closed. */
export function end(c: Context, call: Call, sent: "no" | "maybe" = call.sent): void {
  call.place = "table";
  if (sent === "maybe") call.sent = sent;
  fail(c, call, "CLOSED", "the cluster is closed");
}

/** Tries once more, later, and with newer metadata if that decides where. */
function again(c: Context, call: Call): void {
  if (call.retriesLeft === 0) return fail(c, call, "RETRIES_EXHAUSTED");
  if (call.retriesLeft !== null) call.retriesLeft--;
  const { retryBackoffMs, retryBackoffMaxMs } = c.settings;
  const draw = () => c.engine.random.draw("jitter.retry");
  call.notBeforeMs = c.engine.nowMs +
    expBackoff(call.tries++, retryBackoffMs, retryBackoffMaxMs, draw);
  if (followsTable(call.route) && call.errorCode !== CODES.coordinatorLoading) {
    call.refreshes = nextRefresh(c);
    expedite(c);
  }
  call.place = "time";
  c.unplaced.add(call.id);
}

/** Calls whose time is over. */
export function expire(c: Context): void {
  for (const call of [...c.calls.values()]) {
    if (call.deadlineMs <= c.engine.nowMs) fail(c, call, "CALL_TIMEOUT");
    else wakeBy(c, "callDeadline", call.deadlineMs);
  }
}

/** A call has no answer. */
export function fail(c: Context, call: Call, reason: CallFailureReason, why?: string): void {
  if (c.calls.get(call.id) !== call) return; // the end of another one has ended it
  const { id, cause, errorCode, nodeId, place } = call;
  const detail = why ?? detailOf(c, call);
  const lost = nodeId === null ? null : nodeOf(c, nodeId)?.lost ?? null;
  settle(c, call);
  if (id < 0) return notFound(c, call, reason, detail);
  tell(c, {
    type: "callFailed",
    id,
    reason,
    sent: place === "flight" ? "maybe" : call.sent,
    ...(cause !== null && { cause }),
    ...(errorCode !== null && { errorCode }),
    ...(nodeId !== null && nodeId >= 0 && { nodeId }),
    detail,
    ...(lost && { lost: lost.detail }),
  });
}

function detailOf(c: Context, { route, errorCode, nodeId, cause, place }: Call): string {
  const known = whatIsKnown(c, route);
  if (nodeId === null) return known;
  if (place === "flight") return `${nameOf(c, nodeId)} has not answered`;
  if (errorCode !== null) return `${nameOf(c, nodeId)} answered with error ${errorCode}; ${known}`;
  if (cause === null) return known;
  return nodeOf(c, nodeId)?.lost?.detail.message ?? `${nameOf(c, nodeId)}: ${cause}; ${known}`;
}

/** Whoever waits for the coordinator seeks it again, unless that is of no use. */
function notFound(c: Context, sought: Call, reason: CallFailureReason, detail: string): void {
  const key = sought.message as string;
  for (const call of takeSeekers(c, key)) {
    if (reason === "CALL_TIMEOUT") c.unplaced.add(call.id);
    else {
      call.errorCode = sought.errorCode;
      fail(c, call, reason, `FindCoordinator: ${detail}`);
    }
  }
}

function settle(c: Context, { id }: Call): void {
  c.calls.delete(id);
  c.unplaced.delete(id);
}
