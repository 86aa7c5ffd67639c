// The summary of the source as tables.

/// <reference lib="dom" />

import type { TableView } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { button, byId, make } from "./dom.ts";
import { currentSource, type State } from "./state.ts";

/** Shows the summary of the source. */
export class SummaryPanel {
  readonly #actions: Actions;
  readonly #panel: HTMLElement = byId("panel-summary");

  /** A panel that follows the state. */
  constructor(actions: Actions) {
    this.#actions = actions;
    actions.store.subscribe((state, before) => void this.#draw(state, before));
  }

  async #draw(state: State, before: State): Promise<void> {
    if (state.tab !== "summary" || state.showsStart) return;
    const progress = currentSource(state)?.progress;
    const isSame = before.tab === "summary" && !before.showsStart &&
      progress === currentSource(before)?.progress;
    if (isSame) return;
    const { lines, tables } = await this.#actions.link.ask({
      type: "summary",
      source: state.current,
    });
    const list = make("ul", {}, ...lines.map((text) => make("li", { text })));
    const isEmpty = lines.length === 0 && tables.length === 0;
    const nothing = make("p", { class: "empty-text", text: "There is nothing to sum up." });
    this.#panel.replaceChildren(
      ...isEmpty ? [nothing] : [list],
      ...tables.map((table) => this.#table(table)),
    );
  }

  #table({ caption, columns, rows, filters }: TableView): HTMLElement {
    const heads = columns.map((text) => make("th", { text, attributes: { scope: "col" } }));
    const lines = rows.map((row, i) => this.#line(row, filters?.[i]));
    const table = make(
      "table",
      {},
      make("caption", { text: caption }),
      make("thead", {}, make("tr", {}, ...heads)),
      make("tbody", {}, ...lines),
    );
    return make("div", {
      class: "table-box",
      attributes: { tabindex: 0, role: "region", "aria-label": caption },
    }, table);
  }

  /** The first cell leads to the frames. */
  #line(row: readonly string[], filter: string | undefined): HTMLElement {
    const cells = row.map((text, i) => {
      if (i > 0 || filter === undefined) return make("td", { text });
      const show = button(text, () => void this.#actions.showFrames(filter), {
        title: "Show these frames",
      });
      return make("td", {}, show);
    });
    return make("tr", {}, ...cells);
  }
}
