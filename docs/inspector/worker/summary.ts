// The summary of a source as lines and tables.

import type { CaptureSummary } from "kafka-wire/capture";
import type { SummaryView, TableView } from "../protocol.ts";
import { errorName } from "./names.ts";

type ApiSummary = CaptureSummary["apis"][number];

/** What the summary says, as it is shown. */
export function summaryView(summary: CaptureSummary): SummaryView {
  const tables = [
    apiTable(summary),
    clientTable(summary),
    unansweredTable(summary),
    gapTable(summary),
    warningTable(summary),
  ];
  return { lines: headLines(summary), tables: tables.filter(({ rows }) => rows.length > 0) };
}

function headLines(summary: CaptureSummary): string[] {
  const { packets, bytes, lostPackets, skippedLinkTypes, connections, batches, records } = summary;
  const lines = [
    packets > 0 ? `${counted(packets, "packet")}, ${counted(bytes, "byte")} captured` : "",
    timesOf(summary),
    lostPackets > 0 ? `${counted(lostPackets, "packet")} lost by the capture tool` : "",
    ...skippedLinkTypes.map(({ linkType, packets }) =>
      `${counted(packets, "packet")} of link type ${linkType} skipped`
    ),
    connections.total > 0
      ? `${counted(connections.total, "connection")}, ${
        connections.kafka.toLocaleString("en")
      } of them Kafka's`
      : "",
    ...connections.notKafka.map(({ protocol, connections }) =>
      `${counted(connections, "connection")}: ${protocol}`
    ),
    batches > 0 ? `${counted(batches, "record batch", "es")}, ${counted(records, "record")}` : "",
    summary.cut ? "Some of it was left out, since there are bounds to what is kept" : "",
  ];
  return lines.filter((line) => line !== "");
}

function timesOf({ from, to }: CaptureSummary): string {
  if (!from || !to) return "";
  const seconds = to.seconds - from.seconds + (to.nanoseconds - from.nanoseconds) / 1e9;
  return `from ${new Date(from.seconds * 1_000).toISOString()} on, ${seconds.toFixed(3)} s`;
}

function apiTable({ apis }: CaptureSummary): TableView {
  return {
    caption: "APIs and versions",
    columns: [
      "API",
      "Version",
      "Requests",
      "Responses",
      "Unanswered",
      "Undecodable",
      "Errors",
      "p50 ms",
      "p95 ms",
      "p99 ms",
      "max ms",
      "Throttled ms",
      "Kafka 4",
    ],
    rows: apis.map(apiRow),
    filters: apis.map(({ apiKey, version }) => `key==${apiKey} && version==${version}`),
  };
}

function apiRow(api: ApiSummary): string[] {
  const { latencyMs: latency } = api;
  const errors = api.errors.map(({ code, count }) => `${errorName(code) ?? code} ×${count}`);
  return [
    api.apiName ?? `API ${api.apiKey}`,
    `${api.version}`,
    some(api.requests),
    some(api.responses),
    some(api.unanswered),
    some(api.undecodable),
    errors.join(", "),
    ...[latency?.p50, latency?.p95, latency?.p99, latency?.max].map(millis),
    some(Math.round(api.throttledMs)),
    api.removed ? "removed" : "",
  ];
}

function millis(ms: number | undefined): string {
  return ms === undefined ? "" : ms.toFixed(ms < 10 ? 3 : 1);
}

function some(n: number): string {
  return n === 0 ? "" : n.toLocaleString("en");
}

function clientTable({ clients }: CaptureSummary): TableView {
  return {
    caption: "Clients",
    columns: [
      "Client id",
      "Requests",
      "Software",
      "Addresses",
      "Versions used",
      "Removed in Kafka 4",
    ],
    rows: clients.map(({ clientId, requests, software, addresses, apis }) => [
      clientId ?? "null",
      some(requests),
      software.map(({ name, version }) => `${name} ${version}`).join(", "),
      addresses.join(", "),
      apis.map((api) => `${api.apiName ?? api.apiKey} ${ranges(api.versions)}`).join(", "),
      apis.filter(({ removed }) => removed.length > 0)
        .map((api) => `${api.apiName ?? api.apiKey} ${ranges(api.removed)}`).join(", "),
    ]),
    filters: clients.map(({ clientId }) =>
      clientId === null ? "client==null" : `client==${JSON.stringify(clientId)}`
    ),
  };
}

function ranges(versions: readonly number[]): string {
  return `v${versions.join(", ")}`;
}

function unansweredTable({ unanswered: { longest } }: CaptureSummary): TableView {
  return {
    caption: "Requests without an answer",
    columns: ["Event", "Connection", "API", "Correlation id", "Client id", "Waited ms", "Ended"],
    rows: longest.map((request) => [
      `${request.id}`,
      `${request.connection}`,
      `${request.apiName ?? `API ${request.apiKey}`} v${request.version}`,
      `${request.correlationId ?? ""}`,
      request.clientId ?? "",
      millis(request.waitedMs),
      request.ended ?? "",
    ]),
    filters: longest.map(({ id }) => `id==${id}`),
  };
}

function gapTable({ gaps: { longest } }: CaptureSummary): TableView {
  return {
    caption: "Longest gaps",
    columns: ["Event", "Connection", "Direction", "Bytes", "Cause"],
    rows: longest.map(({ id, connection, direction, bytes, cause }) => [
      `${id}`,
      `${connection}`,
      direction,
      some(bytes),
      cause,
    ]),
    filters: longest.map(({ id }) => `id==${id}`),
  };
}

function warningTable({ warnings }: CaptureSummary): TableView {
  return {
    caption: "Warnings",
    columns: ["Warning", "Count"],
    rows: warnings.map(({ code, count }) => [code, some(count)]),
    filters: warnings.map(({ code }) => `warning && reason==${JSON.stringify(code)}`),
  };
}

function counted(n: number, what: string, plural = "s"): string {
  return `${n.toLocaleString("en")} ${what}${n === 1 ? "" : plural}`;
}
