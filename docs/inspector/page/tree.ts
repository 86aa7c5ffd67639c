// The fields of the frame as a tree. It is kept flat: only the nodes in sight are elements.

/// <reference lib="dom" />

import type { NodeView } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { byId, make } from "./dom.ts";
import type { State, TreeState } from "./state.ts";
import { movedBy, VirtualList } from "./virtual_list.ts";

/** A node where it stands. */
interface Placed {
  readonly view: NodeView;
  readonly level: number;
  readonly place: number;
  readonly siblings: number;
  readonly parent: number;
}

/** Shows the fields of the frame. */
export class FieldTree {
  readonly #actions: Actions;
  readonly #box: HTMLElement = byId("tree");
  readonly #list: VirtualList;
  #nodes: Placed[] = [];

  /** A tree that follows the state. */
  constructor(actions: Actions) {
    this.#actions = actions;
    this.#list = new VirtualList(this.#box, { row: (i) => this.#row(i) });
    this.#box.addEventListener("keydown", (event) => this.#key(event));
    this.#box.addEventListener("mousedown", (event) => this.#press(event));
    this.#box.addEventListener("contextmenu", (event) => this.#menu(event));
    this.#box.addEventListener("pointermove", (event) => this.#hover(event));
    this.#box.addEventListener("pointerleave", () => actions.hover(null, this.#status()));
    this.#box.addEventListener("focus", () => this.#chooseFirst());
    actions.store.subscribe((state, before) => this.#draw(state, before));
  }

  #draw(state: State, before: State): void {
    const { detail, tree } = state;
    if (tree === before.tree && detail === before.detail) return;
    const isNew = detail !== before.detail;
    if (isNew) this.#box.scrollTop = 0;
    this.#nodes = detail ? flat(detail.roots, tree) : [];
    this.#list.show(this.#nodes.length);
    const at = this.#at(tree.chosen);
    if (at >= 0 && tree.chosen !== before.tree.chosen) this.#list.reveal(at);
    this.#activate(at);
  }

