// Generated from schemas/metadata/RegisterBrokerRecord.json. Do not edit.

/**
 * RegisterBrokerRecord (metadata, key 0), versions 0-4.
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
  readInt64,
  readList,
  readUint16,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeInt64,
  writeList,
  type Writer,
  writeUint16,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RegisterBrokerRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeRegisterBrokerRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RegisterBrokerRecord {
  return runDecode("RegisterBrokerRecord", 0, 4, readRegisterBrokerRecord, body, version, options);
}

/**
 * Encodes the body of a RegisterBrokerRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRegisterBrokerRecord(
  message: RegisterBrokerRecordInit,
  version: number,
): Bytes {
  return runEncode("RegisterBrokerRecord", 0, 4, writeRegisterBrokerRecord, message, version);
}

/**
 * Encodes the body of a RegisterBrokerRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRegisterBrokerRecordInto(
  message: RegisterBrokerRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RegisterBrokerRecord",
    0,
    4,
    writeRegisterBrokerRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RegisterBrokerRecord, for registries. */
export const RegisterBrokerRecordCodec: MessageCodec<RegisterBrokerRecord> = {
  name: "RegisterBrokerRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 0,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 0,
  decode: decodeRegisterBrokerRecord,
  encode: encodeRegisterBrokerRecord,
};

