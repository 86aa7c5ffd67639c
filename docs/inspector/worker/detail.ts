// An event, opened: its facts, what is wrong with it, its tree of fields and its bytes.

import { EventText, type MessageEvent, type UndecodableEvent } from "kafka-wire/capture";
import { type Api, formatPath, type MessageCodec, type ServerApi } from "kafka-wire";
import { findApi } from "kafka-wire/frame";
import { type Span, traceRequestFrame, traceResponseFrame } from "kafka-wire/inspect";
import { registry } from "kafka-wire/messages/registry";
import { secrets } from "kafka-wire/messages/secrets";
import { recordFields } from "kafka-wire/messages/places";
import type { BytesView, Detail, Note } from "../protocol.ts";
import { ROLE } from "../protocol.ts";
import { batchNode, recordNode, recordSetNode } from "./batch_tree.ts";
import { type EventIndex, KINDS, type SmallEvent } from "./index_events.ts";
import { errorName } from "./names.ts";
import type { Replay, ReplayedBatch, ReplayedFrame } from "./replay.ts";
import { rowOf, smallTexts, titleOf } from "./rows.ts";
import { type Spanned, SpanTree } from "./span_tree.ts";
import { type NodeFacts, Tree } from "./tree.ts";

type FrameEvent = MessageEvent | UndecodableEvent;

/** An event that is open. */
export interface Opened {
  readonly detail: Detail;
  readonly tree: Tree;
  readonly bytes: Uint8Array;
  readonly frame?: ReplayedFrame;
  /** What a byte is for. */
  readonly role: (offset: number) => number;
  readonly textAt: (offset: number) => string;
}

// What more spans would cost in memory; a message of 12 MB has about as many.
const MAX_SPANS = 300_000;

/** Opens the event of a row; `version`: read its bytes as if they were of that version. */
export async function opened(
  index: EventIndex,
  replay: Replay,
  row: number,
  version?: number,
): Promise<Opened> {
  const kind = KINDS[index.columns.kind.get(row)]!;
  if (kind === "batch" || kind === "record") {
    const batch = await replay.batch(row);
    if (batch) return openedBatch(index, row, batch);
  }
  const small = index.small.get(row);
  if (small) return openedSmall(index, row, small);
  const frame = await replay.frame(row);
  return frame ? openedFrame(index, row, frame, version) : openedRow(index, row);
}

function openedFrame(
  index: EventIndex,
  row: number,
  frame: ReplayedFrame,
  version: number | undefined,
): Opened {
  const { event, bytes } = frame;
  const traced = trace(event, bytes, version);
  const isOther = version !== undefined && version !== event.version;
  const spanTree = new SpanTree({
    spans: traced.spans,
    names: schemaNames(event),
    bytes,
    secrets: secretPaths(event),
    below: isOther ? new Map() : recordNodes(event, traced.spans),
    topicNames: Object.fromEntries(index.topicNames),
    ...maskedFrom(event, bytes),
  });
  const tree = new Tree(spanTree.roots());
  return {
    frame,
    tree,
    bytes,
    role: (offset) => spanTree.role(offset),
    textAt: (offset) => spanTree.textAt(offset),
    detail: {
      ...base(index, row, tree),
      title: `${titleOf(index, row)} ${event.direction}`,
      facts: frameFacts(index, row, event),
      notes: [...traced.notes, ...notesOf(index, row, event, isOther)],
      ...links(index, row),
      bytes: bytes.length,
      ...fileOffset(index, row),
      ...versions(event, version),
      open: opening(tree),
      ...failureText(event),
      isFrame: true,
    },
  };
}

function base(index: EventIndex, row: number, tree: Tree) {
  return { id: index.columns.id.get(row), roots: tree.views(tree.roots) };
}

/** The other half of an exchange, and the Envelope around it. */
function links({ columns }: EventIndex, row: number): Pick<Detail, "pair" | "outer"> {
  const pair = columns.pair.get(row);
  const outer = columns.outer.get(row);
  return {
    ...(pair > 0 && { pair: columns.id.get(pair - 1) }),
    ...(outer > 0 && { outer: { id: columns.id.get(outer - 1), title: "Envelope" } }),
  };
}

function fileOffset(index: EventIndex, row: number): Pick<Detail, "fileOffset"> {
  const pieces = index.piecesOf(row);
  return pieces.length === 1 ? { fileOffset: pieces[0]![0] } : {};
}

interface Traced {
  readonly spans: readonly Span[];
  readonly notes: readonly Note[];
}

