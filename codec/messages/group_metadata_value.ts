// Generated from schemas/group/GroupMetadataValue.json. Do not edit.

/**
 * GroupMetadataValue (coordinator-value, key 2), versions 0-4.
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
  readBytes,
  readCompactBytes,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  readCount,
  type Reader,
  readInt32,
  readInt64,
  readNullableString,
  readString,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeBytes,
  writeCompactBytes,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeCount,
  writeInt32,
  writeInt64,
  writeList,
  writeNoTags,
  writeNullableString,
  type Writer,
  writeString,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a GroupMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 4.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 4.
 */
export function decodeGroupMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): GroupMetadataValue {
  return runDecode("GroupMetadataValue", 0, 4, readGroupMetadataValue, body, version, options);
}

/**
 * Encodes the body of a GroupMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 4.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeGroupMetadataValue(message: GroupMetadataValueInit, version: number): Bytes {
  return runEncode("GroupMetadataValue", 0, 4, writeGroupMetadataValue, message, version);
}

/**
 * Encodes the body of a GroupMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeGroupMetadataValueInto(
  message: GroupMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "GroupMetadataValue",
    0,
    4,
    writeGroupMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of GroupMetadataValue, for registries. */
export const GroupMetadataValueCodec: MessageCodec<GroupMetadataValue> = {
  name: "GroupMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 2,
  minVersion: 0,
  maxVersion: 4,
  flexibleFrom: 4,
  decode: decodeGroupMetadataValue,
  encode: encodeGroupMetadataValue,
};

