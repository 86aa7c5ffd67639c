import {
  Connection,
  type ConnectionEvent,
  type ConnectionInput,
  type ConnectionOptions,
  type ConnectionState,
  isRetriable,
  type Phase,
  type Refusal,
  type ResponseEvent,
  type SendCommand,
  type VersionTable,
} from "../connection/mod.ts";
import type { Endpoint } from "../redirect/mod.ts";
import type { Api } from "../wire/mod.ts";
import type {
  AsyncDisposal,
  BrokerClient,
  BrokerOptions,
  CallOptions,
  CloseOptions,
} from "./broker_client.ts";
import { Call } from "./call.ts";
import { CallQueue, FULL } from "./call_queue.ts";
import { checkCall, closeCommandOf } from "./checks.ts";
import type { Clock } from "./clock.ts";
import { Deadlines } from "./deadlines.ts";
import { Driver, type Platform } from "./driver.ts";
import { DriverError, type DriverFacts, type DriverReason, placeOf } from "./driver_error.ts";
import { EventHub } from "./event_hub.ts";
import { attempted, Outcome } from "./outcome.ts";
import { reasonOf, Signals } from "./signals.ts";

type Event<T> = Extract<ConnectionEvent, { readonly type: T }>;

/** What an error may be told besides. */
interface More {
  readonly signal?: AbortSignal | undefined;
  readonly phase?: Phase | null;
  readonly detail?: string;
}

/** The obstacles that do not pass. */
const LASTING: ReadonlySet<Refusal> = new Set(["CLOSED", "DRAINING", "FRAME_TOO_LARGE"]);

const TOO_LARGE: More = { detail: "larger than receiveMaxFrameBytes" };

/** The options, completed. */
export type ClientOptions = BrokerOptions & ConnectionOptions;

