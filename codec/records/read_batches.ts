import type { Batch } from "./batch.ts";
import { badHeader, type Place } from "./batch_error.ts";
import { crc32 } from "./crc32.ts";
import { crc32c } from "./crc32c.ts";
import { checkLegacy, legacyBatch } from "./legacy.ts";
import { checkV2, v2Batch } from "./read_v2.ts";

/** What to do about checksums. */
export type CrcCheck = "refuse" | "report" | "skip";

/** How to read batches. */
export interface ReadBatchesOptions {
  /**
   * Refuse a batch whose checksum does not fit as `corrupt`, which is the default; report it in `crcValid`; or do not
   * look, which saves half of the time or more (Kafka's `check.crcs=false`).
   */
  readonly crc?: CrcCheck;
}

/**
 * The batches in a `records` field, a log segment or a snapshot, one after the other.
 *
 * Only headers and checksums are read; each batch is a view, and `readRecords` or `openBatch` reads what is in
 * it. Bytes that end inside a batch end the iteration, and `partial` says how many are left: brokers cut what
 * they send. A tail of zeros is room that a broker has set aside: it ends the iteration too.
 *
 * @param records The bytes, which must not change while the batches are in use; null holds no batch.
 * @throws {DecodeError} While iterating: `corrupt`, and `offset` is where the broken batch begins.
 * @example
 * ```ts
 * import { encodePlainBatch, readBatches, readRecords } from "kafka-wire/records";
 * const records = encodePlainBatch({
 *   records: [{ timestamp: 1_700_000_000_000n, value: Uint8Array.of(1, 2, 3) }],
 * });
 * const batches = readBatches(records);
 * for (const batch of batches) {
 *   const [record] = readRecords(batch);
 *   if (record?.value?.length !== 3) throw new Error("Cannot match the record");
 * }
 * if (batches.partial !== 0) throw new Error("Cannot match: expected whole batches");
 * ```
 */
export function readBatches(
  records: Uint8Array | null,
  options: ReadBatchesOptions = {},
): BatchReader {
  return new BatchReader(records ?? new Uint8Array(0), options);
}

/** Reads batches when iterated, each time from the start. */
export class BatchReader implements Iterable<Batch> {
  /** Bytes of the incomplete batch at the end, 0 if there is none; known when the iteration has ended. */
  partial: number = 0;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #crc: CrcCheck;

  /** What `readBatches` gives. */
  constructor(records: Uint8Array, options: ReadBatchesOptions) {
    this.#view = viewOf(records);
    this.#bytes = new Uint8Array(records.buffer, records.byteOffset, records.byteLength);
    this.#crc = options.crc ?? "refuse";
  }

  /** The batches in order. */
  *[Symbol.iterator](): Generator<Batch, void, undefined> {
    this.partial = 0;
    const end = this.#bytes.length;
    for (let offset = 0; offset < end;) {
      const size = sizeAt(this.#view, offset);
      if (size === 0) return;
      if (size > end - offset) {
        this.partial = end - offset;
        return;
      }
      yield batchOf(this.#bytes.subarray(offset, offset + size), offset, this.#crc);
      offset += size;
    }
  }
}

/** Where the first two fields end. */
export const LENGTH_END = 12; // of the field that says how many bytes follow it
/** Where the magic ends, which tells the format. */
export const MAGIC_END = 17;
/** By magic: what is between the length and the records, or key and value, of any batch. */
export const MIN_LENGTHS: readonly number[] = [14, 22, 49];

/**
 * How many bytes the batch takes; `Infinity` if too few are there to tell, 0 if all that is left is zeros. The view
 * begins `start` bytes into the log.
 */
export function sizeAt(view: DataView, offset: number, start = 0): number {
  const left = view.byteLength - offset;
  if (left < LENGTH_END) return Infinity;
  const length = view.getInt32(offset + 8);
  if (length === 0 && isZeros(view, offset)) return 0;
  const place = placeAt(view, offset, start);
  checkLength(place, length, MIN_LENGTHS[0]!);
  if (left < MAGIC_END) return Infinity;
  const magic = view.getInt8(offset + 16);
  const min = MIN_LENGTHS[magic];
  if (min === undefined) throw badHeader(place, "magic", "0 to 2", `${magic}`);
  checkLength(place, length, min);
  return LENGTH_END + length;
}

function checkLength(place: Place, length: number, min: number): void {
  if (length >= min) return;
  throw badHeader(place, "batchLength", `at least ${min}`, `${length}`);
}

function placeAt(view: DataView, at: number, start: number): Place {
  const baseOffset = view.getBigInt64(at);
  return { offset: start + at, baseOffset, lastOffset: baseOffset };
}

function isZeros(view: DataView, start: number): boolean {
  for (let i = start; i < view.byteLength; i++) if (view.getUint8(i) !== 0) return false;
  return true;
}

/** The same bytes, for numbers. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The batch that `bytes` are, at `offset`. */
export function batchOf(bytes: Uint8Array, offset: number, crc: CrcCheck): Batch {
  const view = viewOf(bytes);
  const isV2 = bytes[16] === 2;
  const batch = isV2
    ? v2Batch(bytes, view, offset, crc === "skip" ? null : crc32c(bytes, 21))
    : legacyBatch(bytes, view, offset, crc === "skip" ? null : crc32(bytes, 16));
  if (crc !== "skip" && crc !== "report" && !batch.crcValid) {
    throw badHeader(batch, "crc", "that of its bytes", "another");
  }
  if (isV2) checkV2(batch);
  else checkLegacy(batch, view);
  return batch;
}
