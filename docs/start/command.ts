// The command without its platform: arguments and the bytes of files in, lines and a status out.

import { type Input, sidesOf } from "./input.ts";
import { jsonLines } from "./ndjson.ts";
import { decodeSession, type Session } from "./session.ts";
import { InputError } from "./sides.ts";
import { textLines } from "./text.ts";

/** What the arguments ask for. */
export interface Wish {
  readonly help: boolean;
  readonly json: boolean;
  /** The history of brokers instead of batches and records. */
  readonly registrations: boolean;
  /** None: the recorded session of the repository. */
  readonly files: readonly string[];
}

/** What the command prints, and how it ends. */
export interface Report {
  readonly lines: readonly string[];
  /** For the other stream. */
  readonly errors: readonly string[];
  readonly status: 0 | 1;
}

/** What `--help` prints. */
export const help =
  `Decodes a recorded Kafka connection: every request with its response; or a log of a broker.

  npm start                                 a session recorded in this repository
  npm start -- FILE                         the text of one TCP stream, made by
                                              tshark -r CAPTURE -q -z follow,tcp,raw,N > FILE
  npm start -- REQUESTS.bin RESPONSES.bin   the bytes of each direction
  npm start -- LOG...                       log segments and snapshots, *.log and *.checkpoint:
                                              their batches and records
  npm start -- --registrations LOG...       the brokers of a metadata log: who registered, with which
                                              pod, rack, listeners and features, and what came of it
  npm start -- --json [...]                 one JSON object a line and exchange, event or broker

N is the number of the TCP stream in the capture, from 0; a FILE of - is the standard input.

Below each exchange stand the fields of the request, an arrow, and those of the response. Left out are
false, "", null where it is no list, what the schema has as default, and error code NONE. Long lists and
texts are cut. Sizes are those of whole frames. What holds secrets is shown as «n bytes», as are keys and
values of application records. Runs of NoOp records in a metadata log are one line.

Status: 0 if everything was decoded, else 1.`;

/**
 * Reads the arguments.
 *
 * @throws {InputError} If there is an unknown option, or no log where one is needed.
 */
export function wishOf(args: readonly string[]): Wish {
  const files = args.filter((arg) => arg === "-" || !arg.startsWith("-"));
  const options = args.filter((arg) => !files.includes(arg));
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) {
    throw usage(`expected --json, --registrations or --help, found ${unknown}`);
  }
  const registrations = options.includes("--registrations");
  if (registrations && files.length === 0) throw usage("expected a log, found no file");
  if (files.filter((file) => file === "-").length > 1) {
    throw usage("expected - once, found it twice");
  }
  const help = options.includes("--help") || options.includes("-h");
  return { help, json: options.includes("--json"), registrations, files };
}

const OPTIONS = ["--json", "--registrations", "--help", "-h"];

function usage(what: string): InputError {
  return new InputError(`Cannot use the arguments: ${what}. See npm start -- --help`);
}

/**
 * Refuses more files than a connection has sides; of logs there may be any number.
 *
 * @throws {InputError} If there are more than two.
 */
export function refuseMany(files: readonly string[]): void {
  if (files.length > 2) throw usage(`expected at most two files, found ${files.length}`);
}

/** Decodes the one file of tshark's text, or the two of bytes. */
export function decodeInputs(inputs: readonly Input[], json: boolean): Report {
  const name = inputs.map((input) => input.name).join(" ");
  try {
    return reportOf(name, decodeSession(sidesOf(inputs)), json);
  } catch (error) {
    if (error instanceof InputError) return { lines: [], errors: [error.message], status: 1 };
    throw error;
  }
}

function reportOf(name: string, session: Session, json: boolean): Report {
  const { failures, notes, client, server } = session;
  const errors = failures.length === 0 ? [] : [`Cannot decode all of ${name}:`, ...failures];
  const status = failures.length === 0 ? 0 : 1;
  if (json) return { lines: jsonLines(name, session), errors: [...notes, ...errors], status };
  const title = `${name}: ${client} → ${server}, ${counted(session.exchanges.length, "exchange")}`;
  return { lines: [title, ...textLines(session)], errors, status };
}

function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? "" : "s"}`;
}
