// What must hold on every transition (connection F). Each is looked at by an observer beside the machine.

import type { Timer } from "../../codec/connection/context.ts";
import type { ConnectionEffect, ConnectionState } from "../../codec/connection/effects.ts";
import type { ConnectionInput } from "../../codec/connection/inputs.ts";
import type { Settings } from "../../codec/connection/settings.ts";
import { transitions } from "../../codec/connection/states.ts";
import { expBackoff } from "../../codec/machine/backoff.ts";
import type { FailureReason } from "../../codec/machine/failure.ts";
import type { Answer } from "../../codec/machine/machine.ts";
import type { Snapshot } from "./key.ts";
import { type Accepted, type Ledger, liveAttempts } from "./ledger.ts";
import { APPLICATION_API, bodyOf, OFFERED, readFrame } from "./peer.ts";

/** One end of a transition. */
export interface Side {
  readonly snapshot: Snapshot;
  readonly ledger: Ledger;
  readonly deadlineMs: number | undefined;
}

/** One call. */
export interface Call {
  readonly input: ConnectionInput;
  readonly answer: Answer;
  /** What was known before it. */
  readonly ledger: Ledger;
}

/** One effect that was taken. */
export interface Moment {
  readonly effect: ConnectionEffect;
  /** What was known before it. */
  readonly ledger: Ledger;
}

/** One transition: calls at one moment, and the effects taken after them. */
export interface Edge {
  readonly settings: Settings;
  readonly nowMs: number;
  readonly before: Side;
  readonly calls: readonly Call[];
  readonly moments: readonly Moment[];
  readonly after: Side;
}

/** A rule, and how it is looked at: what is wrong, if something is. */
export interface Invariant {
  readonly id: string;
  readonly says: string;
  readonly check: (edge: Edge) => string | false | undefined;
}

type Effect<T extends ConnectionEffect["type"]> = Extract<ConnectionEffect, { type: T }>;

/** The moments of effects of some types. */
function of<T extends ConnectionEffect["type"]>(
  { moments }: Edge,
  ...types: readonly T[]
): readonly { readonly effect: Effect<T>; readonly ledger: Ledger }[] {
  return moments.filter(({ effect }) => types.includes(effect.type as T)) as never;
}

function first<T>(items: readonly T[], wrong: (item: T) => string | false | undefined) {
  for (const item of items) {
    const what = wrong(item);
    if (what) return what;
  }
  return undefined;
}

const ENDS: readonly ConnectionState[] = ["idle", "backoff", "closed"];
const SETUP: readonly ConnectionState[] = ["redirecting", "resolving", "tcp", "tls", "sasl"];
const WRITING: readonly ConnectionState[] = ["sasl", "negotiating", "ready"];
const QUIET: readonly FailureReason[] = [
  "PEER_IDLE_CLOSE",
  "IDLE_EXPIRED",
  "DRAIN_TIMEOUT",
  "LOCAL_CLOSE",
  "INVALIDATED",
];

function isSetup(state: ConnectionState, settings: Settings): boolean {
  return SETUP.includes(state) || state === "negotiating" && settings.setupCoversApiVersions;
}

