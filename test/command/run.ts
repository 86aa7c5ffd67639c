// Runs the command in memory, on Node, on Deno and in a page.

import { Decompress } from "fzstd";
import {
  BrokenPipeError,
  type CommandFile,
  CommandFileError,
  type CommandIo,
  run,
} from "../../codec/command/mod.ts";
import { streamingZstd } from "../../codec/records/mod.ts";
import { bytesOf } from "../kit/read_file.ts";

/** The recording that npm start shows. */
export function example(): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf("docs/command/example.pcap");
}

/** A recording of a cluster. */
export function recording(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf(`test/captures/broker-4.4/${name}`);
}

/** What a command came to. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
  /** Pieces that were written at a time. */
  readonly pieces: readonly string[];
}

/** Files by name; "-" is the standard input. */
export type Files = Readonly<Record<string, Uint8Array | CommandFile | CommandFileError>>;

const zstd = streamingZstd((ondata) => new Decompress(ondata));

/** Runs the command on these files. */
export async function ran(
  args: readonly string[],
  files: Files = {},
  platform: Partial<CommandIo> = {},
): Promise<Ran> {
  const pieces: string[] = [];
  let err = "";
  const io: CommandIo = {
    open: (name) => Promise.resolve().then(() => fileOf(name, files[name])),
    write: (text) => Promise.resolve(void pieces.push(text)),
    warn: (text) => void (err += text),
    terminals: { output: false, error: false },
    nowMs: () => 0,
    decompressors: { zstd },
    ...platform,
  };
  const status = await run(args, io);
  return { status, out: pieces.join(""), err, pieces };
}

function fileOf(name: string, file: Files[string] | undefined): CommandFile {
  if (file === undefined) throw new CommandFileError(name, "missing");
  if (file instanceof CommandFileError) throw file;
  return file instanceof Uint8Array ? { source: file, size: file.length } : file;
}

/** Lines, without the end of the last one. */
export function linesOf(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}

/** An output that is closed after so many pieces. */
export function closedAfter(pieces: number): Pick<CommandIo, "write"> {
  let left = pieces;
  return { write: () => left-- > 0 ? Promise.resolve() : Promise.reject(new BrokenPipeError()) };
}

/** Bytes of ASCII text. */
export function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
