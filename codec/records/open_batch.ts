import { DecodeError, isBytes } from "../wire/mod.ts";
import type { Batch, Codec, Decompress, Framing, LogRecord } from "./batch.ts";
import { batchError } from "./batch_error.ts";
import { MissingDecompressorError } from "./missing_decompressor.ts";
import type { ReadBatchesOptions } from "./read_batches.ts";
import { readIn, readRecords, type ReadRecordsOptions, v2RecordsIn } from "./read_records.ts";
import { readSet } from "./read_set.ts";

/** How to open a batch. `crc` is for the messages inside a compressed one of magic 0 or 1. */
export interface OpenBatchOptions extends ReadBatchesOptions, ReadRecordsOptions {
  /** What to decompress with: `builtIn`, some of it, functions of your own. */
  readonly decompress?: { readonly [codec in Codec]?: Decompress };
}

/**
 * The records of a batch, decompressed if need be.
 *
 * Keys and values are views of the batch or of what was decompressed.
 *
 * @throws {DecodeError} Rejects. `corrupt`: the bytes are not exactly the records of the batch, or cannot be
 * decompressed; `truncated`: a compressed set of magic 0 or 1 ends inside a message; `limit`, `limit-memory`,
 * `invalid-utf8`. `offset` counts from the start of the batch, of what was decompressed, or, if that failed, of
 * the block.
 * @throws {MissingDecompressorError} Rejects, if no decompressor is given for the codec.
 * @throws {TypeError} Rejects, if it gives no bytes.
 * @example
 * ```ts
 * import { builtIn, compressors, encodeBatch, openBatch, readBatches } from "kafka-wire/records";
 * const records = [{ timestamp: 1_700_000_000_000n, value: new Uint8Array(1_000) }];
 * const bytes = await encodeBatch({ codec: "gzip", records }, { compress: compressors });
 * for (const batch of readBatches(bytes)) {
 *   const [record] = await openBatch(batch, { decompress: builtIn });
 *   if (record?.value?.length !== 1_000) throw new Error("Cannot match the record");
 * }
 * ```
 */
export async function openBatch(
  batch: Batch,
  options: OpenBatchOptions = {},
): Promise<readonly LogRecord[]> {
  const { block, codec, count } = batch;
  if (codec === "none") return readRecords(batch, options);
  if (count === 0 && block.length === 0) return [];
  const bytes = await decompressed(batch, codec, options);
  if (batch.magic === 2) return v2RecordsIn(batch, bytes, 0, options);
  return readIn(batch, bytes, options, (r) => readSet(r, batch, options));
}

const MAX_BYTES = 67_108_864;
const CEILING = 1_073_741_824;

async function decompressed(
  batch: Batch,
  codec: Codec,
  { decompress = {}, limits = {} }: OpenBatchOptions,
): Promise<Uint8Array> {
  const inflate = decompress[codec];
  if (inflate === undefined) throw new MissingDecompressorError(codec);
  if (typeof inflate !== "function") {
    throw new TypeError(`Cannot decompress ${codec}: expected a function`);
  }
  const maxBytes = Math.min(limits.decompressedBytes ?? MAX_BYTES, CEILING) || 0;
  const framing = framingOf(batch.block, codec);
  const bytes = await settled(batch, () => inflate(batch.block, { codec, framing, maxBytes }));
  if (!isBytes(bytes)) {
    throw new TypeError(`Cannot decompress ${codec}: expected the decompressor to give bytes`);
  }
  if (bytes.length <= maxBytes) return bytes;
  throw batchError("limit", batch, ["block"], 0, `at most ${maxBytes} bytes`, "more");
}

/** What a decompressor gives; of its errors, that the batch cannot be decompressed. */
async function settled(batch: Batch, run: () => ReturnType<Decompress>): Promise<Uint8Array> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof DecodeError
      ? batchError(error.reason, batch, ["block"], error.offset, error.expected, error.found)
      // What others throw may hold bytes of the block.
      : batchError("corrupt", batch, ["block"], 0, `a ${batch.codec} block`, "another");
  }
}

const XERIAL = [0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0];

/** Only for snappy Kafka knows two framings; the Java library begins its own with a magic number. */
function framingOf(block: Uint8Array, codec: Codec): Framing {
  if (codec !== "snappy") return "frame";
  return XERIAL.every((byte, i) => block[i] === byte) ? "xerial" : "raw";
}
