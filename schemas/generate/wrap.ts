// Breaks generated lines that are too long, so that they read as if written by hand.

/** Longest generated line. */
export const WIDTH = 100;

/**
 * The line, at `indent`, as lines of at most `WIDTH` where that is possible: a choice gets a line for each
 * case, else the longest group of brackets a line for each of its items.
 */
export function wrap(line: string, indent: number): string[] {
  const lead = /^ */.exec(line)![0];
  if (lead !== "") return wrap(line.slice(lead.length), indent + lead.length).map((l) => lead + l);
  if (indent + line.length <= WIDTH || /^\s*(\/\/|\/?\*)/.test(line)) return [line];
  return wrapIf(line, indent) ?? wrapChoice(line, indent) ?? wrapSum(line, indent) ??
    wrapGenerics(line) ??
    wrapGroup(line, indent) ?? [line];
}

/** `if (…) statement` gets braces. */
function wrapIf(line: string, indent: number): string[] | null {
  const found = /^((?:else )?if \((?:[^()]|\([^()]*\))*\)) (.*;)$/.exec(line);
  if (found === null) return null;
  const [, test, statement] = found;
  return [`${test} {`, ...wrap(statement!, indent + 2).map((part) => `  ${part}`), "}"];
}

function wrapChoice(line: string, indent: number): string[] | null {
  const cases = splitAt(line, " : ");
  if (cases.length === 1 || !cases[0]!.includes(" ? ")) return null;
  return cases.flatMap((text, i) => {
    if (i === 0) return wrap(text, indent);
    return wrap(`: ${text}`, indent + 2).map((part) => `  ${part}`);
  });
}

function wrapSum(line: string, indent: number): string[] | null {
  for (const operator of [" && ", " + "]) {
    const terms = splitAt(line, operator);
    if (terms.length === 1 || /^if|\bif \(/.test(line)) continue;
    return terms.flatMap((term, i) => {
      const text = i === terms.length - 1 ? term : `${term}${operator.trimEnd()}`;
      return i === 0 ? wrap(text, indent) : wrap(text, indent + 2).map((part) => `  ${part}`);
    });
  }
  return null;
}

function wrapGenerics(line: string): string[] | null {
  const found = /^(.*?: \w+<)([^<>()]*)(> = \{)$/.exec(line);
  if (found === null) return null;
  const [, open, types, close] = found;
  const items = types!.split(", ");
  return [
    open!,
    ...items.map((type, i) => `  ${type}${i === items.length - 1 ? "" : ","}`),
    close!,
  ];
}

function wrapGroup(line: string, indent: number): string[] | null {
  const group = longestGroup(line);
  if (group === null) return null;
  const items = splitAt(line.slice(group.start + 1, group.end), ", ")
    .map((item) => item.trim().replace(/,$/, ""));
  return [
    line.slice(0, group.start + 1).trimEnd(),
    ...items.flatMap((item) => wrap(`${item},`, indent + 2)).map((part) => `  ${part}`),
    line.slice(group.end).trimStart(),
  ];
}

interface Group {
  readonly start: number;
  readonly end: number;
}

function longestGroup(line: string): Group | null {
  let longest: Group | null = null;
  let start = -1;
  walk(line, (i, depth, c) => {
    if ("([{".includes(c) && depth === 0) start = isList(line, i) ? i : -1;
    if (!")]}".includes(c) || depth !== 1 || start < 0) return;
    const longer = longest === null || i - start > longest.end - longest.start;
    if (longer && i > start + 1) longest = { start, end: i };
  });
  return longest;
}

/** Whether the bracket holds items, not one expression: brackets around an expression take no comma. */
function isList(line: string, i: number): boolean {
  return line[i] !== "(" || /\w/.test(line[i - 1] ?? "");
}

/** The parts of a line between separators that no bracket encloses. */
function splitAt(line: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  walk(line, (i, depth) => {
    if (depth !== 0 || !line.startsWith(separator, i)) return;
    parts.push(line.slice(from, i));
    from = i + separator.length;
  });
  return [...parts, line.slice(from)];
}

/** Visits each character outside of strings with the number of brackets that are open before it. */
function walk(line: string, visit: (i: number, depth: number, c: string) => void): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < line.length; i++) {
    const c = line[i]!;
    if (c === '"' && line[i - 1] !== "\\") inString = !inString;
    if (inString) continue;
    visit(i, depth, c);
    if ("([{".includes(c)) depth++;
    if (")]}".includes(c)) depth--;
  }
}
