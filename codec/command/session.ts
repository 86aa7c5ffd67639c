// One run of a command over its files: where they come from, where lines go, and what a person is told meanwhile.

import {
  type CaptureEvent,
  type CaptureOptions,
  type CaptureReading,
  decodeCapture,
  decodeStreams,
} from "../capture/mod.ts";
import { grouped, printable } from "../capture/text_words.ts";
import { registry } from "../messages/registry.ts";
import { emptyError, namedError, oneDirection, opened } from "./inputs.ts";
import { BrokenPipeError, type CommandFile, type CommandIo } from "./io.ts";
import { Output } from "./output.ts";
import { Progress } from "./progress.ts";
import { watched } from "./source.ts";

/** A warning of a capture or of a log. */
export type Warning = Extract<CaptureEvent, { kind: "warning" }>;

const WARNINGS = 10; // of each code; all of them are events

/** What a command reads and writes. */
export class Session {
  /** Where lines go. */
  readonly output: Output;
  readonly #io: CommandIo;
  readonly #names: readonly string[];
  readonly #files: readonly CommandFile[];
  readonly #progress: Progress;
  readonly #warnings: Map<string, { readonly told: number; readonly folded: number }> = new Map();

  private constructor(names: readonly string[], files: readonly CommandFile[], io: CommandIo) {
    this.#io = io;
    this.#names = names;
    this.#files = files;
    this.#progress = new Progress(io, sizeOf(files));
    this.output = new Output(io, () => io.terminals.output && this.#progress.clear());
  }

  /**
   * Opens the files.
   *
   * @throws {CommandFileError} Rejects, if one cannot be read.
   * @throws {InputError} Rejects, if one is known to be something else.
   */
  static async open(names: readonly string[], io: CommandIo): Promise<Session> {
    const files: CommandFile[] = [];
    for (const name of names) files.push(await opened(name, io));
    return new Session(names, files, io);
  }

  /** The bytes of its first file. */
  bytes(): AsyncIterable<Uint8Array> {
    return watched(this.#files[0]!, this.#progress, this.output);
  }

  /**
   * Reads the file, or the two, to the end. The lines that `linesOf` an event gives are written.
   *
   * @throws {InputError} Rejects, if it is of no known format or empty.
   * @throws {CommandFileError} Rejects, if it cannot be read any further.
   */
  async events(
    options: CaptureOptions,
    linesOf: (event: CaptureEvent) => readonly string[],
  ): Promise<CaptureReading> {
    const reading = await this.#reading(options);
    await this.guarded(async () => {
      for await (const event of reading) {
        this.#progress.event();
        for (const line of linesOf(event)) {
          if (this.output.add(line)) await this.output.flush();
        }
      }
    });
    if (this.#names.length > 1 && this.#progress.bytes === 0) throw emptyError(this.#names);
    return reading;
  }

  async #reading(options: CaptureOptions): Promise<CaptureReading> {
    const { decompressors } = this.#io;
    const all = { ...options, ...decompressors && { decompressors } };
    const [first, second] = this.#files;
    if (second === undefined) return decodeCapture(this.bytes(), registry, all);
    const [requests, responses] = [first!, second].map((file) =>
      watched(file, this.#progress, this.output)
    );
    return decodeStreams(
      {
        requests: await oneDirection(requests!, this.#names[0]!),
        responses: await oneDirection(responses!, this.#names[1]!),
      },
      registry,
      all,
    );
  }

  /** Does something with the bytes. What was found before a failure is written before it is told. */
  async guarded<T>(body: () => Promise<T>): Promise<T> {
    try {
      return await body();
    } catch (error) {
      if (!(error instanceof BrokenPipeError)) await this.output.flush();
      throw namedError(error, this.#names[0]!, this.#progress.bytes);
    } finally {
      this.#progress.clear();
      this.#sayFolded();
    }
  }

  /** Tells a warning; of each code the first few, and how many more there are at the end. */
  warn(warning: Warning): void {
    const { code, count } = warning;
    const { told, folded } = this.#warnings.get(code) ?? { told: 0, folded: 0 };
    const isTold = told < WARNINGS;
    this.#warnings.set(
      code,
      isTold ? { told: told + 1, folded } : { told, folded: folded + count },
    );
    if (isTold) this.#say(warningText(warning));
  }

  #sayFolded(): void {
    for (const [code, { folded }] of this.#warnings) {
      if (folded > 0) this.#say(`Warning: ${grouped(folded)} more with the code ${code}`);
    }
  }

  /** Writes a line to the standard error. */
  #say(line: string): void {
    this.#progress.clear();
    this.#io.warn(`${printable(line)}\n`);
  }
}

function warningText(warning: Warning): string {
  const { text, count, fileOffset } = warning;
  const facts = [
    ...count > 1 ? [`×${grouped(count)}`] : [],
    ..."connection" in warning ? [`connection ${warning.connection}`] : [],
    ...fileOffset === undefined ? [] : [`byte ${grouped(fileOffset)} of the file`],
  ];
  return `Warning: ${text}${facts.length === 0 ? "" : ` (${facts.join(", ")})`}`;
}

function sizeOf(files: readonly CommandFile[]): number | undefined {
  return files.reduce<number | undefined>(
    (sum, { size }) => sum === undefined || size === undefined ? undefined : sum + size,
    0,
  );
}
