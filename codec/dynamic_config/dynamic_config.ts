import { Engine, OK } from "../machine/engine.ts";
import { reveal, type Wait } from "../machine/inside.ts";
import { fromJson, toJson } from "../machine/json.ts";
import type { Answer, Json, Machine } from "../machine/machine.ts";
import { type Context, type Data, type Timer, TIMERS } from "./context.ts";
import type { DynamicConfigEffect } from "./effects.ts";
import { checkStatic } from "./evaluate.ts";
import { checkInput, type DynamicConfigInput } from "./inputs.ts";
import type { DynamicConfigOptions } from "./options.ts";
import { settingsOf } from "./settings.ts";
import { transitions } from "./states.ts";

/**
 * A client's configuration that is kept in the cluster (KIP-649, revision 1): reads it now and then, judges what comes,
 * and tells which values hold. An experiment: no released broker has it, and against those that lack it the machine
 * switches itself off.
 *
 * It follows `acks` of a producer; `session.timeout.ms` and `heartbeat.interval.ms` of a consumer, both together or
 * none. What is said of the client id wins over the default for all clients, that over what the user configured. No
 * error changes a value.
 *
 * It has no socket and no clock: give it commands and reports with `handle`, perform what `poll` gives, and wake it at
 * `deadlineMs`.
 *
 * @example
 * ```ts
 * import { DynamicConfig } from "kafka-wire/dynamic-config";
 * const machine = new DynamicConfig({ seed: 1, clientId: "shop" });
 * const config = {
 *   acks: 1, acksLocked: { effective: false, explicit: false },
 *   sessionTimeoutMs: 45_000, heartbeatIntervalMs: 3_000, groupProtocol: "classic",
 * } as const;
 * machine.handle({ type: "start", role: "producer", config }, 0);
 * machine.handle({ type: "nodeReady" }, 5);
 * const describe = machine.poll();
 * if (describe?.type !== "describe") throw new Error("Cannot match: expected describe");
 * const { resourceType, resourceName } = describe;
 * const entries = [{ name: "acks", value: "all", isSensitive: false, source: 7 }];
 * machine.handle({ type: "described", errorCode: 0, resourceType, resourceName, entries }, 9);
 * const applied = machine.poll();
 * if (applied?.type !== "applied" || applied.changes[0]?.new !== -1) throw new Error("Cannot match: expected acks");
 * ```
 */
export class DynamicConfig implements Machine<DynamicConfigInput, DynamicConfigEffect> {
  readonly #context: Context;

  /**
   * A machine that waits for `start`.
   *
   * @throws {OptionsError} If the options cannot work; it lists every finding.
   */
  constructor(options: DynamicConfigOptions) {
    const c = this.#context = newContext(options);
    contexts.set(this, c);
    reveal(this, { wait: () => waitOf(c), draws: () => c.engine.random.drawn });
  }

  /**
   * {@inheritDoc Machine.handle}
   *
   * @throws {RangeError} Also if the configuration of `start` contradicts itself.
   */
  handle(input: DynamicConfigInput, nowMs: number): Answer {
    const c = this.#context;
    check(c, input);
    c.engine.advance(nowMs, input.type);
    const answer = apply(c, input);
    c.engine.fire(c, run);
    return answer;
  }

  /** {@inheritDoc Machine.poll} */
  poll(): DynamicConfigEffect | undefined {
    return this.#context.engine.poll();
  }

  /** {@inheritDoc Machine.deadlineMs} */
  get deadlineMs(): number | undefined {
    const { deadlineMs } = this.#context.engine.timers;
    return deadlineMs === Infinity ? undefined : deadlineMs;
  }

  /** {@inheritDoc Machine.snapshot} */
  snapshot(): Json {
    const { data, engine } = this.#context;
    return { data: toJson(data), engine: engine.snapshot() };
  }
}

const contexts = /* @__PURE__ */ new WeakMap<DynamicConfig, Context>();

/**
 * The machine that a snapshot was taken of: it continues identically.
 *
 * @param options Those of the first one; they are in no snapshot.
 * @throws {OptionsError} If the options cannot work.
 */
export function restoreDynamicConfig(options: DynamicConfigOptions, snapshot: Json): DynamicConfig {
  const machine = new DynamicConfig(options);
  const c = contexts.get(machine)!;
  const { data, engine } = snapshot as { readonly [part: string]: Json };
  c.data = fromJson(data!) as Data;
  c.engine.restore(engine!);
  return machine;
}

function newContext(options: DynamicConfigOptions): Context {
  const settings = settingsOf(options);
  return { settings, engine: new Engine(TIMERS, options.seed), data: newData() };
}

function newData(): Data {
  return {
    mode: "new",
    own: {},
    locked: false,
    managed: false,
    ready: false,
    read: "no",
    failures: 0,
    errorCode: 0,
    lastAnswer: null,
    ignored: [],
    accepted: {},
    previous: null,
    gate: false,
    warned: false,
  };
}

/** Throws at faults of the caller, before anything changes. */
function check({ settings }: Context, input: DynamicConfigInput): void {
  checkInput(input);
  if (input.type === "start") checkStatic(input, settings);
}

/** Does what one input means in this mode. */
function apply(c: Context, input: DynamicConfigInput): Answer {
  const { mode } = c.data;
  if (run(c, input.type, input) || !COMMANDS.includes(input.type)) return OK;
  return { ok: false, reason: mode === "closed" ? "CLOSED" : "WRONG_STATE" };
}

const COMMANDS = ["start", "enable", "stop"];

/** Runs what the table lists; false if it lists nothing. */
function run(c: Context, on: DynamicConfigInput["type"] | Timer, input?: unknown): boolean {
  const handler = transitions[c.data.mode][on];
  handler?.(c, input as never);
  return handler !== undefined;
}

const REASONS: Readonly<Record<Timer, string>> = {
  gateEnd: "the first JoinGroup waits for what is read",
  retryEnd: "the last read was not answered",
  nextRead: "the configuration may have changed",
};

function waitOf({ engine }: Context): Wait | undefined {
  const { next } = engine.timers;
  return next && { timer: next.name, reason: REASONS[next.name], deadlineMs: next.deadlineMs };
}
