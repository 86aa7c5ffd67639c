// Runs tests against code with a fault in it, in a process of their own. No file of the code is touched.

import { build, type BuildOptions } from "esbuild";
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Mutant } from "./mutant.ts";

/** Some files of tests. */
export interface Suite {
  readonly name: string;
  readonly files: readonly string[];
  /** A fault may make them run for ever: they are ended after so many seconds. */
  readonly mostSeconds: number;
}

/** All tests of folders that run everywhere; those that take long come last. */
export function suiteOf(name: string, mostSeconds: number, ...folders: readonly string[]): Suite {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".test.ts") && !file.endsWith(".node.test.ts"))
      .map((file) => `${folder}/${file}`)
  );
  const isLong = (file: string) => Number(file.includes("differential"));
  return { name, files: files.toSorted((a, b) => isLong(a) - isLong(b)), mostSeconds };
}

/** What noticed the fault: the name of a test, or what happened to the process; undefined if nothing did. */
export async function noticed(
  mutant: Mutant | undefined,
  suite: Suite,
  outfile: string,
): Promise<string | undefined> {
  await build({ ...bundleOf(suite, mutant), outfile, plugins: mutant ? [faulty(mutant)] : [] });
  return run(outfile, suite.mostSeconds);
}

/** The tests that are called as the faulty file is come first: they may well notice. */
function bundleOf({ files }: Suite, mutant: Mutant | undefined): BuildOptions {
  const stem = mutant?.file.match(/(\w+)\.ts$/)?.[1];
  const first = files.filter((file) => file.endsWith(`/${stem}.test.ts`));
  const imports = [...first, ...files].map((file) => `import "./${file}";`);
  return {
    stdin: { contents: [...imports, RUNNER].join("\n"), resolveDir: ".", loader: "ts" },
    alias: { vitest: resolve("test/kit/portable.ts") },
    bundle: true,
    format: "esm",
    platform: "node",
    ignoreAnnotations: true, // tests are imported for what they do
    logLevel: "silent",
  };
}

/** Ends at the first test that fails. */
const RUNNER = `
import { cases } from "./test/kit/portable.ts";
for (const { name, body } of cases) {
  try {
    await body();
  } catch {
    console.log(name);
    process.exit(1);
  }
}
process.exit(cases.length > 0 ? 0 : 2);
`;

function faulty({ file, text }: Mutant): NonNullable<BuildOptions["plugins"]>[number] {
  return {
    name: "faulty",
    setup({ onLoad }) {
      onLoad(
        { filter: /\.ts$/ },
        ({ path }) => path === resolve(file) ? { contents: text, loader: "ts" } : undefined,
      );
    },
  };
}

function run(file: string, mostSeconds: number): Promise<string | undefined> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, ["--max-old-space-size=1024", file], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    let told = "";
    child.stdout.on("data", (text) => told += text);
    child.on("error", reject);
    const timer = setTimeout(() => child.kill("SIGKILL"), 1_000 * mostSeconds);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      if (code === 2) reject(new Error("Cannot run: expected tests"));
      if (code === 0) done(undefined);
      else done(told.trim().split("\n").at(-1) || `the process ended with ${signal ?? code}`);
    });
  });
}
