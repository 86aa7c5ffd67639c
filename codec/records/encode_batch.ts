import { type Bytes, EncodeError, isBytes, runEncode, type Writer } from "../wire/mod.ts";
import type { BatchInit, Codec, Compress } from "./batch.ts";
import { V2_HEADER } from "./read_v2.ts";
import { writeSet, writeWrapper } from "./write_legacy.ts";
import { sealV2, writeV2 } from "./write_v2.ts";

/** How to encode a batch. */
export interface EncodeBatchOptions {
  /** What to compress with: `compressors`, some of them, functions of your own. */
  readonly compress?: { readonly [codec in Codec]?: Compress };
}

/**
 * Encodes a batch; in magic 0 and 1 a set of messages, in a wrapper if it is compressed.
 *
 * @throws {EncodeError} Rejects, if the magic cannot say a value or there is no compressor for the codec.
 * @throws {TypeError} Rejects, if the compressor gives no bytes.
 * @example
 * ```ts
 * import { encodeBatch, openBatch, readBatches } from "kafka-wire/records";
 * const written = await encodeBatch({
 *   producerId: 2002n,
 *   producerEpoch: 0,
 *   baseSequence: 0,
 *   records: [{ timestamp: 1_700_000_000_000n, key: null, value: Uint8Array.of(1) }],
 * });
 * const [batch] = readBatches(written);
 * const records = await openBatch(batch!);
 * const again = await encodeBatch({ ...batch, records });
 * if (again.join() !== written.join()) throw new Error("Cannot match the bytes");
 * ```
 */
export async function encodeBatch(
  init: BatchInit,
  options: EncodeBatchOptions = {},
): Promise<Bytes> {
  const plain = plainOf(init);
  const { codec = "none", magic = 2, records } = init;
  if (codec === "none" || magic === 2 && records.length === 0) return plain;
  const compress = compressorOf(codec, options);
  if (magic !== 2) {
    const block = await compress(plain);
    return encoded(init, (w) => writeWrapper(w, init, magic, block));
  }
  const block = await compress(plain.subarray(V2_HEADER));
  const batch = new Uint8Array(V2_HEADER + block.length);
  batch.set(plain.subarray(0, V2_HEADER));
  batch.set(block, V2_HEADER);
  return sealV2(batch);
}

/**
 * Encodes a batch, or a set of messages, that is not compressed.
 *
 * @throws {EncodeError} If the magic cannot say a value, or there is a codec.
 */
export function encodePlainBatch(init: BatchInit): Bytes {
  const plain = plainOf(init);
  if ((init.codec ?? "none") === "none") return plain;
  throw new EncodeError("Batch", ["codec"], "none", "a codec");
}

/** The batch before compression, or the set that goes into a wrapper. */
function plainOf(init: BatchInit): Bytes {
  const magic = init?.magic ?? 2; // what is no struct is for the encoder to refuse
  if (magic === 2) return sealV2(encoded(init, writeV2));
  return encoded(init, (w) => {
    w.at("magic");
    if (magic !== 0 && magic !== 1) throw w.error("0, 1 or 2", "something else");
    writeSet(w, init, magic);
  });
}

function encoded(init: BatchInit, write: (w: Writer, init: BatchInit) => void): Bytes {
  return runEncode("Batch", 0, 0, write, init, 0);
}

function compressorOf(codec: Codec, { compress = {} }: EncodeBatchOptions): Compress {
  const compressor = compress[codec];
  if (compressor === undefined) {
    throw new EncodeError("Batch", ["codec"], "a codec with a compressor", codec);
  }
  return async (plain) => {
    const block = await compressor(plain);
    if (isBytes(block)) return block;
    throw new TypeError(`Cannot compress ${codec}: expected the compressor to give bytes`);
  };
}
