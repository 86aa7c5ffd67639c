// The filter box, and the menu of filters for what is selected.

/// <reference lib="dom" />

import type { FilterChoice } from "../protocol.ts";
import type { Actions } from "./actions.ts";
import { button, byId, setText } from "./dom.ts";
import { currentSource, type State } from "./state.ts";

/** Where a menu is to open, and what for. */
interface MenuPlace {
  readonly x: number;
  readonly y: number;
  readonly node?: number;
}

/** Wires the filter box. */
export class FilterBox {
  readonly #actions: Actions;
  readonly #input: HTMLInputElement = byId("filter");
  readonly #menu: HTMLElement = byId("menu");
  #opener: Element | null = null;

  /** A box that follows the state. */
  constructor(actions: Actions) {
    this.#actions = actions;
    void this.#offerWords();
    byId("filter-form").addEventListener("submit", (event) => {
      event.preventDefault();
      void actions.filter(this.#input.value);
    });
    byId("filter-clear").addEventListener("click", () => this.#apply(""));
    byId("filter-by").addEventListener("click", () => this.openAt(byId("filter-by")));
    addEventListener("filter-menu", (event) => {
      void this.#open((event as CustomEvent<MenuPlace>).detail);
    });
    this.#menu.addEventListener("keydown", (event) => this.#key(event));
    addEventListener("pointerdown", ({ target }) => {
      if (!this.#menu.contains(target as Node)) this.#close(false);
    });
    actions.store.subscribe((state, before) => this.#draw(state, before));
  }

  /** Opens the menu below an element, for the field that is selected there, else for the frame. */
  openAt(element: Element): void {
    const { left, bottom } = element.getBoundingClientRect();
    const { chosen } = this.#actions.state.tree;
    const isTree = element.id === "tree" && chosen !== null;
    void this.#open({
      x: left + 12,
      y: Math.min(bottom, innerHeight / 2),
      ...isTree && { node: chosen },
    });
  }

  async #offerWords(): Promise<void> {
    const words = await this.#actions.link.ask({ type: "vocabulary" });
    byId("filter-words").append(...words.map(({ word, about }) => new Option(about, word)));
  }

  #draw(state: State, before: State): void {
    setText(byId("filter-error"), state.filterError);
    this.#input.toggleAttribute("aria-invalid", state.filterError !== "");
    const filter = currentSource(state)?.filter ?? "";
    byId("filter-clear").hidden = filter === "";
    byId<HTMLButtonElement>("filter-by").disabled = state.detail === null;
    const isOther = state.current !== before.current ||
      filter !== (currentSource(before)?.filter ?? "");
    if (isOther) this.#input.value = filter;
  }

  #apply(filter: string): void {
    this.#input.value = filter;
    void this.#actions.filter(filter);
  }

  async #open({ x, y, node }: MenuPlace): Promise<void> {
    this.#opener = document.activeElement;
    const own = node === undefined ? [] : await this.#actions.choices(node);
    const choices = own.length > 0 ? own : await this.#actions.choices();
    if (choices.length === 0) return;
    this.#menu.replaceChildren(...choices.map((choice) => this.#item(choice)));
    this.#menu.hidden = false;
    const { offsetWidth, offsetHeight } = this.#menu;
    this.#menu.style.left = `${Math.max(4, Math.min(x, innerWidth - offsetWidth - 4))}px`;
    this.#menu.style.top = `${Math.max(4, Math.min(y, innerHeight - offsetHeight - 4))}px`;
    (this.#menu.firstElementChild as HTMLElement).focus();
  }

  #item({ label, filter }: FilterChoice): HTMLElement {
    const choose = () => {
      this.#close(true);
      this.#apply(filter);
    };
    return button(label, choose, { attributes: { role: "menuitem", tabindex: -1 } });
  }

  #close(givesFocusBack: boolean): void {
    if (this.#menu.hidden) return;
    this.#menu.hidden = true;
    if (givesFocusBack) (this.#opener as HTMLElement | null)?.focus();
  }

  #key(event: KeyboardEvent): void {
    const items = [...this.#menu.children] as HTMLElement[];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") this.#close(true);
    else if (to === undefined) return;
    else items[(to + items.length) % items.length]!.focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
