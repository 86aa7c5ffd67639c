// What the page and its worker say to each other. All plain data: it survives `postMessage`.

/** How a source is to be read; what the page offers of the options of `decodeCapture`. */
export interface ReadOptions {
  /** Mask secrets: true whenever the page is loaded. */
  readonly redact: boolean;
  /** Ports of brokers, a hint. */
  readonly ports: readonly number[];
  /** Bodies too, or headers alone, which is three times as fast. */
  readonly decode: "all" | "headers";
  /** Responses whose request is not in the capture: try what they may be, or leave them. */
  readonly orphans: "infer" | "header";
}

/** What can be opened. */
export type SourceData = Blob | string;

/** What the page asks. `source` is the number that the page gave to a file. */
export type Ask =
  | {
    readonly type: "open";
    readonly source: number;
    readonly data: SourceData;
    readonly options: ReadOptions;
  }
  | { readonly type: "vocabulary" }
  | { readonly type: "cancel"; readonly source: number }
  | { readonly type: "close"; readonly source: number }
  | { readonly type: "filter"; readonly source: number; readonly text: string }
  | {
    readonly type: "rows";
    readonly source: number;
    readonly from: number;
    readonly count: number;
  }
  | { readonly type: "find"; readonly source: number; readonly id: number }
  | { readonly type: "unfold"; readonly source: number; readonly index: number }
  | {
    readonly type: "detail";
    readonly source: number;
    readonly id: number;
    readonly version?: number;
  }
  | { readonly type: "children"; readonly source: number; readonly node: number }
  | { readonly type: "reveal"; readonly source: number; readonly offset: number }
  | {
    readonly type: "bytes";
    readonly source: number;
    readonly from: number;
    readonly count: number;
  }
  | { readonly type: "summary"; readonly source: number }
  | {
    readonly type: "pods";
    readonly source: number;
    /** What is audited; absent: nothing is. */
    readonly canaries?: CanaryTexts;
  }
  | {
    readonly type: "connections";
    readonly source: number;
    readonly from: number;
    readonly count: number;
  }
  | { readonly type: "words"; readonly source: number; readonly id: number; readonly node?: number }
  | {
    readonly type: "export";
    readonly source: number;
    readonly id: number;
    readonly form: ExportForm;
  }
  | { readonly type: "link"; readonly source: number; readonly id: number }
  | { readonly type: "timeline"; readonly source: number; readonly connection: number }
  | {
    readonly type: "compare";
    readonly source: number;
    readonly id: number;
    /** The frame to compare it with, which stands first. */
    readonly first: FramePlace;
  };

/** The settings of a controller for canaries, as they were typed. */
export interface CanaryTexts {
  /** `canary.partition.interval`. */
  readonly interval: string;
  /** `canary.pod.name`. */
  readonly pod: string;
}

/** A frame of any source. */
export interface FramePlace {
  readonly source: number;
  readonly id: number;
}

/** What a frame or its connection can be saved as. */
export type ExportForm = "pcapng" | "hex" | "c" | "ts";

/** The answer to each question. */
export interface Answers {
  open: null;
  vocabulary: readonly FilterWord[];
  cancel: null;
  close: null;
  filter: FilterAnswer;
  rows: readonly RowView[];
  find: { readonly index: number };
  unfold: null;
  detail: Detail;
  children: readonly NodeView[];
  reveal: Revealed;
  bytes: BytesView;
  summary: SummaryView;
  pods: PodsView;
  connections: ConnectionsView;
  words: readonly FilterChoice[];
  export: Exported;
  link: { readonly fragment: string };
  timeline: Timeline;
  compare: Comparison;
}

/** A question with its number. */
export interface Asked {
  readonly number: number;
  readonly ask: Ask;
}

/** What the worker says, asked or not. */
export type Told =
  | { readonly type: "answer"; readonly number: number; readonly answer: unknown }
  | { readonly type: "refused"; readonly number: number; readonly text: string }
  | ({ readonly type: "progress" } & Progress);

/** How far a source is. */
export interface Progress {
  readonly source: number;
  /** `filtering`: the file is read again, for what the index does not hold. */
  readonly phase: "reading" | "filtering" | "done" | "stopped" | "failed";
  /** Bytes read, of so many. */
  readonly read: number;
  readonly total: number;
  /** Events found so far. */
  readonly events: number;
  /** Rows of the view: those that the filter lets through, runs of NoOp records as one. */
  readonly rows: number;
  /** Changes whenever rows that were there before may have changed. */
  readonly generation: number;
  /** What cannot be done, as a sentence. */
  readonly error?: string;
}

/** Whether the text is a filter. */
export type FilterAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly text: string; readonly column: number };

/** How a row is to be taken. */
export type Severity = "plain" | "note" | "bad";

/** A row of the list of frames. */
export interface RowView {
  /** Place in the view, from 0. */
  readonly index: number;
  /** Number of the event; of a fold that of its first. */
  readonly id: number;
  readonly kind: string;
  /** Seconds since the first event, or the offset of a record. */
  readonly time: string;
  readonly connection: string;
  readonly direction: "request" | "response" | "";
  readonly title: string;
  readonly correlation: string;
  readonly size: string;
  /** Client id of a request, latency of a response. */
  readonly who: string;
  readonly notes: string;
  readonly severity: Severity;
  /** How many records a fold stands for. */
  readonly folded?: number;
  /** 1 for what is inside another: records in a batch, frames in an Envelope. */
  readonly depth: 0 | 1;
}

