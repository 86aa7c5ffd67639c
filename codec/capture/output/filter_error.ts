/** A text is no filter. */
export class FilterError extends Error {
  /** Where, from 1. */
  declare readonly column: number;
  /** What may stand there. */
  declare readonly expected: string;
  /** What does. */
  declare readonly found: string;

  /** Builds the sentence from the three facts. */
  constructor(column: number, expected: string, found: string) {
    super(`Cannot read the filter at column ${column}: expected ${expected}, found ${found}`);
    Object.assign(this, { name: "FilterError", column, expected, found });
  }
}
