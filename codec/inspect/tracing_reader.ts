import {
  bytesText,
  DecodeError,
  type DecodeOptions,
  type DecodeReason,
  type Key,
  limitsFor,
  type Path,
  Reader,
  uuidText,
} from "../wire/mod.ts";
import type { SpanRole, SpanType, SpanValue } from "./span.ts";
import type { Entry, SpanList } from "./span_list.ts";

/** What holds others while it is read. */
interface Open extends Entry {
  readonly holds: "fields" | "elements" | "tags" | "data";
  /** A struct of which only the presence has been read. */
  awaited: boolean;
  /** Unknown tagged fields in it so far. */
  unknown: number;
}

/** A length, count or presence that the reader has come to. It is read when a later call finds it behind. */
interface Due {
  readonly kind: string;
  readonly start: number;
  readonly path: Path;
  /** The type of the number where it is no varint. */
  fixed?: "int8" | "int16" | "int32";
}

/** A number on the wire, and where it ends. */
interface Length {
  readonly n: number;
  readonly end: number;
}

/** Tag and size, read before anyone has said what they belong to. */
interface Tag {
  readonly start: number;
  readonly tag: Length;
  readonly size: Length | undefined;
}

const TAGGED = "taggedFields";

/**
 * A reader that keeps which bytes became which field.
 *
 * It listens to what a decoder asks for. Numbers and values announce themselves; varints of one byte are read
 * behind its back, so at each call it first looks at how far the reader has come.
 */
export class TracingReader extends Reader {
  /** What was found so far. */
  readonly list: SpanList;
  /** Where it failed; the decoder throws the error of a reader that knows nothing of missing bytes. */
  failure: DecodeError | undefined;
  declare end: number;
  readonly #base: number;
  readonly #there: number;
  readonly #text: TextDecoder;
  readonly #open: Open[] = [];
  #mark = 0; // all bytes before it are in a span without parts
  #due: Due | undefined;
  #tag: Tag | undefined;

  /**
   * A reader of the message called `what`, whose spans count from `base` bytes before `bytes`. So many bytes of it
   * are `missing`: counts may count them in, but they cannot be read.
   */
  constructor(
    bytes: Uint8Array,
    options: DecodeOptions,
    what: string,
    list: SpanList,
    base: number,
    missing: number,
  ) {
    const limits = limitsFor(bytes.length + missing, options.limits);
    super(bytes, { ...options, limits }, what); // a reader without a name is not called for numbers
    this.list = list;
    this.#base = base;
    this.#there = this.end;
    this.end += missing;
    const fatal = options.replaceInvalidUtf8 !== true;
    this.#text = new TextDecoder("utf-8", { fatal, ignoreBOM: true });
    this.#enter([], "struct", 0, "fields");
  }

  override at(key: Key, kind?: string): void {
    this.#come(key);
    super.at(key);
    if (kind !== undefined) this.#due = { kind, start: this.position, path: this.#path() };
    else if (key === TAGGED && this.#top.holds !== "tags") {
      this.#due = { kind: "tagged fields", start: this.position, path: this.#path() };
    }
  }

