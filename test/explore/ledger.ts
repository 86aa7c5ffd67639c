// What an observer beside the machine knows. Nothing of it is read out of the machine.

import type { ConnectionEffect, ConnectionState } from "../../codec/connection/effects.ts";
import type {
  ConnectionInput,
  ConnectionReport,
  Report,
  SendCommand,
} from "../../codec/connection/inputs.ts";
import type { Answer } from "../../codec/machine/machine.ts";
import { type Frame, readFrame } from "./peer.ts";

/** A request that was accepted. */
export interface Accepted {
  readonly id: number;
  readonly correlationId: number;
  readonly expectsResponse: boolean;
  readonly acceptedMs: number;
  readonly timeoutMs: number;
  /** When it must be settled; of a tombstone, when its connection is given up. */
  readonly dueMs: number;
  /** Throttling has put that off. */
  readonly extended: boolean;
  /** Its write was taken. */
  readonly taken: boolean;
}

/** A transport that was asked for and has not ended. */
export interface Transport {
  readonly attempt: number;
  readonly open: boolean;
  readonly openMs: number;
}

/** What the bytes of a `received` are. */
export interface Said {
  /** How many frames they answer, the oldest first. */
  readonly answers: number;
  /** What is still to come of a frame that was cut. */
  readonly rest?: Uint8Array;
  /** By how much the answer puts off the end of the attempt. */
  readonly throttleMs?: number;
}

/** Everything that was seen and matters for what follows. */
export interface Ledger {
  readonly state: ConnectionState;
  /** Where the node is. */
  readonly host: string;
  /** When the attempt under way began, until `ready`. */
  readonly attemptMs: number | null;
  /** By how much throttling and late wake-ups may have put off the end of the attempt. */
  readonly slackMs: number;
  /** Throttling has. */
  readonly slowed: boolean;
  /** The highest token that was named, and the highest that `open` named. */
  readonly attempt: number;
  readonly openedAttempt: number;
  /** What the driver was asked and has not answered. */
  readonly asked: "redirect" | "resolve" | null;
  readonly round: number | null;
  readonly transports: readonly Transport[];
  /** Accepted and not settled, in order. */
  readonly requests: readonly Accepted[];
  /** Settled by their timeouts; their responses may still come. */
  readonly tombstones: readonly Accepted[];
  /** What the peer has got and has not answered. */
  readonly unanswered: readonly Frame[];
  /** What is to come of a frame that the peer has begun. */
  readonly rest: Said | null;
  readonly restBytes: Uint8Array | null;
  /** The next write is a token without header. */
  readonly raw: boolean;
  readonly correlationId: number;
  readonly writeSeq: number;
  readonly seq: number;
  readonly throttleUntilMs: number;
  readonly drainDueMs: number | null;
  readonly failedAttempts: number;
  readonly setupFailures: number;
  readonly graceUntilMs: number;
  readonly graceSpent: boolean;
}

/** Before anything has happened. */
export const EMPTY: Ledger = {
  state: "idle",
  host: "",
  attemptMs: null,
  slackMs: 0,
  slowed: false,
  attempt: 0,
  openedAttempt: 0,
  asked: null,
  round: null,
  transports: [],
  requests: [],
  tombstones: [],
  unanswered: [],
  rest: null,
  restBytes: null,
  raw: false,
  correlationId: 0,
  writeSeq: 0,
  seq: 0,
  throttleUntilMs: -Infinity,
  drainDueMs: null,
  failedAttempts: 0,
  setupFailures: 0,
  graceUntilMs: -Infinity,
  graceSpent: false,
};

/** What the observer knows of the settings. */
export interface Terms {
  readonly requestTimeoutMs: number;
  readonly drainTimeoutMs: number;
  readonly stallMs: number;
  readonly stallGraceMs: number;
}

/** The tokens whose reports count. */
export function liveAttempts({ transports, asked, attempt }: Ledger): readonly number[] {
  const open = transports.find((transport) => transport.open);
  if (open) return [open.attempt];
  return asked ? [attempt] : transports.map((transport) => transport.attempt);
}

/** A call is made at `nowMs`; the machine wanted to be woken at `deadlineMs`. */
export function atTime(
  ledger: Ledger,
  nowMs: number,
  deadlineMs: number | undefined,
  { stallMs }: Terms,
): Ledger {
  const lateMs = nowMs - (deadlineMs ?? nowMs);
  if (lateMs < 0 || deadlineMs === undefined) return ledger;
  const { graceSpent, slackMs } = ledger;
  return { ...ledger, graceSpent: graceSpent && lateMs >= stallMs, slackMs: slackMs + lateMs };
}

