import type { PodConfidence } from "./effects.ts";

/** A node, as the cluster advertises it. */
export interface ClusterNode {
  /** Its id. */
  readonly nodeId: number;
  /** Its host. */
  readonly host: string;
  /** Its port. */
  readonly port: number;
  /** Null: none is told. */
  readonly rack: string | null;
  /** Null: none is known (KIP-1095). */
  readonly pod: string | null;
}

/** A partition, as metadata last told. */
export interface ClusterPartition {
  /** From 0. */
  readonly partition: number;
  /** A node id; -1: none. */
  readonly leaderId: number;
  /** -1 if the brokers do not tell. */
  readonly leaderEpoch: number;
  /** Node ids. */
  readonly replicas: readonly number[];
  /** Node ids. */
  readonly isr: readonly number[];
}

/** What a cluster knows at this moment. It is a copy for reading, and does not change. */
export interface ClusterView {
  /** Null: not known yet. */
  readonly clusterId: string | null;
  /** A node id; -1: none. In KRaft brokers name some live broker. */
  readonly controllerId: number;
  /** Grows with each table that is accepted; 0: none was. */
  readonly generation: number;
  /** By id. Empty until the first table. */
  readonly nodes: readonly ClusterNode[];
  /** By name, those that metadata was asked for and that exist. */
  readonly topics: readonly string[];
  /** The uuid of a topic, which newer versions of Produce and Fetch want; undefined if it is not known. */
  topicIdOf(topic: string): string | undefined;
  /** By number; empty for a topic that is not known. */
  partitionsOf(topic: string): readonly ClusterPartition[];
  /** Node ids by pod; those without one under null. */
  nodesByPod(): ReadonlyMap<string | null, readonly number[]>;
  /** The pod of a node, and how sure that is. */
  podOf(nodeId: number): { readonly pod: string | null; readonly confidence: PodConfidence };
  /** Partitions by the pod of their leader; those without pod or leader under null. */
  partitionsByPod(topic: string): ReadonlyMap<string | null, readonly number[]>;
  /** The pod of a leader; undefined: the leader is not known. */
  leaderInPod(topic: string, partition: number): string | null | undefined;
}