/** Part of GroupMetadataValue, versions 0-4. */
export interface GroupMetadataValueMemberMetadata {
  /**
   * string, versions 0+.
   *
   * @generated from GroupMetadataValue.json MemberMetadata.memberId
   */
  memberId: string;
  /**
   * string, versions 3+, nullable 3+, default null, ignorable.
   *
   * @generated from GroupMetadataValue.json MemberMetadata.groupInstanceId
   */
  groupInstanceId: string | null;
  /**
   * string, versions 0+.
   *
   * @generated from GroupMetadataValue.json MemberMetadata.clientId
   */
  clientId: string;
  /**
   * string, versions 0+.
   *
   * @generated from GroupMetadataValue.json MemberMetadata.clientHost
   */
  clientHost: string;
  /**
   * int32, versions 1+, default -1, ignorable.
   *
   * @generated from GroupMetadataValue.json MemberMetadata.rebalanceTimeout
   */
  rebalanceTimeout: number;
  /**
   * int32, versions 0+.
   *
   * @generated from GroupMetadataValue.json MemberMetadata.sessionTimeout
   */
  sessionTimeout: number;
  /**
   * bytes, versions 0+.
   *
   * @generated from GroupMetadataValue.json MemberMetadata.subscription
   */
  subscription: Uint8Array;
  /**
   * bytes, versions 0+.
   *
   * @generated from GroupMetadataValue.json MemberMetadata.assignment
   */
  assignment: Uint8Array;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for GroupMetadataValueMemberMetadata; fields with a default may be left out.
 */
export interface GroupMetadataValueMemberMetadataInit {
  /** See {@linkcode GroupMetadataValueMemberMetadata.memberId}. */
  memberId: string;
  /** See {@linkcode GroupMetadataValueMemberMetadata.groupInstanceId}. */
  groupInstanceId?: string | null | undefined;
  /** See {@linkcode GroupMetadataValueMemberMetadata.clientId}. */
  clientId: string;
  /** See {@linkcode GroupMetadataValueMemberMetadata.clientHost}. */
  clientHost: string;
  /** See {@linkcode GroupMetadataValueMemberMetadata.rebalanceTimeout}. */
  rebalanceTimeout?: number | undefined;
  /** See {@linkcode GroupMetadataValueMemberMetadata.sessionTimeout}. */
  sessionTimeout: number;
  /** See {@linkcode GroupMetadataValueMemberMetadata.subscription}. */
  subscription: Uint8Array;
  /** See {@linkcode GroupMetadataValueMemberMetadata.assignment}. */
  assignment: Uint8Array;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * GroupMetadataValue: the value of a coordinator's record, key 2, versions 0-4, flexible versions 4+.
 */
export interface GroupMetadataValue {
  /**
   * string, versions 0+.
   *
   * @generated from GroupMetadataValue.json protocolType
   */
  protocolType: string;
  /**
   * int32, versions 0+.
   *
   * @generated from GroupMetadataValue.json generation
   */
  generation: number;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from GroupMetadataValue.json protocol
   */
  protocol: string | null;
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from GroupMetadataValue.json leader
   */
  leader: string | null;
  /**
   * int64, versions 2+, default -1, ignorable.
   *
   * @generated from GroupMetadataValue.json currentStateTimestamp
   */
  currentStateTimestamp: bigint;
  /**
   * []MemberMetadata, versions 0+.
   *
   * @generated from GroupMetadataValue.json members
   */
  members: readonly GroupMetadataValueMemberMetadata[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for GroupMetadataValue; fields with a default may be left out. */
export interface GroupMetadataValueInit {
  /** See {@linkcode GroupMetadataValue.protocolType}. */
  protocolType: string;
  /** See {@linkcode GroupMetadataValue.generation}. */
  generation: number;
  /** See {@linkcode GroupMetadataValue.protocol}. */
  protocol: string | null;
  /** See {@linkcode GroupMetadataValue.leader}. */
  leader: string | null;
  /** See {@linkcode GroupMetadataValue.currentStateTimestamp}. */
  currentStateTimestamp?: bigint | undefined;
  /** See {@linkcode GroupMetadataValue.members}. */
  members: readonly GroupMetadataValueMemberMetadataInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readGroupMetadataValueMemberMetadata(
  r: Reader,
  key: Key,
  version: number,
): GroupMetadataValueMemberMetadata {
  r.down(key);
  const m: GroupMetadataValueMemberMetadata = {
    memberId: version >= 4 ? readCompactString(r, "memberId") : readString(r, "memberId"),
    groupInstanceId: version >= 4 ? readCompactNullableString(r, "groupInstanceId")
      : version >= 3 ? readNullableString(r, "groupInstanceId")
      : null,
    clientId: version >= 4 ? readCompactString(r, "clientId") : readString(r, "clientId"),
    clientHost: version >= 4 ? readCompactString(r, "clientHost", repeated)
      : readString(r, "clientHost", repeated),
    rebalanceTimeout: version >= 1 ? readInt32(r, "rebalanceTimeout") : -1,
    sessionTimeout: readInt32(r, "sessionTimeout"),
    subscription: version >= 4 ? readCompactBytes(r, "subscription") : readBytes(r, "subscription"),
    assignment: version >= 4 ? readCompactBytes(r, "assignment") : readBytes(r, "assignment"),
  };
  if (version >= 4) readTags(r, m);
  r.up();
  return m;
}

function readGroupMetadataValueMemberMetadataList(
  r: Reader,
  n: number,
  version: number,
): readonly GroupMetadataValueMemberMetadata[] {
  if (n === 0) return EMPTY;
  const list = slots<GroupMetadataValueMemberMetadata>(r, n, 96);
  for (let i = 0; i < n; i++) {
    list[i] = readGroupMetadataValueMemberMetadata(r, i, version);
  }
  return list;
}

function readGroupMetadataValue(r: Reader, version: number): GroupMetadataValue {
  const m: GroupMetadataValue = {
    protocolType: version >= 4 ? readCompactString(r, "protocolType", repeated)
      : readString(r, "protocolType", repeated),
    generation: readInt32(r, "generation"),
    protocol: version >= 4 ? readCompactNullableString(r, "protocol", repeated)
      : readNullableString(r, "protocol", repeated),
    leader: version >= 4 ? readCompactNullableString(r, "leader") : readNullableString(r, "leader"),
    currentStateTimestamp: version >= 2 ? readInt64(r, "currentStateTimestamp") : -1n,
    members: readGroupMetadataValueMemberMetadataList(
      r,
      version >= 4 ? readCompactCount(r, "members", 15)
        : version >= 3 ? readCount(r, "members", 24)
        : version >= 1 ? readCount(r, "members", 22)
        : readCount(r, "members", 18),
      version,
    ),
  };
  if (version >= 4) readTags(r, m);
  return m;
}

function writeGroupMetadataValueMemberMetadata(
  w: Writer,
  key: Key,
  m: GroupMetadataValueMemberMetadataInit,
  version: number,
): void {
  w.into(key, m);
  const {
    memberId,
    groupInstanceId = null,
    clientId,
    clientHost,
    rebalanceTimeout = -1,
    sessionTimeout,
    subscription,
    assignment,
    unknownTaggedFields,
  } = m;
  if (version >= 4) writeCompactString(w, "memberId", memberId);
  else writeString(w, "memberId", memberId);
  if (version >= 4) writeCompactNullableString(w, "groupInstanceId", groupInstanceId);
  else if (version >= 3) writeNullableString(w, "groupInstanceId", groupInstanceId);
  if (version >= 4) writeCompactString(w, "clientId", clientId);
  else writeString(w, "clientId", clientId);
  if (version >= 4) writeCompactString(w, "clientHost", clientHost);
  else writeString(w, "clientHost", clientHost);
  if (version >= 1) writeInt32(w, "rebalanceTimeout", rebalanceTimeout);
  writeInt32(w, "sessionTimeout", sessionTimeout);
  if (version >= 4) writeCompactBytes(w, "subscription", subscription);
  else writeBytes(w, "subscription", subscription);
  if (version >= 4) writeCompactBytes(w, "assignment", assignment);
  else writeBytes(w, "assignment", assignment);
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
  w.up();
}

function writeGroupMetadataValue(w: Writer, m: GroupMetadataValueInit, version: number): void {
  const {
    protocolType,
    generation,
    protocol,
    leader,
    currentStateTimestamp = -1n,
    members,
    unknownTaggedFields,
  } = m;
  if (version >= 4) writeCompactString(w, "protocolType", protocolType);
  else writeString(w, "protocolType", protocolType);
  writeInt32(w, "generation", generation);
  if (version >= 4) writeCompactNullableString(w, "protocol", protocol);
  else writeNullableString(w, "protocol", protocol);
  if (version >= 4) writeCompactNullableString(w, "leader", leader);
  else writeNullableString(w, "leader", leader);
  if (version >= 2) writeInt64(w, "currentStateTimestamp", currentStateTimestamp);
  writeList(
    w,
    "members",
    members,
    version >= 4 ? writeCompactCount(w, "members", members) : writeCount(w, "members", members),
    writeGroupMetadataValueMemberMetadata,
    version,
  );
  if (version >= 4) writeUnknownTags(w, unknownTaggedFields);
  else writeNoTags(w, unknownTaggedFields);
}
