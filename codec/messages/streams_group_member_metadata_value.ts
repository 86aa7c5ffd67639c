// Generated from schemas/group/StreamsGroupMemberMetadataValue.json. Do not edit.

/**
 * StreamsGroupMemberMetadataValue (coordinator-value, key 19), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  type InvalidText,
  type MessageCodec,
  type Reader,
  readPresence,
  readUint16,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writePresence,
  type Writer,
  writeUint16,
} from "../wire/mod.ts";

/**
 * Decodes the body of a StreamsGroupMemberMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupMemberMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupMemberMetadataValue {
  return runDecode(
  "StreamsGroupMemberMetadataValue",
  0,
  0,
  readStreamsGroupMemberMetadataValue,
  body,
  version,
  options,
);
}

/**
 * Encodes the body of a StreamsGroupMemberMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupMemberMetadataValue(
  message: StreamsGroupMemberMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
  "StreamsGroupMemberMetadataValue",
  0,
  0,
  writeStreamsGroupMemberMetadataValue,
  message,
  version,
);
}

/**
 * Encodes the body of a StreamsGroupMemberMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupMemberMetadataValueInto(
  message: StreamsGroupMemberMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupMemberMetadataValue",
    0,
    0,
    writeStreamsGroupMemberMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupMemberMetadataValue, for registries. */
export const StreamsGroupMemberMetadataValueCodec: MessageCodec<StreamsGroupMemberMetadataValue> = {
  name: "StreamsGroupMemberMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 19,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeStreamsGroupMemberMetadataValue,
  encode: encodeStreamsGroupMemberMetadataValue,
};

