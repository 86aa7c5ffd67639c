// Generated from schemas/clients/DescribeUserScramCredentials{Request,Response}.json. Do not edit.

/**
 * DescribeUserScramCredentials (API, key 50), versions 0.
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
  orNull,
  putInt16,
  putInt32,
  putInt8,
  readCompactCount,
  readCompactNullableCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt8,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactNullableCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeUserScramCredentials request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDescribeUserScramCredentialsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeUserScramCredentialsRequest {
  return runDecode(
    "DescribeUserScramCredentialsRequest",
    0,
    0,
    readDescribeUserScramCredentialsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeUserScramCredentials request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeUserScramCredentialsRequest(
  message: DescribeUserScramCredentialsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeUserScramCredentialsRequest",
    0,
    0,
    writeDescribeUserScramCredentialsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeUserScramCredentials request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeUserScramCredentialsRequestInto(
  message: DescribeUserScramCredentialsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeUserScramCredentialsRequest",
    0,
    0,
    writeDescribeUserScramCredentialsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeUserScramCredentialsRequest, for registries. */
export const DescribeUserScramCredentialsRequestCodec: MessageCodec<
  DescribeUserScramCredentialsRequest
> = {
  name: "DescribeUserScramCredentialsRequest",
  type: "request",
  module: "clients",
  apiKey: 50,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDescribeUserScramCredentialsRequest,
  encode: encodeDescribeUserScramCredentialsRequest,
};

