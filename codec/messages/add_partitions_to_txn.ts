// Generated from schemas/clients/AddPartitionsToTxn{Request,Response}.json. Do not edit.

/**
 * AddPartitionsToTxn (API, key 24), versions 0-5.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  putBool,
  putInt16,
  putInt32,
  putInt64,
  readBool,
  readCompactCount,
  readCompactInt32s,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt32s,
  readInt64,
  readString,
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
  writeCompactInt32s,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeInt64,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AddPartitionsToTxn request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeAddPartitionsToTxnRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AddPartitionsToTxnRequest {
  return runDecode(
    "AddPartitionsToTxnRequest",
    0,
    5,
    readAddPartitionsToTxnRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AddPartitionsToTxn request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAddPartitionsToTxnRequest(
  message: AddPartitionsToTxnRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "AddPartitionsToTxnRequest",
    0,
    5,
    writeAddPartitionsToTxnRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an AddPartitionsToTxn request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAddPartitionsToTxnRequestInto(
  message: AddPartitionsToTxnRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AddPartitionsToTxnRequest",
    0,
    5,
    writeAddPartitionsToTxnRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AddPartitionsToTxnRequest, for registries. */
export const AddPartitionsToTxnRequestCodec: MessageCodec<AddPartitionsToTxnRequest> = {
  name: "AddPartitionsToTxnRequest",
  type: "request",
  module: "clients",
  apiKey: 24,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decode: decodeAddPartitionsToTxnRequest,
  encode: encodeAddPartitionsToTxnRequest,
};

