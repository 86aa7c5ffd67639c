// Generated from schemas/clients/CreateDelegationToken{Request,Response}.json. Do not edit.

/**
 * CreateDelegationToken (API, key 38), versions 0-3.
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
  putInt64,
  readBytes,
  readCompactBytes,
  readCompactCount,
  readCompactNullableString,
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
  writeAbsent,
  writeBytes,
  writeCompactBytes,
  writeCompactCount,
  writeCompactNullableString,
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
 * Decodes the body of a CreateDelegationToken request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeCreateDelegationTokenRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): CreateDelegationTokenRequest {
  return runDecode(
    "CreateDelegationTokenRequest",
    0,
    3,
    readCreateDelegationTokenRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a CreateDelegationToken request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeCreateDelegationTokenRequest(
  message: CreateDelegationTokenRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "CreateDelegationTokenRequest",
    0,
    3,
    writeCreateDelegationTokenRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a CreateDelegationToken request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeCreateDelegationTokenRequestInto(
  message: CreateDelegationTokenRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "CreateDelegationTokenRequest",
    0,
    3,
    writeCreateDelegationTokenRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of CreateDelegationTokenRequest, for registries. */
export const CreateDelegationTokenRequestCodec: MessageCodec<CreateDelegationTokenRequest> = {
  name: "CreateDelegationTokenRequest",
  type: "request",
  module: "clients",
  apiKey: 38,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeCreateDelegationTokenRequest,
  encode: encodeCreateDelegationTokenRequest,
};

