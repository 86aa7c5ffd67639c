/** Says which line of which schema cannot be used, and why. */
export class SchemaError extends Error {
  override readonly name: string = "SchemaError";
  readonly file: string;
  /** The first line is 1; so is that of a complaint about the file as a whole. */
  readonly line: number;

  /**
   * @param place Where the offending text stands.
   * @param action What cannot be done, without "Cannot".
   * @param expected What would have been right.
   * @param found What is there instead.
   */
  constructor(place: Place, action: string, expected: string, found: string) {
    super(`${place.file}:${place.line}: Cannot ${action}: expected ${expected}, found ${found}`);
    this.file = place.file;
    this.line = place.line;
  }
}

/** A line of a schema file. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

const LONGEST_QUOTE = 60;

/** Text of a schema inside a complaint: quoted, on one line, and not the whole of a huge one. */
export function quote(text: string): string {
  const cut = text.length > LONGEST_QUOTE ? text.slice(0, LONGEST_QUOTE) + "…" : text;
  return JSON.stringify(cut);
}
