// Generated from schemas/group/StreamsGroupCurrentMemberAssignmentValue.json. Do not edit.

/**
 * StreamsGroupCurrentMemberAssignmentValue (coordinator-value, key 22), versions 0.
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
  orNull,
  putInt32,
  putInt8,
  readCompactCount,
  readCompactInt32s,
  readCompactNullableCount,
  readCompactString,
  type Reader,
  readInt32,
  readInt8,
  readList,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  startTag,
  type TaggedField,
  writeCompactCount,
  writeCompactInt32s,
  writeCompactNullableCount,
  writeCompactString,
  writeInt32,
  writeList,
  type Writer,
  writeTagCount,
  writeTagsBefore,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a StreamsGroupCurrentMemberAssignmentValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupCurrentMemberAssignmentValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupCurrentMemberAssignmentValue {
  return runDecode(
    "StreamsGroupCurrentMemberAssignmentValue",
    0,
    0,
    readStreamsGroupCurrentMemberAssignmentValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupCurrentMemberAssignmentValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupCurrentMemberAssignmentValue(
  message: StreamsGroupCurrentMemberAssignmentValueInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupCurrentMemberAssignmentValue",
    0,
    0,
    writeStreamsGroupCurrentMemberAssignmentValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupCurrentMemberAssignmentValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupCurrentMemberAssignmentValueInto(
  message: StreamsGroupCurrentMemberAssignmentValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupCurrentMemberAssignmentValue",
    0,
    0,
    writeStreamsGroupCurrentMemberAssignmentValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupCurrentMemberAssignmentValue, for registries. */
export const StreamsGroupCurrentMemberAssignmentValueCodec: MessageCodec<
  StreamsGroupCurrentMemberAssignmentValue
> = {
  name: "StreamsGroupCurrentMemberAssignmentValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 22,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeStreamsGroupCurrentMemberAssignmentValue,
  encode: encodeStreamsGroupCurrentMemberAssignmentValue,
};

/** Part of StreamsGroupCurrentMemberAssignmentValue, versions 0. */
export interface StreamsGroupCurrentMemberAssignmentValueTaskIds {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json TaskIds.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []int32, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json TaskIds.Partitions
   */
  partitions: readonly number[];
  /**
   * []int32, versions 0+, nullable 0+, tag 0 in 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json TaskIds.AssignmentEpochs
   */
  assignmentEpochs: readonly number[] | null;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupCurrentMemberAssignmentValueTaskIds; fields with a default may be left out.
 */
export interface StreamsGroupCurrentMemberAssignmentValueTaskIdsInit {
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValueTaskIds.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValueTaskIds.partitions}. */
  partitions: readonly number[];
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValueTaskIds.assignmentEpochs}. */
  assignmentEpochs?: readonly number[] | null | undefined;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * StreamsGroupCurrentMemberAssignmentValue: the value of a coordinator's record, key 22, versions 0, flexible versions 0+.
 */
export interface StreamsGroupCurrentMemberAssignmentValue {
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json MemberEpoch
   */
  memberEpoch: number;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json PreviousMemberEpoch
   */
  previousMemberEpoch: number;
  /**
   * int8, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json State
   */
  state: number;
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json ActiveTasks
   */
  activeTasks: readonly StreamsGroupCurrentMemberAssignmentValueTaskIds[];
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json StandbyTasks
   */
  standbyTasks: readonly StreamsGroupCurrentMemberAssignmentValueTaskIds[];
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json WarmupTasks
   */
  warmupTasks: readonly StreamsGroupCurrentMemberAssignmentValueTaskIds[];
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json ActiveTasksPendingRevocation
   */
  activeTasksPendingRevocation: readonly StreamsGroupCurrentMemberAssignmentValueTaskIds[];
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json StandbyTasksPendingRevocation
   */
  standbyTasksPendingRevocation: readonly StreamsGroupCurrentMemberAssignmentValueTaskIds[];
  /**
   * []TaskIds, versions 0+.
   *
   * @generated from StreamsGroupCurrentMemberAssignmentValue.json WarmupTasksPendingRevocation
   */
  warmupTasksPendingRevocation: readonly StreamsGroupCurrentMemberAssignmentValueTaskIds[];
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
 * What encoders take for StreamsGroupCurrentMemberAssignmentValue; fields with a default may be left out.
 */
export interface StreamsGroupCurrentMemberAssignmentValueInit {
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValue.memberEpoch}. */
  memberEpoch: number;
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValue.previousMemberEpoch}. */
  previousMemberEpoch: number;
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValue.state}. */
  state: number;
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValue.activeTasks}. */
  activeTasks: readonly StreamsGroupCurrentMemberAssignmentValueTaskIdsInit[];
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValue.standbyTasks}. */
  standbyTasks: readonly StreamsGroupCurrentMemberAssignmentValueTaskIdsInit[];
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValue.warmupTasks}. */
  warmupTasks: readonly StreamsGroupCurrentMemberAssignmentValueTaskIdsInit[];
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValue.activeTasksPendingRevocation}. */
  activeTasksPendingRevocation: readonly StreamsGroupCurrentMemberAssignmentValueTaskIdsInit[];
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValue.standbyTasksPendingRevocation}. */
  standbyTasksPendingRevocation: readonly StreamsGroupCurrentMemberAssignmentValueTaskIdsInit[];
  /** See {@linkcode StreamsGroupCurrentMemberAssignmentValue.warmupTasksPendingRevocation}. */
  warmupTasksPendingRevocation: readonly StreamsGroupCurrentMemberAssignmentValueTaskIdsInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupCurrentMemberAssignmentValueTaskIdsTag(
  r: Reader,
  m: StreamsGroupCurrentMemberAssignmentValueTaskIds,
  tag: number,
): boolean {
  switch (tag) {
    case 0:
      m.assignmentEpochs = orNull(
        readCompactNullableCount(r, "assignmentEpochs", 4),
        (n) => readList(r, n, readInt32),
      );
      return true;
  }
  return false;
}

