// What differs between two captures, for people.

import type {
  CaptureDiff,
  CountDifference,
  FieldDifference,
  MessageDifferences,
} from "./diff_captures.ts";
import type { Difference } from "./diff_walk.ts";
import { isErrorCode, isStruct } from "./event_fields.ts";
import { flat } from "./text_layout.ts";
import { inBrackets, treeOf, type TreeOptions } from "./text_tree.ts";
import { counted, grouped, printable, wordOf } from "../text_words.ts";

/** What error codes are called. */
type Names = Pick<TreeOptions, "errorName">;

/**
 * The difference line by line: first the counts that differ, then for each API and direction the fields.
 *
 * @param options `errorName`: what an error code is called, as `findErrorCode` knows it.
 */
export function formatDiff(
  diff: CaptureDiff,
  options: { readonly errorName?: (code: number) => string | undefined } = {},
): string[] {
  const sections = [countLines(diff.counts, options)];
  for (const one of diff.messages) sections.push(messageLines(one, options));
  const lines = sections.filter(({ length }) => length > 0)
    .flatMap((section, i) => i === 0 ? section : ["", ...section]);
  return lines.length === 0 ? ["No difference"] : lines.map(printable);
}

const ROWS = 100;

function countLines(counts: readonly CountDifference[], options: Names): string[] {
  const different = counts.filter(({ a, b }) => a !== b);
  if (different.length === 0) return [];
  const rows = different.slice(0, ROWS).map((count) => [titleOf(count, options), count] as const);
  const width = Math.max(...rows.map(([title]) => title.length));
  const line = (title: string, a: string, b: string) =>
    `${title.padEnd(width)}  ${a.padStart(8)}  ${b.padStart(8)}`;
  const rest = different.length - rows.length;
  return [
    line("", "first", "second"),
    ...rows.map(([title, { a, b }]) => line(title, grouped(a), grouped(b))),
    ...(rest > 0 ? [`… ${counted(rest, "count")} more`] : []),
  ];
}

function titleOf({ version, outcome, ...kind }: CountDifference, { errorName }: Names): string {
  const at = version === undefined ? "" : ` v${version}`;
  if (outcome === undefined) return `${kindText(kind)}${at}`;
  const name = typeof outcome === "string" ? outcome : codeText(outcome, errorName);
  return `${kindText(kind)}${at}  ${name}`;
}

function kindText({ direction, apiKey, apiName }: Omit<CountDifference, "a" | "b">): string {
  const name = apiName ?? (apiKey === undefined ? "unknown API" : `API ${apiKey}`);
  return `${direction === "request" ? "→" : "←"} ${name}`;
}

function codeText(code: number, errorName: Names["errorName"]): string {
  return errorName?.(code) ?? (code === 0 ? "no error" : `error ${code}`);
}

function messageLines(differences: MessageDifferences, options: Names): string[] {
  const { pairs, differing, fields, moreFields } = differences;
  if (differing === 0) return [];
  const verb = differing === 1 ? "differs" : "differ";
  return [
    `${kindText(differences)}: ${grouped(differing)} of ${counted(pairs, "pair")} ${verb}`,
    ...fields.flatMap((field) => fieldLines(field, options)),
    ...(moreFields > 0 ? [`    … ${counted(moreFields, "field")} more`] : []),
  ];
}

function fieldLines(
  { pattern, count, kind, first, events }: FieldDifference,
  options: Names,
): string[] {
  const times = count === 1 ? "" : ` ×${grouped(count)}`;
  const where = first.place === pattern ? "" : `${cut(first.place)} in `;
  return [
    `    ${pattern}  ${kind}${times}: ${changeText(first, options)}`,
    `      ${count === 1 ? "" : "first "}${where}events ${events[0]} and ${events[1]}`,
  ];
}

function changeText({ kind, path, a, b }: Difference, options: Names): string {
  const name = `${path[path.length - 1]}`;
  if (kind === "added") return valueText(name, b, options);
  if (kind === "removed") return valueText(name, a, options);
  return `${valueText(name, a, options)} → ${valueText(name, b, options)}`;
}

function valueText(name: string, x: unknown, options: Names): string {
  if (typeof x === "number" && isErrorCode(name)) return codeText(x, options.errorName);
  if (typeof x === "string") return wordOf(x);
  if (x instanceof Uint8Array) return counted(x.length, "byte");
  if (isStruct(x)) return cut(`{${flat(treeOf(x, {}, options))}}`);
  if (!Array.isArray(x)) return `${x}`;
  const first = x.slice(0, 8).map((item) => valueText(name, item, options));
  return cut(inBrackets(first, x.length, ","));
}

const LONG = 100;

function cut(text: string): string {
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}
