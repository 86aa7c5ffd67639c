import { type Batch, readBatches, readRecords } from "../records/mod.ts";
import { DecodeError } from "../wire/mod.ts";
import { ProducerSequences } from "./producer_sequences.ts";

/** Records that a log does not take. */
export class AppendError extends Error {
  /** Always `AppendError`. */
  override readonly name: string = "AppendError";
  /**
   * Kafka's code: 2 for bytes that are no batch, 87 for another number of batches than one, or an old format, 45 for a
   * producer's sequence number that is not the next one, 47 for an epoch of the past.
   */
  readonly errorCode: number;

  /** An error with this code. */
  constructor(errorCode: number, expected: string, cause?: unknown) {
    super(`Cannot append: expected ${expected}`, { cause });
    this.errorCode = errorCode;
  }
}

/** How much to read of a log. */
export interface ReadLimits {
  /** Bytes, 0 or more; default all. The last batch may be cut by it, as brokers do. */
  readonly maxBytes?: number;
  /** Gives the first batch whole even if it is larger. Default false. */
  readonly minOneBatch?: boolean;
}

/** An offset and the timestamp there. */
export interface OffsetAtTime {
  /** Offset of the record; -1 if there is none. */
  readonly offset: bigint;
  /** Milliseconds since 1970; -1 if there is none. */
  readonly timestamp: bigint;
}

const CORRUPT_MESSAGE = 2;
const INVALID_RECORD = 87;
const LEADER_EPOCH_AT = 12; // the base offset stands before it; the checksum covers neither

type Stored = Pick<
  Batch,
  "bytes" | "baseOffset" | "lastOffset" | "baseTimestamp" | "maxTimestamp" | "codec"
>;

/** The record batches of a partition, in memory, as the bytes in which they came. */
export class PartitionLog {
  readonly #batches: Stored[] = [];
  readonly #sequences: ProducerSequences = new ProducerSequences();
  #startOffset = 0n;
  #endOffset = 0n;

  /** Offset of the first record. */
  get startOffset(): bigint {
    return this.#startOffset;
  }

  /** Offset of the next record; all before it are stable, so it is the high watermark too. */
  get endOffset(): bigint {
    return this.#endOffset;
  }

  /**
   * Appends one batch: a copy in which base offset and leader epoch are those of the log. A batch of an idempotent
   * producer that is there already is not appended again.
   *
   * @param records Such as `encodePlainBatch` makes.
   * @returns The offset of its first record.
   * @throws {AppendError} If it is not exactly one batch of magic 2, which is what Kafka takes, or not the producer's next.
   */
  append(records: Uint8Array | null, leaderEpoch = 0): bigint {
    const batch = onlyBatch(records);
    const place = this.#sequences.place(batch);
    if (place.type === "duplicate") return place.offset;
    if (place.type === "refused") {
      throw new AppendError(place.errorCode, "the producer's next batch");
    }
    const bytes = batch.bytes.slice();
    const baseOffset = this.#endOffset;
    const lastOffset = baseOffset + batch.lastOffset - batch.baseOffset;
    const view = new DataView(bytes.buffer);
    view.setBigInt64(0, baseOffset);
    view.setInt32(LEADER_EPOCH_AT, leaderEpoch);
    this.#batches.push({ ...batch, bytes, baseOffset, lastOffset });
    this.#endOffset = lastOffset + 1n;
    this.#sequences.note(batch, baseOffset);
    return baseOffset;
  }

  /**
   * The batches from the one that holds `offset` on, which may begin before it.
   *
   * @returns No bytes at the end of the log, and beyond.
   */
  read(offset: bigint, limits: ReadLimits = {}): Uint8Array {
    const { maxBytes = Infinity, minOneBatch = false } = limits;
    const pieces: Uint8Array[] = [];
    let size = 0;
    for (const { bytes } of this.#batches.slice(this.#indexOf(offset))) {
      if (size >= maxBytes && !(minOneBatch && size === 0)) break;
      pieces.push(bytes);
      size += bytes.length;
    }
    const least = minOneBatch ? pieces[0]?.length ?? 0 : 0;
    return joined(pieces, Math.min(size, Math.max(maxBytes, least)));
  }

  /** Forgets the batches that lie whole before `offset`, as retention does. */
  deleteBefore(offset: bigint): void {
    const to = offset < this.#endOffset ? offset : this.#endOffset;
    if (to <= this.#startOffset) return;
    this.#batches.splice(0, this.#indexOf(to));
    this.#startOffset = to;
  }

  /**
   * The first record of this timestamp or a later one. In a compressed batch it is the batch's first record: the records
   * are not looked at.
   */
  offsetAt(timestamp: bigint): OffsetAtTime {
    const batch = this.#batches.find(({ maxTimestamp }) => maxTimestamp >= timestamp);
    if (!batch) return { offset: -1n, timestamp: -1n };
    const { bytes, baseOffset, baseTimestamp, codec } = batch;
    const records = codec === "none" ? [...readBatches(bytes)].flatMap((b) => readRecords(b)) : [];
    const found = records.find((record) => record.timestamp >= timestamp);
    return found
      ? { offset: found.offset, timestamp: found.timestamp }
      : { offset: baseOffset, timestamp: baseTimestamp };
  }

  /** The record with the largest timestamp, of several the first. */
  get latest(): OffsetAtTime {
    const largest = this.#batches.reduce(
      (max, b) => b.maxTimestamp > max ? b.maxTimestamp : max,
      -1n,
    );
    return this.offsetAt(largest);
  }

  /** Which batch holds the offset: the first that does not end before it. */
  #indexOf(offset: bigint): number {
    let from = 0;
    let to = this.#batches.length;
    while (from < to) {
      const middle = from + to >> 1;
      if (this.#batches[middle]!.lastOffset < offset) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

function onlyBatch(records: Uint8Array | null): Batch {
  const batches = batchesOf(records);
  const [batch] = batches;
  if (batches.length !== 1) throw new AppendError(INVALID_RECORD, "exactly one batch");
  if (batch!.magic !== 2) throw new AppendError(INVALID_RECORD, "a batch of magic 2");
  return batch!;
}

function batchesOf(records: Uint8Array | null): Batch[] {
  try {
    return [...readBatches(records)];
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    throw new AppendError(CORRUPT_MESSAGE, "an intact batch", error);
  }
}

/** The first `size` bytes of the pieces. */
function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece.subarray(0, size - at), at);
    at += piece.length;
  }
  return bytes;
}
