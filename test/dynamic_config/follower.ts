// A machine with a clock, for tests.

import type { Answer } from "../../codec/machine/machine.ts";
import {
  type DescribedEntry,
  DynamicConfig,
  type DynamicConfigEffect,
  type DynamicConfigInput,
  type DynamicConfigOptions,
  type StaticConfig,
} from "../../codec/dynamic_config/mod.ts";

/** The static values of connection D.8. */
export const STATIC: StaticConfig = {
  acks: 1,
  acksLocked: { effective: false, explicit: false },
  sessionTimeoutMs: 45_000,
  heartbeatIntervalMs: 3_000,
  groupProtocol: "classic",
};

/** A producer whose `acks` is locked, because idempotence is in effect. */
export const LOCKED: StaticConfig = {
  ...STATIC,
  acks: -1,
  acksLocked: { effective: true, explicit: false },
};

/** A member of a group whose broker sets both times (KIP-848). */
export const MANAGED: StaticConfig = { ...STATIC, groupProtocol: "consumer" };

export const OPTIONS: DynamicConfigOptions = { seed: 1, clientId: "shop" };

/** Keys and values as tests write them; null: no value. */
export type Values = Readonly<Record<string, string | number | null>>;

/** The entries of an answer: those of the client id, then those of the default. */
export function entriesOf(client: Values, byDefault: Values = {}): DescribedEntry[] {
  const some = (values: Values, source: number) =>
    Object.entries(values).map(([name, value]) => ({
      name,
      value: value === null ? null : `${value}`,
      isSensitive: false,
      source,
    }));
  return [...some(client, 7), ...some(byDefault, 8)];
}

export const SESSION = "session.timeout.ms";
export const HEARTBEAT = "heartbeat.interval.ms";

/** A pair of a consumer; what is not given is not said. */
export function pair(session?: string | number, heartbeat?: string | number): Values {
  return {
    ...(session !== undefined && { [SESSION]: session }),
    ...(heartbeat !== undefined && { [HEARTBEAT]: heartbeat }),
  };
}

/** A machine and its clock. Effects that are taken are kept for {@linkcode Follower.told}. */
export class Follower {
  readonly options: DynamicConfigOptions;
  machine: DynamicConfig;
  now = 0;
  readonly effects: DynamicConfigEffect[] = [];

  constructor(options: Partial<DynamicConfigOptions> = {}) {
    this.options = { ...OPTIONS, ...options };
    this.machine = new DynamicConfig(this.options);
  }

  /** Hands in an input at this time or a later one; gives its answer. */
  answer(input: DynamicConfigInput, nowMs: number = this.now): Answer {
    this.now = Math.max(this.now, nowMs);
    return this.machine.handle(input, nowMs);
  }

  /** Hands in an input and takes what comes, without numbers. */
  do(input: DynamicConfigInput, nowMs: number = this.now): object[] {
    this.answer(input, nowMs);
    return this.take();
  }

  /** A tick at a time. */
  at(nowMs: number): object[] {
    return this.do({ type: "tick" }, nowMs);
  }

  /** A tick at the deadline. */
  wake(): object[] {
    if (this.machine.deadlineMs === undefined) throw new Error("Cannot wake: expected a deadline");
    return this.at(this.machine.deadlineMs);
  }

  /** Takes every effect, without numbers. */
  take(): object[] {
    const taken: object[] = [];
    for (let effect; (effect = this.machine.poll()) !== undefined;) {
      this.effects.push(effect);
      const { seq: _, ...rest } = effect;
      taken.push(rest);
    }
    return taken;
  }

  /** All effects of some types so far. */
  told<T extends DynamicConfigEffect["type"]>(
    type: T,
  ): Extract<DynamicConfigEffect, { type: T }>[] {
    return this.effects.filter((effect) => effect.type === type) as never;
  }

  start(role: "producer" | "consumer", config: StaticConfig = STATIC): object[] {
    return this.do({ type: "start", role, config });
  }

  /** An answer to the read in flight. */
  describe(client: Values, byDefault: Values = {}): object[] {
    return this.entries(entriesOf(client, byDefault));
  }

  entries(entries: readonly DescribedEntry[]): object[] {
    return this.do(this.described({ entries }));
  }

  fails(errorCode: number): object[] {
    return this.do(this.described({ errorCode }));
  }

  described(
    report: Partial<Extract<DynamicConfigInput, { type: "described" }>> = {},
  ): Extract<DynamicConfigInput, { type: "described" }> {
    const { clientId, clientIdGenerated, resourceType = 9 } = this.options;
    return {
      type: "described",
      errorCode: 0,
      resourceType,
      resourceName: clientIdGenerated ? "" : clientId,
      entries: [],
      ...report,
    };
  }

  lose(): object[] {
    return this.do({ type: "describeFailed", reason: "PEER_CLOSED" });
  }

  /** Reads again when it is time, and answers. */
  next(client: Values, byDefault: Values = {}): object[] {
    const first = this.wake();
    return [...first.slice(1), ...this.describe(client, byDefault)];
  }

  /** What is in effect, as told. */
  get effective(): Readonly<Record<string, number>> {
    const { data } = this.machine.snapshot() as unknown as {
      readonly data: { readonly accepted: Readonly<Record<string, { readonly value: number }>> };
    };
    return Object.fromEntries(
      Object.entries(data.accepted).map(([key, { value }]) => [key, value]),
    );
  }

  /** Its mode. */
  get mode(): string {
    return (this.machine.snapshot() as { data: { mode: string } }).data.mode;
  }
}

/** One that reads; nothing is answered yet. */
export function reading(
  role: "producer" | "consumer",
  config: StaticConfig = STATIC,
  options: Partial<DynamicConfigOptions> = {},
): Follower {
  const follower = new Follower(options);
  follower.start(role, config);
  follower.do({ type: "nodeReady" });
  return follower;
}

/** One that has had an answer. */
export function active(
  role: "producer" | "consumer",
  client: Values = {},
  config: StaticConfig = STATIC,
  options: Partial<DynamicConfigOptions> = {},
): Follower {
  const follower = reading(role, config, options);
  follower.describe(client);
  return follower;
}

export const GATE_OPENED = { type: "gateOpened", reason: "described" };

/** The effect `applied` with these changes. */
export function applied(
  ...changes: readonly (readonly [key: string, old: number, now: number, source: string])[]
): object {
  return {
    type: "applied",
    changes: changes.map(([key, old, now, source]) => ({ key, old, new: now, source })),
  };
}

export const ACKS_0 = {
  type: "warning",
  code: "ACKS_0",
  detail: "with acks=0 there are neither offsets nor errors",
};

/** The effect `ignored`. */
export function ignored(key: string, why: string): object {
  return { type: "ignored", key, why };
}

/** The effect `refused` of a pair. */
export function refused(why: string, session: number | string, heartbeat: number | string): object {
  return { type: "refused", why, candidate: { [SESSION]: session, [HEARTBEAT]: heartbeat } };
}

export const REJOIN = { type: "rejoin" };
