// What a trace has to be, of bytes that are a message and of bytes that are not.

import { type MessageTrace, type Span, traceMessage } from "../../codec/inspect/mod.ts";
import { DecodeError, formatPath, type TaggedField } from "../../codec/wire/mod.ts";
import type { Place } from "../kit/plan.ts";
import { difference, type Message } from "../kit/same.ts";
import { expectedFields, expectedNumbers, foundFields, foundNumbers } from "./expected.ts";
import { coverProblem, leavesOf, lineOf, shown, treeProblem, valueAt, valuesOf } from "./leaves.ts";

type Traced = MessageTrace<object>;

/** What is wrong with the trace of bytes that an encoder writes; "" if nothing. */
export function messageProblem(place: Place, body: Uint8Array): string {
  const trace = traceMessage(place.codec, body, place.version);
  const { spans, message } = trace;
  return readableProblem(place, body, trace) ||
    firstDifference(expectedFields(place, message as Message), foundFields(spans)) ||
    firstDifference(expectedNumbers(place, body), foundNumbers(spans)) ||
    bytesProblem(spans, message!, body);
}

/** What is wrong with the trace of any bytes. */
export function anyProblem(place: Place, body: Uint8Array): string {
  const trace = traceMessage(place.codec, body, place.version);
  return trace.error ? brokenProblem(place, body, trace) : readableProblem(place, body, trace);
}

function readableProblem({ plan, codec, version }: Place, body: Uint8Array, trace: Traced): string {
  const { spans, message, error, omitted } = trace;
  if (error || "partial" in trace || omitted > 0 || trace.version !== version) {
    return `is not whole: ${error}`;
  }
  const where = difference(plan, codec.decode(body, version) as Message, message as Message);
  if (where !== "") return `the message differs at ${where}`;
  return treeProblem(spans) || coverProblem(spans, 0, body.length);
}

function brokenProblem({ codec, version }: Place, body: Uint8Array, trace: Traced): string {
  const { spans, partial, error } = trace;
  const plain = errorOf(() => codec.decode(body, version));
  if (plain?.message !== error?.message) return `another error: ${error}, not ${plain}`;
  if ("message" in trace || partial === undefined) return "a message, or nothing of it";
  return treeProblem(spans) || coverProblem(spans, 0, spans[0]!.end);
}

function errorOf(run: () => unknown): DecodeError | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
  return undefined;
}

function firstDifference(expected: readonly string[], found: readonly string[]): string {
  const i = expected.findIndex((line, i) => line !== found[i]);
  if (i < 0 && expected.length === found.length) return "";
  const at = i < 0 ? expected.length : i;
  return `expected ${expected[at]}, found ${found[at]}`;
}

/** Numbers and texts stand in the fields themselves. */
function bytesProblem(spans: readonly Span[], message: object, body: Uint8Array): string {
  for (const { role, type, path, start, end } of spans) {
    if (role !== "data" || !/bytes|records|unknown/.test(type)) continue;
    const value = valueAt(message, path);
    const data = value instanceof Uint8Array ? value : (value as TaggedField).data;
    if (shown(data) !== shown(body.subarray(start, end))) {
      return `other bytes at ${formatPath(path)}`;
    }
  }
  return "";
}

/** What is wrong with the traces of the proper prefixes of a body, of every `step`-th length. */
export function prefixProblem(place: Place, body: Uint8Array, step = 1): string {
  const { codec, version } = place;
  const whole = traceMessage(codec, body, version);
  const leaves = leavesOf(whole.spans).map(lineWithin);
  const values = placedValues(whole, body);
  for (let length = 0; length < body.length; length += step) {
    const prefix = body.subarray(0, length);
    const trace = traceMessage(codec, prefix, version);
    const found = leavesOf(trace.spans).map(lineWithin);
    const problem = brokenProblem(place, prefix, trace) ||
      firstDifference(leaves.slice(0, found.length), found) ||
      partialProblem(values, trace);
    if (problem !== "") return `${length} bytes: ${problem}`;
  }
  return "";
}

/** A leaf. A tag and its size belong to the section until someone says to which field. */
function lineWithin(span: Span): string {
  const { start, end, role, type, value } = span;
  const untold = role === "tag" || role === "size";
  return untold ? `${start}-${end} ${type} ${role} ${value}` : lineOf({ ...span, parent: 0 });
}

/** A value of the message, and where its last byte is. */
interface Placed {
  readonly line: string;
  readonly end: number;
}

/** All values that are in the body. */
function placedValues({ spans, message }: Traced, body: Uint8Array): Placed[] {
  return spans.flatMap(({ role, path, type, value, end, start, parent }) => {
    const place = formatPath(path);
    if (role === "field" && value !== undefined) return [{ line: `${place} ${shown(value)}`, end }];
    if (role !== "data" || !/bytes|records|unknown/.test(type)) return [];
    const line = `${place}${type.startsWith("unknown") ? ".data" : ""} ${
      shown(body.subarray(start, end))
    }`;
    if (!type.startsWith("unknown")) return [{ line, end }];
    const { tag } = valueAt(message, path) as TaggedField;
    return [{ line, end: spans[parent]!.end }, { line: `${place}.tag ${tag}`, end }];
  });
}

/** The partial message has every value whose last byte was read, and no other. */
function partialProblem(values: readonly Placed[], { partial, spans }: Traced): string {
  const read = spans[0]!.end;
  const expected = values.filter(({ end }) => end <= read).map(({ line }) => line);
  const found = Array.from(valuesOf(partial), ([path, value]) => `${path} ${value}`);
  return firstDifference(expected.sort(), found.sort());
}
