// Options and files out of arguments, whatever they mean.

import { nearest } from "../capture/output/nearest.ts";
import { printable, wordOf } from "../capture/text_words.ts";
import { type Option, OPTIONS } from "./options.ts";
import { UsageError } from "./usage_error.ts";
import type { CommandName } from "./wish.ts";

/** What was typed. */
export interface Given {
  readonly files: readonly string[];
  /** Whether the option was given. */
  has(option: string): boolean;
  /** Its values, in order. */
  all(option: string): readonly string[];
}

/**
 * Takes the arguments of a command apart. `--port 9092` and `--port=9092` are the same, options may stand anywhere,
 * behind `--` there are only files, and `-` is a file.
 *
 * @throws {UsageError} If an option is not one of the command's, or its value is not as it should be.
 */
export function readOptions(command: CommandName, args: readonly string[]): Given {
  const given = new Map<string, string[]>();
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const files: string[] = [];
  for (let i = 0; i < end; i++) {
    const arg = args[i]!;
    if (arg === "-" || !arg.startsWith("-")) files.push(arg);
    else if (take(command, arg, i + 1 < end ? args[i + 1] : undefined, given)) i++;
  }
  return {
    files: [...files, ...args.slice(end + 1)],
    has: (option) => given.has(option),
    all: (option) => given.get(option) ?? [],
  };
}

/** Takes one option; true if the next argument was its value. */
function take(
  command: CommandName,
  arg: string,
  next: string | undefined,
  given: Map<string, string[]>,
): boolean {
  const [name = "", ...rest] = arg.split("=");
  const option = optionOf(command, name === "-h" ? "--help" : name);
  const value = rest.length > 0 ? rest.join("=") : option.value && next;
  const values = given.get(option.name) ?? [];
  given.set(option.name, values);
  if (option.value === undefined) {
    if (value !== undefined) throw wrong(command, `${name} without a value`, "one");
    return false;
  }
  if (value === undefined) throw wrong(command, `${option.value} after ${name}`, "nothing");
  if (values.length > 0 && !option.isRepeatable) throw wrong(command, `${name} once`, "it twice");
  values.push(value);
  return rest.length === 0;
}

function optionOf(command: CommandName, name: string): Option {
  const option = OPTIONS[command].find((option) => option.name === name);
  if (option !== undefined) return option;
  const [close] = nearest(name, OPTIONS[command].map(({ name }) => name));
  const meant = close === undefined ? "" : `; perhaps ${close} was meant`;
  throw wrong(command, `an option of kafka-wire ${command}`, `${shownWord(name)}${meant}`);
}

/** The error for arguments of a command. */
export function wrong(command: CommandName, expected: string, found: string): UsageError {
  const what = `expected ${expected}, found ${found}`;
  return new UsageError(what, `kafka-wire ${command} --help`);
}

/** What was typed, as it may be shown. */
export function shownWord(text: string): string {
  return printable(wordOf(text));
}
