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
): StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("nodeType"); const nodeType = r.int8();
  r.at("sourceTopics");
  const sourceTopics = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("sinkTopic"); const sinkTopic = r.compactNullableString(repeated);
  r.at("stores");
  const stores = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("successors");
  const successors = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  const m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode = {
    name,
    nodeType,
    sourceTopics,
    sinkTopic,
    stores,
    successors,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(r);
  }
  r.up();
  return list;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology(
  r: Reader,
): StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("nodes");
  const nodes = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeList(
    r,
    r.compactCount(7, 80),
  );
  const m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology = {
    subtopologyId,
    nodes,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology(r);
  }
  r.up();
  return list;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore(
  r: Reader,
): StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore {
  r.down();
  r.at("source");
  const source = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(r);
  r.at("processor");
  const processor = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(r);
  const m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore = {
    source,
    processor,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore(r);
  }
  r.up();
  return list;
}

function readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescription(
  r: Reader,
): StreamsGroupTopologyDescriptionUpdateRequestTopologyDescription {
  r.down();
  r.at("subtopologies");
  const subtopologies = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyList(
    r,
    r.compactCount(3, 48),
  );
  r.at("globalStores");
  const globalStores = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreList(
    r,
    r.compactCount(15, 192),
  );
  const m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescription = {
    subtopologies,
    globalStores,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupTopologyDescriptionUpdateRequest(
  r: Reader,
): StreamsGroupTopologyDescriptionUpdateRequest {
  r.down();
  r.at("groupId"); const groupId = r.compactString(repeated);
  r.at("memberId"); const memberId = r.compactString();
  r.at("topologyEpoch"); const topologyEpoch = r.int32();
  r.at("topologyDescription");
  const topologyDescription = readStreamsGroupTopologyDescriptionUpdateRequestTopologyDescription(
    r,
  );
  const m: StreamsGroupTopologyDescriptionUpdateRequest = {
    groupId,
    memberId,
    topologyEpoch,
    topologyDescription,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(
  w: Writer,
  m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeInit,
): void {
  w.down(m);
  const {
    name,
    nodeType,
    sourceTopics,
    sinkTopic = null,
    stores,
    successors,
    unknownTaggedFields,
  } = m;
  w.at("name"); w.compactString(name);
  w.at("nodeType"); w.int8(nodeType);
  w.at("sourceTopics");
  writeList(w, sourceTopics, w.compactCount(sourceTopics), (w, x) => w.compactString(x));
  w.at("sinkTopic"); w.compactNullableString(sinkTopic);
  w.at("stores"); writeList(w, stores, w.compactCount(stores), (w, x) => w.compactString(x));
  w.at("successors");
  writeList(w, successors, w.compactCount(successors), (w, x) => w.compactString(x));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeList(
  w: Writer,
  list: readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology(
  w: Writer,
  m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyInit,
): void {
  w.down(m);
  const { subtopologyId, nodes, unknownTaggedFields } = m;
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("nodes");
  writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNodeList(
    w,
    nodes,
    w.compactCount(nodes),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyList(
  w: Writer,
  list: readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopology(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore(
  w: Writer,
  m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreInit,
): void {
  w.down(m);
  const { source, processor, unknownTaggedFields } = m;
  w.at("source");
  writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(w, source);
  w.at("processor");
  writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionNode(w, processor);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreList(
  w: Writer,
  list: readonly StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStore(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescription(
  w: Writer,
  m: StreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionInit,
): void {
  w.down(m);
  const { subtopologies, globalStores, unknownTaggedFields } = m;
  w.at("subtopologies");
  writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionSubtopologyList(
    w,
    subtopologies,
    w.compactCount(subtopologies),
  );
  w.at("globalStores");
  writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescriptionGlobalStoreList(
    w,
    globalStores,
    w.compactCount(globalStores),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupTopologyDescriptionUpdateRequest(
  w: Writer,
  m: StreamsGroupTopologyDescriptionUpdateRequestInit,
): void {
  w.down(m);
  const { groupId, memberId, topologyEpoch, topologyDescription, unknownTaggedFields } = m;
  w.at("groupId"); w.compactString(groupId);
  w.at("memberId"); w.compactString(memberId);
  w.at("topologyEpoch"); w.int32(topologyEpoch);
  w.at("topologyDescription");
  writeStreamsGroupTopologyDescriptionUpdateRequestTopologyDescription(w, topologyDescription);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
  r.down();
  r.at("throttleTimeMs"); const throttleTimeMs = r.int32();
  r.at("errorCode"); const errorCode = r.int16();
  r.at("errorMessage"); const errorMessage = r.compactNullableString();
  const m: StreamsGroupTopologyDescriptionUpdateResponse = {
    throttleTimeMs,
    errorCode,
    errorMessage,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeStreamsGroupTopologyDescriptionUpdateResponse(
  w: Writer,
  m: StreamsGroupTopologyDescriptionUpdateResponseInit,
): void {
  w.down(m);
  const { throttleTimeMs, errorCode, errorMessage = null, unknownTaggedFields } = m;
  w.at("throttleTimeMs"); w.int32(throttleTimeMs);
  w.at("errorCode"); w.int16(errorCode);
  w.at("errorMessage"); w.compactNullableString(errorMessage);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
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
