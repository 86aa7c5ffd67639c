import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CreateTopics } from "../../codec/messages/create_topics.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { Produce } from "../../codec/messages/produce.ts";
import { registry } from "../../codec/messages/registry.ts";
import { readRegistrations } from "../../codec/records/metadata_log.ts";
import {
  type BatchInit,
  type Codec,
  type Compress,
  compressors,
  encodeBatch,
  logFileKind,
  type LogRecord,
  openBatch,
  readBatches,
  readSegment,
} from "../../codec/records/mod.ts";
import { decompress } from "../records/decompress.ts";
import { Broker } from "./broker.ts";
import { Client } from "./client.ts";
import { storedZstd } from "./stored_zstd.ts";

const CODECS = ["none", "gzip", "snappy", "lz4", "zstd"] as const;

const broker = await Broker.start();
const client = await Client.connect(broker.port);

const utf8 = new TextEncoder();
const FIRST = 1_700_000_000_000n;

/** Records of all kinds: without key, without value, with headers, long and empty ones. */
function recordsOf(codec: string): BatchInit["records"] {
  return Array.from({ length: 50 }, (_, i) => ({
    timestamp: FIRST + BigInt(i),
    key: i % 3 === 0 ? null : utf8.encode(`key ${i % 7}`),
    value: i % 11 === 10 ? null : utf8.encode(`${codec} ${i} `.repeat(1 + i * i)),
    headers: i % 5 === 0
      ? [{ key: "trace", value: Uint8Array.of(i, 0, 255) }, { key: "é", value: null }]
      : [],
  }));
}

const compress: { readonly [codec in Codec]: Compress } = { ...compressors, zstd: storedZstd };

describe("Kafka's dump tool reads what the library writes", () => {
  for (const codec of CODECS) {
    it(`in magic 2, ${codec}`, async () => {
      const log = Uint8Array.from([
        ...await encodeBatch({ codec, records: recordsOf(codec) }, { compress }),
        ...await encodeBatch(
          { baseOffset: 50n, codec, partitionLeaderEpoch: 4, records: recordsOf(codec) },
          { compress },
        ),
      ]);
      const { batches, records } = await dumped(`v2-${codec}`, log);
      expect(batches.map(fact("isvalid"))).toEqual(["true", "true"]);
      expect(batches.map(fact("compresscodec"))).toEqual([codec, codec]);
      expect(batches.map(fact("lastOffset"))).toEqual(["49", "99"]);
      expect(records.map(fact("offset"))).toEqual(Array.from({ length: 100 }, (_, i) => `${i}`));
      expect(records.slice(0, 50).map(fact("CreateTime"))).toEqual(
        Array.from({ length: 50 }, (_, i) => `${FIRST + BigInt(i)}`),
      );
      const values = records.slice(0, 50).map((line) => / payload: (.*)$/.exec(line)?.[1]);
      expect(values).toEqual(
        recordsOf(codec).map(({ value }) =>
          value === null ? undefined : new TextDecoder().decode(value)
        ),
      );
    });
  }
  for (const magic of [0, 1] as const) {
    for (const codec of ["none", "gzip", "snappy", "lz4"] as const) {
      it(`in magic ${magic}, ${codec}`, async () => {
        const records = recordsOf(codec).map(({ headers: _, ...record }) => ({
          ...record,
          timestamp: magic === 0 ? -1n : record.timestamp,
        }));
        const log = await encodeBatch({ magic, codec, records }, { compress });
        const { batches, records: lines } = await dumped(`v${magic}-${codec}`, log);
        expect([...new Set(batches.map(fact("isvalid")))]).toEqual(["true"]);
        expect([...new Set(batches.map(fact("magic")))]).toEqual([`${magic}`]);
        expect(lines.map(fact("offset"))).toEqual(Array.from({ length: 50 }, (_, i) => `${i}`));
      });
    }
  }
});

describe("a broker stores what the library writes and gives it back", () => {
  for (const codec of CODECS) {
    it(codec, async () => {
      const topic = `stored-${codec}`;
      await createTopic(topic);
      const sent = recordsOf(codec);
      const records = await encodeBatch({ codec, records: sent }, { compress });
      expect(await produce(topic, records)).toBe(0n);
      expect(await produce(topic, records)).toBe(50n);
      const batches = [...readBatches(await fetch(topic))];
      expect(batches.map((batch) => batch.codec)).toEqual([codec, codec]);
      expect(batches.map((batch) => batch.baseOffset)).toEqual([0n, 50n]);
      const [first, second] = await Promise.all(
        batches.map((batch) => openBatch(batch, { decompress })),
      );
      expect(first!.map(withoutPlace)).toEqual(sent.map(withoutPlace));
      expect(second!.map(withoutPlace)).toEqual(sent.map(withoutPlace));
      expect(second!.map(({ offset }) => offset)).toEqual(
        Array.from({ length: 50 }, (_, i) => 50n + BigInt(i)),
      );
    });
  }
});