/** Part of CreateDelegationTokenRequest, versions 0-3. */
export interface CreateDelegationTokenRequestCreatableRenewers {
  /**
   * string, versions 0+.
   *
   * @generated from CreateDelegationTokenRequest.json CreatableRenewers.PrincipalType
   */
  principalType: string;
  /**
   * string, versions 0+.
   *
   * @generated from CreateDelegationTokenRequest.json CreatableRenewers.PrincipalName
   */
  principalName: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for CreateDelegationTokenRequestCreatableRenewers; fields with a default may be left out.
 */
export interface CreateDelegationTokenRequestCreatableRenewersInit {
  /** See {@linkcode CreateDelegationTokenRequestCreatableRenewers.principalType}. */
  principalType: string;
  /** See {@linkcode CreateDelegationTokenRequestCreatableRenewers.principalName}. */
  principalName: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** CreateDelegationTokenRequest: a request, key 38, versions 0-3, flexible versions 2+. */
export interface CreateDelegationTokenRequest {
  /**
   * string, versions 3+, nullable 3+.
   *
   * @generated from CreateDelegationTokenRequest.json OwnerPrincipalType
   */
  ownerPrincipalType: string | null;
  /**
   * string, versions 3+, nullable 3+.
   *
   * @generated from CreateDelegationTokenRequest.json OwnerPrincipalName
   */
  ownerPrincipalName: string | null;
  /**
   * []CreatableRenewers, versions 0+.
   *
   * @generated from CreateDelegationTokenRequest.json Renewers
   */
  renewers: readonly CreateDelegationTokenRequestCreatableRenewers[];
  /**
   * int64, versions 0+.
   *
   * @generated from CreateDelegationTokenRequest.json MaxLifetimeMs
   */
  maxLifetimeMs: bigint;
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
 * What encoders take for CreateDelegationTokenRequest; fields with a default may be left out.
 */
export interface CreateDelegationTokenRequestInit {
  /** See {@linkcode CreateDelegationTokenRequest.ownerPrincipalType}. */
  ownerPrincipalType?: string | null | undefined;
  /** See {@linkcode CreateDelegationTokenRequest.ownerPrincipalName}. */
  ownerPrincipalName?: string | null | undefined;
  /** See {@linkcode CreateDelegationTokenRequest.renewers}. */
  renewers: readonly CreateDelegationTokenRequestCreatableRenewersInit[];
  /** See {@linkcode CreateDelegationTokenRequest.maxLifetimeMs}. */
  maxLifetimeMs: bigint;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readCreateDelegationTokenRequestCreatableRenewers(
  r: Reader,
  key: Key,
  version: number,
): CreateDelegationTokenRequestCreatableRenewers {
  r.down(key);
  const m: CreateDelegationTokenRequestCreatableRenewers = {
    principalType: version >= 2 ? readCompactString(r, "principalType", repeated)
      : readString(r, "principalType", repeated),
    principalName: version >= 2 ? readCompactString(r, "principalName")
      : readString(r, "principalName"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readCreateDelegationTokenRequestCreatableRenewersList(
  r: Reader,
  n: number,
  version: number,
): readonly CreateDelegationTokenRequestCreatableRenewers[] {
  if (n === 0) return EMPTY;
  const list = slots<CreateDelegationTokenRequestCreatableRenewers>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readCreateDelegationTokenRequestCreatableRenewers(r, i, version);
  }
  return list;
}

function readCreateDelegationTokenRequest(
  r: Reader,
  version: number,
): CreateDelegationTokenRequest {
  const m: CreateDelegationTokenRequest = {
    ownerPrincipalType: version >= 3 ? readCompactNullableString(r, "ownerPrincipalType", repeated)
      : "",
    ownerPrincipalName: version >= 3 ? readCompactNullableString(r, "ownerPrincipalName") : "",
    renewers: readCreateDelegationTokenRequestCreatableRenewersList(
      r,
      version >= 2 ? readCompactCount(r, "renewers", 3) : readCount(r, "renewers", 4),
      version,
    ),
    maxLifetimeMs: readInt64(r, "maxLifetimeMs"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeCreateDelegationTokenRequestCreatableRenewers(
  w: Writer,
  key: Key,
  m: CreateDelegationTokenRequestCreatableRenewersInit,
  version: number,
): void {
  w.into(key, m);
  const { principalType, principalName, unknownTaggedFields } = m;
  if (version >= 2) writeCompactString(w, "principalType", principalType);
  else writeString(w, "principalType", principalType);
  if (version >= 2) writeCompactString(w, "principalName", principalName);
  else writeString(w, "principalName", principalName);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeCreateDelegationTokenRequest(
  w: Writer,
  m: CreateDelegationTokenRequestInit,
  version: number,
): void {
  const {
    ownerPrincipalType = "",
    ownerPrincipalName = "",
    renewers,
    maxLifetimeMs,
    unknownTaggedFields,
  } = m;
  if (version >= 3) writeCompactNullableString(w, "ownerPrincipalType", ownerPrincipalType);
  else writeAbsent(w, "ownerPrincipalType", ownerPrincipalType === "", "3+");
  if (version >= 3) writeCompactNullableString(w, "ownerPrincipalName", ownerPrincipalName);
  else writeAbsent(w, "ownerPrincipalName", ownerPrincipalName === "", "3+");
  writeList(
    w,
    "renewers",
    renewers,
    version >= 2 ? writeCompactCount(w, "renewers", renewers) : writeCount(w, "renewers", renewers),
    writeCreateDelegationTokenRequestCreatableRenewers,
    version,
  );
  writeInt64(w, "maxLifetimeMs", maxLifetimeMs);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a CreateDelegationToken response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeCreateDelegationTokenResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): CreateDelegationTokenResponse {
  return runDecode(
    "CreateDelegationTokenResponse",
    0,
    3,
    readCreateDelegationTokenResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a CreateDelegationToken response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeCreateDelegationTokenResponse(
  message: CreateDelegationTokenResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "CreateDelegationTokenResponse",
    0,
    3,
    writeCreateDelegationTokenResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a CreateDelegationToken response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeCreateDelegationTokenResponseInto(
  message: CreateDelegationTokenResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "CreateDelegationTokenResponse",
    0,
    3,
    writeCreateDelegationTokenResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of CreateDelegationTokenResponse, for registries. */
export const CreateDelegationTokenResponseCodec: MessageCodec<CreateDelegationTokenResponse> = {
  name: "CreateDelegationTokenResponse",
  type: "response",
  module: "clients",
  apiKey: 38,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeCreateDelegationTokenResponse,
  encode: encodeCreateDelegationTokenResponse,
};

/** CreateDelegationTokenResponse: a response, key 38, versions 0-3, flexible versions 2+. */
export interface CreateDelegationTokenResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from CreateDelegationTokenResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+.
   *
   * @generated from CreateDelegationTokenResponse.json PrincipalType
   */
  principalType: string;
  /**
   * string, versions 0+.
   *
   * @generated from CreateDelegationTokenResponse.json PrincipalName
   */
  principalName: string;
  /**
   * string, versions 3+.
   *
   * @generated from CreateDelegationTokenResponse.json TokenRequesterPrincipalType
   */
  tokenRequesterPrincipalType: string;
  /**
   * string, versions 3+.
   *
   * @generated from CreateDelegationTokenResponse.json TokenRequesterPrincipalName
   */
  tokenRequesterPrincipalName: string;
  /**
   * int64, versions 0+.
   *
   * @generated from CreateDelegationTokenResponse.json IssueTimestampMs
   */
  issueTimestampMs: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from CreateDelegationTokenResponse.json ExpiryTimestampMs
   */
  expiryTimestampMs: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from CreateDelegationTokenResponse.json MaxTimestampMs
   */
  maxTimestampMs: bigint;
  /**
   * string, versions 0+.
   *
   * @generated from CreateDelegationTokenResponse.json TokenId
   */
  tokenId: string;
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from CreateDelegationTokenResponse.json Hmac
   */
  hmac: Uint8Array;
  /**
   * int32, versions 0+.
   *
   * @generated from CreateDelegationTokenResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
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
 * What encoders take for CreateDelegationTokenResponse; fields with a default may be left out.
 */
export interface CreateDelegationTokenResponseInit {
  /** See {@linkcode CreateDelegationTokenResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode CreateDelegationTokenResponse.principalType}. */
  principalType: string;
  /** See {@linkcode CreateDelegationTokenResponse.principalName}. */
  principalName: string;
  /** See {@linkcode CreateDelegationTokenResponse.tokenRequesterPrincipalType}. */
  tokenRequesterPrincipalType?: string | undefined;
  /** See {@linkcode CreateDelegationTokenResponse.tokenRequesterPrincipalName}. */
  tokenRequesterPrincipalName?: string | undefined;
  /** See {@linkcode CreateDelegationTokenResponse.issueTimestampMs}. */
  issueTimestampMs: bigint;
  /** See {@linkcode CreateDelegationTokenResponse.expiryTimestampMs}. */
  expiryTimestampMs: bigint;
  /** See {@linkcode CreateDelegationTokenResponse.maxTimestampMs}. */
  maxTimestampMs: bigint;
  /** See {@linkcode CreateDelegationTokenResponse.tokenId}. */
  tokenId: string;
  /** See {@linkcode CreateDelegationTokenResponse.hmac}. */
  hmac: Uint8Array;
  /** See {@linkcode CreateDelegationTokenResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readCreateDelegationTokenResponse(
  r: Reader,
  version: number,
): CreateDelegationTokenResponse {
  const m: CreateDelegationTokenResponse = {
    errorCode: readInt16(r, "errorCode"),
    principalType: version >= 2 ? readCompactString(r, "principalType", repeated)
      : readString(r, "principalType", repeated),
    principalName: version >= 2 ? readCompactString(r, "principalName")
      : readString(r, "principalName"),
    tokenRequesterPrincipalType: version >= 3 ? readCompactString(
      r,
      "tokenRequesterPrincipalType",
      repeated,
    )
      : "",
    tokenRequesterPrincipalName: version >= 3 ? readCompactString(r, "tokenRequesterPrincipalName")
      : "",
    issueTimestampMs: readInt64(r, "issueTimestampMs"),
    expiryTimestampMs: readInt64(r, "expiryTimestampMs"),
    maxTimestampMs: readInt64(r, "maxTimestampMs"),
    tokenId: version >= 2 ? readCompactString(r, "tokenId") : readString(r, "tokenId"),
    hmac: version >= 2 ? readCompactBytes(r, "hmac") : readBytes(r, "hmac"),
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeCreateDelegationTokenResponse(
  w: Writer,
  m: CreateDelegationTokenResponseInit,
  version: number,
): void {
  const {
    errorCode,
    principalType,
    principalName,
    tokenRequesterPrincipalType = "",
    tokenRequesterPrincipalName = "",
    issueTimestampMs,
    expiryTimestampMs,
    maxTimestampMs,
    tokenId,
    hmac,
    throttleTimeMs,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  if (version >= 2) writeCompactString(w, "principalType", principalType);
  else writeString(w, "principalType", principalType);
  if (version >= 2) writeCompactString(w, "principalName", principalName);
  else writeString(w, "principalName", principalName);
  if (version >= 3) {
    writeCompactString(w, "tokenRequesterPrincipalType", tokenRequesterPrincipalType);
  }
  else writeAbsent(w, "tokenRequesterPrincipalType", tokenRequesterPrincipalType === "", "3+");
  if (version >= 3) {
    writeCompactString(w, "tokenRequesterPrincipalName", tokenRequesterPrincipalName);
  }
  else writeAbsent(w, "tokenRequesterPrincipalName", tokenRequesterPrincipalName === "", "3+");
  const atIssueTimestampMs = w.room(24);
  putInt64(w, atIssueTimestampMs, "issueTimestampMs", issueTimestampMs);
  putInt64(w, atIssueTimestampMs + 8, "expiryTimestampMs", expiryTimestampMs);
  putInt64(w, atIssueTimestampMs + 16, "maxTimestampMs", maxTimestampMs);
  if (version >= 2) writeCompactString(w, "tokenId", tokenId);
  else writeString(w, "tokenId", tokenId);
  if (version >= 2) writeCompactBytes(w, "hmac", hmac);
  else writeBytes(w, "hmac", hmac);
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of CreateDelegationToken. */
export const CreateDelegationToken: Api<
  CreateDelegationTokenRequestInit,
  CreateDelegationTokenResponse
> = {
  name: "CreateDelegationToken",
  key: 38,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeCreateDelegationTokenRequest,
  decodeResponse: decodeCreateDelegationTokenResponse,
};

/** The broker's half of CreateDelegationToken. */
export const CreateDelegationTokenServer: ServerApi<
  CreateDelegationTokenRequest,
  CreateDelegationTokenResponseInit
> = {
  name: "CreateDelegationToken",
  key: 38,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decodeRequest: decodeCreateDelegationTokenRequest,
  encodeResponse: encodeCreateDelegationTokenResponse,
};
