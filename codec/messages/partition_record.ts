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
  type InvalidText,
  isEmptyList,
  type MessageCodec,
  orNull,
  type Reader,
  readInt32s,
  readList,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeInt32s,
  writeList,
  type Writer,
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
      r.at("leaderRecoveryState"); m.leaderRecoveryState = r.int8();
      return true;
    case 1:
      if (!(version === 2)) return false;
      r.at("eligibleLeaderReplicas");
      m.eligibleLeaderReplicas = orNull(r.compactNullableCount(4, 8), (n) => readInt32s(r, n));
      return true;
    case 2:
      if (!(version === 2)) return false;
      r.at("lastKnownElr");
      m.lastKnownElr = orNull(r.compactNullableCount(4, 8), (n) => readInt32s(r, n));
      return true;
  }
  return false;
}

function readPartitionRecord(r: Reader, version: number): PartitionRecord {
  r.down();
  r.at("partitionId"); const partitionId = r.int32();
  r.at("topicId"); const topicId = readUuid(r);
  r.at("replicas"); const replicas = readInt32s(r, r.compactCount(4, 8));
  r.at("isr"); const isr = readInt32s(r, r.compactCount(4, 8));
  r.at("removingReplicas"); const removingReplicas = readInt32s(r, r.compactCount(4, 8));
  r.at("addingReplicas"); const addingReplicas = readInt32s(r, r.compactCount(4, 8));
  r.at("leader"); const leader = r.int32();
  r.at("leaderEpoch"); const leaderEpoch = r.int32();
  r.at("partitionEpoch"); const partitionEpoch = r.int32();
  r.at("directories");
  const directories = version >= 1 ? readList(r, r.compactCount(16, 8), readUuid) : EMPTY;
  const m: PartitionRecord = {
    partitionId,
    topicId,
    replicas,
    isr,
    removingReplicas,
    addingReplicas,
    leader,
    leaderRecoveryState: 0,
    leaderEpoch,
    partitionEpoch,
    directories,
    eligibleLeaderReplicas: null,
    lastKnownElr: null,
  };
  r.tags(m, readPartitionRecordTag, version);
  r.up();
  return m;
}

function writePartitionRecord(w: Writer, m: PartitionRecordInit, version: number): void {
  w.down(m);
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
  w.at("partitionId"); w.int32(partitionId);
  w.at("topicId"); writeUuid(w, topicId);
  w.at("replicas"); writeInt32s(w, replicas, w.compactCount(replicas));
  w.at("isr"); writeInt32s(w, isr, w.compactCount(isr));
  w.at("removingReplicas"); writeInt32s(w, removingReplicas, w.compactCount(removingReplicas));
  w.at("addingReplicas"); writeInt32s(w, addingReplicas, w.compactCount(addingReplicas));
  w.at("leader"); w.int32(leader);
  w.at("leaderEpoch"); w.int32(leaderEpoch);
  w.at("partitionEpoch"); w.int32(partitionEpoch);
  w.at("directories");
  if (version >= 1) writeList(w, directories, w.compactCount(directories), writeUuid);
  else w.absent(isEmptyList(directories), "1+");
  w.at("eligibleLeaderReplicas");
  if (version >= 2) {}
  else w.absent(eligibleLeaderReplicas === null, "2+");
  w.at("lastKnownElr");
  if (version >= 2) {}
  else w.absent(lastKnownElr === null, "2+");
  const sendsLeaderRecoveryState = leaderRecoveryState !== 0;
  const sendsEligibleLeaderReplicas = version === 2 && eligibleLeaderReplicas !== null;
  const sendsLastKnownElr = version === 2 && lastKnownElr !== null;
  let unknown = w.tags(
    unknownTaggedFields,
    (sendsLeaderRecoveryState ? 1 : 0) +
      (sendsEligibleLeaderReplicas ? 1 : 0) +
      (sendsLastKnownElr ? 1 : 0),
  );
  unknown = w.unknownTags(unknown, 0);
  if (sendsLeaderRecoveryState) {
    w.at("leaderRecoveryState");
    const p = w.startTag(0);
    w.int8(leaderRecoveryState);
    w.endTag(p);
  }
  if (version === 2) unknown = w.unknownTags(unknown, 1);
  if (sendsEligibleLeaderReplicas) {
    w.at("eligibleLeaderReplicas");
    const p = w.startTag(1);
    writeInt32s(w, eligibleLeaderReplicas, w.compactNullableCount(eligibleLeaderReplicas));
    w.endTag(p);
  }
  if (version === 2) unknown = w.unknownTags(unknown, 2);
  if (sendsLastKnownElr) {
    w.at("lastKnownElr");
    const p = w.startTag(2);
    writeInt32s(w, lastKnownElr, w.compactNullableCount(lastKnownElr));
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}
