// The summary of the source as tables.

/// <reference lib="dom" />

import type { Actions } from "./actions.ts";
import { button, byId, make } from "./dom.ts";
import { currentSource, type State } from "./state.ts";
import { tableOf } from "./table.ts";

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
      ...tables.map((table) => tableOf(table, (text, filter) => this.#cell(text, filter))),
    );
  }

  /** The first cell leads to the frames. */
  #cell(text: string, filter: string): HTMLElement {
    return button(text, () => void this.#actions.showFrames(filter), {
      title: "Show these frames",
    });
  }
}
