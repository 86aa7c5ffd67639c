import { describe, expect, it } from "vitest";
import { isLog, isLogName, type LogInput, printLog } from "../../docs/start/log.ts";
import { encodeMetadataRecord } from "../../codec/records/metadata_log.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import { UserScramCredentialRecordCodec } from "../../codec/messages/user_scram_credential_record.ts";
import { encodeVotersRecord } from "../../codec/messages/voters_record.ts";
import { logFile } from "../records/files.ts";

const DIRECTORY = "test/captures/logs/";

interface Printed {
  readonly lines: readonly string[];
  readonly errors: readonly string[];
}

async function printed(name: string, more: Partial<LogInput> = {}): Promise<Printed> {
  const lines: string[] = [];
  const input = { name: DIRECTORY + name, json: false, registrations: false };
  const source = more.source ?? await logFile(name);
  const errors = await printLog({ ...input, source, ...more }, (line) => lines.push(line));
  return { lines, errors };
}

describe("a log as text", () => {
  it("shows batches, control records and metadata records", async () => {
    const { lines, errors } = await printed(
      "single/__cluster_metadata-0/00000000000000000000-0000000000.checkpoint",
    );
    expect(errors).toEqual([]);
    expect(lines.slice(1, 4)).toEqual([
      "offsets 0-2  3 records, 166 bytes, control, 2026-11-29T23:33:30.321Z".replace(
        "control,",
        "control, leader epoch 0,",
      ),
      "    #0  SNAPSHOT_HEADER  version=0 lastContainedLogTimestamp=1795995210299",
      "    #1  KRAFT_VERSION  version=0 kRaftVersion=1",
    ]);
    expect(lines).toContain("    #3  FeatureLevelRecord v0  name=metadata.version featureLevel=33");
  });
  it("folds NoOp records", async () => {
    const { lines } = await printed("__cluster_metadata-0/00000000000000000415.log");
    expect(lines.slice(1)).toEqual(["offsets 415-454  40 NoOpRecords in 40 batches"]);
  });
  it("shows keys and values of applications by their size", async () => {
    const { lines } = await printed("orders-zstd-0/00000000000000000000.log");
    expect(lines.slice(1, 4)).toEqual([
      "offsets 0-39  40 records, 619 bytes, zstd, producer 2001 epoch 0, leader epoch 0, " +
      "2023-11-14T22:13:20.039Z",
      "    #0  key=null value=«36 bytes» headers=trace,empty",
      "    #1  key=«5 bytes» value=«39 bytes»",
    ]);
  });
  it("shows what coordinators say, and tombstones", async () => {
    const { lines } = await printed("__consumer_offsets-1/00000000000000000000.log");
    expect(lines).toContain(
      "    #11  OffsetCommit  group=billing topic=orders-none partition=0 deleted",
    );
    expect(lines.filter((line) => line.includes("GroupMetadata v3")).length).toBeGreaterThan(3);
  });
  it("masks secrets of the metadata log", async () => {
    const secret = new TextEncoder().encode("a-secret-of-17-by");
    const record = { name: "alice", mechanism: 1, iterations: 4096 };
    const keys = { salt: secret, storedKey: secret, serverKey: secret };
    const value = encodeMetadataRecord(UserScramCredentialRecordCodec, { ...record, ...keys }, 0);
    const source = encodePlainBatch({ records: [{ timestamp: 0n, value }] });
    const name = "__cluster_metadata-0/00000000000000000000.log";
    for (const json of [false, true]) {
      const { lines } = await printed(name, { source, json });
      expect(lines.join()).toContain("«17 bytes»");
      expect(lines.join()).not.toMatch(/a-secret|YS1zZWNyZXQ/);
    }
  });
  it("says what is wrong, in the text and as an error", async () => {
    const log = await logFile("payments-0/00000000000000000000.log");
    const source = Uint8Array.from([
      ...log.subarray(0, 95),
      ...new Uint8Array(20).fill(7),
      ...log.subarray(95),
    ]);
    const { lines, errors } = await printed("payments-0/00000000000000000000.log", { source });
    expect(lines.filter((line) => line.startsWith("bytes"))).toEqual([
      "bytes 95-114  Cannot decode Batch.magic at byte 95: expected 0 to 2, found 7 " +
      "in the batch at byte 95, offsets 506381209866536711 to 506381209866536711",
    ]);
    expect(errors.length).toBe(1);
    expect(lines.filter((line) => line.startsWith("    #")).length).toBe(9);
  });
});

