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
  type InvalidText,
  isEmptyList,
  type MessageCodec,
  orNull,
  type Reader,
  readInt32s,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeInt32s,
  type Writer,
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
      r.at("assignmentEpochs");
      m.assignmentEpochs = orNull(r.compactNullableCount(4, 8), (n) => readInt32s(r, n));
      return true;
  }
  return false;
}

function readStreamsGroupCurrentMemberAssignmentValueTaskIds(
  r: Reader,
): StreamsGroupCurrentMemberAssignmentValueTaskIds {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("partitions"); const partitions = readInt32s(r, r.compactCount(4, 8));
  const m: StreamsGroupCurrentMemberAssignmentValueTaskIds = {
    subtopologyId,
    partitions,
    assignmentEpochs: EMPTY,
  };
  r.tags(m, readStreamsGroupCurrentMemberAssignmentValueTaskIdsTag);
  r.up();
  return m;
}

function readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
  r: Reader,
  n: number,
): readonly StreamsGroupCurrentMemberAssignmentValueTaskIds[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupCurrentMemberAssignmentValueTaskIds>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupCurrentMemberAssignmentValueTaskIds(r);
  }
  r.up();
  return list;
}

function readStreamsGroupCurrentMemberAssignmentValue(
  r: Reader,
): StreamsGroupCurrentMemberAssignmentValue {
  r.down();
  r.at("memberEpoch"); const memberEpoch = r.int32();
  r.at("previousMemberEpoch"); const previousMemberEpoch = r.int32();
  r.at("state"); const state = r.int8();
  r.at("activeTasks");
  const activeTasks = readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    r,
    r.compactCount(3, 56),
  );
  r.at("standbyTasks");
  const standbyTasks = readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    r,
    r.compactCount(3, 56),
  );
  r.at("warmupTasks");
  const warmupTasks = readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    r,
    r.compactCount(3, 56),
  );
  r.at("activeTasksPendingRevocation");
  const activeTasksPendingRevocation = readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    r,
    r.compactCount(3, 56),
  );
  r.at("standbyTasksPendingRevocation");
  const standbyTasksPendingRevocation = readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    r,
    r.compactCount(3, 56),
  );
  r.at("warmupTasksPendingRevocation");
  const warmupTasksPendingRevocation = readStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    r,
    r.compactCount(3, 56),
  );
  const m: StreamsGroupCurrentMemberAssignmentValue = {
    memberEpoch,
    previousMemberEpoch,
    state,
    activeTasks,
    standbyTasks,
    warmupTasks,
    activeTasksPendingRevocation,
    standbyTasksPendingRevocation,
    warmupTasksPendingRevocation,
  };
  r.tags(m);
  r.up();
  return m;
}

function writeStreamsGroupCurrentMemberAssignmentValueTaskIds(
  w: Writer,
  m: StreamsGroupCurrentMemberAssignmentValueTaskIdsInit,
): void {
  w.down(m);
  const { subtopologyId, partitions, assignmentEpochs = EMPTY, unknownTaggedFields } = m;
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("partitions"); writeInt32s(w, partitions, w.compactCount(partitions));
  const sendsAssignmentEpochs = !isEmptyList(assignmentEpochs);
  let unknown = w.tags(unknownTaggedFields, sendsAssignmentEpochs ? 1 : 0);
  unknown = w.unknownTags(unknown, 0);
  if (sendsAssignmentEpochs) {
    w.at("assignmentEpochs");
    const p = w.startTag(0);
    writeInt32s(w, assignmentEpochs, w.compactNullableCount(assignmentEpochs));
    w.endTag(p);
  }
  w.unknownTags(unknown);
  w.up();
}

function writeStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
  w: Writer,
  list: readonly StreamsGroupCurrentMemberAssignmentValueTaskIdsInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupCurrentMemberAssignmentValueTaskIds(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupCurrentMemberAssignmentValue(
  w: Writer,
  m: StreamsGroupCurrentMemberAssignmentValueInit,
): void {
  w.down(m);
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
  w.at("memberEpoch"); w.int32(memberEpoch);
  w.at("previousMemberEpoch"); w.int32(previousMemberEpoch);
  w.at("state"); w.int8(state);
  w.at("activeTasks");
  writeStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    w,
    activeTasks,
    w.compactCount(activeTasks),
  );
  w.at("standbyTasks");
  writeStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    w,
    standbyTasks,
    w.compactCount(standbyTasks),
  );
  w.at("warmupTasks");
  writeStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    w,
    warmupTasks,
    w.compactCount(warmupTasks),
  );
  w.at("activeTasksPendingRevocation");
  writeStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    w,
    activeTasksPendingRevocation,
    w.compactCount(activeTasksPendingRevocation),
  );
  w.at("standbyTasksPendingRevocation");
  writeStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    w,
    standbyTasksPendingRevocation,
    w.compactCount(standbyTasksPendingRevocation),
  );
  w.at("warmupTasksPendingRevocation");
  writeStreamsGroupCurrentMemberAssignmentValueTaskIdsList(
    w,
    warmupTasksPendingRevocation,
    w.compactCount(warmupTasksPendingRevocation),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}
