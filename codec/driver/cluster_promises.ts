import { refreshesOf } from "../cluster/cluster.ts";
import {
  type CallFailedEvent,
  type Cluster,
  type ClusterEffect,
  type ClusterInput,
  type ClusterOptions,
  type ClusterView,
  clusterView,
} from "../cluster/mod.ts";
import { type Answer, type Finding, type Machine, OptionsError } from "../connection/mod.ts";
import { type Api, EncodeError } from "../wire/mod.ts";
import { BootstrapLosses } from "./bootstrap_losses.ts";
import type { AsyncDisposal, CloseOptions } from "./broker_client.ts";
import { checkAnswered, checkTimeout } from "./call.ts";
import { MOST_CALLS } from "./call_queue.ts";
import { checkClusterCall, checkSignal, closeCommandOf } from "./checks.ts";
import type { Clock } from "./clock.ts";
import type { ClusterApis } from "./cluster_apis.ts";
import { ClusterCall, ClusterWish, type Wish } from "./cluster_call.ts";
import type {
  ClusterCallOptions,
  ClusterClient,
  ClusterClientEvent,
  ClusterClientOptions,
} from "./cluster_client.ts";
import { ClusterError, type ClusterFacts, type ClusterReason } from "./cluster_error.ts";
import { Deadlines } from "./deadlines.ts";
import { Driver, type Platform } from "./driver.ts";
import { EventHub } from "./event_hub.ts";
import { attempted, Outcome } from "./outcome.ts";
import { reasonOf, Signals } from "./signals.ts";

/** Why something cannot be, and what is known. */
type Refused = readonly [ClusterReason, why: string];

const CLOSED: Refused = ["CLOSED", "the client is closed"];
const FULL: Refused = ["QUEUE_FULL", `expected at most ${MOST_CALLS} calls without outcome`];
const NO_FINDER: Refused = [
  "UNKNOWN_API",
  "expected FindCoordinator among the options' apis, to find coordinators",
];

const NO_DECIDE: Finding = {
  level: "error",
  code: "HELPERS",
  setting: "broker.redirector",
  message: 'expected `decide` beside "ask-driver", found none',
};

