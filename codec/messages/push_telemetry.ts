// Generated from schemas/clients/PushTelemetry{Request,Response}.json. Do not edit.

/**
 * PushTelemetry (API, key 72), versions 0.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putBool,
  putInt16,
  putInt32,
  putInt8,
  putUuid,
  readBool,
  readCompactBytes,
  type Reader,
  readInt16,
  readInt32,
  readInt8,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeCompactBytes,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a PushTelemetry request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodePushTelemetryRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): PushTelemetryRequest {
  return runDecode("PushTelemetryRequest", 0, 0, readPushTelemetryRequest, body, version, options);
}

/**
 * Encodes the body of a PushTelemetry request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodePushTelemetryRequest(
  message: PushTelemetryRequestInit,
  version: number,
): Bytes {
  return runEncode("PushTelemetryRequest", 0, 0, writePushTelemetryRequest, message, version);
}

/**
 * Encodes the body of a PushTelemetry request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodePushTelemetryRequestInto(
  message: PushTelemetryRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "PushTelemetryRequest",
    0,
    0,
    writePushTelemetryRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of PushTelemetryRequest, for registries. */
export const PushTelemetryRequestCodec: MessageCodec<PushTelemetryRequest> = {
  name: "PushTelemetryRequest",
  type: "request",
  module: "clients",
  apiKey: 72,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodePushTelemetryRequest,
  encode: encodePushTelemetryRequest,
};

/** PushTelemetryRequest: a request, key 72, versions 0, flexible versions 0+. */
export interface PushTelemetryRequest {
  /**
   * uuid, versions 0+.
   *
   * @generated from PushTelemetryRequest.json ClientInstanceId
   */
  clientInstanceId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from PushTelemetryRequest.json SubscriptionId
   */
  subscriptionId: number;
  /**
   * bool, versions 0+.
   *
   * @generated from PushTelemetryRequest.json Terminating
   */
  terminating: boolean;
  /**
   * int8, versions 0+.
   *
   * @generated from PushTelemetryRequest.json CompressionType
   */
  compressionType: number;
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from PushTelemetryRequest.json Metrics
   */
  metrics: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for PushTelemetryRequest; fields with a default may be left out. */
export interface PushTelemetryRequestInit {
  /** See {@linkcode PushTelemetryRequest.clientInstanceId}. */
  clientInstanceId: string;
  /** See {@linkcode PushTelemetryRequest.subscriptionId}. */
  subscriptionId: number;
  /** See {@linkcode PushTelemetryRequest.terminating}. */
  terminating: boolean;
  /** See {@linkcode PushTelemetryRequest.compressionType}. */
  compressionType: number;
  /** See {@linkcode PushTelemetryRequest.metrics}. */
  metrics: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readPushTelemetryRequest(r: Reader): PushTelemetryRequest {
  const m: PushTelemetryRequest = {
    clientInstanceId: readUuid(r, "clientInstanceId"),
    subscriptionId: readInt32(r, "subscriptionId"),
    terminating: readBool(r, "terminating"),
    compressionType: readInt8(r, "compressionType"),
    metrics: readCompactBytes(r, "metrics"),
  };
  readTags(r, m);
  return m;
}

function writePushTelemetryRequest(w: Writer, m: PushTelemetryRequestInit): void {
  const {
    clientInstanceId,
    subscriptionId,
    terminating,
    compressionType,
    metrics,
    unknownTaggedFields,
  } = m;
  const atClientInstanceId = w.room(22);
  putUuid(w, atClientInstanceId, "clientInstanceId", clientInstanceId);
  putInt32(w, atClientInstanceId + 16, "subscriptionId", subscriptionId);
  putBool(w, atClientInstanceId + 20, "terminating", terminating);
  putInt8(w, atClientInstanceId + 21, "compressionType", compressionType);
  writeCompactBytes(w, "metrics", metrics);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a PushTelemetry response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodePushTelemetryResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): PushTelemetryResponse {
  return runDecode(
    "PushTelemetryResponse",
    0,
    0,
    readPushTelemetryResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a PushTelemetry response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodePushTelemetryResponse(
  message: PushTelemetryResponseInit,
  version: number,
): Bytes {
  return runEncode("PushTelemetryResponse", 0, 0, writePushTelemetryResponse, message, version);
}

/**
 * Encodes the body of a PushTelemetry response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodePushTelemetryResponseInto(
  message: PushTelemetryResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "PushTelemetryResponse",
    0,
    0,
    writePushTelemetryResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of PushTelemetryResponse, for registries. */
export const PushTelemetryResponseCodec: MessageCodec<PushTelemetryResponse> = {
  name: "PushTelemetryResponse",
  type: "response",
  module: "clients",
  apiKey: 72,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodePushTelemetryResponse,
  encode: encodePushTelemetryResponse,
};

/** PushTelemetryResponse: a response, key 72, versions 0, flexible versions 0+. */
export interface PushTelemetryResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from PushTelemetryResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from PushTelemetryResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for PushTelemetryResponse; fields with a default may be left out. */
export interface PushTelemetryResponseInit {
  /** See {@linkcode PushTelemetryResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode PushTelemetryResponse.errorCode}. */
  errorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readPushTelemetryResponse(r: Reader): PushTelemetryResponse {
  const m: PushTelemetryResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
  };
  readTags(r, m);
  return m;
}

function writePushTelemetryResponse(w: Writer, m: PushTelemetryResponseInit): void {
  const { throttleTimeMs, errorCode, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of PushTelemetry. */
export const PushTelemetry: Api<PushTelemetryRequestInit, PushTelemetryResponse> = {
  name: "PushTelemetry",
  key: 72,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodePushTelemetryRequest,
  decodeResponse: decodePushTelemetryResponse,
};

/** The broker's half of PushTelemetry. */
export const PushTelemetryServer: ServerApi<PushTelemetryRequest, PushTelemetryResponseInit> = {
  name: "PushTelemetry",
  key: 72,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodePushTelemetryRequest,
  encodeResponse: encodePushTelemetryResponse,
};
