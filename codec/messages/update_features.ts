// Generated from schemas/clients/UpdateFeatures{Request,Response}.json. Do not edit.

/**
 * UpdateFeatures (API, key 57), versions 0-2.
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
  type Reader,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  type Writer,
} from "../wire/mod.ts";

/**
 * Decodes the body of an UpdateFeatures request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeUpdateFeaturesRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UpdateFeaturesRequest {
  return runDecode(
  "UpdateFeaturesRequest",
  0,
  2,
  readUpdateFeaturesRequest,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an UpdateFeatures request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUpdateFeaturesRequest(
  message: UpdateFeaturesRequestInit,
  version: number,
): Bytes {
  return runEncode("UpdateFeaturesRequest", 0, 2, writeUpdateFeaturesRequest, message, version);
}

/**
 * Encodes the body of an UpdateFeatures request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUpdateFeaturesRequestInto(
  message: UpdateFeaturesRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UpdateFeaturesRequest",
    0,
    2,
    writeUpdateFeaturesRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UpdateFeaturesRequest, for registries. */
export const UpdateFeaturesRequestCodec: MessageCodec<UpdateFeaturesRequest> = {
  name: "UpdateFeaturesRequest",
  type: "request",
  module: "clients",
  apiKey: 57,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeUpdateFeaturesRequest,
  encode: encodeUpdateFeaturesRequest,
};