function trace(event: FrameEvent, bytes: Uint8Array, version: number | undefined): Traced {
  const codec = codecOf(event);
  if (!codec) return { spans: untraced(event, bytes), notes: [] };
  const wanted = version ?? event.requestedVersion ?? event.version ?? 0;
  const options = { maxSpans: MAX_SPANS, allowTrailingBytes: true };
  const traced = event.direction === "request"
    ? traceRequestFrame(serverApi(codec), withVersion(bytes, version), options)
    : traceResponseFrame(clientApi(codec), bytes, wanted, options);
  const { spans, omitted, error } = traced;
  const isOther = version !== undefined && version !== event.version;
  const notes: Note[] = [];
  if (omitted > 0) {
    notes.push({
      severity: "note",
      text: `${omitted.toLocaleString("en")} more fields are left out of the tree`,
    });
  }
  if (error && isOther) notes.push({ severity: "bad", text: error.message, offset: error.offset });
  if (!error && isOther) notes.push(otherNote(spans, bytes.length, version));
  return { spans, notes };
}

/** Whether another version takes all of the bytes. */
function otherNote(spans: readonly Span[], length: number, version: number): Note {
  const end = spans.findLast(({ part, parent }) => part === "body" && parent === 0)?.end ?? length;
  if (end === length) {
    return { severity: "note", text: `The bytes can be read as version ${version}` };
  }
  const left = (length - end).toLocaleString("en");
  return {
    severity: "bad",
    text: `As version ${version}, ${left} bytes are left over`,
    offset: end,
  };
}

function codecOf({ apiKey, direction }: FrameEvent): MessageCodec | undefined {
  return apiKey === undefined ? undefined : registry.api(apiKey)?.[direction];
}

function schemaNames(event: FrameEvent): Spanned["names"] {
  const header = event.direction === "request" ? "RequestHeader" : "ResponseHeader";
  const body = codecOf(event)?.name;
  return { header, ...(body !== undefined && { body }) };
}

function serverApi(codec: MessageCodec): ServerApi<object, never> {
  const { minVersion, maxVersion, flexibleFrom, apiKey } = codec;
  return {
    name: codec.name.replace(/Request$/, ""),
    key: apiKey!,
    minVersion,
    maxVersion,
    flexibleFrom,
    decodeRequest: codec.decode,
    encodeResponse: codec.encode,
  };
}

function clientApi(codec: MessageCodec): Api<never, object> {
  const { minVersion, maxVersion, flexibleFrom, apiKey } = codec;
  return {
    name: codec.name.replace(/Response$/, ""),
    key: apiKey!,
    minVersion,
    maxVersion,
    flexibleFrom,
    encodeRequest: codec.encode,
    decodeResponse: codec.decode,
  };
}

/** A request says its own version: to be read as another one it has to say that. */
function withVersion(bytes: Uint8Array, version: number | undefined): Uint8Array {
  if (version === undefined || bytes.length < 8) return bytes;
  const copy = bytes.slice();
  new DataView(copy.buffer).setInt16(6, version);
  return copy;
}

/** A frame whose message is not known: length, header, the rest. */
function untraced({ direction, bodyStart }: FrameEvent, bytes: Uint8Array): Span[] {
  const { length } = bytes;
  const frame: Span = {
    start: 0,
    end: length,
    path: [],
    type: "frame",
    role: "field",
    part: "frame",
    parent: -1,
  };
  if (length < 8) return [frame];
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  const spans: Span[] = [frame, {
    ...frame,
    end: 4,
    type: "int32",
    role: "length",
    parent: 0,
    value: view.getInt32(0),
  }];
  const head = Math.min(Math.max(bodyStart, 8), length);
  spans.push({ ...frame, start: 4, end: head, type: "struct", part: "header", parent: 0 });
  const numbers = direction === "request" ? REQUEST_HEAD : RESPONSE_HEAD;
  for (const [name, at, type] of numbers) {
    const end = at + (type === "int16" ? 2 : 4);
    if (end > length) break;
    const value = type === "int16" ? view.getInt16(at) : view.getInt32(at);
    spans.push({
      start: at,
      end,
      path: [name],
      type,
      role: "field",
      part: "header",
      parent: 2,
      value,
    });
  }
  if (head < length) {
    const at = spans.length;
    spans.push({ ...frame, start: head, type: "bytes", part: "body", parent: 0 });
    spans.push({ ...frame, start: head, type: "bytes", role: "data", part: "body", parent: at });
  }
  return spans;
}

const REQUEST_HEAD = [
  ["requestApiKey", 4, "int16"],
  ["requestApiVersion", 6, "int16"],
  ["correlationId", 8, "int32"],
] as const;
const RESPONSE_HEAD = [["correlationId", 4, "int32"]] as const;