/** Something worth knowing of an event. */
export interface Note {
  readonly severity: Severity;
  readonly text: string;
  /** Where to look, if that is a byte of the frame. */
  readonly offset?: number;
}

/** An event, opened. The worker keeps its tree and bytes until the next one. */
export interface Detail {
  readonly id: number;
  readonly title: string;
  /** Short facts in pairs: "client id", "etl". */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly notes: readonly Note[];
  /** Number of the event of the other direction. */
  readonly pair?: number;
  /** The Envelope or the batch it was in, and its name. */
  readonly outer?: { readonly id: number; readonly title: string };
  /** Bytes that can be shown. */
  readonly bytes: number;
  /** Offset in the file of the first of them, if they lie there in one piece. */
  readonly fileOffset?: number;
  /** Versions that the bytes can be read as. */
  readonly versions?: {
    readonly lowest: number;
    readonly highest: number;
    /** That of the event. */
    readonly own: number;
    /** That of the tree. */
    readonly shown: number;
  };
  /** The top of the tree. */
  readonly roots: readonly NodeView[];
  /** Nodes to open at first. */
  readonly open: readonly number[];
  /** Of a failure: the lines that the command line prints. */
  readonly text?: readonly string[];
  /** Whether it is a frame that can be exported and linked to. */
  readonly isFrame: boolean;
}

/** A node of the tree of fields. */
export interface NodeView {
  readonly node: number;
  readonly label: string;
  readonly type: string;
  readonly value: string;
  /** How many nodes it has below it. */
  readonly children: number;
  /** Bytes of the frame, if they are known. */
  readonly start?: number;
  readonly end?: number;
  /** Path as errors and filters write it. */
  readonly path: string;
  /** What the schema says of the field: versions, tag, a sentence. */
  readonly about: string;
  readonly severity: Severity;
  /** Shown dim: it says that there is nothing. */
  readonly isEmpty?: boolean;
}

/** The way from the top of the tree to what a byte belongs to, and what that byte is for. */
export interface Revealed {
  readonly nodes: readonly number[];
  /** Children of every node on the way but the last. */
  readonly children: readonly (readonly NodeView[])[];
  readonly start: number;
  readonly end: number;
  /** For the status line. */
  readonly text: string;
}

/** What a byte is for; masked bytes are secret. */
export const ROLE = { none: 0, tag: 1, length: 2, value: 3, masked: 8 } as const;

/** A stretch of bytes, and what each is for: {@linkcode ROLE}. */
export interface BytesView {
  readonly from: number;
  readonly bytes: Uint8Array;
  readonly roles: Uint8Array;
}

/** A part of the summary: a caption, column names and rows of text. */
export interface TableView {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A filter for each row, where there is one. */
  readonly filters?: readonly string[];
}

/** The summary of a source. */
export interface SummaryView {
  readonly lines: readonly string[];
  readonly tables: readonly TableView[];
}

/** The brokers of a source by pod. */
export interface PodsView {
  /** What the settings lack, as sentences; empty: nothing. With one of them nothing is audited. */
  readonly wrong: CanaryTexts;
  /** Why there is no cluster, or not all of it; empty: there is. */
  readonly remark: string;
  readonly clusters: readonly ClusterPods[];
}

/** A cluster by pod. */
export interface ClusterPods {
  readonly title: string;
  readonly tables: readonly TableView[];
  readonly audit?: ClusterAudit;
}

/** What is wrong in a cluster, and what to do about it. */
export interface ClusterAudit {
  readonly text: string;
  /** A table for each kind of finding, the worst first. */
  readonly tables: readonly TableView[];
  /** What to give to Kafka's tool, as JSON; empty if there is nothing to move. */
  readonly plan: string;
  /** What the plan leaves as it is, as sentences. */
  readonly stays: readonly string[];
}

/** A connection of the capture. */
export interface ConnectionView {
  readonly number: number;
  readonly client: string;
  readonly server: string;
  readonly clientId: string;
  readonly state: string;
  readonly requests: number;
  readonly responses: number;
  readonly bytes: number;
  readonly problems: number;
  /** Why it is not Kafka's, and what to do about it. */
  readonly advice: string;
}

/** Some of the connections. */
export interface ConnectionsView {
  readonly total: number;
  readonly connections: readonly ConnectionView[];
}

/** A word of the filter language. */
export interface FilterWord {
  readonly word: string;
  readonly about: string;
}

/** The requests of a connection that have an answer, or wait for one, over time. */
export interface Timeline {
  /** Seconds from the first to the last moment. */
  readonly seconds: number;
  readonly requests: readonly TimelineRequest[];
  /** How many more there are. */
  readonly more: number;
}

/** A request in flight. */
export interface TimelineRequest {
  readonly id: number;
  readonly title: string;
  /** Seconds from the start of the timeline. */
  readonly from: number;
  /** When it was answered; null: never. */
  readonly to: number | null;
  /** The lowest line that was free. */
  readonly lane: number;
}

/** What differs between two frames. */
export interface Comparison {
  readonly titles: readonly [first: string, second: string];
  readonly differences: readonly ComparedField[];
}

/** A field that differs. */
export interface ComparedField {
  readonly place: string;
  readonly first: string;
  readonly second: string;
}

/** A filter that would find what was pointed at. */
export interface FilterChoice {
  readonly label: string;
  readonly filter: string;
}

/** What is saved or copied. */
export interface Exported {
  readonly name: string;
  readonly type: string;
  readonly data: Uint8Array | string;
}