/** The promises of one cluster. */
export class ClusterPromises implements Omit<ClusterClient, keyof AsyncDisposal> {
  readonly #options: ClusterClientOptions;
  readonly #timeoutMs: number;
  readonly #clock: Clock;
  readonly #machine: Cluster;
  readonly #driver: Driver<ClusterInput, ClusterClientEvent>;
  readonly #apis: ClusterApis;
  readonly #hub: EventHub<ClusterClientEvent> = new EventHub();
  readonly #calls: Map<number, ClusterCall> = new Map(); // without outcome, wanted or not
  readonly #tables: Map<ClusterWish<ClusterView>, number> = new Map(); // wanted, by which refresh
  readonly #deadlines: Deadlines<ClusterWish<ClusterView>> = new Deadlines();
  readonly #signals: Signals<Wish> = new Signals((wishes, signal) => {
    for (const wish of wishes) this.#abort(wish, signal);
    this.#settle();
  });
  readonly #end: Outcome<void> = new Outcome();
  #losses: BootstrapLosses | undefined; // while connecting
  #closing: Promise<void> | undefined;
  #nextId = 0;

  constructor(
    options: ClusterClientOptions,
    machine: Cluster,
    apis: ClusterApis,
    platform: Platform,
  ) {
    this.#options = options;
    this.#timeoutMs = options.defaultApiTimeoutMs ?? 60_000;
    this.#clock = platform.clock;
    this.#machine = machine;
    this.#apis = apis;
    const hear = (event: ClusterClientEvent) => this.#hear(event);
    this.#driver = new Driver(guarded(machine), platform, hear, () => this.#settle());
  }

  /** Resolves once there is a table. A client that cannot connect is closed. */
  async connect(): Promise<void> {
    const { signal, topics } = this.#options;
    try {
      this.#losses = new BootstrapLosses();
      const wish = this.#wishFor("connect", signal);
      if (topics !== undefined) this.#try(wish, { type: "useTopics", topics });
      this.#try(wish, { type: "tick" });
      await wish.promise;
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      this.#losses = undefined;
    }
  }

  call<Req, Res>(
    api: Api<Req, Res>,
    message: Req,
    options: ClusterCallOptions = {},
  ): Promise<Res> {
    const { route = "any" }: ClusterCallOptions = Object(options);
    const call = new ClusterCall(api, message, route);
    try {
      this.#begin(call as unknown as ClusterCall, message, options);
    } catch (error) {
      call.fail(error);
    }
    this.#settle();
    return call.promise;
  }

  useTopics(topics: readonly string[] | null): void {
    this.#driver.handle({ type: "useTopics", topics });
  }

  async refreshMetadata({ signal }: { readonly signal?: AbortSignal } = {}): Promise<ClusterView> {
    checkSignal("refresh metadata", signal);
    const wish = this.#wishFor("refresh metadata", signal);
    this.#try(wish, { type: "refreshMetadata" });
    return await wish.promise;
  }

  setRedirector(redirector: ClusterOptions["redirector"] = null): void {
    if (redirector === "ask-driver" && !this.#options.decide) throw new OptionsError([NO_DECIDE]);
    this.#driver.handle({ type: "setRedirector", redirector });
  }

  view(): ClusterView {
    return clusterView(this.#machine);
  }

  events(): AsyncIterableIterator<ClusterClientEvent> {
    return this.#hub.read();
  }

  close(options: CloseOptions = {}): Promise<void> {
    return attempted(() => this.#close(closeCommandOf(options)));
  }

  #close(command: ReturnType<typeof closeCommandOf>): Promise<void> {
    this.#driver.handle(command);
    this.#closing ??= this.#end.promise.then(() => this.#driver.ended());
    for (const wish of this.#tables.keys()) this.#fail(wish, ...CLOSED);
    this.#settle();
    return this.#closing;
  }

  // ---- what is wanted ---------------------------------------------------------------------------

  #begin(call: ClusterCall, message: unknown, options: ClusterCallOptions): void {
    const { api } = call;
    this.#apis.add(api);
    checkClusterCall(call.what, options);
    const { signal, timeoutMs, retries } = options;
    checkAnswered(api, message);
    if (timeoutMs !== undefined) checkTimeout(`Cannot ${call.what}`, timeoutMs);
    if (retries !== undefined) checkRetries(`Cannot ${call.what}`, retries);
    if (!this.#admits(call, signal)) return;
    this.#ask(this.#nextId++, call, options);
  }

  #ask(id: number, call: ClusterCall, options: ClusterCallOptions): void {
    const { api: { key: apiKey }, route = "any" } = call;
    const { idempotent, retries, timeoutMs } = options;
    const limits = {
      ...(idempotent !== undefined && { idempotent }),
      ...(retries !== undefined && { retries }),
      ...(timeoutMs !== undefined && { timeoutMs }),
    };
    let answer: Answer | undefined;
    this.#calls.set(id, call);
    try {
      answer = this.#driver.handle({ type: "call", id, apiKey, message: call, route, ...limits });
    } finally {
      if (!answer?.ok) this.#calls.delete(id);
    }
    if (!answer.ok) this.#fail(call, ...answer.reason === "UNKNOWN_API" ? NO_FINDER : CLOSED);
  }

  /** Waits for a table that is asked for from now on. */
  #wishFor(what: string, signal: AbortSignal | undefined): ClusterWish<ClusterView> {
    const wish = new ClusterWish<ClusterView>(what);
    if (!this.#admits(wish, signal)) return wish;
    this.#tables.set(wish, refreshesOf(this.#machine).next);
    wish.onSettled(() => this.#tables.delete(wish));
    this.#deadlines.add(wish, this.#clock.nowMs() + this.#timeoutMs);
    return wish;
  }

  /** Does what will make it come true, unless it is over. */
  #try(wish: ClusterWish<ClusterView>, input: ClusterInput): void {
    try {
      if (!wish.isSettled) this.#driver.handle(input);
    } catch (error) {
      wish.fail(error);
    }
    this.#settle();
  }

  /** Whether it may be begun; it has failed if not. */
  #admits(wish: Wish, signal: AbortSignal | undefined): boolean {
    if (this.#closing) this.#fail(wish, ...CLOSED);
    else if (signal?.aborted) this.#abort(wish, signal);
    else if (this.#calls.size + this.#tables.size >= MOST_CALLS) this.#fail(wish, ...FULL);
    else {
      if (signal) this.#signals.add(signal, wish);
      return true;
    }
    return false;
  }

  // ---- what happens -----------------------------------------------------------------------------

  /** After every input. */
  #settle(): void {
    if (this.#tables.size > 0) this.#lookForTables();
    this.#driver.wakeBy(this.#deadlines.earliestMs);
  }

  #lookForTables(): void {
    const { lastFull } = refreshesOf(this.#machine);
    for (const [wish, refresh] of this.#tables) if (refresh <= lastFull) wish.succeed(this.view());
    const losses = this.#losses;
    for (const wish of this.#deadlines.due(this.#clock.nowMs())) {
      const why = [`no metadata within ${this.#timeoutMs} ms`, losses?.text].filter(Boolean);
      this.#fail(wish, "CALL_TIMEOUT", why.join("; "));
    }
    if (!losses?.isOver(!!this.#options.retry)) return;
    for (const wish of this.#tables.keys()) {
      this.#fail(wish, "ALL_NODES_DOWN", losses.text, losses.facts);
    }
  }

  #hear(event: ClusterClientEvent): void {
    this.#hub.tell(event);
    this.#losses?.hear(event);
    switch (event.type) {
      case "callAnswered":
        return this.#take(event.id)?.answer(event, this.#apis.answers);
      case "callFailed":
        return this.#failed(event);
      case "closed":
        if (event.connection !== undefined) return;
        this.#hub.end();
        return this.#end.succeed();
    }
  }

  #take(id: number): ClusterCall | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    return call;
  }

  #failed(event: CallFailedEvent): void {
    const call = this.#take(event.id);
    if (!call) return;
    const { reason, detail, nodeId, errorCode, cause: because, lost } = event;
    if (reason === "UNSUPPORTED_VERSION" || reason === "ENCODE") {
      return call.fail(cannotSay(call, detail));
    }
    const { code, advertised, dialled } = lost ?? {};
    const more = { nodeId, because, errorCode, code, advertised, dialled };
    const why = lost && !detail.includes(lost.message) ? `${detail}; ${lost.message}` : detail;
    call.sent = event.sent;
    this.#fail(call, reason, why, more);
  }

  /** A call goes on without anybody who waits for it, unless it is still to be encoded. */
  #abort(wish: Wish, signal: AbortSignal): void {
    const why = reasonOf(signal) ?? "the signal was aborted";
    this.#fail(wish, "ABORTED", why, {}, signal.reason);
  }

  #fail(
    wish: Wish,
    reason: ClusterReason,
    why: string,
    more: Partial<ClusterFacts> = {},
    cause?: unknown,
  ): void {
    const { what, sent, route } = wish;
    wish.fail(new ClusterError(what, { reason, sent, route, ...more }, why, cause));
  }
}

/** The machine runs what the user has given: encoders, decoders, a redirector. These must not use it meanwhile. */
function guarded(machine: Cluster): Machine<ClusterInput, ClusterEffect> {
  let isBusy = false;
  return {
    handle(input, nowMs) {
      if (isBusy) {
        throw new Error("Cannot use a client within its own encoder, decoder or redirector");
      }
      isBusy = true;
      try {
        return machine.handle(input, nowMs);
      } finally {
        isBusy = false;
      }
    },
    poll: () => machine.poll(),
    get deadlineMs() {
      return machine.deadlineMs;
    },
    snapshot: () => machine.snapshot(),
  };
}

function checkRetries(what: string, retries: number): void {
  if (Number.isSafeInteger(retries) && retries >= 0) return;
  throw new RangeError(`${what}: expected retries of 0 or more, found ${retries}`);
}

/** The error of a message that has met no node that could take it. */
function cannotSay({ api }: ClusterCall, detail: string): EncodeError {
  const name = `${Object(api).name}Request`;
  return new EncodeError(name, [], "a version that its node offers", `none: ${detail}`);
}
