import { elapsedMs } from "../elapsed.ts";
import type { CaptureTime } from "../packet.ts";
import type {
  ApiSummary,
  CaptureSummary,
  ClientApi,
  ClientSummary,
  GapCounts,
  UnansweredCounts,
  UnansweredRequest,
} from "./summary_data.ts";
import { counted, grouped, printable, wordOf } from "../text_words.ts";

const CLIENTS = 50; // the busiest
const ERRORS = 4; // the most frequent of a row
const VERSIONS = 8; // the lowest of an API

/**
 * The summary for a reader, line by line; sections with nothing in them are left out.
 *
 * @param errorName What an error code is called, such as `findErrorCode(code)?.name`; without it codes are numbers.
 * @example
 * ```ts
 * import { formatSummary, Summary } from "kafka-wire/capture";
 * const summary = new Summary();
 * summary.packet(66);
 * const [first] = formatSummary(summary.read());
 * if (first !== "1 packet, 66 bytes") throw new Error("Cannot match the example");
 * ```
 */
export function formatSummary(
  summary: CaptureSummary,
  errorName: (code: number) => string | undefined = () => undefined,
): string[] {
  const sections = [
    headLines(summary),
    apiLines(summary.apis, errorName),
    clientLines(summary),
    unansweredLines(summary.unanswered),
    gapLines(summary.gaps),
    warningLines(summary),
  ];
  return sections.filter((lines) => lines.length > 0)
    .flatMap((lines, i) => i === 0 ? lines : ["", ...lines]);
}

function headLines(summary: CaptureSummary): string[] {
  return [
    packetLine(summary),
    ...lossLines(summary),
    connectionLine(summary),
    ...frameLines(summary),
  ].filter((line) => line !== "");
}

function packetLine({ packets, bytes, from, to }: CaptureSummary): string {
  const parts = packets > 0 ? [counted(packets, "packet"), counted(bytes, "byte")] : [];
  if (from && to) parts.push(`${timeText(from)}, ${duration(elapsedMs(from, to))}`);
  return parts.join(", ");
}

function lossLines({ lostPackets, skippedLinkTypes }: CaptureSummary): string[] {
  const lost = lostPackets > 0
    ? [`${counted(lostPackets, "packet")} lost by the capture tool`]
    : [];
  const skipped = skippedLinkTypes.map(({ linkType, packets }) =>
    `${counted(packets, "packet")} of link type ${linkType} skipped`
  );
  return [...lost, ...skipped];
}

function connectionLine({ connections: { total, kafka, notKafka } }: CaptureSummary): string {
  if (total === 0) return "";
  const others = notKafka.map(({ protocol, connections }) => `${grouped(connections)} ${protocol}`);
  return [counted(total, "connection"), `${grouped(kafka)} Kafka`, ...others].join(", ");
}

function frameLines(summary: CaptureSummary): string[] {
  const { apis, otherFrames, unanswered, batches, records } = summary;
  const sum = (of: (api: ApiSummary) => number) => apis.reduce((n, api) => n + of(api), 0);
  const frames = [
    counted(sum(({ requests }) => requests), "request"),
    counted(sum(({ responses }) => responses), "response"),
    ...some(unanswered.requests, "unanswered"),
    ...some(sum(({ undecodable }) => undecodable), "undecodable"),
    ...some(otherFrames, "unattributed"),
  ];
  const found = apis.length > 0 || otherFrames > 0 ? [frames.join(", ")] : [];
  if (batches === 0) return found;
  return [...found, `${counted(batches, "record batch", "es")}, ${counted(records, "record")}`];
}

function some(n: number, what: string): string[] {
  return n > 0 ? [`${grouped(n)} ${what}`] : [];
}

type ErrorName = (code: number) => string | undefined;

function apiLines(apis: readonly ApiSummary[], errorName: ErrorName): string[] {
  if (apis.length === 0) return [];
  const head = ["API", "version", "requests", "responses"];
  const times = ["p50 ms", "p95 ms", "p99 ms", "max ms"];
  return table(apis.map((api) => apiRow(api, errorName)), "lrrrrrrrl", [...head, ...times, ""]);
}

