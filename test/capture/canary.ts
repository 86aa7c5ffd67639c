// reliability R-24 for captures: a secret in every field that holds one, on the wire and in logs, and all that is shown.

import {
  type CaptureEvent,
  type CaptureOptions,
  type CaptureSummary,
  type Direction,
  KafkaTracker,
  type MessageEvent,
  openBatches,
  type Side,
  type UndecodableEvent,
} from "../../codec/capture/mod.ts";
import { diffCaptures, formatDiff } from "../../codec/capture/output/diff.ts";
import { exportFrame } from "../../codec/capture/output/export.ts";
import { formatSummary } from "../../codec/capture/summary/format_summary.ts";
import { formatEvent } from "../../codec/capture/output/ndjson.ts";
import { EventText } from "../../codec/capture/output/text.ts";
import { encodeRequestFrame, encodeResponseFrame } from "../../codec/frame/mod.ts";
import { formatRequestLog } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import { ConfigRecordCodec } from "../../codec/messages/config_record.ts";
import { registry } from "../../codec/messages/registry.ts";
import { UserScramCredentialRecordCodec } from "../../codec/messages/user_scram_credential_record.ts";
import {
  compressors,
  encodeBatch,
  encodePlainBatch,
  type RecordInit,
} from "../../codec/records/mod.ts";
import { encodeMetadataRecord } from "../../codec/records/metadata_log.ts";
import type { Registry } from "../../codec/wire/mod.ts";
import { SECRET } from "../hostile/secrets.ts";
import { ascii, concat } from "../kit/capture_writer.ts";
import { bytesOf } from "../kit/hex.ts";
import { placeOf } from "../kit/plan.ts";
import { fullOf, leastOf } from "../kit/values.ts";
import { clientOf, codecOf, serverOf } from "../kit/vectors.ts";
import { framed, handshakeRequest, handshakeResponse } from "./frames_made.ts";
import { fetchRequest, fetchResponse, produceRecords } from "./made_captures.ts";

/** A frame of one side. */
export type Said = readonly [direction: Direction, frame: Uint8Array];

/** Frames of a connection, the last of which has the secret. */
export interface Sample {
  readonly name: string;
  readonly said: readonly Said[];
}

// reliability.md 4.5, written down once more.
const FIELDS: readonly (readonly [message: string, ...path: string[]])[] = [
  ["SaslAuthenticateRequest", "authBytes"],
  ["SaslAuthenticateResponse", "authBytes"],
  ["AlterUserScramCredentialsRequest", "upsertions", "salt"],
  ["AlterUserScramCredentialsRequest", "upsertions", "saltedPassword"],
  ["CreateDelegationTokenResponse", "hmac"],
  ["RenewDelegationTokenRequest", "hmac"],
  ["ExpireDelegationTokenRequest", "hmac"],
  ["DescribeDelegationTokenResponse", "tokens", "hmac"],
  ["AlterConfigsRequest", "resources", "configs", "value"],
  ["IncrementalAlterConfigsRequest", "resources", "configs", "value"],
  ["DescribeConfigsResponse", "results", "configs", "value"],
  ["DescribeConfigsResponse", "results", "configs", "synonyms", "value"],
  ["EnvelopeRequest", "requestData"],
  ["EnvelopeResponse", "responseData"],
  ["PushTelemetryRequest", "metrics"],
  ["ProduceRequest", "topicData", "partitionData", "records"],
  ["FetchResponse", "responses", "partitions", "records"],
  ["ShareFetchResponse", "responses", "partitions", "records"],
  ["FetchSnapshotResponse", "topics", "partitions", "unalignedRecords"],
];

/** Samples of these messages in all their versions. */
function messageSamples(secret: string): Sample[] {
  return FIELDS.flatMap(([name, ...path]) => {
    const { minVersion, maxVersion } = codecOf(name);
    const versions = Array.from({ length: maxVersion - minVersion + 1 }, (_, i) => minVersion + i);
    return versions.flatMap((version) => {
      const message = fullAt(name, version);
      if (!put(message, path, valueOf(path.at(-1)!, secret))) return [];
      return { name: `${name} v${version} ${path.at(-1)}`, said: saidOf(name, version, message) };
    });
  });
}

