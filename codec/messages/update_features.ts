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
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  readBool,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt8,
  readTags,
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
  writeInt16,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
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
  key: Key,
  version: number,
): UpdateFeaturesRequestFeatureUpdateKey {
  r.down(key);
  const m: UpdateFeaturesRequestFeatureUpdateKey = {
    feature: readCompactString(r, "feature", repeated),
    maxVersionLevel: readInt16(r, "maxVersionLevel"),
    allowDowngrade: version >= 1 ? false : readBool(r, "allowDowngrade"),
    upgradeType: version >= 1 ? readInt8(r, "upgradeType") : 1,
  };
  readTags(r, m);
  r.up();
  return m;
}

function readUpdateFeaturesRequestFeatureUpdateKeyList(
  r: Reader,
  n: number,
  version: number,
): readonly UpdateFeaturesRequestFeatureUpdateKey[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateFeaturesRequestFeatureUpdateKey>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readUpdateFeaturesRequestFeatureUpdateKey(r, i, version);
  }
  return list;
}

function readUpdateFeaturesRequest(r: Reader, version: number): UpdateFeaturesRequest {
  const m: UpdateFeaturesRequest = {
    timeoutMs: readInt32(r, "timeoutMs"),
    featureUpdates: readUpdateFeaturesRequestFeatureUpdateKeyList(
      r,
      readCompactCount(r, "featureUpdates", 5),
      version,
    ),
    validateOnly: version >= 1 ? readBool(r, "validateOnly") : false,
  };
  readTags(r, m);
  return m;
}

function writeUpdateFeaturesRequestFeatureUpdateKey(
  w: Writer,
  key: Key,
  m: UpdateFeaturesRequestFeatureUpdateKeyInit,
  version: number,
): void {
  w.into(key, m);
  const {
    feature,
    maxVersionLevel,
    allowDowngrade = false,
    upgradeType = 1,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "feature", feature);
  writeInt16(w, "maxVersionLevel", maxVersionLevel);
  if (version >= 1) writeAbsent(w, "allowDowngrade", allowDowngrade === false, "0");
  else writeBool(w, "allowDowngrade", allowDowngrade);
  if (version >= 1) writeInt8(w, "upgradeType", upgradeType);
  else writeAbsent(w, "upgradeType", upgradeType === 1, "1+");
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeUpdateFeaturesRequest(
  w: Writer,
  m: UpdateFeaturesRequestInit,
  version: number,
): void {
  const { timeoutMs = 60000, featureUpdates, validateOnly = false, unknownTaggedFields } = m;
  writeInt32(w, "timeoutMs", timeoutMs);
  writeList(
    w,
    "featureUpdates",
    featureUpdates,
    writeCompactCount(w, "featureUpdates", featureUpdates),
    writeUpdateFeaturesRequestFeatureUpdateKey,
    version,
  );
  if (version >= 1) writeBool(w, "validateOnly", validateOnly);
  else writeAbsent(w, "validateOnly", validateOnly === false, "1+");
  writeUnknownTags(w, unknownTaggedFields);
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
  key: Key,
): UpdateFeaturesResponseUpdatableFeatureResult {
  r.down(key);
  const m: UpdateFeaturesResponseUpdatableFeatureResult = {
    feature: readCompactString(r, "feature", repeated),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readUpdateFeaturesResponseUpdatableFeatureResultList(
  r: Reader,
  n: number,
): readonly UpdateFeaturesResponseUpdatableFeatureResult[] {
  if (n === 0) return EMPTY;
  const list = slots<UpdateFeaturesResponseUpdatableFeatureResult>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readUpdateFeaturesResponseUpdatableFeatureResult(r, i);
  }
  return list;
}

function readUpdateFeaturesResponse(r: Reader, version: number): UpdateFeaturesResponse {
  const m: UpdateFeaturesResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
    results: version >= 2 ? EMPTY
      : readUpdateFeaturesResponseUpdatableFeatureResultList(r, readCompactCount(r, "results", 5)),
  };
  readTags(r, m);
  return m;
}

function writeUpdateFeaturesResponseUpdatableFeatureResult(
  w: Writer,
  key: Key,
  m: UpdateFeaturesResponseUpdatableFeatureResultInit,
): void {
  w.into(key, m);
  const { feature, errorCode, errorMessage, unknownTaggedFields } = m;
  writeCompactString(w, "feature", feature);
  writeInt16(w, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeUpdateFeaturesResponse(
  w: Writer,
  m: UpdateFeaturesResponseInit,
  version: number,
): void {
  const { throttleTimeMs, errorCode, errorMessage, results = EMPTY, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  if (version <= 1) {
    writeList(
      w,
      "results",
      results,
      writeCompactCount(w, "results", results),
      writeUpdateFeaturesResponseUpdatableFeatureResult,
    );
  }
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of UpdateFeatures. */
export const UpdateFeatures: Api<UpdateFeaturesRequestInit, UpdateFeaturesResponse> = {
  name: "UpdateFeatures",
  key: 57,
  minVersion: 0,
  maxVersion: 2,
  flexibleFrom: 0,
  throttlesFrom: 0,
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
