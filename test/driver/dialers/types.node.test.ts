// The platforms' own objects are what the dialers take: their own types say so.

import { expect, it } from "vitest";
import { DENO, run } from "./run.ts";

const TSC = [
  "--ignoreConfig",
  "--noEmit",
  "--strict",
  "--skipLibCheck",
  "--exactOptionalPropertyTypes",
  "--allowImportingTsExtensions",
  "--target",
  "es2022",
  "--module",
  "nodenext",
];

const CASES: readonly [name: string, libraries: readonly string[], files: readonly string[]][] = [
  ["what Node, Workers and a page have", ["es2022,dom", "--types", "node"], [
    "node",
    "workers",
    "web",
  ]],
  ["what Workers and a worker have", ["es2022,webworker"], ["workers", "web"]],
];

for (const [name, libraries, files] of CASES) {
  it(`dialers take ${name}`, async () => {
    const sources = files.map((file) => `test/driver/dialers/types/${file}.ts`);
    expect(await run("node_modules/.bin/tsc", [...TSC, "--lib", ...libraries, ...sources])).toBe(
      "",
    );
  });
}

it("dialers take Deno and its WebSocket", async () => {
  const source = "test/driver/dialers/types/deno.ts";
  expect(await run(DENO, ["check", "--quiet", source])).toBe("");
});
