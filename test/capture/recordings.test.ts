// Every recording against what Kafka's own classes found in it.

import { describe, expect, it } from "vitest";
import {
  type CaptureEvent,
  type CaptureSummary,
  type ConnectionEvent,
  decodeCapture,
  type MessageEvent,
  type RecordBatch,
  type UndecodableEvent,
} from "../../codec/capture/mod.ts";
import { formatJson } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import { decompress } from "../records/decompress.ts";
import {
  countsOf,
  type FrameEvent,
  isFrame,
  jsonOf,
  lossless,
  recordingBytes,
  recordings,
  type TruthBatch,
  type TruthLine,
  truthOf,
} from "./recordings.ts";

for (const name of recordings) {
  describe(name, () => {
    const reading = once(() => readingOf(name));
    it("has an event for each frame of the truth, and no other", async () => {
      const { events } = await reading();
      const truth = await truthOf(name);
      const frames = new Map(events.filter(isFrame).map((event) => [placeOf(event), event]));
      const missing = truth.filter((line) => !frames.has(placeOfLine(line)));
      expect(missing.map(placeOfLine)).toEqual([]);
      expect(frames.size).toBe(truth.length);
      for (const line of truth) expectSame(frames.get(placeOfLine(line))!, line);
    });
    it("5.2 (b): has every byte in one event", async () => {
      const { events, summary } = await reading();
      const { packets, directions } = await countsOf(name);
      const foreign = new Set(events.filter(isForeign).map(({ connection }) => connection));
      const kafka = directions.filter(({ stream }) => !foreign.has(stream));
      expect(summary.packets).toBe(packets);
      expect(sum(events.map(bytesOf))).toBe(sum(kafka.map(({ bytes }) => bytes)));
    });
  });
}

const options = { redact: false, decompressors: decompress };

interface Reading {
  readonly events: readonly CaptureEvent[];
  readonly summary: CaptureSummary;
}

async function readingOf(name: string): Promise<Reading> {
  const events: CaptureEvent[] = [];
  const reading = decodeCapture(new Blob([await recordingBytes(name)]), registry, options);
  for await (const event of reading) events.push(event);
  return { events, summary: reading.summary() };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => made ??= make();
}

function isForeign(event: CaptureEvent): event is ConnectionEvent {
  return event.kind === "connection" && event.state === "not-kafka";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}

function placeOf({ connection, direction, range }: FrameEvent): string {
  return `${connection} ${direction} ${range.stream}`;
}

function placeOfLine({ stream, direction, offset }: TruthLine): string {
  return `${stream} ${direction} ${offset}`;
}

function bytesOf(event: CaptureEvent): number {
  if (event.kind === "gap" || event.kind !== "batch" && event.kind !== "record" && isFrame(event)) {
    return event.range.length - event.range.missing;
  }
  return event.kind === "warning" && "bytes" in event && event.code === "folded" ? event.bytes! : 0;
}

function expectSame(event: FrameEvent, line: TruthLine): void {
  expect(event.range.length, placeOfLine(line)).toBe(line.size + 4);
  expect(event.packets.at(-1), placeOfLine(line)).toBe(line.packet);
  if (line.sasl !== undefined) return expectToken(event, line);
  if (line.orphan) return expectOrphan(event, line);
  if (line.error !== undefined) return expectError(event, line);
  expectMessage(event, line);
}

function expectToken(event: FrameEvent, line: TruthLine): void {
  expect(event.kind, placeOfLine(line)).toBe("sasl");
  if (event.kind !== "sasl") return;
  expect([event.mechanism, event.bytes.length]).toEqual([line.sasl, line.tokenBytes]);
}

function expectOrphan(event: FrameEvent, line: TruthLine): void {
  const { header, flags } = event as MessageEvent | UndecodableEvent;
  expect(header.correlationId, placeOfLine(line)).toBe(line.correlationId);
  if (event.kind === "message") expect(flags).toContain("inferred");
  else expect((event as UndecodableEvent).reason).toBe("orphan");
}