/** All that are looked at on every transition. */
export const invariants: readonly Invariant[] = [
  {
    id: "F1",
    says: "each accepted request completes exactly once",
    check: (edge) =>
      doubleAcceptance(edge) ??
        (forgotten(edge.after) && "a request was forgotten, or is kept although it completed"),
  },
  {
    id: "F2",
    says: "nothing completes that was not accepted, nor with the response to another request",
    check: (edge) =>
      first(of(edge, "response", "completed", "requestFailed"), ({ effect, ledger }) => {
        const request = ledger.requests.find(({ id }) => id === effect.id);
        if (!request) return `request ${effect.id} completes and is not in flight`;
        return effect.type === "response" && foreign(effect, request);
      }),
  },
  {
    id: "F3",
    says: "completions of one failure, and responses, come in order of acceptance",
    check: (edge) => failuresOutOfOrder(edge) ?? responsesOutOfOrder(edge),
  },
  {
    id: "F4",
    says: "idle, backoff and closed have nothing in flight and no transport",
    check: ({ after: { ledger, snapshot } }) =>
      ENDS.includes(ledger.state) &&
      (ledger.requests.length > 0 || ledger.transports.length > 0 ||
        snapshot.data.requests.length > 0) &&
      `in flight ${ledger.requests.length}, transports ${ledger.transports.length}`,
  },
  {
    id: "F5",
    says: "at most one live transport; of a race one survives",
    check: (edge) => tooManyTransports(edge),
  },
  {
    id: "F6",
    says: "every open ends exactly once; a transport that opens late is aborted",
    check: (edge) => wronglyEnded(edge) ?? wronglyOpened(edge) ?? leaked(edge),
  },
  {
    id: "F7",
    says: "after closed there is no effect",
    check: ({ before, moments, after, calls }) => {
      if (before.ledger.state !== "closed") return;
      if (moments.length > 0) return `${moments[0]!.effect.type} after closed`;
      if (after.deadlineMs !== undefined) return "a deadline after closed";
      return calls.some(({ input, answer }) => isCommand(input) && answer.ok) && "a command taken";
    },
  },
  {
    id: "F8",
    says: "the deadline is in the future",
    check: ({ after: { deadlineMs }, nowMs }) =>
      deadlineMs !== undefined && !(deadlineMs > nowMs) && `deadline ${deadlineMs} at ${nowMs}`,
  },
  {
    id: "F9",
    says: "setup has a deadline; so has opening, unless that is off",
    check: ({ after, settings }) => noSetupDeadline(after, settings),
  },
  {
    id: "F10",
    says: "not too many in flight; writes only in sasl, negotiating and ready",
    check: (edge) =>
      tooManyInFlight(edge) ?? first(of(edge, "write"), (one) => strayWrite(edge, one)),
  },
  {
    id: "F11",
    says:
      "requests are written only when ready, not throttled, not draining, not re-authenticating",
    check: (edge) =>
      wronglyAccepted(edge) ?? first(of(edge, "write"), (one) => wronglyWritten(edge, one)),
  },
  {
    id: "F12",
    says: "a request reported as not sent has no byte in a write that was taken",
    check: (edge) =>
      first(of(edge, "requestFailed"), ({ effect: { id, sent }, ledger }) => {
        const request = ledger.requests.find((request) => request.id === id);
        if (sent === "no") {
          return request?.taken && `request ${id} was taken, and reported as not sent`;
        }
        const isLost = ENDS.includes(ledger.state);
        return isLost && request?.taken === false && `request ${id} was not taken`;
      }),
  },
  {
    id: "F13",
    says: "only versions that the peer offers are written",
    check: (edge) =>
      first(of(edge, "write"), ({ effect, ledger }) => {
        const { apiKey, apiVersion } = readFrame(effect.bytes, ledger.raw);
        if (apiKey !== APPLICATION_API) return;
        const { min, max } = OFFERED[apiKey]!;
        return (apiVersion < min || apiVersion > max) && `version ${apiVersion}`;
      }),
  },
  {
    id: "F14",
    says: "the end of a throttle never comes nearer on the same host",
    check: (edge) =>
      throttleShrinks(edge) ?? first(edge.calls, (call) => falseThrottle(edge, call)),
  },
  {
    id: "F15",
    says: "failures count until ready; the backoff lies in its interval",
    check: (edge) => first(of(edge, "disconnected"), (one) => wrongCounters(edge, one)),
  },
  {
    id: "F16",
    says: "idle expiry never happens with something in flight",
    check: (edge) =>
      first(
        of(edge, "disconnected"),
        ({ effect, ledger: { requests, tombstones } }) =>
          effect.reason === "IDLE_EXPIRED" && requests.length + tombstones.length > 0 &&
          "something is in flight",
      ),
  },
  {
    id: "F18",
    says: "stale reports change nothing but their counter; one of an open transport draws an abort",
    check: ({ before, after, calls, moments, nowMs }) => {
      if (calls.length > 1 || !isStale(calls[0]!) || nowMs >= (before.deadlineMs ?? Infinity)) {
        return;
      }
      const most = calls[0]!.input.type === "opened" ? 1 : 0;
      if (moments.length > most) return "a stale report has effects";
      const { staleInputs } = before.snapshot.data;
      if (after.snapshot.data.staleInputs !== staleInputs + 1) return "it is not counted";
      return timeless(before.snapshot) !== timeless(after.snapshot) && "it changes something";
    },
  },
  {
    id: "F23",
    says: "no more bytes are kept than came, nor than the limit and one chunk",
    check: ({ before, after, calls, settings }) => {
      const chunk = Math.max(0, ...calls.map(({ input }) => chunkOf(input)));
      const kept = bytesOf(after.snapshot);
      if (kept > bytesOf(before.snapshot) + chunk) return `${kept} bytes kept`;
      return kept > settings.receiveMaxFrameBytes + chunk && `${kept} bytes kept`;
    },
  },
  {
    id: "F24",
    says: "an early tick does nothing",
    check: ({ before, after, calls, moments, nowMs }) => {
      if (calls.length > 1 || calls[0]!.input.type !== "tick") return;
      if (nowMs >= (before.deadlineMs ?? Infinity)) return;
      return (moments.length > 0 || timeless(before.snapshot) !== timeless(after.snapshot)) &&
        "an early tick changes something";
    },
  },
  {
    id: "F25",
    says: "writes are numbered without gaps, in order of acceptance",
    check: (edge) =>
      first(of(edge, "write"), ({ effect, ledger }) => {
        if (effect.writeSeq !== ledger.writeSeq) return `write ${effect.writeSeq}`;
        const { apiKey, correlationId } = readFrame(effect.bytes, ledger.raw);
        if (apiKey !== APPLICATION_API) return;
        const next = ledger.requests.find(({ taken }) => !taken);
        return next?.correlationId !== correlationId && `write of ${correlationId} out of order`;
      }) ?? numberedWrongly(edge),
  },
  {
    id: "F26",
    says: "each attempt ends in time",
    check: ({ after: { ledger }, settings, nowMs }) => {
      if (ledger.attemptMs === null) return;
      const { socketConnectionSetupTimeoutMaxMs: setupMs, requestTimeoutMs } = settings;
      const endMs = ledger.attemptMs + setupMs + 2 * requestTimeoutMs + ledger.slackMs;
      return nowMs >= endMs && `the attempt of ${ledger.attemptMs} goes on at ${nowMs}`;
    },
  },
  {
    id: "F28",
    says: "each accepted request completes in time",
    check: ({ after: { ledger }, nowMs }) =>
      nowMs >= ledger.graceUntilMs &&
      first([...ledger.requests, ...ledger.tombstones], ({ id, dueMs }) =>
        nowMs >= dueMs && `request ${id} was due at ${dueMs}, and goes on at ${nowMs}`),
  },
  {
    id: "F29",
    says: "a drain ends in time, a close at once",
    check: ({ after: { ledger }, calls, nowMs }) => {
      const isClosed = ledger.state === "closed";
      if (calls.some(({ input, answer }) => input.type === "close" && answer.ok) && !isClosed) {
        return "not closed";
      }
      const { state, drainDueMs, graceUntilMs } = ledger;
      return state === "draining" && nowMs >= drainDueMs! && nowMs >= graceUntilMs &&
        "drains for too long";
    },
  },
  {
    id: "F31",
    says: "stall grace is given once for each wake-up on time",
    check: (edge) =>
      first(of(edge, "stalled"), ({ effect: { gapMs }, ledger }) => {
        const { stallForgiveness, stallMs } = edge.settings;
        if (!stallForgiveness || gapMs < stallMs) return `a stall of ${gapMs} ms`;
        return ledger.graceSpent && "grace once more";
      }),
  },
  {
    id: "M6",
    says: "effects are numbered upwards; a write that was withdrawn leaves a gap",
    check: ({ moments }) =>
      first(moments, ({ effect, ledger }) => effect.seq < ledger.seq && `effect ${effect.seq}`),
  },
  {
    id: "M7",
    says: "tokens of transports are never used again",
    check: (edge) =>
      first(
        of(edge, "open"),
        ({ effect: { attempt }, ledger }) =>
          attempt <= ledger.openedAttempt && `open of attempt ${attempt}`,
      ),
  },
  {
    id: "M8",
    says: "reports and ticks are never refused",
    check: ({ calls }) =>
      first(
        calls,
        ({ input, answer }) =>
          !isCommand(input) && JSON.stringify(answer) !== '{"ok":true}' && "a report was refused",
      ),
  },
  {
    id: "A.5",
    says: "timers run only in states that do something at their end",
    check: ({ after: { ledger: { state }, snapshot } }) =>
      first(
        Object.keys(snapshot.engine.timers.deadlines) as Timer[],
        (timer) => transitions[state][timer] === undefined && `${timer} runs in ${state}`,
      ),
  },
  {
    id: "A.4",
    says: "effects of one failure: action, change of state, requests, disconnected, hint",
    check: (edge) => wrongOrder(edge),
  },
];

