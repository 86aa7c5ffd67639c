// Generated from schemas/group/StreamsGroupTopologyValue.json. Do not edit.

/**
 * StreamsGroupTopologyValue (coordinator-value, key 23), versions 0.
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
  putInt16,
  putInt32,
  readCompactCount,
  readCompactString,
  type Reader,
  readInt16,
  readInt32,
  readList,
  readTags,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeCompactCount,
  writeCompactString,
  writeInt16,
  writeInt32,
  writeList,
  type Writer,
  writeUnknownTags,
} from "../wire/mod.ts";

/**
 * Decodes the body of a StreamsGroupTopologyValue.
 *
 * Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.
 *
 * @param body The bytes after the version, an int16.
 * @param version The version of the message, 0 to 0.
 * @returns Every field of every version.
 * @throws {DecodeError} If `body` is not exactly one such message, or `version` is not 0 to 0.
 */
export function decodeStreamsGroupTopologyValue(
  body: Uint8Array,
  version: number,
  options?: DecodeOptions,
): StreamsGroupTopologyValue {
  return runDecode(
    "StreamsGroupTopologyValue",
    0,
    0,
    readStreamsGroupTopologyValue,
    body,
    version,
    options,
  );
}

/**
 * Encodes the body of a StreamsGroupTopologyValue into an array of its own.
 *
 * @param version The version of the message, 0 to 0.
 * @throws {EncodeError} If `version` cannot say `message`.
 */
export function encodeStreamsGroupTopologyValue(
  message: StreamsGroupTopologyValueInit,
  version: number,
): Bytes {
  return runEncode(
    "StreamsGroupTopologyValue",
    0,
    0,
    writeStreamsGroupTopologyValue,
    message,
    version,
  );
}

/**
 * Encodes the body of a StreamsGroupTopologyValue into `target` from `offset` on.
 *
 * @returns How many bytes were written; on any error, a small target included, none.
 * @throws {EncodeError} If `version` cannot say `message`, or it does not fit.
 */
export function encodeStreamsGroupTopologyValueInto(
  message: StreamsGroupTopologyValueInit,
  version: number,
  target: Uint8Array,
  offset = 0,
): number {
  return runEncodeInto(
    "StreamsGroupTopologyValue",
    0,
    0,
    writeStreamsGroupTopologyValue,
    message,
    version,
    target,
    offset,
  );
}

/** Both directions of StreamsGroupTopologyValue, for registries. */
export const StreamsGroupTopologyValueCodec: MessageCodec<StreamsGroupTopologyValue> = {
  name: "StreamsGroupTopologyValue",
  type: "coordinator-value",
  module: "group",
  apiKey: 23,
  minVersion: 0,
  maxVersion: 0,
  flexibleFrom: 0,
  decode: decodeStreamsGroupTopologyValue,
  encode: encodeStreamsGroupTopologyValue,
};

