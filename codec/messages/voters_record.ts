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
  type MessageCodec,
  type Reader,
  readUint16,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  type Writer,
  writeUint16,
  writeUuid,
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

function readVotersRecordEndpoint(r: Reader): VotersRecordEndpoint {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: VotersRecordEndpoint = { name, host, port };
  r.tags(m);
  r.up();
  return m;
}

function readVotersRecordEndpointList(r: Reader, n: number): readonly VotersRecordEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<VotersRecordEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readVotersRecordEndpoint(r);
  }
  r.up();
  return list;
}

function readVotersRecordKRaftVersionFeature(r: Reader): VotersRecordKRaftVersionFeature {
  r.down();
  r.at("minSupportedVersion"); const minSupportedVersion = r.int16();
  r.at("maxSupportedVersion"); const maxSupportedVersion = r.int16();
  const m: VotersRecordKRaftVersionFeature = { minSupportedVersion, maxSupportedVersion };
  r.tags(m);
  r.up();
  return m;
}

function readVotersRecordVoter(r: Reader): VotersRecordVoter {
  r.down();
  r.at("voterId"); const voterId = r.int32();
  r.at("voterDirectoryId"); const voterDirectoryId = readUuid(r);
  r.at("endpoints"); const endpoints = readVotersRecordEndpointList(r, r.compactCount(5, 56));
  r.at("kRaftVersionFeature"); const kRaftVersionFeature = readVotersRecordKRaftVersionFeature(r);
  const m: VotersRecordVoter = { voterId, voterDirectoryId, endpoints, kRaftVersionFeature };
  r.tags(m);
  r.up();
  return m;
}

function readVotersRecordVoterList(r: Reader, n: number): readonly VotersRecordVoter[] {
  if (n === 0) return EMPTY;
  const list = slots<VotersRecordVoter>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readVotersRecordVoter(r);
  }
  r.up();
  return list;
}

function readVotersRecord(r: Reader): VotersRecord {
  r.down();
  r.at("version"); const version_ = r.int16();
  r.at("voters"); const voters = readVotersRecordVoterList(r, r.compactCount(27, 104));
  const m: VotersRecord = { version: version_, voters };
  r.tags(m);
  r.up();
  return m;
}

function writeVotersRecordEndpoint(w: Writer, m: VotersRecordEndpointInit): void {
  w.down(m);
  const { name, host, port, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeVotersRecordEndpointList(
  w: Writer,
  list: readonly VotersRecordEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeVotersRecordEndpoint(w, list![i]!);
  }
  w.up();
}

function writeVotersRecordKRaftVersionFeature(
  w: Writer,
  m: VotersRecordKRaftVersionFeatureInit,
): void {
  w.down(m);
  const { minSupportedVersion, maxSupportedVersion, unknownTaggedFields } = m;
  w.at("minSupportedVersion"); w.int16(minSupportedVersion);
  w.at("maxSupportedVersion"); w.int16(maxSupportedVersion);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeVotersRecordVoter(w: Writer, m: VotersRecordVoterInit): void {
  w.down(m);
  const { voterId, voterDirectoryId, endpoints, kRaftVersionFeature, unknownTaggedFields } = m;
  w.at("voterId"); w.int32(voterId);
  w.at("voterDirectoryId"); writeUuid(w, voterDirectoryId);
  w.at("endpoints"); writeVotersRecordEndpointList(w, endpoints, w.compactCount(endpoints));
  w.at("kRaftVersionFeature"); writeVotersRecordKRaftVersionFeature(w, kRaftVersionFeature);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeVotersRecordVoterList(
  w: Writer,
  list: readonly VotersRecordVoterInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeVotersRecordVoter(w, list![i]!);
  }
  w.up();
}

function writeVotersRecord(w: Writer, m: VotersRecordInit): void {
  w.down(m);
  const { version: version_, voters, unknownTaggedFields } = m;
  w.at("version"); w.int16(version_);
  w.at("voters"); writeVotersRecordVoterList(w, voters, w.compactCount(voters));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}
