// Two captures of what should be the same: how often each API was used and failed, and what its messages say.

import {
  type Difference,
  differenceOf,
  type Found,
  patternOf,
  walkDifferences,
} from "./diff_walk.ts";
import type { CaptureEvent, MessageEvent, RecordSet, UndecodableEvent } from "../event.ts";
import { errorCodesOf } from "./event_fields.ts";

/** What differs between two captures. */
export interface CaptureDiff {
  /** Frames by API, version, direction and outcome, equal counts included; by API. */
  readonly counts: readonly CountDifference[];
  /** The messages of each API and direction, those without a difference included; by API. */
  readonly messages: readonly MessageDifferences[];
}

/** Frames of one kind, and how many of them each capture has. */
export interface CountDifference {
  /** Whose bytes: the client's, or the broker's. */
  readonly direction: MessageEvent["direction"];
  /** The number of the API. */
  readonly apiKey?: number;
  /** Kafka's name of it; absent if no known Kafka has it. */
  readonly apiName?: string;
  /** The version of the body. */
  readonly version?: number;
  /**
   * An error code in the message, or 0 if all codes in it are 0; why a frame could not be decoded; nothing where the
   * message has no error code. A message counts once for each code in it.
   */
  readonly outcome?: number | UndecodableEvent["reason"];
  /** In the first capture. */
  readonly a: number;
  /** In the second capture. */
  readonly b: number;
}

/** Messages of one API and direction, the first of one capture beside the first of the other, and so on. */
export interface MessageDifferences {
  /** Whose bytes: the client's, or the broker's. */
  readonly direction: MessageEvent["direction"];
  /** The number of the API. */
  readonly apiKey: number;
  /** Kafka's name of it; absent if no known Kafka has it. */
  readonly apiName?: string;
  /** Messages that have one beside them in the other capture. */
  readonly pairs: number;
  /** Pairs that differ. */
  readonly differing: number;
  /** The fields that differ, the most frequent first, as many as `limit` allows. */
  readonly fields: readonly FieldDifference[];
  /** How many fields more. */
  readonly moreFields: number;
}

/** A field that differs. */
export interface FieldDifference {
  /** Tells the kinds apart. */
  readonly kind: Difference["kind"];
  /** The place without indexes: `topics[].partitions[].leaderId`; `records[]` are the records beside the message. */
  readonly pattern: string;
  /** How often it differs. */
  readonly count: number;
  /** The first time that it does. */
  readonly first: Difference;
  /** Numbers of the two events where it does. */
  readonly events: readonly [a: number, b: number];
}

/**
 * What differs between two captures, such as a good one and a bad one.
 *
 * Nothing is compared that two runs never share: times, correlation ids, connections. Messages are put side by side by
 * their order within API and direction.
 *
 * @param options `limit` is the number of fields to tell of for each API and direction. Default 50.
 * @example
 * ```ts
 * import { diffCaptures, formatDiff } from "kafka-wire/capture";
 * if (formatDiff(diffCaptures([], [])).join() !== "No difference") throw new Error("Cannot match");
 * ```
 */
export function diffCaptures(
  a: readonly CaptureEvent[],
  b: readonly CaptureEvent[],
  { limit = 50 }: { readonly limit?: number } = {},
): CaptureDiff {
  return { counts: countDifferences(a, b), messages: messageDifferences(a, b, limit) };
}

type FrameEvent = MessageEvent | UndecodableEvent;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function countDifferences(
  a: readonly CaptureEvent[],
  b: readonly CaptureEvent[],
): CountDifference[] {
  const rows = new Map<string, Mutable<CountDifference>>();
  const count = (events: readonly CaptureEvent[], side: "a" | "b") => {
    for (const event of events) {
      if (isFrame(event)) { for (const row of rowsOf(event)) rowIn(rows, row)[side]++; }
    }
  };
  count(a, "a");
  count(b, "b");
  return [...rows.values()].sort(byApi);
}

function isFrame(event: CaptureEvent): event is FrameEvent {
  return event.kind === "message" || event.kind === "undecodable";
}

type Row = Omit<CountDifference, "a" | "b">;

