// Writes the pages: deno run --allow-read --allow-write=docs/reference test/explore/write_reference.ts

import { writeFileSync } from "node:fs";
import { referencePages } from "./reference.ts";
import { readTests } from "./sources.ts";

for (const [file, text] of referencePages(readTests())) writeFileSync(file, text);
