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
  type MessageCodec,
  readBytes,
  type Reader,
  readInt64,
  readUuid,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  writeBytes,
  writeInt64,
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

function readSubscriptionInfoDataTaskId(r: Reader): SubscriptionInfoDataTaskId {
  r.down();
  r.at("topicGroupId"); const topicGroupId = r.int32();
  r.at("partition"); const partition = r.int32();
  const m: SubscriptionInfoDataTaskId = { topicGroupId, partition };
  r.up();
  return m;
}

function readSubscriptionInfoDataTaskIdList(
  r: Reader,
  n: number,
): readonly SubscriptionInfoDataTaskId[] {
  if (n === 0) return EMPTY;
  const list = slots<SubscriptionInfoDataTaskId>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readSubscriptionInfoDataTaskId(r);
  }
  r.up();
  return list;
}

function readSubscriptionInfoDataPartitionToOffsetSum(
  r: Reader,
): SubscriptionInfoDataPartitionToOffsetSum {
  r.down();
  r.at("partition"); const partition = r.int32();
  r.at("offsetSum"); const offsetSum = readInt64(r);
  const m: SubscriptionInfoDataPartitionToOffsetSum = { partition, offsetSum };
  r.up();
  return m;
}

function readSubscriptionInfoDataPartitionToOffsetSumList(
  r: Reader,
  n: number,
): readonly SubscriptionInfoDataPartitionToOffsetSum[] {
  if (n === 0) return EMPTY;
  const list = slots<SubscriptionInfoDataPartitionToOffsetSum>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readSubscriptionInfoDataPartitionToOffsetSum(r);
  }
  r.up();
  return list;
}

function readSubscriptionInfoDataTaskOffsetSum(
  r: Reader,
  version: number,
): SubscriptionInfoDataTaskOffsetSum {
  r.down();
  r.at("topicGroupId"); const topicGroupId = r.int32();
  r.at("partition"); const partition = version >= 10 ? r.int32() : 0;
  r.at("offsetSum"); const offsetSum = version >= 10 ? readInt64(r) : 0n;
  r.at("namedTopology"); const namedTopology = version >= 10 ? r.nullableString(repeated) : "";
  r.at("partitionToOffsetSum");
  const partitionToOffsetSum = version >= 10 ? EMPTY
    : readSubscriptionInfoDataPartitionToOffsetSumList(r, r.count(12, 48));
  const m: SubscriptionInfoDataTaskOffsetSum = {
    topicGroupId,
    partition,
    offsetSum,
    namedTopology,
    partitionToOffsetSum,
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
  const list = slots<SubscriptionInfoDataTaskOffsetSum>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readSubscriptionInfoDataTaskOffsetSum(r, version);
  }
  r.up();
  return list;
}

function readSubscriptionInfoDataClientTag(r: Reader): SubscriptionInfoDataClientTag {
  r.down();
  r.at("key"); const key = readBytes(r);
  r.at("value"); const value = readBytes(r);
  const m: SubscriptionInfoDataClientTag = { key, value };
  r.up();
  return m;
}

function readSubscriptionInfoDataClientTagList(
  r: Reader,
  n: number,
): readonly SubscriptionInfoDataClientTag[] {
  if (n === 0) return EMPTY;
  const list = slots<SubscriptionInfoDataClientTag>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readSubscriptionInfoDataClientTag(r);
  }
  r.up();
  return list;
}

function readSubscriptionInfoData(r: Reader, version: number): SubscriptionInfoData {
  r.down();
  r.at("version"); const version_ = r.int32();
  r.at("latestSupportedVersion"); const latestSupportedVersion = version >= 3 ? r.int32() : -1;
  r.at("processId"); const processId = readUuid(r);
  r.at("prevTasks");
  const prevTasks = version >= 7 ? EMPTY : readSubscriptionInfoDataTaskIdList(r, r.count(8, 48));
  r.at("standbyTasks");
  const standbyTasks = version >= 7 ? EMPTY : readSubscriptionInfoDataTaskIdList(r, r.count(8, 48));
  r.at("userEndPoint"); const userEndPoint = version >= 2 ? readBytes(r) : emptyBytes();
  r.at("taskOffsetSums");
  const taskOffsetSums = version >= 7 ? readSubscriptionInfoDataTaskOffsetSumList(
    r,
    version >= 10 ? r.count(18, 72) : r.count(8, 72),
    version,
  )
    : EMPTY;
  r.at("uniqueField"); const uniqueField = version >= 8 ? r.int8() : 0;
  r.at("errorCode"); const errorCode = version >= 9 ? r.int32() : 0;
  r.at("clientTags");
  const clientTags = version >= 11 ? readSubscriptionInfoDataClientTagList(r, r.count(8, 48))
    : EMPTY;
  const m: SubscriptionInfoData = {
    version: version_,
    latestSupportedVersion,
    processId,
    prevTasks,
    standbyTasks,
    userEndPoint,
    taskOffsetSums,
    uniqueField,
    errorCode,
    clientTags,
  };
  r.up();
  return m;
}

