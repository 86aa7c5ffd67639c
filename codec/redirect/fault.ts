/** Something is not what it should be. Thrown and caught inside this room. */
export class Fault {
  /** The kind, for programs. */
  readonly code: string;
  /** One sentence for people. */
  readonly detail: string;
  /** How far into the text that was read. */
  readonly offset: number;

  /** @param found Text is quoted, and cut if it is long. */
  constructor(code: string, expected: string, found: unknown, offset = 0) {
    this.code = code;
    const text = typeof found === "string" ? JSON.stringify(found).slice(0, 99) : String(found);
    this.detail = `expected ${expected}, found ${text}`;
    this.offset = offset;
  }
}
