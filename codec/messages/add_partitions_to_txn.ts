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
  type MessageCodec,
  type Reader,
  readInt32s,
  readInt64,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeInt32s,
  writeInt64,
  type Writer,
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
  version: number,
): AddPartitionsToTxnRequestTopic {
  r.down();
  r.at("name"); const name = version >= 3 ? r.compactString(repeated) : r.string(repeated);
  r.at("partitions");
  const partitions = readInt32s(r, version >= 3 ? r.compactCount(4, 8) : r.count(4, 8));
  const m: AddPartitionsToTxnRequestTopic = { name, partitions };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function readAddPartitionsToTxnRequestTopicList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnRequestTopic[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnRequestTopic>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAddPartitionsToTxnRequestTopic(r, version);
  }
  r.up();
  return list;
}

function readAddPartitionsToTxnRequestTransaction(
  r: Reader,
  version: number,
): AddPartitionsToTxnRequestTransaction {
  r.down();
  r.at("transactionalId"); const transactionalId = r.compactString();
  r.at("producerId"); const producerId = readInt64(r);
  r.at("producerEpoch"); const producerEpoch = r.int16();
  r.at("verifyOnly"); const verifyOnly = r.bool();
  r.at("topics");
  const topics = readAddPartitionsToTxnRequestTopicList(r, r.compactCount(3, 48), version);
  const m: AddPartitionsToTxnRequestTransaction = {
    transactionalId,
    producerId,
    producerEpoch,
    verifyOnly,
    topics,
  };
  r.tags(m);
  r.up();
  return m;
}

function readAddPartitionsToTxnRequestTransactionList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnRequestTransaction[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnRequestTransaction>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAddPartitionsToTxnRequestTransaction(r, version);
  }
  r.up();
  return list;
}

