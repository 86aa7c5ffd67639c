import { FilterError } from "../capture/mod.ts";
import { printable } from "../capture/text_words.ts";
import { decode } from "./decode.ts";
import { helpText, versionText } from "./help.ts";
import { InputError } from "./input_error.ts";
import { BrokenPipeError, CommandFileError, type CommandIo } from "./io.ts";
import { OutputError } from "./output.ts";
import { pods } from "./pods.ts";
import { readWish } from "./read_wish.ts";
import { registrations } from "./registrations.ts";
import { UsageError } from "./usage_error.ts";
import { versions } from "./versions.ts";
import type { Wish } from "./wish.ts";

/**
 * Runs the command line: `decode`, `registrations`, `versions`, `pods`, `--help` or `--version`.
 *
 * @param args What was typed, without the name of the program.
 * @returns The exit status. 0: the file was read, whatever it holds. 1: it cannot be read, or is of no known format.
 * 2: the arguments are wrong. Never rejects.
 * @example
 * ```ts
 * import { type CommandIo, run } from "kafka-wire/command";
 * const written: string[] = [];
 * const io: CommandIo = {
 *   open: () => Promise.resolve({ source: new Blob(["0000000b 0012 0000 00000001 0001 61"]) }),
 *   write: (text) => Promise.resolve(void written.push(text)),
 *   warn: () => {},
 *   terminals: { output: false, error: false },
 *   nowMs: () => 0,
 * };
 * const status = await run(["decode", "--filter", "ApiVersions", "request.hex"], io);
 * if (status !== 0 || !written.join("").includes("ApiVersions")) throw new Error("Cannot match");
 * ```
 */
export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    return await perform(readWish(args), io);
  } catch (error) {
    if (error instanceof BrokenPipeError) return 0;
    io.warn(`${printable(sentenceOf(error))}\n`);
    return error instanceof UsageError || error instanceof FilterError ? 2 : 1;
  }
}

async function perform(wish: Wish, io: CommandIo): Promise<number> {
  switch (wish.command) {
    case "help":
      await io.write(helpText(wish.about));
      return 0;
    case "version":
      await io.write(versionText());
      return 0;
    case "decode":
      await decode(wish, io);
      return 0;
    case "registrations":
      return await registrations(wish, io);
    case "versions":
      await versions(wish, io);
      return 0;
    case "pods":
      await pods(wish, io);
      return 0;
  }
}

const EXPECTED = [UsageError, FilterError, InputError, CommandFileError, OutputError];

/** What is no matter of the input is a defect of ours; its stack would help nobody here. */
function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : `${error}`;
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  return isExpected ? message : `Cannot go on, which is a defect of kafka-wire: ${message}`;
}
