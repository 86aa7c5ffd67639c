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
  type MessageCodec,
  orNull,
  readBytes,
  readCompactBytes,
  type Reader,
  readInt64,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeBytes,
  writeCompactBytes,
  writeInt64,
  type Writer,
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
  version: number,
): DescribeDelegationTokenRequestOwner {
  r.down();
  r.at("principalType");
  const principalType = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("principalName"); const principalName = version >= 2 ? r.compactString() : r.string();
  const m: DescribeDelegationTokenRequestOwner = { principalType, principalName };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDescribeDelegationTokenRequestOwnerList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeDelegationTokenRequestOwner[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeDelegationTokenRequestOwner>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeDelegationTokenRequestOwner(r, version);
  }
  r.up();
  return list;
}

function readDescribeDelegationTokenRequest(
  r: Reader,
  version: number,
): DescribeDelegationTokenRequest {
  r.down();
  r.at("owners");
  const owners = orNull(
    version >= 2 ? r.compactNullableCount(3, 48) : r.nullableCount(4, 48),
    (n) => readDescribeDelegationTokenRequestOwnerList(r, n, version),
  );
  const m: DescribeDelegationTokenRequest = { owners };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeDescribeDelegationTokenRequestOwner(
  w: Writer,
  m: DescribeDelegationTokenRequestOwnerInit,
  version: number,
): void {
  w.down(m);
  const { principalType, principalName, unknownTaggedFields } = m;
  w.at("principalType");
  if (version >= 2) w.compactString(principalType);
  else w.string(principalType);
  w.at("principalName");
  if (version >= 2) w.compactString(principalName);
  else w.string(principalName);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeDelegationTokenRequestOwnerList(
  w: Writer,
  list: readonly DescribeDelegationTokenRequestOwnerInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeDelegationTokenRequestOwner(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeDelegationTokenRequest(
  w: Writer,
  m: DescribeDelegationTokenRequestInit,
  version: number,
): void {
  w.down(m);
  const { owners, unknownTaggedFields } = m;
  w.at("owners");
  writeDescribeDelegationTokenRequestOwnerList(
    w,
    owners,
    version >= 2 ? w.compactNullableCount(owners) : w.nullableCount(owners),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): DescribeDelegationTokenResponseDescribedDelegationTokenRenewer {
  r.down();
  r.at("principalType");
  const principalType = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("principalName"); const principalName = version >= 2 ? r.compactString() : r.string();
  const m: DescribeDelegationTokenResponseDescribedDelegationTokenRenewer = {
    principalType,
    principalName,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDescribeDelegationTokenResponseDescribedDelegationTokenRenewerList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeDelegationTokenResponseDescribedDelegationTokenRenewer[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeDelegationTokenResponseDescribedDelegationTokenRenewer>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeDelegationTokenResponseDescribedDelegationTokenRenewer(r, version);
  }
  r.up();
  return list;
}

function readDescribeDelegationTokenResponseDescribedDelegationToken(
  r: Reader,
  version: number,
): DescribeDelegationTokenResponseDescribedDelegationToken {
  r.down();
  r.at("principalType");
  const principalType = version >= 2 ? r.compactString(repeated) : r.string(repeated);
  r.at("principalName"); const principalName = version >= 2 ? r.compactString() : r.string();
  r.at("tokenRequesterPrincipalType");
  const tokenRequesterPrincipalType = version >= 3 ? r.compactString(repeated) : "";
  r.at("tokenRequesterPrincipalName");
  const tokenRequesterPrincipalName = version >= 3 ? r.compactString() : "";
  r.at("issueTimestamp"); const issueTimestamp = readInt64(r);
  r.at("expiryTimestamp"); const expiryTimestamp = readInt64(r);
  r.at("maxTimestamp"); const maxTimestamp = readInt64(r);
  r.at("tokenId"); const tokenId = version >= 2 ? r.compactString() : r.string();
  r.at("hmac"); const hmac = version >= 2 ? readCompactBytes(r) : readBytes(r);
  r.at("renewers");
  const renewers = readDescribeDelegationTokenResponseDescribedDelegationTokenRenewerList(
    r,
    version >= 2 ? r.compactCount(3, 48) : r.count(4, 48),
    version,
  );
  const m: DescribeDelegationTokenResponseDescribedDelegationToken = {
    principalType,
    principalName,
    tokenRequesterPrincipalType,
    tokenRequesterPrincipalName,
    issueTimestamp,
    expiryTimestamp,
    maxTimestamp,
    tokenId,
    hmac,
    renewers,
  };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function readDescribeDelegationTokenResponseDescribedDelegationTokenList(
  r: Reader,
  n: number,
  version: number,
): readonly DescribeDelegationTokenResponseDescribedDelegationToken[] {
  if (n === 0) return EMPTY;
  const list = slots<DescribeDelegationTokenResponseDescribedDelegationToken>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readDescribeDelegationTokenResponseDescribedDelegationToken(r, version);
  }
  r.up();
  return list;
}

function readDescribeDelegationTokenResponse(
  r: Reader,
  version: number,
): DescribeDelegationTokenResponse {
  r.down();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("tokens");
  const tokens = readDescribeDelegationTokenResponseDescribedDelegationTokenList(
    r,
    version >= 3 ? r.compactCount(32, 112)
      : version >= 2 ? r.compactCount(30, 112)
      : r.count(38, 112),
    version,
  );
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  const m: DescribeDelegationTokenResponse = { errorCode, tokens, throttleTimeMs };
  if (version >= 2) r.tags(m);
  r.up();
  return m;
}

function writeDescribeDelegationTokenResponseDescribedDelegationTokenRenewer(
  w: Writer,
  m: DescribeDelegationTokenResponseDescribedDelegationTokenRenewerInit,
  version: number,
): void {
  w.down(m);
  const { principalType, principalName, unknownTaggedFields } = m;
  w.at("principalType");
  if (version >= 2) w.compactString(principalType);
  else w.string(principalType);
  w.at("principalName");
  if (version >= 2) w.compactString(principalName);
  else w.string(principalName);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeDelegationTokenResponseDescribedDelegationTokenRenewerList(
  w: Writer,
  list: readonly DescribeDelegationTokenResponseDescribedDelegationTokenRenewerInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeDelegationTokenResponseDescribedDelegationTokenRenewer(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeDelegationTokenResponseDescribedDelegationToken(
  w: Writer,
  m: DescribeDelegationTokenResponseDescribedDelegationTokenInit,
  version: number,
): void {
  w.down(m);
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
  w.at("principalType");
  if (version >= 2) w.compactString(principalType);
  else w.string(principalType);
  w.at("principalName");
  if (version >= 2) w.compactString(principalName);
  else w.string(principalName);
  w.at("tokenRequesterPrincipalType");
  if (version >= 3) w.compactString(tokenRequesterPrincipalType);
  else w.absent(tokenRequesterPrincipalType === "", "3+");
  w.at("tokenRequesterPrincipalName");
  if (version >= 3) w.compactString(tokenRequesterPrincipalName);
  else w.absent(tokenRequesterPrincipalName === "", "3+");
  w.at("issueTimestamp"); writeInt64(w, issueTimestamp);
  w.at("expiryTimestamp"); writeInt64(w, expiryTimestamp);
  w.at("maxTimestamp"); writeInt64(w, maxTimestamp);
  w.at("tokenId");
  if (version >= 2) w.compactString(tokenId);
  else w.string(tokenId);
  w.at("hmac");
  if (version >= 2) writeCompactBytes(w, hmac);
  else writeBytes(w, hmac);
  w.at("renewers");
  writeDescribeDelegationTokenResponseDescribedDelegationTokenRenewerList(
    w,
    renewers,
    version >= 2 ? w.compactCount(renewers) : w.count(renewers),
    version,
  );
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeDescribeDelegationTokenResponseDescribedDelegationTokenList(
  w: Writer,
  list: readonly DescribeDelegationTokenResponseDescribedDelegationTokenInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeDescribeDelegationTokenResponseDescribedDelegationToken(w, list![i]!, version);
  }
  w.up();
}

function writeDescribeDelegationTokenResponse(
  w: Writer,
  m: DescribeDelegationTokenResponseInit,
  version: number,
): void {
  w.down(m);
  const { errorCode, tokens, throttleTimeMs, unknownTaggedFields } = m;
  w.at("errorCode"); w.int16(errorCode);
  w.at("tokens");
  writeDescribeDelegationTokenResponseDescribedDelegationTokenList(
    w,
    tokens,
    version >= 2 ? w.compactCount(tokens) : w.count(tokens),
    version,
  );
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  if (version >= 2) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
