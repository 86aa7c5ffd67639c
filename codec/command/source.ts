// A file that is being read: how far, and what it begins with.

import { chunksOf } from "../records/mod.ts";
import type { CommandFile } from "./io.ts";
import type { Output } from "./output.ts";
import type { Progress } from "./progress.ts";

/**
 * The chunks of a file, counted. Of a pipe all that is known is written before the next chunk is waited for: it may
 * take long to come.
 */
export async function* watched(
  file: CommandFile,
  progress: Progress,
  output: Output,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunksOf(file.source)) {
    progress.read(chunk.length);
    yield chunk;
    if (file.size === undefined) await output.flush();
  }
}
