// Generated from schemas/metadata/RegisterControllerRecord.json. Do not edit.

/**
 * RegisterControllerRecord (metadata, key 27), versions 0.
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
  putBool,
  putInt16,
  putInt32,
  putUint16,
  putUuid,
  readBool,
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
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a RegisterControllerRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeRegisterControllerRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): RegisterControllerRecord {
  return runDecode(
    "RegisterControllerRecord",
    0,
    0,
    readRegisterControllerRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a RegisterControllerRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeRegisterControllerRecord(
  message: RegisterControllerRecordInit,
  version: number,
): Bytes {
  return runEncode(
    "RegisterControllerRecord",
    0,
    0,
    writeRegisterControllerRecord,
    message,
    version,
  );
}

/**
 * Encodes the body of a RegisterControllerRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeRegisterControllerRecordInto(
  message: RegisterControllerRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "RegisterControllerRecord",
    0,
    0,
    writeRegisterControllerRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of RegisterControllerRecord, for registries. */
export const RegisterControllerRecordCodec: MessageCodec<RegisterControllerRecord> = {
  name: "RegisterControllerRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 27,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeRegisterControllerRecord,
  encode: encodeRegisterControllerRecord,
};

/** Part of RegisterControllerRecord, versions 0. */
export interface RegisterControllerRecordControllerEndpoint {
  /**
   * string, versions 0+.
   *
   * @generated from RegisterControllerRecord.json ControllerEndpoint.Name
   */
  name: string;
  /**
   * string, versions 0+.
   *
   * @generated from RegisterControllerRecord.json ControllerEndpoint.Host
   */
  host: string;
  /**
   * uint16, versions 0+.
   *
   * @generated from RegisterControllerRecord.json ControllerEndpoint.Port
   */
  port: number;
  /**
   * int16, versions 0+.
   *
   * @generated from RegisterControllerRecord.json ControllerEndpoint.SecurityProtocol
   */
  securityProtocol: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RegisterControllerRecordControllerEndpoint; fields with a default may be left out.
 */
export interface RegisterControllerRecordControllerEndpointInit {
  /** See {@linkcode RegisterControllerRecordControllerEndpoint.name}. */
  name: string;
  /** See {@linkcode RegisterControllerRecordControllerEndpoint.host}. */
  host: string;
  /** See {@linkcode RegisterControllerRecordControllerEndpoint.port}. */
  port: number;
  /** See {@linkcode RegisterControllerRecordControllerEndpoint.securityProtocol}. */
  securityProtocol: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of RegisterControllerRecord, versions 0. */
export interface RegisterControllerRecordControllerFeature {
  /**
   * string, versions 0+.
   *
   * @generated from RegisterControllerRecord.json ControllerFeature.Name
   */
  name: string;
  /**
   * int16, versions 0+.
   *
   * @generated from RegisterControllerRecord.json ControllerFeature.MinSupportedVersion
   */
  minSupportedVersion: number;
  /**
   * int16, versions 0+.
   *
   * @generated from RegisterControllerRecord.json ControllerFeature.MaxSupportedVersion
   */
  maxSupportedVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for RegisterControllerRecordControllerFeature; fields with a default may be left out.
 */
export interface RegisterControllerRecordControllerFeatureInit {
  /** See {@linkcode RegisterControllerRecordControllerFeature.name}. */
  name: string;
  /** See {@linkcode RegisterControllerRecordControllerFeature.minSupportedVersion}. */
  minSupportedVersion: number;
  /** See {@linkcode RegisterControllerRecordControllerFeature.maxSupportedVersion}. */
  maxSupportedVersion: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** RegisterControllerRecord: a record, key 27, versions 0, flexible versions 0+. */
export interface RegisterControllerRecord {
  /**
   * int32, versions 0+.
   *
   * @generated from RegisterControllerRecord.json ControllerId
   */
  controllerId: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from RegisterControllerRecord.json IncarnationId
   */
  incarnationId: string;
  /**
   * bool, versions 0+.
   *
   * @generated from RegisterControllerRecord.json ZkMigrationReady
   */
  zkMigrationReady: boolean;
  /**
   * []ControllerEndpoint, versions 0+.
   *
   * @generated from RegisterControllerRecord.json EndPoints
   */
  endPoints: readonly RegisterControllerRecordControllerEndpoint[];
  /**
   * []ControllerFeature, versions 0+.
   *
   * @generated from RegisterControllerRecord.json Features
   */
  features: readonly RegisterControllerRecordControllerFeature[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for RegisterControllerRecord; fields with a default may be left out. */
export interface RegisterControllerRecordInit {
  /** See {@linkcode RegisterControllerRecord.controllerId}. */
  controllerId: number;
  /** See {@linkcode RegisterControllerRecord.incarnationId}. */
  incarnationId: string;
  /** See {@linkcode RegisterControllerRecord.zkMigrationReady}. */
  zkMigrationReady: boolean;
  /** See {@linkcode RegisterControllerRecord.endPoints}. */
  endPoints: readonly RegisterControllerRecordControllerEndpointInit[];
  /** See {@linkcode RegisterControllerRecord.features}. */
  features: readonly RegisterControllerRecordControllerFeatureInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readRegisterControllerRecordControllerEndpoint(
  r: Reader,
  key: Key,
): RegisterControllerRecordControllerEndpoint {
  r.down(key);
  const m: RegisterControllerRecordControllerEndpoint = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
    securityProtocol: readInt16(r, "securityProtocol"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRegisterControllerRecordControllerEndpointList(
  r: Reader,
  n: number,
): readonly RegisterControllerRecordControllerEndpoint[] {
  if (n === 0) return EMPTY;
  const list = slots<RegisterControllerRecordControllerEndpoint>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readRegisterControllerRecordControllerEndpoint(r, i);
  }
  return list;
}

function readRegisterControllerRecordControllerFeature(
  r: Reader,
  key: Key,
): RegisterControllerRecordControllerFeature {
  r.down(key);
  const m: RegisterControllerRecordControllerFeature = {
    name: readCompactString(r, "name", repeated),
    minSupportedVersion: readInt16(r, "minSupportedVersion"),
    maxSupportedVersion: readInt16(r, "maxSupportedVersion"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readRegisterControllerRecordControllerFeatureList(
  r: Reader,
  n: number,
): readonly RegisterControllerRecordControllerFeature[] {
  if (n === 0) return EMPTY;
  const list = slots<RegisterControllerRecordControllerFeature>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readRegisterControllerRecordControllerFeature(r, i);
  }
  return list;
}

function readRegisterControllerRecord(r: Reader): RegisterControllerRecord {
  const m: RegisterControllerRecord = {
    controllerId: readInt32(r, "controllerId"),
    incarnationId: readUuid(r, "incarnationId"),
    zkMigrationReady: readBool(r, "zkMigrationReady"),
    endPoints: readRegisterControllerRecordControllerEndpointList(
      r,
      readCompactCount(r, "endPoints", 7),
    ),
    features: readRegisterControllerRecordControllerFeatureList(
      r,
      readCompactCount(r, "features", 6),
    ),
  };
  readTags(r, m);
  return m;
}

function writeRegisterControllerRecordControllerEndpoint(
  w: Writer,
  key: Key,
  m: RegisterControllerRecordControllerEndpointInit,
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

function writeRegisterControllerRecordControllerFeature(
  w: Writer,
  key: Key,
  m: RegisterControllerRecordControllerFeatureInit,
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

function writeRegisterControllerRecord(w: Writer, m: RegisterControllerRecordInit): void {
  const {
    controllerId,
    incarnationId,
    zkMigrationReady,
    endPoints,
    features,
    unknownTaggedFields,
  } = m;
  const atControllerId = w.room(21);
  putInt32(w, atControllerId, "controllerId", controllerId);
  putUuid(w, atControllerId + 4, "incarnationId", incarnationId);
  putBool(w, atControllerId + 20, "zkMigrationReady", zkMigrationReady);
  writeList(
    w,
    "endPoints",
    endPoints,
    writeCompactCount(w, "endPoints", endPoints),
    writeRegisterControllerRecordControllerEndpoint,
  );
  writeList(
    w,
    "features",
    features,
    writeCompactCount(w, "features", features),
    writeRegisterControllerRecordControllerFeature,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
