// Generated from schemas/raft/QuorumStateData.json. Do not edit.

/**
 * QuorumStateData (data), versions 0-1.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  orNull,
  putInt32,
  readCompactNullableCount,
  readCompactString,
  type Reader,
  readInt32,
  readInt64,
  readTags,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeAbsent,
  writeCompactNullableCount,
  writeCompactString,
  writeInt32,
  writeInt64,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a QuorumStateData.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeQuorumStateData(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): QuorumStateData {
  return runDecode("QuorumStateData", 0, 1, readQuorumStateData, body, version, options);
}

/**
 * Encodes the body of a QuorumStateData into an array of its own.
 *
 * @param version The version of the message, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeQuorumStateData(message: QuorumStateDataInit, version: number): Bytes {
  return runEncode("QuorumStateData", 0, 1, writeQuorumStateData, message, version);
}

/**
 * Encodes the body of a QuorumStateData into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeQuorumStateDataInto(
  message: QuorumStateDataInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "QuorumStateData",
    0,
    1,
    writeQuorumStateData,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of QuorumStateData, for registries. */
export const QuorumStateDataCodec: MessageCodec<QuorumStateData> = {
  name: "QuorumStateData",
  type: "data",
  module: "raft",
  apiKey: null,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeQuorumStateData,
  encode: encodeQuorumStateData,
};

/** Part of QuorumStateData, versions 0. */
export interface QuorumStateDataVoter {
  /**
   * int32, versions 0.
   *
   * @generated from QuorumStateData.json Voter.VoterId
   */
  voterId: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for QuorumStateDataVoter; fields with a default may be left out. */
export interface QuorumStateDataVoterInit {
  /** See {@linkcode QuorumStateDataVoter.voterId}. */
  voterId: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * QuorumStateData: a message without a number of its own, versions 0-1, flexible versions 0+.
 */
export interface QuorumStateData {
  /**
   * string, versions 0.
   *
   * @generated from QuorumStateData.json ClusterId
   */
  clusterId: string;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from QuorumStateData.json LeaderId
   */
  leaderId: number;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from QuorumStateData.json LeaderEpoch
   */
  leaderEpoch: number;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from QuorumStateData.json VotedId
   */
  votedId: number;
  /**
   * uuid, versions 1+.
   *
   * @generated from QuorumStateData.json VotedDirectoryId
   */
  votedDirectoryId: string;
  /**
   * int64, versions 0.
   *
   * @generated from QuorumStateData.json AppliedOffset
   */
  appliedOffset: bigint;
  /**
   * []Voter, versions 0, nullable 0.
   *
   * @generated from QuorumStateData.json CurrentVoters
   */
  currentVoters: readonly QuorumStateDataVoter[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for QuorumStateData; fields with a default may be left out. */
export interface QuorumStateDataInit {
  /** See {@linkcode QuorumStateData.clusterId}. */
  clusterId?: string | undefined;
  /** See {@linkcode QuorumStateData.leaderId}. */
  leaderId?: number | undefined;
  /** See {@linkcode QuorumStateData.leaderEpoch}. */
  leaderEpoch?: number | undefined;
  /** See {@linkcode QuorumStateData.votedId}. */
  votedId?: number | undefined;
  /** See {@linkcode QuorumStateData.votedDirectoryId}. */
  votedDirectoryId?: string | undefined;
  /** See {@linkcode QuorumStateData.appliedOffset}. */
  appliedOffset?: bigint | undefined;
  /** See {@linkcode QuorumStateData.currentVoters}. */
  currentVoters?: readonly QuorumStateDataVoterInit[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readQuorumStateDataVoter(r: Reader, key: Key): QuorumStateDataVoter {
  r.down(key);
  const m: QuorumStateDataVoter = {
    voterId: readInt32(r, "voterId"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readQuorumStateDataVoterList(r: Reader, n: number): readonly QuorumStateDataVoter[] {
  if (n === 0) return EMPTY;
  const list = slots<QuorumStateDataVoter>(r, n, 40);
  for (let i = 0; i < n; i++) {
    list[i] = readQuorumStateDataVoter(r, i);
  }
  return list;
}

function readQuorumStateData(r: Reader, version: number): QuorumStateData {
  const m: QuorumStateData = {
    clusterId: version >= 1 ? "" : readCompactString(r, "clusterId", repeated),
    leaderId: readInt32(r, "leaderId"),
    leaderEpoch: readInt32(r, "leaderEpoch"),
    votedId: readInt32(r, "votedId"),
    votedDirectoryId: version >= 1 ? readUuid(r, "votedDirectoryId") : ZERO_UUID,
    appliedOffset: version >= 1 ? 0n : readInt64(r, "appliedOffset"),
    currentVoters: version >= 1 ? EMPTY
      : orNull(
        readCompactNullableCount(r, "currentVoters", 5),
        (n) => readQuorumStateDataVoterList(r, n),
      ),
  };
  readTags(r, m);
  return m;
}

function writeQuorumStateDataVoter(w: Writer, key: Key, m: QuorumStateDataVoterInit): void {
  w.into(key, m);
  const { voterId, unknownTaggedFields } = m;
  writeInt32(w, "voterId", voterId);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeQuorumStateData(w: Writer, m: QuorumStateDataInit, version: number): void {
  const {
    clusterId = "",
    leaderId = -1,
    leaderEpoch = -1,
    votedId = -1,
    votedDirectoryId = ZERO_UUID,
    appliedOffset = 0n,
    currentVoters = EMPTY,
    unknownTaggedFields,
  } = m;
  if (version >= 1) writeAbsent(w, "clusterId", clusterId === "", "0");
  else writeCompactString(w, "clusterId", clusterId);
  const atLeaderId = w.room(12);
  putInt32(w, atLeaderId, "leaderId", leaderId);
  putInt32(w, atLeaderId + 4, "leaderEpoch", leaderEpoch);
  putInt32(w, atLeaderId + 8, "votedId", votedId);
  if (version >= 1) writeUuid(w, "votedDirectoryId", votedDirectoryId);
  else writeAbsent(w, "votedDirectoryId", votedDirectoryId === "AAAAAAAAAAAAAAAAAAAAAA", "1+");
  if (version >= 1) writeAbsent(w, "appliedOffset", appliedOffset === 0n, "0");
  else writeInt64(w, "appliedOffset", appliedOffset);
  if (version >= 1) writeAbsent(w, "currentVoters", isEmptyList(currentVoters), "0");
  else {
    writeList(
      w,
      "currentVoters",
      currentVoters,
      writeCompactNullableCount(w, "currentVoters", currentVoters),
      writeQuorumStateDataVoter,
    );
  }
  writeUnknownTags(w, unknownTaggedFields);
}
