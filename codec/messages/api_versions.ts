// Generated from schemas/clients/ApiVersions{Request,Response}.json. Do not edit.

/**
 * ApiVersions (API, key 18), versions 0-5.
 *
 * @module
 */
import {
  type Api,
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  putInt16,
  readBool,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readInt64,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  startTag,
  type TaggedField,
  writeBool,
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
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of an ApiVersions request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeApiVersionsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ApiVersionsRequest {
  return runDecode("ApiVersionsRequest", 0, 5, readApiVersionsRequest, body, version, options);
}

/**
 * Encodes the body of an ApiVersions request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeApiVersionsRequest(message: ApiVersionsRequestInit, version: number): Bytes {
  return runEncode("ApiVersionsRequest", 0, 5, writeApiVersionsRequest, message, version);
}

/**
 * Encodes the body of an ApiVersions request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeApiVersionsRequestInto(
  message: ApiVersionsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ApiVersionsRequest",
    0,
    5,
    writeApiVersionsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ApiVersionsRequest, for registries. */
export const ApiVersionsRequestCodec: MessageCodec<ApiVersionsRequest> = {
  name: "ApiVersionsRequest",
  type: "request",
  module: "clients",
  apiKey: 18,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decode: decodeApiVersionsRequest,
  encode: encodeApiVersionsRequest,
};

/** ApiVersionsRequest: a request, key 18, versions 0-5, flexible versions 3+. */
export interface ApiVersionsRequest {
  /**
   * Client library, for the broker's statistics; letters, digits, dots and hyphens, else error 42.
   *
   * string, versions 3+, ignorable.
   *
   * @generated from ApiVersionsRequest.json ClientSoftwareName
   */
  clientSoftwareName: string;
  /**
   * Release of the client library, under the same rules as ClientSoftwareName.
   *
   * string, versions 3+, ignorable.
   *
   * @generated from ApiVersionsRequest.json ClientSoftwareVersion
   */
  clientSoftwareVersion: string;
  /**
   * Cluster that the client expects; a broker of another answers error 129, null skips the check.
   *
   * string, versions 5+, nullable 5+, default null, ignorable.
   *
   * @generated from ApiVersionsRequest.json ClusterId
   */
  clusterId: string | null;
  /**
   * Node that the client expects; a different broker answers error 129, -1 skips the check.
   *
   * int32, versions 5+, default -1, ignorable.
   *
   * @generated from ApiVersionsRequest.json NodeId
   */
  nodeId: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ApiVersionsRequest; fields with a default may be left out. */
export interface ApiVersionsRequestInit {
  /** See {@linkcode ApiVersionsRequest.clientSoftwareName}. */
  clientSoftwareName?: string | undefined;
  /** See {@linkcode ApiVersionsRequest.clientSoftwareVersion}. */
  clientSoftwareVersion?: string | undefined;
  /** See {@linkcode ApiVersionsRequest.clusterId}. */
  clusterId?: string | null | undefined;
  /** See {@linkcode ApiVersionsRequest.nodeId}. */
  nodeId?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readApiVersionsRequest(r: Reader, version: number): ApiVersionsRequest {
  const m: ApiVersionsRequest = {
    clientSoftwareName: version >= 3 ? readCompactString(r, "clientSoftwareName", repeated) : "",
    clientSoftwareVersion: version >= 3 ? readCompactString(r, "clientSoftwareVersion", repeated)
      : "",
    clusterId: version >= 5 ? readCompactNullableString(r, "clusterId", repeated) : null,
    nodeId: version >= 5 ? readInt32(r, "nodeId") : -1,
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeApiVersionsRequest(w: Writer, m: ApiVersionsRequestInit, version: number): void {
  const {
    clientSoftwareName = "",
    clientSoftwareVersion = "",
    clusterId = null,
    nodeId = -1,
    unknownTaggedFields,
  } = m;
  if (version >= 3) writeCompactString(w, "clientSoftwareName", clientSoftwareName);
  if (version >= 3) writeCompactString(w, "clientSoftwareVersion", clientSoftwareVersion);
  if (version >= 5) writeCompactNullableString(w, "clusterId", clusterId);
  if (version >= 5) writeInt32(w, "nodeId", nodeId);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of an ApiVersions response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeApiVersionsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ApiVersionsResponse {
  return runDecode("ApiVersionsResponse", 0, 5, readApiVersionsResponse, body, version, options);
}

/**
 * Encodes the body of an ApiVersions response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeApiVersionsResponse(
  message: ApiVersionsResponseInit,
  version: number,
): Bytes {
  return runEncode("ApiVersionsResponse", 0, 5, writeApiVersionsResponse, message, version);
}

/**
 * Encodes the body of an ApiVersions response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeApiVersionsResponseInto(
  message: ApiVersionsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ApiVersionsResponse",
    0,
    5,
    writeApiVersionsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ApiVersionsResponse, for registries. */
export const ApiVersionsResponseCodec: MessageCodec<ApiVersionsResponse> = {
  name: "ApiVersionsResponse",
  type: "response",
  module: "clients",
  apiKey: 18,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decode: decodeApiVersionsResponse,
  encode: encodeApiVersionsResponse,
};

/** Part of ApiVersionsResponse, versions 0-5. */
export interface ApiVersionsResponseApiVersion {
  /**
   * Number of the API, such as 3 for Metadata.
   *
   * int16, versions 0+.
   *
   * @generated from ApiVersionsResponse.json ApiVersion.ApiKey
   */
  apiKey: number;
  /**
   * Lowest version accepted; for Produce, Kafka 4 says 0 although it needs 3.
   *
   * int16, versions 0+.
   *
   * @generated from ApiVersionsResponse.json ApiVersion.MinVersion
   */
  minVersion: number;
  /**
   * Highest version accepted, inclusive; an unstable version is left out by default.
   *
   * int16, versions 0+.
   *
   * @generated from ApiVersionsResponse.json ApiVersion.MaxVersion
   */
  maxVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ApiVersionsResponseApiVersion; fields with a default may be left out.
 */
export interface ApiVersionsResponseApiVersionInit {
  /** See {@linkcode ApiVersionsResponseApiVersion.apiKey}. */
  apiKey: number;
  /** See {@linkcode ApiVersionsResponseApiVersion.minVersion}. */
  minVersion: number;
  /** See {@linkcode ApiVersionsResponseApiVersion.maxVersion}. */
  maxVersion: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ApiVersionsResponse, versions 3-5. */
export interface ApiVersionsResponseSupportedFeatureKey {
  /**
   * Key of the feature, such as metadata.version.
   *
   * string, versions 3+.
   *
   * @generated from ApiVersionsResponse.json SupportedFeatureKey.Name
   */
  name: string;
  /**
   * Lowest level that this node can run; 0 means that it also runs without the feature.
   *
   * int16, versions 3+.
   *
   * @generated from ApiVersionsResponse.json SupportedFeatureKey.MinVersion
   */
  minVersion: number;
  /**
   * Highest level that this node can run, inclusive.
   *
   * int16, versions 3+.
   *
   * @generated from ApiVersionsResponse.json SupportedFeatureKey.MaxVersion
   */
  maxVersion: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ApiVersionsResponseSupportedFeatureKey; fields with a default may be left out.
 */
export interface ApiVersionsResponseSupportedFeatureKeyInit {
  /** See {@linkcode ApiVersionsResponseSupportedFeatureKey.name}. */
  name: string;
  /** See {@linkcode ApiVersionsResponseSupportedFeatureKey.minVersion}. */
  minVersion: number;
  /** See {@linkcode ApiVersionsResponseSupportedFeatureKey.maxVersion}. */
  maxVersion: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ApiVersionsResponse, versions 3-5. */
export interface ApiVersionsResponseFinalizedFeatureKey {
  /**
   * Key of the feature, such as metadata.version.
   *
   * string, versions 3+.
   *
   * @generated from ApiVersionsResponse.json FinalizedFeatureKey.Name
   */
  name: string;
  /**
   * Upper end of the range in force; KRaft nodes send one level as both ends.
   *
   * int16, versions 3+.
   *
   * @generated from ApiVersionsResponse.json FinalizedFeatureKey.MaxVersionLevel
   */
  maxVersionLevel: number;
  /**
   * Lower end of the range in force; KRaft nodes send one level as both ends.
   *
   * int16, versions 3+.
   *
   * @generated from ApiVersionsResponse.json FinalizedFeatureKey.MinVersionLevel
   */
  minVersionLevel: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ApiVersionsResponseFinalizedFeatureKey; fields with a default may be left out.
 */
export interface ApiVersionsResponseFinalizedFeatureKeyInit {
  /** See {@linkcode ApiVersionsResponseFinalizedFeatureKey.name}. */
  name: string;
  /** See {@linkcode ApiVersionsResponseFinalizedFeatureKey.maxVersionLevel}. */
  maxVersionLevel: number;
  /** See {@linkcode ApiVersionsResponseFinalizedFeatureKey.minVersionLevel}. */
  minVersionLevel: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ApiVersionsResponse: a response, key 18, versions 0-5, flexible versions 3+. */
export interface ApiVersionsResponse {
  /**
   * Result: 0 fine, 35 unsupported version (body in version 0 layout), 42 bad software name, 129 wrong node.
   *
   * int16, versions 0+.
   *
   * @generated from ApiVersionsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * APIs that this listener serves; with error 35 at most the entry of ApiVersions itself.
   *
   * []ApiVersion, versions 0+.
   *
   * @generated from ApiVersionsResponse.json ApiKeys
   */
  apiKeys: readonly ApiVersionsResponseApiVersion[];
  /**
   * Quota delay in milliseconds, 0 for none; from version 2 the client itself has to wait.
   *
   * int32, versions 1+, ignorable.
   *
   * @generated from ApiVersionsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * Level ranges that this node can run; below version 4, features with minimum 0 are missing.
   *
   * []SupportedFeatureKey, versions 3+, tag 0 in 3+, ignorable.
   *
   * @generated from ApiVersionsResponse.json SupportedFeatures
   */
  supportedFeatures: readonly ApiVersionsResponseSupportedFeatureKey[];
  /**
   * Grows over time, so that older FinalizedFeatures can be told; -1 when none are known.
   *
   * int64, versions 3+, tag 1 in 3+, default -1, ignorable.
   *
   * @generated from ApiVersionsResponse.json FinalizedFeaturesEpoch
   */
  finalizedFeaturesEpoch: bigint;
  /**
   * Levels in force throughout the cluster; without meaning while FinalizedFeaturesEpoch is -1.
   *
   * []FinalizedFeatureKey, versions 3+, tag 2 in 3+, ignorable.
   *
   * @generated from ApiVersionsResponse.json FinalizedFeatures
   */
  finalizedFeatures: readonly ApiVersionsResponseFinalizedFeatureKey[];
  /**
   * True only when a KRaft quorum stands ready to take a cluster over from ZooKeeper.
   *
   * bool, versions 3+, tag 3 in 3+, default false, ignorable.
   *
   * @generated from ApiVersionsResponse.json ZkMigrationReady
   */
  zkMigrationReady: boolean;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ApiVersionsResponse; fields with a default may be left out. */
export interface ApiVersionsResponseInit {
  /** See {@linkcode ApiVersionsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ApiVersionsResponse.apiKeys}. */
  apiKeys: readonly ApiVersionsResponseApiVersionInit[];
  /** See {@linkcode ApiVersionsResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode ApiVersionsResponse.supportedFeatures}. */
  supportedFeatures?: readonly ApiVersionsResponseSupportedFeatureKeyInit[] | undefined;
  /** See {@linkcode ApiVersionsResponse.finalizedFeaturesEpoch}. */
  finalizedFeaturesEpoch?: bigint | undefined;
  /** See {@linkcode ApiVersionsResponse.finalizedFeatures}. */
  finalizedFeatures?: readonly ApiVersionsResponseFinalizedFeatureKeyInit[] | undefined;
  /** See {@linkcode ApiVersionsResponse.zkMigrationReady}. */
  zkMigrationReady?: boolean | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readApiVersionsResponseApiVersion(
  r: Reader,
  key: Key,
  version: number,
): ApiVersionsResponseApiVersion {
  r.down(key);
  const m: ApiVersionsResponseApiVersion = {
    apiKey: readInt16(r, "apiKey"),
    minVersion: readInt16(r, "minVersion"),
    maxVersion: readInt16(r, "maxVersion"),
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readApiVersionsResponseApiVersionList(
  r: Reader,
  n: number,
  version: number,
): readonly ApiVersionsResponseApiVersion[] {
  if (n === 0) return EMPTY;
  const list = slots<ApiVersionsResponseApiVersion>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readApiVersionsResponseApiVersion(r, i, version);
  }
  return list;
}

function readApiVersionsResponseSupportedFeatureKey(
  r: Reader,
  key: Key,
): ApiVersionsResponseSupportedFeatureKey {
  r.down(key);
  const m: ApiVersionsResponseSupportedFeatureKey = {
    name: readCompactString(r, "name", repeated),
    minVersion: readInt16(r, "minVersion"),
    maxVersion: readInt16(r, "maxVersion"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readApiVersionsResponseSupportedFeatureKeyList(
  r: Reader,
  n: number,
): readonly ApiVersionsResponseSupportedFeatureKey[] {
  if (n === 0) return EMPTY;
  const list = slots<ApiVersionsResponseSupportedFeatureKey>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readApiVersionsResponseSupportedFeatureKey(r, i);
  }
  return list;
}

function readApiVersionsResponseFinalizedFeatureKey(
  r: Reader,
  key: Key,
): ApiVersionsResponseFinalizedFeatureKey {
  r.down(key);
  const m: ApiVersionsResponseFinalizedFeatureKey = {
    name: readCompactString(r, "name", repeated),
    maxVersionLevel: readInt16(r, "maxVersionLevel"),
    minVersionLevel: readInt16(r, "minVersionLevel"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readApiVersionsResponseFinalizedFeatureKeyList(
  r: Reader,
  n: number,
): readonly ApiVersionsResponseFinalizedFeatureKey[] {
  if (n === 0) return EMPTY;
  const list = slots<ApiVersionsResponseFinalizedFeatureKey>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readApiVersionsResponseFinalizedFeatureKey(r, i);
  }
  return list;
}

function readApiVersionsResponseTag(r: Reader, m: ApiVersionsResponse, tag: number): boolean {
  switch (tag) {
    case 0:
      m.supportedFeatures = readApiVersionsResponseSupportedFeatureKeyList(
        r,
        readCompactCount(r, "supportedFeatures", 6),
      );
      return true;
    case 1:
      m.finalizedFeaturesEpoch = readInt64(r, "finalizedFeaturesEpoch");
      return true;
    case 2:
      m.finalizedFeatures = readApiVersionsResponseFinalizedFeatureKeyList(
        r,
        readCompactCount(r, "finalizedFeatures", 6),
      );
      return true;
    case 3:
      m.zkMigrationReady = readBool(r, "zkMigrationReady");
      return true;
  }
  return false;
}

function readApiVersionsResponse(r: Reader, version: number): ApiVersionsResponse {
  const m: ApiVersionsResponse = {
    errorCode: readInt16(r, "errorCode"),
    apiKeys: readApiVersionsResponseApiVersionList(
      r,
      version >= 3 ? readCompactCount(r, "apiKeys", 7) : readCount(r, "apiKeys", 6),
      version,
    ),
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    supportedFeatures: EMPTY,
    finalizedFeaturesEpoch: -1n,
    finalizedFeatures: EMPTY,
    zkMigrationReady: false,
  };
  if (version >= 3) readTags(r, m, readApiVersionsResponseTag);
  return m;
}

function writeApiVersionsResponseApiVersion(
  w: Writer,
  key: Key,
  m: ApiVersionsResponseApiVersionInit,
  version: number,
): void {
  w.into(key, m);
  const { apiKey, minVersion, maxVersion, unknownTaggedFields } = m;
  const atApiKey = w.room(6);
  putInt16(w, atApiKey, "apiKey", apiKey);
  putInt16(w, atApiKey + 2, "minVersion", minVersion);
  putInt16(w, atApiKey + 4, "maxVersion", maxVersion);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeApiVersionsResponseSupportedFeatureKey(
  w: Writer,
  key: Key,
  m: ApiVersionsResponseSupportedFeatureKeyInit,
): void {
  w.into(key, m);
  const { name, minVersion, maxVersion, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  const atMinVersion = w.room(4);
  putInt16(w, atMinVersion, "minVersion", minVersion);
  putInt16(w, atMinVersion + 2, "maxVersion", maxVersion);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeApiVersionsResponseFinalizedFeatureKey(
  w: Writer,
  key: Key,
  m: ApiVersionsResponseFinalizedFeatureKeyInit,
): void {
  w.into(key, m);
  const { name, maxVersionLevel, minVersionLevel, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  const atMaxVersionLevel = w.room(4);
  putInt16(w, atMaxVersionLevel, "maxVersionLevel", maxVersionLevel);
  putInt16(w, atMaxVersionLevel + 2, "minVersionLevel", minVersionLevel);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeApiVersionsResponse(w: Writer, m: ApiVersionsResponseInit, version: number): void {
  const {
    errorCode,
    apiKeys,
    throttleTimeMs = 0,
    supportedFeatures = EMPTY,
    finalizedFeaturesEpoch = -1n,
    finalizedFeatures = EMPTY,
    zkMigrationReady = false,
    unknownTaggedFields,
  } = m;
  writeInt16(w, "errorCode", errorCode);
  writeList(
    w,
    "apiKeys",
    apiKeys,
    version >= 3 ? writeCompactCount(w, "apiKeys", apiKeys) : writeCount(w, "apiKeys", apiKeys),
    writeApiVersionsResponseApiVersion,
    version,
  );
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  if (version >= 3) {
    const sendsSupportedFeatures = !isEmptyList(supportedFeatures);
    const sendsFinalizedFeaturesEpoch = finalizedFeaturesEpoch !== -1n;
    const sendsFinalizedFeatures = !isEmptyList(finalizedFeatures);
    const sendsZkMigrationReady = zkMigrationReady !== false;
    let unknown = writeTagCount(
      w,
      unknownTaggedFields,
      (sendsSupportedFeatures ? 1 : 0) +
        (sendsFinalizedFeaturesEpoch ? 1 : 0) +
        (sendsFinalizedFeatures ? 1 : 0) +
        (sendsZkMigrationReady ? 1 : 0),
    );
    unknown = writeTagsBefore(w, unknown, 0);
    if (sendsSupportedFeatures) {
      const p = startTag(w, 0);
      writeList(
        w,
        "supportedFeatures",
        supportedFeatures,
        writeCompactCount(w, "supportedFeatures", supportedFeatures),
        writeApiVersionsResponseSupportedFeatureKey,
      );
      endTag(w, p);
    }
    unknown = writeTagsBefore(w, unknown, 1);
    if (sendsFinalizedFeaturesEpoch) {
      const p = startTag(w, 1);
      writeInt64(w, "finalizedFeaturesEpoch", finalizedFeaturesEpoch);
      endTag(w, p);
    }
    unknown = writeTagsBefore(w, unknown, 2);
    if (sendsFinalizedFeatures) {
      const p = startTag(w, 2);
      writeList(
        w,
        "finalizedFeatures",
        finalizedFeatures,
        writeCompactCount(w, "finalizedFeatures", finalizedFeatures),
        writeApiVersionsResponseFinalizedFeatureKey,
      );
      endTag(w, p);
    }
    unknown = writeTagsBefore(w, unknown, 3);
    if (sendsZkMigrationReady) {
      const p = startTag(w, 3);
      writeBool(w, "zkMigrationReady", zkMigrationReady);
      endTag(w, p);
    }
    writeTagsBefore(w, unknown);
  } else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of ApiVersions. */
export const ApiVersions: Api<ApiVersionsRequestInit, ApiVersionsResponse> = {
  name: "ApiVersions",
  key: 18,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  throttlesFrom: 2,
  encodeRequest: encodeApiVersionsRequest,
  decodeResponse: decodeApiVersionsResponse,
};

/** The broker's half of ApiVersions. */
export const ApiVersionsServer: ServerApi<ApiVersionsRequest, ApiVersionsResponseInit> = {
  name: "ApiVersions",
  key: 18,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decodeRequest: decodeApiVersionsRequest,
  encodeResponse: encodeApiVersionsResponse,
};
