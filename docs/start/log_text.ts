// A log for people: a line a batch, below it a line a record.

import type { BatchEvent, RecordEvent, SegmentEvent, WarningEvent } from "kafka-wire/records";
import type { BrokerHistory, BrokerRegistration, LogPlace } from "kafka-wire/records/metadata-log";
import { lines, onOneLine, WIDTH } from "./layout.ts";
import { masked } from "./masked.ts";
import { grouped, printable } from "./printable.ts";
import { type Tree, treeOf } from "./tree.ts";

/** Batches that hold nothing but NoOp records, which a controller writes twice a second. */
interface Quiet {
  readonly first: bigint;
  last: bigint;
  batches: number;
  records: number;
}

/** The lines of a log, event by event. */
export class LogText {
  #batch: BatchEvent | undefined;
  #records: RecordEvent[] = [];
  #quiet: Quiet | undefined;

  /** The lines that this event makes known; those of a batch come when its records are there. */
  linesOf(event: SegmentEvent): readonly string[] {
    if (event.kind === "record") {
      this.#records.push(event);
      return [];
    }
    const before = event.kind === "warning" ? this.end() : this.#flush();
    if (event.kind === "batch") this.#batch = event;
    else before.push(warningLine(event));
    return before;
  }

  /** The lines that are left. */
  end(): string[] {
    return [...this.#flush(), ...this.#endQuiet()];
  }

  #flush(): string[] {
    const [batch, records] = [this.#batch, this.#records];
    [this.#batch, this.#records] = [undefined, []];
    if (batch === undefined) return [];
    if (isQuiet(batch, records)) {
      this.#addQuiet(batch, records.length);
      return [];
    }
    return [...this.#endQuiet(), batchLine(batch), ...records.flatMap(recordLines)];
  }

  #addQuiet({ baseOffset, lastOffset }: BatchEvent, records: number): void {
    this.#quiet ??= { first: baseOffset, last: lastOffset, batches: 0, records: 0 };
    this.#quiet.last = lastOffset;
    this.#quiet.batches++;
    this.#quiet.records += records;
  }

  #endQuiet(): string[] {
    const quiet = this.#quiet;
    this.#quiet = undefined;
    if (quiet === undefined) return [];
    const { first, last, batches, records } = quiet;
    return [
      `offsets ${range(first, last)}  ${counted(records, "NoOpRecord")} in ${
        counted(batches, "batch", "es")
      }`,
    ];
  }
}

function warningLine({ fileOffset, bytes, count, text }: WarningEvent): string {
  if (count > 1) return `${text}, ${grouped(bytes)} bytes, from byte ${fileOffset} on`;
  return `bytes ${fileOffset}-${fileOffset + bytes - 1}  ${text}`;
}

function isQuiet({ issues }: BatchEvent, records: readonly RecordEvent[]): boolean {
  return issues.length === 0 && records.length > 0 &&
    records.every(({ metadata, issues }) =>
      issues.length === 0 && metadata !== undefined && "name" in metadata &&
      metadata.name === "NoOpRecord"
    );
}

function batchLine(batch: BatchEvent): string {
  const { baseOffset, lastOffset, codec, count, bytes, producerId, partitionLeaderEpoch } = batch;
  const facts = [
    count === null ? "a set of messages" : counted(count, "record"),
    `${grouped(bytes.length)} bytes`,
    batch.magic === 2 ? "" : `magic ${batch.magic}`,
    codec === "none" ? "" : codec,
    batch.control ? "control" : "",
    batch.isTransactional ? "transactional" : "",
    producerId < 0n ? "" : `producer ${producerId} epoch ${batch.producerEpoch}`,
    partitionLeaderEpoch < 0 ? "" : `leader epoch ${partitionLeaderEpoch}`,
    timeOf(batch.maxTimestamp),
  ];
  const issues = batch.issues.map(({ what }) => `\n    ${what}`);
  return `offsets ${range(baseOffset, lastOffset)}  ${facts.filter((fact) => fact).join(", ")}${
    issues.join("")
  }`;
}

function recordLines(record: RecordEvent): string[] {
  const head = `    #${record.offset}  `;
  const { metadata, control, coordinator } = record;
  const issues = record.issues.map(({ what }) => `        ${what}`);
  if (control) {
    return withFields(`${head}${control.name}`, fieldsOf(control.message, control.data, 0));
  }
  if (coordinator) return [...coordinatorLines(head, coordinator), ...issues];
  if (metadata && "name" in metadata) {
    const { name, version, data } = metadata;
    return withFields(`${head}${name} v${version}`, fieldsOf(name, data, version));
  }
  if (metadata) return [`${head}type ${metadata.type} v${metadata.version}`, ...issues];
  return [`${head}${plainText(record)}`, ...issues];
}

function coordinatorLines(
  head: string,
  { name, key, version, value }: NonNullable<RecordEvent["coordinator"]>,
): string[] {
  const of = onOneLine(fieldsOf(`${name}Key`, key, 0), Infinity)!;
  if (value === null) return [`${head}${name}  ${of} deleted`];
  return withFields(
    `${head}${name} v${version}  ${of} →`,
    fieldsOf(`${name}Value`, value, version!),
  );
}

/** What applications wrote may be secret: only sizes are told. */
function plainText({ key, value, headers }: RecordEvent): string {
  const names = headers.map(({ key }) => printable(key)).join(",");
  return `key=${sizeOf(key)} value=${sizeOf(value)}${names === "" ? "" : ` headers=${names}`}`;
}

function sizeOf(bytes: Uint8Array | null): string {
  return bytes === null ? "null" : `«${bytes.length} bytes»`;
}

function fieldsOf(name: string, data: object, version: number): Tree {
  return treeOf(masked(name, data, version));
}

function withFields(head: string, tree: Tree): string[] {
  const text = onOneLine(tree, WIDTH - head.length - 2);
  return text === undefined ? [head, ...lines(tree, 8)] : [`${head}  ${text}`.trimEnd()];
}

/** What became of a broker. */
export function brokerLines({ brokerId, registrations }: BrokerHistory): string[] {
  return registrations.flatMap((one) => registrationLines(brokerId, one));
}

function registrationLines(brokerId: number, registration: BrokerRegistration): string[] {
  const { brokerEpoch, registered, record, changes, end } = registration;
  const since = registered ? `registered ${placeText(registered)}` : "registered before the log";
  const changeLines = changes.flatMap((change) => {
    const { name, version, data } = change;
    return withFields(
      `    ${placeText(change)}  ${name} v${version}`,
      fieldsOf(name, data, version),
    );
  });
  const ended = end ? `; ended ${placeText(end)} by ${end.by}` : "";
  return [
    `broker ${brokerId}  epoch ${brokerEpoch}, ${since}`,
    ...record ? saidLines(record) : [],
    ...changeLines,
    `    ${stateText(registration)}${ended}`,
  ];
}

/** What the broker said of itself. */
function saidLines(record: NonNullable<BrokerRegistration["record"]>): string[] {
  const { pod, rack, incarnationId, endPoints, features, logDirs, fenced } = record;
  const listeners = endPoints.map(({ name, host, port, securityProtocol }) =>
    `${name}://${host}:${port} (${PROTOCOLS[securityProtocol] ?? securityProtocol})`
  );
  const levels = features.map(({ name, minSupportedVersion, maxSupportedVersion }) =>
    `${name} ${minSupportedVersion}-${maxSupportedVersion}`
  );
  return [
    `    pod=${wordOf(pod)} rack=${wordOf(rack)} incarnationId=${incarnationId} fenced=${fenced}`,
    ...listLines("listeners", listeners),
    ...listLines("features", levels),
    ...listLines("logDirs", logDirs),
  ];
}

const PROTOCOLS = ["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"];

/** A list as a line, or as one a value where it is too long. */
function listLines(name: string, values: readonly string[]): string[] {
  const line = `    ${name}: ${values.map(printable).join(", ")}`;
  if (values.length === 0 || line.length <= WIDTH) return values.length === 0 ? [] : [line];
  return [`    ${name}:`, ...values.map((value) => `      ${printable(value)}`)];
}

function wordOf(text: string | null): string {
  return text === null ? "none" : printable(text);
}

function stateText({ fenced, inControlledShutdown, end }: BrokerRegistration): string {
  const fence = fenced === null
    ? "fenced or not: the log does not say"
    : fenced
    ? "fenced"
    : "not fenced";
  return `${end ? "was" : "is"} ${fence}${inControlledShutdown ? ", in controlled shutdown" : ""}`;
}

function placeText({ offset, time }: LogPlace): string {
  return `at offset ${offset}, ${timeOf(time)}`;
}

const LAST_DATE = 8_640_000_000_000_000n; // what a Date can say

/** As ISO 8601, or the number where it is no date. */
function timeOf(ms: bigint): string {
  if (ms === -1n) return "no timestamp";
  return ms >= 0n && ms <= LAST_DATE ? new Date(Number(ms)).toISOString() : `${ms} ms`;
}

function range(first: bigint, last: bigint): string {
  return first === last ? `${first}` : `${first}-${last}`;
}

function counted(n: number, what: string, plural = "s"): string {
  return `${grouped(n)} ${what}${n === 1 ? "" : plural}`;
}