type Message = Record<string, unknown>;

function fullAt(name: string, version: number): Message {
  return fullOf(placeOf(codecOf(name), version).plan) as Message;
}

/** Sets a field in all structs that have it; false if none does. */
function put(struct: Message, [field, ...rest]: readonly string[], value: unknown): boolean {
  if (!(field! in struct)) return false;
  if (rest.length === 0) {
    struct[field!] = value;
    return true;
  }
  return (struct[field!] as Message[]).every((inner) => put(inner, rest, value));
}

/** What stands in a secret field of that name. */
function valueOf(field: string, secret: string): unknown {
  switch (field) {
    case "records":
    case "unalignedRecords":
      return encodePlainBatch({ records: [recordWith(secret)] });
    case "value":
      return secret;
    case "requestData":
      return requestOf("AlterConfigs", 2, withSecret("AlterConfigsRequest", 2, secret)).subarray(4);
    case "responseData":
      return responseOf(
        "CreateDelegationToken",
        3,
        withSecret("CreateDelegationTokenResponse", 3, secret),
      ).subarray(4);
    default:
      return ascii(secret);
  }
}

function withSecret(name: string, version: number, secret: string): Message {
  const message = fullAt(name, version);
  const [, ...path] = FIELDS.find(([message]) => message === name)!;
  put(message, path, valueOf(path.at(-1)!, secret));
  return message;
}

function recordWith(secret: string): RecordInit {
  const bytes = ascii(secret);
  return {
    timestamp: 1n,
    key: bytes,
    value: concat(ascii("value "), bytes),
    headers: [{ key: "h", value: bytes }],
  };
}

function saidOf(name: string, version: number, message: Message): Said[] {
  const api = name.replace(/Request$|Response$/, "");
  if (name.endsWith("Request")) return [["request", requestOf(api, version, message)]];
  const asked = leastOf(placeOf(codecOf(`${api}Request`), version).plan) as Message;
  if (api === "Envelope") asked["requestData"] = requestOf("CreateDelegationToken", 3).subarray(4);
  const answer = responseOf(api, version, message);
  return [["request", requestOf(api, version, asked)], ["response", answer]];
}

const header = { correlationId: 1, clientId: "made" };

function requestOf(
  api: string,
  version: number,
  message: Message = fullAt(`${api}Request`, version),
): Uint8Array {
  return encodeRequestFrame(clientOf(api), header, message, version);
}

function responseOf(api: string, version: number, message: Message): Uint8Array {
  return encodeResponseFrame(serverOf(api), header, message, version);
}

/** Tokens of SASL outside messages: after SaslHandshake 0, or of old GSSAPI clients without any. */
function tokenSamples(secret: string): Sample[] {
  const begun = (mechanism: string): Said[] => [
    ["request", handshakeRequest(1, mechanism)],
    ["response", handshakeResponse(1)],
  ];
  const token = (...parts: Uint8Array[]): Said => ["request", framed(...parts)];
  const answer = (...parts: Uint8Array[]): Said => ["response", framed(...parts)];
  const first = token(ascii("n,,n=user,r=abcdef"));
  const bytes = ascii(secret);
  return [
    { name: "PLAIN", said: [...begun("PLAIN"), token(ascii(`\0user\0${secret}`))] },
    {
      name: "SCRAM server",
      said: [...begun("SCRAM-SHA-256"), first, answer(ascii("r=abc,s="), bytes)],
    },
    {
      name: "SCRAM client",
      said: [
        ...begun("SCRAM-SHA-512"),
        first,
        answer(ascii("r=abcdefg,s=c2FsdA==,i=4096")),
        token(ascii("c=biws,r=abcdefg,p="), bytes),
      ],
    },
    {
      name: "OAUTHBEARER",
      said: [...begun("OAUTHBEARER"), token(ascii(`n,,\x01auth=Bearer ${secret}\x01\x01`))],
    },
    { name: "GSSAPI", said: [...begun("GSSAPI"), token(bytesOf("6082"), bytes)] },
    { name: "GSSAPI of old", said: [token(bytesOf("6082"), bytes)] },
    {
      name: "GSSAPI of old, server",
      said: [token(bytesOf("608200")), answer(bytesOf("6f82"), bytes)],
    },
  ];
}

