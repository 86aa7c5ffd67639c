import type { LoggedRecord } from "./metadata_log.ts";

const BEGIN = 23;
const END = 24;
const ABORT = 25;

/** Keeps back the records of a metadata transaction until it ends, and drops those of one that is aborted. */
export class Committed {
  #open: LoggedRecord[] | undefined;

  /** The records that count from now on. */
  next(record: LoggedRecord): readonly LoggedRecord[] {
    const open = this.#open;
    switch (record.type) {
      case BEGIN:
        this.#open = [];
        return [];
      case END:
      case ABORT:
        this.#open = undefined;
        return record.type === END && open ? open : [];
    }
    if (!open) return [record];
    open.push(record);
    return [];
  }
}
