// Generated from schemas/streams/SubscriptionInfoData.json. Do not edit.

/**
 * SubscriptionInfoData (data), versions 1-11.
 *
 * @module
 */
import {
  type Bytes,
  type DecodeOptions,
  EMPTY,
  emptyBytes,
  type InvalidText,
  isEmptyBytes,
  isEmptyList,
  type Key,
  type MessageCodec,
  putInt32,
  putInt64,
  readBytes,
  readCount,
  type Reader,
  readInt32,
  readInt64,
  readInt8,
  readNullableString,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  writeAbsent,
  writeBytes,
  writeCount,
  writeInt32,
  writeInt64,
  writeInt8,
  writeList,
  writeNullableString,
  type Writer,
  writeUuid,
  ZERO_UUID,
} from "../wire/mod.ts";

/**
 * Decodes the body of a SubscriptionInfoData.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes of the message, without anything that says its version.
 * @param version The version of the message, 1 to 11.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 1 to 11.
 */
export function decodeSubscriptionInfoData(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): SubscriptionInfoData {
  return runDecode("SubscriptionInfoData", 1, 11, readSubscriptionInfoData, body, version, options);
}

/**
 * Encodes the body of a SubscriptionInfoData into an array of its own.
 *
 * @param version The version of the message, 1 to 11.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeSubscriptionInfoData(
  message: SubscriptionInfoDataInit,
  version: number,
): Bytes {
  return runEncode("SubscriptionInfoData", 1, 11, writeSubscriptionInfoData, message, version);
}

/**
 * Encodes the body of a SubscriptionInfoData into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeSubscriptionInfoDataInto(
  message: SubscriptionInfoDataInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "SubscriptionInfoData",
    1,
    11,
    writeSubscriptionInfoData,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of SubscriptionInfoData, for registries. */
export const SubscriptionInfoDataCodec: MessageCodec<SubscriptionInfoData> = {
  name: "SubscriptionInfoData",
  type: "data",
  module: "streams",
  apiKey: null,
  minVersion: 1,
  maxVersion: 11,
  flexibleFrom: null,
  decode: decodeSubscriptionInfoData,
  encode: encodeSubscriptionInfoData,
};

/** Part of SubscriptionInfoData, versions 1-6. */
export interface SubscriptionInfoDataTaskId {
  /**
   * int32, versions 1-6.
   *
   * @generated from SubscriptionInfoData.json TaskId.topicGroupId
   */
  topicGroupId: number;
  /**
   * int32, versions 1-6.
   *
   * @generated from SubscriptionInfoData.json TaskId.partition
   */
  partition: number;
}

/**
 * What encoders take for SubscriptionInfoDataTaskId; fields with a default may be left out.
 */
export interface SubscriptionInfoDataTaskIdInit {
  /** See {@linkcode SubscriptionInfoDataTaskId.topicGroupId}. */
  topicGroupId: number;
  /** See {@linkcode SubscriptionInfoDataTaskId.partition}. */
  partition: number;
}

/** Part of SubscriptionInfoData, versions 7-9. */
export interface SubscriptionInfoDataPartitionToOffsetSum {
  /**
   * int32, versions 7-9.
   *
   * @generated from SubscriptionInfoData.json PartitionToOffsetSum.partition
   */
  partition: number;
  /**
   * int64, versions 7-9.
   *
   * @generated from SubscriptionInfoData.json PartitionToOffsetSum.offsetSum
   */
  offsetSum: bigint;
}

/**
 * What encoders take for SubscriptionInfoDataPartitionToOffsetSum; fields with a default may be left out.
 */
export interface SubscriptionInfoDataPartitionToOffsetSumInit {
  /** See {@linkcode SubscriptionInfoDataPartitionToOffsetSum.partition}. */
  partition: number;
  /** See {@linkcode SubscriptionInfoDataPartitionToOffsetSum.offsetSum}. */
  offsetSum: bigint;
}

