// One event of the index, decoded again: its bytes are read from the file and go through a tracker of their own.
// So whatever is shown has been masked by the same code as all other output.

import {
  type CaptureEvent,
  type CaptureOptions,
  type ConnectionFacts,
  decodeCapture,
  KafkaTracker,
  type LogBatchEvent,
  type LogRecordEvent,
  type MessageEvent,
  openBatches,
  type UndecodableEvent,
} from "kafka-wire/capture";
import { registry } from "kafka-wire/messages/registry";
import type { ReadOptions } from "../protocol.ts";
import { zstd } from "./zstd.ts";
import { BIT, type EventIndex, KINDS } from "./index_events.ts";
import { ALL_TOPICS, METADATA_VERSION, topicNamesBody } from "./metadata_bytes.ts";
import { bytesAt, type Source } from "./source.ts";

// Connections of a replay: the one, and another on which it is told names of topics.
const OWN = 1;
const PRIMER = 0;

/** A frame, decoded or not. */
export type FrameEvent = MessageEvent | UndecodableEvent;

/** A frame, decoded again; `bytes` are as they may be shown. */
export interface ReplayedFrame {
  readonly event: FrameEvent;
  readonly bytes: Uint8Array;
}

/** A batch of a log and its records, decoded again. */
export interface ReplayedBatch {
  readonly batch: LogBatchEvent;
  readonly records: readonly LogRecordEvent[];
  readonly bytes: Uint8Array;
}

/** Decodes rows of an index again. */
export class Replay {
  readonly #source: Source;
  readonly #index: EventIndex;
  readonly #options: CaptureOptions;

  /** Whether secrets are masked. */
  readonly redact: boolean;