/** Part of StreamsGroupMemberMetadataValue, versions 0. */
export interface StreamsGroupMemberMetadataValueEndpoint {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json Endpoint.Host
   */
  host: string;
  /**
   * uint16, versions 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json Endpoint.Port
   */
  port: number;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupMemberMetadataValueEndpoint; fields with a default may be left out.
 */
export interface StreamsGroupMemberMetadataValueEndpointInit {
  /** See {@linkcode StreamsGroupMemberMetadataValueEndpoint.host}. */
  host: string;
  /** See {@linkcode StreamsGroupMemberMetadataValueEndpoint.port}. */
  port: number;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupMemberMetadataValue, versions 0. */
export interface StreamsGroupMemberMetadataValueKeyValue {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json KeyValue.Key
   */
  key: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json KeyValue.Value
   */
  value: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupMemberMetadataValueKeyValue; fields with a default may be left out.
 */
export interface StreamsGroupMemberMetadataValueKeyValueInit {
  /** See {@linkcode StreamsGroupMemberMetadataValueKeyValue.key}. */
  key: string;
  /** See {@linkcode StreamsGroupMemberMetadataValueKeyValue.value}. */
  value: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * StreamsGroupMemberMetadataValue: the value of a coordinator's record, key 19, versions 0, flexible versions 0+.
 */
export interface StreamsGroupMemberMetadataValue {
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json InstanceId
   */
  instanceId: string | null;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json RackId
   */
  rackId: string | null;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json ClientId
   */
  clientId: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json ClientHost
   */
  clientHost: string;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from StreamsGroupMemberMetadataValue.json RebalanceTimeoutMs
   */
  rebalanceTimeoutMs: number;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json TopologyEpoch
   */
  topologyEpoch: number;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json ProcessId
   */
  processId: string;
  /**
   * Endpoint, versions 0+, nullable 0+, default null.
   *
   * @generated from StreamsGroupMemberMetadataValue.json UserEndpoint
   */
  userEndpoint: StreamsGroupMemberMetadataValueEndpoint | null;
  /**
   * []KeyValue, versions 0+.
   *
   * @generated from StreamsGroupMemberMetadataValue.json ClientTags
   */
  clientTags: readonly StreamsGroupMemberMetadataValueKeyValue[];
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
 * What encoders take for StreamsGroupMemberMetadataValue; fields with a default may be left out.
 */
export interface StreamsGroupMemberMetadataValueInit {
  /** See {@linkcode StreamsGroupMemberMetadataValue.instanceId}. */
  instanceId: string | null;
  /** See {@linkcode StreamsGroupMemberMetadataValue.rackId}. */
  rackId: string | null;
  /** See {@linkcode StreamsGroupMemberMetadataValue.clientId}. */
  clientId: string;
  /** See {@linkcode StreamsGroupMemberMetadataValue.clientHost}. */
  clientHost: string;
  /** See {@linkcode StreamsGroupMemberMetadataValue.rebalanceTimeoutMs}. */
  rebalanceTimeoutMs?: number | undefined;
  /** See {@linkcode StreamsGroupMemberMetadataValue.topologyEpoch}. */
  topologyEpoch: number;
  /** See {@linkcode StreamsGroupMemberMetadataValue.processId}. */
  processId: string;
  /** See {@linkcode StreamsGroupMemberMetadataValue.userEndpoint}. */
  userEndpoint?: StreamsGroupMemberMetadataValueEndpointInit | null | undefined;
  /** See {@linkcode StreamsGroupMemberMetadataValue.clientTags}. */
  clientTags: readonly StreamsGroupMemberMetadataValueKeyValueInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupMemberMetadataValueEndpoint(
  r: Reader,
): StreamsGroupMemberMetadataValueEndpoint {
  r.down();
  r.at("host"); const host = r.compactString(repeated);
  r.at("port"); const port = readUint16(r);
  const m: StreamsGroupMemberMetadataValueEndpoint = { host, port };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupMemberMetadataValueKeyValue(
  r: Reader,
): StreamsGroupMemberMetadataValueKeyValue {
  r.down();
  r.at("key"); const key = r.compactString(repeated);
  r.at("value"); const value = r.compactString();
  const m: StreamsGroupMemberMetadataValueKeyValue = { key, value };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupMemberMetadataValueKeyValueList(
  r: Reader,
  n: number,
): readonly StreamsGroupMemberMetadataValueKeyValue[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupMemberMetadataValueKeyValue>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupMemberMetadataValueKeyValue(r);
  }
  r.up();
  return list;
}

function readStreamsGroupMemberMetadataValue(r: Reader): StreamsGroupMemberMetadataValue {
  r.down();
  r.at("instanceId"); const instanceId = r.compactNullableString();
  r.at("rackId"); const rackId = r.compactNullableString(repeated);
  r.at("clientId"); const clientId = r.compactString();
  r.at("clientHost"); const clientHost = r.compactString(repeated);
  r.at("rebalanceTimeoutMs"); const rebalanceTimeoutMs = r.int32();
  r.at("topologyEpoch"); const topologyEpoch = r.int32();
  r.at("processId"); const processId = r.compactString();
  r.at("userEndpoint");
  const userEndpoint = readPresence(r) ? readStreamsGroupMemberMetadataValueEndpoint(r) : null;
  r.at("clientTags");
  const clientTags = readStreamsGroupMemberMetadataValueKeyValueList(r, r.compactCount(3, 48));
  const m: StreamsGroupMemberMetadataValue = {
    instanceId,
    rackId,
    clientId,
    clientHost,
    rebalanceTimeoutMs,
    topologyEpoch,
    processId,
    userEndpoint,
    clientTags,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeStreamsGroupMemberMetadataValueEndpoint(
  w: Writer,
  m: StreamsGroupMemberMetadataValueEndpointInit,
): void {
  w.down(m);
  const { host, port, unknownTaggedFields } = m;
  w.at("host"); w.compactString(host);
  w.at("port"); writeUint16(w, port);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupMemberMetadataValueKeyValue(
  w: Writer,
  m: StreamsGroupMemberMetadataValueKeyValueInit,
): void {
  w.down(m);
  const { key, value, unknownTaggedFields } = m;
  w.at("key"); w.compactString(key);
  w.at("value"); w.compactString(value);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupMemberMetadataValueKeyValueList(
  w: Writer,
  list: readonly StreamsGroupMemberMetadataValueKeyValueInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupMemberMetadataValueKeyValue(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupMemberMetadataValue(
  w: Writer,
  m: StreamsGroupMemberMetadataValueInit,
): void {
  w.down(m);
  const {
    instanceId,
    rackId,
    clientId,
    clientHost,
    rebalanceTimeoutMs = -1,
    topologyEpoch,
    processId,
    userEndpoint = null,
    clientTags,
    unknownTaggedFields,
  } = m;
  w.at("instanceId"); w.compactNullableString(instanceId);
  w.at("rackId"); w.compactNullableString(rackId);
  w.at("clientId"); w.compactString(clientId);
  w.at("clientHost"); w.compactString(clientHost);
  w.at("rebalanceTimeoutMs"); w.int32(rebalanceTimeoutMs);
  w.at("topologyEpoch"); w.int32(topologyEpoch);
  w.at("processId"); w.compactString(processId);
  w.at("userEndpoint");
  if (writePresence(w, userEndpoint)) writeStreamsGroupMemberMetadataValueEndpoint(w, userEndpoint);
  w.at("clientTags");
  writeStreamsGroupMemberMetadataValueKeyValueList(w, clientTags, w.compactCount(clientTags));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}
