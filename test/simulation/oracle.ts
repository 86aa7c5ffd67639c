// What must hold of one connection, whatever happens: looks at every input, answer and effect, and knows nothing of
// the code. Effects may be taken late; what only holds of a moment is looked at when all are taken.

import type {
  Answer,
  ConnectionEffect,
  ConnectionEvent,
  ConnectionInput,
  ConnectionOptions,
  ConnectionReport,
  ConnectionState,
  SendCommand,
} from "../../codec/connection/mod.ts";
import { ECHO_AT } from "../kit/scripted_broker.ts";
import type { Ledger } from "./ledger.ts";
import { type Limits, limitsOf } from "./limits.ts";
import { Transports } from "./transports.ts";

type Event<T extends ConnectionEvent["type"]> = Extract<ConnectionEvent, { type: T }>;

/** A request that was accepted and has no outcome yet. */
interface Asked {
  readonly command: SendCommand;
  readonly correlationId: number;
  /** By acceptance, over the life of the machine. */
  readonly order: number;
  /** When it must have an outcome, and before when it cannot time out. */
  deadlineMs: number;
  notBeforeMs: number;
  /** The transport of its write, the number of that, and after which input it was taken, once it is. */
  attempt: number | undefined;
  writeSeq: number;
  takenAt: number;
}

const SETUP = ["redirecting", "resolving", "tcp", "tls", "sasl"];
const WITHOUT_TRANSPORT = ["idle", "backoff", "closed"];
const MAY_WRITE = ["sasl", "negotiating", "ready"];
const SASL_HANDSHAKE = 17;
const OWN_APIS = [SASL_HANDSHAKE, 18, 36];
const BENIGN = ["PEER_IDLE_CLOSE", "IDLE_EXPIRED", "INVALIDATED"]; // A.17, column F

/** What an oracle has to know of the run, to say where something was wrong. */
export interface Run {
  readonly seed: number;
  readonly lane: number;
  readonly ledger: Ledger;
}

/** What a snapshot of a connection shows of its data. */
export interface Insides {
  readonly requests: readonly { readonly kind: string }[];
  readonly transport: number;
  readonly racers: readonly unknown[];
}

/** Watches one connection. */
export class Oracle {
  readonly #run: Run;
  readonly #limits: Limits;
  #step = 0;
  #t = -Infinity;
  /** Whether every effect is taken. */
  #synced = true;
  /** Whether the effects that are being taken are those of the last input. */
  #exact = true;
  #state: ConnectionState = "idle";
  #seq = -1;
  #deadlineMs: number | undefined;

  readonly #asked: Map<number, Asked> = new Map();
  readonly #byCorrelation: Map<number, Asked> = new Map();
  #accepted = 0;
  #busyUntilMs = -Infinity;
  #lastAnswered = -1; // order, on this transport
  #lastFailed = -1; // order, in this failure
  #lastWritten = -1; // order, on this transport
  #lastWriteSeq = -1;
  #flushedSeq = -1;
  #writeAwaitsState = false;

  readonly #transports: Transports;
  #readyAttempt = 0;
  #openAtMs = 0;
  #startMs = 0;
  #negotiatingByMs = 0;
  #askedVersions = 0;
  #lateThrottleMs = 0; // since all effects were taken: it may be for a write that was not
  #backoffUntilMs = -Infinity;

  #target: string; // advertised
  #failedAttempts = 0;
  #throttledUntilMs = -Infinity;
  #graceUntilMs = -Infinity;
  #drainByMs = Infinity;
  #closing = false; // a `close` was accepted
  #closedSeen = false;

  constructor(options: ConnectionOptions, run: Run) {
    this.#limits = limitsOf(options);
    this.#target = `${options.host}:${options.port}`;
    this.#run = run;
    this.#transports = new Transports((id, holds, text) => this.#check(id, holds, text));
  }

  /** The state by the effects that were taken. */
  get state(): ConnectionState {
    return this.#state;
  }

  /** For how many milliseconds a request, or what it leaves behind, may keep the connection busy. */
  get busyMs(): number {
    return this.#busyUntilMs - this.#t;
  }

