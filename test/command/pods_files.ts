// Files that tell of a cluster with pods: metadata logs and captures.

import { registry } from "../../codec/messages/registry.ts";
import { encodeMetadataRecord } from "../../codec/records/metadata_log.ts";
import { builtIn, encodePlainBatch, readSegment } from "../../codec/records/mod.ts";
import { conversation, pcapFile, timeAt } from "../kit/capture_writer.ts";
import { bytesOf } from "../kit/read_file.ts";
import { request, response, stream } from "./streams.ts";

/** A metadata record: its type, its version, itself. */
export type LogRecord = readonly [type: number, version: number, data: object];

const ZERO = "AAAAAAAAAAAAAAAAAAAAAA";

/** A metadata log of these records. */
export function logOf(...records: readonly LogRecord[]): Uint8Array {
  return encodePlainBatch({
    records: records.map(([type, version, data]) => ({
      timestamp: 1_700_000_000_000n,
      value: encodeMetadataRecord(registry.record(type)!, data as never, version),
    })),
  });
}

/** A broker registers. */
export function registered(
  brokerId: number,
  pod: string | null,
  rack: string | null = null,
  fenced = false,
): LogRecord {
  const facts = { brokerId, pod, rack, fenced, brokerEpoch: BigInt(brokerId) };
  return [0, 1, { ...facts, incarnationId: ZERO, endPoints: [], features: [] }];
}

/** The id of a topic, out of a letter. */
export function topicId(letter: string): string {
  return `${letter.repeat(21)}A`;
}

/** A topic is created. */
export function topic(letter: string, name: string): LogRecord {
  return [2, 0, { name, topicId: topicId(letter) }];
}

/** A partition is created; the first replica leads. */
export function partition(letter: string, partitionId: number, ...replicas: number[]): LogRecord {
  const [leader] = replicas;
  const facts = { partitionId, topicId: topicId(letter), replicas, isr: replicas, leader };
  return [3, 0, {
    ...facts,
    removingReplicas: [],
    addingReplicas: [],
    leaderEpoch: 0,
    partitionEpoch: 0,
  }];
}

/** A partition changes. */
export function changed(letter: string, partitionId: number, facts: object): LogRecord {
  return [5, 0, { partitionId, topicId: topicId(letter), ...facts }];
}

/** A recorded metadata log whose brokers get these pods, which a 4.4 controller would not write. */
export async function recordedWithPods(
  name: string,
  pods: Readonly<Record<number, string>>,
): Promise<Uint8Array> {
  const log = await bytesOf(`test/captures/logs/${name}`);
  const records: LogRecord[] = [];
  const options = { registry, decompress: builtIn, topic: "__cluster_metadata" };
  for await (const event of readSegment(new Blob([log]), options)) {
    if (event.kind !== "record" || !event.metadata || !("data" in event.metadata)) continue;
    const { type, version, data } = event.metadata;
    const { brokerId } = data as { brokerId: number };
    records.push([type, version, type === 0 ? { ...data, pod: pods[brokerId] ?? null } : data]);
  }
  return logOf(...records);
}

/** An answer of a broker. */
export interface Answer {
  /** The last number of its address. */
  readonly server: number;
  readonly apiKey: 3 | 60;
  readonly version: number;
  readonly message: object;
}

/** A capture of these answers, one after the other, each on a connection of its own. */
export function captureOf(...answers: readonly Answer[]): Uint8Array {
  const packets = answers.flatMap(({ server, apiKey, version, message }, i) =>
    conversation({
      client: { address: "10.0.0.1", port: 40_000 + i },
      server: { address: `10.0.1.${server}`, port: 9092 },
      start: timeAt(i * 1_000_000),
      requests: [request(apiKey, version, i, apiKey === 3 ? { topics: null } : {})],
      responses: [response(apiKey, version, i, message)],
    })
  );
  return pcapFile(packets);
}

/** A capture of these answers on one connection. */
export function connectionOf(...answers: readonly Answer[]): Uint8Array {
  return pcapFile(conversation({
    requests: answers.map(({ apiKey, version }, i) =>
      request(apiKey, version, i, apiKey === 3 ? { topics: [] } : {})
    ),
    responses: answers.map(({ apiKey, version, message }, i) =>
      response(apiKey, version, i, message)
    ),
  }));
}

/** One direction of a connection. */
export function answersAlone(...answers: readonly Answer[]): Uint8Array {
  return stream(
    ...answers.map(({ apiKey, version, message }, i) => response(apiKey, version, i, message)),
  );
}

/** A node of an answer to Metadata. */
export function node(nodeId: number, pod: string | null, rack: string | null = null): object {
  return { nodeId, host: `b${nodeId}`, port: 9092, rack, pod };
}

/** A topic of an answer to Metadata: the replicas of each partition, the first of which leads. */
export function named(name: string, ...replicas: readonly number[][]): object {
  return {
    name,
    topicId: topicId("t"),
    partitions: replicas.map((replicaNodes, partitionIndex) => ({
      partitionIndex,
      leaderId: replicaNodes[0],
      replicaNodes,
      isrNodes: replicaNodes,
    })),
  };
}