/** Part of SubscriptionInfoData, versions 7-11. */
export interface SubscriptionInfoDataTaskOffsetSum {
  /**
   * int32, versions 7+.
   *
   * @generated from SubscriptionInfoData.json TaskOffsetSum.topicGroupId
   */
  topicGroupId: number;
  /**
   * int32, versions 10+.
   *
   * @generated from SubscriptionInfoData.json TaskOffsetSum.partition
   */
  partition: number;
  /**
   * int64, versions 10+.
   *
   * @generated from SubscriptionInfoData.json TaskOffsetSum.offsetSum
   */
  offsetSum: bigint;
  /**
   * string, versions 10+, nullable 10+.
   *
   * @generated from SubscriptionInfoData.json TaskOffsetSum.namedTopology
   */
  namedTopology: string | null;
  /**
   * []PartitionToOffsetSum, versions 7-9.
   *
   * @generated from SubscriptionInfoData.json TaskOffsetSum.partitionToOffsetSum
   */
  partitionToOffsetSum: readonly SubscriptionInfoDataPartitionToOffsetSum[];
}

/**
 * What encoders take for SubscriptionInfoDataTaskOffsetSum; fields with a default may be left out.
 */
export interface SubscriptionInfoDataTaskOffsetSumInit {
  /** See {@linkcode SubscriptionInfoDataTaskOffsetSum.topicGroupId}. */
  topicGroupId: number;
  /** See {@linkcode SubscriptionInfoDataTaskOffsetSum.partition}. */
  partition?: number | undefined;
  /** See {@linkcode SubscriptionInfoDataTaskOffsetSum.offsetSum}. */
  offsetSum?: bigint | undefined;
  /** See {@linkcode SubscriptionInfoDataTaskOffsetSum.namedTopology}. */
  namedTopology?: string | null | undefined;
  /** See {@linkcode SubscriptionInfoDataTaskOffsetSum.partitionToOffsetSum}. */
  partitionToOffsetSum?: readonly SubscriptionInfoDataPartitionToOffsetSumInit[] | undefined;
}

/** Part of SubscriptionInfoData, versions 11. */
export interface SubscriptionInfoDataClientTag {
  /**
   * bytes, versions 11+.
   *
   * @generated from SubscriptionInfoData.json ClientTag.key
   */
  key: Uint8Array;
  /**
   * bytes, versions 11+.
   *
   * @generated from SubscriptionInfoData.json ClientTag.value
   */
  value: Uint8Array;
}

/**
 * What encoders take for SubscriptionInfoDataClientTag; fields with a default may be left out.
 */
export interface SubscriptionInfoDataClientTagInit {
  /** See {@linkcode SubscriptionInfoDataClientTag.key}. */
  key: Uint8Array;
  /** See {@linkcode SubscriptionInfoDataClientTag.value}. */
  value: Uint8Array;
}

/**
 * SubscriptionInfoData: a message without a number of its own, versions 1-11, no flexible version.
 */
export interface SubscriptionInfoData {
  /**
   * int32, versions 1+.
   *
   * @generated from SubscriptionInfoData.json version
   */
  version: number;
  /**
   * int32, versions 3+, default -1.
   *
   * @generated from SubscriptionInfoData.json latestSupportedVersion
   */
  latestSupportedVersion: number;
  /**
   * uuid, versions 1+.
   *
   * @generated from SubscriptionInfoData.json processId
   */
  processId: string;
  /**
   * []TaskId, versions 1-6.
   *
   * @generated from SubscriptionInfoData.json prevTasks
   */
  prevTasks: readonly SubscriptionInfoDataTaskId[];
  /**
   * []TaskId, versions 1-6.
   *
   * @generated from SubscriptionInfoData.json standbyTasks
   */
  standbyTasks: readonly SubscriptionInfoDataTaskId[];
  /**
   * bytes, versions 2+.
   *
   * @generated from SubscriptionInfoData.json userEndPoint
   */
  userEndPoint: Uint8Array;
  /**
   * []TaskOffsetSum, versions 7+.
   *
   * @generated from SubscriptionInfoData.json taskOffsetSums
   */
  taskOffsetSums: readonly SubscriptionInfoDataTaskOffsetSum[];
  /**
   * int8, versions 8+.
   *
   * @generated from SubscriptionInfoData.json uniqueField
   */
  uniqueField: number;
  /**
   * int32, versions 9+.
   *
   * @generated from SubscriptionInfoData.json errorCode
   */
  errorCode: number;
  /**
   * []ClientTag, versions 11+.
   *
   * @generated from SubscriptionInfoData.json clientTags
   */
  clientTags: readonly SubscriptionInfoDataClientTag[];
  /**
   * Strings that were not UTF-8, where `replaceInvalidUtf8` let them pass; encoders ignore it.
   */
  invalidText?: readonly InvalidText[];
}

