// Generated from schemas/clients/VotersRecord.json. Do not edit.

/**
 * VotersRecord (data), versions 0.
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
  putUuid,
  readCompactCount,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readTags,
  readUint16,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactString,
  writeInt16,
  writeList,
  type Writer,
  writeUint16,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a VotersRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeVotersRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): VotersRecord {
  return runDecode("VotersRecord", 0, 0, readVotersRecord, body, version, options);
}

/**
 * Encodes the body of a VotersRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeVotersRecord(message: VotersRecordInit, version: number): Bytes {
  return runEncode("VotersRecord", 0, 0, writeVotersRecord, message, version);
}

/**
 * Encodes the body of a VotersRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeVotersRecordInto(
  message: VotersRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto("VotersRecord", 0, 0, writeVotersRecord, message, version, target, offset);
}

/** Both directions of VotersRecord, for registries. */
export const VotersRecordCodec: MessageCodec<VotersRecord> = {
  name: "VotersRecord",
  type: "data",
  module: "clients",
  apiKey: null,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeVotersRecord,
  encode: encodeVotersRecord,
};

/** Part of VotersRecord, versions 0. */
export interface VotersRecordEndpoint {
  /**
   * string, versions 0+.
   *
   * @generated from VotersRecord.json Endpoint.Name
   */
  name: string;
  /**
   * string, versions 0+.
   *
   * @generated from VotersRecord.json Endpoint.Host
   */
  host: string;
  /**
   * uint16, versions 0+.
   *
   * @generated from VotersRecord.json Endpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for VotersRecordEndpoint; fields with a default may be left out. */
export interface VotersRecordEndpointInit {
  /** See {@linkcode VotersRecordEndpoint.name}. */
  name: string;
  /** See {@linkcode VotersRecordEndpoint.host}. */
  host: string;
  /** See {@linkcode VotersRecordEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of VotersRecord, versions 0. */
export interface VotersRecordKRaftVersionFeature {
  /**
   * int16, versions 0+.
   *
   * @generated from VotersRecord.json KRaftVersionFeature.MinSupportedVersion
   */
  minSupportedVersion: number;
  /**
   * int16, versions 0+.
   *
   * @generated from VotersRecord.json KRaftVersionFeature.MaxSupportedVersion
   */
  maxSupportedVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for VotersRecordKRaftVersionFeature; fields with a default may be left out.
 */
export interface VotersRecordKRaftVersionFeatureInit {
  /** See {@linkcode VotersRecordKRaftVersionFeature.minSupportedVersion}. */
  minSupportedVersion: number;
  /** See {@linkcode VotersRecordKRaftVersionFeature.maxSupportedVersion}. */
  maxSupportedVersion: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of VotersRecord, versions 0. */
export interface VotersRecordVoter {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from VotersRecord.json Voter.VoterId
   */
  voterId: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from VotersRecord.json Voter.VoterDirectoryId
   */
  voterDirectoryId: string;
  /**
   * []Endpoint, versions 0+.
   *
   * @generated from VotersRecord.json Voter.Endpoints
   */
  endpoints: readonly VotersRecordEndpoint[];
  /**
   * KRaftVersionFeature, versions 0+.
   *
   * @generated from VotersRecord.json Voter.KRaftVersionFeature
   */
  kRaftVersionFeature: VotersRecordKRaftVersionFeature;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/** What encoders take for VotersRecordVoter; fields with a default may be left out. */
export interface VotersRecordVoterInit {
  /** See {@linkcode VotersRecordVoter.voterId}. */
  voterId: number;
  /** See {@linkcode VotersRecordVoter.voterDirectoryId}. */
  voterDirectoryId: string;
  /** See {@linkcode VotersRecordVoter.endpoints}. */
  endpoints: readonly VotersRecordEndpointInit[];
  /** See {@linkcode VotersRecordVoter.kRaftVersionFeature}. */
  kRaftVersionFeature: VotersRecordKRaftVersionFeatureInit;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** VotersRecord: a message without a number of its own, versions 0, flexible versions 0+. */
export interface VotersRecord {
  /**
   * int16, versions 0+.
   *
   * @generated from VotersRecord.json Version
   */
  version: number;
  /**
   * []Voter, versions 0+.
   *
   * @generated from VotersRecord.json Voters
   */
  voters: readonly VotersRecordVoter[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for VotersRecord; fields with a default may be left out. */
export interface VotersRecordInit {
  /** See {@linkcode VotersRecord.version}. */
  version: number;
  /** See {@linkcode VotersRecord.voters}. */
  voters: readonly VotersRecordVoterInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readVotersRecordEndpoint(r: Reader, key: Key): VotersRecordEndpoint {
  r.down(key);
  const m: VotersRecordEndpoint = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readVotersRecordEndpointList(r: Reader, n: number): readonly VotersRecordEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<VotersRecordEndpoint>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readVotersRecordEndpoint(r, i);
  }
  return list;
}

function readVotersRecordKRaftVersionFeature(r: Reader, key: Key): VotersRecordKRaftVersionFeature {
  r.down(key);
  const m: VotersRecordKRaftVersionFeature = {
    minSupportedVersion: readInt16(r, "minSupportedVersion"),
    maxSupportedVersion: readInt16(r, "maxSupportedVersion"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readVotersRecordVoter(r: Reader, key: Key): VotersRecordVoter {
  r.down(key);
  const m: VotersRecordVoter = {
    voterId: readInt32(r, "voterId"),
    voterDirectoryId: readUuid(r, "voterDirectoryId"),
    endpoints: readVotersRecordEndpointList(r, readCompactCount(r, "endpoints", 5)),
    kRaftVersionFeature: readVotersRecordKRaftVersionFeature(r, "kRaftVersionFeature"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readVotersRecordVoterList(r: Reader, n: number): readonly VotersRecordVoter[] {
  if (n === 0) return EMPTY;
  const list = slots<VotersRecordVoter>(r, n, 104);
  for (let i = 0; i < n; i++) {
    list[i] = readVotersRecordVoter(r, i);
  }
  return list;
}

function readVotersRecord(r: Reader): VotersRecord {
  const m: VotersRecord = {
    version: readInt16(r, "version"),
    voters: readVotersRecordVoterList(r, readCompactCount(r, "voters", 27)),
  };
  readTags(r, m);
  return m;
}

function writeVotersRecordEndpoint(w: Writer, key: Key, m: VotersRecordEndpointInit): void {
  w.into(key, m);
  const { name, host, port, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeVotersRecordKRaftVersionFeature(
  w: Writer,
  key: Key,
  m: VotersRecordKRaftVersionFeatureInit,
): void {
  w.into(key, m);
  const { minSupportedVersion, maxSupportedVersion, unknownTaggedFields } = m;
  const atMinSupportedVersion = w.room(4);
  putInt16(w, atMinSupportedVersion, "minSupportedVersion", minSupportedVersion);
  putInt16(w, atMinSupportedVersion + 2, "maxSupportedVersion", maxSupportedVersion);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeVotersRecordVoter(w: Writer, key: Key, m: VotersRecordVoterInit): void {
  w.into(key, m);
  const { voterId, voterDirectoryId, endpoints, kRaftVersionFeature, unknownTaggedFields } = m;
  const atVoterId = w.room(20);
  putInt32(w, atVoterId, "voterId", voterId);
  putUuid(w, atVoterId + 4, "voterDirectoryId", voterDirectoryId);
  writeList(
    w,
    "endpoints",
    endpoints,
    writeCompactCount(w, "endpoints", endpoints),
    writeVotersRecordEndpoint,
  );
  writeVotersRecordKRaftVersionFeature(w, "kRaftVersionFeature", kRaftVersionFeature);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeVotersRecord(w: Writer, m: VotersRecordInit): void {
  const { version: version_, voters, unknownTaggedFields } = m;
  writeInt16(w, "version", version_);
  writeList(w, "voters", voters, writeCompactCount(w, "voters", voters), writeVotersRecordVoter);
  writeUnknownTags(w, unknownTaggedFields);
}