/** An input was handed in. */
export function afterInput(
  ledger: Ledger,
  input: ConnectionInput,
  answer: Answer,
  nowMs: number,
  terms: Terms,
  said?: Said,
): Ledger {
  if (!answer.ok) return ledger;
  switch (input.type) {
    case "send":
      return accept(ledger, input, answer.correlationId!, nowMs, terms);
    case "throttle":
      return ledger.state === "closed" ? ledger : extend(ledger, input.throttleMs, nowMs);
    case "drain":
      if (ledger.state !== "ready") return ledger;
      return { ...ledger, drainDueMs: nowMs + (input.timeoutMs ?? terms.drainTimeoutMs) };
    case "reset":
      return ledger.state === "backoff" ? { ...ledger, state: "idle" } : ledger;
    case "retarget":
      if (input.host === ledger.host) return ledger;
      return {
        ...ledger,
        host: input.host,
        failedAttempts: 0,
        setupFailures: 0,
        throttleUntilMs: -Infinity,
      };
  }
  if (!("attempt" in input) || !liveAttempts(ledger).includes(input.attempt)) return ledger;
  return afterReport(ledger, input, nowMs, said);
}

function accept(
  ledger: Ledger,
  { id, expectResponse = true, timeoutMs }: SendCommand,
  correlationId: number,
  nowMs: number,
  { requestTimeoutMs }: Terms,
): Ledger {
  const request: Accepted = {
    id,
    correlationId,
    expectsResponse: expectResponse,
    acceptedMs: nowMs,
    timeoutMs: timeoutMs ?? requestTimeoutMs,
    dueMs: nowMs + (timeoutMs ?? requestTimeoutMs),
    extended: false,
    taken: false,
  };
  return {
    ...ledger,
    requests: [...ledger.requests, request],
    correlationId: correlationId + 1,
  };
}

/** Throttling puts off what is waited for. */
function extend(ledger: Ledger, throttleMs: number, nowMs: number): Ledger {
  const later = (request: Accepted) => ({
    ...request,
    dueMs: request.dueMs + throttleMs,
    extended: true,
  });
  return {
    ...ledger,
    slackMs: ledger.slackMs + throttleMs,
    slowed: ledger.attemptMs !== null,
    requests: ledger.requests.map(later),
    tombstones: ledger.tombstones.map(later),
    throttleUntilMs: Math.max(ledger.throttleUntilMs, nowMs + throttleMs),
  };
}

/** A report about a transport, or an answer, that counts. */
function afterReport(ledger: Ledger, input: ConnectionReport, nowMs: number, said?: Said): Ledger {
  const { attempt } = input;
  const isOpen = ledger.transports.some((transport) => transport.open);
  switch (input.type) {
    case "redirected":
    case "redirectFailed":
    case "resolved":
    case "resolveFailed":
      return { ...ledger, asked: null };
    case "saslAnswered":
    case "saslFailed":
      return { ...ledger, round: null };
    case "opened":
      return isOpen ? ledger : { ...ledger, transports: openedOf(ledger, input, nowMs) };
    case "openFailed":
      return isOpen ? ledger : { ...ledger, transports: without(ledger.transports, attempt) };
    case "peerClosed":
      return { ...ledger, transports: without(ledger.transports, attempt) };
    case "received":
      return isOpen && said ? afterBytes(ledger, said, nowMs) : ledger;
  }
  return ledger;
}

function openedOf(
  { transports }: Ledger,
  { attempt }: Report<"opened">,
  openMs: number,
): readonly Transport[] {
  return transports.map((transport) =>
    transport.attempt === attempt ? { attempt, open: true, openMs } : transport
  );
}

function without(transports: readonly Transport[], attempt: number): readonly Transport[] {
  return transports.filter((transport) => transport.attempt !== attempt);
}

function afterBytes(ledger: Ledger, said: Said, nowMs: number): Ledger {
  const { answers, rest = null, throttleMs = 0 } = said;
  const answered = ledger.unanswered.slice(0, answers);
  const ids = answered.map(({ correlationId }) => correlationId);
  const after: Ledger = {
    ...ledger,
    unanswered: ledger.unanswered.slice(answers),
    tombstones: ledger.tombstones.filter(({ correlationId }) => !ids.includes(correlationId)),
    rest: rest && said,
    restBytes: rest,
    raw: ledger.raw || answered.some(({ apiKey, apiVersion }) => apiKey === 17 && apiVersion === 0),
  };
  return throttleMs > 0 ? extend(after, throttleMs, nowMs) : after;
}