function secretPaths(event: FrameEvent): (readonly string[])[] {
  const name = codecOf(event)?.name;
  return [...secrets, ...recordFields].filter(({ message }) => message === name)
    .map(({ path }) => path);
}

const STAR = 0x2a;

/** A body that was masked whole, since it was not known where its secret is. */
function maskedFrom({ kind, bodyStart }: FrameEvent, bytes: Uint8Array): { maskedFrom?: number } {
  if (kind === "message" || bytes.length <= bodyStart) return {};
  const isMasked = bytes.subarray(bodyStart).every((byte) => byte === STAR);
  return isMasked ? { maskedFrom: bodyStart } : {};
}

/** What stands below each `records` field, by the path of that. */
function recordNodes(event: FrameEvent, spans: readonly Span[]): Map<string, NodeFacts> {
  const nodes = new Map<string, NodeFacts>();
  if (event.kind !== "message" || !event.records?.length) return nodes;
  const data = new Map<string, Span>();
  for (const span of spans) {
    if (span.part === "body" && span.role === "data" && /records|bytes/.test(span.type)) {
      data.set(formatPath(span.path), span);
    }
  }
  for (const set of event.records) {
    const path = formatPath(set.path);
    const span = data.get(path);
    if (span && set.batches.length > 0) nodes.set(path, recordSetNode(set, span.start, span.end));
  }
  return nodes;
}

