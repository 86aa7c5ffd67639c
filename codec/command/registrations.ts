// kafka-wire registrations

import { peeked } from "../capture/peeked.ts";
import { UnknownFormatError } from "../capture/mod.ts";
import { SNIFF_BYTES, sourceKindOf } from "../capture/source_kind.ts";
import { printable } from "../capture/text_words.ts";
import { registry } from "../messages/registry.ts";
import { builtIn } from "../records/mod.ts";
import { type BrokerHistory, readRegistrations } from "../records/metadata_log.ts";
import { DecodeError } from "../wire/mod.ts";
import { InputError } from "./input_error.ts";
import { emptyError, nameText } from "./inputs.ts";
import { CommandFileError, type CommandIo } from "./io.ts";
import { jsonLine } from "./json_line.ts";
import { brokerLines } from "./registration_lines.ts";
import { Session } from "./session.ts";
import type { RegistrationsWish } from "./wish.ts";

/** Writes the brokers of each log. A log that cannot be read is told, and the next one is read: the status is then 1. */
export async function registrations(wish: RegistrationsWish, io: CommandIo): Promise<number> {
  let status = 0;
  for (const name of wish.files) {
    const problem = await logProblem(name, wish.ndjson, io);
    if (problem === undefined) continue;
    io.warn(`${printable(problem)}\n`);
    status = 1;
  }
  return status;
}

/** Writes the brokers of a log; why not, if it cannot be read. */
async function logProblem(
  name: string,
  ndjson: boolean,
  io: CommandIo,
): Promise<string | undefined> {
  try {
    const session = await Session.open([name], io);
    const brokers = await session.guarded(() => brokersOf(name, session.bytes(), io));
    await session.output.all(ndjson ? jsonLines(name, brokers) : textLines(name, brokers));
    await session.output.flush();
    return undefined;
  } catch (error) {
    if (error instanceof InputError || error instanceof CommandFileError) return error.message;
    if (error instanceof DecodeError) return `Cannot read ${nameText(name)}: ${error.message}`;
    throw error;
  }
}

/** @throws {InputError} Rejects, if it is no log. */
async function brokersOf(
  name: string,
  source: AsyncIterable<Uint8Array>,
  io: CommandIo,
): Promise<readonly BrokerHistory[]> {
  const { first, all } = await peeked(source, SNIFF_BYTES);
  if (first.length === 0) throw emptyError([name]);
  if (!isLog(first)) {
    throw new InputError(
      `Cannot read ${nameText(name)}: expected a segment or a snapshot of the metadata log, ` +
        "found something else",
    );
  }
  const decompress = { ...builtIn, ...io.decompressors };
  return await readRegistrations(all, registry, { decompress });
}

function isLog(first: Uint8Array): boolean {
  try {
    return sourceKindOf(first) === "log";
  } catch (error) {
    if (error instanceof UnknownFormatError) return false;
    throw error;
  }
}

function textLines(name: string, brokers: readonly BrokerHistory[]): string[] {
  const count = `${brokers.length} broker${brokers.length === 1 ? "" : "s"}`;
  return [`${nameText(name)}: ${count}`, ...brokers.flatMap(brokerLines)];
}

function jsonLines(file: string, brokers: readonly BrokerHistory[]): string[] {
  return brokers.map((broker) => jsonLine({ file, ...broker }));
}
