// Generated from schemas/clients/AddRaftVoter{Request,Response}.json. Do not edit.

/**
 * AddRaftVoter (API, key 80), versions 0-1.
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
  putUuid,
  readBool,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readTags,
  readUint16,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeBool,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeList,
  type Writer,
  writeUint16,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AddRaftVoter request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeAddRaftVoterRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AddRaftVoterRequest {
  return runDecode("AddRaftVoterRequest", 0, 1, readAddRaftVoterRequest, body, version, options);
}

/**
 * Encodes the body of an AddRaftVoter request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAddRaftVoterRequest(
  message: AddRaftVoterRequestInit,
  version: number,
): Bytes {
  return runEncode("AddRaftVoterRequest", 0, 1, writeAddRaftVoterRequest, message, version);
}

/**
 * Encodes the body of an AddRaftVoter request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAddRaftVoterRequestInto(
  message: AddRaftVoterRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AddRaftVoterRequest",
    0,
    1,
    writeAddRaftVoterRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AddRaftVoterRequest, for registries. */
export const AddRaftVoterRequestCodec: MessageCodec<AddRaftVoterRequest> = {
  name: "AddRaftVoterRequest",
  type: "request",
  module: "clients",
  apiKey: 80,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeAddRaftVoterRequest,
  encode: encodeAddRaftVoterRequest,
};

