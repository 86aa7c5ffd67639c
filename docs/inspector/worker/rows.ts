// Rows of the list of frames, from the index alone.

import type { CaptureEvent } from "kafka-wire/capture";
import type { RowView, Severity } from "../protocol.ts";
import { BIT, type EventIndex, FLAGS, KINDS, REASONS, type SmallEvent } from "./index_events.ts";
import { apiName, errorName } from "./names.ts";
import { preview } from "./span_tree.ts";

/** The row of an event, without its place in the view. */
export type BareRow = Omit<RowView, "index">;

/** What a row of the index says. */
export function rowOf(index: EventIndex, row: number): BareRow {
  const kind = KINDS[index.columns.kind.get(row)]!;
  switch (kind) {
    case "message":
    case "undecodable":
      return frameRow(index, row, kind);
    case "batch":
      return batchRow(index, row);
    case "record":
      return recordRow(index, row);
    default:
      return smallRow(index, row, index.small.get(row)!);
  }
}

/** What a run of NoOp records, from one row to another, says. */
export function foldRow(index: EventIndex, from: number, to: number, count: number): BareRow {
  const first = index.columns.seconds.get(from);
  const last = index.columns.seconds.get(to);
  return {
    ...plain(index, from, "record"),
    time: `${first}`,
    title: `${count.toLocaleString("en")} NoOp records`,
    notes: `offsets ${first} to ${last}; Enter shows them`,
    folded: count,
  };
}

function plain(index: EventIndex, row: number, kind: string): BareRow {
  const { columns } = index;
  const connection = columns.connection.get(row);
  const direction = columns.direction.get(row);
  return {
    id: columns.id.get(row),
    kind,
    time: timeText(index, row),
    connection: connection === 0 ? "" : `${connection - 1}`,
    direction: direction === 0 ? "" : direction === 1 ? "request" : "response",
    title: kind,
    correlation: "",
    size: "",
    who: "",
    notes: "",
    severity: "plain",
    depth: 0,
  };
}

function timeText(index: EventIndex, row: number): string {
  const { columns, start } = index;
  const nanos = columns.nanoseconds.get(row);
  if (nanos === 0 || !start) return "";
  const micros = (columns.seconds.get(row) - start.seconds) * 1e6 +
    Math.floor((nanos - 1 - start.nanoseconds) / 1_000);
  return (micros / 1e6).toFixed(6);
}

/** "Metadata v12". */
export function titleOf(index: EventIndex, row: number): string {
  const { columns } = index;
  const key = columns.apiKey.get(row) - 1;
  if (key < 0) return "unknown API";
  const asked = columns.requestedVersion.get(row) - 1;
  const fallback = asked < 0 ? "" : ` (asked v${asked})`;
  return `${apiName(key) ?? `API ${key}`} v${columns.version.get(row) - 1}${fallback}`;
}

function frameRow(index: EventIndex, row: number, kind: string): BareRow {
  const { columns } = index;
  return {
    ...plain(index, row, kind),
    title: titleOf(index, row),
    correlation: `${columns.correlation.get(row)}`,
    size: columns.size.get(row).toLocaleString("en"),
    who: whoOf(index, row),
    notes: notesOf(index, row).join("; "),
    severity: severityOf(index, row),
    depth: columns.outer.get(row) > 0 ? 1 : 0,
  };
}

/** A null client id, and none, must not break anything. */
function whoOf({ columns, names }: EventIndex, row: number): string {
  if (columns.direction.get(row) === 1) return names.text(columns.name.get(row)) ?? "";
  const latency = columns.latency.get(row) - 1;
  return latency < 0 ? "" : `${latency.toFixed(3)} ms`;
}

const REASON_TEXTS: Readonly<Record<(typeof REASONS)[number], string>> = {
  "unsupported-version": "version not known here",
  "unknown-api": "API not known here",
  "malformed": "malformed",
  "orphan": "its request was not captured",
  "short-header": "ends inside its header",
};

function notesOf(index: EventIndex, row: number): string[] {
  const { columns } = index;
  const bits = columns.flags.get(row);
  const reason = columns.reason.get(row);
  const missing = columns.missing.get(row);
  const records = columns.records.get(row);
  const notes = [
    columns.outer.get(row) > 0 ? "in an Envelope" : "",
    reason > 0 ? `✗ ${REASON_TEXTS[REASONS[reason - 1]!]}` : "",
    errorText(index, row),
    bits & BIT.issues ? "something in it is wrong" : "",
    ...flagsOf(bits),
    bits & BIT.guessed ? "header guessed" : "",
    missing > 0 ? `${missing.toLocaleString("en")} bytes not captured` : "",
    records > 0 ? `${records.toLocaleString("en")} record${records === 1 ? "" : "s"}` : "",
  ];
  return notes.filter((note) => note !== "");
}

