// What a broker left on disk, compared line by line with what Kafka's own tool says about it.

import { describe, expect, it } from "vitest";
import {
  type Batch,
  controlType,
  encodePlainBatch,
  type LogRecord,
  openBatch,
  readBatches,
  readRecords,
} from "../../codec/records/mod.ts";
import { hexOf } from "../kit/hex.ts";
import { dumpLines, logFile } from "./files.ts";
import { decompress } from "./decompress.ts";

/** Batches, records. Of the logs in `texts` the tool printed keys and values as they are. */
const texts: Record<string, [batches: number, records: number]> = {
  "orders-none-0/00000000000000000000.log": [3, 120],
  "orders-gzip-0/00000000000000000000.log": [3, 120],
  "orders-snappy-0/00000000000000000000.log": [3, 120],
  "orders-lz4-0/00000000000000000000.log": [3, 120],
  "orders-zstd-0/00000000000000000000.log": [3, 120],
  "payments-0/00000000000000000000.log": [6, 9],
  "payments-1/00000000000000000000.log": [6, 9],
};
const others: Record<string, [batches: number, records: number]> = {
  "__cluster_metadata-0/00000000000000000415.log": [40, 40],
  "__cluster_metadata-0/00000000000000000441-0000000001.checkpoint": [3, 71],
  "__cluster_metadata-0/00000000000000000455.log": [21, 21],
  "__consumer_offsets-1/00000000000000000000.log": [30, 74],
  "__share_group_state-0/00000000000000000000.log": [3, 3],
  "__transaction_state-2/00000000000000000000.log": [15, 15],
  "single/__cluster_metadata-0/00000000000000000000-0000000000.checkpoint": [3, 12],
  "single/__cluster_metadata-0/00000000000000000000.log": [3351, 3400],
};
const logs = { ...texts, ...others };

describe("readBatches() and openBatch() say what Kafka's dump tool says about", () => {
  for (const [name, counts] of Object.entries(logs)) {
    it(name, async () => {
      const isText = name in texts;
      const ours: string[] = [];
      const batches = readBatches(await logFile(name));
      for (const batch of batches) {
        const records = await openBatch(batch, { decompress });
        ours.push(batchLine(batch), ...records.map((record) => recordLine(record, batch, isText)));
      }
      const theirs = (await dumpLines(name)).filter((line) => /^baseOffset|^\|/.test(line))
        .map((line) => isText && !/ endTxnMarker: /.test(line) ? line : shortened(line));
      expect(ours).toEqual(theirs);
      expect(batches.partial).toBe(0);
      expect([...batches].length).toBe(counts[0]);
      expect(ours.length).toBe(counts[0] + counts[1]);
    });
  }
});

describe("encodePlainBatch() writes the same bytes as the broker of", () => {
  for (const name of Object.keys(logs)) {
    it(name, async () => {
      const batches = [...readBatches(await logFile(name))].filter(({ codec }) => codec === "none");
      const different = batches.filter((batch) =>
        hexOf(encodePlainBatch({ ...batch, records: readRecords(batch) })) !== hexOf(batch.bytes)
      );
      expect(different.map(batchLine)).toEqual([]);
      expect(batches.length).toBe(/gzip|snappy|lz4|zstd/.test(name) ? 0 : logs[name]![0]);
    });
  }
});

describe("header values are those that the producer of the recording sent:", () => {
  for (const codec of ["none", "gzip", "snappy", "lz4", "zstd"]) {
    it(codec, async () => {
      const log = await logFile(`orders-${codec}-0/00000000000000000000.log`);
      const found: string[] = [];
      for (const batch of readBatches(log)) {
        for (const { headers } of await openBatch(batch, { decompress })) {
          found.push(
            headers.map(({ key, value }) => `${key}=${value && utf8.decode(value)}`).join(),
          );
        }
      }
      // record i of 40 has headers if i is a multiple of 4
      const sent = Array.from(
        { length: 40 },
        (_, i) => i % 4 === 0 ? `trace=t${i},empty=null` : "",
      );
      expect(found).toEqual([...sent, ...sent, ...sent]);
    });
  }
});

it("the bytes of all logs are in their batches", async () => {
  const gaps: string[] = [];
  for (const name of Object.keys(logs)) {
    const file = await logFile(name);
    let end = 0;
    for (const { offset, bytes } of readBatches(file)) {
      if (offset !== end || hexOf(file.subarray(end, end += bytes.length)) !== hexOf(bytes)) {
        gaps.push(`${name} at byte ${offset}`);
      }
    }
    if (end !== file.length) gaps.push(`${name} after byte ${end}`);
  }
  expect(gaps).toEqual([]);
});

const utf8 = new TextDecoder();

const CONTROL_TYPES = [
  "ABORT",
  "COMMIT",
  "LeaderChange",
  "SnapshotHeader",
  "SnapshotFooter",
  "KRaftVersion",
  "KRaftVoters",
];

/** The line without key and value, which the tool has decoded; of a control record its type remains. */
function shortened(line: string): string {
  return line.replace(/( headerKeys: \[[^\]]*\])(?: endTxnMarker:)? ?(\w*).*/, (_, facts, word) => {
    const type = CONTROL_TYPES.indexOf(word);
    return type < 0 ? facts : `${facts} control ${type}`;
  });
}

/** As the tool writes it. */
function batchLine(batch: Batch): string {
  const { deleteHorizonMs, lastOffset, baseOffset, baseSequence } = batch;
  const horizon = deleteHorizonMs === null
    ? "OptionalLong.empty"
    : `OptionalLong[${deleteHorizonMs}]`;
  const last = baseSequence < 0 ? -1 : baseSequence + Number(lastOffset - baseOffset);
  return `baseOffset: ${baseOffset} lastOffset: ${lastOffset} count: ${batch.count} ` +
    `baseSequence: ${baseSequence} lastSequence: ${last} producerId: ${batch.producerId} ` +
    `producerEpoch: ${batch.producerEpoch} partitionLeaderEpoch: ${batch.partitionLeaderEpoch} ` +
    `isTransactional: ${batch.isTransactional} isControl: ${batch.isControl} ` +
    `deleteHorizonMs: ${horizon} position: ${batch.offset} ` +
    `${timeName(batch)}: ${batch.maxTimestamp} size: ${batch.bytes.length} magic: ${batch.magic} ` +
    `compresscodec: ${batch.codec} crc: ${batch.crc} isvalid: ${batch.crcValid}`;
}

function timeName({ timestampType }: Batch): string {
  return timestampType === "create" ? "CreateTime" : "LogAppendTime";
}

function recordLine(record: LogRecord, batch: Batch, isText: boolean): string {
  const { key, value, headers } = record;
  return `| offset: ${record.offset} ${timeName(batch)}: ${record.timestamp} ` +
    `keySize: ${key?.length ?? -1} valueSize: ${value?.length ?? -1} ` +
    `sequence: ${record.sequence} headerKeys: [${headers.map((header) => header.key)}]` +
    (batch.isControl ? ` control ${controlType(record)}` : isText ? textOf(record) : "");
}

function textOf({ key, value }: LogRecord): string {
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return (key === null ? "" : ` key: ${text(key)}`) +
    (value === null ? "" : ` payload: ${text(value)}`);
}
