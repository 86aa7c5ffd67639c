// Generated from schemas/clients/BrokerRegistration{Request,Response}.json. Do not edit.

/**
 * BrokerRegistration (API, key 62), versions 0-4.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  putUint16,
  readBool,
  readCompactCount,
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
  type ServerApi,
  slots,
  startTag,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeInt64,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a BrokerRegistration request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeBrokerRegistrationRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): BrokerRegistrationRequest {
  return runDecode(
    "BrokerRegistrationRequest",
    0,
    4,
    readBrokerRegistrationRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a BrokerRegistration request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeBrokerRegistrationRequest(
  message: BrokerRegistrationRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "BrokerRegistrationRequest",
    0,
    4,
    writeBrokerRegistrationRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a BrokerRegistration request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeBrokerRegistrationRequestInto(
  message: BrokerRegistrationRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "BrokerRegistrationRequest",
    0,
    4,
    writeBrokerRegistrationRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of BrokerRegistrationRequest, for registries. */
export const BrokerRegistrationRequestCodec: MessageCodec<BrokerRegistrationRequest> = {
  name: "BrokerRegistrationRequest",
  type: "request",
  module: "clients",
  apiKey: 62,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 0,
  decode: decodeBrokerRegistrationRequest,
  encode: encodeBrokerRegistrationRequest,
};