function apiRow(api: ApiSummary, errorName: ErrorName): string[] {
  const { apiKey, apiName, version, requests, responses, latencyMs } = api;
  const latencies = latencyMs
    ? [latencyMs.p50, latencyMs.p95, latencyMs.p99, latencyMs.max].map(milliseconds)
    : ["", "", "", ""];
  const name = `${apiName ?? "unknown API"} (${apiKey})`;
  const notes = apiNotes(api, errorName).join("; ");
  return [name, `${version}`, grouped(requests), grouped(responses), ...latencies, notes];
}

function apiNotes(api: ApiSummary, errorName: ErrorName): string[] {
  const { unanswered, undecodable, throttledMs, errors, removed } = api;
  return [
    ...(removed ? ["gone in Kafka 4"] : []),
    ...some(unanswered, "unanswered"),
    ...some(undecodable, "undecodable"),
    ...(throttledMs > 0 ? [`throttled ${duration(throttledMs)}`] : []),
    ...errors.slice(0, ERRORS).map(({ code, count }) =>
      `${grouped(count)} × ${errorName(code) ?? `error ${code}`}`
    ),
    ...some(errors.length - ERRORS, "more error codes"),
  ];
}

function clientLines({ clients, otherClients }: CaptureSummary): string[] {
  const shown = clients.slice(0, CLIENTS);
  if (shown.length === 0 && !otherClients) return [];
  const rows = shown.map((client) => clientRow(clientName(client.clientId), client));
  if (otherClients) rows.push(clientRow("all others", otherClients));
  const head = ["Client", "requests", "address", "software", "versions"];
  const hidden = clients.length - shown.length;
  const concerns = shown.flatMap(concernLines);
  return [
    ...table(rows, "lrlll", head),
    ...(hidden > 0 ? [`and ${counted(hidden, "client")} with fewer requests`] : []),
    ...(concerns.length > 0 ? ["", ...concerns] : []),
  ];
}

function clientName(clientId: string | null): string {
  return clientId === null ? "(null)" : word(clientId);
}

function clientRow(name: string, client: Omit<ClientSummary, "clientId">): string[] {
  const { requests, addresses, software, apis } = client;
  const versions = apis.map((api) => `${apiName(api)} ${versionsText(api.versions)}`);
  const are = software.map(({ name, version }) => `${word(name)} ${word(version)}`.trim());
  return [name, grouped(requests), list(addresses, 2), list(are, 2), list(versions, 8)];
}

/** The first few, and how many more. */
function list(texts: readonly string[], most: number): string {
  const more = texts.length - most;
  return texts.slice(0, most).join(", ") + (more > 0 ? ` +${more}` : "");
}

/** What will not work, or does not already. */
function concernLines({ clientId, apis }: ClientSummary): string[] {
  const name = clientName(clientId);
  const removed = apis.filter(({ removed }) => removed.length > 0)
    .map((api) => `${apiName(api)} ${versionsText(api.removed)}`);
  return [
    ...(removed.length > 0 ? [`${name} uses what Kafka 4 has removed: ${removed.join(", ")}`] : []),
    ...apis.filter(({ outside }) => outside.length > 0).map((api) =>
      `${name} uses ${apiName(api)} ${versionsText(api.outside)}, its broker ${offerText(api)}`
    ),
  ];
}

function versionsText(versions: readonly number[]): string {
  return versions.slice(0, VERSIONS).join("/") + (versions.length > VERSIONS ? "/…" : "");
}

function offerText({ offered }: ClientApi): string {
  const ranges = offered.map(([lowest, highest]) => `${lowest} to ${highest}`);
  return ranges.length > 0 ? `offers ${ranges.join(" or ")}` : "does not offer it";
}

function apiName({ apiKey, apiName }: { apiKey: number; apiName?: string }): string {
  return apiName ?? `API ${apiKey}`;
}

