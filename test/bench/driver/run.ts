// How the driver compares with two other clients against one real broker: node build/bench_driver.mjs, built by
// `npm run bench:driver`. Processes take turns, so that all of them see the same machine.

import { execFile } from "node:child_process";
import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import * as tls from "node:tls";
import { promisify } from "node:util";
import { connectBroker, nodeDialer } from "../../../codec/driver/mod.ts";
import { CreateTopics } from "../../../codec/messages/create_topics.ts";
import { Produce, type ProduceResponse } from "../../../codec/messages/produce.ts";
import { encodeBatch } from "../../../codec/records/mod.ts";
import { Broker } from "../../interop/broker.ts";
import { median } from "../measure.ts";
import { subjects, type Target } from "./clients.ts";
import type { Task } from "./measure_client.ts";

const run = promisify(execFile);
const isQuick = process.argv.includes("--quick");
const ROUNDS = isQuick ? 2 : 5;
const SECONDS = isQuick ? 2 : 4;
const BATCHES = 16;
const RECORDS = 64; // of a batch
const VALUE = 1000; // bytes
const IN_FLIGHT = 5;

interface Figures {
  readonly perSecond: number;
  readonly cpuMicros: number;
}

const broker = await Broker.start();
try {
  const target = await filled(broker.port);
  await compare("small calls, one after the other", "small", 1, 1, target);
  await compare("small calls, five in flight", "small", IN_FLIGHT, 1, target);
  await compare("fetches of 1 MB, decoded", "large", 1, BATCHES * RECORDS, target);
} finally {
  await broker.stop();
}

/** A topic with 1 MB of records. */
async function filled(port: number): Promise<Target> {
  const name = "bench";
  const client = await connectBroker(nodeDialer({ net, tls, dns }), { host: "127.0.0.1", port });
  const topic = { name, numPartitions: 1, replicationFactor: 1, assignments: [], configs: [] };
  await client.call(CreateTopics, { topics: [topic], timeoutMs: 30_000 });
  const value = new Uint8Array(VALUE).fill(97);
  const batch = Array.from(
    { length: RECORDS },
    (_, i) => ({ timestamp: BigInt(Date.now() + i), value }),
  );
  for (let i = 0; i < BATCHES; i++) {
    const records = await encodeBatch({ codec: "none", records: batch });
    const topicData = [{ name, partitionData: [{ index: 0, records }] }];
    const request = { acks: -1, timeoutMs: 30_000, topicData };
    while (await errorOf(client.call(Produce, request, { version: 12 }))) { /* a young topic */ }
  }
  await client.close();
  return { port, topic: name, bytes: 2 << 20 };
}

async function errorOf(answer: Promise<ProduceResponse>): Promise<number> {
  return (await answer).responses[0]!.partitionResponses[0]!.errorCode;
}

async function compare(
  title: string,
  what: Task["what"],
  concurrency: number,
  expected: number,
  target: Target,
): Promise<void> {
  const names = Object.keys(subjects).filter((who) => what === "large" || !who.startsWith("·"));
  const figures = new Map(names.map((who) => [who, [] as Figures[]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [who, list] of figures) {
      const task: Task = { who, what, target, expected, seconds: SECONDS, concurrency };
      list.push(await measured(task));
    }
  }
  console.log(`\n${title}`);
  const [own] = figures.values();
  for (const [who, list] of figures) console.log(lineOf(who, list, own!));
}

async function measured(task: Task): Promise<Figures> {
  const args = ["build/bench_driver_client.mjs", JSON.stringify(task)];
  return JSON.parse((await run(process.execPath, args)).stdout);
}

function lineOf(who: string, list: readonly Figures[], own: readonly Figures[]): string {
  const rate = median(list.map(({ perSecond }) => perSecond));
  const cpu = median(list.map(({ cpuMicros }) => cpuMicros));
  const faster = median(list.map(({ perSecond }, i) => own[i]!.perSecond / perSecond));
  const leaner = median(list.map(({ cpuMicros }, i) => cpuMicros / own[i]!.cpuMicros));
  return `${who.padEnd(22)} ${rate.toFixed(0).padStart(8)} calls/s  ${
    cpu.toFixed(1).padStart(8)
  } µs CPU a call` +
    (list === own
      ? ""
      : `  kafka-wire: ${faster.toFixed(2)} × the calls, ${leaner.toFixed(2)} × less CPU`);
}