  #check(id: string, holds: boolean, text: () => string): void {
    const { seed, lane, ledger } = this.#run;
    ledger.note(id, holds, () => ({ seed, lane, step: this.#step, text: text() }));
  }

  // ---- inputs -----------------------------------------------------------------------------------

  /** Called before an input is handed in. */
  before(input: ConnectionInput, nowMs: number): void {
    this.#step++;
    this.#t = Math.max(this.#t, nowMs);
    if ("attempt" in input) this.#report(input);
  }

  /** Called after it. */
  after(input: ConnectionInput, answer: Answer, deadlineMs: number | undefined): void {
    const wasSynced = this.#synced;
    this.#synced = false;
    this.#deadlineMs = deadlineMs;
    this.#check(
      "F8",
      deadlineMs === undefined || deadlineMs > this.#t,
      () => `wakes at ${deadlineMs}, at ${this.#t}`,
    );
    if ("attempt" in input || input.type === "tick") {
      return this.#check("M8", answer.ok, () => `${input.type} is refused`);
    }
    if (this.#state === "closed") {
      const isRefused = !answer.ok && answer.reason === "CLOSED";
      return this.#check("M10", isRefused, () => `${input.type}: ${JSON.stringify(answer)}`);
    }
    if (!answer.ok) return;
    switch (input.type) {
      case "send":
        return this.#accept(input, answer.correlationId!, wasSynced);
      case "throttle":
        return this.#throttle(input.throttleMs, wasSynced);
      case "retarget":
        return this.#retarget(`${input.host}:${input.port}`);
      case "reset":
        this.#backoffUntilMs = -Infinity;
        if (this.#state === "backoff") this.#state = "idle"; // nothing is told
        return;
      case "drain":
        if (this.#drainByMs < Infinity) return; // another one moves nothing
        this.#drainByMs = this.#t + (input.timeoutMs ?? this.#limits.drainTimeoutMs);
        return;
      case "close":
        this.#closing = true;
    }
  }

  /** What belongs to the old host goes with it. */
  #retarget(target: string): void {
    if (target === this.#target) return;
    this.#target = target;
    this.#throttledUntilMs = -Infinity;
    this.#failedAttempts = 0;
    this.#backoffUntilMs = -Infinity;
  }

  #report(report: ConnectionReport): void {
    const { type, attempt } = report;
    if (type === "flushed" && !this.#transports.isOver(attempt)) {
      this.#flushedSeq = Math.max(this.#flushedSeq, report.writeSeq);
    }
    this.#transports.report(report, this.#synced, this.#state === "closed");
  }

  #accept(command: SendCommand, correlationId: number, wasSynced: boolean): void {
    const { id, timeoutMs = this.#limits.requestTimeoutMs } = command;
    this.#check("F1", !this.#asked.has(id), () => `request ${id} is accepted twice`);
    if (wasSynced) {
      const isFree = this.#t >= this.#throttledUntilMs;
      this.#check("F11", isFree, () => `request ${id} is accepted while throttled`);
      this.#check("F11", this.#state === "ready", () => `accepted in ${this.#state}`);
    }
    const order = this.#accepted++;
    const deadlineMs = this.#t + timeoutMs;
    const asked: Asked = {
      command,
      correlationId,
      order,
      deadlineMs,
      notBeforeMs: deadlineMs,
      attempt: undefined,
      writeSeq: Infinity,
      takenAt: 0,
    };
    this.#asked.set(id, asked);
    const tombstoneMs = this.#limits.abandons ? Math.max(timeoutMs, 0) : 0;
    this.#busyUntilMs = Math.max(this.#busyUntilMs, deadlineMs + tombstoneMs);
    this.#byCorrelation.set(correlationId, asked);
    const { size } = this.#asked;
    const { maxInFlight } = this.#limits;
    if (wasSynced) this.#check("F10", size <= maxInFlight, () => `${size} in flight`);
  }

  #throttle(throttleMs: number, wasSynced: boolean): void {
    const more = Math.min(throttleMs, this.#limits.throttleMaxMs);
    if (!(more > 0)) return;
    this.#negotiatingByMs += more;
    this.#busyUntilMs += more;
    this.#lateThrottleMs += more;
    for (const asked of this.#asked.values()) {
      asked.deadlineMs += more;
      if (wasSynced) asked.notBeforeMs += more; // else it may have failed before
    }
  }

  // ---- effects ----------------------------------------------------------------------------------

  /** Called with each effect as it is taken. */
  effect(effect: ConnectionEffect): void {
    this.#check("F7", !this.#closedSeen, () => `${effect.type} after closed`);
    this.#check("M6", effect.seq > this.#seq, () => `effect ${effect.seq} after ${this.#seq}`);
    this.#seq = effect.seq;
    switch (effect.type) {
      case "stateChanged":
        return this.#stateChanged(effect);
      case "resolve":
      case "redirect":
        return this.#attempt();
      case "open":
        return this.#open(effect.attempt);
      case "close":
      case "abort":
        return this.#transports.end(effect.attempt);
      case "write":
        return this.#write(effect.attempt, effect.writeSeq, effect.bytes, effect.secret ?? false);
      case "ready":
        this.#readyAttempt = this.#transports.lastOpened;
        this.#failedAttempts = 0;
        return;
      case "response":
        return this.#response(effect);
      case "completed":
        return this.#completed(effect.id);
      case "requestFailed":
        return this.#requestFailed(effect);
      case "disconnected":
        return this.#disconnected(effect);
      case "throttled":
        return this.#throttled(effect.untilMs);
      case "stalled":
        this.#graceUntilMs = this.#t + this.#limits.graceMs;
        return;
      case "closed":
        this.#closedSeen = true;
    }
  }

  #stateChanged({ from, to }: Event<"stateChanged">): void {
    this.#check("M6", from === this.#state, () => `from ${from}, but it was ${this.#state}`);
    if (this.#writeAwaitsState) this.#mayWrite(to);
    this.#writeAwaitsState = false;
    this.#state = to;
    if (WITHOUT_TRANSPORT.includes(to)) {
      const { live } = this.#transports;
      this.#check("F4", live.length === 0, () => `transport ${live} lives in ${to}`);
      this.#lastFailed = -1;
    }
    if (WITHOUT_TRANSPORT.includes(from)) this.#startMs = this.#t;
    if (to === "negotiating") this.#askedVersions = 1;
  }

  /** An attempt begins, or goes on. */
  #attempt(): void {
    if (!WITHOUT_TRANSPORT.includes(this.#state)) return;
    const untilMs = this.#backoffUntilMs;
    this.#check("R-18", this.#t >= untilMs, () => `attempt at ${this.#t}, backoff to ${untilMs}`);
  }

  #open(attempt: number): void {
    this.#attempt();
    this.#transports.ask(attempt);
    this.#openAtMs = this.#t;
    this.#lastAnswered = this.#lastWritten = -1;
  }

  #write(attempt: number, writeSeq: number, bytes: Uint8Array, secret: boolean): void {
    const isNext = writeSeq === this.#lastWriteSeq + 1;
    this.#check("F25", isNext, () => `write ${writeSeq} after ${this.#lastWriteSeq}`);
    this.#lastWriteSeq = writeSeq;
    const isOver = this.#transports.isOver(attempt);
    this.#check("F12", !isOver, () => `write ${writeSeq} for transport ${attempt}, which is over`);
    if (secret) return;
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    if (OWN_APIS.includes(view.getInt16(4))) {
      return this.#ownWrite(view.getInt16(4));
    }
    const asked = this.#byCorrelation.get(view.getInt32(8));
    if (!asked) return this.#check("F2", false, () => `write ${writeSeq} is of no request`);
    asked.attempt = attempt;
    asked.writeSeq = writeSeq;
    asked.takenAt = this.#step;
    const { order } = asked;
    this.#check(
      "F25",
      order > this.#lastWritten,
      () => `request ${order} after ${this.#lastWritten}`,
    );
    this.#lastWritten = order;
    const isReady = this.#readyAttempt === attempt;
    this.#check("F11", isReady, () => `write on ${attempt}, ready is ${this.#readyAttempt}`);
    if (this.#state !== "draining") this.#mayWrite(this.#state);
  }

  #ownWrite(apiKey: number): void {
    if (apiKey === SASL_HANDSHAKE) {
      const { size } = this.#asked;
      this.#check("F11", size === 0, () => `authenticates with ${size} requests in flight`);
    }
    this.#writeAwaitsState = !MAY_WRITE.includes(this.#state);
    this.#negotiatingByMs = this.#t + this.#limits.requestTimeoutMs + this.#lateThrottleMs;
    if (this.#state !== "negotiating") return;
    this.#askedVersions++;
    const isSecond = this.#askedVersions === 2;
    this.#check("F26", isSecond, () => `ApiVersions is asked ${this.#askedVersions} times`);
  }

  #mayWrite(state: ConnectionState): void {
    this.#check("F10", MAY_WRITE.includes(state), () => `write in ${state}`);
  }

