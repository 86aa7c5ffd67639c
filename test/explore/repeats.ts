// Rules about two runs that must not differ: a transition is taken once more, in another way.

import type { Connection } from "../../codec/connection/connection.ts";
import type { ConnectionEffect } from "../../codec/connection/effects.ts";
import type { ConnectionInput } from "../../codec/connection/inputs.ts";
import type { Json } from "../../codec/machine/machine.ts";
import type { Edge } from "./invariants.ts";
import type { Snapshot } from "./key.ts";

/** A transition that was taken, and how to take it again. */
export interface Taken {
  readonly edge: Edge;
  /** The machine after it. */
  readonly machine: Connection;
  /** The machine before it. */
  fork(): Connection;
  restore(snapshot: Json): Connection;
  key(snapshot: Snapshot, deadlineMs: number | undefined): string;
}

/** A rule, and how two runs differ that must not. */
export interface Repeat {
  readonly id: string;
  readonly says: string;
  readonly differs: (taken: Taken) => string | false | undefined;
}

/** In this order: the last goes on with the machine. */
export const repeats: readonly Repeat[] = [
  {
    id: "F17",
    says: "where received bytes are cut changes nothing",
    differs: ({ edge: { calls, nowMs, moments, before, after }, fork, key }) => {
      const [call] = calls;
      if (calls.length > 1 || call!.input.type !== "received") return;
      if (nowMs >= (before.deadlineMs ?? Infinity)) return; // a timer would come between the bytes
      const machine = fork();
      for (const input of cut(call!.input)) machine.handle(input, nowMs);
      const effects = JSON.stringify(taken(machine)) !== JSON.stringify(moments.map(effectOf));
      if (effects) return "effects differ when bytes come one by one";
      return key(snapshotOf(machine), machine.deadlineMs) !==
          key(after.snapshot, after.deadlineMs) && "states differ when bytes come one by one";
    },
  },
  {
    id: "F20",
    says: "the same inputs have the same effects",
    differs: (one) => again(one, one.edge.nowMs),
  },
  {
    id: "F22",
    says: "a clock that goes back stands still",
    differs: (one) => {
      const { nowMs, before } = one.edge;
      return nowMs === before.snapshot.engine.nowMs && again(one, nowMs - 5);
    },
  },
  {
    id: "F19",
    says: "a restored machine goes on as the first one would",
    differs: ({ machine, restore }) => {
      const text = JSON.stringify(machine.snapshot());
      const restored = restore(JSON.parse(text));
      if (JSON.stringify(restored.snapshot()) !== text) return "the restored state differs";
      const [one, other] = [machine, restored].map((machine) => JSON.stringify(quiet(machine)));
      return one !== other && `what follows differs: ${one} and, restored, ${other}`;
    },
  },
];

function again({ edge: { calls, moments, after }, fork }: Taken, nowMs: number): string | false {
  const machine = fork();
  const answers = calls.map(({ input }) => machine.handle(input, nowMs));
  if (JSON.stringify(answers) !== JSON.stringify(calls.map(({ answer }) => answer))) {
    return "answers differ";
  }
  if (JSON.stringify(taken(machine)) !== JSON.stringify(moments.map(effectOf))) {
    return "effects differ";
  }
  return JSON.stringify(machine.snapshot()) !== JSON.stringify(after.snapshot) && "states differ";
}

function effectOf({ effect }: { readonly effect: ConnectionEffect }): ConnectionEffect {
  return effect;
}

function taken(machine: Connection): ConnectionEffect[] {
  const effects: ConnectionEffect[] = [];
  for (let effect; (effect = machine.poll()) !== undefined;) effects.push(effect);
  return effects;
}

function snapshotOf(machine: Connection): Snapshot {
  return machine.snapshot() as unknown as Snapshot;
}

function cut(
  input: Extract<ConnectionInput, { type: "received" }>,
): readonly ConnectionInput[] {
  return [...input.bytes].map((byte) => ({ ...input, bytes: Uint8Array.of(byte) }));
}

/** What happens when nobody does anything any more, for a while. */
function quiet(machine: Connection): unknown[] {
  const seen: unknown[] = [];
  for (let i = 0; i < 6 && machine.deadlineMs !== undefined; i++) {
    const nowMs = Math.ceil(machine.deadlineMs);
    machine.handle({ type: "tick" }, nowMs);
    seen.push(nowMs, taken(machine));
  }
  return seen;
}
