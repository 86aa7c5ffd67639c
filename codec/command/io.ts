// What the command needs of its platform.

import type { ByteSource, Decompress } from "../records/mod.ts";

/** The platform of a command. */
export interface CommandIo {
  /**
   * A file to read; "-" is the standard input.
   *
   * @throws {CommandFileError} Rejects, if it cannot be read. The source throws the same.
   */
  open(name: string): Promise<CommandFile>;
  /**
   * Writes to the standard output and waits until there is room for more.
   *
   * @throws {BrokenPipeError} Rejects, if nobody reads it any more.
   * @throws {Error} Rejects, if it cannot be written for another reason.
   */
  write(text: string): Promise<void>;
  /** Writes to the standard error, as it is. */
  warn(text: string): void;
  /** Which of the two a person is looking at. */
  readonly terminals: { readonly output: boolean; readonly error: boolean };
  /** Columns of the terminal. */
  readonly columns?: number;
  /** Milliseconds from any point in time. */
  nowMs(): number;
  /** What the library does not bring. */
  readonly decompressors?: { readonly zstd: Decompress };
}

/** A file that is there. */
export interface CommandFile {
  /** Its bytes, whose memory is not written again. */
  readonly source: ByteSource;
  /** Its bytes; absent where that is not known before it ends, as of a pipe. */
  readonly size?: number;
}

/** Why a file cannot be read. */
export type FileErrorKind = "missing" | "directory" | "denied" | "other";

const REASONS: Readonly<Record<FileErrorKind, string>> = {
  missing: "there is no such file",
  directory: "it is a directory",
  denied: "it may not be read",
  other: "the system does not give it",
};

/** A file cannot be read. */
export class CommandFileError extends Error {
  /** Why. */
  readonly kind: FileErrorKind;

  /** The error for a file; `detail` is what the system says, or a few words of ours. */
  constructor(file: string, kind: FileErrorKind, detail: string = REASONS[kind]) {
    super(`Cannot read ${file}: ${detail}`);
    this.name = "CommandFileError";
    this.kind = kind;
  }
}

/** Nobody reads the output any more, as with `| head`. */
export class BrokenPipeError extends Error {
  /** The error, without a reason: there is only one. */
  constructor() {
    super("Cannot write: the output is closed");
    this.name = "BrokenPipeError";
  }
}
