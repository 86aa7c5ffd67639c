/** Numbers that look random and are the same on every engine: 32 bits of state, counted up and mixed. */
export class Random {
  #state: number;

  /** A sequence of its own for every seed. */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** 0 to 2³² − 1. */
  uint32(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** 0 to `n` − 1. */
  below(n: number): number {
    return Math.floor(this.uint32() / 4_294_967_296 * n);
  }

  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** One of these. */
  one<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)]!;
  }

  /** All 64 bits, as a signed number. */
  int64(): bigint {
    return BigInt.asIntN(64, BigInt(this.uint32()) << 32n | BigInt(this.uint32()));
  }

  /** An array of `n` bytes of any value. */
  bytes(n: number): Uint8Array {
    const bytes = new Uint8Array(n);
    for (let i = 0; i < n; i++) bytes[i] = this.uint32();
    return bytes;
  }
}
