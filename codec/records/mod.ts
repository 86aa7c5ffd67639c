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
export { controlType } from "./control_type.ts";
export { crc32 } from "./crc32.ts";
export { crc32c } from "./crc32c.ts";
export { encodeBatch, type EncodeBatchOptions, encodePlainBatch } from "./encode_batch.ts";
export { MissingDecompressorError } from "./missing_decompressor.ts";
export { openBatch, type OpenBatchOptions } from "./open_batch.ts";
export { BatchReader, readBatches, type ReadBatchesOptions } from "./read_batches.ts";
export { readRecords, type ReadRecordsOptions, type RecordLimits } from "./read_records.ts";
export {
  streamingZstd,
  type ZstdFrameInfo,
  zstdFrameInfo,
  zstdGuard,
  type ZstdLimits,
  type ZstdStream,
} from "./zstd.ts";
