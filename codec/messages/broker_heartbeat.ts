// Generated from schemas/clients/BrokerHeartbeat{Request,Response}.json. Do not edit.

/**
 * BrokerHeartbeat (API, key 63), versions 0-2.
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
  isEmptyList,
  type MessageCodec,
  orNull,
  putBool,
  putInt16,
  putInt32,
  putInt64,
  readBool,
  readCompactCount,
  readCompactNullableCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readList,
  readTags,
  readUuid,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  startTag,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactNullableCount,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
  writeUuid,
} from "../wire/mod.ts";

/**
 * Decodes the body of a BrokerHeartbeat request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeBrokerHeartbeatRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): BrokerHeartbeatRequest {
  return runDecode(
    "BrokerHeartbeatRequest",
    0,
    2,
    readBrokerHeartbeatRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a BrokerHeartbeat request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeBrokerHeartbeatRequest(
  message: BrokerHeartbeatRequestInit,
  version: number,
): Bytes {
  return runEncode("BrokerHeartbeatRequest", 0, 2, writeBrokerHeartbeatRequest, message, version);
}

/**
 * Encodes the body of a BrokerHeartbeat request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeBrokerHeartbeatRequestInto(
  message: BrokerHeartbeatRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "BrokerHeartbeatRequest",
    0,
    2,
    writeBrokerHeartbeatRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of BrokerHeartbeatRequest, for registries. */
export const BrokerHeartbeatRequestCodec: MessageCodec<BrokerHeartbeatRequest> = {
  name: "BrokerHeartbeatRequest",
  type: "request",
  module: "clients",
  apiKey: 63,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeBrokerHeartbeatRequest,
  encode: encodeBrokerHeartbeatRequest,
};

