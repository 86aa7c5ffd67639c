import { DecodeError, type DecodeLimits, type Reader, runDecode } from "../wire/mod.ts";
import type { Batch, LogRecord } from "./batch.ts";
import { inBatch } from "./batch_error.ts";
import { readMessage } from "./legacy.ts";
import { MissingDecompressorError } from "./missing_decompressor.ts";
import { readV2Records, V2_HEADER } from "./read_v2.ts";

/** Bounds on what one batch may become. */
export interface RecordLimits extends Pick<DecodeLimits, "budget" | "elements"> {
  /** Bytes it may decompress to. Default 64 MiB; more than 1 GiB counts as that. Exceeded: `limit`. */
  readonly decompressedBytes: number;
}

/** How to read records. */
export interface ReadRecordsOptions {
  /** Bounds that differ from the defaults; `budget` and `elements` are those of a message of that size. */
  readonly limits?: Partial<RecordLimits>;
  /**
   * Read header keys that are not UTF-8 with U+FFFD in their place instead of refusing them as `invalid-utf8`.
   * Their bytes are kept in `rawKey`.
   */
  readonly replaceInvalidUtf8?: boolean;
}

/**
 * The records of a batch that is not compressed.
 *
 * Keys and values are views of the batch.
 *
 * @throws {DecodeError} `corrupt` if its bytes are not exactly its records; `limit`, `limit-memory`,
 * `invalid-utf8`. `offset` counts from the start of the batch.
 * @throws {MissingDecompressorError} If it is compressed: use `openBatch`.
 */
export function readRecords(
  batch: Batch,
  options: ReadRecordsOptions = {},
): readonly LogRecord[] {
  const { bytes, codec, magic } = batch;
  if (codec !== "none") throw new MissingDecompressorError(codec);
  if (magic === 2) return v2RecordsIn(batch, bytes, V2_HEADER, options);
  return readIn(batch, bytes, options, (r) => [readMessage(r, 0, batch)]);
}

/** The records of a batch of magic 2, which are the bytes from `start` on. */
export function v2RecordsIn(
  batch: Batch,
  bytes: Uint8Array,
  start: number,
  options: ReadRecordsOptions,
): readonly LogRecord[] {
  return readIn(batch, bytes, options, (r) => {
    r.position = start;
    return readV2Records(r, batch, options.replaceInvalidUtf8 === true);
  });
}

/** What `read` makes of the whole of `bytes`, in which errors are about this batch. */
export function readIn(
  batch: Batch,
  bytes: Uint8Array,
  { limits = {} }: ReadRecordsOptions,
  read: (r: Reader) => readonly LogRecord[],
): readonly LogRecord[] {
  try {
    return runDecode("Batch", 0, 0, read, bytes, 0, { limits });
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw inBatch(batch, error, batch.magic === 2 && isStructure(error) ? "corrupt" : error.reason);
  }
}

/** Whatever is wrong with the structure of records, the batch is broken: its bytes are all there. */
function isStructure({ reason }: DecodeError): boolean {
  return reason !== "limit" && reason !== "limit-memory" && reason !== "invalid-utf8";
}
