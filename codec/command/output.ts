// The standard output, in pieces that are worth a call of the system.

import { BrokenPipeError, type CommandIo } from "./io.ts";

const PIECE = 65_536; // characters

/** The output cannot be written, for another reason than that nobody reads it. */
export class OutputError extends Error {
  override readonly name = "OutputError";
}

/** Collects lines. */
export class Output {
  readonly #io: Pick<CommandIo, "write">;
  readonly #before: () => void;
  #text = "";

  /** @param before Is called before something is written. */
  constructor(io: Pick<CommandIo, "write">, before: () => void = () => {}) {
    this.#io = io;
    this.#before = before;
  }

  /** Adds a line; true if it is time to flush. */
  add(line: string): boolean {
    this.#text += line + "\n";
    return this.#text.length >= PIECE;
  }

  /** Adds lines and writes where enough have come. */
  async all(lines: Iterable<string>): Promise<void> {
    for (const line of lines) {
      if (this.add(line)) await this.flush();
    }
  }

  /**
   * Writes what has come.
   *
   * @throws {BrokenPipeError} Rejects, if nobody reads it any more.
   * @throws {OutputError} Rejects, if it cannot be written.
   */
  async flush(): Promise<void> {
    const text = this.#text;
    if (text === "") return;
    this.#text = "";
    this.#before();
    try {
      await this.#io.write(text);
    } catch (error) {
      if (error instanceof BrokenPipeError) throw error;
      throw new OutputError(`Cannot write: ${error instanceof Error ? error.message : error}`);
    }
  }
}