/** Part of BrokerRegistrationRequest, versions 0-4. */
export interface BrokerRegistrationRequestListener {
  /**
   * Listener name from the broker's settings, often the same word as its protocol.
   *
   * string, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json Listener.Name
   */
  name: string;
  /**
   * Name or IP address to dial for this listener.
   *
   * string, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json Listener.Host
   */
  host: string;
  /**
   * TCP port to dial for this listener, 0 to 65535.
   *
   * uint16, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json Listener.Port
   */
  port: number;
  /**
   * Protocol code of the listener: 0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL.
   *
   * int16, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json Listener.SecurityProtocol
   */
  securityProtocol: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for BrokerRegistrationRequestListener; fields with a default may be left out.
 */
export interface BrokerRegistrationRequestListenerInit {
  /** See {@linkcode BrokerRegistrationRequestListener.name}. */
  name: string;
  /** See {@linkcode BrokerRegistrationRequestListener.host}. */
  host: string;
  /** See {@linkcode BrokerRegistrationRequestListener.port}. */
  port: number;
  /** See {@linkcode BrokerRegistrationRequestListener.securityProtocol}. */
  securityProtocol: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of BrokerRegistrationRequest, versions 0-4. */
export interface BrokerRegistrationRequestFeature {
  /**
   * Key of the feature, such as metadata.version.
   *
   * string, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json Feature.Name
   */
  name: string;
  /**
   * Lowest level that the broker can run; Kafka accepts 0 here only from version 4.
   *
   * int16, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json Feature.MinSupportedVersion
   */
  minSupportedVersion: number;
  /**
   * Highest level that the broker can run, inclusive.
   *
   * int16, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json Feature.MaxSupportedVersion
   */
  maxSupportedVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for BrokerRegistrationRequestFeature; fields with a default may be left out.
 */
export interface BrokerRegistrationRequestFeatureInit {
  /** See {@linkcode BrokerRegistrationRequestFeature.name}. */
  name: string;
  /** See {@linkcode BrokerRegistrationRequestFeature.minSupportedVersion}. */
  minSupportedVersion: number;
  /** See {@linkcode BrokerRegistrationRequestFeature.maxSupportedVersion}. */
  maxSupportedVersion: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** BrokerRegistrationRequest: a request, key 62, versions 0-4, flexible versions 0+. */
export interface BrokerRegistrationRequest {
  /**
   * Node id that the broker registers under; error 101 when a live broker already holds it.
   *
   * int32, versions 0+, brokerId.
   *
   * @generated from BrokerRegistrationRequest.json BrokerId
   */
  brokerId: number;
  /**
   * Cluster that the broker means to join; error 104 when the controller belongs to another one.
   *
   * string, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json ClusterId
   */
  clusterId: string;
  /**
   * Drawn anew at each start of the process, so that two runs with one node id can be told apart.
   *
   * uuid, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json IncarnationId
   */
  incarnationId: string;
  /**
   * Addresses that the broker advertises, one per listener.
   *
   * []Listener, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json Listeners
   */
  listeners: readonly BrokerRegistrationRequestListener[];
  /**
   * Level ranges that the broker's software can run; error 35 when a finalized level lies outside.
   *
   * []Feature, versions 0+.
   *
   * @generated from BrokerRegistrationRequest.json Features
   */
  features: readonly BrokerRegistrationRequestFeature[];
  /**
   * Rack label from the broker's settings; null when none is set.
   *
   * string, versions 0+, nullable 0+.
   *
   * @generated from BrokerRegistrationRequest.json Rack
   */
  rack: string | null;
  /**
   * True only for a ZooKeeper-mode broker during a migration to KRaft.
   *
   * bool, versions 1+, default false.
   *
   * @generated from BrokerRegistrationRequest.json IsMigratingZkBroker
   */
  isMigratingZkBroker: boolean;
  /**
   * Ids of the broker's usable log directories; Kafka 4.4 refuses an empty list with error 119.
   *
   * []uuid, versions 2+, ignorable.
   *
   * @generated from BrokerRegistrationRequest.json LogDirs
   */
  logDirs: readonly string[];
  /**
   * Epoch of the last run if it was stopped in order; -1 after a crash or at first start.
   *
   * int64, versions 3+, default -1, ignorable.
   *
   * @generated from BrokerRegistrationRequest.json PreviousBrokerEpoch
   */
  previousBrokerEpoch: bigint;
  /**
   * The pod of the broker, or null if it is in none.
   *
   * string, versions 0+, nullable 0+, tag 0 in 0+, default null, ignorable.
   *
   * Proposed in KIP-1095; in no Kafka release as of 4.4.0.
   *
   * @generated from BrokerRegistrationRequest.json Pod
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

/**
 * What encoders take for BrokerRegistrationRequest; fields with a default may be left out.
 */
export interface BrokerRegistrationRequestInit {
  /** See {@linkcode BrokerRegistrationRequest.brokerId}. */
  brokerId: number;
  /** See {@linkcode BrokerRegistrationRequest.clusterId}. */
  clusterId: string;
  /** See {@linkcode BrokerRegistrationRequest.incarnationId}. */
  incarnationId: string;
  /** See {@linkcode BrokerRegistrationRequest.listeners}. */
  listeners: readonly BrokerRegistrationRequestListenerInit[];
  /** See {@linkcode BrokerRegistrationRequest.features}. */
  features: readonly BrokerRegistrationRequestFeatureInit[];
  /** See {@linkcode BrokerRegistrationRequest.rack}. */
  rack: string | null;
  /** See {@linkcode BrokerRegistrationRequest.isMigratingZkBroker}. */
  isMigratingZkBroker?: boolean | undefined;
  /** See {@linkcode BrokerRegistrationRequest.logDirs}. */
  logDirs?: readonly string[] | undefined;
  /** See {@linkcode BrokerRegistrationRequest.previousBrokerEpoch}. */
  previousBrokerEpoch?: bigint | undefined;
  /** See {@linkcode BrokerRegistrationRequest.pod}. */
  pod?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readBrokerRegistrationRequestListener(
  r: Reader,
  key: Key,
): BrokerRegistrationRequestListener {
  r.down(key);
  const m: BrokerRegistrationRequestListener = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
    securityProtocol: readInt16(r, "securityProtocol"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readBrokerRegistrationRequestListenerList(
  r: Reader,
  n: number,
): readonly BrokerRegistrationRequestListener[] {
  if (n === 0) return EMPTY;
  const list = slots<BrokerRegistrationRequestListener>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readBrokerRegistrationRequestListener(r, i);
  }
  return list;
}

function readBrokerRegistrationRequestFeature(
  r: Reader,
  key: Key,
): BrokerRegistrationRequestFeature {
  r.down(key);
  const m: BrokerRegistrationRequestFeature = {
    name: readCompactString(r, "name", repeated),
    minSupportedVersion: readInt16(r, "minSupportedVersion"),
    maxSupportedVersion: readInt16(r, "maxSupportedVersion"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readBrokerRegistrationRequestFeatureList(
  r: Reader,
  n: number,
): readonly BrokerRegistrationRequestFeature[] {
  if (n === 0) return EMPTY;
  const list = slots<BrokerRegistrationRequestFeature>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readBrokerRegistrationRequestFeature(r, i);
  }
  return list;
}

function readBrokerRegistrationRequestTag(
  r: Reader,
  m: BrokerRegistrationRequest,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.pod = readCompactNullableString(r, "pod", repeated);
      return true;
  }
  return false;
}

function readBrokerRegistrationRequest(r: Reader, version: number): BrokerRegistrationRequest {
  const m: BrokerRegistrationRequest = {
    brokerId: readInt32(r, "brokerId"),
    clusterId: readCompactString(r, "clusterId", repeated),
    incarnationId: readUuid(r, "incarnationId"),
    listeners: readBrokerRegistrationRequestListenerList(r, readCompactCount(r, "listeners", 7)),
    features: readBrokerRegistrationRequestFeatureList(r, readCompactCount(r, "features", 6)),
    rack: readCompactNullableString(r, "rack", repeated),
    isMigratingZkBroker: version >= 1 ? readBool(r, "isMigratingZkBroker") : false,
    logDirs: version >= 2 ? readList(r, readCompactCount(r, "logDirs", 16), readUuid) : EMPTY,
    previousBrokerEpoch: version >= 3 ? readInt64(r, "previousBrokerEpoch") : -1n,
    pod: null,
  };
  readTags(r, m, readBrokerRegistrationRequestTag);
  return m;
}

function writeBrokerRegistrationRequestListener(
  w: Writer,
  key: Key,
  m: BrokerRegistrationRequestListenerInit,
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

function writeBrokerRegistrationRequestFeature(
  w: Writer,
  key: Key,
  m: BrokerRegistrationRequestFeatureInit,
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

function writeBrokerRegistrationRequest(
  w: Writer,
  m: BrokerRegistrationRequestInit,
  version: number,
): void {
  const {
    brokerId,
    clusterId,
    incarnationId,
    listeners,
    features,
    rack,
    isMigratingZkBroker = false,
    logDirs = EMPTY,
    previousBrokerEpoch = -1n,
    pod = null,
    unknownTaggedFields,
  } = m;
  writeInt32(w, "brokerId", brokerId);
  writeCompactString(w, "clusterId", clusterId);
  writeUuid(w, "incarnationId", incarnationId);
  writeList(
    w,
    "listeners",
    listeners,
    writeCompactCount(w, "listeners", listeners),
    writeBrokerRegistrationRequestListener,
  );
  writeList(
    w,
    "features",
    features,
    writeCompactCount(w, "features", features),
    writeBrokerRegistrationRequestFeature,
  );
  writeCompactNullableString(w, "rack", rack);
  if (version >= 1) writeBool(w, "isMigratingZkBroker", isMigratingZkBroker);
  else writeAbsent(w, "isMigratingZkBroker", isMigratingZkBroker === false, "1+");
  if (version >= 2) {
    writeList(w, "logDirs", logDirs, writeCompactCount(w, "logDirs", logDirs), writeUuid);
  }
  if (version >= 3) writeInt64(w, "previousBrokerEpoch", previousBrokerEpoch);
  const sendsPod = pod !== null;
  let unknown = writeTagCount(w, unknownTaggedFields, sendsPod ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsPod) {
    const p = startTag(w, 0);
    writeCompactNullableString(w, "pod", pod);
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}

/**
 * Decodes the body of a BrokerRegistration response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeBrokerRegistrationResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): BrokerRegistrationResponse {
  return runDecode(
    "BrokerRegistrationResponse",
    0,
    4,
    readBrokerRegistrationResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a BrokerRegistration response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeBrokerRegistrationResponse(
  message: BrokerRegistrationResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "BrokerRegistrationResponse",
    0,
    4,
    writeBrokerRegistrationResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a BrokerRegistration response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeBrokerRegistrationResponseInto(
  message: BrokerRegistrationResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "BrokerRegistrationResponse",
    0,
    4,
    writeBrokerRegistrationResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of BrokerRegistrationResponse, for registries. */
export const BrokerRegistrationResponseCodec: MessageCodec<BrokerRegistrationResponse> = {
  name: "BrokerRegistrationResponse",
  type: "response",
  module: "clients",
  apiKey: 62,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 0,
  decode: decodeBrokerRegistrationResponse,
  encode: encodeBrokerRegistrationResponse,
};

/** BrokerRegistrationResponse: a response, key 62, versions 0-4, flexible versions 0+. */
export interface BrokerRegistrationResponse {
  /**
   * Quota delay in milliseconds, 0 for none; the sender has to wait that long.
   *
   * int32, versions 0+.
   *
   * @generated from BrokerRegistrationResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * Result of the registration: 0 accepted, 41 ask another controller, 101 id in use, 104 wrong cluster.
   *
   * int16, versions 0+.
   *
   * @generated from BrokerRegistrationResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * Epoch of the new registration, in KRaft the offset of its record; -1 in an error answer.
   *
   * int64, versions 0+, default -1.
   *
   * @generated from BrokerRegistrationResponse.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/**
 * What encoders take for BrokerRegistrationResponse; fields with a default may be left out.
 */
export interface BrokerRegistrationResponseInit {
  /** See {@linkcode BrokerRegistrationResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode BrokerRegistrationResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode BrokerRegistrationResponse.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readBrokerRegistrationResponse(r: Reader): BrokerRegistrationResponse {
  const m: BrokerRegistrationResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
  };
  readTags(r, m);
  return m;
}

function writeBrokerRegistrationResponse(w: Writer, m: BrokerRegistrationResponseInit): void {
  const { throttleTimeMs, errorCode, brokerEpoch = -1n, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(14);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  putInt64(w, atThrottleTimeMs + 6, "brokerEpoch", brokerEpoch);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of BrokerRegistration. */
export const BrokerRegistration: Api<BrokerRegistrationRequestInit, BrokerRegistrationResponse> = {
  name: "BrokerRegistration",
  key: 62,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeBrokerRegistrationRequest,
  decodeResponse: decodeBrokerRegistrationResponse,
};

/** The broker's half of BrokerRegistration. */
export const BrokerRegistrationServer: ServerApi<
  BrokerRegistrationRequest,
  BrokerRegistrationResponseInit
> = {
  name: "BrokerRegistration",
  key: 62,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 0,
  decodeRequest: decodeBrokerRegistrationRequest,
  encodeResponse: encodeBrokerRegistrationResponse,
};
