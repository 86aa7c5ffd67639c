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
  type MessageCodec,
  readBytes,
  readCompactBytes,
  type Reader,
  readInt64,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeBytes,
  writeCompactBytes,
  writeInt64,
  type Writer,
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
  version: number,
): GroupMetadataValueMemberMetadata {
  r.down();
  r.at("memberId"); const memberId = version >= 4 ? r.compactString() : r.string();
  r.at("groupInstanceId");
  const groupInstanceId = version >= 4 ? r.compactNullableString()
    : version >= 3 ? r.nullableString()
    : null;
  r.at("clientId"); const clientId = version >= 4 ? r.compactString() : r.string();
  r.at("clientHost");
  const clientHost = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("rebalanceTimeout"); const rebalanceTimeout = version >= 1 ? r.int32() : -1;
  r.at("sessionTimeout"); const sessionTimeout = r.int32();
  r.at("subscription"); const subscription = version >= 4 ? readCompactBytes(r) : readBytes(r);
  r.at("assignment"); const assignment = version >= 4 ? readCompactBytes(r) : readBytes(r);
  const m: GroupMetadataValueMemberMetadata = {
    memberId,
    groupInstanceId,
    clientId,
    clientHost,
    rebalanceTimeout,
    sessionTimeout,
    subscription,
    assignment,
  };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function readGroupMetadataValueMemberMetadataList(
  r: Reader,
  n: number,
  version: number,
): readonly GroupMetadataValueMemberMetadata[] {
  if (n === 0) return EMPTY;
  const list = slots<GroupMetadataValueMemberMetadata>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readGroupMetadataValueMemberMetadata(r, version);
  }
  r.up();
  return list;
}

function readGroupMetadataValue(r: Reader, version: number): GroupMetadataValue {
  r.down();
  r.at("protocolType");
  const protocolType = version >= 4 ? r.compactString(repeated) : r.string(repeated);
  r.at("generation"); const generation = r.int32();
  r.at("protocol");
  const protocol = version >= 4 ? r.compactNullableString(repeated) : r.nullableString(repeated);
  r.at("leader"); const leader = version >= 4 ? r.compactNullableString() : r.nullableString();
  r.at("currentStateTimestamp"); const currentStateTimestamp = version >= 2 ? readInt64(r) : -1n;
  r.at("members");
  const members = readGroupMetadataValueMemberMetadataList(
    r,
    version >= 4 ? r.compactCount(15, 96)
      : version >= 3 ? r.count(24, 96)
      : version >= 1 ? r.count(22, 96)
      : r.count(18, 96),
    version,
  );
  const m: GroupMetadataValue = {
    protocolType,
    generation,
    protocol,
    leader,
    currentStateTimestamp,
    members,
  };
  if (version === 4) r.tags(m);
  r.up();
  return m;
}

function writeGroupMetadataValueMemberMetadata(
  w: Writer,
  m: GroupMetadataValueMemberMetadataInit,
  version: number,
): void {
  w.down(m);
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
  w.at("memberId");
  if (version >= 4) w.compactString(memberId);
  else w.string(memberId);
  w.at("groupInstanceId");
  if (version >= 4) w.compactNullableString(groupInstanceId);
  else if (version >= 3) w.nullableString(groupInstanceId);
  w.at("clientId");
  if (version >= 4) w.compactString(clientId);
  else w.string(clientId);
  w.at("clientHost");
  if (version >= 4) w.compactString(clientHost);
  else w.string(clientHost);
  w.at("rebalanceTimeout");
  if (version >= 1) w.int32(rebalanceTimeout);
  w.at("sessionTimeout"); w.int32(sessionTimeout);
  w.at("subscription");
  if (version >= 4) writeCompactBytes(w, subscription);
  else writeBytes(w, subscription);
  w.at("assignment");
  if (version >= 4) writeCompactBytes(w, assignment);
  else writeBytes(w, assignment);
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}

function writeGroupMetadataValueMemberMetadataList(
  w: Writer,
  list: readonly GroupMetadataValueMemberMetadataInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeGroupMetadataValueMemberMetadata(w, list![i]!, version);
  }
  w.up();
}

function writeGroupMetadataValue(w: Writer, m: GroupMetadataValueInit, version: number): void {
  w.down(m);
  const {
    protocolType,
    generation,
    protocol,
    leader,
    currentStateTimestamp = -1n,
    members,
    unknownTaggedFields,
  } = m;
  w.at("protocolType");
  if (version >= 4) w.compactString(protocolType);
  else w.string(protocolType);
  w.at("generation"); w.int32(generation);
  w.at("protocol");
  if (version >= 4) w.compactNullableString(protocol);
  else w.nullableString(protocol);
  w.at("leader");
  if (version >= 4) w.compactNullableString(leader);
  else w.nullableString(leader);
  w.at("currentStateTimestamp");
  if (version >= 2) writeInt64(w, currentStateTimestamp);
  w.at("members");
  writeGroupMetadataValueMemberMetadataList(
    w,
    members,
    version >= 4 ? w.compactCount(members) : w.count(members),
    version,
  );
  if (version === 4) w.unknownTags(w.tags(unknownTaggedFields));
  else w.noTags(unknownTaggedFields);
  w.up();
}
