// Captures made by tests: conversations as files, and what came of them.

import type { CaptureEvent, MessageEvent, UndecodableEvent } from "../../codec/capture/mod.ts";
import { encodeRequestFrame, encodeResponseFrame } from "../../codec/frame/mod.ts";
import { Fetch, FetchServer } from "../../codec/messages/fetch.ts";
import { Produce, ProduceServer } from "../../codec/messages/produce.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import {
  ascii,
  type Captured,
  conversation,
  type ConversationOptions,
  pcapFile,
} from "../kit/capture_writer.ts";

/** A file of packets. */
export function file(packets: readonly Captured[]): Uint8Array<ArrayBuffer> {
  return pcapFile(packets);
}

/** A file of one conversation. */
export function said(options: ConversationOptions): Uint8Array<ArrayBuffer> {
  return file(conversation(options));
}

/** A frame that could be decoded, or not. */
export type FrameEvent = MessageEvent | UndecodableEvent;

/** The frames among events. */
export function framesOf(events: readonly CaptureEvent[]): FrameEvent[] {
  return events.filter((event): event is FrameEvent =>
    event.kind === "message" || event.kind === "undecodable"
  );
}

/** The messages among events. */
export function messagesOf(events: readonly CaptureEvent[]): MessageEvent[] {
  return events.filter((event): event is MessageEvent => event.kind === "message");
}

/** A batch with these values. */
export function batchOf(...values: readonly string[]): Uint8Array {
  const records = values.map((value, i) => ({ timestamp: BigInt(1_000 + i), value: ascii(value) }));
  return encodePlainBatch({ records });
}

/** Where a Fetch or Produce reads or writes: a topic by name, or in newer versions by id. */
export type Topic = { readonly topic: string } | { readonly topicId: string };

export function fetchRequest(correlationId: number, version: number, topic: Topic) {
  const partitions = [{ partition: 0, fetchOffset: 4n, partitionMaxBytes: 1_000 }];
  const message = { maxWaitMs: 500, minBytes: 1, topics: [{ ...topic, partitions }] };
  return encodeRequestFrame(Fetch, { correlationId, clientId: "made" }, message, version);
}

export function fetchResponse(
  correlationId: number,
  version: number,
  topic: Topic,
  records: Uint8Array | null,
  highWatermark = 9n,
) {
  const partition = { partitionIndex: 0, errorCode: 0, highWatermark, records };
  const message = { responses: [{ ...topic, partitions: [partition] }] };
  return encodeResponseFrame(FetchServer, { correlationId }, message, version);
}

/** A Produce request with a batch. */
export function produceRecords(
  correlationId: number,
  version: number,
  records: Uint8Array,
  topic = "orders",
) {
  const topicData = [{ name: topic, partitionData: [{ index: 3, records }] }];
  const message = { acks: -1, timeoutMs: 1_000, topicData };
  return encodeRequestFrame(Produce, { correlationId, clientId: "made" }, message, version);
}

/** Its answer. */
export function producedResponse(correlationId: number, version: number, baseOffset = 40n) {
  const partitionResponses = [{ index: 3, errorCode: 0, baseOffset }];
  const message = { responses: [{ name: "orders", partitionResponses }] };
  return encodeResponseFrame(ProduceServer, { correlationId }, message, version);
}
