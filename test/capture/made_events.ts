// Events made by hand, as a capture would give them.

import type {
  CaptureEvent,
  ConnectionEvent,
  GapEvent,
  MessageEvent,
  SaslEvent,
  UndecodableEvent,
} from "../../codec/capture/event.ts";
import { findErrorCode } from "../../codec/messages/error_codes.ts";

export const errorName = (code: number): string | undefined => findErrorCode(code)?.name;

export function at(seconds: number, microseconds = 0): { seconds: number; nanoseconds: number } {
  return { seconds, nanoseconds: microseconds * 1_000 };
}

export function rangeOf(length: number, missing = 0): MessageEvent["range"] {
  return { stream: 0, length, missing, file: [] };
}

/** A request of client "etl" on connection 0. */
export function request(message: object, more: Partial<MessageEvent> = {}): MessageEvent {
  const { apiKey = 3, version = 12 } = more;
  return {
    kind: "message",
    id: 2,
    connection: 0,
    time: at(1_700_000_000, 100),
    direction: "request",
    header: { apiKey, apiVersion: version, correlationId: 1, clientId: "etl", headerVersion: 2 },
    apiKey,
    apiName: "Metadata",
    version,
    range: rangeOf(41),
    bodyStart: 18,
    packets: [4],
    flags: [],
    issues: [],
    message,
    ...more,
  };
}

/** The response to it, 300 µs later. */
export function response(message: object, more: Partial<MessageEvent> = {}): MessageEvent {
  return request(message, {
    id: 3,
    direction: "response",
    time: at(1_700_000_000, 400),
    range: rangeOf(344),
    bodyStart: 9,
    packets: [5, 6],
    pairedWith: 2,
    latencyMs: 0.3,
    ...more,
  });
}

export function undecodable(more: Partial<UndecodableEvent> = {}): UndecodableEvent {
  return {
    kind: "undecodable",
    id: 5,
    connection: 0,
    time: at(1_700_000_001),
    direction: "response",
    header: { apiKey: 3, apiVersion: 12, correlationId: 9, clientId: "etl", headerVersion: 1 },
    apiKey: 3,
    apiName: "Metadata",
    version: 12,
    range: rangeOf(64),
    bodyStart: 9,
    packets: [9],
    latencyMs: 1.25,
    flags: [],
    reason: "malformed",
    ...more,
  };
}

export function opened(more: Partial<ConnectionEvent> = {}): ConnectionEvent {
  return {
    kind: "connection",
    id: 1,
    connection: 0,
    time: at(1_700_000_000),
    state: "open",
    client: { address: "10.0.0.1", port: 40_000 },
    server: { address: "10.0.0.2", port: 9_092 },
    ...more,
  };
}

export function gap(more: Partial<GapEvent> = {}): GapEvent {
  return {
    kind: "gap",
    id: 6,
    connection: 0,
    time: at(1_700_000_002),
    direction: "response",
    bytes: 1_448,
    cause: "lost-segment",
    resyncedAfter: 20,
    range: rangeOf(1_448, 1_428),
    ...more,
  };
}

export function sasl(more: Partial<SaslEvent> = {}): SaslEvent {
  return {
    kind: "sasl",
    id: 7,
    connection: 0,
    time: at(1_700_000_003),
    direction: "request",
    mechanism: "SCRAM-SHA-256",
    step: 1,
    bytes: "«32 bytes»",
    range: rangeOf(36),
    packets: [12],
    ...more,
  };
}

type LogBatch = Extract<CaptureEvent, { kind: "batch" }>;
type LogRecord = Extract<CaptureEvent, { kind: "record" }>;

export function batch(more: Partial<LogBatch> = {}): LogBatch {
  return {
    kind: "batch",
    id: 1,
    size: 100,
    fileOffset: 0,
    crcOk: true,
    control: false,
    issues: [],
    magic: 2,
    baseOffset: 0n,
    lastOffset: 1n,
    partitionLeaderEpoch: 1,
    crc: 1,
    attributes: 0,
    codec: "none",
    timestampType: "create",
    isTransactional: false,
    deleteHorizonMs: null,
    baseTimestamp: 1_700_000_000_000n,
    maxTimestamp: 1_700_000_000_000n,
    producerId: -1n,
    producerEpoch: -1,
    baseSequence: -1,
    count: 2,
    ...more,
  };
}

export function record(more: Partial<LogRecord> = {}): LogRecord {
  return {
    kind: "record",
    id: 2,
    batch: 1,
    offset: 0n,
    time: 1_700_000_000_000n,
    sequence: -1,
    key: null,
    value: "«12 bytes»",
    headers: [],
    issues: [],
    ...more,
  };
}

export function metadata(name: string, data: object, more: Partial<LogRecord> = {}): LogRecord {
  return record({ metadata: { type: 2, version: 0, name, data }, ...more });
}
