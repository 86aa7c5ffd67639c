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
  type InvalidText,
  type MessageCodec,
  orNull,
  type Reader,
  readInt32s,
  readInt64,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeInt32s,
  writeInt64,
  type Writer,
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
  version: number,
): TransactionLogValuePartitionsSchema {
  r.down();
  r.at("topic"); const topic = version >= 1 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitionIds");
  const partitionIds = readInt32s(r, version >= 1 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: TransactionLogValuePartitionsSchema = { topic, partitionIds };
  if (version === 1) r.tags(m);
  r.up();
  return m;
}

function readTransactionLogValuePartitionsSchemaList(
  r: Reader,
  n: number,
  version: number,
): readonly TransactionLogValuePartitionsSchema[] {
  if (n === 0) return EMPTY;
  const list = slots<TransactionLogValuePartitionsSchema>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readTransactionLogValuePartitionsSchema(r, version);
  }
  r.up();
  return list;
}

function readTransactionLogValueTag(
  r: Reader,
  m: TransactionLogValue,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (!(version === 1)) return false;
      r.at("previousProducerId"); m.previousProducerId = readInt64(r);
      return true;
    case 1:
      if (!(version === 1)) return false;
      r.at("nextProducerId"); m.nextProducerId = readInt64(r);
      return true;
    case 3:
      if (!(version === 1)) return false;
      r.at("nextProducerEpoch"); m.nextProducerEpoch = r.int16();
      return true;
    case 2:
      if (!(version === 1)) return false;
      r.at("clientTransactionVersion"); m.clientTransactionVersion = r.int16();
      return true;
  }
  return false;
}

function readTransactionLogValue(r: Reader, version: number): TransactionLogValue {
  r.down();
  r.at("producerId"); const producerId = readInt64(r);
  r.at("producerEpoch"); const producerEpoch = r.int16();
  r.at("transactionTimeoutMs"); const transactionTimeoutMs = r.int32();
  r.at("transactionStatus"); const transactionStatus = r.int8();
  r.at("transactionPartitions");
  const transactionPartitions = orNull(
    version >= 1 ? r.compactNullableCount(3, 48) : r.nullableCount(6, 48),
    (n) => readTransactionLogValuePartitionsSchemaList(r, n, version),
  );
  r.at("transactionLastUpdateTimestampMs"); const transactionLastUpdateTimestampMs = readInt64(r);
  r.at("transactionStartTimestampMs"); const transactionStartTimestampMs = readInt64(r);
  const m: TransactionLogValue = {
    producerId,
    previousProducerId: -1n,
    nextProducerId: -1n,
    producerEpoch,
    nextProducerEpoch: -1,
    transactionTimeoutMs,
    transactionStatus,
    transactionPartitions,
    transactionLastUpdateTimestampMs,
    transactionStartTimestampMs,
    clientTransactionVersion: 0,
  };
  if (version === 1) r.tags(m, readTransactionLogValueTag, version);
  r.up();
  return m;
}

function writeTransactionLogValuePartitionsSchema(
  w: Writer,
  m: TransactionLogValuePartitionsSchemaInit,
  version: number,
): void {
  w.down(m);
  const { topic, partitionIds, unknownTaggedFields } = m;
  w.at("topic");
  if (version >= 1) w.compactString(topic);
  else w.string(topic);
  w.at("partitionIds");
  writeInt32s(w, partitionIds, version >= 1 ? w.compactCount(partitionIds) : w.count(partitionIds));
  if (version === 1) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeTransactionLogValuePartitionsSchemaList(
  w: Writer,
  list: readonly TransactionLogValuePartitionsSchemaInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeTransactionLogValuePartitionsSchema(w, list![i]!, version);
  }
  w.up();
}

function writeTransactionLogValue(w: Writer, m: TransactionLogValueInit, version: number): void {
  w.down(m);
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
  w.at("producerId"); writeInt64(w, producerId);
  w.at("previousProducerId");
  if (version >= 1) {}
  else w.absent(previousProducerId === -1n, "1+");
  w.at("nextProducerId");
  if (version >= 1) {}
  else w.absent(nextProducerId === -1n, "1+");
  w.at("producerEpoch"); w.int16(producerEpoch);
  w.at("nextProducerEpoch");
  if (version >= 1) {}
  else w.absent(nextProducerEpoch === -1, "1+");
  w.at("transactionTimeoutMs"); w.int32(transactionTimeoutMs);
  w.at("transactionStatus"); w.int8(transactionStatus);
  w.at("transactionPartitions");
  writeTransactionLogValuePartitionsSchemaList(
    w,
    transactionPartitions,
    version >= 1 ? w.compactNullableCount(transactionPartitions)
      : w.nullableCount(transactionPartitions),
    version,
  );
  w.at("transactionLastUpdateTimestampMs"); writeInt64(w, transactionLastUpdateTimestampMs);
  w.at("transactionStartTimestampMs"); writeInt64(w, transactionStartTimestampMs);
  w.at("clientTransactionVersion");
  if (version >= 1) {}
  else w.absent(clientTransactionVersion === 0, "1+");
  if (version === 1) {
    const sendsPreviousProducerId = previousProducerId !== -1n;
    const sendsNextProducerId = nextProducerId !== -1n;
    const sendsClientTransactionVersion = clientTransactionVersion !== 0;
    const sendsNextProducerEpoch = nextProducerEpoch !== -1;
    let unknown = w.tags(
      unknownTaggedFields,
      (sendsPreviousProducerId ? 1 : 0) +
        (sendsNextProducerId ? 1 : 0) +
        (sendsClientTransactionVersion ? 1 : 0) +
        (sendsNextProducerEpoch ? 1 : 0),
    );
    unknown = w.unknownTags(unknown, 0);
    if (sendsPreviousProducerId) {
      w.at("previousProducerId");
      const p = w.startTag(0);
      writeInt64(w, previousProducerId);
      w.endTag(p);
    }
    unknown = w.unknownTags(unknown, 1);
    if (sendsNextProducerId) {
      w.at("nextProducerId");
      const p = w.startTag(1);
      writeInt64(w, nextProducerId);
      w.endTag(p);
    }
    unknown = w.unknownTags(unknown, 2);
    if (sendsClientTransactionVersion) {
      w.at("clientTransactionVersion");
      const p = w.startTag(2);
      w.int16(clientTransactionVersion);
      w.endTag(p);
    }
    unknown = w.unknownTags(unknown, 3);
    if (sendsNextProducerEpoch) {
      w.at("nextProducerEpoch");
      const p = w.startTag(3);
      w.int16(nextProducerEpoch);
      w.endTag(p);
    }
    w.unknownTags(unknown);
  } else w.noTags(unknownTaggedFields);
  w.up();
}
