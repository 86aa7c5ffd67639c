// What the `records` fields of a message hold: first the headers of the batches, then, on demand, the records.

import { recordFields } from "../../messages/places.ts";
import {
  type Batch,
  builtIn,
  type Codec,
  type Decompress,
  type FieldIssue,
  issueOf,
  type LogRecord,
  openBatch,
  readBatches,
  readRecordContent,
  type RecordContent,
  recordContentOf,
  type RecordTold,
} from "../../records/mod.ts";
import { DecodeError, type Path, type Registry } from "../../wire/mod.ts";
import type { MessageEvent, RecordBatch, RecordSet } from "../event.ts";
import { fieldsAt, type Found, type Struct } from "./field_walk.ts";
import { hasSecrets, masked, shownRecord, starred } from "./masking.ts";
import type { CaptureOptions } from "../options.ts";
import type { Topics } from "./topics.ts";

const PATHS: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map(
  recordFields.map(({ message, path }) => [message, path]),
);

/** The bytes of a batch in an event, which shows none of them where secrets are masked. */
const blocks = new WeakMap<RecordBatch, Batch>();

/** The batches of all `records` fields of a message, not opened. */
export function readRecordSets(
  name: string,
  message: object,
  topics: Topics,
  redact: boolean,
  issues: FieldIssue[],
): readonly RecordSet[] | undefined {
  const path = PATHS.get(name);
  if (path === undefined) return undefined;
  const sets: RecordSet[] = [];
  for (const found of fieldsAt(message, path)) {
    if (!(found.value instanceof Uint8Array) || found.value.length === 0) continue;
    sets.push(setOf(found, found.value, topics, redact, issues));
  }
  return sets.length === 0 ? undefined : sets;
}

function setOf(
  { path, structs }: Found,
  bytes: Uint8Array,
  topics: Topics,
  redact: boolean,
  issues: FieldIssue[],
): RecordSet {
  const topic = topics.of(structs);
  const partition = partitionOf(structs.at(-1)!);
  const batches = isAligned(structs.at(-1)!) ? batchesOf(bytes, path, issues) : [];
  const isMetadata = recordContentOf(topic ?? "") === "metadata";
  if (isMetadata) { for (const batch of batches) topics.learnFrom(batch); }
  return {
    path,
    ...(topic !== undefined && { topic }),
    ...(partition !== undefined && { partition }),
    batches: batches.map((batch) => shownBatch(batch, redact)),
  };
}

function partitionOf(struct: Struct): number | undefined {
  const partition = struct["partitionIndex"] ?? struct["index"] ?? struct["partition"];
  return typeof partition === "number" ? partition : undefined;
}

/** A part of a snapshot begins with a batch only if it is the first. */
function isAligned({ position }: Struct): boolean {
  return position === undefined || position === 0n;
}

function batchesOf(bytes: Uint8Array, path: Path, issues: FieldIssue[]): Batch[] {
  const batches: Batch[] = [];
  try {
    for (const batch of readBatches(bytes, { crc: "report" })) batches.push(batch);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    issues.push(issueOf([...path, batches.length], error));
  }
  return batches;
}

function shownBatch(batch: Batch, redact: boolean): RecordBatch {
  const { offset: fileOffset, crcValid, isControl: control, bytes, block, ...header } = batch;
  const crcOk = crcValid === true;
  const issues: FieldIssue[] = crcOk ? [] : [wrongChecksum(fileOffset)];
  const shown: RecordBatch = {
    ...header,
    size: bytes.length,
    fileOffset,
    crcOk,
    control,
    issues,
    ...(!redact && { bytes, block }),
  };
  blocks.set(shown, batch);
  return shown;
}

function wrongChecksum(offset: number): FieldIssue {
  const error = new DecodeError(
    "corrupt",
    "batch",
    ["crc"],
    offset,
    "that of its bytes",
    "another",
  );
  return { path: ["crc"], offset, what: error.message, error };
}

/** How batches are opened. */
export type OpenOptions = Pick<CaptureOptions, "records" | "decompressors" | "redact">;

/**
 * The event with the records of its batches, as far as `records` asks for them.
 *
 * A batch that cannot be opened keeps its header, and has an issue that says why.
 *
 * @param event An event of a {@linkcode KafkaTracker}, as it came.
 */
export async function openBatches(
  event: MessageEvent,
  registry: Registry,
  options: OpenOptions = {},
): Promise<MessageEvent> {
  const { records: depth = "records" } = options;
  if (event.records === undefined || depth === "batches") return event;
  const sets: RecordSet[] = [];
  for (const set of event.records) {
    const content = recordContentOf(set.topic ?? "");
    const isWanted = depth === "records" || content === "metadata";
    sets.push(isWanted ? await openSet(set, content, registry, options) : set);
  }
  return { ...event, records: sets };
}

async function openSet(
  set: RecordSet,
  content: RecordContent,
  registry: Registry,
  options: OpenOptions,
): Promise<RecordSet> {
  const batches: RecordBatch[] = [];
  for (const batch of set.batches) {
    batches.push(await opened(batch, content, registry, options));
  }
  return { ...set, batches };
}

type Opened = NonNullable<RecordBatch["records"]>;

async function opened(
  shown: RecordBatch,
  content: RecordContent,
  registry: Registry,
  options: OpenOptions,
): Promise<RecordBatch> {
  const batch = blocks.get(shown);
  if (batch === undefined || !batch.crcValid || shown.records) return shown;
  try {
    const decompress: { readonly [codec in Codec]?: Decompress } = {
      ...builtIn,
      ...options.decompressors,
    };
    const records = await openBatch(batch, { decompress });
    const told = records.map((record) =>
      tell(record, batch, content, registry, options.redact ?? true)
    );
    return { ...shown, records: told };
  } catch (error) {
    return { ...shown, issues: [...shown.issues, issueOf([], error)] };
  }
}

function tell(
  record: LogRecord,
  { isControl }: Batch,
  content: RecordContent,
  registry: Registry,
  redact: boolean,
): Opened[number] {
  const issues: FieldIssue[] = [];
  const { timestamp: time, key: _key, value: _value, headers: _headers, ...rest } = record;
  const told = readRecordContent(record, isControl, content, registry, issues);
  return {
    ...rest,
    ...shownRecord(record, redact),
    time,
    ...(redact ? maskedTold(told, registry) : told),
    issues,
  };
}

/** What Kafka says in a record, without the secrets of it. */
export function maskedTold(
  { metadata, control, coordinator }: RecordTold,
  registry: Registry,
): RecordTold {
  const told = { ...(control && { control }), ...(coordinator && { coordinator }) };
  if (metadata === undefined) return told;
  if ("data" in metadata) {
    return { ...told, metadata: { ...metadata, data: masked(metadata.name, metadata.data) } };
  }
  const name = registry.record(metadata.type)?.name;
  if (name === undefined || !hasSecrets(name)) return { ...told, metadata };
  return { ...told, metadata: { ...metadata, body: starred(metadata.body, 0) } };
}
