// All that the page knows, in one object. Actions replace it; views are drawn from it.

import type {
  CanaryTexts,
  Detail,
  NodeView,
  Progress,
  ReadOptions,
  SourceData,
} from "../protocol.ts";

/** A file, or a text. */
export interface SourceState {
  readonly number: number;
  readonly name: string;
  readonly data: SourceData;
  readonly progress: Progress;
  readonly filter: string;
}

/** Bytes of the frame that is shown. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The views. */
export type Tab = "frames" | "connections" | "summary" | "pods";

/** Which nodes of the tree are there, open and chosen. */
export interface TreeState {
  readonly children: ReadonlyMap<number, readonly NodeView[]>;
  readonly open: ReadonlySet<number>;
  readonly chosen: number | null;
}

/** The state of the page. */
export interface State {
  readonly options: ReadOptions;
  readonly sources: readonly SourceState[];
  /** Number of the source that is shown; 0: none. */
  readonly current: number;
  readonly showsStart: boolean;
  readonly tab: Tab;
  /** By what pods are audited; null: nobody has asked for it. */
  readonly canaries: CanaryTexts | null;
  readonly error: string;
  readonly filterError: string;
  /** The worker has not answered yet. */
  readonly isFiltering: boolean;
  /** Row of the list that is selected, −1: none. */
  readonly row: number;
  readonly detail: Detail | null;
  readonly tree: TreeState;
  readonly range: Range | null;
  /** The byte at the cursor of the byte pane. */
  readonly cursor: number;
  /** What the pointer is over. */
  readonly hovered: Range | null;
  readonly status: string;
}

/** Nothing opened. Secrets are masked at every start. */
export const NO_TREE: TreeState = { children: new Map(), open: new Set(), chosen: null };

/** Before anything has been opened. */
export const START: State = {
  options: { redact: true, ports: [], decode: "all", orphans: "infer" },
  sources: [],
  current: 0,
  showsStart: true,
  tab: "frames",
  canaries: null,
  error: "",
  filterError: "",
  isFiltering: false,
  row: -1,
  detail: null,
  tree: NO_TREE,
  range: null,
  cursor: 0,
  hovered: null,
  status: "",
};

/** Draws what has changed. */
export type Draw = (state: State, before: State) => void;

/** Holds the state, and tells the views when it is another. */
export class Store {
  #state: State = START;
  #drawn: State = START;
  #isDue = false;
  readonly #views: Draw[] = [];

  /** The state as it is. */
  get state(): State {
    return this.#state;
  }

  /** Calls `draw` after every change, once for all that change together. */
  subscribe(draw: Draw): void {
    this.#views.push(draw);
  }

  /** Changes some of it. */
  set(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.#draw());
  }

  #draw(): void {
    this.#isDue = false;
    const before = this.#drawn;
    this.#drawn = this.#state;
    for (const draw of this.#views) draw(this.#drawn, before);
  }
}

/** The source that is shown. */
export function currentSource({ sources, current }: State): SourceState | undefined {
  return sources.find(({ number }) => number === current);
}
