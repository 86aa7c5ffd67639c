// Times of capture files as two numbers: a double loses nanoseconds, a bigint for each packet costs speed.

import type { CaptureTime } from "../packet.ts";

const HIGH = 4_294_967_296;
const BILLION = 1_000_000_000;
// Up to here the steps of a division are exact in doubles.
const DECIMAL_DIGITS = 9;
const BINARY_DIGITS = 23;

/** How an interface of a pcapng file counts time. */
export class TimeScale {
  readonly #perSecond: bigint;
  /** The same as a number; 0 where the division needs more bits than a number has. */
  readonly #fast: number;
  readonly #offset: number;

  /**
   * The scale of an interface.
   *
   * @param resolution The byte of if_tsresol: with bit 7, 2 to the power of minus the rest, else 10 to that power.
   * @param offset Seconds to add, if_tsoffset.
   */
  constructor(resolution = 6, offset = 0) {
    const digits = resolution & 127;
    const isBinary = resolution > 127;
    this.#perSecond = (isBinary ? 2n : 10n) ** BigInt(digits);
    this.#fast = digits > (isBinary ? BINARY_DIGITS : DECIMAL_DIGITS) ? 0 : Number(this.#perSecond);
    this.#offset = offset;
  }

  /** The time of 64 bits of ticks, in two halves; undefined if its seconds do not fit into a number. */
  timeOf(high: number, low: number): CaptureTime | undefined {
    return this.#fast > 0 ? this.#divided(high, low) : this.#slow(high, low);
  }

  /** Long division, 16 bits a step. */
  #divided(high: number, low: number): CaptureTime | undefined {
    const d = this.#fast;
    const first = Math.floor(high / d);
    let rest = (high - first * d) * 65_536 + (low >>> 16);
    const second = Math.floor(rest / d);
    rest = (rest - second * d) * 65_536 + (low & 0xffff);
    const third = Math.floor(rest / d);
    const nanoseconds = Math.floor((rest - third * d) * (BILLION / d)); // this factor is exact
    return this.#time(first * HIGH + second * 65_536 + third, nanoseconds);
  }

  #slow(high: number, low: number): CaptureTime | undefined {
    const ticks = BigInt(high) << 32n | BigInt(low);
    const perSecond = this.#perSecond;
    const nanoseconds = ticks % perSecond * 1_000_000_000n / perSecond;
    return this.#time(Number(ticks / perSecond), Number(nanoseconds));
  }

  #time(whole: number, nanoseconds: number): CaptureTime | undefined {
    const seconds = whole + this.#offset;
    return Number.isSafeInteger(seconds) ? { seconds, nanoseconds } : undefined;
  }
}