/** Record batches of other kinds than those in the messages above. */
async function batchSamples(secret: string): Promise<Sample[]> {
  const records = [recordWith(secret)];
  const old = [{ timestamp: 1n, key: ascii(secret), value: ascii(secret) }];
  const batches = [
    ["gzip", await encodeBatch({ codec: "gzip", records }, { compress: compressors })],
    ["snappy", await encodeBatch({ codec: "snappy", records }, { compress: compressors })],
    ["lz4", await encodeBatch({ codec: "lz4", records }, { compress: compressors })],
    ["zstd", await encodeBatch({ codec: "zstd", records }, { compress: { zstd: (x) => x } })],
    ["control", encodePlainBatch({ isControl: true, records })],
    ["magic 1", encodePlainBatch({ magic: 1, records: old })],
    ["magic 0", encodePlainBatch({ magic: 0, records: [{ ...old[0]!, timestamp: -1n }] })],
  ] as const;
  return batches.map(([name, batch]) => ({
    name: `Produce, ${name}`,
    said: [["request", produceRecords(1, name.startsWith("magic") ? 2 : 9, batch)]],
  }));
}

/** A Fetch of the metadata log. */
function metadataSamples(secret: string): Sample[] {
  const topic = { topic: "__cluster_metadata" };
  return metadataLogs(secret).map(([name, batch]) => ({
    name: `Fetch, ${name}`,
    said: [
      ["request", fetchRequest(1, 12, topic)],
      ["response", fetchResponse(1, 12, topic, batch)],
    ],
  }));
}

/** Logs with secrets in them, good ones and such as cannot be read to the end. */
export function logs(secret: string = SECRET): (readonly [name: string, log: Uint8Array])[] {
  const data = encodePlainBatch({ records: [recordWith(secret)] });
  const broken = data.slice();
  broken[broken.length - 1]! ^= 1;
  return [
    ["data", data],
    ["a wrong checksum", broken],
    ["no end", concat(data, data).subarray(0, 2 * data.length - 9)],
    ["noise in front", concat(data, ascii(`noise ${secret}`), data)],
    ...metadataLogs(secret),
  ];
}

function metadataLogs(secret: string): (readonly [name: string, batch: Uint8Array])[] {
  const bytes = ascii(secret);
  const config = { resourceType: 4, resourceName: "1", name: "ssl.key.password", value: secret };
  const scram = {
    name: "u",
    mechanism: 1,
    salt: bytes,
    storedKey: bytes,
    serverKey: bytes,
    iterations: 9,
  };
  const configValue = encodeMetadataRecord(ConfigRecordCodec, config, 0);
  const values = [
    ["ConfigRecord", configValue],
    ["UserScramCredentialRecord", encodeMetadataRecord(UserScramCredentialRecordCodec, scram, 0)],
    ["a short ConfigRecord", configValue.subarray(0, configValue.length - 4)],
    ["a long ConfigRecord", concat(configValue, bytes)],
    ["a ConfigRecord to come", Uint8Array.from(configValue, (byte, i) => i === 2 ? 99 : byte)],
  ] as const;
  return values.map(([name, value]) => [
    name,
    encodePlainBatch({ records: [{ timestamp: 1n, key: bytes, value }] }),
  ]);
}

/** All samples. */
export async function allSamples(secret: string = SECRET): Promise<Sample[]> {
  const batches = await batchSamples(secret);
  return [
    ...messageSamples(secret),
    ...tokenSamples(secret),
    ...batches,
    ...metadataSamples(secret),
  ];
}

/** Those of the newest version of each message, and all others. */
export function newestOf(samples: readonly Sample[]): Sample[] {
  const byField = new Map(samples.map((sample) => [sample.name.replace(/ v\d+/, ""), sample]));
  return [...byField.values()];
}

/** What was read. */
export interface Reading {
  readonly events: readonly CaptureEvent[];
  readonly summary: CaptureSummary;
}

/** How frames are pushed. */
export interface PushOptions extends CaptureOptions {
  readonly known?: Registry;
  /** The sides of client and broker, where they have to be found. */
  readonly sides?: readonly [client: Side, broker: Side];
  /** Bytes of the last frame that were captured; the rest is a hole. */
  readonly captured?: number;
}

