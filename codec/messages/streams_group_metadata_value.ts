// Generated from schemas/group/StreamsGroupMetadataValue.json. Do not edit.

/**
 * StreamsGroupMetadataValue (coordinator-value, key 17), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  orNull,
  putInt32,
  putInt64,
  readCompactNullableCount,
  readCompactString,
  type Reader,
  readInt32,
  readInt64,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  startTag,
  type TaggedField,
  writeCompactNullableCount,
  writeCompactString,
  writeInt32,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a StreamsGroupMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupMetadataValue {
  return runDecode(
    "StreamsGroupMetadataValue",
    0,
    0,
    readStreamsGroupMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupMetadataValue(
  message: StreamsGroupMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupMetadataValue",
    0,
    0,
    writeStreamsGroupMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupMetadataValueInto(
  message: StreamsGroupMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupMetadataValue",
    0,
    0,
    writeStreamsGroupMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupMetadataValue, for registries. */
export const StreamsGroupMetadataValueCodec: MessageCodec<StreamsGroupMetadataValue> = {
  name: "StreamsGroupMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 17,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeStreamsGroupMetadataValue,
  encode: encodeStreamsGroupMetadataValue,
};

/** Part of StreamsGroupMetadataValue, versions 0. */
export interface StreamsGroupMetadataValueLastAssignmentConfig {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupMetadataValue.json LastAssignmentConfig.Key
   */
  key: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupMetadataValue.json LastAssignmentConfig.Value
   */
  value: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupMetadataValueLastAssignmentConfig; fields with a default may be left out.
 */
export interface StreamsGroupMetadataValueLastAssignmentConfigInit {
  /** See {@linkcode StreamsGroupMetadataValueLastAssignmentConfig.key}. */
  key: string;
  /** See {@linkcode StreamsGroupMetadataValueLastAssignmentConfig.value}. */
  value: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * StreamsGroupMetadataValue: the value of a coordinator's record, key 17, versions 0, flexible versions 0+.
 */
export interface StreamsGroupMetadataValue {
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupMetadataValue.json Epoch
   */
  epoch: number;
  /**
   * int64, versions 0+.
   *
   * @generated from StreamsGroupMetadataValue.json MetadataHash
   */
  metadataHash: bigint;
  /**
   * int32, versions 0+, tag 0 in 0+, default -1.
   *
   * @generated from StreamsGroupMetadataValue.json ValidatedTopologyEpoch
   */
  validatedTopologyEpoch: number;
  /**
   * []LastAssignmentConfig, versions 0+, nullable 0+, tag 1 in 0+.
   *
   * @generated from StreamsGroupMetadataValue.json LastAssignmentConfigs
   */
  lastAssignmentConfigs: readonly StreamsGroupMetadataValueLastAssignmentConfig[] | null;
  /**
   * int32, versions 0+, tag 2 in 0+, default -1.
   *
   * @generated from StreamsGroupMetadataValue.json StoredDescriptionTopologyEpoch
   */
  storedDescriptionTopologyEpoch: number;
  /**
   * int32, versions 0+, tag 3 in 0+, default -1.
   *
   * @generated from StreamsGroupMetadataValue.json FailedDescriptionTopologyEpoch
   */
  failedDescriptionTopologyEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for StreamsGroupMetadataValue; fields with a default may be left out.
 */
export interface StreamsGroupMetadataValueInit {
  /** See {@linkcode StreamsGroupMetadataValue.epoch}. */
  epoch: number;
  /** See {@linkcode StreamsGroupMetadataValue.metadataHash}. */
  metadataHash: bigint;
  /** See {@linkcode StreamsGroupMetadataValue.validatedTopologyEpoch}. */
  validatedTopologyEpoch?: number | undefined;
  /** See {@linkcode StreamsGroupMetadataValue.lastAssignmentConfigs}. */
  lastAssignmentConfigs?: readonly StreamsGroupMetadataValueLastAssignmentConfigInit[] | null | undefined;
  /** See {@linkcode StreamsGroupMetadataValue.storedDescriptionTopologyEpoch}. */
  storedDescriptionTopologyEpoch?: number | undefined;
  /** See {@linkcode StreamsGroupMetadataValue.failedDescriptionTopologyEpoch}. */
  failedDescriptionTopologyEpoch?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupMetadataValueLastAssignmentConfig(
  r: Reader,
  key: Key,
): StreamsGroupMetadataValueLastAssignmentConfig {
  r.down(key);
  const m: StreamsGroupMetadataValueLastAssignmentConfig = {
    key: readCompactString(r, "key", repeated),
    value: readCompactString(r, "value"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupMetadataValueLastAssignmentConfigList(
  r: Reader,
  n: number,
): readonly StreamsGroupMetadataValueLastAssignmentConfig[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupMetadataValueLastAssignmentConfig>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupMetadataValueLastAssignmentConfig(r, i);
  }
  return list;
}

function readStreamsGroupMetadataValueTag(
  r: Reader,
  m: StreamsGroupMetadataValue,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.validatedTopologyEpoch = readInt32(r, "validatedTopologyEpoch");
      return true;
    case 1:
      m.lastAssignmentConfigs = orNull(
        readCompactNullableCount(r, "lastAssignmentConfigs", 3),
        (n) => readStreamsGroupMetadataValueLastAssignmentConfigList(r, n),
      );
      return true;
    case 2:
      m.storedDescriptionTopologyEpoch = readInt32(r, "storedDescriptionTopologyEpoch");
      return true;
    case 3:
      m.failedDescriptionTopologyEpoch = readInt32(r, "failedDescriptionTopologyEpoch");
      return true;
  }
  return false;
}

function readStreamsGroupMetadataValue(r: Reader): StreamsGroupMetadataValue {
  const m: StreamsGroupMetadataValue = {
    epoch: readInt32(r, "epoch"),
    metadataHash: readInt64(r, "metadataHash"),
    validatedTopologyEpoch: -1,
    lastAssignmentConfigs: EMPTY,
    storedDescriptionTopologyEpoch: -1,
    failedDescriptionTopologyEpoch: -1,
  };
  readTags(r, m, readStreamsGroupMetadataValueTag);
  return m;
}

function writeStreamsGroupMetadataValueLastAssignmentConfig(
  w: Writer,
  key: Key,
  m: StreamsGroupMetadataValueLastAssignmentConfigInit,
): void {
  w.into(key, m);
  const { key: key_, value, unknownTaggedFields } = m;
  writeCompactString(w, "key", key_);
  writeCompactString(w, "value", value);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupMetadataValue(w: Writer, m: StreamsGroupMetadataValueInit): void {
  const {
    epoch,
    metadataHash,
    validatedTopologyEpoch = -1,
    lastAssignmentConfigs = EMPTY,
    storedDescriptionTopologyEpoch = -1,
    failedDescriptionTopologyEpoch = -1,
    unknownTaggedFields,
  } = m;
  const atEpoch = w.room(12);
  putInt32(w, atEpoch, "epoch", epoch);
  putInt64(w, atEpoch + 4, "metadataHash", metadataHash);
  const sendsValidatedTopologyEpoch = validatedTopologyEpoch !== -1;
  const sendsLastAssignmentConfigs = !isEmptyList(lastAssignmentConfigs);
  const sendsStoredDescriptionTopologyEpoch = storedDescriptionTopologyEpoch !== -1;
  const sendsFailedDescriptionTopologyEpoch = failedDescriptionTopologyEpoch !== -1;
  let unknown = writeTagCount(
    w,
    unknownTaggedFields,
    (sendsValidatedTopologyEpoch ? 1 : 0) +
      (sendsLastAssignmentConfigs ? 1 : 0) +
      (sendsStoredDescriptionTopologyEpoch ? 1 : 0) +
      (sendsFailedDescriptionTopologyEpoch ? 1 : 0),
  );
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsValidatedTopologyEpoch) {
    const p = startTag(w, 0);
    writeInt32(w, "validatedTopologyEpoch", validatedTopologyEpoch);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 1);
  if (sendsLastAssignmentConfigs) {
    const p = startTag(w, 1);
    writeList(
      w,
      "lastAssignmentConfigs",
      lastAssignmentConfigs,
      writeCompactNullableCount(w, "lastAssignmentConfigs", lastAssignmentConfigs),
      writeStreamsGroupMetadataValueLastAssignmentConfig,
    );
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 2);
  if (sendsStoredDescriptionTopologyEpoch) {
    const p = startTag(w, 2);
    writeInt32(w, "storedDescriptionTopologyEpoch", storedDescriptionTopologyEpoch);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 3);
  if (sendsFailedDescriptionTopologyEpoch) {
    const p = startTag(w, 3);
    writeInt32(w, "failedDescriptionTopologyEpoch", failedDescriptionTopologyEpoch);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
