// What a capture turns into; capture.md 5.2 names the kinds and their members.

import type {
  BatchEvent,
  FieldIssue,
  RecordEvent,
  WarningEvent as LogWarning,
} from "../records/mod.ts";
import type { DecodeReason, Path } from "../wire/mod.ts";
import type { FrameHeader } from "./options.ts";
import type { CaptureTime, Endpoint } from "./packet.ts";

/** What is in a capture, a stream, or a log. */
export type CaptureEvent =
  | MessageEvent
  | UndecodableEvent
  | SaslEvent
  | ConnectionEvent
  | GapEvent
  | LogBatchEvent
  | LogRecordEvent
  | LogWarning
  | WarningEvent;

/** Whose bytes: the client's, or the broker's. */
export type Direction = "request" | "response";

/** Where the bytes of an event lie. */
export interface ByteRange {
  /** Bytes from the start of this direction of the connection to the first of them. */
  readonly stream: number;
  /** How many there are, a length prefix included. */
  readonly length: number;
  /** How many of these were not captured, or came when the frame had been given up. */
  readonly missing: number;
  /** Where they lie in the file, in order, each piece with its length; empty where the source has no file offsets. */
  readonly file: readonly (readonly [offset: number, length: number])[];
}

/** What is the same for all events of a connection. */
export interface OnConnection {
  /** Number of the event, from 1. */
  readonly id: number;
  /** Number of the connection: that of Wireshark's `tcp.stream`, or what was pushed. */
  readonly connection: number;
  /** Time of the packet that completes it; absent where the source has none. */
  readonly time?: CaptureTime;
}

/** What is the same for all frames. */
export interface OnFrame extends OnConnection {
  /** Whose bytes it is made of. */
  readonly direction: Direction;
  /** The header; for a response with what its request says. */
  readonly header: FrameHeader;
  /** The number in the header of the request; absent for an orphan that nothing was inferred for. */
  readonly apiKey?: number;
  /** Kafka's name of it; absent for a number that no known Kafka has. */
  readonly apiName?: string;
  /** The version the body was decoded at, or would have been. */
  readonly version?: number;
  /** The version that was asked for, where the answer came in another. */
  readonly requestedVersion?: number;
  /** Where the frame lies. Of an enclosed event: where it lies in the outer frame, whose bytes count for that one. */
  readonly range: ByteRange;
  /** Bytes of the frame before the body: length prefix and header. */
  readonly bodyStart: number;
  /** Numbers of the packets it came in, from 1, ascending; empty where the source has none. */
  readonly packets: readonly number[];
  /** The event of the other direction, where that one came first. */
  readonly pairedWith?: number;
  /** The Envelope event that this one was in. */
  readonly enclosedBy?: number;
  /** Milliseconds from the completion of the request to that of the response. */
  readonly latencyMs?: number;
  /** What is worth knowing, see {@linkcode FrameFlag}. */
  readonly flags: readonly FrameFlag[];
  /** The frame, length prefix included, secrets overwritten with `*`; see `keepRaw`. */
  readonly rawBytes?: Uint8Array;
}

/**
 * `truncated`: some of its bytes were not captured, or not waited for (`totalPendingBytes`). `fallback`: ApiVersions was answered at version 0. `inferred`:
 * the request is not in the capture; what the response is was found by its bytes. `trailing-bytes`: bytes follow
 * the last field. `late-pair`: its request came after it in the capture. `deprecated-version`: Kafka 4.0 has removed
 * this version. `retransmitted`: some of its bytes came more than once.
 */
export type FrameFlag =
  | "truncated"
  | "fallback"
  | "inferred"
  | "trailing-bytes"
  | "late-pair"
  | "deprecated-version"
  | "retransmitted";

/** A message that was decoded, or, with `decode: "headers"`, one whose body was left alone. */
export interface MessageEvent extends OnFrame {
  /** Tells the kinds apart. */
  readonly kind: "message";
  /** The number of the API. */
  readonly apiKey: number;
  /** The version of the body. */
  readonly version: number;
  /**
   * The message, as its codec decodes it; with `redact` secrets are replaced by the text `«n bytes»`. Absent where
   * only headers were asked for.
   */
  readonly message?: object;
  /** Bytes after the last field. */
  readonly trailingBytes?: number;
  /** What the `records` fields hold, in the order of the message. */
  readonly records?: readonly RecordSet[];
  /** Names of the topic ids in the message that are known from elsewhere in the capture, by id. */
  readonly topicNames?: Readonly<Record<string, string>>;
  /** What is wrong with it, of which the rest stands. */
  readonly issues: readonly FieldIssue[];
}

/** The batches of one `records` field. */
export interface RecordSet {
  /** The field. */
  readonly path: Path;
  /** Topic it belongs to, by name if that is known, else by id. */
  readonly topic?: string;
  /** Partition it belongs to. */
  readonly partition?: number;
  /** The batches, as far as they can be read. */
  readonly batches: readonly RecordBatch[];
}

/** A batch and, if it was opened, its records. `fileOffset` counts from the start of the field. */
export interface RecordBatch extends Omit<LogBatchEvent, "kind" | "id"> {
  /** Absent: the batch was not opened. */
  readonly records?: readonly Omit<LogRecordEvent, "kind" | "id" | "batch">[];
}