/** BrokerHeartbeatRequest: a request, key 63, versions 0-2, flexible versions 0+. */
export interface BrokerHeartbeatRequest {
  /**
   * int32, versions 0+, brokerId.
   *
   * @generated from BrokerHeartbeatRequest.json BrokerId
   */
  brokerId: number;
  /**
   * int64, versions 0+, default -1.
   *
   * @generated from BrokerHeartbeatRequest.json BrokerEpoch
   */
  brokerEpoch: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from BrokerHeartbeatRequest.json CurrentMetadataOffset
   */
  currentMetadataOffset: bigint;
  /**
   * bool, versions 0+.
   *
   * @generated from BrokerHeartbeatRequest.json WantFence
   */
  wantFence: boolean;
  /**
   * bool, versions 0+.
   *
   * @generated from BrokerHeartbeatRequest.json WantShutDown
   */
  wantShutDown: boolean;
  /**
   * []uuid, versions 1+, tag 0 in 1+.
   *
   * @generated from BrokerHeartbeatRequest.json OfflineLogDirs
   */
  offlineLogDirs: readonly string[];
  /**
   * []uuid, versions 2+, nullable 2+, tag 1 in 2+, default null.
   *
   * @generated from BrokerHeartbeatRequest.json CordonedLogDirs
   */
  cordonedLogDirs: readonly string[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for BrokerHeartbeatRequest; fields with a default may be left out. */
export interface BrokerHeartbeatRequestInit {
  /** See {@linkcode BrokerHeartbeatRequest.brokerId}. */
  brokerId: number;
  /** See {@linkcode BrokerHeartbeatRequest.brokerEpoch}. */
  brokerEpoch?: bigint | undefined;
  /** See {@linkcode BrokerHeartbeatRequest.currentMetadataOffset}. */
  currentMetadataOffset: bigint;
  /** See {@linkcode BrokerHeartbeatRequest.wantFence}. */
  wantFence: boolean;
  /** See {@linkcode BrokerHeartbeatRequest.wantShutDown}. */
  wantShutDown: boolean;
  /** See {@linkcode BrokerHeartbeatRequest.offlineLogDirs}. */
  offlineLogDirs?: readonly string[] | undefined;
  /** See {@linkcode BrokerHeartbeatRequest.cordonedLogDirs}. */
  cordonedLogDirs?: readonly string[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readBrokerHeartbeatRequestTag(
  r: Reader,
  m: BrokerHeartbeatRequest,
  tag: number,
  version: number,
): boolean {
  switch (tag) {
    case 0:
      if (version <= 0) return false;
      m.offlineLogDirs = readList(r, readCompactCount(r, "offlineLogDirs", 16), readUuid);
      return true;
    case 1:
      if (version <= 1) return false;
      m.cordonedLogDirs = orNull(
        readCompactNullableCount(r, "cordonedLogDirs", 16),
        (n) => readList(r, n, readUuid),
      );
      return true;
  }
  return false;
}

function readBrokerHeartbeatRequest(r: Reader, version: number): BrokerHeartbeatRequest {
  const m: BrokerHeartbeatRequest = {
    brokerId: readInt32(r, "brokerId"),
    brokerEpoch: readInt64(r, "brokerEpoch"),
    currentMetadataOffset: readInt64(r, "currentMetadataOffset"),
    wantFence: readBool(r, "wantFence"),
    wantShutDown: readBool(r, "wantShutDown"),
    offlineLogDirs: EMPTY,
    cordonedLogDirs: null,
  };
  readTags(r, m, readBrokerHeartbeatRequestTag, version);
  return m;
}

function writeBrokerHeartbeatRequest(
  w: Writer,
  m: BrokerHeartbeatRequestInit,
  version: number,
): void {
  const {
    brokerId,
    brokerEpoch = -1n,
    currentMetadataOffset,
    wantFence,
    wantShutDown,
    offlineLogDirs = EMPTY,
    cordonedLogDirs = null,
    unknownTaggedFields,
  } = m;
  const atBrokerId = w.room(22);
  putInt32(w, atBrokerId, "brokerId", brokerId);
  putInt64(w, atBrokerId + 4, "brokerEpoch", brokerEpoch);
  putInt64(w, atBrokerId + 12, "currentMetadataOffset", currentMetadataOffset);
  putBool(w, atBrokerId + 20, "wantFence", wantFence);
  putBool(w, atBrokerId + 21, "wantShutDown", wantShutDown);
  if (version <= 0) writeAbsent(w, "offlineLogDirs", isEmptyList(offlineLogDirs), "1+");
  if (version <= 1) writeAbsent(w, "cordonedLogDirs", cordonedLogDirs === null, "2+");
  const sendsOfflineLogDirs = version >= 1 && !isEmptyList(offlineLogDirs);
  const sendsCordonedLogDirs = version >= 2 && cordonedLogDirs !== null;
  let unknown = writeTagCount(
    w,
    unknownTaggedFields,
    (sendsOfflineLogDirs ? 1 : 0) + (sendsCordonedLogDirs ? 1 : 0),
  );
  if (version >= 1) unknown = writeTagsBefore(w, unknown, 0);
  if (sendsOfflineLogDirs) {
    const p = startTag(w, 0);
    writeList(
      w,
      "offlineLogDirs",
      offlineLogDirs,
      writeCompactCount(w, "offlineLogDirs", offlineLogDirs),
      writeUuid,
    );
    endTag(w, p);
  }
  if (version >= 2) unknown = writeTagsBefore(w, unknown, 1);
  if (sendsCordonedLogDirs) {
    const p = startTag(w, 1);
    writeList(
      w,
      "cordonedLogDirs",
      cordonedLogDirs,
      writeCompactNullableCount(w, "cordonedLogDirs", cordonedLogDirs),
      writeUuid,
    );
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}

/**
 * Decodes the body of a BrokerHeartbeat response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeBrokerHeartbeatResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): BrokerHeartbeatResponse {
  return runDecode(
    "BrokerHeartbeatResponse",
    0,
    2,
    readBrokerHeartbeatResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a BrokerHeartbeat response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeBrokerHeartbeatResponse(
  message: BrokerHeartbeatResponseInit,
  version: number,
): Bytes {
  return runEncode("BrokerHeartbeatResponse", 0, 2, writeBrokerHeartbeatResponse, message, version);
}

/**
 * Encodes the body of a BrokerHeartbeat response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeBrokerHeartbeatResponseInto(
  message: BrokerHeartbeatResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "BrokerHeartbeatResponse",
    0,
    2,
    writeBrokerHeartbeatResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of BrokerHeartbeatResponse, for registries. */
export const BrokerHeartbeatResponseCodec: MessageCodec<BrokerHeartbeatResponse> = {
  name: "BrokerHeartbeatResponse",
  type: "response",
  module: "clients",
  apiKey: 63,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeBrokerHeartbeatResponse,
  encode: encodeBrokerHeartbeatResponse,
};

/** BrokerHeartbeatResponse: a response, key 63, versions 0-2, flexible versions 0+. */
export interface BrokerHeartbeatResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from BrokerHeartbeatResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from BrokerHeartbeatResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * bool, versions 0+, default false.
   *
   * @generated from BrokerHeartbeatResponse.json IsCaughtUp
   */
  isCaughtUp: boolean;
  /**
   * bool, versions 0+, default true.
   *
   * @generated from BrokerHeartbeatResponse.json IsFenced
   */
  isFenced: boolean;
  /**
   * bool, versions 0+.
   *
   * @generated from BrokerHeartbeatResponse.json ShouldShutDown
   */
  shouldShutDown: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for BrokerHeartbeatResponse; fields with a default may be left out. */
export interface BrokerHeartbeatResponseInit {
  /** See {@linkcode BrokerHeartbeatResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode BrokerHeartbeatResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode BrokerHeartbeatResponse.isCaughtUp}. */
  isCaughtUp?: boolean | undefined;
  /** See {@linkcode BrokerHeartbeatResponse.isFenced}. */
  isFenced?: boolean | undefined;
  /** See {@linkcode BrokerHeartbeatResponse.shouldShutDown}. */
  shouldShutDown: boolean;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readBrokerHeartbeatResponse(r: Reader): BrokerHeartbeatResponse {
  const m: BrokerHeartbeatResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    isCaughtUp: readBool(r, "isCaughtUp"),
    isFenced: readBool(r, "isFenced"),
    shouldShutDown: readBool(r, "shouldShutDown"),
  };
  readTags(r, m);
  return m;
}

function writeBrokerHeartbeatResponse(w: Writer, m: BrokerHeartbeatResponseInit): void {
  const {
    throttleTimeMs,
    errorCode,
    isCaughtUp = false,
    isFenced = true,
    shouldShutDown,
    unknownTaggedFields,
  } = m;
  const atThrottleTimeMs = w.room(9);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  putBool(w, atThrottleTimeMs + 6, "isCaughtUp", isCaughtUp);
  putBool(w, atThrottleTimeMs + 7, "isFenced", isFenced);
  putBool(w, atThrottleTimeMs + 8, "shouldShutDown", shouldShutDown);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of BrokerHeartbeat. */
export const BrokerHeartbeat: Api<BrokerHeartbeatRequestInit, BrokerHeartbeatResponse> = {
  name: "BrokerHeartbeat",
  key: 63,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeBrokerHeartbeatRequest,
  decodeResponse: decodeBrokerHeartbeatResponse,
};

/** The broker's half of BrokerHeartbeat. */
export const BrokerHeartbeatServer: ServerApi<
  BrokerHeartbeatRequest,
  BrokerHeartbeatResponseInit
> = {
  name: "BrokerHeartbeat",
  key: 63,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decodeRequest: decodeBrokerHeartbeatRequest,
  encodeResponse: encodeBrokerHeartbeatResponse,
};