function readAddPartitionsToTxnRequest(r: Reader, version: number): AddPartitionsToTxnRequest {
  r.down();
  r.at("transactions");
  const transactions = version >= 4 ? readAddPartitionsToTxnRequestTransactionList(
    r,
    r.compactCount(14, 72),
    version,
  )
    : EMPTY;
  r.at("v3AndBelowTransactionalId");
  const v3AndBelowTransactionalId = version >= 4 ? ""
    : version >= 3 ? r.compactString()
    : r.string();
  r.at("v3AndBelowProducerId"); const v3AndBelowProducerId = version >= 4 ? 0n : readInt64(r);
  r.at("v3AndBelowProducerEpoch"); const v3AndBelowProducerEpoch = version >= 4 ? 0 : r.int16();
  r.at("v3AndBelowTopics");
  const v3AndBelowTopics = version >= 4 ? EMPTY
    : readAddPartitionsToTxnRequestTopicList(
      r,
      version >= 3 ? r.compactCount(3, 48) : r.count(6, 48),
      version,
    );
  const m: AddPartitionsToTxnRequest = {
    transactions,
    v3AndBelowTransactionalId,
    v3AndBelowProducerId,
    v3AndBelowProducerEpoch,
    v3AndBelowTopics,
  };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function writeAddPartitionsToTxnRequestTopic(
  w: Writer,
  m: AddPartitionsToTxnRequestTopicInit,
  version: number,
): void {
  w.down(m);
  const { name, partitions, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 3) w.compactString(name);
  else w.string(name);
  w.at("partitions");
  writeInt32s(w, partitions, version >= 3 ? w.compactCount(partitions) : w.count(partitions));
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAddPartitionsToTxnRequestTopicList(
  w: Writer,
  list: readonly AddPartitionsToTxnRequestTopicInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAddPartitionsToTxnRequestTopic(w, list![i]!, version);
  }
  w.up();
}

function writeAddPartitionsToTxnRequestTransaction(
  w: Writer,
  m: AddPartitionsToTxnRequestTransactionInit,
  version: number,
): void {
  w.down(m);
  const {
    transactionalId,
    producerId,
    producerEpoch,
    verifyOnly = false,
    topics,
    unknownTaggedFields,
  } = m;
  w.at("transactionalId"); w.compactString(transactionalId);
  w.at("producerId"); writeInt64(w, producerId);
  w.at("producerEpoch"); w.int16(producerEpoch);
  w.at("verifyOnly"); w.bool(verifyOnly);
  w.at("topics");
  writeAddPartitionsToTxnRequestTopicList(w, topics, w.compactCount(topics), version);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAddPartitionsToTxnRequestTransactionList(
  w: Writer,
  list: readonly AddPartitionsToTxnRequestTransactionInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAddPartitionsToTxnRequestTransaction(w, list![i]!, version);
  }
  w.up();
}

function writeAddPartitionsToTxnRequest(
  w: Writer,
  m: AddPartitionsToTxnRequestInit,
  version: number,
): void {
  w.down(m);
  const {
    transactions = EMPTY,
    v3AndBelowTransactionalId = "",
    v3AndBelowProducerId = 0n,
    v3AndBelowProducerEpoch = 0,
    v3AndBelowTopics = EMPTY,
    unknownTaggedFields,
  } = m;
  w.at("transactions");
  if (version >= 4) {
    writeAddPartitionsToTxnRequestTransactionList(
    w,
    transactions,
    w.compactCount(transactions),
    version,
  );
  }
  else w.absent(isEmptyList(transactions), "4+");
  w.at("v3AndBelowTransactionalId");
  if (version >= 4) w.absent(v3AndBelowTransactionalId === "", "0-3");
  else if (version >= 3) w.compactString(v3AndBelowTransactionalId);
  else w.string(v3AndBelowTransactionalId);
  w.at("v3AndBelowProducerId");
  if (version >= 4) w.absent(v3AndBelowProducerId === 0n, "0-3");
  else writeInt64(w, v3AndBelowProducerId);
  w.at("v3AndBelowProducerEpoch");
  if (version >= 4) w.absent(v3AndBelowProducerEpoch === 0, "0-3");
  else w.int16(v3AndBelowProducerEpoch);
  w.at("v3AndBelowTopics");
  if (version >= 4) w.absent(isEmptyList(v3AndBelowTopics), "0-3");
  else {
    writeAddPartitionsToTxnRequestTopicList(
    w,
    v3AndBelowTopics,
    version >= 3 ? w.compactCount(v3AndBelowTopics) : w.count(v3AndBelowTopics),
    version,
  );
  }
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): AddPartitionsToTxnResponsePartitionResult {
  r.down();
  r.at("partitionIndex"); const partitionIndex = r.int32();
  r.at("partitionErrorCode"); const partitionErrorCode = r.int16();
  const m: AddPartitionsToTxnResponsePartitionResult = { partitionIndex, partitionErrorCode };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function readAddPartitionsToTxnResponsePartitionResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnResponsePartitionResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnResponsePartitionResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAddPartitionsToTxnResponsePartitionResult(r, version);
  }
  r.up();
  return list;
}

function readAddPartitionsToTxnResponseTopicResult(
  r: Reader,
  version: number,
): AddPartitionsToTxnResponseTopicResult {
  r.down();
  r.at("name"); const name = version >= 3 ? r.compactString(repeated) : r.string(repeated);
  r.at("resultsByPartition");
  const resultsByPartition = readAddPartitionsToTxnResponsePartitionResultList(
    r,
    version >= 3 ? r.compactCount(7, 48) : r.count(6, 48),
    version,
  );
  const m: AddPartitionsToTxnResponseTopicResult = { name, resultsByPartition };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function readAddPartitionsToTxnResponseTopicResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnResponseTopicResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnResponseTopicResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAddPartitionsToTxnResponseTopicResult(r, version);
  }
  r.up();
  return list;
}

function readAddPartitionsToTxnResponseResult(
  r: Reader,
  version: number,
): AddPartitionsToTxnResponseResult {
  r.down();
  r.at("transactionalId"); const transactionalId = r.compactString();
  r.at("topicResults");
  const topicResults = readAddPartitionsToTxnResponseTopicResultList(
    r,
    r.compactCount(3, 48),
    version,
  );
  const m: AddPartitionsToTxnResponseResult = { transactionalId, topicResults };
  r.tags(m);
  r.up();
  return m;
}

function readAddPartitionsToTxnResponseResultList(
  r: Reader,
  n: number,
  version: number,
): readonly AddPartitionsToTxnResponseResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AddPartitionsToTxnResponseResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readAddPartitionsToTxnResponseResult(r, version);
  }
  r.up();
  return list;
}