function isCommand(input: ConnectionInput): boolean {
  return input.type !== "tick" && !("attempt" in input);
}

function chunkOf(input: ConnectionInput): number {
  return input.type === "received" ? input.bytes.length : 0;
}

function bytesOf({ inbox: { base64 } }: Snapshot): number {
  return base64.length * 3 / 4 - (base64.match(/=/g)?.length ?? 0);
}

/** A report about what is over. */
function isStale({ input, ledger }: Call): boolean {
  return "attempt" in input && !liveAttempts(ledger).includes(input.attempt);
}

/** A state without its clock and what is only counted. */
function timeless({ engine, data, ...rest }: Snapshot): string {
  return JSON.stringify([{ ...engine, nowMs: 0, seq: 0 }, { ...data, staleInputs: 0 }, rest]);
}

// ---- requests -------------------------------------------------------------------------------

function doubleAcceptance({ calls }: Edge): string | undefined {
  return first(calls, ({ input, answer, ledger }) => {
    if (input.type !== "send" || !answer.ok) return;
    const { requests, tombstones } = ledger;
    return [...requests, ...tombstones].some(({ id }) => id === input.id) &&
      `request ${input.id} was accepted while it was in flight`;
  });
}

/** Whether what the machine has in flight is not what was accepted and did not complete. */
function forgotten({ ledger, snapshot }: Side): boolean {
  const { requests } = snapshot.data;
  const kept = requests.filter(({ kind, tombstone }) => kind === "owner" && !tombstone);
  return kept.map(({ id }) => id).join() !== ledger.requests.map(({ id }) => id).join();
}

