// Generated from schemas/clients/LeaderChangeMessage.json. Do not edit.

/**
 * LeaderChangeMessage (data), versions 0-1.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  readCompactCount,
  type Reader,
  readInt16,
  readInt32,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a LeaderChangeMessage.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeLeaderChangeMessage(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): LeaderChangeMessage {
  return runDecode("LeaderChangeMessage", 0, 1, readLeaderChangeMessage, body, version, options);
}

/**
 * Encodes the body of a LeaderChangeMessage into an array of its own.
 *
 * @param version The version of the message, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeLeaderChangeMessage(
  message: LeaderChangeMessageInit,
  version: number,
): Bytes {
  return runEncode("LeaderChangeMessage", 0, 1, writeLeaderChangeMessage, message, version);
}

/**
 * Encodes the body of a LeaderChangeMessage into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeLeaderChangeMessageInto(
  message: LeaderChangeMessageInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "LeaderChangeMessage",
    0,
    1,
    writeLeaderChangeMessage,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of LeaderChangeMessage, for registries. */
export const LeaderChangeMessageCodec: MessageCodec<LeaderChangeMessage> = {
  name: "LeaderChangeMessage",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeLeaderChangeMessage,
  encode: encodeLeaderChangeMessage,
};

/** Part of LeaderChangeMessage, versions 0-1. */
export interface LeaderChangeMessageVoter {
  /**
   * int32, versions 0+.
   *
   * @generated from LeaderChangeMessage.json Voter.VoterId
   */
  voterId: number;
  /**
   * uuid, versions 1+.
   *
   * @generated from LeaderChangeMessage.json Voter.VoterDirectoryId
   */
  voterDirectoryId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for LeaderChangeMessageVoter; fields with a default may be left out. */
export interface LeaderChangeMessageVoterInit {
  /** See {@linkcode LeaderChangeMessageVoter.voterId}. */
  voterId: number;
  /** See {@linkcode LeaderChangeMessageVoter.voterDirectoryId}. */
  voterDirectoryId?: string | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * LeaderChangeMessage: a message without a number of its own, versions 0-1, flexible versions 0+.
 */
export interface LeaderChangeMessage {
  /**
   * int16, versions 0+.
   *
   * @generated from LeaderChangeMessage.json Version
   */
  version: number;
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from LeaderChangeMessage.json LeaderId
   */
  leaderId: number;
  /**
   * []Voter, versions 0+.
   *
   * @generated from LeaderChangeMessage.json Voters
   */
  voters: readonly LeaderChangeMessageVoter[];
  /**
   * []Voter, versions 0+.
   *
   * @generated from LeaderChangeMessage.json GrantingVoters
   */
  grantingVoters: readonly LeaderChangeMessageVoter[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for LeaderChangeMessage; fields with a default may be left out. */
export interface LeaderChangeMessageInit {
  /** See {@linkcode LeaderChangeMessage.version}. */
  version: number;
  /** See {@linkcode LeaderChangeMessage.leaderId}. */
  leaderId: number;
  /** See {@linkcode LeaderChangeMessage.voters}. */
  voters: readonly LeaderChangeMessageVoterInit[];
  /** See {@linkcode LeaderChangeMessage.grantingVoters}. */
  grantingVoters: readonly LeaderChangeMessageVoterInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readLeaderChangeMessageVoter(
  r: Reader,
  key: Key,
  version: number,
): LeaderChangeMessageVoter {
  r.down(key);
  const m: LeaderChangeMessageVoter = {
    voterId: readInt32(r, "voterId"),
    voterDirectoryId: version >= 1 ? readUuid(r, "voterDirectoryId") : ZERO_UUID,
  };
  readTags(r, m);
  r.up();
  return m;
}

function readLeaderChangeMessageVoterList(
  r: Reader,
  n: number,
  version: number,
): readonly LeaderChangeMessageVoter[] {
  if (n === 0) return EMPTY;
  const list = slots<LeaderChangeMessageVoter>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readLeaderChangeMessageVoter(r, i, version);
  }
  return list;
}

function readLeaderChangeMessage(r: Reader, version: number): LeaderChangeMessage {
  const m: LeaderChangeMessage = {
    version: readInt16(r, "version"),
    leaderId: readInt32(r, "leaderId"),
    voters: readLeaderChangeMessageVoterList(
      r,
      version >= 1 ? readCompactCount(r, "voters", 21) : readCompactCount(r, "voters", 5),
      version,
    ),
    grantingVoters: readLeaderChangeMessageVoterList(
      r,
      version >= 1 ? readCompactCount(r, "grantingVoters", 21)
        : readCompactCount(r, "grantingVoters", 5),
      version,
    ),
  };
  readTags(r, m);
  return m;
}

function writeLeaderChangeMessageVoter(
  w: Writer,
  key: Key,
  m: LeaderChangeMessageVoterInit,
  version: number,
): void {
  w.into(key, m);
  const { voterId, voterDirectoryId = ZERO_UUID, unknownTaggedFields } = m;
  writeInt32(w, "voterId", voterId);
  if (version >= 1) writeUuid(w, "voterDirectoryId", voterDirectoryId);
  else writeAbsent(w, "voterDirectoryId", voterDirectoryId === "AAAAAAAAAAAAAAAAAAAAAA", "1+");
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeLeaderChangeMessage(w: Writer, m: LeaderChangeMessageInit, version: number): void {
  const { version: version_, leaderId, voters, grantingVoters, unknownTaggedFields } = m;
  const atVersion = w.room(6);
  putInt16(w, atVersion, "version", version_);
  putInt32(w, atVersion + 2, "leaderId", leaderId);
  writeList(
    w,
    "voters",
    voters,
    writeCompactCount(w, "voters", voters),
    writeLeaderChangeMessageVoter,
    version,
  );
  writeList(
    w,
    "grantingVoters",
    grantingVoters,
    writeCompactCount(w, "grantingVoters", grantingVoters),
    writeLeaderChangeMessageVoter,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
