// A message, or a frame that is none, as a line and what belongs below it.

import type { MessageEvent, RecordSet, UndecodableEvent } from "../event.ts";
import { errorCodesOf } from "./event_fields.ts";
import { recordLines } from "./text_records.ts";
import { issueLines } from "./text_issues.ts";
import { failureLines } from "./text_failure.ts";
import { dumpStart } from "./text_dump.ts";
import { type Layout, pad } from "./text_layout.ts";
import { type Tree, type TreeFacts, treeOf, type TreeOptions } from "./text_tree.ts";
import { counted, grouped, wordOf } from "../text_words.ts";
import { formatPath } from "../../wire/mod.ts";

/** What the lines are made with. */
export interface FrameOptions extends TreeOptions {
  readonly layout: Layout;
  readonly details: "none" | "errors" | "all";
  /** Blanks before what stands below the line of an event. */
  readonly indent: number;
}

/** A request or a response, decoded or not. */
export type FrameEvent = MessageEvent | UndecodableEvent;

// A title and a correlation id share their columns, since names of APIs are 4 to 37 characters long.
const TITLE = 28;

/** Title, correlation id, size, and client or latency: the columns that all frames have. */
export function frameColumns(event: FrameEvent): string {
  const { header: { correlationId }, range, direction } = event;
  const title = titleOf(event);
  const correlation = correlationId === undefined ? "" : `#${correlationId}`;
  const size = `${grouped(range.length)} B`.padStart(9);
  const who = direction === "request" ? clientText(event) : latencyText(event);
  return `${title} ${correlation.padStart(TITLE - 1 - title.length)} ${size}  ${who.padEnd(10)}`;
}

/** "Metadata v12". */
function titleOf({ apiKey, apiName, version, header, requestedVersion }: FrameEvent): string {
  if (apiKey === undefined && header.apiKey === undefined) return "unknown API";
  const name = apiName ?? `API ${apiKey ?? header.apiKey}`;
  const asked = requestedVersion === undefined ? "" : ` (asked v${requestedVersion})`;
  return `${name} v${version ?? header.apiVersion}${asked}`;
}

function clientText({ header: { clientId } }: FrameEvent): string {
  if (clientId === undefined) return "";
  return clientId === null ? "no client id" : `client ${wordOf(clientId)}`;
}

function latencyText({ latencyMs }: FrameEvent): string {
  if (latencyMs === undefined) return "";
  const [whole, part] = latencyMs.toFixed(3).split(".");
  return `${grouped(Number(whole))}.${part} ms`;
}

/** What is special about the frame, for the end of its line. */
export function notesOf(event: FrameEvent, errorName: TreeOptions["errorName"]): string[] {
  const { flags, enclosedBy, range, header } = event;
  const missing = range.missing > 0 ? `${counted(range.missing, "byte")} missing` : "";
  const notes = [
    enclosedBy === undefined ? "" : `inside event ${enclosedBy}`,
    flags.length === 0 ? "" : `[${flags.join(", ")}]`,
    missing,
    "guessed" in header && header.guessed ? "header guessed" : "",
    ...(event.kind === "message" ? messageNotes(event) : [`✗ ${reasonText(event)}`]),
    errorsText(event, errorName),
  ];
  return notes.filter((note) => note !== "");
}

function messageNotes({ trailingBytes, issues, records }: MessageEvent): string[] {
  return [
    trailingBytes ? `${counted(trailingBytes, "byte")} after the last field` : "",
    issues.length === 0 ? "" : `! ${counted(issues.length, "issue")}`,
    records ? recordsText(records) : "",
  ];
}

/** "3 records in 2 batches". */
function recordsText(sets: readonly RecordSet[]): string {
  const batches = sets.flatMap((set) => set.batches);
  const known = batches.reduce((n, { count, records }) => n + (records?.length ?? count ?? 0), 0);
  if (batches.length === 0) return "no records";
  return `${counted(known, "record")} in ${counted(batches.length, "batch", "es")}`;
}

function reasonText({ reason, version, apiKey, failedAt }: UndecodableEvent): string {
  switch (reason) {
    case "unsupported-version":
      return `version ${version} is not known here`;
    case "unknown-api":
      return `API ${apiKey} is not known here`;
    case "malformed":
      return failedAt ? `malformed at ${formatPath(failedAt.path) || "its end"}` : "malformed";
    case "orphan":
      return "orphan: its request was not captured";
    case "short-header":
      return "ends inside its header";
  }
}

const CODES = 3;

/** The error codes in it and how often: "UNKNOWN_TOPIC_OR_PARTITION ×2". */
function errorsText(event: FrameEvent, errorName: TreeOptions["errorName"]): string {
  const counts = [...errorCodesOf(event) ?? []].sort(([, a], [, b]) => b - a);
  const texts = counts.slice(0, CODES).map(([code, n]) => {
    const name = errorName?.(code) ?? `error ${code}`;
    return n === 1 ? name : `${name} ×${grouped(n)}`;
  });
  return texts.join(", ") + (counts.length > CODES ? " …" : "");
}

/** The fields of a message; of a frame that is none, of what could be read. */
export function treeOfFrame(event: FrameEvent, options: TreeOptions): Tree {
  const body = event.kind === "message" ? event.message : event.partial;
  return body ? treeOf(body, factsOf(event), options) : [];
}

function factsOf(event: FrameEvent): TreeFacts {
  const { apiName, version, direction } = event;
  const topicNames = event.kind === "message" ? event.topicNames : undefined;
  return {
    ...(apiName && { name: `${apiName}${direction === "request" ? "Request" : "Response"}` }),
    ...(version !== undefined && { version }),
    ...(topicNames && { topicNames }),
  };
}

/** What stands below the line of a frame. */
export function frameDetails(event: FrameEvent, sender: string, options: FrameOptions): string[] {
  if (options.details === "none") return [];
  if (event.kind === "message") return messageDetails(event, options);
  const { failedAt } = event;
  if (failedAt) return failureLines({ ...event, failedAt }, factsOf(event), sender, options);
  return options.details === "all" ? rawDetails(event, options) : [];
}

const ROWS = 4;

function rawDetails({ rawBytes }: UndecodableEvent, { indent }: FrameOptions): string[] {
  if (!rawBytes) return [];
  const rest = rawBytes.length - ROWS * 16;
  const rows = dumpStart(rawBytes, ROWS, indent);
  return rest > 0 ? [...rows, `${pad(indent)}… ${counted(rest, "byte")} more`] : rows;
}

function messageDetails(event: MessageEvent, options: FrameOptions): string[] {
  const { layout, indent } = options;
  const issues = issueLines(event.issues, indent);
  if (options.details !== "all") return issues;
  const records = (event.records ?? []).flatMap((set) => setLines(set, options));
  return [...layout.lines(treeOfFrame(event, options), indent), ...records, ...issues];
}

function setLines(set: RecordSet, options: FrameOptions): string[] {
  const { topic, partition, path, batches } = set;
  const place = topic === undefined ? formatPath(path) : `${wordOf(topic)}-${partition ?? "?"}`;
  if (batches.length === 0) return [`${pad(options.indent)}${place}: no records`];
  const below = { ...options, indent: options.indent + 2 };
  return [
    `${pad(options.indent)}${place}`,
    ...batches.flatMap((batch) => recordLines(batch, below)),
  ];
}