  // ---- outcomes ---------------------------------------------------------------------------------

  #settle(id: number, how: string): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#check("F1", asked !== undefined, () => `${how} of ${id}, which is settled or unknown`);
    if (!asked) return undefined;
    this.#asked.delete(id);
    const mayBeWritten = this.#limits.abandons && asked.attempt === undefined;
    if (!mayBeWritten) this.#byCorrelation.delete(asked.correlationId);
    return asked;
  }

  #response({ id, correlationId, apiKey, apiVersion, body }: Event<"response">): void {
    const asked = this.#settle(id, "response");
    if (!asked) return;
    const { command, order } = asked;
    const isOwn = correlationId === asked.correlationId && apiKey === command.apiKey &&
      apiVersion === command.apiVersion;
    this.#check(
      "F2",
      isOwn,
      () => `request ${asked.correlationId} gets the answer to ${correlationId}`,
    );
    const isEcho = body.length < ECHO_AT || same(body.subarray(ECHO_AT), command.body);
    this.#check("F2", isEcho, () => `request ${id} gets the body of another`);
    this.#check("F2", command.expectResponse !== false, () => `request ${id} wanted no answer`);
    this.#check(
      "F3",
      order > this.#lastAnswered,
      () => `answer ${order} after ${this.#lastAnswered}`,
    );
    this.#lastAnswered = order;
  }

  #completed(id: number): void {
    const asked = this.#settle(id, "completion");
    const isRight = asked?.command.expectResponse === false;
    this.#check("F2", isRight, () => `request ${id} wants an answer, and is completed`);
    const isFlushed = asked !== undefined && asked.writeSeq <= this.#flushedSeq;
    this.#check("F2", isFlushed, () => `request ${id} is completed, and not flushed`);
  }

  #requestFailed({ id, reason, sent, timedOut }: Event<"requestFailed">): void {
    const asked = this.#settle(id, "failure");
    if (!asked) return;
    const { order, attempt, notBeforeMs } = asked;
    const isTaken = attempt !== undefined;
    if (sent === "no") {
      this.#check("F12", !isTaken, () => `request ${id}, which was written, was not sent`);
    } else if (!this.#limits.abandons) {
      this.#check("F12", isTaken, () => `request ${id}, which nobody has taken, was maybe sent`);
    }
    if (timedOut) {
      const isDue = this.#t >= notBeforeMs && reason === "REQUEST_TIMEOUT";
      this.#check("F28", isDue, () => `request ${id} times out at ${this.#t}, not ${notBeforeMs}`);
    }
    this.#check("F16", reason !== "IDLE_EXPIRED", () => `request ${id} is lost to idleness`);
    if (!WITHOUT_TRANSPORT.includes(this.#state)) return;
    const isLate = this.#exact && isTaken && asked.takenAt === this.#step;
    this.#check("F12", !isLate, () => `the write of request ${id} should have been withdrawn`);
    this.#check("F3", order > this.#lastFailed, () => `failure ${order} after ${this.#lastFailed}`);
    this.#lastFailed = order;
  }

  #disconnected({ reason, failedAttempts, backoffUntilMs, phase }: Event<"disconnected">): void {
    const isFailure = !BENIGN.includes(reason);
    const expected = this.#failedAttempts + (isFailure ? 1 : 0);
    this.#check(
      "F15",
      failedAttempts === expected,
      () => `${failedAttempts} failures, not ${expected}`,
    );
    this.#failedAttempts = failedAttempts;
    if (backoffUntilMs !== null) this.#backoff(backoffUntilMs, isFailure ? failedAttempts - 1 : 0);
    if (reason !== "IDLE_EXPIRED") return;
    const isQuiet = phase === "ready" && this.#asked.size === 0;
    this.#check("F16", isQuiet, () => `idle with ${this.#asked.size} in flight`);
  }

  #backoff(untilMs: number, n: number): void {
    this.#backoffUntilMs = untilMs;
    const { backoffMs, backoffMaxMs } = this.#limits;
    const growth = Math.min(backoffMs * 2 ** Math.min(n, 50), Math.max(backoffMs, backoffMaxMs));
    const isFlat = backoffMaxMs <= backoffMs;
    const least = isFlat ? Math.min(backoffMs, backoffMaxMs) : Math.trunc(0.8 * growth);
    const most = isFlat ? least : Math.min(1.2 * growth, backoffMaxMs);
    const waitMs = untilMs - this.#t;
    const isBetween = waitMs <= most && (!this.#exact || waitMs >= least);
    this.#check("F15", isBetween, () => `backoff ${n} of ${waitMs} ms, not ${least} to ${most}`);
  }

  #throttled(untilMs: number): void {
    const grows = untilMs > this.#throttledUntilMs;
    this.#check("F14", grows, () => `throttle ends at ${untilMs}, not ${this.#throttledUntilMs}`);
    this.#throttledUntilMs = untilMs;
  }

  // ---- moments ----------------------------------------------------------------------------------

  /** Called before effects are taken; `all` if those of earlier inputs were all taken. */
  taking(all: boolean): void {
    this.#exact = all;
  }

  /** Called when every effect is taken. */
  synced(): void {
    this.#synced = true;
    this.#lateThrottleMs = 0;
    const state = this.#state;
    this.#oneTransport(state);
    if (WITHOUT_TRANSPORT.includes(state)) this.#atRest(state);
    if (state !== "closed") this.#inTime(state);
    else this.#check("F7", this.#deadlineMs === undefined, () => `wakes at ${this.#deadlineMs}`);
    this.#check("F29", !this.#closing || state === "closed", () => `${state} after close`);
    if (this.#writeAwaitsState) this.#mayWrite(state);
    this.#writeAwaitsState = false;
  }

  #oneTransport(state: ConnectionState): void {
    const { live, open } = this.#transports;
    this.#check("F5", open.length <= 1, () => `transports ${open} are open`);
    const isOne = live.length <= 1 || this.#limits.races && open.length === 0;
    this.#check("F5", isOne, () => `transports ${live} are open or opening in ${state}`);
    this.#transports.forget();
  }

  #atRest(state: ConnectionState): void {
    const { live } = this.#transports;
    const { size } = this.#asked;
    this.#check("F4", live.length === 0 && size === 0, () => `${size} in flight in ${state}`);
    this.#busyUntilMs = -Infinity;
  }

  #inTime(state: ConnectionState): void {
    const { setupMaxMs, connectMaxMs } = this.#limits;
    if (SETUP.includes(state)) this.#wakesBy("F9", this.#startMs + setupMaxMs);
    if (state === "tcp") this.#wakesBy("F9", this.#openAtMs + connectMaxMs);
    if (state === "negotiating") {
      this.#wakesBy("F26", Math.max(this.#negotiatingByMs, this.#graceUntilMs));
    }
    if (this.#t < this.#graceUntilMs) return;
    for (const [id, { deadlineMs }] of this.#asked) {
      const isPending = deadlineMs > this.#t;
      this.#check(
        "F28",
        isPending,
        () => `request ${id} was due at ${deadlineMs}, it is ${this.#t}`,
      );
    }
    this.#check(
      "F29",
      this.#t < this.#drainByMs,
      () => `${state}, drain was due at ${this.#drainByMs}`,
    );
  }

  #wakesBy(id: string, latestMs: number): void {
    const isSet = (this.#deadlineMs ?? Infinity) <= latestMs;
    this.#check(id, isSet, () => `${this.#state} wakes at ${this.#deadlineMs}, not by ${latestMs}`);
  }

  /** Called with a snapshot, now and then, when every effect is taken: it shows tombstones, too. */
  snapshot({ requests, transport, racers }: Insides): void {
    const size = requests.filter(({ kind }) => kind === "owner").length;
    const { maxInFlight } = this.#limits;
    this.#check("F10", size <= maxInFlight, () => `${size} in flight, with tombstones`);
    const state = this.#state;
    if (!WITHOUT_TRANSPORT.includes(state)) return;
    const isEmpty = requests.length === 0 && transport === 0 && racers.length === 0;
    this.#check("F4", isEmpty, () => `a request or a transport is left in ${state}`);
  }

  /** Called when the run is over and the connection closed. */
  end(): void {
    this.#check("F1", this.#asked.size === 0, () => `${this.#asked.size} requests have no outcome`);
    this.#check("F7", this.#closedSeen, () => `ends in ${this.#state} without closed`);
    this.#transports.finish();
  }
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
