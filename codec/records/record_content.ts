// What Kafka itself says in records: the metadata log, control records, the topics of the coordinators.

import { DecodeError, type Path, type Registry } from "../wire/mod.ts";
import type { LogRecord } from "./batch.ts";
import { type ControlRecord, decodeControlRecord } from "./control_record.ts";
import {
  COORDINATOR_TOPICS,
  type CoordinatorModule,
  type CoordinatorRecord,
  decodeCoordinatorRecord,
} from "./coordinator_record.ts";
import {
  decodeMetadataRecord,
  type MetadataFrame,
  type MetadataRecord,
  readMetadataFrame,
} from "./metadata_record.ts";
import { MissingDecompressorError } from "./missing_decompressor.ts";
import type { FieldIssue } from "./segment_event.ts";

/** How the keys and values of a topic are read. */
export type RecordContent = "metadata" | CoordinatorModule | "plain";

const METADATA_TOPIC = "__cluster_metadata";

/** How the keys and values of the topic of this name are read. */
export function recordContentOf(topic: string): RecordContent {
  if (topic === METADATA_TOPIC) return "metadata";
  return COORDINATOR_TOPICS.find(([name]) => name === topic)?.[1] ?? "plain";
}

/** What Kafka says in a record. */
export interface RecordTold {
  /** In the metadata log: the record in the value; if that could not be decoded, its frame. */
  readonly metadata?: MetadataRecord | MetadataFrame;
  /** In a control batch. */
  readonly control?: ControlRecord;
  /** In the topic of a coordinator. */
  readonly coordinator?: CoordinatorRecord;
}

/**
 * Decodes what Kafka says in a record; nothing for records of applications.
 *
 * @param isControl The record is of a control batch.
 * @param issues Takes why it could not be decoded.
 */
export function readRecordContent(
  record: LogRecord,
  isControl: boolean,
  content: RecordContent,
  registry: Registry,
  issues: FieldIssue[],
): RecordTold {
  try {
    if (isControl) return { control: decodeControlRecord(record, registry) };
    if (content === "plain") return {};
    if (content === "metadata") {
      return { metadata: decodeMetadataRecord(record.value ?? NO_VALUE, registry) };
    }
    return { coordinator: decodeCoordinatorRecord(content, record, registry) };
  } catch (error) {
    const isMetadata = content === "metadata" && !isControl;
    issues.push(issueOf(isMetadata ? ["value"] : [], error));
    return isMetadata ? frameOf(record) : {};
  }
}

const NO_VALUE = /* @__PURE__ */ new Uint8Array(0);

/** The frame around a metadata record that could not be decoded. */
function frameOf({ value }: LogRecord): Pick<RecordTold, "metadata"> {
  try {
    return { metadata: readMetadataFrame(value ?? NO_VALUE) };
  } catch {
    return {}; // an issue says why already
  }
}

/** The issue that an error of the decoders is; what is none of theirs goes on. */
export function issueOf(before: Path, error: unknown): FieldIssue {
  if (error instanceof DecodeError) {
    const { path, offset, message: what } = error;
    return { path: [...before, ...path], offset, what, error };
  }
  if (!(error instanceof MissingDecompressorError)) throw error;
  return { path: [...before, "block"], offset: 0, what: error.message, error };
}
