// Programs that a test runs; each has to end by itself.

import { build } from "esbuild";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { alias } from "../../kit/alias.ts";

/** The command of Deno. */
export const DENO = "node_modules/.bin/deno";
const LIMIT_MS = 50_000; // the longest takes 4 s

/** A program that a test has started. */
export class Program {
  /** What it has printed. */
  printed = "";
  /** What it has complained of. */
  complaints = "";
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown>;

  /** Starts it as a group of its own: deno of npm is a program that starts another. */
  constructor(command: string, args: readonly string[]) {
    const child = spawn(command, args, { detached: true, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (text) => this.printed += text);
    child.stderr.on("data", (text) => this.complaints += text);
    this.#child = child;
    this.#closed = once(child, "close");
  }

  /** Waits until it has ended by itself. */
  async ended(): Promise<number | null> {
    const timer = setTimeout(() => this.#kill(), LIMIT_MS);
    await this.#closed;
    clearTimeout(timer);
    return this.#child.exitCode;
  }

  /** Ends it. */
  async stop(): Promise<void> {
    this.#kill();
    await this.#closed;
  }

  #kill(): void {
    process.kill(-this.#child.pid!, "SIGKILL");
  }
}

/** What a program has printed, once it has ended by itself and without complaints. */
export async function run(command: string, args: readonly string[]): Promise<string> {
  const program = new Program(command, args);
  const code = await program.ended();
  const { printed, complaints } = program;
  if (code === 0 && complaints === "") return printed;
  throw new Error(`Cannot run ${command}: it ended with ${code}\n${printed}\n${complaints}`);
}

/** The same of a program for Deno, with permission for this machine only. */
export function runDeno(program: string, ...args: readonly string[]): Promise<string> {
  const hosts = ["127.0.0.1", "localhost", "no-such-host.invalid"];
  return run(DENO, [
    "run",
    "--no-prompt",
    "--no-check",
    `--allow-net=${hosts.join(",")}`,
    "--allow-read=test/driver/dialers/tls",
    program,
    ...args,
  ]);
}

/** The same of a program for Node, which reads no TypeScript. */
export async function runNode(program: string, ...args: readonly string[]): Promise<string> {
  const outfile = `build/dialers/${program.replace(/.*\/|\.ts$/g, "")}.mjs`;
  await build({
    entryPoints: [program],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    alias: Object.fromEntries(alias.map(({ find, replacement }) => [nameOf(find), replacement])),
  });
  return await run(process.execPath, [outfile, ...args]);
}

/** What an alias stands for. */
function nameOf({ source }: RegExp): string {
  return source.replace(/^\^|\$$/g, "").replaceAll("\\/", "/");
}
