import { DecodeError, type Registry } from "../wire/mod.ts";
import type { Batch, LogRecord } from "./batch.ts";
import { badHeader } from "./batch_error.ts";
import { type ByteSource, ByteWindow } from "./byte_source.ts";
import { controlType } from "./control_type.ts";
import { decodeMetadataRecord } from "./metadata_record.ts";
import { openBatch, type OpenBatchOptions } from "./open_batch.ts";
import type { RecordLimits } from "./read_records.ts";
import {
  issueOf,
  readRecordContent,
  type RecordContent,
  recordContentOf,
  type RecordTold,
} from "./record_content.ts";
import { BatchWalk, type Scrap } from "./segment_batches.ts";
import type {
  BatchEvent,
  FieldIssue,
  RecordEvent,
  SegmentEvent,
  WarningEvent,
} from "./segment_event.ts";

/** Bounds on what a segment may cost. */
export interface SegmentLimits extends RecordLimits {
  /** Bytes of one batch; a longer one counts as corrupt. Default 100 MiB. */
  readonly batchBytes: number;
}

/** How to read a segment. */
export interface ReadSegmentOptions
  extends Pick<OpenBatchOptions, "decompress" | "replaceInvalidUtf8"> {
  /** Decodes control records, and those of Kafka's own topics. Without it keys and values stay bytes. */
  readonly registry?: Registry;
  /**
   * The topic the segment is of: "__cluster_metadata", or that of a coordinator, decides what keys and values
   * are. If it is not said, the metadata log is recognised by what its first batches hold.
   */
  readonly topic?: string;
  /**
   * How deep to read: "batches", their headers; "metadata", also the records of the metadata log; "records", the
   * default, all records.
   */
  readonly records?: "batches" | "metadata" | "records";
  /** Bounds that differ from the defaults. */
  readonly limits?: Partial<SegmentLimits>;
}

const BATCH_BYTES = 104_857_600;
const KRAFT_TYPE = 2; // control records from here on are in no other log
const EVENTS_PER_CODE = 10;

/**
 * Reads a log segment or a snapshot: batches, their records, and a warning for bytes that are neither.
 *
 * It holds one batch at a time. Keys, values and blocks are views of it.
 *
 * @throws {Error} While iterating, only what the source throws: bad bytes become issues and warnings.
 * @example
 * ```ts
 * import { encodePlainBatch, readSegment } from "kafka-wire/records";
 * const records = [{ timestamp: 1_700_000_000_000n, value: Uint8Array.of(1, 2) }];
 * const log = new Blob([encodePlainBatch({ records })]);
 * for await (const event of readSegment(log)) {
 *   if (event.kind === "record" && event.value?.length !== 2) throw new Error("Cannot match");
 * }
 * ```
 */
export async function* readSegment(
  source: ByteSource,
  options: ReadSegmentOptions = {},
): AsyncGenerator<SegmentEvent, void, undefined> {
  const window = new ByteWindow(source);
  const walk = new BatchWalk(window, options.limits?.batchBytes ?? BATCH_BYTES);
  const reader = new EventReader(options);
  try {
    for (let piece = await walk.next(); piece; piece = await walk.next()) {
      if ("code" in piece) yield* reader.scrap(piece);
      else yield* await reader.batch(piece);
    }
    yield* reader.folded();
  } finally {
    await window.close();
  }
}

/** Turns batches and scraps into numbered events. */
class EventReader {
  readonly #options: ReadSegmentOptions;
  readonly #seen = new Map<Scrap["code"], number>();
  readonly #folded = new Map<Scrap["code"], Folded>();
  #content: RecordContent | undefined;
  #id = 0;

  constructor(options: ReadSegmentOptions) {
    this.#options = options;
    this.#content = options.topic === undefined ? undefined : recordContentOf(options.topic);
  }

