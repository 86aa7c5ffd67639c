// Generated from schemas/clients/InitProducerId{Request,Response}.json. Do not edit.

/**
 * InitProducerId (API, key 22), versions 0-6.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readInt64,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  type TaggedField,
  writeInt64,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of an InitProducerId request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeInitProducerIdRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): InitProducerIdRequest {
  return runDecode(
  "InitProducerIdRequest",
  0,
  6,
  readInitProducerIdRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an InitProducerId request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeInitProducerIdRequest(
  message: InitProducerIdRequestInit,
  version: number,
): Bytes {
  return runEncode("InitProducerIdRequest", 0, 6, writeInitProducerIdRequest, message, version);
}

/**
 * Encodes the body of an InitProducerId request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeInitProducerIdRequestInto(
  message: InitProducerIdRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "InitProducerIdRequest",
    0,
    6,
    writeInitProducerIdRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of InitProducerIdRequest, for registries. */
export const InitProducerIdRequestCodec: MessageCodec<InitProducerIdRequest> = {
  name: "InitProducerIdRequest",
  type: "request",
  module: "clients",
  apiKey: 22,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 2,
  decode: decodeInitProducerIdRequest,
  encode: encodeInitProducerIdRequest,
};

/** InitProducerIdRequest: a request, key 22, versions 0-6, flexible versions 2+. */
export interface InitProducerIdRequest {
  /**
   * string, versions 0+, nullable 0+, transactionalId.
   *
   * @generated from InitProducerIdRequest.json TransactionalId
   */
  transactionalId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from InitProducerIdRequest.json TransactionTimeoutMs
   */
  transactionTimeoutMs: number;
  /**
   * int64, versions 3+, default -1, producerId.
   *
   * @generated from InitProducerIdRequest.json ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 3+, default -1.
   *
   * @generated from InitProducerIdRequest.json ProducerEpoch
   */
  producerEpoch: number;
  /**
   * bool, versions 6+, default false.
   *
   * @generated from InitProducerIdRequest.json Enable2Pc
   */
  enable2Pc: boolean;
  /**
   * bool, versions 6+, default false.
   *
   * @generated from InitProducerIdRequest.json KeepPreparedTxn
   */
  keepPreparedTxn: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for InitProducerIdRequest; fields with a default may be left out. */
export interface InitProducerIdRequestInit {
  /** See {@linkcode InitProducerIdRequest.transactionalId}. */
  transactionalId: string | null;
  /** See {@linkcode InitProducerIdRequest.transactionTimeoutMs}. */
  transactionTimeoutMs: number;
  /** See {@linkcode InitProducerIdRequest.producerId}. */
  producerId?: bigint | undefined;
  /** See {@linkcode InitProducerIdRequest.producerEpoch}. */
  producerEpoch?: number | undefined;
  /** See {@linkcode InitProducerIdRequest.enable2Pc}. */
  enable2Pc?: boolean | undefined;
  /** See {@linkcode InitProducerIdRequest.keepPreparedTxn}. */
  keepPreparedTxn?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readInitProducerIdRequest(r: Reader, version: number): InitProducerIdRequest {
  r.down();
  r.at("transactionalId");
  const transactionalId = version >= 2 ? r.compactNullableString() : r.nullableString();
  r.at("transactionTimeoutMs"); const transactionTimeoutMs = r.int32();
  r.at("producerId"); const producerId = version >= 3 ? readInt64(r) : -1n;
  r.at("producerEpoch"); const producerEpoch = version >= 3 ? r.int16() : -1;
  r.at("enable2Pc"); const enable2Pc = version >= 6 ? r.bool() : false;
  r.at("keepPreparedTxn"); const keepPreparedTxn = version >= 6 ? r.bool() : false;
  const m: InitProducerIdRequest = {
    transactionalId,
    transactionTimeoutMs,
    producerId,
    producerEpoch,
    enable2Pc,
    keepPreparedTxn,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeInitProducerIdRequest(
  w: Writer,
  m: InitProducerIdRequestInit,
  version: number,
): void {
  w.down(m);
  const {
    transactionalId,
    transactionTimeoutMs,
    producerId = -1n,
    producerEpoch = -1,
    enable2Pc = false,
    keepPreparedTxn = false,
    unknownTaggedFields,
  } = m;
  w.at("transactionalId");
  if (version >= 2) w.compactNullableString(transactionalId);
  else w.nullableString(transactionalId);
  w.at("transactionTimeoutMs"); w.int32(transactionTimeoutMs);
  w.at("producerId");
  if (version >= 3) writeInt64(w, producerId);
  else w.absent(producerId === -1n, "3+");
  w.at("producerEpoch");
  if (version >= 3) w.int16(producerEpoch);
  else w.absent(producerEpoch === -1, "3+");
  w.at("enable2Pc");
  if (version >= 6) w.bool(enable2Pc);
  else w.absent(enable2Pc === false, "6+");
  w.at("keepPreparedTxn");
  if (version >= 6) w.bool(keepPreparedTxn);
  else w.absent(keepPreparedTxn === false, "6+");
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/**
 * Decodes the body of an InitProducerId response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeInitProducerIdResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): InitProducerIdResponse {
  return runDecode(
  "InitProducerIdResponse",
  0,
  6,
  readInitProducerIdResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an InitProducerId response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeInitProducerIdResponse(
  message: InitProducerIdResponseInit,
  version: number,
): Bytes {
  return runEncode("InitProducerIdResponse", 0, 6, writeInitProducerIdResponse, message, version);
}

/**
 * Encodes the body of an InitProducerId response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeInitProducerIdResponseInto(
  message: InitProducerIdResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "InitProducerIdResponse",
    0,
    6,
    writeInitProducerIdResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of InitProducerIdResponse, for registries. */
export const InitProducerIdResponseCodec: MessageCodec<InitProducerIdResponse> = {
  name: "InitProducerIdResponse",
  type: "response",
  module: "clients",
  apiKey: 22,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 2,
  decode: decodeInitProducerIdResponse,
  encode: encodeInitProducerIdResponse,
};

/** InitProducerIdResponse: a response, key 22, versions 0-6, flexible versions 2+. */
export interface InitProducerIdResponse {
  /**
   * int32, versions 0+, ignorable.
   *
   * @generated from InitProducerIdResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from InitProducerIdResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * int64, versions 0+, default -1, producerId.
   *
   * @generated from InitProducerIdResponse.json ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 0+.
   *
   * @generated from InitProducerIdResponse.json ProducerEpoch
   */
  producerEpoch: number;
  /**
   * int64, versions 6+, default -1, producerId.
   *
   * @generated from InitProducerIdResponse.json OngoingTxnProducerId
   */
  ongoingTxnProducerId: bigint;
  /**
   * int16, versions 6+, default -1.
   *
   * @generated from InitProducerIdResponse.json OngoingTxnProducerEpoch
   */
  ongoingTxnProducerEpoch: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for InitProducerIdResponse; fields with a default may be left out. */
export interface InitProducerIdResponseInit {
  /** See {@linkcode InitProducerIdResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode InitProducerIdResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode InitProducerIdResponse.producerId}. */
  producerId?: bigint | undefined;
  /** See {@linkcode InitProducerIdResponse.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode InitProducerIdResponse.ongoingTxnProducerId}. */
  ongoingTxnProducerId?: bigint | undefined;
  /** See {@linkcode InitProducerIdResponse.ongoingTxnProducerEpoch}. */
  ongoingTxnProducerEpoch?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readInitProducerIdResponse(r: Reader, version: number): InitProducerIdResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("producerId"); const producerId = readInt64(r);
  r.at("producerEpoch"); const producerEpoch = r.int16();
  r.at("ongoingTxnProducerId"); const ongoingTxnProducerId = version >= 6 ? readInt64(r) : -1n;
  r.at("ongoingTxnProducerEpoch"); const ongoingTxnProducerEpoch = version >= 6 ? r.int16() : -1;
  const m: InitProducerIdResponse = {
    throttleTimeMs,
    errorCode,
    producerId,
    producerEpoch,
    ongoingTxnProducerId,
    ongoingTxnProducerEpoch,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeInitProducerIdResponse(
  w: Writer,
  m: InitProducerIdResponseInit,
  version: number,
): void {
  w.down(m);
  const {
    throttleTimeMs,
    errorCode,
    producerId = -1n,
    producerEpoch,
    ongoingTxnProducerId = -1n,
    ongoingTxnProducerEpoch = -1,
    unknownTaggedFields,
  } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("producerId"); writeInt64(w, producerId);
  w.at("producerEpoch"); w.int16(producerEpoch);
  w.at("ongoingTxnProducerId");
  if (version >= 6) writeInt64(w, ongoingTxnProducerId);
  else w.absent(ongoingTxnProducerId === -1n, "6+");
  w.at("ongoingTxnProducerEpoch");
  if (version >= 6) w.int16(ongoingTxnProducerEpoch);
  else w.absent(ongoingTxnProducerEpoch === -1, "6+");
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of InitProducerId. */
export const InitProducerId: Api<InitProducerIdRequestInit, InitProducerIdResponse> = {
  name: "InitProducerId",
  key: 22,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 2,
  encodeRequest: encodeInitProducerIdRequest,
  decodeResponse: decodeInitProducerIdResponse,
};

/** The broker's half of InitProducerId. */
export const InitProducerIdServer: ServerApi<InitProducerIdRequest, InitProducerIdResponseInit> = {
  name: "InitProducerId",
  key: 22,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 2,
  decodeRequest: decodeInitProducerIdRequest,
  encodeResponse: encodeInitProducerIdResponse,
};
