// Plain data as a tree, for what has no bytes of its own in the frame: records, and what they say.

import type { Path } from "kafka-wire";
import { errorName } from "./names.ts";
import type { NodeFacts } from "./tree.ts";
import { preview } from "./span_tree.ts";

/** A value and all that is in it. */
export function objectNode(label: string, value: unknown, path?: Path): NodeFacts {
  const place = path ? { path } : {};
  if (value instanceof Uint8Array) return { label, type: "bytes", value: preview(value), ...place };
  if (Array.isArray(value)) return listNode(label, value, path);
  if (typeof value === "object" && value !== null) return structNode(label, value, path);
  return { label, value: scalar(label, value), ...place };
}

function listNode(label: string, values: readonly unknown[], path?: Path): NodeFacts {
  return {
    label,
    type: "array",
    value: `${values.length} element${values.length === 1 ? "" : "s"}`,
    count: values.length,
    child: (i) => objectNode(`[${i}]`, values[i], path && [...path, i]),
    ...(path && { path }),
  };
}

function structNode(label: string, struct: object, path?: Path): NodeFacts {
  const fields = Object.entries(struct).filter(([name, value]) => isWorthShowing(name, value));
  return {
    label,
    type: "struct",
    count: fields.length,
    child: (i) => {
      const [name, value] = fields[i]!;
      return objectNode(name, value, path && [...path, name]);
    },
    ...(path && { path }),
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
