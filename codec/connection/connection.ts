import { Engine, OK } from "../machine/engine.ts";
import { reveal, type Wait } from "../machine/inside.ts";
import { fromJson, toJson } from "../machine/json.ts";
import type { Answer, Json, Machine } from "../machine/machine.ts";
import { ask, type Context, type Data, type Timer, TIMERS } from "./context.ts";
import type { ConnectionEffect } from "./effects.ts";
import { FrameBuffer } from "./frame_buffer.ts";
import { checkInput, type ConnectionInput, type ConnectionReport } from "./inputs.ts";
import { refused } from "./lifetime.ts";
import type { ConnectionOptions } from "./options.ts";
import { driverFault } from "./session.ts";
import { settingsOf } from "./settings.ts";
import { transitions } from "./states.ts";
import { forgive } from "./time.ts";

/**
 * A lane to one node: opens a transport when it is told to, sets it up with TLS, SASL and ApiVersions, keeps requests
 * and responses together, and says in words and codes how and why it ends. It has at most one transport at a time, and
 * many during its life.
 *
 * It has no socket and no clock: give it commands and reports with `handle`, perform what `poll` gives, and wake it at
 * `deadlineMs`. What a peer or the network does never makes it throw.
 *
 * @example
 * ```ts
 * import { Connection } from "kafka-wire";
 * const connection = new Connection({ host: "localhost", port: 9092, seed: 1, transport: { resolve: false } });
 * connection.handle({ type: "connect" }, 0);
 * const open = connection.poll();
 * if (open?.type !== "open" || open.port !== 9092) throw new Error("Cannot match: expected open");
 * connection.handle({ type: "openFailed", attempt: open.attempt, code: "ECONNREFUSED" }, 3);
 * const types: string[] = [];
 * for (let effect; (effect = connection.poll()) !== undefined;) types.push(effect.type);
 * if (types.join() !== "stateChanged,stateChanged,disconnected,hint") throw new Error("Cannot match the events");
 * ```
 */
export class Connection implements Machine<ConnectionInput, ConnectionEffect> {
  readonly #context: Context;

