// Generated from schemas/metadata/PartitionRecord.json. Do not edit.

/**
 * PartitionRecord (metadata, key 3), versions 0-2.
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
  type MessageCodec,
  orNull,
  putInt32,
  putUuid,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  type Reader,
  readInt32,
  readInt8,
  readList,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  startTag,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a PartitionRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodePartitionRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): PartitionRecord {
  return runDecode("PartitionRecord", 0, 2, readPartitionRecord, body, version, options);
}

/**
 * Encodes the body of a PartitionRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodePartitionRecord(message: PartitionRecordInit, version: number): Bytes {
  return runEncode("PartitionRecord", 0, 2, writePartitionRecord, message, version);
}

/**
 * Encodes the body of a PartitionRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodePartitionRecordInto(
  message: PartitionRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "PartitionRecord",
    0,
    2,
    writePartitionRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of PartitionRecord, for registries. */
export const PartitionRecordCodec: MessageCodec<PartitionRecord> = {
  name: "PartitionRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 3,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodePartitionRecord,
  encode: encodePartitionRecord,
};

/** PartitionRecord: a record, key 3, versions 0-2, flexible versions 0+. */
export interface PartitionRecord {
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from PartitionRecord.json PartitionId
   */
  partitionId: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from PartitionRecord.json TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from PartitionRecord.json Replicas
   */
  replicas: readonly number[];
  /**
   * []int32, versions 0+.
   *
   * @generated from PartitionRecord.json Isr
   */
  isr: readonly number[];
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from PartitionRecord.json RemovingReplicas
   */
  removingReplicas: readonly number[];
  /**
   * []int32, versions 0+, brokerId.
   *
   * @generated from PartitionRecord.json AddingReplicas
   */
  addingReplicas: readonly number[];
  /**
   * int32, versions 0+, default -1, brokerId.
   *
   * @generated from PartitionRecord.json Leader
   */
  leader: number;
  /**
   * int8, versions 0+, tag 0 in 0+, default 0.
   *
   * @generated from PartitionRecord.json LeaderRecoveryState
   */
  leaderRecoveryState: number;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from PartitionRecord.json LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from PartitionRecord.json PartitionEpoch
   */
  partitionEpoch: number;
  /**
   * []uuid, versions 1+.
   *
   * @generated from PartitionRecord.json Directories
   */
  directories: readonly string[];
  /**
   * []int32, versions 2+, nullable 2+, tag 1 in 2+, default null, brokerId.
   *
   * @generated from PartitionRecord.json EligibleLeaderReplicas
   */
  eligibleLeaderReplicas: readonly number[] | null;
  /**
   * []int32, versions 2+, nullable 2+, tag 2 in 2+, default null, brokerId.
   *
   * @generated from PartitionRecord.json LastKnownElr
   */
  lastKnownElr: readonly number[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for PartitionRecord; fields with a default may be left out. */
export interface PartitionRecordInit {
  /** See {@linkcode PartitionRecord.partitionId}. */
  partitionId?: number | undefined;
  /** See {@linkcode PartitionRecord.topicId}. */
  topicId: string;
  /** See {@linkcode PartitionRecord.replicas}. */
  replicas: readonly number[];
  /** See {@linkcode PartitionRecord.isr}. */
  isr: readonly number[];
  /** See {@linkcode PartitionRecord.removingReplicas}. */
  removingReplicas: readonly number[];
  /** See {@linkcode PartitionRecord.addingReplicas}. */
  addingReplicas: readonly number[];
  /** See {@linkcode PartitionRecord.leader}. */
  leader?: number | undefined;
  /** See {@linkcode PartitionRecord.leaderRecoveryState}. */
  leaderRecoveryState?: number | undefined;
  /** See {@linkcode PartitionRecord.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** See {@linkcode PartitionRecord.partitionEpoch}. */
  partitionEpoch?: number | undefined;
  /** See {@linkcode PartitionRecord.directories}. */
  directories?: readonly string[] | undefined;
  /** See {@linkcode PartitionRecord.eligibleLeaderReplicas}. */
  eligibleLeaderReplicas?: readonly number[] | null | undefined;
  /** See {@linkcode PartitionRecord.lastKnownElr}. */
  lastKnownElr?: readonly number[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readPartitionRecordTag(
  r: Reader,
  m: PartitionRecord,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      m.leaderRecoveryState = readInt8(r, "leaderRecoveryState");
      return true;
    case 1:
      if (version <= 1) return false;
      m.eligibleLeaderReplicas = orNull(
        readCompactNullableCount(r, "eligibleLeaderReplicas", 4),
        (n) => readList(r, n, readInt32),
      );
      return true;
    case 2:
      if (version <= 1) return false;
      m.lastKnownElr = orNull(
        readCompactNullableCount(r, "lastKnownElr", 4),
        (n) => readList(r, n, readInt32),
      );
      return true;
  }
  return false;
}

function readPartitionRecord(r: Reader, version: number): PartitionRecord {
  const m: PartitionRecord = {
    partitionId: readInt32(r, "partitionId"),
    topicId: readUuid(r, "topicId"),
    replicas: readCompactInt32s(r, "replicas"),
    isr: readCompactInt32s(r, "isr"),
    removingReplicas: readCompactInt32s(r, "removingReplicas"),
    addingReplicas: readCompactInt32s(r, "addingReplicas"),
    leader: readInt32(r, "leader"),
    leaderRecoveryState: 0,
    leaderEpoch: readInt32(r, "leaderEpoch"),
    partitionEpoch: readInt32(r, "partitionEpoch"),
    directories: version >= 1 ? readList(r, readCompactCount(r, "directories", 16), readUuid)
      : EMPTY,
    eligibleLeaderReplicas: null,
    lastKnownElr: null,
  };
  readTags(r, m, readPartitionRecordTag, version);
  return m;
}

function writePartitionRecord(w: Writer, m: PartitionRecordInit, version: number): void {
  const {
    partitionId = -1,
    topicId,
    replicas,
    isr,
    removingReplicas,
    addingReplicas,
    leader = -1,
    leaderRecoveryState = 0,
    leaderEpoch = -1,
    partitionEpoch = -1,
    directories = EMPTY,
    eligibleLeaderReplicas = null,
    lastKnownElr = null,
    unknownTaggedFields,
  } = m;
  const atPartitionId = w.room(20);
  putInt32(w, atPartitionId, "partitionId", partitionId);
  putUuid(w, atPartitionId + 4, "topicId", topicId);
  writeCompactInt32s(w, "replicas", replicas);
  writeCompactInt32s(w, "isr", isr);
  writeCompactInt32s(w, "removingReplicas", removingReplicas);
  writeCompactInt32s(w, "addingReplicas", addingReplicas);
  writeInt32(w, "leader", leader);
  const atLeaderEpoch = w.room(8);
  putInt32(w, atLeaderEpoch, "leaderEpoch", leaderEpoch);
  putInt32(w, atLeaderEpoch + 4, "partitionEpoch", partitionEpoch);
  if (version >= 1) {
    writeList(
      w,
      "directories",
      directories,
      writeCompactCount(w, "directories", directories),
      writeUuid,
    );
  }
  else writeAbsent(w, "directories", isEmptyList(directories), "1+");
  if (version <= 1) writeAbsent(w, "eligibleLeaderReplicas", eligibleLeaderReplicas === null, "2+");
  if (version <= 1) writeAbsent(w, "lastKnownElr", lastKnownElr === null, "2+");
  const sendsLeaderRecoveryState = leaderRecoveryState !== 0;
  const sendsEligibleLeaderReplicas = version >= 2 && eligibleLeaderReplicas !== null;
  const sendsLastKnownElr = version >= 2 && lastKnownElr !== null;
  let unknown = writeTagCount(
    w,
    unknownTaggedFields,
    (sendsLeaderRecoveryState ? 1 : 0) +
      (sendsEligibleLeaderReplicas ? 1 : 0) +
      (sendsLastKnownElr ? 1 : 0),
  );
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsLeaderRecoveryState) {
    const p = startTag(w, 0);
    writeInt8(w, "leaderRecoveryState", leaderRecoveryState);
    endTag(w, p);
  }
  if (version >= 2) unknown = writeTagsBefore(w, unknown, 1);
  if (sendsEligibleLeaderReplicas) {
    const p = startTag(w, 1);
    writeList(
      w,
      "eligibleLeaderReplicas",
      eligibleLeaderReplicas,
      writeCompactNullableCount(w, "eligibleLeaderReplicas", eligibleLeaderReplicas),
      writeInt32,
    );
    endTag(w, p);
  }
  if (version >= 2) unknown = writeTagsBefore(w, unknown, 2);
  if (sendsLastKnownElr) {
    const p = startTag(w, 2);
    writeList(
      w,
      "lastKnownElr",
      lastKnownElr,
      writeCompactNullableCount(w, "lastKnownElr", lastKnownElr),
      writeInt32,
    );
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
