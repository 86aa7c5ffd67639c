// The requests of a connection that are in flight, over time.

import type { Timeline, TimelineRequest } from "../protocol.ts";
import { type EventIndex, KINDS } from "./index_events.ts";
import { titleOf } from "./rows.ts";

// More would be a line for each pixel.
const MOST = 2_000;

/** The timeline of a connection; times count from the first request. */
export function timelineOf(index: EventIndex, connection: number): Timeline {
  const rows = requestsOf(index, connection);
  const first = rows[0];
  if (first === undefined) return { seconds: 0, requests: [], more: 0 };
  const start = index.columns.seconds.get(first);
  const lanes: number[] = []; // by lane: when it is free again
  const requests = rows.slice(0, MOST).map((row) => placed(index, row, start, lanes));
  const seconds = Math.max(...requests.map(({ from, to }) => to ?? from));
  return { seconds, requests, more: Math.max(0, rows.length - MOST) };
}

function requestsOf(index: EventIndex, connection: number): number[] {
  const { columns } = index;
  const rows: number[] = [];
  for (let row = 0; row < index.length; row++) {
    const isOn = columns.connection.get(row) === connection + 1 && columns.nanoseconds.get(row) > 0;
    if (isOn && columns.direction.get(row) === 1 && isFrame(index, row)) rows.push(row);
  }
  return rows;
}

/** What is in an Envelope is on its way as long as that. */
function isFrame({ columns }: EventIndex, row: number): boolean {
  const kind = KINDS[columns.kind.get(row)];
  return (kind === "message" || kind === "undecodable") && columns.outer.get(row) === 0;
}

function placed(
  index: EventIndex,
  row: number,
  start: number,
  lanes: number[],
): TimelineRequest {
  const { columns } = index;
  const answer = columns.pair.get(row) - 1;
  const from = timeOf(index, row, start);
  const to = answer < 0 ? null : timeOf(index, answer, start);
  let lane = lanes.findIndex((free) => free <= from);
  if (lane < 0) lane = lanes.length;
  lanes[lane] = to ?? from;
  return { id: columns.id.get(row), title: titleOf(index, row), from, to, lane };
}

function timeOf({ columns }: EventIndex, row: number, start: number): number {
  return columns.seconds.get(row) - start + (columns.nanoseconds.get(row) - 1) / 1e9;
}
