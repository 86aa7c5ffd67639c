// The requests in flight: what is written, when it must be answered, how it ends.

import { encodeRequestHeader } from "../messages/request_header.ts";
import { ask, type Context, type Kind, type Request, tell } from "./context.ts";
import type { RequestFailureReason } from "./effects.ts";
import type { Failure } from "./failure_type.ts";

const PREFIX = 4;
const CONTROLLED_SHUTDOWN = 7;
// Kafka's SASL layer reserves the ids from here to 2³¹ − 1.
const RESERVED = 2_147_483_640;

/** The deadline of a request that a timer of its attempt limits. Infinity is no JSON. */
export const NEVER: number = Number.MAX_SAFE_INTEGER;

/** What is about to be sent. */
export interface Outgoing {
  readonly kind: Kind;
  readonly id: number;
  readonly apiKey: number;
  readonly apiVersion: number;
  readonly flexible: boolean;
  readonly body: Uint8Array;
  readonly expectResponse: boolean;
  readonly timeoutMs: number;
}

/** The frame of a request: length, header, body. */
export function frameOf(c: Context, out: Outgoing, correlationId: number): Uint8Array {
  const header = encodeRequestHeader({
    requestApiKey: out.apiKey,
    requestApiVersion: out.apiVersion,
    correlationId,
    clientId: c.options.clientId ?? null,
  }, headerVersion(out));
  const size = header.length + out.body.length;
  const frame = new Uint8Array(PREFIX + size);
  new DataView(frame.buffer).setInt32(0, size);
  frame.set(header, PREFIX);
  frame.set(out.body, PREFIX + header.length);
  return frame;
}

function headerVersion({ apiKey, apiVersion, flexible }: Outgoing): number {
  if (apiKey === CONTROLLED_SHUTDOWN && apiVersion === 0) return 0;
  return flexible ? 2 : 1;
}

/** Puts a request in flight and writes it, or holds it back. Takes the next correlation id. */
export function putInFlight(c: Context, out: Outgoing, frame: Uint8Array, held = false): Request {
  const { data, engine } = c;
  const request: Request = { // without a spread, which takes three times as long
    kind: out.kind,
    id: out.id,
    apiKey: out.apiKey,
    apiVersion: out.apiVersion,
    flexible: out.flexible,
    expectResponse: out.expectResponse,
    timeoutMs: out.timeoutMs,
    correlationId: data.correlationId,
    sentMs: engine.nowMs,
    deadlineMs: Math.min(engine.nowMs + out.timeoutMs, NEVER),
    writeSeq: -1,
    flushed: false,
    tombstone: false,
  };
  data.correlationId = nextId(data.correlationId);
  data.requests.push(request);
  if (held) request.held = frame;
  else request.writeSeq = write(c, frame, out.kind === "authenticate");
  armRequests(c);
  return request;
}

/** Sends a request of the connection's own; without a timeout, a timer of the attempt limits it. */
export function sendOwn(
  c: Context,
  kind: Kind,
  api: { readonly key: number; readonly flexibleFrom: number | null },
  apiVersion: number,
  body: Uint8Array,
  timeoutMs: number = NEVER,
): void {
  const flexible = api.flexibleFrom !== null && apiVersion >= api.flexibleFrom;
  const out = {
    kind,
    id: -1,
    apiKey: api.key,
    apiVersion,
    flexible,
    body,
    expectResponse: true,
    timeoutMs,
  };
  putInFlight(c, out, frameOf(c, out, c.data.correlationId));
}

/** Writes bytes; gives the number of the write. */
export function write(c: Context, bytes: Uint8Array, secret = false): number {
  const writeSeq = c.data.writeSeq++;
  ask(c, { type: "write", writeSeq, bytes, ...(secret && { secret }) });
  return writeSeq;
}

/** Writes what a probe has held back, or leaves it to the end of a throttle. */
export function release(c: Context): void {
  const { data, engine } = c;
  if (engine.nowMs < (data.throttleUntilMs ?? -Infinity)) return;
  if (data.requests.some(({ kind }) => kind === "probe")) return;
  for (const request of c.data.requests) {
    if (!request.held) continue;
    request.writeSeq = write(c, request.held);
    delete request.held;
  }
}

/** The id after this one: it wraps around, and leaves out those that are reserved. */
export function nextId(correlationId: number): number {
  return correlationId + 1 >= RESERVED ? -2_147_483_648 : correlationId + 1;
}

/** Sets the timer to the earliest deadline in flight. */
export function armRequests({ data, engine }: Context): void {
  let earliest = NEVER;
  for (const { deadlineMs } of data.requests) {
    if (deadlineMs < earliest) earliest = deadlineMs;
  }
  engine.timers.set("requestTimeout", earliest === NEVER ? Infinity : earliest);
}

/** Takes one request out of those in flight. */
export function remove(c: Context, request: Request): void {
  const { requests } = c.data;
  if (requests[0] === request) requests.shift();
  else requests.splice(requests.indexOf(request), 1);
  armRequests(c);
}

/** How many requests of the owner's count as in flight. */
export function inFlight({ data }: Context): number {
  let n = 0;
  for (const { kind } of data.requests) if (kind === "owner") n++;
  return n;
}

/** Whether a request of the owner's has no outcome yet. */
export function isUnsettled({ kind, tombstone }: Request): boolean {
  return kind === "owner" && !tombstone;
}

/** Tells the owner of each lost request, in order, why it will have no response. */
export function failRequests(c: Context, lost: readonly Request[], failure: Failure): void {
  const untaken = withdraw(c);
  for (const request of lost) {
    if (isUnsettled(request)) tellFailed(c, request, untaken, outcomeOf(c, request, failure));
  }
}

/** Takes back the writes that nobody has taken; gives their numbers, which will be used again. */
function withdraw({ data, engine }: Context): ReadonlySet<number> {
  const seqs = new Set<number>();
  for (const effect of engine.withdraw(({ type }) => type === "write")) {
    if (effect.type === "write") seqs.add(effect.writeSeq);
  }
  data.writeSeq -= seqs.size;
  return seqs;
}

interface Outcome {
  readonly reason: RequestFailureReason;
  readonly timedOut: boolean;
  readonly cause?: Failure["reason"];
}

/** What a failure of the connection is for one request (connection A.18). */
function outcomeOf(c: Context, request: Request, { reason, undecoded }: Failure): Outcome {
  if (reason === "REQUEST_TIMEOUT") {
    const timedOut = request.deadlineMs <= c.engine.nowMs;
    return timedOut ? { reason, timedOut } : { reason: "CONNECTION_LOST", timedOut, cause: reason };
  }
  if (reason !== "PROTOCOL_ERROR") return { reason, timedOut: false };
  return request.correlationId === undecoded
    ? { reason: "DECODE", timedOut: false, cause: reason }
    : { reason: "CONNECTION_LOST", timedOut: false, cause: reason };
}

/** Tells the owner that a request has failed. */
export function tellFailed(
  c: Context,
  { id, writeSeq, flushed }: Request,
  untaken: ReadonlySet<number>,
  outcome: Outcome,
): void {
  const sent = writeSeq < 0 || untaken.has(writeSeq) ? "no" : "maybe";
  tell(c, { type: "requestFailed", id, sent, flushed, ...outcome });
}
