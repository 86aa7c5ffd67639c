// The bytes of the frame: offset, hexadecimal, ASCII. Only the rows in sight exist.

/// <reference lib="dom" />

import { ROLE } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { byId, make } from "./dom.ts";
import type { Range, State } from "./state.ts";
import { VirtualList } from "./virtual_list.ts";
import { WindowCache } from "./window_cache.ts";

const WIDTH = 16;

/** A byte and what it is for. */
interface Cell {
  readonly byte: number;
  readonly role: number;
}

/** Shows the bytes of the frame. */
export class HexView {
  readonly #actions: Actions;
  readonly #box: HTMLElement = byId("hex");
  readonly #list: VirtualList;
  readonly #cells: WindowCache<Cell>;

  /** A view that follows the state. */
  constructor(actions: Actions) {
    this.#actions = actions;
    this.#list = new VirtualList(this.#box, { row: (i) => this.#row(i), bodyRole: "rowgroup" });
    this.#cells = new WindowCache(
      2_048,
      (from, count) => this.#fetch(from, count),
      () => this.#list.draw(),
    );
    this.#box.addEventListener("mousedown", (event) => {
      const offset = event.button === 0 ? offsetOf(event) : undefined;
      if (offset !== undefined) void actions.chooseByte(offset);
    });
    this.#box.addEventListener("pointermove", (event) => this.#hover(event));
    this.#box.addEventListener("keydown", (event) => this.#key(event));
    actions.store.subscribe((state, before) => this.#draw(state, before));
  }

  async #fetch(from: number, count: number): Promise<Cell[]> {
    const source = this.#actions.state.current;
    const { bytes, roles } = await this.#actions.link.ask({ type: "bytes", source, from, count });
    return Array.from(bytes, (byte, i) => ({ byte, role: roles[i]! }));
  }

  #draw(state: State, before: State): void {
    const { detail, range, cursor, hovered } = state;
    if (detail !== before.detail) {
      this.#cells.clear(detail?.bytes ?? 0);
      const rows = Math.ceil((detail?.bytes ?? 0) / WIDTH);
      this.#box.setAttribute("aria-rowcount", `${rows}`);
      this.#box.scrollTop = 0;
      this.#list.show(rows);
    }
    const isMoved = range !== before.range || cursor !== before.cursor;
    if (isMoved && range) this.#reveal(range, cursor);
    else if (isMoved || hovered !== before.hovered) this.#list.draw();
    this.#activate(cursor);
  }

  /** The end of the range too, if both fit. */
  #reveal({ start, end }: Range, cursor: number): void {
    const first = Math.floor(start / WIDTH);
    const last = Math.floor(Math.max(start, end - 1) / WIDTH);
    if (last - first < this.#list.page) this.#list.reveal(last);
    const isInside = cursor >= start && cursor < end;
    this.#list.reveal(isInside ? Math.floor(cursor / WIDTH) : first);
  }

  #activate(cursor: number): void {
    const id = `bytes-${Math.floor(cursor / WIDTH)}`;
    if (document.getElementById(id)) this.#box.setAttribute("aria-activedescendant", id);
    else this.#box.removeAttribute("aria-activedescendant");
  }

  #row(index: number): HTMLElement {
    const { detail, cursor } = this.#actions.state;
    const start = index * WIDTH;
    const end = Math.min(start + WIDTH, detail?.bytes ?? 0);
    const hex = make("span", { class: "pairs", attributes: { role: "gridcell" } });
    const ascii = make("span", { class: "ascii", attributes: { role: "gridcell" } });
    for (let offset = start; offset < end; offset++) {
      const cell = this.#cells.get(offset);
      const name = `byte ${this.#classes(offset, cell)}`;
      const attributes = { "data-offset": offset };
      hex.append(make("span", { class: name, text: hexOf(cell), attributes }));
      ascii.append(make("span", { class: name, text: asciiOf(cell), attributes }));
    }
    const place = start.toString(16).padStart(6, "0");
    const offset = make("span", {
      class: "offset",
      text: place,
      attributes: { role: "rowheader" },
    });
    return make(
      "div",
      {
        class: "line",
        attributes: {
          role: "row",
          id: `bytes-${index}`,
          "aria-rowindex": index + 1,
          ...cursor >= start && cursor < end && { "aria-current": true },
        },
      },
      offset,
      hex,
      ascii,
    );
  }

  #classes(offset: number, cell: Cell | undefined): string {
    const { range, cursor, hovered } = this.#actions.state;
    const role = cell ? cell.role & ~ROLE.masked : ROLE.none;
    const names = [
      role === ROLE.tag
        ? "tag"
        : role === ROLE.length
        ? "length"
        : role === ROLE.value
        ? "value"
        : "",
      cell && cell.role & ROLE.masked ? "masked" : "",
      isIn(range, offset) ? "chosen" : "",
      isIn(hovered, offset) ? "hovered" : "",
      range && offset === cursor ? "cursor" : "",
    ];
    return names.filter((name) => name !== "").join(" ");
  }

  #hover(event: PointerEvent): void {
    const offset = offsetOf(event);
    if (offset === undefined) return;
    const cell = this.#cells.get(offset);
    if (!cell) return;
    const what = ["", "tag", "length", "value"][cell.role & ~ROLE.masked];
    const byte = cell.role & ROLE.masked ? "masked" : `${cell.byte}`;
    const status = [`byte ${offset} (0x${offset.toString(16)})`, byte, what];
    const hovered = this.#actions.state.hovered;
    if (hovered?.start === offset && hovered.end === offset + 1) return;
    this.#actions.hover(
      { start: offset, end: offset + 1 },
      status.filter((part) => part).join(" · "),
    );
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { cursor, detail } = this.#actions.state;
    const last = (detail?.bytes ?? 0) - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -WIDTH,
      ArrowDown: WIDTH,
      PageUp: -WIDTH * this.#list.page,
      PageDown: WIDTH * this.#list.page,
      Home: -cursor,
      End: last - cursor,
      Enter: 0,
    };
    const step = steps[event.key];
    if (step === undefined || last < 0) return;
    event.preventDefault();
    void this.#actions.chooseByte(Math.max(0, Math.min(last, cursor + step)));
  }
}

function isIn(range: Range | null, offset: number): boolean {
  return range !== null && range.start <= offset && offset < range.end;
}

function offsetOf({ target }: Event): number | undefined {
  const { offset } = (target as HTMLElement).dataset;
  return offset === undefined ? undefined : Number(offset);
}

function hexOf(cell: Cell | undefined): string {
  if (!cell) return "  ";
  return cell.role & ROLE.masked ? "**" : cell.byte.toString(16).padStart(2, "0");
}

function asciiOf(cell: Cell | undefined): string {
  if (!cell) return " ";
  if (cell.role & ROLE.masked) return "*";
  return cell.byte >= 32 && cell.byte < 127 ? String.fromCharCode(cell.byte) : ".";
}
