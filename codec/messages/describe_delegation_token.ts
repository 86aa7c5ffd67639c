// Generated from schemas/clients/DescribeDelegationToken{Request,Response}.json. Do not edit.

/**
 * DescribeDelegationToken (API, key 41), versions 0-3.
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
  putInt64,
  readBytes,
  readCompactBytes,
  readCompactCount,
  readCompactNullableCount,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readNullableCount,
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
  writeCompactNullableCount,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeList,
  writeNoTags,
  writeNullableCount,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DescribeDelegationToken request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeDescribeDelegationTokenRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeDelegationTokenRequest {
  return runDecode(
    "DescribeDelegationTokenRequest",
    0,
    3,
    readDescribeDelegationTokenRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeDelegationToken request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeDelegationTokenRequest(
  message: DescribeDelegationTokenRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeDelegationTokenRequest",
    0,
    3,
    writeDescribeDelegationTokenRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeDelegationToken request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeDelegationTokenRequestInto(
  message: DescribeDelegationTokenRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeDelegationTokenRequest",
    0,
    3,
    writeDescribeDelegationTokenRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeDelegationTokenRequest, for registries. */
export const DescribeDelegationTokenRequestCodec: MessageCodec<DescribeDelegationTokenRequest> = {
  name: "DescribeDelegationTokenRequest",
  type: "request",
  module: "clients",
  apiKey: 41,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeDescribeDelegationTokenRequest,
  encode: encodeDescribeDelegationTokenRequest,
};

