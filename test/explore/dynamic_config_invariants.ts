// What must hold on every transition of a machine that follows its configuration (connection F).

import type { Data } from "../../codec/dynamic_config/context.ts";
import type { DynamicConfigEffect, DynamicConfigInput } from "../../codec/dynamic_config/mod.ts";
import type { Answer } from "../../codec/machine/machine.ts";
import { expBackoff } from "../../codec/machine/backoff.ts";
import { type Following, type FollowLedger, ownValuesOf } from "./dynamic_config_ledger.ts";

/** A snapshot of the machine, as it is. */
export interface FollowSnapshot {
  readonly data: Data;
  readonly engine: {
    readonly nowMs: number | null;
    readonly timers: { readonly deadlines: Readonly<Record<string, number>> };
    readonly effects: readonly unknown[];
  };
}

/** One end of a transition. */
export interface FollowSide {
  readonly snapshot: FollowSnapshot;
  readonly ledger: FollowLedger;
  readonly deadlineMs: number | undefined;
}

/** One call, and the effects taken after it. */
export interface FollowEdge {
  readonly following: Following;
  readonly nowMs: number;
  readonly input: DynamicConfigInput;
  readonly answer: Answer;
  readonly before: FollowSide;
  /** Each effect, with what was known before it. */
  readonly moments: readonly {
    readonly effect: DynamicConfigEffect;
    readonly ledger: FollowLedger;
  }[];
  readonly after: FollowSide;
}

/** A rule, and how it is looked at: what is wrong, if something is. */
export interface FollowInvariant {
  readonly id: string;
  readonly says: string;
  readonly check: (edge: FollowEdge) => string | false | undefined;
}

const SESSION = "session.timeout.ms";
const HEARTBEAT = "heartbeat.interval.ms";
const CHANGES: readonly string[] = ["applied", "reverted"];

function typesOf({ moments }: FollowEdge): string[] {
  return moments.map(({ effect }) => effect.type);
}

function isDue({ before: { deadlineMs }, nowMs }: FollowEdge): boolean {
  return nowMs >= (deadlineMs ?? Infinity);
}

function hasChanged({ before, after }: FollowEdge): boolean {
  return JSON.stringify(before.snapshot.data) !== JSON.stringify(after.snapshot.data);
}

/** Whether what is in effect may become another with this input. */
function mayChange({ input, following: { options } }: FollowEdge): boolean {
  switch (input.type) {
    case "described":
      return input.errorCode === 0 && input.resourceType === (options.resourceType ?? 9);
    case "joinRejected":
      return input.errorCode === 26;
    case "enable":
      return !input.enabled;
  }
  return input.type === "stop";
}