/** Part of AddPartitionsToTxnRequest, versions 0-5. */
export interface AddPartitionsToTxnRequestTopic {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from AddPartitionsToTxnRequest.json AddPartitionsToTxnTopic.Name
   */
  name: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from AddPartitionsToTxnRequest.json AddPartitionsToTxnTopic.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AddPartitionsToTxnRequestTopic; fields with a default may be left out.
 */
export interface AddPartitionsToTxnRequestTopicInit {
  /** See {@linkcode AddPartitionsToTxnRequestTopic.name}. */
  name: string;
  /** See {@linkcode AddPartitionsToTxnRequestTopic.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AddPartitionsToTxnRequest, versions 4-5. */
export interface AddPartitionsToTxnRequestTransaction {
  /**
   * string, versions 4+, transactionalId.
   *
   * @generated from AddPartitionsToTxnRequest.json AddPartitionsToTxnTransaction.TransactionalId
   */
  transactionalId: string;
  /**
   * int64, versions 4+, producerId.
   *
   * @generated from AddPartitionsToTxnRequest.json AddPartitionsToTxnTransaction.ProducerId
   */
  producerId: bigint;
  /**
   * int16, versions 4+.
   *
   * @generated from AddPartitionsToTxnRequest.json AddPartitionsToTxnTransaction.ProducerEpoch
   */
  producerEpoch: number;
  /**
   * bool, versions 4+, default false.
   *
   * @generated from AddPartitionsToTxnRequest.json AddPartitionsToTxnTransaction.VerifyOnly
   */
  verifyOnly: boolean;
  /**
   * []AddPartitionsToTxnTopic, versions 4+.
   *
   * @generated from AddPartitionsToTxnRequest.json AddPartitionsToTxnTransaction.Topics
   */
  topics: readonly AddPartitionsToTxnRequestTopic[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AddPartitionsToTxnRequestTransaction; fields with a default may be left out.
 */
export interface AddPartitionsToTxnRequestTransactionInit {
  /** See {@linkcode AddPartitionsToTxnRequestTransaction.transactionalId}. */
  transactionalId: string;
  /** See {@linkcode AddPartitionsToTxnRequestTransaction.producerId}. */
  producerId: bigint;
  /** See {@linkcode AddPartitionsToTxnRequestTransaction.producerEpoch}. */
  producerEpoch: number;
  /** See {@linkcode AddPartitionsToTxnRequestTransaction.verifyOnly}. */
  verifyOnly?: boolean | undefined;
  /** See {@linkcode AddPartitionsToTxnRequestTransaction.topics}. */
  topics: readonly AddPartitionsToTxnRequestTopicInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AddPartitionsToTxnRequest: a request, key 24, versions 0-5, flexible versions 3+. */
export interface AddPartitionsToTxnRequest {
  /**
   * []AddPartitionsToTxnTransaction, versions 4+.
   *
   * @generated from AddPartitionsToTxnRequest.json Transactions
   */
  transactions: readonly AddPartitionsToTxnRequestTransaction[];
  /**
   * string, versions 0-3, transactionalId.
   *
   * @generated from AddPartitionsToTxnRequest.json V3AndBelowTransactionalId
   */
  v3AndBelowTransactionalId: string;
  /**
   * int64, versions 0-3, producerId.
   *
   * @generated from AddPartitionsToTxnRequest.json V3AndBelowProducerId
   */
  v3AndBelowProducerId: bigint;
  /**
   * int16, versions 0-3.
   *
   * @generated from AddPartitionsToTxnRequest.json V3AndBelowProducerEpoch
   */
  v3AndBelowProducerEpoch: number;
  /**
   * []AddPartitionsToTxnTopic, versions 0-3.
   *
   * @generated from AddPartitionsToTxnRequest.json V3AndBelowTopics
   */
  v3AndBelowTopics: readonly AddPartitionsToTxnRequestTopic[];
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
 * What encoders take for AddPartitionsToTxnRequest; fields with a default may be left out.
 */
export interface AddPartitionsToTxnRequestInit {
  /** See {@linkcode AddPartitionsToTxnRequest.transactions}. */
  transactions?: readonly AddPartitionsToTxnRequestTransactionInit[] | undefined;
  /** See {@linkcode AddPartitionsToTxnRequest.v3AndBelowTransactionalId}. */
  v3AndBelowTransactionalId?: string | undefined;
  /** See {@linkcode AddPartitionsToTxnRequest.v3AndBelowProducerId}. */
  v3AndBelowProducerId?: bigint | undefined;
  /** See {@linkcode AddPartitionsToTxnRequest.v3AndBelowProducerEpoch}. */
  v3AndBelowProducerEpoch?: number | undefined;
  /** See {@linkcode AddPartitionsToTxnRequest.v3AndBelowTopics}. */
  v3AndBelowTopics?: readonly AddPartitionsToTxnRequestTopicInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAddPartitionsToTxnRequestTopic(
  r: Reader,
  key: Key,
  version: number,
): AddPartitionsToTxnRequestTopic {
  r.down(key);
  const m: AddPartitionsToTxnRequestTopic = {
    name: version >= 3 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    partitions: version >= 3 ? readCompactInt32s(r, "partitions") : readInt32s(r, "partitions"),
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readAddPartitionsToTxnRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnRequestTopic>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAddPartitionsToTxnRequestTopic(r, i, version);
  }
  return list;
}

function readAddPartitionsToTxnRequestTransaction(
  r: Reader,
  key: Key,
  version: number,
): AddPartitionsToTxnRequestTransaction {
  r.down(key);
  const m: AddPartitionsToTxnRequestTransaction = {
    transactionalId: readCompactString(r, "transactionalId"),
    producerId: readInt64(r, "producerId"),
    producerEpoch: readInt16(r, "producerEpoch"),
    verifyOnly: readBool(r, "verifyOnly"),
    topics: readAddPartitionsToTxnRequestTopicList(r, readCompactCount(r, "topics", 3), version),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAddPartitionsToTxnRequestTransactionList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnRequestTransaction[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnRequestTransaction>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readAddPartitionsToTxnRequestTransaction(r, i, version);
  }
  return list;
}

function readAddPartitionsToTxnRequest(r: Reader, version: number): AddPartitionsToTxnRequest {
  const m: AddPartitionsToTxnRequest = {
    transactions: version >= 4 ? readAddPartitionsToTxnRequestTransactionList(
      r,
      readCompactCount(r, "transactions", 14),
      version,
    )
      : EMPTY,
    v3AndBelowTransactionalId: version >= 4 ? ""
      : version >= 3 ? readCompactString(r, "v3AndBelowTransactionalId")
      : readString(r, "v3AndBelowTransactionalId"),
    v3AndBelowProducerId: version >= 4 ? 0n : readInt64(r, "v3AndBelowProducerId"),
    v3AndBelowProducerEpoch: version >= 4 ? 0 : readInt16(r, "v3AndBelowProducerEpoch"),
    v3AndBelowTopics: version >= 4 ? EMPTY
      : readAddPartitionsToTxnRequestTopicList(
        r,
        version >= 3 ? readCompactCount(r, "v3AndBelowTopics", 3)
          : readCount(r, "v3AndBelowTopics", 6),
        version,
      ),
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeAddPartitionsToTxnRequestTopic(
  w: Writer,
  key: Key,
  m: AddPartitionsToTxnRequestTopicInit,
  version: number,
): void {
  w.into(key, m);
  const { name, partitions, unknownTaggedFields } = m;
  if (version >= 3) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  if (version >= 3) writeCompactInt32s(w, "partitions", partitions);
  else writeList(w, "partitions", partitions, writeCount(w, "partitions", partitions), writeInt32);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAddPartitionsToTxnRequestTransaction(
  w: Writer,
  key: Key,
  m: AddPartitionsToTxnRequestTransactionInit,
  version: number,
): void {
  w.into(key, m);
  const {
    transactionalId,
    producerId,
    producerEpoch,
    verifyOnly = false,
    topics,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "transactionalId", transactionalId);
  const atProducerId = w.room(11);
  putInt64(w, atProducerId, "producerId", producerId);
  putInt16(w, atProducerId + 8, "producerEpoch", producerEpoch);
  putBool(w, atProducerId + 10, "verifyOnly", verifyOnly);
  writeList(
    w,
    "topics",
    topics,
    writeCompactCount(w, "topics", topics),
    writeAddPartitionsToTxnRequestTopic,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAddPartitionsToTxnRequest(
  w: Writer,
  m: AddPartitionsToTxnRequestInit,
  version: number,
): void {
  const {
    transactions = EMPTY,
    v3AndBelowTransactionalId = "",
    v3AndBelowProducerId = 0n,
    v3AndBelowProducerEpoch = 0,
    v3AndBelowTopics = EMPTY,
    unknownTaggedFields,
  } = m;
  if (version >= 4) {
    writeList(
      w,
      "transactions",
      transactions,
      writeCompactCount(w, "transactions", transactions),
      writeAddPartitionsToTxnRequestTransaction,
      version,
    );
  }
  else writeAbsent(w, "transactions", isEmptyList(transactions), "4+");
  if (version >= 4) {
    writeAbsent(w, "v3AndBelowTransactionalId", v3AndBelowTransactionalId === "", "0-3");
  }
  else if (version >= 3) {
    writeCompactString(w, "v3AndBelowTransactionalId", v3AndBelowTransactionalId);
  }
  else writeString(w, "v3AndBelowTransactionalId", v3AndBelowTransactionalId);
  if (version >= 4) writeAbsent(w, "v3AndBelowProducerId", v3AndBelowProducerId === 0n, "0-3");
  else writeInt64(w, "v3AndBelowProducerId", v3AndBelowProducerId);
  if (version >= 4) writeAbsent(w, "v3AndBelowProducerEpoch", v3AndBelowProducerEpoch === 0, "0-3");
  else writeInt16(w, "v3AndBelowProducerEpoch", v3AndBelowProducerEpoch);
  if (version >= 4) writeAbsent(w, "v3AndBelowTopics", isEmptyList(v3AndBelowTopics), "0-3");
  else {
    writeList(
      w,
      "v3AndBelowTopics",
      v3AndBelowTopics,
      version >= 3 ? writeCompactCount(w, "v3AndBelowTopics", v3AndBelowTopics)
        : writeCount(w, "v3AndBelowTopics", v3AndBelowTopics),
      writeAddPartitionsToTxnRequestTopic,
      version,
    );
  }
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AddPartitionsToTxn response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeAddPartitionsToTxnResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AddPartitionsToTxnResponse {
  return runDecode(
    "AddPartitionsToTxnResponse",
    0,
    5,
    readAddPartitionsToTxnResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AddPartitionsToTxn response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAddPartitionsToTxnResponse(
  message: AddPartitionsToTxnResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "AddPartitionsToTxnResponse",
    0,
    5,
    writeAddPartitionsToTxnResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an AddPartitionsToTxn response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAddPartitionsToTxnResponseInto(
  message: AddPartitionsToTxnResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AddPartitionsToTxnResponse",
    0,
    5,
    writeAddPartitionsToTxnResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AddPartitionsToTxnResponse, for registries. */
export const AddPartitionsToTxnResponseCodec: MessageCodec<AddPartitionsToTxnResponse> = {
  name: "AddPartitionsToTxnResponse",
  type: "response",
  module: "clients",
  apiKey: 24,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decode: decodeAddPartitionsToTxnResponse,
  encode: encodeAddPartitionsToTxnResponse,
};

/** Part of AddPartitionsToTxnResponse, versions 0-5. */
export interface AddPartitionsToTxnResponsePartitionResult {
  /**
   * int32, versions 0+.
   *
   * @generated from AddPartitionsToTxnResponse.json AddPartitionsToTxnPartitionResult.PartitionIndex
   */
  partitionIndex: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AddPartitionsToTxnResponse.json AddPartitionsToTxnPartitionResult.PartitionErrorCode
   */
  partitionErrorCode: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AddPartitionsToTxnResponsePartitionResult; fields with a default may be left out.
 */
export interface AddPartitionsToTxnResponsePartitionResultInit {
  /** See {@linkcode AddPartitionsToTxnResponsePartitionResult.partitionIndex}. */
  partitionIndex: number;
  /** See {@linkcode AddPartitionsToTxnResponsePartitionResult.partitionErrorCode}. */
  partitionErrorCode: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AddPartitionsToTxnResponse, versions 0-5. */
export interface AddPartitionsToTxnResponseTopicResult {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from AddPartitionsToTxnResponse.json AddPartitionsToTxnTopicResult.Name
   */
  name: string;
  /**
   * []AddPartitionsToTxnPartitionResult, versions 0+.
   *
   * @generated from AddPartitionsToTxnResponse.json AddPartitionsToTxnTopicResult.ResultsByPartition
   */
  resultsByPartition: readonly AddPartitionsToTxnResponsePartitionResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AddPartitionsToTxnResponseTopicResult; fields with a default may be left out.
 */
export interface AddPartitionsToTxnResponseTopicResultInit {
  /** See {@linkcode AddPartitionsToTxnResponseTopicResult.name}. */
  name: string;
  /** See {@linkcode AddPartitionsToTxnResponseTopicResult.resultsByPartition}. */
  resultsByPartition: readonly AddPartitionsToTxnResponsePartitionResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AddPartitionsToTxnResponse, versions 4-5. */
export interface AddPartitionsToTxnResponseResult {
  /**
   * string, versions 4+, transactionalId.
   *
   * @generated from AddPartitionsToTxnResponse.json AddPartitionsToTxnResult.TransactionalId
   */
  transactionalId: string;
  /**
   * []AddPartitionsToTxnTopicResult, versions 4+.
   *
   * @generated from AddPartitionsToTxnResponse.json AddPartitionsToTxnResult.TopicResults
   */
  topicResults: readonly AddPartitionsToTxnResponseTopicResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AddPartitionsToTxnResponseResult; fields with a default may be left out.
 */
export interface AddPartitionsToTxnResponseResultInit {
  /** See {@linkcode AddPartitionsToTxnResponseResult.transactionalId}. */
  transactionalId: string;
  /** See {@linkcode AddPartitionsToTxnResponseResult.topicResults}. */
  topicResults: readonly AddPartitionsToTxnResponseTopicResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AddPartitionsToTxnResponse: a response, key 24, versions 0-5, flexible versions 3+. */
export interface AddPartitionsToTxnResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AddPartitionsToTxnResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 4+, ignorable.
   *
   * @generated from AddPartitionsToTxnResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []AddPartitionsToTxnResult, versions 4+.
   *
   * @generated from AddPartitionsToTxnResponse.json ResultsByTransaction
   */
  resultsByTransaction: readonly AddPartitionsToTxnResponseResult[];
  /**
   * []AddPartitionsToTxnTopicResult, versions 0-3.
   *
   * @generated from AddPartitionsToTxnResponse.json ResultsByTopicV3AndBelow
   */
  resultsByTopicV3AndBelow: readonly AddPartitionsToTxnResponseTopicResult[];
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
 * What encoders take for AddPartitionsToTxnResponse; fields with a default may be left out.
 */
export interface AddPartitionsToTxnResponseInit {
  /** See {@linkcode AddPartitionsToTxnResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AddPartitionsToTxnResponse.errorCode}. */
  errorCode?: number | undefined;
  /** See {@linkcode AddPartitionsToTxnResponse.resultsByTransaction}. */
  resultsByTransaction?: readonly AddPartitionsToTxnResponseResultInit[] | undefined;
  /** See {@linkcode AddPartitionsToTxnResponse.resultsByTopicV3AndBelow}. */
  resultsByTopicV3AndBelow?: readonly AddPartitionsToTxnResponseTopicResultInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAddPartitionsToTxnResponsePartitionResult(
  r: Reader,
  key: Key,
  version: number,
): AddPartitionsToTxnResponsePartitionResult {
  r.down(key);
  const m: AddPartitionsToTxnResponsePartitionResult = {
    partitionIndex: readInt32(r, "partitionIndex"),
    partitionErrorCode: readInt16(r, "partitionErrorCode"),
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readAddPartitionsToTxnResponsePartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnResponsePartitionResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAddPartitionsToTxnResponsePartitionResult(r, i, version);
  }
  return list;
}

function readAddPartitionsToTxnResponseTopicResult(
  r: Reader,
  key: Key,
  version: number,
): AddPartitionsToTxnResponseTopicResult {
  r.down(key);
  const m: AddPartitionsToTxnResponseTopicResult = {
    name: version >= 3 ? readCompactString(r, "name", repeated) : readString(r, "name", repeated),
    resultsByPartition: readAddPartitionsToTxnResponsePartitionResultList(
      r,
      version >= 3 ? readCompactCount(r, "resultsByPartition", 7)
        : readCount(r, "resultsByPartition", 6),
      version,
    ),
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readAddPartitionsToTxnResponseTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnResponseTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnResponseTopicResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAddPartitionsToTxnResponseTopicResult(r, i, version);
  }
  return list;
}

function readAddPartitionsToTxnResponseResult(
  r: Reader,
  key: Key,
  version: number,
): AddPartitionsToTxnResponseResult {
  r.down(key);
  const m: AddPartitionsToTxnResponseResult = {
    transactionalId: readCompactString(r, "transactionalId"),
    topicResults: readAddPartitionsToTxnResponseTopicResultList(
      r,
      readCompactCount(r, "topicResults", 3),
      version,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAddPartitionsToTxnResponseResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnResponseResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnResponseResult>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAddPartitionsToTxnResponseResult(r, i, version);
  }
  return list;
}

function readAddPartitionsToTxnResponse(r: Reader, version: number): AddPartitionsToTxnResponse {
  const m: AddPartitionsToTxnResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: version >= 4 ? readInt16(r, "errorCode") : 0,
    resultsByTransaction: version >= 4 ? readAddPartitionsToTxnResponseResultList(
      r,
      readCompactCount(r, "resultsByTransaction", 3),
      version,
    )
      : EMPTY,
    resultsByTopicV3AndBelow: version >= 4 ? EMPTY
      : readAddPartitionsToTxnResponseTopicResultList(
        r,
        version >= 3 ? readCompactCount(r, "resultsByTopicV3AndBelow", 3)
          : readCount(r, "resultsByTopicV3AndBelow", 6),
        version,
      ),
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeAddPartitionsToTxnResponsePartitionResult(
  w: Writer,
  key: Key,
  m: AddPartitionsToTxnResponsePartitionResultInit,
  version: number,
): void {
  w.into(key, m);
  const { partitionIndex, partitionErrorCode, unknownTaggedFields } = m;
  const atPartitionIndex = w.room(6);
  putInt32(w, atPartitionIndex, "partitionIndex", partitionIndex);
  putInt16(w, atPartitionIndex + 4, "partitionErrorCode", partitionErrorCode);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAddPartitionsToTxnResponseTopicResult(
  w: Writer,
  key: Key,
  m: AddPartitionsToTxnResponseTopicResultInit,
  version: number,
): void {
  w.into(key, m);
  const { name, resultsByPartition, unknownTaggedFields } = m;
  if (version >= 3) writeCompactString(w, "name", name);
  else writeString(w, "name", name);
  writeList(
    w,
    "resultsByPartition",
    resultsByPartition,
    version >= 3 ? writeCompactCount(w, "resultsByPartition", resultsByPartition)
      : writeCount(w, "resultsByPartition", resultsByPartition),
    writeAddPartitionsToTxnResponsePartitionResult,
    version,
  );
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeAddPartitionsToTxnResponseResult(
  w: Writer,
  key: Key,
  m: AddPartitionsToTxnResponseResultInit,
  version: number,
): void {
  w.into(key, m);
  const { transactionalId, topicResults, unknownTaggedFields } = m;
  writeCompactString(w, "transactionalId", transactionalId);
  writeList(
    w,
    "topicResults",
    topicResults,
    writeCompactCount(w, "topicResults", topicResults),
    writeAddPartitionsToTxnResponseTopicResult,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAddPartitionsToTxnResponse(
  w: Writer,
  m: AddPartitionsToTxnResponseInit,
  version: number,
): void {
  const {
    throttleTimeMs,
    errorCode = 0,
    resultsByTransaction = EMPTY,
    resultsByTopicV3AndBelow = EMPTY,
    unknownTaggedFields,
  } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 4) writeInt16(w, "errorCode", errorCode);
  if (version >= 4) {
    writeList(
      w,
      "resultsByTransaction",
      resultsByTransaction,
      writeCompactCount(w, "resultsByTransaction", resultsByTransaction),
      writeAddPartitionsToTxnResponseResult,
      version,
    );
  }
  else writeAbsent(w, "resultsByTransaction", isEmptyList(resultsByTransaction), "4+");
  if (version >= 4) {
    writeAbsent(w, "resultsByTopicV3AndBelow", isEmptyList(resultsByTopicV3AndBelow), "0-3");
  }
  else {
    writeList(
      w,
      "resultsByTopicV3AndBelow",
      resultsByTopicV3AndBelow,
      version >= 3 ? writeCompactCount(w, "resultsByTopicV3AndBelow", resultsByTopicV3AndBelow)
        : writeCount(w, "resultsByTopicV3AndBelow", resultsByTopicV3AndBelow),
      writeAddPartitionsToTxnResponseTopicResult,
      version,
    );
  }
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of AddPartitionsToTxn. */
export const AddPartitionsToTxn: Api<AddPartitionsToTxnRequestInit, AddPartitionsToTxnResponse> = {
  name: "AddPartitionsToTxn",
  key: 24,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  throttlesFrom: 1,
  encodeRequest: encodeAddPartitionsToTxnRequest,
  decodeResponse: decodeAddPartitionsToTxnResponse,
};

/** The broker's half of AddPartitionsToTxn. */
export const AddPartitionsToTxnServer: ServerApi<
  AddPartitionsToTxnRequest,
  AddPartitionsToTxnResponseInit
> = {
  name: "AddPartitionsToTxn",
  key: 24,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decodeRequest: decodeAddPartitionsToTxnRequest,
  encodeResponse: encodeAddPartitionsToTxnResponse,
};
