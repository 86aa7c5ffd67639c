// A log, a line a batch and a record; what says nothing but that the controller lives is one line.

import type { LogBatchEvent, LogRecordEvent } from "../event.ts";
import { issueLines } from "./text_issues.ts";
import { batchText, rangeText, type RecordOptions, recordText } from "./text_records.ts";
import { grouped } from "../text_words.ts";

/** NoOp records one after the other, which a controller writes twice a second. */
interface Quiet {
  readonly id: number;
  readonly first: bigint;
  last: bigint;
  records: number;
}

/** The lines of a log, event by event. NoOp records are held back, with the batches that hold nothing else. */
export class LogText {
  readonly #options: RecordOptions;
  /** The batch whose line is not yet given, and how many NoOp records of it have come. */
  #held: { readonly batch: LogBatchEvent; records: number } | undefined;
  #quiet: Quiet | undefined;

  /** @param options `indent` is that of what stands below the line of an event. */
  constructor(options: RecordOptions) {
    this.#options = options;
  }

  /** The lines that a batch makes known. */
  batch(batch: LogBatchEvent): string[] {
    const before = this.#release();
    this.#held = { batch, records: 0 };
    return batch.issues.length === 0 && batch.crcOk ? before : [...before, ...this.#begin()];
  }

  /** The lines that a record makes known. */
  record(record: LogRecordEvent): string[] {
    if (isQuiet(record)) {
      this.#count(record);
      return [];
    }
    const lines = recordText(`${idText(record.id)}    `, record, this.#options);
    return [...this.#begin(), ...lines];
  }

  /** The lines that are left. */
  end(): string[] {
    return [...this.#release(), ...this.#endQuiet()];
  }

  #count({ id, offset }: LogRecordEvent): void {
    if (this.#held) this.#held.records++;
    this.#quiet ??= { id, first: offset, last: offset, records: 0 };
    this.#quiet.last = offset;
    this.#quiet.records++;
  }

  /** The batch that is held: its line is given if none of its records has come, since it was not opened. */
  #release(): string[] {
    if (this.#held?.records === 0) return this.#begin();
    this.#held = undefined;
    return [];
  }

  /** The NoOp records so far, then the line of the batch if it is held. */
  #begin(): string[] {
    const quiet = this.#endQuiet();
    const batch = this.#held?.batch;
    this.#held = undefined;
    return batch ? [...quiet, ...batchLines(batch, this.#options)] : quiet;
  }

  #endQuiet(): string[] {
    const quiet = this.#quiet;
    this.#quiet = undefined;
    if (quiet === undefined) return [];
    const { id, first, last, records } = quiet;
    const count = records === 1 ? "" : ` × ${grouped(records)}`;
    return [`${idText(id)}  NoOp${count} (${rangeText(first, last)})`];
  }
}

function isQuiet({ metadata, issues }: LogRecordEvent): boolean {
  return issues.length === 0 && metadata !== undefined && "name" in metadata &&
    metadata.name === "NoOpRecord";
}

function batchLines(batch: LogBatchEvent, { details, indent }: RecordOptions): string[] {
  const line = `${idText(batch.id)}  ${batchText(batch)}`;
  return details === "none" ? [line] : [line, ...issueLines(batch.issues, indent)];
}

/** The number of an event, as a column. */
export function idText(id: number): string {
  return `${id}`.padStart(4);
}
