// Writes lines to partition 0 of a topic and reads back what the partition holds from there on:
//
//   deno run --allow-net --allow-sys docs/examples/produce_consume.ts localhost:9092 orders "first line" "second line"
//
// It talks to one broker, which must lead the partition.

import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { connectBroker, nodeDialer } from "kafka-wire/driver";
import { Fetch } from "kafka-wire/messages/fetch";
import { Metadata } from "kafka-wire/messages/metadata";
import { Produce } from "kafka-wire/messages/produce";
import { builtIn, compressors, encodeBatch, openBatch, readBatches } from "kafka-wire/records";

const [bootstrap, name, ...lines] = process.argv.slice(2);
if (bootstrap === undefined || name === undefined) {
  throw new Error("Usage: produce_consume.ts HOST:PORT TOPIC LINE…");
}
const { hostname: host, port } = new URL(`kafka://${bootstrap}`);
const client = await connectBroker(nodeDialer({ net, tls, dns }), { host, port: Number(port) });

// Newer versions of Produce and Fetch call a topic by its id.
const { topics } = await client.call(Metadata, {
  topics: [{ name }],
  allowAutoTopicCreation: false,
});
const { errorCode: unknown, topicId } = topics[0]!;
if (unknown !== 0) throw new Error(`Cannot find topic ${name}: error ${unknown}`);

const timestamp = BigInt(Date.now());
const records = lines.map((line) => ({ timestamp, value: new TextEncoder().encode(line) }));
const batch = await encodeBatch({ codec: "gzip", records }, { compress: compressors });
const { responses } = await client.call(Produce, {
  acks: -1,
  timeoutMs: 30_000,
  topicData: [{ name, topicId, partitionData: [{ index: 0, records: batch }] }],
});
const { errorCode, baseOffset } = responses[0]!.partitionResponses[0]!;
if (errorCode !== 0) throw new Error(`Cannot produce to ${name}: error ${errorCode}`);
console.log(`${lines.length} records at offset ${baseOffset}`);

const partitions = [{ partition: 0, fetchOffset: baseOffset, partitionMaxBytes: 1 << 20 }];
const fetched = await client.call(Fetch, {
  maxWaitMs: 500,
  minBytes: 1,
  topics: [{ topic: name, topicId, partitions }],
});
const log = fetched.responses[0]!.partitions[0]!.records;
for (const stored of readBatches(log ?? new Uint8Array(0))) {
  for (const { offset, value } of await openBatch(stored, { decompress: builtIn })) {
    console.log(`${offset}: ${new TextDecoder().decode(value ?? new Uint8Array(0))}`);
  }
}
await client.close();
