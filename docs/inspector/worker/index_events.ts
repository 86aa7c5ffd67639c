// Events become rows of the index; what is rare and small is kept as it is.

import {
  type ByteRange,
  type CaptureEvent,
  errorCodesOf,
  type LogRecordEvent,
  type MessageEvent,
  type UndecodableEvent,
} from "kafka-wire/capture";
import { Columns, Names, NumberColumn } from "./columns.ts";

/** Kinds of events, by number. */
export const KINDS = [
  "message",
  "undecodable",
  "sasl",
  "connection",
  "gap",
  "batch",
  "record",
  "warning",
] as const;

/** Flags of frames, by bit. */
export const FLAGS = [
  "truncated",
  "fallback",
  "inferred",
  "trailing-bytes",
  "late-pair",
  "deprecated-version",
  "retransmitted",
] as const;

/** Bits behind those of {@linkcode FLAGS}. */
export const BIT = {
  issues: 1 << 8,
  topicNames: 1 << 9,
  control: 1 << 10,
  noOp: 1 << 11,
  /** Of a batch: it has a record that is no NoOp. */
  hasOther: 1 << 12,
  guessed: 1 << 13,
} as const;

/** Why a frame cannot be decoded, by number minus 1. */
export const REASONS = [
  "unsupported-version",
  "unknown-api",
  "malformed",
  "orphan",
  "short-header",
] as const;

/** Events that are kept whole. */
export type SmallEvent = Extract<
  CaptureEvent,
  { kind: "connection" | "gap" | "warning" | "sasl" }
>;

type FrameEvent = MessageEvent | UndecodableEvent;
type LogBatch = Extract<CaptureEvent, { kind: "batch" }>;

/** All that is kept of a source. */
export class EventIndex {
  /** How many events there are. */
  length = 0;
  readonly columns: Columns = new Columns();
  readonly names: Names = new Names();
  readonly small: Map<number, SmallEvent> = new Map();
  /** Names of topic ids that messages had beside them. */
  readonly topicNames: Map<string, string> = new Map();
  /** Of a source whose bytes lie nowhere in the file: the frames. */
  readonly frames: Map<number, Uint8Array> = new Map();
  /** Of frames with a hole: how many bytes stand before it. */
  readonly prefixes: Map<number, number> = new Map();
  /** Time of the first event. */
  start: { readonly seconds: number; readonly nanoseconds: number } | undefined;
  readonly #pieceStart = new NumberColumn();
  readonly #pieceLength = new NumberColumn();
  readonly #keepsFrames: boolean;
  #pieces = 0;
  #batchRow = -1;

  /** @param keepsFrames The source has no offsets: keep the frames themselves. */
  constructor(keepsFrames: boolean) {
    this.#keepsFrames = keepsFrames;
  }

  /** Adds an event, as the next row. */
  add(event: CaptureEvent): void {
    const row = this.length++;
    const { columns } = this;
    columns.id.set(row, event.id);
    columns.kind.set(row, KINDS.indexOf(event.kind));
    this.#place(row, event);
    switch (event.kind) {
      case "message":
      case "undecodable":
        return this.#frame(row, event);
      case "batch":
        return this.#batch(row, event);
      case "record":
        return this.#record(row, event);
      default:
        this.#small(row, event);
    }
  }

  /** Row of an event, −1 if it is not shown: numbers ascend, but what was folded has left gaps. */
  rowOf(id: number): number {
    let low = 0;
    let high = Math.min(id, this.length) - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.columns.id.get(middle);
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** Rows that nothing will change any more: a batch is known when the next one has come. */
  get settled(): number {
    return this.#batchRow < 0 ? this.length : this.#batchRow;
  }

  /** Where the bytes of a row lie in the file. */
  piecesOf(row: number): (readonly [offset: number, length: number])[] {
    const first = this.columns.piece.get(row);
    const count = this.columns.pieces.get(row);
    return Array.from({ length: count }, (_, i) => [
      this.#pieceStart.get(first + i),
      this.#pieceLength.get(first + i),
    ]);
  }

  #place(row: number, event: CaptureEvent): void {
    const { columns } = this;
    const connection = "connection" in event ? event.connection : undefined;
    columns.connection.set(row, connection === undefined ? 0 : connection + 1);
    const time = event.kind === "record" || !("time" in event) ? undefined : event.time;
    if (time) this.start ??= time;
    columns.seconds.set(row, time?.seconds ?? 0);
    columns.nanoseconds.set(row, time ? time.nanoseconds + 1 : 0);
    const direction = "direction" in event ? event.direction : undefined;
    columns.direction.set(row, direction === undefined ? 0 : direction === "request" ? 1 : 2);
  }

