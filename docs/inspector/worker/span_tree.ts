// The tree of a frame out of the spans of its trace: so each node knows its bytes.

import { formatPath, type Path } from "kafka-wire";
import { type Span, spanAt, type SpanPart, spansOf } from "kafka-wire/inspect";
import { aboutField } from "./fields.ts";
import { errorName } from "./names.ts";
import type { NodeFacts } from "./tree.ts";
import { ROLE } from "../protocol.ts";

/** What the tree is made of. */
export interface Spanned {
  readonly spans: readonly Span[];
  /** What the schemas call the header and the message. */
  readonly names: Readonly<Partial<Record<SpanPart, string>>>;
  /** What they count from, masked. */
  readonly bytes: Uint8Array;
  /** Where the secrets of the message stand. */
  readonly secrets: readonly (readonly string[])[];
  /** Nodes to show below a field instead of its bytes: the batches of a `records` field, by its path. */
  readonly below: ReadonlyMap<string, NodeFacts>;
  /** Names of topic ids. */
  readonly topicNames: Readonly<Record<string, string>>;
  /** Everything from here on is masked, since it is not known where the secret is. */
  readonly maskedFrom?: number;
}

const STAR = 0x2a;

/** The spans of a frame as a tree. */
export class SpanTree {
  readonly #spanned: Spanned;
  readonly #next: Int32Array; // by span: the next field with the same parent, −1 for none
  readonly #first: Int32Array; // by span: the first field below it
  readonly #counts: Int32Array;
  readonly #masked = new Set<Span>();

  /** @param spanned The spans of one frame. */
  constructor(spanned: Spanned) {
    this.#spanned = spanned;
    const { spans, secrets, bytes } = spanned;
    this.#next = new Int32Array(spans.length).fill(-1);
    this.#first = new Int32Array(spans.length).fill(-1);
    this.#counts = new Int32Array(spans.length);
    this.#link();
    for (const path of secrets) {
      for (const span of spansOf(spans, path)) {
        if (bytes.subarray(span.start, span.end).every((byte) => byte === STAR)) {
          this.#masked.add(span);
        }
      }
    }
  }

