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
  type InvalidText,
  isEmptyList,
  type MessageCodec,
  readCompactBytes,
  type Reader,
  readList,
  readTaggedPresence,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactBytes,
  writeList,
  type Writer,
  writeTaggedPresence,
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
): ConsumerGroupMemberMetadataValueClassicProtocol {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("metadata"); const metadata = readCompactBytes(r);
  const m: ConsumerGroupMemberMetadataValueClassicProtocol = { name, metadata };
  r.tags(m);
  r.up();
  return m;
}

function readConsumerGroupMemberMetadataValueClassicProtocolList(
  r: Reader,
  n: number,
): readonly ConsumerGroupMemberMetadataValueClassicProtocol[] {
  if (n === 0) return EMPTY;
  const list = slots<ConsumerGroupMemberMetadataValueClassicProtocol>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readConsumerGroupMemberMetadataValueClassicProtocol(r);
  }
  r.up();
  return list;
}

function readConsumerGroupMemberMetadataValueClassicMemberMetadata(
  r: Reader,
): ConsumerGroupMemberMetadataValueClassicMemberMetadata {
  r.down();
  r.at("sessionTimeoutMs"); const sessionTimeoutMs = r.int32();
  r.at("supportedProtocols");
  const supportedProtocols = readConsumerGroupMemberMetadataValueClassicProtocolList(
    r,
    r.compactCount(3, 48),
  );
  const m: ConsumerGroupMemberMetadataValueClassicMemberMetadata = {
    sessionTimeoutMs,
    supportedProtocols,
  };
  r.tags(m);
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
      r.at("classicMemberMetadata");
      m.classicMemberMetadata = readTaggedPresence(
        r,
      ) ? readConsumerGroupMemberMetadataValueClassicMemberMetadata(r)
        : null;
      return true;
  }
  return false;
}

function readConsumerGroupMemberMetadataValue(r: Reader): ConsumerGroupMemberMetadataValue {
  r.down();
  r.at("instanceId"); const instanceId = r.compactNullableString();
  r.at("rackId"); const rackId = r.compactNullableString(repeated);
  r.at("clientId"); const clientId = r.compactString();
  r.at("clientHost"); const clientHost = r.compactString(repeated);
  r.at("subscribedTopicNames");
  const subscribedTopicNames = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("subscribedTopicRegex"); const subscribedTopicRegex = r.compactNullableString();
  r.at("rebalanceTimeoutMs"); const rebalanceTimeoutMs = r.int32();
  r.at("serverAssignor"); const serverAssignor = r.compactNullableString(repeated);
  const m: ConsumerGroupMemberMetadataValue = {
    instanceId,
    rackId,
    clientId,
    clientHost,
    subscribedTopicNames,
    subscribedTopicRegex,
    rebalanceTimeoutMs,
    serverAssignor,
    classicMemberMetadata: newConsumerGroupMemberMetadataValueClassicMemberMetadata(),
  };
  r.tags(m, readConsumerGroupMemberMetadataValueTag);
  r.up();
  return m;
}

function writeConsumerGroupMemberMetadataValueClassicProtocol(
  w: Writer,
  m: ConsumerGroupMemberMetadataValueClassicProtocolInit,
): void {
  w.down(m);
  const { name, metadata, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("metadata"); writeCompactBytes(w, metadata);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeConsumerGroupMemberMetadataValueClassicProtocolList(
  w: Writer,
  list: readonly ConsumerGroupMemberMetadataValueClassicProtocolInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeConsumerGroupMemberMetadataValueClassicProtocol(w, list![i]!);
  }
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
  m: ConsumerGroupMemberMetadataValueClassicMemberMetadataInit,
): void {
  w.down(m);
  const { sessionTimeoutMs, supportedProtocols, unknownTaggedFields } = m;
  w.at("sessionTimeoutMs"); w.int32(sessionTimeoutMs);
  w.at("supportedProtocols");
  writeConsumerGroupMemberMetadataValueClassicProtocolList(
    w,
    supportedProtocols,
    w.compactCount(supportedProtocols),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeConsumerGroupMemberMetadataValue(
  w: Writer,
  m: ConsumerGroupMemberMetadataValueInit,
): void {
  w.down(m);
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
  w.at("instanceId"); w.compactNullableString(instanceId);
  w.at("rackId"); w.compactNullableString(rackId);
  w.at("clientId"); w.compactString(clientId);
  w.at("clientHost"); w.compactString(clientHost);
  w.at("subscribedTopicNames");
  writeList(
    w,
    subscribedTopicNames,
    w.compactCount(subscribedTopicNames),
    (w, x) => w.compactString(x),
  );
  w.at("subscribedTopicRegex"); w.compactNullableString(subscribedTopicRegex);
  w.at("rebalanceTimeoutMs"); w.int32(rebalanceTimeoutMs);
  w.at("serverAssignor"); w.compactNullableString(serverAssignor);
  const sendsClassicMemberMetadata = !isDefaultConsumerGroupMemberMetadataValueClassicMemberMetadata(
    classicMemberMetadata,
  );
  let unknown = w.tags(unknownTaggedFields, sendsClassicMemberMetadata ? 1 : 0);
  unknown = w.unknownTags(unknown, 0);
  if (sendsClassicMemberMetadata) {
    w.at("classicMemberMetadata");
    const p = w.startTag(0);
    if (writeTaggedPresence(w, classicMemberMetadata)) {
      writeConsumerGroupMemberMetadataValueClassicMemberMetadata(w, classicMemberMetadata);
    }
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}

function newConsumerGroupMemberMetadataValueClassicMemberMetadata(): ConsumerGroupMemberMetadataValueClassicMemberMetadata {
  return {
    sessionTimeoutMs: 0,
    supportedProtocols: EMPTY,
  };
}