/** The names of the flags that are set. */
export function flagsOf(bits: number): string[] {
  return FLAGS.filter((_, i) => bits & 1 << i);
}

function errorText({ columns }: EventIndex, row: number): string {
  const count = columns.errors.get(row);
  if (count === 0) return "";
  const code = columns.error.get(row);
  const more = count > 1 ? ` and ${count - 1} more` : "";
  return `${errorName(code) ?? `error ${code}`}${more}`;
}

function severityOf({ columns }: EventIndex, row: number): Severity {
  if (columns.reason.get(row) > 0) return "bad";
  const bits = columns.flags.get(row);
  const isNote = columns.errors.get(row) > 0 || bits & BIT.issues || flagsOf(bits).length > 0;
  return isNote ? "note" : "plain";
}

function batchRow(index: EventIndex, row: number): BareRow {
  const { columns, names } = index;
  const bits = columns.flags.get(row);
  const count = columns.records.get(row);
  const codec = names.text(columns.name.get(row)) ?? "none";
  const notes = [
    `${count.toLocaleString("en")} record${count === 1 ? "" : "s"}`,
    codec === "none" ? "" : codec,
    bits & BIT.issues ? "✗ damaged or not opened" : "",
  ].filter((note) => note !== "");
  return {
    ...plain(index, row, "batch"),
    time: `${columns.seconds.get(row)}`,
    title: bits & BIT.control ? "control batch" : "batch",
    notes: notes.join("; "),
    severity: bits & BIT.issues ? "bad" : "plain",
  };
}

function recordRow(index: EventIndex, row: number): BareRow {
  const { columns, names } = index;
  const version = columns.version.get(row) - 1;
  const name = names.text(columns.name.get(row)) ?? "record";
  const isBad = (columns.flags.get(row) & BIT.issues) !== 0;
  return {
    ...plain(index, row, "record"),
    time: `${columns.seconds.get(row)}`,
    title: version < 0 ? name : `${name} v${version}`,
    size: columns.size.get(row).toLocaleString("en"),
    notes: isBad ? "✗ cannot be decoded" : "",
    severity: isBad ? "bad" : "plain",
    depth: 1,
  };
}

function smallRow(index: EventIndex, row: number, event: SmallEvent): BareRow {
  const { title, notes, severity } = smallTexts(event);
  const bytes = index.columns.size.get(row);
  return {
    ...plain(index, row, event.kind),
    title,
    size: bytes > 0 ? bytes.toLocaleString("en") : "",
    notes,
    severity,
  };
}

interface Texts {
  readonly title: string;
  readonly notes: string;
  readonly severity: Severity;
}

/** What an event that is no frame says. */
export function smallTexts(event: SmallEvent): Texts {
  switch (event.kind) {
    case "connection":
      return connectionTexts(event);
    case "gap":
      return { title: "gap", notes: gapText(event), severity: "bad" };
    case "sasl": {
      const bytes = typeof event.bytes === "string" ? event.bytes : preview(event.bytes);
      const title = `SASL ${event.mechanism ?? "token"}`;
      return { title, notes: `token ${event.step}: ${bytes}`, severity: "plain" };
    }
    case "warning":
      return { title: "warning", notes: warningText(event), severity: "note" };
  }
}

const STATES = {
  "open": "opened",
  "midstream": "was open before the capture",
  "closed": "closed",
  "reset": "reset",
  "not-kafka": "is not Kafka",
} as const;

type EventOf<K extends CaptureEvent["kind"]> = Extract<SmallEvent, { kind: K }>;

function connectionTexts(event: EventOf<"connection">): Texts {
  const { state, detail, advice, client, server } = event;
  const ends = client && server ? `${endText(client)} → ${endText(server)}` : "";
  const notes = [ends, detail ?? "", advice ?? ""].filter((text) => text !== "");
  const isNote = state === "not-kafka" || state === "reset";
  return {
    title: `connection ${STATES[state]}`,
    notes: notes.join("; "),
    severity: isNote ? "note" : "plain",
  };
}

/** "10.0.0.2:9092", "[::1]:9092". */
export function endText({ address, port }: { address: string; port: number }): string {
  return address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
}

const CAUSES = {
  "lost-segment": "a segment is not in the capture",
  "snaplen": "packets were cut by the capture",
  "bad-length": "they begin with no length of a frame",
  "capture-start": "the capture begins inside a frame",
  "stream-end": "the stream ends inside a frame",
} as const;

function gapText({ bytes, cause, resyncedAfter }: EventOf<"gap">): string {
  const next = resyncedAfter === null ? "no frame found behind them" : "the next frame was found";
  return `${bytes.toLocaleString("en")} bytes belong to no frame: ${CAUSES[cause]}; ${next}`;
}

function warningText({ text, count }: EventOf<"warning">): string {
  return count > 1 ? `${text} (×${count.toLocaleString("en")})` : text;
}
