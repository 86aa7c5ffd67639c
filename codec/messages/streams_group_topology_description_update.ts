// Generated from schemas/clients/StreamsGroupTopologyDescriptionUpdate{Request,Response}.json. Do not edit.

/**
 * StreamsGroupTopologyDescriptionUpdate (API, key 93), versions 0.
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
  readCompactCount,
  readCompactNullableString,
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
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeInt8,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a StreamsGroupTopologyDescriptionUpdate request.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the request header: no length prefix, no header.
 * @param version The api version of the request header, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupTopologyDescriptionUpdateRequest(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupTopologyDescriptionUpdateRequest {
  return runDecode(
    "StreamsGroupTopologyDescriptionUpdateRequest",
    0,
    0,
    readStreamsGroupTopologyDescriptionUpdateRequest,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupTopologyDescriptionUpdate request into an array of its own.
 *
 * @param version The api version of the request header, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupTopologyDescriptionUpdateRequest(
  message: StreamsGroupTopologyDescriptionUpdateRequestInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupTopologyDescriptionUpdateRequest",
    0,
    0,
    writeStreamsGroupTopologyDescriptionUpdateRequest,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupTopologyDescriptionUpdate request into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupTopologyDescriptionUpdateRequestInto(
  message: StreamsGroupTopologyDescriptionUpdateRequestInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupTopologyDescriptionUpdateRequest",
    0,
    0,
    writeStreamsGroupTopologyDescriptionUpdateRequest,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupTopologyDescriptionUpdateRequest, for registries. */
export const StreamsGroupTopologyDescriptionUpdateRequestCodec: MessageCodec<
  StreamsGroupTopologyDescriptionUpdateRequest
> = {
  name: "StreamsGroupTopologyDescriptionUpdateRequest",
  type: "request",
  module: "clients",
  apiKey: 93,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeStreamsGroupTopologyDescriptionUpdateRequest,
  encode: encodeStreamsGroupTopologyDescriptionUpdateRequest,
};

/** Part of StreamsGroupTopologyDescriptionUpdateRequest, versions 0. */
export interface StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionNode.Name
   */
  name: string;
  /**
   * int8, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionNode.NodeType
   */
  nodeType: number;
  /**
   * []string, versions 0+, topicName.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionNode.SourceTopics
   */
  sourceTopics: readonly string[];
  /**
   * string, versions 0+, nullable 0+, default null, topicName.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionNode.SinkTopic
   */
  sinkTopic: string | null;
  /**
   * []string, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionNode.Stores
   */
  stores: readonly string[];
  /**
   * []string, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionNode.Successors
   */
  successors: readonly string[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode; fields with a default may be left out.
 */
export interface StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeInit {
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode.name}.
   */
  name: string;
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode.nodeType}.
   */
  nodeType: number;
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode.sourceTopics}.
   */
  sourceTopics: readonly string[];
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode.sinkTopic}.
   */
  sinkTopic?: string | null | undefined;
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode.stores}.
   */
  stores: readonly string[];
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode.successors}.
   */
  successors: readonly string[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupTopologyDescriptionUpdateRequest, versions 0. */
export interface StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionSubtopology.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []TopologyDescriptionNode, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionSubtopology.Nodes
   */
  nodes: readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology; fields with a default may be left out.
 */
export interface StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyInit {
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology.subtopologyId}.
   */
  subtopologyId: string;
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology.nodes}.
   */
  nodes: readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupTopologyDescriptionUpdateRequest, versions 0. */
export interface StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore {
  /**
   * TopologyDescriptionNode, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionGlobalStore.Source
   */
  source: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode;
  /**
   * TopologyDescriptionNode, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescriptionGlobalStore.Processor
   */
  processor: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore; fields with a default may be left out.
 */
export interface StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreInit {
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore.source}.
   */
  source: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeInit;
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore.processor}.
   */
  processor: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeInit;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupTopologyDescriptionUpdateRequest, versions 0. */