function foreign(effect: Effect<"response">, request: Accepted): string | false {
  const { correlationId, body } = effect;
  if (correlationId !== request.correlationId) return `the response to ${correlationId}`;
  return bodyOf(correlationId).join() !== body.join() && `the body of another response`;
}

function failuresOutOfOrder(edge: Edge): string | undefined {
  let last = -1;
  return first(of(edge, "requestFailed", "stateChanged"), ({ effect, ledger }) => {
    if (effect.type === "stateChanged") return void (last = -1);
    const { correlationId } = ledger.requests.find(({ id }) => id === effect.id)!;
    if (correlationId < last) return `request ${effect.id} failed out of order`;
    last = correlationId;
    return;
  });
}

function responsesOutOfOrder(edge: Edge): string | undefined {
  return first(of(edge, "response"), ({ effect, ledger }) => {
    const oldest = ledger.requests.find(({ expectsResponse }) => expectsResponse)!;
    return oldest.id !== effect.id && `request ${effect.id} was answered before ${oldest.id}`;
  });
}

function tooManyInFlight({ after: { ledger }, settings }: Edge): string | undefined {
  const n = ledger.requests.length + ledger.tombstones.length;
  return n > settings.maxInFlightRequestsPerConnection ? `${n} in flight` : undefined;
}

/** Actions come before the change of state of their step. */
function stateOfStep({ moments }: Edge, effect: ConnectionEffect, now: ConnectionState) {
  const at = moments.findIndex((moment) => moment.effect === effect);
  const next = moments.slice(at).find(({ effect }) => !("attempt" in effect))?.effect;
  return next?.type === "stateChanged" ? [now, next.to] : [now];
}

