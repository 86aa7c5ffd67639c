/** A text is none of the forms in which bytes are written, or breaks off in one of them. */
export class UnknownTextError extends Error {
  /** The name of the class. */
  override readonly name = "UnknownTextError";
  /** Line of what does not fit, from 1. */
  readonly line: number;
  /** Column of it, from 1: characters of its line. */
  readonly column: number;
  /** The form it was being read as, in words; absent where it does not begin like one. */
  readonly what?: string;
  /** What should be there. */
  readonly expected: string;
  /** What is there; never what the text says. */
  readonly found: string;

  /** The message is a sentence made of these. */
  constructor(
    { line, column }: { readonly line: number; readonly column: number },
    expected: string,
    found: string,
    what?: string,
  ) {
    const as = what === undefined ? "" : ` as ${what}`;
    super(
      `Cannot read the text${as}, line ${line}, column ${column}: expected ${expected}, found ${found}`,
    );
    this.line = line;
    this.column = column;
    this.expected = expected;
    this.found = found;
    if (what !== undefined) this.what = what;
  }
}
