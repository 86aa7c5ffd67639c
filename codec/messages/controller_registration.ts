// Generated from schemas/clients/ControllerRegistration{Request,Response}.json. Do not edit.

/**
 * ControllerRegistration (API, key 70), versions 0.
 *
 * @module
 */
import {
  type Api,
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
  readCompactNullableString,
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
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ControllerRegistration request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeControllerRegistrationRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ControllerRegistrationRequest {
  return runDecode(
    "ControllerRegistrationRequest",
    0,
    0,
    readControllerRegistrationRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ControllerRegistration request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeControllerRegistrationRequest(
  message: ControllerRegistrationRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ControllerRegistrationRequest",
    0,
    0,
    writeControllerRegistrationRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a ControllerRegistration request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeControllerRegistrationRequestInto(
  message: ControllerRegistrationRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ControllerRegistrationRequest",
    0,
    0,
    writeControllerRegistrationRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ControllerRegistrationRequest, for registries. */
export const ControllerRegistrationRequestCodec: MessageCodec<ControllerRegistrationRequest> = {
  name: "ControllerRegistrationRequest",
  type: "request",
  module: "clients",
  apiKey: 70,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeControllerRegistrationRequest,
  encode: encodeControllerRegistrationRequest,
};

/** Part of ControllerRegistrationRequest, versions 0. */
export interface ControllerRegistrationRequestListener {
  /**
   * string, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json Listener.Name
   */
  name: string;
  /**
   * string, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json Listener.Host
   */
  host: string;
  /**
   * uint16, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json Listener.Port
   */
  port: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json Listener.SecurityProtocol
   */
  securityProtocol: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ControllerRegistrationRequestListener; fields with a default may be left out.
 */
export interface ControllerRegistrationRequestListenerInit {
  /** See {@linkcode ControllerRegistrationRequestListener.name}. */
  name: string;
  /** See {@linkcode ControllerRegistrationRequestListener.host}. */
  host: string;
  /** See {@linkcode ControllerRegistrationRequestListener.port}. */
  port: number;
  /** See {@linkcode ControllerRegistrationRequestListener.securityProtocol}. */
  securityProtocol: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ControllerRegistrationRequest, versions 0. */
export interface ControllerRegistrationRequestFeature {
  /**
   * string, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json Feature.Name
   */
  name: string;
  /**
   * int16, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json Feature.MinSupportedVersion
   */
  minSupportedVersion: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json Feature.MaxSupportedVersion
   */
  maxSupportedVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ControllerRegistrationRequestFeature; fields with a default may be left out.
 */
export interface ControllerRegistrationRequestFeatureInit {
  /** See {@linkcode ControllerRegistrationRequestFeature.name}. */
  name: string;
  /** See {@linkcode ControllerRegistrationRequestFeature.minSupportedVersion}. */
  minSupportedVersion: number;
  /** See {@linkcode ControllerRegistrationRequestFeature.maxSupportedVersion}. */
  maxSupportedVersion: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ControllerRegistrationRequest: a request, key 70, versions 0, flexible versions 0+. */
export interface ControllerRegistrationRequest {
  /**
   * int32, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json ControllerId
   */
  controllerId: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json IncarnationId
   */
  incarnationId: string;
  /**
   * bool, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json ZkMigrationReady
   */
  zkMigrationReady: boolean;
  /**
   * []Listener, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json Listeners
   */
  listeners: readonly ControllerRegistrationRequestListener[];
  /**
   * []Feature, versions 0+.
   *
   * @generated from ControllerRegistrationRequest.json Features
   */
  features: readonly ControllerRegistrationRequestFeature[];
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
 * What encoders take for ControllerRegistrationRequest; fields with a default may be left out.
 */
export interface ControllerRegistrationRequestInit {
  /** See {@linkcode ControllerRegistrationRequest.controllerId}. */
  controllerId: number;
  /** See {@linkcode ControllerRegistrationRequest.incarnationId}. */
  incarnationId: string;
  /** See {@linkcode ControllerRegistrationRequest.zkMigrationReady}. */
  zkMigrationReady: boolean;
  /** See {@linkcode ControllerRegistrationRequest.listeners}. */
  listeners: readonly ControllerRegistrationRequestListenerInit[];
  /** See {@linkcode ControllerRegistrationRequest.features}. */
  features: readonly ControllerRegistrationRequestFeatureInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readControllerRegistrationRequestListener(
  r: Reader,
  key: Key,
): ControllerRegistrationRequestListener {
  r.down(key);
  const m: ControllerRegistrationRequestListener = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
    securityProtocol: readInt16(r, "securityProtocol"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readControllerRegistrationRequestListenerList(
  r: Reader,
  n: number,
): readonly ControllerRegistrationRequestListener[] {
  if (n === 0) return EMPTY;
  const list = slots<ControllerRegistrationRequestListener>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readControllerRegistrationRequestListener(r, i);
  }
  return list;
}

function readControllerRegistrationRequestFeature(
  r: Reader,
  key: Key,
): ControllerRegistrationRequestFeature {
  r.down(key);
  const m: ControllerRegistrationRequestFeature = {
    name: readCompactString(r, "name", repeated),
    minSupportedVersion: readInt16(r, "minSupportedVersion"),
    maxSupportedVersion: readInt16(r, "maxSupportedVersion"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readControllerRegistrationRequestFeatureList(
  r: Reader,
  n: number,
): readonly ControllerRegistrationRequestFeature[] {
  if (n === 0) return EMPTY;
  const list = slots<ControllerRegistrationRequestFeature>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readControllerRegistrationRequestFeature(r, i);
  }
  return list;
}

function readControllerRegistrationRequest(r: Reader): ControllerRegistrationRequest {
  const m: ControllerRegistrationRequest = {
    controllerId: readInt32(r, "controllerId"),
    incarnationId: readUuid(r, "incarnationId"),
    zkMigrationReady: readBool(r, "zkMigrationReady"),
    listeners: readControllerRegistrationRequestListenerList(
      r,
      readCompactCount(r, "listeners", 7),
    ),
    features: readControllerRegistrationRequestFeatureList(r, readCompactCount(r, "features", 6)),
  };
  readTags(r, m);
  return m;
}

function writeControllerRegistrationRequestListener(
  w: Writer,
  key: Key,
  m: ControllerRegistrationRequestListenerInit,
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

function writeControllerRegistrationRequestFeature(
  w: Writer,
  key: Key,
  m: ControllerRegistrationRequestFeatureInit,
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

function writeControllerRegistrationRequest(w: Writer, m: ControllerRegistrationRequestInit): void {
  const {
    controllerId,
    incarnationId,
    zkMigrationReady,
    listeners,
    features,
    unknownTaggedFields,
  } = m;
  const atControllerId = w.room(21);
  putInt32(w, atControllerId, "controllerId", controllerId);
  putUuid(w, atControllerId + 4, "incarnationId", incarnationId);
  putBool(w, atControllerId + 20, "zkMigrationReady", zkMigrationReady);
  writeList(
    w,
    "listeners",
    listeners,
    writeCompactCount(w, "listeners", listeners),
    writeControllerRegistrationRequestListener,
  );
  writeList(
    w,
    "features",
    features,
    writeCompactCount(w, "features", features),
    writeControllerRegistrationRequestFeature,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ControllerRegistration response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeControllerRegistrationResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ControllerRegistrationResponse {
  return runDecode(
    "ControllerRegistrationResponse",
    0,
    0,
    readControllerRegistrationResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ControllerRegistration response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeControllerRegistrationResponse(
  message: ControllerRegistrationResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ControllerRegistrationResponse",
    0,
    0,
    writeControllerRegistrationResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ControllerRegistration response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeControllerRegistrationResponseInto(
  message: ControllerRegistrationResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ControllerRegistrationResponse",
    0,
    0,
    writeControllerRegistrationResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ControllerRegistrationResponse, for registries. */
export const ControllerRegistrationResponseCodec: MessageCodec<ControllerRegistrationResponse> = {
  name: "ControllerRegistrationResponse",
  type: "response",
  module: "clients",
  apiKey: 70,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeControllerRegistrationResponse,
  encode: encodeControllerRegistrationResponse,
};

/** ControllerRegistrationResponse: a response, key 70, versions 0, flexible versions 0+. */
export interface ControllerRegistrationResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ControllerRegistrationResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ControllerRegistrationResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ControllerRegistrationResponse.json ErrorMessage
   */
  errorMessage: string | null;
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
 * What encoders take for ControllerRegistrationResponse; fields with a default may be left out.
 */
export interface ControllerRegistrationResponseInit {
  /** See {@linkcode ControllerRegistrationResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ControllerRegistrationResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ControllerRegistrationResponse.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readControllerRegistrationResponse(r: Reader): ControllerRegistrationResponse {
  const m: ControllerRegistrationResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  return m;
}

function writeControllerRegistrationResponse(
  w: Writer,
  m: ControllerRegistrationResponseInit,
): void {
  const { throttleTimeMs, errorCode, errorMessage, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ControllerRegistration. */
export const ControllerRegistration: Api<
  ControllerRegistrationRequestInit,
  ControllerRegistrationResponse
> = {
  name: "ControllerRegistration",
  key: 70,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeControllerRegistrationRequest,
  decodeResponse: decodeControllerRegistrationResponse,
};

/** The broker's half of ControllerRegistration. */
export const ControllerRegistrationServer: ServerApi<
  ControllerRegistrationRequest,
  ControllerRegistrationResponseInit
> = {
  name: "ControllerRegistration",
  key: 70,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeControllerRegistrationRequest,
  encodeResponse: encodeControllerRegistrationResponse,
};