function strayWrite(edge: Edge, { effect, ledger }: Moment): string | undefined {
  const states = stateOfStep(edge, effect, ledger.state);
  if (wasHeld(edge, ledger)) return;
  if (!states.some((state) => WRITING.includes(state))) return `write in ${states.join()}`;
  const open = ledger.transports.find(({ open }) => open);
  return open?.attempt === (effect as Effect<"write">).attempt
    ? undefined
    : "write to no transport";
}

/** Writes that were withdrawn must leave no gap for the next one. */
function numberedWrongly({ after: { snapshot, ledger } }: Edge): string | undefined {
  const { writeSeq } = snapshot.data;
  return writeSeq === ledger.writeSeq ? undefined : `the next write would be ${writeSeq}`;
}

function wronglyAccepted({ calls, nowMs }: Edge): string | undefined {
  return first(calls, ({ input, answer, ledger }) => {
    if (input.type !== "send" || !answer.ok) return;
    if (ledger.state !== "ready") return `accepted in ${ledger.state}`;
    if (nowMs < ledger.throttleUntilMs) return "accepted while throttled";
    return authenticates(ledger) && "accepted while re-authenticating";
  });
}

/** A probe may hold back what was accepted before a drain: it is written while draining. */
function wasHeld({ settings }: Edge, { state }: Ledger): boolean {
  return state === "draining" && settings.idleProbeAfterMs !== null;
}

function wronglyWritten(edge: Edge, { effect, ledger }: Moment): string | false | undefined {
  const { apiKey } = readFrame((effect as Effect<"write">).bytes, ledger.raw);
  if (apiKey !== APPLICATION_API) return;
  if (edge.nowMs < ledger.throttleUntilMs) return "a request is written while throttled";
  if (wasHeld(edge, ledger)) return;
  if (ledger.state !== "ready") return `a request is written in ${ledger.state}`;
  return authenticates(ledger) && "a request is written while re-authenticating";
}

function authenticates({ unanswered, round, raw }: Ledger): boolean {
  return raw || round !== null || unanswered.some(({ apiKey }) => [-1, 17, 36].includes(apiKey));
}

// ---- transports -----------------------------------------------------------------------------

function tooManyTransports(edge: Edge): string | undefined {
  const { after: { ledger: { transports } }, settings: { addressPolicy } } = edge;
  const most = addressPolicy === "race" ? transports.length : 1;
  if (transports.length > most) return `${transports.length} transports`;
  const open = transports.filter(({ open }) => open).length;
  if (open > 0 && transports.length > 1) return `${open} of ${transports.length} open`;
  return first(
    of(edge, "open"),
    ({ ledger }) => ledger.transports.some(({ open }) => open) && "open beside an open transport",
  );
}

function wronglyEnded(edge: Edge): string | undefined {
  const late = lateOpened(edge);
  return first(of(edge, "close", "abort"), ({ effect: { type, attempt }, ledger }) => {
    if (ledger.transports.some((transport) => transport.attempt === attempt)) return;
    const at = late.indexOf(attempt);
    if (at < 0 || type !== "abort") return `${type} of attempt ${attempt}, which is over`;
    late.splice(at, 1);
    return;
  }) ?? (late.length > 0 ? `attempt ${late[0]} opened late and is not aborted` : undefined);
}

/** The tokens of stale `opened` reports. */
function lateOpened({ calls }: Edge): number[] {
  return calls.flatMap(({ input, ledger }) => {
    if (input.type !== "opened" || ledger.state === "closed") return [];
    return liveAttempts(ledger).includes(input.attempt) ? [] : [input.attempt];
  });
}

function wronglyOpened(edge: Edge): string | undefined {
  return first(
    of(edge, "open"),
    ({ effect: { attempt }, ledger }) =>
      ledger.transports.some((transport) => transport.attempt === attempt) &&
      `attempt ${attempt} is opened twice`,
  );
}

function leaked({ after: { ledger, snapshot } }: Edge): string | undefined {
  const { transport, racers } = snapshot.data;
  const known = transport ? [transport] : racers.map(({ attempt }) => attempt);
  const open = ledger.transports.map(({ attempt }) => attempt);
  return known.join() === open.join() ? undefined : `transports ${open} are open, ${known} known`;
}

