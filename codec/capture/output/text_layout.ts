// A tree of fields as lines: what fits on one is on one, long lists are cut with a count.

import { grouped } from "../text_words.ts";
import { type Branch, type Entry, inBrackets, type Leaf, type Tree } from "./text_tree.ts";

/** Lines of a width that is given once. A single word that is longer stays whole. */
export class Layout {
  readonly #width: number;

  /** @param width Columns of a line. */
  constructor(width: number) {
    this.#width = width;
  }

  /** All fields as lines behind `indent` blanks: first those with one value, then the structs. */
  lines(tree: Tree, indent: number): string[] {
    return this.labelled("", tree, indent);
  }

  /** The same with a label before the first line; what is below stands two blanks deeper. */
  labelled(label: string, tree: Tree, indent: number): string[] {
    const start = pad(indent) + label;
    const line = this.line(start, tree);
    if (line !== undefined) return line.trim() === "" ? [] : [line.trimEnd()];
    const words = this.#wrapped(tree.filter(isLeaf).map(flatEntry), start);
    const deeper = label === "" ? indent : indent + 2;
    return [...words, ...tree.filter(isBranch).flatMap((branch) => this.branch(branch, deeper))];
  }

  /** All fields behind `start` on one line, or nothing if they are too long. */
  line(start: string, tree: Tree): string | undefined {
    const line = start + flat(tree);
    return line.length <= this.#width ? line : undefined;
  }

  /** A field of structs. */
  branch(branch: Branch, indent: number): string[] {
    const { name, items, total } = branch;
    if (total === undefined) return this.labelled(`${name}  `, items[0]!, indent);
    const table = this.#table(branch, indent);
    if (table !== undefined) return [table];
    if (total <= FEW) return items.flatMap((item, i) => this.labelled(at(name, i), item, indent));
    const first = items.slice(0, FEW - 1).map((item, i) =>
      this.cut(pad(indent) + at(name, i), item)
    );
    return [...first, `${pad(indent)}${name}${more(total - first.length)}`];
  }

  /** Items with the same few fields: the names once, the values behind. */
  #table({ name, items, total }: Branch, indent: number): string | undefined {
    const names = namesOf(items[0]!);
    if (total! < 2 || !items.every((item) => item.every(isLeaf) && namesOf(item) === names)) return;
    const rows = items.map((item) => item.filter(isLeaf).map(({ text }) => text).join(" "));
    const head = `${pad(indent)}${name} (${names}): `;
    for (let n = rows.length; n === total || n >= 2 && total! > FEW; n--) {
      const line = head + rows.slice(0, n).join(", ") + more(total! - n);
      if (line.length <= this.#width) return line;
    }
    return undefined;
  }

  /**
   * As many fields of a struct behind `start` as fit on one line; those that are too long are passed over, but of a
   * text that is the first field the beginning is shown.
   */
  cut(start: string, tree: Tree): string {
    const whole = this.line(start, tree);
    if (whole !== undefined) return whole;
    const room = this.#width - DOTS.length;
    let line = start;
    let isCut = false;
    for (const entry of tree) {
      const longer = forms(entry).map((text) => joined(line, text))
        .find((longer) => longer.length <= room);
      if (longer === undefined && line === start && this.#isWorthPart(start, entry)) {
        return `${(start + flatEntry(entry)).slice(0, this.#width - 1)}…`;
      }
      line = longer ?? line;
      isCut ||= longer === undefined;
    }
    return isCut ? line.trimEnd() + DOTS : line;
  }

  /** Whether a few letters of its text fit. Half a number would be another number. */
  #isWorthPart(start: string, entry: Entry): boolean {
    if (!isLeaf(entry) || /^[-\d]/.test(entry.text)) return false;
    return start.length + entry.name.length + 5 < this.#width;
  }

  /** Words in lines; those after the first stand two blanks deeper. */
  #wrapped(words: readonly string[], start: string): string[] {
    const done: string[] = [];
    const deeper = start.length - start.trimStart().length + 2;
    let line = start;
    for (const word of words) {
      const isFull = line.trim() !== "" && joined(line, word).length > this.#width;
      if (isFull) done.push(line);
      line = isFull ? pad(deeper) + word : joined(line, word);
    }
    return line.trim() === "" ? done : [...done, line.trimEnd()];
  }

  /** A sentence in lines behind `indent` blanks. */
  prose(text: string, indent: number): string[] {
    return this.#wrapped(text.split(" "), pad(indent));
  }
}

// A longer list shows one less, so that its count is not a line longer than the item it stands for.
const FEW = 6;
const DOTS = " …";

function at(name: string, i: number): string {
  return `${name}[${i}]  `;
}

function namesOf(tree: Tree): string {
  return tree.map(({ name }) => name).join(" ");
}

function more(n: number): string {
  return n === 0 ? "" : ` … ${grouped(n)} more`;
}

/** All fields as one text, however long. */
export function flat(tree: Tree): string {
  return tree.map(flatEntry).join(" ");
}

function flatEntry(entry: Entry): string {
  if (isLeaf(entry)) return `${entry.name}=${entry.text}`;
  const structs = entry.items.map((item) => `{${flat(item)}}`);
  if (entry.total === undefined) return `${entry.name}=${structs[0]}`;
  return `${entry.name}=${inBrackets(structs, entry.total, " ")}`;
}

/** A field from long to short: all that is in it, only the words in its structs, how many there are. */
function forms(entry: Entry): string[] {
  return isLeaf(entry)
    ? [flatEntry(entry)]
    : [flatEntry(entry), shallowEntry(entry), countEntry(entry)];
}

function shallowEntry({ name, items, total }: Branch): string {
  const structs = items.map((item) => `{${item.map(countEntry).join(" ")}}`);
  return `${name}=${total === undefined ? structs[0] : inBrackets(structs, total, " ")}`;
}

/** In place of structs, how many there are. */
function countEntry(entry: Entry): string {
  if (isLeaf(entry)) return flatEntry(entry);
  const { name, total } = entry;
  if (total === undefined) return `${name}={…}`;
  return `${name}=[${grouped(total)} item${total === 1 ? "" : "s"}]`;
}

function joined(line: string, word: string): string {
  return line.endsWith(" ") || line === "" ? line + word : `${line} ${word}`;
}

/** `n` blanks. */
export function pad(n: number): string {
  return " ".repeat(n);
}

function isLeaf(entry: Entry): entry is Leaf {
  return "text" in entry;
}

function isBranch(entry: Entry): entry is Branch {
  return "items" in entry;
}
