// Generated from schemas/group/StreamsGroupTargetAssignmentMemberValue.json. Do not edit.

/**
 * StreamsGroupTargetAssignmentMemberValue (coordinator-value, key 21), versions 0.
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
  readCompactCount,
  readCompactInt32s,
  readCompactString,
  type Reader,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactString,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a StreamsGroupTargetAssignmentMemberValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupTargetAssignmentMemberValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupTargetAssignmentMemberValue {
  return runDecode(
    "StreamsGroupTargetAssignmentMemberValue",
    0,
    0,
    readStreamsGroupTargetAssignmentMemberValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupTargetAssignmentMemberValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupTargetAssignmentMemberValue(
  message: StreamsGroupTargetAssignmentMemberValueInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupTargetAssignmentMemberValue",
    0,
    0,
    writeStreamsGroupTargetAssignmentMemberValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupTargetAssignmentMemberValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupTargetAssignmentMemberValueInto(
  message: StreamsGroupTargetAssignmentMemberValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupTargetAssignmentMemberValue",
    0,
    0,
    writeStreamsGroupTargetAssignmentMemberValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupTargetAssignmentMemberValue, for registries. */
export const StreamsGroupTargetAssignmentMemberValueCodec: MessageCodec<
  StreamsGroupTargetAssignmentMemberValue
> = {
  name: "StreamsGroupTargetAssignmentMemberValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 21,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeStreamsGroupTargetAssignmentMemberValue,
  encode: encodeStreamsGroupTargetAssignmentMemberValue,
};

/** Part of StreamsGroupTargetAssignmentMemberValue, versions 0. */
export interface StreamsGroupTargetAssignmentMemberValueTaskIds {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupTargetAssignmentMemberValue.json TaskIds.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from StreamsGroupTargetAssignmentMemberValue.json TaskIds.Partitions
   */
  partitions: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupTargetAssignmentMemberValueTaskIds; fields with a default may be left out.
 */
export interface StreamsGroupTargetAssignmentMemberValueTaskIdsInit {
  /** See {@linkcode StreamsGroupTargetAssignmentMemberValueTaskIds.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupTargetAssignmentMemberValueTaskIds.partitions}. */
  partitions: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * StreamsGroupTargetAssignmentMemberValue: the value of a coordinator's record, key 21, versions 0, flexible versions 0+.
 */
export interface StreamsGroupTargetAssignmentMemberValue {
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupTargetAssignmentMemberValue.json ActiveTasks
   */
  activeTasks: readonly StreamsGroupTargetAssignmentMemberValueTaskIds[];
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupTargetAssignmentMemberValue.json StandbyTasks
   */
  standbyTasks: readonly StreamsGroupTargetAssignmentMemberValueTaskIds[];
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupTargetAssignmentMemberValue.json WarmupTasks
   */
  warmupTasks: readonly StreamsGroupTargetAssignmentMemberValueTaskIds[];
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
 * What encoders take for StreamsGroupTargetAssignmentMemberValue; fields with a default may be left out.
 */
export interface StreamsGroupTargetAssignmentMemberValueInit {
  /** See {@linkcode StreamsGroupTargetAssignmentMemberValue.activeTasks}. */
  activeTasks: readonly StreamsGroupTargetAssignmentMemberValueTaskIdsInit[];
  /** See {@linkcode StreamsGroupTargetAssignmentMemberValue.standbyTasks}. */
  standbyTasks: readonly StreamsGroupTargetAssignmentMemberValueTaskIdsInit[];
  /** See {@linkcode StreamsGroupTargetAssignmentMemberValue.warmupTasks}. */
  warmupTasks: readonly StreamsGroupTargetAssignmentMemberValueTaskIdsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupTargetAssignmentMemberValueTaskIds(
  r: Reader,
  key: Key,
): StreamsGroupTargetAssignmentMemberValueTaskIds {
  r.down(key);
  const m: StreamsGroupTargetAssignmentMemberValueTaskIds = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    partitions: readCompactInt32s(r, "partitions"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupTargetAssignmentMemberValueTaskIdsList(
  r: Reader,
  n: number,
): readonly StreamsGroupTargetAssignmentMemberValueTaskIds[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTargetAssignmentMemberValueTaskIds>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupTargetAssignmentMemberValueTaskIds(r, i);
  }
  return list;
}

function readStreamsGroupTargetAssignmentMemberValue(
  r: Reader,
): StreamsGroupTargetAssignmentMemberValue {
  const m: StreamsGroupTargetAssignmentMemberValue = {
    activeTasks: readStreamsGroupTargetAssignmentMemberValueTaskIdsList(
      r,
      readCompactCount(r, "activeTasks", 3),
    ),
    standbyTasks: readStreamsGroupTargetAssignmentMemberValueTaskIdsList(
      r,
      readCompactCount(r, "standbyTasks", 3),
    ),
    warmupTasks: readStreamsGroupTargetAssignmentMemberValueTaskIdsList(
      r,
      readCompactCount(r, "warmupTasks", 3),
    ),
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupTargetAssignmentMemberValueTaskIds(
  w: Writer,
  key: Key,
  m: StreamsGroupTargetAssignmentMemberValueTaskIdsInit,
): void {
  w.into(key, m);
  const { subtopologyId, partitions, unknownTaggedFields } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  writeCompactInt32s(w, "partitions", partitions);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupTargetAssignmentMemberValue(
  w: Writer,
  m: StreamsGroupTargetAssignmentMemberValueInit,
): void {
  const { activeTasks, standbyTasks, warmupTasks, unknownTaggedFields } = m;
  writeList(
    w,
    "activeTasks",
    activeTasks,
    writeCompactCount(w, "activeTasks", activeTasks),
    writeStreamsGroupTargetAssignmentMemberValueTaskIds,
  );
  writeList(
    w,
    "standbyTasks",
    standbyTasks,
    writeCompactCount(w, "standbyTasks", standbyTasks),
    writeStreamsGroupTargetAssignmentMemberValueTaskIds,
  );
  writeList(
    w,
    "warmupTasks",
    warmupTasks,
    writeCompactCount(w, "warmupTasks", warmupTasks),
    writeStreamsGroupTargetAssignmentMemberValueTaskIds,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
