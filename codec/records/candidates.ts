// Where a batch may begin in bytes that are damaged.

import type { Batch } from "./batch.ts";
import { crc32 } from "./crc32.ts";
import { crc32c } from "./crc32c.ts";
import { LENGTH_END, MIN_LENGTHS, viewOf } from "./read_batches.ts";
import { V2_HEADER } from "./read_v2.ts";

const MOST = 2 ** 28;
const NEAR = 2n ** 32n;
const MAGIC = 16; // where it stands

/**
 * Looks for batches by their header, and then by their checksum.
 *
 * Headers can be forged at every byte, and each costs a checksum of its own. Bytes of checksums that do not fit are
 * counted, and after 256 MiB nothing is found any more. What is searched is no more: a batch is searched only after
 * its checksum did not fit, or once, at the end of the log.
 */
export class Candidates {
  /** Bytes that tell whether a header is plausible. */
  static readonly HEADER: number = V2_HEADER;
  readonly #maxBytes: number;
  #inVain = 0;
  /** The least offset that the next batch may have. */
  #next = 0n;
  /** The oldest format that may follow: brokers never went back. */
  #magic: number | undefined;

  /** Candidates of at most `maxBytes` bytes. */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Whether so much has been in vain that nothing is found any more. */
  get isSpent(): boolean {
    return this.#inVain > MOST;
  }

  /** The magic of the first header, damaged or not, says which formats there may be. */
  saw(magic: number): void {
    if (magic in MIN_LENGTHS) this.#magic ??= magic;
  }

  /** What `read` makes of a batch of so many bytes; they are in vain if it throws, or the checksum does not fit. */
  tried(size: number, read: () => Batch): Batch {
    this.#inVain += size;
    const batch = read();
    if (batch.crcValid) this.#inVain -= size;
    return batch;
  }

  /** A batch that is behind us: others come after it. */
  passed({ bytes, crcValid, lastOffset, magic }: Batch): void {
    if (!crcValid) {
      this.#inVain -= bytes.length; // no byte of it is read again
      return;
    }
    this.#magic = magic;
    const next = lastOffset + 1n; // no checksum covers the offset, so a far one is not believed
    if (next > this.#next && next - this.#next < NEAR) this.#next = next;
  }

  /** Whether a header may stand there; cheap, as it is asked for every byte. */
  isPlausible(view: DataView, at: number): boolean {
    const left = view.byteLength - at;
    if (left < LENGTH_END + MIN_LENGTHS[0]!) return false;
    const magic = view.getInt8(at + MAGIC);
    const min = MIN_LENGTHS[magic];
    if (min === undefined || magic < (this.#magic ?? 2) || left < LENGTH_END + min) return false;
    const length = view.getInt32(at + 8);
    if (length < min || length + LENGTH_END > this.#maxBytes) return false;
    if (view.getBigInt64(at) < this.#next) return false;
    return magic === 2 ? isPlausibleV2(view, at) : view.getUint8(at + 17) < 16;
  }

  /** Whether the checksum fits of the batch that begins there and has a plausible header. */
  isSound(bytes: Uint8Array, at = 0): boolean {
    const view = viewOf(bytes);
    const size = LENGTH_END + view.getInt32(at + 8);
    const isV2 = bytes[at + MAGIC] === 2;
    const isRight = isV2
      ? crc32c(bytes, at + 21, at + size) === view.getUint32(at + 17)
      : crc32(bytes, at + 16, at + size) === view.getUint32(at + 12);
    if (!isRight) this.#inVain += size;
    return isRight;
  }

  /** The first place from `at` on, and before `end`, where a header may stand; `end` if there is none. */
  next(bytes: Uint8Array, at: number, end: number): number {
    const view = viewOf(bytes);
    const hasLegacy = (this.#magic ?? 2) < 2;
    while (at < end && !this.isPlausible(view, at)) {
      if (hasLegacy) at++;
      else at = bytes.indexOf(2, at + 1 + MAGIC) - MAGIC; // searched natively
      if (at < 0) return end;
    }
    return Math.min(at, end);
  }

  /** Where the first batch begins that is there as a whole and whose checksum fits; −1 if there is none. */
  find(bytes: Uint8Array, from: number): number {
    const end = bytes.length;
    for (let at = from; at < end && !this.isSpent; at++) {
      at = this.next(bytes, at, end);
      if (at === end) break;
      const size = LENGTH_END + viewOf(bytes).getInt32(at + 8);
      if (size <= bytes.length - at && this.isSound(bytes, at)) return at;
    }
    return -1;
  }
}

function isPlausibleV2(view: DataView, at: number): boolean {
  const lastOffsetDelta = view.getInt32(at + 23);
  const count = view.getInt32(at + 57);
  return view.getUint16(at + 21) < 128 && lastOffsetDelta >= 0 && count >= 0 &&
    count - 1 <= lastOffsetDelta;
}
