// Plain data as a tree, for what has no bytes of its own in the frame: records, and what they say.

import type { Path } from "kafka-wire";
import { errorName } from "./names.ts";
import type { NodeFacts } from "./tree.ts";
import { preview } from "./span_tree.ts";

/** What the schemas say of what stands at a path in a value. */
export type AboutOf = (path: Path) => string;

/** A value and all that is in it. */
export function objectNode(
  label: string,
  value: unknown,
  aboutOf: AboutOf,
  path: Path = [],
): NodeFacts {
  return { label, about: aboutOf(path), ...valueFacts(label, value, aboutOf, path) };
}

type ValueFacts = Omit<NodeFacts, "label">;

function valueFacts(label: string, value: unknown, aboutOf: AboutOf, path: Path): ValueFacts {
  if (value instanceof Uint8Array) return { type: "bytes", value: preview(value) };
  if (Array.isArray(value)) return listFacts(value, aboutOf, path);
  if (typeof value === "object" && value !== null) return structFacts(value, aboutOf, path);
  return { value: scalar(label, value) };
}

function listFacts(values: readonly unknown[], aboutOf: AboutOf, path: Path): ValueFacts {
  return {
    type: "array",
    value: `${values.length} element${values.length === 1 ? "" : "s"}`,
    count: values.length,
    child: (i) => objectNode(`[${i}]`, values[i], aboutOf, [...path, i]),
  };
}

function structFacts(struct: object, aboutOf: AboutOf, path: Path): ValueFacts {
  const fields = Object.entries(struct).filter(([name, value]) => isWorthShowing(name, value));
  return {
    type: "struct",
    count: fields.length,
    child: (i) => {
      const [name, value] = fields[i]!;
      return objectNode(name, value, aboutOf, [...path, name]);
    },
  };
}

function isWorthShowing(name: string, value: unknown): boolean {
  if (value === undefined) return false;
  return name !== "unknownTaggedFields" || Array.isArray(value) && value.length > 0;
}

function scalar(label: string, value: unknown): string {
  if (typeof value === "string") return /^«\d+ bytes»$/.test(value) ? value : JSON.stringify(value);
  if (typeof value === "number" && /[eE]rrorCode$/.test(label)) {
    return `${value} ${errorName(value) ?? ""}`.trimEnd();
  }
  return `${value}`;
}
