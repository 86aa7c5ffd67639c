/** Bounds on what one decode may build; `reliability.md` 4.4 gives the reasons. */
export interface DecodeLimits {
  /**
   * Bytes of heap the decoded message may take, by the reader's own arithmetic.
   * Default 64 KiB + min(64 × input, 256 MiB), at most 1 GiB. Exceeded: `limit-memory`.
   */
  readonly budget: number;
  /** Array elements and unknown tagged fields together. Default 1,000,000, at most 16,000,000. */
  readonly elements: number;
  /** Unknown tagged fields of one struct. Default 1,024, at most 16,000,000. */
  readonly unknownTagsPerStruct: number;
  /** Unknown tagged fields of the whole message. Default 4,096, at most 16,000,000. */
  readonly unknownTags: number;
  /** Bytes of one unknown tagged field. Default 128 KiB, at most 1 GiB. */
  readonly unknownTagSize: number;
  /** Bytes of all unknown tagged fields of the message. Default 1 MiB, at most 1 GiB. */
  readonly unknownTagBytes: number;
}

const GIB = 2 ** 30;
const MANY = 16_000_000;

/** Default and ceiling of each limit; the budget's default depends on the input. */
const BOUNDS: { readonly [K in keyof DecodeLimits]: readonly [fallback: number, ceiling: number] } =
  {
    budget: [0, GIB],
    elements: [1_000_000, MANY],
    unknownTagsPerStruct: [1_024, MANY],
    unknownTags: [4_096, MANY],
    unknownTagSize: [131_072, GIB],
    unknownTagBytes: [1_048_576, GIB],
  };

/**
 * One limit: what the caller asks for, else the default.
 *
 * @throws {RangeError} If the caller asks for less than 0 or more than the ceiling.
 */
export function limitOf(
  limits: Partial<DecodeLimits> | undefined,
  name: keyof DecodeLimits,
  fallback: number = BOUNDS[name][0],
): number {
  const given = limits?.[name];
  if (given === undefined) return fallback;
  const ceiling = BOUNDS[name][1];
  if (given >= 0 && given <= ceiling) return given;
  throw new RangeError(`Cannot use limit ${name}: expected 0 to ${ceiling}, found ${given}`);
}

/** The default budget for an input of `length` bytes. */
export function budgetFor(length: number): number {
  return 65_536 + Math.min(64 * length, 268_435_456);
}
