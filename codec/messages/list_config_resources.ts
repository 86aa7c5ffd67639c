// Generated from schemas/clients/ListConfigResources{Request,Response}.json. Do not edit.

/**
 * ListConfigResources (API, key 74), versions 0-1.
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
  type Key,
  type MessageCodec,
  putInt16,
  putInt32,
  readCompactCount,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readInt8,
  readList,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeAbsent,
  writeCompactCount,
  writeCompactString,
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ListConfigResources request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeListConfigResourcesRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListConfigResourcesRequest {
  return runDecode(
    "ListConfigResourcesRequest",
    0,
    1,
    readListConfigResourcesRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ListConfigResources request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListConfigResourcesRequest(
  message: ListConfigResourcesRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "ListConfigResourcesRequest",
    0,
    1,
    writeListConfigResourcesRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a ListConfigResources request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListConfigResourcesRequestInto(
  message: ListConfigResourcesRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListConfigResourcesRequest",
    0,
    1,
    writeListConfigResourcesRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListConfigResourcesRequest, for registries. */
export const ListConfigResourcesRequestCodec: MessageCodec<ListConfigResourcesRequest> = {
  name: "ListConfigResourcesRequest",
  type: "request",
  module: "clients",
  apiKey: 74,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeListConfigResourcesRequest,
  encode: encodeListConfigResourcesRequest,
};

