// Under its own name the package is its sources in tests, as in Deno; dist/ needs a build.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const { imports } = JSON.parse(readFileSync("deno.json", "utf8"));

/** For `resolve.alias` of vitest. */
export const alias: { find: RegExp; replacement: string }[] = Object.entries<string>(imports)
  .filter(([name]) => name !== "vitest")
  .map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: fileURLToPath(new URL(`../../${file}`, import.meta.url)),
  }));
