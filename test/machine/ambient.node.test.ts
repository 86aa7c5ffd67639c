import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** What a machine must not know (connection M1): time, chance, waiting, the platform. */
const FORBIDDEN = new Set([
  "Date",
  "performance",
  "Temporal",
  "crypto",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "clearTimeout",
  "clearInterval",
  "queueMicrotask",
  "requestAnimationFrame",
  "Promise",
  "async",
  "await",
  "process",
  "Buffer",
  "Deno",
  "Bun",
  "window",
  "self",
  "global",
  "globalThis",
  "navigator",
  "fetch",
  "WebSocket",
  "console",
  "require",
]);

const ROOMS = ["machine", "redirect", "connection", "cluster", "dynamic_config", "pods"];

/** Every word of a program outside of comments and texts that stands for something forbidden. */
function forbiddenIn(name: string, text: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node): void => {
    const word = wordOf(node);
    if (word !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${name}:${line + 1}: ${word}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function wordOf(node: ts.Node): string | undefined {
  if (ts.isAwaitExpression(node)) return "await";
  if (node.kind === ts.SyntaxKind.AsyncKeyword) return "async";
  if (ts.isPropertyAccessExpression(node) && node.getText() === "Math.random") return "Math.random";
  if (ts.isStringLiteralLike(node) && isSpecifier(node) && !node.text.startsWith(".")) {
    return `import of ${node.text}`;
  }
  if (!ts.isIdentifier(node) || !FORBIDDEN.has(node.text)) return undefined;
  return isMemberName(node) ? undefined : node.text;
}

function isSpecifier({ parent }: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) ||
    ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** `x.process`, `{ process: 1 }` and the like are names of one's own. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.name === node ||
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) ||
        ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) && parent.name === node;
}

const files = ROOMS.flatMap((room) =>
  readdirSync(`codec/${room}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts")).map((name) => `codec/${room}/${name}`)
);

describe("connection M1: no ambient anything", () => {
  it("connection M1: the rooms are there", () => {
    for (const room of ROOMS) {
      expect(files.filter((name) => name.startsWith(`codec/${room}/`)).length).toBeGreaterThan(5);
    }
  });
  for (const name of files) {
    it(`connection M1: ${name}`, () => {
      expect(forbiddenIn(name, readFileSync(name, "utf8"))).toEqual([]);
    });
  }
  it("connection M1: what is forbidden is found, comments and texts aside", () => {
    const text = [
      "// Date.now() is not called",
      'import { x } from "node:fs";',
      "const text = 'Promise';",
      "const now = Date.now() + Math.random();",
      "async function f() { await g(); }",
      "x.process = { window: 1 };",
      'const late = () => import("node:net");',
      "type T = Promise<number>;",
    ].join("\n");
    expect(forbiddenIn("x.ts", text)).toEqual([
      "x.ts:2: import of node:fs",
      "x.ts:4: Date",
      "x.ts:4: Math.random",
      "x.ts:5: async",
      "x.ts:5: await",
      "x.ts:7: import of node:net",
      "x.ts:8: Promise",
    ]);
  });
});
