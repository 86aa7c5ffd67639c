// Generated from schemas/transaction/TransactionLogValue.json. Do not edit.

/**
 * TransactionLogValue (coordinator-value, key 0), versions 0-1.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  type Key,
  type MessageCodec,
  orNull,
  putInt32,
  putInt64,
  putInt8,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt64,
  readInt8,
  readNullableCount,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  startTag,
  type TaggedField,
  writeAbsent,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt64,
  writeList,
  writeNoTags,
  writeNullableCount,
  type Writer,
  writeString,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a TransactionLogValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeTransactionLogValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): TransactionLogValue {
  return runDecode("TransactionLogValue", 0, 1, readTransactionLogValue, body, version, options);
}

/**
 * Encodes the body of a TransactionLogValue into an array of its own.
 *
 * @param version The version of the message, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeTransactionLogValue(
  message: TransactionLogValueInit,
  version: number,
): Bytes {
  return runEncode("TransactionLogValue", 0, 1, writeTransactionLogValue, message, version);
}

/**
 * Encodes the body of a TransactionLogValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeTransactionLogValueInto(
  message: TransactionLogValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "TransactionLogValue",
    0,
    1,
    writeTransactionLogValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of TransactionLogValue, for registries. */
export const TransactionLogValueCodec: MessageCodec<TransactionLogValue> = {
  name: "TransactionLogValue",
  type: "coordinator-value",
  module: "transaction",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 1,
  decode: decodeTransactionLogValue,
  encode: encodeTransactionLogValue,
};