  override down(key: Key): void {
    this.#come(key);
    super.down(key);
    if (this.#top.awaited) this.#top.awaited = false;
    else this.#enter(this.#path(), "struct", this.position, "fields");
  }

  override up(): void {
    this.#settle(false);
    while (this.#top.holds !== "fields") this.#leave(); // a list, the tagged section, or both
    if (this.position > this.#mark) this.#emptyTags();
    this.#leave();
    super.up();
  }

  override next(key: Key, n: number, kind: string): number {
    const due = this.#due;
    if (due?.start === this.position) { // the number is a length
      due.fixed = kind as NonNullable<Due["fixed"]>;
      return this.#take(n, kind);
    }
    this.#come(key);
    super.at(key);
    const p = this.#take(n, kind);
    this.#value(p, n, kind as SpanType);
    return p;
  }

  override take(n: number, kind: string): number {
    if (kind === "uvarint") return this.#take(n, kind);
    this.#settle(false);
    const p = this.#take(n, kind);
    switch (kind) {
      case "string":
        this.#data(p, n, this.#textAt(p, n));
        break;
      case "bytes":
      case "records":
        this.#data(p, n);
        break;
      case "unknown":
        this.#unknown(p, n);
        break;
      case "[]int32":
        this.#int32s(p, n);
        break;
      default:
        this.#value(p, n, kind as SpanType);
    }
    return p;
  }

  override error(
    reason: DecodeReason,
    offset: number,
    expected: string,
    found: string,
  ): DecodeError {
    const { what } = this.trail!;
    const at = this.#base + offset;
    this.failure = new DecodeError(reason, what, this.trail!.path(), at, expected, found);
    return super.error(reason, offset, expected, found);
  }

  override charge(cost: number, n: number): void {
    this.#settle(false); // it may be the end, and then all lengths before it were good
    super.charge(cost, n);
  }

  /** Ends what is open, where the reader failed. */
  stop(): void {
    if (this.#open.length === 0) return; // it has been ended, or only what is behind the message is wrong
    this.#settle(true);
    if (this.#tag) this.#tagParts(this.#tag);
    while (this.#open.length > 0) this.#leave();
  }

  get #top(): Open {
    return this.#open.at(-1)!;
  }

  #take(n: number, kind: string): number {
    const { position } = this;
    const there = this.#there - position;
    if (n <= there) return super.take(n, kind);
    if (kind === "[]int32") this.#int32s(position, there - there % 4);
    throw this.error("truncated", position, `${kind} (${bytesText(n)})`, bytesText(there));
  }

  #path(): Path {
    return this.list.full ? [] : this.trail!.path();
  }

  /** Sees to what is behind; a field ends the list in front of it. */
  #come(key: Key): void {
    this.#settle(false);
    if (typeof key === "string" && this.#top.holds === "elements") this.#leave();
  }

  /** Records the length and the tag that were read since the last call. */
  #settle(failed: boolean): void {
    const due = this.#due;
    if (due) this.#length(due, failed);
    this.#due = undefined;
    const untold = this.#tag === undefined && this.position > this.#mark;
    if (untold && this.#top.holds === "tags") this.#tag = this.#tagAt(this.#mark);
  }

  #length(due: Due, failed: boolean): void {
    const length = this.#lengthAt(due);
    if (!length) return;
    const field = this.#enter(due.path, typeOf(due), due.start, HOLDS[due.kind]!);
    const value = valueOf(due, length);
    this.#part(due.start, length.end, due.fixed ?? "uvarint", ROLES[due.kind]!, value);
    field.awaited = due.kind === "struct";
    if (failed) return;
    if (value === null || value === false) field.span.value = null;
    else if (value !== 0 || field.holds !== "elements") return;
    this.#leave();
  }

  #lengthAt({ start, fixed }: Due): Length | undefined {
    if (fixed === undefined) return this.#uvarintAt(start);
    const end = start + WIDTHS[fixed];
    return end <= this.position ? { n: Number(NUMBERS[fixed]!(this, start)), end } : undefined;
  }

  /** The varint at `start`, if the reader has passed it. */
  #uvarintAt(start: number): Length | undefined {
    let n = 0;
    for (let i = 0; i < 5 && start + i < this.position; i++) {
      const byte = this.bytes[start + i]!;
      n += (byte & 127) * 2 ** (7 * i);
      if (byte < 128) return { n, end: start + i + 1 };
    }
    return undefined;
  }

  #tagAt(start: number): Tag | undefined {
    const tag = this.#uvarintAt(start);
    return tag && { start, tag, size: this.#uvarintAt(tag.end) };
  }

