// Generated from schemas/metadata/DelegationTokenRecord.json. Do not edit.

/**
 * DelegationTokenRecord (metadata, key 10), versions 0.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  type InvalidText,
  type MessageCodec,
  putInt64,
  readCompactCount,
  readCompactString,
  type Reader,
  readInt64,
  readList,
  readTags,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeCompactCount,
  writeCompactString,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a DelegationTokenRecord.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after frame version, api key and version.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeDelegationTokenRecord(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): DelegationTokenRecord {
  return runDecode(
    "DelegationTokenRecord",
    0,
    0,
    readDelegationTokenRecord,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a DelegationTokenRecord into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeDelegationTokenRecord(
  message: DelegationTokenRecordInit,
  version: number,
): Bytes {
  return runEncode("DelegationTokenRecord", 0, 0, writeDelegationTokenRecord, message, version);
}

/**
 * Encodes the body of a DelegationTokenRecord into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeDelegationTokenRecordInto(
  message: DelegationTokenRecordInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "DelegationTokenRecord",
    0,
    0,
    writeDelegationTokenRecord,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of DelegationTokenRecord, for registries. */
export const DelegationTokenRecordCodec: MessageCodec<DelegationTokenRecord> = {
  name: "DelegationTokenRecord",
  type: "metadata",
  module: "metadata",
  apiKey: 10,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeDelegationTokenRecord,
  encode: encodeDelegationTokenRecord,
};

/** DelegationTokenRecord: a record, key 10, versions 0, flexible versions 0+. */
export interface DelegationTokenRecord {
  /**
   * string, versions 0+.
   *
   * @generated from DelegationTokenRecord.json Owner
   */
  owner: string;
  /**
   * string, versions 0+.
   *
   * @generated from DelegationTokenRecord.json Requester
   */
  requester: string;
  /**
   * []string, versions 0+.
   *
   * @generated from DelegationTokenRecord.json Renewers
   */
  renewers: readonly string[];
  /**
   * int64, versions 0+.
   *
   * @generated from DelegationTokenRecord.json IssueTimestamp
   */
  issueTimestamp: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from DelegationTokenRecord.json MaxTimestamp
   */
  maxTimestamp: bigint;
  /**
   * int64, versions 0+.
   *
   * @generated from DelegationTokenRecord.json ExpirationTimestamp
   */
  expirationTimestamp: bigint;
  /**
   * string, versions 0+.
   *
   * @generated from DelegationTokenRecord.json TokenId
   */
  tokenId: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for DelegationTokenRecord; fields with a default may be left out. */
export interface DelegationTokenRecordInit {
  /** See {@linkcode DelegationTokenRecord.owner}. */
  owner: string;
  /** See {@linkcode DelegationTokenRecord.requester}. */
  requester: string;
  /** See {@linkcode DelegationTokenRecord.renewers}. */
  renewers: readonly string[];
  /** See {@linkcode DelegationTokenRecord.issueTimestamp}. */
  issueTimestamp: bigint;
  /** See {@linkcode DelegationTokenRecord.maxTimestamp}. */
  maxTimestamp: bigint;
  /** See {@linkcode DelegationTokenRecord.expirationTimestamp}. */
  expirationTimestamp: bigint;
  /** See {@linkcode DelegationTokenRecord.tokenId}. */
  tokenId: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readDelegationTokenRecord(r: Reader): DelegationTokenRecord {
  const m: DelegationTokenRecord = {
    owner: readCompactString(r, "owner"),
    requester: readCompactString(r, "requester"),
    renewers: readList(r, readCompactCount(r, "renewers", 1), readCompactString),
    issueTimestamp: readInt64(r, "issueTimestamp"),
    maxTimestamp: readInt64(r, "maxTimestamp"),
    expirationTimestamp: readInt64(r, "expirationTimestamp"),
    tokenId: readCompactString(r, "tokenId"),
  };
  readTags(r, m);
  return m;
}

function writeDelegationTokenRecord(w: Writer, m: DelegationTokenRecordInit): void {
  const {
    owner,
    requester,
    renewers,
    issueTimestamp,
    maxTimestamp,
    expirationTimestamp,
    tokenId,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "owner", owner);
  writeCompactString(w, "requester", requester);
  writeList(
    w,
    "renewers",
    renewers,
    writeCompactCount(w, "renewers", renewers),
    writeCompactString,
  );
  const atIssueTimestamp = w.room(24);
  putInt64(w, atIssueTimestamp, "issueTimestamp", issueTimestamp);
  putInt64(w, atIssueTimestamp + 8, "maxTimestamp", maxTimestamp);
  putInt64(w, atIssueTimestamp + 16, "expirationTimestamp", expirationTimestamp);
  writeCompactString(w, "tokenId", tokenId);
  writeUnknownTags(w, unknownTaggedFields);
}