function frameFacts(index: EventIndex, row: number, event: FrameEvent) {
  const { header } = event;
  const { columns } = index;
  const kept = rowOf(index, row);
  const latency = columns.latency.get(row) - 1;
  const facts: [string, string][] = [
    ["connection", kept.connection],
    ["time", kept.time === "" ? "" : `${kept.time} s`],
    ["correlation id", `${header.correlationId ?? "?"}`],
    ["client id", header.clientId === null ? "null" : header.clientId ?? ""],
    ["size", `${columns.size.get(row).toLocaleString("en")} bytes`],
    ["latency", latency < 0 ? "" : `${latency.toFixed(3)} ms`],
    ["header", headerText(event)],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** Which header it has, and why. */
function headerText({ header, direction, apiKey }: FrameEvent): string {
  const { headerVersion, guessed } = header;
  if (headerVersion === undefined) return "";
  const api = apiKey === undefined ? undefined : findApi(apiKey);
  const why = guessed
    ? "a guess, since this version is not known here"
    : api === undefined
    ? ""
    : apiKey === API_VERSIONS && direction === "response"
    ? "0 at every version of ApiVersions"
    : api.flexibleFrom === null
    ? "no version is flexible"
    : `flexible from v${api.flexibleFrom}`;
  return `v${headerVersion}${why && ` (${why})`}`;
}

const API_VERSIONS = 18;

const FLAG_TEXTS: Readonly<Record<string, string>> = {
  "truncated": "Some of its bytes were not captured",
  "fallback": "The broker does not know the version that was asked for and answered at version 0",
  "inferred": "Its request is not in the capture; what it is was found by its bytes",
  "trailing-bytes": "Bytes follow the last field",
  "late-pair": "Its request came after it in the capture",
  "deprecated-version": "Kafka 4.0 has removed this version",
  "retransmitted": "Some of its bytes came more than once",
};

function notesOf(index: EventIndex, row: number, event: FrameEvent, isOther: boolean): Note[] {
  const { flags } = lightFlags(index, row);
  const notes: Note[] = flags.map((flag) => ({ severity: "note", text: FLAG_TEXTS[flag] ?? flag }));
  const missing = index.columns.missing.get(row);
  if (missing > 0) {
    notes.push({
      severity: "note",
      text: `${missing.toLocaleString("en")} bytes were not captured`,
    });
  }
  if (event.kind === "message") {
    for (const { what } of event.issues) notes.push({ severity: "bad", text: what });
    for (const set of event.records ?? []) {
      for (const batch of set.batches) {
        for (const { what } of batch.issues) notes.push({ severity: "bad", text: what });
      }
    }
    return notes;
  }
  if (isOther) return notes;
  return [failureNote(index, row, event), ...notes];
}

function failureNote(index: EventIndex, row: number, event: UndecodableEvent): Note {
  const { failedAt, bodyStart } = event;
  if (!failedAt) return { severity: "bad", text: rowOf(index, row).notes };
  const { path, offset, expected, found } = failedAt;
  const at = bodyStart + offset;
  const place = formatPath(path) || "the body";
  return {
    severity: "bad",
    text: `Cannot decode ${place} at byte ${at}: expected ${expected}, found ${found}`,
    offset: at,
  };
}

function lightFlags({ columns }: EventIndex, row: number): { flags: string[] } {
  const bits = columns.flags.get(row);
  return { flags: Object.keys(FLAG_TEXTS).filter((_, i) => bits & 1 << i) };
}

function versions(event: FrameEvent, version: number | undefined): Pick<Detail, "versions"> {
  const codec = codecOf(event);
  if (!codec || event.version === undefined) return {};
  const { minVersion: lowest, maxVersion: highest } = codec;
  return {
    versions: { lowest, highest, own: event.version, shown: version ?? event.version },
  };
}

/** What is open at first: the body, and in it what is not a list. */
function opening(tree: Tree): number[] {
  const open: number[] = [];
  for (const root of tree.roots) {
    const { label, count = 0 } = tree.facts(root);
    if (count === 0 || label === "header") continue;
    open.push(root);
    const below = tree.children(root);
    const lists = below.filter((node) => (tree.facts(node).count ?? 0) > 0);
    if (below.length <= 8 && lists.length === 1) open.push(lists[0]!);
  }
  return open;
}

/** The text form of the command line, where something is wrong. */
function failureText(event: FrameEvent): Pick<Detail, "text"> {
  if (event.kind !== "undecodable") return {};
  const text = new EventText({ details: "all", errorName, width: 100 });
  return { text: text.lines(event).slice(1) };
}

function openedBatch(
  index: EventIndex,
  row: number,
  { batch, records, bytes }: ReplayedBatch,
): Opened {
  const isRecord = KINDS[index.columns.kind.get(row)] === "record";
  const { title } = rowOf(index, row);
  const node = batchNode(batch, "batch", 0, bytes.length, records);
  const own = isRecord ? ownRecord(index, row, records) : undefined;
  const tree = new Tree(own ? [own, node] : [node]);
  const head = batch.magic === 2 ? 61 : 18;
  const masked = batch.bytes ? 0 : ROLE.masked;
  const wrong = [...batch.issues, ...records.flatMap(({ issues }) => issues)];
  const outer = index.columns.outer.get(row);
  const place = index.columns.place.get(isRecord ? outer - 1 : row);
  return {
    tree,
    bytes,
    role: (offset) => offset < head ? ROLE.value : ROLE.value | masked,
    textAt: (offset) => offset < head ? "header of the batch" : "records of the batch",
    detail: {
      ...base(index, row, tree),
      title,
      facts: [["offset", `${index.columns.seconds.get(row)}`], ["codec", batch.codec]],
      notes: wrong.map(({ what }) => ({ severity: "bad", text: what })),
      ...(isRecord && { outer: { id: index.columns.id.get(outer - 1), title: "Batch" } }),
      bytes: bytes.length,
      fileOffset: place,
      open: tree.roots.slice(0, 1),
      isFrame: false,
    },
  };
}

function ownRecord(
  index: EventIndex,
  row: number,
  records: ReplayedBatch["records"],
): NodeFacts | undefined {
  const offset = index.columns.seconds.get(row);
  const record = records.find((record) => Number(record.offset) === offset);
  return record && recordNode(record, "record");
}

function openedSmall(index: EventIndex, row: number, event: SmallEvent): Opened {
  const { title, notes, severity } = smallTexts(event);
  const { advice = "" } = event.kind === "connection" ? event : {};
  return openedRow(index, row, title, [{ severity, text: notes || title }], advice);
}

/** An event without a tree. */
function openedRow(
  index: EventIndex,
  row: number,
  title: string = titleOf(index, row),
  notes: readonly Note[] = [{ severity: "note", text: "Its bytes cannot be read again" }],
  advice: string = "",
): Opened {
  const tree = new Tree([]);
  const { connection, time, size } = rowOf(index, row);
  const facts: [string, string][] = [
    ["connection", connection],
    ["time", time && `${time} s`],
    ["size", size && `${size} bytes`],
    ["advice", advice],
  ];
  return {
    tree,
    bytes: new Uint8Array(0),
    role: () => ROLE.none,
    textAt: () => "",
    detail: {
      ...base(index, row, tree),
      title,
      facts: facts.filter(([, value]) => value !== ""),
      notes,
      bytes: 0,
      open: [],
      isFrame: false,
    },
  };
}

/** Some of the bytes that are open, and what each is for. */
export function bytesOf({ bytes, role }: Opened, from: number, count: number): BytesView {
  const start = Math.max(0, Math.min(from, bytes.length));
  const part = bytes.slice(start, start + count);
  return { from: start, bytes: part, roles: Uint8Array.from(part, (_, i) => role(start + i)) };
}
