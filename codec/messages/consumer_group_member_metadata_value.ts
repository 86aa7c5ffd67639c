// Generated from schemas/group/ConsumerGroupMemberMetadataValue.json. Do not edit.

/**
 * ConsumerGroupMemberMetadataValue (coordinator-value, key 5), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  endTag,
  type InvalidText,
  isEmptyList,
  type Key,
  type MessageCodec,
  readCompactBytes,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readInt32,
  readList,
  readTaggedPresence,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  startTag,
  type TaggedField,
  writeCompactBytes,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeInt32,
  writeList,
  type Writer,
  writeTagCount,
  writeTaggedPresence,
  writeTagsBefore,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ConsumerGroupMemberMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeConsumerGroupMemberMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ConsumerGroupMemberMetadataValue {
  return runDecode(
    "ConsumerGroupMemberMetadataValue",
    0,
    0,
    readConsumerGroupMemberMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ConsumerGroupMemberMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeConsumerGroupMemberMetadataValue(
  message: ConsumerGroupMemberMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ConsumerGroupMemberMetadataValue",
    0,
    0,
    writeConsumerGroupMemberMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ConsumerGroupMemberMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeConsumerGroupMemberMetadataValueInto(
  message: ConsumerGroupMemberMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ConsumerGroupMemberMetadataValue",
    0,
    0,
    writeConsumerGroupMemberMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ConsumerGroupMemberMetadataValue, for registries. */
export const ConsumerGroupMemberMetadataValueCodec: MessageCodec<
  ConsumerGroupMemberMetadataValue
> = {
  name: "ConsumerGroupMemberMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 5,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeConsumerGroupMemberMetadataValue,
  encode: encodeConsumerGroupMemberMetadataValue,
};