function readAddPartitionsToTxnResponse(r: Reader, version: number): AddPartitionsToTxnResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = version >= 4 ? r.int16() : 0;
  r.at("resultsByTransaction");
  const resultsByTransaction = version >= 4 ? readAddPartitionsToTxnResponseResultList(
    r,
    r.compactCount(3, 48),
    version,
  )
    : EMPTY;
  r.at("resultsByTopicV3AndBelow");
  const resultsByTopicV3AndBelow = version >= 4 ? EMPTY
    : readAddPartitionsToTxnResponseTopicResultList(
      r,
      version >= 3 ? r.compactCount(3, 48) : r.count(6, 48),
      version,
    );
  const m: AddPartitionsToTxnResponse = {
    throttleTimeMs,
    errorCode,
    resultsByTransaction,
    resultsByTopicV3AndBelow,
  };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function writeAddPartitionsToTxnResponsePartitionResult(
  w: Writer,
  m: AddPartitionsToTxnResponsePartitionResultInit,
  version: number,
): void {
  w.down(m);
  const { partitionIndex, partitionErrorCode, unknownTaggedFields } = m;
  w.at("partitionIndex"); w.int32(partitionIndex);
  w.at("partitionErrorCode"); w.int16(partitionErrorCode);
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAddPartitionsToTxnResponsePartitionResultList(
  w: Writer,
  list: readonly AddPartitionsToTxnResponsePartitionResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAddPartitionsToTxnResponsePartitionResult(w, list![i]!, version);
  }
  w.up();
}

function writeAddPartitionsToTxnResponseTopicResult(
  w: Writer,
  m: AddPartitionsToTxnResponseTopicResultInit,
  version: number,
): void {
  w.down(m);
  const { name, resultsByPartition, unknownTaggedFields } = m;
  w.at("name");
  if (version >= 3) w.compactString(name);
  else w.string(name);
  w.at("resultsByPartition");
  writeAddPartitionsToTxnResponsePartitionResultList(
    w,
    resultsByPartition,
    version >= 3 ? w.compactCount(resultsByPartition) : w.count(resultsByPartition),
    version,
  );
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeAddPartitionsToTxnResponseTopicResultList(
  w: Writer,
  list: readonly AddPartitionsToTxnResponseTopicResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAddPartitionsToTxnResponseTopicResult(w, list![i]!, version);
  }
  w.up();
}

function writeAddPartitionsToTxnResponseResult(
  w: Writer,
  m: AddPartitionsToTxnResponseResultInit,
  version: number,
): void {
  w.down(m);
  const { transactionalId, topicResults, unknownTaggedFields } = m;
  w.at("transactionalId"); w.compactString(transactionalId);
  w.at("topicResults");
  writeAddPartitionsToTxnResponseTopicResultList(
    w,
    topicResults,
    w.compactCount(topicResults),
    version,
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeAddPartitionsToTxnResponseResultList(
  w: Writer,
  list: readonly AddPartitionsToTxnResponseResultInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeAddPartitionsToTxnResponseResult(w, list![i]!, version);
  }
  w.up();
}

function writeAddPartitionsToTxnResponse(
  w: Writer,
  m: AddPartitionsToTxnResponseInit,
  version: number,
): void {
  w.down(m);
  const {
    throttleTimeMs,
    errorCode = 0,
    resultsByTransaction = EMPTY,
    resultsByTopicV3AndBelow = EMPTY,
    unknownTaggedFields,
  } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode");
  if (version >= 4) w.int16(errorCode);
  w.at("resultsByTransaction");
  if (version >= 4) {
    writeAddPartitionsToTxnResponseResultList(
    w,
    resultsByTransaction,
    w.compactCount(resultsByTransaction),
    version,
  );
  }
  else w.absent(isEmptyList(resultsByTransaction), "4+");
  w.at("resultsByTopicV3AndBelow");
  if (version >= 4) w.absent(isEmptyList(resultsByTopicV3AndBelow), "0-3");
  else {
    writeAddPartitionsToTxnResponseTopicResultList(
    w,
    resultsByTopicV3AndBelow,
    version >= 3 ? w.compactCount(resultsByTopicV3AndBelow) : w.count(resultsByTopicV3AndBelow),
    version,
  );
  }
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of AddPartitionsToTxn. */
export const AddPartitionsToTxn: Api<AddPartitionsToTxnRequestInit, AddPartitionsToTxnResponse> = {
  name: "AddPartitionsToTxn",
  key: 24,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
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