export const followInvariants: readonly FollowInvariant[] = [
  {
    id: "F7",
    says: "nothing follows the end",
    check: (edge) =>
      edge.before.ledger.stopped &&
      (edge.moments.length > 0 || edge.after.deadlineMs !== undefined || hasChanged(edge)) &&
      "something followed",
  },
  {
    id: "F8",
    says: "a deadline is later than now",
    check: ({ after, nowMs }) =>
      after.deadlineMs !== undefined && after.deadlineMs <= nowMs && `${after.deadlineMs}`,
  },
  {
    id: "F24",
    says: "an early tick does nothing",
    check: (edge) =>
      edge.input.type === "tick" && !isDue(edge) &&
      (edge.moments.length > 0 || hasChanged(edge) ||
        edge.before.deadlineMs !== edge.after.deadlineMs) &&
      "it did something",
  },
  {
    id: "F50",
    says: "acks is −1, 0 or 1, with a lock −1; the heartbeat is within the session",
    check: ({ after: { ledger }, following: { role, config, options } }) => {
      if (!ledger.started) return;
      const { acks, [SESSION]: session, [HEARTBEAT]: heartbeat } = ledger.values;
      if (role === "consumer") return !(heartbeat! > 0 && heartbeat! < session!) && "the pair";
      const isLocked = config.acksLocked[options.acksLock ?? "effective"];
      return !(isLocked ? [-1] : [-1, 0, 1]).includes(acks!) && `acks ${acks}`;
    },
  },
  {
    id: "F50",
    says: "what is told is what is in effect",
    check: ({ after: { ledger, snapshot: { data } } }) => {
      const held = Object.entries(data.accepted).map(([key, { value }]) => [key, value]);
      return JSON.stringify(Object.fromEntries(held)) !== JSON.stringify(ledger.values) &&
        `told ${JSON.stringify(ledger.values)}`;
    },
  },
  {
    id: "F51",
    says: "only an accepted answer, a rejected join or the end of it changes what is in effect",
    check: (edge) =>
      !mayChange(edge) && typesOf(edge).some((type) => CHANGES.includes(type)) &&
      `changed by ${edge.input.type}`,
  },
  {
    id: "F51",
    says: "when it is off or over, what the user configured is in effect",
    check: ({ after: { ledger }, following }) =>
      ledger.started && (!ledger.on || ledger.stopped) &&
      JSON.stringify(ledger.values) !== JSON.stringify(ownValuesOf(following)) && "it is not",
  },
  {
    id: "F52",
    says: "the gate of a consumer opens exactly once, and in time; a producer has none",
    check: ({ moments, after: { ledger }, nowMs }) => {
      const wrong = moments.find(({ effect, ledger }) =>
        effect.type === "gateOpened" && ledger.gate !== "waiting"
      );
      if (wrong) return `opened while ${wrong.ledger.gate}`;
      return ledger.gate === "waiting" && (ledger.stopped || nowMs >= ledger.gateUntilMs!) &&
        "still waits";
    },
  },
  {
    id: "F52",
    says: "reads go on: one is in flight or a time is set for it, where there is a node",
    check: ({ after: { ledger, snapshot } }) => {
      const { nextRead, retryEnd } = snapshot.engine.timers.deadlines;
      const goesOn = ledger.inFlight || nextRead !== undefined || retryEnd !== undefined;
      const should = ledger.on && ledger.ready && !ledger.disabled && !ledger.stopped;
      return should && !goesOn && "nothing will be read any more";
    },
  },
  {
    id: "D.5",
    says: "one read is in flight at most, and only of a client that follows, from a node",
    check: ({ moments }) => {
      const wrong = moments.find(({ effect, ledger }) =>
        effect.type === "describe" &&
        (ledger.inFlight || !ledger.on || !ledger.ready || ledger.disabled || ledger.stopped)
      );
      return wrong && `read while ${JSON.stringify(wrong.ledger)}`;
    },
  },
  {
    id: "D.5",
    says: "after a read without answer it waits as long as the backoff says",
    check: ({ after: { ledger, snapshot }, before, nowMs, following: { options }, input }) => {
      const { retryEnd } = snapshot.engine.timers.deadlines;
      if (input.type !== "describeFailed" || retryEnd === undefined) return;
      if (before.snapshot.engine.timers.deadlines["retryEnd"] !== undefined) return;
      const { retryBackoffMs: base = 100, retryBackoffMaxMs: max = 1_000 } = options;
      const [least, most] = [0, 1 - 2 ** -32]
        .map((draw) => Math.max(1, expBackoff(ledger.failures - 1, base, max, () => draw)));
      const waitMs = retryEnd - nowMs;
      return (waitMs < least! || waitMs > most!) && `${waitMs}, not ${least} to ${most}`;
    },
  },
  {
    id: "D11",
    says: "the consumer joins again exactly when the session's timeout is another one",
    check: (edge) => {
      const { before, after } = edge;
      const old = before.ledger.values[SESSION];
      const changed = old !== undefined && old !== after.ledger.values[SESSION];
      return typesOf(edge).filter((type) => type === "rejoin").length !== (changed ? 1 : 0) &&
        `the session's timeout was ${old}`;
    },
  },
  {
    id: "D16",
    says: "what disables changes nothing of what is in effect",
    check: (edge) =>
      typesOf(edge).includes("disabled") &&
      JSON.stringify(edge.before.ledger.values) !== JSON.stringify(edge.after.ledger.values) &&
      "changed",
  },
  {
    id: "M8",
    says: "a refused command changes nothing, a report is not refused",
    check: (edge) => {
      const { input, answer } = edge;
      if (answer.ok) return;
      if (!["start", "enable", "stop"].includes(input.type)) return `${input.type} was refused`;
      return !isDue(edge) && (hasChanged(edge) || edge.moments.length > 0) &&
        "it changed something";
    },
  },
];
