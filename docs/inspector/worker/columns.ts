// The index of a source: a row of numbers for each event, in columns, outside the heap.
// 763,000 events of a 200 MB capture take 70 MB here; as objects they would take ten times that.

// In chunks, so that growing copies nothing. What nobody sets takes no room.
const SHIFT = 15;
const CHUNK = 1 << SHIFT;
const MASK = CHUNK - 1;

/** A number for each row; 0 until one is set. */
export interface Column {
  /** The number of a row. */
  get(row: number): number;
  /** Sets the number of a row. */
  set(row: number, value: number): void;
}

// Three classes of one text: a class for all arrays would make the engine guess at each access, at thrice the time.

/** Numbers from 0 to 255. */
export class ByteColumn implements Column {
  readonly #chunks: Uint8Array[] = [];

  /** The number of a row. */
  get(row: number): number {
    return this.#chunks[row >>> SHIFT]?.[row & MASK] ?? 0;
  }

  /** Sets the number of a row. */
  set(row: number, value: number): void {
    if (value === 0 && this.#chunks[row >>> SHIFT] === undefined) return;
    (this.#chunks[row >>> SHIFT] ??= new Uint8Array(CHUNK))[row & MASK] = value;
  }
}

/** Whole numbers of 32 bits. */
export class IntColumn implements Column {
  readonly #chunks: Int32Array[] = [];

  /** The number of a row. */
  get(row: number): number {
    return this.#chunks[row >>> SHIFT]?.[row & MASK] ?? 0;
  }

  /** Sets the number of a row. */
  set(row: number, value: number): void {
    if (value === 0 && this.#chunks[row >>> SHIFT] === undefined) return;
    (this.#chunks[row >>> SHIFT] ??= new Int32Array(CHUNK))[row & MASK] = value;
  }
}

/** Numbers of any kind. */
export class NumberColumn implements Column {
  readonly #chunks: Float64Array[] = [];

  /** The number of a row. */
  get(row: number): number {
    return this.#chunks[row >>> SHIFT]?.[row & MASK] ?? 0;
  }

  /** Sets the number of a row. */
  set(row: number, value: number): void {
    if (value === 0 && this.#chunks[row >>> SHIFT] === undefined) return;
    (this.#chunks[row >>> SHIFT] ??= new Float64Array(CHUNK))[row & MASK] = value;
  }
}

/** What the index holds of every event. */
export class Columns {
  /** Number of the event. */
  readonly id: Column = new IntColumn();
  /** By number, see `KINDS`. */
  readonly kind: Column = new ByteColumn();
  /** 0 neither, 1 request, 2 response. */
  readonly direction: Column = new ByteColumn();
  /** Bits, see the names in `index_events.ts`. */
  readonly flags: Column = new IntColumn();
  /** Why it cannot be decoded, from 1. */
  readonly reason: Column = new ByteColumn();
  /** Its number plus 1; 0: none. */
  readonly connection: Column = new IntColumn();
  readonly seconds: Column = new NumberColumn();
  /** Plus 1; 0: no time. */
  readonly nanoseconds: Column = new IntColumn();
  /** Plus 1; 0: none. */
  readonly apiKey: Column = new IntColumn();
  /** Plus 1; 0: none. */
  readonly version: Column = new IntColumn();
  /** Plus 1; 0: none. */
  readonly requestedVersion: Column = new IntColumn();
  readonly correlation: Column = new IntColumn();
  /** Version of the header. */
  readonly header: Column = new ByteColumn();
  readonly bodyStart: Column = new IntColumn();
  /** Client id of a frame, name of a record: a number of {@linkcode Names}. */
  readonly name: Column = new IntColumn();
  /** Bytes it takes. */
  readonly size: Column = new NumberColumn();
  /** Where in the stream, or the log. */
  readonly place: Column = new NumberColumn();
  /** The first of its pieces in the file, and how many there are. */
  readonly piece: Column = new IntColumn();
  readonly pieces: Column = new IntColumn();
  /** Milliseconds plus 1; 0: none. */
  readonly latency: Column = new NumberColumn();
  /** Row of the other direction plus 1, both ways. */
  readonly pair: Column = new IntColumn();
  /** Row of the Envelope, or of the batch, plus 1. */
  readonly outer: Column = new IntColumn();
  /** The first error code other than 0, and how many codes there are. */
  readonly error: Column = new IntColumn();
  readonly errors: Column = new IntColumn();
  /** Records in it. */
  readonly records: Column = new IntColumn();
  /** Bytes that are not there. */
  readonly missing: Column = new NumberColumn();
}

/** Texts by number: the few that stand in many rows. */
export class Names {
  readonly #numbers = new Map<string, number>();
  readonly #texts: (string | null | undefined)[] = [undefined, null];

  /** The number of a text; 0 for none, 1 for null. */
  number(text: string | null | undefined): number {
    if (text === undefined) return 0;
    if (text === null) return 1;
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#texts.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }

  /** The text of a number. */
  text(number: number): string | null | undefined {
    return this.#texts[number];
  }
}
