// Files of the repository, on Node, on Deno and in a page.

const here = import.meta.url;

/** The bytes of a file, by its path in the repository. */
export async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(`../../${path}`, here);
  if (url.protocol !== "file:") return new Uint8Array(await (await fetch(url)).arrayBuffer());
  const { readFile } = await import("node:fs/promises");
  return new Uint8Array(await readFile(url));
}
