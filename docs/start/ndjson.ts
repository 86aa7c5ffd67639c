// A session for programs: one JSON object a line and exchange, with every field.

import { formatJson, formatString } from "kafka-wire/json";
import { printable } from "./printable.ts";
import type { Exchange, Part, Session } from "./session.ts";

/**
 * The lines, one an exchange. `request` and `response` are Kafka's JSON: int64 as plain numbers, which
 * `JSON.parse` would round; of record batches the size; secrets as the text `«n bytes»`.
 *
 * @param file What was decoded, as the first member of each object.
 */
export function jsonLines(file: string, { exchanges }: Session): string[] {
  return exchanges.map((exchange) => printable(lineOf(file, exchange)));
}

function lineOf(file: string, { number, api, header, request, response }: Exchange): string {
  return object([
    ["file", formatString(file)],
    ["number", `${number}`],
    ["api", formatString(api)],
    ["apiKey", numberOrNull(header?.apiKey)],
    ["version", numberOrNull(header?.version)],
    ["correlationId", numberOrNull(header?.correlationId)],
    ["clientId", header?.clientId == null ? "null" : formatString(header.clientId)],
    ...partOf("request", request),
    ...partOf("response", response),
  ]);
}

type Member = readonly [name: string, json: string];

function partOf(name: string, part: Part | undefined): Member[] {
  return [
    [`${name}Bytes`, numberOrNull(part?.bytes)],
    ...versionOf(name, part),
    [name, part ? bodyOf(part) : "null"],
    ...errorOf(name, part),
  ];
}

/** The version a message was decoded at: an old broker answers ApiVersions at 0. */
function versionOf(name: string, part: Part | undefined): Member[] {
  const version = part && "version" in part.body ? part.body.version : undefined;
  return [[`${name}Version`, numberOrNull(version)]];
}

function bodyOf({ body }: Part): string {
  if ("error" in body) return "null";
  if ("token" in body) return formatString(`«${body.token} bytes»`);
  return formatJson(body.shape, body.message, body.version, { records: "size" });
}

function errorOf(name: string, part: Part | undefined): Member[] {
  return part && "error" in part.body ? [[`${name}Error`, formatString(part.body.error)]] : [];
}

function numberOrNull(n: number | undefined): string {
  return n === undefined ? "null" : `${n}`;
}

function object(members: readonly Member[]): string {
  return `{${members.map(([name, json]) => `"${name}":${json}`).join(",")}}`;
}