/** What encoders take for SubscriptionInfoData; fields with a default may be left out. */
export interface SubscriptionInfoDataInit {
  /** See {@linkcode SubscriptionInfoData.version}. */
  version?: number | undefined;
  /** See {@linkcode SubscriptionInfoData.latestSupportedVersion}. */
  latestSupportedVersion?: number | undefined;
  /** See {@linkcode SubscriptionInfoData.processId}. */
  processId?: string | undefined;
  /** See {@linkcode SubscriptionInfoData.prevTasks}. */
  prevTasks?: readonly SubscriptionInfoDataTaskIdInit[] | undefined;
  /** See {@linkcode SubscriptionInfoData.standbyTasks}. */
  standbyTasks?: readonly SubscriptionInfoDataTaskIdInit[] | undefined;
  /** See {@linkcode SubscriptionInfoData.userEndPoint}. */
  userEndPoint?: Uint8Array | undefined;
  /** See {@linkcode SubscriptionInfoData.taskOffsetSums}. */
  taskOffsetSums?: readonly SubscriptionInfoDataTaskOffsetSumInit[] | undefined;
  /** See {@linkcode SubscriptionInfoData.uniqueField}. */
  uniqueField?: number | undefined;
  /** See {@linkcode SubscriptionInfoData.errorCode}. */
  errorCode?: number | undefined;
  /** See {@linkcode SubscriptionInfoData.clientTags}. */
  clientTags?: readonly SubscriptionInfoDataClientTagInit[] | undefined;
}

function readSubscriptionInfoDataTaskId(r: Reader, key: Key): SubscriptionInfoDataTaskId {
  r.down(key);
  const m: SubscriptionInfoDataTaskId = {
    topicGroupId: readInt32(r, "topicGroupId"),
    partition: readInt32(r, "partition"),
  };
  r.up();
  return m;
}

function readSubscriptionInfoDataTaskIdList(
  r: Reader,
  n: number,
): readonly SubscriptionInfoDataTaskId[] {
  if (n === 0) return EMPTY;
  const list = slots<SubscriptionInfoDataTaskId>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readSubscriptionInfoDataTaskId(r, i);
  }
  return list;
}

function readSubscriptionInfoDataPartitionToOffsetSum(
  r: Reader,
  key: Key,
): SubscriptionInfoDataPartitionToOffsetSum {
  r.down(key);
  const m: SubscriptionInfoDataPartitionToOffsetSum = {
    partition: readInt32(r, "partition"),
    offsetSum: readInt64(r, "offsetSum"),
  };
  r.up();
  return m;
}

function readSubscriptionInfoDataPartitionToOffsetSumList(
  r: Reader,
  n: number,
): readonly SubscriptionInfoDataPartitionToOffsetSum[] {
  if (n === 0) return EMPTY;
  const list = slots<SubscriptionInfoDataPartitionToOffsetSum>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readSubscriptionInfoDataPartitionToOffsetSum(r, i);
  }
  return list;
}