/** ListConfigResourcesRequest: a request, key 74, versions 0-1, flexible versions 0+. */
export interface ListConfigResourcesRequest {
  /**
   * []int8, versions 1+.
   *
   * @generated from ListConfigResourcesRequest.json ResourceTypes
   */
  resourceTypes: readonly number[];
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
 * What encoders take for ListConfigResourcesRequest; fields with a default may be left out.
 */
export interface ListConfigResourcesRequestInit {
  /** See {@linkcode ListConfigResourcesRequest.resourceTypes}. */
  resourceTypes?: readonly number[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListConfigResourcesRequest(r: Reader, version: number): ListConfigResourcesRequest {
  const m: ListConfigResourcesRequest = {
    resourceTypes: version >= 1 ? readList(r, readCompactCount(r, "resourceTypes", 1), readInt8)
      : EMPTY,
  };
  readTags(r, m);
  return m;
}

function writeListConfigResourcesRequest(
  w: Writer,
  m: ListConfigResourcesRequestInit,
  version: number,
): void {
  const { resourceTypes = EMPTY, unknownTaggedFields } = m;
  if (version >= 1) {
    writeList(
      w,
      "resourceTypes",
      resourceTypes,
      writeCompactCount(w, "resourceTypes", resourceTypes),
      writeInt8,
    );
  }
  else writeAbsent(w, "resourceTypes", isEmptyList(resourceTypes), "1+");
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ListConfigResources response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 1.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 1.
 */
export function decodeListConfigResourcesResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListConfigResourcesResponse {
  return runDecode(
    "ListConfigResourcesResponse",
    0,
    1,
    readListConfigResourcesResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ListConfigResources response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 1.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListConfigResourcesResponse(
  message: ListConfigResourcesResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "ListConfigResourcesResponse",
    0,
    1,
    writeListConfigResourcesResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a ListConfigResources response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListConfigResourcesResponseInto(
  message: ListConfigResourcesResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListConfigResourcesResponse",
    0,
    1,
    writeListConfigResourcesResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListConfigResourcesResponse, for registries. */
export const ListConfigResourcesResponseCodec: MessageCodec<ListConfigResourcesResponse> = {
  name: "ListConfigResourcesResponse",
  type: "response",
  module: "clients",
  apiKey: 74,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decode: decodeListConfigResourcesResponse,
  encode: encodeListConfigResourcesResponse,
};

/** Part of ListConfigResourcesResponse, versions 0-1. */
export interface ListConfigResourcesResponseConfigResource {
  /**
   * string, versions 0+.
   *
   * @generated from ListConfigResourcesResponse.json ConfigResource.ResourceName
   */
  resourceName: string;
  /**
   * int8, versions 1+, default 16, ignorable.
   *
   * @generated from ListConfigResourcesResponse.json ConfigResource.ResourceType
   */
  resourceType: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ListConfigResourcesResponseConfigResource; fields with a default may be left out.
 */
export interface ListConfigResourcesResponseConfigResourceInit {
  /** See {@linkcode ListConfigResourcesResponseConfigResource.resourceName}. */
  resourceName: string;
  /** See {@linkcode ListConfigResourcesResponseConfigResource.resourceType}. */
  resourceType?: number | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ListConfigResourcesResponse: a response, key 74, versions 0-1, flexible versions 0+. */
export interface ListConfigResourcesResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from ListConfigResourcesResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ListConfigResourcesResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []ConfigResource, versions 0+.
   *
   * @generated from ListConfigResourcesResponse.json ConfigResources
   */
  configResources: readonly ListConfigResourcesResponseConfigResource[];
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
 * What encoders take for ListConfigResourcesResponse; fields with a default may be left out.
 */
export interface ListConfigResourcesResponseInit {
  /** See {@linkcode ListConfigResourcesResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode ListConfigResourcesResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ListConfigResourcesResponse.configResources}. */
  configResources: readonly ListConfigResourcesResponseConfigResourceInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListConfigResourcesResponseConfigResource(
  r: Reader,
  key: Key,
  version: number,
): ListConfigResourcesResponseConfigResource {
  r.down(key);
  const m: ListConfigResourcesResponseConfigResource = {
    resourceName: readCompactString(r, "resourceName", repeated),
    resourceType: version >= 1 ? readInt8(r, "resourceType") : 16,
  };
  readTags(r, m);
  r.up();
  return m;
}

function readListConfigResourcesResponseConfigResourceList(
  r: Reader,
  n: number,
  version: number,
): readonly ListConfigResourcesResponseConfigResource[] {
  if (n === 0) return EMPTY;
  const list = slots<ListConfigResourcesResponseConfigResource>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readListConfigResourcesResponseConfigResource(r, i, version);
  }
  return list;
}

function readListConfigResourcesResponse(r: Reader, version: number): ListConfigResourcesResponse {
  const m: ListConfigResourcesResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    configResources: readListConfigResourcesResponseConfigResourceList(
      r,
      version >= 1 ? readCompactCount(r, "configResources", 3)
        : readCompactCount(r, "configResources", 2),
      version,
    ),
  };
  readTags(r, m);
  return m;
}

function writeListConfigResourcesResponseConfigResource(
  w: Writer,
  key: Key,
  m: ListConfigResourcesResponseConfigResourceInit,
  version: number,
): void {
  w.into(key, m);
  const { resourceName, resourceType = 16, unknownTaggedFields } = m;
  writeCompactString(w, "resourceName", resourceName);
  if (version >= 1) writeInt8(w, "resourceType", resourceType);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeListConfigResourcesResponse(
  w: Writer,
  m: ListConfigResourcesResponseInit,
  version: number,
): void {
  const { throttleTimeMs, errorCode, configResources, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeList(
    w,
    "configResources",
    configResources,
    writeCompactCount(w, "configResources", configResources),
    writeListConfigResourcesResponseConfigResource,
    version,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of ListConfigResources. */
export const ListConfigResources: Api<
  ListConfigResourcesRequestInit,
  ListConfigResourcesResponse
> = {
  name: "ListConfigResources",
  key: 74,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeListConfigResourcesRequest,
  decodeResponse: decodeListConfigResourcesResponse,
};

/** The broker's half of ListConfigResources. */
export const ListConfigResourcesServer: ServerApi<
  ListConfigResourcesRequest,
  ListConfigResourcesResponseInit
> = {
  name: "ListConfigResources",
  key: 74,
  minVersion: 0,
  maxVersion: 1,
  flexibleFrom: 0,
  decodeRequest: decodeListConfigResourcesRequest,
  encodeResponse: encodeListConfigResourcesResponse,
};
