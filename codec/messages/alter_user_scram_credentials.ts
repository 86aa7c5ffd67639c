// Generated from schemas/clients/AlterUserScramCredentials{Request,Response}.json. Do not edit.

/**
 * AlterUserScramCredentials (API, key 51), versions 0.
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
  putInt32,
  putInt8,
  readCompactBytes,
  readCompactCount,
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
  writeCompactBytes,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an AlterUserScramCredentials request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAlterUserScramCredentialsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterUserScramCredentialsRequest {
  return runDecode(
    "AlterUserScramCredentialsRequest",
    0,
    0,
    readAlterUserScramCredentialsRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterUserScramCredentials request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterUserScramCredentialsRequest(
  message: AlterUserScramCredentialsRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterUserScramCredentialsRequest",
    0,
    0,
    writeAlterUserScramCredentialsRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterUserScramCredentials request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterUserScramCredentialsRequestInto(
  message: AlterUserScramCredentialsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterUserScramCredentialsRequest",
    0,
    0,
    writeAlterUserScramCredentialsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterUserScramCredentialsRequest, for registries. */
export const AlterUserScramCredentialsRequestCodec: MessageCodec<
  AlterUserScramCredentialsRequest
> = {
  name: "AlterUserScramCredentialsRequest",
  type: "request",
  module: "clients",
  apiKey: 51,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAlterUserScramCredentialsRequest,
  encode: encodeAlterUserScramCredentialsRequest,
};

