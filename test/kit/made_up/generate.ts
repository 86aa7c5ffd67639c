// Writes the codecs of this folder:
// deno run --allow-read --allow-write=test/kit/made_up test/kit/made_up/generate.ts

import { madeUpFiles } from "./files.ts";

for (const [file, text] of madeUpFiles(Deno.readTextFileSync)) Deno.writeTextFileSync(file, text);
