// Small faults that are put into the code, to see whether the tests notice.

import ts from "typescript";

/** One fault. */
export interface Mutant {
  readonly file: string;
  /** What it does, with the line as it is: `dial.ts: < for <= in "if (a <= b)"`. */
  readonly name: string;
  /** The file with the fault in it. */
  readonly text: string;
}

/** What stands in the place of a comparison: its other boundary, or its opposite. */
const FLIPPED: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
};

/** Each comparison flipped, and each call that sets, clears or holds a timer left out, one at a time. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const mutants: Mutant[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const replace = (node: ts.Node, replacement: string, what: string) => {
    const line = lineAt(text, node.getStart());
    mutants.push({
      file,
      name: `${file}: ${what} in "${line}"`,
      text: text.slice(0, node.getStart()) + replacement + text.slice(node.end),
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node)) {
      const flipped = FLIPPED[node.operatorToken.getText()];
      const was = node.operatorToken.getText();
      if (flipped) replace(node.operatorToken, flipped, `${flipped} for ${was}`);
    } else if (ts.isCallExpression(node) && isTimer(node)) {
      replace(node, "void 0", `no ${node.expression.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return numbered(mutants);
}

function isTimer({ expression }: ts.CallExpression): boolean {
  return /\btimers\.(set|clear|hold)$/.test(expression.getText());
}

function lineAt(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at) + 1;
  return text.slice(start, text.indexOf("\n", at)).trim();
}

/** Faults of the same kind in one line, or in two that are alike, are told apart by a number. */
function numbered(mutants: readonly Mutant[]): Mutant[] {
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const n = (seen.get(mutant.name) ?? 0) + 1;
    seen.set(mutant.name, n);
    return n === 1 ? mutant : { ...mutant, name: `${mutant.name}, number ${n}` };
  });
}
