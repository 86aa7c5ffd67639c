// A log segment or a snapshot as the command prints it, line by line while it is read.

import { Decompress } from "fzstd";
import { registry } from "kafka-wire/messages/registry";
import {
  builtIn,
  type ByteSource,
  logFileKind,
  readBatches,
  readSegment,
  type SegmentEvent,
  streamingZstd,
} from "kafka-wire/records";
import { readRegistrations } from "kafka-wire/records/metadata-log";
import { brokerJson, eventJson } from "./log_json.ts";
import { brokerLines, LogText } from "./log_text.ts";
import { printable } from "./printable.ts";
import { InputError } from "./sides.ts";

/** A log and how it is to be shown. */
export interface LogInput {
  readonly name: string;
  readonly source: ByteSource;
  readonly json: boolean;
  readonly registrations: boolean;
}

const decompress = { ...builtIn, zstd: streamingZstd((ondata) => new Decompress(ondata)) };

/**
 * Whether a file is a log, by its name.
 *
 * @throws {InputError} If it is another file of a log directory.
 */
export function isLogName(name: string): boolean {
  const found = logFileKind(name);
  if (found === undefined) return /\.(?:log|checkpoint)$/.test(name);
  if (found.kind === "segment" || found.kind === "snapshot") return true;
  throw new InputError(
    `Cannot read ${name}: it is ${found.what}. Give a .log or a .checkpoint file`,
  );
}

/** Whether these bytes begin with a batch whose checksum fits. */
export function isLog(bytes: Uint8Array): boolean {
  try {
    return !readBatches(bytes)[Symbol.iterator]().next().done;
  } catch {
    return false;
  }
}

/** Prints a log and says what could not be decoded. */
export async function printLog(
  input: LogInput,
  print: (line: string) => void,
): Promise<readonly string[]> {
  return input.registrations ? await printBrokers(input, print) : await printEvents(input, print);
}

async function printBrokers(
  { name, source, json }: LogInput,
  print: (line: string) => void,
): Promise<readonly string[]> {
  try {
    const brokers = await readRegistrations(source, registry, { decompress });
    if (!json) {
      print(`${printable(name)}: ${brokers.length} broker${brokers.length === 1 ? "" : "s"}`);
    }
    for (const broker of brokers) {
      for (const line of json ? [brokerJson(name, broker)] : brokerLines(broker)) print(line);
    }
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [`${printable(name)}: ${error.message}`];
  }
}

async function printEvents(
  { name, source, json }: LogInput,
  print: (line: string) => void,
): Promise<readonly string[]> {
  const problems = new Problems();
  const text = new LogText();
  const topic = topicOf(name);
  const options = { registry, decompress, ...topic === undefined ? {} : { topic } };
  if (!json) print(printable(name));
  for await (const event of readSegment(source, options)) {
    for (const line of json ? [eventJson(name, event)] : text.linesOf(event)) print(line);
    problems.add(event);
  }
  if (!json) { for (const line of text.end()) print(line); }
  return problems.lines(printable(name));
}

/** A partition's directory is named after its topic; snapshots are of the metadata log. */
function topicOf(name: string): string | undefined {
  if (name.endsWith(".checkpoint")) return "__cluster_metadata";
  return /([^\\/]+)-\d+[\\/][^\\/]+$/.exec(name)?.[1];
}

const MOST = 100; // lines of errors

/** What the status of the command is about: a log that ends inside a batch is no error. */
class Problems {
  readonly #first: string[] = [];
  #count = 0;

  add(event: SegmentEvent): void {
    for (const problem of problemsOf(event)) {
      if (this.#count++ < MOST) this.#first.push(problem);
    }
  }

  lines(name: string): readonly string[] {
    const lines = this.#first.map((problem) => `${name}: ${problem}`);
    return this.#count > MOST ? [...lines, `${name}: ${this.#count - MOST} more`] : lines;
  }
}

function problemsOf(event: SegmentEvent): readonly string[] {
  if (event.kind !== "warning") return event.issues.map(({ what }) => what);
  return event.code === "corrupt" || event.code === "scan-limit" ? [event.text] : [];
}
