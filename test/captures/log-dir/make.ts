// Makes the files beside it: what a broker leaves in its log directory when it stops cleanly. Needs Java and
// Maven; from the top of the repository:
//   npx esbuild test/captures/log-dir/make.ts --bundle --platform=node --format=esm --outfile=build/make.mjs
//   node build/make.mjs

import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { CreateTopics } from "../../../codec/messages/create_topics.ts";
import { InitProducerId } from "../../../codec/messages/init_producer_id.ts";
import { Produce } from "../../../codec/messages/produce.ts";
import { encodePlainBatch } from "../../../codec/records/mod.ts";
import { Broker } from "../../interop/broker.ts";
import { Client } from "../../interop/client.ts";

const MOST = 65_536; // bytes of a file worth keeping

const broker = await Broker.start();
const client = await Client.connect(broker.port);
await write();
client.close();
await broker.down();
await keep(broker.logs, "test/captures/log-dir");
await rm(broker.state, { recursive: true });

/** A batch of an idempotent producer, so that there is a snapshot of producers. */
async function write(): Promise<void> {
  const topic = {
    name: "kept",
    numPartitions: 1,
    replicationFactor: 1,
    assignments: [],
    configs: [],
  };
  await client.ask(CreateTopics, { topics: [topic], timeoutMs: 30_000 }, 7);
  const { producerId, producerEpoch } = await client.ask(InitProducerId, {
    transactionalId: null,
    transactionTimeoutMs: 0,
  }, 5);
  const value = new TextEncoder().encode("kept");
  const records = encodePlainBatch({
    producerId,
    producerEpoch,
    baseSequence: 0,
    records: [{ timestamp: 1_700_000_000_000n, value }],
  });
  const topicData = [{ name: "kept", partitionData: [{ index: 0, records }] }];
  await client.ask(Produce, { acks: -1, timeoutMs: 30_000, topicData }, 12);
}

async function keep(from: string, to: string): Promise<void> {
  for (const name of ["", "kept-0", "__cluster_metadata-0"]) {
    await mkdir(join(to, name), { recursive: true });
    for (const entry of await readdir(join(from, name), { withFileTypes: true })) {
      const path = join(from, name, entry.name);
      if (!entry.isFile() || (await stat(path)).size > MOST) continue;
      await copyFile(path, join(to, name, entry.name));
    }
  }
}
