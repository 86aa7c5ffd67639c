// Metadata transactions: what is inside counts only once they have ended.

import { DecodeError } from "../wire/mod.ts";
import type { PlacedRecord } from "./broker_history.ts";
import type { MetadataRecord } from "./metadata_record.ts";
import type { RecordEvent, SegmentEvent } from "./segment_event.ts";

const BEGIN = 23;
const END = 24;
const ABORT = 25;

/**
 * The records of the wanted types in a metadata log, without those of aborted transactions.
 *
 * @throws {DecodeError} Rejects, if a batch or one of these records is broken.
 */
export async function committedIn(
  events: AsyncIterable<SegmentEvent>,
  isWanted: (type: number) => boolean,
): Promise<readonly PlacedRecord[]> {
  const committed = new CommittedRecords();
  let isControl = false;
  for await (const event of events) {
    if (event.kind === "batch") isControl = event.control;
    if (event.kind === "record" && isControl) continue;
    refuseBroken(event, isWanted);
    if (event.kind !== "record" || event.metadata === undefined) continue;
    if (isWanted(event.metadata.type) && "data" in event.metadata) {
      committed.add(event, event.metadata);
    }
  }
  return committed.all();
}

/** Throws what is wrong with a batch, or with a record that is wanted. */
function refuseBroken(event: SegmentEvent, isWanted: (type: number) => boolean): void {
  if (event.kind === "warning") {
    if (event.error) throw event.error;
    return;
  }
  const [issue] = event.issues;
  if (issue === undefined) return;
  const { metadata = undefined } = event.kind === "record" ? event : {};
  if (metadata === undefined || isWanted(metadata.type)) throw issue.error;
}

/** The records of a metadata log without those of aborted transactions. */
export class CommittedRecords {
  readonly #records: PlacedRecord[] = [];
  /** Where the open transaction begins, undefined outside of one. A log may begin inside of one. */
  #begin: number | undefined = 0;
  /** Whether its begin is in the log. */
  #isBegun = false;

  /**
   * Adds the next record.
   *
   * @throws {DecodeError} `corrupt` if it begins a transaction in one, or ends one outside.
   */
  add({ offset, time }: RecordEvent, metadata: MetadataRecord): void {
    const { type, name } = metadata;
    if (type === BEGIN) {
      if (this.#isBegun) throw misplaced("the end of a transaction", name, offset);
      this.#begin = this.#records.length;
      this.#isBegun = true;
    } else if (type === END || type === ABORT) {
      if (this.#begin === undefined) throw misplaced("the begin of a transaction", name, offset);
      if (type === ABORT) this.#records.length = this.#begin;
      this.#begin = undefined;
      this.#isBegun = false;
    } else this.#records.push({ ...metadata, offset, time });
  }

  /** All of them; a transaction that has begun and not ended has committed nothing. */
  all(): readonly PlacedRecord[] {
    return this.#isBegun ? this.#records.slice(0, this.#begin) : this.#records;
  }
}

function misplaced(expected: string, name: string, offset: bigint): DecodeError {
  const found = `${name} at offset ${offset}`;
  return new DecodeError("corrupt", "MetadataRecord", ["type"], 1, expected, found);
}
