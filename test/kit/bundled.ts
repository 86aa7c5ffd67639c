// A module with all that it imports in one file, as users have it: between files the test runner looks up each import
// at each use, which takes half the time of a simulation.

import { build } from "esbuild";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Imports a module in this form. */
export async function bundled<Module>(entry: string): Promise<Module> {
  const outfile = resolve(`build/bundled/${entry.replace(/\W+/g, "_")}.mjs`);
  await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", platform: "node" });
  return await import(/* @vite-ignore */ pathToFileURL(outfile).href);
}
