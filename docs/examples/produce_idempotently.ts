// Writes numbered lines to partition 0 of a topic, each exactly once, whatever happens to brokers meanwhile: stop and
// start them while it runs.
//
//   deno run --allow-net --allow-sys docs/examples/produce_idempotently.ts localhost:9092 orders 100
//
// With a producer id the leader knows each batch by its sequence number. A batch that was sent when the connection was
// lost may be sent again: the leader drops what it has.

import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { connectCluster, nodeDialer } from "kafka-wire/driver";
import { InitProducerId, type InitProducerIdResponse } from "kafka-wire/messages/init-producer-id";
import { Produce } from "kafka-wire/messages/produce";
import { encodePlainBatch } from "kafka-wire/records";

const PARTITION = 0;
const COORDINATOR_LOAD_IN_PROGRESS = 14;

const [bootstrapServers, topic, count = "10"] = process.argv.slice(2);
if (bootstrapServers === undefined || topic === undefined) {
  throw new Error("Usage: produce_idempotently.ts HOST:PORT,… TOPIC [COUNT]");
}
const client = await connectCluster(nodeDialer({ net, tls, dns }), {
  bootstrapServers,
  topics: [topic],
});

const { producerId, producerEpoch } = await identity();
for (let sequence = 0; sequence < Number(count); sequence++) {
  const offset = await produce(`line ${sequence}`, sequence);
  console.log(`line ${sequence} at offset ${offset}`);
}
await client.close();

/** Who produces. A fresh cluster may need a moment for its first one. */
async function identity(): Promise<InitProducerIdResponse> {
  const message = { transactionalId: null, transactionTimeoutMs: 0 };
  for (;;) {
    const answer = await client.call(InitProducerId, message, { idempotent: true });
    if (answer.errorCode === 0) return answer;
    if (answer.errorCode !== COORDINATOR_LOAD_IN_PROGRESS) {
      throw new Error(`Cannot get a producer id: error ${answer.errorCode}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function produce(line: string, baseSequence: number): Promise<bigint> {
  const records = encodePlainBatch({
    producerId,
    producerEpoch,
    baseSequence,
    records: [{ timestamp: BigInt(Date.now()), value: new TextEncoder().encode(line) }],
  });
  const topicId = client.view().topicIdOf(topic); // newer versions of Produce call a topic by its id
  const { responses } = await client.call(
    Produce,
    {
      acks: -1,
      timeoutMs: 10_000,
      topicData: [{ name: topic, topicId, partitionData: [{ index: PARTITION, records }] }],
    },
    { route: { leader: topic, partition: PARTITION }, idempotent: true, timeoutMs: 120_000 },
  );
  const { errorCode, baseOffset } = responses[0]!.partitionResponses[0]!;
  if (errorCode !== 0) throw new Error(`Cannot produce to ${topic}: error ${errorCode}`);
  return baseOffset;
}