function noSetupDeadline({ snapshot, ledger }: Side, settings: Settings): string | undefined {
  const { state, attemptMs, transports } = ledger;
  const { setupTimeout, connectTimeout } = snapshot.engine.timers.deadlines;
  if (isSetup(state, settings)) {
    const latest = attemptMs! + settings.socketConnectionSetupTimeoutMaxMs;
    if (!(setupTimeout! <= latest)) return `setup ends at ${setupTimeout}`;
  }
  if (state !== "tcp" || settings.connectTimeoutMs === null) return;
  const opened = Math.min(...transports.map(({ openMs }) => openMs));
  if (connectTimeout! <= opened + settings.connectTimeoutMaxMs) return;
  return `connecting ends at ${connectTimeout}`;
}

// ---- counters -------------------------------------------------------------------------------

function throttleShrinks({ before, after, calls }: Edge): string | undefined {
  const moved = calls.some(({ input, answer }) => input.type === "retarget" && answer.ok);
  const [was, is] = [before, after].map(({ snapshot }) =>
    snapshot.data.throttleUntilMs ?? -Infinity
  );
  return !moved && is! < was! ? `throttled until ${is} instead of ${was}` : undefined;
}

function falseThrottle({ nowMs }: Edge, { answer, ledger }: Call): string | false {
  if (answer.ok || answer.reason !== "THROTTLED") return false;
  const { untilMs } = answer;
  return (untilMs !== ledger.throttleUntilMs || nowMs >= untilMs) && `throttled until ${untilMs}`;
}

function wrongCounters({ settings, nowMs }: Edge, { effect, ledger }: Moment): string | undefined {
  const { reason, failedAttempts, setupFailures, backoffUntilMs, phase } = effect as Effect<
    "disconnected"
  >;
  const counts = !QUIET.includes(reason);
  const failures = ledger.failedAttempts + (counts ? 1 : 0);
  if (failedAttempts !== failures) return `failure ${failedAttempts} instead of ${failures}`;
  const inSetup = phase !== "ready" && phase !== "draining" &&
    (phase !== "negotiating" || settings.setupCoversApiVersions);
  const setups = counts ? inSetup ? ledger.setupFailures + 1 : 0 : ledger.setupFailures;
  if (setupFailures !== setups) return `setup failure ${setupFailures} instead of ${setups}`;
  if (backoffUntilMs === null) return;
  const waits = [0, 1 - 2 ** -32].map((draw) =>
    expBackoff(
      counts ? failures - 1 : 0,
      settings.reconnectBackoffMs,
      settings.reconnectBackoffMaxMs,
      () => draw,
    )
  );
  const wait = backoffUntilMs - nowMs;
  return wait < waits[0]! || wait > waits[1]! ? `backoff of ${wait} ms` : undefined;
}

// ---- order ----------------------------------------------------------------------------------

const REDIRECTS: readonly string[] = ["redirectDecided", "redirectRejected", "redirectInvalid"];

/** What may stand directly before. */
const BEFORE: { readonly [type: string]: readonly string[] } = {
  disconnected: ["stateChanged", "requestFailed"],
  hint: ["disconnected", "hint"],
  drained: ["stateChanged"],
  closed: ["stateChanged", "requestFailed", "drained", "disconnected", "hint"],
  available: ["stateChanged"],
  ready: ["stateChanged"],
};

function wrongOrder({ moments }: Edge): string | undefined {
  let last = "";
  return first(moments, ({ effect, ledger }) => {
    const before = last;
    last = effect.type;
    if (effect.type === "stateChanged" && effect.from !== ledger.state) {
      return "a step was left out";
    }
    if (effect.type === "stateChanged" && REDIRECTS.includes(before)) return;
    const may = BEFORE[effect.type];
    if (may && !may.includes(before)) return `${effect.type} after ${before || "nothing"}`;
    return "attempt" in effect && before === "requestFailed" && !REDIRECTS.includes(effect.type) &&
      ENDS.includes(ledger.state) && `${effect.type} before disconnected`;
  });
}
