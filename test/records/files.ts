// Reads files below test/captures/logs on Node, on Deno and in a page.

/** What a broker left. */
export function logFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return readBytes(new URL(`../captures/logs/${name}`, here));
}

/** The lines that Kafka's dump tool printed about it. */
export async function dumpLines(name: string): Promise<string[]> {
  const file = await logFile(`${name}.dump.txt.gz`);
  const text = await new Response(isGzip(file) ? gunzip(file) : file).text();
  return text.trimEnd().split("\n");
}

// A variable, since Vite rewrites `new URL(template, import.meta.url)` into a glob of imports.
const here = import.meta.url;

async function readBytes(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  if (url.protocol !== "file:") return new Uint8Array(await (await fetch(url)).arrayBuffer());
  const { readFile } = await import("node:fs/promises");
  return new Uint8Array(await readFile(url));
}

/** False where the server of a page has announced the compression, so that `fetch` undid it. */
function isGzip(file: Uint8Array): boolean {
  return file[0] === 0x1f && file[1] === 0x8b;
}

function gunzip(file: Uint8Array<ArrayBuffer>): ReadableStream {
  return new Blob([file]).stream().pipeThrough(new DecompressionStream("gzip"));
}
