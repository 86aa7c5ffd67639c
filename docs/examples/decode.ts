// `npm start`: decodes a recorded Kafka connection. Here is all that needs a platform; the rest is in
// docs/start.

import type { ByteSource } from "kafka-wire/records";
import {
  decodeInputs,
  help,
  refuseMany,
  type Report,
  type Wish,
  wishOf,
} from "../start/command.ts";
import { type Input, refuseCapture } from "../start/input.ts";
import { isLog, isLogName, printLog } from "../start/log.ts";
import { InputError } from "../start/sides.ts";

/** What is decoded where no file is named. test/captures/README.md says how it was recorded. */
const recorded: readonly string[] = [
  "test/captures/describe-stream-10.txt",
  "test/captures/startup-stream-37.txt",
];

async function main(args: readonly string[]): Promise<Report> {
  const wish = wishOf(args);
  const { help: helps, json, files } = wish;
  if (helps) return { lines: [help], errors: [], status: 0 };
  const areLogs = files.map(isLogName);
  if (files.length > 0 && (wish.registrations || areLogs.every(Boolean))) {
    return await logs(wish, await Promise.all(files.map(sourceOf)));
  }
  refuseMany(files);
  const inputs = await Promise.all(files.map(inputOf));
  const bytes = inputs.map((input) => input.bytes);
  if (inputs.length > 0 && bytes.every(isLog)) return await logs(wish, bytes);
  if (inputs.length > 0) return decodeInputs(inputs, json);
  const reports: Report[] = [];
  for (const name of recorded) {
    const bytes = await readFile(new URL(`../../${name}`, import.meta.url), name);
    reports.push(decodeInputs([{ name, bytes }], json));
  }
  return joined(reports, json);
}

/** Logs may be larger than memory: their lines are printed while they are read. */
async function logs(wish: Wish, sources: readonly ByteSource[]): Promise<Report> {
  const { files, json, registrations } = wish;
  const errors: string[] = [];
  for (const [i, source] of sources.entries()) {
    const input = { name: files[i]!, source, json, registrations };
    errors.push(...await read(input.name, () => printLog(input, console.log)));
  }
  return { lines: [], errors, status: errors.length > 0 ? 1 : 0 };
}

async function sourceOf(name: string): Promise<ByteSource> {
  return name === "-" ? Deno.stdin.readable : await read(name, () => opened(name));
}

function joined(reports: readonly Report[], json: boolean): Report {
  return {
    lines: reports.flatMap(({ lines }, i) => json || i === 0 ? lines : ["", ...lines]),
    errors: reports.flatMap(({ errors }) => errors),
    status: reports.some(({ status }) => status !== 0) ? 1 : 0,
  };
}

async function inputOf(name: string): Promise<Input> {
  return {
    name,
    bytes: await (name === "-" ? bytesOf(Deno.stdin.readable, name) : readFile(name, name)),
  };
}

async function readFile(path: string | URL, name: string): Promise<Uint8Array> {
  return await read(name, async () => await bytesOf(await opened(path), name));
}

async function opened(path: string | URL): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return (await Deno.open(path)).readable;
}

/** What `body` gives; if the file cannot be read, a sentence that names it. */
async function read<T>(name: string, body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } catch (error) {
    if (!isOfFile(error)) throw error;
    throw new InputError(`Cannot read ${name}: ${why(error)}`);
  }
}

function isOfFile(error: unknown): boolean {
  return Object.values(Deno.errors).some((kind) => error instanceof kind);
}

// A capture may be larger than memory; it is refused by its first bytes. A stream worth reading is not.
const MOST = 268_435_456;

async function bytesOf(
  file: ReadableStream<Uint8Array<ArrayBuffer>>,
  name: string,
): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of file) {
    if (size === 0) refuseCapture(name, chunk);
    size += chunk.length;
    if (size > MOST) throw new InputError(`Cannot read ${name}: expected at most ${MOST} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function why(error: unknown): string {
  if (error instanceof Deno.errors.NotFound) return "there is no such file";
  if (error instanceof Deno.errors.IsADirectory) return "it is a directory";
  if (error instanceof Deno.errors.PermissionDenied) return "it may not be read";
  return String(error);
}

/** What is no matter of the input is a defect of ours; its stack would help nobody here. */
function failed(error: unknown): Report {
  const sentence = error instanceof InputError ? error.message : `Cannot go on, a defect: ${error}`;
  return { lines: [], errors: [sentence], status: 1 };
}

const { lines, errors, status } = await main(Deno.args).catch(failed);
for (const line of lines) console.log(line);
for (const line of errors) console.error(line);
Deno.exitCode = status;
