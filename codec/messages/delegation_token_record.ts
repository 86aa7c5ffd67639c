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
  type Reader,
  readInt64,
  readList,
  runDecode,
  runEncode,
  runEncodeInto,
  type TaggedField,
  writeInt64,
  writeList,
  type Writer,
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
  r.down();
  r.at("owner"); const owner = r.compactString();
  r.at("requester"); const requester = r.compactString();
  r.at("renewers"); const renewers = readList(r, r.compactCount(1, 8), (r) => r.compactString());
  r.at("issueTimestamp"); const issueTimestamp = readInt64(r);
  r.at("maxTimestamp"); const maxTimestamp = readInt64(r);
  r.at("expirationTimestamp"); const expirationTimestamp = readInt64(r);
  r.at("tokenId"); const tokenId = r.compactString();
  const m: DelegationTokenRecord = {
    owner,
    requester,
    renewers,
    issueTimestamp,
    maxTimestamp,
    expirationTimestamp,
    tokenId,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeDelegationTokenRecord(w: Writer, m: DelegationTokenRecordInit): void {
  w.down(m);
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
  w.at("owner"); w.compactString(owner);
  w.at("requester"); w.compactString(requester);
  w.at("renewers"); writeList(w, renewers, w.compactCount(renewers), (w, x) => w.compactString(x));
  w.at("issueTimestamp"); writeInt64(w, issueTimestamp);
  w.at("maxTimestamp"); writeInt64(w, maxTimestamp);
  w.at("expirationTimestamp"); writeInt64(w, expirationTimestamp);
  w.at("tokenId"); w.compactString(tokenId);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}
