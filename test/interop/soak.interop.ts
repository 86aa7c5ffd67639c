// reliability R-19: many calls and many connections, and nothing is left of them. SOAK_CALLS=200000 for the long run.

import * as dns from "node:dns";
import * as net from "node:net";
import * as tls from "node:tls";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { type BrokerClient, connectBroker, nodeDialer } from "../../codec/driver/mod.ts";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import { DescribeConfigs } from "../../codec/messages/describe_configs.ts";
import { Fetch } from "../../codec/messages/fetch.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { Produce } from "../../codec/messages/produce.ts";
import { encodePlainBatch, readBatches } from "../../codec/records/mod.ts";
import { Broker } from "./broker.ts";
import { createTopic } from "./driver/journey.ts";

const CALLS = Number(process.env.SOAK_CALLS ?? 10_000);
const CONNECTIONS = Math.min(CALLS / 20, 1_000);
const IN_FLIGHT = 5;
const SAMPLES = 25;
const WARM = 5; // samples
const TOPIC = "soaked";
/** Bytes that 1,000 calls may leave: those of the long run, where a sample says more. */
const MOST = CALLS >= 100_000 ? 1_024 : 64 * 1_024;

setFlagsFromString("--expose-gc");
const gc: () => void = runInNewContext("gc");
const broker = await Broker.start();
const dialer = nodeDialer({ net, tls, dns });

const atRest = socketsAndTimers();

function socketsAndTimers(): string[] {
  return process.getActiveResourcesInfo().filter((name) => /TCP|Timeout|TLS/.test(name));
}

function connect(): Promise<BrokerClient> {
  return connectBroker(dialer, { host: "127.0.0.1", port: broker.port });
}

describe("reliability R-19: a soak", () => {
  it(`${CALLS} calls: each is answered, and the heap does not grow`, async () => {
    const client = await connect();
    await createTopic(client, TOPIC);
    const heap: number[] = [];
    let answered = 0;
    for (let sample = 0; sample < SAMPLES; sample++) {
      answered += await traffic(client, CALLS / SAMPLES);
      gc();
      heap.push(process.memoryUsage().heapUsed);
    }
    await client.close();
    expect(answered).toBe(CALLS);
    const { slope, error } = trend(heap.slice(WARM));
    const [each, margin] = [slope, error].map((bytes) => bytes / (CALLS / SAMPLES) * 1_000);
    console.log(`heap: ${each!.toFixed(0)} ± ${(2 * margin!).toFixed(0)} bytes for 1,000 calls`);
    expect(each! - 2 * margin!).toBeLessThanOrEqual(MOST);
  });
  it(`${CONNECTIONS} connections, opened and closed: no timer, socket or client is left`, async () => {
    const clients: WeakRef<BrokerClient>[] = [];
    for (let i = 0; i < CONNECTIONS; i++) clients.push(await opened(i % 10 === 0));
    for (let i = 0; i < 10 && clients.some((client) => client.deref()); i++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      gc();
    }
    expect(clients.filter((client) => client.deref()).length).toBe(0);
    expect(socketsAndTimers()).toEqual(atRest);
  });
});

/** A client that has been opened, perhaps used, and closed. */
async function opened(isUsed: boolean): Promise<WeakRef<BrokerClient>> {
  const client = await connect();
  if (isUsed) await client.call(Metadata, { topics: [] });
  await client.close();
  return new WeakRef(client);
}

/** Calls of all kinds, some at once; gives how many were answered as they should. */
async function traffic(client: BrokerClient, calls: number): Promise<number> {
  let [asked, answered] = [0, 0];
  const caller = async () => {
    while (asked < calls) {
      const kind = asked++ % KINDS.length;
      if (await KINDS[kind]!(client)) answered++;
      else throw new Error(`Cannot accept the answer of kind ${kind}`);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, caller));
  return answered;
}

const records = encodePlainBatch({
  records: [{ timestamp: BigInt(Date.now()), value: new Uint8Array(100) }],
});

/** Each says whether the answer is what it should be. */
const KINDS: readonly ((client: BrokerClient) => Promise<boolean>)[] = [
  async (client) => (await client.call(Metadata, { topics: null })).brokers.length === 1,
  async (client) => {
    const software = { clientSoftwareName: "kafka-wire", clientSoftwareVersion: "0" };
    return (await client.call(ApiVersions, software)).errorCode === 0;
  },
  async (client) => {
    const resources = [{ resourceType: 4, resourceName: "1", configurationKeys: ["node.id"] }];
    const { results } = await client.call(DescribeConfigs, { resources });
    return results[0]!.configs.length === 1;
  },
  async (client) => {
    const topicData = [{ name: TOPIC, partitionData: [{ index: 0, records }] }];
    const request = { acks: -1, timeoutMs: 30_000, topicData };
    const { responses } = await client.call(Produce, request, { version: 12 });
    return [0, 3, 6].includes(responses[0]!.partitionResponses[0]!.errorCode); // a young topic
  },
  async (client) => {
    const partitions = [{ partition: 0, fetchOffset: 0n, partitionMaxBytes: 1_000 }];
    const request = { maxWaitMs: 0, minBytes: 0, topics: [{ topic: TOPIC, partitions }] };
    const { responses } = await client.call(Fetch, request, { version: 12 });
    return [...readBatches(responses[0]!.partitions[0]!.records)].length < 10;
  },
];

/** The line through values at 0, 1, 2 …, and the standard error of its slope. */
function trend(values: readonly number[]): { slope: number; error: number } {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((a, b) => a + b) / values.length;
  const width = values.reduce((sum, _, x) => sum + (x - middle) ** 2, 0);
  const slope = values.reduce((sum, y, x) => sum + (x - middle) * (y - mean), 0) / width;
  const rest = values.reduce((sum, y, x) => sum + (y - mean - slope * (x - middle)) ** 2, 0);
  return { slope, error: Math.sqrt(rest / (values.length - 2) / width) };
}

it("the broker stops", async () => {
  await broker.stop();
  await expect(connect()).rejects.toMatchObject({ reason: "CONNECT_REFUSED", phase: "tcp" });
});
