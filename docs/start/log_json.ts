// A log for programs: one JSON object a line, an event or a broker each.

import { formatJson, formatString } from "kafka-wire/json";
import type { RecordEvent, SegmentEvent } from "kafka-wire/records";
import type { BrokerHistory } from "kafka-wire/records/metadata-log";
import { masked } from "./masked.ts";
import { printable } from "./printable.ts";

/** JSON text, so that int64 stays exact. */
class Json {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The event as an object; data of applications and secrets are masked. */
export function eventJson(file: string, event: SegmentEvent): string {
  return printable(jsonOf({ file, ...factsOf(event) }));
}

function factsOf(event: SegmentEvent): object {
  if (event.kind === "warning") {
    const { error: _, ...facts } = event;
    return facts;
  }
  const issues = event.issues.map(({ path, offset, what }) => ({ path, offset, what }));
  if (event.kind === "record") return { ...recordFacts(event), issues };
  const { bytes, block, attributes: _, issues: __, ...header } = event;
  return { ...header, size: bytes.length, blockSize: block.length, issues };
}

function recordFacts(event: RecordEvent): object {
  const { metadata, control, coordinator, key, value, headers, issues: _, ...facts } = event;
  return {
    ...facts,
    key: maskOf(key),
    value: maskOf(value),
    headers: headers.map((header) => ({ key: header.key, value: maskOf(header.value) })),
    ...metadata && { metadata: metadataFacts(metadata) },
    ...control && { control: { ...control, data: message(control.message, control.data, 0) } },
    ...coordinator && { coordinator: coordinatorFacts(coordinator) },
  };
}

function metadataFacts(metadata: NonNullable<RecordEvent["metadata"]>): object {
  if (!("name" in metadata)) return { ...metadata, body: maskOf(metadata.body) };
  const { name, version, data } = metadata;
  return { ...metadata, data: message(name, data, version) };
}

function coordinatorFacts(record: NonNullable<RecordEvent["coordinator"]>): object {
  const { name, key, version, value } = record;
  return {
    ...record,
    key: message(`${name}Key`, key, 0),
    value: value && message(`${name}Value`, value, version!),
  };
}

/** The history of a broker as an object. */
export function brokerJson(file: string, { brokerId, registrations }: BrokerHistory): string {
  const all = registrations.map(({ record, changes, ...facts }) => ({
    ...facts,
    record: record && message("RegisterBrokerRecord", record, 4),
    changes: changes.map((change) => ({
      ...change,
      data: message(change.name, change.data, change.version),
    })),
  }));
  return printable(jsonOf({ file, brokerId, registrations: all }));
}

/** A message as Kafka's JSON, its secrets masked. */
function message(name: string, data: object, version: number): Json {
  const shown = masked(name, data, version);
  return new Json(formatJson(shown.shape, shown.message, version));
}

function maskOf(bytes: Uint8Array | null): string | null {
  return bytes && `«${bytes.length} bytes»`;
}

function jsonOf(x: unknown): string {
  if (x instanceof Json) return x.text;
  if (typeof x === "string") return formatString(x);
  if (Array.isArray(x)) return `[${x.map(jsonOf).join(",")}]`;
  if (typeof x !== "object" || x === null) return `${x}`;
  const members = Object.entries(x).map(([name, value]) =>
    `${formatString(name)}:${jsonOf(value)}`
  );
  return `{${members.join(",")}}`;
}
