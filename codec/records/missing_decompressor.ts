import type { Codec } from "./batch.ts";

/** A batch is compressed with a codec that no decompressor was given for. The batch itself can still be read. */
export class MissingDecompressorError extends Error {
  /** The codec of the batch. */
  declare readonly codec: Codec;

  /** The error for a batch of this codec. */
  constructor(codec: Codec) {
    super(`Cannot open a batch: expected a decompressor for ${codec}, found none`);
    Object.assign(this, { name: "MissingDecompressorError", codec });
  }
}
