// Brokers by pod, what an audit finds, and a plan to copy.

/// <reference lib="dom" />

import type { ClusterAudit, ClusterPods, PodsView } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { copyFrom } from "./dialog.ts";
import { announce, button, byId, make, setText } from "./dom.ts";
import { currentSource, type State } from "./state.ts";
import { tableOf } from "./table.ts";

/** Shows the pods of the source. */
export class PodsPanel {
  readonly #actions: Actions;
  readonly #panel: HTMLElement = byId("pods");
  readonly #interval: HTMLInputElement = byId("canary-interval");
  readonly #pod: HTMLInputElement = byId("canary-pod");
  #asked = 0; // the newest question
  #place = ""; // what it was about

  /** A panel that follows the state. */
  constructor(actions: Actions) {
    this.#actions = actions;
    byId("canaries").addEventListener("submit", (event) => {
      event.preventDefault();
      actions.setCanaries({ interval: this.#interval.value, pod: this.#pod.value });
    });
    actions.store.subscribe((state, before) => void this.#draw(state, before));
  }

  async #draw(state: State, before: State): Promise<void> {
    if (state.tab !== "pods" || state.showsStart) return;
    const isSame = before.tab === "pods" && !before.showsStart &&
      state.canaries === before.canaries && placeOf(state) === placeOf(before);
    if (isSame) return;
    const asked = ++this.#asked;
    const isReading = currentSource(state)?.progress.phase === "reading";
    if (isReading || placeOf(state) !== this.#place) this.#say("Looking for brokers …");
    this.#place = placeOf(state);
    this.#panel.setAttribute("aria-busy", "true");
    if (isReading) return; // until it is read
    const { current: source, canaries } = state;
    try {
      const view = await this.#actions.link.ask({
        type: "pods",
        source,
        ...canaries && { canaries },
      });
      if (asked === this.#asked) this.#show(view);
    } catch (error) {
      if (asked === this.#asked) this.#say((error as Error).message);
    }
  }

  #say(text: string): void {
    this.#panel.setAttribute("aria-busy", "false");
    this.#panel.replaceChildren(make("p", { class: "empty-text", text }));
  }

  #show({ wrong, remark, clusters }: PodsView): void {
    showError(this.#interval, wrong.interval);
    showError(this.#pod, wrong.pod);
    this.#panel.setAttribute("aria-busy", "false");
    this.#panel.replaceChildren(
      ...remark === "" ? [] : [make("p", { class: "empty-text", text: remark })],
      ...clusters.map((cluster, i) => this.#cluster(cluster, i)),
    );
    const texts = clusters.flatMap(({ audit }) => audit ? [audit.text] : []);
    announce([wrong.interval, wrong.pod, ...texts].filter((text) => text !== "").join(". "));
  }

  #cluster({ title, tables, audit }: ClusterPods, i: number): HTMLElement {
    return make(
      "section",
      { attributes: { "aria-label": title } },
      make("h2", { text: title }),
      ...tables.map((table) => tableOf(table)),
      ...audit ? this.#audit(audit, i) : [],
    );
  }

  #audit({ text, tables, plan, stays }: ClusterAudit, i: number): readonly HTMLElement[] {
    return [
      make("h3", { text }),
      ...tables.map((table) => tableOf(table)),
      ...plan === "" ? [] : [this.#plan(plan, i)],
      make("ul", { class: "stays" }, ...stays.map((text) => make("li", { text }))),
    ];
  }

  #plan(plan: string, i: number): HTMLElement {
    const id = `plan-${i}`;
    const text = make("textarea", {
      attributes: { id, rows: 5, readonly: "", spellcheck: false },
    });
    text.value = plan;
    const note = make("span");
    return make(
      "div",
      { class: "plan" },
      make("label", {
        text: "The moves that clear LEAK and SPILL, for kafka-reassign-partitions",
        attributes: { for: id },
      }),
      text,
      make(
        "div",
        { class: "row" },
        button("Copy", () => void copyFrom(text, note)),
        button("Save", () => this.#actions.saveText("reassignment.json", plan)),
        note,
      ),
    );
  }
}

/** What must not have changed for an answer to hold: the source, and how often it was read. */
function placeOf(state: State): string {
  const { phase, generation } = currentSource(state)?.progress ?? {};
  return `${state.current} ${phase === "reading" ? "" : generation}`;
}

function showError(input: HTMLInputElement, text: string): void {
  setText(byId(`${input.id}-error`), text);
  if (text === "") input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
}
