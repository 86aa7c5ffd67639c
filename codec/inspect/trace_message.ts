import { type DecodeError, isBytes, type MessageCodec } from "../wire/mod.ts";
import { partialOf } from "./partial.ts";
import type { Span } from "./span.ts";
import { type MessageTraceOptions, type Outcome, outcomeOf, Watch } from "./watch.ts";
import type { TracingReader } from "./tracing_reader.ts";

/** What was found in bytes. */
export interface Trace<T> {
  /** Which bytes became which field: each span before its parts, and those in the order of the bytes. */
  readonly spans: readonly Span[];
  /** Spans that `maxSpans` left no room for. */
  readonly omitted: number;
  /** The message, as the decoder gives it. */
  readonly message?: T;
  /**
   * Where there is no message: the fields that were read until the error, as far as there are spans. Bytes are views,
   * as in a message.
   */
  readonly partial?: object;
  /** What the decoder would throw; where bytes are known to be missing, the place that needs the first of them. */
  readonly error?: DecodeError;
}

/** What was found in a body. */
export interface MessageTrace<T> extends Trace<T> {
  /** The version that was asked for. */
  readonly version: number;
}

/**
 * Decodes a body and tells which bytes became which field. Bad bytes are no exception: the spans until the error, the
 * error and the fields read so far are the result.
 *
 * @param body The bytes after the header.
 * @returns Spans count from the start of `body`. They are what a hex view needs: parts in the order of the bytes,
 *   all of them covered once.
 * @throws {TypeError} If `body` is no `Uint8Array`.
 * @example
 * ```ts
 * import { formatPath } from "kafka-wire";
 * import { traceMessage } from "kafka-wire/inspect";
 * import { MetadataRequestCodec } from "kafka-wire/messages/metadata";
 * const body = Uint8Array.of(0, 0, 0, 2, 0, 1, 97, 0, 9, 98); // of the second topic, 8 bytes are missing
 * const { spans, partial, error } = traceMessage(MetadataRequestCodec, body, 1);
 * const name = spans.find(({ path }) => formatPath(path) === "topics[0].name")!;
 * if (name.start !== 4 || name.end !== 7 || name.value !== "a") throw new Error("Cannot match the name");
 * if (formatPath(error!.path) !== "topics[1].name") throw new Error("Cannot match the error");
 * if (JSON.stringify(partial) !== `{"topics":[{"name":"a"},{}]}`) throw new Error("Cannot match the rest");
 * ```
 */
export function traceMessage<T extends object>(
  codec: Pick<MessageCodec<T>, "name" | "decode">,
  body: Uint8Array,
  version: number,
  options: MessageTraceOptions = {},
): MessageTrace<T> {
  wantBytes("message", body);
  const watch = new Watch("body", codec.name, body, options);
  const outcome = outcomeOf(() => codec.decode(body, version, watch.options));
  const { spans = [], omitted = 0 } = watch.seen(outcome.error)?.list ?? {};
  return { spans, omitted, version, ...found(outcome, watch, body) };
}

/** Refuses what no decoder could read. */
export function wantBytes(what: string, bytes: Uint8Array): void {
  if (isBytes(bytes)) return;
  throw new TypeError(`Cannot trace ${what}: expected Uint8Array, found ${typeof bytes}`);
}

/** The part of a trace that says what the bytes mean; `whole` is what the spans count from. */
export function found<T extends object>(
  { value, error }: Outcome<T>,
  watch: Watch,
  whole: Uint8Array,
): Pick<Trace<T>, "message" | "partial" | "error"> {
  const reader = watch.seen(error);
  if (!error) return { message: withInvalidText(value, reader) };
  const partial = reader && partialOf(reader.list.spans, whole);
  return { error: watch.errorOf(error), ...partial && { partial } };
}

/** A decoder leaves it to the maker of a reader to hand over what that has replaced. */
function withInvalidText<T extends object>(message: T, reader?: TracingReader): T {
  return reader?.invalid?.length
    ? Object.assign(message, { invalidText: reader.invalid })
    : message;
}
