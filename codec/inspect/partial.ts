import type { TaggedField } from "../wire/mod.ts";
import type { Span } from "./span.ts";

/**
 * The message as far as its spans go: the decoder's own is lost when it throws.
 *
 * @param spans Those of one body.
 * @param bytes What their offsets count from.
 */
export function partialOf(spans: readonly Span[], bytes: Uint8Array): object | undefined {
  const made: (object | undefined)[] = []; // by span: what its fields and elements go into
  spans.forEach((span, i) => {
    const parent = spans[span.parent];
    if (!parent) made[i] = {};
    else if (span.role === "field") made[i] = enter(span, made[span.parent]!);
    else if (span.role === "data") {
      const data = bytes.subarray(span.start, span.end);
      putData(parent, data, spans[span.parent + 1]!, made[parent.parent]!);
    }
  });
  return made[0];
}

/** Puts a field into what it is in, and gives what its own fields or elements go into. */
function enter(span: Span, into: object): object | undefined {
  const { type, value = emptyOf(span) } = span;
  if (type === "tagged fields") return into; // they are fields of the struct around them
  if (value !== undefined) put(into, span, value);
  return typeof value === "object" && value !== null ? value : undefined;
}

function emptyOf({ type }: Span): object | undefined {
  if (type === "struct") return {};
  return type === "array" || type === "compact array" ? [] : undefined;
}

/** Under a name or an index, as `into` is a struct or a list. */
function put(into: object, { path }: Span, value: unknown): void {
  (into as Record<string | number, unknown>)[path.at(-1)!] = value;
}

/** Puts bytes into what their field is in; all other values are there already. */
function putData(field: Span, data: Uint8Array, first: Span, into: object): void {
  switch (field.type) {
    case "bytes":
    case "compact bytes":
    case "records":
    case "compact records":
      put(into, field, data);
      break;
    case "unknown tagged field": { // its first part is the tag
      const struct = into as { unknownTaggedFields?: TaggedField[] };
      (struct.unknownTaggedFields ??= []).push({ tag: first.value as number, data });
    }
  }
}
