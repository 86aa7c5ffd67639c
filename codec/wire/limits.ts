/** Bounds on what one decode may build; `reliability.md` 4.4 gives the reasons. */
export interface DecodeLimits {
  /**
   * Bytes of heap the decoded message may take, by the reader's own arithmetic.
   * Default 64 KiB + min(64 × input, 256 MiB); more than 1 GiB counts as that. Exceeded: `limit-memory`.
   */
  readonly budget: number;
  /** Array elements and unknown tagged fields together. Default 1,000,000; more than 16,000,000 counts as that. */
  readonly elements: number;
  /** Unknown tagged fields of one struct. Default 1,024. */
  readonly unknownTagsPerStruct: number;
  /** Unknown tagged fields of the whole message. Default 4,096. */
  readonly unknownTags: number;
  /** Bytes of one unknown tagged field. Default 131,072. */
  readonly unknownTagSize: number;
  /** Bytes of all unknown tagged fields of the message. Default 1,048,576. */
  readonly unknownTagBytes: number;
}

/** The limits for an input of `length` bytes. What is no number allows nothing. */
export function limitsFor(
  length: number,
  {
    budget = 65_536 + Math.min(64 * length, 2 ** 28),
    elements = 1_000_000,
    unknownTagsPerStruct = 1_024,
    unknownTags = 4_096,
    unknownTagSize = 131_072,
    unknownTagBytes = 2 ** 20,
  }: Partial<DecodeLimits> = {},
): DecodeLimits {
  return {
    budget: Math.min(budget, 2 ** 30) || 0,
    elements: Math.min(elements, 16_000_000) || 0,
    unknownTagsPerStruct,
    unknownTags,
    unknownTagSize,
    unknownTagBytes,
  };
}
