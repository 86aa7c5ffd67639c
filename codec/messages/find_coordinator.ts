// Generated from schemas/clients/FindCoordinator{Request,Response}.json. Do not edit.

/**
 * FindCoordinator (API, key 10), versions 0-6.
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
  putInt16,
  putInt32,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt8,
  readList,
  readNullableString,
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
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeInt8,
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a FindCoordinator request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeFindCoordinatorRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): FindCoordinatorRequest {
  return runDecode(
    "FindCoordinatorRequest",
    0,
    6,
    readFindCoordinatorRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a FindCoordinator request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeFindCoordinatorRequest(
  message: FindCoordinatorRequestInit,
  version: number,
): Bytes {
  return runEncode("FindCoordinatorRequest", 0, 6, writeFindCoordinatorRequest, message, version);
}

/**
 * Encodes the body of a FindCoordinator request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeFindCoordinatorRequestInto(
  message: FindCoordinatorRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "FindCoordinatorRequest",
    0,
    6,
    writeFindCoordinatorRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of FindCoordinatorRequest, for registries. */
export const FindCoordinatorRequestCodec: MessageCodec<FindCoordinatorRequest> = {
  name: "FindCoordinatorRequest",
  type: "request",
  module: "clients",
  apiKey: 10,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
  decode: decodeFindCoordinatorRequest,
  encode: encodeFindCoordinatorRequest,
};

