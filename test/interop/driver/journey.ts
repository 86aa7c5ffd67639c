// Making, filling, reading, changing and removing topics: what a client does to a broker.

import { expect } from "vitest";
import type { BrokerClient } from "../../../codec/driver/mod.ts";
import { CreateTopics } from "../../../codec/messages/create_topics.ts";
import { DeleteTopics } from "../../../codec/messages/delete_topics.ts";
import { DescribeConfigs } from "../../../codec/messages/describe_configs.ts";
import { Fetch } from "../../../codec/messages/fetch.ts";
import { IncrementalAlterConfigs } from "../../../codec/messages/incremental_alter_configs.ts";
import { Produce } from "../../../codec/messages/produce.ts";
import {
  type Codec,
  type Compress,
  compressors,
  encodeBatch,
  openBatch,
  readBatches,
} from "../../../codec/records/mod.ts";
import { ZERO_UUID } from "../../../codec/wire/mod.ts";
import { decompress } from "../../records/decompress.ts";
import { storedZstd } from "../stored_zstd.ts";

const CODECS = ["none", "gzip", "snappy", "lz4", "zstd"] as const;
const compress: { readonly [codec in Codec]: Compress } = { ...compressors, zstd: storedZstd };

/** What came back of what was sent, by codec: texts of the values. */
export type Travelled = Readonly<Record<string, readonly string[]>>;

/** Creates a topic a codec, produces to it and fetches back, changes a setting, deletes it. */
export async function journey(client: BrokerClient, prefix: string): Promise<Travelled> {
  const travelled: Record<string, readonly string[]> = {};
  for (const codec of CODECS) {
    const topic = `${prefix}-${codec}`;
    await createTopic(client, topic);
    const values = Array.from({ length: 20 }, (_, i) => `${codec} ${i} `.repeat(1 + i * i));
    const records = values.map((value, i) => ({ timestamp: BigInt(i), value: text.encode(value) }));
    await produce(client, topic, await encodeBatch({ codec, records }, { compress }));
    const fetched = await fetchValues(client, topic);
    expect(fetched).toEqual(values);
    travelled[codec] = fetched;
    await alter(client, topic);
    await deleteTopic(client, topic);
  }
  return travelled;
}

const text = new TextEncoder();
const TOPIC = 2;
const YOUNG = [3, 6]; // UNKNOWN_TOPIC_OR_PARTITION, NOT_LEADER_OR_FOLLOWER

export async function createTopic(
  client: BrokerClient,
  name: string,
  numPartitions = 1,
): Promise<void> {
  const topic = { name, numPartitions, replicationFactor: 1, assignments: [], configs: [] };
  const { topics } = await client.call(CreateTopics, { topics: [topic], timeoutMs: 30_000 });
  expect(topics.map(({ errorCode }) => errorCode)).toEqual([0]);
}

async function produce(client: BrokerClient, name: string, records: Uint8Array): Promise<void> {
  const topicData = [{ name, partitionData: [{ index: 0, records }] }];
  const request = { acks: -1, timeoutMs: 30_000, topicData };
  for (;;) {
    const { responses } = await client.call(Produce, request, { version: 12 }); // by name
    const answer = responses[0]!.partitionResponses[0]!;
    if (!YOUNG.includes(answer.errorCode)) {
      return expect(answer).toMatchObject({ errorCode: 0, baseOffset: 0n });
    }
    await aMoment(); // the broker learns of the topic a moment later
  }
}

async function fetchValues(client: BrokerClient, topic: string): Promise<string[]> {
  const partitions = [{ partition: 0, fetchOffset: 0n, partitionMaxBytes: 50_000_000 }];
  const request = { maxWaitMs: 1000, minBytes: 1, topics: [{ topic, partitions }] };
  const { responses } = await client.call(Fetch, request, { version: 12 });
  const { errorCode, records } = responses[0]!.partitions[0]!;
  expect(errorCode).toBe(0);
  const values: string[] = [];
  for (const batch of readBatches(records!)) {
    for (const { value } of await openBatch(batch, { decompress })) {
      values.push(new TextDecoder().decode(value!));
    }
  }
  return values;
}

function aMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

async function alter(client: BrokerClient, resourceName: string): Promise<void> {
  const configs = [{ name: "retention.ms", configOperation: 0, value: "3600000" }];
  const resources = [{ resourceType: TOPIC, resourceName, configs }];
  const altered = await client.call(IncrementalAlterConfigs, { resources, validateOnly: false });
  expect(altered.responses.map(({ errorCode }) => errorCode)).toEqual([0]);
  const asked = [{ resourceType: TOPIC, resourceName, configurationKeys: ["retention.ms"] }];
  for (;;) {
    const { results } = await client.call(DescribeConfigs, { resources: asked });
    if (results[0]!.configs[0]!.value === "3600000") return;
    await aMoment(); // the broker learns of it a moment later
  }
}

async function deleteTopic(client: BrokerClient, name: string): Promise<void> {
  const topics = [{ name, topicId: ZERO_UUID }];
  const { responses } = await client.call(DeleteTopics, { topics, timeoutMs: 30_000 });
  expect(responses.map(({ errorCode }) => errorCode)).toEqual([0]);
}
