// Generated from schemas/group/ShareGroupMemberMetadataValue.json. Do not edit.

/**
 * ShareGroupMemberMetadataValue (coordinator-value, key 10), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  readCompactCount,
  readCompactNullableString,
  readCompactString,
  type Reader,
  readList,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactCount,
  writeCompactNullableString,
  writeCompactString,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a ShareGroupMemberMetadataValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeShareGroupMemberMetadataValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): ShareGroupMemberMetadataValue {
  return runDecode(
    "ShareGroupMemberMetadataValue",
    0,
    0,
    readShareGroupMemberMetadataValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a ShareGroupMemberMetadataValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeShareGroupMemberMetadataValue(
  message: ShareGroupMemberMetadataValueInit,
  version: number,
): Bytes {
  return runEncode(
    "ShareGroupMemberMetadataValue",
    0,
    0,
    writeShareGroupMemberMetadataValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a ShareGroupMemberMetadataValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeShareGroupMemberMetadataValueInto(
  message: ShareGroupMemberMetadataValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "ShareGroupMemberMetadataValue",
    0,
    0,
    writeShareGroupMemberMetadataValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of ShareGroupMemberMetadataValue, for registries. */
export const ShareGroupMemberMetadataValueCodec: MessageCodec<ShareGroupMemberMetadataValue> = {
  name: "ShareGroupMemberMetadataValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 10,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeShareGroupMemberMetadataValue,
  encode: encodeShareGroupMemberMetadataValue,
};

/**
 * ShareGroupMemberMetadataValue: the value of a coordinator's record, key 10, versions 0, flexible versions 0+.
 */
export interface ShareGroupMemberMetadataValue {
  /**
   * string, versions 0+, nullable 0+.
   *
   * @generated from ShareGroupMemberMetadataValue.json RackId
   */
  rackId: string | null;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupMemberMetadataValue.json ClientId
   */
  clientId: string;
  /**
   * string, versions 0+.
   *
   * @generated from ShareGroupMemberMetadataValue.json ClientHost
   */
  clientHost: string;
  /**
   * []string, versions 0+.
   *
   * @generated from ShareGroupMemberMetadataValue.json SubscribedTopicNames
   */
  subscribedTopicNames: readonly string[];
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
 * What encoders take for ShareGroupMemberMetadataValue; fields with a default may be left out.
 */
export interface ShareGroupMemberMetadataValueInit {
  /** See {@linkcode ShareGroupMemberMetadataValue.rackId}. */
  rackId: string | null;
  /** See {@linkcode ShareGroupMemberMetadataValue.clientId}. */
  clientId: string;
  /** See {@linkcode ShareGroupMemberMetadataValue.clientHost}. */
  clientHost: string;
  /** See {@linkcode ShareGroupMemberMetadataValue.subscribedTopicNames}. */
  subscribedTopicNames: readonly string[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readShareGroupMemberMetadataValue(r: Reader): ShareGroupMemberMetadataValue {
  const m: ShareGroupMemberMetadataValue = {
    rackId: readCompactNullableString(r, "rackId", repeated),
    clientId: readCompactString(r, "clientId"),
    clientHost: readCompactString(r, "clientHost", repeated),
    subscribedTopicNames: readList(
      r,
      readCompactCount(r, "subscribedTopicNames", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
  };
  readTags(r, m);
  return m;
}

function writeShareGroupMemberMetadataValue(w: Writer, m: ShareGroupMemberMetadataValueInit): void {
  const { rackId, clientId, clientHost, subscribedTopicNames, unknownTaggedFields } = m;
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
  writeUnknownTags(w, unknownTaggedFields);
}