  /**
   * A connection in state `idle`.
   *
   * @throws {OptionsError} If the options cannot work; it lists every finding.
   */
  constructor(options: ConnectionOptions) {
    this.#context = newContext(options);
    contexts.set(this, this.#context);
    reveal(this, {
      wait: () => waitOf(this.#context),
      draws: () => this.#context.engine.random.drawn,
    });
  }

  /** {@inheritDoc Machine.handle} */
  handle(input: ConnectionInput, nowMs: number): Answer {
    const c = this.#context;
    checkInput(input);
    c.engine.advance(nowMs, input.type);
    forgive(c);
    const answer = apply(c, input);
    c.engine.fire(c, run);
    return answer;
  }

  /** {@inheritDoc Machine.poll} */
  poll(): ConnectionEffect | undefined {
    return this.#context.engine.poll();
  }

  /** {@inheritDoc Machine.deadlineMs} */
  get deadlineMs(): number | undefined {
    const { deadlineMs } = this.#context.engine.timers;
    return deadlineMs === Infinity ? undefined : deadlineMs;
  }

  /** {@inheritDoc Machine.snapshot} */
  snapshot(): Json {
    const { data, engine, inbox } = this.#context;
    return {
      data: toJson(data),
      engine: engine.snapshot(),
      inbox: toJson(inbox.rest),
      fresh: inbox.fresh,
    };
  }
}

const contexts = /* @__PURE__ */ new WeakMap<Connection, Context>();

/** The inside of a connection, for a cluster that owns it. */
export function contextOf(connection: Connection): Context {
  return contexts.get(connection)!;
}

/**
 * The connection that a snapshot was taken of: it continues identically.
 *
 * @param options Those of the first one; they are in no snapshot, since they may hold functions and secrets.
 * @throws {OptionsError} If the options cannot work.
 */
export function restoreConnection(options: ConnectionOptions, snapshot: Json): Connection {
  const connection = new Connection(options);
  const c = contexts.get(connection)!;
  const { data, inbox, fresh, engine } = snapshot as { readonly [part: string]: Json };
  c.data = fromJson(data!) as Data;
  c.engine.restore(engine!);
  c.inbox.restore(fromJson(inbox!) as Uint8Array);
  c.inbox.fresh = fresh as boolean;
  return connection;
}

function newContext(options: ConnectionOptions): Context {
  const settings = settingsOf(options);
  const engine = new Engine<ConnectionEffect, Timer>(TIMERS, options.seed);
  return { options, settings, engine, data: newData(options), inbox: new FrameBuffer() };
}

function newData({ host, port, rack = null, pod = null }: ConnectionOptions): Data {
  return {
    state: "idle",
    host,
    port,
    rack,
    pod,
    generation: 0,
    attempt: 0,
    numbered: "no",
    racers: [],
    transport: 0,
    asap: false,
    suspended: false,
    startMs: 0,
    setupLimitMs: 0,
    phaseMs: 0,
    timings: {},
    failedAttempts: 0,
    setupFailures: 0,
    lastFailure: null,
    staleInputs: 0,
    targets: [],
    candidate: 0,
    firstCandidate: 0,
    addresses: [],
    address: 0,
    leftOut: 0,
    lastTried: null,
    dialled: null,
    remote: "",
    versions: {},
    verified: false,
    fellBack: false,
    trusted: false,
    sasl: null,
    sessionMs: 0,
    sessionEndMs: null,
    reauthMs: null,
    reauth: "no",
    requests: [],
    correlationId: 0,
    writeSeq: 0,
    flushedSeq: -1,
    writable: true,
    throttleUntilMs: null,
    activityMs: 0,
    graceSpent: false,
  };
}

/** Does what one input means in this state. */
function apply(c: Context, input: ConnectionInput): Answer {
  if (input.type === "tick") return OK;
  if (!("attempt" in input)) return run(c, input.type, input) ?? refusedIn(c);
  if (!isLive(c, input.attempt)) stale(c, input);
  else if (run(c, input.type, input) === undefined) {
    driverFault(c, `${input.type} makes no sense in state ${c.data.state}`);
  }
  return OK;
}

/** Runs what the table lists; undefined if it lists nothing. */
function run(c: Context, on: ConnectionInput["type"] | Timer, input?: unknown): Answer | undefined {
  const transition = transitions[c.data.state][on];
  if (!transition) return undefined;
  return transition[1](c, input as never) ?? OK;
}

function refusedIn({ data: { state } }: Context): Answer {
  return refused(state === "closed" ? "CLOSED" : "WRONG_STATE");
}

/** Whether reports about this attempt count. */
function isLive({ data }: Context, attempt: number): boolean {
  if (data.transport !== 0) return attempt === data.transport;
  if (data.state === "redirecting" || data.state === "resolving") return attempt === data.attempt;
  return data.racers.some((racer) => racer.attempt === attempt);
}

/** A report about an attempt that is over: a transport that opens late must not leak. */
function stale(c: Context, { type, attempt }: ConnectionReport): void {
  c.data.staleInputs++;
  if (type === "opened" && c.data.state !== "closed") ask(c, { type: "abort" }, attempt);
}

const REASONS: Readonly<Record<Timer, string>> = {
  connectTimeout: "the transport must be open",
  setupTimeout: "the attempt must be set up",
  drainTimeout: "the drain must be over",
  requestTimeout: "a request must be answered",
  reauthentication: "the session must be renewed",
  throttleEnd: "the peer wants a pause",
  idleExpiry: "nothing moves on the connection",
  backoffEnd: "the last attempt has failed",
  graceEnd: "an input came very late, and answers may be on their way",
  raceStep: "another address will be tried beside this one",
};

function waitOf({ engine }: Context): Wait | undefined {
  const { next } = engine.timers;
  return next && { timer: next.name, reason: REASONS[next.name], deadlineMs: next.deadlineMs };
}
