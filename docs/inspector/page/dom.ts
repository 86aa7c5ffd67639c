// Elements, in the few ways in which this page makes them.

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What an element is made with: attributes; `text`; `class`; and what happens on a click. */
export interface Props {
  readonly class?: string;
  readonly text?: string;
  readonly title?: string;
  readonly click?: (event: MouseEvent) => void;
  readonly attributes?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Makes an element. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (props.class) element.className = props.class;
  if (props.text !== undefined) element.textContent = props.text;
  if (props.title) element.title = props.title;
  if (props.click) element.addEventListener("click", props.click as EventListener);
  for (const [name, value] of Object.entries(props.attributes ?? {})) {
    if (value !== undefined) element.setAttribute(name, `${value}`);
  }
  element.append(...children);
  return element;
}

/** A button with a text. */
export function button(text: string, click: () => void, props: Props = {}): HTMLButtonElement {
  const made = make("button", { ...props, text, click });
  made.type = "button";
  return made;
}

/** An element of the page by its id. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`Cannot find #${id} in the page`);
  return found as T;
}

/** Sets text only where it differs, so that live regions stay quiet. */
export function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** Reads text to those who do not see the page. */
export function announce(text: string): void {
  setText(byId("live"), text);
}
