// One source: read once into an index, then asked about.

import { type CaptureOptions, type CaptureReading, decodeCapture } from "kafka-wire/capture";
import { registry } from "kafka-wire/messages/registry";
import type {
  Ask,
  CanaryTexts,
  ConnectionsView,
  Detail,
  Exported,
  FilterAnswer,
  FilterChoice,
  NodeView,
  PodsView,
  Progress,
  ReadOptions,
  Revealed,
  RowView,
  SourceData,
  SummaryView,
} from "../protocol.ts";
import { fieldChoices, rowChoices } from "./choices.ts";
import { Connections } from "./connections.ts";
import { bytesOf, type Opened, opened } from "./detail.ts";
import { exported, linkOf } from "./export.ts";
import { filterOf, rowsByIndex, rowsByReading } from "./filtering.ts";
import { EventIndex } from "./index_events.ts";
import { clustersOf, type FoundClusters } from "./pods.ts";
import { podsView } from "./pods_view.ts";
import { type FrameEvent, Replay } from "./replay.ts";
import { chunksOf, type Source, sourceOf } from "./source.ts";
import { summaryView } from "./summary.ts";
import { timelineOf } from "./timeline.ts";
import { View } from "./view.ts";
import { zstd } from "./zstd.ts";

// Milliseconds between two words on the progress; the first rows are told at once.
const PAUSE = 120;

let generations = 0; // of all sources: one that is read again must not look like itself

/** What a question about a source may be. */
export type SourceAsk = Exclude<Ask, { type: "open" | "close" | "vocabulary" | "compare" }>;

/** A source and what is known of it. */
export class Session {
  readonly #number: number;
  readonly #options: ReadOptions;
  readonly #tell: (progress: Progress) => void;
  #source: Source = { size: 0, remarks: [] };
  #index: EventIndex = new EventIndex(false);
  #all: View = new View(this.#index);
  #filtered: View | undefined;
  #filter = "";
  #connections: Connections = new Connections();
  #reading: CaptureReading | undefined;
  #opened: Opened | undefined;
  #phase: Progress["phase"] = "reading";
  #end: Progress["phase"] = "done"; // how the reading ended
  #read = 0;
  #total = 0;
  #generation = ++generations;
  #told = 0;
  #isStopped = false;
  #isClosed = false;
  #clusters: Promise<FoundClusters> | undefined; // read when they are first asked for
  #run = 0; // the filter that is being applied
  #error: string | undefined;

  /** A source that is still to be read. */
  constructor(number: number, options: ReadOptions, tell: (progress: Progress) => void) {
    this.#number = number;
    this.#options = options;
    this.#tell = tell;
  }

  /** Reads it from beginning to end, unless it is stopped. */
  async read(data: SourceData): Promise<void> {
    this.#total = typeof data === "string" ? data.length : data.size;
    try {
      if (this.#total === 0) throw new Error("Cannot read the source: it is empty");
      this.#source = await sourceOf(data, (read) => this.#seen(read));
      if (!this.#isStopped) await this.#indexAll();
    } catch (error) {
      return this.#fail(error);
    }
    this.#finish(this.#isStopped ? "stopped" : "done");
  }

  async #indexAll(): Promise<void> {
    const { text, size } = this.#source;
    this.#index = new EventIndex(text !== undefined);
    this.#all = new View(this.#index);
    this.#total = size;
    this.#reading = this.#decode((read) => this.#seen(read), text !== undefined);
    for await (const event of this.#reading) {
      this.#index.add(event);
      this.#connections.add(event);
      if (this.#index.length % 4_096 === 0 && this.#isDue()) this.#say();
    }
  }

  #decode(seen: (read: number) => boolean, keepsFrames: boolean): CaptureReading {
    const { blob, text = "" } = this.#source;
    const { redact, ports, decode, orphans } = this.#options;
    const options: CaptureOptions = {
      redact,
      ports,
      decode,
      orphans,
      records: "batches",
      decompressors: { zstd },
      keepRaw: keepsFrames ? "always" : "on-error",
    };
    return decodeCapture(blob ? chunksOf(blob, seen) : text, registry, options);
  }

  #seen(read: number): boolean {
    this.#read = read;
    if (this.#isDue()) this.#say();
    return !this.#isStopped;
  }

  #isDue(): boolean {
    const now = performance.now();
    const isFirst = this.#all.length === 0 && this.#index.settled > 0;
    return isFirst || now - this.#told >= PAUSE;
  }

