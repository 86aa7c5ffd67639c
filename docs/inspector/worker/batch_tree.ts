// Batches of records as a tree: their headers byte by byte, their records as data.

import type { LogBatchEvent, LogRecordEvent, RecordBatch, RecordSet } from "kafka-wire/capture";
import { aboutField } from "./fields.ts";
import { type AboutOf, objectNode } from "./object_tree.ts";
import type { NodeFacts } from "./tree.ts";

type Batch = RecordBatch | LogBatchEvent;
type LogRecord = Omit<LogRecordEvent, "kind" | "id" | "batch"> | LogRecordEvent;

/** The batches of a `records` field whose bytes begin at `start`. */
export function recordSetNode(set: RecordSet, start: number, end: number): NodeFacts {
  const { batches } = set;
  return {
    label: "records",
    count: batches.length,
    child: (i) => {
      const batch = batches[i]!;
      const next = batches[i + 1]?.fileOffset;
      const from = start + batch.fileOffset;
      return batchNode(
        batch,
        `[${i}]`,
        from,
        next === undefined ? end : start + next,
        batch.records,
      );
    },
  };
}

/** A batch and its records. */
export function batchNode(
  batch: Batch,
  label: string,
  start: number,
  end: number,
  records: readonly LogRecord[] | undefined,
): NodeFacts {
  const fields = batch.magic === 2 ? FIELDS_2 : FIELDS_1;
  const head = fields.map((field) => fieldNode(batch, field, start));
  const block = blockNode(batch, start + headLength(batch), end, records);
  return {
    label,
    type: `batch, magic ${batch.magic}`,
    value: batchText(batch, records),
    start,
    end,
    severity: batch.issues.length > 0 ? "bad" : "plain",
    count: head.length + 1,
    child: (i) => head[i] ?? block,
  };
}

function batchText({ baseOffset, lastOffset, codec, count }: Batch, records?: readonly unknown[]) {
  const n = records?.length ?? count ?? "?";
  const packed = codec === "none" ? "" : `, ${codec}`;
  return `offsets ${baseOffset} to ${lastOffset}, ${n} record${n === 1 ? "" : "s"}${packed}`;
}

function blockNode(
  { codec, issues }: Batch,
  start: number,
  end: number,
  records: readonly LogRecord[] | undefined,
): NodeFacts {
  const why = issues.map(({ what }) => what).join("; ");
  if (!records) {
    return {
      label: "records",
      value: why || "not opened",
      start,
      end,
      severity: why ? "bad" : "plain",
    };
  }
  return {
    label: "records",
    type: codec === "none" ? "records" : `records, ${codec}`,
    value: `${records.length} record${records.length === 1 ? "" : "s"}`,
    start,
    end,
    count: records.length,
    child: (i) => recordNode(records[i]!, `[${i}]`),
  };
}

/** A record: first what Kafka says in it, then the rest. */
export function recordNode(record: LogRecord, label: string): NodeFacts {
  const { metadata, control, coordinator, offset, time, sequence, key, value, headers } = record;
  const told = metadata ?? control ?? coordinator;
  const parts = {
    offset,
    time: timeText(time),
    ...(sequence >= 0 && { sequence }),
    key,
    value,
    ...(headers.length > 0 && { headers }),
    ...(metadata && { metadata }),
    ...(control && { control }),
    ...(coordinator && { coordinator }),
    ...(record.issues.length > 0 && { issues: record.issues.map(({ what }) => what) }),
  };
  const name = told && ("name" in told ? told.name : `type ${told.type}`);
  const node = objectNode(label, parts, aboutToldIn(record));
  return {
    ...node,
    type: "record",
    value: name === undefined ? `offset ${offset}` : `offset ${offset}, ${name}`,
    severity: record.issues.length > 0 ? "bad" : "plain",
  };
}

