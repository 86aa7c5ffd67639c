// A session for people: a line per exchange, below it the fields that matter.

import { lines, onOneLine, WIDTH } from "./layout.ts";
import { grouped, printable } from "./printable.ts";
import type { Exchange, Part, Session } from "./session.ts";
import { type Tree, treeOf } from "./tree.ts";

/** All lines of a session. Neighbours that differ in nothing but their numbers share one entry. */
export function textLines({ exchanges, notes }: Session): string[] {
  const all = [...notes];
  let known = "";
  for (const run of runsOf(exchanges)) {
    const name = client(run.first);
    all.push(headLine(run, name === known ? "" : name), ...run.body);
    known = name || known;
  }
  return all;
}

/** Exchanges that are alike, one after the other. */
interface Run {
  readonly first: Exchange;
  last: Exchange;
  readonly body: readonly string[];
}

function runsOf(exchanges: readonly Exchange[]): Run[] {
  const runs: Run[] = [];
  for (const exchange of exchanges) {
    const body = bodyLines(exchange);
    const run = runs.at(-1);
    if (run && goesOn(run, exchange, body)) run.last = exchange;
    else runs.push({ first: exchange, last: exchange, body });
  }
  return runs;
}

/** Correlation ids have to go on as well, so that first and last tell them all. */
function goesOn({ first, last, body }: Run, next: Exchange, nextBody: readonly string[]): boolean {
  if (!last.header || !next.header) return false;
  return next.header.correlationId === last.header.correlationId + 1 &&
    kindOf(next) === kindOf(first) && nextBody.join("\n") === body.join("\n");
}

function kindOf(exchange: Exchange): string {
  return [title(exchange), client(exchange), sizes(exchange)].join();
}

function headLine({ first, last }: Run, newClient: string): string {
  const count = last.number - first.number + 1;
  const parts = [
    `#${range(first.number, last.number)}`.padEnd(3),
    title(first),
    correlation(first, last),
    sizes(first) + (count > 1 ? ` each, ${count} alike` : ""),
    newClient,
  ];
  return parts.filter((part) => part !== "").join("  ");
}

function title({ api, header, response }: Exchange): string {
  if (!header) return api;
  const answered = response && "version" in response.body ? response.body.version : header.version;
  const at = answered === header.version ? "" : ` answered at v${answered}`;
  return `${api} v${header.version}${at}`;
}

function correlation({ header: first }: Exchange, { header: last }: Exchange): string {
  return first && last ? `correlation ${range(first.correlationId, last.correlationId)}` : "";
}

function range(first: number, last: number): string {
  return first === last ? `${first}` : `${first}-${last}`;
}

function sizes({ request, response, awaited }: Exchange): string {
  if (response) return `${grouped(request.bytes)} → ${grouped(response.bytes)} bytes`;
  const why = awaited ? "no answer" : "no answer asked for (acks 0)";
  return `${grouped(request.bytes)} bytes, ${why}`;
}

function client({ header }: Exchange): string {
  if (!header) return "";
  return header.clientId === null ? "no client id" : `client ${printable(header.clientId)}`;
}

function bodyLines(exchange: Exchange): string[] {
  const { request, response } = exchange;
  const both = sideBySide(exchange);
  if (both !== undefined) return both === "" ? [] : [`    ${both}`];
  return [...directionLines("→", request), ...response ? directionLines("←", response) : []];
}

/** Request and response on one line, or nothing if that is too long. */
function sideBySide({ request, response }: Exchange): string | undefined {
  if (isBroken(request) || response && isBroken(response)) return undefined;
  const asked = onOneLine(treeOfPart(request), WIDTH);
  const answer = response && onOneLine(treeOfPart(response), WIDTH);
  if (asked === undefined || response && answer === undefined) return undefined;
  const text = answer === undefined ? asked : `${asked} → ${answer || "all default"}`.trim();
  return text.length <= WIDTH - 4 ? text : undefined;
}

function isBroken({ body }: Part): boolean {
  return "error" in body;
}

function directionLines(arrow: string, part: Part): string[] {
  if ("error" in part.body) return [`    ${arrow} ${part.body.error}`];
  const [first, ...more] = lines(treeOfPart(part), 6);
  return first === undefined ? [] : [`    ${arrow} ${first.trimStart()}`, ...more];
}

function treeOfPart({ body }: Part): Tree {
  if ("token" in body) return [{ name: "token", text: `«${body.token} bytes»` }];
  return "error" in body ? [] : treeOf(body);
}
