import type { Path } from "../wire/mod.ts";
import type { Span } from "./span.ts";

/**
 * The innermost span at a byte: what someone means who points at it.
 *
 * @param spans As a trace gives them.
 * @returns Nothing where the byte belongs to no field, as behind an error.
 * @example
 * ```ts
 * import { spanAt, traceMessage } from "kafka-wire/inspect";
 * import { MetadataRequestCodec } from "kafka-wire/messages/metadata";
 * const { spans } = traceMessage(MetadataRequestCodec, Uint8Array.of(0, 0, 0, 1, 0, 1, 97), 1);
 * if (spanAt(spans, 5)?.role !== "length" || spanAt(spans, 6)?.role !== "data") throw new Error("Cannot match");
 * ```
 */
export function spanAt(spans: readonly Span[], offset: number): Span | undefined {
  let span = spans[lastFrom(spans, offset)];
  while (span && !(span.start <= offset && offset < span.end)) span = spans[span.parent];
  return span;
}

/** Index of the last span that starts at `offset` or before; the starts never fall. */
function lastFrom(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Where the values of a field of the body stand, in all elements of the lists it is in: what to paint over if it is
 * secret.
 *
 * @param path Field names from the top of the message; list elements have no step of their own.
 * @returns Of strings and bytes the data without their length, of numbers all; of a list or a struct those of
 *   everything in it. What is null has no bytes. Where a trace has `omitted` spans or an error, there may be more
 *   values than these.
 * @example
 * ```ts
 * import { spansOf, traceMessage } from "kafka-wire/inspect";
 * import { MetadataRequestCodec } from "kafka-wire/messages/metadata";
 * const { spans } = traceMessage(MetadataRequestCodec, Uint8Array.of(0, 0, 0, 2, 0, 1, 97, 0, 1, 98), 1);
 * const names = spansOf(spans, ["topics", "name"]);
 * if (names.map(({ start }) => start).join() !== "6,9") throw new Error("Cannot match the two names");
 * ```
 */
export function spansOf(spans: readonly Span[], path: readonly string[]): Span[] {
  return spans.filter((span, i) => {
    const { role, part } = span;
    const holds = role === "data" || role === "field" && spans[i + 1]?.parent !== i;
    return holds && part === "body" && isBelow(span.path, path);
  });
}

function isBelow(path: Path, above: readonly string[]): boolean {
  let steps = 0;
  for (const key of path) {
    if (steps === above.length) break;
    if (typeof key === "number") continue;
    if (key !== above[steps++]) return false;
  }
  return steps === above.length;
}
