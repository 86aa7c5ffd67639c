// Generated from schemas/metadata/PartitionChangeRecord.json. Do not edit.

/**
 * PartitionChangeRecord (metadata, key 5), versions 0-2.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  endTag,
  type InvalidText,
  type MessageCodec,
  orNull,
  putInt32,
  putUuid,
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
 * Decodes the body of a PartitionChangeRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodePartitionChangeRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): PartitionChangeRecord {
  return runDecode(
    "PartitionChangeRecord",
    0,
    2,
    readPartitionChangeRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a PartitionChangeRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodePartitionChangeRecord(
  message: PartitionChangeRecordInit,
  version: number,
): Bytes {
  return runEncode("PartitionChangeRecord", 0, 2, writePartitionChangeRecord, message, version);
}

/**
 * Encodes the body of a PartitionChangeRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodePartitionChangeRecordInto(
  message: PartitionChangeRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "PartitionChangeRecord",
    0,
    2,
    writePartitionChangeRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of PartitionChangeRecord, for registries. */
export const PartitionChangeRecordCodec: MessageCodec<PartitionChangeRecord> = {
  name: "PartitionChangeRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 5,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodePartitionChangeRecord,
  encode: encodePartitionChangeRecord,
};

/** PartitionChangeRecord: a record, key 5, versions 0-2, flexible versions 0+. */
export interface PartitionChangeRecord {
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from PartitionChangeRecord.json PartitionId
   */
  partitionId: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from PartitionChangeRecord.json TopicId
   */
  topicId: string;
  /**
   * []int32, versions 0+, nullable 0+, tag 0 in 0+, default null, brokerId.
   *
   * @generated from PartitionChangeRecord.json Isr
   */
  isr: readonly number[] | null;
  /**
   * int32, versions 0+, tag 1 in 0+, default -2, brokerId.
   *
   * @generated from PartitionChangeRecord.json Leader
   */
  leader: number;
  /**
   * []int32, versions 0+, nullable 0+, tag 2 in 0+, default null, brokerId.
   *
   * @generated from PartitionChangeRecord.json Replicas
   */
  replicas: readonly number[] | null;
  /**
   * []int32, versions 0+, nullable 0+, tag 3 in 0+, default null, brokerId.
   *
   * @generated from PartitionChangeRecord.json RemovingReplicas
   */
  removingReplicas: readonly number[] | null;
  /**
   * []int32, versions 0+, nullable 0+, tag 4 in 0+, default null, brokerId.
   *
   * @generated from PartitionChangeRecord.json AddingReplicas
   */
  addingReplicas: readonly number[] | null;
  /**
   * int8, versions 0+, tag 5 in 0+, default -1.
   *
   * @generated from PartitionChangeRecord.json LeaderRecoveryState
   */
  leaderRecoveryState: number;
  /**
   * []uuid, versions 1+, nullable 1+, tag 8 in 1+, default null.
   *
   * @generated from PartitionChangeRecord.json Directories
   */
  directories: readonly string[] | null;
  /**
   * []int32, versions 2+, nullable 2+, tag 6 in 2+, default null, brokerId.
   *
   * @generated from PartitionChangeRecord.json EligibleLeaderReplicas
   */
  eligibleLeaderReplicas: readonly number[] | null;
  /**
   * []int32, versions 2+, nullable 2+, tag 7 in 2+, default null, brokerId.
   *
   * @generated from PartitionChangeRecord.json LastKnownElr
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

/** What encoders take for PartitionChangeRecord; fields with a default may be left out. */
export interface PartitionChangeRecordInit {
  /** See {@linkcode PartitionChangeRecord.partitionId}. */
  partitionId?: number | undefined;
  /** See {@linkcode PartitionChangeRecord.topicId}. */
  topicId: string;
  /** See {@linkcode PartitionChangeRecord.isr}. */
  isr?: readonly number[] | null | undefined;
  /** See {@linkcode PartitionChangeRecord.leader}. */
  leader?: number | undefined;
  /** See {@linkcode PartitionChangeRecord.replicas}. */
  replicas?: readonly number[] | null | undefined;
  /** See {@linkcode PartitionChangeRecord.removingReplicas}. */
  removingReplicas?: readonly number[] | null | undefined;
  /** See {@linkcode PartitionChangeRecord.addingReplicas}. */
  addingReplicas?: readonly number[] | null | undefined;
  /** See {@linkcode PartitionChangeRecord.leaderRecoveryState}. */
  leaderRecoveryState?: number | undefined;
  /** See {@linkcode PartitionChangeRecord.directories}. */
  directories?: readonly string[] | null | undefined;
  /** See {@linkcode PartitionChangeRecord.eligibleLeaderReplicas}. */
  eligibleLeaderReplicas?: readonly number[] | null | undefined;
  /** See {@linkcode PartitionChangeRecord.lastKnownElr}. */
  lastKnownElr?: readonly number[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readPartitionChangeRecordTag(
  r: Reader,
  m: PartitionChangeRecord,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      m.isr = orNull(readCompactNullableCount(r, "isr", 4), (n) => readList(r, n, readInt32));
      return true;
    case 1:
      m.leader = readInt32(r, "leader");
      return true;
    case 2:
      m.replicas = orNull(
        readCompactNullableCount(r, "replicas", 4),
        (n) => readList(r, n, readInt32),
      );
      return true;
    case 3:
      m.removingReplicas = orNull(
        readCompactNullableCount(r, "removingReplicas", 4),
        (n) => readList(r, n, readInt32),
      );
      return true;
    case 4:
      m.addingReplicas = orNull(
        readCompactNullableCount(r, "addingReplicas", 4),
        (n) => readList(r, n, readInt32),
      );
      return true;
    case 5:
      m.leaderRecoveryState = readInt8(r, "leaderRecoveryState");
      return true;
    case 8:
      if (version <= 0) return false;
      m.directories = orNull(
        readCompactNullableCount(r, "directories", 16),
        (n) => readList(r, n, readUuid),
      );
      return true;
    case 6:
      if (version <= 1) return false;
      m.eligibleLeaderReplicas = orNull(
        readCompactNullableCount(r, "eligibleLeaderReplicas", 4),
        (n) => readList(r, n, readInt32),
      );
      return true;
    case 7:
      if (version <= 1) return false;
      m.lastKnownElr = orNull(
        readCompactNullableCount(r, "lastKnownElr", 4),
        (n) => readList(r, n, readInt32),
      );
      return true;
  }
  return false;
}

function readPartitionChangeRecord(r: Reader, version: number): PartitionChangeRecord {
  const m: PartitionChangeRecord = {
    partitionId: readInt32(r, "partitionId"),
    topicId: readUuid(r, "topicId"),
    isr: null,
    leader: -2,
    replicas: null,
    removingReplicas: null,
    addingReplicas: null,
    leaderRecoveryState: -1,
    directories: null,
    eligibleLeaderReplicas: null,
    lastKnownElr: null,
  };
  readTags(r, m, readPartitionChangeRecordTag, version);
  return m;
}

function writePartitionChangeRecord(
  w: Writer,
  m: PartitionChangeRecordInit,
  version: number,
): void {
  const {
    partitionId = -1,
    topicId,
    isr = null,
    leader = -2,
    replicas = null,
    removingReplicas = null,
    addingReplicas = null,
    leaderRecoveryState = -1,
    directories = null,
    eligibleLeaderReplicas = null,
    lastKnownElr = null,
    unknownTaggedFields,
  } = m;
  const atPartitionId = w.room(20);
  putInt32(w, atPartitionId, "partitionId", partitionId);
  putUuid(w, atPartitionId + 4, "topicId", topicId);
  if (version <= 0) writeAbsent(w, "directories", directories === null, "1+");
  if (version <= 1) writeAbsent(w, "eligibleLeaderReplicas", eligibleLeaderReplicas === null, "2+");
  if (version <= 1) writeAbsent(w, "lastKnownElr", lastKnownElr === null, "2+");
  const sendsIsr = isr !== null;
  const sendsLeader = leader !== -2;
  const sendsReplicas = replicas !== null;
  const sendsRemovingReplicas = removingReplicas !== null;
  const sendsAddingReplicas = addingReplicas !== null;
  const sendsLeaderRecoveryState = leaderRecoveryState !== -1;
  const sendsEligibleLeaderReplicas = version >= 2 && eligibleLeaderReplicas !== null;
  const sendsLastKnownElr = version >= 2 && lastKnownElr !== null;
  const sendsDirectories = version >= 1 && directories !== null;
  let unknown = writeTagCount(
    w,
    unknownTaggedFields,
    (sendsIsr ? 1 : 0) +
      (sendsLeader ? 1 : 0) +
      (sendsReplicas ? 1 : 0) +
      (sendsRemovingReplicas ? 1 : 0) +
      (sendsAddingReplicas ? 1 : 0) +
      (sendsLeaderRecoveryState ? 1 : 0) +
      (sendsEligibleLeaderReplicas ? 1 : 0) +
      (sendsLastKnownElr ? 1 : 0) +
      (sendsDirectories ? 1 : 0),
  );
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsIsr) {
    const p = startTag(w, 0);
    writeList(w, "isr", isr, writeCompactNullableCount(w, "isr", isr), writeInt32);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 1);
  if (sendsLeader) {
    const p = startTag(w, 1);
    writeInt32(w, "leader", leader);
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 2);
  if (sendsReplicas) {
    const p = startTag(w, 2);
    writeList(
      w,
      "replicas",
      replicas,
      writeCompactNullableCount(w, "replicas", replicas),
      writeInt32,
    );
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 3);
  if (sendsRemovingReplicas) {
    const p = startTag(w, 3);
    writeList(
      w,
      "removingReplicas",
      removingReplicas,
      writeCompactNullableCount(w, "removingReplicas", removingReplicas),
      writeInt32,
    );
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 4);
  if (sendsAddingReplicas) {
    const p = startTag(w, 4);
    writeList(
      w,
      "addingReplicas",
      addingReplicas,
      writeCompactNullableCount(w, "addingReplicas", addingReplicas),
      writeInt32,
    );
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 5);
  if (sendsLeaderRecoveryState) {
    const p = startTag(w, 5);
    writeInt8(w, "leaderRecoveryState", leaderRecoveryState);
    endTag(w, p);
  }
  if (version >= 2) unknown = writeTagsBefore(w, unknown, 6);
  if (sendsEligibleLeaderReplicas) {
    const p = startTag(w, 6);
    writeList(
      w,
      "eligibleLeaderReplicas",
      eligibleLeaderReplicas,
      writeCompactNullableCount(w, "eligibleLeaderReplicas", eligibleLeaderReplicas),
      writeInt32,
    );
    endTag(w, p);
  }
  if (version >= 2) unknown = writeTagsBefore(w, unknown, 7);
  if (sendsLastKnownElr) {
    const p = startTag(w, 7);
    writeList(
      w,
      "lastKnownElr",
      lastKnownElr,
      writeCompactNullableCount(w, "lastKnownElr", lastKnownElr),
      writeInt32,
    );
    endTag(w, p);
  }
  if (version >= 1) unknown = writeTagsBefore(w, unknown, 8);
  if (sendsDirectories) {
    const p = startTag(w, 8);
    writeList(
      w,
      "directories",
      directories,
      writeCompactNullableCount(w, "directories", directories),
      writeUuid,
    );
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
