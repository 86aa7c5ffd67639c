// The files that a command was given, and what is said where they cannot be read.

import { captureFormat, MAGIC_BYTES } from "../capture/files/capture_format.ts";
import { UnknownFormatError, UnknownTextError } from "../capture/mod.ts";
import { peeked } from "../capture/peeked.ts";
import { printable } from "../capture/text_words.ts";
import { logFileKind } from "../records/mod.ts";
import { InputError } from "./input_error.ts";
import type { CommandFile, CommandIo } from "./io.ts";

/**
 * Opens a file, unless its name says that it is one of a log directory that holds no records.
 *
 * @throws {CommandFileError} Rejects, if there is none that can be read.
 * @throws {InputError} Rejects, if it is such a file.
 */
export async function opened(name: string, io: CommandIo): Promise<CommandFile> {
  const file = await io.open(name);
  const found = logFileKind(name);
  if (found === undefined || found.kind === "segment" || found.kind === "snapshot") return file;
  throw new InputError(
    `Cannot read ${nameText(name)}: it is ${found.what}. Give a .log or a .checkpoint file`,
  );
}

/** What a file is called in a sentence. */
export function nameText(name: string): string {
  return name === "-" ? "the standard input" : printable(name);
}

/** The error for a source of that name, of which so many bytes were read; the same error if it is another matter. */
export function namedError(error: unknown, name: string, bytes: number): unknown {
  const start = `Cannot read ${nameText(name)}`;
  if (error instanceof UnknownTextError) {
    return new InputError(error.message.replace("Cannot read the text", () => start));
  }
  if (!(error instanceof UnknownFormatError)) return error;
  if (bytes === 0) return emptyError([name]);
  const expected = error.format === undefined ? ANYTHING : error.message.replace(/^[^:]*: /, "");
  return new InputError(`${start}: ${expected}`);
}

const ANYTHING = "expected a packet capture, the bytes of a connection, a text that shows bytes " +
  "or a log, found other bytes";

/** The error for files without any bytes. */
export function emptyError(names: readonly string[]): InputError {
  const are = names.length === 1 ? "it is empty" : "they are empty";
  return new InputError(`Cannot read ${names.map(nameText).join(" and ")}: ${are}`);
}

/**
 * The bytes of one direction of a connection.
 *
 * @throws {InputError} Rejects, if they are a capture, which holds both.
 */
export async function oneDirection(
  source: AsyncIterable<Uint8Array>,
  name: string,
): Promise<AsyncIterable<Uint8Array>> {
  const { first, all } = await peeked(source, MAGIC_BYTES);
  const { format } = captureFormat(first);
  if (format === undefined) return all;
  throw new InputError(
    `Cannot read ${nameText(name)}: expected the bytes of one direction, found ${format}. ` +
      "Captures are given one at a time",
  );
}
