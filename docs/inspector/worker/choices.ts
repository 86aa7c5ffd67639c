// Filters that would find what was pointed at.

import type { FilterChoice } from "../protocol.ts";
import { type EventIndex, KINDS } from "./index_events.ts";
import { apiName, errorName } from "./names.ts";
import { flagsOf } from "./rows.ts";
import type { NodeFacts } from "./tree.ts";

/** Those of a row of the list. */
export function rowChoices({ columns, names }: EventIndex, row: number): FilterChoice[] {
  const kind = KINDS[columns.kind.get(row)]!;
  const key = columns.apiKey.get(row) - 1;
  const connection = columns.connection.get(row);
  const client = names.text(columns.name.get(row));
  const isFrame = kind === "message" || kind === "undecodable";
  const error = columns.error.get(row);
  const filters = [
    key >= 0 ? `api==${apiName(key) ?? key}` : "",
    key >= 0 ? `api==${apiName(key) ?? key} && version==${columns.version.get(row) - 1}` : "",
    connection > 0 ? `connection==${connection - 1}` : "",
    isFrame && connection > 0
      ? `connection==${connection - 1} && correlation==${columns.correlation.get(row)}`
      : "",
    isFrame && typeof client === "string" ? `client==${JSON.stringify(client)}` : "",
    columns.errors.get(row) > 0 ? `error==${errorName(error) ?? error}` : "",
    ...(isFrame ? flagsOf(columns.flags.get(row)).map((flag) => `flag==${flag}`) : []),
    kind === "record" && typeof client === "string" ? `record==${JSON.stringify(client)}` : "",
    `kind==${kind}`,
  ];
  return filters.filter((filter) => filter !== "").map((filter) => ({ label: filter, filter }));
}

/** That of a field: whoever has the same value in it, in any element of the lists it is in. */
export function fieldChoices({ path, value = "", type = "" }: NodeFacts): FilterChoice[] {
  if (!path || path.length === 0) return [];
  const place = `message.${path.filter((step) => typeof step === "string").join(".")}`;
  const literal = literalOf(value, type);
  const filters = literal === undefined ? [place] : [`${place}==${literal}`, place];
  return filters.map((filter) => ({ label: filter, filter }));
}

/** The value as a filter writes it; undefined where it is none, or masked. */
function literalOf(value: string, type: string): string | undefined {
  if (value === "null" || value === "true" || value === "false") return value;
  if (/string/.test(type)) return value.startsWith('"') ? value : undefined;
  if (type === "uuid") return JSON.stringify(value.split(" ")[0]);
  const number = /^-?\d+(?:\.\d+)?/.exec(value)?.[0];
  return /int|float/.test(type) ? number : undefined;
}
