// The recordings of a real cluster, and what Kafka's own classes found in them.

import { formatJson } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import type {
  CaptureEvent,
  MessageEvent,
  SaslEvent,
  UndecodableEvent,
} from "../../codec/capture/mod.ts";

/** A frame, as the truth beside a recording has it. */
export interface TruthLine {
  readonly stream: number;
  readonly direction: "request" | "response";
  readonly index: number;
  readonly offset: number;
  readonly packet: number;
  readonly size: number;
  readonly apiKey?: number;
  readonly apiVersion?: number;
  readonly correlationId?: number;
  readonly clientId?: string | null;
  readonly json?: unknown;
  readonly records?: readonly TruthRecords[];
  readonly orphan?: true;
  readonly decodedAs?: number;
  readonly sasl?: string;
  readonly tokenBytes?: number;
  readonly left?: number;
  readonly error?: string;
}

/** The batches of a partition. */
export interface TruthRecords {
  readonly topic: string;
  readonly partition: number;
  readonly bytes: number;
  readonly batches: readonly TruthBatch[];
}

/** A batch and its first records. */
export interface TruthBatch extends Readonly<Record<string, unknown>> {
  readonly records?: readonly Readonly<Record<string, unknown>>[];
}

/** What `counts.json.gz` says of a recording. */
export interface Counts {
  readonly packets: number;
  readonly streams: number;
  readonly payloadBytes: number;
  readonly frames: number;
  readonly directions: readonly { readonly stream: number; readonly bytes: number }[];
}

/** The names of all recordings. */
export const recordings: readonly string[] = [
  "alter.pcap",
  "big-fetch.pcap",
  "broker-restart.pcap",
  "client-franz.pcap",
  "client-kafka-python-old.pcap",
  "client-kafka-python.pcap",
  "client-kafkajs.pcap",
  "client-librdkafka-old.pcapng",
  "client-librdkafka.pcap",
  "codecs.pcap",
  "console-any.pcap",
  "controlled-shutdown.pcap",
  "describe.pcap",
  "errors.pcap",
  "fenced.pcap",
  "fetch-snapshot.pcap",
  "group-classic.pcap",
  "group-consumer.pcapng",
  "midframe.pcap",
  "midstream.pcap",
  "pod-registration.pcap",
  "sasl-v0.pcap",
  "sasl.pcap",
  "share-group.pcap",
  "startup.pcap",
  "tls.pcap",
  "tools.pcap",
  "transactions.pcap",
];

// What KIP-1095 proposes is no field of Kafka's.
const unproposed = { pod: null };

const folder = new URL("../captures/broker-4.4/", import.meta.url);

/** The bytes of a recording. */
export async function recordingBytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const { readFile } = await import("node:fs/promises");
  return new Uint8Array(await readFile(new URL(name, folder)));
}

/** Its truth, line by line. */
export async function truthOf(name: string): Promise<TruthLine[]> {
  const text = await unpacked(name.replace(/\.pcap(ng)?$/, ".truth.ndjson.gz"));
  return text === "" ? [] : text.split("\n").map((line) => lossless(line) as TruthLine);
}

/** What was counted in it. */
export async function countsOf(name: string): Promise<Counts> {
  return JSON.parse(await unpacked("counts.json.gz"))[name];
}

async function unpacked(name: string): Promise<string> {
  const packed = new Blob([await recordingBytes(name)]);
  const stream = packed.stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(stream).text()).trimEnd();
}

/** JSON with integers of more than 15 digits as text, since numbers would round them. */
export function lossless(json: string): unknown {
  return JSON.parse(
    json.replace(
      /"(?:[^"\\]|\\.)*"|-?\d{16,}/g,
      (token) => token.startsWith('"') ? token : `"int64 ${token}"`,
    ),
  );
}

/** An event that stands for a frame. */
export type FrameEvent = MessageEvent | UndecodableEvent | SaslEvent;

/** Whether an event stands for a frame of its own. */
export function isFrame(event: CaptureEvent): event is FrameEvent {
  if (event.kind === "sasl") return true;
  return (event.kind === "message" || event.kind === "undecodable") &&
    event.enclosedBy === undefined;
}

// Kafka's request log shows the sizes of the records of these, and those of others as "".
const SIZED = ["Produce", "Fetch"];

/** The message in Kafka's JSON form. */
export function jsonOf({ apiName, direction, message, version }: MessageEvent): unknown {
  const shape = findShape(`${apiName}${direction === "request" ? "Request" : "Response"}`)!;
  const records = SIZED.includes(apiName!) ? "size" : "empty";
  return lossless(formatJson(shape, { ...message, ...unproposed }, version, { records }));
}
