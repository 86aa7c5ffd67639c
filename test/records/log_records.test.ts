// The records of what a broker left on disk, compared line by line with what Kafka's own tool decoded.

import { describe, expect, it } from "vitest";
import { formatJson } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import {
  type ConsumerProtocolAssignment,
  decodeConsumerProtocolAssignment,
} from "../../codec/messages/consumer_protocol_assignment.ts";
import {
  type ConsumerProtocolSubscription,
  decodeConsumerProtocolSubscription,
} from "../../codec/messages/consumer_protocol_subscription.ts";
import type { GroupMetadataValue } from "../../codec/messages/group_metadata_value.ts";
import { registry } from "../../codec/messages/registry.ts";
import type { ControlRecord, CoordinatorRecord } from "../../codec/records/mod.ts";
import { readSegment, type RecordEvent, type SegmentEvent } from "../../codec/records/mod.ts";
import { encodeMetadataRecord, type MetadataRecord } from "../../codec/records/metadata_log.ts";
import { hexOf } from "../kit/hex.ts";
import { decompress } from "./decompress.ts";
import { dumpLines, logFile } from "./files.ts";

/** By log: the topic, and how many of its records say what. */
const logs: Record<string, [topic: string, counts: Counts]> = {
  "__cluster_metadata-0/00000000000000000415.log": ["__cluster_metadata", { metadata: 40 }],
  "__cluster_metadata-0/00000000000000000441-0000000001.checkpoint": [
    "__cluster_metadata",
    { metadata: 67, control: 4 },
  ],
  "__cluster_metadata-0/00000000000000000455.log": ["__cluster_metadata", { metadata: 21 }],
  "single/__cluster_metadata-0/00000000000000000000-0000000000.checkpoint": [
    "__cluster_metadata",
    { metadata: 8, control: 4 },
  ],
  "single/__cluster_metadata-0/00000000000000000000.log": [
    "__cluster_metadata",
    { metadata: 3397, control: 3 },
  ],
  "__consumer_offsets-1/00000000000000000000.log": ["__consumer_offsets", {
    coordinator: 73,
    control: 1,
  }],
  "__share_group_state-0/00000000000000000000.log": ["__share_group_state", { coordinator: 3 }],
  "__transaction_state-2/00000000000000000000.log": ["__transaction_state", { coordinator: 15 }],
  "payments-0/00000000000000000000.log": ["payments", { control: 3, plain: 6 }],
  "payments-1/00000000000000000000.log": ["payments", { control: 3, plain: 6 }],
};

type Told = "metadata" | "control" | "coordinator" | "plain";
type Counts = Partial<Record<Told, number>>;

describe("readSegment() says what Kafka's dump tool says about the records of", () => {
  for (const [name, [topic, counts]] of Object.entries(logs)) {
    it(name, async () => {
      const records = recordsIn(await eventsOf(await logFile(name), topic));
      const theirs = (await dumpLines(name)).filter((line) => line.startsWith("|"))
        .map((line) => line.replace(/^.* headerKeys: \[[^\]]*\] ?/, ""));
      expect(records.map(lineOf)).toEqual(theirs);
      expect(countsOf(records)).toEqual(counts);
      expect(records.flatMap(({ issues }) => issues)).toEqual([]);
    });
  }
});

describe("readSegment() recognises the metadata log by its content:", () => {
  for (const [name, [topic, counts]] of Object.entries(logs)) {
    it(name, async () => {
      const { metadata = 0 } = countsOf(recordsIn(await eventsOf(await logFile(name))));
      expect(metadata).toBe(topic === "__cluster_metadata" ? counts.metadata : 0);
    });
  }
});

it("encodeMetadataRecord() writes the same bytes as the controller, for every record", async () => {
  const different: string[] = [];
  let count = 0;
  for (const [name, [topic]] of Object.entries(logs)) {
    if (topic !== "__cluster_metadata") continue;
    for (const { metadata, value } of recordsIn(await eventsOf(await logFile(name), topic))) {
      if (metadata === undefined) continue;
      const { type, version, data } = metadata as MetadataRecord;
      const again = encodeMetadataRecord(registry.record(type)!, data, version);
      if (hexOf(again) !== hexOf(value!)) different.push(`${name} ${type}`);
      count++;
    }
  }
  expect(different).toEqual([]);
  expect(count).toBe(40 + 67 + 21 + 8 + 3397);
});

