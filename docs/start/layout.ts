// A tree of fields as lines: what fits on one is on one, long lists are cut with a count.

import { type Branch, type Entry, inBrackets, type Leaf, type Tree } from "./tree.ts";

/** Columns of a line. A single word that is longer stays whole. */
export const WIDTH = 110;

/** All fields on one line of this width, or nothing if they are too long. */
export function onOneLine(tree: Tree, width: number): string | undefined {
  const text = flat(tree);
  return text.length <= width ? text : undefined;
}

/** All fields as lines behind `indent` blanks: first those with one value, then the structs. */
export function lines(tree: Tree, indent: number): string[] {
  return labelled("", tree, indent, indent);
}

function labelled(label: string, tree: Tree, indent: number, deeper: number): string[] {
  const start = pad(indent) + label;
  const text = onOneLine(tree, WIDTH - start.length);
  if (text !== undefined) return text + label === "" ? [] : [(start + text).trimEnd()];
  const words = wrapped(tree.filter(isLeaf).map(flatEntry), start);
  return [...words, ...tree.filter(isBranch).flatMap((branch) => branchLines(branch, deeper))];
}

function branchLines(branch: Branch, indent: number): string[] {
  const { name, items, total } = branch;
  if (total === undefined) return labelled(`${name}  `, items[0]!, indent, indent + 2);
  const table = tableLine(branch, indent);
  if (table !== undefined) return [table];
  if (total <= FEW) {
    return items.flatMap((item, i) => labelled(at(name, i), item, indent, indent + 2));
  }
  const first = items.slice(0, FEW - 1).map((item, i) => cutLine(pad(indent) + at(name, i), item));
  return [...first, `${pad(indent)}${name}${more(total - first.length)}`];
}

// A longer list shows one less, so that its count is not a line longer than the item it stands for.
const FEW = 3;

function at(name: string, i: number): string {
  return `${name}[${i}]  `;
}

/** Items with the same few fields: the names once, the values behind. */
function tableLine({ name, items, total }: Branch, indent: number): string | undefined {
  const names = namesOf(items[0]!);
  if (total! < 2 || !items.every((item) => item.every(isLeaf) && namesOf(item) === names)) return;
  const rows = items.map((item) => item.filter(isLeaf).map(({ text }) => text).join(" "));
  const head = `${pad(indent)}${name} (${names}): `;
  for (let n = rows.length; n === total || n >= 2 && total! > FEW; n--) {
    const line = head + rows.slice(0, n).join(", ") + more(total! - n);
    if (line.length <= WIDTH) return line;
  }
  return undefined;
}

function namesOf(tree: Tree): string {
  return tree.map(({ name }) => name).join(" ");
}

function more(n: number): string {
  return n === 0 ? "" : ` … ${n} more`;
}

/** As much of an item as fits on one line. */
function cutLine(start: string, item: Tree): string {
  let line = start;
  for (const entry of item) {
    const longer = [flatEntry(entry), countEntry(entry)].map((text) => joined(line, text))
      .find((longer) => longer.length + DOTS.length <= WIDTH);
    if (longer === undefined) return line + DOTS;
    line = longer;
  }
  return line;
}

const DOTS = " …";

function flat(tree: Tree): string {
  return tree.map(flatEntry).join(" ");
}

function flatEntry(entry: Entry): string {
  if (isLeaf(entry)) return `${entry.name}=${entry.text}`;
  const structs = entry.items.map((item) => `{${flat(item)}}`);
  if (entry.total === undefined) return `${entry.name}=${structs[0]}`;
  return `${entry.name}=${inBrackets(structs, entry.total, " ")}`;
}

/** In place of structs, how many there are. */
function countEntry(entry: Entry): string {
  if (isLeaf(entry) || entry.total === undefined) return flatEntry(entry);
  return `${entry.name}=[${entry.total} item${entry.total === 1 ? "" : "s"}]`;
}

/** Words in lines; those after the first stand two blanks deeper. */
function wrapped(words: readonly string[], start: string): string[] {
  const done: string[] = [];
  const deeper = start.length - start.trimStart().length + 2;
  let line = start;
  for (const word of words) {
    const isFull = line.trim() !== "" && joined(line, word).length > WIDTH;
    if (isFull) done.push(line);
    line = isFull ? pad(deeper) + word : joined(line, word);
  }
  return line.trim() === "" ? done : [...done, line.trimEnd()];
}

function joined(line: string, word: string): string {
  return line.endsWith(" ") || line === "" ? line + word : `${line} ${word}`;
}

function pad(indent: number): string {
  return " ".repeat(indent);
}

function isLeaf(entry: Entry): entry is Leaf {
  return "text" in entry;
}

function isBranch(entry: Entry): entry is Branch {
  return "items" in entry;
}
