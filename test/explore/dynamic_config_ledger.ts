// What an observer beside the machine knows of a client that follows its configuration.

import type {
  DynamicConfigEffect,
  DynamicConfigInput,
  DynamicConfigOptions,
  StaticConfig,
} from "../../codec/dynamic_config/mod.ts";
import type { Answer } from "../../codec/machine/machine.ts";

/** What is explored: options, and with what the machine is started. */
export interface Following {
  readonly options: DynamicConfigOptions;
  readonly role: "producer" | "consumer";
  readonly config: StaticConfig;
}

/** What is known from inputs, answers and effects alone. */
export interface FollowLedger {
  readonly started: boolean;
  readonly stopped: boolean;
  readonly on: boolean;
  readonly disabled: boolean;
  readonly ready: boolean;
  /** A `describe` has no outcome yet. */
  readonly inFlight: boolean;
  /** It was put off or begun anew meanwhile: the outcome counts for nothing. */
  readonly void: boolean;
  readonly gate: "none" | "waiting" | "opened";
  /** Until when it may wait. */
  readonly gateUntilMs: number | null;
  /** What is in effect, as told. */
  readonly values: Readonly<Record<string, number>>;
  /** Reads without answer, one after the other. */
  readonly failures: number;
}

export const UNBORN: FollowLedger = {
  started: false,
  stopped: false,
  on: false,
  disabled: false,
  ready: false,
  inFlight: false,
  void: false,
  gate: "none",
  gateUntilMs: null,
  values: {},
  failures: 0,
};

/** What the user configured, by key. */
export function ownValuesOf({ role, config }: Following): Readonly<Record<string, number>> {
  if (role === "producer") return { acks: config.acks };
  return {
    "session.timeout.ms": config.sessionTimeoutMs,
    "heartbeat.interval.ms": config.heartbeatIntervalMs,
  };
}

/** After an input. */
export function afterFollowInput(
  ledger: FollowLedger,
  input: DynamicConfigInput,
  answer: Answer,
  nowMs: number,
  following: Following,
): FollowLedger {
  if (!answer.ok || ledger.stopped) return ledger;
  switch (input.type) {
    case "start":
      return begun(ledger, nowMs, following);
    case "enable":
      if (input.enabled === ledger.on) return ledger;
      return { ...anew(ledger), on: input.enabled };
    case "stop":
      return { ...ledger, stopped: true };
    case "nodeReady":
      return { ...ledger, ready: true };
    case "rebootstrapped":
      return ledger.on ? anew(ledger) : ledger;
    case "described":
    case "describeFailed":
      return settled(ledger, input.type === "describeFailed");
  }
  return ledger;
}

/** Nothing that was before counts. */
function anew(ledger: FollowLedger): FollowLedger {
  return { ...ledger, disabled: false, failures: 0, void: ledger.inFlight };
}

function settled(ledger: FollowLedger, isLost: boolean): FollowLedger {
  if (!ledger.inFlight) return ledger;
  const failures = ledger.void ? ledger.failures : isLost ? ledger.failures + 1 : 0;
  return { ...ledger, inFlight: false, void: false, failures };
}

function begun(ledger: FollowLedger, nowMs: number, following: Following): FollowLedger {
  const { options: { enabled, gateMs = 3_000, requestTimeoutMs = 30_000 }, role } = following;
  const waits = role === "consumer";
  return {
    ...ledger,
    started: true,
    on: enabled !== false,
    gate: waits ? "waiting" : "none",
    gateUntilMs: waits ? nowMs + Math.min(gateMs, requestTimeoutMs) : null,
    values: ownValuesOf(following),
  };
}

/** After an effect was taken. */
export function afterFollowEffect(
  ledger: FollowLedger,
  effect: DynamicConfigEffect,
  following: Following,
): FollowLedger {
  switch (effect.type) {
    case "describe":
      return { ...ledger, inFlight: true };
    case "applied": {
      const changes = effect.changes.map((change) => [change.key, change.new as number]);
      return { ...ledger, values: { ...ledger.values, ...Object.fromEntries(changes) } };
    }
    case "reverted":
      return { ...ledger, values: ownValuesOf(following) };
    case "gateOpened":
      return { ...ledger, gate: "opened", gateUntilMs: null };
    case "disabled":
      return { ...ledger, disabled: true };
  }
  return ledger;
}