/** Part of AlterUserScramCredentialsRequest, versions 0. */
export interface AlterUserScramCredentialsRequestScramCredentialDeletion {
  /**
   * string, versions 0+.
   *
   * @generated from AlterUserScramCredentialsRequest.json ScramCredentialDeletion.Name
   */
  name: string;
  /**
   * int8, versions 0+.
   *
   * @generated from AlterUserScramCredentialsRequest.json ScramCredentialDeletion.Mechanism
   */
  mechanism: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterUserScramCredentialsRequestScramCredentialDeletion; fields with a default may be left out.
 */
export interface AlterUserScramCredentialsRequestScramCredentialDeletionInit {
  /** See {@linkcode AlterUserScramCredentialsRequestScramCredentialDeletion.name}. */
  name: string;
  /** See {@linkcode AlterUserScramCredentialsRequestScramCredentialDeletion.mechanism}. */
  mechanism: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of AlterUserScramCredentialsRequest, versions 0. */
export interface AlterUserScramCredentialsRequestScramCredentialUpsertion {
  /**
   * string, versions 0+.
   *
   * @generated from AlterUserScramCredentialsRequest.json ScramCredentialUpsertion.Name
   */
  name: string;
  /**
   * int8, versions 0+.
   *
   * @generated from AlterUserScramCredentialsRequest.json ScramCredentialUpsertion.Mechanism
   */
  mechanism: number;
  /**
   * int32, versions 0+.
   *
   * @generated from AlterUserScramCredentialsRequest.json ScramCredentialUpsertion.Iterations
   */
  iterations: number;
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from AlterUserScramCredentialsRequest.json ScramCredentialUpsertion.Salt
   */
  salt: Uint8Array;
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from AlterUserScramCredentialsRequest.json ScramCredentialUpsertion.SaltedPassword
   */
  saltedPassword: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterUserScramCredentialsRequestScramCredentialUpsertion; fields with a default may be left out.
 */
export interface AlterUserScramCredentialsRequestScramCredentialUpsertionInit {
  /** See {@linkcode AlterUserScramCredentialsRequestScramCredentialUpsertion.name}. */
  name: string;
  /** See {@linkcode AlterUserScramCredentialsRequestScramCredentialUpsertion.mechanism}. */
  mechanism: number;
  /** See {@linkcode AlterUserScramCredentialsRequestScramCredentialUpsertion.iterations}. */
  iterations: number;
  /** See {@linkcode AlterUserScramCredentialsRequestScramCredentialUpsertion.salt}. */
  salt: Uint8Array;
  /**
   * See {@linkcode AlterUserScramCredentialsRequestScramCredentialUpsertion.saltedPassword}.
   */
  saltedPassword: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** AlterUserScramCredentialsRequest: a request, key 51, versions 0, flexible versions 0+. */
export interface AlterUserScramCredentialsRequest {
  /**
   * []ScramCredentialDeletion, versions 0+.
   *
   * @generated from AlterUserScramCredentialsRequest.json Deletions
   */
  deletions: readonly AlterUserScramCredentialsRequestScramCredentialDeletion[];
  /**
   * []ScramCredentialUpsertion, versions 0+.
   *
   * @generated from AlterUserScramCredentialsRequest.json Upsertions
   */
  upsertions: readonly AlterUserScramCredentialsRequestScramCredentialUpsertion[];
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
 * What encoders take for AlterUserScramCredentialsRequest; fields with a default may be left out.
 */
export interface AlterUserScramCredentialsRequestInit {
  /** See {@linkcode AlterUserScramCredentialsRequest.deletions}. */
  deletions: readonly AlterUserScramCredentialsRequestScramCredentialDeletionInit[];
  /** See {@linkcode AlterUserScramCredentialsRequest.upsertions}. */
  upsertions: readonly AlterUserScramCredentialsRequestScramCredentialUpsertionInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterUserScramCredentialsRequestScramCredentialDeletion(
  r: Reader,
  key: Key,
): AlterUserScramCredentialsRequestScramCredentialDeletion {
  r.down(key);
  const m: AlterUserScramCredentialsRequestScramCredentialDeletion = {
    name: readCompactString(r, "name"),
    mechanism: readInt8(r, "mechanism"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterUserScramCredentialsRequestScramCredentialDeletionList(
  r: Reader,
  n: number,
): readonly AlterUserScramCredentialsRequestScramCredentialDeletion[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterUserScramCredentialsRequestScramCredentialDeletion>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterUserScramCredentialsRequestScramCredentialDeletion(r, i);
  }
  return list;
}

function readAlterUserScramCredentialsRequestScramCredentialUpsertion(
  r: Reader,
  key: Key,
): AlterUserScramCredentialsRequestScramCredentialUpsertion {
  r.down(key);
  const m: AlterUserScramCredentialsRequestScramCredentialUpsertion = {
    name: readCompactString(r, "name"),
    mechanism: readInt8(r, "mechanism"),
    iterations: readInt32(r, "iterations"),
    salt: readCompactBytes(r, "salt"),
    saltedPassword: readCompactBytes(r, "saltedPassword"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterUserScramCredentialsRequestScramCredentialUpsertionList(
  r: Reader,
  n: number,
): readonly AlterUserScramCredentialsRequestScramCredentialUpsertion[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterUserScramCredentialsRequestScramCredentialUpsertion>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterUserScramCredentialsRequestScramCredentialUpsertion(r, i);
  }
  return list;
}

function readAlterUserScramCredentialsRequest(r: Reader): AlterUserScramCredentialsRequest {
  const m: AlterUserScramCredentialsRequest = {
    deletions: readAlterUserScramCredentialsRequestScramCredentialDeletionList(
      r,
      readCompactCount(r, "deletions", 3),
    ),
    upsertions: readAlterUserScramCredentialsRequestScramCredentialUpsertionList(
      r,
      readCompactCount(r, "upsertions", 9),
    ),
  };
  readTags(r, m);
  return m;
}

function writeAlterUserScramCredentialsRequestScramCredentialDeletion(
  w: Writer,
  key: Key,
  m: AlterUserScramCredentialsRequestScramCredentialDeletionInit,
): void {
  w.into(key, m);
  const { name, mechanism, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeInt8(w, "mechanism", mechanism);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterUserScramCredentialsRequestScramCredentialUpsertion(
  w: Writer,
  key: Key,
  m: AlterUserScramCredentialsRequestScramCredentialUpsertionInit,
): void {
  w.into(key, m);
  const { name, mechanism, iterations, salt, saltedPassword, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  const atMechanism = w.room(5);
  putInt8(w, atMechanism, "mechanism", mechanism);
  putInt32(w, atMechanism + 1, "iterations", iterations);
  writeCompactBytes(w, "salt", salt);
  writeCompactBytes(w, "saltedPassword", saltedPassword);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterUserScramCredentialsRequest(
  w: Writer,
  m: AlterUserScramCredentialsRequestInit,
): void {
  const { deletions, upsertions, unknownTaggedFields } = m;
  writeList(
    w,
    "deletions",
    deletions,
    writeCompactCount(w, "deletions", deletions),
    writeAlterUserScramCredentialsRequestScramCredentialDeletion,
  );
  writeList(
    w,
    "upsertions",
    upsertions,
    writeCompactCount(w, "upsertions", upsertions),
    writeAlterUserScramCredentialsRequestScramCredentialUpsertion,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an AlterUserScramCredentials response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeAlterUserScramCredentialsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): AlterUserScramCredentialsResponse {
  return runDecode(
    "AlterUserScramCredentialsResponse",
    0,
    0,
    readAlterUserScramCredentialsResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of an AlterUserScramCredentials response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeAlterUserScramCredentialsResponse(
  message: AlterUserScramCredentialsResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "AlterUserScramCredentialsResponse",
    0,
    0,
    writeAlterUserScramCredentialsResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of an AlterUserScramCredentials response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeAlterUserScramCredentialsResponseInto(
  message: AlterUserScramCredentialsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "AlterUserScramCredentialsResponse",
    0,
    0,
    writeAlterUserScramCredentialsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of AlterUserScramCredentialsResponse, for registries. */
export const AlterUserScramCredentialsResponseCodec: MessageCodec<
  AlterUserScramCredentialsResponse
> = {
  name: "AlterUserScramCredentialsResponse",
  type: "response",
  module: "clients",
  apiKey: 51,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeAlterUserScramCredentialsResponse,
  encode: encodeAlterUserScramCredentialsResponse,
};

/** Part of AlterUserScramCredentialsResponse, versions 0. */
export interface AlterUserScramCredentialsResponseResult {
  /**
   * string, versions 0+.
   *
   * @generated from AlterUserScramCredentialsResponse.json AlterUserScramCredentialsResult.User
   */
  user: string;
  /**
   * int16, versions 0+.
   *
   * @generated from AlterUserScramCredentialsResponse.json AlterUserScramCredentialsResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from AlterUserScramCredentialsResponse.json AlterUserScramCredentialsResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for AlterUserScramCredentialsResponseResult; fields with a default may be left out.
 */
export interface AlterUserScramCredentialsResponseResultInit {
  /** See {@linkcode AlterUserScramCredentialsResponseResult.user}. */
  user: string;
  /** See {@linkcode AlterUserScramCredentialsResponseResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode AlterUserScramCredentialsResponseResult.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * AlterUserScramCredentialsResponse: a response, key 51, versions 0, flexible versions 0+.
 */
export interface AlterUserScramCredentialsResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from AlterUserScramCredentialsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * []AlterUserScramCredentialsResult, versions 0+.
   *
   * @generated from AlterUserScramCredentialsResponse.json Results
   */
  results: readonly AlterUserScramCredentialsResponseResult[];
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
 * What encoders take for AlterUserScramCredentialsResponse; fields with a default may be left out.
 */
export interface AlterUserScramCredentialsResponseInit {
  /** See {@linkcode AlterUserScramCredentialsResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode AlterUserScramCredentialsResponse.results}. */
  results: readonly AlterUserScramCredentialsResponseResultInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readAlterUserScramCredentialsResponseResult(
  r: Reader,
  key: Key,
): AlterUserScramCredentialsResponseResult {
  r.down(key);
  const m: AlterUserScramCredentialsResponseResult = {
    user: readCompactString(r, "user"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readAlterUserScramCredentialsResponseResultList(
  r: Reader,
  n: number,
): readonly AlterUserScramCredentialsResponseResult[] {
  if (n === 0) return EMPTY;
  const list = slots<AlterUserScramCredentialsResponseResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readAlterUserScramCredentialsResponseResult(r, i);
  }
  return list;
}

function readAlterUserScramCredentialsResponse(r: Reader): AlterUserScramCredentialsResponse {
  const m: AlterUserScramCredentialsResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    results: readAlterUserScramCredentialsResponseResultList(r, readCompactCount(r, "results", 5)),
  };
  readTags(r, m);
  return m;
}

function writeAlterUserScramCredentialsResponseResult(
  w: Writer,
  key: Key,
  m: AlterUserScramCredentialsResponseResultInit,
): void {
  w.into(key, m);
  const { user, errorCode, errorMessage, unknownTaggedFields } = m;
  writeCompactString(w, "user", user);
  writeInt16(w, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeAlterUserScramCredentialsResponse(
  w: Writer,
  m: AlterUserScramCredentialsResponseInit,
): void {
  const { throttleTimeMs, results, unknownTaggedFields } = m;
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeList(
    w,
    "results",
    results,
    writeCompactCount(w, "results", results),
    writeAlterUserScramCredentialsResponseResult,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of AlterUserScramCredentials. */
export const AlterUserScramCredentials: Api<
  AlterUserScramCredentialsRequestInit,
  AlterUserScramCredentialsResponse
> = {
  name: "AlterUserScramCredentials",
  key: 51,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeAlterUserScramCredentialsRequest,
  decodeResponse: decodeAlterUserScramCredentialsResponse,
};

/** The broker's half of AlterUserScramCredentials. */
export const AlterUserScramCredentialsServer: ServerApi<
  AlterUserScramCredentialsRequest,
  AlterUserScramCredentialsResponseInit
> = {
  name: "AlterUserScramCredentials",
  key: 51,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeAlterUserScramCredentialsRequest,
  encodeResponse: encodeAlterUserScramCredentialsResponse,
};