  /** A replay of what has been indexed of `source`. */
  constructor(source: Source, index: EventIndex, options: Pick<ReadOptions, "redact">) {
    this.#source = source;
    this.#index = index;
    this.redact = options.redact;
    this.#options = {
      redact: options.redact,
      keepRaw: "always",
      orphans: "header",
      decompressors: { zstd },
    };
  }

  /** The frame of a row; undefined if its bytes cannot be had. */
  async frame(row: number): Promise<ReplayedFrame | undefined> {
    const outer = this.#index.columns.outer.get(row);
    const events = outer > 0 ? await this.#enclosed(row, outer - 1) : await this.#alone(row);
    const found = events.find((event) => this.#isIt(event, row, outer > 0));
    if (found === undefined) return undefined;
    const event = found.kind === "message"
      ? await openBatches(found, registry, this.#options)
      : found;
    return { event, bytes: event.rawBytes ?? new Uint8Array(0) };
  }

  /** The captured bytes of a row before its first hole, secrets included. */
  async bytes(row: number): Promise<Uint8Array> {
    const kept = this.#index.frames.get(row);
    if (kept) return kept;
    const { blob } = this.#source;
    if (!blob) return new Uint8Array(0);
    const pieces = this.#piecesOf(row);
    const parts = pieces.map(([at, length]) => blob.slice(at, at + length));
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return bytes.subarray(0, this.#index.prefixes.get(row) ?? bytes.length);
  }

  /** A source without packets is one stream: where a frame lies in that, it lies in the file. */
  #piecesOf(row: number): (readonly [offset: number, length: number])[] {
    const pieces = this.#index.piecesOf(row);
    if (pieces.length > 0) return pieces;
    const { place, size } = this.#index.columns;
    return [[place.get(row), size.get(row)]];
  }

  async #alone(row: number): Promise<FrameEvent[]> {
    const { columns } = this.#index;
    const tracker = this.#tracker(row);
    const events: CaptureEvent[] = [];
    const isResponse = columns.direction.get(row) === 2;
    if (isResponse && columns.apiKey.get(row) - 1 >= 0) {
      tracker.push(OWN, "request", undefined, this.#question(row));
    }
    await this.#push(tracker, row, events);
    return framesOf([...events, ...tracker.end()]);
  }

  /** A frame in an Envelope is only there once both of the outer ones are. */
  async #enclosed(row: number, outer: number): Promise<FrameEvent[]> {
    const { columns } = this.#index;
    const tracker = this.#tracker(outer);
    const events: CaptureEvent[] = [];
    const request = columns.direction.get(row) === 2 ? columns.pair.get(outer) - 1 : outer;
    if (request >= 0) await this.#push(tracker, request, events);
    if (request !== outer) await this.#push(tracker, outer, events);
    return framesOf([...events, ...tracker.end()]);
  }

  async #push(tracker: KafkaTracker, row: number, events: CaptureEvent[]): Promise<void> {
    const { columns } = this.#index;
    const direction = columns.direction.get(row) === 2 ? "response" : "request";
    const bytes = await this.bytes(row);
    events.push(...tracker.push(OWN, direction, undefined, bytes));
    const rest = columns.size.get(row) - bytes.length;
    if (rest > 0) events.push(...tracker.hole(OWN, direction, undefined, rest, "lost-segment"));
  }

  #tracker(row: number): KafkaTracker {
    const tracker = new KafkaTracker(registry, this.#options);
    if (this.#index.columns.flags.get(row) & BIT.topicNames) this.#teach(tracker);
    const facts: ConnectionFacts = {};
    tracker.open(OWN, undefined, facts);
    return tracker;
  }

  /** What stood in other messages: names of topic ids, told by a Metadata response. */
  #teach(tracker: KafkaTracker): void {
    const head = headOf(3, METADATA_VERSION, 1, null);
    const told = topicNamesBody(this.#index.topicNames);
    tracker.open(PRIMER, undefined, {});
    tracker.push(PRIMER, "request", undefined, framed(head, ALL_TOPICS));
    tracker.push(PRIMER, "response", undefined, framed(Uint8Array.of(0, 0, 0, 1, 0), told));
  }

  /** The header of the request that a response answers; the body is missing, which pairs all the same. */
  #question(row: number): Uint8Array {
    const { columns, names } = this.#index;
    const asked = columns.requestedVersion.get(row) - 1;
    const version = asked >= 0 ? asked : columns.version.get(row) - 1;
    const client = names.text(columns.name.get(row)) ?? null;
    const head = headOf(columns.apiKey.get(row) - 1, version, columns.correlation.get(row), client);
    return framed(head, new Uint8Array(0));
  }

  #isIt(event: FrameEvent, row: number, isEnclosed: boolean): boolean {
    const { columns } = this.#index;
    const direction = columns.direction.get(row) === 2 ? "response" : "request";
    return event.connection === OWN && event.direction === direction &&
      (event.enclosedBy !== undefined) === isEnclosed;
  }

  /** The batch of a row, or of the record in it. */
  async batch(row: number): Promise<ReplayedBatch | undefined> {
    const { blob } = this.#source;
    const { columns } = this.#index;
    const isRecord = KINDS[columns.kind.get(row)] === "record";
    const at = columns.place.get(isRecord ? columns.outer.get(row) - 1 : row);
    if (!blob) return undefined;
    const head = await bytesAt(blob, at, 12);
    if (head.length < 12) return undefined;
    const length = 12 + new DataView(head.buffer).getInt32(8);
    const bytes = await bytesAt(blob, at, length);
    const events = await allOf(bytes, this.#options);
    const batch = events.find((event) => event.kind === "batch");
    if (!batch) return undefined;
    const records = events.filter((event) => event.kind === "record");
    const shown = this.#options.redact ? starred(bytes, batch.magic) : bytes;
    return { batch, records, bytes: shown };
  }
}

function framesOf(events: readonly CaptureEvent[]): FrameEvent[] {
  return events.filter((event) => event.kind === "message" || event.kind === "undecodable");
}

async function allOf(bytes: Uint8Array, options: CaptureOptions): Promise<CaptureEvent[]> {
  const events: CaptureEvent[] = [];
  for await (const event of decodeCapture(bytes, registry, options)) events.push(event);
  return events;
}

/** Bytes of a batch before the first that an application wrote. */
const HEADS = [18, 26, 61];
const STAR = 0x2a;

function starred(bytes: Uint8Array, magic: number): Uint8Array {
  return bytes.slice().fill(STAR, HEADS[magic] ?? 0);
}

/** Header version 1, as every request begins. */
function headOf(
  apiKey: number,
  version: number,
  correlationId: number,
  clientId: string | null,
): Uint8Array {
  const name = new TextEncoder().encode(clientId ?? "");
  const head = new Uint8Array(10 + name.length + 1); // and an empty section of tags, if there is one
  const view = new DataView(head.buffer);
  view.setInt16(0, apiKey);
  view.setInt16(2, version);
  view.setInt32(4, correlationId);
  view.setInt16(8, clientId === null ? -1 : name.length);
  head.set(name, 10);
  return head;
}

function framed(head: Uint8Array, body: Uint8Array): Uint8Array {
  const frame = new Uint8Array(4 + head.length + body.length);
  new DataView(frame.buffer).setInt32(0, head.length + body.length);
  frame.set(head, 4);
  frame.set(body, 4 + head.length);
  return frame;
}
