// Prints what a topic holds, each partition from its leader. Where brokers cannot be reached at the addresses that they
// advertise, rules of `broker.redirector` say where to dial instead:
//
//   deno run --allow-net --allow-sys docs/examples/read_topic.ts localhost:9092 orders "*.internal => localhost"

import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { parseRedirector } from "kafka-wire";
import { connectCluster, nodeDialer } from "kafka-wire/driver";
import { Fetch } from "kafka-wire/messages/fetch";
import { ListOffsets } from "kafka-wire/messages/list-offsets";
import { builtIn, openBatch, readBatches } from "kafka-wire/records";

const EARLIEST = -2n;
const LATEST = -1n;

const [bootstrapServers, topic, rules = ""] = process.argv.slice(2);
if (bootstrapServers === undefined || topic === undefined) {
  throw new Error("Usage: read_topic.ts HOST:PORT,… TOPIC [RULES]");
}
const client = await connectCluster(nodeDialer({ net, tls, dns }), {
  bootstrapServers,
  topics: [topic],
  redirector: rules === "" ? null : parseRedirector(rules),
});
try {
  const partitions = client.view().partitionsOf(topic);
  if (partitions.length === 0) throw new Error(`Cannot find topic "${topic}"`);
  for (const { partition } of partitions) await readPartition(partition);
} finally {
  await client.close();
}

async function readPartition(partition: number): Promise<void> {
  const end = await offsetAt(partition, LATEST);
  for (let next = await offsetAt(partition, EARLIEST); next < end;) {
    for (const batch of readBatches(await fetchFrom(partition, next))) {
      for (const { offset, value } of await openBatch(batch, { decompress: builtIn })) {
        if (offset < next) continue; // a batch may begin before what was asked for
        console.log(`${partition}/${offset}: ${new TextDecoder().decode(value ?? undefined)}`);
      }
      next = batch.lastOffset + 1n;
    }
  }
}

// Reads may be repeated: after a lost connection, or when the leader has moved, they are.

async function offsetAt(partition: number, timestamp: bigint): Promise<bigint> {
  const partitions = [{ partitionIndex: partition, timestamp }];
  const { topics } = await client.call(
    ListOffsets,
    { replicaId: -1, topics: [{ name: topic, partitions }] },
    { route: { leader: topic, partition }, idempotent: true },
  );
  const { errorCode, offset } = topics[0]!.partitions[0]!;
  if (errorCode !== 0) throw new Error(`Cannot list offsets of ${topic}: error ${errorCode}`);
  return offset;
}

async function fetchFrom(partition: number, fetchOffset: bigint): Promise<Uint8Array> {
  const topicId = client.view().topicIdOf(topic); // newer versions of Fetch call a topic by its id
  const partitions = [{ partition, fetchOffset, partitionMaxBytes: 1 << 20 }];
  const { responses } = await client.call(
    Fetch,
    { maxWaitMs: 500, minBytes: 1, topics: [{ topic, topicId, partitions }] },
    { route: { leader: topic, partition }, idempotent: true },
  );
  const found = responses[0]?.partitions[0];
  if (found?.errorCode !== 0) throw new Error(`Cannot fetch ${topic}: error ${found?.errorCode}`);
  return found.records ?? new Uint8Array(0);
}
