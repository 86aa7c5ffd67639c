// Generated from schemas/clients/ControlledShutdown{Request,Response}.json. Do not edit.

/**
 * ControlledShutdown (API, key 7), versions 0-3.
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
  readCompactCount,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
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
  writeCompactCount,
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
 * Decodes the body of a ControlledShutdown request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeControlledShutdownRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ControlledShutdownRequest {
  return runDecode(
    "ControlledShutdownRequest",
    0,
    3,
    readControlledShutdownRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ControlledShutdown request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeControlledShutdownRequest(
  message: ControlledShutdownRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ControlledShutdownRequest",
    0,
    3,
    writeControlledShutdownRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a ControlledShutdown request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeControlledShutdownRequestInto(
  message: ControlledShutdownRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ControlledShutdownRequest",
    0,
    3,
    writeControlledShutdownRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ControlledShutdownRequest, for registries. */
export const ControlledShutdownRequestCodec: MessageCodec<ControlledShutdownRequest> = {
  name: "ControlledShutdownRequest",
  type: "request",
  module: "clients",
  apiKey: 7,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 3,
  decode: decodeControlledShutdownRequest,
  encode: encodeControlledShutdownRequest,
};

/** ControlledShutdownRequest: a request, key 7, versions 0-3, flexible versions 3+. */
export interface ControlledShutdownRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from ControlledShutdownRequest.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 2+, default -1, ignorable.
   *
   * @generated from ControlledShutdownRequest.json BrokerEpoch
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
 * What encoders take for ControlledShutdownRequest; fields with a default may be left out.
 */
export interface ControlledShutdownRequestInit {
  /** See {@linkcode ControlledShutdownRequest.brokerId}. */
  brokerId: number;
  /** See {@linkcode ControlledShutdownRequest.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readControlledShutdownRequest(r: Reader, version: number): ControlledShutdownRequest {
  const m: ControlledShutdownRequest = {
    brokerId: readInt32(r, "brokerId"),
    brokerEpoch: version >= 2 ? readInt64(r, "brokerEpoch") : -1n,
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeControlledShutdownRequest(
  w: Writer,
  m: ControlledShutdownRequestInit,
  version: number,
): void {
  const { brokerId, brokerEpoch = -1n, unknownTaggedFields } = m;
  writeInt32(w, "brokerId", brokerId);
  if (version >= 2) writeInt64(w, "brokerEpoch", brokerEpoch);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ControlledShutdown response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeControlledShutdownResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ControlledShutdownResponse {
  return runDecode(
    "ControlledShutdownResponse",
    0,
    3,
    readControlledShutdownResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ControlledShutdown response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeControlledShutdownResponse(
  message: ControlledShutdownResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ControlledShutdownResponse",
    0,
    3,
    writeControlledShutdownResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ControlledShutdown response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeControlledShutdownResponseInto(
  message: ControlledShutdownResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ControlledShutdownResponse",
    0,
    3,
    writeControlledShutdownResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ControlledShutdownResponse, for registries. */
export const ControlledShutdownResponseCodec: MessageCodec<ControlledShutdownResponse> = {
  name: "ControlledShutdownResponse",
  type: "response",
  module: "clients",
  apiKey: 7,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 3,
  decode: decodeControlledShutdownResponse,
  encode: encodeControlledShutdownResponse,
};

/** Part of ControlledShutdownResponse, versions 0-3. */
export interface ControlledShutdownResponseRemainingPartition {
  /**
   * string, versions 0+, topicName.
   *
   * @generated from ControlledShutdownResponse.json RemainingPartition.TopicName
   */
  topicName: string;
  /**
   * int32, versions 0+.
   *
   * @generated from ControlledShutdownResponse.json RemainingPartition.PartitionIndex
   */
  partitionIndex: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ControlledShutdownResponseRemainingPartition; fields with a default may be left out.
 */
export interface ControlledShutdownResponseRemainingPartitionInit {
  /** See {@linkcode ControlledShutdownResponseRemainingPartition.topicName}. */
  topicName: string;
  /** See {@linkcode ControlledShutdownResponseRemainingPartition.partitionIndex}. */
  partitionIndex: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ControlledShutdownResponse: a response, key 7, versions 0-3, flexible versions 3+. */
export interface ControlledShutdownResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from ControlledShutdownResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []RemainingPartition, versions 0+.
   *
   * @generated from ControlledShutdownResponse.json RemainingPartitions
   */
  remainingPartitions: readonly ControlledShutdownResponseRemainingPartition[];
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
 * What encoders take for ControlledShutdownResponse; fields with a default may be left out.
 */
export interface ControlledShutdownResponseInit {
  /** See {@linkcode ControlledShutdownResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ControlledShutdownResponse.remainingPartitions}. */
  remainingPartitions: readonly ControlledShutdownResponseRemainingPartitionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readControlledShutdownResponseRemainingPartition(
  r: Reader,
  key: Key,
  version: number,
): ControlledShutdownResponseRemainingPartition {
  r.down(key);
  const m: ControlledShutdownResponseRemainingPartition = {
    topicName: version >= 3 ? readCompactString(r, "topicName", repeated)
      : readString(r, "topicName", repeated),
    partitionIndex: readInt32(r, "partitionIndex"),
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readControlledShutdownResponseRemainingPartitionList(
  r: Reader,
  n: number,
  version: number,
): readonly ControlledShutdownResponseRemainingPartition[] {
  if (n === 0) return EMPTY;
  const list = slots<ControlledShutdownResponseRemainingPartition>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readControlledShutdownResponseRemainingPartition(r, i, version);
  }
  return list;
}

function readControlledShutdownResponse(r: Reader, version: number): ControlledShutdownResponse {
  const m: ControlledShutdownResponse = {
    errorCode: readInt16(r, "errorCode"),
    remainingPartitions: readControlledShutdownResponseRemainingPartitionList(
      r,
      version >= 3 ? readCompactCount(r, "remainingPartitions", 6)
        : readCount(r, "remainingPartitions", 6),
      version,
    ),
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeControlledShutdownResponseRemainingPartition(
  w: Writer,
  key: Key,
  m: ControlledShutdownResponseRemainingPartitionInit,
  version: number,
): void {
  w.into(key, m);
  const { topicName, partitionIndex, unknownTaggedFields } = m;
  if (version >= 3) writeCompactString(w, "topicName", topicName);
  else writeString(w, "topicName", topicName);
  writeInt32(w, "partitionIndex", partitionIndex);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeControlledShutdownResponse(
  w: Writer,
  m: ControlledShutdownResponseInit,
  version: number,
): void {
  const { errorCode, remainingPartitions, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  writeList(
    w,
    "remainingPartitions",
    remainingPartitions,
    version >= 3 ? writeCompactCount(w, "remainingPartitions", remainingPartitions)
      : writeCount(w, "remainingPartitions", remainingPartitions),
    writeControlledShutdownResponseRemainingPartition,
    version,
  );
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of ControlledShutdown. */
export const ControlledShutdown: Api<ControlledShutdownRequestInit, ControlledShutdownResponse> = {
  name: "ControlledShutdown",
  key: 7,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 3,
  encodeRequest: encodeControlledShutdownRequest,
  decodeResponse: decodeControlledShutdownResponse,
};

/** The broker's half of ControlledShutdown. */
export const ControlledShutdownServer: ServerApi<
  ControlledShutdownRequest,
  ControlledShutdownResponseInit
> = {
  name: "ControlledShutdown",
  key: 7,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 3,
  decodeRequest: decodeControlledShutdownRequest,
  encodeResponse: encodeControlledShutdownResponse,
};