  /** The nodes at the top: length, header, body. */
  roots(): NodeFacts[] {
    const { spans } = this.#spanned;
    const size = spans.findIndex(({ part, role }) => part === "frame" && role === "length");
    const nodes = this.#below(0).map((i) => this.#root(i));
    return size < 0 ? nodes : [this.#length(spans[size]!), ...nodes];
  }

  /** Whether a byte of the frame is masked. */
  isMasked(offset: number): boolean {
    const { maskedFrom = Infinity, spans } = this.#spanned;
    if (offset >= maskedFrom) return true;
    const span = spanAt(spans, offset);
    return span !== undefined && this.#masked.has(span);
  }

  /** What a byte is for: {@linkcode ROLE}. */
  role(offset: number): number {
    const span = spanAt(this.#spanned.spans, offset);
    const masked = this.isMasked(offset) ? ROLE.masked : 0;
    if (!span) return masked;
    return masked | (span.part === "frame" && span.role === "field" ? ROLE.none : roleOf(span));
  }

  /** What a byte is, for the status line. */
  textAt(offset: number): string {
    const span = spanAt(this.#spanned.spans, offset);
    if (!span) return "";
    const { path, part, role, type } = span;
    const field = path.length === 0 ? part : `${part} ${formatPath(path)}`;
    const what = role === "field" || role === "data" ? "" : `its ${role}`;
    return [field, type, what, this.#about(span)].filter((text) => text !== "").join(" · ");
  }

  #about({ path, part }: Span): string {
    return aboutField(this.#spanned.names[part] ?? "", path);
  }

  #root(i: number): NodeFacts {
    const { part } = this.#spanned.spans[i]!;
    return { ...this.#node(i), label: part, type: "" };
  }

  #length({ start, end, value }: Span): NodeFacts {
    return { label: "length", type: "int32", value: `${value}`, start, end };
  }

  #link(): void {
    const { spans } = this.#spanned;
    const last = new Int32Array(spans.length).fill(-1);
    spans.forEach(({ role, parent }, i) => {
      if (role !== "field" || parent < 0) return;
      if (last[parent]! < 0) this.#first[parent] = i;
      else this.#next[last[parent]!] = i;
      last[parent] = i;
      this.#counts[parent]!++;
    });
  }

  #below(i: number): number[] {
    const all: number[] = [];
    for (let at = this.#first[i]!; at >= 0; at = this.#next[at]!) all.push(at);
    return all;
  }

  #node(i: number): NodeFacts {
    const span = this.#spanned.spans[i]!;
    const { start, end, path, type, part } = span;
    const below = this.#spanned.below.get(formatPath(path));
    const isFirst = part === "body" && below !== undefined;
    const facts: NodeFacts = {
      label: labelOf(path, part),
      type,
      value: this.#value(i, span),
      start,
      end,
      about: this.#about(span),
      ...(part === "body" && path.length > 0 && { path }),
      ...this.#isEmpty(i, span) && { isEmpty: true },
    };
    if (isFirst) {
      return { ...facts, count: below.count ?? 0, ...(below.child && { child: below.child }) };
    }
    const count = this.#counts[i]!;
    if (count === 0) return facts;
    let all: number[] | undefined;
    return { ...facts, count, child: (n) => this.#node((all ??= this.#below(i))[n]!) };
  }

  #isEmpty(i: number, { type }: Span): boolean {
    return type === "tagged fields" && this.#counts[i] === 0;
  }

  #value(i: number, span: Span): string {
    const { value, type, path, start } = span;
    if (value === null) return "null";
    const data = this.#dataOf(i);
    if (data && (this.#masked.has(data) || this.isMasked(data.start))) {
      return `«${data.end - data.start} bytes»`;
    }
    if (this.#masked.has(span) || start >= (this.#spanned.maskedFrom ?? Infinity)) return "masked";
    if (typeof value === "string" && type !== "uuid") return JSON.stringify(value);
    if (type === "uuid") return this.#uuid(`${value}`);
    if (value !== undefined) return scalar(value, path);
    return this.#composite(i, span, data);
  }

  #uuid(id: string): string {
    const name = this.#spanned.topicNames[id];
    return name === undefined ? id : `${id} (${name})`;
  }

  #composite(i: number, { type }: Span, data: Span | undefined): string {
    if (/array/.test(type)) return counted(this.#counts[i]!, "element");
    if (type === "tagged fields") return this.#counts[i] ? "" : "none";
    if (!data) return "";
    const bytes = this.#spanned.bytes.subarray(data.start, data.end);
    if (type === "unknown tagged field") return `tag ${this.#tagOf(i)}: ${preview(bytes)}`;
    if (/records/.test(type)) return counted(bytes.length, "byte");
    return /bytes/.test(type) ? preview(bytes) : "";
  }

  #tagOf(i: number): string {
    const first = this.#spanned.spans[i + 1];
    return first?.role === "tag" ? `${first.value}` : "?";
  }

  /** The span of the value itself, which follows the few parts in front of it. */
  #dataOf(i: number): Span | undefined {
    const { spans } = this.#spanned;
    for (let at = i + 1; at < Math.min(i + 6, spans.length); at++) {
      const span = spans[at]!;
      if (span.parent === i && span.role === "data") return span;
    }
    return undefined;
  }
}

function labelOf(path: Path, part: string): string {
  const last = path.at(-1);
  if (last === undefined) return part;
  return typeof last === "number" ? `[${last}]` : last;
}

function scalar(value: number | bigint | boolean | string, path: Path): string {
  const last = path.at(-1);
  if (typeof value === "number" && typeof last === "string" && /[eE]rrorCode$/.test(last)) {
    return `${value} ${errorName(value) ?? "(not known here)"}`;
  }
  return `${value}`;
}

function counted(n: number, what: string): string {
  return `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
}

const PREVIEW = 16;

/** The first bytes in hexadecimal, and what they are as text if they are. */
export function preview(bytes: Uint8Array): string {
  const start = bytes.subarray(0, PREVIEW);
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
  const more = bytes.length > PREVIEW ? " …" : "";
  const isText = start.length > 0 && start.every((byte) => byte >= 32 && byte < 127);
  const text = isText ? ` ${JSON.stringify(String.fromCharCode(...start))}` : "";
  return `${counted(bytes.length, "byte")}${hex && ": "}${hex}${more}${text}`;
}

function roleOf({ role }: Span): number {
  switch (role) {
    case "tag":
    case "size":
      return ROLE.tag;
    case "length":
    case "count":
    case "presence":
      return ROLE.length;
    default:
      return ROLE.value;
  }
}
