// Generated from schemas/clients/AllocateProducerIds{Request,Response}.json. Do not edit.

/**
 * AllocateProducerIds (API, key 67), versions 0.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt16,
  putInt32,
  putInt64,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AllocateProducerIds request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAllocateProducerIdsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AllocateProducerIdsRequest {
  return runDecode(
    "AllocateProducerIdsRequest",
    0,
    0,
    readAllocateProducerIdsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AllocateProducerIds request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAllocateProducerIdsRequest(
  message: AllocateProducerIdsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "AllocateProducerIdsRequest",
    0,
    0,
    writeAllocateProducerIdsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an AllocateProducerIds request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAllocateProducerIdsRequestInto(
  message: AllocateProducerIdsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AllocateProducerIdsRequest",
    0,
    0,
    writeAllocateProducerIdsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AllocateProducerIdsRequest, for registries. */
export const AllocateProducerIdsRequestCodec: MessageCodec<AllocateProducerIdsRequest> = {
  name: "AllocateProducerIdsRequest",
  type: "request",
  module: "clients",
  apiKey: 67,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAllocateProducerIdsRequest,
  encode: encodeAllocateProducerIdsRequest,
};

/** AllocateProducerIdsRequest: a request, key 67, versions 0, flexible versions 0+. */
export interface AllocateProducerIdsRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from AllocateProducerIdsRequest.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+, default -1.
   *
   * @generated from AllocateProducerIdsRequest.json BrokerEpoch
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
 * What encoders take for AllocateProducerIdsRequest; fields with a default may be left out.
 */
export interface AllocateProducerIdsRequestInit {
  /** See {@linkcode AllocateProducerIdsRequest.brokerId}. */
  brokerId: number;
  /** See {@linkcode AllocateProducerIdsRequest.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAllocateProducerIdsRequest(r: Reader): AllocateProducerIdsRequest {
  const m: AllocateProducerIdsRequest = {
    brokerId: readInt32(r, "brokerId"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
  };
  readTags(r, m);
  return m;
}

function writeAllocateProducerIdsRequest(w: Writer, m: AllocateProducerIdsRequestInit): void {
  const { brokerId, brokerEpoch = -1n, unknownTaggedFields } = m;
  const atBrokerId = w.room(12);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "brokerEpoch", brokerEpoch);
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AllocateProducerIds response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAllocateProducerIdsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AllocateProducerIdsResponse {
  return runDecode(
    "AllocateProducerIdsResponse",
    0,
    0,
    readAllocateProducerIdsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AllocateProducerIds response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAllocateProducerIdsResponse(
  message: AllocateProducerIdsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "AllocateProducerIdsResponse",
    0,
    0,
    writeAllocateProducerIdsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an AllocateProducerIds response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAllocateProducerIdsResponseInto(
  message: AllocateProducerIdsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AllocateProducerIdsResponse",
    0,
    0,
    writeAllocateProducerIdsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AllocateProducerIdsResponse, for registries. */
export const AllocateProducerIdsResponseCodec: MessageCodec<AllocateProducerIdsResponse> = {
  name: "AllocateProducerIdsResponse",
  type: "response",
  module: "clients",
  apiKey: 67,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAllocateProducerIdsResponse,
  encode: encodeAllocateProducerIdsResponse,
};

/** AllocateProducerIdsResponse: a response, key 67, versions 0, flexible versions 0+. */
export interface AllocateProducerIdsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AllocateProducerIdsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AllocateProducerIdsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int64, versions 0+, producerId.
   *
   * @generated from AllocateProducerIdsResponse.json ProducerIdStart
   */
  producerIdStart: bigint;
  /**
   * int32, versions 0+.
   *
   * @generated from AllocateProducerIdsResponse.json ProducerIdLen
   */
  producerIdLen: number;
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
 * What encoders take for AllocateProducerIdsResponse; fields with a default may be left out.
 */
export interface AllocateProducerIdsResponseInit {
  /** See {@linkcode AllocateProducerIdsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AllocateProducerIdsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode AllocateProducerIdsResponse.producerIdStart}. */
  producerIdStart: bigint;
  /** See {@linkcode AllocateProducerIdsResponse.producerIdLen}. */
  producerIdLen: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAllocateProducerIdsResponse(r: Reader): AllocateProducerIdsResponse {
  const m: AllocateProducerIdsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    producerIdStart: readInt64(r, "producerIdStart"),
    producerIdLen: readInt32(r, "producerIdLen"),
  };
  readTags(r, m);
  return m;
}

function writeAllocateProducerIdsResponse(w: Writer, m: AllocateProducerIdsResponseInit): void {
  const { throttleTimeMs, errorCode, producerIdStart, producerIdLen, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(18);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  putInt64(w, atThrottleTimeMs + 6, "producerIdStart", producerIdStart);
  putInt32(w, atThrottleTimeMs + 14, "producerIdLen", producerIdLen);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of AllocateProducerIds. */
export const AllocateProducerIds: Api<
  AllocateProducerIdsRequestInit,
  AllocateProducerIdsResponse
> = {
  name: "AllocateProducerIds",
  key: 67,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeAllocateProducerIdsRequest,
  decodeResponse: decodeAllocateProducerIdsResponse,
};

/** The broker's half of AllocateProducerIds. */
export const AllocateProducerIdsServer: ServerApi<
  AllocateProducerIdsRequest,
  AllocateProducerIdsResponseInit
> = {
  name: "AllocateProducerIds",
  key: 67,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeAllocateProducerIdsRequest,
  encodeResponse: encodeAllocateProducerIdsResponse,
};
