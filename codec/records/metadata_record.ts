// The values of the metadata log: a frame around one metadata record.

import {
  type Bytes,
  DecodeError,
  type DecodeOptions,
  EncodeError,
  type MessageCodec,
  type Reader,
  readUvarint,
  type Registry,
  runDecode,
  runEncode,
  type Writer,
  writeUvarint,
} from "../wire/mod.ts";
import { decodeAfter } from "./prefixed.ts";

/** A metadata record whose body is still bytes. */
export interface MetadataFrame {
  /** Kafka's number of the record: 0 RegisterBroker, 2 Topic, 20 NoOp … */
  readonly type: number;
  /** Version of the record. */
  readonly version: number;
  /** The record at that version, a view. */
  readonly body: Uint8Array;
}

/** A metadata record. */
export interface MetadataRecord {
  /** Kafka's number of the record. */
  readonly type: number;
  /** Its version. */
  readonly version: number;
  /** Kafka's name: "RegisterBrokerRecord". */
  readonly name: string;
  /** The record itself, as the codec of that name decodes it. */
  readonly data: object;
}

const WHAT = "MetadataRecord";
const FRAME_VERSION = 1;
const MAX_NUMBER = 32_767;

/**
 * Which metadata record the value of a record holds.
 *
 * @param value The value of a data record of `__cluster_metadata`, or of a remote-log metadata record, which has
 * numbers of its own.
 * @throws {DecodeError} If it is no such frame.
 * @example
 * ```ts
 * import { readMetadataFrame } from "kafka-wire/records/metadata-log";
 * const { type, version } = readMetadataFrame(Uint8Array.of(1, 20, 0, 0)); // protocol.md 5.3
 * if (type !== 20 || version !== 0) throw new Error("Cannot match: expected a NoOpRecord");
 * ```
 */
export function readMetadataFrame(value: Uint8Array): MetadataFrame {
  return runDecode(WHAT, 0, 0, readFrame, value, 0);
}

function readFrame(r: Reader): MetadataFrame {
  r.at("frameVersion");
  const start = r.position;
  const frameVersion = readUvarint(r);
  if (frameVersion !== FRAME_VERSION) {
    const found = `version ${frameVersion}`;
    throw r.error("unsupported-version", start, `frame version ${FRAME_VERSION}`, found);
  }
  const type = readNumber(r, "type");
  const version = readNumber(r, "version");
  const body = r.bytes.subarray(r.position);
  r.position = r.end;
  return { type, version, body };
}

function readNumber(r: Reader, key: string): number {
  r.at(key);
  const start = r.position;
  const n = readUvarint(r);
  if (n > MAX_NUMBER) throw r.error("varint-range", start, `at most ${MAX_NUMBER}`, "more");
  return n;
}

/**
 * Decodes the value of a record of the metadata log.
 *
 * @throws {DecodeError} If it is no such frame, the registry does not know the record in that version
 * (`unsupported-version`), or its bytes are not exactly that record. `offset` counts from the start of the value.
 */
export function decodeMetadataRecord(
  value: Uint8Array,
  registry: Registry,
  options?: DecodeOptions,
): MetadataRecord {
  const { type, version, body } = readMetadataFrame(value);
  const codec = registry.record(type);
  if (codec === undefined) {
    throw new DecodeError("unsupported-version", WHAT, ["type"], 1, "a known type", `type ${type}`);
  }
  const data = decodeAfter(value.length - body.length, codec, body, version, options);
  return { type, version, name: codec.name, data };
}

/**
 * Encodes a metadata record as the value of a record of the metadata log.
 *
 * @throws {EncodeError} If the version cannot say the message, or the codec is for something else.
 * @example
 * ```ts
 * import { FeatureLevelRecordCodec } from "kafka-wire/messages/feature-level-record";
 * import { encodeMetadataRecord, readMetadataFrame } from "kafka-wire/records/metadata-log";
 * const record = { name: "metadata.version", featureLevel: 33 };
 * const value = encodeMetadataRecord(FeatureLevelRecordCodec, record, 0);
 * if (readMetadataFrame(value).type !== 12) throw new Error("Cannot match: expected type 12");
 * ```
 */
export function encodeMetadataRecord<T extends object>(
  codec: MessageCodec<T>,
  message: T,
  version: number,
): Bytes {
  const { type, apiKey, name } = codec;
  if (apiKey === null || type !== "metadata") {
    throw new EncodeError(WHAT, ["type"], "a metadata record", name);
  }
  const body = codec.encode(message, version);
  return runEncode(WHAT, 0, 0, (w) => writeFrame(w, apiKey, version, body), body, 0);
}

function writeFrame(w: Writer, type: number, version: number, body: Uint8Array): void {
  writeUvarint(w, FRAME_VERSION);
  writeUvarint(w, type);
  writeUvarint(w, version);
  w.bytes.set(body, w.room(body.length));
}
