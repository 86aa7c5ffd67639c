// What clients and a Kafka 4.4.0 cluster said to each other, to be said to a fake one.

import { type CaptureEvent, decodeCapture, type MessageEvent } from "../../codec/capture/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import type { FakeTopicInit } from "../../codec/testing/mod.ts";
import { bytesOf } from "../kit/read_file.ts";

/** A request of a recording, with its answer. */
export interface Exchange {
  /** Number of the transport. */
  readonly connection: number;
  /** Where the broker listens. */
  readonly port: number;
  readonly apiName: string;
  readonly apiVersion: number;
  readonly frame: Uint8Array;
  /** Decoded, if its version is known. */
  readonly request: object | undefined;
  readonly response: object | undefined;
  /** The frame of the answer; absent: there was none. */
  readonly answer: Uint8Array | undefined;
}

/** The exchanges of a recording, in the order of the requests. */
export async function exchangesIn(name: string): Promise<Exchange[]> {
  const bytes = new Blob([await bytesOf(`test/captures/broker-4.4/${name}`)]);
  const ports = new Map<number, number>();
  const answers = new Map<number | undefined, MessageEvent>();
  const requests: MessageEvent[] = [];
  const options = { redact: false, keepRaw: "always" } as const;
  for await (const event of decodeCapture(bytes, registry, options)) {
    if (event.kind === "connection" && event.server) ports.set(event.connection, event.server.port);
    if (!isFrame(event)) continue;
    if (event.direction === "request") requests.push(event);
    else answers.set(event.pairedWith, event);
  }
  return requests.map((event) => ({
    connection: event.connection,
    port: ports.get(event.connection) ?? 0,
    apiName: event.apiName ?? `${event.apiKey}`,
    apiVersion: event.version,
    frame: event.rawBytes!,
    request: event.message,
    response: answers.get(event.id)?.message,
    answer: answers.get(event.id)?.rawBytes,
  }));
}

/** Requests of unknown versions are not decoded, but have the rest. */
function isFrame(event: CaptureEvent): event is MessageEvent {
  const isOuter = (event.kind === "message" || event.kind === "undecodable") && !event.enclosedBy;
  return isOuter && event.rawBytes !== undefined;
}

interface ToldTopic {
  readonly errorCode: number;
  readonly name: string;
  readonly topicId: string;
  readonly isInternal: boolean;
  readonly partitions: readonly { readonly replicaNodes: readonly number[] }[];
}

const NO_ID = "AAAAAAAAAAAAAAAAAAAAAA";

/** The topics that Metadata told of, each as it was first. */
export function topicsIn(exchanges: readonly Exchange[]): Map<string, FakeTopicInit> {
  const topics = new Map<string, FakeTopicInit>();
  const told = exchanges.filter(({ apiName }) => apiName === "Metadata")
    .flatMap(({ response }) => (response as { topics?: ToldTopic[] } | undefined)?.topics ?? []);
  for (const { errorCode, name, topicId, isInternal, partitions } of told) {
    if (errorCode !== 0 || topics.has(name)) continue;
    const assignments = partitions.map(({ replicaNodes }) => replicaNodes);
    topics.set(name, { name, isInternal, assignments, ...topicId !== NO_ID && { topicId } });
  }
  return topics;
}