  #say(): void {
    this.#told = performance.now();
    this.#all.grow(this.#phase === "done" || this.#phase === "stopped");
    this.#tell({
      source: this.#number,
      phase: this.#phase,
      read: this.#read,
      total: this.#total,
      events: this.#index.length,
      rows: this.#view.length,
      generation: this.#generation,
      ...(this.#error !== undefined && { error: this.#error }),
    });
  }

  #finish(phase: "done" | "stopped"): void {
    this.#phase = this.#end = phase;
    this.#generation = ++generations; // answers have found their requests
    if (phase === "done") this.#read = this.#total;
    this.#say();
    if (this.#filter !== "") this.ask({ type: "filter", source: this.#number, text: this.#filter });
  }

  #fail(error: unknown): void {
    this.#phase = "failed";
    this.#error = sentenceOf(error);
    this.#all.grow(true);
    this.#say();
  }

  /** The frame of an event, decoded again. */
  async frame(id: number): Promise<FrameEvent> {
    const row = this.#index.rowOf(id);
    const frame = row < 0 ? undefined : await this.#replay.frame(row);
    if (!frame) throw new Error("Cannot compare: this event has no frame");
    return frame.event;
  }

  get #view(): View {
    return this.#filtered ?? this.#all;
  }

  get #replay(): Replay {
    return new Replay(this.#source, this.#index, this.#options);
  }

  /** Answers a question. */
  ask(ask: SourceAsk): unknown {
    switch (ask.type) {
      case "cancel":
        return this.#stop();
      case "filter":
        return this.#applyFilter(ask.text);
      case "rows":
        return this.#rows(ask.from, ask.count);
      case "find":
        return { index: this.#find(ask.id) };
      case "unfold":
        return this.#unfold(ask.index);
      case "detail":
        return this.#detail(ask.id, ask.version);
      case "children":
        return this.#children(ask.node);
      case "reveal":
        return this.#reveal(ask.offset);
      case "bytes":
        return this.#opened && bytesOf(this.#opened, ask.from, ask.count);
      case "summary":
        return this.#summary();
      case "pods":
        return this.#pods(ask.canaries);
      case "connections":
        return this.#connectionsFrom(ask.from, ask.count);
      case "words":
        return this.#words(ask.id, ask.node);
      case "export":
        return this.#export(ask.id, ask.form);
      case "link":
        return this.#link(ask.id);
      case "timeline":
        return timelineOf(this.#index, ask.connection);
    }
  }

  /** Ends all reading: nobody will ask any more. */
  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  #stop(): null {
    if (this.#phase === "reading") this.#isStopped = true;
    else this.#rest();
    this.#run++;
    return null;
  }

  #rows(from: number, count: number): RowView[] {
    return this.#view.rows(from, count);
  }

  #find(id: number): number {
    const row = this.#index.rowOf(id);
    return row < 0 ? -1 : this.#view.find(row);
  }

  #unfold(place: number): null {
    const { row, isFold } = this.#all.first(place);
    if (!isFold || this.#filtered) return null;
    this.#all = new View(this.#index, [...this.#all.unfolded, row]);
    this.#generation = ++generations;
    this.#say();
    return null;
  }

  async #detail(id: number, version: number | undefined): Promise<Detail> {
    const row = this.#index.rowOf(id);
    if (row < 0) throw new Error("Cannot show the event: it is not in the list");
    this.#opened = await opened(this.#index, this.#replay, row, version);
    return this.#opened.detail;
  }

  #children(node: number): readonly NodeView[] {
    const tree = this.#opened?.tree;
    return tree ? tree.views(tree.children(node)) : [];
  }

  #reveal(offset: number): Revealed {
    const nothing = { nodes: [], children: [], start: offset, end: offset + 1, text: "" };
    if (!this.#opened) return nothing;
    const { tree, textAt } = this.#opened;
    const nodes = tree.wayTo(offset);
    const last = nodes.at(-1);
    if (last === undefined) return nothing;
    const { start = offset, end = offset + 1 } = tree.facts(last);
    const children = nodes.slice(0, -1).map((node) => tree.views(tree.children(node)));
    return { nodes, children, start, end, text: textAt(offset) };
  }

  #summary(): SummaryView {
    return this.#reading ? summaryView(this.#reading.summary()) : { lines: [], tables: [] };
  }

  async #pods(canaries: CanaryTexts | undefined): Promise<PodsView> {
    if (this.#phase === "reading") throw new Error("Cannot show pods: the file is being read");
    const end = this.#isStopped ? this.#read : this.#total;
    const isWanted = (read: number) => !this.#isClosed && read < end;
    this.#clusters ??= clustersOf(this.#source, this.#options, isWanted);
    return podsView(await this.#clusters, canaries);
  }

  #connectionsFrom(from: number, count: number): ConnectionsView {
    return { total: this.#connections.size, connections: this.#connections.views(from, count) };
  }

  #words(id: number, node: number | undefined): FilterChoice[] {
    const tree = this.#opened?.tree;
    if (node !== undefined && tree) return fieldChoices(tree.facts(node));
    const row = this.#index.rowOf(id);
    return row < 0 ? [] : rowChoices(this.#index, row);
  }

  #export(id: number, form: Extract<Ask, { type: "export" }>["form"]): Promise<Exported> {
    const row = this.#index.rowOf(id);
    return exported(this.#index, this.#connections, this.#replay, row, form);
  }

  async #link(id: number): Promise<{ fragment: string }> {
    const masking = new Replay(this.#source, this.#index, { redact: true });
    return { fragment: await linkOf(this.#index, masking, this.#index.rowOf(id)) };
  }

  /** No filter is being applied any longer. */
  #rest(): void {
    if (this.#phase !== "filtering") return;
    this.#phase = this.#end;
    this.#read = this.#total;
    this.#say();
  }

  #applyFilter(text: string): FilterAnswer {
    try {
      filterOf(text);
    } catch (error) {
      const { message, column = 1 } = error as Error & { column?: number };
      return { ok: false, text: message, column };
    }
    this.#run++;
    this.#rest();
    this.#filter = text;
    if (text.trim() === "") this.#filtered = undefined;
    else if (this.#phase === "reading") this.#filtered = new View(this.#index); // until it is read
    else void this.#filterRows(text, this.#run);
    this.#generation = ++generations;
    this.#say();
    return { ok: true };
  }

  async #filterRows(text: string, run: number): Promise<void> {
    this.#filtered = new View(this.#index);
    const rows = rowsByIndex(this.#index, text);
    if (rows) { for (const row of rows) this.#filtered.add(row); }
    else await this.#filterByReading(text, run, this.#filtered);
    if (run === this.#run) this.#say();
  }

  async #filterByReading(text: string, run: number, view: View): Promise<void> {
    this.#phase = "filtering";
    const seen = (read: number) => {
      if (run !== this.#run) return false;
      this.#read = read;
      if (this.#isDue()) this.#say();
      return true;
    };
    try {
      for await (const row of rowsByReading(this.#decode(seen, false), text)) {
        if (run !== this.#run || row >= this.#index.length) break;
        view.add(row);
      }
    } catch (error) {
      this.#error = sentenceOf(error);
    }
    if (run === this.#run) this.#rest();
  }
}

/** The sentence of an error; what a browser says of a file it cannot read names no cause. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return "Cannot read the source";
  if (error.name === "NotReadableError" || error.name === "NotFoundError") {
    return "Cannot read the file: it was moved, changed, is a folder, or may not be read";
  }
  return error.message;
}
