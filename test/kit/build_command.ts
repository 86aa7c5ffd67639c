// The command as one file for Node, with everything it needs inside: what the package calls its `bin`.

import * as esbuild from "esbuild";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Writes the bundle to `outfile`. */
export async function buildCommand(outfile: string): Promise<void> {
  const { imports } = JSON.parse(await readFile(`${root}deno.json`, "utf8"));
  await esbuild.build({
    entryPoints: [`${root}docs/command/main_node.ts`],
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "warning",
    banner: { js: await bannerText() },
    plugins: [{
      name: "own-sources",
      setup(b) {
        b.onResolve({ filter: /^kafka-wire(\/|$)/ }, ({ path }) => ({
          path: fileURLToPath(new URL(`../../${imports[path]}`, import.meta.url)),
        }));
      },
    }],
  });
}

/** Whose work is inside, and under which terms. */
async function bannerText(): Promise<string> {
  const license = await readFile(`${root}node_modules/fzstd/LICENSE`, "utf8");
  const own = "kafka-wire, Apache License 2.0. It holds fzstd, https://github.com/101arrowz/fzstd:";
  return `#!/usr/bin/env node\n/*\n${own}\n\n${license.trim()}\n*/`;
}