function readSubscriptionInfoDataTaskOffsetSum(
  r: Reader,
  key: Key,
  version: number,
): SubscriptionInfoDataTaskOffsetSum {
  r.down(key);
  const m: SubscriptionInfoDataTaskOffsetSum = {
    topicGroupId: readInt32(r, "topicGroupId"),
    partition: version >= 10 ? readInt32(r, "partition") : 0,
    offsetSum: version >= 10 ? readInt64(r, "offsetSum") : 0n,
    namedTopology: version >= 10 ? readNullableString(r, "namedTopology", repeated) : "",
    partitionToOffsetSum: version >= 10 ? EMPTY
      : readSubscriptionInfoDataPartitionToOffsetSumList(
        r,
        readCount(r, "partitionToOffsetSum", 12),
      ),
  };
  r.up();
  return m;
}

function readSubscriptionInfoDataTaskOffsetSumList(
  r: Reader,
  n: number,
  version: number,
): readonly SubscriptionInfoDataTaskOffsetSum[] {
  if (n === 0) return EMPTY;
  const list = slots<SubscriptionInfoDataTaskOffsetSum>(r, n, 72);
  for (let i = 0; i < n; i++) {
    list[i] = readSubscriptionInfoDataTaskOffsetSum(r, i, version);
  }
  return list;
}

function readSubscriptionInfoDataClientTag(r: Reader, key: Key): SubscriptionInfoDataClientTag {
  r.down(key);
  const m: SubscriptionInfoDataClientTag = {
    key: readBytes(r, "key"),
    value: readBytes(r, "value"),
  };
  r.up();
  return m;
}

function readSubscriptionInfoDataClientTagList(
  r: Reader,
  n: number,
): readonly SubscriptionInfoDataClientTag[] {
  if (n === 0) return EMPTY;
  const list = slots<SubscriptionInfoDataClientTag>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readSubscriptionInfoDataClientTag(r, i);
  }
  return list;
}

function readSubscriptionInfoData(r: Reader, version: number): SubscriptionInfoData {
  const m: SubscriptionInfoData = {
    version: readInt32(r, "version"),
    latestSupportedVersion: version >= 3 ? readInt32(r, "latestSupportedVersion") : -1,
    processId: readUuid(r, "processId"),
    prevTasks: version >= 7 ? EMPTY
      : readSubscriptionInfoDataTaskIdList(r, readCount(r, "prevTasks", 8)),
    standbyTasks: version >= 7 ? EMPTY
      : readSubscriptionInfoDataTaskIdList(r, readCount(r, "standbyTasks", 8)),
    userEndPoint: version >= 2 ? readBytes(r, "userEndPoint") : emptyBytes(),
    taskOffsetSums: version >= 7 ? readSubscriptionInfoDataTaskOffsetSumList(
      r,
      version >= 10 ? readCount(r, "taskOffsetSums", 18) : readCount(r, "taskOffsetSums", 8),
      version,
    )
      : EMPTY,
    uniqueField: version >= 8 ? readInt8(r, "uniqueField") : 0,
    errorCode: version >= 9 ? readInt32(r, "errorCode") : 0,
    clientTags: version >= 11 ? readSubscriptionInfoDataClientTagList(
      r,
      readCount(r, "clientTags", 8),
    )
      : EMPTY,
  };
  return m;
}

function writeSubscriptionInfoDataTaskId(
  w: Writer,
  key: Key,
  m: SubscriptionInfoDataTaskIdInit,
): void {
  w.into(key, m);
  const { topicGroupId, partition } = m;
  const attopicGroupId = w.room(8);
  putInt32(w, attopicGroupId, "topicGroupId", topicGroupId);
  putInt32(w, attopicGroupId + 4, "partition", partition);
  w.up();
}

function writeSubscriptionInfoDataPartitionToOffsetSum(
  w: Writer,
  key: Key,
  m: SubscriptionInfoDataPartitionToOffsetSumInit,
): void {
  w.into(key, m);
  const { partition, offsetSum } = m;
  const atpartition = w.room(12);
  putInt32(w, atpartition, "partition", partition);
  putInt64(w, atpartition + 4, "offsetSum", offsetSum);
  w.up();
}