  #frame(row: number, event: FrameEvent): void {
    const { columns, names } = this;
    const { header, range, flags, pairedWith, enclosedBy } = event;
    columns.apiKey.set(row, (event.apiKey ?? header.apiKey ?? -1) + 1);
    columns.version.set(row, (event.version ?? header.apiVersion ?? -1) + 1);
    columns.requestedVersion.set(row, (event.requestedVersion ?? -1) + 1);
    columns.correlation.set(row, header.correlationId ?? 0);
    columns.header.set(row, header.headerVersion ?? 0);
    columns.bodyStart.set(row, event.bodyStart);
    columns.name.set(row, names.number(header.clientId));
    columns.latency.set(row, (event.latencyMs ?? -1) + 1);
    columns.flags.set(row, bitsOf(event, flags, header.guessed));
    this.#range(row, range);
    if (pairedWith !== undefined) this.#pair(row, this.rowOf(pairedWith));
    if (enclosedBy !== undefined) columns.outer.set(row, this.rowOf(enclosedBy) + 1);
    if (event.kind === "undecodable") columns.reason.set(row, REASONS.indexOf(event.reason) + 1);
    else this.#message(row, event);
    this.#errors(row, event);
    this.#bytes(row, event);
  }

  #message(row: number, { records, topicNames }: MessageEvent): void {
    if (topicNames) {
      for (const [id, name] of Object.entries(topicNames)) this.topicNames.set(id, name);
    }
    if (!records) return;
    let count = 0;
    for (const { batches } of records) {
      for (const batch of batches) count += batch.records?.length ?? batch.count ?? 0;
    }
    this.columns.records.set(row, count);
  }

  #errors(row: number, event: FrameEvent): void {
    if (event.direction === "request") return;
    const codes = errorCodesOf(event);
    const first = codes?.keys().next().value;
    if (codes === undefined || first === undefined) return;
    this.columns.error.set(row, first);
    this.columns.errors.set(row, codes.size);
  }

  #bytes(row: number, event: FrameEvent): void {
    const { rawBytes, range } = event;
    if (rawBytes === undefined) return;
    if (range.missing > 0) this.prefixes.set(row, rawBytes.length);
    if (this.#keepsFrames) this.frames.set(row, rawBytes.slice());
  }

  #pair(row: number, other: number): void {
    this.columns.pair.set(row, other + 1);
    if (other >= 0 && other < row) this.columns.pair.set(other, row + 1);
  }

  #range(row: number, { stream, length, missing, file }: ByteRange): void {
    const { columns } = this;
    columns.size.set(row, length);
    columns.place.set(row, stream);
    columns.missing.set(row, missing);
    columns.piece.set(row, this.#pieces);
    columns.pieces.set(row, Math.min(file.length, 65_535));
    for (const [offset, bytes] of file) {
      this.#pieceStart.set(this.#pieces, offset);
      this.#pieceLength.set(this.#pieces++, bytes);
    }
  }

  #batch(row: number, event: LogBatch): void {
    const { columns } = this;
    this.#batchRow = row;
    columns.place.set(row, event.fileOffset);
    columns.records.set(row, event.count ?? 0);
    const isSound = event.issues.length === 0;
    columns.flags.set(row, (isSound ? 0 : BIT.issues) | (event.control ? BIT.control : 0));
    columns.name.set(row, this.names.number(event.codec));
    columns.seconds.set(row, Number(event.baseOffset));
  }

  #record(row: number, event: LogRecordEvent): void {
    const { columns } = this;
    const label = recordLabel(event);
    const isNoOp = label === NO_OP;
    const issues = event.issues.length === 0 ? 0 : BIT.issues;
    columns.flags.set(row, issues | (isNoOp ? BIT.noOp : 0));
    columns.outer.set(row, this.rowOf(event.batch) + 1);
    columns.name.set(row, this.names.number(label));
    columns.version.set(row, (event.metadata?.version ?? -1) + 1);
    columns.seconds.set(row, Number(event.offset));
    columns.size.set(row, lengthOf(event.value));
    if (isNoOp && issues === 0) return;
    columns.flags.set(this.#batchRow, columns.flags.get(this.#batchRow) | BIT.hasOther);
  }

  #small(row: number, event: SmallEvent): void {
    this.small.set(row, event);
    if ("range" in event && event.range) this.#range(row, event.range);
    else this.columns.size.set(row, 0);
  }
}

/** What a NoOp record is called. */
export const NO_OP = "NoOpRecord";

/** What a record says, in a word; undefined where it is an application's. */
function recordLabel({ metadata, control, coordinator }: LogRecordEvent): string | undefined {
  if (metadata) return "name" in metadata ? metadata.name : `record type ${metadata.type}`;
  return control?.name ?? coordinator?.name;
}

/** Bytes of a value, also where it is masked: "«12 bytes»". */
function lengthOf(value: Uint8Array | string | null): number {
  if (value === null) return 0;
  return typeof value === "string" ? Number(/\d+/.exec(value)?.[0] ?? 0) : value.length;
}

function bitsOf(event: FrameEvent, flags: readonly string[], guessed: boolean | undefined): number {
  let bits = guessed ? BIT.guessed : 0;
  for (const flag of flags) bits |= 1 << FLAGS.indexOf(flag as (typeof FLAGS)[number]);
  if (event.kind === "message") {
    if (event.issues.length > 0) bits |= BIT.issues;
    if (event.topicNames) bits |= BIT.topicNames;
  }
  return bits;
}
