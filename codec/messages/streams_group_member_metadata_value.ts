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
  type Key,
  type MessageCodec,
  putInt32,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt32,
  readPresence,
  readTags,
  readUint16,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeList,
  writePresence,
  type Writer,
  writeUint16,
  writeUnknownTags,
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
  key: Key,
): StreamsGroupMemberMetadataValueEndpoint {
  r.down(key);
  const m: StreamsGroupMemberMetadataValueEndpoint = {
    host: readCompactString(r, "host", repeated),
    port: readUint16(r, "port"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupMemberMetadataValueKeyValue(
  r: Reader,
  key: Key,
): StreamsGroupMemberMetadataValueKeyValue {
  r.down(key);
  const m: StreamsGroupMemberMetadataValueKeyValue = {
    key: readCompactString(r, "key", repeated),
    value: readCompactString(r, "value"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupMemberMetadataValueKeyValueList(
  r: Reader,
  n: number,
): readonly StreamsGroupMemberMetadataValueKeyValue[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupMemberMetadataValueKeyValue>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupMemberMetadataValueKeyValue(r, i);
  }
  return list;
}

function readStreamsGroupMemberMetadataValue(r: Reader): StreamsGroupMemberMetadataValue {
  const m: StreamsGroupMemberMetadataValue = {
    instanceId: readCompactNullableString(r, "instanceId"),
    rackId: readCompactNullableString(r, "rackId", repeated),
    clientId: readCompactString(r, "clientId"),
    clientHost: readCompactString(r, "clientHost", repeated),
    rebalanceTimeoutMs: readInt32(r, "rebalanceTimeoutMs"),
    topologyEpoch: readInt32(r, "topologyEpoch"),
    processId: readCompactString(r, "processId"),
    userEndpoint: readPresence(
      r,
      "userEndpoint",
    ) ? readStreamsGroupMemberMetadataValueEndpoint(r, "userEndpoint")
      : null,
    clientTags: readStreamsGroupMemberMetadataValueKeyValueList(
      r,
      readCompactCount(r, "clientTags", 3),
    ),
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupMemberMetadataValueEndpoint(
  w: Writer,
  key: Key,
  m: StreamsGroupMemberMetadataValueEndpointInit,
): void {
  w.into(key, m);
  const { host, port, unknownTaggedFields } = m;
  writeCompactString(w, "host", host);
  writeUint16(w, "port", port);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupMemberMetadataValueKeyValue(
  w: Writer,
  key: Key,
  m: StreamsGroupMemberMetadataValueKeyValueInit,
): void {
  w.into(key, m);
  const { key: key_, value, unknownTaggedFields } = m;
  writeCompactString(w, "key", key_);
  writeCompactString(w, "value", value);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupMemberMetadataValue(
  w: Writer,
  m: StreamsGroupMemberMetadataValueInit,
): void {
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
  writeCompactNullableString(w, "instanceId", instanceId);
  writeCompactNullableString(w, "rackId", rackId);
  writeCompactString(w, "clientId", clientId);
  writeCompactString(w, "clientHost", clientHost);
  const atRebalanceTimeoutMs = w.room(8);
  putInt32(w, atRebalanceTimeoutMs, "rebalanceTimeoutMs", rebalanceTimeoutMs);
  putInt32(w, atRebalanceTimeoutMs + 4, "topologyEpoch", topologyEpoch);
  writeCompactString(w, "processId", processId);
  if (writePresence(w, userEndpoint)) {
    writeStreamsGroupMemberMetadataValueEndpoint(w, "userEndpoint", userEndpoint);
  }
  writeList(
    w,
    "clientTags",
    clientTags,
    writeCompactCount(w, "clientTags", clientTags),
    writeStreamsGroupMemberMetadataValueKeyValue,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