/** Part of RegisterBrokerRecord, versions 0-4. */
export interface RegisterBrokerRecordBrokerEndpoint {
  /**
   * Listener name from the broker's settings, often the same word as its protocol.
   *
   * string, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json BrokerEndpoint.Name
   */
  name: string;
  /**
   * Name or IP address to dial for this listener.
   *
   * string, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json BrokerEndpoint.Host
   */
  host: string;
  /**
   * TCP port to dial for this listener, 0 to 65535.
   *
   * uint16, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json BrokerEndpoint.Port
   */
  port: number;
  /**
   * Protocol code of the listener: 0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL.
   *
   * int16, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json BrokerEndpoint.SecurityProtocol
   */
  securityProtocol: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RegisterBrokerRecordBrokerEndpoint; fields with a default may be left out.
 */
export interface RegisterBrokerRecordBrokerEndpointInit {
  /** See {@linkcode RegisterBrokerRecordBrokerEndpoint.name}. */
  name: string;
  /** See {@linkcode RegisterBrokerRecordBrokerEndpoint.host}. */
  host: string;
  /** See {@linkcode RegisterBrokerRecordBrokerEndpoint.port}. */
  port: number;
  /** See {@linkcode RegisterBrokerRecordBrokerEndpoint.securityProtocol}. */
  securityProtocol: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of RegisterBrokerRecord, versions 0-4. */
export interface RegisterBrokerRecordBrokerFeature {
  /**
   * Key of the feature, such as metadata.version.
   *
   * string, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json BrokerFeature.Name
   */
  name: string;
  /**
   * Lowest level that the broker can run; 0 means that it also runs without the feature.
   *
   * int16, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json BrokerFeature.MinSupportedVersion
   */
  minSupportedVersion: number;
  /**
   * Highest level that the broker can run, inclusive.
   *
   * int16, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json BrokerFeature.MaxSupportedVersion
   */
  maxSupportedVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RegisterBrokerRecordBrokerFeature; fields with a default may be left out.
 */
export interface RegisterBrokerRecordBrokerFeatureInit {
  /** See {@linkcode RegisterBrokerRecordBrokerFeature.name}. */
  name: string;
  /** See {@linkcode RegisterBrokerRecordBrokerFeature.minSupportedVersion}. */
  minSupportedVersion: number;
  /** See {@linkcode RegisterBrokerRecordBrokerFeature.maxSupportedVersion}. */
  maxSupportedVersion: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** RegisterBrokerRecord: a record, key 0, versions 0-4, flexible versions 0+. */
export interface RegisterBrokerRecord {
  /**
   * Node id of the broker; a later record with the same id replaces this one.
   *
   * int32, versions 0+, brokerId.
   *
   * @generated from RegisterBrokerRecord.json BrokerId
   */
  brokerId: number;
  /**
   * True only for a ZooKeeper-mode broker that registered during a migration to KRaft.
   *
   * bool, versions 2+, default false.
   *
   * @generated from RegisterBrokerRecord.json IsMigratingZkBroker
   */
  isMigratingZkBroker: boolean;
  /**
   * Drawn anew at each start of the broker, so that its runs can be told apart.
   *
   * uuid, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json IncarnationId
   */
  incarnationId: string;
  /**
   * Number of this registration, by rule the offset of its record, so it grows each time.
   *
   * int64, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * Addresses that the broker advertises, one per listener.
   *
   * []BrokerEndpoint, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json EndPoints
   */
  endPoints: readonly RegisterBrokerRecordBrokerEndpoint[];
  /**
   * Level ranges that the broker's software can run.
   *
   * []BrokerFeature, versions 0+.
   *
   * @generated from RegisterBrokerRecord.json Features
   */
  features: readonly RegisterBrokerRecordBrokerFeature[];
  /**
   * Rack label from the broker's settings; null when none is set.
   *
   * string, versions 0+, nullable 0+.
   *
   * @generated from RegisterBrokerRecord.json Rack
   */
  rack: string | null;
  /**
   * True while the broker is out of service: it leads no partition until it is unfenced.
   *
   * bool, versions 0+, default true.
   *
   * @generated from RegisterBrokerRecord.json Fenced
   */
  fenced: boolean;
  /**
   * True while the broker hands over its leaderships in order to stop.
   *
   * bool, versions 1+, default false.
   *
   * @generated from RegisterBrokerRecord.json InControlledShutdown
   */
  inControlledShutdown: boolean;
  /**
   * Ids of the broker's usable log directories; empty when it reported none.
   *
   * []uuid, versions 3+, tag 0 in 3+.
   *
   * @generated from RegisterBrokerRecord.json LogDirs
   */
  logDirs: readonly string[];
  /**
   * Ids of the log directories that take no new replicas; null when not stated.
   *
   * []uuid, versions 4+, nullable 4+, tag 1 in 4+, default null.
   *
   * @generated from RegisterBrokerRecord.json CordonedLogDirs
   */
  cordonedLogDirs: readonly string[] | null;
  /**
   * The pod of the broker, or null if it is in none.
   *
   * string, versions 0+, nullable 0+, tag 2 in 0+, default null, ignorable.
   *
   * Proposed in KIP-1095; in no Kafka release as of 4.4.0.
   *
   * @generated from RegisterBrokerRecord.json Pod
   */
  pod: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for RegisterBrokerRecord; fields with a default may be left out. */
export interface RegisterBrokerRecordInit {
  /** See {@linkcode RegisterBrokerRecord.brokerId}. */
  brokerId: number;
  /** See {@linkcode RegisterBrokerRecord.isMigratingZkBroker}. */
  isMigratingZkBroker?: boolean | undefined;
  /** See {@linkcode RegisterBrokerRecord.incarnationId}. */
  incarnationId: string;
  /** See {@linkcode RegisterBrokerRecord.brokerEpoch}. */
  brokerEpoch: bigint;
  /** See {@linkcode RegisterBrokerRecord.endPoints}. */
  endPoints: readonly RegisterBrokerRecordBrokerEndpointInit[];
  /** See {@linkcode RegisterBrokerRecord.features}. */
  features: readonly RegisterBrokerRecordBrokerFeatureInit[];
  /** See {@linkcode RegisterBrokerRecord.rack}. */
  rack: string | null;
  /** See {@linkcode RegisterBrokerRecord.fenced}. */
  fenced?: boolean | undefined;
  /** See {@linkcode RegisterBrokerRecord.inControlledShutdown}. */
  inControlledShutdown?: boolean | undefined;
  /** See {@linkcode RegisterBrokerRecord.logDirs}. */
  logDirs?: readonly string[] | undefined;
  /** See {@linkcode RegisterBrokerRecord.cordonedLogDirs}. */
  cordonedLogDirs?: readonly string[] | null | undefined;
  /** See {@linkcode RegisterBrokerRecord.pod}. */
  pod?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRegisterBrokerRecordBrokerEndpoint(r: Reader): RegisterBrokerRecordBrokerEndpoint {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  r.at("securityProtocol"); const securityProtocol = r.int16();
  const m: RegisterBrokerRecordBrokerEndpoint = { name, host, port, securityProtocol };
  r.tags(m);
  r.up();
  return m;
}

function readRegisterBrokerRecordBrokerEndpointList(
  r: Reader,
  n: number,
): readonly RegisterBrokerRecordBrokerEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<RegisterBrokerRecordBrokerEndpoint>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readRegisterBrokerRecordBrokerEndpoint(r);
  }
  r.up();
  return list;
}

function readRegisterBrokerRecordBrokerFeature(r: Reader): RegisterBrokerRecordBrokerFeature {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("minSupportedVersion"); const minSupportedVersion = r.int16();
  r.at("maxSupportedVersion"); const maxSupportedVersion = r.int16();
  const m: RegisterBrokerRecordBrokerFeature = { name, minSupportedVersion, maxSupportedVersion };
  r.tags(m);
  r.up();
  return m;
}

function readRegisterBrokerRecordBrokerFeatureList(
  r: Reader,
  n: number,
): readonly RegisterBrokerRecordBrokerFeature[] {
  if (n === 0) return EMPTY;
  const list = slots<RegisterBrokerRecordBrokerFeature>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readRegisterBrokerRecordBrokerFeature(r);
  }
  r.up();
  return list;
}

function readRegisterBrokerRecordTag(
  r: Reader,
  m: RegisterBrokerRecord,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (!(version >= 3)) return false;
      r.at("logDirs"); m.logDirs = readList(r, r.compactCount(16, 8), readUuid);
      return true;
    case 1:
      if (!(version === 4)) return false;
      r.at("cordonedLogDirs");
      m.cordonedLogDirs = orNull(r.compactNullableCount(16, 8), (n) => readList(r, n, readUuid));
      return true;
    case 2:
      r.at("pod"); m.pod = r.compactNullableString(repeated);
      return true;
  }
  return false;
}

function readRegisterBrokerRecord(r: Reader, version: number): RegisterBrokerRecord {
  r.down();
  r.at("brokerId"); const brokerId = r.int32();
  r.at("isMigratingZkBroker"); const isMigratingZkBroker = version >= 2 ? r.bool() : false;
  r.at("incarnationId"); const incarnationId = readUuid(r);
  r.at("brokerEpoch"); const brokerEpoch = readInt64(r);
  r.at("endPoints");
  const endPoints = readRegisterBrokerRecordBrokerEndpointList(r, r.compactCount(7, 64));
  r.at("features");
  const features = readRegisterBrokerRecordBrokerFeatureList(r, r.compactCount(6, 56));
  r.at("rack"); const rack = r.compactNullableString(repeated);
  r.at("fenced"); const fenced = r.bool();
  r.at("inControlledShutdown"); const inControlledShutdown = version >= 1 ? r.bool() : false;
  const m: RegisterBrokerRecord = {
    brokerId,
    isMigratingZkBroker,
    incarnationId,
    brokerEpoch,
    endPoints,
    features,
    rack,
    fenced,
    inControlledShutdown,
    logDirs: EMPTY,
    cordonedLogDirs: null,
    pod: null,
  };
  r.tags(m, readRegisterBrokerRecordTag, version);
  r.up();
  return m;
}

function writeRegisterBrokerRecordBrokerEndpoint(
  w: Writer,
  m: RegisterBrokerRecordBrokerEndpointInit,
): void {
  w.down(m);
  const { name, host, port, securityProtocol, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.at("securityProtocol"); w.int16(securityProtocol);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeRegisterBrokerRecordBrokerEndpointList(
  w: Writer,
  list: readonly RegisterBrokerRecordBrokerEndpointInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeRegisterBrokerRecordBrokerEndpoint(w, list![i]!);
  }
  w.up();
}

function writeRegisterBrokerRecordBrokerFeature(
  w: Writer,
  m: RegisterBrokerRecordBrokerFeatureInit,
): void {
  w.down(m);
  const { name, minSupportedVersion, maxSupportedVersion, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("minSupportedVersion"); w.int16(minSupportedVersion);
  w.at("maxSupportedVersion"); w.int16(maxSupportedVersion);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeRegisterBrokerRecordBrokerFeatureList(
  w: Writer,
  list: readonly RegisterBrokerRecordBrokerFeatureInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeRegisterBrokerRecordBrokerFeature(w, list![i]!);
  }
  w.up();
}

function writeRegisterBrokerRecord(w: Writer, m: RegisterBrokerRecordInit, version: number): void {
  w.down(m);
  const {
    brokerId,
    isMigratingZkBroker = false,
    incarnationId,
    brokerEpoch,
    endPoints,
    features,
    rack,
    fenced = true,
    inControlledShutdown = false,
    logDirs = EMPTY,
    cordonedLogDirs = null,
    pod = null,
    unknownTaggedFields,
  } = m;
  w.at("brokerId"); w.int32(brokerId);
  w.at("isMigratingZkBroker");
  if (version >= 2) w.bool(isMigratingZkBroker);
  else w.absent(isMigratingZkBroker === false, "2+");
  w.at("incarnationId"); writeUuid(w, incarnationId);
  w.at("brokerEpoch"); writeInt64(w, brokerEpoch);
  w.at("endPoints");
  writeRegisterBrokerRecordBrokerEndpointList(w, endPoints, w.compactCount(endPoints));
  w.at("features");
  writeRegisterBrokerRecordBrokerFeatureList(w, features, w.compactCount(features));
  w.at("rack"); w.compactNullableString(rack);
  w.at("fenced"); w.bool(fenced);
  w.at("inControlledShutdown");
  if (version >= 1) w.bool(inControlledShutdown);
  else w.absent(inControlledShutdown === false, "1+");
  w.at("logDirs");
  if (version >= 3) {}
  else w.absent(isEmptyList(logDirs), "3+");
  w.at("cordonedLogDirs");
  if (version >= 4) {}
  else w.absent(cordonedLogDirs === null, "4+");
  const sendsLogDirs = version >= 3 && !isEmptyList(logDirs);
  const sendsCordonedLogDirs = version === 4 && cordonedLogDirs !== null;
  const sendsPod = pod !== null;
  let unknown = w.tags(
    unknownTaggedFields,
    (sendsLogDirs ? 1 : 0) + (sendsCordonedLogDirs ? 1 : 0) + (sendsPod ? 1 : 0),
  );
  if (version >= 3) unknown = w.unknownTags(unknown, 0);
  if (sendsLogDirs) {
    w.at("logDirs");
    const p = w.startTag(0);
    writeList(w, logDirs, w.compactCount(logDirs), writeUuid);
    w.endTag(p);
  }
  if (version === 4) unknown = w.unknownTags(unknown, 1);
  if (sendsCordonedLogDirs) {
    w.at("cordonedLogDirs");
    const p = w.startTag(1);
    writeList(w, cordonedLogDirs, w.compactNullableCount(cordonedLogDirs), writeUuid);
    w.endTag(p);
  }
  unknown = w.unknownTags(unknown, 2);
  if (sendsPod) {
    w.at("pod");
    const p = w.startTag(2);
    w.compactNullableString(pod);
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}
