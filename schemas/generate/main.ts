// npm run generate: writes what the schemas say. With --check it only compares, and exits 1 where files are stale.

import { type Files, generate } from "./generate.ts";

const GENERATED = ["codec/messages", "codec/json/shapes"]; // folders that hold nothing else

const sources = new Map([
  ...readBelow("schemas"),
  ...["deno.json", "package.json"].map((file) => [file, Deno.readTextFileSync(file)] as const),
].filter(([file]) => file.endsWith(".json")));
const files = generate(sources);
const stale = staleFiles(files);
if (Deno.args.includes("--check")) {
  for (const file of stale) console.log(`stale: ${file}`);
  Deno.exit(stale.length > 0 ? 1 : 0);
}
for (const file of stale) {
  const text = files.get(file);
  if (text === undefined) Deno.removeSync(file);
  else writeFile(file, text);
}
console.log(`${files.size} files, ${stale.length} of them changed`);

/** Files that differ from what is generated, are missing, or should not be there. */
function staleFiles(files: Files): string[] {
  const differing = [...files].filter(([file, text]) => readFile(file) !== text).map(([file]) =>
    file
  );
  const extra = GENERATED.flatMap((folder) => [...readBelow(folder).keys()])
    .filter((file) => file.endsWith(".ts") && !files.has(file));
  return [...differing, ...extra].sort();
}

function readFile(file: string): string | undefined {
  try {
    return Deno.readTextFileSync(file);
  } catch {
    return undefined;
  }
}

function writeFile(file: string, text: string): void {
  const folder = file.split("/").slice(0, -1).join("/");
  if (folder !== "") Deno.mkdirSync(folder, { recursive: true });
  Deno.writeTextFileSync(file, text);
}

function readBelow(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) { for (const [file, text] of readBelow(path)) found.set(file, text); }
    else found.set(path, Deno.readTextFileSync(path));
  }
  return found;
}
