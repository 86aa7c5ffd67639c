import { DecodeError, type DecodeOptions } from "../wire/mod.ts";
import type { DraftSpan } from "./span_list.ts";
import type { SpanPart } from "./span.ts";
import { SpanList } from "./span_list.ts";
import { TracingReader } from "./tracing_reader.ts";

/** How to trace. `reader` is taken. */
export interface TraceOptions extends Omit<DecodeOptions, "reader"> {
  /**
   * Most spans of a header and of a body; what comes later is decoded without. Default 1,000,000, which is about
   * 250 MB.
   */
  readonly maxSpans?: number;
}

/** How to trace a body. */
export interface MessageTraceOptions extends TraceOptions {
  /**
   * So many bytes are known to follow, but are not there, as in a capture of the first bytes of each packet. A count
   * or length that needs them is then no error, and what is there of a list is read. Default 0.
   */
  readonly missing?: number;
}

const MAX_SPANS = 1_000_000;

/** Makes the readers of a header or body, and knows what they saw. */
export class Watch {
  /** Makes a reader that is watched. */
  readonly reader: (bytes: Uint8Array, options: DecodeOptions) => TracingReader;
  /** What a decoder is asked for. */
  readonly options: DecodeOptions;
  readonly #made: TracingReader[] = [];
  readonly #missing: number;

  /** A watch whose spans count from the start of `whole`, which has the bytes of the part called `what` in it. */
  constructor(part: SpanPart, what: string, whole: Uint8Array, options: MessageTraceOptions) {
    const { maxSpans = MAX_SPANS, missing = 0 } = options;
    this.#missing = missing > 0 ? missing : 0;
    this.reader = (bytes, options) => {
      const base = bytes.byteOffset - whole.byteOffset;
      const list = new SpanList(part, maxSpans);
      const reader = new TracingReader(bytes, options, what, list, base, this.#missing);
      this.#made.push(reader);
      return reader;
    };
    const { reader } = this;
    this.options = this.#missing > 0
      ? { ...options, reader, allowTrailingBytes: true } // what is behind a message may be missing as well
      : { ...options, reader };
  }

  /** The reader that saw the result; if a decoder tried twice in vain, the first one, as the error is of it. */
  seen(error?: DecodeError): TracingReader | undefined {
    const reader = this.#made.at(error ? 0 : -1);
    if (error) reader?.stop();
    return reader;
  }

  /** The error that tells most: where bytes are missing, that of the reader that knew it. */
  errorOf(error: DecodeError): DecodeError {
    const failure = this.#missing > 0 ? this.#made[0]?.failure : undefined;
    return failure ?? error;
  }
}

/** What a decoder gave, or why it gave nothing. */
export type Outcome<T> =
  | { readonly value: T; readonly error?: undefined }
  | { readonly value?: undefined; readonly error: DecodeError };

/** The outcome of a decoder. */
export function outcomeOf<T>(decode: () => T): Outcome<T> {
  try {
    return { value: decode() };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { error };
  }
}

/** Puts the spans of a part behind those that are there; `root` is the index of the span around them. */
export function append(spans: DraftSpan[], part: readonly DraftSpan[], root: number): void {
  const first = spans.length;
  for (const span of part) {
    span.parent = span.parent < 0 ? root : span.parent + first;
    spans.push(span);
  }
}
