import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";

// What allocates memory by a number that it is given; in readers that may be a number from the wire.
const CONSTRUCTORS =
  /^((Big)?(Ui|I)nt(8|16|32|64)(Clamped)?Array|Float(32|64)Array|(Shared)?(Array)?Buffer|Array)$/;
const METHODS = /^(alloc|allocUnsafe|allocUnsafeSlow|repeat|padStart|padEnd)$/;

const readers = [
  ...filesIn("codec/wire").filter((file) => !/\/(write|writer|entry)/.test(file)),
  ...filesIn("codec/messages"),
];

describe("reliability R-15: an allocation", () => {
  it("is looked for in all readers", () => {
    expect(readers.length).toBeGreaterThan(200);
    const found = unbounded(
      "made-up.ts",
      `
      const a = new Array(n), b = new Uint8Array(n * 2), c = Array(n), d = Buffer.alloc(n);
      const e = Array.from({ length: n }), f = " ".repeat(n), g = [], h = new Array(4 * MORE + 1);
      function k(n) { if (n > 64) return; return new Array(n); }
      list.length = n;
      const { buffer } = new Uint8Array(view.buffer, n, n), m = Uint8Array.from(list);
    `,
    );
    expect(found.map((text) => text.replace(/.*?: /, ""))).toEqual([
      "new Array(n)",
      "new Uint8Array(n * 2)",
      "Array(n)",
      "Buffer.alloc(n)",
      "Array.from({ length: n })",
      '" ".repeat(n)',
      "list.length = n",
    ]);
  });
  it("is never sized by a number from the wire", () => {
    expect(readers.flatMap((file) => unbounded(file, readFileSync(file, "utf8")))).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".ts")).map((name) =>
    `${folder}/${name}`
  );
}

/** The allocations in a source whose size is no literal and not bounded before. */
function unbounded(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const size = sizeOf(node);
    if (size && !isConstant(size) && !isBounded(size)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file} line ${line + 1}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The size of what a node allocates. */
function sizeOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isNewExpression(node) && isSized(node.expression)) return onlySize(node);
  if (ts.isCallExpression(node)) {
    if (isSized(node.expression)) return onlySize(node);
    const length = givenLength(node);
    if (length) return length;
    if (!ts.isPropertyAccessExpression(node.expression)) return undefined;
    return METHODS.test(node.expression.name.text) ? node.arguments[0] : undefined;
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) {
    return undefined;
  }
  const { left, right } = node;
  return ts.isPropertyAccessExpression(left) && left.name.text === "length" ? right : undefined;
}

function isSized(expression: ts.Expression): boolean {
  return ts.isIdentifier(expression) && CONSTRUCTORS.test(expression.text);
}

/** The one argument; with more of them a typed array is a view. */
function onlySize(node: ts.NewExpression | ts.CallExpression): ts.Expression | undefined {
  return node.arguments?.length === 1 ? node.arguments[0] : undefined;
}

/** That of `Array.from({ length: n })`. */
function givenLength(node: ts.CallExpression): ts.Expression | undefined {
  const [first] = node.arguments;
  if (!first || !ts.isObjectLiteralExpression(first)) return undefined;
  const length = first.properties.find((property) => property.name?.getText() === "length");
  return length && ts.isPropertyAssignment(length) ? length.initializer : undefined;
}

/** Numbers and named constants, or what an object keeps to itself about its own lists. */
function isConstant(size: ts.Expression): boolean {
  return /^([A-Z0-9_ +*-]+|this\.#.*)$/.test(size.getText());
}

/** Whether a name is compared with a number, and the function left, before it is used as a size. */
function isBounded(size: ts.Expression): boolean {
  let body: ts.Node = size;
  while (!ts.isFunctionLike(body)) {
    if (ts.isSourceFile(body)) return false;
    body = body.parent;
  }
  const condition = new RegExp(`\\b${size.getText()} > \\d+$`);
  const statements = ts.forEachChild(
    body,
    (child) => ts.isBlock(child) ? child.statements : undefined,
  );
  return (statements ?? []).some((statement) =>
    ts.isIfStatement(statement) && statement.end <= size.pos && leaves(statement.thenStatement) &&
    condition.test(statement.expression.getText())
  );
}

function leaves(statement: ts.Statement): boolean {
  return ts.isReturnStatement(statement) || ts.isThrowStatement(statement);
}