  #at(node: number | null): number {
    return this.#nodes.findIndex(({ view }) => view.node === node);
  }

  #activate(at: number): void {
    const id = `node-${this.#nodes[at]?.view.node}`;
    if (at >= 0 && document.getElementById(id)) this.#box.setAttribute("aria-activedescendant", id);
    else this.#box.removeAttribute("aria-activedescendant");
  }

  #row(index: number): HTMLElement {
    const placed = this.#nodes[index]!;
    const { view, level, place, siblings } = placed;
    const { open, chosen } = this.#actions.state.tree;
    const isOpen = open.has(view.node);
    const line = make(
      "div",
      {
        class: `line ${view.severity}${view.isEmpty ? " empty" : ""}`,
        attributes: {
          role: "treeitem",
          id: `node-${view.node}`,
          "aria-level": level,
          "aria-posinset": place,
          "aria-setsize": siblings,
          "aria-selected": view.node === chosen,
          ...view.children > 0 && { "aria-expanded": isOpen },
          "data-index": index,
        },
      },
      make("span", {
        class: "twist",
        text: view.children === 0 ? "" : isOpen ? "▾" : "▸",
        attributes: { "aria-hidden": true },
      }),
      make("span", { class: "label", text: view.label }),
      make("span", { class: "value", text: view.value }),
      make("span", { class: "type", text: view.type }),
    );
    line.style.paddingLeft = `${(level - 1) * 1.1}rem`;
    return line;
  }

  #placed({ target }: Event): Placed | undefined {
    const index = (target as Element).closest<HTMLElement>("[data-index]")?.dataset["index"];
    return index === undefined ? undefined : this.#nodes[Number(index)];
  }

  /** Not a click: nodes may be drawn anew between pressing and letting go. */
  #press(event: MouseEvent): void {
    const placed = event.button === 0 ? this.#placed(event) : undefined;
    if (!placed) return;
    const isTwist = (event.target as Element).classList.contains("twist");
    if (isTwist || event.detail === 2) this.#toggle(placed);
    this.#choose(placed);
  }

  #menu(event: MouseEvent): void {
    const placed = this.#placed(event);
    if (!placed) return;
    event.preventDefault();
    this.#choose(placed);
    const { clientX: x, clientY: y } = event;
    const detail = { x, y, node: placed.view.node };
    this.#box.dispatchEvent(new CustomEvent("filter-menu", { bubbles: true, detail }));
  }

  #hover(event: PointerEvent): void {
    const placed = this.#placed(event);
    if (!placed) return this.#actions.hover(null, this.#status());
    const { view } = placed;
    this.#actions.hover(rangeOf(view), statusOf(view));
  }

  #status(): string {
    const placed = this.#nodes[this.#at(this.#actions.state.tree.chosen)];
    return placed ? statusOf(placed.view) : "";
  }

  #choose({ view }: Placed): void {
    this.#actions.chooseNode(view.node, rangeOf(view), statusOf(view));
  }

  #toggle({ view }: Placed): void {
    if (view.children === 0) return;
    void this.#actions.toggle(view.node, !this.#actions.state.tree.open.has(view.node));
  }

  /** So that the first key moves from somewhere. */
  #chooseFirst(): void {
    const first = this.#nodes[0];
    if (!this.#box.matches(":focus-visible")) return; // by the pointer, which chooses itself
    if (this.#actions.state.tree.chosen === null && first) this.#choose(first);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = this.#at(this.#actions.state.tree.chosen);
    const to = movedBy(event.key, at, this.#nodes.length, this.#list.page);
    const isTaken = to === undefined ? this.#fold(event.key, at) : true;
    if (to !== undefined) this.#choose(this.#nodes[to]!);
    if (isTaken) event.preventDefault();
  }

  /** Right opens a node, or goes into it; left closes it, or goes out of it. */
  #fold(key: string, at: number): boolean {
    const placed = this.#nodes[at];
    if (!placed) return false;
    const { node, children } = placed.view;
    const isOpen = this.#actions.state.tree.open.has(node);
    if (key === "ArrowRight" || key === "Enter") {
      if (children > 0 && !isOpen) this.#toggle(placed);
      else if (children > 0) this.#choose(this.#nodes[at + 1]!);
      return true;
    }
    if (key !== "ArrowLeft") return false;
    if (isOpen) this.#toggle(placed);
    else if (placed.parent >= 0) this.#choose(this.#nodes[placed.parent]!);
    return true;
  }
}

/** The nodes in sight if all of it were: those in open ones, in order. */
function flat(roots: readonly NodeView[], { children, open }: TreeState): Placed[] {
  const nodes: Placed[] = [];
  const add = (views: readonly NodeView[], level: number, parent: number): void => {
    views.forEach((view, i) => {
      const at = nodes.push({ view, level, place: i + 1, siblings: views.length, parent }) - 1;
      const below = open.has(view.node) ? children.get(view.node) : undefined;
      if (below) add(below, level + 1, at);
    });
  };
  add(roots, 1, -1);
  return nodes;
}

function rangeOf({ start, end }: NodeView): { start: number; end: number } | null {
  return start === undefined || end === undefined ? null : { start, end };
}

/** "bytes 59–62 (4) · brokers[0].port · int32 · 19102 · versions 0+ · TCP port that goes with Host." */
function statusOf(view: NodeView): string {
  const { label, path, type, value, start, end, about } = view;
  const place = start === undefined || end === undefined
    ? ""
    : end - start === 1
    ? `byte ${start}`
    : end === start
    ? `before byte ${start}`
    : `bytes ${start}–${end - 1} (${end - start})`;
  const parts = [place, path || label, type, cut(value), about];
  return parts.filter((part) => part !== "").join(" · ");
}

/** So that a long text leaves room for what follows it; the tree has all of it. */
function cut(value: string): string {
  return value.length > MOST_OF_VALUE ? `${value.slice(0, MOST_OF_VALUE)}…` : value;
}

const MOST_OF_VALUE = 80;