/** Part of StreamsGroupTopologyValue, versions 0. */
export interface StreamsGroupTopologyValueTopicConfig {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json TopicConfig.key
   */
  key: string;
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json TopicConfig.value
   */
  value: string;
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupTopologyValueTopicConfig; fields with a default may be left out.
 */
export interface StreamsGroupTopologyValueTopicConfigInit {
  /** See {@linkcode StreamsGroupTopologyValueTopicConfig.key}. */
  key: string;
  /** See {@linkcode StreamsGroupTopologyValueTopicConfig.value}. */
  value: string;
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupTopologyValue, versions 0. */
export interface StreamsGroupTopologyValueTopicInfo {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json TopicInfo.Name
   */
  name: string;
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json TopicInfo.Partitions
   */
  partitions: number;
  /**
   * int16, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json TopicInfo.ReplicationFactor
   */
  replicationFactor: number;
  /**
   * []TopicConfig, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json TopicInfo.TopicConfigs
   */
  topicConfigs: readonly StreamsGroupTopologyValueTopicConfig[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupTopologyValueTopicInfo; fields with a default may be left out.
 */
export interface StreamsGroupTopologyValueTopicInfoInit {
  /** See {@linkcode StreamsGroupTopologyValueTopicInfo.name}. */
  name: string;
  /** See {@linkcode StreamsGroupTopologyValueTopicInfo.partitions}. */
  partitions: number;
  /** See {@linkcode StreamsGroupTopologyValueTopicInfo.replicationFactor}. */
  replicationFactor: number;
  /** See {@linkcode StreamsGroupTopologyValueTopicInfo.topicConfigs}. */
  topicConfigs: readonly StreamsGroupTopologyValueTopicConfigInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupTopologyValue, versions 0. */
export interface StreamsGroupTopologyValueCopartitionGroup {
  /**
   * []int16, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json CopartitionGroup.SourceTopics
   */
  sourceTopics: readonly number[];
  /**
   * []int16, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json CopartitionGroup.SourceTopicRegex
   */
  sourceTopicRegex: readonly number[];
  /**
   * []int16, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json CopartitionGroup.RepartitionSourceTopics
   */
  repartitionSourceTopics: readonly number[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupTopologyValueCopartitionGroup; fields with a default may be left out.
 */
export interface StreamsGroupTopologyValueCopartitionGroupInit {
  /** See {@linkcode StreamsGroupTopologyValueCopartitionGroup.sourceTopics}. */
  sourceTopics: readonly number[];
  /** See {@linkcode StreamsGroupTopologyValueCopartitionGroup.sourceTopicRegex}. */
  sourceTopicRegex: readonly number[];
  /** See {@linkcode StreamsGroupTopologyValueCopartitionGroup.repartitionSourceTopics}. */
  repartitionSourceTopics: readonly number[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/** Part of StreamsGroupTopologyValue, versions 0. */
export interface StreamsGroupTopologyValueSubtopology {
  /**
   * string, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json Subtopology.SubtopologyId
   */
  subtopologyId: string;
  /**
   * []string, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json Subtopology.SourceTopics
   */
  sourceTopics: readonly string[];
  /**
   * []string, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json Subtopology.SourceTopicRegex
   */
  sourceTopicRegex: readonly string[];
  /**
   * []TopicInfo, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json Subtopology.StateChangelogTopics
   */
  stateChangelogTopics: readonly StreamsGroupTopologyValueTopicInfo[];
  /**
   * []string, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json Subtopology.RepartitionSinkTopics
   */
  repartitionSinkTopics: readonly string[];
  /**
   * []TopicInfo, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json Subtopology.RepartitionSourceTopics
   */
  repartitionSourceTopics: readonly StreamsGroupTopologyValueTopicInfo[];
  /**
   * []CopartitionGroup, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json Subtopology.CopartitionGroups
   */
  copartitionGroups: readonly StreamsGroupTopologyValueCopartitionGroup[];
  /**
   * Tagged fields this schema does not know, as views of the input; absent if there is none.
   */
  unknownTaggedFields?: readonly TaggedField[];
}

/**
 * What encoders take for StreamsGroupTopologyValueSubtopology; fields with a default may be left out.
 */
export interface StreamsGroupTopologyValueSubtopologyInit {
  /** See {@linkcode StreamsGroupTopologyValueSubtopology.subtopologyId}. */
  subtopologyId: string;
  /** See {@linkcode StreamsGroupTopologyValueSubtopology.sourceTopics}. */
  sourceTopics: readonly string[];
  /** See {@linkcode StreamsGroupTopologyValueSubtopology.sourceTopicRegex}. */
  sourceTopicRegex: readonly string[];
  /** See {@linkcode StreamsGroupTopologyValueSubtopology.stateChangelogTopics}. */
  stateChangelogTopics: readonly StreamsGroupTopologyValueTopicInfoInit[];
  /** See {@linkcode StreamsGroupTopologyValueSubtopology.repartitionSinkTopics}. */
  repartitionSinkTopics: readonly string[];
  /** See {@linkcode StreamsGroupTopologyValueSubtopology.repartitionSourceTopics}. */
  repartitionSourceTopics: readonly StreamsGroupTopologyValueTopicInfoInit[];
  /** See {@linkcode StreamsGroupTopologyValueSubtopology.copartitionGroups}. */
  copartitionGroups: readonly StreamsGroupTopologyValueCopartitionGroupInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

/**
 * StreamsGroupTopologyValue: the value of a coordinator's record, key 23, versions 0, flexible versions 0+.
 */
export interface StreamsGroupTopologyValue {
  /**
   * int32, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json Epoch
   */
  epoch: number;
  /**
   * []Subtopology, versions 0+.
   *
   * @generated from StreamsGroupTopologyValue.json Subtopologies
   */
  subtopologies: readonly StreamsGroupTopologyValueSubtopology[];
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
 * What encoders take for StreamsGroupTopologyValue; fields with a default may be left out.
 */
export interface StreamsGroupTopologyValueInit {
  /** See {@linkcode StreamsGroupTopologyValue.epoch}. */
  epoch: number;
  /** See {@linkcode StreamsGroupTopologyValue.subtopologies}. */
  subtopologies: readonly StreamsGroupTopologyValueSubtopologyInit[];
  /** Further tagged fields, in any order; none of them known to the version. */
  unknownTaggedFields?: readonly TaggedField[] | undefined;
}

function readStreamsGroupTopologyValueTopicConfig(
  r: Reader,
  key: Key,
): StreamsGroupTopologyValueTopicConfig {
  r.down(key);
  const m: StreamsGroupTopologyValueTopicConfig = {
    key: readCompactString(r, "key", repeated),
    value: readCompactString(r, "value"),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupTopologyValueTopicConfigList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyValueTopicConfig[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyValueTopicConfig>(r, n, 48);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupTopologyValueTopicConfig(r, i);
  }
  return list;
}

function readStreamsGroupTopologyValueTopicInfo(
  r: Reader,
  key: Key,
): StreamsGroupTopologyValueTopicInfo {
  r.down(key);
  const m: StreamsGroupTopologyValueTopicInfo = {
    name: readCompactString(r, "name", repeated),
    partitions: readInt32(r, "partitions"),
    replicationFactor: readInt16(r, "replicationFactor"),
    topicConfigs: readStreamsGroupTopologyValueTopicConfigList(
      r,
      readCompactCount(r, "topicConfigs", 3),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupTopologyValueTopicInfoList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyValueTopicInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyValueTopicInfo>(r, n, 64);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupTopologyValueTopicInfo(r, i);
  }
  return list;
}

function readStreamsGroupTopologyValueCopartitionGroup(
  r: Reader,
  key: Key,
): StreamsGroupTopologyValueCopartitionGroup {
  r.down(key);
  const m: StreamsGroupTopologyValueCopartitionGroup = {
    sourceTopics: readList(r, readCompactCount(r, "sourceTopics", 2), readInt16),
    sourceTopicRegex: readList(r, readCompactCount(r, "sourceTopicRegex", 2), readInt16),
    repartitionSourceTopics: readList(
      r,
      readCompactCount(r, "repartitionSourceTopics", 2),
      readInt16,
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupTopologyValueCopartitionGroupList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyValueCopartitionGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyValueCopartitionGroup>(r, n, 56);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupTopologyValueCopartitionGroup(r, i);
  }
  return list;
}

function readStreamsGroupTopologyValueSubtopology(
  r: Reader,
  key: Key,
): StreamsGroupTopologyValueSubtopology {
  r.down(key);
  const m: StreamsGroupTopologyValueSubtopology = {
    subtopologyId: readCompactString(r, "subtopologyId", repeated),
    sourceTopics: readList(
      r,
      readCompactCount(r, "sourceTopics", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    sourceTopicRegex: readList(r, readCompactCount(r, "sourceTopicRegex", 1), readCompactString),
    stateChangelogTopics: readStreamsGroupTopologyValueTopicInfoList(
      r,
      readCompactCount(r, "stateChangelogTopics", 9),
    ),
    repartitionSinkTopics: readList(
      r,
      readCompactCount(r, "repartitionSinkTopics", 1),
      (r, i) => readCompactString(r, i, repeated),
    ),
    repartitionSourceTopics: readStreamsGroupTopologyValueTopicInfoList(
      r,
      readCompactCount(r, "repartitionSourceTopics", 9),
    ),
    copartitionGroups: readStreamsGroupTopologyValueCopartitionGroupList(
      r,
      readCompactCount(r, "copartitionGroups", 4),
    ),
  };
  readTags(r, m);
  r.up();
  return m;
}

function readStreamsGroupTopologyValueSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyValueSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyValueSubtopology>(r, n, 88);
  for (let i = 0; i < n; i++) {
    list[i] = readStreamsGroupTopologyValueSubtopology(r, i);
  }
  return list;
}

function readStreamsGroupTopologyValue(r: Reader): StreamsGroupTopologyValue {
  const m: StreamsGroupTopologyValue = {
    epoch: readInt32(r, "epoch"),
    subtopologies: readStreamsGroupTopologyValueSubtopologyList(
      r,
      readCompactCount(r, "subtopologies", 8),
    ),
  };
  readTags(r, m);
  return m;
}

function writeStreamsGroupTopologyValueTopicConfig(
  w: Writer,
  key: Key,
  m: StreamsGroupTopologyValueTopicConfigInit,
): void {
  w.into(key, m);
  const { key: key_, value, unknownTaggedFields } = m;
  writeCompactString(w, "key", key_);
  writeCompactString(w, "value", value);
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupTopologyValueTopicInfo(
  w: Writer,
  key: Key,
  m: StreamsGroupTopologyValueTopicInfoInit,
): void {
  w.into(key, m);
  const { name, partitions, replicationFactor, topicConfigs, unknownTaggedFields } = m;
  writeCompactString(w, "name", name);
  const atPartitions = w.room(6);
  putInt32(w, atPartitions, "partitions", partitions);
  putInt16(w, atPartitions + 4, "replicationFactor", replicationFactor);
  writeList(
    w,
    "topicConfigs",
    topicConfigs,
    writeCompactCount(w, "topicConfigs", topicConfigs),
    writeStreamsGroupTopologyValueTopicConfig,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupTopologyValueCopartitionGroup(
  w: Writer,
  key: Key,
  m: StreamsGroupTopologyValueCopartitionGroupInit,
): void {
  w.into(key, m);
  const { sourceTopics, sourceTopicRegex, repartitionSourceTopics, unknownTaggedFields } = m;
  writeList(
    w,
    "sourceTopics",
    sourceTopics,
    writeCompactCount(w, "sourceTopics", sourceTopics),
    writeInt16,
  );
  writeList(
    w,
    "sourceTopicRegex",
    sourceTopicRegex,
    writeCompactCount(w, "sourceTopicRegex", sourceTopicRegex),
    writeInt16,
  );
  writeList(
    w,
    "repartitionSourceTopics",
    repartitionSourceTopics,
    writeCompactCount(w, "repartitionSourceTopics", repartitionSourceTopics),
    writeInt16,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupTopologyValueSubtopology(
  w: Writer,
  key: Key,
  m: StreamsGroupTopologyValueSubtopologyInit,
): void {
  w.into(key, m);
  const {
    subtopologyId,
    sourceTopics,
    sourceTopicRegex,
    stateChangelogTopics,
    repartitionSinkTopics,
    repartitionSourceTopics,
    copartitionGroups,
    unknownTaggedFields,
  } = m;
  writeCompactString(w, "subtopologyId", subtopologyId);
  writeList(
    w,
    "sourceTopics",
    sourceTopics,
    writeCompactCount(w, "sourceTopics", sourceTopics),
    writeCompactString,
  );
  writeList(
    w,
    "sourceTopicRegex",
    sourceTopicRegex,
    writeCompactCount(w, "sourceTopicRegex", sourceTopicRegex),
    writeCompactString,
  );
  writeList(
    w,
    "stateChangelogTopics",
    stateChangelogTopics,
    writeCompactCount(w, "stateChangelogTopics", stateChangelogTopics),
    writeStreamsGroupTopologyValueTopicInfo,
  );
  writeList(
    w,
    "repartitionSinkTopics",
    repartitionSinkTopics,
    writeCompactCount(w, "repartitionSinkTopics", repartitionSinkTopics),
    writeCompactString,
  );
  writeList(
    w,
    "repartitionSourceTopics",
    repartitionSourceTopics,
    writeCompactCount(w, "repartitionSourceTopics", repartitionSourceTopics),
    writeStreamsGroupTopologyValueTopicInfo,
  );
  writeList(
    w,
    "copartitionGroups",
    copartitionGroups,
    writeCompactCount(w, "copartitionGroups", copartitionGroups),
    writeStreamsGroupTopologyValueCopartitionGroup,
  );
  writeUnknownTags(w, unknownTaggedFields);
  w.up();
}

function writeStreamsGroupTopologyValue(w: Writer, m: StreamsGroupTopologyValueInit): void {
  const { epoch, subtopologies, unknownTaggedFields } = m;
  writeInt32(w, "epoch", epoch);
  writeList(
    w,
    "subtopologies",
    subtopologies,
    writeCompactCount(w, "subtopologies", subtopologies),
    writeStreamsGroupTopologyValueSubtopology,
  );
  writeUnknownTags(w, unknownTaggedFields);
}
