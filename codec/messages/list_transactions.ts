// Generated from schemas/clients/ListTransactions{Request,Response}.json. Do not edit.

/**
 * ListTransactions (API, key 66), versions 0-2.
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
  putInt16,
  putInt32,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readList,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt64,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ListTransactions request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeListTransactionsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListTransactionsRequest {
  return runDecode(
    "ListTransactionsRequest",
    0,
    2,
    readListTransactionsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ListTransactions request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListTransactionsRequest(
  message: ListTransactionsRequestInit,
  version: number,
): Bytes {
  return runEncode("ListTransactionsRequest", 0, 2, writeListTransactionsRequest, message, version);
}

/**
 * Encodes the body of a ListTransactions request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListTransactionsRequestInto(
  message: ListTransactionsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListTransactionsRequest",
    0,
    2,
    writeListTransactionsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListTransactionsRequest, for registries. */
export const ListTransactionsRequestCodec: MessageCodec<ListTransactionsRequest> = {
  name: "ListTransactionsRequest",
  type: "request",
  module: "clients",
  apiKey: 66,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeListTransactionsRequest,
  encode: encodeListTransactionsRequest,
};

/** ListTransactionsRequest: a request, key 66, versions 0-2, flexible versions 0+. */
export interface ListTransactionsRequest {
  /**
   * []string, versions 0+.
   *
   * @generated from ListTransactionsRequest.json StateFilters
   */
  stateFilters: readonly string[];
  /**
   * []int64, versions 0+, producerId.
   *
   * @generated from ListTransactionsRequest.json ProducerIdFilters
   */
  producerIdFilters: readonly bigint[];
  /**
   * int64, versions 1+, default -1.
   *
   * @generated from ListTransactionsRequest.json DurationFilter
   */
  durationFilter: bigint;
  /**
   * string, versions 2+, nullable 2+, default null.
   *
   * @generated from ListTransactionsRequest.json TransactionalIdPattern
   */
  transactionalIdPattern: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ListTransactionsRequest; fields with a default may be left out. */
export interface ListTransactionsRequestInit {
  /** See {@linkcode ListTransactionsRequest.stateFilters}. */
  stateFilters: readonly string[];
  /** See {@linkcode ListTransactionsRequest.producerIdFilters}. */
  producerIdFilters: readonly bigint[];
  /** See {@linkcode ListTransactionsRequest.durationFilter}. */
  durationFilter?: bigint | undefined;
  /** See {@linkcode ListTransactionsRequest.transactionalIdPattern}. */
  transactionalIdPattern?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListTransactionsRequest(r: Reader, version: number): ListTransactionsRequest {
  const m: ListTransactionsRequest = {
    stateFilters: readList(r, readCompactCount(r, "stateFilters", 1), readCompactString),
    producerIdFilters: readList(r, readCompactCount(r, "producerIdFilters", 8), readInt64),
    durationFilter: version >= 1 ? readInt64(r, "durationFilter") : -1n,
    transactionalIdPattern: version >= 2 ? readCompactNullableString(r, "transactionalIdPattern")
      : null,
  };
  readTags(r, m);
  return m;
}

function writeListTransactionsRequest(
  w: Writer,
  m: ListTransactionsRequestInit,
  version: number,
): void {
  const {
    stateFilters,
    producerIdFilters,
    durationFilter = -1n,
    transactionalIdPattern = null,
    unknownTaggedFields,
  } = m;
  writeList(
    w,
    "stateFilters",
    stateFilters,
    writeCompactCount(w, "stateFilters", stateFilters),
    writeCompactString,
  );
  writeList(
    w,
    "producerIdFilters",
    producerIdFilters,
    writeCompactCount(w, "producerIdFilters", producerIdFilters),
    writeInt64,
  );
  if (version >= 1) writeInt64(w, "durationFilter", durationFilter);
  else writeAbsent(w, "durationFilter", durationFilter === -1n, "1+");
  if (version >= 2) writeCompactNullableString(w, "transactionalIdPattern", transactionalIdPattern);
  else writeAbsent(w, "transactionalIdPattern", transactionalIdPattern === null, "2+");
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ListTransactions response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeListTransactionsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListTransactionsResponse {
  return runDecode(
    "ListTransactionsResponse",
    0,
    2,
    readListTransactionsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ListTransactions response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListTransactionsResponse(
  message: ListTransactionsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ListTransactionsResponse",
    0,
    2,
    writeListTransactionsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ListTransactions response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListTransactionsResponseInto(
  message: ListTransactionsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListTransactionsResponse",
    0,
    2,
    writeListTransactionsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListTransactionsResponse, for registries. */
export const ListTransactionsResponseCodec: MessageCodec<ListTransactionsResponse> = {
  name: "ListTransactionsResponse",
  type: "response",
  module: "clients",
  apiKey: 66,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeListTransactionsResponse,
  encode: encodeListTransactionsResponse,
};

/** Part of ListTransactionsResponse, versions 0-2. */
export interface ListTransactionsResponseTransactionState {
  /**
   * string, versions 0+, transactionalId.
   *
   * @generated from ListTransactionsResponse.json TransactionState.TransactionalId
   */
  transactionalId: string;
  /**
   * int64, versions 0+, producerId.
   *
   * @generated from ListTransactionsResponse.json TransactionState.ProducerId
   */
  producerId: bigint;
  /**
   * string, versions 0+.
   *
   * @generated from ListTransactionsResponse.json TransactionState.TransactionState
   */
  transactionState: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ListTransactionsResponseTransactionState; fields with a default may be left out.
 */
export interface ListTransactionsResponseTransactionStateInit {
  /** See {@linkcode ListTransactionsResponseTransactionState.transactionalId}. */
  transactionalId: string;
  /** See {@linkcode ListTransactionsResponseTransactionState.producerId}. */
  producerId: bigint;
  /** See {@linkcode ListTransactionsResponseTransactionState.transactionState}. */
  transactionState: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ListTransactionsResponse: a response, key 66, versions 0-2, flexible versions 0+. */
export interface ListTransactionsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ListTransactionsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ListTransactionsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []string, versions 0+.
   *
   * @generated from ListTransactionsResponse.json UnknownStateFilters
   */
  unknownStateFilters: readonly string[];
  /**
   * []TransactionState, versions 0+.
   *
   * @generated from ListTransactionsResponse.json TransactionStates
   */
  transactionStates: readonly ListTransactionsResponseTransactionState[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ListTransactionsResponse; fields with a default may be left out. */
export interface ListTransactionsResponseInit {
  /** See {@linkcode ListTransactionsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ListTransactionsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ListTransactionsResponse.unknownStateFilters}. */
  unknownStateFilters: readonly string[];
  /** See {@linkcode ListTransactionsResponse.transactionStates}. */
  transactionStates: readonly ListTransactionsResponseTransactionStateInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListTransactionsResponseTransactionState(
  r: Reader,
  key: Key,
): ListTransactionsResponseTransactionState {
  r.down(key);
  const m: ListTransactionsResponseTransactionState = {
    transactionalId: readCompactString(r, "transactionalId"),
    producerId: readInt64(r, "producerId"),
    transactionState: readCompactString(r, "transactionState", repeated),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readListTransactionsResponseTransactionStateList(
  r: Reader,
  n: number,
): readonly ListTransactionsResponseTransactionState[] {
  if (n === 0) return EMPTY;
  const list = slots<ListTransactionsResponseTransactionState>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readListTransactionsResponseTransactionState(r, i);
  }
  return list;
}

function readListTransactionsResponse(r: Reader): ListTransactionsResponse {
  const m: ListTransactionsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    unknownStateFilters: readList(
      r,
      readCompactCount(r, "unknownStateFilters", 1),
      readCompactString,
    ),
    transactionStates: readListTransactionsResponseTransactionStateList(
      r,
      readCompactCount(r, "transactionStates", 11),
    ),
  };
  readTags(r, m);
  return m;
}

function writeListTransactionsResponseTransactionState(
  w: Writer,
  key: Key,
  m: ListTransactionsResponseTransactionStateInit,
): void {
  w.into(key, m);
  const { transactionalId, producerId, transactionState, unknownTaggedFields } = m;
  writeCompactString(w, "transactionalId", transactionalId);
  writeInt64(w, "producerId", producerId);
  writeCompactString(w, "transactionState", transactionState);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeListTransactionsResponse(w: Writer, m: ListTransactionsResponseInit): void {
  const {
    throttleTimeMs,
    errorCode,
    unknownStateFilters,
    transactionStates,
    unknownTaggedFields,
  } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeList(
    w,
    "unknownStateFilters",
    unknownStateFilters,
    writeCompactCount(w, "unknownStateFilters", unknownStateFilters),
    writeCompactString,
  );
  writeList(
    w,
    "transactionStates",
    transactionStates,
    writeCompactCount(w, "transactionStates", transactionStates),
    writeListTransactionsResponseTransactionState,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ListTransactions. */
export const ListTransactions: Api<ListTransactionsRequestInit, ListTransactionsResponse> = {
  name: "ListTransactions",
  key: 66,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeListTransactionsRequest,
  decodeResponse: decodeListTransactionsResponse,
};

/** The broker's half of ListTransactions. */
export const ListTransactionsServer: ServerApi<
  ListTransactionsRequest,
  ListTransactionsResponseInit
> = {
  name: "ListTransactions",
  key: 66,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decodeRequest: decodeListTransactionsRequest,
  encodeResponse: encodeListTransactionsResponse,
};