function readStreamsGroupCurrentMemberAssignmentValueTaskIds(
  r: Reader,
  key: Key,
): StreamsGroupCurrentMemberAssignmentValueTaskIds {
  r.down(key);
  const m: StreamsGroupCurrentMemberAssignmentValueTaskIds = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    partitions: readCompactInt32s(r, "partitions"),
    assignmentEpochs: EMPTY,
  };
  readTags(r, m, readStreamsGroupCurrentMemberAssignmentValueTaskIdsTag);
  r.up();
  return m;
}

function readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
  r: Reader,
  n: number,
): readonly StreamsGroupCurrentMemberAssignmentValueTaskIds[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupCurrentMemberAssignmentValueTaskIds>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupCurrentMemberAssignmentValueTaskIds(r, i);
  }
  return list;
}

function readStreamsGroupCurrentMemberAssignmentValue(
  r: Reader,
): StreamsGroupCurrentMemberAssignmentValue {
  const m: StreamsGroupCurrentMemberAssignmentValue = {
    memberEpoch: readInt32(r, "memberEpoch"),
    previousMemberEpoch: readInt32(r, "previousMemberEpoch"),
    state: readInt8(r, "state"),
    activeTasks: readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
      r,
      readCompactCount(r, "activeTasks", 3),
    ),
    standbyTasks: readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
      r,
      readCompactCount(r, "standbyTasks", 3),
    ),
    warmupTasks: readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
      r,
      readCompactCount(r, "warmupTasks", 3),
    ),
    activeTasksPendingRevocation: readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
      r,
      readCompactCount(r, "activeTasksPendingRevocation", 3),
    ),
    standbyTasksPendingRevocation: readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
      r,
      readCompactCount(r, "standbyTasksPendingRevocation", 3),
    ),
    warmupTasksPendingRevocation: readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
      r,
      readCompactCount(r, "warmupTasksPendingRevocation", 3),
    ),
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupCurrentMemberAssignmentValueTaskIds(
  w: Writer,
  key: Key,
  m: StreamsGroupCurrentMemberAssignmentValueTaskIdsInit,
): void {
  w.into(key, m);
  const { subtopologyId, partitions, assignmentEpochs = EMPTY, unknownTaggedFields } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  writeCompactInt32s(w, "partitions", partitions);
  const sendsAssignmentEpochs = !isEmptyList(assignmentEpochs);
  let unknown = writeTagCount(w, unknownTaggedFields, sendsAssignmentEpochs ? 1 : 0);
  unknown = writeTagsBefore(w, unknown, 0);
  if (sendsAssignmentEpochs) {
    const p = startTag(w, 0);
    writeList(
      w,
      "assignmentEpochs",
      assignmentEpochs,
      writeCompactNullableCount(w, "assignmentEpochs", assignmentEpochs),
      writeInt32,
    );
    endTag(w, p);
  }
  writeTagsBefore(w, unknown);
  w.up();
}

function writeStreamsGroupCurrentMemberAssignmentValue(
  w: Writer,
  m: StreamsGroupCurrentMemberAssignmentValueInit,
): void {
  const {
    memberEpoch,
    previousMemberEpoch,
    state,
    activeTasks,
    standbyTasks,
    warmupTasks,
    activeTasksPendingRevocation,
    standbyTasksPendingRevocation,
    warmupTasksPendingRevocation,
    unknownTaggedFields,
  } = m;
  const atMemberEpoch = w.room(9);
  putInt32(w, atMemberEpoch, "memberEpoch", memberEpoch);
  putInt32(w, atMemberEpoch + 4, "previousMemberEpoch", previousMemberEpoch);
  putInt8(w, atMemberEpoch + 8, "state", state);
  writeList(
    w,
    "activeTasks",
    activeTasks,
    writeCompactCount(w, "activeTasks", activeTasks),
    writeStreamsGroupCurrentMemberAssignmentValueTaskIds,
  );
  writeList(
    w,
    "standbyTasks",
    standbyTasks,
    writeCompactCount(w, "standbyTasks", standbyTasks),
    writeStreamsGroupCurrentMemberAssignmentValueTaskIds,
  );
  writeList(
    w,
    "warmupTasks",
    warmupTasks,
    writeCompactCount(w, "warmupTasks", warmupTasks),
    writeStreamsGroupCurrentMemberAssignmentValueTaskIds,
  );
  writeList(
    w,
    "activeTasksPendingRevocation",
    activeTasksPendingRevocation,
    writeCompactCount(w, "activeTasksPendingRevocation", activeTasksPendingRevocation),
    writeStreamsGroupCurrentMemberAssignmentValueTaskIds,
  );
  writeList(
    w,
    "standbyTasksPendingRevocation",
    standbyTasksPendingRevocation,
    writeCompactCount(w, "standbyTasksPendingRevocation", standbyTasksPendingRevocation),
    writeStreamsGroupCurrentMemberAssignmentValueTaskIds,
  );
  writeList(
    w,
    "warmupTasksPendingRevocation",
    warmupTasksPendingRevocation,
    writeCompactCount(w, "warmupTasksPendingRevocation", warmupTasksPendingRevocation),
    writeStreamsGroupCurrentMemberAssignmentValueTaskIds,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
