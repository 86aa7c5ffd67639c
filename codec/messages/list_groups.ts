// Generated from schemas/clients/ListGroups{Request,Response}.json. Do not edit.

/**
 * ListGroups (API, key 16), versions 0-5.
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
  readCompactCount,
  readCompactString,
  readCount,
  type Reader,
  readInt16,
  readInt32,
  readList,
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
  writeCompactCount,
  writeCompactString,
  writeCount,
  writeInt16,
  writeInt32,
  writeList,
  writeNoTags,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ListGroups request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeListGroupsRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListGroupsRequest {
  return runDecode("ListGroupsRequest", 0, 5, readListGroupsRequest, body, version, options);
}

/**
 * Encodes the body of a ListGroups request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListGroupsRequest(message: ListGroupsRequestInit, version: number): Bytes {
  return runEncode("ListGroupsRequest", 0, 5, writeListGroupsRequest, message, version);
}

/**
 * Encodes the body of a ListGroups request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListGroupsRequestInto(
  message: ListGroupsRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListGroupsRequest",
    0,
    5,
    writeListGroupsRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListGroupsRequest, for registries. */
export const ListGroupsRequestCodec: MessageCodec<ListGroupsRequest> = {
  name: "ListGroupsRequest",
  type: "request",
  module: "clients",
  apiKey: 16,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decode: decodeListGroupsRequest,
  encode: encodeListGroupsRequest,
};

