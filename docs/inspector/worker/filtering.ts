// A filter applied to a source: by the index where that is enough, else by reading the file once more.

import { type CaptureEvent, type Filter, parseFilter } from "kafka-wire/capture";
import type { EventIndex } from "./index_events.ts";
import { lightEvent, type Shortage } from "./light_event.ts";
import { errorName } from "./names.ts";

/**
 * The filter of a text.
 *
 * @throws {FilterError} If it is none.
 */
export function filterOf(text: string): Filter {
  return parseFilter(text, { errorName });
}

/** The rows that fit, or nothing, where the index does not hold what the filter asks for. */
export function rowsByIndex(index: EventIndex, text: string): number[] | undefined {
  const filter = filterOf(text);
  const shortage: Shortage = { isShort: false };
  const rows: number[] = [];
  for (let row = 0; row < index.length; row++) {
    if (filter(lightEvent(index, row, shortage))) rows.push(row);
    if (shortage.isShort) return undefined;
  }
  return rows;
}

/** The rows that fit among the events of a second reading; the same events come in the same order. */
export async function* rowsByReading(
  events: AsyncIterable<CaptureEvent>,
  text: string,
): AsyncGenerator<number, void, undefined> {
  const filter = filterOf(text);
  let row = 0;
  for await (const event of events) {
    if (filter(event)) yield row;
    row++;
  }
}
