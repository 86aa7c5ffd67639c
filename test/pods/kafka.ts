// What Kafka 4.4.0 itself has placed, hashed and printed: see README.md.

import type { PodBroker } from "../../codec/pods/cluster.ts";
import { bytesOf } from "../kit/read_file.ts";

export interface KafkaPlacement {
  readonly kind: "placement";
  readonly seed: number;
  readonly brokers: readonly PodBroker[];
  readonly calls: readonly {
    readonly count: number;
    readonly replicationFactor: number;
    /** Absent where Kafka refused. */
    readonly replicas?: readonly (readonly number[])[];
  }[];
}

export interface KafkaHash {
  readonly kind: "murmur2";
  readonly hex: string;
  readonly hash: number;
  readonly positive: number;
}

export interface KafkaReassignment {
  readonly kind: "reassignment";
  readonly text: string;
}

type Line = KafkaPlacement | KafkaHash | KafkaReassignment;

/** The lines of a kind. */
export async function kafkaLines<K extends Line["kind"]>(
  kind: K,
): Promise<Extract<Line, { kind: K }>[]> {
  const packed = new Blob([await bytesOf("test/pods/kafka-4.4.jsonl.gz")]);
  const text = await new Response(
    packed.stream().pipeThrough(new DecompressionStream("gzip")),
  ).text();
  const lines: Line[] = text.trimEnd().split("\n").map((line) => JSON.parse(line));
  return lines.filter((line) => line.kind === kind) as Extract<Line, { kind: K }>[];
}
