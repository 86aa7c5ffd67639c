// npm run build: imports in dist's declarations name the .js beside them. The compiler leaves them as they are in the
// sources, which Deno does not take.

let changed = 0;
for await (const file of declarations("dist")) {
  const text = await Deno.readTextFile(file);
  const rewritten = text.replace(/(from |import\()"(\.{1,2}\/[^"]+)\.ts"/g, '$1"$2.js"');
  if (rewritten === text) continue;
  await Deno.writeTextFile(file, rewritten);
  changed++;
}
if (changed === 0) throw new Error("Cannot rewrite: expected imports of .ts files in dist");

async function* declarations(folder: string): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) yield* declarations(path);
    else if (name.endsWith(".d.ts")) yield path;
  }
}
