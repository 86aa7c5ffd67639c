// What the spans of a message have to be, worked out from the model of the format and from nothing else.

import type { Span } from "../../codec/inspect/mod.ts";
import { formatPath, type Path } from "../../codec/wire/mod.ts";
import type { Place, Plan, PlannedField } from "../kit/plan.ts";
import { isDefault, type Message } from "../kit/same.ts";
import { scan, type Site } from "../kit/scan.ts";
import { shown } from "./leaves.ts";

/** Path, type and value of every field of a message that Kafka or we have written, in any order. */
export function expectedFields({ plan }: Place, message: Message): string[] {
  const lines = [": struct"];
  addStruct(plan, message, [], lines);
  return lines.sort();
}

function addStruct(plan: Plan, message: Message, path: Path, lines: string[]): void {
  for (const f of plan.body) addField(f, message[f.name], [...path, f.name], lines);
  if (!plan.flexible) return;
  lines.push(`${formatPath([...path, "taggedFields"])}: tagged fields`);
  for (const f of plan.tagged) {
    const value = message[f.name];
    if (!isDefault(f, value)) addField(f, value, [...path, f.name], lines);
  }
  const unknown = message["unknownTaggedFields"] as unknown[] | undefined;
  unknown?.forEach((_, i) => {
    const place = formatPath([...path, "unknownTaggedFields", i]);
    lines.push(`${place}: unknown tagged field`);
  });
}

function addField(f: PlannedField, value: unknown, path: Path, lines: string[]): void {
  if (!f.list) return addValue(f, value, path, lines);
  const type = f.compact ? "compact array" : "array";
  lines.push(`${formatPath(path)}: ${type}${value === null ? " = null" : ""}`);
  (value as unknown[] | null)?.forEach((element, i) => addValue(f, element, [...path, i], lines));
}

function addValue(f: PlannedField, value: unknown, path: Path, lines: string[]): void {
  const plain = value === null || !["struct", "bytes", "records"].includes(f.type);
  const measured = f.compact && ["string", "bytes", "records"].includes(f.type);
  const type = measured ? `compact ${f.type}` : f.type;
  lines.push(`${formatPath(path)}: ${type}${plain ? ` = ${shown(value)}` : ""}`);
  if (f.type === "struct" && value !== null) addStruct(f.struct!, value as Message, path, lines);
}

/** The same, out of spans. */
export function foundFields(spans: readonly Span[]): string[] {
  return spans.filter(({ role }) => role === "field").map(({ path, type, value }) =>
    `${formatPath(path)}: ${type}${value === undefined ? "" : ` = ${shown(value)}`}`
  ).sort();
}

/** Every number of the body that decides how much follows, with its place. */
export function expectedNumbers({ plan }: Place, body: Uint8Array): string[] {
  return scan(plan, body, true).sites.map((site) =>
    `${ROLES[site.kind]} ${site.offset}+${site.length} ${site.compact ? "uvarint" : "fixed"}`
  );
}

const ROLES: Record<Site["kind"], string> = {
  array: "count",
  string: "length",
  bytes: "length",
  "tag count": "count",
  tag: "tag",
  size: "size",
};

/** The same, out of spans. */
export function foundNumbers(spans: readonly Span[]): string[] {
  return spans.filter(({ role }) => ["length", "count", "tag", "size"].includes(role))
    .map(({ role, type, start, end }) =>
      `${role} ${start}+${end - start} ${type === "uvarint" ? "uvarint" : "fixed"}`
    );
}