  #tagParts({ start, tag, size }: Tag): void {
    this.#tag = undefined;
    this.#part(start, tag.end, "uvarint", "tag", tag.n);
    if (size) this.#part(tag.end, size.end, "uvarint", "size", size.n);
  }

  /** Opens a field. A tag in front of it is its own. */
  #enter(path: Path, type: SpanType, start: number, holds: Open["holds"]): Open {
    const tag = this.#tag;
    const from = this.#base + (tag?.start ?? start);
    const entry = this.list.add(from, path, type, "field", this.#top);
    const open = { ...entry, holds, awaited: false, unknown: 0 };
    this.#open.push(open);
    if (tag) this.#tagParts(tag);
    return open;
  }

  #leave(): void {
    this.#open.pop()!.span.end = this.#base + this.#mark;
  }

  /** Adds a part of the field that is open. */
  #part(start: number, end: number, type: SpanType, role: SpanRole, value?: SpanValue): void {
    const { path } = this.#top.span;
    this.#add(start, end, path, type, role, value);
  }

  #add(
    start: number,
    end: number,
    path: Path,
    type: SpanType,
    role: SpanRole,
    value?: SpanValue,
  ): void {
    const { span } = this.list.add(this.#base + start, path, type, role, this.#top);
    span.end = this.#base + end;
    if (value !== undefined) span.value = value;
    this.#mark = end;
  }

  /** A value of fixed size. */
  #value(p: number, n: number, type: SpanType): void {
    const value = NUMBERS[type]!(this, p);
    if (!this.#tag) return this.#add(p, p + n, this.#path(), type, "field", value);
    this.#enter(this.#path(), type, p, "data");
    this.#data(p, n, value);
  }

  /** The last part of a field. */
  #data(p: number, n: number, value?: SpanValue): void {
    const { span } = this.#top;
    this.#part(p, p + n, span.type, "data");
    if (value !== undefined) span.value = value;
    this.#leave();
  }

  /** The decoder will refuse what is not UTF-8, unless it may replace it. */
  #textAt(p: number, n: number): string | undefined {
    try {
      return this.#text.decode(this.bytes.slice(p, p + n)); // a copy: views of shared memory are refused
    } catch {
      return undefined;
    }
  }

  #int32s(p: number, n: number): void {
    const { path } = this.#top.span;
    for (let i = 0; i * 4 < n; i++) {
      const start = p + i * 4;
      const value = this.view.getInt32(start);
      this.#add(start, start + 4, this.list.full ? [] : [...path, i], "int32", "field", value);
    }
  }

  #unknown(p: number, n: number): void {
    const section = this.#top;
    const path = [...section.span.path.slice(0, -1), "unknownTaggedFields", section.unknown++];
    this.#enter(path, "unknown tagged field", p, "data");
    this.#data(p, n);
  }

  /** A section without fields is one byte, which the decoder skips without a word. */
  #emptyTags(): void {
    const path = this.list.full ? [] : [...this.#top.span.path, TAGGED];
    this.#enter(path, "tagged fields", this.#mark, "tags");
    this.#part(this.#mark, this.position, "uvarint", "count", 0);
    this.#leave();
  }
}

const HOLDS: Readonly<Record<string, Open["holds"]>> = {
  string: "data",
  bytes: "data",
  records: "data",
  array: "elements",
  struct: "fields",
  "tagged fields": "tags",
};

const ROLES: Readonly<Record<string, SpanRole>> = {
  string: "length",
  bytes: "length",
  records: "length",
  array: "count",
  struct: "presence",
  "tagged fields": "count",
};

const WIDTHS = { int8: 1, int16: 2, int32: 4 };

const NUMBERS: Readonly<Partial<Record<SpanType, (r: Reader, p: number) => SpanValue>>> = {
  bool: ({ view }, p) => view.getUint8(p) !== 0,
  int8: ({ view }, p) => view.getInt8(p),
  int16: ({ view }, p) => view.getInt16(p),
  uint16: ({ view }, p) => view.getUint16(p),
  int32: ({ view }, p) => view.getInt32(p),
  uint32: ({ view }, p) => view.getUint32(p),
  int64: ({ view }, p) => view.getBigInt64(p),
  float64: ({ view }, p) => view.getFloat64(p),
  uuid: ({ bytes }, p) => uuidText(bytes, p),
};

function typeOf({ kind, fixed }: Due): SpanType {
  const compact = fixed === undefined && kind !== "struct" && kind !== "tagged fields";
  return (compact ? `compact ${kind}` : kind) as SpanType;
}

/** What the number says: a length or count, null where the field is, or whether a struct is there. */
function valueOf({ kind, fixed }: Due, { n }: Length): SpanValue {
  if (kind === "tagged fields") return n;
  const length = fixed === undefined ? n - 1 : n;
  if (kind === "struct") return length >= 0;
  return length === -1 ? null : length;
}