/** ListGroupsRequest: a request, key 16, versions 0-5, flexible versions 3+. */
export interface ListGroupsRequest {
  /**
   * []string, versions 4+.
   *
   * @generated from ListGroupsRequest.json StatesFilter
   */
  statesFilter: readonly string[];
  /**
   * []string, versions 5+.
   *
   * @generated from ListGroupsRequest.json TypesFilter
   */
  typesFilter: readonly string[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ListGroupsRequest; fields with a default may be left out. */
export interface ListGroupsRequestInit {
  /** See {@linkcode ListGroupsRequest.statesFilter}. */
  statesFilter?: readonly string[] | undefined;
  /** See {@linkcode ListGroupsRequest.typesFilter}. */
  typesFilter?: readonly string[] | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListGroupsRequest(r: Reader, version: number): ListGroupsRequest {
  const m: ListGroupsRequest = {
    statesFilter: version >= 4 ? readList(
      r,
      readCompactCount(r, "statesFilter", 1),
      readCompactString,
    )
      : EMPTY,
    typesFilter: version >= 5 ? readList(
      r,
      readCompactCount(r, "typesFilter", 1),
      readCompactString,
    )
      : EMPTY,
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeListGroupsRequest(w: Writer, m: ListGroupsRequestInit, version: number): void {
  const { statesFilter = EMPTY, typesFilter = EMPTY, unknownTaggedFields } = m;
  if (version >= 4) {
    writeList(
      w,
      "statesFilter",
      statesFilter,
      writeCompactCount(w, "statesFilter", statesFilter),
      writeCompactString,
    );
  }
  else writeAbsent(w, "statesFilter", isEmptyList(statesFilter), "4+");
  if (version >= 5) {
    writeList(
      w,
      "typesFilter",
      typesFilter,
      writeCompactCount(w, "typesFilter", typesFilter),
      writeCompactString,
    );
  }
  else writeAbsent(w, "typesFilter", isEmptyList(typesFilter), "5+");
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a ListGroups response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 5.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 5.
 */
export function decodeListGroupsResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ListGroupsResponse {
  return runDecode("ListGroupsResponse", 0, 5, readListGroupsResponse, body, version, options);
}

/**
 * Encodes the body of a ListGroups response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 5.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeListGroupsResponse(message: ListGroupsResponseInit, version: number): Bytes {
  return runEncode("ListGroupsResponse", 0, 5, writeListGroupsResponse, message, version);
}

/**
 * Encodes the body of a ListGroups response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeListGroupsResponseInto(
  message: ListGroupsResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ListGroupsResponse",
    0,
    5,
    writeListGroupsResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ListGroupsResponse, for registries. */
export const ListGroupsResponseCodec: MessageCodec<ListGroupsResponse> = {
  name: "ListGroupsResponse",
  type: "response",
  module: "clients",
  apiKey: 16,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decode: decodeListGroupsResponse,
  encode: encodeListGroupsResponse,
};

/** Part of ListGroupsResponse, versions 0-5. */
export interface ListGroupsResponseListedGroup {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from ListGroupsResponse.json ListedGroup.GroupId
   */
  groupId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ListGroupsResponse.json ListedGroup.ProtocolType
   */
  protocolType: string;
  /**
   * string, versions 4+, ignorable.
   *
   * @generated from ListGroupsResponse.json ListedGroup.GroupState
   */
  groupState: string;
  /**
   * string, versions 5+, ignorable.
   *
   * @generated from ListGroupsResponse.json ListedGroup.GroupType
   */
  groupType: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ListGroupsResponseListedGroup; fields with a default may be left out.
 */
export interface ListGroupsResponseListedGroupInit {
  /** See {@linkcode ListGroupsResponseListedGroup.groupId}. */
  groupId: string;
  /** See {@linkcode ListGroupsResponseListedGroup.protocolType}. */
  protocolType: string;
  /** See {@linkcode ListGroupsResponseListedGroup.groupState}. */
  groupState?: string | undefined;
  /** See {@linkcode ListGroupsResponseListedGroup.groupType}. */
  groupType?: string | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** ListGroupsResponse: a response, key 16, versions 0-5, flexible versions 3+. */
export interface ListGroupsResponse {
  /**
   * int32, versions 1+, ignorable.
   *
   * @generated from ListGroupsResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from ListGroupsResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * []ListedGroup, versions 0+.
   *
   * @generated from ListGroupsResponse.json Groups
   */
  groups: readonly ListGroupsResponseListedGroup[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for ListGroupsResponse; fields with a default may be left out. */
export interface ListGroupsResponseInit {
  /** See {@linkcode ListGroupsResponse.throttleTimeMs}. */
  throttleTimeMs?: number | undefined;
  /** See {@linkcode ListGroupsResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode ListGroupsResponse.groups}. */
  groups: readonly ListGroupsResponseListedGroupInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readListGroupsResponseListedGroup(
  r: Reader,
  key: Key,
  version: number,
): ListGroupsResponseListedGroup {
  r.down(key);
  const m: ListGroupsResponseListedGroup = {
    groupId: version >= 3 ? readCompactString(r, "groupId", repeated)
      : readString(r, "groupId", repeated),
    protocolType: version >= 3 ? readCompactString(r, "protocolType", repeated)
      : readString(r, "protocolType", repeated),
    groupState: version >= 4 ? readCompactString(r, "groupState", repeated) : "",
    groupType: version >= 5 ? readCompactString(r, "groupType", repeated) : "",
  };
  if (version >= 3) readTags(r, m);
  r.up();
  return m;
}

function readListGroupsResponseListedGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly ListGroupsResponseListedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<ListGroupsResponseListedGroup>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readListGroupsResponseListedGroup(r, i, version);
  }
  return list;
}

function readListGroupsResponse(r: Reader, version: number): ListGroupsResponse {
  const m: ListGroupsResponse = {
    throttleTimeMs: version >= 1 ? readInt32(r, "throttleTimeMs") : 0,
    errorCode: readInt16(r, "errorCode"),
    groups: readListGroupsResponseListedGroupList(
      r,
      version >= 5 ? readCompactCount(r, "groups", 5)
        : version >= 4 ? readCompactCount(r, "groups", 4)
        : version >= 3 ? readCompactCount(r, "groups", 3)
        : readCount(r, "groups", 4),
      version,
    ),
  };
  if (version >= 3) readTags(r, m);
  return m;
}

function writeListGroupsResponseListedGroup(
  w: Writer,
  key: Key,
  m: ListGroupsResponseListedGroupInit,
  version: number,
): void {
  w.into(key, m);
  const { groupId, protocolType, groupState = "", groupType = "", unknownTaggedFields } = m;
  if (version >= 3) writeCompactString(w, "groupId", groupId);
  else writeString(w, "groupId", groupId);
  if (version >= 3) writeCompactString(w, "protocolType", protocolType);
  else writeString(w, "protocolType", protocolType);
  if (version >= 4) writeCompactString(w, "groupState", groupState);
  if (version >= 5) writeCompactString(w, "groupType", groupType);
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeListGroupsResponse(w: Writer, m: ListGroupsResponseInit, version: number): void {
  const { throttleTimeMs = 0, errorCode, groups, unknownTaggedFields } = m;
  if (version >= 1) writeInt32(w, "throttleTimeMs", throttleTimeMs);
  writeInt16(w, "errorCode", errorCode);
  writeList(
    w,
    "groups",
    groups,
    version >= 3 ? writeCompactCount(w, "groups", groups) : writeCount(w, "groups", groups),
    writeListGroupsResponseListedGroup,
    version,
  );
  if (version >= 3) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}

/** The client's half of ListGroups. */
export const ListGroups: Api<ListGroupsRequestInit, ListGroupsResponse> = {
  name: "ListGroups",
  key: 16,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  throttlesFrom: 2,
  encodeRequest: encodeListGroupsRequest,
  decodeResponse: decodeListGroupsResponse,
};

/** The broker's half of ListGroups. */
export const ListGroupsServer: ServerApi<ListGroupsRequest, ListGroupsResponseInit> = {
  name: "ListGroups",
  key: 16,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
  decodeRequest: decodeListGroupsRequest,
  encodeResponse: encodeListGroupsResponse,
};
