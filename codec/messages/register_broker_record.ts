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
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  orNull,
  putInt16,
  putInt64,
  putUint16,
  putUuid,
  readBool,
  readCompactCount,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readList,
  readTags,
  readUint16,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  startTag,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactCount,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
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

function readRegisterBrokerRecordBrokerEndpoint(
  r: Reader,
  key: Key,
): RegisterBrokerRecordBrokerEndpoint {
  r.down(key);
  const m: RegisterBrokerRecordBrokerEndpoint = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
    securityProtocol: readInt16(r, "securityProtocol"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRegisterBrokerRecordBrokerEndpointList(
  r: Reader,
  n: number,
): readonly RegisterBrokerRecordBrokerEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<RegisterBrokerRecordBrokerEndpoint>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readRegisterBrokerRecordBrokerEndpoint(r, i);
  }
  return list;
}

function readRegisterBrokerRecordBrokerFeature(
  r: Reader,
  key: Key,
): RegisterBrokerRecordBrokerFeature {
  r.down(key);
  const m: RegisterBrokerRecordBrokerFeature = {
    name: readCompactString(r, "name", repeated),
    minSupportedVersion: readInt16(r, "minSupportedVersion"),
    maxSupportedVersion: readInt16(r, "maxSupportedVersion"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRegisterBrokerRecordBrokerFeatureList(
  r: Reader,
  n: number,
): readonly RegisterBrokerRecordBrokerFeature[] {
  if (n === 0) return EMPTY;
  const list = slots<RegisterBrokerRecordBrokerFeature>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readRegisterBrokerRecordBrokerFeature(r, i);
  }
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
      if (version <= 2) return false;
      m.logDirs = readList(r, readCompactCount(r, "logDirs", 16), readUuid);
      return true;
    case 1:
      if (version <= 3) return false;
      m.cordonedLogDirs = orNull(
        readCompactNullableCount(r, "cordonedLogDirs", 16),
        (n) => readList(r, n, readUuid),
      );
      return true;
    case 2:
      m.pod = readCompactNullableString(r, "pod", repeated);
      return true;
  }
  return false;
}

function readRegisterBrokerRecord(r: Reader, version: number): RegisterBrokerRecord {
  const m: RegisterBrokerRecord = {
    brokerId: readInt32(r, "brokerId"),
    isMigratingZkBroker: version >= 2 ? readBool(r, "isMigratingZkBroker") : false,
    incarnationId: readUuid(r, "incarnationId"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
    endPoints: readRegisterBrokerRecordBrokerEndpointList(r, readCompactCount(r, "endPoints", 7)),
    features: readRegisterBrokerRecordBrokerFeatureList(r, readCompactCount(r, "features", 6)),
    rack: readCompactNullableString(r, "rack", repeated),
    fenced: readBool(r, "fenced"),
    inControlledShutdown: version >= 1 ? readBool(r, "inControlledShutdown") : false,
    logDirs: EMPTY,
    cordonedLogDirs: null,
    pod: null,
  };
  readTags(r, m, readRegisterBrokerRecordTag, version);
  return m;
}

function writeRegisterBrokerRecordBrokerEndpoint(
  w: Writer,
  key: Key,
  m: RegisterBrokerRecordBrokerEndpointInit,
): void {
  w.into(key, m);
  const { name, host, port, securityProtocol, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactString(w, "host", host);
  const atPort = w.room(4);
  putUint16(w, atPort, "port", port);
  putInt16(w, atPort + 2, "securityProtocol", securityProtocol);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeRegisterBrokerRecordBrokerFeature(
  w: Writer,
  key: Key,
  m: RegisterBrokerRecordBrokerFeatureInit,
): void {
  w.into(key, m);
  const { name, minSupportedVersion, maxSupportedVersion, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  const atMinSupportedVersion = w.room(4);
  putInt16(w, atMinSupportedVersion, "minSupportedVersion", minSupportedVersion);
  putInt16(w, atMinSupportedVersion + 2, "maxSupportedVersion", maxSupportedVersion);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeRegisterBrokerRecord(w: Writer, m: RegisterBrokerRecordInit, version: number): void {
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
  writeInt32(w, "brokerId", brokerId);
  if (version >= 2) writeBool(w, "isMigratingZkBroker", isMigratingZkBroker);
  else writeAbsent(w, "isMigratingZkBroker", isMigratingZkBroker === false, "2+");
  const atIncarnationId = w.room(24);
  putUuid(w, atIncarnationId, "incarnationId", incarnationId);
  putInt64(w, atIncarnationId + 16, "brokerEpoch", brokerEpoch);
  writeList(
    w,
    "endPoints",
    endPoints,
    writeCompactCount(w, "endPoints", endPoints),
    writeRegisterBrokerRecordBrokerEndpoint,
  );
  writeList(
    w,
    "features",
    features,
    writeCompactCount(w, "features", features),
    writeRegisterBrokerRecordBrokerFeature,
  );
  writeCompactNullableString(w, "rack", rack);
  writeBool(w, "fenced", fenced);
  if (version >= 1) writeBool(w, "inControlledShutdown", inControlledShutdown);
  else writeAbsent(w, "inControlledShutdown", inControlledShutdown === false, "1+");
  if (version <= 2) writeAbsent(w, "logDirs", isEmptyList(logDirs), "3+");
  if (version <= 3) writeAbsent(w, "cordonedLogDirs", cordonedLogDirs === null, "4+");
  const sendsLogDirs = version >= 3 && !isEmptyList(logDirs);
  const sendsCordonedLogDirs = version >= 4 && cordonedLogDirs !== null;
  const sendsPod = pod !== null;
  let unknown = writeTagCount(
    w,
    unknownTaggedFields,
    (sendsLogDirs ? 1 : 0) + (sendsCordonedLogDirs ? 1 : 0) + (sendsPod ? 1 : 0),
  );
  if (version >= 3) unknown = writeTagsBefore(w, unknown, 0);
  if (sendsLogDirs) {
    const p = startTag(w, 0);
    writeList(w, "logDirs", logDirs, writeCompactCount(w, "logDirs", logDirs), writeUuid);
    endTag(w, p);
  }
  if (version >= 4) unknown = writeTagsBefore(w, unknown, 1);
  if (sendsCordonedLogDirs) {
    const p = startTag(w, 1);
    writeList(
      w,
      "cordonedLogDirs",
      cordonedLogDirs,
      writeCompactNullableCount(w, "cordonedLogDirs", cordonedLogDirs),
      writeUuid,
    );
    endTag(w, p);
  }
  unknown = writeTagsBefore(w, unknown, 2);
  if (sendsPod) {
    const p = startTag(w, 2);
    writeCompactNullableString(w, "pod", pod);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}
