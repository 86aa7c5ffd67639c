// npm run build: dist/inspector/index.html, the page with everything in it: it opens from a disk as from a server.

import * as esbuild from "esbuild";
import { fieldTable } from "./fields.ts";

const HERE = "docs/inspector";
const OUT = Deno.args[0] ?? "dist/inspector";
const EXAMPLE = "docs/command/example.pcap";

const [script, worker, style, example, licence, page] = await Promise.all([
  bundle("page/main.ts"),
  bundle("worker/worker.ts"),
  minified(`${HERE}/style.css`),
  packedExample(),
  Deno.readTextFile("node_modules/fzstd/LICENSE"),
  Deno.readTextFile(`${HERE}/index.html`),
]);
await esbuild.stop();
const policy = [
  "default-src 'none'",
  `script-src ${await hashOf(script)}`,
  `style-src ${await hashOf(style)}`,
  "worker-src blob:",
  "connect-src 'none'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const icon = encodeURIComponent(await Deno.readTextFile(`${HERE}/icon.svg`));
const html = [
  ["{{policy}}", policy],
  ["{{icon}}", icon],
  ["{{licence}}", licence.trim()],
  ["<style></style>", `<style>${style}</style>`],
  [`id="worker-source"></script>`, `id="worker-source">${worker}</script>`],
  [`id="example-source"></script>`, `id="example-source">${example}</script>`],
  ["<script></script>", `<script>${script}</script>`],
].reduce((html, [mark, part]) => filled(html, mark!, part!), page);
await Deno.mkdir(OUT, { recursive: true });
await Deno.writeTextFile(`${OUT}/index.html`, html);
const packed = await gzip(new TextEncoder().encode(html));
console.log(`${OUT}/index.html: ${html.length} bytes, ${packed.length} packed with gzip`);

function filled(html: string, mark: string, part: string): string {
  if (!html.includes(mark)) throw new Error(`Cannot build the page: expected ${mark} in it`);
  return html.replace(mark, () => part);
}

/** A program as one text that may stand inside `<script>`. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [`${HERE}/${entry}`],
    bundle: true,
    minify: true,
    format: "iife",
    platform: "browser",
    target: ["es2022", "safari16.4", "chrome108", "firefox115"],
    alias: await sources(),
    define: { FIELD_TABLE: JSON.stringify(fieldTable(schemasBelow("schemas"))) },
    plugins: [{ name: "readers-only", setup: dropEncoders }],
    charset: "utf8",
    legalComments: "none",
    write: false,
    logLevel: "warning",
  });
  return outputFiles[0]!.text.trim().replace(/<(\/script|!--)/gi, "\\x3c$1");
}

/** Leaves the encoders out of the codecs, 38 kB of the page: it only reads. */
function dropEncoders(build: esbuild.PluginBuild): void {
  build.onLoad({ filter: /\/codec\/messages\/\w+\.ts$/ }, async ({ path }) => {
    const code = await Deno.readTextFile(path);
    return {
      loader: "ts",
      contents: code.replace(/^ {2}encode: encode\w+,$/gm, "  encode: undefined!,"),
    };
  });
}

/** Under its own name the package is its sources, as deno.json says; dist/ may be older. */
async function sources(): Promise<Record<string, string>> {
  const { imports } = JSON.parse(await Deno.readTextFile("deno.json"));
  const own = Object.entries<string>(imports).filter(([name]) => name.startsWith("kafka-wire"));
  return Object.fromEntries(own.map(([name, file]) => [name, `${Deno.cwd()}/${file}`]));
}

/** The schemas by path. */
function schemasBelow(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) { for (const [file, text] of schemasBelow(path)) found.set(file, text); }
    else if (name.endsWith(".json")) found.set(path, Deno.readTextFileSync(path));
  }
  return found;
}

async function minified(file: string): Promise<string> {
  const { code } = await esbuild.transform(await Deno.readTextFile(file), {
    loader: "css",
    minify: true,
    target: ["safari16.4", "chrome108", "firefox115"],
  });
  return code.trim();
}

/** The example as base64 of gzip. */
async function packedExample(): Promise<string> {
  return (await gzip(await Deno.readFile(EXAMPLE))).toBase64();
}

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${new Uint8Array(hash).toBase64()}'`;
}