/** The promises of one connection. */
export class Client implements Omit<BrokerClient, keyof AsyncDisposal> {
  readonly #options: BrokerOptions;
  readonly #requestTimeoutMs: number;
  readonly #clock: Clock;
  readonly #driver: Driver<ConnectionInput, ConnectionEvent>;
  readonly #hub: EventHub<ConnectionEvent> = new EventHub();
  readonly #waiting: CallQueue = new CallQueue();
  readonly #deadlines: Deadlines<Call> = new Deadlines();
  readonly #signals: Signals<Call> = new Signals((calls, signal) => {
    for (const call of calls) this.#giveUpOn(call, "ABORTED", { signal });
    this.#settle();
  });
  readonly #inFlight: Map<number, Call> = new Map();
  readonly #failed: Event<"requestFailed">[] = []; // until it is known why
  readonly #end: Outcome<void> = new Outcome();
  #connecting: Outcome<void> | undefined;
  #closing: Promise<void> | undefined;
  #state: ConnectionState = "idle";
  #phase: Phase | null = null; // the last one
  #dialled: Endpoint | undefined;
  #lost: Event<"disconnected"> | undefined; // since the connection was last ready
  #versions: VersionTable = {};
  #nextId = 0;
  #triedMs = -Infinity;
  #graceEndMs = -Infinity;
  #isSettling = false;
  #isUnsettled = false;

  constructor(options: ClientOptions, platform: Platform) {
    this.#options = options;
    this.#requestTimeoutMs = options.requestTimeoutMs ?? 30_000;
    this.#clock = platform.clock;
    const hear = (event: ConnectionEvent) => this.#hear(event);
    const machine = new Connection(options);
    this.#driver = new Driver(machine, platform, hear, () => this.#settle());
  }

  get versions(): VersionTable {
    return this.#versions;
  }

  /** Resolves once requests can be sent. A client that cannot connect is closed. */
  async connect(): Promise<void> {
    const { signal } = this.#options;
    const abort = () => this.#giveUp("ABORTED", { signal });
    this.#connecting = new Outcome();
    try {
      signal?.addEventListener("abort", abort);
      if (signal?.aborted) abort();
      else this.#settle();
      await this.#connecting.promise;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }

  #giveUp(reason: DriverReason, more: More = {}): void {
    this.#connecting?.fail(this.#error("connect", reason, "no", more));
  }

  call<Req, Res>(api: Api<Req, Res>, message: Req, options: CallOptions = {}): Promise<Res> {
    return this.#begin(api, message, options, true);
  }

  async send<Req, Res>(api: Api<Req, Res>, message: Req, options: CallOptions = {}): Promise<void> {
    await this.#begin(api, message, options, false);
  }

  events(): AsyncIterableIterator<ConnectionEvent> {
    return this.#hub.read();
  }

  close(options: CloseOptions = {}): Promise<void> {
    return attempted(() => this.#close(closeCommandOf(options)));
  }

  #close(command: ReturnType<typeof closeCommandOf>): Promise<void> {
    this.#closing ??= this.#end.promise.then(() => this.#driver.ended());
    this.#driver.handle(command);
    this.#failLost(); // these are older than those that wait
    this.#failWaiting("CLOSED");
    this.#settle();
    return this.#closing;
  }

  // ---- calls ------------------------------------------------------------------------------------

  #begin<Req, Res>(
    api: Api<Req, Res>,
    message: Req,
    options: CallOptions,
    expectResponse: boolean,
  ): Promise<Res> {
    const { version, timeoutMs = this.#requestTimeoutMs, signal }: CallOptions = Object(options);
    const id = this.#nextId++;
    const call = new Call({ id, api, message, version, timeoutMs, expectResponse });
    try {
      checkCall(`call ${call.name}`, options);
      this.#offer(call as unknown as Call, signal);
    } catch (error) {
      call.fail(error);
    }
    return call.promise;
  }

  #offer(call: Call, signal: AbortSignal | undefined): void {
    if (this.#closing) return this.#fail(call, "CLOSED", "no");
    if (signal?.aborted) return this.#fail(call, "ABORTED", "no", { signal });
    if (signal) this.#signals.add(signal, call);
    if (this.#waiting.first || !this.#leaves(call)) this.#wait(call);
    this.#settle();
  }

  /** A late answer will find that nobody wants it. */
  #giveUpOn(call: Call, reason: DriverReason, more?: More): void {
    this.#waiting.remove(call);
    this.#fail(call, reason, this.#inFlight.has(call.id) ? "maybe" : "no", more);
  }

  /** Whether the call need not wait: it is sent, or never can be. */
  #leaves(call: Call): boolean {
    const command = call.commandFor(this.#versions);
    if (!command || call.isSettled) return true;
    if (this.#state !== "ready") return false;
    this.#inFlight.set(call.id, call);
    const refusal = this.#deadlines.of(call) === undefined
      ? this.#send(call, command)
      : this.#sendLate(call, command);
    if (!refusal) return true;
    this.#inFlight.delete(call.id);
    if (!LASTING.has(refusal)) return false;
    const isTooLarge = refusal === "FRAME_TOO_LARGE";
    this.#fail(call, isTooLarge ? refusal : "CLOSED", "no", isTooLarge ? TOO_LARGE : {});
    return true;
  }

  #send(call: Call, command: SendCommand): Refusal | undefined {
    try {
      const answer = this.#driver.handle(command);
      return answer.ok ? undefined : answer.reason;
    } catch (error) {
      call.fail(error); // an API of the caller's own has made no command
      return "CLOSED";
    }
  }

  /**
   * The machine looks after the rest of the call's time, and ends the connection with it. A call that has waited for
   * most of its time must not do that to the others: it is only given up itself.
   */
  #sendLate(call: Call, command: SendCommand): Refusal | undefined {
    const leftMs = Math.ceil(this.#deadlines.of(call)! - this.#clock.nowMs());
    if (leftMs < call.timeoutMs / 2) return this.#send(call, command);
    const refusal = this.#send(call, { ...command, timeoutMs: Math.min(leftMs, call.timeoutMs) });
    if (!refusal) this.#deadlines.remove(call);
    return refusal;
  }

  #wait(call: Call): void {
    const command = call.commandFor(this.#versions);
    if (!command || call.isSettled) return;
    if (this.#closing) return this.#fail(call, "CLOSED", "no"); // while it was encoded
    if (!this.#waiting.add(call, command.body.length)) {
      return this.#fail(call, "QUEUE_FULL", "no", { detail: FULL });
    }
    this.#deadlines.add(call, this.#clock.nowMs() + call.timeoutMs);
  }

  /** After every input: whatever has become possible, or impossible, is done. */
  #settle(): void {
    this.#isUnsettled = true;
    if (this.#isSettling) return; // whoever is at it goes on
    this.#isSettling = true;
    try {
      while (this.#isUnsettled) this.#settleOnce();
    } finally {
      this.#isSettling = false;
    }
    const expiryMs = Math.max(this.#deadlines.earliestMs, this.#graceEndMs);
    this.#driver.wakeBy(Math.min(expiryMs, this.#mustConnect ? this.#triedMs + 1 : Infinity));
  }

  #settleOnce(): void {
    this.#isUnsettled = false;
    this.#failLost();
    this.#expire();
    for (let call; (call = this.#waiting.first) && this.#leaves(call);) this.#waiting.remove(call);
    this.#reconnect();
  }

  #failLost(): void {
    const phase = this.#phase;
    for (const { id, reason, sent } of this.#failed.splice(0)) {
      const call = this.#takeInFlight(id);
      if (call) this.#fail(call, reason, sent, { phase });
    }
  }

  /** After a stall answers may be on their way: these deadlines wait with those of the machine (connection M13). */
  #expire(): void {
    if (this.#deadlines.earliestMs === Infinity) return;
    const nowMs = this.#clock.nowMs();
    if (nowMs < this.#graceEndMs) return;
    for (const call of this.#deadlines.due(nowMs)) {
      this.#giveUpOn(call, "CALL_TIMEOUT", { detail: `the call had ${call.timeoutMs} ms` });
    }
  }

  get #mustConnect(): boolean {
    return this.#state === "idle" &&
      (this.#connecting?.isSettled === false || !!this.#waiting.first);
  }

  /** Once a millisecond: without a backoff, failures that come at once would leave no time for anything else. */
  #reconnect(): void {
    if (!this.#mustConnect) return;
    const nowMs = this.#clock.nowMs();
    if (Math.abs(nowMs - this.#triedMs) < 1) return;
    this.#triedMs = nowMs;
    this.#driver.handle({ type: "connect" });
  }

  // ---- what the connection tells ----------------------------------------------------------------

  #hear(event: ConnectionEvent): void {
    this.#hub.tell(event);
    switch (event.type) {
      case "stateChanged":
        this.#state = event.to;
        this.#phase = PHASES[event.to] ?? this.#phase;
        return;
      case "redirectDecided":
        this.#dialled = event.target ?? undefined;
        return;
      case "ready":
        return this.#begun(event);
      case "response":
        return this.#answer(event);
      case "completed":
        return this.#takeInFlight(event.id)?.succeed(undefined);
      case "requestFailed":
        this.#failed.push(event);
        return;
      case "disconnected":
        return this.#lose(event);
      case "stalled":
        this.#graceEndMs = this.#clock.nowMs() + (this.#options.stallGraceMs ?? 50);
        return;
      case "closed":
        this.#hub.end();
        return this.#end.succeed();
    }
  }

  #answer(event: ResponseEvent): void {
    const throttleMs = this.#takeInFlight(event.id)?.answer(event) ?? 0;
    if (throttleMs > 0) this.#driver.handle({ type: "throttle", throttleMs });
  }

  #begun({ versions, remote }: Event<"ready">): void {
    const colon = remote.lastIndexOf(":");
    this.#dialled = { host: remote.slice(0, colon), port: Number(remote.slice(colon + 1)) };
    this.#versions = versions;
    this.#lost = undefined;
    this.#connecting?.succeed();
  }

  #lose(event: Event<"disconnected">): void {
    this.#lost = event;
    const { reason } = event;
    const isFinal = !isRetriable(reason);
    if (isFinal) this.#failWaiting(reason);
    if (isFinal || !this.#options.retry) this.#giveUp(reason);
  }

  // ---- failures ---------------------------------------------------------------------------------

  #takeInFlight(id: number): Call | undefined {
    const call = this.#inFlight.get(id);
    this.#inFlight.delete(id);
    return call;
  }

  #failWaiting(reason: DriverReason): void {
    for (let call; (call = this.#waiting.first) !== undefined; this.#waiting.remove(call)) {
      this.#fail(call, reason, "no");
    }
  }

  #fail(
    call: Call,
    reason: DriverReason,
    sent: "no" | "maybe",
    more: More = {},
  ): void {
    call.fail(this.#error(`call ${call.name}`, reason, sent, more));
  }

  #error(
    what: string,
    reason: DriverReason,
    sent: "no" | "maybe",
    { signal, phase = null, detail }: More = {},
  ): DriverError {
    const { host, port } = this.#options;
    const lost = reason === "CLOSED" ? undefined : this.#lost;
    const facts: DriverFacts = {
      reason,
      sent,
      phase: PHASES[this.#state] ?? lost?.phase ?? phase,
      advertised: { host, port },
      dialled: lost ? lost.detail.dialled : this.#dialled,
      code: lost?.detail.code,
      because: lost?.reason === reason ? undefined : lost?.reason,
    };
    const why = [lost?.detail.message ?? placeOf(facts), detail, reasonOf(signal)];
    return new DriverError(what, facts, why.filter(Boolean).join("; "), signal?.reason);
  }
}

const PHASES: Readonly<Record<ConnectionState, Phase | null>> = {
  idle: null,
  backoff: null,
  redirecting: "redirect",
  resolving: "resolve",
  tcp: "tcp",
  tls: "tls",
  sasl: "sasl",
  negotiating: "negotiating",
  ready: "ready",
  draining: "draining",
  closed: null,
};