/** FindCoordinatorRequest: a request, key 10, versions 0-6, flexible versions 3+. */
export interface FindCoordinatorRequest {
  /**
   * string, versions 0-3.
   *
   * @generated from FindCoordinatorRequest.json Key
   */
  key: string;
  /**
   * int8, versions 1+, default 0.
   *
   * @generated from FindCoordinatorRequest.json KeyType
   */
  keyType: number;
  /**
   * []string, versions 4+.
   *
   * @generated from FindCoordinatorRequest.json CoordinatorKeys
   */
  coordinatorKeys: readonly string[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for FindCoordinatorRequest; fields with a default may be left out. */
export interface FindCoordinatorRequestInit {
  /** See {@linkcode FindCoordinatorRequest.key}. */
  key?: string | undefined;
  /** See {@linkcode FindCoordinatorRequest.keyType}. */
  keyType?: number | undefined;
  /** See {@linkcode FindCoordinatorRequest.coordinatorKeys}. */
  coordinatorKeys?: readonly string[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readFindCoordinatorRequest(r: Reader, version: number): FindCoordinatorRequest {
  const m: FindCoordinatorRequest = {
    key: version >= 4 ? "" : version >= 3 ? readCompactString(r, "key") : readString(r, "key"),
    keyType: version >= 1 ? readInt8(r, "keyType") : 0,
    coordinatorKeys: version >= 4 ? readList(
      r,
      readCompactCount(r, "coordinatorKeys", 1),
      readCompactString,
    )
      : EMPTY,
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeFindCoordinatorRequest(
  w: Writer,
  m: FindCoordinatorRequestInit,
  version: number,
): void {
  const { key: key_ = "", keyType = 0, coordinatorKeys = EMPTY, unknownTaggedFields } = m;
  if (version >= 4) writeAbsent(w, "key", key_ === "", "0-3");
  else if (version >= 3) writeCompactString(w, "key", key_);
  else writeString(w, "key", key_);
  if (version >= 1) writeInt8(w, "keyType", keyType);
  else writeAbsent(w, "keyType", keyType === 0, "1+");
  if (version >= 4) {
    writeList(
      w,
      "coordinatorKeys",
      coordinatorKeys,
      writeCompactCount(w, "coordinatorKeys", coordinatorKeys),
      writeCompactString,
    );
  }
  else writeAbsent(w, "coordinatorKeys", isEmptyList(coordinatorKeys), "4+");
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a FindCoordinator response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 6.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 6.
 */
export function decodeFindCoordinatorResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): FindCoordinatorResponse {
  return runDecode(
    "FindCoordinatorResponse",
    0,
    6,
    readFindCoordinatorResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a FindCoordinator response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 6.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeFindCoordinatorResponse(
  message: FindCoordinatorResponseInit,
  version: number,
): Bytes {
  return runEncode("FindCoordinatorResponse", 0, 6, writeFindCoordinatorResponse, message, version);
}

/**
 * Encodes the body of a FindCoordinator response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeFindCoordinatorResponseInto(
  message: FindCoordinatorResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "FindCoordinatorResponse",
    0,
    6,
    writeFindCoordinatorResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of FindCoordinatorResponse, for registries. */
export const FindCoordinatorResponseCodec: MessageCodec<FindCoordinatorResponse> = {
  name: "FindCoordinatorResponse",
  type: "response",
  module: "clients",
  apiKey: 10,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
  decode: decodeFindCoordinatorResponse,
  encode: encodeFindCoordinatorResponse,
};

/** Part of FindCoordinatorResponse, versions 4-6. */
export interface FindCoordinatorResponseCoordinator {
  /**
   * string, versions 4+.
   *
   * @generated from FindCoordinatorResponse.json Coordinator.Key
   */
  key: string;
  /**
   * int32, versions 4+, brokerId.
   *
   * @generated from FindCoordinatorResponse.json Coordinator.NodeId
   */
  nodeId: number;
  /**
   * string, versions 4+.
   *
   * @generated from FindCoordinatorResponse.json Coordinator.Host
   */
  host: string;
  /**
   * int32, versions 4+.
   *
   * @generated from FindCoordinatorResponse.json Coordinator.Port
   */
  port: number;
  /**
   * int16, versions 4+.
   *
   * @generated from FindCoordinatorResponse.json Coordinator.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 4+, nullable 4+, ignorable.
   *
   * @generated from FindCoordinatorResponse.json Coordinator.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for FindCoordinatorResponseCoordinator; fields with a default may be left out.
 */
export interface FindCoordinatorResponseCoordinatorInit {
  /** See {@linkcode FindCoordinatorResponseCoordinator.key}. */
  key: string;
  /** See {@linkcode FindCoordinatorResponseCoordinator.nodeId}. */
  nodeId: number;
  /** See {@linkcode FindCoordinatorResponseCoordinator.host}. */
  host: string;
  /** See {@linkcode FindCoordinatorResponseCoordinator.port}. */
  port: number;
  /** See {@linkcode FindCoordinatorResponseCoordinator.errorCode}. */
  errorCode: number;
  /** See {@linkcode FindCoordinatorResponseCoordinator.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** FindCoordinatorResponse: a response, key 10, versions 0-6, flexible versions 3+. */
export interface FindCoordinatorResponse {
  /**
   * int32, versions 1+, ignorable.
   *
   * @generated from FindCoordinatorResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0-3.
   *
   * @generated from FindCoordinatorResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 1-3, nullable 1-3, ignorable.
   *
   * @generated from FindCoordinatorResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * int32, versions 0-3, brokerId.
   *
   * @generated from FindCoordinatorResponse.json NodeId
   */
  nodeId: number;
  /**
   * string, versions 0-3.
   *
   * @generated from FindCoordinatorResponse.json Host
   */
  host: string;
  /**
   * int32, versions 0-3.
   *
   * @generated from FindCoordinatorResponse.json Port
   */
  port: number;
  /**
   * []Coordinator, versions 4+.
   *
   * @generated from FindCoordinatorResponse.json Coordinators
   */
  coordinators: readonly FindCoordinatorResponseCoordinator[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for FindCoordinatorResponse; fields with a default may be left out. */
export interface FindCoordinatorResponseInit {
  /** See {@linkcode FindCoordinatorResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode FindCoordinatorResponse.errorCode}. */
  errorCode?: number | undefined;
  /** See {@linkcode FindCoordinatorResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** See {@linkcode FindCoordinatorResponse.nodeId}. */
  nodeId?: number | undefined;
  /** See {@linkcode FindCoordinatorResponse.host}. */
  host?: string | undefined;
  /** See {@linkcode FindCoordinatorResponse.port}. */
  port?: number | undefined;
  /** See {@linkcode FindCoordinatorResponse.coordinators}. */
  coordinators?: readonly FindCoordinatorResponseCoordinatorInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readFindCoordinatorResponseCoordinator(
  r: Reader,
  key: Key,
): FindCoordinatorResponseCoordinator {
  r.down(key);
  const m: FindCoordinatorResponseCoordinator = {
    key: readCompactString(r, "key"),
    nodeId: readInt32(r, "nodeId"),
    host: readCompactString(r, "host", repeated),
    port: readInt32(r, "port"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readFindCoordinatorResponseCoordinatorList(
  r: Reader,
  n: number,
): readonly FindCoordinatorResponseCoordinator[] {
  if (n === 0) return EMPTY;
  const list = slots<FindCoordinatorResponseCoordinator>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readFindCoordinatorResponseCoordinator(r, i);
  }
  return list;
}

function readFindCoordinatorResponse(r: Reader, version: number): FindCoordinatorResponse {
  const m: FindCoordinatorResponse = {
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    errorCode: version >= 4 ? 0 : readInt16(r, "errorCode"),
    errorMessage: version >= 4 ? ""
      : version >= 3 ? readCompactNullableString(r, "errorMessage")
      : version >= 1 ? readNullableString(r, "errorMessage")
      : "",
    nodeId: version >= 4 ? 0 : readInt32(r, "nodeId"),
    host: version >= 4 ? ""
      : version >= 3 ? readCompactString(r, "host", repeated)
      : readString(r, "host", repeated),
    port: version >= 4 ? 0 : readInt32(r, "port"),
    coordinators: version >= 4 ? readFindCoordinatorResponseCoordinatorList(
      r,
      readCompactCount(r, "coordinators", 14),
    )
      : EMPTY,
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeFindCoordinatorResponseCoordinator(
  w: Writer,
  key: Key,
  m: FindCoordinatorResponseCoordinatorInit,
): void {
  w.into(key, m);
  const { key: key_, nodeId, host, port, errorCode, errorMessage, unknownTaggedFields } = m;
  writeCompactString(w, "key", key_);
  writeInt32(w, "nodeId", nodeId);
  writeCompactString(w, "host", host);
  const atPort = w.room(6);
  putInt32(w, atPort, "port", port);
  putInt16(w, atPort + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeFindCoordinatorResponse(
  w: Writer,
  m: FindCoordinatorResponseInit,
  version: number,
): void {
  const {
    throttleTimeMs = 0,
    errorCode = 0,
    errorMessage = "",
    nodeId = 0,
    host = "",
    port = 0,
    coordinators = EMPTY,
    unknownTaggedFields,
  } = m;
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 4) writeAbsent(w, "errorCode", errorCode === 0, "0-3");
  else writeInt16(w, "errorCode", errorCode);
  if (version === 3) writeCompactNullableString(w, "errorMessage", errorMessage);
  else if (version >= 1 && version <= 2) writeNullableString(w, "errorMessage", errorMessage);
  if (version >= 4) writeAbsent(w, "nodeId", nodeId === 0, "0-3");
  else writeInt32(w, "nodeId", nodeId);
  if (version >= 4) writeAbsent(w, "host", host === "", "0-3");
  else if (version >= 3) writeCompactString(w, "host", host);
  else writeString(w, "host", host);
  if (version >= 4) writeAbsent(w, "port", port === 0, "0-3");
  else writeInt32(w, "port", port);
  if (version >= 4) {
    writeList(
      w,
      "coordinators",
      coordinators,
      writeCompactCount(w, "coordinators", coordinators),
      writeFindCoordinatorResponseCoordinator,
    );
  }
  else writeAbsent(w, "coordinators", isEmptyList(coordinators), "4+");
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of FindCoordinator. */
export const FindCoordinator: Api<FindCoordinatorRequestInit, FindCoordinatorResponse> = {
  name: "FindCoordinator",
  key: 10,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
  throttlesFrom: 2,
  encodeRequest: encodeFindCoordinatorRequest,
  decodeResponse: decodeFindCoordinatorResponse,
};

/** The broker's half of FindCoordinator. */
export const FindCoordinatorServer: ServerApi<
  FindCoordinatorRequest,
  FindCoordinatorResponseInit
> = {
  name: "FindCoordinator",
  key: 10,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
  decodeRequest: decodeFindCoordinatorRequest,
  encodeResponse: encodeFindCoordinatorResponse,
};
