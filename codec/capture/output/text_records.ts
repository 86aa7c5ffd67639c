// Batches and records as lines.

import type { LogBatchEvent, LogRecordEvent, RecordBatch, Shown } from "../event.ts";
import { issueLines } from "./text_issues.ts";
import { flat, type Layout, pad } from "./text_layout.ts";
import { bytesText, type Tree, treeOf, type TreeOptions } from "./text_tree.ts";
import { counted, wordOf } from "../text_words.ts";

/** What the lines are made with. */
export interface RecordOptions extends TreeOptions {
  readonly layout: Layout;
  readonly details: "none" | "errors" | "all";
  readonly indent: number;
}

/** A record of a log or of a message. */
export type TextRecord = Omit<LogRecordEvent, "kind" | "id" | "batch">;

// Records of a message that are shown.
const SHOWN = 6;

/** A batch of a message and its first records. */
export function recordLines(batch: RecordBatch, options: RecordOptions): string[] {
  const { indent } = options;
  const { records = [] } = batch;
  const below = { ...options, indent: indent + 2 };
  const rest = records.length - SHOWN;
  return [
    `${pad(indent)}${batchText(batch)}`,
    ...issueLines(batch.issues, indent + 2),
    ...records.slice(0, SHOWN).flatMap((record) => recordText(pad(indent + 2), record, below)),
    ...(rest > 0 ? [`${pad(indent + 2)}… ${counted(rest, "record")} more`] : []),
  ];
}

/** "offsets 4-9  6 records, 412 bytes, gzip". */
export function batchText(batch: Omit<LogBatchEvent, "kind" | "id">): string {
  const { baseOffset, lastOffset, codec, count, size, producerId, partitionLeaderEpoch } = batch;
  const facts = [
    count === null ? "a set of messages" : counted(count, "record"),
    counted(size, "byte"),
    batch.magic === 2 ? "" : `magic ${batch.magic}`,
    codec === "none" ? "" : codec,
    batch.control ? "control" : "",
    batch.isTransactional ? "transactional" : "",
    producerId < 0n ? "" : `producer ${producerId} epoch ${batch.producerEpoch}`,
    partitionLeaderEpoch < 0 ? "" : `leader epoch ${partitionLeaderEpoch}`,
    timeText(batch.maxTimestamp),
    batch.crcOk ? "" : "✗ wrong checksum",
  ];
  return `${rangeText(baseOffset, lastOffset)}  ${facts.filter((fact) => fact).join(", ")}`;
}

/** "offset 4", "offsets 4-9". */
export function rangeText(first: bigint, last: bigint): string {
  return first === last ? `offset ${first}` : `offsets ${first}-${last}`;
}

const LAST_DATE = 8_640_000_000_000_000n; // what a Date can say

/** As ISO 8601, or the number where it is no date. */
function timeText(ms: bigint): string {
  if (ms === -1n) return "no timestamp";
  return ms >= 0n && ms <= LAST_DATE ? new Date(Number(ms)).toISOString() : `${ms} ms`;
}

/** A record behind `start`, and below it what does not fit and what is wrong with it. */
export function recordText(start: string, record: TextRecord, options: RecordOptions): string[] {
  const head = `${start}#${record.offset}  `;
  const issues = options.details === "none" ? [] : issueLines(record.issues, options.indent + 2);
  return [...contentLines(head, record, options), ...issues];
}

function contentLines(head: string, record: TextRecord, options: RecordOptions): string[] {
  const { metadata, control, coordinator } = record;
  if (control) {
    const { name, message, data } = control;
    return withFields(
      `${head}${name}`,
      treeOf(data, { name: message, version: 0 }, options),
      options,
    );
  }
  if (coordinator) return coordinatorLines(head, coordinator, options);
  if (metadata && "name" in metadata) {
    const { name, version, data } = metadata;
    const tree = treeOf(data, { name, version }, options);
    return withFields(`${head}${name} v${version}`, tree, options);
  }
  if (metadata) {
    const { type, version, body } = metadata;
    return [`${head}type ${type} v${version}  ${bytesText(body)}`];
  }
  return [head + plainText(record)];
}

function coordinatorLines(
  head: string,
  { name, key, version, value }: NonNullable<TextRecord["coordinator"]>,
  options: RecordOptions,
): string[] {
  const of = flat(treeOf(key, { name: `${name}Key`, version: 0 }, options));
  if (value === null || version === null) return [`${head}${name}  ${of} deleted`];
  const tree = treeOf(value, { name: `${name}Value`, version }, options);
  return withFields(`${head}${name} v${version}  ${of} →`, tree, options);
}

function withFields(
  head: string,
  tree: Tree,
  { layout, details, indent }: RecordOptions,
): string[] {
  if (tree.length === 0) return [head];
  const start = `${head}  `;
  const line = layout.line(start, tree);
  if (line !== undefined) return [line];
  return details === "all" ? [head, ...layout.lines(tree, indent + 2)] : [layout.cut(start, tree)];
}

/** What applications wrote, as far as the event shows it. */
function plainText({ key, value, headers }: TextRecord): string {
  const shown = headers.map(({ key, value }) => `${wordOf(key)}=${shownText(value)}`).join(" ");
  return `key=${shownText(key)} value=${shownText(value)}${shown && ` headers: ${shown}`}`;
}

/** A mask, or bytes as text if they are UTF-8. */
export function shownText(x: Shown | null): string {
  if (x === null) return "null";
  if (typeof x === "string") return wordOf(x);
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(x);
    return text === "" ? `""` : wordOf(text);
  } catch {
    return bytesText(x);
  }
}
