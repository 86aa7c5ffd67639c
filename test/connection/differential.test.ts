import { describe, expect, it } from "vitest";
import type { ConnectionEffect } from "../../codec/connection/effects.ts";
import type { ConnectionInput } from "../../codec/connection/inputs.ts";
import { Connection } from "../../codec/connection/mod.ts";
import type { Answer } from "../../codec/machine/machine.ts";
import { configurations, mixture } from "./configurations.ts";
import { ReferenceConnection } from "./reference/connection.ts";
import { type Configuration, type Step, World } from "./traces.ts";

const STEPS = 250;
const SEEDS = 8;
const MIXTURES = 200;
const AFTER_THE_END = 5;

interface Machine {
  handle(input: ConnectionInput, nowMs: number): Answer;
  poll(): ConnectionEffect | undefined;
  readonly deadlineMs: number | undefined;
}

/** What can be seen of one step. */
interface Seen {
  readonly answer: Answer;
  readonly effects: readonly ConnectionEffect[];
  readonly deadlineMs: number | undefined;
}

/** How a step is handed in. */
type Hand = (machine: Machine, step: Step) => Answer;

describe("connection J.2: the machine and a second implementation", () => {
  for (const configuration of configurations) {
    it(`connection J.2: they do the same on random runs: ${configuration.name}`, () => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        expect(differenceOf(configuration, seed)).toBeUndefined();
      }
    });
  }

  it("connection J.2: they do the same with settings that are put together at random", () => {
    for (let seed = 1; seed <= MIXTURES; seed++) {
      expect(differenceOf(mixture(seed), seed)).toBeUndefined();
    }
  });

  it("connection F17: the second implementation does the same if bytes come one at a time", () => {
    for (const configuration of configurations) {
      const cut = new ReferenceConnection({ ...configuration.options, seed: 1 });
      expect(differenceOf(configuration, 1, cut, inPieces)).toBeUndefined();
    }
  });

  it("connection J.2: the random runs meet nearly everything that can happen", () => {
    const met = new Set(configurations.flatMap((configuration) => [...metBy(configuration)]));
    expect(EXPECTED.split(/\s+/).filter((thing) => !met.has(thing))).toEqual([]);
  });
});

const EXPECTED = `abort answerSasl available close closed completed disconnected drained hint open
  protocolWarning ready redirect redirectDecided redirectInvalid redirectRejected requestFailed
  resolve response secure stalled stateChanged throttled write
  AUTH_FAILED CLUSTER_MISMATCH CONNECT_REFUSED CONNECT_TIMEOUT DNS_FAILED IDLE_EXPIRED INVALIDATED
  NEGOTIATION_FAILED PEER_CLOSED PEER_IDLE_CLOSE PEER_RESET PROTOCOL_ERROR REDIRECT_INVALID
  REDIRECT_REJECTED REQUEST_TIMEOUT SASL_UNSUPPORTED SETUP_TIMEOUT TLS_HANDSHAKE TLS_IDENTITY
  UNREACHABLE CONNECTION_LOST DECODE LOCAL_CLOSE
  CORRELATION_MISMATCH DRIVER NEGATIVE_SIZE PEER_NOT_TLS PEER_SPEAKS_SSH PEER_SPEAKS_TLS TOO_LARGE
  TOO_SMALL UNSOLICITED
  BACKOFF CLOSED DUPLICATE_ID IN_FLIGHT_FULL NOT_READY REAUTHENTICATING THROTTLED
  UNSUPPORTED_VERSION WRITE_PENDING WRONG_STATE`;

/** The kinds of effects, and why things failed or were refused, in some runs. */
function metBy(configuration: Configuration): Set<string | undefined> {
  const met = new Set<string | undefined>();
  for (let seed = 1; seed <= SEEDS; seed++) {
    const machine = new ReferenceConnection({ ...configuration.options, seed });
    run(configuration, seed, machine, (_, { answer, effects }) => {
      if (!answer.ok) met.add(answer.reason);
      for (const effect of effects) {
        met.add(effect.type);
        if (effect.type === "requestFailed") met.add(effect.reason);
        if (effect.type === "disconnected") met.add(effect.reason).add(effect.detail.code);
      }
      return false;
    });
  }
  return met;
}

/** Runs two machines side by side; tells where they part. */
function differenceOf(
  configuration: Configuration,
  seed: number,
  other: Machine = new Connection({ ...configuration.options, seed }),
  hand: Hand = handIn,
): string | undefined {
  let difference: string | undefined;
  const reference = new ReferenceConnection({ ...configuration.options, seed });
  run(configuration, seed, reference, (step, seen, n) => {
    const expected = shown(seen);
    const found = shown(look(other, step, hand));
    if (expected === found) return false;
    const place = `${configuration.name}, seed ${seed}, step ${n}: ${JSON.stringify(plain(step))}`;
    difference = `${place}\nreference ${expected}\nmachine ${found}`;
    return true;
  });
  return difference;
}

/** Plays a run with a machine until `each` has seen enough. */
function run(
  configuration: Configuration,
  seed: number,
  machine: Machine,
  each: (step: Step, seen: Seen, n: number) => boolean,
): void {
  const world = new World(configuration, seed);
  for (let n = 0, left = AFTER_THE_END; n < STEPS && left > 0; n++) {
    const step = world.next(machine.deadlineMs);
    const seen = look(machine, step, handIn);
    if (each(step, seen, n)) return;
    world.see(step, seen.answer, seen.effects);
    if (world.over) left--;
  }
}

function look(machine: Machine, step: Step, hand: Hand): Seen {
  const answer = hand(machine, step);
  const effects: ConnectionEffect[] = [];
  for (let effect; effects.length < step.take && (effect = machine.poll());) effects.push(effect);
  return { answer, effects, deadlineMs: machine.deadlineMs };
}

function handIn(machine: Machine, { input, nowMs }: Step): Answer {
  return machine.handle(input, nowMs);
}

/** Hands bytes in one at a time, unless a timer would come between them. */
function inPieces(machine: Machine, { input, nowMs }: Step): Answer {
  const isDue = nowMs >= (machine.deadlineMs ?? Infinity);
  if (input.type !== "received" || isDue) return machine.handle(input, nowMs);
  for (let i = 0; i + 1 < input.bytes.length; i++) {
    machine.handle({ ...input, bytes: input.bytes.slice(i, i + 1) }, nowMs);
  }
  return machine.handle({ ...input, bytes: input.bytes.slice(-1) }, nowMs);
}

/** One line for the answer, for each effect, and for the deadline. */
function shown({ answer, effects, deadlineMs }: Seen): string {
  const lines = [answer, ...effects.map(withoutText), { deadlineMs }];
  return lines.map((line) => JSON.stringify(plain(line))).join("\n  ");
}

/** Sentences for people may differ. */
function withoutText(effect: ConnectionEffect): object {
  switch (effect.type) {
    case "stateChanged":
      return { ...effect, cause: undefined };
    case "disconnected":
      return { ...effect, detail: { ...effect.detail, message: undefined } };
    case "protocolWarning":
    case "redirectInvalid":
      return { ...effect, detail: undefined };
  }
  return effect;
}

/** With members in one order, and bytes as text. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return value.join(" ");
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return Object.fromEntries(members.map(([key, member]) => [key, plain(member)]));
}
