// What producers make of a leader that does nothing any more: node build/bench_cluster.mjs, built by
// `npm run bench:cluster`. All of them write at the same time, each to a topic of its own, and all topics have the
// leader that is stopped (SIGSTOP) and goes on later (SIGCONT).
//
//   --rounds=4     so many leaders are stopped, one after the other: by turns the first and the last bootstrap server
//   --session=9    seconds without a heartbeat after which a broker is taken for dead (broker.session.timeout.ms)
//   --frozen=30    seconds for which a leader is stopped

import * as dns from "node:dns";
import * as net from "node:net";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import * as tls from "node:tls";
import { type BrokerClient, connectBroker, nodeDialer } from "../../../codec/driver/mod.ts";
import { CreateTopics } from "../../../codec/messages/create_topics.ts";
import { DescribeQuorum } from "../../../codec/messages/describe_quorum.ts";
import { Metadata } from "../../../codec/messages/metadata.ts";
import { Cluster } from "../../interop/broker.ts";
import { storedIn } from "../../interop/cluster/stored.ts";
import { headLine, linesOf, type Row, rowOf, type Times } from "./judge.ts";
import { producers } from "./producers.ts";
import type { Task } from "./write_on.ts";
import { Writer } from "./writer.ts";

const ROUNDS = given("rounds", 4);
const SESSION_MS = given("session", 9) * 1000;
const FROZEN_MS = given("frozen", 30) * 1000;
const WARM_MS = 3000;
const AFTERWARDS_MS = 15_000;
const NODES = [1, 2, 3];

function given(name: string, otherwise: number): number {
  const start = `--${name}=`;
  const argument = process.argv.find((text) => text.startsWith(start));
  return argument === undefined ? otherwise : Number(argument.slice(start.length));
}

const cluster = await Cluster.start({
  KAFKA_EXTRA: `min.insync.replicas=2\nbroker.session.timeout.ms=${SESSION_MS}`,
});
try {
  const rows = new Map<string, Row[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [title, row] of await freeze(round)) {
      rows.set(title, [...rows.get(title) ?? [], row]);
    }
  }
  console.log(`\nleaders stopped for ${FROZEN_MS} ms; a session lasts ${SESSION_MS} ms`);
  console.log(headLine());
  for (const [title, list] of rows) console.log(linesOf(title, list));
} finally {
  await cluster.stop();
}

/** Stops a leader and lets it go on, under all producers. */
async function freeze(round: number): Promise<[title: string, row: Row][]> {
  const [leader, witness] = await twoFollowers();
  const tasks = tasksOf(round, leader);
  const client = await connect(witness);
  await createTopics(client, tasks, leader);
  const writers = await Promise.all(tasks.map(Writer.start));
  await sleep(WARM_MS);
  const times = await stopped(leader, client, tasks);
  await sleep(AFTERWARDS_MS);
  const told = await Promise.all(writers.map((writer) => writer.end()));
  await client.close();
  const stored = await storedIn(cluster, tasks.map(({ target }) => target.topic));
  console.log(
    `round ${round + 1}: node ${leader} stopped; new leaders after ${times.electedMs} ms`,
  );
  return tasks.map((
    task,
    i,
  ) => [titleOf(task), rowOf(told[i]!, stored.get(task.target.topic)!, times)]);
}

/** Nodes that are not the active controller: its end would be another experiment. */
async function twoFollowers(): Promise<[number, number]> {
  const client = await connect(1);
  const topics = [{ topicName: "__cluster_metadata", partitions: [{ partitionIndex: 0 }] }];
  const quorum = await client.call(DescribeQuorum, { topics });
  await client.close();
  const controller = quorum.topics[0]!.partitions[0]!.leaderId;
  const [first, second] = NODES.filter((id) => id !== controller);
  return [first!, second!];
}

function connect(node: number): Promise<BrokerClient> {
  const address = { host: "127.0.0.1", port: cluster.ports[node - 1]! };
  return connectBroker(nodeDialer({ net, tls, dns }), address);
}

function tasksOf(round: number, leader: number): Task[] {
  const others = NODES.filter((id) => id !== leader);
  const order = round % 2 === 0 ? [leader, ...others] : [...others, leader];
  const brokers = order.map((id) => `127.0.0.1:${cluster.ports[id - 1]}`);
  return [true, false].flatMap((isIdempotent) =>
    Object.keys(producers).map((who, i) => {
      const topic = `round-${round}-${isIdempotent ? "idempotent" : "plain"}-${i}`;
      return { who, target: { brokers, topic, isIdempotent } };
    })
  );
}

function titleOf({ who, target }: Task): string {
  return `${who}, ${target.isIdempotent ? "idempotent" : "plain"}`;
}

/** Three partitions each; the leader of the first is given. */
async function createTopics(client: BrokerClient, tasks: readonly Task[], leader: number) {
  const others = NODES.filter((id) => id !== leader);
  const replicas = [[leader, ...others], [...others, leader], [others[1]!, leader, others[0]!]];
  const assignments = replicas.map((brokerIds, partitionIndex) => ({ partitionIndex, brokerIds }));
  const topics = tasks.map(({ target: { topic: name } }) => (
    { name, numPartitions: -1, replicationFactor: -1, assignments, configs: [] }
  ));
  await client.call(CreateTopics, { topics, timeoutMs: 30_000 });
  while ((await leadersOf(client, tasks)).some((id) => id !== leader)) await sleep(100);
  await sleep(1000); // the other brokers learn of them, too
}

async function leadersOf(client: BrokerClient, tasks: readonly Task[]): Promise<number[]> {
  const names = tasks.map(({ target }) => ({ name: target.topic }));
  const { topics } = await client.call(Metadata, { topics: names, allowAutoTopicCreation: false });
  return topics.map(({ partitions }) =>
    partitions.find(({ partitionIndex }) => partitionIndex === 0)?.leaderId ?? -1
  );
}

async function stopped(node: number, client: BrokerClient, tasks: readonly Task[]): Promise<Times> {
  const pid = cluster.pid(node);
  process.kill(pid, "SIGSTOP");
  const stoppedAt = now();
  try {
    while ((await leadersOf(client, tasks)).some((id) => id === node || id < 0)) await sleep(20);
    const electedMs = Math.round(now() - stoppedAt);
    await sleep(stoppedAt + FROZEN_MS - now());
    return { stoppedAt, continuedAt: now(), electedMs };
  } finally {
    process.kill(pid, "SIGCONT");
  }
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