function unansweredLines({ longest }: UnansweredCounts): string[] {
  if (longest.length === 0) return [];
  const head = ["Unanswered", "version", "correlation id", "client", "connection", "waited", ""];
  return table(longest.map(unansweredRow), "lrrlrrl", head);
}

function unansweredRow(request: UnansweredRequest): string[] {
  const { version, correlationId, clientId, connection, waitedMs, ended } = request;
  return [
    apiName(request),
    `${version}`,
    `${correlationId ?? ""}`,
    clientId === undefined ? "" : clientName(clientId),
    `${connection}`,
    waitedMs === undefined ? "" : duration(waitedMs),
    ended === undefined ? "" : printable(ended),
  ];
}

function gapLines({ count, bytes, missing, longest }: GapCounts): string[] {
  if (count === 0) return [];
  const captured = missing > 0 ? `, ${grouped(missing)} of them not captured` : "";
  const rows = longest.map(({ bytes, cause, direction, connection }) => [
    `  ${grouped(bytes)}`,
    `${direction}s`,
    `connection ${connection}`,
    cause,
  ]);
  return [
    `${counted(count, "gap")} of ${counted(bytes, "byte")}${captured}`,
    ...table(rows, "rlll"),
  ];
}

function warningLines({ warnings, cut }: CaptureSummary): string[] {
  const rows = warnings.map(({ code, count }) => [`  ${grouped(count)}`, printable(code)]);
  return [
    ...(rows.length > 0 ? ["Warnings", ...table(rows, "rl")] : []),
    ...(cut ? ["Some of the above is not complete: there was too much to keep"] : []),
  ];
}

/** Text of a peer: a short word, or in quotes. */
function word(text: string): string {
  return printable(wordOf(text));
}

/** Columns, each aligned left or right as `sides` says; those without any text below the head are left out. */
function table(
  rows: readonly (readonly string[])[],
  sides: string,
  head: readonly string[] = [],
): string[] {
  const lines = head.length > 0 ? [head, ...rows] : rows;
  const columns = [...sides].map((side, i) => ({ side, i, width: widest(lines, i) }))
    .filter(({ i }) => rows.some((row) => row[i] !== ""));
  return lines.map((line) =>
    columns.map(({ side, i, width }) => aligned(line[i]!, width, side)).join("  ").trimEnd()
  );
}

function widest(lines: readonly (readonly string[])[], column: number): number {
  return lines.reduce((width, line) => Math.max(width, widthOf(line[column]!)), 0);
}

function aligned(text: string, width: number, side: string): string {
  const blanks = " ".repeat(width - widthOf(text));
  return side === "r" ? blanks + text : text + blanks;
}

function widthOf(text: string): number {
  return [...text].length;
}

/** Three digits that count. */
function milliseconds(ms: number): string {
  return ms >= 100 ? grouped(Math.round(ms)) : ms.toFixed(ms >= 10 ? 1 : ms >= 1 ? 2 : 3);
}

const UNITS = [["d", 86_400], ["h", 3_600], ["min", 60], ["s", 1]] as const;

/** "0.25 ms", "12.5 s"; from a minute on the two largest units: "2 h 5 min". */
function duration(ms: number): string {
  if (ms < 1000) return `${ms === 0 ? "0" : milliseconds(ms)} ms`;
  if (ms < 60_000) return `${milliseconds(ms / 1000)} s`;
  const first = UNITS.findIndex(([, seconds]) => ms >= seconds * 1000);
  const [large, small] = UNITS.slice(first) as [(typeof UNITS)[number], (typeof UNITS)[number]];
  const rest = Math.floor(ms / 1000) % large[1];
  return `${grouped(Math.floor(ms / 1000 / large[1]))} ${large[0]} ${Math.floor(rest / small[1])} ${
    small[0]
  }`;
}

/** To the second: what comes after it says little to a reader. */
function timeText({ seconds }: CaptureTime): string {
  const time = new Date(seconds * 1000);
  if (Number.isNaN(time.getTime())) return `${seconds} s`;
  return time.toISOString().replace("T", " ").replace(".000Z", " UTC");
}