  async batch(batch: Batch): Promise<readonly SegmentEvent[]> {
    const issues: FieldIssue[] = [];
    const records = await this.#records(batch, issues);
    const head = batchEvent(++this.#id, batch, issues);
    const events: SegmentEvent[] = [head];
    for (const record of records) {
      const event = this.#record(record, batch, head.id);
      if (event) events.push(event);
    }
    return events;
  }

  async #records(batch: Batch, issues: FieldIssue[]): Promise<readonly LogRecord[]> {
    try {
      if (!batch.crcValid) throw badHeader(batch, "crc", "that of its bytes", "another");
      return this.#mayBeWanted ? await openBatch(batch, this.#options) : [];
    } catch (error) {
      issues.push(issueOf([], error));
      return [];
    }
  }

  /** Which log it is may show in its records only. */
  get #mayBeWanted(): boolean {
    const { records } = this.#options;
    return records !== "batches" && (this.#content === undefined || this.#isWanted);
  }

  get #isWanted(): boolean {
    return this.#options.records !== "metadata" || this.#content === "metadata";
  }

  #record(record: LogRecord, batch: Batch, id: number): RecordEvent | undefined {
    const { registry } = this.#options;
    const issues: FieldIssue[] = [];
    const { timestamp, ...rest } = record;
    const told = registry ? this.#told(record, batch, registry, issues) : {};
    if (!this.#isWanted) return undefined;
    return { kind: "record", id: ++this.#id, batch: id, ...rest, time: timestamp, ...told, issues };
  }

  /** What Kafka itself says in the record. */
  #told(
    record: LogRecord,
    { isControl }: Batch,
    registry: Registry,
    issues: FieldIssue[],
  ): RecordTold {
    this.#content ??= isControl ? contentOfControl(record) : contentOfData(record, registry);
    return readRecordContent(record, isControl, this.#content ?? "plain", registry, issues);
  }

  /** The warning, unless there have been so many of its code that the rest are one, at the end. */
  *scrap(scrap: Scrap): Generator<WarningEvent> {
    const { code } = scrap;
    const seen = this.#seen.get(code) ?? 0;
    this.#seen.set(code, seen + 1);
    if (seen < EVENTS_PER_CODE) yield { kind: "warning", id: ++this.#id, ...scrap, count: 1 };
    else this.#folded.set(code, foldedInto(this.#folded.get(code), scrap));
  }

  *folded(): Generator<WarningEvent> {
    for (const scrap of this.#folded.values()) yield { kind: "warning", id: ++this.#id, ...scrap };
  }
}

type Folded = Omit<WarningEvent, "kind" | "id">;

function foldedInto(before: Folded | undefined, scrap: Scrap): Folded {
  const { bytes = 0, count = 0, fileOffset = scrap.fileOffset } = before ?? {};
  const { code } = scrap;
  const text = `${count + 1} more like this`;
  return { code, text, fileOffset, bytes: bytes + scrap.bytes, count: count + 1 };
}

function batchEvent(id: number, batch: Batch, issues: readonly FieldIssue[]): BatchEvent {
  const { offset: fileOffset, crcValid, isControl: control, ...header } = batch;
  return { kind: "batch", id, ...header, fileOffset, crcOk: crcValid === true, control, issues };
}

/** What the control records of a first batch tell: those of transactions nothing. */
function contentOfControl(record: LogRecord): RecordContent | undefined {
  return isDecoded(() => controlType(record) >= KRAFT_TYPE) ? "metadata" : undefined;
}

/** Metadata records have neither key nor headers, and a value that must fit to the byte. */
function contentOfData({ key, value, headers }: LogRecord, registry: Registry): RecordContent {
  if (key !== null || value === null || headers.length > 0) return "plain";
  return isDecoded(() => decodeMetadataRecord(value, registry) !== undefined)
    ? "metadata"
    : "plain";
}

function isDecoded(decode: () => boolean): boolean {
  try {
    return decode();
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}
