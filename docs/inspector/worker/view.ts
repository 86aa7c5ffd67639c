// Which rows are shown: those that the filter lets through, runs of NoOp records as one.

import type { RowView } from "../protocol.ts";
import { type Column, IntColumn } from "./columns.ts";
import { BIT, type EventIndex, KINDS } from "./index_events.ts";
import { foldRow, rowOf } from "./rows.ts";

const BATCH = KINDS.indexOf("batch");
const RECORD = KINDS.indexOf("record");

/** The rows of a source as they are shown. */
export class View {
  /** How many rows there are. */
  length = 0;
  readonly #index: EventIndex;
  /** Without a filter, and with no log, row n is event n, and nothing is stored. */
  #rows: Column | undefined;
  #taken = 0; // rows of the index that have been looked at
  #run = -1; // where the run of NoOp records begins that is still growing
  readonly #unfolded = new Set<number>();

  /** A view of all rows of an index. */
  constructor(index: EventIndex, unfolded: Iterable<number> = []) {
    this.#index = index;
    for (const row of unfolded) this.#unfolded.add(row);
  }

  /** Runs that are shown row by row. */
  get unfolded(): ReadonlySet<number> {
    return this.#unfolded;
  }

  /** Takes rows that have come to the index; `isEnd`: no more will. */
  grow(isEnd: boolean): void {
    const end = isEnd ? this.#index.length : this.#index.settled;
    for (; this.#taken < end; this.#taken++) this.#take(this.#taken);
    if (isEnd) this.#endRun(end);
  }

  /** Adds a row that a filter lets through. */
  add(row: number): void {
    this.#rows ??= this.#stored();
    this.#rows.set(this.length++, row);
  }

  /** The rows from one place on. */
  rows(from: number, count: number): RowView[] {
    const to = Math.min(from + count, this.length);
    const rows: RowView[] = [];
    for (let i = Math.max(0, from); i < to; i++) rows.push(this.#row(i));
    return rows;
  }

  /** Place of an event, or of the fold it is in, or of the one before it; −1 if it is empty. */
  find(row: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (Math.abs(this.#at(middle)) - (this.#at(middle) < 0 ? 1 : 0) <= row) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The first row of the index that stands at this place; of a fold the first in it. */
  first(i: number): { readonly row: number; readonly isFold: boolean } {
    const at = this.#at(i);
    return at < 0 ? { row: -at - 1, isFold: true } : { row: at, isFold: false };
  }

  #at(i: number): number {
    return this.#rows ? this.#rows.get(i) : i;
  }

  #row(index: number): RowView {
    const { row, isFold } = this.first(index);
    if (!isFold) return { index, ...rowOf(this.#index, row) };
    const { to, count } = this.#runFrom(row);
    return { index, ...foldRow(this.#index, row, to, count) };
  }

  /** A NoOp record, or a batch with nothing else in it. A batch is known only when the next one has come. */
  #isNoOp(row: number): boolean {
    const { columns } = this.#index;
    const kind = columns.kind.get(row);
    const bits = columns.flags.get(row);
    if (kind === RECORD) return (bits & BIT.noOp) !== 0 && (bits & BIT.issues) === 0;
    return kind === BATCH && (bits & (BIT.hasOther | BIT.issues | BIT.control)) === 0 &&
      columns.records.get(row) > 0;
  }

  #take(row: number): void {
    const kind = this.#index.columns.kind.get(row);
    if (kind !== BATCH && kind !== RECORD && !this.#rows) {
      this.length++;
      return;
    }
    this.#rows ??= this.#stored();
    if (this.#isNoOp(row)) {
      if (this.#run < 0) this.#run = row;
      return;
    }
    this.#endRun(row);
    this.#rows.set(this.length++, row);
  }

  /** Puts the run that ends before `to`: as one row, if it is worth it. */
  #endRun(to: number): void {
    const from = this.#run;
    if (from < 0 || !this.#rows) return;
    this.#run = -1;
    const { count } = this.#runFrom(from);
    if (count > 1 && !this.#unfolded.has(from)) this.#rows.set(this.length++, -from - 1);
    else for (let row = from; row < to; row++) this.#rows.set(this.length++, row);
  }

  #runFrom(from: number): { readonly to: number; readonly count: number } {
    const { columns, length } = this.#index;
    let count = 0;
    let to = from;
    for (let row = from; row < length && this.#isNoOp(row); row++) {
      if (columns.kind.get(row) === RECORD) count++;
      to = row;
    }
    return { to, count };
  }

  #stored(): Column {
    const rows = new IntColumn();
    for (let i = 0; i < this.length; i++) rows.set(i, i);
    return rows;
  }
}