function expectError(event: FrameEvent, line: TruthLine): void {
  const { kind, reason, header } = event as UndecodableEvent;
  expect([kind, reason], placeOfLine(line)).toEqual(["undecodable", reasonOf(line)]);
  if (line.apiKey === undefined) return;
  expect(header.apiKey).toBe(line.apiKey);
  expect(header.apiVersion).toBe(line.apiVersion);
  expect(header.correlationId).toBe(line.correlationId);
}

/** A probe sent unknown keys, version 99, cut bodies, and frames too short for a header. */
function reasonOf({ apiKey, apiVersion }: TruthLine): UndecodableEvent["reason"] {
  if (apiKey === undefined) return "short-header";
  if (apiKey === 193 || apiKey === -1) return "unknown-api";
  return apiVersion === 99 ? "unsupported-version" : "malformed";
}

function expectMessage(event: FrameEvent, line: TruthLine): void {
  expect(event.kind, placeOfLine(line)).toBe("message");
  const message = event as MessageEvent;
  const { header, version, requestedVersion } = message;
  expect(message.apiKey).toBe(line.apiKey);
  expect(header.clientId ?? "", placeOfLine(line)).toBe(line.clientId ?? ""); // null is empty to Kafka
  expect(header.correlationId).toBe(line.correlationId);
  expect(version).toBe(line.decodedAs ?? line.apiVersion);
  expect(requestedVersion).toBe(line.decodedAs === undefined ? undefined : line.apiVersion);
  expectJson(jsonOf(message), line);
  if (line.decodedAs === undefined) expect(message.trailingBytes).toBe(line.left);
  expectRecords(message, line);
}

/** As text first: that is quicker. */
function expectJson(json: unknown, line: TruthLine): void {
  if (JSON.stringify(json) === JSON.stringify(line.json)) return;
  expect(json, placeOfLine(line)).toEqual(line.json);
}

function expectRecords({ records = [] }: MessageEvent, line: TruthLine): void {
  for (const expected of line.records ?? []) {
    const set = records.find(({ topic, partition }) =>
      topic === expected.topic && partition === expected.partition
    );
    expect(set?.batches.length, placeOfLine(line)).toBe(expected.batches.length);
    for (const [i, batch] of expected.batches.entries()) expectBatch(set!.batches[i]!, batch);
  }
}

function expectBatch(batch: RecordBatch, expected: TruthBatch): void {
  expect(factsOf(batch)).toEqual({ ...expected, records: undefined });
  for (const [i, record] of (expected.records ?? []).entries()) {
    expect(recordFacts(batch.records![i]!, Object.keys(record))).toEqual(record);
  }
}

/** What the truth says of a record, out of the event. */
function recordFacts(record: CapturedRecord, names: readonly string[]) {
  const facts: Record<string, unknown> = {
    offset: Number(record.offset),
    timestamp: Number(record.time),
    keySize: record.key?.length ?? -1,
    valueSize: record.value?.length ?? -1,
    headers: record.headers.length,
    key: textOf(record.key),
    value: textOf(record.value),
    control: record.control?.name,
    ...metadataOf(record),
  };
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
}

type CapturedRecord = NonNullable<RecordBatch["records"]>[number];

function textOf(bytes: CapturedRecord["key"]): unknown {
  return bytes === null ? null : new TextDecoder().decode(bytes as Uint8Array);
}

function metadataOf({ metadata }: CapturedRecord) {
  if (!metadata || !("data" in metadata)) return {};
  const { name, version, data } = metadata;
  const json = lossless(formatJson(findShape(name)!, data, version));
  return { type: name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase(), version, data: json };
}

function factsOf(batch: RecordBatch) {
  return {
    baseOffset: Number(batch.baseOffset),
    lastOffset: Number(batch.lastOffset),
    count: batch.count ?? 1,
    magic: batch.magic,
    compression: batch.codec,
    timestampType: { create: "CreateTime", logAppend: "LogAppendTime", none: "NoTimestampType" }[
      batch.timestampType
    ],
    maxTimestamp: Number(batch.maxTimestamp),
    leaderEpoch: batch.partitionLeaderEpoch,
    producerId: Number(batch.producerId),
    producerEpoch: batch.producerEpoch,
    baseSequence: batch.baseSequence,
    transactional: batch.isTransactional,
    control: batch.control,
    valid: batch.crcOk,
    records: undefined,
  };
}