describe("what an attacker names", () => {
  it("cannot steer the terminal by the name of a file", async () => {
    const source = new Uint8Array(100).fill(7);
    for (const registrations of [false, true]) {
      const { lines, errors } = await printed("", {
        name: "\x1b[2Ja-0/0.log",
        source,
        registrations,
      });
      expect(`${lines.join()}${errors.join()}`).not.toContain("\x1b");
      expect(errors[0]).toMatch(/^\\u001b\[2Ja-0/);
    }
  });
  it("does not show tagged fields that no schema knows, but for their size", async () => {
    const secret = new TextEncoder().encode("a-secret-of-17-by");
    const voter = {
      voterId: 1,
      voterDirectoryId: "A".repeat(22),
      endpoints: [],
      kRaftVersionFeature: { minSupportedVersion: 0, maxSupportedVersion: 1 },
      unknownTaggedFields: [{ tag: 9, data: secret }],
    };
    const value = encodeVotersRecord({ version: 0, voters: [voter] }, 0);
    const record = { timestamp: 0n, key: Uint8Array.of(0, 0, 0, 6), value };
    const source = encodePlainBatch({ isControl: true, records: [record] });
    for (const json of [false, true]) {
      const { lines, errors } = await printed("__cluster_metadata-0/0.log", { source, json });
      expect(errors).toEqual([]);
      expect(lines.join()).toContain("oterId");
      expect(lines.join()).not.toMatch(/a-secret|115,45|YS1zZWNyZXQ/);
    }
  });
});

describe("the brokers of a log", () => {
  it("as text", async () => {
    const { lines, errors } = await printed(
      "single/__cluster_metadata-0/00000000000000000000.log",
      { registrations: true },
    );
    expect(errors).toEqual([]);
    expect(lines[0]).toMatch(/: 4 brokers$/);
    expect(lines).toContain(
      "    pod=none rack=r1 incarnationId=X2VaVNvOS4KBcEiEStf6FA fenced=true",
    );
    expect(lines).toContain("      SASL_SSL://127.0.0.1:19096 (SASL_SSL)");
    expect(lines).toContain("      metadata.version 7-33");
    expect(lines).toContain("    is fenced, in controlled shutdown");
    expect(lines).toContain(
      "    was fenced; ended at offset 1661, 2026-11-29T23:46:54.654Z by UnregisterBrokerRecord",
    );
  });
  it("as JSON", async () => {
    const name = "__cluster_metadata-0/00000000000000000441-0000000001.checkpoint";
    const { lines } = await printed(name, { registrations: true, json: true });
    const brokers = lines.map((line) => JSON.parse(line));
    expect(brokers.map(({ brokerId }) => brokerId)).toEqual([1, 2, 3]);
    expect(brokers[2].registrations[0].record).toMatchObject({ rack: "r3", brokerId: 3 });
    expect(brokers[2].registrations[0]).toMatchObject({ brokerEpoch: 25, end: null });
  });
  it("as an error where the log is broken", async () => {
    const name = "__cluster_metadata-0/00000000000000000441-0000000001.checkpoint";
    const source = (await logFile(name)).slice();
    source[400]! ^= 1;
    const { errors } = await printed(name, { registrations: true, source });
    expect(errors).toEqual([
      `${DIRECTORY}${name}: Cannot decode Batch.crc at byte 269: expected that of its bytes, ` +
      "found another in the batch at byte 269, offsets 3 to 69",
    ]);
  });
});

describe("a log as JSON", () => {
  it("has an object for each event, int64 exact", async () => {
    const { lines } = await printed("__cluster_metadata-0/00000000000000000415.log", {
      json: true,
    });
    expect(lines.length).toBe(80);
    expect(lines[1]).toBe(
      `{"file":"${DIRECTORY}__cluster_metadata-0/00000000000000000415.log","kind":"record","id":2,` +
        `"batch":1,"offset":415,"sequence":-1,"time":1795996315847,"key":null,"value":"«4 bytes»",` +
        `"headers":[],"metadata":{"type":20,"version":0,"name":"NoOpRecord","data":{}},"issues":[]}`,
    );
    for (
      const name of ["__consumer_offsets-1", "__transaction_state-2", "payments-1", "orders-lz4-0"]
    ) {
      const { lines } = await printed(`${name}/00000000000000000000.log`, { json: true });
      const kinds = new Set(lines.map((line) => JSON.parse(line).kind));
      expect([...kinds].sort()).toEqual(["batch", "record"]);
    }
  });
});

describe("what a log is", () => {
  it("is told by its name", () => {
    expect(isLogName("a/00000000000000000000.log")).toBe(true);
    expect(isLogName("mine.checkpoint")).toBe(true);
    expect(isLogName("stream.txt")).toBe(false);
    expect(() => isLogName("a/00000000000000000000.timeindex")).toThrow(
      "Cannot read a/00000000000000000000.timeindex: it is a time index: which offsets have which " +
        "timestamps. Give a .log or a .checkpoint file",
    );
  });
  it("is told by its first batch", async () => {
    expect(isLog(await logFile("payments-0/00000000000000000000.log"))).toBe(true);
    expect(isLog(new Uint8Array(0))).toBe(false);
    expect(isLog(new TextEncoder().encode("Follow: tcp,raw\nFilter: tcp.stream eq 10\n"))).toBe(
      false,
    );
  });
});
