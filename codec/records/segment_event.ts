// What a log segment turns into; capture.md 5.2 names the kinds.

import type { DecodeError, Path } from "../wire/mod.ts";
import type { Batch, LogRecord } from "./batch.ts";
import type { ControlRecord } from "./control_record.ts";
import type { CoordinatorRecord } from "./coordinator_record.ts";
import type { MetadataFrame, MetadataRecord } from "./metadata_record.ts";
import type { MissingDecompressorError } from "./missing_decompressor.ts";

/** What is in a log, in the order of its bytes. */
export type SegmentEvent = BatchEvent | RecordEvent | WarningEvent;

/** Something that is wrong with a batch or a record, of which the rest stands. */
export interface FieldIssue {
  /** Where: "crc", "block", "key", "value" … and what lies below. */
  readonly path: Path;
  /** Bytes from the start of the batch, of the opened block, of the key or the value. */
  readonly offset: number;
  /** A sentence, without any value. */
  readonly what: string;
  /** The error it comes from. */
  readonly error: DecodeError | MissingDecompressorError;
}

/** A batch. Its records follow, if it could be opened. */
export interface BatchEvent extends Omit<Batch, "offset" | "crcValid" | "isControl"> {
  /** Which of the three. */
  readonly kind: "batch";
  /** Number of the event, from 1. */
  readonly id: number;
  /** Bytes from the start of the log to the batch. */
  readonly fileOffset: number;
  /** Whether the checksum fits the bytes. If not, the batch is not opened. */
  readonly crcOk: boolean;
  /** Holds control records, which no application wrote. */
  readonly control: boolean;
  /** What is wrong with it. */
  readonly issues: readonly FieldIssue[];
}

/** A record. */
export interface RecordEvent extends Omit<LogRecord, "timestamp"> {
  /** Which of the three. */
  readonly kind: "record";
  /** Number of the event, from 1. */
  readonly id: number;
  /** Number of the event of its batch. */
  readonly batch: number;
  /** Milliseconds since 1970, −1 if there is none. */
  readonly time: bigint;
  /** In the metadata log: the record in the value; if that could not be decoded, its frame. */
  readonly metadata?: MetadataRecord | MetadataFrame;
  /** In a control batch: what it says. */
  readonly control?: ControlRecord;
  /** In the topic of a coordinator: what key and value say. */
  readonly coordinator?: CoordinatorRecord;
  /** What is wrong with it. */
  readonly issues: readonly FieldIssue[];
}

/** Bytes that are no batch. */
export interface WarningEvent {
  /** Which of the three. */
  readonly kind: "warning";
  /** Number of the event, from 1. */
  readonly id: number;
  /**
   * `partial`: the log ends inside a batch, as a broker leaves it that did not stop cleanly. `preallocated`: it
   * ends with zeros, room that was set aside. `corrupt`: bytes that are no batch, up to the next one whose
   * checksum fits. `scan-limit`: looking for that one has become too dear; the rest is not read.
   */
  readonly code: "partial" | "preallocated" | "corrupt" | "scan-limit";
  /** A sentence. */
  readonly text: string;
  /** Bytes from the start of the log to the first of them. */
  readonly fileOffset: number;
  /** How many there are. */
  readonly bytes: number;
  /** How many warnings it stands for: those of one code after the tenth are one, at the end. */
  readonly count: number;
  /** The error, where the bytes broke a rule. */
  readonly error?: DecodeError;
}
