// A list of any length of which only the rows in sight exist.

/// <reference lib="dom" />

import { make } from "./dom.ts";

// Browsers end elements at 16 to 33 million pixels; beyond this the scroll bar is a scale.
const TALLEST = 8_000_000;
const SPARE = 4; // rows above and below

/** How rows are drawn. */
export interface ListOptions {
  /** Makes the row of a place. */
  readonly row: (index: number) => HTMLElement;
  /** Stands above the rows, and stays. */
  readonly head?: HTMLElement;
  /** The role of what holds the rows: a grid wants a group. */
  readonly bodyRole?: string;
  /** Rows of `--row`; default 1. */
  readonly rem?: number;
}

/** The rows of a scrolling box. */
export class VirtualList {
  readonly #box: HTMLElement;
  readonly #options: ListOptions;
  readonly #body: HTMLElement;
  readonly #layer: HTMLElement;
  #count = 0;
  #exact: number | undefined; // where the wheel has moved to, between two steps of the scroll bar

  /** @param box The element that scrolls. */
  constructor(box: HTMLElement, options: ListOptions) {
    this.#box = box;
    this.#options = options;
    const role = options.bodyRole ?? "presentation";
    this.#layer = make("div", { class: "layer", attributes: { role } });
    this.#body = make("div", { class: "body", attributes: { role: "presentation" } }, this.#layer);
    this.#body.style.position = "relative";
    box.replaceChildren(...options.head ? [options.head] : [], this.#body);
    box.addEventListener("scroll", () => this.draw(), { passive: true });
    box.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.draw()).observe(box);
  }

  /** How many rows there are. */
  get count(): number {
    return this.#count;
  }

  /** Rows that fit into the box. */
  get page(): number {
    return Math.max(1, Math.floor(this.#view / this.#height) - 1);
  }

  /** Draws `count` rows anew. */
  show(count: number): void {
    this.#count = count;
    const height = Math.min(this.#total, Math.max(TALLEST, this.#view));
    this.#body.style.height = `${height}px`;
    this.draw();
  }

  /** Scrolls until a row is in sight, as little as possible. */
  reveal(index: number): void {
    const top = this.#top;
    const start = index * this.#height;
    if (start < top) this.#moveTo(start);
    else if (start + this.#height > top + this.#view) {
      this.#moveTo(start + this.#height - this.#view);
    }
    this.draw();
  }

  /** Draws the rows in sight. */
  draw(): void {
    const height = this.#height;
    const top = this.#top;
    const first = Math.max(0, Math.floor(top / height) - SPARE);
    const last = Math.min(this.#count, Math.ceil((top + this.#view) / height) + SPARE);
    const rows: HTMLElement[] = [];
    for (let i = first; i < last; i++) rows.push(this.#options.row(i));
    this.#layer.replaceChildren(...rows);
    const shift = this.#isScaled ? this.#box.scrollTop - (top - first * height) : first * height;
    this.#layer.style.transform = `translateY(${Math.round(shift)}px)`;
  }

  get #height(): number {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return Math.round(rem * 1.625 * (this.#options.rem ?? 1));
  }

  get #view(): number {
    return Math.max(0, this.#box.clientHeight - (this.#options.head?.offsetHeight ?? 0));
  }

  get #total(): number {
    return this.#count * this.#height;
  }

  get #isScaled(): boolean {
    return this.#total > TALLEST;
  }

  /** Pixels of the whole list for one of the scroll bar. */
  get #scale(): number {
    return this.#isScaled ? (this.#total - this.#view) / (TALLEST - this.#view) : 1;
  }

  get #top(): number {
    const { scrollTop } = this.#box;
    if (!this.#isScaled) return scrollTop;
    const exact = this.#exact;
    const isNear = exact !== undefined && Math.abs(exact / this.#scale - scrollTop) <= 1;
    return isNear ? exact : scrollTop * this.#scale;
  }

  #moveTo(top: number): void {
    const inside = Math.max(0, Math.min(top, this.#total - this.#view));
    this.#exact = inside;
    this.#box.scrollTop = inside / this.#scale;
  }

  /** One notch moves by as much as in a short list. */
  #wheel(event: WheelEvent): void {
    if (!this.#isScaled || event.deltaY === 0 || event.ctrlKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? this.#height : 1;
    this.#moveTo(this.#top + event.deltaY * pixels);
    this.draw();
  }
}

/** Where a key moves to in a list; undefined if it is no key for that. */
export function movedBy(
  key: string,
  at: number,
  count: number,
  page: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  if (to === undefined || count === 0) return undefined;
  return Math.max(0, Math.min(count - 1, to));
}