/** Part of DescribeUserScramCredentialsRequest, versions 0. */
export interface DescribeUserScramCredentialsRequestUserName {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeUserScramCredentialsRequest.json UserName.Name
   */
  name: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeUserScramCredentialsRequestUserName; fields with a default may be left out.
 */
export interface DescribeUserScramCredentialsRequestUserNameInit {
  /** See {@linkcode DescribeUserScramCredentialsRequestUserName.name}. */
  name: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * DescribeUserScramCredentialsRequest: a request, key 50, versions 0, flexible versions 0+.
 */
export interface DescribeUserScramCredentialsRequest {
  /**
   * []UserName, versions 0+, nullable 0+.
   *
   * @generated from DescribeUserScramCredentialsRequest.json Users
   */
  users: readonly DescribeUserScramCredentialsRequestUserName[] | null;
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
 * What encoders take for DescribeUserScramCredentialsRequest; fields with a default may be left out.
 */
export interface DescribeUserScramCredentialsRequestInit {
  /** See {@linkcode DescribeUserScramCredentialsRequest.users}. */
  users: readonly DescribeUserScramCredentialsRequestUserNameInit[] | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeUserScramCredentialsRequestUserName(
  r: Reader,
  key: Key,
): DescribeUserScramCredentialsRequestUserName {
  r.down(key);
  const m: DescribeUserScramCredentialsRequestUserName = {
    name: readCompactString(r, "name"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeUserScramCredentialsRequestUserNameList(
  r: Reader,
  n: number,
): readonly DescribeUserScramCredentialsRequestUserName[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeUserScramCredentialsRequestUserName>(r, n, 40);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeUserScramCredentialsRequestUserName(r, i);
  }
  return list;
}

function readDescribeUserScramCredentialsRequest(r: Reader): DescribeUserScramCredentialsRequest {
  const m: DescribeUserScramCredentialsRequest = {
    users: orNull(
      readCompactNullableCount(r, "users", 2),
      (n) => readDescribeUserScramCredentialsRequestUserNameList(r, n),
    ),
  };
  readTags(r, m);
  return m;
}

function writeDescribeUserScramCredentialsRequestUserName(
  w: Writer,
  key: Key,
  m: DescribeUserScramCredentialsRequestUserNameInit,
): void {
  w.into(key, m);
  const { name, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeUserScramCredentialsRequest(
  w: Writer,
  m: DescribeUserScramCredentialsRequestInit,
): void {
  const { users, unknownTaggedFields } = m;
  writeList(
    w,
    "users",
    users,
    writeCompactNullableCount(w, "users", users),
    writeDescribeUserScramCredentialsRequestUserName,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DescribeUserScramCredentials response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDescribeUserScramCredentialsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeUserScramCredentialsResponse {
  return runDecode(
    "DescribeUserScramCredentialsResponse",
    0,
    0,
    readDescribeUserScramCredentialsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeUserScramCredentials response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeUserScramCredentialsResponse(
  message: DescribeUserScramCredentialsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeUserScramCredentialsResponse",
    0,
    0,
    writeDescribeUserScramCredentialsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeUserScramCredentials response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeUserScramCredentialsResponseInto(
  message: DescribeUserScramCredentialsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeUserScramCredentialsResponse",
    0,
    0,
    writeDescribeUserScramCredentialsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeUserScramCredentialsResponse, for registries. */
export const DescribeUserScramCredentialsResponseCodec: MessageCodec<
  DescribeUserScramCredentialsResponse
> = {
  name: "DescribeUserScramCredentialsResponse",
  type: "response",
  module: "clients",
  apiKey: 50,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDescribeUserScramCredentialsResponse,
  encode: encodeDescribeUserScramCredentialsResponse,
};

/** Part of DescribeUserScramCredentialsResponse, versions 0. */
export interface DescribeUserScramCredentialsResponseCredentialInfo {
  /**
   * int8, versions 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json CredentialInfo.Mechanism
   */
  mechanism: number;
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json CredentialInfo.Iterations
   */
  iterations: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeUserScramCredentialsResponseCredentialInfo; fields with a default may be left out.
 */
export interface DescribeUserScramCredentialsResponseCredentialInfoInit {
  /** See {@linkcode DescribeUserScramCredentialsResponseCredentialInfo.mechanism}. */
  mechanism: number;
  /** See {@linkcode DescribeUserScramCredentialsResponseCredentialInfo.iterations}. */
  iterations: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeUserScramCredentialsResponse, versions 0. */
export interface DescribeUserScramCredentialsResponseResult {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json DescribeUserScramCredentialsResult.User
   */
  user: string;
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json DescribeUserScramCredentialsResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json DescribeUserScramCredentialsResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []CredentialInfo, versions 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json DescribeUserScramCredentialsResult.CredentialInfos
   */
  credentialInfos: readonly DescribeUserScramCredentialsResponseCredentialInfo[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeUserScramCredentialsResponseResult; fields with a default may be left out.
 */
export interface DescribeUserScramCredentialsResponseResultInit {
  /** See {@linkcode DescribeUserScramCredentialsResponseResult.user}. */
  user: string;
  /** See {@linkcode DescribeUserScramCredentialsResponseResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeUserScramCredentialsResponseResult.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode DescribeUserScramCredentialsResponseResult.credentialInfos}. */
  credentialInfos: readonly DescribeUserScramCredentialsResponseCredentialInfoInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * DescribeUserScramCredentialsResponse: a response, key 50, versions 0, flexible versions 0+.
 */
export interface DescribeUserScramCredentialsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []DescribeUserScramCredentialsResult, versions 0+.
   *
   * @generated from DescribeUserScramCredentialsResponse.json Results
   */
  results: readonly DescribeUserScramCredentialsResponseResult[];
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
 * What encoders take for DescribeUserScramCredentialsResponse; fields with a default may be left out.
 */
export interface DescribeUserScramCredentialsResponseInit {
  /** See {@linkcode DescribeUserScramCredentialsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode DescribeUserScramCredentialsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeUserScramCredentialsResponse.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode DescribeUserScramCredentialsResponse.results}. */
  results: readonly DescribeUserScramCredentialsResponseResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeUserScramCredentialsResponseCredentialInfo(
  r: Reader,
  key: Key,
): DescribeUserScramCredentialsResponseCredentialInfo {
  r.down(key);
  const m: DescribeUserScramCredentialsResponseCredentialInfo = {
    mechanism: readInt8(r, "mechanism"),
    iterations: readInt32(r, "iterations"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeUserScramCredentialsResponseCredentialInfoList(
  r: Reader,
  n: number,
): readonly DescribeUserScramCredentialsResponseCredentialInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeUserScramCredentialsResponseCredentialInfo>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeUserScramCredentialsResponseCredentialInfo(r, i);
  }
  return list;
}

function readDescribeUserScramCredentialsResponseResult(
  r: Reader,
  key: Key,
): DescribeUserScramCredentialsResponseResult {
  r.down(key);
  const m: DescribeUserScramCredentialsResponseResult = {
    user: readCompactString(r, "user"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    credentialInfos: readDescribeUserScramCredentialsResponseCredentialInfoList(
      r,
      readCompactCount(r, "credentialInfos", 6),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readDescribeUserScramCredentialsResponseResultList(
  r: Reader,
  n: number,
): readonly DescribeUserScramCredentialsResponseResult[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeUserScramCredentialsResponseResult>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeUserScramCredentialsResponseResult(r, i);
  }
  return list;
}

function readDescribeUserScramCredentialsResponse(r: Reader): DescribeUserScramCredentialsResponse {
  const m: DescribeUserScramCredentialsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    results: readDescribeUserScramCredentialsResponseResultList(
      r,
      readCompactCount(r, "results", 6),
    ),
  };
  readTags(r, m);
  return m;
}

function writeDescribeUserScramCredentialsResponseCredentialInfo(
  w: Writer,
  key: Key,
  m: DescribeUserScramCredentialsResponseCredentialInfoInit,
): void {
  w.into(key, m);
  const { mechanism, iterations, unknownTaggedFields } = m;
  const atMechanism = w.room(5);
  putInt8(w, atMechanism, "mechanism", mechanism);
  putInt32(w, atMechanism + 1, "iterations", iterations);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeUserScramCredentialsResponseResult(
  w: Writer,
  key: Key,
  m: DescribeUserScramCredentialsResponseResultInit,
): void {
  w.into(key, m);
  const { user, errorCode, errorMessage, credentialInfos, unknownTaggedFields } = m;
  writeCompactString(w, "user", user);
  writeInt16(w, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "credentialInfos",
    credentialInfos,
    writeCompactCount(w, "credentialInfos", credentialInfos),
    writeDescribeUserScramCredentialsResponseCredentialInfo,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeUserScramCredentialsResponse(
  w: Writer,
  m: DescribeUserScramCredentialsResponseInit,
): void {
  const { throttleTimeMs, errorCode, errorMessage, results, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeList(
    w,
    "results",
    results,
    writeCompactCount(w, "results", results),
    writeDescribeUserScramCredentialsResponseResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of DescribeUserScramCredentials. */
export const DescribeUserScramCredentials: Api<
  DescribeUserScramCredentialsRequestInit,
  DescribeUserScramCredentialsResponse
> = {
  name: "DescribeUserScramCredentials",
  key: 50,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeDescribeUserScramCredentialsRequest,
  decodeResponse: decodeDescribeUserScramCredentialsResponse,
};

/** The broker's half of DescribeUserScramCredentials. */
export const DescribeUserScramCredentialsServer: ServerApi<
  DescribeUserScramCredentialsRequest,
  DescribeUserScramCredentialsResponseInit
> = {
  name: "DescribeUserScramCredentials",
  key: 50,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeDescribeUserScramCredentialsRequest,
  encodeResponse: encodeDescribeUserScramCredentialsResponse,
};