/** A batch of a log segment or a snapshot. */
export interface LogBatchEvent extends Omit<BatchEvent, "bytes" | "block"> {
  /** Bytes of the whole batch. */
  readonly size: number;
  /** The whole batch; absent with `redact`. */
  readonly bytes?: Uint8Array;
  /** Its records, compressed as `codec` says; absent with `redact`. */
  readonly block?: Uint8Array;
}

/** Bytes of an application, or with `redact` their mask `«n bytes»`. */
export type Shown = Uint8Array | string;

/** A record of a log. Key, value and header values are masked with `redact`, whatever Kafka itself says in them is not. */
export interface LogRecordEvent extends Omit<RecordEvent, "key" | "value" | "headers"> {
  /** The key; null if the record has none. */
  readonly key: Shown | null;
  /** The value; null for a tombstone. */
  readonly value: Shown | null;
  /** The headers in order. */
  readonly headers: readonly { readonly key: string; readonly value: Shown | null }[];
}

/** A frame that could not be decoded. It is paired like any other. */
export interface UndecodableEvent extends Omit<OnFrame, "header"> {
  /** Tells the kinds apart. */
  readonly kind: "undecodable";
  /** As far as it could be read. */
  readonly header: Partial<FrameHeader>;
  /**
   * `unsupported-version`: the registry lacks the version. `unknown-api`: it lacks the API. `malformed`: the body is
   * not that message. `orphan`: a response without a request. `short-header`: the frame ends in its header.
   */
  readonly reason: "unsupported-version" | "unknown-api" | "malformed" | "orphan" | "short-header";
  /** What could be read before the failure, as a message with fields missing; secrets masked. */
  readonly partial?: object;
  /** What the decoder said. */
  readonly failedAt?: FailedAt;
}

/** The five facts of a `DecodeError`; `offset` counts from the start of the body. */
export interface FailedAt {
  /** Why, as a word. */
  readonly reason: DecodeReason;
  /** The field that failed. */
  readonly path: Path;
  /** Bytes from the start of the body to what failed. */
  readonly offset: number;
  /** What should be there. */
  readonly expected: string;
  /** What is there. */
  readonly found: string;
}

/** A token of SASL outside messages. */
export interface SaslEvent extends OnConnection {
  /** Tells the kinds apart. */
  readonly kind: "sasl";
  /** Whose bytes: the client's, or the broker's. */
  readonly direction: Direction;
  /** "PLAIN", "SCRAM-SHA-256", "GSSAPI" …; absent where no handshake named it. */
  readonly mechanism?: string;
  /** Number of the token in its direction, from 1. */
  readonly step: number;
  /** The token: its mask `«n bytes»`, or with `redact: false` its bytes. */
  readonly bytes: Uint8Array | string;
  /** Where its bytes lie. */
  readonly range: ByteRange;
  /** Numbers of the packets it came in, from 1. */
  readonly packets: readonly number[];
}

/** A connection begins, ends, or is not Kafka's. */
export interface ConnectionEvent extends OnConnection {
  /** Tells the kinds apart. */
  readonly kind: "connection";
  /** What becomes of it. */
  readonly state: "open" | "midstream" | "closed" | "reset" | "not-kafka";
  /** The end that asks, where it is known. */
  readonly client?: Endpoint;
  /** The end that answers, where it is known. */
  readonly server?: Endpoint;
  /**
   * A word, and what belongs to it. Of "not-kafka": "tls 1.3, SNI broker.example", "http", "ssh", "unknown" …;
   * of "open" and "midstream": "proxy-v2 203.0.113.7:4711" or nothing; of "closed": "fin by client", "idle", "end of capture".
   */
  readonly detail?: string;
  /** What to do about it: a sentence. */
  readonly advice?: string;
  /** Where the header of the PROXY protocol lies, which is no frame. */
  readonly range?: ByteRange;
}

/** Bytes of a Kafka connection that belong to no frame. */
export interface GapEvent extends OnConnection {
  /** Tells the kinds apart. */
  readonly kind: "gap";
  /** Whose bytes: the client's, or the broker's. */
  readonly direction: Direction;
  /** How many, those that were not captured included; `range.missing` counts these alone. */
  readonly bytes: number;
  /** `stream-end`: the connection, or the capture, ends within a frame. */
  readonly cause: "lost-segment" | "snaplen" | "bad-length" | "capture-start" | "stream-end";
  /** Captured bytes that were looked through until the next frame was found; null if none was. */
  readonly resyncedAfter: number | null;
  /** Where its bytes lie. */
  readonly range: ByteRange;
}

/** Something about the file, a packet or a connection that is worth a sentence. */
export interface WarningEvent {
  /** Tells the kinds apart. */
  readonly kind: "warning";
  /** Number of the event, from 1. */
  readonly id: number;
  /** When; absent where the source has no times. */
  readonly time?: CaptureTime;
  /** Number of the connection. */
  readonly connection?: number;
  /** A word for programs. */
  readonly code: string;
  /** A sentence, without any value. */
  readonly text: string;
  /** Bytes from the start of the file. */
  readonly fileOffset?: number;
  /** How many things of this code it stands for. */
  readonly count: number;
  /** Bytes of the frames that it stands for, where it stands for frames; of "given-up" those that came too late. */
  readonly bytes?: number;
  /** Of the code "link-type": the one that is not read; `count` packets have it. */
  readonly linkType?: number;
}
