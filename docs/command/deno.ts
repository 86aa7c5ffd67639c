// What the command needs, by Deno.

import {
  BrokenPipeError,
  type CommandFile,
  CommandFileError,
  type CommandIo,
} from "kafka-wire/command";
import { zstd } from "./zstd.ts";

const CHUNK = 262_144;
const INPUT = "the standard input";

/** Files and streams of this process. */
export function denoIo(): CommandIo {
  const terminals = { output: Deno.stdout.isTerminal(), error: Deno.stderr.isTerminal() };
  const encoder = new TextEncoder();
  return {
    open: async (name) =>
      name === "-" ? { source: chunksOf(INPUT, Deno.stdin) } : await openFile(name),
    write: async (text) => await write(encoder.encode(text)),
    warn: (text) => void Deno.stderr.writeSync(encoder.encode(text)),
    terminals,
    ...terminals.output && { columns: Deno.consoleSize().columns },
    nowMs: () => performance.now(),
    decompressors: { zstd },
  };
}

async function openFile(name: string): Promise<CommandFile> {
  const found = await told(name, () => Deno.stat(name));
  if (found.isDirectory) throw new CommandFileError(name, "directory");
  const source = fileChunks(name);
  return found.isFile && found.size > 0 ? { source, size: found.size } : { source };
}

async function* fileChunks(name: string): AsyncGenerator<Uint8Array> {
  using file = await told(name, () => Deno.open(name));
  yield* chunksOf(name, file);
}

interface Readable {
  read(into: Uint8Array): Promise<number | null>;
}

/** Each chunk has memory of its own, which is not written again: events hold views of it. */
async function* chunksOf(name: string, file: Readable): AsyncGenerator<Uint8Array> {
  for (;;) {
    const buffer = new Uint8Array(CHUNK);
    const size = await told(name, () => file.read(buffer));
    if (size === null) return;
    yield buffer.subarray(0, size);
  }
}

/** What `body` gives; what the system says against it is told with the name of the file. */
async function told<T>(name: string, body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } catch (error) {
    throw fileError(name, error as Error);
  }
}

function fileError(name: string, error: Error): CommandFileError {
  const { NotFound, NotADirectory, IsADirectory, PermissionDenied, NotCapable } = Deno.errors;
  if (error instanceof NotFound || error instanceof NotADirectory) {
    return new CommandFileError(name, "missing");
  }
  if (error instanceof IsADirectory) return new CommandFileError(name, "directory");
  if (error instanceof PermissionDenied) return new CommandFileError(name, "denied");
  if (!(error instanceof NotCapable)) return new CommandFileError(name, "other", error.message);
  return new CommandFileError(name, "denied", "Deno does not allow it without --allow-read");
}

/** The system may take a part at a time. */
async function write(bytes: Uint8Array): Promise<void> {
  try {
    for (let at = 0; at < bytes.length;) at += await Deno.stdout.write(bytes.subarray(at));
  } catch (error) {
    throw error instanceof Deno.errors.BrokenPipe ? new BrokenPipeError() : error;
  }
}
