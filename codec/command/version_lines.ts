// The clients of a capture and the versions they use, for people.

import type { CaptureSummary, ClientApi, ClientSummary } from "../capture/mod.ts";
import { counted, grouped, printable, wordOf } from "../capture/text_words.ts";
import { table } from "./table.ts";

type AnyClient = Omit<ClientSummary, "clientId"> & Partial<Pick<ClientSummary, "clientId">>;

/** What the clients use: first a line about all of them, then a table each. */
export function versionLines(file: string, summary: CaptureSummary): string[] {
  const { clients, otherClients } = summary;
  const all: readonly AnyClient[] = [...clients, ...otherClients ? [otherClients] : []];
  if (all.length === 0) return [`${file}: no client${elseText(summary)}`];
  return [`${file}: ${headText(all)}`, ...all.flatMap((client) => ["", ...clientLines(client)])];
}

/** What there is instead of requests. */
function elseText({ connections: { total, notKafka } }: CaptureSummary): string {
  const others = notKafka.map(({ protocol, connections }) =>
    `, ${grouped(connections)} of ${printable(protocol)}`
  );
  return total === 0 ? "" : ` on ${counted(total, "connection")}${others.join("")}`;
}

function headText(clients: readonly AnyClient[]): string {
  const old = clients.filter(({ apis }) => apis.some(({ removed }) => removed.length > 0));
  const wrong = clients.filter(({ apis }) => apis.some(({ outside }) => outside.length > 0));
  return [
    counted(clients.length, "client"),
    old.length === 0
      ? "none uses a version that Kafka 4 has removed"
      : `${grouped(old.length)} with versions that Kafka 4 has removed`,
    ...wrong.length === 0 ? [] : [`${grouped(wrong.length)} with versions that were not offered`],
  ].join(", ");
}

function clientLines(client: AnyClient): string[] {
  const { requests, addresses, software, apis } = client;
  const are = software.map(({ name, version }) => `${word(name)} ${word(version)}`);
  const facts = [...are, ...fewOf(addresses), counted(requests, "request")].join(", ");
  const rows = table(apis.map(rowOf), "lrlll", ["API", "key", "used", "offered", ""]);
  return [`${nameOf(client)}  ${facts}`, ...rows.map((row) => `  ${row}`)];
}

function nameOf({ clientId }: AnyClient): string {
  return clientId === undefined ? "all others" : clientId === null ? "(null)" : word(clientId);
}

const ADDRESSES = 3;

function fewOf(addresses: readonly string[]): string[] {
  const more = addresses.length - ADDRESSES;
  return [...addresses.slice(0, ADDRESSES), ...more > 0 ? [`${more} more addresses`] : []];
}

function rowOf(api: ClientApi): string[] {
  const { apiKey, apiName, versions, offered } = api;
  const ranges = offered.map(([lowest, highest]) => rangeText(lowest, highest));
  return [
    apiName ?? "unknown API",
    `${apiKey}`,
    versions.join(", "),
    ranges.join(" or "),
    noteOf(api),
  ];
}

function rangeText(lowest: number, highest: number): string {
  return lowest === highest ? `${lowest}` : `${lowest} to ${highest}`;
}

function noteOf({ removed, outside }: ClientApi): string {
  return [
    ...removed.length > 0 ? [`gone in Kafka 4: ${removed.join(", ")}`] : [],
    ...outside.length > 0 ? [`not offered: ${outside.join(", ")}`] : [],
  ].join("; ");
}

/** Text of a peer: a short word, or in quotes. */
function word(text: string): string {
  return printable(wordOf(text));
}