/** An effect was taken. */
export function afterEffect(
  ledger: Ledger,
  effect: ConnectionEffect,
  nowMs: number,
  { stallGraceMs }: Terms,
): Ledger {
  const after = { ...ledger, seq: effect.seq + 1 };
  if (effect.type !== "stalled") return apply(after, effect, nowMs);
  return { ...after, graceSpent: true, graceUntilMs: nowMs + stallGraceMs };
}

function apply(ledger: Ledger, effect: ConnectionEffect, nowMs: number): Ledger {
  switch (effect.type) {
    case "redirect":
    case "resolve":
      return { ...begun(ledger, effect.attempt, nowMs), asked: effect.type };
    case "open":
      return {
        ...begun(ledger, effect.attempt, nowMs),
        openedAttempt: effect.attempt,
        transports: [...ledger.transports, { attempt: effect.attempt, open: false, openMs: nowMs }],
      };
    case "close":
    case "abort":
      return { ...ledger, transports: without(ledger.transports, effect.attempt) };
    case "write":
      return written(ledger, effect.bytes);
    case "answerSasl":
      return { ...ledger, round: effect.round };
    case "stateChanged":
      return moved(ledger, effect.to);
    case "ready":
      return {
        ...ledger,
        attemptMs: null,
        slowed: false,
        failedAttempts: 0,
        setupFailures: 0,
      };
    case "response":
    case "completed":
      return settled(ledger, effect.id);
    case "requestFailed":
      return failed(ledger, effect);
    case "disconnected": {
      const { failedAttempts, setupFailures } = effect;
      return { ...ledger, failedAttempts, setupFailures };
    }
    case "throttled":
      return { ...ledger, throttleUntilMs: effect.untilMs };
  }
  return ledger;
}

function begun(ledger: Ledger, attempt: number, nowMs: number): Ledger {
  if (ledger.attemptMs !== null) return { ...ledger, attempt };
  return { ...ledger, attempt, attemptMs: nowMs, slackMs: 0 };
}

function written(ledger: Ledger, bytes: Uint8Array): Ledger {
  const frame = readFrame(bytes, ledger.raw);
  const { correlationId } = frame;
  const request = ledger.requests.find((request) => isOf(request, frame));
  const isSilent = request !== undefined && !request.expectsResponse;
  const isHeard = ledger.transports.some(({ open }) => open);
  return {
    ...ledger,
    raw: false,
    writeSeq: ledger.writeSeq + 1,
    correlationId: ledger.raw
      ? ledger.correlationId
      : Math.max(ledger.correlationId, correlationId + 1),
    unanswered: isSilent || !isHeard ? ledger.unanswered : [...ledger.unanswered, frame],
    requests: request
      ? ledger.requests.map((one) => one === request ? { ...one, taken: true } : one)
      : ledger.requests,
  };
}

/** Whether a frame is that of a request. */
export function isOf(request: Accepted, frame: Frame): boolean {
  return frame.apiKey >= 0 && frame.correlationId === request.correlationId;
}

const ENDS: readonly ConnectionState[] = ["idle", "backoff", "closed"];

function moved(ledger: Ledger, state: ConnectionState): Ledger {
  if (!ENDS.includes(state)) return { ...ledger, state };
  return {
    ...ledger,
    state,
    attemptMs: null,
    slowed: false,
    asked: null,
    round: null,
    tombstones: [],
    unanswered: [],
    rest: null,
    restBytes: null,
    raw: false,
    drainDueMs: null,
  };
}

function settled(ledger: Ledger, id: number): Ledger {
  return { ...ledger, requests: ledger.requests.filter((request) => request.id !== id) };
}

function failed(
  ledger: Ledger,
  { id, reason, sent }: ConnectionEffect & { type: "requestFailed" },
): Ledger {
  const request = ledger.requests.find((request) => request.id === id);
  const after = settled(ledger, id);
  const isLost = ENDS.includes(ledger.state);
  if (!request || reason !== "REQUEST_TIMEOUT" || isLost) return after;
  if (sent === "no" || !request.expectsResponse) return after;
  const tombstone = { ...request, dueMs: request.dueMs + request.timeoutMs };
  return { ...after, tombstones: [...ledger.tombstones, tombstone] };
}