/** Part of UpdateFeaturesRequest, versions 0-2. */
export interface UpdateFeaturesRequestFeatureUpdateKey {
  /**
   * string, versions 0+.
   *
   * @generated from UpdateFeaturesRequest.json FeatureUpdateKey.Feature
   */
  feature: string;
  /**
   * int16, versions 0+.
   *
   * @generated from UpdateFeaturesRequest.json FeatureUpdateKey.MaxVersionLevel
   */
  maxVersionLevel: number;
  /**
   * bool, versions 0.
   *
   * @generated from UpdateFeaturesRequest.json FeatureUpdateKey.AllowDowngrade
   */
  allowDowngrade: boolean;
  /**
   * int8, versions 1+, default 1.
   *
   * @generated from UpdateFeaturesRequest.json FeatureUpdateKey.UpgradeType
   */
  upgradeType: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for UpdateFeaturesRequestFeatureUpdateKey; fields with a default may be left out.
 */
export interface UpdateFeaturesRequestFeatureUpdateKeyInit {
  /** See {@linkcode UpdateFeaturesRequestFeatureUpdateKey.feature}. */
  feature: string;
  /** See {@linkcode UpdateFeaturesRequestFeatureUpdateKey.maxVersionLevel}. */
  maxVersionLevel: number;
  /** See {@linkcode UpdateFeaturesRequestFeatureUpdateKey.allowDowngrade}. */
  allowDowngrade?: boolean | undefined;
  /** See {@linkcode UpdateFeaturesRequestFeatureUpdateKey.upgradeType}. */
  upgradeType?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** UpdateFeaturesRequest: a request, key 57, versions 0-2, flexible versions 0+. */
export interface UpdateFeaturesRequest {
  /**
   * int32, versions 0+, default 60000.
   *
   * @generated from UpdateFeaturesRequest.json timeoutMs
   */
  timeoutMs: number;
  /**
   * []FeatureUpdateKey, versions 0+.
   *
   * @generated from UpdateFeaturesRequest.json FeatureUpdates
   */
  featureUpdates: readonly UpdateFeaturesRequestFeatureUpdateKey[];
  /**
   * bool, versions 1+, default false.
   *
   * @generated from UpdateFeaturesRequest.json ValidateOnly
   */
  validateOnly: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UpdateFeaturesRequest; fields with a default may be left out. */
export interface UpdateFeaturesRequestInit {
  /** See {@linkcode UpdateFeaturesRequest.timeoutMs}. */
  timeoutMs?: number | undefined;
  /** See {@linkcode UpdateFeaturesRequest.featureUpdates}. */
  featureUpdates: readonly UpdateFeaturesRequestFeatureUpdateKeyInit[];
  /** See {@linkcode UpdateFeaturesRequest.validateOnly}. */
  validateOnly?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUpdateFeaturesRequestFeatureUpdateKey(
  r: Reader,
  version: number,
): UpdateFeaturesRequestFeatureUpdateKey {
  r.down();
  r.at("feature"); const feature = r.compactString(repeated);
  r.at("maxVersionLevel"); const maxVersionLevel = r.int16();
  r.at("allowDowngrade"); const allowDowngrade = version >= 1 ? false : r.bool();
  r.at("upgradeType"); const upgradeType = version >= 1 ? r.int8() : 1;
  const m: UpdateFeaturesRequestFeatureUpdateKey = {
    feature,
    maxVersionLevel,
    allowDowngrade,
    upgradeType,
  };
  r.tags(m);
  r.up();
  return m;
}

function readUpdateFeaturesRequestFeatureUpdateKeyList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateFeaturesRequestFeatureUpdateKey[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateFeaturesRequestFeatureUpdateKey>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readUpdateFeaturesRequestFeatureUpdateKey(r, version);
  }
  r.up();
  return list;
}

function readUpdateFeaturesRequest(r: Reader, version: number): UpdateFeaturesRequest {
  r.down();
  r.at("timeoutMs"); const timeoutMs = r.int32();
  r.at("featureUpdates");
  const featureUpdates = readUpdateFeaturesRequestFeatureUpdateKeyList(
    r,
    r.compactCount(5, 64),
    version,
  );
  r.at("validateOnly"); const validateOnly = version >= 1 ? r.bool() : false;
  const m: UpdateFeaturesRequest = { timeoutMs, featureUpdates, validateOnly };
  r.tags(m);
  r.up();
  return m;
}

function writeUpdateFeaturesRequestFeatureUpdateKey(
  w: Writer,
  m: UpdateFeaturesRequestFeatureUpdateKeyInit,
  version: number,
): void {
  w.down(m);
  const {
    feature,
    maxVersionLevel,
    allowDowngrade = false,
    upgradeType = 1,
    unknownTaggedFields,
  } = m;
  w.at("feature"); w.compactString(feature);
  w.at("maxVersionLevel"); w.int16(maxVersionLevel);
  w.at("allowDowngrade");
  if (version >= 1) w.absent(allowDowngrade === false, "0");
  else w.bool(allowDowngrade);
  w.at("upgradeType");
  if (version >= 1) w.int8(upgradeType);
  else w.absent(upgradeType === 1, "1+");
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeUpdateFeaturesRequestFeatureUpdateKeyList(
  w: Writer,
  list: readonly UpdateFeaturesRequestFeatureUpdateKeyInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeUpdateFeaturesRequestFeatureUpdateKey(w, list![i]!, version);
  }
  w.up();
}

function writeUpdateFeaturesRequest(
  w: Writer,
  m: UpdateFeaturesRequestInit,
  version: number,
): void {
  w.down(m);
  const { timeoutMs = 60000, featureUpdates, validateOnly = false, unknownTaggedFields } = m;
  w.at("timeoutMs"); w.int32(timeoutMs);
  w.at("featureUpdates");
  writeUpdateFeaturesRequestFeatureUpdateKeyList(
    w,
    featureUpdates,
    w.compactCount(featureUpdates),
    version,
  );
  w.at("validateOnly");
  if (version >= 1) w.bool(validateOnly);
  else w.absent(validateOnly === false, "1+");
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/**
 * Decodes the body of an UpdateFeatures response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 2.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 2.
 */
export function decodeUpdateFeaturesResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): UpdateFeaturesResponse {
  return runDecode(
  "UpdateFeaturesResponse",
  0,
  2,
  readUpdateFeaturesResponse,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of an UpdateFeatures response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 2.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeUpdateFeaturesResponse(
  message: UpdateFeaturesResponseInit,
  version: number,
): Bytes {
  return runEncode("UpdateFeaturesResponse", 0, 2, writeUpdateFeaturesResponse, message, version);
}

/**
 * Encodes the body of an UpdateFeatures response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeUpdateFeaturesResponseInto(
  message: UpdateFeaturesResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "UpdateFeaturesResponse",
    0,
    2,
    writeUpdateFeaturesResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of UpdateFeaturesResponse, for registries. */
export const UpdateFeaturesResponseCodec: MessageCodec<UpdateFeaturesResponse> = {
  name: "UpdateFeaturesResponse",
  type: "response",
  module: "clients",
  apiKey: 57,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decode: decodeUpdateFeaturesResponse,
  encode: encodeUpdateFeaturesResponse,
};

/** Part of UpdateFeaturesResponse, versions 0-1. */
export interface UpdateFeaturesResponseUpdatableFeatureResult {
  /**
   * string, versions 0+.
   *
   * @generated from UpdateFeaturesResponse.json UpdatableFeatureResult.Feature
   */
  feature: string;
  /**
   * int16, versions 0+.
   *
   * @generated from UpdateFeaturesResponse.json UpdatableFeatureResult.ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from UpdateFeaturesResponse.json UpdatableFeatureResult.ErrorMessage
   */
  errorMessage: string | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for UpdateFeaturesResponseUpdatableFeatureResult; fields with a default may be left out.
 */
export interface UpdateFeaturesResponseUpdatableFeatureResultInit {
  /** See {@linkcode UpdateFeaturesResponseUpdatableFeatureResult.feature}. */
  feature: string;
  /** See {@linkcode UpdateFeaturesResponseUpdatableFeatureResult.errorCode}. */
  errorCode: number;
  /** See {@linkcode UpdateFeaturesResponseUpdatableFeatureResult.errorMessage}. */
  errorMessage: string | null;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** UpdateFeaturesResponse: a response, key 57, versions 0-2, flexible versions 0+. */
export interface UpdateFeaturesResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from UpdateFeaturesResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from UpdateFeaturesResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from UpdateFeaturesResponse.json ErrorMessage
   */
  errorMessage: string | null;
  /**
   * []UpdatableFeatureResult, versions 0-1, ignorable.
   *
   * @generated from UpdateFeaturesResponse.json Results
   */
  results: readonly UpdateFeaturesResponseUpdatableFeatureResult[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for UpdateFeaturesResponse; fields with a default may be left out. */
export interface UpdateFeaturesResponseInit {
  /** See {@linkcode UpdateFeaturesResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode UpdateFeaturesResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode UpdateFeaturesResponse.errorMessage}. */
  errorMessage: string | null;
  /** See {@linkcode UpdateFeaturesResponse.results}. */
  results?: readonly UpdateFeaturesResponseUpdatableFeatureResultInit[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readUpdateFeaturesResponseUpdatableFeatureResult(
  r: Reader,
): UpdateFeaturesResponseUpdatableFeatureResult {
  r.down();
  r.at("feature"); const feature = r.compactString(repeated);
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  const m: UpdateFeaturesResponseUpdatableFeatureResult = { feature, errorCode, errorMessage };
  r.tags(m);
  r.up();
  return m;
}

function readUpdateFeaturesResponseUpdatableFeatureResultList(
  r: Reader,
  n: number,
): readonly UpdateFeaturesResponseUpdatableFeatureResult[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateFeaturesResponseUpdatableFeatureResult>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readUpdateFeaturesResponseUpdatableFeatureResult(r);
  }
  r.up();
  return list;
}

function readUpdateFeaturesResponse(r: Reader, version: number): UpdateFeaturesResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  r.at("results");
  const results = version >= 2 ? EMPTY
    : readUpdateFeaturesResponseUpdatableFeatureResultList(r, r.compactCount(5, 56));
  const m: UpdateFeaturesResponse = { throttleTimeMs, errorCode, errorMessage, results };
  r.tags(m);
  r.up();
  return m;
}

function writeUpdateFeaturesResponseUpdatableFeatureResult(
  w: Writer,
  m: UpdateFeaturesResponseUpdatableFeatureResultInit,
): void {
  w.down(m);
  const { feature, errorCode, errorMessage, unknownTaggedFields } = m;
  w.at("feature"); w.compactString(feature);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeUpdateFeaturesResponseUpdatableFeatureResultList(
  w: Writer,
  list: readonly UpdateFeaturesResponseUpdatableFeatureResultInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeUpdateFeaturesResponseUpdatableFeatureResult(w, list![i]!);
  }
  w.up();
}

function writeUpdateFeaturesResponse(
  w: Writer,
  m: UpdateFeaturesResponseInit,
  version: number,
): void {
  w.down(m);
  const { throttleTimeMs, errorCode, errorMessage, results = EMPTY, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.at("results");
  if (version >= 2) {}
  else writeUpdateFeaturesResponseUpdatableFeatureResultList(w, results, w.compactCount(results));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

/** The client's half of UpdateFeatures. */
export const UpdateFeatures: Api<UpdateFeaturesRequestInit, UpdateFeaturesResponse> = {
  name: "UpdateFeatures",
  key: 57,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  encodeRequest: encodeUpdateFeaturesRequest,
  decodeResponse: decodeUpdateFeaturesResponse,
};

/** The broker's half of UpdateFeatures. */
export const UpdateFeaturesServer: ServerApi<UpdateFeaturesRequest, UpdateFeaturesResponseInit> = {
  name: "UpdateFeatures",
  key: 57,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  decodeRequest: decodeUpdateFeaturesRequest,
  encodeResponse: encodeUpdateFeaturesResponse,
};
