// The tree of fields: nodes are made when they are asked for, and no node has more than 100 below it.

import { formatPath, type Path } from "kafka-wire";
import type { NodeView, Severity } from "../protocol.ts";

/** What a node shows. */
export interface NodeFacts {
  readonly label: string;
  readonly type?: string;
  readonly value?: string;
  readonly start?: number;
  readonly end?: number;
  readonly path?: Path;
  /** What the schema says of it. */
  readonly about?: string;
  readonly severity?: Severity;
  readonly isEmpty?: boolean;
  /** How many are below, and how to make one. */
  readonly count?: number;
  readonly child?: (i: number) => NodeFacts;
}

interface Node {
  readonly facts: NodeFacts;
  children?: readonly number[];
}

/** Most nodes below one. */
export const CHUNK = 100;

/** Nodes by number. */
export class Tree {
  readonly #nodes: Node[] = [];
  /** The nodes at the top. */
  readonly roots: readonly number[];

  /** A tree with these at the top. */
  constructor(roots: readonly NodeFacts[]) {
    this.roots = roots.map((facts) => this.#add(facts));
  }

  /** What a node says. */
  facts(node: number): NodeFacts {
    return this.#nodes[node]!.facts;
  }

  /** The nodes below one, of a node that is there. */
  children(node: number): readonly number[] {
    const found = this.#nodes[node];
    if (!found) return [];
    const { facts: { count = 0, child } } = found;
    if (!child || count === 0) return [];
    return found.children ??= chunked(count, child).map((facts) => this.#add(facts));
  }

  /** The way from the top to the smallest node with this byte in it. */
  wayTo(offset: number): number[] {
    const way: number[] = [];
    for (let nodes = this.roots;;) {
      const node = nodes.find((node) => holds(this.#nodes[node]!.facts, offset));
      if (node === undefined) return way;
      way.push(node);
      nodes = this.children(node);
    }
  }

  /** How nodes are shown. */
  views(nodes: readonly number[]): NodeView[] {
    return nodes.map((node) => this.#view(node));
  }

  #view(node: number): NodeView {
    const { facts } = this.#nodes[node]!;
    const { label, type = "", value = "", start, end, path, severity = "plain" } = facts;
    const { isEmpty, count = 0, about = "" } = facts;
    return {
      node,
      label,
      type,
      value,
      children: Math.min(count, CHUNK),
      ...(start !== undefined && end !== undefined && { start, end }),
      path: path ? formatPath(path) : "",
      about,
      severity,
      ...(isEmpty && { isEmpty }),
    };
  }

  #add(facts: NodeFacts): number {
    return this.#nodes.push({ facts }) - 1;
  }
}

function holds({ start, end }: NodeFacts, offset: number): boolean {
  return start !== undefined && end !== undefined && start <= offset && offset < end;
}

/** The children, or, if they are too many, nodes that have 100 of them each, or 100 such nodes. */
function chunked(count: number, child: (i: number) => NodeFacts): NodeFacts[] {
  return slice(0, count, child);
}

function slice(from: number, to: number, child: (i: number) => NodeFacts): NodeFacts[] {
  const count = to - from;
  if (count <= CHUNK) return Array.from({ length: count }, (_, i) => child(from + i));
  let size = CHUNK;
  while (size * CHUNK < count) size *= CHUNK;
  const chunks: NodeFacts[] = [];
  for (let at = from; at < to; at += size) chunks.push(chunk(at, Math.min(at + size, to), child));
  return chunks;
}

function chunk(from: number, to: number, child: (i: number) => NodeFacts): NodeFacts {
  const { start } = child(from);
  const { end } = child(to - 1);
  const count = to - from;
  return {
    label: `[${from} … ${to - 1}]`,
    type: `${count} elements`,
    count: Math.min(count, CHUNK),
    child: (i) => slice(from, to, child)[i]!,
    ...(start !== undefined && end !== undefined && { start, end }),
  };
}