/** Part of ConsumerGroupMemberMetadataValue, versions 0. */
export interface ConsumerGroupMemberMetadataValueClassicProtocol {
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json ClassicProtocol.Name
   */
  name: string;
  /**
   * bytes, versions 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json ClassicProtocol.Metadata
   */
  metadata: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupMemberMetadataValueClassicProtocol; fields with a default may be left out.
 */
export interface ConsumerGroupMemberMetadataValueClassicProtocolInit {
  /** See {@linkcode ConsumerGroupMemberMetadataValueClassicProtocol.name}. */
  name: string;
  /** See {@linkcode ConsumerGroupMemberMetadataValueClassicProtocol.metadata}. */
  metadata: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of ConsumerGroupMemberMetadataValue, versions 0. */
export interface ConsumerGroupMemberMetadataValueClassicMemberMetadata {
  /**
   * int32, versions 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json ClassicMemberMetadata.SessionTimeoutMs
   */
  sessionTimeoutMs: number;
  /**
   * []ClassicProtocol, versions 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json ClassicMemberMetadata.SupportedProtocols
   */
  supportedProtocols: readonly ConsumerGroupMemberMetadataValueClassicProtocol[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for ConsumerGroupMemberMetadataValueClassicMemberMetadata; fields with a default may be left out.
 */
export interface ConsumerGroupMemberMetadataValueClassicMemberMetadataInit {
  /** See {@linkcode ConsumerGroupMemberMetadataValueClassicMemberMetadata.sessionTimeoutMs}. */
  sessionTimeoutMs: number;
  /**
   * See {@linkcode ConsumerGroupMemberMetadataValueClassicMemberMetadata.supportedProtocols}.
   */
  supportedProtocols: readonly ConsumerGroupMemberMetadataValueClassicProtocolInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * ConsumerGroupMemberMetadataValue: the value of a coordinator's record, key 5, versions 0, flexible versions 0+.
 */
export interface ConsumerGroupMemberMetadataValue {
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json InstanceId
   */
  instanceId: string | null;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json RackId
   */
  rackId: string | null;
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json ClientId
   */
  clientId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json ClientHost
   */
  clientHost: string;
  /**
   * []string, versions 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json SubscribedTopicNames
   */
  subscribedTopicNames: readonly string[];
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json SubscribedTopicRegex
   */
  subscribedTopicRegex: string | null;
  /**
   * int32, versions 0+, default -1.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json RebalanceTimeoutMs
   */
  rebalanceTimeoutMs: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json ServerAssignor
   */
  serverAssignor: string | null;
  /**
   * ClassicMemberMetadata, versions 0+, nullable 0+, tag 0 in 0+.
   *
   * @generated from ConsumerGroupMemberMetadataValue.json ClassicMemberMetadata
   */
  classicMemberMetadata: ConsumerGroupMemberMetadataValueClassicMemberMetadata | null;
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
 * What encoders take for ConsumerGroupMemberMetadataValue; fields with a default may be left out.
 */
export interface ConsumerGroupMemberMetadataValueInit {
  /** See {@linkcode ConsumerGroupMemberMetadataValue.instanceId}. */
  instanceId: string | null;
  /** See {@linkcode ConsumerGroupMemberMetadataValue.rackId}. */
  rackId: string | null;
  /** See {@linkcode ConsumerGroupMemberMetadataValue.clientId}. */
  clientId: string;
  /** See {@linkcode ConsumerGroupMemberMetadataValue.clientHost}. */
  clientHost: string;
  /** See {@linkcode ConsumerGroupMemberMetadataValue.subscribedTopicNames}. */
  subscribedTopicNames: readonly string[];
  /** See {@linkcode ConsumerGroupMemberMetadataValue.subscribedTopicRegex}. */
  subscribedTopicRegex: string | null;
  /** See {@linkcode ConsumerGroupMemberMetadataValue.rebalanceTimeoutMs}. */
  rebalanceTimeoutMs?: number | undefined;
  /** See {@linkcode ConsumerGroupMemberMetadataValue.serverAssignor}. */
  serverAssignor: string | null;
  /** See {@linkcode ConsumerGroupMemberMetadataValue.classicMemberMetadata}. */
  classicMemberMetadata?: ConsumerGroupMemberMetadataValueClassicMemberMetadataInit | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readConsumerGroupMemberMetadataValueClassicProtocol(
  r: Reader,
  key: Key,
): ConsumerGroupMemberMetadataValueClassicProtocol {
  r.down(key);
  const m: ConsumerGroupMemberMetadataValueClassicProtocol = {
    name: readCompactString(r, "name", repeated),
    metadata: readCompactBytes(r, "metadata"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupMemberMetadataValueClassicProtocolList(
  r: Reader,
  n: number,
): readonly ConsumerGroupMemberMetadataValueClassicProtocol[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupMemberMetadataValueClassicProtocol>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readConsumerGroupMemberMetadataValueClassicProtocol(r, i);
  }
  return list;
}

function readConsumerGroupMemberMetadataValueClassicMemberMetadata(
  r: Reader,
  key: Key,
): ConsumerGroupMemberMetadataValueClassicMemberMetadata {
  r.down(key);
  const m: ConsumerGroupMemberMetadataValueClassicMemberMetadata = {
    sessionTimeoutMs: readInt32(r, "sessionTimeoutMs"),
    supportedProtocols: readConsumerGroupMemberMetadataValueClassicProtocolList(
      r,
      readCompactCount(r, "supportedProtocols", 3),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readConsumerGroupMemberMetadataValueTag(
  r: Reader,
  m: ConsumerGroupMemberMetadataValue,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.classicMemberMetadata = readTaggedPresence(
        r,
        "classicMemberMetadata",
      ) ? readConsumerGroupMemberMetadataValueClassicMemberMetadata(r, "classicMemberMetadata")
        : null;
      return true;
  }
  return false;
}

function readConsumerGroupMemberMetadataValue(r: Reader): ConsumerGroupMemberMetadataValue {
  const m: ConsumerGroupMemberMetadataValue = {
    instanceId: readCompactNullableString(r, "instanceId"),
    rackId: readCompactNullableString(r, "rackId", repeated),
    clientId: readCompactString(r, "clientId"),
    clientHost: readCompactString(r, "clientHost", repeated),
    subscribedTopicNames: readList(
      r,
      readCompactCount(r, "subscribedTopicNames", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    subscribedTopicRegex: readCompactNullableString(r, "subscribedTopicRegex"),
    rebalanceTimeoutMs: readInt32(r, "rebalanceTimeoutMs"),
    serverAssignor: readCompactNullableString(r, "serverAssignor", repeated),
    classicMemberMetadata: newConsumerGroupMemberMetadataValueClassicMemberMetadata(),
  };
  readTags(r, m, readConsumerGroupMemberMetadataValueTag);
  return m;
}

function writeConsumerGroupMemberMetadataValueClassicProtocol(
  w: Writer,
  key: Key,
  m: ConsumerGroupMemberMetadataValueClassicProtocolInit,
): void {
  w.into(key, m);
  const { name, metadata, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  writeCompactBytes(w, "metadata", metadata);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function isDefaultConsumerGroupMemberMetadataValueClassicMemberMetadata(
  m: ConsumerGroupMemberMetadataValueClassicMemberMetadataInit | null,
): boolean {
  if (typeof m !== "object" || m === null) return false;
  const { sessionTimeoutMs, supportedProtocols, unknownTaggedFields } = m;
  return sessionTimeoutMs === 0 &&
    isEmptyList(supportedProtocols) &&
    (unknownTaggedFields ?? EMPTY).length === 0;
}

function writeConsumerGroupMemberMetadataValueClassicMemberMetadata(
  w: Writer,
  key: Key,
  m: ConsumerGroupMemberMetadataValueClassicMemberMetadataInit,
): void {
  w.into(key, m);
  const { sessionTimeoutMs, supportedProtocols, unknownTaggedFields } = m;
  writeInt32(w, "sessionTimeoutMs", sessionTimeoutMs);
  writeList(
    w,
    "supportedProtocols",
    supportedProtocols,
    writeCompactCount(w, "supportedProtocols", supportedProtocols),
    writeConsumerGroupMemberMetadataValueClassicProtocol,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeConsumerGroupMemberMetadataValue(
  w: Writer,
  m: ConsumerGroupMemberMetadataValueInit,
): void {
  const {
    instanceId,
    rackId,
    clientId,
    clientHost,
    subscribedTopicNames,
    subscribedTopicRegex,
    rebalanceTimeoutMs = -1,
    serverAssignor,
    classicMemberMetadata = newConsumerGroupMemberMetadataValueClassicMemberMetadata(),
    unknownTaggedFields,
  } = m;
  writeCompactNullableString(w, "instanceId", instanceId);
  writeCompactNullableString(w, "rackId", rackId);
  writeCompactString(w, "clientId", clientId);
  writeCompactString(w, "clientHost", clientHost);
  writeList(
    w,
    "subscribedTopicNames",
    subscribedTopicNames,
    writeCompactCount(w, "subscribedTopicNames", subscribedTopicNames),
    writeCompactString,
  );
  writeCompactNullableString(w, "subscribedTopicRegex", subscribedTopicRegex);
  writeInt32(w, "rebalanceTimeoutMs", rebalanceTimeoutMs);
  writeCompactNullableString(w, "serverAssignor", serverAssignor);
  const sendsClassicMemberMetadata = !isDefaultConsumerGroupMemberMetadataValueClassicMemberMetadata(
    classicMemberMetadata,
  );
  let unknown = writeTagCount(w, unknownTaggedFields, sendsClassicMemberMetadata ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsClassicMemberMetadata) {
    const p = startTag(w, 0);
    if (writeTaggedPresence(w, classicMemberMetadata)) {
      writeConsumerGroupMemberMetadataValueClassicMemberMetadata(
        w,
        "classicMemberMetadata",
        classicMemberMetadata,
      );
    }
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
}

function newConsumerGroupMemberMetadataValueClassicMemberMetadata(): ConsumerGroupMemberMetadataValueClassicMemberMetadata {
  return {
    sessionTimeoutMs: 0,
    supportedProtocols: EMPTY,
  };
}
