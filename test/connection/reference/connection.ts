// The connection machine once more, as plainly as possible: plain fields, lists, linear scans. It is there to disagree
// with the real one where one of the two has misread the rules.

import type {
  ConnectionEffect,
  ConnectionState,
  Identity,
  Phase,
  VersionTable,
} from "../../../codec/connection/effects.ts";
import {
  checkInput,
  type Command,
  type ConnectionInput,
  type ConnectionReport,
  type Report,
  type SendCommand,
} from "../../../codec/connection/inputs.ts";
import type { ConnectionOptions } from "../../../codec/connection/options.ts";
import { expBackoff } from "../../../codec/machine/backoff.ts";
import type { FailureReason } from "../../../codec/machine/failure.ts";
import type { Answer, Refusal } from "../../../codec/machine/machine.ts";
import { Random } from "../../../codec/machine/random.ts";
import {
  type ApiVersionsResponse,
  encodeApiVersionsRequest,
} from "../../../codec/messages/api_versions.ts";
import {
  decodeSaslAuthenticateResponse,
  encodeSaslAuthenticateRequest,
} from "../../../codec/messages/sasl_authenticate.ts";
import {
  decodeSaslHandshakeResponse,
  encodeSaslHandshakeRequest,
} from "../../../codec/messages/sasl_handshake.ts";
import type { DialTarget, RedirectDecision } from "../../../codec/redirect/decision.ts";
import { DecodeError } from "../../../codec/wire/mod.ts";
import {
  foreigner,
  frame,
  int32,
  joined,
  lenient,
  plainToken,
  readVersions,
  requestFrame,
  responseBody,
} from "./bytes.ts";
import { ACTIONS, CLASSES, closeReason, COMMANDS, OPEN, openReason, PHASES } from "./rules.ts";
import { type Settings, settingsOf } from "./settings.ts";
import { advertisedTarget, judge, knownHost } from "./targets.ts";

const API_VERSIONS = 18;
const SASL_HANDSHAKE = 17;
const SASL_AUTHENTICATE = 36;
const OUR_API_VERSIONS = 5;
const STAGGER_MS = 250;
const UNTRUSTED_FRAME_BYTES = 524_288;

type Effect = { readonly type: string; readonly [field: string]: unknown };

/** A request that is not settled, or a tombstone. */
interface Entry {
  readonly id: number | null; // null: the machine's own
  readonly use: "application" | "versions" | "handshake" | "token" | "probe";
  readonly apiKey: number;
  readonly apiVersion: number;
  readonly flexible: boolean;
  readonly correlationId: number;
  readonly expectResponse: boolean;
  readonly acceptedAt: number;
  readonly timeoutMs: number;
  readonly bytes: Uint8Array;
  deadline: number;
  writeSeq: number | null; // null: waits behind a probe
  flushed: boolean;
  tombstone: boolean;
}

/** An address that is being opened. */
interface Racer {
  readonly token: number;
  readonly address: string | null;
  readonly dialled: { readonly host: string; readonly port: number };
  readonly connectAt: number;
}

/** How a connection ended. */
interface Loss {
  readonly reason: FailureReason;
  readonly by: "abort" | "close" | "peer";
  readonly code?: string;
  readonly expired?: readonly Entry[];
  readonly undecodable?: Entry;
}

/** A connection machine without snapshot. */
export class ReferenceConnection {
  readonly #options: ConnectionOptions;
  readonly #set: Settings;
  readonly #random: Random;

  // The whole life.
  #state: ConnectionState = "idle";
  #now = -Infinity;
  #seq = 0;
  #writeSeq = 0;
  #correlation = 0;
  #lastToken = 0;
  #generation = 0;
  #stale = 0;
  #failedAttempts = 0;
  #setupFailures = 0;
  #lastFailure: FailureReason | undefined;
  #suspended = false;
  #asap = false;
  #backoffUntil = Infinity;
  #throttleUntil = -Infinity;
  #throttleTimer = Infinity;
  #effects: ConnectionEffect[] = [];
  #step: Effect[] = [];

  // The node, and where it can be reached.
  #host: string;
  #port: number;
  #rack: string | null;
  #pod: string | null;
  #targets: readonly DialTarget[] = [];
  #candidate = 0;
  #addresses: readonly string[] | null = null;
  #address = 0;
  #lastTried = "";

  // The attempt.
  #token = 0;
  #tokenUse: ("resolve" | "open")[] = [];
  #begunAt = -Infinity;
  #setupLimit = 0;
  #setupAt = Infinity;
  #phaseSince = 0;
  #timings: Partial<Record<Phase, number>> = {};
  #candidatesTried = 0;
  #racers: Racer[] = [];
  #staggerAt = Infinity;
  #dialled: { host: string; port: number } | undefined;
  #remote = "";

  // The transport.
  #buffer: Uint8Array = new Uint8Array(0);
  #looked = false; // at the first four bytes
  #trusted = false;
  #writable = true;
  #written = -1;
  #flushed = -1;
  #queue: Entry[] = [];
  #versions: VersionTable = {};
  #retried = false; // after error 35
  #verified = false;
  #drainAt = Infinity;
  #idleAt = Infinity;
  #lastActivity = 0;

  // SASL.
  #raw = false;
  #awaiting: "nothing" | "mechanism" | "token" = "nothing";
  #round = 0;
  #lifetimeMs = 0;
  #reauth: "none" | "waiting" | "running" | "expired" = "none";
  #reauthAt = Infinity;
  #sessionEnd = Infinity;

