// What the command needs, by Node.

import { fstatSync } from "node:fs";
import { open, stat } from "node:fs/promises";
import {
  BrokenPipeError,
  type CommandFile,
  CommandFileError,
  type CommandIo,
  type FileErrorKind,
} from "kafka-wire/command";
import { zstd } from "./zstd.ts";

const CHUNK = 262_144;
const INPUT = "the standard input";

/** Files and streams of this process. */
export function nodeIo(): CommandIo {
  const { stdout, stderr } = process;
  for (const stream of [stdout, stderr]) stream.on("error", () => {}); // told to whoever writes
  return {
    open: async (name) => name === "-" ? { source: standardInput() } : await openFile(name),
    write,
    warn: (text) => void stderr.write(text),
    terminals: { output: stdout.isTTY === true, error: stderr.isTTY === true },
    ...stdout.columns > 0 && { columns: stdout.columns },
    nowMs: () => performance.now(),
    decompressors: { zstd },
  };
}

async function openFile(name: string): Promise<CommandFile> {
  const found = await told(name, () => stat(name));
  if (found.isDirectory()) throw new CommandFileError(name, "directory");
  const source = chunksOf(name);
  return found.isFile() && found.size > 0 ? { source, size: found.size } : { source };
}

/** Each chunk has memory of its own, which is not written again: events hold views of it. */
async function* chunksOf(name: string): AsyncGenerator<Uint8Array> {
  const file = await told(name, () => open(name));
  try {
    for (;;) {
      const buffer = new Uint8Array(CHUNK);
      const { bytesRead } = await told(name, () => file.read(buffer, 0, CHUNK, null));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** A Buffer is a Uint8Array whose slice() is a view, so it is given on as a plain one. */
async function* standardInput(): AsyncGenerator<Uint8Array> {
  if (fstatSync(0).isDirectory()) throw new CommandFileError(INPUT, "directory");
  const chunks: AsyncIterator<Uint8Array> = process.stdin[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await told(INPUT, () => chunks.next());
      if (done) return;
      yield new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
    }
  } finally {
    await chunks.return?.();
  }
}

const KINDS: Readonly<Record<string, FileErrorKind>> = {
  ENOENT: "missing",
  ENOTDIR: "missing",
  EISDIR: "directory",
  EACCES: "denied",
  EPERM: "denied",
};

/** What `body` gives; what the system says against it is told with the name of the file. */
async function told<T>(name: string, body: () => Promise<T>): Promise<T> {
  try {
    return await body();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const kind = KINDS[code] ?? "other";
    throw new CommandFileError(name, kind, ...kind === "other" ? [message] : []);
  }
}

const CLOSED = ["EPIPE", "ERR_STREAM_DESTROYED", "ERR_STREAM_WRITE_AFTER_END"];

function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (!error) resolve();
      else if (CLOSED.includes((error as NodeJS.ErrnoException).code ?? "")) {
        reject(new BrokenPipeError());
      } else reject(error);
    });
  });
}
