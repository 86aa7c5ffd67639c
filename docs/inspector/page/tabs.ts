// The views of a source.

/// <reference lib="dom" />

import type { Actions } from "./actions.ts";
import { byId } from "./dom.ts";
import type { Tab } from "./state.ts";

const TABS: readonly Tab[] = ["frames", "connections", "summary", "pods"];

/** Wires the tabs: a click or the arrows show a view. */
export function wireTabs(actions: Actions): void {
  for (const tab of TABS) byId(`tab-${tab}`).addEventListener("click", () => actions.setTab(tab));
  byId("tabs").addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = TABS.indexOf(actions.state.tab);
    const tab = TABS[(at + step + TABS.length) % TABS.length]!;
    actions.setTab(tab);
    byId(`tab-${tab}`).focus();
  });
  actions.store.subscribe((state, before) => {
    if (state.tab === before.tab) return;
    for (const tab of TABS) {
      const isShown = tab === state.tab;
      byId(`panel-${tab}`).hidden = !isShown;
      byId(`tab-${tab}`).setAttribute("aria-selected", `${isShown}`);
      byId(`tab-${tab}`).tabIndex = isShown ? 0 : -1;
    }
  });
}