it("logFileKind() knows every file that a broker keeps", async () => {
  const names = await readdir(broker.logs, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ name }) => name);
  const unknown = files.filter((name) => logFileKind(name) === undefined);
  expect(unknown).toEqual([]);
  const kinds = new Set(files.map((name) => logFileKind(name)!.kind));
  expect([...kinds]).toEqual(expect.arrayContaining(["segment", "offset-index", "time-index"]));
  expect(files.length).toBeGreaterThan(20);
});

it("readRegistrations() of the broker's own metadata log finds the broker", async () => {
  const brokers = await readRegistrations(await metadataLog(), registry);
  expect(brokers.map(({ brokerId }) => brokerId)).toEqual([1]);
  const [registration] = brokers[0]!.registrations;
  expect(registration).toMatchObject({ fenced: false, end: null });
  const plain = registration!.record!.endPoints.find(({ name }) => name === "PLAINTEXT");
  expect(plain).toMatchObject({ host: "127.0.0.1", port: broker.port });
});

it("readSegment() decodes every record of the broker's own metadata log", async () => {
  const types = new Set<number>();
  const issues: unknown[] = [];
  for await (const event of readSegment(await metadataLog(), { registry })) {
    if (event.kind === "warning") continue; // the broker is still writing
    issues.push(...event.issues);
    if (event.kind === "record" && event.metadata) types.add(event.metadata.type);
  }
  expect(issues).toEqual([]);
  expect([...types]).toEqual(expect.arrayContaining([0, 2, 3, 12, 17, 23, 24]));
});

async function metadataLog(): Promise<Uint8Array> {
  return await readFile(join(broker.logs, "__cluster_metadata-0", `${"0".repeat(20)}.log`));
}

/** What the tool says about the batches and the records of a log. */
async function dumped(name: string, log: Uint8Array) {
  const directory = join(broker.state, name);
  await mkdir(directory);
  const file = join(directory, `${"0".repeat(20)}.log`);
  await writeFile(file, log);
  expect(await readdir(directory)).toEqual([`${"0".repeat(20)}.log`]);
  const text = await broker.tool("dump-log", "--files", file, "--print-data-log");
  const lines = text.trimEnd().split("\n");
  return {
    batches: lines.filter((line) => /^(baseOffset|offset): /.test(line)),
    records: lines.filter((line) => line.startsWith("| ")),
  };
}

function fact(name: string) {
  return (line: string) => new RegExp(`\\b${name}: (\\S+)`).exec(line)?.[1];
}

function withoutPlace(
  { key = null, value = null, headers = [], timestamp }: LogRecord | BatchInit["records"][number],
) {
  return { key: listOf(key), value: listOf(value), timestamp, headers: headers.map(headerOf) };
}

function headerOf({ key, value }: { key: string; value: Uint8Array | null }) {
  return { key, value: listOf(value) };
}

function listOf(bytes: Uint8Array | null) {
  return bytes && [...bytes];
}

async function createTopic(name: string): Promise<void> {
  const topic = { name, numPartitions: 1, replicationFactor: 1, assignments: [], configs: [] };
  const { topics } = await client.ask(CreateTopics, { topics: [topic], timeoutMs: 30_000 }, 7);
  expect(topics.map(({ errorCode }) => errorCode)).toEqual([0]);
}

/** Offset at which the batch is stored. */
async function produce(name: string, records: Uint8Array): Promise<bigint> {
  const topicData = [{ name, partitionData: [{ index: 0, records }] }];
  const request = { acks: -1, timeoutMs: 30_000, topicData };
  const { responses } = await client.ask(Produce, request, 12);
  const { errorCode, baseOffset } = responses[0]!.partitionResponses[0]!;
  expect(errorCode).toBe(0);
  return baseOffset;
}

async function fetch(topic: string): Promise<Uint8Array> {
  const partitions = [{ partition: 0, fetchOffset: 0n, partitionMaxBytes: 50_000_000 }];
  const request = { maxWaitMs: 1_000, minBytes: 1, topics: [{ topic, partitions }] };
  const { responses } = await client.ask(Fetch, request, 12);
  const { errorCode, records } = responses[0]!.partitions[0]!;
  expect(errorCode).toBe(0);
  return records!;
}

it("the broker stops", async () => {
  client.close();
  await broker.stop();
  await expect(Client.connect(broker.port)).rejects.toThrow("ECONNREFUSED");
});