function rowsOf(event: FrameEvent): Row[] {
  const { direction, apiKey, apiName, version } = event;
  const row: Row = {
    direction,
    ...(apiKey !== undefined && { apiKey }),
    ...(apiName !== undefined && { apiName }),
    ...(version !== undefined && { version }),
  };
  if (event.kind === "undecodable") return [{ ...row, outcome: event.reason }];
  const codes = errorCodesOf(event);
  if (codes === undefined) return [row];
  return codes.size === 0
    ? [{ ...row, outcome: 0 }]
    : [...codes.keys()].map((outcome) => ({ ...row, outcome }));
}

function rowIn(rows: Map<string, Mutable<CountDifference>>, row: Row): Mutable<CountDifference> {
  const { direction, apiKey, version, outcome } = row;
  const key = [direction, apiKey, version, outcome].join();
  const known = rows.get(key) ?? { ...row, a: 0, b: 0 };
  rows.set(key, known);
  return known;
}

interface Placed {
  readonly direction: MessageEvent["direction"];
  readonly apiKey?: number;
  readonly version?: number;
}

/** Frames of no known API come last. */
function byApi(x: Placed, y: Placed): number {
  return (x.apiKey ?? Infinity) - (y.apiKey ?? Infinity) ||
    Number(x.direction === "response") - Number(y.direction === "response") ||
    (x.version ?? -1) - (y.version ?? -1);
}

function messageDifferences(
  a: readonly CaptureEvent[],
  b: readonly CaptureEvent[],
  limit: number,
): MessageDifferences[] {
  const [first, second] = [byKind(a), byKind(b)];
  const found: MessageDifferences[] = [];
  for (const [kind, events] of first) {
    found.push(differencesOf(events, second.get(kind) ?? [], limit));
  }
  return found.filter(({ pairs }) => pairs > 0).sort(byApi);
}

function byKind(events: readonly CaptureEvent[]): Map<string, MessageEvent[]> {
  const kinds = new Map<string, MessageEvent[]>();
  for (const event of events) {
    if (event.kind !== "message" || !event.message) continue;
    const key = `${event.apiKey} ${event.direction}`;
    const known = kinds.get(key);
    if (known) known.push(event);
    else kinds.set(key, [event]);
  }
  return kinds;
}

function differencesOf(
  a: readonly MessageEvent[],
  b: readonly MessageEvent[],
  limit: number,
): MessageDifferences {
  const fields = new Map<string, Mutable<FieldDifference>>();
  const pairs = Math.min(a.length, b.length);
  let differing = 0;
  for (let i = 0; i < pairs; i++) if (comparePair(fields, a[i]!, b[i]!)) differing++;
  const { direction, apiKey, apiName } = a[0]!;
  const sorted = [...fields.values()].sort((x, y) => y.count - x.count);
  return {
    direction,
    apiKey,
    ...(apiName !== undefined && { apiName }),
    pairs,
    differing,
    fields: sorted.slice(0, limit),
    moreFields: Math.max(0, sorted.length - limit),
  };
}

/** Whether they differ; how is added to `fields`. */
function comparePair(
  fields: Map<string, Mutable<FieldDifference>>,
  a: MessageEvent,
  b: MessageEvent,
): boolean {
  let differs = false;
  const report = (found: Found): boolean => {
    differs = true;
    const { kind, step } = found;
    const pattern = patternOf(step);
    const known = fields.get(`${kind} ${pattern}`);
    if (known) known.count++;
    else {
      const first = differenceOf(found);
      fields.set(`${kind} ${pattern}`, { kind, pattern, count: 1, first, events: [a.id, b.id] });
    }
    return true;
  };
  walkDifferences(a.message!, b.message!, report);
  walkDifferences(recordsOf(a), recordsOf(b), report);
  return differs;
}

/** What the batches beside a message hold, as if it were a field. */
function recordsOf({ records = [] }: MessageEvent): object {
  return { records: records.map(recordFacts) };
}

function recordFacts({ topic, partition, batches }: RecordSet): object {
  const records = batches.reduce((n, { count, records }) => n + (records?.length ?? count ?? 0), 0);
  const facts = { topic, partition, batches: batches.length, records };
  if (batches.length === 0) return facts;
  return {
    ...facts,
    firstOffset: batches[0]!.baseOffset,
    lastOffset: batches[batches.length - 1]!.lastOffset,
    codecs: [...new Set(batches.map(({ codec }) => codec))],
  };
}
