// Generated from schemas/clients/GetTelemetrySubscriptions{Request,Response}.json. Do not edit.

/**
 * GetTelemetrySubscriptions (API, key 71), versions 0.
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
  putUuid,
  readBool,
  readCompactCount,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt8,
  readList,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeCompactCount,
  writeCompactString,
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a GetTelemetrySubscriptions request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeGetTelemetrySubscriptionsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): GetTelemetrySubscriptionsRequest {
  return runDecode(
    "GetTelemetrySubscriptionsRequest",
    0,
    0,
    readGetTelemetrySubscriptionsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a GetTelemetrySubscriptions request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeGetTelemetrySubscriptionsRequest(
  message: GetTelemetrySubscriptionsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "GetTelemetrySubscriptionsRequest",
    0,
    0,
    writeGetTelemetrySubscriptionsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a GetTelemetrySubscriptions request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeGetTelemetrySubscriptionsRequestInto(
  message: GetTelemetrySubscriptionsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "GetTelemetrySubscriptionsRequest",
    0,
    0,
    writeGetTelemetrySubscriptionsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of GetTelemetrySubscriptionsRequest, for registries. */
export const GetTelemetrySubscriptionsRequestCodec: MessageCodec<
  GetTelemetrySubscriptionsRequest
> = {
  name: "GetTelemetrySubscriptionsRequest",
  type: "request",
  module: "clients",
  apiKey: 71,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeGetTelemetrySubscriptionsRequest,
  encode: encodeGetTelemetrySubscriptionsRequest,
};

