/**
 * Record batches: what `records` fields, log segments and snapshots hold.
 *
 * @module
 */
export type {
  Batch,
  BatchInit,
  Codec,
  Compress,
  Decompress,
  DecompressRequest,
  Framing,
  LogRecord,
  RecordHeader,
  RecordInit,
  TimestampType,
} from "./batch.ts";
export { builtIn, compressors } from "./codecs.ts";
export { type ByteSource, chunksOf } from "./byte_source.ts";
export { type ControlRecord, decodeControlRecord } from "./control_record.ts";
export { controlType } from "./control_type.ts";
export {
  type CoordinatorModule,
  type CoordinatorRecord,
  decodeCoordinatorRecord,
} from "./coordinator_record.ts";
export { crc32 } from "./crc32.ts";
export { crc32c } from "./crc32c.ts";
export { encodeBatch, type EncodeBatchOptions, encodePlainBatch } from "./encode_batch.ts";
export { MissingDecompressorError } from "./missing_decompressor.ts";
export { openBatch, type OpenBatchOptions } from "./open_batch.ts";
export {
  BatchReader,
  type CrcCheck,
  readBatches,
  type ReadBatchesOptions,
} from "./read_batches.ts";
export { type LogFileKind, logFileKind } from "./log_file.ts";
export type { MetadataFrame, MetadataRecord } from "./metadata_record.ts";
export {
  issueOf,
  readRecordContent,
  type RecordContent,
  recordContentOf,
  type RecordTold,
} from "./record_content.ts";
export { readRecords, type ReadRecordsOptions, type RecordLimits } from "./read_records.ts";
export { readSegment, type ReadSegmentOptions, type SegmentLimits } from "./read_segment.ts";
export type {
  BatchEvent,
  FieldIssue,
  RecordEvent,
  SegmentEvent,
  WarningEvent,
} from "./segment_event.ts";
export {
  streamingZstd,
  type ZstdFrameInfo,
  zstdFrameInfo,
  zstdGuard,
  type ZstdLimits,
  type ZstdStream,
} from "./zstd.ts";
