// Why a frame cannot be decoded: what could be read, a cross where reading ended, and the byte.

import { formatPath } from "../../wire/mod.ts";
import type { FailedAt, UndecodableEvent } from "../event.ts";
import { isStruct, type Struct } from "./event_fields.ts";
import { dumpAround } from "./text_dump.ts";
import { type Layout, pad } from "./text_layout.ts";
import { type TreeFacts, treeOf, type TreeOptions } from "./text_tree.ts";
import { counted, grouped } from "../text_words.ts";

/** What the lines are made with. */
export interface FailureOptions extends TreeOptions {
  readonly layout: Layout;
  readonly indent: number;
}

/**
 * The tree so far, the cross, and the bytes around, if the event has them.
 *
 * @param sender Who sent the frame.
 */
export function failureLines(
  event: UndecodableEvent & { readonly failedAt: FailedAt },
  facts: TreeFacts,
  sender: string,
  options: FailureOptions,
): string[] {
  const { failedAt, partial = {}, bodyStart, rawBytes } = event;
  const at = bodyStart + failedAt.offset;
  const tree = new FailedTree(failedAt, facts, options);
  return [
    ...tree.lines(partial as Struct, failedAt.path, options.indent),
    `${pad(options.indent)}${placeText(event, at)}; ${sender} sent it`,
    ...(rawBytes ? dumpAround(rawBytes, at, options.indent) : []),
  ];
}

function placeText({ failedAt, range }: UndecodableEvent, at: number): string {
  const cut = range.missing > 0 ? `, of which ${counted(range.missing, "byte")} are missing` : "";
  return `byte ${grouped(failedAt!.offset)} of the body, ${grouped(at)} of the frame${cut}`;
}

// Items of a list that are shown before the one that failed.
const BEFORE = 2;

/** A message up to the field that could not be read. */
class FailedTree {
  readonly #failure: FailedAt;
  readonly #facts: TreeFacts;
  readonly #options: FailureOptions;

  constructor(failure: FailedAt, facts: TreeFacts, options: FailureOptions) {
    this.#failure = failure;
    this.#facts = facts;
    this.#options = options;
  }

  /** The fields before the one that `path` begins with, and what is inside of that. */
  lines(struct: Struct, path: FailedAt["path"], indent: number): string[] {
    const [name, ...rest] = path;
    return [
      ...this.#readFields(struct, name, indent),
      ...this.#inside(struct[`${name}`], `${name}`, rest, indent),
    ];
  }

  #readFields(struct: Struct, failed: string | number | undefined, indent: number): string[] {
    const names = Object.keys(struct).filter((name) => name !== failed);
    const read = Object.fromEntries(names.map((name) => [name, struct[name]]));
    return this.#options.layout.lines(this.#tree(read), indent);
  }

  #tree(struct: Struct): ReturnType<typeof treeOf> {
    return treeOf(struct, this.#facts, { ...this.#options, shapeOf: () => undefined });
  }

  #inside(value: unknown, name: string, rest: FailedAt["path"], indent: number): string[] {
    const [index, ...deeper] = rest;
    if (rest.length === 0 || deeper.length === 0 && typeof index === "number") {
      return [this.#cross(indent)];
    }
    if (typeof index === "number") {
      return this.#item(Array.isArray(value) ? value : [], name, index, deeper, indent);
    }
    return [`${pad(indent)}${name}`, ...this.lines(structOf(value), rest, indent + 2)];
  }

  /** The item of a list that failed, and the few before it. */
  #item(
    list: readonly unknown[],
    name: string,
    index: number,
    deeper: FailedAt["path"],
    indent: number,
  ): string[] {
    const first = Math.max(0, index - BEFORE);
    const before = list.slice(first, index).map((item, i) =>
      this.#options.layout.cut(`${pad(indent)}${name}[${first + i}]  `, this.#tree(structOf(item)))
    );
    return [
      ...(first > 0 ? [`${pad(indent)}${name} … ${grouped(first)} before`] : []),
      ...before,
      `${pad(indent)}${name}[${index}]`,
      ...this.lines(structOf(list[index]), deeper, indent + 2),
    ];
  }

  #cross(indent: number): string {
    const { path, expected, found } = this.#failure;
    const place = path.length === 0 ? "" : `${formatPath(path)}: `;
    return `${pad(indent)}✗ ${place}expected ${expected}, found ${found}`;
  }
}

function structOf(value: unknown): Struct {
  return isStruct(value) ? value : {};
}