/** Reads frames, with their batches. */
export async function readingOf(
  said: readonly Said[],
  options: PushOptions = {},
): Promise<Reading> {
  const { known = registry, sides, captured } = options;
  const tracker = new KafkaTracker(known, options);
  const events: CaptureEvent[] = [];
  if (sides) events.push(...tracker.openUnknown(0, undefined, ENDS));
  for (const [i, [direction, frame]] of said.entries()) {
    const side = sides?.[direction === "request" ? 0 : 1] ?? direction;
    const kept = i === said.length - 1 ? captured ?? frame.length : frame.length;
    events.push(...tracker.push(0, side, undefined, frame.subarray(0, kept)));
    if (kept < frame.length) {
      events.push(...tracker.hole(0, side, undefined, frame.length - kept, "snaplen"));
    }
  }
  events.push(...tracker.end());
  const opened = events.map((event) =>
    event.kind === "message" && event.records ? openBatches(event, known, options) : event
  );
  return { events: await Promise.all(opened), summary: tracker.summary() };
}

const ENDS = [{ address: "10.0.0.1", port: 40_000 }, { address: "10.0.0.2", port: 9092 }] as const;

/** The frames with the last one changed. */
export function withLast({ said }: Sample, change: (frame: Uint8Array) => Uint8Array): Said[] {
  const [direction, frame] = said.at(-1)!;
  return [...said.slice(0, -1), [direction, change(frame)]];
}

/**
 * Whether a byte of the secret frame may be damaged without making it another message, of which nobody could know that
 * it has secrets: the numbers of API and version, that of the frame in an Envelope, and what says that a value is none.
 */
export function mayChange({ name, said }: Sample, at: number): boolean {
  const [direction, frame] = said.at(-1)!;
  if (direction === "request" && at >= 4 && at < 8) return false;
  if (name.startsWith("EnvelopeRequest") && at >= 20 && at < 24) return false;
  return !name.startsWith("DescribeConfigsResponse") || frame[at] !== 1;
}

/** All that is shown of events: the events themselves, and every form that they are printed in. */
export function formsOf(
  { events, summary }: Reading,
  others: readonly CaptureEvent[] = [],
): string {
  const byId = new Map(events.map((event) => [event.id, event]));
  return [
    ...textsIn(events),
    ...events.map(formatEvent),
    ...(["all", "errors"] as const).flatMap((details) => textOf(events, details)),
    ...events.map((event) => formatRequestLog(event, findShape, factsOf(event, byId)) ?? ""),
    ...formatDiff(diffCaptures(events, others)),
    ...textsIn(summary),
    ...formatSummary(summary),
    ...events.flatMap(exportsOf),
  ].join("\n");
}

/** The main ones of these. */
export function mainFormsOf({ events }: Reading): string {
  return [...textsIn(events), ...events.map(formatEvent), ...textOf(events, "all")].join("\n");
}

function textOf(events: readonly CaptureEvent[], details: "all" | "errors"): string[] {
  const text = new EventText({ details, shapeOf: findShape });
  return [...events.flatMap((event) => text.lines(event)), ...text.end()];
}

type FrameEvent = MessageEvent | UndecodableEvent;

function factsOf(event: CaptureEvent, byId: ReadonlyMap<number, CaptureEvent>) {
  const pairedWith = "pairedWith" in event && byId.get(event.pairedWith ?? -1);
  return pairedWith ? { pairedWith: pairedWith as FrameEvent } : {};
}

function exportsOf(event: CaptureEvent): string[] {
  const { rawBytes } = event as Partial<MessageEvent>;
  if (!rawBytes) return [];
  return (["hex", "c", "typescript", "fixture"] as const).map((form) =>
    exportFrame(rawBytes, form, event as FrameEvent)
  );
}

/** Everything in a value, however deep: texts, and bytes as text and as decimals. Of a view what it shows, not its buffer. */
function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  if (value instanceof Uint8Array) return [String.fromCharCode(...value), value.join(" ")];
  const own = value instanceof Error ? [value.message, `${value.stack}`] : [];
  return [
    ...own,
    ...Reflect.ownKeys(value).flatMap((key) => [String(key), ...textsIn(Reflect.get(value, key))]),
  ];
}