/** Part of DescribeDelegationTokenRequest, versions 0-3. */
export interface DescribeDelegationTokenRequestOwner {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeDelegationTokenRequest.json DescribeDelegationTokenOwner.PrincipalType
   */
  principalType: string;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeDelegationTokenRequest.json DescribeDelegationTokenOwner.PrincipalName
   */
  principalName: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeDelegationTokenRequestOwner; fields with a default may be left out.
 */
export interface DescribeDelegationTokenRequestOwnerInit {
  /** See {@linkcode DescribeDelegationTokenRequestOwner.principalType}. */
  principalType: string;
  /** See {@linkcode DescribeDelegationTokenRequestOwner.principalName}. */
  principalName: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** DescribeDelegationTokenRequest: a request, key 41, versions 0-3, flexible versions 2+. */
export interface DescribeDelegationTokenRequest {
  /**
   * []DescribeDelegationTokenOwner, versions 0+, nullable 0+.
   *
   * @generated from DescribeDelegationTokenRequest.json Owners
   */
  owners: readonly DescribeDelegationTokenRequestOwner[] | null;
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
 * What encoders take for DescribeDelegationTokenRequest; fields with a default may be left out.
 */
export interface DescribeDelegationTokenRequestInit {
  /** See {@linkcode DescribeDelegationTokenRequest.owners}. */
  owners: readonly DescribeDelegationTokenRequestOwnerInit[] | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeDelegationTokenRequestOwner(
  r: Reader,
  key: Key,
  version: number,
): DescribeDelegationTokenRequestOwner {
  r.down(key);
  const m: DescribeDelegationTokenRequestOwner = {
    principalType: version >= 2 ? readCompactString(r, "principalType", repeated)
      : readString(r, "principalType", repeated),
    principalName: version >= 2 ? readCompactString(r, "principalName")
      : readString(r, "principalName"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDescribeDelegationTokenRequestOwnerList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeDelegationTokenRequestOwner[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeDelegationTokenRequestOwner>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeDelegationTokenRequestOwner(r, i, version);
  }
  return list;
}

function readDescribeDelegationTokenRequest(
  r: Reader,
  version: number,
): DescribeDelegationTokenRequest {
  const m: DescribeDelegationTokenRequest = {
    owners: orNull(
      version >= 2 ? readCompactNullableCount(r, "owners", 3) : readNullableCount(r, "owners", 4),
      (n) => readDescribeDelegationTokenRequestOwnerList(r, n, version),
    ),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDescribeDelegationTokenRequestOwner(
  w: Writer,
  key: Key,
  m: DescribeDelegationTokenRequestOwnerInit,
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

function writeDescribeDelegationTokenRequest(
  w: Writer,
  m: DescribeDelegationTokenRequestInit,
  version: number,
): void {
  const { owners, unknownTaggedFields } = m;
  writeList(
    w,
    "owners",
    owners,
    version >= 2 ? writeCompactNullableCount(w, "owners", owners)
      : writeNullableCount(w, "owners", owners),
    writeDescribeDelegationTokenRequestOwner,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a DescribeDelegationToken response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 3.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 3.
 */
export function decodeDescribeDelegationTokenResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DescribeDelegationTokenResponse {
  return runDecode(
    "DescribeDelegationTokenResponse",
    0,
    3,
    readDescribeDelegationTokenResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DescribeDelegationToken response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 3.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDescribeDelegationTokenResponse(
  message: DescribeDelegationTokenResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "DescribeDelegationTokenResponse",
    0,
    3,
    writeDescribeDelegationTokenResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a DescribeDelegationToken response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDescribeDelegationTokenResponseInto(
  message: DescribeDelegationTokenResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DescribeDelegationTokenResponse",
    0,
    3,
    writeDescribeDelegationTokenResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DescribeDelegationTokenResponse, for registries. */
export const DescribeDelegationTokenResponseCodec: MessageCodec<DescribeDelegationTokenResponse> = {
  name: "DescribeDelegationTokenResponse",
  type: "response",
  module: "clients",
  apiKey: 41,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decode: decodeDescribeDelegationTokenResponse,
  encode: encodeDescribeDelegationTokenResponse,
};

/** Part of DescribeDelegationTokenResponse, versions 0-3. */
export interface DescribeDelegationTokenResponseDescribedDelegationTokenRenewer {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationTokenRenewer.PrincipalType
   */
  principalType: string;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationTokenRenewer.PrincipalName
   */
  principalName: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeDelegationTokenResponseDescribedDelegationTokenRenewer; fields with a default may be left out.
 */
export interface DescribeDelegationTokenResponseDescribedDelegationTokenRenewerInit {
  /**
   * See {@linkcode DescribeDelegationTokenResponseDescribedDelegationTokenRenewer.principalType}.
   */
  principalType: string;
  /**
   * See {@linkcode DescribeDelegationTokenResponseDescribedDelegationTokenRenewer.principalName}.
   */
  principalName: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of DescribeDelegationTokenResponse, versions 0-3. */
export interface DescribeDelegationTokenResponseDescribedDelegationToken {
  /**
   * string, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.PrincipalType
   */
  principalType: string;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.PrincipalName
   */
  principalName: string;
  /**
   * string, versions 3+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.TokenRequesterPrincipalType
   */
  tokenRequesterPrincipalType: string;
  /**
   * string, versions 3+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.TokenRequesterPrincipalName
   */
  tokenRequesterPrincipalName: string;
  /**
   * int64, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.IssueTimestamp
   */
  issueTimestamp: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.ExpiryTimestamp
   */
  expiryTimestamp: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.MaxTimestamp
   */
  maxTimestamp: bigint;
  /**
   * string, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.TokenId
   */
  tokenId: string;
  /**
   * bytes, versions 0+, secret.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.Hmac
   */
  hmac: Uint8Array;
  /**
   * []DescribedDelegationTokenRenewer, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json DescribedDelegationToken.Renewers
   */
  renewers: readonly DescribeDelegationTokenResponseDescribedDelegationTokenRenewer[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for DescribeDelegationTokenResponseDescribedDelegationToken; fields with a default may be left out.
 */
export interface DescribeDelegationTokenResponseDescribedDelegationTokenInit {
  /** See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.principalType}. */
  principalType: string;
  /** See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.principalName}. */
  principalName: string;
  /**
   * See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.tokenRequesterPrincipalType}.
   */
  tokenRequesterPrincipalType?: string | undefined;
  /**
   * See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.tokenRequesterPrincipalName}.
   */
  tokenRequesterPrincipalName?: string | undefined;
  /** See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.issueTimestamp}. */
  issueTimestamp: bigint;
  /**
   * See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.expiryTimestamp}.
   */
  expiryTimestamp: bigint;
  /** See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.maxTimestamp}. */
  maxTimestamp: bigint;
  /** See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.tokenId}. */
  tokenId: string;
  /** See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.hmac}. */
  hmac: Uint8Array;
  /** See {@linkcode DescribeDelegationTokenResponseDescribedDelegationToken.renewers}. */
  renewers: readonly DescribeDelegationTokenResponseDescribedDelegationTokenRenewerInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * DescribeDelegationTokenResponse: a response, key 41, versions 0-3, flexible versions 2+.
 */
export interface DescribeDelegationTokenResponse {
  /**
   * int16, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []DescribedDelegationToken, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json Tokens
   */
  tokens: readonly DescribeDelegationTokenResponseDescribedDelegationToken[];
  /**
   * int32, versions 0+.
   *
   * @generated from DescribeDelegationTokenResponse.json ThrottleTimeMs
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
 * What encoders take for DescribeDelegationTokenResponse; fields with a default may be left out.
 */
export interface DescribeDelegationTokenResponseInit {
  /** See {@linkcode DescribeDelegationTokenResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode DescribeDelegationTokenResponse.tokens}. */
  tokens: readonly DescribeDelegationTokenResponseDescribedDelegationTokenInit[];
  /** See {@linkcode DescribeDelegationTokenResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDescribeDelegationTokenResponseDescribedDelegationTokenRenewer(
  r: Reader,
  key: Key,
  version: number,
): DescribeDelegationTokenResponseDescribedDelegationTokenRenewer {
  r.down(key);
  const m: DescribeDelegationTokenResponseDescribedDelegationTokenRenewer = {
    principalType: version >= 2 ? readCompactString(r, "principalType", repeated)
      : readString(r, "principalType", repeated),
    principalName: version >= 2 ? readCompactString(r, "principalName")
      : readString(r, "principalName"),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDescribeDelegationTokenResponseDescribedDelegationTokenRenewerList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeDelegationTokenResponseDescribedDelegationTokenRenewer[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeDelegationTokenResponseDescribedDelegationTokenRenewer>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeDelegationTokenResponseDescribedDelegationTokenRenewer(r, i, version);
  }
  return list;
}

function readDescribeDelegationTokenResponseDescribedDelegationToken(
  r: Reader,
  key: Key,
  version: number,
): DescribeDelegationTokenResponseDescribedDelegationToken {
  r.down(key);
  const m: DescribeDelegationTokenResponseDescribedDelegationToken = {
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
    issueTimestamp: readInt64(r, "issueTimestamp"),
    expiryTimestamp: readInt64(r, "expiryTimestamp"),
    maxTimestamp: readInt64(r, "maxTimestamp"),
    tokenId: version >= 2 ? readCompactString(r, "tokenId") : readString(r, "tokenId"),
    hmac: version >= 2 ? readCompactBytes(r, "hmac") : readBytes(r, "hmac"),
    renewers: readDescribeDelegationTokenResponseDescribedDelegationTokenRenewerList(
      r,
      version >= 2 ? readCompactCount(r, "renewers", 3) : readCount(r, "renewers", 4),
      version,
    ),
  };
  if (version >= 2) readTags(r, m);
  r.up();
  return m;
}

function readDescribeDelegationTokenResponseDescribedDelegationTokenList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeDelegationTokenResponseDescribedDelegationToken[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeDelegationTokenResponseDescribedDelegationToken>(r, n, 112);
  for (let i = 0; i < n; i++) {
    list[i] = readDescribeDelegationTokenResponseDescribedDelegationToken(r, i, version);
  }
  return list;
}

function readDescribeDelegationTokenResponse(
  r: Reader,
  version: number,
): DescribeDelegationTokenResponse {
  const m: DescribeDelegationTokenResponse = {
    errorCode: readInt16(r, "errorCode"),
    tokens: readDescribeDelegationTokenResponseDescribedDelegationTokenList(
      r,
      version >= 3 ? readCompactCount(r, "tokens", 32)
        : version >= 2 ? readCompactCount(r, "tokens", 30)
        : readCount(r, "tokens", 38),
      version,
    ),
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
  };
  if (version >= 2) readTags(r, m);
  return m;
}

function writeDescribeDelegationTokenResponseDescribedDelegationTokenRenewer(
  w: Writer,
  key: Key,
  m: DescribeDelegationTokenResponseDescribedDelegationTokenRenewerInit,
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

function writeDescribeDelegationTokenResponseDescribedDelegationToken(
  w: Writer,
  key: Key,
  m: DescribeDelegationTokenResponseDescribedDelegationTokenInit,
  version: number,
): void {
  w.into(key, m);
  const {
    principalType,
    principalName,
    tokenRequesterPrincipalType = "",
    tokenRequesterPrincipalName = "",
    issueTimestamp,
    expiryTimestamp,
    maxTimestamp,
    tokenId,
    hmac,
    renewers,
    unknownTaggedFields,
  } = m;
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
  const atIssueTimestamp = w.room(24);
  putInt64(w, atIssueTimestamp, "issueTimestamp", issueTimestamp);
  putInt64(w, atIssueTimestamp + 8, "expiryTimestamp", expiryTimestamp);
  putInt64(w, atIssueTimestamp + 16, "maxTimestamp", maxTimestamp);
  if (version >= 2) writeCompactString(w, "tokenId", tokenId);
  else writeString(w, "tokenId", tokenId);
  if (version >= 2) writeCompactBytes(w, "hmac", hmac);
  else writeBytes(w, "hmac", hmac);
  writeList(
    w,
    "renewers",
    renewers,
    version >= 2 ? writeCompactCount(w, "renewers", renewers) : writeCount(w, "renewers", renewers),
    writeDescribeDelegationTokenResponseDescribedDelegationTokenRenewer,
    version,
  );
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeDescribeDelegationTokenResponse(
  w: Writer,
  m: DescribeDelegationTokenResponseInit,
  version: number,
): void {
  const { errorCode, tokens, throttleTimeMs, unknownTaggedFields } = m;
  writeInt16(w, "errorCode", errorCode);
  writeList(
    w,
    "tokens",
    tokens,
    version >= 2 ? writeCompactCount(w, "tokens", tokens) : writeCount(w, "tokens", tokens),
    writeDescribeDelegationTokenResponseDescribedDelegationToken,
    version,
  );
  writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 2) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of DescribeDelegationToken. */
export const DescribeDelegationToken: Api<
  DescribeDelegationTokenRequestInit,
  DescribeDelegationTokenResponse
> = {
  name: "DescribeDelegationToken",
  key: 41,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  throttlesFrom: 1,
  encodeRequest: encodeDescribeDelegationTokenRequest,
  decodeResponse: decodeDescribeDelegationTokenResponse,
};

/** The broker's half of DescribeDelegationToken. */
export const DescribeDelegationTokenServer: ServerApi<
  DescribeDelegationTokenRequest,
  DescribeDelegationTokenResponseInit
> = {
  name: "DescribeDelegationToken",
  key: 41,
  minVersion: 0,
  maxVersion: 3,
  flexibleFrom: 2,
  decodeRequest: decodeDescribeDelegationTokenRequest,
  encodeResponse: encodeDescribeDelegationTokenResponse,
};
