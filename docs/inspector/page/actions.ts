// What can be done. Each action asks the worker, and puts what it hears into the state.

/// <reference lib="dom" />

import type {
  CanaryTexts,
  Detail,
  ExportForm,
  Progress,
  ReadOptions,
  SourceData,
} from "../protocol.ts";
import { announce, byId } from "./dom.ts";
import { WorkerLink } from "./link.ts";
import { currentSource, NO_TREE, type SourceState, type State, Store, type Tab } from "./state.ts";

/** The actions, and the state they change. */
export class Actions {
  readonly store: Store = new Store();
  readonly link: WorkerLink;
  #number = 0;
  #asked = 0; // the newest question for a detail

  /** @param program That of the worker. */
  constructor(program: string) {
    this.link = new WorkerLink(
      program,
      (progress) => this.#progress(progress),
      () => this.fail("The decoder has stopped: the browser may have run out of memory"),
    );
  }

  /** The state as it is. */
  get state(): State {
    return this.store.state;
  }

  /** Opens files; the first of them is shown. */
  openFiles(files: Iterable<File>): void {
    const opened = [...files].map((file) => this.#open(file.name, file));
    if (opened[0] !== undefined) this.show(opened[0]);
  }

  /** Opens a text, or a Blob with a name. */
  open(name: string, data: SourceData): void {
    this.show(this.#open(name, data));
  }

  #open(name: string, data: SourceData): number {
    const number = ++this.#number;
    const total = typeof data === "string" ? data.length : data.size;
    const source: SourceState = {
      number,
      name,
      data,
      filter: "",
      progress: {
        source: number,
        phase: "reading",
        read: 0,
        total,
        events: 0,
        rows: 0,
        generation: 0,
      },
    };
    this.store.set({ sources: [...this.state.sources, source], error: "" });
    this.#read(source);
    return number;
  }

  #read({ number, data }: SourceState): void {
    const { options } = this.state;
    void this.link.ask({ type: "open", source: number, data, options });
  }

  /** Shows a source that is open. */
  show(number: number): void {
    const source = this.state.sources.find((source) => source.number === number);
    this.store.set({
      current: number,
      showsStart: false,
      filterError: "",
      error: source?.progress.error ?? "",
      ...NOTHING_SELECTED,
    });
  }

  /** Closes the source that is shown. */
  close(): void {
    const { sources, current } = this.state;
    void this.link.ask({ type: "close", source: current });
    const left = sources.filter(({ number }) => number !== current);
    this.store.set({ sources: left });
    const next = left.at(-1);
    if (next) this.show(next.number);
    else this.store.set({ current: 0, showsStart: true, error: "", ...NOTHING_SELECTED });
  }

  /** Reads all sources again, with other options. */
  readAgain(options: ReadOptions): void {
    this.store.set({ options, ...NOTHING_SELECTED });
    const sources = this.state.sources.map((source) => ({ ...source, filter: "" }));
    this.store.set({ sources, filterError: "", error: "", showsStart: sources.length === 0 });
    for (const source of sources) this.#read(source);
  }

  /** Sets the options for what is opened next. */
  setOptions(options: ReadOptions): void {
    this.store.set({ options });
  }

  /** Shows or hides what files are opened with. */
  toggleStart(): void {
    this.store.set({ showsStart: !this.state.showsStart });
  }

  /** Stops reading; what was read stays. */
  cancel(): void {
    void this.link.ask({ type: "cancel", source: this.state.current });
  }

  /** Says what went wrong. */
  fail(error: string): void {
    this.store.set({ error });
  }

  /** Shows a view. */
  setTab(tab: Tab): void {
    this.store.set({ tab });
  }

  /** Audits pods by these settings. */
  setCanaries(canaries: CanaryTexts): void {
    this.store.set({ canaries });
  }

