// A run as lines of JSON, and the same run again.

import { insideOf, reveal } from "./inside.ts";
import { fromJson, toJson } from "./json.ts";
import type { Answer, Json, Machine } from "./machine.ts";

/** One line of a trace: an input with its time and what came of it, or an effect that was taken. */
export type TraceLine =
  | {
    /** The time of the call. */
    readonly nowMs: number;
    /** What was handed in; bytes are `{ "base64": text }`, tokens of authentication only `{ "hidden": length }`. */
    readonly input: Json;
    /** What it answered. */
    readonly answer: Json;
    /** What was drawn. */
    readonly draws?: Json;
    /** The next wake-up after it; null: on input only. */
    readonly deadlineMs: number | null;
  }
  | {
    /** What `poll` gave. */
    readonly effect: Json;
  };

/**
 * A machine that writes down what happens to another one, for {@linkcode replay}.
 *
 * Tokens of authentication and the writes that hold them are left out: of them a trace has only the length. What the
 * peer sends is kept as it came, its side of an authentication included, since it decides what happens.
 *
 * @param write Takes one line of JSON, without the end of line.
 * @example
 * ```ts
 * import { Connection } from "kafka-wire";
 * import { recorded, replay } from "kafka-wire/machine";
 * const create = () => new Connection({ host: "b1", port: 9092, seed: 1 });
 * const lines: string[] = [];
 * const connection = recorded(create(), (line) => lines.push(line));
 * connection.handle({ type: "connect" }, 0);
 * while (connection.poll() !== undefined);
 * if (replay(create(), lines) !== undefined) throw new Error("Cannot match: expected the same run");
 * ```
 */
export function recorded<Input, Effect>(
  machine: Machine<Input, Effect>,
  write: (line: string) => void,
): Machine<Input, Effect> {
  const note = (line: TraceLine) => write(JSON.stringify(line));
  const recorder: Machine<Input, Effect> = {
    handle(input: Input, nowMs: number): Answer {
      const shown = hidden(toJson(input));
      const answer = machine.handle(input, nowMs);
      note(outcome(machine, nowMs, shown, answer));
      return answer;
    },
    poll(): Effect | undefined {
      const effect = machine.poll();
      if (effect !== undefined) note({ effect: hidden(toJson(effect)) });
      return effect;
    },
    get deadlineMs(): number | undefined {
      return machine.deadlineMs;
    },
    snapshot: () => machine.snapshot(),
  };
  const inside = insideOf(machine);
  if (inside) reveal(recorder, inside);
  return recorder;
}

function outcome(
  machine: Machine<never, unknown>,
  nowMs: number,
  input: Json,
  answer: Answer,
): TraceLine {
  const draws = insideOf(machine)?.draws() ?? [];
  return {
    nowMs,
    input,
    answer: toJson(answer),
    ...(draws.length > 0 && { draws: toJson(draws) }),
    deadlineMs: machine.deadlineMs ?? null,
  };
}

/** Where a replay went another way. */
export interface Divergence {
  /** The line of the trace, counted from 1. */
  readonly line: number;
  /** What it says. */
  readonly expected: Json;
  /** What the machine did. */
  readonly found: Json;
}

/**
 * Runs a trace again.
 *
 * @param machine A fresh one, made of the same options as the recorded one.
 * @param lines Those of {@linkcode recorded}; empty ones are skipped.
 * @returns Where the machine first does something else; undefined if it does the same to the end.
 * @throws {SyntaxError} If a line is not JSON.
 */
export function replay<Input>(
  machine: Machine<Input, unknown>,
  lines: Iterable<string>,
): Divergence | undefined {
  let number = 0;
  for (const line of lines) {
    number++;
    if (line.trim() === "") continue;
    const expected: TraceLine = JSON.parse(line);
    const found = again(machine, expected);
    if (JSON.stringify(found) === JSON.stringify(expected)) continue;
    return { line: number, expected: expected as Json, found: found as Json };
  }
  return undefined;
}

function again<Input>(machine: Machine<Input, unknown>, line: TraceLine): TraceLine {
  if ("effect" in line) return { effect: hidden(toJson(machine.poll() ?? null)) };
  const { nowMs, input } = line;
  const answer = machine.handle(fromJson(shownAgain(input)) as Input, nowMs);
  return outcome(machine, nowMs, input, answer);
}

type Members = { readonly [key: string]: Json };

/** Without what must be in no trace: tokens, challenges, and the bytes of secret writes. */
function hidden(json: Json): Json {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return json;
  const members = json as Members;
  const names = members["secret"] === true
    ? ["token", "challenge", "bytes"]
    : ["token", "challenge"];
  return Object.fromEntries(
    Object.entries(members).map((
      [name, value],
    ) => [name, names.includes(name) ? sizeOnly(value) : value]),
  );
}

function sizeOnly(value: Json): Json {
  const bytes = fromJson(value);
  return bytes instanceof Uint8Array ? { hidden: bytes.length } : value;
}

/** The input with zeros in place of what is hidden. */
function shownAgain(input: Json): Json {
  return Object.fromEntries(
    Object.entries(input as Members).map(([name, value]) => {
      const length = (value as Members | null)?.["hidden"];
      return [name, typeof length === "number" ? toJson(new Uint8Array(length)) : value];
    }),
  );
}
