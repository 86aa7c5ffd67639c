// The codecs the project brings: all of Kafka's but zstd.

import type { Compress, Decompress } from "./batch.ts";
import { compressGzip, decompressGzip } from "./gzip.ts";
import { compressLz4, decompressLz4 } from "./lz4.ts";
import { compressSnappy, decompressSnappy } from "./snappy.ts";

/**
 * Decompressors for all codecs but zstd, which takes one of the caller's (`streamingZstd`).
 *
 * @example
 * ```ts
 * import { builtIn, compressors } from "kafka-wire/records";
 * const block = await compressors.lz4(new Uint8Array(100_000));
 * const request = { codec: "lz4", framing: "frame", maxBytes: 100_000 } as const;
 * const bytes = await builtIn.lz4(block, request);
 * if (block.length > 1_000 || bytes.length !== 100_000) throw new Error("Cannot match the bytes");
 * ```
 */
export const builtIn: {
  readonly gzip: Decompress;
  readonly snappy: Decompress;
  readonly lz4: Decompress;
} = { gzip: decompressGzip, snappy: decompressSnappy, lz4: decompressLz4 };

/** Compressors for the same codecs. */
export const compressors: {
  readonly gzip: Compress;
  readonly snappy: Compress;
  readonly lz4: Compress;
} = { gzip: compressGzip, snappy: compressSnappy, lz4: compressLz4 };