  #progress(progress: Progress): void {
    const { sources, current } = this.state;
    const before = sources.find(({ number }) => number === progress.source);
    if (!before) return;
    const changed = sources.map((source) =>
      source.number === progress.source ? { ...source, progress } : source
    );
    this.store.set({ sources: changed });
    if (progress.phase === "failed" && progress.events === 0) return this.#giveUp(before, progress);
    if (progress.source !== current) return;
    if (progress.error !== undefined) this.fail(`${before.name}: ${progress.error}`);
    if (progress.phase !== before.progress.phase) announce(phaseText(before.name, progress));
    if (progress.rows > 0 && this.state.row < 0 && this.state.tab === "frames") void this.choose(0);
  }

  /** A source of which nothing can be read is closed again; the sentence says why. */
  #giveUp({ number, name }: SourceState, { error = "" }: Progress): void {
    const { sources, current } = this.state;
    const left = sources.filter((source) => source.number !== number);
    this.store.set({ sources: left });
    void this.link.ask({ type: "close", source: number });
    const next = left.at(-1);
    if (current === number && next) this.show(next.number);
    else if (current === number) this.store.set({ current: 0, showsStart: true });
    this.fail(`${name}: ${error}`);
  }

  /** Filters the frames of the source that is shown. */
  async filter(text: string): Promise<void> {
    const { current } = this.state;
    this.store.set({ isFiltering: true });
    const answer = await this.link.ask({ type: "filter", source: current, text });
    this.store.set({ isFiltering: false });
    if (!answer.ok) return this.store.set({ filterError: answer.text });
    const sources = this.state.sources.map((source) =>
      source.number === current ? { ...source, filter: text } : source
    );
    this.store.set({ sources, filterError: "", row: -1, tab: "frames" });
    await this.#chooseAgain();
  }

  /** Goes to the frames that fit a filter. */
  async showFrames(filter: string): Promise<void> {
    await this.filter(filter);
    byId("frames").focus(); // what had it is no longer there
  }

  /** Goes to an event in the list of frames. */
  async showEvent(id: number): Promise<void> {
    this.setTab("frames");
    await this.chooseEvent(id);
    byId("frames").focus();
  }

  /** After a filter: the same event, else the one before it that is still shown, else the first. */
  async #chooseAgain(): Promise<void> {
    const { current, detail } = this.state;
    const { index } = detail
      ? await this.link.ask({ type: "find", source: current, id: detail.id })
      : { index: -1 };
    if (index >= 0) return await this.choose(index);
    this.store.set(NOTHING_SELECTED);
    if ((currentSource(this.state)?.progress.rows ?? 0) > 0) await this.choose(0);
  }

  /** Selects a row of the list of frames. */
  async choose(row: number): Promise<void> {
    const { current } = this.state;
    this.store.set({ row });
    const rows = await this.link.ask({ type: "rows", source: current, from: row, count: 1 });
    const id = rows[0]?.id;
    if (id === undefined || this.state.row !== row) return;
    if (id !== this.state.detail?.id) await this.#detail(id);
  }

  /** Selects an event by its number, if the list has it. */
  async chooseEvent(id: number): Promise<void> {
    await this.#follow(id);
    await this.#detail(id);
  }

  async #follow(id: number): Promise<void> {
    const { index } = await this.link.ask({ type: "find", source: this.state.current, id });
    if (index >= 0) this.store.set({ row: index });
  }

  /** Shows the rows that a fold stands for. */
  async unfold(index: number): Promise<void> {
    await this.link.ask({ type: "unfold", source: this.state.current, index });
  }

  async #detail(id: number, version?: number): Promise<void> {
    const asked = ++this.#asked;
    const { current } = this.state;
    const wanted = version === undefined ? {} : { version };
    try {
      const detail = await this.link.ask({ type: "detail", source: current, id, ...wanted });
      if (asked === this.#asked) await this.#opened(detail);
    } catch (error) {
      this.fail((error as Error).message);
    }
  }

  async #opened(detail: Detail): Promise<void> {
    const children = new Map();
    for (const node of detail.open) children.set(node, await this.#children(node));
    const tree = { children, open: new Set(detail.open), chosen: null };
    this.store.set({ detail, tree, range: null, cursor: 0, hovered: null, status: "" });
  }

  #children(node: number) {
    return this.link.ask({ type: "children", source: this.state.current, node });
  }

  /** Reads the bytes of the frame as another version. */
  async setVersion(version: number): Promise<void> {
    const { detail } = this.state;
    if (detail) await this.#detail(detail.id, version);
  }

  /** Goes to the other half of the exchange. */
  async jump(): Promise<void> {
    const { detail } = this.state;
    const to = detail?.pair ?? detail?.outer?.id;
    if (to !== undefined) await this.chooseEvent(to);
  }

  /** Opens or closes a node of the tree. */
  async toggle(node: number, isOpen: boolean): Promise<void> {
    const open = new Set(this.state.tree.open);
    if (isOpen) open.add(node);
    else open.delete(node);
    const children = new Map(this.state.tree.children);
    if (isOpen && !children.has(node)) children.set(node, await this.#children(node));
    this.store.set({ tree: { ...this.state.tree, children, open } });
  }

  /** Selects a node, and the bytes it was read from. */
  chooseNode(node: number, range: { start: number; end: number } | null, status: string): void {
    this.store.set({
      tree: { ...this.state.tree, chosen: node },
      range,
      cursor: range?.start ?? this.state.cursor,
      status,
    });
  }

  /** Selects a byte, and the field it belongs to. */
  async chooseByte(offset: number): Promise<void> {
    const { current, detail } = this.state;
    if (!detail || offset < 0 || offset >= detail.bytes) return;
    this.store.set({ cursor: offset });
    const way = await this.link.ask({ type: "reveal", source: current, offset });
    if (this.state.cursor !== offset) return;
    const { tree } = this.state;
    const children = new Map(tree.children);
    const above = way.nodes.slice(0, -1);
    above.forEach((node, i) => children.set(node, way.children[i]!));
    const open = new Set([...tree.open, ...above]);
    const chosen = way.nodes.at(-1) ?? null;
    const range = { start: way.start, end: way.end };
    const status = `byte ${offset} (0x${offset.toString(16)}) · ${way.text || "no field"}`;
    this.store.set({ tree: { children, open, chosen }, range, status });
  }

  /** Shows what the pointer is over. */
  hover(hovered: State["hovered"], status: string): void {
    this.store.set({ hovered, status });
  }

  /** Saves the frame or its connection as a file. */
  async save(form: ExportForm): Promise<void> {
    const { current, detail } = this.state;
    if (!detail) return;
    try {
      const saved = await this.link.ask({ type: "export", source: current, id: detail.id, form });
      download(saved.name, new Blob([saved.data as BlobPart], { type: saved.type }));
      announce(`Saved ${saved.name}`);
    } catch (error) {
      this.fail((error as Error).message);
    }
  }

  /** Saves a text as a file. */
  saveText(name: string, text: string): void {
    download(name, new Blob([text], { type: "application/json" }));
    announce(`Saved ${name}`);
  }

  /** A link that shows the frame and its other half, masked; undefined if there can be none. */
  async linkToFrame(): Promise<string | undefined> {
    const { current, detail } = this.state;
    if (!detail) return undefined;
    try {
      const { fragment } = await this.link.ask({ type: "link", source: current, id: detail.id });
      return `${location.href.split("#")[0]}${fragment}`;
    } catch (error) {
      this.fail((error as Error).message);
      return undefined;
    }
  }

  /** Filters that would find the frame, or the field, that is selected. */
  async choices(node?: number): Promise<readonly { label: string; filter: string }[]> {
    const { current, detail } = this.state;
    if (!detail) return [];
    const of = node === undefined ? {} : { node };
    return await this.link.ask({ type: "words", source: current, id: detail.id, ...of });
  }
}

const NOTHING_SELECTED = {
  row: -1,
  detail: null,
  tree: NO_TREE,
  range: null,
  cursor: 0,
  hovered: null,
  status: "",
} as const;

function phaseText(name: string, { phase, events }: Progress): string {
  const count = `${events.toLocaleString("en")} events`;
  switch (phase) {
    case "reading":
      return `Reading ${name}`;
    case "filtering":
      return "Filtering";
    case "done":
      return `${name}: ${count}`;
    case "stopped":
      return `Stopped, ${count} so far`;
    case "failed":
      return `${name} cannot be read`;
  }
}

function download(name: string, data: Blob): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
