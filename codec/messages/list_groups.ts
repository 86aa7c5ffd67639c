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
  type MessageCodec,
  type Reader,
  readList,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type ServerApi,
  slots,
  type TaggedField,
  writeList,
  type Writer,
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
  r.down();
  r.at("statesFilter");
  const statesFilter = version >= 4 ? readList(r, r.compactCount(1, 8), (r) => r.compactString())
    : EMPTY;
  r.at("typesFilter");
  const typesFilter = version >= 5 ? readList(r, r.compactCount(1, 8), (r) => r.compactString())
    : EMPTY;
  const m: ListGroupsRequest = { statesFilter, typesFilter };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function writeListGroupsRequest(w: Writer, m: ListGroupsRequestInit, version: number): void {
  w.down(m);
  const { statesFilter = EMPTY, typesFilter = EMPTY, unknownTaggedFields } = m;
  w.at("statesFilter");
  if (version >= 4) {
    writeList(w, statesFilter, w.compactCount(statesFilter), (w, x) => w.compactString(x));
  }
  else w.absent(isEmptyList(statesFilter), "4+");
  w.at("typesFilter");
  if (version >= 5) {
    writeList(w, typesFilter, w.compactCount(typesFilter), (w, x) => w.compactString(x));
  }
  else w.absent(isEmptyList(typesFilter), "5+");
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
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
  version: number,
): ListGroupsResponseListedGroup {
  r.down();
  r.at("groupId"); const groupId = version >= 3 ? r.compactString(repeated) : r.string(repeated);
  r.at("protocolType");
  const protocolType = version >= 3 ? r.compactString(repeated) : r.string(repeated);
  r.at("groupState"); const groupState = version >= 4 ? r.compactString(repeated) : "";
  r.at("groupType"); const groupType = version >= 5 ? r.compactString(repeated) : "";
  const m: ListGroupsResponseListedGroup = { groupId, protocolType, groupState, groupType };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function readListGroupsResponseListedGroupList(
  r: Reader,
  n: number,
  version: number,
): readonly ListGroupsResponseListedGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<ListGroupsResponseListedGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readListGroupsResponseListedGroup(r, version);
  }
  r.up();
  return list;
}

function readListGroupsResponse(r: Reader, version: number): ListGroupsResponse {
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = version >= 1 ? r.int32() : 0;
  r.at("errorCode"); const errorCode = r.int16();
  r.at("groups");
  const groups = readListGroupsResponseListedGroupList(
    r,
    version >= 5 ? r.compactCount(5, 64)
      : version >= 4 ? r.compactCount(4, 64)
      : version >= 3 ? r.compactCount(3, 64)
      : r.count(4, 64),
    version,
  );
  const m: ListGroupsResponse = { throttleTimeMs, errorCode, groups };
  if (version >= 3) r.tags(m);
  r.up();
  return m;
}

function writeListGroupsResponseListedGroup(
  w: Writer,
  m: ListGroupsResponseListedGroupInit,
  version: number,
): void {
  w.down(m);
  const { groupId, protocolType, groupState = "", groupType = "", unknownTaggedFields } = m;
  w.at("groupId");
  if (version >= 3) w.compactString(groupId);
  else w.string(groupId);
  w.at("protocolType");
  if (version >= 3) w.compactString(protocolType);
  else w.string(protocolType);
  w.at("groupState");
  if (version >= 4) w.compactString(groupState);
  w.at("groupType");
  if (version >= 5) w.compactString(groupType);
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeListGroupsResponseListedGroupList(
  w: Writer,
  list: readonly ListGroupsResponseListedGroupInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeListGroupsResponseListedGroup(w, list![i]!, version);
  }
  w.up();
}

function writeListGroupsResponse(w: Writer, m: ListGroupsResponseInit, version: number): void {
  w.down(m);
  const { throttleTimeMs = 0, errorCode, groups, unknownTaggedFields } = m;
  w.at("throttleTimeMs");
  if (version >= 1) w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("groups");
  writeListGroupsResponseListedGroupList(
    w,
    groups,
    version >= 3 ? w.compactCount(groups) : w.count(groups),
    version,
  );
  if (version >= 3) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

/** The client's half of ListGroups. */
export const ListGroups: Api<ListGroupsRequestInit, ListGroupsResponse> = {
  name: "ListGroups",
  key: 16,
  minVersion: 0,
  maxVersion: 5,
  flexibleFrom: 3,
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