/** Part of AddRaftVoterRequest, versions 0-1. */
export interface AddRaftVoterRequestListener {
  /**
   * string, versions 0+.
   *
   * @generated from AddRaftVoterRequest.json Listener.Name
   */
  name: string;
  /**
   * string, versions 0+.
   *
   * @generated from AddRaftVoterRequest.json Listener.Host
   */
  host: string;
  /**
   * uint16, versions 0+.
   *
   * @generated from AddRaftVoterRequest.json Listener.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AddRaftVoterRequestListener; fields with a default may be left out.
 */
export interface AddRaftVoterRequestListenerInit {
  /** See {@linkcode AddRaftVoterRequestListener.name}. */
  name: string;
  /** See {@linkcode AddRaftVoterRequestListener.host}. */
  host: string;
  /** See {@linkcode AddRaftVoterRequestListener.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AddRaftVoterRequest: a request, key 80, versions 0-1, flexible versions 0+. */
export interface AddRaftVoterRequest {
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from AddRaftVoterRequest.json ClusterId
   */
  clusterId: string | null;
  /**
   * int32, versions 0+.
   *
   * @generated from AddRaftVoterRequest.json TimeoutMs
   */
  timeoutMs: number;
  /**
   * int32, versions 0+.
   *
   * @generated from AddRaftVoterRequest.json VoterId
   */
  voterId: number;
  /**
   * uuid, versions 0+.
   *
   * @generated from AddRaftVoterRequest.json VoterDirectoryId
   */
  voterDirectoryId: string;
  /**
   * []Listener, versions 0+.
   *
   * @generated from AddRaftVoterRequest.json Listeners
   */
  listeners: readonly AddRaftVoterRequestListener[];
  /**
   * bool, versions 1+, default true.
   *
   * @generated from AddRaftVoterRequest.json AckWhenCommitted
   */
  ackWhenCommitted: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AddRaftVoterRequest; fields with a default may be left out. */
export interface AddRaftVoterRequestInit {
  /** See {@linkcode AddRaftVoterRequest.clusterId}. */
  clusterId: string | null;
  /** See {@linkcode AddRaftVoterRequest.timeoutMs}. */
  timeoutMs: number;
  /** See {@linkcode AddRaftVoterRequest.voterId}. */
  voterId: number;
  /** See {@linkcode AddRaftVoterRequest.voterDirectoryId}. */
  voterDirectoryId: string;
  /** See {@linkcode AddRaftVoterRequest.listeners}. */
  listeners: readonly AddRaftVoterRequestListenerInit[];
  /** See {@linkcode AddRaftVoterRequest.ackWhenCommitted}. */
  ackWhenCommitted?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAddRaftVoterRequestListener(r: Reader, key: Key): AddRaftVoterRequestListener {
  r.down(key);
  const m: AddRaftVoterRequestListener = {
    name: readCompactString(r, "name", repeated),
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAddRaftVoterRequestListenerList(
  r: Reader,
  n: number,
): readonly AddRaftVoterRequestListener[] {
  if (n === 0) return EMPTY;
  const list = slots<AddRaftVoterRequestListener>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAddRaftVoterRequestListener(r, i);
  }
  return list;
}

function readAddRaftVoterRequest(r: Reader, version: number): AddRaftVoterRequest {
  const m: AddRaftVoterRequest = {
    clusterId: readCompactNullableString(r, "clusterId", repeated),
    timeoutMs: readInt32(r, "timeoutMs"),
    voterId: readInt32(r, "voterId"),
    voterDirectoryId: readUuid(r, "voterDirectoryId"),
    listeners: readAddRaftVoterRequestListenerList(r, readCompactCount(r, "listeners", 5)),
    ackWhenCommitted: version >= 1 ? readBool(r, "ackWhenCommitted") : true,
  };
  readTags(r, m);
  return m;
}

function writeAddRaftVoterRequestListener(
  w: Writer,
  key: Key,
  m: AddRaftVoterRequestListenerInit,
): void {
  w.into(key, m);
  const { name, host, port, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAddRaftVoterRequest(w: Writer, m: AddRaftVoterRequestInit, version: number): void {
  const {
    clusterId,
    timeoutMs,
    voterId,
    voterDirectoryId,
    listeners,
    ackWhenCommitted = true,
    unknownTaggedFields,
  } = m;
  writeCompactNullableString(w, "clusterId", clusterId);
  const atTimeoutMs = w.room(24);
  putInt32(w, atTimeoutMs, "timeoutMs", timeoutMs);
  putInt32(w, atTimeoutMs + 4, "voterId", voterId);
  putUuid(w, atTimeoutMs + 8, "voterDirectoryId", voterDirectoryId);
  writeList(
    w,
    "listeners",
    listeners,
    writeCompactCount(w, "listeners", listeners),
    writeAddRaftVoterRequestListener,
  );
  if (version >= 1) writeBool(w, "ackWhenCommitted", ackWhenCommitted);
  else writeAbsent(w, "ackWhenCommitted", ackWhenCommitted === true, "1+");
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AddRaftVoter response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeAddRaftVoterResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AddRaftVoterResponse {
  return runDecode("AddRaftVoterResponse", 0, 1, readAddRaftVoterResponse, body, version, options);
}

/**
 * Encodes the body of an AddRaftVoter response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAddRaftVoterResponse(
  message: AddRaftVoterResponseInit,
  version: number,
): Bytes {
  return runEncode("AddRaftVoterResponse", 0, 1, writeAddRaftVoterResponse, message, version);
}

/**
 * Encodes the body of an AddRaftVoter response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAddRaftVoterResponseInto(
  message: AddRaftVoterResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AddRaftVoterResponse",
    0,
    1,
    writeAddRaftVoterResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AddRaftVoterResponse, for registries. */
export const AddRaftVoterResponseCodec: MessageCodec<AddRaftVoterResponse> = {
  name: "AddRaftVoterResponse",
  type: "response",
  module: "clients",
  apiKey: 80,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeAddRaftVoterResponse,
  encode: encodeAddRaftVoterResponse,
};

/** AddRaftVoterResponse: a response, key 80, versions 0-1, flexible versions 0+. */
export interface AddRaftVoterResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AddRaftVoterResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from AddRaftVoterResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, ignorable.
   *
   * @generated from AddRaftVoterResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for AddRaftVoterResponse; fields with a default may be left out. */
export interface AddRaftVoterResponseInit {
  /** See {@linkcode AddRaftVoterResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AddRaftVoterResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode AddRaftVoterResponse.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAddRaftVoterResponse(r: Reader): AddRaftVoterResponse {
  const m: AddRaftVoterResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  return m;
}

function writeAddRaftVoterResponse(w: Writer, m: AddRaftVoterResponseInit): void {
  const { throttleTimeMs, errorCode, errorMessage, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of AddRaftVoter. */
export const AddRaftVoter: Api<AddRaftVoterRequestInit, AddRaftVoterResponse> = {
  name: "AddRaftVoter",
  key: 80,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeAddRaftVoterRequest,
  decodeResponse: decodeAddRaftVoterResponse,
};

/** The broker's half of AddRaftVoter. */
export const AddRaftVoterServer: ServerApi<AddRaftVoterRequest, AddRaftVoterResponseInit> = {
  name: "AddRaftVoter",
  key: 80,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeAddRaftVoterRequest,
  encodeResponse: encodeAddRaftVoterResponse,
};