  // Stall forgiveness.
  #graceUntil = Infinity;
  #graceAllowed = true;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#set = settingsOf(options);
    this.#random = new Random(options.seed);
    this.#host = options.host;
    this.#port = options.port;
    this.#rack = options.rack ?? null;
    this.#pod = options.pod ?? null;
  }

  /** What the machine is doing, for those who trace. */
  get state(): ConnectionState {
    return this.#state;
  }

  poll(): ConnectionEffect | undefined {
    return this.#effects.shift();
  }

  get deadlineMs(): number | undefined {
    const first = this.#timers()[0];
    return first && first.at < Infinity ? first.at : undefined;
  }

  handle(input: ConnectionInput, nowMs: number): Answer {
    checkInput(input);
    if (!Number.isFinite(nowMs)) throw new RangeError("expected a finite time");
    this.#now = Math.max(this.#now, nowMs);
    if (this.#state !== "closed") this.#lookForStall();
    const answer = this.#apply(input);
    this.#endStep();
    for (let timer; (timer = this.#timers()[0])!.at <= this.#now;) {
      timer!.fire();
      this.#endStep();
    }
    return answer;
  }

  // ---- effects ------------------------------------------------------------------------------

  /** Adds an effect to the step; an action without a token gets that of the attempt. */
  #emit(type: string, fields: object = {}): void {
    const attempt = ACTIONS.includes(type) ? { attempt: this.#token } : {};
    this.#step.push({ type, ...attempt, ...fields });
  }

  /** Actions first, then the change of state, then the other events (A.4). */
  #endStep(): void {
    const rank = ({ type }: Effect) => ACTIONS.includes(type) ? 0 : type === "stateChanged" ? 1 : 2;
    for (const effect of [0, 1, 2].flatMap((n) => this.#step.filter((e) => rank(e) === n))) {
      this.#effects.push({ ...effect, seq: this.#seq++ } as unknown as ConnectionEffect);
    }
    this.#step = [];
  }

  #become(to: ConnectionState, cause: string): void {
    const phase = PHASES[this.#state];
    if (phase) this.#timings[phase] = (this.#timings[phase] ?? 0) + this.#now - this.#phaseSince;
    this.#phaseSince = this.#now;
    if (to !== this.#state) this.#emit("stateChanged", { from: this.#state, to, cause });
    this.#state = to;
  }

  #write(bytes: Uint8Array, secret = false): number {
    this.#written = this.#writeSeq++;
    this.#emit("write", { writeSeq: this.#written, bytes, ...(secret ? { secret } : {}) });
    return this.#written;
  }

  // ---- timers (A.5) -------------------------------------------------------------------------

  /** All timers, the next one first; it is at Infinity if none is set. */
  #timers(): { at: number; fire: () => void }[] {
    const state = this.#state;
    const inState = (states: string, at: number) =>
      states.split(" ").includes(state) ? at : Infinity;
    const setup = this.#inSetup() || this.#reauth === "running" ? this.#setupAt : Infinity;
    const reauth = this.#reauth === "none"
      ? this.#reauthAt
      : this.#reauth === "waiting"
      ? this.#sessionEnd
      : Infinity;
    const all = [
      { at: inState("tcp", this.#firstRacer().connectAt), fire: () => this.#connectTimeout() },
      { at: inState("tcp", this.#staggerAt), fire: () => this.#nextAddress() },
      { at: setup, fire: () => this.#setupTimeout() },
      { at: inState("draining", this.#drainAt), held: true, fire: () => this.#drainTimeout() },
      { at: this.#firstDeadline(), held: true, fire: () => this.#requestTimeout() },
      { at: inState("ready", reauth), fire: () => this.#reauthDue() },
      { at: this.#throttleTimer, fire: () => this.#throttleOver() },
      { at: inState("ready", this.#idleAt), held: true, fire: () => this.#idle() },
      { at: inState("backoff", this.#backoffTimer()), fire: () => this.#backoffOver() },
      { at: this.#graceUntil, fire: () => this.#graceUntil = Infinity },
    ];
    if (state === "closed") return [{ at: Infinity, fire: () => {} }];
    const holdUntil = this.#graceUntil === Infinity ? -Infinity : this.#graceUntil;
    const timers = all.map(({ at, held, fire }, rank) => {
      return { at: held && at < Infinity ? Math.max(at, holdUntil) : at, due: at, rank, fire };
    });
    return timers.sort((a, b) =>
      a.at !== b.at ? a.at < b.at ? -1 : 1 : a.due !== b.due ? a.due - b.due : a.rank - b.rank
    );
  }

  /** Two attempts that nobody asks for are a millisecond apart, or a call might never end. */
  #backoffTimer(): number {
    const again = this.#set.eager && !this.#suspended;
    return again ? Math.max(this.#backoffUntil, this.#begunAt + 1) : this.#backoffUntil;
  }

  #firstRacer(): Pick<Racer, "token" | "connectAt"> {
    const none = { token: -1, connectAt: Infinity };
    return this.#racers.reduce<Pick<Racer, "token" | "connectAt">>(
      (a, b) => b.connectAt < a.connectAt ? b : a,
      none,
    );
  }

  #firstDeadline(): number {
    return this.#queue.reduce((least, { deadline }) => Math.min(least, deadline), Infinity);
  }

  /** M13. */
  #lookForStall(): void {
    const deadline = this.deadlineMs;
    if (!this.#set.forgive || deadline === undefined || this.#now < deadline) return;
    const onTime = this.#now < deadline + this.#set.stallMs;
    if (onTime) this.#graceAllowed = true;
    else if (this.#graceAllowed && !this.#isRunning(this.#graceUntil)) {
      this.#graceAllowed = false;
      this.#graceUntil = this.#now + this.#set.stallGraceMs;
      this.#emit("stalled", { gapMs: this.#now - deadline });
      this.#endStep();
    }
  }

  #isRunning(until: number): boolean {
    return until !== Infinity && this.#now < until;
  }

  // ---- inputs -------------------------------------------------------------------------------

  #apply(input: ConnectionInput): Answer {
    const closed = this.#state === "closed";
    if (input.type === "tick") return { ok: true };
    if (COMMANDS.includes(input.type)) return closed ? refused("CLOSED") : this.#command(input);
    if (closed) this.#stale++;
    else this.#report(input as ConnectionReport);
    return { ok: true };
  }

  #command(input: ConnectionInput): Answer {
    switch (input.type) {
      case "connect":
        return this.#connect(input.asap ?? false);
      case "send":
        return this.#send(input);
      case "drain":
        return this.#drain(input.timeoutMs);
      case "close":
        return this.#end("LOCAL_CLOSE");
      case "reset":
        return this.#reset();
      case "fail":
        return this.#failedByOwner();
      case "throttle":
        return this.#throttle(input.throttleMs);
      case "retarget":
        return this.#retarget(input);
    }
    return { ok: true };
  }

  #report(report: ConnectionReport): void {
    if (!this.#isLive(report.attempt)) {
      this.#stale++;
      if (report.type === "opened") this.#emit("abort", { attempt: report.attempt });
      return;
    }
    if (!this.#make(report)) this.#lose({ reason: "PROTOCOL_ERROR", code: "DRIVER", by: "abort" });
  }

  #isLive(token: number): boolean {
    if (["idle", "backoff", "closed"].includes(this.#state)) return false;
    if (this.#state === "tcp") return this.#racers.some((racer) => racer.token === token);
    return token === this.#token;
  }

  /** Applies a report of a live attempt; false if it makes no sense now. */
  #make(report: ConnectionReport): boolean {
    const state = this.#state;
    const open = OPEN.includes(state);
    const talking = open && state !== "tls";
    switch (report.type) {
      case "redirected":
        return state === "redirecting" && this.#decided(report.decision, "function");
      case "redirectFailed":
        return state === "redirecting" && this.#invalid("THREW", report.message);
      case "resolved":
        return state === "resolving" && this.#resolved(report.addresses);
      case "resolveFailed":
        return state === "resolving" && this.#resolveFailed(report.code);
      case "opened":
        return state === "tcp" && this.#isSecuredAsAgreed(report) && this.#opened(report);
      case "openFailed":
        return state === "tcp" &&
          this.#openFailed(report.attempt, openReason(report.code), report.code);
      case "secured":
        return state === "tls" && this.#afterTls();
      case "secureFailed":
        return state === "tls" && this.#secureFailed(report);
      case "saslAnswered":
        return this.#isAsked(report.round) && this.#mechanismAnswered(report);
      case "saslFailed":
        return this.#isAsked(report.round) &&
          this.#lose({ reason: "AUTH_FAILED", by: "abort", code: "MECHANISM" });
      case "received":
        return talking && this.#received(report.bytes);
      case "flushed":
        return talking && report.writeSeq <= this.#written && this.#flush(report.writeSeq);
      case "writable":
        this.#writable = report.writable;
        return talking;
      case "halfClosed":
        return open && this.#peerGone("close", undefined);
      case "peerClosed":
        if (state === "tcp") {
          return this.#openFailed(report.attempt, closeReason(report.code), report.code);
        }
        return open && this.#peerGone("peer", report.code);
    }
  }

  // ---- attempts -----------------------------------------------------------------------------

  #connect(asap: boolean): Answer {
    if (this.#state === "backoff") {
      if (!asap) return { ok: false, reason: "BACKOFF", untilMs: this.#backoffTimer() };
      this.#asap = true;
      this.#suspended = false;
      return { ok: true };
    }
    if (this.#state !== "idle") return refused("WRONG_STATE");
    this.#suspended = false;
    this.#begin();
    return { ok: true };
  }

  #begin(): void {
    this.#asap = false;
    this.#token = ++this.#lastToken;
    this.#tokenUse = [];
    this.#begunAt = this.#now;
    this.#timings = {};
    this.#dialled = undefined;
    this.#candidatesTried = 0;
    const { setupTimeoutMs, setupTimeoutMaxMs } = this.#set;
    this.#setupLimit = expBackoff(
      this.#setupFailures,
      setupTimeoutMs,
      setupTimeoutMaxMs,
      () => this.#random.draw("jitter.setup"),
    );
    this.#setupAt = this.#now + this.#setupLimit;
    this.#askWhere();
  }

  /** C1: once per attempt, before any name is resolved. */
  #askWhere(): void {
    const { redirector } = this.#options;
    if (redirector === "ask-driver") {
      this.#emit("redirect", { input: this.#redirectInput() });
      this.#become("redirecting", "the driver is asked");
    } else if (typeof redirector === "function") {
      let decision;
      try {
        decision = redirector(this.#redirectInput());
      } catch (error) {
        this.#invalid("THREW", String(error));
        return;
      }
      this.#decided(decision, "function");
    } else {
      this.#use([advertisedTarget({ host: this.#host, port: this.#port })]);
      this.#dial();
    }
  }

  #redirectInput() {
    const { kind, canonical } = knownHost(this.#host);
    return {
      purpose: this.#options.purpose ?? "broker",
      nodeId: this.#options.nodeId ?? null,
      host: this.#host,
      port: this.#port,
      hostKind: kind,
      canonicalHost: canonical,
      rack: this.#rack,
      pod: this.#pod,
      clusterId: this.#options.expectClusterId ?? null,
      attempt: this.#token,
      setupFailures: this.#setupFailures,
      ...(this.#lastFailure ? { lastFailure: this.#lastFailure } : {}),
      generation: this.#generation,
    };
  }

  #decided(decision: RedirectDecision | null | undefined, rule: string): true {
    const judged = judge(decision, { host: this.#host, port: this.#port });
    if (judged.type === "invalid") return this.#invalid(judged.code, judged.detail);
    const dial = judged.type === "dial";
    if (dial) this.#use(judged.targets);
    const target = dial ? this.#targets[this.#candidate]! : undefined;
    this.#emit("redirectDecided", {
      nodeId: this.#options.nodeId ?? null,
      purpose: this.#options.purpose ?? "broker",
      from: { host: this.#host, port: this.#port },
      decision: decision ?? { type: "keep" },
      rule,
      target: target ? { host: target.host, port: target.port } : null,
      serverName: target?.serverName ?? null,
      verifyName: target?.verifyName ?? null,
      candidate: dial ? this.#candidate : 0,
      attempt: this.#token,
    });
    if (dial) {
      this.#dial();
      return true;
    }
    this.#emit("redirectRejected", { attempt: this.#token, message: judged.message });
    this.#become("redirecting", "the redirector has decided");
    this.#endStep();
    return this.#lose({ reason: "REDIRECT_REJECTED", by: "peer" });
  }

  #invalid(code: string, detail: string): true {
    this.#emit("redirectInvalid", { attempt: this.#token, code, detail });
    this.#become("redirecting", "the redirector has decided");
    this.#endStep();
    return this.#lose({ reason: "REDIRECT_INVALID", by: "peer", code });
  }

  /** C.8: another list of candidates starts from its beginning. */
  #use(targets: readonly DialTarget[]): void {
    if (JSON.stringify(targets) === JSON.stringify(this.#targets)) return;
    this.#targets = targets;
    this.#candidate = 0;
    this.#forgetAddresses();
  }

  #forgetAddresses(): void {
    this.#addresses = null;
    this.#address = 0;
  }

  /** Goes on to the current candidate and address. */
  #dial(): void {
    const { host, literal } = this.#targets[this.#candidate]!;
    if (literal) {
      this.#addresses = [host];
      this.#openAt(host);
    } else if (!this.#set.resolves) this.#openAt(null);
    else if (this.#addresses) this.#openAt(this.#addresses[this.#address]!);
    else {
      this.#useToken("resolve");
      this.#emit("resolve", { host, family: this.#set.addressFamily });
      this.#become("resolving", "no address is known");
    }
  }

  /** What an attempt resolves or opens once more has a token of its own (M7). */
  #useToken(action: "resolve" | "open"): void {
    if (this.#tokenUse.includes(action) || this.#tokenUse.includes("open")) {
      this.#token = ++this.#lastToken;
      this.#tokenUse = [];
    }
    this.#tokenUse.push(action);
  }

  #resolved(addresses: readonly string[]): true {
    const usable = this.#ofFamily(addresses);
    if (usable.length === 0) return this.#resolveFailed(undefined);
    const { host } = this.#targets[this.#candidate]!;
    this.#addresses = usable;
    this.#address = usable.length > 1 && `${host} ${usable[0]}` === this.#lastTried ? 1 : 0;
    this.#openAt(usable[this.#address]!);
    return true;
  }

  #ofFamily(addresses: readonly string[]): readonly string[] {
    const { addressFamily } = this.#set;
    if (addressFamily === "any" || addresses.length === 0) return addresses;
    const six = addressFamily === "first" ? addresses[0]!.includes(":") : addressFamily === 6;
    return addresses.filter((address) => address.includes(":") === six);
  }

  #resolveFailed(code: string | undefined): true {
    if (this.#nextCandidate()) return true;
    return this.#lose({ reason: "DNS_FAILED", by: "peer", ...(code ? { code } : {}) });
  }

  /** Starts to open an address: for the attempt, or beside the others of a race. */
  #openAt(address: string | null): void {
    const { host, port, serverName, verifyName } = this.#targets[this.#candidate]!;
    this.#useToken("open");
    const token = this.#token;
    const withTls = this.#set.tls && this.#set.tlsWithOpen;
    const tls = withTls ? { tls: { serverName, verifyName, alpn: [] } } : {};
    this.#emit("open", { attempt: token, host, address, port, ...tls });
    const dialled = { host: address ?? host, port };
    this.#dialled = dialled;
    this.#lastTried = `${host} ${address}`;
    const connectAt = this.#now + this.#connectLimit();
    this.#racers.push({ token, address, dialled, connectAt });
    const more = this.#set.addressPolicy === "race" &&
      this.#address + 1 < (this.#addresses?.length ?? 0);
    this.#staggerAt = more ? this.#now + STAGGER_MS : Infinity;
    this.#become("tcp", "an address is known");
  }

  #connectLimit(): number {
    const { connectTimeoutMs, connectTimeoutMaxMs } = this.#set;
    if (connectTimeoutMs === null) return Infinity;
    if (connectTimeoutMaxMs <= connectTimeoutMs) return connectTimeoutMs;
    return expBackoff(
      this.#setupFailures,
      connectTimeoutMs,
      connectTimeoutMaxMs,
      () => this.#random.draw("jitter.setup"),
    );
  }

  #connectTimeout(): void {
    const expired = this.#racers.filter(({ connectAt }) => connectAt <= this.#now);
    for (const { token } of expired) this.#emit("abort", { attempt: token });
    this.#addressFailed(expired, "CONNECT_TIMEOUT", undefined);
  }

  #openFailed(token: number, reason: FailureReason, code: string | undefined): true {
    const failed = this.#racers.filter((racer) => racer.token === token);
    return this.#addressFailed(failed, reason, code);
  }

  /** The next address, if this attempt may go on. */
  #addressFailed(failed: readonly Racer[], reason: FailureReason, code: string | undefined): true {
    this.#racers = this.#racers.filter((racer) => !failed.includes(racer));
    const more = this.#address + 1 < (this.#addresses?.length ?? 0);
    if (more && this.#set.addressPolicy !== "one-per-attempt") this.#nextAddress();
    if (this.#racers.length > 0 || this.#nextCandidate()) return true;
    return this.#lose({ reason, by: "peer", ...(code ? { code } : {}) });
  }

  #nextAddress(): void {
    this.#address++;
    this.#openAt(this.#addresses![this.#address]!);
  }

  /** Under `all-in-attempt` the loop over the candidates runs inside the attempt. */
  #nextCandidate(): boolean {
    this.#candidatesTried++;
    if (this.#set.addressPolicy === "one-per-attempt") return false;
    if (this.#candidatesTried >= this.#targets.length) return false;
    this.#candidate = (this.#candidate + 1) % this.#targets.length;
    this.#forgetAddresses();
    this.#dial();
    return true;
  }

  #setupTimeout(): void {
    this.#lose({ reason: "SETUP_TIMEOUT", by: "abort" });
  }

  // ---- from an open transport to ready ------------------------------------------------------

  /** A transport that encrypts as it opens is not open without. */
  #isSecuredAsAgreed({ secured }: Report<"opened">): boolean {
    return secured === true || !this.#set.tls || !this.#set.tlsWithOpen;
  }

  #opened(report: Report<"opened">): true {
    const { address, dialled } = this.#racers.find(({ token }) => token === report.attempt)!;
    this.#address = Math.max(0, (this.#addresses ?? []).indexOf(address ?? ""));
    this.#dialled = dialled;
    this.#lastTried = `${this.#targets[this.#candidate]!.host} ${address}`;
    for (const { token } of this.#racers) {
      if (token !== report.attempt) this.#emit("abort", { attempt: token });
    }
    this.#racers = [];
    this.#token = report.attempt;
    this.#remote = report.remote;
    this.#resetTransport();
    if (!this.#set.tls || report.secured) return this.#afterTls();
    const { serverName, verifyName } = this.#targets[this.#candidate]!;
    this.#emit("secure", { serverName, verifyName, alpn: [] });
    this.#become("tls", "the transport is open");
    return true;
  }

  #resetTransport(): void {
    this.#buffer = new Uint8Array(0);
    this.#looked = false;
    this.#trusted = false;
    this.#writable = true;
    this.#written = -1;
    this.#flushed = -1;
    this.#queue = [];
    this.#raw = false;
    this.#awaiting = "nothing";
    this.#lifetimeMs = 0;
    this.#reauth = "none";
    this.#reauthAt = Infinity;
    this.#sessionEnd = Infinity;
    this.#retried = false;
    this.#verified = false;
  }

  #secureFailed(report: Report<"secureFailed">): true {
    const reason = report.authentication ? "TLS_IDENTITY" : "TLS_HANDSHAKE";
    const code = report.code === "ERR_SSL_WRONG_VERSION_NUMBER" ? "PEER_NOT_TLS" : report.code;
    return this.#lose({ reason, by: "abort", code });
  }

  #afterTls(): true {
    if (!this.#set.sasl) return this.#negotiate();
    this.#become("sasl", "authentication begins");
    if (this.#set.negotiate) this.#askVersions(OUR_API_VERSIONS, Infinity);
    else {
      this.#versions = this.#options.staticVersions ?? {};
      this.#handshake();
    }
    return true;
  }

  #negotiate(): true {
    if (!this.#set.negotiate) {
      this.#versions = this.#options.staticVersions ?? {};
      return this.#becomeReady();
    }
    this.#retried = false;
    this.#become("negotiating", "ApiVersions is asked");
    this.#askVersions(OUR_API_VERSIONS, this.#set.requestTimeoutMs);
    return true;
  }

  #askVersions(version: number, timeoutMs: number, use: "versions" | "probe" = "versions"): void {
    const both = this.#identity();
    const body = encodeApiVersionsRequest({
      clientSoftwareName: "kafka-wire",
      clientSoftwareVersion: "0.1.0",
      ...(both ?? {}),
    }, version);
    this.#request(use, API_VERSIONS, version, version >= 3, body, timeoutMs);
  }

  /** KIP-1242: both or nothing. */
  #identity(): { clusterId: string; nodeId: number } | undefined {
    const { expectClusterId: clusterId = null } = this.#options;
    const nodeId = this.#options.expectNodeId ?? this.#options.nodeId ?? null;
    return clusterId !== null && nodeId !== null && nodeId >= 0 ? { clusterId, nodeId } : undefined;
  }

  /** Writes a request of the machine's own. */
  #request(
    use: Entry["use"],
    apiKey: number,
    apiVersion: number,
    flexible: boolean,
    body: Uint8Array,
    timeoutMs: number,
  ): void {
    const entry = this.#entry(use, null, { apiKey, apiVersion, flexible, body }, timeoutMs, true);
    this.#queue.push(entry);
    entry.writeSeq = this.#write(entry.bytes, use === "token");
  }

  #entry(
    use: Entry["use"],
    id: number | null,
    request: Pick<SendCommand, "apiKey" | "apiVersion" | "flexible" | "body">,
    timeoutMs: number,
    expectResponse: boolean,
  ): Entry {
    const { apiKey, apiVersion, flexible } = request;
    const correlationId = this.#correlation;
    this.#correlation = correlationId === 2 ** 31 - 9 ? -(2 ** 31) : correlationId + 1;
    const clientId = this.#options.clientId ?? null;
    return {
      id,
      use,
      apiKey,
      apiVersion,
      flexible,
      correlationId,
      expectResponse,
      timeoutMs,
      acceptedAt: this.#now,
      bytes: requestFrame({ ...request, correlationId, clientId }),
      deadline: this.#now + timeoutMs,
      writeSeq: null,
      flushed: false,
      tombstone: false,
    };
  }

  #versionsAnswered(entry: Entry, message: ApiVersionsResponse): void {
    const { errorCode, apiKeys, throttleTimeMs } = message;
    if (errorCode === 35 && !this.#retried && entry.apiVersion > 0) {
      this.#retried = true;
      const listed = apiKeys.find(({ apiKey }) => apiKey === API_VERSIONS)?.maxVersion ?? 0;
      this.#askVersions(Math.max(0, Math.min(listed, OUR_API_VERSIONS)), entry.timeoutMs);
    } else if (errorCode !== 0) this.#versionsRefused(errorCode);
    else {
      if (entry.apiVersion >= 2) this.#throttle(throttleTimeMs);
      this.#verified = entry.apiVersion >= 5 && this.#identity() !== undefined;
      this.#versions = Object.fromEntries(
        apiKeys.map(({ apiKey, minVersion, maxVersion }) => [
          apiKey,
          { min: minVersion, max: maxVersion },
        ]),
      );
      if (this.#state === "sasl") this.#handshake();
      else this.#becomeReady();
    }
  }

  #versionsRefused(errorCode: number): void {
    const reason = errorCode === 129 ? "CLUSTER_MISMATCH" : "NEGOTIATION_FAILED";
    this.#lose({ reason, by: "abort", code: `ERROR_${errorCode}` });
  }

  #becomeReady(): true {
    this.#become("ready", "requests may be sent");
    this.#failedAttempts = 0;
    this.#setupFailures = 0;
    this.#lastFailure = undefined;
    this.#active();
    const identity: Identity = {
      nodeId: this.#options.expectNodeId ?? this.#options.nodeId ?? null,
      clusterId: this.#options.expectClusterId ?? null,
      verified: this.#verified,
    };
    this.#emit("ready", {
      versions: this.#versions,
      remote: this.#remote,
      identity,
      timings: { ...this.#timings },
    });
    return true;
  }

  // ---- SASL ---------------------------------------------------------------------------------

  #handshake(): void {
    const range = this.#versions[SASL_HANDSHAKE];
    if (!range || range.min > 1) {
      this.#lose({ reason: "SASL_UNSUPPORTED", by: "abort" });
      return;
    }
    const version = this.#versions[SASL_AUTHENTICATE] ? Math.min(range.max, 1) : 0;
    const { mechanism } = this.#options.sasl!;
    const body = encodeSaslHandshakeRequest({ mechanism }, version);
    this.#request("handshake", SASL_HANDSHAKE, version, false, body, Infinity);
  }

  #handshakeAnswered(entry: Entry, errorCode: number): void {
    if (errorCode !== 0) this.#saslRefused(errorCode);
    else {
      this.#raw = entry.apiVersion === 0;
      this.#round = 0;
      this.#lifetimeMs = 0;
      this.#nextToken(null);
    }
  }

  #saslRefused(errorCode: number): void {
    const reason = errorCode === 33 ? "SASL_UNSUPPORTED" : "AUTH_FAILED";
    this.#lose({ reason, by: "abort", code: `ERROR_${errorCode}` });
  }

  #nextToken(challenge: Uint8Array | null): void {
    const { mechanism, plain } = this.#options.sasl!;
    if (!plain) {
      this.#awaiting = "mechanism";
      this.#emit("answerSasl", { mechanism, round: this.#round, challenge });
    } else if (this.#round === 0) this.#sendToken(plainToken(plain.username, plain.password));
    else this.#authenticated();
  }

  #isAsked(round: number): boolean {
    return this.#awaiting === "mechanism" && round === this.#round;
  }

  #mechanismAnswered({ token, done }: Report<"saslAnswered">): true {
    this.#awaiting = "nothing";
    if (done) this.#authenticated();
    else this.#sendToken(token);
    return true;
  }

  #sendToken(token: Uint8Array): void {
    this.#awaiting = "token";
    if (this.#raw) this.#write(frame(token), true);
    else {
      const version = Math.min(this.#versions[SASL_AUTHENTICATE]!.max, 2);
      const body = encodeSaslAuthenticateRequest({ authBytes: token }, version);
      this.#request("token", SASL_AUTHENTICATE, version, version >= 2, body, Infinity);
    }
  }

  #tokenArrived(token: Uint8Array, lifetimeMs: number): void {
    this.#awaiting = "nothing";
    this.#lifetimeMs = lifetimeMs;
    this.#round++;
    this.#nextToken(token);
  }

  #authenticated(): void {
    this.#raw = false;
    this.#awaiting = "nothing";
    const again = this.#reauth === "running";
    this.#reauth = "none";
    this.#reauthAt = Infinity;
    this.#sessionEnd = Infinity;
    if (this.#lifetimeMs > 0) {
      const share = 0.85 + 0.1 * this.#random.draw("jitter.reauth");
      this.#reauthAt = this.#now + Math.trunc(this.#lifetimeMs * share);
      this.#sessionEnd = this.#now + this.#lifetimeMs;
    }
    if (!again) this.#negotiate();
  }

  /** KIP-368: stop admitting, wait for what is in flight, authenticate again. */
  #reauthDue(): void {
    if (this.#reauth === "waiting") this.#reauth = "expired";
    else {
      this.#reauth = "waiting";
      this.#settled();
    }
  }

  // ---- sending (A.9) ------------------------------------------------------------------------

  #send(send: SendCommand): Answer {
    const refusal = this.#refusal(send);
    if (refusal) return refusal;
    const { id, timeoutMs = this.#set.requestTimeoutMs, expectResponse = true } = send;
    if (this.#needsProbe()) this.#probe();
    const entry = this.#entry("application", id, send, timeoutMs, expectResponse);
    if (!this.#holding()) entry.writeSeq = this.#write(entry.bytes);
    this.#queue.push(entry);
    this.#active();
    return { ok: true, correlationId: entry.correlationId };
  }

  #refusal({ id, apiKey, apiVersion }: SendCommand): Answer | undefined {
    if (this.#state === "draining") return refused("DRAINING");
    if (this.#state !== "ready") return refused("NOT_READY");
    if (this.#queue.some((entry) => entry.id === id)) return refused("DUPLICATE_ID");
    if (this.#now < this.#throttleUntil) {
      return { ok: false, reason: "THROTTLED", untilMs: this.#throttleUntil };
    }
    if (this.#reauth !== "none") return refused("REAUTHENTICATING");
    const range = this.#versions[apiKey];
    if (!range) return refused("UNSUPPORTED_VERSION");
    if (apiVersion < range.min || apiVersion > range.max) {
      return { ok: false, reason: "UNSUPPORTED_VERSION", min: range.min, max: range.max };
    }
    const inFlight = this.#queue.filter(({ use }) => use === "application");
    if (inFlight.length >= this.#set.maxInFlight) return refused("IN_FLIGHT_FULL");
    if (this.#gated()) return refused("WRITE_PENDING");
    return undefined;
  }

  #gated(): boolean {
    if (this.#set.buffered) return !this.#writable;
    return this.#holding() || this.#queue.length > 0 && this.#flushed < this.#written;
  }

  #needsProbe(): boolean {
    const { idleProbeAfterMs } = this.#set;
    if (idleProbeAfterMs === null || this.#queue.length > 0) return false;
    return this.#now - this.#lastActivity > idleProbeAfterMs;
  }

  #probing(): boolean {
    return this.#queue.some(({ use }) => use === "probe");
  }

  /** Whether what is accepted now has to wait for its turn. */
  #holding(): boolean {
    return this.#probing() || this.#queue.some(({ writeSeq }) => writeSeq === null);
  }

  /** A.14: an ApiVersions with a short limit; what is sent meanwhile waits for its answer. */
  #probe(): void {
    const { connectTimeoutMs, requestTimeoutMs } = this.#set;
    const limit = Math.min(connectTimeoutMs ?? Infinity, requestTimeoutMs);
    const version = Math.min(this.#versions[API_VERSIONS]?.max ?? 0, OUR_API_VERSIONS);
    this.#askVersions(version, limit, "probe");
  }

  /** Who does not know the version is alive. */
  #probeAnswered({ errorCode, throttleTimeMs }: ApiVersionsResponse, version: number): void {
    if (errorCode !== 0 && errorCode !== 35) this.#versionsRefused(errorCode);
    else {
      if (version >= 2) this.#throttle(throttleTimeMs);
      this.#writeHeld();
    }
  }

  /** F11: nothing of an owner is written while throttled, even if it was accepted before. */
  #writeHeld(): void {
    if (this.#probing() || this.#now < this.#throttleUntil) return;
    for (const entry of this.#queue) {
      if (entry.writeSeq === null) entry.writeSeq = this.#write(entry.bytes);
    }
  }

  #active(): void {
    this.#lastActivity = this.#now;
    this.#idleAt = this.#now + (this.#set.maxIdleMs ?? Infinity);
  }

  #flush(writeSeq: number): true {
    this.#active();
    this.#flushed = Math.max(this.#flushed, writeSeq);
    for (const entry of [...this.#queue]) {
      if (entry.writeSeq === null || entry.writeSeq > this.#flushed) continue;
      entry.flushed = true;
      if (entry.expectResponse) continue;
      this.#remove(entry);
      this.#emit("completed", { id: entry.id });
    }
    this.#endStep();
    this.#settled();
    return true;
  }

  #remove(entry: Entry): void {
    this.#queue = this.#queue.filter((other) => other !== entry);
  }

  // ---- receiving (A.10) ---------------------------------------------------------------------

  #received(bytes: Uint8Array): true {
    if (bytes.length > 0) this.#active();
    const token = this.#token;
    this.#buffer = joined(this.#buffer, bytes);
    while (this.#isLive(token)) {
      const content = this.#nextFrame();
      if (!content) break;
      this.#frame(content);
      this.#endStep();
    }
    return true;
  }

  /** Cuts a frame off the buffer, without its length. */
  #nextFrame(): Uint8Array | undefined {
    if (this.#buffer.length < 4) return undefined;
    const size = int32(this.#buffer);
    const code = this.#badSize(size);
    if (code) {
      this.#lose({ reason: "PROTOCOL_ERROR", by: "abort", code });
      return undefined;
    }
    if (this.#buffer.length < 4 + size) return undefined;
    const content = this.#buffer.slice(4, 4 + size);
    this.#buffer = this.#buffer.slice(4 + size);
    return content;
  }

  #badSize(size: number): string | undefined {
    const foreign = this.#looked ? undefined : foreigner(size);
    this.#looked = true;
    if (foreign) return foreign;
    if (size < 0) return "NEGATIVE_SIZE";
    if (size < 4 && !(this.#raw && this.#awaiting === "token")) return "TOO_SMALL";
    const { maxFrameBytes } = this.#set;
    const limit = this.#trusted ? maxFrameBytes : Math.min(maxFrameBytes, UNTRUSTED_FRAME_BYTES);
    return size > limit ? "TOO_LARGE" : undefined;
  }

  #frame(content: Uint8Array): void {
    const broken = (code: string, undecodable?: Entry) => {
      const whose = undecodable ? { undecodable } : {};
      this.#lose({ reason: "PROTOCOL_ERROR", by: "abort", code, ...whose });
    };
    if (this.#raw) {
      if (this.#awaiting === "token") this.#tokenArrived(content, 0);
      else broken("UNSOLICITED");
      return;
    }
    const entry = this.#queue.find(({ expectResponse }) => expectResponse);
    if (!entry) return broken("UNSOLICITED");
    if (int32(content) !== entry.correlationId) return broken("CORRELATION_MISMATCH");
    try {
      const body = responseBody(content, entry.apiKey, entry.flexible);
      this.#trusted = true;
      if (entry.tombstone) this.#remove(entry);
      else if (entry.use === "application") this.#respond(entry, body);
      else this.#ownResponse(entry, body);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      return broken("DECODE", entry);
    }
    this.#endStep();
    this.#settled();
  }

  #respond(entry: Entry, body: Uint8Array): void {
    this.#remove(entry);
    const { id, apiKey, apiVersion, correlationId, acceptedAt } = entry;
    const latencyMs = this.#now - acceptedAt;
    this.#emit("response", { id, apiKey, apiVersion, correlationId, body, latencyMs });
  }

  /** Decodes first, so that an error leaves everything as it was. */
  #ownResponse(entry: Entry, body: Uint8Array): void {
    const { apiVersion: version } = entry;
    if (entry.use === "handshake") {
      const { message, trailing } = lenient(decodeSaslHandshakeResponse, body, version);
      this.#accept(entry, trailing);
      this.#handshakeAnswered(entry, message.errorCode);
    } else if (entry.use === "token") {
      const { message, trailing } = lenient(decodeSaslAuthenticateResponse, body, version);
      this.#accept(entry, trailing);
      if (message.errorCode !== 0) this.#saslRefused(message.errorCode);
      else this.#tokenArrived(message.authBytes, Number(message.sessionLifetimeMs));
    } else {
      const { message, trailing } = readVersions(body, version);
      this.#accept(entry, trailing);
      if (entry.use === "probe") this.#probeAnswered(message, version);
      else this.#versionsAnswered(entry, message);
    }
  }

  #accept(entry: Entry, trailing: boolean): void {
    this.#remove(entry);
    if (!trailing) return;
    this.#emit("protocolWarning", { code: "TRAILING_BYTES", detail: { apiKey: entry.apiKey } });
    this.#endStep();
  }

  /** Something is no longer in flight: what waited for that? */
  #settled(): void {
    if (this.#state === "draining" && !this.#isOwed()) this.#finishDrain();
    if (this.#state !== "ready" || this.#queue.length > 0) return;
    if (this.#reauth === "waiting") {
      this.#reauth = "running";
      this.#setupAt = this.#now + this.#setupLimit;
      this.#handshake();
    } else if (this.#reauth === "expired") {
      this.#lose({ reason: "INVALIDATED", by: "close" });
      this.#endStep();
      this.#begin();
    }
  }

  // ---- time ---------------------------------------------------------------------------------

  #requestTimeout(): void {
    const expired = this.#queue.filter(({ deadline }) => deadline <= this.#now);
    const fatal = !this.#set.abandon || this.#state === "negotiating" ||
      expired.some(({ tombstone, use }) => tombstone || use !== "application");
    if (fatal) {
      this.#lose({ reason: "REQUEST_TIMEOUT", by: "abort", expired });
      return;
    }
    for (const entry of expired) {
      this.#emit("requestFailed", {
        id: entry.id,
        reason: "REQUEST_TIMEOUT",
        sent: entry.writeSeq === null ? "no" : "maybe",
        flushed: entry.flushed,
        timedOut: true,
      });
      if (entry.writeSeq === null || !entry.expectResponse) this.#remove(entry);
      entry.tombstone = true;
      entry.deadline += entry.timeoutMs;
    }
    this.#endStep();
    this.#settled();
  }

  #idle(): void {
    if (this.#queue.length > 0 || this.#reauth === "running") {
      this.#idleAt = this.#now + this.#set.maxIdleMs!;
    } else this.#lose({ reason: "IDLE_EXPIRED", by: "close" });
  }

  #backoffOver(): void {
    this.#backoffUntil = Infinity;
    this.#become("idle", "the backoff is over");
    this.#emit("available");
    this.#endStep();
    if (this.#asap || this.#set.eager && !this.#suspended) this.#begin();
  }

  /** A.13. */
  #throttle(throttleMs: number): Answer {
    if (throttleMs <= 0) return { ok: true };
    const ms = Math.min(throttleMs, this.#set.throttleMaxMs);
    for (const entry of this.#queue) entry.deadline += ms;
    if (this.#now + ms > this.#throttleUntil) {
      this.#throttleUntil = this.#now + ms;
      this.#throttleTimer = this.#throttleUntil;
      this.#emit("throttled", { untilMs: this.#throttleUntil });
      this.#endStep();
    }
    return { ok: true };
  }

  #throttleOver(): void {
    this.#throttleTimer = Infinity;
    this.#writeHeld();
  }

  // ---- the end ------------------------------------------------------------------------------

  #drain(timeoutMs: number | undefined): Answer {
    if (this.#state === "draining") return { ok: true };
    if (this.#state !== "ready") return this.#end("LOCAL_CLOSE");
    if (!this.#isOwed()) this.#finishDrain();
    else {
      this.#become("draining", "the owner drains");
      this.#drainAt = this.#now + (timeoutMs ?? this.#set.drainTimeoutMs);
    }
    return { ok: true };
  }

  /** Whether an owner still waits for something. */
  #isOwed(): boolean {
    return this.#queue.some(({ use, tombstone }) => use === "application" && !tombstone);
  }

  #finishDrain(): void {
    this.#letGo("close");
    this.#become("closed", "everything is settled");
    this.#emit("drained");
    this.#emit("closed");
  }

  #drainTimeout(): void {
    this.#end("DRAIN_TIMEOUT");
  }

  #end(reason: "LOCAL_CLOSE" | "DRAIN_TIMEOUT"): Answer {
    this.#letGo("abort");
    const withdrawn = this.#withdraw();
    this.#become("closed", reason);
    this.#failRequests({ reason, by: "abort" }, withdrawn);
    this.#emit("closed");
    return { ok: true };
  }

  #reset(): Answer {
    if (this.#state === "idle" || this.#state === "backoff") this.#forgetBackoff();
    else this.#lose({ reason: "INVALIDATED", by: "abort" });
    return { ok: true };
  }

  /** Without a transport only the backoff is dropped, and nothing is emitted. */
  #forgetBackoff(): void {
    this.#asap = false;
    this.#backoffUntil = Infinity;
    this.#state = "idle";
  }

  #failedByOwner(): Answer {
    if (this.#state !== "ready" && this.#state !== "draining") return refused("WRONG_STATE");
    this.#lose({ reason: "PROTOCOL_ERROR", by: "abort", code: "DECODE" });
    return { ok: true };
  }

  #retarget({ host, port, rack, pod }: Command<"retarget">): Answer {
    if (this.#state !== "idle" && this.#state !== "backoff") return refused("WRONG_STATE");
    if (rack !== undefined) this.#rack = rack;
    if (pod !== undefined) this.#pod = pod;
    this.#generation++;
    if (host === this.#host && port === this.#port) return { ok: true };
    this.#host = host;
    this.#port = port;
    this.#targets = [];
    this.#candidate = 0;
    this.#forgetAddresses();
    this.#lastTried = "";
    this.#failedAttempts = 0;
    this.#setupFailures = 0;
    this.#lastFailure = undefined;
    this.#throttleUntil = -Infinity;
    this.#throttleTimer = Infinity;
    this.#become("idle", "another address");
    this.#forgetBackoff();
    return { ok: true };
  }

  #peerGone(by: "close" | "peer", code: string | undefined): true {
    const quiet = this.#state === "ready" && this.#queue.length === 0 && this.#reauth !== "running";
    const reason = quiet ? "PEER_IDLE_CLOSE" : closeReason(code);
    const shown = this.#state === "tls" ? "PEER_NOT_TLS" : code;
    return this.#lose({ reason, by, ...(shown ? { code: shown } : {}) });
  }

  /** Ends an attempt or a connection in every way that is not a `close` or `drain` (A.17, A.18). */
  #lose(loss: Loss): true {
    const { reason } = loss;
    const state = this.#state;
    const phase = PHASES[state]!;
    const inSetup = this.#inSetup();
    this.#letGo(loss.by);
    const withdrawn = this.#withdraw();
    const drawn = state === "draining" ? null : this.#startBackoff(reason);
    this.#count(reason, inSetup);
    this.#moveOn(reason, state, inSetup);
    const next = this.#backoffUntil === Infinity ? "idle" : "backoff";
    this.#become(state === "draining" ? "closed" : next, reason);
    this.#failRequests(loss, withdrawn);
    this.#emit("disconnected", {
      reason,
      phase,
      detail: this.#detail(loss),
      failedAttempts: this.#failedAttempts,
      setupFailures: this.#setupFailures,
      backoffUntilMs: this.#backoffUntil === Infinity ? null : this.#backoffUntil,
      jitterDraw: drawn,
    });
    this.#hint(reason, state === "ready" || state === "draining");
    if (this.#state === "closed") this.#emit("closed");
    return true;
  }

  /** A.16; gives the draw. */
  #startBackoff(reason: FailureReason): number | null {
    if (!CLASSES[reason].includes("F") && reason !== "PEER_IDLE_CLOSE") return null;
    const n = reason === "PEER_IDLE_CLOSE" ? 0 : this.#failedAttempts;
    const { backoffMs, backoffMaxMs } = this.#set;
    let drawn: number | null = null;
    const wait = expBackoff(n, backoffMs, backoffMaxMs, () => {
      return drawn = this.#random.draw("jitter.reconnect");
    });
    this.#backoffUntil = this.#now + wait;
    return drawn;
  }

  #count(reason: FailureReason, inSetup: boolean): void {
    this.#lastFailure = reason;
    if (!CLASSES[reason].includes("R")) this.#suspended = true;
    if (!CLASSES[reason].includes("F")) return;
    this.#failedAttempts++;
    this.#setupFailures = inSetup ? this.#setupFailures + 1 : 0;
  }

  /** Losing a connection that worked is urgent. */
  #hint(reason: FailureReason, urgent: boolean): void {
    if (CLASSES[reason].includes("M")) this.#emit("hint", { kind: "requestMetadata", urgent });
    if (reason === "CLUSTER_MISMATCH") this.#emit("hint", { kind: "misrouted", urgent: true });
  }

  #detail({ code, reason }: Loss) {
    const advertised = { host: this.#host, port: this.#port };
    return {
      ...(code !== undefined ? { code } : {}),
      message: reason,
      advertised,
      ...(this.#dialled ? { dialled: this.#dialled } : {}),
    };
  }

  /** A.8, C.8: the next address, then the next candidate; or else new addresses. */
  #moveOn(reason: FailureReason, state: ConnectionState, inSetup: boolean): void {
    const marks = CLASSES[reason].split(" ");
    if (marks.includes("X") || marks.includes("X-in-setup") && inSetup) {
      if (state === "redirecting") return; // nothing has been tried
      this.#address++;
      if (this.#address < (this.#addresses?.length ?? 0)) return;
      this.#candidate = (this.#candidate + 1) % this.#targets.length;
      this.#forgetAddresses();
    } else if (["negotiating", "ready", "draining"].includes(state)) this.#forgetAddresses();
  }

  /** Lets go of the transport, if there is one. */
  #letGo(by: Loss["by"]): void {
    const racers = this.#racers.map(({ token }) => token);
    const tokens = OPEN.includes(this.#state) ? [this.#token] : racers;
    if (by !== "peer") { for (const attempt of tokens) this.#emit(by, { attempt }); }
    this.#racers = [];
    this.#staggerAt = Infinity;
    this.#awaiting = "nothing";
    this.#raw = false;
    this.#reauth = "none";
    this.#reauthAt = Infinity;
  }

  /** Takes back the writes that nobody has taken; gives their numbers. */
  #withdraw(): readonly number[] {
    const untaken = this.#effects.filter((effect) => effect.type === "write");
    this.#effects = this.#effects.filter((effect) => effect.type !== "write");
    this.#writeSeq -= untaken.length; // so that there is no gap
    return untaken.map(({ writeSeq }) => writeSeq);
  }

  /** A.18: what the requests in flight hear, in the order of their acceptance. */
  #failRequests({ reason, expired, undecodable }: Loss, withdrawn: readonly number[]): void {
    const own = ["PEER_CLOSED", "PEER_RESET", "CLUSTER_MISMATCH", "NEGOTIATION_FAILED"];
    own.push("DRAIN_TIMEOUT", "LOCAL_CLOSE", "INVALIDATED");
    for (const entry of this.#queue) {
      if (entry.use !== "application" || entry.tombstone) continue;
      const { id, writeSeq, flushed } = entry;
      const timedOut = expired?.includes(entry) ?? false;
      const sent = writeSeq === null || withdrawn.includes(writeSeq) ? "no" : "maybe";
      const why = timedOut || own.includes(reason)
        ? { reason }
        : entry === undecodable
        ? { reason: "DECODE", cause: reason }
        : { reason: "CONNECTION_LOST", cause: reason };
      this.#emit("requestFailed", { id, sent, flushed, timedOut, ...why });
    }
    this.#queue = [];
  }

  #inSetup(): boolean {
    const setup = ["redirecting", "resolving", "tcp", "tls", "sasl"];
    if (this.#set.setupCoversApiVersions) setup.push("negotiating");
    return setup.includes(this.#state);
  }
}

function refused(reason: Refusal): Answer {
  return { ok: false, reason };
}