async function eventsOf(log: Uint8Array, topic?: string): Promise<SegmentEvent[]> {
  const events: SegmentEvent[] = [];
  const options = { registry, decompress, ...topic === undefined ? {} : { topic } };
  for await (const event of readSegment(log, options)) events.push(event);
  return events;
}

function recordsIn(events: readonly SegmentEvent[]): RecordEvent[] {
  return events.filter((event) => event.kind === "record");
}

function toldBy({ metadata, control, coordinator }: RecordEvent): Told {
  return metadata ? "metadata" : control ? "control" : coordinator ? "coordinator" : "plain";
}

function countsOf(records: readonly RecordEvent[]): Counts {
  const counts: Counts = {};
  for (const told of records.map(toldBy)) counts[told] = (counts[told] ?? 0) + 1;
  return counts;
}

/** What stands behind the header keys. */
function lineOf(record: RecordEvent): string {
  const { metadata, control, coordinator } = record;
  if (metadata) return metadataText(metadata as MetadataRecord);
  if (control) return controlText(control);
  return coordinator ? coordinatorText(coordinator) : plainText(record);
}

function metadataText({ name, version, data }: MetadataRecord): string {
  const type = name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
  return `payload: {"type":"${type}","version":${version},"data":${jsonOf(name, data, version)}}`;
}

const CONTROL: readonly (readonly [title: string, name: string])[] = [
  ["endTxnMarker: ABORT", ""],
  ["endTxnMarker: COMMIT", ""],
  ["LeaderChange:", "LeaderChangeMessage"],
  ["SnapshotHeader", "SnapshotHeaderRecord"],
  ["SnapshotFooter", "SnapshotFooterRecord"],
  ["KRaftVersion", "KRaftVersionRecord"],
  ["KRaftVoters", "VotersRecord"],
];

function controlText({ type, data }: ControlRecord): string {
  const [title, name] = CONTROL[type]!;
  if (name !== "") return `${title} ${jsonOf(name, data, 0)}`;
  return `${title} coordinatorEpoch: ${(data as { coordinatorEpoch: number }).coordinatorEpoch}`;
}

function coordinatorText({ type, name, key, version, value }: CoordinatorRecord): string {
  const keyText = `key: {"type":"${type}","data":${jsonOf(`${name}Key`, key, 0)}}`;
  if (value === null) return `${keyText} payload: <DELETE>`;
  const json = spelledOut(jsonOf(`${name}Value`, value, version!), name, value);
  return `${keyText} payload: {"version":"${version}","data":${json}}`;
}

const STATUS = [
  "Empty",
  "Ongoing",
  "PrepareCommit",
  "PrepareAbort",
  "CompleteCommit",
  "CompleteAbort",
];

/** The tool decodes the blobs of members, and names the status of a transaction. */
function spelledOut(json: string, name: string, value: object): string {
  if (name === "TransactionLog") {
    return json.replace(/("transactionStatus":)(\d)/, (_, field, i) => `${field}"${STATUS[i]}"`);
  }
  if (name !== "GroupMetadata") return json;
  const members = (value as GroupMetadataValue).members.flatMap(({ subscription, assignment }) => [
    blobText("ConsumerProtocolSubscription", subscription, decodeConsumerProtocolSubscription),
    blobText("ConsumerProtocolAssignment", assignment, decodeConsumerProtocolAssignment),
  ]);
  return json.replace(/("(?:subscription|assignment)":)"[^"]*"/g, (_, field) => {
    return field + members.shift();
  });
}

function blobText(
  name: string,
  blob: Uint8Array,
  decode: (
    body: Uint8Array,
    version: number,
  ) => ConsumerProtocolSubscription | ConsumerProtocolAssignment,
): string {
  const version = new DataView(blob.buffer, blob.byteOffset).getInt16(0);
  return jsonOf(name, decode(blob.subarray(2), version), version);
}

function plainText({ key, value }: RecordEvent): string {
  const text = (bytes: Uint8Array | null) => new TextDecoder().decode(bytes!);
  return `key: ${text(key)} payload: ${text(value)}`;
}

function jsonOf(name: string, message: object, version: number): string {
  return formatJson(findShape(name)!, message, version);
}