export interface StreamsGroupTopologyDescriptionUpdateRequestTopologyDescription {
  /**
   * []TopologyDescriptionSubtopology, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescription.Subtopologies
   */
  subtopologies: readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology[];
  /**
   * []TopologyDescriptionGlobalStore, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescription.GlobalStores
   */
  globalStores: readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupTopologyDescriptionUpdateRequestTopologyDescription; fields with a default may be left out.
 */
export interface StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionInit {
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescription.subtopologies}.
   */
  subtopologies: readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyInit[];
  /**
   * See {@linkcode StreamsGroupTopologyDescriptionUpdateRequestTopologyDescription.globalStores}.
   */
  globalStores: readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * StreamsGroupTopologyDescriptionUpdateRequest: a request, key 93, versions 0, flexible versions 0+.
 */
export interface StreamsGroupTopologyDescriptionUpdateRequest {
  /**
   * string, versions 0+, groupId.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json GroupId
   */
  groupId: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json MemberId
   */
  memberId: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyEpoch
   */
  topologyEpoch: number;
  /**
   * TopologyDescription, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateRequest.json TopologyDescription
   */
  topologyDescription: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescription;
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
 * What encoders take for StreamsGroupTopologyDescriptionUpdateRequest; fields with a default may be left out.
 */
export interface StreamsGroupTopologyDescriptionUpdateRequestInit {
  /** See {@linkcode StreamsGroupTopologyDescriptionUpdateRequest.groupId}. */
  groupId: string;
  /** See {@linkcode StreamsGroupTopologyDescriptionUpdateRequest.memberId}. */
  memberId: string;
  /** See {@linkcode StreamsGroupTopologyDescriptionUpdateRequest.topologyEpoch}. */
  topologyEpoch: number;
  /** See {@linkcode StreamsGroupTopologyDescriptionUpdateRequest.topologyDescription}. */
  topologyDescription: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionInit;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(
  r: Reader,
  key: Key,
): StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode {
  r.down(key);
  const m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode = {
    name: readCompactString(r, "name", repeated),
    nodeType: readInt8(r, "nodeType"),
    sourceTopics: readList(
      r,
      readCompactCount(r, "sourceTopics", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    sinkTopic: readCompactNullableString(r, "sinkTopic", repeated),
    stores: readList(
      r,
      readCompactCount(r, "stores", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    successors: readList(
      r,
      readCompactCount(r, "successors", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode>(r, n, 80);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(r, i);
  }
  return list;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology(
  r: Reader,
  key: Key,
): StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology {
  r.down(key);
  const m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    nodes: readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeList(
      r,
      readCompactCount(r, "nodes", 7),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology(r, i);
  }
  return list;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore(
  r: Reader,
  key: Key,
): StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore {
  r.down(key);
  const m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore = {
    source: readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(r, "source"),
    processor: readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(
      r,
      "processor",
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore>(r, n, 192);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore(r, i);
  }
  return list;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescription(
  r: Reader,
  key: Key,
): StreamsGroupTopologyDescriptionUpdateRequestTopologyDescription {
  r.down(key);
  const m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescription = {
    subtopologies: readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyList(
      r,
      readCompactCount(r, "subtopologies", 3),
    ),
    globalStores: readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreList(
      r,
      readCompactCount(r, "globalStores", 15),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupTopologyDescriptionUpdateRequest(
  r: Reader,
): StreamsGroupTopologyDescriptionUpdateRequest {
  const m: StreamsGroupTopologyDescriptionUpdateRequest = {
    groupId: readCompactString(r, "groupId", repeated),
    memberId: readCompactString(r, "memberId"),
    topologyEpoch: readInt32(r, "topologyEpoch"),
    topologyDescription: readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescription(
      r,
      "topologyDescription",
    ),
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(
  w: Writer,
  key: Key,
  m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeInit,
): void {
  w.into(key, m);
  const {
    name,
    nodeType,
    sourceTopics,
    sinkTopic = null,
    stores,
    successors,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "name", name);
  writeInt8(w, "nodeType", nodeType);
  writeList(
    w,
    "sourceTopics",
    sourceTopics,
    writeCompactCount(w, "sourceTopics", sourceTopics),
    writeCompactString,
  );
  writeCompactNullableString(w, "sinkTopic", sinkTopic);
  writeList(w, "stores", stores, writeCompactCount(w, "stores", stores), writeCompactString);
  writeList(
    w,
    "successors",
    successors,
    writeCompactCount(w, "successors", successors),
    writeCompactString,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology(
  w: Writer,
  key: Key,
  m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyInit,
): void {
  w.into(key, m);
  const { subtopologyId, nodes, unknownTaggedFields } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  writeList(
    w,
    "nodes",
    nodes,
    writeCompactCount(w, "nodes", nodes),
    writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore(
  w: Writer,
  key: Key,
  m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreInit,
): void {
  w.into(key, m);
  const { source, processor, unknownTaggedFields } = m;
  writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(w, "source", source);
  writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(
    w,
    "processor",
    processor,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescription(
  w: Writer,
  key: Key,
  m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionInit,
): void {
  w.into(key, m);
  const { subtopologies, globalStores, unknownTaggedFields } = m;
  writeList(
    w,
    "subtopologies",
    subtopologies,
    writeCompactCount(w, "subtopologies", subtopologies),
    writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology,
  );
  writeList(
    w,
    "globalStores",
    globalStores,
    writeCompactCount(w, "globalStores", globalStores),
    writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequest(
  w: Writer,
  m: StreamsGroupTopologyDescriptionUpdateRequestInit,
): void {
  const { groupId, memberId, topologyEpoch, topologyDescription, unknownTaggedFields } = m;
  writeCompactString(w, "groupId", groupId);
  writeCompactString(w, "memberId", memberId);
  writeInt32(w, "topologyEpoch", topologyEpoch);
  writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescription(
    w,
    "topologyDescription",
    topologyDescription,
  );
  writeUnknownTags(w, unknownTaggedFields);
}

/**
 * Decodes the body of a StreamsGroupTopologyDescriptionUpdate response.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the response header: no length prefix, no header.
 * @param version The api version of the request it answers, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupTopologyDescriptionUpdateResponse(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupTopologyDescriptionUpdateResponse {
  return runDecode(
    "StreamsGroupTopologyDescriptionUpdateResponse",
    0,
    0,
    readStreamsGroupTopologyDescriptionUpdateResponse,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupTopologyDescriptionUpdate response into an array of its own.
 *
 * @param version The api version of the request it answers, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupTopologyDescriptionUpdateResponse(
  message: StreamsGroupTopologyDescriptionUpdateResponseInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupTopologyDescriptionUpdateResponse",
    0,
    0,
    writeStreamsGroupTopologyDescriptionUpdateResponse,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupTopologyDescriptionUpdate response into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupTopologyDescriptionUpdateResponseInto(
  message: StreamsGroupTopologyDescriptionUpdateResponseInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupTopologyDescriptionUpdateResponse",
    0,
    0,
    writeStreamsGroupTopologyDescriptionUpdateResponse,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupTopologyDescriptionUpdateResponse, for registries. */
export const StreamsGroupTopologyDescriptionUpdateResponseCodec: MessageCodec<
  StreamsGroupTopologyDescriptionUpdateResponse
> = {
  name: "StreamsGroupTopologyDescriptionUpdateResponse",
  type: "response",
  module: "clients",
  apiKey: 93,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeStreamsGroupTopologyDescriptionUpdateResponse,
  encode: encodeStreamsGroupTopologyDescriptionUpdateResponse,
};

/**
 * StreamsGroupTopologyDescriptionUpdateResponse: a response, key 93, versions 0, flexible versions 0+.
 */
export interface StreamsGroupTopologyDescriptionUpdateResponse {
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateResponse.json ThrottleTimeMs
   */
  throttleTimeMs: number;
  /**
   * int16, versions 0+.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateResponse.json ErrorCode
   */
  errorCode: number;
  /**
   * string, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupTopologyDescriptionUpdateResponse.json ErrorMessage
   */
  errorMessage: string | null;
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
 * What encoders take for StreamsGroupTopologyDescriptionUpdateResponse; fields with a default may be left out.
 */
export interface StreamsGroupTopologyDescriptionUpdateResponseInit {
  /** See {@linkcode StreamsGroupTopologyDescriptionUpdateResponse.throttleTimeMs}. */
  throttleTimeMs: number;
  /** See {@linkcode StreamsGroupTopologyDescriptionUpdateResponse.errorCode}. */
  errorCode: number;
  /** See {@linkcode StreamsGroupTopologyDescriptionUpdateResponse.errorMessage}. */
  errorMessage?: string | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupTopologyDescriptionUpdateResponse(
  r: Reader,
): StreamsGroupTopologyDescriptionUpdateResponse {
  const m: StreamsGroupTopologyDescriptionUpdateResponse = {
    throttleTimeMs: readInt32(r, "throttleTimeMs"),
    errorCode: readInt16(r, "errorCode"),
    errorMessage: readCompactNullableString(r, "errorMessage"),
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupTopologyDescriptionUpdateResponse(
  w: Writer,
  m: StreamsGroupTopologyDescriptionUpdateResponseInit,
): void {
  const { throttleTimeMs, errorCode, errorMessage = null, unknownTaggedFields } = m;
  const atThrottleTimeMs = w.room(6);
  putInt32(w, atThrottleTimeMs, "throttleTimeMs", throttleTimeMs);
  putInt16(w, atThrottleTimeMs + 4, "errorCode", errorCode);
  writeCompactNullableString(w, "errorMessage", errorMessage);
  writeUnknownTags(w, unknownTaggedFields);
}

/** The client's half of StreamsGroupTopologyDescriptionUpdate. */
export const StreamsGroupTopologyDescriptionUpdate: Api<
  StreamsGroupTopologyDescriptionUpdateRequestInit,
  StreamsGroupTopologyDescriptionUpdateResponse
> = {
  name: "StreamsGroupTopologyDescriptionUpdate",
  key: 93,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  throttlesFrom: 0,
  encodeRequest: encodeStreamsGroupTopologyDescriptionUpdateRequest,
  decodeResponse: decodeStreamsGroupTopologyDescriptionUpdateResponse,
};

/** The broker's half of StreamsGroupTopologyDescriptionUpdate. */
export const StreamsGroupTopologyDescriptionUpdateServer: ServerApi<
  StreamsGroupTopologyDescriptionUpdateRequest,
  StreamsGroupTopologyDescriptionUpdateResponseInit
> = {
  name: "StreamsGroupTopologyDescriptionUpdate",
  key: 93,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decodeRequest: decodeStreamsGroupTopologyDescriptionUpdateRequest,
  encodeResponse: encodeStreamsGroupTopologyDescriptionUpdateResponse,
};
