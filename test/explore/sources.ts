import { readdirSync, readFileSync } from "node:fs";
import type { Sources } from "./reference.ts";

/** All tests. */
export function readTests(): Sources {
  const files = readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(test|deep)\.ts$/.test(name))
    .map((name) => `test/${name}`);
  return new Map(files.toSorted().map((file) => [file, readFileSync(file, "utf8")]));
}