function writeSubscriptionInfoDataTaskOffsetSum(
  w: Writer,
  key: Key,
  m: SubscriptionInfoDataTaskOffsetSumInit,
  version: number,
): void {
  w.into(key, m);
  const {
    topicGroupId,
    partition = 0,
    offsetSum = 0n,
    namedTopology = "",
    partitionToOffsetSum = EMPTY,
  } = m;
  writeInt32(w, "topicGroupId", topicGroupId);
  if (version >= 10) writeInt32(w, "partition", partition);
  else writeAbsent(w, "partition", partition === 0, "10+");
  if (version >= 10) writeInt64(w, "offsetSum", offsetSum);
  else writeAbsent(w, "offsetSum", offsetSum === 0n, "10+");
  if (version >= 10) writeNullableString(w, "namedTopology", namedTopology);
  else writeAbsent(w, "namedTopology", namedTopology === "", "10+");
  if (version >= 10) {
    writeAbsent(w, "partitionToOffsetSum", isEmptyList(partitionToOffsetSum), "7-9");
  }
  else {
    writeList(
      w,
      "partitionToOffsetSum",
      partitionToOffsetSum,
      writeCount(w, "partitionToOffsetSum", partitionToOffsetSum),
      writeSubscriptionInfoDataPartitionToOffsetSum,
    );
  }
  w.up();
}

function writeSubscriptionInfoDataClientTag(
  w: Writer,
  key: Key,
  m: SubscriptionInfoDataClientTagInit,
): void {
  w.into(key, m);
  const { key: key_, value } = m;
  writeBytes(w, "key", key_);
  writeBytes(w, "value", value);
  w.up();
}

function writeSubscriptionInfoData(w: Writer, m: SubscriptionInfoDataInit, version: number): void {
  const {
    version: version_ = 0,
    latestSupportedVersion = -1,
    processId = ZERO_UUID,
    prevTasks = EMPTY,
    standbyTasks = EMPTY,
    userEndPoint = emptyBytes(),
    taskOffsetSums = EMPTY,
    uniqueField = 0,
    errorCode = 0,
    clientTags = EMPTY,
  } = m;
  writeInt32(w, "version", version_);
  if (version >= 3) writeInt32(w, "latestSupportedVersion", latestSupportedVersion);
  else writeAbsent(w, "latestSupportedVersion", latestSupportedVersion === -1, "3+");
  writeUuid(w, "processId", processId);
  if (version >= 7) writeAbsent(w, "prevTasks", isEmptyList(prevTasks), "1-6");
  else {
    writeList(
      w,
      "prevTasks",
      prevTasks,
      writeCount(w, "prevTasks", prevTasks),
      writeSubscriptionInfoDataTaskId,
    );
  }
  if (version >= 7) writeAbsent(w, "standbyTasks", isEmptyList(standbyTasks), "1-6");
  else {
    writeList(
      w,
      "standbyTasks",
      standbyTasks,
      writeCount(w, "standbyTasks", standbyTasks),
      writeSubscriptionInfoDataTaskId,
    );
  }
  if (version >= 2) writeBytes(w, "userEndPoint", userEndPoint);
  else writeAbsent(w, "userEndPoint", isEmptyBytes(userEndPoint), "2+");
  if (version >= 7) {
    writeList(
      w,
      "taskOffsetSums",
      taskOffsetSums,
      writeCount(w, "taskOffsetSums", taskOffsetSums),
      writeSubscriptionInfoDataTaskOffsetSum,
      version,
    );
  }
  else writeAbsent(w, "taskOffsetSums", isEmptyList(taskOffsetSums), "7+");
  if (version >= 8) writeInt8(w, "uniqueField", uniqueField);
  else writeAbsent(w, "uniqueField", uniqueField === 0, "8+");
  if (version >= 9) writeInt32(w, "errorCode", errorCode);
  else writeAbsent(w, "errorCode", errorCode === 0, "9+");
  if (version >= 11) {
    writeList(
      w,
      "clientTags",
      clientTags,
      writeCount(w, "clientTags", clientTags),
      writeSubscriptionInfoDataClientTag,
    );
  }
  else writeAbsent(w, "clientTags", isEmptyList(clientTags), "11+");
}