/** GetTelemetrySubscriptionsRequest: a request, key 71, versions 0, flexible versions 0+. */
export interface GetTelemetrySubscriptionsRequest {
  /**
   * uuid, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsRequest.json ClientInstanceId
   */
  clientInstanceId: string;
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
 * What encoders take for GetTelemetrySubscriptionsRequest; fields with a default may be left out.
 */
export interface GetTelemetrySubscriptionsRequestInit {
  /** See {@linkcode GetTelemetrySubscriptionsRequest.clientInstanceId}. */
  clientInstanceId: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readGetTelemetrySubscriptionsRequest(r: Reader): GetTelemetrySubscriptionsRequest {
  const m: GetTelemetrySubscriptionsRequest = {
    clientInstanceId: readUuid(r, "clientInstanceId"),
  };
  readTags(r, m);
  return m;
}

function writeGetTelemetrySubscriptionsRequest(
  w: Writer,
  m: GetTelemetrySubscriptionsRequestInit,
): void {
  const { clientInstanceId, unknownTaggedFields } = m;
  writeUuid(w, "clientInstanceId", clientInstanceId);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a GetTelemetrySubscriptions response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeGetTelemetrySubscriptionsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): GetTelemetrySubscriptionsResponse {
  return runDecode(
    "GetTelemetrySubscriptionsResponse",
    0,
    0,
    readGetTelemetrySubscriptionsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a GetTelemetrySubscriptions response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeGetTelemetrySubscriptionsResponse(
  message: GetTelemetrySubscriptionsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "GetTelemetrySubscriptionsResponse",
    0,
    0,
    writeGetTelemetrySubscriptionsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a GetTelemetrySubscriptions response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeGetTelemetrySubscriptionsResponseInto(
  message: GetTelemetrySubscriptionsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "GetTelemetrySubscriptionsResponse",
    0,
    0,
    writeGetTelemetrySubscriptionsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of GetTelemetrySubscriptionsResponse, for registries. */
export const GetTelemetrySubscriptionsResponseCodec: MessageCodec<
  GetTelemetrySubscriptionsResponse
> = {
  name: "GetTelemetrySubscriptionsResponse",
  type: "response",
  module: "clients",
  apiKey: 71,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeGetTelemetrySubscriptionsResponse,
  encode: encodeGetTelemetrySubscriptionsResponse,
};

/**
 * GetTelemetrySubscriptionsResponse: a response, key 71, versions 0, flexible versions 0+.
 */
export interface GetTelemetrySubscriptionsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsResponse.json ClientInstanceId
   */
  clientInstanceId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsResponse.json SubscriptionId
   */
  subscriptionId: number;
  /**
   * []int8, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsResponse.json AcceptedCompressionTypes
   */
  acceptedCompressionTypes: readonly number[];
  /**
   * int32, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsResponse.json PushIntervalMs
   */
  pushIntervalMs: number;
  /**
   * int32, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsResponse.json TelemetryMaxBytes
   */
  telemetryMaxBytes: number;
  /**
   * bool, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsResponse.json DeltaTemporality
   */
  deltaTemporality: boolean;
  /**
   * []string, versions 0+.
   *
   * @generated from GetTelemetrySubscriptionsResponse.json RequestedMetrics
   */
  requestedMetrics: readonly string[];
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
 * What encoders take for GetTelemetrySubscriptionsResponse; fields with a default may be left out.
 */
export interface GetTelemetrySubscriptionsResponseInit {
  /** See {@linkcode GetTelemetrySubscriptionsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode GetTelemetrySubscriptionsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode GetTelemetrySubscriptionsResponse.clientInstanceId}. */
  clientInstanceId: string;
  /** See {@linkcode GetTelemetrySubscriptionsResponse.subscriptionId}. */
  subscriptionId: number;
  /** See {@linkcode GetTelemetrySubscriptionsResponse.acceptedCompressionTypes}. */
  acceptedCompressionTypes: readonly number[];
  /** See {@linkcode GetTelemetrySubscriptionsResponse.pushIntervalMs}. */
  pushIntervalMs: number;
  /** See {@linkcode GetTelemetrySubscriptionsResponse.telemetryMaxBytes}. */
  telemetryMaxBytes: number;
  /** See {@linkcode GetTelemetrySubscriptionsResponse.deltaTemporality}. */
  deltaTemporality: boolean;
  /** See {@linkcode GetTelemetrySubscriptionsResponse.requestedMetrics}. */
  requestedMetrics: readonly string[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readGetTelemetrySubscriptionsResponse(r: Reader): GetTelemetrySubscriptionsResponse {
  const m: GetTelemetrySubscriptionsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    clientInstanceId: readUuid(r, "clientInstanceId"),
    subscriptionId: readInt32(r, "subscriptionId"),
    acceptedCompressionTypes: readList(
      r,
      readCompactCount(r, "acceptedCompressionTypes", 1),
      readInt8,
    ),
    pushIntervalMs: readInt32(r, "pushIntervalMs"),
    telemetryMaxBytes: readInt32(r, "telemetryMaxBytes"),
    deltaTemporality: readBool(r, "deltaTemporality"),
    requestedMetrics: readList(r, readCompactCount(r, "requestedMetrics", 1), readCompactString),
  };
  readTags(r, m);
  return m;
}

function writeGetTelemetrySubscriptionsResponse(
  w: Writer,
  m: GetTelemetrySubscriptionsResponseInit,
): void {
  const {
    throttleTimeMs,
    errorCode,
    clientInstanceId,
    subscriptionId,
    acceptedCompressionTypes,
    pushIntervalMs,
    telemetryMaxBytes,
    deltaTemporality,
    requestedMetrics,
    unknownTaggedFields,
  } = m;
  const atThrottleTimeMs = w.room(26);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  putUuid(w, atThrottleTimeMs + 6, "clientInstanceId", clientInstanceId);
  putInt32(w, atThrottleTimeMs + 22, "subscriptionId", subscriptionId);
  writeList(
    w,
    "acceptedCompressionTypes",
    acceptedCompressionTypes,
    writeCompactCount(w, "acceptedCompressionTypes", acceptedCompressionTypes),
    writeInt8,
  );
  const atPushIntervalMs = w.room(9);
  putInt32(w, atPushIntervalMs, "pushIntervalMs", pushIntervalMs);
  putInt32(w, atPushIntervalMs + 4, "telemetryMaxBytes", telemetryMaxBytes);
  putBool(w, atPushIntervalMs + 8, "deltaTemporality", deltaTemporality);
  writeList(
    w,
    "requestedMetrics",
    requestedMetrics,
    writeCompactCount(w, "requestedMetrics", requestedMetrics),
    writeCompactString,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of GetTelemetrySubscriptions. */
export const GetTelemetrySubscriptions: Api<
  GetTelemetrySubscriptionsRequestInit,
  GetTelemetrySubscriptionsResponse
> = {
  name: "GetTelemetrySubscriptions",
  key: 71,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeGetTelemetrySubscriptionsRequest,
  decodeResponse: decodeGetTelemetrySubscriptionsResponse,
};

/** The broker's half of GetTelemetrySubscriptions. */
export const GetTelemetrySubscriptionsServer: ServerApi<
  GetTelemetrySubscriptionsRequest,
  GetTelemetrySubscriptionsResponseInit
> = {
  name: "GetTelemetrySubscriptions",
  key: 71,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeGetTelemetrySubscriptionsRequest,
  encodeResponse: encodeGetTelemetrySubscriptionsResponse,
};
