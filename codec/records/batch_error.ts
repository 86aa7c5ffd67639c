// Errors that say which batch they are about, so that whoever reads them knows what to skip.

import { DecodeError, type DecodeReason, type Path } from "../wire/mod.ts";
import type { Batch } from "./batch.ts";

/** Where a batch stands: in the bytes that were read, and in the partition. */
export type Place = Pick<Batch, "offset" | "baseOffset" | "lastOffset">;

/** An error about the batch in `place`; `offset` counts where the batch or its opened block begins. */
export function batchError(
  reason: DecodeReason,
  place: Place,
  path: Path,
  offset: number,
  expected: string,
  found: string,
): DecodeError {
  const { baseOffset, lastOffset } = place;
  const where = `in the batch at byte ${place.offset}, offsets ${baseOffset} to ${lastOffset}`;
  return new DecodeError(reason, "Batch", path, offset, expected, `${found} ${where}`);
}

/** For a batch whose header is wrong: `offset` is where the batch begins, to go on from there. */
export function badHeader(
  place: Place,
  field: string,
  expected: string,
  found: string,
): DecodeError {
  return batchError("corrupt", place, [field], place.offset, expected, found);
}

/** The same error for this reason, now saying which batch it is about. */
export function inBatch(place: Place, error: DecodeError, reason: DecodeReason): DecodeError {
  const { path, offset, expected, found } = error;
  return batchError(reason, place, path, offset, expected, found);
}
