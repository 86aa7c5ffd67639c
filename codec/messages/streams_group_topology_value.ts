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
  type MessageCodec,
  type Reader,
  readList,
  repeated,
  runDecode,
  runEncode,
  runEncodeInto,
  slots,
  type TaggedField,
  writeList,
  type Writer,
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

function readStreamsGroupTopologyValueTopicConfig(r: Reader): StreamsGroupTopologyValueTopicConfig {
  r.down();
  r.at("key"); const key = r.compactString(repeated);
  r.at("value"); const value = r.compactString();
  const m: StreamsGroupTopologyValueTopicConfig = { key, value };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupTopologyValueTopicConfigList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyValueTopicConfig[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyValueTopicConfig>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupTopologyValueTopicConfig(r);
  }
  r.up();
  return list;
}

function readStreamsGroupTopologyValueTopicInfo(r: Reader): StreamsGroupTopologyValueTopicInfo {
  r.down();
  r.at("name"); const name = r.compactString(repeated);
  r.at("partitions"); const partitions = r.int32();
  r.at("replicationFactor"); const replicationFactor = r.int16();
  r.at("topicConfigs");
  const topicConfigs = readStreamsGroupTopologyValueTopicConfigList(r, r.compactCount(3, 48));
  const m: StreamsGroupTopologyValueTopicInfo = {
    name,
    partitions,
    replicationFactor,
    topicConfigs,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupTopologyValueTopicInfoList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyValueTopicInfo[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyValueTopicInfo>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupTopologyValueTopicInfo(r);
  }
  r.up();
  return list;
}

function readStreamsGroupTopologyValueCopartitionGroup(
  r: Reader,
): StreamsGroupTopologyValueCopartitionGroup {
  r.down();
  r.at("sourceTopics"); const sourceTopics = readList(r, r.compactCount(2, 8), (r) => r.int16());
  r.at("sourceTopicRegex");
  const sourceTopicRegex = readList(r, r.compactCount(2, 8), (r) => r.int16());
  r.at("repartitionSourceTopics");
  const repartitionSourceTopics = readList(r, r.compactCount(2, 8), (r) => r.int16());
  const m: StreamsGroupTopologyValueCopartitionGroup = {
    sourceTopics,
    sourceTopicRegex,
    repartitionSourceTopics,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupTopologyValueCopartitionGroupList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyValueCopartitionGroup[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyValueCopartitionGroup>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupTopologyValueCopartitionGroup(r);
  }
  r.up();
  return list;
}

function readStreamsGroupTopologyValueSubtopology(r: Reader): StreamsGroupTopologyValueSubtopology {
  r.down();
  r.at("subtopologyId"); const subtopologyId = r.compactString(repeated);
  r.at("sourceTopics");
  const sourceTopics = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("sourceTopicRegex");
  const sourceTopicRegex = readList(r, r.compactCount(1, 8), (r) => r.compactString());
  r.at("stateChangelogTopics");
  const stateChangelogTopics = readStreamsGroupTopologyValueTopicInfoList(r, r.compactCount(9, 64));
  r.at("repartitionSinkTopics");
  const repartitionSinkTopics = readList(r, r.compactCount(1, 8), (r) => r.compactString(repeated));
  r.at("repartitionSourceTopics");
  const repartitionSourceTopics = readStreamsGroupTopologyValueTopicInfoList(
    r,
    r.compactCount(9, 64),
  );
  r.at("copartitionGroups");
  const copartitionGroups = readStreamsGroupTopologyValueCopartitionGroupList(
    r,
    r.compactCount(4, 56),
  );
  const m: StreamsGroupTopologyValueSubtopology = {
    subtopologyId,
    sourceTopics,
    sourceTopicRegex,
    stateChangelogTopics,
    repartitionSinkTopics,
    repartitionSourceTopics,
    copartitionGroups,
  };
  r.tags(m);
  r.up();
  return m;
}

function readStreamsGroupTopologyValueSubtopologyList(
  r: Reader,
  n: number,
): readonly StreamsGroupTopologyValueSubtopology[] {
  if (n === 0) return EMPTY;
  const list = slots<StreamsGroupTopologyValueSubtopology>(n);
  r.down();
  for (let i = 0; i < n; i++) {
    r.at(i);
    list[i] = readStreamsGroupTopologyValueSubtopology(r);
  }
  r.up();
  return list;
}

function readStreamsGroupTopologyValue(r: Reader): StreamsGroupTopologyValue {
  r.down();
  r.at("epoch"); const epoch = r.int32();
  r.at("subtopologies");
  const subtopologies = readStreamsGroupTopologyValueSubtopologyList(r, r.compactCount(8, 88));
  const m: StreamsGroupTopologyValue = { epoch, subtopologies };
  r.tags(m);
  r.up();
  return m;
}

function writeStreamsGroupTopologyValueTopicConfig(
  w: Writer,
  m: StreamsGroupTopologyValueTopicConfigInit,
): void {
  w.down(m);
  const { key, value, unknownTaggedFields } = m;
  w.at("key"); w.compactString(key);
  w.at("value"); w.compactString(value);
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupTopologyValueTopicConfigList(
  w: Writer,
  list: readonly StreamsGroupTopologyValueTopicConfigInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupTopologyValueTopicConfig(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupTopologyValueTopicInfo(
  w: Writer,
  m: StreamsGroupTopologyValueTopicInfoInit,
): void {
  w.down(m);
  const { name, partitions, replicationFactor, topicConfigs, unknownTaggedFields } = m;
  w.at("name"); w.compactString(name);
  w.at("partitions"); w.int32(partitions);
  w.at("replicationFactor"); w.int16(replicationFactor);
  w.at("topicConfigs");
  writeStreamsGroupTopologyValueTopicConfigList(w, topicConfigs, w.compactCount(topicConfigs));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupTopologyValueTopicInfoList(
  w: Writer,
  list: readonly StreamsGroupTopologyValueTopicInfoInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupTopologyValueTopicInfo(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupTopologyValueCopartitionGroup(
  w: Writer,
  m: StreamsGroupTopologyValueCopartitionGroupInit,
): void {
  w.down(m);
  const { sourceTopics, sourceTopicRegex, repartitionSourceTopics, unknownTaggedFields } = m;
  w.at("sourceTopics");
  writeList(w, sourceTopics, w.compactCount(sourceTopics), (w, x) => w.int16(x));
  w.at("sourceTopicRegex");
  writeList(w, sourceTopicRegex, w.compactCount(sourceTopicRegex), (w, x) => w.int16(x));
  w.at("repartitionSourceTopics");
  writeList(
    w,
    repartitionSourceTopics,
    w.compactCount(repartitionSourceTopics),
    (w, x) => w.int16(x),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupTopologyValueCopartitionGroupList(
  w: Writer,
  list: readonly StreamsGroupTopologyValueCopartitionGroupInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupTopologyValueCopartitionGroup(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupTopologyValueSubtopology(
  w: Writer,
  m: StreamsGroupTopologyValueSubtopologyInit,
): void {
  w.down(m);
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
  w.at("subtopologyId"); w.compactString(subtopologyId);
  w.at("sourceTopics");
  writeList(w, sourceTopics, w.compactCount(sourceTopics), (w, x) => w.compactString(x));
  w.at("sourceTopicRegex");
  writeList(w, sourceTopicRegex, w.compactCount(sourceTopicRegex), (w, x) => w.compactString(x));
  w.at("stateChangelogTopics");
  writeStreamsGroupTopologyValueTopicInfoList(
    w,
    stateChangelogTopics,
    w.compactCount(stateChangelogTopics),
  );
  w.at("repartitionSinkTopics");
  writeList(
    w,
    repartitionSinkTopics,
    w.compactCount(repartitionSinkTopics),
    (w, x) => w.compactString(x),
  );
  w.at("repartitionSourceTopics");
  writeStreamsGroupTopologyValueTopicInfoList(
    w,
    repartitionSourceTopics,
    w.compactCount(repartitionSourceTopics),
  );
  w.at("copartitionGroups");
  writeStreamsGroupTopologyValueCopartitionGroupList(
    w,
    copartitionGroups,
    w.compactCount(copartitionGroups),
  );
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}

function writeStreamsGroupTopologyValueSubtopologyList(
  w: Writer,
  list: readonly StreamsGroupTopologyValueSubtopologyInit[] | null,
  n: number,
): void {
  if (n === 0) return;
  w.down(list);
  for (let i = 0; i < n; i++) {
    w.at(i);
    writeStreamsGroupTopologyValueSubtopology(w, list![i]!);
  }
  w.up();
}

function writeStreamsGroupTopologyValue(w: Writer, m: StreamsGroupTopologyValueInit): void {
  w.down(m);
  const { epoch, subtopologies, unknownTaggedFields } = m;
  w.at("epoch"); w.int32(epoch);
  w.at("subtopologies");
  writeStreamsGroupTopologyValueSubtopologyList(w, subtopologies, w.compactCount(subtopologies));
  w.unknownTags(w.tags(unknownTaggedFields));
  w.up();
}
