// The list of frames.

/// <reference lib="dom" />

import type { RowView } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { byId, make, setText } from "./dom.ts";
import { currentSource, type State } from "./state.ts";
import { movedBy, VirtualList } from "./virtual_list.ts";
import { WindowCache } from "./window_cache.ts";

interface ColumnOf {
  readonly title: string;
  readonly short?: string;
  readonly class: string;
  readonly text: (row: RowView) => string;
}

const ARROWS = { request: "→", response: "←", "": "" } as const;

const COLUMNS: readonly ColumnOf[] = [
  { title: "Event", class: "number", text: ({ id }) => `${id}` },
  { title: "Time, s", class: "number time", text: ({ time }) => time },
  {
    title: "Connection",
    short: "Con",
    class: "number connection-cell",
    text: ({ connection }) => connection,
  },
  { title: "Direction", short: "⇄", class: "arrow", text: ({ direction }) => ARROWS[direction] },
  { title: "What", class: "title", text: ({ title }) => title },
  {
    title: "Correlation",
    short: "Corr",
    class: "number correlation",
    text: ({ correlation }) => correlation,
  },
  { title: "Bytes", class: "number size", text: ({ size }) => size },
  { title: "Client, latency", class: "who", text: ({ who }) => who },
  { title: "Notes", class: "notes-cell", text: ({ notes }) => notes },
];

/** Shows the frames of the source. */
export class FrameList {
  readonly #actions: Actions;
  readonly #box: HTMLElement = byId("frames");
  readonly #list: VirtualList;
  readonly #rows: WindowCache<RowView>;

  /** A list that follows the state. */
  constructor(actions: Actions) {
    this.#actions = actions;
    this.#list = new VirtualList(this.#box, {
      row: (i) => this.#row(i),
      head: headOf(COLUMNS),
      bodyRole: "rowgroup",
    });
    this.#rows = new WindowCache(
      64,
      (from, count) =>
        actions.link.ask({ type: "rows", source: actions.state.current, from, count }),
      () => this.#drawRows(),
    );
    this.#box.addEventListener("keydown", (event) => this.#key(event));
    this.#box.addEventListener("contextmenu", (event) => this.#menu(event));
    this.#box.addEventListener("mousedown", (event) => this.#press(event));
    actions.store.subscribe((state, before) => this.#draw(state, before));
  }

  #draw(state: State, before: State): void {
    const source = currentSource(state);
    const rows = source?.progress.rows ?? 0;
    const old = currentSource(before);
    const isOther = state.current !== before.current ||
      source?.progress.generation !== old?.progress.generation;
    const isBusy = state.isFiltering || /ing$/.test(source?.progress.phase ?? "");
    this.#box.setAttribute("aria-busy", `${isBusy}`);
    const wasShown = before.tab === "frames" && !before.showsStart;
    if (isOther) this.#rows.clear(rows);
    if (isOther || rows !== old?.progress.rows || !wasShown) {
      this.#rows.grow(rows);
      this.#box.setAttribute("aria-rowcount", `${rows + 1}`);
      this.#list.show(rows);
    }
    if (state.row !== before.row || isOther) {
      if (state.row >= 0) this.#list.reveal(state.row);
      this.#drawRows();
    }
  }

  /** A log has offsets where a capture has times, and no connections. */
  #nameColumns(): void {
    const isLog = /^(?:batch|record)$/.test(this.#rows.get(0)?.kind ?? "");
    this.#box.classList.toggle("is-log", isLog);
    const title = this.#box.querySelector<HTMLElement>("[role=columnheader].time");
    if (title) setText(title, isLog ? "Offset" : "Time, s");
  }

  #drawRows(): void {
    this.#nameColumns();
    this.#list.draw();
    const { row } = this.#actions.state;
    const id = `frame-${row}`;
    if (document.getElementById(id)) this.#box.setAttribute("aria-activedescendant", id);
    else this.#box.removeAttribute("aria-activedescendant");
  }

  #row(index: number): HTMLElement {
    const row = this.#rows.get(index);
    const isSelected = index === this.#actions.state.row;
    const cells = COLUMNS.map((column) =>
      make("span", {
        class: column.class,
        text: row ? column.text(row) : "",
        attributes: { role: "gridcell", ...row && arrowName(column, row) },
      })
    );
    const inner = row && row.depth > 0 ? " inner" : "";
    const fold = row?.folded ? " fold" : "";
    return make("div", {
      class: `line ${row?.severity ?? ""} ${row?.kind ?? ""}${inner}${fold}`,
      attributes: {
        role: "row",
        id: `frame-${index}`,
        "aria-rowindex": index + 2,
        "aria-selected": isSelected,
        "data-index": index,
      },
    }, ...cells);
  }

  /** Not a click: rows may be drawn anew between pressing and letting go. */
  #press(event: MouseEvent): void {
    const index = event.button === 0 ? indexOf(event) : undefined;
    if (index === undefined) return;
    if (event.detail === 2 && this.#rows.get(index)?.folded) void this.#actions.unfold(index);
    else void this.#actions.choose(index);
  }

  #menu(event: MouseEvent): void {
    const index = indexOf(event);
    if (index === undefined) return;
    event.preventDefault();
    const { clientX: x, clientY: y } = event;
    void this.#actions.choose(index).then(() =>
      this.#box.dispatchEvent(new CustomEvent("filter-menu", { bubbles: true, detail: { x, y } }))
    );
  }

  #key(event: KeyboardEvent): void {
    const { row } = this.#actions.state;
    const to = movedBy(event.key, row, this.#list.count, this.#list.page);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (to !== undefined) void this.#actions.choose(to);
    else if (event.key === "Enter") this.#enter(row);
    else return;
    event.preventDefault();
  }

  #enter(index: number): void {
    if (this.#rows.get(index)?.folded) void this.#actions.unfold(index);
    else byId("tree").focus();
  }
}

/** An arrow is read out as what it stands for. */
function arrowName(column: ColumnOf, { direction }: RowView): Record<string, string> {
  return column.class === "arrow" && direction ? { "aria-label": direction } : {};
}

/** The row of column titles. */
function headOf(columns: readonly ColumnOf[]): HTMLElement {
  const cells = columns.map(({ title, short, class: name }) =>
    make("span", {
      class: name,
      text: short ?? title,
      attributes: { role: "columnheader", ...short !== undefined && { "aria-label": title } },
    })
  );
  const line = make(
    "div",
    { class: "line", attributes: { role: "row", "aria-rowindex": 1 } },
    ...cells,
  );
  return make("div", { class: "head", attributes: { role: "rowgroup" } }, line);
}

/** The row that an event happened on. */
function indexOf({ target }: Event): number | undefined {
  const index = (target as Element).closest<HTMLElement>("[data-index]")?.dataset["index"];
  return index === undefined ? undefined : Number(index);
}