/** What Kafka says in a record are messages with schemas of their own. */
function aboutToldIn({ metadata, control, coordinator }: LogRecord): AboutOf {
  const messages: Readonly<Record<string, string>> = {
    ...(metadata && "name" in metadata && { "metadata.data": metadata.name }),
    ...(control && { "control.data": control.message }),
    ...(coordinator && {
      "coordinator.key": `${coordinator.name}Key`,
      "coordinator.value": `${coordinator.name}Value`,
    }),
  };
  return ([part, side, ...path]) => aboutField(messages[`${part}.${side}`] ?? "", path);
}

function timeText(ms: bigint): string {
  if (ms < 0n || ms > 253_402_300_799_999n) return `${ms}`;
  return new Date(Number(ms)).toISOString();
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly at: number;
  readonly bytes: number;
  readonly of?: (batch: Batch) => unknown;
}

// The layout of a batch of magic 2, as protocol guides have it.
const FIELDS_2: readonly Field[] = [
  { name: "baseOffset", type: "int64", at: 0, bytes: 8, of: (b) => b.baseOffset },
  { name: "batchLength", type: "int32", at: 8, bytes: 4 },
  {
    name: "partitionLeaderEpoch",
    type: "int32",
    at: 12,
    bytes: 4,
    of: (b) => b.partitionLeaderEpoch,
  },
  { name: "magic", type: "int8", at: 16, bytes: 1, of: (b) => b.magic },
  { name: "crc", type: "uint32", at: 17, bytes: 4, of: crcText },
  { name: "attributes", type: "int16", at: 21, bytes: 2, of: attributesText },
  {
    name: "lastOffsetDelta",
    type: "int32",
    at: 23,
    bytes: 4,
    of: (b) => b.lastOffset - b.baseOffset,
  },
  { name: "baseTimestamp", type: "int64", at: 27, bytes: 8, of: (b) => timeText(b.baseTimestamp) },
  { name: "maxTimestamp", type: "int64", at: 35, bytes: 8, of: (b) => timeText(b.maxTimestamp) },
  { name: "producerId", type: "int64", at: 43, bytes: 8, of: (b) => b.producerId },
  { name: "producerEpoch", type: "int16", at: 51, bytes: 2, of: (b) => b.producerEpoch },
  { name: "baseSequence", type: "int32", at: 53, bytes: 4, of: (b) => b.baseSequence },
  { name: "recordCount", type: "int32", at: 57, bytes: 4, of: (b) => b.count },
];

// A message of the formats before 0.11; a timestamp only in magic 1.
const FIELDS_1: readonly Field[] = [
  { name: "offset", type: "int64", at: 0, bytes: 8, of: (b) => b.baseOffset },
  { name: "messageSize", type: "int32", at: 8, bytes: 4 },
  { name: "crc", type: "uint32", at: 12, bytes: 4, of: crcText },
  { name: "magic", type: "int8", at: 16, bytes: 1, of: (b) => b.magic },
  { name: "attributes", type: "int8", at: 17, bytes: 1, of: attributesText },
];

function headLength({ magic }: Batch): number {
  return magic === 2 ? 61 : magic === 1 ? 26 : 18;
}

function crcText({ crc, crcOk }: Batch): string {
  const hex = crc.toString(16).padStart(8, "0");
  return `0x${hex}, ${crcOk ? "fits the bytes" : "does not fit the bytes"}`;
}

function attributesText(batch: Batch): string {
  const words = [
    batch.codec === "none" ? "not compressed" : batch.codec,
    batch.timestampType === "none" ? "" : `${batch.timestampType} time`,
    batch.isTransactional ? "transactional" : "",
    batch.control ? "control" : "",
  ].filter((word) => word !== "");
  return `${batch.attributes}: ${words.join(", ")}`;
}

function fieldNode(batch: Batch, { name, type, at, bytes, of }: Field, start: number): NodeFacts {
  return {
    label: name,
    type,
    value: of ? `${of(batch)}` : "",
    start: start + at,
    end: start + at + bytes,
  };
}