function writeSubscriptionInfoDataTaskId(w: Writer, m: SubscriptionInfoDataTaskIdInit): void {
  w.down(m);
  const { topicGroupId, partition } = m;
  w.at("topicGroupId"); w.int32(topicGroupId);
  w.at("partition"); w.int32(partition);
  w.up();
}

function writeSubscriptionInfoDataTaskIdList(
  w: Writer,
  list: readonly SubscriptionInfoDataTaskIdInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeSubscriptionInfoDataTaskId(w, list![i]!);
  }
  w.up();
}

function writeSubscriptionInfoDataPartitionToOffsetSum(
  w: Writer,
  m: SubscriptionInfoDataPartitionToOffsetSumInit,
): void {
  w.down(m);
  const { partition, offsetSum } = m;
  w.at("partition"); w.int32(partition);
  w.at("offsetSum"); writeInt64(w, offsetSum);
  w.up();
}

function writeSubscriptionInfoDataPartitionToOffsetSumList(
  w: Writer,
  list: readonly SubscriptionInfoDataPartitionToOffsetSumInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeSubscriptionInfoDataPartitionToOffsetSum(w, list![i]!);
  }
  w.up();
}

function writeSubscriptionInfoDataTaskOffsetSum(
  w: Writer,
  m: SubscriptionInfoDataTaskOffsetSumInit,
  version: number,
): void {
  w.down(m);
  const {
    topicGroupId,
    partition = 0,
    offsetSum = 0n,
    namedTopology = "",
    partitionToOffsetSum = EMPTY,
  } = m;
  w.at("topicGroupId"); w.int32(topicGroupId);
  w.at("partition");
  if (version >= 10) w.int32(partition);
  else w.absent(partition === 0, "10+");
  w.at("offsetSum");
  if (version >= 10) writeInt64(w, offsetSum);
  else w.absent(offsetSum === 0n, "10+");
  w.at("namedTopology");
  if (version >= 10) w.nullableString(namedTopology);
  else w.absent(namedTopology === "", "10+");
  w.at("partitionToOffsetSum");
  if (version >= 10) w.absent(isEmptyList(partitionToOffsetSum), "7-9");
  else {
    writeSubscriptionInfoDataPartitionToOffsetSumList(
    w,
    partitionToOffsetSum,
    w.count(partitionToOffsetSum),
  );
  }
  w.up();
}

function writeSubscriptionInfoDataTaskOffsetSumList(
  w: Writer,
  list: readonly SubscriptionInfoDataTaskOffsetSumInit[] | null,
  n: number,
  version: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeSubscriptionInfoDataTaskOffsetSum(w, list![i]!, version);
  }
  w.up();
}

function writeSubscriptionInfoDataClientTag(w: Writer, m: SubscriptionInfoDataClientTagInit): void {
  w.down(m);
  const { key, value } = m;
  w.at("key"); writeBytes(w, key);
  w.at("value"); writeBytes(w, value);
  w.up();
}

function writeSubscriptionInfoDataClientTagList(
  w: Writer,
  list: readonly SubscriptionInfoDataClientTagInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeSubscriptionInfoDataClientTag(w, list![i]!);
  }
  w.up();
}

function writeSubscriptionInfoData(w: Writer, m: SubscriptionInfoDataInit, version: number): void {
  w.down(m);
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
  w.at("version"); w.int32(version_);
  w.at("latestSupportedVersion");
  if (version >= 3) w.int32(latestSupportedVersion);
  else w.absent(latestSupportedVersion === -1, "3+");
  w.at("processId"); writeUuid(w, processId);
  w.at("prevTasks");
  if (version >= 7) w.absent(isEmptyList(prevTasks), "1-6");
  else writeSubscriptionInfoDataTaskIdList(w, prevTasks, w.count(prevTasks));
  w.at("standbyTasks");
  if (version >= 7) w.absent(isEmptyList(standbyTasks), "1-6");
  else writeSubscriptionInfoDataTaskIdList(w, standbyTasks, w.count(standbyTasks));
  w.at("userEndPoint");
  if (version >= 2) writeBytes(w, userEndPoint);
  else w.absent(isEmptyBytes(userEndPoint), "2+");
  w.at("taskOffsetSums");
  if (version >= 7) {
    writeSubscriptionInfoDataTaskOffsetSumList(w, taskOffsetSums, w.count(taskOffsetSums), version);
  }
  else w.absent(isEmptyList(taskOffsetSums), "7+");
  w.at("uniqueField");
  if (version >= 8) w.int8(uniqueField);
  else w.absent(uniqueField === 0, "8+");
  w.at("errorCode");
  if (version >= 9) w.int32(errorCode);
  else w.absent(errorCode === 0, "9+");
  w.at("clientTags");
  if (version >= 11) writeSubscriptionInfoDataClientTagList(w, clientTags, w.count(clientTags));
  else w.absent(isEmptyList(clientTags), "11+");
  w.up();
}
