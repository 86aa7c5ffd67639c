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
  type MessageCodec,
  type Reader,
  readList,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeList,
  type Writer,
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
  r.down();
  r.at("key"); const key = version >= 4 ? "" : version >= 3 ? r.compactString() : r.string();
  r.at("keyType"); const keyType = version >= 1 ? r.int8() : 0;
  r.at("coordinatorKeys");
  const coordinatorKeys = version >= 4 ? readList(r, r.compactCount(1, 8), (r) => r.compactString())
    : EMPTY;
  const m: FindCoordinatorRequest = { key, keyType, coordinatorKeys };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function writeFindCoordinatorRequest(
  w: Writer,
  m: FindCoordinatorRequestInit,
  version: number,
): void {
  w.down(m);
  const { key = "", keyType = 0, coordinatorKeys = EMPTY, unknownTaggedFields } = m;
  w.at("key");
  if (version >= 4) w.absent(key === "", "0-3");
  else if (version >= 3) w.compactString(key);
  else w.string(key);
  w.at("keyType");
  if (version >= 1) w.int8(keyType);
  else w.absent(keyType === 0, "1+");
  w.at("coordinatorKeys");
  if (version >= 4) {
    writeList(w, coordinatorKeys, w.compactCount(coordinatorKeys), (w, x) => w.compactString(x));
  }
  else w.absent(isEmptyList(coordinatorKeys), "4+");
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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

function readFindCoordinatorResponseCoordinator(r: Reader): FindCoordinatorResponseCoordinator {
  r.down();
  r.at("key"); const key = r.compactString();
  r.at("nodeId"); const nodeId = r.int32();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  const m: FindCoordinatorResponseCoordinator = {
    key,
    nodeId,
    host,
    port,
    errorCode,
    errorMessage,
  };
  r.tags(m);
  r.up();
  return m;
}

function readFindCoordinatorResponseCoordinatorList(
  r: Reader,
  n: number,
): readonly FindCoordinatorResponseCoordinator[] {
  if (n === 0) return EMPTY;
  const list = slots<FindCoordinatorResponseCoordinator>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readFindCoordinatorResponseCoordinator(r);
  }
  r.up();
  return list;
}

function readFindCoordinatorResponse(r: Reader, version: number): FindCoordinatorResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 1 ? r.int32() : 0;
  r.at("errorCode"); const errorCode = version >= 4 ? 0 : r.int16();
  r.at("errorMessage");
  const errorMessage = version >= 4 ? ""
    : version >= 3 ? r.compactNullableString()
    : version >= 1 ? r.nullableString()
    : "";
  r.at("nodeId"); const nodeId = version >= 4 ? 0 : r.int32();
  r.at("host");
  const host = version >= 4 ? "" : version >= 3 ? r.compactString(repeated) : r.string(repeated);
  r.at("port"); const port = version >= 4 ? 0 : r.int32();
  r.at("coordinators");
  const coordinators = version >= 4 ? readFindCoordinatorResponseCoordinatorList(
    r,
    r.compactCount(14, 80),
  )
    : EMPTY;
  const m: FindCoordinatorResponse = {
    throttleTimeMs,
    errorCode,
    errorMessage,
    nodeId,
    host,
    port,
    coordinators,
  };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function writeFindCoordinatorResponseCoordinator(
  w: Writer,
  m: FindCoordinatorResponseCoordinatorInit,
): void {
  w.down(m);
  const { key, nodeId, host, port, errorCode, errorMessage, unknownTaggedFields } = m;
  w.at("key"); w.compactString(key);
  w.at("nodeId"); w.int32(nodeId);
  w.at("host"); w.compactString(host);
  w.at("port"); w.int32(port);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeFindCoordinatorResponseCoordinatorList(
  w: Writer,
  list: readonly FindCoordinatorResponseCoordinatorInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeFindCoordinatorResponseCoordinator(w, list![i]!);
  }
  w.up();
}

function writeFindCoordinatorResponse(
  w: Writer,
  m: FindCoordinatorResponseInit,
  version: number,
): void {
  w.down(m);
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
  w.at("throttleTimeMs");
  if (version >= 1) w.int32(throttleTimeMs);
  w.at("errorCode");
  if (version >= 4) w.absent(errorCode === 0, "0-3");
  else w.int16(errorCode);
  w.at("errorMessage");
  if (version >= 4) {}
  else if (version >= 3) w.compactNullableString(errorMessage);
  else if (version >= 1) w.nullableString(errorMessage);
  w.at("nodeId");
  if (version >= 4) w.absent(nodeId === 0, "0-3");
  else w.int32(nodeId);
  w.at("host");
  if (version >= 4) w.absent(host === "", "0-3");
  else if (version >= 3) w.compactString(host);
  else w.string(host);
  w.at("port");
  if (version >= 4) w.absent(port === 0, "0-3");
  else w.int32(port);
  w.at("coordinators");
  if (version >= 4) {
    writeFindCoordinatorResponseCoordinatorList(w, coordinators, w.compactCount(coordinators));
  }
  else w.absent(isEmptyList(coordinators), "4+");
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of FindCoordinator. */
export const FindCoordinator: Api<FindCoordinatorRequestInit, FindCoordinatorResponse> = {
  name: "FindCoordinator",
  key: 10,
  minVersion: 0,
  maxVersion: 6,
  flexibleFrom: 3,
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