/** Part of TransactionLogValue, versions 0-1. */
export interface TransactionLogValuePartitionsSchema {
  /**
   * string, versions 0+.
   *
   * @generated from TransactionLogValue.json PartitionsSchema.Topic
   */
  topic: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from TransactionLogValue.json PartitionsSchema.PartitionIds
   */
  partitionIds: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for TransactionLogValuePartitionsSchema; fields with a default may be left out.
 */
export interface TransactionLogValuePartitionsSchemaInit {
  /** See {@linkcode TransactionLogValuePartitionsSchema.topic}. */
  topic: string;
  /** See {@linkcode TransactionLogValuePartitionsSchema.partitionIds}. */
  partitionIds: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * TransactionLogValue: the value of a coordinator's record, key 0, versions 0-1, flexible versions 1+.
 */
export interface TransactionLogValue {
  /**
   * int64, versions 0+.
   *
   * @generated from TransactionLogValue.json ProducerId
   */
  producerId: bigint;
  /**
   * int64, versions 1+, tag 0 in 1+, default -1.
   *
   * @generated from TransactionLogValue.json PreviousProducerId
   */
  previousProducerId: bigint;
  /**
   * int64, versions 1+, tag 1 in 1+, default -1.
   *
   * @generated from TransactionLogValue.json NextProducerId
   */
  nextProducerId: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from TransactionLogValue.json ProducerEpoch
   */
  producerEpoch: number;
  /**
   * int16, versions 1+, tag 3 in 1+, default -1.
   *
   * @generated from TransactionLogValue.json NextProducerEpoch
   */
  nextProducerEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from TransactionLogValue.json TransactionTimeoutMs
   */
  transactionTimeoutMs: number;
  /**
   * int8, versions 0+.
   *
   * @generated from TransactionLogValue.json TransactionStatus
   */
  transactionStatus: number;
  /**
   * []PartitionsSchema, versions 0+, nullable 0+.
   *
   * @generated from TransactionLogValue.json TransactionPartitions
   */
  transactionPartitions: readonly TransactionLogValuePartitionsSchema[] | null;
  /**
   * int64, versions 0+.
   *
   * @generated from TransactionLogValue.json TransactionLastUpdateTimestampMs
   */
  transactionLastUpdateTimestampMs: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from TransactionLogValue.json TransactionStartTimestampMs
   */
  transactionStartTimestampMs: bigint;
  /**
   * int16, versions 1+, tag 2 in 1+, default 0.
   *
   * @generated from TransactionLogValue.json ClientTransactionVersion
   */
  clientTransactionVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for TransactionLogValue; fields with a default may be left out. */
export interface TransactionLogValueInit {
  /** See {@linkcode TransactionLogValue.producerId}. */
  producerId: bigint;
  /** See {@linkcode TransactionLogValue.previousProducerId}. */
  previousProducerId?: bigint | undefined;
  /** See {@linkcode TransactionLogValue.nextProducerId}. */
  nextProducerId?: bigint | undefined;
  /** See {@linkcode TransactionLogValue.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode TransactionLogValue.nextProducerEpoch}. */
  nextProducerEpoch?: number | undefined;
  /** See {@linkcode TransactionLogValue.transactionTimeoutMs}. */
  transactionTimeoutMs: number;
  /** See {@linkcode TransactionLogValue.transactionStatus}. */
  transactionStatus: number;
  /** See {@linkcode TransactionLogValue.transactionPartitions}. */
  transactionPartitions: readonly TransactionLogValuePartitionsSchemaInit[] | null;
  /** See {@linkcode TransactionLogValue.transactionLastUpdateTimestampMs}. */
  transactionLastUpdateTimestampMs: bigint;
  /** See {@linkcode TransactionLogValue.transactionStartTimestampMs}. */
  transactionStartTimestampMs: bigint;
  /** See {@linkcode TransactionLogValue.clientTransactionVersion}. */
  clientTransactionVersion?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readTransactionLogValuePartitionsSchema(
  r: Reader,
  key: Key,
  version: number,
): TransactionLogValuePartitionsSchema {
  r.down(key);
  const m: TransactionLogValuePartitionsSchema = {
    topic: version >= 1 ? readCompactString(r, "topic", repeated)
      : readString(r, "topic", repeated),
    partitionIds: version >= 1 ? readCompactInt32s(r, "partitionIds")
      : readInt32s(r, "partitionIds"),
  };
  if (version >= 1) readTags(r, m);
  r.up();
  return m;
}

function readTransactionLogValuePartitionsSchemaList(
  r: Reader,
  n: number,
  version: number,
): readonly TransactionLogValuePartitionsSchema[] {
  if (n === 0) return EMPTY;
  const list = slots<TransactionLogValuePartitionsSchema>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readTransactionLogValuePartitionsSchema(r, i, version);
  }
  return list;
}

function readTransactionLogValueTag(r: Reader, m: TransactionLogValue, tag: number): boolean {
  switch (tag) {
    case 0:
      m.previousProducerId = readInt64(r, "previousProducerId");
      return true;
    case 1:
      m.nextProducerId = readInt64(r, "nextProducerId");
      return true;
    case 3:
      m.nextProducerEpoch = readInt16(r, "nextProducerEpoch");
      return true;
    case 2:
      m.clientTransactionVersion = readInt16(r, "clientTransactionVersion");
      return true;
  }
  return false;
}

function readTransactionLogValue(r: Reader, version: number): TransactionLogValue {
  const m: TransactionLogValue = {
    producerId: readInt64(r, "producerId"),
    previousProducerId: -1n,
    nextProducerId: -1n,
    producerEpoch: readInt16(r, "producerEpoch"),
    nextProducerEpoch: -1,
    transactionTimeoutMs: readInt32(r, "transactionTimeoutMs"),
    transactionStatus: readInt8(r, "transactionStatus"),
    transactionPartitions: orNull(
      version >= 1 ? readCompactNullableCount(r, "transactionPartitions", 3)
        : readNullableCount(r, "transactionPartitions", 6),
      (n) => readTransactionLogValuePartitionsSchemaList(r, n, version),
    ),
    transactionLastUpdateTimestampMs: readInt64(r, "transactionLastUpdateTimestampMs"),
    transactionStartTimestampMs: readInt64(r, "transactionStartTimestampMs"),
    clientTransactionVersion: 0,
  };
  if (version >= 1) readTags(r, m, readTransactionLogValueTag);
  return m;
}

function writeTransactionLogValuePartitionsSchema(
  w: Writer,
  key: Key,
  m: TransactionLogValuePartitionsSchemaInit,
  version: number,
): void {
  w.into(key, m);
  const { topic, partitionIds, unknownTaggedFields } = m;
  if (version >= 1) writeCompactString(w, "topic", topic);
  else writeString(w, "topic", topic);
  if (version >= 1) writeCompactInt32s(w, "partitionIds", partitionIds);
  else {
    writeList(
      w,
      "partitionIds",
      partitionIds,
      writeCount(w, "partitionIds", partitionIds),
      writeInt32,
    );
  }
  if (version >= 1) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeTransactionLogValue(w: Writer, m: TransactionLogValueInit, version: number): void {
  const {
    producerId,
    previousProducerId = -1n,
    nextProducerId = -1n,
    producerEpoch,
    nextProducerEpoch = -1,
    transactionTimeoutMs,
    transactionStatus,
    transactionPartitions,
    transactionLastUpdateTimestampMs,
    transactionStartTimestampMs,
    clientTransactionVersion = 0,
    unknownTaggedFields,
  } = m;
  writeInt64(w, "producerId", producerId);
  if (version <= 0) writeAbsent(w, "previousProducerId", previousProducerId === -1n, "1+");
  if (version <= 0) writeAbsent(w, "nextProducerId", nextProducerId === -1n, "1+");
  writeInt16(w, "producerEpoch", producerEpoch);
  if (version <= 0) writeAbsent(w, "nextProducerEpoch", nextProducerEpoch === -1, "1+");
  const atTransactionTimeoutMs = w.room(5);
  putInt32(w, atTransactionTimeoutMs, "transactionTimeoutMs", transactionTimeoutMs);
  putInt8(w, atTransactionTimeoutMs + 4, "transactionStatus", transactionStatus);
  writeList(
    w,
    "transactionPartitions",
    transactionPartitions,
    version >= 1 ? writeCompactNullableCount(w, "transactionPartitions", transactionPartitions)
      : writeNullableCount(w, "transactionPartitions", transactionPartitions),
    writeTransactionLogValuePartitionsSchema,
    version,
  );
  const atTransactionLastUpdateTimestampMs = w.room(16);
  putInt64(
    w,
    atTransactionLastUpdateTimestampMs,
    "transactionLastUpdateTimestampMs",
    transactionLastUpdateTimestampMs,
  );
  putInt64(
    w,
    atTransactionLastUpdateTimestampMs + 8,
    "transactionStartTimestampMs",
    transactionStartTimestampMs,
  );
  if (version <= 0) {
    writeAbsent(w, "clientTransactionVersion", clientTransactionVersion === 0, "1+");
  }
  if (version >= 1) {
    const sendsPreviousProducerId = previousProducerId !== -1n;
    const sendsNextProducerId = nextProducerId !== -1n;
    const sendsClientTransactionVersion = clientTransactionVersion !== 0;
    const sendsNextProducerEpoch = nextProducerEpoch !== -1;
    let unknown = writeTagCount(
      w,
      unknownTaggedFields,
      (sendsPreviousProducerId ? 1 : 0) +
        (sendsNextProducerId ? 1 : 0) +
        (sendsClientTransactionVersion ? 1 : 0) +
        (sendsNextProducerEpoch ? 1 : 0),
    );
    unknown = writeTagsBefore(w, unknown, 0);
    if (sendsPreviousProducerId) {
      const p = startTag(w, 0);
      writeInt64(w, "previousProducerId", previousProducerId);
      endTag(w, p);
    }
    unknown = writeTagsBefore(w, unknown, 1);
    if (sendsNextProducerId) {
      const p = startTag(w, 1);
      writeInt64(w, "nextProducerId", nextProducerId);
      endTag(w, p);
    }
    unknown = writeTagsBefore(w, unknown, 2);
    if (sendsClientTransactionVersion) {
      const p = startTag(w, 2);
      writeInt16(w, "clientTransactionVersion", clientTransactionVersion);
      endTag(w, p);
    }
    unknown = writeTagsBefore(w, unknown, 3);
    if (sendsNextProducerEpoch) {
      const p = startTag(w, 3);
      writeInt16(w, "nextProducerEpoch", nextProducerEpoch);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
}
